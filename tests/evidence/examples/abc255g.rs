//! Nim with forbidden moves, by play.

use std::collections::HashSet;

use rand::seq::SliceRandom;

use evidence::prelude::*;
use evidence::rules::limited_nim::first_player_wins;

fn main() -> ExitCode {
    Problem::new("abc255g", Limits::known(4000, 1024), oracle, small)
        .played(
            "1 or 2 heaps of up to 5 under all sets of moves forbidden up to 3, and 700 games \
             of up to 3 heaps of up to 9",
        )
        .beyond("for worst inputs, heaps made from values, and for sizes up to 2000 the mex of their definition")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("a-value-barred-by-one-forbidden-move", barred_by_one, "all-sets-of-forbidden-moves")
                .says("Forgets that several sizes have a value."),
            wrong("every-size-with-a-forbidden-move-repeats", all_repeat, "all-sets-of-forbidden-moves").says(
                "Believes that all sizes with a forbidden move repeat a value: of those barred, \
                 the one that most smaller sizes lack.",
            ),
            wrong("Y-stones-must-not-be-left", must_not_be_left, "all-sets-of-forbidden-moves")
                .says("Reads a forbidden move as that which leaves Y stones."),
            wrong("all-moves-from-X-end-at-once", forbidden_sizes_are_dead, "all-sets-of-forbidden-moves")
                .says("Believes that nothing can be taken where some move is forbidden."),
        ])
        .refused([("a-move-forbidden-twice", "1 3\n5\n3 1\n4 1\n@3 1@\n", "a move that is not forbidden yet")])
        .main()
}

/// A size, and how many stones must not be taken from it.
type Forbidden = (u64, u64);

fn answers(input: &str, wins: impl FnOnce(Vec<u64>, HashSet<Forbidden>) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (n, m): (usize, usize) = (tokens.read(), tokens.read());
    let heaps = tokens.list(n);
    let forbidden = (0..m).map(|_| (tokens.read(), tokens.read())).collect();
    let first_wins = wins(heaps, forbidden);
    format!("{}\n", if first_wins { "Takahashi" } else { "Aoki" })
}

fn oracle(input: &str) -> String {
    answers(input, |heaps, forbidden| first_player_wins(heaps, |heap, taken| !forbidden.contains(&(heap, taken))))
}

fn file(heaps: &[u64], forbidden: &[Forbidden]) -> String {
    let lines = forbidden.iter().map(|(size, taken)| format!("{size} {taken}\n"));
    let (n, m) = (heaps.len(), forbidden.len());
    format!("{n} {m}\n{}\n{}", joined(heaps), lines.format(""))
}

/// All moves from heaps of up to so many stones.
fn all_moves(largest: u64) -> Vec<Forbidden> {
    (1..=largest).flat_map(|size| (1..=size).map(move |taken| (size, taken))).collect()
}

fn small() -> Vec<Small> {
    let sets = all_moves(3).into_iter().powerset().skip(1).collect_vec();
    let single = (1..=5).map(|heap| vec![heap]);
    let pairs = (1..=5).tuple_combinations().map(|(a, b)| vec![a, b]);
    let heaps = single.chain(pairs).collect_vec();
    let games = sets.iter().cartesian_product(&heaps);
    let mut random = seeded(1);
    // Where most moves are forbidden, values repeat and are small, so that neither player wins nearly always.
    let games_of_many = (0..700).map(|_| {
        let percent = random.random_range(10..=90);
        let mut forbidden = all_moves(9);
        forbidden.retain(|_| random.random_range(0..100) < percent);
        forbidden.push((10, 1));
        forbidden.shuffle(&mut random);
        let n = random.random_range(1..=3);
        let heaps = (0..n).map(|_| random.random_range(1..=9)).collect_vec();
        file(&heaps, &forbidden)
    });
    vec![
        Small::new("random-games", games_of_many),
        Small::new("all-sets-of-forbidden-moves", games.map(|(forbidden, heaps)| file(heaps, forbidden))),
    ]
}

/// The greatest numbers of heaps and of forbidden moves, and of stones.
const N: usize = 200_000;
const M: u64 = 200_000;
const STONES: u64 = 1_000_000_000_000_000_000;

