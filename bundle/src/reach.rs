//! What of the library and of the stand-ins a program reaches.
//!
//! Modules are reached by paths. Of a reached module, items and members are kept if a kept text has their names,
//! implementations with what they implement, and everything else. Re-exports are kept only if a kept path goes through
//! them. An implementation for kept items of other modules brings its own module in.
//! Where a name may mean several things, all are kept.

use std::collections::BTreeSet;

use crate::import::Import;
use crate::item::Kind;
use crate::source::{CRATES, ITERTOOLS, LIBRARY, Module, PROGRAM, Part, Source};
use crate::stand_in;

pub(crate) struct Reach<'a> {
    source: &'a Source,
    /// What the kept text leads to.
    way: Way,
    /// The parts that are kept, and the imports whose path is: the module, and the index there.
    parts: BTreeSet<(usize, usize)>,
    imports: BTreeSet<(usize, usize)>,
    /// What the kept text names, and what it may name of a type or trait: the root of the crate, and the name.
    names: BTreeSet<String>,
    members: BTreeSet<(usize, String)>,
    any_member: bool,
}

/// What a path leads to.
#[derive(Clone, PartialEq)]
enum End {
    Module(usize),
    Item(usize, String),
}

/// What paths pass.
#[derive(Default)]
struct Way {
    /// With their parents.
    modules: BTreeSet<usize>,
    /// The imports gone through: the module, and the index among its imports.
    imports: BTreeSet<(usize, usize)>,
    /// The exported macros that are named by the root of the library.
    macros: BTreeSet<String>,
    /// The paths into stand-ins that lead to nothing.
    missing: BTreeSet<String>,
    /// The imports that are being followed.
    within: Vec<(usize, usize)>,
}

impl Way {
    fn append(&mut self, mut other: Way) {
        self.modules.append(&mut other.modules);
        self.imports.append(&mut other.imports);
        self.macros.append(&mut other.macros);
        self.missing.append(&mut other.missing);
    }
}

impl<'a> Reach<'a> {
    pub(crate) fn of(source: &'a Source) -> Self {
        let modules = source.modules.iter().enumerate();
        let program = modules.filter(|(_, module)| module.root == PROGRAM);
        let mut reach = Self {
            source,
            way: Way {
                modules: program.map(|(module, _)| module).collect(),
                ..Way::default()
            },
            parts: BTreeSet::new(),
            imports: BTreeSet::new(),
            names: BTreeSet::new(),
            members: BTreeSet::new(),
            any_member: false,
        };
        while reach.grow() {}
        reach
    }

    pub(crate) fn modules(&self) -> &BTreeSet<usize> {
        &self.way.modules
    }

    /// The exported macros that are named by the root of the library.
    pub(crate) fn macros(&self) -> &BTreeSet<String> {
        &self.way.macros
    }

    /// The paths into stand-ins that lead to nothing.
    pub(crate) fn missing(&self) -> &BTreeSet<String> {
        &self.way.missing
    }

    /// Whether the bundle has this part of a kept module.
    pub(crate) fn keeps_part(&self, module: usize, index: usize) -> bool {
        self.parts.contains(&(module, index))
    }

    /// Whether the bundle has the import that begins at `start` of its file. It lacks the exported macros that the
    /// root of the program imports: they are there without an import.
    pub(crate) fn keeps_import(&self, module: usize, start: usize) -> bool {
        let imports = &self.module(module).imports;
        let Some(index) = imports.iter().position(|import| import.start == start) else {
            return true;
        };
        let import = &imports[index];
        let ends = self.resolve(module, &import.path, &mut Way::default());
        let is_here = |end: &End| {
            matches!(end, End::Item(home, name)
                if import.name.as_ref() == Some(name) && self.module(*home).exported.contains(name))
        };
        self.imports.contains(&(module, index)) && !(module == PROGRAM && ends.iter().any(is_here))
    }

