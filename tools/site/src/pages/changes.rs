//! What is new, as the changelog says it.

use collection::{Collection, Language};
use maud::html;

use crate::layout::{ONLY_ENGLISH, Page, Part};
use crate::links::Links;
use crate::markdown::{self, Context};

pub fn page(collection: &Collection, changelog: &str, language: Language) -> (Page, String) {
    let title = language.of("New", "新内容");
    let page = Page::new("new.html", language, title, Part::None);
    let links = Links { collection, page: &page, module: None };
    let link = |target: &str| links.to(target);
    // Its title is that of the page.
    let changes = changelog.split_once("\n\n").map_or(changelog, |(_, changes)| changes);
    let english = language.marks_english();
    let text = page.with(&html! {
        header.title {
            h1 { (title) }
            @if english.is_some() { p { "对使用者有影响的改动，最新的在最前。" (ONLY_ENGLISH) "。" } }
        }
        div.plain lang=[english] {
            (markdown::html(changes, &Context { link: &link, is_rust: false, lowered: 0 }))
        }
    });
    (page, text)
}
