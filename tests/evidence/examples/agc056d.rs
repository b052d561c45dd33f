//! A sum within an interval, by play.

use evidence::play::Worth;
use evidence::prelude::*;
use evidence::watch::{Gives, Standing};

fn main() -> ExitCode {
    let form = format::all([
        row([len("n", 2..=N), int("l", 0..=SUM), between("r", "l", SUM)]),
        row([list("n", int("a number", 1..=MOST))]),
    ]);
    let form = form.such("an even number of numbers, and r at most their sum", |((_, most), numbers): Case| {
        numbers.len() % 2 == 0 && most <= numbers.iter().sum()
    });
    let form = ["l", "r"]
        .into_iter()
        .fold(Format::one(form), |form, end| form.trying(end, "n", N).trying(end, "a number", MOST));
    Problem::one("agc056d", Limits::known(2000, 1024), form.trying("a number", "n", 4), oracle, ["Alice", "Bob"])
        .small("intervals-for-2-numbers-up-to-5", || intervals(2, 5))
        .small("intervals-for-4-numbers-up-to-3", || intervals(4, 3))
        .small(BORDER, at_the_border)
        .beyond(
            "for worst inputs, equal numbers, pairs that both players can keep to, and the \
             claim, counted afresh for each first number",
        )
        // The interval lies in the middle. The dummy is Alice's first number itself.
        .known("pairs-of-neighbours", || (paired(0), true))
        .attacks("an interval that the pairs just fill: Alice keeps to them after any first number")
        .known("pairs-too-far-apart", || (paired(2), false))
        .attacks("an interval shorter by 2: Bob pairs the numbers between the pairs, and the first with the last")
        // Whatever the moves, Alice takes half of the sum.
        .known("equal-numbers", || (((SUM / 2, SUM / 2), vec![MOST; N]), true))
        .attacks("the largest sums")
        .known("equal-numbers-beside-the-sum", || (((SUM / 2 + 1, SUM / 2 + 1), vec![MOST; N]), false))
        .attacks("a sum missed by one")
        .worst("border-below-the-middle", by_same_idea(counted_afresh), || border(1, 300_000_001, 0))
        .attacks("a dummy that passes many numbers on its way up")
        .worst("just-too-short-below-the-middle", by_same_idea(counted_afresh), || border(2, 300_000_000, 2))
        .attacks("a dummy that passes many numbers, and no first number that will do")
        .worst("border-above-the-middle", by_same_idea(counted_afresh), || border(3, -250_000_001, 0))
        .attacks("a dummy that may be negative")
        .worst("just-too-short-above-the-middle", by_same_idea(counted_afresh), || border(4, -250_000_000, 2))
        .attacks("a dummy that may be negative, and no first number that will do")
        .limit(|| Bound {
            name: "r against the sum",
            least: None,
            greatest: Some(7),
            expected: "an integer from 2 to 7".to_owned(),
            input: Box::new(|most| format!("2 2 @{most}\n3 4\n")),
        })
        .wrong(
            "no-dummy",
            |((least, most), numbers)| differences(numbers, numbers.iter().sum(), 0, i64::MIN) <= most - least,
            BORDER,
        )
        .says("Pairs the numbers themselves, wherever the interval lies.")
        .wrong(
            "less-than-the-interval",
            |((least, most), numbers)| shortest(numbers, least + most) < most - least,
            BORDER,
        )
        .says("Takes an interval that the pairs just fill for too short.")
        .wrong(
            "greatest-number-first",
            |((least, most), numbers)| {
                let greatest = numbers.iter().position_max().expect("a number");
                differences(numbers, least + most, greatest, i64::MIN) <= most - least
            },
            BORDER,
        )
        .says("Lets Alice begin with the largest number.")
        .wrong(
            "dummy-not-below-zero",
            |((least, most), numbers)| {
                (0..numbers.len()).any(|first| differences(numbers, least + most, first, 0) <= most - least)
            },
            BORDER,
        )
        .says("Keeps the dummy from being negative.")
        .wrong(
            "any-sum-that-exists",
            |((least, most), numbers)| {
                let mut halves = numbers.iter().combinations(numbers.len() / 2);
                halves.any(|half| (*least..=*most).contains(&half.into_iter().sum()))
            },
            "intervals-for-4-numbers-up-to-3",
        )
        .says("Lets Alice choose half of the numbers as she likes.")
        .refused([
            ("an-odd-number-of-numbers", "@3 1 2\n1 1 1\n", "an even number of numbers"),
            ("an-interval-from-right-to-left", "2 3 @2\n1 4\n", "an integer from 3 to 5000000000000"),
        ])
        .unplayed([("sample-3", "30 numbers"), ("sample-4", "30 numbers")])
        .main()
}

const BORDER: &str = "shortest-intervals-and-shorter-ones-for-4-to-8-numbers-up-to-12";

/// The largest number of numbers, the largest of them, and their largest sum.
const N: usize = 5000;
const MOST: u64 = 1_000_000_000;
const SUM: u64 = MOST * N as u64;

/// Both ends of the interval, and the numbers.
type Case = ((u64, u64), Vec<u64>);

/// The numbers that are free, a bit each, and Alice's sum.
type Position = (u32, u64);

/// Alice wants the lesser one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Winner {
    Alice,
    Bob,
}

impl Worth for Winner {
    fn standing(&self) -> Standing {
        Standing::Worth(format!("{self:?} wins"))
    }

    fn less(&self, _kept: &Self) -> Gives {
        Gives::WinToLoss
    }
}

