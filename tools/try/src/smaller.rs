//! Makes a failing input smaller without knowing its format: what the program of the collection accepts is an input.

use std::collections::{BTreeSet, HashSet};
use std::hash::{BuildHasher, RandomState};
use std::time::{Duration, Instant};

use crate::problem::Oracle;

/// An input as lines of tokens.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Text(Vec<Vec<String>>);

impl Text {
    fn new(text: &str) -> Self {
        Self(text.lines().map(|line| line.split_whitespace().map(str::to_owned).collect()).collect())
    }

    fn text(&self) -> String {
        self.0.iter().map(|line| line.join(" ") + "\n").collect()
    }

    /// The places of all tokens.
    fn places(&self) -> Vec<(usize, usize)> {
        let line = |(row, line): (usize, &Vec<String>)| (0..line.len()).map(move |column| (row, column)).collect();
        self.0.iter().enumerate().flat_map(|at| -> Vec<(usize, usize)> { line(at) }).collect()
    }

    fn number(&self, (row, column): (usize, usize)) -> Option<i64> {
        self.0[row][column].parse().ok()
    }

    fn set(&mut self, (row, column): (usize, usize), number: i64) {
        self.0[row][column] = number.to_string();
    }

    /// First the number of tokens, then how long they are and how great: what is smaller.
    fn size(&self) -> (usize, usize, u128) {
        let tokens = self.places();
        let letters = tokens.iter().map(|&(row, column)| self.0[row][column].len()).sum();
        let sum = tokens.iter().filter_map(|&place| self.number(place)).map(|n| u128::from(n.unsigned_abs())).sum();
        (tokens.len(), letters, sum)
    }

