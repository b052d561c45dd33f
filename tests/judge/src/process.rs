//! A program as a process: given a file or spoken with line by line, within limits, measured, and killed if it does not
//! come to its end.

use std::fmt::{self, Display, Formatter};
use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Seek, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::time::Duration;

use tempfile::NamedTempFile;

use crate::exception;
use crate::grant::{CLEARLY, Excess, Grant, Limits, Usage};
use crate::lines::cut;
use crate::watchdog::{Kill, TELLS, Watchdog, kill};

/// How long a process may wait, and without limits of its own work, too: only a program that hangs takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a player may wait without a word. One that does not flush its lines is silent for ever.
pub const SILENCE: Duration = Duration::from_secs(10);

/// How long a program of somebody else may wait.
const WAITING: Duration = Duration::from_secs(10);

/// No program may print more than this, as judges grant no more either.
const OUTPUT: u64 = 64 << 20;

/// Why a program came to no end that can be judged.
#[derive(Debug)]
pub enum Stop {
    /// It could not be started: its name, and why.
    NotStarted(String),
    /// What stands between it and this program broke: a file, a pipe.
    Broken(io::Error),
    /// It was killed, as it printed more than any judge takes.
    Endless,
    /// It was killed after so long without an end or a word, in which it waited.
    Silent(Silence),
    /// It was killed, as it waited for a terminal.
    Terminal,
    /// It ended what measures it.
    Unmeasured(ExitStatus),
    /// It came to its end, but not well.
    Failed(Ending),
}

/// How a program was silent.
#[derive(Debug)]
pub struct Silence {
    /// How long it was waited for while it did not work, or had no limit of CPU time.
    pub waited: Duration,
    /// What it had used.
    pub cpu: Duration,
    /// What it had printed.
    pub output: String,
}

impl Display for Stop {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::NotStarted(why) => write!(f, "cannot run {why}"),
            Self::Broken(error) => write!(f, "{error}"),
            Self::Endless => write!(f, "killed after printing more than {} MiB", OUTPUT >> 20),
            Self::Silent(Silence { waited, cpu, .. }) => {
                write!(
                    f,
                    "killed after {waited:?} without ending or printing anything, with {cpu:.2?} of CPU time used"
                )
            }
            Self::Terminal => write!(f, "killed because it waited for a terminal, which no judge has"),
            Self::Unmeasured(status) => write!(f, "it killed the process that measures it: {status}"),
            Self::Failed(Ending { code: Some(code), errors, .. }) => f.write_str(&with_words(*code, &cut(errors))),
            Self::Failed(Ending { errors, .. }) => write!(f, "{}", cut(errors)),
        }
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Broken(error)
    }
}

impl From<Stop> for String {
    fn from(stop: Stop) -> Self {
        stop.to_string()
    }
}

/// An exit code, and what was said with it, if anything was.
pub fn with_words(code: i32, words: &str) -> String {
    let remark = if cfg!(windows) { exception::remark(code) } else { "" };
    behind(&format!("exit code {code}{remark}"), words)
}

/// What happened, and what was said with it, if anything was.
fn behind(what: &str, words: &str) -> String {
    if words.trim().is_empty() { what.to_owned() } else { format!("{what}: {words}") }
}

/// How a program ended.
#[derive(Debug)]
pub struct Ending {
    /// The exit code, unless a signal or an exception ended the program; `errors` then begins with its name.
    pub code: Option<i32>,
    /// What stood on standard output, or what was said last.
    pub output: String,
    /// What stood on standard error.
    pub errors: String,
    /// What was used, where it was measured.
    pub usage: Option<Usage>,
    /// Whether it was ended for its CPU time, by the signal for that, or by the exit code that a shell makes of it.
    /// What was measured may then be less than the limit, as the system keeps that by its ticks.
    pub is_out_of_time: bool,
    /// Whether it may have read something of its input.
    pub has_read: bool,
}

impl Ending {
    /// Fails where more was used than is granted.
    pub fn within(&self, grant: Grant) -> Result<(), Excess> {
        self.usage.map_or(Ok(()), |usage| grant.allows(usage))
    }

    /// What a program printed that came to its end without a complaint.
    pub fn printed(self) -> Result<String, Stop> {
        match self.code == Some(0) && self.errors.is_empty() {
            true => Ok(self.output),
            false => Err(Stop::Failed(self)),
        }
    }

