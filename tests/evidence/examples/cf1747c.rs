//! The first number is lowered, and another one comes to the front, by play.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let lists = Format::tests("t", 1..=T, counted("n", 2..=N, int("a number", 1..=MOST)));
    let lists = lists.sum("the sum of n", "n", 2 * N);
    Problem::tests("cf1747c", Limits::known(1000, 256), lists, oracle, ["Alice", "Bob"])
        .all([("n", 4), ("a number", 4)])
        .small("random-lists-of-3-to-6-numbers-up-to-7", || {
            let mut random = seeded(1);
            let mut list = |_| {
                let n = random.random_range(3..=6);
                (0..n).map(|_| random.random_range(1..=7)).collect()
            };
            (0..300).map(&mut list).collect()
        })
        .beyond("for worst inputs, the strategy in words, and lists played on with the least number always in front")
        // Bob always brings the least number to the front.
        .known("equal-numbers", || (vec![vec![MOST; N]; 2], vec![false; 2]))
        .attacks("a list read to its end without an answer, in the longest numbers")
        // Alice brings the last number to the front in the first list. In the second one Bob does what she would.
        .known("the-least-number-is-last", || {
            let list = |first: u32| [vec![first], numbers_above_half(N - 2), vec![MOST / 2 - 1]].concat();
            (vec![list(MOST / 2), list(MOST / 2 - 1)], vec![true, false])
        })
        .attacks("an answer that hangs on the last number, once by a difference of 1, once by none")
        .worst("most-lists", by_same_idea(least_in_front), || {
            let mut random = seeded(3);
            let mut list = |_| (0..2 * N / T).map(|_| random.random_range(1..=20)).collect();
            (0..T).map(&mut list).collect()
        })
        .attacks("as many lists as there can be, for a program with a table of 10⁵ numbers for each")
        .wrong("a-tie-for-alice", |list| list[1..].iter().any(|other| *other <= list[0]), "equal-numbers")
        .says("Takes a tie for won; what Alice puts back is then less than what she brings to the front.")
        .smallest("1\n2\n1 1\n")
        .wrong("the-greatest", |list| list[1..].iter().all(|other| *other < list[0]), "neither-least-nor-greatest")
        .says("Asks for a first number that is greater than all others; greater than one of them is enough.")
        .smallest("1\n3\n2 1 2\n")
        .wrong("the-second-number", |list| list[0] > list[1], "the-least-is-last")
        .says("Compares with the second number alone; any other number can come to the front.")
        .smallest("1\n3\n2 2 1\n")
        .wrong("the-sum", |list| list.iter().map(|&number| u64::from(number)).sum::<u64>() % 2 == 1, "an-even-sum")
        .says("Counts moves up to a sum of 0; the game ends as soon as a 0 is in front.")
        .main()
}

/// The largest number of lists, of numbers in one, and the largest number.
const T: usize = 20_000;
const N: usize = 100_000;
const MOST: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves)
        .board(|list| board::row(list))
        .label(|before, after| {
            let mut places = 1..before.len();
            let changed = places.clone().find(|&place| before[place] != after[place]);
            // A number that is equal to the lowered one does not change where it stood.
            let place = changed.or_else(|| places.find(|&place| before[place] == after[0]));
            format!("cell {} to the front", place.expect("two numbers change places") + 1)
        })
        .alike(|list| [vec![list[0]], sorted(&list[1..])].concat());
    move |list| play.value(list)
}

/// Lower the first number, and let it change places with another one.
fn moves(list: &Vec<u32>) -> Vec<Vec<u32>> {
    let Some(lowered) = list[0].checked_sub(1) else { return vec![] };
    let exchange = |place: usize| {
        let mut next = list.clone();
        (next[0], next[place]) = (next[place], lowered);
        next
    };
    (1..list.len()).map(exchange).unique().collect()
}

/// So many random numbers from the upper half.
fn numbers_above_half(count: usize) -> Vec<u32> {
    let mut random = seeded(2);
    (0..count).map(|_| random.random_range(MOST / 2..=MOST)).collect()
}

/// Plays on; each player brings the least of the other numbers to the front. So does whoever wins, and for lists of
/// this size no other way is known.
fn least_in_front(list: &Vec<u32>) -> bool {
    let (mut front, mut is_alice) = (list[0], true);
    let mut others: BinaryHeap<Reverse<u32>> = list[1..].iter().copied().map(Reverse).collect();
    while let Some(lowered) = front.checked_sub(1) {
        Reverse(front) = others.pop().expect("there is another number");
        others.push(Reverse(lowered));
        is_alice = !is_alice;
    }
    !is_alice
}
