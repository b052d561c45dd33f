//! A text with marks.

use collection::course::marks::Mark;
use maud::{Markup, PreEscaped};

use crate::course::shown::shown;
use crate::links::Links;
use crate::markdown::{self, Context, is_wide};

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
        html = if *is_block { html.replace(&alone, of_mark) } else { inserted(&html, &sign, of_mark) };
    }
    Ok(PreEscaped(html))
}

/// A text in which a sign becomes a mark. A break between Chinese on both sides is no blank of the text.
fn inserted(html: &str, sign: &str, of_mark: &str) -> String {
    let Some((before, behind)) = html.split_once(sign) else { return html.to_owned() };
    let is_tag = |part: &&str| !part.is_empty();
    // The words of the mark, without its tags.
    let words: String =
        of_mark.split('<').map(|part| part.split_once('>').map_or(part, |(_, words)| words)).filter(is_tag).collect();
    let [bare, rest] = [before.trim_end(), behind.trim_start()];
    let before = if bare.ends_with(is_wide) && words.starts_with(is_wide) { bare } else { before };
    let behind = if words.ends_with(is_wide) && rest.starts_with(is_wide) { rest } else { behind };
    [before, of_mark, behind].concat()
}

#[cfg(test)]
mod tests {
    use super::inserted;

    #[test]
    fn a_mark_in_chinese_has_no_blank_beside_it() {
        assert_eq!(inserted("局面也\nX。", "X", "<b>必败</b>"), "局面也<b>必败</b>。");
        assert_eq!(inserted("剩下\nX\n个", "X", "<b>12</b>"), "剩下\n<b>12</b>\n个");
        assert_eq!(inserted("is\nX\nor", "X", "<b>lost</b>"), "is\n<b>lost</b>\nor");
    }
}
