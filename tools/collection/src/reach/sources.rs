//! Where the paths of a Rust source lead: the files of its package, and of the packages that it depends on.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

use bundle::{Implementation, Outline};

use super::tree::Tree;

/// The packages of a tree, and what their sources name.
pub struct Sources<'a> {
    tree: &'a Tree,
    /// By their names, as paths begin with them.
    packages: BTreeMap<String, Package>,
    /// The package and the module of each file of a library.
    places: BTreeMap<String, (String, Vec<String>)>,
    outlines: RefCell<HashMap<String, Rc<Outline>>>,
    leads: RefCell<HashMap<String, Rc<Lead>>>,
    traits: RefCell<HashMap<String, Rc<Vec<Vec<String>>>>>,
    libraries: RefCell<HashMap<String, Rc<Library>>>,
}

/// The files of the libraries of some packages.
struct Library {
    files: Vec<(String, Rc<Outline>)>,
    /// Those that declare a type, by its name.
    declaring: HashMap<String, Vec<String>>,
}

/// Where the paths of a source lead.
#[derive(Default)]
struct Lead {
    files: BTreeSet<String>,
    /// The fronts on the way, each with what it hands on there.
    ways: BTreeSet<(String, Vec<String>)>,
}

/// A package of the workspace.
pub struct Package {
    /// Its folder; empty for the first.
    pub folder: String,
    /// The other packages of the workspace that its manifest names.
    pub dependencies: BTreeSet<String>,
    /// The files of its library by their modules, the front by nothing.
    modules: BTreeMap<Vec<String>, String>,
}

impl Package {
    /// The path of a file or folder in its folder.
    pub fn path(&self, rest: &str) -> String {
        if self.folder.is_empty() { rest.to_owned() } else { format!("{}/{rest}", self.folder) }
    }
}

impl<'a> Sources<'a> {
    /// Those of a tree: a package is where a manifest with a name is.
    pub fn new(tree: &'a Tree) -> Self {
        let manifests = tree.files.keys().filter(|path| *path == "Cargo.toml" || path.ends_with("/Cargo.toml"));
        let named = |path: &String| {
            let name = name_of(tree.text(path)?)?.replace('-', "_");
            Some((name, path.strip_suffix("Cargo.toml")?.trim_end_matches('/').to_owned()))
        };
        let folders: BTreeMap<String, String> = manifests.filter_map(named).collect();
        let mut sources = Self {
            tree,
            packages: BTreeMap::new(),
            places: BTreeMap::new(),
            outlines: RefCell::default(),
            leads: RefCell::default(),
            traits: RefCell::default(),
            libraries: RefCell::default(),
        };
        for (name, folder) in &folders {
            let mut package =
                Package { folder: folder.clone(), dependencies: BTreeSet::new(), modules: BTreeMap::new() };
            let manifest = tree.text(&package.path("Cargo.toml")).unwrap_or_default();
            let others = dependencies(manifest).map(|key| key.replace('-', "_"));
            package.dependencies = others.filter(|key| folders.contains_key(key) && key != name).collect();
            let source = package.path("src");
            for path in tree.below(&source).filter(|path| path.ends_with(".rs")) {
                let inside = &path[source.len() + 1..path.len() - 3];
                if inside.starts_with("bin/") || inside == "main" {
                    continue;
                }
                let mut module: Vec<String> = inside.split('/').map(str::to_owned).collect();
                if module.last().is_some_and(|last| last == "mod") || inside == "lib" {
                    module.pop();
                }
                sources.places.insert(path.clone(), (name.clone(), module.clone()));
                package.modules.insert(module, path.clone());
            }
            sources.packages.insert(name.clone(), package);
        }
        sources
    }

    /// A package by its name.
    pub fn package(&self, name: &str) -> Option<&Package> {
        self.packages.get(name)
    }

    /// What a source says; of what is no Rust, its text.
    pub fn outline(&self, path: &str) -> Rc<Outline> {
        let mut outlines = self.outlines.borrow_mut();
        let outline = outlines.entry(path.to_owned()).or_insert_with(|| {
            let text = self.tree.text(path).unwrap_or_default();
            SEEN.with_borrow_mut(|seen| {
                Rc::clone(seen.entry(text.to_owned()).or_insert_with(|| Rc::new(seen_first(text))))
            })
        });
        Rc::clone(outline)
    }

