//! Numbers that lose bits, by play: every array is played out.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = format::all([
        row([len("n", 1..=N)]),
        row([list("n", int("a number a", 1..=MOST))]),
        row([list("n", int("a limit b", 1..=MOST))]),
    ]);
    let games = Format::tests("t", 1..=TESTS, games).sum("the sum of n", "n", N);
    Problem::tests("cf2027e2", Limits { time: Some(2000), memory: None }, games, || by_play, Plain)
        .small("random-games-of-3-piles-up-to-12-or-4-piles-up-to-6", random_games)
        .all([("n", 1), ("a number a", 40), ("a limit b", 40)])
        .all([("n", 2), ("a number a", 6), ("a limit b", 6)])
        // What the algorithm for the lowest bit is compared on.
        .small("games-of-1-or-2-piles-with-every-a-1", || {
            let pairs = (1..=6).cartesian_product(1..=6).map(|(b, c)| (vec![1; 2], vec![b, c]));
            (1..=14).map(|b| (vec![1], vec![b])).chain(pairs).collect()
        })
        .beyond("for worst inputs, parities, Nim with bits, and another way to tell strings apart")
        .worst("all-bits", by_algorithm(nim_of_bits), || vec![(vec![MOST; N], numbers(N, &mut seeded(1)))])
        .attacks("as many free bits as there can be")
        .worst("only-the-lowest-bit", by_algorithm(lowest_bits), || vec![(vec![1; N], numbers(N, &mut seeded(2)))])
        .attacks("leading zeros in every string")
        .worst("random", by_same_idea(by_strings), || few_pairs(&[N], 20))
        .attacks("strings of all kinds")
        .worst("many-tests", by_same_idea(by_strings), || few_pairs(&[N / TESTS; TESTS], 20))
        .attacks("work per test")
        .wrong("bits-are-heaps", bits_are_heaps, "all")
        .says("Takes the number of one bits for the value, as if a were no limit.")
        .wrong("only-up-to-a", |game| counted(game, Strings { becomes_free: false, ..RIGHT }, 1, 1, PRIME), "all")
        .says("Keeps to the digits of a behind a bit that a has and x has not; there all digits count as ones.")
        .wrong("zeros-in-front", zeros_in_front, "all")
        .says("Counts zeros in front of the string; bits above the first that can be taken never move.")
        .wrong("powers-as-others", powers_as_others, "two-kinds-of-strings")
        .says("Takes L for a one and L - 1 zeros; it is (L - 1) XOR 1.")
        .wrong("one-zero-as-others", one_zero_as_others, "all")
        .says("Takes L for ones and then a zero; these strings are lost.")
        .wrong("from-0", |game| counted(game, RIGHT, 0, 1, PRIME), "all")
        .says("Counts x = 0; every pile has at least one stone.")
        .wrong("below-b", |game| counted(game, RIGHT, 1, 0, PRIME), "all")
        .says("Counts x < b; x = b is a choice.")
        .wrong("another-prime", |game| counted(game, RIGHT, 1, 1, 998_244_353), "large-equal-limits")
        .says("Counts modulo 998244353; the modulus is 10⁹ + 7.")
        .unplayed([("sample-1", "numbers of 8 and 9 digits")])
        .main()
}

/// The numbers a, which stay, and the limits of x.
type Game = (Vec<u32>, Vec<u32>);

/// The largest number of tests, of piles in all, and the largest number.
const TESTS: usize = 1000;
const N: usize = 10_000;
const MOST: u32 = (1 << 30) - 1;

/// Take at most a stones from the pile, whose bits are bits of x.
fn moves(a: u32, x: u32) -> Vec<u32> {
    (1..=a.min(x)).filter(|taken| x & taken == *taken).map(|taken| x - taken).collect()
}

