//! Borders of a cake that are eaten, by play.

use std::collections::HashMap;

use evidence::prelude::*;
use format::word_of;

fn main() -> ExitCode {
    let rows = list("N", row([word_of("a row", "M", "01")]));
    let cake = format::all([row([len("N", 1..=SIDE), len("M", 1..=SIDE)]), rows]);
    let cake = cake.such("a cake of two pieces or more", |cake: Cake| cake.len() * cake[0].len() > 1);
    let cakes = Format::tests("T", 1..=T, cake).trying("N", "M", 2).trying("M", "N", 2);
    // The limit of memory is AtCoder's usual one, which the statement that was read does not name.
    Problem::tests("arc207d", Limits::known(2000, 1024), cakes, || by_play, ["First", "Second"])
        .all([("N", 3), ("M", 3)])
        .small("cakes-of-one-row-of-4-to-10-pieces", || (4..=10).flat_map(|m| all_cakes(1, m)).collect())
        .small("cakes-of-two-rows-of-4-pieces", || all_cakes(2, 4).collect())
        .small("random-cakes-of-up-to-9-rows-and-9-columns", || {
            let mut random = seeded(1);
            let mut cake = |_| {
                let [n, m] = [9; 2].map(|most| random.random_range(2..=most));
                random_cake(n, m, &mut random)
            };
            (0..400).map(&mut cake).collect()
        })
        .promise_of_all("all cakes together have at most 1000000 pieces", |cakes| {
            cakes.iter().map(|cake| cake.len() * cake[0].len()).sum::<usize>() <= PIECES
        })
        .limit(|| {
            Bound::total("the number of pieces", 999_002, PIECES, |pieces| {
                let large = repeated(&format!("{}\n", "0".repeat(999)), 1000);
                format!("3\n1000 999\n{large}1 2\n01\n@1 {pieces}\n{}\n", "0".repeat(pieces))
            })
        })
        // Jiro answers each move at the other side, until the four pieces in the middle are left.
        .known("two-bare-pieces-in-the-middle", || {
            let mut cake = vec![vec![b'1'; SIDE]; SIDE];
            [cake[SIDE / 2][SIDE / 2], cake[SIDE / 2 - 1][SIDE / 2 - 1]] = [b'0'; 2];
            (vec![words(cake)], vec![false])
        })
        .attacks("all but two of a million pieces speak for Taro")
        // Taro takes the last row, and then answers at the other side.
        .known("one-strawberry-in-the-middle", || {
            let mut cake = vec![vec![b'0'; SIDE - 1]; SIDE];
            cake[SIDE / 2 - 1][SIDE / 2 - 1] = b'1';
            (vec![words(cake)], vec![true])
        })
        .attacks("all but one of the pieces speak for Jiro")
        .worst("cakes-of-10-pieces", by_algorithm(by_rectangles), || {
            let mut random = seeded(2);
            let sides = [(2, 5), (5, 2), (1, 10), (10, 1)];
            (0..T).map(|index| random_cake(sides[index % 4].0, sides[index % 4].1, &mut random)).collect()
        })
        .attacks("as many cakes as there can be")
        .worst("cakes-of-7-x-8-pieces", by_algorithm(by_rectangles), || {
            let mut random = seeded(3);
            (0..PIECES / 56).map(|_| random_cake(7, 8, &mut random)).collect()
        })
        .attacks("many blocks of twelve and sixteen pieces to be played out, and what stands around them")
        .worst("cakes-of-one-row-or-column", by_algorithm(by_rectangles), || {
            let mut random = seeded(4);
            let sides = [(1, SIDE), (SIDE, 1), (2, SIDE / 2), (1, SIDE - 1)];
            sides.map(|(n, m)| random_cake(n, m, &mut random)).to_vec()
        })
        .attacks("long and narrow cakes")
        .wrong("even-sides-to-two", |cake| by_block(cake, |n| if n % 2 == 0 { 2 } else { n.min(3) }), "four-rows")
        .says("Cuts an even side down to 2; the two rows beside the middle count, too.")
        .wrong("odd-sides-to-one", |cake| by_block(cake, |n| if n % 2 == 1 { 1 } else { n.min(4) }), "three-pieces")
        .says("Cuts an odd side down to 1; the pieces beside the middle one count, too.")
        .smallest("1\n1 3\n010\n")
        .wrong("turns-by-the-pieces", |cake| by_rectangles_in_turn(cake, |n, m, h, w| (n * m - h * w) % 2 == 0), "all")
        .says("Tells by the number of pieces whose turn it is; a move changes the number of rows or of columns by 1.")
        .wrong("the-centre-alone", the_centre_alone, "all")
        .says(
            "Looks at the one, two or four pieces in the middle alone; the players need not answer at the other side.",
        )
        .refused([("a-single-piece", "1\n@1 1@\n1\n", "a cake of two pieces or more")])
        .lemmas([
            lemma("five-rows-and-up-to-four-columns", || {
                for m in 1..=4 {
                    let cells = (0..5).cartesian_product(0..m).collect_vec();
                    let mut tables = Tables::new(&cells);
                    assert!(tables.of((0, 0, 5, m)) == tables.of((1, 0, 3, m)), "5 x {m}");
                }
            }),
            lemma("five-rows-and-five-columns-without-corners", || {
                let is_corner = |&(row, column): &(usize, usize)| row % 4 == 0 && column % 4 == 0;
                let cells = (0..5).cartesian_product(0..5).filter(|cell| !is_corner(cell)).collect_vec();
                let mut tables = Tables::new(&cells);
                // Jiro is to move, if Taro makes the last move; the middle blocks of what he can leave.
                let blocks = [(0, 1, 4, 3), (1, 1, 4, 3), (1, 0, 3, 4), (1, 1, 3, 4)];
                let all = blocks.map(|block| tables.of(block)).into_iter().reduce(|a, b| both(&a, &b));
                assert!(all == Some(tables.of((1, 1, 3, 3))), "5 x 5");
            }),
        ])
        .main()
}

