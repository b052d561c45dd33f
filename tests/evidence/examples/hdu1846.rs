//! Taking 1 to m stones, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("C", 0..=100, row([int("n", 0..=1000), int("m", 1..=1000)]));
    Problem::tests("hdu1846", Limits::known(1000, 32), games, oracle, ["first", "second"])
        .promise("there is a stone", |&(stones, _)| stones > 0)
        .inputs_of(100)
        .all([("n", 30), ("m", 32)])
        .beyond("beyond that, moves that reach the last lost number of stones, one number after the other")
        .worst("up-to-1000-stones", by_algorithm(by_last_lost), || {
            let mut random = seeded(1);
            let mut game = |index| {
                let most = random.random_range(1..=300);
                let rest = if index % 2 == 0 { 0 } else { random.random_range(1..=most) };
                let rounds = random.random_range(1..=(1000 - rest) / (most + 1));
                (rounds * (most + 1) + rest, most)
            };
            (0..100).map(&mut game).collect()
        })
        .attacks("nothing but the start of the process: 100 games")
        .wrong("modulo-m", |(stones, most)| stones % most != 0, "multiples")
        .says("Takes n modulo m; it is modulo m + 1.")
        .wrong_play("misere", misere, "all")
        .says("Lets the player who takes the last stone lose; he wins.")
        .main()
}

/// The stones left, and how many a move may take.
type Position = (u32, u32);

fn moves(&(stones, most): &Position) -> Vec<Position> {
    (1..=most.min(stones)).map(|taken| (stones - taken, most)).collect()
}

fn oracle() -> impl FnMut(&Position) -> bool {
    let shown =
        |&(stones, most): &Position| board::heaps([stones]).and(board::numbers([("may be taken, at most:", most)]));
    let mut play = Play::normal(moves).board(shown);
    move |game| play.value(game)
}

/// Stone after stone: a heap is won iff a move reaches the last one before it that is lost, for then all between them
/// are won.
fn by_last_lost(&(stones, most): &Position) -> bool {
    let last_lost = (1..=stones).fold(0, |lost, heap| if heap - lost <= most { lost } else { heap });
    last_lost != stones
}

fn misere() -> impl FnMut(&Position) -> bool {
    let mut play = Play::misere(moves);
    move |game| play.value(game)
}
