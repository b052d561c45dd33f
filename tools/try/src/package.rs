//! The folders that the tools of judges take: <https://icpc.io/problem-package-format>, and Polygon's.
//!
//! `verifyproblem` has no error, but it warns: no licence, no uuid, no sample of a problem of one's own, and
//! the input validator knows layout and characters, not the limits. `bt` misses an answer validator,
//! and compiles Rust as of 2018, which our submissions are not: it takes a folder with a `build` script, but warns.

use std::fs::{self, Permissions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::Stdio;

use entry::{Program, cargo, print, root};
use itertools::Itertools;
use judge::paths::Case;

use crate::options::{Options, Package};
use crate::shell::System;

/// Who tells whether a program is right.
pub enum Judging {
    /// The judge compares lines.
    Lines,
    /// This command, given the files of input, output and expected output.
    Check(Vec<String>),
    /// This command plays, given the text of a case.
    Referee(Vec<String>),
}

/// What tells an input: single blanks between words, ends of lines, and the characters that occur in the cases. In C++,
/// as `verifyproblem` runs Python by `pypy3`, which is not everywhere.
const VALIDATOR: &str = r#"#include <cstdio>
#include <cstring>

// Layout and characters alone: the limits of the statement belong here, too.
int main() {
    bool has_words = false;
    int before = '\n';
    for (int c; (c = getchar()) != EOF; before = c) {
        bool is_in_word = before != ' ' && before != '\n';
        if (c == ' ' ? !is_in_word : c == '\n' ? before == ' ' : c == 0 || !strchr(CHARACTERS, c)) return 43;
        has_words |= c != ' ' && c != '\n';
    }
    return has_words && before == '\n' ? 42 : 43;
}
"#;

/// For Polygon, which has nothing but testlib: the words of an output, one by one.
const WORDS: &str = r#"#include "testlib.h"

int main(int argc, char* argv[]) {
    registerTestlibCmd(argc, argv);
    int count = 0;
    while (!ans.seekEof() && !ouf.seekEof()) {
        std::string right = ans.readWord(), word = ouf.readWord();
        count++;
        if (right != word) quitf(_wa, "word %d: expected %s, found %s", count, right.c_str(), word.c_str());
    }
    if (!ans.seekEof()) quitf(_wa, "nothing after word %d", count);
    if (!ouf.seekEof()) quitf(_wa, "more than %d words", count);
    quitf(_ok, "%d words", count);
}
"#;

impl Package {
    /// Writes the folder, whose name is the problem's.
    ///
    /// # Errors
    /// If a file cannot be written, or if there is no such folder for this kind of problem.
    pub fn write(
        self,
        slug: &str,
        options: &Options,
        folder: &Path,
        judging: Judging,
        cases: &[Case],
    ) -> Result<(), String> {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()) {
            return Err(format!("--export {name}: a package is named by small letters and digits"));
        }
        if fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()) {
            return Err(format!("{} is not empty", folder.display()));
        }
        if self == Self::Polygon && !matches!(judging, Judging::Lines) {
            return Err("Polygon takes checkers and interactors that use testlib, and this one does not; \
                 the others do"
                .to_owned());
        }
        let program = if options.is_golden { Program::of(root(), slug).ok().flatten() } else { None };
        let title = program.as_ref().and_then(|program| program.header.title()).unwrap_or_else(|| name.clone());
        let link = program.as_ref().and_then(|program| program.header.link()).unwrap_or_default();
        let files = Files(folder);
        let accepted = if self == Self::Polygon { "solutions" } else { "submissions/accepted" };
        let sources = files.solutions(slug, options, accepted)?;
        let (milliseconds, mebibytes) = options.granted();
        match self {
            Self::Polygon => {
                let width = cases.len().to_string().len().max(2);
                for (index, case) in (1..).zip(cases) {
                    files.write(&format!("tests/{index:0width$}"), &case.input)?;
                    files.write(&format!("tests/{index:0width$}.a"), &case.output)?;
                }
                files.write("files/check.cpp", WORDS)?;
                let xml = polygon(&name, &title, (milliseconds, mebibytes), width, cases, &sources);
                files.write("problem.xml", &xml)?;
            }
            Self::Kattis | Self::Domjudge | Self::Bapctools => {
                let is_new = self == Self::Bapctools;
                let width = cases.len().to_string().len();
                for (index, case) in (1..).zip(cases) {
                    let place = if case.name.starts_with("sample-") { "sample" } else { "secret" };
                    let path = format!("data/{place}/{index:0width$}-{}", case.name);
                    files.write(&format!("{path}.in"), &case.input)?;
                    files.write(&format!("{path}.ans"), &case.output)?;
                }
                let inputs = cases.iter().flat_map(|case| case.input.chars());
                let characters: String = inputs.filter(|c| !c.is_whitespace()).sorted_unstable().dedup().collect();
                let validator = VALIDATOR.replace("CHARACTERS", &format!("{characters:?}"));
                files.write("input_validators/layout.cpp", &validator)?;
                let statement = if is_new { "statement" } else { "problem_statement" };
                let text = format!("\\problemname{{{}}}\n\n{}\n", tex(&title), tex(link));
                files.write(&format!("{statement}/problem.en.tex"), &text)?;
                let place = if is_new { "output_validator" } else { "output_validators/judge" };
                match judging.parts() {
                    Some(parts) => files.judge(place, parts)?,
                    None if is_new => {
                        files.write("data/test_group.yaml", "output_validator_args: [case_sensitive]\n")?;
                    }
                    None => {}
                }
                let yaml = match is_new {
                    true => new_yaml(&title, &judging, (milliseconds, mebibytes)),
                    false => old_yaml(&title, &judging, mebibytes),
                };
                files.write("problem.yaml", &yaml)?;
                if self == Self::Domjudge {
                    let seconds = f64::from(milliseconds) / 1000.0;
                    files.write("domjudge-problem.ini", &format!("short-name = {name}\ntimelimit = {seconds}\n"))?;
                }
            }
        }
        print(&format!("{} cases in {}\n", cases.len(), folder.display()));
        if sources.is_empty() {
            print(&format!("{accepted} is empty: put a source of your solution there\n"));
        }
        Ok(())
    }
}

