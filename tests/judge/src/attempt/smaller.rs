//! Makes a failing input smaller without knowing its format: what the program of the collection accepts is an input.

use std::collections::HashSet;
use std::time::{Duration, Instant};

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

    /// Smaller texts, those first that are smaller by much. A number may count what is left out.
    fn candidates(&self) -> impl Iterator<Item = Self> + '_ {
        let numbers: Vec<(usize, usize)> =
            self.places().into_iter().filter(|&place| self.number(place).is_some_and(|n| n >= 1)).collect();
        // Counts stand near the beginning of the input or of a line.
        let counts: Vec<(usize, usize)> =
            numbers.iter().copied().filter(|&(row, column)| row < 3 || column < 2).take(60).collect();
        let lines = self.0.len();
        let lengths =
            || std::iter::successors(Some(lines / 2), |length| Some(length / 2)).take_while(|&length| length > 0);
        // Lines, and a count less by their number, by 1, or by half of them.
        let of_lines =
            lengths().flat_map(move |length| (0..=lines - length).step_by(length).map(move |row| (row, length)));
        let counted = counts.clone();
        let without_lines = of_lines.flat_map(move |(row, length)| {
            let mut shorter = self.clone();
            shorter.0.drain(row..row + length);
            let fewer = counted.clone().into_iter().filter(move |count| count.0 < row);
            let fewer = fewer.flat_map(move |count| {
                let mut by = vec![length as i64, 1, length as i64 / 2, length as i64 / 3];
                by.dedup();
                by.into_iter().filter(|&by| by > 0).map(move |by| (count, by))
            });
            let lowered = shorter.clone();
            std::iter::once(shorter).chain(fewer.filter_map(move |(count, by)| {
                let number = self.number(count)? - by;
                let mut next = lowered.clone();
                (number >= 0).then(|| next.set(count, number))?;
                Some(next)
            }))
        });
        // A part of a line's tokens, and a count less by their number.
        let counted = counts.clone();
        let of_tokens = (0..lines).flat_map(move |row| {
            let tokens = self.0[row].len();
            let lengths = std::iter::successors(Some(tokens / 2), |length| Some(length / 2)).take_while(|&l| l > 0);
            lengths
                .flat_map(move |length| (0..=tokens - length).step_by(length).map(move |column| (row, column, length)))
        });
        let without_tokens = of_tokens.flat_map(move |(row, column, length)| {
            let mut shorter = self.clone();
            shorter.0[row].drain(column..column + length);
            let tokens = self.0[row].len();
            // A count of the line's tokens, or of what stands behind it in its line.
            let counts_them = move |count: &(usize, usize)| {
                let number = self.number(*count).and_then(|number| usize::try_from(number).ok());
                let before = count.0 < row || count.0 == row && count.1 < column;
                before && number.is_some_and(|number| number == tokens || number + count.1 + 1 == tokens)
            };
            let fewer = counted.clone().into_iter().filter(counts_them);
            let lowered = shorter.clone();
            std::iter::once(shorter).chain(fewer.filter_map(move |count| {
                let number = self.number(count)? - length as i64;
                let mut next = lowered.clone();
                (number >= 0).then(|| next.set(count, number))?;
                Some(next)
            }))
        });
        // A letter of a word, alone or with a count less by one.
        let counted = counts.clone();
        let words = self.places().into_iter().filter(|&place| self.number(place).is_none());
        let words = words.filter(|&(row, column)| self.0[row][column].chars().count() > 1);
        let without_letters = words.flat_map(move |(row, column)| {
            let word: Vec<char> = self.0[row][column].chars().collect();
            let counted = counted.clone();
            (0..word.len()).flat_map(move |letter| {
                let mut shorter = self.clone();
                shorter.0[row][column] =
                    word.iter().enumerate().filter(|&(i, _)| i != letter).map(|(_, c)| *c).collect();
                let lowered = shorter.clone();
                let fewer = counted.clone().into_iter().filter(move |count| count.0 <= row);
                std::iter::once(shorter).chain(fewer.filter_map(move |count| {
                    let number = self.number(count)? - 1;
                    let mut next = lowered.clone();
                    (number >= 0).then(|| next.set(count, number))?;
                    Some(next)
                }))
            })
        });
        // The last vertex of a tree: every number above some number is less by one.
        let greatest = numbers.iter().filter_map(|&place| self.number(place)).max().unwrap_or(0);
        let names = (1..greatest.min(40)).map(move |name| {
            let mut next = self.clone();
            for place in self.places() {
                if let Some(number) = self.number(place).filter(|&number| number > name) {
                    next.set(place, number - 1);
                }
            }
            next
        });
        // Smaller numbers.
        let lower = numbers.into_iter().flat_map(move |place| {
            let number = self.number(place).unwrap_or(0);
            let mut lower = vec![0, 1, 2, number / 2, number - 1];
            lower.retain(|&less| less < number);
            lower.dedup();
            lower.into_iter().map(move |less| {
                let mut next = self.clone();
                next.set(place, less);
                next
            })
        });
        without_lines.chain(without_tokens).chain(without_letters).chain(names).chain(lower)
    }
}

/// How large an input is: first the number of tokens, then how long they are and how great.
pub fn size(input: &str) -> (usize, usize, u128) {
    Text::new(input).size()
}

/// How inputs are laid out in lines, as far as some of them show it: programs that read by lines want it kept.
pub struct Layout {
    /// For the first lines: the number of tokens, where it is always the same, and whether the last number of the line
    /// before always counts them.
    lines: Vec<(Option<usize>, bool)>,
}

impl Layout {
    /// So many lines are looked at.
    const LINES: usize = 12;

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
        Self { lines: (0..Self::LINES).map(line).collect() }
    }

    /// Whether an input is laid out like those.
    fn fits(&self, text: &Text) -> bool {
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
pub fn smaller(input: &str, layout: &Layout, time: Duration, mut fails: impl FnMut(&str) -> bool) -> Smaller {
    let end = Instant::now() + time;
    let mut best = Text::new(input);
    let mut seen = HashSet::new();
    let mut tried = 0;
    loop {
        let size = best.size();
        let mut out_of_time = false;
        let next = best.candidates().find(|candidate| {
            if out_of_time || candidate.size() >= size || !layout.fits(candidate) || !seen.insert(candidate.clone()) {
                return out_of_time;
            }
            out_of_time = Instant::now() >= end;
            if !out_of_time {
                tried += 1;
            }
            out_of_time || fails(&candidate.text())
        });
        match next {
            Some(smaller) if !out_of_time => best = smaller,
            _ => return Smaller { input: best.text(), tried, out_of_time },
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
        let found = smaller(text, &layout, Duration::from_secs(20), fails);
        assert_eq!(found.input, "1\n2\n7 3\n");
        assert!(!found.out_of_time);
    }

    #[test]
    fn time_ends_the_search() {
        let found = smaller("1\n2\n7 3\n", &Layout::new([].into_iter()), Duration::ZERO, |_| true);
        assert!(found.out_of_time && found.tried == 0);
    }
}
