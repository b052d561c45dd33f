//! A match in which the loser begins the next game, by play.

use std::collections::{BTreeSet, HashMap};

use evidence::prelude::*;

fn main() -> ExitCode {
    let all_sets = "all-sets-of-3-words-of-3-letters";
    Problem::new("cf455b", Limits::known(1000, 256), oracle, small)
        .played("all sets of up to 3 words of up to 3 letters out of 2, 400 sets of up to 8 words, up to 5 games each")
        .beyond("for worst inputs, strategies in words, and a match put together of matches of half as many games")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("every-game-to-win", |input| by_ends(input, STUCK, |win, _, k| win && k % 2 == 1), all_sets)
                .says("Plays every game to win it, so that who can win begins every second game."),
            wrong("last-game-alone", |input| by_ends(input, STUCK, |win, _, _| win), all_sets)
                .says("Looks at one game alone, as if he who can win it could begin the last one."),
            wrong(
                "even-match-by-losing",
                |input| by_ends(input, STUCK, |win, lose, k| if k % 2 == 1 { win } else { lose }),
                all_sets,
            )
            .says("Decides an even match by whether the beginner can lose a game, also where he cannot win one."),
            wrong("who-is-stuck-cannot-lose", stuck_cannot_lose, all_sets)
                .says("Says of a whole word that its player cannot lose, as he has no move to lose by."),
        ])
        .refused([("a-great-letter", "2 1\nab\n@aB\n", "1 to 100000 characters out of \"abcdefghijklmnopqrstuvwxyz\"")])
        .main()
}

/// How many games are left with this one, and the word so far.
type Position = (u32, String);

fn oracle(input: &str) -> String {
    let (k, words) = read(input);
    let letters: BTreeSet<char> = words.iter().flat_map(|word| word.chars()).collect();
    let longer = |word: &str| {
        let longer = letters.iter().map(|letter| format!("{word}{letter}"));
        longer.filter(|next| words.iter().any(|word| word.starts_with(next.as_str()))).collect_vec()
    };
    let moves = |(games, word): &Position| match &longer(word)[..] {
        [] if *games > 1 => vec![(games - 1, String::new())],
        next => next.iter().map(|next| (*games, next.clone())).collect(),
    };
    // Whether the player to move wins the match. Who cannot append a letter begins the next game; so the turn stays.
    let wins = |(games, word): &Position, after: &[bool]| {
        if *games > 1 && longer(word).is_empty() { after[0] } else { after.contains(&false) }
    };
    let mut play = Play::new(moves, wins);
    word_of(play.value(&(k, String::new())))
}

fn word_of(first: bool) -> String {
    format!("{}\n", if first { "First" } else { "Second" })
}

fn read(input: &str) -> (u32, Vec<String>) {
    let mut tokens = Tokens::new(input);
    let (n, k) = (tokens.read(), tokens.read());
    (k, tokens.list(n))
}

fn file(k: u32, words: impl IntoIterator<Item = String>) -> String {
    let words = words.into_iter().collect_vec();
    format!("{} {k}\n{}\n", words.len(), words.iter().format("\n"))
}

fn small() -> Vec<Small> {
    let of_length = |length| (0..length).map(|_| 'a'..='b').multi_cartesian_product().map(String::from_iter);
    let words = (1..=3).flat_map(of_length).collect_vec();
    let sets = (1..=3).flat_map(|n| words.iter().cloned().combinations(n));
    let all = sets.flat_map(|words| (1..=4).map(move |k| file(k, words.clone())));
    let mut random = seeded(1);
    let more = (0..400).map(|_| {
        let n = random.random_range(1..=8);
        let word = |_| (0..random.random_range(1..=6)).map(|_| random.random_range('a'..='c')).collect::<String>();
        let words = (0..n).map(word).collect_vec();
        file(random.random_range(1..=5), words)
    });
    vec![
        Small::new("up-to-8-words-out-of-3-letters", more.collect_vec()),
        Small::new("all-sets-of-3-words-of-3-letters", all),
    ]
}

