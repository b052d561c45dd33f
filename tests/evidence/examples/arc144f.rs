//! Taking numbers of an arithmetic progression, by play: every first move that wins is counted.

use std::collections::HashMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("arc144f", Limits::known(2000, 1024), oracle, small)
        .played("one or two heaps of up to 12 for every m up to 5, 400 rows of 3 heaps up to 16 for m up to 9")
        .beyond("for worst inputs, heaps in pairs, parities, and the values of m + 8 rows by their mex")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("one-move-for-a-value", one_each, "one-or-two-heaps")
                .says("Counts one move for a value; several sizes that a move leaves may have the same value."),
            wrong("quotients-by-m", quotients, "one-or-two-heaps")
                .says("Takes ⌊A / m⌋ for the value also where a > 0."),
            wrong("remainders-alone", remainders, "one-or-two-heaps")
                .says("Takes ⌊(A mod m) / a⌋ mod 2, the value of the least size of the class, for the whole class."),
            wrong("a-limit-of-all-steps", limit_of_steps, "one-or-two-heaps").says(
                "Takes j for the limit also where ⌊p / a⌋ is odd; this class has no 0, and the \
                 one before it stays at 0.",
            ),
            wrong("taking-nothing", taking_nothing, "one-or-two-heaps").says("Counts x = 0 as a move where a = 0."),
            wrong("not-reduced", |input| format!("{}\n", moves_by_rows(input)), "sample-4")
                .says("Prints the number itself, not modulo 998244353."),
        ])
        .unplayed([("sample-3", "four heaps of about 100"), ("sample-4", "heaps of 15 digits")])
        .main()
}

/// m, a, and the heaps.
fn read(input: &str) -> (u64, u64, Vec<u64>) {
    let mut tokens = Tokens::new(input);
    let n: usize = tokens.read();
    (tokens.read(), tokens.read(), tokens.list(n))
}

/// Take from one heap some stones whose number is a modulo m.
fn moves(heaps: &[u64], m: u64, a: u64) -> Vec<Vec<u64>> {
    in_one(heaps, |&heap| (1..=heap).filter(|taken| taken % m == a).map(|taken| heap - taken).collect())
}

fn oracle(input: &str) -> String {
    let (m, a, heaps) = read(input);
    let rows = heaps.iter().try_fold(1_u64, |rows, heap| rows.checked_mul(heap + 1));
    assert!(rows.is_some_and(|rows| rows <= 1_000_000), "too many positions to play out");
    let mut play = Play::normal(|heaps: &Vec<u64>| moves(heaps, m, a));
    format!("{}\n", moves(&heaps, m, a).iter().filter(|next| !play.value(next)).count())
}

fn file(m: u64, a: u64, heaps: &[u64]) -> String {
    format!("{} {m} {a}\n{}\n", heaps.len(), joined(heaps))
}

fn small() -> Vec<Small> {
    let moves = (1..=5_u64).flat_map(|m| (0..m).map(move |a| (m, a)));
    let all = moves.cartesian_product(1..=2).flat_map(|((m, a), n)| {
        let rows = (0..n).map(|_| a.max(1)..=12).multi_cartesian_product();
        rows.filter(|row| row.is_sorted()).map(move |row| file(m, a, &row))
    });
    let mut random = seeded(1);
    let longer = (0..400).map(|_| {
        let m = random.random_range(2..=9);
        let a = random.random_range(0..m);
        file(m, a, &[(); 3].map(|()| random.random_range(a.max(1)..=16)))
    });
    vec![Small::new("random-rows-of-3-heaps", longer.collect_vec()), Small::new("one-or-two-heaps", all)]
}

