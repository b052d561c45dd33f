//! The lists that are written by the switch `UPDATE=1`, and otherwise compared.

use collection::finder::{Item, path};
use collection::{Collection, FAMILIES, Language, Problem};
use entry::with_variables;
use judge::paths::root;

use crate::collection::facts::written;
use crate::collection::files::programs;
use crate::collection::header::all;
use crate::collection::tree::{generated, generated_between, read, samples};

/// The list of the programs in `Cargo.toml`.
pub fn program_list() -> Result<(), String> {
    let line = |slug: String| format!("    {{ name = \"{slug}\", test = false, bench = false, doc = false }},\n");
    let list: String = self::programs()?.into_iter().map(line).collect();
    generated_between("Cargo.toml", ("\nbin = [\n", "]\n"), &list)
}

/// The page of the programs in the library's documentation, from which their own pages hang: a table for every family.
pub fn program_pages() -> Result<(), String> {
    let programs = all()?;
    let mut pages = "//! The programs, by the families of their games. The page of each has its rule, its claim, why \
                     this is true, and\n//! what it costs.\n"
        .to_owned();
    for family in &FAMILIES {
        let members = programs.iter().filter(|program| program.header.family() == Some(family.name)).map(|program| {
            let (header, slug) = (&program.header, &program.slug[..]);
            let cells = [slug, header.name_and_about().1, header.fact("Theorem").unwrap_or_default()];
            let cells = cells.map(|cell| cell.replace('|', "\\|"));
            format!("//! | [`{}`] | {} | {} |\n", cells[0], cells[1], cells[2])
        });
        let rows: String = members.collect();
        pages +=
            &format!("//!\n//! # {}\n//!\n//! | program | game | theorem |\n//! |---|---|---|\n{rows}", family.name);
    }
    let modules = programs.iter().map(|program| format!("\n#[path = \"bin/{0}.rs\"]\npub mod {0};", program.slug));
    pages += &modules.collect::<String>();
    pages.push('\n');
    let path = "src/programs.rs";
    generated(path, &read(path).unwrap_or_default(), &pages)
}

/// The list by which one finds a theorem, in both languages: it names every program, and every line of it names one, or
/// leads elsewhere.
pub fn finders() -> Result<(), String> {
    let collection = Collection::read(root())?;
    if let Some(slug) = collection.problems.values().find(|problem| problem.spots.is_empty()).map(Problem::slug) {
        return Err(format!("src/bin/{slug}.rs has no item `- Finder: group › line`"));
    }
    for language in Language::ALL {
        let groups = collection.groups(language).iter();
        let is_dead = |item: &&Item| item.programs.is_empty() && !item.clauses[0].contains(".md#");
        if let Some(item) = groups.clone().flat_map(|group| &group.items).find(is_dead) {
            return Err(format!("the line {:?} of the finder names no program", item.clauses[0]));
        }
        let list = groups.map(|group| group.markdown(language)).collect::<Vec<_>>().join("\n");
        let marks = (
            "<!-- generated: `UPDATE=1 cargo test collection` writes this list, from the programs' headers -->\n\n",
            "\n<!-- the end of the list -->\n",
        );
        generated_between(path(language), marks, &list)?;
    }
    Ok(())
}

/// The judge's samples are all there: as many as are written down.
pub fn sample_counts() -> Result<(), String> {
    let (written, counts) = (written()?, samples()?);
    let recorded = |slug: &str| written.get(slug).map_or(0, |facts| facts.samples);
    match counts.iter().find(|(slug, count)| recorded(slug) != **count) {
        Some((slug, count)) => Err(format!(
            "testdata/{slug} has {count} samples of {}; if there are more now, `{}` writes it",
            recorded(slug),
            with_variables(&[("UPDATE", "1")], &format!("cargo test {slug}"))
        )),
        None => Ok(()),
    }
}
