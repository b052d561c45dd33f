//! A sum within an interval, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("agc056d", Limits::known(2000, 1024), oracle, small)
        .played(
            "all intervals for 2 numbers up to 5 and 4 numbers up to 3, 700 intervals for 4 \
             to 8 numbers at the border",
        )
        .beyond(
            "for worst inputs, equal numbers, pairs that both players can keep to, and the \
             claim, counted afresh for each first number",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("no-dummy", no_dummy, "at-the-border")
                .says("Pairs the numbers themselves, wherever the interval lies."),
            wrong("less-than-the-interval", less_than_the_interval, "at-the-border")
                .says("Takes an interval that the pairs just fill for too short."),
            wrong("greatest-number-first", greatest_first, "at-the-border")
                .says("Lets Alice begin with the greatest number."),
            wrong("dummy-not-below-zero", not_below_zero, "at-the-border").says("Keeps the dummy from being negative."),
            wrong("any-sum-that-exists", any_sum, "four-numbers-up-to-3")
                .says("Lets Alice choose half of the numbers as she likes."),
        ])
        .refused([
            ("an-odd-number-of-numbers", "@3 1 2\n1 1 1\n", "an even number of numbers"),
            ("an-interval-from-right-to-left", "2 3 @2\n1 4\n", "an integer from 3 to 5000000000000"),
        ])
        .unplayed([("sample-3", "30 numbers"), ("sample-4", "30 numbers")])
        .main()
}

/// The numbers that are free, a bit each, and Alice's sum.
type Position = (u32, u64);

/// A game that gives Alice's final sum the value of `end`, which Alice wants least.
fn play<'a, Value: std::fmt::Debug + Ord + Clone + 'static>(
    numbers: &'a [u64],
    end: impl Fn(u64) -> Value + 'a,
) -> Play<'a, Position, Value> {
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
}

fn oracle(input: &str) -> String {
    answers(input, |numbers, least, most| {
        // A loss is what Alice wants least to be.
        let is_lost = |sum| !(least..=most).contains(&sum);
        !play(numbers, is_lost).value(&((1 << numbers.len()) - 1, 0))
    })
}

/// The winner's line, by whether it is Alice.
fn answers(input: &str, alice_wins: impl Fn(&[u64], u64, u64) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (n, least, most) = (tokens.read(), tokens.read(), tokens.read());
    let numbers = tokens.list(n);
    let winner = if alice_wins(&numbers, least, most) { "Alice" } else { "Bob" };
    format!("{winner}\n")
}

fn file(numbers: &[u64], least: u64, most: u64) -> String {
    format!("{} {least} {most}\n{}\n", numbers.len(), joined(numbers))
}

/// The interval with this sum of its ends, and this length.
fn interval(ends: u64, length: u64) -> (u64, u64) {
    ((ends - length) / 2, (ends + length) / 2)
}

fn small() -> Vec<Small> {
    let all = |n: usize, most: u64| {
        let numbers = (0..n).map(|_| 1..=most).multi_cartesian_product();
        let mut sorted = numbers.filter(|numbers| numbers.is_sorted()).collect_vec();
        // In any order.
        sorted.iter_mut().for_each(|numbers| numbers.rotate_left(1));
        sorted.into_iter().flat_map(|numbers| {
            let sum = numbers.iter().sum::<u64>();
            let intervals = (0..=sum).flat_map(move |least| (least..=sum).map(move |most| (least, most)));
            intervals.map(move |(least, most)| file(&numbers, least, most))
        })
    };
    let mut random = seeded(1);
    let mut border = vec![];
    while border.len() < 700 {
        let n = 2 * random.random_range(2..=4);
        let numbers = (0..n).map(|_| random.random_range(1..=12)).collect_vec();
        let sum = numbers.iter().sum::<u64>();
        let ends = random.random_range(sum.saturating_sub(12)..=(sum + 12).min(2 * sum));
        // How near to the middle of the interval Alice comes, by play: twice the distance.
        let mut play = play(&numbers, |sum| (2 * sum).abs_diff(ends));
        let length = play.value(&((1 << n) - 1, 0));
        let shorter = length.checked_sub(2);
        for length in [Some(length), shorter].into_iter().flatten() {
            if length <= ends {
                let (least, most) = interval(ends, length);
                if most <= sum {
                    border.push(file(&numbers, least, most));
                }
            }
        }
    }
    vec![
        Small::new("two-numbers-up-to-5", all(2, 5)),
        Small::new("four-numbers-up-to-3", all(4, 3)),
        Small::new("at-the-border", border),
    ]
}

