//! L to R stones from a heap, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("abc297g", Limits::known(2000, 1024), oracle, small)
        .played("one heap of up to 24 under all limits up to 6, and 900 games of 2 or 3 heaps of up to 12")
        .beyond("for worst inputs, heaps in pairs, and the values of all heaps, one after the other")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-period-R-plus-1", period_without_least, "one-heap").says("Takes the period of Bash's rule."),
            wrong("remainders-without-division", remainders, "several-heaps")
                .says("Forgets that L numbers of stones have the same value."),
            wrong("quotients-modulo-a-quotient", quotients, "one-heap")
                .says("Counts heaps and moves in units of L stones."),
            wrong("parity-of-the-won-heaps", parity_of_won_heaps, "several-heaps")
                .says("Takes the XOR of heaps that are won or lost."),
        ])
        .unplayed([("sample-3", "seven heaps of up to 70")])
        .main()
}

fn answers(input: &str, wins: impl FnOnce(Vec<usize>, usize, usize) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (n, least, most) = (tokens.read(), tokens.read(), tokens.read());
    let first_wins = wins(tokens.list(n), least, most);
    format!("{}\n", if first_wins { "First" } else { "Second" })
}

fn oracle(input: &str) -> String {
    answers(input, |heaps, least, most| {
        let left = |&heap: &usize| (least..=most.min(heap)).map(|taken| heap - taken).collect();
        let sorted = |heaps: Vec<usize>| heaps.into_iter().sorted().collect_vec();
        let mut play = Play::normal(|heaps: &Vec<usize>| in_one(heaps, left).into_iter().map(sorted).collect());
        play.value(&sorted(heaps))
    })
}

fn file(heaps: &[usize], least: usize, most: usize) -> String {
    format!("{} {least} {most}\n{}\n", heaps.len(), joined(heaps))
}

fn small() -> Vec<Small> {
    let limits = || (1..=6).flat_map(|most| (1..=most).map(move |least| (least, most)));
    let one = limits().cartesian_product(1..=24).map(|((least, most), heap)| file(&[heap], least, most));
    let mut random = seeded(1);
    let several = (0..900).map(|_| {
        let most = random.random_range(1..=6);
        let least = random.random_range(1..=most.min(3));
        let mut heap = |_| random.random_range(1..=12_usize);
        let mut heaps = (0..2).map(&mut heap).collect_vec();
        // A third heap of the same value as the two together makes lost games common.
        heaps.extend((heap(0) % 2 == 0).then(|| heaps[0].abs_diff(heaps[1]).max(1)));
        file(&heaps, least, most)
    });
    vec![Small::new("one-heap", one), Small::new("several-heaps", several)]
}

/// The greatest number of heaps, and of stones in a heap or a move.
const N: usize = 200_000;
const STONES: usize = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    let most = STONES;
    vec![
        Bound::integer("N", 1, N, |n| format!("@{n} 2 3\n{}\n", repeated("7 ", n))),
        Bound::integer("L", 1, most, |l| format!("2 @{l} {STONES}\n7 7\n")),
        Bound::integer("R", 7, most, |r| format!("2 7 @{r}\n7 7\n")),
        Bound::integer("a heap", 1, most, |heap| format!("3 2 5\n7 @{heap} 7\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let pairs = |name, attacks, least: usize, most: usize, more: Option<usize>| {
        let input = move || {
            let mut random = seeded(least as u64);
            let mut heaps = vec![];
            while heaps.len() < N - 2 {
                let heap = random.random_range(1..=STONES);
                let fewer = random.random_range(0..=(heap - 1) / (least + most));
                heaps.extend([heap, heap - fewer * (least + most)]);
            }
            heaps.extend([1, more.unwrap_or(1)]);
            file(&heaps, least, most)
        };
        let answer = if more.is_some() { "First\n" } else { "Second\n" };
        Worst::known(name, attacks, move || (input(), answer.to_owned()))
    };
    // The second player answers t stones from one heap of a pair by t from the other. Where that is not possible, the
    // other heap has fewer than t stones, and the larger one at least L + R more: he takes L + R − t more from this
    // one. A pair of heaps stays one whose numbers differ by a multiple of L + R. Heaps below L are dead, and a heap of
    // L to 2L − 1 is gone after one move, so that the first player begins with that one.
    vec![
        pairs("pairs", "reading, and large remainders", 2, 999_999_936, None),
        pairs("pairs-under-small-limits", "reading, and small remainders", 2, 15, None),
        pairs("pairs-and-a-heap", "large quotients, and one value that counts", 5, 999_999_000, Some(9)),
        Worst::known("the-greatest-limits", "the greatest period, in which all heaps but one are dead", move || {
            (
                {
                    let mut heaps = vec![STONES - 1; N - 1];
                    heaps.push(STONES);
                    file(&heaps, STONES, STONES)
                },
                "First\n".to_owned(),
            )
        }),
        Worst::new(
            "heaps-of-a-table",
            "values that a table of all heaps shows to be right",
            Known::ByAlgorithm(by_table),
            || {
                let mut random = seeded(4);
                let heaps = (0..N).map(|_| random.random_range(1..=TABLE));
                file(&heaps.collect_vec(), 131, 7000)
            },
        ),
    ]
}

/// The greatest heap of the table.
const TABLE: usize = 1_000_000;

/// Finds the mex for each heap, from the last heap L stones below or more that has a value.
fn by_table(input: &str) -> String {
    answers(input, |heaps, least, most| {
        let largest = heaps.iter().copied().max().expect("a heap");
        let mut values = vec![0; largest + 1];
        let mut last: Vec<Option<usize>> = vec![None; largest / least + 2];
        for heap in least..=largest {
            last[values[heap - least]] = Some(heap - least);
            let is_successor = |&value: &usize| last[value].is_some_and(|smaller| smaller + most >= heap);
            values[heap] = (0..).take_while(is_successor).count();
        }
        heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0
    })
}

fn wins_by(input: &str, value: impl Fn(usize, usize, usize) -> usize) -> String {
    answers(input, |heaps, least, most| {
        let values = heaps.into_iter().map(|heap| value(heap, least, most));
        values.fold(0, |sum, value| sum ^ value) != 0
    })
}

fn period_without_least(input: &str) -> String {
    wins_by(input, |heap, least, most| heap % (most + 1) / least)
}

fn remainders(input: &str) -> String {
    wins_by(input, |heap, least, most| heap % (least + most))
}

fn quotients(input: &str) -> String {
    wins_by(input, |heap, least, most| heap / least % (most / least + 1))
}

fn parity_of_won_heaps(input: &str) -> String {
    wins_by(input, |heap, least, most| usize::from(heap % (least + most) >= least))
}
