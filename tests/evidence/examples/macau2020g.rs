//! Jumps to a later number that differs in one bit, by play.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let operation = row([int("op", 1..=2).usually(2), int("k to start from", 0..=2 * LONGEST).usually(1)]);
    let numbers = row([list("n", int("A", 0..=255))]);
    let sequence = format::all([row([len("n", 1..=LONGEST), len("m", 0..=LONGEST)]), numbers, list("m", operation)]);
    let sequence = sequence.such("numbers below 256 and starts in the sequence", |(numbers, operations): Case| {
        let mut length = numbers.len();
        operations.iter().all(|&(operation, k)| {
            length += usize::from(operation == 1);
            if operation == 1 { k < 256 } else { (1..=length).contains(&k) }
        })
    });
    Problem::one(
        "macau2020g",
        Limits::UNKNOWN,
        sequence,
        || |case: &Case| answers(case, played),
        |wins: &Vec<bool>| wins.iter().map(|&won| if won { "Grammy\n" } else { "Alice\n" }).collect(),
    )
    .promise("there is an operation", |(_, operations)| !operations.is_empty())
    .small("sequences-that-grow-to-41-numbers-of-2-bits", || growths(1, &[0, 1], 40))
    .small("sequences-that-grow-to-41-numbers-of-3-bits", || growths(2, &[1, 4, 7], 40))
    .small("sequences-that-grow-to-61-numbers-of-4-bits", || growths(3, &[0, 2, 5, 6], 60))
    .small("sequences-that-grow-to-81-numbers-of-8-bits", || growths(4, &[0, 1, 2, 3, 4, 5, 6, 7], 80))
    .small("sequences-of-30-numbers-below-16-with-a-game-from-every-position", || {
        let sequence = |seed: u64| {
            let mut random = seeded(100 + seed);
            ((0..30).map(|_| random.random_range(0..16)).collect(), (1..=30).map(ask).collect())
        };
        (0..20).map(sequence).collect()
    })
    .beyond("200 000 numbers: one pass from the end where nothing is appended, else the last positions alone")
    .limit(|| Bound::integer("k to append", 0, 255, |number| format!("1 1\n9\n1 @{number}\n")))
    .limit(|| Bound::integer("k to start from", 1, 3, |start| format!("2 2\n9 8\n1 1\n2 @{start}\n")))
    .worst("random-orders", by_same_idea(by_last_positions), || {
        oldest(|random| {
            let mut order = (0..255).collect_vec();
            order.shuffle(random);
            order
        })
    })
    .attacks("nothing known from the game before: 100 000 games, an append before each")
    .worst("Gray-code", by_same_idea(by_last_positions), || {
        oldest(|_| (0..=255).map(|i| i ^ (i >> 1)).filter(|&number| number != 255).collect())
    })
    .attacks("a search 256 deep: neighbours in turn, and far ones where the code is mirrored")
    .worst("even-numbers-of-ones", by_same_idea(by_last_positions), || {
        oldest(|_| (0..255_u8).sorted_by_key(|number| number.count_ones() % 2 == 0).collect())
    })
    .attacks("as many lost numbers as there can be")
    .worst("games", by_algorithm(from_the_end), || {
        let mut random = seeded(1);
        let numbers = (0..LONGEST).map(|_| random.random()).collect();
        (numbers, (0..LONGEST).map(|_| ask(random.random_range(1..=LONGEST))).collect())
    })
    .attacks("reading: 200 000 games on one sequence")
    .worst("appends", by_algorithm(from_the_end), || {
        let mut random = seeded(1);
        let numbers = (0..LONGEST).map(|_| random.random()).collect();
        let appends = (300..LONGEST).map(|_| append(random.random()));
        let games = (0..300).map(|back| ask(2 * LONGEST - 300 - back));
        (numbers, appends.chain(games).collect())
    })
    .attacks("reading: appends, and at last a game from each of the last 300 positions")
    .wrong("stale-cache", stale_cache, "appends-change-answers")
    .says("Answers as at the first game from the same position.")
    .wrong("a-win-stays-one", win_stays, "appends-change-answers")
    .says("Assumes that an append can only add winning moves.")
    .wrong(
        "equal-numbers-apart",
        |case| answers(case, |numbers, start| Play::normal(|from| jumps(numbers, 1..=1, from)).value(&start)),
        "equal-numbers",
    )
    .says("Forbids the jump to an equal number.")
    .wrong(
        "any-later-neighbour-wins",
        |case| answers(case, |numbers, start| !jumps(numbers, 0..=1, &start).is_empty()),
        "sequences-that-grow-to-41-numbers-of-2-bits",
    )
    .says("Takes every position for won from which there is a jump.")
    .refused([("a-start-behind-the-end", "2 3\n1 2\n2 2\n1 9\n2 @4\n", "an integer from 1 to 3")])
    .main()
}

