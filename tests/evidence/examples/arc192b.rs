//! Numbers that are all to be used, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = counted("N", 1..=N, int("A", 1..=MOST));
    Problem::one("arc192b", Limits::known(2000, 1024), numbers, || by_play, ["Fennec", "Snuke"])
        .all([("N", 4), ("A", 4)])
        .small("random-rows-of-5-or-6-numbers", || random_rows(1, 80, 5..=6, 4))
        .small("random-rows-of-3-or-4-larger-numbers", || random_rows(2, 80, 3..=4, 9))
        // Each move uses a number, and there is no other.
        .known("ones-alone-of-even-number", || (vec![1; N], false))
        .attacks("as many numbers as there can be, the least sum of them")
        .known("ones-alone-of-odd-number", || (vec![1; N - 1], true))
        .attacks("the same with one number less")
        // After a use there is one number left to use, so both spend until nothing is left.
        .known("two-numbers", || (vec![MOST, MOST - 1], false))
        .attacks("an odd sum, which does not matter here")
        // By the proof, on which the program rests, too: play is beyond reach here.
        .worst("largest-numbers", by_same_idea(by_parity), || vec![MOST; N])
        .attacks("the largest sum, 2 · 10¹⁴")
        .worst("one-odd-number", by_same_idea(by_parity), || {
            let mut row = vec![MOST; N];
            row[N - 1] -= 1;
            row
        })
        .attacks("an answer that hangs on the last number")
        .worst("random-numbers", by_same_idea(by_parity), || {
            let mut random = seeded(3);
            (0..N).map(|_| random.random_range(1..=MOST)).collect()
        })
        .attacks("parities that cannot be predicted")
        .wrong(
            "three-by-the-sum",
            |row| if row.len() == 3 { sum(row) % 2 == 1 } else { by_parity(row) },
            "three-numbers",
        )
        .says("Takes the sum for three numbers, too; there one odd number is enough.")
        .smallest("3\n1 1 2\n")
        .wrong("two-by-the-sum", |row| if row.len() == 2 { sum(row) % 2 == 1 } else { by_parity(row) }, "two-numbers")
        .says("Takes the sum for two numbers, too; whoever uses one of them loses, so Fennec always does.")
        .smallest("2\n1 2\n")
        .wrong(
            "one-by-the-sum",
            |row| if row.len() == 1 { sum(row) % 2 == 1 } else { by_parity(row) },
            "one-even-number",
        )
        .says("Takes the sum for a single number, too; Fennec uses it and wins at once.")
        .smallest("1\n2\n")
        .wrong("one-odd-number-is-enough", |row| row.len() != 2 && (row.len() == 1 || odd(row) > 0), "four-ones")
        .says("Lets one odd number be enough for every N; from four numbers on, the number of odd ones has to be odd.")
        .smallest("4\n1 1 1 1\n")
        .wrong("uses-alone", |row| row.len() % 2 == 1, "all")
        .says("Lets each move use a number; a player may also subtract 1 from a number that is used.")
        .smallest("3\n2 2 2\n")
        .wrong("thirty-two-bits", thirty_two_bits, "large-negative-remainder")
        .says("Adds in 32 bits: the sum may become negative, and its remainder modulo 2 is then −1 and not 1.")
        .main()
}

/// The largest number of numbers, and the largest number.
const N: usize = 200_000;
const MOST: u32 = 1_000_000_000;

/// What is left of the numbers, and which of them are used.
type Position = Vec<(u32, bool)>;

/// Subtract 1 from a number. When all are used, the other player has just won.
fn by_play(row: &Vec<u32>) -> bool {
    let moves = |position: &Position| match position.iter().all(|(_, is_used)| *is_used) {
        true => vec![],
        false => {
            (0..position.len()).filter(|&index| position[index].0 > 0).map(|index| used(position, index)).collect()
        }
    };
    let mut play = Play::normal(moves)
        .board(|position| {
            let used = board::row(position.iter().map(|(_, is_used)| if *is_used { "used" } else { "" }));
            board::heaps(position.iter().map(|(left, _)| *left)).and(used.called("which numbers are used"))
        })
        .label(|before, after| {
            let index = (0..before.len()).find(|&index| before[index] != after[index]).expect("a number changes");
            format!("heap {}: {} → {}", index + 1, before[index].0, after[index].0)
        })
        .alike(|position| sorted(position));
    play.value(&row.iter().map(|&number| (number, false)).collect())
}

fn used(position: &Position, index: usize) -> Position {
    let mut position = position.clone();
    position[index] = (position[index].0 - 1, true);
    position
}

fn random_rows(seed: u64, count: usize, n: std::ops::RangeInclusive<usize>, most: u32) -> Vec<Vec<u32>> {
    let mut random = seeded(seed);
    let mut row = |_| {
        let n = random.random_range(n.clone());
        (0..n).map(|_| random.random_range(1..=most)).collect()
    };
    (0..count).map(&mut row).collect()
}

fn sum(row: &[u32]) -> u64 {
    row.iter().map(|&number| u64::from(number)).sum()
}

fn odd(row: &[u32]) -> usize {
    row.iter().filter(|&number| number % 2 == 1).count()
}

/// The claim.
fn by_parity(row: &Vec<u32>) -> bool {
    match row.len() {
        1 => true,
        2 => false,
        3 => odd(row) > 0,
        _ => sum(row) % 2 == 1,
    }
}

fn thirty_two_bits(row: &Vec<u32>) -> bool {
    let sum = row.iter().fold(0_i32, |sum, &number| sum.wrapping_add(number as i32));
    if row.len() < 4 { by_parity(row) } else { sum % 2 == 1 }
}
