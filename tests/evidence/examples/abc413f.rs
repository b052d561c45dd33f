//! A board on which one direction is forbidden in each round, by play.

use std::collections::VecDeque;

use evidence::loopy::{Loopy, Outcome};
use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let goal = row([between("R", 1, "H"), between("C", 1, "W")]);
    let numbers = row([int("H", 2..=SIDE), int("W", 2..=SIDE), len("K", 1..=SIDE)]);
    let form = format::all([numbers, list("K", goal).in_order(Order::Distinct)]);
    let form = Format::one(form).trying("K", "H", SIDE).trying("K", "W", SIDE);
    Problem::one("abc413f", Limits::known(2500, 1024), form, || by_play, Plain)
        .small("boards-of-up-to-3-rows-and-3-columns-with-all-sets-of-goals", || {
            let sides = (2..=3).cartesian_product(2..=3);
            sides.flat_map(|(h, w)| squares(h, w).powerset().skip(1).map(move |goals| ((h, w), goals))).collect()
        })
        .small("random-boards-of-up-to-7-rows-and-7-columns", || {
            let mut random = seeded(1);
            let mut board = |_| {
                let [h, w] = [7; 2].map(|most| random.random_range(2..=most));
                let goals = random.random_range(1..=h * w / 2);
                ((h, w), some(squares(h, w), goals, &mut random))
            };
            (0..200).map(&mut board).collect()
        })
        // At i rows and j columns, both ways towards the diagonal take one round less than |i − j|.
        .known("a-diagonal-of-goals", || {
            let n = SIDE as u64;
            (((SIDE, SIDE), (1..=SIDE).map(|place| (place, place)).collect()), n * (n * n - 1) / 3)
        })
        .attacks("a number for every square, and a sum that needs more than 32 bits")
        // At i rows and j columns, the ways up and to the left both take one round less than i + j − 3.
        .known("goals-on-two-sides", || {
            let half = SIDE / 2;
            let goals = (1..=half).map(|column| (1, column)).chain((2..=half).map(|row| (row, 1))).collect();
            let sum = (2..=half).cartesian_product(2..=half).map(|(i, j)| (i + j - 3) as u64).sum();
            (((half, half), goals), sum)
        })
        .attacks("nearly 3000 layers")
        .known("a-row-of-goals", || (((SIDE, SIDE), (1..=SIDE).map(|column| (1, column)).collect()), 0))
        .attacks("as many squares as there can be that are met once")
        .known("one-goal", || (((SIDE, SIDE), vec![(SIDE, SIDE)]), 0))
        .attacks("the last corner alone")
        .worst("a-crowd-of-goals", by_algorithm(round_by_round), || {
            let mut random = seeded(2);
            let near = squares(90, 90).map(|(i, j)| (i + 1500, j + 1500));
            ((SIDE, SIDE), some(near, SIDE, &mut random))
        })
        .attacks("meetings that cannot be predicted, on the largest board")
        .worst("two-rows", by_algorithm(round_by_round), || {
            let mut random = seeded(3);
            ((2, SIDE), some(squares(2, SIDE), SIDE / 6, &mut random))
        })
        .attacks("a frame as large as the board")
        .wrong("the-shortest-way", |board| total(distances(board).into_iter()), "one-goal")
        .says("Takes the shortest way to a goal; Aoki forbids its first step.")
        .smallest("2 2 1\n1 1\n")
        .wrong("forbidden-once", forbidden_once, "forbidden-again")
        .says("Lets Aoki forbid a direction in the first round alone; he forbids one in every round.")
        .wrong("two-different-numbers", two_different_numbers, "two-goals-at-once")
        .says("Takes the second smallest of the different numbers around; two goals beside a square are two ways.")
        .smallest("2 2 2\n1 2\n2 1\n")
        .wrong("goals-met-again", goals_met_again, "two-goals-at-once")
        .says(
            "Lets a goal get a number when it is met for the second time; the piece stops there, and its number is 0.",
        )
        .wrong("thirty-two-bits", |board| u64::from(by_layers(board) as u32), "large-diagonal")
        .says("Adds in 32 bits; 9 · 10⁶ squares have numbers of up to some thousands.")
        .refused([("the-same-goal", "2 2 2\n1 2\n@1 2@\n", "a goal that is not there yet")])
        .main()
}