/// What runs a check: Kattis gives it input, answer, a folder for its words, and the output on standard input.
const CHECK: &str = r#"cat >"$3/output" || exit 1
COMMAND "$1" "$3/output" "$2" >"$3/judgemessage.txt" 2>&1
"#;

/// What runs a referee, which talks on standard input and output.
const REFEREE: &str = r#"COMMAND "$(cat "$1")" 2>"$3/judgemessage.txt"
"#;

/// The verdict, behind either: exit codes below FAILURE say that the program is wrong. Any other is not its fault.
const VERDICT: &str = "code=$?
[ $code = 0 ] && exit 42
[ $code -lt FAILURE ] && exit 43
exit $code
";

impl Judging {
    /// The command, what runs it, and the exit code from which on it has failed itself: our referees say 1 of a lost
    /// game, and somebody's check may say more, but a panic has code 101, and signals have more.
    fn parts(&self) -> Option<(&[String], &'static str, u8)> {
        match self {
            Self::Lines => None,
            Self::Check(command) => Some((command, CHECK, 100)),
            Self::Referee(command) => Some((command, REFEREE, 2)),
        }
    }
}

/// The files of a package.
struct Files<'a>(&'a Path);

impl Files<'_> {
    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        let path = self.place(name)?;
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// A path whose folder is there.
    fn place(&self, name: &str) -> Result<std::path::PathBuf, String> {
        let path = self.0.join(name);
        let above = path.parent().unwrap_or(self.0);
        fs::create_dir_all(above).map_err(|error| format!("{}: {error}", above.display()))?;
        Ok(path)
    }

    fn copy(&self, from: &Path, name: &str) -> Result<(), String> {
        let to = self.place(name)?;
        fs::copy(from, &to).map(drop).map_err(|error| format!("{}: {error}", from.display()))
    }

    /// Writes an executable script.
    fn script(&self, name: &str, text: &str) -> Result<(), String> {
        self.write(name, &format!("#!/bin/sh\n{text}"))?;
        let path = self.0.join(name);
        #[cfg(unix)]
        let mode: Permissions = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        #[cfg(not(unix))]
        let mode: Permissions = fs::metadata(&path).map_err(|error| error.to_string())?.permissions();
        fs::set_permissions(&path, mode).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// A command in a folder of its own, with all files that it names, and the scripts that build it, which is nothing,
    /// and run it.
    fn judge(&self, folder: &str, (command, script, failure): (&[String], &str, u8)) -> Result<(), String> {
        let shown = |word: &str| System::Unix.shown(word);
        let (mut words, mut files) = (vec![], vec!["run".to_owned()]);
        for word in command {
            let path = Path::new(word);
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_file() {
                self.copy(path, &format!("{folder}/{name}"))?;
                words.push(format!("\"$here\"/{}", shown(&name)));
                files.push(shown(&name));
            } else {
                words.push(shown(word));
            }
        }
        // A folder that was on Windows has lost these marks.
        self.script(&format!("{folder}/build"), &format!("chmod +x {}\n", files.join(" ")))?;
        if !cfg!(target_os = "linux") {
            print(&format!(
                "the judge in {folder} is a program of this system: where judges run on Linux, as DOMjudge and Kattis \
                 do, export it on Linux\n"
            ));
        }
        let script = script.replace("COMMAND", &words.join(" "));
        let verdict = VERDICT.replace("FAILURE", &failure.to_string());
        self.script(&format!("{folder}/run"), &format!("here=$(dirname \"$0\")\n{script}{verdict}"))
    }

    /// Copies the sources of what is tried: the collection's own program as a submission, or those that a command
    /// names. Gives their names.
    fn solutions(&self, slug: &str, options: &Options, folder: &str) -> Result<Vec<String>, String> {
        if options.own && options.is_golden {
            let name = format!("{slug}.rs");
            let path = self.place(&format!("{folder}/{name}"))?;
            let path = std::path::absolute(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let mut bundler = cargo();
            bundler.current_dir(root()).args(["submission", slug, "--judge", "any", "-o"]).arg(path);
            let done = bundler.stdin(Stdio::null()).output().map_err(|error| format!("cargo submission: {error}"))?;
            return match done.status.success() {
                true => Ok(vec![name]),
                false => Err(String::from_utf8_lossy(&done.stderr).into_owned()),
            };
        }
        let mut names = vec![];
        for source in &options.sources {
            let path = Path::new(source);
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            self.copy(path, &format!("{folder}/{name}"))?;
            names.push(name);
        }
        Ok(names)
    }
}

fn old_yaml(title: &str, judging: &Judging, mebibytes: u32) -> String {
    let judged = match judging {
        Judging::Lines => "validator_flags: case_sensitive",
        Judging::Check(_) => "validation: custom",
        Judging::Referee(_) => "validation: custom interactive",
    };
    format!("name: {}\n{judged}\nlimits:\n  memory: {mebibytes}\n", quoted(title))
}

fn new_yaml(title: &str, judging: &Judging, (milliseconds, mebibytes): (u32, u32)) -> String {
    let kind = match judging {
        Judging::Referee(_) => "type: interactive\n",
        Judging::Lines | Judging::Check(_) => "",
    };
    // Whole seconds, unless the resolution is said, too.
    let seconds = milliseconds.div_ceil(1000);
    format!(
        "problem_format_version: 2025-09\nname: {}\nuuid: {}\n{kind}limits:\n  time_limit: {seconds}\n  \
         memory: {mebibytes}\n",
        quoted(title),
        uuid(title),
    )
}

/// The same for the same title, of version 8: made as one likes.
fn uuid(title: &str) -> String {
    let half = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        (salt, title).hash(&mut hasher);
        hasher.finish()
    };
    let (high, low) = (half(0), half(1));
    let (third, fourth) = (high & 0xfff | 0x8000, low >> 48 & 0x3fff | 0x8000);
    format!("{:08x}-{:04x}-{third:04x}-{fourth:04x}-{:012x}", high >> 32, high >> 16 & 0xffff, low & 0xffff_ffff_ffff)
}

