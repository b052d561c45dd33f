//! Boards as pictures.

use serde_json::Value;

use crate::drawing::{
    Drawing, Place, beside, colour, escaped, is_blank, is_lattice, part, placed, short, width, written,
};
use crate::graph::graph;
use crate::sentence::sentence;
use crate::words::{Language, in_chinese};
use crate::{list, text};

/// A board in its JSON as HTML, in the frame of the board with which its game began, if that is one, and with words
/// for a reader who does not see it.
pub fn board(board: &Value, first: &Value, language: Language) -> String {
    match language {
        Language::Chinese(own) => drawn(&in_chinese(board, own), &in_chinese(first, own), true, ""),
        Language::English => drawn(board, first, false, ""),
    }
}

fn drawn(board: &Value, first: &Value, is_chinese: bool, to: &str) -> String {
    // Another kind of board is no frame.
    let first = if first["kind"] == board["kind"] { first } else { board };
    let Drawing { inside, from: (left, top), to: (right, bottom) } = match text(&board["kind"]) {
        "heaps" => heaps(board, first, to),
        "row" => row(list(&board["cells"]), list(&first["cells"]), to),
        "grid" if is_lattice(list(&board["rows"])) => lattice(list(&board["rows"]), to),
        "grid" => grid(list(&board["rows"]), list(&first["rows"]), to),
        "graph" => graph(board, first, to),
        "numbers" => numbers(list(&board["numbers"]), list(&first["numbers"]), to),
        "both" => {
            let boards = list(&board["boards"]).iter().enumerate();
            let boards = boards.map(|(i, part)| drawn(part, &first["boards"][i], is_chinese, &format!("{to}{i}/")));
            return format!("<div class=\"boards\">{}</div>", boards.collect::<String>());
        }
        _ => return format!("<p class=\"b-text\">{}</p>", escaped(text(&board["text"]))),
    };
    let [x, y, width, height] = [left, top, right - left, bottom - top].map(short);
    format!(
        "<svg class=\"drawn\" viewBox=\"{x} {y} {width} {height}\" style=\"--wide:{width}px;--high:{height}px\" \
         role=\"img\" aria-label=\"{}\">{inside}</svg>",
        escaped(&sentence(board, is_chinese))
    )
}

/// So many stones stand one on the other. More are in boxes of ten, and more than so many are a bar with a number.
const SINGLE: u64 = 12;
pub const MOST: u64 = 600;

/// So many stones of a heap in boxes can be parted: the lowest column of boxes.
pub const PARTED: u64 = 60;

/// From one stone to the next above it, how wide a heap is at least, and how many stones a bar is high.
const STEP: f64 = 37.0;
const WIDE: f64 = 80.0;
const BAR: f64 = 5.0;

/// From one stone in a box to the next, how wide and high boxes are with what is between them, and how many stand one
/// on the other.
const NEAR: f64 = 13.0;
const BOX: (f64, f64) = (34.0, 72.0);
const COLUMN: u64 = 6;

/// How high a heap is, and how wide.
fn extent(size: u64) -> (f64, f64) {
    let boxes = size.div_ceil(10);
    match size {
        0..=SINGLE => (STEP * size as f64, WIDE),
        _ if size <= MOST => {
            (BOX.1 * boxes.min(COLUMN) as f64, (BOX.0 * boxes.div_ceil(COLUMN) as f64 + 20.0).max(WIDE))
        }
        _ => (STEP * BAR, WIDE),
    }
}

fn heaps(board: &Value, first: &Value, to: &str) -> Drawing {
    let sizes = |of: &Value| list(&of["heaps"]).iter().map(|size| size.as_u64().unwrap_or(u64::MAX)).collect();
    let (heaps, before): (Vec<u64>, Vec<u64>) = (sizes(board), sizes(first));
    let highs = heaps.iter().chain(&before).map(|&size| extent(size).0);
    let ground = highs.fold(STEP, f64::max) + 20.0;
    let (mut inside, mut left) = (String::new(), 0.0);
    for heap in 0..heaps.len().max(before.len()).max(1) {
        let [now, then] = [&heaps, &before].map(|sizes| sizes.get(heap).copied());
        let wide = now.into_iter().chain(then).map(|size| extent(size).1).fold(WIDE, f64::max);
        if let Some(size) = now {
            inside += &one_heap(heap, size, (left + wide / 2.0, ground), to);
        }
        left += wide;
    }
    Drawing { inside, from: (0.0, 0.0), to: (left, ground + 36.0) }
}

