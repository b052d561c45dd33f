//! Staircases, on sight or in disguise.

use super::entry::{Entry, Found, found};
use crate::see::{Heap, See};
use crate::strategies::xor::Xor;
use crate::words::Thing;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "cses_stair_game", find: |see| found(Xor::staircase(see.heaps()?.into_iter().enumerate())) },
    Entry {
        slugs: "poj1704 p5363",
        find: |see| found(Xor::staircase(gaps_from_the_right(see)?).saying("staircase.gaps")),
    },
    Entry {
        slugs: "p3480 hackerrank_chocolate_game",
        find: |see| found(Xor::staircase(rises_from_the_right(see)?).saying("staircase.rises")),
    },
    Entry { slugs: "p2575", find: |see| found(Xor::staircase(blocks(see.grid()?, 0)).saying("staircase.blocks")) },
    Entry { slugs: "p8382", find: to_the_last_square },
    Entry { slugs: "hdu4315", find: king },
    Entry { slugs: "cf1498f", find: presents },
    Entry { slugs: "cf812e", find: apples },
];

type Cells = Vec<(String, String)>;

/// The gaps in front of pieces that go to the left, the last one on step 1.
fn gaps_from_the_right(see: &See) -> Option<Vec<(usize, Heap)>> {
    let cells = see.row()?;
    let at: Vec<usize> = (0..cells.len()).filter(|&cell| !cells[cell].0.is_empty()).collect();
    let gap = |index: usize| {
        let left = if index == 0 { 0 } else { at[index - 1] + 1 };
        let parts = cells[left..at[index]].iter().map(|(_, part)| part.clone()).collect();
        let thing = Thing::of("gap", index + 1, parts);
        (at.len() - index, Heap { size: (at[index] - left) as u64, thing })
    };
    Some((0..at.len()).map(gap).collect())
}

/// What each heap has more than the one before it, the last one on step 1.
fn rises_from_the_right(see: &See) -> Option<Vec<(usize, Heap)>> {
    let heaps = see.heaps()?;
    let (count, mut before) = (heaps.len(), 0);
    let rise = |(index, heap): (usize, Heap)| {
        let size = heap.size.checked_sub(std::mem::replace(&mut before, heap.size))?;
        Some((count - index, Heap { size, thing: Thing { noun: "rise", ..heap.thing } }))
    };
    heaps.into_iter().enumerate().map(rise).collect()
}

/// The pieces of rows that have equally many free squares on their right, but for so many at the end, are a heap on
/// that step.
fn blocks(rows: Vec<Cells>, without: usize) -> Vec<(usize, Heap)> {
    let mut found = vec![];
    for cells in rows {
        let (mut step, mut parts) = (0_usize, vec![]);
        let mut blocks = vec![];
        for (cell, part) in cells.into_iter().rev().skip(without) {
            match cell.is_empty() {
                true => {
                    blocks.push((step, std::mem::take(&mut parts)));
                    step += 1;
                }
                false => parts.insert(0, part),
            }
        }
        blocks.push((step, parts));
        found.extend(blocks.into_iter().filter(|(_, parts)| !parts.is_empty()));
    }
    let block = |(index, (step, parts)): (usize, (usize, Vec<String>))| {
        let thing = Thing::of("block", index + 1, parts);
        (step, Heap { size: thing.parts.len() as u64, thing })
    };
    found.into_iter().enumerate().map(block).collect()
}

/// Whoever brings a piece to the last square wins.
fn to_the_last_square(see: &See) -> Found {
    let cells = see.row()?;
    let [.., (before, _), (last, _)] = &cells[..] else { return None };
    let known = match (before.is_empty(), last.is_empty()) {
        (_, false) => Some((false, "staircase.arrived")),
        (false, true) => Some((true, "staircase.next-arrives")),
        (true, true) => None,
    };
    found(Xor::staircase(blocks(vec![cells], 2)).saying("staircase.blocks-before").unless(known))
}

/// Persons go up to a hilltop, and who brings the king there wins.
fn king(see: &See) -> Found {
    let graph = see.graph()?;
    let mut persons = graph.tokens.clone();
    persons.sort();
    let is_over = persons.iter().any(|(cell, name)| *cell == 0 && name == "king");
    persons.retain(|(cell, _)| *cell > 0);
    let king = persons.iter().position(|(_, name)| name == "king");
    let known = match king {
        _ if is_over => Some((false, "staircase.king-there")),
        Some(0) => Some((true, "staircase.king-goes")),
        _ => None,
    };
    let room = |index: usize| {
        let (cell, name) = &persons[index];
        let above = match index {
            // If the king is the next one, nobody goes to the top.
            0 if king == Some(1) => 1,
            0 => 0,
            _ => persons[index - 1].0 + 1,
        };
        let parts = (above..*cell).map(|cell| graph.vertex(cell)).collect();
        let label = if name == "king" { "K".to_owned() } else { name.clone() };
        let thing = Thing::of("room", label, parts);
        (persons.len() - index, Heap { size: (*cell - above) as u64, thing })
    };
    let rooms: Vec<_> = if known.is_some() { vec![] } else { (0..persons.len()).map(room).collect() };
    found(Xor::staircase(rooms).saying("staircase.rooms").unless(known))
}

/// What lies at the vertices of a tree, on steps by the depth.
fn on_tree(see: &See, step: impl Fn(usize) -> usize) -> Option<Vec<(usize, Heap)>> {
    let graph = see.graph()?;
    let hung = graph.hung_from(graph.root?);
    let heap = |vertex: usize| {
        let size = graph.vertices[vertex].as_ref()?.parse().ok()?;
        Some((step(hung[vertex]?.1), Heap { size, thing: Thing::new("vertex", vertex + 1, graph.vertex(vertex)) }))
    };
    (0..graph.vertices.len()).map(heap).collect()
}

/// Presents go up by k edges.
fn presents(see: &See) -> Found {
    let k = *see.given().get(1)? as usize;
    found(Xor::staircase(on_tree(see, |depth| depth / k)?).saying("staircase.presents"))
}

/// Apples go down to leaves, which are all at depths of one parity.
fn apples(see: &See) -> Found {
    let graph = see.graph()?;
    let hung = graph.hung_from(graph.root?);
    let deepest = hung.iter().filter_map(|hung| Some((*hung)?.1)).max()?;
    found(Xor::staircase(on_tree(see, |depth| deepest - depth + 1)?).saying("staircase.apples"))
}
