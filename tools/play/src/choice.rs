//! What is worth playing: an input, and a move.

use itertools::Itertools;
use judge::{Game, Problem, Small, chosen_by};
use kit::board::Board;
use kit::watch::{Asked, Choice, Standing, Turn, View};
use kit::work;
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64;

use crate::seen::{WORK, see};

/// So much is done to find a position that is worth playing: then it is the best that was found by then.
const SEARCH: u64 = 150_000;

/// A position is answered at once where a look at it does no more.
const QUICK: u64 = 50_000;

/// The kinds of board on which the game is played: `heaps and numbers`; a `dialogue` has none, nor has what is not
/// played, `none`.
pub fn board_kinds(problem: &Problem) -> String {
    let Game::Oracle(_) = problem.game else { return "dialogue".to_owned() };
    let seen = cases(problem, 6, 1).into_iter().find_map(|input| see(problem, &input, Asked::default()).ok());
    seen.map_or("none".to_owned(), |view| kinds(&view.board))
}

fn kinds(of: &Board) -> String {
    match of {
        Board::Both(boards) => {
            // What the next board is called is none.
            let is_name = |of: &Board, next: Option<&Board>| of.kind() == "text" && next.is_some();
            let shown = boards.iter().enumerate().filter(|&(i, of)| !is_name(of, boards.get(i + 1)));
            shown.map(|(_, of)| kinds(of)).unique().join(" and ")
        }
        of => of.kind().to_owned(),
    }
}

/// The option that the machine chooses: a best one; in a lost position the one after which the fewest options win.
/// Where chance decides, any one.
pub fn chosen(view: &View, random: &mut Pcg64) -> usize {
    if view.turn == Turn::Chance {
        return random.random_range(0..view.options.len());
    }
    let best = view.options.iter().enumerate().filter(|(_, option)| option.is_best);
    let hardest = |(_, option): &(usize, &Choice)| match (&view.standing, option.replies) {
        (Standing::Lost(_), 1..) => option.good_replies * 1000 / option.replies,
        _ => 0,
    };
    best.min_by_key(hardest).map_or(0, |(index, _)| index)
}

/// Where a game begins that is worth playing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The input.
    pub input: String,
    /// Which of the positions that its answer asks about.
    pub question: usize,
    /// What chance and the machine have done before the visitor has a choice, by the numbers of the options.
    pub moves: Vec<usize>,
}

/// A position that is worth playing: the first player is to move, and wins by few of many options; the board is one
/// that is read at once, if there is such. Another seed gives another one. No game is over when it opens, and the
/// player has a choice there, if any is found that leaves one.
pub fn position_to_play(problem: &Problem, seed: u64) -> Option<Opening> {
    if problem.no_game.is_some() {
        return None;
    }
    let mut random = kit::seeded(seed);
    let mut cases = cases(problem, 30, seed);
    cases.shuffle(&mut random);
    // Short ones are played out quickly.
    cases.sort_by_key(String::len);
    // Some answers ask of many positions, of which the first may be over.
    let numbers = [20, 3, 5, 8].into_iter().cartesian_product(cases.iter().take(15));
    let others = numbers.map(|(most, input)| (input.clone(), random.random_range(1..most))).collect_vec();
    let asked = cases.into_iter().map(|input| (input, 0)).chain(others);
    let (start, mut best, mut looks) = (work::done(), None, 0);
    for (input, question) in asked {
        let before = work::done();
        // While nothing is found, one that is too large is no reason to stop.
        let enough = match best {
            Some(((true, true, true, _), _)) => SEARCH,
            Some(_) => WORK,
            None => u64::MAX,
        };
        if before - start > enough || looks > LOOKS && best.is_some() {
            break;
        }
        let since = looks;
        let Some((view, moves)) = visitors(problem, &input, question, &mut random, &mut looks) else { continue };
        let options = view.options.len();
        let good = view.options.iter().filter(|option| option.is_best).count();
        let worth = match view.standing {
            Standing::Won(_) | Standing::Worth(_) if (3..=30).contains(&options) => {
                1000 - good * 1000 / options + options
            }
            _ => options.min(5),
        };
        let is_quick = (work::done() - before) / (looks - since) <= QUICK;
        let worth = (options > 1, is_quick, is_read_at_once(&view.board), worth);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, Opening { input, question, moves }));
        }
    }
    best.map(|(_, opening)| opening)
}

/// So many cells stand on a side of a board, and so many vertices, that it is read at once where it is drawn.
const CELLS: usize = 12;
const VERTICES: usize = 16;

