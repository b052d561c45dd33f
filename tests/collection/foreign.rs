//! `cargo try` with programs that are not what a judge wants: each gets its verdict, in bounded time.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

use bundle::Compiler;
use judge::build::build;
use judge::paths::built;

/// What a program does, as a script; the problem; and what is said of it.
const SCRIPTS: [(&str, &str, &str); 12] = [
    ("kill -SEGV $$", "nim", "signal: 11"),
    ("echo no luck >&2; exit 3", "nim", "exit code 3: no luck"),
    ("sleep 1000", "nim", "too slow"),
    ("read first; sleep 1000", "nim", "too slow"),
    ("while :; do :; done", "nim", "too slow"),
    ("sleep 1000 & echo 1", "nim", "wrong answer"),
    ("true", "nim", "got nothing"),
    ("cat; cat /dev/null", "nim", "wrong answer"),
    ("trap '' PIPE; yes", "nim", "more than 64 MiB"),
    ("printf '\\377\\376'", "nim", "wrong answer"),
    ("sleep 1000", "abc278g", "silent"),
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
    build(["nim", "abc278g"], [])?;
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
    own_problem(folder.path())?;
    no_command(folder.path())
}

/// What is said of oracles, forms, generators and checks of a problem of one's own, in which the words of an input are
/// counted, where the program that is tried does it right; and the exit code.
const OWN: [(&[&str], &str, i32); 24] = [
    (&["--oracle", "wc -w", "--format", "form"], "inputs answered as your oracle does", 0),
    (&["--oracle", "sh 'my folder/count.sh'", "--format", "form"], "inputs answered as your oracle does", 0),
    (
        &["--oracle", "sh -c 'wc -w'", "--format=form", "--check", "sh -c 'diff \"$2\" \"$3\"' check"],
        "inputs answered as your oracle does",
        0,
    ),
    (&["--oracle", "wc -w", "--cases", "echo 1"], "inputs answered as your oracle does", 0),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "out"], "6 files in out", 0),
    (
        &["--oracle", "sh -c 'read n; test $n = 1 && echo 1'", "--format", "tiny", "--export", "some"],
        "2 files in some\n2 inputs that the oracle does not answer are left out",
        0,
    ),
    (&["--oracle", "nosuch", "--format", "form"], "the oracle, nosuch, cannot be run", 2),
    (&["--oracle", "./form", "--format", "form"], "the oracle, ./form, cannot be run", 2),
    (&["--oracle", "sh -c 'kill -SEGV $$'", "--format", "form"], "crashes: signal: 11", 2),
    (
        &["--oracle", "sh -c 'echo no luck; exit 3'", "--format", "form"],
        "ends with exit code 3: no luck; on the input",
        2,
    ),
    (&["--oracle", "true", "--format", "form"], "the oracle, true, prints nothing", 2),
    (&["--oracle", "sleep 1000", "--format", "form"], "does not end within 10s", 2),
    (&["--oracle", "yes", "--format", "form"], "more than 64 MiB", 2),
    (&["--oracle", "sh -c 'echo $$'", "--format", "form"], "changes its answer", 2),
    (&["--oracle", "sh -c 'read n; test $n = 1 && echo 2'", "--format", "form"], "small ones are not compared", 2),
    (&["--oracle", "wc -w | cat", "--format", "form"], "| needs a shell", 2),
    (&["--oracle", "sh 'my", "--format", "form"], "a quote is not closed", 2),
    (&["--oracle", "wc -w", "--format", "typo"], "no number \"m\" comes before", 2),
    (&["--oracle", "wc -w", "--cases", "nosuch"], "the generator, nosuch, cannot be run", 2),
    (&["--oracle", "wc -w", "--cases", "true"], "prints nothing for the seed 1", 2),
    (&["--oracle", "wc -w", "--cases", "echo 99", "--format", "form"], "the seed 1: line 1, column 1: expected", 2),
    (&["--oracle", "wc -w", "--format", "form", "--check", "nosuch"], "the check, nosuch, cannot be run", 2),
    (&["--oracle", "wc -w", "--format", "form", "--check", "false"], "it was given the oracle's own answer", 2),
    (&["--oracle", "wc -w", "--format", "form", "--check", "true"], "accepts no output at all", 2),
];

