//! What `cargo try` says: a line a stage, a failure at length, or one JSON object a line.

use std::fs;
use std::io::{IsTerminal, Write, stderr};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use kit::play::Reason;

use crate::place::folder;

/// Where the report goes: for people, or for editors.
#[derive(Clone, Copy)]
pub struct Report {
    json: bool,
}

impl Report {
    /// A report for people, or as JSON.
    pub fn new(json: bool) -> Self {
        Self { json }
    }

    /// A stage that was passed.
    pub fn stage(&self, stage: &str, cases: usize, words: &str) {
        match self.json {
            true => println!(
                "{{\"stage\":{},\"verdict\":\"right\",\"cases\":{cases},\"words\":{}}}",
                quoted(stage),
                quoted(words)
            ),
            false => println!("{stage:14} {cases:>6} right{}{words}", if words.is_empty() { "" } else { ", " }),
        }
    }

    /// A line by itself.
    pub fn say(&self, key: &str, words: &str) {
        match self.json {
            true => println!("{{{}:{}}}", quoted(key), quoted(words)),
            false => println!("{key}: {words}"),
        }
    }

    /// A failure.
    pub fn failure(&self, slug: &str, stage: &str, case: &str, verdict: &str, text: &str, kept: &std::path::Path) {
        match self.json {
            true => println!(
                "{{\"problem\":{},\"stage\":{},\"case\":{},\"verdict\":{},\"text\":{},\"kept\":{}}}",
                quoted(slug),
                quoted(stage),
                quoted(case),
                quoted(verdict),
                quoted(text),
                quoted(&kept.display().to_string())
            ),
            false => println!("\n{text}\n"),
        }
    }

    /// A bar for a stage of so many cases, which is seen in a terminal after a second.
    pub fn bar(&self, stage: &'static str, cases: usize) -> Bar {
        let is_seen = !self.json && stderr().is_terminal();
        Bar { stage, cases, since: Instant::now(), is_seen, drawn: false }
    }
}

/// How far a stage has come.
pub struct Bar {
    stage: &'static str,
    cases: usize,
    since: Instant,
    is_seen: bool,
    drawn: bool,
}

impl Bar {
    /// So many cases are done.
    pub fn step(&mut self, done: usize) {
        if self.is_seen && self.since.elapsed() > Duration::from_secs(1) && done % 10 == 0 {
            let full = 30 * done / self.cases.max(1);
            eprint!("\r{:14} [{}{}] {done} of {}", self.stage, "=".repeat(full), " ".repeat(30 - full), self.cases);
            let _ = stderr().flush();
            self.drawn = true;
        }
    }

    /// The bar goes.
    pub fn done(self) {
        drop(self);
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        if self.drawn {
            eprint!("\r{}\r", " ".repeat(79));
        }
    }
}

/// A text in the quotes of JSON.
pub fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted += "\\\"",
            '\\' => quoted += "\\\\",
            '\n' => quoted += "\\n",
            c if c.is_control() => quoted += &format!("\\u{:04x}", u32::from(c)),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// So many lines of a text are shown.
const LINES: usize = 40;

/// The beginning of a text, which ends with a line end.
pub fn short(text: &str, most: usize) -> String {
    let of_letters = text.char_indices().nth(most).map(|(end, _)| end);
    let of_lines = text.match_indices('\n').nth(LINES - 1).map(|(end, _)| end + 1).filter(|&end| end < text.len());
    let text = match of_letters.into_iter().chain(of_lines).min() {
        Some(end) => format!("{}… ({} lines, {} bytes in all)", &text[..end], text.lines().count(), text.len()),
        None => text.to_owned(),
    };
    format!("{}\n", text.trim_end())
}

/// Keeps the files of a failing case, and gives the path of the input.
///
/// # Errors
/// If they cannot be written.
pub fn keep(slug: &str, input: &str, expected: &str, output: &str) -> Result<PathBuf, String> {
    let kept = folder().with_file_name("try").join(slug);
    let failed = |error: std::io::Error| format!("{}: {error}", kept.display());
    fs::create_dir_all(&kept).map_err(failed)?;
    for (name, text) in [("failed.in", input), ("failed.expected", expected), ("failed.out", output)] {
        fs::write(kept.join(name), text).map_err(failed)?;
    }
    let path = kept.join("failed.in");
    let here = std::env::current_dir().ok();
    Ok(here.and_then(|here| path.strip_prefix(here).ok().map(PathBuf::from)).unwrap_or(path))
}

