//! Heaps that lose a stone or merge, by play.

use std::sync::LazyLock;

use evidence::lists::{self, file};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("loj10246", Limits::known(1000, 512), oracle, small)
        .played(
            "all games of up to 4 heaps of up to 5, up to 9 heaps of one stone beside up to 2 \
             others, 200 games of 5 to 8 heaps",
        )
        .beyond(
            "for worst inputs, a table over the heaps of one stone and the moves left in the \
             others, filled move by move",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("parity-of-all-moves", all_moves, "all-games-of-up-to-4-heaps")
                .says("Counts all stones and all mergers; but a heap that is emptied is not merged any more."),
            wrong("nim", nim, "all-games-of-up-to-4-heaps")
                .says("Takes any number of stones from a heap, and merges none."),
            wrong("a-lone-two-by-parity", |input| by_parity(input, Some(0)), "one-heap-of-two-beside-ones")
                .says("Decides a single heap of two stones beside ones by parity; there the ones count modulo 3."),
            wrong("ones-by-parity", |input| by_parity(input, None), "ones-alone")
                .says("Decides heaps of one stone alone by parity; two of them can merge, so they count modulo 3."),
            wrong("heaps-never-merged", never_merged, "all-games-of-up-to-4-heaps")
                .says("Forgets that heaps can merge."),
        ])
        .main()
}

/// Take one stone from a heap, or merge two heaps. The heaps are sorted, since their places do not matter.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let merged = (0..heaps.len()).tuple_combinations().map(|(first, second)| {
        let mut heaps = heaps.clone();
        heaps[first] += heaps.remove(second);
        heaps
    });
    let next = in_one(heaps, |&heap| vec![heap - 1]).into_iter().chain(merged);
    next.map(|heaps| heaps.into_iter().filter(|&heap| heap > 0).sorted().collect()).unique().collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&heaps.into_iter().sorted().collect()))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["YES", "NO"], wins)
}

fn small() -> Vec<Small> {
    let all = (0..=4).flat_map(|n| (1..=5).combinations_with_replacement(n)).collect_vec();
    let large = (0..=2).flat_map(|n| (2..=4).combinations_with_replacement(n));
    let with_ones = large.cartesian_product(0..=9).map(|(large, ones)| [vec![1; ones], large].concat()).collect_vec();
    let mut random = seeded(1);
    // Heaps of one stone are what changes the parity: there are many of them.
    let mut game = |_| {
        let length = random.random_range(5..=8);
        let heap = |_| [1, 1, 2, 3, 4][random.random_range(0..5)];
        (0..length).map(heap).collect_vec()
    };
    let more = (0..200).map(&mut game).collect_vec();
    vec![
        Small::new("all-games-of-up-to-4-heaps", all.chunks(10).map(file)),
        Small::new("ones-beside-up-to-2-others", with_ones.chunks(10).map(file)),
        Small::new("games-of-5-to-8-heaps", more.chunks(10).map(file)),
    ]
}

/// The greatest number of games, of heaps, and of stones in one.
const T: usize = 100;
const N: usize = 50;
const STONES: u32 = 1000;

fn bounds() -> Vec<Bound> {
    lists::bounds(0..=T, 0..=N, 1..=STONES)
}

fn worst() -> Vec<Worst> {
    let by_table = Known::BySameIdea(by_table);
    vec![
        Worst::new("large-heaps", "the most moves: a table of all of them ends too early", by_table, || {
            let mut random = seeded(1);
            let mut game = |_| (0..N).map(|_| random.random_range(STONES - 5..=STONES)).collect_vec();
            file(&(0..T).map(&mut game).collect_vec())
        }),
        Worst::new("ones-and-large-heaps", "both parities, in all mixtures", by_table, || {
            let mut random = seeded(2);
            let mut game = |index: usize| {
                let large = (0..N - index / 2).map(|_| random.random_range(2..=STONES));
                [vec![1; index / 2], large.collect()].concat()
            };
            file(&(0..T).map(&mut game).collect_vec())
        }),
        Worst::new("ones-beside-one-heap", "heaps that count modulo 3", by_table, || {
            let game = |index: usize| [vec![1; N - 1 - index / 4], vec![1 + index as u32 % 4]].concat();
            file(&(0..T).map(game).collect_vec())
        }),
    ]
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
fn by_table(input: &str) -> String {
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
    answers(input, |heaps| {
        let (ones, left) = ones_and_moves(&heaps);
        WINS[ones][left]
    })
}

fn all_moves(input: &str) -> String {
    answers(input, |heaps| (heaps.iter().sum::<u32>() + heaps.len() as u32).saturating_sub(1) % 2 == 1)
}

fn nim(input: &str) -> String {
    answers(input, |heaps| xor(heaps) != 0)
}

/// By the parity of both numbers, but modulo 3 where so many moves or fewer are left in the others.
fn by_parity(input: &str, modulo_3_up_to: Option<usize>) -> String {
    answers(input, |heaps| match ones_and_moves(&heaps) {
        (ones, left) if Some(left) <= modulo_3_up_to => ones % 3 != 0,
        (ones, left) => ones % 2 == 1 || left % 2 == 1,
    })
}

fn never_merged(input: &str) -> String {
    answers(input, |heaps| heaps.iter().sum::<u32>() % 2 == 1)
}
