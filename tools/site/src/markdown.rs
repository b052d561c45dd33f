//! Markdown of headers, of the library's pages and of the catalogue, as HTML.

use maud::{Markup, PreEscaped, Render, html};
use pulldown_cmark::{
    BrokenLink, CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream,
};

use crate::code::highlighted;
use crate::formulas;

/// Where links lead, and what code without a language is.
pub struct Context<'a> {
    /// The address of a link's target, or of a name in code; none if it leads nowhere that the pages have.
    pub link: &'a dyn Fn(&str) -> Option<String>,
    /// Whether code blocks without a language are Rust.
    pub is_rust: bool,
    /// By how much headings are lowered.
    pub lowered: usize,
}

/// Whether a character is Chinese, or a sign of Chinese.
pub fn is_wide(letter: char) -> bool {
    matches!(letter, '\u{2e80}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}' | '“' | '”' | '…')
}

/// Tags that text goes on through.
const INLINE: [&str; 7] = ["a", "em", "strong", "b", "i", "sub", "sup"];

/// The text or its HTML without blanks between two characters of Chinese: where a line is broken, and where a mark of
/// Markdown needs one. One side may be a sign that English has, too.
fn closed_up(text: &str) -> String {
    let is_han = |letter: char| is_wide(letter) && !matches!(letter, '“' | '”' | '…');
    let mut done = String::with_capacity(text.len());
    // The last character, and where the blanks behind it stand, if they are all that follows.
    let (mut before, mut blanks) = (' ', vec![]);
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if let Some(tag) = rest.strip_prefix('<').and_then(|rest| rest.split_once('>')).map(|(tag, _)| tag) {
            let name = tag.trim_start_matches('/').split(' ').next().unwrap_or_default();
            if name.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
                if !INLINE.contains(&name) {
                    (before, blanks) = (' ', vec![]);
                }
                // What is preformatted stays as it is.
                let end = if tag.starts_with("pre") { rest.find("</pre>") } else { Some(tag.len() + 2) };
                let (same, behind) = rest.split_at(end.unwrap_or(rest.len()));
                done += same;
                rest = behind;
                continue;
            }
        }
        if matches!(letter, ' ' | '\n') {
            blanks.push(done.len());
        } else {
            if is_wide(before) && is_wide(letter) && (is_han(before) || is_han(letter)) {
                for &place in blanks.iter().rev() {
                    done.remove(place);
                }
            }
            (before, blanks) = (letter, vec![]);
        }
        done.push(letter);
        rest = &rest[letter.len_utf8()..];
    }
    done
}

/// The words of the text alone.
pub fn words(text: &str) -> String {
    let words = Parser::new(text).map(|event| match event {
        Event::Text(words) | Event::Code(words) => words.into_string(),
        Event::SoftBreak | Event::HardBreak | Event::End(TagEnd::Paragraph | TagEnd::Item) => " ".to_owned(),
        _ => String::new(),
    });
    closed_up(&words.collect::<String>())
}

