//! Dots and Boxes of chains and loops, by play.

use std::collections::HashMap;

use evidence::prelude::*;

fn main() -> ExitCode {
    let digits = |count: &'static str, more, width: &'static str, wider| {
        let length = move || format::from(move |before| before[width] + wider);
        format::repeat(
            format::from(move |before| before[count] + more),
            row([format::word("a line", length(), length(), "10")]),
        )
    };
    let sides = format::all([row([int("N", 3..=N), int("M", 3..=N)]), digits("N", 1, "M", 0), digits("N", 0, "M", 1)]);
    let sides = sides.such("every box with no or two free sides", |board: Board| {
        boxes(&board).all(|place| [0, 2].contains(&free_sides(&board, place).len()))
    });
    Problem::one("loj3378", Limits::known(500, 512), sides, oracle, Plain)
        .small(SMALL, || {
            let boards = random_boards(3..=4, 3..=4, 1);
            boards.filter(|board| (1..=15).contains(&free_lines(board).len())).take(700).collect()
        })
        .small("random-boards-of-3-to-5-by-5-boxes-with-few-lines", || {
            let boards = random_boards(3..=5, 5..=5, 2);
            boards.filter(|board| (8..=16).contains(&free_lines(board).len())).take(60).collect()
        })
        .beyond(
            "for worst inputs, boards of one kind, and all sets of chains and loops, which by themselves are played",
        )
        .known("all-drawn", || (board_of(|_, _, _| false), 0))
        .attacks("a board on which no line is free")
        .known("one-chain", || {
            // Up and down the columns, from one corner to another: all boxes are the other's.
            let snake = |is_across: bool, i: usize, j: usize| match is_across {
                true => (1..N).contains(&i) || (i, j) == (0, 0) || (i, j) == (0, N - 1),
                false => (1..N).contains(&j) && i == if j % 2 == 1 { N - 1 } else { 0 },
            };
            (board_of(snake), -((N * N) as i32))
        })
        .attacks("recursion as deep as a chain through all boxes is long")
        .worst("a-hundred-loops", by_algorithm(by_sets), || {
            board_of(|is_across, i, j| if is_across { i % 2 == 1 } else { j % 2 == 1 })
        })
        .attacks("the most loops that there can be")
        .worst("chains-across", by_algorithm(by_sets), || board_of(|is_across, _, _| !is_across))
        .attacks("as many chains as there are rows")
        .worst("random", by_same_idea(by_smallest), || random_boards(N..=N, N..=N, 3).next().expect("a board"))
        .attacks("chains and loops of many sizes")
        .wrong(
            "chains-before-loops",
            |board| {
                let (chains, loops) = sizes(board);
                greedy(&chains, &loops)
            },
            SMALL,
        )
        .says("Opens all chains before any loop; which comes first depends on the sizes.")
        .wrong("takes-everything", |board| smallest(board, [99, 99], [4, 8]), SMALL)
        .says("Never leaves boxes in order to keep control.")
        .wrong("leaves-two-of-a-loop", |board| smallest(board, [3, 4], [4, 4]), SMALL)
        .says("Leaves two boxes of a loop, which stands open at both ends: it has to be four.")
        .wrong("leaves-a-chain-of-two", |board| smallest(board, [2, 4], [4, 8]), SMALL)
        .says("Leaves a chain of two; it is opened by the side in the middle, so that this is no choice.")
        .refused([(
            "a-box-with-one-free-side",
            "3 3\n@111\n111\n111\n111\n0111\n1111\n1111@\n",
            "a board whose boxes have no or two free sides",
        )])
        .unplayed([("sample-2", "its 24 free lines make too many sets")])
        .main()
}

/// The largest side.
const N: usize = 20;
const SMALL: &str = "random-boards-of-3-or-4-by-3-or-4-boxes-with-few-lines";

/// The sides, and the lines of digits: between the dots of the rows, and of the columns.
type Board = ((usize, usize), Vec<String>, Vec<String>);

fn boxes(((n, m), ..): &Board) -> impl Iterator<Item = (usize, usize)> + use<> {
    (0..*n).cartesian_product(0..*m)
}

