//! One's own mistakes, as positions to be won again: the script deals them.

use std::collections::BTreeMap;

use collection::{Collection, Language};
use maud::{PreEscaped, html};
use serde_json::{Value, json};

use crate::layout::{Page, Part};
use crate::pages::steps;
use crate::picture::own_words;

pub fn page(collection: &Collection, language: Language) -> (Page, String) {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let mut page = Page::new("again.html", language, say("Your positions", "你的局面"), Part::None);
    page.scripts = &[steps::SCRIPT, "web/live.js", "web/board.js", "web/story.js", "web/play.js", "web/again.js"];
    let problems: BTreeMap<&str, Value> = collection
        .in_order()
        .map(|problem| {
            let words: Option<Value> = own_words(problem, language).and_then(|words| serde_json::from_str(&words).ok());
            let title = problem.title(language);
            (problem.slug(), words.map_or_else(|| json!([title]), |words| json!([title, words])))
        })
        .collect();
    // Nothing in it ends the element.
    let problems = json!(problems).to_string().replace("</", "<\\/");
    let text = page.with(&html! {
        header.title {
            h1 { (say("Your positions", "你的局面")) }
            p {
                (say(
                    "Positions before a move that decided a game you lost. Win each of them on two days, without a \
                     hint; then it goes.",
                    "这里是你输掉的对局中，决定胜负的那一步之前的局面。每个局面，不用提示，在两天里各赢一次，就不再出现。",
                ))
            }
        }
        p #count role="status" {}
        noscript { p { (say("This page needs scripts.", "这一页需要脚本。")) } }
        section #dealt.part.alive hidden {
            h2 { a #of href="catalogue.html" {} }
            div #place.wide {}
            p #told role="status" {}
            div.tools {
                button #next-one.first type="button" { (say("next position", "下一个局面")) }
                button #drop type="button" { (say("forget this one", "不再出现")) }
            }
        }
        script #problems type="application/json" { (PreEscaped(problems)) }
    });
    (page, text)
}
