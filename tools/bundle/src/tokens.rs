//! What a few tokens are, and where they stand.

use proc_macro2::{Delimiter, Group, Ident, LineColumn, TokenTree};

use crate::edit::Place;

/// Whether the token is one of these signs.
pub(crate) fn is(token: &TokenTree, signs: &str) -> bool {
    matches!(token, TokenTree::Punct(punct) if signs.contains(punct.as_char()))
}

pub(crate) fn is_word(token: &TokenTree, expected: &str) -> bool {
    matches!(token, TokenTree::Ident(word) if word == expected)
}

pub(crate) fn braces(token: &TokenTree) -> Option<&Group> {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(group),
        _ => None,
    }
}

/// The identifiers among `tokens`.
pub(crate) fn words(tokens: &[TokenTree]) -> impl Iterator<Item = &Ident> {
    tokens.iter().filter_map(|token| match token {
        TokenTree::Ident(word) => Some(word),
        _ => None,
    })
}

/// The attributes that `tokens` begin with: the text of each without blanks, and where it stands.
pub(crate) fn attributes(tokens: &[TokenTree]) -> impl Iterator<Item = (String, (Place, Place))> {
    tokens.chunks_exact(2).map_while(|pair| match pair {
        [hash, TokenTree::Group(group)] if is(hash, "#") => {
            Some((group.stream().to_string().replace(' ', ""), range(pair)))
        }
        _ => None,
    })
}

pub(crate) fn place(LineColumn { line, column }: LineColumn) -> Place {
    Place { line: line - 1, column }
}

/// Where these tokens begin and end; there must be one.
pub(crate) fn range(tokens: &[TokenTree]) -> (Place, Place) {
    let end = tokens[tokens.len() - 1].span().end();
    (place(tokens[0].span().start()), place(end))
}
