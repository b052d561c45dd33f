//! The commands of the READMEs that only a shell of Unix takes have beside them what the shells of Windows take.

use entry::on_windows;

use crate::collection::markdown::Document;
use crate::collection::tree::read;

/// The texts of which this is so.
const TEXTS: [&str; 4] = ["README.md", "README.zh-CN.md", "CONTRIBUTING.md", "tests/README.md"];

/// Each command that sets variables stands in the same text for Windows. `.ci/windows` runs these.
pub fn commands() -> Result<(), String> {
    let mut count = 0;
    for path in TEXTS {
        let text = read(path)?;
        let spans = Document::of(&text).spans;
        let blocks = text.split("\n```sh\n").skip(1).filter_map(|block| block.split("\n```").next());
        for typed in blocks.flat_map(str::lines).chain(spans.iter().map(|span| &span[..])) {
            let (variables, command) = settings(typed);
            if variables.is_empty() || command.is_empty() {
                continue;
            }
            let there = on_windows(&variables, command);
            if !spans.contains(&there) {
                return Err(format!("{path}: beside `{typed}` there is no `{there}` for Windows"));
            }
            count += 1;
        }
    }
    if count > 0 { Ok(()) } else { Err("no command sets a variable".to_owned()) }
}

/// The variables that a command sets for itself, and what is behind them.
fn settings(typed: &str) -> (Vec<(&str, &str)>, &str) {
    let (mut variables, mut rest) = (vec![], typed);
    loop {
        let (word, behind) = rest.split_once(' ').unwrap_or((rest, ""));
        let setting = word.split_once('=').filter(|(name, _)| name.bytes().all(|letter| letter.is_ascii_uppercase()));
        let Some(setting) = setting else { return (variables, rest) };
        variables.push(setting);
        rest = behind;
    }
}
