//! The course: its index, and a page for each chapter.

use collection::{Collection, Language, course::Chapter, course::marks::Mark};
use maud::{Markup, PreEscaped, html};

use crate::course::shown::shown;
use crate::layout::{Page, Part};
use crate::links::Links;
use crate::markdown::{self, Context};
use crate::modules::Modules;

/// The list of all chapters.
///
/// # Errors
/// If a mark of a chapter's lead states what is not so.
pub fn index(collection: &Collection, language: Language) -> Result<(Page, String), String> {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let title = say("A course in combinatorial games", "博弈论教程");
    let mut page = Page::new("course/index.html", language, title, Part::Course);
    page.scripts = &["web/course.js"];
    let mut rows = vec![];
    for chapter in &collection.course.chapters {
        let lead = of(&chapter.text(language).lead, collection, &page, chapter)?;
        rows.push((chapter, lead));
    }
    let text = page.with(&html! {
        header.title {
            h1 { (title) }
            p {
                (say(
                    "From won and lost to sums, trees, loops and numbers: each chapter begins with a game that you \
                     can lose, and ends with problems that you can solve. Every table and every position in it is \
                     computed.",
                    "从必胜必败到和、树、环与数：每章从一个会输的游戏开始，以你能解出的题目结束。其中每张表、每个局面都由程序算出。",
                ))
            }
        }
        section #chapters .part {
            h2 { a href="#chapters" { (say("Chapters", "章节")) } }
            div.text { ol.chapters {
                @for (chapter, lead) in rows {
                    li value=(chapter.number) lang=[chapter.marks(language)] {
                        a href=(page.to(&chapter.path())) { b { (chapter.text(language).title) } }
                        " " (progress(chapter, language))
                        div.small.soft { (lead) }
                    }
                }
            } }
        }
    });
    Ok((page, text))
}

/// The page of a chapter, between two others.
///
/// # Errors
/// If a mark states what is not so.
pub fn page(
    collection: &Collection,
    chapter: &Chapter,
    modules: &Modules,
    [before, behind]: [Option<&Chapter>; 2],
    language: Language,
) -> Result<(Page, String), String> {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let text = chapter.text(language);
    let mut page = Page::new(&chapter.path(), language, &text.title, Part::Course);
    (page.before, page.behind) = (before.map(Chapter::path), behind.map(Chapter::path));
    page.scripts = match modules.is_empty() {
        true => &["web/course.js"],
        false => &["web/live.js", "web/play.js", "web/course.js", "web/check.js"],
    };
    let lang = chapter.marks(language);
    let of = |text: &str| of(text, collection, &page, chapter);
    let lead = of(&text.lead)?;
    // Both languages have the English anchors.
    let mut sections = vec![];
    for (anchor, section) in chapter.english.anchors().into_iter().zip(&text.sections) {
        sections.push((anchor, &section.heading, of(&section.text)?));
    }
    let name = |other: Option<&Chapter>| {
        other.map_or(String::new(), |other| format!("{} {}", other.number, other.text(language).title))
    };
    let html = page.with(&html! {
        header.title {
            p.crumbs {
                a href=(page.to("course/index.html")) { (say("Course", "教程")) } " › "
                (say("chapter ", "第 ")) (chapter.number) (say("", " 章")) " " (progress(chapter, language))
            }
            h1 lang=[lang] { (text.title) }
            div lang=[lang] { (lead) }
        }
        @for (anchor, heading, text) in sections {
            section.part id=(anchor) {
                h2 lang=[lang] { a href={ "#" (anchor) } { (heading) } }
                div.text.lesson lang=[lang] { (text) }
            }
        }
        p.live {
            label { input type="checkbox" data-read=(chapter.name); " " (say("I have read this chapter.", "这一章我读过了。")) }
        }
        (page.neighbours(&name(before), &name(behind)))
    });
    Ok((page, html))
}

/// Where a reader is in a chapter, as `web/course.js` counts it.
fn progress(chapter: &Chapter, language: Language) -> Markup {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let marks = &chapter.english.marks;
    let exercise = |mark: &Mark| if let Mark::Exercise(slug) = mark { Some(slug.clone()) } else { None };
    let exercises: Vec<String> = marks.iter().filter_map(exercise).collect();
    let checks: Vec<String> = marks.iter().filter_map(Mark::kept).collect();
    html! {
        span.small.live data-chapter=(chapter.name) data-exercises=(exercises.join(" ")) data-checks=(checks.join("\n"))
            data-read=(say("read", "已读")) data-answered=(say("answered", "已答")) data-done=(say("solved", "已解出")) {}
    }
}

/// A text with its marks as HTML.
fn of(text: &str, collection: &Collection, page: &Page, chapter: &Chapter) -> Result<Markup, String> {
    let links = Links { collection, page, module: None };
    let link = |target: &str| links.to(target);
    // While Markdown is read, a sign that nobody writes stands for each mark.
    let (mut plain, mut from) = (String::new(), 0);
    let mut found = vec![];
    for (place, mark) in Mark::all(text)? {
        let of_mark = |error: String| format!("{}: {}: {error}", chapter.name, &text[place.clone()]);
        let Markup { 0: html } = shown(&mark, collection, page).map_err(of_mark)?;
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
            return Err(format!("{}: a board or a table has to stand alone: {of_mark:.200}", chapter.name));
        }
        html = if *is_block { html.replace(&alone, of_mark) } else { html.replace(&sign, of_mark) };
    }
    Ok(PreEscaped(html))
}
