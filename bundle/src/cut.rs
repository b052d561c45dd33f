//! Cuts from a joined program what rustc calls unused.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{LexError, TokenStream};

use crate::join::{Joined, Line};
use crate::rustc::{Compiler, Message, Place};
use crate::tokens::Item;

/// Stands above a field or variant that only other programs use: cutting it would change what constructs it.
const ALLOW: &str = "#[allow(dead_code)]";

/// Cuts until rustc finds nothing more, or gives its errors.
pub(crate) fn cut_unused(joined: &mut Joined, compiler: &Compiler) -> Result<Vec<Message>, String> {
    loop {
        let messages = compiler.check(&joined.compiled_text())?;
        let (errors, warnings): (Vec<_>, Vec<_>) =
            messages.into_iter().partition(|message| message.is_error);
        if !errors.is_empty() || !cut(joined, &warnings).map_err(|error| error.to_string())? {
            return Ok(errors);
        }
    }
}

/// Cuts what `warnings` name, and what cannot be without it; says whether there was anything.
fn cut(joined: &mut Joined, warnings: &[Message]) -> Result<bool, LexError> {
    let text = joined.text();
    let items = Item::all(text.parse::<TokenStream>()?);
    let places = |codes: &[&str]| -> BTreeSet<Place> {
        let named = warnings
            .iter()
            .filter(|warning| codes.contains(&warning.code.as_str()));
        named.flat_map(|warning| &warning.places).copied().collect()
    };
    let mut cuts = Cuts {
        lines: &joined.lines,
        imports: BTreeMap::new(),
        unused: places(&["dead_code", "unused_macros"]),
        unused_imports: places(&["unused_imports"]),
        paths: BTreeSet::new(),
        gone: BTreeSet::new(),
        changed: BTreeMap::new(),
    };
    cuts.read_imports(&items, "");
    cuts.unused_items(&items, "", "");
    let mut before = None;
    while before.replace(cuts.gone.len()) != Some(cuts.gone.len()) {
        cuts.what_needs_them(&items, "");
    }

    let Cuts {
        unused,
        gone,
        mut changed,
        ..
    } = cuts;
    let is_allowed = |line: usize| joined.lines[line - 1].text.trim() == ALLOW;
    let allowed: BTreeSet<usize> = unused
        .iter()
        .map(|place| place.line)
        .filter(|line| {
            !joined.lines[*line].is_program() && !is_allowed(*line) && !gone.contains(line)
        })
        .collect();
    let is_changed = !gone.is_empty() || !changed.is_empty() || !allowed.is_empty();
    for (i, mut line) in std::mem::take(&mut joined.lines).into_iter().enumerate() {
        if gone.contains(&i) {
            continue;
        }
        let indent = line.text.len() - line.text.trim_start().len();
        let indented = |text: &str| format!("{}{text}", " ".repeat(indent));
        if allowed.contains(&i) {
            joined.lines.push(Line::new(&indented(ALLOW)));
        }
        if let Some(text) = changed.remove(&i) {
            line.text = indented(&text);
        }
        joined.lines.push(line);
    }
    Ok(is_changed)
}

/// Paths are from the root of the bundle: `grundy::io::Input`.
struct Cuts<'a> {
    lines: &'a [Line],
    /// What the paths mean that a `use` brings in.
    imports: BTreeMap<String, String>,
    /// Where the names of unused items, fields and variants stand; those of items are taken out as these are cut.
    unused: BTreeSet<Place>,
    /// Where the unused parts of a `use` begin.
    unused_imports: BTreeSet<Place>,
    /// What is cut, and members of traits.
    paths: BTreeSet<String>,
    /// The lines to cut, and what becomes of the first line of a `use`.
    gone: BTreeSet<usize>,
    changed: BTreeMap<usize, String>,
}

