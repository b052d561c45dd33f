//! Rules as people type them, in English and in Chinese: each means what its line says, or is refused.

use explore::{Asked, Question, Rule};

/// So far the moves are compared.
const HEAPS: usize = 40;

/// What is said to a phrase that is no rule.
fn refusal(phrase: &str) -> Option<String> {
    match phrase.parse::<Question>() {
        Err(error) => Some(error.to_string()),
        Ok(Question { name: Some(name), asked: Asked::Name }) => Some(name.to_string()),
        Ok(_) => None,
    }
}

/// The moves of each heap, or of each pair, each once, and whether the last one loses.
fn moves(rule: &Rule) -> (Vec<Vec<Vec<usize>>>, bool) {
    let sorted = |mut options: Vec<Vec<usize>>, is_pair: bool| {
        if !is_pair {
            for left in &mut options {
                left.retain(|&heap| heap > 0);
                left.sort_unstable();
            }
        }
        options.sort();
        options.dedup();
        options
    };
    let heaps = (0..=HEAPS).map(|n| sorted(rule.options(n), false));
    let pairs = (0..=HEAPS).flat_map(|a| {
        let pairs = (0..=HEAPS / 2).map(move |b| rule.pair_options(a, b));
        pairs.map(|pairs| sorted(pairs.into_iter().map(|(a, b)| vec![a, b]).collect(), true))
    });
    (heaps.chain(pairs).collect(), rule.is_misere)
}

fn wrong(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    let mut wrong = vec![];
    let mut count = 0;
    for line in lines {
        let (phrase, meant) = line.split_once("  =>  ").unwrap_or_else(|| panic!("no arrow: {line}"));
        count += 1;
        if let Some(words) = meant.strip_prefix("refused: ") {
            match refusal(phrase) {
                Some(refusal) if refusal.to_lowercase().contains(&words.to_lowercase()) => {}
                other => wrong.push(format!("{line}\n    {other:?}")),
            }
            continue;
        }
        let expected = match meant.parse::<Rule>() {
            Ok(expected) => expected,
            Err(error) => {
                wrong.push(format!("{line}\n    {error}"));
                continue;
            }
        };
        match phrase.parse::<Rule>() {
            Ok(rule) if moves(&rule) == moves(&expected) => {}
            Ok(rule) => wrong.push(format!("{line}\n    {rule}")),
            Err(error) => wrong.push(format!("{line}\n    {error}")),
        }
    }
    assert!(count >= 50, "only {count} lines");
    wrong
}

#[test]
fn english_phrases_mean_what_they_say() {
    let wrong = wrong(include_str!("phrasings/en.txt"));
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn chinese_phrases_mean_what_they_say() {
    let wrong = wrong(include_str!("phrasings/zh.txt"));
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}
