//! What the tokens of a file say: its items, its paths, its documentation.

use proc_macro2::{Delimiter, Group, Ident, LineColumn, TokenStream, TokenTree};

use crate::edit::Place;

/// An item of a module, a trait or an implementation; an inner attribute counts as one.
pub(crate) struct Item {
    tokens: Vec<TokenTree>,
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
        let mut item = Self {
            tokens,
            items: Vec::new(),
        };
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

    /// Where the tree of a `use` stands, and what remains of it without its parts that are `unused`.
    pub(crate) fn use_without(
        &self,
        mut unused: impl FnMut((Place, Place)) -> bool,
    ) -> Option<((Place, Place), String)> {
        let keyword = self.tokens.iter().position(|token| is_word(token, "use"))?;
        let tree = &self.tokens[keyword + 1..self.tokens.len() - 1];
        let remains = tree_without(tree, &mut unused)?;
        Some((range(tree), remains))
    }

    /// What stands in its braces.
    pub(crate) fn body(&self) -> Option<&Group> {
        self.tokens.last().and_then(braces)
    }

    /// Where what stands in its braces begins.
    pub(crate) fn place_of_body(&self) -> Option<Place> {
        self.body().map(|body| place(body.span_open().end()))
    }

    /// Where the rules of a macro stand.
    pub(crate) fn rules(&self) -> Vec<(Place, Place)> {
        let body = self.body().filter(|_| self.kind() == "macro_rules");
        let tokens: Vec<TokenTree> =
            body.map_or(Vec::new(), |body| body.stream().into_iter().collect());
        tokens
            .split_inclusive(|token| is(token, ";"))
            .map(range)
            .collect()
    }

