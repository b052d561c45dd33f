//! What programs say of themselves.

use std::sync::OnceLock;

use collection::course::Course;
use collection::{Difficulty, FAMILIES, finder};
use entry::{Header, Program, programs, root};

use crate::collection::tree::{all_right, has_short_lines, read};

/// The programs of the collection.
pub fn all() -> Result<&'static [Program], String> {
    static ALL: OnceLock<Result<Vec<Program>, String>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let mut all = programs(root())?;
        all.retain(Program::is_of_collection);
        Ok(all)
    });
    all.as_deref().map_err(Clone::clone)
}

/// The chapters, without their further programs.
fn course() -> Result<&'static Course, String> {
    static COURSE: OnceLock<Result<Course, String>> = OnceLock::new();
    COURSE.get_or_init(|| Course::read(root())).as_ref().map_err(Clone::clone)
}

/// The header of a program has everything in its place, and names a family and lines of the finder that are there, and
/// programs that name it, too; the course has it; all lines of the program and its evidence are short.
pub fn header(slug: &str) -> Result<(), String> {
    let path = format!("src/bin/{slug}.rs");
    let program = Program::of(root(), slug)?.ok_or_else(|| format!("{path} does not exist"))?;
    let header = &program.header;
    header.check().map_err(|fault| format!("{path}: {fault}"))?;
    let family = header.fact("Family").and_then(|fact| fact.split("; ").next()).unwrap_or_default();
    if !FAMILIES.iter().any(|known| family == format!("[{}](super#{})", known.name, known.anchor())) {
        return Err(format!("{path}: there is no family {family:?}, or its link is not `super#its-name`"));
    }
    finder::spots(header, &[]).map_err(|error| format!("{path}: {error}"))?;
    Difficulty::of(&program).map_err(|error| format!("{path}: {error}"))?;
    let course = course()?;
    if course.asked(slug, header)?.is_none() && course.of(slug).is_none() {
        return Err(format!(
            "{path}: the course does not have it; `- Course: 7: what it shows` names it among the further programs of \
             step 7, unless a step has it as an exercise"
        ));
    }
    names_whom_name_it(slug, header)?;
    has_short_lines(&path)?;
    has_short_lines(&format!("tests/evidence/examples/{slug}.rs"))
}

/// Every program that one names is there, and names it, too.
pub fn relations_are_mutual() -> Result<(), String> {
    all()?.iter().try_for_each(|program| names_whom_name_it(&program.slug, &program.header))
}

/// Every program that the one of this name and header names is there, and names it, too.
fn names_whom_name_it(here: &str, header: &Header) -> Result<(), String> {
    for (relation, slug) in header.relations() {
        let Some(other) = all()?.iter().find(|program| program.slug == slug) else {
            return Err(format!("src/bin/{here}.rs names {slug}, which is not a program"));
        };
        let (word, back) = (relation.word(), relation.back());
        if here == slug || !other.header.relations().contains(&(back, here)) {
            let back = back.word();
            return Err(format!("src/bin/{here}.rs names {slug} as {word}, which does not name it as {back}"));
        }
    }
    Ok(())
}

/// What costs a logarithm, or looks like it.
const LOGARITHMS: [&str; 9] = [
    ".sort",
    "sorted",
    "distinct_or_refuse",
    "BTreeMap",
    "BTreeSet",
    "BinaryHeap",
    "gcd(",
    "binary_search",
    "partition_point",
];

/// Programs that call such a thing, and have no logarithm in their costs, with the reason.
const WITHOUT: [(&str, &str); 15] = [
    ("abc206f", "N log N is below N · 100²"),
    ("abc278f", "N log N is below 2ᴺ N"),
    ("abc380f", "n log n is below 3ⁿ n²"),
    ("agc056d", "N log N is below N²"),
    ("bipartite_game", "log M is below √N, as there are at most N² trails"),
    ("cf786a", "k log k is below n · k, as there are at most n steps"),
    ("cf917b", "m log m is below n · m, as there are at most n² edges"),
    ("cf919f", "the hands are a constant number"),
    ("loj2327", "there are 22 states"),
    ("loj3118", "m log m is below n · m, as there are at most n² edges"),
    ("p10220", "n log n is below 2ⁿ"),
    ("p13720", "n log n is below n²"),
    ("p4617", "log M is below √N, as there are at most N² trails"),
    ("p9971", "the patterns are a constant number"),
    ("sg_table", "at most 1000 numbers are sorted once"),
];

/// Costs forget what checks an input: a program that sorts has a logarithm in its costs, or a reason.
pub fn costs_have_their_logarithms() -> Result<(), String> {
    let mut faults = vec![];
    for program in all()? {
        let path = format!("src/bin/{}.rs", program.slug);
        let source = read(&path)?;
        let mut code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
        let call = code.find_map(|line| LOGARITHMS.iter().find(|call| line.contains(**call)));
        let has_logarithm = program.header.cost().is_some_and(|cost| cost.contains("log"));
        let is_excused = WITHOUT.iter().any(|(slug, _)| *slug == program.slug);
        match call {
            Some(call) if !has_logarithm && !is_excused => {
                faults.push(format!("{path} has {call:?}, and no logarithm in its costs"));
            }
            _ if is_excused && (has_logarithm || call.is_none()) => {
                faults.push(format!("{path} needs no reason for costs without a logarithm"));
            }
            _ => {}
        }
    }
    all_right(&faults)
}

/// A proof of more lines comes behind an example.
const SHORT_PROOF: usize = 20;

/// So many lines of a proof may stand before its example, if the claim has none.
const BEFORE_EXAMPLE: usize = 6;

/// Before a long proof an example shows the claim at work.
pub fn long_proofs_have_an_example() -> Result<(), String> {
    let mut faults = vec![];
    for program in all()? {
        let [claim, why] = ["Claim", "Why"].map(|name| program.header.section(name).unwrap_or_default());
        let lines = why.lines().filter(|line| !line.is_empty()).count();
        let mut before = claim.lines().chain(why.lines().take(BEFORE_EXAMPLE));
        if lines > SHORT_PROOF && !before.any(|line| line.contains("or example,")) {
            let slug = &program.slug;
            faults.push(format!(
                "src/bin/{slug}.rs has a proof of {lines} lines, but no example, `For example, …`, in its claim or at \
                 the beginning of the proof"
            ));
        }
    }
    all_right(&faults)
}
