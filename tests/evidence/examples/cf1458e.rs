//! Two heaps with shortcuts, by play.

use std::collections::HashSet;

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    let heap = |name| int(name, 0..=STONES);
    let form = format::all([
        row([len("n", 1..=N), len("m", 1..=N)]),
        list("n", row([heap("x"), heap("y")])).in_order(Order::Distinct),
        list("m", row([heap("a"), heap("b")])).in_order(Order::Distinct),
    ]);
    Problem::one(
        "cf1458e",
        Limits::known(2000, 512),
        form,
        || by_play,
        |lost: &Vec<bool>| lost.iter().map(|&lost| if lost { "LOSE" } else { "WIN" }).join("\n"),
    )
    .small("random-sets-of-up-to-14-shortcuts-in-squares-of-up-to-13-x-13", random_sets)
    .small(SQUARE, || {
        let sets = (1..=3).flat_map(|n| square(4).into_iter().combinations(n));
        sets.map(|shortcuts| (shortcuts, square(7))).collect()
    })
    .beyond("for worst inputs, shortcuts on the axes, sets that mirror themselves, and a table of all positions")
    .known("shortcuts-on-the-axes", axes)
    .attacks("a walk far from the diagonal with many runs")
    .known("mirror-images", mirrored)
    .attacks("columns and rows used up at once, and not used up")
    .worst("scattered", by_algorithm(by_table), scattered)
    .attacks("a walk that takes every kind of step")
    .wrong(
        "only-the-diagonal",
        |sets| {
            walked(sets, |shortcuts, at| {
                let is_used = is_below(at, shortcuts) || is_left(at, shortcuts);
                (is_used, is_used)
            })
        },
        SQUARE,
    )
    .says("Stays on the diagonal, as in Nim.")
    .wrong(
        "a-shortcut-further-on-uses-up-its-column",
        |sets| {
            walked(sets, |shortcuts, at| {
                (shortcuts.iter().any(|&(x, _)| x == at.0), shortcuts.iter().any(|&(_, y)| y == at.1))
            })
        },
        SQUARE,
    )
    .says("Takes every column and row that has a shortcut for used up, also where it lies further on.")
    .wrong("rows-are-never-used-up", |sets| walked(sets, |shortcuts, at| (is_below(at, shortcuts), false)), SQUARE)
    .says("Counts lost columns alone; a lost position uses up its row, too.")
    .wrong(
        "heaps-without-order",
        |(shortcuts, starts)| {
            let mirrored = shortcuts.iter().map(|&(x, y)| (y, x));
            by_play(&(shortcuts.iter().copied().chain(mirrored).collect(), starts.clone()))
        },
        SQUARE,
    )
    .says("Takes (x, y) and (y, x) for the same position.")
    .refused([
        ("a-shortcut-twice", "3 1\n0 1\n1 0\n@0 1@\n5 5\n", "a position that has not come before"),
        ("a-start-twice", "1 2\n0 1\n5 5\n@5 5@\n", "a position that has not come before"),
    ])
    .main()
}

const SQUARE: &str = "sets-of-up-to-3-shortcuts-in-a-4-x-4-square";

/// The largest numbers of shortcuts and of starts, and the largest heap.
const N: usize = 100_000;
const STONES: usize = 1_000_000_000;

/// The sizes of the heaps.
type Position = (usize, usize);

/// Shortcuts and starts.
type Sets = (Vec<Position>, Vec<Position>);

/// Whether each start is lost. From a shortcut there is no move, so that the player to move loses.
fn by_play((given, starts): &Sets) -> Vec<bool> {
    let shortcuts: HashSet<Position> = given.iter().copied().collect();
    let mut play = Play::normal(|&(x, y)| {
        if shortcuts.contains(&(x, y)) {
            return vec![];
        }
        let from_the_first = (0..x).map(|x| (x, y));
        from_the_first.chain((0..y).map(|y| (x, y))).collect()
    })
    .board(|&(x, y)| {
        let shortcuts = given.iter().map(|(x, y)| format!("({x}, {y})")).join(", ");
        board::heaps([x, y]).and(board::numbers([("shortcuts:", shortcuts)]))
    });
    starts.iter().map(|start| !play.value(start)).collect()
}

