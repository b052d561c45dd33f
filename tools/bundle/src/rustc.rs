//! Runs rustc, and reads what it says.

use std::collections::BTreeSet;
use std::env;
use std::env::consts::EXE_SUFFIX;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use entry::{quiet, root};
use serde_json::Value;

use crate::edit::Place;

/// rustc for one edition, with or without the crates that AtCoder has.
pub struct Compiler {
    arguments: Vec<String>,
}

/// An error or a warning.
#[derive(Clone)]
pub(crate) struct Message {
    pub(crate) is_error: bool,
    /// `E0432`, `dead_code`.
    pub(crate) code: String,
    pub(crate) text: String,
    /// Where the text that it is about was written: the beginning, and the call if it comes out of a macro.
    pub(crate) places: Vec<Place>,
    pub(crate) call: Option<Place>,
    /// What it names, in its sentence and in what is said beside it: among other words, types and traits.
    pub(crate) words: BTreeSet<String>,
}

/// What finds the parts to cut.
pub(crate) const LINTS: [&str; 4] = ["dead_code", "unused_imports", "unused_macros", "unused_macro_rules"];

impl Compiler {
    /// The compiler for that edition. With `crates`, it knows proconio and itertools, which are built if need be.
    ///
    /// # Errors
    /// If they cannot be built.
    pub fn new(edition: &str, crates: bool) -> Result<Self, String> {
        Self::with_features(edition, crates, false)
    }

    /// The same, where proconio may need its `#[fastout]`.
    pub(crate) fn with_features(edition: &str, crates: bool, fastout: bool) -> Result<Self, String> {
        static CRATES: [OnceLock<Result<Vec<String>, String>>; 2] = [const { OnceLock::new() }; 2];
        let mut arguments = vec![format!("--edition={edition}")];
        if crates {
            arguments.extend(CRATES[usize::from(fastout)].get_or_init(|| build_crates(fastout)).clone()?);
        }
        Ok(Self { arguments })
    }

    /// Compiles the file `source` to the file `output`, warnings being errors.
    ///
    /// # Errors
    /// What rustc says.
    pub fn compile(&self, source: &Path, options: &[&str], output: &Path) -> Result<(), String> {
        let mut command = command(rustc());
        command.args(["--deny", "warnings"]).args(options).args(&self.arguments);
        let output = run(command.arg("-o").args([output, source]))?;
        match output.status.success() {
            true => Ok(()),
            false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
        }
    }

