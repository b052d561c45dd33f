//! Why a position is won or lost: what a theorem says of it, by which number, and where on the board one sees that.
//!
//! A reading of a position, not of a move: a move is explained by what is read before and after it, and the winning
//! moves are those that leave what is read as lost. Who wins is never taken from here; it comes from play, and at every
//! position that a game reaches in the small cases a test compares the two.
//!
//! ```text
//! problems     which strategy reads a problem's positions, and how it finds them on the board
//! strategies   what each strategy claims of its own positions, and how it tells that
//! see          the board and the input as values, each with the part of the drawing that shows it
//! words        sentences in both languages, from words/*.txt
//! layer        what is laid over the board
//! ```

pub mod layer;
mod problems;
mod reading;
mod see;
mod strategies;
mod words;

pub use problems::table;
pub use words::Language;

use serde_json::{Value, json};

/// The answer to a request, each a line of JSON:
///
/// ```text
/// {"problem": "nim", "input": "1\n3\n2 4 5\n", "question": 0, "view": …, "keep": null}
/// ```
///
/// where `view` is what `cargo play` answered, and `question` may be left out. The answer has these fields:
///
/// ```text
/// strategy   its name, or nothing where no strategy reads this problem
/// theorem    the page of the library that proves it: games::nim
/// claim      won, lost, drawn or worth for the player to move; silent where nothing is claimed
/// worth      what it is worth, in the words of the evidence
/// number     the number that says it: what must be 0, or is compared
/// short      the same in some words, to stand behind a move
/// restores   the options that are best by their claims
/// steps      the story: words and layers
/// options    claim, worth, number and short of each option
/// keep       to be given back with the next request
/// ```
///
/// Words are a list of words, and of lists: words first, then the parts of the drawing that they name. Layers are
/// described in [`layer`]. `"broken": true` asks for the claims that a mistake would make; the tests have to reject them.
///
/// # Errors
/// If the request is no JSON, the answer is `{"error": …}`.
pub fn answer(request: &str, language: Language) -> String {
    let answer = match serde_json::from_str::<Value>(request) {
        Ok(request) => reading::answered(&request, language),
        Err(error) => json!({ "error": error.to_string() }),
    };
    answer.to_string()
}
