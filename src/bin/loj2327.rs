//! # LOJ2327 「清华集训 2017」福若格斯 — Toads and Frogs on many boards, counted
//!
//! - Judge: <https://loj.ac/problem/2327>
//! - 中文: 福若格斯：青蛙跳棋，局面计数
//! - Family: [two players, different moves](super#two-players-different-moves); easier [abc265h](super::abc265h)
//! - Theorem: [numbers, ↑ and ∗ in one sum](grundy::games::infinitesimals)
//! - Finder: partizan › numbers: with ↑ and ∗
//!
//! ## Rule
//! A board is a row of five squares with two frogs L, two frogs R and an empty square; the game began with LL_RR.
//! Player D moves the frogs L to the right, and player M the frogs R to the left. A frog moves to the next square if
//! this is empty, or jumps over one frog of the other kind if the square behind that is empty. There are m ≤ 10⁶
//! boards, each in a state that can be reached from LL_RR, whoever moves. In turn a player makes a move on one board. A
//! player who cannot move loses.
//!
//! Before the game, some boards are removed. For how many of the 2^m sets of boards that are left does D win, whoever
//! begins; M, whoever begins; the player who begins; the other one? The answers are wanted modulo 998244353.
//!
//! ## Claim
//! D is Left, and M is Right. Every state is equal to a number, to ∗, to ↑ or to ↓ ([`grundy::games::infinitesimals`]).
//! There is at most one move of L and one of R. Write {a | b} for a state in which the first leads to the value a, and
//! the second to b. Then
//!
//! - {0 | 0} is ∗, {0 | ∗} is ↑, {∗ | 0} is ↓, and {↑ | ↓} is ∗;
//! - otherwise a and b are numbers, or there is no such move, and the state is the simplest number between them.
//!
//! So the values are
//!
//! ```text
//! 1       LRRL_ RLRL_ RRL_L
//! −1      _RLLR _RLRL R_RLL
//! 1/2     RL_LR
//! −1/2    LR_RL
//! ∗       LL_RR LRL_R L_RLR
//! ↑       L_LRR
//! ↓       LLR_R
//! 0       _LLRR LLRR_ LR_LR LRLR_ _LRLR R_LLR LRR_L R_LRL RLR_L RR_LL
//! ```
//!
//! The library tells who wins a sum of such values (`class`).
//!
//! ## Why
//! Plan: the first four lines are numbers, the simplest between two moves; the last line is settled by itself. Each
//! value follows from those before it:
//!
//! ```text
//! RR_LL {|} = 0         R_LLR {|} = 0         LRR_L {|} = 0         LLRR_ {|} = 0         _LLRR {|} = 0
//! RRL_L {0|} = 1        R_RLL {|0} = −1       RLR_L {−1|} = 0       R_LRL {|1} = 0
//! RLRL_ {0|} = 1        _RLRL {|0} = −1       LRRL_ {0|} = 1        _RLLR {|0} = −1
//! RL_LR {0|1} = 1/2     LR_RL {−1|0} = −1/2   _LRLR {|1/2} = 0      LRLR_ {−1/2|} = 0     LR_LR {−1|1} = 0
//! L_RLR {0|0} = ∗       LRL_R {0|0} = ∗       L_LRR {0|∗} = ↑       LLR_R {∗|0} = ↓       LL_RR {↑|↓} = ∗
//! ```
//!
//! From a state of the first four lines, all moves lead to such states again. So these games are numbered, with the
//! simplest numbers ([`grundy::games::numbers`]). In the last line, {0 | 0}, {0 | ∗} and {∗ | 0} are the moves of ∗, ↑
//! and ↓, and equal moves make equal games ([`grundy::games::infinitesimals`]). And LL_RR is equal to ∗, as LL_RR with
//! ∗ is lost by whoever begins: if Left moves LL_RR to ↑, the player to move wins ↑ + ∗; if he takes ∗ away, Right
//! moves LL_RR to ↓, and wins. For Right it is the mirror image.
//!
//! ## How
//! Let p boards be worth 1 or −1, and n of them −1; let q be worth 1/2 or −1/2, and r of them −1/2. Let some of these
//! boards be left. Call a board chosen if it is positive and left, or negative and removed; each set of chosen boards
//! belongs to one set of boards that are left. With i chosen of the p, and j of the q, twice the sum of the numbers is
//! 2i + j − (2n + r). So for given i and j there are as many sets as ways to choose i of the p and j of the q.
//!
//! If the sum is not 0, the rest of the boards does not matter. If it is 0, let there be a boards worth ↑, and b worth
//! ↓. In the same way, u more ↑ than ↓ are left in as many sets as there are ways to choose b + u out of a + b. Of the
//! boards worth ∗, an even number is left in half of the sets; if there are none, in all. The library tells who wins.
//!
//! ## Cost
//! O(M) time and memory once for M = 10⁶, then O(m) per data set.