    /// How it ended, for people.
    pub fn told(&self) -> String {
        let errors = cut(self.errors.trim());
        let how = self.code.map_or_else(|| errors.clone(), |code| with_words(code, &errors));
        let printed = Some(self.output.trim()).filter(|printed| !printed.is_empty());
        let printed = printed.map_or(String::new(), |printed| format!(", after printing {:?}", cut(printed)));
        format!("{how}{printed}")
    }

    /// All of it, for a message.
    pub fn described(&self) -> String {
        format!("exit code {:?}, output {:?}, errors {:?}", self.code, cut(&self.output), cut(&self.errors))
    }
}

/// What the first of three runs gives that uses no more than it may, or the last: on a busy machine a run may use more
/// CPU time than it needs, and none uses less.
pub fn one_of_three<T>(mut run: impl FnMut() -> T, is_over: impl Fn(&T) -> bool) -> T {
    let mut found = run();
    for _ in 0..2 {
        if is_over(&found) {
            found = run();
        }
    }
    found
}

/// How long a process may wait that works for so long.
fn waiting(patience: Duration, work: Duration) -> Duration {
    if TELLS { patience } else { patience + work }
}

/// A way to start a program.
pub struct Start {
    command: Command,
    /// Where `limited` writes what the program used.
    report: Option<NamedTempFile>,
    patience: Duration,
    /// So much CPU time it and what it has started may use.
    end: Option<Duration>,
    grant: Option<Grant>,
    is_foreign: bool,
}

impl Start {
    /// As it is.
    pub fn new(command: Command) -> Self {
        Self { command, report: None, patience: PATIENCE, end: None, grant: None, is_foreign: false }
    }

    /// A program of the collection within the judge's limits, on a stack of 1 MiB, and measured.
    pub fn within(limits: Limits, program: &Path) -> Result<Self, Stop> {
        let grant = Grant::of(limits);
        let start = Self::granted(grant, 0, 2 * grant.cpu, Command::new(program))?;
        Ok(start.patient(waiting(PATIENCE, 20 * grant.cpu)))
    }

    /// A program of somebody else: it may complain while it is right, and leave blanks behind. The machines of some
    /// languages reserve far more memory than they use, and may.
    pub fn foreign(grant: Grant, command: Command) -> Result<Self, Stop> {
        const RESERVED: u64 = 8 << 30;
        let start = Self::granted(grant, RESERVED, CLEARLY * grant.cpu / 2, command)?;
        Ok(Self { is_foreign: true, ..start.patient(waiting(WAITING, 2 * grant.cpu)) })
    }

    /// On so much stack and memory, and so much more of reserved memory, ended after so much time, and measured.
    fn granted(grant: Grant, reserved: u64, end: Duration, command: Command) -> Result<Self, Stop> {
        let seconds = end.as_secs() + 1;
        let start = Self::limited([grant.stack, grant.memory + reserved, seconds], command)?;
        // The system ends each process by itself; what several use is summed by who watches them, a bit later.
        let end = Some(Duration::from_millis(1000 * seconds + 500));
        Ok(Self { end, grant: Some(grant), ..start })
    }

    /// Measured, without limits.
    pub fn measured(command: Command) -> Result<Self, Stop> {
        Self::limited([0; 3], command)
    }

    /// Within limits of stack and memory, in bytes, and of CPU time, in seconds, 0 being none, and measured. On Windows
    /// the stack of a program is written in itself.
    #[cfg(any(unix, windows))]
    pub fn limited(limits: [u64; 3], command: Command) -> Result<Self, Stop> {
        let report = NamedTempFile::new()?;
        let mut limited = Command::new(crate::paths::built("limited"));
        limited.args(limits.map(|limit| limit.to_string())).arg(report.path());
        limited.arg(command.get_program()).args(command.get_args());
        for (name, value) in command.get_envs() {
            match value {
                Some(value) => limited.env(name, value),
                None => limited.env_remove(name),
            };
        }
        if let Some(folder) = command.get_current_dir() {
            limited.current_dir(folder);
        }
        Ok(Self { report: Some(report), ..Self::new(limited) })
    }

    /// As it is: this system knows no such limits.
    #[cfg(not(any(unix, windows)))]
    pub fn limited(_limits: [u64; 3], command: Command) -> Result<Self, Stop> {
        Ok(Self::new(command))
    }

    /// Killed after it has waited for `patience`; for a player, without a word. What has no limit of CPU time waits
    /// while it works, too; what has no turn, as the machine is busy, does not wait.
    pub fn patient(self, patience: Duration) -> Self {
        Self { patience, ..self }
    }

