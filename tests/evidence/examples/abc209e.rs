//! A chain of words, by play.

use std::collections::{HashMap, VecDeque};

use evidence::play::{Outcome, outcomes};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("abc209e", Limits::known(2000, 1024), oracle, small)
        .played("all dictionaries of up to 3 words on 3 ends, and 900 of up to 12 words")
        .beyond("for worst inputs, chains of words, and counts of what is not yet won, word by word")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("capitals-are-the-same-letters", |input| oracle(&input.to_lowercase()), "capital-letters")
                .says("Takes capital letters for small ones; here they are different letters.")
                .smallest("1\nAAAa\n"),
            wrong("a-word-once", a_word_once, "dictionaries-up-to-12-words")
                .says("Lets nobody say a word a second time."),
            wrong(
                "draw-taken-as-loss",
                |input| oracle(input).replace("Draw", "Takahashi"),
                "dictionaries-up-to-12-words",
            )
            .says("Lets Takahashi win where the game goes on for ever; that is a draw."),
            wrong("takahashi-goes-on", takahashi_goes_on, "dictionaries-up-to-12-words")
                .says("Gives the outcome for who says word i, instead of the one after him, the other name."),
        ])
        .refused([(
            "a-digit",
            "1\n@abc1\n",
            "3 to 8 characters out of \"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ\"",
        )])
        .main()
}

fn words(input: &str) -> Vec<String> {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    tokens.list(n)
}

/// The words that may follow a word.
fn following<'a>(words: &'a [String], last: &str) -> Vec<&'a str> {
    let next = words.iter().filter(|word| word.starts_with(&last[last.len() - 3..]));
    next.map(String::as_str).collect()
}

fn said(outcome_for_aoki: Outcome) -> &'static str {
    match outcome_for_aoki {
        Outcome::Win(_) => "Aoki\n",
        Outcome::Loss(_) => "Takahashi\n",
        Outcome::Draw => "Draw\n",
    }
}

fn oracle(input: &str) -> String {
    let words = words(input);
    // A position is the word said last.
    let starts = words.iter().map(String::as_str);
    let outcomes = outcomes(starts, |last| following(&words, last), |_| None);
    words.iter().map(|word| said(outcomes[word.as_str()])).collect()
}

fn file(words: &[String]) -> String {
    format!("{}\n{}\n", words.len(), words.iter().format("\n"))
}

fn small() -> Vec<Small> {
    // Words from one of three ends to another: by their ends alone, or through a letter between.
    let ends = ["aaa", "aab", "aBa"];
    let pairs = ends.into_iter().cartesian_product(ends).map(|(from, to)| format!("{from}{to}"));
    let pairs = pairs.collect_vec();
    let all = (1..=3).flat_map(|n| (0..n).map(|_| pairs.clone()).multi_cartesian_product());
    let mut random = seeded(1);
    let larger = (0..900).map(|_| {
        let n = random.random_range(4..=12);
        let letters = random.random_range(2..=3);
        let mut word = |_| {
            let length = random.random_range(3..=5);
            (0..length).map(|_| b"abA"[random.random_range(0..letters)] as char).collect::<String>()
        };
        file(&(0..n).map(&mut word).collect_vec())
    });
    let larger = larger.collect_vec();
    vec![
        Small::new("dictionaries-up-to-12-words", larger),
        Small::new("all-dictionaries-of-3-words", all.map(|words| file(&words))),
    ]
}

/// The greatest number of words, and of ends.
const N: usize = 200_000;
const ENDS: usize = 52 * 52 * 52;

/// The letters of an end by its number.
fn end(number: usize) -> String {
    const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let letters = [number / 52 / 52, number / 52 % 52, number % 52];
    letters.map(|letter| LETTERS[letter] as char).iter().collect()
}

fn bounds() -> Vec<Bound> {
    let expected = r#"3 to 8 characters out of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ""#;
    vec![
        Bound::integer("N", 1, N, |n| format!("@{n}\n{}", repeated("abcde\n", n))),
        Bound::saying("the length of a word", 3, 8, expected, |length| {
            format!("2\nabc\n@{}\n", &"abcdefghi"[..length as usize])
        }),
    ]
}

