//! Comments are English: what was found in them twice does not come back.

use crate::collection::files::ours;
use crate::collection::tree::{all_right, read};

/// `To pay gives x` has an infinitive for a subject, where English has `Paying gives x`.
const VERBS: [&str; 14] = [
    "gives", "leaves", "makes", "changes", "takes", "does", "is", "would", "means", "says", "keeps", "lowers", "needs",
    "leads",
];

/// What stands behind `to` where no verb does.
const NO_VERBS: [&str; 6] = ["the", "a", "an", "any", "each", "one"];

/// English has `of them` or `of the two`.
const OF_BOTH: [&str; 5] = ["neither of both", "any of both", "one of both", "either of both", "none of both"];

/// No comment of a Rust source has what is not English, where a search can tell.
pub fn are_english() -> Result<(), String> {
    let mut all = vec![];
    for path in ours()? {
        for (line, text) in paragraphs(&read(&path)?) {
            all.extend(found(&text).map(|words| format!("{path}:{line}: {:?} is not English", words.trim())));
        }
    }
    all_right(&all)
}

/// The comments, each paragraph and each item of a list in one line, with the number of its first line.
fn paragraphs(source: &str) -> Vec<(usize, String)> {
    let mut paragraphs: Vec<(usize, String)> = vec![];
    let mut is_open = false;
    for (number, line) in (1..).zip(source.lines()) {
        let comment = line.trim_start().strip_prefix("//").map(|text| text.trim_start_matches(['/', '!']).trim());
        let text = comment.unwrap_or_default();
        match paragraphs.last_mut().filter(|_| is_open && !text.starts_with("- ")) {
            Some((_, paragraph)) if !text.is_empty() => *paragraph += &format!(" {text}"),
            _ if !text.is_empty() => paragraphs.push((number, text.trim_start_matches("- ").to_owned())),
            _ => {}
        }
        is_open = !text.is_empty();
    }
    paragraphs
}

/// What is not English in a paragraph.
fn found(text: &str) -> Option<&str> {
    let is_infinitive = |sentence: &&str| {
        let Some(words) = sentence.trim_start_matches(['(', '*', ' ']).strip_prefix("To ") else { return false };
        // Up to a comma: what stands behind it has a subject of its own.
        let clause = words.split([',', ':', ';']).next().unwrap_or_default();
        clause.split(' ').skip(1).any(|word| VERBS.contains(&word.trim_matches(['.', ')'])))
    };
    // The same behind `and`; `and to the left it takes` begins with no verb.
    let is_joined = |clause: &&str| {
        let Some(words) = clause.trim_start().strip_prefix("and to ") else { return false };
        let mut words = words.split(' ');
        words.next().is_some_and(|word| !NO_VERBS.contains(&word)) && words.any(|word| VERBS.contains(&word))
    };
    let of_both = OF_BOTH.iter().copied().find(|words| text.to_lowercase().contains(words));
    let sentence = || text.split_inclusive(['.', ':', ';']).find(is_infinitive);
    let clause = || text.split([',', '.', ':', ';']).find(is_joined);
    of_both.or_else(sentence).or_else(clause)
}

/// What the search finds, and what it lets pass.
pub fn are_told_apart() -> Result<(), String> {
    let bad = [
        "To pay gives x.",
        "It ends. To take y leaves z.",
        "Neither of both is g.",
        "a: (To wait is safe.)",
        "It ends, and to pay gives x.",
    ];
    let good = [
        "Paying gives x.",
        "To know who wins, no value is needed.",
        "To see this, play.",
        "Neither of them is g.",
        "It goes to b, and to the next one is one step.",
    ];
    match (bad.iter().find(|text| found(text).is_none()), good.iter().find(|text| found(text).is_some())) {
        (None, None) => Ok(()),
        (missed, wrong) => Err(format!("{missed:?} passes, {wrong:?} is found")),
    }
}
