//! The addresses that chapters had before there were steps: each leads on.

use collection::{Collection, Language, course::Chapter};
use maud::{DOCTYPE, PreEscaped, html};

use crate::layout::{Page, Part};

/// The names of the chapters in their first order.
const BEFORE: [&str; 13] = [
    "01-won-and-lost",
    "02-nim",
    "03-sums",
    "04-take-away",
    "05-stairs-and-strips",
    "06-splitting",
    "07-turning-coins",
    "08-cutting-edges",
    "09-tokens-on-graphs",
    "10-different-moves",
    "11-scores-pairing-stealing",
    "12-choices-and-counting",
    "13-playing-the-judge",
];

/// The files of these addresses, each with a page that leads on.
pub fn pages(collection: &Collection, language: Language) -> impl Iterator<Item = (String, String)> {
    let now = |old: &str| {
        let key = old.split_once('-').map_or(old, |(_, key)| key);
        collection.course.chapters.iter().find(|chapter| chapter.key() == key)
    };
    let moved = BEFORE.into_iter().filter_map(move |old| Some((old, now(old).filter(|chapter| chapter.name != old)?)));
    moved.map(move |(old, chapter)| {
        let file = format!("{}course/{old}.html", language.folder());
        (file, text(chapter, language))
    })
}

fn text(chapter: &Chapter, language: Language) -> String {
    let page = format!("{}.html", chapter.name);
    let title = &chapter.text(language).title;
    let here = Page::new(&chapter.path(), language, title, Part::Course);
    // A script takes the part of the address along that names a section.
    let leads = format!("location.replace({page:?} + location.hash)");
    let markup = html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                title { (title) " — grundy" }
                script { (PreEscaped(leads)) }
                noscript { meta http-equiv="refresh" content={ "0; url=" (page) }; }
                link rel="stylesheet" href=(here.shared("web/style.css"));
            }
            body { main { h1 { a href=(page) { (title) } } } }
        }
    };
    markup.into_string() + "\n"
}
