//! # ABC448 G Conquest — both ban a deck at the same time, then both choose one
//!
//! - Judge: <https://atcoder.jp/contests/abc448/tasks/abc448_g>
//! - 中文: 双方同时禁用、同时出牌
//! - Family: [chance](super#chance); harder [cf98e](super::cf98e)
//! - Theorem: mixed strategies, two matrix games one in the other, convex hulls
//! - Finder: chance › at the same time: bans, then decks
//! - Course: 15 › chance
//!
//! ## Rule
//! Takahashi has N ≥ 3 decks, Aoki three. At the same time, Takahashi bans one deck of Aoki's and Aoki bans one of
//! Takahashi's. Then both see the bans. At the same time, each chooses one of his decks that are not banned. If these
//! are Takahashi's deck i and Aoki's deck j, Takahashi wins with the chance X(i, j) / 10⁶, where 0 ≤ X(i, j) ≤ 10⁶.
//! Each may draw his ban and his deck by lot, with chances as he likes, and plays such that the least chance with which
//! he wins is as large as possible. With which chance does Takahashi win? An error of 10⁻⁶ is allowed. There are up to
//! 500 cases, with up to 50 000 decks of Takahashi's in all.
//!
//! ## Claim
//! Let Takahashi ban j. For each of his decks, take the point (a, b), where a and b are his chances against the two
//! decks that are left to Aoki. Let V(j) be the largest t such that the convex hull of the points has a point with both
//! coordinates at least t. One or two decks suffice for such a point; call them the *carriers* of j. Let V(j, i) be the
//! same without the point of deck i. It differs from V(j) only if i is a carrier of j.
//!
//! The answer is the largest value, over all p₁, p₂, p₃ ≥ 0 whose sum is 1, of the least one of the sums
//! p₁ V(1, i) + p₂ V(2, i) + p₃ V(3, i), where i is a carrier of 1, 2 or 3.
//!
//! For example, let N = 3 and all X = 10⁶, except for X(1, 1) = X(2, 2) = X(3, 3) = 0. If Takahashi bans 1, his points
//! are (1, 1), (0, 1) and (1, 0), and V(1) = 1 is carried by deck 1. Without it, half of each of the others is best:
//! V(1, 1) = 1/2. So Aoki bans deck i, in the hope that Takahashi bans i as well. Takahashi bans each with 1/3, and the
//! answer is (1/2 + 1 + 1)/3 = 5/6.
//!
//! ## Why
//! *After the bans.* Takahashi draws one of his decks by lot. Then his chances a and b against the two decks of Aoki's
//! are the means of those of the decks, with the chances of the lot as weights: a point of the convex hull, and each of
//! its points can be reached so. The least chance with which he wins is the smaller coordinate, since Aoki's lot only
//! takes a mean of the two. So V(j, i) is what he can be sure of after the bans j and i. By von Neumann's theorem on
//! matrix games, Aoki can hold him to it.
//!
//! *The bans.* Takahashi bans j with the chance p(j). If Aoki bans i, Takahashi wins with p₁ V(1, i) + p₂ V(2, i) +
//! p₃ V(3, i), and a lot of Aoki's takes a mean of such sums. So he can be sure of the least one over all i, and again
//! Aoki can hold him to the largest value of it.
//!
//! *The carriers.* From a point of the hull, go in the direction in which a and b grow equally, as far as the hull
//! reaches. The end is not worse, and it lies on a segment between two neighbouring corners of the hull. On a segment a
//! and b are linear. So the smaller one is largest at an end of the segment, which is one deck, or where a = b, which
//! is a mixture of two. If another deck is banned, this point stays, and no other one comes into the hull, so that
//! V(j, i) = V(j).
//!
//! *Other bans.* If i is no carrier, no V(j, i) differs from V(j), and the sum is p₁ V(1) + p₂ V(2) + p₃ V(3). A
//! carrier's sum is at most that, since no V(j, i) is above V(j). So the bans of carriers are enough, at most six.
//!
//! ## How
//! Of the hull only the upper border matters, since from any other point one can go on. Andrew's monotone chain finds
//! it, in integers. As a function of p₁ and p₂, the least sum is concave, and so is its largest value over p₂ as a
//! function of p₁. So each is searched for in an interval that loses a third of its length 60 times: its value is
//! compared at two places, and what lies beyond the worse one is left out. If rounding turns a comparison whose sides
//! differ by e, what is left out was better by at most e, since a concave function grows no faster there than between
//! the two places, which are as far apart. For each case this takes 121² times the least of at most six sums.
//!
//! ## Cost
//! O(N log N) time, O(N) memory.

