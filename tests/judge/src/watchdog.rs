//! Kills processes that come to no end: for the CPU time that they and what they have started use, or for waiting too
//! long. A process that has no turn, as the machine is busy, does not wait.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, Once};
use std::thread;
use std::time::{Duration, Instant};

/// Kills a process and what it has started.
pub struct Watchdog {
    key: u64,
}

/// What is watched.
struct Watched {
    pid: u32,
    /// So long it may wait.
    patience: Duration,
    /// So much CPU time it may use; where there is no end to that, it counts as waiting.
    end: Option<Duration>,
    /// Whether somebody waits for it: else nothing is counted.
    is_awaited: bool,
    /// How long it has waited since it was put off.
    waited: Duration,
    /// When it was looked at, and what it had used then.
    seen: Instant,
    cpu: Duration,
    killed: Option<Kill>,
}

/// Why a process was killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kill {
    /// It had waited too long, and had used this CPU time.
    Late(Duration),
    /// It had used this CPU time, more than it may.
    Busy(Duration),
    /// The system stopped it, as it wanted to read from a terminal or to set one up.
    Stopped,
}

/// All that is watched, by key: one thread looks after it, as a thread for each would cost a start a fifth of its time.
static WATCHED: Mutex<BTreeMap<u64, Watched>> = Mutex::new(BTreeMap::new());

/// How often it looks whether a process was stopped, and how often what it has used: that takes milliseconds.
const LOOK: Duration = Duration::from_millis(50);
const STEP: Duration = Duration::from_millis(400);

/// What uses less than this part of the time waits, unless it only has no turn.
const AT_WORK: u32 = 20;

impl Watchdog {
    /// Watches the group of a process, which may wait so long, and use so much CPU time.
    pub fn new(pid: u32, patience: Duration, end: Option<Duration>) -> Self {
        static ONE: Once = Once::new();
        static KEYS: AtomicU64 = AtomicU64::new(0);
        ONE.call_once(|| drop(thread::spawn(Self::watch)));
        let key = KEYS.fetch_add(1, Ordering::Relaxed);
        let (waited, cpu) = Default::default();
        let seen = Instant::now();
        let watched = Watched { pid, patience, end, is_awaited: true, waited, seen, cpu, killed: None };
        Self::watched().insert(key, watched);
        Self { key }
    }

    fn watched() -> MutexGuard<'static, BTreeMap<u64, Watched>> {
        WATCHED.lock().expect("nobody panics while holding it")
    }

    fn watch() {
        loop {
            thread::sleep(LOOK);
            let now = Instant::now();
            let mut all = Self::watched();
            let is_due = all.values().any(|watched| watched.is_due(now));
            let groups = is_due.then(groups).flatten();
            for watched in all.values_mut().filter(|watched| watched.killed.is_none()) {
                if is_stopped(watched.pid) {
                    watched.killed = Some(Kill::Stopped);
                } else if watched.is_due(now) {
                    let group = groups.as_ref().map(|groups| groups.get(&watched.pid).copied().unwrap_or_default());
                    watched.killed = watched.look(now, group);
                }
                if watched.killed.is_some() {
                    kill(watched.pid);
                }
            }
        }
    }

    /// From now on it is waited for, and may wait as long as at first.
    pub fn put_off(&self) {
        if let Some(watched) = Self::watched().get_mut(&self.key) {
            (watched.is_awaited, watched.waited, watched.seen) = (true, Duration::ZERO, Instant::now());
        }
    }

    /// From now on nobody waits for it.
    pub fn rest(&self) {
        if let Some(watched) = Self::watched().get_mut(&self.key) {
            watched.is_awaited = false;
        }
    }

    /// Whether it has killed the process, and why; it does not from now on.
    pub fn call_off(&self) -> Option<Kill> {
        Self::watched().remove(&self.key)?.killed
    }
}

impl Watched {
    /// Whether it is time to look what it has used.
    fn is_due(&self, now: Instant) -> bool {
        self.killed.is_none() && now.saturating_duration_since(self.seen) >= STEP.min(self.patience)
    }

    /// Counts what has passed since the last look, and says whether it is to be killed.
    fn look(&mut self, now: Instant, group: Option<Group>) -> Option<Kill> {
        let passed = now.saturating_duration_since(self.seen);
        let used = group.map_or(Duration::ZERO, |group| group.cpu.saturating_sub(self.cpu));
        let is_at_work = group.is_some_and(|group| group.is_ready || used * AT_WORK >= passed);
        self.seen = now;
        self.cpu += used;
        if self.is_awaited {
            self.waited += match (is_at_work, self.end) {
                (true, Some(_)) => Duration::ZERO,
                (true, None) => used,
                (false, _) => passed,
            };
        }
        match self.end {
            Some(end) if self.cpu >= end => Some(Kill::Busy(self.cpu)),
            _ if self.waited >= self.patience => Some(Kill::Late(self.cpu)),
            _ => None,
        }
    }
}

/// What the processes of a group do.
#[derive(Clone, Copy, Debug, Default)]
struct Group {
    /// What they have used, and those that they have waited for.
    cpu: Duration,
    /// Whether one of them has, or is waiting for, its turn.
    is_ready: bool,
}

/// Whether the system tells what processes use while they run. Elsewhere what works waits, too.
pub const TELLS: bool = cfg!(target_os = "linux");

/// The CPU time that the processes of this group have used, and those that they have waited for; nothing where the
/// system does not tell.
pub fn cpu_of_group(number: u32) -> Option<Duration> {
    Some(groups()?.get(&number)?.cpu)
}

/// The CPU time that a process has used, and those that it has waited for; nothing where the system does not tell.
pub fn cpu_of(pid: u32) -> Option<Duration> {
    group_of(&std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?).map(|(_, group)| group.cpu)
}

