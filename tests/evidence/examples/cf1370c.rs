//! Dividing by an odd divisor or taking one, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = Format::tests("t", 1..=T, int("n", 1..=MOST));
    Problem::tests("cf1370c", Limits::known(2000, 256), numbers, oracle, ["Ashishgup", "FastestFinger"])
        .inputs_of(T)
        .all([("n", 2000)])
        .small("products-of-a-power-of-two-and-up-to-three-primes", || {
            let primes = [1, 3, 5, 7, 11];
            let odd = (0..3).map(|_| primes).multi_cartesian_product().map(|primes| primes.iter().product::<u32>());
            odd.unique().cartesian_product(0..=4).map(|(odd, twos)| odd << twos).filter(|&n| n <= 20_000).collect()
        })
        .beyond("for worst inputs, lines of play by hand, and play in which odd numbers are won at once")
        // The prime, 2, and what is less by 1 are left, from which the opponent leaves 1.
        .known("twice-primes", || (primes_below(MOST / 2).map(|p| 2 * p).take(T).collect(), vec![false; T]))
        .attacks("trial division up to the root")
        // Ashishgup divides by p, and leaves twice a prime.
        .known("twice-squares-of-primes", || (primes_below(22_361).map(|p| 2 * p * p).take(T).collect(), vec![true; T]))
        .attacks("trial division whose last divisor alone is one; primes that come twice")
        .known("primes-and-powers-of-two", || {
            let odd = primes_below(MOST).map(|p| (p, true)).take(T - 30);
            let powers = (0..30).map(|k| (1 << k, k == 1));
            odd.chain(powers).unzip()
        })
        .attacks("all powers of two, and odd numbers for which nothing has to be tried")
        .worst("largest", by_same_idea(by_divisors), || (0..T as u32).map(|less| MOST - 2 * less).collect())
        .attacks("even numbers of all kinds")
        .worst("most-divisors", by_same_idea(by_divisors), || {
            (0..T)
                .map(|index| [735_134_400, 698_377_680, 821_620_800, 367_567_200, 111_546_435 * 2][index % 5])
                .collect()
        })
        .attacks("lists of divisors")
        .wrong("two-is-a-power-of-two-like-any-other", |&n| n != 2 && claim(n, is_prime), "small-numbers")
        .says("Calls 2 lost with the other powers of two; subtracting 1 wins.")
        .wrong(
            "a-root-that-is-no-divisor",
            |&n| claim(n, |m| m > 1 && (2..).take_while(|d| d * d < m).all(|d| m % d != 0)),
            "twice-a-square",
        )
        .says("Tries divisors below the root alone, and takes the square of a prime for a prime.")
        .wrong(
            "different-primes",
            |&n| claim(n, |m| (2..=m).find(|p| m % p == 0).is_some_and(|p| p.pow(m.ilog(p)) == m)),
            "twice-a-square",
        )
        .says("Counts different prime factors: 2 · 3 · 3 is won, by a move to 2 · 3.")
        .wrong("one-is-won", |&n| n == 1 || claim(n, is_prime), "small-numbers")
        .says("Lets Ashishgup win 1, where he cannot move.")
        .wrong("every-number-with-an-odd-divisor-is-won", |&n| n == 2 || n > 1 && !n.is_power_of_two(), "all")
        .says("Divides by the largest odd divisor in any case; if that leaves 2, the opponent wins.")
        .main()
}

/// The largest number of games, and of a game.
const T: usize = 100;
const MOST: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&u32) -> bool {
    let mut play = Play::normal(moves).board(|&n| board::heaps([n]));
    move |n| play.value(n)
}

/// Divide by an odd divisor greater than 1, or subtract 1.
fn moves(&n: &u32) -> Vec<u32> {
    let divided = (3..=n).step_by(2).filter(|divisor| n % divisor == 0).map(|divisor| n / divisor);
    divided.chain((n > 1).then(|| n - 1)).collect()
}

fn is_prime(n: u32) -> bool {
    n > 1 && (2..).take_while(|d| d * d <= n).all(|d| n % d != 0)
}

/// The odd primes below `end`, the largest first.
fn primes_below(end: u32) -> impl Iterator<Item = u32> {
    (3..end).rev().filter(|&n| is_prime(n))
}

/// Play for large numbers. All that subtracting 1 leaves of an even number but 2 is odd and greater than 1, and so won
/// at once: that is an idea of the program, without which a game has as many positions as n.
fn by_divisors(&n: &u32) -> bool {
    let mut play = Play::normal(|&n: &u32| match n {
        1 => vec![],
        2 => vec![1],
        n if n % 2 == 1 => vec![1],
        _ => {
            let odd = n >> n.trailing_zeros();
            let lesser = (1..).take_while(|d| d * d <= odd).filter(|d| odd % d == 0);
            lesser.flat_map(|d| [d, odd / d]).filter(|&d| d > 1).map(|d| n / d).collect()
        }
    });
    play.value(&n)
}

/// The claim, with this test of a prime.
fn claim(n: u32, is_prime: impl Fn(u32) -> bool) -> bool {
    !(n == 1 || n >= 4 && n.is_power_of_two() || n % 4 == 2 && is_prime(n / 2))
}
