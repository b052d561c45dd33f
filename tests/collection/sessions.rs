//! Sessions with `cargo play`, of problems of five kinds: what is typed wrongly, what is asked, and how they end.

use std::collections::BTreeMap;
use std::process::Command;

use judge::build::build_evidence;
use judge::paths::evidence;
use judge::{Ending, Start};

use crate::collection::facts::written;

/// A problem, the position, and what the first board shows: heaps, a row, a tree, a graph with play without end, lines
/// of a dialogue.
const SESSIONS: [(&str, &str, &str); 5] = [
    ("p2599", "1 3 1 1 2", "●"),
    ("cf1704f", "1 4 RBRB", "R"),
    ("agc017d", "4 1 2 2 3 1 4", "1"),
    ("p6560", "3 3 1 1 2 2 3 3 2 1 3", "1"),
    ("abc278g", "5 1 2", "#####"),
];

/// At least so many programs have a board that is more than a text.
const BOARDS: usize = 130;

/// Games are seen, not read: on heaps, rows, grids, graphs, or numbers by their names.
pub fn boards() -> Result<(), String> {
    let mut of_kinds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let all = written()?;
    for (slug, facts) in &all {
        of_kinds.entry(&facts.board).or_default().push(slug);
    }
    let shown = of_kinds.iter().filter(|(kind, _)| !["text", "dialogue", "none"].contains(*kind));
    let shown: usize = shown.map(|(_, slugs)| slugs.len()).sum();
    (shown >= BOARDS).then_some(()).ok_or_else(|| format!("only {shown} programs have a board: {of_kinds:?}"))
}

/// Tries them all.
pub fn sessions() -> Result<(), String> {
    build_evidence(SESSIONS.map(|(slug, ..)| slug))?;
    for (slug, position, shown) in SESSIONS {
        session(slug, position, shown).map_err(|error| format!("{slug}: {error}"))?;
    }
    Ok(())
}

fn session(slug: &str, position: &str, shown: &str) -> Result<(), String> {
    let run = |position: &str, typed: &str| -> Result<Ending, String> {
        let mut play = Command::new(evidence(slug));
        play.arg("play").args(position.split(' '));
        Start::new(play).run(typed).map_err(|stop| stop.to_string())
    };
    let said = |typed: &str, words: &[&str]| {
        let text = run(position, typed)?.printed().map_err(|stop| stop.to_string())?;
        match words.iter().find(|word| !text.contains(**word)) {
            Some(word) => Err(format!("{typed:?} is not answered by {word:?}: {text}")),
            None => Ok(text),
        }
    };
    let opened = said("", &[shown])?;
    if !opened.ends_with("> \n") {
        return Err(format!("the end of the input is no end: {opened}"));
    }
    said("h\nq\n", &["take back", "quit"])?;
    if slug == "abc278g" {
        said("?\n9 9\n", &["these keep the win: First", "You lose"])?;
        said("First\nu\nFirst\n", &["case: 5 1 2"])?;
    } else {
        said("zzz\n\n", &["\"zzz\" is not one of the moves"])?;
        said("?\nv\nu\nx\n", &["this position:", "no move has been made"])?;
        said("a\nu\na\n", &["You: "])?;
    }
    // What is no input is refused in a line.
    let refused = run("x", "")?;
    match refused.errors.lines().count() == 1 && refused.errors.starts_with("error: ") && refused.code == Some(1) {
        true => Ok(()),
        false => Err(format!("\"x\" is not refused in a line: {:?}", refused.errors)),
    }
}
