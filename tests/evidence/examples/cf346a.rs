//! A set that grows by its differences, by play.

use std::collections::BTreeSet;

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = list("n", int("a number", 1..=MOST)).in_order(Order::Distinct);
    let set = format::all([row([len("n", 2..=N)]), row([numbers])]);
    Problem::one("cf346a", Limits::known(2000, 256), set, || by_play, ["Alice", "Bob"])
        .all([("n", 3), ("a number", 8)])
        .small("random-sets-of-2-to-6-multiples-up-to-13-of-a-number", || {
            let mut random = seeded(1);
            let mut set = |_| {
                let unit = [1, 1, 2, 3, 1000, MOST / 13][random.random_range(0..6)];
                let n = random.random_range(2..=6);
                std::iter::repeat_with(|| unit * random.random_range(1..=13)).unique().take(n).collect()
            };
            (0..400).map(&mut set).collect()
        })
        .beyond("for worst inputs, sets that are full, and one line of play to its end")
        .known("nothing-to-add", || ((1..=N as u32).rev().map(|k| k * (MOST / N as u32)).collect(), false))
        .attacks("numbers of which all multiples are there")
        // 1 and what is next to the largest number, and so on, until all numbers are there.
        .known("one-and-the-greatest", || (vec![MOST - 1, 1], true))
        .attacks("a common divisor by subtraction, or the game itself: 10⁹ steps")
        .worst("three-in-pairs-with-common-divisors", by_same_idea(by_one_line), || {
            [6, 10, 15].map(|k| k * (MOST / 15)).to_vec()
        })
        .attacks("a divisor of every two that is not one of all")
        .worst("multiples-of-10-to-the-6", by_same_idea(by_one_line), || {
            let mut random = seeded(2);
            std::iter::repeat_with(|| MOST / 1000 * random.random_range(1..=1000)).unique().take(N).collect()
        })
        .attacks("as many numbers as can be, with a large common divisor")
        .worst("neighbours-in-the-multiples", by_same_idea(by_one_line), || vec![MOST / 1000 * 610, MOST / 1000 * 987])
        .attacks("the most steps of Euclid's algorithm for so large multiples")
        .wrong(
            "the-divisor-of-the-differences",
            |set| {
                let least = set.iter().min().expect("two numbers");
                parity(set, set.iter().map(|number| number - least).fold(0, gcd))
            },
            "all",
        )
        .says("Takes the common divisor of the differences; of 3 and 5 that is 2, but 1 is reached.")
        .wrong("the-divisor-of-the-first-two", |set| parity(set, gcd(set[0], set[1])), "all")
        .says("Takes the common divisor of two numbers for that of all.")
        .wrong("no-divisor", |set| parity(set, 1), "all")
        .says("Counts to the largest number by ones, as if 1 could always be reached.")
        .wrong("the-least-for-the-divisor", |set| parity(set, *set.iter().min().expect("two numbers")), "all")
        .says("Takes the least number for the divisor, which need not divide the others.")
        .refused([("a-number-twice", "3\n5 7 @5@\n", "a number that has not come before")])
        .main()
}

/// The largest number of numbers, and the largest of them.
const N: usize = 100;
const MOST: u32 = 1_000_000_000;

/// Put in a difference that is not there yet.
fn by_play(numbers: &Vec<u32>) -> bool {
    let divisor = numbers.iter().copied().fold(0, gcd);
    assert!(numbers.iter().all(|number| number / divisor <= 16), "too many sets");
    let moves = |set: &Vec<u32>| {
        let new = set.iter().tuple_combinations().map(|(x, y)| x.abs_diff(*y));
        let new = new.filter(|new| !set.contains(new)).unique();
        new.map(|new| set.iter().copied().chain([new]).collect()).collect()
    };
    let mut play = Play::normal(moves)
        .alike(|set| sorted(set))
        .board(|set| board::row(set))
        .label(|before, after| format!("put in {}", board::gone(after, before)[0]));
    play.value(numbers)
}

/// Which player makes the last move, if the first difference that is missing is put in until none is. That every line
/// of play has the same length is the idea of the program; there are too many positions to try all.
fn by_one_line(numbers: &Vec<u32>) -> bool {
    let mut set: BTreeSet<u32> = numbers.iter().copied().collect();
    let mut put = numbers.clone();
    let mut next = 0;
    while next < put.len() {
        for before in 0..next {
            let new = put[next].abs_diff(put[before]);
            if set.insert(new) {
                put.push(new);
            }
        }
        next += 1;
    }
    (put.len() - numbers.len()) % 2 == 1
}

/// Whether an odd number of multiples of this divisor is missing.
fn parity(set: &[u32], divisor: u32) -> bool {
    (set.iter().max().expect("two numbers") / divisor + set.len() as u32) % 2 == 1
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
