//! Equal numbers are joined, and a player who cannot move wins, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let form = Format::tests("t", 1..=T, row([int("n", 2..=N)]));
    Problem::tests("cf1841a", Limits::known(2000, 512), form, || by_play(Play::misere(moves)), ["Alice", "Bob"])
        .all([("n", 30)])
        .inputs_of(5)
        .beyond("for worst inputs, play that tries all first moves which leave at most two ones")
        .worst("every-n", by_algorithm(by_few_first_moves), || (2..=N).collect())
        .attacks("every board that there is")
        .worst("most-ones", by_algorithm(by_few_first_moves), || vec![N; T])
        .attacks("tables of all boards: there are 190 million ways to write 100 as a sum")
        .wrong_play("unable-loses", || by_play(Play::normal(moves)), "all")
        .says("Lets a player who cannot move lose; here he wins.")
        .smallest("1\n2\n")
        .wrong("from-four", |&ones| ones >= 4, "four-ones")
        .says("Lets Alice win with 4 ones: she leaves 1, 1 and 2, but the 2 that Bob then makes is a second 2.")
        .smallest("1\n4\n")
        .wrong("from-six", |&ones| ones >= 6, "five-ones")
        .says("Lets Bob win with 5 ones; Alice leaves 1, 1 and 3.")
        .smallest("1\n5\n")
        .wrong_play("two-at-a-time", || by_play(Play::misere(|numbers| joining(numbers, |equal| equal.min(2)))), "all")
        .says("Joins two numbers at a time; more may be joined, and so a sum need not be a power of 2.")
        .smallest("1\n5\n")
        .wrong("even-is-won", |ones| ones % 2 == 0, "all")
        .says("Checks whether n is even, which is right on the sample; the players choose how long the game is.")
        .smallest("1\n2\n")
        .main()
}

/// The largest number of boards, and of ones.
const T: usize = 99;
const N: u32 = 100;

/// The numbers on the board, in order.
type Numbers = Vec<u32>;

fn by_play(play: Play<'static, Numbers, bool>) -> impl FnMut(&u32) -> bool {
    let mut play = play.board(|numbers| board::row(numbers)).label(|before, after| {
        let (count, number) = (board::gone(before, after).len(), board::gone(before, after)[0]);
        format!("{count} × {number} → {}", count as u32 * number)
    });
    move |&ones| play.value(&start(ones))
}

fn start(ones: u32) -> Numbers {
    vec![1; ones as usize]
}

/// Wipe off two or more equal numbers, and write their sum.
fn moves(numbers: &Numbers) -> Vec<Numbers> {
    joining(numbers, |equal| equal)
}

/// Wipe off equal numbers, from two of them to as many as `most` makes of how many there are, and write their sum.
fn joining(numbers: &Numbers, most: fn(equal: usize) -> usize) -> Vec<Numbers> {
    let (mut boards, mut first) = (vec![], 0);
    for (equal, number) in numbers.iter().dedup_with_count() {
        for count in 2..=most(equal) {
            let mut board = numbers.clone();
            board.splice(first..first + count, [count as u32 * number]);
            boards.push(sorted(&board));
        }
        first += equal;
    }
    boards
}

/// Whether Alice wins by a move that leaves at most two ones: these are all of her moves up to four ones.
fn by_few_first_moves(ones: &u32) -> bool {
    let mut play = Play::misere(moves);
    let mut left =
        moves(&start(*ones)).into_iter().filter(|numbers| numbers.iter().filter(|&&one| one == 1).count() <= 2);
    left.any(|numbers| !play.value(&numbers))
}
