//! Marbles that move as in Wythoff's game until one of them is at (0, 0), by play.

use rand::seq::{IndexedRandom, SliceRandom};

use evidence::prelude::*;

fn main() -> ExitCode {
    let marble = row([int("l", 1..=MOST), int("c", 1..=MOST)]);
    let marbles = format::all([row([len("N", 1..=N)]), list("N", marble)]);
    Problem::one("gym101908b", Limits::known(500, 1024), marbles, oracle, ["Y", "N"])
        .all([("N", 2), ("l", 5), ("c", 5)])
        .small("sets-of-3-marbles-on-4-x-4-squares", || {
            let sets = (1..=4).cartesian_product(1..=4).combinations_with_replacement(3);
            sets.collect()
        })
        .small("random-sets-of-2-marbles-with-coordinates-up-to-15", || halves(100, |_| 2, 15, 1))
        .small("random-sets-of-3-or-4-marbles-with-coordinates-up-to-6", || {
            halves(200, |index| 3 + index / 2 % 2, 6, 2)
        })
        .beyond("for worst inputs, marbles in mirrored pairs, and the values on another way to them")
        // The second player answers in the mirror, and never has to go to a gate before the first one does.
        .known("mirrored-pairs", || (shuffled(mirrored(N), 3), false))
        .attacks("reading as many marbles as there may be, all of them in pairs of one value")
        // The first player goes from (1, 3) to (1, 2). From there all moves lead to gates.
        .known("mirrored-pairs-and-two-more", || (shuffled([mirrored(N - 2), vec![(1, 3), (1, 2)]].concat(), 4), true))
        .attacks("a single value that counts among a thousand")
        .known("the-last-one-on-the-diagonal", || ([mirrored(N - 1), vec![(MOST, MOST)]].concat(), true))
        .attacks("a search for a marble with l = c that stops before the end")
        .worst("random-with-sum-0", by_same_idea(by_layers), || balanced(N, MOST, &mut seeded(5)))
        .attacks("every value of the table, as a single wrong one changes the sum")
        .worst("random", by_same_idea(by_layers), || scattered(N, MOST, &mut seeded(6)))
        .attacks("values that cannot be predicted, in a sum that is not 0")
        .wrong("the-last-marble-wins", |marbles| sum(marbles, |_, _| false, usize::MAX) != 0, "all")
        .says("Adds the values of Wythoff's game, as if the last marble at (0, 0) won; the first one does.")
        .wrong("the-diagonal-worth-0", |marbles| sum(marbles, is_gate, usize::MAX) != 0, "all")
        .says("Gives a marble that begins with l = c the value 0; the first player wins with it at once.")
        .wrong(
            "the-diagonal-allowed",
            |marbles| has_gate(marbles) || sum(marbles, |l, c| l == 0 || c == 0, usize::MAX) != 0,
            "all",
        )
        .says("Lets marbles move to l = c, and forbids only l = 0 and c = 0; from there, too, a move wins.")
        .wrong("won-and-lost-marbles", |marbles| has_gate(marbles) || sum(marbles, is_gate, 1) != 0, "all")
        .says("Knows of a marble only whether it is won, and takes two won marbles together for lost.")
        .main()
}

/// The largest number of marbles, and the largest coordinate.
const N: usize = 1000;
const MOST: usize = 100;

/// The line and the column of a marble.
type Square = (usize, usize);

fn oracle() -> impl FnMut(&Vec<Square>) -> bool {
    let mut play = Play::normal(moves)
        .board(|marbles: &Vec<Square>| {
            let most = |of: fn(&Square) -> usize| marbles.iter().map(of).max().unwrap_or(0).max(3);
            let count = |l, c| match marbles.iter().filter(|&&marble| marble == (l, c)).count() {
                0 => String::new(),
                1 => "●".to_owned(),
                several => format!("{several}●"),
            };
            let columns = most(|marble| marble.1);
            board::grid((0..=most(|marble| marble.0)).map(|l| (0..=columns).map(move |c| count(l, c)).collect_vec()))
        })
        .label(|before, after| {
            let [(l, c), next] = [board::gone(before, after)[0], board::gone(after, before)[0]];
            format!("({l}, {c}) → ({}, {})", next.0, next.1)
        })
        .alike(|marbles| sorted(marbles));
    move |marbles| play.value(marbles)
}

/// Move a marble up, to the left, or diagonally. With a marble at (0, 0) the game is over, and the player to move has
/// lost.
fn moves(marbles: &Vec<Square>) -> Vec<Vec<Square>> {
    if marbles.contains(&(0, 0)) {
        return vec![];
    }
    in_one(marbles, |&(l, c)| {
        let both = (1..=l.min(c)).map(|by| (l - by, c - by));
        (0..l).map(|l| (l, c)).chain((0..c).map(|c| (l, c))).chain(both).collect()
    })
}

