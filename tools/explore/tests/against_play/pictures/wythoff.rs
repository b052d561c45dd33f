//! The values of Wythoff's game, and its lost pairs.

use itertools::Itertools;

use evidence::shared::wythoff::moves;
use explore::canvas::{Canvas, GOLD, INK, QUIET, SHADE};
use kit::play::Play;

const HEAPS: u64 = 12;
const CELL: i32 = 32;
const LEFT: i32 = 52;
const TOP: i32 = 78;

pub fn draw() -> String {
    let mut values = Play::grundy(moves);
    let mut wins = Play::normal(moves);
    let side = HEAPS as i32 * CELL;
    let mut canvas = Canvas::new("wythoff", LEFT + side + 24, TOP + side + 62);
    let middle = LEFT + side / 2;
    canvas.bold((middle, 28), 16, INK, "Wythoff’s game");
    canvas.text((middle, 48), 13, QUIET, "take from one heap, or the same number from both");
    let at = |heap: u64| heap as i32 * CELL;
    for heap in 0..HEAPS {
        canvas.text((LEFT + at(heap) + CELL / 2, TOP - 8), 13, QUIET, heap);
        canvas.text((LEFT - 14, TOP + at(heap) + 21), 13, QUIET, heap);
    }
    let mut lost = vec![];
    let mut rows = vec![];
    for a in 0..HEAPS {
        let row = (0..HEAPS).map(|b| values.value(&(a, b))).collect_vec();
        for (b, value) in (0..HEAPS).zip(&row) {
            let corner = (LEFT + at(b) + 1, TOP + at(a) + 1);
            let size = (CELL - 2, CELL - 2);
            let text = (LEFT + at(b) + CELL / 2, TOP + at(a) + 21);
            if wins.value(&(a, b)) {
                canvas.rectangle(corner, size, SHADE);
                canvas.text(text, 14, INK, value);
            } else {
                canvas.rectangle(corner, size, INK);
                canvas.bold(text, 14, GOLD, value);
                lost.extend((a <= b).then_some((a, b)));
            }
        }
        rows.push(format!("{a}: {}.", row.iter().format(" ")));
    }
    let pairs = lost.iter().map(|(a, b)| format!("({a}, {b})")).join(", ");
    canvas.text((middle, TOP + side + 24), 13, INK, "bold 0: lost for the player to move");
    canvas.text((middle, TOP + side + 46), 13, INK, &pairs);
    let description = format!(
        "A table of the Sprague–Grundy values of two heaps of 0 to {} stones. The pairs that are lost for the player \
         to move have the value 0: {}. The rows of the table, by the first heap: {}",
        HEAPS - 1,
        pairs,
        rows.join(" ")
    );
    canvas.finish("Wythoff’s game: values and lost pairs", &description)
}
