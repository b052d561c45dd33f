//! Makes a program a module of its bundle, in which all names mean what they mean to cargo: the library and the
//! stand-ins stand at the root, and `extern crate self as …` gives these the names of the crates.

use std::collections::BTreeSet;

use proc_macro2::TokenTree;

use crate::edit::Place;
use crate::file::File;
use crate::item::Item;
use crate::tokens::{attributes, is, is_word, place, range, words};

/// The name of the module.
pub(crate) const MODULE: &str = "program";

/// The function that starts a program whose `main` is written by a macro.
const START: &str = "start";

/// What only a crate can have of the attributes that a file may begin with.
const OF_CRATES: [&str; 8] = [
    "crate_name",
    "crate_type",
    "feature",
    "no_main",
    "no_std",
    "recursion_limit",
    "type_length_limit",
    "windows_subsystem",
];

/// The lints that only a crate can set.
const LINTS_OF_CRATES: [&str; 6] = [
    "confusable_idents",
    "future_incompatible",
    "mixed_script_confusables",
    "non_ascii_idents",
    "uncommon_codepoints",
    "unused_crate_dependencies",
];

const ALLOW_UNUSED: &str = "#[allow(unused_imports)]";

/// What stands around a program that is a module, line by line, with the lines of the program that they are from.
#[derive(Default)]
pub(crate) struct Frame {
    /// Attributes of the crate, and crates that are none of the bundle's own.
    pub(crate) before: Vec<(String, usize)>,
    /// The first line of the module.
    pub(crate) start: String,
    /// The end of the module, `main`, and other names for what the bundle has.
    pub(crate) after: Vec<String>,
    /// Where the program's `main` stands, by its line.
    pub(crate) line_of_main: usize,
    /// Whether the macros of the stand-ins must stand before the program.
    pub(crate) macros_first: bool,
}

impl File {
    /// Makes the changes that the program needs as a module of a bundle which has the crates `own`, of which some
    /// export `macros`; gives what must stand around it.
    pub(crate) fn move_into_module(&mut self, own: &[&str], macros: &BTreeSet<&str>) -> Result<Frame, String> {
        // A lint for what could be less public means a crate, of which the root is public.
        let start = match self.has_word("unreachable_pub") {
            true => format!("#[doc(hidden)]\npub mod {MODULE} {{"),
            false => format!("mod {MODULE} {{"),
        };
        let mut frame = Frame { start, ..Frame::default() };
        let mut names: Vec<String> = own.iter().map(|name| (*name).to_owned()).collect();
        let (mut end, mut result, mut has_main) = (vec![], "", self.has_word("no_main"));
        for item in std::mem::take(&mut self.items) {
            let (start, after) = item.range();
            if let [_, _, TokenTree::Group(attribute)] = &item.tokens[..]
                && item.is_inner_attribute()
            {
                let tokens: Vec<TokenTree> = attribute.stream().into_iter().collect();
                let inner = tokens.iter().skip(1).flat_map(|token| match token {
                    TokenTree::Group(group) => group.stream().into_iter().collect(),
                    token => vec![token.clone()],
                });
                let inner: Vec<TokenTree> = inner.collect();
                let is_conditional = is_word(&tokens[0], "cfg_attr");
                let mut named = words(&tokens[..1]).chain(words(&inner).filter(|_| is_conditional));
                if named.any(|word| OF_CRATES.iter().any(|name| word == name)) {
                    frame.before.push((self.text((start, after)), start.line));
                    self.edits.cut((start, after));
                } else if ["allow", "deny", "expect", "forbid", "warn"].iter().any(|level| is_word(&tokens[0], level)) {
                    let is_of_crate = |token: &TokenTree| LINTS_OF_CRATES.iter().any(|lint| is_word(token, lint));
                    let lints: Vec<&[TokenTree]> = inner.split_inclusive(|token| is(token, ",")).collect();
                    for lint in lints.iter().filter(|lint| is_of_crate(&lint[0])) {
                        frame.before.push((format!("#![{}({})]", tokens[0], lint[0]), start.line));
                        self.edits.cut(range(lint));
                    }
                    if lints.iter().all(|lint| is_of_crate(&lint[0])) {
                        self.edits.cut((start, after));
                    }
                }
            } else if let Some(named) = ExternCrate::of(&item) {
                self.name_crate(&named, &item, &mut frame, &mut names);
            } else if item.kind() == "fn" && item.name() == "main" {
                has_main = true;
                frame.line_of_main = item.place_of_name().map_or(0, |name| name.line);
                let attributes = 2 * item.attributes().count();
                let first = range(&item.tokens[attributes..]).0;
                match &item.tokens[attributes..] {
                    // The root calls it.
                    [_, TokenTree::Group(group), ..] if item.is_public() => {
                        self.edits.replace((first, place(group.span_close().end())), "pub(crate)");
                    }
                    _ if item.is_public() => {}
                    _ => self.edits.replace((first, first), "pub(crate) "),
                }
                if item.tokens.windows(2).any(|pair| is(&pair[0], "-") && is(&pair[1], ">")) {
                    result = " -> impl std::process::Termination";
                }
            }
            self.items.push(item);
        }
        let mut main = "main";
        if !has_main {
            if !self.has_word(main) && self.items.iter().all(|item| !item.is_call()) {
                return Err(format!("{}:1:1: there is no function `main`", self.name));
            }
            (main, result) = (START, " -> impl std::process::Termination");
            end.push(format!("pub(crate) fn {START}(){result} {{ main() }}"));
        }
        let tokens: Vec<TokenTree> = self.tokens.clone().into_iter().collect();
        self.rename_root(&tokens, &mut vec![], true, macros, &mut end);
        end.push("}".to_owned());
        if !self.has_word("no_main") {
            end.push(format!("fn main(){result} {{ {MODULE}::{main}() }}"));
        }
        frame.after = end;
        frame.after.extend(names.iter().map(|name| format!("pub extern crate self as {name};")));
        Ok(frame)
    }

