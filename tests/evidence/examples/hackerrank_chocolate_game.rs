//! A row that must not fall, on every stretch, by play.

use evidence::prelude::*;
use evidence::shared::nim;

fn main() -> ExitCode {
    let piles = list("n", int("a pile", 1..=MOST)).in_order(Order::NotFalling);
    let form = Format::one(format::all([row([len("n", 2..=N)]), row([piles])]));
    Problem::one("hackerrank_chocolate_game", Limits::UNKNOWN, form, oracle, Plain)
        .all([("n", 4), ("a pile", 5)])
        .small("random-rows-of-5-to-7-piles-of-up-to-4", || {
            let mut random = seeded(1);
            (0..60).map(|index| random_row(5 + index % 3, 4, &mut random)).collect()
        })
        .beyond("XORs of stretches that begin at each place, sorted, and equal ones counted")
        // Of two equal piles that are neighbours a player can only lower the left one, and then the other player lowers
        // the right one as much. So an even stretch is lost. In an odd one Laurel takes the first pile, and is the one
        // who answers.
        .known("equal-piles", || {
            let odd = (3..=N as u64).step_by(2).map(|length| N as u64 + 1 - length);
            (vec![MOST; N], odd.sum())
        })
        .attacks("XORs that are all the same two numbers, and the longest numbers")
        .worst("random", by_same_idea(by_sorting), || random_row(N, MOST, &mut seeded(2)))
        .attacks("maps with hundreds of thousands of different XORs, and a count of more than 32 bits")
        .worst("steps-of-one", by_same_idea(by_sorting), || (1..=N as u32).collect())
        .attacks("every rise is 1, and every pile is of another size")
        .worst("two-of-each", by_same_idea(by_sorting), || (0..N as u32).map(|index| 1 + index / 2).collect())
        .attacks("rises of 1 and 0 in turn, so that the two kinds of places differ")
        .wrong("a-wall-before-the-stretch", |piles| count(piles, |rises, _| every_second(rises)), "all")
        .says("Lets no pile of a stretch become smaller than the pile before it; that one takes no part in the game.")
        .wrong(
            "steps-from-the-left",
            |piles| count(piles, |_, stretch| xor(rises(stretch).into_iter().step_by(2))),
            "all",
        )
        .says("Counts the steps from the left; what is taken from a pile arrives on the right.")
        .wrong("all-rises", |piles| count(piles, |_, stretch| xor(rises(stretch))), "all")
        .says("Takes the XOR of all rises; only every second one counts.")
        .wrong("nim", |piles| count(piles, |_, stretch| xor(stretch.iter().copied())), "all")
        .says("Takes the XOR of the piles; the order of the row must be kept.")
        .wrong("one-map-for-all-places", |piles| by_keys(piles, |_| 0), "all")
        .says("Compares XORs of odd places with those of even ones; the two need a map each.")
        .wrong("single-piles", |piles| by_sorting(piles) + piles.len() as u64, "all")
        .says("Counts single piles, too; a stretch has at least two.")
        .wrong_text(
            "thirty-two-bits",
            |input| {
                let mut tokens = Tokens::new(input);
                let n: usize = tokens.read();
                format!("{}\n", by_sorting(&(0..n).map(|_| tokens.read()).collect()) as i32)
            },
            "large-ones",
        )
        .says("Counts in 32 bits; there are up to 4 999 950 000 stretches.")
        .refused([("a-fall", "3\n1 3 @2\n", "a pile no smaller than the one before")])
        .main()
}

/// The largest number of piles, and the largest pile.
const N: usize = 100_000;
const MOST: u32 = 1_000_000_000;

fn oracle() -> impl FnMut(&Vec<u32>) -> u64 {
    let mut play = Play::normal(moves).board(|piles| board::heaps(piles.iter().copied()));
    move |piles| stretches(piles).filter(|stretch| play.value(stretch)).count() as u64
}

/// Take any positive number from one pile, such that no pile is smaller than the one before.
fn moves(piles: &Vec<u32>) -> Vec<Vec<u32>> {
    nim::moves(piles).into_iter().filter(|row| row.is_sorted()).collect()
}

/// All stretches of two or more piles.
fn stretches(piles: &[u32]) -> impl Iterator<Item = Vec<u32>> {
    let ends = (0..piles.len()).tuple_combinations();
    ends.map(|(first, last)| piles[first..=last].to_vec())
}

fn random_row(n: usize, most: u32, random: &mut Pcg64) -> Vec<u32> {
    (0..n).map(|_| random.random_range(1..=most)).sorted().collect()
}

/// What every pile has more than the one before.
fn rises(piles: &[u32]) -> Vec<u32> {
    [0].iter().chain(piles).tuple_windows().map(|(before, pile)| pile - before).collect()
}

/// The XOR of the last number, the last but two, and so on.
fn every_second(numbers: &[u32]) -> u32 {
    xor(numbers.iter().rev().step_by(2).copied())
}

/// The number of stretches of which this is not 0, by the rises in the row and by the piles.
fn count(piles: &[u32], value: fn(&[u32], &[u32]) -> u32) -> u64 {
    let rises = rises(piles);
    let ends = (0..piles.len()).tuple_combinations();
    ends.filter(|&(first, last)| value(&rises[first..=last], &piles[first..=last]) != 0).count() as u64
}

/// By the XOR of every second rise up to each place. Nothing else is known that decides 5 · 10⁹ stretches.
fn by_sorting(piles: &Vec<u32>) -> u64 {
    by_keys(piles, |place| place % 2)
}

/// For each place the XOR with which a stretch that ends there is lost, and those with which stretches are that begin
/// with this place or the next one; places are compared with those of their class. Equal ones stand side by side when
/// sorted, and among these are those of earlier places first.
fn by_keys(piles: &Vec<u32>, class: fn(usize) -> usize) -> u64 {
    let mut sums = vec![0];
    for (index, rise) in rises(piles).into_iter().enumerate() {
        sums.push(rise ^ if index > 0 { sums[index - 1] } else { 0 });
    }
    let n = piles.len();
    let ends = (1..=n).map(|place| (class(place), sums[place], place, 0));
    let next = (0..n).map(|place| (class(place), sums[place], place + 1, 1));
    let this = (1..=n).map(|place| (class(place), sums[place] ^ piles[place - 1], place + 1, 1));
    let mut lost = 0;
    for (_, alike) in &ends.chain(next).chain(this).sorted().chunk_by(|&(class, sum, ..)| (class, sum)) {
        let mut begun = 0;
        for (.., kind) in alike {
            if kind == 0 { lost += begun } else { begun += 1 }
        }
    }
    (n * (n - 1) / 2) as u64 - lost
}
