//! A chain of words, by play.

use std::collections::{HashMap, VecDeque};

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;

fn main() -> ExitCode {
    let word = format::word("the length of a word", 3, 8, LETTERS);
    let words = format::all([row([len("N", 1..=N)]), list("N", row([word]))]);
    Problem::one("abc209e", Limits::known(2000, 1024), words, || by_play, said)
        .small("random-dictionaries-of-4-to-12-words", random_dictionaries)
        .small("dictionaries-of-up-to-3-words-on-3-ends", || {
            // Words from one of three ends to another.
            let ends = ["aaa", "aab", "aBa"];
            let pairs = ends.into_iter().cartesian_product(ends).map(|(from, to)| format!("{from}{to}"));
            (1..=3).flat_map(|n| (0..n).map(|_| pairs.clone()).multi_cartesian_product()).collect()
        })
        .small("single-words-of-4-letters-a", || {
            let words = (0..4).map(|_| ["a", "A"]).multi_cartesian_product();
            words.map(|letters| vec![letters.concat()]).collect()
        })
        .beyond("for worst inputs, chains of words, and counts of what is not yet won, word by word")
        .known("chain", || {
            let chain = chain();
            let words = chain.windows(2).map(|ends| ends.concat()).collect_vec();
            // After the last word nobody can go on.
            let won = (0..ENDS - 1).map(|index| Some((ENDS - 2 - index) % 2 == 0)).collect_vec();
            // The first words once more, to fill the dictionary: nothing changes.
            let more = N - words.len();
            ([&words, &words[..more]].concat(), [&won, &won[..more]].concat())
        })
        .attacks("a game of 140 607 words through all ends, far apart from each other")
        .known("circle", || {
            let chain = chain();
            let words = (0..N).map(|place| chain[place % ENDS].clone() + &chain[(place + 1) % ENDS]);
            (words.collect(), vec![None; N])
        })
        .attacks("a dictionary that never ends")
        .worst("sparse", by_algorithm(by_words), || random_words(140_000))
        .attacks("all outcomes, and ends of one or two words")
        .worst("two-or-three-words-an-end", by_algorithm(by_words), || random_words(80_000))
        .attacks("longer games")
        .worst("few-ends", by_algorithm(by_words), || random_words(500))
        .attacks("many words for each end, and lists of hundreds of words before one")
        .wrong(
            "capitals-are-the-same-letters",
            |words| by_play(&words.iter().map(|word| word.to_lowercase()).collect()),
            "capital-letters",
        )
        .says("Takes capital letters for small ones; here they are different letters.")
        .smallest("1\nAAAa\n")
        .wrong("a-word-once", a_word_once, "random-dictionaries-of-4-to-12-words")
        .says("Lets nobody say a word a second time.")
        .wrong(
            "draw-taken-as-loss",
            |words| by_play(words).into_iter().map(|won| won.or(Some(true))).collect(),
            "random-dictionaries-of-4-to-12-words",
        )
        .says("Lets Takahashi win where the game goes on for ever; that is a draw.")
        .wrong(
            "takahashi-goes-on",
            |words| by_play(words).into_iter().map(|won| won.map(|won| !won)).collect(),
            "random-dictionaries-of-4-to-12-words",
        )
        .says("Gives the outcome for the player who says word i; the one after him is asked for.")
        .refused([(
            "a-digit",
            "1\n@abc1\n",
            "3 to 8 characters out of \"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ\"",
        )])
        .main()
}

/// The largest number of words, and of ends.
const N: usize = 200_000;
const ENDS: usize = 52 * 52 * 52;

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The words that may follow a word.
fn following<'a>(words: &'a [String], last: &str) -> Vec<&'a str> {
    let next = words.iter().filter(|word| word.starts_with(&last[last.len() - 3..]));
    next.map(String::as_str).collect()
}

