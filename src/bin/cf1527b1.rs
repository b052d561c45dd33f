//! # CF1527B1 Palindrome Game (easy version) — paying for zeros of a palindrome, or reversing the string for nothing
//!
//! - Judge: <https://codeforces.com/problemset/problem/1527/B1>
//! - 中文: 回文游戏（简单版）：一开始是回文
//! - Family: [first games](super#first-games); easier [cf276b](super::cf276b); harder [cf1527b2](super::cf1527b2)
//! - Theorem: mirroring, and a free move at the end
//! - Finder: partizan › large or small: one pays for moves
//! - Difficulty: 1200
//!
//! ## Rule
//! There is a palindrome of zeros and ones with at least one zero. In turn, Alice first, a player either pays a dollar
//! and changes a zero to a one, or reverses the whole string. Reversing is allowed only if the string is no palindrome
//! and the move before did not reverse it. The game ends when there is no zero. The player who has paid less wins; it
//! is a draw if both have paid the same. Who wins?
//!
//! ## Claim
//! Let z be the number of zeros. Alice wins iff z is odd and z ≥ 3. Otherwise Bob wins: there is no draw.
//!
//! ## Why
//! A palindrome cannot be reversed: the player to move has to pay. Its zeros are pairs of mirror images, and one in the
//! middle iff z is odd.
//!
//! **In a palindrome with an even z ≥ 2, the player who is not to move can pay at least 2 dollars less** than the
//! other, from here on. We prove it by induction on z.
//!
//! - z = 2. The player to move pays for one of the zeros. Now the string is no palindrome, and the other one reverses
//!   it. The player to move must not reverse it again, so he pays for the last zero, too: 2 dollars against none.
//! - z ≥ 4. The player to move pays for a zero, and the other one for its mirror image. Each has paid a dollar, and a
//!   palindrome with z − 2 zeros is left to the same player. The rest follows by induction.
//!
//! So Bob wins if z is even. If z = 1, Alice pays the only dollar, and Bob wins, too. If z is odd and z ≥ 3, she pays
//! for the zero in the middle. This leaves a palindrome with z − 1 ≥ 2 zeros to Bob, and she pays at least 2 dollars
//! less than he on what follows. So she pays at least a dollar less in all, and wins.
//!
//! ## Cost
//! O(n) time and memory for each string.

use grundy::io::{self, In, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1000> }
        for _ in 0..tests {
            input! { from input, n: In<1, 1000> }
            let place = input.place();
            input! { from input, string: with Word::exactly("01", n) }
            if !string.contains(&b'0') || string.iter().ne(string.iter().rev()) {
                place.refuse("a palindrome with at least one 0");
            }
            out.either(first_player_wins(&string), ["ALICE", "BOB"]);
        }
    });
}

fn first_player_wins(string: &[u8]) -> bool {
    let zeros = string.iter().filter(|&&character| character == b'0').count();
    zeros % 2 == 1 && zeros > 1
}
