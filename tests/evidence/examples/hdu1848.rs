//! Three heaps, taking a Fibonacci number, by play.

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("hdu1848", Limits::known(1000, 32), oracle, small)
        .played("all games of 3 heaps up to 21, all of 2 heaps up to 120")
        .beyond("heaps up to 1000: play of two heaps tells which of them can stand for one another")
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("nim", nim, "all-heaps-up-to-21")
                .says("Takes any number from a heap; here it is a Fibonacci number."),
            wrong("any-empty-heap-ends", any_empty_heap_ends, "empty-heaps")
                .says("Ends the game, or the input, where one heap is empty; all three have to be."),
            wrong("values-modulo-4", modulo_4, "all-heaps-up-to-21")
                .says("Goes on as the first values do: 0, 1, 2, 3, 0, 1, 2, 3, …"),
        ])
        .refused([("two-heaps", "1 1 1\n0 0\n@", "an integer from 0 to 1000")])
        .main()
}

/// Take 1, 2, 3, 5, 8, … stones from one heap.
fn moves(heaps: &[u32; 3]) -> Vec<[u32; 3]> {
    let mut successors = vec![];
    for index in 0..3 {
        let (mut taken, mut next_taken) = (1, 2);
        while taken <= heaps[index] {
            let mut next = *heaps;
            next[index] -= taken;
            successors.push(next);
            (taken, next_taken) = (next_taken, taken + next_taken);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| heaps == [0; 3], |heaps| play.value(&heaps))
}

/// A line for each game, by whether it is won, up to the one that `ends` the input.
fn answers(input: &str, ends: fn([u32; 3]) -> bool, mut wins: impl FnMut([u32; 3]) -> bool) -> String {
    cases::up_to_end(input, |tokens| {
        let heaps = [tokens.read(), tokens.read(), tokens.read()];
        let mut answer = |heaps| if wins(heaps) { "Fibo" } else { "Nacci" };
        (!ends(heaps)).then(|| answer(heaps))
    })
}

fn file(games: impl IntoIterator<Item = [u32; 3]>) -> String {
    games.into_iter().map(|heaps| joined(heaps) + "\n").collect()
}

fn small() -> Vec<Small> {
    let all = (0..=21).cartesian_product(0..=21).cartesian_product(0..=21);
    let all = all.map(|((a, b), c)| [a, b, c]).filter(|heaps| *heaps != [0; 3]);
    let pairs = (1..=120).cartesian_product(1..=120).map(|(a, b)| [a, 0, b]);
    vec![Small::new("all-heaps-up-to-21", [file(all) + "0 0 0\n"]), Small::new("all-pairs-up-to-120", [file(pairs)])]
}

/// The greatest heap.
const LARGEST: usize = 1000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("m", 0, 1000, |heap| format!("@{heap} 5 8\n0 0 0\n")),
        Bound::integer("n", 0, 1000, |heap| format!("5 @{heap} 8\n0 0 0\n")),
        Bound::integer("p", 0, 1000, |heap| format!("5 8 @{heap}\n0 0 0\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![Worst::new("random", "reading: 100 000 games", Known::ByAlgorithm(by_stand_ins), || {
        let mut random = seeded(1);
        let mut heap = || random.random_range(1..=LARGEST as u32);
        file((0..100_000).map(|_| [heap(), heap(), heap()])) + "0 0 0\n"
    })]
}

/// Puts for every heap the smallest that can stand for it, in every position, and plays.
///
/// Two heaps that are lost together can stand for each other: with both of them added, a game keeps its outcome, since
/// a sum with something lost keeps its own; and a heap beside its equal adds nothing either.
fn by_stand_ins(input: &str) -> String {
    let stand_ins = stand_ins();
    let smallest = |heaps: [u32; 3]| heaps.map(|heap| stand_ins[heap as usize]);
    let mut play = Play::normal(|heaps| moves(heaps).into_iter().map(smallest).collect());
    answers(input, |heaps| heaps == [0; 3], |heaps| play.value(&smallest(heaps)))
}

/// For every heap the smallest with which it is lost, by play of all pairs: who comes to a pair from which no move
/// leads to a lost one has lost.
fn stand_ins() -> Vec<u32> {
    let fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];
    let mut won = vec![vec![false; LARGEST + 1]; LARGEST + 1];
    for (a, b) in (0..=LARGEST).cartesian_product(0..=LARGEST) {
        if !won[a][b] {
            for taken in fibonacci {
                if a + taken <= LARGEST {
                    won[a + taken][b] = true;
                }
                if b + taken <= LARGEST {
                    won[a][b + taken] = true;
                }
            }
        }
    }
    let smallest = |heap: usize| won[heap].iter().position(|won| !won);
    (0..=LARGEST).map(|heap| smallest(heap).expect("two equal heaps are lost") as u32).collect()
}

fn nim(input: &str) -> String {
    answers(input, |heaps| heaps == [0; 3], |[a, b, c]| a ^ b ^ c != 0)
}

fn any_empty_heap_ends(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| heaps.contains(&0), |heaps| play.value(&heaps))
}

fn modulo_4(input: &str) -> String {
    answers(input, |heaps| heaps == [0; 3], |[a, b, c]| (a ^ b ^ c) % 4 != 0)
}
