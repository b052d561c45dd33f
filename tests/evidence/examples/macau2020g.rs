//! Jumps to a later number that differs in one bit, by play.

use std::collections::HashMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("macau2020g", Limits::UNKNOWN, oracle, small)
        .played("sequences of up to 81 numbers")
        .beyond("200 000 numbers: one pass from the end where nothing is appended, else the last positions alone")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("stale-cache", stale_cache, "appends-change-answers")
                .says("Answers as at the first game from the same position."),
            wrong("a-win-stays-one", win_stays, "appends-change-answers")
                .says("Takes it that an append can only add winning moves."),
            wrong("equal-numbers-apart", equal_apart, "equal-numbers").says("Forbids the jump to an equal number."),
            wrong("any-later-neighbour-wins", any_neighbour, "numbers-of-2-bits")
                .says("Takes every position for won from which there is a jump."),
        ])
        .refused([("a-start-behind-the-end", "2 3\n1 2\n2 2\n1 9\n2 @4\n", "an integer from 1 to 3")])
        .main()
}

/// What is done to the sequence.
#[derive(Clone, Copy)]
enum Operation {
    Append(u8),
    /// A game from this position, counted from 1.
    Ask(usize),
}

use Operation::{Append, Ask};

/// Jump to a later position whose number differs in at most so many bits, and in at least so many.
fn jumps(numbers: &[u8], bits: std::ops::RangeInclusive<u32>, &from: &usize) -> Vec<usize> {
    (from + 1..numbers.len()).filter(|&to| bits.contains(&(numbers[from] ^ numbers[to]).count_ones())).collect()
}

fn played(numbers: &[u8], start: usize) -> bool {
    Play::normal(|from| jumps(numbers, 0..=1, from)).value(&start)
}

fn oracle(input: &str) -> String {
    answers(input, played)
}

/// A line for each game, by whether it is won on the numbers from a position counted from 0.
fn answers(input: &str, mut wins: impl FnMut(&[u8], usize) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (n, operations): (usize, usize) = (tokens.read(), tokens.read());
    let mut numbers = tokens.list(n);
    let mut lines = String::new();
    for _ in 0..operations {
        match tokens.read() {
            1 => numbers.push(tokens.read()),
            2 => {
                let won = wins(&numbers, tokens.read::<usize>() - 1);
                lines += if won { "Grammy\n" } else { "Alice\n" };
            }
            other => panic!("{other} is no operation"),
        }
    }
    lines
}

fn file(numbers: &[u8], operations: &[Operation]) -> String {
    let lines = operations.iter().map(|operation| match operation {
        Append(number) => format!("1 {number}\n"),
        Ask(start) => format!("2 {start}\n"),
    });
    format!("{} {}\n{}\n{}", numbers.len(), operations.len(), joined(numbers), lines.format(""))
}

/// Appends numbers made of some bits, and asks for some of the later positions after each.
fn growth(bits: &[u8], appends: usize, random: &mut Pcg64) -> String {
    let number = |random: &mut Pcg64| {
        let set = bits.iter().filter(|_| random.random());
        set.fold(0, |number, bit| number | 1 << bit)
    };
    let start = vec![number(random)];
    let mut operations = vec![Ask(1)];
    for length in 2..=appends + 1 {
        operations.push(Append(number(random)));
        let latest = (length.saturating_sub(12)..length).map(|start| Ask(start + 1));
        operations.extend(latest.filter(|_| random.random_bool(0.6)));
    }
    file(&start, &operations)
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    let mut files = |count: usize, bits: &[u8], appends: usize| {
        (0..count).map(|_| growth(bits, appends, &mut random)).collect_vec()
    };
    let whole = (0..20).map(|seed| {
        let mut random = seeded(100 + seed);
        let numbers = (0..30).map(|_| random.random_range(0..16)).collect_vec();
        file(&numbers, &(1..=30).map(Ask).collect_vec())
    });
    vec![
        Small::new("numbers-of-2-bits", files(20, &[0, 1], 40)),
        Small::new("numbers-of-3-bits", files(20, &[1, 4, 7], 40)),
        Small::new("numbers-of-4-bits", files(20, &[0, 2, 5, 6], 60)),
        Small::new("numbers-of-8-bits", files(20, &[0, 1, 2, 3, 4, 5, 6, 7], 80)),
        Small::new("a-game-from-every-position", whole),
    ]
}

