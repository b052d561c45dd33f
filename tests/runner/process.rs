//! A process as a judge runs it: within limits, measured, and killed if it does not come to an end.
//!
//! On Unix the test program itself makes the way there, as one of two small programs that [`detour`] recognises. With
//! `--limited` it sets limits for itself and becomes the program. With `--measured` it runs the program and says what it
//! used. The peak of a child's memory counts from that of the process that starts it, so a small one starts it.

use std::fmt::Write as _;
use std::io::{Read, Seek, Write as _};
use std::path::Path;
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use problems::Problem;
use problems::kit::problem::cut;

/// How long a process may take by the clock on the wall, where only a program that hangs takes long.
const PATIENCE: Duration = Duration::from_secs(60);

/// The stack of a program: what the least generous judges leave.
#[cfg(unix)]
const STACK: u64 = 1 << 20;

/// The time of a program, in milliseconds, where the judge's is not known.
const USUAL_TIME: u32 = 2000;

/// The memory of a program, in MiB, where the judge's is not known.
const USUAL_MEMORY: u32 = 256;

/// What a program answered.
pub struct Answer {
    /// The exit code, unless a signal ended the program; `errors` then begins with its name.
    pub code: Option<i32>,
    /// What stood on standard output.
    pub output: String,
    /// What stood on standard error.
    pub errors: String,
}

/// What a process used.
#[derive(Clone, Copy)]
pub struct Usage {
    /// User and system time.
    pub cpu: Duration,
    /// The peak of resident memory, in bytes.
    pub memory: u64,
}

/// The CPU time that a program may use.
fn time(problem: &Problem) -> Duration {
    Duration::from_millis(problem.limits.time.unwrap_or(USUAL_TIME).into())
}

/// The bytes that a program may use.
fn memory(problem: &Problem) -> u64 {
    u64::from(problem.limits.memory.unwrap_or(USUAL_MEMORY)) << 20
}

impl Usage {
    /// Fails where this is more than the judge grants.
    pub fn check(&self, problem: &Problem) -> Result<(), String> {
        if self.cpu > time(problem) {
            return Err(format!("{:?} of CPU time, above {:?}", self.cpu, time(problem)));
        }
        if self.memory > memory(problem) {
            return Err(format!("{} bytes of memory, above {}", self.memory, memory(problem)));
        }
        Ok(())
    }
}

/// The command that runs `program` on a stack of 1 MiB and within the memory that the judge of `problem` grants, where
/// the system can limit these. Twice the judge's time ends it.
#[cfg(unix)]
pub fn within_limits(problem: &Problem, program: &Path) -> Command {
    let seconds = (2 * time(problem)).as_secs() + 1;
    let mut command = this_program();
    command.arg("--limited").args([STACK, memory(problem), seconds].map(|limit| limit.to_string())).arg(program);
    command
}

#[cfg(not(unix))]
pub fn within_limits(_problem: &Problem, program: &Path) -> Command {
    Command::new(program)
}

fn this_program() -> Command {
    Command::new(std::env::current_exe().expect("this program is a file"))
}

/// Runs `command` on `input`.
pub fn answer(command: Command, input: impl AsRef<[u8]>) -> Result<Answer, String> {
    let (status, output, errors) = run(command, input.as_ref(), PATIENCE)?;
    Answer::new(status, output, errors)
}

/// Runs `command` on `input`, within `patience` by the clock on the wall, and says what it used, where the system can
/// measure that.
#[cfg(unix)]
pub fn measured(command: &Command, input: &str, patience: Duration) -> Result<(Answer, Option<Usage>), String> {
    use std::os::unix::process::ExitStatusExt;

    let mut detour = this_program();
    detour.args(["--measured", &patience.as_secs().to_string()]).arg(command.get_program()).args(command.get_args());
    let (_, output, errors) = run(detour, input.as_bytes(), patience + PATIENCE)?;
    let errors = String::from_utf8_lossy(&errors);
    let used = errors.trim_end().rsplit_once('\n').and_then(|(errors, used)| {
        let numbers = used.split(' ').map(|number| number.parse::<u64>().ok());
        let numbers = numbers.collect::<Option<Vec<u64>>>()?;
        let [status, micros, memory] = numbers[..] else {
            return None;
        };
        let cpu = Duration::from_micros(micros);
        Some((errors, i32::try_from(status).ok()?, Usage { cpu, memory }))
    });
    let (errors, status, usage) = used.ok_or_else(|| format!("not measured: {}", cut(&errors)))?;
    let answer = Answer::new(ExitStatus::from_raw(status), output, errors.into())?;
    Ok((answer, Some(usage)))
}

#[cfg(not(unix))]
pub fn measured(command: &Command, input: &str, patience: Duration) -> Result<(Answer, Option<Usage>), String> {
    let mut again = Command::new(command.get_program());
    again.args(command.get_args());
    let (status, output, errors) = run(again, input.as_bytes(), patience)?;
    Ok((Answer::new(status, output, errors)?, None))
}

/// Runs a program within the limits of its judge, and measures it.
pub fn measured_within_limits(
    problem: &Problem,
    program: &Path,
    input: &str,
) -> Result<(Answer, Option<Usage>), String> {
    // The machine may be busy; the limit of CPU time ends what does not wait.
    let patience = 20 * time(problem) + PATIENCE;
    measured(&within_limits(problem, program), input, patience)
}