    /// What rustc says of `text`, as judges compile it: in an empty folder, without the variables that cargo sets. What
    /// the text takes from elsewhere all the same is an error. Of the warnings that find parts to cut, all are there.
    /// So is what clippy says that it uses of the standard library which the `oldest` rustc does not have yet: nothing
    /// where no clippy is installed beside rustc. Makes the `executable` of it if one is wanted, quickly, and so that
    /// it stops where a number overflows.
    pub(crate) fn check(
        &self,
        text: &str,
        (major, minor): (u32, u32),
        executable: Option<&Path>,
    ) -> Result<Vec<Message>, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let settings = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut command = match clippy() {
            Some(clippy) => {
                // Else clippy looks for a file of the user's above.
                let empty = settings.path().join(SETTINGS);
                fs::write(&empty, "").map_err(|error| format!("{}: {error}", empty.display()))?;
                let mut command = command(clippy);
                command.args(["--allow=clippy::all", "--force-warn", NEWER]);
                command.env("CLIPPY_CONF_DIR", settings.path());
                command.env("CARGO_PKG_RUST_VERSION", format!("{major}.{minor}"));
                command
            }
            None => command(rustc()),
        };
        let made = folder.path().join(MADE);
        command.args(["-", "--crate-name=submission", "-Cdebug-assertions=off", "--error-format=json"]);
        match executable {
            None => command.arg(format!("--emit=metadata=-,dep-info={SOURCES}")),
            // Lints that the text denies, of clippy's too, would leave no executable.
            Some(_) => command.args(["--cap-lints=warn", "--emit=link", "-Coverflow-checks=on"]).arg("-o").arg(&made),
        };
        command.args(LINTS.map(|lint| format!("--force-warn={lint}"))).args(&self.arguments).current_dir(&folder);
        for (name, _) in env::vars_os().filter(|(name, _)| is_of_cargo(name)) {
            command.env_remove(name);
        }
        let mut messages = messages(&run_on(&mut command, text)?)?;
        let sources = fs::read_to_string(folder.path().join(SOURCES)).unwrap_or_default();
        // One cause is enough: what it takes from elsewhere may not be there, either.
        let is_right = !messages.iter().any(|message| message.is_error);
        let settings = Path::new(settings.path().file_name().unwrap_or_default()).join(SETTINGS);
        let taken = taken(&sources).filter(|(_, name)| is_right && !Path::new(name).ends_with(&settings));
        messages.extend(taken.map(|(what, name)| Message {
            is_error: true,
            code: String::new(),
            text: format!("no judge has the {what}"),
            places: place_of(name, text).into_iter().collect(),
            call: None,
            words: BTreeSet::new(),
        }));
        if let Some(path) = executable.filter(|_| made.exists()) {
            // A copy could still be open in what another thread has just started, and then not be run. Another disk
            // takes nothing else.
            fs::rename(&made, path)
                .or_else(|_| fs::copy(&made, path).map(drop))
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(messages)
    }

    /// What plain rustc says of `text` if it allows and denies all that the text says.
    pub(crate) fn check_strictly(&self, text: &str) -> Result<Vec<Message>, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut command = command(rustc());
        command.args(["-", "--crate-name=submission", "-Cdebug-assertions=off", "--error-format=json"]);
        command.arg("--emit=metadata=-").args(&self.arguments).current_dir(&folder);
        messages(&run_on(&mut command, text)?)
    }
}

/// The rustc that cargo names, or has beside it: calling rustup to find it would take as long as half of the work.
pub(crate) fn rustc() -> OsString {
    static FOUND: OnceLock<OsString> = OnceLock::new();
    let name = format!("rustc{EXE_SUFFIX}");
    let beside = || Some(Path::new(&env::var_os("CARGO")?).with_file_name(&name)).filter(|path| path.is_file());
    // Here, as what rustup finds depends on the folder.
    let by_shell = || {
        let output = run(command("rustc").arg("--print=sysroot")).ok()?;
        let sysroot = String::from_utf8(output.stdout).ok()?;
        Some(Path::new(sysroot.trim_end()).join("bin").join(&name)).filter(|path| path.is_file())
    };
    let find = || beside().or_else(by_shell).map_or_else(|| "rustc".into(), Into::into);
    FOUND.get_or_init(|| env::var_os("RUSTC").unwrap_or_else(find)).clone()
}

/// A command that sees no more of the user's environment than a judge has.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    entry::cleared(&mut command);
    command
}

/// cargo, for what is not the submission itself.
pub(crate) fn cargo() -> Command {
    let mut command = entry::cargo();
    entry::cleared(&mut command);
    // Whether the user's compiler is a nightly one says nothing of these; but with another value than before, cargo
    // would build anew what this tool is made of.
    const BOOTSTRAP: &str = "RUSTC_BOOTSTRAP";
    match env::var_os(BOOTSTRAP) {
        Some(value) => command.env(BOOTSTRAP, value),
        None => command.env_remove(BOOTSTRAP),
    };
    command
}

/// clippy, which is rustc with more to say, if it is installed beside rustc. What stands in its place may also only say
/// that it is not.
fn clippy() -> Option<&'static Path> {
    static CLIPPY: OnceLock<Option<PathBuf>> = OnceLock::new();
    let find = || {
        let path = Path::new(&rustc()).with_file_name(format!("clippy-driver{EXE_SUFFIX}"));
        run(command(&path).arg("--version")).is_ok_and(|output| output.status.success()).then_some(path)
    };
    CLIPPY.get_or_init(find).as_deref()
}

