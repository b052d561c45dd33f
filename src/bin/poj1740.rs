//! # POJ 1740 A New Stone Game — stones of a pile are taken away, and others go to other piles
//!
//! - Judge: <http://poj.org/problem?id=1740>
//! - 中文: 新石子游戏：取走一些，再分给别的堆
//! - Family: [sums under other rules](super#sums-under-other-rules); harder [loj10246](super::loj10246)
//! - Theorem: pairs of equal piles, and one move that makes them
//! - Finder: heaps › every heap: stones go to other heaps
//! - Course: 5: stones of a pile go to other piles, where equal pairs lose
//!
//! ## Rule
//! There are n ≥ 1 piles of stones. In turn, Alice first, a player chooses a pile and takes away at least one of its
//! stones. Then he may move any of its other stones to other piles that still have stones. A player who cannot move
//! loses. Does Alice win? (With 10⁵ piles: BZOJ 1982, SPOJ PEBBMOV.)
//!
//! ## Claim
//! Alice loses iff the piles can be put in pairs of equal size. So for odd n she wins.
//!
//! For example, let the piles be 1, 2 and 3. Alice chooses the 3, takes away two stones, and moves the third one to the
//! pile of one. Two piles of two stones are left. If Bob empties one of them, she empties the other. If he takes one
//! stone from one, she takes one from the other. If he takes one and moves one to the other pile, this has three
//! stones, and she takes them.
//!
//! ## Why
//! **From pairs a move is answered by one that makes pairs again.** Let the move leave x stones in a pile i of a
//! stones, and let j be the partner of i. The opponent chooses j, and leaves x stones in it, too. For every stone that
//! has come to a pile other than j, he moves one to the partner of this pile, which still has stones. He takes away the
//! others. There is at least one: at most a − x − 1 of the stones of i have come to other piles, and he has a − x
//! stones of j, besides those that have come to it. So the player who finds pairs is the first who cannot move.
//!
//! **From all other positions some move makes pairs.** Let a₁ ≤ a₂ ≤ … ≤ a_n be the sizes of the piles with stones.
//!
//! - n is even. The player chooses a_n, leaves a₁ stones in it, and moves stones to a₂, a₄, …, so that they become
//!   equal to a₃, a₅, …. From a₁ up to a_n it is (a₂ − a₁) + (a₃ − a₂) + …. He needs the second of these differences,
//!   the fourth, and so on. The others are not all 0, as these are not pairs yet. So at least one stone is taken away.
//! - n is odd. He chooses a_n, leaves nothing in it, and moves stones to a₁, a₃, …, so that they become equal to a₂,
//!   a₄, …. He needs none if n = 1, else at most a₍ₙ₋₁₎ − a₁ stones, fewer than a_n. So at least one is taken away.
//!
//! ## Cost
//! O(n log n) time, O(n) memory for each case.

use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        while let Some(n) = input.until_zero(Between(0, 10_usize)) {
            input! { from input, piles: [In<1, 100, u32>; n] }
            out.either(first_player_wins(piles), ["1", "0"]);
        }
    });
}

fn first_player_wins(mut piles: Vec<u32>) -> bool {
    piles.sort_unstable();
    !piles.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
}
