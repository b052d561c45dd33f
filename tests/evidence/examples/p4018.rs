//! Taking a prime power, by play.

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p4018", Limits::UNKNOWN, oracle, small)
        .played("all games up to 600 stones")
        .beyond("for worst inputs, the strategy in words, and a table of all games up to 100000 stones by the rule")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("at-least-a-prime", at_least_a_prime, "one-stone")
                .says("Takes no single stone; p^0 = 1 is allowed, too."),
            wrong("primes-alone", |input| answers(input, |stones| stones % 4 != 0), "all-games-up-to-600-stones")
                .says("Takes 1 or a prime, not its powers: that is P4860."),
            wrong("misere", misere, "all-games-up-to-600-stones").says("Takes the last stone to lose; here it wins."),
        ])
        .main()
}

/// Whether the number is p^k with a prime p and k ≥ 0: its least divisor above 1, taken out again and again, leaves 1.
fn is_prime_power(number: u32) -> bool {
    let prime = (2..=number).find(|divisor| number % divisor == 0).unwrap_or(1);
    let mut rest = number;
    while prime > 1 && rest % prime == 0 {
        rest /= prime;
    }
    rest == 1
}

fn moves(stones: &u32) -> Vec<u32> {
    (1..=*stones).filter(|&taken| is_prime_power(taken)).map(|taken| stones - taken).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |stones| play.value(&stones))
}

/// A line for each game, by whether October wins it.
fn answers(input: &str, mut wins: impl FnMut(u32) -> bool) -> String {
    cases::counted(input, |tokens| if wins(tokens.read()) { "October wins!" } else { "Roy wins!" })
}

fn file(games: &[u32]) -> String {
    format!("{}\n{}\n", games.len(), games.iter().format("\n"))
}

fn small() -> Vec<Small> {
    let games = (1..=600).collect_vec();
    vec![Small::new("all-games-up-to-600-stones", games.chunks(60).map(file))]
}

/// The greatest number of games, and of stones.
const GAMES: u32 = 100_000;
const STONES: u32 = 50_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("T", 1, GAMES, |games| format!("@{games}\n{}", repeated("7\n", games))),
        Bound::integer("n", 1, STONES, |stones| format!("2\n5\n@{stones}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known("most-stones", "a sieve or a table of 50 million, and games of both players in turns", || {
            // October's number is no multiple of 6, so Roy can always take what is left modulo 6. In the other games
            // October begins in Roy's place.
            let games =
                (0..GAMES).map(|game| STONES / 6 * 6 - game / 2 * 6 + game % 2 * (1 + game / 2 % 2)).collect_vec();
            (file(&games), "Roy wins!\nOctober wins!\n".repeat(GAMES as usize / 2))
        }),
        Worst::new(
            "all-games-up-to-100000-stones",
            "every remainder, many times",
            Known::ByAlgorithm(by_table),
            || file(&(1..=GAMES).collect_vec()),
        ),
    ]
}

/// Game after game: one that no lost game is reached from is lost itself, and wins all games from which it is reached.
fn by_table(input: &str) -> String {
    let games: Vec<usize> = input.split_whitespace().skip(1).map(|stones| stones.parse().expect("a number")).collect();
    let greatest = games.iter().copied().max().unwrap_or(0);
    // Every prime strikes out its multiples, and its powers are amounts to take.
    let mut composite = vec![false; greatest + 1];
    let mut amounts = vec![1];
    for prime in 2..=greatest {
        if !composite[prime] {
            (2 * prime..=greatest).step_by(prime).for_each(|multiple| composite[multiple] = true);
            amounts.extend(std::iter::successors(Some(prime), |power| {
                power.checked_mul(prime).filter(|&power| power <= greatest)
            }));
        }
    }
    amounts.sort_unstable();
    let mut won = vec![false; greatest + 1];
    for lost in 0..=greatest {
        if !won[lost] {
            amounts.iter().take_while(|&&taken| lost + taken <= greatest).for_each(|taken| won[lost + taken] = true);
        }
    }
    answers(input, |stones| won[stones as usize])
}

fn at_least_a_prime(input: &str) -> String {
    let mut play = Play::normal(|stones: &u32| moves(stones).into_iter().filter(|left| left + 1 < *stones).collect());
    answers(input, |stones| play.value(&stones))
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |stones| play.value(&stones))
}