/// All positions with heaps below `size`.
fn square(size: usize) -> Vec<Position> {
    (0..size).cartesian_product(0..size).collect()
}

fn random_sets() -> Vec<Sets> {
    let mut random = seeded(1);
    let mut sets = |index: usize| {
        let size = [5, 9, 13][index % 3];
        let n = random.random_range(1..=14);
        let mut shortcuts = square(size);
        shortcuts.shuffle(&mut random);
        shortcuts.truncate(n);
        let mut starts = square(size + 3);
        starts.shuffle(&mut random);
        (shortcuts, starts)
    };
    (0..500).map(&mut sets).collect()
}

/// So many different numbers of up to `STONES`, without 0.
fn sizes(count: usize, random: &mut Pcg64) -> Vec<usize> {
    let mut sizes = HashSet::new();
    while sizes.len() < count {
        sizes.insert(random.random_range(1..=STONES));
    }
    sizes.into_iter().sorted().collect()
}

/// Shortcuts (x, 0) and (0, y). So there is a lost position in each of their columns and rows, and (0, 0) is lost, too.
/// The other columns and rows have none but (0, 0) in the first row or column. So they are paired in their order, just
/// as (x, x) are without shortcuts, and the n-th column and the n-th row that have no shortcut meet in a lost position.
fn axes() -> (Sets, Vec<bool>) {
    let mut random = seeded(1);
    let used = [N / 2 + 9, N / 2 - 9].map(|count| sizes(count, &mut random));
    let [columns, rows] = &used;
    let on_axes = columns.iter().map(|&x| (x, 0)).chain(rows.iter().map(|&y| (0, y)));
    let mut shortcuts = on_axes.collect_vec();
    shortcuts.shuffle(&mut random);
    // The numbers of free lines before every used one.
    let free = used.map(|used| (0..).zip(used).map(|(index, line)| line - index).collect_vec());
    // The free line before which there are so many others: a used one in front moves it on by one.
    let line = |free: &[usize], others: usize| others + free.partition_point(|&in_front| in_front <= others);
    let mut starts = shortcuts[..N / 5].iter().map(|&start| (start, true)).collect_vec();
    for others in sizes(N / 2, &mut random) {
        let others = others.min(STONES - N); // so that the line is no greater than STONES
        let (x, y) = (line(&free[0], others), line(&free[1], others));
        starts.extend([((x, y), true), ((x, y + 1), false), ((x - 1, y), false)]);
    }
    let mut starts = starts.into_iter().unique_by(|&(start, _)| start).take(N).collect_vec();
    starts.shuffle(&mut random);
    let (starts, lost) = starts.into_iter().unzip();
    ((shortcuts, starts), lost)
}

/// Shortcuts that come with their mirror images. Besides these, no position off the diagonal is lost: from (x, y), y <
/// x, a move leads to (y, y). If that is won, it is by a move to some shortcut (y, a), or to its mirror image, and to
/// the latter a move leads from (x, y), too. So (x, x) is lost iff it is a shortcut or no shortcut is below it.
fn mirrored() -> (Sets, Vec<bool>) {
    let mut random = seeded(2);
    let lines = sizes(N / 5, &mut random);
    let mut shortcuts = HashSet::new();
    while shortcuts.len() < N - 1 {
        let mut line = || lines[random.random_range(0..lines.len())];
        let (x, y) = (line(), line());
        shortcuts.extend([(x, y), (y, x)]);
    }
    let mut below: HashSet<usize> = HashSet::new();
    below.extend(shortcuts.iter().filter(|(x, y)| y < x).map(|&(x, _)| x));
    let is_lost = |(x, y): Position| shortcuts.contains(&(x, y)) || x == y && !below.contains(&x);
    let on_diagonal = lines.iter().flat_map(|&x| [(x, x), (x - 1, x - 1)]);
    let mut starts: HashSet<Position> = on_diagonal.collect();
    starts.extend(shortcuts.iter().copied().sorted().take(N / 5));
    while starts.len() < N {
        let x = lines[random.random_range(0..lines.len())];
        starts.insert((x, random.random_range(0..=STONES)));
    }
    let mut starts = starts.into_iter().sorted().collect_vec();
    starts.shuffle(&mut random);
    let lost = starts.iter().map(|&start| is_lost(start)).collect();
    ((shortcuts.into_iter().sorted().collect(), starts), lost)
}

