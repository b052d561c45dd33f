//! Zeros that are paid for, and strings that are reversed, by play.

use evidence::prelude::*;
use evidence::shared::reversed::{by_pairs, near_palindrome, near_palindromes, played};

fn main() -> ExitCode {
    let string = format::word_of("the string", "n", "01").such("at least one 0", |string: String| string.contains('0'));
    let strings = Format::tests("t", 1..=TESTS, format::all([row([len("n", 1..=N)]), string]));
    let said = |saved: &i32| ["BOB", "DRAW", "ALICE"][(saved.signum() + 1) as usize].to_owned();
    Problem::tests("cf1527b2", Limits::known(1000, 256), strings, || by_play, said)
        .small("random-near-palindromes-of-10-to-13-characters", || {
            let mut random = seeded(1);
            let mut string = |index: usize| {
                let n = random.random_range(10..=13);
                near_palindrome(n, [0.3, 0.7][index % 2], index % 4, &mut random)
            };
            (0..600).map(&mut string).collect()
        })
        .all([("n", 9)])
        .beyond("for worst inputs, minimax over the numbers of pairs")
        .limit(|| {
            let three = r#"3 characters out of "01""#;
            Bound::saying("the length of the string", 3, 3, three, |n| format!("2\n2\n01\n3\n@{}\n", repeated("0", n)))
        })
        .worst("palindromes", by_algorithm(by_pairs), || near_palindromes(TESTS, N, 0))
        .attacks("a million characters, to be compared to the end")
        .worst("odd-palindromes", by_algorithm(by_pairs), || near_palindromes(TESTS, N - 1, 0))
        .attacks("the same with a middle")
        .worst("one-change", by_algorithm(by_pairs), || near_palindromes(TESTS, N - 1, 1))
        .attacks("a single unequal pair, draws among them")
        .worst("many-changes", by_algorithm(by_pairs), || near_palindromes(TESTS, N - 1, N))
        .attacks("many unequal pairs")
        // Bob always pays for the mirror image of what Alice paid for; but when she pays for one zero of the last pair,
        // he reverses, and she pays for the other.
        .known("zeros", || (vec!["0".repeat(N); TESTS], vec![-2; TESTS]))
        .attacks("the largest payments")
        .wrong("the-rule-for-palindromes", |string| of_palindromes(string), "all")
        .says("Applies the law of the easy version to all strings; it holds for palindromes only.")
        .wrong("a-single-zero-loses", |string| by_law(string, (1, false), -1), "a-zero-off-the-middle")
        .says("Lets Alice lose with a single zero; off the middle she reverses, and Bob must pay.")
        .wrong("two-zeros-are-a-draw", |string| by_law(string, (2, false), 0), "two-zeros-off-the-middle")
        .says("Calls two zeros a draw in every other string; one of them must be in the middle.")
        .wrong("odd-palindromes-win", |string| by_law(string, (1, true), 1), "a-zero-in-the-middle")
        .says("Lets Alice win every palindrome with an odd number of zeros; with one zero she pays alone.")
        .wrong("never-reversed", |string| played(string, false), "all")
        .says("Never reverses; a player who does it at the right time lets the other pay.")
        .refused([("no-zero", "2\n3\n101\n4\n@1111\n", "at least one 0")])
        .main()
}

/// The largest number of strings, and the largest length.
const TESTS: usize = 1000;
const N: usize = 1000;

/// What Alice will have paid less than Bob.
fn by_play(string: &String) -> i32 {
    played(string, true)
}

fn of_palindromes(string: &str) -> i32 {
    let zeros = string.matches('0').count();
    if zeros > 1 && zeros % 2 == 1 { 1 } else { -1 }
}

/// The right law, but `answer` where the number of zeros and whether the string is a palindrome are as in `mistaken`.
fn by_law(string: &str, mistaken: (usize, bool), answer: i32) -> i32 {
    let is_palindrome = string.chars().rev().eq(string.chars());
    let is_middle_zero = string.len() % 2 == 1 && string.as_bytes()[string.len() / 2] == b'0';
    match string.matches('0').count() {
        zeros if (zeros, is_palindrome) == mistaken => answer,
        _ if is_palindrome => of_palindromes(string),
        2 if is_middle_zero => 0,
        _ => 1,
    }
}
