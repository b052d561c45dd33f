//! Lasker's Nim by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let games = Format::tests("t", 0..=100, counted("n", 0..=HEAPS, int("a heap", 0..=LARGEST)));
    Problem::tests("hdu3032", Limits::known(1000, 32), games, oracle, ["Alice", "Bob"])
        .promise("there is a heap, and none is empty", |heaps| !heaps.is_empty() && !heaps.contains(&0))
        .inputs_of(100)
        .small("games-of-up-to-20-stones", || (1..=20).flat_map(|stones| partitions(stones, stones)).collect())
        .beyond("values: the mex of the rule up to 64 stones, and 4 more for 4 stones more")
        // A million heaps in all: a hundred games of a million would be a gigabyte of input, which is held as one text
        // and leaves the judge's 32 MiB already with two.
        .worst("one-game", by_same_idea(by_table), || vec![balanced(HEAPS, &mut seeded(1))])
        .attacks("reading: a million large heaps, lost for the first player")
        .worst("many-games", by_same_idea(by_table), || {
            let mut random = seeded(2);
            let mut game = |index: u32| {
                let mut heaps = balanced(10_000, &mut random);
                heaps[0] += index % 2;
                heaps
            };
            (0..100).map(&mut game).collect()
        })
        .attacks("work per game, in a hundred of 10 000 heaps")
        .known("top-heaps", || (vec![vec![LARGEST; 500_000], vec![LARGEST; 499_999]], vec![false, true]))
        .attacks("values beyond 31 bits, which cancel in pairs, and one is left in the second game")
        .wrong("nim", |heaps| xor(heaps.iter().copied()) != 0, "games-of-up-to-20-stones")
        .says("Plays Nim; a heap may also be split.")
        .wrong(
            "remainders-exchanged",
            |heaps| {
                let values = heaps.iter().map(|heap| match heap % 4 {
                    1 => heap + 1,
                    2 => heap - 1,
                    _ => *heap,
                });
                xor(values) != 0
            },
            "games-of-up-to-20-stones",
        )
        .says("Has one more for 4k + 1 and one less for 4k + 2.")
        .wrong_play(
            "splits-take-stones",
            || {
                by_play(|heap| {
                    (0..heap).flat_map(|left| (0..=left / 2).map(move |part| vec![part, left - part])).collect()
                })
            },
            "games-of-up-to-20-stones",
        )
        .says("Splits only where stones are taken, too.")
        .refused([("a-game-cut", "2\n1\n5\n3\n1 2\n@", "an integer from 0 to 2147483647")])
        .main()
}

/// The largest number of heaps, and the largest.
const HEAPS: usize = 1_000_000;
const LARGEST: u32 = 2_147_483_647;

/// Take any positive number from one heap, or split it into two that are not empty.
fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    by_play(|heap| {
        let taken = (0..heap).map(|left| vec![left]);
        taken.chain((1..=heap / 2).map(|part| vec![part, heap - part])).collect()
    })
}

/// By play, where a heap becomes one of these lists of heaps. Empty ones are
/// dropped.
fn by_play(parts: fn(u32) -> Vec<Vec<u32>>) -> impl FnMut(&Vec<u32>) -> bool {
    let filled = |heaps: Vec<u32>| heaps.into_iter().filter(|&heap| heap > 0).collect_vec();
    let play = Play::normal(move |heaps: &Vec<u32>| {
        let successors = (0..heaps.len()).flat_map(|index| {
            let (before, after) = (&heaps[..index], &heaps[index + 1..]);
            parts(heaps[index]).into_iter().map(move |parts| filled([before, &parts, after].concat()))
        });
        successors.collect()
    });
    let shown = |heaps: &Vec<u32>| board::heaps(heaps.iter().copied());
    let mut play = play.board(shown).alike(|heaps| sorted(heaps));
    move |heaps| play.value(&filled(heaps.clone()))
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

/// So many large heaps, the last of which has the value of all others together.
fn balanced(heaps: usize, random: &mut Pcg64) -> Vec<u32> {
    let mut heap = |_| random.random_range(1_073_741_824..LARGEST - 8);
    loop {
        let mut row = (1..heaps).map(&mut heap).collect_vec();
        let sum = xor(row.iter().map(|&heap| value(heap)));
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
fn by_table(heaps: &Vec<u32>) -> bool {
    xor(heaps.iter().map(|&heap| value(heap))) != 0
}

fn value(heap: u32) -> u32 {
    const FIRST: u32 = 60;
    static VALUES: LazyLock<Vec<usize>> = LazyLock::new(|| {
        let mut values: Vec<usize> = vec![];
        for heap in 0..FIRST as usize + 4 {
            let split = (1..heap).map(|part| values[part] ^ values[heap - part]);
            values.push(mex(values.iter().copied().chain(split)));
        }
        values
    });
    let start = if heap < FIRST { heap } else { FIRST + heap % 4 };
    VALUES[start as usize] as u32 + (heap - start)
}
