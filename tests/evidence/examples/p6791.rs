//! Heaps won at misère Fibonacci Nim, by play.

use evidence::cases;
use evidence::prelude::*;
use evidence::rules::dynamic::{Position, moves};

fn main() -> ExitCode {
    Problem::new("p6791", Limits::known(1000, 128), oracle, small)
        .played("all queries with numbers up to 80, 100 queries with numbers up to 150")
        .beyond("for worst inputs, the least winning first moves of heaps up to 10⁶; beyond that, Wythoff's sequence")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("last-stone-wins", |input| by_play(input, |taken| 2 * taken, false), "all-queries-up-to-80")
                .says("Lets who takes the last stone win; he loses."),
            wrong("at-most-the-last-move", |input| by_play(input, |taken| taken, true), "all-queries-up-to-80")
                .says("Allows at most as many as the move before; here the next move must differ."),
            wrong("parts-less-than-k", parts_less_than_k, "all-queries-up-to-80")
                .says("Counts the heaps whose least part is less than k, where it may be k."),
            wrong("without-the-small-parts", without_the_small_parts, "all-queries-up-to-80")
                .says("Takes the numbers without small parts up to the great parts of N only; N may have a small one."),
        ])
        .main()
}

fn oracle(input: &str) -> String {
    by_play(input, |taken| 2 * taken, true)
}

/// Plays every heap, where `limit` says how much may be taken after a move, and who meets no stone has won or lost.
fn by_play(input: &str, limit: fn(u32) -> u32, without_stones: bool) -> String {
    let wins = |&(stones, _): &Position, next: &[bool]| {
        if stones == 0 { without_stones } else { next.contains(&false) }
    };
    let mut play = Play::new(|position| moves(position, limit), wins);
    answers(input, |most, largest| {
        (1..=largest as u32).filter(|&stones| play.value(&(stones, stones.min(most as u32)))).count() as u64
    })
}

/// A line for each query.
fn answers(input: &str, mut count: impl FnMut(u64, u64) -> u64) -> String {
    cases::counted(input, |tokens| count(tokens.read(), tokens.read()))
}

fn file(queries: &[(u64, u64)]) -> String {
    let line = |(most, largest): &(u64, u64)| format!("{most} {largest}\n");
    format!("{}\n{}", queries.len(), queries.iter().map(line).format(""))
}

fn small() -> Vec<Small> {
    let all = (0..=80).cartesian_product(0..=80).collect_vec();
    let mut random = seeded(1);
    let larger = (0..100).map(|_| (random.random_range(1..=150), random.random_range(1..=150))).collect_vec();
    vec![Small::new("random-queries-up-to-150", [file(&larger)]), Small::new("all-queries-up-to-80", [file(&all)])]
}

/// The greatest number of queries, and the greatest number in one.
const T: usize = 100_000;
const MOST: u64 = 1_000_000_000_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 1, T, |t| format!("@{t}\n{}", repeated("2 5\n", t))),
        Bound::integer("k", 0, MOST, |most| format!("2\n2 5\n@{most} 5\n")),
        Bound::integer("n", 0, MOST, |largest| format!("2\n2 5\n2 @{largest}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let queries = |name, attacks, known, query: fn(&mut Pcg64) -> (u64, u64)| {
        Worst::new(name, attacks, known, move || {
            let mut random = seeded(1);
            file(&(0..T).map(|_| query(&mut random)).collect_vec())
        })
    };
    let (by_wythoff, by_least_moves) = (Known::BySameIdea(by_wythoff), Known::ByAlgorithm(by_least_moves));
    vec![
        queries(
            "huge-heaps",
            "all parts of numbers near 10¹⁸, a random number of them small",
            by_wythoff,
            |random| {
                let greatest = 10_u64.pow(random.random_range(0..=18));
                (random.random_range(1..=greatest), random.random_range(MOST / 2..=MOST))
            },
        ),
        queries("small-moves", "the longest lists of parts", by_wythoff, |random| {
            (random.random_range(1..=3), MOST - random.random_range(0..1000))
        }),
        queries("beside-fibonacci-numbers", "limits that are just parts, or just not", by_wythoff, |random| {
            let numbers = fibonacci(MOST);
            let mut near =
                || numbers[random.random_range(numbers.len() / 2..numbers.len())] + random.random_range(0..3) - 1;
            (near(), near())
        }),
        queries("heaps-up-to-a-million", "numbers of stones that play still decides", by_least_moves, |random| {
            let greatest = 10_u64.pow(random.random_range(0..=6));
            (random.random_range(1..=greatest), random.random_range(1..=1_000_000))
        }),
        // The first player leaves one stone, and only a single one beats him.
        Worst::known("all-but-one-stone-may-be-taken", "a limit with no part above it", || {
            (file(&[(MOST, MOST); T]), format!("{}\n", MOST - 1).repeat(T))
        }),
    ]
}

