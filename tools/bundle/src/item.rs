//! The items that a file consists of.

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

use crate::edit::Place;
use crate::tokens::{attributes, braces, is, is_word, place, range, words};

/// An item of a module, a trait or an implementation; an inner attribute counts as one.
pub(crate) struct Item {
    pub(crate) tokens: Vec<TokenTree>,
    /// The items of a module, a trait or an implementation; the implementations that a macro writes.
    pub(crate) items: Vec<Item>,
}

impl Item {
    /// The items that `tokens` consist of.
    pub(crate) fn all(tokens: TokenStream) -> Vec<Self> {
        let mut items = Vec::new();
        let mut item = Vec::new();
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            let ends = match &token {
                TokenTree::Punct(punct) => punct.as_char() == ';',
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                    // Braces in front of one of these are an argument of a type.
                    let is_argument = tokens.peek().is_some_and(|next| is(next, ",>"));
                    !is_argument && !ends_with_semicolon(&item)
                }
                TokenTree::Group(_) => matches!(&item[..], [a, b] if is(a, "#") && is(b, "!")),
                _ => false,
            };
            item.push(token);
            if ends {
                items.push(Self::new(std::mem::take(&mut item)));
            }
        }
        items
    }

    fn new(tokens: Vec<TokenTree>) -> Self {
        let mut item = Self { tokens, items: Vec::new() };
        item.items = match (item.kind().as_str(), item.body()) {
            ("mod" | "trait" | "impl", Some(body)) => Self::all(body.stream()),
            ("macro_rules", _) => item.implementations(),
            _ => Vec::new(),
        };
        item
    }

    /// The keyword that says what it is, or the name of the macro that it calls.
    pub(crate) fn kind(&self) -> String {
        kind(&self.tokens).map_or(String::new(), ToString::to_string)
    }

    /// The identifier behind the keyword; empty if there is none.
    pub(crate) fn name(&self) -> String {
        self.identifier().map_or(String::new(), ToString::to_string)
    }

    pub(crate) fn place_of_name(&self) -> Option<Place> {
        self.identifier().map(|name| place(name.span().start()))
    }

    fn identifier(&self) -> Option<&Ident> {
        let kind = kind(&self.tokens)?.span().byte_range();
        words(&self.tokens)
            .skip_while(|word| word.span().byte_range() != kind)
            .skip(1)
            .find(|word| !["fn", "mut", "unsafe"].contains(&word.to_string().as_str()))
    }

    /// Where the tree of a `use` stands, and what remains of it without its parts that are `unused`: of each this is
    /// told the tokens, without what stands before a group, and the name that it imports.
    pub(crate) fn use_without(
        &self,
        mut unused: impl FnMut(&[TokenTree], &str) -> bool,
    ) -> Option<((Place, Place), String)> {
        let keyword = self.tokens.iter().position(|token| is_word(token, "use"))?;
        let tree = &self.tokens[keyword + 1..self.tokens.len() - 1];
        let remains = tree_without(tree, "", &mut unused)?;
        Some((range(tree), remains))
    }

    /// What stands in its braces.
    fn body(&self) -> Option<&Group> {
        self.tokens.last().and_then(braces)
    }

    /// Where what stands in its braces begins.
    pub(crate) fn place_of_body(&self) -> Option<Place> {
        self.body().map(|body| place(body.span_open().end()))
    }

    /// Where what stands in its braces begins and ends.
    pub(crate) fn ends_of_body(&self) -> Option<(Place, Place)> {
        self.body().map(|body| (place(body.span_open().end()), place(body.span_close().start())))
    }

    /// Whether it is an attribute of what it stands in.
    pub(crate) fn is_inner_attribute(&self) -> bool {
        matches!(&self.tokens[..], [a, b, _] if is(a, "#") && is(b, "!"))
    }

    /// Where the rules of a macro stand.
    pub(crate) fn rules(&self) -> Vec<(Place, Place)> {
        let body = self.body().filter(|_| self.kind() == "macro_rules");
        let tokens: Vec<TokenTree> = body.map_or(Vec::new(), |body| body.stream().into_iter().collect());
        tokens.split_inclusive(|token| is(token, ";")).map(range).collect()
    }

    /// The implementations that a macro writes.
    fn implementations(&self) -> Vec<Self> {
        let mut groups: Vec<Group> = self.body().into_iter().cloned().collect();
        let mut items = Vec::new();
        while let Some(group) = groups.pop() {
            items.extend(Self::all(group.stream()).into_iter().filter(|item| item.kind() == "impl"));
            groups.extend(group.stream().into_iter().filter_map(|token| match token {
                TokenTree::Group(group) => Some(group),
                _ => None,
            }));
        }
        items
    }

    pub(crate) fn range(&self) -> (Place, Place) {
        range(&self.tokens)
    }

    /// Where it stands with the comment directly above it, among `lines` of which some begin within a literal.
    pub(crate) fn range_with_comment(
        &self,
        lines: &[impl AsRef<str>],
        begins_in_literal: impl Fn(usize) -> bool,
    ) -> (Place, Place) {
        let (mut start, end) = self.range();
        let before = |line: usize| lines[line].as_ref().trim_start();
        // The end of a block may look like a comment of its own.
        let is_comment =
            |line| before(line).starts_with("//") && !before(line).contains("*/") && !begins_in_literal(line);
        if before(start.line).chars().count() + start.column == lines[start.line].as_ref().chars().count() {
            while start.line > 0 && is_comment(start.line - 1) {
                start = Place { line: start.line - 1, column: 0 };
            }
        }
        (start, end)
    }

    /// Its outer attributes: the text of each without blanks, and where it stands.
    pub(crate) fn attributes(&self) -> impl Iterator<Item = (String, (Place, Place))> {
        attributes(&self.tokens)
    }

    /// Whether it calls a macro.
    pub(crate) fn is_call(&self) -> bool {
        matches!(&self.tokens[..], [_, sign, ..] if is(sign, "!")) && self.kind() != "macro_rules"
    }

    /// Whether `pub` stands before it, with or without a limit.
    pub(crate) fn is_public(&self) -> bool {
        words(&self.tokens).next().is_some_and(|word| word == "pub")
    }

    /// Whether it implements no trait.
    pub(crate) fn is_inherent(&self) -> bool {
        self.kind() == "impl" && !self.tokens.iter().any(|token| is_word(token, "for"))
    }
}

