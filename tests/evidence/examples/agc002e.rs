//! A largest pile, or a candy from each, by play.

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    let piles = counted("n", 1..=N, int("a pile", 1..=CANDIES));
    // The player who eats the last candy loses: one who finds none wins.
    Problem::one("agc002e", Limits::known(2000, 256), piles, || played(Play::misere(moves)), ["First", "Second"])
        .small("random-sets-of-6-to-12-piles-up-to-12", || {
            let mut random = seeded(1);
            let mut set = |_| {
                let n = random.random_range(6..=12);
                (0..n).map(|_| random.random_range(1..=12)).collect()
            };
            (0..500).map(&mut set).collect()
        })
        .small("sets-of-up-to-5-piles-up-to-6", || {
            (1..=5).flat_map(|n| (1..=6).combinations_with_replacement(n)).collect()
        })
        .beyond(
            "for worst inputs, strategies proved in a comment, and the outcomes of all cells of a diagram with 10⁷ \
             cells",
        )
        .known("a-long-diagonal", || (lost(N - 1, N - 500, 1), false))
        .attacks("the whole of sorted piles")
        .known("a-largest-pile-more", || ([vec![CANDIES], lost(N - 1, N - 500, 1)].concat(), true))
        .attacks("the same behind a move that eats the largest pile")
        // The pile of a single candy vanishes with this move.
        .known("a-candy-more-in-each-pile", || {
            (lost(N - 1, N / 2, 2).into_iter().map(|pile| pile + 1).chain([1]).collect(), true)
        })
        .attacks("the same behind a candy from each of them")
        .known("a-square", || (vec![N as u32; N], false))
        .attacks("a diagonal as long as it can be")
        .known("a-square-and-a-line", || (vec![N as u32 + 1; N], true))
        .attacks("the same behind a candy from each pile")
        // To eat a candy from each ends the game, so the piles are eaten one by one.
        .known("single-candies", || (vec![1; N], true))
        .attacks("an arm of 99 999 piles")
        // They are eaten one by one.
        .known("one-pile", || (vec![CANDIES], true))
        .attacks("an arm of 999 999 999 candies")
        .worst("a-staircase", by_algorithm(by_all_cells), || {
            let mut random = seeded(2);
            (1..3200_u32).map(|step| 2 * step + random.random_range(0..=2)).collect()
        })
        .attacks("a diagram filled from the outside in")
        .worst("random-piles", by_same_idea(by_border), || {
            let mut random = seeded(3);
            (0..N).map(|_| random.random_range(1..=CANDIES)).collect()
        })
        .attacks("sorting, and arms of random length")
        .wrong_play("the-last-candy-wins", || played(Play::normal(moves)), "sample-1")
        .says("Lets the player who eats the last candy win; he loses.")
        .wrong(
            "from-a-cell-too-early",
            |piles| {
                let piles = falling(piles);
                is_one_odd(arms_from(&piles, last_on_diagonal(&piles).saturating_sub(1)))
            },
            "sets-of-up-to-5-piles-up-to-6",
        )
        .says("Measures the arms where the diagonal could go on: from the last cell but one.")
        .wrong("one-arm-odd-and-one-even", |piles| xor(arms(&falling(piles))) % 2 == 1, "two-odd-arms")
        .says("Wants one arm of the diagonal's end odd and the other even; one odd arm is enough.")
        .wrong("an-arm-forgotten", |piles| arms(&falling(piles))[0] % 2 == 1, "sets-of-up-to-5-piles-up-to-6")
        .says("Looks at one of the two arms at the end of the diagonal only.")
        .wrong("piles-as-they-stand", |piles| is_one_odd(arms(piles)), "sample-2")
        .says("Does not sort the piles first.")
        .wrong(
            "both-arms-odd",
            |piles| arms(&falling(piles)).into_iter().all(|arm| arm % 2 == 1),
            "sets-of-up-to-5-piles-up-to-6",
        )
        .says("Wants both arms of the diagonal's end to be odd; one is enough.")
        .main()
}

/// The largest number of piles, and of candies in one.
const N: usize = 100_000;
const CANDIES: u32 = 1_000_000_000;

/// None of the piles is empty: eat the largest one, or a candy from each.
fn moves(piles: &Vec<u32>) -> Vec<Vec<u32>> {
    let Some(largest) = piles.iter().position_max() else {
        return vec![];
    };
    let less = piles.iter().map(|pile| pile - 1).filter(|&pile| pile > 0);
    vec![[&piles[..largest], &piles[largest + 1..]].concat(), less.collect()]
}

fn played(mut play: Play<'static, Vec<u32>, bool>) -> impl FnMut(&Vec<u32>) -> bool {
    play =
        play.board(|piles| board::heaps(piles.iter().copied())).alike(|piles| sorted(piles)).label(|before, after| {
            match moves(before).first() == Some(after) {
                true => board::exchanged(before, after),
                false => "1 from each".to_owned(),
            }
        });
    move |piles| play.value(piles)
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

fn falling(piles: &[u32]) -> Vec<u32> {
    piles.iter().copied().sorted().rev().collect()
}

/// Whether each number of piles and of candies eaten leaves a won position, from the last ones to the first.
fn by_all_cells(piles: &Vec<u32>) -> bool {
    let piles = falling(piles);
    // For the piles from some one on, by the number of candies eaten from each. Where all is eaten, it is won.
    let mut wins = vec![true; piles[0] as usize + 1];
    for &pile in piles.iter().rev() {
        for eaten in (0..pile as usize).rev() {
            wins[eaten] = !(wins[eaten] && wins[eaten + 1]);
        }
    }
    wins[0]
}

/// As published: along the diagonal to the border, whose two parts up to the corners are counted. Nothing else is known
/// for so many candies.
fn by_border(piles: &Vec<u32>) -> bool {
    is_one_odd(arms(&falling(piles)))
}

fn is_one_odd(arms: [usize; 2]) -> bool {
    arms.into_iter().any(|arm| arm % 2 == 1)
}

/// The two arms of the diagram, from the last cell on the diagonal.
fn arms(piles: &[u32]) -> [usize; 2] {
    arms_from(piles, last_on_diagonal(piles))
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
