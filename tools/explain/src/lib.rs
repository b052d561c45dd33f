//! Why a position is won or lost: what a theorem says of it, by which number, and where on the board one sees that.
//!
//! A reading of a position, not of a move: a move is explained by what is read before and after it, and the winning
//! moves are those that leave what is read as lost. Who wins is never taken from here; it comes from play, and at every
//! position that a game reaches in the small cases a test compares the two.
//!
//! ```text
//! answer       the answer to a request, in JSON
//! problems     which strategy reads a problem's positions, and how it finds them on the board
//! strategies   what each strategy claims of its own positions, and how it tells that
//! see          the board and the input as values, each with the part of the drawing that shows it
//! words        sentences in both languages, from words/*.txt
//! layer        what is laid over the board
//! ```

mod answer;
pub mod layer;
mod problems;
mod reading;
mod see;
mod strategies;
mod words;

pub use problems::{SILENT, THEOREMS, table};
pub use words::Language;

use serde_json::{Value, json};

/// The answer to a request, each a line of JSON:
///
/// ```text
/// {"problem": "nim", "input": "1\n3\n2 4 5\n", "view": …, "keep": null}
/// ```
///
/// where `view` is what `cargo play` answered. The answer has these fields:
///
/// ```text
/// strategy   its name, or nothing where no strategy reads this problem
/// theorem    the page of the library that proves it: games::nim
/// claim      won, lost, drawn or worth for the player to move; silent where nothing is claimed
/// worth      what it is worth, in the words of the evidence, as if the game began here
/// number     the number that says it: what must be 0, or is compared
/// short      the same in some words, to stand behind a move
/// restores   the options that are best by their claims
/// steps      the story: words and layers
/// options    claim, worth, number and short of each option
/// keep       to be given back with the next request
/// ```
///
/// Words are a list of words, and of lists: words first, then the parts of the drawing that they name. Layers are
/// described in [`layer`]. `"broken": true` asks for the claims that a mistake would make; the tests have to reject
/// them.
///
/// # Errors
/// If the request is no JSON, the answer is `{"error": …}`.
pub fn answer(request: &str, language: Language) -> String {
    let answer = match serde_json::from_str::<Value>(request) {
        Ok(request) => answer::answered(&request, language),
        Err(error) => json!({ "error": error.to_string() }),
    };
    answer.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(request: Value, language: Language) -> Value {
        serde_json::from_str(&answer(&request.to_string(), language)).expect("an answer is JSON")
    }

    fn heaps(heaps: &[u64]) -> Value {
        json!({ "kind": "heaps", "heaps": heaps })
    }

    #[test]
    fn a_position_is_read_with_its_options() {
        let options: Vec<Value> = [[1, 4, 5], [2, 3, 5]].iter().map(|left| json!({ "board": heaps(left) })).collect();
        let view = json!({ "board": heaps(&[2, 4, 5]), "turn": 0, "options": options });
        let read = asked(json!({ "problem": "nim", "input": "1\n3\n2 4 5\n", "view": view }), Language::English);
        assert_eq!(
            [&read["strategy"], &read["theorem"], &read["claim"], &read["number"]],
            [&json!("nim"), &json!("games::nim"), &json!("won"), &json!("3")]
        );
        assert_eq!(read["short"], json!(["2 XOR 4 XOR 5 = 3"]));
        assert_eq!(read["restores"], json!([0]));
        assert_eq!([&read["options"][0]["claim"], &read["options"][1]["claim"]], [&json!("lost"), &json!("won")]);
        let steps = read["steps"].as_array().expect("steps");
        assert_eq!(steps.len(), 2);
        assert_eq!(steps[1]["words"][1], json!(["heap 1", "heap:0"]));
    }

    #[test]
    fn a_matching_that_fits_is_kept() {
        let edges: Vec<Value> = [(0, 1), (1, 2), (2, 3), (3, 0)].iter().map(|(u, v)| json!([u, v, ""])).collect();
        let board = json!({ "kind": "graph", "vertices": ["", "", "", ""], "edges": edges, "tokens": [[0, "hike"]] });
        let ask = |keep: Value| {
            let request = json!({ "problem": "bipartite_game", "view": { "board": board }, "keep": keep });
            asked(request, Language::English)["keep"].clone()
        };
        assert_eq!(ask(json!([[0, 1], [2, 3]])), json!([[0, 1], [2, 3]]));
        assert_eq!(ask(json!([[0, 3], [1, 2]])), json!([[0, 3], [1, 2]]));
        assert_eq!(ask(json!([[0, 2]])), ask(Value::Null), "there is no such edge");
    }

    #[test]
    fn what_nobody_reads_is_silent() {
        let read = asked(json!({ "problem": "no_such", "view": { "board": heaps(&[1]) } }), Language::Chinese);
        assert_eq!([&read["strategy"], &read["claim"]], [&Value::Null, &json!("silent")]);
        let read =
            asked(json!({ "problem": "nim", "view": { "board": { "kind": "text", "text": "?" } } }), Language::English);
        assert_eq!([&read["strategy"], &read["claim"]], [&json!("nim"), &json!("silent")]);
        assert!(
            asked(json!("{"), Language::English)["claim"] == "silent"
                && answer("{", Language::English).contains("error")
        );
    }

    #[test]
    fn the_broken_twin_claims_something_else() {
        let view = json!({ "board": heaps(&[2, 2]) });
        let read = |is_broken: bool| {
            asked(json!({ "problem": "nim", "view": view, "broken": is_broken }), Language::English)["claim"].clone()
        };
        assert_eq!([read(false), read(true)], [json!("lost"), json!("won")]);
    }

    #[test]
    fn the_table_has_each_strategy_once() {
        let table = table();
        let names: Vec<&str> = table.lines().filter_map(|line| Some(line.split_once(": ")?.0)).collect();
        assert_eq!(names[..3], ["nim", "staircase", "wythoff"]);
        assert!(names.iter().all(|name| names.iter().filter(|other| *other == name).count() == 1), "{names:?}");
    }
}
