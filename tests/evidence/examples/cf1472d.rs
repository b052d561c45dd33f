//! Even numbers for one player, odd ones for the other, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let lists = Format::tests("t", 1..=T, counted("n", 1..=N, int("a number", 1..=MOST)));
    let lists = lists.sum("the sum of n", "n", N);
    let said = |lead: &i64| ["Bob", "Tie", "Alice"][(lead.signum() + 1) as usize].to_owned();
    Problem::tests("cf1472d", Limits::known(2000, 256), lists, || by_play, said)
        .all([("n", 4), ("a number", 5)])
        .small("random-lists-of-5-to-9-numbers", || {
            let mut random = seeded(1);
            let mut list = |index: usize| {
                let (n, most) = (random.random_range(5..=9), [4, 9, 20, MOST][index % 4]);
                (0..n).map(|_| random.random_range(1..=most)).collect()
            };
            (0..250).map(&mut list).collect()
        })
        .beyond("for worst inputs, numbers of one parity, and play with the counts of two different numbers")
        .known("even-numbers-alone", || (vec![vec![MOST; N]], vec![MOST * N as i64 / 2]))
        .attacks("sums of 10¹⁴, and a sort of equal numbers")
        .known("odd-numbers-alone", || (vec![(0..N as i64).map(|i| MOST - 1 - 2 * (i * 7 % 9973)).collect()], vec![-1]))
        .attacks("the largest sum for Bob, in numbers that repeat")
        .worst("two-different-numbers", by_algorithm(by_two_counts), || two_numbers(500))
        .attacks("every outcome, with hundreds of numbers each")
        .worst("most-games", by_algorithm(by_two_counts), || two_numbers(N / T))
        .attacks("as many games as there can be")
        .worst("random", by_same_idea(largest_first), || {
            let mut random = seeded(3);
            vec![(0..N).map(|_| random.random_range(MOST / 2..=MOST)).collect()]
        })
        .attacks("the sort, and parities that cannot be predicted")
        .wrong("ones-own-numbers-first", own_first, "sample-1")
        .says("Lets each player take his own largest number; the largest of the other one may be worth more.")
        .wrong("all-of-them", |list| list.iter().map(|&v| signed(v)).sum(), "all")
        .says("Compares the sums of all even and of all odd numbers; each player takes some of the other one's away.")
        .wrong("numbers-of-either-parity", |list| in_order(list, true, |v, first| if first { v } else { -v }), "all")
        .says("Counts every number for the player who takes it; only those of his own parity count.")
        .wrong("the-smallest-first", |list| in_order(list, false, points), "all")
        .says("Sorts the numbers in ascending order; the largest one is taken first.")
        .wrong("scores-of-32-bits", in_32_bits, "beyond-32-bits")
        .says("Keeps each player's score in 32 bits; it reaches 10¹⁴.")
        .wrong("sums-of-32-bits", |list| i64::from(in_order(list, true, points) as i32), "beyond-32-bits")
        .says("Keeps the difference of the scores in 32 bits; it reaches 10¹⁴.")
        .main()
}

/// The largest number of games, of numbers in all, and the largest number.
const T: usize = 10_000;
const N: usize = 200_000;
const MOST: i64 = 1_000_000_000;

/// The numbers that are left, Alice's score less Bob's, and whether she is to move.
type Position = (Vec<i64>, i64, bool);

