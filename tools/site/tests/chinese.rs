//! The Chinese rule and claim of every program say what its header says: the same numbers and the same names.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Names that Chinese has words for, and words of English that begin with a capital.
const WORDS: [&str; 15] = [
    "White",
    "Black",
    "Queen",
    "King",
    "Easy",
    "Hard",
    "Version",
    "Left",
    "Right",
    "Red",
    "Blue",
    "XOR",
    "English",
    "Fibonacci",
    "Luogu",
];

/// Names that Chinese readers know, whether the header has them or not.
const KNOWN: [&str; 6] = ["Nim", "Sprague", "Grundy", "XOR", "Dijkstra", "Boss"];

/// What is no number of a game: the base of a power that is written with raised digits, 01 for zeros and ones, and the
/// width of an integer.
const NO_NUMBERS: [&str; 3] = ["10", "01", "64"];

#[test]
fn every_program_is_said_in_chinese_with_the_same_numbers_and_names() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("this is tools/site");
    let programs = fs::read_dir(root.join("src/bin")).expect("programs");
    let mut slugs: Vec<String> =
        programs.filter_map(|file| Some(file.ok()?.path().file_stem()?.to_str()?.to_owned())).collect();
    slugs.sort();
    let mut wrong = vec![];
    for slug in &slugs {
        let source = fs::read_to_string(root.join(format!("src/bin/{slug}.rs"))).expect("a program");
        match fs::read_to_string(root.join(format!("docs/zh/{slug}.md"))) {
            Ok(chinese) => wrong.extend(compare(&source, &chinese).map(|error| format!("{slug}: {error}"))),
            Err(_) => wrong.push(format!("{slug}: docs/zh/{slug}.md is missing")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(slugs.len() >= 172);
}

/// What one of the two says and the other does not.
fn compare(source: &str, chinese: &str) -> Option<String> {
    let header: Vec<&str> = source.lines().take_while(|line| line.starts_with("//!")).collect();
    let header: Vec<&str> = header.iter().map(|line| line.trim_start_matches("//!").trim()).collect();
    let section = |name: &str| {
        let inside = header.iter().skip_while(|line| **line != format!("## {name}")).skip(1);
        inside.take_while(|line| !line.starts_with("## ")).copied().collect::<Vec<_>>().join(" ")
    };
    let (rule, claim, all) = (section("Rule"), section("Claim"), header.join(" "));
    let [ours, claimed, known] = [chinese, &claim, &all].map(numbers);
    let added: Vec<_> = ours.difference(&known).collect();
    let lost: Vec<_> = claimed.difference(&ours).collect();
    let missing: Vec<&str> = names(&rule).into_iter().filter(|name| !chinese.contains(name)).collect();
    let foreign: Vec<&str> = latin(chinese).into_iter().filter(|word| !all.contains(word)).collect();
    for section in ["## 规则", "## 结论"] {
        if !chinese.contains(section) {
            return Some(format!("no {section}"));
        }
    }
    match (&added[..], &lost[..], &missing[..], &foreign[..]) {
        ([], [], [], []) => None,
        _ => {
            Some(format!("numbers of its own {added:?}, lost {lost:?}; names lost {missing:?}, of its own {foreign:?}"))
        }
    }
}

/// The numbers of two or more digits.
fn numbers(text: &str) -> BTreeSet<&str> {
    let parts = text.split(|letter: char| !letter.is_ascii_digit());
    parts.filter(|digits| digits.len() > 1 && !NO_NUMBERS.contains(digits)).collect()
}

/// The names of a text: words with a capital that begin no sentence.
fn names(text: &str) -> Vec<&str> {
    let words: Vec<&str> = text.split(' ').collect();
    let inner =
        words.windows(2).filter(|pair| pair[0].ends_with(|last: char| last.is_ascii_lowercase() || last == ','));
    let named =
        inner.map(|pair| pair[1].split(|letter: char| !letter.is_ascii_alphabetic()).next().unwrap_or_default());
    named.filter(|name| name.len() > 2 && starts_large(name) && !WORDS.contains(name)).collect()
}

/// The words of Latin letters with a capital, of a Chinese text.
fn latin(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphabetic());
    words.filter(|word| word.len() > 2 && starts_large(word) && !KNOWN.contains(word)).collect()
}

fn starts_large(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_uppercase())
        && word[1..].chars().all(|next| next.is_ascii_lowercase())
}

#[test]
fn what_differs_is_found() {
    let source =
        "//! ## Rule\n//! In turn, Alice first, take up to 12 of n.\n//!\n//! ## Claim\n//! Bob wins iff n < 99.\n";
    let right = "## 规则\nAlice 先手，至多取 12 个。\n## 结论\nn < 99 时 Bob 胜。";
    assert_eq!(compare(source, right), None);
    for (from, to) in [("99", "98"), ("12", "13"), ("Alice", "小明"), ("Bob", "Carol"), ("## 结论", "")] {
        assert!(compare(source, &right.replace(from, to)).is_some(), "{from}");
    }
}
