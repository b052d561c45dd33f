//! Leaving a root of a pile, by play.

use std::sync::OnceLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf256c", Limits::known(2000, 256), oracle, small)
        .played(
            "one pile of up to 300, two of up to 24 and three of up to 6, piles up to 60000 \
             near the ends of ranges beside others, 300 games of up to 4 piles of up to 10000",
        )
        .beyond(
            "for larger piles, the values of all piles up to 881 917 by all their moves; that \
             values add up is what play shows below",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong(
                "fourth-root-rounded-down",
                |input| by_moves(input, |x, y| power(y + 1, 4) > x && y * y <= x),
                "all-piles-up-to-300",
            )
            .says(
                "Rounds the fourth root of x down: y⁴ ≥ x asks for the least integer that is not \
                 below the root.",
            ),
            wrong(
                "roots-excluded",
                |input| by_moves(input, |x, y| power(y, 4) > x && y * y < x),
                "all-piles-up-to-300",
            )
            .says("Leaves out y⁴ = x and y² = x, which are allowed."),
            wrong("down-to-any-number", |input| by_moves(input, |x, y| y * y <= x), "all-piles-up-to-300")
                .says("Forgets the limit below, y⁴ ≥ x."),
            wrong("at-least-the-square-root", |input| by_moves(input, |x, y| power(y, 4) >= x), "all-piles-up-to-300")
                .says("Forgets the limit above, y² ≤ x."),
            wrong(
                "third-value-is-a-zero",
                |input| by_ends(input, [4, 16, 82, u64::MAX, 50_626, LAST]),
                "near-the-ends-of-ranges",
            )
            .says(
                "Stops reading the table too soon: from 6724 = 82² on 0 can be reached, too, and \
                 the value is 3.",
            ),
            wrong(
                "last-range-from-15⁸",
                |input| by_ends(input, [4, 16, 82, 6724, 50_626, 2_562_890_625]),
                "large-15-to-the-8-beside-4",
            )
            .says(
                "Begins the last range at 15⁸: it begins where the root reaches 50 626, as 50 625 \
                 has the value 3.",
            ),
            wrong(
                "one-range-less",
                |input| by_ends(input, [4, 16, 82, 6724, 50_626, u64::MAX]),
                "large-50626-squared-beside-16",
            )
            .says("Forgets that piles from 50 626² on have the value 2."),
            wrong(
                "any-move-wins",
                |input| answer(input, |piles| piles.into_iter().map(value_by_table).sum::<usize>() != 0),
                "all-pairs-and-triples",
            )
            .says("Adds the values up; they are to be added by XOR."),
            wrong("misere", misere, "sample-1").says("Lets win who cannot move; here he loses."),
        ])
        .main()
}

/// From one pile of x, leave y < x with y⁴ ≥ x and y² ≤ x.
fn moves(piles: &Vec<u64>) -> Vec<Vec<u64>> {
    in_one(piles, |&x| roots(x).collect())
}

/// What a move leaves of a pile.
fn roots(x: u64) -> impl Iterator<Item = u64> {
    (0..x).take_while(move |y| y * y <= x).filter(move |&y| power(y, 4) >= x)
}

fn power(y: u64, exponent: u32) -> u64 {
    y.checked_pow(exponent).unwrap_or(u64::MAX)
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answer(input, |piles| play.value(&piles))
}

fn answer(input: &str, wins: impl FnOnce(Vec<u64>) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let furlo_wins = wins(tokens.list(n));
    format!("{}\n", if furlo_wins { "Furlo" } else { "Rublo" })
}

fn file(piles: &[u64]) -> String {
    format!("{}\n{}\n", piles.len(), joined(piles))
}

/// Where the values change, of piles that can be played out.
const ENDS: [u64; 8] = [4, 16, 17, 82, 256, 6562, 6724, 50_626];

fn small() -> Vec<Small> {
    let single = (1..=300).map(|x| file(&[x]));
    let pairs = (1..=24).tuple_combinations().map(|(x, y)| vec![x, y]);
    let triples = (1..=6).combinations_with_replacement(3);
    let near = ENDS.into_iter().flat_map(|end| end - 2..=end + 1);
    // A pile of each value beside it.
    let near = near.cartesian_product([1, 4, 16, 6724]).map(|(x, other)| file(&[x, other]));
    let mut random = seeded(1);
    let mut random_game = |_| {
        let n = random.random_range(1..=4);
        let pile = |_| match random.random_bool(0.4) {
            true => ENDS[random.random_range(0..7)] - 1 + random.random_range(0..2),
            false => 1 + random.random_range(1..10_u64).pow(random.random_range(1..=4)),
        };
        file(&(0..n).map(pile).collect_vec())
    };
    let random_games = (0..300).map(&mut random_game).collect_vec();
    vec![
        Small::new("all-piles-up-to-300", single),
        Small::new("all-pairs-and-triples", pairs.chain(triples).map(|piles| file(&piles))),
        Small::new("near-the-ends-of-ranges", near),
        Small::new("random-games", random_games),
    ]
}

