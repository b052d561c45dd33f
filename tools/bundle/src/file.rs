//! One source file, and the changes that it needs to stand within another one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use entry::Line;
use proc_macro2::{LexError, LineColumn, TokenStream};

use crate::edit::{Edits, Place};
use crate::item::Item;
use crate::scan::{self, Scan};

const FASTOUT: [&str; 3] = [
    "let mut output = fastout!();",
    "macro_rules! print { ($($text:tt)*) => { fastout!(output, $($text)*) } }",
    r#"macro_rules! println { () => { print!("\n") }; ($($text:tt)*) => {{ print!($($text)*); print!("\n") }} }"#,
];

pub(crate) struct File {
    /// As messages say it.
    pub(crate) name: String,
    pub(crate) lines: Vec<String>,
    pub(crate) paths: Vec<scan::Path>,
    /// The modules that it declares to stand in other files, by the line, counted from 0.
    pub(crate) declared: BTreeMap<usize, String>,
    /// What stands below a line that has it.
    pub(crate) inserted: BTreeMap<usize, Vec<String>>,
    /// The lines that begin within a literal.
    pub(crate) in_literal: BTreeSet<usize>,
    items: Vec<Item>,
    docs: Vec<(Place, Place)>,
    edits: Edits,
}

impl File {
    /// Reads the file at `path`; messages say it from `root` on.
    pub(crate) fn read(root: &Path, path: &Path) -> Result<Self, String> {
        let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
        let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
        Self::new(name, &text)
    }

    /// The file of that name with that text, of which tests are cut.
    pub(crate) fn new(name: String, text: &str) -> Result<Self, String> {
        let tokens: TokenStream = text.parse().map_err(|error: LexError| {
            let LineColumn { line, column } = error.span().start();
            format!("{name}:{line}:{}: this is not Rust", column + 1)
        })?;
        let mut scan = Scan::default();
        scan.read(tokens.clone(), false);
        let mut file = Self {
            name,
            lines: text.lines().map(str::to_owned).collect(),
            paths: scan.paths,
            declared: BTreeMap::new(),
            inserted: BTreeMap::new(),
            in_literal: scan.literals.into_iter().collect(),
            items: Item::all(tokens),
            docs: scan.docs,
            edits: Edits::default(),
        };

        for item in scan.tests {
            file.edits.cut(item.range_with_comment(&file.lines));
        }
        let is_declaration = |item: &&Item| {
            let is_file = item.kind() == "mod" && item.place_of_body().is_none();
            is_file && !file.edits.cuts(item.range())
        };
        for item in file.items.iter().filter(is_declaration) {
            file.declared.insert(item.range().1.line, item.name());
        }
        Ok(file)
    }

    /// Whether a path begins with the crate `name`.
    pub(crate) fn names(&self, name: &str) -> bool {
        self.paths.iter().any(|path| path.segments[0] == name)
    }

    /// Whether the word `name` stands in it anywhere.
    pub(crate) fn has_word(&self, name: &str) -> bool {
        let is_end = |c: char| !c.is_alphanumeric() && c != '_';
        self.lines.iter().any(|line| line.split(is_end).any(|word| word == name))
    }

    /// What others can name of it, modules in other files too.
    pub(crate) fn public_names(&self) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for item in self.items.iter().filter(|item| item.is_public()) {
            match item.kind().as_str() {
                "use" => drop(item.use_without(|_, name| !names.insert(name.to_owned()))),
                _ => drop(names.insert(item.name())),
            }
        }
        names
    }

    pub(crate) fn cut_docs(&mut self) {
        self.docs.iter().for_each(|range| self.edits.cut(*range));
    }

    /// Lets paths that begin with the first of two names find the module of the bundle that is the second. If the file
    /// is of the `library`, `crate` means this.
    pub(crate) fn redirect(&mut self, names: &[(&str, &str)], library: Option<&str>) {
        for path in &self.paths {
            let Some(end) = path.head else { continue };
            if let Some(library) = library.filter(|_| path.segments[0] == "crate") {
                self.edits.replace((end, end), format!("::{library}"));
            } else if let Some((from, to)) = names.iter().find(|(from, _)| path.segments[0] == *from) {
                let mut start = path.start;
                start.column -= if path.absolute { 2 } else { 0 };
                if path.absolute || path.nested || library.is_some() {
                    self.edits.replace((start, end), format!("crate::{to}"));
                } else if from != to {
                    self.edits.replace((start, end), *to);
                }
            }
        }
    }

    /// Turns the documentation at the beginning into a comment: `first`, and all but what is of no use there.
    pub(crate) fn comment_header(&mut self, first: &str) {
        for (i, line) in self.lines.iter_mut().enumerate() {
            let place = |column| Place { line: i, column };
            match Line::of(line) {
                Some(Line::Title) => *line = first.to_owned(),
                Some(Line::LeftOut) => self.edits.cut((place(0), place(line.chars().count()))),
                Some(Line::Comment(text)) => *line = text,
                None => break,
            }
        }
    }

    /// Writes out `#[fastout]`, which only a crate can offer, with the stand-in's macro of that name.
    pub(crate) fn expand_fastout(&mut self) {
        for item in &self.items {
            let is_fastout = |text: &str| text.rsplit("::").next() == Some("fastout");
            let found = item.attributes().find(|(text, _)| is_fastout(text));
            let (Some((path, range)), Some(place)) = (found, item.place_of_body()) else {
                continue;
            };
            self.edits.cut(range);
            let text = FASTOUT.map(|line| line.replace("fastout!", &format!("{path}!")));
            match self.lines[place.line].chars().nth(place.column) {
                None => drop(self.inserted.insert(place.line, text.to_vec())),
                Some(_) => self.edits.replace((place, place), format!(" {}", text.join(" "))),
            }
        }
    }

    /// Makes the changes; gives the lines that nothing is left of.
    pub(crate) fn apply_edits(&mut self) -> BTreeSet<usize> {
        std::mem::take(&mut self.edits).apply(&mut self.lines)
    }
}
