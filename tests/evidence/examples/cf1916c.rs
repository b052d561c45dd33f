//! Two numbers are joined, and an odd sum loses 1, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let lists = Format::tests("t", 1..=T, counted("n", 1..=N, int("a number", 1..=MOST)));
    let lists = lists.sum("the sum of n", "n", N);
    Problem::tests("cf1916c", Limits::known(1000, 256), lists, || by_play, |left: &Vec<u64>| joined(left))
        .all([("n", 4), ("a number", 4)])
        .small("random-lists-of-5-to-7-numbers", || {
            let mut random = seeded(1);
            let mut list = |index: usize| {
                let (n, odd) = (random.random_range(5..=7), random.random_range(0.2..1.0));
                let most = [4, 10, MOST][index % 3];
                (0..n).map(|_| number(most, random.random_bool(odd), &mut random)).collect()
            };
            (0..200).map(&mut list).collect()
        })
        .beyond("for worst inputs, even numbers alone, play with the counts of odd and even ones, and whole rounds")
        // Nobody can lose anything.
        .known("even-numbers-alone", || (vec![vec![MOST; N]], vec![(1..=N as u64).map(|k| k * MOST).collect()]))
        .attacks("sums of 10¹⁴, and an output of as many long numbers as there can be")
        .worst("most-lists", by_algorithm(by_counts), || lists_of(N / T))
        .attacks("as many lists as there can be")
        .worst("lists-of-500-numbers", by_algorithm(by_counts), || lists_of(500))
        .attacks("every number of odd ones up to hundreds, and parities that cannot be predicted")
        .worst("odd-numbers-alone", by_same_idea(by_rounds), || vec![vec![MOST - 1; N]])
        .attacks("as much as can be lost, in one list")
        .wrong("one-number-made-even", |list| less(list, loss), "one-odd-number")
        .says("Loses 1 of a first number that is odd; nothing is joined, so it stays as it is.")
        .smallest("1\n1\n1\n")
        .wrong("whole-rounds-alone", |list| but_first(list, |odd| odd / 3), "an-odd-and-an-even-number")
        .says("Loses 1 in every whole round alone; a single odd number that is left over costs 1, too.")
        .smallest("1\n2\n1 2\n")
        .wrong("every-round-begun", |list| but_first(list, |odd| odd.div_ceil(3)), "two-odd-numbers")
        .says("Loses 1 for two odd numbers that are left over, too; Masha joins them, and nothing is lost.")
        .smallest("1\n2\n1 1\n")
        .wrong("rounds-of-two", |list| but_first(list, |odd| odd / 2 + odd % 2), "two-odd-numbers")
        .says("Takes rounds that use up two odd numbers; Masha uses two, and Olya the third one.")
        .smallest("1\n2\n1 1\n")
        .wrong(
            "sums-of-32-bits",
            |list| but_first(list, loss).into_iter().map(|left| u64::from(left as u32)).collect(),
            "beyond-32-bits",
        )
        .says("Keeps the sum in 32 bits; it reaches 10¹⁴.")
        .main()
}

/// The largest number of lists, of numbers in all, and the largest number.
const T: usize = 10_000;
const N: usize = 100_000;
const MOST: u64 = 1_000_000_000;

/// The numbers, with 0 in the place of one that is gone, and whether Masha is to move.
type Position = (Vec<u64>, bool);

