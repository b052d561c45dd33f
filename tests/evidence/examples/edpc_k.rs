//! One pile under a set of moves, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let set = list("N", between("a number", 1, "K")).in_order(Order::Rising);
    let form = Format::one(format::all([row([len("N", 1..=N), int("K", 1..=K)]), row([set])]));
    Problem::one("edpc_k", Limits::known(2000, 1024), form.trying("N", "K", 1000), || by_play, ["First", "Second"])
        .all([("N", 6), ("K", 24), ("a number", 6)])
        .small("random-sets-of-up-to-8-numbers-up-to-60-with-piles-of-60-to-300", random_sets)
        .known("single-stones", || ((K, vec![1]), false))
        .attacks("a game of 100 000 moves")
        .known("odd-numbers", || ((K, (0..N).map(|index| 2 * index + 1).collect()), false))
        .attacks("every other pile is lost, and the parity of K decides")
        // A player who leaves a multiple of 101 can do so again; 100 000 is none.
        .known("first-hundred", || ((K, (1..=N).collect()), true))
        .attacks("lost piles far apart: long searches for a good move")
        .worst("random", by_algorithm(from_lost_piles), || {
            let mut random = seeded(2);
            let numbers = (0..2 * N).map(|_| random.random_range(1..=K / 50)).unique().take(N);
            (K, numbers.sorted().collect())
        })
        .attacks("far jumps in memory")
        .wrong(
            "modulo-least-plus-greatest",
            |(stones, moves)| stones % (moves[0] + moves[moves.len() - 1]) >= moves[0],
            "all",
        )
        .says("Treats the set as if it had all numbers between its least and its largest.")
        .wrong("modulo-greatest-plus-one", |(stones, moves)| stones % (moves[moves.len() - 1] + 1) != 0, "all")
        .says("Treats the set as if it had all numbers from 1 to its largest.")
        .smallest("1 3\n2\n")
        .wrong("the-most-each-time", the_most_each_time, "all")
        .says("Lets both players take as much as they can, and counts the moves.")
        .wrong("some-odd-number-of-moves", some_odd_number_of_moves, "all")
        .says("Asks whether an odd number of moves can end the game; the opponent chooses every other move.")
        .wrong("no-move-wins", |(stones, moves)| Play::misere(|&pile| take(moves, pile)).value(stones), "all")
        .says("Lets a player who cannot move win; here he loses.")
        .refused([("a-number-twice", "3 9\n2 5 @5\n", "a number greater than the one before")])
        .main()
}

/// The largest number of moves, and the largest pile.
const N: usize = 100;
const K: usize = 100_000;

/// The pile, and the numbers that may be taken.
type Case = (usize, Vec<usize>);

/// What is left of a pile after each move.
fn take(moves: &[usize], pile: usize) -> Vec<usize> {
    moves.iter().filter_map(|taken| pile.checked_sub(*taken)).collect()
}

fn by_play((stones, moves): &Case) -> bool {
    Play::normal(|&pile| take(moves, pile)).board(|&pile| board::heaps([pile])).value(stones)
}

fn random_sets() -> Vec<Case> {
    let mut random = seeded(1);
    let mut set = |round| {
        let moves = (0..=round % 8).map(|_| random.random_range(1..=60)).unique().sorted().collect();
        (random.random_range(60..=300), moves)
    };
    (0..300).map(&mut set).collect()
}

/// Every pile from which a move leads to a lost one is marked from there: the first pile without a mark is lost.
fn from_lost_piles((stones, moves): &Case) -> bool {
    let mut won = vec![false; stones + 1];
    for pile in 0..=*stones {
        let above = moves.iter().map(|taken| pile + taken).filter(|above| !won[pile] && above <= stones);
        above.collect_vec().into_iter().for_each(|above| won[above] = true);
    }
    won[*stones]
}

fn the_most_each_time((stones, moves): &Case) -> bool {
    let mut left = *stones;
    let times = moves.iter().rev().map(|taken| {
        let times = left / taken;
        left %= taken;
        times
    });
    times.sum::<usize>() % 2 == 1
}

fn some_odd_number_of_moves((stones, moves): &Case) -> bool {
    // Whether the game can end after an even, and after an odd number of moves.
    let mut ends = vec![[true, false]; stones + 1];
    for pile in moves[0]..=*stones {
        let after = take(moves, pile).into_iter().map(|left| ends[left]);
        ends[pile] = after.fold([false; 2], |[even, odd], after| [even || after[1], odd || after[0]]);
    }
    ends[*stones][1]
}
