//! Runs a program on a stack of its own size, within limits of memory and CPU time, and writes down how it ended and
//! what it used: `limited STACK MEMORY SECONDS REPORT PROGRAM…`, in bytes and seconds, a limit of 0 being none.
//!
//! A program of its own, because limits are inherited, and because the peak of a process's memory counts from that of
//! the process that starts it: so a small one has to.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("limited: {error}");
            ExitCode::from(2)
        }
    }
}

#[cfg(unix)]
fn run(arguments: &[String]) -> Result<(), String> {
    use rustix::process::{Resource, Rlimit, setrlimit};
    use std::os::unix::process::ExitStatusExt;
    use std::process::Command;
    use wait4::Wait4;

    let [stack, memory, seconds, report, program, rest @ ..] = arguments else {
        return Err("expected STACK MEMORY SECONDS REPORT PROGRAM…".to_owned());
    };
    let limit = |resource, text: &str, beyond: u64| {
        let value: u64 = text.parse().map_err(|_| format!("{text:?} is no limit"))?;
        let (current, maximum) = (Some(value), Some(value + beyond));
        match value {
            0 => Ok(()),
            _ => setrlimit(resource, Rlimit { current, maximum }).map_err(|error| error.to_string()),
        }
    };
    // The lower limit of time ends the program by a signal that says so.
    limit(Resource::Cpu, seconds, 1)?;
    limit(Resource::Stack, stack, 0)?;
    // Elsewhere the system does not know this limit, or does not keep it.
    if cfg!(target_os = "linux") {
        limit(Resource::As, memory, 0)?;
    }
    let mut child = Command::new(program).args(rest).spawn().map_err(|error| format!("{program}: {error}"))?;
    let used = child.wait4().map_err(|error| error.to_string())?;
    let cpu = used.rusage.utime + used.rusage.stime;
    let line = format!("{} {} {}\n", used.status.into_raw(), cpu.as_micros(), used.rusage.maxrss);
    std::fs::write(report, line).map_err(|error| format!("{report}: {error}"))
}

#[cfg(not(unix))]
fn run(_arguments: &[String]) -> Result<(), String> {
    Err("this system has no such limits".to_owned())
}
