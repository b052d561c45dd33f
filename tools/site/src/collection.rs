//! What the pages are made of, as the repository holds it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use entry::{FACTS, Facts, Judge, Program, programs};

use crate::course::Course;
use crate::finder::{self, Group};
use crate::language::Language;
use crate::library::{Module, modules, read};

/// Everything.
pub struct Collection {
    /// Where the repository is.
    pub root: PathBuf,
    /// By their slugs.
    pub problems: BTreeMap<String, Problem>,
    /// The families in the order of the catalogue, in both languages.
    pub families: Vec<[String; 2]>,
    /// By their paths in the library.
    pub modules: Vec<Module>,
    /// What stands before the finder's groups, and the groups, in both languages.
    pub finder: [(String, Vec<Group>); 2],
    /// How a law is found for a rule that nobody solved, in both languages.
    pub law: [String; 2],
    /// The Chinese names of theorems, by those of the headers.
    pub theorems: BTreeMap<String, String>,
    /// The chapters for learners.
    pub course: Course,
}

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
    /// Rule and Claim in Chinese, where somebody has written them.
    pub chinese: Option<String>,
    /// The samples of the judge, by their names, each with its input; of a dialogue, its case.
    pub samples: Vec<(String, String)>,
    /// Where the finder names it: a group and, in it, an item.
    pub places: Vec<(usize, Option<usize>)>,
}

impl Problem {
    /// Its name, as its page is called.
    pub fn slug(&self) -> &str {
        &self.program.slug
    }

    /// What it is called at its judge, in short; its name there where that has none.
    pub fn id(&self) -> String {
        let id = self.program.header.link().and_then(|link| self.judge()?.id(link));
        id.unwrap_or_else(|| self.name.clone())
    }

    /// The title in a language.
    pub fn title(&self, language: Language) -> &str {
        language.of(&self.about, self.program.header.chinese().unwrap_or(&self.about))
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
        self.places.iter().map(|(group, _)| *group).collect()
    }

    /// The lines of a section.
    pub fn section(&self, name: &str) -> Option<String> {
        self.program.header.section(name)
    }

    /// The section of its Chinese page with that heading, if it is written.
    pub fn in_chinese(&self, heading: &str) -> Option<&str> {
        finder::section(self.chinese.as_ref()?, &format!("## {heading}"))
    }

    /// What its wrong programs do wrong.
    pub fn mistakes(&self) -> impl Iterator<Item = &str> {
        self.facts.wrong.iter().map(|wrong| &wrong.says[..])
    }
}

/// How judges are written.
#[rustfmt::skip]
pub const JUDGE_NAMES: [(&str, [&str; 2]); 13] = [
    ("atcoder", ["AtCoder", "AtCoder"]), ("codeforces", ["Codeforces", "Codeforces"]), ("luogu", ["Luogu", "洛谷"]),
    ("library_checker", ["Library Checker", "Library Checker"]), ("cses", ["CSES", "CSES"]),
    ("kattis", ["Kattis", "Kattis"]), ("dmoj", ["DMOJ", "DMOJ"]), ("nowcoder", ["Nowcoder", "牛客"]),
    ("codechef", ["CodeChef", "CodeChef"]), ("libreoj", ["LibreOJ", "LibreOJ"]), ("hdu", ["HDU", "HDU"]),
    ("poj", ["POJ", "POJ"]), ("uoj", ["UOJ", "UOJ"]),
];

/// How a judge is written; another one by its host.
pub fn judge_name(judge: &Judge, language: Language) -> Option<&'static str> {
    let (_, names) = JUDGE_NAMES.iter().find(|(name, _)| *name == judge.name)?;
    Some(language.of(names[0], names[1]))
}

/// The headings of the finder and of the law.
const FINDER: [&str; 2] = ["## Which theorem do I need?", "## 该用哪个定理"];
const LAW: [&str; 2] = ["## From a rule to a law", "## 从规则到规律"];

