//! What a page in play asks: standard input holds `{"view": …, "first": …, "words": …}`, a view in the JSON of
//! `cargo play`, the board with which its game began, and the words of the problem, pairs of English and Chinese;
//! standard output is the view with what a page shows of it. The argument `zh` asks for Chinese words.

use std::io::read_to_string;
use std::process::ExitCode;

use draw::Language;
use serde_json::Value;

fn main() -> ExitCode {
    let is_chinese = std::env::args().nth(1).is_some_and(|word| word == "zh");
    let asked = read_to_string(std::io::stdin()).map_err(|error| error.to_string());
    match asked.and_then(|text| serde_json::from_str::<Value>(&text).map_err(|error| error.to_string())) {
        Ok(mut asked) => {
            let own = serde_json::from_value::<Vec<(String, String)>>(asked["words"].take()).unwrap_or_default();
            let language = if is_chinese { Language::Chinese(&own) } else { Language::English };
            println!("{}", draw::dressed(asked["view"].take(), &asked["first"], language));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
