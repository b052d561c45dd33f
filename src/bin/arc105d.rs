//! # ARC105 D Let's Play Nim — bags emptied onto dishes, then Nim
//!
//! - Judge: <https://atcoder.jp/contests/arc105/tasks/arc105_d>
//! - 中文: 先把硬币倒进盘子，再玩 Nim
//! - Family: [Nim and staircase](super#nim-and-staircase); easier [cf1396b](super::cf1396b)
//! - Theorem: more than half of all stones in one heap
//! - Finder: heaps › every heap: the players build the heaps first
//!
//! ## Rule
//! There are N bags with coins and N empty dishes. As long as some bag has coins, a move empties a bag that has coins
//! onto a dish, on which there may be coins already. Later a move takes one or more coins from one dish. The two
//! players move in turn all the time. A player who cannot move loses.
//!
//! ## Claim
//! The first player wins iff N is even and some number of coins occurs in an odd number of bags.
//!
//! ## Why
//! After N moves all bags are empty, and the game is Nim with the dishes as heaps. Call the player who then has to move
//! X, and the other one Y. X is the first player if N is even, and the second one if N is odd. X wins iff the XOR of
//! the dishes is not 0 (Bouton).
//!
//! It is enough for X that one dish gets more than half of all coins. The XOR of the other dishes is at most their sum,
//! so it is less than this dish, and the XOR of all is not 0.
//!
//! - N is odd. Y begins and puts a bag onto some dish D. From then on X always takes a bag with the most coins, and
//!   empties it onto D. So Y's second, third, … bags have at most as many coins as X's first, second, … bags, in this
//!   order. All coins that are not on D come from these bags of Y. So X's bags alone give D at least as many coins. D
//!   has the coins of Y's first bag besides, and so more than half of all. X wins.
//! - N is even, and some number of coins occurs in an odd number of bags. X begins. He always takes a bag with the most
//!   coins, and empties all of his bags onto one dish D. Each bag of his has at least as many coins as the bag that Y
//!   takes next. If it is equal every time, the bags are equal in pairs, which is excluded. So X's bags have more than
//!   half of all coins, and D has at least these. X wins.
//! - N is even, and each number of coins occurs in an even number of bags. Y pairs the dishes. When X empties a bag
//!   onto a dish, Y empties an equal bag onto the other dish of the pair. There is one: before X's move, each number of
//!   coins is left in an even number of bags. So the dishes of a pair are equal in the end, and the XOR is 0. Y wins.
//!
//! ## Cost
//! O(N log N) time, O(N) memory.

use grundy::io::{self, Between, In, ListInto, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let sum_of_n = Total::at_most(200_000);
        input! { from input, tests: In<1, 100_000> }
        let mut kept = vec![];
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 100_000) }
            input! { from input, bags: with ListInto(&mut kept, n, Between(1, 1_000_000_000)) }
            out.either(first_player_wins(bags), ["First", "Second"]);
        }
    });
}

/// The bags are sorted.
fn first_player_wins(bags: &mut [u32]) -> bool {
    if bags.len() % 2 == 1 {
        return false;
    }
    bags.sort_unstable();
    bags.chunks_exact(2).any(|pair| pair[0] != pair[1])
}
