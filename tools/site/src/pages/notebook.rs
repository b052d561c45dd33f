//! All theorems on four printed pages: what a game looks like, its theorem, a formula. Made from the headers.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

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
    let formulas: Formulas =
        collection.problems.values().filter_map(|of| Some((of.slug(), formula(of, language)?))).collect();
    let text = page.with(&html! {
        header.title {
            h1 { (say("Notebook", "速查")) }
            p {
                (say(
                    "What it looks like → theorem → what the header claims; where that is too long, the theorem alone. \
                     A player who cannot move loses, unless stated otherwise. ",
                    "样子 → 定理 → 结论；结论太长的只写定理。没有特别说明时，不能操作者输。",
                ))
                button #print.live type="button" { (say("print: four A4 pages", "打印：四页 A4")) }
            }
        }
        div.book style=(format!("--printed: {:.2}pt", printed(collection, language, &formulas))) {
            @for family in &FAMILIES {
                section {
                    h2 { (family.title(language)) }
                    @for problem in collection.family(family.name) {
                        p {
                            b { a href=(page.to(&format!("p/{}.html", problem.slug()))) { (problem.title(language)) } }
                            " "
                            @let theorem = collection.theorems.get(problem.theorem());
                            @match theorem.filter(|_| language == Language::Chinese) {
                                Some(theorem) => i { (theorem) },
                                None => i lang=[language.marks_english()] { (problem.theorem()) },
                            }
                            @if let Some([before, formula]) = formulas.get(problem.slug()) {
                                " " span.says { (inline(&format!("{before} {formula}"))) }
                            }
                        }
                    }
                }
            }
        }
    });
    (page, text)
}

/// What the notebook has of the claims of problems, by their names.
type Formulas<'a> = BTreeMap<&'a str, [String; 2]>;

/// The size of print with which four pages are full: the more is written, the smaller.
fn printed(collection: &Collection, language: Language, formulas: &Formulas) -> f64 {
    let theorem = |problem: &Problem| match language {
        Language::English => width(problem.theorem()),
        Language::Chinese => collection.theorems.get(problem.theorem()).map_or(0, |theorem| width(theorem)),
    };
    let of = |problem: &Problem| {
        width(problem.title(language))
            + theorem(problem)
            + formulas.get(problem.slug()).map_or(0, |[before, formula]| width(before) + width(formula))
    };
    // A line is half empty at its end, as a rule.
    let all: usize = collection.problems.values().map(|problem| of(problem) + HALF_A_LINE).sum();
    let left = 1.0 - collection.problems.len() as f64 * BETWEEN / COLUMNS;
    (left * language.of(FULL[0], FULL[1]) / all as f64).sqrt().min(LARGEST)
}

/// A Chinese character takes the place of two others.
fn width(text: &str) -> usize {
    text.chars().map(|c| if c > '\u{2e80}' { 2 } else { 1 }).sum()
}

/// In characters of the largest print.
const HALF_A_LINE: usize = 40;

/// What would fill four pages in each language, in characters times the square of the size of print, if nothing stood
/// between the problems; and the largest size.
const FULL: [f64; 2] = [2_560_000.0, 2_500_000.0];
const LARGEST: f64 = 8.0;

/// What stands between two problems, however small the print is: a line and two margins of 0.25 mm. And the height of
/// the eight columns. Both in points.
const BETWEEN: f64 = 2.17;
const COLUMNS: f64 = 8.0 * 791.0;

/// How long a formula may be, in characters, of which a Chinese one is two, and how much may stand before it, to say
/// what its letters are. With what it looks like the short ones take two lines of a column; where there is none, a
/// longer one is taken, and at last one with all that the claim says before it.
const LONGEST: [(usize, usize, bool); 3] = [(72, 240, false), (150, 320, false), (150, 480, true)];

/// The words of claims in a language.
struct Words {
    /// What ends a sentence, and what is between two.
    ends: &'static [&'static str],
    gap: &'static str,
    /// How a sentence begins that goes on from another one, and says nothing alone.
    goes_on: &'static [&'static str],
    /// What an example has in it: all that follows may speak of it.
    example: &'static [&'static str],
    /// How a sentence begins that speaks of one case of several, or says what comes of it, and what it has in it.
    case: [&'static [&'static str]; 2],
    /// What only says what letters are.
    lets: &'static [&'static str],
    /// How a sentence begins that speaks of the one before it, and what such a sentence has in it.
    back: [&'static [&'static str]; 2],
    iff: &'static str,
    wins: &'static [&'static str],
    is_worth: &'static [&'static str],
    /// What follows a letter that stands for a function.
    of: &'static [&'static str],
}

