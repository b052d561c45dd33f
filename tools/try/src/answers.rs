//! How often each answer came on a problem of one's own: a game that is nearly always won tests little.

use itertools::Itertools;
use serde_json::{Value, json};

use crate::beyond::greatest;

/// More different answers are no verdicts, and of numbers so many.
const KINDS: usize = 8;
const NUMBERS: usize = 3;

/// A longer word is no verdict.
const LETTERS: usize = 20;

/// How often each answer came.
#[derive(Default)]
pub struct Answers {
    kinds: Vec<Kind>,
    /// Whether there are more than can be counted.
    are_many: bool,
}

struct Kind {
    word: String,
    /// How often it came, and how often of these where numbers are large.
    count: [usize; 2],
}

/// The answer to each of so many tests: a line each, or, to a single one, all of it. Nothing where it cannot be told
/// which belongs to which. Only the first word counts: others may say how to win.
pub fn words(tests: usize, output: &str) -> Option<Vec<&str>> {
    match tests {
        1 => Some(vec![first(output)?]),
        _ => Some(output.lines().filter_map(first).collect_vec()).filter(|words| words.len() == tests),
    }
}

fn first(text: &str) -> Option<&str> {
    text.split_whitespace().next()
}

impl Answers {
    /// Counts the answers to tests, each given as a text of its own.
    pub fn count(&mut self, tests: &[String], output: &str, small: u128) {
        for (word, test) in words(tests.len(), output).into_iter().flatten().zip(tests) {
            self.add(word, greatest(test) > small);
        }
    }

    fn add(&mut self, word: &str, is_large: bool) {
        if self.are_many {
            return;
        }
        let place = self.kinds.iter().position(|kind| kind.word == word).unwrap_or_else(|| {
            self.kinds.push(Kind { word: word.to_owned(), count: [0; 2] });
            self.kinds.len() - 1
        });
        let are_numbers = self.kinds.iter().all(|kind| kind.word.parse::<f64>().is_ok());
        self.are_many = self.kinds.len() > if are_numbers { NUMBERS } else { KINDS } || word.len() > LETTERS;
        let [all, large] = &mut self.kinds[place].count;
        (*all, *large) = (*all + 1, *large + usize::from(is_large));
    }

    /// The answers, the rarest first, where numbers are large; none where they are all the same or too many.
    pub fn rarest(&self) -> Vec<String> {
        if self.are_many || self.kinds.len() < 2 {
            return vec![];
        }
        let kinds = self.kinds.iter().sorted_by_key(|Kind { count: [all, large], .. }| (*large, *all));
        kinds.map(|kind| kind.word.clone()).collect()
    }

    /// How often each came, the most frequent first, in words and as an object; nothing where they are too many.
    pub fn said(&self) -> Option<(String, Value)> {
        if self.are_many || self.kinds.is_empty() {
            return None;
        }
        let kinds = self.kinds.iter().sorted_by_key(|kind| std::cmp::Reverse(kind.count[0])).collect_vec();
        let all = kinds.iter().map(|Kind { word, count: [all, _] }| format!("{word} {all}")).join(", ");
        let large = match &kinds[..] {
            kinds if kinds.iter().all(|kind| kind.count[1] == 0) => String::new(),
            [others @ .., last] if !others.is_empty() => {
                let others = others.iter().map(|kind| kind.count[1]).join(", ");
                format!("; with large numbers {others} and {}", last.count[1])
            }
            kinds => format!("; with large numbers {}", kinds[0].count[1]),
        };
        let object =
            kinds.iter().map(|kind| json!({ "answer": kind.word, "all": kind.count[0], "large": kind.count[1] }));
        Some((format!("answers: {all}{large}"), object.collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(tests: &[&str], output: &str) -> Answers {
        let mut answers = Answers::default();
        let tests = tests.iter().map(|&test| test.to_owned()).collect_vec();
        answers.count(&tests, output, 9);
        answers
    }

    #[test]
    fn answers_are_counted_where_numbers_are_large_too() {
        let answers = counted(&["1 7\n", "1 9\n", "2 1 12\n", "1 1\n"], "First\nSecond\nFirst 3\n\nFirst\n");
        assert_eq!(answers.said().expect("two kinds").0, "answers: First 3, Second 1; with large numbers 1 and 0");
        assert_eq!(answers.rarest(), ["Second", "First"]);
        assert_eq!(counted(&["1\n", "2\n"], "Yes\nYes\n").said().expect("one kind").0, "answers: Yes 2");
        assert!(counted(&["1\n", "2\n"], "Yes\nYes\n").rarest().is_empty());
    }

    #[test]
    fn numbers_are_no_verdicts() {
        let answers = |output: &[&str]| counted(&vec!["1"; output.len()], &output.join("\n"));
        let many = answers(&["0", "1", "2", "-1"]);
        assert!(many.said().is_none() && many.rarest().is_empty());
        assert_eq!(answers(&["0", "1", "1", "-1"]).rarest(), ["0", "-1", "1"]);
        assert_eq!(answers(&["A", "B", "C", "D"]).rarest().len(), 4);
    }

    #[test]
    fn an_answer_of_several_lines_belongs_to_one_test() {
        assert_eq!(words(1, "Yes\n3 4\n"), Some(vec!["Yes"]));
        assert_eq!(words(2, "Yes\n3 4\nNo\n"), None);
        assert_eq!(words(1, ""), None);
    }
}
