//! A source file in place of a command: compiled, if it has to be, as its judge does, and the command that runs it.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use entry::{Header, Judge, cargo, cleared, root};
use itertools::Itertools;
use judge::paths::folder;
use tempfile::TempDir;

use crate::compiler_words::first_error;
use crate::kept_build;
use crate::report::from_here;
use crate::shell::{self, shown};

/// What runs a source, and what there is to say of it.
pub struct Runnable {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// The command lines that were used, and hints.
    pub said: Vec<String>,
    /// The folder of what was compiled, which goes with this.
    pub built: Option<TempDir>,
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
    let end = Path::new(word).extension()?.to_str()?;
    // As some systems write it.
    let known = || COMPILED.into_iter().chain(INTERPRETERS.map(|(known, _)| known));
    Some(known().find(|known| known.eq_ignore_ascii_case(end)).unwrap_or(end))
}

/// What runs the source in this file, compiled for `judge`, which may have [`files`] of its own.
///
/// # Errors
/// If it is not there, or is refused by its compiler, whose words are said.
pub fn runnable(source: &str, judge: &Judge, files: Option<&Files>) -> Result<Runnable, String> {
    let text = fs::read(source).map_err(|error| format!("{source}: {error}"))?;
    let text = String::from_utf8_lossy(&text);
    let end = ending(source).unwrap_or_default();
    let mut said = hints(source, &text, files.is_some());
    if let Some((_, interpreter)) = INTERPRETERS.iter().find(|(known, _)| *known == end) {
        let command = shell::command(&[(*interpreter).to_owned(), source.to_owned()]);
        said.insert(0, format!("run as: {}", command.iter().map(|word| shown(word)).join(" ")));
        return Ok(Runnable { command, said, built: None });
    }
    let place = folder().with_file_name("try").join("built");
    let failed = |error: std::io::Error| format!("{}: {error}", place.display());
    fs::create_dir_all(&place).map_err(failed)?;
    let kept = kept_build::place(&place, source, &text, &[source, end, judge.name]);
    if let Some(kept) = kept.as_ref().filter(|kept| kept_build::is_kept(kept)) {
        said.insert(0, format!("{source} has not changed since it was compiled"));
        return Ok(Runnable { command: command(source, end, kept)?, said, built: None });
    }
    // A folder of its own, so that two runs at once have nothing to do with it.
    let built = tempfile::Builder::new().prefix("program-").tempdir_in(&place).map_err(failed)?;
    let (mut compiler, file) = compiler(source, &text, end, judge, built.path())?;
    let program = Path::new(compiler.get_program()).file_name().unwrap_or_default();
    let words = || std::iter::once(program).chain(compiler.get_args());
    let line = words().map(|word| shown(&word.to_string_lossy())).join(" ");
    let output = compiler.stdin(Stdio::null()).output().map_err(|error| format!("{line}: {error}"))?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr).replace(&*file, source);
        return Err(format!("{source} does not compile, by {line}\n{}", first_error(&errors)));
    }
    let first = built.path().to_string_lossy().into_owned();
    let (place, built) = match kept {
        Some(kept) => match kept_build::keep(built, &kept) {
            Ok(()) => (kept, None),
            Err(built) => (built.path().to_owned(), Some(built)),
        },
        None => (built.path().to_owned(), Some(built)),
    };
    said.insert(0, format!("compiled by: {}", line.replace(&first, &from_here(&place).to_string_lossy())));
    Ok(Runnable { command: command(source, end, &place)?, said, built })
}

/// What runs what was compiled in this folder.
fn command(source: &str, end: &str, place: &Path) -> Result<Vec<String>, String> {
    match end {
        "java" => java(source, &place.join("classes")),
        _ => Ok(vec![place.join(program()).to_string_lossy().into_owned()]),
    }
}

/// What a compiler's executable is called.
fn program() -> String {
    format!("program{EXE_SUFFIX}")
}

