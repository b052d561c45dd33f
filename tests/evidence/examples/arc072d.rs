//! Half of what is taken goes to the other pile, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let piles = row([int("X", 0..=MOST), int("Y", 0..=MOST)]);
    Problem::one("arc072d", Limits::known(2000, 256), piles, oracle, ["Alice", "Brown"])
        .all([("X", 16), ("Y", 16)])
        .small("random-piles-of-up-to-60-stones-that-differ-by-up-to-4", || {
            let mut random = seeded(1);
            let mut piles = |_| {
                let [low, more] = [random.random_range(10..=56), random.random_range(0..=4)];
                if random.random_bool(0.5) { [low, low + more] } else { [low + more, low] }
            };
            (0..200).map(&mut piles).collect()
        })
        .beyond("for worst inputs, the strategy proved in a comment")
        // Piles that differ by at most 1 are lost, others are won: a move changes the difference by 3i, and from a
        // difference d > 1 it can become −1, 0 or 1, with i = (d + 1) / 3 rounded down, and 2i ≤ d.
        .known("equal", || ([MOST; 2], false))
        .attacks("a sum of 2 · 10¹⁸")
        .known("one-more", || ([MOST - 1, MOST], false))
        .attacks("numbers that floating point takes for equal, and a difference below 0")
        .known("two-less", || ([MOST, MOST - 2], true))
        .attacks("numbers that differ by 2 and that floating point takes for equal")
        .known("two-more", || ([MOST - 2, MOST], true))
        .attacks("the same with the smaller one first")
        .known("one-empty-pile", || ([0, MOST], true))
        .attacks("the greatest difference")
        .wrong("equal-piles", |[x, y]| x != y, "one-stone")
        .says("Lets Brown win equal piles alone; Alice loses with piles that differ by 1, too.")
        .smallest("0 1\n")
        .wrong("nim", |[x, y]| x ^ y > 1, "one-and-two")
        .says("Takes the XOR; with piles such as 1 and 2 it is greater than the difference.")
        .smallest("1 2\n")
        .wrong("unsigned", |[x, y]| x.wrapping_sub(*y) > 1, "one-stone")
        .says("Subtracts unsigned numbers; below 0 the difference becomes a very large one.")
        .smallest("0 1\n")
        .wrong("floating-point", |[x, y]| (*x as f64 - *y as f64).abs() > 1.0, "large-differ-by-2")
        .says("Keeps the numbers in floating point, which takes 10¹⁸ and 10¹⁸ − 2 for the same number.")
        .wrong("thirty-two-bits", |[x, y]| (*x as i32).wrapping_sub(*y as i32).unsigned_abs() > 1, APART)
        .says("Keeps the numbers in 32 bits, in which piles that are far apart may look equal.")
        .wrong("a-small-pile", |[x, y]| x.max(y) > &1, "two-and-two")
        .says("Lets Alice win whenever she can move; Brown answers from piles that differ by 2 or more.")
        .smallest("1 2\n")
        .unplayed([("large-differ-by-2", "piles of 10¹⁸ stones"), (APART, "a pile of 2³² stones")])
        .main()
}

const APART: &str = "large-apart-by-2-to-the-32";

/// The largest number of stones in a pile.
const MOST: u64 = 1_000_000_000_000_000_000;

type Piles = [u64; 2];

fn oracle() -> impl FnMut(&Piles) -> bool {
    let mut play = Play::normal(moves).board(|piles| board::heaps(*piles)).label(|before, after| {
        let from = usize::from(after[0] > before[0]);
        format!("take {} from pile {}", before[from] - after[from], from + 1)
    });
    move |piles| {
        assert!(piles.iter().max() <= Some(&1_000_000), "too many stones to play out");
        play.value(piles)
    }
}

/// Take 2i stones from a pile, and put i on the other.
fn moves(piles: &Piles) -> Vec<Piles> {
    let from = |from: usize| {
        (1..=piles[from] / 2).map(move |i| {
            let mut after = *piles;
            after[from] -= 2 * i;
            after[1 - from] += i;
            after
        })
    };
    from(0).chain(from(1)).collect()
}
