//! Subtracting a divisor, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = Format::tests("t", 1..=GAMES, int("n", 1..=MOST));
    Problem::tests("cf1537d", Limits::known(2000, 256), numbers, oracle, ["Alice", "Bob"])
        .all([("n", 3000)])
        .small(POWERS, || (1..=14).flat_map(|k| [(1 << k) - 1, 1 << k, (1 << k) + 1]).collect())
        .small("random-numbers-up-to-19-times-powers-of-two-up-to-1024", || {
            let mut random = seeded(1);
            // Few odd factors, which a number shares with those that moves leave.
            (0..400).map(|_| random.random_range(1..=19) << random.random_range(0..=10)).collect()
        })
        .beyond(
            "for worst inputs, primes and their doubles by hand, all numbers up to 3 000 000 \
             move by move, and the claim for every number that a move leaves",
        )
        // A prime has no move.
        .known("primes", || (primes_below(MOST), vec![false; GAMES]))
        .attacks("trial division up to the root")
        // Alice leaves the prime.
        .known("twice-primes", || {
            (primes_below(MOST / 2).into_iter().map(|prime| 2 * prime).collect(), vec![true; GAMES])
        })
        .attacks("trial division where the first divisor does not end it")
        .worst("below-3-000-000", by_algorithm(|&n| WON[n as usize]), || {
            (0..=21).map(|k| 1 << k).chain(TABLE - (GAMES as u32 - 22)..TABLE).collect()
        })
        .attacks("all residues, in tables of outcomes")
        .worst("largest", by_same_idea(by_one_move), || {
            (0..=29).map(|k| 1 << k).chain(MOST - (GAMES as u32 - 31)..=MOST).collect()
        })
        .attacks("tables of 10⁹ outcomes")
        .worst("many-divisors", by_same_idea(by_one_move), || {
            // 2⁶ · 3³ · 5² · 7 · 11 · 13 and others of its kind; there is no number up to 10⁹ with more divisors.
            [735_134_400, 821_620_800, 931_170_240, 994_593_600, 698_377_680, 43_648_605].repeat(1000)
        })
        .attacks("lists of divisors")
        .wrong("even-wins", |n| n % 2 == 0, "all")
        .says("Lets Alice win every even number: she loses 2, 8, 32, ..., from which every move leaves a won number.")
        .wrong("powers-of-two-lose", |n| n % 2 == 0 && !n.is_power_of_two(), POWERS)
        .says("Lets Alice lose every power of two: from 4 she moves to 2, which has no move.")
        .wrong("the-other-powers-of-two", |n| n % 2 == 0 && !(n.is_power_of_two() && n.ilog2() % 2 == 0), POWERS)
        .says("Counts the exponent from 1: 2 has the exponent 1, and it is lost.")
        .wrong("no-powers-of-two-but-2", |n| n % 2 == 0 && *n != 2, POWERS)
        .says("Knows that 2 is lost, but not that so are 8, 32, 128, ...")
        .wrong_play("one-may-be-subtracted", one_allowed, "one")
        .says("Subtracts 1 or the number itself, which the rule excludes.")
        .wrong("misere", |n| Play::misere(moves).value(n), "one")
        .says("Lets a player who cannot move win; here he loses.")
        .main()
}

const POWERS: &str = "powers-of-two-up-to-16384-and-their-neighbours";

/// The largest numbers of games, and of a game.
const GAMES: usize = 10_000;
const MOST: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&u32) -> bool {
    let mut play = Play::normal(moves).board(|&n| board::heaps([n]));
    move |n| play.value(n)
}

/// Subtract a divisor other than 1 and the number itself.
fn moves(&n: &u32) -> Vec<u32> {
    // Divisors come in pairs, d and n / d.
    let lesser = (2..).take_while(|d| d * d <= n).filter(|d| n % d == 0);
    lesser.flat_map(|d| [n - d, n - n / d]).collect()
}

/// As many of the largest primes below `end` as there are games, by a sieve of the numbers before it.
fn primes_below(end: u32) -> Vec<u32> {
    let start = end - 300_000;
    let mut is_prime = vec![true; 300_000];
    for divisor in (2..).take_while(|divisor| divisor * divisor < end) {
        let first = start.next_multiple_of(divisor) - start;
        (first..300_000).step_by(divisor as usize).for_each(|place| is_prime[place as usize] = false);
    }
    let primes = (start..end).filter(|n| is_prime[(n - start) as usize]).rev();
    primes.take(GAMES).collect()
}

/// One more than the largest number of the table.
const TABLE: u32 = 3_000_000;

/// Every number from 2 on: if it is lost, those are won from which a move leads to it. Their difference divides both.
static WON: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let mut won = vec![false; TABLE as usize];
    // The first known divisor of each number not yet reached, and behind each divisor the next one; 0 ends them.
    let (mut first, mut next) = (vec![0; TABLE as usize], vec![0; TABLE as usize]);
    for n in 2..TABLE {
        next[n as usize] = first[n as usize];
        let mut divisor = n;
        while divisor > 0 {
            let (larger, behind) = ((n + divisor) as usize, next[divisor as usize]);
            if larger < won.len() {
                won[larger] |= !won[n as usize];
                (next[divisor as usize], first[larger]) = (first[larger], divisor);
            }
            divisor = behind;
        }
    }
    won
});

/// The claim for all that a move leaves, but for n itself. Nothing else is known for numbers whose moves reach so many.
fn by_one_move(n: &u32) -> bool {
    moves(n).into_iter().any(|left| left % 2 == 1 || left.is_power_of_two() && left.ilog2() % 2 == 1)
}

fn one_allowed() -> impl FnMut(&u32) -> bool {
    let mut play =
        Play::normal(|&n: &u32| (1..=n).filter(|divisor| n % divisor == 0).map(|divisor| n - divisor).collect());
    move |n| play.value(n)
}
