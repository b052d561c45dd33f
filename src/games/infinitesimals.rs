//! Who wins a sum of a number, of ↑s and ↓s, and of heaps of Nim.
//!
//! Use it where the players have different moves, and some parts are worth a nimber, or ↑, which is greater than 0 but
//! smaller than every positive number. For numbers alone see [`numbers`](crate::games::numbers).
//!
//! # Theorem
//! A player who cannot move loses. In a sum let x be the total of the numbers, n how many more ↑s than ↓s there are,
//! and k the XOR of the heaps of Nim. If x > 0, Left wins; if x < 0, Right. Let x = 0. If n ≥ 1, Left wins, but for n =
//! k = 1, where whoever begins does; likewise Right for n ≤ −1. If n = 0, whoever begins wins iff k ≠ 0.
//!
//! # Why
//! Call a heap of one stone ∗. The game ↑ has one move of each player: Left leaves
//! nothing, and Right leaves ∗. The game ↓ is ↑ with the players exchanged: Left leaves ∗, and Right leaves nothing.
//!
//! Let x be the sum of the numbers, n that of the ↑s less that of the ↓s, and k the XOR of the heaps. Call the sum
//! *good* for Left if
//!
//! - x > 0; or
//! - x = 0 and n ≥ 1, but not n = k = 1; or
//! - x = n = k = 0.
//!
//! It is good for Right if it is good for Left with the players exchanged, which negates x and n. We show: after
//! Right's move from a sum that is good for Left, Left has a move to such a sum; and Right has a move from every sum
//! that is not good for Left to one that is good for himself. As this holds with the players exchanged, too, Left wins
//! as the second player iff the sum is good for him, and likewise for Right. Out of this the classes can be read.
//!
//! Let Left be to move. He can move to a good sum in these cases:
//!
//! 1. x > 0. If some part is neither a number nor empty, he moves there, and x > 0 stays. Otherwise n = k = 0. A sum of
//!    numbered games is numbered, so by its third condition some move leaves x ≥ 0.
//! 2. x = 0 and n ≥ 1. If k > 0, he makes k = 0, as in Nim. If k = 0, there is an ↑, which he takes away. This leaves k
//!    = 0 and n ≥ 0.
//! 3. x = n = 0 and k > 0. He makes k = 0.
//! 4. x = 0, n = −1 and k = 1. There is a ↓. He moves it to ∗, which leaves n = k = 0.
//!
//! The sums that are not good for Left are those in which Right can do the same: x < 0; or x = 0 and n ≤ −1; or x = n =
//! 0 and k > 0; or x = 0, n = 1 and k = 1. It remains that Right moves from a sum that is good for Left.
//!
//! - He moves in a number. So x rises above 0, and Left is in case 1.
//! - x > 0, and he moves elsewhere. Left is in case 1 again.
//! - x = 0 and n ≥ 2. Whatever he does elsewhere, n ≥ 1 stays: case 2.
//! - x = 0, n = 1 and k ≠ 1. If he moves an ↑ to ∗, n becomes 0, and k changes its last bit. So k > 0: case 3.
//!   Otherwise n ≥ 1 stays: case 2.
//! - x = n = k = 0. If he moves an ↑ to ∗, this leaves n = −1 and k = 1: case 4. If he takes a ↓ away, it leaves n = 1:
//!   case 2. If he moves in a heap, k > 0: case 3.
//!
//! # Equal games
//! A game is *zero* if it is lost by whoever begins. Two games are *equal* if the first, and beside it
//! the second with the players exchanged, are zero together. In a sum, a part can be replaced by an equal one: the
//! outcome stays the same.
//!
//! Why. A zero game Z changes nothing in a sum: the winner of the sum without Z answers every move in Z by one in Z,
//! until no move is left there. Let G and H be equal, and let −H be H with the players exchanged. Then H − H is zero,
//! too, as the second player can copy each move. So G + X is won like G + X + (H − H), which is H + X + (G − H), and
//! this is won like H + X.
//!
//! **Equal moves.** Let both players have corresponding moves in G and in H: to each move of a player in one of the two
//! belongs a move of the same player in the other, and they lead to equal games. Then G and H are equal.
//!
//! Why. In G − H the second player answers with the corresponding move. This leaves the difference of equal games,
//! which is lost by the player who has to move.
//!
//! # Example
//! ↑ is positive, but beside ∗ the player who begins wins; beside two ↑s ∗ does not help Right:
//!
//! ```
//! use std::cmp::Ordering;
//!
//! use grundy::games::{Class, infinitesimals::class};
//!
//! assert_eq!(class(Ordering::Equal, 1, 0), Class::Left);
//! assert_eq!(class(Ordering::Equal, 1, 1), Class::First);
//! assert_eq!(class(Ordering::Equal, 2, 1), Class::Left);
//! ```

use std::cmp::Ordering;

use crate::games::Class;

/// Who wins the sum of games that are worth numbers, of ↑s and ↓s, and of heaps of Nim.
///
/// `number` is the sum of the numbers, compared with 0; `ups` is the number of ↑s less that of ↓s; `nimber` is the XOR
/// of the heaps. The games that are worth numbers are numbered as in [`numbers`](crate::games::numbers).
///
/// ```
/// use std::cmp::Ordering;
///
/// use grundy::games::infinitesimals::class;
/// use grundy::games::{Class, Number};
///
/// assert_eq!(class(Ordering::Equal, 1, 0), Class::Left); // ↑ is positive,
/// assert_eq!(class(Number::new(-1, 9).cmp(&Number::from(0)), 1000, 0), Class::Right); // but very small.
/// assert_eq!(class(Ordering::Equal, 1, 1), Class::First);
/// assert_eq!(class(Ordering::Equal, 2, 1), Class::Left);
/// assert_eq!(class(Ordering::Equal, 0, 0), Class::Second);
/// ```
///
/// [Why](self#why).
///
/// # Source
/// Berlekamp, Conway and Guy, Winning Ways, chapters 2 and 3; the proof is ours.
#[must_use]
pub fn class(number: Ordering, ups: i64, nimber: u64) -> Class {
    match (number, ups, nimber) {
        (Ordering::Greater, ..) => Class::Left,
        (Ordering::Less, ..) => Class::Right,
        (_, 0, 0) => Class::Second,
        (_, 0, _) | (_, -1 | 1, 1) => Class::First,
        (_, 1.., _) => Class::Left,
        _ => Class::Right,
    }
}
