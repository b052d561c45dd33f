//! What a Rust source says to a compiler, and what of it leads to other files: for whoever asks what rests on what.

use std::collections::BTreeSet;
use std::str::FromStr;

use proc_macro2::{Delimiter, Group, LexError, Spacing, TokenStream, TokenTree};

use crate::item::Item;
use crate::scan::Scan;
use crate::tokens::{braces, is, is_word, words};

/// A source without comments, without its layout, and without what only `cargo test` and `cargo doc` compile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// Its items in their order, those of a module in braces one by one.
    pub items: Vec<String>,
    /// The paths that it names, but for those that it hands on: of `use a::{self, b::c}` these are `a` and `a::b::c`.
    pub paths: BTreeSet<Vec<String>>,
    /// Those that it hands on, by `pub use`.
    pub handed_on: BTreeSet<Vec<String>>,
    /// All words of its items but `use`.
    pub words: BTreeSet<String>,
    /// Those behind a dot or two colons, and those that macros are given.
    pub members: BTreeSet<String>,
    /// The names of its items, those of modules in braces among them.
    pub names: BTreeSet<String>,
    /// The types and traits that it declares.
    pub types: BTreeSet<String>,
    /// The traits among these.
    pub traits: BTreeSet<String>,
    /// The macros that it declares, and those that it calls.
    pub macros: BTreeSet<String>,
    /// See `macros`.
    pub calls: BTreeSet<String>,
    /// Its implementations, those that macros write among them.
    pub implementations: Vec<Implementation>,
    /// The files that it takes in by `include_str!` and its like, or by `#[path]`, as it names them.
    pub files: BTreeSet<String>,
    /// Whether it takes in something under another name.
    pub renames: bool,
}

/// An `impl`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Implementation {
    /// The words between `impl` and the braces.
    pub header: BTreeSet<String>,
    /// Whether a macro puts something in there: then any word of the file may be meant.
    pub is_filled: bool,
    /// The names that it adds to a type. If it implements a trait, they are not told: nobody need name them; nor if a
    /// macro writes them.
    pub added: Option<BTreeSet<String>>,
}

impl Outline {
    /// That of a source.
    ///
    /// # Errors
    /// If it is no Rust, with line and column.
    pub fn of(source: &str) -> Result<Self, String> {
        let at = |error: LexError| {
            let start = error.span().start();
            format!("{}:{}: this is no Rust", start.line, start.column + 1)
        };
        let tokens = TokenStream::from_str(source.trim_start_matches('\u{feff}')).map_err(at)?;
        let mut outline = Self { paths: paths(tokens.clone()), ..Self::default() };
        outline.items_of(tokens);
        outline.paths.retain(|path| !outline.handed_on.contains(path));
        Ok(outline)
    }

    fn items_of(&mut self, tokens: TokenStream) {
        let mut left = tokens.clone().into_iter();
        for item in Item::all(tokens) {
            left.by_ref().take(item.tokens.len()).for_each(drop);
            if item.attributes().any(|(text, _)| UNSEEN.contains(&text.as_str())) {
                continue;
            }
            self.item(item);
        }
        // What ends without a sign of it, as the call of a macro in round brackets may.
        let rest: Vec<TokenTree> = left.collect();
        self.write(&rest);
    }

    fn item(&mut self, item: Item) {
        let (kind, name) = (item.kind(), item.name());
        if ["struct", "enum", "union", "type", "trait"].contains(&kind.as_str()) {
            self.types.insert(name.clone());
        }
        if kind == "trait" {
            self.traits.insert(name.clone());
        }
        if kind == "use" {
            self.renames |= has_word(&item.tokens, "as");
            if item.is_public() {
                self.handed_on.extend(paths(item.tokens.iter().cloned().collect()));
            }
        }
        match item.tokens.split_last() {
            // What it says is in the paths, or in another file.
            Some(_) if kind == "use" || kind == "mod" && !item.tokens.last().is_some_and(is_body) => {
                let known = (self.words.clone(), self.members.clone());
                self.write(&item.tokens);
                (self.words, self.members) = known;
            }
            Some((TokenTree::Group(body), front)) if kind == "mod" => {
                self.write(front);
                self.items_of(body.stream());
            }
            _ => {
                self.names.extend(Some(name).filter(|name| !name.is_empty()));
                self.write(&item.tokens);
            }
        }
    }

