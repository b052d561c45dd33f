//! Coins that jump towards a corner, by play.

use rand::seq::{IndexedRandom, SliceRandom};

use evidence::prelude::*;

fn main() -> ExitCode {
    let coin = row([int("x", 1..=SIZE), int("y", 1..=SIZE)]);
    let games = Format::tests("T", 1..=T, format::all([row([len("k", 1..=K)]), list("k", coin)]));
    Problem::tests("hackerrank_chessboard_game_again", Limits::UNKNOWN, games, oracle, ["First", "Second"])
        .small("single-coins", || cells().map(|coin| vec![coin]).collect())
        .small("pairs-of-coins-with-coordinates-up-to-6", || {
            let coins = (1..=6).cartesian_product(1..=6);
            coins.combinations_with_replacement(2).collect()
        })
        .small("random-sets-of-2-coins", || halves(300, |_| 2, SIZE, 1))
        .small("random-sets-of-3-or-4-coins-with-coordinates-up-to-8", || halves(200, |index| 3 + index / 2 % 2, 8, 2))
        .inputs_of(50)
        .beyond("for worst inputs, coins in mirrored pairs, and the values found one after the other")
        .known("mirrored-pairs", || {
            let mut random = seeded(3);
            let mut game = |index: usize| {
                let half = scattered(K / 2 - 1, SIZE, &mut random);
                // The second player moves in the mirror. Of two more coins, that on (1, 3) can move once, to (2, 1);
                // the one on (1, 1) cannot move.
                let last = if index % 2 == 0 { vec![(1, 3), (1, 1)] } else { vec![(2, 2), (2, 2)] };
                let mut coins = half.into_iter().flat_map(|(x, y)| [(x, y), (y, x)]).chain(last).collect_vec();
                coins.shuffle(&mut random);
                (coins, index % 2 == 0)
            };
            (0..T).map(&mut game).unzip()
        })
        .attacks("reading as many coins as there may be, in pairs of one value, with a single one too many")
        .worst("random-with-sum-0", by_same_idea(by_layers), || halves(T, |_| K, SIZE, 4))
        .attacks("every value of the table, in sums that a single wrong one changes")
        .known("the-far-corner", || {
            // All coins in one corner cancel in pairs; where there is one more, it can move to a cell worth 0, from
            // where every move has an answer.
            let games = (0..T).map(|game| vec![(SIZE, SIZE); K - game % 2]).collect();
            (games, (0..T).map(|game| game % 2 == 1).collect())
        })
        .attacks("coins on one cell, at the far edges, and the longest numbers to read")
        .wrong("won-and-lost-cells", |coins| sum(coins, |cell| mex_value(cell, SIZE, 1).min(1)) != 0, TWO)
        .says("Knows of a cell only whether it is won, and takes two won coins for lost; values are needed.")
        .wrong("any-won-coin", |coins| coins.iter().any(|&coin| mex_value(coin, SIZE, 1) != 0), TWO)
        .says("Lets the first player win where a coin alone is won; coins of equal values cancel.")
        .wrong(
            "values-modulo-4",
            |coins| sum(coins, |(x, y)| mex_value(((x - 1) % 4 + 1, (y - 1) % 4 + 1), SIZE, 1)) != 0,
            TWO,
        )
        .says("Repeats the values modulo 4; only the cells worth 0 repeat.")
        .wrong("no-far-edge", |coins| sum(coins, |cell| mex_value(cell, usize::MAX, 1)) != 0, RANDOM)
        .says("Lets coins leave the board on the far side; x + 1 and y + 1 must not be 16.")
        .wrong("coordinates-from-0", |coins| sum(coins, |cell| mex_value(cell, SIZE, 0)) != 0, "single-coins")
        .says("Lets coins move to x = 0 and y = 0; coordinates count from 1.")
        .wrong(
            "coins-on-a-cell-once",
            |coins| sum(&coins.iter().copied().unique().collect_vec(), |cell| mex_value(cell, SIZE, 1)) != 0,
            TWO,
        )
        .says("Counts several coins on one cell as one; they cancel in pairs.")
        .main()
}

const TWO: &str = "pairs-of-coins-with-coordinates-up-to-6";
const RANDOM: &str = "random-sets-of-2-coins";

/// The largest number of games, of coins in one, and the largest coordinate.
const T: usize = 1000;
const K: usize = 1000;
const SIZE: usize = 15;

