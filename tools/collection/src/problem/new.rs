//! The files of a new problem, as far as they are the same for all: each holds what compiles, and says nothing yet. So
//! its tests are red until it does.

use std::fs;
use std::path::Path;

/// The evidence, with a game on heaps whose moves are missing.
const EVIDENCE: &str = include_str!("../../../../tests/evidence/src/skeleton.rs");

/// The program, with a header in which everything has its place.
const PROGRAM: &str = r#"//! # NAME — what the game is
//!
//! - Judge: <https://>
//! - 中文:
//! - Family: [parity](super#parity)
//! - Theorem:
//! - Finder:
//! - Course:
//!
//! ## Rule
//!
//! ## Claim
//!
//! ## Why
//!
//! ## Cost

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 1000>, heaps: [In<1, 1_000_000_000, u32>; n] }
        out.either(first_player_wins(&heaps), ["First", "Second"]);
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    panic!("the claim for {heaps:?} is not written yet")
}
"#;

/// What the header says, in Chinese.
const CHINESE: &str =
    "# \n\n- 定理：\n- 查找：\n- 教程：\n\n## 规则\n\n## 结论\n\n## 证明\n\n## 复杂度\n\n## 常见错误\n\n## 检验\n";

/// The files of a problem with this name, by their paths from the root.
pub fn files(slug: &str) -> [(String, String); 5] {
    [
        (format!("testdata/{slug}/sample-1.in"), String::new()),
        (format!("testdata/{slug}/sample-1.out"), String::new()),
        (format!("tests/evidence/examples/{slug}.rs"), EVIDENCE.replace("\"slug\"", &format!("{slug:?}"))),
        (format!("src/bin/{slug}.rs"), PROGRAM.replace("NAME", &slug.to_uppercase())),
        (format!("docs/zh/{slug}.md"), CHINESE.to_owned()),
    ]
}

/// Makes these files, and gives their paths.
///
/// # Errors
/// If this can be no name of a problem, or one of the files is there or cannot be written; then none is changed.
pub fn make(root: &Path, slug: &str) -> Result<Vec<String>, String> {
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if !slug.starts_with(|c: char| c.is_ascii_lowercase()) || !slug.chars().all(is_name) {
        return Err(format!(
            "{slug:?} is not a name, which has small letters, digits and `_`, and begins with a letter"
        ));
    }
    if is_device(slug) {
        return Err(format!("{slug} is a device of Windows, where no file can be called so"));
    }
    let files = files(slug);
    if let Some((path, _)) = files.iter().find(|(path, _)| root.join(path).exists()) {
        return Err(format!("{path} already exists"));
    }
    for (path, text) in &files {
        let file = root.join(path);
        let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
        folder.and_then(|()| fs::write(&file, text)).map_err(|error| format!("{path}: {error}"))?;
    }
    Ok(files.map(|(path, _)| path).into())
}

/// Whether this is the name of a device of Windows, whatever stands behind a dot.
fn is_device(name: &str) -> bool {
    let is_numbered = |name: &str| matches!(name.as_bytes(), [.., b'0'..=b'9']) && name.len() == 4;
    ["con", "nul", "aux", "prn"].contains(&name)
        || is_numbered(name) && ["com", "lpt"].iter().any(|kind| name.starts_with(kind))
}

#[cfg(test)]
mod tests {
    use entry::Header;

    use super::*;

    #[test]
    fn a_new_header_has_a_place_for_everything_and_nothing_in_it() {
        let [.., (_, program), _] = files("p9999");
        let fault = |text: &str| Header::of(text).check().map_err(|fault| fault.to_string());
        assert_eq!(fault(&program), Err("line 4: nothing follows 中文".to_owned()));
        let items = [("中文", "石子"), ("Theorem", "none"), ("Finder", "heaps › any number"), ("Course", "2: Nim")];
        let fill =
            |text: String, (key, fact): (&str, &str)| text.replace(&format!("{key}:"), &format!("{key}: {fact}"));
        let filled = items.into_iter().fold(program.clone(), fill);
        let filled = ["Rule", "Claim", "Why", "Cost"]
            .iter()
            .fold(filled, |text, name| text.replace(&format!("## {name}\n"), &format!("## {name}\n//! O(1)\n")));
        assert_eq!(fault(&filled), Ok(()));
    }

    #[test]
    fn nothing_is_overwritten() {
        let error = |slug| make(entry::root(), slug).expect_err("a problem that is there");
        assert_eq!(error("p2599"), "testdata/p2599/sample-1.in already exists");
        assert!(error("P9999").starts_with("\"P9999\" is not a name"));
        assert!(error("../p9999").ends_with("begins with a letter"));
        assert_eq!(error("aux"), "aux is a device of Windows, where no file can be called so");
    }

    #[test]
    fn devices_are_told_from_problems() {
        assert!(["con", "nul", "aux", "prn", "com1", "lpt9"].iter().all(|name| is_device(name)));
        assert!(["cone", "com", "com10", "lpt_1", "p2599", "com_"].iter().all(|name| !is_device(name)));
    }
}
