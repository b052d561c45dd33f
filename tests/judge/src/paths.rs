//! Where things are: the folder of the package, what cargo has built, the cases of `testdata`.

use std::env::{self, consts::EXE_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};

pub use entry::root;

/// Where cargo has built the program of this name. Tests lie in `deps`, the evidence in `examples` beside it.
pub fn built(name: &str) -> PathBuf {
    folder().join(format!("{name}{EXE_SUFFIX}"))
}

/// Where cargo has built the program of this name as fast as it can, for those who only run it on samples.
pub fn built_plainly(name: &str) -> PathBuf {
    folder().with_file_name(PLAIN).join(format!("{name}{EXE_SUFFIX}"))
}

/// The profile of `Cargo.toml` in which programs are built as fast as can be, and its folder.
pub const PLAIN: &str = "plain";

/// Where cargo has built the evidence for the program of this name.
pub fn evidence(slug: &str) -> PathBuf {
    folder().join("examples").join(format!("{slug}{EXE_SUFFIX}"))
}

/// The folder that cargo builds programs into: `target/debug`, for example.
pub fn folder() -> PathBuf {
    let this = env::current_exe().expect("this program is a file");
    let is_inside = |folder: &&Path| folder.ends_with("deps") || folder.ends_with("examples");
    let folder = this.parent().expect("a file lies in a folder");
    let folder = Some(folder).filter(|folder| !is_inside(folder)).or(folder.parent());
    folder.expect("the folder of the build").to_owned()
}

/// A case of `testdata`.
pub struct Case {
    /// The name of its files.
    pub name: String,
    /// What the judge gives.
    pub input: String,
    /// What it expects.
    pub output: String,
}

/// The cases of a problem that stand in `testdata`, by their names.
pub fn cases(slug: &str) -> Result<Vec<Case>, String> {
    let folder = root().join("testdata").join(slug);
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut inputs = vec![];
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        inputs.extend(Some(path).filter(|path| path.extension().is_some_and(|extension| extension == "in")));
    }
    inputs.sort();
    let case = |path: PathBuf| {
        let name = path.file_stem().expect("a file found by its extension").to_string_lossy().into_owned();
        Ok(Case { name, input: read(&path)?, output: read(&path.with_extension("out"))? })
    };
    inputs.into_iter().map(case).collect()
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// A dialogue of the statement.
pub struct Transcript {
    /// The name of its files.
    pub name: String,
    /// What the referee is to be told, so that it plays the judge of this dialogue.
    pub case: String,
    /// What the judge says.
    pub judge: String,
    /// What the program says.
    pub program: String,
}

/// The dialogues of a problem that stand in `testdata`: `transcript-1.case`, `.judge` and `.program`, and so on.
pub fn transcripts(slug: &str) -> Result<Vec<Transcript>, String> {
    let folder = root().join("testdata").join(slug);
    let mut found = vec![];
    for number in 1.. {
        let name = format!("transcript-{number}");
        let path = |part: &str| folder.join(format!("{name}.{part}"));
        if !path("judge").exists() {
            break;
        }
        let read = |part: &str| read(&path(part));
        found.push(Transcript { case: read("case")?, judge: read("judge")?, program: read("program")?, name });
    }
    match found.is_empty() {
        true => Err(format!("there is no {}", folder.join("transcript-1.judge").display())),
        false => Ok(found),
    }
}

/// The failure of a case, with its input written to a file.
pub fn failure(slug: &str, case: &str, input: &str, error: &str) -> String {
    let kept = folder().with_file_name("tmp");
    let file = kept.join(format!("{slug}-{case}.in"));
    match fs::create_dir_all(&kept).and_then(|()| fs::write(&file, input)) {
        Ok(()) => format!("{error}\ninput: {}", file.display()),
        Err(unwritten) => format!("{error}\ninput not kept: {unwritten}"),
    }
}
