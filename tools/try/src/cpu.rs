//! CPU time of what was run: it says the same on a machine that is busy with other things.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What all programs have used that were run, in microseconds; those that were not measured, by the clock on the wall.
static USED: AtomicU64 = AtomicU64::new(0);

/// By the clock on the wall a stage may take so many times its CPU time: what sleeps uses none.
const PATIENCE: u32 = 8;

/// A program has used this.
pub fn add(time: Duration) {
    USED.fetch_add(u64::try_from(time.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
}

/// So much CPU time, from now on.
pub struct Budget {
    since: Instant,
    used: u64,
    time: Duration,
}

impl Budget {
    /// Nothing of it is spent.
    pub fn new(time: Duration) -> Self {
        Self { since: Instant::now(), used: USED.load(Ordering::Relaxed), time }
    }

    /// What was spent of it, by all programs together.
    pub fn spent(&self) -> Duration {
        let cpu = Duration::from_micros(USED.load(Ordering::Relaxed).saturating_sub(self.used));
        cpu.max(self.since.elapsed() / PATIENCE)
    }

    /// Whether nothing is left.
    pub fn is_spent(&self) -> bool {
        self.spent() >= self.time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_programs_use_is_spent() {
        let budget = Budget::new(Duration::from_secs(500));
        assert!(!budget.is_spent());
        add(Duration::from_secs(500));
        assert!(budget.is_spent() && !Budget::new(Duration::from_secs(500)).is_spent());
        assert!(Budget::new(Duration::ZERO).is_spent());
    }
}
