//! The stand-ins against the crates that they stand for.

#[path = "../src/stand_in/itertools.rs"]
#[allow(dead_code, unused_imports, unused_macros, clippy::manual_repeat_n, clippy::neg_cmp_op_on_partial_ord)]
// older compilers have no `repeat_n`; what is incomparable counts as greatest, as in the crate
mod itertools;
#[path = "../src/stand_in/proconio.rs"]
#[allow(dead_code, unused_imports, unused_macros)]
mod proconio;

use std::cell::Cell;

use ::proconio::source::once::OnceSource;

/// What both crates make of the same expression for every one of `SEQUENCES` must be equal.
macro_rules! same {
    ($($method:ident: |$items:ident| $result:expr;)*) => {$(
        #[test]
        fn $method() {
            for sequence in SEQUENCES {
                let ours = {
                    #[allow(unused_imports)]
                    use crate::itertools::{chain, iproduct, izip, repeat_n, Itertools, MinMaxResult};
                    let $items = sequence.iter().copied();
                    format!("{:?}", $result)
                };
                let theirs = {
                    #[allow(unused_imports)]
                    use ::itertools::{chain, iproduct, izip, repeat_n, Itertools, MinMaxResult};
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
    permutations_of_all: |items| { let items = items.take(5); items.clone().permutations(items.len()).collect::<Vec<_>>() };
    powerset: |items| items.powerset().collect::<Vec<_>>();
    interleave: |items| (items.clone().interleave(0..4).collect::<Vec<_>>(), (0..4).interleave(items).collect::<Vec<_>>());
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
    combinations_with_replacement: |items| (0..4).map(|k| items.clone().take(4).combinations_with_replacement(k).collect::<Vec<_>>()).collect::<Vec<_>>();
    concat: |items| items.map(|x| vec![x; 2]).concat();
    contains: |items| (items.clone().contains(&5), items.clone().contains(&8));
    counts: |items| items.counts().into_iter().collect::<std::collections::BTreeMap<_, _>>();
    counts_by: |items| items.counts_by(|x| x % 3).into_iter().collect::<std::collections::BTreeMap<_, _>>();
    dedup: |items| (items.clone().dedup().collect::<Vec<_>>(), items.map(Digit).dedup().collect::<Vec<_>>());
    dedup_by: |items| items.dedup_by(|a, b| a <= b).collect::<Vec<_>>();
    dedup_with_count: |items| items.map(Digit).dedup_with_count().collect::<Vec<_>>();
    exactly_one: |items| items.exactly_one().ok();
    find_position: |items| (items.clone().find_position(|x| x % 2 == 1), items.clone().find_position(|x| *x > 50));
    format: |items| (items.clone().format(", ").to_string(), format!("{:03}|{:?}", items.clone().format(""), items.format("-")));
    into_group_map: |items| items.map(|x| (x % 10, x)).into_group_map().into_iter().collect::<std::collections::BTreeMap<_, _>>();
    join: |items| (items.clone().join(" "), items.map(|x| x.to_string()).join(""));
    max_set: |items| items.map(Digit).max_set();
    min_set: |items| items.map(Digit).min_set();
    minmax: |items| (items.clone().map(Digit).minmax(), items.map(Digit).minmax().into_option());
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
    tuples: |items| (items.clone().tuples::<(_, _)>().collect::<Vec<_>>(), items.tuples::<(_, _, _)>().collect::<Vec<_>>());
    unique: |items| items.unique().collect::<Vec<_>>();
    zip_eq: |items| items.clone().zip_eq(items.rev()).collect::<Vec<_>>();
}

/// Says how many items both crates have asked of the source when the adaptor is made, and after each of its items; also
/// a copy of it must give the same. Infinite sources must do.
macro_rules! same_laziness {
    ($($name:ident: |$items:ident| $adaptor:expr;)*) => {$(
        #[test]
        fn $name() {
            macro_rules! trace {
                ($length:ident) => {{
                    let asked = Cell::new(0);
                    let $items = (0..$length).inspect(|_| asked.set(asked.get() + 1));
                    let mut adaptor = $adaptor;
                    let mut trace = vec![format!("{}", asked.get())];
                    for _ in 0..40 {
                        let copy = adaptor.clone().next();
                        let (before, item) = (asked.get(), adaptor.next());
                        trace.push(format!("{item:?} {copy:?} {}", asked.get() - before));
                    }
                    trace
                }};
            }
            for length in [0, 1, 2, 3, 4, usize::MAX] {
                let ours = {
                    #[allow(unused_imports)]
                    use crate::itertools::Itertools;
                    trace!(length)
                };
                let theirs = {
                    #[allow(unused_imports)]
                    use ::itertools::Itertools;
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
    combinations_with_replacement_are_lazy: |items| items.combinations_with_replacement(2);
    no_permutations_are_lazy: |items| items.permutations(0);
    single_permutations_are_lazy: |items| items.permutations(1);
    permutations_are_lazy: |items| items.permutations(3);
    pairs_are_lazy: |items| items.tuple_combinations::<(_, _)>();
    triples_are_lazy: |items| items.tuple_combinations::<(_, _, _)>();
    powersets_are_lazy: |items| items.powerset();
    products_are_lazy: |items| [items.clone(), items].into_iter().multi_cartesian_product();
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
    tuples_of_paths_and_arrays: "1 2 3 1 5 6", { (a, b): (std::primitive::u8, [u8; 2]), c: [(u8, std::primitive::u8)] } => (a, b, c);
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
