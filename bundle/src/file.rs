//! One source file, and the changes that it needs to stand within another one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use proc_macro2::{LineColumn, TokenStream};

use crate::tokens::{self, Item, Scan};

pub(crate) struct File {
    /// As messages say it.
    pub(crate) name: String,
    pub(crate) lines: Vec<String>,
    /// Without those of tests.
    pub(crate) paths: Vec<tokens::Path>,
    /// The modules that it declares to stand in other files, by the line, counted from 0.
    pub(crate) declared: BTreeMap<usize, String>,
    /// The lines that are cut, and those that begin within a literal.
    pub(crate) cut: BTreeSet<usize>,
    pub(crate) in_literal: BTreeSet<usize>,
    items: Vec<Item>,
    docs: Vec<(LineColumn, LineColumn)>,
    /// Where so many characters are replaced by a text.
    edits: Vec<(LineColumn, usize, String)>,
}

impl File {
    /// Reads the file at `path`; messages say it from `root` on.
    pub(crate) fn read(root: &Path, path: &Path) -> Result<Self, String> {
        let name = path
            .strip_prefix(root)
            .unwrap_or(path)
            .display()
            .to_string();
        let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
        Self::new(name, &text)
    }

    /// The file of that name with that text, without its tests.
    pub(crate) fn new(name: String, text: &str) -> Result<Self, String> {
        let tokens: TokenStream = text.parse().map_err(|error: proc_macro2::LexError| {
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
            cut: BTreeSet::new(),
            in_literal: scan.literals.into_iter().collect(),
            items: Item::all(tokens),
            docs: scan.docs,
            edits: Vec::new(),
        };
        file.cut_tests();
        file.paths.retain(|path| !file.cut.contains(&path.line));
        for item in file
            .items
            .iter()
            .filter(|item| item.kind() == "mod" && item.body().is_none())
        {
            file.declared.insert(item.lines().end - 1, item.name());
        }
        Ok(file)
    }

    /// Whether a path begins with the crate `name`.
    pub(crate) fn names(&self, name: &str) -> bool {
        self.paths.iter().any(|path| path.segments[0] == name)
    }

    /// Cuts the items that only `cargo test` compiles.
    fn cut_tests(&mut self) {
        let mut items: Vec<&Item> = self.items.iter().collect();
        while let Some(item) = items.pop() {
            let is_test = |(attribute, _)| attribute == "test" || attribute == "cfg(test)";
            if item.attributes().any(is_test) {
                self.cut.extend(item.lines_with_comment(&self.lines));
            } else {
                items.extend(&item.items);
            }
        }
    }

    /// Cuts documentation where nothing else stands in its lines.
    pub(crate) fn cut_docs(&mut self) {
        for (start, end) in &self.docs {
            let lines = start.line - 1..end.line;
            if lines
                .clone()
                .all(|line| self.lines[line].trim_start().starts_with("//"))
            {
                self.cut.extend(lines);
            }
        }
    }

    /// Lets paths find the crates that are `modules` of the bundle, of which `crate` is one if the file is of the
    /// library.
    pub(crate) fn redirect(&mut self, modules: &[&str], library: Option<&str>) {
        for path in &self.paths {
            let Some(head) = &path.head else { continue };
            let (start, end) = (head.start(), head.end());
            if let Some(library) = library.filter(|_| path.segments[0] == "crate") {
                self.edits.push((end, 0, format!("::{library}")));
            } else if modules.contains(&path.segments[0].as_str()) {
                let at = |back| LineColumn {
                    column: start.column - back,
                    ..start
                };
                if path.absolute {
                    self.edits.push((at(2), 2, "crate::".to_owned()));
                } else if path.nested || library.is_some() {
                    self.edits.push((start, 0, "crate::".to_owned()));
                }
            }
        }
    }

    /// Turns the documentation at the beginning into a comment: `first`, and all but title and judge.
    pub(crate) fn comment_header(&mut self, first: &str) {
        let is_header = |line: &&mut String| line.starts_with("//!");
        for line in self.lines.iter_mut().take_while(is_header) {
            *line = if line.starts_with("//! # ") {
                first.to_owned()
            } else {
                line.replacen("//!", "//", 1)
                    .replace(r"\[", "[")
                    .replace(r"\]", "]")
            };
        }
        let judge = self
            .lines
            .iter()
            .position(|line| line.starts_with("// - Judge:"));
        self.cut.extend(judge);
    }

    /// Writes `#[fastout]`, which only a crate can offer, as a call of the stand-in's macro in the body.
    pub(crate) fn expand_fastout(&mut self) {
        for item in &self.items {
            let is_fastout = |text: &str| text.rsplit("::").next() == Some("fastout");
            let found = item.attributes().find(|(text, _)| is_fastout(text));
            if let (Some((path, range)), Some(body)) = (found, item.body()) {
                self.edits.push((
                    range.start,
                    range.end.column - range.start.column,
                    String::new(),
                ));
                let LineColumn { line, column } = body.span_open().end();
                self.edits
                    .push((LineColumn { line, column }, 0, format!(" {path}!($);")));
            }
        }
    }

    /// Makes the changes within lines, and cuts those lines that become blank.
    pub(crate) fn apply_edits(&mut self) {
        self.edits
            .sort_by_key(|(at, ..)| std::cmp::Reverse((at.line, at.column)));
        for (at, length, text) in std::mem::take(&mut self.edits) {
            let line = &mut self.lines[at.line - 1];
            let byte = |column| {
                line.char_indices()
                    .nth(column)
                    .map_or(line.len(), |(byte, _)| byte)
            };
            let range = byte(at.column)..byte(at.column + length);
            line.replace_range(range, &text);
            if line.trim().is_empty() {
                self.cut.insert(at.line - 1);
            }
        }
    }
}