/// The largest number of cakes, of rows and of columns, and of pieces in all.
const T: usize = 100_000;
const SIDE: usize = 1000;
const PIECES: usize = 1_000_000;

/// Rows of 0 and 1.
type Cake = Vec<String>;

/// What is left: the first row, the first column, the number of rows, and the number of columns.
type Rectangle = (usize, usize, usize, usize);

/// Eat the first or the last row or column, if something is left.
fn moves(&(row, column, h, w): &Rectangle) -> Vec<Rectangle> {
    let rows = [(row + 1, column, h - 1, w), (row, column, h - 1, w)];
    let columns = [(row, column + 1, h, w - 1), (row, column, h, w - 1)];
    let rows = rows.into_iter().filter(|_| h > 1);
    rows.chain(columns.into_iter().filter(|_| w > 1)).collect()
}

/// Whether Taro wins.
fn by_play(cake: &Cake) -> bool {
    let (n, m) = (cake.len(), cake[0].len());
    let is_taros_turn = |h: usize, w: usize| (n - h + m - w) % 2 == 0;
    let wins = |&(row, column, h, w): &Rectangle, after: &[bool]| match after.is_empty() {
        true => (cake[row].as_bytes()[column] == b'1') == is_taros_turn(h, w),
        false => after.contains(&false),
    };
    let mut play = Play::new(moves, wins)
        .board(|&(row, column, h, w)| {
            board::grid(cake[row..row + h].iter().map(|line| line[column..column + w].chars().collect_vec()))
        })
        .label(|&(row, column, h, _), &(top, left, rows, _)| {
            let eaten = match (rows < h, top > row, left > column) {
                (true, true, _) => "first row",
                (true, false, _) => "last row",
                (false, _, true) => "first column",
                (false, _, false) => "last column",
            };
            format!("eat the {eaten}")
        })
        .mover(|&(.., h, w)| if is_taros_turn(h, w) { "Taro" } else { "Jiro" });
    play.value(&(0, 0, n, m))
}

