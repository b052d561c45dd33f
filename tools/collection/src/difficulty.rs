//! How hard a problem is, from 1 to 5: as its judge rates it; else as its header says of our own, or by a rule.

use entry::Program;

/// How hard a problem is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difficulty {
    /// From 1, what most solve who have read one step of the course, to [`HARDEST`].
    pub level: u8,
    /// How the judge says it: a rating, or words. Where it says nothing, the level is ours.
    pub stated: Option<String>,
}

/// The greatest level.
pub const HARDEST: u8 = 5;

/// No rating is lower.
const LEAST: u32 = 100;

/// The greatest ratings of the levels below the hardest.
const RATINGS: [u32; 4] = [1200, 1600, 2100, 2600];

/// The words of a judge that has no ratings, the same in English, and their levels. The judge calls its levels by the
/// Chinese contests that they lead to: two of schools, that of a province, and the national one.
const WORDS: [(&str, &str, u8); 7] = [
    ("入门", "beginner", 1),
    ("普及-", "junior −", 1),
    ("普及/提高-", "junior / senior −", 2),
    ("普及+/提高", "junior + / senior", 3),
    ("提高+/省选-", "senior + / provincial −", 4),
    ("省选/NOI-", "provincial / national −", 5),
    ("NOI/NOI+/CTSC", "national +", 5),
];

/// The greatest weights of the levels below the hardest, fitted to the problems with a rating.
const WEIGHTS: [usize; 4] = [212, 261, 389, 564];

/// Behind a level that is ours.
const OURS: &str = ", ours";

impl Difficulty {
    /// What the item `Difficulty` of the header says: a rating, a judge's words, or a level that is ours, as `2, ours`.
    /// Without it the [rule](by_rule).
    ///
    /// # Errors
    /// If it is none of these.
    pub fn of(program: &Program) -> Result<Self, String> {
        let Some(text) = program.header.difficulty() else { return Ok(Self { level: by_rule(program), stated: None }) };
        let ours =
            text.strip_suffix(OURS).map(|level| level.parse().ok().filter(|level| (1..=HARDEST).contains(level)));
        let rated =
            || text.parse::<u32>().ok().filter(|rating| *rating >= LEAST).map(|rating| level(&RATINGS, &rating));
        let worded = || WORDS.iter().find(|(words, ..)| *words == text).map(|(.., level)| *level);
        let found = match ours {
            Some(level) => level.map(|level| Self { level, stated: None }),
            None => rated().or_else(worded).map(|level| Self { level, stated: Some(text.to_owned()) }),
        };
        found.ok_or_else(|| {
            format!(
                "a difficulty is a rating, as `1900`, words of Luogu, or a level of ours, as `2{OURS}`, not {text:?}"
            )
        })
    }

    /// What is less for what is easier: the level, and then the rating, if there is one.
    pub fn rank(&self) -> (u8, u32) {
        (self.level, self.rating().unwrap_or(u32::MAX))
    }

    /// What the judge says, in English, where it says it in Chinese.
    pub fn in_english(&self) -> Option<&'static str> {
        let stated = self.stated.as_deref()?;
        WORDS.iter().find(|(words, ..)| *words == stated).map(|(_, english, _)| *english)
    }

    /// The judge's rating, where that is a number.
    pub fn rating(&self) -> Option<u32> {
        self.stated.as_ref()?.parse().ok()
    }
}

/// The level of a problem that nobody has rated: what there is to say and to write. The words of Claim and Why count
/// once, and each line of code four times.
pub fn by_rule(program: &Program) -> u8 {
    let words = |name: &str| program.header.section(name).map_or(0, |text| text.split_whitespace().count());
    let is_code = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with("//");
    let lines = program.code.lines().filter(is_code).count();
    level(&WEIGHTS, &(words("Claim") + words("Why") + 4 * lines))
}

/// The first level whose greatest value is not below this one.
fn level<T: PartialOrd>(greatest: &[T], value: &T) -> u8 {
    1 + greatest.iter().filter(|greatest| *greatest < value).count() as u8
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use entry::Header;

    use super::*;

    fn program(item: &str, code: &str) -> Program {
        let header =
            Header::of(&format!("//! # A — b\n//!\n{item}//!\n//! ## Claim\n//! a b c\n//!\n//! ## Why\n//! d e"));
        Program { slug: "a".to_owned(), path: PathBuf::new(), header, code: code.to_owned() }
    }

    fn of(item: &str) -> Result<(u8, Option<String>), String> {
        let difficulty = Difficulty::of(&program(&format!("//! - Difficulty: {item}\n"), ""));
        difficulty.map(|difficulty| (difficulty.level, difficulty.stated))
    }

    #[test]
    fn what_a_judge_says_has_its_level() {
        for (rating, level) in [("800", 1), ("1200", 1), ("1300", 2), ("2100", 3), ("2600", 4), ("2700", 5)] {
            assert_eq!(of(rating), Ok((level, Some(rating.to_owned()))));
        }
        assert_eq!(of("普及+/提高"), Ok((3, Some("普及+/提高".to_owned()))));
        assert_eq!(of("4, ours"), Ok((4, None)));
        for wrong in ["6, ours", "0, ours", ", ours", "hard", "2"] {
            assert!(of(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn without_a_rating_a_rule_counts_words_and_lines() {
        let by_rule = |lines: usize| Difficulty::of(&program("", &"// a comment\n\ncode\n".repeat(lines))).unwrap();
        // The five words of the claim and the proof.
        for (lines, level) in [(0, 1), (51, 1), (52, 2), (64, 2), (65, 3), (96, 3), (97, 4), (139, 4), (140, 5)] {
            assert_eq!(by_rule(lines), Difficulty { level, stated: None }, "{lines} lines");
        }
    }
}