    /// Whether other files lie behind this one, so that it only says where they are.
    pub fn is_front(&self, path: &str) -> bool {
        path.ends_with("/mod.rs") || self.places.get(path).is_some_and(|(_, module)| module.is_empty())
    }

    /// The items of a source that count. Where a front says that a file lies behind it, or hands on a name, the file
    /// that this leads to counts instead, and the [ways](Self::ways) of those who name it.
    pub fn code(&self, path: &str) -> Vec<String> {
        let mut items = self.outline(path).items.clone();
        if self.is_front(path) {
            items.retain(|item| !self.is_declaration(path, item));
        }
        items
    }

    /// What fronts hand on to a source: the same name may come from elsewhere.
    pub fn ways(&self, path: &str) -> Vec<String> {
        let way = |(front, handed_on): &(String, Vec<String>)| format!("{front} {}", handed_on.join("::"));
        self.lead(path).ways.iter().map(way).collect()
    }

    /// Whether the item of a front is `mod a;`, or hands on something of the workspace.
    fn is_declaration(&self, front: &str, item: &str) -> bool {
        let public = item.strip_prefix("pub ");
        let mut words = public.unwrap_or(item).split(' ');
        match (words.next(), words.next(), words.next()) {
            (Some("mod"), Some(_), Some(";")) => true,
            (Some("use"), Some(first), _) if public.is_some() => {
                let is_child = || {
                    self.places.get(front).is_some_and(|(package, module)| {
                        let child = [&module[..], &[first.to_owned()]].concat();
                        self.packages[package].modules.contains_key(&child)
                    })
                };
                ["crate", "self", "super"].contains(&first) || self.packages.contains_key(first) || is_child()
            }
            _ => false,
        }
    }