    /// Adds an item of these tokens.
    fn write(&mut self, tokens: &[TokenTree]) {
        let mut text = String::new();
        self.walk(tokens, &mut text);
        self.items.extend(Some(text).filter(|text| !text.is_empty()));
    }

    /// Notes what is in these tokens, and writes them without what is said to people.
    fn walk(&mut self, tokens: &[TokenTree], text: &mut String) {
        let mut i = 0;
        while i < tokens.len() {
            if let Some(length) = doc(&tokens[i..]) {
                i += length;
                continue;
            }
            match &tokens[i] {
                TokenTree::Ident(word) => {
                    let word = word.to_string();
                    if word == "impl" && begins_item(&tokens[..i]) {
                        self.implementations.push(Implementation::of(&tokens[i + 1..]));
                    }
                    if let [name, mark, rest @ ..] = &tokens[i..]
                        && is(mark, "!")
                    {
                        self.call(&name.to_string(), rest);
                    }
                    text.push_str(&word);
                    text.push(' ');
                    if tokens[..i].last().is_some_and(|before| is(before, ".:")) {
                        self.members.insert(word.clone());
                    }
                    self.words.insert(word);
                }
                TokenTree::Group(group) => self.group(&tokens[..i], group, text),
                // With a blank between, they are something else.
                TokenTree::Punct(mark) if mark.as_char() == '&' && mark.spacing() == Spacing::Joint => text.push('&'),
                token => {
                    text.push_str(&token.to_string());
                    text.push(' ');
                }
            }
            i += 1;
        }
    }

    fn group(&mut self, before: &[TokenTree], group: &Group, text: &mut String) {
        let [open, close] = match group.delimiter() {
            Delimiter::Parenthesis => ["( ", ") "],
            Delimiter::Brace => ["{ ", "} "],
            Delimiter::Bracket => ["[ ", "] "],
            Delimiter::None => ["", ""],
        };
        let inner: Vec<TokenTree> = group.stream().into_iter().collect();
        if let ([.., mark], [word, sign, file]) = (before, &inner[..])
            && is(mark, "#")
            && is_word(word, "path")
            && is(sign, "=")
        {
            self.files.extend(literal(file));
        }
        text.push_str(open);
        self.walk(&inner, text);
        text.push_str(close);
    }

    /// Notes the call of a macro, or what is declared by `macro_rules!`.
    fn call(&mut self, name: &str, rest: &[TokenTree]) {
        match (name, rest) {
            ("macro_rules", [TokenTree::Ident(name), ..]) => drop(self.macros.insert(name.to_string())),
            ("include_str" | "include_bytes" | "include", [TokenTree::Group(group), ..]) => {
                self.files.extend(group.stream().into_iter().next().and_then(|token| literal(&token)));
            }
            (_, [arguments @ TokenTree::Group(_), ..]) => {
                self.calls.insert(name.to_owned());
                // It may call what it is given as a method.
                names_in(arguments, &mut self.members);
            }
            _ => {}
        }
    }
}

