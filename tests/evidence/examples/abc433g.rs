//! Letters are appended to a substring, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let string = row([format::word("the length of S", 1, LONGEST, "abcdefghijklmnopqrstuvwxyz")]);
    let strings = Format::tests("T", 1..=T, string).sum("the sum of |S|", "the length of S", TOTAL);
    // The limits of time and memory are AtCoder's usual ones: the statement that was read does not name them.
    Problem::tests("abc433g", Limits { time: None, memory: Some(1024) }, strings, || by_play, ["Alice", "Bob"])
        .small(ALL, || {
            let of_length = |length| (0..length).map(|_| 'a'..='c').multi_cartesian_product().map(String::from_iter);
            (1..=7).flat_map(of_length).collect()
        })
        .small("random-strings-of-8-to-20-letters-a-to-d", || random_strings(1, 300, 8..=20, 'd'))
        .beyond("for worst inputs, strings proved in a comment, and a suffix tree")
        // Nobody has a choice.
        .known("one-letter", || (vec![repeated("a", LONGEST), repeated("z", LONGEST - 1)], vec![false, true]))
        .attacks("recursion as deep as the string, at both parities")
        // Alice begins with b or with c, so that the number of letters up to the end is odd; then nobody has a choice.
        .known("few-letters-and-a-tail", || {
            let tail = |length: usize| "bcd".to_owned() + &repeated("a", length);
            (vec![tail(LONGEST - 3), tail(LONGEST - 4)], vec![true, true])
        })
        .attacks("a long path with branches at its beginning")
        .worst("random-letters", by_algorithm(by_suffix_tree), || random_strings(2, 2, LONGEST..=LONGEST, 'z'))
        .attacks("far jumps in memory, with 26 letters")
        .worst("two-letters", by_algorithm(by_suffix_tree), || random_strings(3, 2, LONGEST..=LONGEST, 'b'))
        .attacks("states that are copied")
        // Twice as many states as letters.
        .worst("abbb", by_algorithm(by_suffix_tree), || {
            vec!["a".to_owned() + &repeated("b", LONGEST - 1), repeated("a", LONGEST / 2) + &repeated("b", LONGEST / 2)]
        })
        .attacks("as many states as there can be")
        .worst("fibonacci-words", by_algorithm(by_suffix_tree), || {
            let words = std::iter::successors(Some(("a".to_owned(), "b".to_owned())), |(a, b)| {
                Some((b.clone(), b.clone() + a))
            });
            let mut longest = words.map(|(word, _)| word).find(|word| word.len() >= LONGEST).expect("they grow");
            longest.truncate(LONGEST);
            vec![longest.clone(), longest[1..].to_owned()]
        })
        .attacks("repetitions of repetitions, with as few different substrings as possible")
        .worst("short-strings", by_algorithm(by_suffix_tree), || random_strings(4, T, 4..=4, 'c'))
        .attacks("as many tests as can be: tables that are cleared for each")
        .wrong("parity-of-the-length", |string| string.len() % 2 == 1, ALL)
        .says("Plays to the end of S; a substring that ends there need not begin at the beginning.")
        .wrong("edges-of-the-suffix-tree-as-moves", |string| by_compressed(string, true), ALL)
        .says("Counts an edge of the suffix tree for one move, however many letters it has.")
        .wrong("first-occurrences-alone", |string| by_place(string, str::find), ALL)
        .says("Lets T grow only where its first letter occurs first; it may go on behind any occurrence.")
        .wrong("last-occurrences-alone", |string| by_place(string, str::rfind), ALL)
        .says("Lets T grow only where its first letter occurs last.")
        .refused([("a-great-letter", "1\n@aB\n", "1 to 200000 characters out of \"abcdefghijklmnopqrstuvwxyz\"")])
        .main()
}

const ALL: &str = "strings-of-up-to-7-letters-a-to-c";

/// The greatest number of strings, of letters in one, and in all.
const T: usize = 100_000;
const LONGEST: usize = 200_000;
const TOTAL: usize = 400_000;

