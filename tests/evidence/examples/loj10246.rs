//! Heaps that lose a stone or merge, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("t", 0..=T, counted("n", 0..=N, int("a heap", 1..=STONES)));
    Problem::tests("loj10246", Limits::known(1000, 512), games, oracle, ["YES", "NO"])
        .promise("there is a heap", |heaps| !heaps.is_empty())
        .small("games-of-up-to-4-heaps-up-to-5", || {
            (0..=4).flat_map(|n| (1..=5).combinations_with_replacement(n)).collect()
        })
        .small("games-of-up-to-9-heaps-of-1-and-up-to-2-others-up-to-4", || {
            let others = (0..=2).flat_map(|n| (2..=4).combinations_with_replacement(n));
            others.cartesian_product(0..=9).map(|(others, ones)| [vec![1; ones], others].concat()).collect()
        })
        .small("games-of-5-to-8-heaps-up-to-4", random_games)
        .beyond(
            "for worst inputs, a table over the heaps of one stone and the moves left in the \
             others, filled move by move",
        )
        .worst("large-heaps", by_same_idea(by_table), || {
            let mut random = seeded(1);
            let mut game = |_| (0..N).map(|_| random.random_range(STONES - 5..=STONES)).collect();
            (0..T).map(&mut game).collect()
        })
        .attacks("the most moves: a table of all of them ends too early")
        .worst("ones-and-large-heaps", by_same_idea(by_table), || {
            let mut random = seeded(2);
            let mut game = |index: usize| {
                let large = (0..N - index / 2).map(|_| random.random_range(2..=STONES));
                [vec![1; index / 2], large.collect()].concat()
            };
            (0..T).map(&mut game).collect()
        })
        .attacks("both parities, in all mixtures")
        .worst("ones-beside-one-heap", by_same_idea(by_table), || {
            let game = |index: usize| [vec![1; N - 1 - index / 4], vec![1 + index as u32 % 4]].concat();
            (0..T).map(game).collect()
        })
        .attacks("heaps that count modulo 3")
        .wrong(
            "parity-of-all-moves",
            |heaps| (heaps.iter().sum::<u32>() + heaps.len() as u32).saturating_sub(1) % 2 == 1,
            "games-of-up-to-4-heaps-up-to-5",
        )
        .says("Counts all stones and all mergers; but a heap that is emptied is not merged any more.")
        .wrong("nim", |heaps| xor(heaps.iter().copied()) != 0, "games-of-up-to-4-heaps-up-to-5")
        .says("Takes any number of stones from a heap, and merges none.")
        .wrong("a-lone-two-by-parity", |heaps| by_parity(heaps, Some(0)), "one-heap-of-two-beside-ones")
        .says("Decides a single heap of two stones beside ones by parity; there the ones count modulo 3.")
        .wrong("ones-by-parity", |heaps| by_parity(heaps, None), "ones-alone")
        .says("Decides heaps of one stone alone by parity; two of them can merge, so they count modulo 3.")
        .wrong("heaps-never-merged", |heaps| heaps.iter().sum::<u32>() % 2 == 1, "games-of-up-to-4-heaps-up-to-5")
        .says("Forgets that heaps can merge.")
        .main()
}

/// The largest number of games, of heaps, and of stones in one.
const T: usize = 100;
const N: usize = 50;
const STONES: u32 = 1000;

/// Take one stone from a heap, or merge two heaps.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let merged = (0..heaps.len()).tuple_combinations().map(|(first, second)| {
        let mut heaps = heaps.clone();
        heaps[first] += heaps.remove(second);
        heaps
    });
    let next = in_one(heaps, |&heap| vec![heap - 1]).into_iter().chain(merged);
    next.map(|heaps| heaps.into_iter().filter(|&heap| heap > 0).collect()).unique().collect()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|heaps| board::heaps(heaps.iter().copied())).alike(|heaps| sorted(heaps));
    move |heaps| play.value(heaps)
}

/// Heaps of one stone are what changes the parity: there are many of them.
fn random_games() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut game = |_| {
        let length = random.random_range(5..=8);
        (0..length).map(|_| [1, 1, 2, 3, 4][random.random_range(0..5)]).collect()
    };
    (0..200).map(&mut game).collect()
}

/// The number of heaps of one stone; and how many moves are left in the others, if none of them is emptied before all
/// are merged.
fn ones_and_moves(heaps: &[u32]) -> (usize, usize) {
    let large = heaps.iter().filter(|&&heap| heap > 1).map(|&heap| heap as usize + 1);
    (heaps.iter().filter(|&&heap| heap == 1).count(), large.sum::<usize>().saturating_sub(1))
}

/// The published table: whether the player to move wins, by these two numbers, with the moves that change them by
/// little. Of 50 heaps of 1000 stones there are too many positions to play out, so another table must rest on these
/// numbers, too.
fn by_table(heaps: &Vec<u32>) -> bool {
    static WINS: LazyLock<Vec<Vec<bool>>> = LazyLock::new(|| {
        let most_moves = |ones: usize| N * (STONES as usize + 1) + 3 * (N - ones);
        let mut wins: Vec<Vec<bool>> = (0..=N).map(|ones| vec![false; most_moves(ones)]).collect();
        for ones in 0..=N {
            for left in 0..most_moves(ones) {
                // One move left: the heap has become one more of one stone.
                if left == 1 {
                    wins[ones][1] = !wins[ones][0] || ones > 0 && !wins[ones - 1][2];
                    continue;
                }
                let merged = ones.checked_sub(2).map(|ones| wins[ones][if left > 0 { left + 3 } else { 2 }]);
                let taken = ones.checked_sub(1).map(|ones| wins[ones][left]);
                let joined = ones.checked_sub(1).filter(|_| left > 0).map(|ones| wins[ones][left + 1]);
                let in_others = left.checked_sub(1).map(|left| wins[ones][left]);
                wins[ones][left] = [merged, taken, joined, in_others].contains(&Some(false));
            }
        }
        wins
    });
    let (ones, left) = ones_and_moves(heaps);
    WINS[ones][left]
}

/// By the parity of both numbers, but modulo 3 where so many moves or fewer are left in the others.
fn by_parity(heaps: &[u32], modulo_3_up_to: Option<usize>) -> bool {
    match ones_and_moves(heaps) {
        (ones, left) if Some(left) <= modulo_3_up_to => ones % 3 != 0,
        (ones, left) => ones % 2 == 1 || left % 2 == 1,
    }
}