const ENGLISH: Words = Words {
    ends: &[". "],
    gap: " ",
    goes_on: &["So ", "Otherwise", "Then ", "If not", "and ", "or "],
    example: &["or example", "or instance"],
    case: [
        &["If ", "For ", "When ", "With ", "Without ", "Otherwise", "Else", "In all other"],
        &[" if ", " otherwise"],
    ],
    lets: &["Let ", " let "],
    back: [
        &["It ", "If it ", "Its ", "He ", "She ", "They ", "These ", "This "],
        &[
            " these ",
            " this ",
            " their ",
            " those ",
            "the two ",
            " then ",
            " of them.",
            " in it, ",
            " he wins",
            " he loses",
        ],
    ],
    iff: " iff ",
    wins: &[" wins", " loses", " lost", " won", " win ", " draw"],
    is_worth: &["The answer is", "The answers are", "The answer for", "The score is", "The result is"],
    of: &["(", " over "],
};

const CHINESE: Words = Words {
    ends: &["。", "；"],
    gap: "",
    goes_on: &["于是", "否则", "那么", "没有这样", "两者"],
    example: &["例如", "比如", "举例"],
    case: [
        &["若", "如果", "对", "当 ", "否则", "其他", "其余", "反之", "没有"],
        &["时，", "时先", "时后", "，则", "否则"],
    ],
    lets: &["设", "令", "记"],
    back: [
        &["它", "他", "这", "此", "其"],
        &["这些", "这个", "这两", "这样", "是其中", "当且仅当它", "他们", "它们", "他必胜"],
    ],
    iff: "当且仅当",
    wins: &["胜", "必败", "赢", "输", "平局"],
    is_worth: &["答案是", "答案就是", "一个词的答案", "得分是", "得分就是", "结果是"],
    of: &["(", " 的异或"],
};

#[derive(PartialEq, Eq, Clone, Copy)]
enum Kind {
    Sentence,
    /// A sentence of a list.
    Item,
    Formula,
    /// The beginning of a sentence that goes on in a list, a table or a formula.
    Cut,
}

/// A part of a header.
#[derive(Clone)]
struct Piece {
    kind: Kind,
    text: String,
    is_claim: bool,
    letters: BTreeSet<char>,
    /// Those of the letters that stand for functions.
    functions: BTreeSet<char>,
}

/// What the claim says in short, where that is the same in both languages: in one of them a case or an example may
/// hide behind other words.
fn formula(problem: &Problem, language: Language) -> Option<[String; 2]> {
    let (other, _) = said(problem, language.other())?;
    let (kind, said) = said(problem, language)?;
    ((kind == Kind::Formula) == (other == Kind::Formula)).then_some(said)
}