fn polygon(
    name: &str,
    title: &str,
    (milliseconds, mebibytes): (u32, u32),
    width: usize,
    cases: &[Case],
    sources: &[String],
) -> String {
    // Any value of `sample` counts as true.
    let test = |case: &Case| match case.name.starts_with("sample-") {
        true => "<test method=\"manual\" sample=\"true\"/>\n",
        false => "<test method=\"manual\"/>\n",
    };
    let tests = cases.iter().map(test).collect::<String>();
    let solution = |(index, source): (usize, &String)| {
        let tag = if index == 0 { "main" } else { "accepted" };
        let language = match Path::new(source).extension().and_then(|end| end.to_str()) {
            Some("rs") => "rust",
            Some("py") => "python.3",
            Some("java") => "java21",
            Some("go") => "go",
            Some("c") => "c.gcc",
            _ => "cpp.g++17",
        };
        let path = xml(&format!("solutions/{source}"));
        format!("<solution tag=\"{tag}\"><source path=\"{path}\" type=\"{language}\"/></solution>\n")
    };
    let solutions = sources.iter().enumerate().map(solution).collect::<String>();
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<problem short-name=\"{name}\" revision=\"1\">\n\
         <names><name language=\"english\" value=\"{title}\"/></names>\n<judging><testset name=\"tests\">\n\
         <time-limit>{milliseconds}</time-limit>\n<memory-limit>{memory}</memory-limit>\n\
         <test-count>{count}</test-count>\n\
         <input-path-pattern>tests/%0{width}d</input-path-pattern>\n\
         <answer-path-pattern>tests/%0{width}d.a</answer-path-pattern>\n<tests>\n{tests}</tests>\n\
         </testset></judging>\n<assets>\n\
         <checker type=\"testlib\"><source path=\"files/check.cpp\" type=\"cpp.g++17\"/></checker>\n\
         <solutions>\n{solutions}</solutions>\n</assets>\n</problem>\n",
        title = xml(title),
        memory = u64::from(mebibytes) << 20,
        count = cases.len(),
    )
}

