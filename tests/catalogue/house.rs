//! The house: arrows point one way, every module is used, and the map in `src/lib.rs` is what stands there.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue::files::{list, programs, read};

/// The groups of modules, and which others each may use. Programs may use all.
const ARROWS: [(&str, &[&str]); 6] = [
    ("explore", &["games", "graphs", "structures", "arithmetic"]),
    ("games", &["graphs", "structures", "arithmetic"]),
    ("graphs", &["structures", "arithmetic"]),
    ("structures", &["arithmetic"]),
    ("arithmetic", &[]),
    ("io", &["graphs"]),
];

/// Modules that are there to be used, even where no program does.
const NAMED: [&str; 4] = ["games::sg", "graphs::lca", "structures::bitset", "structures::fenwick"];

/// The library: its modules by their paths, as `games::sg`, each with its code.
pub struct House {
    pub modules: BTreeMap<String, String>,
    /// The modules that others can name.
    pub public: BTreeSet<String>,
    /// Where the names come from that a group hands on, `io::In` from `io::integers`, or gives to one of two modules.
    handed_on: BTreeMap<String, BTreeSet<String>>,
}

/// A program, by its slug, or a module, by its path.
pub enum User {
    Program(String),
    Module(String),
}

/// The file of a module.
pub fn file(module: &str) -> String {
    format!("src/{}.rs", module.replace("::", "/"))
}

impl House {
    pub fn read() -> Result<Self, String> {
        let mut house = Self { modules: BTreeMap::new(), public: BTreeSet::new(), handed_on: BTreeMap::new() };
        for (group, _) in ARROWS {
            let front = code(&read(&format!("src/{group}/mod.rs"))?);
            let (files, _) = list(&format!("src/{group}"))?;
            for name in files.iter().filter_map(|file| file.strip_suffix(".rs")) {
                let path = format!("{group}::{name}");
                if front.contains(&format!("pub mod {name};")) {
                    house.public.insert(path.clone());
                }
                for root in ["pub use {name}::", "use self::{name} as "] {
                    for name in behind(&front, &root.replace("{name}", name)).flat_map(paths) {
                        let modules = house.handed_on.entry(format!("{group}::{name}"));
                        modules.or_default().insert(path.clone());
                    }
                }
                if name != "mod" {
                    house.modules.insert(path.clone(), code(&read(&file(&path))?));
                }
            }
        }
        Ok(house)
    }

    /// The modules that the code of a module of `group`, or of a program, names; a group where nothing else is meant.
    pub fn used(&self, group: Option<&str>, code: &str) -> BTreeSet<String> {
        let mut found = vec![];
        let roots = ["crate::", "grundy::"].into_iter();
        for root in roots {
            found.extend(behind(code, root).flat_map(paths));
        }
        if let Some(group) = group {
            let siblings = behind(code, "super::").flat_map(paths);
            found.extend(siblings.map(|path| format!("{group}::{path}")));
        }
        for (group, _) in ARROWS {
            let inside = behind(code, &format!("{group}::")).flat_map(paths).collect::<Vec<_>>();
            found.extend(inside.iter().map(|path| format!("{group}::{path}")));
        }
        found.iter().flat_map(|path| self.modules_of(path)).collect()
    }

    /// What names a module: programs, then other modules, in the order of their names.
    pub fn users(&self) -> Result<BTreeMap<String, Vec<User>>, String> {
        let mut users: BTreeMap<String, Vec<User>> = BTreeMap::new();
        for slug in programs()? {
            let program = code(&read(&format!("src/bin/{slug}.rs"))?);
            for module in self.used(None, &program) {
                let user = User::Program(slug.clone());
                users.entry(module).or_default().push(user);
            }
        }
        for (path, code) in &self.modules {
            let mut used = self.used(path.split("::").next(), code);
            used.remove(path);
            for module in used {
                let user = User::Module(path.clone());
                users.entry(module).or_default().push(user);
            }
        }
        Ok(users)
    }

    /// The module that a path leads to; two where one stands for the other in submissions.
    fn modules_of(&self, path: &str) -> BTreeSet<String> {
        let mut parts = path.split("::");
        let group = parts.next().filter(|group| ARROWS.iter().any(|(known, _)| known == group));
        let Some(group) = group else {
            return BTreeSet::new();
        };
        let name = parts.next().map(|name| format!("{group}::{name}"));
        let modules = name.and_then(|name| match self.modules.contains_key(&name) {
            true => Some(BTreeSet::from([name])),
            false => self.handed_on.get(&name).cloned(),
        });
        modules.unwrap_or_else(|| BTreeSet::from([group.to_owned()]))
    }
}

/// What is compiled into programs: no comments, and no tests.
pub fn code(source: &str) -> String {
    let mut lines = source.lines().filter(|line| !line.trim_start().starts_with("//")).peekable();
    let mut code = String::new();
    while let Some(line) = lines.next() {
        let is_test_module = |next: &&str| next.split(' ').any(|word| word == "mod");
        if line == "#[cfg(test)]" && lines.peek().is_some_and(is_test_module) {
            break;
        }
        code += line;
        code.push('\n');
    }
    code
}

