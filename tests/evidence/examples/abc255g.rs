//! Nim with forbidden moves, by play.

use std::collections::HashSet;

use rand::seq::SliceRandom;

use evidence::prelude::*;
use evidence::shared::limited_nim::first_player_wins;

fn main() -> ExitCode {
    let moves = list("M", row([int("X", 1..=STONES), between("Y", 1, "X")])).in_order(Order::Distinct);
    let heaps = row([list("N", int("a heap", 1..=STONES))]);
    let games = format::all([row([len("N", 1..=N), len("M", 1..=M)]), heaps, moves]);
    Problem::one("abc255g", Limits::known(4000, 1024), games, || by_play, ["Takahashi", "Aoki"])
        .small("random-games-of-up-to-3-heaps-up-to-9", random_games)
        .small("games-of-1-or-2-heaps-up-to-5-with-any-moves-forbidden-up-to-3", || {
            let sets = all_moves(3).into_iter().powerset().skip(1).collect_vec();
            let single = (1..=5).map(|heap| vec![heap]);
            let pairs = (1..=5).tuple_combinations().map(|(a, b)| vec![a, b]);
            let heaps = single.chain(pairs).collect_vec();
            sets.into_iter().cartesian_product(heaps).map(|(forbidden, heaps)| (heaps, forbidden)).collect()
        })
        .beyond("for worst inputs, heaps made from values, and for sizes up to 2000 the mex of their definition")
        .known("one-stone-forbidden", || (by_values(of_small, one_stone(), 0), false))
        .attacks("every second size repeats")
        .known("one-stone-forbidden-and-won", || (by_values(of_small, one_stone(), 1), true))
        .attacks("the same, won")
        .known("far-apart", || (by_values(of_far, far_apart(), 0), false))
        .attacks("sizes up to the largest that repeat")
        .known("far-apart-and-won", || (by_values(of_far, far_apart(), 1), true))
        .attacks("the same, won")
        .known("nothing-allowed", || (by_values(|value| value + DEAD, all_moves(DEAD), 0), false))
        .attacks("one value that all sizes with forbidden moves have")
        .known("one-size", || {
            let mut random = seeded(2);
            let mut moves: HashSet<Forbidden> = HashSet::new();
            while moves.len() < M as usize - 1 {
                moves.insert((STONES, random.random_range(1..STONES - LEAST_LEFT)));
            }
            let mut forbidden = moves.into_iter().sorted().collect_vec();
            forbidden.push((STONES, STONES - LEAST_LEFT));
            forbidden.shuffle(&mut random);
            let pairs = (0..N / 2 - 1).flat_map(|_| [random.random_range(1..STONES); 2]);
            // The move from the first of these to the second is forbidden, hence their values are the same.
            ((pairs.chain([STONES, LEAST_LEFT]).collect(), forbidden), false)
        })
        .attacks("all forbidden moves from one size, to sizes that have their own values")
        .worst("most-moves-forbidden", by_algorithm(by_definition), || {
            let mut random = seeded(3);
            let mut forbidden = all_moves(660);
            forbidden.shuffle(&mut random);
            forbidden.truncate(M as usize);
            ((0..N).map(|_| random.random_range(1..=TABLE as u64)).collect(), forbidden)
        })
        .attacks("values that often repeat, and lists of forbidden moves in which they come again and again")
        .wrong(
            "a-value-barred-by-one-forbidden-move",
            |game| wins_by(game, |size, values, forbidden| barred(size, values, forbidden).min()),
            "games-of-1-or-2-heaps-up-to-5-with-any-moves-forbidden-up-to-3",
        )
        .says("Forgets that several sizes have a value.")
        .wrong(
            "every-size-with-a-forbidden-move-repeats",
            all_repeat,
            "games-of-1-or-2-heaps-up-to-5-with-any-moves-forbidden-up-to-3",
        )
        .says(
            "Believes that every size with a forbidden move repeats a value, the barred one to which the fewest \
             allowed moves lead; it does so only if no allowed move leads to that value.",
        )
        .wrong(
            "Y-stones-must-not-be-left",
            |(heaps, forbidden)| played(heaps, |heap, taken| !forbidden.contains(&(heap, heap - taken))),
            "games-of-1-or-2-heaps-up-to-5-with-any-moves-forbidden-up-to-3",
        )
        .says("Reads a forbidden move as the one that leaves Y stones.")
        .wrong(
            "all-moves-from-X-end-at-once",
            |(heaps, forbidden)| played(heaps, |heap, _| forbidden.iter().all(|&(size, _)| size != heap)),
            "games-of-1-or-2-heaps-up-to-5-with-any-moves-forbidden-up-to-3",
        )
        .says("Believes that nothing can be taken where some move is forbidden.")
        .refused([("a-move-forbidden-twice", "1 3\n5\n3 1\n4 1\n@3 1@\n", "a move that is not forbidden yet")])
        .main()
}

/// The largest numbers of heaps and of forbidden moves, and of stones.
const N: usize = 200_000;
const M: u64 = 200_000;
const STONES: u64 = 1_000_000_000_000_000_000;

