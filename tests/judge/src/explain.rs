//! What theorems say of positions: the program `explain`, as a process that is asked line by line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use crate::paths::built;

/// The process that explains.
pub struct Explain {
    process: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Explain {
    /// The process, in a language: `en` or `zh`.
    ///
    /// # Errors
    /// If it is not built.
    pub fn start(language: &str) -> Result<Self, String> {
        let path = built("explain");
        let process = Command::new(&path).arg(language).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut process = process.map_err(|error| format!("{}: {error}", path.display()))?;
        let (requests, answers) = (process.stdin.take().expect("a pipe"), process.stdout.take().expect("a pipe"));
        Ok(Self { process, requests, answers: BufReader::new(answers) })
    }

    /// What is read of a position of a problem, in a game that began with this input; the view is as a page has it.
    ///
    /// # Errors
    /// If it gives no answer.
    pub fn read(&mut self, slug: &str, input: &str, view: &Value) -> Result<Value, String> {
        self.ask(&json!({ "problem": slug, "input": input, "view": view }))
    }

    /// Its answer to a request.
    ///
    /// # Errors
    /// If it gives none.
    pub fn ask(&mut self, request: &Value) -> Result<Value, String> {
        let failed = |error: &dyn std::fmt::Display| format!("explain: {error}\n{request}");
        let mut answer = String::new();
        writeln!(self.requests, "{request}").map_err(|error| failed(&error))?;
        self.answers.read_line(&mut answer).map_err(|error| failed(&error))?;
        serde_json::from_str(&answer).map_err(|error| failed(&error))
    }
}

impl Drop for Explain {
    fn drop(&mut self) {
        // It ends by itself when nothing more is asked, but nobody waits for it otherwise.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
