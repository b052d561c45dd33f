//! What a page in play asks: standard input holds `{"view": …, "first": …, "words": …}`, a view in the JSON of
//! `cargo play`, the board with which its game began, and the words of the problem, pairs of English and Chinese;
//! standard output is the view with what a page shows of it. The argument `zh` asks for Chinese words.
//!
//! With `typed` it asks which move somebody means who types this: `{"moves": [2]}`, the numbers of the options that it
//! may be, and an `example` of what can be typed. `{"form": …, "right": …, "typed": …}` asks whether a number is the
//! right one for the hole of a form: `{"right": true}`, or nothing where none was typed. With `called` it asks which
//! moves are called so, or leave the position that is said so, and whether the position of the view is: `{"moves": [2],
//! "stands": false}`. With `game` it asks what is said of a game that was played: see `draw::judged`.
//! With `layers` it asks what these look like over the board of the view: see `draw::overlaid`. With
//! `reading` it asks whether that says of the view what play says: `{"fits": true}`.

use std::io::read_to_string;
use std::process::ExitCode;

use draw::{Language, Named, Own};
use serde_json::{Value, json};

fn main() -> ExitCode {
    let is_chinese = std::env::args().nth(1).is_some_and(|word| word == "zh");
    let asked = read_to_string(std::io::stdin()).map_err(|error| error.to_string());
    match asked.and_then(|text| serde_json::from_str::<Value>(&text).map_err(|error| error.to_string())) {
        Ok(mut asked) => {
            let own = serde_json::from_value::<Vec<(String, String)>>(asked["words"].take()).unwrap_or_default();
            let language = if is_chinese { Language::Chinese(&own) } else { Language::English };
            if !asked["game"].is_null() {
                println!("{}", draw::judged(&asked["game"], language));
                return ExitCode::SUCCESS;
            }
            if asked["reading"].is_object() {
                println!("{}", json!({ "fits": draw::fits(&asked["view"], &asked["reading"]) }));
                return ExitCode::SUCCESS;
            }
            if let Some(layers) = asked["layers"].as_array() {
                let overlaid = draw::overlaid(&asked["view"]["board"], &asked["first"], layers, language);
                println!("{overlaid}");
                return ExitCode::SUCCESS;
            }
            let [typed, form, called] = ["typed", "form", "called"].map(|name| asked[name].as_str());
            let answer = match (typed, form, called) {
                (Some(typed), Some(form), _) => {
                    json!({ "right": draw::fills(form, asked["right"].as_u64().unwrap_or_default(), typed) })
                }
                (Some(typed), None, _) => heard(&asked["view"], typed, &own, language),
                (None, _, Some(called)) => {
                    let view = &asked["view"];
                    json!({ "moves": draw::called(view, called), "stands": draw::stands(view, called) })
                }
                (None, _, None) => draw::dressed(asked["view"].take(), &asked["first"], language),
            };
            println!("{answer}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The options that may be meant, and what could be typed: not what is best, if there is anything else.
fn heard(view: &Value, typed: &str, own: &Own, language: Language) -> Value {
    let moves = match draw::named(view, typed, own) {
        Named::Move(index) => vec![index],
        Named::Several(all) => all,
        Named::Nothing => vec![],
    };
    let options = view["options"].as_array().map_or(&[][..], |options| options);
    let example = options.iter().find(|option| option["best"] != true).or(options.first());
    let example = example.and_then(|option| option["label"].as_str()).map(|label| language.said(label));
    json!({ "moves": moves, "example": example })
}
