//! Zeros that are paid for, and strings that are reversed for nothing.

use std::sync::LazyLock;

use itertools::Itertools;
use rand::RngExt;
use rand_pcg::Pcg64;

use kit::play::Play;
use kit::watch::{PLAYERS, led};
use kit::{board, in_one, seeded};

/// The largest length of a string.
const N: usize = 1000;

/// The string, and whether the move before was to reverse it.
type Position = (Vec<u8>, bool);

/// What the player to move will have paid less, by play.
pub fn played(string: &str, may_reverse: bool) -> i32 {
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
    })
    .worded(|saved| led(i64::from(saved - 1), PLAYERS));
    play.value(&(string.as_bytes().to_vec(), false)) - 1
}

/// A palindrome of this length, with a zero in each place with this probability; after that, so many places are
/// changed.
pub fn near_palindrome(n: usize, zeros: f64, changes: usize, random: &mut Pcg64) -> String {
    let mut string = vec![b'1'; n];
    for place in (0..n.div_ceil(2)).filter(|_| random.random_bool(zeros)) {
        (string[place], string[n - 1 - place]) = (b'0', b'0');
    }
    for _ in 0..changes {
        string[random.random_range(0..n)] ^= 1;
    }
    if !string.contains(&b'0') {
        (string[n / 2], string[n - 1 - n / 2]) = (b'0', b'0');
    }
    String::from_utf8(string).expect("zeros and ones")
}

/// So many of them, with few and with many zeros.
pub fn near_palindromes(count: usize, n: usize, changes: usize) -> Vec<String> {
    let mut random = seeded(n as u64);
    let zeros = [0.001, 0.01, 0.5, 1.0].into_iter().cycle().take(count);
    zeros.map(|zeros| near_palindrome(n, zeros, changes, &mut random)).collect()
}

/// What the player to move saves at best, by what the next one saves after each move; the first `paid` moves cost 1.
fn saved(paid: usize, after: &[i32]) -> i32 {
    let costs = (0..after.len()).map(|index| i32::from(index < paid));
    costs.zip(after).map(|(cost, saved)| -cost - saved).max().unwrap_or(0)
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

/// What the player to move saves at best, by the numbers of pairs.
pub fn by_pairs(string: &String) -> i32 {
    let (string, n) = (string.as_bytes(), string.len());
    let zeros = |place: usize| [string[place], string[n - 1 - place]].iter().filter(|&&c| c == b'0').count();
    let with = |count: usize| (0..n / 2).filter(|&place| zeros(place) == count).count();
    SAVED[with(2)][with(1)][usize::from(n % 2 == 1 && string[n / 2] == b'0')][0]
}