/// The text as HTML.
pub fn html(text: &str, context: &Context) -> Markup {
    let found = |broken: BrokenLink| Some((CowStr::from(broken.reference.to_string()), CowStr::from("")));
    let options = Options::ENABLE_TABLES;
    // A formula may go on in the next line.
    let events = Parser::new_with_broken_link_callback(text, options, Some(found)).map(|event| match event {
        Event::SoftBreak => Event::Text("\n".into()),
        event => event,
    });
    let mut events = TextMergeStream::new(events);
    let mut done = vec![];
    // Whether each link that is open leads anywhere.
    let mut open: Vec<bool> = vec![];
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::CodeBlock(kind)) => {
                let text: String = events
                    .by_ref()
                    .take_while(|event| *event != Event::End(TagEnd::CodeBlock))
                    .filter_map(|event| if let Event::Text(text) = event { Some(text.to_string()) } else { None })
                    .collect();
                let language = if let CodeBlockKind::Fenced(language) = &kind { &language[..] } else { "text" };
                done.push(raw(block(language, &text, context.is_rust)));
            }
            Event::Start(Tag::Heading { level, .. }) => {
                let level = lowered(level, context.lowered);
                done.push(Event::Start(Tag::Heading { level, id: None, classes: vec![], attrs: vec![] }));
            }
            Event::End(TagEnd::Heading(level)) => {
                done.push(Event::End(TagEnd::Heading(lowered(level, context.lowered))));
            }
            Event::Start(Tag::Link { dest_url, .. }) => {
                let target = (context.link)(&dest_url);
                open.push(target.is_some());
                done.extend(target.map(|target| raw(format!("<a href=\"{}\">", escaped(&target)))));
            }
            Event::End(TagEnd::Link) => {
                if open.pop() == Some(true) {
                    done.push(raw("</a>".to_owned()));
                }
            }
            Event::Start(Tag::Table(alignments)) => {
                done.push(raw("<div class=\"scroll\">".to_owned()));
                done.push(Event::Start(Tag::Table(alignments)));
            }
            Event::End(TagEnd::Table) => {
                done.push(Event::End(TagEnd::Table));
                done.push(raw("</div>".to_owned()));
            }
            Event::Code(code) => match (context.link)(&code).filter(|_| open.is_empty()) {
                Some(target) => done.push(raw(html! { a href=(target) { code { (*code) } } }.into_string())),
                None => done.push(Event::Code(code)),
            },
            Event::Html(text) | Event::InlineHtml(text) => done.push(raw(folds(&text, context))),
            Event::Text(text) => done.push(raw(formulas::set(&unbroken(&text)))),
            event => done.push(event),
        }
    }
    let mut text = String::new();
    pulldown_cmark::html::push_html(&mut text, done.into_iter());
    PreEscaped(closed_up(&text))
}

/// The text of a single paragraph as HTML, without the paragraph.
pub fn inline(text: &str, context: &Context) -> Markup {
    let PreEscaped(text) = html(text, context);
    let text = text.trim();
    let inner = text.strip_prefix("<p>").and_then(|text| text.strip_suffix("</p>")).unwrap_or(text);
    PreEscaped(inner.to_owned())
}

/// HTML of which only what folds is let through: `<details><summary>Hint</summary>Look at …</details>`.
fn folds(text: &str, context: &Context) -> String {
    const TAGS: [(&str, &str); 4] = [
        ("<details>", "<details class=\"fold\">"),
        ("</details>", "</details>"),
        ("<summary>", "<summary>"),
        ("</summary>", "</summary>"),
    ];
    let mut done = String::new();
    let mut rest = text;
    loop {
        let next = TAGS.iter().filter_map(|(tag, html)| Some((rest.find(tag)?, tag, html))).min();
        let (plain, tag, html) = next.map_or((rest, "", ""), |(start, tag, html)| (&rest[..start], tag, html));
        let is_folded = done.ends_with("</summary>") && !plain.trim().is_empty();
        match TAGS.iter().any(|(tag, _)| text.contains(tag)) {
            true if plain.trim().is_empty() => {}
            true if is_folded => done += &html! { p { (inline(plain.trim(), context)) } }.into_string(),
            true => done += &inline(plain.trim(), context).into_string(),
            false => done += &escaped(plain),
        }
        done += html;
        if tag.is_empty() {
            return done;
        }
        rest = &rest[plain.len() + tag.len()..];
    }
}

/// The text, in which no line begins with a sign of relation.
fn unbroken(text: &str) -> String {
    ["=", "≠", "<", ">", "≤", "≥", "∈"]
        .iter()
        .fold(text.to_owned(), |text, sign| text.replace(&format!(" {sign} "), &format!("\u{a0}{sign} ")))
}

fn raw(html: String) -> Event<'static> {
    Event::InlineHtml(html.into())
}

fn escaped(text: &str) -> String {
    text.render().into_string()
}

