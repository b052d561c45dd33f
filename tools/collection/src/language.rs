//! The two languages of the collection.

use entry::{ANY, Judge};

/// A language that people read here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// The one that all is written in.
    English,
    /// The one that what most readers need is written in, too.
    Chinese,
}

use Language::{Chinese, English};

impl Language {
    /// Both, the first that a visitor meets first.
    pub const ALL: [Self; 2] = [English, Chinese];

    /// Whichever is in this language.
    pub fn of<T>(self, english: T, chinese: T) -> T {
        match self {
            English => english,
            Chinese => chinese,
        }
    }

    /// What `lang` says of it.
    pub fn code(self) -> &'static str {
        self.of("en", "zh-CN")
    }

    /// The folder of its pages.
    pub fn folder(self) -> &'static str {
        self.of("", "zh/")
    }

    /// The other one.
    pub fn other(self) -> Self {
        self.of(Chinese, English)
    }

    /// `lang` of an English text on a page in this language, if it has to be said.
    pub fn marks_english(self) -> Option<&'static str> {
        self.of(None, Some("en"))
    }

    /// `lang` of a Chinese text on a page in this language, if it has to be said.
    pub fn marks_chinese(self) -> Option<&'static str> {
        self.of(Some("zh-CN"), None)
    }
}

/// Whether there is Chinese in a text.
pub fn is_chinese(text: &str) -> bool {
    text.chars().any(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter))
}

/// How a judge is written; nothing for one that we do not know.
pub fn judge_name(judge: &Judge, language: Language) -> Option<&'static str> {
    let [english, chinese] = judge.names;
    (judge.name != ANY.name).then(|| language.of(english, chinese))
}
