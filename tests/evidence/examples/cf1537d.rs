//! Subtracting a divisor, by play.

use std::sync::LazyLock;

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1537d", Limits::known(2000, 256), oracle, small)
        .played("all numbers up to 3000, powers of two and their neighbours up to 16385, 400 numbers up to 20000")
        .beyond(
            "for worst inputs, primes and their doubles by hand, all numbers up to 3 000 000 \
             move by move, and the claim for every number that a move leaves",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("even-wins", |input| answers(input, |n| n % 2 == 0), "all-numbers-up-to-3000").says(
                "Lets Alice win every even number: she loses 2, 8, 32, ..., from which every move \
                 leaves a won number.",
            ),
            wrong(
                "powers-of-two-lose",
                |input| answers(input, |n| n % 2 == 0 && !n.is_power_of_two()),
                "powers-of-two",
            )
            .says("Lets Alice lose every power of two: from 4 she moves to 2, which has no move."),
            wrong("the-other-powers-of-two", other_powers, "powers-of-two")
                .says("Counts the exponent from 1: 2 has the exponent 1, and it is lost."),
            wrong("no-powers-of-two-but-2", |input| answers(input, |n| n % 2 == 0 && n != 2), "powers-of-two")
                .says("Knows that 2 is lost, but not that so are 8, 32, 128, ..."),
            wrong("one-may-be-subtracted", one_allowed, "one")
                .says("Subtracts 1 or the number itself, which the rule excludes."),
            wrong("misere", misere, "one").says("Lets win who cannot move; here he loses."),
        ])
        .main()
}

/// Subtract a divisor other than 1 and the number itself.
fn moves(&n: &u32) -> Vec<u32> {
    // Divisors come in pairs, d and n / d.
    let lesser = (2..).take_while(|d| d * d <= n).filter(|d| n % d == 0);
    lesser.flat_map(|d| [n - d, n - n / d]).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |n| play.value(&n))
}

/// A line for each number, by whether Alice wins it.
fn answers(input: &str, mut wins: impl FnMut(u32) -> bool) -> String {
    cases::counted(input, |tokens| if wins(tokens.read()) { "Alice" } else { "Bob" })
}

fn file(numbers: &[u32]) -> String {
    format!("{}\n{}\n", numbers.len(), numbers.iter().format("\n"))
}

fn small() -> Vec<Small> {
    let powers = (1..=14).flat_map(|k| [(1 << k) - 1, 1 << k, (1 << k) + 1]).collect_vec();
    let mut random = seeded(1);
    // Few odd factors, which a number shares with those that moves leave.
    let larger = (0..400).map(|_| random.random_range(1..=19) << random.random_range(0..=10)).collect_vec();
    vec![
        Small::new("all-numbers-up-to-3000", (1..=3000).collect_vec().chunks(100).map(file)),
        Small::new("powers-of-two", [file(&powers)]),
        Small::new("powers-of-two-times-a-small-number", larger.chunks(50).map(file)),
    ]
}

/// The greatest numbers of games, and of a game.
const GAMES: usize = 10_000;
const MOST: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 1, GAMES, |games| format!("@{games}\n{}", repeated("12\n", games))),
        Bound::integer("n", 1, MOST, |n| format!("3\n12\n@{n}\n12\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let same = |numbers: Vec<u32>, winner: &str| (file(&numbers), format!("{winner}\n").repeat(numbers.len()));
    vec![
        Worst::known("primes", "trial division up to the root", move || {
            // A prime has no move.
            same(primes_below(MOST), "Bob")
        }),
        Worst::known("twice-primes", "trial division where the first divisor does not end it", move || {
            // Alice leaves the prime.
            let twice = primes_below(MOST / 2).into_iter().map(|prime| 2 * prime);
            same(twice.collect(), "Alice")
        }),
        Worst::new("below-3-000-000", "all residues, in tables of outcomes", Known::ByAlgorithm(by_table), || {
            let powers = (0..=21).map(|k| 1 << k);
            file(&powers.chain(TABLE - (GAMES as u32 - 22)..TABLE).collect_vec())
        }),
        Worst::new("largest", "tables of 10⁹ outcomes", Known::BySameIdea(by_one_move), || {
            let powers = (0..=29).map(|k| 1 << k);
            file(&powers.chain(MOST - (GAMES as u32 - 31)..=MOST).collect_vec())
        }),
        Worst::new("many-divisors", "lists of divisors", Known::BySameIdea(by_one_move), || {
            // 2⁶ · 3³ · 5² · 7 · 11 · 13 and others of its kind; there is no number up to 10⁹ with more divisors.
            file(&[735_134_400, 821_620_800, 931_170_240, 994_593_600, 698_377_680, 43_648_605].repeat(1000))
        }),
    ]
}

/// As many of the greatest primes below `end` as there are games, by a sieve of the numbers before it.
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

/// One more than the greatest number of the table.
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

fn by_table(input: &str) -> String {
    answers(input, |n| WON[n as usize])
}

/// The claim for all that a move leaves, but for n itself. Nothing else is known for numbers whose moves reach so many.
fn by_one_move(input: &str) -> String {
    let is_lost = |n: u32| n % 2 == 1 || n.is_power_of_two() && n.ilog2() % 2 == 1;
    answers(input, |n| {
        let pairs = (1..).take_while(|d| d * d <= n).filter(|d| n % d == 0);
        let divisors = pairs.flat_map(|d| [d, n / d]);
        divisors.filter(|&d| d != 1 && d != n).any(|d| is_lost(n - d))
    })
}

fn other_powers(input: &str) -> String {
    answers(input, |n| n % 2 == 0 && !(n.is_power_of_two() && n.ilog2() % 2 == 0))
}

fn one_allowed(input: &str) -> String {
    let moves = |&n: &u32| (1..=n).filter(|divisor| n % divisor == 0).map(|divisor| n - divisor).collect();
    let mut play = Play::normal(moves);
    answers(input, |n| play.value(&n))
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |n| play.value(&n))
}
