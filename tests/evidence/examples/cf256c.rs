//! Leaving a root of a pile, by play.

use std::sync::LazyLock;

use evidence::lists;
use evidence::prelude::*;

fn main() -> ExitCode {
    let single = "all-piles-up-to-300";
    Problem::new("cf256c", Limits::known(2000, 256), oracle, small)
        .played("1 pile up to 300, 2 up to 24, 3 up to 6, 2 near the ends of ranges, 300 games of 1 to 4 piles")
        .beyond("for larger piles, the values by all moves; that values add up is what play shows below")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("fourth-root-rounded-down", rounded_down, single)
                .says("Rounds the fourth root of x down; y⁴ ≥ x asks for the least integer not below it."),
            wrong("roots-excluded", |input| by_moves(input, |x, y| power(y, 4) > x && y * y < x), single)
                .says("Leaves out y⁴ = x and y² = x, which are allowed."),
            wrong("down-to-any-number", |input| by_moves(input, |x, y| y * y <= x), single)
                .says("Forgets the limit below, y⁴ ≥ x."),
            wrong("at-least-the-square-root", |input| by_moves(input, |x, y| power(y, 4) >= x), single)
                .says("Forgets the limit above, y² ≤ x."),
            wrong("third-value-is-a-zero", |input| by_ends(input, 3, u64::MAX), "near-the-ends-of-ranges")
                .says("Stops the table too soon: from 6724 = 82² on 0 can be reached, too, and the value is 3."),
            wrong("last-range-from-15⁸", |input| by_ends(input, 5, 2_562_890_625), "large-15-to-the-8-beside-4")
                .says("Begins the last range at 15⁸, not where the root reaches 50 626: 50 625 has the value 3."),
            wrong("one-range-less", |input| by_ends(input, 5, u64::MAX), "large-50626-squared-beside-16")
                .says("Forgets that piles from 50 626² on have the value 2."),
            wrong("any-move-wins", any_move_wins, "all-pairs-and-triples")
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
    format!("{}\n", if wins(lists::numbers(input)) { "Furlo" } else { "Rublo" })
}

/// Where the values change, of piles that can be played out.
const ENDS: [u64; 8] = [4, 16, 17, 82, 256, 6562, 6724, 50_626];

fn small() -> Vec<Small> {
    let pairs = (1..=24).tuple_combinations().map(|(x, y)| vec![x, y]);
    let triples = (1..=6).combinations_with_replacement(3);
    let near = ENDS.into_iter().flat_map(|end| end - 2..=end + 1);
    // A pile of each value beside it.
    let near = near.cartesian_product([1, 4, 16, 6724]).map(|(x, other)| lists::line(&vec![x, other]));
    let mut random = seeded(1);
    let random_game = |_| {
        let n = random.random_range(1..=4);
        let pile = |_| match random.random_bool(0.4) {
            true => ENDS[random.random_range(0..7)] - 1 + random.random_range(0..2),
            false => 1 + random.random_range(1..10_u64).pow(random.random_range(1..=4)),
        };
        lists::line(&(0..n).map(pile).collect_vec())
    };
    vec![
        Small::new("all-piles-up-to-300", (1..=300).map(|x| lists::line(&vec![x]))),
        Small::new("all-pairs-and-triples", pairs.chain(triples).map(|piles| lists::line(&piles))),
        Small::new("near-the-ends-of-ranges", near),
        Small::new("random-games", (0..300).map(random_game)),
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

fn worst() -> Vec<Worst> {
    let by_table = Known::ByAlgorithm(by_table);
    vec![
        Worst::new("greatest", "roots of the greatest piles", by_table, || {
            lists::line(&(MOST - N as u64 + 1..=MOST).collect_vec())
        }),
        Worst::new("one-spoils", "the greatest pile, where all others are equal in pairs", by_table, || {
            let mut random = seeded(2);
            let pairs = (0..N / 2).map(|_| random.random_range(1..=MOST)).flat_map(|pile| [pile, pile]);
            lists::line(&pairs.chain([MOST]).collect_vec())
        }),
        Worst::new("all-sizes", "branches that cannot be predicted", by_table, || {
            let mut random = seeded(3);
            let pile = |_| MOST >> random.random_range(0..39);
            let mut piles = (0..N).map(pile).collect_vec();
            piles.iter_mut().for_each(|pile| *pile = random.random_range(1..=*pile));
            lists::line(&piles)
        }),
        Worst::new("ends-of-ranges", "floating roots, wrong by one", by_table, || {
            let mut random = seeded(4);
            let roots = [256_u64, 6561, 6724, 50_625, 50_626];
            let pile = |_| roots[random.random_range(0..5)].pow(2) + random.random_range(0..3) - 1;
            lists::line(&(0..N).map(pile).collect_vec())
        }),
    ]
}

fn by_table(input: &str) -> String {
    answer(input, |piles| xor(piles.into_iter().map(value_by_table)) != 0)
}

/// The mex of the values of all that a move leaves. It looks up how often each value is below a place, as the moves are
/// many.
fn value_by_table(x: u64) -> usize {
    static BELOW: LazyLock<Vec<[u32; 4]>> = LazyLock::new(|| {
        let mut below = vec![[0; 4]];
        for x in 0..=ROOT {
            let mut next = below[x as usize];
            next[missing(&below, x)] += 1;
            below.push(next);
        }
        below
    });
    missing(&BELOW, x)
}

/// The least value that no number from the least y with y⁴ ≥ x to the greatest with y² ≤ x has: from 2 on, all are less
/// than x.
fn missing(below: &[[u32; 4]], x: u64) -> usize {
    let root = x.isqrt().isqrt();
    let (low, high) = (root + u64::from(power(root, 4) < x), x.isqrt());
    let has_none = |value: usize| below[low as usize][value] == below[high as usize + 1][value];
    (0..4).find(|&value| x < 2 || low > high || has_none(value)).expect("there are four values")
}

fn by_moves(input: &str, is_move: fn(u64, u64) -> bool) -> String {
    let mut play = Play::normal(|piles: &Vec<u64>| in_one(piles, |&x| (0..x).filter(|&y| is_move(x, y)).collect()));
    answer(input, |piles| play.value(&piles))
}

fn rounded_down(input: &str) -> String {
    by_moves(input, |x, y| power(y + 1, 4) > x && y * y <= x)
}

/// By the first piles of the ranges behind the first, one of them changed.
fn by_ends(input: &str, changed: usize, end: u64) -> String {
    let mut ends = [4, 16, 82, 6724, 50_626, 50_626 * 50_626];
    ends[changed] = end;
    let values = [0, 1, 2, 0, 3, 1, 2];
    let value = |pile| values[ends.iter().rposition(|&end| end <= pile).map_or(0, |place| place + 1)];
    answer(input, |piles| xor(piles.into_iter().map(value)) != 0)
}

fn any_move_wins(input: &str) -> String {
    answer(input, |piles| piles.into_iter().any(|pile| value_by_table(pile) > 0))
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answer(input, |piles| play.value(&piles))
}