/// The greatest number of numbers, and the greatest of them.
const N: usize = 5000;
const MOST: u64 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    let full = |limits: String| format!("{N} {limits}\n{}\n", repeated("1000000000 ", N));
    let sum = MOST * N as u64;
    vec![
        Bound::integer("n", 2, N, |n| format!("@{n} 2 3\n{}\n", repeated("5 ", n))),
        Bound::integer("l", 0, sum, move |least| full(format!("@{least} {sum}"))),
        Bound::integer("r", 2, sum, move |most| full(format!("2 @{most}"))),
        Bound {
            name: "r against the sum",
            least: None,
            greatest: Some(7),
            expected: "an integer from 2 to 7".to_owned(),
            input: Box::new(|most| format!("2 2 @{most}\n3 4\n")),
        },
        Bound::integer("a number", 1, MOST, |number| format!("4 2 3\n1 @{number} 1 1\n")),
    ]
}

fn worst() -> Vec<Worst> {
    // Random numbers, the interval's ends apart from the sum of all by `shift`, and its length the least with which
    // Alice wins, or by 2 less.
    let border = |seed, shift: i64, shorter: u64| {
        move || {
            let mut random = seeded(seed);
            let numbers = (0..N).map(|_| random.random_range(1..=MOST)).collect_vec();
            let ends = (numbers.iter().sum::<u64>() as i64 - shift) as u64;
            let (least, most) = interval(ends, shortest(&numbers, ends) - shorter);
            file(&numbers, least, most)
        }
    };
    // Pairs of neighbours far from each other, with the sum of the differences of the pairs.
    fn pairs() -> (Vec<u64>, u64) {
        let mut random = seeded(5);
        let mut numbers = vec![];
        let mut differences = 0;
        for pair in 0..N as u64 / 2 {
            let less = 400_000 * pair + random.random_range(1..100_000);
            let difference = random.random_range(0..100_000);
            numbers.extend([less + difference, less]);
            differences += difference;
        }
        (numbers, differences)
    }
    let paired = |name, attacks, shorter: u64, winner: &'static str| {
        let input = move || {
            let (numbers, differences) = pairs();
            let sum = numbers.iter().sum();
            let (least, most) = interval(sum, differences - shorter);
            file(&numbers, least, most)
        };
        Worst::known(name, attacks, move || (input(), format!("{winner}\n")))
    };
    let equal = |name, attacks, more: u64, winner: &'static str| {
        let half = MOST * N as u64 / 2 + more;
        let input = move || file(&[MOST; N], half, half);
        Worst::known(name, attacks, move || (input(), format!("{winner}\n")))
    };
    vec![
        // The interval lies in the middle. The dummy is Alice's first number itself.
        paired(
            "pairs-of-neighbours",
            "an interval that the pairs just fill: Alice keeps to them after any first number",
            0,
            "Alice",
        ),
        paired(
            "pairs-too-far-apart",
            "an interval shorter by 2: Bob pairs the numbers between the pairs, and the first with the last",
            2,
            "Bob",
        ),
        // Whatever the moves, Alice takes half of the sum.
        equal("equal-numbers", "the greatest sums", 0, "Alice"),
        equal("equal-numbers-beside-the-sum", "a sum missed by one", 1, "Bob"),
        Worst::new(
            "border-below-the-middle",
            "a dummy that passes many numbers on its way up",
            Known::BySameIdea(counted_afresh),
            border(1, 300_000_001, 0),
        ),
        Worst::new(
            "just-too-short-below-the-middle",
            "a dummy that passes many numbers, and no first number that will do",
            Known::BySameIdea(counted_afresh),
            border(2, 300_000_000, 2),
        ),
        Worst::new(
            "border-above-the-middle",
            "a dummy that may be negative",
            Known::BySameIdea(counted_afresh),
            border(3, -250_000_001, 0),
        ),
        Worst::new(
            "just-too-short-above-the-middle",
            "a dummy that may be negative, and no first number that will do",
            Known::BySameIdea(counted_afresh),
            border(4, -250_000_000, 2),
        ),
    ]
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
fn counted_afresh(input: &str) -> String {
    answers(input, |numbers, least, most| shortest(numbers, least + most) <= most - least)
}

fn no_dummy(input: &str) -> String {
    answers(input, |numbers, least, most| {
        let sum = numbers.iter().sum();
        differences(numbers, sum, 0, i64::MIN) <= most - least
    })
}

fn less_than_the_interval(input: &str) -> String {
    answers(input, |numbers, least, most| shortest(numbers, least + most) < most - least)
}

fn greatest_first(input: &str) -> String {
    answers(input, |numbers, least, most| {
        let greatest = (0..numbers.len()).max_by_key(|&index| numbers[index]);
        let greatest = greatest.expect("a number");
        differences(numbers, least + most, greatest, i64::MIN) <= most - least
    })
}

fn not_below_zero(input: &str) -> String {
    answers(input, |numbers, least, most| {
        (0..numbers.len()).any(|first| differences(numbers, least + most, first, 0) <= most - least)
    })
}

fn any_sum(input: &str) -> String {
    answers(input, |numbers, least, most| {
        let halves = numbers.iter().combinations(numbers.len() / 2);
        let mut sums = halves.map(|half| half.into_iter().sum::<u64>());
        sums.any(|sum| (least..=most).contains(&sum))
    })
}