/// So many moves of a lost position are said, unless all are wanted.
const MOVES: usize = 4;

/// Why the expected answer is right: for a won position its move, for a lost one an answer to each move.
pub fn reasons(reasons: &[Reason], all: bool) -> String {
    let mut text = String::new();
    let shown = if all { reasons.len() } else { 1 };
    for Reason { position, is_won, moves } in reasons.iter().take(shown) {
        if position.len() > 300 {
            continue;
        }
        let most = if all { moves.len() } else { MOVES };
        match (is_won, &moves[..]) {
            (true, [(to, _)]) => text += &format!("why: {position} is won by the move to {to}\n"),
            (true, _) => text += &format!("why: {position} is won: the player to move has no move, and that wins\n"),
            (false, []) => text += &format!("why: {position} is lost: there is no move\n"),
            (false, moves) => {
                text += &format!("why: {position} is lost:\n");
                for (to, answer) in moves.iter().take(most) {
                    let answer = answer.as_ref().map_or("nothing: there the game is won".to_owned(), Clone::clone);
                    text += &format!("  a move to {to} is answered by {answer}\n");
                }
                if moves.len() > most {
                    text += &format!("  and {} moves more (--why says them all)\n", moves.len() - most);
                }
            }
        }
    }
    text
}

/// Inputs of about half the size: a count is halved, and so are the tokens of the line, or the lines, behind it.
pub fn halved(input: &str) -> Vec<String> {
    let lines: Vec<&str> = input.lines().collect();
    let mut found = vec![];
    for (row, line) in lines.iter().enumerate().take(3) {
        let tokens: Vec<&str> = line.split_whitespace().collect();
        for (column, token) in tokens.iter().enumerate() {
            let Ok(count) = token.parse::<usize>() else { continue };
            let half = count / 2;
            let mut head: Vec<String> = tokens.iter().map(|token| (*token).to_owned()).collect();
            head[column] = half.to_string();
            let before =
                lines[..row].iter().map(|line| format!("{line}\n")).collect::<String>() + &head.join(" ") + "\n";
            // The lines behind it, up to half of them.
            let behind = &lines[row + 1..];
            for kept in [half, half.saturating_sub(1), behind.len() / 2] {
                let rest = behind.iter().take(kept.min(behind.len())).map(|line| format!("{line}\n"));
                found.push(before.clone() + &rest.collect::<String>());
            }
            // Half of the tokens of every line that has as many as it counts.
            let rest = behind.iter().map(|line| {
                let tokens: Vec<&str> = line.split_whitespace().collect();
                let kept = if tokens.len() == count { half } else { tokens.len() };
                tokens[..kept].join(" ") + "\n"
            });
            found.push(before + &rest.collect::<String>());
        }
    }
    found
}

/// How time grows from a quarter of the input to a half, and what that makes for the whole.
pub fn growth(times: &[Duration], limit: Duration) -> String {
    match times {
        [quarter, half] if !quarter.is_zero() => {
            let factor = half.as_secs_f64() / quarter.as_secs_f64();
            let whole = half.mul_f64(factor.max(1.0));
            format!(
                "a quarter of it takes {quarter:.2?}, a half {half:.2?}: ×{factor:.1} when it doubles, \
                 so about {whole:.2?}; the limit is {limit:.2?}\n"
            )
        }
        [half] => format!("a half of it takes {half:.2?}; the limit is {limit:.2?}\n"),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_has_its_quotes() {
        assert_eq!(quoted("a \"b\"\n\\\u{1}"), r#""a \"b\"\n\\\u0001""#);
    }

    #[test]
    fn inputs_are_halved_where_a_count_says_so() {
        assert!(halved("4\n1 2 3 4\n").contains(&"2\n1 2\n".to_owned()));
        assert!(halved("2 9\n5 5\n6 6\n").contains(&"1 9\n5 5\n".to_owned()));
    }

    #[test]
    fn growth_is_a_factor() {
        let times = [Duration::from_millis(100), Duration::from_millis(400)];
        let text = growth(&times, Duration::from_secs(1));
        assert!(text.contains("×4.0") && text.contains("about 1.60s"), "{text}");
        assert_eq!(growth(&[], Duration::from_secs(1)), "");
    }
}
