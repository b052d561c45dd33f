//! # LOJ 3378 「eJOI2020」点格棋 — Dots and Boxes of chains and loops
//!
//! - Judge: <https://loj.ac/p/3378>
//! - 中文: 点格棋：链与环的收尾
//! - Family: [two goals](super#two-goals)
//! - Theorem: control of chains and loops
//! - Finder: graphs › boards: Dots and Boxes
//! - Course: 15 › scores: parts in which nobody wants to move first
//!
//! ## Rule
//! A board has N rows of M boxes, 3 ≤ N, M ≤ 20. In turn a player draws a free side of a box. The player who draws the
//! last free side of one or two boxes gets a point for each, and draws again; else the other draws. The game ends when
//! all sides are drawn. Now every box has no free side or two; in the input, 0 is a free side and 1 a drawn one. By how
//! much do the points of the first player exceed the other's from now on?
//!
//! ## Claim
//! Join boxes that share a free side. A *chain* of c boxes runs from the border of the board to the border, by c + 1
//! free sides. A *loop* of l boxes has l of them, l ≥ 4. Let V(S) be the answer for a set S of chains and loops, V(∅) =
//! 0. Then V(S) is the largest of −W(X, V(S − X)) over the smallest chain and the smallest loop X of S, where
//!
//! ```text
//! W(X, x) = c + x                      if X is a chain of c ≤ 2 boxes
//!           max(c + x, c − 4 − x)      if X is a chain of c ≥ 3 boxes:  c − 2 + |x + 2|
//!           max(l + x, l − 8 − x)      if X is a loop of l boxes:       l − 4 + |x + 4|
//! ```
//!
//! For example, let there be two chains of three boxes. For a single one V = −3. The player to move opens a chain. If
//! the other one takes its three boxes, he has to open the second chain, and loses as many. It is better that he takes
//! one box and leaves two, by drawing a side that takes none. The first player takes these two, and has to open the
//! second chain. So the other one leads by 1 + 3 − 2 = 2. This is W(X, −3) = 1 + |−3 + 2|, and V = −2.
//!
//! ## Why
//! Plan: opened chains and loops have values, which give W; then the smallest are the best to open. The *value* of a
//! position is what its mover gets more than the other from then on. V(S) is the value of S, where no box can be taken
//! at once: the mover has to *open* some X by one of its sides.
//!
//! *Take.* Let v be a box with one free side s. If s is not on the border, let u be the box beyond it, and r the other
//! free side of u, if there is one. A turn takes boxes, perhaps none, and ends with a move that takes none, or with the
//! game. Some best turn begins with s, or ends with r. For let a turn without s end with a move m other than r. Then
//! the other can begin with s, and takes v, or v and u. If s is drawn just before m, m still takes nothing, and these
//! boxes are the mover's; all else is the same. And what is taken in a turn may be taken in any order.
//!
//! *An opened chain.* Let a row of k boxes stand open at one end, with the border at the other, and let x be the value
//! of the rest. For k = 1 the value is 1 + x. For k ≥ 2 the turn begins with s, or is r alone. By r the first two boxes
//! are left, which the other takes at once, and then he is to move. For k = 2 he is to move in the rest: −2 − x. For
//! k = 3 he takes one more box: −3 − x, and taking a box before two are left gives −1 − x, which is better. For k ≥ 4
//! there are k − 2 open boxes more, with a value of at least k − 4 by induction: so r gives at most −2, and s more. So
//! the mover takes all boxes but two, and then these, too, or leaves them. The value is max(k + x, k − 4 − x) ≥ k − 2.
//!
//! *An opened loop* stands open at both ends. With five boxes or more the sides r of the two ends differ, so the turn
//! begins with s of one of them. With four they are the same side: it leaves two pairs, for −4 − x. With three or fewer
//! r takes a box, and all are the mover's. So the value is max(l + x, l − 8 − x).
//!
//! *How to open.* A loop is opened in one way. A chain may be opened at an end, and then has the value above with
//! k = c; for c = 1 this is 1 + x. Opened in the middle, it is two rows; for c = 2 both are single boxes, so that the
//! other gets 2 + x and no choice. For c ≥ 3 one of the rows has two boxes or more. The other can take all boxes, or
//! all but two of this row, so he gets no less than at an end. So W is right, and V(S) is the largest of −W(X,
//! V(S − X)) over *all* X. It remains to show that the smallest are enough. Call a chain of 1 or 2 boxes *short*. Note
//! that W changes by at most d if x changes by d. Without short chains W ≥ 0, and so V ≤ 0; and V(S) is odd iff S has
//! an odd number of boxes.
//!
//! *Short chains.* Let a be the size of the smallest, T the others and t = V(T). If a is short, opening it is best:
//! V = −a − t. By induction this holds for all smaller sets. We show for every X of T, with T' = T − X:
//! a + t ≤ W(X, V(T' + a)), which says that opening X is no better. By induction V(T' + a) = −a − V(T'), so with
//! t' = V(T') this is t ≤ W(X, −a − t') − a. (1)
//!
//! - T has a short chain; let y ≥ a be its smallest. Then t = −y − V(T − y). If X = y, then t = −y − t', and (1) says
//!   −y − t' ≤ y − 2a − t', which is true. Else t' = −y − V(T' − y). Now V(T − y) ≥ −W(X, V(T' − y)), since X may be
//!   opened, so t ≤ −y + W(X, −y − t'). As W changes by at most y − a, this is at most −a + W(X, −a − t').
//! - T has none. Then t ≤ 0 and t' ≤ 0. For a loop X the right side is l − 2a − t' ≥ 0, for a chain c − 2a − t' ≥ −1,
//!   and −1 only if c = 3, a = 2 and t' = 0. Then T' has an even number of boxes and T an odd one, so t is odd: t ≤ −1.
//!
//! *Without short chains.* Let b be a chain with as many boxes as a chain a or more, or a loop with as many as a loop a
//! or more. For every set R of others, V(R + a) and V(R + b) differ by at most b − a: by induction W(X, V(R − X + a))
//! and W(X, V(R − X + b)) do for every X of R, and so do W(a, V(R)) and W(b, V(R)). Hence
//! W(b, V(R + a)) ≥ W(b, V(R + b)) − (b − a) = W(a, V(R + b)): opening b is no better than opening a.
//!
//! ## Cost
//! O(N·M log(N·M) + C·L) time, O(N·M) memory, for C chains and L loops.