/// A heap in the middle of its place on the ground, with its size below.
fn one_heap(heap: usize, size: u64, (x, ground): Place, to: &str) -> String {
    let half = (extent(size).1 / 2.0 - 10.0).max(27.0);
    let line = |class: &str| format!("<path class=\"{class}\" d=\"M-{half} 0h{}\"/>", 2.0 * half);
    let floor = match size {
        0 => line("b-hit") + &line("b-slot") + &line("b-cut"),
        _ => {
            let shadow = format!("<ellipse class=\"b-shadow\" cy=\"4\" rx=\"{}\" ry=\"5\"/>", half + 3.0);
            let count = written("b-count", 0.0, 28.0, &size.to_string());
            shadow + &line("b-hit") + &line("b-ground") + &count + &line("b-cut")
        }
    };
    let mut drawn = part(to, &format!("heap:{heap}"), (x, ground), &floor);
    match size {
        0..=SINGLE => (0..size).for_each(|stone| drawn += &single(heap, stone, (x, ground), to)),
        _ if size <= MOST => drawn += &boxes(heap, size, (x, ground), to),
        _ => {
            let bar = |class, by: f64| {
                let (x, y) = (-17.0 - by, -STEP * BAR - by);
                let [wide, high, round] = [34.0 + 2.0 * by, STEP * BAR + 2.0 * by, 17.0 + by];
                format!(
                    "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"{round}\"/>"
                )
            };
            drawn +=
                &part(to, &format!("stone:{heap}:0"), (x, ground - 2.0), &(bar("b-many", 0.0) + &bar("b-ring", 4.0)));
        }
    }
    drawn
}

/// A stone of a heap whose stones stand one on the other, with the gap below it.
fn single(heap: usize, stone: u64, (x, ground): Place, to: &str) -> String {
    let y = ground - 19.0 - STEP * stone as f64;
    let circle = |class, r: f64| format!("<circle class=\"{class}\" r=\"{r}\"/>");
    let drawn =
        part(to, &format!("stone:{heap}:{stone}"), (x, y), &(circle("b-stone", 17.0) + &circle("b-ring", 20.5)));
    let line = |class| format!("<path class=\"{class}\" d=\"M-32 0h64\"/>");
    let gap = || part(to, &format!("cut:{heap}:{stone}"), (x, y + STEP / 2.0), &(line("b-hit") + &line("b-cut")));
    if stone > 0 { drawn + &gap() } else { drawn }
}

/// The stones of a heap in boxes of ten, two in a line, from the ground; six boxes stand one on the other.
fn boxes(heap: usize, size: u64, (x, ground): Place, to: &str) -> String {
    let columns = size.div_ceil(10).div_ceil(COLUMN);
    let corner = |index: u64| {
        let (column, level) = ((index / COLUMN) as f64, (index % COLUMN) as f64);
        (x + BOX.0 * (column - columns as f64 / 2.0) + 2.0, ground - 4.0 - BOX.1 * level)
    };
    let frame = |index: u64| {
        let [high, wide] = [BOX.1 - 4.0, BOX.0 - 4.0].map(short);
        let frame = format!("<rect class=\"b-box\" y=\"-{high}\" width=\"{wide}\" height=\"{high}\" rx=\"4\"/>");
        beside(to, &format!("box:{heap}:{index}"), corner(index), &frame)
    };
    let mut drawn: String = (0..size.div_ceil(10)).map(frame).collect();
    let circle = |class, r: f64| format!("<circle class=\"{class}\" r=\"{r}\"/>");
    for stone in 0..size {
        let (left, bottom) = corner(stone / 10);
        let (row, side) = ((stone % 10 / 2) as f64, (stone % 2) as f64);
        let at = (left + 2.0 + NEAR * (side + 0.5), bottom - 1.5 - NEAR * (row + 0.5));
        let name = format!("{heap}:{stone}");
        drawn += &part(to, &format!("stone:{name}"), at, &(circle("b-stone", 5.5) + &circle("b-ring", 6.4)));
        if stone == 0 || size > PARTED {
            continue;
        }
        // Between the two of a line, or below both.
        let (at, line) = match stone % 2 {
            1 => ((at.0 - NEAR / 2.0, at.1), "M0 -5.5v11"),
            _ => ((at.0 + NEAR / 2.0, at.1 + NEAR / 2.0), "M-12 0h24"),
        };
        let gap = format!("<path class=\"b-hit b-thin\" d=\"{line}\"/><path class=\"b-cut\" d=\"{line}\"/>");
        drawn += &part(to, &format!("cut:{name}"), at, &gap);
    }
    drawn
}