/// The greatest number of piles, the greatest pile, and the square root of that.
const N: usize = 77_777;
const MOST: u64 = 777_777_777_777;
const ROOT: u64 = 881_917;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("n", 1, N, |n| format!("@{n}\n{}\n", repeated("5 ", n))),
        Bound::integer("a pile", 1, MOST, |pile| format!("3\n7 @{pile} 7\n")),
    ]
}

/// The square of 50 626, from which on the values are 2.
const LAST: u64 = 50_626 * 50_626;

fn worst() -> Vec<Worst> {
    let by_table = Known::ByAlgorithm(by_table);
    vec![
        Worst::new("greatest", "roots of the greatest piles", by_table, || {
            file(&(MOST - N as u64 + 1..=MOST).collect_vec())
        }),
        Worst::new("one-spoils", "the greatest pile, where all others are equal in pairs", by_table, || {
            let mut random = seeded(2);
            let pairs = (0..N / 2).map(|_| random.random_range(1..=MOST)).flat_map(|pile| [pile, pile]);
            file(&pairs.chain([MOST]).collect_vec())
        }),
        Worst::new("all-sizes", "branches that cannot be predicted", by_table, || {
            let mut random = seeded(3);
            let pile = |_| MOST >> random.random_range(0..39);
            let mut piles = (0..N).map(pile).collect_vec();
            piles.iter_mut().for_each(|pile| *pile = random.random_range(1..=*pile));
            file(&piles)
        }),
        Worst::new("ends-of-ranges", "floating roots, wrong by one", by_table, || {
            let mut random = seeded(4);
            let roots = [256_u64, 6561, 6724, 50_625, 50_626];
            let pile = |_| roots[random.random_range(0..5)].pow(2) + random.random_range(0..3) - 1;
            file(&(0..N).map(pile).collect_vec())
        }),
    ]
}

fn by_table(input: &str) -> String {
    answer(input, |piles| xor(piles.into_iter().map(value_by_table)) != 0)
}

/// The mex of the values of all that a move leaves. It looks up how often each value is below a place, as the moves are
/// many.
fn value_by_table(x: u64) -> usize {
    static BELOW: OnceLock<Vec<[u32; 4]>> = OnceLock::new();
    let below = BELOW.get_or_init(|| {
        // The greatest y with y² ≤ x, and the least with y⁴ ≥ x.
        let (mut low, mut high) = (0, 0);
        let mut below = vec![[0; 4]];
        for x in 0..=ROOT {
            while power(low, 4) < x {
                low += 1;
            }
            while (high + 1) * (high + 1) <= x {
                high += 1;
            }
            let value = if x < 2 { 0 } else { missing(&below, low, high) };
            let mut next = below[x as usize];
            next[value] += 1;
            below.push(next);
        }
        below
    });
    let low = (0..).find(|&y| power(y, 4) >= x).expect("some number is large enough");
    let high = (0..20).rev().map(|bit| 1 << bit).fold(0, |y: u64, bit| if (y + bit).pow(2) <= x { y + bit } else { y });
    if x < 2 { 0 } else { missing(below, low, high) }
}

/// The least value that no number from `low` to `high` has.
fn missing(below: &[[u32; 4]], low: u64, high: u64) -> usize {
    let is_missing = |&value: &usize| low > high || below[low as usize][value] == below[high as usize + 1][value];
    (0..4).find(is_missing).expect("there are four values")
}

fn by_moves(input: &str, is_move: fn(u64, u64) -> bool) -> String {
    let mut play = Play::normal(|piles: &Vec<u64>| in_one(piles, |&x| (0..x).filter(|&y| is_move(x, y)).collect()));
    answer(input, |piles| play.value(&piles))
}

/// By the first piles of the ranges behind the first.
fn by_ends(input: &str, ends: [u64; 6]) -> String {
    let values = [0, 1, 2, 0, 3, 1, 2];
    let value = |pile| values[ends.iter().rposition(|&end| end <= pile).map_or(0, |place| place + 1)];
    answer(input, |piles| xor(piles.into_iter().map(value)) != 0)
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answer(input, |piles| play.value(&piles))
}
