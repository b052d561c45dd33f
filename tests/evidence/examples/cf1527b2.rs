//! Zeros that are paid for, and strings that are reversed, by play.

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1527b2", Limits::known(1000, 256), oracle, small)
        .played("all strings up to 9 characters, 600 of 10 to 13 that are palindromes or nearly so")
        .beyond("for worst inputs, minimax over the numbers of pairs")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-rule-for-palindromes", |input| answers(input, of_palindromes), "all-strings")
                .says("Applies the law of the easy version to all strings; it holds for palindromes only."),
            wrong("a-single-zero-loses", |input| by_law(input, (1, false), -1), "a-zero-off-the-middle")
                .says("Lets Alice lose with a single zero; off the middle she reverses, and Bob must pay."),
            wrong("two-zeros-are-a-draw", |input| by_law(input, (2, false), 0), "two-zeros-off-the-middle")
                .says("Calls two zeros a draw in every other string; one of them must be in the middle."),
            wrong("odd-palindromes-win", |input| by_law(input, (1, true), 1), "a-zero-in-the-middle")
                .says("Lets Alice win every palindrome with an odd number of zeros; with one zero she pays alone."),
            wrong("never-reversed", |input| answers(input, |string| play(string, false)), "all-strings")
                .says("Never reverses; who does it at the right time lets the other pay."),
        ])
        .refused([("no-zero", "2\n3\n101\n4\n@1111\n", "at least one 0")])
        .main()
}

/// The string, and whether the move before was to reverse it.
type Position = (Vec<u8>, bool);

fn oracle(input: &str) -> String {
    answers(input, |string| play(string, true))
}

/// A line for each string, by what Alice will have paid less than Bob.
fn answers(input: &str, mut saves: impl FnMut(&str) -> i32) -> String {
    cases::counted(input, |tokens| {
        let _n: usize = tokens.read();
        match saves(&tokens.read::<String>()) {
            1.. => "ALICE",
            0 => "DRAW",
            _ => "BOB",
        }
    })
}

/// What the player to move saves at best, by what the next one saves after each move; the first `paid` moves cost 1.
fn saved(paid: usize, after: &[i32]) -> i32 {
    let costs = (0..after.len()).map(|index| i32::from(index < paid));
    costs.zip(after).map(|(cost, saved)| -cost - saved).max().unwrap_or(0)
}

/// What the player to move will have paid less, by play.
fn play(string: &str, may_reverse: bool) -> i32 {
    assert!(string.len() <= 14, "too long to play out");
    let zeros = |string: &[u8]| string.iter().filter(|&&cell| cell == b'0').count();
    let moves = |(string, is_reversed): &Position| {
        let changed = in_one(string, |&cell| if cell == b'0' { vec![b'1'] } else { vec![] });
        let mut next = changed.into_iter().map(|string| (string, false)).collect_vec();
        let reversed = string.iter().rev().copied().collect_vec();
        if may_reverse && !next.is_empty() && !is_reversed && reversed != *string {
            next.push((reversed, true));
        }
        next
    };
    let mut play = Play::new(moves, |(string, _): &Position, after: &[i32]| saved(zeros(string), after));
    play.value(&(string.as_bytes().to_vec(), false))
}

fn file(strings: &[String]) -> String {
    let case = |string: &String| format!("{}\n{string}\n", string.len());
    format!("{}\n{}", strings.len(), strings.iter().map(case).format(""))
}

/// A palindrome of this length, with a zero in each place with this probability; after that, so many places are
/// changed.
fn near_palindrome(n: usize, zeros: f64, changes: usize, random: &mut Pcg64) -> String {
    let mut string = vec![b'1'; n];
    for place in (0..n.div_ceil(2)).filter(|_| random.random_bool(zeros)) {
        (string[place], string[n - 1 - place]) = (b'0', b'0');
    }
    for _ in 0..changes {
        string[random.random_range(0..n)] ^= 1;
    }
    if !string.contains(&b'0') {
        string[n / 2] = b'0';
    }
    String::from_utf8(string).expect("zeros and ones")
}

