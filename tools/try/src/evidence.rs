//! The evidence for a problem, as a process that answers: `tests/evidence/src/serve.rs` is the other end.

use std::cell::{Cell, RefCell};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use judge::cpu_of;
use judge::dialogue::{Manner, Referee, Turn};
use judge::paths::evidence;
use judge::player::Answers;
use serde_json::{Value, json};

/// What answers requests.
pub struct Evidence {
    slug: String,
    /// Where questions about inputs are answered, and where it is thought about them: that may take long, and is then
    /// ended.
    forms: Place,
    oracle: Place,
    /// How often the oracle was ended.
    ended: Cell<usize>,
}

/// How often it is looked whether an answer takes too long, and how many times as long that may be on a busy machine.
const LOOK: Duration = Duration::from_millis(100);
const BUSY: u32 = 10;

/// An oracle that was ended so often is asked for nothing more that may take long.
const PATIENT: usize = 8;

/// Where a process is asked, which is started when it is needed.
struct Place {
    /// Whether its answers are waited for as long as it takes.
    patiently: bool,
    connection: RefCell<Option<Connection>>,
}

struct Connection {
    child: Child,
    requests: ChildStdin,
    answers: Heard,
}

/// How answers are heard.
enum Heard {
    /// As long as it takes.
    Patiently(BufReader<ChildStdout>),
    /// By a thread, so that one need not wait.
    ByAThread(Receiver<String>),
}

