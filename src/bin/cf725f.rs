//! # CF725F Family Photos — stacks of two photos, each worth something else to either player
//!
//! - Judge: <https://codeforces.com/problemset/problem/725/F>
//! - 中文: 家庭照片：两张一叠，可以不取
//! - Family: [two players, different moves](super#two-players-different-moves); easier [cf388c](super::cf388c)
//! - Theorem: hot stacks are [switches](grundy::games::switches), cold ones are numbers
//! - Finder: partizan › switches: photos in stacks of two
//! - Course: 14: photos in stacks of two
//! - Difficulty: 2900
//!
//! ## Rule
//! There are n stacks of two photos. In turn, Alice first, a player takes the top photo of a stack or passes. The game
//! ends when all photos are taken, or when both have passed one after the other. A photo has two numbers a, b ≥ 0: it
//! is worth a if Alice takes it, and b if Bonnie does. Each player wants her own sum less that of the other to be as
//! large as possible. What is Alice's sum less Bonnie's in the end?
//!
//! ## Claim
//! Let a stack have the numbers a₁, b₁ on top and a₂, b₂ below.
//!
//! - It is hot if a₁ + b₁ ≥ a₂ + b₂.
//! - Otherwise it is cold, and worth the number c = a₁ − b₂ if a₁ > b₂, c = a₂ − b₁ if b₁ > a₂, and else c = 0. In the
//!   last case nobody wants to move there. The first two exclude each other, as the stack would be hot.
//!
//! The photos of the hot stacks are taken in turn by falling a + b, Alice first. The answer is the sum of all c, plus
//! Alice's a less Bonnie's b in this.
//!
//! For example, let one stack have 3, 2 on top and 1, 1 below, and another one 3, 0 on top and 2, 2 below. The first is
//! hot: Alice takes its top photo, Bonnie takes the other, and that makes 3 − 1. The second is cold, and c = 3 − 2:
//! when Alice takes its top photo, Bonnie has to take the other at once, or Alice would. So the answer is 3.
//!
//! ## Why
//! Plan: the claim, as a value V of all positions, is kept by induction, also after a pass. In the game there are cold
//! stacks, hot stacks, and single photos, which are called hot as well. Let M be the list of a + b of all photos in hot
//! stacks, and lead(M) the lead of a player who begins, if two players take the numbers of M in turn, the largest first
//! ([`grundy::games::switches`]). As no number of M is negative, neither is lead(M). Let T be the sum of all c, and of
//! (a − b) / 2 over all photos in hot stacks. Put V = T + lead(M) / 2. At the start this is the answer claimed, since a
//! photo counts (a − b) / 2 + (a + b) / 2 = a if Alice takes it, and (a − b) / 2 − (a + b) / 2 = −b if Bonnie does.
//!
//! Let Alice be to move. We show that from here on she gets
//!
//! - V more than Bonnie if the move before was no pass;
//! - max(V, 0) more if it was one.
//!
//! To exchange the players negates T. So from Alice's view Bonnie to move gives W = T − lead(M) / 2, and after a pass
//! min(W, 0). The proof is by induction on the number of photos. Without photos all is 0.
//!
//! (1) No photo gives Alice more than V.
//!
//! - She takes a hot photo with the numbers a, b. Put m = a + b. By induction she gets a + T − (a − b) / 2 − lead(M
//!   without m) / 2. This is T + (m − lead(M without m)) / 2. By law 3 of the library it is at most V, and it is V if m
//!   is the largest number of M.
//! - She takes the top of a cold stack. This leaves a single photo; put m = a₂ + b₂. By induction she gets
//!   a₁ + T − c + (a₂ − b₂) / 2 − lead(M with m) / 2. By law 3, lead(M with m) ≥ m − lead(M), with equality if M is
//!   empty. So she gets at most V + (a₁ − b₂) − c. And c ≥ a₁ − b₂ in all three cases; in the second because
//!   a₂ + b₂ > a₁ + b₁.
//!
//! (2) If M is not empty or some c is positive, some photo gives her V. If M is not empty, some photo with the largest
//! a + b can be taken: what lies over another photo of a hot stack is no smaller. Otherwise she takes the top of a
//! stack with c > 0. Then c = a₁ − b₂, and both bounds of the second item in (1) are equalities.
//!
//! Let the move before be a pass. Passing gives 0. So by (1) she gets at most max(V, 0). If she cannot get V by (2), M
//! is empty and no c is positive, so V ≤ 0. Thus she gets max(V, 0).
//!
//! Let it be none. If she passes, she gets min(W, 0), by what was just shown. This is at most W ≤ V. If she cannot get
//! V by a photo, again M is empty and no c is positive. So V = T = W ≤ 0, and a pass gives her min(W, 0) = V.
//!
//! ## Cost
//! O(n log n) time, O(n) memory.

use grundy::games::switches::lead;
use grundy::io::{self, In};
use proconio::input;

type Worth = In<0, 1_000_000_000, i64>;

/// What a photo is worth to Alice and to Bonnie.
type Photo = (i64, i64);

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<1, 100_000>, stacks: [((Worth, Worth), (Worth, Worth)); n] }
        writeln!(out, "{}", first_leads_by(&stacks));
    });
}

/// How much Alice's sum exceeds Bonnie's; a stack is its top photo and the other one.
fn first_leads_by(stacks: &[(Photo, Photo)]) -> i64 {
    let (mut cold, mut twice_hot, mut sums) = (0, 0, vec![]);
    for &(top, bottom) in stacks {
        let ((a1, b1), (a2, b2)) = (top, bottom);
        if a1 + b1 >= a2 + b2 {
            for (a, b) in [top, bottom] {
                twice_hot += a - b;
                sums.push(a + b);
            }
        } else {
            // At most one of the two is positive.
            cold += (a1 - b2).max(0) - (b1 - a2).max(0);
        }
    }
    cold + (twice_hot + lead(&sums)) / 2
}
