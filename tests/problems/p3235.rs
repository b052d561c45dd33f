//! Splitting a heap as evenly as possible: by play, and for larger heaps from the splits of lone ones.

use crate::kit::prelude::*;

pub(crate) fn problem() -> Problem {
    Problem {
        slug: "p3235",
        limits: Limits::known(30_000, 512),
        oracle,
        small,
        worst,
        wrong: &[
            Wrong {
                name: "only-heaps-above-the-threshold",
                answer: |input| by_values(input, |least, x| counts(least + 1, x)),
                rejected_by: "stuck-heaps",
            },
            Wrong {
                name: "one-split-per-quotient",
                answer: |input| by_values(input, one_per_quotient),
                rejected_by: "heaps-up-to-3000-stones",
            },
            Wrong {
                name: "exact-splits-only",
                answer: |input| by_values(input, exact),
                rejected_by: "all-games-up-to-18-stones",
            },
            Wrong {
                name: "two-parts-only",
                answer: |input| {
                    by_values(input, |least, x| {
                        counts(least, x).into_iter().take(1).collect()
                    })
                },
                rejected_by: "all-games-up-to-18-stones",
            },
            Wrong {
                name: "for-the-second-player",
                answer: for_the_second_player,
                rejected_by: "single-stones",
            },
        ],
        refused: &[
            Refused {
                name: "a-hundred-games",
                input: "100 1\n1 1\n",
                error: r#"line 1, column 1: expected an integer from 1 to 99, found "100""#,
            },
            Refused {
                name: "an-empty-heap",
                input: "1 1\n2 3 0\n",
                error: r#"line 2, column 5: expected an integer from 1 to 99999, found "0""#,
            },
        ],
        ..Problem::default()
    }
}

/// The numbers of parts into which a heap can be split.
fn counts(least: usize, x: usize) -> Vec<usize> {
    if x >= least {
        (2..=x).collect()
    } else {
        vec![]
    }
}

/// The parts.
fn parts(x: usize, count: usize) -> Vec<usize> {
    (0..count)
        .map(|index| x / count + usize::from(index < x % count))
        .collect()
}

/// Replace one heap by its parts; heaps are sorted.
fn moves(least: usize, heaps: &Vec<usize>) -> Vec<Vec<usize>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        for count in counts(least, heap) {
            let mut next = heaps.clone();
            next.remove(index);
            next.extend(parts(heap, count));
            next.sort_unstable();
            successors.push(next);
        }
    }
    successors
}

/// Up to so many stones games are played out.
const PLAYED: usize = 18;

fn oracle(input: &str) -> String {
    let mut values = None;
    let mut play = None;
    answers(input, |least, heaps| {
        if heaps.iter().sum::<usize>() > PLAYED {
            let values = values.get_or_insert_with(|| lone_values(input, counts));
            return heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0;
        }
        let sorted = heaps.iter().copied().sorted_unstable().collect();
        play.get_or_insert_with(|| Play::normal(move |heaps| moves(least, heaps)))
            .value(&sorted)
    })
}

/// The values of lone heaps, split by split. That a game is their XOR is what play shows for the games that it reaches.
fn lone_values(input: &str, counts: fn(usize, usize) -> Vec<usize>) -> Vec<usize> {
    let numbers: Vec<usize> = input
        .split_whitespace()
        .map(|token| token.parse().expect("a number"))
        .collect();
    values_up_to(
        numbers[1],
        numbers.into_iter().max().expect("an input"),
        counts,
    )
}

fn values_up_to(
    least: usize,
    largest: usize,
    counts: fn(usize, usize) -> Vec<usize>,
) -> Vec<usize> {
    let mut values = vec![0; largest.max(2) + 1];
    for heap in 2..=largest {
        let mut seen = [false; 64];
        for count in counts(least, heap) {
            // Of equal parts an even number cancels.
            let (smaller, larger) = (count - heap % count, heap % count);
            let value = [(heap / count, smaller), (heap / count + 1, larger)]
                .into_iter()
                .filter(|(_, number)| number % 2 == 1)
                .fold(0, |sum, (part, _)| sum ^ values[part]);
            seen[value] = true;
        }
        values[heap] = seen.iter().position(|&seen| !seen).expect("a gap");
    }
    values
}

