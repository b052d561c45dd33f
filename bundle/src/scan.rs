//! What the tokens of a piece of source say: paths, method calls, documentation, macros that read files.
//!
//! Macro bodies and macro arguments are read like any other tokens, which is why this works on tokens.

use std::collections::BTreeSet;
use std::ops::Range;

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// Byte ranges refer to the file that the tokens come from.
#[derive(Default)]
pub(crate) struct Scan {
    pub(crate) paths: Vec<Path>,
    /// All identifiers except those of fields and methods.
    pub(crate) names: BTreeSet<String>,
    /// Those that may mean a member of a type or trait: methods called, and what follows a `::`.
    pub(crate) members: BTreeSet<String>,
    /// Whether a macro names members by its arguments: `.$x` or `::$x`.
    pub(crate) any_member: bool,
    pub(crate) heads: Vec<Head>,
    /// The methods called, and the functions defined.
    pub(crate) methods: BTreeSet<String>,
    pub(crate) functions: BTreeSet<String>,
    pub(crate) docs: Vec<Range<usize>>,
    /// Calls of macros that name a file, and paths that end in a macro variable.
    pub(crate) refused: Vec<(usize, String)>,
    /// An `input!` that does not begin with `from`.
    pub(crate) input_without_source: Option<usize>,
}

/// `a::b::c`, with the path in front of the braces for what stands in a group; of `a::*` it is `a`.
pub(crate) struct Path {
    pub(crate) segments: Vec<String>,
    /// `a::b!`
    pub(crate) call: bool,
}

/// The first segment of a path of several.
pub(crate) struct Head {
    pub(crate) name: String,
    pub(crate) range: Range<usize>,
    /// Where the `::` in front of it begins.
    pub(crate) colons: Option<usize>,
}

impl Scan {
    /// Reads `tokens`, except those within `skipped`.
    pub(crate) fn read(&mut self, tokens: TokenStream, skipped: &[Range<usize>]) {
        self.level(tokens, &[], skipped);
    }

    fn level(&mut self, tokens: TokenStream, prefix: &[String], skipped: &[Range<usize>]) {
        let tokens: Vec<TokenTree> = tokens
            .into_iter()
            .filter(|token| !skipped.iter().any(|cut| cut.contains(&start(token))))
            .collect();
        let mut i = 0;
        while i < tokens.len() {
            i = match &tokens[i] {
                TokenTree::Punct(punct) if punct.as_char() == '#' => self.attribute(&tokens, i),
                TokenTree::Punct(punct) if punct.as_char() == '*' && !prefix.is_empty() => {
                    self.path(prefix.to_vec(), false);
                    i + 1
                }
                TokenTree::Group(group) => {
                    self.level(group.stream(), &[], skipped);
                    i + 1
                }
                TokenTree::Ident(_) => self.ident(&tokens, i, prefix, skipped),
                _ => i + 1,
            };
        }
    }

    /// Notes documentation and steps over it; of other attributes only over the `#`.
    fn attribute(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        let group = at + 1 + usize::from(is_punct(tokens, at + 1, '!'));
        if let Some(TokenTree::Group(attribute)) = tokens.get(group)
            && let Some(TokenTree::Ident(name)) = attribute.stream().into_iter().next()
        {
            if name == "doc" {
                let end = attribute.span().byte_range().end;
                self.docs.push(start(&tokens[at])..end);
                return group + 1;
            }
            if name == "path" {
                self.refused
                    .push((start(&tokens[at]), "#[path]".to_owned()));
            }
        }
        at + 1
    }