fn is_read_at_once(board: &Board) -> bool {
    match board {
        Board::Grid(rows) => rows.len() <= CELLS && rows.iter().all(|row| row.len() <= CELLS),
        Board::Graph(graph) => graph.vertices.iter().flatten().count() <= VERTICES,
        Board::Both(boards) => boards.iter().all(is_read_at_once),
        _ => true,
    }
}

/// Chance is tried so often, and has so many moves: it may end a game before the visitor has a choice.
const TRIES: usize = 3;
const BEFORE: usize = 20;

/// After so many looks at positions, counted for each move of chance, what was found is good enough.
const LOOKS: u64 = 60;

/// The first position in which the visitor, who is the first player, is to move, and what was done before by chance
/// and by the machine, after so many more looks. Where chance takes part it is one in which he has a choice, if there
/// is such; no game is over.
fn visitors(
    problem: &Problem,
    input: &str,
    question: usize,
    random: &mut Pcg64,
    looks: &mut u64,
) -> Option<(View, Vec<usize>)> {
    let mut forced = None;
    for _ in 0..TRIES {
        let (mut moves, mut chance) = (vec![], false);
        while moves.len() <= BEFORE {
            *looks += 1;
            let view = see(problem, input, Asked { question, moves: moves.clone() }).ok()?;
            chance |= view.turn == Turn::Chance;
            let next = chosen(&view, random);
            match view.turn.player(moves.len()) {
                _ if view.options.is_empty() => break,
                Some(0) if !chance || view.options.len() > 1 => return Some((view, moves)),
                Some(0) if forced.is_none() => forced = Some((view, moves.clone())),
                _ => {}
            }
            moves.push(next);
        }
        if !chance {
            break;
        }
    }
    forced
}

/// About so many cases of the small families, at most, as many of each, and each as an input of its own; where inputs
/// are written by hand, inputs as they are.
pub fn cases(problem: &Problem, count: usize, seed: u64) -> Vec<String> {
    let Game::Oracle(oracle) = &problem.game else { return vec![] };
    let families = match &oracle.some_cases {
        Some(some_cases) => some_cases(count, seed),
        None => {
            let families = (oracle.small)();
            let each = count.div_ceil(families.len().max(1));
            let chosen = |small: &Small| chosen_by(small.inputs.len(), each, seed);
            families
                .iter()
                .map(|small| chosen(small).into_iter().map(|index| small.inputs[index].clone()).collect())
                .collect()
        }
    };
    let numbered = families.into_iter().flat_map(|inputs| inputs.into_iter().enumerate());
    let inputs = numbered.sorted_by_key(|(round, _)| *round);
    // Nobody is asked about what judges never give.
    inputs.flat_map(|(_, input)| problem.here(input, "")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::examples::{coin, take};
    use judge::{Limits, Plain};
    use kit::format::{int, row};
    use kit::play::Play;

    #[test]
    fn a_board_has_its_kinds() {
        assert_eq!(board_kinds(&take()), "heaps");
        let numbers = kit::board::numbers([("a", 1)]);
        assert_eq!(kinds(&kit::board::heaps([1_u32]).and(numbers.clone()).and(numbers)), "heaps and numbers");
    }

    #[test]
    fn a_position_worth_playing_is_won_by_few_of_its_options() {
        let Opening { input, question, moves } = position_to_play(&take(), 1).expect("a position");
        assert!(moves.is_empty());
        let view = see(&take(), &input, Asked { question, moves }).expect("it is played out");
        assert!(!view.options.is_empty());
    }

    #[test]
    fn a_game_opens_with_a_board_that_is_read_at_once() {
        // The longer a strip, the more moves it has, of which one wins.
        let oracle = || {
            |&cells: &u32| {
                let moves = |&cells: &u32| (0..cells).collect();
                Play::normal(moves).board(|&cells| kit::board::grid((0..cells).map(|_| ["1"]))).value(&cells)
            }
        };
        let strips = Problem::one("strips", Limits::UNKNOWN, row([int("n", 0..=20)]), oracle, Plain).all([("n", 20)]);
        let strips = strips.into_problem();
        for seed in 1..=5 {
            let Opening { input, .. } = position_to_play(&strips, seed).expect("a position");
            assert_eq!(input.trim(), "12");
        }
    }

    #[test]
    fn a_game_of_chance_opens_where_there_is_a_choice() {
        for seed in 1..=20 {
            let Opening { input, question, moves } = position_to_play(&coin(), seed).expect("a position");
            let view = see(&coin(), &input, Asked { question, moves }).expect("it is played out");
            assert_eq!((view.turn, view.options.len()), (Turn::First, 2), "{input}");
        }
    }
}
