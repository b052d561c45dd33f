//! Fibonacci Nim by play.

use evidence::prelude::*;
use evidence::shared::closed::closed;
use evidence::shared::dynamic;

fn main() -> ExitCode {
    let games = Format::until("0", row([int("n", 0..=1_u32 << 31)]));
    Problem::tests("hdu2516", Limits::known(1000, 32), games, oracle, ["First win", "Second win"])
        .promise("n is at least 2, and less than 2³¹", |n| (2..1 << 31).contains(n))
        .inputs_of(150)
        .all([("n", 150)])
        .beyond("beyond that, the lost numbers of stones by the rule of Schwenk for all games of this kind")
        .promise_by("the input ends with a 0", |input| closed(input, "0"))
        .worst("lost-numbers-and-those-beside-them", by_algorithm(schwenk), || {
            let mut random = seeded(1);
            let lost = lost().into_iter().filter(|&lost| lost > 1).collect_vec();
            let mut stones = |_| match random.random_range(0..3) {
                0 => random.random_range(1_000_000_000..=2_147_483_647),
                near => lost[random.random_range(lost.len() / 2..lost.len())] - (near - 1),
            };
            (0..200_000).map(&mut stones).collect()
        })
        .attacks("reading: 200 000 large games")
        .worst("largest-fibonacci-number", by_algorithm(schwenk), || [1_836_311_903, 2_147_483_647].repeat(100_000))
        .attacks("a table that ends too early or overflows")
        .wrong_play("at-most-the-last-move", || by_play(|taken| taken), "all")
        .says("Allows at most as many as the move before; here it is twice as many.")
        .wrong_play("less-than-twice-the-last-move", || by_play(|taken| 2 * taken - 1), "all")
        .says("Allows less than twice the move before; exactly twice is allowed, too.")
        .wrong("modulo-3", |stones| stones % 3 != 0, "fibonacci-numbers")
        .says("Fills every move up to three stones, though the limit changes.")
        .wrong("the-last-number-is-missing", |stones| !lost()[..lost().len() - 1].contains(stones), "large-last-number")
        .says("Ends the list of Fibonacci numbers before 1836311903, which is below 2³¹, too.")
        .unplayed([("sample-1", "10 000 stones, which have some 10⁸ positions")])
        .main()
}

fn oracle() -> impl FnMut(&u32) -> bool {
    by_play(|taken| 2 * taken)
}

fn by_play(limit: fn(u32) -> u32) -> impl FnMut(&u32) -> bool {
    let mut play = dynamic::play(limit);
    move |&stones| play.value(&(stones, stones - 1))
}

fn schwenk(stones: &u32) -> bool {
    !lost().contains(stones)
}

/// The lost numbers of stones below 2³¹, by Schwenk's rule, which holds wherever the limit of a move rises with the
/// move before: behind a lost number H comes H + h, for the least lost h after which a move may take H.
fn lost() -> Vec<u32> {
    let mut lost = vec![1_u64];
    loop {
        let last = lost[lost.len() - 1];
        let step = lost.iter().find(|&&taken| 2 * taken >= last);
        let next = last + step.expect("the last one does");
        if next >= 1 << 31 {
            return lost.into_iter().map(|stones| stones as u32).collect();
        }
        lost.push(next);
    }
}
