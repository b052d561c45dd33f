//! The stand-ins against the crates that they stand for.

#[path = "../src/stand_in/itertools.rs"]
#[allow(dead_code, unused_doc_comments, unused_imports, unused_macros, clippy::neg_cmp_op_on_partial_ord)]
mod itertools;
#[path = "../src/stand_in/proconio.rs"]
#[allow(dead_code, unused_imports, unused_macros)]
mod proconio;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ::proconio::source::once::OnceSource;
use serde_json::Value;

/// What both crates make of the same expression for every one of `SEQUENCES` must be equal.
macro_rules! same {
    ($($method:ident: |$items:ident| $result:expr;)*) => {$(
        #[test]
        #[allow(deprecated)]
        fn $method() {
            for sequence in SEQUENCES {
                let ours = {
                    #[allow(deprecated, unused_imports)]
                    use crate::itertools::{self as it, Itertools, MinMaxResult, chain, iproduct, izip, repeat_n};
                    let $items = sequence.iter().copied();
                    format!("{:?}", $result)
                };
                let theirs = {
                    #[allow(unused_imports)]
                    use ::itertools::{self as it, Itertools, MinMaxResult, chain, iproduct, izip, repeat_n};
                    let $items = sequence.iter().copied();
                    format!("{:?}", $result)
                };
                assert_eq!(ours, theirs, "for {sequence:?}");
            }
        }
    )*};
}

const SEQUENCES: &[&[i32]] = &[
    &[],
    &[7],
    &[7, 7],
    &[2, 1],
    &[1, 2, 3],
    &[3, 1, 3],
    &[5, 5, 5, 5],
    &[3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5],
    &[12, 12, 11, 21, 21, 22, 11, 12],
    &[1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 14, 3, 2, 1],
];

/// Numbers that are equal by their last digit only.
#[derive(Clone, Copy, Debug)]
struct Digit(i32);

impl PartialEq for Digit {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Digit {}

impl PartialOrd for Digit {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Digit {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.0 % 10).cmp(&(other.0 % 10))
    }
}

