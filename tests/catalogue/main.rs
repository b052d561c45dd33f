//! The collection is whole: every program has its header and its evidence, every file its place, the library its order,
//! and what is generated is up to date.
//!
//! `UPDATE=1 cargo test --test catalogue` writes the generated parts anew: the list of programs in `Cargo.toml`, the
//! table of the README, the numbers of samples in `testdata/samples.txt`, what the library says of the programs that use
//! it, and the pictures in `src/pictures`.

#[path = "../runner/mod.rs"]
mod runner;

mod evidence;
mod files;
mod generated;
mod header;
mod house;
mod links;

use std::process::ExitCode;

use libtest_mimic::{Failed, Trial};
use problems::Problem;

use files::read;
use header::Header;
use runner::root;

fn main() -> ExitCode {
    runner::main(
        each,
        vec![
            Trial::test(
                "every-program-is-registered",
                files::every_program_is_registered,
            ),
            Trial::test("no-orphans", files::no_orphans),
            Trial::test("program-list", generated::program_list),
            Trial::test("readme-table", generated::readme_table),
            Trial::test("evidence-table", evidence::table),
            Trial::test("sample-counts", generated::sample_counts),
            Trial::test("readme-files", readme_files),
            Trial::test("arrows-point-one-way", house::arrows_point_one_way),
            Trial::test("every-module-is-used", house::every_module_is_used),
            Trial::test("the-map-is-right", house::the_map_is_right),
            Trial::test("modules-say-what-uses-them", links::users),
            Trial::test("links-to-programs", links::programs_linked),
            Trial::test("pictures", links::pictures),
        ],
    )
}

fn each(problem: &'static Problem) -> [Trial; 2] {
    let slug = problem.slug;
    [
        Trial::test(format!("{slug}::header"), || Header::of(slug).map(drop)),
        Trial::test(format!("{slug}::evidence"), || files::evidence(problem)),
    ]
}

/// Every file that the README mentions is there.
fn readme_files() -> Result<(), Failed> {
    let readme = read("README.md")?;
    let places = [
        "src/",
        "tests/",
        "testdata/",
        "benches/",
        "bundle/",
        ".ci/",
        ".github/",
    ];
    let missing = readme
        .split(|c: char| c.is_whitespace() || "`(),\"".contains(c))
        .filter(|word| places.iter().any(|place| word.starts_with(place)))
        .filter(|word| !word.contains(['<', '*']))
        .find(|word| !root().join(word).exists());
    missing.map_or(Ok(()), |word| {
        Err(format!("README.md mentions {word}, which is not there").into())
    })
}
