//! What a Chinese page shows of laws and refusals is Chinese.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use explore::{Answer, Budget, Conclusion, Found, NOTATIONS, Question, Rule, error_json, names};
use serde_json::Value;

use crate::words::TABLE;

const BUDGET: Budget = Budget { seconds: 60, options: 2_000_000, comparisons: 0, memory: 1 << 28 };

const PHRASES: [&str; 2] = [include_str!("../phrasings/en.txt"), include_str!("../phrasings/zh.txt")];

/// The words of formulas, the names of games and of people, and a unit.
const KEPT: [&str; 16] = [
    "mod",
    "XOR",
    "OR",
    "AND",
    "min",
    "max",
    "gcd",
    "Nim",
    "Kayles",
    "Guiles",
    "Officers",
    "Grundy",
    "OEIS",
    "Zeckendorf",
    "Tiny",
    "MiB",
];

fn has_chinese(text: &str) -> bool {
    text.chars().any(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter))
}

/// The English words of a text: not those in quotation marks, which may be typed, nor names and formulas.
fn english(text: &str) -> Vec<String> {
    let outside: String = text.split('“').map(|part| part.rsplit('”').next().unwrap_or_default()).collect();
    let words = outside.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '_'));
    let is_word = |word: &&str| word.chars().filter(char::is_ascii_alphabetic).count() > 1;
    let is_program = |word: &str| Path::new(&format!("../../src/bin/{word}.rs")).exists();
    words.filter(is_word).filter(|word| !KEPT.contains(word) && !is_program(word)).map(str::to_owned).collect()
}

#[track_caller]
fn assert_chinese(text: &str, said: &str) {
    assert!(has_chinese(text), "{said}: {text}");
    assert_eq!(english(text), Vec::<String>::new(), "{said}: {text}");
}

/// That a conclusion is worded in Chinese, and with the numbers that the English has.
#[track_caller]
pub(crate) fn assert_conclusion(conclusion: &Conclusion) {
    let said = conclusion.to_string();
    let Some(law) = conclusion.law.chinese() else { panic!("{said}") };
    let ground = conclusion.ground.chinese();
    assert_chinese(&ground, &said);
    assert_eq!(english(&law), Vec::<String>::new(), "{said}: {law}");
    let numbers = |text: &str| -> BTreeSet<String> {
        let numbers = text.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty());
        numbers.map(str::to_owned).collect()
    };
    // What is said in a word in one of the languages may be a number in the other.
    let all = |mut numbers: BTreeSet<String>| {
        for small in ["0", "1", "2"] {
            numbers.remove(small);
        }
        numbers
    };
    assert_eq!(all(numbers(&law)), all(numbers(&conclusion.law.to_string())), "{said}: {law}");
    assert_eq!(all(numbers(&ground)), all(numbers(&conclusion.ground.to_string())), "{said}: {ground}");
}

fn conclusions(answer: &Answer) -> &[Conclusion] {
    match &answer.found {
        Found::Heaps(report) => &report.conclusions,
        Found::Pairs(report) => &report.conclusions,
    }
}

/// Each line of the phrases: what is typed, and what it means.
fn phrases() -> impl Iterator<Item = (&'static str, &'static str)> {
    PHRASES
        .iter()
        .flat_map(|text| text.lines())
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once("  =>  "))
}

#[test]
fn laws_are_worded_in_chinese() {
    let words = NOTATIONS.iter().map(|(words, _)| *words).chain(TABLE.iter().map(|(words, ..)| *words));
    let words = words.chain(names().iter().filter_map(|name| name.rule));
    let words = words.chain(phrases().map(|(_, meant)| meant));
    let rules: BTreeMap<String, Rule> =
        words.filter_map(|words| words.parse::<Rule>().ok()).map(|rule| (rule.to_string(), rule)).collect();
    assert!(rules.len() > 100, "only {} rules", rules.len());
    let mut laws = BTreeSet::new();
    for (words, rule) in &rules {
        let answer = rule.answer(Some(60), BUDGET);
        let json = answer.json();
        let shown = json["conclusions"].as_array().unwrap_or_else(|| panic!("{words}"));
        assert_eq!(shown.len(), conclusions(&answer).len(), "{words}");
        for (conclusion, shown) in conclusions(&answer).iter().zip(shown) {
            assert_conclusion(conclusion);
            assert_eq!(shown["zh"]["law"].as_str(), conclusion.law.chinese().as_deref(), "{words}");
            assert_eq!(shown["zh"]["ground"].as_str(), Some(&*conclusion.ground.chinese()), "{words}");
            laws.insert(conclusion.law.chinese());
            for cell in shown["zh"]["rows"].as_array().into_iter().flatten().flat_map(|row| row.as_array()).flatten() {
                assert_eq!(english(cell.as_str().unwrap_or_default()), Vec::<String>::new(), "{words}");
            }
        }
        for key in ["known", "stop"] {
            if let Value::Object(said) = &json[key] {
                assert_chinese(said["zh"].as_str().unwrap_or_default(), words);
            }
        }
    }
    assert!(laws.len() > 50, "only {} laws", laws.len());
}

#[test]
fn refusals_are_worded_in_chinese() {
    let more = [
        "",
        "take",
        "take 1,2 and melt",
        "take 1 leave 7",
        "take 0",
        "take powers of 1",
        "take 1; misere; normal",
        "take any; misere; split",
        "two heaps: take 1 from all",
        "0.G",
        "nim 3 or 4",
        "kayles on",
        "wythoff 3",
        "leave n/1",
        "split into 1",
        "take between 3 and 2",
        "two heaps: take any from one; give 1",
        "dawson",
    ];
    let phrases = phrases().filter(|(_, meant)| meant.starts_with("refused: ")).map(|(phrase, _)| phrase);
    let mut expected = BTreeSet::new();
    for words in more.into_iter().chain(phrases) {
        let Err(error) = words.parse::<Question>() else { continue };
        let json = error_json(&error);
        assert_eq!(json["error"]["expected"]["en"].as_str(), Some(error.expected[0]), "{words}");
        assert_chinese(json["error"]["expected"]["zh"].as_str().unwrap_or_default(), words);
        expected.insert(error.expected[0]);
    }
    assert!(expected.len() > 20, "only {} kinds of refusals", expected.len());
}

#[test]
fn a_law_is_told_in_chinese() {
    for (words, law, ground) in [
        ("take 1..3", "g(n) = n mod 4", "证明见 cses_nim_game_2、hdu1846"),
        ("take 1,2 and split", "周期 12，从 n = 71 起", "由 "),
        ("two heaps: take any from one", "g(a, b) = a XOR b", "证明见 nim、p1247"),
        ("take proper divisors", "g(n) = n 的二进制末尾 0 的个数，从 n = 1 起", "n 末尾 0 的个数记为 z"),
    ] {
        let answer = words.parse::<Rule>().expect(words).answer(None, BUDGET);
        let first = &conclusions(&answer)[0];
        assert_eq!(first.law.chinese().as_deref(), Some(law), "{words}");
        assert!(first.ground.chinese().starts_with(ground), "{words}: {}", first.ground.chinese());
    }
}
