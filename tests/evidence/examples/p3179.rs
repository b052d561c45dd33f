//! Turning multiples: by play, and for longer rows from the moves of lone cells.

use std::collections::HashSet;

use evidence::prelude::*;

fn main() -> ExitCode {
    let cells = list("w", between("a cell", 1, "n")).in_order(Order::Distinct);
    let queries = list("k", format::all([row([len("w", 1..=100)]), row([cells])]));
    let rows = format::all([row([int("n", 1..=N).usually(9)]), row([len("k", 1..=100)]), queries]);
    let rows = Format::one(rows).trying("w", "n", 1000);
    Problem::one("p3179", Limits::known(15_000, 32), rows, oracle, |wins: &Vec<bool>| {
        wins.iter().map(|&won| yes_no(won)).join("\n")
    })
    .small("lists-of-all-queries-on-rows-up-to-11-cells", || {
        let lists = |n: usize| {
            let queries = (1..=n).powerset().skip(1).collect_vec();
            queries.chunks(100).map(|queries| (n, queries.to_vec())).collect_vec()
        };
        (1..=11).flat_map(lists).collect()
    })
    .small("lists-of-100-nearly-balanced-queries-on-rows-of-12-to-16-cells", || nearly_balanced().drain(..5).collect())
    .small("lists-of-100-nearly-balanced-queries-on-rows-of-17-to-3000-cells", || nearly_balanced().split_off(5))
    .beyond(
        "up to 3000 cells the values of lone cells, multiple by multiple; that they add up is what play shows below",
    )
    .known("pairs", pairs)
    .attacks("a hundred queries on the longest row")
    .worst("longest-row", by_same_idea(by_quotients), || nearly_paired(N))
    .attacks("values for all quotients")
    .worst("square", by_same_idea(by_quotients), || nearly_paired(31_622 * 31_622))
    .attacks("a root that is exact")
    .worst("before-a-square", by_same_idea(by_quotients), || nearly_paired(31_622 * 31_622 - 1))
    .attacks("a root that a floating-point number rounds up")
    .worst("a-million-cells", by_algorithm(by_lone_cells), || nearly_paired(1_000_000))
    .attacks("every multiple of every cell")
    .wrong(
        "even-blocks-left-out",
        |row| by_quotient(row, |v, values| left_by_blocks(v, |q| values[q], |_, length| length % 2 == 1)),
        "lists-of-100-nearly-balanced-queries-on-rows-of-17-to-3000-cells",
    )
    .says(
        "Leaves out blocks of equal quotients with an even length; the XOR of such a block is 0, but the mex needs the \
         sums inside it, too.",
    )
    .wrong("only-the-end-of-a-block", only_ends, "lists-of-100-nearly-balanced-queries-on-rows-of-17-to-3000-cells")
    .says("Adds only what is left at the end of every block.")
    .wrong(
        "long-blocks-left-out",
        |row| by_quotient(row, |v, values| left_by_blocks(v, |q| values[q], |q, _| q > 1)),
        "lists-of-all-queries-on-rows-up-to-11-cells",
    )
    .says("Leaves out the blocks of quotient 1; they have values, too.")
    .wrong(
        "parity-of-the-whites",
        |(_, queries)| queries.iter().map(|white| white.len() % 2 == 1).collect(),
        "lists-of-all-queries-on-rows-up-to-11-cells",
    )
    .says("Counts the white cells; each has its own value.")
    .refused([("a-cell-twice", "9\n1\n3\n2 5 @2\n", "a cell that has not come before")])
    .main()
}

const N: usize = 1_000_000_000;

/// The number of cells, and the white cells of each query.
type Row = (usize, Vec<Vec<usize>>);

/// Cell x is white where bit x is set.
fn moves(n: usize, white: u32) -> Vec<u32> {
    let cells = (1..=n).filter(|x| white >> x & 1 == 1);
    cells.flat_map(|x| (1..=n / x).map(move |k| (1..=k).fold(white, |white, j| white ^ 1 << (j * x)))).collect()
}

