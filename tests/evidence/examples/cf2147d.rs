//! All numbers of one value become less by 1, by play.

use std::collections::BTreeMap;

use evidence::lists;
use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let numbers = Format::tests("t", 1..=1000, counted("n", 1..=N, int("a", 1..=MOST))).sum("the sum of n", "n", N);
    let printed = |[alice, bob]: &Points| format!("{alice} {bob}");
    Problem::tests("cf2147d", Limits::known(2000, 256), numbers, || by_play, printed)
        .all([("n", 4), ("a", 5)])
        .small("random-lists-of-5-to-7-numbers-up-to-6", || {
            let mut random = seeded(1);
            let mut list = |_| {
                let n = random.random_range(5..=7);
                (0..n).map(|_| random.random_range(1..=6)).collect()
            };
            (0..150).map(&mut list).collect()
        })
        // Every move is at all numbers, so nobody has a choice.
        .known("equal-odd-numbers", || {
            (vec![vec![MOST - 1; N]], vec![[N as u64 * MOST / 2, N as u64 * (MOST - 2) / 2]])
        })
        .attacks("nearly the largest sum, 2 · 10¹⁴, and the largest lead")
        .known("equal-even-numbers", || (vec![vec![MOST; N]], vec![[N as u64 * MOST / 2; 2]]))
        .attacks("the largest sum, and no odd number")
        .worst("lists-of-4-numbers", by_algorithm(by_play), || {
            lists::all(4, 1..=5).into_iter().cycle().take(1000).collect()
        })
        .attacks("as many lists as there can be, all short ones")
        .worst("different-numbers", by_same_idea(by_map), || {
            let mut random = seeded(2);
            vec![(0..N as u64).map(|index| 2 * index + random.random_range(1..=2)).collect()]
        })
        .attacks("as many values as there can be")
        .worst("each-count-once", by_same_idea(by_map), || {
            let mut random = seeded(3);
            let value = |count: u64| MOST - 1 - 2 * (count * 7 % 631);
            let mut numbers = (1..=631).flat_map(|count| vec![value(count); count as usize]).collect_vec();
            numbers.shuffle(&mut random);
            vec![numbers]
        })
        .attacks("as many different counts as there can be, in no order")
        .worst("random-large", by_same_idea(by_map), || {
            let mut random = seeded(4);
            vec![(0..N).map(|_| random.random_range(MOST - 500..=MOST)).collect()]
        })
        .attacks("counts of all kinds")
        .wrong("the-greatest-number", by_greatest, "the-greatest-is-even")
        .says("Always names the greatest number; an even value is better left to the other player.")
        .smallest("1\n2\n1 2\n")
        .wrong("in-the-order-of-values", |numbers| with_lead(numbers, |counts| counts), "all")
        .says("Takes the odd values in the order of their size; the one with the most copies comes first.")
        .smallest("1\n3\n1 3 3\n")
        .wrong("each-value-once", |numbers| with_lead(numbers, |counts| counts.into_iter().map(|_| 1).collect()), "all")
        .says("Counts each odd value once; all its copies score together.")
        .wrong("even-values-too", by_all_values, "an-even-number")
        .says("Puts the counts of even values into the sum, too; whoever names one is answered with the value below.")
        .smallest("1\n1\n2\n")
        .wrong("thirty-two-bits", |numbers| by_map(numbers).map(|points| u64::from(points as u32)), "large-sum")
        .says("Adds in 32 bits; the points come up to 10¹⁴.")
        .main()
}

/// The largest number of numbers, and the largest number.
const N: usize = 200_000;
const MOST: u64 = 1_000_000_000;

/// What Alice gets, and what Bob gets.
type Points = [u64; 2];

/// The numbers; the points of the player to move, and of the other one.
type Position = (Vec<u64>, u64, u64);

fn by_play(numbers: &Vec<u64>) -> Points {
    let moves = |(numbers, mine, other): &Position| {
        let values = numbers.iter().copied().filter(|&value| value > 0).unique();
        let named = values.map(|named| {
            let count = numbers.iter().filter(|&&value| value == named).count() as u64;
            let less = numbers.iter().map(|&value| value - u64::from(value == named)).collect();
            (less, *other, mine + count)
        });
        named.collect()
    };
    // Both wanting as much as possible, the other one's points do not matter by themselves: the sum is fixed.
    let points = |(_, mine, other): &Position, after: &[Points]| {
        after.iter().map(|&[other, mine]| [mine, other]).max().unwrap_or([*mine, *other])
    };
    let mut play = Play::new(moves, points)
        .board(|(numbers, mine, other)| {
            board::heaps(numbers.iter().copied()).and(board::numbers([("to move:", mine), ("the other:", other)]))
        })
        .label(|(before, ..), (after, ..)| {
            let named = (0..before.len()).find(|&index| before[index] != after[index]).expect("a value is named");
            format!("name {}", before[named])
        })
        .alike(|(numbers, mine, other)| (sorted(numbers), *mine, *other))
        .worded(|&points| totals(points, PLAYERS));
    play.value(&(numbers.clone(), 0, 0))
}

/// How often each odd value occurs, the least value first.
fn counts(numbers: &[u64], has: impl Fn(u64) -> bool) -> Vec<u64> {
    let mut counts = BTreeMap::<u64, u64>::new();
    for &number in numbers.iter().filter(|&&number| has(number)) {
        *counts.entry(number).or_default() += 1;
    }
    counts.into_values().collect()
}

fn falling(mut counts: Vec<u64>) -> Vec<u64> {
    counts.sort_unstable_by_key(|&count| std::cmp::Reverse(count));
    counts
}

fn points(numbers: &[u64], counts: &[u64]) -> Points {
    let (sum, turns) = (numbers.iter().sum::<u64>() as i64, [1, -1].into_iter().cycle());
    let lead: i64 = counts.iter().zip(turns).map(|(&count, sign)| sign * count as i64).sum();
    [(sum + lead) / 2, (sum - lead) / 2].map(|points| points as u64)
}

fn with_lead(numbers: &[u64], order: fn(Vec<u64>) -> Vec<u64>) -> Points {
    points(numbers, &order(counts(numbers, |number| number % 2 == 1)))
}

fn by_map(numbers: &Vec<u64>) -> Points {
    with_lead(numbers, falling)
}

fn by_all_values(numbers: &Vec<u64>) -> Points {
    points(numbers, &falling(counts(numbers, |_| true)))
}

/// The greatest number is named each time, so at first it alone is lowered, then with the next one, and so on.
fn by_greatest(numbers: &Vec<u64>) -> Points {
    let falling = falling(numbers.clone());
    let (mut points, mut mover) = ([0, 0], 0);
    for (index, &number) in falling.iter().enumerate() {
        let steps = number - falling.get(index + 1).unwrap_or(&0);
        points[mover] += steps.div_ceil(2) * (index as u64 + 1);
        points[1 - mover] += steps / 2 * (index as u64 + 1);
        mover = (mover + steps as usize) % 2;
    }
    points
}
