//! One or two adjacent coins from a circle, by play.

use evidence::prelude::*;
use evidence::shared::circle::wins;
use evidence::shared::closed::closed;

fn main() -> ExitCode {
    let circles = Format::until("0", row([int("n", 0..=N)]));
    let oracle = || |&coins: &u32| wins(coins, 2);
    Problem::tests("poj2484", Limits::known(1000, 64), circles, oracle, ["Alice", "Bob"])
        .all([("n", 14)])
        .promise_by("the input ends with a 0", |input| closed(input, "0"))
        // One or two coins are taken at once. From a larger circle the first move leaves a row, and the second player
        // halves it: by the coin in its middle, or the two there. Then he repeats every move in the other half.
        .known("random", || (random_circles(), random_circles().into_iter().map(|coins| coins <= 2).collect()))
        .attacks("reading: 200 000 games")
        .wrong("modulo-3", |coins| coins % 3 != 0, "all")
        .says("Lets multiples of 3 be lost, as in a row of stones; on the circle the second player copies.")
        .wrong("two-coins-forgotten", |coins| coins % 2 == 1, "all")
        .says("Takes the coins one by one.")
        .main()
}

const N: u32 = 1_000_000;

/// Large circles and very small ones.
fn random_circles() -> Vec<u32> {
    let mut random = seeded(1);
    let mut circle = |_| match random.random() {
        true => random.random_range(1..=3),
        false => random.random_range(100_000..=N),
    };
    (0..200_000).map(&mut circle).collect()
}
