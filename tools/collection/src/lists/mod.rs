//! The lists of problems that learners start from, and what is here of each: the problem itself, its rule under another
//! problem, or its idea. The lists are written by hand; a problem that is here is found by its address.

mod table;
mod written;

use std::collections::BTreeMap;

use entry::address;

use crate::difficulty::Difficulty;
use crate::language::Language;
use crate::problem::Problem;

pub use written::{Here, Listed, WORDS, Written};

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
            Row { listed, slug: slug.map(str::to_owned), difficulty: difficulty(listed, problem) }
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

/// How hard a problem is: as its list or its judge says; else as the program here that solves it, or has its rule.
fn difficulty(listed: &Listed, problem: Option<&Problem>) -> Option<Difficulty> {
    let told = listed.word().map(|(_, level)| Difficulty { level, stated: None });
    let ours = || {
        let own = &problem?.difficulty;
        match listed.here {
            Here::Address | Here::Program(_) => Some(own.clone()),
            // Another judge's rating is not its own.
            Here::Rule(..) => Some(Difficulty { level: own.level, stated: None }),
            Here::Idea(..) => None,
        }
    };
    told.or_else(ours)
}
