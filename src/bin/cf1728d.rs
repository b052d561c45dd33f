//! # CF1728D Letter Picking — letters from both ends of a word, each put in front of a word of one's own
//!
//! - Judge: <https://codeforces.com/problemset/problem/1728/D>
//! - 中文: 从两端取字母，放在自己的词前
//! - Family: [rows and boards](super#rows-and-boards); easier [cf2060c](super::cf2060c)
//! - Theorem: drawn words are equal ends around pairs of equal neighbours; the second player never wins
//! - Finder: rows › two ends: letters that are put in front of a word
//! - Course: 15 › pairing: letters from both ends, each put in front of a word
//! - Difficulty: 1800
//!
//! ## Rule
//! There is a word of even length. In turn, Alice first, a player takes its first or its last letter, and puts it in
//! front of a word of his own, which is empty at first. When all letters have been taken, the player whose word comes
//! first in the alphabetical order wins. If the words are equal, it is a draw. Who wins?
//!
//! ## Claim
//! Take away the first and the last letter as long as they are equal. If what is left, perhaps nothing, is made of
//! pairs of equal neighbours, the first with the second letter, the third with the fourth, and so on, it is a draw.
//! Otherwise Alice wins.
//!
//! For example, `cabbaaac` is a draw: without the ends `c` and `a`, `bbaa` is left. In `ab`, Alice takes the `a`.
//!
//! ## Why
//! What is taken last stands in front. So if the words of later rounds differ, they decide; only if they are equal do
//! the letters of this round.
//!
//! Let D be the set of the words that the claim calls draws. They have each letter an even number of times. A word of
//! pairs is in D: if its ends are equal, its first and its last pair have the same letter, and both of them go; then a
//! word of pairs is left. And a word xGx is in D iff G is. A word with different ends is in D iff it is made of pairs.
//!
//! *Words in D.* We show by induction that neither player loses. If the ends are equal, Bob takes the other one, and
//! otherwise the neighbour of the letter that Alice has taken, which equals it. So a word in D is left, and both have
//! taken the same letter. Alice takes any end. If Bob leaves a word that is not in D, she wins, as the next case shows.
//! If he leaves one in D, both letters are equal, as all other letters come an even number of times.
//!
//! *Words outside of D.* We show that Alice wins if she takes the right end. She does if Bob leaves a word outside of
//! D, or one in D with a letter of his that is greater than hers.
//!
//! - The ends are x on the left and y on the right, x < y; the other way round it is the same. She takes x. Bob must
//!   not take y, so he takes the next letter z, and leaves G in D, with z ≤ x. If z < x, just x and z come an odd
//!   number of times in the whole word. Then she takes y instead, and whatever he answers, z or x is left an odd number
//!   of times. If z = x, the word xxG has different ends and is not made of pairs, so neither is G, which thus has y at
//!   both ends. Again she takes y instead. If he answers with a letter other than y, a number is odd. So he takes
//!   another y, and what he leaves is not in D: if it and G were, so would be the whole word, by the lemma below.
//! - Both ends are c. She takes either. Bob must not take the other c, since the word between them is not in D. So he
//!   holds out only if, on either side, he can take the neighbour z of her c and leave a word in D. As the numbers must
//!   be even, z is the same on both sides. By the lemma, the whole word would be in D.
//!
//! **Lemma.** Let (u, v) be (xx, yy), (xx, xx) or (xz, zx), for different letters x, y and z. If uG and Gv are in D, so
//! is uGv. We use induction on the length of G.
//!
//! - (xx, xx): it is to be shown that G is in D. If G does not end with x, xxG is made of pairs, and so is G; likewise
//!   if it does not begin with x. Otherwise G = xKx. Without equal ends xxG and Gxx become xxK and Kxx, which are in D.
//!   So K is in D by induction, and so is G.
//! - (xz, zx): again, G is to be in D. As xzG is not made of pairs, it has equal ends, and G ends with x. So does Gzx,
//!   and G begins with x. With G = xKx, what becomes of them is zxK and Kxz. So K is in D by induction, and so is G.
//! - (xx, yy): G has to be made of pairs. It is, as above, unless it ends with x and begins with y. Then G = yKx, and
//!   xyK and Kxy are in D. As x ≠ y, K ends with x and begins with y. With K = yLx, yyL and Lxx are in D. By induction
//!   yyLxx is in D. Its ends differ, so it is made of pairs, and it is G.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::io::{self, In, Total, Word};
use itertools::izip;
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 1000> }
        let letters = Total::at_most(2000);
        for _ in 0..tests {
            let place = input.place();
            let word = Word { alphabet: "abcdefghijklmnopqrstuvwxyz", shortest: 2, longest: 2000 };
            input! { from input, word: with word }
            letters.add(word.len(), place);
            if word.len() % 2 == 1 {
                place.refuse("a word of even length");
            }
            writeln!(out, "{}", if is_drawn(&word) { "Draw" } else { "Alice" });
        }
    });
}

fn is_drawn(word: &[u8]) -> bool {
    let ends = izip!(word, word.iter().rev()).take(word.len() / 2);
    let equal = ends.take_while(|(first, last)| first == last).count();
    word[equal..word.len() - equal].chunks(2).all(|pair| pair[0] == pair[1])
}