/// The four sides of a box: whether each is one between dots of a row, and its place.
fn sides((i, j): (usize, usize)) -> [(bool, usize, usize); 4] {
    [(true, i, j), (true, i + 1, j), (false, i, j), (false, i, j + 1)]
}

fn free_sides((_, across, down): &Board, place: (usize, usize)) -> Vec<(bool, usize, usize)> {
    let is_free = |&(is_across, i, j): &(bool, usize, usize)| {
        let lines = if is_across { across } else { down };
        lines[i].as_bytes()[j] == b'0'
    };
    sides(place).into_iter().filter(is_free).collect()
}

fn free_lines(board: &Board) -> Vec<(bool, usize, usize)> {
    boxes(board).flat_map(|place| free_sides(board, place)).unique().collect()
}

/// Play on the set of free lines, a bit for each; the value is what the mover gets more than the other.
fn oracle() -> impl FnMut(&Board) -> i32 {
    |board| {
        let lines = free_lines(board);
        let bit = |line: &(bool, usize, usize)| 1_u32 << lines.iter().position(|known| known == line).expect("a line");
        let around = boxes(board).map(|place| free_sides(board, place).iter().map(bit).sum::<u32>()).collect_vec();
        let around = around.into_iter().filter(|&around| around > 0).collect_vec();
        let completed = |free: u32, next: u32| {
            around.iter().filter(|&&around| around & free != 0 && around & next == 0).count() as i32
        };
        // A player who has completed a box goes on. A position knows what the move before gained for Anna.
        let moves = |&(free, is_anna, _): &(u32, bool, i32)| {
            let next = (0..lines.len()).map(|line| free & !(1 << line)).filter(|&next| next != free);
            let after = |next| {
                let gain = completed(free, next);
                (next, is_anna == (gain > 0), if is_anna { gain } else { -gain })
            };
            next.map(after).collect_vec()
        };
        let mut play = Play::new(moves, |&(_, is_anna, gain): &(u32, bool, i32), values: &[i32]| {
            let values = values.iter().copied();
            gain + if is_anna { values.max() } else { values.min() }.unwrap_or(0)
        })
        .board(|&(free, ..)| {
            let ((n, m), ..) = *board;
            let is_drawn =
                |line| lines.iter().position(|&known| known == line).is_none_or(|index| free >> index & 1 == 0);
            board::grid((0..=2 * n).map(|i| {
                (0..=2 * m)
                    .map(move |j| match (i % 2, j % 2) {
                        (0, 0) => "+",
                        (0, _) if is_drawn((true, i / 2, j / 2)) => "-",
                        (_, 0) if is_drawn((false, i / 2, j / 2)) => "|",
                        _ => "",
                    })
                    .collect_vec()
            }))
        })
        .label(|&(before, ..), &(after, ..)| {
            let (is_across, i, j) = lines[(before & !after).trailing_zeros() as usize];
            let (right, down) = if is_across { (1, 0) } else { (0, 1) };
            format!("line from ({j}, {i}) to ({}, {})", j + right, i + down)
        })
        .mover(|&(_, is_anna, _)| if is_anna { "Anna" } else { "Tamta" })
        .worded(|&lead| led(lead.into(), ["Anna", "Tamta"]));
        play.value(&((1 << lines.len()) - 1, true, 0))
    }
}

fn board_of(is_free: impl Fn(bool, usize, usize) -> bool) -> Board {
    let digit = |is_across, i, j| if is_free(is_across, i, j) { '0' } else { '1' };
    let across = (0..=N).map(|i| (0..N).map(|j| digit(true, i, j)).collect()).collect();
    ((N, N), across, (0..N).map(|i| (0..=N).map(|j| digit(false, i, j)).collect()).collect())
}

