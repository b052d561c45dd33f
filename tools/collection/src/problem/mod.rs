//! A problem of the collection.

pub mod finish;
pub mod new;

use std::collections::BTreeSet;
use std::path::Path;

use entry::{Facts, Judge, Program, own_words, plain, read};

use crate::difficulty::Difficulty;
use crate::finder::{self, Spot};
use crate::language::Language;

/// A problem with its program.
pub struct Problem {
    /// Its file, and what this says of itself.
    pub program: Program,
    /// The name at the judge, in its own language.
    pub name: String,
    /// What it is, in English, as a title.
    pub about: String,
    /// What the evidence says of itself, as far as it has been written down.
    pub facts: Facts,
    /// What its header says in Chinese, where somebody has written it.
    pub chinese: Option<String>,
    /// Words of its moves and boards that it alone uses, each with its Chinese.
    pub words: Vec<(String, String)>,
    /// The samples of the judge, by their names, each with its input; of a dialogue, its case.
    pub samples: Vec<(String, String)>,
    /// Where the finder names it.
    pub spots: Vec<Spot>,
    /// How hard it is.
    pub difficulty: Difficulty,
}

impl Problem {
    /// Reads what belongs to a program.
    ///
    /// # Errors
    /// If a file cannot be read, or the header names no line of the finder, or no difficulty.
    pub fn read(root: &Path, program: Program) -> Result<Self, String> {
        let slug = &program.slug;
        let (name, about) = program.header.name_and_about();
        let path = format!("docs/zh/{slug}.md");
        let chinese = read(&root.join(&path)).ok();
        let page = chinese.as_deref().map(own_words).transpose().map_err(|error| format!("{path}: {error}"))?;
        let (chinese, words) = page.map_or((None, vec![]), |(page, words)| (Some(page.to_owned()), words));
        let said: Vec<&str> = chinese.iter().flat_map(|page| said(page, FINDER)).collect();
        let spots = finder::spots(&program.header, &said).map_err(|error| format!("src/bin/{slug}.rs: {error}"))?;
        Ok(Self {
            name: plain(name),
            about: capitalised(&plain(about)),
            facts: Facts::read(root, slug)?.unwrap_or_default(),
            chinese,
            words,
            samples: samples(&root.join("testdata").join(slug))?,
            spots,
            difficulty: Difficulty::of(&program).map_err(|error| format!("src/bin/{slug}.rs: {error}"))?,
            program,
        })
    }

    /// Its name, as its page is called.
    pub fn slug(&self) -> &str {
        &self.program.slug
    }

    /// The title in a language.
    pub fn title(&self, language: Language) -> &str {
        language.of(&self.about, self.program.header.chinese().unwrap_or(&self.about))
    }

    /// What it is called at its judge, in short; what it is [named](Self::named) where that has no form.
    pub fn id(&self) -> String {
        let id = self.program.header.link().and_then(|link| self.judge()?.id(link));
        id.unwrap_or_else(|| self.named())
    }

    /// Its name, without a code that is only its title in small letters.
    pub fn named(&self) -> String {
        without_code(&self.name)
    }

    /// A section of its header.
    pub fn section(&self, name: &str) -> Option<String> {
        self.program.header.section(name)
    }

    /// The section of its Chinese page with that heading, if it is written.
    pub fn in_chinese(&self, heading: &str) -> Option<&str> {
        finder::section(self.chinese.as_ref()?, &format!("## {heading}"))
    }

    /// A section in a language, by its heading in English and in Chinese, and whether it is in that language: where no
    /// Chinese is written, it is English.
    pub fn section_in(&self, language: Language, [english, chinese]: [&str; 2]) -> Option<(String, bool)> {
        match self.in_chinese(chinese).filter(|_| language == Language::Chinese) {
            Some(section) => Some((section.to_owned(), true)),
            None => Some((self.section(english)?, language == Language::English)),
        }
    }

    /// What its Chinese page says below the title about something, as often as it does.
    pub fn said_in_chinese(&self, key: &str) -> impl Iterator<Item = &str> {
        self.chinese.iter().flat_map(move |page| said(page, key))
    }

    /// What its wrong programs do wrong.
    pub fn mistakes(&self) -> impl Iterator<Item = &str> {
        self.facts.wrong.iter().map(|wrong| &wrong.says[..])
    }

    /// Its family of games.
    pub fn family(&self) -> &str {
        self.program.header.family().unwrap_or_default()
    }

    /// The theorem that decides it.
    pub fn theorem(&self) -> &str {
        self.program.header.theorem().unwrap_or_default()
    }

    /// The judge that its header links.
    pub fn judge(&self) -> Option<&'static Judge> {
        self.program.header.judge()
    }

    /// The groups of the finder that name it.
    pub fn kinds(&self) -> BTreeSet<usize> {
        self.spots.iter().map(|spot| spot.group).collect()
    }
}

/// A line `- 定理：…` below the title of a Chinese page has the name of the theorem, if no other page has it.
pub const THEOREM: &str = "定理";
/// Such a line for each place in the finder at which the header says something has this in Chinese.
pub const FINDER: &str = "查找";
/// Such a line has what the header says in the course.
pub const COURSE: &str = "教程";

/// The words of such lines of a page.
fn said<'a>(page: &'a str, key: &str) -> impl Iterator<Item = &'a str> {
    let lines = page.lines().take_while(|line| !line.starts_with("## "));
    let words = lines.filter_map(move |line| line.strip_prefix("- ")?.strip_prefix(key)?.strip_prefix('：'));
    words.filter(|words| !words.is_empty())
}

/// The inputs of the judge's samples, and the cases of its dialogues.
fn samples(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let mut samples = vec![];
    for entry in folder.read_dir().into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let kind = path.extension().unwrap_or_default();
        if kind == "in" && name.starts_with("sample-") || kind == "case" {
            samples.push((name, read(&path)?));
        }
    }
    samples.sort();
    Ok(samples)
}

/// A text with a great first letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// A name without the code in it that is only its title in small letters, and perhaps a number: `Kattis easygame Easy
/// Game`, `HackerRank easy-game-1 Easy Game`.
fn without_code(name: &str) -> String {
    let letters =
        |text: &str| text.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).collect::<String>();
    let words: Vec<&str> = name.split(' ').collect();
    let is_code = |&i: &usize| {
        let (code, title) = (letters(words[i]), letters(&words[i + 1..].concat()));
        !title.is_empty() && (code == title || code.trim_end_matches(|digit: char| digit.is_ascii_digit()) == title)
    };
    match (1..words.len()).find(is_code) {
        Some(code) => [&words[..code], &words[code + 1..]].concat().join(" "),
        None => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::without_code;

    #[test]
    fn a_code_that_is_the_title_is_left_out() {
        for (name, short) in [
            ("Kattis cuttingbrownies Cutting Brownies", "Kattis Cutting Brownies"),
            ("HackerRank tower-breakers-again-1 Tower Breakers, Again!", "HackerRank Tower Breakers, Again!"),
            ("HackerRank taste-of-win Tastes Like Winning", "HackerRank taste-of-win Tastes Like Winning"),
            ("SPOJ MATGAME Matrix Game", "SPOJ MATGAME Matrix Game"),
        ] {
            assert_eq!(without_code(name), short);
        }
    }
}
