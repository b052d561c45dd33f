//! Hexadecimal games: a move takes some stones of a heap and leaves up to three heaps. What their values prove of all
//! heaps: a period, or an arithmetic one, of which each is greater than the one before by the same saltus.
//!
//! A digit dₖ is a sum of 1, 2, 4 and 8, as a move that takes k stones may leave no heap, one, two or three, none of
//! them empty. Let a move take at most t stones, let p > 0, s ≥ 0 and q ≥ 1, and let the values up to M have
//! g(n + p) = g(n) + s for every n ≥ q with n + p ≤ M, where M ≥ 3q + 3p + t.
//!
//! # Periods
//! Theorem. If s = 0, then g(n + p) = g(n) for every n ≥ q.
//!
//! Why. By induction on n with n + p > M, as for two heaps at [`Octal::period`](grundy::games::Octal::period): of up to
//! three heaps that a move leaves of n + p, the largest has more than q + p stones, so p less of it are worth the same;
//! of those that it leaves of n, the largest has more than q, so p more are.
//!
//! # Arithmetic periods
//! Let s > 0, and let u be the largest power of 2 that divides s. Write a value as ux + l with l < u: its *high part*
//! is x, and its *low part* is l. A heap is *late* if it has at least q stones. Of a late heap, p stones more leave the
//! low part and add s / u to the high part. XOR works on both parts apart. The XOR of numbers is at most their sum, and
//! even where that is.
//!
//! A way to reach a value from a heap is a move and what it leaves, as heaps a, b, c, some of which may be empty; an
//! empty heap has the value 0 and is not late. A way in which the high parts of b and c are equal is
//!
//! - *moving* if a is late: with p stones more in the heap and in a, it reaches a value that is s greater;
//! - *steady* if b and c are late: with 2p stones more in the heap, p in b and p in c, it reaches the same value;
//! - *free* if it is both.
//!
//! Theorem. If both of the following hold, then g(n + p) = g(n) + s for every n ≥ q.
//!
//! - Not reached. Let M − p < n ≤ M, and let a move leave of n heaps a, b, c, where a is late, and b and c have fewer
//!   than q + p stones. Let D be the sum of the high parts of late heaps, plus the XOR of those of the others, less the
//!   high part of g(n). Then the XOR of the low parts is not that of g(n), or D is below 0, or D is odd; or D is not 0,
//!   no other heap than a is late, and the XOR of the high parts of the others is 0.
//! - Reached. Let M − 2p < n ≤ M. There is a number m with m + 2s ≤ g(n) such that steady ways reach from n all values
//!   below m, free ways those from m to m + 2s − 1, and moving ways those from m + 2s to g(n) − 1.
//!
//! Why. Let f be the values that the law gives: those of the table, and f(n + p) = f(n) + s. By induction, let n > M,
//! and let the values below n be those of f. The mex of what is reached from n is f(n):
//!
//! - f(n) is not reached. If a move reached it, the XOR of the low parts would be that of f(n), and D would be even and
//!   not below 0. If only one heap were late and the high parts of the others had the XOR 0, D would be 0. All this
//!   stays so if p stones go from one late heap to another, or if n and one late heap lose p stones each, as long as
//!   late heaps stay late. Do the first from all late heaps but the largest, while they have q + p stones or more, and
//!   then the second with the largest, until n ≤ M. It stays late, as n − t − 2(q + p − 1) ≥ q where n > M − p. So
//!   there would be such a move from a heap n with M − p < n ≤ M, but there is none.
//! - A value v < f(n) is reached. Let n = n′ + 2pj with M − 2p < n′ ≤ M, and take m from n′. If v < m, add jp stones
//!   to the b and c of a steady way to v from n′. Else let i ≤ j be as large as v − 2si ≥ m allows. If i < j, then
//!   v − 2si < m + 2s: from a free way to it add 2pi stones to a, and p(j − i) to b and to c. If i = j, then
//!   v − 2si < f(n′): from a moving way to it, or a free one, add 2pi stones to a.
//!
//! # Source
//! Such theorems, with other conditions: Austin, Impartial and partizan games (thesis, Calgary 1976); Howse and
//! Nowakowski, Periodicity and arithmetic-periodicity in hexadecimal games (2004); Siegel, Combinatorial Game Theory,
//! chapter IV. Values: Berlekamp, Conway and Guy, Winning Ways, chapter 4. Finite octal games have no arithmetic period
//! (Austin).

use crate::laws::law::{Conclusion, Form, Ground, Law, Sequence, Standing};
use crate::laws::search;
use crate::tables::splits::Splits;

/// The table of a hexadecimal game.
pub(crate) struct Hexadecimal {
    digits: Vec<u8>,
    values: Vec<usize>,
    /// By value, the last heap with a move to it. All values so far are below the length, a power of two.
    reached_from: Vec<usize>,
}

