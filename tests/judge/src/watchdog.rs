//! Kills processes that come to no end.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, Once};
use std::thread;
use std::time::{Duration, Instant};

/// Kills a process and what it has started, when nobody puts it off.
pub struct Watchdog {
    key: u64,
}

/// What is watched.
struct Watched {
    pid: u32,
    end: Instant,
    killed: Option<Kill>,
}

/// Why a process was killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kill {
    /// Nobody put it off.
    Late,
    /// The system stopped it, as it wanted to read from a terminal or to set one up.
    Stopped,
}

/// All that is watched, by key: one thread looks after it, as a thread for each would cost a start a fifth of its time.
static WATCHED: Mutex<BTreeMap<u64, Watched>> = Mutex::new(BTreeMap::new());

/// How often it looks.
const LOOK: Duration = Duration::from_millis(50);

impl Watchdog {
    pub fn new(pid: u32, patience: Duration) -> Self {
        static ONE: Once = Once::new();
        static KEYS: AtomicU64 = AtomicU64::new(0);
        ONE.call_once(|| drop(thread::spawn(Self::watch)));
        let key = KEYS.fetch_add(1, Ordering::Relaxed);
        Self::watched().insert(key, Watched { pid, end: Instant::now() + patience, killed: None });
        Self { key }
    }

    fn watched() -> MutexGuard<'static, BTreeMap<u64, Watched>> {
        WATCHED.lock().expect("nobody panics while holding it")
    }

    fn watch() {
        loop {
            thread::sleep(LOOK);
            let now = Instant::now();
            for watched in Self::watched().values_mut().filter(|watched| watched.killed.is_none()) {
                watched.killed = match (is_stopped(watched.pid), watched.end <= now) {
                    (true, _) => Some(Kill::Stopped),
                    (false, true) => Some(Kill::Late),
                    (false, false) => continue,
                };
                kill(watched.pid);
            }
        }
    }

    pub fn put_off(&self, patience: Duration) {
        if let Some(watched) = Self::watched().get_mut(&self.key) {
            watched.end = Instant::now() + patience;
        }
    }

    /// Whether it has killed the process, and why; it does not from now on.
    pub fn call_off(&self) -> Option<Kill> {
        Self::watched().remove(&self.key)?.killed
    }
}

impl Drop for Watchdog {
    fn drop(&mut self) {
        self.call_off();
    }
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

#[cfg(not(unix))]
pub fn kill(pid: u32) {
    let _ = std::process::Command::new("taskkill").args(["/F", "/T", "/PID", &pid.to_string()]).output();
}
