//! The source of a program and of the library, as modules.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItem, Item, ItemMod, ItemUse, TraitItem, Visibility};

use crate::import::{Import, imports_of};
use crate::item::{Kind, attributes_of, is_test, kind, members_of, name_of, plain, range};
use crate::scan::{self, Head, Scan};

/// The root modules of [`CRATES`], in this order, then all other modules.
#[derive(Default)]
pub(crate) struct Source {
    pub(crate) modules: Vec<Module>,
    pub(crate) files: Vec<File>,
    /// The files of the roots.
    pub(crate) roots: Vec<usize>,
    /// Which crate names which, by their roots.
    uses: BTreeSet<(usize, usize)>,
}

/// The crates that a bundle is made of, by the name that others have for them.
pub(crate) const CRATES: [&str; 4] = ["crate", "grundy", "itertools", "proconio"];
pub(crate) const PROGRAM: usize = 0;
pub(crate) const LIBRARY: usize = 1;
pub(crate) const ITERTOOLS: usize = 2;
pub(crate) const PROCONIO: usize = 3;

#[derive(Default)]
pub(crate) struct Module {
    pub(crate) name: String,
    /// Of its crate.
    pub(crate) root: usize,
    pub(crate) parent: Option<usize>,
    pub(crate) children: BTreeMap<String, usize>,
    /// The names of its items except modules.
    pub(crate) items: BTreeSet<String>,
    pub(crate) traits: BTreeSet<String>,
    /// The macros that it exports to the root of the crate.
    pub(crate) exported: BTreeSet<String>,
    pub(crate) imports: Vec<Import>,
    pub(crate) parts: Vec<Part>,
    /// The methods that it calls, and the functions that it defines, outside of members.
    pub(crate) methods: BTreeSet<String>,
    pub(crate) functions: BTreeSet<String>,
    /// Where an `input!` stands that does not begin with `from`.
    pub(crate) input_without_source: Option<String>,
}

impl Module {
    /// Whether it belongs to a crate that a bundle carries in the place of the real one.
    pub(crate) fn is_stand_in(&self) -> bool {
        self.root > LIBRARY
    }
}

/// An item that is neither a module nor a `use`, without its members; or such a member.
pub(crate) struct Part {
    pub(crate) range: Range<usize>,
    pub(crate) kind: Kind,
    pub(crate) paths: Vec<scan::Path>,
    pub(crate) names: BTreeSet<String>,
    pub(crate) members: BTreeSet<String>,
    pub(crate) any_member: bool,
}

#[derive(Default)]
pub(crate) struct File {
    /// The root module of its crate.
    pub(crate) root: usize,
    pub(crate) text: String,
    /// What no bundle has: documentation and tests.
    pub(crate) cuts: Vec<Range<usize>>,
    /// The first segments of its paths, and whether they stand below the root of their crate.
    pub(crate) heads: Vec<(Head, bool)>,
    pub(crate) declarations: Vec<Declaration>,
    /// Its imports, by module.
    pub(crate) imports: Vec<(usize, ItemUse)>,
    /// Its modules.
    pub(crate) modules: Vec<usize>,
}

/// `mod name;` or `mod name { … }`
pub(crate) struct Declaration {
    pub(crate) module: usize,
    pub(crate) range: Range<usize>,
    /// The `;` and the file that it stands for.
    pub(crate) file: Option<(Range<usize>, usize)>,
}

impl Source {
    /// The program `slug` and the library of the crate in the directory `root`, and the stand-ins for the crates that
    /// they use if `crates` says that the judge does not have these.
    pub(crate) fn load(root: &Path, slug: &str, crates: bool) -> Result<Self, String> {
        if root.join("build.rs").exists() {
            return Err("build.rs: a bundle has no build script".to_owned());
        }
        let mut source = Source::default();
        for (module, name) in CRATES.iter().enumerate() {
            source.add_module(name, module, None);
        }
        let program = PathBuf::from(format!("src/bin/{slug}.rs"));
        for (module, path) in [program.as_path(), Path::new("src/lib.rs")]
            .into_iter()
            .enumerate()
        {
            let file = source.load_file(root, path, path.with_file_name("").as_path(), module)?;
            source.roots.push(file);
        }
        if !crates {
            for (module, text) in [
                (ITERTOOLS, include_str!("stand_in/itertools.rs")),
                (PROCONIO, include_str!("stand_in/proconio.rs")),
            ] {
                let path = format!("stand_in/{}.rs", CRATES[module]);
                let file = source.add_file(root, path.as_ref(), text, root, module)?;
                source.roots.push(file);
            }
        }
        Ok(source)
    }