/// The text of a tree in a `use` without its parts that are `unused`; before it stands a path to `module`.
fn tree_without(
    tree: &[TokenTree],
    module: &str,
    unused: &mut impl FnMut(&[TokenTree], &str) -> bool,
) -> Option<String> {
    let (last, before) = tree.split_last()?;
    let path = tree.split(|token| is_word(token, "as")).next().unwrap_or(tree);
    let name = words(path).last().map_or(String::new(), ToString::to_string);
    let Some(group) = braces(last) else {
        let name = if name == "self" { module } else { &name };
        return (!unused(tree, name)).then(|| joined(tree));
    };
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let parts = tokens.split(|token| is(token, ","));
    let parts: Vec<String> = parts.filter_map(|part| tree_without(part, &name, unused)).collect();
    match &parts[..] {
        [] => None,
        [part] if part == "self" => Some(joined(before).trim_end_matches("::").to_owned()),
        [part] => Some(joined(before) + part),
        parts => Some(format!("{}{{{}}}", joined(before), parts.join(", "))),
    }
}

/// The text of a path.
fn joined(path: &[TokenTree]) -> String {
    let text = |token: &TokenTree| match is_word(token, "as") {
        true => " as ".to_owned(),
        false => token.to_string(),
    };
    path.iter().map(text).collect()
}

fn kind(tokens: &[TokenTree]) -> Option<&Ident> {
    let mut words = words(tokens).skip_while(|word| {
        let word = word.to_string();
        ["pub", "unsafe", "async", "default", "extern"].contains(&word.as_str())
    });
    let first = words.next()?;
    match words.next() {
        Some(second) if first == "const" && ["async", "extern", "fn", "unsafe"].iter().any(|word| second == word) => {
            Some(second)
        }
        _ => Some(first),
    }
}

fn ends_with_semicolon(tokens: &[TokenTree]) -> bool {
    let kind = kind(tokens).map_or(String::new(), ToString::to_string);
    ["const", "static", "type", "use"].contains(&kind.as_str())
}
