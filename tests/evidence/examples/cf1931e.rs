//! One writes numbers backwards, the other joins them, by play.

use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let list = row([list("n", int("a number", 1..=GREATEST))]);
    let lists = Format::tests("t", 1..=T, format::all([row([len("n", 1..=N), int("m", 0..=MOST_DIGITS)]), list]));
    let lists = lists.sum("the sum of n", "n", N);
    Problem::tests("cf1931e", Limits::known(2000, 256), lists, || by_play, ["Sasha", "Anna"])
        .all([("n", 2), ("m", 4), ("a number", 20)])
        .small("random-lists-of-2-to-4-numbers", || random_lists(1, 250, 2..=4))
        .small("random-lists-of-5-numbers", || random_lists(2, 10, 5..=5))
        .beyond("for worst inputs, equal tails that are shared, and for every length how many tails have it")
        .known("longest-tails", || {
            // Of 100 000 tails each takes or hides the half.
            let half = N / 2;
            let left = 10 * half - 9 * half / 2;
            ([left - 1, left].map(|m| (m, vec![GREATEST; half])).into(), vec![true, false])
        })
        .attacks("numbers of ten digits, with as many zeros as there can be")
        .known("pairs-of-tails", || {
            let lists = [0, 1].map(|less| {
                let (digits, list) = pairs(N / 2, 3 + less);
                (digits - less as usize, list)
            });
            (lists.into(), vec![false, true])
        })
        .attacks("a sort of tails that cannot be predicted, and an answer that hangs on one digit")
        .known("no-zeros", || (vec![(9 * N - 1, vec![999_999_999; N])], vec![true]))
        .attacks("as many digits as can be kept, and turns that change nothing")
        .worst("most-lists", by_same_idea(by_lengths), || {
            let mut random = seeded(5);
            let mut list = |_| {
                let list = (0..N / T).map(|_| random_number(10, &mut random)).collect_vec();
                (digits_left(&list) - random.random_range(0..=1), list)
            };
            (0..T).map(&mut list).collect()
        })
        .attacks("work for each list that grows with the largest one")
        .wrong("at-least-m-digits", |(m, list)| digits_left(list) >= *m, "one-digit-more")
        .says("Lets Sasha win with m digits; 10ᵐ has m + 1.")
        .smallest("1\n1 1\n1\n")
        .wrong("in-the-order-of-the-list", |(m, list)| with_tails(list, |_| {}) > *m, "the-longest-first")
        .says("Takes the tails in the order of the list; the longest is taken first.")
        .wrong(
            "the-shortest-first",
            |(m, list)| with_tails(list, |tails| tails.sort_unstable()) > *m,
            "the-longest-first",
        )
        .says("Sorts the tails in ascending order; the longest is taken first.")
        .wrong("all-tails", |(m, list)| digits(list) - tails(list).iter().sum::<usize>() > *m, "half-of-the-tails")
        .says("Lets Anna take all tails; Sasha hides every second one.")
        .wrong(
            "sasha-first",
            |(m, list)| digits(list) - tails(list).into_iter().sorted().rev().skip(1).step_by(2).sum::<usize>() > *m,
            "the-longest-first",
        )
        .says("Lets Sasha hide a tail first; Anna moves first, even if there is only one number.")
        .wrong("all-zeros", all_zeros, "zeros-inside")
        .says("Counts all zeros of a number; only those at its end are lost.")
        .unplayed([("sample-1", "lists of 8 and 10 numbers; seven-of-the-sample has the other ones")])
        .main()
}

/// The largest number of lists, of numbers in all, the largest number, and the largest m.
const T: usize = 10_000;
const N: usize = 200_000;
const GREATEST: u32 = 1_000_000_000;
const MOST_DIGITS: usize = 2_000_000;

/// m, and the numbers.
type Case = (usize, Vec<u32>);

/// The numbers as they are written, and whether Sasha is to move.
type Position = (Vec<String>, bool);

/// Whether Sasha wins.
fn by_play(&(m, ref numbers): &Case) -> bool {
    let mut play = Play::new(moves, |(numbers, _), wins: &[bool]| match &numbers[..] {
        // It is over after Anna's move. Whether Sasha, who would be next, has won depends on the last number.
        [last] if wins.is_empty() => last.len() > m,
        _ => wins.contains(&false),
    })
    .board(|(numbers, _)| board::row(numbers))
    .label(|(before, _), (after, _)| {
        let [gone, new] = [board::gone(before, after), board::gone(after, before)];
        match (&gone[..], &new[..]) {
            ([one, other], [joined]) if *joined == format!("{other}{one}") => format!("join {other} and {one}"),
            ([one, other], _) => format!("join {one} and {other}"),
            ([number], [turned]) => format!("turn {number} → {turned}"),
            _ => "turn a number that stays the same".to_owned(),
        }
    })
    .mover(|(_, is_sasha)| if *is_sasha { "Sasha" } else { "Anna" })
    .alike(|(numbers, is_sasha)| (sorted(numbers), *is_sasha));
    !play.value(&(numbers.iter().map(u32::to_string).collect(), false))
}

