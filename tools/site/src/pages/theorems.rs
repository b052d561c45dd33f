//! The finder, as questions and as one list, and the list of the library's pages.

use collection::{
    Collection, Language, Module,
    course::Chapter,
    finder::{Group, Item, OUTLINE},
};
use maud::{Markup, html};

use crate::layout::{Page, Part};
use crate::links::Links;
use crate::markdown::{self, Context};

pub fn page(collection: &Collection, language: Language) -> (Page, String) {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let page = Page::new("theorems.html", language, say("Which theorem do I need?", "该用哪个定理？"), Part::Theorems);
    let links = Links { collection, page: &page, module: None };
    let link = |target: &str| links.to(target);
    let inline = |text: &str| markdown::inline(text, &Context { link: &link, is_rust: false, lowered: 0 });
    let names = |groups: &[&str]| {
        let is_of = |module: &&Module| groups.iter().any(|group| module.path.split("::").next() == Some(group));
        as_taught(collection, is_of, &page)
    };
    let text = page.with(&html! {
        header.title {
            h1 { (say("Which theorem do I need?", "该用哪个定理？")) }
            p {
                (say(
                    "Find your game by what it looks like: open the first question whose answer is yes, then the line \
                     that describes its move. Unless stated otherwise, a player who cannot move loses.",
                    "说出游戏的样子：打开第一个回答“是”的问题，再找写着它走法的那一行。没有特别说明时，不能操作者输。",
                ))
            }
        }
        div.questions {
            @for (name, group) in OUTLINE.iter().zip(collection.groups(language)) {
                details.fold id=(name.anchor) {
                    summary { h2 { (name.question(language)) } }
                    p { (inline(group.lead)) }
                    (list(collection, &page, group, &inline, language))
                    (taught(collection, &page, group, language))
                }
            }
        }
        section #pages .part {
            h2 { a href="#pages" { (say("Theorems", "定理")) } }
            div.text { (names(&["games"])) }
        }
        section #tools .part {
            h2 { a href="#tools" { (say("Tools", "工具")) } }
            div.text { (names(&["graphs", "structures", "arithmetic"])) }
        }
    });
    (page, text)
}

/// A list of pages of the library as a learner meets them: by the first step of the course that names them, then by
/// title; those that no step names come last.
pub fn as_taught(collection: &Collection, is_listed: impl Fn(&&Module) -> bool, page: &Page) -> Markup {
    let mut modules: Vec<&Module> = collection.modules.iter().filter(is_listed).collect();
    modules.sort_by_key(|module| {
        let step = collection.course.naming(&module.path).next().map_or(usize::MAX, |chapter| chapter.number);
        (step, module.title(page.language).to_lowercase())
    });
    html! {
        ul.like.two {
            @for module in modules {
                li { a href=(page.to(&format!("t/{}.html", module.slug))) { (module.title(page.language)) } }
            }
        }
    }
}

/// The chapters that teach a group: those that have at least two of its programs, or its only one.
fn taught(collection: &Collection, page: &Page, group: &Group, language: Language) -> Markup {
    let programs: Vec<&str> = group.programs().collect();
    let count = |chapter: &&Chapter| programs.iter().filter(|slug| chapter.places(slug)).count();
    let least = programs.len().min(2);
    let chapters = collection.course.chapters.iter().filter(|chapter| least > 0 && count(chapter) >= least);
    let chapters: Vec<&Chapter> = chapters.collect();
    html! {
        @if !chapters.is_empty() {
            p.leads {
                (language.of("In the course: ", "教程："))
                @for (i, chapter) in chapters.into_iter().enumerate() {
                    @if i > 0 { (language.of(", ", "、")) }
                    a href=(page.to(&chapter.path())) lang=[chapter.marks(language)] {
                        (chapter.number) " " (chapter.text(language).title)
                    }
                }
            }
        }
    }
}

/// The lines of a group: what a move does, and where that leads.
fn list(
    collection: &Collection,
    page: &Page,
    group: &Group,
    inline: &dyn Fn(&str) -> Markup,
    language: Language,
) -> Markup {
    let title = |path: &str| collection.modules.iter().find(|module| module.path == path);
    let line = |item: &Item| {
        html! {
            li {
                ul.clauses { @for clause in &item.clauses { li { (inline(clause)) } } }
                @for module in item.modules.iter().filter_map(|path| title(path)) {
                    p.leads { a href=(page.to(&format!("t/{}.html", module.slug))) { (module.title(language)) " →" } }
                }
            }
        }
    };
    html! { ul.finder { @for item in &group.items { (line(item)) } } }
}
