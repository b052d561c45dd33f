//! Taking a prime power, by play.

use std::iter::successors;
use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("T", 1..=GAMES, row([int("n", 1..=STONES)]));
    Problem::tests("p4018", Limits::UNKNOWN, games, oracle, ["October wins!", "Roy wins!"])
        .all([("n", 600)])
        .inputs_of(60)
        .beyond(
            "for worst inputs, the strategy proved in a comment, and a table of all games up to 100000 stones by the \
             rule",
        )
        .known("most-stones", || {
            // October's number is no multiple of 6, so Roy can always take what is left modulo 6. In the other games
            // October begins in Roy's place.
            let game = |game| STONES / 6 * 6 - game / 2 * 6 + game % 2 * (1 + game / 2 % 2);
            ((0..GAMES).map(game).collect(), [false, true].repeat(GAMES as usize / 2))
        })
        .attacks("a sieve or a table of 50 million, and games of both players in turns")
        .worst("all-games-up-to-100000-stones", by_algorithm(by_table), || (1..=GAMES).collect())
        .attacks("every remainder, many times")
        .wrong_play("at-least-a-prime", at_least_a_prime, "one-stone")
        .says("Takes no single stone; p^0 = 1 is allowed, too.")
        .wrong("primes-alone", |stones| stones % 4 != 0, "all")
        .says("Takes 1 or a prime, not its powers: that is P4860.")
        .wrong_play(
            "misere",
            || {
                let mut play = Play::misere(moves);
                move |stones| play.value(stones)
            },
            "all",
        )
        .says("Takes the last stone to lose; here it wins.")
        .main()
}

/// The largest number of games, and of stones.
const GAMES: u32 = 100_000;
const STONES: u32 = 50_000_000;

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

fn oracle() -> impl FnMut(&u32) -> bool {
    let mut play = Play::normal(moves)
        .board(|stones| board::heaps([*stones]))
        .label(|before, after| format!("take {}", before - after));
    move |stones| play.value(stones)
}

/// Game after game: one that no lost game is reached from is lost itself, and wins all games from which it is reached.
fn by_table(stones: &u32) -> bool {
    static WON: LazyLock<Vec<bool>> = LazyLock::new(|| {
        let greatest = GAMES as usize;
        // Every prime strikes out its multiples, and its powers are amounts to take.
        let mut composite = vec![false; greatest + 1];
        let mut amounts = vec![1];
        for prime in 2..=greatest {
            if !composite[prime] {
                (2 * prime..=greatest).step_by(prime).for_each(|multiple| composite[multiple] = true);
                amounts.extend(successors(Some(prime), |power| Some(power * prime)).take_while(|&p| p <= greatest));
            }
        }
        amounts.sort_unstable();
        let mut won = vec![false; greatest + 1];
        for lost in 0..=greatest {
            if !won[lost] {
                amounts.iter().take_while(|&&taken| lost + taken <= greatest).for_each(|x| won[lost + x] = true);
            }
        }
        won
    });
    WON[*stones as usize]
}

fn at_least_a_prime() -> impl FnMut(&u32) -> bool {
    let mut play = Play::normal(|stones: &u32| moves(stones).into_iter().filter(|left| left + 1 < *stones).collect());
    move |stones| play.value(stones)
}