    /// Smaller texts, those first that are smaller by much.
    fn candidates(&self) -> impl Iterator<Item = Self> + '_ {
        // In boxes, as one type of all of them would take rustc a tenth of its time for this crate.
        let kinds: [Box<dyn Iterator<Item = Self> + '_>; 8] = [
            Box::new(self.without_lines()),
            Box::new(self.without_tokens()),
            Box::new(self.without_letters()),
            Box::new(self.without_two_letters()),
            Box::new(self.without_a_name()),
            Box::new(self.with_a_lower_number()),
            Box::new(self.with_two_lower_numbers()),
            Box::new(self.with_lower_letters()),
        ];
        kinds.into_iter().flatten()
    }

    /// The places of all numbers from 1 on.
    fn numbers(&self) -> Vec<(usize, usize)> {
        self.places().into_iter().filter(|&place| self.number(place).is_some_and(|n| n >= 1)).collect()
    }

    /// The places of numbers that may count what follows: they stand near the beginning of the input or of a line.
    fn counts(&self) -> Vec<(usize, usize)> {
        self.numbers().into_iter().filter(|&(row, column)| row < 3 || column < 2).take(60).collect()
    }

    /// This text, and it with one of these numbers less by so much.
    fn counted(self, counts: Vec<((usize, usize), i64)>) -> impl Iterator<Item = Self> {
        let text = self.clone();
        let fewer = counts.into_iter().filter_map(move |(count, by)| {
            let number = text.number(count)? - by;
            let mut next = text.clone();
            (number >= 0).then(|| next.set(count, number))?;
            Some(next)
        });
        std::iter::once(self).chain(fewer)
    }

    /// Lines left out, and a count less by their number, by 1, or by a part of them.
    fn without_lines(&self) -> impl Iterator<Item = Self> + '_ {
        let counts = self.counts();
        parts_of_lines(self.0.len()).flat_map(move |(row, length)| {
            let mut shorter = self.clone();
            shorter.0.drain(row..row + length);
            let mut by = vec![length as i64, 1, length as i64 / 2, length as i64 / 3];
            by.dedup();
            by.retain(|&by| by > 0);
            let before = counts.iter().filter(|count| count.0 < row);
            shorter.counted(before.flat_map(|&count| by.iter().map(move |&by| (count, by))).collect())
        })
    }

    /// A part of a line's tokens left out, and a count of the line's tokens, or of what stands behind it in its line,
    /// less by their number.
    fn without_tokens(&self) -> impl Iterator<Item = Self> + '_ {
        let counts = self.counts();
        let all = (0..self.0.len()).flat_map(|row| parts(self.0[row].len()).map(move |part| (row, part)));
        all.flat_map(move |(row, (column, length))| {
            let mut shorter = self.clone();
            shorter.0[row].drain(column..column + length);
            let tokens = self.0[row].len();
            let counts_them = |count: &&(usize, usize)| {
                let number = self.number(**count).and_then(|number| usize::try_from(number).ok());
                let before = count.0 < row || count.0 == row && count.1 < column;
                before && number.is_some_and(|number| number == tokens || number + count.1 + 1 == tokens)
            };
            shorter.counted(counts.iter().filter(counts_them).map(|&count| (count, length as i64)).collect())
        })
    }

    /// The letters of a token that is no number; none where it is one.
    fn word(&self, (row, column): (usize, usize)) -> Vec<char> {
        let token = self.0.get(row).and_then(|line| line.get(column));
        token.filter(|token| token.parse::<i64>().is_err()).map_or(vec![], |token| token.chars().collect())
    }

    /// The places of all words.
    fn words(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.places().into_iter().filter(|&place| !self.word(place).is_empty())
    }

    /// The text without these letters of a word.
    fn without(mut self, (row, column): (usize, usize), letters: impl Fn(usize) -> bool) -> Self {
        let word = self.word((row, column)).into_iter().enumerate();
        self.0[row][column] = word.filter(|&(index, _)| !letters(index)).map(|(_, letter)| letter).collect();
        self
    }

    /// Counts up to a word, less by so much; only those of its letters where it is more than 1.
    fn counts_of_letters(&self, place: (usize, usize), by: usize) -> Vec<((usize, usize), i64)> {
        let letters = self.word(place).len() as i64;
        let is_one = |count: &(usize, usize)| count < &place && (by == 1 || self.number(*count) == Some(letters));
        self.counts().into_iter().filter(is_one).map(|count| (count, by as i64)).collect()
    }

    /// A part of a word left out, or of all words of the same length from a line on, which are a board; and a count
    /// less by it.
    fn without_letters(&self) -> impl Iterator<Item = Self> + '_ {
        self.words().flat_map(move |(row, column)| {
            let length = self.word((row, column)).len();
            let is_like_it = |row: usize| self.word((row, column)).len() == length;
            let end = (row..).find(|&row| !is_like_it(row)).unwrap_or(row);
            let is_board = end > row + 1 && (row == 0 || !is_like_it(row - 1));
            let blocks = [Some(row + 1), is_board.then_some(end)].into_iter().flatten();
            let all = blocks.flat_map(move |end| parts(length).map(move |part| (end, part)));
            all.flat_map(move |(end, (from, letters))| {
                let rows = row..end;
                let drop =
                    |text: Self, row| text.without((row, column), |index| (from..from + letters).contains(&index));
                let shorter = rows.fold(self.clone(), drop);
                shorter.counted(self.counts_of_letters((row, column), letters))
            })
        })
    }

    /// Two letters left out, wherever they stand, and a count less by them, where the letters are few.
    fn without_two_letters(&self) -> impl Iterator<Item = Self> + '_ {
        let letters = self.words().flat_map(|place| (0..self.word(place).len()).map(move |index| (place, index)));
        let letters: Vec<((usize, usize), usize)> = letters.collect();
        pairs(letters).flat_map(move |((place, index), (other, second))| {
            let by = if place == other { 2 } else { 1 };
            // From the back, so that the first keeps its place.
            let shorter = self.clone().without(other, |index| index == second).without(place, |other| other == index);
            let is_empty = shorter.0.iter().flatten().any(String::is_empty);
            let found = (!is_empty).then(|| shorter.counted(self.counts_of_letters(place, by)));
            found.into_iter().flatten()
        })
    }

    /// Every number above some number less by one: a vertex has no name any more.
    fn without_a_name(&self) -> impl Iterator<Item = Self> + '_ {
        let greatest = self.numbers().into_iter().filter_map(|place| self.number(place)).max().unwrap_or(0);
        (1..greatest.min(40)).map(|name| {
            let mut next = self.clone();
            for place in self.places() {
                if let Some(number) = self.number(place).filter(|&number| number > name) {
                    next.set(place, number - 1);
                }
            }
            next
        })
    }

    /// A lower number.
    fn with_a_lower_number(&self) -> impl Iterator<Item = Self> + '_ {
        self.numbers().into_iter().flat_map(move |place| {
            let number = self.number(place).unwrap_or(0);
            let mut lower = vec![0, 1, 2, number / 2, number - 1];
            lower.retain(|&less| less < number);
            lower.dedup();
            lower.into_iter().map(move |less| {
                let mut next = self.clone();
                next.set(place, less);
                next
            })
        })
    }

    /// Two numbers less by the same, where the numbers are few.
    fn with_two_lower_numbers(&self) -> impl Iterator<Item = Self> + '_ {
        pairs(self.numbers()).flat_map(move |(one, other)| {
            let numbers = [one, other].map(|place| self.number(place).unwrap_or(0));
            let least = numbers.into_iter().min().unwrap_or(0);
            let mut by = vec![least, least / 2, 2, 1];
            by.retain(|&by| (1..=least).contains(&by));
            by.dedup();
            by.into_iter().map(move |by| {
                let mut next = self.clone();
                next.set(one, numbers[0] - by);
                next.set(other, numbers[1] - by);
                next
            })
        })
    }

    /// A letter of the words that comes before another, in its place: everywhere, or in one place.
    fn with_lower_letters(&self) -> impl Iterator<Item = Self> + '_ {
        let words: Vec<(usize, usize)> = self.words().collect();
        let letters: BTreeSet<char> = words.iter().flat_map(|&place| self.word(place)).collect();
        let letters: Vec<char> = letters.into_iter().collect();
        let of_words = words.clone();
        let everywhere = pairs(letters.clone()).map(move |(lower, letter)| {
            let mut next = self.clone();
            for &(row, column) in &of_words {
                next.0[row][column] = next.0[row][column].replace(letter, &lower.to_string());
            }
            next
        });
        let places = words.into_iter().flat_map(|place| (0..self.word(place).len()).map(move |index| (place, index)));
        let somewhere = places.flat_map(move |((row, column), index)| {
            let word = self.word((row, column));
            let lower: Vec<char> = letters.iter().copied().filter(|&letter| letter < word[index]).collect();
            lower.into_iter().map(move |lower| {
                let mut word = word.clone();
                word[index] = lower;
                let mut next = self.clone();
                next.0[row][column] = word.into_iter().collect();
                next
            })
        });
        everywhere.chain(somewhere)
    }
}

