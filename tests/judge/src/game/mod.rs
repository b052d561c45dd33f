//! Playing a game against perfect play: the oracle knows of every small position who wins, and by which moves.
//!
//! [`see`] is all that is asked of a problem, without state: an input and the moves made so far go in, the position and
//! its options come out. The terminal speaks it here, a page by the same JSON ([`answer`]).

mod dialogue;
mod referee;
mod terminal;
mod trials;

use std::fmt::{self, Display};
use std::io::{self, BufRead, Write};
use std::panic::{UnwindSafe, catch_unwind, set_hook};
use std::time::Duration;

use itertools::Itertools;
use kit::board::Board;
use kit::format::Fault;
use kit::watch::{self, Asked, Choice, Standing, Turn, Unseen, View};
use kit::work;
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;
use serde_json::{Value, json};

use crate::problem::{Game, Problem, Small};

pub use terminal::play as play_at_terminal;
pub use trials::trials;

/// So much is done for an answer: positions that are played out, and options that are looked at.
const WORK: u64 = 4_000_000;

/// At a terminal nobody waits longer. A page has a clock of its own.
const LONGEST: Duration = Duration::from_secs(3);

/// So much is done to find a position that is worth playing: then it is the best that was found by then.
const SEARCH: u64 = 150_000;

/// A position is answered at once where a look at it does no more.
const QUICK: u64 = 50_000;

/// Why there is nothing to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The problem is a dialogue.
    Dialogue(&'static str),
    /// No game is played out for this problem; the reason.
    NoGame(&'static str, Option<&'static str>),
    /// The input is not one of the problem's.
    Input(Fault),
    /// The oracle cannot read the input.
    NoInput(&'static str),
    /// The input is too large.
    TooLarge,
    /// The input is so large that even its moves take too long.
    TooSlow,
    /// The oracle asks of so many positions only.
    Question(usize),
    /// The move of this index is none.
    Move(usize),
}

impl Refusal {
    fn no_game(problem: &Problem) -> Self {
        Self::NoGame(problem.slug, problem.no_game)
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dialogue(slug) => write!(f, "{slug} is a dialogue, played by lines: cargo play {slug} [CASE…]"),
            Self::NoGame(slug, None) => write!(f, "the answer to {slug} asks of no position that is played out"),
            Self::NoGame(slug, Some(reason)) => write!(f, "{slug} is not played: {reason}"),
            Self::Input(fault) => fault.fmt(f),
            Self::NoInput(slug) if cfg!(target_family = "wasm") => write!(f, "this is no input of {slug}"),
            Self::NoInput(slug) => write!(f, "this is no input of {slug}; cargo play {slug} --form shows one"),
            Self::TooLarge => {
                write!(f, "this is too large to be played out: it takes more than {WORK} positions and options")
            }
            Self::TooSlow => write!(f, "this is too large to be played out: it takes longer than {LONGEST:?}"),
            Self::Question(questions) => write!(f, "the answer asks of {questions} positions, counted from 0"),
            Self::Move(index) => write!(f, "move {index} is none of the options"),
        }
    }
}

/// The position that moves lead to from the one that the answer to `input` asks about.
///
/// # Errors
/// If there is none, or if it is not played out.
pub fn see(problem: &Problem, input: &str, asked: Asked) -> Result<View, Refusal> {
    let Game::Oracle(oracle) = &problem.game else { return Err(Refusal::Dialogue(problem.slug)) };
    let mut seen = Ok(());
    let watched = watch::watch(asked, || seen = played_out(problem, input, || oracle.answer.to(input)).map(drop));
    match (watched, seen) {
        (Ok(view), _) => Ok(view),
        (Err(_), Err(refusal)) => Err(refusal),
        (Err(Unseen::Questions(0)), _) => Err(Refusal::no_game(problem)),
        (Err(Unseen::Questions(questions)), _) => Err(Refusal::Question(questions)),
        (Err(Unseen::Move(index)), _) => Err(Refusal::Move(index)),
    }
}

