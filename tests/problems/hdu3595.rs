//! Many games of Euclid at once, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "hdu3595",
        limits: Limits::known(1000, 32),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "one-game-a-turn",
                answer: one_game_a_turn,
                rejected_by: "pairs-of-games-up-to-8",
            },
            Wrong {
                name: "fewest-steps-decide",
                answer: fewest_steps,
                rejected_by: "pairs-of-games-up-to-8",
            },
            Wrong {
                name: "always-the-largest-multiple",
                answer: largest_multiple,
                rejected_by: "single-games-up-to-24",
            },
        ],
        refused: &[
            Refused {
                name: "a-game-cut",
                input: "1\n2 3\n2\n1 1\n5\n",
                error: "line 6, column 1: expected an integer from 0 to 1000, found the end of the input",
            },
            Refused {
                name: "a-pile-too-large",
                input: "1\n2 1001\n",
                error: r#"line 2, column 3: expected an integer from 0 to 1000, found "1001""#,
            },
        ],
        end: End::OfFile,
        ..Problem::default()
    }
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
    let open = games
        .iter()
        .map(game_moves)
        .filter(|moves| !moves.is_empty())
        .collect_vec();
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
    let mut tokens = Tokens::new(input);
    let mut lines = String::new();
    while !tokens.is_empty() {
        let n = tokens.read();
        let games = (0..n).map(|_| (tokens.read(), tokens.read())).collect();
        lines += if wins(games) { "MM\n" } else { "GG\n" };
    }
    lines
}

fn file<'a>(tests: impl IntoIterator<Item = &'a Vec<Game>>) -> String {
    let test = |games: &Vec<Game>| {
        let piles = games.iter().map(|(p, q)| format!("{p} {q}\n"));
        format!("{}\n{}", games.len(), piles.format(""))
    };
    tests.into_iter().map(test).collect()
}

fn small() -> Vec<Small> {
    let single = (0..=24)
        .cartesian_product(0..=24)
        .map(|game| vec![game])
        .collect_vec();
    let ordered = (0..=8_u32).flat_map(|p| (p..=8).map(move |q| (p, q)));
    let pairs = ordered.combinations_with_replacement(2).collect_vec();
    let mut random = random(1);
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

fn worst() -> Vec<Worst> {
    const FIBONACCI: [Game; 3] = [(987, 610), (610, 987), (377, 610)];
    vec![
        Worst::unanswered("random", "reading: 100 tests of 1000 games", || {
            let mut random = random(1);
            let mut pile = |_| {
                (
                    random.random_range(100..=1000),
                    random.random_range(100..=1000),
                )
            };
            let tests = (0..100).map(|_| (0..1000).map(&mut pile).collect_vec());
            file(&tests.collect_vec())
        }),
        Worst::unanswered(
            "fibonacci",
            "the longest runs of Euclid's algorithm",
            || {
                let games = FIBONACCI.into_iter().cycle().take(1000).collect_vec();
                file(&vec![games; 100])
            },
        ),
        Worst::unanswered("thin", "a thousand moves in a game", || {
            file(&vec![vec![(1, 1000); 1000]; 100])
        }),
    ]
}

/// The game that ends first decides.
fn fewest_steps(input: &str) -> String {
    fn steps(game: Game) -> u32 {
        let after = game_moves(&game).into_iter().map(steps).collect_vec();
        let lost = after.iter().filter(|&steps| steps % 2 == 0).max();
        match lost.or(after.iter().min()) {
            None => 0,
            Some(steps) => steps + 1,
        }
    }
    answers(input, |games| {
        let fewest = games.into_iter().map(steps).min();
        fewest.unwrap_or(0) % 2 == 1
    })
}

/// A usual sum.
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

/// Counts the steps of Euclid's algorithm.
fn largest_multiple(input: &str) -> String {
    fn divisions((p, q): Game) -> u32 {
        let (a, b) = (p.min(q), p.max(q));
        if a == 0 { 0 } else { divisions((b % a, a)) + 1 }
    }
    answers(input, |games| {
        games.into_iter().map(divisions).max().unwrap_or(0) % 2 == 1
    })
}
