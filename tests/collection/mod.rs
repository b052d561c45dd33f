//! The collection is whole: every program has its header and its evidence, every file its place, the library its order,
//! what is generated is up to date, and the READMEs can be followed.
//!
//! `UPDATE=1 cargo test collection` writes the generated parts anew: the list of programs, their pages, the catalogues,
//! the lists of the finders, and those that learners start from; `UPDATE=1 EVIDENCE=full cargo test p2599` what the
//! evidence for p2599 says of itself and has done in `tests/facts/p2599.json`; without a name all of this.
//! `tools/explore/tests/against_play/pictures` writes the pictures.

mod circles;
mod commands;
mod evidence;
mod facts;
#[cfg(unix)]
mod fair;
mod files;
#[cfg(unix)]
mod foreign;
mod generated;
#[cfg(unix)]
mod given_files;
mod header;
mod layers;
#[cfg(unix)]
mod liars;
mod lists;
mod markdown;
mod members;
#[cfg(unix)]
mod named;
#[cfg(unix)]
mod own_problem;
mod package;
mod pictures;
mod readme;
mod readme_links;
mod sessions;
mod shells;
mod single_source;
mod strategies;
mod tree;
#[cfg(unix)]
mod watch;
mod words;

use std::collections::BTreeMap;

use judge::Depth;
use judge::harness::Trial;

use crate::passed::Whole;
pub use evidence::Done;

pub use facts::plain;
pub use layers::parts;
pub use tree::is_updated;

/// A test that takes long. Where nothing particular is asked for, it does not run again while nothing has changed since
/// it passed.
fn lasting(name: &'static str, is_plain: bool, run: fn() -> Result<(), String>) -> Trial {
    Trial::new(format!("collection::{name}"), move || {
        if is_plain && Whole::Repository(name).has_passed()? {
            return Ok(());
        }
        run()?;
        if is_plain { Whole::Repository(name).keep() } else { Ok(()) }
    })
}

/// The tests that take long, by waiting or by one command after the other: they run beside the evidence.
pub fn long(depth: Depth, is_plain: bool) -> Vec<Trial> {
    if depth == Depth::Samples {
        return vec![];
    }
    vec![
        #[cfg(unix)]
        lasting("fair-verdicts", is_plain, fair::programs),
        #[cfg(unix)]
        lasting("foreign-programs", is_plain, foreign::programs),
        #[cfg(unix)]
        lasting("given-files", is_plain, given_files::given),
        #[cfg(unix)]
        lasting("named", is_plain, named::named),
        #[cfg(unix)]
        lasting("own-problem", is_plain, own_problem::problem),
        #[cfg(unix)]
        lasting("watching", is_plain, watch::is_tried_after_each_change),
        lasting("readme-commands", is_plain, commands::commands),
    ]
}

/// The tests of the programs that are asked for, those of the evidence for the programs that are tried, and those of
/// the collection as a whole. Where no more than samples are tried, what would have the evidence of all problems built
/// is left out. `done` has what has been done for them.
pub fn trials(
    depth: Depth,
    [asked, tried]: [&[String]; 2],
    done: &BTreeMap<String, Done>,
    is_plain: bool,
) -> Vec<Trial> {
    let with_evidence = depth > Depth::Samples;
    let headers = asked.iter().cloned().map(|slug| {
        let name = format!("{slug}::header");
        Trial::new(name, move || header::header(&slug))
    });
    let evidence = tried.iter().filter(|_| with_evidence).cloned().map(|slug| {
        let name = format!("{slug}::evidence");
        Trial::new(name, move || files::evidence(&slug))
    });
    let facts = tried.iter().filter(|_| with_evidence).cloned().map(|slug| {
        let (name, done) = (format!("{slug}::facts"), done.get(&slug).cloned().unwrap_or_default());
        Trial::new(name, move || evidence::is_written(&slug, &done))
    });
    type Test = (&'static str, fn() -> Result<(), String>);
    let of_evidence: &[Test] = &[
        ("shared-rules", judge::build::test_shared_rules),
        ("sessions-of-play", sessions::sessions),
        #[cfg(unix)]
        ("liars-are-caught", liars::are_caught),
        #[cfg(unix)]
        ("submissions-are-within-reach", liars::submissions_are_within_reach),
    ];
    let of_evidence = of_evidence.iter().filter(|_| with_evidence);
    // What is written comes before what reads it.
    let written: &[Test] = &[
        ("program-list", generated::program_list),
        ("program-pages", generated::program_pages),
        ("finders", generated::finders),
        ("lists", lists::lists),
    ];
    let whole: &[Test] = &[
        ("every-program-has-evidence", files::every_program_has_evidence),
        ("facts-have-their-form", evidence::have_their_form),
        ("no-orphans", files::no_orphans),
        ("lines-are-short", files::lines_are_short),
        ("comments-are-english", words::are_english),
        ("words-are-told-apart", words::are_told_apart),
        ("relations-are-mutual", header::relations_are_mutual),
        ("costs-have-their-logarithms", header::costs_have_their_logarithms),
        ("long-proofs-have-an-example", header::long_proofs_have_an_example),
        ("readme-links", readme_links::links),
        ("readme-commands-are-for-windows-too", shells::commands),
        ("readmes-are-short", readme_links::readmes_are_short),
        ("numbers-are-the-codes", readme_links::numbers_are_the_codes),
        ("lists-are-whole", readme_links::lists_are_whole),
        ("sample-counts", generated::sample_counts),
        ("arrows-point-one-way", layers::arrows_point_one_way),
        ("no-circles", circles::no_circles),
        ("knowledge-has-one-home", single_source::one_each),
        ("nothing-is-fixed-when-compiled", single_source::nothing_is_fixed_when_compiled),
        ("every-module-is-used", layers::every_module_is_used),
        ("library-tests-have-their-places", layers::tests_have_their_places),
        ("pictures", pictures::pictures),
        ("crates-are-the-judges", package::crates_are_the_judges),
        ("address-is-asked-for", package::address_is_asked_for),
        ("boards-are-shown", sessions::boards),
        ("strategies-are-named", strategies::are_named),
    ];
    let whole = whole.iter().chain(of_evidence);
    let trial = |&(name, run): &Test| Trial::new(format!("collection::{name}"), run);
    headers
        .chain(evidence)
        .chain(facts)
        .chain(written.iter().map(trial))
        .chain([lasting("catalogues", is_plain, readme::catalogues)])
        .chain(whole.map(trial))
        .collect()
}
