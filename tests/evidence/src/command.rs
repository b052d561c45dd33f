//! What the evidence for a problem does when it is run: here it meets those who try programs and those who play.

use std::process::ExitCode;

use judge::command_line::arguments;
use judge::harness::quiet_panics;
use judge::{Played, Problem};
use play::{board_kinds, counted, play_at_terminal, speak_to_page, trials};

use crate::serve::serve;

/// Evidence that can be run.
pub trait Evidence: Into<Problem> {
    /// Does what the command line asks for: by default it tests the program, and takes what tests take.
    ///
    /// In a page, where there are no processes, it answers the requests of `play --json`.
    fn main(self) -> ExitCode {
        run(self.into())
    }
}

impl<Known: Into<Problem>> Evidence for Known {}

fn run(problem: Problem) -> ExitCode {
    if cfg!(target_family = "wasm") {
        return if speak_to_page(&problem).is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let problem: &'static Problem = Box::leak(Box::new(problem));
    let arguments = arguments();
    let done = match arguments.first().map(String::as_str) {
        Some("play") => {
            quiet_panics();
            play_at_terminal(problem, &arguments[1..])
        }
        Some("strategy") => {
            quiet_panics();
            counted(problem).map(|numbers| println!("{numbers}"))
        }
        Some("serve") => {
            quiet_panics();
            serve(problem).map_err(|error| error.to_string())
        }
        _ => return judge::command(problem, arguments, &Played { trials, boards: board_kinds }),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
