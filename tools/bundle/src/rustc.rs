//! Runs rustc, and reads what it says.

use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use entry::cargo;
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
        let mut command = Command::new(rustc());
        command.args(["--deny", "warnings"]).args(options).args(&self.arguments);
        let output = run(command.arg("-o").args([output, source]))?;
        match output.status.success() {
            true => Ok(()),
            false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
        }
    }

    /// What rustc says of `text`, as judges compile it, whatever warnings it allows or denies, and what clippy says
    /// that it uses of the standard library which the `oldest` rustc does not have yet: nothing where no clippy is
    /// installed beside rustc. Makes the `executable` of it if one is wanted, quickly, and so that it stops where a
    /// number overflows.
    pub(crate) fn check(
        &self,
        text: &str,
        (major, minor): (u32, u32),
        executable: Option<&Path>,
    ) -> Result<Vec<Message>, String> {
        let mut command = match clippy() {
            Some(clippy) => {
                let mut command = Command::new(clippy);
                command.args(["--allow=clippy::all", "--force-warn", NEWER]);
                command.env("CARGO_PKG_RUST_VERSION", format!("{major}.{minor}"));
                command
            }
            None => Command::new(rustc()),
        };
        command.args(["-", "--crate-name=submission", "-Cdebug-assertions=off", "--error-format=json"]);
        match executable {
            None => command.arg("--emit=metadata=-"),
            Some(path) => command.args(["--emit=link", "-Coverflow-checks=on", "-o"]).arg(path),
        };
        command.arg("--cap-lints=warn").args(LINTS.map(|lint| format!("--force-warn={lint}")));
        messages(&run_on(command.args(&self.arguments), text)?)
    }
}

/// The rustc that cargo names, or has beside it: calling rustup to find it would take as long as half of the work.
pub(crate) fn rustc() -> OsString {
    let beside = || Some(Path::new(&env::var_os("CARGO")?).with_file_name("rustc")).filter(|path| path.is_file());
    env::var_os("RUSTC").or_else(|| beside().map(Into::into)).unwrap_or_else(|| "rustc".into())
}

/// clippy, which is rustc with more to say, if it is installed beside rustc. What stands in its place may also only say
/// that it is not.
fn clippy() -> Option<&'static Path> {
    static CLIPPY: OnceLock<Option<PathBuf>> = OnceLock::new();
    let find = || {
        let path = Path::new(&rustc()).with_file_name("clippy-driver");
        run(Command::new(&path).arg("--version")).is_ok_and(|output| output.status.success()).then_some(path)
    };
    CLIPPY.get_or_init(find).as_deref()
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
        let label = labels.find(|label| !sentence.contains(label));
        Self {
            is_error: message["level"] == "error",
            code: text(&message["code"]["code"]),
            text: match label {
                Some(label) => format!("{sentence}: {label}"),
                None => sentence,
            },
            places: primary.iter().filter_map(|span| start(span)).collect(),
            call: primary.first().and_then(|span| outermost(span)),
        }
    }
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Where the span begins, if it lies in the text that rustc reads from standard input.
fn start(span: &Value) -> Option<Place> {
    let number = |name: &str| Some(span[name].as_u64()? as usize - 1);
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
        .args(["build", "--quiet", "--message-format", "json"])
        .args(packages)
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    let output = run(&mut command)?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
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
fn run_on(command: &mut Command, text: &str) -> Result<Output, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let mut run = || {
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = pipes.spawn()?;
        if let Some(mut input) = child.stdin.take() {
            input.write_all(text.as_bytes())?;
        }
        child.wait_with_output()
    };
    run().map_err(|error: std::io::Error| format!("{name}: {error}"))
}
