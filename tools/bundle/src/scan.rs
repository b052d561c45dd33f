//! What is found anywhere in a file: paths, documentation, tests.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::edit::Place;
use crate::item::Item;
use crate::tokens::{attributes, is, is_word, range};

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

/// The keywords that may stand before a path that begins with `::`.
const BEFORE_PATHS: [&str; 13] =
    ["as", "break", "dyn", "for", "if", "impl", "in", "match", "mut", "return", "use", "where", "while"];

/// What is found anywhere among the tokens of a file.
#[derive(Default)]
pub(crate) struct Scan {
    pub(crate) paths: Vec<Path>,
    pub(crate) docs: Vec<(Place, Place)>,
    /// What only `cargo test` or `cargo doc` compiles: nothing else is found there.
    pub(crate) tests: Vec<Item>,
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
                TokenTree::Ident(word) if BEFORE_PATHS.iter().any(|before| word == before) => {}
                TokenTree::Ident(_) if !matches!(before, [.., a, b] if is(b, ".") && !is(a, ".")) => {
                    let absolute = matches!(before, [.., a, b] if is(a, ":") && is(b, ":"));
                    i = self.path(&tokens, i, &[], absolute, nested);
                    continue;
                }
                TokenTree::Literal(literal) => {
                    let span = literal.span();
                    self.literals.extend(span.start().line..span.end().line);
                }
                TokenTree::Punct(_) if begins_test(before, &tokens[i..]) => {
                    let rest = tokens[i..].iter().cloned().collect();
                    if let Some(item) = Item::all(rest).into_iter().next() {
                        i += item.tokens.len();
                        self.tests.push(item);
                        continue;
                    }
                }
                TokenTree::Group(group) => {
                    let mut inner = group.stream().into_iter();
                    let is_doc = inner.next().is_some_and(|token| is_word(&token, "doc"));
                    match before {
                        [.., hash, mark] if is_doc && is(hash, "#") && is(mark, "!") => {
                            self.docs.push(range(&tokens[i - 2..=i]));
                        }
                        [.., hash] if is_doc && is(hash, "#") => {
                            self.docs.push(range(&tokens[i - 1..=i]));
                        }
                        [.., keyword, _] if is_word(keyword, "mod") => {
                            self.read(group.stream(), true);
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
    fn path(&mut self, tokens: &[TokenTree], mut i: usize, prefix: &[String], absolute: bool, nested: bool) -> usize {
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
                        j = match &inner[j] {
                            TokenTree::Ident(word) if word == "as" => j + 2,
                            TokenTree::Ident(_) => self.path(&inner, j, &segments, absolute, nested),
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
            self.paths.push(Path { segments, start, head, absolute, nested });
        }
        i
    }
}

/// Whether the attributes of an item begin here that only `cargo test` or `cargo doc` compiles.
fn begins_test(before: &[TokenTree], tokens: &[TokenTree]) -> bool {
    !before.last().is_some_and(|token| is(token, "#"))
        && attributes(tokens).any(|(text, _)| ["test", "cfg(test)", "cfg(doc)"].contains(&text.as_str()))
}
