//! Two heaps with shortcuts, by play.

use std::collections::HashSet;

use rand::seq::SliceRandom;

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1458e", Limits::known(2000, 512), oracle, small)
        .played("all sets of up to 3 shortcuts in a 4 × 4 square, and 500 of up to 14 in larger ones")
        .beyond("for worst inputs, shortcuts on the axes, sets that mirror themselves, and a table of all positions")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("only-the-diagonal", diagonal, "all-sets-of-up-to-3-shortcuts")
                .says("Stays on the diagonal, as in Nim."),
            wrong("a-shortcut-further-on-uses-up-its-column", shortcuts_further_on, "all-sets-of-up-to-3-shortcuts")
                .says("Takes every column and row that has a shortcut for used up, also where it lies further on."),
            wrong("rows-are-never-used-up", columns_alone, "all-sets-of-up-to-3-shortcuts")
                .says("Counts lost columns alone; a lost position uses up its row, too."),
            wrong("heaps-without-order", unordered, "all-sets-of-up-to-3-shortcuts")
                .says("Takes (x, y) and (y, x) for the same position."),
        ])
        .refused([
            ("a-shortcut-twice", "3 1\n0 1\n1 0\n@0 1@\n5 5\n", "a position that has not come before"),
            ("a-start-twice", "1 2\n0 1\n5 5\n@5 5@\n", "a position that has not come before"),
        ])
        .main()
}

/// The sizes of the heaps.
type Position = (usize, usize);

fn answers(input: &str, lost: impl FnOnce(&[Position], &[Position]) -> Vec<bool>) -> String {
    let mut tokens = Tokens::new(input);
    let counts: [usize; 2] = [tokens.read(), tokens.read()];
    let mut positions = |count| (0..count).map(|_| (tokens.read(), tokens.read())).collect_vec();
    let [shortcuts, starts] = counts.map(&mut positions);
    words(lost(&shortcuts, &starts))
}

fn words(lost: Vec<bool>) -> String {
    let word = |lost| if lost { "LOSE\n" } else { "WIN\n" };
    lost.into_iter().map(word).collect()
}

/// From a shortcut there is no move, so that the player to move loses.
fn played(shortcuts: &[Position], starts: &[Position]) -> Vec<bool> {
    let shortcuts: HashSet<Position> = shortcuts.iter().copied().collect();
    let mut play = Play::normal(|&(x, y)| {
        if shortcuts.contains(&(x, y)) {
            return vec![];
        }
        let from_the_first = (0..x).map(|x| (x, y));
        from_the_first.chain((0..y).map(|y| (x, y))).collect()
    });
    starts.iter().map(|start| !play.value(start)).collect()
}

fn oracle(input: &str) -> String {
    answers(input, played)
}

fn file(shortcuts: &[Position], starts: &[Position]) -> String {
    let lines = shortcuts.iter().chain(starts).map(|(x, y)| format!("{x} {y}\n"));
    format!("{} {}\n{}", shortcuts.len(), starts.len(), lines.format(""))
}

/// All positions with heaps below `size`.
fn square(size: usize) -> Vec<Position> {
    (0..size).cartesian_product(0..size).collect()
}

fn small() -> Vec<Small> {
    let sets = (1..=3).flat_map(|n| square(4).into_iter().combinations(n));
    let all = sets.map(|shortcuts| file(&shortcuts, &square(7)));
    let mut random = seeded(1);
    let sets_of_many = (0..500).map(|index| {
        let size = [5, 9, 13][index % 3];
        let n = random.random_range(1..=14);
        let mut shortcuts = square(size);
        shortcuts.shuffle(&mut random);
        shortcuts.truncate(n);
        let mut starts = square(size + 3);
        starts.shuffle(&mut random);
        file(&shortcuts, &starts)
    });
    vec![Small::new("random-sets", sets_of_many), Small::new("all-sets-of-up-to-3-shortcuts", all)]
}

/// The greatest numbers of shortcuts and of starts, and the greatest heap.
const N: usize = 100_000;
const STONES: usize = 1_000_000_000;

fn bounds() -> Vec<Bound> {
    let most = STONES;
    let positions = |count: i128| (0..count).map(|y| format!("7 {y}\n")).format("").to_string();
    vec![
        Bound::integer("n", 1, N, move |n| format!("@{n} 1\n{}3 3\n", positions(n))),
        Bound::integer("m", 1, N, move |m| format!("1 @{m}\n3 3\n{}", positions(m))),
        Bound::integer("x", 0, most, |x| format!("2 1\n3 3\n@{x} 4\n5 5\n")),
        Bound::integer("y", 0, most, |y| format!("2 1\n3 3\n4 @{y}\n5 5\n")),
        Bound::integer("a", 0, most, |a| format!("1 2\n3 3\n5 5\n@{a} 4\n")),
        Bound::integer("b", 0, most, |b| format!("1 2\n3 3\n5 5\n4 @{b}\n")),
    ]
}

/// Shortcuts, and starts of which it is known whether they are lost.
type Made = (Vec<Position>, Vec<(Position, bool)>);

