//! The first winning move of Nim, by play.

use evidence::prelude::*;
use evidence::rules::nim::moves;

fn main() -> ExitCode {
    Problem::new("p1247", Limits::UNKNOWN, oracle, small)
        .played("all games of up to 4 heaps of up to 5, and 3 heaps of up to 9")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-largest-heap", largest_heap, "not-the-largest-heap")
                .says("Takes from the largest heap, which need not have a winning move."),
            wrong("the-first-heap-that-is-large-enough", first_large_enough, "all-games-up-to-4-heaps")
                .says("Takes X matches from the first heap that has as many, as if X had to go away."),
            wrong("the-last-winning-heap", last_winning_heap, "three-heaps-win")
                .says("Prints a winning move, but not the first."),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answer(input, |heaps| {
        let heaps = heaps.to_vec();
        moves(&heaps).into_iter().find(|next| !play.value(next))
    })
}

/// What is printed for the heaps after the move, if there is one.
fn answer(input: &str, mut after: impl FnMut(&[u32]) -> Option<Vec<u32>>) -> String {
    let mut tokens = Tokens::new(input);
    let k = tokens.read();
    let heaps: Vec<u32> = tokens.list(k);
    match after(&heaps) {
        None => "lose\n".to_owned(),
        Some(left) => {
            let index = (0..k).find(|&index| left[index] != heaps[index]);
            let index = index.expect("a move changes a heap");
            let taken = heaps[index] - left[index];
            format!("{taken} {}\n{}\n", index + 1, joined(left))
        }
    }
}

fn file(heaps: &[u32]) -> String {
    format!("{}\n{}\n", heaps.len(), joined(heaps))
}

fn small() -> Vec<Small> {
    let all = |length: usize, size: u32| {
        let heaps = (0..length).map(move |_| 0..=size);
        heaps.multi_cartesian_product().map(|heaps| file(&heaps))
    };
    vec![
        Small::new("all-games-up-to-4-heaps", (1..=4).flat_map(|length| all(length, if length < 4 { 5 } else { 3 }))),
        Small::new("all-games-of-3-heaps-up-to-9", all(3, 9)),
    ]
}

/// The greatest number of heaps, and of matches in one.
const K: usize = 500_000;
const MATCHES: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("k", 0, K, |k| format!("@{k}\n{}\n", repeated("7 ", k))),
        Bound::integer("a heap", 0, MATCHES, |heap| format!("3\n2 @{heap} 5\n")),
    ]
}

/// Random heaps, each of them twice, far apart.
fn twins() -> Vec<u32> {
    let mut random = seeded(1);
    let half = (0..K / 2).map(|_| random.random_range(300_000_000..1 << 29));
    let half = half.collect_vec();
    [half.clone(), half].concat()
}

fn worst() -> Vec<Worst> {
    // Twins but for the last heap: it alone has a winning move, and leaves what its twin has.
    let spoilt = || {
        let mut heaps = twins();
        (heaps[K / 2 - 1], heaps[K - 1]) = (5, MATCHES);
        heaps
    };
    // One heap more than the others makes a difference of 2²⁹, which every heap has: the first one moves.
    let odd = || vec![1 << 29; K - 1];
    vec![
        Worst::known("twins", "reading: every heap counts, and there is no move", move || {
            (file(&twins()), "lose\n".to_owned())
        }),
        Worst::known("the-last-heap", "the only winning move is the last that is looked at; most output", move || {
            (file(&spoilt()), {
                let mut left = spoilt();
                left[K - 1] = 5;
                format!("{} {K}\n{}\n", MATCHES - 5, joined(left))
            })
        }),
        Worst::known("equal-heaps", "every heap has a winning move", move || {
            (file(&odd()), {
                let mut left = odd();
                left[0] = 0;
                format!("{} 1\n{}\n", 1 << 29, joined(left))
            })
        }),
    ]
}

fn nim_sum(heaps: &[u32]) -> u32 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// The heaps after what is left of one of them, if there is such a heap.
fn after(heaps: &[u32], index: Option<usize>) -> Option<Vec<u32>> {
    let mut left = heaps.to_vec();
    let index = index?;
    left[index] = (heaps[index] ^ nim_sum(heaps)).min(heaps[index] - 1);
    Some(left)
}

fn largest_heap(input: &str) -> String {
    answer(input, |heaps| {
        let wins = nim_sum(heaps) != 0;
        after(heaps, heaps.iter().position_max().filter(|_| wins))
    })
}

fn first_large_enough(input: &str) -> String {
    answer(input, |heaps| {
        let sum = nim_sum(heaps);
        let index = heaps.iter().position(|&heap| sum > 0 && heap >= sum)?;
        let mut left = heaps.to_vec();
        left[index] -= sum;
        Some(left)
    })
}

fn last_winning_heap(input: &str) -> String {
    answer(input, |heaps| {
        let sum = nim_sum(heaps);
        after(heaps, heaps.iter().rposition(|&heap| heap ^ sum < heap))
    })
}
