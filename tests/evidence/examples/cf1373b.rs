//! A zero and a one that are neighbours are deleted, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let form = Format::tests("t", 1..=TESTS, row([format::word("the length of s", 1, N, "01")]));
    Problem::tests("cf1373b", Limits::known(1000, 256), form, oracle, ["DA", "NET"])
        .all([("the length of s", 9)])
        .small("random-strings-of-10-to-14-characters", || {
            let mut random = seeded(1);
            let mut string = |_| {
                let (n, ones) = (random.random_range(10..=14), random.random_range(0.1..0.9));
                (0..n).map(|_| if random.random_bool(ones) { '1' } else { '0' }).collect()
            };
            (0..300).map(&mut string).collect()
        })
        .beyond("for worst inputs, one line of play: all have the same length")
        // Only the two characters in the middle can be deleted.
        .known("zeros-before-ones", || strings(|zeros| "0".repeat(zeros) + &"1".repeat(N - zeros)))
        .attacks("a single place to move, and lines of play of every length")
        // Every line takes all the ones, as a zero is always beside one of them.
        .known("ones-apart", || strings(|ones| "01".repeat(ones) + &"0".repeat(N - 2 * ones)))
        .attacks("as many places to move as there can be, and search trees that grow fastest")
        .worst("random", by_algorithm(one_line), || {
            let mut random = seeded(2);
            (0..TESTS).map(|_| (0..N).map(|_| if random.random_bool(0.5) { '1' } else { '0' }).collect()).collect()
        })
        .attacks("characters that cannot be predicted, as many of both kinds")
        .wrong("places-at-the-start", |string| count(string, |(a, b)| a != b) % 2 == 1, "sample-1")
        .says("Counts the places where neighbours differ at the start; the rest closes up, and new ones arise.")
        .wrong("half-of-the-length", |string| string.len() / 2 % 2 == 1, "all")
        .says("Takes half of the length for the number of moves; the characters of which there are more are left over.")
        .wrong("one-order-alone", |string| string.matches("01").count() % 2 == 1, "all")
        .says("Deletes 01 alone, and only where it stands at the start; 10 may be deleted, too.")
        .wrong("any-move", |string| count(string, |(a, b)| a != b) > 0, "all")
        .says("Lets the first player win if there is any move; the parity of the moves decides.")
        .main()
}

/// The largest number of strings, and the largest length.
const TESTS: usize = 1000;
const N: usize = 100;

fn oracle() -> impl FnMut(&String) -> bool {
    let mut play = Play::normal(moves).board(|string| board::row(string.chars())).label(|before, after| {
        let place = before.chars().zip(after.chars()).position(|(before, after)| before != after);
        let place = place.unwrap_or(after.len());
        format!("delete {}", &before[place..place + 2])
    });
    move |string| play.value(string)
}

/// Delete two neighbours that differ.
fn moves(string: &String) -> Vec<String> {
    let places = (1..string.len()).filter(|&place| string[place - 1..place] != string[place..=place]);
    places.map(|place| string[..place - 1].to_owned() + &string[place + 1..]).unique().collect()
}

/// A string for each number up to half of the length, and whether this number is odd.
fn strings(string: impl Fn(usize) -> String) -> (Vec<String>, Vec<bool>) {
    let numbers = || (0..TESTS).map(|test| test % (N / 2 + 1));
    (numbers().map(string).collect(), numbers().map(|number| number % 2 == 1).collect())
}

/// The line of play that always deletes the first two neighbours that differ.
fn one_line(string: &String) -> bool {
    let (mut kept, mut moves) = (vec![], 0);
    for character in string.chars() {
        if kept.last().is_some_and(|&last| last != character) {
            kept.pop();
            moves += 1;
        } else {
            kept.push(character);
        }
    }
    moves % 2 == 1
}

fn count(string: &str, are_counted: impl Fn((char, char)) -> bool) -> usize {
    string.chars().tuple_windows().filter(|&pair| are_counted(pair)).count()
}