/// The greatest number of heaps, greatest m, and the most stones of a heap.
const N: usize = 300_000;
const M: u64 = 1_000_000_000;
const MOST: u64 = 1_000_000_000_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n} 3 1\n{}\n", repeated("7 ", n))),
        Bound::integer("m", 1, M, |m| format!("2 @{m} 0\n7 9\n")),
        Bound::integer("a where m is 8", 0, 7, |a| format!("2 8 @{a}\n7 9\n")),
        Bound::integer("a heap", 1, MOST, |heap| format!("3 8 0\n7 @{heap} 9\n")),
        Bound::integer("a heap where a is 5", 5, MOST, |heap| format!("3 8 5\n7 @{heap} 9\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let pairs = |name, attacks, m: u64, a: u64| {
        // The second player does in one heap of a pair what the first player did in the other.
        Worst::known(name, attacks, move || {
            let mut random = seeded(m + a);
            let heaps = (0..N / 2).flat_map(|_| [random.random_range(a.max(1)..=MOST); 2]).collect_vec();
            (file(m, a, &heaps), "0\n".to_owned())
        })
    };
    let by_rows = |name, attacks, m: u64, a: u64| {
        Worst::new(name, attacks, Known::BySameIdea(by_rows), move || {
            let mut random = seeded(m - a);
            file(m, a, &(0..N).map(|_| random.random_range(MOST - 1_000_000..=MOST)).collect_vec())
        })
    };
    vec![
        pairs("one-less-than-m", "limits that are counted step by step, 10⁹ steps each", M, M - 1),
        pairs("half-of-m", "classes with two steps at most", M, M / 2 - 1),
        pairs("multiples-alone", "heaps of Nim, as large as they can be", 3, 0),
        Worst::known("odd-numbers", "a number of moves beyond 64 bits", || {
            // Every move is odd, and so every move changes the parity of all stones. At the end there are none.
            let mut random = seeded(1);
            let mut heaps = (1..N).map(|_| random.random_range(MOST / 2..=MOST)).collect_vec();
            heaps.push(if heaps.iter().map(|heap| heap % 2).sum::<u64>() % 2 == 0 { MOST - 1 } else { MOST });
            let moves: u128 = heaps.iter().map(|heap| u128::from(heap.div_ceil(2))).sum();
            (file(2, 1, &heaps), format!("{}\n", moves % 998_244_353))
        }),
        by_rows("long-rows", "limits up to m, in heaps of 10¹⁸", 500, 499),
        by_rows("middle-rows", "limits of several steps that end in either way", 997, 800),
        by_rows("few-stones", "classes that are at rest at once", 1000, 7),
    ]
}

/// The value of the size r + k m at the place k of the list r.
type Rows = Vec<Vec<u64>>;

/// The values of all sizes below m (m + 8), each the mex over its moves.
fn rows(m: u64, a: u64) -> Rows {
    assert!(m <= 1000, "a table of the values for m = {m} is too large");
    let rows = m + 8;
    let mut values: Rows = vec![vec![]; m as usize];
    // For each class, how many sizes have been counted, which values they have, and the mex of these.
    let mut reached = vec![(0, vec![false; rows as usize + 2], 0); m as usize];
    for size in 0..m * rows {
        let left = size.checked_sub(if a == 0 { m } else { a });
        let value = left.map_or(0, |left| {
            let (counted, seen, mex) = &mut reached[(left % m) as usize];
            while *counted <= left / m {
                seen[values[(left % m) as usize][*counted as usize] as usize] = true;
                *counted += 1;
            }
            while seen[*mex] {
                *mex += 1;
            }
            *mex as u64
        });
        values[(size % m) as usize].push(value);
    }
    values
}

/// What a heap is worth, and how many of the sizes that a move leaves are worth this or that, by the values of the
/// first m + 8 rows. No larger heap can be played out: that values have come to rest there is the theorem of the
/// program.
fn by_rows(input: &str) -> String {
    format!("{}\n", moves_by_rows(input) % 998_244_353)
}

