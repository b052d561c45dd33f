//! Cards whose sum must not be a multiple, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let cards = row([int("N", 1..=MOST - 1), between("M", format::from(|before| before["N"] + 1), MOST)]);
    let games = Format::tests("T", 1..=T, cards);
    Problem::tests("arc185a", Limits::known(2000, 1024), games, || by_play, ["Alice", "Bob"])
        .all([("N", 4), ("M", 25)])
        .small("games-of-5-or-6-cards-with-every-m-that-matters", || {
            (5..=6).flat_map(|n| (n + 1..=n * (n + 1) + 1).map(move |m| (n, m))).collect()
        })
        .unplayed([("sample-1", "its hands of 36 and more cards have more positions than can be played out")])
        // N is M − 1 − k, so N + 1 is M − k, and N (N + 1) is k (k + 1) more than a multiple of M.
        .known("nearly-as-many-cards-as-m", || {
            let mut random = seeded(1);
            let games = (0..T).map(|_| (random.random_range(MOST / 2..=MOST), random.random_range(0..20_000_u64)));
            let games = games.map(|(m, k)| ((m - 1 - k, m), k == 0 || k * (k + 1) > m - 1 - k));
            games.unzip()
        })
        .attacks("products near 10¹⁸, and remainders that cannot be predicted")
        // N (N + 1) is N more than N², and N + 1 more than N² − 1.
        .known("the-card-n", || {
            let n_and_m =
                (0..T as u64).map(|index| (31_622 - index / 2, index % 2)).map(|(n, one)| ((n, n * n - one), one == 1));
            n_and_m.take(60_000).unzip()
        })
        .attacks("the largest card that can decide, and a remainder one above it")
        .known("zero", || (0..T as u64).map(|index| ((MOST - 1 - index, MOST - index), true)).unzip())
        .attacks("the largest numbers, and remainders that are all 0")
        .wrong("zero-is-bobs", |&(n, m)| n * (n + 1) % m > n, "all")
        .says("Counts b = 0 for Bob; there is no card 0.")
        .wrong("below-n", |&(n, m)| !(1..n).contains(&(n * (n + 1) % m)), "the-card-n")
        .says("Checks whether b is below N; Bob has the card N, too.")
        .smallest("1\n2 4\n")
        .wrong("cards-of-one-player", |&(n, m)| !(1..=n).contains(&(n * (n + 1) / 2 % m)), "all")
        .says("Adds the cards of one player alone; both have all of them, so the sum is N (N + 1).")
        .wrong("no-multiple-is-bobs", |&(n, m)| n * (n + 1) % m == 0, "all")
        .says("Lets Bob win when all cards have been played, as he has the last move; the rule gives this to Alice.")
        .smallest("1\n1 3\n")
        .wrong(
            "thirty-two-bits",
            |&(n, m)| !(1..=n as u32).contains(&((n as u32).wrapping_mul(n as u32 + 1) % m as u32)),
            "large-products",
        )
        .says("Multiplies in 32 bits; N (N + 1) is nearly 10¹⁸.")
        .main()
}

/// The largest number of games, and the largest M.
const T: usize = 100_000;
const MOST: u64 = 1_000_000_000;

/// N and M.
type Cards = (u64, u64);

/// The cards of the player to move, those of the other one, and the sum of all that have been played.
type Position = (Vec<u64>, Vec<u64>, u64);

/// Whether Alice wins.
///
/// # Panics
/// If there are too many cards to play them out.
fn by_play(&(n, m): &Cards) -> bool {
    assert!(n <= 12, "{n} cards are too many to be played out");
    let has_lost = move |played: &u64| *played > 0 && played % m == 0;
    // Play a card, unless the other player has just lost.
    let moves = move |(own, other, played): &Position| {
        let left = |card: u64| own.iter().copied().filter(|&kept| kept != card).collect();
        match has_lost(played) {
            true => vec![],
            false => own.iter().map(|&card| (other.clone(), left(card), played + card)).collect(),
        }
    };
    // Without a move, the other player has just lost, or all cards have been played and it would be Alice's turn.
    let mut play = Play::misere(moves)
        .board(move |(own, other, played)| {
            let (alice, bob) = if own.len() == other.len() { (own, other) } else { (other, own) };
            let hands = board::row(alice).called("Alice's cards").and(board::row(bob).called("Bob's cards"));
            hands.and(board::numbers([("sum", *played), ("modulo", played % m)]))
        })
        .mover(|(own, other, _)| if own.len() == other.len() { "Alice" } else { "Bob" })
        .label(|(.., before), (.., after)| format!("play {}", after - before));
    let hand = (1..=n).collect_vec();
    play.value(&(hand.clone(), hand, 0))
}