impl Implementation {
    /// That of which these tokens stand behind `impl`.
    fn of(tokens: &[TokenTree]) -> Self {
        let length = tokens.iter().position(is_body).unwrap_or(tokens.len());
        let mut header = BTreeSet::new();
        tokens[..length].iter().for_each(|token| names_in(token, &mut header));
        let free = parameters(&tokens[..length]);
        header.retain(|name| !free.contains(name));
        let is_filled = tokens[..length].iter().any(|token| token.to_string().contains('$'));
        let body = tokens.get(length).and_then(braces);
        let inside: Vec<TokenTree> = body.map_or(vec![], |body| body.stream().into_iter().collect());
        let is_name = |before: &TokenTree| is_word(before, "fn") || is_word(before, "const");
        let added = inside.windows(2).filter(|pair| is_name(&pair[0])).map(|pair| pair[1].to_string());
        // What a macro writes in there has any name.
        let is_call =
            |part: &[TokenTree]| matches!(part, [TokenTree::Ident(_), mark, TokenTree::Group(_)] if is(mark, "!"));
        let is_written = inside.windows(3).any(is_call) || inside.iter().any(|token| is(token, "$"));
        let added = (!header.contains("for") && !is_written).then(|| added.collect());
        Self { header, is_filled, added }
    }
}

/// The attributes of what only `cargo test` or `cargo doc` compiles.
const UNSEEN: [&str; 4] = ["test", "cfg(test)", "cfg(doc)", "cfg(programs)"];

/// The paths that these tokens name; not those that only stand before a group in braces.
fn paths(tokens: TokenStream) -> BTreeSet<Vec<String>> {
    let mut scan = Scan::default();
    scan.read(tokens, true);
    let named = scan.paths.into_iter().filter(|path| !path.is_front);
    named
        .map(|path| path.segments)
        .map(|mut path| {
            path.truncate(path.len() - usize::from(path.len() > 1 && path.ends_with(&["self".to_owned()])));
            path
        })
        .collect()
}

/// How many tokens a piece of documentation has that these begin with.
fn doc(tokens: &[TokenTree]) -> Option<usize> {
    let is_doc = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.stream().into_iter().next().is_some_and(|token| is_word(&token, "doc")),
        _ => false,
    };
    match tokens {
        [hash, group, ..] if is(hash, "#") && is_doc(group) => Some(2),
        [hash, mark, group, ..] if is(hash, "#") && is(mark, "!") && is_doc(group) => Some(3),
        _ => None,
    }
}

/// Whether an item can begin behind these tokens.
fn begins_item(before: &[TokenTree]) -> bool {
    match before.last() {
        None => true,
        Some(TokenTree::Ident(word)) => word == "unsafe",
        Some(TokenTree::Group(group)) => group.delimiter() != Delimiter::Parenthesis,
        Some(token) => is(token, ";"),
    }
}

/// The names that stand for any type behind `impl`: of `impl<'a, T: B<C>>` this is `T`.
fn parameters(tokens: &[TokenTree]) -> Vec<String> {
    let (mut names, mut depth) = (vec![], 0);
    for (i, token) in tokens.iter().enumerate() {
        let is_arrow = i > 0 && is(&tokens[i - 1], "-");
        depth += i32::from(is(token, "<")) - i32::from(is(token, ">") && !is_arrow);
        match tokens.get(i + 1) {
            _ if depth == 0 => break,
            Some(TokenTree::Ident(name)) if depth == 1 && is(token, "<,") => names.push(name.to_string()),
            _ => {}
        }
    }
    names
}

fn is_body(token: &TokenTree) -> bool {
    braces(token).is_some()
}

/// Adds the words of a token, and of what stands in it.
fn names_in(token: &TokenTree, names: &mut BTreeSet<String>) {
    match token {
        TokenTree::Ident(word) => drop(names.insert(word.to_string())),
        TokenTree::Group(group) => group.stream().into_iter().for_each(|token| names_in(&token, names)),
        _ => {}
    }
}

fn has_word(tokens: &[TokenTree], word: &str) -> bool {
    let inside = |token: &TokenTree| match token {
        TokenTree::Group(group) => has_word(&group.stream().into_iter().collect::<Vec<_>>(), word),
        _ => false,
    };
    words(tokens).any(|found| found == word) || tokens.iter().any(inside)
}

/// What stands between the quotes of a literal without escapes.
fn literal(token: &TokenTree) -> Option<String> {
    let text = token.to_string();
    let text = text.strip_prefix('r').unwrap_or(&text).trim_matches('#');
    Some(text.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}
