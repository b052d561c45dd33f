//! Numbers from the two ends, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cses_removal_game", Limits::known(1000, 512), oracle, small)
        .played("all rows up to 5 numbers from -1 to 2, 200 rows of 6 to 10 numbers")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-greater-end", the_greater_end, "all-rows-up-to-5-numbers"),
            wrong("32-bits", in_32_bits, "sums-beyond-32-bits"),
        ])
        .main()
}

/// Where the rest begins and ends, and the scores of the player to move and of the other.
type Position = (usize, usize, i64, i64);

fn oracle(input: &str) -> String {
    let numbers = numbers(input);
    let moves = |&(begin, end, mine, other): &Position| match end - begin {
        0 => vec![],
        _ => vec![(begin + 1, end, other, mine + numbers[begin]), (begin, end - 1, other, mine + numbers[end - 1])],
    };
    // The best final scores, of the player to move first.
    let mut play = Play::new(moves, |&(_, _, mine, other), after: &[(i64, i64)]| {
        after.iter().map(|&(other, mine)| (mine, other)).max().unwrap_or((mine, other))
    });
    format!("{}\n", play.value(&(0, numbers.len(), 0, 0)).0)
}

fn numbers(input: &str) -> Vec<i64> {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    tokens.list(n)
}

fn file(numbers: &[i64]) -> String {
    format!("{}\n{}\n", numbers.len(), joined(numbers))
}

fn small() -> Vec<Small> {
    let all = (1..=5).flat_map(|n| (0..n).map(|_| -1..=2_i64).multi_cartesian_product());
    let mut random = seeded(1);
    let longer = (0..200).map(|_| {
        let n = random.random_range(6..=10);
        file(&(0..n).map(|_| random.random_range(-9..=9)).collect_vec())
    });
    vec![
        Small::new("random-rows-of-6-to-10-numbers", longer.collect_vec()),
        Small::new("all-rows-up-to-5-numbers", all.map(|row| file(&row))),
    ]
}

/// The greatest number of numbers, and the greatest number.
const N: usize = 5000;
const GREATEST: i64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n}\n{}\n", repeated("-7 ", n))),
        Bound::integer("a number", (-GREATEST), GREATEST, |number| format!("3\n5 @{number} 5\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, numbers: fn() -> Vec<i64>| {
        Worst::new(name, attacks, Known::ByAlgorithm(without_peaks), move || file(&numbers()))
    };
    vec![
        shape("random", "maxima that cannot be predicted", || random_row(1, N)),
        shape("odd-length", "the same for rows of odd length", || random_row(2, N - 1)),
        shape("alternating", "scores near the sum of all", || {
            (0..N as i64).map(|i| if i % 2 == 0 { GREATEST - i } else { i - GREATEST }).collect()
        }),
        shape("least", "scores far below 0", || vec![-GREATEST; N - 1]),
    ]
}

fn random_row(seed: u64, n: usize) -> Vec<i64> {
    let mut random = seeded(seed);
    let number = |_| random.random_range(-GREATEST..=GREATEST);
    (0..n).map(number).collect()
}

/// Three neighbours x ≤ y ≥ z are worth as much as one number x − y + z, for who takes x leaves y to the other, and takes
/// z in return. Where no number is between smaller ones any more, the greatest is always at an end, and is taken. (This
/// is known from POI and HNOI 2010; below it is compared with play.)
fn without_peaks(input: &str) -> String {
    let numbers = numbers(input);
    let mut row = vec![];
    for &number in &numbers {
        row.push(number);
        while let [.., x, y, z] = row[..] {
            if x > y || y < z {
                break;
            }
            row.truncate(row.len() - 3);
            row.push(x - y + z);
        }
    }
    row.sort_unstable();
    let mine_less_other = row.iter().fold(0, |rest, number| number - rest);
    format!("{}\n", (numbers.iter().sum::<i64>() + mine_less_other) / 2)
}

fn the_greater_end(input: &str) -> String {
    let numbers = numbers(input);
    let (mut rest, mut scores) = (&numbers[..], [0, 0]);
    for turn in 0..numbers.len() {
        let (first, last) = (rest[0], rest[rest.len() - 1]);
        scores[turn % 2] += first.max(last);
        rest = if first >= last { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    format!("{}\n", scores[0])
}

fn in_32_bits(input: &str) -> String {
    let right: i64 = oracle(input).trim().parse().expect("a number");
    format!("{}\n", right as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn peaks_make_no_difference() {
        let inputs = small().into_iter().flat_map(|small| small.inputs);
        for input in inputs {
            assert_eq!(without_peaks(&input), oracle(&input), "{input}");
        }
    }
}