/// From one cell to the one below it.
const HIGH: f64 = 44.0;

/// A piece around its place, with the letter or word that moves call it by in its middle.
fn piece(colour: &str, cell: &str) -> String {
    let letter: String = cell.chars().take(1).collect();
    format!("<circle class=\"b-piece {colour}\" r=\"15\"/>")
        + &written(&format!("b-letter b-on {colour}"), 0.0, 5.5, &letter)
}

/// What stands in a cell and can go to another one, around its place. Coins stay where they are: they are turned.
fn loose(cell: &str, has_coins: bool) -> Option<String> {
    match (cell.trim(), colour(cell.trim())) {
        (cell, Some(colour)) => Some(piece(colour, cell)),
        ("●", _) if !has_coins => Some("<circle class=\"b-heads\" r=\"14\"/>".to_owned()),
        _ => None,
    }
}

/// Whether what is written in a cell can stand for a thing that goes from one to another.
pub fn is_loose(cell: &str) -> bool {
    loose(cell, false).is_some()
}

/// Whether cells hold coins, which lie on one side or the other.
fn has_coins<'a>(mut cells: impl Iterator<Item = &'a Value>) -> bool {
    cells.any(|cell| text(cell).trim() == "○")
}

/// The letters of a coin's two sides: heads or tails, up or down.
const SIDES: [[&str; 3]; 2] = [["●", "H", "U"], ["○", "T", "D"]];

/// Whether letters in cells are the sides of coins: nothing else is written there.
fn has_sides<'a>(mut cells: impl Iterator<Item = &'a Value>) -> bool {
    cells.all(|cell| is_blank(text(cell)) || SIDES.as_flattened().contains(&text(cell).trim()))
}

/// The two sides of a sheet of so many squares.
fn sheet(cell: &str) -> Option<(u64, u64)> {
    let (a, b) = cell.split_once(" × ")?;
    Some((a.parse().ok()?, b.parse().ok()?))
}

/// How many squares of a sheet are drawn on a side, at most, and how large they are.
const SHEET: u64 = 24;
const UNIT: f64 = 9.0;

/// A cell with what is written in it, from its left upper corner; letters may be sides of coins.
fn square(cell: &str, wide: f64, has_sides: bool) -> String {
    let (cell, middle) = (cell.trim(), short(wide / 2.0));
    let rect = |class, by: f64| {
        let [width, height] = [wide - 2.0 * by, HIGH - 2.0 * by].map(short);
        format!("<rect class=\"{class}\" x=\"{by}\" y=\"{by}\" width=\"{width}\" height=\"{height}\" rx=\"4\"/>")
    };
    let [is_heads, is_tails] = SIDES.map(|side| side[0] == cell || has_sides && side.contains(&cell));
    let mut drawn = rect(if cell == "#" { "b-cell wall" } else { "b-cell" }, 1.0);
    if is_heads || is_tails {
        let class = if is_heads { "b-heads" } else { "b-tails" };
        drawn += &format!("<circle class=\"{class}\" cx=\"{middle}\" cy=\"22\" r=\"14\"/>");
    }
    if !is_blank(cell) && !["#", "●", "○"].contains(&cell) {
        drawn += &written(if is_heads { "b-letter b-in" } else { "b-letter" }, middle, 27.5, cell);
    }
    drawn + &rect("b-ring", 2.0)
}

/// The cells of a board, by their names, what is written in them, and where they are; what can go from one to another
/// stands above them. `written` is all that is written there, or was at first.
fn cells<'a>(
    all: impl Iterator<Item = (String, &'a str, (f64, f64))>,
    wide: f64,
    written: impl Iterator<Item = &'a Value> + Clone,
    to: &str,
) -> String {
    let (has_coins, has_sides) = (has_coins(written.clone()), has_sides(written));
    let (mut below, mut above) = (String::new(), String::new());
    for (name, cell, (x, y)) in all {
        let loose = loose(cell, has_coins);
        let drawn = square(if loose.is_some() { "" } else { cell }, wide, has_sides);
        below += &part(to, &format!("cell:{name}"), (x, y), &drawn);
        if let Some(piece) = loose {
            above += &beside(to, &format!("piece:{name}"), (x + wide / 2.0, y + HIGH / 2.0), &piece);
        }
    }
    below + &above
}

