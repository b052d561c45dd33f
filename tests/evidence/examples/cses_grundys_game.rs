//! Splitting into unequal heaps, by play.

use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let heaps = Format::tests("t", 1..=TESTS, row([int("n", 1..=LARGEST)]));
    Problem::tests("cses_grundys_game", Limits::known(1000, 512), heaps, oracle, ["first", "second"])
        .inputs_of(1500)
        .all([("n", 40)])
        .all([("n", 1500)])
        .beyond("heaps up to 1500 coins, and samples: the mex of the XORs of the two parts, a heap at a time")
        .worst("random", by_algorithm(by_all_splits), || {
            heaps_by(|random| {
                let largest = if random.random_bool(0.3) { 1222 } else { LARGEST };
                random.random_range(1..=largest)
            })
        })
        .attacks("reading: 100 000 heaps, most of them large")
        .worst("largest", by_algorithm(by_all_splits), || {
            heaps_by(|random| if random.random_bool(0.1) { 1222 } else { LARGEST })
        })
        .attacks("a table for every size")
        .worst("around-the-last", by_algorithm(by_all_splits), || heaps_by(|random| random.random_range(1200..=1230)))
        .attacks("sizes that need the table")
        .wrong_play("equal-parts", equal_parts, "all")
        .says("Lets a heap be halved.")
        .wrong("one-in-three", |&n| n != 2 && n % 3 != 1, "all")
        .says("Goes on as 1, 4, 7, 10 begin.")
        .wrong_play("misere", misere, "all")
        .says("Lets a player who cannot divide a heap win.")
        .wrong("no-lost-size-beyond-932", |&n| n > 932 || by_all_splits(&n), "all-2")
        .says("Stops the table too early.")
        .lemmas([
            lemma("the-shortened-computation-gives-the-values", the_shortened_computation_gives_the_values),
            lemma("the-last-lost-size-is-1222", the_last_lost_size_is_1222).long(),
        ])
        .main()
}

/// The largest number of tests, and the largest heap.
const TESTS: usize = 100_000;
const LARGEST: usize = 1_000_000;

/// Divide a heap into two of different sizes. The heaps are sorted.
fn moves(heaps: &Vec<usize>) -> Vec<Vec<usize>> {
    let mut successors = vec![];
    for (index, &heap) in heaps.iter().enumerate() {
        for (part, other) in splits(heap) {
            let mut next = heaps.clone();
            next.remove(index);
            next.extend([part, other]);
            next.sort_unstable();
            successors.push(next);
        }
    }
    successors
}

/// The pairs of different numbers, the smaller first, whose sum is `heap`.
fn splits(heap: usize) -> Vec<(usize, usize)> {
    (1..heap.div_ceil(2)).map(|part| (part, heap - part)).collect()
}

/// Up to 40 coins the game is played with all of its heaps. Beyond, a heap has the mex of the XORs of its parts.
fn oracle() -> impl FnMut(&usize) -> bool {
    let shown = |heaps: &Vec<usize>| board::heaps(heaps.iter().copied());
    let mut play = Play::normal(moves).board(shown).label(|before, after| board::exchanged(before, after));
    let mut values = values(splits);
    move |&n| if n <= 40 { play.value(&vec![n]) } else { values(n) != 0 }
}

/// The values of heaps with these splits.
fn values(splits: fn(usize) -> Vec<(usize, usize)>) -> impl FnMut(usize) -> usize {
    let mut values: Vec<usize> = vec![];
    move |heap| {
        while values.len() <= heap {
            let value = mex(splits(values.len()).into_iter().map(|(a, b)| values[a] ^ values[b]));
            values.push(value);
        }
        values[heap]
    }
}

fn heaps_by(heap: fn(&mut Pcg64) -> usize) -> Vec<usize> {
    let mut random = seeded(1);
    (0..TESTS).map(|_| heap(&mut random)).collect()
}

/// The values of all heaps up to 1500, by all splits; larger ones are taken for won. Above 1222 no value is 0: up to
/// 1500 this is seen here, and up to the largest heap in a test below, which needs a minute.
fn by_all_splits(&n: &usize) -> bool {
    static VALUES: LazyLock<Vec<usize>> = LazyLock::new(|| {
        let mut values = values(splits);
        (0..=1500).map(&mut values).collect()
    });
    VALUES.get(n) != Some(&0)
}

fn equal_parts() -> impl FnMut(&usize) -> bool {
    let mut values = values(|heap| (1..=heap / 2).map(|part| (part, heap - part)).collect());
    move |&n| values(n) != 0
}

fn misere() -> impl FnMut(&usize) -> bool {
    let mut play = Play::misere(moves);
    move |&n| play.value(&vec![n])
}

/// Call a number even or odd by the count of 1s in it, the last binary digit aside: the XOR of two numbers is even
/// iff both are of one kind.
fn is_even(value: u8) -> bool {
    (value >> 1).count_ones().is_multiple_of(2)
}

/// The values of all heaps up to `last`, in much less than all splits.
///
/// The XOR of a split is odd iff one of the parts is even and the other odd. So the least odd number that is no
/// successor is known from the splits with an even part alone, and there happen to be few heaps of even value. The
/// value is this number, unless an even number below it is no successor either: further splits are tried until all
/// of those have been met, or to the end. Nothing is assumed of the values but that they fit a byte.
fn values_up_to(last: usize) -> Vec<u8> {
    let mut values = vec![0_u8];
    let mut even_heaps = vec![];
    for heap in 1..=last {
        // A slice: to look into a vector calls a function where little is optimised.
        let known = &values[..];
        let mut successors = [false; 256];
        for &part in even_heaps.iter().filter(|&&part| 2 * part != heap) {
            successors[usize::from(known[part] ^ known[heap - part])] = true;
        }
        let missing = |successors: &[bool; 256], wanted: fn(u8) -> bool| {
            (0..=u8::MAX).find(|&value| wanted(value) && !successors[usize::from(value)])
        };
        let odd = missing(&successors, |value| !is_even(value)).expect("values fit a byte");
        let (mut least, half) = (1, heap.div_ceil(2));
        let value = loop {
            match missing(&successors, is_even).filter(|&even| even < odd) {
                None => break odd,
                Some(even) if least == half => break even,
                Some(_) => {
                    let end = half.min(least + 256);
                    for part in least..end {
                        successors[usize::from(known[part] ^ known[heap - part])] = true;
                    }
                    least = end;
                }
            }
        };
        if is_even(value) {
            even_heaps.push(heap);
        }
        values.push(value);
    }
    values
}

fn the_shortened_computation_gives_the_values() {
    let mut by_definition = values(splits);
    for (heap, &value) in values_up_to(1500).iter().enumerate().skip(1) {
        assert_eq!(by_definition(heap), usize::from(value), "{heap}");
    }
}

fn the_last_lost_size_is_1222() {
    let values = values_up_to(LARGEST);
    let lost = values.iter().positions(|&value| value == 0).collect_vec();
    assert_eq!((lost[0], lost[1..].len(), lost[41]), (0, 41, 1222));
}
