//! Tokens of three colours that move towards each other, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let above = |name| format::from(move |before| before[name] + 1);
    let tokens = [
        int("a blue token", -COLUMN..=COLUMN - 2),
        between("a white token", above("a blue token"), COLUMN - 1),
        between("a red token", above("a white token"), COLUMN),
    ];
    let form = format::all([row([len("n", 1..=N), int("f", 2..=FORBIDDEN)]), list("n", row(tokens))]);
    let words = |alice_wins: &Said| alice_wins.map(|alice| if alice { "Alice\n" } else { "Bob\n" }).concat();
    Problem::one("cf1091h", Limits::known(4000, 256), form, oracle, words)
        .small(SEVERAL, random_games)
        .small(SINGLE, single_rows)
        .beyond("the pairing of rows, and heaps whose values are found by the mex, option by option")
        // What is done in one row of a pair, the other player can do in the other: his tokens stand the other way
        // round.
        .known("mirrored-rows", || ((FORBIDDEN, mirrored()), [false, true]))
        .attacks("gaps as wide as the board")
        // The same, and a row in which either player can take the only gap whole, and no more.
        .known("mirrored-rows-and-one", || {
            let mut rows = mirrored();
            rows[0] = [COLUMN - 5, COLUMN - 4, COLUMN];
            rows[1] = [7, 8, 9];
            ((2, rows), [true, false])
        })
        .attacks("gaps as wide as the board, and a heap that decides")
        .worst("most-values", by_same_idea(by_members), || (26, random_rows(3)))
        .attacks("as many values as are known of any forbidden number")
        .worst("nothing-forbidden", by_same_idea(by_members), || (8, random_rows(4)))
        .attacks("all rows at random, a number forbidden that is no step")
        .wrong("nothing-forbidden", |game| by_heaps(game, |_, _| true), SINGLE)
        .says("Allows the number f.")
        .wrong("primes-only", |game| by_heaps(game, |k, f| k != f && factors(k) == 1), SINGLE)
        .says("Takes primes only; products of two primes may be taken, too.")
        .wrong("no-squares", |game| by_heaps(game, |k, f| k != f && is_square_free(k)), SINGLE)
        .says("Leaves out the squares of primes, 4, 9, 25, …: the two primes may be equal.")
        .wrong("one-is-a-step", |game| by_heaps(game, |k, f| k == 1 || allowed(k, f)), SINGLE)
        .says("Takes 1 for a prime.")
        .wrong(
            "tokens-may-meet",
            |(forbidden, rows)| by_values(rows, &mexes(1 + widest(rows), |k| allowed(k, *forbidden))[1..]),
            SINGLE,
        )
        .says("Lets a token land on the next one: a gap is the number of cells between, one less than the distance.")
        .wrong("first-line-twice", |game| [oracle()(game)[0]; 2], SINGLE)
        .says("Gives the same player twice; the one who starts wins in both games, or loses in both.")
        .wrong(
            "a-row-is-one-heap",
            |(forbidden, rows)| {
                let values = mexes(widest(rows), |k| allowed(k, *forbidden));
                starter(xor(rows.iter().map(|[blue, _, red]| values[(red - blue - 2) as usize])) != 0)
            },
            SEVERAL,
        )
        .says("Adds the two gaps of a row, as if a move took from both.")
        .refused([("tokens-in-one-column", "1 2\n0 3 @3\n", "an integer from 4 to 100000")])
        .unplayed([("sample-3", "gaps of up to 340 cells")])
        .main()
}

const SEVERAL: &str = "random-games-of-2-rows-of-up-to-17-cells-or-3-of-up-to-11-with-f-up-to-8";
const SINGLE: &str = "single-rows-of-up-to-12-cells-with-f-up-to-11";

/// The largest number of rows, the largest column, and the largest forbidden number.
const N: usize = 100_000;
const COLUMN: i32 = 100_000;
const FORBIDDEN: i32 = 200_000;

/// The blue, the white and the red token.
type Row = [i32; 3];

/// The forbidden number, and the rows.
type Game = (i32, Vec<Row>);

/// Whether Alice wins where she starts, and where Bob does.
type Said = [bool; 2];

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

/// The rows, and whether Alice is to move.
type Position = (Vec<Row>, bool);

/// Alice moves blue, or blue and white to the right, Bob red, or white and red to the left. The board has no ends, so a
/// row may be pushed back to where blue is in column 0.
fn moves((rows, alice): &Position, forbidden: i32) -> Vec<Position> {
    let after = |&[blue, white, red]: &Row| {
        let steps = (1..red - blue).filter(|&k| allowed(k, forbidden));
        let moved = steps.flat_map(|k| match alice {
            true => [[blue + k, white, red], [blue + k, white + k, red]],
            false => [[blue, white, red - k], [blue, white - k, red - k]],
        });
        let good = moved.filter(|[blue, white, red]| blue < white && white < red);
        good.map(|[blue, white, red]| [0, white - blue, red - blue]).collect()
    };
    in_one(rows, after).into_iter().map(|rows| (rows, !alice)).unique().collect()
}

