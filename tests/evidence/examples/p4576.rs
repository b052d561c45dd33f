//! A slow and a fast piece on a board, by play.

use std::collections::HashSet;

use evidence::loopy::{Loopy, Outcome, Outcomes};
use evidence::prelude::*;

fn main() -> ExitCode {
    let place = |name, usual: i128| between(name, 1, "n").usually(usual);
    let board = row([int("n", 2..=N), place("r1", 1), place("c1", 1), place("r2", 2), place("c2", 2)]);
    let board = board.such("another cell than that of the white piece", different);
    let boards = ["r1", "c1", "r2", "c2"].into_iter().fold(Format::one(board), |board, of| board.trying(of, "n", N));
    let words = |outcome: &Outcome| match outcome {
        Outcome::Win(moves) => format!("WHITE {moves}"),
        Outcome::Loss(moves) => format!("BLACK {moves}"),
        Outcome::Draw => "DRAW".to_owned(),
    };
    Problem::one("p4576", Limits::UNKNOWN, boards, || |case: &Case| played(case, 2).0, words)
        .all([("n", 4), ("r1", 4), ("c1", 4), ("r2", 4), ("c2", 4)])
        .small("random-places-on-boards-of-5-to-7-rows", || {
            let mut random = seeded(1);
            let mut case = |index: usize| {
                let n = 5 + index as i32 % 3;
                let [r1, c1, r2, c2] = [(); 4].map(|()| random.random_range(1..=n));
                [n, r1, c1, r2, c2]
            };
            (0..80).map(&mut case).filter(|&case| different(case)).collect()
        })
        .beyond("for worst inputs, which player can capture within so many moves, for more and more moves")
        .worst("longest-game", by_algorithm(by_rounds), || [N, 1, 2, 1, N])
        .attacks("58 moves, more than from anywhere else")
        .worst("opposite-corners", by_algorithm(by_rounds), || [N, 1, 1, N, N])
        .attacks("nearly all positions, before the one that is asked for")
        .worst("short-of-a-capture", by_algorithm(by_rounds), || [N, 10, 10, 11, 12])
        .attacks("a board of which most needs not be known")
        .known("side-by-side", || ([N, N, N, N - 1, N], Outcome::Win(1)))
        .attacks("the only cells from which White wins, in the last corner")
        .wrong("both-slow", |case| played(case, 1).0, "all")
        .says("Moves the black piece by one cell only.")
        .wrong("a-hurried-loser", hurried, "all")
        .says("Takes the shortest way to the end for both players; the loser takes the longest one.")
        .wrong("a-search-too-short", |case| searched(case, 2 * case[0] as u32), "all")
        .says("Searches 2n moves deep; games last up to nearly 3n moves.")
        .refused([("two-on-a-cell", "3 2 2 2 @2\n", "another cell than that of the white piece")])
        .main()
}

/// The largest number of rows.
const N: i32 = 20;

/// The number of rows, and row and column of the white and of the black piece.
type Case = [i32; 5];

fn different([_, r1, c1, r2, c2]: Case) -> bool {
    (r1, c1) != (r2, c2)
}

type Cell = (i32, i32);

/// Who is to move, 0 for White and 1 for Black, and where the two pieces are.
type Position = (usize, [Cell; 2]);

fn start(&[_, r1, c1, r2, c2]: &Case) -> Position {
    (0, [(r1, c1), (r2, c2)])
}

/// Move one's own piece along its row or its column: White by one cell, Black by up to `fast`.
fn moves(&(player, cells): &Position, n: i32, fast: i32) -> Vec<Position> {
    let steps = (1..=if player == 0 { 1 } else { fast }).cartesian_product([(0, 1), (1, 0), (0, -1), (-1, 0)]);
    let go = |(far, (down, right)): (i32, Cell)| {
        let mut after = cells;
        after[player] = (cells[player].0 + far * down, cells[player].1 + far * right);
        (1 - player, after)
    };
    let on_board =
        |&(_, cells): &Position| cells.iter().all(|&(row, column)| row.min(column) > 0 && row.max(column) <= n);
    steps.map(go).filter(on_board).collect()
}

/// The outcome, and those of all positions that can be reached.
fn played(case: &Case, fast: i32) -> (Outcome, Outcomes<Position>) {
    let n = case[0];
    let captured = |&(_, [white, black]): &Position| (white == black).then_some(Outcome::Loss(0));
    let game = Loopy::new(|position: &Position| moves(position, n, fast), captured);
    let game = game.mover(|(player, _)| ["White", "Black"][*player]).board(|(player, [white, black])| {
        let sign = |cell: Cell| match (cell == *white, cell == *black) {
            (true, true) => ["●", "○"][*player],
            (true, false) => "○",
            (false, true) => "●",
            _ => "",
        };
        board::grid((1..=n).map(|row| (1..=n).map(|column| sign((row, column))).collect_vec()))
    });
    let outcomes = game.outcomes([start(case)]);
    (outcomes[&start(case)], outcomes)
}

/// The outcome if both hurry.
fn hurried(case: &Case) -> Outcome {
    let (outcome, outcomes) = played(case, 2);
    let is_lost = |position: &Position| matches!(outcomes[position], Outcome::Loss(_));
    let mut near: HashSet<Position> = outcomes.keys().filter(|(_, [white, black])| white == black).copied().collect();
    for moves_left in 1.. {
        let leads_near = |position: &&Position| {
            let mut next = moves(position, case[0], 2).into_iter();
            next.any(|next| near.contains(&next) && (is_lost(position) || is_lost(&next)))
        };
        let nearer = outcomes.keys().filter(leads_near).copied().collect_vec();
        near.extend(nearer);
        if near.contains(&start(case)) {
            return if is_lost(&start(case)) { Outcome::Loss(moves_left) } else { Outcome::Win(moves_left) };
        }
    }
    outcome
}

fn by_rounds(case: &Case) -> Outcome {
    searched(case, u32::MAX)
}

/// Which player can capture within 1, 2, … moves of both players, whatever the other does, up to so many.
fn searched(case: &Case, most: u32) -> Outcome {
    let n = case[0];
    let cells = || (1..=n).cartesian_product(1..=n);
    let pairs = || cells().cartesian_product(cells()).map(|(white, black)| [white, black]);
    let positions = (0..2).cartesian_product(pairs()).collect_vec();
    let index = |&(player, cells): &Position| {
        let [white, black] = cells.map(|(row, column)| ((row - 1) * n + column - 1) as usize);
        (player * (n * n) as usize + white) * (n * n) as usize + black
    };
    let next = positions.iter().map(|position| moves(position, n, 2).iter().map(index).collect_vec()).collect_vec();
    let is_captured = |position: usize| positions[position].1[0] == positions[position].1[1];
    // The player to move can capture within so many moves, or the other one can.
    let mut wins = vec![false; positions.len()];
    let mut loses = (0..positions.len()).map(is_captured).collect_vec();
    for moves in 1..=most {
        let all = 0..positions.len();
        let wins_now = all.clone().map(|at| !is_captured(at) && next[at].iter().any(|&next| loses[next])).collect();
        let loses_now = all.map(|at| is_captured(at) || next[at].iter().all(|&next| wins[next])).collect();
        (wins, loses) = (wins_now, loses_now);
        if wins[index(&start(case))] {
            return Outcome::Win(moves);
        }
        if loses[index(&start(case))] {
            return Outcome::Loss(moves);
        }
    }
    Outcome::Draw
}