impl Hexadecimal {
    /// The table of the game with the digits d₀, d₁, d₂, …, up to the empty heap. No move leaves one heap and takes
    /// nothing.
    pub(crate) fn new(digits: &[u8]) -> Self {
        Self { digits: digits.to_vec(), values: vec![0], reached_from: vec![0] }
    }
}

impl Splits for Hexadecimal {
    fn values(&self) -> Vec<usize> {
        self.values.clone()
    }

    fn bytes(&self) -> usize {
        8 * (self.values.capacity() + self.reached_from.capacity())
    }

    fn extend(&mut self) -> usize {
        let Self { digits, values, reached_from } = self;
        let heap = values.len();
        let mut looked_at = digits.len();
        let mut reach = |value: usize| reached_from[value] = heap;
        for (taken, digit) in digits.iter().enumerate().take(heap + 1) {
            let rest = heap - taken;
            let may_leave = |heaps: usize| digit >> heaps & 1 == 1;
            if may_leave(0) && rest == 0 {
                reach(0);
            }
            if may_leave(1) && rest > 0 {
                reach(values[rest]);
            }
            // Two heaps, or three of which the least is `a`.
            let two = (0..1).filter(|_| may_leave(2)).map(|_| (0, 1));
            for (a, least) in two.chain((1..=rest / 3).filter(|_| may_leave(3)).map(|a| (a, a))) {
                let both = rest - a;
                let parts = values.get(least..=both / 2).unwrap_or_default();
                for (b, c) in parts.iter().zip(values[..(both + 1).saturating_sub(least)].iter().rev()) {
                    reach(values[a] ^ b ^ c);
                }
                looked_at += parts.len();
            }
        }
        let value = reached_from.iter().position(|&from| from != heap).unwrap_or(reached_from.len());
        if value == reached_from.len() {
            reached_from.resize(2 * value, 0);
        }
        values.push(value);
        looked_at
    }
}

/// The law that these values of the game with these digits prove of all heaps, if they prove one.
pub(crate) fn proven(digits: &[u8], values: &[usize]) -> Option<Conclusion> {
    let (period, start, saltus) = shows(digits, values)?;
    let law = Rising { digits, values, late: start.max(1), period, saltus };
    if saltus > 0 && !law.is_proven() {
        return None;
    }
    let form = match (period, saltus) {
        (_, 0) => Form::Period(values[start..start + period].to_vec()),
        _ => search::rising(values, period, saltus),
    };
    let ground = Ground::Values(if saltus > 0 { values.len() - 1 } else { needed(digits, period, start) });
    Some(Conclusion { standing: Standing::Proven, law: Law::Values(Sequence { form, start }), ground })
}

/// The smallest period that these values show as far as a theorem needs, where it starts, and its saltus.
fn shows(digits: &[u8], values: &[usize]) -> Option<(usize, usize, usize)> {
    let last = values.len() - 1;
    (1..=last).find_map(|period| {
        let saltus = values[last].checked_sub(values[last - period])?;
        let start = search::repeats_from(values, period, saltus);
        (needed(digits, period, start) <= last).then_some((period, start, saltus))
    })
}

/// Up to where values are needed.
fn needed(digits: &[u8], period: usize, start: usize) -> usize {
    3 * start.max(1) + 3 * period + digits.len() - 1
}

/// A law that these values have, and that holds for all heaps if it is proven.
struct Rising<'a> {
    digits: &'a [u8],
    values: &'a [usize],
    /// From how many stones on a heap is late.
    late: usize,
    period: usize,
    saltus: usize,
}

/// No more ways than these are looked at.
const WAYS: usize = 200_000_000;

