//! Heaps of Nim, on sight or in disguise.

use super::entry::{Entry, Found, found};
use crate::see::{Heap, See};
use crate::strategies::xor::Xor;
use crate::words::Thing;

pub(super) const ALL: &[Entry] = &[
    Entry {
        slugs: "nim cses_nim_game_1 p1247 cf15c abc172f bzoj2819 p5970 abc212h cheating_nim hackerrank_taste_of_win",
        find: |see| found(Xor::nim(see.heaps()?)),
    },
    Entry {
        slugs: "cf282d",
        find: |see| found(Xor::nim(see.heaps()?)).filter(|_| see.sizes().is_some_and(|all| all.len() != 2)),
    },
    Entry { slugs: "hdu1730 p7589", find: |see| found(Xor::nim(gaps_between_two(see)?).saying("nim.retreats")) },
    Entry { slugs: "p5675", find: first_move_is_forced },
    Entry { slugs: "cf277c", find: |see| found(Xor::nim(uncut_lines(see)?).saying("nim.lines")) },
];

/// The gap between the two pieces of each row.
fn gaps_between_two(see: &See) -> Option<Vec<Heap>> {
    let rows = see.grid()?;
    let gap = |(row, cells): (usize, &Vec<(String, String)>)| {
        let at: Vec<usize> = (0..cells.len()).filter(|&cell| !cells[cell].0.is_empty()).collect();
        let &[left, right] = &at[..] else { return None };
        let parts = cells[left + 1..right].iter().map(|(_, part)| part.clone()).collect();
        let thing = Thing::of("gap", row + 1, parts);
        Some(Heap { size: (right - left - 1) as u64, thing })
    };
    rows.iter().enumerate().map(gap).collect()
}

/// The first move has to be made at the last heap.
fn first_move_is_forced(see: &See) -> Found {
    let heaps = see.heaps()?;
    let last = heaps.last()?.size;
    let others = heaps[..heaps.len() - 1].iter().fold(0, |sum, heap| sum ^ heap.size);
    let known = match see.said()?.contains("last heap") {
        true if others < last => Some((true, "nim.last-is-larger")),
        true => Some((false, "nim.last-is-no-larger")),
        false => None,
    };
    found(Xor::nim(heaps).unless(known))
}

/// The inner lines of a sheet of grid paper, each as large as what is not cut of it.
fn uncut_lines(see: &See) -> Option<Vec<Heap>> {
    let rows = see.grid()?;
    let (high, wide) = (rows.len(), rows.first()?.len());
    let line = |cells: Vec<(usize, usize)>, label: usize| {
        let uncut = cells.into_iter().filter(|&(row, column)| rows[row][column].0.is_empty());
        let parts: Vec<String> = uncut.map(|(row, column)| rows[row][column].1.clone()).collect();
        Heap { size: parts.len() as u64, thing: Thing::of("line", label, parts) }
    };
    let across = (2..high - 1).step_by(2).map(|row| (1..wide).step_by(2).map(|column| (row, column)).collect());
    let down = (2..wide - 1).step_by(2).map(|column| (1..high).step_by(2).map(|row| (row, column)).collect());
    Some(across.chain(down).enumerate().map(|(index, cells)| line(cells, index + 1)).collect())
}
