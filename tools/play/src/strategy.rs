//! What the theorem of a problem says of its positions is what play says: at every position that the games of small
//! cases reach, and for each of its options.

use std::collections::BTreeSet;

use draw::list;
use judge::explain::Explain;
use judge::{Portion, Problem};
use kit::watch::Asked;
use serde_json::{Value, json};

use crate::choice::cases;
use crate::page::told;
use crate::seen::{Refusal, walk};

/// Positions are walked from so many cases.
const CASES: usize = 24;

/// Every so many answers are asked for in Chinese.
const CHINESE: usize = 4;

/// A strategy is silent in no more than one of so many positions.
const SILENT: usize = 10;

/// What was read of a problem's positions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// The strategy that reads them.
    pub strategy: String,
    /// How many there were.
    pub positions: usize,
    /// In how many nothing was claimed.
    pub silent: usize,
    /// The first of these, in words.
    unread: String,
    /// How many it took to find that the broken twin of the strategy is wrong.
    twin: Option<usize>,
}

/// The test of this kind: claims are what play says, nothing is named that is not drawn, and the broken twin is found.
pub fn walked(problem: &Problem, portion: &Portion) -> Result<(), String> {
    match read(problem, portion)? {
        Some(Read { positions, silent, unread, .. }) if silent * SILENT > positions => {
            Err(format!("nothing is claimed in {silent} of {positions} positions, the first being {unread}"))
        }
        Some(Read { positions, twin: None, strategy, .. }) => {
            Err(format!("the broken twin of {strategy} is right in all of {positions} positions"))
        }
        _ => Ok(()),
    }
}

/// In how many positions a full test reads the problem, and in how many of these the strategy is silent, as two
/// numbers; nothing where no strategy reads it.
///
/// # Errors
/// If what is read is not what play says.
pub fn counted(problem: &Problem) -> Result<String, String> {
    let read = read(problem, &Portion::ALL)?;
    Ok(read.map_or(String::new(), |Read { positions, silent, .. }| format!("{positions} {silent}")))
}

/// Reads the positions that the games of small cases reach; nothing where no strategy reads them.
///
/// # Errors
/// If what is read is not what play says.
pub fn read(problem: &Problem, portion: &Portion) -> Result<Option<Read>, String> {
    let mut english = Explain::start("en")?;
    let strategy = english.ask(&json!({ "problem": problem.slug }))?["strategy"].clone();
    let Some(strategy) = strategy.as_str() else { return Ok(None) };
    let mut chinese = Explain::start("zh")?;
    let mut read = Read { strategy: strategy.to_owned(), ..Read::default() };
    let inputs = cases(problem, CASES, 1);
    for (index, input) in inputs.iter().enumerate() {
        let most = (portion.positions - read.positions).div_ceil(inputs.len() - index);
        // An answer may be about many positions.
        let views = |question| walk(problem, input, Asked { question, ..Asked::default() }, most);
        let views = match views(index * index) {
            Err(Refusal::Question(count)) => views(index * index % count),
            views => views,
        };
        let Ok(views) = views else { continue };
        for (made, view) in views {
            let view = told(&view, made, 0);
            let failed = |why: String| format!("{why}\nposition: {}\ninput: {input:?}", view["text"]);
            let answer = english.read(problem.slug, input, &view)?;
            compared(&view, &answer).map_err(failed)?;
            drawn(&view, &answer).map_err(failed)?;
            said(&answer, false).map_err(failed)?;
            if read.positions % CHINESE == 0 {
                let answer = chinese.read(problem.slug, input, &view)?;
                said(&answer, true).map_err(failed)?;
            }
            read.positions += 1;
            if answer["claim"] == "silent" {
                read.silent += 1;
                if read.silent == 1 {
                    read.unread = format!("{} of {input:?}", view["text"]);
                }
            }
            if read.twin.is_none() {
                let broken = json!({ "problem": problem.slug, "input": input, "view": view, "broken": true });
                let broken = english.ask(&broken)?;
                read.twin = compared(&view, &broken).is_err().then_some(read.positions);
            }
        }
    }
    if read.positions == 0 { Err("no position is played out".to_owned()) } else { Ok(Some(read)) }
}

