//! What is found anywhere in a file: paths, documentation, tests.

use std::collections::BTreeMap;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::edit::Place;
use crate::item::Item;
use crate::tokens::{is, is_word, range};

/// `a::b::c`, wherever it stands; a group in braces stands for each of its paths.
pub(crate) struct Path {
    pub(crate) segments: Vec<String>,
    /// Where it stands without what stands in front of a group.
    pub(crate) start: Place,
    /// Whether it only stands in front of a group in braces, which takes in nothing but what it names.
    pub(crate) is_front: bool,
}

/// The keywords that may stand before a path that begins with `::`.
const BEFORE_PATHS: [&str; 12] =
    ["as", "break", "dyn", "for", "if", "impl", "in", "match", "mut", "return", "where", "while"];

/// The attributes that say something to whoever uses a library.
const DOCS: [&str; 3] = ["doc", "must_use", "non_exhaustive"];

/// What is found anywhere among the tokens of a file.
#[derive(Default)]
pub(crate) struct Scan {
    pub(crate) paths: Vec<Path>,
    pub(crate) globs: Vec<String>,
    pub(crate) docs: Vec<(Place, Place)>,
    /// The items of modules that only `cargo test` or `cargo doc` compiles: nothing else is found there.
    pub(crate) tests: Vec<Item>,
    /// The lines, counted from 0, that begin within a literal.
    pub(crate) literals: Vec<usize>,
}

impl Scan {
    /// Reads these tokens, which may be items of a module.
    pub(crate) fn read(&mut self, tokens: TokenStream, are_items: bool) {
        // By where they begin.
        let mut tests = BTreeMap::new();
        if are_items {
            let mut start = 0;
            for item in Item::all(tokens.clone()) {
                start += item.tokens.len();
                if item
                    .attributes()
                    .any(|(text, _)| ["test", "cfg(test)", "cfg(doc)", "cfg(programs)"].contains(&text.as_str()))
                {
                    tests.insert(start - item.tokens.len(), item);
                }
            }
        }
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut i = 0;
        while i < tokens.len() {
            if let Some(item) = tests.remove(&i) {
                i += item.tokens.len();
                self.tests.push(item);
                continue;
            }
            let before = &tokens[..i];
            match &tokens[i] {
                // What stands in braces behind `use` begins as paths do.
                TokenTree::Ident(word) if word == "use" => {
                    let skipped = tokens[i + 1..].iter().take_while(|token| is(token, ":")).count();
                    i += 1 + skipped;
                    if matches!(tokens.get(i), Some(TokenTree::Ident(_) | TokenTree::Group(_))) {
                        i = self.path(&tokens, i, &[], true);
                    }
                    continue;
                }
                TokenTree::Ident(word) if BEFORE_PATHS.iter().any(|before| word == before) => {}
                TokenTree::Ident(_) if !matches!(before, [.., a, b] if is(b, ".") && !is(a, ".")) => {
                    let is_extern = matches!(before, [.., a, b] if is_word(a, "extern") && is_word(b, "crate"));
                    i = self.path(&tokens, i, &[], is_extern);
                    continue;
                }
                TokenTree::Literal(literal) => {
                    let span = literal.span();
                    self.literals.extend(span.start().line..span.end().line);
                }
                TokenTree::Group(group) => {
                    let mut inner = group.stream().into_iter();
                    let is_doc = inner.next().is_some_and(|token| DOCS.iter().any(|word| is_word(&token, word)));
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
                        _ => self.read(group.stream(), false),
                    }
                }
                _ => {}
            }
            i += 1;
        }
    }

    /// Reads the path that begins at `tokens[i]`, behind `prefix`; gives where it ends. If it is no import, a single
    /// name is no path.
    fn path(&mut self, tokens: &[TokenTree], mut i: usize, prefix: &[String], is_import: bool) -> usize {
        let (start, _) = range(&tokens[i..=i]);
        let mut segments = prefix.to_vec();
        let first = i;
        let mut is_front = false;
        loop {
            match &tokens[i] {
                TokenTree::Ident(segment) => segments.push(segment.to_string()),
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    is_front = !inner.iter().any(|token| is(token, "*"));
                    let mut j = 0;
                    while j < inner.len() {
                        j = match &inner[j] {
                            TokenTree::Ident(word) if word == "as" => j + 2,
                            TokenTree::Group(group) if group.delimiter() != Delimiter::Brace => j + 1,
                            token if is(token, "*") => {
                                self.globs.extend(segments.first().cloned());
                                j + 1
                            }
                            TokenTree::Ident(_) | TokenTree::Group(_) => self.path(&inner, j, &segments, is_import),
                            _ => j + 1,
                        };
                    }
                }
                token => {
                    if is(token, "*") {
                        self.globs.push(segments[0].clone());
                    }
                    break;
                }
            }
            i += 1;
            match tokens.get(i..i + 3) {
                Some([a, b, _]) if is(a, ":") && is(b, ":") => i += 2,
                _ => break,
            }
        }
        if (is_import || i > first + 1) && !segments.is_empty() {
            self.paths.push(Path { segments, start, is_front });
        }
        i
    }
}