fn bounds() -> Vec<Bound> {
    let stones: i128 = STONES.into();
    vec![
        Bound::integer("N", 1, N, |n| format!("@{n} 1\n{}\n5 5\n", repeated("7 ", n))),
        Bound::integer("M", 1, M, |m| {
            let moves = (1..=m).map(|size| format!("{size} 1\n"));
            format!("1 @{m}\n7\n{}", moves.format(""))
        }),
        Bound::integer("a heap", 1, stones, |heap| format!("3 1\n7 @{heap} 7\n5 5\n")),
        Bound::integer("X", 1, stones, |size| format!("1 2\n7\n5 5\n@{size} 1\n")),
        Bound::integer("Y", 1, 9, |taken| format!("1 2\n7\n5 5\n9 @{taken}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    // A heap that spoils the XOR or does not.
    let by_values = |name, attacks, size: fn(u64) -> u64, forbidden: fn() -> Vec<Forbidden>, is_lost: bool| {
        let input = move || {
            let mut random = seeded(size(1 << 40) + u64::from(is_lost));
            let mut values = (1..N).map(|_| random.random_range(1..1 << 59)).collect_vec();
            values.push(values.iter().fold(u64::from(!is_lost), |sum, value| sum ^ value));
            let mut forbidden = forbidden();
            forbidden.shuffle(&mut random);
            file(&values.into_iter().map(size).collect_vec(), &forbidden)
        };
        let answer = if is_lost { "Aoki\n" } else { "Takahashi\n" };
        Worst::known(name, attacks, move || (input(), answer.to_owned()))
    };
    vec![
        by_values("one-stone-forbidden", "every second size repeats", of_small, one_stone, true),
        by_values("one-stone-forbidden-and-won", "the same, won", of_small, one_stone, false),
        by_values("far-apart", "sizes up to the greatest that repeat", of_far, far_apart, true),
        by_values("far-apart-and-won", "the same, won", of_far, far_apart, false),
        by_values("nothing-allowed", "one value that all sizes with forbidden moves have", of_dead, dead, true),
        Worst::known("one-size", "all forbidden moves from one size, to sizes that have their own values", move || {
            (
                {
                    let mut random = seeded(2);
                    let mut moves: HashSet<Forbidden> = HashSet::new();
                    while moves.len() < M as usize - 1 {
                        moves.insert((STONES, random.random_range(1..STONES - LEAST_LEFT)));
                    }
                    let mut forbidden = moves.into_iter().sorted().collect_vec();
                    forbidden.push((STONES, STONES - LEAST_LEFT));
                    forbidden.shuffle(&mut random);
                    let pairs = (0..N / 2 - 1).map(|_| random.random_range(1..STONES));
                    let pairs = pairs.flat_map(|heap| [heap, heap]);
                    // The move from the first of these to the second is forbidden, hence their values are the same.
                    let heaps = pairs.chain([STONES, LEAST_LEFT]).collect_vec();
                    file(&heaps, &forbidden)
                },
                "Aoki\n".to_owned(),
            )
        }),
        Worst::new(
            "most-moves-forbidden",
            "values that often repeat, and lists of forbidden moves in which they come again and again",
            Known::ByAlgorithm(by_definition),
            || {
                let mut random = seeded(3);
                let mut forbidden = all_moves(660);
                forbidden.shuffle(&mut random);
                forbidden.truncate(M as usize);
                let heaps = (0..N).map(|_| random.random_range(1..=TABLE as u64));
                file(&heaps.collect_vec(), &forbidden)
            },
        ),
    ]
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

fn of_dead(value: u64) -> u64 {
    value + DEAD
}

fn dead() -> Vec<Forbidden> {
    all_moves(DEAD)
}

/// The least that a forbidden move leaves in the input `one-size`.
const LEAST_LEFT: u64 = 123_456_789_012_345_678;

/// The greatest size of the table by definition.
const TABLE: usize = 2000;

fn by_definition(input: &str) -> String {
    answers(input, |heaps, forbidden| {
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
        heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]) != 0
    })
}

/// The XOR of values, which `repeat` tells for the sizes that repeat one: it is given the size, the values so far and
/// the forbidden moves. The others have the next value.
fn wins_by(input: &str, repeat: fn(usize, &[usize], &HashSet<Forbidden>) -> Option<usize>) -> String {
    answers(input, |heaps, forbidden| {
        let (mut values, mut new) = (vec![0], 1);
        for size in 1..=10 {
            let value = repeat(size, &values, &forbidden);
            values.push(value.unwrap_or(new));
            new += usize::from(value.is_none());
        }
        heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]) != 0
    })
}

/// The values to which the moves from a size are forbidden.
fn barred<'a>(size: usize, values: &'a [usize], forbidden: &'a HashSet<Forbidden>) -> impl Iterator<Item = usize> + 'a {
    let is_forbidden = move |left: &usize| forbidden.contains(&(size as u64, (size - left) as u64));
    (0..size).filter(is_forbidden).map(|left| values[left])
}

fn barred_by_one(input: &str) -> String {
    wins_by(input, |size, values, forbidden| barred(size, values, forbidden).min())
}

fn all_repeat(input: &str) -> String {
    wins_by(input, |size, values, forbidden| {
        let count =
            |value: usize, among: &mut dyn Iterator<Item = usize>| among.filter(|&other| other == value).count();
        barred(size, values, forbidden).min_by_key(|&value| {
            let all = count(value, &mut values.iter().copied());
            (all - count(value, &mut barred(size, values, forbidden)), value)
        })
    })
}

fn must_not_be_left(input: &str) -> String {
    answers(input, |heaps, forbidden| {
        first_player_wins(heaps, |heap, taken| !forbidden.contains(&(heap, heap - taken)))
    })
}

fn forbidden_sizes_are_dead(input: &str) -> String {
    answers(input, |heaps, forbidden| {
        first_player_wins(heaps, |heap, _| forbidden.iter().all(|&(size, _)| size != heap))
    })
}