/// Join two numbers, until there is one. It is to be great for Masha, and small for Olya.
fn by_play(numbers: &Vec<u64>) -> Vec<u64> {
    let joined = |one: u64, other: u64| (one + other) / 2 * 2;
    let moves = |(left, is_masha): &Position| {
        let places = left.iter().positions(|&number| number > 0);
        let pairs = places.tuple_combinations().map(|(first, second)| {
            let mut next = left.clone();
            (next[first], next[second]) = (joined(left[first], left[second]), 0);
            (next, !is_masha)
        });
        pairs.collect()
    };
    let outcome = |(left, is_masha): &Position, after: &[u64]| {
        let best = if *is_masha { after.iter().max() } else { after.iter().min() };
        best.copied().unwrap_or_else(|| left.iter().sum())
    };
    let mut play = Play::new(moves, outcome)
        .board(|(left, _)| {
            board::pieces(left.len(), left.iter().copied().enumerate().filter(|(_, number)| *number > 0))
        })
        .label(|(before, _), (after, _)| {
            let second = (0..before.len()).find(|&at| before[at] > 0 && after[at] == 0).expect("a number is gone");
            let changed = (0..second).find(|&at| before[at] != after[at]);
            // An even number to which 1 was added does not change.
            let first = changed.or_else(|| (0..second).find(|&at| before[at] > 0 && before[at] % 2 == 0));
            format!("join {} and {}", before[first.expect("it is joined with another")], before[second])
        })
        .mover(|&(_, is_masha)| if is_masha { "Masha" } else { "Olya" })
        .worded(|sum| format!("a sum of {sum}"))
        .alike(|(left, is_masha)| (left.iter().copied().filter(|&number| number > 0).sorted().collect(), *is_masha));
    (1..=numbers.len()).map(|k| play.value(&(numbers[..k].to_vec(), true))).collect()
}

/// A random number of this parity.
fn number(most: u64, is_odd: bool, random: &mut Pcg64) -> u64 {
    2 * random.random_range(1..=most / 2) - u64::from(is_odd)
}

/// As many lists of so many numbers as there can be.
fn lists_of(n: usize) -> Vec<Vec<u64>> {
    let mut random = seeded(2);
    let mut list = |_| {
        let odd = random.random_range(0.0..=1.0);
        (0..n).map(|_| number(MOST, random.random_bool(odd), &mut random)).collect()
    };
    (0..N / n).map(&mut list).collect()
}

/// What is lost with so many odd and even numbers, if Masha is to move, and if Olya is.
type Losses = Vec<Vec<[u64; 2]>>;

/// By play with how many odd and even numbers there are: a move loses 1 or nothing.
fn by_counts(numbers: &Vec<u64>) -> Vec<u64> {
    static LOST: LazyLock<Losses> = LazyLock::new(|| {
        let most = 500;
        let mut lost = vec![vec![[0; 2]; most + 1]; most + 1];
        for (n, odd) in (2..=most).flat_map(|n| (0..=n).map(move |odd| (n, odd))) {
            let even = n - odd;
            for mover in [0, 1] {
                let two_odd = (odd >= 2).then(|| lost[odd - 2][even + 1][1 - mover]);
                let two_even = (even >= 2).then(|| lost[odd][even - 1][1 - mover]);
                let one_of_each = (odd >= 1 && even >= 1).then(|| 1 + lost[odd - 1][even][1 - mover]);
                let options = [two_odd, two_even, one_of_each].into_iter().flatten();
                let best = if mover == 0 { options.min() } else { options.max() };
                lost[odd][even][mover] = best.expect("two numbers can be joined");
            }
        }
        lost
    });
    let (mut sum, mut counts) = (0, [0, 0]);
    let left = numbers.iter().map(|number| {
        sum += number;
        counts[(number % 2) as usize] += 1;
        sum - LOST[counts[1]][counts[0]][0]
    });
    left.collect()
}

/// Whole rounds, of which each uses up three odd numbers: the claim again. Nothing else is known of so long lists.
fn by_rounds(numbers: &Vec<u64>) -> Vec<u64> {
    but_first(numbers, |odd| {
        let rounds = (3..=odd).step_by(3).count() as u64;
        if odd - 3 * rounds == 1 { rounds + 1 } else { rounds }
    })
}

/// What is left if so much is lost with so many odd numbers.
fn less(numbers: &[u64], loss: impl Fn(u64) -> u64) -> Vec<u64> {
    let (mut sum, mut odd) = (0, 0);
    let left = numbers.iter().map(|number| {
        sum += number;
        odd += number % 2;
        sum - loss(odd)
    });
    left.collect()
}

/// The same, but nothing is lost with a single number.
fn but_first(numbers: &[u64], loss: impl Fn(u64) -> u64) -> Vec<u64> {
    [&numbers[..1], &less(numbers, loss)[1..]].concat()
}

fn loss(odd: u64) -> u64 {
    odd / 3 + u64::from(odd % 3 == 1)
}
