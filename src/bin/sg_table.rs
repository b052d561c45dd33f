//! # 打表 — tables of SG values, and what is proven of them
//!
//! - Judge: none known
//! - 中文: 打表：SG 值与周期
//! - Family: tables
//! - Theorem: a window repeats; Guy and Smith
//!
//! ## Rule
//! The input names one game and a number N. Print the values g(0), …, g(N) of its heaps. Then print the period of the
//! values, as far as it is proven by this table, or the closed form of the values if the game has one. The games are:
//!
//! - `subtraction s₁ s₂ … ;`: take one of these numbers of stones.
//! - `upto m`: take 1 to m stones.
//! - `octal d₀.d₁d₂…`: take k stones, as the digit dₖ allows. The digit is a sum of 1 if nothing may be left, 2 if one
//!   heap may be left, and 4 if two heaps may be left.
//! - `lasker`: take any number of stones, or split a heap into two.
//! - `grundy`: split a heap into two heaps of different sizes.
//! - `coins r`, or `coins 3 k`: the heaps are the lone heads of rule r in `coin_turning`. There is no place 0; its
//!   value is printed as 0.
//!
//! ## Claim
//! Let p > 0 and q ≥ 0, and let
//!
//! ```text
//! M = q + p + m − 1      in a subtraction game whose largest number is m
//! M = 2q + 2p + t        in an octal game in which a move takes at most t stones
//! ```
//!
//! If g(n) = g(n + p) for every n ≥ q with n + p ≤ M, then g(n) = g(n + p) for every n ≥ q.
//!
//! The program tries p = 1, 2, 3, … For each p it takes the least q for which g(n) = g(n + p) for every n ≥ q with n +
//! p ≤ N. The first p with M ≤ N is printed with its q. It is the smallest period, and q is the first place from which
//! the values have it.
//!
//! ## Why
//! The claim on M, by induction over n. Let n + p > M. Suppose that g(i) = g(i + p) for every i with q ≤ i < n. All
//! such i below are in this range. It is to be shown that the heaps n and n + p have successors of the same values.
//!
//! In a subtraction game n ≥ q + m, so n − s ≥ q for every number s of the game. To take s leaves n − s in one heap and
//! n − s + p in the other, and these have the same value.
//!
//! In an octal game n > 2q + p + t. Consider the moves that take k ≤ t stones.
//!
//! - They take neither heap whole, since n > t.
//! - If one heap is left, it is n − k or n − k + p. These have the same value, since n − k > q.
//! - Now let two heaps be left, of sizes a and b with 1 ≤ a ≤ b.
//!   - A split of n − k into a and b has 2b ≥ n − k > 2q, so b > q and g(b) = g(b + p). So the split of n + p − k into
//!     a and b + p has the same value.
//!   - Conversely, a split of n + p − k into a and b has 2b ≥ n + p − k > 2q + 2p, so b − p > q and g(b − p) = g(b). So
//!     the split of n − k into a and b − p has the same value.
//!
//! The period p is the smallest. Suppose that the values have a smaller period p′ from some place on. They have the
//! period p from q on. So they have the period p′ from q on, too: for n ≥ q add a multiple of p so large that p′ holds
//! there, and
//!
//! ```text
//! g(n) = g(n + jp) = g(n + jp + p′) = g(n + p′)
//! ```
//!
//! So the least q′ that the table allows for p′ is at most q. M rises with p and with q, hence M for p′ and q′ is less
//! than M for p and q. The program would have found p′ first. And q is the first place: a period p from an earlier
//! place on would show in the table.
//!
//! The closed forms are proven where they come from: `games::take_away` for `upto`, `games::splitting` for `lasker`,
//! `coin_turning` for `coins`.
//!
//! ## How
//! The least q for every p: read the table backwards, and find how far it agrees with itself when it is shifted by p.
//!
//! The cost of `subtraction` with s numbers is stated at `take_away_values`; v is the greatest value. `octal` and
//! `grundy` cost O(N²) for the splits. They keep a set of values for each digit. A value is at most the number of
//! moves, hence at most 65 · (N/2 + 1), so such a set takes at most 2²⁰ bits. All other games cost O(N).
//!
//! ## Cost
//! O(N · s · (1 + v/64)) or O(N²) time, O(N · (1 + v/64)) memory.

use std::collections::{BTreeSet, VecDeque};

use grundy::games::coins::{mock_turtles_value, ruler_value};
use grundy::games::splitting::lasker_value;
use grundy::games::take_away::{bachet_value, take_away_values};
use grundy::io::{self, Between, In, Input, refuse};
use grundy::structures::BitSet;
use proconio::{input, read_value};

enum Rule {
    Subtraction(Vec<usize>),
    /// The digits, from d₀ to the last that is not 0.
    Octal(Vec<u8>),
    Grundy,
    Closed(ClosedForm),
}