/// How wide cells must be.
fn widest<'a>(cells: impl Iterator<Item = &'a Value>) -> f64 {
    let words = cells.map(|cell| text(cell).trim()).filter(|cell| colour(cell).is_none());
    words.map(|cell| width(cell) + 18.0).fold(HIGH, f64::max)
}

fn row(row: &[Value], first: &[Value], to: &str) -> Drawing {
    if !row.is_empty() && row.iter().all(|cell| sheet(text(cell)).is_some()) {
        return sheets(row, to);
    }
    let wide = widest(row.iter().chain(first));
    let count = row.len().max(first.len()).max(1);
    // A long row goes on below, in lines of one length.
    let most = ((LONGEST / wide) as usize).max(1);
    let length = count.div_ceil(count.div_ceil(most));
    let place = |i: usize| ((i % length) as f64 * wide, (i / length) as f64 * LINE);
    let all = row.iter().enumerate().map(|(i, cell)| (i.to_string(), text(cell), place(i)));
    let mut inside = cells(all, wide, row.iter().chain(first), to);
    for (i, (x, y)) in (0..row.len()).map(|i| (i, place(i))) {
        inside += &written("b-place", x + wide / 2.0, y + 63.0, &(i + 1).to_string());
    }
    let lines = count.div_ceil(length) as f64;
    Drawing { inside, from: (0.0, 0.0), to: (wide * length as f64, LINE * lines) }.with_pieces(row.iter().chain(first))
}

/// How long a line of a row may be, and how far the next one is below it.
const LONGEST: f64 = 12.0 * HIGH;
const LINE: f64 = 70.0;

/// Sheets of squares beside one another, with their sizes.
fn sheets(cells: &[Value], to: &str) -> Drawing {
    let (mut inside, mut x, mut lowest) = (String::new(), 0.0, 0.0_f64);
    for (i, cell) in cells.iter().enumerate() {
        let (rows, columns) = sheet(text(cell)).unwrap_or_default();
        let [high, wide] = [rows, columns].map(|side| UNIT * side.min(SHEET) as f64);
        let left = x + (width(text(cell)) - wide).max(0.0) / 2.0;
        let lines = (1..rows.min(SHEET)).map(|row| format!("M0 {}h{wide}", UNIT * row as f64));
        let across = (1..columns.min(SHEET)).map(|column| format!("M{} 0v{high}", UNIT * column as f64));
        let rect = |class: &str, by: f64| {
            let [wide, high] = [wide, high].map(|side| side + 2.0 * by);
            let by = 0.0 - by;
            format!("<rect class=\"{class}\" x=\"{by}\" y=\"{by}\" width=\"{wide}\" height=\"{high}\" rx=\"2\"/>")
        };
        let squares = format!("<path class=\"b-squares\" d=\"{}\"/>", lines.chain(across).collect::<String>());
        let drawn = rect("b-cell", 0.0) + &squares + &rect("b-ring", 3.0);
        inside += &part(to, &format!("cell:{i}"), (left, 0.0), &drawn);
        inside += &written("b-place", left + wide / 2.0, high + 20.0, text(cell));
        x += wide.max(width(text(cell))) + 18.0;
        lowest = lowest.max(high + 26.0);
    }
    Drawing { inside, from: (-6.0, -6.0), to: (x - 12.0, lowest) }
}

fn grid<'a>(rows: &'a [Value], first: &'a [Value], to: &str) -> Drawing {
    let all = || rows.iter().chain(first);
    let wide = widest(all().flat_map(list));
    let of = |(i, row): (usize, &'a Value)| {
        let cell = move |(j, cell)| (format!("{i}:{j}"), text(cell), (j as f64 * wide, i as f64 * HIGH));
        list(row).iter().enumerate().map(cell)
    };
    let inside = cells(rows.iter().enumerate().flat_map(of), wide, all().flat_map(list), to);
    let columns = all().map(|row| list(row).len()).max().unwrap_or(0).max(1);
    let lines = rows.len().max(first.len()).max(1);
    Drawing { inside, from: (0.0, 0.0), to: (wide * columns as f64, HIGH * lines as f64) }
        .with_pieces(all().flat_map(list))
}

/// Half of the way from a point of a lattice to the next one.
const HALF: f64 = 26.0;