same! {
    all_equal: |items| (items.clone().all_equal(), items.map(Digit).all_equal());
    all_unique: |items| items.clone().all_unique();
    combinations: |items| (0..5).map(|k| items.clone().combinations(k).collect::<Vec<_>>()).collect::<Vec<_>>();
    permutations: |items| (0..4).map(|k| items.clone().take(5).permutations(k).collect::<Vec<_>>()).collect::<Vec<_>>();
    permutations_of_all: |items| {
        let items = items.take(5);
        items.clone().permutations(items.len()).collect::<Vec<_>>()
    };
    powerset: |items| items.powerset().collect::<Vec<_>>();
    interleave: |items| (
        items.clone().interleave(0..4).collect::<Vec<_>>(),
        (0..4).interleave(items).collect::<Vec<_>>(),
    );
    multi_cartesian_product: |items| (
        items.clone().take(4).map(|x| 0..x % 4).multi_cartesian_product().collect::<Vec<_>>(),
        items.take(3).map(|x| [x, -x]).multi_cartesian_product().collect::<Vec<_>>(),
    );
    macros_for_iterators: |items| (
        iproduct!(items.clone(), 0..2).collect::<Vec<_>>(),
        iproduct!(items.clone().take(3), [1, 2], "ab".chars(), 0..2).collect::<Vec<_>>(),
        iproduct!(items.clone()).collect::<Vec<_>>(),
        izip!(items.clone()).collect::<Vec<_>>(),
        izip!(items.clone(), 0..3,).collect::<Vec<_>>(),
        izip!(&[1, 2, 3, 4], items.clone(), items.clone().rev(), "abc".chars()).collect::<Vec<_>>(),
        chain!(items.clone(), [0], 5..6).collect::<Vec<_>>(),
        chain!(items).collect::<Vec<_>>(),
        iproduct!().collect::<Vec<_>>(),
        repeat_n("a", 3).collect::<Vec<_>>(),
    );
    cartesian_product: |items| items.clone().cartesian_product(items).collect::<Vec<_>>();
    collect_tuple: |items| (items.clone().collect_tuple::<(_, _)>(), items.collect_tuple::<(_, _, _)>());
    collect_vec: |items| items.collect_vec();
    combinations_with_replacement: |items| (0..4)
        .map(|k| items.clone().take(4).combinations_with_replacement(k).collect::<Vec<_>>())
        .collect::<Vec<_>>();
    concat: |items| items.map(|x| vec![x; 2]).concat();
    contains: |items| (items.clone().contains(&5), items.clone().contains(&8));
    counts: |items| items.counts().into_iter().collect::<BTreeMap<_, _>>();
    counts_by: |items| items.counts_by(|x| x % 3).into_iter().collect::<BTreeMap<_, _>>();
    dedup: |items| (items.clone().dedup().collect::<Vec<_>>(), items.map(Digit).dedup().collect::<Vec<_>>());
    dedup_by: |items| (
        items.clone().dedup_by(|a, b| a <= b).collect::<Vec<_>>(),
        items.dedup_by_with_count(|a, b| a <= b).collect::<Vec<_>>(),
    );
    chunk_by: |items| {
        let groups = items.clone().chunk_by(|x| x % 2);
        let groups: Vec<_> = groups.into_iter().map(|(key, group)| (key, group.collect::<Vec<_>>())).collect();
        let tens = items.group_by(|x| x / 10);
        (groups, tens.into_iter().map(|(key, group)| key * group.sum::<i32>()).collect::<Vec<_>>())
    };
    chunks: |items| (1..4).map(|size| {
        let chunks = items.clone().chunks(size);
        chunks.into_iter().map(|chunk| chunk.collect::<Vec<_>>()).collect::<Vec<_>>()
    }).collect::<Vec<_>>();
    dedup_with_count: |items| items.map(Digit).dedup_with_count().collect::<Vec<_>>();
    exactly_one: |items| (
        items.clone().exactly_one().map_err(|rest| (rest.to_string(), rest.len(), rest.collect::<Vec<_>>())),
        items.map(|x| x as f64).exactly_one().map_err(|rest| Box::<dyn std::error::Error>::from(rest).to_string()),
    );
    find_position: |items| (items.clone().find_position(|x| x % 2 == 1), items.clone().find_position(|x| *x > 50));
    format: |items| (
        items.clone().format(", ").to_string(),
        format!("{:03}|{:?}|{:#x}", items.clone().format(""), items.clone().format("-"), items.clone().format(" ")),
        format!("{:o} {:X} {:b}", items.clone().format(" "), items.clone().format("").clone(), items.format("+")),
        format!("{:e} {:E}", [0.5].iter().format(""), [0.25, 1e9].iter().format(" ").clone()),
    );
    into_group_map: |items| items.map(|x| (x % 10, x)).into_group_map().into_iter().collect::<BTreeMap<_, _>>();
    join: |items| (items.clone().join(" "), items.map(|x| x.to_string()).join(""));
    free_functions: |items| (
        it::chain(items.clone(), [1, 2]).rev().collect::<Vec<_>>(),
        (it::all(items.clone(), |x| x > 1), it::any(items.clone(), |x| x == 3), it::concat([vec![1], vec![2]])),
        (it::cloned(&[1, 2]).collect::<Vec<_>>(), it::enumerate(items.clone()).collect::<Vec<_>>()),
        (it::equal(items.clone(), [3, 1, 3]), it::fold(items.clone(), 0, |a, b| 2 * a + b)),
        (it::interleave(items.clone(), [0; 3]).collect::<Vec<_>>(), it::join(items.clone(), "-")),
        (it::max(items.clone()), it::min(items.clone()), it::rev(items.clone()).collect::<Vec<_>>()),
        (
            it::sorted(items.clone().map(Digit)).collect::<Vec<_>>(),
            it::sorted_unstable(items.clone()).collect::<Vec<_>>(),
        ),
        (it::zip(items.clone(), 0..3).collect::<Vec<_>>(), it::zip_eq(items.clone(), items).collect::<Vec<_>>()),
    );
    from_behind: |items| (
        items.clone().unique().rev().collect::<Vec<_>>(),
        items.clone().unique_by(|x| x % 3).rev().collect::<Vec<_>>(),
        items.clone().positions(|x| x % 2 == 1).rev().collect::<Vec<_>>(),
        izip!(items.clone(), items.clone().rev()).rev().collect::<Vec<_>>(),
        {
            let mut items = repeat_n(1, 3);
            (items.next_back(), items.len(), items.next(), items.rev().collect::<Vec<_>>())
        },
        items.clone().sorted().rev().collect::<Vec<_>>(),
        chain!(items.clone(), 0..3).rev().collect::<Vec<_>>(),
    );
    lengths: |items| {
        let mut windows = items.clone().tuple_windows::<(_, _, _)>();
        let mut lengths = vec![windows.len(), items.clone().tuples::<(_, _)>().len(), repeat_n((), items.len()).len()];
        windows.next();
        lengths.extend([windows.len(), items.clone().zip_eq(items.clone()).len(), items.sorted().len()]);
        lengths
    };
    max_set: |items| items.map(Digit).max_set();
    min_set: |items| items.map(Digit).min_set();
    minmax: |items| (
        (items.clone().map(Digit).minmax(), items.clone().map(Digit).minmax().into_option()),
        items.clone().map(|x| if x == 5 || x == 12 { f64::NAN } else { x.into() }).minmax(),
        (items.clone().minmax_by_key(|x| x % 3), items.minmax_by(|a, b| (b % 3).cmp(&(a % 3)))),
    );
    minmax_variants: |items| match items.minmax() {
        MinMaxResult::NoElements => None,
        MinMaxResult::OneElement(x) => Some((x, x)),
        MinMaxResult::MinMax(least, greatest) => Some((least, greatest)),
    };
    next_tuple: |items| { let mut items = items; (items.next_tuple::<(_, _)>(), items.next_tuple::<(_, _, _)>()) };
    pairs_by_pattern: |items| items.tuple_combinations().filter(|(a, b)| a < b).map(|(a, b)| a + b).collect::<Vec<_>>();
    position_max: |items| items.map(Digit).position_max();
    position_min: |items| items.map(Digit).position_min();
    positions_by: |items| (
        items.clone().position_max_by_key(|x| x % 10),
        items.clone().position_min_by_key(|x| x % 10),
        items.clone().position_max_by(|a, b| b.cmp(a)),
        items.position_min_by(|a, b| b.cmp(a)),
    );
    positions: |items| items.positions(|x| x % 2 == 1).collect::<Vec<_>>();
    sorted: |items| items.map(Digit).sorted().collect::<Vec<_>>();
    sorted_by: |items| items.sorted_by(|a, b| (b % 10).cmp(&(a % 10))).collect::<Vec<_>>();
    sorted_by_cached_key: |items| items.sorted_by_cached_key(|x| x % 10).collect::<Vec<_>>();
    sorted_by_key: |items| items.sorted_by_key(|x| x % 10).rev().collect::<Vec<_>>();
    sorted_unstable: |items| items.sorted_unstable().collect::<Vec<_>>();
    sorted_unstable_by: |items| items.sorted_unstable_by(|a, b| b.cmp(a)).collect::<Vec<_>>();
    sorted_unstable_by_key: |items| items.sorted_unstable_by_key(|x| -x).collect::<Vec<_>>();
    tuple_combinations: |items| (
        items.clone().tuple_combinations::<(_, _)>().collect::<Vec<_>>(),
        items.clone().tuple_combinations::<(_, _, _)>().collect::<Vec<_>>(),
        items.clone().tuple_combinations::<(_,)>().collect::<Vec<_>>(),
        items.tuple_combinations::<(_, _, _, _)>().collect::<Vec<_>>(),
    );
    tuple_windows: |items| (
        items.clone().tuple_windows().map(|(a, b)| a - b).collect::<Vec<_>>(),
        items.tuple_windows::<(_, _, _)>().collect::<Vec<_>>(),
    );
    tuples: |items| (
        items.clone().tuples::<(_, _)>().collect::<Vec<_>>(),
        items.tuples::<(_, _, _)>().collect::<Vec<_>>(),
    );
    unique: |items| items.unique().collect::<Vec<_>>();
    zip_eq: |items| items.clone().zip_eq(items.rev()).collect::<Vec<_>>();
}