/// All groups of processes, by number; nothing where the system does not tell.
#[cfg(target_os = "linux")]
fn groups() -> Option<HashMap<u32, Group>> {
    let mut groups: HashMap<u32, Group> = HashMap::new();
    for process in std::fs::read_dir("/proc").ok()?.flatten() {
        if !process.file_name().as_encoded_bytes().iter().all(u8::is_ascii_digit) {
            continue;
        }
        // It may have ended meanwhile.
        let Ok(stat) = std::fs::read_to_string(process.path().join("stat")) else { continue };
        if let Some((number, group)) = group_of(&stat) {
            let known = groups.entry(number).or_default();
            known.cpu += group.cpu;
            known.is_ready |= group.is_ready;
        }
    }
    Some(groups)
}

#[cfg(not(target_os = "linux"))]
fn groups() -> Option<HashMap<u32, Group>> {
    None
}

/// The group of the process that this line of `/proc/…/stat` is about, and its part in that.
fn group_of(stat: &str) -> Option<(u32, Group)> {
    /// Linux counts these times in hundredths of a second everywhere.
    const TICK: Duration = Duration::from_millis(10);
    // Behind the name, which stands in brackets: the state, the group as third, and the times from the twelfth on.
    let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks: u32 = fields.get(11..15)?.iter().map(|ticks| ticks.parse().unwrap_or(0)).sum();
    let is_ready = ["R", "D"].contains(&fields[0]);
    Some((fields[2].parse().ok()?, Group { cpu: TICK * ticks, is_ready }))
}

/// Kills a process and its group.
#[cfg(unix)]
pub fn kill(pid: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};

    if let Some(pid) = i32::try_from(pid).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(pid, Signal::KILL);
    }
}

/// Whether a child was stopped because of a terminal: it is in the background there.
#[cfg(unix)]
fn is_stopped(pid: u32) -> bool {
    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, waitid};

    // It can be waited for afterwards as if nobody had looked.
    let options = WaitIdOptions::STOPPED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    let status = i32::try_from(pid).ok().and_then(Pid::from_raw).map(|pid| waitid(WaitId::Pid(pid), options));
    let signal = status.and_then(|status| status.ok()??.stopping_signal());
    signal.is_some_and(|signal| [Signal::TTIN, Signal::TTOU].map(Signal::as_raw).contains(&signal))
}

#[cfg(not(unix))]
fn is_stopped(_pid: u32) -> bool {
    false
}

/// Kills a process; what was started by `limited` ends with that.
#[cfg(windows)]
pub fn kill(pid: u32) {
    job::end(pid);
}

#[cfg(not(any(unix, windows)))]
pub fn kill(_pid: u32) {}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// What becomes of one that may wait for 2 s and use 3 s, by what its group has used at each second.
    fn becomes(end: Option<Duration>, cpu: &[(f64, bool)]) -> (usize, Option<Kill>) {
        let start = Instant::now();
        let (waited, used) = Default::default();
        let patience = 2 * SECOND;
        let mut watched =
            Watched { pid: 0, patience, end, is_awaited: true, waited, seen: start, cpu: used, killed: None };
        for (second, &(cpu, is_ready)) in (1..).zip(cpu) {
            let group = Group { cpu: Duration::from_secs_f64(cpu), is_ready };
            let killed = watched.look(start + SECOND * second as u32, Some(group));
            if killed.is_some() {
                return (second, killed);
            }
        }
        (cpu.len(), None)
    }

    #[test]
    fn only_what_waits_is_late() {
        let end = Some(3 * SECOND);
        let late = |second, cpu| (second, Some(Kill::Late(Duration::from_secs_f64(cpu))));
        assert_eq!(becomes(end, &[(0.0, false); 5]), late(2, 0.0));
        // It looks at a clock from time to time.
        assert_eq!(becomes(end, &[(0.01, false), (0.02, false), (0.03, false)]), late(2, 0.02));
        // It has no turn, or seldom.
        assert_eq!(becomes(end, &[(0.0, true); 9]), (9, None));
        assert_eq!(becomes(end, &[(0.1, false), (0.2, false), (0.3, false), (0.4, false)]), (4, None));
        assert_eq!(becomes(end, &[(1.0, true), (2.0, true), (3.0, true)]), (3, Some(Kill::Busy(3 * SECOND))));
    }

    #[test]
    fn where_cpu_time_has_no_end_it_counts_as_waiting() {
        assert_eq!(
            becomes(None, &[(0.5, true), (1.0, true), (1.5, true), (2.0, true)]),
            (4, Some(Kill::Late(2 * SECOND)))
        );
        assert_eq!(becomes(None, &[(0.0, true); 9]), (9, None));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_line_of_the_system_is_read_behind_any_name() {
        let line = "12 (a) b) R 1 7 7 0 -1 4194304 91 2 0 0 100 20 3 4 20 0 1 0 5 6 7";
        let (number, group) = group_of(line).expect("a line");
        assert_eq!((number, group.cpu, group.is_ready), (7, Duration::from_millis(1270), true));
        assert!(group_of("12 (a) S 1").is_none());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_a_group_has_used_is_summed() {
        use std::os::unix::process::CommandExt;

        let mut shell = std::process::Command::new("sh");
        // One that works, and one that sleeps.
        let mut shell = shell.args(["-c", "while :; do :; done & sleep 60"]).process_group(0).spawn().expect("a shell");
        let has_worked = (0..100).any(|_| {
            thread::sleep(LOOK);
            groups().expect("this is Linux").get(&shell.id()).is_some_and(|group| group.cpu >= 2 * LOOK)
        });
        kill(shell.id());
        shell.wait().expect("it was started");
        assert!(has_worked);
    }
}
