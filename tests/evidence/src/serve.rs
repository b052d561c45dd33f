//! What the evidence for a problem answers to `cargo try`, which tries programs in a process of its own: a request and
//! an answer are a line of JSON each. So a change of `cargo try` builds no evidence again.

use std::collections::HashMap;
use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use judge::dialogue::{Manner, Match, Referee, Replies, Turn};
use judge::player::Answers;
use judge::{End, Game, Oracle, Problem, Small, Wrong};
use kit::board::Board;
use kit::watch::{Asked, Choice, Standing, Turn as Decides, View, watch};
use kit::work;
use serde_json::{Value, json};

/// So much is done for an input that is none of the oracle's own, in positions and options.
const GRANTED: u64 = 4_000_000;

/// Answers the requests on standard input until there are no more. Whoever asks may end while an answer is thought
/// about: then nobody waits for it, and this process ends soon.
///
/// # Errors
/// If a request is none, or nobody reads the answers.
pub fn serve(problem: &'static Problem) -> io::Result<()> {
    #[cfg(unix)]
    end_with(std::os::unix::process::parent_id());
    answer_all(problem, io::stdin().lock().lines().map_while(Result::ok), io::stdout().lock())
}

/// Ends this process soon after its parent, which then is another one.
#[cfg(unix)]
fn end_with(parent: u32) {
    std::thread::spawn(move || {
        while std::os::unix::process::parent_id() == parent {
            std::thread::sleep(std::time::Duration::from_secs(1));
        }
        std::process::exit(0);
    });
}

/// Answers requests until there are no more.
fn answer_all(problem: &'static Problem, requests: impl Iterator<Item = String>, out: impl Write) -> io::Result<()> {
    let mut server = Server { problem, requests, out, referees: vec![], players: HashMap::new() };
    while let Some(request) = server.request()? {
        server.answer(&request)?;
    }
    Ok(())
}

struct Server<In, Out> {
    problem: &'static Problem,
    requests: In,
    out: Out,
    /// The dialogues under way, by their numbers; nothing where one is over.
    referees: Vec<Option<Box<dyn Referee>>>,
    /// The wrong players under way, by the numbers of their dialogues.
    players: HashMap<usize, Answers>,
}

impl<In: Iterator<Item = String>, Out: Write> Server<In, Out> {
    fn request(&mut self) -> io::Result<Option<Value>> {
        let Some(line) = self.requests.next() else { return Ok(None) };
        serde_json::from_str(&line).map(Some).map_err(io::Error::from)
    }

    fn say(&mut self, answer: &Value) -> io::Result<()> {
        self.out.write_all(format!("{answer}\n").as_bytes())?;
        self.out.flush()
    }

    fn answer(&mut self, request: &Value) -> io::Result<()> {
        let asked = request["do"].as_str().unwrap_or_default();
        if asked == "smaller" {
            return self.smaller(request["input"].as_str().unwrap_or_default());
        }
        // What panics was no input, or no case: nothing that is left behind is used again.
        let answer = catch_unwind(AssertUnwindSafe(|| match &self.problem.game {
            _ if request["referee"].is_u64() => self.dialogue(asked, request),
            Game::Oracle(oracle) => on_inputs(self.problem, oracle, asked, request),
            Game::Dialogue(_) => self.dialogue(asked, request),
        }));
        work::grant(u64::MAX / 2);
        self.say(&answer.unwrap_or_else(|_| json!({ "error": "the oracle panics" })))
    }

    /// Says smaller inputs, one after the other, as long as the next is asked for. Others may be asked between them.
    fn smaller(&mut self, input: &str) -> io::Result<()> {
        if let Some(format) = &self.problem.format {
            let cases = format.read_data(input).unwrap_or_default();
            for cases in format.smaller(&cases) {
                let smaller = format.write_data(&cases, None);
                if format.read_data(&smaller).is_err() {
                    continue;
                }
                self.say(&json!({ "input": smaller }))?;
                loop {
                    let Some(request) = self.request()? else { return Ok(()) };
                    match request["do"].as_str() {
                        Some("next") => break,
                        Some("stop") => return Ok(()),
                        _ => self.answer(&request)?,
                    }
                }
            }
        }
        self.say(&json!({ "input": null }))
    }