    /// Runs the program on `input` to its end.
    pub fn run(self, input: impl AsRef<[u8]>) -> Result<Ending, Stop> {
        // A file, so that nothing here waits for a program that does not read.
        let mut stdin = tempfile::tempfile()?;
        stdin.write_all(input.as_ref()).and_then(|()| stdin.rewind())?;
        let ending = Process::new(self, stdin.try_clone()?.into())?.ending()?;
        // Whoever reads moves the place in the file for all who have it open.
        Ok(Ending { has_read: stdin.stream_position()? > 0, ..ending })
    }

    /// Starts the program, to be spoken with.
    pub fn player(self) -> Result<Process, Stop> {
        Process::new(self, Stdio::piped())
    }
}

/// The answer of `program` to `input`.
pub fn answer(program: &Path, input: impl AsRef<[u8]>) -> Result<Ending, Stop> {
    Start::new(Command::new(program)).run(input)
}

/// A program under way.
pub struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    /// A file, so that nobody has to read it meanwhile.
    stderr: File,
    /// Removed when all is over; nothing writes it where there are no processes.
    #[cfg_attr(not(any(unix, windows)), allow(dead_code))]
    report: Option<NamedTempFile>,
    watchdog: Watchdog,
    patience: Duration,
    pub(crate) grant: Option<Grant>,
    pub(crate) is_foreign: bool,
    /// What it has used, when it has ended and was measured.
    used: Option<Usage>,
}

impl Process {
    fn new(start: Start, stdin: Stdio) -> Result<Self, Stop> {
        let Start { mut command, report, patience, end, grant, is_foreign } = start;
        let name = command.get_program().to_string_lossy().into_owned();
        let stderr = tempfile::tempfile()?;
        command.stdin(stdin).stdout(Stdio::piped()).stderr(stderr.try_clone()?);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| Stop::NotStarted(format!("{name}: {error}")))?;
        Ok(Self {
            stdin: child.stdin.take(),
            stdout: BufReader::new(child.stdout.take().expect("it is piped")),
            stderr,
            report,
            watchdog: Watchdog::new(child.id(), patience, end),
            child,
            patience,
            grant,
            is_foreign,
            used: None,
        })
    }

    /// What it has used, when it has ended and was measured.
    pub fn used(&self) -> Option<Usage> {
        self.used
    }

    /// Says `said`, and whether it is listened to.
    pub fn say(&mut self, said: &str) -> bool {
        self.watchdog.put_off();
        let is_heard = self.stdin.as_mut().is_some_and(|stdin| stdin.write_all(said.as_bytes()).is_ok());
        self.watchdog.rest();
        is_heard
    }

    /// The next line that it prints; without an end of line where it prints no more.
    pub fn next_line(&mut self) -> Result<String, Stop> {
        self.watchdog.put_off();
        let mut line = vec![];
        self.stdout.by_ref().take(OUTPUT).read_until(b'\n', &mut line)?;
        self.watchdog.rest();
        Ok(String::from_utf8_lossy(&line).into_owned())
    }

    /// Says `said` and nothing more after it if it is the last, and waits for the end of the program.
    pub fn end(&mut self, said: &str, is_last: bool) -> Result<Ending, Stop> {
        self.watchdog.put_off();
        if let Some(stdin) = &mut self.stdin {
            match stdin.write_all(said.as_bytes()) {
                Err(error) if error.kind() != ErrorKind::BrokenPipe => return Err(error.into()),
                _ => {}
            }
        }
        if is_last {
            self.stdin = None;
        }
        self.ending()
    }

    /// Waits for the end of the program.
    pub fn ending(&mut self) -> Result<Ending, Stop> {
        self.watchdog.put_off();
        let mut output = vec![];
        let read = self.stdout.by_ref().take(OUTPUT + 1).read_to_end(&mut output)?;
        let is_endless = read as u64 > OUTPUT;
        if is_endless {
            kill(self.child.id());
        }
        let mut status = self.child.wait()?;
        let killed = self.watchdog.call_off();
        // What it has started and not waited for.
        #[cfg(unix)]
        kill(self.child.id());
        if is_endless {
            return Err(Stop::Endless);
        }
        if killed == Some(Kill::Stopped) {
            return Err(Stop::Terminal);
        }
        if killed.is_some() {
            output.truncate(1 << 16);
        }
        // What is no text is right nowhere.
        let output = String::from_utf8(output);
        let output = output.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        match killed {
            Some(Kill::Late(cpu)) => return Err(Stop::Silent(Silence { waited: self.patience, cpu, output })),
            Some(Kill::Busy(cpu)) => {
                // What measures it was killed, too.
                let usage = Some(Usage { cpu, memory: 0, faults: 0 });
                self.used = usage;
                let errors = String::new();
                return Ok(Ending { code: None, output, errors, usage, is_out_of_time: true, has_read: true });
            }
            Some(Kill::Stopped) | None => {}
        }
        let usage = self.usage(&mut status)?;
        self.used = usage;
        let mut errors = vec![];
        self.stderr.rewind().and_then(|()| self.stderr.read_to_end(&mut errors))?;
        let mut errors = String::from_utf8_lossy(&errors).into_owned();
        let is_out_of_time = is_out_of_time(status);
        let (code, name) = told_apart(status);
        if let Some(name) = name {
            errors = behind(&name, &errors);
        }
        Ok(Ending { code, output, errors, usage, is_out_of_time, has_read: true })
    }

    /// What `limited` has written down; `status` becomes that of the program.
    #[cfg(any(unix, windows))]
    fn usage(&self, status: &mut ExitStatus) -> Result<Option<Usage>, Stop> {
        #[cfg(unix)]
        use std::os::unix::process::ExitStatusExt;
        #[cfg(windows)]
        use std::os::windows::process::ExitStatusExt;

        let Some(report) = &self.report else {
            return Ok(None);
        };
        let line = std::fs::read_to_string(report.path())?;
        match line.split_whitespace().map(str::parse).collect::<Result<Vec<u64>, _>>().as_deref() {
            Ok(&[raw, micros, memory, faults]) => {
                *status = ExitStatus::from_raw(raw as _);
                let usage = Usage { cpu: Duration::from_micros(micros), memory, faults };
                // No program needs no memory: where that is said, nothing was measured.
                Ok(Some(usage).filter(|usage| usage.memory > 0))
            }
            Ok(_) => Err(Stop::Unmeasured(*status)),
            // What it could not start it says in words.
            Err(_) => Err(Stop::NotStarted(line)),
        }
    }

    #[cfg(not(any(unix, windows)))]
    fn usage(&self, _status: &mut ExitStatus) -> Result<Option<Usage>, Stop> {
        Ok(None)
    }
}

