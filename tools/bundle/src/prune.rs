//! Takes out of a joined program what no name leads to, so that rustc has little to read.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;

use proc_macro2::{LexError, TokenStream, TokenTree};

use crate::edit::{Edits, Place};
use crate::item::Item;
use crate::join::Joined;
use crate::tokens::{braces, is, is_word, range};

/// Takes out the items below the program that neither it names, nor what it names, and so on.
///
/// Names are compared alone, wherever they stand, also in texts, which may be formats. So what stays may be unused;
/// what goes is used by nothing, unless a macro makes up its name.
///
/// `defined` remembers what has ever been there, so that what is of something that was cut since goes, too.
pub(crate) fn take_out_unnamed(joined: &mut Joined, defined: &mut BTreeSet<String>) -> Result<(), LexError> {
    let items = Item::all(joined.text().parse::<TokenStream>()?);
    let (program, others): (Vec<_>, Vec<_>) =
        items.iter().partition(|item| joined.lines[item.range().0.line].is_program());
    let has_globs = joined.has_globs;
    let mut parts = Parts { defined: mem::take(defined), has_globs, ..Parts::default() };
    others.iter().for_each(|item| parts.read(item));
    parts.named.extend(program.iter().flat_map(|item| names(&item.tokens)));
    parts.follow_names();
    let mut edits = Edits::default();
    for item in &others {
        parts.take_out(item, joined, &mut edits);
    }
    for item in &others {
        parts.take_out_imports(item, &mut edits);
    }
    joined.apply(edits, &BTreeSet::new());
    *defined = parts.defined;
    Ok(())
}

/// What macros of std name that a program does not: the method behind both.
const MADE_UP: [(&str, &str); 2] = [("write", "write_fmt"), ("writeln", "write_fmt")];

/// What goes or stays as a whole: an item, a member of an implementation, or the header of one.
struct Part {
    /// What must be named, if it has a name.
    name: Option<String>,
    /// Types and traits of which one list must be named; it stays without if there is no list.
    of: Vec<Vec<String>>,
    /// What it names itself.
    names: BTreeSet<String>,
}

#[derive(Default)]
struct Parts {
    /// Those that nothing has named yet, by where they begin.
    unnamed: BTreeMap<Place, Part>,
    /// The functions, types, … that are or were there; the modules that go.
    defined: BTreeSet<String>,
    modules: BTreeSet<String>,
    /// What the implementations are of that a macro writes.
    writes: BTreeMap<String, Vec<Vec<String>>>,
    /// The traits that have a member of that name.
    traits: BTreeMap<String, BTreeSet<String>>,
    named: BTreeSet<String>,
    has_globs: bool,
}

impl Parts {
    fn read(&mut self, item: &Item) {
        let kind = item.kind();
        match kind.as_str() {
            "mod" if item.place_of_body().is_some() => item.items.iter().for_each(|item| self.read(item)),
            // Where something gets another name, this names it.
            "use" => drop(item.use_without(|path, name| {
                if let [.., sign, TokenTree::Ident(alias)] = path
                    && is_word(sign, "as")
                {
                    let (alias, names) = (alias.to_string(), BTreeSet::from([name.to_owned()]));
                    self.defined.insert(alias.clone());
                    self.unnamed.insert(range(path).0, Part { name: Some(alias), of: vec![], names });
                }
                false
            })),
            "fn" | "struct" | "enum" | "union" | "trait" | "const" | "static" | "type" | "macro_rules" => {
                let name = item.name();
                if kind == "macro_rules" && !item.items.is_empty() {
                    self.writes.insert(name.clone(), item.items.iter().map(implemented).collect());
                }
                self.defined.insert(name.clone());
                for member in item.items.iter().filter(|_| kind == "trait") {
                    self.traits.entry(member.name()).or_default().insert(name.clone());
                }
                let has_globs = self.has_globs;
                // Whoever writes one of its members anew names it.
                let is_whole = kind == "trait" && item.items.iter().all(|member| member.place_of_body().is_some());
                for member in item.items.iter().filter(|_| kind == "trait" && (is_whole || has_globs)) {
                    let mut named = if is_whole { names(&member.tokens) } else { BTreeSet::new() };
                    // It may be called without the name of the trait.
                    named.extend(Some(name.clone()).filter(|_| has_globs));
                    self.add(member, Some(member.name()), vec![], named);
                }
                let of_item = if is_whole { names(&header(item)) } else { names(&item.tokens) };
                self.add(item, Some(name), vec![], of_item);
            }
            "impl" if item.is_inherent() => {
                let of = vec![implemented(item)];
                for member in &item.items {
                    let name = Some(member.name()).filter(|_| !member.is_call());
                    self.add(member, name, of.clone(), names(&member.tokens));
                }
                self.add(item, None, of, names(&header(item)));
            }
            "impl" => self.add(item, None, vec![implemented(item)], names(&item.tokens)),
            // A call of a macro.
            name => {
                let of = self.writes.get(name).cloned().unwrap_or_default();
                self.add(item, None, of, names(&item.tokens));
            }
        }
    }

