//! Lasker's Nim by play.

use std::sync::LazyLock;

use evidence::lists::{self, file};
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("hdu3032", Limits::known(1000, 32), oracle, small)
        .played("all games up to 20 stones")
        .beyond("values: the mex of the rule up to 64 stones, and 4 more for 4 stones more")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("nim", nim, "all-games-up-to-20-stones").says("Plays Nim; a heap may also be split."),
            wrong("remainders-exchanged", remainders_exchanged, "all-games-up-to-20-stones")
                .says("Has one more for 4k + 1 and one less for 4k + 2."),
            wrong("splits-take-stones", splits_take_stones, "all-games-up-to-20-stones")
                .says("Splits only where stones are taken, too."),
        ])
        .refused([("a-game-cut", "2\n1\n5\n3\n1 2\n@", "an integer from 0 to 2147483647")])
        .main()
}

/// Take any positive number from one heap, or split it into two that are not empty. The order of the heaps does not
/// matter to the rule, so that they are kept sorted, and empty ones are dropped.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        let mut others = heaps.clone();
        others.remove(index);
        let taken = (0..heap).map(|left| vec![left]);
        let split = (1..heap).map(|part| vec![part, heap - part]);
        for parts in taken.chain(split) {
            successors.push(normal([others.clone(), parts].concat()));
        }
    }
    successors
}

fn normal(heaps: Vec<u32>) -> Vec<u32> {
    heaps.into_iter().filter(|&heap| heap > 0).sorted().collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |heaps| play.value(&normal(heaps)))
}

/// A line for each game, by whether it is won.
fn answers(input: &str, wins: impl FnMut(Vec<u32>) -> bool) -> String {
    lists::answers(input, ["Alice", "Bob"], wins)
}

/// All ways to lay so many stones into heaps of at most `most`, without regard to order.
fn partitions(stones: u32, most: u32) -> Vec<Vec<u32>> {
    if stones == 0 {
        return vec![vec![]];
    }
    (1..=most.min(stones))
        .flat_map(|heap| {
            let others = partitions(stones - heap, heap).into_iter();
            others.map(move |others| [others, vec![heap]].concat())
        })
        .collect()
}

fn small() -> Vec<Small> {
    let all = (1..=20).flat_map(|stones| partitions(stones, stones)).collect_vec();
    vec![Small::new("all-games-up-to-20-stones", all.chunks(100).map(file))]
}

fn bounds() -> Vec<Bound> {
    lists::bounds(0..=100, 0..=1_000_000, 0..=i128::from(LARGEST))
}

/// The largest heap.
const LARGEST: u32 = 2_147_483_647;

/// A million heaps in all: a hundred games of a million would be a gigabyte of input, which is held as one text and
/// leaves the judge's 32 MiB already with two.
fn worst() -> Vec<Worst> {
    vec![
        Worst::new(
            "one-game",
            "reading: a million large heaps, lost for the first player",
            Known::BySameIdea(by_table),
            || file(&[balanced(1_000_000, &mut seeded(1))]),
        ),
        Worst::new("many-games", "work per game, in a hundred of 10 000 heaps", Known::BySameIdea(by_table), || {
            let mut random = seeded(2);
            let mut game = |index: u32| {
                let mut heaps = balanced(10_000, &mut random);
                heaps[0] += index % 2;
                heaps
            };
            file(&(0..100).map(&mut game).collect_vec())
        }),
        Worst::known(
            "top-heaps",
            "values beyond 31 bits, which cancel in pairs, and one is left in the second game",
            move || (file(&[vec![LARGEST; 500_000], vec![LARGEST; 499_999]]), "Bob\nAlice\n".to_owned()),
        ),
    ]
}

/// So many large heaps, the last of which has the value of all others together.
fn balanced(heaps: usize, random: &mut Pcg64) -> Vec<u32> {
    let mut heap = |_| random.random_range(1_073_741_824..LARGEST - 8);
    loop {
        let mut row = (1..heaps).map(&mut heap).collect_vec();
        let sum = row.iter().fold(0, |sum, &heap| sum ^ value(heap));
        // The values of four heaps in a row are the same four numbers, in another order.
        let last = (sum - 3..=LARGEST.min(sum + 3)).find(|&last| value(last) == sum);
        if let Some(last) = last {
            row.push(last);
            return row;
        }
    }
}

/// Values by definition, of small heaps, go on with 4 more for 4 stones more. Nothing else is known for heaps of 2³¹
/// stones but such a sequence of values.
fn by_table(input: &str) -> String {
    answers(input, |heaps| heaps.into_iter().fold(0, |sum, heap| sum ^ value(heap)) != 0)
}

fn value(heap: u32) -> u32 {
    const FIRST: u32 = 60;
    static VALUES: LazyLock<Vec<u32>> = LazyLock::new(|| {
        let mut values: Vec<u32> = vec![];
        for heap in 0..FIRST as usize + 4 {
            let taken = values.iter().copied();
            let split = (1..heap).map(|part| values[part] ^ values[heap - part]);
            let reached = taken.chain(split).collect_vec();
            values.extend((0..).find(|value| !reached.contains(value)));
        }
        values
    });
    let start = if heap < FIRST { heap } else { FIRST + heap % 4 };
    VALUES[start as usize] + (heap - start)
}

fn nim(input: &str) -> String {
    answers(input, |heaps| heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0)
}

fn remainders_exchanged(input: &str) -> String {
    answers(input, |heaps| {
        let values = heaps.iter().map(|heap| match heap % 4 {
            1 => heap + 1,
            2 => heap - 1,
            _ => *heap,
        });
        values.fold(0, |sum, value| sum ^ value) != 0
    })
}

fn splits_take_stones(input: &str) -> String {
    let mut play = Play::normal(|heaps: &Vec<u32>| {
        let mut successors = vec![];
        for (index, &heap) in heaps.iter().enumerate() {
            let mut others = heaps.clone();
            others.remove(index);
            for left in 0..heap {
                for part in 0..=left / 2 {
                    successors.push(normal([others.clone(), vec![part, left - part]].concat()));
                }
            }
        }
        successors
    });
    answers(input, |heaps| play.value(&normal(heaps)))
}
