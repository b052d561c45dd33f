//! Letters from both ends of a word, each put in front of a word of one's own, by play.

use std::cmp::Ordering;

use evidence::prelude::*;

fn main() -> ExitCode {
    let word = row([format::word("the length of a word", 2, N, "abcdefghijklmnopqrstuvwxyz")]);
    let even = word.such("a word of even length", |word: String| word.len() % 2 == 0);
    let words = Format::tests("t", 1..=T, even);
    Problem::tests("cf1728d", Limits::known(2000, 512), words, || |word: &String| by_play(word, true), winner)
        .small(SMALL, || (2..=6).step_by(2).flat_map(|length| all_words(length, 'c')).collect())
        .small("words-of-8-letters-out-of-two", || all_words(8, 'b').collect())
        .small("random-words-of-8-and-10-letters", || {
            let mut random = seeded(1);
            let mut word = |index: usize| {
                let length = 8 + index % 2 * 2;
                match index % 3 {
                    0 => letters(length, 'c', &mut random),
                    1 => drawn(length / 2 - 2, 2, &mut random),
                    _ => drawn(2, length / 2 - 2, &mut random),
                }
            };
            (0..150).map(&mut word).collect()
        })
        .promise_of_all("all words together have at most 2000 letters", |words| {
            words.iter().map(String::len).sum::<usize>() <= N
        })
        .limit(|| {
            Bound::total("the number of letters", N / 2, N, |letters| {
                format!("2\n{}\n@{}\n", "ab".repeat(N / 4), repeated("a", letters))
            })
        })
        .beyond("for worst inputs, a table of all parts of the word")
        .known("a-palindrome", || (vec![drawn(N / 2, 0, &mut seeded(2))], vec![Ordering::Equal]))
        .attacks("the longest word, with equal ends alone")
        .known("pairs", || (vec![drawn(0, N / 2, &mut seeded(3))], vec![Ordering::Equal]))
        .attacks("the longest word, with pairs alone")
        .worst("one-pair-turned-round", by_algorithm(by_parts), || {
            let outer = drawn(N / 4, 0, &mut seeded(4));
            let (left, right) = outer.split_at(N / 4);
            vec![[left, &"ab".repeat(N / 4), right].concat()]
        })
        .attacks("equal ends, and no pairs between them")
        .worst("random-large", by_algorithm(by_parts), || vec![letters(N, 'b', &mut seeded(5))])
        .attacks("a word of two letters in no order")
        .worst("words-of-2-letters", by_algorithm(by_parts), || {
            let mut random = seeded(6);
            (0..T).map(|_| letters(2, 'b', &mut random)).collect()
        })
        .attacks("as many words as there can be")
        .wrong("palindromes-alone", |word| alice_unless(is_palindrome(word)), "pairs-of-neighbours")
        .says("Finds a draw in palindromes alone; pairs of equal neighbours are one, too.")
        .smallest("1\naabb\n")
        .wrong("pairs-alone", |word| alice_unless(is_made_of_pairs(word)), "a-palindrome")
        .says("Finds a draw in pairs of equal neighbours alone; equal ends may stand around them.")
        .smallest("1\nabba\n")
        .wrong("even-numbers", |word| alice_unless(word.bytes().counts().values().all(|n| n % 2 == 0)), "in-turn")
        .says("Asks only whether each letter comes an even number of times; where they stand counts, too.")
        .smallest("1\nabab\n")
        .wrong("put-behind", |word| by_play(word, false), SMALL)
        .says("Puts letters behind a player's word; they go in front, so what is taken last counts most.")
        .wrong("the-smaller-end", by_greed, SMALL)
        .says("Lets each player take the smaller letter of the two ends; what is left counts more.")
        .main()
}

const SMALL: &str = "words-of-up-to-6-letters-out-of-three";

/// The largest number of words, and of letters.
const T: usize = 1000;
const N: usize = 2000;

/// What is left of the word, and what the player to move has, and the other one.
type Position = (String, String, String);

