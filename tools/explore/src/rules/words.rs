//! The words of a text, in English or in Chinese, and what each stands for.

use std::sync::OnceLock;

use crate::rules::letters::{folded, is_han};
use crate::rules::names::{self, Name};
use crate::rules::phrases::{self, CHINESE, CHINESE_LINKS, ENDINGS, ENGLISH, UNITS};

/// A token of the grammar, and the place and the words that it stands for.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    /// The place of the first letter, from 1 on.
    pub place: usize,
    /// What was written.
    pub said: String,
    /// The token.
    pub meant: String,
    /// The game, where it is the last of those that the name of one stands for.
    pub game: Option<&'static Name>,
}

/// What is said, what it means, and whether it is the name of a game.
struct Phrase {
    said: Vec<char>,
    meant: Vec<String>,
    game: Option<&'static Name>,
}

/// The tokens of a text, in which no game is named.
///
/// # Complexity
/// O(length · phrases).
pub(crate) fn plain_words(text: &str) -> Vec<Word> {
    lexed(text, plain())
}

/// The tokens of a text, in which games may be named; `is_rule` tells of a name whether it is a rule as it stands, and
/// is read as one.
///
/// # Complexity
/// O(length · (phrases + names)).
pub(crate) fn words(text: &str, is_rule: fn(&str) -> bool) -> Vec<Word> {
    let letters = folded(text);
    let is_there = |said: &[char]| (0..letters.len()).any(|place| length(&letters[place..], said).is_some());
    let tokens = |rule: &str| plain_words(rule).into_iter().map(|word| word.meant).collect();
    // Few names are in a text: only what these mean is read.
    let named = names::in_rules().map(|(said, name)| (folded(&said), name)).filter(|(said, _)| is_there(said));
    let named = named.filter(|(said, _)| !is_rule(&said.iter().collect::<String>()));
    let named =
        named.map(|(said, name)| Phrase { said, meant: name.rule.map(tokens).unwrap_or_default(), game: Some(name) });
    lexed(text, &named.chain(plain_phrases()).collect::<Vec<_>>())
}

/// All phrases that are no names.
fn plain() -> &'static [Phrase] {
    static PLAIN: OnceLock<Vec<Phrase>> = OnceLock::new();
    PLAIN.get_or_init(|| plain_phrases().collect())
}

fn plain_phrases() -> impl Iterator<Item = Phrase> {
    let rows = [ENGLISH, CHINESE, CHINESE_LINKS].into_iter().flatten().copied();
    let rows = rows.map(|(said, meant)| (said, meant.split(' ').map(str::to_owned).collect::<Vec<String>>()));
    let numbers = phrases::NUMBERS.iter().zip(1..).map(|(said, number)| (*said, vec![number.to_string()]));
    rows.chain(numbers).map(|(said, mut meant)| {
        meant.retain(|token| !token.is_empty());
        Phrase { said: folded(said), meant, game: None }
    })
}

/// Whether a word goes on with this letter.
fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() && !is_han(letter)
}

