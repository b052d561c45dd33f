//! A piece that goes from place to place: each place is settled in a round, from the ends on, or never.

use grundy::games::{Outcome, Outcomes};
use grundy::graphs::Digraph;

use crate::layer::{Layer, Mark, Part};
use crate::reading::{Claim, Step, Strategy};
use crate::words::{Language, Sentence, Thing};

/// Places with the moves between them, and where one is.
pub struct Rounds {
    outcomes: Outcomes,
    graph: Digraph,
    /// The things that show places; several may show one, for different players to move.
    things: Vec<Option<Thing>>,
    /// The places for the player who is to move now.
    shown: Vec<usize>,
    at: usize,
}

impl Rounds {
    /// Places on the board, moves between them, what is over where one is, and where one is.
    pub fn new(
        things: Vec<Option<Thing>>,
        moves: Vec<(usize, usize)>,
        end: impl Fn(usize) -> Option<Outcome>,
        at: usize,
    ) -> Self {
        let graph = Digraph::new(things.len(), moves);
        let outcomes = Outcomes::of_graph_with_ends(&graph, end);
        Self { outcomes, graph, shown: (0..things.len()).collect(), things, at }
    }

    /// Only these places are shown.
    pub fn showing(self, shown: Vec<usize>) -> Self {
        Self { shown, ..self }
    }

    fn layer(&self) -> Layer {
        let mark = |place| match self.outcomes.get(place) {
            Outcome::Win => Some(Mark::Won),
            Outcome::Loss => Some(Mark::Lost),
            Outcome::Draw => None,
        };
        let round =
            |&place: &usize| Some((self.things[place].as_ref()?.part(), self.outcomes.moves(place), mark(place)));
        let rounds: Vec<(Part, Option<u32>, Option<Mark>)> = self.shown.iter().filter_map(round).collect();
        Layer::Rounds(rounds)
    }

    /// The places that a good move leads to: of a won place the lost one with the fewest moves.
    fn aims(&self) -> Vec<usize> {
        let next = || self.graph.successors(self.at);
        match self.outcomes.get(self.at) {
            Outcome::Win => next()
                .filter(|&place| self.outcomes.get(place) == Outcome::Loss)
                .min_by_key(|&place| self.outcomes.moves(place))
                .into_iter()
                .collect(),
            Outcome::Draw => next().filter(|&place| self.outcomes.get(place) == Outcome::Draw).take(1).collect(),
            Outcome::Loss => vec![],
        }
    }

    fn claimed(outcome: Outcome) -> Claim {
        match outcome {
            Outcome::Win => Claim::Won,
            Outcome::Loss => Claim::Lost,
            Outcome::Draw => Claim::Drawn,
        }
    }
}

impl Strategy for Rounds {
    fn name(&self) -> &'static str {
        "rounds"
    }

    fn theorem(&self) -> Option<&'static str> {
        Some("games::retrograde")
    }

    fn claim(&self) -> Claim {
        Self::claimed(self.outcomes.get(self.at))
    }

    /// Won wherever there is a move.
    fn broken(&self) -> Claim {
        let is_over = self.outcomes.moves(self.at) == Some(0);
        Claim::won(!is_over && self.graph.out_degree(self.at) > 0)
    }

    fn number(&self) -> String {
        self.outcomes.moves(self.at).map_or("∞".to_owned(), |moves| moves.to_string())
    }

    fn short(&self, language: Language) -> Sentence {
        let moves = u64::from(self.outcomes.moves(self.at).unwrap_or(0));
        match self.outcomes.get(self.at) {
            Outcome::Win => language.say("rounds.won", [("n", moves.into())]),
            Outcome::Loss if moves == 0 => language.say("rounds.over", []),
            Outcome::Loss => language.say("rounds.lost", [("n", moves.into())]),
            Outcome::Draw => language.say("rounds.drawn", []),
        }
    }

    fn steps(&self, language: Language) -> Vec<Step> {
        let mut steps = vec![Step { words: language.say("rounds.how", []), layers: vec![self.layer()] }];
        let aims = self.aims();
        let things: Vec<&Thing> = aims.iter().filter_map(|&place| self.things[place].as_ref()).collect();
        let words = match self.outcomes.get(self.at) {
            Outcome::Loss if self.outcomes.moves(self.at) == Some(0) => language.say("rounds.end", []),
            Outcome::Loss => language.say("rounds.all-won", []),
            Outcome::Win | Outcome::Draw if things.is_empty() => language.say("rounds.way", []),
            Outcome::Win => {
                let moves = u64::from(aims.first().and_then(|&place| self.outcomes.moves(place)).unwrap_or(0));
                let thing = language.things(things.iter().copied()).into();
                match moves {
                    0 => language.say("rounds.to-end", [("thing", thing)]),
                    _ => language.say("rounds.to-lost", [("thing", thing), ("n", moves.into())]),
                }
            }
            Outcome::Draw => {
                language.say("rounds.to-drawn", [("thing", language.things(things.iter().copied()).into())])
            }
        };
        let marks: Vec<(Part, Mark)> = things.iter().map(|thing| (thing.part(), Mark::Aim)).collect();
        let layers = if marks.is_empty() { vec![] } else { vec![Layer::Marks(marks)] };
        steps.push(Step { words, layers });
        steps
    }
}
