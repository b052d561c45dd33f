//! Up to A stones from a pile for one player, up to B for the other, by play.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;
use evidence::rules::nim;

fn main() -> ExitCode {
    Problem::new("loj6558", Limits::known(1000, 1024), oracle, small)
        .played("one pile of up to 14, 2 up to 8, 3 up to 5 with A, B up to 5, and 600 games of 3 to 5 piles")
        .beyond("for worst inputs, strategies in words")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("xor-beyond-a", any_xor, "others-with-a-xor-beyond-a")
                .says("Forgets that the XOR T of the other piles may be greater than A, though they are not."),
            wrong("stronger-player-always-wins", stronger, "all-games-of-two-piles")
                .says("Lets the greater limit win; without a pile beyond the lesser one it is Nim."),
            wrong("lesser-limit-for-both", lesser_limit, "all-games-of-two-piles")
                .says("Takes piles modulo the lesser limit and 1; the stronger player may gain a tempo."),
            wrong("own-limits-of-each-player", own_limit, "all-games-of-two-piles")
                .says("Takes piles modulo A + 1, as if both could take up to A."),
            wrong("one-great-pile-is-lost", |input| with(input, |_, _, _| false), "one-pile-brought-down")
                .says("Gives up with one pile beyond A; Petyr may bring it down in one move."),
        ])
        .main()
}

/// Take 1 to `limit` stones from one pile.
fn moves(piles: &[u32], limit: u32) -> Vec<Vec<u32>> {
    let less = in_one(piles, |&pile| (1..=limit.min(pile)).map(|taken| pile - taken).collect());
    less.into_iter().map(|piles| piles.into_iter().sorted().collect()).collect()
}

fn oracle(input: &str) -> String {
    let mut plays = HashMap::new();
    answer(input, |mut piles, a, b| {
        assert!(piles.iter().sum::<u32>() <= 60, "there would be too many positions");
        let play = plays.entry((a, b)).or_insert_with(|| {
            Partizan::new(move |piles: &Vec<u32>, player| moves(piles, if player == Player::Left { a } else { b }))
        });
        piles.sort_unstable();
        play.wins(&piles, Player::Left)
    })
}

fn answer(input: &str, mut petyr_wins: impl FnMut(Vec<u32>, u32, u32) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (n, a, b) = (tokens.read(), tokens.read(), tokens.read());
    let wins = petyr_wins(tokens.list(n), a, b);
    if wins { "Petyr\n".to_owned() } else { "Varys\n".to_owned() }
}

fn file(a: u32, b: u32, piles: &[u32]) -> String {
    format!("{} {a} {b}\n{}\n", piles.len(), joined(piles))
}

fn small() -> Vec<Small> {
    let all = |n: usize, greatest: u32, most: u32| {
        let piles = (1..=greatest).combinations_with_replacement(n);
        let limits = move || (1..=most).cartesian_product(1..=most);
        piles.flat_map(move |piles| limits().map(move |(a, b)| file(a, b, &piles)))
    };
    let mut random = seeded(1);
    // Mostly a weaker Petyr, one pile that he might bring down, and others that he could take whole.
    let several = (0..600).map(|_| {
        let a = random.random_range(1..=6);
        let b = a + random.random_range(0..=2) - u32::from(a > 1 && random.random_bool(0.2));
        let others = (0..random.random_range(2..=4)).map(|_| random.random_range(1..=a.max(2))).collect_vec();
        let great = random.random_range(1..=2 * a + 1);
        file(a, b, &[others, vec![great]].concat())
    });
    vec![
        Small::new("all-games-of-one-pile", all(1, 14, 5)),
        Small::new("all-games-of-two-piles", all(2, 8, 4)),
        Small::new("all-games-of-three-piles", all(3, 5, 5)),
        Small::new("several-piles", several.collect_vec()),
    ]
}

/// The greatest number of piles, the greatest limit, and the greatest pile.
const N: usize = 100_000;
const LIMIT: u32 = 100_000;
const STONES: u32 = 1_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("N", 1, N, |n| format!("@{n} 2 3\n{}\n", repeated("7 ", n))),
        Bound::integer("A", 1, LIMIT, |a| format!("1 @{a} 3\n7\n")),
        Bound::integer("B", 1, LIMIT, |b| format!("1 3 @{b}\n7\n")),
        Bound::integer("a pile", 1, STONES, |pile| format!("3 2 3\n2 @{pile} 5\n")),
    ]
}

