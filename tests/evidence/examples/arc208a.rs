//! Nim in which the OR of the heaps never changes, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let heaps = counted("N", 2..=N, int("a heap", 1..=STONES));
    let heaps = Format::tests("T", 1..=T, heaps).sum("the sum of N", "N", N);
    // The limits of time and memory are AtCoder's usual ones: the statement that was read does not name them.
    Problem::tests("arc208a", Limits { time: None, memory: Some(1024) }, heaps, oracle, ["Alice", "Bob"])
        .all([("N", 2), ("a heap", 15)])
        .all([("N", 3), ("a heap", 7)])
        .all([("N", 4), ("a heap", 4)])
        .small("rows-of-5-heaps-below-8-often-with-every-bit-in-an-odd-number-of-them", often_odd)
        .beyond("for worst inputs, heaps made bit by bit")
        .known("every-bit-in-an-odd-number-of-heaps", || (vec![longest(ALL_BITS)], vec![false]))
        .attacks("the longest row, lost: a single bit that is read or combined wrongly shows")
        .known("one-bit-in-an-even-number-of-heaps", || (vec![longest(ALL_BITS - 1)], vec![true]))
        .attacks("the longest row, in which 29 of 30 bits are as in a lost one")
        .known("powers-of-two", || (vec![(0..30 * 6665).map(|i| 1 << (i % 30)).collect()], vec![false]))
        .attacks("heaps of a single bit, each in an odd number of heaps")
        .known("pairs-of-heaps", || {
            // Without a common bit the XOR is the OR.
            let pair = |i: u32| vec![i + 1, if i % 2 == 0 { ALL_BITS ^ (i + 1) } else { ALL_BITS }];
            ((0..N as u32 / 2).map(pair).collect(), (0..N as u32 / 2).map(|i| i % 2 == 1).collect())
        })
        .attacks("as many tests as can be")
        .wrong("nim", |heaps| xor_of(heaps) != 0, "all")
        .says("Plays plain Nim. The OR must stay, so often no heap can become what makes the XOR 0.")
        .wrong("zero-is-lost-too", |heaps| ![0, or_of(heaps)].contains(&xor_of(heaps)), "all")
        .says("Takes a row for lost if its XOR is 0, too; two equal heaps are won.")
        .wrong("no-bit-twice", |heaps| heaps.iter().tuple_combinations().any(|(a, b)| a & b != 0), "all-2")
        .says("Lets Alice win whenever two heaps have a bit in common; three heaps with this bit are as good as one.")
        .wrong(
            "free-bits-as-heaps",
            |heaps| xor(heaps.iter().enumerate().map(|(i, heap)| heap & others(heaps, i))) != 0,
            "all",
        )
        .says("Plays Nim with the bits of each heap that others have, as if they could all be taken in turn.")
        .main()
}

/// The greatest number of tests, of heaps in all, and of stones in one.
const T: usize = 100_000;
const N: usize = 200_000;
const STONES: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let mut play = Play::normal(moves).board(|heaps| board::heaps(heaps.iter().copied())).alike(|heaps| sorted(heaps));
    move |heaps| play.value(heaps)
}

/// Any heap becomes smaller, if the OR of all stays as it was.
fn moves(heaps: &Vec<u32>) -> Vec<Vec<u32>> {
    let with = |place: usize, left: u32| {
        let mut heaps = heaps.clone();
        heaps[place] = left;
        heaps
    };
    let all = (0..heaps.len()).flat_map(|place| (0..heaps[place]).map(move |left| with(place, left)));
    all.filter(|next| or_of(next) == or_of(heaps)).collect()
}

fn or_of(heaps: &[u32]) -> u32 {
    heaps.iter().fold(0, |or, heap| or | heap)
}

fn xor_of(heaps: &[u32]) -> u32 {
    xor(heaps.iter().copied())
}

/// The OR of all heaps but this one.
fn others(heaps: &[u32], place: usize) -> u32 {
    heaps.iter().enumerate().filter(|&(other, _)| other != place).fold(0, |or, (_, heap)| or | heap)
}

/// Lost rows are rare among random ones.
fn often_odd() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut row = |_| {
        let mut row = (0..4).map(|_| random.random_range(1..8)).collect_vec();
        let last = or_of(&row) ^ xor_of(&row) ^ random.random_range(0..2);
        row.push(if last == 0 { 1 } else { last });
        row
    };
    (0..300).map(&mut row).collect()
}

/// All bits below the highest one that a heap may have.
const ALL_BITS: u32 = (1 << 29) - 1;

/// The longest row. The highest bit is in an odd number of heaps, which have no other; the last heap is such that the
/// XOR of the others is `xor`, whose bits are then in an odd number of heaps. All bits occur.
fn longest(xor_of_others: u32) -> Vec<u32> {
    let mut random = seeded(u64::from(xor_of_others));
    let highest = std::iter::repeat_n(ALL_BITS + 1, N / 9 + 1);
    let mut heaps = (N / 9 + 2..N).map(|_| random.random_range(1..=ALL_BITS)).collect_vec();
    heaps.push(xor_of(&heaps) ^ xor_of_others);
    highest.chain(heaps).collect()
}
