//! What a user's environment says to compilers and interpreters, and no judge hears.

use std::env;
use std::process::Command;

use Treatment::{Cleared, Set, Taken};

/// What is done with a variable where a program for a judge is compiled or run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Treatment {
    /// It says what is there on this machine, and stays as it is.
    Taken,
    /// It says what no judge hears, and is taken away.
    Cleared,
    /// It has this value, whatever the user's is.
    Set(&'static str),
}

/// The variables of which this collection knows that they change what is compiled or run: name, treatment, reason. A
/// `*` stands for any letters. The first that fits decides; a variable that fits none is taken.
pub const ENVIRONMENT: [(&str, Treatment, &str); 52] = [
    (
        "RUSTC_BOOTSTRAP",
        Set("-1"),
        "no judge has a nightly compiler: a nightly rustc refuses what a stable one refuses",
    ),
    ("RUSTFLAGS", Cleared, "the judge has its own options"),
    ("CARGO_ENCODED_RUSTFLAGS", Set(""), "so are the `rustflags` of the user's cargo configuration"),
    ("CARGO_TARGET_*_RUSTFLAGS", Cleared, "the judge has its own options"),
    ("CARGO_TARGET_*_RUNNER", Cleared, "programs are run as they are"),
    ("RUSTC_WRAPPER", Set(""), "the compiler itself is asked, also if the user's cargo configuration names a wrapper"),
    ("RUSTC_WORKSPACE_WRAPPER", Set(""), "the compiler itself is asked"),
    ("CARGO_BUILD_TARGET_DIR", Taken, "where cargo builds"),
    ("CARGO_BUILD_BUILD_DIR", Taken, "where cargo builds"),
    ("CARGO_BUILD_JOBS", Taken, "how many compilers run at once"),
    ("CARGO_BUILD_*", Cleared, "compiler, wrapper, options and target are those of this machine"),
    ("CARGO_PROFILE_*", Cleared, "profiles are those of the package"),
    ("CARGO_UNSTABLE_*", Cleared, "no judge has a nightly cargo"),
    ("CARGO_*", Taken, "where cargo has its files; of a submission, rustc is asked without any of them"),
    ("CLIPPY_*", Cleared, "what is too new for a judge is not for the user's settings to say"),
    ("RUST_MIN_STACK", Cleared, "threads have the judge's stack"),
    ("RUSTC", Taken, "the compiler"),
    ("RUSTC_*", Cleared, "what rustc says is read, and is of the version that it has"),
    ("RUSTUP_*", Taken, "the toolchain in which cargo was called"),
    ("SYSROOT", Taken, "where the standard library lies"),
    ("CFLAGS", Cleared, "the judge has its own options"),
    ("CXXFLAGS", Cleared, "the judge has its own options"),
    ("CPPFLAGS", Cleared, "the judge has its own options"),
    ("LDFLAGS", Cleared, "the judge has its own options"),
    ("CPATH", Cleared, "the judge does not have these headers"),
    ("*_INCLUDE_PATH", Cleared, "the judge does not have these headers"),
    ("DEPENDENCIES_OUTPUT", Cleared, "gcc would write a file there"),
    ("SUNPRO_DEPENDENCIES", Cleared, "gcc would write a file there"),
    ("LIBRARY_PATH", Taken, "where the linker finds what each program needs"),
    ("PYTHONHOME", Taken, "where Python lies"),
    ("PYTHONUTF8", Taken, "how text is encoded here"),
    ("PYTHONIOENCODING", Taken, "how text is encoded here"),
    ("PYTHON*", Cleared, "the judge does not have these modules and options"),
    ("JAVA_HOME", Taken, "where Java lies"),
    ("JAVA_TOOL_OPTIONS", Cleared, "the judge has its own options"),
    ("JDK_JAVA_OPTIONS", Cleared, "the judge has its own options"),
    ("JDK_JAVAC_OPTIONS", Cleared, "the judge has its own options"),
    ("_JAVA_OPTIONS", Cleared, "the judge has its own options"),
    ("CLASSPATH", Cleared, "the judge does not have these classes"),
    ("NODE_*", Cleared, "the judge does not have these modules and options"),
    ("GOFLAGS", Cleared, "the judge has its own options"),
    ("GODEBUG", Cleared, "the judge has its own options"),
    ("GOEXPERIMENT", Cleared, "the judge has its own options"),
    ("RUBYOPT", Cleared, "the judge has its own options"),
    ("RUBYLIB", Cleared, "the judge does not have these files"),
    ("PERL5OPT", Cleared, "the judge has its own options"),
    ("PERL5LIB", Cleared, "the judge does not have these files"),
    ("LUA_INIT*", Cleared, "Lua would run it first"),
    ("LUA_PATH*", Cleared, "the judge does not have these files"),
    ("LUA_CPATH*", Cleared, "the judge does not have these files"),
    ("PATH", Taken, "where programs are found"),
    ("LD_*", Taken, "where libraries are found"),
];

