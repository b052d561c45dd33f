//! The course is true, and whole: what its chapters say of positions is what play says, both languages ask the same,
//! and every program has its place in one chapter.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use collection::{
    Collection, Language,
    course::marks::{Ask, Mark},
    course::played::{Question, WRITTEN, kept, written},
    course::{Chapter, Section, Text},
    difficulty::by_rule,
    problem::COURSE,
};
use draw::Named;
use judge::build::build_evidence;
use judge::paths::evidence;
use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use serde_json::{Value, json};

static ROOT: LazyLock<PathBuf> = LazyLock::new(|| entry::root().to_owned());
static COLLECTION: LazyLock<Collection> = LazyLock::new(|| Collection::read(&ROOT).unwrap());

/// What the oracle prints for an input, and the view that `cargo play` shows of it.
fn ask(slug: &str, questions: &BTreeSet<&Question>) -> Vec<(Question, Value)> {
    let requests: String =
        questions.iter().map(|of| json!({ "input": of.input, "question": of.number }).to_string() + "\n").collect();
    let views = run(slug, &["play", "--json"], &requests);
    let views: Vec<Value> = views.lines().map(|view| serde_json::from_str(view).unwrap()).collect();
    assert_eq!(views.len(), questions.len(), "{slug}");
    let about = |(of, view): (&&Question, &Value)| ((*of).clone(), kept(view, &run(slug, &["oracle"], &of.input)));
    questions.iter().zip(&views).map(about).collect()
}

fn run(slug: &str, arguments: &[&str], input: &str) -> String {
    let mut command = Command::new(evidence(slug));
    command.args(arguments).current_dir(&*ROOT).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

/// Builds the evidence of the programs whose positions the chapters ask about (`cargo test` has built it before), and
/// asks again. `UPDATE=1` writes the answers.
#[test]
fn positions_are_what_play_says() {
    let mut asked: BTreeMap<&str, BTreeSet<&Question>> = BTreeMap::new();
    let start = site::asked();
    let boards = marks_of_theorems();
    for mark in texts().flat_map(|(_, text)| &text.marks).chain([&start]).chain(&boards) {
        if let Some(of) = mark.question() {
            asked.entry(&of.slug).or_default().insert(of);
        }
    }
    build_evidence(asked.keys().copied()).unwrap();
    let wanted = written(asked.iter().flat_map(|(slug, questions)| ask(slug, questions)).collect());
    let path = ROOT.join(WRITTEN);
    let found = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    if found == wanted {
        return;
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, wanted).unwrap();
        return;
    }
    let other = wanted.lines().find(|line| !found.lines().any(|known| known == *line)).unwrap_or("fewer lines");
    panic!("{WRITTEN} is not what play says; UPDATE=1 writes it anew: {other:.200}");
}

/// How far a table must reach to prove a period is said in the chapter on it as the explorer says it.
#[test]
fn the_period_of_kayles_is_proven_where_the_explorer_proves_it() {
    let rule: explore::Rule = "take 1,2 and split".parse().unwrap();
    let answer = rule.answer(Some(200), explore::Budget::default());
    let ground = answer.law().unwrap().ground.to_string();
    let up_to = ground.split(' ').find_map(|word| word.parse::<usize>().ok()).unwrap();
    for (name, text) in texts().filter(|(name, _)| name.contains("09-splitting")) {
        let sections: String = text.sections.iter().map(|section| &section.text[..]).collect();
        let english = [format!("values up to {up_to} "), format!("table up to {up_to} ")];
        let chinese = [format!("算出 {up_to} 以内"), format!("到 {up_to} 才")];
        let says = |words: &[String; 2]| words.iter().all(|words| sections.contains(words));
        assert!(says(&english) || says(&chinese), "{name} does not say {up_to}");
    }
}

/// One board, not two: an exercise shows its position itself.
#[test]
fn no_board_shows_the_position_of_an_exercise_again() {
    for (name, text) in texts() {
        for mark in &text.marks {
            let Mark::Check(asked) = mark else { continue };
            let Mark::Play(Ask::Only | Ask::Wins | Ask::Best, of) = &**asked else { continue };
            let board = Mark::Play(Ask::Board, of.clone());
            assert!(!text.marks.contains(&board), "{name}: the board of {mark:?} stands there twice");
        }
    }
}

/// Where there is no script, and in print, the answer is read.
#[test]
fn the_answer_of_every_exercise_stands_folded_behind_it() {
    for (name, text) in texts() {
        for section in &text.sections {
            for part in section.text.split("{{check ").skip(1) {
                let mark = part.split("}}").next().unwrap();
                let until = part.split("\n## ").next().unwrap();
                assert!(until.contains("<details><summary>"), "{name}: no answer to {mark}");
            }
        }
    }
}