    /// Reads what begins with the identifier `tokens[at]` and says where to go on.
    fn ident(
        &mut self,
        tokens: &[TokenTree],
        at: usize,
        prefix: &[String],
        skipped: &[Range<usize>],
    ) -> usize {
        let first = name(&tokens[at]);
        if first == "fn" {
            self.functions.extend(tokens.get(at + 1).map(name));
        }
        if is_keyword(&first) {
            return at + 1 + usize::from(first == "as" && !prefix.is_empty());
        }
        if !prefix.is_empty() && first == "self" {
            self.path(prefix.to_vec(), false);
            return at + 1;
        }
        if follows_dot(tokens, at) {
            if is_parenthesis(tokens.get(at + 1)) || is_colons(tokens, at + 1) {
                self.members.insert(first.clone());
                self.methods.insert(first);
            }
            return at + 1;
        }
        self.names.insert(first.clone());
        if at > 0 && is_punct(tokens, at - 1, '$') && first != "crate" {
            self.any_member |= follows_dot(tokens, at - 1) || at > 2 && is_colons(tokens, at - 3);
            return at + 1;
        }
        let colons = at > 1 && is_colons(tokens, at - 2);
        if colons && !is_leading(tokens, at - 2) {
            self.members.insert(first);
            return at + 1;
        }

        let renamed = matches!(tokens.get(at + 1), Some(TokenTree::Ident(word)) if word == "as");
        if prefix.is_empty() && (is_colons(tokens, at + 1) || renamed) {
            self.heads.push(Head {
                name: first.clone(),
                range: tokens[at].span().byte_range(),
                colons: colons.then(|| start(&tokens[at - 2])),
            });
        }
        let mut segments = prefix.to_vec();
        segments.push(first);
        let mut next = at + 1;
        while is_colons(tokens, next) {
            match tokens.get(next + 2) {
                Some(ident @ TokenTree::Ident(_)) => {
                    self.names.insert(name(ident));
                    self.members.insert(name(ident));
                    segments.push(name(ident));
                }
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    self.level(group.stream(), &segments, skipped);
                    return next + 3;
                }
                Some(TokenTree::Punct(punct)) if punct.as_char() == '*' => {
                    self.path(segments, false);
                    return next + 3;
                }
                Some(TokenTree::Punct(punct)) if punct.as_char() == '$' => {
                    if ["crate", "self", "super"].contains(&segments[0].as_str()) {
                        let path = format!("{}::$…", segments.join("::"));
                        self.refused.push((start(&tokens[at]), path));
                    }
                    break;
                }
                _ => break,
            }
            next += 3;
        }
        let call = is_punct(tokens, next, '!') && !is_punct(tokens, next + 1, '=');
        if call {
            self.call(&segments, tokens, next + 1, start(&tokens[at]));
        }
        self.path(segments, call);
        next
    }

    /// Notes what a macro call says besides its path.
    fn call(&mut self, path: &[String], tokens: &[TokenTree], arguments: usize, at: usize) {
        match (path.last().map(String::as_str), tokens.get(arguments)) {
            (Some(name @ ("include" | "include_str" | "include_bytes")), _) => {
                self.refused.push((at, format!("{name}!")));
            }
            (Some("input"), Some(TokenTree::Group(group))) => {
                let first = group.stream().into_iter().next();
                if !matches!(first, Some(TokenTree::Ident(word)) if word == "from") {
                    self.input_without_source.get_or_insert(at);
                }
            }
            // The one method that a macro of the standard library calls by its mere name.
            (Some("write" | "writeln"), _) => _ = self.members.insert("write_fmt".to_owned()),
            _ => {}
        }
    }

    fn path(&mut self, segments: Vec<String>, call: bool) {
        self.paths.push(Path { segments, call });
    }
}

fn start(token: &TokenTree) -> usize {
    token.span().byte_range().start
}

/// The identifier `token`, without `r#`.
fn name(token: &TokenTree) -> String {
    token.to_string().trim_start_matches("r#").to_owned()
}

fn is_punct(tokens: &[TokenTree], at: usize, char: char) -> bool {
    matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == char)
}

fn is_joint(tokens: &[TokenTree], at: usize, char: char) -> bool {
    matches!(tokens.get(at), Some(TokenTree::Punct(punct))
        if punct.as_char() == char && punct.spacing() == Spacing::Joint)
}

fn is_colons(tokens: &[TokenTree], at: usize) -> bool {
    is_joint(tokens, at, ':') && is_punct(tokens, at + 1, ':')
}

fn is_parenthesis(token: Option<&TokenTree>) -> bool {
    matches!(token, Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis)
}

/// Whether there is a `.` before `at` that is no end of a range.
fn follows_dot(tokens: &[TokenTree], at: usize) -> bool {
    at > 0 && is_punct(tokens, at - 1, '.') && !(at > 1 && is_joint(tokens, at - 2, '.'))
}

/// Whether `word` may stand before a path and is no part of it.
fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 13] = [
        "as", "dyn", "else", "fn", "for", "if", "impl", "in", "match", "mut", "return", "use",
        "where",
    ];
    KEYWORDS.contains(&word)
}