fn worst() -> Vec<Worst> {
    // Words through all ends in a fixed order that jumps about.
    let chain = || (0..ENDS).map(|place| end(place * 4801 % ENDS)).collect_vec();
    let random_words = |ends: usize| {
        move || {
            let mut random = seeded(ends as u64);
            let mut word = |_| {
                let (from, to) = (random.random_range(0..ends), random.random_range(0..ends));
                end(from * 31 % ENDS) + "xy" + &end(to * 31 % ENDS)
            };
            file(&(0..N).map(&mut word).collect_vec())
        }
    };
    vec![
        Worst::known("chain", "a game of 140 607 words through all ends, far apart from each other", move || {
            (
                {
                    let chain = chain();
                    let words = chain.windows(2).map(|ends| ends.concat());
                    // The first words once more, to fill the dictionary: nothing changes.
                    let words = words.collect_vec();
                    file(&[words.clone(), words[..N - words.len()].to_vec()].concat())
                },
                {
                    // After the last word nobody can go on.
                    let winner = |index: usize| {
                        if (ENDS - 2 - index) % 2 == 0 { "Takahashi\n" } else { "Aoki\n" }
                    };
                    (0..ENDS - 1).chain(0..N - (ENDS - 1)).map(winner).collect()
                },
            )
        }),
        Worst::known("circle", "a dictionary that never ends", move || {
            (
                {
                    let chain = chain();
                    let words = (0..N).map(|place| chain[place % ENDS].clone() + &chain[(place + 1) % ENDS]);
                    file(&words.collect_vec())
                },
                "Draw\n".repeat(N),
            )
        }),
        Worst::new(
            "sparse",
            "all outcomes, and ends of one or two words",
            Known::ByAlgorithm(by_words),
            random_words(140_000),
        ),
        Worst::new("two-or-three-words-an-end", "longer games", Known::ByAlgorithm(by_words), random_words(80_000)),
        Worst::new(
            "few-ends",
            "many words for each end, and lists of hundreds of words before one",
            Known::ByAlgorithm(by_words),
            random_words(500),
        ),
    ]
}

/// The outcomes word by word: a queue of words whose winner is known, and for each word how many may follow that are
/// not known to win for who says them next.
fn by_words(input: &str) -> String {
    let words = words(input);
    let ends = |word: &String| (word[..3].to_owned(), word[word.len() - 3..].to_owned());
    let (mut starting, mut ending): (HashMap<_, Vec<_>>, HashMap<_, Vec<_>>) = Default::default();
    for (index, word) in words.iter().enumerate() {
        let (from, to) = ends(word);
        starting.entry(from).or_default().push(index);
        ending.entry(to).or_default().push(index);
    }
    // Whether who said the word wins. To say it is good for him iff no good word follows, so what is counted for each
    // end are the words from there that are not bad yet.
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
    let line = |good: Option<bool>| match good {
        Some(true) => "Takahashi\n",
        Some(false) => "Aoki\n",
        None => "Draw\n",
    };
    good.into_iter().map(line).collect()
}

fn a_word_once(input: &str) -> String {
    let words = words(input);
    let mut play = Play::normal(|&(last, said): &(usize, u32)| {
        let next = (0..words.len())
            .filter(|&word| said >> word & 1 == 0 && words[word].starts_with(&words[last][words[last].len() - 3..]));
        next.map(|word| (word, said | 1 << word)).collect()
    });
    let mut line = |word: usize| {
        if play.value(&(word, 1 << word)) { "Aoki\n" } else { "Takahashi\n" }
    };
    (0..words.len()).map(&mut line).collect()
}

fn takahashi_goes_on(input: &str) -> String {
    let words = words(input);
    let starts = words.iter().map(String::as_str);
    let outcomes = outcomes(starts, |last| following(&words, last), |_| None);
    let line = |word: &String| match outcomes[word.as_str()] {
        Outcome::Win(_) => "Takahashi\n",
        Outcome::Loss(_) => "Aoki\n",
        Outcome::Draw => "Draw\n",
    };
    words.iter().map(line).collect()
}
