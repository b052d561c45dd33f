//! Runs a bundle on the samples of its problem.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use entry::{Judge, Program};

use crate::files_at;
use crate::rustc::{cargo, command, run_on};

/// Refuses a bundle for `judge`, compiled to `executable`, that does not print what the program prints on a sample of
/// the problem.
///
/// # Errors
/// Which sample, and the first lines that differ; or that nothing can be run.
pub fn compare_on_samples(root: &Path, program: &Program, judge: &Judge, executable: &Path) -> Result<(), String> {
    let files = files_at(program, judge);
    // A name alone would be looked for elsewhere.
    let found = fs::canonicalize(executable);
    let executable = &found.map_err(|error| format!("{}: {error}", executable.display()))?;
    for input in samples(root, program) {
        let in_file = |error| format!("{}: {error}", input.display());
        let text = fs::read_to_string(&input).map_err(in_file)?;
        let bundled = match files {
            Some(files) => run_with(files, executable, &text)?,
            None => run_on(&mut command(executable), &text)?,
        };
        let expected = fs::read(input.with_extension("out")).unwrap_or_default();
        if bundled.status.success() && bundled.stdout == expected {
            continue;
        }
        // Of several right answers, the program may give another one.
        let mut under_cargo = cargo();
        under_cargo.args(["run", "--quiet", "--release", "--bin", &program.slug]).current_dir(root);
        let output = run_on(&mut under_cargo, &text)?;
        if (bundled.status.code(), &bundled.stdout) != (output.status.code(), &output.stdout) {
            return Err(difference(program, &input, &bundled, &output));
        }
    }
    Ok(())
}

/// Runs it in a folder with the input in one file, and takes the other file for its output.
fn run_with((input, output): (&str, &str), executable: &Path, text: &str) -> Result<Output, String> {
    let in_folder = |error| format!("{input}: {error}");
    let folder = tempfile::tempdir().map_err(in_folder)?;
    fs::write(folder.path().join(input), text).map_err(in_folder)?;
    let mut ended = run_on(command(executable).current_dir(&folder), "")?;
    ended.stdout.extend(fs::read(folder.path().join(output)).unwrap_or_default());
    Ok(ended)
}

/// The samples of the problem, by the files with their inputs. Dialogues have none, and so have programs that are not
/// of this collection.
pub fn samples(root: &Path, program: &Program) -> Vec<PathBuf> {
    if program.path.parent() != Some(&root.join("src/bin")) {
        return vec![];
    }
    let folder = root.join("testdata").join(&program.slug);
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_sample = |path: &PathBuf| {
        let starts = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("sample-"));
        starts && path.extension().is_some_and(|extension| extension == "in")
    };
    let mut samples: Vec<PathBuf> = files.filter(is_sample).collect();
    samples.sort();
    samples
}

fn difference(program: &Program, input: &Path, bundled: &Output, output: &Output) -> String {
    let lines = |output: &Output| -> Vec<String> {
        let text = String::from_utf8_lossy(&output.stdout);
        text.lines().map(|line| format!("`{line}`")).chain([output.status.to_string()]).collect()
    };
    let (ours, theirs) = (lines(bundled), lines(output));
    let i = ours.iter().zip(&theirs).take_while(|(a, b)| a == b).count().min(ours.len() - 1).min(theirs.len() - 1);
    let name = input.file_stem().unwrap_or_default().to_string_lossy();
    let (slug, number) = (&program.slug, i + 1);
    format!("{slug}: on {name}, line {number} of the bundle's output is {}, of the program's {}", ours[i], theirs[i])
}
