//! The largest number becomes a smaller one, by play.

use std::collections::BTreeSet;

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = list("n", int("a number", 0..=GREATEST)).in_order(Order::Rising);
    let form = format::all([row([len("n", 2..=N)]), row([numbers])]);
    Problem::one("arc137c", Limits::known(2000, 1024), form, oracle, ["Alice", "Bob"])
        .small("sets-of-6-or-7-numbers-below-15-often-with-neighbours-at-the-top", larger)
        .all([("n", 5), ("a number", 9)])
        .all([("n", 2), ("a number", 29)])
        .beyond("for worst inputs, free numbers that all have to be filled, and the strategy of keeping neighbours")
        .known("no-free-number", || (block(0), false))
        .attacks("no move at all")
        .known("a-block-above-an-even-number-of-free-numbers", || (block(N - 2), false))
        .attacks("neighbours at the top")
        .known("a-block-above-an-odd-number-of-free-numbers", || (block(N - 3), true))
        .attacks("one move more")
        // An even number of free numbers, and a move to the least of them that leaves none below.
        .known("one-number-far-above", || ((0..N - 1).chain([GREATEST - 1]).collect(), true))
        .attacks("a wide gap")
        .worst("scattered-neighbours-and-even-free-numbers", by_same_idea(by_gaps), || scattered(1, 1))
        .attacks("digits, and almost 10⁹ free numbers")
        .worst("scattered-neighbours-and-odd-free-numbers", by_same_idea(by_gaps), || scattered(0, 1))
        .attacks("the same with a free number less")
        .worst("scattered-with-a-gap-of-two", by_same_idea(by_gaps), || scattered(1, 2))
        .attacks("the least gap, where the parity says the opposite")
        .worst("steps-down", by_same_idea(step_by_step), || {
            let mut random = seeded(2);
            let others = std::iter::repeat_with(|| random.random_range(0..700_000)).unique();
            others.take(N as usize - 2).chain([700_000, 700_001]).sorted().collect()
        })
        .attacks("many moves that are answered one by one")
        .wrong("parity-alone", |numbers| by_gap(numbers, |_, free| free % 2 == 1), "all")
        .says("Decides by parity alone; where the two largest are not neighbours, Alice wins anyway.")
        .wrong("a-gap-of-three", |numbers| by_gap(numbers, |gap, free| gap > 2 || free % 2 == 1), "a-gap-of-two")
        .says("Wants two free numbers between the two largest.")
        .wrong("a-free-number-too-few", |numbers| by_gap(numbers, |gap, free| gap > 1 || free % 2 == 0), "sample-2")
        .says("Forgets that 0 is a number, too.")
        .wrong(
            "always-the-least-free-number",
            |numbers| {
                let next = |numbers: &Vec<u32>| moves(numbers).into_iter().next();
                std::iter::successors(next(numbers), next).count() % 2 == 1
            },
            "all",
        )
        .says("Counts the moves of two players who never choose.")
        .refused([
            ("equal-numbers", "4\n1 5 @5 7\n", "a number greater than the one before"),
            ("falling-numbers", "3\n1 3\n@2\n", "a number greater than the one before"),
        ])
        .main()
}

/// The largest number of numbers, and the largest number.
const N: u32 = 300_000;
const GREATEST: u32 = 1_000_000_000;

/// Replace the last number, which is the largest, by a smaller one that is not there.
fn moves(numbers: &Vec<u32>) -> Vec<Vec<u32>> {
    let (greatest, others) = numbers.split_last().expect("two numbers at least");
    let free = (0..*greatest).filter(|number| !others.contains(number));
    free.map(|number| others.iter().copied().chain([number]).sorted().collect()).collect()
}

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves)
        .board(|heaps| board::heaps(heaps.iter().copied()))
        .label(|before, after| board::exchanged(before, after));
    move |numbers| play.value(numbers)
}

/// Neighbours at the top, more often than by chance.
fn larger() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut set = |index: usize| {
        let n = 6 + index % 2;
        let greatest = random.random_range(n as u32..15);
        let mut numbers = BTreeSet::from([greatest]);
        if random.random_bool(0.6) {
            numbers.insert(greatest - 1);
        }
        while numbers.len() < n {
            numbers.insert(random.random_range(0..greatest));
        }
        numbers.into_iter().collect()
    };
    (0..400).map(&mut set).collect()
}

/// A block above free numbers: every move takes its largest number and fills a free one. While the block is longer than
/// the rest of them, the two largest numbers are always in it. So the moves are counted by the free numbers.
fn block(free: u32) -> Vec<u32> {
    (free..free + N).collect()
}

/// Random numbers, of which the last is so much below the largest that can be, and above the last but one by `gap`.
fn scattered(below: u32, gap: u32) -> Vec<u32> {
    let mut random = seeded(1);
    let greatest = GREATEST - below;
    let others = std::iter::repeat_with(|| random.random_range(0..greatest - gap)).unique();
    others.take(N as usize - 2).chain([greatest - gap, greatest]).sorted().collect()
}

/// By the free numbers, gap by gap. With almost 10⁹ of them, nothing is known that does without their parity.
fn by_gaps(numbers: &Vec<u32>) -> bool {
    let gaps = numbers.windows(2).map(|pair| pair[1] - pair[0] - 1);
    let last = gaps.clone().next_back().expect("two numbers at least");
    last > 0 || (numbers[0] + gaps.sum::<u32>()) % 2 == 1
}

/// Plays on from neighbours at the top. A player who leaves a gap there loses, since the other one then steals his
/// move. So both keep neighbours as long as they can, and fill the least free number where they have the choice.
/// Without strategy stealing, there are too many ways to play on.
fn step_by_step(numbers: &Vec<u32>) -> bool {
    let mut numbers: BTreeSet<u32> = numbers.iter().copied().collect();
    let mut least_free = 0;
    let mut alice_moves = true;
    loop {
        let greatest = numbers.pop_last().expect("two numbers at least");
        let second = *numbers.last().expect("one is left");
        assert_eq!(greatest - second, 1);
        while numbers.contains(&least_free) {
            least_free += 1;
        }
        if least_free >= greatest {
            return !alice_moves;
        }
        let below = second - 1;
        numbers.insert(if numbers.contains(&below) { least_free } else { below });
        alice_moves = !alice_moves;
    }
}

/// By the distance of the two largest numbers, and how many below the largest are free.
fn by_gap(numbers: &[u32], wins: fn(u32, u32) -> bool) -> bool {
    let n = numbers.len();
    wins(numbers[n - 1] - numbers[n - 2], numbers[n - 1] + 1 - n as u32)
}
