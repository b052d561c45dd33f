//! # CF1375F Integer Game — three piles, two of which must not become equal
//!
//! - Judge: <https://codeforces.com/problemset/problem/1375/F>
//! - 中文: 三堆石子不许相等（交互题）
//! - Family: [dialogues](super#dialogues)
//! - Theorem: an arithmetic progression whose top is barred
//! - Finder: dialogues › answers: by a progression
//! - Difficulty: 2600
//!
//! ## Rule
//! There are three piles of 1 to 10⁹ stones, no two of them equal. In each turn the first player names y, 1 ≤ y ≤ 10¹².
//! The second player adds y stones to a pile, but not to the pile of the turn before. He loses when two piles become
//! equal. The first player loses after 1000 turns without that. The program chooses its part, and has to win.
//!
//! ## Claim
//! The program goes first, and wins in at most three turns. First it names 10⁹. From then on let t be the pile that was
//! chosen last, and l < m the two others. If t, m and l have equal differences, t being the largest, it names the
//! difference m − l. Else it names 2t − m − l.
//!
//! ## Why
//! Turn 1. Piles have 1 to 10⁹ stones. So the one that gets 10⁹ more is greater than the two others. It is t, and it is
//! barred in the next turn.
//!
//! Turn 2. If t − m = m − l, this turn is as turn 3 below. Else the program names y = 2t − m − l, which is at least 1.
//! The second player has two choices:
//!
//! - l becomes 2t − m. The piles are m, t and 2t − m, with equal differences t − m.
//! - m becomes 2t − l. The piles are l, t and 2t − l, with equal differences t − l.
//!
//! The pile just chosen is the largest in both cases, and it is barred.
//!
//! Turn 3. The piles are l, l + d and l + 2d, and the largest is barred. The program names d. If the second player adds
//! it to l, two piles have l + d stones. If he adds it to the middle one, two piles have l + 2d. Either way he loses.
//! So the judge says at the latest here that it has no pile left.
//!
//! After turn 1 no pile exceeds 2 · 10⁹. So the numbers named in turns 2 and 3 are at most 4 · 10⁹.
//!
//! ## Cost
//! O(1) per turn, three turns.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::interact(|input, out| {
        let place = input.place();
        input! { from input, mut piles: [In<1, 1_000_000_000, u64>; 3] }
        if !all_differ(&piles) {
            place.refuse_all(3, "three different integers");
        }
        out.line("First");
        let mut last = None;
        loop {
            let named = number_to_name(&piles, last);
            writeln!(out, "{named}");
            let place = input.place();
            input! { from input, pile: In<0, 3> }
            let Some(pile) = pile.checked_sub(1) else {
                break; // the judge has no pile left
            };
            piles[pile] += named;
            if last == Some(pile) || !all_differ(&piles) {
                place.refuse("a pile that is not barred and stays different, or 0");
            }
            last = Some(pile);
        }
    });
}

fn all_differ(piles: &[u64]) -> bool {
    piles[0] != piles[1] && piles[1] != piles[2] && piles[2] != piles[0]
}

/// What the program names, given the pile that was chosen last, which is the largest then.
fn number_to_name(piles: &[u64], last: Option<usize>) -> u64 {
    let Some(last) = last else {
        return 1_000_000_000;
    };
    let top = piles[last];
    let (x, y) = (piles[(last + 1) % 3], piles[(last + 2) % 3]);
    let (low, middle) = (x.min(y), x.max(y));
    if top - middle == middle - low { middle - low } else { 2 * top - middle - low }
}
