//! Merging heaps up to a cap, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("t", 0..=100, row([int("n", 1..=N), int("m", 1..=N)]));
    Problem::tests("p4101", Limits { time: None, memory: Some(256) }, games, || by_play(|cap| cap), ["0", "1"])
        .all([("n", 24), ("m", 25)])
        .inputs_of(100)
        .known("largest", || forced_games().into_iter().map(|(game, merges)| (game, merges % 2 == 1)).unzip())
        .attacks("n + m − 1 near the end of 31 bits")
        .wrong_play(
            "answer-not-inverted",
            || {
                let mut wins = by_play(|cap| cap);
                move |game| !wins(game)
            },
            "caps-of-one",
        )
        .says("Prints the answer of the other player.")
        .wrong("one-heap-at-the-end", |(n, _)| (n - 1) % 2 == 1, "all")
        .says("Forgets the cap.")
        .wrong("full-heaps-only", |(n, m)| (n / m * (m - 1)) % 2 == 1, "all")
        .says("Leaves the stones apart that fill no heap.")
        .wrong_play("below-the-cap", || by_play(|cap| cap - 1), "all")
        .says("Keeps merged heaps smaller than the cap.")
        .wrong("heaps-rounded-down", |(n, m)| (n - n / m) % 2 == 1, "all")
        .says("Rounds the number of heaps at the end, n/m, down; the stones that fill none are a heap, too.")
        .main()
}

const N: u32 = 1_000_000_000;

/// The number of heaps of one stone, and the cap.
type Game = (u32, u32);

/// The heaps in ascending order, and the cap.
type Position = (Vec<u32>, u32);

/// Merge two heaps that have at most as many stones together as the cap says.
fn moves((heaps, cap): &Position) -> Vec<Position> {
    let mut successors = vec![];
    for second in 1..heaps.len() {
        for first in 0..second {
            // Of equal heaps the last two, or the last one.
            let is_last = |heap: usize, end| heap + 1 == end || heaps[heap] < heaps[heap + 1];
            let is_chosen = is_last(first, second) && is_last(second, heaps.len());
            if is_chosen && heaps[first] + heaps[second] <= *cap {
                let mut heaps = heaps.clone();
                heaps[first] += heaps.remove(second);
                heaps.sort_unstable();
                successors.push((heaps, *cap));
            }
        }
    }
    successors
}

/// Whether the first player wins, under the cap that `read` makes of the one in the input.
fn by_play(read: fn(u32) -> u32) -> impl FnMut(&Game) -> bool {
    let mut play = Play::normal(moves)
        .board(|(heaps, cap)| board::heaps(heaps.iter().copied()).and(board::numbers([("at most", cap)])))
        .label(|(before, _), (after, _)| format!("merge {}", board::gone(before, after).iter().format(" and ")));
    move |&(n, cap)| play.value(&(vec![1; n as usize], read(cap)))
}

/// Games n, m in which nobody has a choice of how many merges there are, with that number.
///
/// For m ≥ n all heaps become one. For 2n/3 ≤ m < n two heaps are left: of three heaps the two smallest have at most
/// 2n/3 stones. For m = 2 only single stones are merged.
fn forced_games() -> Vec<(Game, u32)> {
    let mut random = seeded(1);
    let game = |index| {
        let n = random.random_range(999_999_900..=N);
        match index % 4 {
            0 => ((n, random.random_range(n..=N)), n - 1),
            1 | 2 => ((n, random.random_range(n / 3 * 2 + 2..n)), n - 2),
            _ => ((n, 2), n / 2),
        }
    };
    (0..100).map(game).collect()
}