/// What playing out gives for an input, by the work that is granted.
fn played_out<T>(problem: &Problem, input: &str, play: impl FnOnce() -> T + UnwindSafe) -> Result<T, Refusal> {
    if let Some(Err(fault)) = problem.format.as_ref().map(|format| format.read_data(input)) {
        return Err(Refusal::Input(fault));
    }
    work::grant(WORK);
    let played = catch_unwind(play);
    let is_beyond = work::is_beyond();
    work::grant(u64::MAX / 2);
    played.map_err(|_| panicked(problem.slug, problem.format.is_some(), is_beyond))
}

/// Why playing out has panicked.
fn panicked(slug: &'static str, has_format: bool, is_beyond: bool) -> Refusal {
    match has_format || is_beyond {
        true => Refusal::TooLarge,
        // Whoever reads by himself panics at what he cannot read.
        false => Refusal::NoInput(slug),
    }
}

/// Answers a request a line.
///
/// # Errors
/// If they cannot be read, or nobody reads the answers.
pub fn speak(requests: impl BufRead, mut out: impl Write, answer: impl Fn(&str) -> Value) -> io::Result<()> {
    for request in requests.lines() {
        writeln!(out, "{}", answer(&request?))?;
        out.flush()?;
    }
    Ok(())
}

/// Answers the requests of a page. A panic says here what it does elsewhere; but nothing unwinds, so it is the last
/// thing that is said.
pub fn speak_to_page(problem: &Problem) -> io::Result<()> {
    let (slug, has_format) = (problem.slug, problem.format.is_some());
    set_hook(Box::new(move |_| {
        println!("{}", error(panicked(slug, has_format, work::is_beyond())));
        std::process::exit(0);
    }));
    speak(io::stdin().lock(), io::stdout(), |request| answer(problem, request))
}

/// The answer to a request, which `tests/README.md` describes, as the fields of what comes out.
pub fn answer(problem: &Problem, request: &str) -> Value {
    let request: Value = match serde_json::from_str(request) {
        Ok(request) => request,
        Err(fault) => return error(fault),
    };
    let text = |key: &str| request[key].as_str();
    let seed = request["seed"].as_u64();
    match (&problem.game, text("input"), text("answer"), text("case"), seed) {
        (Game::Oracle(_), Some(input), ..) => position(problem, input, &request),
        (Game::Oracle(oracle), None, Some(input), ..) => match played_out(problem, input, || oracle.answer.to(input)) {
            Ok(output) => match text("output").map(|given| problem.compare(input, &output, given)) {
                None => json!({ "output": output }),
                Some(compared) => json!({ "output": output, "right": compared.is_ok(), "wrong": compared.err() }),
            },
            Err(refusal) => error(refusal),
        },
        (Game::Oracle(_), None, None, None, Some(seed)) => match position_to_play(problem, seed) {
            Some((input, question)) => json!({ "input": input, "question": question }),
            None => error(Refusal::no_game(problem)),
        },
        (Game::Dialogue(of), _, _, Some(case), seed) => dialogue::conducted(of, case, &request, seed.unwrap_or(1)),
        (Game::Dialogue(of), None, None, None, Some(seed)) => json!({ "case": referee::small_case(of, seed) }),
        (Game::Dialogue(_), ..) => error(Refusal::Dialogue(problem.slug)),
        _ => error("an input is missing"),
    }
}

fn error(error: impl Display) -> Value {
    json!({ "error": error.to_string() })
}

fn position(problem: &Problem, input: &str, request: &Value) -> Value {
    let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok());
    let moves = match &request["moves"] {
        Value::Null => Some(vec![]),
        Value::Array(moves) => moves.iter().map(number).collect(),
        _ => None,
    };
    let Some(moves) = moves else { return error("moves are a list of numbers of options") };
    let made = moves.len();
    let asked = Asked { question: number(&request["question"]).unwrap_or(0), moves };
    match see(problem, input, asked) {
        Ok(view) => told(&view, made, request["seed"].as_u64().unwrap_or(made as u64)),
        Err(refusal) => error(refusal),
    }
}