    /// The implementations that a macro writes.
    fn implementations(&self) -> Vec<Self> {
        let mut groups: Vec<Group> = self.body().into_iter().cloned().collect();
        let mut items = Vec::new();
        while let Some(group) = groups.pop() {
            items.extend(
                Self::all(group.stream())
                    .into_iter()
                    .filter(|item| item.kind() == "impl"),
            );
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

    /// Where it stands with the comment directly above it.
    pub(crate) fn range_with_comment(&self, lines: &[impl AsRef<str>]) -> (Place, Place) {
        let (mut start, end) = self.range();
        let before = |line: usize| lines[line].as_ref().trim_start();
        if before(start.line).chars().count() + start.column
            == lines[start.line].as_ref().chars().count()
        {
            while start.line > 0 && before(start.line - 1).starts_with("//") {
                start = Place {
                    line: start.line - 1,
                    column: 0,
                };
            }
        }
        (start, end)
    }

    /// Its outer attributes: the text of each without blanks, and where it stands.
    pub(crate) fn attributes(&self) -> impl Iterator<Item = (String, (Place, Place))> {
        attributes(&self.tokens)
    }

    /// Whether it implements no trait.
    pub(crate) fn is_inherent(&self) -> bool {
        self.kind() == "impl" && !self.tokens.iter().any(|token| is_word(token, "for"))
    }
}

/// The attributes that `tokens` begin with: the text of each without blanks, and where it stands.
fn attributes(tokens: &[TokenTree]) -> impl Iterator<Item = (String, (Place, Place))> {
    tokens.chunks_exact(2).map_while(|pair| match pair {
        [hash, TokenTree::Group(group)] if is(hash, "#") => {
            Some((group.stream().to_string().replace(' ', ""), range(pair)))
        }
        _ => None,
    })
}

/// The text of a tree in a `use` without its parts that are `unused`.
fn tree_without(
    tree: &[TokenTree],
    unused: &mut impl FnMut((Place, Place)) -> bool,
) -> Option<String> {
    let (last, before) = tree.split_last()?;
    let Some(group) = braces(last) else {
        return (!unused(range(tree))).then(|| joined(tree));
    };
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    let parts = tokens.split(|token| is(token, ","));
    let parts: Vec<String> = parts
        .filter_map(|part| tree_without(part, unused))
        .collect();
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

fn place(LineColumn { line, column }: LineColumn) -> Place {
    Place {
        line: line - 1,
        column,
    }
}

/// Where these tokens begin and end; there must be one.
fn range(tokens: &[TokenTree]) -> (Place, Place) {
    let end = tokens[tokens.len() - 1].span().end();
    (place(tokens[0].span().start()), place(end))
}

/// The identifiers among `tokens`.
fn words(tokens: &[TokenTree]) -> impl Iterator<Item = &Ident> {
    tokens.iter().filter_map(|token| match token {
        TokenTree::Ident(word) => Some(word),
        _ => None,
    })
}

fn kind(tokens: &[TokenTree]) -> Option<&Ident> {
    let mut words = words(tokens).skip_while(|word| {
        let word = word.to_string();
        ["pub", "unsafe", "async", "default", "extern"].contains(&word.as_str())
    });
    let first = words.next()?;
    match words.next() {
        Some(second) if first == "const" && (second == "fn" || second == "unsafe") => Some(second),
        _ => Some(first),
    }
}

fn ends_with_semicolon(tokens: &[TokenTree]) -> bool {
    let kind = kind(tokens).map_or(String::new(), ToString::to_string);
    ["const", "static", "type", "use"].contains(&kind.as_str())
}

/// Whether the token is one of these signs.
fn is(token: &TokenTree, signs: &str) -> bool {
    matches!(token, TokenTree::Punct(punct) if signs.contains(punct.as_char()))
}

fn is_word(token: &TokenTree, expected: &str) -> bool {
    matches!(token, TokenTree::Ident(word) if word == expected)
}

fn braces(token: &TokenTree) -> Option<&Group> {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group),
        _ => None,
    }
}

/// `a::b::c`, wherever it stands; a group in braces stands for each of its paths.
pub(crate) struct Path {
    pub(crate) segments: Vec<String>,
    /// Where it stands without what stands in front of a group, and where the first segment ends unless that does.
    pub(crate) start: Place,
    pub(crate) head: Option<Place>,
    /// Whether the path begins with `::`, and whether it stands in a module within the file.
    pub(crate) absolute: bool,
    pub(crate) nested: bool,
}

/// What is found anywhere among the tokens of a file.
#[derive(Default)]
pub(crate) struct Scan {
    pub(crate) paths: Vec<Path>,
    pub(crate) docs: Vec<(Place, Place)>,
    /// What only `cargo test` compiles, or no bundle: nothing else is found there.
    pub(crate) left_out: Vec<Item>,
    /// `#[cfg(bundled)]`
    pub(crate) bundled: Vec<(Place, Place)>,
    /// The lines, counted from 0, that begin within a literal.
    pub(crate) literals: Vec<usize>,
}

impl Scan {
    pub(crate) fn read(&mut self, tokens: TokenStream, nested: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut i = 0;
        while i < tokens.len() {
            let before = &tokens[..i];
            match &tokens[i] {
                TokenTree::Ident(_) if !matches!(before, [.., a, b] if is(b, ".") && !is(a, ".")) =>
                {
                    let absolute = matches!(before, [.., a, b] if is(a, ":") && is(b, ":"));
                    i = self.path(&tokens, i, &[], absolute, nested);
                    continue;
                }
                TokenTree::Literal(literal) => {
                    let span = literal.span();
                    self.literals.extend(span.start().line..span.end().line);
                }
                TokenTree::Punct(_)
                    if is(&tokens[i], "#") && !matches!(before, [.., a] if is(a, "#")) =>
                {
                    let attributes: Vec<(String, _)> = attributes(&tokens[i..]).collect();
                    let has =
                        |text: &str| attributes.iter().any(|(attribute, _)| attribute == text);
                    if has("test") || has("cfg(test)") || has("cfg(not(bundled))") {
                        let rest = tokens[i..].iter().cloned().collect();
                        if let Some(item) = Item::all(rest).into_iter().next() {
                            i += item.tokens.len();
                            self.left_out.push(item);
                            continue;
                        }
                    }
                    let bundled = attributes
                        .into_iter()
                        .filter(|(text, _)| text == "cfg(bundled)");
                    self.bundled.extend(bundled.map(|(_, range)| range));
                }
                TokenTree::Group(group) => {
                    let mut inner = group.stream().into_iter();
                    let is_doc = inner.next().is_some_and(|token| is_word(&token, "doc"));
                    match before {
                        [.., hash] if is_doc && is(hash, "#!") => {
                            self.docs.push(range(&tokens[i - 1..=i]));
                        }
                        [.., keyword, _] if is_word(keyword, "mod") => {
                            self.read(group.stream(), true)
                        }
                        _ => self.read(group.stream(), nested),
                    }
                }
                _ => {}
            }
            i += 1;
        }
    }

    /// Reads the path that begins at `tokens[i]`, behind `prefix`; gives where it ends.
    fn path(
        &mut self,
        tokens: &[TokenTree],
        mut i: usize,
        prefix: &[String],
        absolute: bool,
        nested: bool,
    ) -> usize {
        let (start, end) = range(&tokens[i..=i]);
        let head = Some(end).filter(|_| prefix.is_empty());
        let mut segments = prefix.to_vec();
        let first = i;
        loop {
            match &tokens[i] {
                TokenTree::Ident(segment) => segments.push(segment.to_string()),
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    let mut j = 0;
                    while j < inner.len() {
                        j = match inner[j] {
                            TokenTree::Ident(_) => {
                                self.path(&inner, j, &segments, absolute, nested)
                            }
                            _ => j + 1,
                        };
                    }
                }
                _ => break,
            }
            i += 1;
            match tokens.get(i..i + 3) {
                Some([a, b, _]) if is(a, ":") && is(b, ":") => i += 2,
                _ => break,
            }
        }
        if !prefix.is_empty() || i > first + 1 {
            self.paths.push(Path {
                segments,
                start,
                head,
                absolute,
                nested,
            });
        }
        i
    }
}
