//! Splitting a heap as evenly as possible: by play, and for larger heaps from the splits of lone ones.

use std::cell::LazyCell;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let game = row([len("n", 1..=N), list("n", int("a heap", 1..=STONES))]);
    let games = format::all([row([len("t", 1..=N), int("f", 1..=STONES)]), list("t", game)]);
    let words = |wins: &Vec<bool>| joined(wins.iter().map(|&won| u8::from(won)));
    Problem::one("p3235", Limits::known(30_000, 512), games, oracle, words)
        .small("lists-of-99-nearly-balanced-games-of-heaps-up-to-3000", nearly_balanced)
        .small("lists-of-all-games-up-to-18-stones-under-thresholds-1-to-5-and-8", || {
            let games = (1..=PLAYED).flat_map(|stones| partitions(stones, 1)).collect_vec();
            let lists = |least| games.chunks(99).map(move |games| (least, games.to_vec()));
            [1, 2, 3, 4, 5, 8].into_iter().flat_map(lists).collect()
        })
        .beyond(
            "for heaps up to 3000 stones the values of lone heaps, split by split; that they add up is what play shows \
             below",
        )
        .worst("threshold-1", by_same_idea(published), || (1, random_games(10_000..=STONES)))
        .attacks("values for all heaps up to the largest")
        .worst("threshold-100", by_same_idea(published), || (100, random_games(10_000..=STONES)))
        .attacks("small parts that are stuck")
        .worst("ten-thousand-stones", by_algorithm(|games| by_values(games, counts)), || {
            (1, random_games(1000..=10_000))
        })
        .attacks("every split of every heap")
        .known("pairs", pairs)
        .attacks("full-size heaps that cancel to the stone")
        .known("threshold-99999", greatest_threshold)
        .attacks("the largest threshold")
        .wrong(
            "only-heaps-above-the-threshold",
            |games| by_values(games, |least, x| counts(least + 1, x)),
            "stuck-heaps",
        )
        .says("Splits heaps above F alone; those of exactly F may be split, too.")
        .wrong(
            "one-split-per-quotient",
            // The first number of parts for every quotient.
            |games| by_values(games, |least, x| counts(least, x).into_iter().dedup_by(|a, b| x / a == x / b).collect()),
            "lists-of-99-nearly-balanced-games-of-heaps-up-to-3000",
        )
        .says("Tries one number of parts for each quotient; two are needed, as their parities differ.")
        .wrong(
            "exact-splits-only",
            |games| {
                by_values(games, |least, x| {
                    counts(least, x).into_iter().filter(|count| x.is_multiple_of(*count)).collect()
                })
            },
            "lists-of-all-games-up-to-18-stones-under-thresholds-1-to-5-and-8",
        )
        .says("Splits only into equal parts; parts may differ by one.")
        .wrong(
            "two-parts-only",
            |games| by_values(games, |least, x| counts(least, x).into_iter().take(1).collect()),
            "lists-of-all-games-up-to-18-stones-under-thresholds-1-to-5-and-8",
        )
        .says("Splits into two parts only; any number of parts is allowed.")
        .wrong("for-the-second-player", for_the_second_player, "single-stones")
        .says("Prints the answer for the second player.")
        .main()
}

/// The largest size of a heap, and the largest number of games and of heaps in a game.
const STONES: usize = 99_999;
const N: usize = 99;

/// Up to so many stones games are played out.
const PLAYED: usize = 18;

/// The threshold, and the heaps of each game.
type Games = (usize, Vec<Vec<usize>>);

/// The numbers of parts into which a heap can be split.
fn counts(least: usize, x: usize) -> Vec<usize> {
    static ALL: LazyLock<Vec<usize>> = LazyLock::new(|| (0..=STONES).collect());
    if x >= least { ALL[2..=x].to_vec() } else { vec![] }
}

/// The parts.
fn parts(x: usize, count: usize) -> Vec<usize> {
    (0..count).map(|index| x / count + usize::from(index < x % count)).collect()
}

/// Replace one heap by its parts.
fn moves(least: usize, heaps: &Vec<usize>) -> Vec<Vec<usize>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        for count in counts(least, heap) {
            let mut next = heaps.clone();
            next.splice(index..=index, parts(heap, count));
            successors.push(next);
        }
    }
    successors
}

fn oracle() -> impl FnMut(&Games) -> Vec<bool> {
    |(least, games)| {
        let mut play = Play::normal(|heaps| moves(*least, heaps))
            .board(|heaps| board::heaps(heaps.iter().copied()))
            .alike(|heaps| sorted(heaps))
            .label(|before, after| {
                let parts = board::gone(after, before);
                format!("split {} into {}", parts.iter().sum::<usize>(), parts.iter().format(", "))
            });
        let largest = games.concat().into_iter().max().expect("a heap");
        let values = LazyCell::new(|| values_up_to(*least, largest, counts));
        let mut wins = |heaps: &Vec<usize>| match heaps.iter().sum::<usize>() {
            ..=PLAYED => play.value(heaps),
            _ => is_won(&values, heaps),
        };
        games.iter().map(&mut wins).collect()
    }
}

/// Whether the XOR of the values of lone heaps is not 0.
fn is_won(values: &[usize], heaps: &[usize]) -> bool {
    xor(heaps.iter().map(|&heap| values[heap])) != 0
}

