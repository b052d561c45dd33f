//! X or Y pebbles from each of some piles, by play.

use std::collections::HashMap;
use std::ops::Range;

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("arc143c", Limits::known(2000, 1024), oracle, small)
        .played("1 pile up to 12 with X, Y up to 5, 2 piles up to 8 with up to 4, 600 games of 3 or 4 piles up to 14")
        .beyond("for worst inputs, strategies in words")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("second-wins-with-the-smaller-number", smaller_wins, "greater-x-and-first-wins")
                .says("Lets the player with the smaller number win; First can win with X > Y, too."),
            wrong("all-remainders-at-least-x", all_at_least, "greater-x-and-first-wins")
                .says("Wants every remainder to be at least X; those less than Y do no harm."),
            wrong("some-remainder-at-least-x", some_at_least, "a-remainder-between")
                .says("Forgets that Second wins by a remainder r with Y ≤ r < X."),
            wrong("piles-without-remainders", no_remainders, "sample-2")
                .says("Compares the piles themselves with X; a round of both players takes X + Y from them."),
            wrong("one-pile-a-move", one_pile, "sample-1")
                .says("Takes from one pile in a move; a player may choose several."),
        ])
        .main()
}

/// Take `number` pebbles from each of one or more piles that hold so many.
fn moves(piles: &Vec<u32>, number: u32) -> Vec<Vec<u32>> {
    let chosen = (0..piles.len()).powerset().filter(|chosen| !chosen.is_empty());
    let enough = chosen.filter(|chosen| chosen.iter().all(|&pile| piles[pile] >= number));
    let taken = enough.map(|chosen| {
        let mut next = piles.clone();
        chosen.into_iter().for_each(|pile| next[pile] -= number);
        next.sort_unstable();
        next
    });
    taken.collect()
}

fn oracle(input: &str) -> String {
    let mut plays = HashMap::new();
    answer(input, |mut piles, x, y| {
        assert!(piles.len() <= 6 && piles.iter().all(|&pile| pile <= 100), "there would be too many positions");
        let play = plays.entry((x, y)).or_insert_with(|| {
            Partizan::new(move |piles: &Vec<u32>, player| moves(piles, if player == Player::Left { x } else { y }))
        });
        piles.sort_unstable();
        play.wins(&piles, Player::Left)
    })
}

fn answer(input: &str, mut first_wins: impl FnMut(Vec<u32>, u32, u32) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (n, x, y) = (tokens.read(), tokens.read(), tokens.read());
    let wins = first_wins(tokens.list(n), x, y);
    if wins { "First\n".to_owned() } else { "Second\n".to_owned() }
}

fn file(x: u32, y: u32, piles: &[u32]) -> String {
    format!("{} {x} {y}\n{}\n", piles.len(), joined(piles))
}

fn small() -> Vec<Small> {
    let numbers = |most: u32| (1..=most).cartesian_product(1..=most);
    let all = |n: usize, greatest: u32, most: u32| {
        let piles = (1..=greatest).combinations_with_replacement(n);
        piles.flat_map(move |piles| numbers(most).map(move |(x, y)| file(x, y, &piles)))
    };
    let mut random = seeded(1);
    let several = (0..600).map(|index| {
        let (x, y) = (random.random_range(1..=6), random.random_range(1..=4));
        // A remainder from Y to X − 1 is likely among several piles: a third of the games have none.
        let may_stay = |pile: u32| index % 3 > 0 || !(y..x).contains(&(pile % (x + y)));
        let piles = std::iter::repeat_with(|| random.random_range(1..=14)).filter(|&pile| may_stay(pile));
        let piles = piles.take(3 + index % 2).collect_vec();
        file(x, y, &piles)
    });
    vec![
        Small::new("all-games-of-one-pile", all(1, 12, 5)),
        Small::new("all-games-of-two-piles", all(2, 8, 4)),
        Small::new("several-piles", several.collect_vec()),
    ]
}

