//! # P13119 \[GCJ 2019 #3\] Zillionim — 10¹⁰ adjacent coins out of 10¹², against a random player
//!
//! - Judge: <https://www.luogu.com.cn/problem/P13119>
//! - 中文: 长排取连续硬币，对手随机（交互题）
//! - Family: [dialogues](super#dialogues); easier [abc278g](super::abc278g)
//! - Theorem: [a sum of runs](grundy::games::sg) with values that are constant on intervals
//! - Finder: dialogues › answers › with 10¹² coins
//! - Course: 17: an octal game in the large, against chance
//!
//! ## Rule
//! 10¹² coins lie in a row, numbered from 1. In turn a player removes L = 10¹⁰ coins with consecutive numbers, all of
//! which still lie there. A player who cannot do so loses. The judge moves first, and takes each move that there is
//! with the same chance. The program plays T games, T ≤ 500, and has to win at least W of them, W < T.
//!
//! ## Claim
//! A run of n adjacent coins has the value
//!
//! ```text
//! g(n) = mex { g(a) XOR g(b) : a, b ≥ 0, a + b = n − L },    g(n) = 0 for n < L
//! ```
//!
//! Up to 10¹² this is constant on each of 324 intervals, and at most 40. Whenever the XOR of the values of all runs is
//! not 0, the program moves to runs with the XOR 0; from then on it wins this game, whatever the judge does. Otherwise
//! it takes coins from the beginning of the shortest run that has L.
//!
//! ## Why
//! The runs are a sum of games ([`grundy::games::sg`]): no move touches two of them, and one in a run of n coins leaves
//! runs of a and b coins. So from the XOR 0 every move of the judge leads to another XOR, the program leads back to 0,
//! and it is the judge who cannot move.
//!
//! Hence a game is lost only if every single move of the judge leaves the XOR 0. That is possible: the first move of
//! all does so if it leaves two equal halves. But the judge does not look for it. By the intervals, his first two moves
//! both do so with a chance below 0.0043. Let each side have made k moves, and let all of the judge's have left the XOR
//! 0. Only the judge has split runs, so there are at most k + 1, with (100 − 2k) L coins, and he has at least (99 − 3k)
//! L moves. Those that leave the XOR 0 all make one certain value of their run. For the intervals it can be computed
//! how many such moves there are at most in runs of so many coins. For k = 2, …, 10 these are less than 0.54, 0.63,
//! 0.72, 0.77, 0.8, 0.83, 0.89, 0.89 and 0.96 of all his moves. The product of these with 0.0043 is less than 1/2400.
//!
//! So a game is lost with a chance below 1/2400, and two of 500 games with a chance below 1/40: there are 124750 pairs
//! of games, and 124750 < 2400²/40.
//!
//! ## How
//! Let the values be known below n, on intervals, and s = n − L. The values on two intervals, from c to d and from e to
//! f, are options of n iff c + e ≤ s ≤ d + f. So the set of options, and with it g, does not change before s comes to
//! the next sum c + e of two beginnings, or passes the next sum d + f of two ends. For each first interval, those that
//! can stand beside it follow one another. Nothing is said beyond s = n − 1, as the values from n on are not known yet.
//!
//! ## Cost
//! O(K S log K) once, O(R K log K) per move, O(K) memory; S sums, R runs, K = 324.

use std::ops::Range;

use grundy::games::sg::winning_values;
use grundy::io::{self, Between, In};
use proconio::input;

/// The coins of the row, and those that a move takes.
const COINS: u64 = 1_000_000_000_000;
const L: u64 = 10_000_000_000;

fn main() {
    io::interact(|input, out| {
        let values = Values::new();
        input! { from input, games: In<1, 500>, _wins: with Between(1, games) }
        for _ in 0..games {
            let mut row = Row::new();
            loop {
                let place = input.place();
                input! { from input, first: with Between(-3, (COINS - L + 1) as i64) }
                if let -3 | -2 = first {
                    break;
                }
                let taken = u64::try_from(first - 1).is_ok_and(|start| row.take(start));
                if !taken || row.runs.is_empty() {
                    place.refuse("the first of 10000000000 coins that lie there, -2 or -3");
                }
                let start = values.winning_move(&row).unwrap_or_else(|| row.quiet_move());
                row.take(start);
                writeln!(out, "{}", start + 1);
            }
        }
    });
}

