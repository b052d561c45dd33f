//! Staircase Nim: a move that wins, a move that changes nothing, and its answer.

use itertools::Itertools;

use evidence::shared::stairs::moves;
use explore::canvas::{BLUE, Canvas, GOLD, INK, Point, QUIET, SHADE};
use kit::play::Play;

/// A staircase: the stones on every step, from the ground up.
type Stairs = Vec<u32>;

const WIDTH: i32 = 44;
const HEIGHT: i32 = 22;
const GROUND: i32 = 240;

pub fn draw() -> String {
    let mut wins = Play::normal(moves);
    let start = vec![0, 1, 2, 3, 2];
    // A move from an odd step that wins, any move from an even step, and its answer that wins.
    let mut winning = |stairs: &Stairs, odd: bool| {
        let next = moves(stairs).into_iter();
        let mut next = next.filter(|next| (source(stairs, next) % 2 == 1) == odd);
        next.find(|next| wins.value(next) != odd)
    };
    let won = winning(&start, true).expect("a move that wins");
    let raised = winning(&won, false).expect("a move from an even step");
    let answer = winning(&raised, true).expect("an answer that wins");
    let rows = [(&start, &won), (&won, &raised), (&raised, &answer)];
    let mut canvas = Canvas::new("staircase", 800, 336);
    canvas.bold((400, 30), 16, INK, "Staircase Nim");
    let mut sentences = vec![];
    for (index, (before, after)) in rows.into_iter().enumerate() {
        let left = 20 + 260 * index as i32;
        let source = source(before, after);
        stairs(&mut canvas, left, before, source);
        let middle = left + WIDTH * before.len() as i32 / 2;
        let player = ["First player", "Second player"][index % 2];
        let odd = before.iter().skip(1).step_by(2).collect_vec();
        let sum = odd.iter().fold(0, |sum, stones| sum ^ **stones);
        let verdict = if wins.value(before) { "wins" } else { "loses" };
        let moved = before[source] - after[source];
        let stones = if moved == 1 { "stone" } else { "stones" };
        let reading = format!("odd steps: {} = {sum}", odd.iter().format(" XOR "));
        let step = format!("{moved} {stones} from step {source} to {}", source - 1);
        canvas.bold((middle, 64), 14, INK, format!("{player}: {verdict}"));
        canvas.text((middle, GROUND + 54), 14, INK, &reading);
        canvas.text((middle, GROUND + 76), 14, INK, &step);
        sentences.push(format!(
            "{player}, to move: on the steps from 0 up lie {} stones; {reading}; he {verdict}; he moves {step}.",
            before.iter().format(", ")
        ));
    }
    canvas.finish("Staircase Nim: only the odd steps count", &sentences.join(" "))
}

/// The step that a move takes stones from.
fn source(before: &Stairs, after: &Stairs) -> usize {
    let pairs = before.iter().zip(after);
    pairs.take_while(|(before, after)| before <= after).count()
}

/// Draws the steps, and an arrow from the one that stones are taken from.
fn stairs(canvas: &mut Canvas, left: i32, stairs: &Stairs, source: usize) {
    let top = |step: usize| -> Point { (left + step as i32 * WIDTH + WIDTH / 2, GROUND - step as i32 * HEIGHT) };
    for (step, &stones) in stairs.iter().enumerate() {
        let (x, y) = top(step);
        let (colour, ink) = if step % 2 == 1 { (GOLD, INK) } else { (SHADE, QUIET) };
        canvas.rectangle((x - WIDTH / 2 + 1, y), (WIDTH - 2, GROUND + 28 - y), colour);
        canvas.text((x, GROUND + 20), 13, ink, step);
        for stone in 0..stones as i32 {
            let colour = if step % 2 == 1 { BLUE } else { QUIET };
            canvas.disc((x, y - 10 - 18 * stone), 7, colour);
        }
    }
    let (x, y) = top(source);
    let above = y - 18 * stairs[source] as i32 - 14;
    canvas.arrow((x - 4, above), (x - WIDTH, above - 6), (x - WIDTH, above + 26), 0, INK);
}
