//! Cutting a sheet until a single square is cut off, by play.

use std::sync::LazyLock;

use evidence::cases;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p10501", Limits::UNKNOWN, oracle, small)
        .played("all sheets up to 60 squares with sides up to 25")
        .worst(worst)
        .bounds(bounds)
        .ends_with_the_file()
        .wrong([
            wrong("last-cut-wins", |input| answers(input, |w, h| w * h % 2 == 0), "sheets-up-to-20-squares").says(
                "Gives a single square the value 0 and cuts on, so that the last cut wins; the first square does.",
            ),
            wrong("strip-worth-0", |input| by_table(input, &table(1, usize::MAX)), "sheets-up-to-20-squares")
                .says("Takes a strip of width 1 for a lost piece; who meets one cuts off a square and wins."),
            wrong("xor-of-the-sides", xor_of_sides, "equal-sides")
                .says("Adds the values of the two sides, as if a sheet were the sum of a width and a height."),
            wrong("won-and-lost-pieces", |input| by_table(input, &table(2, 1)), "sheets-of-21-to-60-squares")
                .says("Knows of a piece only whether it is won, and takes two won pieces together for lost."),
            wrong("first-side-alone", first_side, "sheets-up-to-20-squares").says("Cuts across the first side alone."),
        ])
        .refused([("a-sheet-cut", "3 4\n5\n@", "an integer from 2 to 200")])
        .main()
}

/// The shorter side of a piece, and the longer one.
type Piece = (u32, u32);

fn piece(a: u32, b: u32) -> Piece {
    (a.min(b), a.max(b))
}

/// The two parts of each cut.
fn cuts(&(a, b): &Piece) -> Vec<[Piece; 2]> {
    let across = (1..a).map(|k| [piece(k, b), piece(a - k, b)]);
    let along = (1..b).map(|k| [piece(a, k), piece(a, b - k)]);
    across.chain(along).collect()
}

/// Cut one piece. With a single square among them the game is over, and the player to move has lost. Where some cut
/// makes one, the others need not be looked at: it wins.
fn moves(pieces: &Vec<Piece>) -> Vec<Vec<Piece>> {
    if pieces.contains(&(1, 1)) {
        return vec![];
    }
    let mut successors = vec![];
    for index in 0..pieces.len() {
        for parts in cuts(&pieces[index]) {
            let mut next = pieces.clone();
            next.remove(index);
            next.extend(parts);
            next.sort_unstable();
            if parts.contains(&(1, 1)) {
                return vec![next];
            }
            successors.push(next);
        }
    }
    successors
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answers(input, |w, h| play.value(&vec![piece(w, h)]))
}

/// A line for each sheet, by whether it is won.
fn answers(input: &str, mut wins: impl FnMut(u32, u32) -> bool) -> String {
    cases::up_to_end(input, |tokens| Some(if wins(tokens.read(), tokens.read()) { "WIN" } else { "LOSE" }))
}

fn file(sheets: impl IntoIterator<Item = (u32, u32)>) -> String {
    sheets.into_iter().map(|(w, h)| format!("{w} {h}\n")).collect()
}

fn small() -> Vec<Small> {
    let sheets = |areas: std::ops::RangeInclusive<u32>| {
        let all = (2..=25).cartesian_product(2..=25).filter(|&(w, h)| areas.contains(&(w * h)));
        all.collect_vec()
    };
    vec![
        Small::new("sheets-up-to-20-squares", [file(sheets(4..=20))]),
        Small::new("sheets-of-21-to-60-squares", [file(sheets(21..=60))]),
    ]
}

/// The longest side.
const LONGEST: usize = 200;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("W", 2, LONGEST, |w| format!("@{w} 5\n")),
        Bound::integer("H", 2, LONGEST, |h| format!("5 @{h}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let all = || (2..=LONGEST as u32).cartesian_product(2..=LONGEST as u32);
    vec![
        Worst::new("all-sheets", "every sheet that there is", Known::ByAlgorithm(by_values), move || file(all())),
        Worst::new(
            "five-times",
            "a table that is made anew for every line: 200 000 lines",
            Known::ByAlgorithm(by_values),
            move || file(all().flat_map(|sheet| [sheet; 5])),
        ),
    ]
}

/// The values of all pieces, each from the values of its parts, where sides are `least` or longer; strips are worth 0,
/// and all values at most `most`.
fn table(least: usize, most: usize) -> Vec<Vec<usize>> {
    let mut values = vec![vec![0; LONGEST + 1]; LONGEST + 1];
    for w in 2..=LONGEST {
        for h in 2..=w {
            let across = (least..=w / 2).filter(|k| w - k >= least).map(|k| values[k][h] ^ values[w - k][h]);
            let along = (least..=h / 2).filter(|k| h - k >= least).map(|k| values[w][k] ^ values[w][h - k]);
            let seen = across.chain(along).fold(0_u64, |seen, value| seen | 1 << value);
            values[w][h] = most.min(seen.trailing_ones() as usize);
            values[h][w] = values[w][h];
        }
    }
    values
}

static VALUES: LazyLock<Vec<Vec<usize>>> = LazyLock::new(|| table(2, usize::MAX));

/// Cuts that leave a strip are left out, as they lose; what remains is the sum of the pieces.
fn by_values(input: &str) -> String {
    by_table(input, &VALUES)
}

fn by_table(input: &str, values: &[Vec<usize>]) -> String {
    answers(input, |w, h| values[w as usize][h as usize] != 0)
}

fn xor_of_sides(input: &str) -> String {
    answers(input, |w, h| VALUES[2][w as usize] != VALUES[2][h as usize])
}

fn first_side(input: &str) -> String {
    answers(input, |w, _| VALUES[2][w as usize] != 0)
}