/// What a stranger may answer to an exercise, by verdicts: `right`, `wrong`, or `asked`, if it may be several moves.
struct Answers {
    check: Mark,
    by_verdict: Vec<(String, Vec<String>)>,
}

/// The answers that somebody has written down who did not know how they are read.
fn answers() -> Vec<Answers> {
    let text = std::fs::read_to_string(ROOT.join("docs/course/answers.txt")).unwrap();
    let mut all: Vec<Answers> = vec![];
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.split_once(": ").filter(|(verdict, _)| ["right", "wrong", "asked"].contains(verdict)) {
            Some((verdict, answers)) => {
                let answers = answers.split("; ").map(str::to_owned).collect();
                all.last_mut().expect("a check above").by_verdict.push((verdict.to_owned(), answers));
            }
            None => {
                let mark =
                    Mark::all(&format!("{{{{check {line}}}}}")).unwrap_or_else(|error| panic!("{line}: {error}"));
                all.push(Answers { check: mark[0].1.clone(), by_verdict: vec![] });
            }
        }
    }
    all
}

#[test]
fn every_exercise_has_ten_answers_that_strangers_may_give() {
    let answers = answers();
    let start = site::asked();
    let chapters = COLLECTION.course.chapters.iter().flat_map(|chapter| &chapter.english.marks);
    let boards = marks_of_theorems();
    let asked: Vec<&Mark> = chapters.chain([&start]).chain(&boards).collect();
    for check in asked.iter().filter(|mark| matches!(mark, Mark::Check(_))) {
        let of: Vec<&Answers> = answers.iter().filter(|of| of.check == **check).collect();
        assert_eq!(of.len(), 1, "answers.txt has no block, or several, of {check:?}");
        let count: usize = of[0].by_verdict.iter().map(|(_, answers)| answers.len()).sum();
        assert!(count >= 10, "answers.txt has {count} answers to {check:?}");
    }
    for Answers { check, .. } in &answers {
        assert!(asked.contains(&check), "answers.txt has answers to {check:?}, which nobody asks");
    }
}