fn lattice(rows: &[Value], to: &str) -> Drawing {
    let (mut lines, mut points) = (String::new(), String::new());
    for (i, row) in rows.iter().enumerate() {
        for (j, cell) in list(row).iter().enumerate() {
            let (x, y) = (HALF * j as f64, HALF * i as f64);
            let line = match (i % 2, j % 2) {
                (0, 0) => {
                    points += &format!("<circle class=\"b-vertex\" cx=\"{x}\" cy=\"{y}\" r=\"4.5\"/>");
                    continue;
                }
                (0, 1) => format!("M{} 0h{}", -HALF, 2.0 * HALF),
                (1, 0) => format!("M0 {}v{}", -HALF, 2.0 * HALF),
                _ => continue,
            };
            let class = if is_blank(text(cell)) { "b-cut" } else { "b-edge plain" };
            let drawn = format!("<path class=\"b-hit\" d=\"{line}\"/><path class=\"{class}\" d=\"{line}\"/>");
            lines += &part(to, &format!("cell:{i}:{j}"), (x, y), &drawn);
        }
    }
    let [wide, high] = [rows.first().map_or(0, |row| list(row).len()), rows.len()].map(|cells| cells as f64 - 1.0);
    Drawing { inside: lines + &points, from: (-8.0, -8.0), to: (HALF * wide + 8.0, HALF * high + 8.0) }
}

impl Drawing {
    /// With what the colours of pieces mean, below.
    fn with_pieces<'a>(mut self, cells: impl Iterator<Item = &'a Value>) -> Self {
        let mut seen: Vec<&str> = cells.map(|cell| text(cell).trim()).filter(|cell| colour(cell).is_some()).collect();
        seen.sort_unstable();
        seen.dedup();
        let mut x = self.from.0;
        for word in &seen {
            let (y, colour) = (self.to.1 + 20.0, colour(word).unwrap_or_default());
            self.inside += &placed("", (x + 17.0, y), &piece(colour, word));
            let [at, line] = [x + 38.0, y + 5.0].map(short);
            self.inside += &format!("<text class=\"b-value\" x=\"{at}\" y=\"{line}\">{}</text>", escaped(word));
            x += 56.0 + width(word);
        }
        self.to = (self.to.0.max(x), self.to.1 + if seen.is_empty() { 0.0 } else { 38.0 });
        self
    }
}

