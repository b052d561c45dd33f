//! # P13071 \[GCJ 2020 Finals\] Adjacent and Consecutive — neighbouring tiles on neighbouring cells
//!
//! - Judge: <https://www.luogu.com.cn/problem/P13071>
//! - 中文: 相邻且连续：数出双方的失误
//! - Family: [two players, different moves](super#two-players-different-moves)
//! - Theorem: threats and pairs that are left
//! - Finder: partizan › own pieces: one wants a pair, the other none
//! - Course: 15 › pairing: others
//!
//! ## Rule
//! The tiles 1, …, N are put on a row of N empty cells, N ≥ 4. In turn, A first, a player puts any tile that is left on
//! any free cell. A wins iff in the end some two neighbouring cells hold tiles whose numbers differ by 1. A move is a
//! mistake if its player could have won, and after it the other can win; the last move is none. Given a whole game,
//! count the mistakes of both.
//!
//! ## Claim
//! Let K cells be free when A is to move. A *run* is a maximal row of neighbouring free cells, or of consecutive tiles
//! that are left. P is the sum of ⌊length / 2⌋ over all runs of both kinds. A *threat* is a tile that lies beside a
//! free cell while a tile that differs from it by 1 is left. A can win iff
//!
//! 1. two tiles that differ by 1 are neighbours already, or there is a threat; or
//! 2. there is a run of three or more cells, and one of three or more tiles; or
//! 3. K is 2 or odd, and 2P > K.
//!
//! B, to move, can win iff some move leads to a position where A cannot. So all of his moves are tried.
//!
//! For example, let N = 7, and let the row be `. . 1 6 2 7 .` with A to move. The tiles 3, 4 and 5 are left. There is
//! no threat, and no run of three cells. As K = 3 and P = 1 + 1, A can win. He puts the 3 on the last cell. Now B has
//! to put 4 or 5 on one of the two neighbouring cells, and A puts the other tile beside it.
//!
//! ## Why
//! Plan: cases 1 and 2 win at once. Otherwise a pair takes a run of each kind, and from one turn of A to the next K
//! falls by 2: A can keep 2P > K, or B can keep the opposite. In the first case A has won, or carries out the threat.
//! In the second he puts the middle one of three such tiles on the middle one of three such cells. One move of B takes
//! neither both tiles nor both cells at its sides, so that a threat is left, or B makes the pair himself.
//!
//! From now on, let neither case hold. As there is no threat, a pair can only be made of two consecutive tiles that are
//! left, on two neighbouring cells that are free. Here tiles and cells play the same part. Some kind has runs of at
//! most 2: let it be the cells; else exchange cells and tiles in the proof. A move is *loud* if the cell has a free
//! neighbour, and the tile one that is left: it makes a threat. Other moves are *quiet*. So B must not make a loud
//! move, and must answer each of A's at once. A move never makes a run longer. It lowers what the run of its cell adds
//! to P by 1; by 0 only if that run is odd and falls into two even parts, perhaps empty. The same holds for the tile.
//!
//! *K odd, 2P > K: A wins.* There is an odd run of cells, and one of tiles. A plays the end of one on the end of the
//! other, which leaves P as it is. The move is quiet, as the run of cells has one cell. Any loud move of B loses. A
//! quiet one has a cell or a tile alone in its run, so P falls by 1 at most. So 2P > K holds for K − 2 and the new P.
//! This goes on until K = 3. There P ≥ 2, so each kind has a run of 2 or 3. A's move leaves a run of 2 of each kind and
//! nothing else: every move of B is loud.
//!
//! *K odd, 2P ≤ K: B wins.* For K = 1 nothing is left to pair. Let K ≥ 3; then P ≤ (K − 1)/2. B moves to K − 2 without
//! a threat and with P ≤ (K − 3)/2, so that he wins by induction.
//!
//! - A moves loud, from a run of two cells. Tiles, too, have a run of 2 or more, so P ≥ 2 and K ≥ 5. B fills the other
//!   cell with a tile that is no neighbour of A's, of which there is one among K − 1 ≥ 4. This is quiet, ends the
//!   threat, and A has lowered P.
//! - A moves quiet. K' = K − 1 are left, an even number, and P ≤ K'/2. If P < K'/2, B makes any quiet move. There is
//!   one: without a single cell all runs of cells are 2, so P ≥ K'/2. If P = K'/2, B has to lower it. If there is a
//!   single tile and a run of two cells, he puts it there. If there is a single cell and a longer run of tiles, he
//!   takes a tile that lowers P, from it: the second one. Suppose that neither is so. If all cells are single, no run
//!   of tiles is longer, so P = 0 < K'/2. If some run has two cells, there is no single tile; so there is a longer run
//!   of tiles, and hence no single cell. Then the cells alone give K'/2, and P > K'/2. Both contradict P = K'/2.
//!
//! *K even, K ≥ 4: B wins.* B moves to K − 2 without a threat. If A moves loud, B fills the other cell of the two with
//! a tile that is no neighbour of A's: among K − 1 ≥ 3 there is one. If A moves quiet, an odd number of cells is left,
//! and B puts any tile on a single one. From K = 4 he keeps the two last cells or the two last tiles apart.
//!
//! - A moves quiet: three tiles are left. B takes one such that the two others are apart.
//! - A moves t loud: if t − 1 and t + 1 are left, B takes the third one. Else let u be the one of them that is left. Of
//!   the other two at most one differs from u by 1, as t is gone. B takes this one, or any of the two.
//!
//! *K = 2.* P = 2 means that cells and tiles lie together. Then A moves loud, and B has to make the pair. Otherwise no
//! pair can be made.
//!
//! ## Cost
//! O(N⁴) time and O(N) memory for a game.

