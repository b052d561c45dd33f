//! Stand-ins for proconio 0.5.0 and itertools 0.14.0, of which a bundle gets what it uses.
//!
//! They are ordinary source files. An item is kept if a kept one names it, a method of `Itertools` if it is called:
//! to offer one more method, add it to the trait in `stand_in/itertools.rs`.

use std::collections::BTreeSet;

use quote::ToTokens;
use syn::{Item, ItemMod, ItemUse, TraitItem};

use crate::edit::{self, Edit};
use crate::scan::Scan;
use crate::source::{Import, cut_use, head_paths, imports_of, name_of, range};

/// The crates that have a stand-in.
pub(crate) const CRATES: [&str; 2] = ["itertools", "proconio"];

/// What a program uses of a crate.
#[derive(Default)]
pub(crate) struct Uses {
    /// Without the crate's name.
    pub(crate) paths: Vec<Vec<String>>,
    /// The methods that the program calls, and the functions that it has itself.
    pub(crate) methods: BTreeSet<String>,
    pub(crate) functions: BTreeSet<String>,
}

/// The methods of the trait `Itertools`, without those that have the name of a method of the standard library and no
/// stand-in (`chunk_by`, `chunks`, `get`, `update`): a call of these is taken for the standard one.
#[rustfmt::skip]
pub(crate) const METHODS: [&str; 126] = [
    "all_equal", "all_equal_value", "all_unique", "array_combinations", "at_most_one", "batching",
    "cartesian_product", "circular_tuple_windows", "coalesce", "collect_array", "collect_tuple", "collect_vec",
    "combinations", "combinations_with_replacement", "concat", "contains", "counts", "counts_by", "dedup",
    "dedup_by", "dedup_by_with_count", "dedup_with_count", "dropping", "dropping_back", "duplicates",
    "duplicates_by", "exactly_one", "filter_map_ok", "filter_ok", "find_or_first", "find_or_last",
    "find_position", "flatten_ok", "fold1", "fold_ok", "fold_options", "fold_while", "format", "format_with",
    "group_by", "interleave", "interleave_shortest", "intersperse", "intersperse_with", "into_group_map",
    "into_group_map_by", "into_grouping_map", "into_grouping_map_by", "join", "k_largest", "k_largest_by",
    "k_largest_by_key", "k_largest_relaxed", "k_largest_relaxed_by", "k_largest_relaxed_by_key", "k_smallest",
    "k_smallest_by", "k_smallest_by_key", "k_smallest_relaxed", "k_smallest_relaxed_by",
    "k_smallest_relaxed_by_key", "kmerge", "kmerge_by", "map_into", "map_ok", "max_set", "max_set_by",
    "max_set_by_key", "merge", "merge_by", "merge_join_by", "min_set", "min_set_by", "min_set_by_key", "minmax",
    "minmax_by", "minmax_by_key", "multi_cartesian_product", "multipeek", "multiunzip", "next_array",
    "next_tuple", "pad_using", "partition_map", "partition_result", "peeking_take_while", "permutations",
    "position_max", "position_max_by", "position_max_by_key", "position_min", "position_min_by",
    "position_min_by_key", "position_minmax", "position_minmax_by", "position_minmax_by_key", "positions",
    "powerset", "process_results", "product1", "set_from", "sorted", "sorted_by", "sorted_by_cached_key",
    "sorted_by_key", "sorted_unstable", "sorted_unstable_by", "sorted_unstable_by_key", "sum1", "tail",
    "take_while_inclusive", "take_while_ref", "tee", "tree_fold1", "tree_reduce", "try_collect", "try_len",
    "tuple_combinations", "tuple_windows", "tuples", "unique", "unique_by", "while_some", "with_position",
    "zip_eq", "zip_longest",
];

/// The text of the stand-in for the crate, or what it lacks.
pub(crate) fn text(name: &str, uses: Uses) -> Result<String, String> {
    let text = match name {
        "proconio" => include_str!("stand_in/proconio.rs"),
        _ => include_str!("stand_in/itertools.rs"),
    };
    let items = syn::parse_file(text)
        .expect("a stand-in is valid Rust")
        .items;
    let mut stand_in = StandIn::of(&items);
    for path in &uses.paths {
        stand_in
            .want(path, &items)
            .map_err(|()| format!("`{name}::{}` has no stand-in", path.join("::")))?;
    }
    if stand_in.named.contains("Itertools") {
        for method in uses.methods {
            if stand_in.methods.contains(&method) {
                stand_in.called.insert(method);
            } else if METHODS.contains(&method.as_str()) && !uses.functions.contains(&method) {
                return Err(format!("`Itertools::{method}` has no stand-in"));
            }
        }
    }
    stand_in.grow(&items);
    Ok(edit::apply(text, stand_in.cuts(&items)))
}

