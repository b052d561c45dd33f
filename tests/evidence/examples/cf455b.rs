//! A match in which the loser begins the next game, by play.

use std::collections::{BTreeSet, HashMap};

use evidence::prelude::*;

fn main() -> ExitCode {
    let words = format::all([
        row([len("n", 1..=LETTERS), int("k", 1..=K)]),
        list("n", row([format::word("the length of a word", 1, LETTERS, "abcdefghijklmnopqrstuvwxyz")])),
    ]);
    let words = words.such("words of at most 100000 letters in all", |(_, words): Match| {
        words.iter().map(String::len).sum::<usize>() <= LETTERS
    });
    let words = Format::one(words).trying("n", "the length of a word", 1).trying("the length of a word", "n", 1);
    Problem::one("cf455b", Limits::known(1000, 256), words, || by_play, ["First", "Second"])
        .small("random-sets-of-up-to-8-words-of-up-to-6-letters-for-up-to-5-games", random_sets)
        .small(ALL, || {
            let of_length = |length| (0..length).map(|_| 'a'..='b').multi_cartesian_product().map(String::from_iter);
            let words = (1..=3).flat_map(of_length).collect_vec();
            let sets = (1..=3).flat_map(|n| words.iter().cloned().combinations(n));
            sets.flat_map(|words| (1..=4).map(move |k| (k, words.clone()))).collect()
        })
        .beyond(
            "for worst inputs, strategies proved in a comment, and a match put together of matches of half as many \
             games",
        )
        // The second player makes the last move. So the beginner loses, and begins again.
        .known("one-word", || ((K, vec![repeated("a", LETTERS)]), false))
        .attacks("recursion as deep as the word; nobody has a choice")
        .known("one-word-less-a-letter", || ((K, vec![repeated("a", LETTERS - 1)]), false))
        .attacks("a game that the beginner wins, and an even number of them")
        // The beginner wins every game, so the players begin in turn.
        .known("letters", || {
            let letters = (0..LETTERS).map(|index| char::from(b'a' + (index % 26) as u8).to_string());
            ((K - 1, letters.collect()), true)
        })
        .attacks("as many words as possible, all of them known")
        // By a the beginner wins. By b he makes an even number of moves follow one another, so he loses.
        .known("as-he-likes", || ((K, vec!["a".to_owned(), repeated("b", LETTERS - 2)]), true))
        .attacks("a long word to lose with, and a short one to win with")
        .worst("words-of-5-letters", by_same_idea(by_halves), || random_words(5, 'z'))
        .attacks("as many nodes as letters, with many children")
        .worst("words-of-10-letters", by_same_idea(by_halves), || random_words(10, 'b'))
        .attacks("many long branches")
        .limit(|| {
            Bound::total("the sum of lengths", 60_000, LETTERS, |length| {
                format!("2 1\n{}\n@{}\n", repeated("a", 60_000), repeated("b", length))
            })
        })
        .wrong("every-game-to-win", |game| by_ends(game, STUCK, |win, _, k| win && k % 2 == 1), ALL)
        .says("Plays every game to win it, so that the player who can win begins every second game.")
        .wrong("last-game-alone", |game| by_ends(game, STUCK, |win, _, _| win), ALL)
        .says("Looks at one game alone, as if the player who can win it could begin the last one.")
        .wrong(
            "even-match-by-losing",
            |game| by_ends(game, STUCK, |win, lose, k| if k % 2 == 1 { win } else { lose }),
            ALL,
        )
        .says("Decides an even match by whether the beginner can lose a game, also where he cannot win one.")
        .wrong(
            "stuck-players-cannot-lose",
            |game| by_ends(game, (false, false), |win, lose, k| win && (lose || k % 2 == 1)),
            ALL,
        )
        .says("Believes that a player who faces a whole word cannot lose on purpose, as he has no move to lose by.")
        .refused([("a-great-letter", "2 1\nab\n@aB\n", "1 to 100000 characters out of \"abcdefghijklmnopqrstuvwxyz\"")])
        .main()
}

const ALL: &str = "sets-of-up-to-3-words-of-up-to-3-letters-a-and-b-for-up-to-4-games";

/// The largest number of words and of letters, and of games.
const LETTERS: usize = 100_000;
const K: u32 = 1_000_000_000;

/// The number of games, and the words.
type Match = (u32, Vec<String>);

/// How many games are left with this one, and the word so far.
type Position = (u32, String);

/// A player who cannot append a letter has lost the game, and begins the next one: he writes its first letter.
fn by_play((k, words): &Match) -> bool {
    let begun = words.iter().flat_map(|word| (0..=word.len()).map(|length| word[..length].to_owned()));
    let begun = begun.collect::<BTreeSet<String>>().into_iter().collect_vec();
    let longer = |word: &str| {
        begun.iter().filter(|next| next.len() == word.len() + 1 && next.starts_with(word)).cloned().collect_vec()
    };
    let moves = |(games, word): &Position| match &longer(word)[..] {
        [] if *games > 1 => longer("").into_iter().map(|word| (games - 1, word)).collect(),
        next => next.iter().map(|next| (*games, next.clone())).collect(),
    };
    let place = |word: &str| begun.iter().position(|other| other == word).expect("it is begun");
    let edges = begun[1..].iter().map(|word| (place(&word[..word.len() - 1]), place(word))).collect_vec();
    let play = Play::normal(moves).board(|(games, word)| {
        let tree = board::graph(begun.len(), edges.iter().copied()).rooted(0).labelled(&begun);
        tree.token(place(word), "the word").board().and(board::numbers([("games left", games)]))
    });
    let mut play = play.label(|(before, _), (games, word)| match before == games {
        true => word.clone(),
        false => format!("{word}, in the next game"),
    });
    play.value(&(*k, String::new()))
}

fn random_sets() -> Vec<Match> {
    let mut random = seeded(1);
    let mut set = |_| {
        let n = random.random_range(1..=8);
        let word = |_| (0..random.random_range(1..=6)).map(|_| random.random_range('a'..='c')).collect();
        let words = (0..n).map(word).collect();
        (random.random_range(1..=5), words)
    };
    (0..400).map(&mut set).collect()
}

/// As many words of this length as there may be.
fn random_words(length: usize, last: char) -> Match {
    let mut random = seeded(length as u64);
    let mut word = |_| (0..length).map(|_| random.random_range('a'..=last)).collect();
    (K, (0..LETTERS / length).map(&mut word).collect())
}

/// A player to move who cannot append a letter cannot win; and he does lose.
const STUCK: (bool, bool) = (false, true);

/// Whether the player to move can win, and can lose, with an empty word: by the words cut shorter and shorter.
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
fn by_halves(game: &Match) -> bool {
    by_ends(game, STUCK, |win, lose, k| {
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

fn by_ends((k, words): &Match, stuck: (bool, bool), first: fn(bool, bool, u32) -> bool) -> bool {
    let (win, lose) = ends(words, stuck);
    first(win, lose, *k)
}