/// Numbers that say when they are asked for, and come back to life when they have ended.
#[derive(Clone)]
struct Source<'a> {
    next: usize,
    left: usize,
    asked: &'a Cell<usize>,
}

impl Iterator for Source<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        self.asked.set(self.asked.get() + 1);
        if self.left == 0 {
            self.left = 2;
            return None;
        }
        (self.next, self.left) = (self.next + 1, self.left - 1);
        Some(self.next - 1)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

/// Says how many items both crates have asked of the source when the adaptor is made, and after each of its items, with
/// the size hint, and how many items it counts; also a copy of it must give the same. Infinite sources must do.
macro_rules! same_laziness {
    ($($name:ident: |$items:ident| $adaptor:expr;)*) => {$(
        #[test]
        fn $name() {
            macro_rules! trace {
                ($length:ident) => {{
                    let asked = Cell::new(0);
                    let $items = Source { next: 0, left: $length, asked: &asked };
                    let mut adaptor = $adaptor;
                    let mut trace = vec![format!("{} {:?}", asked.get(), adaptor.size_hint())];
                    for _ in 0..40 {
                        let copy = adaptor.clone().next();
                        let count = ($length < 10).then(|| adaptor.clone().count());
                        let (before, item) = (asked.get(), adaptor.next());
                        let asked = asked.get() - before;
                        trace.push(format!("{item:?} {copy:?} {count:?} {asked} {:?}", adaptor.size_hint()));
                    }
                    trace
                }};
            }
            for length in [0, 1, 2, 3, 4, 5, 6, usize::MAX - 1] {
                let ours = {
                    #[allow(unused_imports)]
                    use crate::itertools::{Itertools, iproduct, izip};
                    trace!(length)
                };
                let theirs = {
                    #[allow(unused_imports)]
                    use ::itertools::{Itertools, iproduct, izip};
                    trace!(length)
                };
                assert_eq!(ours, theirs, "for {length}");
            }
        }
    )*};
}

