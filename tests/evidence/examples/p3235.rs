//! Splitting a heap as evenly as possible: by play, and for larger heaps from the splits of lone ones.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p3235", Limits::known(30_000, 512), oracle, small)
        .played("all games up to 18 stones under six thresholds")
        .beyond(
            "for heaps up to 3000 stones the values of lone heaps, split by split; that they \
             add up is what play shows below",
        )
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong(
                "only-heaps-above-the-threshold",
                |input| by_values(input, |least, x| counts(least + 1, x)),
                "stuck-heaps",
            )
            .says("Splits heaps above F alone; those of exactly F may be split, too."),
            wrong("one-split-per-quotient", |input| by_values(input, one_per_quotient), "heaps-up-to-3000-stones")
                .says("Tries one number of parts for each quotient; two are needed, as their parities differ."),
            wrong("exact-splits-only", |input| by_values(input, exact), "all-games-up-to-18-stones")
                .says("Splits only into equal parts; parts may differ by one."),
            wrong(
                "two-parts-only",
                |input| by_values(input, |least, x| counts(least, x).into_iter().take(1).collect()),
                "all-games-up-to-18-stones",
            )
            .says("Splits into two parts only; any number of parts is allowed."),
            wrong("for-the-second-player", for_the_second_player, "single-stones")
                .says("Prints the answer for the second player."),
        ])
        .main()
}

/// The numbers of parts into which a heap can be split.
fn counts(least: usize, x: usize) -> Vec<usize> {
    static ALL: LazyLock<Vec<usize>> = LazyLock::new(|| (0..=STONES).collect());
    if x >= least { ALL[2..=x].to_vec() } else { vec![] }
}

/// The parts.
fn parts(x: usize, count: usize) -> Vec<usize> {
    (0..count).map(|index| x / count + usize::from(index < x % count)).collect()
}

/// Replace one heap by its parts; heaps are sorted.
fn moves(least: usize, heaps: &Vec<usize>) -> Vec<Vec<usize>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        for count in counts(least, heap) {
            let mut next = heaps.clone();
            next.remove(index);
            next.extend(parts(heap, count));
            next.sort_unstable();
            successors.push(next);
        }
    }
    successors
}

/// Up to so many stones games are played out.
const PLAYED: usize = 18;

fn oracle(input: &str) -> String {
    let mut values = None;
    let mut play = None;
    answers(input, |least, heaps| {
        if heaps.iter().sum::<usize>() > PLAYED {
            let values = values.get_or_insert_with(|| lone_values(input, counts));
            return heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0;
        }
        let sorted = heaps.iter().copied().sorted_unstable().collect();
        play.get_or_insert_with(|| Play::normal(move |heaps| moves(least, heaps))).value(&sorted)
    })
}

/// The values of lone heaps, split by split. That a game is their XOR is what play shows for the games that it reaches.
fn lone_values(input: &str, counts: fn(usize, usize) -> Vec<usize>) -> Vec<usize> {
    let numbers: Vec<usize> = input.split_whitespace().map(|token| token.parse().expect("a number")).collect();
    values_up_to(numbers[1], numbers.into_iter().max().expect("an input"), counts)
}

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

/// The answers on one line, by whether the games are won, given the threshold and the heaps.
fn answers(input: &str, mut wins: impl FnMut(usize, Vec<usize>) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let (games, least) = (tokens.read(), tokens.read());
    let answers = (0..games).map(|_| {
        let n = tokens.read();
        u8::from(wins(least, tokens.list(n)))
    });
    format!("{}\n", joined(answers.collect_vec()))
}

