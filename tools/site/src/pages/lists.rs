//! The lists that learners start from, and what of them is here.

use collection::lists::{List, Row};
use collection::{Collection, Language, anchor, is_chinese};
use maud::{Markup, html};

use crate::layout::{Page, Part};
use crate::pages::steps;
use crate::pips::short;

pub fn page(collection: &Collection, language: Language) -> (Page, String) {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let title = say("Lists that learners start from", "常用题单");
    let mut page = Page::new("lists.html", language, title, Part::Catalogue);
    page.scripts = &[steps::SCRIPT];
    let text = page.with(&html! {
        header.title {
            h1 { (title) }
            p {
                (say(
                    "From easy to hard, each with the program that solves it. Some problems are not here, but have the \
                     rule or the idea of one that is.",
                    "由易到难排列，并给出解这道题的程序。有的题没有收录，但与收录的某题规则相同或思路相同。",
                ))
            }
        }
        ul.like.two {
            @for list in &collection.lists {
                @let [solved, near] = list.counts();
                li {
                    a href={ "#" (anchor(list.written.name)) } { (list.written.name) } " "
                    span.soft {
                        @match language {
                            Language::English => {
                                (solved) " of " (list.rows.len()) " here"
                                @if near > 0 { ", rule or idea of " (near) }
                            }
                            Language::Chinese => {
                                (list.rows.len()) " 题收录 " (solved) " 题"
                                @if near > 0 { "，另有 " (near) " 题规则或思路相同" }
                            }
                        }
                    }
                }
            }
        }
        @for list in &collection.lists { (section(collection, &page, list)) }
    });
    (page, text)
}

/// A list, with where and when it was read.
fn section(collection: &Collection, page: &Page, List { written, rows }: &List) -> Markup {
    let language = page.language;
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let in_language = |[english, chinese]: [&'static str; 2]| say(english, chinese);
    let id = anchor(written.name);
    html! {
        section id=(id) .part {
            h2 { a href={ "#" (id) } { (written.name) } }
            div.wide {
                p {
                    a href=(written.address) { (in_language(written.part)) } (say(". Read on ", "。"))
                    (written.read) (say(" in ", " 读自")) (in_language(written.copy))
                    @for (i, copy) in written.copies.iter().enumerate() {
                        " " a href=(copy) { "[" (i + 1) "]" }
                    }
                    (say(".", "。"))
                }
                div.scroll { table {
                    thead { tr {
                        th scope="col" .live { span.hidden { (say("solved", "已解决")) } span aria-hidden="true" { "✓" } }
                        th scope="col" { (say("problem", "题目")) }
                        th scope="col" { (say("difficulty", "难度")) }
                        th scope="col" { (say("here", "本站")) }
                    } }
                    tbody { @for row in rows { (line(collection, page, row)) } }
                } }
            }
        }
    }
}

/// A problem of a list.
fn line(collection: &Collection, page: &Page, row: &Row) -> Markup {
    let language = page.language;
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let name = row.listed.name_in(language);
    let lang = if is_chinese(&name) { language.marks_chinese() } else { language.marks_english() };
    let problem = row.slug.as_ref().and_then(|slug| collection.problems.get(slug));
    html! {
        tr {
            td.live {
                @if let Some(problem) = problem.filter(|_| row.is_solved()) {
                    label {
                        input type="checkbox" data-solved=(problem.slug());
                        span.hidden { (say("solved: ", "已解决：")) (problem.title(language)) }
                    }
                }
            }
            td { a href=(row.listed.address) lang=[lang] { (name) } }
            td {
                @match row.difficulty(language) {
                    Some(difficulty) => (short(&difficulty, language)),
                    None => span.soft { (say("unknown", "不详")) },
                }
            }
            td {
                @match problem {
                    Some(problem) => {
                        a href=(page.to(&format!("p/{}.html", problem.slug()))) { (problem.title(language)) }
                        @if let Some([kind, differs]) = row.listed.here.differs(language) {
                            " · " span.soft { (kind) (say(": ", "：")) (differs) }
                        }
                    }
                    None => span.soft { (say("not here", "未收录")) },
                }
            }
        }
    }
}