/// The exit code; or, of a program that was ended by something else, the name of that.
fn told_apart(status: ExitStatus) -> (Option<i32>, Option<String>) {
    let exception = status.code().filter(|_| cfg!(windows)).and_then(|code| exception::exception(code as u32));
    match (status.code(), exception) {
        (Some(code), None) => (Some(code), None),
        (_, Some(name)) => (None, Some(name)),
        (None, None) => (None, Some(status.to_string())),
    }
}

#[cfg(unix)]
fn is_out_of_time(status: ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;

    let signal = rustix::process::Signal::XCPU.as_raw();
    status.signal() == Some(signal) || status.code() == Some(128 + signal)
}

#[cfg(not(unix))]
fn is_out_of_time(status: ExitStatus) -> bool {
    cfg!(windows) && status.code() == i32::try_from(exception::OUT_OF_TIME).ok()
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            kill(self.child.id());
            let _ = self.child.wait();
        }
    }
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
        assert_eq!(process.next_line().expect("a pipe"), "");
        let stop = process.ending().expect_err("it is killed");
        assert!(matches!(stop, Stop::Silent(_)), "{stop}");
    }

    /// The system ends none of several processes that use little each.
    #[cfg(target_os = "linux")]
    #[test]
    fn what_several_processes_use_together_is_too_much() {
        let mut command = Command::new("sh");
        command.args(["-c", "for i in 1 2 3; do (while :; do :; done) & done; wait"]);
        let end = Duration::from_millis(500);
        let ending = Start { end: Some(end), ..Start::new(command) }.run("").expect("it is measured");
        assert!(ending.is_out_of_time, "{}", ending.described());
        assert!(ending.usage.is_some_and(|usage| usage.cpu >= end), "{}", ending.described());
    }

    /// It does not wait: it works, or has no turn.
    #[cfg(target_os = "linux")]
    #[test]
    fn what_works_is_not_silent() {
        let mut command = Command::new("sh");
        command.args(["-c", "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; echo 1"]);
        let start = Start { end: Some(PATIENCE), ..Start::new(command) };
        let ending = start.patient(Duration::from_millis(200)).run("").expect("a shell");
        assert_eq!((ending.code, &ending.output[..]), (Some(0), "1\n"));
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

    #[cfg(unix)]
    #[test]
    fn what_ended_for_its_time_is_known() {
        let ends = |does: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", does]);
            Start::new(command).run("").expect("a shell").is_out_of_time
        };
        assert_eq!(["kill -XCPU $$", "exit 152", "exit 3", "kill -9 $$"].map(ends), [true, true, false, false]);
    }
}
