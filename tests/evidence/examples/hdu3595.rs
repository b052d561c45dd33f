//! Many games of Euclid at once, by play.

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("hdu3595", Limits::known(1000, 32), oracle, small)
        .played("all single games up to 24, all pairs of games up to 8, 300 tests of 3 or 4 games up to 12")
        .beyond("larger games: the greatest number of steps, each number from all moves of its game")
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("one-game-a-turn", one_game_a_turn, "pairs-of-games-up-to-8").says("A usual sum."),
            wrong("fewest-steps-decide", |input| by_each_game(input, |steps| steps.min()), "pairs-of-games-up-to-8")
                .says("The game that ends first decides."),
            wrong("always-the-largest-multiple", largest_multiple, "single-games-up-to-24")
                .says("Counts the steps of Euclid's algorithm."),
        ])
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

/// Move in every game that is not over.
fn moves(games: &Vec<Game>) -> Vec<Vec<Game>> {
    let open = games.iter().map(game_moves).filter(|moves| !moves.is_empty()).collect_vec();
    match &open[..] {
        [] => vec![],
        open => open.iter().cloned().multi_cartesian_product().collect(),
    }
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |games| play.value(&games))
}

/// A line for each test, by whether MM wins.
fn answers(input: &str, mut wins: impl FnMut(Vec<Game>) -> bool) -> String {
    cases::up_to_end(input, |tokens| {
        let n = tokens.read();
        let games = (0..n).map(|_| (tokens.read(), tokens.read())).collect();
        Some(if wins(games) { "MM" } else { "GG" })
    })
}

fn file<'a>(tests: impl IntoIterator<Item = &'a Vec<Game>>) -> String {
    let test = |games: &Vec<Game>| {
        let piles = games.iter().map(|(p, q)| format!("{p} {q}\n"));
        format!("{}\n{}", games.len(), piles.format(""))
    };
    tests.into_iter().map(test).collect()
}

fn small() -> Vec<Small> {
    let single = (0..=24).cartesian_product(0..=24).map(|game| vec![game]).collect_vec();
    let ordered = (0..=8_u32).flat_map(|p| (p..=8).map(move |q| (p, q)));
    let pairs = ordered.combinations_with_replacement(2).collect_vec();
    let mut random = seeded(1);
    let several = (0..300)
        .map(|_| {
            let n = random.random_range(3..=4);
            let mut pile = || random.random_range(1..=12);
            (0..n).map(|_| (pile(), pile())).collect_vec()
        })
        .collect_vec();
    vec![
        Small::new("single-games-up-to-24", [file(&single)]),
        Small::new("pairs-of-games-up-to-8", [file(&pairs)]),
        Small::new("three-or-four-games", [file(&several)]),
    ]
}

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("N", 0, 1000, |n| format!("@{n}\n{}", repeated("3 5\n", n))),
        Bound::integer("p", 0, 1000, |p| format!("1\n@{p} 5\n")),
        Bound::integer("q", 0, 1000, |q| format!("1\n5 @{q}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::new("random", "reading: 100 tests of 1000 games", Known::BySameIdea(by_steps), || {
            let mut random = seeded(1);
            let mut pile = |_| (random.random_range(100..=1000), random.random_range(100..=1000));
            let tests = (0..100).map(|_| (0..1000).map(&mut pile).collect_vec());
            file(&tests.collect_vec())
        }),
        Worst::new("fibonacci", "the longest runs of Euclid's algorithm", Known::BySameIdea(by_steps), || {
            let games = |test: usize| {
                let three = [[(987, 610), (610, 987), (377, 610)], [(610, 377), (377, 610), (233, 377)]];
                three[test % 2].into_iter().cycle().take(1000).collect_vec()
            };
            file(&(0..100).map(games).collect_vec())
        }),
        // MM ends thin games at once. But where one of the games is (2, 3), he has no choice in it, and GG ends it with
        // all that are left.
        Worst::known("thin", "a thousand moves in a game", move || {
            (
                {
                    let thin = vec![(1, 1000); 1000];
                    let mut longer = thin.clone();
                    longer[999] = (2, 3);
                    file((0..100).map(|test| [&thin, &longer][test % 2]))
                },
                "MM\nGG\n".repeat(50),
            )
        }),
    ]
}

/// The greatest number of steps decides: nothing else is known for a thousand games at once. The steps are those of all
/// moves, where the program follows Euclid's algorithm.
fn by_steps(input: &str) -> String {
    by_each_game(input, |steps| steps.max())
}

/// The winner of a game has the longest way to win it, the loser the shortest way to lose it; by these numbers of steps
/// `decisive` chooses one.
fn by_each_game(input: &str, decisive: fn(&mut dyn Iterator<Item = u32>) -> Option<u32>) -> String {
    let mut steps = Play::new(game_moves, |_, after: &[u32]| {
        let lost = after.iter().filter(|&steps| steps % 2 == 0).max();
        lost.or(after.iter().min()).map_or(0, |steps| steps + 1)
    });
    answers(input, |games| {
        let mut all = games.iter().map(|game| steps.value(game));
        decisive(&mut all).unwrap_or(0) % 2 == 1
    })
}

fn one_game_a_turn(input: &str) -> String {
    let mut play = Play::normal(|games: &Vec<Game>| {
        let mut successors = vec![];
        for (index, game) in games.iter().enumerate() {
            for next in game_moves(game) {
                let mut games = games.clone();
                games[index] = next;
                successors.push(games);
            }
        }
        successors
    });
    answers(input, |games| play.value(&games))
}

fn largest_multiple(input: &str) -> String {
    fn divisions((p, q): Game) -> u32 {
        let (a, b) = (p.min(q), p.max(q));
        if a == 0 { 0 } else { divisions((b % a, a)) + 1 }
    }
    answers(input, |games| games.into_iter().map(divisions).max().unwrap_or(0) % 2 == 1)
}