fn all_cakes(n: usize, m: usize) -> impl Iterator<Item = Cake> {
    (0..1_u32 << (n * m)).map(move |set| {
        (0..n)
            .map(|row| (0..m).map(|column| if set >> (row * m + column) & 1 == 1 { '1' } else { '0' }).collect())
            .collect()
    })
}

fn random_cake(n: usize, m: usize, random: &mut Pcg64) -> Cake {
    (0..n).map(|_| (0..m).map(|_| if random.random() { '1' } else { '0' }).collect()).collect()
}

fn words(cake: Vec<Vec<u8>>) -> Cake {
    cake.into_iter().map(|row| String::from_utf8(row).expect("digits")).collect()
}

/// Whether Taro wins, with a table of all rectangles.
fn by_rectangles(cake: &Cake) -> bool {
    by_rectangles_in_turn(cake, |n, m, h, w| (n - h + m - w) % 2 == 0)
}

/// The same, if it is said by the rows and columns of the cake and of what is left whether Taro is to move.
fn by_rectangles_in_turn(cake: &Cake, is_taros_turn: impl Fn(usize, usize, usize, usize) -> bool) -> bool {
    let (n, m) = (cake.len(), cake[0].len());
    // For each number of rows and columns that are left whether Taro wins, from each piece on.
    let mut wins: Vec<Vec<Vec<bool>>> = vec![vec![vec![]; m + 1]; n + 1];
    for (h, w) in (1..=n).cartesian_product(1..=m) {
        let taro = is_taros_turn(n, m, h, w);
        let places = (0..=n - h).cartesian_product(0..=m - w);
        let from = |(row, column): (usize, usize)| match (h, w) {
            (1, 1) => cake[row].as_bytes()[column] == b'1',
            _ => {
                let at = |(row, column, h, w): Rectangle| wins[h][w][row * (m - w + 1) + column];
                moves(&(row, column, h, w)).into_iter().any(|next| at(next) == taro) == taro
            }
        };
        wins[h][w] = places.map(from).collect();
    }
    wins[n][m][0]
}

/// Whether Taro wins with the block in the middle that has so many rows of a number of them, and so many columns.
fn by_block(cake: &Cake, of: impl Fn(usize) -> usize) -> bool {
    let middle = |length: usize| {
        let first = (length - of(length)) / 2;
        first..first + of(length)
    };
    by_rectangles(&cake[middle(cake.len())].iter().map(|row| row[middle(row.len())].to_owned()).collect())
}

fn the_centre_alone(cake: &Cake) -> bool {
    by_block(cake, |n| 2 - n % 2)
}

/// For each rectangle and each way to put strawberries on some pieces, a bit each, whether the player wins who makes
/// the last move; on the last piece there is to be a strawberry.
struct Tables {
    known: HashMap<Rectangle, Table>,
}

type Table = Vec<u64>;

impl Tables {
    /// For strawberries on these pieces.
    fn new(pieces: &[(usize, usize)]) -> Self {
        let ways = 1_usize << pieces.len();
        let table = |piece: usize| {
            let word = |first: usize| (0..64).fold(0, |word, way| word | (((first + way) >> piece & 1) as u64) << way);
            (0..ways).step_by(64).map(word).collect()
        };
        let known = pieces.iter().enumerate().map(|(piece, &(row, column))| ((row, column, 1, 1), table(piece)));
        Self { known: known.collect() }
    }

    /// One good move is enough if an odd number of moves is left, else all have to be good.
    fn of(&mut self, rectangle: Rectangle) -> Table {
        if let Some(table) = self.known.get(&rectangle) {
            return table.clone();
        }
        let (.., h, w) = rectangle;
        let next = moves(&rectangle).into_iter().map(|next| self.of(next)).collect_vec();
        let combined = if (h + w) % 2 == 1 { either } else { both };
        let table = next.into_iter().reduce(|a, b| combined(&a, &b)).expect("a move");
        self.known.insert(rectangle, table.clone());
        table
    }
}

fn both(a: &Table, b: &Table) -> Table {
    a.iter().zip(b).map(|(a, b)| a & b).collect()
}

fn either(a: &Table, b: &Table) -> Table {
    a.iter().zip(b).map(|(a, b)| a | b).collect()
}