/// Pairs of equal piles of these sizes in random order, with some piles among them.
fn pairs_and(sizes: RangeInclusive<u32>, more: &[u32]) -> Vec<u32> {
    let pairs = nim::lost(N - 2, sizes, &mut seeded(1));
    [&pairs[..N / 2], more, &pairs[N / 2..]].concat()
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, answer: &'static str, input: fn() -> String| {
        Worst::known(name, attacks, move || (input(), format!("{answer}\n")))
    };
    // In pairs of equal piles, a player does in a pile what the other one has done in its equal, if his limit is not
    // less. So pairs are lost for the player to move, unless his limit is the greater one and he takes more at once.
    vec![
        known("equal-limits-and-pairs", "remainders of all piles", "Varys", || {
            file(99_999, 99_999, &pairs_and(1..=STONES, &[]))
        }),
        // Petyr makes the two piles equal.
        known("equal-limits-and-two-piles", "two piles that differ by one stone", "Petyr", || {
            file(99_999, 99_999, &pairs_and(1..=STONES, &[STONES, STONES - 1]))
        }),
        // Neither has a use for his limit, and Varys keeps the pairs.
        known("stronger-in-pairs-of-small-piles", "the only case in which the stronger player loses", "Varys", || {
            file(LIMIT, LIMIT - 1, &pairs_and(1..=LIMIT - 1, &[]))
        }),
        // Petyr takes the greater one whole, which Varys could not. Then he keeps the pairs.
        known("stronger-with-a-tempo", "one pile that is a stone too great", "Petyr", || {
            file(LIMIT, LIMIT - 1, &pairs_and(1..=LIMIT - 1, &[LIMIT]))
        }),
        // Petyr takes A stones of the last pile. Then all piles are in pairs, and of none can Varys take more than A.
        known("weaker-brings-a-pile-down", "one pile that he can just bring down", "Petyr", || {
            file(99_998, LIMIT, &pairs_and(1..=99_998, &[50_000, 149_998]))
        }),
        // Varys keeps the pairs. In the last two, which differ by A + 1, he takes as many from the greater as Petyr has
        // taken from the lesser; and when Petyr takes from the greater, he makes them a pair.
        known("weaker-one-stone-short", "one pile that he cannot quite bring down", "Varys", || {
            file(99_998, LIMIT, &pairs_and(1..=99_998, &[50_000, 149_999]))
        }),
        // Varys keeps the pairs.
        known("weaker-with-great-piles", "as many piles as there can be beyond both limits", "Varys", || {
            file(99_999, LIMIT, &pairs_and(LIMIT + 1..=STONES, &[]))
        }),
    ]
}

/// The claim for different limits, with slips: what decides with one pile beyond A, the greater one, and the XOR of the
/// others.
fn with(input: &str, one: fn(pile: u32, others: u32, a: u32) -> bool) -> String {
    answer(input, |piles, a, b| {
        let (small, great): (Vec<u32>, Vec<u32>) = piles.iter().partition(|&&pile| pile <= a.min(b));
        let others = xor(small);
        match great[..] {
            _ if a == b => xor(piles.iter().map(|pile| pile % (a + 1))) != 0,
            [] => others != 0,
            _ if a > b => true,
            [pile] => one(pile, others, a),
            _ => false,
        }
    })
}

fn any_xor(input: &str) -> String {
    with(input, |pile, others, a| pile.saturating_sub(others) <= a)
}

fn stronger(input: &str) -> String {
    answer(input, |piles, a, b| match a.cmp(&b) {
        std::cmp::Ordering::Equal => xor(piles.iter().map(|pile| pile % (a + 1))) != 0,
        unequal => unequal.is_gt(),
    })
}

fn lesser_limit(input: &str) -> String {
    answer(input, |piles, a, b| xor(piles.iter().map(|pile| pile % (a.min(b) + 1))) != 0)
}

fn own_limit(input: &str) -> String {
    answer(input, |piles, a, _| xor(piles.iter().map(|pile| pile % (a + 1))) != 0)
}
