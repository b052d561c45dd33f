//! Games that have a name: boards and graphs, alone or in a sum.

use std::collections::HashMap;

use crate::partizan::boards::{Board, Cells};
use crate::partizan::canonical::{Beyond, Game, Games, Simple, ZERO};
use crate::partizan::from_moves::{Forms, Nimbers};
use crate::partizan::graphs::GraphGame;
use crate::rules::reading::Reading;
use crate::word_error::WordError;

/// A game that is named, with what it is played on.
pub(crate) enum Named {
    /// Boards, at least one.
    Boards(Vec<Board>),
    Graph(GraphGame),
}

impl Named {
    /// The game that a text describes, if it begins with a name.
    pub fn parse(text: &str) -> Option<Result<Self, WordError>> {
        let boards = Board::parse(text).map(|boards| boards.map(Self::Boards));
        boards.or_else(|| GraphGame::parse(text).map(|graph| graph.map(Self::Graph)))
    }

    /// How it was read: the size of a board, or the graph as it was typed.
    pub fn reading(&self, text: &str) -> Reading {
        match self {
            Self::Boards(boards) if boards.len() == 1 => boards[0].reading(),
            _ => {
                let said = text.split_whitespace().collect::<Vec<&str>>().join(" ");
                let vertices = self.size().map(|size| format!(", {size}")).unwrap_or_default();
                Reading::new(format!("{said}{vertices}"), said)
            }
        }
    }

    /// How large it is, in words.
    pub fn size(&self) -> Option<String> {
        match self {
            Self::Boards(boards) if boards.len() == 1 => Some(boards[0].size()),
            Self::Boards(_) => None,
            Self::Graph(graph) => Some(graph.size()),
        }
    }

    /// The rows of a single board.
    pub fn rows(&self) -> Vec<String> {
        match self {
            Self::Boards(boards) if boards.len() == 1 => boards[0].rows().to_vec(),
            _ => vec![],
        }
    }
}

/// Where a named game ends that begins at a place of a sum: before a sign of the sum. A dash between letters or digits
/// is one of the name, or of an edge.
pub(crate) fn end_of_named(text: &[char], from: usize) -> usize {
    let is_part = |place: usize| place > from && text.get(place).is_some_and(|letter| letter.is_alphanumeric());
    let is_end = |&place: &usize| match text[place] {
        '-' => !(is_part(place.wrapping_sub(1)) && is_part(place + 1)),
        letter => "+−±,(){}<>=≥≤∥‖|".contains(letter),
    };
    (from..text.len()).find(is_end).unwrap_or(text.len())
}

/// Whether a text that begins with a named game goes on as a sum or a comparison. Bars may stand between rows.
pub(crate) fn is_sum(text: &str) -> bool {
    let letters: Vec<char> = text.chars().map(|letter| if letter == '|' { '/' } else { letter }).collect();
    end_of_named(&letters, 0) < letters.len()
}

/// The values of boards: what is known of one stays known for those of its size.
#[derive(Default)]
pub(crate) struct BoardValues {
    by_moves: HashMap<(u32, u32), Forms<Cells>>,
    by_both: HashMap<(u32, u32), Nimbers<Cells>>,
}

impl BoardValues {
    /// The sum of the parts of a board; all boards are of one game.
    pub fn of(&mut self, games: &mut Games, board: &Board) -> Result<Game, Beyond> {
        if board.is_impartial() {
            let nimbers = self.by_both.entry(board.shape()).or_insert_with(Nimbers::new);
            let mut nimber = 0;
            for part in board.parts() {
                nimber ^= nimbers.of(games, &part, |cells| board.moves_of_both(cells))?.0;
            }
            return Ok(games.simple(Simple { number: 0, ups: 0, nimber }));
        }
        let forms = self.by_moves.entry(board.shape()).or_insert_with(Forms::new);
        let mut sum = ZERO;
        for part in board.parts() {
            let part = forms.of(games, &part, |cells| board.moves(cells))?;
            sum = games.sum(sum, part)?;
        }
        Ok(sum)
    }
}

/// The value of a named game, that of several boards being their sum.
pub(crate) fn value(games: &mut Games, named: &Named) -> Result<Game, Beyond> {
    match named {
        Named::Graph(graph) => graph.value(games),
        Named::Boards(boards) => {
            let (mut values, mut sum) = (BoardValues::default(), ZERO);
            for board in boards {
                let value = values.of(games, board)?;
                sum = games.sum(sum, value)?;
            }
            Ok(sum)
        }
    }
}
