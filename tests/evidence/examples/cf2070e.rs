//! Pairs taken from a circle of zeros and ones, by play.

use std::collections::{HashMap, HashSet};

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf2070e", Limits::known(3000, 512), oracle, small)
        .played("all strings up to 12 characters, 100 strings of 12 to 18 characters")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-last-case-reversed", |input| by_excess(input, |excess| excess >= 1), "all-strings-up-to-6")
                .says("Takes 3k − z = −1 for z − 3k = −1, as a published text does."),
            wrong("a-line-for-a-circle", |input| played(input, false), "all-strings-up-to-6")
                .says("Does not let the last character stand beside the first."),
            wrong("at-least-two-alone", |input| by_excess(input, |excess| excess >= 2), "all-strings-up-to-6")
                .says("Forgets that one zero may be missing."),
        ])
        .refused([("a-digit-too-many", "2\n@02\n", "2 characters out of \"01\"")])
        .main()
}

/// The characters left, and whether the first player moves.
type Position = (Vec<u8>, bool);

/// Remove two neighbours: 00 if the first player moves, else a pair with a 1.
fn moves((text, first): &Position, circle: bool) -> Vec<Position> {
    let length = text.len();
    let starts = if length < 2 { 0 } else { length - usize::from(!circle) };
    let pairs = (0..starts).map(|i| (i, (i + 1) % length));
    let allowed = pairs.filter(|&(i, j)| (text[i] == b'0' && text[j] == b'0') == *first);
    let without = |(i, j)| (0..length).filter(|&k| k != i && k != j).map(|k| text[k]).collect();
    allowed.map(|pair| (without(pair), !first)).collect()
}

fn oracle(input: &str) -> String {
    played(input, true)
}

fn played(input: &str, circle: bool) -> String {
    let mut play = Play::normal(|position| moves(position, circle));
    answers(input, |text| play.value(&(text.to_vec(), true)))
}

/// The number of substrings that the first player wins.
fn answers(input: &str, mut wins: impl FnMut(&[u8]) -> bool) -> String {
    let text = text(input);
    let ends = (0..=text.len()).tuple_combinations();
    let won = ends.filter(|&(start, end)| wins(&text[start..end])).count();
    format!("{won}\n")
}

fn text(input: &str) -> Vec<u8> {
    let mut tokens = Tokens::new(input);
    let _length: usize = tokens.read();
    tokens.read::<String>().into_bytes()
}

fn file(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    format!("{}\n{text}\n", text.len())
}

/// A string in which every string of `length` digits stands once: each next digit is 1 if that makes a new one.
fn all_inside(length: usize) -> Vec<u8> {
    let mut text = vec![b'0'; length];
    let mut seen = HashSet::from([text.clone()]);
    loop {
        let new = [b'1', b'0'].into_iter().find(|&digit| {
            let last = [&text[text.len() + 1 - length..], &[digit]].concat();
            seen.insert(last)
        });
        match new {
            Some(digit) => text.push(digit),
            None => return text,
        }
    }
}

fn small() -> Vec<Small> {
    let all = (1..=6).flat_map(|n| {
        let digits = (0..n).map(|_| [b'0', b'1']).multi_cartesian_product();
        digits.map(|text| file(&text))
    });
    // Pieces that share eleven digits: every string of twelve is in one of them.
    let inside = all_inside(12);
    let pieces = (0..inside.len() - 11).step_by(5).map(|start| {
        let end = (start + 16).min(inside.len());
        file(&inside[start..end])
    });
    let mut random = seeded(1);
    // About three zeros for a 1, where the outcome is open.
    let open = (0..100).map(|_| random_string(random.random_range(12..=18), 0.25, &mut random));
    vec![
        Small::new("three-zeros-for-a-one", open.collect_vec()),
        Small::new("all-strings-up-to-6", all),
        Small::new("all-strings-of-12-inside", pieces.collect_vec()),
    ]
}

/// A string with so many ones out of all digits.
fn random_string(n: usize, ones: f64, random: &mut Pcg64) -> String {
    let digit = |_| if random.random_bool(ones) { b'1' } else { b'0' };
    file(&(0..n).map(digit).collect_vec())
}

/// The greatest length.
const N: usize = 300_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, N, |n| format!("@{n}\n{}\n", repeated("0", n))),
        Bound::saying("the length", 3, 3, r#"3 characters out of "01""#, |length| {
            format!("3\n@{}\n", repeated("0", length))
        }),
    ]
}

fn worst() -> Vec<Worst> {
    let by_place = |name, attacks, digit: fn(usize) -> u8| {
        Worst::new(name, attacks, Known::BySameIdea(by_sums), move || file(&(0..N).map(digit).collect_vec()))
    };
    let at_random = |name, attacks, ones: f64| {
        Worst::new(name, attacks, Known::BySameIdea(by_sums), move || random_string(N, ones, &mut seeded(1)))
    };
    vec![
        // The second player never can move, the first one if there are two.
        Worst::known("zeros", "the greatest answer, beyond 32 bits", move || {
            (file(&[b'0'; N]), format!("{}\n", N * (N - 1) / 2))
        }),
        // The first player never can move.
        Worst::known("ones", "the widest range of sums", || (file(&[b'1'; N]), "0\n".to_owned())),
        by_place("half-and-half", "sums down by 450 000 and up again", |i| if i < N / 2 { b'1' } else { b'0' }),
        by_place("balanced", "sums that stay near 0", |i| if i % 4 == 0 { b'1' } else { b'0' }),
        at_random("random", "steps that cannot be predicted", 0.5),
        at_random("random-balanced", "the same near the limits", 0.25),
    ]
}

/// The pairs of prefixes whose sums differ as they must, found by merging. The numbers of zeros and ones decide, as in
/// the program: nothing else is known of strings too long to be played.
fn by_sums(input: &str) -> String {
    let steps = text(input).into_iter().map(|digit| if digit == b'0' { 1 } else { -3 });
    let sums = [0].into_iter().chain(steps).scan(0_i64, |sum, step| {
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
    format!("{}\n", won + lower_before(&mut sums.clone()))
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

/// By the number of zeros beyond three for every one.
fn by_excess(input: &str, wins: fn(i64) -> bool) -> String {
    answers(input, |text| wins(text.iter().map(|&digit| if digit == b'0' { 1 } else { -3 }).sum()))
}
