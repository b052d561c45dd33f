//! Building programs and their evidence by calling cargo.

use std::process::{Command, Stdio};

use crate::paths::{PLAIN, folder, root};

/// The bundler, as [`build`] is told of it.
pub const BUNDLER: [&str; 4] = ["-p", "bundle", "--bin", "submission"];

/// Builds the programs of these slugs, the evidence for them, what programs are tried with, `limited`, `try` and
/// `tried`, what positions are read by, `explain`, and what else these words name to cargo. It takes the profile with
/// which this program was built.
///
/// # Errors
/// If cargo fails; it has said why.
pub fn build<'a>(
    slugs: impl IntoIterator<Item = &'a str>,
    others: impl IntoIterator<Item = &'a str>,
) -> Result<(), String> {
    let mut build =
        cargo(&["build", "-p", "grundy", "-p", "evidence", "-p", "judge", "-p", "attempt", "-p", "explain"]);
    build.args(["--bin", "limited", "--bin", "try", "--bin", "tried", "--bin", "explain"]).args(others);
    build.args(slugs.into_iter().flat_map(|slug| ["--bin", slug, "--example", slug]));
    done(build)
}

/// Builds these programs as fast as can be, without their evidence: see [`built_plainly`](crate::paths::built_plainly).
///
/// # Errors
/// If cargo fails; it has said why.
pub fn build_plainly<'a>(slugs: impl IntoIterator<Item = &'a str>) -> Result<(), String> {
    let mut slugs = slugs.into_iter().peekable();
    if slugs.peek().is_none() {
        return Ok(());
    }
    let mut build = cargo_on(&["build", "-p", "grundy", "--profile", PLAIN]);
    build.args(slugs.flat_map(|slug| ["--bin", slug]));
    done(build)
}

/// Builds the evidence for these problems alone.
///
/// # Errors
/// If cargo fails; it has said why.
pub fn build_evidence<'a>(slugs: impl IntoIterator<Item = &'a str>) -> Result<(), String> {
    let mut slugs = slugs.into_iter().peekable();
    if slugs.peek().is_none() {
        return Ok(());
    }
    let mut build = cargo(&["build", "-p", "evidence"]);
    build.args(slugs.flat_map(|slug| ["--example", slug]));
    done(build)
}

/// Builds `explain`, without a word, and says whether it is there: a game can be played without it.
pub fn build_explain() -> bool {
    let mut build = cargo(&["build", "--quiet", "-p", "explain", "--bin", "explain"]);
    build.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// Runs the tests of these packages, with these arguments, and says whether all have passed. If the packages were among
/// those that `cargo test` takes, cargo would build their tests for one problem, too.
///
/// # Errors
/// If cargo cannot be started.
pub fn test_packages(packages: &[&str], arguments: &[String]) -> Result<bool, String> {
    let mut test = entry::cargo();
    test.arg("test").args(folder().ends_with("release").then_some("--release")).current_dir(root());
    in_our_folder(&mut test);
    test.args(packages.iter().flat_map(|package| ["-p", package]));
    let status = test.arg("--").args(arguments).status().map_err(|error| format!("cargo: {error}"))?;
    Ok(status.success())
}

/// Runs the unit tests of the rules that several problems share. If their package were one of those that `cargo test`
/// takes, cargo would build the evidence for every problem.
///
/// # Errors
/// If one of them fails, or none is there.
pub fn test_shared_rules() -> Result<(), String> {
    let output = cargo(&["test", "-p", "evidence", "--lib"]).output();
    let output = output.map_err(|error| format!("cargo: {error}"))?;
    let [out, errors] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
    let passed = output.status.success() && !out.contains("running 0 tests");
    passed.then_some(()).ok_or_else(|| format!("cargo test -p evidence --lib: {}\n{errors}{out}", output.status))
}

/// Cargo with these arguments, on this workspace, in the profile with which this program was built.
fn cargo(arguments: &[&str]) -> Command {
    let mut cargo = cargo_on(arguments);
    cargo.args(folder().ends_with("release").then_some("--release"));
    cargo
}

/// Cargo with these arguments, on this workspace. At a terminal its own words are the sign of life; elsewhere it is
/// quiet.
fn cargo_on(arguments: &[&str]) -> Command {
    let mut cargo = entry::cargo();
    cargo.args(arguments).args(entry::quiet()).current_dir(root());
    in_our_folder(&mut cargo);
    cargo
}

/// What cargo builds lies where [`built`](crate::paths::built) looks for it.
fn in_our_folder(cargo: &mut Command) {
    let folder = folder();
    cargo.env("CARGO_TARGET_DIR", folder.parent().expect("the folder of a profile lies in one"));
}

/// Where this program lies in a folder that several checkouts build into, it may be of another one: then ours is built
/// and takes over, by these words for cargo, and its exit code is given. Nothing happens elsewhere.
///
/// # Errors
/// If cargo cannot be started.
pub fn taken_over(words: &[&str]) -> Result<Option<u8>, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let folder = folder();
    let target = folder.parent().expect("the folder of a profile lies in one");
    if this.starts_with(root()) || this.starts_with(target) || std::env::var_os(TAKEN_OVER).is_some() {
        return Ok(None);
    }
    let mut cargo = cargo(words);
    let status = cargo.arg("--").args(std::env::args_os().skip(1)).env(TAKEN_OVER, "1").status();
    let status = status.map_err(|error| format!("cargo: {error}"))?;
    Ok(Some(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(2)))
}

/// The variable that says that this has happened, so that it does not happen again.
pub const TAKEN_OVER: &str = "GRUNDY_TAKEN_OVER";

/// Runs it to its end.
fn done(mut build: Command) -> Result<(), String> {
    let status = build.status().map_err(|error| format!("cargo: {error}"))?;
    status.success().then_some(()).ok_or_else(|| format!("cargo build: {status}"))
}

/// The names of all programs that have evidence, sorted.
///
/// # Errors
/// If the folder cannot be read.
pub fn slugs() -> Result<Vec<String>, String> {
    let examples = root().join("tests/evidence/examples");
    let files = std::fs::read_dir(&examples).map_err(|error| format!("{}: {error}", examples.display()))?;
    let names = files.flatten().map(|file| file.file_name().to_string_lossy().into_owned());
    let mut slugs: Vec<String> = names.filter_map(|name| Some(name.strip_suffix(".rs")?.to_owned())).collect();
    slugs.sort();
    Ok(slugs)
}