/// What stands behind `root` wherever it begins a path.
fn behind<'a>(code: &'a str, root: &'a str) -> impl Iterator<Item = &'a str> {
    code.match_indices(root).filter_map(move |(start, _)| {
        let before = code[..start].chars().next_back();
        let begins = before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != ':');
        begins.then(|| &code[start + root.len()..])
    })
}

/// The paths of the use tree at the beginning of a text: of `a::{b, c::d}` these are `a::b` and `a::c::d`.
fn paths(text: &str) -> Vec<String> {
    let (mut found, mut prefixes, mut path) = (vec![], vec![], String::new());
    for c in text.chars() {
        match c {
            '{' => prefixes.push(path.clone()),
            ',' | '}' if !prefixes.is_empty() => {
                found.push(path);
                path = match c {
                    ',' => prefixes.last().cloned().unwrap_or_default(),
                    _ => prefixes.pop().map(|_| String::new()).unwrap_or_default(),
                };
                if prefixes.is_empty() {
                    break;
                }
            }
            c if c.is_alphanumeric() || c == '_' || c == ':' => path.push(c),
            c if c.is_whitespace() && !prefixes.is_empty() => {}
            _ => break,
        }
    }
    if prefixes.is_empty() {
        found.push(path);
    }
    found.retain(|path| !path.is_empty());
    found
}

/// Programs use games, games use graphs, structures and arithmetic, and nothing uses what uses it. `io` stands beside;
/// nothing but it and the programs knows proconio.
pub fn arrows_point_one_way() -> Result<(), String> {
    let folders: Vec<String> =
        list("src")?.1.into_iter().filter(|folder| !["bin", "pictures"].contains(&folder.as_str())).collect();
    if let Some(group) = folders.iter().find(|folder| ARROWS.iter().all(|(known, _)| known != folder)) {
        return Err(format!("src/{group}: the arrows of this group are not drawn").into());
    }
    let house = House::read()?;
    let mut arrows = BTreeMap::new();
    for (path, code) in &house.modules {
        let group = path.split("::").next().unwrap_or(path);
        let file = file(path);
        if group != "io" && code.contains("proconio") {
            return Err(format!("{file} names proconio").into());
        }
        let mut used = house.used(Some(group), code);
        used.remove(path);
        for module in &used {
            let other = module.split("::").next().unwrap_or(module);
            let allowed = ARROWS.iter().any(|(from, to)| *from == group && to.contains(&other));
            if other != group && !allowed {
                return Err(format!("{file} uses {module}: {group} may not use {other}").into());
            }
        }
        arrows.insert(path, used);
    }
    // What uses nothing that is left is taken away, until nothing is left.
    while !arrows.is_empty() {
        let before = arrows.len();
        let left: BTreeSet<String> = arrows.keys().map(|path| path.to_string()).collect();
        arrows.retain(|_, used| !used.is_disjoint(&left));
        if arrows.len() == before {
            return Err(format!("these modules use each other in a circle, or what does: {left:?}").into());
        }
    }
    Ok(())
}

/// A module is there because something uses it, or because it is named above.
pub fn every_module_is_used() -> Result<(), String> {
    let house = House::read()?;
    let mut used: BTreeSet<String> = house.users()?.into_keys().collect();
    if let Some(missing) = NAMED.iter().find(|named| !house.public.contains(**named)) {
        return Err(format!("there is no public module {missing}").into());
    }
    if !house.modules["games::sg"].contains("pub fn mex") {
        return Err("games::sg has no function mex".into());
    }
    used.extend(NAMED.map(str::to_owned));
    let unused: Vec<&String> = house.modules.keys().filter(|path| !used.contains(*path)).collect();
    match unused[..] {
        [] => Ok(()),
        _ => Err(format!("nothing uses {unused:?}").into()),
    }
}

/// The map has a row for every module, and for a group where it keeps modules to itself.
pub fn the_map_is_right() -> Result<(), String> {
    let house = House::read()?;
    let mut standing = house.public.clone();
    let kept = house.modules.keys().filter(|path| !house.public.contains(*path));
    standing.extend(kept.filter_map(|path| path.split("::").next()).map(str::to_owned));
    let front = read("src/lib.rs")?;
    let mut map = BTreeSet::new();
    for row in front.lines().filter_map(|line| line.strip_prefix("//! | [`")) {
        let path = row.split('`').next().unwrap_or(row);
        if !map.insert(path.to_owned()) {
            return Err(format!("the map in src/lib.rs has {path} twice").into());
        }
    }
    match standing.symmetric_difference(&map).next() {
        Some(path) => Err(format!("src and the map in src/lib.rs differ in {path}").into()),
        None => Ok(()),
    }
}

/// The parts that the submissions of the programs are to cover: the names of the library's modules and public items, and
/// of those of the stand-ins.
pub fn parts() -> Result<BTreeSet<String>, String> {
    let mut parts = BTreeSet::new();
    let mut files: Vec<String> = vec![];
    for folder in ["bundle/src/stand_in", "src/io", "src/games", "src/graphs", "src/structures", "src/arithmetic"] {
        files.extend(list(folder)?.0.iter().map(|file| format!("{folder}/{file}")));
    }
    for path in files {
        for line in code(&read(&path)?).lines() {
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
