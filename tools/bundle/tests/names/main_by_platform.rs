use grundy::games::sg::mex;
use std::process::ExitCode;
#[cfg(windows)]
fn main() -> ExitCode {
    extra();
    ExitCode::from(4)
}
#[cfg(not(windows))]
#[allow(clippy::all)]
pub fn main() -> ExitCode {
    if mex([0]) == 1 {
        ExitCode::from(3)
    } else {
        ExitCode::SUCCESS
    }
}
#[cfg(windows)]
fn extra() -> usize {
    grundy::games::sg::nim_sum([1, 2])
}
