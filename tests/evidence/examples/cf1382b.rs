//! Heaps in a fixed order, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let rows = Format::tests("t", 1..=ROWS, counted("n", 1..=N, int("a heap", 1..=STONES)));
    let rows = rows.sum("the sum of n", "n", N);
    Problem::tests("cf1382b", Limits::known(1000, 256), rows, oracle, ["First", "Second"])
        .all([("n", 5), ("a heap", 3)])
        .small("random-rows-of-6-to-12-heaps-of-up-to-9-most-of-them-of-one-stone", || {
            let mut random = seeded(1);
            let mut row = |_| {
                let n = random.random_range(6..=12);
                (0..n).map(|_| if random.random_bool(0.8) { 1 } else { random.random_range(2..=9) }).collect()
            };
            (0..600).map(&mut row).collect()
        })
        .beyond("for worst inputs, the strategy proved in a comment, and rows decided heap by heap from the end")
        .known("only-ones", || (vec![vec![1; N - 1], vec![1]], vec![true, true]))
        .attacks("recursion as deep as the row; no move is a choice")
        // Every player has one move only, down to the last heap, which is taken whole by the first player.
        .known("the-last-heap-alone-is-larger", || (vec![[vec![1; N - 1], vec![STONES]].concat()], vec![false]))
        .attacks("a count up to the end of the row")
        // The first player always takes all but one stone, and the other player what he leaves; and the last heap
        // whole.
        .known("large-heaps", || (vec![vec![STONES; N]], vec![true]))
        .attacks("reading the longest numbers")
        .worst("many-rows", by_same_idea(from_the_end), || {
            let mut random = seeded(2);
            let mut row = |_| {
                let ones = random.random_range(0..=N / ROWS);
                (0..N / ROWS).map(|heap| if heap < ones { 1 } else { random.random_range(1..=3) }).collect()
            };
            (0..ROWS).map(&mut row).collect()
        })
        .attacks("a thousand rows, of which one in two begins with ones alone")
        .wrong(
            "the-last-heap-like-the-others",
            |row| row.iter().take_while(|&&heap| heap == 1).count() % 2 == 0,
            "only-ones",
        )
        .says("Counts a last heap of one stone, too; but it is simply taken, and the game is over.")
        .smallest("1\n1\n1\n")
        .wrong("all-ones", |row| row[..row.len() - 1].iter().filter(|&&heap| heap == 1).count() % 2 == 0, "all")
        .says("Counts the ones behind the first larger heap, too; whoever comes to this heap has won.")
        .wrong("nim", |row| xor(row.iter().copied()) != 0, "all")
        .says("Lets a move take from any heap; here only the first is open.")
        .wrong("misere", |row| Play::misere(moves).value(row), "all")
        .says("Takes the last stone to lose; here it wins.")
        .wrong("two-stones-as-one", |row| row.iter().rev().fold(false, |behind, &heap| heap > 2 || !behind), "all")
        .says("Takes a heap of two stones for one of one stone; a player may leave one of the two.")
        .unplayed([("sample-1", "heaps of up to 10⁹ stones")])
        .main()
}

/// The largest number of rows, of heaps in all, and of stones in one.
const ROWS: usize = 1000;
const N: usize = 100_000;
const STONES: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|row| board::heaps(row.iter().copied()));
    move |row| play.value(row)
}

/// Take any positive number from the first heap; an empty heap is gone.
fn moves(row: &Vec<u32>) -> Vec<Vec<u32>> {
    let Some((&first, rest)) = row.split_first() else {
        return vec![];
    };
    let left = (1..first).map(|left| [&[left], rest].concat());
    left.chain([rest.to_vec()]).collect()
}

/// Heap by heap from the end, the outcome for the player who begins there; nothing is known of so long rows but the
/// claim that a larger heap is won.
fn from_the_end(row: &Vec<u32>) -> bool {
    row.iter().rev().fold(false, |behind, &heap| heap > 1 || !behind)
}
