//! The first winning move of Nim, by play.

use evidence::prelude::*;
use evidence::shared::nim::moves;

fn main() -> ExitCode {
    let heaps = counted("k", 0..=K, int("a heap", 0..=MATCHES));
    Problem::one("p1247", Limits::UNKNOWN, heaps, oracle, |first: &Option<Move>| match first {
        None => "lose".to_owned(),
        Some((taken, heap, left)) => format!("{taken} {heap}\n{}", joined(left)),
    })
    .promise("there is a heap, and none is empty", |heaps| !heaps.is_empty() && !heaps.contains(&0))
    .all([("k", 4), ("a heap", 3)])
    .all([("k", 3), ("a heap", 9)])
    .known("twins", || (twins(), None))
    .attacks("reading: every heap counts, and there is no move")
    // Twins but for the last heap: it alone has a winning move, and leaves what its twin has.
    .known("the-last-heap", || {
        let mut spoilt = twins();
        (spoilt[K / 2 - 1], spoilt[K - 1]) = (5, MATCHES);
        let first = leaving(&spoilt, K - 1, 5);
        (spoilt, Some(first))
    })
    .attacks("the only winning move is the last that is looked at; most output")
    // One heap more than the others makes a difference of 2²⁹, which every heap has: the first one moves.
    .known("equal-heaps", || {
        let heaps = vec![1 << 29; K - 1];
        let first = leaving(&heaps, 0, 0);
        (heaps, Some(first))
    })
    .attacks("every heap has a winning move")
    .wrong(
        "the-largest-heap",
        |heaps| {
            let largest = heaps.iter().position_max().filter(|_| xor(heaps.iter().copied()) != 0)?;
            Some(leaving(heaps, largest, (heaps[largest] ^ xor(heaps.iter().copied())).min(heaps[largest] - 1)))
        },
        "not-the-largest-heap",
    )
    .says("Takes from the largest heap, which need not have a winning move.")
    .wrong(
        "the-first-heap-that-is-large-enough",
        |heaps| {
            let sum = xor(heaps.iter().copied());
            let index = heaps.iter().position(|&heap| sum > 0 && heap >= sum)?;
            Some(leaving(heaps, index, heaps[index] - sum))
        },
        "all",
    )
    .says("Takes X matches from the first heap that has as many, as if X had to go away.")
    .wrong(
        "the-last-winning-heap",
        |heaps| {
            let sum = xor(heaps.iter().copied());
            let index = heaps.iter().rposition(|&heap| heap ^ sum < heap)?;
            Some(leaving(heaps, index, heaps[index] ^ sum))
        },
        "three-heaps-win",
    )
    .says("Prints a winning move, but not the first.")
    .main()
}

/// The largest number of heaps, and of matches in one.
const K: usize = 500_000;
const MATCHES: u32 = 1_000_000_000;

/// How many matches are taken from which heap, from 1, and the heaps that are left.
type Move = (u32, usize, Vec<u32>);

/// The move that leaves so many of the heap of this index.
fn leaving(heaps: &[u32], index: usize, rest: u32) -> Move {
    let mut left = heaps.to_vec();
    left[index] = rest;
    (heaps[index] - rest, index + 1, left)
}

fn oracle() -> impl FnMut(&Vec<u32>) -> Option<Move> {
    let mut play = Play::normal(moves).board(|heaps| board::heaps(heaps.iter().copied()));
    move |heaps| {
        // The position itself is the first that is asked about.
        let is_won = play.value(heaps);
        let left = moves(heaps).into_iter().find(|next| !play.value(next));
        assert_eq!(is_won, left.is_some());
        let left = left?;
        let index = (0..heaps.len()).find(|&index| left[index] != heaps[index]);
        let index = index.expect("a move changes a heap");
        Some((heaps[index] - left[index], index + 1, left))
    }
}

/// Random heaps, each of them twice, far apart.
fn twins() -> Vec<u32> {
    let mut random = seeded(1);
    let half = (0..K / 2).map(|_| random.random_range(300_000_000..1 << 29)).collect_vec();
    [half.clone(), half].concat()
}
