//! Zeros that are paid for, and strings that are reversed, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

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
        .worst("palindromes", by_algorithm(by_pairs), || near_palindromes(N, 0))
        .attacks("a million characters, to be compared to the end")
        .worst("odd-palindromes", by_algorithm(by_pairs), || near_palindromes(N - 1, 0))
        .attacks("the same with a middle")
        .worst("one-change", by_algorithm(by_pairs), || near_palindromes(N - 1, 1))
        .attacks("a single unequal pair, draws among them")
        .worst("many-changes", by_algorithm(by_pairs), || near_palindromes(N - 1, N))
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

/// The string, and whether the move before was to reverse it.
type Position = (Vec<u8>, bool);

/// What Alice will have paid less than Bob.
fn by_play(string: &String) -> i32 {
    played(string, true)
}

/// What the player to move saves at best, by what the next one saves after each move; the first `paid` moves cost 1.
fn saved(paid: usize, after: &[i32]) -> i32 {
    let costs = (0..after.len()).map(|index| i32::from(index < paid));
    costs.zip(after).map(|(cost, saved)| -cost - saved).max().unwrap_or(0)
}

/// What the player to move will have paid less, by play.
fn played(string: &str, may_reverse: bool) -> i32 {
    assert!(string.len() <= 14, "too long to play out");
    let moves = |(string, is_reversed): &Position| {
        let changed = in_one(string, |&cell| if cell == b'0' { vec![b'1'] } else { vec![] });
        let mut next = changed.into_iter().map(|string| (string, false)).collect_vec();
        let reversed = string.iter().rev().copied().collect_vec();
        if may_reverse && !next.is_empty() && !is_reversed && reversed != *string {
            next.push((reversed, true));
        }
        next
    };
    // What the player to move saves from here on, and the other one's cost of the move that led here. The first
    // position counts as if it had cost 1, too.
    let mut play = Play::new(moves, |(_, is_reversed): &Position, after: &[i32]| {
        i32::from(!is_reversed) + after.iter().map(|saved| -saved).max().unwrap_or(0)
    })
    .board(|(string, _)| board::row(string.iter().map(|&cell| char::from(cell))))
    .label(|(before, _), (after, is_reversed)| match before.iter().zip(after).position(|(a, b)| a != b) {
        Some(cell) if !is_reversed => format!("pay for cell {}", cell + 1),
        _ => "reverse".to_owned(),
    });
    play.value(&(string.as_bytes().to_vec(), false)) - 1
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

/// The most of them, with few and with many zeros.
fn near_palindromes(n: usize, changes: usize) -> Vec<String> {
    let mut random = seeded(n as u64);
    let zeros = [0.001, 0.01, 0.5, 1.0].into_iter().cycle().take(TESTS);
    zeros.map(|zeros| near_palindrome(n, zeros, changes, &mut random)).collect()
}

/// What the player to move saves at best, for the numbers of pairs of two zeros and of unequal pairs, and for whether
/// there is a zero in the middle, and whether the move before was to reverse: minimax over these. No other feature of a
/// string matters to its moves.
static SAVED: LazyLock<Vec<Vec<[[i32; 2]; 2]>>> = LazyLock::new(|| {
    let mut table = vec![vec![[[0; 2]; 2]; N / 2 + 1]; N / 2 + 1];
    for equal in 0..=N / 2 {
        for (unequal, middle) in (0..=N / 2 - equal).cartesian_product([0, 1]) {
            let half = (equal > 0).then(|| table[equal - 1][unequal + 1][middle][0]);
            let rest = (unequal > 0).then(|| table[equal][unequal - 1][middle][0]);
            let centre = (middle > 0).then(|| table[equal][unequal][0][0]);
            let mut after = [half, rest, centre].into_iter().flatten().collect_vec();
            let paid = after.len();
            let is_reversed = saved(paid, &after);
            after.extend((unequal > 0).then_some(is_reversed));
            table[equal][unequal][middle] = [saved(paid, &after), is_reversed];
        }
    }
    table
});

fn by_pairs(string: &String) -> i32 {
    let (string, n) = (string.as_bytes(), string.len());
    let zeros = |place: usize| [string[place], string[n - 1 - place]].iter().filter(|&&c| c == b'0').count();
    let with = |count: usize| (0..n / 2).filter(|&place| zeros(place) == count).count();
    SAVED[with(2)][with(1)][usize::from(n % 2 == 1 && string[n / 2] == b'0')][0]
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
