//! # HDU 4315 Climbing the Hill — the king's way up
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=4315>
//! - 中文: 爬山：阶梯博弈与国王
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [poj1704](super::poj1704)
//! - Theorem: [staircase Nim](grundy::games::staircase)
//! - Finder: heaps › stairs › with a king
//!
//! ## Rule
//! n persons stand on different cells 1, 2, 3, … of a row; cell 0 is the hilltop. Person 1 is the nearest to the
//! hilltop, and person k is the king. In turn, Alice first, a player moves a person up by one or more cells, neither
//! onto another nor over him. Only the hilltop has room for several. The player who brings the king there wins.
//!
//! ## Claim
//! For k = 1 Alice wins. Otherwise give every person a room. The room of person 1 is the number of cells above him,
//! without the hilltop if k = 2. The room of any other is the number of cells between him and the person above him.
//! Alice wins iff the XOR of the rooms of the persons n, n − 2, n − 4, … is not 0.
//!
//! ## Why
//! If k = 1, the king goes up at once. Now let k ≥ 2. Whoever brings person k − 1 to the hilltop loses, since all
//! others above the king are there, too, and the king can follow at once. So leave this move out of the game. A player
//! who then cannot move has lost: all persons above k − 1 are on the hilltop, since the first of them that is not could
//! move up; person k − 1 is on cell 1, since from any other he could move up, too; and bringing him to the hilltop is
//! the only move. So we play: a player who cannot move loses.
//!
//! In this game a room is the number of cells by which a person can move. Give the last person step 1, the one above
//! him step 2, and so on. A player may take any number t ≥ 1 from one room, that of the person he moves. The room of
//! the next person below grows by t. It grows by one more if the mover reaches the hilltop and the next person is not
//! k − 1, because the next person may then go to the hilltop, too. So every move makes exactly one room on an odd step
//! smaller, by any number up to its size, or exactly one greater. This is staircase Nim ([`grundy::games::staircase`]).
//!
//! ## Cost
//! O(n) time and memory.

use grundy::games::staircase::rises_sum;
use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, n: In<1, 1000>, king: with Between(1, n) }
            let first = input.place();
            input! { from input, cells: [In<1, 99_999, u32>; n] }
            first.in_order_or_refuse(&cells, |before, cell| before < cell, "a cell further down than the one before");
            out.either(first_player_wins(king, &cells), ["Alice", "Bob"]);
        }
    });
}

/// The cells come in ascending order.
fn first_player_wins(king: usize, cells: &[u32]) -> bool {
    // What is free above each person rises by his room.
    let hilltop = u32::from(king > 2);
    let free: Vec<u32> = cells.iter().zip(1..).map(|(cell, person)| cell + hilltop - person).collect();
    king == 1 || rises_sum(&free) != 0
}
