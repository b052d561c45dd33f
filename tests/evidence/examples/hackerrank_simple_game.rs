//! Rows of piles that are split into at most K, counted by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let piles = between("M", 1, format::from(|before| before["N"].min(M as i128)));
    let form = row([int("N", 1..=N), piles, int("K", 2..=N)]);
    Problem::one("hackerrank_simple_game", Limits::UNKNOWN, form, oracle, Plain)
        .all([("N", 9), ("M", 9), ("K", 6)])
        .small("random-inputs-with-10-to-14-stones", || {
            let mut random = seeded(1);
            let mut case = |index: usize| (10 + index % 5, random.random_range(1..=10), 2 + index / 5 % 6);
            (0..60).map(&mut case).collect()
        })
        .beyond("rows counted by their sums and XORs, half of the piles and the other half; values by definition")
        // Each move makes one pile more, and with N of them the game ends.
        .known("two-parts-won", || ((N, 9, 2), binomial(N - 1, 8)))
        .attacks("a count of more than 64 bits, and none lost")
        .known("two-parts-lost", || ((N, M, 2), 0))
        .attacks("as many rows lost as there are")
        // He makes two equal piles of it.
        .known("one-pile", || ((N, 1, 3), 1))
        .attacks("the longest list of values without a law")
        .worst("three-parts", by_algorithm(by_sums), || (N, M, 3))
        .attacks("values without a law in the highest power")
        .worst("four-parts", by_algorithm(by_sums), || (N, M, 4))
        .attacks("the largest values and the highest power")
        .worst("any-number-of-parts", by_algorithm(by_sums), || (N, 9, N))
        .attacks("the largest values in an odd power, and as many parts as there may be")
        .wrong(
            "no-case-of-three",
            |case| with_values(case, |n, k| if k == 2 { (n - 1) % 2 } else { n - 1 }),
            "three-parts",
        )
        .says("Has n − 1 as the value for K = 3, too; there a pile of 5 is worth 1.")
        .wrong("parity", |case| with_values(case, |n, _| (n - 1) % 2), "all")
        .says("Counts moves as if each made one pile more; a pile may become more than two.")
        .wrong("sizes-as-values", |case| with_values(case, |n, _| n), "all")
        .says("Takes the size of a pile as its value; a pile of one stone cannot be split, and is worth 0.")
        .wrong("xors-below-512", xors_below_512, "large-two-piles")
        .says("Has room for XORs below 512 only; a pile of 600 stones is worth 599.")
        .wrong_play("exactly-k-parts", || by_play(parts, rows), "all")
        .says("Splits a pile into exactly K; 2 to K are allowed.")
        .wrong_play("order-does-not-count", || by_play(up_to, parts), "all")
        .says("Counts the same piles in another order once; the order counts.")
        .wrong_play("empty-piles", || by_play(up_to, rows_with_empty), "all")
        .says("Counts rows with empty piles, too.")
        .main()
}

/// The largest number of stones, and of piles.
const N: usize = 600;
const M: usize = 10;

const P: u64 = 1_000_000_007;

/// Stones, piles, and the most parts of a split.
type Case = (usize, usize, usize);

/// The piles in rising order, and the most parts of a split.
type Position = (Vec<usize>, usize);

fn oracle() -> impl FnMut(&Case) -> u64 {
    by_play(up_to, rows)
}

/// The number of won rows, where a pile becomes one of these lists of piles.
fn by_play(
    splits: fn(usize, usize) -> Vec<Vec<usize>>,
    rows: fn(usize, usize) -> Vec<Vec<usize>>,
) -> impl FnMut(&Case) -> u64 {
    let moves = move |(piles, most): &Position| {
        let of_pile = |&pile| {
            let others = board::gone(piles, &[pile]);
            let parts = splits(pile, *most).into_iter();
            parts.map(move |parts| (others.iter().copied().chain(parts).sorted().collect(), *most))
        };
        piles.iter().dedup().flat_map(of_pile).collect()
    };
    let mut play = Play::normal(moves)
        .board(|(piles, most)| board::heaps(piles.iter().copied()).and(board::numbers([("K", most)])))
        .label(|(before, _), (after, _)| board::exchanged(before, after));
    move |&(n, m, k)| {
        let won = rows(n, m).into_iter().filter(|piles| play.value(&(sorted(piles), k)));
        won.count() as u64
    }
}

/// A pile becomes at least 2 and at most so many piles that are not empty.
fn up_to(pile: usize, most: usize) -> Vec<Vec<usize>> {
    (2..=most.min(pile)).flat_map(|count| parts(pile, count)).collect()
}