fn lexed(text: &str, phrases: &[Phrase]) -> Vec<Word> {
    let (written, letters): (Vec<char>, Vec<char>) = (text.chars().collect(), folded(text));
    let slice = |from: usize, to: usize| written[from..to].iter().collect::<String>();
    let mut words: Vec<Word> = vec![];
    let mut place = 0;
    while place < letters.len() {
        let letter = letters[place];
        if letter.is_whitespace() {
            place += 1;
            continue;
        }
        let one = |length: usize, meant: String| {
            let said = slice(place, place + length);
            Word { place: place + 1, said: said.trim_end().to_owned(), meant, game: None }
        };
        // A game is named where a clause may begin.
        let may_name = words.last().is_none_or(|word| [";", ",", "misere", "normal"].contains(&&word.meant[..]));
        if let Some((length, meant, game)) = longest(&letters[place..], phrases, may_name) {
            let last = meant.len();
            let of = |(i, meant): (usize, &String)| Word {
                game: game.filter(|_| i + 1 == last),
                ..one(length, meant.clone())
            };
            words.extend(meant.iter().enumerate().map(of));
            // What is left are heaps, not stones.
            let leaves = matches!(&words[..], [.., leave, count] if leave.meant == "leave" && is_number(count));
            if leaves && meant.is_empty() && UNITS.contains(&&slice(place, place + length).trim().to_lowercase()[..]) {
                words.push(one(length, "stones".to_owned()));
            }
            place += length;
            // Behind a name that leaves its rule open, this follows.
            let is_open = game.is_some() && meant.is_empty();
            let sign = letters[place..].iter().position(|letter| !letter.is_whitespace());
            place += sign.filter(|&at| is_open && ",:".contains(letters[place + at])).map_or(0, |at| at + 1);
        } else if ";,:(){}".contains(letter) {
            words.push(one(1, letter.to_string()));
            place += 1;
        } else if is_stop(&letters, place) {
            // Sentences are clauses; behind the last one nothing is missing.
            if letters[place..].iter().any(|&letter| !letter.is_whitespace() && letter != '.') {
                words.push(one(1, ";".to_owned()));
            }
            place += 1;
        } else if let Some((length, number)) = chinese_number(&letters[place..]) {
            words.push(one(length, number.to_string()));
            place += length;
        } else {
            let starts_other = |at: usize| {
                let next = letters[at];
                next.is_whitespace()
                    || ";,:(){}".contains(next)
                    || is_stop(&letters, at)
                    || is_han(next) != is_han(letter)
                    || is_han(next) && longest(&letters[at..], phrases, false).is_some()
            };
            let end = (place + 1..letters.len()).find(|&at| starts_other(at)).unwrap_or(letters.len());
            words.push(one(end - place, letters[place..end].iter().collect()));
            place = end;
        }
    }
    joined(words)
}

/// Whether a full stop is here, and no point of a code or of a range.
fn is_stop(letters: &[char], place: usize) -> bool {
    let next = letters.get(place + 1);
    letters[place] == '.'
        && (place == 0 || letters[place - 1] != '.')
        && next.is_none_or(|&next| next.is_whitespace() || next == ')' || is_han(next))
}

fn is_number(word: &Word) -> bool {
    word.meant.bytes().all(|digit| digit.is_ascii_digit())
}

/// Numbers with `to`, a dash or points between them are one range.
fn joined(words: Vec<Word>) -> Vec<Word> {
    let mut joined: Vec<Word> = vec![];
    for word in words {
        if let [.., from, between] = &joined[..]
            && is_number(from)
            && is_number(&word)
            && ["to", "-", ".."].contains(&&between.meant[..])
        {
            let whole = Word {
                place: from.place,
                said: format!("{} {} {}", from.said, between.said, word.said),
                meant: format!("{}..{}", from.meant, word.meant),
                game: None,
            };
            joined.truncate(joined.len() - 2);
            joined.push(whole);
        } else if ["two-heaps", "one-heap"].contains(&&word.meant[..])
            && joined.iter().any(|before| !["misere", "normal", ";", ",", ":"].contains(&&before.meant[..]))
        {
            // It is no rule of two heaps if it does not begin so.
            let count = if word.meant == "two-heaps" { "2" } else { "1" };
            joined.extend([count, "heaps"].map(|meant| Word { meant: meant.to_owned(), ..word.clone() }));
        } else {
            joined.push(word);
        }
    }
    joined
}

/// The longest phrase, which may name a game or not, or ending, at the beginning of these letters: its length, its
/// tokens, and its game.
fn longest(
    letters: &[char],
    phrases: &[Phrase],
    may_name: bool,
) -> Option<(usize, Vec<String>, Option<&'static Name>)> {
    let known = phrases.iter().filter(|phrase| may_name || phrase.game.is_none());
    let fits = known.filter_map(|phrase| Some((length(letters, &phrase.said)?, phrase)));
    let phrase = fits.max_by_key(|&(length, phrase)| (length, phrase.game.is_some()));
    let phrase = phrase.map(|(length, phrase)| (length, phrase.meant.clone(), phrase.game));
    match ending(letters) {
        Some((length, token)) if phrase.as_ref().is_none_or(|of| of.0 < length) => {
            Some((length, vec![token.to_owned()], None))
        }
        _ => phrase,
    }
}

