//! A number less by one, then all divided by their common divisor, by play.

use rand::seq::SliceRandom;

use evidence::lists::{self, line};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("agc010d", Limits::known(2000, 256), oracle, small)
        .played(
            "all sets of up to 4 numbers below 10, 300 of 3 numbers up to 33 and of 5 up to 9 \
             with up to 3 forced moves",
        )
        .beyond(
            "for worst inputs, the number of moves where a number is 1, and the parity of the \
             even numbers, in words",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("nobody-ever-divides", no_division, "all-sets-up-to-4-numbers")
                .says("Takes the game for one in which nothing is divided."),
            wrong("halves-instead-of-the-common-divisor", halves, "division-by-six")
                .says("Divides by 2 where all are even, and by nothing else."),
            wrong("to-make-all-even-wins", all_even_wins, "sample-3")
                .says("Believes that who makes all numbers even has won."),
            wrong("parity-of-the-sum", parity_of_the_sum, "sample-1")
                .says("Decides by the parity of the sum alone; a division by the common divisor can change it."),
        ])
        .refused([("a-common-divisor", "3\n@6 9 3@\n", "integers with the greatest common divisor 1")])
        .main()
}

fn greatest_common_divisor(numbers: &[u32]) -> u32 {
    let least = numbers.iter().copied().min().expect("one at least");
    let divides = |divisor: &u32| numbers.iter().all(|number| number % divisor == 0);
    (1..=least).rev().find(divides).expect("1 divides all")
}

/// Make a number that is at least 2 less by one, then divide; the numbers are kept in order.
fn moves(numbers: &Vec<u32>) -> Vec<Vec<u32>> {
    let places = (0..numbers.len()).filter(|&place| numbers[place] > 1);
    places
        .map(|place| {
            let mut next = numbers.clone();
            next[place] -= 1;
            let divisor = greatest_common_divisor(&next);
            next.iter().map(|number| number / divisor).sorted().collect()
        })
        .collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answer(input, |numbers| play.value(&numbers.into_iter().sorted().collect()))
}

fn answer(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answer(input, ["First", "Second"], wins)
}

/// The numbers from which one move each on the numbers at `places`, from the last of these on, leads to `numbers`. Each
/// of these moves makes all numbers divisible by `divisor`.
fn before(mut numbers: Vec<u32>, places: impl IntoIterator<Item = usize>, divisor: u32) -> Vec<u32> {
    for place in places {
        numbers.iter_mut().for_each(|number| *number *= divisor);
        numbers[place] += 1;
    }
    numbers
}

fn small() -> Vec<Small> {
    let all = (1..=4).flat_map(|n| (1..10).combinations_with_replacement(n));
    let all = all.filter(|numbers| greatest_common_divisor(numbers) == 1);
    let mut random = seeded(1);
    let mut forced = vec![];
    for (n, greatest, divisor, moves) in [(3, 4, 2, 3), (3, 2, 4, 2), (3, 5, 6, 1), (5, 2, 2, 2), (5, 2, 4, 1)] {
        let found = std::iter::repeat_with(|| {
            let end = (0..n).map(|_| random.random_range(1..=greatest)).collect();
            let places = (0..moves).map(|_| random.random_range(0..n)).collect_vec();
            let mut numbers = before(end, places, divisor);
            numbers.shuffle(&mut random);
            numbers
        });
        let found = found.filter(|numbers| greatest_common_divisor(numbers) == 1);
        forced.extend(found.take(60).map(|numbers| line(&numbers)));
    }
    vec![Small::new("forced-moves", forced), Small::new("all-sets-up-to-4-numbers", all.map(|numbers| line(&numbers)))]
}

/// The greatest number of numbers, an odd number of them, and the greatest number.
const N: usize = 100_000;
const ODD: usize = N - 1;
const GREATEST: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n}\n{}\n", repeated("1 ", n))),
        Bound::integer("a number", 1, GREATEST, |number| format!("3\n1 @{number} 6\n")),
    ]
}

