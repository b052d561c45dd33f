//! Taking 1 to m stones, by play.

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("hdu1846", Limits::known(1000, 32), oracle, small)
        .played("all games up to 30 stones and 32 a move")
        .beyond("beyond that, moves that reach the last lost number of stones, one number after the other")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("modulo-m", |input| answers(input, |(stones, most)| stones % most != 0), "multiples")
                .says("Takes n modulo m; it is modulo m + 1."),
            wrong("misere", misere, "all-games-up-to-30-stones").says("Lets who takes the last stone lose; he wins."),
        ])
        .main()
}

/// The stones left, and how many a move may take.
type Position = (u32, u32);

fn moves(&(stones, most): &Position) -> Vec<Position> {
    (1..=most.min(stones)).map(|taken| (stones - taken, most)).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |game| play.value(&game))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(Position) -> bool) -> String {
    cases::counted(input, |tokens| if wins((tokens.read(), tokens.read())) { "first" } else { "second" })
}

fn file(games: &[Position]) -> String {
    let lines = games.iter().map(|(stones, most)| format!("{stones} {most}\n"));
    format!("{}\n{}", games.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let games = (1..=30).cartesian_product(1..=32).collect_vec();
    vec![Small::new("all-games-up-to-30-stones", games.chunks(100).map(file))]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("C", 0, 100, |games| format!("@{games}\n{}", repeated("9 3\n", games))),
        Bound::integer("n", 0, 1000, |stones| format!("1\n@{stones} 9\n")),
        Bound::integer("m", 1, 1000, |most| format!("1\n500 @{most}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let games = || {
        let mut random = seeded(1);
        let game = |index| {
            let most = random.random_range(1..=300);
            let rest = if index % 2 == 0 { 0 } else { random.random_range(1..=most) };
            let rounds = random.random_range(1..=(1000 - rest) / (most + 1));
            (rounds * (most + 1) + rest, most)
        };
        file(&(0..100).map(game).collect_vec())
    };
    vec![Worst::new(
        "up-to-1000-stones",
        "nothing but the start of the process: 100 games",
        Known::ByAlgorithm(by_last_lost),
        games,
    )]
}

/// Stone after stone: a heap is won iff a move reaches the last one before it that is lost, for then all between them
/// are won.
fn by_last_lost(input: &str) -> String {
    answers(input, |(stones, most)| {
        let last_lost = (1..=stones).fold(0, |lost, heap| if heap - lost <= most { lost } else { heap });
        last_lost != stones
    })
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |game| play.value(&game))
}
