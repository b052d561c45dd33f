//! To the next empty square, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p8382", Limits::known(5000, 64), oracle, small)
        .played("all strips up to 10 squares, random ones up to 16")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("square-0-for-a-piece", square_0, "all-but-the-last")
                .says("As published: square 0 stands before the pieces and belongs to the block that reaches it."),
            wrong("never-a-whole-block", never_whole, "whole-block").says("Moves fewer pieces than the block has."),
            wrong("steps-from-the-last-square", from_the_last, "before-the-last-but-one")
                .says("Lets pieces come to square m − 1."),
            wrong("one-step-a-gap", one_step_a_gap, "all-strips-up-to-10-squares")
                .says("Takes several empty squares between two blocks for one."),
            wrong("only-odd-steps-win", only_odd_steps, "from-an-even-step")
                .says("Forgets that a block can also grow to what it should be."),
            wrong("one-move-of-the-last-block", one_of_the_last, "last-but-one-occupied")
                .says("Moves only the last piece of all to square m."),
        ])
        .refused([
            ("the-last-square-occupied", "5 2\n1 @5\n", "a square behind the one before, but not the last"),
            ("two-on-a-square", "9 3\n1 4 @4\n", "a square behind the one before, but not the last"),
            ("unsorted", "9 3\n4 @1 2\n", "a square behind the one before, but not the last"),
        ])
        .main()
}

/// Move a piece to the next empty square on its right: the pieces after each move, in ascending order. With the last
/// square occupied the game is over.
fn moves(m: u32, pieces: &Vec<u32>) -> Vec<Vec<u32>> {
    if pieces.contains(&m) {
        return vec![];
    }
    let moved = |index: usize| {
        let mut next = pieces.clone();
        let target = (next[index]..).find(|square| !pieces.contains(square));
        next[index] = target.expect("some square is empty");
        next.sort_unstable();
        next
    };
    (0..pieces.len()).map(moved).collect()
}

fn oracle(input: &str) -> String {
    answers(input, |m, pieces| {
        let mut play = Play::normal(|pieces| moves(m, pieces));
        let lost = |next: &Vec<u32>| !play.value(next);
        moves(m, &pieces).iter().map(lost).filter(|lost| *lost).count()
    })
}

/// The number of winning moves.
fn answers(input: &str, winning: impl FnOnce(u32, Vec<u32>) -> usize) -> String {
    let mut tokens = Tokens::new(input);
    let (m, n) = (tokens.read(), tokens.read());
    format!("{}\n", winning(m, tokens.list(n)))
}

fn file(m: u32, pieces: &[u32]) -> String {
    format!("{m} {}\n{}\n", pieces.len(), joined(pieces))
}

fn small() -> Vec<Small> {
    let strips = |m: u32| {
        let sets = (1..m).powerset().filter(|pieces| !pieces.is_empty());
        sets.map(move |pieces| file(m, &pieces))
    };
    let mut random = seeded(1);
    let longer = (0..200).map(|_| {
        let m = random.random_range(11..=16);
        let mut pieces = (1..m - 1).collect_vec();
        pieces.retain(|_| random.random());
        file(m, if pieces.is_empty() { &[1] } else { &pieces })
    });
    vec![
        Small::new("random-strips-up-to-16-squares", longer.collect_vec()),
        Small::new("all-strips-up-to-10-squares", (2..=10).flat_map(strips)),
    ]
}