/// The files that a compiler leaves in its folder: the executable, and the names of what it was made of.
const MADE: &str = "submission.made";
const SOURCES: &str = "sources";

/// The file in which clippy looks for settings first.
const SETTINGS: &str = ".clippy.toml";

/// Whether cargo sets the variable for what it compiles. It also says there which cargo it is.
fn is_of_cargo(name: &OsStr) -> bool {
    let name = name.to_string_lossy();
    name == "OUT_DIR" || name.starts_with("CARGO_") && name != "CARGO_HOME" && name != "CARGO_PKG_RUST_VERSION"
}

/// What rustc took from elsewhere, by what it says of its `sources`: variables and files, in words and by their names.
fn taken(sources: &str) -> impl Iterator<Item = (String, &str)> {
    let variables = sources.lines().filter_map(|line| line.strip_prefix("# env-dep:"));
    let variables = variables.map(|line| line.split('=').next().unwrap_or(line));
    let files = sources.lines().filter_map(|line| line.strip_suffix(':'));
    let of_variable = |name: &str| format!("variable `{name}` that this reads from cargo or the shell");
    let of_file = |name: &str| format!("file `{name}` that this includes");
    let variables = variables.filter(|name| !name.starts_with("CLIPPY_") && *name != "CARGO_PKG_RUST_VERSION");
    variables.map(move |name| (of_variable(name), name)).chain(files.map(move |name| (of_file(name), name)))
}

/// Where `text` names a variable or a file, if it does so in one word.
fn place_of(name: &str, text: &str) -> Option<Place> {
    // Windows parts paths by backslashes, of which a text of Rust writes two.
    let last = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let words = [format!("\"{name}\""), format!("\"{}\"", name.replace('\\', "\\\\")), last.to_owned()];
    words.iter().find_map(|word| {
        let mut lines = text.lines().enumerate();
        lines.find_map(|(line, text)| {
            let before = text.find(word.as_str())?;
            Some(Place { line, column: text[..before].chars().count() })
        })
    })
}

/// What clippy calls the use of something that is newer than the oldest rustc.
const NEWER: &str = "clippy::incompatible_msrv";

/// Everything but what the text itself asks clippy for.
fn messages(output: &Output) -> Result<Vec<Message>, String> {
    let messages = String::from_utf8_lossy(&output.stderr);
    // The last ones only count.
    let is_one = |line: &&str| !line.contains("\"aborting due to ") && !line.contains(" emitted\",\"code\":null");
    messages
        .lines()
        .filter(is_one)
        .map(serde_json::from_str)
        .map(|message| message.map(|message| Message::of(&message)))
        // The label says it.
        .filter(|message| {
            !message.as_ref().is_ok_and(|message| message.code == "E0267" && messages.contains("'fastout"))
        })
        .filter(|message| {
            !message.as_ref().is_ok_and(|message| message.code != NEWER && message.code.starts_with("clippy::"))
        })
        .collect::<Result<_, _>>()
        .map_err(|_| messages.into_owned())
}

impl Message {
    fn of(message: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let is_primary = |span: &&Value| span["is_primary"] == true;
        let primary: Vec<&Value> = array(&message["spans"]).filter(is_primary).collect();
        let sentence = text(&message["message"]);
        let mut labels = primary.iter().filter_map(|span| span["label"].as_str());
        let label = labels.find(|label| !sentence.contains(label) && *label != "unsatisfied trait bound");
        Self {
            is_error: message["level"] == "error",
            code: text(&message["code"]["code"]),
            text: match label {
                // What the bundler writes for the attribute.
                _ if sentence.contains("`'fastout`") => {
                    "a closure cannot print under the crate's `#[fastout]`".to_owned()
                }
                _ if ["couldn't read", "cannot resolve rel"].iter().any(|start| sentence.starts_with(start)) => {
                    "no judge has the file that this includes".to_owned()
                }
                Some(label) => format!("{sentence}: {label}"),
                None => sentence,
            },
            places: primary.iter().filter_map(|span| start(span)).collect(),
            call: primary.first().and_then(|span| outermost(span)),
            words: words(message),
        }
    }
}