same_laziness! {
    no_combinations_are_lazy: |items| items.combinations(0);
    combinations_are_lazy: |items| items.combinations(2);
    longer_combinations_are_lazy: |items| items.combinations(3);
    no_combinations_with_replacement_are_lazy: |items| items.combinations_with_replacement(0);
    combinations_with_replacement_are_lazy: |items| items.combinations_with_replacement(2);
    no_permutations_are_lazy: |items| items.permutations(0);
    single_permutations_are_lazy: |items| items.permutations(1);
    permutations_are_lazy: |items| items.permutations(3);
    pairs_are_lazy: |items| items.tuple_combinations::<(_, _)>();
    triples_are_lazy: |items| items.tuple_combinations::<(_, _, _)>();
    fours_are_lazy: |items| items.tuple_combinations::<(_, _, _, _)>();
    powersets_are_lazy: |items| items.powerset();
    products_are_lazy: |items| [items.clone(), items].into_iter().multi_cartesian_product();
    products_of_three_are_lazy: |items| [items.clone(), items.clone(), items].into_iter().multi_cartesian_product();
    products_of_nothing_are_lazy: |items| [items; 0].into_iter().multi_cartesian_product();
    products_of_two_are_lazy: |items| items.clone().cartesian_product(items.skip(1));
    macros_of_products_are_lazy: |items| iproduct!(items.clone(), items.clone().skip(1), items);
    pairs_of_macros_are_lazy: |items| iproduct!(items.clone(), items);
    zips_of_macros_are_lazy: |items| izip!(items.clone(), items.clone().skip(1), items);
    runs_are_lazy: |items| items.map(|x| x / 3).dedup();
    runs_by_a_relation_are_lazy: |items| items.dedup_by(|a, b| a + 2 > *b);
    runs_with_counts_are_lazy: |items| items.map(|x| x / 2).dedup_with_count();
    runs_by_a_relation_with_counts_are_lazy: |items| items.dedup_by_with_count(|a, b| a + 2 > *b);
    interleaved_are_lazy: |items| items.clone().skip(1).interleave(items);
    positions_are_lazy: |items| items.positions(|x| x % 3 == 1);
    tuples_are_lazy: |items| items.tuples::<(_, _)>();
    tuples_of_three_are_lazy: |items| items.tuples::<(_, _, _)>();
    single_windows_are_lazy: |items| items.tuple_windows::<(_,)>();
    windows_are_lazy: |items| items.tuple_windows::<(_, _)>();
    windows_of_three_are_lazy: |items| items.tuple_windows::<(_, _, _)>();
    unique_are_lazy: |items| items.map(|x| x / 2).unique();
    unique_by_a_key_are_lazy: |items| items.unique_by(|x| x / 3);
    equally_long_are_lazy: |items| items.clone().zip_eq(items);
}

/// What both make of the same expression, which may also panic.
macro_rules! same_once {
    ($($name:ident: $result:expr;)*) => {$(
        #[test]
        #[allow(unused_imports)]
        fn $name() {
            let ours = std::panic::catch_unwind(|| {
                use crate::itertools::{self as it, Itertools, iproduct};
                $result
            });
            let theirs = std::panic::catch_unwind(|| {
                use ::itertools::{self as it, Itertools, iproduct};
                $result
            });
            assert_eq!(ours.ok(), theirs.ok());
        }
    )*};
}

/// The groups of `source` in the order in which they are read: `plan` says of each letter what happens. `n` asks for a
/// group, `a` to `d` for an item of the one that is that old, `A` to `D` forget it.
macro_rules! read_groups {
    ($groups:expr, $plan:expr, $group_of:expr) => {{
        let groups = $groups;
        let mut iterator = groups.into_iter();
        let mut found = Vec::new();
        let mut trace = Vec::new();
        for step in $plan.chars() {
            let at = |first: char| step as usize - first as usize;
            match step {
                'n' => found.push(iterator.next().map(|item| {
                    let (key, group) = $group_of(item);
                    trace.push(format!("{key:?}"));
                    group
                })),
                'a'..='d' => trace.push(format!(
                    "{:?}",
                    found.get_mut(at('a')).map(|group| group.as_mut().map(|group| group.next()))
                )),
                _ => drop(found.get_mut(at('A')).map(|group| group.take())),
            }
        }
        trace
    }};
}

const PLANS: [&str; 9] = [
    "nnnnnn",
    "naaaanbbbncc",
    "nnnaaaabbbcc",
    "nAnbbBncc",
    "nnaAbbbnac",
    "nnnnCdBbAa",
    "naannccbbaan",
    "nannnabcdddd",
    "nBnAnnabcd",
];

