//! An inner letter is removed, and no two neighbours become equal, by play.

use std::collections::BTreeSet;

use evidence::prelude::*;

fn main() -> ExitCode {
    let word = row([format::word("the length of s", 3, N, LETTERS)]);
    let word = word.such("letters of which no two neighbours are equal", |s: String| have_no_equal_neighbours(&s));
    Problem::one("arc064d", Limits::known(2000, 256), word, oracle, ["First", "Second"])
        .small("all-strings-of-3-to-8-letters-out-of-three", || {
            let strings = |n| std::iter::repeat_n("abc".chars(), n).multi_cartesian_product().map(String::from_iter);
            (3..=8).flat_map(strings).filter(|s| have_no_equal_neighbours(s)).collect()
        })
        .small("random-strings-of-9-to-13-letters-out-of-2-to-6", || {
            let mut random = seeded(1);
            let mut string = |index: usize| {
                let letters = random.random_range(2..=6);
                random_string(9 + index % 5, letters, &mut random)
            };
            (0..300).map(&mut string).collect()
        })
        .limit(|| {
            let expected = format!("3 to {N} characters out of {LETTERS:?}");
            Bound::saying("the length of s", 3, N, expected, |n| format!("@{}\n", &"ab".repeat(N)[..n as usize]))
        })
        .beyond("for worst inputs, strings without a move, and one line of play: all have the same parity")
        .known("two-letters-and-equal-ends", || ("ab".repeat(N)[..N - 1].to_owned(), false))
        .attacks("a string without any move, of odd length")
        .known("two-letters-and-different-ends", || ("ab".repeat(N / 2), false))
        .attacks("the same of even length, the greatest that there is")
        // At first only the two letters beside the c can be removed: all others stand between two equal letters.
        .worst("one-other-letter", by_algorithm(one_line), || {
            let half = "ab".repeat(N / 4);
            half.clone() + "c" + &half[1..]
        })
        .attacks("letters that can be removed only when others are gone")
        .worst("random", by_algorithm(one_line), || random_string(N, 26, &mut seeded(2)))
        .attacks("letters that cannot be predicted")
        .worst("random-out-of-three", by_algorithm(one_line), || random_string(N - 1, 3, &mut seeded(3)))
        .attacks("many letters that cannot be removed at first")
        .wrong("odd-length", |s| s.len() % 2 == 1, "two-letters")
        .says("Looks at the length alone; in the end it is odd if the first letter is the last one, and even if not.")
        .smallest("aba\n")
        .wrong("removable-at-the-start", |s| removable(s.as_bytes()).len() % 2 == 1, "not-all-at-once")
        .says("Counts the letters that can be removed at the start; a move changes what the others may do.")
        .wrong("once-from-the-left", once_from_the_left, "back-to-the-left")
        .says("Goes through the string once from the left; a letter that had to stay may be removed later.")
        .wrong("different-letters", |s| (s.len() - distinct(s)) % 2 == 1, "two-letters")
        .says("Lets one letter of each kind be left; in the end two letters alternate, and each may come often.")
        .wrong("the-first-and-the-third", |s| (s.len() % 2 == 0) == (s[2..3] == s[..1]), "not-all-at-once")
        .says("Compares the first letter with the third; those that never go are the first and the last.")
        .refused([("equal-neighbours", "@abba\n", "letters of which no two neighbours are equal")])
        .main()
}

/// The greatest length.
const N: usize = 100_000;
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";

fn have_no_equal_neighbours(s: &str) -> bool {
    s.chars().tuple_windows().all(|(before, after)| before != after)
}

fn oracle() -> impl FnMut(&String) -> bool {
    let mut play = Play::normal(moves).board(|s| board::row(s.chars())).label(|before, after| {
        let place = before.chars().zip(after.chars()).position(|(before, after)| before != after);
        format!("remove letter {}", place.unwrap_or(after.len()) + 1)
    });
    move |s| play.value(s)
}

/// Remove an inner letter, so that no two neighbours are equal.
fn moves(s: &String) -> Vec<String> {
    let inner = 1..s.len() - 1;
    let without = inner.map(|place| s[..place].to_owned() + &s[place + 1..]);
    without.filter(|s| have_no_equal_neighbours(s)).collect()
}

fn random_string(n: usize, letters: usize, random: &mut Pcg64) -> String {
    let mut last = letters;
    let mut letter = |_| {
        let others = (0..letters).filter(|&letter| letter != last).collect_vec();
        last = others[random.random_range(0..others.len())];
        char::from(LETTERS.as_bytes()[last])
    };
    (0..n).map(&mut letter).collect()
}

/// The places of the letters that can be removed.
fn removable(s: &[u8]) -> Vec<usize> {
    (1..s.len() - 1).filter(|&place| s[place - 1] != s[place + 1]).collect()
}

/// The line of play in which the first letter that can be removed goes.
fn one_line(s: &String) -> bool {
    let s = s.as_bytes();
    let (mut before, mut after) = ((0..s.len()).map(|v| v.wrapping_sub(1)).collect_vec(), (1..=s.len()).collect_vec());
    let mut open: BTreeSet<usize> = removable(s).into_iter().collect();
    let mut moves = 0;
    while let Some(place) = open.pop_first() {
        moves += 1;
        let [left, right] = [before[place], after[place]];
        (after[left], before[right]) = (right, left);
        for beside in [left, right].into_iter().filter(|&place| 0 < place && place < s.len() - 1) {
            if s[before[beside]] == s[after[beside]] {
                open.remove(&beside);
            } else {
                open.insert(beside);
            }
        }
    }
    moves % 2 == 1
}

/// Each letter from the left goes if it then can.
fn once_from_the_left(s: &String) -> bool {
    let s = s.as_bytes();
    let (mut last, mut moves) = (s[0], 0);
    for (&letter, &next) in s[1..].iter().tuple_windows() {
        if last == next {
            last = letter;
        } else {
            moves += 1;
        }
    }
    moves % 2 == 1
}

fn distinct(s: &str) -> usize {
    s.chars().unique().count()
}