/// Box by box: what its sides above and on the left leave open.
fn random_boards(
    n: std::ops::RangeInclusive<usize>,
    m: std::ops::RangeInclusive<usize>,
    seed: u64,
) -> impl Iterator<Item = Board> {
    let mut random = seeded(seed);
    std::iter::repeat_with(move || {
        let (n, m) = (random.random_range(n.clone()), random.random_range(m.clone()));
        let few = random.random_range(0.1..0.6);
        let mut across = vec![vec![false; m]; n + 1];
        let mut down = vec![vec![false; m + 1]; n];
        across[0].iter_mut().for_each(|side| *side = random.random_bool(few));
        for i in 0..n {
            down[i][0] = random.random_bool(few);
            for j in 0..m {
                let choice = match usize::from(across[i][j]) + usize::from(down[i][j]) {
                    0 => [random.random_bool(few); 2],
                    1 => {
                        let side = random.random_bool(0.5);
                        [side, !side]
                    }
                    _ => [false; 2],
                };
                [across[i + 1][j], down[i][j + 1]] = choice;
            }
        }
        let lines = |sides: Vec<Vec<bool>>| {
            sides.iter().map(|line| line.iter().map(|&free| if free { '0' } else { '1' }).collect()).collect()
        };
        ((n, m), lines(across), lines(down))
    })
}

/// The sizes of chains and of loops, in ascending order.
fn sizes(board: &Board) -> (Vec<i32>, Vec<i32>) {
    let mut open = boxes(board).filter(|&place| !free_sides(board, place).is_empty()).collect_vec();
    let (mut chains, mut loops) = (vec![], vec![]);
    while let Some(first) = open.pop() {
        let (mut part, mut lines) = (vec![first], free_sides(board, first));
        while let Some(index) =
            open.iter().position(|&place| free_sides(board, place).iter().any(|line| lines.contains(line)))
        {
            let place = open.swap_remove(index);
            lines.extend(free_sides(board, place));
            part.push(place);
        }
        let is_loop = lines.iter().unique().count() == part.len();
        if is_loop { &mut loops } else { &mut chains }.push(part.len() as i32);
    }
    (chains.into_iter().sorted().collect(), loops.into_iter().sorted().collect())
}

/// The value of an opened part beside others of the value `x`, if from `least` on the other may leave `cost` / 2 boxes.
fn opened(size: i32, x: i32, least: i32, cost: i32) -> i32 {
    if size < least { size + x } else { (size + x).max(size - cost - x) }
}

/// Every chain and every loop is tried as the next one, not only the smallest.
fn by_sets(board: &Board) -> i32 {
    fn value(left: &(Vec<i32>, Vec<i32>), known: &mut HashMap<(Vec<i32>, Vec<i32>), i32>) -> i32 {
        if let Some(&value) = known.get(left) {
            return value;
        }
        let without = |sizes: &[i32], index: usize| [&sizes[..index], &sizes[index + 1..]].concat();
        let (chains, loops) = left;
        let mut best = if chains.is_empty() && loops.is_empty() { 0 } else { i32::MIN };
        for index in (0..chains.len()).dedup_by(|&a, &b| chains[a] == chains[b]) {
            best = best.max(-opened(chains[index], value(&(without(chains, index), loops.clone()), known), 3, 4));
        }
        for index in (0..loops.len()).dedup_by(|&a, &b| loops[a] == loops[b]) {
            best = best.max(-opened(loops[index], value(&(chains.clone(), without(loops, index)), known), 4, 8));
        }
        known.insert(left.clone(), best);
        best
    }
    value(&sizes(board), &mut HashMap::new())
}

/// The claim again: there are too many sets of chains and loops of many sizes.
fn by_smallest(board: &Board) -> i32 {
    smallest(board, [3, 4], [4, 8])
}

/// The same with the smallest chain and the smallest loop alone, for these least sizes and costs.
fn smallest(board: &Board, least: [i32; 2], costs: [i32; 2]) -> i32 {
    let (chains, loops) = sizes(board);
    let mut values = HashMap::from([((chains.len(), loops.len()), 0)]);
    for (i, j) in (0..=chains.len()).rev().cartesian_product((0..=loops.len()).rev()) {
        let chain = chains.get(i).map(|&c| -opened(c, values[&(i + 1, j)], least[0], costs[0]));
        let circle = loops.get(j).map(|&l| -opened(l, values[&(i, j + 1)], least[1], costs[1]));
        if let Some(best) = chain.into_iter().chain(circle).max() {
            values.insert((i, j), best);
        }
    }
    values[&(0, 0)]
}

fn greedy(chains: &[i32], loops: &[i32]) -> i32 {
    let after_loops = loops.iter().rev().fold(0, |x, &l| -opened(l, x, 4, 8));
    chains.iter().rev().fold(after_loops, |x, &c| -opened(c, x, 3, 4))
}