fn small() -> Vec<Small> {
    let all = (1..=9).flat_map(|n| (0..n).map(|_| ['0', '1']).multi_cartesian_product());
    let all = all.filter(|string| string.contains(&'0')).map(|string| string.iter().join("")).collect_vec();
    let mut random = seeded(1);
    let longer = (0..600).map(|index| {
        let n = random.random_range(10..=13);
        near_palindrome(n, [0.3, 0.7][index % 2], index % 4, &mut random)
    });
    vec![
        Small::new("near-palindromes-of-10-to-13-characters", longer.collect_vec().chunks(20).map(file)),
        Small::new("all-strings", all.chunks(20).map(file)),
    ]
}

/// The greatest number of strings, and the greatest length.
const TESTS: usize = 1000;
const N: usize = 1000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 1, TESTS, |tests| format!("@{tests}\n{}", repeated("2\n01\n", tests))),
        Bound::count("n", 1, N, |n| format!("1\n@{n}\n{}\n", "0".repeat(n))),
        Bound::saying("the length of the string", 3, 3, r#"3 characters out of "01""#, |length| {
            format!("2\n2\n01\n3\n@{}\n", repeated("0", length))
        }),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, n: usize, changes: usize| {
        Worst::new(name, attacks, Known::ByAlgorithm(by_pairs), move || {
            let mut random = seeded(n as u64);
            let strings = [0.001, 0.01, 0.5, 1.0].into_iter().cycle().take(TESTS);
            file(&strings.map(|zeros| near_palindrome(n, zeros, changes, &mut random)).collect_vec())
        })
    };
    vec![
        shape("palindromes", "a million characters, to be compared to the end", N, 0),
        shape("odd-palindromes", "the same with a middle", N - 1, 0),
        shape("one-change", "a single unequal pair, draws among them", N - 1, 1),
        shape("many-changes", "many unequal pairs", N - 1, N),
        Worst::known("zeros", "the greatest payments", || {
            // Bob always pays for the mirror image of what Alice paid for; but when she pays for one zero of the last
            // pair, he reverses, and she pays for the other.
            (file(&vec!["0".repeat(N); TESTS]), "BOB\n".repeat(TESTS))
        }),
    ]
}

/// Minimax over the numbers of pairs of two zeros and of unequal pairs, with or without a zero in the middle: no other
/// feature of a string matters to its moves.
fn by_pairs(input: &str) -> String {
    type Pairs = (usize, usize, bool, bool);
    let paid = |&(equal, unequal, middle, _): &Pairs| -> Vec<Pairs> {
        let half = (equal > 0).then(|| (equal - 1, unequal + 1, middle, false));
        let rest = (unequal > 0).then(|| (equal, unequal - 1, middle, false));
        let centre = middle.then_some((equal, unequal, false, false));
        [half, rest, centre].into_iter().flatten().collect()
    };
    let reversed = |&(equal, unequal, middle, is_reversed): &Pairs| {
        (unequal > 0 && !is_reversed).then_some((equal, unequal, middle, true))
    };
    let moves = |pairs: &Pairs| paid(pairs).into_iter().chain(reversed(pairs)).collect();
    let mut play = Play::new(moves, |pairs: &Pairs, after: &[i32]| saved(paid(pairs).len(), after));
    answers(input, |string| {
        let (string, n) = (string.as_bytes(), string.len());
        let zeros = |place: usize| [string[place], string[n - 1 - place]].iter().filter(|&&c| c == b'0').count();
        let with = |count: usize| (0..n / 2).filter(|&place| zeros(place) == count).count();
        play.value(&(with(2), with(1), n % 2 == 1 && string[n / 2] == b'0', false))
    })
}

fn of_palindromes(string: &str) -> i32 {
    let zeros = string.matches('0').count();
    if zeros > 1 && zeros % 2 == 1 { 1 } else { -1 }
}

/// The right law, but `answer` where the number of zeros and whether the string is a palindrome are as in `mistaken`.
fn by_law(input: &str, mistaken: (usize, bool), answer: i32) -> String {
    answers(input, |string| {
        let is_palindrome = string.chars().rev().eq(string.chars());
        let is_middle_zero = string.len() % 2 == 1 && string.as_bytes()[string.len() / 2] == b'0';
        match string.matches('0').count() {
            zeros if (zeros, is_palindrome) == mistaken => answer,
            _ if is_palindrome => of_palindromes(string),
            2 if is_middle_zero => 0,
            _ => 1,
        }
    })
}
