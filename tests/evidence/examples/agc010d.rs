//! A number less by one, then all divided by their common divisor, by play.

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = counted("n", 1..=N, int("a number", 1..=GREATEST).usually(1));
    let numbers = numbers.such("integers with the greatest common divisor 1", |numbers: Vec<u32>| {
        greatest_common_divisor(&numbers) == 1
    });
    Problem::one("agc010d", Limits::known(2000, 256), numbers, oracle, ["First", "Second"])
        .small("sets-of-3-numbers-up-to-33-and-5-up-to-9-with-up-to-3-forced-moves", forced_moves)
        .small("sets-of-up-to-4-numbers-below-10", || {
            let sets = (1..=4).flat_map(|n| (1..10).combinations_with_replacement(n));
            sets.filter(|numbers| greatest_common_divisor(numbers) == 1).collect()
        })
        .beyond(
            "for worst inputs, the number of moves where a number is 1, and the parity of the \
             even numbers, proved in a comment",
        )
        // Only odd numbers are left at the end of these moves: lost, as the other player always leaves an odd number
        // besides the one that he makes odd. Each of the moves is the only one that leaves no odd number of even
        // numbers.
        .known("29-forced-moves", || (forced(29, 2, 1), true))
        .attacks("as many rounds as there can be")
        .known("28-forced-moves-with-multiples-of-3", || (forced(28, 2, 3), false))
        .attacks("an even number of rounds, with a common divisor of all numbers but the last ones")
        .known("14-forced-moves-divided-by-4", || (forced(14, 4, 1), false))
        .attacks("divisors of all numbers, found at the last of them")
        .known("11-forced-moves-divided-by-6", || (forced(11, 6, 1), true))
        .attacks("the same with divisors that are no powers of two")
        // At the end, three numbers or more are odd, and the number of even ones is even: lost for the same reason.
        .known("19-forced-moves-of-great-numbers", || {
            let mut random = seeded(1);
            let mut end = (0..ODD).map(|_| random.random_range(1..=1800)).collect_vec();
            end[..3].copy_from_slice(&[1; 3]);
            end[3] += even(&end) as u32 % 2;
            (before(end, ODD - 19..ODD, 2), true)
        })
        .attacks("many rounds with all kinds of numbers")
        .known("two-odd-numbers-at-the-end", || {
            ([random_numbers(N - 2, 2, 0), vec![GREATEST - 3, GREATEST - 1]].concat(), false)
        })
        .attacks("a long way to the second odd number; the first player never finds an odd number of even ones")
        .known("one-even-number", || {
            ([random_numbers(N - 3, 3, 1), vec![GREATEST - 3, GREATEST - 1, GREATEST]].concat(), true)
        })
        .attacks("a single number that counts; it becomes odd, and the second player finds no even one")
        // While a number is 1, nothing is divided. So every game has as many moves as can be subtracted.
        .known("an-odd-number-of-moves", || (with_a_one(4, 1), true))
        .attacks("large numbers and a 1, which allows no division ever")
        .known("an-even-number-of-moves", || (with_a_one(4, 0), false))
        .attacks("the same with one move more or less")
        .known("a-lone-odd-number-that-is-1", || ([random_numbers(ODD - 1, 5, 0), vec![1]].concat(), false))
        .attacks("an even number of even numbers, and no move on the odd one")
        .wrong("nobody-ever-divides", |numbers| even(numbers) % 2 == 1, "sets-of-up-to-4-numbers-below-10")
        .says("Takes the game for one in which nothing is divided.")
        .wrong(
            "halves-instead-of-the-common-divisor",
            |numbers| by_forced_moves(numbers, |numbers| numbers.iter().map(|number| number / 2).collect()),
            "division-by-six",
        )
        .says("Divides by 2 where all are even, and by nothing else.")
        .wrong("to-make-all-even-wins", |numbers| by_forced_moves(numbers, |_| vec![1, 1, 1]), "sample-3")
        .says("Believes that a player who makes all numbers even has won.")
        .wrong("parity-of-the-sum", |numbers| numbers.iter().sum::<u32>() % 2 == 1, "sample-1")
        .says("Decides by the parity of the sum alone; a division by the common divisor can change it.")
        .refused([("a-common-divisor", "3\n@6 9 3@\n", "integers with the greatest common divisor 1")])
        .main()
}

/// The largest number of numbers, an odd number of them, and the largest number.
const N: usize = 100_000;
const ODD: usize = N - 1;
const GREATEST: u32 = 1_000_000_000;

/// By Euclid, as the form asks for it with large numbers, too.
fn greatest_common_divisor(numbers: &[u32]) -> u32 {
    numbers.iter().fold(0, |divisor, &number| {
        let (mut a, mut b) = (divisor, number);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    })
}

/// Make a number that is at least 2 less by one, then divide.
fn moves(numbers: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = in_one(numbers, |&number| if number > 1 { vec![number - 1] } else { vec![] });
    for next in &mut successors {
        let divisor = greatest_common_divisor(next);
        next.iter_mut().for_each(|number| *number /= divisor);
    }
    successors
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play =
        Play::normal(moves).board(|heaps| board::heaps(heaps.iter().copied())).alike(|numbers| sorted(numbers));
    move |numbers| play.value(numbers)
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

fn forced_moves() -> Vec<Vec<u32>> {
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
        forced.extend(found.filter(|numbers| greatest_common_divisor(numbers) == 1).take(60));
    }
    forced
}

/// So many forced moves on the last places, one after the other; `others` is left on all other places.
fn forced(moves: usize, divisor: u32, others: u32) -> Vec<u32> {
    let first = ODD - moves;
    before([vec![others; first], vec![1; moves]].concat(), first..ODD, divisor)
}

/// So many random numbers that are all even, or all odd.
fn random_numbers(count: usize, seed: u64, parity: u32) -> Vec<u32> {
    let mut random = seeded(seed);
    (0..count).map(|_| 2 * random.random_range(1..=GREATEST / 2 - parity) + parity).collect()
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