/// The greatest number of words and of letters, and of games.
const LETTERS: usize = 100_000;
const K: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    let word = "1 to 100000 characters out of \"abcdefghijklmnopqrstuvwxyz\"";
    vec![
        Bound::integer("n", 1, LETTERS, |n| format!("@{n} 1\n{}", repeated("a\n", n))),
        Bound::integer("k", 1, K, |k| format!("1 @{k}\nab\n")),
        Bound::saying("the length of a word", 1, LETTERS, word, |length| format!("1 1\n@{}\n", repeated("z", length))),
        Bound::total("the sum of lengths", 60_000, LETTERS, |length| {
            format!("2 1\n{}\n@{}\n", repeated("a", 60_000), repeated("b", length))
        }),
    ]
}

fn worst() -> Vec<Worst> {
    let random = |name, attacks, length: usize, letters: char| {
        Worst::new(name, attacks, Known::BySameIdea(by_halves), move || {
            let mut random = seeded(length as u64);
            let mut word = || (0..length).map(|_| random.random_range('a'..=letters)).collect::<String>();
            file(K, (0..LETTERS / length).map(|_| word()).collect_vec())
        })
    };
    vec![
        Worst::known("one-word", "recursion as deep as the word; nobody has a choice", || {
            // The second player makes the last move. So the beginner loses, and begins again.
            (file(K, [repeated("a", LETTERS)]), word_of(false))
        }),
        Worst::known("one-word-less-a-letter", "a game that the beginner wins, and an even number of them", || {
            (file(K, [repeated("a", LETTERS - 1)]), word_of(false))
        }),
        Worst::known("letters", "as many words as possible, all of them known", || {
            // The beginner wins every game, so the players begin in turn.
            (file(K - 1, (0..LETTERS).map(|index| char::from(b'a' + (index % 26) as u8).to_string())), word_of(true))
        }),
        Worst::known("as-he-likes", "a long word to lose with, and a short one to win with", || {
            // By a the beginner wins. By b he makes an even number of moves follow one another, so he loses.
            (file(K, ["a".to_owned(), repeated("b", LETTERS - 2)]), word_of(true))
        }),
        random("words-of-5-letters", "as many nodes as letters, with many children", 5, 'z'),
        random("words-of-10-letters", "many long branches", 10, 'b'),
    ]
}

/// Who is to move and cannot append a letter cannot win; and he does lose.
const STUCK: (bool, bool) = (false, true);

/// Whether who is to move can win, and can lose, with an empty word: by the words cut shorter and shorter.
fn ends(words: &[String], stuck: (bool, bool)) -> (bool, bool) {
    let mut level: HashMap<&str, (bool, bool)> = HashMap::new();
    for length in (0..=words.iter().map(String::len).max().unwrap_or(0)).rev() {
        let mut shorter: HashMap<&str, (bool, bool)> = HashMap::new();
        for (word, (win, lose)) in level {
            let (can_win, can_lose) = shorter.entry(&word[..length]).or_insert((false, false));
            *can_win |= !win;
            *can_lose |= !lose;
        }
        for word in words.iter().filter(|word| word.len() == length) {
            shorter.entry(word).or_insert(stuck);
        }
        level = shorter;
    }
    level[""]
}

/// It rests on the same two questions as the program: a match of so many games cannot be played out. But it has no
/// trie, and no rule for the match: what a game makes of who wins from the next one on is put together with itself, by
/// halves.
fn by_halves(input: &str) -> String {
    by_ends(input, STUCK, |win, lose, k| {
        // Whether a beginner wins who has games before it that is lost, or that is won, for him who begins it.
        let mut power = [win, lose];
        let mut wins = false;
        for bit in 0..u32::BITS {
            if k >> bit & 1 == 1 {
                wins = power[usize::from(wins)];
            }
            power = power.map(|after| power[usize::from(after)]);
        }
        wins
    })
}

fn by_ends(input: &str, stuck: (bool, bool), first: impl Fn(bool, bool, u32) -> bool) -> String {
    let (k, words) = read(input);
    let (win, lose) = ends(&words, stuck);
    word_of(first(win, lose, k))
}

fn stuck_cannot_lose(input: &str) -> String {
    by_ends(input, (false, false), |win, lose, k| win && (lose || k % 2 == 1))
}
