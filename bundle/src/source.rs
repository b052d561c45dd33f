//! The source of a program and of the library, as modules.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Attribute, Ident, ImplItem, Item, ItemImpl, ItemMod, ItemUse, Meta, TraitItem, Type, UseTree,
    Visibility,
};

use crate::scan::{self, Head, Scan};

/// The program's root, then the library's root, then all other modules.
#[derive(Default)]
pub(crate) struct Source {
    pub(crate) modules: Vec<Module>,
    pub(crate) files: Vec<File>,
    /// The files of the two roots.
    pub(crate) program: usize,
    pub(crate) library: usize,
}

pub(crate) const PROGRAM: usize = 0;
pub(crate) const LIBRARY: usize = 1;

#[derive(Default)]
pub(crate) struct Module {
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
    /// The methods that it calls, and the functions that it defines.
    pub(crate) methods: BTreeSet<String>,
    pub(crate) functions: BTreeSet<String>,
    /// Where an `input!` stands that does not begin with `from`.
    pub(crate) input_without_source: Option<String>,
}

/// An item that is neither a module nor a `use`.
pub(crate) struct Part {
    pub(crate) range: Range<usize>,
    pub(crate) kind: Kind,
    pub(crate) paths: Vec<scan::Path>,
    pub(crate) names: BTreeSet<String>,
}

/// When a part of a kept module is kept.
pub(crate) enum Kind {
    /// If it is named.
    Named(String),
    /// If its type is, and its trait: these are their paths, as far as there are any.
    Implementation(Vec<Vec<String>>),
    /// Always: a trait, a constant, a call of a macro.
    Fixed,
}

/// One name, or one `*`, that a `use` brings in.
pub(crate) struct Import {
    /// `None` for a `*`.
    pub(crate) name: Option<String>,
    pub(crate) path: Vec<String>,
    /// Whether it offers the name to others.
    pub(crate) public: bool,
    /// Where it begins in its file.
    pub(crate) start: usize,
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
    pub(crate) fn load(root: &Path, slug: &str) -> Result<Self, String> {
        if root.join("build.rs").exists() {
            return Err("build.rs: a bundle has no build script".to_owned());
        }
        let mut source = Source::default();
        source.add_module(PROGRAM, None);
        source.add_module(LIBRARY, None);
        let program = PathBuf::from(format!("src/bin/{slug}.rs"));
        source.program = source.load_file(root, &program, Path::new("src/bin"), PROGRAM)?;
        source.library =
            source.load_file(root, Path::new("src/lib.rs"), Path::new("src"), LIBRARY)?;
        Ok(source)
    }

