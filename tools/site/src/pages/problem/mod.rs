//! A page for each problem: a file for each thing that it shows.

mod evidence;
mod head;
mod mistakes;
mod near;
mod neighbours;
mod play;
mod program;
mod run;
mod this;
mod values;

pub use program::file;
pub use run::cases;

use collection::{Collection, Language, Problem};
use maud::html;

use crate::layout::{Page, Part};
use crate::markdown;
use crate::modules::{self, Modules};
use crate::pages::steps;
use crate::submission::Submission;
use this::This;

/// The page of a problem, between two others of its family.
///
/// # Errors
/// If its table of small values cannot be made.
pub fn page(
    collection: &Collection,
    problem: &Problem,
    submissions: &[Submission],
    modules: &Modules,
    [before, behind]: [Option<&Problem>; 2],
    language: Language,
) -> Result<(Page, String), String> {
    let path = |problem: &Problem| format!("p/{}.html", problem.slug());
    let mut page =
        Page::new(&path(problem), language, &format!("{} {}", problem.id(), problem.title(language)), Part::Catalogue);
    (page.before, page.behind) = (before.map(path), behind.map(path));
    let rule = problem.section_in(language, ["Rule", "规则"]);
    page.about = rule.map_or(String::new(), |(rule, _)| markdown::words(&rule));
    let is_dialogue = problem.facts.is_dialogue();
    let runs = modules.contains_key(problem.slug());
    let plays = !is_dialogue && modules.contains_key(&modules::play(problem.slug()));
    page.scripts = match (runs, plays) {
        (false, _) => &[steps::SCRIPT],
        (true, false) => &[steps::SCRIPT, "web/live.js", "web/run.js"],
        (true, true) => &[steps::SCRIPT, "web/live.js", "web/run.js", "web/board.js", "web/story.js", "web/play.js"],
    };
    let this = This { collection, problem, page: &page, language };
    let text = page.with(&html! {
        (this.head())
        (this.own("Rule", "规则", this.facts()))
        @if runs {
            noscript { p {
                (this.say(
                    "Without scripts nothing is played or run on this page; all else is here.",
                    "没有脚本时，本页不能对局和运行，其余照常。",
                ))
            } }
        }
        @if plays { (this.play()) }
        (this.own("Claim", "结论", html! {}))
        (this.table()?)
        (this.pictures())
        (this.own("Why", "证明", html! {}))
        (this.own("How", "做法", html! {}))
        (this.own("Cost", "复杂度", html! {}))
        @if runs { (this.run(is_dialogue)) }
        (this.program(submissions))
        (this.mistakes())
        (this.evidence())
        (this.near(before, behind))
    });
    Ok((page, text))
}