same_once! {
    groups_wait_for_the_next: PLANS.map(|plan| {
        let asked = Cell::new(0);
        let items = [1, 1, 3, 2, 2, 5, 7, 7].into_iter().inspect(|_| asked.set(asked.get() + 1));
        (read_groups!(&items.chunk_by(|x| x % 2), plan, |(key, group)| (key, group)), asked.get())
    });
    chunks_wait_for_the_next: PLANS.map(|plan| {
        let asked = Cell::new(0);
        let items = (0..8).inspect(|_| asked.set(asked.get() + 1));
        (read_groups!(&items.chunks(3), plan, |chunk| ((), chunk)), asked.get())
    });
    infinite_groups: (0_u64..)
        .chunk_by(|x| x / 3)
        .into_iter()
        .take(3)
        .map(|(key, group)| key + group.sum::<u64>())
        .sum::<u64>();
    chunks_of_nothing: drop((0..3).chunks(0));
    unequal_lengths: (0..3).zip_eq(0..4).count();
    equal_things: it::assert_equal(0..3, [0, 1, 2]);
    unequal_things: it::assert_equal(0..3, [0, 1]);
    printed_twice: { let items = (0..3).format(" "); (items.to_string(), items.to_string()) };
    counted_at_once: (
        (0..60).combinations(30).count(),
        (0..20).permutations(10).count(),
        (0..60).powerset().count(),
        (0..1000).combinations_with_replacement(4).count(),
        (0..100_000_u32).tuple_combinations::<(_, _, _)>().count(),
        [0..1_000_000_u64, 5..1_000_000].into_iter().multi_cartesian_product().count(),
    );
    too_many_to_count: (0..100).combinations(50).count();
    order_of_asking: {
        let log = RefCell::new(Vec::new());
        let source = |name, length| (0..length).inspect({ let log = &log; move |i| log.borrow_mut().push((name, *i)) });
        let pairs: Vec<_> = source('a', 2).cartesian_product(source('b', 2)).collect();
        log.borrow_mut().push(('-', 0));
        source('a', 2).cartesian_product(source('b', 2)).for_each(|pair| log.borrow_mut().push(('f', pair.0 + pair.1)));
        log.borrow_mut().push(('-', 0));
        for triple in iproduct!(source('a', 2), source('b', 1), source('c', 2)) {
            log.borrow_mut().push(('t', triple.0 + triple.2));
        }
        log.borrow_mut().push(('-', 0));
        let empty = source('a', 2).cartesian_product(source('b', 0)).next();
        (pairs, empty, log.take())
    };
}

macro_rules! of_every_length {
    ($($name:ident: $tuple:ty;)*) => {
        same! {$(
            $name: |items| (
                items.clone().collect_tuple::<$tuple>(),
                { let mut items = items.clone(); (items.next_tuple::<$tuple>(), items.collect_vec()) },
                items.clone().tuples::<$tuple>().collect_vec(),
                items.clone().tuple_windows::<$tuple>().collect_vec(),
                items.tuple_combinations::<$tuple>().collect_vec(),
            );
        )*}
    };
}

of_every_length! {
    tuples_of_one: (_,);
    tuples_of_two: (_, _);
    tuples_of_three: (_, _, _);
    tuples_of_four: (_, _, _, _);
    tuples_of_five: (_, _, _, _, _);
    tuples_of_six: (_, _, _, _, _, _);
    tuples_of_seven: (_, _, _, _, _, _, _);
    tuples_of_eight: (_, _, _, _, _, _, _, _);
    tuples_of_nine: (_, _, _, _, _, _, _, _, _);
    tuples_of_ten: (_, _, _, _, _, _, _, _, _, _);
    tuples_of_eleven: (_, _, _, _, _, _, _, _, _, _, _);
    tuples_of_twelve: (_, _, _, _, _, _, _, _, _, _, _, _);
}

/// Items that know how many of them there are, and were at most.
struct Counted<'a>(i32, &'a Cell<(usize, usize)>);

impl<'a> Counted<'a> {
    fn new(value: i32, count: &'a Cell<(usize, usize)>) -> Self {
        let (now, most) = count.get();
        count.set((now + 1, most.max(now + 1)));
        Self(value, count)
    }
}

impl Clone for Counted<'_> {
    fn clone(&self) -> Self {
        Self::new(self.0, self.1)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        let (now, most) = self.1.get();
        self.1.set((now - 1, most));
    }
}

impl PartialEq for Counted<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl Eq for Counted<'_> {}

impl std::hash::Hash for Counted<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

/// The stand-in holds at most twice as many items as the crate, and a few.
macro_rules! same_memory {
    ($($name:ident: |$items:ident| $result:expr;)*) => {$(
        #[test]
        fn $name() {
            macro_rules! most {
                () => {{
                    let count = Cell::new((0, 0));
                    let $items = (0..200).map(|i| Counted::new(i, &count));
                    let result = $result;
                    (result, count.get().1)
                }};
            }
            let (ours, our_most) = {
                use crate::itertools::Itertools;
                most!()
            };
            let (theirs, their_most) = {
                use ::itertools::Itertools;
                most!()
            };
            assert_eq!(ours, theirs);
            assert!(our_most <= 2 * their_most + 8, "{our_most}, {their_most}");
        }
    )*};
}

same_memory! {
    combinations_hold_little: |items| items.take(40).combinations(3).map(|all| all.len()).sum::<usize>();
    combinations_with_replacement_hold_little: |items| {
        items.take(40).combinations_with_replacement(3).fold(0, |a, b| a + b.len())
    };
    permutations_hold_little: |items| items.permutations(2).map(|all| all.len()).sum::<usize>();
    powersets_hold_little: |items| items.take(10).powerset().map(|all| all.len()).sum::<usize>();
    pairs_hold_little: |items| items.tuple_combinations().map(|(a, b)| a.0 * b.0).max();
    windows_hold_little: |items| items.tuple_windows().map(|(a, b, c)| a.0 * b.0 * c.0).max();
    products_hold_little: |items| items.clone().cartesian_product(items).map(|(a, b)| a.0 * b.0).max();
    multiple_products_hold_little: |items| {
        vec![items.take(20); 3].into_iter().multi_cartesian_product().fold(0, |n, all| n + all.len())
    };
    runs_hold_little: |items| items.dedup_with_count().map(|(n, item)| n as i32 * item.0).max();
    unique_hold_little: |items| items.clone().chain(items).unique().map(|item| item.0).sum::<i32>();
    groups_hold_little: |items| {
        let groups = items.chunk_by(|item| item.0 / 50);
        groups.into_iter().map(|(key, group)| key + group.map(|item| item.0).max().unwrap()).sum::<i32>()
    };
    forgotten_groups_hold_little: |items| {
        items.chunk_by(|item| item.0 / 50).into_iter().map(|(key, _)| key).sum::<i32>()
    };
    chunks_hold_little: |items| {
        items.chunks(100).into_iter().map(|chunk| chunk.map(|item| item.0).max().unwrap()).sum::<i32>()
    };
    joined_hold_little: |items| items.map(|item| item.0).format(" ").to_string();
}

