//! Taking heaps next to gaps, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    // Where nothing is asked for, heaps are gone.
    let rows = counted("n", 2..=N, int("a heap", 0..=STONES).usually(0))
        .such("a heap that is gone, as all others stand", |row: Row| row.contains(&0));
    let two = |(first, second): &(i64, i64)| format!("{first} {second}");
    Problem::one("p3210", Limits::UNKNOWN, rows, oracle, two)
        .small("rows-of-6-to-11-heaps-up-to-3-9-or-100-with-1-to-3-gaps", || {
            let mut random = seeded(1);
            let mut row = |_| {
                let n = random.random_range(6..=11);
                let most = [3, 9, 100][random.random_range(0..3)];
                let mut row = (0..n).map(|_| random.random_range(1..=most)).collect_vec();
                for _ in 0..random.random_range(1..=3) {
                    row[random.random_range(0..n)] = 0;
                }
                row
            };
            (0..1000).map(&mut row).collect()
        })
        .all([("n", 6), ("a heap", 3)])
        // With a single open heap at a time the players have no choice.
        .known("falling-to-the-wall", || in_turn((0..N as i64 - 1).map(|i| STONES - 90 * i)))
        .attacks("a part that keeps all of its heaps")
        .known("rising-to-the-wall", || in_turn((1..N as i64).map(|i| 90 * i)))
        .attacks("pairs at the wall that nobody wants to open")
        .known("rising-to-both-walls", || {
            // The second player answers each u by the w behind it. And the first one takes a w that the second one has
            // opened, if there is one; so of every pair he gets u at least.
            let part = random_rise();
            let sum = |first: usize| 2 * part.iter().skip(first).step_by(2).sum::<i64>();
            let row = part.iter().rev().copied().chain([0; 4]).chain(part.iter().copied());
            (row.collect(), (sum(0), sum(1)))
        })
        .attacks("the same where players may choose: the first one opens every pair")
        .worst("zigzag", by_same_idea(published), || {
            let mut random = seeded(2);
            let mut heap = |i| match i % 2 {
                0 => random.random_range(1..=STONES / 2),
                _ => random.random_range(STONES / 2..=STONES),
            };
            [0].into_iter().chain((1..N).map(&mut heap)).collect()
        })
        .attacks("peaks one after the other, up to the end of the row")
        .worst("few-gaps", by_same_idea(published), || random_row(1000))
        .attacks("long parts between gaps")
        .worst("many-gaps", by_same_idea(published), || random_row(3))
        .attacks("as many parts as there are heaps")
        .wrong("the-greatest-open-heap", greedy, "a-greater-heap-behind")
        .says("Takes the largest heap that is open.")
        .wrong("heaps-at-the-wall-like-others", |row| shares(row, lead(row, Wall::Ignored)), "all")
        .says("Treats the heaps at the two walls like those between empty ones; they are taken from one side.")
        .wrong("the-first-player-pays", |row| shares(row, lead(row, Wall::FirstPays)), "all")
        .says("Gives what is left in the end to the wrong player.")
        .wrong("a-wall-like-a-gap", |row| shares(row, lead(&[&[0], &row[..], &[0]].concat(), Wall::Gap)), "all")
        .says("Lets a heap at the end of the row be taken from there.")
        .refused([
            ("no-gap", "3\n1 2 @3\n", "a heap that is gone, as all others stand"),
            ("a-negative-heap", "2\n0 @-1\n", "an integer from 0 to 100000000"),
        ])
        .main()
}

/// The largest number of heaps, and the largest heap.
const N: usize = 1_000_000;
const STONES: i64 = 100_000_000;

type Row = Vec<i64>;

/// The places of the heaps that can be taken: those that stand beside one that is gone.
fn open(row: &[i64]) -> Vec<usize> {
    let gone = |place: Option<usize>| place.is_some_and(|place| row.get(place) == Some(&0));
    let is_open = |&place: &usize| row[place] > 0 && (gone(place.checked_sub(1)) || gone(Some(place + 1)));
    (0..row.len()).filter(is_open).collect()
}

/// The row, and how many stones the move before has taken.
type Position = (Row, i64);

fn moves((row, _): &Position) -> Vec<Position> {
    let taken = |place: usize| {
        let mut next = row.clone();
        let heap = std::mem::take(&mut next[place]);
        (next, heap)
    };
    open(row).into_iter().map(taken).collect()
}

