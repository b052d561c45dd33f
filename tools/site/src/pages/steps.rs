//! The steps of the course, as other pages name them: a line of dots, what is next, and how progress is carried on.
//! `web/progress.js` fills them.

use collection::{Collection, Language, course::Chapter};
use maud::{Markup, PreEscaped, html};
use serde_json::Value;

use crate::layout::Page;
use crate::picture::worded;

/// What scripts need to know where these are.
pub const SCRIPT: &str = "web/progress.js";

/// What a reader has done of a step: the script says it.
pub fn done(chapter: &Chapter) -> Markup {
    let exercises = chapter.exercises().collect::<Vec<_>>().join(" ");
    let checks = chapter.checks().collect::<Vec<_>>().join("\n");
    html! { span.says.small.live data-step=(chapter.key()) data-checks=(checks) data-exercises=(exercises) {} }
}

/// All steps, each with a picture of its first board.
///
/// # Errors
/// If nothing is written about such a board.
pub fn line(collection: &Collection, page: &Page) -> Result<Markup, String> {
    let language = page.language;
    let mut steps = vec![];
    for chapter in &collection.course.chapters {
        let board = match chapter.first_board().and_then(|of| Some((of, collection.problems.get(&of.slug)?))) {
            Some((of, problem)) => {
                let board = &collection.course.played.about(of)?["board"];
                // Of several boards the first one that is more than words.
                let boards = board["boards"].as_array();
                let first = boards.and_then(|boards| boards.iter().find(|board| board["kind"] != "text"));
                let first = first.unwrap_or(board);
                PreEscaped(draw::board(first, &Value::Null, worded(problem, language)))
            }
            None => PreEscaped(String::new()),
        };
        steps.push((chapter, board));
    }
    Ok(html! {
        ol.steps {
            @for (chapter, board) in steps {
                li value=(chapter.number) {
                    a href=(page.to(&chapter.path())) lang=[chapter.marks(language)] {
                        span.dot aria-hidden="true" { (chapter.number) }
                        div.shown aria-hidden="true" { (board) }
                        b { (chapter.text(language).title) }
                    }
                    " " (done(chapter))
                }
            }
        }
    })
}

/// The card that says what is next, for a reader who has begun.
pub fn next(page: &Page) -> Markup {
    let say = |english: &'static str, chinese: &'static str| page.language.of(english, chinese);
    html! {
        section #next.live hidden aria-label=(say("Next", "接下来")) data-all=(page.to("catalogue.html")) {
            p { span #next-says {} " " b #next-title {} }
            a #next-go.button {}
        }
        p #to-again.live hidden { a href=(page.to("again.html")) { span #to-again-count {} } }
    }
}

/// How what was done is carried to another device.
pub fn carry(page: &Page) -> Markup {
    let say = |english: &'static str, chinese: &'static str| page.language.of(english, chinese);
    html! {
        p.live.small.soft #carry {
            (say(
                "What you have done is kept in this browser. Nothing is sent anywhere. ",
                "做过的题记在这个浏览器里，不会发送到任何地方。",
            ))
            button.chip type="button" data-copy="#carried" data-done=(say("copied", "已复制")) {
                (say("copy a link for another device", "复制链接，到另一台设备上继续"))
            }
            label.hidden for="carried" { (say("link", "链接")) }
            input #carried hidden readonly data-to=(page.to("course/index.html"));
            " " span #carry-says role="status" {}
        }
    }
}

/// The number of a step, as it is named.
pub fn number(chapter: &Chapter, language: Language) -> String {
    match language {
        Language::English => format!("step {}", chapter.number),
        Language::Chinese => format!("第 {} 课", chapter.number),
    }
}