/// Its first sentence about who wins or what the answer is that is short enough, else its first formula; and before it,
/// the sentences of the header that say what its letters are. A header introduces a letter where it first has it. What
/// tells one case of several is not taken, but a whole claim is, if it is short.
fn said(problem: &Problem, language: Language) -> Option<(Kind, [String; 2])> {
    let words = language.of(&ENGLISH, &CHINESE);
    let [rule, claim] = match language {
        Language::English => [problem.section("Rule")?, problem.section("Claim")?],
        Language::Chinese => [problem.in_chinese("规则")?.to_owned(), problem.in_chinese("结论")?.to_owned()],
    };
    let claimed = without_example(parts(&claim, true, words), words);
    let parts = [parts(&rule, false, words), claimed].concat();
    let first = parts.iter().position(|part| part.is_claim)?;
    let has = |part: &Piece, of: &[&str]| of.iter().any(|word| part.text.contains(word));
    let has_cases = parts[first..].iter().any(|part| is_case(part, words) && has(part, words.wins));
    let rank = |part: &Piece| match part.kind {
        Kind::Cut => None,
        Kind::Formula => (!is_headless(part, words)).then_some(2),
        _ if is_case(part, words) => None,
        _ if has(part, &[words.iff]) && has(part, words.wins) => (!has_cases).then_some(0),
        _ => begins(&part.text, words.is_worth).then_some(1),
    };
    let is_short = |part: &Piece, longest| part.is_claim && width(&shortened(&part.text)) <= longest;
    let is_whole = |part: &Piece| !has(part, words.lets) && !begins(&part.text, words.goes_on);
    let with = |before: BTreeSet<usize>, i: usize, longest| {
        let before = before.into_iter().map(|i| &parts[i].text[..]).collect::<Vec<_>>().join(words.gap);
        (width(&before) <= longest).then(|| (parts[i].kind, [before, shortened(&parts[i].text)]))
    };
    let sentence = LONGEST.into_iter().find_map(|(longest, longest_before, has_all)| {
        let is_fit = |part: &Piece| is_short(part, longest) && (has_all || is_whole(part));
        let fit = (0..parts.len()).filter(|&i| is_fit(&parts[i]));
        let mut found: Vec<_> = fit.filter_map(|i| Some((rank(&parts[i])?, i))).collect();
        found.sort_unstable();
        found.into_iter().find_map(|(_, i)| {
            let first = if has_all { first } else { i };
            with(introduction(&parts, first..i, i, words)?, i, longest_before)
        })
    });
    sentence.or_else(|| {
        let last = parts.len() - 1;
        let is_short = width(&parts[first..].iter().map(|part| &part.text[..]).collect::<String>()) <= WHOLE;
        let says = parts[first..].iter().any(|part| has(part, words.wins)) && parts[last].kind != Kind::Cut;
        with(introduction(&parts, first..last, last, words).filter(|_| is_short && says)?, last, LONGEST_WHOLE)
    })
}

/// A whole claim may be so long, and with what says what its letters are, so long.
const WHOLE: usize = 220;
const LONGEST_WHOLE: usize = 400;

/// The parts before the first example.
fn without_example(parts: Vec<Piece>, words: &Words) -> Vec<Piece> {
    parts.into_iter().take_while(|part| !words.example.iter().any(|word| part.text.contains(word))).collect()
}

/// Whether a sentence tells one case of several: it begins with a condition, or with the name of a case.
fn is_case(part: &Piece, words: &Words) -> bool {
    let [begin, within] = words.case;
    let is_labelled = part.text.split_once([':', '：']).is_some_and(|(label, _)| width(label) <= LONGEST_LABEL);
    begins(&part.text, begin) || is_labelled || within.iter().any(|word| part.text.contains(word))
}

/// Whether a formula lists values in cases, and not of what they are.
fn is_headless(part: &Piece, words: &Words) -> bool {
    let [_, within] = words.case;
    let head = within.iter().filter_map(|word| part.text.find(word)).min().unwrap_or(part.text.len());
    part.kind == Kind::Formula && !part.text[..head].contains(['=', '<', '>', '≤', '≥', '⊕'])
}

/// The name of a case is not longer, as `N ≥ 4`.
const LONGEST_LABEL: usize = 24;

/// The parts before one that say what its letters are and what it speaks of, and those that these need in turn, with
/// some `given` ones. None if that is said behind it, or not in whole sentences.
fn introduction(parts: &[Piece], given: Range<usize>, of: usize, words: &Words) -> Option<BTreeSet<usize>> {
    let has = |letter: char| move |&i: &usize| parts[i].letters.contains(&letter);
    if parts[of].functions.iter().any(|&letter| !(0..of).any(|i| has(letter)(&i))) {
        return None;
    }
    if given.clone().any(|i| parts[i].kind == Kind::Cut) {
        return None;
    }
    let mut needed: BTreeSet<usize> = given.clone().collect();
    let mut todo: Vec<usize> = given.chain([of]).collect();
    while let Some(i) = todo.pop() {
        let Piece { text, letters, functions, is_claim, .. } = &parts[i];
        let mut new: BTreeSet<usize> = letters.iter().filter_map(|&letter| (0..i).find(has(letter))).collect();
        // What a function is may take more than a sentence.
        new.extend((0..of).filter(|&j| parts[j].is_claim && !parts[j].functions.is_disjoint(functions)));
        if begins(text, words.back[0]) || words.back[1].iter().any(|word| text.contains(word)) {
            new.insert(i.checked_sub(1).filter(|&j| parts[j].is_claim == *is_claim)?);
        }
        // A case goes on from the one before it.
        if *is_claim && is_case(&parts[i], words) {
            new.extend(i.checked_sub(1).filter(|&j| parts[j].is_claim && parts[j].kind == parts[i].kind));
        }
        for j in new.into_iter().filter(|&j| j != of) {
            if !needed.insert(j) {
                continue;
            }
            if parts[j].kind == Kind::Cut || is_headless(&parts[j], words) || begins(&parts[j].text, words.goes_on) {
                return None;
            }
            todo.push(j);
        }
    }
    Some(needed)
}

