//! What of the library a program reaches.
//!
//! Modules are reached by paths. Of a reached module, functions, types and macros are kept if a kept text has their
//! names, implementations with what they implement, and everything else. Re-exports are kept only if a kept path goes
//! through them. An implementation for kept items of other modules brings its own module in.
//! Where a name may mean several things, all are kept.

use std::collections::BTreeSet;

use crate::source::{Import, Kind, LIBRARY, Module, PROGRAM, Part, Source};

pub(crate) struct Reach<'a> {
    source: &'a Source,
    pub(crate) modules: BTreeSet<usize>,
    /// The imports that something goes through: the module, and the index among its imports.
    used: BTreeSet<(usize, usize)>,
    /// The exported macros that are named.
    pub(crate) macros: BTreeSet<String>,
    /// The paths into proconio and itertools.
    pub(crate) crates: BTreeSet<Vec<String>>,
    /// The parts that are kept, and the imports whose path is: the module, and the index there.
    parts: BTreeSet<(usize, usize)>,
    imports: BTreeSet<(usize, usize)>,
    /// What the kept text names.
    names: BTreeSet<String>,
}

/// What a path leads to.
#[derive(Clone, PartialEq)]
enum End {
    Module(usize),
    Item(usize, String),
    Crate(Vec<String>),
}

/// What a path passes on its way.
#[derive(Default)]
struct Way {
    modules: Vec<usize>,
    imports: Vec<(usize, usize)>,
    macros: Vec<String>,
    crates: Vec<Vec<String>>,
    /// The imports that are being followed.
    within: Vec<(usize, usize)>,
}

impl<'a> Reach<'a> {
    pub(crate) fn of(source: &'a Source) -> Self {
        let mut reach = Self {
            source,
            modules: BTreeSet::new(),
            used: BTreeSet::new(),
            macros: BTreeSet::new(),
            crates: BTreeSet::new(),
            parts: BTreeSet::new(),
            imports: BTreeSet::new(),
            names: BTreeSet::new(),
        };
        for (module, found) in source.modules.iter().enumerate() {
            if found.root == PROGRAM {
                reach.keep(module);
            }
        }
        while reach.grow() {}
        reach
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

    fn keep(&mut self, module: usize) {
        if self.modules.insert(module)
            && let Some(parent) = self.module(module).parent
        {
            self.keep(parent);
        }
    }

    fn keep_way(&mut self, way: Way) {
        way.modules.into_iter().for_each(|module| self.keep(module));
        self.used.extend(way.imports);
        self.macros.extend(way.macros);
        self.crates.extend(way.crates);
    }

    /// Keeps what is wanted by what is kept, and says whether that was anything.
    fn grow(&mut self) -> bool {
        let before = (self.parts.len(), self.imports.len(), self.modules.len());
        for module in self.modules.clone() {
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
            if !self.modules.contains(&module) && self.implements(module) {
                self.keep(module);
            }
        }
        before != (self.parts.len(), self.imports.len(), self.modules.len())
    }

    fn wants_part(&self, module: usize, index: usize) -> bool {
        let found = self.module(module);
        found.root == PROGRAM
            || match &found.parts[index].kind {
                Kind::Named(name) => self.names.contains(name),
                Kind::Implementation(paths) => self
                    .own_items(module, paths)
                    .iter()
                    .all(|end| self.keeps_item(end)),
                Kind::Fixed => true,
            }
    }

    /// Keeps the part, and the modules to which its paths lead.
    fn keep_part(&mut self, module: usize, index: usize) {
        self.parts.insert((module, index));
        let found = self.module(module);
        let part = &found.parts[index];
        self.names.extend(part.names.iter().cloned());
        for path in &part.paths {
            let mut way = Way::default();
            let ends = self.resolve(module, &path.segments, &mut way);
            let [name] = &path.segments[..] else {
                self.keep_way(way);
                continue;
            };
            // A module's name alone means a variable.
            if ends.iter().any(|end| matches!(end, End::Item(..))) {
                self.keep_way(way);
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
        let wanted = if import.public {
            // A module with items of its own may call methods of a trait.
            self.used.contains(&(module, index)) || is_trait && !found.items.is_empty()
        } else {
            // What is no trait is of use only by its name.
            let only_items = ends.iter().all(|end| matches!(end, End::Item(..)));
            let name = import
                .name
                .as_ref()
                .filter(|_| only_items && !ends.is_empty() && !is_trait);
            found.root == PROGRAM || name.is_none_or(|name| self.names.contains(name))
        };
        if wanted {
            self.imports.insert((module, index));
            self.names.extend(import.path.iter().cloned());
            self.keep_way(way);
            if import.name.is_none() {
                self.keep_traits(&ends, &mut Vec::new());
                self.crates
                    .extend(ends.into_iter().filter_map(|end| match end {
                        End::Crate(path) => Some([&path[..], &["*".to_owned()]].concat()),
                        _ => None,
                    }));
            }
        }
    }

    /// A macro that is called by its bare name is in scope by the order of the text.
    fn keep_macro(&mut self, name: &str) {
        for module in LIBRARY..self.source.modules.len() {
            let found = self.module(module);
            if found.root == LIBRARY && found.items.contains(name) {
                self.keep(module);
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
                    self.used.insert((module, index));
                    self.keep_way(way);
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
        self.module(module)
            .parts
            .iter()
            .any(|part| match &part.kind {
                Kind::Implementation(paths) => {
                    let items = self.own_items(module, paths);
                    !items.is_empty() && items.iter().all(|end| self.keeps_item(end))
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
        self.modules.contains(module)
            && (self.names.contains(name) || !self.module(*module).parts.iter().any(needs_name))
    }

    /// All that `path` may mean in the module `from`.
    fn resolve(&self, from: usize, path: &[String], way: &mut Way) -> Vec<End> {
        let Some((first, rest)) = path.split_first() else {
            return Vec::new();
        };
        let root = self.module(from).root;
        let mut ends = match first.as_str() {
            "crate" => vec![End::Module(root)],
            "self" => vec![End::Module(from)],
            "super" => self
                .module(from)
                .parent
                .map(End::Module)
                .into_iter()
                .collect(),
            name => match (self.look_up(from, name, way), name) {
                (ends, "grundy") if ends.is_empty() && root == PROGRAM => {
                    vec![End::Module(LIBRARY)]
                }
                (ends, "proconio" | "itertools") if ends.is_empty() => {
                    vec![End::Crate(vec![name.to_owned()])]
                }
                (ends, _) => ends,
            },
        };
        self.pass(&ends, way);
        for segment in rest {
            ends = ends
                .into_iter()
                .flat_map(|end| match end {
                    End::Module(module) if segment == "super" => self
                        .module(module)
                        .parent
                        .map(End::Module)
                        .into_iter()
                        .collect(),
                    End::Module(module) => self.look_up(module, segment, way),
                    End::Crate(mut path) => {
                        path.push(segment.clone());
                        vec![End::Crate(path)]
                    }
                    item @ End::Item(..) => vec![item],
                })
                .collect();
            self.pass(&ends, way);
        }
        ends
    }

    fn pass(&self, ends: &[End], way: &mut Way) {
        for end in ends {
            match end {
                End::Module(module) | End::Item(module, _) => way.modules.push(*module),
                End::Crate(path) => way.crates.push(path.clone()),
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
                way.macros.push(name.to_owned());
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
            way.imports.push((module, index));
            way.modules.append(&mut own.modules);
            way.imports.append(&mut own.imports);
            way.macros.append(&mut own.macros);
            way.crates.append(&mut own.crates);
        }
        ends
    }
}
