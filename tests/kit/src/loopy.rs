//! Games that need not end: won, lost, or drawn because nobody can force an end.

use std::fmt::Debug;
use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::board::Board;
use crate::numbered::{Graph, Numbered};
use crate::watch::{self, Look, Said, Shown, Standing};
use crate::work;

/// How a game that need not end goes for the player to move, and after how many moves: a winner hurries, a loser
/// delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// He wins.
    Win(u32),
    /// He loses.
    Loss(u32),
    /// Nobody can force the end.
    Draw,
}

/// What is known of positions.
pub type Outcomes<Position> = FxHashMap<Position, Outcome>;

/// A game that need not end.
pub struct Loopy<'a, Position> {
    moves: Box<dyn Fn(&Position) -> Vec<Position> + 'a>,
    end: Box<dyn Fn(&Position) -> Option<Outcome> + 'a>,
    look: Look<'a, Position>,
}

/// The outcome of every position that can be reached from `starts`; see [`Loopy::outcomes`].
pub fn outcomes<Position: Clone + Debug + Eq + Hash>(
    starts: impl IntoIterator<Item = Position>,
    moves: impl Fn(&Position) -> Vec<Position>,
    end: impl Fn(&Position) -> Option<Outcome>,
) -> Outcomes<Position> {
    Loopy::new(moves, end).outcomes(starts)
}

impl<'a, Position: Clone + Debug + Eq + Hash> Loopy<'a, Position> {
    /// The game with these moves, where `end` gives the outcome, in no moves, where the game is over. Elsewhere, a
    /// player who cannot move loses.
    pub fn new(
        moves: impl Fn(&Position) -> Vec<Position> + 'a,
        end: impl Fn(&Position) -> Option<Outcome> + 'a,
    ) -> Self {
        Self { moves: Box::new(moves), end: Box::new(end), look: Look::default() }
    }

    /// How a position is shown to a person; without this in words.
    pub fn board(mut self, board: impl Fn(&Position) -> Board + 'a) -> Self {
        self.look.board = Some(Box::new(board));
        self
    }

    /// What a move from one position to another is called; without this by what changes on the board.
    pub fn label(mut self, label: impl Fn(&Position, &Position) -> String + 'a) -> Self {
        self.look.label = Some(Box::new(label));
        self
    }

    /// Who is to move, where a position says so; else the players take turns.
    pub fn mover(mut self, mover: impl Fn(&Position) -> &'static str + 'a) -> Self {
        self.look.mover = Some(Box::new(mover));
        self
    }

    /// The outcome of every position that can be reached from `starts`.
    ///
    /// Why. In round n the positions are settled that end after n moves: a win by a loss settled in round n − 1 or
    /// before, a loss when all successors are wins, the last of them settled in round n − 1. What no round settles is
    /// drawn.
    pub fn outcomes(&self, starts: impl IntoIterator<Item = Position>) -> Outcomes<Position> {
        let starts: Vec<Position> = starts.into_iter().collect();
        let outcomes = self.settled(starts.iter().cloned());
        starts.iter().for_each(|start| self.meet(&outcomes, start));
        outcomes
    }

    /// The outcome of a position that was played out before.
    ///
    /// # Panics
    /// If it was not.
    pub fn outcome(&self, known: &Outcomes<Position>, start: &Position) -> Outcome {
        self.meet(known, start);
        known[start]
    }

    fn meet(&self, known: &Outcomes<Position>, start: &Position) {
        if watch::is_watched() {
            let mut seen = Seen { game: self, known, positions: Numbered::new() };
            let start = seen.positions.number(start.clone());
            watch::meet(&mut seen, start);
        }
    }

    /// The same, played out before any of these positions is asked about; see [`Loopy::outcome`].
    pub fn settled(&self, starts: impl IntoIterator<Item = Position>) -> Outcomes<Position> {
        let Self { moves, end, .. } = self;
        let Graph { positions, edges } =
            Graph::new(starts, moves, |position| end(position).is_some(), |next, number| number(next));
        let ended = positions.all().iter().zip(&edges);
        let ended = ended.map(|(position, next)| end(position).or_else(|| next.is_empty().then_some(Outcome::Loss(0))));
        let outcomes = in_rounds(ended.collect(), &edges);
        positions.with(outcomes)
    }
}