    /// The files that these lead to, they among them: those of `within`, by the names of packages, that are none of
    /// `without`. Files that nothing names follow where they implement what is there for what is there, or declare a
    /// macro that is called.
    pub fn closure<'b>(
        &self,
        from: impl IntoIterator<Item = &'b str>,
        within: &[&str],
        without: &BTreeSet<String>,
    ) -> BTreeSet<String> {
        let is_within = |path: &String| {
            let is_of = self.places.get(path).is_none_or(|(package, _)| within.contains(&&package[..]));
            is_of && !without.contains(path)
        };
        let mut found = BTreeSet::new();
        let mut waiting: Vec<String> = from.into_iter().map(str::to_owned).collect();
        loop {
            while let Some(path) = waiting.pop() {
                if found.insert(path.clone()) && path.ends_with(".rs") {
                    let lead = self.lead(&path);
                    waiting.extend(lead.files.iter().filter(|file| is_within(file)).cloned());
                }
            }
            waiting = self.unnamed(&found, within, without);
            if waiting.is_empty() {
                return found;
            }
        }
    }

    /// The files that add something to these though nothing in these names them.
    fn unnamed(&self, found: &BTreeSet<String>, within: &[&str], without: &BTreeSet<String>) -> Vec<String> {
        let library = self.library(within);
        let outlines: Vec<Rc<Outline>> = found.iter().map(|path| self.outline(path)).collect();
        let calls = |name: &String| outlines.iter().any(|outline| outline.calls.contains(name));
        let names_one = |names: &BTreeSet<String>| outlines.iter().any(|outline| !outline.members.is_disjoint(names));
        let adds = |(path, outline): &&(String, Rc<Outline>)| {
            let here = &self.places[path].0;
            let is_known = |file: &&String| {
                let package = &self.places[*file].0;
                package == here || self.packages[here].dependencies.contains(package)
            };
            let declaring = |name: &String| -> Vec<&String> {
                library.declaring.get(name).into_iter().flatten().filter(is_known).collect()
            };
            // Of each name that is the workspace's a file that declares it is there. Whoever has to do with a type of
            // this file names it.
            let matters = |of: &Implementation| {
                if of.is_filled && of.header.is_disjoint(&outline.types) {
                    return outline.words.iter().any(|name| declaring(name).iter().any(|file| found.contains(*file)));
                }
                let names = of.header.iter().map(declaring).filter(|files| !files.is_empty());
                let mut names = names.peekable();
                // Where a name is another one's here, or a macro declares it, any that the file takes in may be meant.
                let is_there = match names.peek() {
                    Some(_) => names.all(|files| files.iter().any(|file| found.contains(*file))),
                    None => self.lead(path).files.iter().any(|file| found.contains(file)),
                };
                is_there && of.header.is_disjoint(&outline.types) && of.added.as_ref().is_none_or(names_one)
            };
            outline.implementations.iter().any(matters) || outline.macros.iter().any(calls)
        };
        let left = library.files.iter().filter(|(path, _)| !found.contains(path) && !without.contains(path));
        left.filter(adds).map(|(path, _)| path.clone()).collect()
    }

    /// The files of the libraries of these packages.
    fn library(&self, within: &[&str]) -> Rc<Library> {
        let name = within.join(" ");
        if let Some(known) = self.libraries.borrow().get(&name) {
            return Rc::clone(known);
        }
        let of_package = |(_, (package, _)): &(&String, &(String, Vec<String>))| within.contains(&&package[..]);
        let files = self.places.iter().filter(of_package).map(|(path, _)| (path.clone(), self.outline(path)));
        let mut library = Library { files: files.collect(), declaring: HashMap::new() };
        for (path, outline) in &library.files {
            for name in &outline.types {
                library.declaring.entry(name.clone()).or_default().push(path.clone());
            }
        }
        let library = Rc::new(library);
        self.libraries.borrow_mut().insert(name, Rc::clone(&library));
        library
    }

    /// Where the paths of a source lead, and the files that it takes in.
    fn lead(&self, path: &str) -> Rc<Lead> {
        if let Some(known) = self.leads.borrow().get(path) {
            return Rc::clone(known);
        }
        let outline = self.outline(path);
        let mut found = Lead::default();
        let place = self.places.get(path);
        let follow = |named: &Vec<String>, found: &mut Lead| {
            self.resolve(place, named, &outline.words, found, DEEPEST);
        };
        outline.paths.iter().for_each(|named| follow(named, &mut found));
        let is_front = self.is_front(path);
        let is_used = |named: &&Vec<String>| !is_front || named.last().is_some_and(|name| outline.words.contains(name));
        for named in outline.handed_on.iter().filter(is_used) {
            follow(named, &mut found);
            found.ways.insert((path.to_owned(), named.clone()));
        }
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        found.files.extend(
            outline.files.iter().map(|file| joined(folder, file)).filter(|file| self.tree.files.contains_key(file)),
        );
        found.files.remove(path);
        let found = Rc::new(found);
        self.leads.borrow_mut().insert(path.to_owned(), Rc::clone(&found));
        found
    }

    /// What a front hands on that is a trait: its methods are called without its name.
    fn traits(&self, front: &str) -> Rc<Vec<Vec<String>>> {
        if let Some(known) = self.traits.borrow().get(front) {
            return Rc::clone(known);
        }
        let is_trait = |path: &&Vec<String>| {
            let mut led = Lead::default();
            self.resolve(self.places.get(front), path, &BTreeSet::new(), &mut led, DEEPEST);
            path.last().is_some_and(|name| led.files.iter().any(|file| self.outline(file).traits.contains(name)))
        };
        // Where fronts hand on each other's names, nothing more is to be found on the way round.
        self.traits.borrow_mut().insert(front.to_owned(), Rc::default());
        let traits: Vec<Vec<String>> = self.outline(front).handed_on.iter().filter(is_trait).cloned().collect();
        let traits = Rc::new(traits);
        self.traits.borrow_mut().insert(front.to_owned(), Rc::clone(&traits));
        traits
    }

    /// Adds the files that a path leads to which a source of these words names in this module.
    fn resolve(
        &self,
        place: Option<&(String, Vec<String>)>,
        path: &[String],
        words: &BTreeSet<String>,
        found: &mut Lead,
        depth: usize,
    ) {
        let Some((first, rest)) = path.split_first() else { return };
        if depth == 0 {
            return;
        }
        let mut look = |package: &str, path: &[String]| self.look(package, path, words, found, depth);
        if let Some((package, module)) = place {
            match first.as_str() {
                "crate" => look(package, rest),
                "self" => look(package, &[module, rest].concat()),
                "super" => {
                    let up = 1 + rest.iter().take_while(|part| *part == "super").count();
                    // In a module in braces it is this file.
                    for length in module.len().saturating_sub(up)..=module.len() + 1 - up.min(module.len() + 1) {
                        look(package, &[&module[..length], &path[up..]].concat());
                    }
                }
                _ => {
                    let child = [&module[..], std::slice::from_ref(first)].concat();
                    if self.packages[package].modules.contains_key(&child) {
                        look(package, &[module, path].concat());
                    }
                }
            }
        }
        if self.packages.contains_key(first) {
            look(first, rest);
        }
    }

    /// Adds the file that a path from the front of a package leads to, and the one that hands on what it names there.
    fn look(&self, package: &str, path: &[String], words: &BTreeSet<String>, found: &mut Lead, depth: usize) {
        let modules = &self.packages[package].modules;
        let Some(length) = (0..=path.len()).rev().find(|&length| modules.contains_key(&path[..length])) else { return };
        let (module, rest) = path.split_at(length);
        let file = &modules[module];
        found.files.insert(file.clone());
        if !self.is_front(file) {
            return;
        }
        let outline = self.outline(file);
        let place = Some((package.to_owned(), module.to_vec()));
        let named = |name: &str| {
            let of_name = move |path: &&Vec<String>| path.last().is_some_and(|last| last == name);
            outline.handed_on.iter().chain(&outline.paths).filter(of_name).cloned().collect::<Vec<_>>()
        };
        if let Some(name) = rest.first() {
            let handed_on = named(name);
            for path in &handed_on {
                found.ways.insert((file.clone(), path.clone()));
                let whole = [path, &rest[1..]].concat();
                self.resolve(place.as_ref(), &whole, words, found, depth - 1);
            }
            if !handed_on.is_empty() || outline.names.contains(name) {
                return;
            }
        }
        // The front as a whole, or all that a module in its braces hands on: what the source may mean by its words.
        let traits = self.traits(file);
        for path in &outline.handed_on {
            let is_meant = path.last().is_some_and(|name| words.contains(name)) || outline.renames;
            if is_meant || traits.contains(path) {
                found.ways.insert((file.clone(), path.clone()));
                self.resolve(place.as_ref(), path, words, found, depth - 1);
            }
        }
        let children = modules.keys().filter(|child| child.len() == length + 1 && child.starts_with(module));
        for child in children.filter(|child| words.contains(&child[length])) {
            self.look(package, child, words, found, depth - 1);
        }
    }
}

