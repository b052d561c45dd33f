//! The links of the READMEs and of the guides lead somewhere.

use std::collections::BTreeSet;

use collection::Collection;
use entry::FACTS;
use itertools::Itertools;
use judge::paths::root;
use judge::{Grant, Limits, Portion};
use serde_json::{Map, Value};

use crate::collection::header::all;
use crate::collection::markdown::Document;
use crate::collection::readme::{self, OWN, READMES, Readme};
use crate::collection::tree::{list, read};
use ::collection::reach::{COMMITS, DAYS, Kind, PASSED, STANDING_FOR_ALL};

/// The map of the evidence. Its commands have names of tests that no package has.
const MAP: &str = "tests/README.md";

/// Every link: a file is there, and so is the heading behind `#`; a judge's page is that of a program; a name has its
/// definition. Every file that is mentioned is there, too.
pub fn links() -> Result<(), String> {
    let judges: BTreeSet<&str> = all()?.iter().filter_map(|program| program.header.link()).collect();
    for path in readme::texts().chain([MAP]) {
        let text = read(path)?;
        for link in Document::of(&text).links {
            match &link.name {
                Some(name) if link.target.is_empty() => {
                    return Err(format!("{path}: [{name}] is neither a program nor a module"));
                }
                _ => leads_somewhere(&link.target, path, &judges).map_err(|error| format!("{path}: {error}"))?,
            }
        }
        // The one comes with the first run of everything.
        let is_there = |file: &&str| *file == PASSED || root().join(file).exists();
        if let Some(file) = mentioned(&text).find(|file| !is_there(file)) {
            return Err(format!("{path} mentions {file}, which does not exist"));
        }
    }
    // The map names files as its folder does.
    let map = read(MAP)?;
    let words = map.split(|c: char| c.is_whitespace() || "`(),:".contains(c));
    let is_missing =
        |word: &&str| word.contains('/') && word.ends_with(".rs") && !root().join("tests").join(word).exists();
    match words.filter(|word| !word.starts_with("tests/")).find(is_missing) {
        Some(file) => Err(format!("{MAP} mentions {file}, which does not exist")),
        None => Ok(()),
    }
}