fn told(view: &View, made: usize, seed: u64) -> Value {
    let mut told = json!({
        "text": view.text,
        "board": board(&view.board),
        "mover": view.mover,
        "turn": view.turn.player(made),
        "over": view.options.is_empty(),
        "choice": chosen(view, &mut kit::seeded(seed)),
        "options": view.options.iter().map(option).collect::<Vec<_>>(),
    });
    stand(&mut told, &view.standing, view.value);
    told
}

fn option(choice: &Choice) -> Value {
    let mut told = json!({
        "label": choice.label,
        "text": choice.text,
        "board": board(&choice.board),
        "best": choice.is_best,
        "reply": choice.reply,
    });
    stand(&mut told, &choice.standing, choice.value);
    told
}

fn stand(told: &mut Value, standing: &Standing, value: Option<usize>) {
    let value = value.map(|value| value.to_string());
    let (word, moves, worth) = match standing {
        Standing::Won(moves) => ("won", *moves, value),
        Standing::Lost(moves) => ("lost", *moves, value),
        Standing::Drawn => ("drawn", None, None),
        Standing::Worth(worth) => ("worth", None, Some(worth.clone())),
    };
    told["standing"] = json!(word);
    told["moves"] = json!(moves);
    told["worth"] = json!(worth);
}

fn board(of: &Board) -> Value {
    let kind = of.kind();
    match of {
        Board::Heaps(heaps) => json!({ "kind": kind, "heaps": heaps }),
        Board::Row(cells) => json!({ "kind": kind, "cells": cells }),
        Board::Grid(rows) => json!({ "kind": kind, "rows": rows }),
        Board::Graph(graph) => json!({
            "kind": kind,
            "vertices": graph.vertices,
            "edges": graph.edges,
            "directed": graph.is_directed,
            "root": graph.root,
            "tokens": graph.tokens,
        }),
        Board::Numbers(numbers) => json!({ "kind": kind, "numbers": numbers }),
        Board::Text(text) => json!({ "kind": kind, "text": text }),
        Board::Both(boards) => json!({ "kind": "both", "boards": boards.iter().map(board).collect::<Vec<_>>() }),
    }
}

/// The kinds of board on which the game is played: `heaps and numbers`; a `dialogue` has none, nor has what is not
/// played, `none`.
pub fn board_kinds(problem: &Problem) -> String {
    let Game::Oracle(_) = problem.game else { return "dialogue".to_owned() };
    let seen = cases(problem, 6, 1).into_iter().find_map(|input| see(problem, &input, Asked::default()).ok());
    seen.map_or("none".to_owned(), |view| kinds(&view.board))
}

fn kinds(of: &Board) -> String {
    match of {
        Board::Both(boards) => boards.iter().map(kinds).unique().join(" and "),
        of => of.kind().to_owned(),
    }
}

/// The option that the machine chooses: a best one; in a lost position the one after which the fewest options win.
/// Where chance decides, any one.
fn chosen(view: &View, random: &mut Pcg64) -> usize {
    if view.turn == Turn::Chance {
        return random.random_range(0..view.options.len());
    }
    let best = view.options.iter().enumerate().filter(|(_, option)| option.is_best);
    let hardest = |(_, option): &(usize, &Choice)| match (&view.standing, option.replies) {
        (Standing::Lost(_), 1..) => option.good_replies * 1000 / option.replies,
        _ => 0,
    };
    best.min_by_key(hardest).map_or(0, |(index, _)| index)
}

