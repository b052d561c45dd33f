//! What `cargo try` says: a line a stage, a failure at length, or one JSON object a line.

use std::cell::RefCell;
use std::fs;
use std::io::{IsTerminal, Write, stderr};
use std::path::{Component, Path, PathBuf};
use std::time::{Duration, Instant};

use entry::{print, root};
use judge::paths::folder;
use kit::watch::counted;
use serde_json::{Value, json};

/// Where the report goes.
pub enum Report {
    /// To people.
    Text,
    /// To editors: a JSON object a line.
    Json,
    /// Nowhere: the objects are kept.
    Kept(RefCell<Vec<Value>>),
}

impl Report {
    /// For people, or for editors.
    pub fn new(json: bool) -> Self {
        if json { Self::Json } else { Self::Text }
    }

    /// Says something, in words and as an object, whose kind is in its key `kind`.
    pub fn say(&self, kind: &str, words: &str, mut object: Value) {
        object["kind"] = kind.into();
        match self {
            Self::Text => print(&format!("{words}\n")),
            Self::Json => print(&format!("{object}\n")),
            Self::Kept(kept) => kept.borrow_mut().push(object),
        }
    }

    /// A stage that was passed.
    pub fn stage(&self, stage: &str, cases: usize, words: &str) {
        if cases == 0 {
            return;
        }
        let line = format!("{stage:14} {cases:>6} right{}{words}", if words.is_empty() { "" } else { ", " });
        self.say("stage", &line, json!({ "stage": stage, "verdict": "right", "cases": cases, "words": words }));
    }

    /// What passing means.
    pub fn passed(&self, words: &str) {
        let begin = if words.starts_with("only ") { "passed in part" } else { "passed" };
        self.say("passed", &format!("{begin}: {words}"), json!({ "passed": words }));
    }

    /// What there is to say beside.
    pub fn remark(&self, remark: &str) {
        self.say("remark", &format!("remark: {remark}"), json!({ "remark": remark }));
    }

    /// A bar for a stage of so many cases, which is seen in a terminal after a second.
    pub fn bar(&self, stage: &'static str, cases: usize) -> Bar {
        let mut bar = Bar::new(stage, cases);
        bar.is_seen &= matches!(self, Self::Text);
        bar
    }
}

/// How far a stage has come.
pub struct Bar {
    stage: &'static str,
    cases: usize,
    /// When it is drawn next.
    next: Instant,
    is_seen: bool,
    drawn: bool,
}

impl Bar {
    /// A bar that is seen after a second, in a terminal.
    pub fn new(stage: &'static str, cases: usize) -> Self {
        let next = Instant::now() + Duration::from_secs(1);
        Self { stage, cases, next, is_seen: stderr().is_terminal(), drawn: false }
    }

    /// So many cases are done.
    pub fn step(&mut self, done: usize) {
        let share = done as f64 / self.cases.max(1) as f64;
        self.draw(share, &format!("{done} of {}", self.cases));
    }

    /// So much is done of a stage whose cases nobody has counted.
    pub fn share(&mut self, share: f64) {
        self.draw(share, &format!("{:.0} %", 100.0 * share.min(1.0)));
    }