fn by_play((a, b): &Game) -> u64 {
    let arrays = b.iter().try_fold(1_u32, |arrays, &b| arrays.checked_mul(b));
    assert!(arrays.is_some_and(|arrays| arrays <= 100_000), "too many arrays to play out");
    let moves = |x: &Vec<u32>| {
        let of = |pile: usize| {
            moves(a[pile], x[pile]).into_iter().map(move |left| [&x[..pile], &[left], &x[pile + 1..]].concat())
        };
        (0..x.len()).flat_map(of).collect()
    };
    let mut play = Play::normal(moves).board(|x| {
        let numbers = (1..).zip(a).map(|(pile, a)| (format!("a{pile} ="), a));
        board::heaps(x.iter().copied()).and(board::numbers(numbers))
    });
    // The largest numbers first.
    let arrays = b.iter().map(|&b| (1..=b).rev()).multi_cartesian_product();
    arrays.filter(|x| !play.value(x)).count() as u64
}

fn random_games() -> Vec<Game> {
    let mut random = seeded(1);
    let mut game = |_| {
        let n = random.random_range(3..=4);
        let most = if n == 3 { 12 } else { 6 };
        let mut numbers = || (0..n).map(|_| random.random_range(1..=most)).collect();
        (numbers(), numbers())
    };
    (0..250).map(&mut game).collect()
}

fn numbers(count: usize, random: &mut Pcg64) -> Vec<u32> {
    (0..count).map(|_| random.random_range(1 << 29..=MOST)).collect()
}

/// Games with so many piles each, whose pairs of a and b are taken from a few.
fn few_pairs(piles: &[usize], few: usize) -> Vec<Game> {
    let mut random = seeded(3);
    let pairs = numbers(few, &mut random).into_iter().zip(numbers(few, &mut random)).collect_vec();
    let mut game = |n: &usize| (0..*n).map(|_| pairs[random.random_range(0..few)]).unzip();
    piles.iter().map(&mut game).collect()
}

const PRIME: u64 = 1_000_000_007;

/// The ways to make the XOR 0 with one number of each pile, by the numbers of each value.
fn joined_by_xor(piles: impl Iterator<Item = Vec<u64>>, prime: u64) -> u64 {
    let mut ways = [0; 32];
    ways[0] = 1;
    for pile in piles {
        let used = pile.iter().enumerate().filter(|(_, numbers)| **numbers > 0).collect_vec();
        ways = std::array::from_fn(|sum| {
            used.iter().fold(0, |total, (value, numbers)| (total + ways[sum ^ value] * *numbers) % prime)
        });
    }
    ways[0]
}

/// Nim with the one bits as stones, where no limit a is less than b, so that any of them can be taken.
fn nim_of_bits((a, b): &Game) -> u64 {
    assert!(a.iter().zip(b).all(|(a, b)| a >= b), "a limit a forbids a move");
    let pile = |&b: &u32| {
        let mut numbers = vec![0; 31];
        // The numbers below b + 1 that agree with it above one of its bits, by the number of ones below this bit.
        let end = b + 1;
        for bit in (0..31).filter(|bit| end >> bit & 1 == 1) {
            let above = (end >> bit >> 1).count_ones() as usize;
            let mut choose = 1_u64;
            for ones in 0..=bit {
                numbers[above + ones] += choose;
                choose = choose * (bit - ones) as u64 / (ones + 1) as u64;
            }
        }
        numbers[0] -= 1;
        numbers
    };
    joined_by_xor(b.iter().map(pile), PRIME)
}

/// Where only the lowest bit can be taken, every move takes one stone from an odd pile: the parity of these decides.
fn lowest_bits((a, b): &Game) -> u64 {
    assert!(a.iter().all(|&a| a == 1), "more than the lowest bit can be taken");
    let add = |(even, odd): (u64, u64), b: &u32| {
        let (evens, odds) = (u64::from(b / 2), u64::from(b.div_ceil(2)));
        ((even * evens + odd * odds) % PRIME, (even * odds + odd * evens) % PRIME)
    };
    b.iter().fold((1, 0), add).0
}

/// What a string is worth, by its length, its number of ones, and how many of them stand in front of the first zero.
type Worth = fn(usize, usize, usize) -> usize;

fn worth(length: usize, ones: usize, in_front: usize) -> usize {
    match length {
        _ if ones == 1 => (length - 1) ^ 1,
        _ if in_front == ones && length == ones + 1 => 0,
        _ => length,
    }
}