    /// The root of the crate of that name, if a bundle carries it.
    pub(crate) fn root_named(&self, name: &str) -> Option<usize> {
        (LIBRARY..self.roots.len()).find(|&root| CRATES[root] == name)
    }

    /// Whether the text of one crate may name what the other offers.
    pub(crate) fn sees(&self, from: usize, to: usize) -> bool {
        from == to || self.uses.contains(&(from, to))
    }

    fn add_module(&mut self, name: &str, root: usize, parent: Option<usize>) -> usize {
        self.modules.push(Module {
            name: name.to_owned(),
            root,
            parent,
            ..Module::default()
        });
        self.modules.len() - 1
    }

    /// Reads the file of `module`, whose child modules have theirs in `directory`, and says its index.
    fn load_file(
        &mut self,
        root: &Path,
        path: &Path,
        directory: &Path,
        module: usize,
    ) -> Result<usize, String> {
        let text = fs::read_to_string(root.join(path))
            .map_err(|error| format!("{}: {error}", shown(path)))?;
        let text = text.trim_start_matches('\u{feff}');
        self.add_file(root, path, text, directory, module)
    }

    fn add_file(
        &mut self,
        root: &Path,
        path: &Path,
        text: &str,
        directory: &Path,
        module: usize,
    ) -> Result<usize, String> {
        let syntax = syn::parse_file(text).map_err(|error| {
            let line = error.span().start().line;
            format!("{}:{line}: {error}", shown(path))
        })?;
        let file = self.files.len();
        self.files.push(File {
            root: self.modules[module].root,
            text: text.to_owned(),
            ..File::default()
        });
        let mut reader = Reader {
            source: self,
            root,
            path,
            file,
        };
        reader.attributes(&syntax.attrs, module)?;
        reader.items(&syntax.items, module, directory)?;
        Ok(file)
    }
}

/// Reads the items of one file.
struct Reader<'a> {
    source: &'a mut Source,
    root: &'a Path,
    path: &'a Path,
    file: usize,
}

