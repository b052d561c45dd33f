//! Removing a or b chips, all pairs of a and b counted, by play.

use evidence::partizan::{Class, Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    let form = format::all([row([len("n", 1..=N), int("m", 1..=M)]), row([list("n", int("a pile", 1..=CHIPS))])]);
    // Nobody can move if a, b > 1. If a = 1 < b, only Alice can. If a = b = 1, there are n moves.
    let (one, more) = (M - 1, (M - 1) * (M - 1));
    Problem::one("cf1033g", Limits::known(5000, 256), form, oracle, |counts: &Counts| joined(counts))
        .small("random-games-of-4-piles-up-to-9-with-m-up-to-6", || {
            let mut random = seeded(1);
            let mut game = |_| {
                let piles = (0..4).map(|_| random.random_range(1..=9)).collect();
                (random.random_range(1..=6), piles)
            };
            (0..100).map(&mut game).collect()
        })
        .small(FEW, || (1..=2).flat_map(|n| multisets(n, 12)).map(|piles| (6, piles)).collect())
        .small(THREE, || multisets(3, 7).map(|piles| (5, piles)).collect())
        .known("a-hundred-single-chips", move || ((M, vec![1; N]), [one, one, 0, more + 1]))
        .attacks("an answer beyond 32 bits, and no chip to divide")
        .known("99-single-chips", move || ((M, vec![1; N - 1]), [one, one, 1, more]))
        .attacks("the same with an odd number of moves")
        .worst("random-pair-by-pair", by_algorithm(pair_by_pair), || (M / 100, random_piles(N)))
        .attacks("a hundredth of all pairs: remainders of large piles")
        .worst("few-piles-pair-by-pair", by_algorithm(pair_by_pair), || (M / 100, random_piles(4)))
        .attacks("the same with all four classes")
        .worst("random", by_same_idea(published), || (M, random_piles(N)))
        .attacks("a division for each pile and sum, and branches that cannot be predicted")
        .worst("few-random-piles", by_same_idea(published), || (M, random_piles(5)))
        .attacks("sums in which the game is open for many a")
        .wrong(
            "parity-of-the-piles-for-both",
            |(m, piles)| counted_pairs(*m, |a, b| class(piles, [a, b], a + b, |_| 0)),
            FEW,
        )
        .says("Forgets that a pile may leave a free move.")
        .wrong(
            "piles-not-reduced",
            |(m, piles)| counted_pairs(*m, |a, b| class(piles, [a, b], u64::MAX, |free| free)),
            FEW,
        )
        .says("Uses the piles as they stand; only their remainders modulo a + b count.")
        .wrong(
            "pairs-counted-once-more-for-a-equal-to-b",
            |(m, piles)| {
                let mut counts = pair_by_pair(&(*m, piles.clone()));
                (1..=*m).for_each(|a| counts[class(piles, [a, a], a + a, |free| free) as usize] += 1);
                counts
            },
            "one-chip",
        )
        .says("Counts a ≤ b, and then each pair twice.")
        .wrong(
            "two-free-moves-like-one",
            |(m, piles)| counted_pairs(*m, |a, b| class(piles, [a, b], a + b, |free| free.min(1))),
            THREE,
        )
        .says("Treats two piles in which Alice and Bob have a free move each like one.")
        .main()
}

const FEW: &str = "games-of-1-or-2-piles-up-to-12-with-m-6";
const THREE: &str = "games-of-3-piles-up-to-7-with-m-5";

/// The largest number of piles, the largest m, and the largest pile.
const N: usize = 100;
const M: u64 = 100_000;
const CHIPS: u64 = 1_000_000_000_000_000_000;

/// m, and the piles.
type Game = (u64, Vec<u64>);

/// The numbers of pairs of each class.
type Counts = [u64; 4];

fn oracle() -> impl FnMut(&Game) -> Counts {
    |(m, piles)| {
        counted_pairs(*m, |a, b| {
            let mut play = Partizan::new(|piles: &Vec<u64>, player| {
                let chips = if player == Player::Left { a } else { b };
                in_one(piles, |pile| pile.checked_sub(chips).into_iter().collect())
            })
            .named(["Alice", "Bob"])
            .board(|piles| {
                board::heaps(piles.iter().copied()).and(board::numbers([("Left removes", a), ("Right removes", b)]))
            })
            .alike(|piles| sorted(piles));
            play.class(piles)
        })
    }
}

/// The numbers of pairs from 1 to m of each class.
fn counted_pairs(m: u64, mut class: impl FnMut(u64, u64) -> Class) -> Counts {
    let mut counts = [0; 4];
    for (a, b) in (1..=m).cartesian_product(1..=m) {
        counts[class(a, b) as usize] += 1;
    }
    counts
}

fn multisets(piles: usize, most: u64) -> impl Iterator<Item = Vec<u64>> {
    (1..=most).combinations_with_replacement(piles)
}

fn random_piles(n: usize) -> Vec<u64> {
    let mut random = seeded(n as u64);
    (0..n).map(|_| random.random_range(CHIPS / 2..=CHIPS)).collect()
}

/// The class of one game by the remainders modulo `sum`; a ≤ b, Left removes a.
fn class(piles: &[u64], [a, b]: [u64; 2], sum: u64, free_moves: fn(usize) -> usize) -> Class {
    if a > b {
        return match class(piles, [b, a], sum, free_moves) {
            Class::Left => Class::Right,
            other => other,
        };
    }
    let remainders = piles.iter().map(|pile| pile % sum).collect_vec();
    let both = remainders.iter().filter(|&&r| r >= b).count();
    let free = remainders.iter().filter(|&&r| r >= b && r >= 2 * a).count();
    match (free_moves(free), both % 2) {
        _ if remainders.iter().any(|r| (a..b).contains(r)) => Class::Left,
        (0, 0) => Class::Second,
        (0 | 1, 1) => Class::First,
        _ => Class::Left,
    }
}

/// Every pair for itself, by its remainders.
fn pair_by_pair((m, piles): &Game) -> Counts {
    counted_pairs(*m, |a, b| class(piles, [a, b], a + b, |free| free))
}

/// The published solution: for every sum the sorted remainders, and between any two neighbours the a for which the game
/// is open. For so many pairs nothing is known but to count them by their sums.
fn published((m, piles): &Game) -> Counts {
    let (mut first, mut second) = (0, 0);
    for sum in 2..=2 * m {
        let sorted = piles.iter().map(|pile| pile % sum).sorted_unstable();
        let remainders = [0].into_iter().chain(sorted).chain([sum - 1]).collect_vec();
        let n = piles.len();
        for low in 0..=n {
            // The remainders up to this one are below a, and those behind it are at least b.
            let (below, above) = (remainders[low], remainders[low + 1]);
            let high = n - low;
            let at_least_2a = remainders[n - high % 2];
            let least = (below + 1).max(sum - above).max(sum.saturating_sub(*m)).max(at_least_2a / 2 + 1);
            let most = sum / 2;
            if least > most {
                continue;
            }
            let pairs = 2 * (most - least + 1) - u64::from(sum % 2 == 0);
            if high % 2 == 0 {
                second += pairs;
            } else {
                first += pairs;
            }
        }
    }
    let each = (m * m - first - second) / 2;
    [each, each, first, second]
}