impl Connection {
    fn new(slug: &str, patiently: bool) -> Result<Self, String> {
        let program = evidence(slug);
        let failed = |error: std::io::Error| format!("{}: {error}", program.display());
        let mut command = Command::new(&program);
        command.arg("serve").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(failed)?;
        let (requests, lines) = (child.stdin.take(), child.stdout.take());
        let (Some(requests), Some(lines)) = (requests, lines) else { return Err(format!("{slug}: no pipes")) };
        let lines = BufReader::new(lines);
        if patiently {
            return Ok(Self { child, requests, answers: Heard::Patiently(lines) });
        }
        let (sender, answers) = channel();
        thread::spawn(move || {
            for line in lines.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self { child, requests, answers: Heard::ByAThread(answers) })
    }

    fn say(&mut self, request: &Value) -> Option<()> {
        // At once: a pipe has no buffer, and a value is written in pieces.
        self.requests.write_all(format!("{request}\n").as_bytes()).ok()
    }

    /// The answer, if it comes in time; nothing where it does not, or where the other end is gone.
    fn hear(&mut self, patience: Option<Duration>) -> Option<Value> {
        let line = match (&mut self.answers, patience) {
            (Heard::Patiently(lines), _) => {
                let mut line = String::new();
                lines.read_line(&mut line).ok()?;
                line
            }
            (Heard::ByAThread(answers), Some(patience)) => heard(answers, self.child.id(), patience)?,
            (Heard::ByAThread(answers), None) => answers.recv().ok()?,
        };
        serde_json::from_str(&line).ok()
    }
}

/// The next line, if it comes before so much CPU time is used for it. Where the machine is busy, that takes longer by
/// the clock; where the system does not tell what is used, the clock decides.
fn heard(answers: &Receiver<String>, pid: u32, patience: Duration) -> Option<String> {
    let (since, before) = (Instant::now(), cpu_of(pid));
    loop {
        match answers.recv_timeout(LOOK.min(patience)) {
            Ok(line) => return Some(line),
            Err(RecvTimeoutError::Disconnected) => return None,
            Err(RecvTimeoutError::Timeout) => {}
        }
        let used = before.zip(cpu_of(pid)).map(|(before, now)| now.saturating_sub(before));
        let elapsed = since.elapsed();
        if used.unwrap_or(elapsed) >= patience || elapsed >= BUSY * patience {
            return None;
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Evidence {
    /// The evidence for the program of this name, which has been built.
    pub fn of(slug: &str) -> Rc<Self> {
        Rc::new(Self {
            slug: slug.to_owned(),
            forms: Place { patiently: true, connection: RefCell::default() },
            oracle: Place { patiently: false, connection: RefCell::default() },
            ended: Cell::default(),
        })
    }

    /// The answer of one that is started where there is none; nothing where none comes in time, and it is ended.
    fn on(&self, place: &Place, request: &Value, patience: Option<Duration>) -> Option<Value> {
        let mut connection = place.connection.borrow_mut();
        if connection.is_none() {
            *connection = Some(Connection::new(&self.slug, place.patiently).ok()?);
        }
        let answer = connection.as_mut().and_then(|connection| {
            connection.say(request)?;
            connection.hear(patience)
        });
        if answer.is_none() {
            *connection = None;
        }
        answer.filter(|answer| !answer["error"].is_string())
    }

    /// The answer to a question that takes no thought.
    ///
    /// # Panics
    /// If it is none that the evidence answers: no input, or no case.
    pub fn ask(&self, request: &Value) -> Value {
        let answer = self.on(&self.forms, request, None);
        answer.unwrap_or_else(|| panic!("the evidence for {} does not answer {request}", self.slug))
    }

    /// What the oracle or a wrong variant makes of one of the evidence's own inputs; nothing where it panics.
    pub fn think(&self, request: &Value) -> Option<Value> {
        self.on(&self.oracle, request, None)
    }

    /// The same of an input that is none of its own, as long as there is patience.
    pub fn think_soon(&self, mut request: Value, patience: Duration) -> Option<Value> {
        if self.ended.get() >= PATIENT {
            return None;
        }
        request["granted"] = json!(true);
        let answer = self.on(&self.oracle, &request, Some(patience));
        if self.oracle.connection.borrow().is_none() {
            self.ended.set(self.ended.get() + 1);
        }
        answer
    }

    /// Smaller inputs of the same form, until `is_next` takes one.
    pub fn smaller(&self, input: &str, is_next: &mut dyn FnMut(&str) -> bool) -> bool {
        let mut request = json!({ "do": "smaller", "input": input });
        loop {
            // Between two of them others are asked.
            let answer = self.on(&self.forms, &request, None);
            let Some(candidate) = answer.as_ref().and_then(|answer| answer["input"].as_str()) else { return false };
            if is_next(candidate) {
                self.tell(&json!({ "do": "stop" }));
                return true;
            }
            request = json!({ "do": "next" });
        }
    }

    /// A dialogue is over. Where its evidence has ended, it is over by itself.
    fn end(&self, number: u64) {
        if self.forms.connection.borrow().is_some() {
            self.on(&self.forms, &json!({ "do": "end", "referee": number }), None);
        }
    }

    /// Says something that has no answer.
    fn tell(&self, request: &Value) {
        if let Some(connection) = &mut *self.forms.connection.borrow_mut() {
            // What is gone hears nothing more.
            let _ = connection.say(request);
        }
    }

    /// The judge's side of a case.
    ///
    /// # Panics
    /// If it is no case.
    pub fn referee(self: &Rc<Self>, case: &str) -> Box<dyn Referee> {
        let begun = self.ask(&json!({ "do": "begin", "case": case }));
        Box::new(Remote { evidence: Rc::clone(self), number: begun["referee"].as_u64().unwrap_or_default() })
    }

    /// A known wrong player of this name.
    pub fn player(self: &Rc<Self>, name: &str) -> Answers {
        let number = self.ask(&json!({ "do": "player", "name": name }))["player"].clone();
        let evidence = Rc::clone(self);
        Box::new(move |line| {
            let said = evidence.ask(&json!({ "do": "says", "player": number, "line": line }));
            said["lines"].as_str().unwrap_or_default().to_owned()
        })
    }
}

/// A referee of the evidence.
struct Remote {
    evidence: Rc<Evidence>,
    number: u64,
}

impl Remote {
    fn ask(&self, what: &str, key: &str, value: impl Into<Value>) -> Value {
        let mut request = json!({ "do": what, "referee": self.number });
        request[key] = value.into();
        self.evidence.ask(&request)
    }

    fn know(&self, what: &str) -> Value {
        self.ask(what, "of", Value::Null)[what].take()
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        // After a panic there may be nobody any more.
        if !thread::panicking() {
            self.evidence.end(self.number);
        }
    }
}

impl Referee for Remote {
    fn turn(&self) -> Turn {
        let turn = self.know("turn");
        match (turn.as_u64(), turn.as_str()) {
            (Some(replies), _) => Turn::Judge(replies as usize),
            (None, Some("program")) => Turn::Program,
            _ => Turn::Over,
        }
    }

    fn hear(&mut self, line: &str) -> Result<(), String> {
        match self.ask("hear", "line", line)["lost"].as_str() {
            Some(lost) => Err(lost.to_owned()),
            None => Ok(()),
        }
    }

    fn say(&mut self, reply: usize) -> String {
        self.ask("say", "reply", reply)["lines"].as_str().unwrap_or_default().to_owned()
    }

    fn choose(&self, manner: Manner) -> Option<usize> {
        let (name, _) = Manner::NAMES.iter().find(|(_, of)| *of == manner)?;
        Some(self.ask("choose", "manner", *name)["reply"].as_u64()? as usize)
    }

    fn position(&self) -> Option<String> {
        self.know("position").as_str().map(str::to_owned)
    }

    fn is_won(&self) -> Option<bool> {
        self.know("won").as_bool()
    }

    fn lines(&self) -> Vec<String> {
        serde_json::from_value(self.know("lines")).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a line is heard that a shell prints after it has done this, by one who waits for 300 ms of its work.
    #[cfg(target_os = "linux")]
    fn is_heard(does: &str) -> bool {
        let mut shell = Command::new("sh");
        let mut child = shell.args(["-c", does]).stdout(Stdio::piped()).spawn().expect("a shell");
        let lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let (sender, answers) = channel();
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        let line = heard(&answers, child.id(), Duration::from_millis(300));
        let _ = child.kill();
        let _ = child.wait();
        line.is_some()
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn who_has_not_used_the_time_is_waited_for() {
        assert!(is_heard("sleep 0.6; echo 1"));
        assert!(!is_heard("i=0; while [ $i -lt 99000000 ]; do i=$((i+1)); done; echo 1"));
        assert!(!is_heard("exit"));
    }
}
