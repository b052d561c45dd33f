//! Up to m heaps in one move, by play.

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("moore_nim", Limits::known(1000, 256), oracle, small)
        .played("all games up to 4 heaps of up to 3, of 3 heaps of up to 8, of 6 heaps of up to 1")
        .beyond("larger games: Nim with equal heaps, single heaps, else the numbers of heaps that have a bit")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("nim", |input| answers(input, |heaps, _| xor(heaps) != 0), "all-games-up-to-4-heaps")
                .says("Takes the XOR; with up to k heaps a move the bits are counted modulo k + 1."),
            wrong("modulo-m", |input| answers(input, |heaps, m| unbalanced(&heaps, m)), "all-games-up-to-4-heaps")
                .says("Counts modulo m for m + 1."),
            wrong(
                "equally-many-from-each",
                |input| played(input, |taken, _| taken.iter().all_equal()),
                "all-games-up-to-4-heaps",
            )
            .says("Takes the same number from all the heaps that a move touches."),
            wrong("exactly-m-heaps", |input| played(input, |taken, m| taken.len() == m), "all-games-up-to-4-heaps")
                .says("Touches m heaps with every move."),
        ])
        .main()
}

/// The heaps, and how many of them a move may touch.
type Position = (Vec<u64>, usize);

/// Take any positive numbers from 1 to m heaps.
fn moves((heaps, most): &Position) -> Vec<Position> {
    let lowered = heaps.iter().map(|&heap| 0..=heap).multi_cartesian_product();
    let touched = |next: &Vec<u64>| next.iter().zip(heaps).filter(|(next, heap)| next != heap).count();
    lowered.filter(|next| (1..=*most).contains(&touched(next))).map(|next| (next, *most)).collect()
}

fn oracle(input: &str) -> String {
    played(input, |_, _| true)
}

/// Plays with those moves that are allowed, by the positive numbers that they take and by m.
fn played(input: &str, allowed: fn(&[u64], usize) -> bool) -> String {
    let mut play = Play::normal(|position: &Position| {
        let is_allowed = |next: &Position| {
            let taken = position.0.iter().zip(&next.0).map(|(heap, left)| heap - left);
            allowed(&taken.filter(|&taken| taken > 0).collect_vec(), position.1)
        };
        moves(position).into_iter().filter(is_allowed).collect()
    });
    answers(input, |heaps, most| play.value(&(heaps, most)))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(Vec<u64>, usize) -> bool) -> String {
    cases::counted(input, |tokens| {
        let (n, most) = (tokens.read(), tokens.read());
        if wins(tokens.list(n), most) { "First" } else { "Second" }
    })
}

fn file(games: &[Position]) -> String {
    let lines = games.iter().map(|(heaps, most)| format!("{} {most}\n{}\n", heaps.len(), joined(heaps)));
    format!("{}\n{}", games.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let games = |heaps: usize, largest: u64| {
        let all = (0..heaps).map(|_| 0..=largest).multi_cartesian_product();
        all.cartesian_product(1..=heaps)
    };
    let all = (1..=4).flat_map(|n| games(n, 3)).collect_vec();
    vec![
        Small::new("all-games-up-to-4-heaps", [file(&all)]),
        Small::new("all-games-of-3-heaps-up-to-8", [file(&games(3, 8).collect_vec())]),
        Small::new("all-games-of-6-heaps-up-to-1", [file(&games(6, 1).collect_vec())]),
    ]
}

/// The greatest heap, and the greatest number of heaps.
const LARGEST: u64 = 1_000_000_000_000_000_000;
const N: usize = 200_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("T", 0, 100_000, |games| format!("@{games}\n{}", repeated("1 1\n5\n", games))),
        Bound::integer("n", 0, N, |n| format!("1\n@{n} 1\n{}\n", repeated("5 ", n))),
        Bound::integer("m", 1, N, |most| format!("1\n2 @{most}\n5 6\n")),
        Bound::integer("a heap", 0, LARGEST, |heap| format!("1\n3 1\n5 @{heap} 6\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let by_bits = Known::BySameIdea(bit_by_bit);
    let with_low_bit = |bit: u64| {
        let mut heaps = balanced();
        heaps[N / 2] ^= bit;
        file(&[(heaps, 2)])
    };
    // Every other one of 100 000 games is lost.
    let many_games = |name, attacks, game: fn(heap: u64, odd: u64) -> Vec<u64>| {
        Worst::known(name, attacks, move || {
            let games = heaps(100_000).into_iter().zip(0..).map(|(heap, index)| (game(heap, index % 2), 1));
            (file(&games.collect_vec()), "Second\nFirst\n".repeat(50_000))
        })
    };
    vec![
        Worst::new("one-lost-game", "counting the bits of 200 000 heaps of 59 bits", by_bits, move || with_low_bit(0)),
        Worst::new("one-won-game", "the same with another lowest bit in one heap", by_bits, move || with_low_bit(1)),
        // Nim: what the first player takes from a heap, the second takes from its equal.
        Worst::known("equal-heaps", "counters of all bits that carry at once", || {
            (file(&[(vec![LARGEST - 1; N], 1)]), "Second\n".to_owned())
        }),
        many_games("pairs", "a look at all bits of games of two heaps", |heap, odd| vec![heap, heap - odd]),
        many_games("single-heaps", "work per game: games of one heap", |heap, odd| vec![heap * odd]),
    ]
}

fn heaps(count: usize) -> Vec<u64> {
    let mut random = seeded(1);
    (0..count).map(|_| random.random_range(LARGEST / 10..1 << 59)).collect()
}

/// Heaps every bit of which is in a multiple of 3 of them: the last two have the bits that the others lack.
fn balanced() -> Vec<u64> {
    let mut heaps = heaps(N - 2);
    let lack = |bit: &u64| (3 - heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count() % 3) % 3;
    let lacks = (0..59).map(|bit| lack(&bit)).collect_vec();
    let with = |least: usize| {
        let bits = lacks.iter().positions(|&lack| lack >= least);
        bits.fold(0, |heap, bit| heap | 1 << bit)
    };
    let last = [with(1), with(2)];
    heaps.extend(last);
    heaps
}

/// The same theorem, one bit after the other: for several heaps a move no other is known.
fn bit_by_bit(input: &str) -> String {
    answers(input, |heaps, most| unbalanced(&heaps, most + 1))
}

/// Whether some bit is in a number of heaps that is no multiple of `modulus`.
fn unbalanced(heaps: &[u64], modulus: usize) -> bool {
    let count = |bit: u32| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count();
    (0..60).any(|bit| count(bit) % modulus != 0)
}