/// What runs the classes in a folder: the class that has a `main`, whatever it is called, as judges look for it.
///
/// # Errors
/// If none has one.
fn java(source: &str, classes: &Path) -> Result<Vec<String>, String> {
    let mut found = vec![];
    let mut waiting = vec![classes.to_owned()];
    while let Some(place) = waiting.pop() {
        for path in fs::read_dir(&place).into_iter().flatten().flatten().map(|entry| entry.path()) {
            match path.extension() {
                _ if path.is_dir() => waiting.push(path),
                Some(end) if end == "class" => found.push(path.with_extension("")),
                _ => {}
            }
        }
    }
    let name = |path: &PathBuf| {
        let inside = path.strip_prefix(classes).unwrap_or(path);
        inside.iter().map(|part| part.to_string_lossy()).join(".")
    };
    let stem = Path::new(source).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    // Main first, then the name of the file, then the others.
    found.sort_by_key(|path| (name(path) != "Main", name(path) != stem, name(path)));
    let has_main = |class: &String| {
        let mut asks = Command::new("javap");
        cleared(&mut asks).arg("-cp").arg(classes).arg(class).stdin(Stdio::null());
        let said = asks.output().map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
        // Where there is no such tool, the first is taken.
        said.map_or(true, |said| {
            said.contains(" static void main(java.lang.String[])")
                || said.contains("static void main(java.lang.String...)")
        })
    };
    let class = found.iter().map(name).find(has_main);
    let class = class.ok_or_else(|| format!("{source} has no class with `public static void main(String[] …)`"))?;
    let classes = classes.to_string_lossy().into_owned();
    // Unless its heap has an end, it reserves a quarter of the machine.
    Ok(["java", "-Xss256m", "-Xmx2g", "-cp", &classes, &class].map(str::to_owned).into())
}

/// The file that javac is given: a public class stands in a file of its name, as judges save it.
fn java_file(source: &str, text: &str, place: &Path) -> Result<String, String> {
    let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    let public_class = |word: &str, rest: &mut dyn Iterator<Item = &str>| {
        let mut rest = rest.skip_while(|word| ["final", "abstract"].contains(word));
        (word == "public" && rest.next() == Some("class")).then(|| rest.next().map(str::to_owned)).flatten()
    };
    let mut name = None;
    while let (None, Some(word)) = (&name, words.next()) {
        name = public_class(word, &mut words.clone());
    }
    let Some(name) = name else { return Ok(source.to_owned()) };
    if Path::new(source).file_stem().is_some_and(|stem| *stem == *name) {
        return Ok(source.to_owned());
    }
    let file = place.join(format!("{name}.java"));
    fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(file.to_string_lossy().into_owned())
}

/// The files that a judge has a program read and write.
#[derive(Clone)]
pub struct Files {
    /// The name of the one with the input.
    pub input: String,
    /// The name of the one for the output.
    pub output: String,
    /// A folder in which they are standard input and output, where the system has such files.
    linked: Option<PathBuf>,
}

impl Files {
    /// The folder in which they are standard input and output.
    pub fn linked(&self) -> Option<&Path> {
        self.linked.as_deref()
    }

    /// Where the system has no such files: a folder for one run, with the input in a file.
    pub fn make(&self, input: &str) -> Option<io::Result<TempDir>> {
        let made = || {
            let folder = tempfile::tempdir()?;
            fs::write(folder.path().join(&self.input), input)?;
            Ok(folder)
        };
        self.linked.is_none().then(made)
    }
}

/// The files that the judge of this problem has a program read and write; nothing if it has none.
///
/// # Errors
/// If they cannot be linked with standard input and output.
pub fn files(slug: &str) -> Result<Option<Files>, String> {
    let program = root().join("src/bin").join(slug).with_extension("rs");
    let header = Header::of(&fs::read_to_string(program).unwrap_or_default());
    let Some((input, output)) = header.files() else { return Ok(None) };
    let place = folder().with_file_name("try").join("files");
    let linked = linked(&place, input, output).map_err(|error| format!("{}: {error}", place.display()))?;
    Ok(Some(Files { input: input.to_owned(), output: output.to_owned(), linked }))
}

/// A folder in which these files are standard input and output.
#[cfg(unix)]
fn linked(place: &Path, input: &str, output: &str) -> io::Result<Option<PathBuf>> {
    fs::create_dir_all(place)?;
    for (name, stream) in [(input, "/dev/stdin"), (output, "/dev/stdout")] {
        match std::os::unix::fs::symlink(stream, place.join(name)) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
            _ => {}
        }
    }
    Ok(Some(place.to_owned()))
}

/// This system has no such files.
#[cfg(not(unix))]
fn linked(_place: &Path, _input: &str, _output: &str) -> io::Result<Option<PathBuf>> {
    Ok(None)
}