    fn add(&mut self, item: &Item, name: Option<String>, of: Vec<Vec<String>>, names: BTreeSet<String>) {
        self.unnamed.insert(item.range().0, Part { name, of, names });
    }

    /// Moves on to what the named parts name, until nothing is new.
    fn follow_names(&mut self) {
        loop {
            let is_named = |name: &String| self.named.contains(name) || !self.defined.contains(name);
            let is_reached = |part: &Part| {
                part.name.as_ref().is_none_or(|name| self.named.contains(name))
                    && (part.of.is_empty() || part.of.iter().any(|list| list.iter().all(is_named)))
            };
            let reached: Vec<Place> =
                self.unnamed.iter().filter(|(_, part)| is_reached(part)).map(|(place, _)| *place).collect();
            if reached.is_empty() {
                return;
            }
            let parts = reached.iter().filter_map(|place| self.unnamed.remove(place));
            for name in parts.flat_map(|part| part.names) {
                // Beside a trait, its methods are called without its name, which programs must import.
                self.named.extend(self.traits.get(&name).into_iter().flatten().cloned());
                self.named.insert(name);
            }
        }
    }

    /// Takes out what is unnamed of `item`; says whether that is all.
    fn take_out(&mut self, item: &Item, joined: &Joined, edits: &mut Edits) -> bool {
        let (kind, is_unnamed) = (item.kind(), self.unnamed.contains_key(&item.range().0));
        let is_module = kind == "mod" && item.place_of_body().is_some();
        let is_gone = match kind.as_str() {
            // It keeps a module only if others find something by it.
            "use" if item.is_public() => {
                item.use_without(|path, _| !self.named.contains(&path[path.len() - 1].to_string())).is_none()
            }
            "use" => return true,
            "trait" if !is_unnamed => {
                for member in &item.items {
                    self.take_out(member, joined, edits);
                }
                false
            }
            _ if is_module || kind == "impl" && item.is_inherent() && !is_unnamed => {
                let mut all = true;
                for inner in &item.items {
                    all &= self.take_out(inner, joined, edits);
                }
                all && !(is_module && joined.named.contains(&item.name()))
            }
            _ => is_unnamed,
        };
        if is_gone {
            edits.cut(item.range_with_comment(&joined.lines, |line| joined.lines[line].in_literal));
            self.modules.extend(Some(item.name()).filter(|_| is_module));
        }
        is_gone
    }

    /// Takes out of imports what is gone.
    fn take_out_imports(&self, item: &Item, edits: &mut Edits) {
        item.items.iter().for_each(|item| self.take_out_imports(item, edits));
        let is_std = |name: &str| ["std", "core", "alloc"].contains(&name);
        if item.kind() != "use" || edits.cuts(item.range()) || is_std(&item.name()) {
            return;
        }
        let mut is_changed = false;
        let remains = item.use_without(|_, name| {
            let is_gone = match self.defined.contains(name) {
                true => !self.named.contains(name),
                false => self.modules.contains(name),
            };
            is_changed |= is_gone;
            is_gone
        });
        match remains {
            None => edits.cut(item.range()),
            Some((range, text)) if is_changed => edits.replace(range, text),
            Some(_) => {}
        }
    }
}

/// What stands before its braces.
fn header(item: &Item) -> Vec<TokenTree> {
    item.tokens.iter().filter(|token| braces(token).is_none()).cloned().collect()
}

/// The trait that is implemented, if there is one, and the type for which: their names without paths and arguments.
pub(crate) fn implemented(item: &Item) -> Vec<String> {
    let (mut names, mut last, mut depth) = (Vec::new(), None, 0);
    let from = item.tokens.iter().position(|token| is_word(token, "impl")).map_or(0, |place| place + 1);
    for (i, token) in item.tokens.iter().enumerate().skip(from) {
        let is_behind = |sign| is(&item.tokens[i - 1], sign);
        match token {
            TokenTree::Punct(_) if is(token, "<") => depth += 1,
            TokenTree::Punct(_) if is(token, ">") && !is_behind("-") => depth -= 1,
            TokenTree::Ident(word) if word == "where" => break,
            TokenTree::Ident(word) if word == "for" && depth == 0 => names.extend(last.take()),
            TokenTree::Ident(word) if depth == 0 && !is_behind("'") => last = Some(word.to_string()),
            _ => {}
        }
    }
    names.extend(last);
    names
}

/// The identifiers among `tokens` and in their literals.
fn names(tokens: &[TokenTree]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for token in tokens {
        match token {
            TokenTree::Ident(word) => drop(found.insert(word.to_string())),
            TokenTree::Group(group) => found.extend(names(&group.stream().into_iter().collect::<Vec<_>>())),
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                found.extend(text.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned));
            }
            TokenTree::Punct(_) => {}
        }
    }
    let made_up = MADE_UP.iter().filter(|(name, _)| found.contains(*name)).map(|(_, made_up)| (*made_up).to_owned());
    found.extend(made_up.collect::<Vec<_>>());
    found
}
