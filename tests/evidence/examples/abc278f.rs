//! A chain of words, each said once, by play.

use std::collections::HashMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let word = format::word("the length of a word", 1, 10, LETTERS);
    let words = format::all([row([len("N", 1..=N)]), list("N", row([word])).in_order(Order::Distinct)]);
    Problem::one("abc278f", Limits::known(2000, 1024), words, || by_play, ["First", "Second"])
        .small("lists-of-up-to-3-words-on-3-letters", || {
            let ends = "abc".chars().cartesian_product("abc".chars());
            let lists = (1..=3).flat_map(|n| (0..n).map(|_| ends.clone()).multi_cartesian_product());
            lists.map(|ends| with_ends(&ends)).collect()
        })
        .small("random-lists-of-4-to-9-words-on-2-to-4-letters", random_lists)
        .known("pairs", || (with_ends(&pairs()), false))
        .attacks("every set, each word followed by four, and a lost start: no first word may be skipped")
        .known("pairs-and-a-loop", || {
            // The first player says the word from a to a, then answers from the pairs. No word ends with e.
            (with_ends(&[&pairs()[2..], &[('a', 'a'), ('e', 'a')]].concat()), true)
        })
        .attacks("the same, won by one word, while the word from e can be said at the start alone")
        .known("one-letter", || (with_ends(&[('a', 'a'); N]), false))
        .attacks("a search without memory: each word may follow each other one")
        .worst("random-on-3-letters", by_same_idea(by_counts), || {
            let mut random = seeded(7);
            let mut letter = || char::from(b'a' + random.random_range(0..3));
            with_ends(&(0..N).map(|_| (letter(), letter())).collect_vec())
        })
        .attacks("tests of bits that cannot be predicted")
        .wrong("the-last-word-forgotten", by_sets_alone, "what-was-said-last")
        .says("Remembers who wins by the set of words that are left alone; the letter that must come next counts, too.")
        .wrong(
            "equal-ends-are-one-word",
            |words| by_play(&words.iter().unique_by(|word| ends(word)).cloned().collect()),
            "one-letter",
        )
        .says("Takes words with the same two ends for one; each of them can be said.")
        .wrong(
            "the-longest-chain",
            |words| longest(words, None, 0) % 2 == 1,
            "random-lists-of-4-to-9-words-on-2-to-4-letters",
        )
        .says("Goes by the parity of the longest chain; the opponent may end the game sooner.")
        .wrong("the-first-word-given", |words| !by_search(words, Some(0), 1), "two-words")
        .says("Begins with the first word of the list; the first player may choose any.")
        .wrong("only-when-all-are-said", only_when_all_are_said, "two-words")
        .says("Lets a player lose only when all words have been said; he also loses when none of the others fits.")
        .refused([
            ("a-capital-letter", "1\n@Ab\n", "1 to 10 characters out of \"abcdefghijklmnopqrstuvwxyz\""),
            ("a-word-twice", "3\nab\nba\n@ab\n", "a word that has not come before"),
        ])
        .main()
}

/// The largest number of words.
const N: usize = 16;

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";

/// The word said last, and the set of all that have been said, a bit each.
type Position = (Option<usize>, u32);

/// Say a word that nobody has said, and that begins where the last one ended.
fn moves(words: &[String], &(last, said): &Position) -> Vec<Position> {
    let fits = |word: &String| last.is_none_or(|last| word.chars().next() == words[last].chars().last());
    let next = (0..words.len()).filter(|&word| said >> word & 1 == 0 && fits(&words[word]));
    next.map(|word| (Some(word), said | 1 << word)).collect()
}

fn by_play(words: &Vec<String>) -> bool {
    let n = words.len();
    let play = Play::normal(|position| moves(words, position)).board(|&(last, said)| {
        let pairs = (0..n).cartesian_product(0..n).filter(|(from, to)| from != to);
        let arcs = pairs.filter(|&(from, to)| words[from].chars().last() == words[to].chars().next());
        let gone = (0..n).filter(|&word| said >> word & 1 == 1 && last != Some(word));
        let graph = board::graph(n, arcs).directed().labelled(words).without(gone);
        last.into_iter().fold(graph, |graph, last| graph.token(last, "said last")).board()
    });
    let mut play = play.label(|_, (last, _)| last.map_or_else(String::new, |last| words[last].clone()));
    play.value(&(None, 0))
}

/// Different words with these first and last letters.
fn with_ends(ends: &[(char, char)]) -> Vec<String> {
    let word = |(index, (first, last)): (usize, &(char, char))| match (first == last, index) {
        (false, 0) => format!("{first}{last}"),
        _ => format!("{first}{}{last}", char::from(b'a' + index as u8)),
    };
    ends.iter().enumerate().map(word).collect()
}

fn random_lists() -> Vec<Vec<String>> {
    let mut random = seeded(1);
    let mut list = |_| {
        let (n, letters) = (random.random_range(4..=9), random.random_range(2..=4));
        let mut letter = || char::from(b'a' + random.random_range(0..letters));
        with_ends(&(0..n).map(|_| (letter(), letter())).collect_vec())
    };
    (0..600).map(&mut list).collect()
}

/// Eight pairs of ends, each with its reverse: a player who has to begin, or to go on, is answered by the other word.
fn pairs() -> Vec<(char, char)> {
    let ends = [('a', 'a'), ('a', 'b'), ('a', 'c'), ('a', 'd'), ('b', 'c'), ('b', 'd'), ('c', 'd'), ('a', 'b')];
    ends.into_iter().flat_map(|(first, last)| [(first, last), (last, first)]).collect()
}

fn ends(word: &str) -> (u8, u8) {
    (word.as_bytes()[0], word.as_bytes()[word.len() - 1])
}

/// By how many words with each pair of ends are left, and not by which; the same search all the same, as nothing else
/// is known.
fn by_counts(words: &Vec<String>) -> bool {
    let mut play = Play::normal(|(last, left): &(Option<u8>, Vec<((u8, u8), usize)>)| {
        let fits = |&index: &usize| left[index].1 > 0 && last.is_none_or(|last| left[index].0.0 == last);
        let next = (0..left.len()).filter(fits).map(|index| {
            let mut rest = left.clone();
            rest[index].1 -= 1;
            (Some(left[index].0.1), rest)
        });
        next.collect()
    });
    play.value(&(None, words.iter().map(|word| ends(word)).counts().into_iter().sorted().collect()))
}

fn by_search(words: &[String], last: Option<usize>, said: u32) -> bool {
    moves(words, &(last, said)).into_iter().any(|(last, said)| !by_search(words, last, said))
}

/// A search that remembers the first result for each set of words.
fn by_sets_alone(words: &Vec<String>) -> bool {
    fn wins(words: &[String], position: Position, known: &mut HashMap<u32, bool>) -> bool {
        if let Some(&wins) = known.get(&position.1) {
            return wins;
        }
        let wins = moves(words, &position).into_iter().any(|next| !wins(words, next, known));
        known.insert(position.1, wins);
        wins
    }
    wins(words, (None, 0), &mut HashMap::new())
}

fn longest(words: &[String], last: Option<usize>, said: u32) -> usize {
    let next = moves(words, &(last, said)).into_iter();
    next.map(|(last, said)| 1 + longest(words, last, said)).max().unwrap_or(0)
}

fn only_when_all_are_said(words: &Vec<String>) -> bool {
    let mut play = Play::new(
        |position| moves(words, position),
        |(_, said), next: &[bool]| match next {
            [] => said.count_ones() as usize != words.len(),
            _ => next.contains(&false),
        },
    );
    play.value(&(None, 0))
}
