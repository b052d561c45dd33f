//! Removing a or b chips, all pairs of a and b counted, by play.

use evidence::partizan::{Class, Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1033g", Limits::known(5000, 256), oracle, small)
        .played("all games of up to 2 piles of up to 12 and of 3 piles of up to 7, 100 games of 4, m up to 6")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("parity-of-the-piles-for-both", parity, "all-games-of-up-to-2-piles")
                .says("Forgets that a pile may leave a free move."),
            wrong("piles-not-reduced", not_reduced, "all-games-of-up-to-2-piles")
                .says("Uses the piles as they stand; only their remainders modulo a + b count."),
            wrong("pairs-counted-once-more-for-a-equal-to-b", diagonal_twice, "one-chip")
                .says("Counts a ≤ b, and then each pair twice."),
            wrong("two-free-moves-like-one", two_like_one, "all-games-of-3-piles")
                .says("Treats two piles in which Alice and Bob have a free move each like one."),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    let (piles, m) = read(input);
    counted(m, |a, b| {
        let mut play = Partizan::new(|piles: &Vec<u64>, player| {
            let chips = if player == Player::Left { a } else { b };
            let removals = (0..piles.len()).filter(|&pile| piles[pile] >= chips);
            let removed = removals.map(|pile| {
                let mut next = piles.clone();
                next[pile] -= chips;
                next.sort_unstable();
                next
            });
            removed.collect()
        });
        let mut sorted = piles.clone();
        sorted.sort_unstable();
        play.class(&sorted)
    })
}

fn read(input: &str) -> (Vec<u64>, u64) {
    let mut tokens = Tokens::new(input);
    let (n, m) = (tokens.read(), tokens.read());
    (tokens.list(n), m)
}

fn file(piles: &[u64], m: u64) -> String {
    format!("{} {m}\n{}\n", piles.len(), joined(piles))
}

/// The numbers of pairs from 1 to m of each class.
fn counted(m: u64, mut class: impl FnMut(u64, u64) -> Class) -> String {
    let mut counts = [0_u64; 4];
    for (a, b) in (1..=m).cartesian_product(1..=m) {
        counts[class(a, b) as usize] += 1;
    }
    format!("{}\n", joined(counts))
}

fn small() -> Vec<Small> {
    let multisets = |piles: usize, most: u64| (1..=most).combinations_with_replacement(piles);
    let mut random = seeded(1);
    let four = (0..100).map(|_| {
        let piles = (0..4).map(|_| random.random_range(1..=9)).collect_vec();
        file(&piles, random.random_range(1..=6))
    });
    let two = multisets(1, 12).chain(multisets(2, 12));
    vec![
        Small::new("games-of-4-piles", four.collect_vec()),
        Small::new("all-games-of-up-to-2-piles", two.map(|piles| file(&piles, 6))),
        Small::new("all-games-of-3-piles", multisets(3, 7).map(|piles| file(&piles, 5))),
    ]
}

/// The greatest number of piles, the greatest m, and the greatest pile.
const N: usize = 100;
const M: u64 = 100_000;
const CHIPS: u64 = 1_000_000_000_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n} 5\n{}\n", repeated("7 ", n))),
        Bound::integer("m", 1, M, |m| format!("1 @{m}\n7\n")),
        Bound::integer("a pile", 1, CHIPS, |chips| format!("2 3\n7 @{chips}\n")),
    ]
}

fn random_piles(n: usize) -> Vec<u64> {
    let mut random = seeded(n as u64);
    (0..n).map(|_| random.random_range(CHIPS / 2..=CHIPS)).collect()
}

fn worst() -> Vec<Worst> {
    // Nobody can move if a, b > 1. If a = 1 < b, only Alice can. If a = b = 1, there are n moves.
    let ones = |n: usize| {
        let (one, more) = (M - 1, (M - 1) * (M - 1));
        let answer = match n % 2 {
            0 => format!("{one} {one} 0 {}\n", more + 1),
            _ => format!("{one} {one} 1 {more}\n"),
        };
        (file(&vec![1; n], M), answer)
    };
    vec![
        Worst::known("a-hundred-single-chips", "an answer beyond 32 bits, and no chip to divide", move || {
            (ones(N).0, ones(N).1)
        }),
        Worst::known("99-single-chips", "the same with an odd number of moves", move || (ones(N - 1).0, ones(N - 1).1)),
        Worst::new(
            "random-pair-by-pair",
            "a hundredth of all pairs: remainders of great piles",
            Known::ByAlgorithm(pair_by_pair),
            || file(&random_piles(N), M / 100),
        ),
        Worst::new(
            "few-piles-pair-by-pair",
            "the same with all four classes",
            Known::ByAlgorithm(pair_by_pair),
            || file(&random_piles(4), M / 100),
        ),
        Worst::new(
            "random",
            "a division for each pile and sum, and branches that cannot be predicted",
            Known::BySameIdea(published),
            || file(&random_piles(N), M),
        ),
        Worst::new(
            "few-random-piles",
            "sums in which the game is open for many a",
            Known::BySameIdea(published),
            || file(&random_piles(5), M),
        ),
    ]
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
fn pair_by_pair(input: &str) -> String {
    let (piles, m) = read(input);
    counted(m, |a, b| class(&piles, [a, b], a + b, |free| free))
}

/// The published solution: for every sum the sorted remainders, and between any two neighbours the a for which the game
/// is open. For so many pairs nothing is known but to count them by their sums.
fn published(input: &str) -> String {
    let (piles, m) = read(input);
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
            let least = (below + 1).max(sum - above).max(sum.saturating_sub(m)).max(at_least_2a / 2 + 1);
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
    format!("{each} {each} {first} {second}\n")
}

fn parity(input: &str) -> String {
    let (piles, m) = read(input);
    counted(m, |a, b| class(&piles, [a, b], a + b, |_| 0))
}

fn not_reduced(input: &str) -> String {
    let (piles, m) = read(input);
    counted(m, |a, b| class(&piles, [a, b], u64::MAX, |free| free))
}

fn diagonal_twice(input: &str) -> String {
    let (piles, m) = read(input);
    let mut counts = [0_u64; 4];
    for (a, b) in (1..=m).flat_map(|a| (a..=m).map(move |b| (a, b))) {
        for pair in [[a, b], [b, a]] {
            counts[class(&piles, pair, a + b, |free| free) as usize] += 1;
        }
    }
    format!("{}\n", joined(counts))
}

fn two_like_one(input: &str) -> String {
    let (piles, m) = read(input);
    counted(m, |a, b| class(&piles, [a, b], a + b, |free| free.min(1)))
}
