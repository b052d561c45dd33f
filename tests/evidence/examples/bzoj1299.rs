//! Chocolate bars taken out of a box, or eaten, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let rounds = format::repeat(ROUNDS, counted("N", 1..=N, int("a length", 1..=MOST)));
    let printed = |wins: &Vec<bool>| wins.iter().map(|&wins| if wins { "NO" } else { "YES" }).join("\n");
    Problem::one("bzoj1299", Limits::known(10_000, 162), Format::one(rounds), oracle, printed)
        .small(SMALL, || in_tens((1..=3).flat_map(|n| all_boxes(n, 7)).collect()))
        .small(SMALLER, || in_tens(all_boxes(4, 5).collect()))
        .small("inputs-of-ten-random-boxes-of-4-bars-of-up-to-8", || {
            let mut random = seeded(1);
            // Four different bars up to 8 may be independent.
            let mut round = |_| (0..4).map(|_| random.random_range(1..=8)).collect();
            in_tens((0..30).map(&mut round).collect())
        })
        .beyond("for worst inputs, bars that are made, and the XORs of all sets")
        .known("powers-of-two-and-what-they-make", || {
            // In the second box, all bars together have the XOR 0, and no others.
            let powers = (0..N - 1).map(|bit| 1 << (2 * bit)).collect_vec();
            let dependent = [&powers[..], &[xor(powers.iter().copied())]].concat();
            let independent = [&powers[..], &[1 << 29]].concat();
            ([independent, dependent].into_iter().cycle().take(ROUNDS).collect(), [false, true].repeat(ROUNDS / 2))
        })
        .attacks("sets that have to be whole")
        .known("equal-bars-far-apart", || {
            let round = |round: usize| {
                let mut bars = (0..N).map(|bit| (1 << (29 - bit)) + (1 << 2)).collect_vec();
                bars[N - 1] = bars[round % (N - 1)];
                bars
            };
            ((0..ROUNDS).map(round).collect(), vec![true; ROUNDS])
        })
        .attacks("two bars of 2²⁹ and less that are equal")
        .worst("random", by_algorithm(by_all_sets), || {
            let mut random = seeded(2);
            let mut round = |bits: usize| (0..N).map(|_| random.random_range(1..1 << (bits + 11))).collect();
            (0..ROUNDS).map(&mut round).collect()
        })
        .attacks("bars of 11 to 20 bits, where 14 may be independent or not")
        .wrong("all-bars-at-once", |rounds| each(rounds, |bars| xor(bars.iter().copied()) == 0), SMALL)
        .says("Lets TBL take out all bars alone; he may take any set whose XOR is 0.")
        .wrong("equal-bars-alone", |rounds| each(rounds, |bars| !bars.iter().all_unique()), "one-two-three")
        .says("Looks for two equal bars; three or more may have the XOR 0, too.")
        .wrong("neighbours-alone", |rounds| each(rounds, has_stretch), SMALLER)
        .says("Tries only bars that are neighbours in the input; any of them may be taken out together.")
        .wrong("nim", |rounds| each(rounds, |bars| xor(bars.iter().copied()) != 0), SMALL)
        .says("Plays Nim with all bars; they are in the box at first.")
        .wrong("yes-if-the-first-player-wins", |rounds| each(rounds, |bars| !is_dependent(bars)), "sample-1")
        .says("Prints YES where TBL wins; it is printed where he loses.")
        .wrong("twenty-nine-bits", |rounds| each(rounds, |bars| is_dependent(&low_bits(bars))), "large-thirty-bits")
        .says("Keeps a basis of 29 bits; lengths of up to 10⁹ have 30.")
        .wrong("one-bar-at-a-time", |rounds| each(rounds, |bars| play(1).value(&in_the_box(bars))), SMALL)
        .says("Takes bars out one by one; a move may take out several.")
        .main()
}

/// How many rounds there are, the largest number of bars, and the greatest length.
const ROUNDS: usize = 10;
const N: usize = 14;
const MOST: u32 = 1_000_000_000;

/// So many positions of a round are played out at most.
const MOST_PLAYED: f64 = 1e6;

const SMALL: &str = "inputs-of-ten-boxes-of-up-to-3-bars-of-up-to-7";
const SMALLER: &str = "inputs-of-ten-boxes-of-4-bars-of-up-to-5";

