//! All titles in one list: those of the judges, by the judge, each with its name in the other language.

use collection::{Collection, Language, is_chinese, judge_name};
use entry::judges;
use maud::html;

use crate::layout::{Page, Part, query};

pub fn page(collection: &Collection, language: Language) -> (Page, String) {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let page = Page::new("titles.html", language, say("Titles", "题名索引"), Part::Catalogue);
    let of = |judge: Option<&str>| {
        let here = collection.problems.values().filter(move |problem| problem.judge().map(|judge| judge.name) == judge);
        let mut here: Vec<_> = here.collect();
        here.sort_by_key(|problem| natural(&problem.name));
        here
    };
    let known = || judges().filter_map(|judge| Some((Some(judge.name), judge_name(judge, language)?)));
    let is_known = |name: Option<&str>| known().any(|(known, _)| known == name);
    let others = collection.problems.values().map(|problem| problem.judge().map(|judge| judge.name));
    let mut others: Vec<_> = others.filter(|name| !is_known(*name)).collect();
    others.sort_unstable();
    others.dedup();
    let others = others
        .into_iter()
        .map(|name| (name, if name.is_none() { say("no judge", "没有 OJ") } else { say("others", "其他") }));
    let text = page.with(&html! {
        header.title {
            h1 { (say("Titles", "题名索引")) }
            p { (say("As the judges give them, and in Chinese.", "按各 OJ 的原题名排列，附中文名。")) }
        }
        section #names .part {
            h2 { (say("Kinds of games, as Chinese contestants call them", "各类博弈的常用名")) }
            div.wide { ul.titles {
                @for called in &collection.called {
                    li lang=[language.marks_chinese()] {
                        @for (i, name) in called.names.iter().enumerate() {
                            @if i > 0 { "、" }
                            a href=(page.to(&format!("catalogue.html?q={}", query(name)))) { (name) }
                        }
                    }
                }
            } }
        }
        @for (judge, name) in known().chain(others) {
            @let here = of(judge);
            @if !here.is_empty() {
                section.part {
                    h2 { (name) }
                    div.wide { ul.titles {
                        @for problem in here {
                            li {
                                @let [chinese, english] = [language.marks_chinese(), language.marks_english()];
                                @let lang = if is_chinese(&problem.name) { chinese } else { english };
                                @let path = page.to(&format!("p/{}.html", problem.slug()));
                                a href=(path) lang=[lang] { (problem.named()) }
                                " " span lang=[language.marks_chinese()] { (problem.title(Language::Chinese)) }
                            }
                        }
                    } }
                }
            }
        }
    });
    (page, text)
}

/// Names in an order in which P999 comes before P1000.
fn natural(name: &str) -> Vec<(u64, String)> {
    let mut parts: Vec<(u64, String)> = vec![];
    for c in name.to_lowercase().chars() {
        match (c.to_digit(10), parts.last_mut()) {
            (Some(digit), Some((number, word))) if word.is_empty() => {
                *number = number.saturating_mul(10).saturating_add(digit.into());
            }
            (Some(digit), _) => parts.push((digit.into(), String::new())),
            (None, Some((0, word))) if !word.is_empty() => word.push(c),
            (None, _) => parts.push((0, c.to_string())),
        }
    }
    parts
}
