//! A program as a process: given a file or spoken with line by line, within limits, measured, and killed if it does not
//! come to its end.

use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::NamedTempFile;

use crate::dialogue::Player;
use crate::place::built;
use crate::problem::{Limits, cut};

/// How long a process may take by the clock on the wall, where only a program that hangs takes long.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a player may be silent by the clock on the wall. One that does not flush its lines is silent for ever.
pub const SILENCE: Duration = Duration::from_secs(10);

/// No program may print more than this, as judges grant no more either.
const OUTPUT: u64 = 64 << 20;

/// What is said of a program that does.
pub const ENDLESS: &str = "killed as it printed more than 64 MiB";

/// The stack of a program: what the least generous judges leave.
const STACK: u64 = 1 << 20;

/// The time of a program, in milliseconds, where the judge's is not known.
const USUAL_TIME: u32 = 2000;

/// The memory of a program, in MiB, where the judge's is not known.
const USUAL_MEMORY: u32 = 256;

impl Limits {
    /// The CPU time that a program may use.
    pub fn cpu(self) -> Duration {
        Duration::from_millis(self.time.unwrap_or(USUAL_TIME).into())
    }

    /// The bytes that a program may use.
    pub fn bytes(self) -> u64 {
        u64::from(self.memory.unwrap_or(USUAL_MEMORY)) << 20
    }
}

/// How a program ended.
pub struct Ending {
    /// The exit code, unless a signal ended the program; `errors` then begins with its name.
    pub code: Option<i32>,
    /// What stood on standard output, or what was said last.
    pub output: String,
    /// What stood on standard error.
    pub errors: String,
    /// What was used, where it was measured.
    pub usage: Option<Usage>,
}

/// What a process used.
#[derive(Clone, Copy)]
pub struct Usage {
    /// User and system time.
    pub cpu: Duration,
    /// The peak of resident memory, in bytes.
    pub memory: u64,
}

impl Usage {
    /// Fails where this is more than the judge grants.
    pub fn check(&self, limits: Limits) -> Result<(), String> {
        if self.cpu > limits.cpu() {
            return Err(format!("{:?} of CPU time, above {:?}", self.cpu, limits.cpu()));
        }
        if self.memory > limits.bytes() {
            return Err(format!("{} bytes of memory, above {}", self.memory, limits.bytes()));
        }
        Ok(())
    }
}

impl Ending {
    /// What a program printed that came to its end without a complaint.
    pub fn printed(self) -> Result<String, String> {
        match (self.code, self.errors.is_empty()) {
            (Some(0), true) => Ok(self.output),
            (Some(code), _) => Err(format!("exit code {code}: {}", cut(&self.errors))),
            (None, _) => Err(cut(&self.errors)),
        }
    }

    /// All of it, for a message.
    pub fn described(&self) -> String {
        format!("exit code {:?}, output {:?}, errors {:?}", self.code, cut(&self.output), cut(&self.errors))
    }
}

/// A way to start a program.
pub struct Start {
    command: Command,
    /// Where `limited` writes what the program used.
    report: Option<NamedTempFile>,
    patience: Duration,
}

impl Start {
    /// As it is.
    pub fn new(command: Command) -> Self {
        Self { command, report: None, patience: PATIENCE }
    }

    /// On a stack of 1 MiB and within the judge's memory, where the system can limit these, and measured. Twice the
    /// judge's time ends it.
    #[cfg(unix)]
    pub fn within(limits: Limits, program: &Path) -> Result<Self, String> {
        let seconds = (2 * limits.cpu()).as_secs() + 1;
        Self::limited([STACK, limits.bytes(), seconds], Command::new(program))
            // The machine may be busy; the limit of CPU time ends what does not wait.
            .map(|start| start.patient(20 * limits.cpu() + PATIENCE))
    }

    /// As it is, the system not knowing limits.
    #[cfg(not(unix))]
    pub fn within(_limits: Limits, program: &Path) -> Result<Self, String> {
        Ok(Self::new(Command::new(program)))
    }

    /// Measured, without limits.
    pub fn measured(command: Command) -> Result<Self, String> {
        match cfg!(unix) {
            true => Self::limited([0; 3], command),
            false => Ok(Self::new(command)),
        }
    }