impl Collection {
    /// Reads it.
    ///
    /// # Errors
    /// If a file cannot be read, or has not the form that it should have.
    pub fn read(root: &Path) -> Result<Self, String> {
        let both = |name: &str| -> Result<[String; 2], String> {
            let [english, chinese] =
                ["", ".zh-CN"].map(|language| read(&root.join(format!("docs/{name}{language}.md"))));
            Ok([english?, chinese?])
        };
        let texts = both("finder")?;
        let part = |headings: &[&str; 2], i: usize| {
            finder::section(&texts[i], headings[i]).ok_or_else(|| format!("nothing is called {:?}", headings[i]))
        };
        let finder = [Language::English, Language::Chinese];
        let [english, chinese] = [0, 1].map(|i| part(&FINDER, i).map(|text| finder::groups(text, finder[i])));
        let finder = [english?, chinese?];
        if finder.iter().any(|(_, groups)| groups.len() != finder::NAMES.len()) {
            return Err("the finder has another number of groups than tools/site/src/finder.rs".to_owned());
        }
        let [english, chinese] = [0, 1].map(|i| part(&LAW, i).map(str::to_owned));
        let law = [english.unwrap_or_default(), chinese.unwrap_or_default()];
        let families = families(&both("catalogue")?);
        let optional = |path: &str| read(&root.join(path)).unwrap_or_default();
        let theorems = optional("docs/zh/theorems.txt");
        let mut facts = Facts::read(&read(&root.join(FACTS))?).map_err(|error| format!("{FACTS}: {error}"))?;
        let mut problems = BTreeMap::new();
        for program in programs(root)? {
            if program.header.lines().is_empty() {
                continue; // somebody's own
            }
            let slug = program.slug.clone();
            let title = program.header.title().ok_or_else(|| format!("{slug} has no title"))?;
            let (name, about) = title.split_once(" — ").unwrap_or((&title, &title));
            let places = finder[0].1.iter().enumerate().flat_map(|(i, group)| {
                let lead = finder::named(&group.lead).contains(&&slug[..]).then_some((i, None));
                let items = group.items.iter().enumerate();
                let items = items.filter(|(_, item)| item.programs().any(|named| named == slug));
                lead.into_iter().chain(items.map(move |(j, _)| (i, Some(j)))).collect::<Vec<_>>()
            });
            let problem = Problem {
                name: name.to_owned(),
                about: capitalised(about),
                facts: facts.remove(&slug).unwrap_or_default(),
                chinese: read(&root.join(format!("docs/zh/{slug}.md"))).ok(),
                samples: samples(&root.join("testdata").join(&slug))?,
                places: places.collect(),
                program,
            };
            problems.insert(slug, problem);
        }
        let theorems = theorems.lines().filter_map(|line| line.split_once(" = "));
        let theorems = theorems.map(|(english, chinese)| (english.to_owned(), chinese.to_owned())).collect();
        let modules = modules(root)?;
        Ok(Self {
            root: root.to_owned(),
            problems,
            families,
            modules,
            finder,
            law,
            theorems,
            course: Course::read(root)?,
        })
    }

    /// The programs of a family, by their slugs.
    pub fn family<'a>(&'a self, family: &'a str) -> impl Iterator<Item = &'a Problem> {
        self.problems.values().filter(move |problem| problem.family() == family)
    }

    /// All, family by family.
    pub fn in_order(&self) -> impl Iterator<Item = &Problem> {
        self.families.iter().flat_map(|[family, _]| self.family(family))
    }

    /// The name of a family in a language.
    pub fn family_name<'a>(&'a self, family: &'a str, language: Language) -> &'a str {
        let found = self.families.iter().find(|[english, _]| english == family);
        found.map_or(family, |[english, chinese]| language.of(english, chinese))
    }

    /// The library's pages that a program uses.
    pub fn modules_of<'a>(&'a self, slug: &'a str) -> impl Iterator<Item = &'a Module> {
        self.modules.iter().filter(move |module| module.programs.iter().any(|program| program == slug))
    }

    /// The groups of the finder in a language.
    pub fn groups(&self, language: Language) -> &[Group] {
        &language.of(&self.finder[0], &self.finder[1]).1
    }
}

/// The families, by the headings of the catalogue.
fn families(texts: &[String; 2]) -> Vec<[String; 2]> {
    let headings = texts
        .each_ref()
        .map(|text| text.lines().filter_map(|line| line.strip_prefix("## ")).map(str::to_owned).collect::<Vec<_>>());
    let [english, chinese] = headings;
    english.into_iter().zip(chinese).map(|(english, chinese)| [english, chinese]).collect()
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

/// With a great first letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