/// The Fibonacci numbers 1, 2, 3, 5, … below `end`.
fn fibonacci(end: u64) -> Vec<u64> {
    let mut numbers = vec![1, 2];
    while let [.., a, b] = numbers[..]
        && a + b < end
    {
        numbers.push(a + b);
    }
    numbers
}

/// Finds the least winning first move of every heap, from the smallest on: a move of x wins iff what is left has no
/// winning move up to 2x. Then counts the heaps with one up to k, in the order of k.
fn by_least_moves(input: &str) -> String {
    let mut greatest = 0;
    answers(input, |_, largest| {
        greatest = greatest.max(largest as usize);
        0
    });
    // A heap of one stone has no winning move.
    let mut least = vec![u64::MAX; 2];
    for stones in 2..=greatest {
        let wins = |&taken: &usize| least[stones - taken] > 2 * taken as u64;
        least.push((1..stones).find(wins).map_or(u64::MAX, |taken| taken as u64));
    }
    // Heaps that win by the same least move, in ascending order.
    let heaps = (1..=greatest).map(|stones| (least[stones], stones as u64)).into_group_map();
    answers(input, |most, largest| {
        let won = heaps.iter().filter(|(taken, _)| **taken <= most);
        won.map(|(_, heaps)| heaps.partition_point(|&stones| stones <= largest) as u64).sum()
    })
}

/// Counts the numbers of parts greater than k without parts: with the golden ratio φ, those below N without the part 1
/// are ⌊φ⌋ − 1, ⌊2φ⌋ − 1, ⌊3φ⌋ − 1, …, which makes ⌊(N + 1) / φ⌋; and the same again for each further part. That heaps
/// are won by their parts is the theorem of the program: no other is known, and 10¹⁸ stones are not played out.
fn by_wythoff(input: &str) -> String {
    let numbers = fibonacci(u64::MAX / 2);
    answers(input, |most, largest| {
        let parts = numbers.iter().filter(|&&part| part <= most).count();
        let lost = (0..parts).fold(u128::from(largest), |below, _| {
            let x = below + 1;
            ((5 * x * x).isqrt() - x) / 2
        });
        largest - lost as u64
    })
}

fn parts_less_than_k(input: &str) -> String {
    let numbers = fibonacci(1000);
    answers(input, |most, largest| {
        // The greatest parts come first, so that the last one taken is the least.
        let take = |(rest, least), &part| if part <= rest { (rest - part, part) } else { (rest, least) };
        let least_part = |n: u64| numbers.iter().rev().fold((n, 0), take).1;
        (1..largest).filter(|&n| least_part(n) < most).count() as u64
    })
}

fn without_the_small_parts(input: &str) -> String {
    let numbers = fibonacci(1000);
    answers(input, |most, largest| {
        let places = numbers.iter().filter(|&&part| part <= most).count();
        let (mut rest, mut lost) = (largest, 0);
        for (index, &part) in numbers.iter().enumerate().skip(places).rev() {
            if part <= rest {
                rest -= part;
                lost += numbers[index - places];
            }
        }
        largest - lost
    })
}