fn worst() -> Vec<Worst> {
    // Only odd numbers are left at the end of these moves: lost, as the other player always leaves an odd number
    // besides the one that he makes odd. Each of the moves is the only one that leaves no odd number of even numbers.
    // They are on the last places, one after the other; `others` is left on all other places.
    let forced = |moves: usize, divisor: u32, others: u32| {
        let first = ODD - moves;
        move || {
            let end = [vec![others; first], vec![1; moves]].concat();
            line(&before(end, first..ODD, divisor))
        }
    };
    let first = || "First\n".to_owned();
    let second = || "Second\n".to_owned();
    vec![
        Worst::known("29-forced-moves", "as many rounds as there can be", move || (forced(29, 2, 1)(), first())),
        Worst::known(
            "28-forced-moves-with-multiples-of-3",
            "an even number of rounds, with a common divisor of all numbers but the last ones",
            move || (forced(28, 2, 3)(), second()),
        ),
        Worst::known("14-forced-moves-divided-by-4", "divisors of all numbers, found at the last of them", move || {
            (forced(14, 4, 1)(), second())
        }),
        Worst::known("11-forced-moves-divided-by-6", "the same with divisors that are no powers of two", move || {
            (forced(11, 6, 1)(), first())
        }),
        // At the end, three numbers or more are odd, and the number of even ones is even: lost for the same reason.
        Worst::known("19-forced-moves-of-great-numbers", "many rounds with all kinds of numbers", move || {
            (
                {
                    let mut random = seeded(1);
                    let mut end = (0..ODD).map(|_| random.random_range(1..=1800)).collect_vec();
                    end[..3].copy_from_slice(&[1; 3]);
                    end[3] += even(&end) as u32 % 2;
                    line(&before(end, ODD - 19..ODD, 2))
                },
                first(),
            )
        }),
        Worst::known(
            "two-odd-numbers-at-the-end",
            "a long way to the second odd number; the first player never finds an odd number of even ones",
            move || {
                (
                    {
                        let mut random = seeded(2);
                        let even = |_| 2 * random.random_range(1..=GREATEST / 2);
                        let even = (0..N - 2).map(even).collect_vec();
                        line(&[even, vec![GREATEST - 3, GREATEST - 1]].concat())
                    },
                    second(),
                )
            },
        ),
        Worst::known(
            "one-even-number",
            "a single number that counts; it becomes odd, and the second player finds no even one",
            move || {
                (
                    {
                        let mut random = seeded(3);
                        let odd = |_| 2 * random.random_range(1..GREATEST / 2) + 1;
                        let odd = (0..N - 3).map(odd).collect_vec();
                        line(&[odd, vec![GREATEST - 3, GREATEST - 1, GREATEST]].concat())
                    },
                    first(),
                )
            },
        ),
        // While a number is 1, nothing is divided. So every game has as many moves as can be subtracted.
        Worst::known("an-odd-number-of-moves", "great numbers and a 1, which allows no division ever", move || {
            (line(&with_a_one(4, 1)), first())
        }),
        Worst::known("an-even-number-of-moves", "the same with one move more or less", move || {
            (line(&with_a_one(4, 0)), second())
        }),
        Worst::known(
            "a-lone-odd-number-that-is-1",
            "an even number of even numbers, and no move on the odd one",
            move || {
                (
                    {
                        let mut random = seeded(5);
                        let even = |_| 2 * random.random_range(1..=GREATEST / 2);
                        let even = (0..ODD - 1).map(even).collect_vec();
                        line(&[even, vec![1]].concat())
                    },
                    second(),
                )
            },
        ),
    ]
}

/// Random numbers, of which the last is 1, where what can be subtracted from all has this parity.
fn with_a_one(seed: u64, parity: u64) -> Vec<u32> {
    let mut random = seeded(seed);
    let numbers = (0..N - 2).map(|_| random.random_range(1..=GREATEST));
    let mut numbers = numbers.collect_vec();
    let moves: u64 = numbers.iter().map(|&number| u64::from(number) - 1).sum();
    numbers.push(GREATEST - 1 - ((moves + parity) % 2) as u32);
    numbers.push(1);
    numbers
}

fn even(numbers: &[u32]) -> usize {
    numbers.iter().filter(|&number| number % 2 == 0).count()
}

fn no_division(input: &str) -> String {
    answer(input, |numbers| even(&numbers) % 2 == 1)
}

/// Plays the forced moves, after which `divide` divides.
fn by_forced_moves(numbers: &[u32], divide: fn(&[u32]) -> Vec<u32>) -> bool {
    let even = even(numbers);
    let odd = numbers.iter().positions(|number| number % 2 == 1);
    match odd.exactly_one() {
        Ok(odd) if even % 2 == 0 && numbers[odd] > 1 => {
            let mut next = numbers.to_vec();
            next[odd] -= 1;
            !by_forced_moves(&divide(&next), divide)
        }
        _ => even % 2 == 1,
    }
}

fn halves(input: &str) -> String {
    let halved = |numbers: &[u32]| numbers.iter().map(|number| number / 2).collect();
    answer(input, |numbers| by_forced_moves(&numbers, halved))
}

fn all_even_wins(input: &str) -> String {
    answer(input, |numbers| by_forced_moves(&numbers, |_| vec![1, 1, 1]))
}

fn parity_of_the_sum(input: &str) -> String {
    answer(input, |numbers| numbers.iter().sum::<u32>() % 2 == 1)
}