/// The words behind these at the beginnings of lines.
fn named<'a>(text: &'a str, before: &[&str]) -> BTreeSet<&'a str> {
    let is_of_name = |c: char| c.is_alphanumeric() || c == '_';
    let rest = text.lines().filter_map(|line| before.iter().find_map(|before| line.strip_prefix(before)));
    rest.map(|rest| rest.split(|c| !is_of_name(c)).next().unwrap_or_default()).collect()
}

/// What a crate's file hands on by name: of `pub use crate::a::{b, c};` these are `b` and `c`.
fn handed_on(text: &str) -> BTreeSet<&str> {
    let uses = text.lines().filter_map(|line| line.strip_prefix("pub use ")?.strip_suffix(';')?.rsplit_once("::"));
    let names = uses.flat_map(|(_, names)| names.trim_matches(['{', '}']).split(", "));
    names.filter(|name| *name != "*" && !name.contains(" as ")).collect()
}

/// What the crate has, the stand-in has or its refusal names; `UPDATE=1` writes these names.
#[test]
fn what_is_missing_is_named() {
    let root = entry::root().join("tools/bundle");
    let asked = entry::cargo().args(["metadata", "--format-version=1"]).current_dir(&root).output().unwrap();
    let known: Value = serde_json::from_slice(&asked.stdout).unwrap();
    let is_itertools = |package: &&Value| package["name"] == "itertools" && package["version"] == "0.14.0";
    let manifest = known["packages"].as_array().unwrap().iter().find(is_itertools).unwrap()["manifest_path"].as_str();
    let sources = Path::new(manifest.unwrap()).with_file_name("src");
    let [front, free] = ["lib.rs", "free.rs"].map(|file| fs::read_to_string(sources.join(file)).unwrap());
    let methods = front.split_once("\npub trait Itertools").unwrap().1.split_once("\n}\n").unwrap().0;
    let mut missing = BTreeSet::new();
    missing.extend(named(methods, &["    fn "]));
    assert!(missing.len() > 120, "{missing:?}");
    missing.extend(named(&front, &["pub fn ", "macro_rules! "]));
    missing.extend(named(&free, &["pub fn "]));
    missing.extend(handed_on(&front));
    missing.extend(handed_on(&free));
    let here = fs::read_to_string(root.join("src/stand_in/itertools.rs")).unwrap();
    let trimmed = here.lines().map(str::trim_start).collect::<Vec<_>>().join("\n");
    let own = ["fn ", "pub fn ", "pub struct ", "pub enum ", "pub trait ", "macro_rules! "];
    let own: BTreeSet<&str> = named(&trimmed, &own).into_iter().chain(handed_on(&trimmed)).collect();
    let mut lines = vec![String::new()];
    for name in missing.difference(&own) {
        if lines.last().unwrap().len() + name.len() > 119 {
            lines.push(String::new());
        }
        *lines.last_mut().unwrap() += &format!("{name} ");
    }
    let text = lines.iter().map(|line| format!("{}\n", line.trim_end())).collect::<String>();
    let path = root.join("src/stand_in/not_in_itertools.txt");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "UPDATE=1 writes it");
}