/// An input that is worth playing, and the number of the position that its answer asks about: won by few of many
/// options. Another seed gives another one.
pub fn position_to_play(problem: &Problem, seed: u64) -> Option<(String, usize)> {
    if problem.no_game.is_some() {
        return None;
    }
    let mut random = kit::seeded(seed);
    let mut cases = cases(problem, 30, seed);
    cases.shuffle(&mut random);
    // Short ones are played out quickly.
    cases.sort_by_key(String::len);
    // Some answers ask of many positions, of which the first may be over.
    let others = cases.iter().take(15).map(|input| (input.clone(), random.random_range(1..20))).collect::<Vec<_>>();
    let asked = cases.into_iter().map(|input| (input, 0)).chain(others);
    let (start, mut best) = (work::done(), None);
    for (input, question) in asked {
        let before = work::done();
        // While nothing is found, one that is too large is no reason to stop.
        let enough = match best {
            Some(((true, _), _)) => SEARCH,
            Some(_) => WORK,
            None => u64::MAX,
        };
        if before - start > enough {
            break;
        }
        let Ok(view) = see(problem, &input, Asked { question, moves: vec![] }) else { continue };
        let options = view.options.len();
        let good = view.options.iter().filter(|option| option.is_best).count();
        let worth = match view.standing {
            Standing::Won(_) | Standing::Worth(_) if (3..=30).contains(&options) => {
                1000 - good * 1000 / options + options
            }
            _ => options.min(5),
        };
        let worth = (work::done() - before <= QUICK, worth);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, (input, question)));
        }
    }
    best.map(|(_, asked)| asked)
}