    /// Lets the `extern crate` at the top of the program name what the root has.
    fn name_crate(&mut self, named: &ExternCrate, item: &Item, frame: &mut Frame, names: &mut Vec<String>) {
        let ExternCrate { name, alias, .. } = named;
        let seen = alias.as_ref().unwrap_or(name);
        let attributes: Vec<String> =
            item.attributes().map(|(text, _)| text).filter(|text| !text.starts_with("macro_use")).collect();
        let attributes: String = attributes.iter().map(|text| format!("#[{text}] ")).collect();
        let visible = if item.is_public() { format!("pub(in crate::{MODULE}) ") } else { String::new() };
        let mut import = format!("{attributes}{ALLOW_UNUSED} {visible}use ::{seen};");
        if name == "self" {
            import = format!("{attributes}{ALLOW_UNUSED} {visible}use crate::{MODULE} as {seen};");
        } else if names.contains(name) {
            frame.macros_first |= item.attributes().any(|(text, _)| text.starts_with("macro_use"));
            if seen != "_" && !names.contains(seen) {
                names.push(seen.clone());
            }
        } else {
            let text = self.text(item.range());
            frame.before.extend((item.range().0.line..).zip(text.lines()).map(|(i, line)| (line.to_owned(), i)));
        }
        if seen == "_" {
            import.clear();
        }
        self.edits.replace(item.range(), import);
    }

    /// Lets `crate` mean the module, and macros that are exported be found there.
    fn rename_root(
        &mut self,
        tokens: &[TokenTree],
        module: &mut Vec<String>,
        is_top: bool,
        macros: &BTreeSet<&str>,
        end: &mut Vec<String>,
    ) {
        for (i, token) in tokens.iter().enumerate() {
            let before = i.checked_sub(1).map(|i| &tokens[i]);
            match token {
                TokenTree::Ident(word) if word == "crate" && !before.is_some_and(|word| is_word(word, "extern")) => {
                    let (_, after) = range(&tokens[i..=i]);
                    self.edits.replace((after, after), format!("::{MODULE}"));
                }
                // What is public to a crate is so to this module.
                TokenTree::Ident(word)
                    if word == "pub" && tokens.get(i + 1).is_some_and(|next| is_word(next, "use")) =>
                {
                    self.edits.replace(range(&tokens[i..=i]), format!("{ALLOW_UNUSED} pub(in crate::{MODULE})"));
                }
                TokenTree::Ident(word) if word == "extern" && !is_top => {
                    let named = ExternCrate::of_tokens(&tokens[i..]);
                    if let Some(ExternCrate { name, place: to, .. }) = named
                        && name != "self"
                    {
                        self.edits.replace((range(&tokens[i..=i]).0, to), "use ::");
                    }
                }
                TokenTree::Punct(_) if is(token, "#") => self.export(&tokens[i..], module, macros, end),
                // A text says what it said.
                TokenTree::Group(_) if is_stringified(&tokens[..i]) => {}
                TokenTree::Group(group) => {
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    // What is written into the program must be allowed some of it.
                    let is_attribute = matches!(&tokens[..i], [.., sign] if is(sign, "#"))
                        || matches!(&tokens[..i], [.., hash, sign] if is(hash, "#") && is(sign, "!"));
                    if is_attribute && inner.first().is_some_and(|word| is_word(word, "forbid")) {
                        self.edits.replace(range(&inner[..1]), "deny");
                    }
                    let is_visibility = before.is_some_and(|word| is_word(word, "pub"));
                    if is_visibility && matches!(&inner[..], [word] if is_word(word, "crate")) {
                        self.edits.replace(range(&inner), format!("in crate::{MODULE}"));
                    } else {
                        let name = match &tokens[..i] {
                            [.., keyword, TokenTree::Ident(name)] if is_word(keyword, "mod") => Some(name.to_string()),
                            _ => None,
                        };
                        let depth = module.len();
                        module.extend(name);
                        self.rename_root(&inner, module, false, macros, end);
                        module.truncate(depth);
                    }
                }
                _ => {}
            }
        }
    }

