//! Merging heaps up to a cap, by play.

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p4101", Limits { time: None, memory: Some(256) }, oracle, small)
        .played("all games up to 24 heaps")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("answer-not-inverted", not_inverted, "caps-of-one").says("Prints the answer of the other player."),
            wrong("one-heap-at-the-end", |input| answers(input, |n, _| (n - 1) % 2 == 1), "all-up-to-24-heaps")
                .says("Forgets the cap."),
            wrong("full-heaps-only", |input| answers(input, |n, m| (n / m * (m - 1)) % 2 == 1), "all-up-to-24-heaps")
                .says("Leaves the stones apart that fill no heap."),
            wrong("below-the-cap", below_the_cap, "all-up-to-24-heaps")
                .says("Keeps merged heaps smaller than the cap."),
        ])
        .main()
}

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

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |n, m| play.value(&(vec![1; n as usize], m)))
}

/// A line for each case: 0 where the first player wins.
fn answers(input: &str, mut wins: impl FnMut(u32, u32) -> bool) -> String {
    cases::counted(input, |tokens| u8::from(!wins(tokens.read(), tokens.read())))
}

fn file(cases: &[(u32, u32)]) -> String {
    let lines = cases.iter().map(|(n, m)| format!("{n} {m}\n"));
    format!("{}\n{}", cases.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let all = (1..=24).flat_map(|n| (1..=n + 1).map(move |m| (n, m))).collect_vec();
    vec![Small::new("all-up-to-24-heaps", all.chunks(100).map(file))]
}

const N: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 0, 100, |tests| format!("@{tests}\n{}", repeated("5 3\n", tests))),
        Bound::integer("n", 1, N, |n| format!("1\n@{n} 3\n")),
        Bound::integer("m", 1, N, |m| format!("1\n5 @{m}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![Worst::known("largest", "n + m − 1 near the end of 31 bits", move || {
        (file(&forced_games().into_iter().map(|(game, _)| game).collect_vec()), {
            let merges = forced_games().into_iter().map(|(_, merges)| merges);
            merges.map(|merges| (merges + 1) % 2).join("\n")
        })
    })]
}

/// Games n, m in which nobody has a choice of how many merges there are, with that number.
///
/// For m ≥ n all heaps become one. For 2n/3 ≤ m < n two heaps are left: of three heaps the two smallest have at most
/// 2n/3 stones. For m = 2 only single stones are merged.
fn forced_games() -> Vec<((u32, u32), u32)> {
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

fn not_inverted(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |n, m| !play.value(&(vec![1; n as usize], m)))
}

fn below_the_cap(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |n, m| play.value(&(vec![1; n as usize], m - 1)))
}