/// A value for every heap or place from 1 on, and how it is written.
struct ClosedForm {
    value: Box<dyn Fn(u32) -> u32>,
    text: String,
}

fn main() {
    io::run(|input, out| {
        let (rule, most) = read_rule(input);
        input! { from input, largest: with Between(0, most) }
        let values = values(&rule, largest);
        for (heap, value) in values.iter().enumerate() {
            writeln!(out, "{heap} {value}");
        }
        out.line(&conclusion(&rule, &values));
    });
}

/// A rule, and how far its table may go.
fn read_rule(input: &Input) -> (Rule, usize) {
    match input.next_token() {
        Some("subtraction") => (Rule::Subtraction(read_moves(input)), 100_000),
        Some("upto") => {
            input! { from input, most: In<1, 1_000_000_000, u32> }
            let value = move |heap| bachet_value(heap, most);
            (closed(value, format!("x mod {}", most + 1)), 100_000)
        }
        Some("octal") => (Rule::Octal(read_octal(input)), 30_000),
        Some("lasker") => {
            let text = "x + 1 if x mod 4 = 3, x - 1 if x mod 4 = 0 and x > 0, else x";
            (closed(lasker_value, text), 100_000)
        }
        Some("grundy") => (Rule::Grundy, 30_000),
        Some("coins") => read_coins(input),
        _ => refuse("a rule: subtraction, upto, octal, lasker, grundy or coins"),
    }
}

fn closed(value: impl Fn(u32) -> u32 + 'static, text: impl Into<String>) -> Rule {
    Rule::Closed(ClosedForm { value: Box::new(value), text: text.into() })
}

/// Different numbers, up to the semicolon.
fn read_moves(input: &Input) -> Vec<usize> {
    let mut moves = BTreeSet::new();
    loop {
        let token = input.next_token();
        let number = token.and_then(|token| token.parse().ok());
        match number.filter(|number| (1..=1000).contains(number)) {
            Some(number) => drop(moves.insert(number)),
            None if moves.is_empty() => refuse("an integer from 1 to 1000"),
            None if token == Some(";") => return moves.into_iter().collect(),
            None => refuse("an integer from 1 to 1000 or \";\""),
        }
    }
}

fn read_octal(input: &Input) -> Vec<u8> {
    let digits = input.next_token().and_then(octal_digits);
    digits.unwrap_or_else(|| refuse("an octal code that has a move: 0 or 4, a point, and 1 to 64 digits from 0 to 7"))
}

fn octal_digits(code: &str) -> Option<Vec<u8>> {
    let (whole, digits) = code.split_once('.')?;
    let fits = ["0", "4"].contains(&whole) && (1..=64).contains(&digits.len());
    let all = (whole.bytes().chain(digits.bytes())).map(|digit| digit.wrapping_sub(b'0'));
    let all: Vec<u8> = all.collect();
    let last = all.iter().rposition(|&digit| digit > 0)?;
    (fits && all.iter().all(|&digit| digit < 8)).then(|| all[..=last].to_vec())
}

fn read_coins(input: &Input) -> (Rule, usize) {
    let rule = match read_value!(from input, In<1, 6>) {
        1 => closed(|_| 1, "1"),
        2 => closed(|place| place, "x"),
        3 => {
            input! { from input, k: In<1, 100_000, u32> }
            let value = move |place| u32::from(place % k == 0);
            closed(value, format!("1 if x mod {k} = 0, else 0"))
        }
        4 => closed(|place| place % 4, "x mod 4"),
        5 => {
            let text = "2y if y = x - 1 has an odd number of one bits, else 2y + 1";
            return (closed(|place| mock_turtles_value(place.into()) as u32, text), 300);
        }
        _ => closed(|place| ruler_value(place.into()) as u32, "the lowest set bit of x"),
    };
    (rule, 100_000)
}

/// Of the heaps 0 to `largest`.
fn values(rule: &Rule, largest: usize) -> Vec<usize> {
    match rule {
        Rule::Subtraction(moves) => take_away_values(moves, largest),
        Rule::Octal(digits) => breaking_values(digits, |heap| heap / 2, largest),
        Rule::Grundy => breaking_values(&[4], |heap| (heap - 1) / 2, largest),
        Rule::Closed(form) => {
            let values = (1..=largest).map(|heap| (form.value)(heap as u32) as usize);
            [0].into_iter().chain(values).collect()
        }
    }
}

