//! Tokens of three colours that move towards each other, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("cf1091h", Limits::known(4000, 256), oracle, small)
        .played("all single rows of up to 12 cells with every number up to 11 forbidden, 260 files of 2 or 3 rows")
        .beyond("the pairing of rows, and heaps whose values are found by the mex, option by option")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("nothing-forbidden", |input| by_heaps(input, |_, _| true), "single-rows")
                .says("Allows the number f."),
            wrong("primes-only", |input| by_heaps(input, |k, f| k != f && factors(k) == 1), "single-rows")
                .says("Takes primes only; products of two primes may be taken, too."),
            wrong("no-squares", |input| by_heaps(input, |k, f| k != f && is_square_free(k)), "single-rows")
                .says("Leaves out the squares of primes, 4, 9, 25, …: the two primes may be equal."),
            wrong("one-is-a-step", |input| by_heaps(input, |k, f| k == 1 || allowed(k, f)), "single-rows")
                .says("Takes 1 for a prime."),
            wrong("tokens-may-meet", touching, "single-rows").says(
                "Lets a token land on the next one: a gap is the number of cells between, one less than the distance.",
            ),
            wrong(
                "first-line-twice",
                |input| oracle(input).lines().next().map(|line| format!("{line}\n{line}\n")).unwrap_or_default(),
                "single-rows",
            )
            .says("Gives the same player twice; who starts wins in both games, or loses in both."),
            wrong("a-row-is-one-heap", one_heap, "two-or-three-rows")
                .says("Adds the two gaps of a row, as if a move took from both."),
        ])
        .refused([("tokens-in-one-column", "1 2\n0 3 @3\n", "an integer from 4 to 100000")])
        .unplayed([("sample-3", "gaps of up to 340 cells")])
        .main()
}

/// The blue, the white and the red token of a row, and whether Alice is to move.
type Position = (Vec<[i32; 3]>, bool);

/// How many primes the product has that makes `k`.
fn factors(mut k: i32) -> usize {
    let mut factors = 0;
    for prime in 2.. {
        if k < 2 {
            break;
        }
        while k % prime == 0 {
            (k, factors) = (k / prime, factors + 1);
        }
    }
    factors
}

fn allowed(k: i32, forbidden: i32) -> bool {
    k != forbidden && (1..=2).contains(&factors(k))
}

fn is_square_free(k: i32) -> bool {
    factors(k) == 1 || factors(k) == 2 && (2..k).all(|prime| prime * prime != k)
}

/// Alice moves blue, or blue and white to the right, Bob red, or white and red to the left. The board has no ends, so a
/// row may be pushed back to where blue is in column 0.
fn moves((rows, alice): &Position, forbidden: i32) -> Vec<Position> {
    let after = |&[blue, white, red]: &[i32; 3]| {
        let steps = (1..red - blue).filter(|&k| allowed(k, forbidden));
        let moved = steps.flat_map(|k| match alice {
            true => [[blue + k, white, red], [blue + k, white + k, red]],
            false => [[blue, white, red - k], [blue, white - k, red - k]],
        });
        let good = moved.filter(|[blue, white, red]| blue < white && white < red);
        good.map(|[blue, white, red]| [0, white - blue, red - blue]).collect()
    };
    let next = in_one(rows, after).into_iter().map(|rows| (rows.into_iter().sorted().collect(), !alice));
    next.unique().collect()
}

/// The forbidden number and the rows.
fn read(input: &str) -> (i32, Vec<[i32; 3]>) {
    let mut tokens = Tokens::new(input);
    let (n, forbidden) = (tokens.read(), tokens.read());
    (forbidden, (0..n).map(|_: usize| [(); 3].map(|()| tokens.read())).collect())
}

fn oracle(input: &str) -> String {
    let (forbidden, rows) = read(input);
    let mut play = Play::normal(|position| moves(position, forbidden));
    let rows = rows.iter().map(|row| row.map(|cell| cell - row[0])).sorted().collect_vec();
    said([true, false].map(|alice| play.value(&(rows.clone(), alice)) == alice))
}

/// The winners of the two games, by whether it is Alice.
fn said(alice_wins: [bool; 2]) -> String {
    alice_wins.map(|alice| if alice { "Alice\n" } else { "Bob\n" }).concat()
}

fn file(forbidden: i32, rows: &[[i32; 3]]) -> String {
    let lines = rows.iter().map(|row| joined(row) + "\n");
    format!("{} {forbidden}\n{}", rows.len(), lines.format(""))
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    let rows = (2..12).flat_map(|red| (1..red).map(move |white| (white, red)));
    let single = rows.cartesian_product(2..=11).map(|((white, red), forbidden)| {
        let blue = [-3, 0, 5][(white + red) as usize % 3];
        file(forbidden, &[[blue, blue + white, blue + red]])
    });
    let several = (0..260).map(|_| {
        let n = random.random_range(2..=3);
        let mut row = || {
            let blue = random.random_range(-9..=9);
            let white = blue + random.random_range(1..=[0, 0, 8, 5][n]);
            [blue, white, white + random.random_range(1..=[0, 0, 8, 5][n])]
        };
        let rows = (0..n).map(|_| row()).collect_vec();
        file(random.random_range(2..=8), &rows)
    });
    vec![Small::new("two-or-three-rows", several.collect_vec()), Small::new("single-rows", single.collect_vec())]
}

