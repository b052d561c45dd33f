//! A source file in place of a command: compiled, if it has to be, as its judge does, and the command that runs it.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
#[cfg(unix)]
use std::io::ErrorKind;
#[cfg(unix)]
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[cfg(unix)]
use entry::Header;
use entry::{Judge, cargo, root};
use itertools::Itertools;
use judge::cut;
use judge::paths::folder;

use crate::shell::shown;

/// What runs a source, and what there is to say of it.
pub struct Runnable {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// The command lines that were used, and hints.
    pub said: Vec<String>,
}

/// The languages of sources, by the ends of their names; none has to be compiled by us but those with a compiler here.
const INTERPRETERS: [(&str, &str); 5] =
    [("py", "python3"), ("js", "node"), ("rb", "ruby"), ("pl", "perl"), ("lua", "lua")];
const COMPILED: [&str; 7] = ["c", "cc", "cpp", "cxx", "rs", "java", "go"];

/// Whether this word names a source that can be run so.
pub fn is_source(word: &str) -> bool {
    ending(word).is_some_and(|end| COMPILED.contains(&end) || INTERPRETERS.iter().any(|(known, _)| *known == end))
}

/// The words of a command that are sources.
pub fn sources(command: &[String]) -> Vec<String> {
    command.iter().filter(|word| is_source(word) && Path::new(word).is_file()).cloned().collect()
}

fn ending(word: &str) -> Option<&str> {
    Path::new(word).extension()?.to_str()
}

/// What runs the source in this file, compiled for `judge`; perhaps in a folder with [`files`] of its own.
///
/// # Errors
/// If it is not there, or is refused by its compiler, whose words are said.
pub fn runnable(source: &str, judge: &Judge, files: Option<&Path>) -> Result<Runnable, String> {
    let text = fs::read(source).map_err(|error| format!("{source}: {error}"))?;
    let text = String::from_utf8_lossy(&text);
    let end = ending(source).unwrap_or_default();
    let mut said = hints(source, &text, files.is_some());
    if let Some((_, interpreter)) = INTERPRETERS.iter().find(|(known, _)| *known == end) {
        let command = vec![(*interpreter).to_owned(), source.to_owned()];
        said.insert(0, format!("run as: {}", command.iter().map(|word| shown(word)).join(" ")));
        return Ok(Runnable { command, said });
    }
    let place = folder().with_file_name("try").join("built");
    fs::create_dir_all(&place).map_err(|error| format!("{}: {error}", place.display()))?;
    let built = place.join(name_of(source));
    let (mut compiler, command) = compiler(source, &text, end, judge, &built);
    let words = || std::iter::once(compiler.get_program()).chain(compiler.get_args());
    let line = words().map(|word| shown(&word.to_string_lossy())).join(" ");
    let output = compiler.stdin(Stdio::null()).output().map_err(|error| format!("{line}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{line}\n{}", cut(&String::from_utf8_lossy(&output.stderr))));
    }
    said.insert(0, format!("compiled by: {line}"));
    Ok(Runnable { command, said })
}

/// A name for what is compiled from the source in this file: two runs with sources of one name, in two folders, may go
/// on at the same time.
fn name_of(source: &str) -> String {
    let path = fs::canonicalize(source).unwrap_or_else(|_| source.into());
    let mut folder = DefaultHasher::new();
    path.parent().hash(&mut folder);
    let name = path.file_name().unwrap_or_default().to_string_lossy().replace('.', "-");
    format!("{name}-{:x}", folder.finish())
}

/// A folder in which the files that the judge of this problem has a program read and write are standard input and
/// output; nothing if it has none.
///
/// # Errors
/// If it cannot be made.
#[cfg(unix)]
pub fn files(slug: &str) -> Result<Option<PathBuf>, String> {
    let program = root().join("src/bin").join(slug).with_extension("rs");
    let header = Header::of(&fs::read_to_string(program).unwrap_or_default());
    let Some((input, output)) = header.files() else { return Ok(None) };
    let place = folder().with_file_name("try").join("files");
    let link = |name: &str, stream: &str| match symlink(stream, place.join(name)) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made,
    };
    let made = fs::create_dir_all(&place).and_then(|()| link(input, "/dev/stdin"));
    made.and_then(|()| link(output, "/dev/stdout")).map_err(|error| format!("{}: {error}", place.display()))?;
    Ok(Some(place))
}

/// This system has no such files.
#[cfg(not(unix))]
pub fn files(_slug: &str) -> Result<Option<PathBuf>, String> {
    Ok(None)
}