/// Whether the `::` at `at` begins a path, as in `use ::std::fmt`, and continues none, as in `<T>::new`.
fn is_leading(tokens: &[TokenTree], at: usize) -> bool {
    match at.checked_sub(1).map(|before| &tokens[before]) {
        None => true,
        Some(TokenTree::Ident(word)) => is_keyword(&word.to_string()),
        Some(TokenTree::Punct(punct)) if punct.as_char() == '>' => {
            at > 1 && (is_joint(tokens, at - 2, '-') || is_joint(tokens, at - 2, '='))
        }
        Some(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scan(text: &str) -> Scan {
        let mut scan = Scan::default();
        scan.read(text.parse().unwrap(), &[]);
        scan
    }

    #[track_caller]
    fn paths(text: &str, expected: &[&str]) {
        let paths: Vec<String> = scan(text)
            .paths
            .iter()
            .map(|path| path.segments.join("::"))
            .filter(|path| path.contains("::"))
            .collect();
        assert_eq!(paths, expected);
    }

    #[track_caller]
    fn heads(text: &str, expected: &[&str]) {
        let heads: Vec<String> = scan(text)
            .heads
            .iter()
            .map(|head| text[head.colons.unwrap_or(head.range.start)..head.range.end].to_owned())
            .collect();
        assert_eq!(heads, expected);
    }

    #[test]
    fn groups_are_read_with_the_path_before_them() {
        paths(
            "use a::{self, b::{c as d, e::*}, f};",
            &["a::b::c", "a::b::e", "a::f"],
        );
        heads("use a::{self, b::{c as d, e::*}, f};", &["a"]);
        heads("use {a::b, c::{d, e}, ::f::g};", &["a", "c", "::f"]);
    }

    #[test]
    fn macro_bodies_are_read_like_code() {
        paths(
            "macro_rules! m { ($x:expr) => { $crate::a::b!($x, c::d::<u8>()) } }",
            &["crate::a::b", "c::d"],
        );
        heads("m! { crate::a::b(), x + ::c::d }", &["crate", "::c"]);
    }

    #[test]
    fn strings_and_comments_are_not_read() {
        heads(
            r##"/* a::b */ f("crate::c", r#"crate::d"#, '\'') // crate::e"##,
            &[],
        );
    }

    #[test]
    fn associated_items_begin_no_path() {
        heads(
            "<T>::f() + T::g::<u8>::h() + <T as crate::U>::i()",
            &["T", "T", "crate"],
        );
        heads(
            "<T as ::a::b>::c::d(x as ::e::f)",
            &["T", "::a", "x", "::e"],
        );
        heads(
            "fn f() -> ::a::b { match x { _ => ::c::d } }",
            &["::a", "::c"],
        );
    }

    #[test]
    fn methods_are_told_from_fields_and_ranges() {
        let scan = scan("a.b.c(1..d(), ..e()).0.f::<u8>() + g.h; m!(x.i())");
        assert_eq!(
            scan.methods.into_iter().collect::<Vec<_>>(),
            ["c", "f", "i"]
        );
    }

    #[test]
    fn members_are_told_from_other_names() {
        let scan = scan("a.b(c, D::e).f + <G>::h(i); writeln!(j, k)");
        let members: Vec<String> = scan.members.into_iter().collect();
        assert_eq!(members, ["b", "e", "h", "write_fmt"]);
        assert!(!scan.any_member);
    }

    #[test]
    fn macros_that_name_members_are_noted() {
        assert!(scan("macro_rules! m { ($x:ident) => { a.$x() } }").any_member);
        assert!(scan("macro_rules! m { ($x:ident) => { A::$x } }").any_member);
        assert!(!scan("macro_rules! m { ($x:expr, $y:ident: $z:ty) => { f(0..$x) } }").any_member);
    }

    #[test]
    fn what_names_a_file_is_noted() {
        let scan = scan("#[path = \"x.rs\"] mod x; const T: &str = include_str!(\"t\");");
        let refused: Vec<&str> = scan.refused.iter().map(|(_, what)| what.as_str()).collect();
        assert_eq!(refused, ["#[path]", "include_str!"]);
    }

    #[test]
    fn input_without_source_is_noted() {
        assert!(
            scan("input! { from &mut s, n: usize }")
                .input_without_source
                .is_none()
        );
        assert_eq!(
            scan("{ input! { n: usize } }").input_without_source,
            Some(2)
        );
    }
}