fn worst() -> Vec<Worst> {
    let by_construction = |name, attacks, made: fn() -> Made| {
        let input = move || {
            let (shortcuts, starts) = made();
            file(&shortcuts, &starts.into_iter().map(|(start, _)| start).collect_vec())
        };
        let answer = move || words(made().1.into_iter().map(|(_, lost)| lost).collect());
        Worst::known(name, attacks, move || (input(), answer()))
    };
    vec![
        by_construction("shortcuts-on-the-axes", "a walk far from the diagonal with many runs", axes),
        by_construction("mirror-images", "columns and rows used up at once, and not used up", mirrored),
        Worst::new("scattered", "a walk that takes every kind of step", Known::ByAlgorithm(by_table), || {
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
            let table = Table::new(&shortcuts);
            let all = (0..TABLE).cartesian_product(0..TABLE);
            let starts = all.filter(|&start| table.is_natural(start));
            let mut starts: HashSet<Position> = starts.collect();
            starts.extend(&shortcuts[..N / 3]);
            while starts.len() < N {
                let mut heap = || random.random_range(0..TABLE);
                starts.insert((heap(), heap()));
            }
            let mut starts = starts.into_iter().sorted().collect_vec();
            starts.shuffle(&mut random);
            file(&shortcuts, &starts)
        }),
    ]
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
fn axes() -> Made {
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
    (shortcuts, starts)
}

/// Shortcuts that come with their mirror images. Besides these, no position off the diagonal is lost: from (x, y), y <
/// x, a move leads to (y, y). If that is won, it is by a move to some shortcut (y, a), or to its mirror image, and to
/// the latter a move leads from (x, y), too. So (x, x) is lost iff it is a shortcut or no shortcut is below it.
fn mirrored() -> Made {
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
    let starts = starts.into_iter().map(|start| (start, is_lost(start))).collect();
    (shortcuts.into_iter().sorted().collect(), starts)
}

/// The number of columns and of rows of the table.
const TABLE: usize = 2000;

/// All positions with heaps below `TABLE`, column by column.
struct Table {
    shortcuts: Vec<bool>,
    /// The lost positions that are no shortcuts.
    natural: Vec<bool>,
}

impl Table {
    fn new(shortcuts: &[Position]) -> Self {
        let mut table = Self { shortcuts: vec![false; TABLE * TABLE], natural: vec![false; TABLE * TABLE] };
        for (x, y) in shortcuts {
            table.shortcuts[x * TABLE + y] = true;
        }
        // Whether some position so far is lost, of the row and of the column.
        let mut in_row = vec![false; TABLE];
        for x in 0..TABLE {
            let mut in_column = false;
            for (y, in_row) in in_row.iter_mut().enumerate() {
                let index = x * TABLE + y;
                let is_shortcut = table.shortcuts[index];
                table.natural[index] = !is_shortcut && !in_column && !*in_row;
                let is_lost = is_shortcut || table.natural[index];
                in_column |= is_lost;
                *in_row |= is_lost;
            }
        }
        table
    }

    fn is_natural(&self, (x, y): Position) -> bool {
        self.natural[x * TABLE + y]
    }
}

fn by_table(input: &str) -> String {
    answers(input, |shortcuts, starts| {
        let table = Table::new(shortcuts);
        let is_lost = |&(x, y): &Position| table.shortcuts[x * TABLE + y] || table.is_natural((x, y));
        starts.iter().map(is_lost).collect()
    })
}

/// Whether a walk at this position goes on to the next column and to the next row without marking anything.
type Step = fn(shortcuts: &[Position], at: Position) -> (bool, bool);

/// Walks position by position, and marks those where `step` goes nowhere.
fn walked(input: &str, step: Step) -> String {
    answers(input, |shortcuts, starts| {
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
        let is_lost = |start: &Position| shortcuts.contains(start) || marked.contains(start);
        starts.iter().map(is_lost).collect()
    })
}

fn is_below((x, y): Position, shortcuts: &[Position]) -> bool {
    shortcuts.iter().any(|&(column, row)| column == x && row < y)
}

fn is_left((x, y): Position, shortcuts: &[Position]) -> bool {
    shortcuts.iter().any(|&(column, row)| row == y && column < x)
}

fn diagonal(input: &str) -> String {
    walked(input, |shortcuts, at| {
        let is_used = is_below(at, shortcuts) || is_left(at, shortcuts);
        (is_used, is_used)
    })
}

fn shortcuts_further_on(input: &str) -> String {
    walked(input, |shortcuts, at| {
        let column = shortcuts.iter().any(|&(x, _)| x == at.0);
        (column, shortcuts.iter().any(|&(_, y)| y == at.1))
    })
}

fn columns_alone(input: &str) -> String {
    walked(input, |shortcuts, at| (is_below(at, shortcuts), false))
}

fn unordered(input: &str) -> String {
    answers(input, |shortcuts, starts| {
        let mirrored = shortcuts.iter().map(|&(x, y)| (y, x));
        played(&shortcuts.iter().copied().chain(mirrored).collect_vec(), starts)
    })
}
