//! Taking a power of two, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let stones = row([format::word("the digits of N", 1, DIGITS + 1, "0123456789")]);
    let stones = stones.such("an integer from 1 to 10^250", |stones: String| {
        !stones.starts_with('0') && (stones.len() <= DIGITS || stones == ten_to_the_250())
    });
    Problem::one("timus1180", Limits::UNKNOWN, Format::one(stones), || by_play, said)
        .small("numbers-of-stones-up-to-200", || (1..=200).map(|stones: u32| stones.to_string()).collect())
        .beyond("larger numbers: remainders of numbers whose digits are made, with the strategy proved in a comment")
        // To a power of two the second player answers with 1 or 2 stones, whichever leaves a multiple of 3.
        .known("nines", || ("9".repeat(DIGITS), None))
        .attacks("the largest multiple of 3, where every move loses")
        .known("ten-to-the-250", || (ten_to_the_250(), Some(1)))
        .attacks("a digit more than all smaller numbers have")
        .known("nines-and-an-eight", || (format!("{}8", "9".repeat(DIGITS - 1)), Some(2)))
        .attacks("the largest number of which two stones have to be taken")
        .known("sevens", || ("7".repeat(DIGITS), Some(1)))
        .attacks("a sum of digits that is far above that of nines modulo 3")
        .wrong("sixty-four-bits", |stones| by_remainder(wrapped(stones)), "large-twenty-one-digits")
        .says("Reads N into 64 bits; it has up to 251 digits.")
        .wrong(
            "floating-point",
            |stones| by_remainder(stones.parse::<f64>().map_or(0, |stones| stones as u128)),
            "large-twenty-one-digits",
        )
        .says("Reads N as a number with a point, which keeps its first digits alone.")
        .wrong("multiples-of-4", |stones| Some(modulo(stones, 4)).filter(|&taken| taken > 0), SMALL)
        .says("Leaves multiples of 4, as if 1, 2 or 3 stones might be taken; 3 is no power of two, but 4 is.")
        .wrong("always-one-stone", |stones| (modulo(stones, 3) > 0).then_some(1), "two-stones")
        .says("Takes one stone whenever it wins; from 3q + 2 this leaves 3q + 1.")
        .smallest("2\n")
        .wrong(
            "a-power-of-two-at-once",
            |stones| {
                let stones: u32 = stones.parse().ok()?;
                if stones.is_power_of_two() { Some(stones) } else { by_remainder(stones.into()) }
            },
            SMALL,
        )
        .says("Takes all stones at once if they are a power of two; this wins, but often fewer do, too.")
        .smallest("4\n")
        .wrong("the-greatest-number", |stones| winning(stones).pop(), SMALL)
        .says("Takes as many stones as possible to win; the least number is asked for.")
        .wrong_text(
            "a-number-where-it-is-lost",
            |stones| {
                let taken = modulo(stones.trim(), 3);
                format!("{}\n{taken}\n", if taken > 0 { 1 } else { 2 })
            },
            "three-stones",
        )
        .says("Prints a second line where the first player loses, too.")
        .limit(|| {
            let of = format!("1 to {} characters out of \"0123456789\"", DIGITS + 1);
            Bound::saying("the digits of N", 1, DIGITS + 1, of, |digits| match usize::try_from(digits) {
                Ok(0) => "@\n".to_owned(),
                Ok(digits) => format!("@1{}\n", "0".repeat(digits - 1)),
                Err(_) => unreachable!("no length is below 0"),
            })
        })
        .refused([
            ("no-stone", "@0@\n", "an integer from 1 to 10^250"),
            ("a-zero-in-front", "@01@\n", "an integer from 1 to 10^250"),
        ])
        .main()
}

/// 10²⁵⁰ has one digit more.
const DIGITS: usize = 250;

const SMALL: &str = "numbers-of-stones-up-to-200";

fn ten_to_the_250() -> String {
    format!("1{}", "0".repeat(DIGITS))
}

fn said(taken: &Option<u32>) -> String {
    taken.map_or("2".to_owned(), |taken| format!("1\n{taken}"))
}

fn moves(&stones: &u32) -> Vec<u32> {
    (0..32).map(|power| 1 << power).take_while(|&taken| taken <= stones).map(|taken| stones - taken).collect()
}

/// The numbers of stones that win, the least first.
fn winning(stones: &str) -> Vec<u32> {
    let stones: u32 = stones.parse().expect("few stones");
    let mut wins: Vec<bool> = vec![];
    for stones in 0..=stones {
        wins.push(moves(&stones).into_iter().any(|left| !wins[left as usize]));
    }
    moves(&stones).into_iter().filter(|&left| !wins[left as usize]).map(|left| stones - left).collect()
}

fn by_play(stones: &String) -> Option<u32> {
    let mut play = Play::normal(moves)
        .board(|stones| board::heaps([*stones]))
        .label(|before, after| format!("take {}", before - after));
    let is_won = play.value(&stones.parse().expect("few stones"));
    is_won.then(|| winning(stones)[0])
}

fn by_remainder(stones: u128) -> Option<u32> {
    Some((stones % 3) as u32).filter(|&taken| taken > 0)
}

/// Digit by digit.
fn modulo(stones: &str, modulus: u32) -> u32 {
    stones.bytes().fold(0, |rest, digit| (10 * rest + u32::from(digit - b'0')) % modulus)
}

/// What is left of the number in 64 bits.
fn wrapped(stones: &str) -> u128 {
    let digit = |number: u64, digit: u8| number.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'));
    stones.bytes().fold(0, digit).into()
}
