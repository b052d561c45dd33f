//! Cutting a sheet until a single square is cut off, by play.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use evidence::prelude::*;

fn main() -> ExitCode {
    let sheets = Format::to_end(row([int("W", 2..=LONGEST), int("H", 2..=LONGEST)]));
    Problem::tests("p10501", Limits::UNKNOWN, sheets, oracle, ["WIN", "LOSE"])
        .small("sheets-up-to-20-squares", || sheets_of(4..=20))
        .small("sheets-of-21-to-60-squares-with-sides-up-to-25", || sheets_of(21..=60))
        .inputs_of(1000)
        .worst("all-sheets", by_algorithm(by_values), || (2..=LONGEST).cartesian_product(2..=LONGEST).collect())
        .attacks("every sheet that there is")
        .worst("five-times", by_algorithm(by_values), || {
            (2..=LONGEST).cartesian_product(2..=LONGEST).flat_map(|sheet| [sheet; 5]).collect()
        })
        .attacks("a table that is made anew for every line: 200 000 lines")
        .wrong("last-cut-wins", |(w, h)| w * h % 2 == 0, "sheets-up-to-20-squares")
        .says("Gives a single square the value 0 and cuts on, so that the last cut wins; the first square does.")
        .wrong_play("strip-worth-0", || by_table(1, usize::MAX), "sheets-up-to-20-squares")
        .says("Takes a strip of width 1 for a lost piece; a player who meets one cuts off a square and wins.")
        .wrong("xor-of-the-sides", |&(w, h)| VALUES[2][w] != VALUES[2][h], "equal-sides")
        .says("Adds the values of the two sides, as if a sheet were the sum of a width and a height.")
        .wrong_play("won-and-lost-pieces", || by_table(2, 1), "sheets-of-21-to-60-squares-with-sides-up-to-25")
        .says("Knows of a piece only whether it is won, and takes two won pieces together for lost.")
        .wrong("first-side-alone", |&(w, _)| VALUES[2][w] != 0, "sheets-up-to-20-squares")
        .says("Cuts across the first side alone.")
        .refused([("a-sheet-cut", "3 4\n5\n@", "an integer from 2 to 200")])
        .main()
}

/// The longest side.
const LONGEST: usize = 200;

/// The shorter side of a piece, and the longer one.
type Piece = (usize, usize);

fn piece(a: usize, b: usize) -> Piece {
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

fn oracle() -> impl FnMut(&Piece) -> bool {
    let size = |(a, b): &Piece| format!("{a} × {b}");
    let mut play =
        Play::normal(moves).board(move |pieces| board::row(pieces.iter().map(size))).label(move |before, after| {
            let [cut, parts] = [board::gone(before, after), board::gone(after, before)];
            format!("{} → {}", cut.iter().map(size).format(""), parts.iter().map(size).format(" and "))
        });
    move |&(w, h)| play.value(&vec![piece(w, h)])
}

fn sheets_of(areas: RangeInclusive<usize>) -> Vec<Piece> {
    (2..=25).cartesian_product(2..=25).filter(|&(w, h)| areas.contains(&(w * h))).collect()
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
fn by_values(&(w, h): &Piece) -> bool {
    VALUES[w][h] != 0
}

fn by_table(least: usize, most: usize) -> impl FnMut(&Piece) -> bool {
    let values = table(least, most);
    move |&(w, h)| values[w][h] != 0
}