/// The x and the y of a coin.
type Cell = (usize, usize);

fn cells() -> impl Iterator<Item = Cell> + Clone {
    (1..=SIZE).cartesian_product(1..=SIZE)
}

fn oracle() -> impl FnMut(&Vec<Cell>) -> bool {
    let mut play = Play::normal(|coins: &Vec<Cell>| in_one(coins, |&coin| moves(coin, SIZE, 1)))
        .board(|coins: &Vec<Cell>| {
            let count = |x, y| match coins.iter().filter(|&&coin| coin == (x, y)).count() {
                0 => String::new(),
                1 => "●".to_owned(),
                several => format!("{several}●"),
            };
            board::grid((1..=SIZE).map(|x| (1..=SIZE).map(move |y| count(x, y)).collect_vec()))
        })
        .label(|before, after| {
            let [(x, y), next] = [board::gone(before, after)[0], board::gone(after, before)[0]];
            format!("({x}, {y}) → ({}, {})", next.0, next.1)
        })
        .alike(|coins| sorted(coins));
    move |coins| play.value(coins)
}

/// Where a coin can go, if coordinates are from `least` to `most`.
fn moves((x, y): Cell, most: usize, least: usize) -> Vec<Cell> {
    // Two are added to each coordinate, so that none is below 0.
    let cells = [(x, y + 3), (x, y + 1), (x + 3, y), (x + 1, y)];
    let on_board = |number: usize| (least + 2..=most.saturating_add(2)).contains(&number);
    cells.into_iter().filter(|&(x, y)| on_board(x) && on_board(y)).map(|(x, y)| (x - 2, y - 2)).collect()
}

/// The value of a cell by the mex, on a board with these limits.
fn mex_value(cell: Cell, most: usize, least: usize) -> usize {
    fn value(cell: Cell, limits: (usize, usize), known: &mut std::collections::HashMap<Cell, usize>) -> usize {
        if let Some(&value) = known.get(&cell) {
            return value;
        }
        let options = moves(cell, limits.0, limits.1).into_iter().map(|next| value(next, limits, known)).collect_vec();
        known.insert(cell, mex(options));
        known[&cell]
    }
    value(cell, (most, least), &mut Default::default())
}

fn sum(coins: &[Cell], value: impl Fn(Cell) -> usize) -> usize {
    xor(coins.iter().map(|&coin| value(coin)))
}

/// By the values, one after the other: among the cells that have none yet, in the order of x + y, a cell gets the value
/// if no move leads from it to one that has got it. That the values decide is what the program rests on, too; no other
/// way to a thousand coins is known.
fn by_layers(coins: &Vec<Cell>) -> bool {
    let layers = layers();
    sum(coins, |(x, y)| layers[x][y]) != 0
}

fn layers() -> Vec<Vec<usize>> {
    let mut layers = vec![vec![usize::MAX; SIZE + 1]; SIZE + 1];
    let mut left = cells().sorted_by_key(|(x, y)| x + y).collect_vec();
    for value in 0.. {
        if left.is_empty() {
            break;
        }
        left.retain(|&(x, y)| {
            let leads_there = moves((x, y), SIZE, 1).into_iter().any(|(x, y)| layers[x][y] == value);
            if !leads_there {
                layers[x][y] = value;
            }
            leads_there
        });
    }
    layers
}

/// So many random coins.
fn scattered(count: usize, most: usize, random: &mut Pcg64) -> Vec<Cell> {
    (0..count).map(|_| (random.random_range(1..=most), random.random_range(1..=most))).collect()
}

/// The same, where the first one makes the XOR of the values 0, if some coin can.
fn balanced(count: usize, most: usize, random: &mut Pcg64) -> Vec<Cell> {
    let layers = layers();
    let mut coins = scattered(count, most, random);
    let sum = sum(&coins[1..], |(x, y)| layers[x][y]);
    let fitting = cells().filter(|&(x, y)| x.max(y) <= most && layers[x][y] == sum).collect_vec();
    if let Some(&cell) = fitting.choose(random) {
        coins[0] = cell;
    }
    coins
}

/// So many sets of so many coins, half of them balanced.
fn halves(sets: usize, count: fn(usize) -> usize, most: usize, seed: u64) -> Vec<Vec<Cell>> {
    let mut random = seeded(seed);
    let makes = [balanced, scattered];
    (0..sets).map(|index| makes[index % 2](count(index), most, &mut random)).collect()
}