/// All ways to lay stones into so many piles that are not empty, without regard to order.
fn parts(stones: usize, count: usize) -> Vec<Vec<usize>> {
    parts_from(1, stones, count)
}

fn parts_from(least: usize, stones: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 1 {
        return if stones < least { vec![] } else { vec![vec![stones]] };
    }
    (least..=stones / count)
        .flat_map(|first| {
            let others = parts_from(first, stones - first, count - 1).into_iter();
            others.map(move |others| [vec![first], others].concat())
        })
        .collect()
}

/// All ways to lay stones into a row of so many piles that are not empty.
fn rows(stones: usize, piles: usize) -> Vec<Vec<usize>> {
    let row = |cuts: Vec<usize>| {
        let ends = [vec![0], cuts, vec![stones]].concat();
        ends.into_iter().tuple_windows().map(|(start, end)| end - start).collect()
    };
    (1..stones).combinations(piles - 1).map(row).collect()
}

fn rows_with_empty(stones: usize, piles: usize) -> Vec<Vec<usize>> {
    rows(stones + piles, piles).into_iter().map(|row| row.into_iter().map(|pile| pile - 1).collect()).collect()
}

fn by_sums(&(n, m, k): &Case) -> u64 {
    counted(n, m, &values(n - m + 1, k))
}

/// By another value of a pile of so many stones, for this K.
fn with_values(&(n, m, k): &Case, value: fn(usize, usize) -> usize) -> u64 {
    let values = (1..=n - m + 1).map(|pile| value(pile, k));
    counted(n, m, &std::iter::once(0).chain(values).collect_vec())
}

/// The values of piles by definition. For each number of stones there are lists of the XORs of up to 1, 2, … parts; or
/// one list, of those of any number of parts, if K allows any.
fn values(largest: usize, most: usize) -> Vec<usize> {
    let is_any = most >= largest;
    let lists = if is_any { 1 } else { most - 1 };
    let mut values = vec![0];
    let mut xors = vec![vec![vec![]]; lists];
    for pile in 1..=largest {
        // One part, and a sum of others.
        let split = |others: &Vec<Vec<usize>>| {
            let mut seen = vec![false; (2 * pile).next_power_of_two()];
            for first in 1..pile {
                others[pile - first].iter().for_each(|other| seen[values[first] ^ other] = true);
            }
            seen.iter().positions(|&seen| seen).collect_vec()
        };
        let splits = xors.iter().map(split).collect_vec();
        let value = mex(splits[lists - 1].iter().copied());
        values.push(value);
        let with_whole = |split: &[usize]| split.iter().copied().chain([value]).unique().collect_vec();
        if is_any {
            xors[0].push(with_whole(&splits[0]));
        } else {
            xors[0].push(vec![value]);
            (1..lists).for_each(|list| xors[list].push(with_whole(&splits[list - 1])));
        }
    }
    values
}

/// The number of won rows of m piles with n stones, by the values of piles. Of one half of the piles and of the other
/// it is counted how many have which sum and which XOR.
fn counted(n: usize, m: usize, values: &[usize]) -> u64 {
    let size = values.iter().map(|value| (value + 1).next_power_of_two()).max().expect("there are values");
    let with_pile = |rows: &[Vec<u64>]| {
        let of_sum = |sum: usize| {
            let mut ways = vec![0; size];
            for pile in 1..values.len().min(sum + 1) {
                let before = &rows[sum - pile];
                ways.iter_mut().enumerate().for_each(|(xor, ways)| *ways += before[xor ^ values[pile]]);
            }
            ways.iter().map(|ways| ways % P).collect_vec()
        };
        (0..=n).map(of_sum).collect_vec()
    };
    let mut half = vec![vec![0; size]; n + 1];
    half[0][0] = 1;
    for _ in 0..m / 2 {
        half = with_pile(&half);
    }
    let other = if m % 2 == 1 { with_pile(&half) } else { half.clone() };
    let product = |one: &[u64], other: &[u64]| one.iter().zip(other).map(|(one, other)| one * other % P).sum::<u64>();
    let all = |ways: &[u64]| ways.iter().sum::<u64>() % P;
    let pairs = half.iter().zip(other.iter().rev());
    pairs.map(|(half, other)| all(half) * all(other) % P + P * size as u64 - product(half, other)).sum::<u64>() % P
}

fn xors_below_512(&(n, m, k): &Case) -> u64 {
    counted(n, m, &values(n - m + 1, k).into_iter().map(|value| value % 512).collect_vec())
}

fn binomial(n: usize, k: usize) -> u64 {
    let product = (0..k as u128).fold(1, |binomial, i| binomial * (n as u128 - i) / (i + 1));
    (product % u128::from(P)) as u64
}
