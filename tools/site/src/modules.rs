//! Programs, evidence and the explorer as modules for the pages: WebAssembly, compressed, and carried by scripts, which
//! also a page that was opened from a folder may load.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use base64::prelude::{BASE64_STANDARD, Engine};
use flate2::Compression;
use flate2::write::GzEncoder;

use collection::Collection;

use crate::progress::Stage;

const TARGET: &str = "wasm32-wasip1";

/// What brings the target, where it is missing.
pub const BRING: &str = "tools/site/target.sh";

/// The packages that bring it where rustup does not.
const PACKAGES: [&str; 3] = ["rustc-web", "rust-web-src", "wasi-libc"];

/// What is no problem: the explorer, what theorems say of one position, what draws boards, and what says why a position
/// is won or lost.
pub const TOOLS: [&str; 4] = ["law", "calculate", "draw", "explain"];

/// The scripts that carry modules, by the modules' names: `p2599` is the program, `play-p2599` answers the protocol of
/// `cargo play`, and there are the [`TOOLS`].
pub type Modules = BTreeMap<String, Vec<u8>>;

/// The name of the module that plays the game of a problem.
pub fn play(slug: &str) -> String {
    format!("play-{slug}")
}

/// The file of a module's script.
pub fn file(name: &str) -> String {
    format!("module/{name}.js")
}

/// Whether programs can be built for pages here.
pub fn is_possible() -> bool {
    let are_there = || Command::new("dpkg").arg("--status").args(PACKAGES).output();
    has_target() || are_there().is_ok_and(|output| output.status.success())
}

/// Whether the compiler has the library for the target.
fn has_target() -> bool {
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    let found = rustc.args(["--print=target-libdir", "--target", TARGET]).output();
    found.is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout);
        output.status.success() && Path::new(folder.trim()).is_dir()
    })
}

/// Builds the modules of all problems, or of some, and the tools.
///
/// # Errors
/// If one cannot be built.
pub fn build(collection: &Collection, only: &[String]) -> Result<Modules, String> {
    let built = compiled(&collection.root, only)?;
    let slugs = collection.problems.keys().filter(|slug| only.is_empty() || only.contains(slug));
    let of = |slug: &String| {
        let (program, evidence) = (format!("{slug}.wasm"), format!("examples/{slug}.wasm"));
        [(slug.clone(), built.join(program)), (play(slug), built.join(evidence))]
    };
    let mut wanted: Vec<(String, PathBuf)> = slugs.flat_map(of).collect();
    wanted.extend(TOOLS.map(|name| (name.to_owned(), built.join(format!("{name}.wasm")))));
    // Compressing them takes a while.
    let stage = Stage::new("modules packed", wanted.len());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let pack = |part: &[(String, PathBuf)]| -> Result<Vec<_>, String> {
        let carried = |(name, path): &(String, PathBuf)| carried(name, path).inspect(|_| stage.step());
        part.iter().map(|module| Ok((module.0.clone(), carried(module)?))).collect()
    };
    let packed: Result<Vec<_>, String> = thread::scope(|scope| {
        let parts = wanted.chunks(wanted.len().div_ceil(threads));
        let parts: Vec<_> = parts.map(|part| scope.spawn(move || pack(part))).collect();
        parts.into_iter().map(|part| part.join().map_err(|_| "a thread that packs panicked".to_owned())?).collect()
    });
    Ok(packed?.into_iter().flatten().collect())
}

/// The folder of what was compiled.
fn compiled(root: &Path, only: &[String]) -> Result<PathBuf, String> {
    let target = root.join("target");
    let mut cargo = match has_target() {
        true => entry::cargo(),
        // The packages' compiler is used for this alone.
        false => {
            let mut shell = Command::new("bash");
            shell
                .args(["-c", "exports=$(tools/site/target.sh) && eval \"$exports\" && exec \"$@\"", "-"])
                .arg(entry::cargo().get_program());
            shell
        }
    };
    cargo.arg("build").args(entry::quiet());
    cargo.args(["--locked", "--profile=page", "--target", TARGET, "--target-dir"]).arg(&target);
    cargo.args(["--package=grundy", "--package=evidence", "--package=explore", "--package=draw", "--package=explain"]);
    match only {
        [] => drop(cargo.args(["--bins", "--examples"])),
        some => drop(
            cargo
                .args(TOOLS.map(|name| format!("--bin={name}")))
                .args(some.iter().flat_map(|slug| ["--bin", slug, "--example", slug])),
        ),
    }
    let status = cargo.current_dir(root).status().map_err(|error| format!("cargo build: {error}"))?;
    match status.success() {
        true => Ok(target.join(TARGET).join("page")),
        false => Err(format!("cargo build: {status}")),
    }
}

/// The script that carries a module.
fn carried(name: &str, path: &Path) -> Result<Vec<u8>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", path.display());
    let bytes = fs::read(path).map_err(failed)?;
    let mut packed = GzEncoder::new(vec![], Compression::best());
    packed.write_all(&bytes).map_err(failed)?;
    let packed = BASE64_STANDARD.encode(packed.finish().map_err(failed)?);
    Ok(format!("grundy.carry(\"{name}\", \"{packed}\");\n").into_bytes())
}
