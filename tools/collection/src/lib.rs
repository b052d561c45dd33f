//! What is known of all problems together: families, the finder, the course, the library's modules. What is known of
//! each by itself, `entry` says.

pub mod called;
pub mod course;
pub mod difficulty;
pub mod families;
pub mod finder;
pub mod language;
pub mod library;
pub mod lists;
mod names;
pub mod problem;
pub mod reach;

pub use difficulty::Difficulty;
pub use families::{FAMILIES, Family};
pub use language::{Language, is_chinese, judge_name};
pub use library::{Module, Piece};
pub use problem::Problem;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use called::{Called, Term};
use course::Course;
use entry::{Program, programs, read};
use finder::Group;
use lists::List;

/// Everything.
pub struct Collection {
    /// Where the repository is.
    pub root: PathBuf,
    /// By their slugs.
    pub problems: BTreeMap<String, Problem>,
    /// The library's modules that have pages.
    pub modules: Vec<Module>,
    /// The finder's groups, in both languages.
    pub finder: [Vec<Group>; 2],
    /// How a law is found for a rule that nobody solved, in both languages.
    pub law: [String; 2],
    /// The Chinese names of theorems, by those of the headers; each stands on the page of one of its programs.
    pub theorems: BTreeMap<String, String>,
    /// What Chinese contestants call kinds of games.
    pub called: Vec<Called>,
    /// The terms of the texts.
    pub terms: Vec<Term>,
    /// The lists that learners start from.
    pub lists: Vec<List>,
    /// The chapters for learners.
    pub course: Course,
}

/// The headings of the law.
const LAW: [&str; 2] = ["## From a rule to a law", "## 从规则到规律"];

impl Collection {
    /// Reads it.
    ///
    /// # Errors
    /// If a file cannot be read, or has not the form that it should have.
    pub fn read(root: &Path) -> Result<Self, String> {
        let law = |language: Language| {
            let (path, heading) = (finder::path(language), language.of(LAW[0], LAW[1]));
            let text = read(&root.join(path))?;
            finder::section(&text, heading).map(str::to_owned).ok_or_else(|| format!("{path} lacks {heading:?}"))
        };
        let law = [law(Language::English)?, law(Language::Chinese)?];
        let mut problems = BTreeMap::new();
        let mut programs = programs(root)?;
        programs.retain(Program::is_of_collection);
        let mut modules = library::modules(root)?;
        library::uses::add_users(root, &mut modules, &programs)?;
        let mut course = Course::read(root)?;
        for program in programs {
            let problem = Problem::read(root, program)?;
            let words = problem.said_in_chinese(problem::COURSE).next();
            course.place(&problem, words)?;
            problems.insert(problem.slug().to_owned(), problem);
        }
        let spots = || problems.values().map(|problem: &Problem| (problem.slug(), &problem.spots[..]));
        let finder = Language::ALL.map(|language| finder::groups(spots(), language));
        let theorems = problems.values().flat_map(|problem| {
            let names = problem.said_in_chinese(problem::THEOREM);
            names.map(|name| (problem.theorem().to_owned(), name.to_owned()))
        });
        let theorems = theorems.collect();
        let called = Called::all(&read(&root.join("docs/zh/names.txt"))?)?;
        let terms = Term::all(&read(&root.join("docs/zh/terms.txt"))?)?;
        let lists = lists::all(&problems);
        Ok(Self { root: root.to_owned(), problems, modules, finder, law, theorems, called, terms, lists, course })
    }

    /// The programs of a family, by their slugs.
    pub fn family<'a>(&'a self, family: &'a str) -> impl Iterator<Item = &'a Problem> {
        self.problems.values().filter(move |problem| problem.family() == family)
    }

    /// All, family by family.
    pub fn in_order(&self) -> impl Iterator<Item = &Problem> {
        FAMILIES.iter().flat_map(|family| self.family(family.name))
    }

    /// The library's pages that a program uses.
    pub fn modules_of<'a>(&'a self, slug: &'a str) -> impl Iterator<Item = &'a Module> {
        self.modules.iter().filter(move |module| module.programs.iter().any(|program| program == slug))
    }

    /// How lists call the problems that a program solves, or of which it has the rule or the idea.
    pub fn listed<'a>(&'a self, slug: &'a str) -> impl Iterator<Item = &'a str> {
        let rows = self.lists.iter().flat_map(|list| &list.rows);
        rows.filter(move |row| row.slug.as_deref() == Some(slug)).map(|row| -> &'a str { row.listed.name })
    }

    /// The groups of the finder in a language.
    pub fn groups(&self, language: Language) -> &[Group] {
        language.of(&self.finder[0], &self.finder[1])
    }
}

/// A heading as an anchor, as GitHub makes one: its words in small letters, with hyphens between.
pub fn anchor(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || " -_".contains(*c);
    heading.to_lowercase().chars().filter(kept).collect::<String>().replace(' ', "-")
}

/// The name of a family in a language.
pub fn family_name(family: &str, language: Language) -> &str {
    FAMILIES.iter().find(|known| known.name == family).map_or(family, |known| known.title(language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_have_anchors() {
        assert_eq!(anchor("Red–blue, or `a_b`: 棋盘?"), "redblue-or-a_b-棋盘");
    }
}
