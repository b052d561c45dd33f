//! What is new, as the changelog says it in each language.

use std::fs;

use collection::{Collection, Language};
use maud::html;

use crate::layout::{Page, Part};
use crate::links::Links;
use crate::markdown::{self, Context};

/// The page of what is new.
///
/// # Errors
/// If the changelog cannot be read.
pub fn page(collection: &Collection, language: Language) -> Result<(Page, String), String> {
    let path = collection.root.join(language.of("CHANGELOG.md", "docs/changelog.zh-CN.md"));
    let changelog = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let changelog = changelog.replace("\r\n", "\n");
    let title = language.of("New", "新内容");
    let page = Page::new("new.html", language, title, Part::None);
    let links = Links { collection, page: &page, module: None };
    let link = |target: &str| links.to(target);
    // Its title is that of the page.
    let changes = changelog.split_once("\n\n").map_or(&changelog[..], |(_, changes)| changes);
    let text = page.with(&html! {
        header.title { h1 { (title) } }
        div.plain { (markdown::html(changes, &Context { link: &link, is_rust: false, lowered: 0 })) }
    });
    Ok((page, text))
}
