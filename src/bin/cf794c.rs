//! # CF794C Naming Company — letters put on the places of a name, for an early or a late one
//!
//! - Judge: <https://codeforces.com/problemset/problem/794/C>
//! - 中文: 公司取名：轮流填字母，一方求小，一方求大
//! - Family: [two goals](super#two-goals); easier [cf1914e2](super::cf1914e2)
//! - Theorem: best letter in front while the game is hot, worst letter at the back when it is cold
//! - Finder: partizan › large or small: letters on the places of a name
//! - Course: 14: letters of a name, hot at first and then cold
//! - Difficulty: 1800
//!
//! ## Rule
//! A name has n ≥ 1 empty places. Oleg and Igor have n letters each, some perhaps alike. In turn, Oleg first, a player
//! puts one of his letters on any empty place, until none is empty. A letter can be used once. Oleg wants the name to
//! come early in the alphabetical order, Igor late. Which name is it under best play?
//!
//! ## Claim
//! Let a₁ ≤ a₂ ≤ … be Oleg's letters, and b₁ ≥ b₂ ≥ … Igor's. Let w be the first n letters of a₁ b₁ a₂ b₂ a₃ b₃ …. Go
//! through w up to the first two neighbours of which Oleg's letter is not less than Igor's. Let r be the number of
//! letters from there to the end. If r is odd, or if there are no such neighbours, the name is w. If r is even, the two
//! letters of each pair from there on change places: this is the name.
//!
//! For example, let Oleg have a, c and c, and Igor a, a and b. Then w is `abc`. As a < b, go on; but Oleg's c is not
//! less than Igor's b. So r = 2, and the name is `acb`: Oleg puts a in front, Igor b at the back, and Oleg c between.
//!
//! ## Why
//! Let k places be empty. Only they count, and we number them from the front; each player has at least as many letters
//! as moves. We call the position hot if Oleg's least letter is less than Igor's greatest, otherwise cold. We show by
//! induction on k that in a hot position it is best to put one's best letter on the first place, and that in a cold one
//! it is best to put on the last place the worst of one's useful letters: the best ones, as many as one has moves.
//!
//! This gives the claim. Hot moves put down w from its beginning. Once it is cold, it stays so, as letters only leave.
//! Then the r places that are left are filled from the back. So on the first of them stands the best letter of the
//! player who makes the last move, next to it that of the other one, and so on in turn. If r is odd, the player to move
//! also makes the last move, and this is w. If r is even, the other one does, and each pair has changed places.
//!
//! It remains to show that no move is better. Let Oleg be to move; for Igor turn the alphabet round. Let a be his least
//! letter, and b Igor's greatest. For k = 1 he puts a. Otherwise let him put any letter x on any place. By induction
//! all other letters then come as claimed.
//!
//! *Hot*, a < b. If x > a stands on the first place, the name is later than with a there. If x stands behind it, the
//! first letter is b; or, where Igor finds a cold position and Oleg makes the last move, the least that Oleg has left,
//! which is at least b. In both cases it is greater than a.
//!
//! *Cold*: no letter of Oleg's is less than one of Igor's. The claimed name consists of pairs Igor–Oleg; if k is odd, a
//! letter of Oleg's stands before them. With x between the others, some pairs at the end are Oleg–Igor instead. Now let
//! Oleg's useful letters stand in rising order on the places of his: this makes the name no later. Then each pair has
//! the same two letters as in the claimed name. Where it is turned round, Oleg's letter, which is not less, has come to
//! the front. So the name is not earlier than the claimed one.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::io::{self, Word};
use itertools::{Itertools, interleave};
use proconio::input;

fn main() {
    io::run(|input, out| {
        let letters = || Word { alphabet: "abcdefghijklmnopqrstuvwxyz", shortest: 1, longest: 300_000 };
        let place = input.place();
        input! { from input, olegs: with letters(), igors: with letters() }
        if olegs.len() != igors.len() {
            place.refuse_all(2, "two words of the same length");
        }
        out.line(&name(&olegs, &igors));
    });
}

fn name(olegs: &[u8], igors: &[u8]) -> String {
    let [least_first, most_last] = [olegs, igors].map(|letters| letters.iter().copied().sorted_unstable());
    let letters = interleave(least_first, most_last.rev()).take(olegs.len());
    let mut name = letters.map(char::from).collect_vec();
    let is_hot = |place: usize, pair: &[char]| if place % 2 == 0 { pair[0] < pair[1] } else { pair[1] < pair[0] };
    let hot = name.windows(2).enumerate().take_while(|&(place, pair)| is_hot(place, pair)).count();
    if (name.len() - hot) % 2 == 0 {
        name[hot..].chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1));
    }
    name.into_iter().collect()
}