/// Each answer has its verdict on the pages of both languages.
#[test]
fn what_strangers_answer_is_understood() {
    let answers = answers();
    let slugs: BTreeSet<&str> = answers.iter().filter_map(|of| Some(&of.check.question()?.slug[..])).collect();
    build_evidence(slugs.iter().copied()).unwrap();
    let (mut faults, mut count) = (vec![], 0);
    for Answers { check, by_verdict } in &answers {
        let Mark::Check(asked) = check else { unreachable!() };
        for language in Language::ALL {
            let verdict: Box<dyn Fn(&str) -> String> = match site::field(asked, &COLLECTION, language).unwrap() {
                Some((form, right)) => Box::new(move |typed| {
                    let word = |is: bool| if is { "right" } else { "wrong" };
                    draw::fills(&form, right as u64, typed).map_or("asked", word).to_owned()
                }),
                None => {
                    let of = check.question().expect("a position");
                    let view = run(
                        &of.slug,
                        &["play", "--json"],
                        &(json!({ "input": of.input, "question": of.number }).to_string() + "\n"),
                    );
                    let words = &COLLECTION.problems[&of.slug].words;
                    let own = language.of(&[][..], words);
                    let (words, view) = (draw::Language::Chinese(own), serde_json::from_str::<Value>(&view).unwrap());
                    let view = draw::dressed(view.clone(), &view["board"], words);
                    Box::new(move |typed| of_move(&view, typed, own))
                }
            };
            for (wanted, answers) in by_verdict {
                for answer in answers {
                    count += 1;
                    let found = verdict(answer);
                    if found != *wanted {
                        faults.push(format!(
                            "{:?}: {answer:?} is {found}, not {wanted}",
                            check.kept().unwrap_or_default()
                        ));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} of {count} answers:\n{}", faults.len(), faults.join("\n"));
}

/// The verdict of a move that is typed, or touched: `touch stone:0:9`.
fn of_move(view: &Value, answer: &str, own: &[(String, String)]) -> String {
    let options = view["options"].as_array().unwrap();
    let word = |option: &Value| if option["best"] == true { "right" } else { "wrong" };
    if let Some(parts) = answer.strip_prefix("touch ") {
        let parts = json!(parts.split(' ').collect::<Vec<_>>());
        return options.iter().find(|option| option["key"] == parts).map_or("not touched", word).to_owned();
    }
    match draw::named(view, answer, own) {
        Named::Move(index) => word(&options[index]).to_owned(),
        Named::Several(_) => "asked".to_owned(),
        Named::Nothing => "not understood".to_owned(),
    }
}

#[test]
fn both_languages_ask_the_same_in_the_same_order() {
    for chapter in &COLLECTION.course.chapters {
        let Some(chinese) = &chapter.chinese else { continue };
        let (english, name) = (&chapter.english, &chapter.name);
        for (here, there) in english.marks.iter().zip(&chinese.marks) {
            assert_eq!(here, there, "{name}");
        }
        assert_eq!(english.marks.len(), chinese.marks.len(), "{name}");
        assert_eq!(english.sections.len(), chinese.sections.len(), "{name}");
    }
}

#[test]
fn every_program_has_its_place_in_one_chapter() {
    let course = &COLLECTION.course;
    for slug in COLLECTION.problems.keys() {
        let chapters: Vec<_> =
            course.chapters.iter().filter(|chapter| chapter.places(slug)).map(|chapter| &chapter.name).collect();
        assert_eq!(chapters.len(), 1, "{slug} has its place in {chapters:?}");
    }
    for chapter in &course.chapters {
        for mark in &chapter.english.marks {
            match mark {
                Mark::Exercise(slug) => assert!(COLLECTION.problems.contains_key(slug), "there is no program {slug}"),
                Mark::Further(number, _) => assert_eq!(*number, chapter.number, "{}", chapter.name),
                _ => (),
            }
        }
    }
}

/// A link to a chapter, a program in brackets and a page of the library lead somewhere, in both languages.
#[test]
fn what_chapters_name_is_there() {
    let collection = &*COLLECTION;
    for module in collection.modules.iter().filter(|module| module.path.starts_with("games::")) {
        assert!(collection.course.naming(&module.path).next().is_some(), "no chapter names {}", module.path);
    }
    let chapters: BTreeMap<String, &Chapter> =
        collection.course.chapters.iter().map(|chapter| (format!("{}.md", chapter.name), chapter)).collect();
    for (name, text) in texts() {
        let parts = std::iter::once(&text.lead).chain(text.sections.iter().map(|section| &section.text));
        for part in parts {
            for link in part.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
                let known = match chapters.get(file) {
                    Some(chapter) => anchor.is_empty() || chapter.english.anchors().iter().any(|known| known == anchor),
                    None => file == "theorems.html" || link.starts_with("https://"),
                };
                assert!(known, "{name}: {link} leads nowhere");
            }
            for slug in part.split("[`").skip(1).filter_map(|rest| rest.split("`]").next()) {
                assert!(collection.problems.contains_key(slug), "{name}: there is no program {slug}");
            }
            codes_are_there(&name, part);
        }
    }
    for (slug, problem) in &collection.problems {
        let lesson = problem.program.header.lesson();
        lesson.iter().for_each(|lesson| codes_are_there(slug, lesson.words));
        problem.said_in_chinese(COURSE).for_each(|words| codes_are_there(slug, words));
    }
}

/// The pages of the library that a text names.
fn codes_are_there(name: &str, text: &str) {
    for code in text.split('`').skip(1).step_by(2) {
        let is_path = ["games::", "graphs::", "structures::", "arithmetic::"];
        if is_path.iter().any(|path| code.starts_with(path)) {
            assert!(COLLECTION.modules.iter().any(|module| module.path == code), "{name}: there is no {code}");
        }
    }
}

/// The marks of the boards on pages of the library.
fn marks_of_theorems() -> Vec<Mark> {
    let boards = COLLECTION.modules.iter().filter_map(|module| module.board.as_ref());
    boards.flat_map(|text| Mark::all(text).unwrap()).map(|(_, mark)| mark).collect()
}

/// All texts of the course, with their names.
fn texts() -> impl Iterator<Item = (String, &'static Text)> {
    COLLECTION.course.chapters.iter().flat_map(|chapter| {
        let chinese = chapter.chinese.as_ref().map(|text| (format!("zh/{}", chapter.name), text));
        std::iter::once((format!("en/{}", chapter.name), &chapter.english)).chain(chinese)
    })
}

/// The first steps, before Nim, are short.
const SHORT: usize = 4;

/// The step behind them, which is not as hard as others may be.
const FIFTH: usize = SHORT + 1;

fn number(name: &str) -> usize {
    name[3..5].parse().unwrap()
}

fn is_short(name: &str) -> bool {
    number(name) <= SHORT
}

/// One idea: two boards to play on, three checks, and 500 to 800 words before the exercises.
fn is_a_short_step(name: &str, text: &Text, traps: usize) {
    let before = text.sections.iter().take_while(|section| !section.text.contains("{{exercise "));
    let before: Vec<&str> = std::iter::once(&text.lead[..]).chain(before.map(|section| &section.text[..])).collect();
    // A mark is no word.
    let plain: String =
        before.join(" ").split("{{").map(|part| part.split_once("}}").map_or(part, |(_, part)| part)).collect();
    let count = match name.starts_with("zh/") {
        // About two signs of Chinese say what a word of English says.
        true => plain.chars().filter(|sign| ('\u{4e00}'..='\u{9fff}').contains(sign)).count() * 4 / 5,
        false => plain.split_whitespace().count(),
    };
    assert!((500..=800).contains(&count), "{name} has {count} words");
    let boards = text.marks.iter().filter(|mark| matches!(mark, Mark::Play(Ask::Board, _))).count();
    assert_eq!(boards, 2, "{name}: two boards");
    assert_eq!(text.marks.iter().filter(|mark| matches!(mark, Mark::Check(_))).count(), 3, "{name}: three checks");
    assert_eq!(traps, 3, "{name}: three traps");
    for word in ["graph", "König", "vertex", "图论"] {
        assert!(!before.iter().any(|part| part.contains(word)), "{name} knows no {word}");
    }
}

/// The exercises of a section, in their order.
fn exercises_of(section: &Section) -> Vec<String> {
    let marks = Mark::all(&section.text).unwrap().into_iter();
    let slugs = marks.filter_map(|(_, mark)| match mark {
        Mark::Exercise(slug) => Some(slug),
        _ => None,
    });
    slugs.collect()
}

/// Exercises stand from easy to hard: the last is at most two levels above the first, at most 2 in the short steps and
/// at most 3 in the next one. Harder ones have a section of their own.
#[test]
fn exercises_go_from_easy_to_hard() {
    for (name, text) in texts() {
        let level = |slug: &String| COLLECTION.problems[slug].difficulty.level;
        let sections = text.sections.iter().filter(|section| section.text.contains("{{exercise "));
        let levels: Vec<Vec<u8>> = sections.map(|section| exercises_of(section).iter().map(level).collect()).collect();
        let all = levels.concat();
        assert!(all.is_sorted(), "{name}: {all:?} are not from easy to hard");
        let (first, last) = (levels[0][0], *levels[0].last().unwrap());
        let most = match number(&name) {
            ..=SHORT => 2,
            FIFTH => 3,
            _ => 5,
        };
        assert!(last <= most.min(first + 2), "{name}: from {first} to {last}");
    }
}

/// The rule for problems that nobody has rated says of those that a judge has rated about what the judge says.
#[test]
fn levels_of_ours_are_near_those_of_judges() {
    let rated = COLLECTION.problems.values().filter(|problem| problem.difficulty.stated.is_some());
    let off: Vec<_> =
        rated.map(|problem| (problem.slug(), by_rule(&problem.program).abs_diff(problem.difficulty.level))).collect();
    assert!(off.len() >= 100);
    let far: Vec<_> = off.iter().filter(|(_, off)| *off > 1).collect();
    assert!(far.len() * 4 <= off.len(), "{} of {} are two levels off or more: {far:?}", far.len(), off.len());
}

#[test]
fn chapters_have_their_form() {
    for (index, chapter) in COLLECTION.course.chapters.iter().enumerate() {
        assert_eq!(chapter.number, index + 1, "{}", chapter.name);
    }
    for (name, text) in texts() {
        let exercises: Vec<_> =
            text.sections.iter().filter(|section| section.text.contains("{{exercise ")).map(exercises_of).collect();
        assert!((4..=8).contains(&exercises[0].len()), "{name} has {} exercises", exercises[0].len());
        assert!(exercises.len() <= 2, "{name}: exercises, and perhaps harder ones");
        let hints = text.sections.iter().filter(|section| section.text.contains("{{exercise "));
        let hints: usize = hints.map(|section| section.text.matches("<details>").count()).sum();
        assert_eq!(hints, 2 * exercises.concat().len(), "{name}: two hints an exercise");
        let traps = text.sections.iter().find(|section| ["Traps", "陷阱"].contains(&&section.heading[..])).unwrap();
        let traps = traps.text.matches("\n- ").count() + usize::from(traps.text.starts_with("- "));
        match is_short(&name) {
            true => is_a_short_step(&name, text, traps),
            false => {
                assert!((150..=250).contains(&text.lines), "{name} has {} lines", text.lines);
                assert_eq!(traps, 5, "{name}: five traps");
            }
        }
        for part in std::iter::once(&text.lead).chain(text.sections.iter().map(|section| &section.text)) {
            let broken = part.lines().find(|line| line.trim_start().starts_with("+ "));
            assert_eq!(broken, None, "{name}: a line that begins with a plus would be shown as a list");
            let mut is_code = false;
            for event in Parser::new(part) {
                match event {
                    Event::Start(Tag::CodeBlock(_)) => is_code = true,
                    Event::End(TagEnd::CodeBlock) => is_code = false,
                    Event::Text(shown) => {
                        assert!(is_code || !shown.contains('*'), "{name}: an asterisk would be shown near: {shown}");
                    }
                    _ => (),
                }
            }
        }
    }
}
