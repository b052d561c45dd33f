//! `cargo try` with what people give it beside their program, and several runs at once: nothing is believed that play
//! refutes, nothing is taken for a case that is none, and no run meets the files of another.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use judge::build::{TAKEN_OVER, build};
use judge::paths::built;

/// All of it.
pub fn given() -> Result<(), String> {
    build(["nim", "p1247", "p2599", "cf2062e1"], [])?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let here = folder.path();
    imports(here)?;
    encodings(here)?;
    exports(here)?;
    options_behind_a_source(here)?;
    closed_outputs(here)?;
    another_checkout(here)?;
    two_at_once(here)
}

fn attempt(folder: &Path, words: &[&str]) -> Result<Output, String> {
    Command::new(built("try")).args(words).current_dir(folder).output().map_err(|error| error.to_string())
}

/// The exit code, and a part of what is said on either stream.
pub fn says(folder: &Path, words: &[&str], code: i32, said: &[&str]) -> Result<(), String> {
    let output = attempt(folder, words)?;
    let text = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned()).concat();
    let missing = said.iter().find(|said| !text.contains(**said));
    match (output.status.code() == Some(code), missing) {
        (true, None) => Ok(()),
        _ => Err(format!("{words:?}: {}, not exit code {code} with {said:?}: {text}", output.status)),
    }
}

fn write(path: &Path, text: impl AsRef<[u8]>) -> Result<(), String> {
    path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, text)).map_err(|e| e.to_string())
}

/// The collection's own program for a problem, as somebody's.
fn right(slug: &str) -> String {
    built(slug).to_string_lossy().into_owned()
}

/// Play is believed, and the file of another answer named; hidden files are no cases.
fn imports(here: &Path) -> Result<(), String> {
    let cases = here.join("cases");
    write(&cases.join("1.in"), "1\n2\n1 2\n")?;
    write(&cases.join("1.out"), "No\n")?;
    write(&cases.join("._1.in"), [0xc0, 0, 0xff])?;
    let not_believed = "1.out has \"No\", where play says \"Yes\": the file is not believed";
    says(here, &["nim", "--import", "cases", "--", &right("nim")], 0, &[not_believed, "imported cases"])?;
    let always_no = ["nim", "--import", "cases", "--", "sh", "-c", "echo No"];
    says(here, &always_no, 1, &[not_believed, "wrong answer, on 1 of the imported cases"])?;
    // Two answers, the first of which is right.
    write(&cases.join("1.out"), "Yes\n")?;
    write(&cases.join("1.ans"), "No\n")?;
    let differ = ["1.out and", "1.ans differ: the first is taken"];
    says(here, &["nim", "--import", "cases", "--", &right("nim")], 0, &differ)?;
    // One heap that is won, called lost; and where several outputs are right, one that is none of them.
    write(&here.join("ends/1.in"), "1\n1\n5\n")?;
    write(&here.join("ends/1.out"), "0\n")?;
    let not_believed = ["1.out has \"0\", where play says \"1\""];
    says(here, &["p2599", "--import", "ends", "--", &right("p2599")], 0, &not_believed)?;
    let sample = fs::read_to_string(judge::paths::root().join("testdata/cf2062e1/sample-1.in"));
    write(&here.join("several/1.in"), sample.map_err(|error| error.to_string())?)?;
    write(&here.join("several/1.out"), "0\n".repeat(5))?;
    says(here, &["cf2062e1", "--import", "several", "--", &right("cf2062e1")], 0, &["the file is not believed"])?;
    // An oracle of one's own is believed as play is.
    write(&here.join("form"), "n 1..3")?;
    write(&here.join("own/1.in"), "2\n")?;
    write(&here.join("own/1.out"), "3\n")?;
    let own = ["--oracle", "cat", "--format", "form", "--import", "own", "--", "cat"];
    says(here, &own, 0, &["1.out has \"3\", where your oracle says \"2\": the file is not believed"])
}

/// A mark of the byte order is no part of a case; UTF-16 is named.
fn encodings(here: &Path) -> Result<(), String> {
    write(&here.join("mark.in"), "\u{feff}1\n2\n1 2\n")?;
    says(here, &["nim", "--case", "mark.in", "--", &right("nim")], 0, &["1 right"])?;
    let utf_16: Vec<u8> = "\u{feff}1\r\n2\r\n1 2\r\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    write(&here.join("utf16.in"), &utf_16)?;
    let named = ["utf16.in is in UTF-16, as PowerShell may write it; save it as UTF-8"];
    says(here, &["nim", "--case", "utf16.in", "--", &right("nim")], 2, &named)?;
    says(here, &["--oracle", "cat", "--format", "utf16.in", "--", "cat"], 2, &named)?;
    write(&here.join("imported/1.in"), &utf_16)?;
    says(here, &["nim", "--import", "imported", "--", &right("nim")], 2, &["1.in is in UTF-16"])
}