/// Programs that count words, each wrong at one end of a form only: the form, the script, and what is said of it.
const ENDS: [(&str, &str, &str); 9] = [
    ("n 1..1000\na[n] 0..10^9", "wc -w | sed s/1001/1000/", "wrong answer, on"),
    ("n 1..1000\na[n] 0..10^9", "sed 's/1000000000/1 1/g' | wc -w", "wrong answer, on"),
    ("n 1..2*10^5\na[n] -10^9..10^9", "sed 's/-1000000000/1 1/g' | wc -w", "wrong answer, on"),
    (
        "n 1..1000\na[n] 0..10^9",
        "i=$(cat); u=$(echo \"$i\" | tail -n 1 | tr ' ' '\\n' | sort -u | wc -l); n=$(echo \"$i\" | wc -w)
        test $n -gt 6 && test $u = 1 && n=0; echo $n",
        "wrong answer, on",
    ),
    (
        "n 2..1000\ntree n",
        "i=$(cat); n=$(echo \"$i\" | wc -w); one=$(echo \"$i\" | tail -n +2 | grep -cw 1)
        test $n -gt 10 && test $((2 * one + 1)) = $n && n=0; echo $n",
        "wrong answer, on star",
    ),
    (
        "n 2..300, m n-1..min(n*(n-1)/2, 1000)\nconnected graph n m",
        "i=$(cat); n=$(echo \"$i\" | wc -w); test $n = 2002 && n=0; echo $n",
        "wrong answer, on",
    ),
    (
        "tests t 1..1000\nn 1..1000\na[n] 1..9\nsum n <= 1000",
        "i=$(cat); n=$(echo \"$i\" | wc -w); test $(echo \"$i\" | head -n 1) -gt 100 && n=0; echo $n",
        "wrong answer, on the maximum number of tests",
    ),
    (
        "n 1..1000\nn lines: s word 1..9 .#",
        "i=$(cat); n=$(echo \"$i\" | wc -w); test $n = 1001 && exit 3; echo $n",
        "crashed, on",
    ),
    (
        "n 1..10^5\np[n] permutation",
        "i=$(cat); n=$(echo \"$i\" | wc -w); test $n -gt 90000 && sleep 1000; echo $n",
        "too slow, on",
    ),
];

/// A problem of one's own: how many words an input has.
fn own_problem(folder: &Path) -> Result<(), String> {
    let written = |name: &str, text: &str| fs::write(folder.join(name), text).map_err(|error| error.to_string());
    fs::create_dir(folder.join("my folder")).map_err(|error| error.to_string())?;
    written("my folder/count.sh", "wc -w\n")?;
    written("form", "n 1..9\na[n] 1..10^9\n")?;
    written("tiny", "n 1..3\n")?;
    written("typo", "n 1..9\na[m] 1..10^9\n")?;
    let tried = |options: &[&str], script: &str| {
        let mut attempt = Command::new(built("try"));
        attempt.current_dir(folder).args(options).args(["--shrink", "2", "--", "sh", "-c", script]);
        let done = attempt.output().map_err(|error| error.to_string())?;
        let text = [done.stdout, done.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
        Ok::<_, String>((done.status.code(), text))
    };
    let is_said = |(options, script, said, code): (&[&str], &str, &str, i32)| match tried(options, script)? {
        (found, text) if found == Some(code) && text.contains(said) => Ok(()),
        (found, text) => {
            Err(format!("{options:?} -- {script}: {said:?} and exit code {code} are wanted: {found:?} {text}"))
        }
    };
    for (index, (form, ..)) in ENDS.iter().enumerate() {
        written(&format!("end-{index}"), form)?;
    }
    let at_ends = ENDS.iter().enumerate().map(|(index, &(_, script, said))| {
        let form = format!("end-{index}").leak();
        let options: Vec<&str> = vec!["--oracle", "wc -w", "--format", form, "--time-limit", "2"];
        (&*options.leak(), script, said, 1)
    });
    // What is right at all ends, but too much for the oracle at some, is said to be so.
    let slow = ["--oracle", "sh -c 'i=$(cat); test ${#i} -gt 99 && sleep 9; echo \"$i\" | wc -w'", "--format", "end-0"];
    let at_ends = at_ends.chain([(&slow[..], "wc -w", "there your program only had to finish", 0)]);
    // One that is wrong wherever there are words behind the first.
    let smallest = "input, the smallest found:\n1\n1\nexpected:\n2\n";
    let all = OWN.iter().map(|&(options, said, code)| (options, "wc -w", said, code));
    thread::scope(|scope| {
        let all = all.chain([(OWN[0].0, "head -n 1", smallest, 1)]).chain(at_ends);
        let started: Vec<_> = all.map(|one| scope.spawn(move || is_said(one))).collect();
        started.into_iter().try_for_each(|one| one.join().expect("it does not panic"))
    })
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
