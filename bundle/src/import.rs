//! What a `use` brings in, and cutting a part of it.

use std::ops::Range;

use syn::{ItemUse, UseTree};

use crate::item::{plain, range};

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