/// A game that gives Alice's final sum the value of `end`, which Alice wants least.
fn play<'a, Value: Ord + Worth>(numbers: &'a [u64], end: impl Fn(u64) -> Value + 'a) -> Play<'a, Position, Value> {
    let is_alices = |free: u32| (numbers.len() as u32 - free.count_ones()) % 2 == 0;
    let moves = move |&(free, sum): &Position| {
        let indices = (0..numbers.len()).filter(|index| free >> index & 1 == 1);
        let mut successors = indices
            .map(|index| {
                let more = if is_alices(free) { numbers[index] } else { 0 };
                (free & !(1 << index), sum + more)
            })
            .collect_vec();
        successors.dedup();
        successors
    };
    Play::new(moves, move |&(free, sum), values: &[Value]| {
        let value = if is_alices(free) { values.iter().min() } else { values.iter().max() };
        value.cloned().unwrap_or_else(|| end(sum))
    })
    .board(move |&(free, sum)| {
        let free = (0..numbers.len()).filter(|index| free >> index & 1 == 1);
        let row = board::pieces(numbers.len(), free.map(|index| (index, numbers[index])));
        row.and(board::numbers([("Alice's sum", sum)]))
    })
    .mover(move |&(free, _)| if is_alices(free) { "Alice" } else { "Bob" })
}

fn oracle() -> impl FnMut(&Case) -> bool {
    |((least, most), numbers)| {
        let winner = |sum| if (*least..=*most).contains(&sum) { Winner::Alice } else { Winner::Bob };
        play(numbers, winner).value(&((1 << numbers.len()) - 1, 0)) == Winner::Alice
    }
}

/// The interval with this sum of its ends, and this length.
fn interval(ends: u64, length: u64, numbers: Vec<u64>) -> Case {
    (((ends - length) / 2, (ends + length) / 2), numbers)
}

/// All intervals for all numbers, in one order of many.
fn intervals(n: usize, most: u64) -> Vec<Case> {
    let numbers = (1..=most).combinations_with_replacement(n);
    let intervals = numbers.update(|numbers| numbers.rotate_left(1)).flat_map(|numbers| {
        let sum = numbers.iter().sum::<u64>();
        let ends = (0..=sum).flat_map(move |least| (least..=sum).map(move |most| (least, most)));
        ends.map(move |ends| (ends, numbers.clone()))
    });
    intervals.collect()
}

fn at_the_border() -> Vec<Case> {
    let mut random = seeded(1);
    let mut border = vec![];
    while border.len() < 700 {
        let n = 2 * random.random_range(2..=4);
        let numbers = (0..n).map(|_| random.random_range(1..=12)).collect_vec();
        let sum = numbers.iter().sum::<u64>();
        let ends = random.random_range(sum.saturating_sub(12)..=(sum + 12).min(2 * sum));
        // How near to the middle of the interval Alice comes, by play: twice the distance.
        let length = play(&numbers, |sum| (2 * sum).abs_diff(ends)).value(&((1 << n) - 1, 0));
        let lengths = [Some(length), length.checked_sub(2)].into_iter().flatten().filter(|length| *length <= ends);
        let intervals = lengths.map(|length| interval(ends, length, numbers.clone()));
        border.extend(intervals.filter(|((_, most), _)| *most <= sum));
    }
    border
}

/// Random numbers, the interval's ends apart from the sum of all by `shift`, and its length the least with which Alice
/// wins, or less by `shorter`.
fn border(seed: u64, shift: i64, shorter: u64) -> Case {
    let mut random = seeded(seed);
    let numbers = (0..N).map(|_| random.random_range(1..=MOST)).collect_vec();
    let ends = (numbers.iter().sum::<u64>() as i64 - shift) as u64;
    interval(ends, shortest(&numbers, ends) - shorter, numbers)
}

/// Pairs of neighbours far from each other, and an interval shorter by so much than the sum of their differences.
fn paired(shorter: u64) -> Case {
    let mut random = seeded(5);
    let mut numbers = vec![];
    let mut differences = 0;
    for pair in 0..N as u64 / 2 {
        let less = 400_000 * pair + random.random_range(1..100_000);
        let difference = random.random_range(0..100_000);
        numbers.extend([less + difference, less]);
        differences += difference;
    }
    interval(numbers.iter().sum(), differences - shorter, numbers)
}

/// The sum of the differences of neighbours, paired in sorted order, after this first number.
fn differences(numbers: &[u64], ends: u64, first: usize, least_dummy: i64) -> u64 {
    let sum = numbers.iter().sum::<u64>() as i64;
    let mut all = numbers.iter().map(|&number| number as i64).collect_vec();
    all[first] = (all[first] + sum - ends as i64).max(least_dummy);
    all.sort();
    all.chunks(2).map(|pair| pair[1].abs_diff(pair[0])).sum()
}

/// The shortest interval, given the sum of its ends, in which Alice comes by the claim.
fn shortest(numbers: &[u64], ends: u64) -> u64 {
    let numbers = &*numbers.iter().copied().sorted().collect_vec();
    let firsts = (0..numbers.len()).map(|first| differences(numbers, ends, first, i64::MIN));
    firsts.min().expect("a number")
}

/// The claim of the program, sorted and counted afresh for every first number. Both players' strategies rest on the
/// same pairs, so no proof of an answer is known that does without them.
fn counted_afresh(((least, most), numbers): &Case) -> bool {
    shortest(numbers, least + most) <= most - least
}