/// Implements the stand-in's `Source` for a source of the crate's.
struct Tokens(OnceSource<std::io::BufReader<&'static [u8]>>);

impl proconio::source::Source<std::io::Empty> for Tokens {
    fn next_token(&mut self) -> Option<&str> {
        ::proconio::source::Source::next_token(&mut self.0)
    }

    fn is_empty(&mut self) -> bool {
        ::proconio::source::Source::is_empty(&mut self.0)
    }
}

/// A reader with commas in its type, and one whose length is known at run time.
struct Plus<const A: i64, const B: i64>;
struct Repeat(usize);

macro_rules! readers {
    ($($proconio:tt)*) => {
        impl $($proconio)*::source::Readable for Plus<1, 2> {
            type Output = i64;

            fn read<R: std::io::BufRead, S: $($proconio)*::source::Source<R>>(source: &mut S) -> i64 {
                3 + <i64 as $($proconio)*::source::Readable>::read(source)
            }
        }

        impl $($proconio)*::source::RuntimeReadable for Repeat {
            type Output = Vec<String>;

            fn read<R: std::io::BufRead, S: $($proconio)*::source::Source<R>>(self, source: &mut S) -> Vec<String> {
                $($proconio)*::input! { from source, words: [String; self.0] }
                words
            }
        }
    };
}

readers!(::proconio);
readers!(crate::proconio);

/// Reads the text with the same `input!` of both crates.
macro_rules! read {
    ($($name:ident: $text:literal, { $($input:tt)* } => $result:expr;)*) => {$(
        #[test]
        #[allow(unused_mut)]
        fn $name() {
            let ours = {
                #[allow(unused_imports)]
                use crate::proconio::{input, marker::{Bytes, Chars, Isize1, Usize1}, source::Source};
                let mut source = Tokens(OnceSource::from($text));
                input! { from &mut source, $($input)* }
                format!("{:?} {}", $result, source.is_empty())
            };
            let theirs = {
                #[allow(unused_imports)]
                use ::proconio::{input, marker::{Bytes, Chars, Isize1, Usize1}, source::Source};
                let mut source = OnceSource::from($text);
                input! { from &mut source, $($input)* }
                format!("{:?} {}", $result, source.is_empty())
            };
            assert_eq!(ours, theirs);
        }
    )*};
}

read! {
    nothing: "1", {} => ();
    numbers: "  1\r\n-2\t3.5\n\n", { a: u8, mut b: i64, c: f64 } => { b += 1; (a, b, c) };
    markers: "1 -3 ab", { a: Usize1, b: Isize1, c: [Chars; 1] } => (a, b, c);
    jagged: "2 2 1 2 1 9 1 a b", { a: [[Usize1]], n: usize, b: [(char, [char; n]); n] } => (a, b);
    tuples_of_paths_and_arrays: "1 2 3 1 5 6", {
        (a, b): (std::primitive::u8, [u8; 2]), c: [(u8, std::primitive::u8)]
    } => (a, b, c);
    last_comma: "1 2", { a: u8, b: u8, } => (a, b);
    words: "ab cd éf 4", { a: String, b: Chars, c: Bytes, d: Usize1 } => (a, b, c, d);
    arrays: "2 3 1 2 3 4 5 6 7", { n: usize, m: usize, mut a: [[u8; m]; n], b: u8 } => { a.reverse(); (a, b) };
    arrays_of_u64_length: "2 8 9", { n: u64, a: [u8; n] } => a;
    computed_length: "2 8 9 7", { n: usize, a: [u8; n + 1] } => a;
    prefixed_arrays: "2 3 1 2 3 0 1 9", { n: usize, a: [[u8]; n], b: [Usize1] } => (a, b);
    tuple_values: "1 a 2 b 3", { (a, s): (u8, String), b: (Usize1,), (c, d): (char, i8) } => (a, s, b, c, d);
    nested: "1 2 3 4 5 6", { a: [(u8, [u8; 2]); 2] } => a;
    tuple_in_tuple: "1 2 3", { a: (u8, (u8, u8)) } => a;
    paths: "1 2", { a: std::primitive::u8, b: [std::primitive::u8; 1] } => (a, b);
    commas_in_types: "1 2 3", { a: Plus<1, 2>, b: [Plus<1, 2>; 2] } => (a, b);
    run_time: "2 a b 3", { n: usize, words: with Repeat(n), c: u8 } => (words, c);
    run_time_last: "a", { words: with Repeat(1) } => words;
}

#[test]
fn read_value() {
    let mut ours = Tokens(OnceSource::from("1 2 3 a"));
    let mut theirs = OnceSource::from("1 2 3 a");
    assert_eq!(
        crate::proconio::read_value!(from &mut ours, (u8, [u8; 2])),
        ::proconio::read_value!(from &mut theirs, (u8, [u8; 2]))
    );
    assert_eq!(
        crate::proconio::read_value!(from &mut ours, with Repeat(1)),
        ::proconio::read_value!(from &mut theirs, with Repeat(1))
    );
}

/// Sources of one's own: the same tokens, and the same ends.
#[test]
fn sources() {
    use std::io::BufReader;
    macro_rules! tokens {
        ($source:path, $new:expr) => {{
            use $source as _;
            let mut source = $new;
            let mut found = Vec::new();
            while !source.is_empty() {
                found.push(source.next_token().map(str::to_owned));
            }
            (found, source.next_token().map(str::to_owned))
        }};
    }
    for text in ["", " \n\n", "1", "a b\n\nc\u{3000}d \r\n e\n", "\n x"] {
        let reader = || BufReader::new(text.as_bytes());
        let ours = [
            tokens!(crate::proconio::source::Source, crate::proconio::source::line::LineSource::new(reader())),
            tokens!(crate::proconio::source::Source, crate::proconio::source::once::OnceSource::new(reader())),
            tokens!(crate::proconio::source::Source, crate::proconio::source::auto::AutoSource::from(text)),
            tokens!(crate::proconio::source::Source, crate::proconio::source::line::LineSource::from(text)),
        ];
        let theirs = [
            tokens!(::proconio::source::Source, ::proconio::source::line::LineSource::new(reader())),
            tokens!(::proconio::source::Source, ::proconio::source::once::OnceSource::new(reader())),
            tokens!(::proconio::source::Source, ::proconio::source::auto::AutoSource::from(text)),
            tokens!(::proconio::source::Source, ::proconio::source::line::LineSource::from(text)),
        ];
        assert_eq!(ours, theirs, "for {text:?}");
    }
}

/// The panics of both begin alike: the library knows a plain type that does not fit by what proconio says of it.
#[test]
fn panics_name_the_type() {
    let message = |panic: Result<u8, Box<dyn std::any::Any + Send>>| {
        let text = *panic.unwrap_err().downcast::<String>().unwrap();
        text.split(": ").next().unwrap().to_owned()
    };
    let ours = std::panic::catch_unwind(|| crate::proconio::read_value!(from Tokens(OnceSource::from("256")), u8));
    let theirs = std::panic::catch_unwind(|| ::proconio::read_value!(from OnceSource::from("256"), u8));
    assert_eq!(message(ours), message(theirs));
}

/// A text that says how many bytes of it were taken.
struct Counting<'a>(&'a [u8], &'a Cell<usize>);

impl std::io::Read for Counting<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = self.0.read(buffer)?;
        self.1.set(self.1.get() + count);
        Ok(count)
    }
}

