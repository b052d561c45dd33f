//! A number becomes one of its divisors, by play.

use evidence::lists::{self, line};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("abc368f", Limits::known(2000, 1024), oracle, small)
        .played("all lists of 1 number up to 200, 2 up to 40 and 3 up to 12, 90 lists of 2 or 3 numbers up to 20000")
        .beyond("for worst inputs, numbers in pairs whose divisors correspond, and Nim with factors divided out")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("different-primes", different_primes, "powers")
                .says("Counts every prime once; 4 has two prime factors."),
            wrong("divisors", |input| nim(input, |number| divisors(number).len()), "powers").says(
                "Takes the number of moves for the value; 6 has three, but they lead to 1, 2 and 3: to 0, 1 and 1.",
            ),
            wrong("squares-of-primes", squares_of_primes, "squares-of-primes")
                .says("Divides by d only while d · d < A; the root of a square must be tried, too."),
            wrong("no-prime-left-over", no_prime_left_over, "powers")
                .says("Divides up to the root, and forgets the prime that may be left."),
            wrong("the-numbers-themselves", |input| nim(input, |number| number as usize), "powers")
                .says("Plays Nim with the numbers; heaps are their prime factors."),
        ])
        .main()
}

/// The divisors but the number itself.
fn divisors(number: u32) -> Vec<u32> {
    (1..=number / 2).filter(|divisor| number % divisor == 0).collect()
}

fn oracle(input: &str) -> String {
    // In rising order: it does not matter which number is which.
    let mut play = Play::normal(|numbers: &Vec<u32>| {
        let next = in_one(numbers, |&number| divisors(number));
        next.into_iter().map(|numbers| numbers.into_iter().sorted().collect()).unique().collect()
    });
    answer(input, |numbers| play.value(&numbers.into_iter().sorted().collect()))
}

fn answer(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answer(input, ["Anna", "Bruno"], wins)
}

fn small() -> Vec<Small> {
    let all = |n, most| lists::all(n, 2..=most).iter().map(line).collect_vec();
    let mut random = seeded(1);
    // Numbers with many prime factors, but not so many divisors that play takes long.
    let mut number = || loop {
        let number = random.random_range(2..=6_u32).pow(random.random_range(1..=3)) * random.random_range(1..=400);
        if number <= 20_000 && divisors(number).len() < 20 {
            return number;
        }
    };
    let large = (0..90).map(|index| line(&(0..2 + index % 2).map(|_| number()).collect())).collect_vec();
    vec![
        Small::new("all-numbers-up-to-200", all(1, 200)),
        Small::new("all-lists-of-2-numbers", all(2, 40)),
        Small::new("all-lists-of-3-numbers", all(3, 12)),
        Small::new("random-numbers-with-many-factors", large),
    ]
}

/// The greatest number of numbers, and the greatest number.
const N: usize = 100_000;
const MOST: u32 = 100_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("N", 1, N, |n| format!("@{n}\n{}\n", "97 ".repeat(n))),
        Bound::integer("A", 2, MOST, |number| format!("3\n8 @{number} 9\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known(
            "pairs",
            "numbers with few and with many factors, and equal heaps that are not equal numbers",
            || {
                // Bruno does with the one of a pair what Anna has done with the other: their divisors correspond.
                (line(&pairs(N / 2)), "Bruno\n".to_owned())
            },
        ),
        Worst::known("pairs-and-a-power-of-2", "the greatest heap, of 16 factors", || {
            // Anna replaces this number by 1.
            (line(&[vec![65_536], pairs(N / 2 - 1)].concat()), "Anna\n".to_owned())
        }),
        Worst::new("all-numbers", "every entry of a table", Known::BySameIdea(by_division), || {
            line(&(2..=MOST).collect())
        }),
        Worst::new("random", "far jumps in a table", Known::BySameIdea(by_division), || {
            let mut random = seeded(2);
            line(&(0..N).map(|_| random.random_range(2..=MOST)).collect())
        }),
    ]
}

/// So many pairs of numbers of which the second has other primes than the first, but as often.
fn pairs(count: usize) -> Vec<u32> {
    let exponents = [0..=16, 0..=10, 0..=5_u32].into_iter().multi_cartesian_product();
    let pairs = exponents.filter_map(|exponents| {
        let pair = [[2_u64, 3, 7], [3, 2, 5]].map(|primes| {
            let powers = primes.iter().zip(&exponents).map(|(prime, &exponent)| prime.pow(exponent));
            u32::try_from(powers.product::<u64>()).ok().filter(|number| (2..=MOST).contains(number))
        });
        Some([pair[0]?, pair[1]?])
    });
    let pairs = pairs.collect_vec().concat();
    pairs.into_iter().cycle().take(2 * count).collect()
}

/// Many numbers cannot be played out, so this is Nim again; but every number is divided for itself.
fn nim(input: &str, heap: impl Fn(u32) -> usize) -> String {
    answer(input, |numbers| xor(numbers.into_iter().map(&heap)) != 0)
}

fn by_division(input: &str) -> String {
    nim(input, |number| factors(number, |divisor, rest| divisor * divisor <= rest, true).len())
}

/// The prime factors, found by divisors as long as `goes_on`; and what is left then, if `with_rest`.
fn factors(number: u32, goes_on: fn(u32, u32) -> bool, with_rest: bool) -> Vec<u32> {
    let (mut factors, mut divisor, mut rest) = (vec![], 2, number);
    while goes_on(divisor, rest) {
        if rest % divisor == 0 {
            factors.push(divisor);
            rest /= divisor;
        } else {
            divisor += 1;
        }
    }
    factors.extend((with_rest && rest > 1).then_some(rest));
    factors
}

fn different_primes(input: &str) -> String {
    nim(input, |number| factors(number, |divisor, rest| divisor * divisor <= rest, true).iter().unique().count())
}

fn squares_of_primes(input: &str) -> String {
    nim(input, |number| factors(number, |divisor, rest| divisor * divisor < rest, true).len())
}

fn no_prime_left_over(input: &str) -> String {
    nim(input, |number| factors(number, |divisor, rest| divisor * divisor <= rest, false).len())
}
