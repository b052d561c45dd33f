//! All theorems on two printed pages: what a game looks like, its theorem, a formula. Made from the headers.

use collection::{Collection, FAMILIES, Language, Problem};
use maud::html;

use crate::layout::{Page, Part};
use crate::links::Links;
use crate::markdown::{self, Context};

pub fn page(collection: &Collection, language: Language) -> (Page, String) {
    let say = |english: &'static str, chinese: &'static str| language.of(english, chinese);
    let mut page = Page::new("notebook.html", language, say("Notebook", "速查"), Part::Notebook);
    page.scripts = &["web/notebook.js"];
    let links = Links { collection, page: &page, module: None };
    let inline =
        |text: &str| markdown::inline(text, &Context { link: &|target| links.to(target), is_rust: false, lowered: 0 });
    let text = page.with(&html! {
        header.title {
            h1 { (say("Notebook", "速查")) }
            p { (say("What it looks like → theorem → what the header claims. A player who cannot move loses, unless stated otherwise. ", "样子 → 定理 → 结论。没有特别说明时，不能操作者输。"))
                button #print.live type="button" { (say("print: two A4 pages", "打印：两页 A4")) } }
        }
        div.book style=(format!("--printed: {:.2}pt", printed(collection, language))) {
            @for family in &FAMILIES {
                section {
                    h2 { (family.title(language)) }
                    @for problem in collection.family(family.name) {
                        p {
                            b { a href=(page.to(&format!("p/{}.html", problem.slug()))) { (problem.title(language)) } } " "
                            @match collection.theorems.get(problem.theorem()).filter(|_| language == Language::Chinese) {
                                Some(theorem) => i { (theorem) },
                                None => i lang=[language.marks_english()] { (problem.theorem()) },
                            }
                            @if let Some(formula) = formula(problem, language) {
                                " " span.says { (inline(&formula)) }
                            }
                        }
                    }
                }
            }
        }
    });
    (page, text)
}

/// The size of print with which two pages are full: the more is written, the smaller.
fn printed(collection: &Collection, language: Language) -> f64 {
    let theorem = |problem: &Problem| match language {
        Language::English => width(problem.theorem()),
        Language::Chinese => collection.theorems.get(problem.theorem()).map_or(0, |theorem| width(theorem)),
    };
    let of = |problem: &Problem| {
        width(problem.title(language))
            + theorem(problem)
            + formula(problem, language).map_or(0, |formula| width(&formula))
    };
    // A line is half empty at its end, as a rule.
    let all: usize = collection.problems.values().map(|problem| of(problem) + HALF_A_LINE).sum();
    (language.of(FULL[0], FULL[1]) / all as f64).sqrt().min(LARGEST)
}

/// A Chinese character takes the place of two others.
fn width(text: &str) -> usize {
    text.chars().map(|c| if c > '\u{2e80}' { 2 } else { 1 }).sum()
}

/// In characters of the largest print.
const HALF_A_LINE: usize = 40;

/// What fills two pages in each language, in characters times the square of the size of print; and the largest size.
const FULL: [f64; 2] = [1_030_000.0, 950_000.0];
const LARGEST: f64 = 8.0;

/// The longest formula, in characters, of which a Chinese one is two: with what it looks like it takes two lines of a
/// column.
const LONGEST: usize = 72;

/// The words of claims in a language.
struct Words {
    /// What ends a sentence.
    ends: &'static [&'static str],
    /// How a sentence begins that goes on from another one, and says nothing alone.
    goes_on: &'static [&'static str],
    iff: &'static str,
    wins: &'static [&'static str],
    is_worth: &'static [&'static str],
}

const ENGLISH: Words = Words {
    ends: &[". "],
    goes_on: &["Let ", "So ", "Otherwise", "Then "],
    iff: " iff ",
    wins: &[" iff ", " wins", " loses", " lost", " won"],
    is_worth: &[" = ", " value ", " mod "],
};

const CHINESE: Words = Words {
    ends: &["。", "；"],
    goes_on: &["设", "于是", "否则", "那么", "此时", "这时", "其中", "这", "两者", "没有这样"],
    iff: "当且仅当",
    wins: &["胜", "必败", "赢", "输"],
    is_worth: &[" = ", "SG 值", " mod "],
};

/// What the claim says in short: its first sentence about who wins or what a position is worth that is short enough,
/// else its first formula.
fn formula(problem: &Problem, language: Language) -> Option<String> {
    let words = language.of(&ENGLISH, &CHINESE);
    let claim = match language {
        Language::English => problem.section("Claim")?,
        Language::Chinese => problem.in_chinese("结论")?.to_owned(),
    };
    let mut sentences = vec![];
    let mut formulas = vec![];
    let mut fenced = false;
    let mut text = String::new();
    for line in claim.lines() {
        if line.starts_with("```") {
            fenced = !fenced;
            text.push('\n');
        } else if fenced {
            formulas.push(line.split_whitespace().collect::<Vec<_>>().join(" "));
        } else if line.is_empty() || item(line) != line || line.starts_with('|') {
            text.push('\n');
            text += item(line);
            text.push(' ');
        } else {
            text += line.trim();
            text.push(' ');
        }
    }
    for paragraph in text.lines() {
        let parts = words
            .ends
            .iter()
            .fold(vec![paragraph], |parts, end| parts.into_iter().flat_map(|part| part.split(end)).collect());
        sentences.extend(parts.into_iter().map(|sentence| sentence.trim().trim_end_matches('.').to_owned()));
    }
    let is_whole =
        |text: &str| !words.goes_on.iter().any(|word| text.starts_with(word)) && !text.ends_with([':', '：']);
    let is_short = |text: &&String| !text.is_empty() && width(&shortened(text)) <= LONGEST && is_whole(text);
    let says_who = |text: &&String| words.wins.iter().any(|word| text.contains(word));
    let is_worth = |text: &&String| words.is_worth.iter().any(|word| text.contains(word));
    let short = || sentences.iter().filter(is_short);
    let iff = short().find(|text| text.contains(words.iff) && says_who(text));
    let found = iff
        .or_else(|| short().find(is_worth))
        .or_else(|| formulas.iter().find(is_short))
        .or_else(|| short().find(says_who));
    found.map(|text| shortened(text.as_str()))
}

/// The line without the mark or the number of an item.
fn item(line: &str) -> &str {
    let numbered = || line.split_once(". ").filter(|(number, _)| number.parse::<u8>().is_ok());
    line.strip_prefix("- ").or_else(|| numbered().map(|(_, text)| text)).unwrap_or(line)
}

/// In signs.
fn shortened(text: &str) -> String {
    let words = [
        ("The first player wins iff", "won iff"),
        ("The first player loses iff", "lost iff"),
        ("The player to move wins iff", "won iff"),
        ("The player to move loses iff", "lost iff"),
        (" is not 0", " ≠ 0"),
        (" is 0", " = 0"),
        ("the XOR of", "⊕ of"),
        (" XOR ", " ⊕ "),
        ("先手必胜，当且仅当", "必胜当且仅当"),
        ("先手必败，当且仅当", "必败当且仅当"),
        ("不为 0", "≠ 0"),
    ];
    words.iter().fold(text.to_owned(), |text, (word, sign)| text.replace(word, sign)).trim_end_matches(';').to_owned()
}
