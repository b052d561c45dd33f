//! Cuts from a joined program what rustc calls unused.

use std::collections::BTreeSet;
use std::path::Path;

use proc_macro2::{LexError, TokenStream};

use crate::edit::{Edits, Place};
use crate::item::Item;
use crate::join::{ALLOW, Joined, Line};
use crate::prune::take_out_unnamed;
use crate::rustc::{Compiler, Message};
use crate::spare::take_out_spare;
use crate::tokens::range;

const UNUSED_IMPORTS: &str = "unused_imports";

/// Cuts until rustc finds nothing more; gives what [`Compiler::check`] says at last. Then the `executable` is there, if
/// one is wanted.
///
/// Imports and implementations of what is cut are errors, which name what to cut next.
pub(crate) fn cut_unused(
    joined: &mut Joined,
    compiler: &Compiler,
    oldest: (u32, u32),
    executable: Option<&Path>,
) -> Result<Vec<Message>, String> {
    let text = |error: LexError| error.to_string();
    let mut defined = BTreeSet::new();
    let mut check = |joined: &mut Joined, executable| {
        take_out_unnamed(joined, &mut defined).map_err(text)?;
        joined.tidy();
        compiler.check(&joined.text(), oldest, executable)
    };
    let allow_unused = |joined: &mut Joined| {
        joined.allow_unused();
        compiler.check(&joined.text(), oldest, executable)
    };
    let mut messages = check(joined, None)?;
    if messages.iter().any(|message| message.is_error) {
        return Ok(messages);
    }
    if joined.has_gates {
        return allow_unused(joined);
    }
    let before = joined.lines.clone();
    let (mut is_compiled, mut is_spare_out) = (executable.is_none(), false);
    loop {
        let is_changed = cut(joined, &messages).map_err(text)?;
        let has_errors = messages.iter().any(|message| message.is_error);
        if !is_changed && has_errors {
            // Parts that the program does not use name what was cut.
            joined.lines = before;
            return allow_unused(joined);
        }
        // Without an unused import, nothing else becomes unused.
        let is_last =
            !is_changed || messages.iter().all(|message| message.code == UNUSED_IMPORTS || message.code.is_empty());
        if is_last && !is_spare_out {
            is_spare_out = true;
            if let Some(without) = take_out_spare(joined, |joined| check(joined, executable))? {
                (messages, is_compiled) = (without, true);
                continue;
            }
        }
        if !is_changed && is_compiled {
            return Ok(messages);
        }
        messages = check(joined, executable.filter(|_| is_last))?;
        is_compiled = is_last || executable.is_none();
    }
}

/// Cuts what the messages name; says whether there was anything.
fn cut(joined: &mut Joined, messages: &[Message]) -> Result<bool, LexError> {
    let mut items = Item::all(joined.text().parse::<TokenStream>()?);
    items.retain(|item| !joined.lines[item.range().0.line].is_program());
    let places = |codes: &[&str]| -> BTreeSet<Place> {
        let named = messages.iter().filter(|message| !message.is_error && codes.contains(&message.code.as_str()));
        named.flat_map(|warning| &warning.places).copied().collect()
    };
    let mut cuts = Cuts {
        lines: &joined.lines,
        dead: places(&["dead_code", "unused_macros", "unused_macro_rules"]),
        unused_imports: places(&[UNUSED_IMPORTS]),
        broken: messages.iter().filter(|message| message.is_error).flat_map(|error| &error.places).copied().collect(),
        edits: Edits::default(),
        named: &joined.named,
    };
    cuts.read(&items, false);
    let Cuts { mut dead, edits, .. } = cuts;

    // What is left is named by no item.
    dead.retain(|place| {
        // The program has the first line.
        !joined.lines[place.line].is_program() && joined.lines[place.line - 1].text.trim() != ALLOW
    });
    let fields: BTreeSet<usize> = dead.iter().map(|place| place.line).collect();
    let is_changed = edits.len() > 0 || !fields.is_empty();
    joined.apply(edits, &fields);
    Ok(is_changed)
}

struct Cuts<'a> {
    lines: &'a [Line],
    /// Where the names of dead items, fields and variants stand, and unused rules of macros; those of items are taken
    /// out as these are cut.
    dead: BTreeSet<Place>,
    /// Where the unused parts of a `use` begin.
    unused_imports: BTreeSet<Place>,
    /// What names something that was cut.
    broken: BTreeSet<Place>,
    edits: Edits,
    /// Names of modules that stay.
    named: &'a BTreeSet<String>,
}

impl Cuts<'_> {
    /// Cuts what is unused or broken among `items`, and what holds nothing else.
    fn read(&mut self, items: &[Item], in_implementation: bool) {
        for item in items {
            let kind = item.kind();
            self.read(&item.items, kind == "impl");
            for rule in item.rules() {
                if self.dead.remove(&rule.0) {
                    self.edits.cut(rule);
                }
            }
            let is_broken = |cuts: &Self| {
                let (start, end) = item.range();
                let may_be = in_implementation || kind == "impl" || item.is_call();
                may_be && cuts.broken.range(start..end).any(|place| !cuts.edits.cuts((*place, *place)))
            };
            let is_emptied = |cuts: &Self| {
                let holds_items = match kind.as_str() {
                    "mod" => item.place_of_body().is_some() && !cuts.named.contains(&item.name()),
                    "macro_rules" => !item.items.is_empty(),
                    _ => item.is_inherent(),
                };
                holds_items && item.items.iter().all(|inner| cuts.edits.cuts(inner.range()))
            };
            if kind == "use" {
                self.import(item);
            } else if item.place_of_name().is_some_and(|name| self.dead.remove(&name))
                || is_broken(self)
                || is_emptied(self)
            {
                self.cut(item);
            }
        }
    }

    /// Cuts the unused or broken parts of a `use`, all of them if it is broken elsewhere.
    fn import(&mut self, item: &Item) {
        let (start, end) = item.range();
        let mut broken: BTreeSet<Place> = self.broken.range(start..end).copied().collect();
        let mut is_changed = false;
        let remains = item.use_without(|path, _| {
            let (start, end) = range(path);
            let before = broken.len();
            broken.retain(|place| !(start..end).contains(place));
            let is_unused = broken.len() < before || self.unused_imports.contains(&start);
            is_changed |= is_unused;
            is_unused
        });
        match remains.filter(|_| broken.is_empty()) {
            None => self.cut(item),
            Some((range, text)) if is_changed => self.edits.replace(range, text),
            Some(_) => {}
        }
    }

    fn cut(&mut self, item: &Item) {
        self.edits.cut(item.range_with_comment(self.lines, |line| self.lines[line].in_literal));
    }
}
