//! Positions of Nim with allowed sizes, counted by play.

use rand::seq::SliceRandom;

use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let sizes = list("k", int("a size", 1..=K)).in_order(Order::Distinct);
    let games = format::all([row([int("n", 1..=N), len("k", 1..=K)]), row([sizes])]);
    Problem::one("abc212h", Limits::known(2000, 1024), games, || |game: &Game| counted(game, 1, rows), Plain)
        .small("sets-of-up-to-4-sizes-up-to-20-with-up-to-4-heaps", || {
            let mut random = seeded(1);
            let mut game = |_| {
                let mut sizes = (1..=20).collect_vec();
                sizes.shuffle(&mut random);
                sizes.truncate(random.random_range(1..=4));
                (random.random_range(1..=4), sizes)
            };
            (0..60).map(&mut game).collect()
        })
        .small("sets-of-sizes-up-to-5-with-up-to-4-heaps", || {
            let sets = (1..=5).powerset().filter(|sizes| !sizes.is_empty());
            sets.cartesian_product(1..=4).map(|(sizes, n)| (n, sizes)).collect()
        })
        .beyond("for worst inputs, XORs of 0 counted heap by heap: by the last heap, or for each digit in base 16")
        .worst("all-sizes", by_algorithm(by_last_heap), || (N, (1..=K).collect()))
        .attacks("as many sizes as there can be")
        .worst("all-sizes-in-random-order", by_algorithm(by_last_heap), || {
            let mut sizes = (1..=K).collect_vec();
            sizes.shuffle(&mut seeded(1));
            (N - 1, sizes)
        })
        .attacks("an odd number of heaps")
        .known("most-digits", || by_digits(2, [15, 15, 15, 15]))
        .attacks("many values of the transform")
        .known("few-digits", || by_digits(3, [13, 11, 9, 7]))
        .attacks("many values of the transform")
        // The XOR is 0 for every even number of heaps.
        .known("the-greatest-size-alone", || ((N - 1, vec![K]), N as u64 / 2))
        .attacks("factors of 1 and −1")
        // All sizes are below 32, and all powers fit.
        .wrong("a-factor-1-divided-by-0", factor_1, "one-size")
        .says("Sums every geometric series by the formula, in which 0 / 0 becomes 0.")
        .wrong("exactly-n-heaps", |game| counted(game, game.0, rows), "sample-1")
        .says("Counts games of exactly N heaps; games of 1 to N heaps are asked for.")
        .wrong(
            "heaps-without-order",
            |game| {
                counted(game, 1, |heaps, sizes| sizes.iter().copied().combinations_with_replacement(heaps).collect())
            },
            "sample-1",
        )
        .says("Counts sets of heaps; here their order counts.")
        .wrong(
            "heaps-that-all-differ",
            |game| counted(game, 1, |heaps, sizes| sizes.iter().copied().permutations(heaps).collect()),
            "a-subspace",
        )
        .says("Takes each size at most once; here sizes may repeat.")
        .refused([("a-size-again", "2 4\n3 5 @5 3\n", "a size that has not come before")])
        .unplayed([("sample-2", "up to 100 heaps")])
        .main()
}

/// The largest number of heaps, of sizes, and the largest size.
const N: usize = 200_000;
const K: u32 = 65_535;

const P: u64 = 998_244_353;

/// The largest number of heaps, and the sizes.
type Game = (usize, Vec<u32>);

/// Take any positive number from a heap, the empty ones left out.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let filled = |heaps: Vec<u32>| heaps.into_iter().filter(|&heap| heap > 0).collect();
    nim::moves(heaps).into_iter().map(filled).collect()
}

/// All rows of so many of these numbers.
fn rows(heaps: usize, sizes: &[u32]) -> Vec<Vec<u32>> {
    (0..heaps).map(|_| sizes.iter().copied()).multi_cartesian_product().collect()
}

/// The number of won ones among the positions of `least` to n heaps.
fn counted((n, sizes): &Game, least: usize, positions: fn(usize, &[u32]) -> Vec<Vec<u32>>) -> u64 {
    let mut play = Play::normal(moves).board(|heaps| board::heaps(heaps.iter().copied())).alike(|heaps| sorted(heaps));
    let positions = (least..=*n).flat_map(|heaps| positions(heaps, sizes));
    let won = positions.filter(|heaps| play.value(heaps));
    won.count() as u64 % P
}

/// The sizes which in base 16 have so many different digits in each place, chosen at random. They are taken for their
/// Gray codes, which changes no count: the code of an XOR is the XOR of the codes. And the XOR of some sizes is 0 iff
/// this is so in each place.
fn by_digits(seed: u64, counts: [usize; 4]) -> (Game, u64) {
    let mut random = seeded(seed);
    let digits = [0, 1, 2, 3].map(|place| {
        // No size is 0: one place has no digit 0.
        let mut digits = (u32::from(place == 0)..16).collect_vec();
        digits.shuffle(&mut random);
        digits.truncate(counts[place]);
        digits
    });
    let sizes = digits.iter().map(|digits| digits.iter().copied()).multi_cartesian_product();
    let sizes = sizes.map(|digits| digits.iter().fold(0, |size, digit| 16 * size + digit));
    let mut codes = sizes.map(|size| size ^ size >> 1).collect_vec();
    codes.shuffle(&mut seeded(seed));

    // For each place, how many rows of digits have each XOR.
    let mut rows = [[0_u64; 16]; 4];
    rows.iter_mut().for_each(|rows| rows[0] = 1);
    let (mut all, mut won) = (1, 0);
    for _ in 0..N {
        for (rows, digits) in rows.iter_mut().zip(&digits) {
            let ways = |xor: usize| digits.iter().map(|&digit| rows[xor ^ digit as usize]).sum::<u64>() % P;
            *rows = std::array::from_fn(ways);
        }
        all = all * codes.len() as u64 % P;
        let lost = rows.iter().fold(1, |lost, rows| lost * rows[0] % P);
        won += all + P - lost;
    }
    ((N, codes), won % P)
}

/// All sizes below a power of two. The last heap of a lost position is the XOR of the others, if this is not 0. So
/// there is a lost position for every row of a heap less, but the lost ones.
fn by_last_heap((n, sizes): &Game) -> u64 {
    let k = sizes.len() as u64;
    assert!((k + 1).is_power_of_two() && sizes.iter().all(|&size| u64::from(size) <= k));
    // Without heaps there is one row, and it is lost.
    let (mut all, mut lost, mut won) = (1, 1, 0);
    for _ in 0..*n {
        lost = (all + P - lost) % P;
        all = all * k % P;
        won += all + P - lost;
    }
    won % P
}

fn factor_1((n, sizes): &Game) -> u64 {
    let series = |t: i64| match t - 1 {
        0 => 0,
        divisor => t * (t.pow(*n as u32) - 1) / divisor,
    };
    let sign = |number: u32| if number.count_ones() % 2 == 0 { 1 } else { -1 };
    let transform = (0..32).map(|k| sizes.iter().map(|size| sign(size & k)).sum());
    let lost = transform.map(series).sum::<i64>() / 32;
    (series(sizes.len() as i64) - lost) as u64
}
