//! One more or one less, for a multiple of 3, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let form = Format::tests("t", 1..=T as usize, row([int("n", 1..=N)]));
    Problem::tests("cf1899a", Limits::known(1000, 256), form, || by_play(own_multiple), ["First", "Second"])
        .all([("n", i128::from(N))])
        .inputs_of(50)
        // 900 is a multiple of 3, and then every third number.
        .known("greatest-numbers", || ((N - T + 1..=N).collect(), (1..=T).map(|place| place % 3 != 0).collect()))
        .attacks("the largest numbers, each multiple of 3 between its neighbours")
        .known("least-numbers", || ((1..=T).collect(), (1..=T).map(|number| number % 3 != 0).collect()))
        .attacks("play that goes to 0 and below")
        .wrong_play("multiples-of-both-players", || by_play(|number, _| number % 3 == 0), "multiple-at-the-start")
        .says("Counts a multiple of 3 that Vanya finds, or that Vova makes; only one that Vanya makes counts.")
        .smallest("1\n3\n")
        .wrong_play("zero-is-no-multiple", || by_play(|number, made| number != 0 && own_multiple(number, made)), "all")
        .says("Does not count 0 as a multiple of 3; from 1 Vanya subtracts 1 and wins.")
        .smallest("1\n1\n")
        .wrong("adding-alone", |number| (number + 1) % 3 == 0, "all")
        .says("Looks at n + 1 alone; 1 may be subtracted, too.")
        .smallest("1\n1\n")
        .wrong("subtracting-alone", |number| (number - 1) % 3 == 0, "all")
        .says("Looks at n − 1 alone; 1 may be added, too.")
        .smallest("1\n2\n")
        .wrong("modulo-two", |number| number % 2 == 1, "all")
        .says("Checks whether n is even; a move changes that, but it is a multiple of 3 that wins.")
        .smallest("1\n2\n")
        .main()
}

/// The largest number of numbers, and the largest number.
const T: i32 = 100;
const N: i32 = 1000;

/// So many moves are made at most.
const MOVES: i32 = 10;

/// The number, and how many moves have been made.
type Position = (i32, i32);

/// Add 1 or subtract 1. Vanya wins when the number counts for him after so many moves, and Vova after ten moves.
fn by_play(counts: fn(number: i32, made: i32) -> bool) -> impl FnMut(&i32) -> bool {
    let moves = move |&(number, made): &Position| match made == MOVES || counts(number, made) {
        true => vec![],
        false => vec![(number - 1, made + 1), (number + 1, made + 1)],
    };
    let wins = move |&(number, made): &Position, after: &[bool]| match after.is_empty() {
        true => counts(number, made) == is_vanyas_turn(made),
        false => after.contains(&false),
    };
    let mut play = Play::new(moves, wins)
        .board(|&(number, made)| board::numbers([("number", number), ("moves left", MOVES - made)]))
        .label(|(before, _), (after, _)| if after < before { "subtract 1" } else { "add 1" }.to_owned())
        .mover(|&(_, made)| if is_vanyas_turn(made) { "Vanya" } else { "Vova" });
    move |&number| play.value(&(number, 0))
}

/// Whether Vanya is to move.
fn is_vanyas_turn(made: i32) -> bool {
    made % 2 == 0
}

/// A multiple of 3 that Vanya has made.
fn own_multiple(number: i32, made: i32) -> bool {
    !is_vanyas_turn(made) && number % 3 == 0
}
