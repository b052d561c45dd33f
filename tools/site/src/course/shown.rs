//! What stands on a page where the text has a mark.

use collection::{
    Collection, Language, Problem,
    course::{
        Clause,
        marks::{Ask, Mark},
        played::Question,
    },
    problem::capitalised,
};
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

use crate::course::tables;
use crate::layout::Page;
use crate::links::Links;
use crate::markdown::{self, Context};
use crate::picture::{own_words, picture, worded};
use crate::pips::pips;

/// What a mark finds, on this page.
///
/// # Errors
/// If what it states is not so, or it asks of what is not there.
pub fn shown(mark: &Mark, collection: &Collection, page: &Page) -> Result<Markup, String> {
    let language = page.language;
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let (heap, value) = (say("heap", "堆"), say("value", "SG 值"));
    Ok(match mark {
        Mark::Heaps(rows) => line(&tables::values(&rows.of, rows.most)?, 0, rows.columns, heap, value),
        Mark::Coins(rows) => {
            line(&tables::coins(&rows.of, rows.most)?[1..], 1, rows.columns, say("place", "位置"), value)
        }
        Mark::Outcomes(rows) => {
            let won: Vec<bool> = tables::values(&rows.of, rows.most)?.iter().map(|&value| value > 0).collect();
            outcomes(&won, 0, rows.columns, language)
        }
        Mark::Limits(times, rows) => outcomes(&tables::limits(*times, rows.most), 1, rows.columns, language),
        Mark::Pairs(rule, most) => square(&tables::pairs(rule, *most)?, 0, ""),
        Mark::Thirds(rule, most) => square(&tables::thirds(rule, *most)?, 1, ""),
        Mark::Products(most) => square(&tables::products(*most), 1, "⊗"),
        Mark::Value(rule, heap) => html! { (tables::values(rule, *heap)?[*heap]) },
        Mark::Period(rule, most) => {
            let (start, length) = tables::period(rule, *most)?;
            match language {
                Language::English => html! { "period " (length) " from " (start) " on" },
                Language::Chinese => html! { "从 " (start) " 起周期为 " (length) },
            }
        }
        Mark::Xor(numbers) => {
            let sum = numbers.iter().fold(0, |sum, number| sum ^ number);
            html! { (listed(numbers, " XOR ")) " = " (sum) }
        }
        Mark::Mex(numbers) => {
            html! { "mex {" (listed(numbers, ", ")) "} = " (grundy::games::sg::mex(numbers.iter().copied())) }
        }
        Mark::Parts(number) => html! { (number) " = " (listed(&tables::parts(*number), " + ")) },
        Mark::Simplest(bounds) => html! { (tables::simplest(bounds)?) },
        Mark::Picture(name) => {
            let file = format!("{name}.svg");
            let pictures = collection.modules.iter().flat_map(|module| module.pictures());
            let (file, source) =
                pictures.into_iter().find(|(shown, _)| *shown == file).ok_or(format!("there is no picture {file}"))?;
            html! { figure { (picture(file, source, page.language)) } }
        }
        Mark::Play(ask, of) => play(*ask, of, collection, page)?,
        Mark::Check(asked) => check(mark, asked, collection, language)?,
        Mark::Exercise(slug) => {
            let problem = collection.problems.get(slug).ok_or(format!("there is no program {slug}"))?;
            html! {
                a href=(page.to(&format!("p/{slug}.html"))) { (problem.id()) " · " (problem.title(language)) }
                " "
                span.together {
                    (pips(&problem.difficulty, language)) " "
                    label.live.small { input type="checkbox" data-solved=(slug); " " (say("solved", "已解出")) }
                }
                br;
            }
        }
        Mark::Further(number, part) => {
            let chapter = collection.course.chapters.iter().find(|chapter| chapter.number == *number);
            let clauses = chapter.map_or(vec![], |chapter| chapter.further(part, language));
            if clauses.is_empty() {
                return Err("no program asks for this place".to_owned());
            }
            further(&clauses, collection, page)
        }
    })
}

/// A line for all of which the same is said, with links.
fn further(clauses: &[Clause], collection: &Collection, page: &Page) -> Markup {
    let language = page.language;
    let links = Links { collection, page, module: None };
    let link = |target: &str| links.to(target);
    let inline = |text: &str| markdown::inline(text, &Context { link: &link, is_rust: false, lowered: 0 });
    html! {
        ul {
            @for (words, slugs) in clauses {
                li {
                    @if !words.is_empty() { (inline(&capitalised(words))) (language.of(": ", "：")) }
                    @for (i, problem) in slugs.iter().filter_map(|slug| collection.problems.get(*slug)).enumerate() {
                        @if i > 0 { (language.of(", ", "、")) }
                        a href=(page.to(&format!("p/{}.html", problem.slug()))) title=(problem.title(language)) {
                            (problem.id())
                        }
                    }
                }
            }
        }
    }
}

