//! Piles in a circle, each in its turn, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let circles = Format::tests("t", 1..=T, counted("n", 1..=N, int("a pile", 1..=STONES)));
    Problem::tests("cf1695b", Limits::known(1000, 256), circles, oracle, ["Mike", "Joe"])
        .all([("n", 4), ("a pile", 5)])
        .all([("n", 7), ("a pile", 2)])
        .small("random-circles-of-4-to-6-piles", || {
            let mut random = seeded(1);
            let mut circle = |_| {
                let least = random.random_range(1..=3);
                (0..random.random_range(4..=6)).map(|_| random.random_range(least..=4)).collect()
            };
            (0..150).map(&mut circle).collect()
        })
        .beyond("for worst inputs, the move at which each pile is found empty if all moves take one stone")
        .known("two-smallest-piles", || {
            let mut random = seeded(2);
            let mut circle = |test| {
                // The first one is a pile of Mike's in every second circle, and the other one has the other player.
                let first = 2 * random.random_range(0..N / 4) + test % 2;
                let second = first + 1 + 2 * random.random_range(0..N / 4);
                let least = random.random_range(STONES / 2..STONES);
                let mut piles = (0..N).map(|_| random.random_range(least + 1..=STONES)).collect_vec();
                (piles[first], piles[second]) = (least, least);
                piles
            };
            ((0..T).map(&mut circle).collect(), (0..T).map(|test| test % 2 == 1).collect())
        })
        .attacks("play, as long as it can be, and a tie of the two players")
        .known("equal-piles", || ((0..T).map(|test| vec![STONES; N - test % 2]).collect(), [false, true].repeat(T / 2)))
        .attacks("odd and even circles in turns, of which the even ones are one great tie")
        .worst("random", by_same_idea(by_empty_piles), || {
            let mut random = seeded(3);
            let mut circle =
                |_| (0..N - 2 * random.random_range(0..2)).map(|_| random.random_range(1..=STONES)).collect();
            (0..T).map(&mut circle).collect()
        })
        .attacks("smallest piles that cannot be predicted")
        .wrong(
            "last-of-the-smallest",
            |piles| {
                is_odd(piles) || piles.iter().rev().position_min().is_some_and(|last| (piles.len() - last) % 2 == 0)
            },
            "first-of-two-smallest",
        )
        .says("Takes the last of the smallest piles; the first of them is found empty first.")
        .smallest("1\n2\n1 1\n")
        .wrong("equal-smallest-piles", |piles| is_odd(piles) || own(piles, 0, min) > own(piles, 1, min), "all")
        .says(
            "Compares the smallest pile of each player, and lets Joe win if both are equal; then the first one counts.",
        )
        .wrong("a-tie-for-mike", |piles| is_odd(piles) || own(piles, 0, min) >= own(piles, 1, min), "all")
        .says(
            "Compares the smallest pile of each player, and lets Mike win if both are equal; then the first one \
             counts.",
        )
        .wrong("odd-circles-too", |piles| piles.iter().position_min().is_some_and(|first| first % 2 == 1), "one-pile")
        .says("Looks at the smallest pile for an odd n, too; then Mike takes all of pile 1 and wins.")
        .smallest("1\n1\n1\n")
        .wrong("nim", |piles| xor(piles.iter().copied()) != 0, "all")
        .says("Takes it for Nim; a player has no choice of the pile.")
        .wrong(
            "more-stones-in-all",
            |piles| is_odd(piles) || own(piles, 0, sum) > own(piles, 1, sum),
            "fewer-stones-in-all",
        )
        .says("Compares how many stones each player has in all; his smallest pile is what ends first.")
        .main()
}

/// The largest number of circles, of piles, and of stones in a pile.
const T: usize = 1000;
const N: usize = 50;
const STONES: u32 = 1_000_000_000;

/// The piles, and the index of the one of which it is the turn.
type Position = (Vec<u32>, usize);

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    // Take one or more stones from the pile.
    let moves = |(piles, turn): &Position| {
        let take = |left| {
            let mut piles = piles.clone();
            piles[*turn] = left;
            let next = (turn + 1) % piles.len();
            (piles, next)
        };
        (0..piles[*turn]).map(take).collect()
    };
    let mut play = Play::normal(moves)
        .board(|(piles, turn)| board::heaps(piles.iter().copied()).and(board::numbers([("turn of pile", turn + 1)])))
        .label(|(before, turn), (after, _)| format!("pile {}: {} → {}", turn + 1, before[*turn], after[*turn]));
    move |piles| play.value(&(piles.clone(), 0))
}

/// In an even circle both can only wait until a pile is empty, so no algorithm is known that does not compare when each
/// of them is.
fn by_empty_piles(piles: &Vec<u32>) -> bool {
    let found_empty = piles.iter().enumerate().map(|(index, &stones)| stones as usize * piles.len() + index);
    is_odd(piles) || found_empty.min().is_some_and(|moves| moves % 2 == 1)
}

fn is_odd(piles: &[u32]) -> bool {
    piles.len() % 2 == 1
}

/// What `of` gives for the piles of Mike, 0, or of Joe, 1.
fn own(piles: &[u32], player: usize, of: fn(Vec<u64>) -> u64) -> u64 {
    of(piles.iter().skip(player).step_by(2).map(|&stones| stones.into()).collect())
}

fn min(piles: Vec<u64>) -> u64 {
    piles.into_iter().min().unwrap_or(0)
}

fn sum(piles: Vec<u64>) -> u64 {
    piles.into_iter().sum()
}