/// The answers on one line, by whether the games are won, given the threshold and the heaps.
fn answers(input: &str, mut wins: impl FnMut(usize, Vec<usize>) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (games, least) = (tokens.read(), tokens.read());
    let answers = (0..games).map(|_| {
        let n = tokens.read();
        u8::from(wins(least, tokens.list(n)))
    });
    format!("{}\n", joined(answers.collect_vec()))
}

fn file(least: usize, games: &[Vec<usize>]) -> String {
    let lines = games
        .iter()
        .map(|heaps| format!("{} {}\n", heaps.len(), joined(heaps)));
    format!("{} {least}\n{}", games.len(), lines.format(""))
}

/// All sorted games with so many stones.
fn partitions(stones: usize, at_least: usize) -> Vec<Vec<usize>> {
    if stones == 0 {
        return vec![vec![]];
    }
    (at_least..=stones)
        .flat_map(|first| {
            let mut rest = partitions(stones - first, first);
            rest.iter_mut().for_each(|heaps| heaps.insert(0, first));
            rest
        })
        .collect()
}

fn small() -> Vec<Small> {
    let games = (1..=PLAYED)
        .flat_map(|stones| partitions(stones, 1))
        .collect_vec();
    let all = [1, 2, 3, 4, 5, 8]
        .into_iter()
        .flat_map(|least| games.chunks(99).map(move |games| file(least, games)));
    let mut random = random(1);
    // Random heaps, and one that makes the game lost where there is one.
    let balanced = [1, 2, 3, 4, 5, 7, 20, 100, 1000]
        .into_iter()
        .flat_map(|least| {
            let values = values_up_to(least, 3000, counts);
            let mut game = |_| {
                let mut heaps = (0..random.random_range(1..=4))
                    .map(|_| random.random_range(1..=3000))
                    .collect_vec();
                let missing = heaps
                    .iter()
                    .fold(0, |sum, &heap: &usize| sum ^ values[heap]);
                let start = random.random_range(1..=3000);
                heaps.extend(
                    (start..=3000)
                        .chain(1..start)
                        .find(|&heap| values[heap] == missing),
                );
                heaps
            };
            (0..5)
                .map(|_| file(least, &(0..99).map(&mut game).collect_vec()))
                .collect_vec()
        });
    vec![
        Small::new("heaps-up-to-3000-stones", balanced.collect_vec()),
        Small::new("all-games-up-to-18-stones", all.collect_vec()),
    ]
}

fn worst() -> Vec<Worst> {
    let games = |name, attacks, least: usize| {
        Worst::unanswered(name, attacks, move || {
            let mut random = random(1);
            let mut game = |_| {
                let mut heaps = (0..98)
                    .map(|_| random.random_range(10_000..=99_999))
                    .collect_vec();
                heaps.push(99_999);
                heaps
            };
            file(least, &(0..99).map(&mut game).collect_vec())
        })
    };
    vec![
        games("threshold-1", "values for all heaps up to the largest", 1),
        games("threshold-2", "the same with the greatest values", 2),
        games("threshold-100", "small parts that are stuck", 100),
        games("threshold-99999", "the greatest threshold", 99_999),
    ]
}

fn by_values(input: &str, counts: fn(usize, usize) -> Vec<usize>) -> String {
    let values = lone_values(input, counts);
    answers(input, |_, heaps| {
        heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0
    })
}

/// The first number of parts for every quotient.
fn one_per_quotient(least: usize, x: usize) -> Vec<usize> {
    counts(least, x)
        .into_iter()
        .dedup_by(|a, b| x / a == x / b)
        .collect()
}

/// Only parts that are all equal.
fn exact(least: usize, x: usize) -> Vec<usize> {
    counts(least, x)
        .into_iter()
        .filter(|count| x.is_multiple_of(*count))
        .collect()
}

fn for_the_second_player(input: &str) -> String {
    let mut play = Play::normal(move |heaps| moves(1, heaps));
    answers(input, |_, heaps| !play.value(&heaps))
}
