//! A piece that goes right, down, or k squares diagonally, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let size = |name| int(name, 1..=MOST);
    let form = format::all([row([len("t", 1..=T), size("k")]), list("t", row([size("n"), size("m")]))]);
    let words = |won: &Vec<bool>| won.iter().map(|&won| if won { "+" } else { "-" }).join("\n");
    Problem::one("cf36d", Limits::UNKNOWN, form, || by_play, words)
        .small(SMALL, || {
            let boards = (1..=20).cartesian_product(1..=20).collect_vec();
            let files = (1..=5).flat_map(|k| boards.chunks(T).map(move |boards| (k, boards.to_vec())));
            files.collect()
        })
        .small("strips-of-up-to-90-rows-for-k-up-to-30", || {
            let mut random = seeded(1);
            (6..=30)
                .map(|k| (k, (0..T).map(|_| [90, 90].map(|most| random.random_range(1..=most)).into()).collect()))
                .collect()
        })
        .beyond("for worst inputs, boards without room for a diagonal move, and a table of boards up to 2000 × 2000")
        // A diagonal move needs k + 1 rows, so that n − 1 + m − 1 steps are all that there is.
        .known("no-room-for-a-diagonal-move", || {
            let mut random = seeded(2);
            let boards = (0..T).map(|_| [MOST, MOST].map(|most| random.random_range(1..=most)).into()).collect_vec();
            let won = boards.iter().map(|(n, m)| (n + m) % 2 == 1).collect();
            ((MOST, boards), won)
        })
        .attacks("k and the sides as large as they may be")
        .worst("many-strips", by_algorithm(by_table), || {
            let mut random = seeded(3);
            (7, (0..T).map(|_| [TABLE, TABLE].map(|most| random.random_range(1..=most as u64)).into()).collect())
        })
        .attacks("boards that cross hundreds of strips")
        .worst("the-largest-boards", by_same_idea(|file| by(file, law)), || {
            (2, (0..T as u64).map(|index| (MOST - index % 5, MOST - index / 5)).collect())
        })
        .attacks("sums above 2³¹")
        .wrong("one-like-the-others", |file| by(file, |k, n, m| strips(k, n, m, k + 1)), SMALL)
        .says("Counts strips for k = 1, too; there, the positions with two odd sides are lost.")
        .wrong("the-steps-alone", |file| by(file, |_, n, m| (n + m) % 2 == 1), SMALL)
        .says("Leaves out the diagonal move.")
        .wrong(
            "without-the-last-line",
            |file| {
                by(file, |k, n, m| match k {
                    1 => law(k, n, m),
                    _ => (n + m + (n.min(m) - 1) / (k + 1)) % 2 == 1,
                })
            },
            SMALL,
        )
        .says("Takes the last line of a strip for one like the others; every position there is won.")
        .wrong(
            "strips-of-k",
            |file| {
                by(file, |k, n, m| match k {
                    1 => law(k, n, m),
                    _ => strips(k - 1, n, m, k),
                })
            },
            SMALL,
        )
        .says("Makes the strips k wide; they are k + 1 wide.")
        .wrong("the-longer-side", |file| by(file, |k, n, m| law(k, n.max(m), n.max(m)) ^ ((n + m) % 2 == 1)), SMALL)
        .says("Counts strips along the longer side; the shorter one ends the diagonal moves.")
        .wrong(
            "32-bits",
            |file| {
                by(file, |k, n, m| match k {
                    1 => law(k, n, m),
                    _ if (n.min(m) - 1) % (k + 1) == k => true,
                    _ => (n + m + (n.min(m) - 1) / (k + 1)) as i32 % 2 == 1,
                })
            },
            "large-sums",
        )
        .says("Adds sides and strips in 32 bits; the sum can be above 2³¹.")
        .main()
}

const SMALL: &str = "all-boards-up-to-20-x-20-for-k-up-to-5";

/// The largest number of boards, and the largest k and side.
const T: usize = 20;
const MOST: u64 = 1_000_000_000;

/// The largest side whose squares are drawn.
const DRAWN: u64 = 24;

/// k, and the sides of the boards.
type File = (u64, Vec<(u64, u64)>);

fn by_play(&(k, ref boards): &File) -> Vec<bool> {
    // The rows and columns from the piece on, its own included.
    let mut play = Play::normal(|&(n, m): &(u64, u64)| {
        let steps = [(1, 0), (0, 1), (k, k)].into_iter().filter(|&(down, right)| down < n && right < m);
        steps.map(|(down, right)| (n - down, m - right)).collect()
    })
    .board(|&(n, m)| {
        if n.max(m) > DRAWN {
            return board::numbers([("rows below", n - 1), ("columns to the right", m - 1)]);
        }
        let row = |r| (0..m).map(move |c| if (r, c) == (0, 0) { '#' } else { '.' });
        board::grid((0..n).map(row))
    })
    .label(|before, after| match (before.0 - after.0, before.1 - after.1) {
        (_, 0) => "down".to_owned(),
        (0, _) => "right".to_owned(),
        (k, _) => format!("diagonally by {k}"),
    });
    boards.iter().map(|board| play.value(board)).collect()
}

/// The largest side in the table.
const TABLE: usize = 2000;

/// By what the three moves lead to, from the smallest boards on.
fn by_table(&(k, ref boards): &File) -> Vec<bool> {
    let k = k as usize;
    let mut won = vec![false; TABLE * TABLE];
    for (x, y) in (0..TABLE).cartesian_product(0..TABLE) {
        let is_lost = |down: usize, right: usize| down <= x && right <= y && !won[(x - down) * TABLE + y - right];
        won[x * TABLE + y] = is_lost(1, 0) || is_lost(0, 1) || is_lost(k, k);
    }
    boards.iter().map(|&(n, m)| won[(n as usize - 1) * TABLE + m as usize - 1]).collect()
}

/// By a rule for k and the sides.
fn by((k, boards): &File, wins: impl Fn(u64, u64, u64) -> bool) -> Vec<bool> {
    boards.iter().map(|&(n, m)| wins(*k, n, m)).collect()
}

fn law(k: u64, n: u64, m: u64) -> bool {
    if k == 1 { n % 2 == 0 || m % 2 == 0 } else { strips(k, n, m, k + 1) }
}

/// By strips of this width, of which the last line is won.
fn strips(last: u64, n: u64, m: u64, width: u64) -> bool {
    let least = n.min(m) - 1;
    least % width == last || (n + m + least / width) % 2 == 1
}