/// The runs in which a move is left, of coins that count from 0.
struct Row {
    runs: Vec<Range<u64>>,
}

impl Row {
    fn new() -> Self {
        let runs = std::iter::once(0..COINS).collect();
        Self { runs }
    }

    /// Takes L coins from `start` on, if all of them lie there.
    fn take(&mut self, start: u64) -> bool {
        let holds = |run: &Range<u64>| run.start <= start && start + L <= run.end;
        let Some(index) = self.runs.iter().position(holds) else { return false };
        let run = self.runs.swap_remove(index);
        let rest = [run.start..start, start + L..run.end];
        self.runs.extend(rest.into_iter().filter(|run| length(run) >= L));
        true
    }

    /// The beginning of the shortest run.
    fn quiet_move(&self) -> u64 {
        let shortest = self.runs.iter().min_by_key(|run| length(run));
        shortest.expect("the game goes on").start
    }
}

fn length(run: &Range<u64>) -> u64 {
    run.end - run.start
}

/// The values of all runs. Interval i goes from `starts[i]` to `starts[i + 1] - 1`, the last one to [`COINS`].
struct Values {
    starts: Vec<u64>,
    values: Vec<u32>,
}

impl Values {
    fn new() -> Self {
        let mut known = Self { starts: vec![0], values: vec![0] };
        let mut n = L;
        while n <= COINS {
            let (value, next) = known.value_of_rest(n - L);
            if known.values.last() != Some(&value) {
                known.starts.push(n);
                known.values.push(value);
            }
            n = L + next;
        }
        known
    }

    /// The interval of a length.
    fn interval(&self, length: u64) -> usize {
        self.starts.partition_point(|&start| start <= length) - 1
    }

    /// The last length of an interval.
    fn end(&self, interval: usize) -> u64 {
        self.starts.get(interval + 1).map_or(COINS, |next| next - 1)
    }

    /// The intervals that can stand beside this one, if `rest` coins are left.
    fn partners(&self, interval: usize, rest: u64) -> Range<usize> {
        let least = rest.saturating_sub(self.end(interval));
        self.interval(least)..self.interval(rest - self.starts[interval]) + 1
    }

    /// The value of a run of which a move leaves `rest` coins, and the next greater rest where it may change. All
    /// lengths below `rest` + L are known.
    fn value_of_rest(&self, rest: u64) -> (u32, u64) {
        let (mut options, mut next) = (0_u64, rest + L);
        for (first, &start) in self.starts.iter().enumerate().take_while(|&(_, &start)| start <= rest) {
            let partners = self.partners(first, rest);
            for second in partners.clone() {
                options |= 1 << (self.values[first] ^ self.values[second]);
            }
            next = next.min(self.end(first) + self.end(partners.start) + 1);
            if let Some(other) = self.starts.get(partners.end) {
                next = next.min(start + other);
            }
        }
        (options.trailing_ones(), next)
    }

    /// Where the L coins begin that leave runs with the XOR 0, if there are such.
    fn winning_move(&self, row: &Row) -> Option<u64> {
        let of_runs: Vec<u32> = row.runs.iter().map(|run| self.values[self.interval(length(run))]).collect();
        let mut wanted = row.runs.iter().zip(winning_values(&of_runs));
        wanted.find_map(|(run, wanted)| self.split(length(run) - L, wanted).map(|before| run.start + before))
    }

    /// How many of `rest` coins stand before a move that makes this value, if there is one.
    fn split(&self, rest: u64, wanted: u32) -> Option<u64> {
        (0..=self.interval(rest)).find_map(|first| {
            let mut partners = self.partners(first, rest);
            let second = partners.find(|&second| self.values[first] ^ self.values[second] == wanted)?;
            Some(self.starts[first].max(rest.saturating_sub(self.end(second))))
        })
    }
}