use std::cmp::Ordering;

use grundy::arithmetic::{Factorials, Mod};
use grundy::games::Number;
use grundy::games::infinitesimals::class;
use grundy::io::{self, In, Total, Word};
use itertools::Itertools;
use proconio::input;

const MODULUS: u32 = 998_244_353;

type Count = Mod<MODULUS>;

/// The five squares of a board.
type State = [u8; 5];

/// The largest number of boards.
const BOARDS: usize = 1_000_000;

fn main() {
    io::run(|input, out| {
        let (values, factorials) = (values(), Factorials::up_to(BOARDS));
        // The number of the judge's test means nothing.
        input! { from input, _test: In<0, 1_000_000_000>, data_sets: In<1, 100> }
        for _ in 0..data_sets {
            input! { from input, n: In<1, 23> }
            let (first, sum_of_boards) = (input.place(), Total::at_most(BOARDS));
            let (mut states, mut boards) = (vec![], vec![]);
            for _ in 0..n {
                let place = input.place();
                input! { from input, state: with Word::exactly("LR_", 5), count: with sum_of_boards.of(1, BOARDS) }
                let Some(index) = values.iter().position(|(state_of_value, _)| state_of_value[..] == state) else {
                    place.refuse("a state that can be reached from LL_RR");
                };
                states.push(index);
                boards.push((&values[index].1, count));
            }
            first.distinct_or_refuse(&states, 2, "a state that has not come before");
            writeln!(out, "{}", sets_by_class(&boards, &factorials).iter().join(" "));
        }
    });
}

/// What a state is worth.
#[derive(Clone, Debug, PartialEq)]
enum Value {
    Number(Number),
    Star,
    Up,
    Down,
}

/// All states that can be reached, with their values.
fn values() -> Vec<(State, Value)> {
    let mut states = vec![*b"LL_RR"];
    let mut done = 0;
    while done < states.len() {
        for next in [left_move(states[done]), right_move(states[done])].into_iter().flatten() {
            if !states.contains(&next) {
                states.push(next);
            }
        }
        done += 1;
    }
    states.into_iter().map(|state| (state, value(state))).collect()
}

/// The value of a state, by those after its moves. The recursion is at most 12 moves deep, as each of the four frogs
/// can go three squares.
fn value(state: State) -> Value {
    let zero = Value::Number(Number::from(0));
    let [left, right] = [left_move(state), right_move(state)].map(|next| next.map(value));
    match (left, right) {
        (Some(left), Some(right)) if left == zero && right == zero => Value::Star,
        (Some(left), Some(Value::Star)) if left == zero => Value::Up,
        (Some(Value::Star), Some(right)) if right == zero => Value::Down,
        (Some(Value::Up), Some(Value::Down)) => Value::Star,
        moves => {
            let [left, right] = [moves.0, moves.1].map(|next| next.map(number));
            Value::Number(Number::simplest_between(left.as_ref(), right.as_ref()))
        }
    }
}

fn number(value: Value) -> Number {
    match value {
        Value::Number(number) => number,
        other => panic!("no number, but {other:?}"),
    }
}

/// The move of L, if there is one.
fn left_move(state: State) -> Option<State> {
    let empty = empty_square(state);
    match state[..empty] {
        [.., b'L'] => Some(moved(state, empty - 1, empty)),
        [.., b'L', b'R'] => Some(moved(state, empty - 2, empty)),
        _ => None,
    }
}

