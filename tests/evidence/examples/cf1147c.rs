//! Exactly half of the heaps in one move, by play.

use evidence::lists::all;
use evidence::prelude::*;

fn main() -> ExitCode {
    let heaps = counted("n", 2..=N, int("a heap", 1..=STONES));
    let heaps = heaps.such("an even number of heaps", |heaps: Vec<u32>| heaps.len() % 2 == 0);
    Problem::one("cf1147c", Limits::known(1000, 256), heaps, oracle, ["Alice", "Bob"])
        .all([("n", 2), ("a heap", 8)])
        .small("games-of-4-heaps-up-to-4", || all(4, 1..=4))
        .small("ascending-games-of-6-heaps-up-to-3", || (1..=3).combinations_with_replacement(6).collect())
        .small("random-games-of-4-to-8-heaps-up-to-5", random_games)
        .beyond("for worst inputs, the moves that are forced, and the heaps in ascending order")
        // Alice empties half of the heaps, and Bob the other half.
        .known("only-ones", || (ones(N), false))
        .attacks("equal heaps")
        // Alice takes 49 stones from each of the larger heaps, and all have one stone.
        .known("half-ones", || (ones(25), true))
        .attacks("a majority that is missing by one heap")
        // Alice has to empty a heap, and at least 25 others are still there. Bob empties 25; fewer than 25 are left.
        .known("one-more-than-half-ones", || (ones(26), false))
        .attacks("a majority by one heap")
        .worst("greatest-heaps", by_same_idea(by_order), || vec![STONES; N])
        .attacks("heaps of 50 stones")
        .worst("random", by_same_idea(by_order), || {
            let mut random = seeded(2);
            (0..N).map(|_| random.random_range(1..=STONES)).collect()
        })
        .attacks("many sizes")
        .wrong("half-is-enough", |heaps| heaps.iter().min_set().len() < heaps.len() / 2, "half-are-least")
        .says("Takes exactly half of the heaps at the least size for lost; there Alice lowers the others to it.")
        .wrong(
            "any-size-in-the-majority",
            |heaps| *heaps.iter().counts().values().max().expect("there is a heap") <= heaps.len() / 2,
            "majority-of-greater-heaps",
        )
        .says("Looks at the size that comes most often, whichever it is; only the least size counts.")
        .wrong("greatest-heaps", |heaps| heaps.iter().max_set().len() <= heaps.len() / 2, "games-of-4-heaps-up-to-4")
        .says("Counts the largest heaps, not the least.")
        .wrong("moore", moore, "games-of-4-heaps-up-to-4")
        .says("This is Moore's Nim, where a move may take from fewer than half of the heaps.")
        .wrong("nim", |heaps| xor(heaps.iter().copied()) != 0, "games-of-4-heaps-up-to-4")
        .says("Takes from one heap only.")
        .wrong("misere", |heaps| Play::misere(moves).alike(|heaps| sorted(heaps)).value(heaps), "all")
        .says("Takes the last stones to lose; here it wins.")
        .refused([("an-odd-number", "@3\n1 1 1\n", "an even integer from 2 to 50")])
        .main()
}

/// The largest number of heaps, and of stones in one.
const N: usize = 50;
const STONES: u32 = 50;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    |heaps| {
        Play::normal(moves).board(|heaps| board::heaps(heaps.iter().copied())).alike(|heaps| sorted(heaps)).value(heaps)
    }
}

/// Choose half of the heaps, none of them empty, and take any positive number from each.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let filled = (0..heaps.len()).filter(|&heap| heaps[heap] > 0);
    let lowered = |chosen: Vec<usize>| {
        let sizes = (0..heaps.len()).map(|heap| match chosen.contains(&heap) {
            true => 0..heaps[heap],
            false => heaps[heap]..heaps[heap] + 1,
        });
        sizes.multi_cartesian_product()
    };
    filled.combinations(heaps.len() / 2).flat_map(lowered).collect()
}

/// Few heaps above the least ones, so that both winners are frequent.
fn random_games() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut game = |_| {
        let n = 2 * random.random_range(2..=4);
        let most = [0, 0, 5, 4, 3][n / 2];
        let least = random.random_range(1..most);
        let mut heap = || if random.random_bool(0.5) { least } else { random.random_range(1..=most) };
        (0..n).map(|_| heap()).collect()
    };
    (0..300).map(&mut game).collect()
}

/// So many ones; all other heaps are the largest.
fn ones(ones: usize) -> Vec<u32> {
    [vec![1; ones], vec![STONES; N - ones]].concat()
}

/// In ascending order the first heap and that behind the middle; nothing else is known of so many heaps.
fn by_order(heaps: &Vec<u32>) -> bool {
    let heaps = sorted(heaps);
    heaps[0] != heaps[heaps.len() / 2]
}

fn moore(heaps: &Vec<u32>) -> bool {
    let count = |bit: u32| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count();
    (0..6).any(|bit| count(bit) % (heaps.len() / 2 + 1) != 0)
}