    /// Within limits of stack and memory, in bytes, and of CPU time, in seconds, 0 being none, and measured.
    pub fn limited(limits: [u64; 3], command: Command) -> Result<Self, String> {
        let report = NamedTempFile::new().map_err(|error| error.to_string())?;
        let mut limited = Command::new(built("limited"));
        limited.args(limits.map(|limit| limit.to_string())).arg(report.path());
        limited.arg(command.get_program()).args(command.get_args());
        Ok(Self { command: limited, report: Some(report), patience: PATIENCE })
    }

    /// Killed after `patience` by the clock on the wall; for a player, without a word.
    pub fn patient(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Runs the program on `input` to its end.
    pub fn run(self, input: impl AsRef<[u8]>) -> Result<Ending, String> {
        // A file, so that nothing here waits for a program that does not read.
        let mut stdin = tempfile::tempfile().map_err(|error| error.to_string())?;
        stdin.write_all(input.as_ref()).and_then(|()| stdin.rewind()).map_err(|error| error.to_string())?;
        Process::new(self, stdin.into())?.ending()
    }

    /// Starts the program, to be spoken with.
    pub fn player(self) -> Result<Process, String> {
        Process::new(self, Stdio::piped())
    }
}

/// The answer of `program` to `input`.
pub fn answer(program: &Path, input: impl AsRef<[u8]>) -> Result<Ending, String> {
    Start::new(Command::new(program)).run(input)
}

/// A program under way.
pub struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    /// A file, so that nobody has to read it meanwhile.
    stderr: File,
    report: Option<PathBuf>,
    watchdog: Watchdog,
    patience: Duration,
    /// What it used, once it has come to its end and where that was measured.
    pub usage: Option<Usage>,
    /// Removed when all is over.
    _report: Option<NamedTempFile>,
}

impl Process {
    fn new(start: Start, stdin: Stdio) -> Result<Self, String> {
        let Start { mut command, report, patience } = start;
        let name = command.get_program().to_string_lossy().into_owned();
        let failed = |error: std::io::Error| format!("{name}: {error}");
        let stderr = tempfile::tempfile().map_err(failed)?;
        let for_child = stderr.try_clone().map_err(failed)?;
        command.stdin(stdin).stdout(Stdio::piped()).stderr(for_child);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(failed)?;
        Ok(Self {
            stdin: child.stdin.take(),
            stdout: BufReader::new(child.stdout.take().expect("it is piped")),
            stderr,
            report: report.as_ref().map(|report| report.path().to_owned()),
            watchdog: Watchdog::new(child.id(), patience),
            child,
            patience,
            usage: None,
            _report: report,
        })
    }

    /// Says `said` and nothing more after it if it is the last, and waits for the end of the program.
    pub fn end(&mut self, said: &str, is_last: bool) -> Result<Ending, String> {
        if let Some(stdin) = &mut self.stdin {
            match stdin.write_all(said.as_bytes()) {
                Err(error) if error.kind() != ErrorKind::BrokenPipe => return Err(error.to_string()),
                _ => {}
            }
        }
        if is_last {
            self.stdin = None;
        }
        self.ending()
    }

    /// Waits for the end of the program; an error where it has to be killed.
    pub fn ending(&mut self) -> Result<Ending, String> {
        let failed = |error: std::io::Error| error.to_string();
        self.watchdog.put_off(self.patience);
        let mut output = vec![];
        let read = self.stdout.by_ref().take(OUTPUT + 1).read_to_end(&mut output).map_err(failed)?;
        let is_endless = read as u64 > OUTPUT;
        if is_endless {
            kill(self.child.id());
        }
        let mut status = self.child.wait().map_err(failed)?;
        self.watchdog.call_off();
        // What it has started and not waited for.
        #[cfg(unix)]
        kill(self.child.id());
        if is_endless {
            return Err(ENDLESS.to_owned());
        }
        if self.watchdog.has_killed() {
            return Err(format!("killed after {:?} without an end or a word", self.patience));
        }
        self.usage = self.report(&mut status)?;
        let mut errors = vec![];
        self.stderr.rewind().and_then(|()| self.stderr.read_to_end(&mut errors)).map_err(failed)?;
        let mut errors = String::from_utf8_lossy(&errors).into_owned();
        if status.code().is_none() {
            errors = format!("{status}: {errors}");
        }
        // What is no text is right nowhere.
        let output = String::from_utf8_lossy(&output).into_owned();
        Ok(Ending { code: status.code(), output, errors, usage: self.usage })
    }

