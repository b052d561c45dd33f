//! The layers of the library: arrows point one way, and every module is used.

use std::collections::{BTreeMap, BTreeSet};

use bundle::paths;
use collection::library::uses::Library;
use collection::library::{file, groups};
use entry::root;

use crate::collection::circles::no_circle;
use crate::collection::header::all;
use crate::collection::tree::{list, read};

/// The groups of modules, and which others each may use. Programs may use all.
const ARROWS: [(&str, &[&str]); 5] = [
    ("games", &["graphs", "structures", "arithmetic"]),
    ("graphs", &["structures", "arithmetic"]),
    ("structures", &["arithmetic"]),
    ("arithmetic", &[]),
    ("io", &["graphs"]),
];

/// Modules that are there to be used, even where no program does.
const NAMED: [&str; 5] =
    ["games::sg", "graphs::general_matching", "graphs::lca", "structures::bitset", "structures::fenwick"];

/// Programs use games, games use graphs, structures and arithmetic, and nothing uses what uses it. `io` stands beside;
/// nothing but it and the programs knows proconio.
pub fn arrows_point_one_way() -> Result<(), String> {
    let folders: Vec<String> =
        list("src")?.1.into_iter().filter(|folder| !["bin", "pictures"].contains(&folder.as_str())).collect();
    if let Some(group) = folders.iter().find(|folder| ARROWS.iter().all(|(known, _)| known != folder)) {
        return Err(format!("src/{group}: the arrows of this group are not drawn"));
    }
    let library = Library::read(root())?;
    let mut arrows = BTreeMap::new();
    for (path, code) in &library.modules {
        let group = path.split("::").next().unwrap_or(path);
        let file = file(path);
        if group != "io" && paths(code)?.iter().any(|path| path[0] == "proconio") {
            return Err(format!("{file} names proconio"));
        }
        let mut used = library.used(Some(group), code)?;
        used.remove(path);
        for module in &used {
            let other = module.split("::").next().unwrap_or(module);
            let allowed = ARROWS.iter().any(|(from, to)| *from == group && to.contains(&other));
            if other != group && !allowed {
                return Err(format!("{file} uses {module}: {group} may not use {other}"));
            }
        }
        arrows.insert(path.clone(), used);
    }
    no_circle("src", arrows)
}

/// A module is there because something uses it, or because it is named above.
pub fn every_module_is_used() -> Result<(), String> {
    let library = Library::read(root())?;
    let mut used: BTreeSet<String> = library.users(all()?)?.into_keys().collect();
    if let Some(missing) = NAMED.iter().find(|named| !library.public.contains(**named)) {
        return Err(format!("there is no public module {missing}"));
    }
    if !library.modules["games::sg"].contains("pub fn mex") {
        return Err("games::sg has no function mex".to_owned());
    }
    used.extend(NAMED.map(str::to_owned));
    // A module that only adds methods to a type of another is not named.
    let has_names = |source: &str| source.lines().any(|line| line.starts_with("pub "));
    let unused = library.modules.iter().filter(|(path, source)| !used.contains(*path) && has_names(source));
    let unused: Vec<&String> = unused.map(|(path, _)| path).collect();
    match unused[..] {
        [] => Ok(()),
        _ => Err(format!("nothing uses {unused:?}")),
    }
}

/// Modules that are tested elsewhere: below their code, or where their rules are played.
const TESTED_ELSEWHERE: [&str; 3] = ["arithmetic/modint.rs", "games/rules.rs", "graphs/depth_first.rs"];

/// The tests of a module are in a file of the same name; where they are not, the guide says so.
pub fn tests_have_their_places() -> Result<(), String> {
    let guide = read("CONTRIBUTING.md")?;
    for (group, _) in ARROWS.iter().filter(|(group, _)| *group != "io") {
        let tests = list(&format!("tests/library/{group}"))?.0;
        for module in list(&format!("src/{group}"))?.0.into_iter().filter(|module| module != "mod.rs") {
            let path = format!("{group}/{module}");
            let is_elsewhere = TESTED_ELSEWHERE.contains(&&path[..]);
            if tests.contains(&module) == is_elsewhere {
                return Err(format!("src/{path} is tested in no file of tests/library, or in one and elsewhere"));
            }
            let name = format!("`{}`", module.trim_end_matches(".rs"));
            if is_elsewhere && !guide.contains(&name) {
                return Err(format!("CONTRIBUTING.md does not say where {name} is tested"));
            }
        }
    }
    Ok(())
}

/// The parts that the submissions of the programs are to cover: the names of the library's modules and public items,
/// and of those of the stand-ins.
pub fn parts() -> Result<BTreeSet<String>, String> {
    let mut parts = BTreeSet::new();
    let mut texts = vec![];
    for file in list("tools/bundle/src/stand_in")?.0 {
        texts.push(read(&format!("tools/bundle/src/stand_in/{file}"))?);
    }
    for group in groups(root())? {
        texts.push(group.front);
        texts.extend(group.sources.into_iter().map(|source| source.text));
    }
    for text in texts {
        for line in text.lines() {
            let words = line.trim().split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
            let named = words.collect::<Vec<_>>();
            let named =
                named.windows(2).filter(|pair| ["fn", "struct", "enum", "trait", "macro_rules"].contains(&pair[0]));
            let is_public = line.trim().starts_with("pub ") || line.trim().starts_with("macro_rules");
            parts.extend(named.filter(|_| is_public).map(|pair| pair[1].to_owned()));
        }
    }
    Ok(parts)
}
