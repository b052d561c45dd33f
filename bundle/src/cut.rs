//! Cuts from a joined program what rustc calls unused.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{LexError, TokenStream};

use crate::edit::{Edits, Place};
use crate::join::{Joined, Line};
use crate::rustc::{Compiler, Message};
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
    let items = Item::all(joined.text().parse::<TokenStream>()?);
    let places = |code: &str| -> BTreeSet<Place> {
        let named = warnings.iter().filter(|warning| warning.code == code);
        named.flat_map(|warning| &warning.places).copied().collect()
    };
    let mut cuts = Cuts {
        lines: &joined.lines,
        imports: BTreeMap::new(),
        dead: places("dead_code"),
        unused_macros: &places("unused_macros") | &places("unused_macro_rules"),
        unused_imports: places("unused_imports"),
        paths: BTreeSet::new(),
        edits: Edits::default(),
    };
    cuts.read_imports(&items, "");
    cuts.dead_items(&items, "", "");
    let mut before = None;
    while before.replace(cuts.edits.len()) != Some(cuts.edits.len()) {
        cuts.what_needs_them(&items, "");
    }
    let Cuts { dead, edits, .. } = cuts;
    let is_field = |place: &Place| {
        let is_allowed = joined.lines[place.line - 1].text.trim() == ALLOW;
        !is_allowed && !joined.lines[place.line].is_program() && !edits.cuts((*place, *place))
    };
    let fields: BTreeSet<usize> = dead
        .iter()
        .filter(|place| is_field(place))
        .map(|place| place.line)
        .collect();
    let is_changed = edits.len() > 0 || !fields.is_empty();

    let lines = &mut joined.lines;
    let mut texts: Vec<String> = lines
        .iter_mut()
        .map(|line| std::mem::take(&mut line.text))
        .collect();
    let gone = edits.apply(&mut texts);
    for (i, (mut line, text)) in std::mem::take(lines).into_iter().zip(texts).enumerate() {
        line.text = text;
        if fields.contains(&i) {
            let indent = line.text.len() - line.text.trim_start().len();
            lines.push(Line::new(&format!("{}{ALLOW}", " ".repeat(indent))));
        }
        if !gone.contains(&i) {
            lines.push(line);
        }
    }
    Ok(is_changed)
}

/// Paths are from the root of the bundle: `grundy::io::Input`.
struct Cuts<'a> {
    lines: &'a [Line],
    /// What the paths mean that a `use` brings in.
    imports: BTreeMap<String, String>,
    /// Where the names of dead items, fields and variants stand; those of items are taken out as these are cut.
    dead: BTreeSet<Place>,
    /// Where the names of unused macros and their unused rules stand, and the unused parts of a `use`.
    unused_macros: BTreeSet<Place>,
    unused_imports: BTreeSet<Place>,
    /// What is cut of modules and of traits.
    paths: BTreeSet<String>,
    edits: Edits,
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

    /// Cuts the dead ones of `items`, which stand in an item of that path and kind, and unused macros.
    fn dead_items(&mut self, items: &[Item], path: &str, kind: &str) {
        for item in items {
            let inner = match item.kind().as_str() {
                "impl" => path.to_owned(),
                _ => below(path, &item.name()),
            };
            self.dead_items(&item.items, &inner, &item.kind());
            for rule in item.rules() {
                if self.unused_macros.contains(&rule.0) {
                    self.edits.cut(rule);
                }
            }
            let Some(name) = item.place_of_name() else {
                continue;
            };
            if self.dead.remove(&name) || self.unused_macros.contains(&name) {
                self.cut(item);
                // A member of a type has no such path: an item beside the type may have it.
                self.paths.extend((kind != "impl").then_some(inner));
            }
        }
    }

    /// Cuts implementations of what is cut, imports of it, and what holds nothing else.
    fn what_needs_them(&mut self, items: &[Item], module: &str) {
        for item in items {
            match item.kind().as_str() {
                _ if self.is_cut(item) => {}
                "mod" if item.place_of_body().is_some() => {
                    let path = below(module, &item.name());
                    self.what_needs_them(&item.items, &path);
                    if item.items.iter().all(|inner| self.is_cut(inner)) {
                        self.cut(item);
                        self.paths.insert(path);
                    }
                }
                "macro_rules" => {
                    let implementations = item.implementations();
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
            let is_of = |path: &String| self.paths.contains(&below(path, &member.name()));
            if traits.iter().any(is_of) {
                self.cut(member);
            }
        }
        let is_emptied = of_trait.is_empty() && item.items.iter().all(|member| self.is_cut(member));
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
            Some((range, text)) if is_changed => self.edits.replace(range, text),
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

    fn is_cut(&self, item: &Item) -> bool {
        self.edits.cuts(item.range())
    }

    fn cut(&mut self, item: &Item) {
        self.edits.cut(item.range_with_comment(self.lines));
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
