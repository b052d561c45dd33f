//! The programs.

use std::fs;
use std::path::{Path, PathBuf};

use crate::header::Header;
use crate::judge::{ANY, Judge, judge_linked, judges};
use crate::{Refused, read};

/// A program.
#[derive(Debug)]
pub struct Program {
    /// The name of its file, without `.rs`.
    pub slug: String,
    /// Its file.
    pub path: PathBuf,
    /// What it says of itself.
    pub header: Header,
    /// What stands below its header.
    pub code: String,
}

impl Program {
    /// The program in that file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read(path: PathBuf) -> Result<Self, Refused> {
        let text = read(&path)?;
        let slug = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let code = text.lines().skip_while(|line| line.starts_with("//!")).collect::<Vec<_>>().join("\n");
        Ok(Self { slug, header: Header::of(&text), path, code: code.trim().to_owned() })
    }

    /// The program with this slug of the crate in the directory `root`, if it is there.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn of(root: &Path, slug: &str) -> Result<Option<Self>, Refused> {
        let path = root.join(format!("src/bin/{slug}.rs"));
        path.is_file().then(|| Self::read(path)).transpose()
    }

    /// Whether it belongs to the collection: it begins with a title. One without is somebody's own, and nothing is
    /// asked of it.
    pub fn is_of_collection(&self) -> bool {
        self.header.lines().first().is_some_and(|line| line.starts_with("# "))
    }

    /// The judge that its header links, else that its slug belongs to, else [`ANY`].
    pub fn judge(&self) -> &'static Judge {
        let linked = self.header.link().and_then(judge_linked);
        let of_slug = || judges().find(|judge| judge.has_slug(&self.slug));
        linked.or_else(of_slug).unwrap_or(ANY)
    }
}

/// The programs of the crate in the directory `root`, by their slugs.
///
/// # Errors
/// If `src/bin` or a file there cannot be read.
pub fn programs(root: &Path) -> Result<Vec<Program>, Refused> {
    let directory = root.join("src/bin");
    let refused = |error| Refused { path: directory.clone(), error };
    let mut programs = vec![];
    for entry in fs::read_dir(&directory).map_err(refused)? {
        let path = entry.map_err(refused)?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            programs.push(Program::read(path)?);
        }
    }
    programs.sort_by(|a, b| a.slug.cmp(&b.slug));
    Ok(programs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judges_by_link_and_by_slug() {
        let judge = |slug: &str, link: &str| {
            let header = if link.is_empty() { String::new() } else { format!("//! # T\n//!\n//! - Judge: <{link}>\n") };
            let (slug, path, header) = (slug.to_owned(), PathBuf::new(), Header::of(&header));
            Program { slug, path, header, code: String::new() }.judge().name
        };
        for (slug, expected) in [
            ("abc398g", "atcoder"),
            ("arc134e", "atcoder"),
            ("cf2062e2", "codeforces"),
            ("p2599", "luogu"),
            ("lc_nim_product", "library_checker"),
            ("cses_stair_game", "cses"),
            ("hdu3595", "hdu"),
            ("uoj51", "uoj"),
            ("timus1180", "timus"),
            ("gym101908b", "gym"),
            ("hackerrank_simple_game", "hackerrank"),
            ("spoj_matgame", "spoj"),
            ("mine", "any"),
            ("poset_game", "any"),
            ("arcs", "any"),
        ] {
            assert_eq!(judge(slug, ""), expected, "{slug}");
        }
        for (link, expected) in [
            ("https://www.luogu.com.cn/problem/P2197", "luogu"),
            ("https://codeforces.com/gym/103119/problem/G", "gym"),
            ("https://dmoj.ca/problem/coci17c5p6", "dmoj"),
            ("https://ac.nowcoder.com/acm/contest/11166/A", "nowcoder"),
            ("http://poj.org/problem?id=1704", "poj"),
            ("https://ipsc.ksp.sk/2003/real/problems/g.html", "any"),
            ("https://notcses.fi/1", "any"),
        ] {
            assert_eq!(judge("nim", link), expected, "{link}");
        }
    }
}
