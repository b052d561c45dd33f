//! A token by multiples of its number, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = list("n", between("a number", 1, "n")).in_order(Order::Distinct);
    let permutation = format::all([row([len("n", 1..=N)]), row([numbers])]);
    Problem::one("cf1033c", Limits::known(1000, 256), permutation, || by_play, words)
        .all([("n", 6), ("a number", 6)])
        .small("random-permutations-of-7-to-40-numbers", || {
            let mut random = seeded(1);
            (0..200).map(|_| permutation_of(random.random_range(7..=40), &mut random)).collect()
        })
        .worst("rising", by_algorithm(by_play), || (1..=N as u32).collect())
        .attacks("every number sees its multiples")
        .worst("falling", by_algorithm(by_play), || (1..=N as u32).rev().collect())
        .attacks("every number sees larger ones on its left alone")
        .worst("one-long-path", by_algorithm(by_play), long_path)
        .attacks("recursion half as deep as the row")
        .worst("random", by_algorithm(by_play), || permutation_of(N, &mut seeded(2)))
        .attacks("far jumps in memory")
        .wrong("one-step-alone", |numbers| by(numbers, |a, _, distance| distance == a), "all")
        .says("Lets the token go by its number alone; all multiples are allowed.")
        .wrong("the-number-of-the-new-cell", |numbers| by(numbers, |_, b, distance| distance % b == 0), "all")
        .says("Lets the distance be a multiple of the number in the new cell.")
        .wrong(
            "to-the-right-alone",
            |numbers| {
                let mut play = Play::normal(|&from| moves(numbers, from).into_iter().filter(|&to| to > from).collect());
                (0..numbers.len()).map(|cell| play.value(&cell)).collect()
            },
            "all",
        )
        .says("Never lets the token go to the left.")
        .wrong(
            "never-to-the-first-cell",
            |numbers| {
                let mut play = Play::normal(|&from| moves(numbers, from).into_iter().filter(|&to| to > 0).collect());
                (0..numbers.len()).map(|cell| play.value(&cell)).collect()
            },
            "all",
        )
        .says("Stops before the first cell on the way to the left.")
        .refused([("a-number-twice", "3\n1 3 @1@\n", "a number that has not come before")])
        .main()
}

/// The largest number of cells.
const N: usize = 100_000;

fn by_play(numbers: &Vec<u32>) -> Vec<bool> {
    let mut play = Play::normal(|&from| moves(numbers, from))
        .board(|&token| {
            let cells = numbers.iter().enumerate();
            board::row(
                cells.map(|(cell, number)| if cell == token { format!("[{number}]") } else { number.to_string() }),
            )
        })
        .label(|_, cell| format!("to cell {}", cell + 1));
    (0..numbers.len()).map(|cell| play.value(&cell)).collect()
}

/// The cells with a larger number at the distances that are multiples of the token's number.
fn moves(numbers: &[u32], from: usize) -> Vec<usize> {
    let step = numbers[from] as usize;
    let right = (from..numbers.len()).step_by(step);
    let left = (0..=from).rev().step_by(step);
    left.chain(right).filter(|&to| numbers[to] > numbers[from]).collect()
}

fn words(wins: &Vec<bool>) -> String {
    wins.iter().map(|&wins| if wins { 'A' } else { 'B' }).collect()
}

fn permutation_of(n: usize, random: &mut Pcg64) -> Vec<u32> {
    (1..=n as u32).sorted_by_cached_key(|_| random.random::<u64>()).collect()
}

/// Other rules: whether the token may go from the number a to the larger b at a distance.
fn by(numbers: &[u32], may: impl Fn(usize, usize, usize) -> bool) -> Vec<bool> {
    let fits = |from: usize, to: usize| {
        let [a, b] = [from, to].map(|cell| numbers[cell] as usize);
        a < b && may(a, b, from.abs_diff(to))
    };
    let mut play = Play::normal(|&from| (0..numbers.len()).filter(|&to| fits(from, to)).collect());
    (0..numbers.len()).map(|cell| play.value(&cell)).collect()
}

/// A path of numbers from n/2 on. Each stands where the one before leads, to the right and to the left in turn, and
/// sees no other.
fn long_path() -> Vec<u32> {
    let (low, mut cell) = (N as u32 / 2, N / 4);
    let mut numbers = vec![0; N];
    for number in low.. {
        numbers[cell] = number;
        let step = number as usize;
        let next = if cell < N / 2 { Some(cell + step) } else { cell.checked_sub(step) };
        let Some(next) = next.filter(|&next| next < N) else { break };
        cell = next;
    }
    let highest = numbers.iter().copied().max().unwrap_or(low);
    let mut others = (1..low).chain(highest + 1..=N as u32);
    numbers
        .into_iter()
        .map(|number| if number > 0 { number } else { others.next().expect("as many as cells") })
        .collect()
}