/// The length of a phrase at the beginning of these letters. A blank stands for blanks or a hyphen, `and` also for `&`;
/// `'s` may be left out or be added at the end.
pub(crate) fn length(letters: &[char], phrase: &[char]) -> Option<usize> {
    let (mut at, mut next) = (0, 0);
    while next < phrase.len() {
        let blanks = letters[at..].iter().take_while(|letter| letter.is_whitespace()).count();
        match phrase[next] {
            ' ' if letters.get(at) == Some(&'-') => at += 1,
            ' ' if blanks > 0 => at += blanks,
            // Between Chinese and other letters a blank may stand or not.
            ' ' if is_han(phrase[next - 1]) || phrase.get(next + 1).is_some_and(|&after| is_han(after)) => {}
            '\'' if phrase.get(next + 1) == Some(&'s') && letters.get(at) != Some(&'\'') => {
                at += usize::from(letters.get(at) == Some(&'s'));
                next += 1;
            }
            'a' if letters.get(at) == Some(&'&') && phrase[next..].starts_with(&['a', 'n', 'd']) => {
                at += 1;
                next += 2;
            }
            letter => {
                at += if is_han(letter) && next > 0 { blanks } else { 0 };
                if letters.get(at) != Some(&letter) {
                    return None;
                }
                at += 1;
            }
        }
        next += 1;
    }
    if letters[at..].starts_with(&['\'', 's']) {
        at += 2;
    }
    let is_whole = !is_of_word(phrase[phrase.len() - 1]) || letters.get(at).is_none_or(|&letter| !is_of_word(letter));
    is_whole.then_some(at)
}

/// How it is said at the beginning of these letters who wins, if it is.
fn ending(letters: &[char]) -> Option<(usize, &'static str)> {
    let found = ENDINGS.iter().filter_map(|(parts, is_of_mover)| {
        let (length, text) = parts_at(letters, parts, 0)?;
        // Of one who takes stones, it must be all or the last.
        let is_end = !is_han(letters[0]) || !is_of_mover || text.contains(['后', '完', '光']);
        is_end.then(|| (length, if phrases::wins(&text) == *is_of_mover { "normal" } else { "misere" }))
    });
    found.max_by_key(|&(length, _)| length)
}

/// The length of the parts at a place, one of the words of each, and these words. The depth is that of the parts.
fn parts_at(letters: &[char], parts: &[&[&str]], at: usize) -> Option<(usize, String)> {
    let Some((words, rest)) = parts.split_first() else { return Some((at, String::new())) };
    let found = words.iter().filter_map(|word| {
        let end = if word.is_empty() { at } else { at + length_of_part(&letters[at..], word)? };
        let (end, text) = parts_at(letters, rest, end)?;
        Some((end, format!("{word}{text}")))
    });
    found.max_by_key(|&(end, _)| end)
}

fn length_of_part(letters: &[char], word: &str) -> Option<usize> {
    let mut at = 0;
    for letter in word.chars() {
        let blanks = letters[at..].iter().take_while(|letter| letter.is_whitespace()).count();
        match letter {
            ' ' if blanks > 0 => at += blanks,
            ' ' => return None,
            _ => {
                at += if is_han(letter) { blanks } else { 0 };
                at += (letters.get(at) == Some(&letter)).then_some(1)?;
            }
        }
    }
    let is_whole = word.ends_with([' ']) || is_han(word.chars().last()?);
    (is_whole || letters.get(at).is_none_or(|&letter| !is_of_word(letter))).then_some(at)
}

/// A Chinese number below 100 at the beginning of these letters, and its length.
fn chinese_number(letters: &[char]) -> Option<(usize, usize)> {
    const DIGITS: &str = "一二三四五六七八九";
    let digit = |letter: Option<&char>| match letter {
        Some('两') => Some(2),
        letter => DIGITS.chars().position(|digit| Some(&digit) == letter).map(|index| index + 1),
    };
    let first = digit(letters.first());
    let ten = usize::from(first.is_some());
    if letters.get(ten) != Some(&'十') {
        return Some((1, first?));
    }
    let last = digit(letters.get(ten + 1));
    Some((ten + 1 + usize::from(last.is_some()), 10 * first.unwrap_or(1) + last.unwrap_or(0)))
}
