//! Letters that are deleted until a palindrome can be formed, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let string = row([format::word("the length of s", 1, N, LETTERS)]);
    Problem::one("cf276b", Limits::known(2000, 256), string, oracle, ["First", "Second"])
        .small("one-string-for-each-list-of-counts-with-sums-up-to-9", one_for_each_list_of_counts)
        .small("random-strings-of-up-to-9-letters", || {
            let mut random = seeded(1);
            let mut string = |index: usize| {
                let letters = 2 + index % 5;
                let n = random.random_range(1..=9);
                (0..n).map(|_| letter(random.random_range(0..letters))).collect()
            };
            (0..200).map(&mut string).collect()
        })
        .known("pairs-of-all-letters", || (shuffled((0..N).map(|place| place / 2 % 26)), true))
        .attacks("an even number of odd counts with which the first player has won")
        // Whatever is deleted, one letter of odd count is left, and the opponent has won.
        .known("two-odd-letters", || (shuffled((0..N).map(|place| usize::from(place > N / 2))), false))
        .attacks("the least number of odd counts that loses, in large counts")
        // The first player deletes the only c, and it is as above.
        .known("a-third-odd-letter", || {
            (shuffled((0..N - 1).map(|place| if place == 0 { 2 } else { place % 2 })), true)
        })
        .attacks("one move, of all that there are, leaves two letters of odd count")
        .worst("all-letters-odd", by_same_idea(by_sorting), || {
            shuffled((0..N).map(|place| if place < 26 { place } else { place / 2 % 26 }))
        })
        .attacks("as many odd counts as there can be")
        .wrong("the-length-alone", |string| string.len() % 2 == 1, "no-odd-letter")
        .says(
            "Looks at the parity of the length alone; without a letter of odd count the first player has won already.",
        )
        .wrong("the-first-look-alone", |string| odd_counts(string) <= 1, "three-odd-letters")
        .says("Looks for a palindrome only before the first move; a later one decides, too.")
        .wrong("the-maker-wins", |string| odd_counts(string) <= 1 || odd_counts(string) % 2 == 0, "sample-2")
        .says("Lets the player win who makes a palindrome possible; it is the opponent who then looks first.")
        .wrong("in-the-given-order", |string| string.chars().rev().eq(string.chars()) || string.len() % 2 == 1, "mixed")
        .says("Asks whether the string itself is a palindrome; its letters may be put in any order.")
        .main()
}

const N: usize = 1000;
const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";

fn oracle() -> impl FnMut(&String) -> bool {
    let moves = |letters: &Vec<char>| match can_be_palindrome(letters) {
        true => vec![],
        false => (0..letters.len()).map(|place| without(letters, &[place])).collect(),
    };
    // Nobody moves from letters that can be put in order: the player to move has won.
    let wins = |letters: &Vec<char>, wins: &[bool]| can_be_palindrome(letters) || wins.contains(&false);
    let mut play = Play::new(moves, wins)
        .board(|letters| board::row(letters))
        .label(|before, after| format!("delete {}", board::gone(before, after)[0]));
    move |string| play.value(&string.chars().collect())
}

/// Whether the letters can be put in an order that reads the same from both ends: two equal ones at the ends, and the
/// others between them.
fn can_be_palindrome(letters: &Vec<char>) -> bool {
    let mut ends = (0..letters.len()).tuple_combinations();
    let fits = |(one, other): (usize, usize)| {
        letters[one] == letters[other] && can_be_palindrome(&without(letters, &[one, other]))
    };
    letters.len() <= 1 || ends.any(fits)
}

fn without(letters: &[char], places: &[usize]) -> Vec<char> {
    (0..letters.len()).filter(|place| !places.contains(place)).map(|place| letters[place]).collect()
}

fn letter(index: usize) -> char {
    char::from(LETTERS.as_bytes()[index])
}

/// The counts fall from letter to letter.
fn one_for_each_list_of_counts() -> Vec<String> {
    let lists = (1..=5).flat_map(|letters| (0..letters).map(|_| 1..=9).multi_cartesian_product());
    let falling =
        lists.filter(|counts| counts.iter().sum::<usize>() <= 9 && counts.is_sorted_by(|one, next| one >= next));
    let string = |counts: Vec<usize>| {
        counts.iter().enumerate().map(|(index, &count)| letter(index).to_string().repeat(count)).collect()
    };
    falling.map(string).collect()
}

fn shuffled(letters: impl Iterator<Item = usize>) -> String {
    let mut letters: Vec<char> = letters.map(letter).collect();
    letters.shuffle(&mut seeded(3));
    letters.into_iter().collect()
}

fn odd_counts(string: &str) -> usize {
    string.chars().counts().values().filter(|&count| count % 2 == 1).count()
}

/// The law by runs of equal letters. Nothing else is known to decide so long strings.
fn by_sorting(string: &String) -> bool {
    let sorted = string.bytes().sorted().collect_vec();
    let odd = sorted.chunk_by(|one, other| one == other).filter(|run| run.len() % 2 == 1).count();
    matches!(odd, 0) || odd % 2 == 1
}