/// The heaps, and the forbidden moves.
type Game = (Vec<u64>, Vec<Forbidden>);

/// A size, and how many stones must not be taken from it.
type Forbidden = (u64, u64);

fn by_play((heaps, forbidden): &Game) -> bool {
    played(heaps, |heap, taken| !forbidden.contains(&(heap, taken)))
}

fn played(heaps: &[u64], allowed: impl Fn(u64, u64) -> bool) -> bool {
    first_player_wins(heaps.iter().copied(), allowed)
}

/// All moves from heaps of up to so many stones.
fn all_moves(largest: u64) -> Vec<Forbidden> {
    (1..=largest).flat_map(|size| (1..=size).map(move |taken| (size, taken))).collect()
}

fn random_games() -> Vec<Game> {
    let mut random = seeded(1);
    // Where most moves are forbidden, values repeat and are small, so that neither player wins nearly always.
    let mut game = |_| {
        let percent = random.random_range(10..=90);
        let mut forbidden = all_moves(9);
        forbidden.retain(|_| random.random_range(0..100) < percent);
        forbidden.push((10, 1));
        forbidden.shuffle(&mut random);
        let n = random.random_range(1..=3);
        ((0..n).map(|_| random.random_range(1..=9)).collect(), forbidden)
    };
    (0..700).map(&mut game).collect()
}

/// The heaps of a `size` for each of random values, whose XOR is this.
fn by_values(size: fn(u64) -> u64, mut forbidden: Vec<Forbidden>, xor_of_values: u64) -> Game {
    let mut random = seeded(size(1 << 40) + xor_of_values);
    let mut values = (1..N).map(|_| random.random_range(1..1 << 59)).collect_vec();
    values.push(xor_of_values ^ xor(values.iter().copied()));
    forbidden.shuffle(&mut random);
    (values.into_iter().map(size).collect(), forbidden)
}

/// Where a single stone must not be taken from up to M stones, the sizes 2v and 2v + 1 have the value v: from both of
/// them all smaller values can be reached, and from the larger one not the smaller one. From then on every size has a
/// value of its own.
fn of_small(value: u64) -> u64 {
    value + value.min(M / 2 - 1) + 1
}

fn one_stone() -> Vec<Forbidden> {
    (1..=M).map(|size| (size, 1)).collect()
}

/// How far it is from one size with a forbidden move to the next.
const APART: u64 = STONES / M;

/// A single stone must not be taken from the multiples of `APART`. So these have the values of the sizes before them,
/// and all others have values of their own.
fn of_far(value: u64) -> u64 {
    value + value / (APART - 1)
}

fn far_apart() -> Vec<Forbidden> {
    (1..=M).map(|index| (index * APART, 1)).collect()
}

/// Sizes from which nothing can be taken have the value 0, and all larger ones have values of their own.
const DEAD: u64 = 631;

/// The least that a forbidden move leaves in the input `one-size`.
const LEAST_LEFT: u64 = 123_456_789_012_345_678;

/// The largest size of the table by definition.
const TABLE: usize = 2000;

fn by_definition((heaps, forbidden): &Game) -> bool {
    let forbidden: HashSet<&Forbidden> = forbidden.iter().collect();
    let mut values: Vec<usize> = vec![];
    for size in 0..=TABLE {
        let mut reached = vec![false; size + 1];
        for left in 0..size {
            if !forbidden.contains(&(size as u64, (size - left) as u64)) {
                reached[values[left]] = true;
            }
        }
        let value = reached.iter().position(|reached| !reached);
        values.push(value.expect("a value that no smaller size has"));
    }
    xor(heaps.iter().map(|&heap| values[heap as usize])) != 0
}

/// The XOR of values, which `repeat` tells for the sizes that repeat one: it is given the size, the values so far and
/// the forbidden moves. The others have the next value.
fn wins_by((heaps, forbidden): &Game, repeat: fn(usize, &[usize], &[Forbidden]) -> Option<usize>) -> bool {
    let (mut values, mut new) = (vec![0], 1);
    for size in 1..=10 {
        let value = repeat(size, &values, forbidden);
        values.push(value.unwrap_or(new));
        new += usize::from(value.is_none());
    }
    xor(heaps.iter().map(|&heap| values[heap as usize])) != 0
}

/// The values to which the moves from a size are forbidden.
fn barred<'a>(size: usize, values: &'a [usize], forbidden: &'a [Forbidden]) -> impl Iterator<Item = usize> + 'a {
    let is_forbidden = move |left: &usize| forbidden.contains(&(size as u64, (size - left) as u64));
    (0..size).filter(is_forbidden).map(|left| values[left])
}

fn all_repeat(game: &Game) -> bool {
    wins_by(game, |size, values, forbidden| {
        barred(size, values, forbidden).min_by_key(|&value| {
            let all = values.iter().filter(|&&other| other == value).count();
            (all - barred(size, values, forbidden).filter(|&other| other == value).count(), value)
        })
    })
}