/// The finders list every kind of test, and the map of the evidence explains every fact.
pub fn lists_are_whole() -> Result<(), String> {
    let kinds = Kind::tested().chain([Kind::Facts]).flat_map(Kind::tests).chain(&["header", "evidence"]);
    let kinds: BTreeSet<&str> = kinds.copied().collect();
    for Readme { finder, .. } in &READMES {
        let text = read(finder)?;
        let rows = text.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` |"));
        let listed: BTreeSet<&str> = rows.map(|(kind, _)| kind).collect();
        if let Some(kind) = kinds.symmetric_difference(&listed).next() {
            return Err(format!("{finder}: {kind} is not in its table, or is no kind of test"));
        }
    }
    let map = read(MAP)?;
    for file in list(FACTS)?.0 {
        let facts: Map<String, Value> =
            serde_json::from_str(&read(&format!("{FACTS}/{file}"))?).map_err(|error| format!("{file}: {error}"))?;
        if let Some(fact) = facts.keys().find(|fact| !map.contains(&format!("`{fact}`"))) {
            return Err(format!("{MAP} does not explain {fact}"));
        }
    }
    Ok(())
}

/// The most lines that a README may have: a newcomer reads it to the end.
const LONGEST: usize = 130;

/// The READMEs are short.
pub fn readmes_are_short() -> Result<(), String> {
    for Readme { path, .. } in &READMES {
        let lines = read(path)?.lines().count();
        if lines > LONGEST {
            return Err(format!("{path} has {lines} lines, and may have {LONGEST}"));
        }
    }
    Ok(())
}

/// What texts count is what the code counts.
pub fn numbers_are_the_codes() -> Result<(), String> {
    const WORDS: [&str; 20] = [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
    ];
    const CHINESE: [&str; 20] = [
        "零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二", "十三", "十四", "十五",
        "十六", "十七", "十八", "十九",
    ];
    let collection = Collection::read(root())?;
    let whole = WORDS[STANDING_FOR_ALL.len()];
    let chapters = collection.course.chapters.len();
    let course = format!("{} steps", WORDS[chapters]);
    let stack = Grant::of(Limits::UNKNOWN).stack >> 20;
    let is_step = |line: &&str| line.split_once(". **").is_some_and(|(number, _)| number.parse::<usize>().is_ok());
    let steps = read("CONTRIBUTING.md")?.lines().filter(is_step).count();
    let Portion { inputs, time, .. } = Portion::OF_EACH;
    let said = [
        ("README.md", format!("{whole} programs are also compared with play")),
        ("README.md", course.clone()),
        ("README.md", format!("in {} steps", WORDS[steps])),
        ("README.zh-CN.md", format!("{}道题还与暴力对拍", CHINESE[STANDING_FOR_ALL.len()])),
        ("README.zh-CN.md", format!("{}课的", CHINESE[chapters])),
        ("README.zh-CN.md", format!("分{}步", CHINESE[steps])),
        ("CHANGELOG.md", course),
        ("CONTRIBUTING.md", format!("a problem in {} steps", WORDS[steps])),
        ("CONTRIBUTING.md", format!("{} problems that stand for all", WORDS[STANDING_FOR_ALL.len()])),
        ("CONTRIBUTING.md", format!("after {DAYS} days or {COMMITS} commits")),
        ("docs/finder.md", format!("on a stack of {stack} MiB")),
        ("docs/finder.zh-CN.md", format!("栈只给 {stack} MiB")),
        ("tests/README.md", format!("for {whole} problems that represent all kinds")),
        ("tests/README.md", format!("{inputs} inputs of each family")),
        ("tests/README.md", format!("fit into {} seconds", time.as_secs_f64())),
    ];
    let is_missing = |(path, words): &&(&str, String)| {
        let text = read(path).unwrap_or_default().to_lowercase();
        !text.split_whitespace().join(" ").contains(&words.to_lowercase())
    };
    match said.iter().find(is_missing) {
        Some((path, words)) => Err(format!("{path} does not say {words:?}")),
        None => Ok(()),
    }
}

fn leads_somewhere(target: &str, from: &str, judges: &BTreeSet<&str>) -> Result<(), String> {
    if target.contains("://") {
        let is_of_a_judge = judges.iter().any(|judge| host(judge) == host(target));
        return match is_of_a_judge && !judges.contains(target) {
            true => Err(format!("{target} is the problem of no program")),
            false => Ok(()),
        };
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let file = match (file.strip_prefix("../"), folder) {
        _ if file.is_empty() => from.to_owned(),
        (Some(file), _) => file.to_owned(),
        (None, "") => file.to_owned(),
        (None, folder) => format!("{folder}/{file}"),
    };
    if !root().join(&file).exists() {
        return Err(format!("{file} does not exist"));
    }
    let leads_to = |text: String| Document::of(&text).anchors.iter().any(|heading| heading == anchor);
    match anchor.is_empty() || read(&file).is_ok_and(leads_to) {
        true => Ok(()),
        false => Err(format!("{file} has no heading #{anchor}")),
    }
}

fn host(link: &str) -> Option<&str> {
    link.split('/').nth(2)
}

/// The files that are named in passing.
fn mentioned(text: &str) -> impl Iterator<Item = &str> {
    let places = ["src/", "tests/", "testdata/", "tools/", "docs/", ".ci/", ".github/"];
    text.split(|c: char| c.is_whitespace() || "`(),，。；：、\"".contains(c))
        .map(|word| word.split('#').next().unwrap_or(word))
        .filter(move |word| places.iter().any(|place| word.starts_with(place)))
        .filter(|word| !word.contains(['<', '*']) && *word != format!("src/bin/{OWN}.rs"))
}