/// Each bar: its length, and whether it is out.
type Position = Vec<(u32, bool)>;

fn in_the_box(bars: &[u32]) -> Position {
    bars.iter().map(|&bar| (bar, false)).collect()
}

fn oracle() -> impl FnMut(&Vec<Vec<u32>>) -> Vec<bool> {
    let mut play = play(N);
    move |rounds| {
        let positions = |bars: &Vec<u32>| bars.iter().map(|&bar| f64::from(bar) + 2.0).product::<f64>();
        assert!(rounds.iter().all(|bars| positions(bars) <= MOST_PLAYED), "too many positions to play out");
        rounds.iter().map(|bars| play.value(&in_the_box(bars))).collect()
    }
}

/// Take out bars, at most so many, or eat of one that is out.
fn play(most: usize) -> Play<'static, Position, bool> {
    let moves = move |bars: &Position| {
        let in_box = (0..bars.len()).filter(|&bar| !bars[bar].1).collect_vec();
        let sets = in_box.into_iter().powerset().filter(move |set| (1..=most).contains(&set.len()));
        let taken_out = sets.map(|set| {
            let mut next = bars.clone();
            set.into_iter().for_each(|bar| next[bar].1 = true);
            next
        });
        let eaten = (0..bars.len()).filter(|&bar| bars[bar].1).flat_map(|bar| {
            (0..bars[bar].0).map(move |left| [&bars[..bar], &[(left, true)], &bars[bar + 1..]].concat())
        });
        taken_out.chain(eaten).collect()
    };
    Play::normal(moves)
        .board(|bars| {
            let in_box = bars.iter().map(|&(bar, is_out)| if is_out { String::new() } else { bar.to_string() });
            let out = board::heaps(bars.iter().map(|&(bar, is_out)| if is_out { bar } else { 0 }));
            board::row(in_box).called("in the box").and(out.called("out of the box"))
        })
        .label(|before, after| {
            let changed = (0..before.len()).filter(|&bar| before[bar] != after[bar]).collect_vec();
            match changed[..] {
                [bar] if before[bar].1 => format!("heap {}: {} → {}", bar + 1, before[bar].0, after[bar].0),
                _ => format!("take out {}", changed.iter().map(|&bar| before[bar].0).join(", ")),
            }
        })
        .alike(|bars| sorted(&bars.iter().copied().filter(|&bar| bar != (0, true)).collect_vec()))
}

/// Ten rounds in an input; the last one is filled up.
fn in_tens(boxes: Vec<Vec<u32>>) -> Vec<Vec<Vec<u32>>> {
    let filled = boxes.len().next_multiple_of(ROUNDS);
    let boxes = boxes.into_iter().pad_using(filled, |_| vec![1]).collect_vec();
    boxes.chunks(ROUNDS).map(<[_]>::to_vec).collect()
}

fn all_boxes(n: usize, most: u32) -> impl Iterator<Item = Vec<u32>> {
    (1..=most).combinations_with_replacement(n)
}

fn each(rounds: &[Vec<u32>], wins: impl Fn(&[u32]) -> bool) -> Vec<bool> {
    rounds.iter().map(|bars| wins(bars)).collect()
}

/// Whether a set has the XOR 0, where all of them are tried.
fn is_dependent(bars: &[u32]) -> bool {
    let mut sums = vec![0];
    for bar in bars {
        let more = sums.iter().map(|sum| sum ^ bar).collect_vec();
        if more.contains(&0) {
            return true;
        }
        sums.extend(more);
    }
    false
}

/// Whether the XOR of some bars one after the other is 0.
fn has_stretch(bars: &[u32]) -> bool {
    (0..bars.len()).any(|first| {
        bars[first..]
            .iter()
            .scan(0, |sum, bar| {
                *sum ^= bar;
                Some(*sum)
            })
            .contains(&0)
    })
}

/// The lengths without the highest bit.
fn low_bits(bars: &[u32]) -> Vec<u32> {
    bars.iter().map(|bar| bar & ((1 << 29) - 1)).collect()
}

fn by_all_sets(rounds: &Vec<Vec<u32>>) -> Vec<bool> {
    each(rounds, is_dependent)
}
