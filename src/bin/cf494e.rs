//! # CF494E Sharti — turning squares of a board
//!
//! - Judge: <https://codeforces.com/problemset/problem/494/E>
//! - 中文: 翻正方形：二维尺子与矩形并
//! - Family: coin turning
//! - Theorem: a row is the XOR of its lone heads; Ruler on a board
//!
//! ## Rule
//! The cells of an n × n board are white or black; rows and columns count from 1. In turn a player chooses a square of
//! side 1 to k inside the board whose lower right cell is white. All its cells change their colours. Who cannot move
//! loses. At first the white cells are the union of m rectangles. Hamed begins.
//!
//! ## Claim
//! Let lowbit be the lowest set bit of a number, and K the greatest power of two with K ≤ k. A lone white cell (i, j) has
//! the value g(i, j) = min(lowbit(i), lowbit(j), K). For 2ᵗ ≤ k let N(t) be the number of white cells whose row and column
//! are multiples of 2ᵗ. Hamed wins iff N(t) is odd for some t.
//!
//! ## Why
//! The game is one of coin turning (library `games::coins`): a board has the XOR of g over its white cells for its value,
//! where g(i, j) is the mex of the values that a lone white cell (i, j) can become. We show by induction on i + j that
//! this mex is b = min(lowbit(i), lowbit(j), K).
//!
//! Take the square of side s whose lower right cell is (i, j). Let S be the XOR of g over its cells, by the formula of
//! the claim. So the lone cell (i, j) can become b XOR S. Let R(t) and C(t) be the numbers of the square's rows and
//! columns that are multiples of 2ᵗ. If 2ᵗ ≤ K, then g ≥ 2ᵗ holds for R(t)C(t) cells of the square.
//!
//! - No move has the value b, since S is not 0. Assume that it is. Then for every t the number of cells with g = 2ᵗ is
//!   even. So R(t)C(t) is even if 2ᵗ ≤ K. Now s is a multiple of 1. Whenever s is a multiple of a 2ᵗ ≤ K, then
//!   R(t) = C(t) = s / 2ᵗ. The product is even, so s is a multiple of 2ᵗ⁺¹, too. In the end s is a multiple of 2K. But
//!   s ≤ k < 2K.
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
        out.line(if first_player_wins(&rectangles, largest) { "Hamed" } else { "Malek" });
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
    let columns = rectangles.iter().flat_map(|rectangle| rectangle.columns);
    let columns = columns.sorted_unstable().dedup().collect_vec();
    let edges = rectangles.iter().flat_map(|rectangle| {
        let [left, right] = rectangle.columns.map(|column| columns.partition_point(|&other| other < column) as u32);
        let [top, bottom] = rectangle.rows;
        [(top, left, right, true), (bottom, left, right, false)]
    });
    let mut covered = Cover::new(&columns);
    let (mut parities, mut row) = (0, 0);
    for (next, left, right, begins) in edges.sorted_unstable() {
        parities ^= (row ^ next) & covered.parities();
        row = next;
        covered.change(left as usize, right as usize, begins);
    }
    parities
}

/// A binary tree over the parts of the columns between neighbouring ends of rectangles. The root is node 1. The
/// children of v are 2v and 2v + 1. The last half of the nodes are the parts, from left to right.
struct Cover {
    nodes: Vec<Node>,
}

#[derive(Clone, Copy, Default)]
struct Node {
    /// The parities of all columns below this node.
    all: u32,
    /// Those of the columns that are covered, as far as this node and those below it know.
    covered: u32,
    /// How many rectangles are counted here, because they cover all columns below, and not all below the parent.
    times: u32,
}

impl Cover {
    /// Nothing covered yet, where the ends are these columns.
    fn new(ends: &[u32]) -> Self {
        let parts = (ends.len() - 1).next_power_of_two();
        let mut nodes = vec![Node::default(); 2 * parts];
        for (node, ends) in nodes[parts..].iter_mut().zip(ends.windows(2)) {
            node.all = ends[0] ^ ends[1];
        }
        for v in (1..parts).rev() {
            nodes[v].all = nodes[2 * v].all ^ nodes[2 * v + 1].all;
        }
        Self { nodes }
    }

    /// The parities of the covered columns.
    fn parities(&self) -> u32 {
        self.nodes[1].covered
    }

    /// A rectangle begins or ends. It covers the parts from `from` on that come before `to`.
    fn change(&mut self, from: usize, to: usize, begins: bool) {
        let parts = self.nodes.len() / 2;
        let (first, last) = (parts + from, parts + to - 1);
        let (mut left, mut right) = (first, last + 1);
        while left < right {
            if left % 2 == 1 {
                self.count(left, begins);
                left += 1;
            }
            if right % 2 == 1 {
                right -= 1;
                self.count(right, begins);
            }
            (left, right) = (left / 2, right / 2);
        }
        let (mut left, mut right) = (first / 2, last / 2);
        while right > 0 {
            self.update(left);
            if left != right {
                self.update(right);
            }
            (left, right) = (left / 2, right / 2);
        }
    }

    fn count(&mut self, v: usize, begins: bool) {
        let times = &mut self.nodes[v].times;
        *times = if begins { *times + 1 } else { *times - 1 };
        self.update(v);
    }

    /// Finds what is covered below v, after a change there.
    fn update(&mut self, v: usize) {
        let Node { all, times, .. } = self.nodes[v];
        self.nodes[v].covered = match self.nodes.get(2 * v..2 * v + 2) {
            _ if times > 0 => all,
            Some(children) => children[0].covered ^ children[1].covered,
            None => 0,
        };
    }
}