/// The values of lone heaps, split by split. That a game is their XOR is what play shows for the games that it reaches.
fn values_up_to(least: usize, largest: usize, counts: fn(usize, usize) -> Vec<usize>) -> Vec<usize> {
    let mut values = vec![0; largest.max(2) + 1];
    for heap in 2..=largest {
        let mut seen = [false; 64];
        for count in counts(least, heap) {
            seen[split_value(&values, heap, count)] = true;
        }
        values[heap] = seen.iter().position(|&seen| !seen).expect("a gap");
    }
    values
}

/// The XOR of the values of so many parts of a heap; of equal parts an even number cancels.
fn split_value(values: &[usize], heap: usize, count: usize) -> usize {
    let (part, larger) = (heap / count, heap % count);
    let smaller = count - larger;
    (values[part] * (smaller % 2)) ^ (values[part + 1] * (larger % 2))
}

/// All sorted games with so many stones.
fn partitions(stones: usize, at_least: usize) -> Vec<Vec<usize>> {
    if stones == 0 {
        return vec![vec![]];
    }
    (at_least..=stones)
        .flat_map(|first| {
            let mut rest = partitions(stones - first, first);
            rest.iter_mut().for_each(|heaps| heaps.insert(0, first));
            rest
        })
        .collect()
}

/// Random heaps, and one that makes the game lost where there is one.
fn nearly_balanced() -> Vec<Games> {
    let mut random = seeded(1);
    let mut lists = |least| {
        let values = values_up_to(least, 3000, counts);
        let mut game = |_| {
            let mut heaps = (0..random.random_range(1..=4)).map(|_| random.random_range(1..=3000)).collect_vec();
            let missing = xor(heaps.iter().map(|&heap: &usize| values[heap]));
            let start = random.random_range(1..=3000);
            heaps.extend((start..=3000).chain(1..start).find(|&heap| values[heap] == missing));
            heaps
        };
        [(); 2].map(|()| (least, (0..99).map(&mut game).collect()))
    };
    [1, 2, 3, 4, 5, 7, 20, 100, 1000].into_iter().flat_map(&mut lists).collect()
}

/// Games of as many heaps as there may be, one of them the largest.
fn random_games(sizes: RangeInclusive<usize>) -> Vec<Vec<usize>> {
    let mut random = seeded(1);
    let mut game = |_| {
        let heaps = (1..N).map(|_| random.random_range(sizes.clone()));
        heaps.chain([*sizes.end()]).collect()
    };
    (0..N).map(&mut game).collect()
}

const PAIRS_LEAST: usize = 20_000;

/// Games of 49 pairs of equal heaps and one heap more, and whether each is won. The second player repeats every split
/// on the equal heap, which settles the pairs. If the last heap is stuck, the game is lost. If it is even and not
/// stuck, the first player splits it into halves, and leaves pairs alone.
fn pairs() -> (Games, Vec<bool>) {
    let mut random = seeded(2);
    let game = |_| {
        let pair = |_| [random.random_range(1..=STONES); 2];
        let mut heaps = (0..N / 2).flat_map(pair).collect_vec();
        let won = random.random();
        let more = match won {
            true => 2 * random.random_range(PAIRS_LEAST / 2..=STONES / 2),
            false => random.random_range(1..PAIRS_LEAST),
        };
        heaps.insert(random.random_range(0..N), more);
        (heaps, won)
    };
    let (games, wins) = (0..N).map(game).unzip();
    ((PAIRS_LEAST, games), wins)
}

/// Games under the largest threshold: every heap that is not stuck can be split once, so they are won iff these are odd
/// in number.
fn greatest_threshold() -> (Games, Vec<bool>) {
    let mut random = seeded(3);
    let game = |_| {
        let heap = |_| match random.random() {
            true => STONES,
            false => random.random_range(1..STONES),
        };
        let heaps = (0..N).map(heap).collect_vec();
        let free = heaps.iter().filter(|&&heap| heap == STONES).count();
        (heaps, free % 2 == 1)
    };
    let (games, wins) = (0..N).map(game).unzip();
    ((STONES, games), wins)
}

/// The published program. It has the idea of the program here, if not its order: by the definition the heaps up to
/// 99 999 stones have 5·10⁹ splits.
fn published((least, games): &Games) -> Vec<bool> {
    let mut values = vec![0; STONES + 1];
    for heap in *least.max(&2)..=STONES {
        let mut seen = [false; 64];
        let mut first = 2;
        while first <= heap {
            let last = heap / (heap / first);
            seen[split_value(&values, heap, first)] = true;
            seen[split_value(&values, heap, last.min(first + 1))] = true;
            first = last + 1;
        }
        values[heap] = seen.iter().position(|&seen| !seen).expect("a gap");
    }
    games.iter().map(|heaps| is_won(&values, heaps)).collect()
}

fn by_values((least, games): &Games, counts: fn(usize, usize) -> Vec<usize>) -> Vec<bool> {
    let largest = games.concat().into_iter().max().expect("a heap");
    let values = values_up_to(*least, largest, counts);
    games.iter().map(|heaps| is_won(&values, heaps)).collect()
}

fn for_the_second_player((_, games): &Games) -> Vec<bool> {
    let mut play = Play::normal(|heaps| moves(1, heaps));
    games.iter().map(|heaps| !play.value(heaps)).collect()
}
