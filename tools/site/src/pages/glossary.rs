//! The terms of the texts, from English to Chinese and back.

use collection::{Collection, Language, called::Term};
use explore::names;
use maud::{Markup, html};

use crate::layout::{Page, Part, query};

pub fn page(collection: &Collection, language: Language) -> (Page, String) {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let page = Page::new("glossary.html", language, say("Glossary", "术语对照"), Part::None);
    let sorted = |key: fn(&Term) -> String| {
        let mut terms: Vec<&Term> = collection.terms.iter().collect();
        terms.sort_by_key(|term| key(term));
        terms
    };
    let english = |term: &Term| html! { span lang=[language.marks_english()] { (term.english) } };
    let chinese = |term: &Term| html! { span lang=[language.marks_chinese()] { (term.chinese) } };
    let others = |term: &Term| html! { span lang=[language.marks_chinese()] { (term.others.join("、")) } };
    let table = |id: &str, heads: [&str; 3], rows: Vec<[Markup; 3]>| {
        html! {
            section id=(id) .part {
                h2 { (heads[0]) " → " (heads[1]) }
                div.scroll { table {
                    thead { tr { @for head in heads { th scope="col" { (head) } } } }
                    tbody { @for row in rows { tr { @for cell in row { td { (cell) } } } } }
                } }
            }
        }
    };
    let (in_english, in_chinese, also) = (say("English", "英文"), say("Chinese", "中文"), say("also called", "又称"));
    let there = sorted(|term| term.english.to_lowercase());
    let back = sorted(|term| term.chinese.to_lowercase());
    let there = there.into_iter().map(|term| [english(term), chinese(term), others(term)]).collect();
    let back = back.into_iter().map(|term| [chinese(term), english(term), others(term)]).collect();
    // Each leads to its rule and its table, or to what is said of it.
    let mut games: Vec<_> = names().iter().collect();
    games.sort_by_key(|name| name.name.to_lowercase());
    let games = games.into_iter().map(|name| {
        // A link of two letters alone does not say where it leads.
        let more = html! { @if name.name.len() < 3 { span.hidden { ", the game" } } };
        let link = html! { a href=(page.to(&format!("law.html#rule={}", query(name.name)))) { (name.name) (more) } };
        let is_other = name.in_chinese() != name.name;
        let chinese = html! { @if is_other { span lang=[language.marks_chinese()] { (name.in_chinese()) } } };
        [
            html! { span lang=[language.marks_english()] { (link) } },
            chinese,
            html! { @if let Some(rule) = name.rule { code { (rule) } } },
        ]
    });
    let games = games.collect();
    let text = page.with(&html! {
        header.title {
            h1 { (say("Glossary", "术语对照")) }
            p {
                (say(
                    "The words of these pages in both languages. What contestants call kinds of games is in the list \
                     of ",
                    "本站的术语，中英对照。各类博弈的常用名见",
                ))
                a href=(page.to("titles.html#names")) { (say("titles", "题名索引")) }
                (say(".", "。英文的词和游戏按字母排列，中文的词按首字的编码排列。"))
            }
        }
        (table("english", [in_english, in_chinese, also], there))
        (table("chinese", [in_chinese, in_english, also], back))
        (table("games", [say("Games", "游戏"), in_chinese, say("rule", "规则")], games))
    });
    (page, text)
}