fn by_play(string: &String) -> bool {
    let parts = |length: usize| (0..=string.len() - length).map(move |from| &string[from..from + length]);
    let moves = |part: &String| {
        if part.len() == string.len() {
            return vec![];
        }
        parts(part.len() + 1).filter(|next| next.starts_with(&part[..])).map(str::to_owned).unique().collect()
    };
    let shown = string.clone();
    let play = Play::normal(moves).board(move |part| board::numbers([("S", &shown), ("T", part)]));
    play.label(|_, part| format!("append {}", &part[part.len() - 1..])).value(&String::new())
}

fn random_strings(seed: u64, count: usize, lengths: std::ops::RangeInclusive<usize>, last: char) -> Vec<String> {
    let mut random = seeded(seed);
    let mut string = |_| {
        let length = random.random_range(lengths.clone());
        (0..length).map(|_| random.random_range('a'..=last)).collect()
    };
    (0..count).map(&mut string).collect()
}

/// The places where suffixes begin, in the order of the suffixes: by doubling the letters that are compared.
fn sorted_suffixes(letters: &[u8]) -> Vec<usize> {
    let n = letters.len();
    let mut ranks = letters.iter().map(|&letter| usize::from(letter)).collect_vec();
    let mut suffixes = (0..n).collect_vec();
    let mut compared = 1;
    loop {
        let key = |&suffix: &usize| (ranks[suffix], ranks.get(suffix + compared).map_or(0, |rank| rank + 1));
        suffixes.sort_unstable_by_key(key);
        let mut next = vec![0; n];
        for pair in suffixes.windows(2) {
            next[pair[1]] = next[pair[0]] + usize::from(key(&pair[0]) < key(&pair[1]));
        }
        if next[suffixes[n - 1]] == n - 1 || compared >= n {
            return suffixes;
        }
        (ranks, compared) = (next, 2 * compared);
    }
}

/// How many letters neighbouring suffixes have in common.
fn common_prefixes(letters: &[u8], suffixes: &[usize]) -> Vec<usize> {
    let mut places = vec![0; letters.len()];
    suffixes.iter().enumerate().for_each(|(place, &suffix)| places[suffix] = place);
    let mut common = vec![0; letters.len()];
    let mut length = 0_usize;
    for suffix in 0..letters.len() {
        let Some(before) = places[suffix].checked_sub(1).map(|place| suffixes[place]) else {
            length = 0;
            continue;
        };
        while letters.get(suffix + length).is_some_and(|letter| letters.get(before + length) == Some(letter)) {
            length += 1;
        }
        common[places[suffix]] = length;
        length = length.saturating_sub(1);
    }
    common
}

/// As if T could grow only where its first letter is found in this way: then nobody has a choice.
fn by_place(string: &str, find: fn(&str, char) -> Option<usize>) -> bool {
    let left = |letter: char| string.len() - find(string, letter).expect("it is a letter of the string");
    string.chars().unique().any(|letter| left(letter) % 2 == 1)
}

/// A suffix tree, without any automaton: the inner nodes are the stretches of sorted suffixes with a common beginning.
/// Within an edge nobody has a choice, so the parity of its letters decides.
fn by_suffix_tree(string: &String) -> bool {
    by_compressed(string, false)
}

fn by_compressed(string: &str, edges_are_moves: bool) -> bool {
    let letters = string.as_bytes();
    let suffixes = sorted_suffixes(letters);
    let common = common_prefixes(letters, &suffixes);
    // The open nodes on the path to the last suffix: their depths, and whether a move from them leads to a loss.
    let mut open: Vec<(usize, bool)> = vec![(0, false)];
    let close = |open: &mut Vec<(usize, bool)>, depth: usize| {
        while open[open.len() - 1].0 > depth {
            let (lower, is_won) = open.pop().expect("the root is never closed");
            if open[open.len() - 1].0 < depth {
                open.push((depth, false));
            }
            let upper = open.last_mut().expect("the root is there");
            // The first letter of the edge is the move. The others follow, and the players take turns.
            let others = if edges_are_moves { 0 } else { lower - upper.0 - 1 };
            upper.1 |= is_won == (others % 2 == 1);
        }
    };
    for (place, &suffix) in suffixes.iter().enumerate() {
        close(&mut open, common[place]);
        let length = letters.len() - suffix;
        // A suffix that begins the next one ends within an edge or in a node: it is a leaf only otherwise.
        if common.get(place + 1) != Some(&length) {
            open.push((length, false));
        }
    }
    close(&mut open, 0);
    open[0].1
}