/// The rows with their pieces, from the blue one on.
fn drawn(rows: &[Row]) -> Vec<Vec<&'static str>> {
    let row = |row: &Row| {
        (row[0]..=row[2])
            .map(|cell| ["blue", "white", "red"].into_iter().zip(row).find(|(_, at)| **at == cell))
            .map(|found| found.map_or("", |(piece, _)| piece))
            .collect()
    };
    rows.iter().map(row).collect()
}

fn oracle() -> impl FnMut(&Game) -> Said {
    |&(forbidden, ref rows)| {
        let mut play = Play::normal(|position| moves(position, forbidden))
            .board(|(rows, _)| board::grid(drawn(rows)))
            .alike(|(rows, alice)| (sorted(rows), *alice))
            .label(|(before, _), (after, _)| {
                let row = (0..before.len()).find(|&row| before[row] != after[row]).expect("pieces move");
                let [gaps, left] = [before[row], after[row]].map(|[_, white, red]| [white - 1, red - white - 1]);
                format!("row {}: gaps {} → {}", row + 1, gaps.iter().join(", "), left.iter().join(", "))
            })
            .mover(|(_, alice)| if *alice { "Alice" } else { "Bob" });
        let rows = rows.iter().map(|row| row.map(|cell| cell - row[0])).collect_vec();
        [true, false].map(|alice| play.value(&(rows.clone(), alice)) == alice)
    }
}

fn single_rows() -> Vec<Game> {
    let rows = (2..12).flat_map(|red| (1..red).map(move |white| (white, red)));
    let games = rows.cartesian_product(2..=11).map(|((white, red), forbidden)| {
        let blue = [-3, 0, 5][(white + red) as usize % 3];
        (forbidden, vec![[blue, blue + white, blue + red]])
    });
    games.collect()
}

fn random_games() -> Vec<Game> {
    let mut random = seeded(1);
    let mut game = |_| {
        let n = random.random_range(2..=3);
        let mut row = |_| {
            let blue = random.random_range(-9..=9);
            let white = blue + random.random_range(1..=[0, 0, 8, 5][n]);
            [blue, white, white + random.random_range(1..=[0, 0, 8, 5][n])]
        };
        let rows = (0..n).map(&mut row).collect();
        (random.random_range(2..=8), rows)
    };
    (0..260).map(&mut game).collect()
}

/// Rows on the whole board, of which the first has the widest gap.
fn random_rows(seed: u64) -> Vec<Row> {
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

fn mirrored() -> Vec<Row> {
    let rows = random_rows(2).into_iter().take(N / 2);
    rows.flat_map(|[blue, white, red]| [[blue, white, red], [-red, -white, -blue]]).collect()
}

/// What happens where the player who starts wins or loses both games.
fn starter(wins: bool) -> Said {
    [wins, !wins]
}

/// Whether Alice wins either game, where the gaps are heaps with these values; nothing else is known of so wide gaps.
fn by_values(rows: &[Row], values: &[usize]) -> Said {
    let gaps = rows.iter().flat_map(|[blue, white, red]| [white - blue - 1, red - white - 1]);
    starter(xor(gaps.map(|gap| values[gap as usize])) != 0)
}

fn widest(rows: &[Row]) -> usize {
    rows.iter().map(|[blue, _, red]| red - blue).max().unwrap_or(0) as usize
}

/// A heap has a value unless some step leads from it to a heap that has it: these are tried one by one.
fn by_members((forbidden, rows): &Game) -> Said {
    let widest = widest(rows);
    // The least prime that divides a number, and from this whether it is a step.
    let mut least = (0..=widest).collect_vec();
    for prime in (2..).take_while(|prime| prime * prime <= widest) {
        for multiple in (prime * prime..=widest).step_by(prime) {
            least[multiple] = least[multiple].min(prime);
        }
    }
    let is_prime = |k: usize| k > 1 && least[k] == k;
    let is_step = (0..=widest)
        .map(|k| k != *forbidden as usize && (is_prime(k) || k > 1 && is_prime(k / least[k])))
        .collect_vec();
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
    by_values(rows, &values)
}

/// By the mex of all options, with other steps.
fn by_heaps((forbidden, rows): &Game, is_step: fn(k: i32, forbidden: i32) -> bool) -> Said {
    by_values(rows, &mexes(widest(rows), |k| is_step(k, *forbidden)))
}

fn mexes(widest: usize, is_step: impl Fn(i32) -> bool) -> Vec<usize> {
    let mut values = vec![];
    for heap in 0..=widest {
        let options = (1..=heap).filter(|&k| is_step(k as i32)).map(|k| values[heap - k]);
        values.push(mex(options));
    }
    values
}
