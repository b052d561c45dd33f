//! The lists of problems that learners start from, and what is here of each: the problem itself, its rule under another
//! problem, or its idea. The lists are written by hand; a problem that is here is found by its address.

mod table;

use std::collections::BTreeMap;

use entry::address;

use crate::difficulty::Difficulty;
use crate::language::Language;
use crate::problem::Problem;

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

/// A list with what is here of it.
pub struct List {
    /// As it is written.
    pub written: &'static Written,
    /// Its problems from easy to hard, those of unknown difficulty last; in the order of the list if they are equally
    /// hard.
    pub rows: Vec<Row>,
}

/// A problem of a list with what is here of it.
pub struct Row {
    /// As it is written.
    pub listed: &'static Listed,
    /// The program here; nothing if there is neither the problem nor its rule nor its idea.
    pub slug: Option<String>,
    /// As the list or its judge says; else that of the program with this rule.
    difficulty: Option<Difficulty>,
}

/// All lists. Time: the addresses of all problems and of all lists are read once.
pub fn all(problems: &BTreeMap<String, Problem>) -> Vec<List> {
    let linked = problems.values().filter_map(|problem| Some((at(problem.program.header.link()?), problem.slug())));
    let linked: BTreeMap<String, &str> = linked.collect();
    let list = |written: &'static Written| {
        let row = |listed: &'static Listed| {
            let slug = listed.here.named().or_else(|| linked.get(&at(listed.address)).copied());
            let problem = slug.and_then(|slug| problems.get(slug));
            Row { listed, slug: slug.map(str::to_owned), difficulty: listed.difficulty(problem) }
        };
        let mut rows: Vec<Row> = written.problems.iter().map(row).collect();
        rows.sort_by_key(|row| row.difficulty.as_ref().map_or(u8::MAX, |difficulty| difficulty.level));
        List { written, rows }
    };
    table::LISTS.iter().map(list).collect()
}

/// An address in a form that all addresses of the same problem at a judge have.
pub fn at(address: &str) -> String {
    address::at(address).map_or(address.to_owned(), |(judge, problem)| format!("{judge} {problem}"))
}

impl List {
    /// How many of its problems are solved here, and how many have their rule or idea here.
    pub fn counts(&self) -> [usize; 2] {
        let solved = self.rows.iter().filter(|row| row.is_solved()).count();
        [solved, self.rows.iter().filter(|row| row.slug.is_some()).count() - solved]
    }
}

impl Row {
    /// Whether a program here solves this very problem.
    pub fn is_solved(&self) -> bool {
        self.slug.is_some() && self.listed.here.differs(Language::English).is_none()
    }

    /// How hard it is, if that is known.
    pub fn difficulty(&self, language: Language) -> Option<Difficulty> {
        let mut difficulty = self.difficulty.clone()?;
        if let Some((words, _)) = self.listed.word() {
            difficulty.stated = Some(language.of(words[0], words[1]).to_owned());
        }
        Some(difficulty)
    }
}

impl Listed {
    /// The words for its difficulty with their level.
    fn word(&self) -> Option<([&'static str; 2], u8)> {
        WORDS.into_iter().find(|(words, _)| words[0] == self.stated)
    }

    fn difficulty(&self, problem: Option<&Problem>) -> Option<Difficulty> {
        let told = self.word().map(|(_, level)| Difficulty { level, stated: None });
        let ours = || {
            let own = &problem?.difficulty;
            match self.here {
                Here::Address | Here::Program(_) => Some(own.clone()),
                // Another judge's rating is not its own.
                Here::Rule(..) => Some(Difficulty { level: own.level, stated: None }),
                Here::Idea(..) => None,
            }
        };
        told.or_else(ours)
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
