//! Many games of Euclid at once, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = list("N", row([int("p", 0..=1000), int("q", 0..=1000)]));
    let tests = Format::to_end(format::all([row([len("N", 0..=1000)]), games]));
    Problem::tests("hdu3595", Limits::known(1000, 32), tests, oracle, ["MM", "GG"])
        .promise("there is a game, and no pile is empty", |games| {
            !games.is_empty() && games.iter().all(|&(p, q)| p > 0 && q > 0)
        })
        .all([("N", 1), ("p", 24), ("q", 24)])
        .small("pairs-of-games-up-to-8", || {
            let ordered = (0..=8).flat_map(|p| (p..=8).map(move |q| (p, q)));
            ordered.combinations_with_replacement(2).collect()
        })
        .small("tests-of-3-or-4-games-up-to-12", several_games)
        .inputs_of(1100)
        .beyond("larger games: the largest number of steps, each number from all moves of its game")
        .worst("random", by_same_idea(by_steps), || {
            let mut random = seeded(1);
            let mut game = |_| (random.random_range(100..=1000), random.random_range(100..=1000));
            (0..100).map(|_| (0..1000).map(&mut game).collect()).collect()
        })
        .attacks("reading: 100 tests of 1000 games")
        .worst("fibonacci", by_same_idea(by_steps), || {
            let three = [[(987, 610), (610, 987), (377, 610)], [(610, 377), (377, 610), (233, 377)]];
            let games = three.map(|three| three.into_iter().cycle().take(1000).collect());
            games.into_iter().cycle().take(100).collect()
        })
        .attacks("the longest runs of Euclid's algorithm")
        // MM ends thin games at once. But where one of the games is (2, 3), he has no choice in it, and GG ends it with
        // all that are left.
        .known("thin", || {
            let thin = vec![(1, 1000); 1000];
            let mut longer = thin.clone();
            longer[999] = (2, 3);
            ([thin, longer].into_iter().cycle().take(100).collect(), [true, false].repeat(50))
        })
        .attacks("a thousand moves in a game")
        .wrong_play("one-game-a-turn", one_game_a_turn, "pairs-of-games-up-to-8")
        .says("Plays an ordinary sum.")
        .wrong("fewest-steps-decide", |games| steps(games).min().unwrap_or(0) % 2 == 1, "pairs-of-games-up-to-8")
        .says("Lets the game that ends first decide.")
        .wrong("always-the-largest-multiple", |games| games.iter().map(divisions).max().unwrap_or(0) % 2 == 1, "all")
        .says("Counts the steps of Euclid's algorithm.")
        .refused([("a-game-cut", "1\n2 3\n2\n1 1\n5\n@", "an integer from 0 to 1000")])
        .main()
}

type Game = (u32, u32);

/// Take a positive multiple of one pile from the other.
fn game_moves(&(p, q): &Game) -> Vec<Game> {
    if p == 0 || q == 0 {
        return vec![];
    }
    let from_first = (1..=p / q).map(|k| (p - k * q, q));
    let from_second = (1..=q / p).map(|k| (p, q - k * p));
    from_first.chain(from_second).collect()
}

/// Move in every game that is not over; one that is over is left out.
fn moves(games: &Vec<Game>) -> Vec<Vec<Game>> {
    let open = games.iter().map(game_moves).filter(|moves| !moves.is_empty()).collect_vec();
    match &open[..] {
        [] => vec![],
        open => open.iter().cloned().multi_cartesian_product().collect(),
    }
}

fn oracle() -> impl FnMut(&Vec<Game>) -> bool {
    let shown = |games: &Vec<Game>| {
        board::numbers((1..).zip(games).map(|(game, (p, q))| (format!("game {game}"), format!("{p} and {q}"))))
    };
    let mut play = Play::normal(moves).board(shown);
    move |games| play.value(games)
}

fn several_games() -> Vec<Vec<Game>> {
    let mut random = seeded(1);
    let mut games = |_| {
        let n = random.random_range(3..=4);
        let mut pile = || random.random_range(1..=12);
        (0..n).map(|_| (pile(), pile())).collect()
    };
    (0..300).map(&mut games).collect()
}

/// The largest number of steps decides: nothing else is known for a thousand games at once. The steps are those of all
/// moves, where the program follows Euclid's algorithm.
fn by_steps(games: &Vec<Game>) -> bool {
    steps(games).max().unwrap_or(0) % 2 == 1
}

/// The steps of each game: its winner has the longest way to win it, the loser the shortest way to lose it.
fn steps(games: &[Game]) -> impl Iterator<Item = u32> {
    let mut steps = Play::new(game_moves, |_, after: &[u32]| {
        let lost = after.iter().filter(|&steps| steps % 2 == 0).max();
        lost.or(after.iter().min()).map_or(0, |steps| steps + 1)
    });
    games.iter().map(move |game| steps.value(game))
}

fn one_game_a_turn() -> impl FnMut(&Vec<Game>) -> bool {
    let mut play = Play::normal(|games: &Vec<Game>| in_one(games, game_moves));
    move |games| play.value(games)
}

fn divisions(&(p, q): &Game) -> u32 {
    let (a, b) = (p.min(q), p.max(q));
    if a == 0 { 0 } else { divisions(&(b % a, a)) + 1 }
}
