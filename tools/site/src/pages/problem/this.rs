//! The problem whose page is made, the language, and what all parts of the page need.

use collection::{Collection, Language, Problem};
use maud::{Markup, html};

use crate::layout::{ONLY_ENGLISH, Page};
use crate::links::Links;
use crate::markdown::{self, Context};

/// One problem on one page.
pub struct This<'a> {
    pub collection: &'a Collection,
    pub problem: &'a Problem,
    pub page: &'a Page,
    pub language: Language,
}

impl This<'_> {
    pub fn say(&self, english: &'static str, chinese: &'static str) -> &'static str {
        self.language.of(english, chinese)
    }

    pub fn markdown(&self, text: &str) -> Markup {
        let links = Links { collection: self.collection, page: self.page, module: None };
        // A page does not link itself.
        let link = |target: &str| links.to(target).filter(|_| target != self.problem.slug());
        markdown::html(text, &Context { link: &link, is_rust: false, lowered: 2 })
    }

    pub fn sentence(&self, text: &str) -> Markup {
        let links = Links { collection: self.collection, page: self.page, module: None };
        let link = |target: &str| links.to(target).filter(|_| target != self.problem.slug());
        markdown::inline(text, &Context { link: &link, is_rust: false, lowered: 0 })
    }

    /// What the Chinese page says under a heading; nothing on the English one.
    pub fn in_chinese(&self, heading: &str) -> Option<&str> {
        self.problem.in_chinese(heading).filter(|_| self.language == Language::Chinese)
    }

    /// The mark of an English text and the word for it, on a Chinese page that has nothing else.
    pub fn unless(&self, is_chinese: bool) -> (Option<&'static str>, Markup) {
        let lang = self.language.marks_english().filter(|_| !is_chinese);
        (lang, html! { @if lang.is_some() { " " span.soft { (ONLY_ENGLISH) } } })
    }

    /// A section of the header, with something beside it.
    pub fn own(&self, name: &'static str, in_chinese: &'static str, aside: Markup) -> Markup {
        let anchor = name.to_lowercase();
        html! {
            @if let Some((text, is_in)) = self.problem.section_in(self.language, [name, in_chinese]) {
                @let (lang, note) = self.unless(is_in);
                section.part id=(anchor) {
                    h2 { a href={ "#" (anchor) } { (self.say(name, in_chinese)) } (note) }
                    div.text lang=[lang] { (self.markdown(&text)) }
                    @if !aside.0.is_empty() { aside { (aside) } }
                }
            }
        }
    }
}
