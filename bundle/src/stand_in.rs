//! Stand-ins for proconio 0.5.0 and itertools 0.14.0, of which a bundle gets what it uses.
//!
//! They are ordinary source files, cut like those of the library. To offer one more method, add it to the trait in
//! `stand_in/itertools.rs`.

use std::collections::BTreeSet;

use crate::item::Kind;
use crate::reach::Reach;
use crate::source::{ITERTOOLS, Module, PROCONIO, PROGRAM, Source};

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

/// Whether `method` is one of `Itertools` that its stand-in does not have.
pub(crate) fn is_missing(source: &Source, method: &str) -> bool {
    let parts = &source.modules[ITERTOOLS].parts;
    let is_method = |kind: &Kind| matches!(kind, Kind::Member(_, name) if name == method);
    METHODS.contains(&method) && !parts.iter().any(|part| is_method(&part.kind))
}

/// Says what the kept text needs of the crates and has no stand-in.
pub(crate) fn check(source: &Source, reach: &Reach) -> Result<(), String> {
    if let Some(path) = reach.missing().first() {
        return Err(format!("`{path}` has no stand-in"));
    }
    let kept = || {
        let modules = reach
            .modules()
            .iter()
            .map(|&module| &source.modules[module]);
        modules.filter(|module| !module.is_stand_in())
    };
    if reach.modules().contains(&PROCONIO)
        && let Some(place) = kept().find_map(|module| module.input_without_source.as_ref())
    {
        return Err(format!("{place}: `input!` without `from` has no stand-in"));
    }
    let program = || kept().filter(|module| module.root == PROGRAM);
    let all = |names: fn(&Module) -> &BTreeSet<String>| program().flat_map(names).collect();
    let own: BTreeSet<&String> = all(|module| &module.functions);
    let mut called: BTreeSet<&String> = all(|module| &module.methods);
    called.retain(|method| !own.contains(method) && is_missing(source, method));
    match called.first() {
        Some(method) if reach.modules().contains(&ITERTOOLS) => {
            Err(format!("`Itertools::{method}` has no stand-in"))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::process::Command;
    use std::{env, fs};

    use syn::{Item, TraitItem};

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
        let file = syn::parse_file(&fs::read_to_string(source).unwrap()).unwrap();
        let itertools = file.items.into_iter().find_map(|item| match item {
            Item::Trait(item) if item.ident == "Itertools" => Some(item.items),
            _ => None,
        });
        let method = |item| match item {
            TraitItem::Fn(method) => method.sig.ident.to_string(),
            _ => unreachable!("Itertools has methods only"),
        };
        itertools.unwrap().into_iter().map(method).collect()
    }

    #[test]
    fn the_methods_are_those_of_itertools() {
        let known: BTreeSet<String> = METHODS.iter().map(|&method| method.to_owned()).collect();
        let standard = ["chunk_by", "chunks", "get", "update"].map(str::to_owned);
        let expected = &methods_of_itertools() - &standard.into_iter().collect();
        assert_eq!(known, expected);
    }
}
