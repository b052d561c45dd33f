//! What becomes of things from one position to the next. What has the same name is the same thing, except where heaps
//! or cells have come or gone, or a piece has moved: there the drawing says what a thing was called before.

use serde_json::Value;

use crate::board::is_loose;
use crate::change::between;
use crate::{list, text};

/// The drawing of the board `after` a move, with `data-was` at each thing that had another name `before`; it is empty
/// at what is new although something had its name.
pub fn traced(drawn: &str, before: &Value, after: &Value) -> String {
    let names = Names::of(before, after);
    let mark = |text: String, kind: &str| {
        let mut parts = text.split(kind);
        let mut marked = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (name, rest) = part.split_once('"').unwrap_or((part, ""));
            let was = names.was(name).map_or(String::new(), |was| format!(" data-was=\"{was}\""));
            marked += &format!("{kind}{name}\"{was}{rest}");
        }
        marked
    };
    ["data-part=\"", "data-beside=\""].into_iter().fold(drawn.to_owned(), mark)
}

/// The names of a board that are not what they were.
enum Names {
    /// By the number of a heap what it was: its number, and how many stones of it lay below; nothing for a new one.
    Heaps(Vec<Option<(usize, u64)>>),
    /// By the number of a cell what its number was.
    Cells(Vec<Option<usize>>),
    /// Pieces that have moved: their names now and before.
    Pieces(Vec<(String, String)>),
    /// Boards beside one another.
    Both(Vec<Names>),
}

impl Names {
    fn of(before: &Value, after: &Value) -> Self {
        let none = Self::Pieces(vec![]);
        if before["kind"] != after["kind"] {
            return none;
        }
        let cells = |of: &Value| list(&of["cells"]).len();
        match text(&before["kind"]) {
            "heaps" => Self::Heaps(heaps(list(&before["heaps"]), list(&after["heaps"]))),
            "row" if cells(before) != cells(after) => {
                let came = came(list(&before["cells"]), list(&after["cells"]));
                Self::Cells(came.into_iter().map(|(from, _)| from).collect())
            }
            "row" => Self::Pieces(pieces(&in_row(before), &in_row(after))),
            "grid" => Self::Pieces(pieces(&in_grid(before), &in_grid(after))),
            "both" => {
                let boards = list(&before["boards"]).iter().zip(list(&after["boards"]));
                Self::Both(boards.map(|(before, after)| Self::of(before, after)).collect())
            }
            _ => none,
        }
    }

    /// What a thing was called, if not as it is now.
    fn was(&self, name: &str) -> Option<String> {
        let mut parts = name.split(':');
        let (kind, index) = (parts.next()?, parts.next().and_then(|index| index.parse::<usize>().ok()));
        let was = match self {
            Self::Both(boards) => {
                let (board, rest) = name.split_once('/')?;
                let was = boards.get(board.parse::<usize>().ok()?)?.was(rest)?;
                if was.is_empty() { was } else { format!("{board}/{was}") }
            }
            Self::Heaps(heaps) => {
                match (heaps.get(index?)?, parts.next().and_then(|stone| stone.parse::<u64>().ok())) {
                    (Some((heap, below)), Some(stone)) => format!("{kind}:{heap}:{}", stone + below),
                    (Some((heap, 0)), None) => format!("{kind}:{heap}"),
                    _ => String::new(),
                }
            }
            Self::Cells(cells) => cells.get(index?)?.map_or(String::new(), |cell| format!("{kind}:{cell}")),
            Self::Pieces(moved) => moved.iter().find(|(now, _)| now == name)?.1.clone(),
        };
        (was != name).then_some(was)
    }
}

/// For each of a list after a move where it was before, and whether it is the same; where one became several, the first
/// of them is in its place.
fn came(before: &[Value], after: &[Value]) -> Vec<(Option<usize>, bool)> {
    let (front, lost, won) = between(before, after);
    let mut came: Vec<(Option<usize>, bool)> = (0..after.len())
        .map(|i| if i < front + won { (Some(i), i < front) } else { (Some(i - won + lost), true) })
        .collect();
    if lost == won {
        return came;
    }
    let mut places: Vec<usize> = (front..front + lost).collect();
    for i in front..front + won {
        // What stayed, stayed in its order.
        let from = came[front..i].iter().filter(|(_, is_same)| *is_same).filter_map(|(at, _)| *at).max();
        let same = places.iter().position(|&at| Some(at) > from && before[at] == after[i]);
        came[i] = (same.map(|at| places.remove(at)), same.is_some());
    }
    let mut places = places.into_iter();
    for (from, _) in came[front..front + won].iter_mut().filter(|(from, _)| from.is_none()) {
        *from = places.next();
    }
    came
}

fn heaps(before: &[Value], after: &[Value]) -> Vec<Option<(usize, u64)>> {
    let size = |heap: &Value| heap.as_u64().unwrap_or_default();
    let came = came(before, after);
    // A heap that fell apart: the larger parts were below.
    let parts: Vec<usize> = (0..after.len()).filter(|&i| !came[i].1).collect();
    let places: Vec<usize> = parts.iter().filter_map(|&i| came[i].0).collect();
    let sum: u64 = parts.iter().map(|&i| size(&after[i])).sum();
    let mut heaps: Vec<Option<(usize, u64)>> = came.iter().map(|(from, _)| from.map(|from| (from, 0))).collect();
    if let [whole] = places[..]
        && parts.len() > 1
        && sum <= size(&before[whole])
    {
        let mut parts = parts;
        parts.sort_by_key(|&i| std::cmp::Reverse(size(&after[i])));
        let mut below = 0;
        for i in parts {
            heaps[i] = Some((whole, below));
            below += size(&after[i]);
        }
    }
    heaps
}