/// The largest number of rows, of columns, and of goals.
const SIDE: usize = 3000;

/// The numbers of rows and columns, and the goals.
type Board = ((usize, usize), Vec<Square>);

/// A row and a column, from 1.
type Square = (usize, usize);

/// Where the piece stands, and the direction that Aoki has forbidden in this round.
type Position = (Square, Option<usize>);

const DIRECTIONS: [&str; 4] = ["up", "left", "right", "down"];

/// Where the piece comes to in a direction.
fn step((h, w): (usize, usize), (row, column): Square, direction: usize) -> Square {
    match DIRECTIONS[direction] {
        "up" if row > 1 => (row - 1, column),
        "left" if column > 1 => (row, column - 1),
        "right" if column < w => (row, column + 1),
        "down" if row < h => (row + 1, column),
        _ => (row, column),
    }
}

/// The sum of the rounds from all squares.
fn by_play(((h, w), goals): &Board) -> u64 {
    let sides = (*h, *w);
    // Aoki forbids a direction; Takahashi moves in another one.
    let moves = |&(piece, forbidden): &Position| match forbidden {
        None => (0..4).map(|direction| (piece, Some(direction))).collect(),
        Some(forbidden) => {
            let allowed = (0..4).filter(|&direction| direction != forbidden);
            allowed.map(|direction| (step(sides, piece, direction), None)).collect()
        }
    };
    let end = |&(piece, forbidden): &Position| match forbidden {
        None if goals.contains(&piece) => Some(Outcome::Loss(0)),
        _ => None,
    };
    let play = Loopy::new(moves, end)
        .board(|&(piece, forbidden)| {
            let cell = |square: Square| match () {
                () if square == piece => "●",
                () if goals.contains(&square) => "goal",
                () => "",
            };
            let rows = (1..=*h).map(|row| (1..=*w).map(|column| cell((row, column))).collect_vec());
            board::grid(rows)
                .and(board::numbers([("forbidden", forbidden.map_or("", |direction| DIRECTIONS[direction]))]))
        })
        .label(|&(before, forbidden), &(after, then)| match then {
            Some(direction) => format!("forbid {}", DIRECTIONS[direction]),
            None => {
                let leads =
                    |&direction: &usize| Some(direction) != forbidden && step(sides, before, direction) == after;
                let direction = (0..4).find(leads).expect("a direction that is allowed");
                if before == after { "stay".to_owned() } else { DIRECTIONS[direction].to_owned() }
            }
        })
        .mover(|&(_, forbidden)| if forbidden.is_none() { "Aoki" } else { "Takahashi" });
    let starts = squares(*h, *w).map(|square| (square, None)).collect_vec();
    let outcomes = play.outcomes(starts.iter().copied());
    // Aoki moves first in each round.
    let rounds = starts.iter().map(|start| match outcomes[start] {
        Outcome::Loss(moves) => u64::from(moves / 2),
        Outcome::Draw => 0,
        Outcome::Win(_) => unreachable!("Aoki has no way to win"),
    });
    rounds.sum()
}

fn squares(h: usize, w: usize) -> impl Iterator<Item = Square> + Clone {
    (1..=h).cartesian_product(1..=w)
}

/// So many of these squares, in random order.
fn some(squares: impl Iterator<Item = Square>, count: usize, random: &mut Pcg64) -> Vec<Square> {
    let mut squares = squares.collect_vec();
    squares.shuffle(random);
    squares.truncate(count);
    squares
}

/// For each square the neighbours, by their places in a list of all squares.
fn neighbours(h: usize, w: usize, (row, column): Square) -> impl Iterator<Item = usize> {
    let around = (0..4).map(move |direction| step((h, w), (row, column), direction));
    around.filter(move |&other| other != (row, column)).map(move |(row, column)| (row - 1) * w + column - 1)
}