    fn module(&self, module: usize) -> &'a Module {
        &self.source.modules[module]
    }

    /// The module and all that it lies in.
    fn with_parents(&self, module: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(module), |&module| self.module(module).parent)
    }

    /// Keeps what is wanted by what is kept, and says whether that was anything.
    fn grow(&mut self) -> bool {
        let before = (self.parts.len(), self.imports.len(), self.way.modules.len());
        for module in self.way.modules.clone() {
            for index in 0..self.module(module).parts.len() {
                if !self.parts.contains(&(module, index)) && self.wants_part(module, index) {
                    self.keep_part(module, index);
                }
            }
            for (index, import) in self.module(module).imports.iter().enumerate() {
                if !self.imports.contains(&(module, index)) {
                    self.consider_import(module, index, import);
                }
            }
        }
        for module in LIBRARY..self.source.modules.len() {
            if !self.way.modules.contains(&module) && self.implements(module) {
                let modules: Vec<usize> = self.with_parents(module).collect();
                self.way.modules.extend(modules);
            }
        }
        before != (self.parts.len(), self.imports.len(), self.way.modules.len())
    }

    fn wants_part(&self, module: usize, index: usize) -> bool {
        let found = self.module(module);
        found.root == PROGRAM
            || match &found.parts[index].kind {
                Kind::Named(name) => self.names.contains(name),
                Kind::Implementation(paths) => {
                    self.wants_implementation(module, index, &self.own_items(module, paths))
                }
                Kind::Member(whole, name) => {
                    self.keeps_part(module, *whole) && self.names_member(module, name)
                }
                Kind::Fixed => true,
            }
    }

    /// Whether all `items` that the implementation is about are kept, and a member if it has some.
    fn wants_implementation(&self, module: usize, index: usize, items: &[End]) -> bool {
        let parts = self.module(module).parts.iter();
        let members = parts.filter_map(|part| match &part.kind {
            Kind::Member(whole, name) if *whole == index => Some(name),
            _ => None,
        });
        let mut members = members.peekable();
        items.iter().all(|end| self.keeps_item(end))
            && (members.peek().is_none() || members.any(|name| self.names_member(module, name)))
    }

    /// Whether a kept text may name that member of a type or trait of the module.
    fn names_member(&self, module: usize, name: &String) -> bool {
        let to = self.module(module).root;
        let names =
            |from| self.source.sees(from, to) && self.members.contains(&(from, name.clone()));
        (PROGRAM..CRATES.len()).any(names) || self.any_member && self.names.contains(name)
    }

    /// Keeps the part, and the modules to which its paths lead.
    fn keep_part(&mut self, module: usize, index: usize) {
        self.parts.insert((module, index));
        let found = self.module(module);
        let part = &found.parts[index];
        self.names.extend(part.names.iter().cloned());
        let members = part.members.iter().cloned();
        self.members.extend(members.map(|name| (found.root, name)));
        self.any_member |= part.any_member;
        for path in &part.paths {
            let mut way = Way::default();
            let ends = self.resolve(module, &path.segments, &mut way);
            let [name] = &path.segments[..] else {
                self.way.append(way);
                continue;
            };
            // A module's name alone means a variable.
            if ends.iter().any(|end| matches!(end, End::Item(..))) {
                self.way.append(way);
            } else if path.call && found.root == LIBRARY {
                self.keep_macro(name);
            }
        }
    }

    /// Keeps the import if it is wanted, and the modules to which it leads.
    fn consider_import(&mut self, module: usize, index: usize, import: &Import) {
        let found = self.module(module);
        let mut way = Way::default();
        let ends = self.resolve(module, &import.path, &mut way);
        let is_trait = ends.iter().any(|end| self.is_trait(end));
        let is_named = |name: &String| self.names.contains(name);
        let wanted = if import.public {
            // A module with items of its own may call methods of a trait.
            self.way.imports.contains(&(module, index)) || is_trait && !found.items.is_empty()
        } else {
            // What is no trait is of use only by its name. Stand-ins name their traits, too.
            let only_items = ends.iter().all(|end| matches!(end, End::Item(..)));
            let by_name = found.is_stand_in() || only_items && !ends.is_empty() && !is_trait;
            let name = import.name.as_ref().filter(|_| by_name);
            found.root == PROGRAM || name.is_none_or(is_named)
        };
        if wanted {
            self.imports.insert((module, index));
            if !ends.is_empty() {
                self.names.extend(import.path.iter().cloned());
            }
            if import.name.is_none() {
                self.keep_traits(&ends, &mut Vec::new());
                // Nobody can say what a `*` is meant to bring in.
                let stand_ins = ends.iter().filter(|end| match end {
                    End::Module(below) => self.module(*below).is_stand_in(),
                    End::Item(..) => false,
                });
                let missing = stand_ins.map(|end| self.shown(end, "*"));
                way.missing.extend(missing);
            }
            self.way.append(way);
        }
    }

    /// A macro that is called by its bare name is in scope by the order of the text.
    fn keep_macro(&mut self, name: &str) {
        for module in LIBRARY..self.source.modules.len() {
            let found = self.module(module);
            if found.root == LIBRARY && found.items.contains(name) {
                let modules: Vec<usize> = self.with_parents(module).collect();
                self.way.modules.extend(modules);
            }
        }
    }

    /// Whoever imports all of a module may call methods of the traits that it offers.
    fn keep_traits(&mut self, modules: &[End], seen: &mut Vec<usize>) {
        for end in modules {
            let End::Module(module) = *end else { continue };
            if seen.contains(&module) {
                continue;
            }
            seen.push(module);
            self.names
                .extend(self.module(module).traits.iter().cloned());
            for (index, import) in self.module(module).imports.iter().enumerate() {
                let mut way = Way::default();
                let ends = self.resolve(module, &import.path, &mut way);
                let offers = match import.name {
                    Some(_) => ends.iter().any(|end| self.is_trait(end)),
                    None => ends.iter().any(|end| match end {
                        End::Module(below) => !self.module(*below).traits.is_empty(),
                        _ => false,
                    }),
                };
                if import.public && offers {
                    self.way.imports.insert((module, index));
                    self.way.append(way);
                }
                if import.public && import.name.is_none() {
                    self.keep_traits(&ends, seen);
                }
            }
        }
    }

    fn is_trait(&self, end: &End) -> bool {
        matches!(end, End::Item(module, name) if self.module(*module).traits.contains(name))
    }

    /// Whether the module implements something for kept items of other modules alone.
    fn implements(&self, module: usize) -> bool {
        let mut parts = self.module(module).parts.iter().enumerate();
        parts.any(|(index, part)| match &part.kind {
            Kind::Implementation(paths) => {
                let items = self.own_items(module, paths);
                !items.is_empty() && self.wants_implementation(module, index, &items)
            }
            _ => false,
        })
    }

    /// The items of the library to which the paths lead.
    fn own_items(&self, module: usize, paths: &[Vec<String>]) -> Vec<End> {
        let ends = paths
            .iter()
            .flat_map(|path| self.resolve(module, path, &mut Way::default()));
        ends.filter(|end| matches!(end, End::Item(..))).collect()
    }

    fn keeps_item(&self, end: &End) -> bool {
        let End::Item(module, name) = end else {
            return false;
        };
        let needs_name = |part: &Part| matches!(&part.kind, Kind::Named(own) if own == name);
        self.way.modules.contains(module)
            && (self.names.contains(name) || !self.module(*module).parts.iter().any(needs_name))
    }

    /// All that `path` may mean in the module `from`.
    fn resolve(&self, from: usize, path: &[String], way: &mut Way) -> Vec<End> {
        let mut ends = vec![End::Module(from)];
        for (index, segment) in path.iter().enumerate() {
            let mut next = Vec::new();
            for end in ends {
                next.extend(self.step(end, segment, index == 0, way));
            }
            let modules = next.iter().flat_map(|end| match end {
                End::Module(module) | End::Item(module, _) => self.with_parents(*module),
            });
            way.modules.extend(modules);
            ends = next;
        }
        ends
    }

    /// All that one more segment of a path may mean.
    fn step(&self, end: End, segment: &str, first: bool, way: &mut Way) -> Vec<End> {
        let End::Module(module) = end else {
            if self.lacks(&end, segment) {
                way.missing.insert(self.shown(&end, segment));
            }
            return vec![end];
        };
        let found = self.module(module);
        let ends = match segment {
            "crate" => return vec![End::Module(found.root)],
            "self" => return vec![end],
            "super" => return found.parent.map(End::Module).into_iter().collect(),
            name => self.look_up(module, name, way),
        };
        if !ends.is_empty() {
            return ends;
        }
        // The `crate` of a stand-in is the bundle, whose crates are its modules.
        if (first || found.is_stand_in() && found.parent.is_none())
            && let Some(root) = self.source.root_named(segment)
        {
            return vec![End::Module(root)];
        }
        if found.is_stand_in() && !first {
            way.missing
                .insert(self.shown(&End::Module(module), segment));
        }
        Vec::new()
    }

    /// Whether `method` is one of `Itertools` that its stand-in does not have.
    fn lacks(&self, end: &End, method: &str) -> bool {
        matches!(end, End::Item(ITERTOOLS, name) if name == "Itertools")
            && stand_in::is_missing(self.source, method)
    }

    /// The path of `segment` within `end`.
    fn shown(&self, end: &End, segment: &str) -> String {
        let (mut module, mut path) = match end {
            End::Module(module) => (*module, segment.to_owned()),
            End::Item(module, name) => (*module, format!("{name}::{segment}")),
        };
        loop {
            path = format!("{}::{path}", self.module(module).name);
            match self.module(module).parent {
                Some(parent) => module = parent,
                None => return path,
            }
        }
    }

    /// All that `name` may mean in the scope of `module`.
    fn look_up(&self, module: usize, name: &str, way: &mut Way) -> Vec<End> {
        let found = self.module(module);
        let mut ends: Vec<End> = Vec::new();
        ends.extend(found.children.get(name).copied().map(End::Module));
        if found.items.contains(name) {
            ends.push(End::Item(module, name.to_owned()));
        }
        if module == LIBRARY {
            let exporting = |other: &usize| self.module(*other).exported.contains(name);
            if let Some(home) = (0..self.source.modules.len()).find(exporting) {
                ends.push(End::Item(home, name.to_owned()));
                way.macros.insert(name.to_owned());
            }
        }
        for (index, import) in found.imports.iter().enumerate() {
            if import.name.as_deref() == Some(name) {
                let through = self.through(module, index, way, |_, end, _| vec![end]);
                ends.extend(through);
            }
        }
        if ends.is_empty() {
            for (index, import) in found.imports.iter().enumerate() {
                if import.name.is_none() {
                    let through = self.through(module, index, way, |reach, end, way| match end {
                        End::Module(below) if below != module => reach.look_up(below, name, way),
                        _ => Vec::new(),
                    });
                    ends.extend(through);
                }
            }
        }
        ends
    }

    /// What `further` finds where the import leads; notes the import and its way if that is something.
    fn through(
        &self,
        module: usize,
        index: usize,
        way: &mut Way,
        further: impl Fn(&Self, End, &mut Way) -> Vec<End>,
    ) -> Vec<End> {
        if way.within.contains(&(module, index)) {
            return Vec::new();
        }
        let mut own = Way {
            within: way.within.clone(),
            ..Way::default()
        };
        own.within.push((module, index));
        let leads = self.resolve(module, &self.module(module).imports[index].path, &mut own);
        let mut ends = Vec::new();
        for end in leads {
            ends.extend(further(self, end, &mut own));
        }
        if !ends.is_empty() {
            way.imports.insert((module, index));
            way.append(own);
        }
        ends
    }
}