/// The values under an octal code, where the smaller part of a heap that is split may be 1 to `half(heap)`.
fn breaking_values(digits: &[u8], half: fn(usize) -> usize, largest: usize) -> Vec<usize> {
    // What may be taken where this number of heaps is left.
    let leaving = |heaps: u32| -> Vec<usize> {
        let taken = (0..digits.len()).filter(|&taken| digits[taken] >> heaps & 1 == 1);
        taken.collect()
    };
    let (none, one, two) = (leaving(0), leaving(1), leaving(2));
    let mut values = vec![0];
    // The values of the splits of this heap and the ones before it, as far as a move may go.
    let mut splits: VecDeque<BitSet> = vec![BitSet::new(0); digits.len()].into();
    // They come as bytes first: to change the same few words again and again would wait for the memory.
    let mut seen = vec![0; 64];
    for heap in 1..=largest {
        let mut whole = BitSet::new(seen.len());
        let kept = one.iter().filter(|&&taken| taken < heap);
        kept.for_each(|taken| whole.insert(values[heap - taken]));
        if none.contains(&heap) {
            whole.insert(0);
        }
        let half = if two.is_empty() { 0 } else { half(heap) };
        mark_splits(&values[1..=half], &values[heap - half..], &mut seen);
        splits.rotate_right(1);
        splits[0] = BitSet::from_words(seen.chunks_exact(64).map(bits).collect());
        seen.fill(0);
        let mut sets = vec![whole.words()];
        sets.extend(two.iter().map(|&taken| splits[taken].words()));
        let value = mex_of_union(&sets);
        values.push(value);
        // The XOR of two values stays below a power of two above both.
        let length = 64 * (value / 64 + 1).next_power_of_two();
        seen.resize(seen.len().max(length), 0);
    }
    values
}

/// Marks the values of splits into a small part and a large one; the large parts come in falling order.
///
/// Never inlined: there the registers would not do for this loop, which takes a third more then.
#[inline(never)]
fn mark_splits(small: &[usize], large: &[usize], seen: &mut [u8]) {
    for (a, b) in small.iter().zip(large.iter().rev()) {
        seen[a ^ b] = 1;
    }
}

/// The word that has a bit for each of 64 bytes that are 0 or 1.
fn bits(bytes: &[u8]) -> u64 {
    let mut word = 0;
    for (eighth, bytes) in bytes.chunks_exact(8).enumerate() {
        let ones = u64::from_le_bytes(bytes.try_into().expect("eight bytes"));
        // Times 2⁷ + 2¹⁴ + … + 2⁵⁶ brings bit 8i to bit 56 + i, and nothing is carried.
        word |= ones.wrapping_mul(0x0102_0408_1020_4080) >> 56 << (8 * eighth);
    }
    word
}

/// The least number that is in none of the sets that have these words.
fn mex_of_union(sets: &[&[u64]]) -> usize {
    // A word is full after a few sets as a rule.
    let seen = |word| {
        sets.iter().try_fold(0_u64, |seen, set| {
            let seen = seen | set.get(word).unwrap_or(&0);
            (seen != !0).then_some(seen)
        })
    };
    let gap = |word| Some(64 * word + seen(word)?.trailing_ones() as usize);
    (0..).find_map(gap).expect("sets end")
}

/// What is proven by these values of all others.
fn conclusion(rule: &Rule, values: &[usize]) -> String {
    let largest = values.len() - 1;
    let found = match rule {
        Rule::Closed(form) => return format!("closed form: {}", form.text),
        Rule::Subtraction(moves) => {
            let window = moves.iter().max().expect("there is a move");
            period(values, |p, q| q + p + window - 1 <= largest)
        }
        Rule::Octal(digits) => period(values, |p, q| 2 * q + 2 * p + digits.len() - 1 <= largest),
        Rule::Grundy => None,
    };
    match found {
        Some((period, start)) => format!("period {period} from {start}"),
        None => format!("no period proven up to {largest}"),
    }
}

/// The smallest period that `is_proven`, with the place from which on the values have it.
fn period(values: &[usize], is_proven: impl Fn(usize, usize) -> bool) -> Option<(usize, usize)> {
    let backwards: Vec<usize> = values.iter().rev().copied().collect();
    let common = common_prefixes(&backwards).into_iter().enumerate().skip(1);
    let start = |(period, common)| (period, values.len() - period - common);
    common.map(start).find(|&(period, start)| is_proven(period, start))
}

/// How many elements `list` has in common, from its first on, with what begins at each of its places: Gusfield's Z.
fn common_prefixes(list: &[usize]) -> Vec<usize> {
    let mut common = vec![list.len(); list.len()];
    // The place whose common prefix ends last, and that end.
    let (mut from, mut end) = (0, 0);
    for place in 1..list.len() {
        let mut length = if place < end { common[place - from].min(end - place) } else { 0 };
        while place + length < list.len() && list[length] == list[place + length] {
            length += 1;
        }
        common[place] = length;
        if place + length > end {
            (from, end) = (place, place + length);
        }
    }
    common
}