/// For each word whether Takahashi wins if he says it, if anybody does.
fn by_play(words: &Vec<String>) -> Vec<Option<bool>> {
    // A position is the word said last; Aoki is to move.
    let starts = words.iter().map(String::as_str);
    let game = Loopy::new(|last: &&str| following(words, last), |_| None).board(|last| {
        let pairs = (0..words.len()).cartesian_product(0..words.len());
        let arcs = pairs.filter(|&(from, to)| words[to].starts_with(&words[from][words[from].len() - 3..]));
        let said = words.iter().position(|word| word == last).expect("it is one of the words");
        board::graph(words.len(), arcs).directed().labelled(words).token(said, "said last").board()
    });
    let outcomes = game.outcomes(starts);
    let won = |word: &String| match outcomes[word.as_str()] {
        Outcome::Win(_) => Some(false),
        Outcome::Loss(_) => Some(true),
        Outcome::Draw => None,
    };
    words.iter().map(won).collect()
}

fn said(won: &Vec<Option<bool>>) -> String {
    won.iter().map(|won| won.map_or("Draw", |won| if won { "Takahashi" } else { "Aoki" })).join("\n")
}

fn random_dictionaries() -> Vec<Vec<String>> {
    let mut random = seeded(1);
    let mut dictionary = |_| {
        let n = random.random_range(4..=12);
        let letters = random.random_range(2..=3);
        let mut word = |_| {
            let length = random.random_range(3..=5);
            (0..length).map(|_| b"abA"[random.random_range(0..letters)] as char).collect()
        };
        (0..n).map(&mut word).collect()
    };
    (0..900).map(&mut dictionary).collect()
}

/// The letters of an end by its number.
fn end(number: usize) -> String {
    let letters = [number / 52 / 52, number / 52 % 52, number % 52];
    letters.map(|letter| LETTERS.as_bytes()[letter] as char).iter().collect()
}

/// All ends in a fixed order that jumps about.
fn chain() -> Vec<String> {
    (0..ENDS).map(|place| end(place * 4801 % ENDS)).collect()
}

fn random_words(ends: usize) -> Vec<String> {
    let mut random = seeded(ends as u64);
    let mut word = |_| {
        let (from, to) = (random.random_range(0..ends), random.random_range(0..ends));
        end(from * 31 % ENDS) + "xy" + &end(to * 31 % ENDS)
    };
    (0..N).map(&mut word).collect()
}

/// The outcomes word by word: a queue of words whose winner is known, and for each word how many may follow that are
/// not known to win for the player who says them next.
fn by_words(words: &Vec<String>) -> Vec<Option<bool>> {
    let ends = |word: &String| (word[..3].to_owned(), word[word.len() - 3..].to_owned());
    let (mut starting, mut ending): (HashMap<_, Vec<_>>, HashMap<_, Vec<_>>) = Default::default();
    for (index, word) in words.iter().enumerate() {
        let (from, to) = ends(word);
        starting.entry(from).or_default().push(index);
        ending.entry(to).or_default().push(index);
    }
    // Whether the player who said the word wins. Saying it is good for him iff no good word follows, so what is counted
    // for each end are the words from there that are not bad yet.
    let mut good: Vec<Option<bool>> = vec![None; words.len()];
    let mut not_bad: HashMap<&String, usize> = starting.iter().map(|(end, words)| (end, words.len())).collect();
    let mut queue = VecDeque::new();
    for (index, word) in words.iter().enumerate() {
        if !starting.contains_key(&ends(word).1) {
            good[index] = Some(true);
            queue.push_back(index);
        }
    }
    while let Some(index) = queue.pop_front() {
        let (from, _) = ends(&words[index]);
        let settles = if good[index] == Some(true) {
            Some(false)
        } else {
            let left = not_bad.get_mut(&from).expect("the word begins there");
            *left -= 1;
            (*left == 0).then_some(true)
        };
        for &before in settles.iter().flat_map(|_| ending.get(&from)).flatten() {
            if good[before].is_none() {
                good[before] = settles;
                queue.push_back(before);
            }
        }
        if settles == Some(false) {
            // All words that lead there are known now.
            ending.remove(&from);
        }
    }
    good
}

fn a_word_once(words: &Vec<String>) -> Vec<Option<bool>> {
    let mut play = Play::normal(|&(last, said): &(usize, u32)| {
        let end = &words[last][words[last].len() - 3..];
        let next = (0..words.len()).filter(|&word| said >> word & 1 == 0 && words[word].starts_with(end));
        next.map(|word| (word, said | 1 << word)).collect()
    });
    (0..words.len()).map(|word| Some(!play.value(&(word, 1 << word)))).collect()
}