/// The words of a message, of its labels and of what belongs to it.
fn words(message: &Value) -> BTreeSet<String> {
    let is_end = |c: char| !c.is_alphanumeric() && c != '_';
    let labels = array(&message["spans"]).map(|span| &span["label"]);
    let texts = labels.chain([&message["message"]]).filter_map(Value::as_str);
    let words = texts.flat_map(|text| text.split(is_end)).map(str::to_owned);
    words.chain(array(&message["children"]).flat_map(self::words)).collect()
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Where the span begins, if it lies in the text that rustc reads from standard input.
fn start(span: &Value) -> Option<Place> {
    let number = |name: &str| usize::try_from(span[name].as_u64()?).ok()?.checked_sub(1);
    let place = Place { line: number("line_start")?, column: number("column_start")? };
    (span["file_name"] == "<anon>").then_some(place)
}

/// Where the macro is called that wrote this, or where it stands.
fn outermost(mut span: &Value) -> Option<Place> {
    while span["expansion"].is_object() {
        span = &span["expansion"]["span"];
    }
    start(span)
}

/// Builds proconio and itertools in the workspace of the bundler; gives the arguments by which rustc finds them. With
/// `fastout`, proconio has the feature for it, which only the bundler can ask for.
fn build_crates(fastout: bool) -> Result<Vec<String>, String> {
    let packages: &[&str] = match fastout {
        true => &["--package", "bundle", "--lib", "--features", "fastout"],
        false => &["--package", "proconio", "--package", "itertools"],
    };
    let mut command = cargo();
    command
        .args(["build", "--message-format", "json"])
        .args(quiet())
        .args(packages)
        .current_dir(root().join("tools/bundle"));
    let output = match quiet() {
        Some(_) => run(&mut command)?,
        // At a terminal cargo says itself how far it is, and what is wrong.
        None => {
            let output = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::inherit()).output();
            output.map_err(|error| format!("cargo: {error}"))?
        }
    };
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(if errors.is_empty() { "cargo cannot build proconio and itertools".to_owned() } else { errors });
    }
    let mut arguments = Vec::new();
    for message in String::from_utf8_lossy(&output.stdout).lines() {
        let message: Value = serde_json::from_str(message).map_err(|error| error.to_string())?;
        let files = array(&message["filenames"]).filter_map(Value::as_str);
        for file in files.filter(|file| file.ends_with(".rlib")) {
            if let Some(name @ ("proconio" | "itertools")) = message["target"]["name"].as_str() {
                arguments.push(format!("--extern={name}={file}"));
            }
            let directory = Path::new(file).with_file_name("");
            for directory in [directory.join("deps"), directory] {
                arguments.push(format!("-Ldependency={}", directory.display()));
            }
        }
    }
    Ok(arguments)
}

fn run(command: &mut Command) -> Result<Output, String> {
    run_on(command, "")
}

/// Runs `command` with `text` as its standard input.
pub(crate) fn run_on(command: &mut Command, text: &str) -> Result<Output, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let mut run = || {
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn()?;
        if let Some(mut input) = child.stdin.take() {
            // It may stop before it has read everything.
            let _ = input.write_all(text.as_bytes());
        }
        child.wait_with_output()
    };
    run().map_err(|error: std::io::Error| {
        let is_missing =
            error.kind() == std::io::ErrorKind::NotFound && Path::new(&name).file_stem() == Some("rustc".as_ref());
        let advice = if is_missing { "; rustup.rs has it" } else { "" };
        format!("{name}: {error}{advice}")
    })
}
