//! From one heap a multiple of what goes from the other, by play.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let pairs = Format::tests("T", 1..=T, row([int("n", 1..=LARGEST), int("m", 1..=LARGEST)]));
    Problem::tests("nowcoder2021a", Limits::UNKNOWN, pairs, oracle, ["Alice", "Bob"])
        .all([("n", 70), ("m", 70)])
        .small("lost-pairs-up-to-5000-and-pairs-beside-them", || {
            let lost = LOST.iter().filter(|&&(a, b)| 0 < a && a <= b);
            lost.flat_map(|&(a, b)| [(b, a), (a - 1, b), (a, b - 1), (a, (b + 1).min(LARGEST))]).collect()
        })
        .inputs_of(T)
        .beyond("all pairs up to 5000 stones: moves are taken back from the lost ones")
        .worst("lost-pairs-and-those-beside-them", by_algorithm(by_lost_pairs), || {
            let from_the_largest = LOST.iter().filter(|pair| pair.0 > 0).sorted_by_key(|&&(a, b)| 10_000 - a.max(b));
            let beside = |&(a, b): &Pair| [(a, b), (a - 1, b), (a, b), (a, b - 1)];
            from_the_largest.flat_map(beside).cycle().take(T).collect()
        })
        .attacks("the whole of the sieve, and of its answers")
        .worst("random", by_algorithm(by_lost_pairs), || {
            let mut random = seeded(1);
            let mut heap = || random.random_range(1..=LARGEST);
            (0..T).map(|_| (heap(), heap())).collect()
        })
        .attacks("the whole of the sieve, and reading")
        .wrong_play("wythoff", || played(wythoff), "all")
        .says("Takes at most the same number from the other heap.")
        .wrong_play("both-heaps-always", || played(both_heaps), "all")
        .says("Takes s > 0.")
        .wrong_play("the-multiple-from-the-second-heap", || played(second_heap), "all")
        .says("Lets s·k be taken from the second heap only.")
        .wrong("nim", |(a, b)| a != b, "all")
        .says("Plays Nim with the two heaps; a move takes from both.")
        .main()
}

/// The largest number of pairs, and of stones in a heap.
const T: usize = 10_000;
const LARGEST: u32 = 5000;

type Pair = (u32, u32);

/// Take k > 0 stones from one heap and s·k from the other.
fn moves(&(a, b): &Pair) -> Vec<Pair> {
    let from_first = (1..=a).flat_map(|k| (0..=b / k).map(move |s| (a - k, b - s * k)));
    let from_second = (1..=b).flat_map(|k| (0..=a / k).map(move |s| (a - s * k, b - k)));
    from_first.chain(from_second).collect()
}

/// Up to 70 stones a heap, positions are played out; beyond, moves are taken back from lost positions.
fn oracle() -> impl FnMut(&Pair) -> bool {
    let mut play = played(moves);
    move |pair| if pair.0.max(pair.1) <= 70 { play(pair) } else { by_lost_pairs(pair) }
}

/// The lost pairs: a pair not yet known to be won when all smaller ones are done is lost, and every move that comes to
/// it wins, or to its mirror image.
static LOST: LazyLock<BTreeSet<Pair>> = LazyLock::new(|| {
    const N: usize = LARGEST as usize;
    let mut lost = BTreeSet::new();
    let mut won = vec![vec![false; N + 1]; N + 1];
    for a in 0..=N {
        for b in a..=N {
            if won[a][b] || won[b][a] {
                continue;
            }
            for (a, b) in [(a, b), (b, a)] {
                lost.insert((a as u32, b as u32));
                for k in 1..=N - a {
                    let (row, mut other) = (&mut won[a + k], b);
                    while other <= N {
                        row[other] = true;
                        other += k;
                    }
                }
            }
        }
    }
    lost
});

/// The rule itself, backwards: every pair, and every move that comes to a lost one.
fn by_lost_pairs(pair: &Pair) -> bool {
    !LOST.contains(pair)
}

fn played(moves: fn(&Pair) -> Vec<Pair>) -> impl FnMut(&Pair) -> bool {
    let mut play = Play::normal(moves).board(|&(a, b)| board::heaps([a, b]));
    move |pair| play.value(pair)
}

fn wythoff(&(a, b): &Pair) -> Vec<Pair> {
    let one = (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left)));
    one.chain((1..=a.min(b)).map(|k| (a - k, b - k))).collect()
}

fn both_heaps(from: &Pair) -> Vec<Pair> {
    moves(from).into_iter().filter(|to| to.0 < from.0 && to.1 < from.1).collect()
}

fn second_heap(&(a, b): &Pair) -> Vec<Pair> {
    let multiples = (1..=a).flat_map(|k| (0..=b / k).map(move |s| (a - k, b - s * k)));
    multiples.chain((0..b).map(|left| (a, left))).collect()
}
