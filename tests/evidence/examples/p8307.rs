//! A hidden number that must not be named, by play.

use evidence::chance::{Step, fraction, modulo};
use evidence::prelude::*;

fn main() -> ExitCode {
    let is_good = |n: u64| n % 2 == 0 || n % u64::from(PRIME) != 0;
    let number = int("n", 1..=N).such("an integer that is even or no multiple of 998244353", is_good);
    Problem::one("p8307", Limits::UNKNOWN, row([number]), || |&n: &u64| by_play(n), Plain)
        .all([("n", 24)])
        .worst("the-greatest", by_same_idea(by_gains), || N)
        .attacks("an even number that is far above the modulus")
        .worst("three-modulo-4", by_same_idea(by_gains), || N - 1)
        .attacks("a sum that comes close to 2⁶⁰, and n modulo 4 that differs from that of its class")
        .worst("one-modulo-4", by_same_idea(by_gains), || N - 3)
        .attacks("n modulo 4 that differs from that of its class")
        .worst("an-even-multiple-of-the-prime", by_same_idea(by_gains), || u64::from(PRIME) * 1_000_000_008)
        .attacks("a number without an inverse, which needs none")
        .wrong("half", |_| modulo(&fraction(1, 2), PRIME), "sample-1")
        .says("Says 1/2 to every number: with an odd number the two players are not alike.")
        .wrong("reduced-too-early", |&n| by_gains(&(n % u64::from(PRIME))), "large-the-prime-and-2")
        .says("Reduces n modulo the prime before it looks at n modulo 4.")
        .wrong("one-number-wins", |&n| if n == 1 { 1 } else { by_gains(&n) }, "all")
        .says("Lets the player who must name the only number win; he names the hidden one.")
        .smallest("1\n")
        .wrong("the-middle", |&n| in_the_middle(n), "all")
        .says("Names the number in the middle, as one who looks for the hidden number does.")
        .refused([("a-fraction-without-class", "@998244353\n", "an integer that is even or no multiple of 998244353")])
        .main()
}

const N: u64 = 1_000_000_000_000_000_000;
const PRIME: u32 = 998_244_353;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Position {
    /// The numbers that are open, the least and the largest, and whether rin is to move.
    Open(u64, u64, bool),
    /// The same, and the number that is named.
    Named(u64, u64, bool, u64),
    /// Whether rin has named the hidden number.
    Hit(bool),
}

fn by_play(n: u64) -> u32 {
    use Position::*;
    assert!(n <= 1000, "too many numbers to play out");
    let step = |position: &Position| match *position {
        Hit(rin) => Step::Over(fraction((!rin).into(), 1)),
        Open(low, high, rin) => {
            let named = (low..=high).map(|x| Named(low, high, rin, x)).collect();
            if rin { Step::First(named) } else { Step::Second(named) }
        }
        Named(low, high, rin, x) => {
            let hidden = |t: u64| match t.cmp(&x) {
                std::cmp::Ordering::Less => Open(low, x - 1, !rin),
                std::cmp::Ordering::Equal => Hit(rin),
                std::cmp::Ordering::Greater => Open(x + 1, high, !rin),
            };
            Step::Chance((low..=high).map(hidden).collect())
        }
    };
    let name = |rin: bool| if rin { "rin" } else { "len" };
    let mut play = Play::chances(step)
        .board(move |position| match *position {
            Open(low, high, _) => board::row(low..=high),
            Named(low, high, _, x) => {
                board::row((low..=high).map(|open| if open == x { format!("{x}?") } else { open.to_string() }))
            }
            Hit(rin) => board::text(format!("{} has named the hidden number", name(rin))),
        })
        .label(|_, next| match *next {
            Open(low, high, _) => format!("it is one of {low} to {high}"),
            Named(.., x) => x.to_string(),
            Hit(_) => "this is the hidden number".to_owned(),
        })
        .ended(move |position| match *position {
            Hit(rin) => format!("{} wins", name(!rin)),
            _ => unreachable!("another number can be named"),
        });
    modulo(&play.value(&Open(1, n, true)), PRIME)
}

/// By the gains of the claim, which are all that is known of such numbers, in exact fractions.
fn by_gains(&n: &u64) -> u32 {
    let gain = [0, -1, 0, 1][(n % 4) as usize];
    modulo(&((fraction(n as i64, 1) + fraction(gain, 1)) / fraction(2 * n.max(1) as i64, 1)), PRIME)
}

/// What the players get where both name the middle.
fn in_the_middle(n: u64) -> u32 {
    let mut gains = vec![0];
    for k in 1..=n as usize {
        gains.push(-1 - gains[(k - 1) / 2] - gains[k / 2]);
    }
    modulo(&fraction(n as i64 + gains[n as usize], 2 * n as i64), PRIME)
}
