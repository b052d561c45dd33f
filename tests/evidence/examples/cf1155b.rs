//! Digits are erased, one player wants an 8 in front, by play.

use std::collections::VecDeque;

use evidence::prelude::*;
use format::word_of;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let form = format::all([row([len("n", 13..=N)]), row([word_of("a string", "n", "0123456789")])]);
    let form = form.such("an odd number of digits", |digits: String| digits.len() % 2 == 1);
    Problem::one("cf1155b", Limits::known(1000, 256), form, || by_play, ["YES", "NO"])
        .small("all-places-of-8-among-the-first-5-of-13-digits-and-the-first-7-of-15", || {
            let mut random = seeded(1);
            let string = |(n, first): (usize, usize)| {
                (0..1 << first)
                    .map(move |eights: u32| (n, (0..first).map(|place| eights >> place & 1 == 1).collect_vec()))
            };
            let all = [(13, 5), (15, 7)].into_iter().flat_map(string);
            all.map(|(n, is_eight)| string_of(n, &is_eight, &mut random)).collect()
        })
        .small("random-strings-of-17-digits", || {
            let mut random = seeded(2);
            let mut string = |index: usize| {
                let eights = [0.45, 0.55][index % 2];
                let is_eight = (0..17).map(|_| random.random_bool(eights)).collect_vec();
                string_of(17, &is_eight, &mut random)
            };
            (0..60).map(&mut string).collect()
        })
        .beyond("for worst inputs, the strategies in words, and both played against each other")
        // Vasya can erase all other digits before the last ten.
        .known("one-more-than-half", || (with_eights(N / 2 - 4, 0), true))
        .attacks("an answer that hangs on a single digit, and as many erasures as there can be")
        // Petya can erase all 8s before the last ten.
        .known("one-less-than-half", || (with_eights(N / 2 - 5, 10), false))
        .attacks("an 8 in each of the last ten places, where none of them counts")
        .worst("eights-behind", by_algorithm(each_his_first), || {
            let others = N / 2 - 4;
            (0..N).map(|place| if place < others { '0' } else { '8' }).collect()
        })
        .attacks("characters erased at one end of a long string, and a half that is just missed")
        .worst("eights-in-front", by_algorithm(each_his_first), || {
            let eights = N / 2 - 4;
            (0..N).map(|place| if place < eights { '8' } else { '9' }).collect()
        })
        .attacks("an 8 in front that outlasts all erasures of the other player")
        .wrong("the-whole-string", |digits| 2 * eights(digits) > digits.len(), "eights-behind-the-first-three")
        .says("Counts all digits; the last ten can never come to the front.")
        .wrong(
            "one-digit-too-few",
            |digits| 2 * eights(&digits[..digits.len() - 11]) > digits.len() - 11,
            "last-of-the-three",
        )
        .says("Counts the first n - 11 digits, as many as are erased; the next one can come to the front, too.")
        .wrong(
            "as-many-as-he-erases",
            |digits| eights(&digits[..digits.len() - 10]) >= (digits.len() - 11) / 2,
            "all-places-of-8-among-the-first-5-of-13-digits-and-the-first-7-of-15",
        )
        .says("Lets Vasya win with as many 8s in front as a player erases digits; Petya erases all of them.")
        .wrong(
            "every-8-against-the-moves",
            |digits| eights(digits) > (digits.len() - 11) / 2,
            "eights-behind-the-first-three",
        )
        .says("Asks whether Petya can erase every 8; those in the last ten places need not be erased.")
        .wrong(
            "petya-does-not-answer",
            |digits| {
                digits.bytes().position(|digit| digit == b'8').is_some_and(|first| first <= (digits.len() - 11) / 2)
            },
            "first-digit",
        )
        .says("Lets Vasya erase what stands before the first 8; Petya erases this 8.")
        .refused([("an-even-number", "@14@\n80808080808080\n", "an odd number of digits")])
        .main()
}

/// The largest number of digits.
const N: usize = 99_999;

/// The digits that are left, and whether Vasya is to move.
type Position = (String, bool);

/// Erase a digit, until there are eleven. Then Vasya has won if an 8 is in front.
fn by_play(digits: &String) -> bool {
    let moves = |(left, is_vasya): &Position| match left.len() {
        11 => vec![],
        n => (0..n).map(|place| (left[..place].to_owned() + &left[place + 1..], !is_vasya)).unique().collect(),
    };
    let wins = |(left, is_vasya): &Position, wins: &[bool]| match left.len() {
        11 => left.starts_with('8') == *is_vasya,
        _ => wins.contains(&false),
    };
    let mut play = Play::new(moves, wins)
        .board(|(left, _)| board::row(left.chars()))
        .label(|(before, _), (after, _)| {
            let place = before.chars().zip(after.chars()).position(|(before, after)| before != after);
            let place = place.unwrap_or(after.len());
            format!("cell {}: erase {}", place + 1, &before[place..=place])
        })
        .mover(|&(_, is_vasya)| if is_vasya { "Vasya" } else { "Petya" });
    play.value(&(digits.clone(), true))
}

/// Digits that are 8 where this is said; behind that any digits.
fn string_of(n: usize, is_eight: &[bool], random: &mut Pcg64) -> String {
    let mut digit = |place: usize| match is_eight.get(place) {
        Some(true) => '8',
        Some(false) => ['0', '3', '7', '9'][random.random_range(0..4)],
        None => char::from(random.random_range(b'0'..=b'9')),
    };
    (0..n).map(&mut digit).collect()
}

/// As many digits as there can be, with so many 8s somewhere before the last ten, and so many among these.
fn with_eights(before: usize, among: usize) -> String {
    let mut random = seeded(3);
    let mut is_eight = (0..N - 10).map(|place| place < before).collect_vec();
    is_eight.shuffle(&mut random);
    is_eight.extend((0..10).map(|place| place < among));
    string_of(N, &is_eight, &mut random)
}

/// Each player erases the first digit that he does not want in front; what counts of the others is only how many are
/// before it.
fn each_his_first(digits: &String) -> bool {
    let places = |is_eight: bool| digits.bytes().positions(move |digit| (digit == b'8') == is_eight);
    let [mut eights, mut others]: [VecDeque<usize>; 2] = [true, false].map(|is_eight| places(is_eight).collect());
    for _ in 0..(digits.len() - 11) / 2 {
        // Where there is no such digit he erases the last one of the others.
        let _ = others.pop_front().or_else(|| eights.pop_back());
        let _ = eights.pop_front().or_else(|| others.pop_back());
    }
    match (eights.front(), others.front()) {
        (Some(eight), Some(other)) => eight < other,
        (eight, _) => eight.is_some(),
    }
}

fn eights(digits: &str) -> usize {
    digits.bytes().filter(|&digit| digit == b'8').count()
}
