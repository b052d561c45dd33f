//! Nim in which the opponent names the pile, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("t", 1..=GAMES, counted("n", 1..=N, int("a pile", 1..=STONES)));
    let games = games.sum("the sum of n", "n", N);
    Problem::tests("cf2181f", Limits::UNKNOWN, games, oracle, ["Alice", "Bob"])
        .all([("n", 5), ("a pile", 4)])
        .small("random-games-of-6-or-7-piles-most-of-them-of-one-stone", || {
            let mut random = seeded(1);
            let mut game = |index: usize| {
                let pile = |_| if random.random_bool(0.7) { 1 } else { random.random_range(2..=5) };
                (0..6 + index % 2).map(pile).collect()
            };
            (0..200).map(&mut game).collect()
        })
        // Every move takes one stone, and no player has a choice.
        .known("only-ones", || (vec![vec![1; N / 2], vec![1; N / 2 - 1]], vec![false, true]))
        .attacks("recursion as deep as the number of piles")
        // Alice takes her first pile whole, or leaves a stone of it for Bob, whichever wins the rest.
        .known("large-piles", || (vec![vec![STONES; N]], vec![true]))
        .attacks("reading the longest numbers")
        .worst("many-games", by_algorithm(by_table), || {
            let mut random = seeded(2);
            let mut game = |_| {
                let ones = random.random_range(0..=N / GAMES);
                (0..N / GAMES).map(|pile| if pile < ones { 1 } else { random.random_range(1..=3) }).collect()
            };
            (0..GAMES).map(&mut game).collect()
        })
        .attacks("ten thousand short games, whose winner cannot be predicted")
        .wrong("parity-of-the-ones", |piles| ones(piles) % 2 == 1, "all")
        .says("Forgets that the player who is given a larger pile, when the ones are gone, wins.")
        .wrong("every-pile-a-move", |piles| piles.len() % 2 == 1, "all")
        .says("Counts every larger pile as a move; the player who is given the first of them has won.")
        .wrong("any-larger-pile", |piles| ones(piles) < piles.len() || piles.len() % 2 == 1, "all")
        .says("Lets Alice win with any larger pile; Bob first names the piles of one stone.")
        .wrong("nim", |piles| xor(piles.iter().copied()) != 0, "all")
        .says("Lets the player choose his pile; here the opponent names it.")
        .wrong("always-reversed", |piles| ones(piles) % 2 == 0, "all")
        .says("Reverses the parity where all piles are of one stone, too; then it is the last stone that counts.")
        .main()
}

/// The largest number of games, of piles in all, and of stones in one.
const GAMES: usize = 10_000;
const N: usize = 200_000;
const STONES: u32 = 1_000_000_000;

/// The piles, the size of the one that is named, if any yet, and whether Alice is to move.
type Position = (Vec<u32>, Option<u32>, bool);

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves)
        .board(|(piles, named, _)| {
            let named = named.map_or("none".to_owned(), |pile| format!("one of {pile}"));
            board::heaps(piles.iter().copied()).and(board::numbers([("named pile:", named)]))
        })
        .label(|(before, ..), (after, named, _)| {
            let taken = (before != after).then(|| board::exchanged(before, after));
            let named = named.map(|pile| format!("name a pile of {pile}"));
            taken.into_iter().chain(named).join(", ")
        })
        .mover(|&(.., is_alice)| if is_alice { "Alice" } else { "Bob" })
        .alike(|(piles, named, is_alice)| (sorted(piles), *named, *is_alice));
    move |piles| !play.value(&(piles.clone(), None, false))
}

/// Take stones from the pile that is named, and name one for the opponent. Bob begins, and only names.
fn moves((piles, named, is_alice): &Position) -> Vec<Position> {
    let left = match named {
        None if piles.is_empty() => vec![],
        None => vec![piles.clone()],
        Some(named) => {
            let at = piles.iter().position(|pile| pile == named).expect("a pile that is there");
            let with = |left: u32| [&piles[..at], &[left][..usize::from(left > 0)], &piles[at + 1..]].concat();
            (0..*named).map(with).collect()
        }
    };
    let named_of = |piles: Vec<u32>| {
        let names = if piles.is_empty() { vec![None] } else { piles.iter().copied().unique().map(Some).collect_vec() };
        names.into_iter().map(move |name| (piles.clone(), name, !is_alice))
    };
    left.into_iter().flat_map(named_of).collect()
}

fn ones(piles: &[u32]) -> usize {
    piles.iter().filter(|&&pile| pile == 1).count()
}

/// By the numbers of ones and of larger piles, where a larger pile is taken whole or but for one stone. Leaving more is
/// never better: one of these two moves wins.
fn by_table(piles: &Vec<u32>) -> bool {
    let (n, ones) = (piles.len(), ones(piles));
    let mut wins = vec![vec![false; n + 2]; n + 1 - ones];
    for larger in 0..=n - ones {
        for few in 0..=n - larger {
            let one = few == 0 || !wins[larger][few - 1];
            let large = larger == 0 || !wins[larger - 1][few] || !wins[larger - 1][few + 1];
            wins[larger][few] = few + larger > 0 && one && large;
        }
    }
    wins[n - ones][ones]
}