/// The same for files that compilers look for by themselves, in a folder and all above it.
pub const SETTINGS: [(&str, Treatment, &str); 4] = [
    ("clippy.toml", Cleared, "clippy is shown an empty one; the same of `.clippy.toml`"),
    (".cargo/config.toml", Taken, "below this collection and at home: linker and registry; not flags and wrappers"),
    ("rust-toolchain.toml", Taken, "the one above the folder in which cargo was called; none above temporary files"),
    ("rustfmt.toml", Taken, "nothing here is formatted"),
];

/// What is done with the variable of that name.
pub fn treatment(name: &str) -> Treatment {
    let row = ENVIRONMENT.iter().find(|(known, ..)| fits(known, name));
    row.map_or(Taken, |(_, treatment, _)| *treatment)
}

fn fits(known: &str, name: &str) -> bool {
    match known.split_once('*') {
        None => known == name,
        Some((start, end)) => name.strip_prefix(start).is_some_and(|rest| rest.ends_with(end)),
    }
}

/// Lets a command see no more of the user's environment than a judge has, by [`ENVIRONMENT`]. Call it before the
/// command gets variables of its own.
pub fn cleared(command: &mut Command) -> &mut Command {
    for (name, _) in env::vars_os() {
        if treatment(&name.to_string_lossy()) == Cleared {
            command.env_remove(name);
        }
    }
    for (name, treatment, _) in ENVIRONMENT {
        if let Set(value) = treatment {
            command.env(name, value);
        }
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_that_fits_decides() {
        for (name, expected) in [
            ("RUSTC_BOOTSTRAP", Set("-1")),
            ("CARGO_BUILD_TARGET_DIR", Taken),
            ("CARGO_BUILD_TARGET", Cleared),
            ("CARGO_TARGET_DIR", Taken),
            ("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER", Cleared),
            ("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER", Taken),
            ("CARGO_HOME", Taken),
            ("CPLUS_INCLUDE_PATH", Cleared),
            ("PYTHONPATH", Cleared),
            ("PYTHONHOME", Taken),
            ("LUA_INIT_5_4", Cleared),
            ("LUA_CPATH", Cleared),
            ("LUA_PATH_5_4", Cleared),
            ("HOME", Taken),
        ] {
            assert_eq!(treatment(name), expected, "{name}");
        }
    }

    /// None stands behind one that fits all that it does.
    #[test]
    fn every_row_decides_something() {
        for (i, (name, ..)) in ENVIRONMENT.iter().enumerate() {
            let example = name.replace('*', "X_Y");
            assert_eq!(ENVIRONMENT.iter().position(|(known, ..)| fits(known, &example)), Some(i), "{name}");
        }
    }

    #[test]
    fn a_command_sees_what_a_judge_has() {
        let mut command = Command::new("none");
        cleared(&mut command);
        let changed: Vec<_> =
            command.get_envs().map(|(name, value)| (name.to_str(), value.and_then(|v| v.to_str()))).collect();
        assert!(changed.contains(&(Some("RUSTC_BOOTSTRAP"), Some("-1"))), "{changed:?}");
        assert!(changed.contains(&(Some("RUSTC_WRAPPER"), Some(""))), "{changed:?}");
        assert!(changed.iter().all(|(name, _)| name.is_some_and(|name| treatment(name) != Taken)), "{changed:?}");
    }
}