/// The end of a process, and what it wrote; an error where it has to be killed.
fn run(mut command: Command, input: &[u8], patience: Duration) -> Result<(ExitStatus, Vec<u8>, Vec<u8>), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let failed = |error: std::io::Error| format!("{name}: {error}");
    let deadline = Instant::now() + patience;
    // A file, so that nothing here waits for a program that does not read.
    let mut stdin = tempfile::tempfile().map_err(failed)?;
    stdin.write_all(input).map_err(failed)?;
    stdin.rewind().map_err(failed)?;
    let mut child = command.stdin(stdin).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(failed)?;
    let stdout = child.stdout.take().expect("it is piped");
    let stderr = child.stderr.take().expect("it is piped");
    thread::scope(|scope| {
        let (sender, reading) = mpsc::channel::<()>();
        let read = |mut stream: Box<dyn Read + Send>| {
            let sender = sender.clone();
            scope.spawn(move || {
                let mut bytes = vec![];
                let read = stream.read_to_end(&mut bytes);
                drop(sender);
                read.map(|_| bytes)
            })
        };
        let (output, errors) = (read(Box::new(stdout)), read(Box::new(stderr)));
        drop(sender);
        // Nothing is sent: both readers hang up once the process has closed its ends.
        let _ = reading.recv_timeout(patience);
        let status = loop {
            match child.try_wait().map_err(failed)? {
                Some(status) => break status,
                None if Instant::now() < deadline => thread::sleep(Duration::from_micros(20)),
                None => {
                    child.kill().map_err(failed)?;
                    child.wait().map_err(failed)?;
                    return Err(format!("killed after {patience:?} without an end"));
                }
            }
        };
        let (output, errors) = (output.join(), errors.join());
        let output = output.expect("a reader does not panic").map_err(failed)?;
        let errors = errors.expect("a reader does not panic").map_err(failed)?;
        Ok((status, output, errors))
    })
}

impl Answer {
    fn new(status: ExitStatus, output: Vec<u8>, errors: Vec<u8>) -> Result<Self, String> {
        let mut errors = String::from_utf8_lossy(&errors).into_owned();
        if status.code().is_none() {
            errors = format!("{status}: {errors}");
        }
        Ok(Self { code: status.code(), output: String::from_utf8(output).map_err(|error| error.to_string())?, errors })
    }
}

/// What a program printed that came to its end without a complaint.
pub fn printed(answer: Answer) -> Result<String, String> {
    match answer {
        Answer { code: Some(0), output, errors } if errors.is_empty() => Ok(output),
        Answer { code, errors, .. } => {
            let mut error = String::new();
            if let Some(code) = code {
                let _ = write!(error, "exit code {code}: ");
            }
            Err(error + &cut(&errors))
        }
    }
}

/// Does what `--limited` or `--measured` on the command line ask for, and gives the exit code; nothing without them.
#[cfg(unix)]
pub fn detour() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    let way = arguments.next()?;
    let mut number = || arguments.next()?.to_str()?.parse::<u64>().ok();
    let error = if way == "--limited" {
        let limits = [number()?, number()?, number()?];
        let mut command = Command::new(arguments.next()?);
        become_limited(command.args(arguments), limits)
    } else if way == "--measured" {
        let patience = Duration::from_secs(number()?);
        let mut command = Command::new(arguments.next()?);
        match measure(command.args(arguments), patience) {
            Ok(()) => return Some(ExitCode::SUCCESS),
            Err(error) => error,
        }
    } else {
        return None;
    };
    eprintln!("{error}");
    Some(ExitCode::FAILURE)
}

#[cfg(not(unix))]
pub fn detour() -> Option<ExitCode> {
    None
}

/// Becomes the program of `command`, within limits of stack and memory, in bytes, and of CPU time, in seconds. Comes
/// back only with an error.
#[cfg(unix)]
fn become_limited(command: &mut Command, [stack, memory, seconds]: [u64; 3]) -> std::io::Error {
    use rustix::process::{Resource, Rlimit, setrlimit};
    use std::os::unix::process::CommandExt;

    let set = |resource, current, maximum| {
        let (current, maximum) = (Some(current), Some(maximum));
        setrlimit(resource, Rlimit { current, maximum })
    };
    // The lower limit of time ends the program by a signal that says so.
    let limits = set(Resource::Cpu, seconds, seconds + 1).and_then(|()| set(Resource::Stack, stack, stack));
    // Elsewhere the system does not know this limit, or does not keep it.
    #[cfg(target_os = "linux")]
    let limits = limits.and_then(|()| set(Resource::As, memory, memory));
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
    match limits {
        Ok(()) => command.exec(),
        Err(error) => error.into(),
    }
}

/// Runs `command` and writes, as the last line of standard error, how it ended and what it used.
#[cfg(unix)]
fn measure(command: &mut Command, patience: Duration) -> std::io::Result<()> {
    use rustix::process::{Pid, Signal, kill_process};
    use std::os::unix::process::ExitStatusExt;
    use wait4::Wait4;

    let mut child = command.spawn()?;
    let pid = Pid::from_child(&child);
    thread::spawn(move || {
        thread::sleep(patience);
        let _ = kill_process(pid, Signal::KILL);
    });
    let used = child.wait4()?;
    let cpu = used.rusage.utime + used.rusage.stime;
    let status = used.status.into_raw();
    eprintln!("\n{status} {} {}", cpu.as_micros(), used.rusage.maxrss);
    Ok(())
}
