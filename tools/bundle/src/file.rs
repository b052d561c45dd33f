//! One source file, and the changes that it needs to stand within another one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use entry::Line;
use proc_macro2::{LexError, LineColumn, TokenStream, TokenTree};

use crate::edit::{Edits, Place};
use crate::item::Item;
use crate::scan::{self, Scan};
use crate::tokens::{attributes, is, place, range};

/// What stands at the beginning of a function with `#[fastout]`. A label cannot be reached from within a closure, where
/// the crate refuses to print.
const FASTOUT: [&str; 3] = [
    "let mut __output = fastout!(); let _ = &mut __output; #[allow(unused_labels)] 'fastout: {",
    "#[allow(unused)] macro_rules! print { ($($text:tt)*) => {{ #[allow(unreachable_code)] \
     if false { break 'fastout ::std::unreachable!() } fastout!(__output, $($text)*) }} }",
    "#[allow(unused)] macro_rules! println { () => { print!(\"\\n\") }; \
     ($($text:tt)*) => {{ print!($($text)*); print!(\"\\n\") }} }",
];

/// How deep brackets may be nested: they are read by recursion, here as in rustc.
const DEEPEST: usize = 256;

/// Where the first bracket stands that is nested deeper.
fn too_deep(tokens: &TokenStream) -> Option<Place> {
    let mut waiting = vec![(tokens.clone(), 0)];
    while let Some((tokens, depth)) = waiting.pop() {
        for token in tokens {
            if let TokenTree::Group(group) = token {
                if depth == DEEPEST {
                    return Some(place(group.span_open().start()));
                }
                waiting.push((group.stream(), depth + 1));
            }
        }
    }
    None
}

/// The first line if it is for a shell: `#!` begins an attribute only where a `[` is next, by the rule of rustc, which
/// skips blanks and comments that document nothing.
fn line_for_a_shell(text: &str) -> &str {
    let Some(mut rest) = text.strip_prefix("#!") else { return "" };
    loop {
        rest = rest.trim_start();
        let documents = |lines: bool| {
            let (doc, plain) = if lines { ("///", "////") } else { ("/**", "/***") };
            let inner = if lines { "//!" } else { "/*!" };
            rest.starts_with(inner) || rest.starts_with(doc) && !rest.starts_with(plain) && !rest.starts_with("/**/")
        };
        if rest.starts_with("//") && !documents(true) {
            rest = rest.split_once('\n').map_or("", |(_, rest)| rest);
        } else if rest.starts_with("/*") && !documents(false) {
            rest = behind_comment(rest);
        } else {
            break;
        }
    }
    if rest.starts_with('[') { "" } else { text.lines().next().unwrap_or_default() }
}

/// What stands behind the comment that `text` begins with, and those within it.
fn behind_comment(text: &str) -> &str {
    let (mut depth, mut rest) = (0, text);
    loop {
        let Some(at) = rest.find(['/', '*']) else { return "" };
        rest = &rest[at..];
        match rest.get(..2) {
            Some("/*") => depth += 1,
            Some("*/") => depth -= 1,
            _ => {
                rest = &rest[1..];
                continue;
            }
        }
        rest = &rest[2..];
        if depth == 0 {
            return rest;
        }
    }
}

pub(crate) struct File {
    /// As messages say it.
    pub(crate) name: String,
    pub(crate) lines: Vec<String>,
    pub(crate) paths: Vec<scan::Path>,
    /// What the paths begin with that end in `*`.
    pub(crate) globs: Vec<String>,
    /// The modules that it declares to stand in other files, by the line, counted from 0.
    pub(crate) declared: BTreeMap<usize, String>,
    /// What stands below a line that has it.
    pub(crate) inserted: BTreeMap<usize, Vec<String>>,
    /// The lines that begin within a literal.
    pub(crate) in_literal: BTreeSet<usize>,
    pub(crate) tokens: TokenStream,
    pub(crate) items: Vec<Item>,
    docs: Vec<(Place, Place)>,
    pub(crate) edits: Edits,
}

