//! Taking 1 to 3 sticks from one of several heaps, by play.

use evidence::lists::all;
use evidence::prelude::*;
use evidence::shared::cses_lists::{self, GREATEST};
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    cses_lists::problem("cses_nim_game_2", 1, oracle, list)
        .all([("n", 3), ("a heap", 10)])
        .small("games-of-5-heaps-up-to-4", || all(5, 1..=4))
        .wrong("nim", |heaps| xor(heaps.iter().copied()) != 0, "all")
        .says("Takes any number from a heap; here it is 1, 2 or 3.")
        .wrong("modulo-3", |heaps| xor(heaps.iter().map(|heap| heap % 3)) != 0, "all")
        .says("Takes the heaps modulo 3, the most that a move takes; it is modulo 4.")
        .wrong("some-heap-won", |heaps| heaps.iter().any(|heap| heap % 4 != 0), "equal-remainders")
        .says("Lets the first player win if some heap is won; the XOR of all remainders decides.")
        .main()
}

/// Take 1, 2 or 3 sticks from one heap.
fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let moves = |heap: &u32| (1..=3.min(*heap)).map(|taken| heap - taken).collect();
    let play = Play::normal(move |heaps: &Vec<u32>| in_one(heaps, moves));
    let mut play = play.board(|heaps| board::heaps(heaps.iter().copied()));
    move |heaps| play.value(heaps)
}

/// Lost if the heaps are two by two equal modulo 4, the one that is left over 0 modulo 4: the second player makes the
/// two of the first player's move equal again, or completes 4 sticks. Another remainder in one heap is what the first
/// player takes from it, or from its partner.
fn list(length: usize, won: bool, random: &mut Pcg64) -> Option<Vec<u32>> {
    let mut heap = |remainder| 4 * random.random_range(1..GREATEST / 4) + remainder;
    let mut heaps = (0..length / 2).flat_map(|pair| [heap(pair as u32 % 4), heap(pair as u32 % 4)]).collect_vec();
    heaps.extend((length % 2 == 1).then(|| heap(0)));
    heaps.shuffle(random);
    if won {
        heaps[random.random_range(0..length)] ^= random.random_range(1..=3);
    }
    Some(heaps)
}
