//! A run finds what is wrong: where a wrong variant takes the place of a program, its evidence fails. And what is said
//! to rest on nothing else rests on nothing else.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use ::collection::reach::{Manner, Reach, STANDING_FOR_ALL, Tree};
use bundle::Kept;
use entry::{ANY, Facts, Least, Program, Wrong};
use judge::build::build;
use judge::harness::Event;
use judge::paths::{built, evidence, folder, root};

/// Of each problem that stands for all, one wrong variant in the place of the program.
pub fn are_caught() -> Result<(), String> {
    build(STANDING_FOR_ALL, [])?;
    STANDING_FOR_ALL.iter().try_for_each(|slug| caught(slug).map_err(|error| format!("{slug}: {error}")))
}

/// The evidence stands in a folder of its own, in which a script is the program.
fn caught(slug: &str) -> Result<(), String> {
    let facts = Facts::read(root(), slug)?.ok_or("there are no facts")?;
    // Small inputs reject it, if it answers inputs.
    let is_short = |wrong: &&Wrong| matches!(wrong.least, Least::Short { .. });
    let wrong = facts.wrong.iter().find(is_short).or(facts.wrong.first());
    let wrong = &wrong.ok_or("there is no wrong variant")?.name;
    let inside = folder().with_file_name("liars");
    let place = inside.join(slug).join("debug");
    let at = |error: std::io::Error| format!("{}: {error}", place.display());
    fs::create_dir_all(place.join("examples")).map_err(at)?;
    let moved = place.join("examples").join(slug);
    fs::copy(evidence(slug), &moved).map_err(at)?;
    fs::copy(built("limited"), place.join("limited")).map_err(at)?;
    let script = format!("#!/bin/sh\nexec '{}' wrong '{wrong}'\n", evidence(slug).display());
    let program = place.join(slug);
    fs::write(&program, script).map_err(at)?;
    fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).map_err(at)?;
    let failed = failed(&moved, slug);
    fs::remove_dir_all(inside.join(slug)).map_err(at)?;
    match failed? {
        true => Ok(()),
        false => Err(format!("{wrong} in the place of the program passes")),
    }
}

/// Whether one of the tests against play fails.
fn failed(evidence: &Path, slug: &str) -> Result<bool, String> {
    let mut run = Command::new(evidence);
    run.args(["--format=json", &format!("{slug}::small::"), &format!("{slug}::match::")]);
    run.current_dir(root()).env("EVIDENCE", "part").stdin(Stdio::null());
    let output = run.output().map_err(|error| error.to_string())?;
    let events: Vec<Event> = String::from_utf8_lossy(&output.stdout).lines().filter_map(Event::of).collect();
    if !events.iter().any(|event| matches!(event, Event::Test(..))) {
        return Err(format!("no test has run: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(!output.status.success() && events.iter().any(|event| matches!(event, Event::Test(_, Some(_)))))
}

/// Every file of which a line stands in a submission is among those that its program is said to rest on: that a
/// submission lacks nothing, rustc has proven. This looks at the submissions that are there.
pub fn submissions_are_within_reach() -> Result<(), String> {
    let kept = Kept::new(root())?;
    let tree = Tree::of_folder(root())?;
    let reach = Reach::new(&tree);
    for slug in reach.slugs() {
        let Some(program) = Program::of(root(), &slug)? else { continue };
        let reached = reach.program(&slug, Manner::Text);
        for judge in [ANY, program.judge()] {
            let files = kept.files(&program, judge).unwrap_or_default();
            if let Some(file) = files.iter().find(|file| !reached.contains_key(*file)) {
                return Err(format!("the submission of {slug} has lines of {file}, which it is not said to rest on"));
            }
        }
    }
    Ok(())
}