/// The value of a position is what the player to move gets more than the other from the move before on.
fn oracle() -> impl FnMut(&Row) -> (i64, i64) {
    let mut play =
        Play::new(moves, |(_, taken), after: &[i64]| after.iter().map(|after| -after).max().unwrap_or(0) - taken)
            .board(|(row, taken)| board::heaps(row.iter().copied()).and(board::numbers([("taken before:", taken)])))
            .label(|(before, _), (after, taken)| {
                let place = (0..before.len()).find(|&place| before[place] != after[place]).expect("a heap");
                format!("heap {}: all {taken}", place + 1)
            })
            .worded(|&lead| led(lead, PLAYERS));
    move |row| shares(row, play.value(&(row.clone(), 0)))
}

/// What both players get, from the stones that the first has more than the second.
fn shares(row: &Row, lead: i64) -> (i64, i64) {
    let all: i64 = row.iter().sum();
    ((all + lead) / 2, (all - lead) / 2)
}

/// A row of a gap and these heaps, and what the players who take them in turn get.
fn in_turn(heaps: impl Iterator<Item = i64>) -> (Row, (i64, i64)) {
    let row = [0].into_iter().chain(heaps).collect_vec();
    let sum = |first: usize| row.iter().skip(first).step_by(2).sum();
    let shares = (sum(1), sum(2));
    (row, shares)
}

/// A random row with a gap for every so many heaps.
fn random_row(every: u32) -> Row {
    let mut random = seeded(every.into());
    let mut row = (0..N)
        .map(|_| match random.random_range(0..every) {
            0 => 0,
            _ => random.random_range(1..=STONES),
        })
        .collect_vec();
    row[N / 3] = 0;
    row
}

/// An even number of rising heaps: a little less than half of a row.
fn random_rise() -> Vec<i64> {
    let mut random = seeded(6);
    let steps = (0..N / 2 - 2).map(|_| random.random_range(1..=190));
    steps
        .scan(0, |heap, step| {
            *heap += step;
            Some(*heap)
        })
        .collect()
}

/// What becomes of the end of a row.
#[derive(Clone, Copy, PartialEq)]
enum Wall {
    /// Pairs at it are opened last, by the player who is to move then.
    Price,
    /// The same, but the first player opens them.
    FirstPays,
    /// Its heaps are taken like others.
    Ignored,
    /// Its heap can be taken from it.
    Gap,
}

/// The published solution. For so many heaps no other way is known than to reduce them, here from the last heap of a
/// part to the first.
fn published(row: &Row) -> (i64, i64) {
    shares(row, lead(row, Wall::Price))
}

fn lead(row: &[i64], wall: Wall) -> i64 {
    let count = row.iter().filter(|&&heap| heap > 0).count();
    let parts = row.split(|&heap| heap == 0).collect_vec();
    let (mut price, mut all) = (0, vec![]);
    for (index, part) in parts.iter().enumerate() {
        let mut part = part.to_vec();
        let at_wall = index == 0 || index + 1 == parts.len();
        if index == 0 {
            part.reverse();
        }
        let mut reduced: Vec<i64> = vec![];
        for heap in part.into_iter().rev() {
            let mut first = heap;
            while let [.., z, y] = reduced[..]
                && first <= y
                && y >= z
            {
                reduced.truncate(reduced.len() - 2);
                first += z - y;
            }
            reduced.push(first);
        }
        // The wall is at the front now.
        let pairs = reduced.chunks(2).take_while(|pair| pair.len() == 2 && pair[0] >= pair[1]);
        let pairs = match at_wall && matches!(wall, Wall::Price | Wall::FirstPays) {
            true => pairs.map(|pair| pair[0] - pair[1]).collect_vec(),
            false => vec![],
        };
        price += pairs.iter().sum::<i64>();
        all.extend_from_slice(&reduced[2 * pairs.len()..]);
    }
    all.sort_unstable_by(|a, b| b.cmp(a));
    let signed = all.iter().enumerate().map(|(turn, heap)| if turn % 2 == 0 { *heap } else { -heap });
    let first_pays = count % 2 == 0 || wall == Wall::FirstPays;
    signed.sum::<i64>() + if first_pays { -price } else { price }
}

fn greedy(row: &Row) -> (i64, i64) {
    let mut left = row.clone();
    let (mut lead, mut sign) = (0, 1);
    while let Some(place) = open(&left).into_iter().max_by_key(|&place| left[place]) {
        lead += sign * std::mem::take(&mut left[place]);
        sign = -sign;
    }
    shares(row, lead)
}
