//! Moore's Nim: a move may touch several heaps.

use super::entry::{Entry, Found, found};
use crate::see::{Heap, See};
use crate::strategies::moore::Moore;
use crate::words::Thing;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "moore_nim", find: |see| found(Moore { heaps: see.heaps()?, most: see.number(0)? as usize }) },
    Entry { slugs: "p2490", find: white_and_black },
];

/// A white piece and the black one behind it have a gap between them; a move touches up to d gaps.
fn white_and_black(see: &See) -> Found {
    let most = *see.given().get(2)? as usize;
    let cells = see.row()?;
    let at: Vec<usize> = (0..cells.len()).filter(|&cell| !cells[cell].0.is_empty()).collect();
    let gap = |(index, pair): (usize, &[usize])| {
        let parts = cells[pair[0] + 1..pair[1]].iter().map(|(_, part)| part.clone()).collect::<Vec<_>>();
        let thing = Thing::of("gap", index + 1, parts);
        Heap { size: (pair[1] - pair[0] - 1) as u64, thing }
    };
    found(Moore { heaps: at.chunks_exact(2).enumerate().map(gap).collect(), most })
}
