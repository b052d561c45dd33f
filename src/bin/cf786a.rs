//! # CF786A Berzerk — a monster round a circle
//!
//! - Judge: <https://codeforces.com/problemset/problem/786/A>
//! - 中文: 环上怪兽进黑洞
//! - Family: [loops](super#loops); easier [p6560](super::p6560); harder [cf1190c](super::cf1190c),
//!   [cf1895e](super::cf1895e), [cf919f](super::cf919f)
//! - Theorem: [retrograde analysis](grundy::games::retrograde)
//! - Finder: loops › results
//! - Difficulty: 2000
//!
//! ## Rule
//! The objects 1 to n stand in a circle, clockwise, and object 1 is a black hole. A monster is at one of the others.
//! Rick and Morty move in turn. Each has a set of steps of his own, k₁ and k₂ of them, and moves the monster clockwise
//! by one of them. The player who brings it to the black hole wins. A player who cannot win prefers that the game goes
//! on for ever. For each of the objects 2 to n, and for either player moving first, say whether he wins, loses, or the
//! game goes on for ever.
//!
//! ## Claim
//! A position is an object and the player to move. At the black hole the player to move has lost. The answers are the
//! outcomes in the graph of the positions.
//!
//! ## Why
//! The player who has brought the monster to the black hole has won, so the other one has lost. The rest is retrograde
//! analysis ([`grundy::games::retrograde`]). In the positions before a given one, the other player is to move, and the
//! monster is one of his steps back.
//!
//! ## Cost
//! O(n · (k₁ + k₂)) time, O(n) memory.

use grundy::games::{Outcome, Outcomes, Status};
use grundy::io::{self, Between, In, Input, List};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, n: In<2, 7000> }
        let steps = [read_steps(n, input), read_steps(n, input)];
        for words in answers(n, &steps).chunks(n) {
            // The black hole itself is not asked for.
            out.line(&words[1..].join(" "));
        }
    });
}

/// A player's steps, all different, in ascending order.
fn read_steps(n: usize, input: &Input) -> Vec<usize> {
    input! { from input, k: with Between(1, n - 1) }
    let first = input.place();
    input! { from input, steps: with List(k, Between(1, n - 1)) }
    first.distinct_or_refuse(&steps, 1, "a step that differs from those before")
}

/// A word for each object from the black hole on, first for Rick to move and then for Morty.
fn answers(n: usize, steps: &[Vec<usize>; 2]) -> Vec<&'static str> {
    // A position is numbered by the player, then by the object.
    let statuses = steps.iter().flat_map(|steps| {
        let open = Status::Open(steps.len() as u32);
        (0..n).map(move |object| if object == 0 { Status::Lost } else { open })
    });
    let outcomes = Outcomes::new(statuses, |position, found| {
        let (player, object) = (position / n, position % n);
        let other = 1 - player;
        let steps = &steps[other];
        let (near, far) = steps.split_at(steps.partition_point(|&step| step <= object));
        found.extend(near.iter().map(|step| other * n + object - step));
        found.extend(far.iter().map(|step| other * n + n + object - step));
    });
    let word = |position| match outcomes.get(position) {
        Outcome::Win => "Win",
        Outcome::Loss => "Lose",
        Outcome::Draw => "Loop",
    };
    (0..2 * n).map(word).collect()
}
