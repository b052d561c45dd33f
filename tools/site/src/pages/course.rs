//! The course: its index, and a page for each chapter.

use collection::{Collection, Language, course::Chapter};
use maud::{Markup, html};

use crate::course::marked::marked;
use crate::layout::{Page, Part};
use crate::links::Links;
use crate::modules::Modules;
use crate::pages::steps;

/// The list of all chapters.
///
/// # Errors
/// If a mark of a chapter's lead states what is not so.
pub fn index(collection: &Collection, language: Language) -> Result<(Page, String), String> {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let title = say("A course in combinatorial games", "博弈论教程");
    let mut page = Page::new("course/index.html", language, title, Part::Course);
    page.scripts = &[steps::SCRIPT];
    let mut rows = vec![];
    for chapter in &collection.course.chapters {
        let lead = of(&chapter.text(language).lead, collection, &page, chapter)?;
        rows.push((chapter, lead));
    }
    let text = page.with(&html! {
        header.title {
            h1 { (title) }
            p {
                (collection.course.chapters.len())
                (say(
                    " steps, from counting moves to sums, trees, loops and numbers. Each begins with a game that you \
                     play, and ends with problems that you can solve, from easy to hard. Every table and every \
                     position is computed.",
                    " 课，从数步数开始，到和、树、环与数。每课从一个游戏开始，以你能解出的题目结束，由易到难。其中每张表、每个局面都由程序算出。",
                ))
            }
        }
        (steps::next(&page))
        section #chapters .part {
            h2 { a href="#chapters" { (say("Steps", "课")) } }
            div.text { ol.chapters {
                @for (chapter, lead) in rows {
                    li value=(chapter.number) lang=[chapter.marks(language)] {
                        a href=(page.to(&chapter.path())) { b { (chapter.text(language).title) } }
                        " " (steps::done(chapter))
                        div.small.soft { (lead) }
                    }
                }
            } (steps::carry(&page)) }
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
        true => &[steps::SCRIPT],
        false => &["web/live.js", "web/board.js", "web/story.js", "web/play.js", steps::SCRIPT, "web/check.js"],
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
    let next = format!("{}{}", say("next step: ", "下一课："), name(behind));
    let html = page.with(&html! {
        header.title {
            p.crumbs {
                a href=(page.to("course/index.html")) { (say("Course", "教程")) } " › "
                (steps::number(chapter, language))
                (say(" of ", "，共 ")) (collection.course.chapters.len()) (say("", " 课"))
                " " (steps::done(chapter))
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
            label { input type="checkbox" data-read=(chapter.key()); " " (say("I have done this step.", "这一课我学完了。")) }
        }
        (page.neighbours(&name(before), &next))
    });
    Ok((page, html))
}

/// A text of a chapter with its marks as HTML.
fn of(text: &str, collection: &Collection, page: &Page, chapter: &Chapter) -> Result<Markup, String> {
    marked(text, &Links { collection, page, module: None }, &chapter.name)
}