    fn dialogue(&mut self, asked: &str, request: &Value) -> Value {
        let Game::Dialogue(dialogue) = &self.problem.game else {
            return json!({ "error": "this is no dialogue" });
        };
        let text = |key: &str| request[key].as_str().unwrap_or_default();
        let number = |key: &str| request[key].as_u64().and_then(|number| usize::try_from(number).ok());
        let manner = || Manner::NAMES.iter().find(|(name, _)| *name == text("manner")).map(|(_, manner)| *manner);
        match asked {
            "about" => about(self.problem),
            "played" => json!({ "played": (self.problem.played)() }),
            "broken" => json!({ "broken": self.problem.broken(text("input"), text("judge")) }),
            "cases" => {
                let of = (dialogue.matches)().into_iter().find(|of| of.name == text("name"));
                json!({ "cases": of.map_or(vec![], |of| (of.cases)()) })
            }
            "begin" => {
                self.referees.push(Some((dialogue.referee)(text("case"))));
                json!({ "referee": self.referees.len() - 1 })
            }
            "player" => {
                let Some(wrong) = dialogue.wrong.iter().find(|wrong| wrong.name == text("name")) else {
                    return json!({ "error": "there is no such player" });
                };
                let number = self.players.len();
                self.players.insert(number, (wrong.player)());
                json!({ "player": number })
            }
            "says" => match number("player").and_then(|number| self.players.get_mut(&number)) {
                Some(answers) => json!({ "lines": answers(text("line")) }),
                None => json!({ "error": "there is no such player" }),
            },
            _ => {
                let Some(place) = number("referee").and_then(|number| self.referees.get_mut(number)) else {
                    return json!({ "error": "there is no such dialogue" });
                };
                let Some(referee) = place else { return json!({ "error": "this dialogue is over" }) };
                match asked {
                    "turn" => match referee.turn() {
                        Turn::Judge(replies) => json!({ "turn": replies }),
                        Turn::Program => json!({ "turn": "program" }),
                        Turn::Over => json!({ "turn": "over" }),
                    },
                    "hear" => json!({ "lost": referee.hear(text("line")).err() }),
                    "say" => json!({ "lines": referee.say(number("reply").unwrap_or_default()) }),
                    "choose" => json!({ "reply": manner().and_then(|manner| referee.choose(manner)) }),
                    "position" => json!({ "position": referee.position() }),
                    "won" => json!({ "won": referee.is_won() }),
                    "lines" => json!({ "lines": referee.lines() }),
                    "end" => {
                        *place = None;
                        json!({})
                    }
                    _ => json!({ "error": "this is no request" }),
                }
            }
        }
    }
}

/// What there is.
fn about(problem: &Problem) -> Value {
    let mut about = json!({
        "time": problem.limits.time,
        "memory": problem.limits.memory,
        "counted": problem.end == End::Counted,
        "form": problem.format.is_some(),
    });
    match &problem.game {
        Game::Oracle(oracle) => {
            let wrong = |wrong: &Wrong| {
                let &Wrong { name, says, rejected_by, smallest, .. } = wrong;
                json!({ "name": name, "says": says, "rejected by": rejected_by, "smallest": smallest })
            };
            about["wrong"] = oracle.wrong.iter().map(wrong).collect();
            about["worst"] =
                (oracle.worst)().iter().map(|of| json!({ "name": of.name, "attacks": of.attacks })).collect();
            about["check"] = json!(oracle.has_check);
        }
        Game::Dialogue(dialogue) => {
            let named = |manner: Manner| Manner::NAMES.iter().find(|(_, of)| *of == manner).map(|(name, _)| *name);
            let replies = |replies| match replies {
                Replies::Every => ("every", None),
                Replies::By(manner) => ("by", named(manner)),
                Replies::WithinLimits(manner) => ("within limits", named(manner)),
            };
            let of = |of: Match| {
                let (replies, manner) = replies(of.replies);
                json!({ "name": of.name, "replies": replies, "manner": manner })
            };
            about["matches"] = (dialogue.matches)().into_iter().map(of).collect();
            about["wrong"] = dialogue.wrong.iter().map(|of| json!({ "name": of.name, "says": of.says })).collect();
        }
    }
    about
}

