//! Three heaps, taking a Fibonacci number, by play.

use std::collections::HashMap;
use std::sync::LazyLock;

use evidence::prelude::*;
use evidence::shared::closed::closed;

fn main() -> ExitCode {
    let heaps = row([int("m", 0..=LARGEST), int("n", 0..=LARGEST), int("p", 0..=LARGEST)]);
    let words = ["Fibo", "Nacci"];
    Problem::tests("hdu1848", Limits::known(1000, 32), Format::until("0 0 0", heaps), oracle, words)
        .promise("no heap is empty", |heaps| !heaps.contains(&0))
        .inputs_of(5000)
        .all([("m", 21), ("n", 21), ("p", 21)])
        .all([("m", 120), ("n", 0), ("p", 120)])
        .beyond("heaps up to 1000: play of two heaps tells which of them can stand for one another")
        .promise_by("the input ends with three 0", |input| closed(input, "0 0 0"))
        .worst("random", by_algorithm(by_stand_ins), || {
            let mut random = seeded(1);
            let mut heap = || random.random_range(1..=LARGEST as u32);
            (0..100_000).map(|_| [heap(), heap(), heap()]).collect()
        })
        .attacks("reading: 100 000 games")
        .wrong("nim", |&heaps| xor(heaps) != 0, "all")
        .says("Takes any number from a heap; here it is a Fibonacci number.")
        .wrong_text(
            "any-empty-heap-ends",
            move |input| {
                let (mut play, mut tokens) = (oracle(), Tokens::new(input));
                let next = || (!tokens.is_empty()).then(|| [tokens.read(), tokens.read(), tokens.read()]);
                let games = std::iter::from_fn(next).take_while(|heaps| !heaps.contains(&0));
                games.map(|heaps| format!("{}\n", words[usize::from(!play(&heaps))])).collect()
            },
            "empty-heaps",
        )
        .says("Ends the game, or the input, where one heap is empty; all three have to be.")
        .wrong("values-modulo-4", |&heaps| xor(heaps) % 4 != 0, "all")
        .says("Goes on as the first values do: 0, 1, 2, 3, 0, 1, 2, 3, …")
        .refused([("two-heaps", "1 1 1\n0 0\n@", "an integer from 0 to 1000")])
        .main()
}

/// The largest heap.
const LARGEST: usize = 1000;

type Heaps = [u32; 3];

/// Take 1, 2, 3, 5, 8, … stones from one heap.
fn moves(heaps: &Heaps) -> Vec<Heaps> {
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

fn oracle() -> impl FnMut(&Heaps) -> bool {
    let mut play = Play::normal(moves).board(|heaps| board::heaps(*heaps));
    move |heaps| play.value(heaps)
}

/// Puts for every heap the smallest that can stand for it, in every position, and plays.
///
/// Two heaps that are lost together can stand for each other: with both of them added, a game keeps its outcome, since
/// a sum with something lost keeps its own; and a heap beside its equal adds nothing either.
fn by_stand_ins(heaps: &Heaps) -> bool {
    static STAND_INS: LazyLock<Vec<u32>> = LazyLock::new(stand_ins);
    static WON: LazyLock<HashMap<Heaps, bool>> = LazyLock::new(|| {
        let smallest = STAND_INS.iter().copied().unique().collect_vec();
        let mut play = Play::normal(|heaps| moves(heaps).into_iter().map(stood_for).collect());
        let all =
            (0..3).map(|_| smallest.clone()).multi_cartesian_product().map(|heaps| [heaps[0], heaps[1], heaps[2]]);
        all.map(|heaps| (heaps, play.value(&heaps))).collect()
    });
    fn stood_for(heaps: Heaps) -> Heaps {
        heaps.map(|heap| STAND_INS[heap as usize])
    }
    WON[&stood_for(*heaps)]
}

/// For every heap the smallest with which it is lost, by play of all pairs: a player who comes to a pair from which no
/// move leads to a lost one has lost.
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
