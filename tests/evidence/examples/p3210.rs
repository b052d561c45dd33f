//! Taking heaps next to gaps, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p3210", Limits::UNKNOWN, oracle, small)
        .played("all rows up to 6 heaps of up to 3, 1000 rows of up to 11 heaps")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("the-greatest-open-heap", greedy, "a-greater-heap-behind")
                .says("Takes the greatest heap that is open."),
            wrong("heaps-at-the-wall-like-others", no_walls, "all-rows-up-to-6-heaps")
                .says("Treats the heaps at the two walls like those between empty ones; they are taken from one side."),
            wrong("the-first-player-pays", first_pays, "all-rows-up-to-6-heaps")
                .says("Gives what is left in the end to the wrong player."),
            wrong("a-wall-like-a-gap", walls_like_gaps, "all-rows-up-to-6-heaps")
                .says("Lets a heap at the end of the row be taken from there."),
        ])
        .refused([
            ("no-gap", "3\n1 2 @3\n", "a heap that is gone, as all others stand"),
            ("a-negative-heap", "2\n0 @-1\n", "an integer from 0 to 100000000"),
        ])
        .main()
}

/// The places of the heaps that can be taken: those that stand beside one that is gone.
fn open(row: &[i64]) -> Vec<usize> {
    let gone = |place: Option<usize>| place.is_some_and(|place| row.get(place) == Some(&0));
    let is_open = |&place: &usize| row[place] > 0 && (gone(place.checked_sub(1)) || gone(Some(place + 1)));
    (0..row.len()).filter(is_open).collect()
}

fn taken(row: &Vec<i64>, place: usize) -> Vec<i64> {
    let mut next = row.clone();
    next[place] = 0;
    next
}

fn oracle(input: &str) -> String {
    let moves = |row: &Vec<i64>| open(row).into_iter().map(|place| taken(row, place)).collect();
    let mut play = Play::new(moves, |row: &Vec<i64>, after: &[i64]| {
        let leads = open(row).into_iter().zip(after);
        leads.map(|(place, after)| row[place] - after).max().unwrap_or(0)
    });
    answer(input, |row| play.value(&row))
}

/// What both players get, from the stones that the first has more than the second.
fn answer(input: &str, lead: impl FnOnce(Vec<i64>) -> i64) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    let row: Vec<i64> = tokens.list(n);
    let all: i64 = row.iter().sum();
    let lead = lead(row);
    format!("{} {}\n", (all + lead) / 2, (all - lead) / 2)
}

fn file(row: &[i64]) -> String {
    format!("{}\n{}\n", row.len(), joined(row))
}

fn small() -> Vec<Small> {
    let all = (2..=6).flat_map(|n| (0..n).map(|_| 0..=3).multi_cartesian_product());
    let all = all.filter(|row| row.contains(&0)).filter(|row: &Vec<i64>| row.len() < 6 || row[0] < 2);
    let mut random = seeded(1);
    let longer = (0..1000).map(|_| {
        let n = random.random_range(6..=11);
        let most = [3, 9, 100][random.random_range(0..3)];
        let mut row = (0..n).map(|_| random.random_range(1..=most)).collect_vec();
        for _ in 0..random.random_range(1..=3) {
            row[random.random_range(0..n)] = 0;
        }
        file(&row)
    });
    vec![
        Small::new("rows-up-to-11-heaps", longer.collect_vec()),
        Small::new("all-rows-up-to-6-heaps", all.map(|row| file(&row))),
    ]
}

/// The greatest number of heaps, and the greatest heap.
const N: usize = 1_000_000;
const STONES: i64 = 100_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("n", 2, N, |n| format!("@{n}\n{}\n", repeated("0 ", n))),
        Bound::integer("a heap", 0, STONES, |heap| format!("3\n0 @{heap} 5\n")),
    ]
}

/// A random row with a gap for every so many heaps.
fn random_row(every: u32) -> Vec<i64> {
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

/// What the players get who take these heaps in turn.
fn in_turn(heaps: &[i64]) -> String {
    let sum = |first: usize| heaps.iter().skip(first).step_by(2).sum::<i64>();
    format!("{} {}\n", sum(0), sum(1))
}

fn worst() -> Vec<Worst> {
    let falling = || (0..N as i64 - 1).map(|i| STONES - 90 * i).collect_vec();
    // With a single open heap at a time the players have no choice.
    let rising = || (1..N as i64).map(|i| 90 * i).collect_vec();
    vec![
        Worst::known("falling-to-the-wall", "a part that keeps all of its heaps", move || {
            (file(&[&[0][..], &falling()].concat()), in_turn(&falling()))
        }),
        Worst::known("rising-to-the-wall", "pairs at the wall that nobody wants to open", move || {
            (file(&[&[0][..], &rising()].concat()), in_turn(&rising()))
        }),
        Worst::known(
            "rising-to-both-walls",
            "the same where players may choose: the first one opens every pair",
            move || {
                (
                    {
                        let part = random_rise();
                        let left = part.iter().rev().copied();
                        file(&left.chain([0; 4]).chain(part.iter().copied()).collect_vec())
                    },
                    {
                        // The second player answers each u by the w behind it. And the first one takes a w that the
                        // second one has opened, if there is one; so of every pair he gets u at least.
                        let part = random_rise();
                        let sum = |first: usize| 2 * part.iter().skip(first).step_by(2).sum::<i64>();
                        format!("{} {}\n", sum(0), sum(1))
                    },
                )
            },
        ),
        Worst::new(
            "zigzag",
            "peaks one after the other, up to the end of the row",
            Known::BySameIdea(published),
            || {
                let mut random = seeded(2);
                let mut heap = |i| match i % 2 {
                    0 => random.random_range(1..=STONES / 2),
                    _ => random.random_range(STONES / 2..=STONES),
                };
                file(&[0].into_iter().chain((1..N).map(&mut heap)).collect_vec())
            },
        ),
        Worst::new("few-gaps", "long parts between gaps", Known::BySameIdea(published), || file(&random_row(1000))),
        Worst::new("many-gaps", "as many parts as there are heaps", Known::BySameIdea(published), || {
            file(&random_row(3))
        }),
    ]
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
fn published(input: &str) -> String {
    answer(input, |row| lead(&row, Wall::Price))
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

fn greedy(input: &str) -> String {
    answer(input, |mut row| {
        let (mut lead, mut sign) = (0, 1);
        while let Some(place) = open(&row).into_iter().max_by_key(|&place| row[place]) {
            lead += sign * std::mem::take(&mut row[place]);
            sign = -sign;
        }
        lead
    })
}

fn no_walls(input: &str) -> String {
    answer(input, |row| lead(&row, Wall::Ignored))
}

fn first_pays(input: &str) -> String {
    answer(input, |row| lead(&row, Wall::FirstPays))
}

fn walls_like_gaps(input: &str) -> String {
    answer(input, |row| lead(&[&[0], &row[..], &[0]].concat(), Wall::Gap))
}
