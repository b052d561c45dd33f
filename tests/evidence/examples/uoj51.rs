//! Raising a base or its exponent, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("uoj51", Limits::known(1000, 256), oracle, small)
        .played("all positions for every n up to 60, and for 28 larger ones up to 10 000")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("parity-below-the-root", parity_below_the_root, "all-positions-up-to-60")
                .says("Takes the parity of n − a for every b = 1."),
            wrong("f64-root", f64_root, "perfect-powers")
                .says("Takes the greatest base for an exponent from a real root."),
            wrong("n-itself-left-out", n_left_out, "perfect-powers").says("Lets powers come up to n − 1 only."),
            wrong("unable-wins", unable_wins, "all-positions-up-to-60").says("Lets the player win who cannot move."),
        ])
        .refused([
            ("a-power-too-large", "5 2\n2 2\n@3 2@\n", "a and b with a^b at most 5"),
            ("a-power-beyond-64-bits", "1000000000 1\n@1000000000 29@\n", "a and b with a^b at most 1000000000"),
        ])
        .main()
}

/// Base and exponent.
type Position = (u64, u32);

/// Add 1 to either where the power stays at most n.
fn moves(n: u64, &(a, b): &Position) -> Vec<Position> {
    let mut successors = vec![(a + 1, b), (a, b + 1)];
    successors.retain(|&(a, b)| a.checked_pow(b).is_some_and(|power| power <= n));
    successors
}

fn oracle(input: &str) -> String {
    answers(input, |n, positions| {
        let mut play = Play::normal(|position| moves(n, position));
        positions.iter().map(|position| play.value(position)).collect()
    })
}

/// A line for each position, by whether it is won.
fn answers(input: &str, wins: impl Fn(u64, &[Position]) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let (n, queries) = (tokens.read(), tokens.read());
    let positions = (0..queries).map(|_: usize| (tokens.read(), tokens.read())).collect_vec();
    let lines = wins(n, &positions).into_iter().map(yes_no);
    format!("{}\n", lines.format("\n"))
}

fn file(n: u64, positions: &[Position]) -> String {
    let lines = positions.iter().map(|(a, b)| format!("{a} {b}\n"));
    format!("{n} {}\n{}", positions.len(), lines.format(""))
}

fn all_positions(n: u64) -> String {
    let bases = |b| (2..).take_while(move |a: &u64| a.pow(b) <= n);
    let positions = (1..=n.ilog2()).flat_map(|b| bases(b).map(move |a| (a, b)));
    file(n, &positions.collect_vec())
}

fn small() -> Vec<Small> {
    let powers = [64, 81, 125, 216, 243, 256, 343, 512, 625, 729, 1000, 1024, 4096, 10_000];
    vec![
        Small::new("all-positions-up-to-60", (2..=60).map(all_positions)),
        Small::new("perfect-powers", powers.map(all_positions)),
        Small::new("below-perfect-powers", powers.map(|n| all_positions(n - 1))),
    ]
}

const N: u64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 2, N, |n| format!("@{n} 0\n")),
        Bound::integer("m", 0, 100_000, |queries| format!("9 @{queries}\n{}", repeated("2 3\n", queries))),
        Bound::integer("a", 2, N, |a| format!("{N} 1\n@{a} 1\n")),
        Bound::integer("b", 1, 29, |b| format!("{N} 1\n2 @{b}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let shape = |name, attacks, position: fn(&[u64], &mut Pcg64) -> Position| {
        let input = move || {
            let mut random = seeded(1);
            // For every b the greatest base that the table of the program can hold, or somewhat more.
            let roots = (1..=29).map(|b| {
                let bases = (2..=40_000).take_while(|a: &u64| a.pow(b) <= N);
                bases.last().expect("2 to the power of 29 is less")
            });
            let roots = roots.collect_vec();
            let positions = (0..100_000).map(|_| position(&roots, &mut random));
            file(N, &positions.collect_vec())
        };
        Worst::new(name, attacks, Known::ByAlgorithm(cut_short), input)
    };
    vec![
        shape("random-powers", "the whole table, looked up in random places", |roots, random| {
            let b = random.random_range(1..=29);
            (random.random_range(2..=roots[b as usize - 1]), b)
        }),
        shape("large-bases", "a search as deep as n, and reading", |_, random| {
            (random.random_range(100_000_000..=N), 1)
        }),
        shape("smallest-positions", "the start of every line of play", |_, random| {
            (random.random_range(2..=9), random.random_range(1..=4))
        }),
    ]
}

/// Plays out all positions but those from which only a can grow: there the moves left are counted.
fn cut_short(input: &str) -> String {
    answers(input, |n, positions| {
        let only_a_grows = |&(a, b): &Position| b == 1 && a * a > n;
        let successors = |position: &Position| match only_a_grows(position) {
            true => vec![],
            false => moves(n, position),
        };
        let mut play = Play::new(successors, |position, wins| match only_a_grows(position) {
            true => (n - position.0) % 2 == 1,
            false => wins.contains(&false),
        });
        positions.iter().map(|position| play.value(position)).collect()
    })
}

fn parity_below_the_root(input: &str) -> String {
    answers(input, |n, positions| {
        let mut play = Play::normal(|position| moves(n, position));
        let mut wins = |&(a, b): &Position| match b {
            1 => (n - a) % 2 == 1,
            _ => play.value(&(a, b)),
        };
        positions.iter().map(&mut wins).collect()
    })
}

fn f64_root(input: &str) -> String {
    answers(input, |n, positions| {
        let moves = |&(a, b): &Position| {
            let mut successors = vec![(a + 1, b), (a, b + 1)];
            successors.retain(|&(a, b)| a <= (n as f64).powf(1.0 / f64::from(b)) as u64);
            successors
        };
        let mut play = Play::normal(moves);
        positions.iter().map(|position| play.value(position)).collect()
    })
}

fn n_left_out(input: &str) -> String {
    answers(input, |n, positions| {
        let mut play = Play::normal(|position| moves(n - 1, position));
        positions.iter().map(|position| play.value(position)).collect()
    })
}

fn unable_wins(input: &str) -> String {
    answers(input, |n, positions| {
        let mut play = Play::misere(|position| moves(n, position));
        positions.iter().map(|position| play.value(position)).collect()
    })
}
