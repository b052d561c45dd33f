//! The course is true, and whole: what its chapters say of positions is what play says, both languages ask the same,
//! and every program has its place in one chapter.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use bundle::find_root;
use judge::build::build_evidences;
use judge::place::evidence;
use serde_json::{Value, json};
use site::collection::Collection;
use site::course::marks::Mark;
use site::course::played::{Question, WRITTEN, kept, written};

static ROOT: LazyLock<PathBuf> = LazyLock::new(|| find_root(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap());
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
    for chapter in &COLLECTION.course.chapters {
        let texts = [Some(&chapter.english), chapter.chinese.as_ref()];
        for mark in texts.into_iter().flatten().flat_map(|text| &text.marks) {
            if let Mark::Play(_, of) = mark {
                asked.entry(&of.slug).or_default().insert(of);
            }
        }
    }
    build_evidences(asked.keys().copied()).unwrap();
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
    let mut places: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for chapter in &course.chapters {
        for slug in chapter.english.marks.iter().flat_map(Mark::places) {
            places.entry(slug).or_default().push(&chapter.name);
        }
    }
    let twice: Vec<_> = places.iter().filter(|(_, chapters)| chapters.len() > 1).collect();
    assert!(twice.is_empty(), "more than one place: {twice:?}");
    // The course is being written: until its last chapter is there, programs may wait for their place.
    if course.chapters.len() < 13 {
        return;
    }
    let none: Vec<_> = COLLECTION.problems.keys().filter(|slug| !places.contains_key(&slug[..])).collect();
    assert!(none.is_empty(), "no chapter has {none:?}");
    for slug in &course.awaited {
        assert!(!COLLECTION.problems.contains_key(slug), "{slug} is there: take it out of site/course/awaited.txt");
        assert!(places.contains_key(&slug[..]), "no chapter has {slug} of site/course/awaited.txt");
    }
}

#[test]
fn chapters_have_their_form() {
    let course = &COLLECTION.course;
    for (index, chapter) in course.chapters.iter().enumerate() {
        let name = &chapter.name;
        assert_eq!(chapter.number, index + 1, "{name}");
        for text in [Some(&chapter.english), chapter.chinese.as_ref()].into_iter().flatten() {
            assert!((150..=250).contains(&text.lines), "{name} has {} lines", text.lines);
            let exercises = text.sections.iter().find(|section| section.text.contains("{{exercise ")).unwrap();
            let count = exercises.text.matches("{{exercise ").count();
            assert!((4..=8).contains(&count), "{name} has {count} exercises");
            assert_eq!(exercises.text.matches("<details>").count(), 2 * count, "{name}: two hints an exercise");
        }
    }
}
