//! What a page in play asks: standard input holds `{"view": …, "first": …}`, a view in the JSON of `cargo play` and
//! the board with which its game began; standard output is the view with what a page shows of it. The argument `zh` asks
//! for Chinese words.

use std::io::read_to_string;
use std::process::ExitCode;

use serde_json::Value;

fn main() -> ExitCode {
    let is_chinese = std::env::args().nth(1).is_some_and(|word| word == "zh");
    let asked = read_to_string(std::io::stdin()).map_err(|error| error.to_string());
    match asked.and_then(|text| serde_json::from_str::<Value>(&text).map_err(|error| error.to_string())) {
        Ok(mut asked) => {
            println!("{}", draw::dressed(asked["view"].take(), &asked["first"], is_chinese));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