use grundy::io::{self, In, Total};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 500> }
        let sum_of_n = Total::at_most(50_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(3, 50_000), chances: [[In<0, 1_000_000, i64>; 3]; n] }
            let columns = after_bans(&chances);
            let least =
                |p: f64, q: f64| columns.iter().map(|[a, b, c]| p * a + q * b + (1.0 - p - q) * c).reduce(f64::min);
            let answer = maximum(1.0, |p| maximum(1.0 - p, |q| least(p, q).expect("a carrier")));
            writeln!(out, "{:.9}", answer / 1e6);
        }
    });
}

/// A deck by its index, and what it wins against the two decks that Aoki has left.
type Deck = (usize, i64, i64);

/// What Takahashi wins after each of his own bans, for every ban of Aoki's that matters.
fn after_bans(chances: &[Vec<i64>]) -> Vec<[f64; 3]> {
    let decks = [(1, 2), (0, 2), (0, 1)].map(|(first, second)| {
        let decks = chances.iter().enumerate().map(|(index, chances)| (index, chances[first], chances[second]));
        decks.sorted_unstable_by_key(|&(_, a, b)| (a, b)).collect_vec()
    });
    let best = decks.each_ref().map(|decks| best_mixture(decks.iter().copied()));
    let bans = best.iter().flat_map(|(_, carriers)| carriers).unique();
    let value = |own: usize, ban: usize| match best[own].1.contains(&ban) {
        true => best_mixture(decks[own].iter().copied().filter(|&(index, ..)| index != ban)).0,
        false => best[own].0,
    };
    bans.map(|&ban| [0, 1, 2].map(|own| value(own, ban))).collect()
}

/// The most that a mixture of decks surely wins, and which decks it is made of. They are sorted by their points.
fn best_mixture(decks: impl Iterator<Item = Deck>) -> (f64, Vec<usize>) {
    let mut border: Vec<Deck> = vec![];
    for deck in decks {
        while matches!(border[..], [.., before, last] if is_below(last, before, deck)) {
            border.pop();
        }
        border.push(deck);
    }
    let alone = border.iter().map(|&(index, a, b)| (a.min(b) as f64, vec![index]));
    let mixed = border.iter().tuple_windows().filter_map(|(&(i, a, b), &(j, c, d))| {
        let (above, below) = (b - a, c - d);
        (above > 0 && below > 0).then(|| ((a * below + c * above) as f64 / (above + below) as f64, vec![i, j]))
    });
    alone.chain(mixed).max_by(|x, y| x.0.total_cmp(&y.0)).expect("a deck")
}

/// Whether a deck's point lies on the segment between those of two others, or below it.
fn is_below((_, x, y): Deck, (_, a, b): Deck, (_, c, d): Deck) -> bool {
    (x - a) * (d - b) >= (y - b) * (c - a)
}

/// The largest value of a concave function from 0 to `most`.
fn maximum(most: f64, value: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (0.0, most);
    for _ in 0..60 {
        let third = (high - low) / 3.0;
        if value(low + third) < value(high - third) {
            low += third;
        } else {
            high -= third;
        }
    }
    value(low)
}
