//! Nim in which each pile can be passed once, by play.

use std::sync::LazyLock;

use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let games = Format::tests("g", 1..=GAMES, counted("n", 1..=N, int("a pile", 1..=MOST)));
    Problem::tests("hackerrank_zero_move_nim", Limits::UNKNOWN, games, oracle, ["W", "L"])
        .all([("n", 4), ("a pile", 5)])
        .small("pairs-of-piles-of-up-to-16-stones", || (1..=16).combinations_with_replacement(2).collect())
        .small("random-games-of-4-to-6-piles", || {
            let mut random = seeded(1);
            let mut game = |index: usize| (0..4 + index % 3).map(|_| random.random_range(1..=6)).collect();
            (0..100).map(&mut game).collect()
        })
        .beyond("values: the mex of the rule up to 60 stones, and 2 more for 2 stones more")
        // What one player does to a pile, the other does to its equal. A ninth pile, with no equal, is taken whole.
        .known("equal-piles", || {
            let games = (0..GAMES).map(|index| vec![MOST - index as u32 / 2; N - index % 2]).collect();
            (games, (0..GAMES).map(|index| index % 2 == 1).collect())
        })
        .attacks("the largest values, up to 2³⁰, which cancel in pairs")
        .worst("balanced", by_same_idea(by_table), || {
            let mut random = seeded(2);
            let mut game = |index: usize| {
                let mut piles = balanced(N, &mut random);
                piles[0] += if index % 2 == 0 { 0 } else { 2 };
                piles
            };
            (0..GAMES).map(&mut game).collect()
        })
        .attacks("large piles of different sizes whose values cancel, and nearly so")
        .wrong("nim", |piles| xor(piles.iter().copied()) != 0, "all")
        .says("Plays Nim and forgets the zero-moves.")
        .wrong("piles-of-one-stone-more", |piles| xor(piles.iter().map(|pile| pile + 1)) != 0, "all")
        .says("Makes every pile worth one more; a pile of two stones with its zero-move is worth 1.")
        .wrong("a-zero-move-of-an-empty-pile", |piles| xor(piles.iter().map(|pile| pile ^ 1)) != 0, "all")
        .says("Keeps the zero-move of an empty pile, as if it were a pile of one stone; it goes with the last stone.")
        .wrong("equal-pairs-alone", |piles| piles.iter().counts().values().any(|count| count % 2 == 1), "all")
        .says("Lets only pairs of equal piles cancel; 1, 2 and 4 stones are lost, too.")
        .wrong_play("one-zero-move-in-all", one_zero_move, "all")
        .says("Allows one zero-move in the whole game; each pile allows one.")
        .main()
}

/// The largest number of games, of piles, and of stones in one.
const GAMES: usize = 10;
const N: usize = 10;
const MOST: u32 = (1 << 30) - 1;

/// The stones of each pile, and whether it allows a zero-move.
type Pile = (u32, bool);

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let sizes = |piles: &Vec<Pile>| piles.iter().map(|&(stones, _)| stones).collect_vec();
    let mut play = Play::normal(moves)
        .board(move |piles| {
            let passes = piles.iter().map(|&(_, allows)| if allows { "pass" } else { "" });
            board::heaps(sizes(piles)).and(board::row(passes).called("zero-moves left"))
        })
        .label(move |before, after| match board::heaps(sizes(before)).change(&board::heaps(sizes(after))) {
            Some(change) if sizes(before) != sizes(after) => change,
            _ => {
                let pile = before.iter().zip(after).position(|(before, after)| before != after);
                format!("heap {}: pass", pile.expect("a move changes a pile") + 1)
            }
        })
        .alike(|piles| piles.iter().copied().filter(|&(stones, _)| stones > 0).sorted().collect());
    move |piles| play.value(&piles.iter().map(|&stones| (stones, true)).collect())
}

/// Take any positive number from one pile, or nothing, if there is a stone and the pile still allows it.
fn moves(piles: &Vec<Pile>) -> Vec<Vec<Pile>> {
    let of_pile = |&(stones, allows): &Pile| {
        let taken = (0..stones).map(move |left| (left, allows && left > 0));
        taken.chain((allows && stones > 0).then_some((stones, false)))
    };
    let moved = |(index, pile)| {
        of_pile(pile).map(move |after| {
            let mut piles = piles.clone();
            piles[index] = after;
            piles
        })
    };
    piles.iter().enumerate().flat_map(moved).collect()
}

/// The rule with one zero-move for all piles together.
fn one_zero_move() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(|(piles, allows): &(Vec<u32>, bool)| {
        let passed = (*allows && piles.iter().any(|&stones| stones > 0)).then(|| (piles.clone(), false));
        nim::moves(piles).into_iter().map(|piles| (piles, *allows)).chain(passed).collect()
    })
    .alike(|(piles, allows)| (sorted(piles), *allows));
    move |piles| play.value(&(piles.clone(), true))
}

/// So many large piles, the last of which has the value of all others together.
fn balanced(n: usize, random: &mut Pcg64) -> Vec<u32> {
    loop {
        let mut piles = (1..n).map(|_| random.random_range(MOST / 2..MOST - 2)).collect_vec();
        let sum = xor(piles.iter().map(|&pile| value(pile)));
        // The values of two piles in a row are the same two numbers, in another order.
        let last = (sum.saturating_sub(1).max(1)..=MOST.min(sum + 1)).find(|&last| value(last) == sum);
        if let Some(last) = last {
            piles.push(last);
            return piles;
        }
    }
}

/// Values by definition, of small piles, go on with 2 more for 2 stones more. Nothing else is known for piles of 2³⁰
/// stones but such a sequence of values.
fn by_table(piles: &Vec<u32>) -> bool {
    xor(piles.iter().map(|&pile| value(pile))) != 0
}

fn value(pile: u32) -> u32 {
    const FIRST: u32 = 59;
    static VALUES: LazyLock<Vec<usize>> = LazyLock::new(|| {
        let mut values: Vec<usize> = vec![0];
        for pile in 1..FIRST as usize + 2 {
            values.push(mex(values.iter().copied().chain([pile])));
        }
        values
    });
    let start = if pile < FIRST { pile } else { FIRST + (pile - FIRST) % 2 };
    VALUES[start as usize] as u32 + (pile - start)
}
