//! Words of commands: as the shells of a system take them, and what they stand for.

use std::collections::HashMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};

/// Whose shells: `sh`, or `cmd` and PowerShell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    Unix,
    Windows,
}

impl System {
    /// The one that this runs on.
    pub const HERE: Self = if cfg!(windows) { Self::Windows } else { Self::Unix };

    /// A word as the shells take it: in quotes where it needs them.
    pub fn shown(self, word: &str) -> String {
        let plain = match self {
            Self::Unix => "-_./=+,:@%",
            Self::Windows => r"-_./=+:\",
        };
        let is_plain = |c: char| c.is_alphanumeric() || plain.contains(c);
        if !word.is_empty() && word.chars().all(is_plain) {
            return word.to_owned();
        }
        match self {
            Self::Unix => format!("'{}'", word.replace('\'', "'\\''")),
            Self::Windows => format!("\"{}\"", quoted(word)),
        }
    }

    /// The words of a command, as the shells tell them apart; nothing where a quote is not closed.
    pub fn words(self, command: &str) -> Option<Vec<String>> {
        match self {
            Self::Unix => shlex::split(command),
            Self::Windows => windows_words(command),
        }
    }

    /// How a shell is asked for what it alone can do.
    pub fn by_shell(self, command: &str) -> String {
        match self {
            Self::Unix => format!("sh -c '{command}'"),
            Self::Windows => format!("cmd /c '{command}'"),
        }
    }

    /// A command as it is run here. Where nothing is called `python3`, which the installer for Windows does not bring,
    /// it is what that brings; `has` says whether there is a program of a name.
    pub fn command(self, words: &[String], has: impl Fn(&str) -> bool) -> Vec<String> {
        let (Self::Windows, Some((first, rest))) = (self, words.split_first()) else { return words.to_vec() };
        let instead: &[&str] = match &first[..] {
            "python3" if has("python3") => &["python3"],
            "python3" if has("py") => &["py", "-3"],
            "python3" if has("python") => &["python"],
            _ => return words.to_vec(),
        };
        instead.iter().map(|word| (*word).to_owned()).chain(rest.iter().cloned()).collect()
    }

    /// The path of the file that a bare word names in the folder at hand, where `cmd` looks first; nothing where the
    /// word is a path already, or names none.
    pub fn beside(self, word: &str, is_file: impl Fn(&str) -> bool) -> Option<String> {
        if self == Self::Unix || word.contains(['/', '\\', ':']) {
            return None;
        }
        let names = ENDS.iter().chain(&[""]).map(|end| format!("{word}{end}"));
        names.into_iter().find(|name| is_file(name)).map(|name| format!(r".\{name}"))
    }

    /// Whether a word is the path of a program rather than its name.
    pub fn is_path(self, word: &str) -> bool {
        word.contains('/') || self == Self::Windows && word.contains('\\')
    }

    /// Whether there is a program at this path; on Windows the end of its name may be left out.
    pub fn is_there(self, path: &str, is_file: impl Fn(&str) -> bool) -> bool {
        is_file(path) || self == Self::Windows && ENDS.iter().any(|end| is_file(&format!("{path}{end}")))
    }
}

/// The ends of the names of programs that Windows finds without them.
const ENDS: [&str; 4] = [".exe", ".com", ".bat", ".cmd"];

/// Blanks part words. Quotes keep them together, double ones anywhere, single ones from the beginning of a word on, as
/// names may have such. A backslash is a letter like any other.
fn windows_words(command: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quote) = (vec![], None::<String>, None);
    for c in command.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' && word.is_none() => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

/// A word between double quotes as programs of Windows take it apart: backslashes count before a quote alone.
fn quoted(word: &str) -> String {
    let (mut found, mut slashes) = (String::new(), 0);
    for c in word.chars() {
        if c == '"' {
            found.extend(std::iter::repeat_n('\\', slashes + 1));
        }
        slashes = if c == '\\' { slashes + 1 } else { 0 };
        found.push(c);
    }
    found.extend(std::iter::repeat_n('\\', slashes));
    found
}

/// A word as the shells of this system take it: in quotes where it needs them.
pub fn shown(word: &str) -> String {
    System::HERE.shown(word)
}

/// A command as it is run here.
pub fn command(words: &[String]) -> Vec<String> {
    System::HERE.command(words, |name| found(name).is_some())
}

/// A word as a path that means the same in another folder, where it is one of a file.
pub fn from_anywhere(word: &str) -> String {
    let path = System::HERE.beside(word, |name| Path::new(name).is_file()).unwrap_or_else(|| word.to_owned());
    let whole = std::path::absolute(&path).ok().filter(|_| is_there(&path));
    whole.map_or(path, |whole| whole.to_string_lossy().into_owned())
}

/// Whether there is a program at this path.
pub fn is_there(path: &str) -> bool {
    System::HERE.is_there(path, |name| Path::new(name).exists())
}

/// The program that a word stands for. Where a version manager has put a script in Python's place, which takes a
/// multiple of its time at each start, it is the Python that this script would run.
pub fn program(word: &str) -> PathBuf {
    static KNOWN: LazyLock<Mutex<HashMap<String, PathBuf>>> = LazyLock::new(Mutex::default);
    if let Some(beside) = System::HERE.beside(word, |name| Path::new(name).is_file()) {
        return beside.into();
    }
    if !["python", "python3"].contains(&word) {
        return word.into();
    }
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(word.to_owned()).or_insert_with(|| behind_shim(word).unwrap_or_else(|| word.into())).clone()
}

