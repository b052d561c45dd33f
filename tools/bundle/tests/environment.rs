//! What the user's environment says: the submission is the same without it.

mod built;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use entry::{ENVIRONMENT, SETTINGS, Treatment, treatment};
use tempfile::TempDir;

use built::bundler;

/// What uses both crates, and what one judge here does not have yet.
const PROGRAM: &str = "use itertools::Itertools;\nuse proconio::input;\nfn main() {\n    input! { n: u32 }\n    \
    println!(\"{}\", (0..n.isqrt()).join(\" \"));\n}\n";

const GATED: &str = "#![feature(iter_map_windows)]\nuse proconio::input;\n\nfn main() {\n    \
    input! { n: usize, heaps: [usize; n] }\n    \
    println!(\"{}\", heaps.iter().map_windows(|[left, right]| *left ^ *right).count());\n}\n";

/// The command, for a judge, with these variables, on this text in a folder of its own.
fn submission(text: &str, judge: &str, variables: &[(&str, &str)]) -> Output {
    let folder = TempDir::new().unwrap();
    fs::create_dir_all(folder.path().join("src/bin")).unwrap();
    fs::write(folder.path().join("src/lib.rs"), "").unwrap();
    fs::write(folder.path().join("mine.rs"), text).unwrap();
    let mut command = Command::new(bundler());
    command.args(["mine.rs", "--judge", judge]).current_dir(&folder);
    command.envs(variables.iter().copied()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Requires that these variables change nothing.
#[track_caller]
fn changes_nothing(judge: &str, variables: &[(&str, &str)]) {
    let without = submission(PROGRAM, judge, &[]);
    assert!(without.status.success(), "{without:?}");
    let with = submission(PROGRAM, judge, variables);
    assert_eq!((text(&with.stderr), with.status.code()), (text(&without.stderr), Some(0)), "{variables:?}");
    assert_eq!(text(&with.stdout), text(&without.stdout), "{variables:?}");
}

/// Something harmful for each variable that is not taken.
const HARMFUL: [(&str, &str); 48] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("RUSTFLAGS", "--no-such-option"),
    ("CARGO_ENCODED_RUSTFLAGS", "--no-such-option"),
    ("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS", "--no-such-option"),
    ("CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER", "no-such-program"),
    ("RUSTC_WRAPPER", "no-such-program"),
    ("RUSTC_WORKSPACE_WRAPPER", "no-such-program"),
    ("CARGO_BUILD_RUSTC", "no-such-program"),
    ("CARGO_BUILD_RUSTC_WRAPPER", "no-such-program"),
    ("CARGO_BUILD_RUSTFLAGS", "--no-such-option"),
    ("CARGO_BUILD_TARGET", "no-such-target"),
    ("CARGO_PROFILE_DEV_PANIC", "abort"),
    ("CARGO_PROFILE_DEV_OPT_LEVEL", "no-such-level"),
    ("CARGO_PROFILE_DEV_OVERFLOW_CHECKS", "no-such-value"),
    ("CARGO_UNSTABLE_BUILD_STD", "core"),
    ("CLIPPY_ARGS", "--no-such-option__CLIPPY_HACKERY__"),
    ("CLIPPY_CONF_DIR", "no-such-folder"),
    ("RUSTC_LOG", "debug"),
    ("RUSTC_OVERRIDE_VERSION_STRING", "0.0.0"),
    ("RUST_MIN_STACK", "no-such-number"),
    ("CFLAGS", "--no-such-option"),
    ("CXXFLAGS", "--no-such-option"),
    ("CPPFLAGS", "--no-such-option"),
    ("LDFLAGS", "--no-such-option"),
    ("CPATH", "no-such-folder"),
    ("C_INCLUDE_PATH", "no-such-folder"),
    ("CPLUS_INCLUDE_PATH", "no-such-folder"),
    ("DEPENDENCIES_OUTPUT", "no-such-folder/file"),
    ("SUNPRO_DEPENDENCIES", "no-such-folder/file"),
    ("PYTHONPATH", "no-such-folder"),
    ("PYTHONINTMAXSTRDIGITS", "0"),
    ("JAVA_TOOL_OPTIONS", "--no-such-option"),
    ("JDK_JAVA_OPTIONS", "--no-such-option"),
    ("JDK_JAVAC_OPTIONS", "--no-such-option"),
    ("_JAVA_OPTIONS", "--no-such-option"),
    ("CLASSPATH", "no-such-folder"),
    ("NODE_OPTIONS", "--no-such-option"),
    ("NODE_PATH", "no-such-folder"),
    ("GOFLAGS", "--no-such-option"),
    ("GODEBUG", "no-such-option"),
    ("GOEXPERIMENT", "no-such-option"),
    ("RUBYOPT", "--no-such-option"),
    ("RUBYLIB", "no-such-folder"),
    ("PERL5OPT", "--no-such-option"),
    ("PERL5LIB", "no-such-folder"),
    ("LUA_INIT", "no such code"),
    ("LUA_PATH", "no-such-folder"),
    ("LUA_CPATH_5_4", "no-such-folder"),
];

#[test]
fn each_variable_that_is_not_taken_has_something_harmful() {
    for (name, _) in HARMFUL {
        assert_ne!(treatment(name), Treatment::Taken, "{name}");
    }
    for (known, treatment, why) in ENVIRONMENT {
        let (start, end) = known.split_once('*').unwrap_or((known, ""));
        let fits = |name: &str| name.starts_with(start) && name.ends_with(end);
        assert!(treatment == Treatment::Taken || HARMFUL.iter().any(|(name, _)| fits(name)), "{known}");
        assert!(!why.is_empty());
    }
}

/// Without crates, where rustc and clippy are asked, and with crates, which cargo builds.
#[test]
fn no_variable_of_the_user_changes_a_submission() {
    for judge in ["any", "atcoder"] {
        changes_nothing(judge, &HARMFUL);
    }
}

#[test]
fn no_variable_alone_changes_a_submission() {
    // All together, one may hide another.
    for (name, value) in HARMFUL.iter().filter(|(name, _)| name.starts_with("CLIPPY") || name.starts_with("RUSTC_LOG"))
    {
        changes_nothing("any", &[(name, value)]);
    }
    let of_cargo =
        ["RUSTFLAGS", "RUSTC_WRAPPER", "RUSTC_WORKSPACE_WRAPPER", "CARGO_BUILD_TARGET", "CARGO_PROFILE_DEV_PANIC"];
    for (name, value) in HARMFUL.iter().filter(|(name, _)| of_cargo.contains(name)) {
        changes_nothing("atcoder", &[(name, value)]);
    }
}

/// Wherever clippy would look for settings, and whatever stands there.
#[test]
fn no_settings_for_clippy_change_a_submission() {
    let above = TempDir::new().unwrap();
    let below = above.path().join("a b/temporary");
    fs::create_dir_all(&below).unwrap();
    let of_clippy = |path: &Path| path.to_str().unwrap().to_owned();
    let (above, below) = (of_clippy(above.path()), of_clippy(&below));
    for (name, settings) in [
        ("clippy.toml", "msrv = \"1.56.0\"\n"),
        (".clippy.toml", "msrv = \"1.95.0\"\n"),
        ("clippy.toml", "this is = = no setting\n"),
        (".clippy.toml", "disallowed-macros = [\"std::println\"]\nno-such-setting = 1\n"),
    ] {
        let file = Path::new(&above).join(name);
        fs::write(&file, settings).unwrap();
        changes_nothing("any", &[("CLIPPY_CONF_DIR", &above)]);
        changes_nothing("any", &[("TMPDIR", &below)]);
        fs::remove_file(file).unwrap();
    }
    // A program that includes such a file is refused as before.
    let asks = "fn main() {\n    println!(\"{}\", include_str!(\".clippy.toml\"));\n}\n";
    let refused = submission(asks, "any", &[]);
    assert_eq!(text(&refused.stderr), "error: mine.rs:2:20: no judge has the file that this includes\n");
}

#[test]
fn a_nightly_feature_is_refused_whatever_the_compiler_may() {
    let expected = "error: mine.rs:1:1: `#![feature]` may not be used on the ";
    for judge in ["atcoder", "luogu", "codeforces", "any"] {
        for value in ["1", "submission", "-1", ""] {
            let refused = submission(GATED, judge, &[("RUSTC_BOOTSTRAP", value)]);
            assert!(text(&refused.stderr).starts_with(expected), "{judge}, {value}: {refused:?}");
            assert_eq!((refused.status.code(), refused.stdout.is_empty()), (Some(1), true));
        }
    }
    for neighbour in [
        "fn main() {\n    println!(\"{}\", [1, 2].iter().map_windows(|[a, b]| *a + *b).count());\n}\n",
        "#![cfg_attr(all(), feature(never_type))]\nfn main() {}\n",
        "use std::intrinsics::abort;\nfn main() {\n    abort()\n}\n",
        "#[rustc_dummy]\nfn main() {}\n",
    ] {
        let [with, without] =
            [submission(neighbour, "any", &[("RUSTC_BOOTSTRAP", "1")]), submission(neighbour, "any", &[])];
        assert_eq!((with.status.code(), text(&with.stderr)), (Some(1), text(&without.stderr)), "{neighbour}");
    }
}

/// Flags and wrappers, by the home of cargo with a configuration more.
#[cfg(unix)]
#[test]
fn no_flags_of_the_users_cargo_change_a_submission() {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo"))).expect("a home");
    let known = fs::read_to_string(home.join("config.toml")).unwrap_or_default();
    if known.contains("build") || known.contains("target") {
        return;
    }
    let folder = TempDir::new().unwrap();
    for entry in fs::read_dir(home).unwrap().map(|entry| entry.unwrap()) {
        if entry.file_name() != "config.toml" {
            std::os::unix::fs::symlink(entry.path(), folder.path().join(entry.file_name())).unwrap();
        }
    }
    let settings = "[build]\nrustflags = [\"--no-such-option\"]\nrustc-wrapper = \"no-such-program\"\n\
        rustc-workspace-wrapper = \"no-such-program\"\n[target.'cfg(all())']\nrustflags = [\"--no-such-option\"]\n";
    fs::write(folder.path().join("config.toml"), format!("{known}\n{settings}")).unwrap();
    changes_nothing("atcoder", &[("CARGO_HOME", folder.path().to_str().unwrap())]);
}

/// Without cargo, rustup finds a toolchain by the folder in which rustc is called: never by that of temporary files.
#[cfg(unix)]
#[test]
fn no_toolchain_of_another_folder_is_asked() {
    use std::os::unix::fs::PermissionsExt;

    let folder = TempDir::new().unwrap();
    let [bin, above] = ["bin", "above"].map(|name| folder.path().join(name));
    let temporary = above.join("temporary");
    [&bin, &temporary].into_iter().for_each(|folder| fs::create_dir_all(folder).unwrap());
    fs::write(above.join("rust-toolchain.toml"), "[toolchain]\nchannel = \"nightly\"\n").unwrap();
    let cargo = env::var_os("CARGO").expect("cargo runs the tests");
    let rustc = Path::new(&cargo).with_file_name("rustc");
    let proxy = format!(
        "#!/bin/sh\nfolder=$PWD\nwhile [ \"$folder\" != / ]; do\n    \
         if [ -e \"$folder/rust-toolchain.toml\" ]; then echo 'error: no such toolchain' >&2; exit 1; fi\n    \
         folder=$(dirname \"$folder\")\ndone\nexec {:?} \"$@\"\n",
        if rustc.is_file() { &rustc } else { Path::new("rustc") }
    );
    fs::write(bin.join("rustc"), proxy).unwrap();
    fs::set_permissions(bin.join("rustc"), fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", bin.display(), env::var("PATH").unwrap());
    fs::write(folder.path().join("mine.rs"), PROGRAM).unwrap();
    fs::create_dir_all(folder.path().join("src/bin")).unwrap();
    fs::write(folder.path().join("src/lib.rs"), "").unwrap();
    let mut command = Command::new(bundler());
    command.args(["mine.rs", "--judge", "any"]).current_dir(&folder).env("PATH", path).env("TMPDIR", &temporary);
    for name in ["CARGO", "RUSTC", "RUSTUP_TOOLCHAIN"] {
        command.env_remove(name);
    }
    let (found, usual) = (command.output().unwrap(), submission(PROGRAM, "any", &[]));
    assert_eq!((text(&found.stderr), text(&found.stdout)), (text(&usual.stderr), text(&usual.stdout)));
}

#[test]
fn the_list_says_what_is_done() {
    let output = Command::new(bundler()).arg("--list-environment").output().unwrap();
    let list = text(&output.stdout);
    assert_eq!(list.lines().count(), ENVIRONMENT.len() + SETTINGS.len());
    assert!(list.contains("PYTHON*                   cleared      the judge does not have these modules"), "{list}");
    assert!(list.contains("RUSTC_BOOTSTRAP           set to \"-1\"  no judge"), "{list}");
}