/// What compiles a source to a program in this folder, and the file that it is given.
///
/// # Errors
/// If a file cannot be written.
fn compiler(source: &str, text: &str, end: &str, judge: &Judge, place: &Path) -> Result<(Command, String), String> {
    let mut compiler;
    let mut file = source.to_owned();
    let built = &place.join(program());
    // Windows has the stack written in the program; this is the one that Codeforces has.
    let stack = cfg!(windows).then_some("-Wl,--stack,268435456");
    match end {
        "java" => {
            file = java_file(source, text, place)?;
            let beside = Path::new(source).parent().filter(|folder| !folder.as_os_str().is_empty());
            compiler = Command::new("javac");
            cleared(&mut compiler);
            compiler.arg("-d").arg(place.join("classes")).arg("-sourcepath");
            compiler.arg(beside.unwrap_or(Path::new("."))).arg(&file);
        }
        "go" => {
            compiler = Command::new("go");
            cleared(&mut compiler);
            compiler.args(["build", "-o"]).arg(built).arg(source);
        }
        "rs" if kept_build::needs_library(text) => {
            // The submission is what a judge would get.
            let path = fs::canonicalize(source).unwrap_or_else(|_| source.into());
            compiler = cargo();
            compiler.current_dir(root()).arg("submission").arg(path);
            compiler.args(["--judge", judge.name, "--compile"]).arg(built);
        }
        "rs" => {
            compiler = Command::new("rustc");
            cleared(&mut compiler);
            let edition = judge.editions.last().unwrap_or(&"2021");
            compiler.args(["--edition", edition, "--crate-name", "main", "-O", "-o"]).arg(built).arg(source);
        }
        "c" => {
            compiler = Command::new("gcc");
            cleared(&mut compiler);
            compiler.args(["-O2", "-std=gnu17", "-DONLINE_JUDGE", "-o"]).arg(built).args(stack).arg(source).arg("-lm");
        }
        _ => {
            let standard = match judge.name {
                "atcoder" => "-std=gnu++23",
                "codeforces" => "-std=gnu++20",
                _ => "-std=gnu++17",
            };
            compiler = Command::new("g++");
            cleared(&mut compiler);
            compiler.args(["-O2", standard, "-DONLINE_JUDGE", "-o"]).arg(built).args(stack).arg(source);
        }
    }
    Ok((compiler, file))
}

