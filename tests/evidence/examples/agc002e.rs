//! A largest pile, or a candy from each, by play.

use rand::seq::SliceRandom;

use evidence::lists::{self, line};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("agc002e", Limits::known(2000, 256), oracle, small)
        .played("all sets of up to 5 piles of up to 6, 500 of 6 to 12 piles of up to 12")
        .beyond("for worst inputs, strategies in words, and the outcomes of all cells of a diagram with 10⁷ cells")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-last-candy-wins", |input| played(input, Play::normal(moves)), "sample-1")
                .says("Lets who eats the last candy win; he loses."),
            wrong("from-a-cell-too-early", a_cell_too_early, "all-up-to-5-piles")
                .says("Measures the arms where the diagonal could go on: from the last cell but one."),
            wrong("one-arm-odd-and-one-even", |input| by_arms(input, |arms| xor(arms) % 2 == 1), "two-odd-arms")
                .says("Wants one arm of the diagonal's end odd and the other even; one odd arm is enough."),
            wrong("an-arm-forgotten", |input| by_arms(input, |arms| arms[0] % 2 == 1), "all-up-to-5-piles")
                .says("Looks at one of the two arms at the end of the diagonal only."),
            wrong("piles-as-they-stand", unsorted, "sample-2").says("Does not sort the piles first."),
        ])
        .main()
}

/// The piles in ascending order, none of them empty: eat the last one, or a candy from each.
fn moves(piles: &Vec<u32>) -> Vec<Vec<u32>> {
    let Some((_, others)) = piles.split_last() else {
        return vec![];
    };
    let less = piles.iter().map(|pile| pile - 1).filter(|&pile| pile > 0);
    vec![others.to_vec(), less.collect()]
}

/// Who eats the last candy loses: who finds none wins.
fn oracle(input: &str) -> String {
    played(input, Play::misere(moves))
}

fn played(input: &str, mut play: Play<Vec<u32>, bool>) -> String {
    answer(input, |piles| play.value(&piles.into_iter().sorted().collect()))
}

fn answer(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answer(input, ["First", "Second"], wins)
}

fn small() -> Vec<Small> {
    let all = (1..=5).flat_map(|n| (1..=6).combinations_with_replacement(n));
    let mut random = seeded(1);
    let larger = (0..500).map(|_| {
        let n = random.random_range(6..=12);
        line(&(0..n).map(|_| random.random_range(1..=12)).collect())
    });
    vec![
        Small::new("6-to-12-piles", larger.collect_vec()),
        Small::new("all-up-to-5-piles", all.map(|piles| line(&piles))),
    ]
}

/// The greatest number of piles, and of candies in one.
const N: usize = 100_000;
const CANDIES: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n}\n{}\n", repeated("7 ", n))),
        Bound::integer("a pile", 1, CANDIES, |pile| format!("3\n2 @{pile} 2\n")),
    ]
}

/// Piles lost for the player to move: `piles` of them, in random order, `high` of which have at least `high` candies,
/// one exactly so many, the others fewer. To a move of one kind the other player answers by the other kind. Then the
/// same is true with `high` less by one. At the end it is 1, and the first player finds one candy.
fn lost(piles: usize, high: usize, seed: u64) -> Vec<u32> {
    let mut random = seeded(seed);
    let least = high as u32;
    let mut all = vec![least];
    all.extend((1..high).map(|_| random.random_range(least..CANDIES)));
    all.extend((high..piles).map(|_| random.random_range(1..least)));
    all.shuffle(&mut random);
    all
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, word: &'static str, piles: fn() -> Vec<u32>| {
        Worst::known(name, attacks, move || (line(&piles()), format!("{word}\n")))
    };
    vec![
        known("a-long-diagonal", "the whole of sorted piles", "Second", || lost(N - 1, N - 500, 1)),
        known("a-largest-pile-more", "the same behind a move that eats the largest pile", "First", || {
            [vec![CANDIES], lost(N - 1, N - 500, 1)].concat()
        }),
        // The pile of a single candy vanishes with this move.
        known("a-candy-more-in-each-pile", "the same behind a candy from each of them", "First", || {
            lost(N - 1, N / 2, 2).into_iter().map(|pile| pile + 1).chain([1]).collect()
        }),
        known("a-square", "a diagonal as long as it can be", "Second", || vec![N as u32; N]),
        known("a-square-and-a-line", "the same behind a candy from each pile", "First", || vec![N as u32 + 1; N]),
        // To eat a candy from each ends the game, so the piles are eaten one by one.
        known("single-candies", "an arm of 99 999 piles", "First", || vec![1; N]),
        // They are eaten one by one.
        known("one-pile", "an arm of 999 999 999 candies", "First", || vec![CANDIES]),
        Worst::new("a-staircase", "a diagram filled from the outside in", Known::ByAlgorithm(by_all_cells), || {
            let mut random = seeded(2);
            line(&(1..3200_u32).map(|step| 2 * step + random.random_range(0..=2)).collect())
        }),
        Worst::new("random-piles", "sorting, and arms of random length", Known::BySameIdea(by_border), || {
            let mut random = seeded(3);
            line(&(0..N).map(|_| random.random_range(1..=CANDIES)).collect())
        }),
    ]
}

/// Whether each number of piles and of candies eaten leaves a won position, from the last ones to the first.
fn by_all_cells(input: &str) -> String {
    answer(input, |piles| {
        let piles = piles.into_iter().sorted().rev().collect_vec();
        // For the piles from some one on, by the number of candies eaten from each. Where all is eaten, it is won.
        let mut wins = vec![true; piles[0] as usize + 1];
        for &pile in piles.iter().rev() {
            for eaten in (0..pile as usize).rev() {
                wins[eaten] = !(wins[eaten] && wins[eaten + 1]);
            }
        }
        wins[0]
    })
}

/// As published: along the diagonal to the border, whose two parts up to the corners are counted. Nothing else is known
/// for so many candies.
fn by_border(input: &str) -> String {
    by_arms(input, is_one_odd)
}

/// By the two arms of the diagram, from the last cell on the diagonal.
fn by_arms(input: &str, wins: fn([usize; 2]) -> bool) -> String {
    answer(input, |piles| {
        let piles = piles.into_iter().sorted().rev().collect_vec();
        wins(arms_from(&piles, last_on_diagonal(&piles)))
    })
}

fn is_one_odd(arms: [usize; 2]) -> bool {
    arms.into_iter().any(|arm| arm % 2 == 1)
}

fn last_on_diagonal(piles: &[u32]) -> usize {
    let mut cell = 0;
    while piles.get(cell + 1).is_some_and(|&pile| pile as usize > cell + 1) {
        cell += 1;
    }
    cell
}

fn arms_from(piles: &[u32], cell: usize) -> [usize; 2] {
    let wide = piles.iter().filter(|&&pile| pile as usize > cell).count();
    [piles[cell] as usize, wide].map(|end| end.saturating_sub(cell + 1))
}

fn a_cell_too_early(input: &str) -> String {
    answer(input, |piles| {
        let piles = piles.into_iter().sorted().rev().collect_vec();
        is_one_odd(arms_from(&piles, last_on_diagonal(&piles).saturating_sub(1)))
    })
}

fn unsorted(input: &str) -> String {
    answer(input, |piles| is_one_odd(arms_from(&piles, last_on_diagonal(&piles))))
}
