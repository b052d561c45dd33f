//! Raising a base or its exponent, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let positions = format::all([
        row([int("n", 2..=N), len("m", 0..=100_000)]),
        list("m", row([int("a", 2..=N).usually(2), int("b", 1..=29).usually(1)])),
    ]);
    let positions = positions.such("powers of at most n", |(n, positions): Case| {
        positions.iter().all(|(a, b)| a.checked_pow(*b).is_some_and(|power| power <= n))
    });
    let positions = Format::one(positions).trying("a", "n", N).trying("b", "n", N);
    Problem::one("uoj51", Limits::known(1000, 256), positions, oracle, |wins: &Vec<bool>| {
        wins.iter().map(|&won| yes_no(won)).join("\n")
    })
    .promise("there is a position", |(_, positions)| !positions.is_empty())
    .small("numbers-up-to-60-with-all-their-positions", || (2..=60).map(all_positions).collect())
    .small("perfect-powers-with-all-their-positions", || POWERS.map(all_positions).into())
    .small("numbers-below-them-with-all-their-positions", || POWERS.map(|n| all_positions(n - 1)).into())
    .worst("random-powers", by_algorithm(cut_short), || {
        positions_by(|roots, random| {
            let b = random.random_range(1..=29);
            (random.random_range(2..=roots[b as usize - 1]), b)
        })
    })
    .attacks("the whole table, looked up in random places")
    .worst("large-bases", by_algorithm(cut_short), || {
        positions_by(|_, random| (random.random_range(100_000_000..=N), 1))
    })
    .attacks("a search as deep as n, and reading")
    .worst("smallest-positions", by_algorithm(cut_short), || {
        positions_by(|_, random| (random.random_range(2..=9), random.random_range(1..=4)))
    })
    .attacks("the start of every line of play")
    .wrong("parity-below-the-root", parity_below_the_root, "numbers-up-to-60-with-all-their-positions")
    .says("Takes the parity of n − a for every b = 1.")
    .wrong("f64-root", f64_root, "perfect-powers-with-all-their-positions")
    .says("Takes the largest base for an exponent from a real root.")
    .wrong(
        "n-itself-left-out",
        |(n, positions)| won(Play::normal(|position| moves(n - 1, position)), positions),
        "perfect-powers-with-all-their-positions",
    )
    .says("Lets powers come up to n − 1 only.")
    .wrong(
        "unable-wins",
        |(n, positions)| won(Play::misere(|position| moves(*n, position)), positions),
        "numbers-up-to-60-with-all-their-positions",
    )
    .says("Lets a player who cannot move win.")
    .refused([
        ("a-power-too-large", "5 2\n2 2\n@3 2@\n", "a and b with a^b at most 5"),
        ("a-power-beyond-64-bits", "1000000000 1\n@1000000000 29@\n", "a and b with a^b at most 1000000000"),
    ])
    .main()
}

const N: u64 = 1_000_000_000;
const POWERS: [u64; 14] = [64, 81, 125, 216, 243, 256, 343, 512, 625, 729, 1000, 1024, 4096, 10_000];

/// The largest power, and positions.
type Case = (u64, Vec<Position>);

/// Base and exponent.
type Position = (u64, u32);

/// Add 1 to either where the power stays at most n.
fn moves(n: u64, &(a, b): &Position) -> Vec<Position> {
    let mut successors = vec![(a + 1, b), (a, b + 1)];
    successors.retain(|&(a, b)| a.checked_pow(b).is_some_and(|power| power <= n));
    successors
}

fn oracle() -> impl FnMut(&Case) -> Vec<bool> {
    |(n, positions)| {
        let play = Play::normal(|position| moves(*n, position));
        let board = |&(a, b): &Position| board::numbers([("a", a), ("b", b.into()), ("n", *n)]);
        won(play.board(board), positions)
    }
}

fn won(mut play: Play<'_, Position, bool>, positions: &[Position]) -> Vec<bool> {
    // From the last one on, from where games are short.
    let mut won = positions.iter().rev().map(|position| play.value(position)).collect_vec();
    won.reverse();
    won
}

fn all_positions(n: u64) -> Case {
    let bases = |b| (2..).take_while(move |a: &u64| a.pow(b) <= n);
    (n, (1..=n.ilog2()).flat_map(|b| bases(b).map(move |a| (a, b))).collect())
}

fn positions_by(position: fn(&[u64], &mut Pcg64) -> Position) -> Case {
    let mut random = seeded(1);
    // For every b the largest base that the table of the program can hold, or somewhat more.
    let roots = (1..=29).map(|b| {
        let bases = (2..=40_000).take_while(|a: &u64| a.pow(b) <= N);
        bases.last().expect("2 to the power of 29 is less")
    });
    let roots = roots.collect_vec();
    (N, (0..100_000).map(|_| position(&roots, &mut random)).collect())
}

/// Plays out all positions but those from which only a can grow: there the moves left are counted.
fn cut_short((n, positions): &Case) -> Vec<bool> {
    let only_a_grows = |&(a, b): &Position| b == 1 && a * a > *n;
    let successors = |position: &Position| match only_a_grows(position) {
        true => vec![],
        false => moves(*n, position),
    };
    let play = Play::new(successors, |position, wins| match only_a_grows(position) {
        true => (n - position.0) % 2 == 1,
        false => wins.contains(&false),
    });
    won(play, positions)
}

fn parity_below_the_root((n, positions): &Case) -> Vec<bool> {
    let mut play = Play::normal(|position| moves(*n, position));
    let mut wins = |&(a, b): &Position| match b {
        1 => (n - a) % 2 == 1,
        _ => play.value(&(a, b)),
    };
    positions.iter().map(&mut wins).collect()
}

fn f64_root((n, positions): &Case) -> Vec<bool> {
    let moves = |&(a, b): &Position| {
        let mut successors = vec![(a + 1, b), (a, b + 1)];
        successors.retain(|&(a, b)| a <= (*n as f64).powf(1.0 / f64::from(b)) as u64);
        successors
    };
    won(Play::normal(moves), positions)
}
