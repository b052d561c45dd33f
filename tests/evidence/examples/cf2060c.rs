//! One player erases a number, the other one its partner, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let head = row([len("n", 2..=N), between("k", 1, format::from(|before| 2 * before["n"]))]);
    let game = format::all([head, row([list("n", between("a number", 1, "n"))])]);
    let game = game.such("an even number of numbers", |(_, numbers): Game| numbers.len() % 2 == 0);
    let games = Format::tests("t", 1..=T, game).sum("the sum of n", "n", N);
    Problem::tests("cf2060c", Limits::known(2000, 256), games, || by_play, Plain)
        .all([("n", 4), ("k", 8), ("a number", 4)])
        .small("random-games-of-6-or-8-numbers", || {
            let mut random = seeded(1);
            let mut game = |index: usize| {
                let n = 6 + 2 * (index % 2);
                let most = random.random_range(2..=n as u32);
                (random.random_range(2..=2 * most as usize), (0..n).map(|_| random.random_range(1..=most)).collect())
            };
            (0..200).map(&mut game).collect()
        })
        .limit(|| {
            Bound::total("the sum of n", N - 4, N, |n| {
                format!("2\n{} 1\n{}\n@{n} 1\n{}\n", N - 4, repeated("1 ", N - 4), repeated("1 ", n))
            })
        })
        .known("each-number-once", || (vec![(N + 1, shuffled(1..=N as u32))], vec![N / 2]))
        .attacks("memory in no order, each number with another partner")
        .known("the-half-of-k-alone", || (vec![(N, vec![N as u32 / 2; N])], vec![N / 2]))
        .attacks("a number that is its own partner, as often as can be")
        // One of the others is left over.
        .known("the-half-of-k-an-odd-number-of-times", || {
            (vec![(4, [vec![2; N - 1], vec![N as u32]].concat())], vec![N / 2 - 1])
        })
        .attacks("an odd count of the number that is its own partner")
        .known("the-partner-is-too-large", || (vec![(2 * N, vec![N as u32 - 1; N])], vec![0]))
        .attacks("a partner above n, beyond the end of a table of counts")
        .known("the-partner-is-zero-or-below", || (vec![(1, shuffled(1..=N as u32))], vec![0]))
        .attacks("partners below 1")
        // Of each two numbers with the sum k one comes three times as often as the other.
        .known("three-to-one", || {
            let numbers = (0..N as u32).map(|place| if place % 4 == 0 { N as u32 - place / 4 } else { 1 + place / 4 });
            (vec![(N + 1, shuffled(numbers))], vec![N / 4])
        })
        .attacks("counts of which the smaller one decides")
        .known("most-games", || {
            let game = |index: usize| (20 + index % 3, (1..=20).collect());
            // 20 = 1 + 19 = … = 9 + 11; 21 = 1 + 20 = …; 22 = 2 + 20 = … = 10 + 12.
            ((0..T).map(game).collect(), (0..T).map(|index| [9, 10, 9][index % 3]).collect())
        })
        .attacks("tables as large as the sum of n for each game")
        .wrong("the-half-of-k-without-a-second-one", |game| pairs(game, |count| count), "all")
        .says("Pairs k/2 with itself; two of this number are needed for a pair.")
        .wrong("pointers-that-meet", |game| pairs(game, |count| count.div_ceil(2)), "all")
        .says("Moves two pointers until they meet, and pairs the last number with itself.")
        .wrong("pairs-of-places", pairs_of_places, "all")
        .says("Counts all pairs of places with the sum k; a number serves in one pair only.")
        .wrong(
            "equal-numbers-as-one",
            |(k, list)| pairs(&(*k, list.iter().copied().unique().collect()), |count| count / 2),
            "all",
        )
        .says("Takes equal numbers for one; each of them may have its own partner.")
        .wrong("half-of-the-pairs", |game| pairs(game, |count| count / 2) / 2, "all")
        .says("Lets Alice spoil every second pair; Bob answers in the same pair, and she can spoil none.")
        .wrong("no-pairs-of-equal-numbers", |game| pairs(game, |_| 0), "all")
        .says("Forgets the pairs of k/2 and k/2.")
        .main()
}

/// The largest number of games, and of numbers in all.
const T: usize = 10_000;
const N: usize = 200_000;

/// The sum k, and the numbers.
type Game = (usize, Vec<u32>);

/// The numbers that are left, the one that Alice has just erased, and the score.
type Position = (Vec<u32>, Option<u32>, usize);

/// Erase a number.
fn by_play((k, numbers): &Game) -> usize {
    let moves = |(left, of_alice, score): &Position| {
        let erased = left.iter().unique().map(|&number| {
            let rest = board::gone(left, &[number]);
            match of_alice {
                None => (rest, Some(number), *score),
                Some(other) => (rest, None, score + usize::from((number + other) as usize == *k)),
            }
        });
        erased.collect()
    };
    let outcome = |(_, of_alice, score): &Position, scores: &[usize]| {
        let best = if of_alice.is_none() { scores.iter().min() } else { scores.iter().max() };
        *best.unwrap_or(score)
    };
    let mut play = Play::new(moves, outcome)
        .board(|(left, _, score)| board::row(left).and(board::numbers([("k", k), ("score", score)])))
        .label(|(before, ..), (after, ..)| format!("erase {}", board::gone(before, after)[0]))
        .mover(|(_, of_alice, _)| if of_alice.is_none() { "Alice" } else { "Bob" })
        .worded(|score| format!("a score of {score}"))
        .alike(|(left, of_alice, score)| (sorted(left), *of_alice, *score));
    play.value(&(numbers.clone(), None, 0))
}

fn shuffled(numbers: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut numbers = numbers.collect_vec();
    numbers.shuffle(&mut seeded(2));
    numbers
}

/// How many disjoint pairs there are, if so many copies of k/2 form as many pairs as is said.
fn pairs((k, numbers): &Game, of_half: fn(usize) -> usize) -> usize {
    let counts = numbers.iter().map(|&number| number as usize).counts();
    let of = |number: usize| counts.get(&number).copied().unwrap_or(0);
    let halves = if k % 2 == 0 { of_half(of(k / 2)) } else { 0 };
    counts.keys().filter(|&&number| 2 * number < *k).map(|&number| of(number).min(of(k - number))).sum::<usize>()
        + halves
}

fn pairs_of_places((k, numbers): &Game) -> usize {
    let counts = numbers.iter().map(|&number| number as usize).counts();
    let pairs = |(&number, &count): (&usize, &usize)| match k.checked_sub(number) {
        Some(other) if other > number => count * counts.get(&other).unwrap_or(&0),
        Some(other) if other == number => count * (count - 1) / 2,
        _ => 0,
    };
    counts.iter().map(pairs).sum()
}
