//! How a law is found for a rule that nobody solved.

use maud::html;

use crate::collection::Collection;
use crate::language::Language;
use crate::layout::{Page, Part};
use crate::links::Links;
use crate::markdown::{self, Context};

pub fn page(collection: &Collection, language: Language) -> (Page, String) {
    let title = language.of("From a rule to a law", "从规则到规律");
    let page = Page::new("law.html", language, title, Part::Law);
    let links = Links { collection, page: &page, module: None };
    let link = |target: &str| links.to(target);
    let text = language.of(&collection.law[0], &collection.law[1]);
    let text = page.with(&html! {
        header.title { h1 { (title) } }
        // What explores a rule is filled in, and shown, by whoever makes it live.
        section #explore hidden {}
        div.plain { (markdown::html(text, &Context { link: &link, is_rust: false, lowered: 0 })) }
    });
    (page, text)
}