/// The file that a shell would run by this name. What Windows has for programs that are not installed does not count:
/// it only opens a store.
fn found(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let ends: &[&str] = if cfg!(windows) { &ENDS } else { &[""] };
    let folders = env::split_paths(&path).filter(|folder| !folder.ends_with("WindowsApps"));
    folders
        .flat_map(|folder| ends.iter().map(move |end| folder.join(format!("{name}{end}"))))
        .find(|path| path.is_file())
}

fn behind_shim(python: &str) -> Option<PathBuf> {
    let found = found(python)?;
    found.parent()?.ends_with("shims").then_some(())?;
    let mut asks = Command::new(found);
    asks.args(["-c", "import sys; print(sys.executable)"]).stdin(Stdio::null()).stderr(Stdio::null());
    let said = String::from_utf8(asks.output().ok()?.stdout).ok()?;
    Some(PathBuf::from(said.trim_end())).filter(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::System::{Unix, Windows};
    use super::*;

    fn owned(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    #[cfg(unix)]
    #[test]
    fn a_word_stands_for_a_program_and_no_script_before_it() {
        assert_eq!(program("./a.out"), Path::new("./a.out"));
        let python = program("python3");
        assert!(!python.to_string_lossy().contains("shims"), "{python:?}");
    }

    #[test]
    fn words_are_told_apart_as_the_shells_do_it() {
        let all: [(&str, Option<&[&str]>); 10] = [
            (r".\b.exe -k", Some(&[r".\b.exe", "-k"])),
            (r#""C:\my files\b.exe" 1"#, Some(&[r"C:\my files\b.exe", "1"])),
            (r"'C:\my files\b.exe'", Some(&[r"C:\my files\b.exe"])),
            (r#""C:\dir\" next"#, Some(&[r"C:\dir\", "next"])),
            (r#"a "" b"#, Some(&["a", "", "b"])),
            ("a #b", Some(&["a", "#b"])),
            (r#"--name="a b"c it's"#, Some(&["--name=a bc", "it's"])),
            (r#"cmd /c 'a "b c" | d'"#, Some(&["cmd", "/c", r#"a "b c" | d"#])),
            (r#"a "b"#, None),
            (" \t", Some(&[])),
        ];
        for (command, words) in all {
            assert_eq!(Windows.words(command), words.map(owned), "{command}");
        }
        assert_eq!(Unix.words(r"./a\ b 'c d'"), Some(owned(&["./a b", "c d"])));
        assert_eq!([Unix, Windows].map(|of| of.by_shell("a | b")), ["sh -c 'a | b'", "cmd /c 'a | b'"]);
    }

    #[test]
    fn a_word_is_shown_as_the_shells_take_it() {
        assert_eq!(
            ["./a.out", "a,b", "a b", "it's", r".\a"].map(|word| Unix.shown(word)),
            ["./a.out", "a,b", "'a b'", r"'it'\''s'", r"'.\a'"]
        );
        // PowerShell takes a comma for the middle of a list.
        let shown = [r".\a.exe", r"C:\my files\b", r"C:\my files\", "1,2", r#"say "no\" 1"#, ""];
        assert_eq!(
            shown.map(|word| Windows.shown(word)),
            [r".\a.exe", r#""C:\my files\b""#, r#""C:\my files\\""#, r#""1,2""#, r#""say \"no\\\" 1""#, r#""""#]
        );
    }

    #[test]
    fn a_bare_word_is_a_program_of_the_folder_on_windows() {
        let is_file = |name: &str| ["mine.exe", "brute.bat", "mine", "b", "a b.exe"].contains(&name);
        let beside = |word: &str| Windows.beside(word, is_file);
        assert_eq!(
            ["mine", "mine.exe", "brute", "b", "a b"].map(|word| beside(word).unwrap_or_default()),
            [r".\mine.exe", r".\mine.exe", r".\brute.bat", r".\b", r".\a b.exe"]
        );
        assert_eq!(["python3", r".\mine", "./mine", "C:mine"].map(beside), [const { None }; 4]);
        assert_eq!(Unix.beside("b", is_file), None);
        assert!(Windows.is_there("mine", is_file) && Windows.is_there("brute", is_file));
        assert!(!Unix.is_there("brute", is_file) && !Windows.is_there("nosuch", is_file));
        assert!(Windows.is_path(r".\a") && !Unix.is_path(r".\a") && Unix.is_path("./a") && !Windows.is_path("a"));
    }

    #[test]
    fn python_is_what_its_installer_brings() {
        let typed = owned(&["python3", "mine.py"]);
        let of = |system: System, here: &[&str]| system.command(&typed, |name| here.contains(&name)).join(" ");
        assert_eq!(of(Windows, &["py", "python"]), "py -3 mine.py");
        assert_eq!(of(Windows, &["python"]), "python mine.py");
        assert_eq!(of(Windows, &["python3", "py"]), "python3 mine.py");
        assert_eq!([of(Windows, &[]), of(Unix, &["py"])], ["python3 mine.py"; 2]);
        let other = owned(&["python", "mine.py"]);
        assert_eq!(Windows.command(&other, |_| false), other);
    }
}
