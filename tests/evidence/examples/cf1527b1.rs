//! Zeros of a palindrome that are paid for, and strings that are reversed, by play.

use evidence::prelude::*;
use evidence::shared::reversed::{by_pairs, near_palindromes, played};

fn main() -> ExitCode {
    let string = format::word_of("the string", "n", "01");
    let string = string.such("a palindrome with at least one 0", |string: String| is_allowed(&string));
    let strings = Format::tests("t", 1..=TESTS, format::all([row([len("n", 1..=N)]), string]));
    let said = |saved: &i32| ["BOB", "DRAW", "ALICE"][(saved.signum() + 1) as usize].to_owned();
    Problem::tests("cf1527b1", Limits::known(1000, 256), strings, || |string: &String| played(string, true), said)
        .small("all-palindromes-of-up-to-13-characters", || {
            let all = (1..=13).flat_map(|n| (0..n).map(|_| ['0', '1']).multi_cartesian_product());
            all.map(String::from_iter).filter(|string| is_allowed(string)).collect()
        })
        .beyond("for worst inputs, minimax over the numbers of pairs")
        .limit(|| {
            let three = r#"3 characters out of "01""#;
            Bound::saying("the length of the string", 3, 3, three, |n| format!("2\n1\n0\n3\n@{}\n", repeated("0", n)))
        })
        .worst("even-palindromes", by_algorithm(by_pairs), || near_palindromes(TESTS, N, 0))
        .attacks("a million characters, to be compared to the end")
        .worst("odd-palindromes", by_algorithm(by_pairs), || near_palindromes(TESTS, N - 1, 0))
        .attacks("numbers of zeros of both parities")
        .wrong(
            "an-odd-number-wins",
            |string| if zeros(string) % 2 == 1 { 1 } else { -1 },
            "all-palindromes-of-up-to-13-characters",
        )
        .says("Lets Alice win with a single zero, too; she has to pay for it, and Bob pays nothing.")
        .wrong(
            "an-even-number-is-a-draw",
            |string| if zeros(string) % 2 == 0 { 0 } else { by_law(string) },
            "all-palindromes-of-up-to-13-characters",
        )
        .says(
            "Calls an even number of zeros a draw; Bob reverses the string before the last one, and Alice pays twice.",
        )
        .wrong("never-reversed", |string| played(string, false), "all-palindromes-of-up-to-13-characters")
        .says("Never reverses; a player who does it at the right time lets the other pay.")
        .refused([
            ("no-zero", "2\n3\n101\n4\n@1111\n", "a palindrome with at least one 0"),
            ("no-palindrome", "2\n3\n101\n4\n@0111\n", "a palindrome with at least one 0"),
        ])
        .main()
}

/// The largest number of strings, and the largest length.
const TESTS: usize = 1000;
const N: usize = 1000;

fn is_allowed(string: &str) -> bool {
    string.contains('0') && string.chars().rev().eq(string.chars())
}

fn zeros(string: &str) -> usize {
    string.matches('0').count()
}

fn by_law(string: &str) -> i32 {
    if zeros(string) > 1 && zeros(string) % 2 == 1 { 1 } else { -1 }
}
