//! Stones moved from one pile to another before Nim, by play.

use evidence::lists::{line, numbers};
use evidence::prelude::*;
use evidence::rules::nim::moves;

fn main() -> ExitCode {
    Problem::new("abc172f", Limits::known(2000, 1024), oracle, small)
        .played("all rows of 2 piles up to 9, of 3 up to 6 and of 4 up to 3, 200 rows of 3 or 4 piles up to 12")
        .beyond("for worst inputs, piles that are made for a certain x, and a search bit by bit from the lowest on")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("empties-the-first-pile", |input| by_claim(input, fits, up_to), "all-rows-of-3-piles")
                .says("Moves the whole first pile; at least one stone must stay."),
            wrong(
                "common-bits-unchecked",
                |input| by_claim(input, |twice, _| twice % 2 == 0, positive),
                "all-rows-of-3-piles",
            )
            .says("Does not ask whether the common part (s - X) / 2 shares a bit with X."),
            wrong("parity-unchecked", |input| by_claim(input, shares_no_bit, positive), "all-rows-of-3-piles")
                .says("Rounds (s - X) / 2 where it is not whole."),
            wrong("least-pile", least_pile, "all-rows-of-3-piles")
                .says("Gives the bits of X to the second pile, which moves too many stones."),
            wrong("equal-halves", equal_halves, "all-rows-of-3-piles")
                .says("Makes the two piles equal, whatever the others are."),
            wrong("moves-at-least-one", strictly_below, "nothing-to-move")
                .says("Moves at least one stone; all of A_1 may stay."),
            wrong("32-bits", in_32_bits, "sample-5").says("Keeps the piles in 32 bits."),
        ])
        .unplayed([("sample-5", "piles of 10 digits")])
        .main()
}

fn oracle(input: &str) -> String {
    let piles: Vec<u32> = numbers(input);
    // It does not matter which pile is which.
    let sorted = |piles: Vec<u32>| piles.into_iter().sorted().collect_vec();
    let mut play = Play::normal(|piles| moves(piles).into_iter().map(sorted).collect());
    let mut loses_after = |stones| {
        let mut piles = piles.clone();
        piles[0] -= stones;
        piles[1] += stones;
        !play.value(&sorted(piles))
    };
    said((0..piles[0]).find(|&stones| loses_after(stones)))
}

fn said(stones: Option<impl std::fmt::Display>) -> String {
    stones.map_or("-1\n".to_owned(), |stones| format!("{stones}\n"))
}

fn small() -> Vec<Small> {
    let rows = |n: u32, most: u64| (0..n).map(|_| 1..=most).multi_cartesian_product().map(|row| line(&row));
    let mut random = seeded(1);
    let larger = (0..200).map(|_| {
        let others = (0..random.random_range(1..=2)).map(|_| random.random_range(1..=7_u64)).collect_vec();
        // x and y with x XOR y = X, before some stones were moved.
        let x = random.random_range(1..=7);
        let y = x ^ xor(others.iter().copied());
        let moved = random.random_range(0..=y.saturating_sub(1).min(4));
        line(&[vec![x + moved, (y - moved).max(1)], others].concat())
    });
    vec![
        Small::new("rows-that-can-be-made-lost", larger.collect_vec()),
        Small::new("all-rows-of-2-piles", rows(2, 9)),
        Small::new("all-rows-of-3-piles", rows(3, 6)),
        Small::new("all-rows-of-4-piles", rows(4, 3)),
    ]
}

/// The greatest number of piles, and of stones in one.
const N: usize = 300;
const MOST: u64 = 1_000_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 2, N, |n| format!("@{n}\n{}\n", repeated("1000000000000 ", n))),
        Bound::integer("the first pile", 1, MOST, |pile| format!("3\n@{pile} 7 5\n")),
        Bound::integer("another pile", 1, MOST, |pile| format!("3\n8 7 @{pile}\n")),
    ]
}

