//! A board on which play may go on for ever: who wins from every square, and in how many moves.

use itertools::Itertools;

use explore::canvas::{BLUE, Canvas, GOLD, INK, PAPER, Point, QUIET, SHADE};
use kit::loopy::{Outcome, outcomes};

const SIDE: i32 = 7;
/// Right and down.
const STEPS: [Point; 4] = [(2, 1), (1, 2), (2, -1), (-2, 1)];

const CELL: i32 = 44;
const LEFT: i32 = 24;
const TOP: i32 = 54;

pub fn draw() -> String {
    let squares = (0..SIDE).cartesian_product(0..SIDE).map(|(y, x)| (x, y)).collect_vec();
    let outcomes = outcomes(squares.clone(), moves, |_| None);
    let side = SIDE * CELL;
    let mut canvas = Canvas::new("retrograde", LEFT + side + 226, TOP + side + 24);
    let title = "One knight, moved in turn: a player who cannot move loses";
    canvas.bold((LEFT + (side + 178) / 2, 34), 16, INK, title);
    for &(x, y) in &squares {
        let corner = (LEFT + x * CELL + 1, TOP + y * CELL + 1);
        let text = (LEFT + x * CELL + CELL / 2, TOP + y * CELL + 28);
        let (colour, ink, label) = look(outcomes[&(x, y)]);
        canvas.rectangle(corner, (CELL - 2, CELL - 2), colour);
        canvas.text(text, 15, ink, label);
    }
    // How the knight moves, on a board of five by five squares.
    let (left, top, cell) = (LEFT + side + 48, TOP + 26, 26);
    let middle = left + 5 * cell / 2;
    canvas.text((middle, top - 10), 13, QUIET, "its moves");
    for (x, y) in (-2..=2).cartesian_product(-2..=2) {
        let corner = (left + (x + 2) * cell + 1, top + (y + 2) * cell + 1);
        canvas.rectangle(corner, (cell - 2, cell - 2), SHADE);
        let centre = (corner.0 + cell / 2 - 1, corner.1 + cell / 2 - 1);
        if (x, y) == (0, 0) {
            canvas.disc(centre, 8, INK);
        } else if STEPS.contains(&(x, y)) {
            canvas.ring(centre, 6, INK);
        }
    }
    let legend =
        [(Outcome::Win(3), "won in 3 moves"), (Outcome::Loss(4), "lost in 4 moves"), (Outcome::Draw, "drawn: no end")];
    for (line, (outcome, text)) in (0..).zip(legend) {
        let (colour, ink, label) = look(outcome);
        let y = top + 5 * cell + 18 + 42 * line;
        canvas.rectangle((left - 22, y), (34, 34), colour);
        canvas.text((left - 5, y + 22), 14, ink, label);
        canvas.text_from((left + 24, y + 22), 14, INK, text);
    }
    let rows = (0..SIDE).map(|y| {
        let row = (0..SIDE).map(|x| match outcomes[&(x, y)] {
            Outcome::Win(moves) => format!("won in {moves}"),
            Outcome::Loss(moves) => format!("lost in {moves}"),
            Outcome::Draw => "drawn".to_owned(),
        });
        format!("Row {}: {}.", y + 1, row.collect_vec().join(", "))
    });
    let steps = STEPS.iter().map(|(x, y)| {
        let across = if *x < 0 { "left" } else { "right" };
        let along = if *y < 0 { "up" } else { "down" };
        format!("{} {across} and {} {along}", x.abs(), y.abs())
    });
    let description = format!(
        "On a board of {SIDE} by {SIDE} squares two players move one knight in turn: {}. A player who cannot move \
         loses. The outcome for the player to move, and the number of moves: {}",
        steps.collect_vec().join("; "),
        rows.collect_vec().join(" ")
    );
    canvas.finish("Retrograde analysis: won, lost, and drawn squares", &description)
}

fn moves(&(x, y): &Point) -> Vec<Point> {
    let next = STEPS.iter().map(|(right, down)| (x + right, y + down));
    next.filter(|(x, y)| (0..SIDE).contains(x) && (0..SIDE).contains(y)).collect()
}

/// The colour of a square, that of what stands in it, and this.
fn look(outcome: Outcome) -> (&'static str, &'static str, String) {
    match outcome {
        Outcome::Win(moves) => (BLUE, PAPER, moves.to_string()),
        Outcome::Loss(moves) => (GOLD, INK, moves.to_string()),
        Outcome::Draw => (SHADE, QUIET, "∞".to_owned()),
    }
}
