//! `cargo try` with programs that are right, though not as others are: none is refused.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

use bundle::Compiler;
use judge::build::build;
use judge::paths::built;

/// What a program does, as a script that runs the collection's own; the problem; and what is said of it.
const SCRIPTS: [(&str, &str, &str); 3] = [
    // As the judge's own beginning of a program writes it; what else is printed is for its author.
    ("\"$0\" >$OUTPUT_PATH; echo debug", "hackerrank_zero_move_nim", "passed: all small cases"),
    ("exec \"$0\"", "hackerrank_zero_move_nim", "passed: all small cases"),
    // It takes long before it reads, so small cases are tried together: there is time for all of them.
    ("i=0; while [ $i -lt 60000 ]; do i=$((i+1)); done; exec \"$0\"", "cf2004e", "passed: all small cases"),
];

/// Joins two vertices of different colours as long as there are such. It leaves after the last of its moves, though the
/// judge has still to say that it has won.
const LEAVES: &str = r#"
use std::io::{stdin, Write};

fn numbers() -> Vec<usize> {
    let mut line = String::new();
    stdin().read_line(&mut line).unwrap();
    line.split_whitespace().map(|number| number.parse().unwrap()).collect()
}

fn main() {
    let n = numbers()[0];
    let mut joined = vec![vec![false; n]; n];
    let join = |a: usize, b: usize, joined: &mut Vec<Vec<bool>>| {
        joined[a][b] = true;
        joined[b][a] = true;
    };
    for _ in 1..n {
        let edge = numbers();
        join(edge[0] - 1, edge[1] - 1, &mut joined);
    }
    let mut colours = vec![0; n];
    let mut open = vec![(0, n)];
    while let Some((vertex, before)) = open.pop() {
        for next in (0..n).filter(|&next| joined[vertex][next] && next != before) {
            colours[next] = 1 - colours[vertex];
            open.push((next, vertex));
        }
    }
    let pairs = || (0..n).flat_map(|b| (0..b).map(move |a| (a, b)));
    let left = |joined: &Vec<Vec<bool>>| pairs().find(|&(a, b)| colours[a] != colours[b] && !joined[a][b]);
    let moves = pairs().filter(|&(a, b)| colours[a] != colours[b] && !joined[a][b]).count();
    let mut is_mine = moves % 2 == 1;
    println!("{}", if is_mine { "First" } else { "Second" });
    while let Some((a, b)) = left(&joined) {
        if is_mine {
            println!("{} {}", a + 1, b + 1);
            std::io::stdout().flush().unwrap();
            join(a, b, &mut joined);
        } else {
            let edge = numbers();
            join(edge[0] - 1, edge[1] - 1, &mut joined);
        }
        is_mine = !is_mine;
    }
}
"#;

/// All of them at the same time.
pub fn programs() -> Result<(), String> {
    build(["abc398e", "cf2004e", "hackerrank_zero_move_nim"], [])?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let path = |name: &str| folder.path().join(name);
    fs::write(path("leaves.rs"), LEAVES).map_err(|error| error.to_string())?;
    Compiler::new("2021", false)?.compile(&path("leaves.rs"), &[], &path("leaves.exe"))?;
    thread::scope(|scope| {
        let leaves = scope.spawn(|| passes(&mut tried("abc398e", &path("leaves.exe"), &[]), "dialogues won"));
        let script = |(does, slug, said): (&'static str, &'static str, &'static str)| {
            scope.spawn(move || {
                let own = built(slug).to_string_lossy().into_owned();
                passes(&mut tried(slug, Path::new("sh"), &["-c", does, &own]), said)
            })
        };
        let mut started = SCRIPTS.map(script).into_iter().chain([leaves]);
        started.try_for_each(|one| one.join().expect("it does not panic"))
    })
}

/// An attempt with this program.
fn tried(slug: &str, program: &Path, arguments: &[&str]) -> Command {
    let mut attempt = Command::new(built("try"));
    attempt.args([slug, "--"]).arg(program).args(arguments);
    attempt
}

/// All is right, and this is said.
fn passes(attempt: &mut Command, said: &str) -> Result<(), String> {
    let output = attempt.output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let is_right = output.status.success() && text.contains(said);
    is_right.then_some(()).ok_or_else(|| format!("{attempt:?}: {}, without {said:?}: {text}", output.status))
}