/// Half of a number, a quarter, and so on, down to 1.
fn halves(all: usize) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(all / 2), |length| Some(length / 2)).take_while(|&length| length > 0)
}

/// Parts of so many things, each by its beginning and its length: halves, quarters, and so on.
fn parts(all: usize) -> impl Iterator<Item = (usize, usize)> {
    halves(all).flat_map(move |length| (0..=all - length).step_by(length).map(move |from| (from, length)))
}

/// Parts of so many lines. There may be up to two lines before a list of things that have a line each, or two.
fn parts_of_lines(all: usize) -> impl Iterator<Item = (usize, usize)> {
    let even = halves(all).flat_map(|length| [Some(length), (length % 2 == 1 && length > 1).then(|| length - 1)]);
    even.flatten().flat_map(move |length| {
        let froms = (0..length.min(3)).flat_map(move |head| (head..=all - length).step_by(length));
        froms.map(move |from| (from, length))
    })
}

/// All pairs of a few things, in their order; of many there are too many.
fn pairs<T: Clone>(things: Vec<T>) -> impl Iterator<Item = (T, T)> {
    let things = if things.len() <= 30 { things } else { vec![] };
    let pairs = (0..things.len()).flat_map(|first| (first + 1..things.len()).map(move |second| (first, second)));
    pairs.collect::<Vec<_>>().into_iter().map(move |(first, second)| (things[first].clone(), things[second].clone()))
}

/// How large an input is: first the number of tokens, then how long they are and how great.
pub fn size(input: &str) -> (usize, usize, u128) {
    Text::new(input).size()
}

/// How inputs are laid out in lines, as far as some of them show it: programs that read by lines want it kept.
pub struct Layout {
    /// For each line: the number of tokens, where it is always the same, and whether the last number of the line
    /// before always counts them.
    lines: Vec<(Option<usize>, bool)>,
}

impl Layout {
    /// The layout of these inputs.
    pub fn new<'a>(inputs: impl Iterator<Item = &'a str>) -> Self {
        let texts: Vec<Text> = inputs.map(Text::new).collect();
        let line = |row: usize| {
            let having: Vec<&Text> = texts.iter().filter(|text| text.0.len() > row).collect();
            let tokens = |text: &&Text| text.0[row].len();
            // A single input shows nothing.
            let first = having.first().filter(|_| having.len() > 1).map(tokens);
            let same = first.filter(|first| having.iter().all(|text| tokens(text) == *first));
            let is_counted = row > 0 && first.is_some() && having.iter().all(|text| text.counts_next(row - 1));
            (same, is_counted)
        };
        let most = texts.iter().map(|text| text.0.len()).max().unwrap_or(0);
        Self { lines: (0..most).map(line).collect() }
    }

    /// Whether an input is laid out like those.
    pub fn fits_text(&self, input: &str) -> bool {
        let text = Text::new(input);
        let known = text.0.iter().zip(&self.lines).enumerate();
        known.into_iter().all(|(row, (line, (same, is_counted)))| {
            same.is_none_or(|same| line.len() == same) && (!is_counted || text.counts_next(row - 1))
        })
    }
}

