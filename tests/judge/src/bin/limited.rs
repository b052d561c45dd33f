//! Runs a program on a stack of its own size, within limits of memory and CPU time, and writes down how it ended and
//! what it used: `limited STACK MEMORY SECONDS REPORT PROGRAM…`, in bytes and seconds, a limit of 0 being none. On
//! Windows the stack of a program is written in itself, and all that it starts is limited and measured with it.
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
    let parent = rustix::process::getppid();
    let limit = |resource, text: &str, beyond: u64| {
        let value: u64 = text.parse().map_err(|_| format!("{text:?} is not a limit"))?;
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
    let write = |line: String| std::fs::write(report, line).map_err(|error| format!("{report}: {error}"));
    let mut child = match Command::new(program).args(rest).spawn() {
        Ok(child) => child,
        Err(error) => return write(format!("{program}: {error}")),
    };
    // Only now: memory that the allocator reserves for a thread, 64 MiB of addresses, would be above many limits.
    end_with_the_parent(parent);
    let used = child.wait4().map_err(|error| error.to_string())?;
    let cpu = used.rusage.utime + used.rusage.stime;
    write(format!("{} {} {} {}\n", used.status.into_raw(), cpu.as_micros(), used.rusage.maxrss, faults()))?;
    end_the_group();
    Ok(())
}

/// The page faults of the processes that were waited for, which needed no disk; 0 where the system does not say so.
#[cfg(unix)]
fn faults() -> u64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Behind the name, which stands in brackets, cminflt is the ninth.
    let mut fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.nth(8).and_then(|faults| faults.parse().ok()).unwrap_or(0)
}

/// Ends what the program has started and not waited for, and this program with it.
#[cfg(unix)]
fn end_the_group() {
    use rustix::process::{Signal, getpgrp, getpid, kill_process_group};

    // Started by hand, it is in the group of a shell.
    if getpgrp() == getpid() {
        let _ = kill_process_group(getpid(), Signal::KILL);
    }
}

/// Ends the group when the process that has started this one is there no more: nobody would end it.
#[cfg(unix)]
fn end_with_the_parent(parent: Option<rustix::process::Pid>) {
    use rustix::process::getppid;
    use std::{thread, time::Duration};

    thread::spawn(move || {
        while getppid() == parent {
            thread::sleep(Duration::from_millis(200));
        }
        end_the_group();
    });
}

#[cfg(windows)]
use windows::run;

#[cfg(windows)]
mod windows {
    use std::process::Command;
    use std::sync::{Mutex, OnceLock};
    use std::time::Duration;
    use std::{fs, thread};

    use job::{Job, Used};
    use judge::OUT_OF_TIME;

    /// The job of all that is started here. Where the system refuses it, nothing is measured.
    static JOB: OnceLock<Option<Job>> = OnceLock::new();

    /// Whoever says first how the program ended keeps this to the end.
    static FIRST: Mutex<()> = Mutex::new(());

    /// How often it is looked what was used.
    const LOOK: Duration = Duration::from_millis(50);

    pub fn run(arguments: &[String]) -> Result<(), String> {
        let [_, memory, seconds, report, program, rest @ ..] = arguments else {
            return Err("expected STACK MEMORY SECONDS REPORT PROGRAM…".to_owned());
        };
        let limit = |text: &str| text.parse().map_err(|_| format!("{text:?} is not a limit"));
        let (memory, end) = (limit(memory)?, Duration::from_secs(limit(seconds)?));
        JOB.get_or_init(|| Job::enter(memory).ok());
        let mut child = match Command::new(program).args(rest).spawn() {
            Ok(child) => child,
            Err(error) => return write(report, &format!("{program}: {error}")),
        };
        if !end.is_zero() {
            let report = report.clone();
            thread::spawn(move || {
                while used().cpu < end {
                    thread::sleep(LOOK);
                }
                // With this process all others of the job end.
                let _first = FIRST.lock();
                std::process::exit(i32::from(say(&report, OUT_OF_TIME).is_err()));
            });
        }
        let status = child.wait().map_err(|error| error.to_string())?;
        std::mem::forget(FIRST.lock());
        say(report, status.code().unwrap_or_default() as u32)
    }

    fn used() -> Used {
        let job = JOB.get().and_then(Option::as_ref);
        job.and_then(|job| job.used().ok()).unwrap_or_default()
    }

    /// Says with which code the program ended, and what was used.
    fn say(report: &str, code: u32) -> Result<(), String> {
        let Used { cpu, memory } = used();
        write(report, &format!("{code} {} {memory} 0\n", cpu.as_micros()))
    }

    fn write(report: &str, line: &str) -> Result<(), String> {
        fs::write(report, line).map_err(|error| format!("{report}: {error}"))
    }
}

#[cfg(not(any(unix, windows)))]
fn run(_arguments: &[String]) -> Result<(), String> {
    Err("this system has no such limits".to_owned())
}
