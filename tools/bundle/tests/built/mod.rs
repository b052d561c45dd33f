//! The command that tests run.

use std::env;
use std::path::PathBuf;

/// Where cargo has built it: newer ones say so, older ones put it above the folder of the tests.
pub fn bundler() -> PathBuf {
    env::var_os("CARGO_BIN_EXE_submission").map_or_else(
        || {
            let this = env::current_exe().unwrap();
            this.parent().unwrap().with_file_name(format!("submission{}", env::consts::EXE_SUFFIX))
        },
        PathBuf::from,
    )
}
