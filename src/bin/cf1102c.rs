//! # CF1102C Doors Breaking and Repairing — one breaks doors, the other repairs them
//!
//! - Judge: <https://codeforces.com/problemset/problem/1102/C>
//! - 中文: 破门与修门
//! - Family: [two players, different moves](super#two-players-different-moves); harder [cf1221e](super::cf1221e)
//! - Theorem: a race for the doors that fall at one blow
//! - Finder: partizan › own numbers: doors are broken and repaired
//! - Difficulty: 1200
//!
//! ## Rule
//! There are n doors. Door i has the durability a_i ≥ 1. There are 10¹⁰⁰ turns. In each of them the policeman first
//! hits a door, whose durability becomes less by x, but not less than 0. Then Slavik repairs a door whose durability is
//! not 0, and it becomes greater by y. A player for whom there is no such door passes. All numbers are at most 10⁵, and
//! x, y ≥ 1. A door of durability 0 is broken. In the end the policeman wants as many broken doors as possible, and
//! Slavik as few. How many are there?
//!
//! ## Claim
//! If x > y, all doors are broken in the end. Otherwise, let c be the number of doors with a_i ≤ x. Then c / 2 doors
//! are broken, rounded up.
//!
//! For example, let x = y = 1. A door of durability 2 is hit and repaired for ever: 2, 1, 2, 1, 2, …
//!
//! ## Why
//! Let x > y. As long as a door is not broken, the policeman hits one. A turn in which no door breaks lowers the sum of
//! all durabilities by at least x − y ≥ 1. A turn in which one breaks, of which there are at most n, raises it by at
//! most y. So after at most a_1 + … + a_n + n y + n turns all doors are broken, and there are many more turns.
//!
//! Let x ≤ y. Call a door *weak* if its durability is at most x, but not 0. The policeman breaks a weak door in each
//! turn, as long as there is one. In a turn he uses up one weak door, and Slavik at most one more. So he breaks at
//! least half of the c weak doors.
//!
//! If the door that was hit is not at 0 now, Slavik repairs it, and it is at least as high as before; so doors that are
//! not weak do not become weak. If it is at 0, he repairs a weak door, if there is one, which then has at least
//! 1 + y > x, and else any. So each weak door that breaks costs the policeman a second one, except perhaps for the
//! last: no more than c / 2 doors break, rounded up.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100>, x: In<1, 100_000, u32>, y: In<1, 100_000, u32> }
        input! { from input, doors: [In<1, 100_000, u32>; n] }
        writeln!(out, "{}", broken_doors(&doors, x, y));
    });
}

fn broken_doors(doors: &[u32], x: u32, y: u32) -> usize {
    let weak = doors.iter().filter(|&&durability| durability <= x).count();
    if x > y { doors.len() } else { weak.div_ceil(2) }
}