    fn draw(&mut self, share: f64, words: &str) {
        if self.is_seen && Instant::now() >= self.next {
            let full = (30.0 * share.min(1.0)) as usize;
            let line = format!("{:14} [{}{}] {words}", self.stage, "=".repeat(full), " ".repeat(30 - full));
            eprint!("\r{line:60}");
            let _ = stderr().flush();
            self.drawn = true;
            self.next = Instant::now() + Duration::from_millis(100);
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

/// So many lines of a text are shown, and so much of each; of a long text only the first few.
const LINES: usize = 20;
const FIRST: usize = 5;
const WIDTH: usize = 200;

/// A text as it is shown, which ends with a line end.
pub fn short(text: &str) -> String {
    let text = text.trim_end();
    let count = text.lines().count();
    let shown = if count > LINES { FIRST } else { LINES };
    let mut found = String::new();
    for line in text.lines().take(shown) {
        match line.char_indices().nth(WIDTH) {
            Some((end, _)) => found += &format!("{}… ({} bytes)\n", &line[..end], line.len()),
            None => found += &format!("{line}\n"),
        }
    }
    if count > shown {
        found += &format!("… ({count} lines, {} bytes in all)\n", text.len());
    }
    if found.is_empty() { "\n".to_owned() } else { found }
}

/// Keeps the files of a failing case, and gives the path of the input. Their name says what is in them, so that no
/// other run writes the same files with something else.
///
/// # Errors
/// If they cannot be written.
pub fn keep(slug: &str, input: &str, expected: &str, output: &str) -> Result<PathBuf, String> {
    let kept = folder().with_file_name("try").join(slug);
    let failed = |error: std::io::Error| format!("{}: {error}", kept.display());
    fs::create_dir_all(&kept).map_err(failed)?;
    let name = format!("failed-{:08x}", fingerprint(&[input, expected, output]));
    for (end, text) in [("in", input), ("expected", expected), ("out", output)] {
        fs::write(kept.join(format!("{name}.{end}")), text).map_err(failed)?;
    }
    Ok(from_here(&kept.join(format!("{name}.in"))))
}

/// A path as it is written where we are.
pub fn from_here(path: &Path) -> PathBuf {
    let here = std::env::current_dir().ok();
    here.map_or_else(|| path.to_owned(), |here| relative(path, &here, root()))
}

/// A path as it is written in a folder of this checkout: with steps upwards where it lies beside. Elsewhere it is left
/// as it is.
fn relative(path: &Path, folder: &Path, root: &Path) -> PathBuf {
    let common = path.components().zip(folder.components()).take_while(|(part, other)| part == other).count();
    // They may have the root of all files alone in common.
    if common <= 1 || !folder.starts_with(root) {
        return path.to_owned();
    }
    let up = folder.components().skip(common).map(|_| Component::ParentDir);
    up.chain(path.components().skip(common)).collect()
}

/// A number for texts, the same everywhere: FNV-1a.
fn fingerprint(texts: &[&str]) -> u32 {
    let bytes = texts.iter().flat_map(|text| text.bytes().chain([0xff]));
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// So many moves of a lost position are said, unless all are wanted.
const MOVES: usize = 4;

/// A board of more letters is not shown.
const BOARD: usize = 1000;

/// Why a position is worth what it is worth: for a won one its move, for a lost one an answer to each move. Nothing of
/// one that fills a screen.
pub fn reason(seen: &Value, all: bool) -> String {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let board = text(&seen["board"]);
    if board.lines().count() > LINES || board.chars().count() > BOARD {
        return String::new();
    }
    let mover = seen["mover"].as_str().map_or(String::new(), |mover| format!("with {mover} to move, "));
    let moves = seen["moves"].as_u64().and_then(|moves| u32::try_from(moves).ok());
    let length = moves.map_or(String::new(), |moves| format!(" in {}", counted(moves, "move")));
    // A move that has no other name is called by the position that it leaves.
    let called = |option: &Value| match option["label"] == option["text"] {
        true => format!("the move to {}", text(&option["text"])),
        false => text(&option["label"]),
    };
    let options = draw::list(&seen["options"]);
    let best = options.iter().find(|option| option["best"] == true);
    let standing = text(&seen["standing"]);
    let end = match (&standing[..], best) {
        ("won", Some(best)) => format!("is won{length} by {}", called(best)),
        ("won", None) => "is won: there is no move, and that wins".to_owned(),
        ("lost", _) if options.is_empty() => "is lost: there is no move".to_owned(),
        ("lost", _) => format!("is lost{length}:"),
        ("drawn", Some(best)) => format!("is drawn: {} keeps that", called(best)),
        ("drawn", None) => "is drawn".to_owned(),
        // What it is worth in numbers stands in the answer.
        (_, Some(best)) if seen["chance"] != true => format!("is best continued by {}", called(best)),
        _ => return String::new(),
    };
    let mut said = match board.contains('\n') || seen["heaps"] == true {
        true => format!("why:\n{board}\n{mover}this {end}\n"),
        false => format!("why: {mover}{board} {end}\n"),
    };
    if standing == "lost" {
        let most = if all { options.len() } else { MOVES };
        for option in options.iter().take(most) {
            let answer = option["reply"].as_str().unwrap_or("nothing: the game is won there");
            said += &format!("  {} is answered by {answer}\n", called(option));
        }
        if options.len() > most {
            said += &format!("  and {} more moves (--why shows all)\n", options.len() - most);
        }
    }
    said
}

/// What a theorem says of a position, in a line, if it says what play says.
pub fn theorem(view: &Value, reading: &Value) -> String {
    let short = draw::said(&reading["short"]);
    match draw::fits(view, reading) && !short.is_empty() {
        true => {
            let name = draw::strategy(reading).map_or(String::new(), |name| name + ", ");
            format!("theorem: {name}{short}\n")
        }
        false => String::new(),
    }
}

/// Inputs of about half the size: of a count that says how many lines follow, or how many tokens the next line has,
/// half is left.
pub fn halved(input: &str) -> Vec<String> {
    let lines: Vec<&str> = input.lines().collect();
    let mut found = vec![];
    // The counts stand in the first lines; a line of many numbers is none of counts.
    for (row, line) in lines.iter().enumerate().take(3) {
        let behind = &lines[row + 1..];
        let next = behind.first().map_or(0, |next| next.split_whitespace().count());
        for (column, token) in line.split_whitespace().enumerate().take(6) {
            let Some(count) = token.parse::<usize>().ok().filter(|&count| count > 1) else { continue };
            let mut add = |rest: &[&str]| {
                let half = (count / 2).to_string();
                let mut head: Vec<&str> = line.split_whitespace().collect();
                head[column] = &half;
                let head = head.join(" ");
                let all = [&lines[..row], &[&head[..]], rest].concat();
                found.push(all.join("\n") + "\n");
            };
            if (count - 1..=count).contains(&behind.len()) {
                add(&behind[..behind.len() + count / 2 - count]);
            }
            if next == count {
                let half = behind[0].split_whitespace().take(count / 2).collect::<Vec<_>>().join(" ");
                add(&[&[&half[..]], &behind[1..]].concat());
            }
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
    use serde_json::json;

    #[test]
    fn a_long_text_fits_on_a_screen() {
        assert_eq!(short("1\n2 3\n\n"), "1\n2 3\n");
        assert_eq!(short(""), "\n");
        assert_eq!(short(&"7\n".repeat(30)), "7\n7\n7\n7\n7\n… (30 lines, 59 bytes in all)\n");
        assert_eq!(short(&"7".repeat(1000)), format!("{}… (1000 bytes)\n", "7".repeat(200)));
    }

    #[cfg(unix)]
    #[test]
    fn a_path_is_written_from_where_one_is() {
        let from = |folder: &str, root: &str| {
            relative(Path::new("/a/b/target/x.in"), Path::new(folder), Path::new(root)).to_string_lossy().into_owned()
        };
        assert_eq!(from("/a/b", "/a/b"), "target/x.in");
        assert_eq!(from("/a/b/c/d", "/a/b"), "../../target/x.in");
        assert_eq!(from("/a/e", "/a/e"), "../b/target/x.in");
        assert_eq!([from("/a/e", "/a/b"), from("/e", "/e")], ["/a/b/target/x.in"; 2]);
    }

    #[test]
    fn inputs_are_halved_where_a_count_says_so() {
        assert_eq!(halved("4\n1 2 3 4\n"), ["2\n1 2\n"]);
        assert!(halved("2 9\n5 5\n6 6\n").contains(&"1 9\n5 5\n".to_owned()));
        assert!(halved("5 6\n").is_empty());
        let long = format!("1\n500000\n{}\n", "500000 ".repeat(500_000));
        assert_eq!(halved(&long), [format!("1\n250000\n{}\n", "500000 ".repeat(250_000).trim_end())]);
    }

    #[test]
    fn a_reason_is_said_in_the_words_of_the_game() {
        use kit::play::Play;
        use kit::watch::{Asked, watch};

        let moves = |stones: &u32| (1..=2).filter_map(|taken| stones.checked_sub(taken)).collect();
        let said = |play: &mut Play<u32, bool>, stones| {
            let view = watch(Asked::default(), || _ = play.value(&stones));
            reason(&evidence::serve::why(&view.expect("a position")), false)
        };
        let mut shown = Play::normal(moves).board(|&stones| kit::board::heaps([stones]));
        assert_eq!(said(&mut shown, 4), "why:\n  1:   4 ●●●●\nthis is won by heap 1: 4 → 3\n");
        assert_eq!(
            said(&mut shown, 3),
            "why:\n  1:   3 ●●●\nthis is lost:\n  heap 1: 3 → 2 is answered by heap 1: 2 → 0\n  \
             heap 1: 3 → 1 is answered by heap 1: 1 → 0\n"
        );
        // Without a board positions are words.
        assert_eq!(said(&mut Play::normal(moves), 4), "why: 4 is won by the move to 3\n");
        assert_eq!(said(&mut Play::normal(moves), 0), "why: 0 is lost: there is no move\n");
        assert_eq!(said(&mut Play::misere(moves), 0), "why: 0 is won: there is no move, and that wins\n");
        assert_eq!(said(&mut Play::normal(moves).board(|_| kit::board::row(["-"; 600])), 4), "");
        // Where a score is played for, its number is not said.
        let mut score = Play::new(moves, |stones, after: &[i64]| {
            after.iter().map(|score| -score).max().unwrap_or(0) + i64::from(*stones)
        });
        let view = watch(Asked::default(), || _ = score.value(&2)).expect("a position");
        assert_eq!(reason(&evidence::serve::why(&view), false), "why: 2 is best continued by the move to 0\n");
    }

    #[test]
    fn a_theorem_is_named_where_it_says_what_play_says() {
        let said = |claim: &str| {
            let (strategy, short) = ("nim", json!([["1", "heap:0"], " XOR 1 = 0"]));
            theorem(
                &json!({ "standing": "lost", "options": [] }),
                &json!({ "strategy": strategy, "short": short, "claim": claim, "options": [] }),
            )
        };
        assert_eq!([said("lost"), said("won"), said("silent")], ["theorem: Nim, 1 XOR 1 = 0\n", "", ""]);
    }

    #[test]
    fn growth_is_a_factor() {
        let times = [Duration::from_millis(100), Duration::from_millis(400)];
        let text = growth(&times, Duration::from_secs(1));
        assert!(text.contains("×4.0") && text.contains("about 1.60s"), "{text}");
        assert_eq!(growth(&[], Duration::from_secs(1)), "");
    }
}