impl std::io::BufRead for Counting<'_> {
    fn fill_buf(&mut self) -> std::io::Result<&[u8]> {
        Ok(self.0)
    }

    fn consume(&mut self, count: usize) {
        self.1.set(self.1.get() + count);
        self.0 = &self.0[count..];
    }
}

/// The value of that kind and how many bytes were read for it, twice, or nothing after a panic.
macro_rules! read_from {
    ($text:ident [$($proconio:tt)*] $($kind:tt)*) => {{
        #[allow(unused_imports)]
        use $($proconio)*::{self as pr, marker::*, source::{Source, line::LineSource}};
        let values = std::panic::catch_unwind(|| {
            let read = Cell::new(0);
            let mut source = LineSource::new(Counting($text.as_bytes(), &read));
            pr::input! { from &mut source, a: $($kind)*, }
            let first = read.get();
            let b = pr::read_value!(from &mut source, $($kind)*);
            format!("{a:?} {first} {b:?} {} {}", read.get(), source.is_empty())
        });
        values.ok()
    }};
}

macro_rules! same_reading {
    ($($kind:tt)*) => {
        for text in TEXTS {
            let ours = read_from!(text [crate::proconio] $($kind)*);
            let theirs = read_from!(text [::proconio] $($kind)*);
            assert_eq!(ours, theirs, "{} for {text:?}", stringify!($($kind)*));
        }
    };
}

const TEXTS: [&str; 16] = [
    "",
    "\n\n",
    "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
    "1 2 3 4 5 6 7 8 9",
    "0 0\n0 0\n0 0",
    "2 1 2\n\n1 3\r\n0 1 1 4",
    "a b c",
    "ab\u{3000}cd\nef gh",
    "-1\n-2 -3",
    "1.5 2e3\n.5 inf NaN -0",
    "256 65536 4294967296 18446744073709551616",
    "true false\ntrue false",
    "+1 007\n1_0",
    "-9223372036854775808 1",
    "1 x\ny 2",
    "é 1\n2 é",
];

#[test]
fn every_kind_of_input() {
    std::panic::set_hook(Box::new(|_| {}));
    same_reading!(u8);
    same_reading!(i64);
    same_reading!(f64);
    same_reading!(char);
    same_reading!(bool);
    same_reading!(String);
    same_reading!(std::primitive::u32);
    same_reading!(Chars);
    same_reading!(Bytes);
    same_reading!(Usize1);
    same_reading!(Isize1);
    same_reading!([u16; 2]);
    same_reading!([i32]);
    same_reading!([[usize]]);
    same_reading!([[u8; 2]; 1]);
    same_reading!([(Usize1, Chars)]);
    same_reading!([(u8, [u8])]);
    same_reading!((u8, i8));
    same_reading!((u8,));
    same_reading!(((u8, Usize1), [Bytes; 1]));
    same_reading!(with Repeat(2));
    same_reading!([Plus<1, 2>; 1]);
}

/// Both crates panic on the same texts.
#[test]
fn refusals() {
    std::panic::set_hook(Box::new(|_| {}));
    for text in ["", "x", "-1", "256", "1", "0 0", "1 x", "1 1"] {
        let ours = std::panic::catch_unwind(|| {
            use crate::proconio::marker::Usize1;
            crate::proconio::input! { from Tokens(OnceSource::from(text)), a: u8, b: Usize1 }
            (a, b)
        });
        let theirs = std::panic::catch_unwind(|| {
            use ::proconio::marker::Usize1;
            ::proconio::input! { from OnceSource::from(text), a: u8, b: Usize1 }
            (a, b)
        });
        assert_eq!(ours.ok(), theirs.ok(), "for {text:?}");
    }
}
