//! Leaving a root of a pile, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let piles = counted("n", 1..=N, int("a pile", 1..=MOST));
    Problem::one("cf256c", Limits::known(2000, 256), piles, oracle, ["Furlo", "Rublo"])
        .all([("n", 1), ("a pile", 300)])
        .small(PAIRS, || (1..=24).tuple_combinations().map(|(x, y)| vec![x, y]).collect())
        .small("triples-of-piles-up-to-6", || (1..=6).combinations_with_replacement(3).collect())
        .small(NEAR, || {
            let near = ENDS.into_iter().flat_map(|end| end - 2..=end + 1);
            near.cartesian_product([1, 4, 16, 6724]).map(|(x, other)| vec![x, other]).collect()
        })
        .small("random-games-of-1-to-4-piles-up-to-6724", random_games)
        .beyond("for larger piles, the values by all moves; that values add up is what play shows below")
        .worst("greatest", by_algorithm(by_table), || (MOST - N as u64 + 1..=MOST).collect())
        .attacks("roots of the largest piles")
        .worst("one-spoils", by_algorithm(by_table), || {
            let mut random = seeded(2);
            let pairs = (0..N / 2).map(|_| random.random_range(1..=MOST)).flat_map(|pile| [pile, pile]);
            pairs.chain([MOST]).collect()
        })
        .attacks("the largest pile, where all others are equal in pairs")
        .worst("all-sizes", by_algorithm(by_table), || {
            let mut random = seeded(3);
            (0..N)
                .map(|_| MOST >> random.random_range(0..39))
                .collect_vec()
                .into_iter()
                .map(|most| random.random_range(1..=most))
                .collect()
        })
        .attacks("branches that cannot be predicted")
        .worst("ends-of-ranges", by_algorithm(by_table), || {
            let mut random = seeded(4);
            let roots = [256_u64, 6561, 6724, 50_625, 50_626];
            let near = (1..N).map(|_| roots[random.random_range(0..5)].pow(2) + random.random_range(0..3) - 1);
            let mut piles = near.collect_vec();
            // The last pile makes it a lost game.
            let value = xor(piles.iter().map(|&pile| value_by_table(pile)));
            piles.push([1, 4, 16, 6724][value]);
            piles
        })
        .attacks("floating roots, wrong by one: a lost game, which one wrong value wins")
        .wrong("fourth-root-rounded-down", |piles| by_moves(piles, |x, y| power(y + 1, 4) > x && y * y <= x), "all")
        .says("Rounds the fourth root of x down; y⁴ ≥ x asks for the least integer not below it.")
        .wrong("roots-excluded", |piles| by_moves(piles, |x, y| power(y, 4) > x && y * y < x), "all")
        .says("Leaves out y⁴ = x and y² = x, which are allowed.")
        .wrong("down-to-any-number", |piles| by_moves(piles, |x, y| y * y <= x), "all")
        .says("Forgets the limit below, y⁴ ≥ x.")
        .wrong("at-least-the-square-root", |piles| by_moves(piles, |x, y| power(y, 4) >= x), "all")
        .says("Forgets the limit above, y² ≤ x.")
        .wrong("third-value-is-a-zero", |piles| by_ends(piles, 3, u64::MAX), NEAR)
        .says("Stops the table too soon: from 6724 = 82² on 0 can be reached, too, and the value is 3.")
        .wrong("last-range-from-15⁸", |piles| by_ends(piles, 5, 2_562_890_625), "large-15-to-the-8-beside-4")
        .says("Begins the last range at 15⁸, not where the root reaches 50 626: 50 625 has the value 3.")
        .wrong("one-range-less", |piles| by_ends(piles, 5, u64::MAX), "large-50626-squared-beside-16")
        .says("Forgets that piles from 50 626² on have the value 2.")
        .wrong("any-move-wins", |piles| piles.iter().any(|&pile| value_by_table(pile) > 0), PAIRS)
        .says("Adds the values up; they are to be added by XOR.")
        .wrong("misere", |piles| Play::misere(moves).value(piles), "sample-1")
        .says("Lets a player who cannot move win; here he loses.")
        .main()
}

const PAIRS: &str = "pairs-of-different-piles-up-to-24";
const NEAR: &str = "piles-near-the-ends-of-ranges-beside-one-of-each-value";

/// The largest number of piles, the largest pile, and the square root of that.
const N: usize = 77_777;
const MOST: u64 = 777_777_777_777;
const ROOT: u64 = 881_917;

/// Where the values change, of piles that can be played out.
const ENDS: [u64; 8] = [4, 16, 17, 82, 256, 6562, 6724, 50_626];

/// From one pile of x, leave y < x with y⁴ ≥ x and y² ≤ x.
fn moves(piles: &Vec<u64>) -> Vec<Vec<u64>> {
    let roots = |&x: &u64| (0..x).take_while(|y| y * y <= x).filter(|&y| power(y, 4) >= x).collect();
    in_one(piles, roots)
}

fn power(y: u64, exponent: u32) -> u64 {
    y.checked_pow(exponent).unwrap_or(u64::MAX)
}

fn oracle() -> impl FnMut(&Vec<u64>) -> bool {
    let mut play = Play::normal(moves).board(|piles| board::heaps(piles.iter().copied()));
    move |piles| play.value(piles)
}

fn random_games() -> Vec<Vec<u64>> {
    let mut random = seeded(1);
    let mut game = |_| {
        let n = random.random_range(1..=4);
        let pile = |_| match random.random_bool(0.4) {
            true => ENDS[random.random_range(0..7)] - 1 + random.random_range(0..2),
            false => 1 + random.random_range(1..10_u64).pow(random.random_range(1..=4)),
        };
        (0..n).map(pile).collect()
    };
    (0..100).map(&mut game).collect()
}

fn by_table(piles: &Vec<u64>) -> bool {
    xor(piles.iter().map(|&pile| value_by_table(pile))) != 0
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

/// The least value that no number from the least y with y⁴ ≥ x to the largest with y² ≤ x has: from 2 on, all are less
/// than x.
fn missing(below: &[[u32; 4]], x: u64) -> usize {
    let root = x.isqrt().isqrt();
    let (low, high) = (root + u64::from(power(root, 4) < x), x.isqrt());
    let has_none = |value: usize| below[low as usize][value] == below[high as usize + 1][value];
    (0..4).find(|&value| x < 2 || low > high || has_none(value)).expect("there are four values")
}

fn by_moves(piles: &Vec<u64>, is_move: fn(u64, u64) -> bool) -> bool {
    let moves = |piles: &Vec<u64>| in_one(piles, |&x| (0..x).filter(|&y| is_move(x, y)).collect());
    Play::normal(moves).value(piles)
}

/// By the first piles of the ranges behind the first, one of them changed.
fn by_ends(piles: &[u64], changed: usize, end: u64) -> bool {
    let mut ends = [4, 16, 82, 6724, 50_626, 50_626 * 50_626];
    ends[changed] = end;
    let values = [0, 1, 2, 0, 3, 1, 2];
    let value = |&pile: &u64| values[ends.iter().rposition(|&end| end <= pile).map_or(0, |place| place + 1)];
    xor(piles.iter().map(value)) != 0
}
