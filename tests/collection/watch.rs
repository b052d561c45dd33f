//! `cargo try --watch` as one who mends a program uses it.

use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use judge::build::build;
use judge::cpu_of_group;
use judge::paths::built;
use serde_json::Value;

/// So much CPU time all processes may use from the end of the compilation to the verdict on a case that fails.
const VERDICT: Duration = Duration::from_secs(1);

/// What answers each test of Nim with this.
fn source(answer: &str) -> String {
    format!(
        "use std::io::{{Read, stdin}};
        fn main() {{
            let mut text = String::new();
            stdin().read_to_string(&mut text).unwrap();
            let mut numbers = text.split_whitespace().map(|number| number.parse::<usize>().unwrap());
            for _ in 0..numbers.next().unwrap() {{
                let count = numbers.next().unwrap();
                let xor = numbers.by_ref().take(count).fold(0, |xor, heap| xor ^ heap);
                println!(\"{{}}\", {answer});
            }}
        }}
        "
    )
}

/// A source is saved again and again.
pub fn is_tried_after_each_change() -> Result<(), String> {
    build(["nim"], [])?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let path = folder.path().join("mine.rs");
    let save = |text: &str| fs::write(&path, text).map_err(|error| error.to_string());
    let right = source("if xor == 0 { \"No\" } else { \"Yes\" }");
    let [always, never] = ["if xor == 0 { \"Yes\" } else { \"Yes\" }", "\"No\""].map(source);
    save(&never)?;
    let mut watching = Watching::of(folder.path())?;
    watching.says(&["remark compiled", "failure"])?;
    // The case that failed comes first.
    save(&right)?;
    watching.says(&["remark compiled", "stage case", "stage samples", "stage small cases", "*", "passed"])?;
    save("fn main() {")?;
    watching.says(&["error"])?;
    save(&always)?;
    watching.says(&["remark compiled", "*", "failure"])?;
    // It is not compiled again, as it is known. It may be right on that case, and is tried on the rest.
    save(&never)?;
    watching.says(&["remark mine.rs has not changed", "*", "failure"])?;
    // It fails where it failed.
    save(&format!("{never}// "))?;
    watching.says(&["remark compiled", "failure"])?;
    let before = watching.cpu();
    save(&never)?;
    watching.says(&["remark mine.rs has not changed", "failure"])?;
    let used = watching.cpu().zip(before).map(|(after, before)| after.saturating_sub(before));
    match used.filter(|used| *used > VERDICT) {
        Some(used) => Err(format!("a verdict on a case that fails takes {used:.2?} of CPU time")),
        None => Ok(()),
    }
}

/// `cargo try --watch` under way.
struct Watching {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Watching {
    fn of(folder: &Path) -> Result<Self, String> {
        let mut attempt = Command::new(built("try"));
        attempt.args(["nim", "mine.rs", "--watch", "--json"]).current_dir(folder);
        // A group of its own, of which the times can be summed.
        attempt.stdin(Stdio::null()).stdout(Stdio::piped()).process_group(0);
        let mut child = attempt.spawn().map_err(|error| error.to_string())?;
        let lines = BufReader::new(child.stdout.take().ok_or("no pipe")?).lines();
        Ok(Self { child, lines })
    }

    fn cpu(&self) -> Option<Duration> {
        cpu_of_group(self.child.id())
    }

    /// Reads until it waits for a change: the lines begin so, by their kinds, and what they are about; `*` stands for
    /// any number of them.
    fn says(&mut self, expected: &[&str]) -> Result<(), String> {
        let mut said = vec![];
        loop {
            let line = self.lines.next().ok_or("it has ended")?.map_err(|error| error.to_string())?;
            let line: Value = serde_json::from_str(&line).map_err(|error| format!("{line}: {error}"))?;
            let text = |key: &str| line[key].as_str().unwrap_or_default();
            if text("kind") == "waiting" {
                break;
            }
            said.push(format!("{} {}{}", text("kind"), text("remark"), text("stage")));
        }
        let is_like = |(said, expected): (&String, &&str)| said.starts_with(expected);
        let is_right = match expected.iter().position(|words| *words == "*") {
            None => said.len() == expected.len() && said.iter().zip(expected).all(is_like),
            Some(place) => {
                let behind = &expected[place + 1..];
                said.len() >= expected.len() - 1
                    && said.iter().zip(&expected[..place]).all(is_like)
                    && said[said.len() - behind.len()..].iter().zip(behind).all(is_like)
            }
        };
        is_right.then_some(()).ok_or_else(|| format!("it says {said:?}, not {expected:?}"))
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        // It never ends by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