/// What a theorem says of a position, step by step; nothing where it does not say what play says.
fn steps(of: &Question, about: &Value, language: Language) -> Vec<String> {
    let view = json!({ "board": about["board"], "standing": about["standing"], "turn": 0, "options": [] });
    let request = json!({ "problem": of.slug, "input": of.input, "question": of.number, "view": view });
    let of = language.of(explain::Language::English, explain::Language::Chinese);
    let reading: Value = serde_json::from_str(&explain::answer(&request.to_string(), of)).unwrap_or_default();
    if !draw::fits(&view, &reading) {
        return vec![];
    }
    reading["steps"].as_array().into_iter().flatten().map(|step| draw::said(&step["words"])).collect()
}

fn play(ask: Ask, of: &Question, collection: &Collection, page: &Page) -> Result<Markup, String> {
    let language = page.language;
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let about = collection.course.played.about(of)?;
    let is = |standing: &str| match about["standing"] == standing {
        true => Ok(()),
        false => Err(format!("by play it is {}", about["standing"])),
    };
    if about["standing"].is_null() && ask != Ask::Answer {
        return Err("it cannot be played".to_owned());
    }
    let options = about["options"].as_array().map_or(&[][..], |options| options);
    let problem = problem(of, collection)?;
    let words = worded(problem, language);
    let good = good(about, words);
    let codes = |labels: &[String]| {
        html! { @for (i, label) in labels.iter().enumerate() { @if i > 0 { (say("; ", "；")) } b { (label) } } }
    };
    Ok(match ask {
        Ask::Board => {
            let steps = steps(of, about, language);
            html! {
                div.play data-board=(of.slug) data-position=(of.input)
                    data-question=[(of.number > 0).then_some(of.number)]
                    data-words=[own_words(problem, language)] data-steps[!steps.is_empty()] {
                    (PreEscaped(draw::board(&about["board"], &Value::Null, words)))
                }
                @if !steps.is_empty() {
                    details.steps-of {
                        summary { (say("Step by step", "逐步说明")) }
                        ol { @for step in &steps { li { (step) } } }
                    }
                }
            }
        }
        Ask::Best => codes(&good),
        Ask::Won => is("won").map(|()| html! { (say("won", "必胜")) })?,
        Ask::Lost => is("lost").map(|()| html! { (say("lost", "必败")) })?,
        Ask::Drawn => is("drawn").map(|()| html! { (say("a draw", "平局")) })?,
        Ask::Only => {
            is("won")?;
            match &good[..] {
                [only] => html! { b { (only) } },
                _ => return Err(format!("{} moves win: {good:?}", good.len())),
            }
        }
        Ask::Wins => {
            if about["standing"] == "lost" {
                return Err("no move wins".to_owned());
            }
            codes(&good)
        }
        Ask::Count => {
            let (good, all) = (winning(options), options.len());
            match language {
                Language::English => html! { (good) " of " (all) },
                Language::Chinese => html! { (all) " 种走法中的 " (good) " 种" },
            }
        }
        Ask::Worth => {
            let worth = about["worth"].as_str().ok_or("it has no score")?;
            html! { (words.said(worth)) }
        }
        Ask::Moves => {
            let moves = about["moves"].as_u64().ok_or("its moves are not counted")?;
            html! { (moves) }
        }
        Ask::Answer => {
            let answer = about["answer"].as_str().unwrap_or_default().trim();
            html! { code { (answer.split_whitespace().collect::<Vec<_>>().join(" ")) } }
        }
    })
}

/// The moves that win, or are best.
fn good(about: &Value, words: draw::Language) -> Vec<String> {
    let options = about["options"].as_array().map_or(&[][..], |options| options);
    let labels = options.iter().filter(|option| option["best"] == true).filter_map(|option| option["label"].as_str());
    let mut good: Vec<String> = labels.map(|label| words.said(label)).collect();
    // Two moves with the same label come to the same.
    good.dedup();
    good
}

/// How many moves win, soon or late.
fn winning(options: &[Value]) -> usize {
    options.iter().filter(|option| option["standing"] == "lost").count()
}

/// The problem that is asked about.
fn problem<'a>(of: &Question, collection: &'a Collection) -> Result<&'a Problem, String> {
    collection.problems.get(&of.slug).ok_or_else(|| format!("there is no program {}", of.slug))
}

