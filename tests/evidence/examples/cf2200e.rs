//! Numbers that are split into factors until they are sorted, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let rows = Format::tests("t", 1..=T, counted("n", 1..=N, int("a number", 1..=LARGEST)));
    let rows = rows.sum("the sum of n", "n", N);
    Problem::tests("cf2200e", Limits::known(3000, 256), rows, oracle, ["Alice", "Bob"])
        .all([("n", 3), ("a number", 12)])
        .small("random-rows-of-2-to-5-numbers", random_rows)
        .beyond("for worst inputs, strategies proved in a comment, and all numbers split into primes")
        .known("sorted", || (vec![(0..N as u32).map(|place| place * 10 + 10).collect()], vec![false]))
        .attacks("a game that is over at once, found only at the last number")
        // In the end all numbers are 2, whatever is done.
        .known("falling-powers-of-two", || {
            (vec![(0..N).map(|place| 1 << (19 - place * 19 / N)).collect()], vec![false])
        })
        .attacks("as many prime factors as there can be in each number, all of them equal")
        // The 2 at the end is never split, and the numbers before it always are powers of 3, greater than it.
        .known("two-behind-powers-of-three", || (vec![[vec![531_441; N - 1], vec![2]].concat()], vec![true]))
        .attacks("a fall of the primes between the last two numbers")
        // Alice makes 3 · 2¹⁶, 2 of the last number. A multiple of 3 stands before this 2 for ever.
        .known("two-primes-at-the-end", || (vec![[vec![524_288; N - 1], vec![393_216]].concat()], vec![true]))
        .attacks("two primes in the last number alone")
        .known("squares-of-a-large-prime-before-it", || {
            (vec![[vec![994_009; N / 2], vec![997; N / 2]].concat()], vec![false])
        })
        .attacks("the largest square of a prime, with trial division up to its root")
        .worst("most-games", by_same_idea(by_all_primes), || {
            let mut random = seeded(2);
            let powers = powers_of_primes();
            let mut row = |_| {
                let mut row = (0..N / T).map(|_| powers[random.random_range(0..powers.len())]).collect_vec();
                row.sort_unstable();
                row.iter_mut().for_each(|(prime, power)| *power = (*prime).pow(random.random_range(1..=*power)));
                row.into_iter().map(|(_, number)| number).collect()
            };
            (0..T).map(&mut row).collect()
        })
        .attacks("a table of primes for each game")
        .worst("random-primes-in-order-and-one-number", by_same_idea(by_all_primes), || {
            let mut random = seeded(3);
            let primes = powers_of_primes().into_iter().map(|(prime, _)| prime).collect_vec();
            let mut row = (0..N).map(|_| primes[random.random_range(0..primes.len())]).sorted().collect_vec();
            row[N / 2] = row[N / 2 - 1] / 2;
            vec![row]
        })
        .attacks("a table of primes read in no order")
        .wrong("unless-sorted", |row| !row.is_sorted(), "sample-1")
        .says("Lets Alice win every row that is not sorted; if the primes never fall, it is sorted in the end.")
        .wrong("splits-a-sorted-row", |row| by_primes(row, have_two), "sample-1")
        .says("Lets Alice split a number of a sorted row; it is over before the first move.")
        .wrong("from-the-smallest-prime-on", |row| !row.is_sorted() && !split(row).is_sorted(), "sample-1")
        .says("Splits each number from its smallest prime on; Alice may put the parts in the other order.")
        .wrong(
            "without-ones",
            |row| !row.is_sorted() && by_primes(&row.iter().copied().filter(|&a| a > 1).collect(), have_two),
            "all",
        )
        .says("Leaves out the ones; a 1 behind a greater number stays there.")
        .wrong(
            "any-number-that-can-be-split",
            |row| !row.is_sorted() && by_primes(row, |primes| primes.len() > 1),
            "all",
        )
        .says("Lets Alice win with any number that can be split; one with two different primes is needed.")
        .main()
}

/// The largest number of games, of numbers in all, and the largest number.
const T: usize = 10_000;
const N: usize = 100_000;
const LARGEST: u32 = 1_000_000;

/// The row, and whether Alice is to move.
type Position = (Vec<u32>, bool);

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let wins = |(row, is_alice): &Position, wins: &[bool]| match wins {
        [] => row.is_sorted() != *is_alice,
        _ => wins.contains(&false),
    };
    let mut play = Play::new(moves, wins)
        .board(|(row, _)| board::row(row))
        .label(|(before, _), (after, _)| {
            let place = before.iter().zip(after).take_while(|(before, after)| before == after).count();
            let split = format!("{} → {} and {}", before[place], after[place], after[place + 1]);
            // Which one of several.
            let is_only = before.iter().filter(|&number| *number == before[place]).count() == 1;
            if is_only { split } else { format!("cell {}: {split}", place + 1) }
        })
        .mover(|&(_, is_alice)| if is_alice { "Alice" } else { "Bob" });
    move |row| play.value(&(row.clone(), true))
}

/// Replace a number by two factors above 1, unless the row is sorted.
fn moves((row, is_alice): &Position) -> Vec<Position> {
    let splits = (0..row.len()).flat_map(|place| {
        let number = row[place];
        let factors = (2..number).filter(move |&factor| number.is_multiple_of(factor));
        factors.map(move |factor| [&row[..place], &[factor, number / factor], &row[place + 1..]].concat())
    });
    if row.is_sorted() { vec![] } else { splits.map(|row| (row, !is_alice)).collect() }
}

/// Half of the rows have powers of primes alone.
fn random_rows() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let powers = [1, 2, 3, 4, 5, 8, 9, 16, 25, 27];
    let mut number = |index: usize| match index % 2 {
        0 => powers[random.random_range(0..powers.len())],
        _ => random.random_range(1..=60),
    };
    let mut row = |index: usize| (0..2 + index % 4).map(|_| number(index / 4)).collect();
    (0..320).map(&mut row).collect()
}

/// The primes up to the largest number, each with the greatest exponent of a power that is not greater.
fn powers_of_primes() -> Vec<(u32, u32)> {
    (2..=LARGEST).filter(|&number| primes(number).len() == 1).map(|prime| (prime, LARGEST.ilog(prime))).collect()
}

/// The primes of a number in ascending order, each as often as it divides the number.
fn primes(number: u32) -> Vec<u32> {
    let (mut primes, mut rest, mut divisor) = (vec![], number, 2);
    while divisor * divisor <= rest {
        if rest % divisor == 0 {
            primes.push(divisor);
            rest /= divisor;
        } else {
            divisor += 1;
        }
    }
    primes.extend((rest > 1).then_some(rest));
    primes
}

/// All numbers split into primes, each from the smallest on.
fn split(row: &[u32]) -> Vec<u32> {
    row.iter().flat_map(|&number| if number == 1 { vec![1] } else { primes(number) }).collect()
}

/// The law by trial division. Nothing else is known to decide rows that cannot be played out.
fn by_all_primes(row: &Vec<u32>) -> bool {
    !row.is_sorted() && by_primes(row, have_two)
}

/// Whether some number has primes with which Alice wins, or the numbers are not sorted when all are split.
fn by_primes(row: &Vec<u32>, wins: fn(&[u32]) -> bool) -> bool {
    row.iter().any(|&number| wins(&primes(number))) || !split(row).is_sorted()
}

/// Whether two of the primes differ.
fn have_two(primes: &[u32]) -> bool {
    primes.first() != primes.last()
}
