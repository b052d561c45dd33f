//! # CF1848A Vika and Her Friends — a pursuit in which nobody may stay
//!
//! - Judge: <https://codeforces.com/problemset/problem/1848/A>
//! - 中文: 网格上人人都必须走的追逐
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs); harder [cf1873h](super::cf1873h)
//! - Theorem: the colour of a chessboard, and steps towards one corner
//! - Finder: graphs › boards: a pursuit in which nobody may stay
//! - Difficulty: 900
//!
//! ## Rule
//! A mall has n rows of m rooms, 1 ≤ n, m ≤ 100. Vika is in one of the rooms. Each of her k friends, 1 ≤ k ≤ 100, is in
//! one, too; several people may be in the same room. In every minute, Vika first goes to a room that has a side in
//! common with hers. Then each friend, who has seen this, goes to such a room beside his own. Nobody may stay. If a
//! friend is in Vika's room at the end of a minute, she is caught. Can she escape for ever? (If the mall is a single
//! room, nobody can move, and her friends are with her. We count this as caught; no judge's test of it is known.)
//!
//! ## Claim
//! Let the rooms have the colours of a chessboard. Vika can escape iff no friend is in a room of the colour of hers.
//!
//! For example, a friend who is in the room beside hers has the other colour. However they go, he is never in her room
//! at the end of a minute. A friend in her own room has her colour: wherever she goes, he follows her, and she is
//! caught.
//!
//! ## Why
//! Every step changes the colour, and in a minute everybody makes one step. So at the end of any minute a friend has
//! her colour iff he had it at first. If nobody had it, nobody is in her room at the end of any minute.
//!
//! One friend of her colour is enough to catch her. Let r be by how many rows he is away from her, and c by how many
//! columns. At the end of any minute r + c is even.
//!
//! **First he makes r = c.** Let r > c, hence r ≥ c + 2; if r < c, rows and columns are exchanged. He answers each of
//! her steps by one towards her row. She changes r − c by 1, and he makes it less by 1, so it falls by 2 or stays. As
//! r ≥ 2 before her step, he never gets past her row, and all these steps of his have one direction. So there are fewer
//! than n of them, and then r = c.
//!
//! **Then he keeps r = c.** If her step makes one of the two greater, he makes it smaller again. If it makes one
//! smaller, he makes the other one smaller, too. As long as r = c ≥ 1 before her step, this takes neither of them past
//! the row or the column of the other. So all these steps of his go towards one corner of the mall, and there are fewer
//! than n + m of them until r = c = 0: she is caught. If r = c = 0 at first, his first step catches her.
//!
//! ## Cost
//! O(k) time and memory.

use grundy::io::{self, Between, In, List, Pair};
use proconio::input;

/// A row and a column.
type Room = (usize, usize);

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100> }
        for _ in 0..tests {
            input! { from input, n: In<1, 100>, m: In<1, 100>, k: In<1, 100> }
            let room = Pair(Between(1, n), Between(1, m));
            input! { from input, vika: with room, friends: with List(k, room) }
            out.either(escapes(vika, &friends), ["YES", "NO"]);
        }
    });
}

fn escapes(vika: Room, friends: &[Room]) -> bool {
    let colour = |(row, column): Room| (row + column) % 2;
    friends.iter().all(|&friend| colour(friend) != colour(vika))
}