fn lowered(level: HeadingLevel, by: usize) -> HeadingLevel {
    HeadingLevel::try_from(level as usize + by).unwrap_or(HeadingLevel::H6)
}

fn block(language: &str, text: &str, is_rust: bool) -> String {
    let is_rust = language.starts_with("rust") || language.is_empty() && is_rust;
    // What documentation hides.
    let shown = |line: &&str| !(is_rust && (*line == "#" || line.starts_with("# ")));
    let text: String = text.lines().filter(shown).flat_map(|line| [line, "\n"]).collect();
    let text = text.trim_matches('\n');
    let markup = html! {
        @if is_rust { pre tabindex="0" { code { (highlighted(text)) } } }
        @else if language == "text" || language.is_empty() {
            pre.formula tabindex="0" { (PreEscaped(formulas::aligned(text))) }
        }
        @else { pre.command tabindex="0" { (text) } }
    };
    markup.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> String {
        let link = |target: &str| target.contains("nim").then(|| "t/nim.html".to_owned());
        html(text, &Context { link: &link, is_rust: false, lowered: 2 }).into_string()
    }

    #[test]
    fn links_lead_to_pages_or_are_none() {
        assert_eq!(of("[a](crate::nim) and [`b`]"), "<p><a href=\"t/nim.html\">a</a> and <code>b</code></p>\n");
        assert_eq!(of("library `games::nim`"), "<p>library <a href=\"t/nim.html\"><code>games::nim</code></a></p>\n");
    }

    #[test]
    fn formulas_and_headings() {
        assert_eq!(
            of("# A\n\n```text\nx < y\n```"),
            "<h3>A</h3>\n<pre class=\"formula\" tabindex=\"0\">x &lt; y</pre>"
        );
        assert_eq!(of("<b>"), "&lt;b&gt;");
        assert_eq!(
            of("<details><summary>Hint 1</summary>Look at `b`.</details>"),
            "<details class=\"fold\"><summary>Hint 1</summary><p>Look at <code>b</code>.</p></details>"
        );
        assert_eq!(of("x = y"), "<p>x\u{a0}= y</p>\n");
    }

    #[test]
    fn formulas_are_set_but_in_code() {
        assert_eq!(of("*a_k* ≤ 2^n, `a_k`"), "<p><em>a<sub>k</sub></em>\u{a0}≤ 2<sup>n</sup>, <code>a_k</code></p>\n");
        assert_eq!(of("2^(k −\n1)"), "<p>2<sup>k −\n1</sup></p>\n");
        assert_eq!(of("```text\na_k\n```"), "<pre class=\"formula\" tabindex=\"0\">a<sub>k</sub></pre>");
        assert_eq!(of("```rust\na_k\n```").matches("<sub>").count(), 0);
    }

    #[test]
    fn no_blank_stands_between_two_characters_of_chinese() {
        assert_eq!(
            of("- 每个人的\n  空间，\n`x`\n\n下一段 a\nb"),
            "<ul>\n<li>每个人的空间，\n<code>x</code></li>\n</ul>\n<p>下一段 a\nb</p>\n"
        );
        assert_eq!(of("> 一行\n> 二行\n> a"), "<blockquote>\n<p>一行二行\na</p>\n</blockquote>\n");
        assert_eq!(of("一行\n\n## 题\n二行"), "<p>一行</p>\n<h4>题</h4>\n<p>二行</p>\n");
        assert_eq!(
            of("**角。** 设，见\n[定理](nim)。 “甲” 与"),
            "<p><strong>角。</strong>设，见<a href=\"t/nim.html\">定理</a>。“甲”与</p>\n"
        );
        assert_eq!(of("“a” “b” … “c”, `取` 一 < 二"), "<p>“a” “b” … “c”, <code>取</code> 一\u{a0}&lt; 二</p>\n");
        assert_eq!(of("```text\n若\n否则  取\n```"), "<pre class=\"formula\" tabindex=\"0\">若\n否则  取</pre>");
        assert_eq!(words("一行\n二行 a < b"), "一行二行 a < b ");
    }
}