    fn add_module(&mut self, root: usize, parent: Option<usize>) -> usize {
        self.modules.push(Module {
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
            .map_err(|error| format!("{}: {error}", shown(path)))?
            .trim_start_matches('\u{feff}')
            .to_owned();
        let syntax = syn::parse_file(&text).map_err(|error| {
            let line = error.span().start().line;
            format!("{}:{line}: {error}", shown(path))
        })?;
        let file = self.files.len();
        self.files.push(File {
            root: self.modules[module].root,
            text,
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
        let child = self
            .source
            .add_module(self.source.modules[parent].root, Some(parent));
        let name = plain(&item.ident);
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
        let library = self.source.modules[module].root == LIBRARY;
        let public = library && !matches!(item.vis, Visibility::Inherited);
        self.file().imports.push((module, item.clone()));
        let imports = imports_of(item).into_iter();
        let imports = imports.map(|import| Import { public, ..import });
        self.source.modules[module].imports.extend(imports);
        Ok(())
    }

    /// Any other item.
    fn item(&mut self, item: &Item, module: usize) -> Result<(), String> {
        let mut inner = Inner::default();
        inner.visit_item(item);
        let is_macro = matches!(item, Item::Macro(item) if item.ident.is_some());
        let mut scan = self.scan(item, &inner.tests, module != PROGRAM || is_macro)?;
        self.file().cuts.append(&mut inner.tests);
        let input_without_source = scan.input_without_source.map(|at| self.place(at));

        let module = &mut self.source.modules[module];
        module.imports.append(&mut inner.imports);
        module.parts.push(Part {
            range: range(item),
            kind: kind(item),
            paths: scan.paths,
            names: scan.names,
        });
        module.methods.append(&mut scan.methods);
        module.functions.append(&mut scan.functions);
        module.input_without_source = module.input_without_source.take().or(input_without_source);
        module.items.extend(name_of(item));
        if matches!(item, Item::Trait(_)) {
            module.traits.extend(name_of(item));
        }
        let is_export = |attribute: &Attribute| attribute.path().is_ident("macro_export");
        if attributes_of(item).iter().any(is_export) {
            module.exported.extend(name_of(item));
        }
        Ok(())
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

/// What `item` brings in, taken as private.
pub(crate) fn imports_of(item: &ItemUse) -> Vec<Import> {
    let mut imports = Vec::new();
    each_import(&item.tree, &mut Vec::new(), &mut imports);
    imports
}

fn each_import(tree: &UseTree, prefix: &mut Vec<String>, imports: &mut Vec<Import>) {
    let (last, name) = match tree {
        UseTree::Path(path) => {
            prefix.push(plain(&path.ident));
            each_import(&path.tree, prefix, imports);
            prefix.pop();
            return;
        }
        UseTree::Group(group) => {
            for tree in &group.items {
                each_import(tree, prefix, imports);
            }
            return;
        }
        UseTree::Name(name) => (Some(plain(&name.ident)), Some(plain(&name.ident))),
        UseTree::Rename(name) => (Some(plain(&name.ident)), Some(plain(&name.rename))),
        UseTree::Glob(_) => (None, None),
    };
    let mut path = prefix.clone();
    path.extend(last.filter(|last| last != "self" || prefix.is_empty()));
    let name = if name.as_deref() == Some("self") {
        path.last().cloned()
    } else {
        name
    };
    imports.push(Import {
        name,
        path,
        public: false,
        start: range(tree).start,
    });
}

/// The parts of `item` to cut so that only the imports remain that `keeps` accepts by where they begin.
pub(crate) fn cut_use(item: &ItemUse, keeps: impl Fn(usize) -> bool) -> Vec<Range<usize>> {
    let mut cuts = Vec::new();
    if !cut_tree(&item.tree, &keeps, &mut cuts) {
        cuts.push(range(item));
    }
    cuts
}

/// Whether something of `tree` remains.
fn cut_tree(tree: &UseTree, keeps: &impl Fn(usize) -> bool, cuts: &mut Vec<Range<usize>>) -> bool {
    let group = match tree {
        UseTree::Path(path) => return cut_tree(&path.tree, keeps, cuts),
        UseTree::Group(group) => group,
        leaf => return keeps(range(leaf).start),
    };
    let kept: Vec<bool> = group
        .items
        .iter()
        .map(|tree| cut_tree(tree, keeps, cuts))
        .collect();
    let Some(last_kept) = kept.iter().rposition(|&kept| kept) else {
        return false;
    };
    let ranges: Vec<Range<usize>> = group.items.iter().map(range).collect();
    for i in (0..last_kept).filter(|&i| !kept[i]) {
        cuts.push(ranges[i].start..ranges[i + 1].start);
    }
    if last_kept + 1 < ranges.len() {
        cuts.push(ranges[last_kept].end..ranges[ranges.len() - 1].end);
    }
    true
}

/// The path with `/` on every system.
fn shown(path: &Path) -> String {
    path.display().to_string().replace('\\', "/")
}

pub(crate) fn range(syntax: &impl Spanned) -> Range<usize> {
    syntax.span().byte_range()
}

/// The identifier without `r#`.
fn plain(ident: &Ident) -> String {
    ident.to_string().trim_start_matches("r#").to_owned()
}

/// Whether `#[cfg(test)]` or `#[test]` stands there.
fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        Meta::NameValue(_) => false,
    })
}

pub(crate) fn attributes_of(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// The name of an item that has exactly one.
pub(crate) fn name_of(item: &Item) -> Option<String> {
    let ident = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        Item::Mod(item) => &item.ident,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(plain(ident))
}

fn kind(item: &Item) -> Kind {
    match (item, name_of(item)) {
        (Item::Impl(item), _) => Kind::Implementation(head_paths(item)),
        (
            Item::Fn(_) | Item::Struct(_) | Item::Enum(_) | Item::Union(_) | Item::Macro(_),
            Some(name),
        ) => Kind::Named(name),
        _ => Kind::Fixed,
    }
}

/// The path of the trait that `item` implements, and of the type for which.
pub(crate) fn head_paths(item: &ItemImpl) -> Vec<Vec<String>> {
    let mut type_ = &*item.self_ty;
    while let Type::Reference(reference) = type_ {
        type_ = &reference.elem;
    }
    let type_ = match type_ {
        Type::Path(path) => Some(&path.path),
        _ => None,
    };
    let trait_ = item.trait_.as_ref().map(|(path, _)| path);
    let segments = |path: &syn::Path| path.segments.iter().map(|s| plain(&s.ident)).collect();
    trait_.into_iter().chain(type_).map(segments).collect()
}