impl File {
    /// Reads the file at `path`; messages say it from `root` on.
    pub(crate) fn read(root: &Path, path: &Path) -> Result<Self, String> {
        let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
        let text = fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
        let text = text.trim_start_matches('\u{feff}');
        Self::new(name, &text[line_for_a_shell(text).len()..])
    }

    /// The file of that name with that text, of which tests are cut.
    pub(crate) fn new(name: String, text: &str) -> Result<Self, String> {
        let tokens: TokenStream = text.parse().map_err(|error: LexError| {
            let LineColumn { line, column } = error.span().start();
            format!("{name}:{line}:{}: this is not Rust", column + 1)
        })?;
        if let Some(Place { line, column }) = too_deep(&tokens) {
            return Err(format!("{name}:{}:{}: this is nested more than {DEEPEST} levels deep", line + 1, column + 1));
        }
        let mut scan = Scan::default();
        scan.read(tokens.clone(), true);
        let mut file = Self {
            name,
            lines: text.lines().map(str::to_owned).collect(),
            paths: scan.paths,
            globs: scan.globs,
            declared: BTreeMap::new(),
            inserted: BTreeMap::new(),
            in_literal: scan.literals.into_iter().collect(),
            items: Item::all(tokens.clone()),
            tokens,
            docs: scan.docs,
            edits: Edits::default(),
        };

        for item in scan.tests {
            file.edits.cut(item.range_with_comment(&file.lines, |line| file.in_literal.contains(&line)));
        }
        let is_declaration = |item: &&Item| {
            let is_file = item.kind() == "mod" && item.place_of_body().is_none();
            is_file && !file.edits.cuts(item.range())
        };
        let mut gates = vec![];
        for item in file.items.iter().filter(is_declaration) {
            file.declared.insert(item.range().1.line, item.name());
            // What the library declares under a feature stands in the bundle, or is gone.
            let is_gate = |text: &str| text.starts_with("cfg(feature=");
            gates.extend(item.attributes().filter(|(text, _)| is_gate(text)).map(|(_, range)| range));
        }
        gates.into_iter().for_each(|range| file.edits.cut(range));
        Ok(file)
    }

    /// Whether a path begins with the crate `name`.
    pub(crate) fn names(&self, name: &str) -> bool {
        self.paths.iter().any(|path| path.segments[0] == name)
    }

    /// Whether the word `name` stands in it anywhere.
    pub(crate) fn has_word(&self, name: &str) -> bool {
        self.lines.iter().any(|line| has_word(line, name))
    }