/// The largest number of numbers, and of operations.
const LONGEST: usize = 200_000;

/// The numbers, and what is done to them: 1 and a number to append, or 2 and the place from 1 where a game begins.
type Case = (Vec<u8>, Vec<Operation>);
type Operation = (u8, usize);

fn append(number: u8) -> Operation {
    (1, number.into())
}

fn ask(start: usize) -> Operation {
    (2, start)
}

/// Jump to a later position whose number differs in at most so many bits, and in at least so many.
fn jumps(numbers: &[u8], bits: RangeInclusive<u32>, &from: &usize) -> Vec<usize> {
    (from + 1..numbers.len()).filter(|&to| bits.contains(&(numbers[from] ^ numbers[to]).count_ones())).collect()
}

fn played(numbers: &[u8], start: usize) -> bool {
    let shown = |&from: &usize| {
        let cell = |(at, number)| if at == from { format!("▲{number:b}") } else { format!("{number:b}") };
        board::row(numbers.iter().enumerate().map(cell))
    };
    let jump = |_: &usize, &to: &usize| format!("to cell {}", to + 1);
    Play::normal(|from| jumps(numbers, 0..=1, from)).board(shown).label(jump).value(&start)
}

/// Whether each game is won, by the numbers of its time and the position from 0 where it begins.
fn answers((numbers, operations): &Case, mut wins: impl FnMut(&[u8], usize) -> bool) -> Vec<bool> {
    let (mut numbers, mut answers) = (numbers.clone(), vec![]);
    for &(operation, k) in operations {
        if operation == 1 {
            numbers.push(k as u8);
        } else {
            answers.push(wins(&numbers, k - 1));
        }
    }
    answers
}

/// Twenty times: appends numbers made of some bits, and asks for some of the later positions after each.
fn growths(seed: u64, bits: &[u8], appends: usize) -> Vec<Case> {
    let mut random = seeded(seed);
    let number = |random: &mut Pcg64| {
        let set = bits.iter().filter(|_| random.random());
        set.fold(0, |number, bit| number | 1 << bit)
    };
    let mut growth = |_| {
        let start = vec![number(&mut random)];
        let mut operations = vec![ask(1)];
        for length in 2..=appends + 1 {
            operations.push(append(number(&mut random)));
            let latest = (length.saturating_sub(12)..length).map(|start| ask(start + 1));
            operations.extend(latest.filter(|_| random.random_bool(0.6)));
        }
        (start, operations)
    };
    (0..20).map(&mut growth).collect()
}

/// 255 comes first and never again. The other numbers go round in an order that is given.
fn oldest(order: fn(&mut Pcg64) -> Vec<u8>) -> Case {
    let mut random = seeded(1);
    let mut rounds = std::iter::repeat_with(|| order(&mut random)).flatten();
    let numbers = std::iter::once(255).chain(rounds.by_ref().take(LONGEST - 1)).collect();
    (numbers, rounds.take(LONGEST / 2).flat_map(|number| [append(number), ask(1)]).collect())
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
fn from_the_end(case: &Case) -> Vec<bool> {
    let mut known: Vec<bool> = vec![];
    answers(case, |numbers, start| {
        if known.len() != numbers.len() {
            assert!(known.is_empty(), "there was a game before");
            known = outcomes(numbers);
        }
        known[start]
    })
}

/// The published solution, put right: after every append it finds the outcomes of the last positions of all numbers. A
/// pass over all positions for each of 100 000 games would take hours, so that this one, too, leaves out all others.
fn by_last_positions(case: &Case) -> Vec<bool> {
    let (mut last, mut order, mut seen) = ([None; 256], vec![], 0);
    let mut won_numbers = [false; 256];
    answers(case, |numbers, start| {
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

fn stale_cache(case: &Case) -> Vec<bool> {
    let mut cache = HashMap::new();
    answers(case, |numbers, start| *cache.entry(start).or_insert_with(|| played(numbers, start)))
}

fn win_stays(case: &Case) -> Vec<bool> {
    let mut won: HashMap<usize, bool> = HashMap::new();
    answers(case, |numbers, start| {
        let won = won.entry(start).or_default();
        *won = *won || played(numbers, start);
        *won
    })
}
