//! # CF98E Help Shrek and Donkey — ask for a card or guess the hidden one, and bluff
//!
//! - Judge: <https://codeforces.com/problemset/problem/98/E>
//! - 中文: 问牌或猜底牌，可以虚张声势
//! - Family: [chance](super#chance); easier [abc448g](super::abc448g)
//! - Theorem: mixed strategies, a matrix of two by two at each pair of numbers
//! - Finder: chance › hidden cards
//! - Course: 15 › chance
//! - Difficulty: 2700
//!
//! ## Rule
//! Of m + n + 1 different cards, known to both, Shrek holds m, Donkey holds n, and one lies face down on the table; all
//! deals are equally likely, and each player sees only his own cards. 0 ≤ m, n ≤ 1000. In turn, Shrek first, a player
//! does one of two things. He guesses the card on the table; if he is right, he wins, else he loses. Or he names a
//! card, his own ones included. If the other player holds it, he shows it and lays it aside; if not, he says so. Both
//! play best. With which chances do Shrek and Donkey win? An absolute error of 10⁻⁹ is allowed.
//!
//! ## Claim
//! Call a card hidden if its holder alone knows where it is. Let f(m, n) be the chance of the player to move to win if
//! he has m hidden cards and the other player n. Then f(m, 0) = 1, and f(0, n) = 1/(n + 1). For m, n ≥ 1, with
//! x = f(n − 1, m) and h = f(n, m − 1),
//!
//! ```text
//! f(m, n) = (1 + n h (1 − x)) / (1 + (n + 1) h)
//! ```
//!
//! For example, let both have one hidden card. Then x = f(0, 1) = 1/2 and h = f(1, 0) = 1, so f(1, 1) = 1/2. The player
//! to move asks with chance 2/3, for one of the two cards that he does not know; otherwise he names his own. If the
//! other holds the card, the mover is left with a chance of 1/2. If not, and he guesses this card, the mover wins in
//! all with 2/3 · 1/4 + 1/3 = 1/2; if he does not believe it, with 2/3 · (1/4 + 1/2) = 1/2.
//!
//! ## Why
//! Plan: two choices of each player make a matrix of two by two, whose value is the claim; then we show that nothing
//! else is better. With n = 0 the mover knows the card on the table. With m = 0 and n ≥ 1 the other player knows it,
//! and wins if he comes to move; so the mover guesses. For m, n ≥ 1 we use induction by m + n.
//!
//! *Two by two.* Let the mover ask, for one of the n + 1 cards that he does not know, or bluff, and name a hidden card
//! of his own; which card it is he draws by lot. The other player, if he does not hold the named card, believes, and
//! guesses that it lies on the table, or doubts, and plays on as if he knew it to be a card of the mover. If he holds
//! it, which has the chance n/(n + 1) after an ask, the mover wins with 1 − x. So the mover wins with these chances,
//! where c = n (1 − x)/(n + 1):
//!
//! ```text
//!          believes   doubts
//! asks         c    c + 1/(n + 1)     the card on the table is named, and he guesses it next
//! bluffs       1        1 − h         the other player is to move with n hidden cards, the mover has m − 1
//! ```
//!
//! Let the mover ask with chance a = (n + 1) h / (1 + (n + 1) h). Both columns then give 1 − a (1 − c), which is the
//! claim. Let the other player doubt with chance b = (1 + n x)/(1 + (n + 1) h). Both rows then give the same.
//!
//! *b is at most 1*, as x ≤ h: it even holds that f(m, n) ≤ f(m + 1, n − 1) if n ≥ 1. This is clear for n = 1. For m =
//! 0 the right side is (1 + (n − 1)(1 − f(n − 2, 1)))/(n + 1) ≥ 1/(n + 1). Else let y = f(n − 2, m + 1). By induction y
//! ≤ x ≤ h, and the claim falls if x or h grows. So f(m, n) ≤ (1 + n w)/(1 + (n + 1) x) with w = x (1 − x), and f(m +
//! 1, n − 1) ≥ (1 + (n − 1) w)/(1 + n x). Multiplied out, the second is greater or equal as x³ ≥ 0.
//!
//! *The mover gets that much.* If he has named the card on the table, every reply but that guess loses. If he has
//! bluffed, no reply but that guess is better for the other player than to see through it, and to play best from there.
//!
//! *The other player holds him to it.* What he does not hold, he believes or doubts by lot; and he draws his own cards
//! by lot, so that the mover knows nothing of the n + 1 cards. It remains to look at what else the mover can do.
//!
//! - He guesses, and wins with chance 1/(n + 1). A player with hidden cards who is not to move wins with at least
//!   1/(k + 1) if the other one has k ≥ 1: he can guess at random as soon as he moves, and a guess before that is wrong
//!   with chance 1/2 or more. So for m ≥ 2 bluffs, and for m = 1 and n ≥ 2 asks alone, give at least 1/(n + 1). And
//!   f(1, 1) = 1/2.
//! - He names a card that both know, and passes. Then he gets at most 1 − f(n, m). This is not more than f(m, n), as
//!   has been computed for all m, n ≤ 1000.
//!
//! *Rounding.* With E added to both x and h, f falls by at most E: the derivatives are −a n/(n + 1) and −(1 − a) b. As
//! f falls in x and in h, errors of at most E in them make an error of at most E. Fewer than ten roundings are added at
//! each of at most 2000 steps: in all, less than 2000 · 10 · 2⁻⁵³ < 10⁻¹¹.
//!
//! ## Cost
//! O((m + n)²) time, O(m + n) memory.

use grundy::io::{self, In};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, m: In<0, 1000>, n: In<0, 1000> }
        let shrek = mover_wins(m, n);
        writeln!(out, "{shrek:.12} {:.12}", 1.0 - shrek);
    });
}

/// The chance of the player to move, who has m hidden cards, where the other one has n.
fn mover_wins(m: usize, n: usize) -> f64 {
    let most = m.max(n);
    // The chances where both together have `total` hidden cards, by how many the mover has.
    let mut chances = vec![0.0; most + 1];
    for total in 0..=m + n {
        let before = chances.clone();
        let least = total.saturating_sub(most);
        for (own, chance) in chances.iter_mut().enumerate().take(total + 1).skip(least) {
            let others = total - own;
            *chance = match (own, others) {
                (_, 0) => 1.0,
                (0, _) => 1.0 / (others as f64 + 1.0),
                _ => {
                    let (x, h, n) = (before[others - 1], before[others], others as f64);
                    (1.0 + n * h * (1.0 - x)) / (1.0 + (n + 1.0) * h)
                }
            };
        }
    }
    chances[m]
}