impl Text {
    /// Whether the last number of a line is the number of tokens of the next.
    fn counts_next(&self, row: usize) -> bool {
        let number = self.0[row].last().and_then(|token| token.parse().ok());
        number == Some(self.0[row + 1].len())
    }
}

/// What came of making an input smaller.
pub struct Smaller {
    /// The input.
    pub input: String,
    /// How many candidates were tried.
    pub tried: usize,
    /// Whether the time ended it.
    pub out_of_time: bool,
}

/// The smallest input found in so much time that has the same layout and still fails. `fails` says whether an input is
/// accepted and fails.
pub fn smaller(input: &str, layout: &Layout, time: Duration, fails: &dyn Fn(&str) -> bool) -> Smaller {
    let each = |best: &str, is_next: IsNext| Text::new(best).candidates().any(|text| is_next(&text.text()));
    search(&Text::new(input).text(), time, &each, &|candidate| layout.fits_text(candidate), fails)
}

/// The smallest input of this form found in so much time that still fails: without some tests, items, vertices and
/// letters, and with less numbers.
pub fn smaller_by(oracle: &Oracle, input: &str, time: Duration, fails: &dyn Fn(&str) -> bool) -> Smaller {
    let each = |best: &str, is_next: IsNext| oracle.smaller(best, is_next);
    // What it is asked for has the form.
    search(input, time, &each, &|_| true, fails)
}

/// Says whether the search goes on from this candidate.
type IsNext<'a> = &'a mut dyn FnMut(&str) -> bool;