    /// Lets an exported macro that begins here be found in the module. One by the name of a stand-in's is not exported.
    fn export(&mut self, tokens: &[TokenTree], module: &[String], macros: &BTreeSet<&str>, end: &mut Vec<String>) {
        let attributes: Vec<_> = attributes(tokens).collect();
        let [keyword, _, TokenTree::Ident(name), ..] = &tokens[2 * attributes.len()..] else { return };
        let exported = attributes.iter().position(|(text, _)| text.starts_with("macro_export"));
        let Some(exported) = exported.filter(|_| is_word(keyword, "macro_rules")) else { return };
        let name = name.to_string();
        let is_taken = macros.contains(&name[..]);
        let path = match module {
            [] => name.clone(),
            _ => [&["self".to_owned()], module, std::slice::from_ref(&name)].concat().join("::"),
        };
        if is_taken {
            self.edits.cut(attributes[exported].1);
            let item = Item::all(tokens.iter().cloned().collect()).into_iter().next();
            if let Some(item) = item.filter(|_| !module.is_empty()) {
                let after = item.range().1;
                self.edits.replace((after, after), format!(" {ALLOW_UNUSED} pub(crate) use {name};"));
            }
        }
        let conditions = attributes.iter().filter(|(text, _)| text.starts_with("cfg("));
        let conditions: String = conditions.map(|(text, _)| format!("#[{text}] ")).collect();
        let import = if is_taken { format!("pub(crate) use {path};") } else { format!("pub use crate::{name};") };
        let line = format!("{conditions}{ALLOW_UNUSED} {import}");
        // Each of its attributes begins one.
        if !end.iter().any(|other| other.ends_with(&import)) {
            end.push(line);
        }
    }

    /// What stands there.
    fn text(&self, (start, end): (Place, Place)) -> String {
        let lines = self.lines[start.line..=end.line].iter().enumerate().map(|(i, line)| {
            let from = if i == 0 { start.column } else { 0 };
            let to = if start.line + i == end.line { end.column } else { line.len() };
            line.chars().skip(from).take(to - from).collect::<String>()
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// Whether what comes behind these is what `stringify!` turns into a text.
fn is_stringified(before: &[TokenTree]) -> bool {
    matches!(before, [.., word, sign] if is_word(word, "stringify") && is(sign, "!"))
}

/// `extern crate name as alias`, and where the name stands.
struct ExternCrate {
    name: String,
    alias: Option<String>,
    place: Place,
}

impl ExternCrate {
    fn of(item: &Item) -> Option<Self> {
        let start = item.tokens.iter().position(|token| is_word(token, "extern"))?;
        Self::of_tokens(&item.tokens[start..])
    }

    fn of_tokens(tokens: &[TokenTree]) -> Option<Self> {
        let [_, keyword, TokenTree::Ident(name), rest @ ..] = tokens else { return None };
        let alias = match rest {
            [sign, TokenTree::Ident(alias), ..] if is_word(sign, "as") => Some(alias.to_string()),
            _ => None,
        };
        let at = place(name.span().start());
        is_word(keyword, "crate").then(|| Self { name: name.to_string(), alias, place: at })
    }
}