impl Reader<'_> {
    fn file(&mut self) -> &mut File {
        &mut self.source.files[self.file]
    }

    fn place(&self, at: usize) -> String {
        let line = 1 + self.source.files[self.file].text[..at]
            .matches('\n')
            .count();
        format!("{}:{line}", shown(self.path))
    }

    /// The attributes within a file. Of those of the library's root only `allow` makes sense in a module.
    fn attributes(&mut self, attributes: &[Attribute], module: usize) -> Result<(), String> {
        for attribute in attributes {
            if module == LIBRARY && !attribute.path().is_ident("allow") {
                self.file().cuts.push(range(attribute));
            } else {
                self.scan(attribute, &[], module != PROGRAM)?;
            }
        }
        Ok(())
    }

    fn items(&mut self, items: &[Item], module: usize, directory: &Path) -> Result<(), String> {
        self.file().modules.push(module);
        for item in items {
            match item {
                item if is_test(attributes_of(item)) => self.file().cuts.push(range(item)),
                Item::Mod(item) => self.child(item, module, directory)?,
                Item::Use(item) => self.import(item, module)?,
                Item::ExternCrate(_) => {
                    let place = self.place(range(item).start);
                    return Err(format!("{place}: `extern crate` cannot be bundled"));
                }
                item => self.item(item, module)?,
            }
        }
        Ok(())
    }

    fn child(&mut self, item: &ItemMod, parent: usize, directory: &Path) -> Result<(), String> {
        let name = plain(&item.ident);
        let root = self.source.modules[parent].root;
        let child = self.source.add_module(&name, root, Some(parent));
        for attribute in &item.attrs {
            self.scan(attribute, &[], true)?;
        }
        self.scan(&item.vis, &[], true)?;
        let below = directory.join(&name);
        self.source.modules[parent].children.insert(name, child);
        let file = if let Some((_, items)) = &item.content {
            self.items(items, child, &below)?;
            None
        } else {
            let candidates = [below.with_extension("rs"), below.join("mod.rs")];
            let Some(path) = candidates.iter().find(|path| self.root.join(path).exists()) else {
                let place = self.place(range(item).start);
                return Err(format!("{place}: no file {}", shown(&candidates[0])));
            };
            let file = self.source.load_file(self.root, path, &below, child)?;
            Some((range(&item.semi), file))
        };
        self.file().declarations.push(Declaration {
            module: child,
            range: range(item),
            file,
        });
        Ok(())
    }

    fn import(&mut self, item: &ItemUse, module: usize) -> Result<(), String> {
        self.scan(item, &[], module != PROGRAM)?;
        let program = self.source.modules[module].root == PROGRAM;
        let public = !program && !matches!(item.vis, Visibility::Inherited);
        self.file().imports.push((module, item.clone()));
        let imports = imports_of(item).into_iter();
        let imports = imports.map(|import| Import { public, ..import });
        self.source.modules[module].imports.extend(imports);
        Ok(())
    }

    /// Any other item. The program's is one part with its members: all of it is kept.
    fn item(&mut self, item: &Item, module: usize) -> Result<(), String> {
        let mut inner = Inner::default();
        inner.visit_item(item);
        let root = self.source.modules[module].root;
        let is_macro = matches!(item, Item::Macro(item) if item.ident.is_some());
        let nested = module != PROGRAM || is_macro;
        let members = if root == PROGRAM {
            Vec::new()
        } else {
            members_of(item)
        };
        let outside: Vec<Range<usize>> = members.iter().map(|(_, member)| range(member)).collect();
        let mut scan = self.scan(item, &[&inner.tests[..], &outside].concat(), nested)?;
        let place = scan.input_without_source.map(|at| self.place(at));

        let found = &mut self.source.modules[module];
        found.imports.append(&mut inner.imports);
        found.methods.append(&mut scan.methods);
        found.functions.extend(scan.functions.iter().cloned());
        found.input_without_source = found.input_without_source.take().or(place);
        found.items.extend(name_of(item));
        if matches!(item, Item::Trait(_)) {
            found.traits.extend(name_of(item));
        }
        let is_export = |attribute: &Attribute| attribute.path().is_ident("macro_export");
        if attributes_of(item).iter().any(is_export) {
            found.exported.extend(name_of(item));
        }
        // What implements a trait may replace a body that the trait has.
        if matches!(item, Item::Impl(_)) {
            scan.members.append(&mut scan.functions);
        }
        let index = found.parts.len();
        self.part(module, range(item), kind(item, root), scan);
        for (name, member) in members {
            let scan = self.scan(&member, &inner.tests, nested)?;
            self.part(module, range(&member), Kind::Member(index, name), scan);
        }
        self.file().cuts.append(&mut inner.tests);
        Ok(())
    }

    fn part(&mut self, module: usize, range: Range<usize>, kind: Kind, scan: Scan) {
        self.source.modules[module].parts.push(Part {
            range,
            kind,
            paths: scan.paths,
            names: scan.names,
            members: scan.members,
            any_member: scan.any_member,
        });
    }

    /// What `tokens` say; documentation and first segments go to the file at once.
    fn scan(
        &mut self,
        tokens: &impl ToTokens,
        skipped: &[Range<usize>],
        nested: bool,
    ) -> Result<Scan, String> {
        let mut scan = Scan::default();
        scan.read(tokens.to_token_stream(), skipped);
        if let Some((at, what)) = scan.refused.first() {
            let place = self.place(*at);
            return Err(format!("{place}: `{what}` cannot be bundled"));
        }
        let root = self.source.files[self.file].root;
        let roots = scan.heads.iter();
        let roots = roots.filter_map(|head| CRATES.iter().position(|name| *name == head.name));
        self.source.uses.extend(roots.map(|other| (root, other)));
        let file = self.file();
        file.cuts.append(&mut scan.docs);
        file.heads
            .extend(scan.heads.drain(..).map(|head| (head, nested)));
        Ok(scan)
    }
}

/// Tests and imports within functions, implementations and traits.
#[derive(Default)]
struct Inner {
    tests: Vec<Range<usize>>,
    imports: Vec<Import>,
}

impl<'a> Visit<'a> for Inner {
    fn visit_item(&mut self, item: &'a Item) {
        if is_test(attributes_of(item)) {
            self.tests.push(range(item));
        } else {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item(&mut self, item: &'a ImplItem) {
        let attributes = match item {
            ImplItem::Const(item) => &item.attrs,
            ImplItem::Fn(item) => &item.attrs,
            ImplItem::Type(item) => &item.attrs,
            _ => return,
        };
        if is_test(attributes) {
            self.tests.push(range(item));
        } else {
            visit::visit_impl_item(self, item);
        }
    }

    fn visit_trait_item(&mut self, item: &'a TraitItem) {
        match item {
            TraitItem::Fn(method) if is_test(&method.attrs) => self.tests.push(range(item)),
            _ => visit::visit_trait_item(self, item),
        }
    }

    fn visit_item_use(&mut self, item: &'a ItemUse) {
        self.imports.append(&mut imports_of(item));
    }
}

/// The path with `/` on every system.
fn shown(path: &Path) -> String {
    path.display().to_string().replace('\\', "/")
}
