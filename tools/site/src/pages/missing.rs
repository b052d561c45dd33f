//! What is shown where there is no page.

use collection::Language;
use maud::html;

use crate::layout::{Page, Part};

pub fn page(language: Language) -> (Page, String) {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let page = Page::new("404.html", language, say("There is no such page", "没有这个页面"), Part::None);
    let text = page.with(&html! {
        header.title { h1 { (say("There is no such page", "没有这个页面")) } }
        p { (say("No move leads here. Perhaps one of these does what you want: ", "没有走法能到这里。也许你想去："))
            a href=(page.to("index.html")) { (say("the start", "首页")) } ", "
            a href=(page.to("catalogue.html")) { (say("all problems", "全部题目")) } ", "
            a href=(page.to("titles.html")) { (say("all titles", "题名索引")) } }
    });
    (page, text)
}