/// What judges take otherwise than the machine on which a source was written.
fn hints(source: &str, text: &str, has_files: bool) -> Vec<String> {
    let hint = |word: &str, what: &str| text.contains(word).then(|| format!("{source} has {word}: {what}"));
    let of_files = "the input comes from standard input, and the answer goes to standard output";
    let of_files = hint("freopen", of_files).filter(|_| !has_files);
    let of_number = hint("%I64d", "that is understood on Windows alone; %lld is everywhere");
    let of_key = ["system(\"pause\")", "getch("].iter().find_map(|word| hint(word, "no judge presses a key"));
    [of_files, of_number, of_key].into_iter().flatten().collect()
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

    #[cfg(unix)]
    #[test]
    fn a_source_is_compiled_where_it_changed() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("my nim.2.rs").to_string_lossy().into_owned();
        let ran = |number: u32| {
            fs::write(&path, format!("fn main() {{ print!(\"{number}\"); }}")).expect("a file");
            let run = runnable(&path, ANY, None).expect("it compiles");
            let printed = Command::new(&run.command[0]).output().expect("it runs").stdout;
            (String::from_utf8(printed).expect("text"), run.said[0].starts_with("compiled by: "))
        };
        let all = [7, 8, 7, 8].map(ran);
        assert_eq!(all, [("7", true), ("8", true), ("7", false), ("8", false)].map(|(text, is)| (text.to_owned(), is)));
    }

    #[test]
    fn a_public_class_stands_in_a_file_of_its_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = |source: &str, text: &str| java_file(source, text, folder.path()).expect("a file");
        assert!(file("p2197.java", "import java.util.*;\npublic final class Main {}").ends_with("/Main.java"));
        assert_eq!(file("Main.java", "public class Main {}"), "Main.java");
        assert_eq!(file("mine.java", "class Main { public static void main(String[] a) {} }"), "mine.java");
    }

    /// Where there is a compiler for it.
    #[cfg(unix)]
    #[test]
    fn the_class_with_main_is_run_whatever_it_is_called() {
        if Command::new("javac").arg("-version").output().is_err() {
            return;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
        let main = |class: &str, said: &str| {
            format!("{class} {{ public static void main(String[] x) {{ System.out.print(\"{said}\"); }} }}")
        };
        let ran = |name: &str, text: &str| {
            fs::write(path(name), text).expect("a file");
            let run = runnable(&path(name), ANY, None)?;
            let output = Command::new(&run.command[0]).args(&run.command[1..]).output().expect("it runs");
            Ok::<_, String>(String::from_utf8_lossy(&output.stdout).into_owned())
        };
        assert_eq!(ran("mine.java", &main("class mine", "old")), Ok("old".to_owned()));
        assert_eq!(ran("mine.java", &main("class A {} class Main", "new")), Ok("new".to_owned()));
        assert_eq!(ran("p2197.java", &main("public class Main", "public")), Ok("public".to_owned()));
        assert_eq!(
            ran("games.java", &main("package games; class Some", "in a package")),
            Ok("in a package".to_owned())
        );
        let error = ran("none.java", "class none {}").expect_err("no main");
        assert!(error.ends_with("none.java has no class with `public static void main(String[] …)`"), "{error}");
    }

    #[cfg(unix)]
    #[test]
    fn a_source_is_compiled_or_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
        fs::write(path("right.rs"), "fn main() { println!(\"7\"); }").expect("a file");
        let right = runnable(&path("right.rs"), ANY, None).expect("it compiles");
        let by = "compiled by: rustc --edition 2024 --crate-name main -O -o ";
        assert!(right.said[0].starts_with(by), "{:?}", right.said);
        let printed = Command::new(&right.command[0]).output().expect("it runs");
        assert_eq!(printed.stdout, b"7\n");
        fs::write(path("wrong.rs"), "fn main() { 7 }").expect("a file");
        let error = runnable(&path("wrong.rs"), ANY, None).err().expect("it does not compile");
        assert!(error.contains("\nerror[E0308]: mismatched types\n"), "{error}");
        fs::write(
            path("with.rs"),
            "use proconio::input;\nfn main() {\n    input! { n: u32 }\n    print!(\"{}\", m);\n}\n",
        )
        .expect("a file");
        let error = runnable(&path("with.rs"), ANY, None).err().expect("it does not compile");
        assert!(error.ends_with("with.rs:4:18: cannot find value `m` in this scope"), "{error}");
        fs::write(path("mine.py"), "freopen").expect("a file");
        let mine = runnable(&path("mine.py"), ANY, None).expect("it is run as it is");
        assert_eq!(mine.command[0], "python3");
        assert!(mine.said[1].contains("standard input"), "{:?}", mine.said);
        assert!(runnable("nosuch.cpp", ANY, None).is_err());
    }

    #[test]
    fn what_waits_for_a_key_is_named() {
        let hints = |text: &str| hints("a.cpp", text, true);
        assert_eq!(hints("system(\"pause\");"), ["a.cpp has system(\"pause\"): no judge presses a key"]);
        assert_eq!(hints("_getch();"), ["a.cpp has getch(: no judge presses a key"]);
        assert!(hints("getchar();").is_empty());
    }

    /// As on Windows.
    #[test]
    fn the_files_of_a_judge_may_be_made_for_a_run() {
        let files = Files { input: "input.txt".to_owned(), output: "output.txt".to_owned(), linked: None };
        let folder = files.make("7\n").expect("they are not linked").expect("a folder");
        assert_eq!(fs::read_to_string(folder.path().join("input.txt")).expect("a file"), "7\n");
    }

    #[cfg(unix)]
    #[test]
    fn the_files_of_a_judge_are_standard_input_and_output() {
        let files_of = |slug: &str| files(slug).expect("a folder");
        let found = files_of("cf36d").expect("it has files");
        let place = found.linked().expect("this is Unix");
        assert!(found.make("").is_none());
        let mut given = tempfile::NamedTempFile::new().expect("a file");
        given.write_all(b"7\n").expect("it is written");
        let mut copy = Command::new("sh");
        copy.args(["-c", "cat < input.txt > output.txt"]).current_dir(place).stdin(given.reopen().expect("a file"));
        assert_eq!(copy.output().expect("it runs").stdout, b"7\n");
        assert!(files_of("p2599").is_none());
    }
}
