//! From one heap a multiple of what goes from the other, by play.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("nowcoder2021a", Limits::UNKNOWN, oracle, small)
        .played("all pairs up to 70 stones")
        .beyond("all pairs up to 5000 stones: moves are taken back from the lost ones")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("wythoff", wythoff, "all-pairs-up-to-70").says("Takes at most the same number from the other heap."),
            wrong("both-heaps-always", both_heaps, "all-pairs-up-to-70").says("Takes s > 0."),
            wrong("the-multiple-from-the-second-heap", second_heap, "all-pairs-up-to-70")
                .says("Lets s·k go from the second heap only."),
            wrong("nim", nim, "all-pairs-up-to-70").says("Plays Nim with the two heaps; a move takes from both."),
        ])
        .main()
}

type Pair = (u32, u32);

/// Take k > 0 stones from one heap and s·k from the other.
fn moves(&(a, b): &Pair) -> Vec<Pair> {
    let from_first = (1..=a).flat_map(|k| (0..=b / k).map(move |s| (a - k, b - s * k)));
    let from_second = (1..=b).flat_map(|k| (0..=a / k).map(move |s| (a - s * k, b - k)));
    from_first.chain(from_second).collect()
}

/// Up to 70 stones a heap, positions are played out; beyond, moves are taken back from lost positions.
fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |a, b| match a.max(b) {
        0..=70 => play.value(&(a, b)),
        _ => !LOST.contains(&(a, b)),
    })
}

/// The lost pairs: a pair not yet known to be won when all smaller ones are done is lost, and every move that comes to
/// it wins, or to its mirror image.
static LOST: LazyLock<BTreeSet<Pair>> = LazyLock::new(|| {
    const N: usize = 5000;
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

/// A line for each pair, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(u32, u32) -> bool) -> String {
    cases::counted(input, |tokens| if wins(tokens.read(), tokens.read()) { "Alice" } else { "Bob" })
}

fn file(pairs: impl IntoIterator<Item = Pair>) -> String {
    let lines = pairs.into_iter().map(|(a, b)| format!("{a} {b}\n")).collect_vec();
    format!("{}\n{}", lines.len(), lines.join(""))
}

fn small() -> Vec<Small> {
    let lost = LOST.iter().filter(|&&(a, b)| 0 < a && a <= b);
    let around = lost.flat_map(|&(a, b)| [(b, a), (a - 1, b), (a, b - 1), (a, (b + 1).min(5000))]);
    vec![
        Small::new("all-pairs-up-to-70", [file((1..=70).cartesian_product(1..=70))]),
        Small::new("all-lost-pairs-and-those-beside-them", [file(around)]),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("T", 1, 10_000, |tests| format!("@{tests}\n{}", repeated("1 1\n", tests))),
        Bound::integer("n", 1, 5000, |heap| format!("1\n@{heap} 7\n")),
        Bound::integer("m", 1, 5000, |heap| format!("1\n7 @{heap}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new(
            "lost-pairs-and-those-beside-them",
            "the whole of the sieve, and of its answers",
            Known::ByAlgorithm(by_lost_pairs),
            move || {
                let beside = |&(a, b): &Pair| [(a, b), (a - 1, b), (a, b), (a, b - 1)];
                let from_the_largest =
                    LOST.iter().filter(|pair| pair.0 > 0).sorted_by_key(|&&(a, b)| 10_000 - a.max(b));
                file(from_the_largest.flat_map(beside).cycle().take(10_000))
            },
        ),
        Worst::new("random", "the whole of the sieve, and reading", Known::ByAlgorithm(by_lost_pairs), || {
            let mut random = seeded(1);
            let mut heap = || random.random_range(1..=5000);
            file((0..10_000).map(|_| (heap(), heap())))
        }),
    ]
}

/// The rule itself, backwards: every pair, and every move that comes to a lost one.
fn by_lost_pairs(input: &str) -> String {
    answers(input, |a, b| !LOST.contains(&(a, b)))
}

fn played(input: &str, moves: fn(&Pair) -> Vec<Pair>) -> String {
    let mut play = Play::normal(moves);
    answers(input, |a, b| play.value(&(a, b)))
}

fn wythoff(input: &str) -> String {
    played(input, |&(a, b)| {
        let one = (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left)));
        one.chain((1..=a.min(b)).map(|k| (a - k, b - k))).collect()
    })
}

fn both_heaps(input: &str) -> String {
    played(input, |from| moves(from).into_iter().filter(|to| to.0 < from.0 && to.1 < from.1).collect())
}

fn second_heap(input: &str) -> String {
    played(input, |&(a, b)| {
        let multiples = (1..=a).flat_map(|k| (0..=b / k).map(move |s| (a - k, b - s * k)));
        multiples.chain((0..b).map(|left| (a, left))).collect()
    })
}

fn nim(input: &str) -> String {
    answers(input, |a, b| a != b)
}
