//! What people name: programs and judges; and what AtCoder names.

use std::path::Path;

use entry::{Judge, Program, judges, programs, unknown};
use serde_json::{Value, json};

/// What AtCoder has besides proconio and itertools, by the names that `use` knows; and what its proconio has and ours
/// not.
#[rustfmt::skip]
const INSTALLED: [&str; 66] = [
    "ac_library", "alga", "amplify", "amplify_derive", "amplify_num", "argio", "ascii", "az", "bitset_fixed",
    "bitvec", "bstr", "btreemultimap", "counter", "derive_readable", "easy_ext", "either", "fixedbitset",
    "getrandom", "glidesort", "hashbag", "im_rc", "indexing", "indexmap", "itertools_num", "lazy_static", "libm",
    "maplit", "memoise", "multimap", "multiversion", "nalgebra", "ndarray", "num", "num_bigint", "num_complex",
    "num_derive", "num_integer", "num_iter", "num_rational", "num_traits", "omniswap", "once_cell",
    "ordered_float", "pathfinding", "permutohedron", "petgraph", "primal", "rand", "rand_chacha", "rand_core",
    "rand_distr", "rand_hc", "rand_pcg", "rand_xorshift", "rand_xoshiro", "recur_fn", "regex", "rpds",
    "rustc_hash", "smallvec", "static_assertions", "statrs", "superslice", "tap", "text_io", "thiserror",
];

/// Whether a crate of that name is installed at the judge, and maybe not here.
pub(crate) fn installs(judge: &Judge, name: &str) -> bool {
    judge.crates && INSTALLED.contains(&name)
}

/// The judge of that name or alias.
///
/// # Errors
/// A sentence that names the nearest ones.
pub fn judge_named(name: &str) -> Result<&'static Judge, String> {
    let names = judges().map(|judge| judge.name);
    let unknown = || unknown("there is no judge", name, names) + "; `--list-judges` shows them all";
    entry::judge_named(name).ok_or_else(unknown)
}

/// The program that `argument` means: a file, or a program of the crate in the directory `root` with or without `.rs`.
///
/// # Errors
/// A sentence that names the nearest ones.
pub fn program_named(root: &Path, argument: &str) -> Result<Program, String> {
    let file = Path::new(argument);
    if argument.ends_with(".rs") && file.is_file() {
        return Ok(Program::read(file.to_path_buf())?);
    }
    let slug = argument.strip_suffix(".rs").unwrap_or(argument);
    if let Some(program) = Program::of(root, slug)? {
        return Ok(program);
    }
    let mut programs = programs(root)?;
    let slug = entry::named(&programs, slug).map_err(|error| error + "; `--list` shows them all")?.slug.clone();
    let place = programs.iter().position(|program| program.slug == slug).expect("it was found");
    Ok(programs.swap_remove(place))
}

/// What the header of a program says, for machines.
pub fn to_json(program: &Program) -> Value {
    let header = &program.header;
    json!({
        "program": program.slug,
        "title": header.title(),
        "judge": program.judge().name,
        "link": header.link(),
        "chinese": header.chinese(),
        "family": header.family(),
        "theorem": header.theorem(),
        "cost": header.cost(),
    })
}
