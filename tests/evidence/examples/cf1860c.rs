//! A chip goes left to smaller numbers, and a player who cannot move wins, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let numbers = list("n", between("a number", 1, "n")).in_order(Order::Distinct);
    let permutation = format::all([row([len("n", 1..=N)]), row([numbers])]);
    let permutations = Format::tests("t", 1..=T, permutation).sum("the sum of n", "n", N);
    Problem::tests("cf1860c", Limits::known(2000, 256), permutations, || by_play, Plain)
        .all([("n", 6), ("a number", 6)])
        .inputs_of(50)
        .small("random-permutations-of-7-to-40-numbers", || {
            let mut random = seeded(1);
            (0..200).map(|_| permutation_of(random.random_range(7..=40), &mut random)).collect()
        })
        .beyond("for worst inputs, rows of numbers with known lengths, and all these lengths by binary search")
        .known("rising", || (vec![(1..=N as u32).collect()], vec![1]))
        .attacks("recursion as deep as the row, and as many moves as there can be")
        .known("falling-twice", || {
            let half = N as u32 / 2;
            (vec![(1..=half).rev().chain((half + 1..=2 * half).rev()).collect()], vec![N / 2])
        })
        .attacks("the greatest answer, and half of the row to move to from each counted cell")
        .known("three-layers", || (vec![three_layers(N / 3)], vec![N / 3]))
        .attacks("branches that cannot be predicted, and lengths of 1, 2 and 3 in any order")
        .worst("random", by_same_idea(by_lengths), || vec![permutation_of(N, &mut seeded(2))])
        .attacks("far jumps in memory")
        .worst("most-permutations", by_algorithm(by_play), || {
            let mut random = seeded(3);
            (0..T).map(|_| permutation_of(N / T, &mut random)).collect()
        })
        .attacks("work for each permutation that grows with the largest n")
        .wrong("stuck-loses", |numbers| won(Play::normal(|chip| moves(numbers, chip)), numbers), "all")
        .says("Lets a player who cannot move lose; here he wins.")
        .wrong("all-that-can-move", |numbers| count(numbers, |length| length >= 2), "three-rising")
        .says("Counts all cells from which there is a move; from a cell with L ≥ 3 Bob moves to one with L = 2.")
        .smallest("1\n3\n1 2 3\n")
        .wrong("even-lengths", |numbers| count(numbers, |length| length % 2 == 0), "three-rising")
        .says("Counts L = 4, 6, … as well; nobody has to go through the whole sequence, and Bob moves to L = 2.")
        .smallest("1\n4\n1 2 3 4\n")
        .wrong("second-least", second_least, "not-the-second-least")
        .says("Compares with the second least number so far, which need not have a smaller one on its left.")
        .smallest("1\n3\n2 1 3\n")
        .wrong("alice-moves", |numbers| numbers.len() - count(numbers, |length| length == 2), "one-element")
        .says("Lets Alice move first; she puts down the chip, and then it is Bob's turn.")
        .refused([("a-number-twice", "1\n3\n1 3 @1@\n", "a number that has not come before")])
        .main()
}

/// The largest number of permutations, and of numbers in all.
const T: usize = 10_000;
const N: usize = 300_000;

type Numbers = Vec<u32>;

/// The cell with the chip, or nothing before it is put down.
type Position = Option<usize>;

fn by_play(numbers: &Numbers) -> usize {
    let play = Play::misere(|chip| moves(numbers, chip))
        .board(|&chip| {
            let cells = numbers.iter().enumerate();
            board::row(
                cells.map(|(cell, number)| if chip == Some(cell) { format!("[{number}]") } else { number.to_string() }),
            )
        })
        .label(|before, after| {
            let verb = if before.is_none() { "put on" } else { "to" };
            format!("{verb} cell {}", after.map_or(0, |cell| cell + 1))
        });
    won(play, numbers)
}

/// Put the chip down, or move it to a smaller number on the left.
fn moves(numbers: &[u32], chip: &Position) -> Vec<Position> {
    let cells = match *chip {
        None => (0..numbers.len()).collect_vec(),
        Some(chip) => (0..chip).filter(|&cell| numbers[cell] < numbers[chip]).collect(),
    };
    cells.into_iter().map(Some).collect()
}

/// The number of moves that win when the chip is put down.
fn won(mut play: Play<Position, bool>, numbers: &Numbers) -> usize {
    // The row without a chip is what is asked about first.
    let is_won = play.value(&None);
    let cells = (0..numbers.len()).filter(|&cell| !play.value(&Some(cell))).count();
    assert_eq!(is_won, cells > 0);
    cells
}

fn permutation_of(n: usize, random: &mut Pcg64) -> Numbers {
    (1..=n as u32).sorted_by_cached_key(|_| random.random::<u64>()).collect()
}

/// Three falling sequences of so many numbers, mixed, each of them above the one before. A number of the second one has
/// a number of the first on its left, and no smaller one of the second; one of the third has a number of the second.
fn three_layers(each: usize) -> Numbers {
    let mut random = seeded(4);
    let mut layers = [1, 2, 3].map(|layer| (1..=each as u32).map(move |number| (layer - 1) * each as u32 + number));
    let first = [0, 1].map(|layer| layers[layer].next_back().expect("a number"));
    let order = [0, 1, 2].into_iter().flat_map(|layer| vec![layer; each - usize::from(layer < 2)]);
    let order = order.sorted_by_cached_key(|_| random.random::<u64>());
    let rest = order.map(|layer| layers[layer].next_back().expect("a number"));
    first.into_iter().chain(rest).collect()
}

/// For each number the length of the longest rising sequence that ends with it: below it stand the least ends of
/// sequences of all smaller lengths.
fn lengths(numbers: &[u32]) -> impl Iterator<Item = usize> {
    let mut ends: Vec<u32> = vec![];
    numbers.iter().map(move |&number| {
        let shorter = ends.partition_point(|&end| end < number);
        match ends.get_mut(shorter) {
            Some(end) => *end = number,
            None => ends.push(number),
        }
        shorter + 1
    })
}

fn count(numbers: &[u32], counts: fn(usize) -> bool) -> usize {
    lengths(numbers).filter(|&length| counts(length)).count()
}

/// The claim with all lengths: that rising sequences decide is known in no other way.
fn by_lengths(numbers: &Numbers) -> usize {
    count(numbers, |length| length == 2)
}

/// Keeps the two least numbers so far.
fn second_least(numbers: &Numbers) -> usize {
    let mut least = [u32::MAX; 2];
    let mut cells = 0;
    for &number in numbers {
        cells += usize::from(least[0] < number && number < least[1]);
        least = [least[0].min(number), least[0].max(number).min(least[1])];
    }
    cells
}
