//! Up to A stones from a pile for one player, up to B for the other, by play.

use std::ops::RangeInclusive;

use evidence::partizan::{Partizan, Player};
use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let limits = row([len("N", 1..=N), int("A", 1..=LIMIT), int("B", 1..=LIMIT)]);
    let game = format::all([limits, row([list("N", int("a pile", 1..=STONES))])]);
    Problem::one("loj6558", Limits::known(1000, 1024), game, oracle, ["Petyr", "Varys"])
        .all([("N", 1), ("A", 5), ("B", 5), ("a pile", 14)])
        .small("games-of-2-piles-up-to-8-with-limits-up-to-4", || games(2, 8, 4))
        .small("games-of-3-piles-up-to-5-with-limits-up-to-5", || games(3, 5, 5))
        .small("games-of-3-to-5-piles-up-to-13", random_games)
        .beyond("for worst inputs, strategies proved in a comment")
        // In pairs of equal piles, a player does in a pile what the other one has done in its equal, if his limit is
        // not less. So pairs are lost for the player to move, unless his limit is the larger one and he takes more at
        // once.
        .known("equal-limits-and-pairs", || (((99_999, 99_999), pairs_and(1..=STONES, &[])), false))
        .attacks("remainders of all piles")
        // Petyr makes the two piles equal.
        .known("equal-limits-and-two-piles", || {
            (((99_999, 99_999), pairs_and(1..=STONES, &[STONES, STONES - 1])), true)
        })
        .attacks("two piles that differ by one stone")
        // Neither has a use for his limit, and Varys keeps the pairs.
        .known("stronger-in-pairs-of-small-piles", || (((LIMIT, LIMIT - 1), pairs_and(1..=LIMIT - 1, &[])), false))
        .attacks("the only case in which the stronger player loses")
        // Petyr takes the larger one whole, which Varys could not. Then he keeps the pairs.
        .known("stronger-with-a-tempo", || (((LIMIT, LIMIT - 1), pairs_and(1..=LIMIT - 1, &[LIMIT])), true))
        .attacks("one pile that is a stone too large")
        // Petyr takes A stones of the last pile. Then all piles are in pairs, and of none can Varys take more than A.
        .known("weaker-brings-a-pile-down", || (((99_998, LIMIT), pairs_and(1..=99_998, &[50_000, 149_998])), true))
        .attacks("one pile that he can just bring down")
        // Varys keeps the pairs. In the last two, which differ by A + 1, he takes as many from the larger as Petyr has
        // taken from the lesser; and when Petyr takes from the greater, he makes them a pair.
        .known("weaker-one-stone-short", || (((99_998, LIMIT), pairs_and(1..=99_998, &[50_000, 149_999])), false))
        .attacks("one pile that he cannot quite bring down")
        // Varys keeps the pairs.
        .known("weaker-with-great-piles", || (((99_999, LIMIT), pairs_and(LIMIT + 1..=STONES, &[])), false))
        .attacks("as many piles as there can be beyond both limits")
        .wrong(
            "xor-beyond-a",
            |game| by_claim(game, |pile, others, a| pile.saturating_sub(others) <= a),
            "others-with-a-xor-beyond-a",
        )
        .says("Forgets that the XOR T of the other piles may be greater than A, though none of them is.")
        .wrong(
            "stronger-player-always-wins",
            |((a, b), piles)| if a == b { by_remainders(piles, *a) } else { a > b },
            "games-of-2-piles-up-to-8-with-limits-up-to-4",
        )
        .says("Lets the larger limit win; without a pile beyond the lesser one it is Nim.")
        .wrong(
            "lesser-limit-for-both",
            |((a, b), piles)| by_remainders(piles, *a.min(b)),
            "games-of-2-piles-up-to-8-with-limits-up-to-4",
        )
        .says("Takes piles modulo the lesser limit plus 1; the stronger player may gain a tempo.")
        .wrong(
            "own-limits-of-each-player",
            |((a, _), piles)| by_remainders(piles, *a),
            "games-of-2-piles-up-to-8-with-limits-up-to-4",
        )
        .says("Takes piles modulo A + 1, as if both could take up to A.")
        .wrong("one-great-pile-is-lost", |game| by_claim(game, |_, _, _| false), "one-pile-brought-down")
        .says("Gives up with one pile beyond A; Petyr may bring it down in one move.")
        .main()
}

/// The largest number of piles, the largest limit, and the largest pile.
const N: usize = 100_000;
const LIMIT: u32 = 100_000;
const STONES: u32 = 1_000_000;

/// The limits of Petyr and Varys, and the piles.
type Game = ((u32, u32), Vec<u32>);

/// Take 1 to `limit` stones from one pile.
fn moves(piles: &[u32], limit: u32) -> Vec<Vec<u32>> {
    in_one(piles, |&pile| (1..=limit.min(pile)).map(|taken| pile - taken).collect())
}

fn oracle() -> impl FnMut(&Game) -> bool {
    |((a, b), piles)| {
        assert!(piles.iter().sum::<u32>() <= 60, "there would be too many positions");
        let limit = |player| if player == Player::Left { *a } else { *b };
        let mut play = Partizan::new(|piles: &Vec<u32>, player| moves(piles, limit(player)))
            .named(["Petyr", "Varys"])
            .board(|piles| board::heaps(piles.iter().copied()).and(board::numbers([("A", a), ("B", b)])))
            .alike(|piles| sorted(piles));
        play.wins(piles, Player::Left)
    }
}

fn games(n: usize, greatest: u32, most: u32) -> Vec<Game> {
    let piles = (1..=greatest).combinations_with_replacement(n);
    let games = piles.cartesian_product((1..=most).cartesian_product(1..=most));
    games.map(|(piles, limits)| (limits, piles)).collect()
}

/// Mostly a weaker Petyr, one pile that he might bring down, and others that he could take whole.
fn random_games() -> Vec<Game> {
    let mut random = seeded(1);
    let mut game = |_| {
        let a = random.random_range(1..=6);
        let b = a + random.random_range(0..=2) - u32::from(a > 1 && random.random_bool(0.2));
        let others = (0..random.random_range(2..=4)).map(|_| random.random_range(1..=a.max(2))).collect_vec();
        let great = random.random_range(1..=2 * a + 1);
        ((a, b), [others, vec![great]].concat())
    };
    (0..600).map(&mut game).collect()
}

/// Pairs of equal piles of these sizes in random order, with some piles among them.
fn pairs_and(sizes: RangeInclusive<u32>, more: &[u32]) -> Vec<u32> {
    let pairs = nim::lost(N - 2, sizes, &mut seeded(1));
    [&pairs[..N / 2], more, &pairs[N / 2..]].concat()
}

fn by_remainders(piles: &[u32], most: u32) -> bool {
    xor(piles.iter().map(|pile| pile % (most + 1))) != 0
}

/// The claim for different limits, with slips: what decides with one pile beyond A, the larger one, and the XOR of the
/// others.
fn by_claim(((a, b), piles): &Game, one: fn(pile: u32, others: u32, a: u32) -> bool) -> bool {
    let (small, great): (Vec<u32>, Vec<u32>) = piles.iter().partition(|&pile| pile <= a.min(b));
    let others = xor(small);
    match great[..] {
        _ if a == b => by_remainders(piles, *a),
        [] => others != 0,
        _ if a > b => true,
        [pile] => one(pile, others, *a),
        _ => false,
    }
}
