//! The submission of a program, for its judge and for judges without crates: it compiles alone, is short, answers the
//! cases, and refuses what no program takes.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::golden::compare_program;
use crate::harness::Trial;
use crate::interact;
use crate::place::{built, cases, folder, root};
use crate::problem::{Game, Problem};
use crate::process::answer;

/// No submission is longer than this, in bytes, so that it can be read. The judges take more.
const LONGEST: usize = 32 << 10;

/// The judge without crates that takes every edition: its submission fits all others.
const ANY: &str = "any";

/// The tests of this kind: one, or two where the judge has crates.
pub fn trials(problem: &'static Problem) -> Vec<Trial> {
    let source = fs::read_to_string(root().join(format!("src/bin/{}.rs", problem.slug))).unwrap_or_default();
    let has_crates = source.contains("//! - Judge: <https://atcoder.jp/");
    let judges = [Some((ANY, "without-crates")), has_crates.then_some(("atcoder", "with-crates"))];
    let trial = |(judge, name): (&'static str, &str)| {
        Trial::new(format!("{}::bundle::{name}", problem.slug), move || bundle(problem, judge))
    };
    judges.into_iter().flatten().map(trial).collect()
}

/// Compiles the submission and tries it, unless exactly this has passed before.
fn bundle(problem: &Problem, judge: &str) -> Result<(), String> {
    let mark = folder().with_file_name("bundles").join(format!("{}-{judge}", problem.slug));
    let content = format!("{:016x}", content(problem));
    if fs::read_to_string(&mark).is_ok_and(|passed| passed == content) {
        return Ok(());
    }
    let directory = tempfile::tempdir().map_err(|error| error.to_string())?;
    let (source, program) = (directory.path().join("main.rs"), directory.path().join("main.exe"));
    let mut command = Command::new(built("submission"));
    command.args([problem.slug, "--judge", judge, "--output"]).arg(&source).arg("--compile").arg(&program);
    let output = command.current_dir(root()).output().map_err(|error| format!("submission: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let length = fs::metadata(&source).map_err(|error| error.to_string())?.len();
    if length > LONGEST as u64 {
        return Err(format!("{length} bytes, above {LONGEST}"));
    }
    tried(problem, &program)?;
    let written = mark.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&mark, content));
    written.map_err(|error| format!("{}: {error}", mark.display()))
}

/// Runs the golden cases, or plays one dialogue, and refuses what no program takes.
fn tried(problem: &Problem, program: &Path) -> Result<(), String> {
    let ending = answer(program, "9".repeat(100))?;
    // One line says what was expected; that it does not say where is what makes it short.
    let is_line = ending.errors.starts_with("error: expected ") && ending.errors.lines().count() == 1;
    if ending.code != Some(1) || !ending.output.is_empty() || !is_line {
        return Err(ending.described());
    }
    match problem.game {
        Game::Dialogue(_) => interact::play_one(problem, program),
        Game::Oracle(_) => cases(problem.slug)?.iter().try_for_each(|case| {
            compare_program(program, problem, &format!("{}-bundle", case.name), &case.input, &case.output)
        }),
    }
}

/// All that the result depends on, in a number: the program, the library, the bundler, the compiler, this program, and
/// the cases.
fn content(problem: &Problem) -> u64 {
    static COMMON: OnceLock<u64> = OnceLock::new();
    let common = COMMON.get_or_init(|| {
        let mut hasher = DefaultHasher::new();
        let mut files = vec![built("submission"), root().join("Cargo.lock")];
        let folders = ["io", "games", "graphs", "structures", "arithmetic"];
        folders.iter().for_each(|folder| below(&root().join("src").join(folder), &mut files));
        files.extend(std::env::current_exe());
        files.iter().for_each(|file| fs::read(file).ok().hash(&mut hasher));
        let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
        Command::new(rustc).arg("-vV").output().map(|output| output.stdout).ok().hash(&mut hasher);
        hasher.finish()
    });
    let mut files = vec![root().join(format!("src/bin/{}.rs", problem.slug))];
    below(&root().join("testdata").join(problem.slug), &mut files);
    let mut hasher = DefaultHasher::new();
    common.hash(&mut hasher);
    files.iter().for_each(|file| (file, fs::read(file).ok()).hash(&mut hasher));
    hasher.finish()
}

/// Adds the files below a folder, in a fixed order.
fn below(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        match path.is_dir() {
            true => below(&path, found),
            false => found.push(path),
        }
    }
}
