//! What is written of a list by hand.

use crate::language::Language;

/// A list, as it is written.
pub struct Written {
    /// Its name, which is the same in both languages.
    pub name: &'static str,
    /// Where it is.
    pub address: &'static str,
    /// Which part of what is there, in both languages.
    pub part: [&'static str; 2],
    /// The stored copy that was read, in both languages.
    pub copy: [&'static str; 2],
    /// The addresses of the copy, if it has any that stay.
    pub copies: &'static [&'static str],
    /// The day on which it was read: `2026-11-29`.
    pub read: &'static str,
    /// Its problems, in its order.
    pub problems: &'static [Listed],
}

/// A problem of a list.
pub struct Listed {
    /// As the list names it.
    pub name: &'static str,
    /// Where the list says that it is.
    pub address: &'static str,
    /// What the list or its judge says of its difficulty: one of [`WORDS`], or nothing.
    pub stated: &'static str,
    /// What is here of it.
    pub here: Here,
}

/// What is here of a problem. Where words follow a program, they say what differs, in both languages.
pub enum Here {
    /// The program whose header has this address, if there is one.
    Address,
    /// The program that solves it, whose header has another address of it.
    Program(&'static str),
    /// A program with the same rule.
    Rule(&'static str, [&'static str; 2]),
    /// A program with the same idea.
    Idea(&'static str, [&'static str; 2]),
}

/// The words of lists and judges for difficulties, in both languages, and their levels.
pub const WORDS: [([&str; 2], u8); 7] = [
    (["easy", "简单"], 1),
    (["normal", "普通"], 2),
    (["medium", "中等"], 2),
    (["hard", "困难"], 3),
    (["very hard", "很难"], 4),
    (["expert", "专家"], 4),
    (["insane", "极难"], 5),
];

impl Listed {
    /// As the list names it, with its judge as a language calls that.
    pub fn name_in(&self, language: Language) -> String {
        let judges = entry::judges().map(|judge| judge.names).filter(|[english, chinese]| english != chinese);
        judges.fold(self.name.to_owned(), |name, [english, chinese]| match name.strip_prefix(english) {
            Some(rest) if language == Language::Chinese && rest.starts_with(' ') => format!("{chinese}{rest}"),
            _ => name,
        })
    }

    /// The words for its difficulty with their level, if it is stated.
    pub fn word(&self) -> Option<([&'static str; 2], u8)> {
        WORDS.into_iter().find(|(words, _)| words[0] == self.stated)
    }
}

impl Here {
    /// The program that is named by hand.
    pub fn named(&self) -> Option<&'static str> {
        match self {
            Self::Address => None,
            Self::Program(slug) | Self::Rule(slug, _) | Self::Idea(slug, _) => Some(slug),
        }
    }

    /// What it has in common with the program, if that is not all, and what differs.
    pub fn differs(&self, language: Language) -> Option<[&'static str; 2]> {
        let words = |[english, chinese]: [&'static str; 2]| language.of(english, chinese);
        match *self {
            Self::Address | Self::Program(_) => None,
            Self::Rule(_, differs) => Some([language.of("the same rule", "规则相同"), words(differs)]),
            Self::Idea(_, differs) => Some([language.of("the same idea", "思路相同"), words(differs)]),
        }
    }
}