/// From where a move leads to (0, 0).
fn is_gate(l: usize, c: usize) -> bool {
    l == 0 || c == 0 || l == c
}

fn has_gate(marbles: &[Square]) -> bool {
    marbles.iter().any(|&(l, c)| is_gate(l, c))
}

/// The XOR of the values of the marbles, each at most `most`, where no move may lead to a square that is barred. These
/// are worth 0.
fn sum(marbles: &[Square], is_barred: fn(usize, usize) -> bool, most: usize) -> usize {
    let size = marbles.iter().map(|&(l, c)| l.max(c)).max().unwrap_or(0) + 1;
    let mut values = vec![vec![0; size]; size];
    for (l, c) in (0..size).cartesian_product(0..size).filter(|&(l, c)| !is_barred(l, c)) {
        let both = (1..=l.min(c)).map(|by| (l - by, c - by));
        let options = (0..l).map(|l| (l, c)).chain((0..c).map(|c| (l, c))).chain(both);
        values[l][c] = mex(options.filter(|&(l, c)| !is_barred(l, c)).map(|(l, c)| values[l][c])).min(most);
    }
    xor(marbles.iter().map(|&(l, c)| values[l][c]))
}

/// By the values, one after the other, as they are few squares each: a square has the value if none of its options has
/// it, and if it has none of the values before. That the values decide is what the program rests on, too; no other way
/// to a thousand marbles is known.
fn by_layers(marbles: &Vec<Square>) -> bool {
    let layers = layers();
    has_gate(marbles) || xor(marbles.iter().map(|&(l, c)| layers[l][c])) != 0
}

fn layers() -> Vec<Vec<usize>> {
    let mut layers = vec![vec![usize::MAX; MOST + 1]; MOST + 1];
    let squares = (1..=MOST).cartesian_product(1..=MOST).filter(|&(l, c)| !is_gate(l, c));
    let mut left = squares.collect_vec();
    for value in 0.. {
        if left.is_empty() {
            break;
        }
        // Which lines, columns and diagonals have the value already.
        let [mut lines, mut columns, mut diagonals] = [[false; 2 * MOST]; 3];
        left.retain(|&(l, c)| {
            let used = [&mut lines[l], &mut columns[c], &mut diagonals[MOST + l - c]];
            if used.iter().any(|used| **used) {
                return true;
            }
            used.into_iter().for_each(|used| *used = true);
            layers[l][c] = value;
            false
        });
    }
    layers
}

fn off_the_diagonal(most: usize, random: &mut Pcg64) -> Square {
    loop {
        let (l, c) = (random.random_range(1..=most), random.random_range(1..=most));
        if l != c {
            return (l, c);
        }
    }
}

/// So many random marbles off the diagonal.
fn scattered(count: usize, most: usize, random: &mut Pcg64) -> Vec<Square> {
    (0..count).map(|_| off_the_diagonal(most, random)).collect()
}

/// The same, where the last one makes the XOR of the values 0, if some marble can.
fn balanced(count: usize, most: usize, random: &mut Pcg64) -> Vec<Square> {
    let layers = layers();
    let mut marbles = scattered(count, most, random);
    let sum = xor(marbles[1..].iter().map(|&(l, c)| layers[l][c]));
    let squares = (1..=most).cartesian_product(1..=most).filter(|&(l, c)| layers[l][c] == sum).collect_vec();
    if let Some(&square) = squares.choose(random) {
        marbles[0] = square;
    }
    marbles.rotate_left(1);
    marbles
}

/// So many sets of so many marbles, half of them balanced.
fn halves(sets: usize, count: fn(usize) -> usize, most: usize, seed: u64) -> Vec<Vec<Square>> {
    let mut random = seeded(seed);
    let makes = [balanced, scattered];
    (0..sets).map(|index| makes[index % 2](count(index), most, &mut random)).collect()
}

/// So many marbles off the diagonal, in pairs (l, c) and (c, l); where the number is odd, the last one is alone.
fn mirrored(count: usize) -> Vec<Square> {
    let mut random = seeded(7);
    let pairs = std::iter::repeat_with(|| off_the_diagonal(MOST, &mut random)).flat_map(|(l, c)| [(l, c), (c, l)]);
    pairs.take(count).collect()
}

fn shuffled(mut marbles: Vec<Square>, seed: u64) -> Vec<Square> {
    marbles.shuffle(&mut seeded(seed));
    marbles
}
