//! Rust in colours: keywords, literals, comments, and the names that a definition gives.

use maud::{Markup, html};
use ra_ap_rustc_lexer::{FrontmatterAllowed, LiteralKind, TokenKind, tokenize};

const KEYWORDS: [&str; 36] = [
    "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum", "extern", "false", "fn",
    "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub", "ref", "return", "self", "Self",
    "static", "struct", "super", "trait", "true", "type", "use", "where",
];

/// The source with a class for each kind of token: `k` for keywords, `s` for literals, `c` for comments, `f` for the
/// name of a function or type where it is defined.
pub fn highlighted(source: &str) -> Markup {
    let mut rest = source;
    let mut defines = false;
    let tokens = tokenize(source, FrontmatterAllowed::No).map(|token| {
        let (text, behind) = rest.split_at(token.len as usize);
        rest = behind;
        let class = match token.kind {
            TokenKind::LineComment { .. } | TokenKind::BlockComment { .. } => Some("c"),
            TokenKind::Literal { kind: LiteralKind::Int { .. } | LiteralKind::Float { .. }, .. } => Some("n"),
            TokenKind::Literal { .. } => Some("s"),
            TokenKind::Ident if KEYWORDS.contains(&text) || text == "while" => Some("k"),
            TokenKind::Ident if defines => Some("f"),
            _ => None,
        };
        if token.kind != TokenKind::Whitespace {
            defines = ["fn", "struct", "enum", "trait", "type"].contains(&text);
        }
        (text, class)
    });
    html! {
        @for (text, class) in tokens {
            @match class {
                Some(class) => span class=(class) { (text) },
                None => (text),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_have_classes_and_the_text_stays() {
        let html = highlighted("fn f<'a>() -> &'a str { \"<&\" } // x").into_string();
        let expected = "<span class=\"k\">fn</span> <span class=\"f\">f</span>&lt;'a&gt;() -&gt; &amp;'a str { \
                        <span class=\"s\">&quot;&lt;&amp;&quot;</span> } <span class=\"c\">// x</span>";
        assert_eq!(html, expected);
    }
}