/// The smallest input found in so much time that fits and fails. `each` asks for the candidates of an input, one after
/// the other, until one is the next.
fn search(
    input: &str,
    time: Duration,
    each: &dyn Fn(&str, IsNext) -> bool,
    fits: &dyn Fn(&str) -> bool,
    fails: &dyn Fn(&str) -> bool,
) -> Smaller {
    let end = Instant::now() + time;
    let mut found = Smaller { input: input.to_owned(), tried: 0, out_of_time: false };
    // Large inputs are not kept: their hashes say which were seen.
    let (mut seen, hasher) = (HashSet::new(), RandomState::new());
    loop {
        let best = found.input.clone();
        // Of the same size is smaller what comes first by its letters.
        let least = (size(&best), &best[..]);
        let is_found = each(&best, &mut |candidate| {
            // Of a large input there are many, and maybe none of them fits.
            found.out_of_time = found.out_of_time || Instant::now() >= end;
            if found.out_of_time {
                return true;
            }
            let is_new = (size(candidate), candidate) < least && seen.insert(hasher.hash_one(candidate));
            let is_tried = is_new && fits(candidate);
            found.tried += usize::from(is_tried);
            let is_next = is_tried && fails(candidate);
            if is_next {
                found.input = candidate.to_owned();
            }
            is_next
        });
        if !is_found || found.out_of_time {
            return found;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Accepts a number of lists, each behind its length, and fails if one holds a 7 and then a 3.
    fn fails(text: &str) -> bool {
        let mut tokens = text.split_whitespace().map(|token| token.parse::<usize>().ok());
        let mut read = || tokens.next().flatten();
        let mut found = false;
        let Some(lists) = read() else { return false };
        for _ in 0..lists {
            let Some(length) = read().filter(|&length| length <= 100) else { return false };
            let list: Option<Vec<usize>> = (0..length).map(|_| read()).collect();
            let Some(list) = list else { return false };
            let seven = list.iter().position(|&number| number == 7);
            found |= seven.is_some_and(|seven| list[seven..].contains(&3));
        }
        tokens.next().is_none() && found
    }

    #[test]
    fn lists_become_as_short_as_they_can() {
        let text = "4\n3\n1 2 3\n5\n9 7 4 3 8\n2\n7 7\n6\n1 1 1 1 1 1\n";
        assert!(fails(text));
        let layout = Layout::new(["1\n2\n7 8\n", "2\n3\n1 2 3\n1\n5\n"].into_iter());
        let found = smaller(text, &layout, Duration::from_secs(20), &fails);
        assert_eq!(found.input, "1\n2\n7 3\n");
        assert!(!found.out_of_time);
    }

    #[test]
    fn tests_of_two_lines_go_together() {
        /// Accepts a number of lists, each behind a line with its length, and fails if there are three lists or more.
        fn fails(text: &str) -> bool {
            let lines: Vec<&str> = text.lines().collect();
            let Some((lists, lines)) = lines.split_first() else { return false };
            let is_list = |list: &[&str]| list.len() == 2 && list[0] == list[1].split_whitespace().count().to_string();
            let is_whole = *lists == lines.chunks(2).len().to_string() && lines.chunks(2).all(is_list);
            is_whole && lines.len() >= 6
        }
        let text = "500\n".to_owned() + &"2\n5 6\n".repeat(500);
        let found = smaller(&text, &Layout::new([].into_iter()), Duration::from_secs(20), &fails);
        assert_eq!(found.input, "3\n1\n0\n1\n0\n1\n0\n");
        assert!(found.tried < 1000, "{}", found.tried);
    }

    /// Accepts a board behind its numbers of rows and columns, all rows with as many `a` as `b`, and fails if a row has
    /// two equal letters in neighbouring columns.
    fn fails_as_a_board(text: &str) -> bool {
        let lines: Vec<&str> = text.lines().collect();
        let Some((head, rows)) = lines.split_first() else { return false };
        let is_even = |row: &&str| row.matches('a').count() == row.matches('b').count();
        let columns = rows.first().map_or(0, |row| row.len());
        *head == format!("{} {columns}", rows.len())
            && rows.iter().all(|row| row.len() == columns && is_even(row))
            && rows.iter().any(|row| row.contains("aa") || row.contains("bb"))
    }

    #[test]
    fn words_lose_letters_together() {
        let text = "3 8\nabababab\nbaababba\nabababab\n";
        assert!(fails_as_a_board(text));
        let found = smaller(text, &Layout::new([].into_iter()), Duration::from_secs(20), &fails_as_a_board);
        assert_eq!(found.input, "1 4\nabba\n");
    }

    #[test]
    fn letters_become_lower() {
        let fails = |text: &str| text.trim().chars().all(|letter| "abc".contains(letter)) && text.contains('b');
        let found = smaller("cabcbc\n", &Layout::new([].into_iter()), Duration::from_secs(20), &fails);
        assert_eq!(found.input, "b\n");
    }

    #[test]
    fn large_inputs_become_smaller_by_their_structure() {
        use crate::problem::{Game, Own, Problem};
        use kit::format::{Format, all, int, len, list, row};

        let lists = all([row([len("n", 1..=100)]), row([list("n", int("a", 0..=9))])]);
        let format = Format::tests("t", 1..=1000, lists);
        // Each test has 52 tokens; one of them fails.
        let text =
            format!("300\n{}51\n{}7 4 3 1\n", format!("51\n{}2\n", "1 ".repeat(50)).repeat(299), "2 ".repeat(47));
        let answer = Box::new(|_: &str| Err("nobody asks".to_owned()));
        let problem = Problem::own(Own { answer, check: None, format: Some(format), small: vec![] });
        let Game::Oracle(oracle) = &problem.game else { panic!("a problem of one's own has an oracle") };
        let found = smaller_by(oracle, &text, Duration::from_secs(60), &fails);
        assert_eq!(found.input, "1\n2\n7 3\n");
        assert!(!found.out_of_time && found.tried < 200, "{}", found.tried);
    }

    #[test]
    fn time_ends_the_search() {
        let found = smaller("1\n2\n7 3\n", &Layout::new([].into_iter()), Duration::ZERO, &|_| true);
        assert!(found.out_of_time && found.tried == 0);
    }

    #[test]
    fn time_ends_the_search_where_no_candidate_fits() {
        // Two lines at least, of a token each.
        let layout = Layout { lines: vec![(Some(1), false), (Some(2000), false)] };
        let text = "7\n".to_owned() + &"12345 ".repeat(2000) + "\n";
        let since = Instant::now();
        let found = smaller(&text, &layout, Duration::from_millis(100), &|_| false);
        assert!(found.out_of_time && since.elapsed() < Duration::from_secs(5), "{:?}", since.elapsed());
    }
}
