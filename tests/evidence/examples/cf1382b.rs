//! Heaps in a fixed order, by play.

use evidence::lists::{self, file};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1382b", Limits::known(1000, 256), oracle, small)
        .played("all rows up to 5 heaps of up to 3, 600 rows of 6 to 12 heaps of up to 9, most of them of one stone")
        .beyond("for worst inputs, the strategy in words, and rows decided heap by heap from the end")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-last-heap-like-the-others", all_leading_ones, "only-ones")
                .says("Counts a last heap of one stone, too; but it is simply taken, and the game is over.")
                .smallest("1\n1\n1\n"),
            wrong("all-ones", every_one, "all-rows-up-to-5-heaps")
                .says("Counts the ones behind the first larger heap, too; whoever comes to this heap has won."),
            wrong("nim", |input| answers(input, |heaps| xor(heaps) != 0), "all-rows-up-to-5-heaps")
                .says("Lets a move take from any heap; here only the first is open."),
            wrong("misere", misere, "all-rows-up-to-5-heaps").says("Takes the last stone to lose; here it wins."),
        ])
        .unplayed([("sample-1", "heaps of up to 10⁹ stones")])
        .main()
}

/// Take any positive number from the first heap; an empty heap is gone.
fn moves(row: &Vec<u32>) -> Vec<Vec<u32>> {
    let Some((&first, rest)) = row.split_first() else {
        return vec![];
    };
    let left = (1..first).map(|left| [&[left], rest].concat());
    left.chain([rest.to_vec()]).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |row| play.value(&row))
}

/// A line for each row, by whether it is won.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["First", "Second"], wins)
}

fn small() -> Vec<Small> {
    let all = (1..=5).flat_map(|n| lists::all(n, 1..=3)).collect_vec();
    let mut random = seeded(1);
    let longer = (0..600).map(|_| {
        let n = random.random_range(6..=12);
        let heap = |_| if random.random_bool(0.8) { 1 } else { random.random_range(2..=9) };
        (0..n).map(heap).collect_vec()
    });
    vec![
        Small::new("all-rows-up-to-5-heaps", all.chunks(20).map(file)),
        Small::new("random-rows-with-many-ones", longer.collect_vec().chunks(20).map(file)),
    ]
}

/// The greatest number of rows, of heaps in all, and of stones in one.
const ROWS: usize = 1000;
const N: usize = 100_000;
const STONES: u32 = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    let mut bounds = lists::bounds(1..=ROWS, 1..=N, 1..=STONES);
    bounds.push(Bound::total("the sum of n", N - 2, N, |n| {
        format!("2\n{}\n{}\n@{n}\n{}\n", N - 2, "1 ".repeat(N - 2), "1 ".repeat(n))
    }));
    bounds
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known("only-ones", "recursion as deep as the row; no move is a choice", || {
            (file(&[vec![1; N - 1], vec![1]]), "First\nFirst\n".to_owned())
        }),
        Worst::known("the-last-heap-alone-is-larger", "a count up to the end of the row", || {
            // Every player has one move only, down to the last heap, which is taken whole by the first player.
            (file(&[[vec![1; N - 1], vec![STONES]].concat()]), "Second\n".to_owned())
        }),
        Worst::known("large-heaps", "reading the longest numbers", || {
            // The first player always takes all but one stone, and the other player what he leaves; and the last heap
            // whole.
            (file(&[vec![STONES; N]]), "First\n".to_owned())
        }),
        Worst::new(
            "many-rows",
            "a thousand rows, of which one in two begins with ones alone",
            Known::BySameIdea(from_the_end),
            || {
                let mut random = seeded(2);
                let row = |_| {
                    let ones = random.random_range(0..=N / ROWS);
                    let heap = |heap| if heap < ones { 1 } else { random.random_range(1..=3) };
                    (0..N / ROWS).map(heap).collect_vec()
                };
                file(&(0..ROWS).map(row).collect_vec())
            },
        ),
    ]
}

/// Heap by heap from the end, the outcome for who begins there; nothing is known of so long rows but the claim that a
/// larger heap is won.
fn from_the_end(input: &str) -> String {
    answers(input, |row| row.iter().rev().fold(false, |behind, &heap| heap > 1 || !behind))
}

fn all_leading_ones(input: &str) -> String {
    answers(input, |row| row.iter().take_while(|&&heap| heap == 1).count() % 2 == 0)
}

fn every_one(input: &str) -> String {
    answers(input, |row| row[..row.len() - 1].iter().filter(|&&heap| heap == 1).count() % 2 == 0)
}

fn misere(input: &str) -> String {
    let mut play = Play::misere(moves);
    answers(input, |row| play.value(&row))
}