fn begins(text: &str, with: &[&str]) -> bool {
    with.iter().any(|word| text.starts_with(word))
}

/// The sentences and formulas of a section.
fn parts(section: &str, is_claim: bool, words: &Words) -> Vec<Piece> {
    let mut parts = vec![];
    let mut add = |kind, text: &str| {
        let (letters, functions) = letters(text, words);
        parts.push(Piece { kind, text: text.to_owned(), is_claim, letters, functions });
    };
    let mut open = String::new();
    let mut kind = Kind::Sentence;
    let mut fence: Option<Vec<&str>> = None;
    for line in section.lines().chain([""]) {
        let is_fence = line.starts_with("```");
        if let Some(lines) = fence.as_mut().filter(|_| !is_fence) {
            lines.extend(Some(line.trim_end_matches([',', ';'])).filter(|line| !line.is_empty()));
            continue;
        }
        let text = item(line);
        if is_fence || text != line || line.is_empty() || line.starts_with('|') {
            let mut rest = open.trim();
            while !rest.is_empty() {
                let ends = words.ends.iter().filter_map(|end| Some(rest.find(end)? + end.trim_end().len()));
                let (sentence, behind) = rest.split_at(ends.min().unwrap_or(rest.len()));
                add(if sentence.ends_with(['.', '。', '；']) { kind } else { Kind::Cut }, sentence);
                rest = behind.trim_start();
            }
            open.clear();
            kind = if text == line { Kind::Sentence } else { Kind::Item };
        }
        if is_fence {
            match fence.take() {
                None => fence = Some(vec![]),
                Some(lines) => {
                    add(Kind::Formula, &lines.join(", ").split_whitespace().collect::<Vec<_>>().join(" "));
                }
            }
        } else if !line.starts_with('|') {
            open = open + text.trim() + words.gap;
        }
    }
    parts
}

/// The letters that stand for something in a text, and those of them that stand for functions.
fn letters(text: &str, words: &Words) -> (BTreeSet<char>, BTreeSet<char>) {
    let mut letters = BTreeSet::new();
    let mut functions = BTreeSet::new();
    let in_word = |c: char| c.is_ascii_alphabetic() || "'’".contains(c);
    for (at, letter) in text.char_indices() {
        let behind = &text[at + letter.len_utf8()..];
        let stands_alone = !text[..at].ends_with(in_word) && !behind.starts_with(in_word);
        // `a` before a noun is no letter.
        let next = behind.strip_prefix(' ').and_then(|behind| behind.split(|c: char| !c.is_ascii_alphabetic()).next());
        let is_article = "Aa".contains(letter) && next.is_some_and(|word| word.len() > 1 && !BEHIND_A.contains(&word));
        if stands_alone && !is_article && (letter.is_ascii_alphabetic() || ('Α'..='ω').contains(&letter)) {
            letters.insert(letter);
            if begins(behind, words.of) {
                functions.insert(letter);
            }
        }
    }
    (letters, functions)
}

/// Words behind an `a` that is a letter.
const BEHIND_A: [&str; 12] = ["is", "and", "or", "are", "mod", "to", "in", "divides", "of", "for", "with", "from"];

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
    ];
    let text = words.iter().fold(text.to_owned(), |text, (word, sign)| text.replace(word, sign));
    let text = text.trim_end_matches(['.', ';', '。', '；']);
    text.strip_suffix("不为 0").map_or(text.to_owned(), |text| format!("{} ≠ 0", text.trim_end()))
}