/// What compiles a source to `built`, and then runs it.
fn compiler(source: &str, text: &str, end: &str, judge: &Judge, built: &PathBuf) -> (Command, Vec<String>) {
    let mut compiler;
    let mut command = vec![built.to_string_lossy().into_owned()];
    match end {
        "java" => {
            compiler = Command::new("javac");
            compiler.arg("-d").arg(built.with_extension("classes")).arg(source);
            let class = Path::new(source).file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let classes = built.with_extension("classes").to_string_lossy().into_owned();
            // Unless its heap has an end, it reserves a quarter of the machine.
            command = ["java", "-Xss256m", "-Xmx2g", "-cp", &classes, &class].map(str::to_owned).into();
        }
        "go" => {
            compiler = Command::new("go");
            compiler.args(["build", "-o"]).arg(built).arg(source);
        }
        "rs" if ["grundy", "proconio", "itertools"].iter().any(|name| text.contains(name)) => {
            // The submission is what a judge would get.
            let path = fs::canonicalize(source).unwrap_or_else(|_| source.into());
            compiler = cargo();
            compiler.current_dir(root()).arg("submission").arg(path);
            compiler.args(["--judge", judge.name, "--compile"]).arg(built);
        }
        "rs" => {
            compiler = Command::new("rustc");
            let edition = judge.editions.last().unwrap_or(&"2021");
            compiler.args(["--edition", edition, "-O", "-o"]).arg(built).arg(source);
        }
        "c" => {
            compiler = Command::new("gcc");
            compiler.args(["-O2", "-std=gnu17", "-DONLINE_JUDGE", "-o"]).arg(built).arg(source).arg("-lm");
        }
        _ => {
            let standard = match judge.name {
                "atcoder" => "-std=gnu++23",
                "codeforces" => "-std=gnu++20",
                _ => "-std=gnu++17",
            };
            compiler = Command::new("g++");
            compiler.args(["-O2", standard, "-DONLINE_JUDGE", "-o"]).arg(built).arg(source);
        }
    }
    (compiler, command)
}

/// What judges take otherwise than the machine on which a source was written.
fn hints(source: &str, text: &str, has_files: bool) -> Vec<String> {
    let hint = |word: &str, what: &str| text.contains(word).then(|| format!("{source} has {word}: {what}"));
    let of_files = "the input comes from standard input, and the answer goes to standard output";
    let of_files = hint("freopen", of_files).filter(|_| !has_files);
    [of_files, hint("%I64d", "that is for old Windows compilers; here it is %lld")].into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;
    use entry::ANY;

    #[test]
    fn sources_are_told_by_their_ends() {
        assert!(["mine.cpp", "a/Main.java", "x.py", "mine.rs", "m.go", "m.c"].iter().all(|name| is_source(name)));
        assert!(["./a.out", "mine", "form.txt", "python3"].iter().all(|name| !is_source(name)));
    }

    #[test]
    fn sources_of_one_name_are_compiled_beside_each_other() {
        let folders = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let names = folders.each_ref().map(|folder| {
            let path = folder.path().join("a.cpp");
            fs::write(&path, "").expect("a file");
            name_of(&path.to_string_lossy())
        });
        assert!(names[0] != names[1] && names.iter().all(|name| name.starts_with("a-cpp-")), "{names:?}");
    }

    #[cfg(unix)]
    #[test]
    fn a_source_is_compiled_or_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
        fs::write(path("right.rs"), "fn main() { println!(\"7\"); }").expect("a file");
        let right = runnable(&path("right.rs"), ANY, None).expect("it compiles");
        assert!(right.said[0].starts_with("compiled by: rustc --edition 2024 -O -o "), "{:?}", right.said);
        let printed = Command::new(&right.command[0]).output().expect("it runs");
        assert_eq!(printed.stdout, b"7\n");
        fs::write(path("wrong.rs"), "fn main() { 7 }").expect("a file");
        let error = runnable(&path("wrong.rs"), ANY, None).err().expect("it does not compile");
        assert!(error.contains("mismatched types"), "{error}");
        fs::write(path("mine.py"), "freopen").expect("a file");
        let mine = runnable(&path("mine.py"), ANY, None).expect("it is run as it is");
        assert_eq!(mine.command[0], "python3");
        assert!(mine.said[1].contains("standard input"), "{:?}", mine.said);
        assert!(runnable("nosuch.cpp", ANY, None).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn the_files_of_a_judge_are_standard_input_and_output() {
        let place = files("cf36d").expect("a folder").expect("it has files");
        let mut given = tempfile::NamedTempFile::new().expect("a file");
        given.write_all(b"7\n").expect("it is written");
        let mut copy = Command::new("sh");
        copy.args(["-c", "cat < input.txt > output.txt"]).current_dir(place).stdin(given.reopen().expect("a file"));
        assert_eq!(copy.output().expect("it runs").stdout, b"7\n");
        assert_eq!(files("p2599"), Ok(None));
    }
}
