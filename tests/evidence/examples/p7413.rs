//! Multiples of the number taken before, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let heaps = counted("N", 1..=N, int("a heap", 1..=STONES));
    Problem::one("p7413", Limits::known(2000, 256), heaps, || by_play, Plain)
        .all([("N", 3), ("a heap", 5)])
        .small("random-heaps-up-to-9", || {
            let mut random = seeded(1);
            (0..150).map(|index| (0..=index % 5).map(|_| random.random_range(1..=9)).collect()).collect()
        })
        .small("pairs-and-two-heaps-more", || {
            // Random heaps seldom have a winning first move.
            let mut random = seeded(2);
            let mut heaps = |_| {
                let pairs = (0..2).map(|_| random.random_range(1..=9)).flat_map(|heap| [heap; 2]).collect_vec();
                let more = random.random_range(1..=9);
                [&pairs[..], &[more, more + random.random_range(0..=2)]].concat()
            };
            (0..200).map(&mut heaps).collect()
        })
        .known("equal-heaps", || (vec![STONES; N - 1], (STONES / 2) as i64 * (N - 1) as i64))
        .attacks("an answer of 49 999 500 000")
        // Whatever is taken from a heap, the opponent takes from its like.
        .known("pairs", || (random_heaps(N / 2).into_iter().flat_map(|heap| [heap; 2]).collect(), 0))
        .attacks("no odd class: nothing ends the pass over 14 000 000 classes early")
        .each([("pairs-and-one-more", 0), ("pairs-and-two-more", 2)], |problem, (name, more)| {
            problem
                .worst(name, by_same_idea(by_sorted_heaps), move || {
                    let pairs = random_heaps(N / 2 - 1).into_iter().flat_map(|heap| [heap; 2]);
                    pairs.chain([STONES, STONES - 1].into_iter().take(more.max(1))).collect()
                })
                .attacks("odd classes behind all others")
        })
        .worst("random", by_same_idea(by_sorted_heaps), || random_heaps(N))
        .attacks("branches that cannot be predicted")
        .wrong("an-answer-of-32-bits", |heaps| i64::from(by_sorted_heaps(heaps) as i32), "large-answer")
        .says("Counts in 32 bits; there can be 49 999 500 000 winning moves.")
        .wrong(
            "the-lower-class",
            |heaps| {
                by_classes(heaps, |odd, size| match odd {
                    [1] => size(1),
                    [p, q] if p + 1 == *q => size(*p),
                    _ => 0,
                })
            },
            "three-heaps-of-two",
        )
        .says("Adds the heaps of class q − 1; it is a heap of class q that the move takes from.")
        .wrong(
            "one-odd-class",
            |heaps| {
                by_classes(heaps, |odd, size| match odd {
                    [q] => size(*q),
                    _ => 0,
                })
            },
            "all",
        )
        .says("Wants a single odd class; the move changes the class below, too.")
        .wrong(
            "any-two-odd-classes",
            |heaps| {
                by_classes(heaps, |odd, size| match odd {
                    [1] => size(1),
                    [_, q] => size(*q),
                    _ => 0,
                })
            },
            "all",
        )
        .says("Takes any two odd classes; a first move leads to the class just below.")
        .main()
}

/// The largest number of heaps, and of stones in one.
const N: usize = 100_000;
const STONES: u32 = 1_000_000;

fn by_play(heaps: &Vec<u32>) -> i64 {
    // The heaps, and the number that was taken last; before the first move 1, whose multiples are all numbers.
    let mut play = Play::normal(|(heaps, last): &(Vec<u32>, u32)| moves(heaps, *last))
        .board(|(heaps, last)| board::heaps(heaps.iter().copied()).and(board::numbers([("a multiple of", last)])))
        .alike(|(heaps, last)| (sorted(heaps), *last))
        .label(|(before, _), (after, taken)| format!("take {taken}: {}", board::exchanged(before, after)));
    let first = moves(heaps, 1);
    play.value(&(heaps.clone(), 1));
    first.into_iter().filter(|next| !play.value(next)).count() as i64
}

/// Take a multiple of `last` from one heap.
fn moves(heaps: &[u32], last: u32) -> Vec<(Vec<u32>, u32)> {
    let mut next = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        for taken in (last..=heap).step_by(last as usize) {
            let mut left = heaps.to_vec();
            left[index] -= taken;
            next.push((left, taken));
        }
    }
    next
}

fn random_heaps(n: usize) -> Vec<u32> {
    let mut random = seeded(3);
    (0..n).map(|_| random.random_range(1..=STONES)).collect()
}

/// By the odd classes of every first number: what `count` makes of them and of the sizes of classes. Classes are found
/// in sorted heaps.
fn by_classes(heaps: &[u32], count: impl Fn(&[u32], &dyn Fn(u32) -> i64) -> i64) -> i64 {
    let heaps = heaps.iter().copied().sorted_unstable().collect_vec();
    let most = heaps[heaps.len() - 1];
    let below = |stones: u32| heaps.partition_point(|heap| *heap < stones);
    let of_number = |taken: u32| {
        let size = |class: u32| (below((class + 1) * taken) - below(class * taken)) as i64;
        let odd = (1..=most / taken).filter(|&class| size(class) % 2 == 1).take(3).collect_vec();
        count(&odd, &size)
    };
    (1..=most).map(of_number).sum()
}

/// The theorem of the program, with another search: nothing else is known for so many heaps.
fn by_sorted_heaps(heaps: &Vec<u32>) -> i64 {
    by_classes(heaps, |odd, size| match odd {
        [1] => size(1),
        [lower, class] if lower + 1 == *class => size(*class),
        _ => 0,
    })
}
