//! The collection is whole: every program has its header and its evidence, every file its place, the library its order,
//! what is generated is up to date, and the READMEs can be followed.
//!
//! `UPDATE=1 cargo test --test catalogue` writes the generated parts anew: the lists of programs, the tables of the
//! READMEs, the table of the evidence, the numbers of samples in `testdata/samples.txt`, what the library says of the
//! programs that use it, and the pictures in `src/pictures`.

mod commands;
mod evidence;
mod files;
mod generated;
mod header;
mod house;
mod links;
mod markdown;
mod readme;
mod readme_links;

use std::process::ExitCode;

use libtest_mimic::Trial;
use problems::Problem;

use header::Header;

fn main() -> ExitCode {
    runner::main(
        each,
        vec![
            Trial::test("every-program-is-registered", files::every_program_is_registered),
            Trial::test("no-orphans", files::no_orphans),
            Trial::test("program-lists", generated::program_lists),
            Trial::test("readmes", readme::generated_parts),
            Trial::test("readme-links", readme_links::links),
            Trial::test("readme-commands", commands::commands),
            Trial::test("evidence-table", evidence::table),
            Trial::test("sample-counts", generated::sample_counts),
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
