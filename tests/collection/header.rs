//! What programs say of themselves.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use collection::FAMILIES;
use entry::{Program, programs, root};

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

/// The header of a program has everything in its place, and names a family that is there.
pub fn header(slug: &str) -> Result<(), String> {
    let path = format!("src/bin/{slug}.rs");
    let program = Program::of(root(), slug)?.ok_or_else(|| format!("{path} does not exist"))?;
    let header = &program.header;
    header.check().map_err(|fault| format!("{path}: {fault}"))?;
    let family = header.fact("Family").and_then(|fact| fact.split("; ").next()).unwrap_or_default();
    match FAMILIES.iter().any(|known| family == format!("[{}](super#{})", known.name, known.anchor())) {
        true => Ok(()),
        false => Err(format!("{path}: there is no family {family:?}, or its link is not `super#its-name`")),
    }
}

/// Every program that one names is there, and names it, too.
pub fn relations_are_mutual() -> Result<(), String> {
    let all: BTreeMap<&str, _> = all()?.iter().map(|program| (&program.slug[..], program.header.relations())).collect();
    for (&here, relations) in &all {
        for &(relation, slug) in relations {
            let Some(other) = all.get(slug) else {
                return Err(format!("src/bin/{here}.rs names {slug}, which is not a program"));
            };
            let (word, back) = (relation.word(), relation.back());
            if here == slug || !other.contains(&(back, here)) {
                let back = back.word();
                return Err(format!("src/bin/{here}.rs names {slug} as {word}, which does not name it as {back}"));
            }
        }
    }
    Ok(())
}