fn on_inputs(problem: &Problem, oracle: &Oracle, asked: &str, request: &Value) -> Value {
    let text = |key: &str| request[key].as_str().unwrap_or_default();
    let (input, judge) = (text("input"), text("judge"));
    if request["granted"] == true {
        work::grant(GRANTED);
    }
    let wrong = || oracle.wrong.iter().find(|wrong| wrong.name == text("name"));
    match (asked, &problem.format) {
        ("about", _) => about(problem),
        ("played", _) => json!({ "played": (problem.played)() }),
        ("small", _) => {
            // As this judge may give them, or all of them as they are.
            let given = |input: String| match request["judge"].as_str() {
                Some(judge) => problem.here(input, judge),
                None => vec![input],
            };
            let family = |small: Small| {
                let inputs: Vec<String> = small.inputs.into_iter().flat_map(given).collect();
                json!({ "name": small.name, "inputs": inputs })
            };
            json!({ "families": (oracle.small)().into_iter().map(family).collect::<Vec<_>>() })
        }
        ("answer", _) => {
            let before = work::positions();
            let output = oracle.answer.to(input);
            json!({ "output": output, "positions": work::positions() - before })
        }
        ("wrong", _) => json!({ "output": wrong().map(|wrong| wrong.answer.to(input)) }),
        ("compare", _) => json!({ "wrong": problem.compare(input, text("expected"), text("output")).err() }),
        ("here", _) => json!({ "inputs": problem.here(input.to_owned(), judge) }),
        ("broken", _) => json!({ "broken": problem.broken(input, judge) }),
        ("worst", _) => match (oracle.worst)().iter().find(|worst| worst.name == text("name")) {
            Some(worst) if request["sibling"] == true => json!({ "input": worst.sibling() }),
            Some(worst) if request["alone"] == true => json!({ "input": worst.input() }),
            Some(worst) => {
                let (input, output) = worst.case();
                json!({ "input": input, "output": output })
            }
            None => json!({ "error": "there is no such input" }),
        },
        ("why", _) => {
            let question = request["question"].as_u64().unwrap_or_default() as usize;
            let seen = watch(Asked { question, moves: vec![] }, || drop(oracle.answer.to(input)));
            seen.map_or(Value::Null, |view| why(&view))
        }
        ("read", Some(format)) => match format.read_data(input) {
            Ok(cases) => json!({ "input": format.write_data(&cases, None) }),
            Err(fault) => json!({ "fault": fault.to_string() }),
        },
        ("of size", Some(format)) => {
            let number = |key: &str| request[key].as_u64().unwrap_or_default();
            json!({ "input": format.of_size(number("size").into(), number("seed")) })
        }
        ("tests", Some(format)) => {
            let cases = format.read_data(input).unwrap_or_default();
            let alone = cases.into_iter().map(|case| format.write_data(&[case], None));
            json!({ "inputs": alone.filter(|test| format.read_data(test).is_ok()).collect::<Vec<_>>() })
        }
        ("together", Some(format)) => {
            let inputs = request["inputs"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let most = request["most"].as_u64().unwrap_or(u64::MAX) as usize;
            let together = format.together(&inputs.collect::<Vec<_>>(), most);
            together.map_or(Value::Null, |(input, count)| json!({ "input": input, "count": count }))
        }
        _ => json!({ "error": "this is no request" }),
    }
}

/// A position, and what can be done there.
pub fn why(view: &View) -> Value {
    let told = |option: &Choice| {
        let (label, text) = (&option.label, option.board.line());
        json!({ "label": label, "text": text, "best": option.is_best, "reply": option.reply })
    };
    let options = view.options.iter().map(told);
    let (standing, moves) = match view.standing {
        Standing::Won(moves) => ("won", moves),
        Standing::Lost(moves) => ("lost", moves),
        Standing::Drawn => ("drawn", None),
        Standing::Worth(_) => ("worth", None),
    };
    json!({
        "board": view.board.to_string(),
        "heaps": matches!(view.board, Board::Heaps(_)),
        "mover": view.mover,
        "chance": view.turn == Decides::Chance,
        "standing": standing,
        "moves": moves,
        "options": options.collect::<Vec<_>>(),
        "view": play::told(view, 0, 0),
    })
}

#[cfg(test)]
mod tests {
    use judge::{Limits, Plain};
    use kit::format::{int, row};
    use kit::play::Play;

    use super::*;

    fn answers(requests: &[&str]) -> Vec<Value> {
        let oracle = || {
            |stones: &u32| {
                let moves = |&stones: &u32| (1..=2).filter_map(|taken| stones.checked_sub(taken)).collect();
                Play::normal(moves).value(stones)
            }
        };
        let form = row([int("n", 0..=9)]);
        let problem = Problem::one("take", Limits::UNKNOWN, form, oracle, Plain).all([("n", 4)]).into_problem();
        let mut out = vec![];
        let requests = requests.iter().map(|request| (*request).to_owned());
        answer_all(Box::leak(Box::new(problem)), requests, &mut out).expect("a vector takes everything");
        let text = String::from_utf8(out).expect("text");
        text.lines().map(|line| serde_json::from_str(line).expect("an answer")).collect()
    }

    #[test]
    fn inputs_are_answered_and_what_is_none_is_an_error() {
        let said = answers(&[
            r#"{"do": "answer", "input": "4"}"#,
            r#"{"do": "answer", "input": "x"}"#,
            r#"{"do": "read", "input": "10"}"#,
            r#"{"do": "compare", "input": "4", "expected": "true", "output": "false"}"#,
            r#"{"do": "why", "input": "3", "question": 0}"#,
            r#"{"do": "nothing"}"#,
            r#"{"do": "of size", "size": 3, "seed": 0}"#,
        ]);
        assert_eq!(said[0]["output"], "true\n");
        assert_eq!(said[1]["error"], "the oracle panics");
        assert!(said[2]["fault"].as_str().is_some_and(|fault| fault.contains("from 0 to 9")), "{said:?}");
        assert!(said[3]["wrong"].is_string() && said[4]["standing"] == "lost", "{said:?}");
        assert_eq!(said[5]["error"], "this is no request");
        assert!(said[6]["input"].as_str().is_some_and(|input| input.trim().parse::<u32>().is_ok_and(|n| n <= 9)));
    }

    #[test]
    fn one_case_an_input_is_never_several() {
        let said = answers(&[r#"{"do": "together", "inputs": ["4\n", "3\n"]}"#]);
        assert_eq!(said, [Value::Null]);
    }

    #[test]
    fn others_may_be_asked_between_smaller_inputs() {
        let said = answers(&[
            r#"{"do": "smaller", "input": "4"}"#,
            r#"{"do": "answer", "input": "3"}"#,
            r#"{"do": "stop"}"#,
            r#"{"do": "answer", "input": "1"}"#,
        ]);
        assert!(said[0]["input"].is_string(), "{said:?}");
        assert_eq!([&said[1]["output"], &said[2]["output"]], ["false\n", "true\n"]);
    }
}
