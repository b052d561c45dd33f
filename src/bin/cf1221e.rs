//! # CF1221E Game With String — stretches of a cells for Alice, of b < a cells for Bob
//!
//! - Judge: <https://codeforces.com/problemset/problem/1221/E>
//! - 中文: 双方各取一段长度的字符串
//! - Family: [two players, different moves](super#two-players-different-moves); easier [cf1102c](super::cf1102c),
//!   [cf841b](super::cf841b)
//! - Theorem: a move that only one player has; the only long run
//! - Finder: partizan › own numbers › stretches of a row
//! - Course: 14: each has his own number
//! - Difficulty: 2500
//!
//! ## Rule
//! Some cells of a row are free, the others used. In turn a player uses a stretch of neighbouring free cells: Alice,
//! who begins, exactly a cells, Bob exactly b cells, with 1 ≤ b < a. A player who cannot move loses. Does Alice win?
//!
//! ## Claim
//! A run is a maximal stretch of free cells, and L is its length. Call it
//!
//! - Bob's own if b ≤ L < a;
//! - short if a ≤ L < 2b;
//! - long if L ≥ 2b and it is not Bob's own.
//!
//! Alice loses if a run is Bob's own, or if two or more runs are long. If no run is Bob's own and none is long, she
//! wins iff the number of short runs is odd. If one is long and none is Bob's own, she wins iff she can take a cells of
//! the long run so that
//!
//! - what is left of it on either side is less than b, or short;
//! - the number of short runs, these among them, is even then.
//!
//! ## Why
//! **Bob wins if a run is his own, whoever is to move.** Alice cannot use it, so let Bob be to move. If Alice could
//! move in some other run, that has at least a > b cells, and Bob takes b of them: his own run is still there.
//! Otherwise he moves in his own run. Then no run has a cells, and Alice cannot move.
//!
//! **Bob wins if a run is long and he is to move.** He leaves exactly b cells between his stretch and an end of the
//! run. As b < a, they are a run of his own.
//!
//! **If no run is long or Bob's own**, the runs with at least b cells are the short ones. Any move leaves less than b
//! cells on both sides of its stretch, as L < 2b and as b < a. So a short run allows exactly one move, for whoever
//! comes first, and the others allow none. The player to move wins iff the number of short runs is odd.
//!
//! Now let Alice be to move. By the first point she loses if a run is Bob's own. By the second she loses if she leaves
//! a long run, as with two of them she must. If none is long, the third point decides. If one is long, she must move in
//! it, and leave nothing that is long or Bob's own. Then the third point decides with Bob to move.
//!
//! ## Cost
//! O(|s|) time and memory.

use grundy::io::{self, Between, In, Total, Word};
use proconio::input;

/// The largest number of cells.
const LONGEST: usize = 300_000;

fn main() {
    io::run(|input, out| {
        let sum_of_lengths = Total::at_most(LONGEST);
        input! { from input, games: In<1, 300_000> }
        for _ in 0..games {
            input! { from input, a: In<2, 300_000>, b: with Between(1, a - 1) }
            let place = input.place();
            input! { from input, cells: with Word { alphabet: ".X", shortest: 1, longest: LONGEST } }
            sum_of_lengths.add(cells.len(), place);
            let runs: Vec<usize> = cells.split(|&cell| cell == b'X').map(<[u8]>::len).collect();
            out.either(alice_wins(&runs, a, b), ["YES", "NO"]);
        }
    });
}

fn alice_wins(runs: &[usize], a: usize, b: usize) -> bool {
    let is_bobs_own = |run: usize| b <= run && run < a;
    let is_short = |run: usize| a <= run && run < 2 * b;
    if runs.iter().any(|&run| is_bobs_own(run)) {
        return false;
    }
    let short = runs.iter().filter(|&&run| is_short(run)).count();
    let long: Vec<usize> = runs.iter().copied().filter(|&run| run >= 2 * b).collect();
    match long[..] {
        [] => short % 2 == 1,
        [long] => (0..=long - a).any(|left| {
            let rest = [left, long - a - left];
            let more = rest.iter().filter(|&&run| is_short(run)).count();
            rest.iter().all(|&run| run < b || is_short(run)) && (short + more) % 2 == 0
        }),
        _ => false,
    }
}