/// Random piles in pairs, and before them these.
fn among_pairs(piles: &[u64]) -> String {
    let mut random = seeded(1);
    let pairs = (0..(N - piles.len()) / 2).flat_map(|_| [random.random_range(1..=MOST); 2]);
    line(&piles.iter().copied().chain(pairs).collect_vec())
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known("equal-ends", "the most stones moved, if two numbers of stones are tried one by one", || {
            // Two equal piles and pairs are lost. With so few in the second, fewer stones moved leave two that differ.
            (among_pairs(&[MOST - 1, 1]), format!("{}\n", MOST / 2 - 1))
        }),
        Worst::new("alternate-bits", "a bit of d between any two of X", Known::ByAlgorithm(with_carries), || {
            let bits = |first: u32| (first..39).step_by(2).map(|bit| 1_u64 << bit).sum::<u64>();
            let (d, x_or_y) = (bits(1) & 0x2a_8a2a_a8a2, bits(0));
            let first = (d + x_or_y) / 3;
            among_pairs(&[first, 2 * d + x_or_y - first, x_or_y ^ 12345, 12345])
        }),
        Worst::new("random-bits", "a choice at every bit of X", Known::ByAlgorithm(with_carries), || {
            let mut random = seeded(2);
            let (x, y) = (random.random_range(1..1 << 38), random.random_range(1 << 38..1 << 39));
            let moved = random.random_range(1 << 37..1 << 38);
            let other = random.random_range(1..1 << 38);
            among_pairs(&[x + moved, y - moved, x ^ y ^ other, other])
        }),
    ]
}

/// The numbers x and y with x + y = s and x XOR y = X are written from the lowest bit on: each pair of bits has the bit
/// of X, and with the carry that of s. Of those with the same carry and on the same side of A_1 the greatest x is kept.
fn with_carries(input: &str) -> String {
    let piles: Vec<u64> = numbers(input);
    let (first, sum, others) = (piles[0], piles[0] + piles[1], xor(piles[2..].iter().copied()));
    // By carry, and by whether the bits so far are more than those of A_1.
    let mut greatest: Vec<((u64, bool), u64)> = vec![((0, false), 0)];
    for bit in 0..42 {
        let of = |number: u64| number >> bit & 1;
        let longer = greatest.iter().cartesian_product([0, 1]).filter_map(|(&((carry, more), x), x_bit)| {
            let total = x_bit + (x_bit ^ of(others)) + carry;
            let more = if x_bit == of(first) { more } else { x_bit > of(first) };
            (total % 2 == of(sum)).then_some(((total / 2, more), x | x_bit << bit))
        });
        greatest = longer.into_grouping_map().max().into_iter().collect();
    }
    let best = greatest.into_iter().find(|&(state, x)| state == (0, false) && x > 0);
    said(best.map(|(_, x)| first - x))
}

/// As the claim has it, with two steps to be done in other ways: whether d will do, and x from d, X and A_1.
fn by_claim(input: &str, fits: impl Fn(i64, i64) -> bool, greatest: impl Fn(i64, i64, i64) -> Option<i64>) -> String {
    let piles: Vec<i64> = numbers(input);
    let (first, others) = (piles[0], xor(piles[2..].iter().copied()));
    let twice = first + piles[1] - others;
    let x = (twice >= 0 && fits(twice, others)).then(|| greatest(twice / 2, others, first)).flatten();
    said(x.map(|x| first - x))
}

fn fits(twice: i64, others: i64) -> bool {
    twice % 2 == 0 && shares_no_bit(twice, others)
}

fn shares_no_bit(twice: i64, others: i64) -> bool {
    (twice / 2) & others == 0
}

fn up_to(x: i64, others: i64, most: i64) -> Option<i64> {
    let bits = (0..50).rev().map(|bit| others & 1 << bit);
    Some(bits.fold(x, |x, bit| if x + bit <= most { x + bit } else { x })).filter(|&x| x <= most)
}

fn positive(x: i64, others: i64, most: i64) -> Option<i64> {
    up_to(x, others, most).filter(|&x| x > 0)
}

fn least_pile(input: &str) -> String {
    by_claim(input, fits, |x, _, most| Some(x).filter(|&x| 0 < x && x <= most))
}

fn strictly_below(input: &str) -> String {
    by_claim(input, fits, |x, others, most| positive(x, others, most - 1))
}

fn equal_halves(input: &str) -> String {
    let piles: Vec<i64> = numbers(input);
    let twice = piles[0] - piles[1];
    said((twice >= 0 && twice % 2 == 0).then_some(twice / 2))
}

fn in_32_bits(input: &str) -> String {
    let piles: Vec<u64> = numbers(input);
    with_carries(&line(&piles.into_iter().map(|pile| u64::from(pile as u32)).collect_vec()))
}