/// The greatest number of squares, and of pieces.
const M: u32 = 1_000_000_000;
const N: u32 = 1_000_000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("m", 2, M, |m| format!("@{m} 1\n1\n")),
        Bound::integer("n", 1, N, |n| format!("{M} @{n}\n{}\n", joined(1..=n))),
        Bound::integer("a square", 1, i128::from(M) - 1, |square| format!("{M} 1\n@{square}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    /// Random pieces from a square on, with distances up to the given one.
    fn scattered(from: u32, distance: u32) -> String {
        let mut random = seeded(1);
        let mut square = from;
        let mut next = || {
            square += random.random_range(1..=distance);
            square
        };
        file(M, &(0..N).map(|_| next()).collect_vec())
    }
    vec![
        Worst::new("random", "a million blocks in different places", Known::BySameIdea(move_by_move), || {
            scattered(400_000_000, 997)
        }),
        Worst::new("dense", "blocks and gaps that cannot be predicted", Known::BySameIdea(move_by_move), || {
            scattered(997_000_000, 2)
        }),
        Worst::known("one-block", "a block of a million pieces", move || {
            (
                file(M, &(M - N - 2..M - 2).collect_vec()),
                // From the block they come to square m − 2, and from there to m − 1, which loses. So whoever moves from
                // the block last wins, and the first move must bring all of it to m − 2: that of its first piece.
                "1\n".to_owned(),
            )
        }),
        Worst::new("every-other-square", "a move on every second step", Known::BySameIdea(move_by_move), || {
            // On the steps from 1 on, without step 2: one piece more on odd steps than cancels.
            let pieces = (0..=N).rev().filter(|&index| index != 1);
            file(M, &pieces.map(|index| M - 3 - 2 * index).collect_vec())
        }),
        Worst::known("all-but-the-last", "every square but the last occupied", move || {
            (file(N + 1, &(1..=N).collect_vec()), format!("{N}\n"))
        }),
    ]
}

/// Tries every piece on the steps of the staircase, and counts whom the XOR of the odd steps leaves at 0. There is no
/// way without the staircase: a million pieces are beyond play.
fn move_by_move(input: &str) -> String {
    answers(input, |m, pieces| {
        // No piece stands on square m − 1. So the step of a piece is the number of empty squares between it and m − 1.
        let step = |index: usize| (m - 2 - pieces[index]) as usize - (pieces.len() - 1 - index);
        let steps = (0..pieces.len()).map(step).dedup_with_count().collect_vec();
        let odd = |&(_, step): &&(usize, usize)| step % 2 == 1;
        let sum = steps.iter().filter(odd).fold(0, |sum, (size, _)| sum ^ size);
        let winning = |index: usize| {
            let (size, step) = steps[index];
            let below = match steps.get(index + 1) {
                Some(&(below, next)) if next + 1 == step => below,
                _ => 0,
            };
            let after = |moved: usize| match step % 2 {
                1 => sum ^ size ^ (size - moved),
                _ => sum ^ below ^ (below + moved),
            };
            let movable = if step > 0 { size } else { 0 };
            (1..=movable).filter(|&moved| after(moved) == 0).count()
        };
        (0..steps.len()).map(winning).sum()
    })
}

/// The pieces on the steps, square by square from `end` leftwards.
fn steps(end: u32, pieces: &[u32]) -> Vec<u32> {
    let mut steps = vec![0];
    for square in (1..end).rev() {
        if pieces.contains(&square) {
            *steps.last_mut().expect("there is a step") += 1;
        } else {
            steps.push(0);
        }
    }
    steps
}

/// The moves of staircase Nim to XOR = 0: from which step, and of how many pieces.
fn to_zero(steps: &[u32]) -> Vec<(usize, u32)> {
    let odd = |steps: &[u32]| steps.iter().skip(1).step_by(2).fold(0, |sum, x| sum ^ x);
    (1..steps.len())
        .flat_map(|step| (1..=steps[step]).map(move |moved| (step, moved)))
        .filter(|&(step, moved)| {
            let mut next = steps.to_vec();
            next[step] -= moved;
            next[step - 1] += moved;
            odd(&next) == 0
        })
        .collect()
}

/// The answer of a program that treats two cases apart: square m − 1 is empty, or the block of the last piece ends
/// there.
fn by_cases(input: &str, empty: impl Fn(u32, &[u32]) -> usize, occupied: impl Fn(&[u32]) -> usize) -> String {
    answers(input, |m, pieces| match pieces.contains(&(m - 1)) {
        true => occupied(&pieces),
        false => empty(m, &pieces),
    })
}

fn right_if_empty(m: u32, pieces: &[u32]) -> usize {
    to_zero(&steps(m - 1, pieces)).len()
}

/// The length of the block of the last piece.
fn last_block(pieces: &[u32]) -> usize {
    let last = pieces[pieces.len() - 1];
    (0..=last).rev().take_while(|square| pieces.contains(square)).count()
}

fn square_0(input: &str) -> String {
    by_cases(input, right_if_empty, |pieces| last_block(&[&[0], pieces].concat()))
}

fn never_whole(input: &str) -> String {
    let part = |m, pieces: &[u32]| {
        let steps = steps(m - 1, pieces);
        let moves = to_zero(&steps).into_iter();
        moves.filter(|&(step, moved)| moved < steps[step]).count()
    };
    by_cases(input, part, last_block)
}

fn from_the_last(input: &str) -> String {
    let empty = |m, pieces: &[u32]| to_zero(&steps(m, pieces)).len();
    by_cases(input, empty, last_block)
}

fn one_step_a_gap(input: &str) -> String {
    let empty = |m, pieces: &[u32]| {
        let mut steps = steps(m - 1, pieces);
        let first = steps.remove(0);
        steps.retain(|&block| block > 0);
        steps.insert(0, first);
        to_zero(&steps).len()
    };
    by_cases(input, empty, last_block)
}

fn only_odd_steps(input: &str) -> String {
    let odd = |m, pieces: &[u32]| {
        let moves = to_zero(&steps(m - 1, pieces)).into_iter();
        moves.filter(|(step, _)| step % 2 == 1).count()
    };
    by_cases(input, odd, last_block)
}

fn one_of_the_last(input: &str) -> String {
    by_cases(input, right_if_empty, |_| 1)
}
