//! A program as a player of a dialogue: a process that is spoken with line by line, and killed if it falls silent.

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use libtest_mimic::Failed;
use problems::Problem;
use problems::kit::dialogue::{Dialogue, Match, Player, Referee, Replies, conduct, every};
use problems::kit::problem::cut;
use problems::kit::random;

use super::process::{Usage, within_limits};

/// How long a program may be silent by the clock on the wall. One that does not flush its lines is silent for ever.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// A program under way.
pub struct Process {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    watchdog: Watchdog,
    patience: Duration,
    /// What it used, once it has come to its end, where the system can measure that.
    pub usage: Option<Usage>,
}

/// How a program ended.
pub struct Ending {
    /// What it said before.
    pub said: String,
    /// The exit code, unless a signal ended it.
    pub code: Option<i32>,
    /// What stood on standard error.
    pub errors: String,
}

impl Process {
    /// Starts the program of `command`, which is killed when it has been silent for as long as `patience`.
    pub fn start(mut command: Command, patience: Duration) -> Result<Self, String> {
        let name = command.get_program().to_string_lossy().into_owned();
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{name}: {error}"))?;
        Ok(Self {
            stdin: child.stdin.take(),
            stdout: BufReader::new(child.stdout.take().expect("it is piped")),
            watchdog: Watchdog::new(child.id(), patience),
            child,
            patience,
            usage: None,
        })
    }

    /// Says `said` and nothing more after it if it is the last, and waits for the end of the program.
    pub fn end(&mut self, said: &str, is_last: bool) -> Result<Ending, String> {
        if let Some(stdin) = &mut self.stdin {
            match stdin.write_all(said.as_bytes()) {
                Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                    return Err(error.to_string());
                }
                _ => {}
            }
        }
        if is_last {
            self.stdin = None;
        }
        self.ending()
    }

    /// Waits for the end of the program; an error where it has to be killed.
    fn ending(&mut self) -> Result<Ending, String> {
        self.watchdog.put_off(self.patience);
        let failed = |error: std::io::Error| error.to_string();
        let mut said = String::new();
        self.stdout.read_to_string(&mut said).map_err(failed)?;
        let mut errors = vec![];
        if let Some(stderr) = &mut self.child.stderr {
            stderr.read_to_end(&mut errors).map_err(failed)?;
        }
        let status = self.wait().map_err(failed)?;
        if self.watchdog.has_bitten() {
            return Err(format!("silent for {:?}: killed", self.patience));
        }
        let mut errors = String::from_utf8_lossy(&errors).into_owned();
        if status.code().is_none() {
            errors = format!("{status}: {errors}");
        }
        Ok(Ending { said, code: status.code(), errors })
    }

    #[cfg(unix)]
    fn wait(&mut self) -> std::io::Result<ExitStatus> {
        use wait4::Wait4;

        let used = self.child.wait4();
        self.watchdog.call_off();
        let used = used?;
        let cpu = used.rusage.utime + used.rusage.stime;
        self.usage = Some(Usage { cpu, memory: used.rusage.maxrss });
        Ok(used.status)
    }

    #[cfg(not(unix))]
    fn wait(&mut self) -> std::io::Result<ExitStatus> {
        let status = self.child.wait();
        self.watchdog.call_off();
        status
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
                let errors = cut(&errors);
                Err(format!("does not listen ({error}), exit code {code:?}: {errors}"))
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
        let Ending { said, code, errors } = self.ending()?;
        match said.is_empty() && code == Some(0) && errors.is_empty() {
            true => Ok(()),
            false => Err(format!("after the end: says {:?}, exit code {code:?}: {}", cut(&said), cut(&errors))),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Fails where it has ended already, which is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Kills a process when nobody puts it off.
struct Watchdog {
    /// When, and whether it has.
    state: Arc<Mutex<(Instant, bool)>>,
    /// Calls it off by hanging up.
    leash: Option<Sender<()>>,
}

impl Watchdog {
    fn new(pid: u32, patience: Duration) -> Self {
        let state = Arc::new(Mutex::new((Instant::now() + patience, false)));
        let (leash, held) = mpsc::channel();
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
                if held.recv_timeout(left) == Err(RecvTimeoutError::Disconnected) {
                    break;
                }
            }
        });
        Self { state, leash: Some(leash) }
    }

    fn put_off(&self, patience: Duration) {
        self.state.lock().expect("nobody panics while holding it").0 = Instant::now() + patience;
    }

    fn call_off(&mut self) {
        self.leash = None;
    }

    fn has_bitten(&self) -> bool {
        self.state.lock().expect("nobody panics while holding it").1
    }
}

#[cfg(unix)]
fn kill(pid: u32) {
    use rustix::process::{Pid, Signal, kill_process};

    if let Some(pid) = i32::try_from(pid).ok().and_then(Pid::from_raw) {
        let _ = kill_process(pid, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill(pid: u32) {
    let _ = Command::new("taskkill").args(["/F", "/PID", &pid.to_string()]).output();
}

/// The dialogue of a problem that is one.
pub fn dialogue(problem: &Problem) -> &Dialogue {
    problem.dialogue.as_ref().expect("the problem is a dialogue")
}

/// Lets the program play a match, and gives the numbers of dialogues and of the judge's turns.
pub fn play(problem: &Problem, program: &Path, of: &Match) -> Result<(u64, u64), Failed> {
    let (mut dialogues, mut turns) = (0, 0);
    for (seed, case) in (0..).zip((of.cases)()) {
        let played = play_case(problem, program, of.replies, &case, seed)
            .map_err(|error| format!("case {}: {error}", cut(&case)))?;
        dialogues += played.0;
        turns += played.1;
    }
    Ok((dialogues, turns))
}

/// Lets the program in the file `program` play one dialogue, the first of medium size: what a bundle is tried with.
pub fn play_one(problem: &Problem, program: &Path) -> Result<(), Failed> {
    let matches = (dialogue(problem).matches)();
    let medium = matches.iter().find(|of| matches!(of.replies, Replies::By(_)));
    let medium = medium.ok_or("there is no match of medium size")?;
    let cases = (medium.cases)();
    let case = cases.first().ok_or("the match has no case")?;
    play_case(problem, program, medium.replies, case, 0)?;
    Ok(())
}

fn play_case(problem: &Problem, program: &Path, replies: Replies, case: &str, seed: u64) -> Result<(u64, u64), String> {
    let referee = || (dialogue(problem).referee)(case);
    let mut random = random(seed);
    match replies {
        Replies::Every => every(|choose| {
            let mut process = Process::start(Command::new(program), PATIENCE)?;
            conduct(&mut *referee(), &mut process, |_, replies| choose(replies))
        }),
        Replies::By(manner) => {
            let mut process = Process::start(Command::new(program), PATIENCE)?;
            let choose = |referee: &dyn Referee, replies| manner.reply(referee, replies, &mut random);
            Ok((1, conduct(&mut *referee(), &mut process, choose)?))
        }
        Replies::WithinLimits(manner) => {
            let mut process = Process::start(within_limits(problem, program), PATIENCE)?;
            let choose = |referee: &dyn Referee, replies| manner.reply(referee, replies, &mut random);
            let turns = conduct(&mut *referee(), &mut process, choose)?;
            process.usage.map_or(Ok(()), |usage| usage.check(problem))?;
            Ok((1, turns))
        }
    }
}
