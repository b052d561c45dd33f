//! Up to m heaps in one move, by play.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "moore_nim",
        limits: Limits::known(1000, 256),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "nim",
                answer: nim,
                rejected_by: "all-games-up-to-4-heaps",
            },
            Wrong {
                name: "modulo-m",
                answer: modulo_m,
                rejected_by: "all-games-up-to-4-heaps",
            },
            Wrong {
                name: "equally-many-from-each",
                answer: equally_many,
                rejected_by: "all-games-up-to-4-heaps",
            },
            Wrong {
                name: "exactly-m-heaps",
                answer: exactly_m,
                rejected_by: "all-games-up-to-4-heaps",
            },
        ],
        refused: &[
            Refused {
                name: "no-heaps-a-move",
                input: "1\n2 0\n1 2\n",
                error: r#"line 2, column 3: expected an integer from 1 to 200000, found "0""#,
            },
            Refused {
                name: "a-heap-too-large",
                input: "1\n2 1\n1 1000000000000000001\n",
                error: r#"line 3, column 3: expected an integer from 0 to 1000000000000000000, found "1000000000000000001""#,
            },
        ],
        ..Problem::default()
    }
}

/// The heaps, and how many of them a move may touch.
type Position = (Vec<u64>, usize);

/// Take any positive numbers from 1 to m heaps.
fn moves((heaps, most): &Position) -> Vec<Position> {
    let lowered = heaps.iter().map(|&heap| 0..=heap).multi_cartesian_product();
    let touched = |next: &Vec<u64>| {
        next.iter()
            .zip(heaps)
            .filter(|(next, heap)| next != heap)
            .count()
    };
    lowered
        .filter(|next| (1..=*most).contains(&touched(next)))
        .map(|next| (next, *most))
        .collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps, most| play.value(&(heaps, most)))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(Vec<u64>, usize) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let games = tokens.read();
    (0..games)
        .map(|_| {
            let (n, most) = (tokens.read(), tokens.read());
            if wins(tokens.list(n), most) {
                "First\n"
            } else {
                "Second\n"
            }
        })
        .collect()
}

fn file(games: &[Position]) -> String {
    let lines = games
        .iter()
        .map(|(heaps, most)| format!("{} {most}\n{}\n", heaps.len(), joined(heaps)));
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
        Small::new(
            "all-games-of-3-heaps-up-to-8",
            [file(&games(3, 8).collect_vec())],
        ),
        Small::new(
            "all-games-of-6-heaps-up-to-1",
            [file(&games(6, 1).collect_vec())],
        ),
    ]
}

fn worst() -> Vec<Worst> {
    const LARGEST: u64 = 1_000_000_000_000_000_000;
    let heaps = |count: usize| {
        let mut random = random(1);
        (0..count)
            .map(|_| random.random_range(LARGEST / 10..=LARGEST))
            .collect_vec()
    };
    vec![
        Worst::unanswered(
            "one-game",
            "counting the bits of 200 000 heaps of 60 bits",
            move || file(&[(heaps(200_000), 2)]),
        ),
        Worst::unanswered(
            "equal-heaps",
            "counters of all bits that carry at once",
            || file(&[(vec![LARGEST - 1; 200_000], 1)]),
        ),
        Worst::unanswered(
            "pairs",
            "a look at all bits of 100 000 lost games of two heaps",
            move || {
                file(
                    &heaps(100_000)
                        .into_iter()
                        .map(|heap| (vec![heap; 2], 1))
                        .collect_vec(),
                )
            },
        ),
        Worst::unanswered(
            "single-heaps",
            "work per game: 100 000 games of one heap",
            move || {
                file(
                    &heaps(100_000)
                        .into_iter()
                        .map(|heap| (vec![heap], 1))
                        .collect_vec(),
                )
            },
        ),
    ]
}

fn nim(input: &str) -> String {
    answers(input, |heaps, _| {
        heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
    })
}

/// Counts modulo m for m + 1.
fn modulo_m(input: &str) -> String {
    answers(input, |heaps, most| {
        let count = |bit: u32| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count();
        (0..60).any(|bit| count(bit) % most != 0)
    })
}

/// Takes the same number from all the heaps that a move touches.
fn equally_many(input: &str) -> String {
    let mut play = Play::normal(|position: &Position| {
        let taken = |next: &Position| {
            let differences = position
                .0
                .iter()
                .zip(&next.0)
                .map(|(heap, left)| heap - left);
            differences.filter(|&taken| taken > 0).all_equal()
        };
        moves(position).into_iter().filter(taken).collect()
    });
    answers(input, |heaps, most| play.value(&(heaps, most)))
}

/// Touches m heaps with every move.
fn exactly_m(input: &str) -> String {
    let mut play = Play::normal(|position: &Position| {
        let touched = |next: &Position| {
            position
                .0
                .iter()
                .zip(&next.0)
                .filter(|(heap, left)| heap != left)
                .count()
        };
        moves(position)
            .into_iter()
            .filter(|next| touched(next) == position.1)
            .collect()
    });
    answers(input, |heaps, most| play.value(&(heaps, most)))
}