use grundy::io::{self, Between, In, List, Pair};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for test in 1..=tests {
            input! { from input, n: In<4, 50> }
            let first = input.place();
            let number = Between(1, n);
            input! { from input, moves: with List(n, Pair(number, number)) }
            for (index, (tile, cell)) in moves.iter().enumerate() {
                if moves[..index].iter().any(|(other, at)| other == tile || at == cell) {
                    first.after(2 * index).refuse_all(2, "a tile and a cell that have not come before");
                }
            }
            let [a, b] = mistakes(n, &moves);
            writeln!(out, "Case #{test}: {a} {b}");
        }
    });
}

/// The mistakes of A and of B in a game, given by the tile and the cell of each move.
fn mistakes(n: usize, moves: &[(usize, usize)]) -> [u32; 2] {
    let all = (1 << n) - 1;
    let mut position = Position { free: all, left: all, placed: vec![], is_pair: false };
    let mut mistakes = [0, 0];
    let mut a_can_win = position.a_to_move_wins();
    for (index, &(tile, cell)) in moves.iter().enumerate() {
        position.play(Placed { tile: 1 << (tile - 1), cell: 1 << (cell - 1) });
        if index + 1 < moves.len() {
            let next = if index % 2 == 0 { !position.b_to_move_wins() } else { position.a_to_move_wins() };
            mistakes[index % 2] += u32::from(next != a_can_win && next == (index % 2 == 1));
            a_can_win = next;
        }
    }
    mistakes
}

/// A tile that lies on a cell, a bit for each.
#[derive(Clone, Copy)]
struct Placed {
    tile: u64,
    cell: u64,
}

impl Placed {
    /// Whether a tile and a cell beside these two are among these sets.
    fn meets(self, tiles: u64, cells: u64) -> bool {
        let beside = |bit: u64| bit << 1 | bit >> 1;
        beside(self.tile) & tiles != 0 && beside(self.cell) & cells != 0
    }
}

/// The free cells and the tiles that are left, a bit for each; and what lies there.
struct Position {
    free: u64,
    left: u64,
    placed: Vec<Placed>,
    is_pair: bool,
}

impl Position {
    fn play(&mut self, new: Placed) {
        self.is_pair |= self.placed.iter().any(|placed| placed.meets(new.tile, new.cell));
        self.placed.push(new);
        self.free &= !new.cell;
        self.left &= !new.tile;
    }

    fn a_to_move_wins(&self) -> bool {
        self.is_pair || self.threats().next().is_some() || wins_without_threat(self.free, self.left)
    }

    fn b_to_move_wins(&self) -> bool {
        // Whatever pair B could make, and whatever threat can be left, is one of these, or of his own tile.
        let threats: Vec<Placed> = self.threats().collect();
        let wins = |new: Placed| {
            let (free, left) = (self.free & !new.cell, self.left & !new.tile);
            let is_threat = |placed: Placed| placed.meets(left, free);
            let is_met = threats.iter().any(|placed| is_threat(*placed) || placed.meets(new.tile, new.cell));
            !is_met && !is_threat(new) && !wins_without_threat(free, left)
        };
        !self.is_pair && bits(self.left).any(|tile| bits(self.free).any(|cell| wins(Placed { tile, cell })))
    }

    fn threats(&self) -> impl Iterator<Item = Placed> + '_ {
        self.placed.iter().copied().filter(|placed| placed.meets(self.left, self.free))
    }
}

/// Whether A, to move, wins by what is free and left alone.
fn wins_without_threat(free: u64, left: u64) -> bool {
    let has_three = |set: u64| set & set >> 1 & set >> 2 != 0;
    let count = free.count_ones();
    has_three(free) && has_three(left) || (count == 2 || count % 2 == 1) && 2 * (pairs(free) + pairs(left)) > count
}

/// The sum of half the lengths of all runs, rounded down.
fn pairs(mut set: u64) -> u32 {
    let mut pairs = 0;
    while set & set >> 1 != 0 {
        let both = set & set >> 1;
        let first = both & both.wrapping_neg();
        set &= !(first | first << 1);
        pairs += 1;
    }
    pairs
}

fn bits(set: u64) -> impl Iterator<Item = u64> {
    (0..u64::BITS).map(|index| 1 << index).filter(move |bit| set & bit != 0)
}
