//! What programs say of themselves.

use std::sync::OnceLock;

use collection::course::Course;
use collection::{FAMILIES, finder};
use entry::{Header, Program, programs, root};

use crate::collection::tree::has_short_lines;

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
    let course = course()?;
    if course.asked(slug, header)?.is_none() && course.of(slug).is_none() {
        return Err(format!(
            "{path}: the course does not have it; `- Course: 4: what it shows` names it among the further programs of \
             chapter 4, unless a chapter has it as an exercise"
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