/// The values of lone cells, cell by cell and multiple by multiple. That a row is their XOR is what play shows for the
/// rows that it reaches.
fn lone_values(n: usize) -> Vec<u8> {
    let mut values = vec![0; n + 1];
    for x in (1..=n).rev() {
        let xor = |sum: &mut u8, multiple: usize| {
            *sum ^= values[multiple];
            Some(*sum)
        };
        let left = (2 * x..=n).step_by(x).scan(0, xor);
        values[x] = mex(left.chain([0]));
    }
    values
}

/// The least number that is none of these, which are below 128.
fn mex(numbers: impl IntoIterator<Item = u8>) -> u8 {
    let mut seen = [false; 128];
    numbers.into_iter().for_each(|number| seen[usize::from(number)] = true);
    seen.iter().position(|&seen| !seen).expect("a gap") as u8
}

fn row_value(values: &[u8], white: &[usize]) -> u8 {
    xor(white.iter().map(|&x| values[x]))
}

fn oracle() -> impl FnMut(&Row) -> Vec<bool> {
    |row| {
        let n = row.0;
        if n > 16 {
            return by_lone_cells(row);
        }
        let cells = |bits: u32| (1..=n).filter(move |x| bits >> x & 1 == 1);
        let mut play = Play::normal(|&white| moves(n, white))
            .board(|&white| board::row((1..=n).map(|x| if white >> x & 1 == 1 { '○' } else { '●' })))
            .label(|before, after| format!("turn {}", cells(before ^ after).format(", ")));
        row.1.iter().map(|white| play.value(&white.iter().map(|x| 1 << x).sum())).collect()
    }
}

fn by_lone_cells((n, queries): &Row) -> Vec<bool> {
    let values = lone_values(*n);
    queries.iter().map(|white| row_value(&values, white) != 0).collect()
}

/// Random cells, and one that makes the row lost where there is one.
fn nearly_balanced() -> Vec<Row> {
    let mut random = seeded(1);
    let mut balanced = |n: usize| {
        let values = lone_values(n);
        let query = |_| {
            let mut white = vec![];
            for _ in 0..random.random_range(1..=4) {
                let below = random.random_range(1..=n);
                white.push(random.random_range(1..=below));
            }
            let missing = row_value(&values, &white);
            let start = random.random_range(1..=n);
            let balance = (start..=n).chain(1..start).find(|&x| values[x] == missing);
            white.extend(balance);
            let unique = white.iter().all_unique();
            white.truncate(if unique { n.min(100) } else { 1 });
            white
        };
        (n, (0..100).map(query).collect())
    };
    let squares = (5..=54_usize).flat_map(|root| {
        let square = root * root;
        [square - 1, square, square + root - 1, square + root]
    });
    (12..=16).chain(squares).chain(17..=60).chain([2999, 3000]).map(&mut balanced).collect()
}

/// A cell with the same quotient of n as `x`.
fn partner(n: usize, x: usize, random: &mut Pcg64) -> usize {
    random.random_range(n / (n / x + 1) + 1..=n / (n / x))
}

/// A hundred queries of a hundred cells: 49 pairs of equal quotients, which cancel, and two cells of every order of
/// size, which cancel sometimes.
fn nearly_paired(n: usize) -> Row {
    let mut random = seeded(1);
    let query = |_| {
        let mut white = vec![];
        while white.len() < 98 {
            let x = random.random_range(1..=n);
            let pair = [x, partner(n, x, &mut random)];
            if white.iter().chain(&pair).all_unique() {
                white.extend(pair);
            }
        }
        while white.len() < 100 {
            let most = n >> random.random_range(0..=n.ilog2());
            let x = random.random_range(1..=most);
            if !white.contains(&x) {
                white.push(x);
            }
        }
        white
    };
    (n, (0..100).map(query).collect())
}

