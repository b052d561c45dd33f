//! # LOJ 10246 取石子 — a stone less, or two heaps merged
//!
//! - Judge: <https://loj.ac/problem/10246>
//! - 中文: 取石子：取一粒或合并两堆
//! - Family: [parity](super#parity); easier [cf1841a](super::cf1841a), [poj1740](super::poj1740);
//!   harder [p4101](super::p4101)
//! - Theorem: parity of the moves left, which heaps of one stone can change
//! - Finder: heaps › every heap: heaps are merged
//! - Course: 15 › parity: heaps that are merged or lowered
//! - Difficulty: 4, ours
//!
//! ## Rule
//! There are heaps of stones. In turn a player takes one stone from a heap, or merges two heaps into one. A heap
//! without stones is gone, and cannot be merged. A player who cannot move loses. (The same game: HDU 4111.)
//!
//! ## Claim
//! Let a be the number of heaps of one stone. Call the other heaps large. If there are large heaps, let b be the number
//! of their stones, plus the number of large heaps, minus 1. If there are none, let b = 0. The first player loses
//!
//! - iff a is a multiple of 3, if there is no large heap, or only one and it has two stones (b ≤ 2);
//! - iff a and b are even, in all other cases (b ≥ 3).
//!
//! For example, three heaps of one stone are lost. If the first player takes one, the opponent merges the other two; if
//! he merges two, the opponent takes the third. In both cases a heap of two stones is left, which takes two moves. With
//! the heaps 1 and 3 we have a = 1 and b = 3. The first player merges them, so that a = 0 and b = 4. Now the stones can
//! only be taken one by one, and the opponent does not take the last.
//!
//! ## Why
//! One large heap of s stones has b = s ≥ 2. Two or more have b ≥ 2 + 2 + 2 − 1 = 5. So b ≤ 2 holds exactly for the
//! positions of the first kind, and b = 3 means one large heap, which has three stones. From (a, b) the moves lead
//!
//! 1. to (a − 1, b): a heap of one stone is taken;
//! 2. to (a − 1, b + 1): a heap of one stone is merged with a large one;
//! 3. to (a − 2, b + 3): two heaps of one stone are merged, and b > 0; without large heaps, to (a − 2, 2);
//! 4. to (a, b − 1): two large heaps are merged, or a heap of three or more loses a stone;
//! 5. to (a + 1, b − 3): a heap of two, not the only large one, loses a stone; if it is the only one, to (a + 1, 0).
//!
//! Every move makes the number of stones plus the number of heaps smaller. By induction on this number we may use the
//! claim after each move.
//!
//! **b ≥ 3, a and b even.** So b ≥ 4. Each of the moves 1 to 5 makes a odd or b odd. It leaves b ≥ 3: move 5 needs two
//! large heaps, so b ≥ 5, and as b is even, b ≥ 6. So the opponent wins.
//!
//! **b ≥ 3, a or b odd.** Some move leaves a lost position:
//!
//! - a is odd, and b is even: move 1.
//! - a and b are odd: move 2.
//! - a is even, b is odd, b ≥ 5: move 4. With two large heaps it is a merger; a single one has b ≥ 5 stones.
//! - a is even, b = 3: move 3 to (a − 2, 6) if a > 0. If a = 0, move 4 to (0, 2), a heap of two stones.
//!
//! **b = 0.** The moves lead to (a − 1, 0) and (a − 2, 2), where a is not negative. If a is a multiple of 3, neither
//! a − 1 nor a − 2 is one, and the player loses. Otherwise one of them is, and is not negative; he makes this move.
//!
//! **b = 2.** The moves lead to (a − 1, 2), (a + 1, 0), (a − 1, 3), (a − 2, 5), where the numbers are not negative. The
//! last two are won, as 3 and 5 are odd. If a is a multiple of 3, neither a − 1 nor a + 1 is one, and the player loses.
//! Otherwise one of them is; he makes the first or the second move.
//!
//! ## Cost
//! O(N) time and memory per test.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<0, 100> }
        for _ in 0..tests {
            input! { from input, n: In<0, 50>, heaps: [In<1, 1000, u32>; n] }
            out.either(first_player_wins(&heaps), ["YES", "NO"]);
        }
    });
}

fn first_player_wins(heaps: &[u32]) -> bool {
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    let large = heaps.iter().filter(|&&heap| heap > 1);
    // b + 1, or 0 without large heaps.
    let stones_and_heaps: u32 = large.map(|heap| heap + 1).sum();
    let moves_left = stones_and_heaps.saturating_sub(1);
    let is_lost = if moves_left <= 2 { ones % 3 == 0 } else { ones % 2 == 0 && moves_left % 2 == 0 };
    !is_lost
}
