//! A word for people who start a program by hand.

use std::io::{self, IsTerminal};

/// Says on standard error what is waited for, where the input is typed.
pub(super) fn prompt_for_input() {
    if io::stdin().is_terminal() {
        let key = if cfg!(windows) { "Ctrl-Z and Enter" } else { "Ctrl-D" };
        eprintln!("reading the input up to its end ({key})");
    }
}

/// Says on standard error who speaks in a dialogue, where the judge's side is typed.
pub(super) fn prompt_for_dialogue() {
    if io::stdin().is_terminal() {
        eprintln!("a dialogue: you are the judge, and answer line by line");
    }
}
