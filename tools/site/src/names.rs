//! The index of names: what games are called, and where on the pages a name leads.

use std::collections::BTreeMap;

use collection::{Collection, Language};
use explore::Name;

/// What people call what is on the pages and is no game: names, and the pages, the best first.
const SUBJECTS: &str = include_str!("subjects.txt");

/// Names, and where they lead.
pub struct Named {
    /// The names, in small letters.
    pub names: Vec<String>,
    /// The pages by their addresses in a language's folder, the best first.
    pub pages: Vec<String>,
    /// What is said of games that are not here, in both languages.
    pub absent: Option<[&'static str; 2]>,
}

/// The page that says of a game what the explorer knows: its law, or where it is.
pub fn of_law(game: &Name) -> String {
    format!("law.html#rule={}", crate::layout::query(game.name))
}

/// All names, in groups that lead to the same pages.
pub fn named(collection: &Collection) -> Vec<Named> {
    let mut named: BTreeMap<String, (Vec<String>, Option<[&str; 2]>)> = BTreeMap::new();
    let mut add = |name: &str, pages: &[String], absent: Option<[&'static str; 2]>| {
        let (known, said) = named.entry(name.to_lowercase()).or_default();
        known.extend(pages.iter().filter(|page| !known.contains(page)).cloned().collect::<Vec<_>>());
        *said = said.or(absent);
    };
    for line in SUBJECTS.lines() {
        let (names, pages) = line.split_once(" = ").unwrap_or_default();
        let pages: Vec<_> = pages.split(' ').flat_map(|page| of_subject(collection, page)).collect();
        names.split(", ").for_each(|name| add(name, &pages, None));
    }
    for game in explore::names() {
        // A name of several games leads to all of them.
        let meant: Vec<_> = game.meanings().chain([game]).collect();
        let pages: Vec<_> = meant.iter().flat_map(|game| of_game(collection, game)).collect();
        let is_here = |game: &&Name| game.absent.is_none() && game.several.is_empty();
        let absent = meant.iter().find_map(|game| game.absent).filter(|_| !meant.iter().any(is_here));
        game.all().for_each(|name| add(name, &pages, absent));
    }
    for module in &collection.modules {
        let pages = of_subject(collection, &module.path);
        let titles = Language::ALL.map(|language| module.title(language).split('：').next().unwrap_or_default());
        titles.into_iter().chain([&module.slug.replace('_', " ")[..]]).for_each(|name| add(name, &pages, None));
    }
    let mut groups: BTreeMap<_, Vec<String>> = BTreeMap::new();
    for (name, leads) in named {
        groups.entry(leads).or_default().push(name);
    }
    groups.into_iter().map(|((pages, absent), names)| Named { names, pages, absent }).collect()
}

/// The pages of a game: its theorems with their chapters, its programs, its law; of one that is not here the last
/// alone.
fn of_game(collection: &Collection, game: &Name) -> Vec<String> {
    let theorems = game.theorems.iter().flat_map(|path| of_subject(collection, path));
    let programs = game.programs.iter().map(|slug| format!("p/{slug}.html"));
    theorems.chain(programs).filter(|_| game.absent.is_none()).chain([of_law(game)]).collect()
}

/// The pages that a subject names: one by its path, or that of a module, and then the first chapter on that.
fn of_subject(collection: &Collection, page: &str) -> Vec<String> {
    match collection.modules.iter().find(|module| module.path == page) {
        None => vec![page.to_owned()],
        Some(module) => {
            let chapter = collection.course.naming(page).next().map(|chapter| chapter.path());
            std::iter::once(format!("t/{}.html", module.slug)).chain(chapter).collect()
        }
    }
}
