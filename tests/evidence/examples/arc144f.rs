//! Taking numbers of an arithmetic progression, by play: every first move that wins is counted.

use std::collections::HashMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let a = between("a", 0, format::from(|before| before["m"] - 1)).usually(0);
    let heap = between("a heap", format::from(|before| before["a"].max(1)), MOST);
    let form = format::all([row([len("n", 1..=N), int("m", 1..=M), a]), row([list("n", heap)])]);
    Problem::one("arc144f", Limits::known(2000, 1024), form, oracle, Plain)
        .small("random-rows-of-3-heaps-up-to-16-for-m-from-2-to-9", || {
            let mut random = seeded(1);
            let mut row = |_| {
                let m = random.random_range(2..=9);
                let a = random.random_range(0..m);
                ((m, a), [(); 3].map(|()| random.random_range(a.max(1)..=16)).into())
            };
            (0..400).map(&mut row).collect()
        })
        .small(FEW, one_or_two_heaps)
        .beyond("for worst inputs, heaps in pairs, parities, and the values of m + 8 rows by their mex")
        .known("one-less-than-m", || (pairs(M, M - 1), 0))
        .attacks("limits that are counted step by step, 10⁹ steps each")
        .known("half-of-m", || (pairs(M, M / 2 - 1), 0))
        .attacks("classes with two steps at most")
        .known("multiples-alone", || (pairs(3, 0), 0))
        .attacks("heaps of Nim, as large as they can be")
        .known("odd-numbers", || {
            // Every move is odd, and so every move changes the parity of all stones. At the end there are none.
            let mut random = seeded(1);
            let mut heaps = (1..N).map(|_| random.random_range(MOST / 2..=MOST)).collect_vec();
            heaps.push(if heaps.iter().map(|heap| heap % 2).sum::<u64>() % 2 == 0 { MOST - 1 } else { MOST });
            let moves: u128 = heaps.iter().map(|heap| u128::from(heap.div_ceil(2))).sum();
            (((2, 1), heaps), moves % MODULUS)
        })
        .attacks("a number of moves beyond 64 bits")
        .worst("long-rows", by_same_idea(by_rows), || random_heaps(500, 499))
        .attacks("limits up to m, in heaps of 10¹⁸")
        .worst("middle-rows", by_same_idea(by_rows), || random_heaps(997, 800))
        .attacks("limits of several steps that end in either way")
        .worst("few-stones", by_same_idea(by_rows), || random_heaps(1000, 7))
        .attacks("classes that are at rest at once")
        .limit(|| Bound::integer("a where m is 8", 0, 7, |a| format!("2 8 @{a}\n7 9\n")))
        .limit(|| Bound::integer("a heap where a is 5", 5, MOST, |heap| format!("3 8 5\n7 @{heap} 9\n")))
        .wrong("one-move-for-a-value", |game| by_moves(game, true_value, |winning| u128::from(winning > 0)), FEW)
        .says("Counts one move for a value; several sizes that a move leaves may have the same value.")
        .wrong("quotients-by-m", |game| by_moves(game, |heap, (m, _)| heap / m, u128::from), FEW)
        .says("Takes ⌊A / m⌋ for the value also where a > 0.")
        .wrong(
            "remainders-alone",
            |game| {
                let value =
                    |heap: u64, (m, a): Move| (heap % m).checked_div(a).map_or(heap / m, |quotient| quotient % 2);
                by_moves(game, value, u128::from)
            },
            FEW,
        )
        .says("Takes ⌊(A mod m) / a⌋ mod 2, the value of the least size of the class, for the whole class.")
        .wrong("a-limit-of-all-steps", |game| by_moves(game, limit_of_steps, u128::from), FEW)
        .says("Takes j for the limit also where ⌊p / a⌋ is odd; there it is j − 1.")
        .wrong(
            "taking-nothing",
            |game| {
                let ((m, a), heaps) = game;
                let is_lost = *a == 0 && xor(heaps.iter().map(|heap| heap / m)) == 0;
                by_moves(game, true_value, u128::from) + if is_lost { heaps.len() as u128 } else { 0 }
            },
            FEW,
        )
        .says("Counts x = 0 as a move where a = 0.")
        .wrong("not-reduced", moves_by_rows, "sample-4")
        .says("Prints the number itself, not modulo 998244353.")
        .unplayed([("sample-3", "four heaps of about 100"), ("sample-4", "heaps of 15 digits")])
        .main()
}

const FEW: &str = "games-of-1-or-2-heaps-up-to-12-for-m-up-to-5";
const MODULUS: u128 = 998_244_353;

/// The largest number of heaps, largest m, and the most stones of a heap.
const N: usize = 300_000;
const M: u64 = 1_000_000_000;
const MOST: u64 = 1_000_000_000_000_000_000;

