//! What a page asks, and what it is told: a line of JSON each.

use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::panic::set_hook;

use draw::{Language, position as said};
use judge::{Game, Problem};
use kit::board::Board;
use kit::watch::{Asked, Choice, Standing, View};
use kit::work;
use serde_json::{Value, json};

use crate::choice::{Opening, chosen, position_to_play};
use crate::conducted::conducted;
use crate::referee::small_case;
use crate::seen::{Refusal, panicked, played_out, see};

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
            Some(Opening { input, question, moves }) => {
                json!({ "input": input, "question": question, "moves": moves })
            }
            None => error(Refusal::no_game(problem)),
        },
        (Game::Dialogue(of), _, _, Some(case), seed) => conducted(of, case, &request, seed.unwrap_or(1)),
        (Game::Dialogue(of), None, None, None, Some(seed)) => json!({ "case": small_case(of, seed) }),
        (Game::Dialogue(_), ..) => error(Refusal::Dialogue(problem.slug)),
        _ => error("an input is missing"),
    }
}

pub fn error(error: impl Display) -> Value {
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

/// A position as a page is told of it, after so many moves; the seed chooses the machine's move.
pub fn told(view: &View, made: usize, seed: u64) -> Value {
    let shown = board(&view.board);
    let mut told = json!({
        "text": said(&shown, Language::English),
        "board": shown,
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
    let board = board(&choice.board);
    let mut told = json!({
        "label": choice.label,
        "text": said(&board, Language::English),
        "board": board,
        "best": choice.is_best,
        "gives": choice.gives.as_ref().map(ToString::to_string),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::examples::{coin, take};
    use judge::Limits;
    use judge::Plain;
    use kit::format::{int, row};
    use kit::play::Play;

    #[test]
    fn a_position_comes_with_its_options() {
        let told = answer(&take(), r#"{"input": "5", "moves": [0]}"#);
        assert_eq!(
            [&told["text"], &told["standing"], &told["turn"]],
            [&json!("A heap of 4"), &json!("won"), &json!(1)]
        );
        assert_eq!(told["options"][0]["label"], "heap 1: 4 → 3");
        assert_eq!([&told["options"][0]["best"], &told["options"][1]["best"]], [&json!(true), &json!(false)]);
        assert_eq!([&told["options"][0]["gives"], &told["options"][1]["gives"]], [&Value::Null, &json!("win to loss")]);
        assert_eq!(told["board"], json!({ "kind": "heaps", "heaps": [4] }));
    }

    #[test]
    fn chance_decides_what_nobody_does() {
        let told = answer(&coin(), r#"{"input": "2"}"#);
        assert_eq!([&told["turn"], &told["worth"]], [&Value::Null, &json!("3/4 to the first player")]);
        assert_eq!([&told["options"][0]["best"], &told["options"][1]["best"]], [&json!(true), &json!(true)]);
        let told = answer(&coin(), r#"{"input": "2", "moves": [0]}"#);
        assert_eq!([&told["turn"], &told["worth"]], [&json!(0), &json!("1/2 to the first player")]);
        assert_eq!([&told["options"][0]["best"], &told["options"][1]["best"]], [&json!(false), &json!(true)]);
        assert_eq!([&told["options"][0]["gives"], &told["options"][1]["gives"]], [&json!("1/2"), &Value::Null]);
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        let error = |request: &str| answer(&take(), request)["error"].as_str().expect("an error").to_owned();
        assert_eq!(error(r#"{"input": "10"}"#), r#"line 1, column 1: expected an integer from 0 to 9, found "10""#);
        assert_eq!(error(r#"{"input": "5", "moves": [2]}"#), "move 0 is not one of the options");
        assert_eq!(error(r#"{"input": "5", "question": 1}"#), "questions are counted from 0, and have to be below 1");
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
    fn a_page_asks_for_positions_and_for_answers() {
        let found = answer(&take(), r#"{"seed": 1}"#);
        assert_eq!(answer(&take(), &found.to_string())["over"], false);
        assert_eq!(answer(&take(), r#"{"answer": "5"}"#), json!({ "output": "true\n" }));
        assert_eq!(answer(&take(), r#"{"answer": "5", "output": "true"}"#)["right"], true);
        assert_eq!(answer(&take(), r#"{"answer": "3", "output": "true"}"#)["right"], false);
        let error = "line 1, column 1: expected an integer from 0 to 9, found \"10\"";
        assert_eq!(answer(&take(), r#"{"answer": "10"}"#), json!({ "error": error }));
    }
}
