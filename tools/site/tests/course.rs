//! The course is true, and whole: what its chapters say of positions is what play says, both languages ask the same,
//! and every program has its place in one chapter.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use collection::{
    Collection,
    course::marks::Mark,
    course::played::{Question, WRITTEN, kept, written},
    course::{Chapter, Text},
    problem::COURSE,
};
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
    for mark in texts().flat_map(|(_, text)| &text.marks) {
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

/// All texts of the course, with their names.
fn texts() -> impl Iterator<Item = (String, &'static Text)> {
    COLLECTION.course.chapters.iter().flat_map(|chapter| {
        let chinese = chapter.chinese.as_ref().map(|text| (format!("zh/{}", chapter.name), text));
        std::iter::once((format!("en/{}", chapter.name), &chapter.english)).chain(chinese)
    })
}

#[test]
fn chapters_have_their_form() {
    for (index, chapter) in COLLECTION.course.chapters.iter().enumerate() {
        assert_eq!(chapter.number, index + 1, "{}", chapter.name);
    }
    for (name, text) in texts() {
        assert!((150..=250).contains(&text.lines), "{name} has {} lines", text.lines);
        let exercises = text.sections.iter().find(|section| section.text.contains("{{exercise ")).unwrap();
        let count = exercises.text.matches("{{exercise ").count();
        assert!((4..=8).contains(&count), "{name} has {count} exercises");
        assert_eq!(exercises.text.matches("<details>").count(), 2 * count, "{name}: two hints an exercise");
        let traps = text.sections.iter().find(|section| ["Traps", "陷阱"].contains(&&section.heading[..])).unwrap();
        assert_eq!(
            traps.text.matches("\n- ").count() + usize::from(traps.text.starts_with("- ")),
            5,
            "{name}: five traps"
        );
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
