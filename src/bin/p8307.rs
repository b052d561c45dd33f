//! # P8307 Absolutely Simple Game — naming the hidden number loses
//!
//! - Judge: <https://www.luogu.com.cn/problem/P8307>
//! - 中文: 数字炸弹：猜中者输的概率
//! - Family: [chance](super#chance)
//! - Theorem: gains that repeat modulo 4
//! - Finder: chance › hidden number
//! - Course: 15 › chance
//!
//! ## Rule
//! A number is drawn from 1 to n, each equally likely, and hidden; 1 ≤ n ≤ 10¹⁸. At first all numbers from 1 to n are
//! open. In turn, rin first, rin and len name an open number. The player who names the hidden number loses. Otherwise
//! the numbers stay open that lie on the same side of the named one as the hidden number does, and both players learn
//! which side this is. Both want to win with the largest chance. With what chance does rin win, modulo p = 998244353?
//! (The chance is a fraction; its numerator is multiplied by the inverse of its denominator. No input makes p divide
//! this denominator.)
//!
//! ## Claim
//! The chance is 1/2 if n is even, (n − 1)/(2n) if n leaves 1 modulo 4, and (n + 1)/(2n) if n leaves 3. With two or
//! more open numbers it is always best to name the second one.
//!
//! ## Why
//! With k open numbers, each of them is the hidden one with the same chance. Let the gain e(k) be k times (the chance
//! of the player to move to win, less his chance to lose); e(0) = 0. Let him name the i-th open number. It is the
//! hidden one with chance 1/k, and he loses. With chance (i − 1)/k the opponent is to move with i − 1 open numbers, and
//! with chance (k − i)/k with k − i. So with x = i − 1 and y = k − i
//!
//! ```text
//! e(k) = max { −1 − e(x) − e(y) : x, y ≥ 0, x + y = k − 1 }
//! ```
//!
//! We show that e(k) is 0, −1, 0, 1 for k = 0, 1, 2, 3 modulo 4, by induction. For k = 0 it is right. For k ≥ 1 we look
//! at what x and y leave modulo 4:
//!
//! - k = 0: x and y are 0 and 3, or 1 and 2. So e(x) + e(y) is 1 or −1, and e(k) = 0.
//! - k = 1: x and y are 0 and 0, 1 and 3, or 2 and 2. So e(x) + e(y) is 0 whatever is named, and e(k) = −1.
//! - k = 2: x and y are 0 and 1, or 2 and 3. So e(x) + e(y) is −1 or 1, and e(k) = 0.
//! - k = 3: x and y are 0 and 2, 1 and 1, or 3 and 3. So e(x) + e(y) is 0, −2 or 2, and e(k) = 1.
//!
//! The least sum is always reached with x = 1 and y = k − 2, if k ≥ 2: this is to name the second number. For k = 1
//! there is only x = y = 0. In the end, rin wins with the chance 1/2 + e(n)/(2n).
//!
//! ## Cost
//! O(log p) time.

use grundy::arithmetic::Mod;
use grundy::io::{self, In};
use proconio::input;

/// The modulus.
const P: u32 = 998_244_353;

fn main() {
    io::run(|input, out| {
        let place = input.place();
        input! { from input, n: In<1, 1_000_000_000_000_000_000, u64> }
        if n % 2 == 1 && n % u64::from(P) == 0 {
            place.refuse(format_args!("an integer that is even or no multiple of {P}"));
        }
        writeln!(out, "{}", first_player_wins(n));
    });
}

/// The chance of the first player, modulo the prime, which does not divide n if n is odd.
fn first_player_wins(n: u64) -> Mod<P> {
    let half = Mod::new(2).inverse();
    match n % 4 {
        1 => Mod::new(n - 1) * half * Mod::new(n).inverse(),
        3 => Mod::new(n + 1) * half * Mod::new(n).inverse(),
        _ => half,
    }
}