use std::cmp::Reverse;

use grundy::io::{self, In, List, Word};
use itertools::Itertools;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<3, 20>, m: In<3, 20> }
        let first = input.place();
        input! { from input, across: with List(n + 1, Word::exactly("10", m)) }
        input! { from input, down: with List(n, Word::exactly("10", m + 1)) }
        let board = Board { n, m, across, down };
        match board.components() {
            Some([chains, loops]) => writeln!(out, "{}", value(&chains, &loops)),
            None => first.refuse_all(2 * n + 1, "a board whose boxes have no or two free sides"),
        }
    });
}

/// The sides: those between the dots of a row, and those between the dots of a column; `1` is drawn.
struct Board {
    n: usize,
    m: usize,
    across: Vec<Vec<u8>>,
    down: Vec<Vec<u8>>,
}

impl Board {
    /// The sizes of chains and of loops, unless some box has one free side, three or four.
    fn components(&self) -> Option<[Vec<i32>; 2]> {
        let Self { n, m, .. } = *self;
        let boxes = || (0..n).cartesian_product(0..m);
        if boxes().any(|place| !matches!(self.free_sides(place).count(), 0 | 2)) {
            return None;
        }
        let mut sizes = [vec![], vec![]];
        let mut is_met = vec![vec![false; m]; n];
        for start in boxes().filter(|&place| self.free_sides(place).count() == 2) {
            let (mut size, mut is_loop) = (0, true);
            let mut open = vec![start];
            while let Some((row, column)) = open.pop() {
                if std::mem::replace(&mut is_met[row][column], true) {
                    continue;
                }
                size += 1;
                let beyond: Vec<_> = self.free_sides((row, column)).flatten().collect();
                is_loop &= beyond.len() == 2;
                open.extend(beyond);
            }
            if size > 0 {
                sizes[usize::from(is_loop)].push(size);
            }
        }
        Some(sizes)
    }

    /// For each free side of a box the box beyond it, or nothing at the border.
    fn free_sides(&self, (row, column): (usize, usize)) -> impl Iterator<Item = Option<(usize, usize)>> {
        let Self { n, m, across, down } = self;
        let sides = [
            (across[row][column], row > 0, (row.wrapping_sub(1), column)),
            (across[row + 1][column], row + 1 < *n, (row + 1, column)),
            (down[row][column], column > 0, (row, column.wrapping_sub(1))),
            (down[row][column + 1], column + 1 < *m, (row, column + 1)),
        ];
        sides.into_iter().filter(|side| side.0 == b'0').map(|(_, is_inside, beyond)| is_inside.then_some(beyond))
    }
}

/// The value of chains and loops of these sizes for the player who has to open one.
fn value(chains: &[i32], loops: &[i32]) -> i32 {
    let [chains, loops] = [chains, loops].map(|sizes| sizes.iter().copied().sorted_by_key(|&size| Reverse(size)));
    let loops = loops.collect_vec();
    // Of the largest chains so far and so many of the largest loops; first, without a chain.
    let mut values = vec![0; loops.len() + 1];
    for (count, l) in loops.iter().enumerate() {
        values[count + 1] = -loop_opened(*l, values[count]);
    }
    for c in chains {
        values[0] = -chain_opened(c, values[0]);
        for (count, l) in loops.iter().enumerate() {
            values[count + 1] = (-chain_opened(c, values[count + 1])).max(-loop_opened(*l, values[count]));
        }
    }
    values[loops.len()]
}

/// The value of a chain of `c` boxes, opened as well as possible, beside others of the value `x`.
fn chain_opened(c: i32, x: i32) -> i32 {
    if c <= 2 { c + x } else { (c + x).max(c - 4 - x) }
}

/// The same for a loop.
fn loop_opened(l: i32, x: i32) -> i32 {
    (l + x).max(l - 8 - x)
}