/// The greatest number of piles, and of pebbles.
const N: usize = 200_000;
const MOST: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("N", 1, N, |n| format!("@{n} 2 3\n{}\n", repeated("7 ", n))),
        Bound::integer("X", 1, MOST, |x| format!("1 @{x} 3\n7\n")),
        Bound::integer("Y", 1, MOST, |y| format!("1 3 @{y}\n7\n")),
        Bound::integer("a pile", 1, MOST, |pile| format!("3 2 3\n2 @{pile} 5\n")),
    ]
}

/// Piles with remainders modulo `x + y` out of these ranges: one pile out of the first, the others out of the rest.
fn with_remainders(x: u32, y: u32, one: Range<u32>, others: &[Range<u32>]) -> String {
    let mut random = seeded(1);
    let mut pile = |range: Range<u32>| {
        let remainder = random.random_range(range);
        random.random_range(1..=(MOST - remainder) / (x + y)) * (x + y) + remainder
    };
    let mut piles = (1..N).map(|index| pile(others[index % others.len()].clone())).collect_vec();
    piles.insert(N / 2, pile(one));
    file(x, y, &piles)
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, answer: &'static str, input: fn() -> String| {
        Worst::known(name, attacks, move || (input(), format!("{answer}\n")))
    };
    // Copying: where all remainders are less than the number of the player to move, the other one takes from the same
    // piles, and is never the one who cannot move.
    vec![
        known("copying", "remainders of all piles", "Second", || {
            with_remainders(300, 700, 0..300, &[0..100, 100..300])
        }),
        // First takes from the one pile, and then he copies.
        known("one-move-and-copying", "a single pile that decides", "First", || {
            with_remainders(300, 700, 300..1000, &[0..100, 100..300])
        }),
        // First takes from every other pile, and then he copies.
        known("greater-x-without-a-remainder-between", "two conditions on all piles", "First", || {
            with_remainders(700, 300, 0..300, &[0..300, 700..1000])
        }),
        // Whatever First does, the one pile keeps a remainder of 300 or more. Second takes from all piles that have
        // one. This leaves remainders less than 700, and he copies.
        known("greater-x-with-one-remainder-between", "a single pile that decides", "Second", || {
            with_remainders(700, 300, 300..700, &[0..300, 700..1000])
        }),
        // First takes every pile whole.
        known("the-greatest-numbers", "a sum X + Y beyond 31 bits", "First", || file(MOST, MOST, &[MOST; N])),
        // First cannot move.
        known("nothing-to-take", "piles that are the least number", "Second", || file(MOST, MOST - 1, &[MOST - 1; N])),
    ]
}

fn remainders(piles: &[u32], x: u32, y: u32) -> Vec<u32> {
    piles.iter().map(|pile| pile % (x + y)).collect()
}

fn smaller_wins(input: &str) -> String {
    answer(input, |piles, x, y| x <= y && remainders(&piles, x, y).iter().any(|&r| r >= x))
}

fn all_at_least(input: &str) -> String {
    answer(input, |piles, x, y| {
        let remainders = remainders(&piles, x, y);
        if x <= y { remainders.iter().any(|&r| r >= x) } else { remainders.iter().all(|&r| r >= x) }
    })
}

fn some_at_least(input: &str) -> String {
    answer(input, |piles, x, y| remainders(&piles, x, y).iter().any(|&r| r >= x))
}

fn no_remainders(input: &str) -> String {
    answer(input, |piles, x, y| piles.iter().any(|&pile| pile >= x) && !piles.iter().any(|pile| (y..x).contains(pile)))
}

/// The parity of the moves that are there if X = Y, by remainders otherwise.
fn one_pile(input: &str) -> String {
    answer(input, |piles, x, y| {
        let moves = piles.iter().map(|pile| pile / (x + y) * 2 + u32::from(pile % (x + y) >= x));
        moves.sum::<u32>() % 2 == 1
    })
}
