//! The house: arrows point one way, and every module is used.

use std::collections::{BTreeMap, BTreeSet};

use bundle::paths;
use collection::library::{file, groups};
use collection::uses::Library;
use entry::root;

use crate::collection::files::{below, list, read};
use crate::collection::header::all;

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
/// nothing but it and the programs knows proconio. In the packages beside it no modules use each other in a cycle.
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
    no_circle("src", arrows)?;
    PACKAGES.iter().try_for_each(|package| no_circle(package, arrows_within(package)?))
}

/// The packages in which modules use each other.
const PACKAGES: [&str; 10] = [
    "tests/judge",
    "tests/kit",
    "tools/bundle",
    "tools/collection",
    "tools/collection/entry",
    "tools/draw",
    "tools/explore",
    "tools/play",
    "tools/site",
    "tools/try",
];

/// What uses nothing that is left, or is used by nothing, is taken away, until nothing is left.
fn no_circle(place: &str, mut arrows: BTreeMap<String, BTreeSet<String>>) -> Result<(), String> {
    while !arrows.is_empty() {
        let before = arrows.len();
        let left: BTreeSet<String> = arrows.keys().cloned().collect();
        let used: BTreeSet<String> = arrows.values().flatten().cloned().collect();
        arrows.retain(|module, used_here| !used_here.is_disjoint(&left) && used.contains(module));
        if arrows.len() == before {
            let arrow = |(module, used): (&String, &BTreeSet<String>)| {
                let used: Vec<&str> = used.intersection(&left).map(String::as_str).collect();
                format!("{module} → {}", used.join(", "))
            };
            let circle: Vec<String> = arrows.iter().map(arrow).collect();
            return Err(format!("{place}: modules use each other in a cycle:\n{}", circle.join("\n")));
        }
    }
    Ok(())
}

/// What each module of a package names of the others. The front of a package and its programs are left out: nothing
/// within can use a program, and what the front hands on comes from the module that it is in.
fn arrows_within(package: &str) -> Result<BTreeMap<String, BTreeSet<String>>, String> {
    let folder = format!("{package}/src");
    let mut files = vec![];
    below(&folder, &mut files)?;
    let mut sources = BTreeMap::new();
    for file in files.iter().filter(|file| file.ends_with(".rs") && !file.contains("/stand_in/")) {
        let path = file[folder.len() + 1..].trim_end_matches(".rs").trim_end_matches("/mod").replace('/', "::");
        sources.insert(path, paths(&read(file)?)?);
    }
    let fronts = ["lib", "main"].map(|front| sources.remove(front).unwrap_or_default());
    sources.retain(|path, _| !path.starts_with("bin::"));
    // The longest module that a path from the root leads to.
    let module_of = |path: &[String]| {
        (1..=path.len()).rev().map(|length| path[..length].join("::")).find(|path| sources.contains_key(path))
    };
    let handed_on = |name: &String| {
        let mut named = fronts.iter().flatten().filter(|path| path.last() == Some(name));
        named.find_map(|path| module_of(path.strip_prefix(&["crate".to_owned()][..]).unwrap_or(path)))
    };
    let mut arrows = BTreeMap::new();
    for (here, named) in &sources {
        let inside: Vec<String> = here.split("::").map(str::to_owned).collect();
        let mut used = BTreeSet::new();
        for path in named {
            let (mut base, mut rest) = (inside.clone(), &path[..]);
            if path[0] == "crate" {
                base.clear();
                rest = &path[1..];
            }
            while let Some(parent) = rest.strip_prefix(&["super".to_owned()][..]) {
                base.pop();
                rest = parent;
            }
            let whole = [&base[..], rest.strip_prefix(&["self".to_owned()][..]).unwrap_or(rest)].concat();
            let of_root = base.is_empty().then(|| rest.first().and_then(handed_on)).flatten();
            used.extend(module_of(&whole).or(of_root));
        }
        used.remove(here);
        arrows.insert(here.clone(), used);
    }
    Ok(arrows)
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