impl Cuts<'_> {
    fn read_imports(&mut self, items: &[Item], module: &str) {
        for item in items {
            match item.kind().as_str() {
                "mod" => self.read_imports(&item.items, &below(module, &item.name())),
                "use" => drop(item.use_without(|part| {
                    let target = absolute(module, &part.path);
                    self.imports.insert(below(module, &part.name), target);
                    false
                })),
                _ => {}
            }
        }
    }

    /// Cuts the unused ones of `items`, which stand in an item of that path and kind.
    fn unused_items(&mut self, items: &[Item], path: &str, kind: &str) {
        for item in items {
            let inner = match item.kind().as_str() {
                "impl" => path.to_owned(),
                _ => below(path, &item.name()),
            };
            self.unused_items(&item.items, &inner, &item.kind());
            if item
                .place_of_name()
                .is_some_and(|place| self.unused.remove(&place))
            {
                self.cut(item);
                // A member of a type has no such path: an item beside the type may have it.
                self.paths.extend((kind != "impl").then_some(inner));
            }
        }
    }

    /// Cuts implementations of what is cut, imports of it, and what holds nothing else.
    fn what_needs_them(&mut self, items: &[Item], module: &str) {
        for item in items {
            if self.is_gone(item) {
                continue;
            }
            match item.kind().as_str() {
                "mod" if item.body().is_some() => {
                    let path = below(module, &item.name());
                    self.what_needs_them(&item.items, &path);
                    if item.items.iter().all(|inner| self.is_gone(inner)) {
                        self.cut(item);
                        self.paths.insert(path);
                    }
                }
                "macro_rules" => {
                    let implementations = item.in_groups();
                    implementations
                        .iter()
                        .for_each(|item| self.implementation(item, module));
                }
                "impl" => self.implementation(item, module),
                "use" => self.import(item, module),
                _ => {}
            }
        }
    }

    fn implementation(&mut self, item: &Item, module: &str) {
        let (of_trait, of_type) = item.implements();
        let defined = |name: &String| self.defined(&below(module, name));
        let traits: Vec<String> = of_trait.iter().map(defined).collect();
        let types: Vec<String> = of_type.iter().map(defined).collect();
        for member in &item.items {
            let of_trait = |path: &String| self.paths.contains(&below(path, &member.name()));
            if traits.iter().any(of_trait) {
                self.cut(member);
            }
        }
        let is_emptied =
            of_trait.is_empty() && item.items.iter().all(|member| self.is_gone(member));
        if is_emptied
            || traits
                .iter()
                .chain(&types)
                .any(|path| self.paths.contains(path))
        {
            self.cut(item);
        }
    }

    fn import(&mut self, item: &Item, module: &str) {
        let mut is_changed = false;
        let remains = item.use_without(|part| {
            let path = self.defined(&absolute(module, &part.path));
            let is_unused = self.unused_imports.contains(&part.place) || self.paths.contains(&path);
            is_changed |= is_unused;
            is_unused
        });
        match remains {
            None => self.cut(item),
            Some((line, text)) if is_changed => {
                self.gone.extend(line + 1..item.lines().end);
                self.changed.insert(line, text);
            }
            Some(_) => {}
        }
    }

    /// The path by which `path` is defined.
    fn defined(&self, path: &str) -> String {
        let mut defined = String::new();
        for name in path.split("::") {
            defined = below(&defined, name);
            // An import may name another one; they form no circle.
            while let Some(target) = self
                .imports
                .get(&defined)
                .filter(|target| **target != defined)
            {
                defined.clone_from(target);
            }
        }
        defined
    }

    fn is_gone(&self, item: &Item) -> bool {
        item.lines().all(|line| self.gone.contains(&line))
    }

    fn cut(&mut self, item: &Item) {
        self.gone.extend(item.lines_with_comment(self.lines));
    }
}

/// The path of `name` in `module`.
fn below(module: &str, name: &str) -> String {
    match module {
        "" => name.to_owned(),
        module => format!("{module}::{name}"),
    }
}

/// The path that a `use` in `module` calls `path`.
fn absolute(module: &str, path: &[String]) -> String {
    let mut from = module;
    let mut names = path.iter().map(String::as_str).peekable();
    while let Some(name) = names.next_if(|name| ["crate", "self", "super"].contains(name)) {
        match name {
            "crate" => from = "",
            "super" => from = from.rsplit_once("::").map_or("", |(parent, _)| parent),
            _ => {}
        }
    }
    names.fold(from.to_owned(), |path, name| below(&path, name))
}