const LONGEST: usize = 200_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 1, LONGEST, |n| format!("@{n} 1\n{}\n2 1\n", repeated("9 ", n))),
        Bound::integer("m", 0, LONGEST, |m| format!("1 @{m}\n9\n{}", repeated("2 1\n", m))),
        Bound::integer("A", 0, 255, |number| format!("3 1\n1 @{number} 2\n2 1\n")),
        Bound::integer("op", 1, 2, |operation| format!("3 1\n1 3 2\n@{operation} 3\n")),
        Bound::integer("k to append", 0, 255, |number| format!("1 1\n9\n1 @{number}\n")),
        Bound::integer("k to start from", 1, 3, |start| format!("2 2\n9 8\n1 1\n2 @{start}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    // 255 comes first and never again. The other numbers go round in an order that is given.
    let oldest = |order: fn(&mut Pcg64) -> Vec<u8>| {
        move || {
            let mut random = seeded(1);
            let mut rounds = std::iter::repeat_with(|| order(&mut random)).flatten();
            let numbers = std::iter::once(255).chain(rounds.by_ref().take(LONGEST - 1));
            let numbers = numbers.collect_vec();
            let pairs = rounds.take(LONGEST / 2).map(|number| [Append(number), Ask(1)]);
            file(&numbers, &pairs.flatten().collect_vec())
        }
    };
    vec![
        Worst::new(
            "random-orders",
            "nothing known from the game before: 100 000 games, an append before each",
            Known::BySameIdea(by_last_positions),
            oldest(|random| {
                let mut order = (0..255).collect_vec();
                rand::seq::SliceRandom::shuffle(&mut order[..], random);
                order
            }),
        ),
        Worst::new(
            "Gray-code",
            "a search 256 deep: neighbours in turn, and far ones where the code is mirrored",
            Known::BySameIdea(by_last_positions),
            oldest(|_| (0..=255).map(|i| i ^ (i >> 1)).filter(|&number| number != 255).collect()),
        ),
        Worst::new(
            "even-numbers-of-ones",
            "as many lost numbers as there can be",
            Known::BySameIdea(by_last_positions),
            oldest(|_| (0..255_u8).sorted_by_key(|number| number.count_ones() % 2 == 0).collect()),
        ),
        Worst::new("games", "reading: 200 000 games on one sequence", Known::ByAlgorithm(from_the_end), || {
            let mut random = seeded(1);
            let numbers = (0..LONGEST).map(|_| random.random()).collect_vec();
            let games = (0..LONGEST).map(|_| Ask(random.random_range(1..=LONGEST)));
            file(&numbers, &games.collect_vec())
        }),
        Worst::new(
            "appends",
            "reading: appends, and at last a game from each of the last 300 positions",
            Known::ByAlgorithm(from_the_end),
            || {
                let mut random = seeded(1);
                let numbers = (0..LONGEST).map(|_| random.random()).collect_vec();
                let appends = (300..LONGEST).map(|_| Append(random.random()));
                let games = (0..300).map(|back| Ask(2 * LONGEST - 300 - back));
                file(&numbers, &appends.chain(games).collect_vec())
            },
        ),
    ]
}

/// Whether each position is won, all from the last one to the first: one is won iff a lost one stands behind it whose
/// number differs in at most one bit.
fn outcomes(numbers: &[u8]) -> Vec<bool> {
    let mut won = vec![false; numbers.len()];
    // The numbers that differ in at most one bit from a lost one behind.
    let mut open = [false; 256];
    for (position, &number) in numbers.iter().enumerate().rev() {
        let number = usize::from(number);
        won[position] = open[number];
        if !open[number] {
            [0, 1, 2, 4, 8, 16, 32, 64, 128].iter().for_each(|bit| open[number ^ bit] = true);
        }
    }
    won
}

/// The games where nothing is appended after the first of them.
fn from_the_end(input: &str) -> String {
    let mut known: Vec<bool> = vec![];
    answers(input, |numbers, start| {
        if known.len() != numbers.len() {
            assert!(known.is_empty(), "there was a game before");
            known = outcomes(numbers);
        }
        known[start]
    })
}

/// The published solution, put right: after every append it finds the outcomes of the last positions of all numbers. A
/// pass over all positions for each of 100 000 games would take hours, so that this one, too, leaves out all others.
fn by_last_positions(input: &str) -> String {
    let (mut last, mut order, mut seen) = ([None; 256], vec![], 0);
    let mut won_numbers = [false; 256];
    answers(input, |numbers, start| {
        if seen < numbers.len() {
            for (position, &number) in numbers.iter().enumerate().skip(seen) {
                if last[usize::from(number)].replace(position).is_some() {
                    order.remove(order.iter().position(|&other| other == number).expect("it has occurred"));
                }
                order.push(number);
            }
            seen = numbers.len();
            for (number, won) in order.iter().zip(outcomes(&order)) {
                won_numbers[usize::from(*number)] = won;
            }
        }
        let number = usize::from(numbers[start]);
        last[number] != Some(start) || won_numbers[number]
    })
}

fn stale_cache(input: &str) -> String {
    let mut cache = HashMap::new();
    answers(input, |numbers, start| *cache.entry(start).or_insert_with(|| played(numbers, start)))
}

fn win_stays(input: &str) -> String {
    let mut won: HashMap<usize, bool> = HashMap::new();
    answers(input, |numbers, start| {
        let won = won.entry(start).or_default();
        *won = *won || played(numbers, start);
        *won
    })
}

fn equal_apart(input: &str) -> String {
    answers(input, |numbers, start| Play::normal(|from| jumps(numbers, 1..=1, from)).value(&start))
}

fn any_neighbour(input: &str) -> String {
    answers(input, |numbers, start| !jumps(numbers, 0..=1, &start).is_empty())
}