/// A hundred queries on the longest row, and whether each is won.
///
/// Let x and y have the same quotient q, and let x, 2x, …, qx, y, 2y, …, qy all be different. A move that begins with
/// jx can be repeated on the y, and the other way round. So if the white cells are such pairs, and all multiples of all
/// of them are different, the second player repeats every move on the partners: the query is lost. A query from which a
/// move leads to a lost one is won.
fn pairs() -> (Row, Vec<bool>) {
    let mut random = seeded(2);
    let query = |_| {
        let mut white = HashSet::new();
        let mut multiples = HashSet::new();
        while white.len() < 96 {
            let x = random.random_range(N / 1000..=N);
            let pair = [x, partner(N, x, &mut random)];
            let all = pair.map(|x| (x..=N).step_by(x)).into_iter().flatten();
            let all = all.collect_vec();
            if all.iter().all_unique() && all.iter().all(|multiple| !multiples.contains(multiple)) {
                white.extend(pair);
                multiples.extend(all);
            }
        }
        let won = random.random();
        if won {
            // The move turns x, which is white before it and black after it.
            let mut cells = std::iter::repeat_with(|| random.random_range(1..=N));
            let x = cells.find(|x| !white.contains(x)).expect("some are black");
            let turned = (x..=N).step_by(x).take(random.random_range(1..=4));
            white = &white ^ &turned.collect();
        }
        (white.into_iter().sorted().collect_vec(), won)
    };
    let (queries, wins) = (0..100).map(query).unzip();
    ((N, queries), wins)
}

/// What a lone cell of quotient v leaves after each number of cells turned, by blocks of equal quotients of v: those
/// for which `seen` does not hold, given the quotient and the length, are left out.
fn left_by_blocks(v: usize, value: impl Fn(usize) -> u8, seen: fn(usize, usize) -> bool) -> Vec<u8> {
    let mut left = vec![0];
    let (mut sum, mut first) = (0, 2);
    while first <= v {
        let (q, last) = (v / first, v / (v / first));
        let value = value(q);
        if seen(q, last - first + 1) {
            left.push(sum ^ value);
        }
        if (last - first) % 2 == 0 {
            sum ^= value;
        }
        first = last + 1;
    }
    left
}

/// The published program, which has the idea of the program here: by the definition a row of 10⁹ cells has more than
/// 2·10¹⁰ multiples.
fn by_quotients((n, queries): &Row) -> Vec<bool> {
    let n = *n;
    let root = n.isqrt();
    // The values of the quotients v up to the root by v, of the others by n / v.
    let (mut low, mut high) = (vec![0; root + 1], vec![0; root + 1]);
    let others = (1..=n / (root + 1)).rev().map(|x| n / x);
    let value = |v: usize, low: &[u8], high: &[u8]| if v <= root { low[v] } else { high[n / v] };
    for v in (1..=root).chain(others) {
        let left = left_by_blocks(v, |q| value(q, &low, &high), |_, _| true);
        match v <= root {
            true => low[v] = mex(left),
            false => high[n / v] = mex(left),
        }
    }
    let wins = |white: &Vec<usize>| xor(white.iter().map(|x| value(n / x, &low, &high))) != 0;
    queries.iter().map(wins).collect()
}

fn only_ends(row: &Row) -> Vec<bool> {
    by_quotient(row, |v, values| {
        let mut left = vec![0];
        let mut sum = 0;
        for k in 2..=v {
            sum ^= values[v / k];
            if v / k != v / (k + 1) {
                left.push(sum);
            }
        }
        left
    })
}

/// With the values of quotients made from what `left` gives for them.
fn by_quotient((n, queries): &Row, left: impl Fn(usize, &[u8]) -> Vec<u8>) -> Vec<bool> {
    let mut values = vec![0];
    for v in 1..=*n {
        let left = left(v, &values);
        values.push(mex(left));
    }
    queries.iter().map(|white| xor(white.iter().map(|&x| values[n / x])) != 0).collect()
}