    /// Whether it stands outside of the lines that are comments.
    pub(crate) fn has_word_in_code(&self, name: &str) -> bool {
        self.lines.iter().any(|line| !line.trim_start().starts_with("//") && has_word(line, name))
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

    /// Cuts what says of itself that it is seldom asked for, and what is called like one of the `members` of traits.
    pub(crate) fn cut_seldom(&mut self, members: &[&str]) {
        for item in &self.items {
            let is_seldom = item.attributes().any(|(text, _)| text.starts_with("doc=") && text.contains("Seldom"));
            let is_cut = |member: &&Item| members.contains(&&member.name()[..]);
            let of_trait = item.items.iter().filter(|_| item.kind() == "impl" && !item.is_inherent());
            let cut: Vec<&Item> = of_trait.filter(is_cut).collect();
            match is_seldom || !cut.is_empty() && cut.len() == item.items.len() {
                true => self.edits.cut(item.range()),
                false => cut.iter().for_each(|member| self.edits.cut(member.range())),
            }
        }
    }

    pub(crate) fn cut_docs(&mut self) {
        self.docs.iter().for_each(|range| self.edits.cut(*range));
    }

    /// Turns the documentation at the beginning into a comment: `first`, and all but what is of no use there. Gives how
    /// many lines it has.
    pub(crate) fn comment_header(&mut self, first: &str) -> usize {
        let length = self.lines.iter().take_while(|line| Line::of(line).is_some()).count();
        for (i, line) in self.lines.iter_mut().take(length).enumerate() {
            let place = |column| Place { line: i, column };
            match Line::of(line) {
                Some(Line::Title) => *line = first.to_owned(),
                Some(Line::LeftOut) => self.edits.cut((place(0), place(line.chars().count()))),
                Some(Line::Comment(text)) => *line = text,
                None => break,
            }
        }
        length
    }

    /// Writes out the attributes of proconio's, which only a crate can offer, by the stand-in's macros of the same
    /// names.
    pub(crate) fn write_out_attributes(&mut self) {
        let named =
            |name: &str| [Some(name.to_owned())].into_iter().chain(self.aliases(name).map(Some)).flatten().collect();
        let [fastout, readable]: [Vec<String>; 2] = ["fastout", "derive_readable"].map(named);
        let mut waiting = vec![self.tokens.clone()];
        while let Some(tokens) = waiting.pop() {
            let tokens: Vec<TokenTree> = tokens.into_iter().collect();
            for (i, token) in tokens.iter().enumerate() {
                if let TokenTree::Group(group) = token {
                    waiting.push(group.stream());
                }
                let Some((path, attribute)) = attributes(&tokens[i..]).next() else { continue };
                let is_one_of = |names: &[String]| names.iter().any(|name| path.rsplit("::").next() == Some(name));
                let item = || Item::all(tokens[i..].iter().cloned().collect()).into_iter().next();
                if is_one_of(&fastout)
                    && let Some((start, end)) = item().and_then(|item| item.ends_of_body())
                {
                    self.edits.cut(attribute);
                    let text = FASTOUT.map(|line| line.replace("fastout!", &format!("{path}!")));
                    match self.lines[start.line].chars().nth(start.column) {
                        // It says nothing.
                        _ if start == end => continue,
                        None => drop(self.inserted.insert(start.line, text.to_vec())),
                        Some(_) => self.edits.replace((start, start), format!(" {} ", text.join(" "))),
                    }
                    self.edits.replace((end, end), "}");
                } else if is_one_of(&readable)
                    && let Some(item) = item()
                {
                    let before = (0..i / 2).take_while(|k| {
                        let pair = &tokens[i - 2 * k - 2..i - 2 * k];
                        is(&pair[0], "#") && matches!(&pair[1], TokenTree::Group(_))
                    });
                    let first = range(&tokens[i - 2 * before.count()..=i]).0;
                    self.edits.cut(attribute);
                    let end = if first == attribute.0 { attribute.1 } else { first };
                    self.edits.replace((first, end), format!("{path}! {{"));
                    self.edits.replace((item.range().1, item.range().1), "}");
                }
            }
        }
    }

    /// The names that a `use` gives what is called `name`.
    fn aliases(&self, name: &str) -> impl Iterator<Item = String> {
        let words = self.lines.iter().flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_'));
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let aliases = words.windows(3).filter(|words| words[0] == name && words[1] == "as");
        aliases.map(|words| words[2].to_owned()).collect::<Vec<_>>().into_iter()
    }

    /// Whether parts of it are only for other platforms or builds.
    pub(crate) fn has_gates(&self) -> bool {
        let mut waiting = vec![self.tokens.clone()];
        while let Some(tokens) = waiting.pop() {
            let tokens: Vec<TokenTree> = tokens.into_iter().collect();
            for (i, token) in tokens.iter().enumerate() {
                let is_gate = |(text, _): (String, _)| {
                    let is_test = ["cfg(test)", "cfg(not(test))", "cfg(doc)"].contains(&&text[..]);
                    (text.starts_with("cfg(") || text.starts_with("cfg_attr(")) && !is_test
                };
                if attributes(&tokens[i..]).any(is_gate) {
                    return true;
                }
                if let TokenTree::Group(group) = token {
                    waiting.push(group.stream());
                }
            }
        }
        false
    }

    /// Makes the changes; gives the lines that nothing is left of.
    pub(crate) fn apply_edits(&mut self) -> BTreeSet<usize> {
        std::mem::take(&mut self.edits).apply(&mut self.lines)
    }
}

/// Whether `name` is one of the words of the line.
fn has_word(line: &str, name: &str) -> bool {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name)
}