/// An exercise, which `web/check.js` makes one that can be answered: a board on which a move is made, or a form with a
/// hole for a number.
fn check(mark: &Mark, asked: &Mark, collection: &Collection, language: Language) -> Result<Markup, String> {
    let kept = mark.kept().ok_or("this is no exercise")?;
    if let Some((form, right)) = field(asked, collection, language)? {
        let (before, behind) = form.split_once(HOLE).unwrap_or((&form, ""));
        return Ok(html! {
            div.check.number data-form=(form) data-right=(right) data-kept=(kept) {
                label {
                    (before)
                    input.code-in inputmode="numeric" autocomplete="off" autocapitalize="off" spellcheck="false";
                    (behind)
                }
            }
        });
    }
    let Mark::Play(ask, of) = asked else { return Err("this is no exercise".to_owned()) };
    let about = collection.course.played.about(of)?;
    let problem = problem(of, collection)?;
    let words = worded(problem, language);
    let question = match (ask, &good(about, words)[..]) {
        (Ask::Only, [_]) if about["standing"] == "won" => {
            language.of("Make the only winning move.", "走出唯一必胜的一步。")
        }
        (Ask::Wins, [_, ..]) if about["standing"] == "won" => {
            language.of("Make a move that wins.", "走出一步必胜的走法。")
        }
        (Ask::Best, [_, ..]) if about["standing"] == "worth" => language.of("Make the best move.", "走出最好的一步。"),
        (_, good) => return Err(format!("by play it is {}, and these are best: {good:?}", about["standing"])),
    };
    Ok(html! {
        div.check data-check=(of.slug) data-position=(of.input) data-question=[(of.number > 0).then_some(of.number)]
            data-words=[own_words(problem, language)] data-kept=(kept) {
            p.asks { b { (question) } }
            div.play { (PreEscaped(draw::board(&about["board"], &Value::Null, words))) }
        }
    })
}

/// Where the number belongs in a form.
const HOLE: &str = "[ ]";

/// The form of an exercise that asks for a number, with a hole for it, and the number; nothing for one that asks for a
/// move.
///
/// # Errors
/// If the number is not known.
pub fn field(asked: &Mark, collection: &Collection, language: Language) -> Result<Option<(String, usize)>, String> {
    Ok(Some(match asked {
        Mark::Xor(numbers) => {
            (format!("{} = {HOLE}", listed(numbers, " XOR ")), numbers.iter().fold(0, |sum, number| sum ^ number))
        }
        Mark::Value(rule, heap) => {
            let form = match language {
                Language::English => format!("the value of a heap of {heap}: {HOLE}"),
                Language::Chinese => format!("大小为 {heap} 的堆的 SG 值：{HOLE}"),
            };
            (form, tables::values(rule, *heap)?[*heap])
        }
        Mark::Period(rule, most) => {
            (language.of("the period: ", "周期：").to_owned() + HOLE, tables::period(rule, *most)?.1)
        }
        Mark::Play(Ask::Count, of) => {
            let about = collection.course.played.about(of)?;
            let options = about["options"].as_array().map_or(&[][..], |options| options);
            let form = match language {
                Language::English => format!("{HOLE} of {} moves win", options.len()),
                Language::Chinese => format!("{} 种走法中有 {HOLE} 种必胜", options.len()),
            };
            (form, winning(options))
        }
        _ => return Ok(None),
    }))
}

fn listed<T: ToString>(items: &[T], between: &str) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(between)
}

/// A table of places and values, in rows of so many.
fn line(values: &[usize], first: usize, columns: usize, place: &str, value: &str) -> Markup {
    html! {
        div.scroll { table.values {
            @for (row, chunk) in values.chunks(columns).enumerate() {
                tbody {
                    tr {
                        th scope="row" { (place) } @for i in 0..chunk.len() { td.soft { (first + row * columns + i) } }
                    }
                    tr { th scope="row" { (value) } @for value in chunk { td.zero[*value == 0] { (value) } } }
                }
            }
        } }
    }
}

fn outcomes(won: &[bool], first: usize, columns: usize, language: Language) -> Markup {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    html! {
        div.scroll { table.values {
            @for (row, chunk) in won.chunks(columns).enumerate() {
                tbody {
                    tr {
                        th scope="row" { (say("heap", "堆")) }
                        @for i in 0..chunk.len() { td.soft { (first + row * columns + i) } }
                    }
                    tr {
                        th scope="row" { }
                        @for &won in chunk {
                            td.zero[!won] { @if won { (say("won", "胜")) } @else { (say("lost", "败")) } }
                        }
                    }
                }
            }
        } }
    }
}

/// A table of two parameters, both from `first` on.
fn square(rows: &[Vec<usize>], first: usize, corner: &str) -> Markup {
    html! {
        div.scroll { table.values {
            thead { tr { th scope="row" { (corner) } @for i in 0..rows.len() { th scope="col" { (first + i) } } } }
            tbody { @for (i, row) in rows.iter().enumerate() {
                tr { th scope="row" { (first + i) } @for value in row { td.zero[*value == 0] { (value) } } }
            } }
        } }
    }
}
