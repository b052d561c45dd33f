//! Makes the pages of the collection: static files out of what the repository holds.
//!
//! [`Collection`] reads the repository, `pages` has a file for each kind of page, `make` writes
//! them all. Nothing on the pages is typed here but what they say of themselves, in the two languages side by side.

mod code;
mod course;
mod formulas;
mod layout;
mod links;
mod markdown;
pub mod modules;
mod names;
pub mod pack;
mod pages;
mod picture;
mod pips;
mod progress;
pub mod rustdoc;
pub mod serve;
pub mod submission;

pub use course::shown::field;
pub use layout::ONLY_ENGLISH;
pub use pages::start::asked;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use collection::{Collection, Language};
use layout::Page;
use modules::Modules;
use pages::{
    again, catalogue, changes, course as chapters, glossary, law, lists, missing, moved, notebook, problem, search,
    start, theorem, theorems, titles,
};
use submission::Submission;

/// All files of the pages, by their paths.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The pages and what they need, but for the library's reference.
///
/// # Errors
/// If a file cannot be read, or a chapter states what is not so.
pub fn files(
    collection: &Collection,
    submissions: &BTreeMap<String, Vec<Submission>>,
    modules: &Modules,
) -> Result<Files, String> {
    let mut files = Files::new();
    for language in Language::ALL {
        let mut add = |(page, text): (Page, String)| files.insert(page.file(), text.into_bytes());
        add(start::page(collection, modules, language)?);
        add(catalogue::page(collection, language));
        add(theorems::page(collection, language));
        add(law::page(collection, modules, language));
        add(notebook::page(collection, language));
        add(titles::page(collection, language));
        add(lists::page(collection, language));
        add(glossary::page(collection, language));
        add(missing::page(language));
        add(again::page(collection, language));
        add(changes::page(collection, language)?);
        add(search::page(language));
        add(chapters::index(collection, language)?);
        let all: Vec<_> = collection.course.chapters.iter().collect();
        for (i, chapter) in all.iter().enumerate() {
            add(chapters::page(collection, chapter, modules, around(&all, i), language)?);
        }
        let problems: Vec<_> = collection.in_order().collect();
        for (i, &this) in problems.iter().enumerate() {
            let of = submissions.get(this.slug()).map_or(&[][..], |of| of);
            add(problem::page(collection, this, of, modules, around(&problems, i), language)?);
        }
        let theorems: Vec<_> = collection.modules.iter().collect();
        for (i, theorem) in theorems.iter().enumerate() {
            add(theorem::page(collection, theorem, modules, around(&theorems, i), language)?);
        }
        files.extend(moved::pages(collection, language).map(|(file, text)| (file, text.into_bytes())));
    }
    files.insert(search::INDEX.to_owned(), search::index(collection).into_bytes());
    for (slug, of) in submissions {
        for Submission { judge, text } in of {
            files.insert(problem::file(slug, judge), text.clone().into_bytes());
        }
    }
    for problem in collection.problems.values().filter(|problem| !problem.facts.is_dialogue()) {
        let folder = collection.root.join("testdata").join(problem.slug());
        files.insert(problem::cases(problem.slug()), pack::cases(&folder, problem.slug(), &problem.facts.wrong)?);
    }
    for (name, script) in modules {
        files.insert(modules::file(name), script.clone());
    }
    let web = collection.root.join("tools/site/web");
    for entry in fs::read_dir(&web).map_err(|error| format!("{}: {error}", web.display()))?.flatten() {
        let path = entry.path();
        // The rest is what checks them.
        if path.extension().is_some_and(|kind| ["css", "js", "svg"].iter().any(|served| kind == *served)) {
            let text = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            files.insert(format!("web/{}", entry.file_name().to_string_lossy()), text);
        }
    }
    Ok(files)
}

/// Says on each page where it will be, and where the same is in the other language: search engines take whole addresses
/// only.
pub fn address(files: &mut Files, base: &str) {
    let base = base.trim_end_matches('/');
    let pages: Vec<String> =
        files.keys().filter(|name| name.ends_with(".html") && !name.starts_with("doc/")).cloned().collect();
    for name in pages {
        let english = name.strip_prefix(Language::Chinese.folder()).unwrap_or(&name).to_owned();
        let chinese = format!("{}{english}", Language::Chinese.folder());
        let link =
            |is: &str, of: &str| format!("<link rel=\"{is}\" href=\"{base}/{}\">", of.trim_end_matches("index.html"));
        let alternate = |code: &str| format!("alternate\" hreflang=\"{code}");
        let links = [
            link("canonical", &name),
            link(&alternate(Language::English.code()), &english),
            link(&alternate(Language::Chinese.code()), &chinese),
            link(&alternate("x-default"), &english),
        ];
        let text = files.get_mut(&name).expect("a page that is there");
        *text = String::from_utf8_lossy(text).replacen("</head>", &(links.concat() + "</head>"), 1).into_bytes();
    }
}

/// What stands before and behind a place in a list.
fn around<'a, T: ?Sized>(list: &[&'a T], i: usize) -> [Option<&'a T>; 2] {
    [i.checked_sub(1).and_then(|i| list.get(i)), list.get(i + 1)].map(Option::<&&T>::copied)
}

/// Writes the files to a folder; those of it that are none of them are removed.
///
/// # Errors
/// If a file cannot be written.
pub fn write(folder: &Path, files: &Files) -> Result<(), String> {
    let failed = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| failed(folder, error))?;
    }
    for (name, text) in files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(|error| failed(parent, error))?;
        }
        fs::write(&path, text).map_err(|error| failed(&path, error))?;
    }
    Ok(())
}
