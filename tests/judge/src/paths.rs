//! Where things are: the folder of the package, what cargo has built, the cases of `testdata`.

use std::env::{self, consts::EXE_SUFFIX};
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use serde_json::Value;

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

/// The folder that cargo builds programs into for us: `target/debug`, for example.
///
/// Tests may lie elsewhere (`build.build-dir`), and what lies in a target folder outside of this checkout may be of
/// another one: cargo takes what that has built for fresh where sources are older. So we build in a folder of our own
/// there.
pub fn folder() -> PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let found = || folder_of(&env::current_exe().expect("this program is a file"), root(), target);
    FOLDER.get_or_init(found).clone()
}

/// The same for a program in this file; `target` is where cargo builds into.
fn folder_of(this: &Path, root: &Path, target: impl FnOnce() -> PathBuf) -> PathBuf {
    let place = this.parent().expect("a file lies in a folder");
    let is_inside = ["deps", "examples"].iter().any(|inside| place.ends_with(inside));
    let profile = if is_inside { place.parent().expect("the folder of the build") } else { place };
    let is_own = place.starts_with(root) || profile.parent().is_some_and(|folder| folder.ends_with(own(root)));
    if is_own && !place.ends_with("deps") {
        return profile.to_owned();
    }
    let target = target();
    let target = if target.starts_with(root) { target } else { target.join(own(root)) };
    target.join(profile.file_name().expect("the name of a profile"))
}

/// The folder that cargo builds into, as it says.
fn target() -> PathBuf {
    let mut cargo = entry::cargo();
    cargo.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]).current_dir(root());
    let known = cargo.output().ok().and_then(|output| serde_json::from_slice::<Value>(&output.stdout).ok());
    let target = known.as_ref().and_then(|known| known["target_directory"].as_str()).map(PathBuf::from);
    target.unwrap_or_else(|| root().join("target"))
}

/// The folder of a checkout among others that build into one place.
fn own(root: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(root.as_os_str().as_encoded_bytes());
    format!("checkout-{:016x}", hasher.finish())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_built_lies_where_cargo_puts_it_and_no_other_checkout_builds() {
        let of = |this: &str, target: &str| folder_of(Path::new(this), Path::new("/a"), || target.into());
        assert_eq!(of("/a/target/debug/try", "unasked"), Path::new("/a/target/debug"));
        assert_eq!(of("/a/target/release/examples/nim", "unasked"), Path::new("/a/target/release"));
        assert_eq!(of("/a/target/debug/deps/tests-1", "/a/target"), Path::new("/a/target/debug"));
        // By build.build-dir tests lie elsewhere.
        assert_eq!(of("/builds/debug/deps/tests-1", "/a/target"), Path::new("/a/target/debug"));
        let shared = Path::new("/shared").join(own(Path::new("/a"))).join("debug");
        assert_ne!(own(Path::new("/a")), own(Path::new("/b")));
        assert_eq!(of("/shared/debug/try", "/shared"), shared);
        assert_eq!(of(&shared.join("examples/nim").to_string_lossy(), "unasked"), shared);
    }
}