/// m and a.
type Move = (u64, u64);

type Game = (Move, Vec<u64>);

/// Take from one heap some stones whose number is a modulo m.
fn moves(heaps: &[u64], (m, a): Move) -> Vec<Vec<u64>> {
    in_one(heaps, |&heap| (1..=heap).filter(|taken| taken % m == a).map(|taken| heap - taken).collect())
}

fn oracle() -> impl FnMut(&Game) -> u128 {
    |&(by, ref heaps)| {
        let rows = heaps.iter().try_fold(1_u64, |rows, heap| rows.checked_mul(heap + 1));
        assert!(rows.is_some_and(|rows| rows <= 1_000_000), "too many positions to play out");
        let mut play =
            Play::normal(|heaps: &Vec<u64>| moves(heaps, by)).board(|heaps| board::heaps(heaps.iter().copied()));
        // The position itself is the first that is asked about.
        let is_won = play.value(heaps);
        let winning = moves(heaps, by).iter().filter(|next| !play.value(next)).count() as u128;
        assert_eq!(is_won, winning > 0);
        winning
    }
}

fn one_or_two_heaps() -> Vec<Game> {
    let moves = (1..=5).flat_map(|m| (0..m).map(move |a| (m, a)));
    let games = moves
        .cartesian_product(1..=2)
        .flat_map(|((m, a), n)| (a.max(1)..=12).combinations_with_replacement(n).map(move |heaps| ((m, a), heaps)));
    games.collect()
}

/// The second player does in one heap of a pair what the first player did in the other.
fn pairs(m: u64, a: u64) -> Game {
    let mut random = seeded(m + a);
    ((m, a), (0..N / 2).flat_map(|_| [random.random_range(a.max(1)..=MOST); 2]).collect())
}

fn random_heaps(m: u64, a: u64) -> Game {
    let mut random = seeded(m - a);
    ((m, a), (0..N).map(|_| random.random_range(MOST - 1_000_000..=MOST)).collect())
}

/// The value of the size r + k m at the place k of the list r.
type Rows = Vec<Vec<u64>>;

/// The values of all sizes below m (m + 8), each the mex over its moves.
fn rows((m, a): Move) -> Rows {
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
fn by_rows(game: &Game) -> u128 {
    moves_by_rows(game) % MODULUS
}

fn moves_by_rows(&((m, a), ref heaps): &Game) -> u128 {
    if a == 0 {
        // Nim, with m stones for one.
        let sum = xor(heaps.iter().map(|heap| heap / m));
        return heaps.iter().filter(|&heap| (heap / m) ^ sum < heap / m).count() as u128;
    }
    let rows = rows((m, a));
    let value = |heap: u64| {
        let class = &rows[(heap % m) as usize];
        class[((heap / m) as usize).min(class.len() - 1)]
    };
    let sum = xor(heaps.iter().map(|&heap| value(heap)));
    let mut total: u128 = 0;
    // By the heap modulo m: how often each value comes in the rows, and the value behind them.
    let mut counts: HashMap<u64, HashMap<u64, u64>> = HashMap::new();
    for &heap in heaps {
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

/// Counts moves by values out of tables that may be wrong: `count` says how many the winning ones in a heap count.
fn by_moves(&((m, a), ref heaps): &Game, value: fn(u64, Move) -> u64, count: fn(u64) -> u128) -> u128 {
    assert!(heaps.iter().all(|&heap| heap <= 1000), "the heaps are too large for a table");
    let sum = xor(heaps.iter().map(|&heap| value(heap, (m, a))));
    let winning = |&heap: &u64| {
        let taken = (1..=heap).filter(|taken| taken % m == a);
        let wanted = sum ^ value(heap, (m, a));
        count(taken.filter(|taken| value(heap - taken, (m, a)) == wanted).count() as u64)
    };
    heaps.iter().map(winning).sum()
}

/// The value by the mex of those that a move leaves.
fn true_value(heap: u64, (m, a): Move) -> u64 {
    let mut values = vec![];
    for size in 0..=heap {
        let taken = (1..=size).filter(|taken| taken % m == a);
        values.push(mex(taken.map(|taken| values[(size - taken) as usize])));
    }
    values[heap as usize] as u64
}

fn limit_of_steps(heap: u64, (m, a): Move) -> u64 {
    let (k, r) = (heap / m, heap % m);
    let steps = |from: u64| (from..a).step_by((m - a) as usize).count() as u64;
    match r.checked_div(a) {
        None => k,
        Some(0) => k.min(steps(r)),
        Some(1) => 1 + k.min(steps(r - a)),
        Some(quotient) => quotient % 2,
    }
}
