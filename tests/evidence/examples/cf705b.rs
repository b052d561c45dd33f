//! Cycles are split, and one is added for each question, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let words = |wins: &Vec<bool>| wins.iter().map(|&won| if won { "1" } else { "2" }).join("\n");
    let cycles = counted("n", 1..=N, int("a cycle", 1..=VERTICES));
    Problem::one("cf705b", Limits::known(2000, 256), cycles, oracle, words)
        .all([("n", 4), ("a cycle", 4)])
        .all([("n", 2), ("a cycle", 9)])
        .small("random-sets-of-cycles-with-24-vertices-in-all", || {
            let mut random = seeded(1);
            let mut cycles = |_| {
                let (mut left, mut cycles) = (24, vec![]);
                while left > 0 {
                    cycles.push(random.random_range(1..=left.min(12)));
                    left -= cycles[cycles.len() - 1];
                }
                cycles
            };
            (0..60).map(&mut cycles).collect()
        })
        .beyond("for worst inputs, the line of play that halves all cycles: all have the same length")
        // Each of them has 10⁹ − 1 moves, an odd number.
        .known("greatest-cycles", || (vec![VERTICES; N], (0..N).map(|before| before % 2 == 0).collect()))
        .attacks("sums up to 10¹⁴, and as many lines of output as there can be, each unlike the one before")
        // The first cycle has a single move, and the others have none.
        .known("cycles-of-one-vertex", || ([&[2], &vec![1; N - 1][..]].concat(), vec![true; N]))
        .attacks("cycles that do not count at all")
        .worst("random", by_algorithm(by_halving), || {
            let mut random = seeded(2);
            (0..N).map(|_| random.random_range(1..=VERTICES)).collect()
        })
        .attacks("answers that cannot be predicted")
        .wrong("all-vertices", |cycles| each(cycles, |before| before.iter().sum::<u64>() % 2 == 1), "one-vertex")
        .says("Adds a_i instead of a_i − 1; a cycle of one vertex cannot be split.")
        .smallest("1\n1\n")
        .wrong("the-last-cycle-alone", |cycles| cycles.iter().map(|a| a % 2 == 0).collect(), "earlier-cycles-stay")
        .says("Looks at the last cycle alone; those of the questions before are still there.")
        .wrong("one-move-a-cycle", |cycles| each(cycles, |before| is_odd(before, |&a| a > 1)), "two-moves")
        .says("Lets a cycle be split once; its parts are split, too.")
        .smallest("1\n3\n")
        .wrong("nim", |cycles| each(cycles, |before| xor(before.iter().map(|a| a - 1)) != 0), "two-moves")
        .says("Takes it for Nim with a_i − 1 stones; a move takes away one of the moves that are left, never more.")
        .smallest("1\n3\n")
        .wrong("sums-of-32-bits", in_32_bits, "large-sum")
        .says("Keeps the sum in 32 bits; it may become negative there, and then its remainder modulo 2 is −1, not 1.")
        .main()
}

/// The largest number of cycles, and of vertices.
const N: usize = 100_000;
const VERTICES: u64 = 1_000_000_000;

fn oracle() -> impl FnMut(&Vec<u64>) -> Vec<bool> {
    let mut play =
        Play::normal(moves).board(|cycles| board::heaps(cycles.iter().copied())).alike(|cycles| sorted(cycles));
    move |cycles| each(cycles, |before| play.value(&before.to_vec()))
}

/// Replace a cycle by two. The order of these two does not matter.
fn moves(cycles: &Vec<u64>) -> Vec<Vec<u64>> {
    let split = |index: usize| {
        (1..=cycles[index] / 2).map(move |part| {
            let mut after = cycles.clone();
            after.splice(index..=index, [part, cycles[index] - part]);
            after
        })
    };
    (0..cycles.len()).flat_map(split).collect()
}

/// An answer for the cycles of each question.
fn each(cycles: &[u64], mut answer: impl FnMut(&[u64]) -> bool) -> Vec<bool> {
    (1..=cycles.len()).map(|count| answer(&cycles[..count])).collect()
}

/// The moves of one line of play, in which a cycle becomes two halves, or nearly so.
fn by_halving(cycles: &Vec<u64>) -> Vec<bool> {
    let moves = |&vertices: &u64| -> u64 {
        // So many cycles of one size, and of one vertex more.
        let (mut size, mut counts, mut moves) = (vertices, [1, 0], 0);
        while size > 1 {
            moves += counts[0] + counts[1];
            counts = match size % 2 {
                0 => [2 * counts[0] + counts[1], counts[1]],
                _ => [counts[0], counts[0] + 2 * counts[1]],
            };
            size /= 2;
        }
        // Those of two vertices are split once more.
        moves + counts[1]
    };
    cycles
        .iter()
        .map(moves)
        .scan(0_u64, |sum, moves| {
            *sum += moves;
            Some(*sum % 2 == 1)
        })
        .collect()
}

fn is_odd(cycles: &[u64], counts: fn(&u64) -> bool) -> bool {
    cycles.iter().filter(|vertices| counts(vertices)).count() % 2 == 1
}

fn in_32_bits(cycles: &Vec<u64>) -> Vec<bool> {
    let sums = cycles.iter().scan(0_i32, |sum, &vertices| {
        *sum = sum.wrapping_add(vertices as i32 - 1);
        Some(*sum)
    });
    sums.map(|sum| sum % 2 == 1).collect()
}