/// A text in YAML, which takes JSON's.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A text in XML.
fn xml(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// A text in LaTeX.
fn tex(text: &str) -> String {
    text.chars().map(|c| if "#$%&_{}".contains(c) { format!("\\{c}") } else { c.to_string() }).join("")
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;

    /// What the script of a judge says of a program, when its command does this.
    fn code(judging: fn(Vec<String>) -> Judging, does: &str) -> Option<i32> {
        let folder = tempfile::tempdir().expect("a folder");
        let files = Files(folder.path());
        let judging = judging(["sh", "-c", does].map(str::to_owned).into());
        files.judge("judge", judging.parts().expect("a command")).expect("files");
        files.write("case", "1\n").expect("a file");
        let mut run = std::process::Command::new(folder.path().join("judge/run"));
        let run = run.current_dir(&folder).args(["case", "case", "."]).stdin(Stdio::null()).output();
        run.expect("a script").status.code()
    }

    #[test]
    fn only_a_judge_that_does_its_part_calls_a_program_wrong() {
        let ways = ["exit 0", "exit 1", "exit 3", "exit 101", "kill -SEGV $$"];
        assert_eq!(ways.map(|way| code(Judging::Check, way)), [42, 43, 43, 101, 139].map(Some));
        assert_eq!(ways.map(|way| code(Judging::Referee, way)), [42, 43, 3, 101, 139].map(Some));
    }
}
