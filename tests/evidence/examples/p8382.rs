//! To the next empty square, by play.

use evidence::prelude::*;

fn main() -> ExitCode {
    let squares = list("n", between("a square", 1, format::from(|before| before["m"] - 1))).in_order(Order::Rising);
    let strip = Format::one(format::all([row([int("m", 2..=M), len("n", 1..=N)]), row([squares])]));
    let strip = strip.trying("n", "m", M).trying("a square", "m", M).trying("a square", "n", 1);
    Problem::one("p8382", Limits::known(5000, 64), strip, oracle, Plain)
        .small("strips-of-11-to-16-squares", random_strips)
        .small("strips-up-to-10-squares-with-all-sets-of-pieces", || {
            let sets = |m: u32| (1..m).powerset().filter(|pieces| !pieces.is_empty()).map(move |pieces| (m, pieces));
            (2..=10).flat_map(sets).collect()
        })
        .worst("random", by_same_idea(move_by_move), || scattered(400_000_000, 997))
        .attacks("a million blocks in different places")
        .worst("dense", by_same_idea(move_by_move), || scattered(997_000_000, 2))
        .attacks("blocks and gaps that cannot be predicted")
        // From the block they come to square m − 2, and from there to m − 1, which loses. So whoever moves from the
        // block last wins, and the first move must bring all of it to m − 2: that of its first piece.
        .known("one-block", || ((M, (M - N - 2..M - 2).collect()), 1))
        .attacks("a block of a million pieces")
        .worst("every-other-square", by_same_idea(move_by_move), || {
            // On the steps from 1 on, without step 2: one piece more on odd steps than cancels.
            let pieces = (0..=N).rev().filter(|&index| index != 1);
            (M, pieces.map(|index| M - 3 - 2 * index).collect())
        })
        .attacks("a move on every second step")
        .known("all-but-the-last", || ((N + 1, (1..=N).collect()), N as usize))
        .attacks("every square but the last occupied")
        .wrong(
            "square-0-for-a-piece",
            |strip| by_cases(strip, right_if_empty, |pieces| last_block(&[&[0], pieces].concat())),
            "all-but-the-last",
        )
        .says("As published: square 0 stands before the pieces and belongs to the block that reaches it.")
        .wrong("never-a-whole-block", never_whole, "whole-block")
        .says("Moves fewer pieces than the block has.")
        .wrong(
            "steps-from-the-last-square",
            |strip| by_cases(strip, |m, pieces| to_zero(&steps(m, pieces)).len(), last_block),
            "before-the-last-but-one",
        )
        .says("Lets pieces come to square m − 1.")
        .wrong("one-step-a-gap", one_step_a_gap, "strips-up-to-10-squares-with-all-sets-of-pieces")
        .says("Takes several empty squares between two blocks for one.")
        .wrong("only-odd-steps-win", only_odd_steps, "from-an-even-step")
        .says("Forgets that a block can also grow to what it should be.")
        .wrong("one-move-of-the-last-block", |strip| by_cases(strip, right_if_empty, |_| 1), "last-but-one-occupied")
        .says("Moves only the last piece of all to square m.")
        .refused([
            ("the-last-square-occupied", "5 2\n1 @5\n", "a square behind the one before, but not the last"),
            ("two-on-a-square", "9 3\n1 4 @4\n", "a square behind the one before, but not the last"),
            ("unsorted", "9 3\n4 @1 2\n", "a square behind the one before, but not the last"),
        ])
        .main()
}

/// The largest number of squares, and of pieces.
const M: u32 = 1_000_000_000;
const N: u32 = 1_000_000;

/// The number of squares, and those with a piece.
type Strip = (u32, Vec<u32>);

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

/// The number of winning moves.
fn oracle() -> impl FnMut(&Strip) -> usize {
    |(m, pieces)| {
        let strip = |pieces: &Vec<u32>| board::pieces(*m as usize, pieces.iter().map(|&at| (at as usize - 1, '●')));
        let mut play = Play::normal(|pieces| moves(*m, pieces)).board(strip);
        // The position itself is the first that is asked about.
        let is_won = play.value(pieces);
        let winning = moves(*m, pieces).iter().filter(|next| !play.value(next)).count();
        assert_eq!(is_won, winning > 0);
        winning
    }
}

fn random_strips() -> Vec<Strip> {
    let mut random = seeded(1);
    let mut strip = |_| {
        let m = random.random_range(11..=16);
        let mut pieces = (1..m - 1).collect_vec();
        pieces.retain(|_| random.random());
        (m, if pieces.is_empty() { vec![1] } else { pieces })
    };
    (0..200).map(&mut strip).collect()
}

/// Random pieces from a square on, with distances up to the given one.
fn scattered(from: u32, distance: u32) -> Strip {
    let mut random = seeded(1);
    let mut square = from;
    let mut next = |_| {
        square += random.random_range(1..=distance);
        square
    };
    (M, (0..N).map(&mut next).collect())
}

/// Tries every piece on the steps of the staircase, and counts whom the XOR of the odd steps leaves at 0. There is no
/// way without the staircase: a million pieces are beyond play.
fn move_by_move((m, pieces): &Strip) -> usize {
    // No piece stands on square m − 1. So the step of a piece is the number of empty squares between it and m − 1.
    let step = |index: usize| (m - 2 - pieces[index]) as usize - (pieces.len() - 1 - index);
    let steps = (0..pieces.len()).map(step).dedup_with_count().collect_vec();
    let odd = |&(_, step): &&(usize, usize)| step % 2 == 1;
    let sum = xor(steps.iter().filter(odd).map(|(size, _)| *size));
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
fn by_cases((m, pieces): &Strip, empty: impl Fn(u32, &[u32]) -> usize, occupied: impl Fn(&[u32]) -> usize) -> usize {
    if pieces.contains(&(m - 1)) { occupied(pieces) } else { empty(*m, pieces) }
}

fn right_if_empty(m: u32, pieces: &[u32]) -> usize {
    to_zero(&steps(m - 1, pieces)).len()
}

/// The length of the block of the last piece.
fn last_block(pieces: &[u32]) -> usize {
    let last = pieces[pieces.len() - 1];
    (0..=last).rev().take_while(|square| pieces.contains(square)).count()
}

fn never_whole(strip: &Strip) -> usize {
    let part = |m, pieces: &[u32]| {
        let steps = steps(m - 1, pieces);
        to_zero(&steps).into_iter().filter(|&(step, moved)| moved < steps[step]).count()
    };
    by_cases(strip, part, last_block)
}

fn one_step_a_gap(strip: &Strip) -> usize {
    let empty = |m, pieces: &[u32]| {
        let mut steps = steps(m - 1, pieces);
        let first = steps.remove(0);
        steps.retain(|&block| block > 0);
        steps.insert(0, first);
        to_zero(&steps).len()
    };
    by_cases(strip, empty, last_block)
}

fn only_odd_steps(strip: &Strip) -> usize {
    let odd = |m, pieces: &[u32]| to_zero(&steps(m - 1, pieces)).into_iter().filter(|(step, _)| step % 2 == 1).count();
    by_cases(strip, odd, last_block)
}