fn moves((numbers, is_sasha): &Position) -> Vec<Position> {
    let lists = if *is_sasha { joined(numbers) } else { in_one(numbers, |number| vec![turned(number)]) };
    lists.into_iter().unique().map(|list| (list, !is_sasha)).collect()
}

/// A number written backwards, without zeros at its front.
fn turned(number: &String) -> String {
    let backwards: String = number.chars().rev().collect();
    backwards.trim_start_matches('0').to_owned()
}

/// Two numbers out of the list, and back as one, written one behind the other.
fn joined(numbers: &[String]) -> Vec<Vec<String>> {
    let join = |pair: Vec<usize>| {
        let kept = (0..numbers.len()).filter(|index| !pair.contains(index)).map(|index| numbers[index].clone());
        kept.chain([format!("{}{}", numbers[pair[0]], numbers[pair[1]])]).collect()
    };
    (0..numbers.len()).permutations(2).map(join).collect()
}

/// How many zeros stand at the end of each number.
fn tails(numbers: &[u32]) -> Vec<usize> {
    numbers.iter().map(|number| (1..10).take_while(|&zeros| number % 10_u32.pow(zeros) == 0).count()).collect()
}

fn digits(numbers: &[u32]) -> usize {
    numbers.iter().map(|number| number.to_string().len()).sum()
}

/// How many digits are left if the tails are taken in turn in this order.
fn with_tails(numbers: &[u32], order: fn(&mut [usize])) -> usize {
    let mut tails = tails(numbers);
    order(&mut tails);
    digits(numbers) - tails.iter().step_by(2).sum::<usize>()
}

fn digits_left(numbers: &[u32]) -> usize {
    with_tails(numbers, |tails| tails.sort_unstable_by(|one, other| other.cmp(one)))
}

/// Of the tails of at least so many zeros, Anna takes one more than Sasha hides, or as many. This is the proof of the
/// claim in numbers; nothing else is known of long lists.
fn by_lengths((m, numbers): &Case) -> bool {
    let tails = tails(numbers);
    let taken = (1..10).map(|zeros| tails.iter().filter(|&&tail| tail >= zeros).count().div_ceil(2));
    digits(numbers) - taken.sum::<usize>() > *m
}

fn all_zeros((m, numbers): &Case) -> bool {
    let zeros = numbers.iter().map(|number| number.to_string().matches('0').count()).sorted().rev();
    digits(numbers) - zeros.step_by(2).sum::<usize>() > *m
}

/// A number of at most so many digits, with a tail of any length.
fn random_number(most: u32, random: &mut Pcg64) -> u32 {
    let tail = random.random_range(0..most);
    let others = random.random_range(0..most - tail);
    let number = 10_u32.pow(others) + if others > 0 { random.random_range(0..10_u32.pow(others)) } else { 0 };
    (number * 10_u32.pow(tail)).min(GREATEST)
}

fn random_lists(seed: u64, count: usize, lengths: std::ops::RangeInclusive<usize>) -> Vec<Case> {
    let mut random = seeded(seed);
    let mut list = |_| {
        let n = random.random_range(lengths.clone());
        let list = (0..n).map(|_| random_number(4, &mut random)).collect_vec();
        // From what is left if all tails are lost to all digits.
        let all = digits(&list);
        (random.random_range(all - tails(&list).iter().sum::<usize>() - 1..=all), list)
    };
    (0..count).map(&mut list).collect()
}

/// So many numbers whose tails come in pairs, in any order; and the digits that are left if Anna takes one of each
/// pair.
fn pairs(n: usize, seed: u64) -> (usize, Vec<u32>) {
    let mut random = seeded(seed);
    let (mut digits, mut list) = (0, vec![]);
    for _ in 0..n / 2 {
        let tail = random.random_range(0..9);
        for _ in 0..2 {
            let number = random.random_range(1..10) * 10_u32.pow(tail);
            list.push(number);
            digits += tail as usize + 1;
        }
        digits -= tail as usize;
    }
    list.shuffle(&mut random);
    (digits, list)
}