/// What of a stand-in is kept.
#[derive(Default)]
struct StandIn {
    /// Its items, imports and `Itertools` methods, by name.
    items: BTreeSet<String>,
    imports: BTreeSet<String>,
    methods: BTreeSet<String>,
    /// The names that the program or a kept item mentions, and the methods that they call.
    named: BTreeSet<String>,
    called: BTreeSet<String>,
}

impl StandIn {
    fn of(items: &[Item]) -> Self {
        let mut stand_in = Self::default();
        stand_in.enter(items);
        stand_in
    }

    fn enter(&mut self, items: &[Item]) {
        for item in items {
            self.items.extend(name_of(item));
            match item {
                Item::Mod(item) => self.enter(content(item)),
                Item::Use(item) => {
                    let imports = imports_of(item).into_iter();
                    self.imports
                        .extend(imports.filter_map(|import| import.name));
                }
                Item::Trait(item) if item.ident == "Itertools" => {
                    self.methods.extend(item.items.iter().map(method_name));
                }
                _ => {}
            }
        }
    }

    /// Names what `path` leads to; fails if that is nothing.
    fn want(&mut self, path: &[String], items: &[Item]) -> Result<(), ()> {
        let Some((name, rest)) = path.split_first() else {
            return Ok(());
        };
        let item = items
            .iter()
            .find(|item| name_of(item).as_ref() == Some(name));
        self.named.insert(name.clone());
        match (item.ok_or(())?, rest) {
            (Item::Mod(item), rest) => self.want(rest, content(item)),
            (Item::Trait(_), [method]) if name == "Itertools" => {
                self.called.insert(method.clone());
                if self.methods.contains(method) {
                    Ok(())
                } else {
                    Err(())
                }
            }
            _ => Ok(()),
        }
    }

    fn keeps(&self, item: &Item) -> bool {
        match item {
            Item::Impl(item) => {
                let paths = head_paths(item);
                let own = paths.iter().filter_map(|path| path.last());
                let mut own = own.filter(|name| self.items.contains(*name)).peekable();
                own.peek().is_some() && own.all(|name| self.named.contains(name))
            }
            Item::Use(item) => self.kept_imports(item).next().is_some(),
            Item::Mod(item) => {
                let mut others = content(item)
                    .iter()
                    .filter(|item| !matches!(item, Item::Use(_)));
                others.any(|item| self.keeps(item))
            }
            item => name_of(item).is_some_and(|name| self.named.contains(&name)),
        }
    }

    fn kept_imports(&self, item: &ItemUse) -> impl Iterator<Item = usize> {
        let named = |import: &Import| {
            let name = import.name.as_ref();
            name.is_some_and(|name| self.named.contains(name))
        };
        let imports = imports_of(item).into_iter();
        imports.filter(named).map(|import| import.start)
    }

    /// Names what the kept items name, until that is nothing new.
    fn grow(&mut self, items: &[Item]) {
        let before = (self.named.len(), self.called.len());
        for item in items
            .iter()
            .filter(|item| self.keeps(item))
            .collect::<Vec<_>>()
        {
            match item {
                Item::Use(_) => {}
                Item::Mod(item) => self.grow(content(item)),
                Item::Trait(item) if item.ident == "Itertools" => {
                    for method in &item.items {
                        if self.called.contains(&method_name(method)) {
                            self.read(method);
                        }
                    }
                }
                item => self.read(item),
            }
        }
        if before != (self.named.len(), self.called.len()) {
            self.grow(items);
        }
    }

    fn read(&mut self, tokens: &impl ToTokens) {
        let mut scan = Scan::default();
        scan.read(tokens.to_token_stream(), &[]);
        let names = scan.paths.into_iter().flat_map(|path| path.segments);
        self.named
            .extend(names.filter(|name| self.items.contains(name) || self.imports.contains(name)));
        self.called.extend(
            scan.methods
                .into_iter()
                .filter(|name| self.methods.contains(name)),
        );
    }

