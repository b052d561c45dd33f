//! The command `law`, as people call it: rules in Rust, also several at once, and output that nobody can take.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Where cargo has built it: newer ones say so, older ones put it above the folder of the tests.
fn law() -> Command {
    let built = env::var_os("CARGO_BIN_EXE_law").map_or_else(
        || {
            let this = env::current_exe().unwrap();
            this.parent().unwrap().with_file_name(format!("law{}", env::consts::EXE_SUFFIX))
        },
        PathBuf::from,
    );
    Command::new(built)
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Files in a folder of this test.
fn written<const N: usize>(files: [(&str, String); N]) -> [PathBuf; N] {
    let folder = entry::root().join("target/law/of-tests");
    files.map(|(name, text)| {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    })
}

/// A rule in Rust: take as many as `most`.
fn rule(most: usize) -> String {
    format!(
        "use explore::heaps;\n\nfn main() {{\n    \
         heaps(|n| (1..=n.min({most})).map(|taken| vec![n - taken]).collect()).show(10);\n}}\n"
    )
}

/// What each prints, all started before one has ended.
fn at_once(files: &[&Path]) -> Vec<Output> {
    let start = |file: &&Path| law().arg(file).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let started: Vec<_> = files.iter().map(start).collect();
    started.into_iter().map(|run| run.wait_with_output().unwrap()).collect()
}

/// This builds the explorer for them, once.
#[test]
fn rules_in_rust_at_once_show_each_its_own() {
    let [one, two, same_name, copy, wrong] = written([
        ("one.rs", rule(1)),
        ("two.rs", rule(2)),
        ("other/one.rs", rule(3)),
        ("copy of two.rs", rule(2)),
        ("wrong.rs", "fn main() {\n    no_such();\n}\n".to_owned()),
    ]);
    for _ in 0..2 {
        let ended = at_once(&[&one, &two, &same_name, &copy, &wrong]);
        for (run, most) in ended.iter().zip([1, 2, 3, 2]) {
            assert!(run.status.success(), "{run:?}");
            let shown = text(&run.stdout);
            assert!(shown.contains(&format!(": period {} from n = 0", most + 1)), "{shown}");
        }
        assert_eq!(ended[4].status.code(), Some(1), "{:?}", ended[4]);
        assert!(text(&ended[4].stderr).contains("cannot find function `no_such`"), "{:?}", ended[4]);
    }
    // A reader who leaves ends one of these quietly, too.
    let closed = law().arg(&one).stdout(closed_pipe()).output().unwrap();
    assert_eq!((text(&closed.stderr), closed.status.code()), ("", Some(0)));
}

/// A pipe that nobody reads.
fn closed_pipe() -> io::PipeWriter {
    io::pipe().unwrap().1
}

#[test]
fn a_reader_who_has_left_ends_it_quietly() {
    for arguments in
        [&["take 1,2"][..], &["--list"], &["--help"], &["take any", "--json"], &["7 * 9 / 5"], &["*3 + *4"]]
    {
        let output = law().args(arguments).stdout(closed_pipe()).output().unwrap();
        assert_eq!((text(&output.stderr), output.status.code()), ("", Some(0)), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let expected = "error: cannot write: No space left on device (os error 28)\n";
    for arguments in
        [&["take 1,2"][..], &["--list"], &["--help"], &["take any", "--json"], &["7 * 9 / 5"], &["*3 + *4"]]
    {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let output = law().args(arguments).stdout(full).output().unwrap();
        assert_eq!((text(&output.stderr), output.status.code()), (expected, Some(2)), "{arguments:?}");
    }
}

/// A period that is proven beyond a short table, and limits of time and memory.
#[test]
fn short_tables_and_limits_end_in_an_answer() {
    for arguments in [&["4.C", "--to", "60"][..], &["0.77A", "--to", "30"], &["take powers of 10", "--to", "5"]] {
        for json in [&[][..], &["--json"]] {
            let output = law().args(arguments).args(json).output().unwrap();
            assert_eq!((text(&output.stderr), output.status.code()), ("", Some(0)), "{arguments:?}");
            assert!(text(&output.stdout).contains("proven"), "{output:?}");
        }
    }
    let output = law().args(["cram 5x5", "--memory", "1"]).output().unwrap();
    let expected = "error: no form: 1 MiB are used up; --memory allows more\n";
    assert_eq!((text(&output.stderr), output.status.code()), (expected, Some(1)));
    let output = law().args(["0.106", "--memory", "3", "--seconds", "60"]).output().unwrap();
    assert!(text(&output.stdout).contains("no period is proven by the values up to 1"), "{output:?}");
    let endless = "two heaps: give any to the second; throw one away and split the other";
    let output = law().args([endless, "--json"]).output().unwrap();
    assert!(text(&output.stdout).starts_with("{\"error\":{"), "{output:?}");
}

#[test]
fn heaps_behind_a_rule_are_answered_or_refused_with_their_place() {
    let output = law().arg("nim 3 4 5").output().unwrap();
    let expected = "A move takes any number of stones from a heap. The last move wins.\n\
        notation: take any on 3 4 5\nheaps: 3, 4, 5\nvalues: 3, 4, 5; their XOR is 2\n\
        the first player wins, by this move:\n  3 → 1\n";
    assert_eq!((text(&output.stdout), output.status.code()), (expected, Some(0)));
    let output = law().args(["take", "1,2", "10"]).output().unwrap();
    let expected = "error: \"10\" (character 10): expected \",\" before another number of the rule, or \"on\" before \
        the heaps of a position; do you mean \"take 1,2,10\" or \"take 1,2 on 10\"?\n  take 1,2 10\n           ^\n";
    assert_eq!((text(&output.stderr), output.status.code()), (expected, Some(1)));
    let output = law().arg("-1/2").output().unwrap();
    assert!(text(&output.stderr).contains("stands behind --, as in: cargo law -- -1/2"), "{output:?}");
}
