//! Counting instructions, which do not depend on the machine or on what else it does, as times do. It needs valgrind.

use std::path::Path;
use std::process::Command;

/// Starts the program that its last arguments name, and writes how many instructions that takes into this file.
pub fn callgrind(counts: &Path) -> Command {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--quiet"]).arg(format!("--callgrind-out-file={}", counts.display()));
    // Copies by one instruction that repeats itself would be counted byte by byte.
    let tunables = "glibc.cpu.x86_rep_movsb_threshold=1000000000:glibc.cpu.x86_rep_stosb_threshold=1000000000";
    valgrind.env("GLIBC_TUNABLES", tunables);
    valgrind
}

/// The counts in the text of such a file: one, or one for each part.
pub fn totals(text: &str) -> Vec<u64> {
    let totals = text.lines().filter_map(|line| line.strip_prefix("totals: "));
    totals.map(|count| count.trim().parse().expect("a count")).collect()
}
