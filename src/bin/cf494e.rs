//! # CF494E Sharti — turning squares of a board
//!
//! - Judge: <https://codeforces.com/problemset/problem/494/E>
//! - 中文: 翻正方形：二维尺子与矩形并
//! - Family: [coin turning](super#coin-turning); easier [p2594](super::p2594); harder [cf1906g](super::cf1906g)
//! - Theorem: [a row is the XOR of its lone heads](grundy::games::coins); Ruler on a board
//! - Finder: coins › board › squares
//! - Difficulty: 3200
//!
//! ## Rule
//! The cells of an n × n board are white or black; rows and columns count from 1. In turn a player chooses a square of
//! side 1 to k inside the board whose lower right cell is white. All its cells change their colours. A player who
//! cannot move loses. At first the white cells are the union of m rectangles. Hamed begins.
//!
//! ## Claim
//! Let lowbit be the lowest set bit of a number, and K the largest power of two with K ≤ k. A lone white cell (i, j)
//! has the value g(i, j) = min(lowbit(i), lowbit(j), K). For 2ᵗ ≤ k let N(t) be the number of white cells whose row and
//! column are multiples of 2ᵗ. Hamed wins iff N(t) is odd for some t.
//!
//! ## Why
//! The game is one of coin turning ([`grundy::games::coins`]): a board has the XOR of g over its white cells for its
//! value, where g(i, j) is the mex of the values that a lone white cell (i, j) can become. We show by induction on
//! i + j that this mex is b = min(lowbit(i), lowbit(j), K).
//!
//! Take the square of side s whose lower right cell is (i, j). Let S be the XOR of g over its cells, by the formula of
//! the claim. So the lone cell (i, j) can become b XOR S. Let R(t) and C(t) be the numbers of the square's rows and
//! columns that are multiples of 2ᵗ. If 2ᵗ ≤ K, then g ≥ 2ᵗ holds for R(t)C(t) cells of the square.
//!
//! - No move has the value b, since S is not 0. Assume that it is. Then for every t the number of cells with g = 2ᵗ is
//!   even. So R(t)C(t) is even if 2ᵗ ≤ K. Now s is a multiple of 1. If s is a multiple of a 2ᵗ ≤ K, then R(t) = C(t) =
//!   s / 2ᵗ. The product is even, so s is a multiple of 2ᵗ⁺¹, too. Thus s is a multiple of 2K. But s ≤ k < 2K.
//! - Every value below b is that of a move. Since b divides i and j, and b ≤ K ≤ k, the sides from 1 to b are allowed.
//!   Let s be one of them, and 2ᵗ ≤ b. The rows of the square are i − x with 0 ≤ x < s, and i − x is a multiple of 2ᵗ
//!   iff x is. So R(t) = ⌊(s − 1) / 2ᵗ⌋ + 1, and C(t) is the same. For 2ᵗ < b the number of cells with g = 2ᵗ is
//!   R(t)² − R(t + 1)². It is odd iff the binary digits t and t + 1 of s − 1 differ. This is digit t of the Gray code
//!   γ(s − 1), where γ(x) = x XOR ⌊x / 2⌋. In the square only (i, j) has g ≥ b. So S = b XOR γ(s − 1), and the move has
//!   the value γ(s − 1). For s from 1 to b, the Gray code γ(s − 1) takes each value below b exactly once. So all values
//!   below b occur.
//!
//! So Hamed wins iff the XOR of g over the white cells is not 0. Its digit t is the parity of N(t) − N(t + 1)
//! for 2ᵗ < K, and that of N(t) for 2ᵗ = K. All digits are 0 iff all N(t) are even.
//!
//! ## How
//! Among the numbers above x and up to y, ⌊y / 2ᵗ⌋ − ⌊x / 2ᵗ⌋ are multiples of 2ᵗ. The parity of this is digit t of
//! x XOR y. So one number holds the parities for all t. The parities of disjoint intervals together are the XOR of
//! theirs. Those of the cells of a rectangle are the AND of those of its rows and those of its columns.
//!
//! What remains is the area of a union of rectangles, with XOR for the sum and AND for the product. A line sweeps down
//! the rows. The left and right sides of all rectangles cut the columns into parts. A segment tree over these counts
//! the rectangles that now cover each part, and knows the parities of the covered columns.
//!
//! ## Cost
//! O(m log m) time, O(m) memory.