    /// What `limited` has written down; `status` becomes that of the program.
    #[cfg(unix)]
    fn report(&self, status: &mut ExitStatus) -> Result<Option<Usage>, String> {
        use std::os::unix::process::ExitStatusExt;

        let Some(path) = &self.report else {
            return Ok(None);
        };
        let line = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
        let numbers: Vec<u64> = line.split_whitespace().filter_map(|number| number.parse().ok()).collect();
        let [raw, micros, memory] = numbers[..] else {
            return Err(format!("not measured: {status}"));
        };
        *status = ExitStatus::from_raw(raw as i32);
        Ok(Some(Usage { cpu: Duration::from_micros(micros), memory }))
    }

    #[cfg(not(unix))]
    fn report(&self, _status: &mut ExitStatus) -> Result<Option<Usage>, String> {
        Ok(None)
    }
}

impl Player for Process {
    fn hear(&mut self, said: &str) -> Result<(), String> {
        self.watchdog.put_off(self.patience);
        let stdin = self.stdin.as_mut().ok_or("nothing can be said any more")?;
        match stdin.write_all(said.as_bytes()) {
            Ok(()) => Ok(()),
            Err(error) => {
                let Ending { code, errors, .. } = self.ending()?;
                Err(format!("does not listen ({error}), exit code {code:?}: {}", cut(&errors)))
            }
        }
    }

    fn line(&mut self) -> Result<String, String> {
        self.watchdog.put_off(self.patience);
        let mut line = String::new();
        self.stdout.read_line(&mut line).map_err(|error| error.to_string())?;
        if line.ends_with('\n') {
            return Ok(line);
        }
        let Ending { code, errors, .. } = self.ending()?;
        Err(format!("ends instead of a line, with {line:?}, exit code {code:?}: {}", cut(&errors)))
    }

    fn leave(&mut self) -> Result<(), String> {
        let ending = self.ending()?;
        match ending.output.is_empty() && ending.code == Some(0) && ending.errors.is_empty() {
            true => Ok(()),
            false => Err(format!("after the end: {}", ending.described())),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            kill(self.child.id());
            let _ = self.child.wait();
        }
    }
}

/// Kills a process and what it has started, when nobody puts it off.
struct Watchdog {
    /// When, and whether it has.
    state: Arc<Mutex<(Instant, bool)>>,
    /// Calls it off by hanging up.
    caller: Option<Sender<()>>,
}

impl Watchdog {
    fn new(pid: u32, patience: Duration) -> Self {
        let state = Arc::new(Mutex::new((Instant::now() + patience, false)));
        let (caller, called) = mpsc::channel();
        let watched = Arc::clone(&state);
        thread::spawn(move || {
            loop {
                let mut state = watched.lock().expect("nobody panics while holding it");
                let left = state.0.saturating_duration_since(Instant::now());
                if left.is_zero() {
                    state.1 = true;
                    kill(pid);
                    break;
                }
                drop(state);
                if called.recv_timeout(left) == Err(RecvTimeoutError::Disconnected) {
                    break;
                }
            }
        });
        Self { state, caller: Some(caller) }
    }

    fn put_off(&self, patience: Duration) {
        self.state.lock().expect("nobody panics while holding it").0 = Instant::now() + patience;
    }

    fn call_off(&mut self) {
        self.caller = None;
    }

    fn has_killed(&self) -> bool {
        self.state.lock().expect("nobody panics while holding it").1
    }
}

/// Kills a process and its group.
#[cfg(unix)]
fn kill(pid: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};

    if let Some(pid) = i32::try_from(pid).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(pid, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill(pid: u32) {
    let _ = Command::new("taskkill").args(["/F", "/T", "/PID", &pid.to_string()]).output();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_silent_program_is_killed_with_what_it_has_started() {
        let mut command = Command::new("sh");
        command.args(["-c", "sleep 100"]);
        let start = Start::new(command).patient(Duration::from_millis(300));
        let mut process = start.player().expect("a shell");
        let error = process.line().expect_err("it says nothing");
        assert_eq!(error, "killed after 300ms without an end or a word");
    }

    #[cfg(unix)]
    #[test]
    fn a_signal_is_named() {
        let mut command = Command::new("sh");
        command.args(["-c", "cat; kill -9 $$"]);
        let ending = Start::new(command).run("1 2\n").expect("a shell");
        assert_eq!((ending.code, &ending.output[..]), (None, "1 2\n"));
        assert!(ending.errors.starts_with("signal: 9"), "{}", ending.errors);
    }
}