    fn cuts(&self, items: &[Item]) -> Vec<Edit> {
        let mut cuts = Vec::new();
        for item in items {
            match item {
                item if !self.keeps(item) => cuts.push(Edit::cut(range(item))),
                Item::Mod(item) => cuts.append(&mut self.cuts(content(item))),
                Item::Use(item) => {
                    let kept: BTreeSet<usize> = self.kept_imports(item).collect();
                    let unused = cut_use(item, |start| kept.contains(&start));
                    cuts.extend(unused.into_iter().map(Edit::cut));
                }
                Item::Trait(item) if item.ident == "Itertools" => {
                    let unused = item
                        .items
                        .iter()
                        .filter(|m| !self.called.contains(&method_name(m)));
                    cuts.extend(unused.map(|method| Edit::cut(range(method))));
                }
                _ => {}
            }
        }
        cuts
    }
}

fn content(item: &ItemMod) -> &[Item] {
    item.content.as_ref().map_or(&[], |(_, items)| items)
}

fn method_name(item: &TraitItem) -> String {
    match item {
        TraitItem::Fn(method) => method.sig.ident.to_string(),
        _ => unreachable!("the stand-in of Itertools has methods only"),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::process::Command;
    use std::{env, fs};

    use super::*;

    /// The methods of the real trait, read from the source of the crate.
    fn methods_of_itertools() -> BTreeSet<String> {
        let output = Command::new(env::var("CARGO").unwrap())
            .args(["metadata", "--format-version", "1", "--offline"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .unwrap();
        let metadata = String::from_utf8(output.stdout).unwrap();
        let manifest = metadata
            .split('"')
            .find(|text| text.contains("itertools-0.14.0") && text.ends_with("Cargo.toml"))
            .unwrap()
            .replace(r"\\", r"\");
        let source = Path::new(&manifest).with_file_name("src").join("lib.rs");
        let items = syn::parse_file(&fs::read_to_string(source).unwrap())
            .unwrap()
            .items;
        let mut itertools = StandIn::default();
        for item in items {
            if let Item::Trait(item) = item
                && item.ident == "Itertools"
            {
                itertools.methods.extend(item.items.iter().map(method_name));
            }
        }
        itertools.methods
    }

    #[test]
    fn the_methods_are_those_of_itertools() {
        let known: BTreeSet<String> = METHODS.iter().map(|&method| method.to_owned()).collect();
        let standard = ["chunk_by", "chunks", "get", "update"].map(str::to_owned);
        let expected = &methods_of_itertools() - &standard.into_iter().collect();
        assert_eq!(known, expected);
    }

    #[track_caller]
    fn prints(name: &str, path: &[&str], methods: &[&str], expected: &str) {
        let own = |names: &[&str]| {
            names
                .iter()
                .map(|&name| name.to_owned())
                .collect::<Vec<_>>()
        };
        let uses = Uses {
            paths: vec![own(path)],
            methods: own(methods).into_iter().collect(),
            ..Uses::default()
        };
        assert_eq!(text(name, uses).unwrap(), expected);
    }

    #[test]
    fn only_what_is_used_is_printed() {
        prints(
            "itertools",
            &["Itertools"],
            &["collect_vec", "len"],
            "\
pub trait Itertools: Iterator {
    fn collect_vec(self) -> Vec<Self::Item>
    where
        Self: Sized,
    {
        self.collect()
    }
}

impl<T: Iterator + ?Sized> Itertools for T {}
",
        );
        prints(
            "proconio",
            &["source", "RuntimeReadable"],
            &[],
            "\
pub mod source {
    use std::io::BufRead;

    pub trait Source<R: BufRead> {
        fn next_token(&mut self) -> Option<&str>;

        fn is_empty(&mut self) -> bool;

        fn next_token_unwrap(&mut self) -> &str {
            self.next_token().expect(\"the input ends too early\")
        }
    }

    impl<R: BufRead, S: Source<R>> Source<R> for &mut S {
        fn next_token(&mut self) -> Option<&str> {
            (*self).next_token()
        }

        fn is_empty(&mut self) -> bool {
            (*self).is_empty()
        }
    }

    pub trait RuntimeReadable {
        type Output;
        fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output;
    }
}
",
        );
    }
}