/// How the game ends for Alice, if letters are put in front of a player's word, or behind it.
fn by_play(word: &str, in_front: bool) -> Ordering {
    let moves = |(left, mine, other): &Position| {
        let take = |letter: &str, rest: &str| {
            let longer = if in_front { [letter, mine].concat() } else { [mine, letter].concat() };
            (rest.to_owned(), other.clone(), longer)
        };
        let ends = |n: usize| [take(&left[..1], &left[1..]), take(&left[n - 1..], &left[..n - 1])];
        if left.is_empty() { vec![] } else { ends(left.len()).into_iter().unique().collect() }
    };
    let end = |(_, mine, other): &Position, after: &[Ordering]| {
        after.iter().map(|end| end.reverse()).max().unwrap_or_else(|| other.cmp(mine))
    };
    Play::new(moves, end)
        .board(|(left, mine, other)| {
            let [mine, other] = [mine, other].map(|word| word.chars().join(" "));
            board::row(left.chars()).and(board::numbers([("to move:", mine), ("the other:", other)]))
        })
        .label(|(before, ..), (after, ..)| {
            let first = before[1..] == **after;
            format!("take the {} letter", if first { "first" } else { "last" })
        })
        .value(&(word.to_owned(), String::new(), String::new()))
}

fn winner(end: &Ordering) -> String {
    match end {
        Ordering::Greater => "Alice",
        Ordering::Less => "Bob",
        Ordering::Equal => "Draw",
    }
    .to_owned()
}

fn alice_unless(drawn: bool) -> Ordering {
    if drawn { Ordering::Equal } else { Ordering::Greater }
}

fn all_words(length: usize, last: char) -> impl Iterator<Item = String> {
    (0..length).map(|_| 'a'..=last).multi_cartesian_product().map(String::from_iter)
}

fn letters(length: usize, last: char, random: &mut Pcg64) -> String {
    (0..length).map(|_| random.random_range('a'..=last)).collect()
}

/// So many equal ends around so many pairs.
fn drawn(ends: usize, pairs: usize, random: &mut Pcg64) -> String {
    let outer = letters(ends, 'c', random);
    let inner = letters(pairs, 'c', random).chars().flat_map(|letter| [letter; 2]).collect::<String>();
    [&outer[..], &inner, &outer.chars().rev().collect::<String>()].concat()
}

fn is_palindrome(word: &str) -> bool {
    word.chars().rev().eq(word.chars())
}

fn is_made_of_pairs(word: &str) -> bool {
    word.as_bytes().chunks(2).all(|pair| pair[0] == pair[1])
}

/// How it ends for Alice on each part of the word, of length 2, 4 and so on: what is left decides, and if that is a
/// draw, the letters that both take.
fn by_parts(word: &String) -> Ordering {
    let letters = word.as_bytes();
    let mut ends = vec![Ordering::Equal; letters.len() + 1];
    for length in (2..=letters.len()).step_by(2) {
        ends = (0..=letters.len() - length)
            .map(|start| {
                let last = start + length - 1;
                let round = |alice: usize, bob: usize, left: usize| ends[left].then(letters[bob].cmp(&letters[alice]));
                let of_first = round(start, start + 1, start + 2).min(round(start, last, start + 1));
                let of_last = round(last, start, start + 1).min(round(last, last - 1, start));
                of_first.max(of_last)
            })
            .collect();
    }
    ends[0]
}

/// Each takes the smaller one of the two ends, the first one if they are equal.
fn by_greed(word: &String) -> Ordering {
    let (mut left, mut taken) = (word.as_bytes(), [vec![], vec![]]);
    for turn in 0..left.len() {
        let (first, last) = (left[0], left[left.len() - 1]);
        left = if first <= last { &left[1..] } else { &left[..left.len() - 1] };
        taken[turn % 2].insert(0, first.min(last));
    }
    taken[1].cmp(&taken[0])
}
