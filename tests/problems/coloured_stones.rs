//! Stones with colours, by play on every choice.

use crate::kit::prelude::*;
use rand::seq::SliceRandom;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "coloured_stones",
        limits: Limits {
            time: None,
            memory: Some(64),
        },
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "nim",
                answer: nim,
                rejected_by: "random-sets",
            },
            Wrong {
                name: "one-colour",
                answer: one_colour,
                rejected_by: "random-sets",
            },
            Wrong {
                name: "xor-of-remainders",
                answer: xor_of_remainders,
                rejected_by: "one-colour",
            },
        ],
        refused: &[
            Refused {
                name: "a-colour-beyond-n",
                input: "1 2\n2 2\n1 2\n",
                error: r#"line 2, column 3: expected an integer from 1 to 1, found "2""#,
            },
            Refused {
                name: "too-many-stones",
                input: "1 2\n2 1\n1 100001\n",
                error: r#"line 3, column 3: expected an integer from 0 to 100000, found "100001""#,
            },
        ],
        ..Problem::default()
    }
}

/// The piles' colours and the sets of their sizes.
struct Game {
    most: usize,
    colours: Vec<usize>,
    sets: Vec<Vec<usize>>,
}

impl Game {
    fn of(input: &str) -> Self {
        let mut tokens = Tokens::new(input);
        let (n, most) = (tokens.read(), tokens.read());
        let piles: (Vec<usize>, Vec<Vec<usize>>) = (0..n)
            .map(|_| {
                let (size, colour): (usize, usize) = (tokens.read(), tokens.read());
                (colour, tokens.list(size))
            })
            .unzip();
        Self {
            most,
            colours: piles.0,
            sets: piles.1,
        }
    }

    /// Take from one pile, or at most `most` stones from piles of one colour.
    fn moves(&self, piles: &Vec<usize>) -> Vec<Vec<usize>> {
        let left = piles.iter().map(|&pile| 0..=pile).multi_cartesian_product();
        left.filter(|next| {
            let taken = (0..piles.len())
                .filter(|&i| next[i] < piles[i])
                .collect_vec();
            let stones: usize = taken.iter().map(|&i| piles[i] - next[i]).sum();
            let one_colour = taken.iter().map(|&i| self.colours[i]).all_equal();
            taken.len() == 1 || (!taken.is_empty() && one_colour && stones <= self.most)
        })
        .collect()
    }

    /// For how many choices it is won.
    fn count(&self, mut wins: impl FnMut(&Vec<usize>) -> bool) -> String {
        let choices = self
            .sets
            .iter()
            .map(|set| set.iter().copied())
            .multi_cartesian_product();
        format!("{}\n", choices.filter(|piles| wins(piles)).count())
    }
}

fn oracle(input: &str) -> String {
    let game = Game::of(input);
    let mut play = Play::normal(|piles| game.moves(piles));
    game.count(|piles| play.value(piles))
}

fn file(most: usize, piles: &[(usize, Vec<usize>)]) -> String {
    let lines = piles
        .iter()
        .map(|(colour, set)| format!("{} {colour}\n{}\n", set.len(), joined(set)));
    format!("{} {most}\n{}", piles.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let mut random = random(1);
    let mut games = |colours: usize, count: usize| {
        let game = |_| {
            let n = random.random_range(1..=3_usize);
            let pile = |_| {
                let set = (0..=7).filter(|_| random.random_bool(0.6)).collect_vec();
                (random.random_range(1..=colours.min(n)), set)
            };
            let piles = (0..n).map(pile).collect_vec();
            file(random.random_range(1..=4), &piles)
        };
        (0..count).map(game).collect_vec()
    };
    vec![
        Small::new("random-sets", games(3, 60)),
        Small::new("one-colour", games(1, 40)),
        Small::new(
            "four-piles",
            (1..=2).map(|most| {
                file(
                    most,
                    &[
                        (1, vec![1, 2, 3]),
                        (2, vec![0, 2, 4]),
                        (1, vec![2, 3]),
                        (2, vec![1, 4]),
                    ],
                )
            }),
        ),
    ]
}

fn worst() -> Vec<Worst> {
    let game = |most: usize, colours: usize| {
        move || {
            let piles = (0..20)
                .map(|pile| (pile % colours + 1, (1..=100_000).collect_vec()))
                .collect_vec();
            file(most, &piles)
        }
    };
    vec![
        Worst::unanswered("one-colour", "convolutions modulo 21", game(20, 1)),
        Worst::unanswered("twenty-colours", "long transforms", game(20, 20)),
        Worst::unanswered("two-colours-of-few-stones", "the longest rows", game(1, 2)),
        Worst::unanswered("random-order", "far jumps in memory", || {
            let mut random = random(1);
            let mut pile = |colour: usize| {
                let mut set = (1..=100_000).collect_vec();
                set.shuffle(&mut random);
                (colour, set)
            };
            file(7, &(0..20).map(|i| pile(i % 5 + 1)).collect_vec())
        }),
    ]
}

fn nim(input: &str) -> String {
    Game::of(input).count(|piles| piles.iter().fold(0, |sum, pile| sum ^ pile) != 0)
}

/// The value of all piles as if they had one colour.
fn one_colour(input: &str) -> String {
    let game = Game::of(input);
    let divisor = game.most + 1;
    game.count(|piles| {
        let quotients = piles.iter().fold(0, |sum, pile| sum ^ (pile / divisor));
        quotients != 0 || piles.iter().sum::<usize>() % divisor != 0
    })
}

/// Adds the remainders by XOR.
fn xor_of_remainders(input: &str) -> String {
    let game = Game::of(input);
    let divisor = game.most + 1;
    game.count(|piles| {
        let xor = |part: fn(usize, usize) -> usize| {
            piles.iter().fold(0, |sum, &pile| sum ^ part(pile, divisor))
        };
        xor(|pile, divisor| pile / divisor) != 0 || xor(|pile, divisor| pile % divisor) != 0
    })
}
