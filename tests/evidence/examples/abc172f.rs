//! Stones moved from one pile to another before Nim, by play.

use evidence::lists::all;
use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let piles = counted("n", 2..=N, int("another pile", 1..=MOST));
    Problem::one("abc172f", Limits::known(2000, 1024), piles, || by_play, said)
        .small("rows-of-3-or-4-piles-up-to-12-that-can-be-made-lost", near_lost)
        .small("rows-of-2-piles-up-to-9", || all(2, 1..=9))
        .small("rows-of-3-piles-up-to-6", || all(3, 1..=6))
        .small("rows-of-4-piles-up-to-3", || all(4, 1..=3))
        .limit(|| Bound::integer("the first pile", 1, MOST, |pile| format!("3\n@{pile} 7 5\n")))
        .beyond("for worst inputs, piles that are made for a certain x, and a search bit by bit from the lowest on")
        // Two equal piles and pairs are lost. With so few in the second, fewer stones moved leave two that differ.
        .known("equal-ends", || (among_pairs(&[MOST - 1, 1]), Some(MOST / 2 - 1)))
        .attacks("the most stones moved, if two numbers of stones are tried one by one")
        .worst("alternate-bits", by_algorithm(with_carries), || {
            let bits = |first: u32| (first..39).step_by(2).map(|bit| 1_i64 << bit).sum::<i64>();
            let (d, x_or_y) = (bits(1) & 0x2a_8a2a_a8a2, bits(0));
            let first = (d + x_or_y) / 3;
            among_pairs(&[first, 2 * d + x_or_y - first, x_or_y ^ 12345, 12345])
        })
        .attacks("a bit of d between any two of X")
        .worst("random-bits", by_algorithm(with_carries), || {
            let mut random = seeded(2);
            let (x, y) = (random.random_range(1..1 << 38), random.random_range(1 << 38..1 << 39));
            let moved = random.random_range(1 << 37..1 << 38);
            let other = random.random_range(1..1 << 38);
            among_pairs(&[x + moved, y - moved, x ^ y ^ other, other])
        })
        .attacks("a choice at every bit of X")
        .wrong("empties-the-first-pile", |piles| by_claim(piles, fits, up_to), "rows-of-3-piles-up-to-6")
        .says("Moves the whole first pile; at least one stone must stay.")
        .wrong(
            "common-bits-unchecked",
            |piles| by_claim(piles, |twice, _| twice % 2 == 0, positive),
            "rows-of-3-piles-up-to-6",
        )
        .says("Does not ask whether the common part (s - X) / 2 shares a bit with X.")
        .wrong("parity-unchecked", |piles| by_claim(piles, shares_no_bit, positive), "rows-of-3-piles-up-to-6")
        .says("Rounds (s - X) / 2 where it is not whole.")
        .wrong(
            "least-pile",
            |piles| by_claim(piles, fits, |x, _, most| Some(x).filter(|&x| 0 < x && x <= most)),
            "rows-of-3-piles-up-to-6",
        )
        .says("Gives the bits of X to the second pile, which moves too many stones.")
        .wrong(
            "equal-halves",
            |piles| Some((piles[0] - piles[1]) / 2).filter(|half| *half >= 0 && piles[0] == piles[1] + 2 * half),
            "rows-of-3-piles-up-to-6",
        )
        .says("Makes the two piles equal, whatever the others are.")
        .wrong(
            "moves-at-least-one",
            |piles| by_claim(piles, fits, |x, others, most| positive(x, others, most - 1)),
            "nothing-to-move",
        )
        .says("Moves at least one stone; all of A_1 may stay.")
        .wrong("32-bits", |piles| with_carries(&piles.iter().map(|&pile| i64::from(pile as u32)).collect()), "sample-5")
        .says("Keeps the piles in 32 bits.")
        .unplayed([("sample-5", "piles of 10 digits")])
        .main()
}

/// The largest number of piles, and of stones in one.
const N: usize = 300;
const MOST: i64 = 1_000_000_000_000;

/// The least number of stones to move.
fn by_play(piles: &Vec<i64>) -> Option<i64> {
    let mut play =
        Play::normal(nim::moves).board(|heaps| board::heaps(heaps.iter().copied())).alike(|heaps| sorted(heaps));
    let mut loses_after = |stones| {
        let mut piles = piles.clone();
        piles[0] -= stones;
        piles[1] += stones;
        !play.value(&piles.into_iter().map(|pile| pile as u32).collect())
    };
    (0..piles[0]).find(|&stones| loses_after(stones))
}

fn said(stones: &Option<i64>) -> String {
    stones.unwrap_or(-1).to_string()
}

fn near_lost() -> Vec<Vec<i64>> {
    let mut random = seeded(1);
    let mut row = |_| {
        let others = (0..random.random_range(1..=2)).map(|_| random.random_range(1..=7)).collect_vec();
        // x and y with x XOR y = X, before some stones were moved.
        let x = random.random_range(1..=7);
        let y = x ^ xor(others.iter().copied());
        let moved = random.random_range(0..=(y - 1).clamp(0, 4));
        [vec![x + moved, (y - moved).max(1)], others].concat()
    };
    (0..200).map(&mut row).collect()
}

/// Random piles in pairs, and before them these.
fn among_pairs(piles: &[i64]) -> Vec<i64> {
    let mut random = seeded(1);
    let pairs = (0..(N - piles.len()) / 2).flat_map(|_| [random.random_range(1..=MOST); 2]);
    piles.iter().copied().chain(pairs).collect()
}

/// The numbers x and y with x + y = s and x XOR y = X are written from the lowest bit on: each pair of bits has the bit
/// of X, and with the carry that of s. Of those with the same carry and on the same side of A_1 the largest x is kept.
fn with_carries(piles: &Vec<i64>) -> Option<i64> {
    let (first, sum, others) = (piles[0], piles[0] + piles[1], xor(piles[2..].iter().copied()));
    // By carry, and by whether the bits so far are more than those of A_1.
    let mut greatest: Vec<((i64, bool), i64)> = vec![((0, false), 0)];
    for bit in 0..42 {
        let of = |number: i64| number >> bit & 1;
        let longer = greatest.iter().cartesian_product([0, 1]).filter_map(|(&((carry, more), x), x_bit)| {
            let total = x_bit + (x_bit ^ of(others)) + carry;
            let more = if x_bit == of(first) { more } else { x_bit > of(first) };
            (total % 2 == of(sum)).then_some(((total / 2, more), x | x_bit << bit))
        });
        greatest = longer.into_grouping_map().max().into_iter().collect();
    }
    let best = greatest.into_iter().find(|&(state, x)| state == (0, false) && x > 0);
    best.map(|(_, x)| first - x)
}

/// As the claim has it, with two steps to be done in other ways: whether d will do, and x from d, X and A_1.
fn by_claim(
    piles: &[i64],
    fits: impl Fn(i64, i64) -> bool,
    greatest: impl Fn(i64, i64, i64) -> Option<i64>,
) -> Option<i64> {
    let (first, others) = (piles[0], xor(piles[2..].iter().copied()));
    let twice = first + piles[1] - others;
    let x = (twice >= 0 && fits(twice, others)).then(|| greatest(twice / 2, others, first)).flatten();
    x.map(|x| first - x)
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