impl Rising<'_> {
    fn is_proven(&self) -> bool {
        let (last, period) = (self.values.len() - 1, self.period);
        let mut by_high: Vec<usize> = (0..last).collect();
        by_high.sort_by_key(|&heap| self.high(heap));
        let equal = || by_high.chunk_by(|&b, &c| self.high(b) == self.high(c));
        let pairs: usize = equal().map(|heaps| heaps.len() * (heaps.len() + 1) / 2).sum();
        let early = self.late + period;
        if (2 * pairs + early * early / 2).saturating_mul(period * self.digits.len()) > WAYS {
            return false;
        }
        let pairs = equal().flat_map(|heaps| {
            heaps.iter().enumerate().flat_map(|(i, &b)| heaps[i..].iter().map(move |&c| (b.min(c), b.max(c))))
        });
        let pairs: Vec<(usize, usize)> = pairs.collect();
        (last + 1 - period..=last).all(|heap| self.is_not_reached(heap))
            && (last + 1 - 2 * period..=last).all(|heap| self.is_reached(heap, &pairs))
    }

    /// The largest power of 2 that divides the saltus.
    fn unit(&self) -> usize {
        1 << self.saltus.trailing_zeros()
    }

    fn high(&self, heap: usize) -> usize {
        self.values[heap] / self.unit()
    }

    /// What moves leave of a heap as a, with these two others; some may be empty.
    fn lefts(&self, heap: usize, (b, c): (usize, usize)) -> impl Iterator<Item = usize> {
        let allowed = move |&(taken, digit): &(usize, &u8)| {
            heap.checked_sub(taken + b + c).is_some_and(|a| {
                let heaps = [a, b, c].iter().filter(|&&heap| heap > 0).count();
                digit >> heaps & 1 == 1
            })
        };
        self.digits.iter().enumerate().filter(allowed).map(move |(taken, _)| heap - taken - b - c)
    }

    /// The first condition.
    fn is_not_reached(&self, heap: usize) -> bool {
        let Self { values, late, .. } = *self;
        let high = |heap: usize| self.high(heap);
        let early = late + self.period;
        (0..early).flat_map(|b| (b..early).map(move |c| (b, c))).all(|(b, c)| {
            self.lefts(heap, (b, c)).all(|a| {
                let other_low = (values[a] ^ values[b] ^ values[c] ^ values[heap]) % self.unit() > 0;
                let of_late: usize = [b, c].into_iter().filter(|&part| part >= late).map(high).sum();
                let of_others = [b, c].into_iter().filter(|&part| part < late).fold(0, |xor, part| xor ^ high(part));
                let sum = high(a) + of_late + of_others;
                let is_alone = c < late && of_others == 0;
                other_low || sum < high(heap) || (sum - high(heap)) % 2 == 1 || is_alone && sum != high(heap)
            })
        })
    }

    /// The second condition, of ways in which b and c are one of these pairs, the lesser first.
    fn is_reached(&self, heap: usize, pairs: &[(usize, usize)]) -> bool {
        let Self { values, late, saltus, .. } = *self;
        let end = values[heap];
        let [mut moving, mut steady, mut free] = [(); 3].map(|()| vec![false; end]);
        for &(b, c) in pairs {
            for a in self.lefts(heap, (b, c)) {
                let value = values[a] ^ values[b] ^ values[c];
                if value < end {
                    moving[value] |= a >= late;
                    steady[value] |= b >= late;
                    free[value] |= a >= late && b >= late;
                }
            }
        }
        let all_steady = steady.iter().take_while(|&&is| is).count();
        let not_moving = moving.iter().rposition(|&is| !is).map_or(0, |value| value + 1);
        let most = end.checked_sub(2 * saltus).map(|most| most.min(all_steady));
        most.is_some_and(|most| {
            (not_moving.saturating_sub(2 * saltus)..=most).any(|m| free[m..m + 2 * saltus].iter().all(|&is| is))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(digits: &[u8], largest: usize) -> Vec<usize> {
        let mut table = Hexadecimal::new(digits);
        while table.values.len() <= largest {
            table.extend();
        }
        table.values
    }

    /// Of every beginning of a table: whether what it shows is so far beyond, and whether it is proven.
    fn seen(digits: &[u8], largest: usize) -> Vec<(bool, bool)> {
        let values = table(digits, largest);
        let shown = |last: usize| {
            let beginning = &values[..=last];
            let (period, start, saltus) = shows(digits, beginning)?;
            let is_so = (start..=largest - period).all(|n| values[n + period] == values[n] + saltus);
            Some((is_so, proven(digits, beginning).is_some()))
        };
        (16..largest * 2 / 3).filter_map(shown).collect()
    }

    #[test]
    fn nothing_proven_of_codes_of_two_digits_is_wrong() {
        let codes =
            [0, 4, 8, 12].into_iter().flat_map(|whole| (1..=255_u8).map(move |code| [whole, code / 16, code % 16]));
        let (mut proven, mut refused) = (0, 0);
        for digits in codes.filter(|digits| digits.iter().any(|&digit| digit >= 8)).step_by(3) {
            let seen = seen(&digits, 160);
            assert!(seen.iter().all(|&(is_so, is_proven)| is_so || !is_proven), "{digits:?}");
            proven += usize::from(seen.iter().any(|&(_, is_proven)| is_proven));
            refused += seen.iter().filter(|&&(is_so, _)| !is_so).count();
        }
        assert!(proven > 100 && refused > 10, "{proven} {refused}");
    }

    /// Arithmetic periods that break late, after a table that is long enough for their theorem.
    #[test]
    fn periods_that_break_late_are_not_proven() {
        let liars = [0x108, 0x2a3, 0x2b6, 0x682, 0x697, 0x6a6, 0x6b3, 0x81d, 0x83c, 0x85f, 0x87f, 0x938, 0x93e];
        for code in liars {
            let seen = seen(&[0, (code >> 8) as u8, (code >> 4 & 15) as u8, (code & 15) as u8], 330);
            assert!(seen.iter().any(|&(is_so, _)| !is_so), "0.{code:x} shows nothing that breaks");
            assert!(seen.iter().all(|&(is_so, is_proven)| is_so || !is_proven), "0.{code:x}");
        }
    }
}