/// Take a number: Alice gets points for an even one, Bob for an odd one.
fn by_play(numbers: &Vec<i64>) -> i64 {
    let moves = |(left, lead, is_alice): &Position| {
        let taken = left.iter().unique().map(|&number| {
            let lead = match (is_alice, number % 2 == 0) {
                (true, true) => lead + number,
                (false, false) => lead - number,
                _ => *lead,
            };
            (board::gone(left, &[number]), lead, !is_alice)
        });
        taken.collect()
    };
    let outcome = |(_, lead, is_alice): &Position, leads: &[i64]| {
        let best = if *is_alice { leads.iter().max() } else { leads.iter().min() };
        *best.unwrap_or(lead)
    };
    let mut play = Play::new(moves, outcome)
        .board(|(left, lead, _)| board::row(left).and(board::numbers([("Alice's score less Bob's", lead)])))
        .label(|(before, ..), (after, ..)| format!("take {}", board::gone(before, after)[0]))
        .mover(|&(.., is_alice)| if is_alice { "Alice" } else { "Bob" })
        .worded(|&lead| led(lead, ["Alice", "Bob"]))
        .alike(|(left, lead, is_alice)| (sorted(left), *lead, *is_alice));
    play.value(&(numbers.clone(), 0, true))
}

/// As many games as there can be with so many numbers, two different ones in each.
fn two_numbers(n: usize) -> Vec<Vec<i64>> {
    let mut random = seeded(2);
    let mut game = |index: usize| {
        let most = [2, 5, MOST][index % 3];
        let kinds = [(); 2].map(|()| random.random_range(1..=most));
        (0..n).map(|_| kinds[random.random_range(0..2)]).collect()
    };
    (0..N / n).map(&mut game).collect()
}

/// By play with how many are left of each of two numbers.
fn by_two_counts(numbers: &Vec<i64>) -> i64 {
    let counts = numbers.iter().copied().counts().into_iter().sorted().collect_vec();
    let (one, other) = match counts[..] {
        [one] => (one, (0, 0)),
        [one, other] => (one, other),
        _ => return by_play(numbers),
    };
    // Who is to move follows from how many are left.
    let mut leads = vec![vec![0; other.1 + 1]; one.1 + 1];
    for (x, y) in (0..=one.1).cartesian_product(0..=other.1).skip(1) {
        let is_alice = (numbers.len() - x - y) % 2 == 0;
        let of_one = (x > 0).then(|| points(one.0, is_alice) + leads[x - 1][y]);
        let of_other = (y > 0).then(|| points(other.0, is_alice) + leads[x][y - 1]);
        let both = of_one.into_iter().chain(of_other);
        leads[x][y] = if is_alice { both.max() } else { both.min() }.expect("a number is left");
    }
    leads[one.1][other.1]
}

/// What a number adds to Alice's score less Bob's.
fn points(number: i64, is_alice: bool) -> i64 {
    if (number % 2 == 0) == is_alice { signed(number) } else { 0 }
}

fn signed(number: i64) -> i64 {
    if number % 2 == 0 { number } else { -number }
}

/// The published solution, on the idea of the program. No other way is known that decides so many different numbers.
fn largest_first(numbers: &Vec<i64>) -> i64 {
    in_order(numbers, true, points)
}

/// The difference of the two scores, each in 32 bits.
fn in_32_bits(numbers: &Vec<i64>) -> i64 {
    let of_alice = in_order(numbers, true, |v, is_alice| if is_alice { points(v, true) } else { 0 });
    let of_bob = in_order(numbers, true, |v, is_alice| if is_alice { 0 } else { points(v, false) });
    i64::from(of_alice as i32) + i64::from(of_bob as i32)
}

fn in_order(numbers: &[i64], falls: bool, points: fn(i64, bool) -> i64) -> i64 {
    let order = |one: &i64, other: &i64| if falls { other.cmp(one) } else { one.cmp(other) };
    let taken = numbers.iter().copied().sorted_by(order).enumerate();
    taken.map(|(turn, number)| points(number, turn % 2 == 0)).sum()
}

/// Each player takes the largest number of his own parity, or the largest of all if there is none.
fn own_first(numbers: &Vec<i64>) -> i64 {
    let mut left = numbers.iter().copied().sorted().collect_vec();
    let turn = |is_alice: bool| {
        let own = left.iter().rposition(|&number| (number % 2 == 0) == is_alice);
        points(left.remove(own.unwrap_or(left.len() - 1)), is_alice)
    };
    [true, false].into_iter().cycle().take(numbers.len()).map(turn).sum()
}
