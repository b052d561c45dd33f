//! What judges grant beside time and memory, and what they forgive, by their pages and by what contestants know of
//! them.

use std::fs;

use crate::paths::root;

/// What is known of a judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judge {
    /// Its name; none where the problem has no judge, or one that is not listed here.
    pub name: Option<&'static str>,
    /// The stack of a program in MiB; where nothing is known, it is as much as the memory.
    pub stack: Option<u64>,
    /// Whether outputs are compared word by word, so that other blanks and line ends do no harm.
    pub is_by_words: bool,
    /// Whether words like `Yes` may mostly be written in any capitals.
    pub is_any_case: bool,
    /// How many times its memory and time a program of Java gets.
    pub java: u32,
}

const USUAL: Judge = Judge { name: None, stack: None, is_by_words: false, is_any_case: false, java: 1 };

/// The hosts of judges, and what is known of them.
const JUDGES: [(&str, Judge); 11] = [
    (
        "codeforces.com",
        Judge { name: Some("Codeforces"), stack: Some(256), is_by_words: true, is_any_case: true, ..USUAL },
    ),
    ("atcoder.jp", Judge { name: Some("AtCoder"), stack: Some(1024), is_by_words: true, ..USUAL }),
    ("cses.fi", Judge { name: Some("CSES"), is_by_words: true, ..USUAL }),
    ("judge.yosupo.jp", Judge { name: Some("Library Checker"), is_by_words: true, ..USUAL }),
    ("open.kattis.com", Judge { name: Some("Kattis"), is_by_words: true, ..USUAL }),
    ("www.luogu.com.cn", Judge { name: Some("Luogu"), ..USUAL }),
    ("loj.ac", Judge { name: Some("LibreOJ"), ..USUAL }),
    ("uoj.ac", Judge { name: Some("UOJ"), ..USUAL }),
    ("acm.hdu.edu.cn", Judge { name: Some("HDU"), java: 2, ..USUAL }),
    ("poj.org", Judge { name: Some("POJ"), java: 2, ..USUAL }),
    ("ac.nowcoder.com", Judge { name: Some("Nowcoder"), java: 2, ..USUAL }),
];

impl Judge {
    /// The judge that the header of a program names.
    pub fn of(slug: &str) -> Self {
        let source = fs::read_to_string(root().join(format!("src/bin/{slug}.rs"))).unwrap_or_default();
        let link = source.lines().find_map(|line| line.strip_prefix("//! - Judge: <")?.split_once("://"));
        let host = link.map_or("", |(_, link)| link.split('/').next().unwrap_or_default());
        JUDGES.iter().find(|(of, _)| *of == host).map_or(USUAL, |(_, judge)| *judge)
    }

    /// The judge of this name, in any capitals and without its blanks: `librarychecker`.
    ///
    /// # Errors
    /// Lists the names, if it is none of them.
    pub fn named(name: &str) -> Result<Self, String> {
        let plain = |name: &str| name.to_lowercase().replace([' ', '_', '-'], "");
        let mut judges = JUDGES.iter().map(|(_, judge)| *judge);
        judges.find(|judge| judge.name.is_some_and(|of| plain(of) == plain(name))).ok_or_else(|| {
            let names: Vec<String> = JUDGES.iter().filter_map(|(_, judge)| judge.name.map(plain)).collect();
            format!("nothing is known of a judge {name:?}, but of {}", names.join(", "))
        })
    }

    /// Its name, or other words for it.
    pub fn called(&self) -> &'static str {
        self.name.unwrap_or("the judge")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_names_the_judge() {
        assert_eq!(Judge::of("p2599").name, Some("Luogu"));
        assert_eq!(Judge::of("cf1147f").stack, Some(256));
        assert_eq!(Judge::of("no-program").name, None);
    }

    #[test]
    fn a_judge_is_called_in_any_capitals() {
        assert_eq!(Judge::named("codeforces").map(|judge| judge.stack), Ok(Some(256)));
        assert_eq!(Judge::named("library_checker").map(|judge| judge.name), Ok(Some("Library Checker")));
        let error = Judge::named("timus").expect_err("no judge that is known");
        assert!(error.starts_with("nothing is known of a judge \"timus\", but of codeforces, atcoder,"), "{error}");
    }
}