/// How strings are made.
#[derive(Clone, Copy)]
struct Strings {
    worth: Worth,
    becomes_free: bool,
    leading_zeros: bool,
}

const RIGHT: Strings = Strings { worth, becomes_free: true, leading_zeros: false };

/// For every value the numbers x below `end` with it, 0 included. The string of the upper bits is told by its length,
/// its ones, and those in front of the first zero.
fn by_value(a: u32, end: u32, strings: Strings) -> Vec<u64> {
    assert!(end <= 1 << 30, "the numbers have 30 bits");
    // By whether x is below, whether it is free, length, ones, ones in front.
    let mut counts = HashMap::from([((false, false, 0, 0, 0), 1_u64)]);
    for bit in (0..31).rev() {
        let (a_bit, end_bit) = (a >> bit & 1 == 1, end >> bit & 1 == 1);
        let mut next = HashMap::new();
        for ((below, free, length, ones, in_front), count) in counts {
            for x_bit in [false, true].into_iter().filter(|&x_bit| below || x_bit <= end_bit) {
                let below = below || !x_bit && end_bit;
                let state = if !x_bit {
                    (below, free || a_bit && strings.becomes_free, length, ones, in_front)
                } else if free || a_bit {
                    (below, free, length + 1, ones + 1, in_front + usize::from(ones == length))
                } else {
                    (below, free, length + usize::from(length > 0 || strings.leading_zeros), ones, in_front)
                };
                *next.entry(state).or_insert(0) += count;
            }
        }
        counts = next;
    }
    let mut values = vec![0; 32];
    for ((below, _, length, ones, in_front), count) in counts {
        if below {
            values[if length == 0 { 0 } else { (strings.worth)(length, ones, in_front) }] += count;
        }
    }
    values
}

/// Counts x from `from` to b + `more` − 1.
fn counted((a, b): &Game, strings: Strings, from: u64, more: u32, prime: u64) -> u64 {
    let pile = |(&a, &b)| {
        let mut values = by_value(a, b + more, strings);
        values[0] -= from;
        values
    };
    joined_by_xor(a.iter().zip(b).map(pile), prime)
}

/// The law of the program with another automaton: nothing else is known for numbers of 30 bits. It remembers what
/// numbers come to that come again and again.
fn by_strings((a, b): &Game) -> u64 {
    static KNOWN: LazyLock<Mutex<HashMap<(u32, u32), Vec<u64>>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().expect("nothing panics meanwhile");
    let pile = |(&a, &b)| {
        let compute = || {
            let mut values = by_value(a, b + 1, RIGHT);
            values[0] -= 1;
            values
        };
        known.entry((a, b)).or_insert_with(compute).clone()
    };
    joined_by_xor(a.iter().zip(b).map(pile), PRIME)
}

fn bits_are_heaps((_, b): &Game) -> u64 {
    assert!(b.iter().all(|&b| b < 1 << 16), "the numbers are too large to count");
    let pile = |&b: &u32| {
        let mut numbers = vec![0; 31];
        (1..=b).for_each(|x| numbers[x.count_ones() as usize] += 1);
        numbers
    };
    joined_by_xor(b.iter().map(pile), PRIME)
}

fn zeros_in_front(game: &Game) -> u64 {
    let worth = |length, ones, in_front| if ones == 0 { 0 } else { worth(length, ones, in_front) };
    counted(game, Strings { worth, leading_zeros: true, ..RIGHT }, 1, 1, PRIME)
}

fn powers_as_others(game: &Game) -> u64 {
    let worth = |length, ones, in_front| if ones == 1 && length > 2 { length } else { worth(length, ones, in_front) };
    counted(game, Strings { worth, ..RIGHT }, 1, 1, PRIME)
}

fn one_zero_as_others(game: &Game) -> u64 {
    let worth = |length, ones, in_front| if ones > 1 { length } else { worth(length, ones, in_front) };
    counted(game, Strings { worth, ..RIGHT }, 1, 1, PRIME)
}
