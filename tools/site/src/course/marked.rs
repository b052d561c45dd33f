//! A text with marks.

use collection::course::marks::Mark;
use maud::{Markup, PreEscaped};

use crate::course::shown::shown;
use crate::links::Links;
use crate::markdown::{self, Context};

/// A text with its marks as HTML; errors name it.
///
/// # Errors
/// If a mark states what is not so.
pub fn marked(text: &str, links: &Links, name: &str) -> Result<Markup, String> {
    let link = |target: &str| links.to(target);
    // While Markdown is read, a sign that nobody writes stands for each mark.
    let (mut plain, mut from) = (String::new(), 0);
    let mut found = vec![];
    for (place, mark) in Mark::all(text)? {
        let of_mark = |error: String| format!("{name}: {}: {error}", &text[place.clone()]);
        let Markup { 0: html } = shown(&mark, links.collection, links.page).map_err(of_mark)?;
        plain += &text[from..place.start];
        plain += &format!("\u{e000}{}\u{e001}", found.len());
        from = place.end;
        found.push((html, mark.is_block()));
    }
    plain += &text[from..];
    let PreEscaped(mut html) = markdown::html(&plain, &Context { link: &link, is_rust: false, lowered: 1 });
    for (index, (of_mark, is_block)) in found.iter().enumerate() {
        let sign = format!("\u{e000}{index}\u{e001}");
        let alone = format!("<p>{sign}</p>");
        if *is_block && !html.contains(&alone) {
            return Err(format!("{name}: a board or a table has to stand alone: {of_mark:.200}"));
        }
        html = if *is_block { html.replace(&alone, of_mark) } else { html.replace(&sign, of_mark) };
    }
    Ok(PreEscaped(html))
}