use std::ops::Range;

use grundy::io::{self, Between, In};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! {
            from input,
            n: In<1, 1_000_000_000, u32>,
            m: In<1, 50_000>,
            largest: with Between(1, n),
        }
        let rectangle = |_| {
            input! {
                from input,
                top: with Between(1, n),
                left: with Between(1, n),
                bottom: with Between(top, n),
                right: with Between(left, n),
            }
            Rectangle { rows: [top - 1, bottom], columns: [left - 1, right] }
        };
        let rectangles = (0..m).map(rectangle).collect_vec();
        out.either(first_player_wins(&rectangles, largest), ["Hamed", "Malek"]);
    });
}

/// Rows and columns above the first number up to the second.
struct Rectangle {
    rows: [u32; 2],
    columns: [u32; 2],
}

fn first_player_wins(rectangles: &[Rectangle], largest: u32) -> bool {
    let powers = u32::MAX >> largest.leading_zeros();
    parities(rectangles) & powers != 0
}

/// The parity of N(t) as digit t, for all t.
fn parities(rectangles: &[Rectangle]) -> u32 {
    let ends = rectangles.iter().flat_map(|rectangle| rectangle.columns).sorted_unstable().dedup();
    let mut cover = Cover::new(ends.collect());
    let sides = rectangles
        .iter()
        .flat_map(|&Rectangle { rows: [top, bottom], columns }| [(top, columns, true), (bottom, columns, false)]);
    let (mut parities, mut row) = (0, 0);
    for (next, columns, begins) in sides.sorted_unstable() {
        parities ^= (row ^ next) & cover.parities();
        row = next;
        cover.change(columns, begins);
    }
    parities
}

/// A binary tree over the parts into which the left and right ends of rectangles cut the columns. The root is node 1,
/// the children of v are 2v and 2v + 1.
struct Cover {
    /// In ascending order. Part i lies between ends i and i + 1.
    ends: Vec<u32>,
    nodes: Vec<Node>,
}

#[derive(Clone, Copy, Default)]
struct Node {
    /// How many rectangles cover all parts of this node, and not all parts of its parent.
    times: u32,
    /// The parities of the columns that are covered, as far as this node and those below it know.
    covered: u32,
}

impl Cover {
    /// Nothing covered yet.
    fn new(ends: Vec<u32>) -> Self {
        let nodes = vec![Node::default(); 4 * ends.len()];
        Self { ends, nodes }
    }

    /// The parities of the covered columns.
    fn parities(&self) -> u32 {
        self.nodes[1].covered
    }

    /// A rectangle with these columns begins or ends.
    fn change(&mut self, columns: [u32; 2], begins: bool) {
        self.change_below(1, 0..self.ends.len() - 1, columns, begins);
    }

    /// The same at node v, which has these parts, and below.
    fn change_below(&mut self, v: usize, parts: Range<usize>, columns: [u32; 2], begins: bool) {
        let (first, last) = (self.ends[parts.start], self.ends[parts.end]);
        let [left, right] = columns;
        if right <= first || last <= left {
            return;
        }
        if left <= first && last <= right {
            let times = &mut self.nodes[v].times;
            *times = if begins { *times + 1 } else { *times - 1 };
        } else {
            let middle = (parts.start + parts.end) / 2;
            self.change_below(2 * v, parts.start..middle, columns, begins);
            self.change_below(2 * v + 1, middle..parts.end, columns, begins);
        }
        self.nodes[v].covered = if self.nodes[v].times > 0 {
            first ^ last
        } else if parts.len() == 1 {
            0
        } else {
            self.nodes[2 * v].covered ^ self.nodes[2 * v + 1].covered
        };
    }
}