/// About so many cases of the small families, at most, as many of each, and each as an input of its own; where inputs
/// are written by hand, inputs as they are.
fn cases(problem: &Problem, count: usize, seed: u64) -> Vec<String> {
    let Game::Oracle(oracle) = &problem.game else { return vec![] };
    let families = match &oracle.some_cases {
        Some(some_cases) => some_cases(count, seed),
        None => {
            let families = (oracle.small)();
            let each = count.div_ceil(families.len().max(1));
            let chosen = |small: &Small| crate::portion::chosen_by(small.inputs.len(), each, seed);
            families
                .iter()
                .map(|small| chosen(small).into_iter().map(|index| small.inputs[index].clone()).collect())
                .collect()
        }
    };
    let numbered = families.into_iter().flat_map(|inputs| inputs.into_iter().enumerate());
    numbered.sorted_by_key(|(round, _)| *round).map(|(_, input)| input).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::problem::Limits;
    use crate::typed::Plain;
    use kit::chance::{Step, fraction};
    use kit::format::{int, row};
    use kit::play::Play;

    pub(super) fn take() -> Problem {
        let oracle = || {
            |stones: &u32| {
                let moves = |&stones: &u32| (1..=2).filter_map(|taken| stones.checked_sub(taken)).collect();
                Play::normal(moves).board(|&stones| kit::board::heaps([stones])).value(stones)
            }
        };
        Problem::one("take", Limits::UNKNOWN, row([int("n", 0..=9)]), oracle, Plain).all([("n", 9)]).into_problem()
    }

    #[test]
    fn a_position_comes_with_its_options() {
        let told = answer(&take(), r#"{"input": "5", "moves": [0]}"#);
        assert_eq!([&told["text"], &told["standing"], &told["turn"]], [&json!("4"), &json!("won"), &json!(1)]);
        assert_eq!(told["options"][0]["label"], "heap 1: 4 → 3");
        assert_eq!([&told["options"][0]["best"], &told["options"][1]["best"]], [&json!(true), &json!(false)]);
        assert_eq!(told["board"], json!({ "kind": "heaps", "heaps": [4] }));
    }

    /// A coin is tossed, and shown to who may toss once more.
    pub(super) fn coin() -> Problem {
        let oracle = || {
            |&tosses: &u32| {
                let mut play = Play::chances(|&(left, shows): &(u32, Option<bool>)| match shows {
                    None => Step::Chance(vec![(left - 1, Some(false)), (left - 1, Some(true))]),
                    Some(heads) if left == 0 => Step::Over(fraction(heads.into(), 1)),
                    Some(_) => Step::First(vec![(0, shows), (left, None)]),
                });
                play.value(&(tosses, None))
            }
        };
        Problem::one("coin", Limits::UNKNOWN, row([int("n", 1..=9)]), oracle, Plain).all([("n", 3)]).into_problem()
    }

    #[test]
    fn chance_decides_what_nobody_does() {
        let told = answer(&coin(), r#"{"input": "2"}"#);
        assert_eq!([&told["turn"], &told["worth"]], [&Value::Null, &json!("3/4 to the first player")]);
        assert_eq!([&told["options"][0]["best"], &told["options"][1]["best"]], [&json!(true), &json!(true)]);
        let told = answer(&coin(), r#"{"input": "2", "moves": [0]}"#);
        assert_eq!([&told["turn"], &told["worth"]], [&json!(0), &json!("1/2 to the first player")]);
        assert_eq!([&told["options"][0]["best"], &told["options"][1]["best"]], [&json!(false), &json!(true)]);
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let error = |request: &str| answer(&take(), request)["error"].as_str().expect("an error").to_owned();
        assert_eq!(error(r#"{"input": "10"}"#), r#"line 1, column 1: expected an integer from 0 to 9, found "10""#);
        assert_eq!(error(r#"{"input": "5", "moves": [2]}"#), "move 0 is none of the options");
        assert_eq!(error(r#"{"input": "5", "question": 1}"#), "the answer asks of 1 positions, counted from 0");
        assert_eq!(error("{}"), "an input is missing");
    }

    #[test]
    fn what_is_too_large_by_its_options_is_refused() {
        let oracle = || |stones: &u32| Play::normal(|&stones: &u32| (0..stones).collect()).value(stones);
        let heap = row([int("n", 0..=100_000)]);
        let problem = Problem::one("heap", Limits::UNKNOWN, heap, oracle, Plain).all([("n", 9)]).into_problem();
        let told = answer(&problem, r#"{"input": "100000"}"#);
        let expected = "this is too large to be played out: it takes more than 4000000 positions and options";
        assert_eq!(told, json!({ "error": expected }));
        assert_eq!(answer(&problem, r#"{"input": "100"}"#)["standing"], "won");
    }

    #[test]
    fn what_is_not_played_says_why() {
        let problem = Problem { no_game: Some("nobody moves"), ..take() };
        assert_eq!(answer(&problem, r#"{"seed": 1}"#), json!({ "error": "take is not played: nobody moves" }));
    }

    #[test]
    fn a_board_has_its_kinds() {
        assert_eq!(board_kinds(&take()), "heaps");
        let numbers = kit::board::numbers([("a", 1)]);
        assert_eq!(kinds(&kit::board::heaps([1_u32]).and(numbers.clone()).and(numbers)), "heaps and numbers");
    }

    #[test]
    fn a_page_asks_for_positions_and_for_answers() {
        let found = answer(&take(), r#"{"seed": 1}"#);
        assert_eq!(answer(&take(), &found.to_string())["over"], false);
        assert_eq!(answer(&take(), r#"{"answer": "5"}"#), json!({ "output": "true\n" }));
        assert_eq!(answer(&take(), r#"{"answer": "5", "output": "true"}"#)["right"], true);
        assert_eq!(answer(&take(), r#"{"answer": "3", "output": "true"}"#)["right"], false);
        let error = "line 1, column 1: expected an integer from 0 to 9, found \"10\"";
        assert_eq!(answer(&take(), r#"{"answer": "10"}"#), json!({ "error": error }));
    }

    #[test]
    fn a_position_worth_playing_is_won_by_few_of_its_options() {
        let (input, question) = position_to_play(&take(), 1).expect("a position");
        let view = see(&take(), &input, Asked { question, moves: vec![] }).expect("it is played out");
        assert!(!view.options.is_empty());
    }
}
