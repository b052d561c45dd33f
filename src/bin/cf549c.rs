//! # CF549C The Game of Parity — cities are burned until k are left
//!
//! - Judge: <https://codeforces.com/problemset/problem/549/C>
//! - 中文: 轮流烧城，看剩下人数的奇偶
//! - Family: [parity](super#parity); easier [cf1738c](super::cf1738c)
//! - Theorem: who moves last chooses the parity, unless one kind of cities is burned
//! - Finder: rows › parity › for an odd or an even sum of what is left
//! - Course: 15 › parity: cities that are burned until k are left
//! - Difficulty: 2200
//!
//! ## Rule
//! There are n cities, each with some number of people. In turn, Stannis first, a player burns one city, until k are
//! left, 1 ≤ k ≤ n. If the number of people in these is odd, Stannis wins, and if it is even, Daenerys. Who wins?
//!
//! ## Claim
//! Call a city odd or even as the number of its people is. There are n − k moves. Let h be half of that, rounded down.
//!
//! - n = k: Stannis wins iff the number of odd cities is odd.
//! - n − k is odd, so that Stannis moves last: Daenerys wins iff at most h cities are odd, or k is even and at most h
//!   are even.
//! - n − k is even and positive, so that Daenerys moves last: Stannis wins iff k is odd and at most h cities are even.
//!
//! For example, let there be the cities 2, 1, 1, 1 and 3, and k = 3. Then Daenerys moves last, and h = 1. Stannis burns
//! the 2. Whatever Daenerys burns, three odd cities are left, with an odd sum.
//!
//! ## Why
//! The player who moves last is called L, the other one O. Before the last move k + 1 cities are left. If both kinds
//! are among them, L burns one of the kind that leaves him the right parity, and wins. So O can win only if all of them
//! are of one kind: then it does not matter which one L burns.
//!
//! *One kind is gone.* If there are no odd cities, the sum is even, and Daenerys wins. If there are no even ones, the
//! sum of the last k is odd iff k is. So Daenerys, as O, wants the odd ones to be gone, or for even k the even ones.
//! Stannis, as O, wants the even ones to be gone, and k has to be odd.
//!
//! *Who can do that.* O moves h times before the last move: there are n − k − 1 moves before it, by turns, and the last
//! of these is O's. If there are at most h cities of a kind, O burns one of them in each move, until none is left. If
//! there are more than h, L never burns one of them before his last move while he can burn another one. If he cannot,
//! only this kind is left. So the kind is not gone before the last move.
//!
//! *Against both kinds at once.* For even k, Daenerys, as O, is content with either. Let there be more than h of each.
//! Before his last move, L always burns a city of the kind of which more are left. Suppose that in the end, before the
//! last move, one kind is gone all the same. O has burned at most h of it, so L has burned one, too. Look at his last
//! such move. Before it, this kind was not the rarer one, so after it there is at most one more of the other kind. From
//! then on each move of O's burns at most one of this kind, and each move of L's between them one of the other kind. So
//! when this kind is gone, at most two are left of the other one. But k + 1 ≥ 3 cities are left then.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, Between, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 200_000>, k: with Between(1, n), people: [In<1, 1_000_000>; n] }
        let odd = people.iter().filter(|&count| count % 2 == 1).count();
        out.either(stannis_wins(odd, n - odd, k), ["Stannis", "Daenerys"]);
    });
}

/// Whether the number of people in the last k of these odd and even cities becomes odd.
fn stannis_wins(odd: usize, even: usize, k: usize) -> bool {
    let moves = odd + even - k;
    let half = moves / 2;
    match (moves, moves % 2) {
        (0, _) => odd % 2 == 1,
        (_, 0) => k % 2 == 1 && even <= half,
        _ => odd > half && (k % 2 == 1 || even > half),
    }
}
