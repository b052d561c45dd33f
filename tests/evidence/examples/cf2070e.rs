//! Pairs taken from a circle of zeros and ones, by play.

use std::collections::{HashMap, HashSet};

use evidence::prelude::*;

fn main() -> ExitCode {
    let text = format::all([row([len("n", 1..=N)]), row([format::word_of("the string", "n", "01")])]);
    Problem::one("cf2070e", Limits::known(3000, 512), text, || |text: &String| played(text, true), Plain)
        .small("random-strings-of-12-to-18-characters-with-about-three-zeros-for-a-one", || {
            let mut random = seeded(1);
            // Here the outcome is open.
            (0..100).map(|_| random_string(random.random_range(12..=18), 0.25, &mut random)).collect()
        })
        .all([("n", 6)])
        .small("pieces-of-16-characters-that-hold-all-strings-of-12", || {
            // They share eleven digits: every string of twelve is in one of them.
            let inside = all_inside(12);
            (0..inside.len() - 11)
                .step_by(5)
                .map(|start| inside[start..(start + 16).min(inside.len())].into())
                .collect()
        })
        // The second player never can move, the first one if there are two.
        .known("zeros", || (repeated("0", N), N as u64 * (N as u64 - 1) / 2))
        .attacks("the largest answer, beyond 32 bits")
        // The first player never can move.
        .known("ones", || (repeated("1", N), 0))
        .attacks("the widest range of sums")
        .worst("half-and-half", by_same_idea(by_sums), || repeated("1", N / 2) + &repeated("0", N / 2))
        .attacks("sums down by 450 000 and up again")
        .worst("balanced", by_same_idea(by_sums), || repeated("1000", N / 4))
        .attacks("sums that stay near 0")
        .worst("random", by_same_idea(by_sums), || random_string(N, 0.5, &mut seeded(1)))
        .attacks("steps that cannot be predicted")
        .worst("random-balanced", by_same_idea(by_sums), || random_string(N, 0.25, &mut seeded(1)))
        .attacks("the same near the limits")
        .limit(|| {
            Bound::saying("the length", 3, 3, r#"3 characters out of "01""#, |length| {
                format!("3\n@{}\n", repeated("0", length))
            })
        })
        .wrong("the-last-case-reversed", |text| by_excess(text, |excess| excess >= 1), "all")
        .says("Takes 3k − z = −1 for z − 3k = −1, as a published text does.")
        .wrong("a-line-for-a-circle", |text| played(text, false), "all")
        .says("Does not let the last character stand beside the first.")
        .wrong("at-least-two-alone", |text| by_excess(text, |excess| excess >= 2), "all")
        .says("Forgets that one zero may be missing.")
        .refused([("a-digit-too-many", "2\n@02\n", "2 characters out of \"01\"")])
        .main()
}

/// The largest length.
const N: usize = 300_000;

/// The characters left, and whether the first player moves.
type Position = (String, bool);

/// Remove two neighbours: 00 if the first player moves, else a pair with a 1. Each pair with what it leaves.
fn removals((text, first): &Position, circle: bool) -> Vec<((usize, usize), Position)> {
    let (digits, length) = (text.as_bytes(), text.len());
    let starts = if length < 2 { 0 } else { length - usize::from(!circle) };
    let pairs = (0..starts).map(|i| (i, (i + 1) % length));
    let allowed = pairs.filter(|&(i, j)| (digits[i] == b'0' && digits[j] == b'0') == *first);
    let without = |(i, j)| (0..length).filter(|&k| k != i && k != j).map(|k| char::from(digits[k])).collect();
    allowed.map(|pair| (pair, (without(pair), !first))).collect()
}

fn played(text: &str, circle: bool) -> u64 {
    let moves = |position: &Position| removals(position, circle).into_iter().map(|(_, next)| next).unique().collect();
    let mut play = Play::normal(moves).board(|(text, _)| board::row(text.chars())).label(|position, next| {
        let removals = removals(position, circle).into_iter();
        let ((i, j), _) = removals.into_iter().find(|(_, after)| after == next).expect("a move");
        format!("remove {} and {}", i + 1, j + 1)
    });
    counted(text, |text| play.value(&(text.to_owned(), true)))
}

/// The number of substrings that the first player wins; the whole string is asked for first.
fn counted(text: &str, mut wins: impl FnMut(&str) -> bool) -> u64 {
    let ends = (0..text.len()).flat_map(|start| (start + 1..=text.len()).rev().map(move |end| (start, end)));
    ends.filter(|&(start, end)| wins(&text[start..end])).count() as u64
}

/// A string in which every string of `length` digits stands once: each next digit is 1 if that makes a new one.
fn all_inside(length: usize) -> String {
    let mut text = repeated("0", length);
    let mut seen = HashSet::from([text.clone()]);
    while let Some(digit) = ['1', '0'].into_iter().find(|&digit| {
        let last = format!("{}{digit}", &text[text.len() + 1 - length..]);
        seen.insert(last)
    }) {
        text.push(digit);
    }
    text
}

/// A string with so many ones out of all digits.
fn random_string(n: usize, ones: f64, random: &mut Pcg64) -> String {
    (0..n).map(|_| if random.random_bool(ones) { '1' } else { '0' }).collect()
}

/// What a digit adds to the number of zeros beyond three for every one.
fn steps(text: &str) -> impl Iterator<Item = i64> {
    text.chars().map(|digit| if digit == '0' { 1 } else { -3 })
}

/// The pairs of prefixes whose sums differ as they must, found by merging. The numbers of zeros and ones decide, as in
/// the program: nothing else is known of strings too long to be played.
fn by_sums(text: &String) -> u64 {
    let sums = [0].into_iter().chain(steps(text)).scan(0_i64, |sum, step| {
        *sum += step;
        Some(*sum)
    });
    let sums = sums.collect_vec();
    let mut equal: HashMap<i64, u64> = HashMap::new();
    let mut won = 0;
    for sum in &sums {
        won += equal.get(&(sum + 1)).copied().unwrap_or(0);
        *equal.entry(*sum).or_insert(0) += 1;
    }
    won + lower_before(&mut sums.clone())
}

/// The number of pairs of which the first is lower by at least 2, by merging; the sums are sorted on the way.
fn lower_before(sums: &mut [i64]) -> u64 {
    let middle = sums.len() / 2;
    if middle == 0 {
        return 0;
    }
    let (first, second) = sums.split_at_mut(middle);
    let mut pairs = lower_before(first) + lower_before(second);
    let mut lower = 0;
    for sum in &*second {
        lower += first[lower..].iter().take_while(|&other| other + 2 <= *sum).count();
        pairs += lower as u64;
    }
    sums.sort();
    pairs
}

fn by_excess(text: &str, wins: fn(i64) -> bool) -> u64 {
    counted(text, |text| wins(steps(text).sum()))
}