/// The cells of a board that pieces can stand in: the names of the pieces, and what is written there.
type Cells<'a> = Vec<(String, &'a str)>;

fn in_row(board: &Value) -> Cells<'_> {
    list(&board["cells"]).iter().enumerate().map(|(i, cell)| (format!("piece:{i}"), text(cell).trim())).collect()
}

fn in_grid(board: &Value) -> Cells<'_> {
    let row = |(i, row): (usize, &'_ Value)| -> Vec<(usize, usize)> { (0..list(row).len()).map(|j| (i, j)).collect() };
    let places = list(&board["rows"]).iter().enumerate().flat_map(row);
    places.map(|(i, j)| (format!("piece:{i}:{j}"), text(&board["rows"][i][j]).trim())).collect()
}

/// A piece has moved where one of its kind has left a cell and one has come to another.
fn pieces(before: &Cells, after: &Cells) -> Vec<(String, String)> {
    let other = |cells: &Cells, others: &Cells| -> Vec<(String, String)> {
        let is_new = |(name, cell): &&(String, &str)| {
            is_loose(cell) && !others.iter().any(|other| other.0 == *name && other.1 == *cell)
        };
        cells.iter().filter(is_new).map(|(name, cell)| (name.clone(), (*cell).to_owned())).collect()
    };
    let (gone, here) = (other(before, after), other(after, before));
    let moved = here.iter().filter_map(|(now, cell)| {
        let alike = |all: &[(String, String)]| all.iter().filter(|(_, other)| other == cell).count();
        let from = gone.iter().find(|(_, other)| other == cell)?;
        (alike(&gone) == 1 && alike(&here) == 1).then(|| (now.clone(), from.0.clone()))
    });
    moved.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn of_heaps(before: &[u64], after: &[u64]) -> Vec<Option<(usize, u64)>> {
        let [before, after] = [before, after].map(|heaps| heaps.iter().map(|&size| json!(size)).collect::<Vec<_>>());
        heaps(&before, &after)
    }

    #[test]
    fn heaps_are_found_again_when_others_go() {
        assert_eq!(of_heaps(&[2, 4, 5], &[2, 5]), [Some((0, 0)), Some((2, 0))]);
        assert_eq!(of_heaps(&[2, 4, 5], &[2, 3, 5]), [Some((0, 0)), Some((1, 0)), Some((2, 0))]);
        // Two go, and what is left of one stands between the others.
        assert_eq!(of_heaps(&[3, 1, 4, 1], &[4, 2]), [Some((2, 0)), Some((0, 0))]);
    }

    #[test]
    fn parts_of_a_heap_were_above_one_another() {
        assert_eq!(of_heaps(&[3, 5, 2], &[3, 1, 4, 2]), [Some((0, 0)), Some((1, 4)), Some((1, 0)), Some((2, 0))]);
    }

    #[test]
    fn a_drawing_says_what_was_called_otherwise() {
        let heaps = |heaps: &[u64]| json!({ "kind": "heaps", "heaps": heaps });
        let drawn = "<g data-part=\"stone:1:0\"/><g data-part=\"stone:0:1\"/><g data-beside=\"heap:1\"/>";
        let marked = traced(drawn, &heaps(&[2, 4, 5]), &heaps(&[2, 5]));
        let wanted = "<g data-part=\"stone:1:0\" data-was=\"stone:2:0\"/><g data-part=\"stone:0:1\"/>\
                      <g data-beside=\"heap:1\" data-was=\"heap:2\"/>";
        assert_eq!(marked, wanted);
        let both = |board| json!({ "kind": "both", "boards": [board, { "kind": "text", "text": "" }] });
        let split = traced("<g data-beside=\"0/heap:1\"/>", &both(heaps(&[5])), &both(heaps(&[4, 1])));
        assert_eq!(split, "<g data-beside=\"0/heap:1\" data-was=\"\"/>");
    }

    #[test]
    fn cells_shift_and_pieces_move() {
        let row = |cells: &[&str]| json!({ "kind": "row", "cells": cells });
        let was = |before: &[&str], after: &[&str], name: &str| Names::of(&row(before), &row(after)).was(name);
        assert_eq!(was(&["3", "9", "4"], &["9", "4"], "cell:0").as_deref(), Some("cell:1"));
        assert_eq!(was(&["●", "", "", "●"], &["●", "●", "", ""], "piece:1").as_deref(), Some("piece:3"));
        assert_eq!(was(&["●", "", "", "●"], &["●", "●", "", ""], "piece:0"), None);
        // Which of two it was, nobody can tell.
        assert_eq!(was(&["●", "●", "", ""], &["", "", "●", "●"], "piece:3"), None);
        let grid = |rows: &[[&str; 2]]| json!({ "kind": "grid", "rows": rows });
        let names = Names::of(&grid(&[["black", "red"], ["", "red"]]), &grid(&[["", "black"], ["", "red"]]));
        assert_eq!(names.was("piece:0:1").as_deref(), Some("piece:0:0"));
    }
}