thread_local! {
    /// What sources say, by their texts: in two trees most are the same.
    static SEEN: RefCell<HashMap<String, Rc<Outline>>> = RefCell::default();
}

/// What a source says; of what is no Rust, its text.
fn seen_first(text: &str) -> Outline {
    Outline::of(text).unwrap_or_else(|_| Outline { items: vec![text.to_owned()], ..Outline::default() })
}

/// So many times is a name handed on, at most.
const DEEPEST: usize = 8;

/// The name in a manifest.
fn name_of(manifest: &str) -> Option<String> {
    let mut inside = String::new();
    for line in manifest.lines() {
        if let Some(section) = line.strip_prefix('[') {
            inside = section.trim_end_matches(']').to_owned();
        }
        let of = if inside.is_empty() { "package.name = " } else { "name = " };
        if let Some(name) = line.strip_prefix(of).filter(|_| inside.is_empty() || inside == "package") {
            return Some(name.trim_matches('"').to_owned());
        }
    }
    None
}

/// What a manifest says that its package depends on.
fn dependencies(manifest: &str) -> impl Iterator<Item = &str> {
    let mut is_inside = false;
    manifest.lines().filter_map(move |line| {
        if line.starts_with('[') {
            is_inside = line.ends_with("dependencies]") && !line.starts_with("[workspace");
        }
        line.split(['.', ' ', '=']).next().filter(|key| is_inside && !key.is_empty())
    })
}

/// A path from a folder on, without `..`.
fn joined(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}
