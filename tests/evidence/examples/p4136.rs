//! A stone on a square board that never comes back, by play.

use evidence::prelude::*;
use evidence::shared::closed::closed;

fn main() -> ExitCode {
    let boards = Format::until("0", row([int("n", 0..=N)]));
    Problem::tests("p4136", Limits::UNKNOWN, boards, || |&n| wins(n, SIDES, true), WORDS)
        .all([("n", 5)])
        .beyond("larger boards: both strategies on their dominoes, move by move, against an opponent who draws lots")
        .promise_by("the input ends with a 0", |input| closed(input, "0"))
        .worst("all-boards", by_same_idea(by_lots), || (1..=40).cycle().take(2000).collect())
        .attacks("reading: many boards")
        // By dominoes: on all squares if n is even, and on all but the corner if it is odd.
        .known("the-largest-boards", || ([N, N - 1].repeat(50_000), [true, false].repeat(50_000)))
        .attacks("reading: 100 000 boards, so large that nothing can be kept of them")
        .wrong("right-and-down-alone", |&n| wins(n, &SIDES[..2], true), "all")
        .says("Lets the stone go only to the right and down; it may go to the left and up, too.")
        .wrong("back-to-the-corner", |&n| wins(n, SIDES, false), "all")
        .says("Lets the stone come back to the corner; it has been there from the start.")
        .wrong("one-square-is-won", |&n| n == 1 || n % 2 == 0, "a-single-square")
        .says("Gives a board of one square to Alice; she cannot move there.")
        .smallest("1\n0\n")
        .wrong("a-move-for-each-square", |&n| n % 2 == 1, "all")
        .says("Counts a move for each square; the first one takes none.")
        .wrong_text(
            "a-count-in-front",
            |input| {
                let mut tokens = Tokens::new(input);
                let boards: usize = tokens.read();
                let next = || (!tokens.is_empty()).then(|| tokens.read::<u32>());
                let read = std::iter::from_fn(next).take(boards).take_while(|&n| n > 0);
                read.map(|n| format!("{}\n", WORDS[(n % 2) as usize])).collect()
            },
            "sample-1",
        )
        .says("Takes the first number for that of the boards; there is none in front.")
        .wrong_text(
            "one-board",
            |input| {
                let n: u32 = Tokens::new(input).read();
                format!("{}\n", WORDS[usize::from(n % 2 == 1)])
            },
            "one-to-five",
        )
        .says("Reads one board alone; the input goes on up to a 0.")
        .wrong_text(
            "zero-is-a-board",
            |input| {
                let mut tokens = Tokens::new(input);
                let next = || (!tokens.is_empty()).then(|| tokens.read::<u32>());
                std::iter::from_fn(next).map(|n| format!("{}\n", WORDS[(n % 2) as usize])).collect()
            },
            "sample-1",
        )
        .says("Answers the 0, too, which only ends the input.")
        .main()
}

/// The largest board.
const N: u32 = 10_000;

const WORDS: [&str; 2] = ["Alice", "Bob"];

/// Right and down, and the other two sides.
const SIDES: &[(u32, u32)] = &[(0, 1), (1, 0), (0, u32::MAX), (u32::MAX, 0)];

/// The square of the stone, and the squares where it has been, a bit each.
type Position = ((u32, u32), u64);

/// Whether Alice wins, where the stone goes to these sides, and the corner counts as visited or not.
fn wins(n: u32, sides: &[(u32, u32)], is_corner_visited: bool) -> bool {
    let bit = |(row, column): (u32, u32)| 1_u64 << (row * n + column);
    let moves = |&((row, column), visited): &Position| {
        let beside = sides.iter().map(|&(down, right)| (row.wrapping_add(down), column.wrapping_add(right)));
        let open = beside.filter(|&(row, column)| row < n && column < n && visited & bit((row, column)) == 0);
        open.map(|square| (square, visited | bit(square))).collect()
    };
    let mut play = Play::normal(moves)
        .board(|&(stone, visited)| {
            let shown = |square: (u32, u32)| match () {
                () if square == stone => '●',
                () if visited & bit(square) != 0 => 'x',
                () => ' ',
            };
            board::grid((0..n).map(|row| (0..n).map(|column| shown((row, column))).collect_vec()))
        })
        .label(|_, ((row, column), _)| format!("to ({}, {})", row + 1, column + 1));
    play.value(&((0, 0), if is_corner_visited { bit((0, 0)) } else { 0 }))
}

/// The other half of the domino of a square; nothing for a corner that has none.
fn other_half(n: u32, (row, column): (u32, u32)) -> Option<(u32, u32)> {
    let paired = |place: u32| if place % 2 == 0 { place + 1 } else { place - 1 };
    match (n % 2, row, column) {
        (0, ..) => Some((row, paired(column))),
        (_, 0, 0) => None,
        // The column of the corner, and the other squares of all rows.
        (_, _, 0) => Some((paired(row - 1) + 1, 0)),
        _ => Some((row, paired(column - 1) + 1)),
    }
}

/// One player goes on along the dominoes, the other one by lot; whoever is stuck has lost. Nothing else is known of
/// boards that are too large for play.
fn by_lots(&n: &u32) -> bool {
    let mut random = seeded(u64::from(n));
    let mut visited = vec![vec![false; n as usize]; n as usize];
    let (mut stone, mut is_alices) = ((0, 0), true);
    loop {
        let (row, column): (u32, u32) = stone;
        visited[row as usize][column as usize] = true;
        let beside = SIDES.iter().map(|&(down, right)| (row.wrapping_add(down), column.wrapping_add(right)));
        let is_open = |&(row, column): &(u32, u32)| {
            visited.get(row as usize).and_then(|cells| cells.get(column as usize)) == Some(&false)
        };
        let open = beside.filter(is_open).collect_vec();
        if open.is_empty() {
            return !is_alices;
        }
        stone = match other_half(n, stone).filter(|_| is_alices == (n % 2 == 0)) {
            Some(half) if open.contains(&half) => half,
            Some(half) => panic!("{half:?} has been visited"),
            None => open[random.random_range(0..open.len())],
        };
        is_alices = !is_alices;
    }
}