fn moves_by_rows(input: &str) -> u128 {
    let (m, a, heaps) = read(input);
    if a == 0 {
        // Nim, with m stones for one.
        let sum = xor(heaps.iter().map(|heap| heap / m));
        return heaps.iter().filter(|&heap| (heap / m) ^ sum < heap / m).count() as u128;
    }
    let rows = rows(m, a);
    let value = |heap: u64| {
        let class = &rows[(heap % m) as usize];
        class[((heap / m) as usize).min(class.len() - 1)]
    };
    let sum = xor(heaps.iter().map(|&heap| value(heap)));
    let mut total: u128 = 0;
    // By the heap modulo m: how often each value comes in the rows, and the value behind them.
    let mut counts: HashMap<u64, HashMap<u64, u64>> = HashMap::new();
    for heap in heaps {
        let wanted = sum ^ value(heap);
        let left = heap - a;
        let (class, length) = (&rows[(left % m) as usize], left / m + 1);
        if length <= class.len() as u64 {
            total += class[..length as usize].iter().filter(|&&value| value == wanted).count() as u128;
            continue;
        }
        let often = counts.entry(left % m).or_insert_with(|| {
            class.iter().copied().counts().into_iter().map(|(value, often)| (value, often as u64)).collect()
        });
        total += u128::from(often.get(&wanted).copied().unwrap_or(0));
        if class.last() == Some(&wanted) {
            total += u128::from(length - class.len() as u64);
        }
    }
    total
}

/// Counts moves by values out of tables that may be wrong.
fn by_values(input: &str, value: impl Fn(u64, u64, u64) -> u64) -> String {
    let (m, a, heaps) = read(input);
    assert!(heaps.iter().all(|&heap| heap <= 1000), "the heaps are too large for a table");
    let sum = xor(heaps.iter().map(|&heap| value(heap, m, a)));
    let winning = |&heap: &u64| {
        let taken = (1..=heap).filter(|taken| taken % m == a);
        let wanted = sum ^ value(heap, m, a);
        taken.filter(|taken| value(heap - taken, m, a) == wanted).count() as u128
    };
    format!("{}\n", heaps.iter().map(winning).sum::<u128>())
}

/// The value by the mex of what `left` says that a move leaves.
fn mex_value(heap: u64, left: &dyn Fn(u64) -> Vec<u64>) -> u64 {
    let mut values = vec![];
    for size in 0..=heap {
        let options = left(size).into_iter().map(|left| values[left as usize]);
        values.push(mex(options.collect_vec()));
    }
    values[heap as usize] as u64
}

fn true_value(heap: u64, m: u64, a: u64) -> u64 {
    mex_value(heap, &|size| (1..=size).filter(|taken| taken % m == a).map(|taken| size - taken).collect())
}

fn one_each(input: &str) -> String {
    let (m, a, heaps) = read(input);
    assert!(heaps.iter().all(|&heap| heap <= 1000), "the heaps are too large for a table");
    let sum = xor(heaps.iter().map(|&heap| true_value(heap, m, a)));
    let wins = |&&heap: &&u64| {
        let wanted = sum ^ true_value(heap, m, a);
        (1..=heap).any(|taken| taken % m == a && true_value(heap - taken, m, a) == wanted)
    };
    format!("{}\n", heaps.iter().filter(wins).count())
}

fn quotients(input: &str) -> String {
    by_values(input, |heap, m, _| heap / m)
}

fn remainders(input: &str) -> String {
    by_values(input, |heap, m, a| (heap % m).checked_div(a).map_or(heap / m, |quotient| quotient % 2))
}

fn limit_of_steps(input: &str) -> String {
    by_values(input, |heap, m, a| {
        let (k, r) = (heap / m, heap % m);
        let steps = |from: u64| (from..a).step_by((m - a) as usize).count() as u64;
        match r.checked_div(a) {
            None => k,
            Some(0) => k.min(steps(r)),
            Some(1) => 1 + k.min(steps(r - a)),
            Some(quotient) => quotient % 2,
        }
    })
}

fn taking_nothing(input: &str) -> String {
    let (m, a, heaps) = read(input);
    let moves: usize = by_values(input, true_value).trim().parse().expect("a number");
    let is_lost = a == 0 && xor(heaps.iter().map(|heap| heap / m)) == 0;
    format!("{}\n", moves + if is_lost { heaps.len() } else { 0 })
}