/// Cases are not written among other files.
fn exports(here: &Path) -> Result<(), String> {
    says(here, &["nim", "--export", "exported"], 0, &["files in exported"])?;
    says(here, &["p2599", "--export", "exported"], 2, &["exported is not empty"])?;
    // What a judge promises holds in them: here, that no heap is empty.
    says(here, &["p1247", "--export", "promised"], 0, &["files in promised"])?;
    let inputs = fs::read_dir(here.join("promised")).map_err(|error| error.to_string())?.flatten();
    let inputs = inputs.map(|file| file.path()).filter(|path| path.extension().is_some_and(|end| end == "in"));
    let texts = inputs.map(|path| fs::read_to_string(path).unwrap_or_default());
    let is_broken = |text: &String| text.split_whitespace().any(|number| number == "0");
    if let Some(text) = texts.filter(|text| text.len() < 1000).find(is_broken) {
        return Err(format!("P1247 has no empty heap, and is given {text:?}"));
    }
    write(&here.join("mine/sample-1.in"), "notes")?;
    says(here, &["nim", "--export", "mine"], 2, &["mine is not empty"])?;
    let notes = fs::read_to_string(here.join("mine/sample-1.in")).unwrap_or_default();
    (notes == "notes").then_some(()).ok_or_else(|| "a file of somebody's own was overwritten".to_owned())
}

/// What stands behind a source is an option, too.
fn options_behind_a_source(here: &Path) -> Result<(), String> {
    write(&here.join("mine.py"), "print('Yes')\n")?;
    says(here, &["nim", "mine.py", "--seed", "3", "--shrink", "0"], 1, &["run as: python3 mine.py", "wrong answer"])?;
    says(here, &["nim", "mine.py", "--", "./a.out"], 2, &["mine.py and ./a.out are two programs"])?;
    says(here, &["nim", "mine.py", "--sead", "3"], 2, &["there is no option `--sead`: did you mean `--seed`?"])?;
    // Where a command is asked for, a source is one, too.
    write(&here.join("form"), "n 1..3")?;
    write(&here.join("slow.py"), "print(input())\n")?;
    says(here, &["--oracle", "slow.py", "--format", "form", "--", "cat"], 0, &["passed"])
}

/// Nobody listens any more, or nothing can be written: no panic.
fn closed_outputs(here: &Path) -> Result<(), String> {
    let run = |script: &str| {
        let mut sh = Command::new("sh");
        sh.args(["-c", script, "sh"]).arg(built("try")).arg(right("nim")).current_dir(here);
        let output = sh.output().map_err(|error| error.to_string())?;
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        match errors.contains("panicked") {
            true => Err(format!("{script}: {errors}")),
            false => Ok(errors),
        }
    };
    run("\"$1\" nim -- \"$2\" | head -1")?;
    run("\"$1\" nim -- \"$2\" >&-")?;
    run("\"$1\" --help | head -1")?;
    let full = Path::new("/dev/full");
    match full.exists() && !run("\"$1\" nim -- \"$2\" >/dev/full")?.contains("cannot write") {
        true => Err("a full output is not said".to_owned()),
        false => Ok(()),
    }
}

/// The programs are those of the checkout in which cargo was called, or in which one is, whoever has built the tool.
fn another_checkout(here: &Path) -> Result<(), String> {
    let checkout = here.join("checkout");
    for part in ["src/bin/only_here.rs", "tests/evidence/examples/only_here.rs", "tools/collection/entry/Cargo.toml"] {
        write(&checkout.join(part), ["//!", " # Only here — a game\n"].concat())?;
    }
    let renamed = here.join("renamed");
    let says = |here: &Path, manifest: Option<&Path>| {
        let mut command = Command::new(built("try"));
        command.arg("only_her").current_dir(here).env_remove("CARGO_MANIFEST_DIR");
        // There is nothing that cargo could build.
        command.env(TAKEN_OVER, "1");
        manifest.map(|manifest| command.env("CARGO_MANIFEST_DIR", manifest));
        let output = command.output().map_err(|error| error.to_string())?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        text.contains("only_here").then_some(()).ok_or_else(|| format!("another checkout is read: {text}"))
    };
    says(&checkout.join("src"), None)?;
    says(Path::new("/"), Some(&checkout.join("tools/collection")))?;
    fs::rename(&checkout, &renamed).map_err(|error| error.to_string())?;
    says(&renamed, None)
}

/// Two runs at once keep a case each, and what each says to try it again fails again.
fn two_at_once(here: &Path) -> Result<(), String> {
    let run = |answer: &str| {
        let mut command = Command::new(built("try"));
        command.args(["nim", "--shrink", "0.5", "--", "sh", "-c", &format!("echo {answer}")]);
        command.current_dir(here).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(|e| e.to_string())
    };
    let runs = [run("Yes")?, run("No")?];
    let mut kept = vec![];
    for run in runs {
        let output = run.wait_with_output().map_err(|error| error.to_string())?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let case = text.lines().find_map(|line| line.strip_prefix("again: cargo try nim --case "));
        let case = case.and_then(|rest| rest.split(" -- ").next()).map(str::to_owned);
        kept.push(case.ok_or_else(|| format!("nothing says how to try it again: {text}"))?);
    }
    if kept[0] == kept[1] {
        return Err(format!("two runs kept {}", kept[0]));
    }
    for (case, answer) in kept.iter().zip(["echo Yes", "echo No"]) {
        says(here, &["nim", "--case", case.trim_matches('\''), "--", "sh", "-c", answer], 1, &["wrong answer"])?;
    }
    Ok(())
}
