//! Up to m heaps in one move, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let heaps = row([list("n", int("a heap", 0..=LARGEST))]);
    let games = Format::tests("T", 0..=100_000, format::all([row([len("n", 0..=N), int("m", 1..=N)]), heaps]));
    let played = |allowed| move || played(allowed);
    Problem::tests("moore_nim", Limits::known(1000, 256), games, played(|_, _| true), ["First", "Second"])
        .promise("m is at most n", |(m, heaps)| *m <= heaps.len())
        .promise_of_all("the sum of n is at most 200000", |games| {
            games.iter().map(|(_, heaps)| heaps.len()).sum::<usize>() <= N
        })
        .all([("n", 4), ("m", 4), ("a heap", 3)])
        .all([("n", 3), ("m", 3), ("a heap", 8)])
        .all([("n", 6), ("m", 6), ("a heap", 1)])
        .inputs_of(1000)
        .beyond("larger games: Nim with equal heaps, single heaps, else the numbers of heaps that have a bit")
        .worst("one-lost-game", by_same_idea(bit_by_bit), || vec![(2, balanced())])
        .attacks("counting the bits of 200 000 heaps of 59 bits")
        .worst("one-won-game", by_same_idea(bit_by_bit), || {
            let mut heaps = balanced();
            heaps[N / 2] ^= 1;
            vec![(2, heaps)]
        })
        .attacks("the same with another lowest bit in one heap")
        // Nim: what the first player takes from a heap, the second takes from its equal.
        .known("equal-heaps", || (vec![(1, vec![LARGEST - 1; N])], vec![false]))
        .attacks("counters of all bits that carry at once")
        .known("pairs", || many_games(|heap, odd| vec![heap, heap - odd]))
        .attacks("a look at all bits of games of two heaps")
        .known("single-heaps", || many_games(|heap, odd| vec![heap * odd]))
        .attacks("work per game: games of one heap")
        .wrong("nim", |(_, heaps)| xor(heaps.iter().copied()) != 0, "all")
        .says("Takes the XOR; with up to k heaps per move the bits are counted modulo k + 1.")
        .wrong("modulo-m", |(most, heaps)| unbalanced(heaps, *most), "all")
        .says("Counts modulo m for m + 1.")
        .wrong_play("equally-many-from-each", played(|taken, _| taken.iter().all_equal()), "all")
        .says("Takes the same number from all the heaps that a move touches.")
        .wrong_play("exactly-m-heaps", played(|taken, m| taken.len() == m), "all")
        .says("Touches m heaps with every move.")
        .main()
}

/// The largest heap, and the largest number of heaps.
const LARGEST: u64 = 1_000_000_000_000_000_000;
const N: usize = 200_000;

/// How many heaps a move may touch, and the heaps.
type Game = (usize, Vec<u64>);

/// Take any positive numbers from 1 to m heaps.
fn moves((most, heaps): &Game) -> Vec<Game> {
    let lowered = heaps.iter().map(|&heap| 0..=heap).multi_cartesian_product();
    let touched = |next: &Vec<u64>| next.iter().zip(heaps).filter(|(next, heap)| next != heap).count();
    lowered.filter(|next| (1..=*most).contains(&touched(next))).map(|next| (*most, next)).collect()
}

/// Plays with those moves that are allowed, by the positive numbers that they take and by m.
fn played(allowed: fn(&[u64], usize) -> bool) -> impl FnMut(&Game) -> bool {
    let moves = move |game: &Game| {
        let is_allowed = |next: &Game| {
            let taken = game.1.iter().zip(&next.1).map(|(heap, left)| heap - left);
            allowed(&taken.filter(|&taken| taken > 0).collect_vec(), game.0)
        };
        moves(game).into_iter().filter(is_allowed).collect()
    };
    let mut play = Play::normal(moves).board(|(most, heaps)| {
        board::heaps(heaps.iter().copied()).and(board::numbers([("heaps that a move may touch", most)]))
    });
    move |game| play.value(game)
}

/// A hundred thousand games, of which every other one is lost.
fn many_games(game: fn(heap: u64, odd: u64) -> Vec<u64>) -> (Vec<Game>, Vec<bool>) {
    let games = heaps(100_000).into_iter().zip(0..).map(|(heap, index)| (1, game(heap, index % 2)));
    (games.collect(), [false, true].repeat(50_000))
}

fn heaps(count: usize) -> Vec<u64> {
    let mut random = seeded(1);
    (0..count).map(|_| random.random_range(LARGEST / 10..1 << 59)).collect()
}

/// Heaps every bit of which is in a multiple of 3 of them: the last two have the bits that the others lack.
fn balanced() -> Vec<u64> {
    let mut heaps = heaps(N - 2);
    let lacks = (0..59).map(|bit| (3 - heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count() % 3) % 3);
    let lacks = lacks.collect_vec();
    let with = |least: usize| {
        let bits = lacks.iter().positions(|&lack| lack >= least);
        bits.fold(0, |heap, bit| heap | 1 << bit)
    };
    heaps.extend([with(1), with(2)]);
    heaps
}

/// The same theorem, one bit after the other: for several heaps a move no other is known.
fn bit_by_bit((most, heaps): &Game) -> bool {
    unbalanced(heaps, most + 1)
}

/// Whether some bit is in a number of heaps that is no multiple of `modulus`.
fn unbalanced(heaps: &[u64], modulus: usize) -> bool {
    let count = |bit: u32| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count();
    (0..60).any(|bit| count(bit) % modulus != 0)
}
