//! Logs that are gnawed into equal parts, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let form = row([int("n", 1..=MOST), int("m", 1..=MOST), int("k", 1..=MOST)]);
    Problem::one("cf78c", Limits::known(1000, 256), form, || by_play, ["Timur", "Marsel"])
        .small(SMALL, || {
            let logs = (1..=24).flat_map(|m| (1..=24 / m).map(move |n| (n, m)));
            logs.flat_map(|(n, m)| (1..=m + 1).map(move |k| (n, m, k))).collect()
        })
        .small("one-log-of-25-to-60-metres", || {
            (25..=60).flat_map(|m| [4, m / 4, m / 3, m / 2, m].map(|k| (1, m, k))).collect()
        })
        // A prime number of metres has parts of 1 metre alone, which nobody can gnaw.
        .known("a-prime", || ((MOST - 1, PRIME, 1), true))
        .attacks("trial division up to the root")
        .known("a-prime-in-longer-parts", || ((MOST - 1, PRIME, 2), false))
        .attacks("no move at all")
        .known("the-square-of-a-prime", || ((1, 31_607 * 31_607, 31_607), true))
        .attacks("the root itself is the only divisor")
        .known("the-square-of-a-prime-and-one-more", || ((1, 31_607 * 31_607, 31_608), false))
        .attacks("a least length that is just too large")
        .known("half-of-the-largest", || ((MOST - 1, MOST, MOST / 2), true))
        .attacks("two parts alone")
        .known("as-many-logs-as-there-can-be", || ((MOST, MOST, 1), false))
        .attacks("pairs alone")
        .wrong("half-is-enough", |&(n, m, k)| n % 2 == 1 && k <= m / 2, "an-odd-length")
        .says("Asks for k ≤ m / 2; the parts have to be equal and whole, so the length has to divide m.")
        .smallest("1 5 2\n")
        .wrong("odd-logs-alone", |&(n, ..)| n % 2 == 1, "one-metre")
        .says("Looks at the number of logs alone; perhaps none of them can be gnawed.")
        .smallest("1 1 1\n")
        .wrong(
            "divisors-up-to-the-root",
            |&(n, m, k)| n % 2 == 1 && (1..).take_while(|d| d * d <= m).any(|d| d < m && d >= k && m % d == 0),
            "a-long-part",
        )
        .says("Tries lengths up to the root of m alone; the greatest divisor below m is mostly longer.")
        .smallest("1 6 3\n")
        .wrong("not-into-metres", |&(n, m, k)| n % 2 == 1 && can_split(m, k.max(2)), "a-prime-length")
        .says("Tries lengths from 2 on; parts of 1 metre are allowed where k = 1.")
        .smallest("1 2 1\n")
        .wrong("one-metre-too", |&(n, m, k)| n % 2 == 1 && (k == 1 || can_split(m, k)), "one-metre")
        .says("Takes k = 1 for enough; a log of 1 metre has no two parts.")
        .smallest("1 1 1\n")
        .wrong("longer-than-k", |&(n, m, k)| n % 2 == 1 && can_split(m, k + 1), "half-of-a-log")
        .says("Asks for parts of more than k metres; exactly k is allowed.")
        .smallest("1 2 1\n")
        .wrong("one-log-after-the-other", |&(n, m, k)| can_split(m, k) && (n * steps(m, k)) % 2 == 1, SMALL)
        .says("Gnaws each log as often as can be, and counts the moves; a good first cut leaves no further one.")
        .main()
}

const SMALL: &str = "logs-of-up-to-24-metres-in-all";

/// The largest number, and a prime below it.
const MOST: u64 = 1_000_000_000;
const PRIME: u64 = 999_999_937;

/// The number of logs, their length, and the least length of a part.
type Game = (u64, u64, u64);

fn by_play(&(n, m, k): &Game) -> bool {
    let moves = |logs: &Vec<u64>| {
        let cut = |index: usize, parts: u64| {
            let (before, log, after) = (&logs[..index], logs[index], &logs[index + 1..]);
            [before, &vec![log / parts; parts as usize], after].concat()
        };
        let equal = |index: usize| (2..=logs[index]).filter(move |&parts| logs[index] % parts == 0);
        let long = |index: usize, parts: u64| logs[index] / parts >= k;
        let cuts = (0..logs.len()).flat_map(|index| equal(index).map(move |parts| (index, parts)));
        cuts.filter(|&(index, parts)| long(index, parts)).map(|(index, parts)| cut(index, parts)).collect()
    };
    let mut play = Play::normal(moves)
        .board(|logs| board::heaps(logs.iter().copied()))
        .label(|before, after| {
            let index = (0..before.len()).find(|&index| before[index] != after[index]).expect("a log is gnawed");
            format!("log {}: {} → {} times {}", index + 1, before[index], before[index] / after[index], after[index])
        })
        .alike(|logs| sorted(logs));
    play.value(&vec![m; n as usize])
}

fn divisors(m: u64) -> Vec<u64> {
    let small = (1..).take_while(|divisor| divisor * divisor <= m).filter(|divisor| m % divisor == 0);
    small.flat_map(|divisor| [divisor, m / divisor]).sorted().dedup().collect()
}

fn can_split(m: u64, k: u64) -> bool {
    divisors(m).into_iter().any(|length| (k..m).contains(&length))
}

/// How often a log can be gnawed if each time it is into as few parts as can be.
fn steps(m: u64, k: u64) -> u64 {
    match divisors(m).into_iter().find(|&parts| parts > 1 && m / parts >= k) {
        Some(parts) => 1 + parts * steps(m / parts, k),
        None => 0,
    }
}
