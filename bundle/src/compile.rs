//! Compiling bundles.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::judge::Judge;

/// rustc, and where it finds the crates that are installed on AtCoder.
pub struct Compiler {
    crates: Vec<String>,
}

impl Compiler {
    /// A compiler for bundles with stand-ins.
    pub fn without_crates() -> Self {
        Self { crates: Vec::new() }
    }

    /// A compiler for bundles that use proconio and itertools: builds these in the workspace of `directory`, for which
    /// both must be dependencies.
    ///
    /// # Errors
    /// If they cannot be built.
    pub fn with_crates(directory: &Path) -> Result<Self, String> {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command
            .args(["build", "--quiet", "--message-format", "json"])
            .args(["--package", "proconio", "--package", "itertools"])
            .current_dir(directory);
        let messages = run(&mut command)?;
        let messages = String::from_utf8_lossy(&messages.stdout);
        let mut crates = Vec::new();
        for file in messages.split('"').filter(|text| text.ends_with(".rlib")) {
            let file = PathBuf::from(file.replace(r"\\", r"\"));
            let name = file.file_stem().and_then(OsStr::to_str).unwrap_or("");
            let name = name.split('-').next().unwrap_or("");
            if let Some(name @ ("proconio" | "itertools")) = name.strip_prefix("lib") {
                crates.push(format!("--extern={name}={}", file.display()));
            }
            let directory = file.with_file_name("");
            for directory in [directory.join("deps"), directory] {
                crates.push(format!("-Ldependency={}", directory.display()));
            }
        }
        Ok(Self { crates })
    }

    /// The compiler that bundles for `judge` need, in the crate in `root`.
    ///
    /// # Errors
    /// If the judge has crates and these cannot be built.
    pub fn of(judge: &Judge, root: &Path) -> Result<Self, String> {
        if judge.crates {
            Self::with_crates(root)
        } else {
            Ok(Self::without_crates())
        }
    }

    /// The arguments by which rustc finds the crates.
    pub fn arguments(&self) -> &[String] {
        &self.crates
    }

    /// Compiles the file `source` to the file `output`, warnings being errors. `options` say how: `-O`, or
    /// `--emit=metadata` if no program is wanted.
    ///
    /// # Errors
    /// What rustc says.
    pub fn compile(
        &self,
        source: &Path,
        edition: &str,
        options: &[&str],
        output: &Path,
    ) -> Result<(), String> {
        let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let mut command = Command::new(rustc);
        command
            .args(["--edition", edition, "--deny", "warnings"])
            .args(options)
            .arg("-o")
            .args([output, source])
            .args(&self.crates);
        run(&mut command).map(drop)
    }
}

fn run(command: &mut Command) -> Result<Output, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command
        .output()
        .map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() {
        Ok(output)
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}