/// Claims are what play says of the position and its options, and what is named as best is so.
fn compared(view: &Value, answer: &Value) -> Result<(), String> {
    let is_same = |claimed: &Value, played: &Value| {
        let is_worth = claimed["claim"] != "worth" || claimed["worth"] == played["worth"];
        claimed["claim"] == "silent" || claimed["claim"] == played["standing"] && is_worth
    };
    let differs = |claimed: &Value, played: &Value| {
        let worth = |of: &Value| of["worth"].as_str().unwrap_or_default().to_owned();
        let claim = [&claimed["claim"], &played["standing"]].map(|word| word.as_str().unwrap_or_default());
        format!("claimed is {} {}, and play says {} {}", claim[0], worth(claimed), claim[1], worth(played))
    };
    if !is_same(answer, view) {
        return Err(differs(answer, view));
    }
    let (claimed, played) = (list(&answer["options"]), list(&view["options"]));
    if claimed.len() != played.len() {
        return Err(format!("{} options are read of {}", claimed.len(), played.len()));
    }
    if let Some((claimed, played)) = claimed.iter().zip(played).find(|(claimed, played)| !is_same(claimed, played)) {
        return Err(format!("after {}: {}", played["label"], differs(claimed, played)));
    }
    let restores: BTreeSet<usize> =
        list(&answer["restores"]).iter().filter_map(Value::as_u64).map(|i| i as usize).collect();
    let best = |index: &usize| played[*index]["best"] == true;
    let is_whole = claimed.iter().all(|option| option["claim"] != "silent");
    // Where play may go round, not every move that keeps a win comes nearer to it: one of them has to.
    let may_go_round = !view["moves"].is_null();
    match answer["claim"].as_str() {
        Some("lost") if !restores.is_empty() => Err(format!("{restores:?} are to restore what is lost")),
        Some("won" | "drawn" | "worth") if view["turn"].is_null() || played.is_empty() => Ok(()),
        Some("won" | "drawn" | "worth") if restores.is_empty() && is_whole => Err("no move restores it".to_owned()),
        Some("won") if may_go_round && restores.iter().any(best) => Ok(()),
        Some("won" | "drawn" | "worth") if !restores.iter().all(best) => {
            Err(format!("not all of {restores:?} are best by play"))
        }
        _ => Ok(()),
    }
}

/// The layers and the words of an answer name parts that are drawn.
fn drawn(view: &Value, answer: &Value) -> Result<(), String> {
    let drawn = draw::parts(&view["board"]);
    let mut named = vec![];
    for step in list(&answer["steps"]) {
        named.extend(list(&step["words"]).iter().flat_map(list_behind_words));
        list(&step["layers"]).iter().for_each(|layer| parts(layer, &mut named));
    }
    match named.iter().find(|part| !drawn.contains(**part)) {
        Some(part) => Err(format!("{part} is not drawn")),
        None => Ok(()),
    }
}

fn list_behind_words(word: &Value) -> impl Iterator<Item = &str> {
    list(word).iter().skip(1).filter_map(Value::as_str)
}

/// The names of parts in a layer: they have a colon.
fn parts<'a>(layer: &'a Value, named: &mut Vec<&'a str>) {
    match layer {
        Value::String(text) if text.contains(':') => named.push(text),
        Value::Array(all) => all.iter().for_each(|value| parts(value, named)),
        Value::Object(all) => all.values().for_each(|value| parts(value, named)),
        _ => {}
    }
}

/// Sentences are whole, and of one language: in Chinese no English words but for names, which have one letter or
/// begin with a large one, and mex.
fn said(answer: &Value, is_chinese: bool) -> Result<(), String> {
    let of = |sentence: &Value| -> String {
        let words = |word: &Value| word.as_str().or(word[0].as_str()).unwrap_or_default().to_owned();
        list(sentence).iter().map(words).collect()
    };
    let steps = list(&answer["steps"]);
    if answer["claim"] != "silent" && !(1..=6).contains(&steps.len()) {
        return Err(format!("the story has {} steps", steps.len()));
    }
    let sentences = steps.iter().map(|step| of(&step["words"])).chain([of(&answer["short"])]);
    for sentence in sentences {
        let is_letter = |letter: char| letter.is_ascii_alphabetic();
        let mut words = sentence.split(|letter| !is_letter(letter)).filter(|word| word.len() > 1);
        let is_name = |word: &&str| *word == "mex" || word.starts_with(|letter: char| letter.is_ascii_uppercase());
        let has_chinese = sentence.chars().any(|letter| ('\u{4e00}'..'\u{9fff}').contains(&letter));
        let is_foreign = if is_chinese { !words.all(|word| is_name(&word)) } else { has_chinese };
        if sentence.contains(['{', '}']) || sentence.contains("Some(") || is_foreign {
            return Err(format!("{sentence:?} is not said to people of this language"));
        }
    }
    Ok(())
}