fn scattered() -> Sets {
    let mut random = seeded(3);
    let mut lines = || {
        let mut lines = (0..TABLE).collect_vec();
        lines.shuffle(&mut random);
        lines.truncate(TABLE / 3);
        lines
    };
    let [columns, rows] = [lines(), lines()];
    let mut shortcuts = columns.into_iter().cartesian_product(rows).collect_vec();
    shortcuts.shuffle(&mut random);
    shortcuts.truncate(N);
    // The lost positions beside the shortcuts are few, so they come all; then some shortcuts and others.
    let lost = lost(&shortcuts);
    let mut starts: HashSet<Position> = square(TABLE).into_iter().filter(|&(x, y)| lost[x * TABLE + y]).collect();
    for shortcut in &shortcuts[N / 3..] {
        starts.remove(shortcut);
    }
    while starts.len() < N {
        let mut heap = || random.random_range(0..TABLE);
        starts.insert((heap(), heap()));
    }
    let mut starts = starts.into_iter().sorted().collect_vec();
    starts.shuffle(&mut random);
    (shortcuts, starts)
}

/// The number of columns and of rows of the table.
const TABLE: usize = 2000;

/// Which positions with heaps below `TABLE` are lost, column by column.
fn lost(shortcuts: &[Position]) -> Vec<bool> {
    let mut lost = vec![false; TABLE * TABLE];
    shortcuts.iter().for_each(|(x, y)| lost[x * TABLE + y] = true);
    // Whether some position so far is lost, of the row and of the column.
    let mut in_row = vec![false; TABLE];
    for column in lost.chunks_mut(TABLE) {
        let mut in_column = false;
        for (lost, in_row) in column.iter_mut().zip(&mut in_row) {
            *lost |= !in_column && !*in_row;
            in_column |= *lost;
            *in_row |= *lost;
        }
    }
    lost
}

fn by_table((shortcuts, starts): &Sets) -> Vec<bool> {
    let lost = lost(shortcuts);
    starts.iter().map(|(x, y)| lost[x * TABLE + y]).collect()
}

/// Whether a walk at this position goes on to the next column and to the next row without marking anything.
type Step = fn(shortcuts: &[Position], at: Position) -> (bool, bool);

/// Walks position by position, and marks those where `step` goes nowhere.
fn walked((shortcuts, starts): &Sets, step: Step) -> Vec<bool> {
    let mut marked = HashSet::new();
    let (mut x, mut y) = (0, 0);
    while x < 30 && y < 30 {
        let (column, row) = match step(shortcuts, (x, y)) {
            (false, false) => {
                marked.insert((x, y));
                (true, true)
            }
            step => step,
        };
        x += usize::from(column);
        y += usize::from(row);
    }
    starts.iter().map(|start| shortcuts.contains(start) || marked.contains(start)).collect()
}

fn is_below((x, y): Position, shortcuts: &[Position]) -> bool {
    shortcuts.iter().any(|&(column, row)| column == x && row < y)
}

fn is_left((x, y): Position, shortcuts: &[Position]) -> bool {
    shortcuts.iter().any(|&(column, row)| row == y && column < x)
}
