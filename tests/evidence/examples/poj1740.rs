//! Stones of a pile are taken away, and others go to other piles, by play.

use evidence::prelude::*;
use evidence::shared::closed::closed;

fn main() -> ExitCode {
    let cases = Format::until("0", counted("n", 0..=N, int("a pile", 1..=STONES)));
    Problem::tests("poj1740", Limits::known(1000, 29), cases, oracle, WORDS)
        .promise("there is a pile", |piles| !piles.is_empty())
        .promise_by("the input ends with a 0", |input| closed(input, "0"))
        .inputs_of(100)
        .all([("n", 4), ("a pile", 4)])
        .small("lists-of-5-piles-of-up-to-3-in-falling-order", || {
            (1..=3).rev().combinations_with_replacement(5).collect()
        })
        .small("random-lists-of-6-piles-of-up-to-3", || {
            let mut random = seeded(1);
            // Most of them have pairs, or nearly so.
            let mut list = |index: usize| {
                let half = (0..3).map(|_| random.random_range(1..=3)).collect_vec();
                let mut piles = [&half[..], &half].concat();
                if index % 2 == 1 {
                    piles[random.random_range(0..6)] = random.random_range(1..=3);
                }
                piles
            };
            (0..40).map(&mut list).collect()
        })
        .beyond("for worst inputs, pairs that are made, and sizes of which each is counted")
        // Pairs, in an order that does not show them; and the same where one pile has a stone too many, which is taken.
        .known("pairs-and-a-stone-too-many", || {
            let mut random = seeded(2);
            let mut case = |index: usize| {
                let half = (0..N / 2).map(|_| random.random_range(1..STONES)).collect_vec();
                let mut piles = [&half[..], &half].concat();
                piles[0] += (index % 2) as u32;
                piles.rotate_left(index % N);
                piles
            };
            ((0..CASES).map(&mut case).collect(), [false, true].repeat(CASES / 2))
        })
        .attacks("as many piles as there can be, where one stone decides")
        // The single pile is emptied.
        .known("pairs-and-a-single-pile", || {
            let case = |index: usize| (0..N - 1).map(|pile| STONES - (pile / 2 + index % 7) as u32).collect();
            ((0..CASES).map(case).collect(), vec![true; CASES])
        })
        .attacks("an odd number of piles")
        .worst("random", by_same_idea(by_counts), || {
            let mut random = seeded(3);
            let mut case = |_| (0..N).map(|_| random.random_range(1..=3)).collect();
            (0..CASES).map(&mut case).collect()
        })
        .attacks("few sizes, each of them many times")
        .wrong("nim", |piles| xor(piles.iter().copied()) != 0, "one-two-three")
        .says("Takes the XOR of the piles; stones may go to other piles here.")
        .smallest("3\n1 2 3\n0\n")
        .wrong("xor-of-an-even-number", |piles| piles.len() % 2 == 1 || xor(piles.iter().copied()) != 0, "no-pairs")
        .says("Takes an even number of piles with the XOR 0 for pairs; 2, 3, 4 and 5 have it, too.")
        .wrong("odd-numbers-alone", |piles| piles.len() % 2 == 1, "all")
        .says("Lets Alice win only with an odd number of piles; with an even one she wins unless there are pairs.")
        .smallest("2\n1 2\n0\n")
        .wrong(
            "neighbours-as-they-come",
            |piles| !piles.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]),
            "pairs-across",
        )
        .says("Looks for pairs of neighbours in the order of the input; the piles have to be sorted first.")
        .smallest("4\n1 2 1 2\n0\n")
        .wrong("all-piles-alike", |piles| !(piles.iter().all_equal() && piles.len() % 2 == 0), "pairs-across")
        .says("Lets Alice lose only if all piles are alike; it is enough that each has a partner.")
        .smallest("4\n1 1 2 2\n0\n")
        .wrong(
            "sizes-up-to-99",
            |piles| piles.iter().filter(|&&pile| pile < STONES).counts().values().any(|count| count % 2 == 1),
            "a-pile-of-100",
        )
        .says("Counts the piles of each size only up to 99; a pile may have 100 stones.")
        .wrong("nothing-moves", taking_alone, "one-two-three")
        .says("Only takes stones away; others of the pile may go to other piles then.")
        .main()
}

/// The largest number of piles, and of stones in one.
const N: usize = 10;
const STONES: u32 = 100;

/// The statement does not say how many cases there are.
const CASES: usize = 10_000;

const WORDS: [&str; 2] = ["1", "0"];

fn oracle() -> impl FnMut(&Vec<u32>) -> bool {
    let in_order = |piles: &Vec<u32>| piles.iter().copied().filter(|&pile| pile > 0).sorted().collect();
    let mut play = Play::normal(moves).board(|piles| board::heaps(piles.iter().copied())).alike(in_order);
    move |piles| play.value(piles)
}

/// Take stones away from a pile, at least one, and move any of its others to piles that have stones; an empty pile
/// keeps its place.
fn moves(piles: &Vec<u32>) -> Vec<Vec<u32>> {
    let with_stones = (0..piles.len()).filter(|&pile| piles[pile] > 0);
    with_stones.flat_map(|chosen| handed_out(piles, chosen)).unique().collect()
}

fn handed_out(piles: &[u32], chosen: usize) -> Vec<Vec<u32>> {
    // The piles up to one, and how many stones are still in hand.
    let mut ways = vec![(vec![], piles[chosen] - 1)];
    for (place, &pile) in piles.iter().enumerate() {
        let mut longer = vec![];
        for (before, left) in ways {
            let most = if pile == 0 { 0 } else { left };
            for given in 0..=most {
                let stones = if place == chosen { given } else { pile + given };
                longer.push(([&before[..], &[stones]].concat(), left - given));
            }
        }
        ways = longer;
    }
    ways.into_iter().map(|(piles, _)| piles).collect()
}

/// Each size occurs an even number of times. Nothing that is known of large piles does without this.
fn by_counts(piles: &Vec<u32>) -> bool {
    piles.iter().counts().values().any(|count| count % 2 == 1)
}

/// Play without the second part of a move.
fn taking_alone(piles: &Vec<u32>) -> bool {
    let moves = |piles: &Vec<u32>| {
        let of_pile = |(place, &pile): (usize, &u32)| {
            (0..pile).map(move |left| [&piles[..place], &[left], &piles[place + 1..]].concat()).collect_vec()
        };
        piles.iter().enumerate().flat_map(of_pile).collect()
    };
    Play::normal(moves).value(piles)
}
