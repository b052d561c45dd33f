//! X or Y pebbles from each of some piles, by play.

use std::collections::HashMap;
use std::ops::Range;

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;

fn main() -> ExitCode {
    let form = format::all([
        row([len("N", 1..=N), int("X", 1..=MOST), int("Y", 1..=MOST)]),
        row([list("N", int("a pile", 1..=MOST))]),
    ]);
    Problem::one("arc143c", Limits::known(2000, 1024), form, oracle, ["First", "Second"])
        .all([("N", 1), ("X", 5), ("Y", 5), ("a pile", 12)])
        .small("games-of-2-piles-up-to-8-with-X-and-Y-up-to-4", || {
            let piles = (1..=8).combinations_with_replacement(2);
            let numbers = (1..=4).cartesian_product(1..=4);
            piles.cartesian_product(numbers).map(|(piles, numbers)| (numbers, piles)).collect()
        })
        .small("random-games-of-3-or-4-piles-up-to-14-with-X-up-to-6-and-Y-up-to-4", random_games)
        .beyond("for worst inputs, strategies proved in a comment")
        // Copying: where all remainders are less than the number of the player to move, the other one takes from the
        // same piles, and is never the one who cannot move.
        .known("copying", || (with_remainders((300, 700), 0..300, [0..100, 100..300]), false))
        .attacks("remainders of all piles")
        // First takes from the one pile, and then he copies.
        .known("one-move-and-copying", || (with_remainders((300, 700), 300..1000, [0..100, 100..300]), true))
        .attacks("a single pile that decides")
        // First takes from every other pile, and then he copies.
        .known("greater-x-without-a-remainder-between", || {
            (with_remainders((700, 300), 0..300, [0..300, 700..1000]), true)
        })
        .attacks("two conditions on all piles")
        // Whatever First does, the one pile keeps a remainder of 300 or more. Second takes from all piles that have
        // one. This leaves remainders less than 700, and he copies.
        .known("greater-x-with-one-remainder-between", || {
            (with_remainders((700, 300), 300..700, [0..300, 700..1000]), false)
        })
        .attacks("a single pile that decides")
        // First takes every pile whole.
        .known("the-greatest-numbers", || (((MOST, MOST), vec![MOST; N]), true))
        .attacks("a sum X + Y beyond 31 bits")
        // First cannot move.
        .known("nothing-to-take", || (((MOST, MOST - 1), vec![MOST - 1; N]), false))
        .attacks("piles that are the least number")
        .wrong(
            "second-wins-with-the-smaller-number",
            |game| game.0.0 <= game.0.1 && remainders(game).any(|r| r >= game.0.0),
            "greater-x-and-first-wins",
        )
        .says("Lets the player with the smaller number win; First can win with X > Y, too.")
        .wrong(
            "all-remainders-at-least-x",
            |game| {
                let (x, y) = game.0;
                if x <= y { remainders(game).any(|r| r >= x) } else { remainders(game).all(|r| r >= x) }
            },
            "greater-x-and-first-wins",
        )
        .says("Wants every remainder to be at least X; those less than Y do no harm.")
        .wrong("some-remainder-at-least-x", |game| remainders(game).any(|r| r >= game.0.0), "a-remainder-between")
        .says("Forgets that Second wins by a remainder r with Y ≤ r < X.")
        .wrong(
            "piles-without-remainders",
            |((x, y), piles)| piles.iter().any(|pile| pile >= x) && !piles.iter().any(|pile| (y..x).contains(&pile)),
            "sample-2",
        )
        .says("Compares the piles themselves with X; a round of both players takes X + Y from them.")
        .wrong(
            "one-pile-a-move",
            |((x, y), piles)| {
                // The parity of the moves that are there if X = Y, by remainders otherwise.
                let moves = piles.iter().map(|pile| pile / (x + y) * 2 + u32::from(pile % (x + y) >= *x));
                moves.sum::<u32>() % 2 == 1
            },
            "sample-1",
        )
        .says("Takes from one pile in a move; a player may choose several.")
        .wrong(
            "most-of-the-remainders",
            |game| 2 * remainders(game).filter(|r| r >= &game.0.0).count() > game.1.len(),
            "games-of-2-piles-up-to-8-with-X-and-Y-up-to-4",
        )
        .says("Lets First win if most remainders are at least X; one can be enough, and all can be in vain.")
        .main()
}

/// The largest number of piles, and of pebbles.
const N: usize = 200_000;
const MOST: u32 = 1_000_000_000;

/// X and Y, and the piles.
type Game = ((u32, u32), Vec<u32>);

/// Take `number` pebbles from each of one or more piles that hold so many.
fn moves(piles: &Vec<u32>, number: u32) -> Vec<Vec<u32>> {
    let chosen = (0..piles.len()).powerset().filter(|chosen| !chosen.is_empty());
    let enough = chosen.filter(|chosen| chosen.iter().all(|&pile| piles[pile] >= number));
    let taken = enough.map(|chosen| {
        let mut next = piles.clone();
        chosen.into_iter().for_each(|pile| next[pile] -= number);
        next
    });
    taken.collect()
}

fn oracle() -> impl FnMut(&Game) -> bool {
    let mut plays = HashMap::new();
    move |&((x, y), ref piles)| {
        assert!(piles.len() <= 6 && piles.iter().all(|&pile| pile <= 100), "there would be too many positions");
        let play = plays.entry((x, y)).or_insert_with(|| {
            Partizan::new(move |piles: &Vec<u32>, player| moves(piles, if player == Player::Left { x } else { y }))
                .named(["the first player", "the second player"])
                .board(move |piles| {
                    let takes = board::numbers([("the first player takes", x), ("the second one takes", y)]);
                    board::heaps(piles.iter().copied()).and(takes)
                })
                .alike(|piles| sorted(piles))
        });
        play.wins(piles, Player::Left)
    }
}

fn random_games() -> Vec<Game> {
    let mut random = seeded(1);
    let mut game = |index: usize| {
        let (x, y) = (random.random_range(1..=6), random.random_range(1..=4));
        // A remainder from Y to X − 1 is likely among several piles: a third of the games have none.
        let may_stay = |pile: &u32| index % 3 > 0 || !(y..x).contains(&(pile % (x + y)));
        let piles = std::iter::repeat_with(|| random.random_range(1..=14)).filter(may_stay);
        ((x, y), piles.take(3 + index % 2).collect())
    };
    (0..600).map(&mut game).collect()
}

/// Piles with remainders modulo X + Y out of these ranges: one pile out of the first, the others out of the rest.
fn with_remainders((x, y): (u32, u32), one: Range<u32>, others: [Range<u32>; 2]) -> Game {
    let mut random = seeded(1);
    let mut pile = |range: Range<u32>| {
        let remainder = random.random_range(range);
        random.random_range(1..=(MOST - remainder) / (x + y)) * (x + y) + remainder
    };
    let mut piles = (1..N).map(|index| pile(others[index % others.len()].clone())).collect_vec();
    piles.insert(N / 2, pile(one));
    ((x, y), piles)
}

fn remainders(((x, y), piles): &Game) -> impl Iterator<Item = u32> {
    piles.iter().map(move |pile| pile % (x + y))
}
