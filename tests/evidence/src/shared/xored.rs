//! Numbers that are taken in turn from a table and XORed into the numbers of the players; the larger of these wins.
//! Where `EITHER` is true, the taker XORs into his own number or into the other's, as he likes; else into his own.

use std::cmp::Ordering;
use std::sync::LazyLock;

use crate::prelude::*;
use judge::{Many, Typed};

/// The numbers on the table, and those of the player to move and of the other one.
type Position = (Vec<u32>, u32, u32);

/// What the player who begins gets, by play.
pub fn by_play<const EITHER: bool>(numbers: &Vec<u32>) -> Ordering {
    let moves = |(table, own, other): &Position| {
        let mut successors = vec![];
        for index in 0..table.len() {
            let mut rest = table.clone();
            let number = rest.remove(index);
            // After the move the other one is to move.
            successors.push((rest.clone(), *other, own ^ number));
            if EITHER {
                successors.push((rest, other ^ number, *own));
            }
        }
        successors
    };
    let end = |(_, own, other): &Position, worths: &[Ordering]| {
        let best = worths.iter().map(|worth| worth.reverse()).max();
        best.unwrap_or_else(|| own.cmp(other))
    };
    let play = Play::new(moves, end).board(|(table, own, other)| {
        let table = board::row(table);
        table.and(board::numbers([("to move", own), ("the other", other)]))
    });
    let play = play.label(|(table, _, other), (rest, left, _)| {
        let number = board::gone(table, rest)[0];
        format!("{number} into {}", if left == other { "one's own" } else { "the other's" })
    });
    play.alike(|(table, own, other)| (sorted(table), *own, *other)).value(&(numbers.clone(), 0, 0))
}

/// Random games of 4 to 8 numbers, of which most have few of the high bits.
pub fn random_games() -> Vec<Vec<u32>> {
    let mut random = seeded(1);
    let mut game = |_| {
        let high = random.random_range(1..=4);
        (0..random.random_range(4..=8)).map(|_| random.random_range(0_u32..4) << random.random_range(0..high)).collect()
    };
    (0..500).map(&mut game).collect()
}

/// With inputs of maximum size: up to `tests` games, of up to `n` numbers in all, each up to `most`.
pub fn worst<const EITHER: bool>(
    problem: Typed<Vec<u32>, Ordering, Many>,
    [tests, n]: [usize; 2],
    most: u32,
) -> Typed<Vec<u32>, Ordering, Many> {
    let half = most.next_power_of_two() / 2;
    let below = move |seed: u64, count: usize| {
        let mut random = seeded(seed);
        (0..count).map(|_| random.random_range(0..half)).collect_vec()
    };
    problem
        // The player who begins takes the number.
        .known("single-numbers", move || {
            let numbers = (0..tests as u32).map(|test| test % 3 * (most / 3)).collect_vec();
            let answers = numbers.iter().map(|number| number.cmp(&0)).collect();
            (numbers.into_iter().map(|number| vec![number]).collect(), answers)
        })
        .attacks("as many games as there can be, a third of them of a single 0")
        .known("twins", move || (vec![[below(1, n / 2), below(1, n / 2)].concat()], vec![Ordering::Equal]))
        .attacks("bits that are all there, each in an even number of numbers")
        // The player who begins takes the one number with the highest bit. Only by it the two players' numbers can
        // differ there.
        .known("one-high-number", move || {
            let numbers = [below(2, n / 2 - 1), vec![half], below(2, n / 2 - 1), vec![0]].concat();
            (vec![numbers], vec![Ordering::Greater])
        })
        .attacks("an even number of numbers, among which one decides")
        .worst("500-numbers-in-each-game", by_same_idea(by_counts::<EITHER>), move || {
            let mut random = seeded(3);
            // Only few numbers have one of the highest bits.
            let mut number = || random.random_range(0..=most) >> random.random_range(0..4) >> random.random_range(0..4);
            (0..n / 500).map(|game| (0..500 - game % 7).map(|_| number()).collect()).collect()
        })
        .attacks("all counts, and bits that are there in an even number of numbers above the one that decides")
        .worst("equal-numbers-beside-zeros", by_same_idea(by_counts::<EITHER>), move || {
            (0..n / 500).map(|game| [vec![most; 490 - game % 80], vec![0; game % 11]].concat()).collect()
        })
        .attacks("many numbers with the highest bit")
}

/// So many numbers of either kind are counted at most.
const COUNTED: usize = 512;

/// For the numbers left that have the bit and for those that have not: whether the player to move wins, where an odd
/// number of those with the bit are in the game; first if he has taken an even number of them, then an odd one.
type Table = Vec<Vec<[bool; 2]>>;

/// By counts of the numbers that have the highest bit of the XOR of all, and of the others. Other bits do not matter:
/// that is the idea of the program, without which there are too many positions.
pub fn by_counts<const EITHER: bool>(numbers: &Vec<u32>) -> Ordering {
    static TABLES: LazyLock<[Table; 2]> = LazyLock::new(|| [false, true].map(table));
    let sum = xor(numbers.iter().copied());
    if sum == 0 {
        return Ordering::Equal;
    }
    let with = numbers.iter().filter(|&number| number >> sum.ilog2() & 1 == 1).count();
    let is_won = TABLES[usize::from(EITHER)][with][numbers.len() - with][0];
    if is_won { Ordering::Greater } else { Ordering::Less }
}

fn table(either: bool) -> Table {
    let mut table = vec![vec![[false; 2]; COUNTED]; COUNTED];
    for (with, without) in (0..COUNTED).cartesian_product(0..COUNTED) {
        for own in 0..2 {
            // All in all an odd number have the bit.
            let others = (with + 1 + own) % 2;
            table[with][without][own] = match (with, without) {
                // The last one has gone to where its taker wants it.
                (0, _) if either => false,
                (0, 0) => own == 1,
                _ => {
                    let lost = |with: usize, without: usize| !table[with][without][others];
                    with > 0 && lost(with - 1, without) || without > 0 && lost(with, without - 1)
                }
            };
        }
    }
    table
}