/// The move of R, if there is one.
fn right_move(state: State) -> Option<State> {
    let empty = empty_square(state);
    match state[empty + 1..] {
        [b'R', ..] => Some(moved(state, empty + 1, empty)),
        [b'L', b'R', ..] => Some(moved(state, empty + 2, empty)),
        _ => None,
    }
}

fn empty_square(state: State) -> usize {
    state.iter().position(|&square| square == b'_').expect("an empty square")
}

fn moved(mut state: State, from: usize, to: usize) -> State {
    state.swap(from, to);
    state
}

/// How many sets of boards are won by Left, by Right, by the player who begins, by the other one. The boards are given
/// by what they are worth, each value with a number of boards, perhaps more than once.
fn sets_by_class(boards: &[(&Value, usize)], factorials: &Factorials<MODULUS>) -> [Count; 4] {
    let worth = |value: Value| boards.iter().filter(|board| *board.0 == value).map(|board| board.1).sum::<usize>();
    let boards_worth = |numerator, places| worth(Value::Number(Number::new(numerator, places)));
    let [less, equal, greater] = sets_by_number(
        [boards_worth(1, 0), boards_worth(-1, 0)],
        [boards_worth(1, 1), boards_worth(-1, 1)],
        factorials,
    );
    let [stars, ups, downs] = [Value::Star, Value::Up, Value::Down].map(worth);

    // In the order of `Class`, which is that of the answers.
    let mut sets = [Count::default(); 4];
    sets[class(Ordering::Less, 0, 0) as usize] = less * all_sets(stars + ups + downs);
    sets[class(Ordering::Greater, 0, 0) as usize] = greater * all_sets(stars + ups + downs);
    // In how many ways there are at most −2, −1, 0, 1, and at least 2 arrows up; further ones change no class.
    let ways = |chosen: usize| factorials.binomial(ups + downs, chosen);
    let few = (0..downs.saturating_sub(1)).map(ways).sum::<Count>();
    let [minus, none, plus] = [-1, 0, 1].map(|arrows| downs.checked_add_signed(arrows).map_or(Count::default(), ways));
    let many = all_sets(ups + downs) - few - minus - none - plus;
    // Where the sum of the numbers is 0: by class, without and with a ∗.
    let mut infinitesimal = [[Count::default(); 2]; 4];
    for (arrows, ways) in (-2..).zip([few, minus, none, plus, many]) {
        for nimber in [0, 1] {
            infinitesimal[class(Ordering::Equal, arrows, nimber as u64) as usize][nimber] += ways;
        }
    }
    let [even, odd] = match stars {
        0 => [Count::new(1), Count::new(0)],
        _ => [all_sets(stars - 1); 2],
    };
    for (sets, [nothing, star]) in sets.iter_mut().zip(infinitesimal) {
        *sets += equal * (nothing * even + star * odd);
    }
    sets.map(|sets| sets * all_sets(boards_worth(0, 0)))
}

/// How many sets of boards have a sum below, equal to, and above 0. The boards are worth 1, −1; and 1/2, −1/2.
fn sets_by_number(ones: [usize; 2], halves: [usize; 2], factorials: &Factorials<MODULUS>) -> [Count; 3] {
    let (p, q, middle) = (ones[0] + ones[1], halves[0] + halves[1], 2 * ones[1] + halves[1]);
    // In how many ways fewer than so many of the q are chosen; from more than q on it is all the same.
    let mut fewer = vec![Count::default()];
    for j in 0..=q.min(middle) {
        fewer.push(fewer[j] + factorials.binomial(q, j));
    }
    // With fewer than so many chosen of the p, all of the q are not enough.
    let (few, most) = (middle.saturating_sub(q).div_ceil(2), p.min(middle / 2) + 1);
    let mut below = (0..few.min(most)).map(|i| factorials.binomial(p, i)).sum::<Count>() * all_sets(q);
    let mut equal = Count::default();
    for i in few..most {
        let (ways, j) = (factorials.binomial(p, i), middle - 2 * i);
        below += ways * fewer[j];
        equal += ways * (fewer[j + 1] - fewer[j]);
    }
    [below, equal, all_sets(p + q) - below - equal]
}

/// The number of sets of so many boards.
fn all_sets(boards: usize) -> Count {
    Count::new(2).pow(boards as u64)
}