/// The greatest number of rows, the greatest column, and the greatest forbidden number.
const N: usize = 100_000;
const COLUMN: i32 = 100_000;
const FORBIDDEN: i32 = 200_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("n", 1, N, |n| format!("@{n} 7\n{}", "-5 0 5\n".repeat(n))),
        Bound::integer("f", 2, FORBIDDEN, |forbidden| format!("1 @{forbidden}\n-5 0 5\n")),
        Bound::integer("a blue token", -COLUMN, COLUMN - 2, |blue| format!("1 4\n@{blue} 99999 100000\n")),
        Bound::integer("a white token", -98, COLUMN - 1, |white| format!("1 4\n-99 @{white} 100000\n")),
        Bound::integer("a red token", 1, COLUMN, |red| format!("1 4\n-99 0 @{red}\n")),
    ]
}

/// Rows on the whole board, of which the first has the widest gap.
fn random_rows(seed: u64) -> Vec<[i32; 3]> {
    let mut random = seeded(seed);
    let mut row = |_| loop {
        let mut cells = [(); 3].map(|()| random.random_range(-COLUMN..=COLUMN));
        cells.sort_unstable();
        if cells[0] < cells[1] && cells[1] < cells[2] {
            return cells;
        }
    };
    let widest = [-COLUMN, -COLUMN + 1, COLUMN];
    [widest].into_iter().chain((1..N).map(&mut row)).collect()
}

fn worst() -> Vec<Worst> {
    let mirrored = || {
        let rows = random_rows(2);
        let (rows, _) = rows.split_at(N / 2);
        rows.iter().flat_map(|&[blue, white, red]| [[blue, white, red], [-red, -white, -blue]]).collect_vec()
    };
    let random = |forbidden, seed| move || file(forbidden, &random_rows(seed));
    vec![
        // What is done in one row of a pair, the other player can do in the other: his tokens stand the other way
        // round.
        Worst::known("mirrored-rows", "gaps as wide as the board", move || {
            (file(FORBIDDEN, &mirrored()), said([false, true]))
        }),
        // The same, and a row in which either player can take the only gap whole, and no more.
        Worst::known("mirrored-rows-and-one", "gaps as wide as the board, and a heap that decides", move || {
            let mut rows = mirrored();
            rows[0] = [COLUMN - 5, COLUMN - 4, COLUMN];
            rows[1] = [7, 8, 9];
            (file(2, &rows), said([true, false]))
        }),
        Worst::new(
            "most-values",
            "as many values as are known of any forbidden number",
            Known::BySameIdea(by_members),
            random(26, 3),
        ),
        Worst::new(
            "nothing-forbidden",
            "all rows at random, a number forbidden that is no step",
            Known::BySameIdea(by_members),
            random(8, 4),
        ),
    ]
}

/// Whether Alice wins either game, where the gaps are heaps with these values; nothing else is known of so wide gaps.
fn by_values(rows: &[[i32; 3]], values: &[usize]) -> String {
    let gaps = rows.iter().flat_map(|[blue, white, red]| [white - blue - 1, red - white - 1]);
    let starter = xor(gaps.map(|gap| values[gap as usize])) != 0;
    said([starter, !starter])
}

fn widest(rows: &[[i32; 3]]) -> usize {
    rows.iter().map(|[blue, _, red]| red - blue).max().unwrap_or(0) as usize
}

/// A heap has a value unless some step leads from it to a heap that has it: these are tried one by one.
fn by_members(input: &str) -> String {
    let (forbidden, rows) = read(input);
    let widest = widest(&rows);
    // The least prime that divides a number, and from this whether it is a step.
    let mut least = (0..=widest).collect_vec();
    for prime in (2..).take_while(|prime| prime * prime <= widest) {
        for multiple in (prime * prime..=widest).step_by(prime) {
            least[multiple] = least[multiple].min(prime);
        }
    }
    let is_prime = |k: usize| k > 1 && least[k] == k;
    let is_step =
        (0..=widest).map(|k| k != forbidden as usize && (is_prime(k) || k > 1 && is_prime(k / least[k]))).collect_vec();
    let is_step = &is_step[..];
    let mut members: Vec<Vec<usize>> = vec![];
    let mut values = vec![];
    for heap in 0..=widest {
        let value = members.iter().position(|members| !members.iter().any(|&member| is_step[heap - member]));
        let value = value.unwrap_or(members.len());
        if value == members.len() {
            members.push(vec![]);
        }
        members[value].push(heap);
        values.push(value);
    }
    by_values(&rows, &values)
}

/// By the mex of all options, with other steps.
fn by_heaps(input: &str, is_step: fn(k: i32, forbidden: i32) -> bool) -> String {
    let (forbidden, rows) = read(input);
    by_values(&rows, &mexes(widest(&rows), |k| is_step(k, forbidden)))
}

fn mexes(widest: usize, is_step: impl Fn(i32) -> bool) -> Vec<usize> {
    let mut values = vec![];
    for heap in 0..=widest {
        let options = (1..=heap).filter(|&k| is_step(k as i32)).map(|k| values[heap - k]);
        values.push(mex(options));
    }
    values
}

fn touching(input: &str) -> String {
    let (forbidden, rows) = read(input);
    let values = mexes(1 + widest(&rows), |k| allowed(k, forbidden));
    by_values(&rows, &values[1..])
}

fn one_heap(input: &str) -> String {
    let (forbidden, rows) = read(input);
    let values = mexes(widest(&rows), |k| allowed(k, forbidden));
    let starter = xor(rows.iter().map(|[blue, _, red]| values[(red - blue - 2) as usize])) != 0;
    said([starter, !starter])
}
