//! # P8901 \[USACO22DEC\] Circular Barn S — heaps in a circle, a prime or 1 from the next one
//!
//! - Judge: <https://www.luogu.com.cn/problem/P8901>
//! - 中文: 环形谷仓：轮流取一个或质数个
//! - Family: [sums under other rules](super#sums-under-other-rules); easier [cf1382b](super::cf1382b),
//!   [cf1695b](super::cf1695b)
//! - Theorem: the room that ends first
//! - Finder: heaps › several heaps: heaps in a fixed order › in a circle
//! - Course: 15 › parity: quick wins, slow losses in a circle of rooms
//!
//! ## Rule
//! N rooms stand in a circle, and room i holds a_i ≥ 1 cows. John and Nhoj are together in room 1. John makes a move,
//! then Nhoj makes a move, then both go to the next room, from room N to room 1. A move takes 1 cow or a prime number
//! of cows out of the room where they are. A player to move in an empty room loses. Who wins?
//!
//! ## Claim
//! Let d(a) = a / 4 if 4 divides a. Otherwise let d(a) = (a − p) / 4, where p is the largest number with p ≤ a and
//! p ≡ a (mod 4) that is a prime or 1. The room with the least d(a_i) decides, the first one if there are several: John
//! wins iff 4 does not divide its number of cows.
//!
//! For example, let two rooms hold 4 and 9 cows. Then d(4) = 1, and d(9) = (9 − 5) / 4 = 1. So room 1 decides, and Nhoj
//! wins. Whatever John takes there, Nhoj takes the rest. John cannot take all 9 in room 2, so Nhoj has a move there,
//! and John comes back to an empty room. With 7 cows in room 2, d(7) = 0: John takes them all, and wins.
//!
//! ## Why
//! Call a room John's if 4 does not divide its number of cows, and else Nhoj's. This is said of the room as it is when
//! John is to move. No prime is a multiple of 4, and 1, 2 and 3 may be taken. So a move never leads from a multiple of
//! 4 to another one, and from every other number some move leads to one.
//!
//! In his own room a player moves to a multiple of 4, John at once and Nhoj in answer. So he always has a move there,
//! and the room stays his: after it the other player is to move at a multiple of 4. Now look at one room with a cows.
//! Its visits are numbered from 1 on, and d = d(a).
//!
//! **The owner can end the room in his favour by visit d + 1.** John takes p, and leaves 4d cows. In every later visit
//! he moves to a multiple of 4 again, and it is less by at least 4. So in visit d + 1 at the latest he leaves nothing,
//! and Nhoj loses. In Nhoj's room John finds 4d cows in visit 1, and at least 4 fewer in every later one. So he finds
//! nothing in visit d + 1 at the latest.
//!
//! **The other player can see to it that he does not lose there before visit d + 1.** He does so as follows.
//!
//! - At a multiple of 4 that is not 0 he takes 2. The owner can go to a multiple of 4 only by taking 2 as well. It is
//!   less by exactly 4.
//! - If the owner leaves no multiple of 4, the other player makes it one, and the room is his own from then on.
//!
//! As long as the owner leaves multiples of 4, Nhoj finds at least 4d cows in visit 1 of John's room, because John
//! takes at most p of those with p ≡ a. Later he finds 4 fewer in every visit, so at least 4 in visit d. In Nhoj's room
//! John finds 4d cows in visit 1, and at least 4 in visit d.
//!
//! **All rooms.** Let room i have the least d(a_i), and be the first of these. Its owner plays there as in the first
//! part. In his other rooms he goes to multiples of 4, and in those of the other player he plays as in the second part.
//! Room i ends by visit d(a_i) + 1. Nowhere does he lose before that: a room of the other player that comes before i
//! has a larger d, and one that comes after i has at least the same, and is visited later in each round. So he wins.
//!
//! ## How
//! From a the candidates for p are a, a − 4, a − 8, … For a ≡ 2 this ends at 2, as 2 is the only even prime: d is
//! ⌊a / 4⌋. For odd a, one of the first candidates is a prime as a rule. Up to 5 · 10⁶ at most 68 are tried.
//!
//! ## Cost
//! O(M log log M + gN) time, O(M + N) memory; at most M cows and g tries per room.

use grundy::io::{self, In, Total};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let sum_of_n = Total::at_most(200_000);
        input! { from input, tests: In<1, 1000> }
        let mut barns = vec![];
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 100_000), cows: [In<1, 5_000_000, u32>; n] }
            barns.push(cows);
        }
        let largest = barns.iter().flatten().max().expect("a barn has a room");
        let moves = odd_moves(*largest as usize);
        for barn in barns {
            out.either(john_wins(&barn, &moves), ["Farmer John", "Farmer Nhoj"]);
        }
    });
}

/// Whether the first room with the least delay is John's.
fn john_wins(barn: &[u32], odd_moves: &[bool]) -> bool {
    let first_to_end = barn.iter().min_by_key(|&&cows| delay(cows, odd_moves));
    first_to_end.expect("a barn has a room") % 4 != 0
}

/// How many visits a room takes before the one in which it ends.
fn delay(cows: u32, odd_moves: &[bool]) -> u32 {
    if cows % 2 == 0 {
        return cows / 4;
    }
    let is_move = |delay: &u32| odd_moves[(cows - 4 * delay) as usize / 2];
    (0..).find(is_move).expect("1 and 3 are moves")
}

/// For every odd number 2k + 1 up to `largest`, by k, whether it is 1 or a prime.
fn odd_moves(largest: usize) -> Vec<bool> {
    let mut is_move = vec![true; largest / 2 + 1];
    for prime in (3..).step_by(2).take_while(|prime| prime * prime <= largest) {
        if is_move[prime / 2] {
            // From prime² on in steps of 2 · prime.
            is_move[prime * prime / 2..].iter_mut().step_by(prime).for_each(|is_move| *is_move = false);
        }
    }
    is_move
}