fn numbers(numbers: &[Value], first: &[Value], to: &str) -> Drawing {
    let names = numbers.iter().map(|pair| width(text(&pair[0]))).fold(0.0, f64::max) + 14.0;
    let wide = widest(numbers.iter().chain(first).map(|pair| &pair[1]));
    let mut inside = String::new();
    for (i, pair) in numbers.iter().enumerate() {
        let (y, number) = (i as f64 * HIGH, text(&pair[1]));
        let name = escaped(text(&pair[0]));
        let (x, line) = (short(names - 8.0), y + 27.0);
        inside += &format!("<text class=\"b-value\" x=\"{x}\" y=\"{line}\" text-anchor=\"end\">{name}</text>");
        let number = if number.is_empty() { "–" } else { number };
        inside += &part(to, &format!("number:{i}"), (names, y), &square(number, wide, false));
    }
    Drawing { inside, from: (0.0, 0.0), to: (names + wide, HIGH * numbers.len().max(1) as f64) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn stones_are_parts_ten_are_a_box_and_many_are_a_bar() {
        let heaps = json!({ "kind": "heaps", "heaps": [2, 12, 601, 0, 186] });
        let drawn = board(&heaps, &Value::Null, Language::English);
        assert_eq!(drawn.matches("b-stone").count(), 200);
        assert_eq!(drawn.matches("b-many").count(), 1);
        assert_eq!(drawn.matches("b-box").count(), 19);
        assert_eq!(drawn.matches("b-slot").count(), 1);
        assert_eq!(drawn.matches("data-part=\"cut:0:").count(), 1);
        assert!(drawn.contains("aria-label=\"Heaps of 2, 12, 601, 0 and 186\""));
    }

    #[test]
    fn a_board_keeps_the_frame_of_the_first() {
        let frame = |drawn: &str| drawn.split('"').nth(3).map(str::to_owned);
        let heaps = |heaps: &[u64]| json!({ "kind": "heaps", "heaps": heaps });
        let first = board(&heaps(&[5, 2]), &Value::Null, Language::English);
        assert_eq!(frame(&first).as_deref(), Some("0 0 160 241"));
        assert_eq!(frame(&board(&heaps(&[1]), &heaps(&[5, 2]), Language::English)), frame(&first));
        assert_eq!(first, board(&heaps(&[5, 2]), &heaps(&[5, 2]), Language::English));
        let grid = |rows: &[&str]| json!({ "kind": "grid", "rows": rows.iter().map(|row| [row]).collect::<Vec<_>>() });
        let frames =
            [&["a"][..], &[]].map(|rows| frame(&board(&grid(rows), &grid(&["a", "b", "c"]), Language::English)));
        assert_eq!(frames.map(|frame| frame.unwrap()), ["0 0 44 132"; 2]);
    }

    #[test]
    fn a_long_row_goes_on_below() {
        let row = |cells: usize| json!({ "kind": "row", "cells": vec!["a"; cells] });
        let frame =
            |cells: usize| board(&row(cells), &Value::Null, Language::English).split('"').nth(3).map(str::to_owned);
        let frames = [12, 13, 14, 40].map(|cells| frame(cells).expect("a frame"));
        assert_eq!(frames, ["0 0 528 70", "0 0 308 140", "0 0 308 140", "0 0 440 280"]);
    }

    #[test]
    fn pieces_have_colours_and_a_legend() {
        let grid = json!({ "kind": "grid", "rows": [["black", "red"], ["", "red"]] });
        let drawn = board(&grid, &Value::Null, Language::English);
        assert_eq!(drawn.matches("b-piece red").count(), 3);
        assert_eq!(["b", "r", "black", "red"].map(|word| drawn.matches(&format!(">{word}<")).count()), [2, 3, 1, 1]);
        assert!(board(&grid, &Value::Null, Language::Chinese(&[])).contains(">黑<"));
    }

    #[test]
    fn letters_are_coins_where_nothing_else_stands() {
        let drawn = |cells: &[&str]| board(&json!({ "kind": "row", "cells": cells }), &Value::Null, Language::English);
        let sides = |cells: &[&str]| ["b-heads", "b-tails"].map(|class| drawn(cells).matches(class).count());
        assert_eq!(sides(&["H", "T", "", "T"]), [1, 2]);
        assert_eq!(sides(&["T", "A", "8"]), [0, 0]);
        assert_eq!(sides(&["●", "○", "8"]), [1, 1]);
    }

    #[test]
    fn lines_go_from_point_to_point() {
        let grid = json!({ "kind": "grid", "rows": [["+", "-", "+"], ["", "", "|"], ["+", "", "+"]] });
        let drawn = board(&grid, &Value::Null, Language::English);
        let count = |class: &str| drawn.matches(class).count();
        assert_eq!([count("b-vertex"), count("b-edge"), count("b-cut"), count("b-cell")], [4, 2, 2, 0]);
        let line = "data-part=\"cell:1:2\" transform=\"translate(52 26)\"><path class=\"b-hit\" d=\"M0 -26v52\"/>";
        assert!(drawn.contains(line), "{drawn}");
        assert!(drawn.contains("aria-label=\"2 × 2 points; lines (0, 0)–(1, 0), (1, 0)–(1, 1)\""), "{drawn}");
        // A sign is no point.
        let signs = json!({ "kind": "grid", "rows": [["+", "-"], ["-", "+"]] });
        assert_eq!(board(&signs, &Value::Null, Language::English).matches("b-cell").count(), 4);
    }

    #[test]
    fn sheets_have_their_squares() {
        let sheets = json!({ "kind": "row", "cells": ["2 × 3", "1 × 90"] });
        let drawn = board(&sheets, &Value::Null, Language::English);
        assert!(drawn.contains("width=\"27\" height=\"18\"") && drawn.contains("width=\"216\" height=\"9\""));
        assert!(drawn.contains("d=\"M0 9h27") && drawn.contains(">1 × 90<"), "{drawn}");
    }

    #[test]
    fn what_is_written_is_escaped_and_boards_have_numbers() {
        let row = json!({ "kind": "row", "cells": ["", "a<"] });
        let numbers = json!({ "kind": "numbers", "numbers": [["a & b", ""]] });
        let drawn = board(&json!({ "kind": "both", "boards": [row, numbers] }), &Value::Null, Language::English);
        for part in ["a&lt;", "a &amp; b", "data-part=\"0/cell:1\"", "data-part=\"1/number:0\"", ">–<"] {
            assert!(drawn.contains(part), "{part} in {drawn}");
        }
        let words = board(&json!({ "kind": "text", "text": "1 > 0" }), &Value::Null, Language::English);
        assert_eq!(words, "<p class=\"b-text\">1 &gt; 0</p>");
    }
}
