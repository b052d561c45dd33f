//! One pile under a set of moves, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("edpc_k", Limits::known(2000, 1024), oracle, small)
        .played("all sets of numbers up to 6 with all piles up to 24, 300 sets up to 60 with piles up to 300")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("modulo-least-plus-greatest", modulo, "all-sets-up-to-6")
                .says("Treats the set as if it had all numbers between its least and its greatest."),
            wrong("modulo-greatest-plus-one", bachet, "all-sets-up-to-6")
                .says("Treats the set as if it had all numbers from 1 to its greatest.")
                .smallest("1 3\n2\n"),
            wrong("the-most-each-time", greedy, "all-sets-up-to-6")
                .says("Lets both players take as much as they can, and counts the moves."),
            wrong("some-odd-number-of-moves", odd_number_of_moves, "all-sets-up-to-6")
                .says("Asks whether an odd number of moves can end the game; the opponent chooses every other move."),
            wrong("who-cannot-move-wins", misere, "all-sets-up-to-6").says("Lets who cannot move win; here he loses."),
        ])
        .refused([("a-number-twice", "3 9\n2 5 @5\n", "a number greater than the one before")])
        .main()
}

/// What is left of a pile after each move.
fn take(moves: &[usize], pile: usize) -> Vec<usize> {
    moves.iter().filter_map(|taken| pile.checked_sub(*taken)).collect()
}

fn oracle(input: &str) -> String {
    answer(input, |moves, stones| Play::normal(|&pile| take(moves, pile)).value(&stones))
}

fn misere(input: &str) -> String {
    answer(input, |moves, stones| Play::misere(|&pile| take(moves, pile)).value(&stones))
}

/// The winner's word, by whether the pile is won.
fn answer(input: &str, wins: impl Fn(&[usize], usize) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (n, stones) = (tokens.read(), tokens.read());
    let word = if wins(&tokens.list(n), stones) { "First" } else { "Second" };
    format!("{word}\n")
}

fn file(moves: &[usize], stones: usize) -> String {
    format!("{} {stones}\n{}\n", moves.len(), joined(moves))
}

fn small() -> Vec<Small> {
    let sets = (1..=6).powerset().filter(|moves| !moves.is_empty());
    let all = sets.flat_map(|moves| (moves[moves.len() - 1]..=24).map(move |stones| file(&moves, stones)));
    let mut random = seeded(1);
    let larger = (0..300).map(|round| {
        let moves = (0..=round % 8).map(|_| random.random_range(1..=60)).unique().sorted().collect_vec();
        file(&moves, random.random_range(60..=300))
    });
    vec![Small::new("all-sets-up-to-6", all), Small::new("random-sets-up-to-60", larger.collect_vec())]
}

/// The greatest number of moves, and the largest pile.
const N: usize = 100;
const K: usize = 100_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("N", 1, N, |n| format!("@{n} 1000\n{}\n", joined(1..=n))),
        Bound::integer("K", 1, K, |stones| format!("1 @{stones}\n1\n")),
        Bound::integer("a number", 1, 10, |taken| format!("1 10\n@{taken}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, moves: fn() -> Vec<usize>, word: &'static str| {
        Worst::known(name, attacks, move || (file(&moves(), K), format!("{word}\n")))
    };
    vec![
        known("single-stones", "a game of 100 000 moves", || vec![1], "Second"),
        known("odd-numbers", "every other pile is lost, and the parity of K decides", odds, "Second"),
        // Who leaves a multiple of 101 can do so again; 100 000 is none.
        known("first-hundred", "lost piles far apart: long searches for a good move", || (1..=N).collect(), "First"),
        Worst::new("random", "far jumps in memory", Known::ByAlgorithm(from_lost_piles), || file(&scattered(), K)),
    ]
}

fn odds() -> Vec<usize> {
    (0..N).map(|index| 2 * index + 1).collect()
}

fn scattered() -> Vec<usize> {
    let mut random = seeded(2);
    let numbers = (0..2 * N).map(|_| random.random_range(1..=K / 50)).unique().take(N);
    numbers.sorted().collect()
}

/// Every pile from which a move leads to a lost one is marked from there: the first pile without a mark is lost.
fn from_lost_piles(input: &str) -> String {
    answer(input, |moves, stones| {
        let mut won = vec![false; stones + 1];
        for pile in 0..=stones {
            let above = moves.iter().map(|taken| pile + taken).filter(|above| !won[pile] && *above <= stones);
            above.collect_vec().into_iter().for_each(|above| won[above] = true);
        }
        won[stones]
    })
}

fn modulo(input: &str) -> String {
    answer(input, |moves, stones| stones % (moves[0] + moves[moves.len() - 1]) >= moves[0])
}

fn bachet(input: &str) -> String {
    answer(input, |moves, stones| stones % (moves[moves.len() - 1] + 1) != 0)
}

fn greedy(input: &str) -> String {
    answer(input, |moves, mut stones| {
        let times = moves.iter().rev().map(|taken| {
            let times = stones / taken;
            stones %= taken;
            times
        });
        times.sum::<usize>() % 2 == 1
    })
}

fn odd_number_of_moves(input: &str) -> String {
    answer(input, |moves, stones| {
        // Whether the game can end after an even, and after an odd number of moves.
        let mut ends = vec![[true, false]; stones + 1];
        for pile in moves[0]..=stones {
            let after = moves.iter().filter_map(|taken| pile.checked_sub(*taken)).map(|left| ends[left]);
            ends[pile] = after.fold([false; 2], |[even, odd], after| [even || after[1], odd || after[0]]);
        }
        ends[stones][1]
    })
}
