//! What playing out has cost on this thread, and what it may cost.

use std::cell::Cell;

thread_local! {
    static POSITIONS: Cell<u64> = const { Cell::new(0) };
    static DONE: Cell<u64> = const { Cell::new(0) };
    static GRANTED: Cell<u64> = const { Cell::new(u64::MAX) };
}

/// How many positions have been played out on this thread so far.
pub fn positions() -> u64 {
    POSITIONS.get()
}

/// How much has been done on this thread so far: positions that were played out, and options that were looked at.
pub fn done() -> u64 {
    DONE.get()
}

/// Lets so much more be done on this thread, counted as [`done`] is: beyond it, playing panics, and
/// [`is_beyond`] says so.
pub fn grant(work: u64) {
    GRANTED.set(DONE.get() + work);
}

/// Whether more has been done on this thread than was granted.
pub fn is_beyond() -> bool {
    DONE.get() > GRANTED.get()
}

pub(crate) fn count_position() {
    POSITIONS.set(POSITIONS.get() + 1);
    count(1);
}

pub(crate) fn count(work: usize) {
    DONE.set(DONE.get() + work as u64);
    assert!(!is_beyond(), "more work than is granted");
}