/// The outcomes of positions by those of the positions that are over, and by what each leads to.
fn in_rounds(mut settled: Vec<Option<Outcome>>, edges: &[Vec<u32>]) -> Vec<Outcome> {
    let mut pending: Vec<usize> = (0..settled.len()).filter(|&position| settled[position].is_none()).collect();
    for round in 1.. {
        let mut news = vec![];
        pending.retain(|&position| {
            let (mut is_win, mut is_loss) = (false, true);
            for &next in &edges[position] {
                match settled[next as usize] {
                    Some(Outcome::Loss(_)) => (is_win, is_loss) = (true, false),
                    Some(Outcome::Win(_)) => {}
                    _ => is_loss = false,
                }
            }
            if is_win || is_loss {
                news.push((position, if is_win { Outcome::Win(round) } else { Outcome::Loss(round) }));
            }
            !is_win && !is_loss
        });
        if news.is_empty() {
            break;
        }
        for (position, outcome) in news {
            settled[position] = Some(outcome);
        }
    }
    settled.into_iter().map(|outcome| outcome.unwrap_or(Outcome::Draw)).collect()
}

/// A game that need not end, by the numbers of its positions.
struct Seen<'a, Position> {
    game: &'a Loopy<'a, Position>,
    known: &'a Outcomes<Position>,
    positions: Numbered<Position>,
}

impl<Position: Eq + Hash> Seen<'_, Position> {
    fn outcome(&self, position: usize) -> Outcome {
        self.known[&self.positions[position]]
    }
}

impl<Position: Clone + Debug + Eq + Hash> Shown for Seen<'_, Position> {
    fn options(&mut self, position: usize) -> Vec<usize> {
        let position = &self.positions[position];
        let options = if (self.game.end)(position).is_some() { vec![] } else { (self.game.moves)(position) };
        work::count(options.len());
        options.into_iter().map(|option| self.positions.number(option)).collect()
    }

    fn keeps(&mut self, position: usize, next: usize) -> bool {
        self.outcome(position).is_kept_by(self.outcome(next))
    }

    fn standing(&mut self, line: &[usize]) -> Standing {
        self.outcome(line[line.len() - 1]).standing()
    }

    fn said(&self, position: usize) -> Said {
        self.game.look.said(&self.positions[position])
    }

    fn label(&self, position: usize, next: usize) -> Option<String> {
        self.game.look.label(&self.positions[position], &self.positions[next])
    }
}

impl Outcome {
    /// Whether a move to a position with this outcome keeps what there is, and wins as soon or loses as late.
    fn is_kept_by(self, next: Self) -> bool {
        match (self, next) {
            (Self::Win(moves), Self::Loss(rest)) | (Self::Loss(moves), Self::Win(rest)) => rest + 1 == moves,
            (Self::Draw, Self::Draw) => true,
            _ => false,
        }
    }

    /// The same without the winner's name.
    fn standing(self) -> Standing {
        match self {
            Self::Win(moves) => Standing::Won(Some(moves)),
            Self::Loss(moves) => Standing::Lost(Some(moves)),
            Self::Draw => Standing::Drawn,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_hurries_and_who_loses_delays() {
        // 3 → 2 or 1; 2 → 1; 1 → 0; 4 → 3 or 1.
        let graph: [&[usize]; 5] = [&[], &[0], &[1], &[2, 1], &[3, 1]];
        let view = watch::watch(watch::Asked::default(), || {
            outcomes([3], |&v| graph[v].to_vec(), |_| None);
        });
        let view = view.expect("a position");
        assert_eq!(view.standing, Standing::Won(Some(3)));
        assert_eq!(view.options.iter().map(|option| option.is_best).collect::<Vec<_>>(), [true, false]);
    }

    #[test]
    fn loops_are_drawn_and_moves_are_counted() {
        // 0 ends. 1 → 0. 2 → 1. 3 → 2 or round to itself. 4 → 1 or 3; 5 ⇄ 6, 6 → 2.
        let graph: [&[usize]; 7] = [&[], &[0], &[1], &[2, 3], &[1, 3], &[6], &[5, 2]];
        let outcomes = outcomes(0..7, |&v| graph[v].to_vec(), |_| None);
        use Outcome::*;
        // 3: by the loss at 2. 4: both successors are wins, the slower way takes 1 + 3. 6: by 2. 5: all win.
        assert_eq!(
            (0..7).map(|v| outcomes[&v]).collect::<Vec<_>>(),
            [Loss(0), Win(1), Loss(2), Win(3), Loss(4), Loss(4), Win(3)]
        );
        let circle = super::outcomes([0], |&v| vec![(v + 1) % 3], |_| None);
        assert!((0..3).all(|v| circle[&v] == Draw));
    }

    #[test]
    fn an_end_may_be_a_win_of_the_player_to_move() {
        let outcomes = outcomes([3], |&n: &u32| vec![n.saturating_sub(1)], |&n| (n == 0).then_some(Outcome::Win(0)));
        assert_eq!(
            [0, 1, 2, 3].map(|n| outcomes[&n]),
            [Outcome::Win(0), Outcome::Loss(1), Outcome::Win(2), Outcome::Loss(3)]
        );
    }
}
