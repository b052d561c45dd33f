//! Taking numbers in turn for an even sum, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = Format::tests("t", 1..=T, counted("n", 1..=N, int("a number", -MOST..=MOST)));
    Problem::tests("cf1738c", Limits::known(2000, 512), numbers, || by_play, ["Alice", "Bob"])
        .small("one-list-for-each-two-counts-up-to-12-in-all", || {
            let counts = (0..=12).cartesian_product(0..=12).filter(|(odd, even)| (1..=12).contains(&(odd + even)));
            counts.map(|(odd, even)| list_of(odd, even, [-1, 0])).collect()
        })
        .small("random-lists-of-up-to-9-numbers-from-minus-4-to-4", || random_lists(4))
        .small("random-lists-of-up-to-9-large-numbers", || random_lists(MOST))
        // Nobody has a choice: Alice takes the first, the third, the fifth ...
        .known("equal-odd-numbers", || {
            let lists = (1..=N).map(|n| vec![if n % 3 == 0 { -MOST + 1 } else { MOST - 1 }; n]).collect();
            (lists, (1..=N).map(|n| n.div_ceil(2) % 2 == 0).collect())
        })
        .attacks("odd numbers alone, every third time negative ones")
        .worst("all-counts-in-100-numbers", by_algorithm(by_counts), || {
            (1..=T).map(|odd| list_of(odd, N - odd, [1 - MOST, -MOST])).collect()
        })
        .attacks("every number of odd ones, all of them below 0")
        .worst("all-counts-in-99-numbers", by_algorithm(by_counts), || {
            (0..T).map(|odd| list_of(odd, N - 1 - odd, [MOST - 1, MOST])).collect()
        })
        .attacks("the other parity of the even ones; sums beyond 32 bits")
        .wrong(
            "remainder-one-alone",
            |list| claim(list, |odd, even| matches!(odd, 0 | 3) || odd == 1 && even, |a| a % 2 == 1),
            "negative-odd-numbers",
        )
        .says("Asks whether the remainder is 1; that of a negative odd number is -1.")
        .wrong(
            "odd-ones-in-turn",
            |list| list.iter().filter(|&a| a % 2 != 0).count().div_ceil(2) % 2 == 0,
            "one-odd-and-one-even",
        )
        .says("Lets the players take all odd numbers in turn, Alice first.")
        .wrong(
            "the-even-ones-do-not-matter",
            |list| claim(list, |odd, _| matches!(odd, 0 | 3), is_odd),
            "one-odd-and-one-even",
        )
        .says("Forgets that with an odd number of even ones Alice can make Bob take the odd one too many.")
        .wrong("the-sum-of-all", |list| list.iter().sum::<i32>() % 2 == 0, "sample-1")
        .says("Looks at the sum of all numbers; Alice's own counts.")
        .main()
}

/// The largest number of tests and of numbers, and the largest number.
const T: usize = 100;
const N: usize = 100;
const MOST: i32 = 1_000_000_000;

/// The numbers that are left, Alice's sum, and whether she is to move.
type Position = (Vec<i32>, i64, bool);

/// Take a number. In the end Alice has won if her sum is even.
fn by_play(numbers: &Vec<i32>) -> bool {
    let moves = |(left, sum, is_alice): &Position| {
        let taken = (0..left.len()).map(|index| {
            let mut rest = left.clone();
            let number = i64::from(rest.remove(index));
            (rest, if *is_alice { sum + number } else { *sum }, !is_alice)
        });
        taken.collect()
    };
    let wins = |(left, sum, is_alice): &Position, wins: &[bool]| match left[..] {
        [] => (sum % 2 == 0) == *is_alice,
        _ => wins.contains(&false),
    };
    let mut play = Play::new(moves, wins)
        .alike(|(left, sum, is_alice)| (sorted(left), *sum, *is_alice))
        .board(|(left, sum, _)| board::row(left).and(board::numbers([("Alice's sum", sum)])))
        .label(|(before, ..), (after, ..)| format!("take {}", board::gone(before, after)[0]))
        .mover(|&(.., is_alice)| if is_alice { "Alice" } else { "Bob" });
    play.value(&(numbers.clone(), 0, true))
}

/// So many odd and even numbers, the first two of which are these.
fn list_of(odd: usize, even: usize, first: [i32; 2]) -> Vec<i32> {
    let [odd, even] = [(odd, first[0]), (even, first[1])].map(|(count, first)| vec![first; count]);
    odd.into_iter().interleave(even).collect()
}

fn random_lists(most: i32) -> Vec<Vec<i32>> {
    let mut random = seeded(most as u64);
    let mut list = |_| (0..random.random_range(1..=9)).map(|_| random.random_range(-most..=most)).collect();
    (0..250).map(&mut list).collect()
}

/// Who wins with so many odd and even numbers left: by the parity of Alice's sum, and by whether Alice is to move.
type Outcomes = Vec<Vec<[[bool; 2]; 2]>>;

/// Whether Alice wins, by the counts of odd and of even numbers, all of them one after the other.
fn by_counts(numbers: &Vec<i32>) -> bool {
    static ALICE_WINS: LazyLock<Outcomes> = LazyLock::new(|| {
        let mut wins: Outcomes = vec![vec![[[true; 2], [false; 2]]; N + 1]; N + 1];
        for (odd, even) in (0..=N).cartesian_product(0..=N).skip(1) {
            for (parity, alice) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let takes_odd = (odd > 0).then(|| wins[odd - 1][even][(parity + alice) % 2][1 - alice]);
                let takes_even = (even > 0).then(|| wins[odd][even - 1][parity][1 - alice]);
                let mut options = takes_odd.into_iter().chain(takes_even);
                wins[odd][even][parity][alice] = options.contains(&(alice == 1)) == (alice == 1);
            }
        }
        wins
    });
    let odd = numbers.iter().filter(|number| is_odd(number)).count();
    ALICE_WINS[odd][numbers.len() - odd][0][1]
}

fn is_odd(number: &i32) -> bool {
    number.rem_euclid(2) == 1
}

/// A rule of the remainder modulo 4 of the odd numbers, and of whether the even ones are odd in number.
fn claim(list: &[i32], wins: impl Fn(usize, bool) -> bool, is_odd: impl Fn(&i32) -> bool) -> bool {
    let odd = list.iter().filter(|number| is_odd(number)).count();
    wins(odd % 4, (list.len() - odd) % 2 == 1)
}