/// For each square in how many rounds a goal can be reached, as `from` tells it as soon as it can from what is known of
/// the neighbours, until nothing changes.
fn until_nothing_changes(((h, w), goals): &Board, from: impl Fn(&mut Vec<u32>) -> Option<u32>) -> Vec<Option<u32>> {
    let mut known = vec![None; h * w];
    goals.iter().for_each(|&(row, column)| known[(row - 1) * w + column - 1] = Some(0));
    loop {
        let mut changed = vec![];
        for (place, square) in squares(*h, *w).enumerate().filter(|&(place, _)| known[place].is_none()) {
            let rounds = from(&mut neighbours(*h, *w, square).filter_map(|place| known[place]).collect());
            if rounds.is_some() {
                changed.push((place, rounds));
            }
        }
        if changed.is_empty() {
            return known;
        }
        changed.into_iter().for_each(|(place, rounds)| known[place] = rounds);
    }
}

fn total(rounds: impl Iterator<Item = Option<u32>>) -> u64 {
    rounds.flatten().map(u64::from).sum()
}

/// What Takahashi can reach in one round more, again and again.
fn round_by_round(board: &Board) -> u64 {
    total(until_nothing_changes(board, |known| second(known)).into_iter())
}

fn second(known: &mut [u32]) -> Option<u32> {
    known.sort_unstable();
    known.get(1).map(|rounds| rounds + 1)
}

/// The lengths of the shortest ways to a goal.
fn distances(((h, w), goals): &Board) -> Vec<Option<u32>> {
    let mut distances = vec![None; h * w];
    let mut open: VecDeque<usize> = goals.iter().map(|(row, column)| (row - 1) * w + column - 1).collect();
    open.iter().for_each(|&goal| distances[goal] = Some(0));
    while let Some(place) = open.pop_front() {
        for next in neighbours(*h, *w, (place / w + 1, place % w + 1)) {
            if distances[next].is_none() {
                distances[next] = distances[place].map(|distance| distance + 1);
                open.push_back(next);
            }
        }
    }
    distances
}

fn forbidden_once(board: &Board) -> u64 {
    let ((h, w), goals) = board;
    let distances = distances(board);
    let starts = squares(*h, *w).filter(|square| !goals.contains(square));
    let rounds = |(row, column)| {
        let next = neighbours(*h, *w, (row, column)).collect_vec();
        // Towards a border the piece stays where it is.
        let stays = vec![(row - 1) * w + column - 1; 4 - next.len()];
        second(&mut next.into_iter().chain(stays).filter_map(|place| distances[place]).collect_vec())
    };
    total(starts.map(rounds))
}

fn two_different_numbers(board: &Board) -> u64 {
    let second_different = |known: &mut Vec<u32>| {
        known.sort_unstable();
        known.dedup();
        known.get(1).map(|rounds| rounds + 1)
    };
    total(until_nothing_changes(board, second_different).into_iter())
}

/// The claim, by layers.
fn by_layers(board: &Board) -> u64 {
    layers(board, 2)
}

fn goals_met_again(board: &Board) -> u64 {
    layers(board, 0)
}

/// The sum of the numbers of the layers, where goals count as met so often at first.
fn layers(((h, w), goals): &Board, goals_are_met: usize) -> u64 {
    let mut met = vec![0; h * w];
    let mut layer = goals.iter().map(|(row, column)| (row - 1) * w + column - 1).collect_vec();
    layer.iter().for_each(|&goal| met[goal] = goals_are_met);
    let mut sum = 0;
    for rounds in 1.. {
        let mut next = vec![];
        for place in layer {
            for other in neighbours(*h, *w, (place / w + 1, place % w + 1)) {
                met[other] += 1;
                if met[other] == 2 {
                    next.push(other);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        sum += rounds * next.len() as u64;
        layer = next;
    }
    sum
}