fn file(least: usize, games: &[Vec<usize>]) -> String {
    let lines = games.iter().map(|heaps| format!("{} {}\n", heaps.len(), joined(heaps)));
    format!("{} {least}\n{}", games.len(), lines.format(""))
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

fn small() -> Vec<Small> {
    let games = (1..=PLAYED).flat_map(|stones| partitions(stones, 1)).collect_vec();
    let all = [1, 2, 3, 4, 5, 8].into_iter().flat_map(|least| games.chunks(99).map(move |games| file(least, games)));
    let mut random = seeded(1);
    // Random heaps, and one that makes the game lost where there is one.
    let balanced = [1, 2, 3, 4, 5, 7, 20, 100, 1000].into_iter().flat_map(|least| {
        let values = values_up_to(least, 3000, counts);
        let mut game = |_| {
            let mut heaps = (0..random.random_range(1..=4)).map(|_| random.random_range(1..=3000)).collect_vec();
            let missing = heaps.iter().fold(0, |sum, &heap: &usize| sum ^ values[heap]);
            let start = random.random_range(1..=3000);
            heaps.extend((start..=3000).chain(1..start).find(|&heap| values[heap] == missing));
            heaps
        };
        (0..2).map(|_| file(least, &(0..99).map(&mut game).collect_vec())).collect_vec()
    });
    vec![
        Small::new("heaps-up-to-3000-stones", balanced.collect_vec()),
        Small::new("all-games-up-to-18-stones", all.collect_vec()),
    ]
}

/// The greatest size of a heap, and the greatest number of games and of heaps in a game.
const STONES: usize = 99_999;
const N: usize = 99;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("t", 1, N, |games| format!("@{games} 3\n{}", repeated("1 5\n", games))),
        Bound::integer("f", 1, STONES, |least| format!("1 @{least}\n1 5\n")),
        Bound::integer("n", 1, N, |n| format!("1 3\n@{n} {}\n", repeated("5 ", n))),
        Bound::integer("a heap", 1, STONES, |heap| format!("1 3\n3 2 @{heap} 5\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let random_games = |name, attacks, least: usize, sizes: RangeInclusive<usize>, answer| {
        let input = move || {
            let mut random = seeded(1);
            let mut game = |_| {
                let heaps = (1..N).map(|_| random.random_range(sizes.clone()));
                heaps.chain([*sizes.end()]).collect_vec()
            };
            file(least, &(0..N).map(&mut game).collect_vec())
        };
        Worst::new(name, attacks, answer, input)
    };
    let known_games = |name, attacks, least: usize, games: fn() -> Vec<(Vec<usize>, bool)>| {
        Worst::known(name, attacks, move || {
            (
                file(least, &games().into_iter().map(|(heaps, _)| heaps).collect_vec()),
                joined(games().into_iter().map(|(_, won)| u8::from(won))),
            )
        })
    };
    let full = |name, attacks, least| {
        let answer = Known::BySameIdea(published);
        random_games(name, attacks, least, 10_000..=STONES, answer)
    };
    vec![
        full("threshold-1", "values for all heaps up to the largest", 1),
        full("threshold-100", "small parts that are stuck", 100),
        random_games(
            "ten-thousand-stones",
            "every split of every heap",
            1,
            1000..=10_000,
            Known::ByAlgorithm(|input| by_values(input, counts)),
        ),
        known_games("pairs", "full-size heaps that cancel to the stone", PAIRS_LEAST, pairs),
        known_games("threshold-99999", "the greatest threshold", STONES, greatest_threshold),
    ]
}

const PAIRS_LEAST: usize = 20_000;

/// Games of 49 pairs of equal heaps and one heap more, with whether each is won. The second player repeats every split
/// on the equal heap, which settles the pairs. If the last heap is stuck, the game is lost. If it is even and not
/// stuck, the first player splits it into halves, and leaves pairs alone.
fn pairs() -> Vec<(Vec<usize>, bool)> {
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
    (0..N).map(game).collect()
}

/// Games under the greatest threshold: every heap that is not stuck can be split once, so they are won iff these are
/// odd in number.
fn greatest_threshold() -> Vec<(Vec<usize>, bool)> {
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
    (0..N).map(game).collect()
}

/// The published program. It has the idea of the program here, if not its order: by the definition the heaps up to
/// 99 999 stones have 5·10⁹ splits.
fn published(input: &str) -> String {
    let mut tokens = Tokens::new(input);
    let (_games, least): (usize, usize) = (tokens.read(), tokens.read());
    let mut values = vec![0; STONES + 1];
    for heap in least.max(2)..=STONES {
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
    answers(input, |_, heaps| heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0)
}

fn by_values(input: &str, counts: fn(usize, usize) -> Vec<usize>) -> String {
    let values = lone_values(input, counts);
    answers(input, |_, heaps| heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0)
}

/// The first number of parts for every quotient.
fn one_per_quotient(least: usize, x: usize) -> Vec<usize> {
    counts(least, x).into_iter().dedup_by(|a, b| x / a == x / b).collect()
}

/// Only parts that are all equal.
fn exact(least: usize, x: usize) -> Vec<usize> {
    counts(least, x).into_iter().filter(|count| x.is_multiple_of(*count)).collect()
}

fn for_the_second_player(input: &str) -> String {
    let mut play = Play::normal(move |heaps| moves(1, heaps));
    answers(input, |_, heaps| !play.value(&heaps))
}
