//! `cargo try` with programs that are not what a judge wants: each gets its verdict, in bounded time.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

use bundle::Compiler;
use judge::build::build;
use judge::paths::built;

/// What a program does, as a script; the problem; and what is said of it.
const SCRIPTS: [(&str, &str, &str); 17] = [
    ("kill -SEGV $$", "nim", "signal: 11"),
    ("read first; echo no luck >&2; exit 3", "nim", "crashed, on sample-1 of the samples\nexit code 3: no luck\ninput"),
    ("echo no luck >&2; exit 3", "nim", "does not start, on sample-1 of the samples\nexit code 3: no luck\nagain"),
    ("sleep 1000", "nim", "too slow, on sample-1 of the samples\nended after waiting for 10s"),
    ("read first; sleep 1000", "nim", "too slow"),
    ("while :; do :; done", "nim", " of CPU time, above "),
    ("for i in 1 2 3; do (while :; do :; done) & done; wait", "nim", " of CPU time, above "),
    // What is written to the file counts, there alone.
    ("cat >/dev/null; echo W; echo no >$OUTPUT_PATH", "hackerrank_zero_move_nim", "printed:\nno\n"),
    ("sleep 1000 & echo 1", "nim", "wrong answer"),
    ("true", "nim", "got nothing"),
    ("cat; cat /dev/null", "nim", "wrong answer"),
    ("trap '' PIPE; yes", "nim", "more than 64 MiB"),
    ("printf '\\377\\376'", "nim", "wrong answer"),
    ("sleep 1000", "abc278g", "silent"),
    ("echo no luck >&2; exit 3", "abc278g", "does not start: exit code 3: no luck\n"),
    ("while :; do :; done", "abc278g", "too slow: "),
    ("trap '' PIPE; while :; do echo First; done", "abc278g", "lost"),
];

/// A recursion that a stack of 8 MiB is not enough for, but the judge's memory is.
const DEEP: &str = "
fn depth(n: u64) -> u64 {
    if n == 0 { 0 } else { std::hint::black_box(depth(std::hint::black_box(n - 1)) + 1) }
}
fn main() {
    println!(\"{}\", depth(400_000) - 400_000);
}
";

/// All of them at the same time, as most only wait.
pub fn programs() -> Result<(), String> {
    build(["nim", "abc278g", "hackerrank_zero_move_nim"], [])?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let deep = folder.path().join("deep.exe");
    let source = folder.path().join("deep.rs");
    fs::write(&source, DEEP).map_err(|error| error.to_string())?;
    Compiler::new("2021", false)?.compile(&source, &[], &deep)?;
    let deep = deep.to_string_lossy().into_owned();
    thread::scope(|scope| {
        let sh = |script: &str| vec!["sh".to_owned(), "-c".to_owned(), script.to_owned()];
        let scripts = SCRIPTS.map(|(script, slug, said)| (sh(script), slug, said));
        let all = scripts.into_iter().chain([(vec![deep], "nim", "its recursion is as deep as the input")]);
        let started: Vec<_> =
            all.map(|(command, slug, said)| scope.spawn(move || is_said(&command, slug, said))).collect();
        started.into_iter().try_for_each(|one| one.join().expect("it does not panic"))
    })?;
    no_command(folder.path())
}

/// The verdict of a command has these words.
fn is_said(command: &[String], slug: &str, said: &str) -> Result<(), String> {
    let mut attempt = Command::new(built("try"));
    let output = attempt.args([slug, "--time", "0.2", "--shrink", "0", "--"]).args(command).output();
    let output = output.map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let is_right = output.status.code() == Some(1) && text.contains(said);
    is_right.then_some(()).ok_or_else(|| format!("{command:?}: {}, without {said:?}: {text}", output.status))
}

/// A command that is not there cannot be tried.
fn no_command(folder: &Path) -> Result<(), String> {
    let missing = folder.join("missing");
    let output = Command::new(built("try")).args(["nim", "--"]).arg(&missing).output();
    let output = output.map_err(|error| error.to_string())?;
    match output.status.code() {
        Some(2) => Ok(()),
        _ => Err(format!("{}: {}", output.status, String::from_utf8_lossy(&output.stdout))),
    }
}
