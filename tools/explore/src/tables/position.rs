//! Who wins a position of a rule, and by which moves.

use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};

use serde_json::{Value, json};

use crate::laws::sentences::listed;
use crate::play::memo::{Memo, grundy_value};
use crate::play::meter::{Budget, Meter, Stop};
use crate::play::whole::{moves_in_one, whole_play};
use crate::rules::reading::Reading;
use crate::rules::rule::{Moves, Rule};
use grundy::games::{KnownRule, misere, nim};

/// A heap whose moves are listed is not larger.
const LARGEST: usize = 1_000_000;

/// So many moves are listed.
const SHOWN: usize = 60;

/// Heaps of a rule, who wins, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The rule.
    pub rule: Rule,
    /// The heaps; of a rule of two, both.
    pub heaps: Vec<usize>,
    /// The value of each heap, of a rule of heaps in normal play; of a rule of two in normal play, that of the pair.
    pub values: Option<Vec<usize>>,
    /// Whether the player to move wins.
    pub is_won: bool,
    /// The moves that win: of a heap, what it becomes; of a pair, the next pair.
    pub moves: Vec<(Vec<usize>, Vec<usize>)>,
}

impl Rule {
    /// Who wins these heaps, and by which moves.
    ///
    /// # Errors
    /// Where the budget is used up before that is known; then it says why, in English and in Chinese.
    ///
    /// # Complexity
    /// That of the values up to the largest heap and of the options of each heap; in misère play that of playing all
    /// positions that can be reached.
    pub fn position(&self, heaps: &[usize], budget: Budget) -> Result<Position, Reading> {
        let meter = Meter::new(budget, heaps.len());
        let used_up = |stop: Option<Stop>| match stop {
            None => Ok(()),
            Some(_) => Err(Reading::new("these heaps are too large for the limits", "这些堆太大，超出了限制")),
        };
        if let Moves::TwoHeaps(_) = self.moves {
            return self.pair_position(heaps, &meter, used_up);
        }
        let options = |heap: usize| {
            let mut options = self.options(heap);
            for left in &mut options {
                left.retain(|&part| part > 0);
                left.sort_unstable();
            }
            options.sort();
            options.dedup();
            options
        };
        let mut sizes = heaps.to_vec();
        sizes.sort_unstable();
        sizes.dedup();
        let is_nim = Rule { is_misere: false, ..self.clone() }.known() == Some(KnownRule::Nim);
        if is_nim {
            // Whatever the size.
            let (is_won, moves) = match self.is_misere {
                true => (misere::first_player_wins(heaps), misere::winning_moves(heaps)),
                false => (nim::first_player_wins(heaps), nim::winning_moves(heaps).collect()),
            };
            let moves: BTreeSet<_> = moves.into_iter().map(|(index, left)| (heaps[index], left)).collect();
            let left = |left: usize| Some(left).filter(|&left| left > 0).into_iter().collect();
            return Ok(Position {
                rule: self.clone(),
                heaps: heaps.to_vec(),
                values: (!self.is_misere).then(|| heaps.to_vec()),
                is_won,
                moves: moves.into_iter().map(|(heap, rest)| (vec![heap], left(rest))).collect(),
            });
        }
        if self.is_misere {
            let moves = |parts: &[usize]| moves_in_one(parts, |&heap| meter.unless_up(|| options(heap), Vec::len));
            let mut play = whole_play(moves, |_: &[usize]| None, true);
            let is_won = play(heaps);
            let mut winning = vec![];
            for &heap in &sizes {
                let at = heaps.iter().position(|&other| other == heap).expect("one of them");
                for left in meter.unless_up(|| options(heap), Vec::len) {
                    let rest = [&heaps[..at], &heaps[at + 1..], &left].concat();
                    if !play(&rest) {
                        winning.push((vec![heap], left));
                    }
                }
            }
            used_up(meter.stop())?;
            return Ok(Position { rule: self.clone(), heaps: heaps.to_vec(), values: None, is_won, moves: winning });
        }
        let largest = sizes.last().copied().unwrap_or(0);
        if largest > LARGEST {
            return Err(Reading::new(
                format!("heaps up to {LARGEST} are worked out"),
                format!("只计算不超过 {LARGEST} 的堆"),
            ));
        }
        let (table, stop) = self.values_up_to(largest, budget);
        used_up(stop)?;
        let value = |heap: usize| table[heap];
        let values: Vec<usize> = heaps.iter().map(|&heap| value(heap)).collect();
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        let mut moves = vec![];
        if sum > 0 {
            for &heap in &sizes {
                let wanted = sum ^ value(heap);
                let wins = |left: &Vec<usize>| left.iter().fold(0, |sum, &part| sum ^ value(part)) == wanted;
                let left = meter.unless_up(|| options(heap), Vec::len).into_iter().filter(wins);
                moves.extend(left.map(|left| (vec![heap], left)));
            }
        }
        used_up(meter.stop())?;
        Ok(Position { rule: self.clone(), heaps: heaps.to_vec(), values: Some(values), is_won: sum > 0, moves })
    }

    /// The same of a rule of two heaps, which is played as it is.
    fn pair_position(
        &self,
        heaps: &[usize],
        meter: &Meter,
        used_up: impl Fn(Option<Stop>) -> Result<(), Reading>,
    ) -> Result<Position, Reading> {
        let &[a, b] = heaps else { return Err(Reading::new("the rule is one of two heaps", "这是两堆的规则")) };
        let options = |&(a, b): &(usize, usize)| {
            let mut options = meter.unless_up(|| self.pair_options(a, b), |_| 1);
            options.sort_unstable();
            options.dedup();
            options
        };
        let mut memo = Memo::new();
        let mut value = |pair: (usize, usize)| {
            grundy_value(&mut memo, &pair, |pair| options(pair).into_iter().map(|next| vec![next]).collect())
        };
        let mut play = whole_play(
            |pairs: &[(usize, usize)]| {
                pairs.iter().flat_map(|pair| options(pair).into_iter().map(|next| vec![next])).collect()
            },
            |_: &[(usize, usize)]| None,
            true,
        );
        let mut is_lost = |pair| if self.is_misere { !play(&[pair]) } else { value(pair) == 0 };
        let moves = options(&(a, b)).into_iter().filter(|&next| is_lost(next));
        let moves: Vec<_> = moves.map(|(x, y)| (vec![a, b], vec![x, y])).collect();
        let is_won = !is_lost((a, b));
        let values = (!self.is_misere).then(|| vec![value((a, b))]);
        used_up(meter.stop())?;
        Ok(Position { rule: self.clone(), heaps: vec![a, b], values, is_won, moves })
    }
}

impl Position {
    /// How it is typed: the rule on its heaps.
    pub fn notation(&self) -> String {
        format!("{} on {}", self.rule, listed(&self.heaps, " "))
    }

    /// For programs.
    pub fn json(&self) -> Value {
        let moves: Value = self.moves.iter().map(|(from, to)| json!({ "from": from, "to": to })).collect();
        json!({
            "rule": self.rule.to_string(),
            "position": {
                "heaps": self.heaps,
                "values": self.values,
                "wins": if self.is_won { "first" } else { "second" },
                "moves": moves,
            },
        })
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        let is_pair = matches!(self.rule.moves, Moves::TwoHeaps(_));
        writeln!(f, "{}: {}", if self.heaps.len() == 1 { "heap" } else { "heaps" }, listed(&self.heaps, ", "))?;
        match &self.values {
            Some(values) if values.len() > 1 => {
                let sum = values.iter().fold(0, |sum, value| sum ^ value);
                writeln!(f, "values: {}; their XOR is {sum}", listed(values, ", "))?;
            }
            Some(values) => writeln!(f, "value: {}", listed(values, ", "))?,
            None => {}
        }
        if !self.is_won {
            return writeln!(f, "the second player wins");
        }
        if self.moves.is_empty() {
            return writeln!(f, "the first player wins, who cannot move");
        }
        let count = self.moves.len();
        writeln!(
            f,
            "the first player wins, by {}:",
            if count == 1 { "this move".to_owned() } else { format!("these {count} moves") }
        )?;
        for (from, to) in &self.moves[..count.min(SHOWN)] {
            match is_pair {
                true => writeln!(f, "  ({}) → ({})", listed(from, ", "), listed(to, ", "))?,
                false if to.is_empty() => writeln!(f, "  {} → nothing", listed(from, ""))?,
                false => writeln!(f, "  {} → {}", listed(from, ""), listed(to, " and "))?,
            }
        }
        match count.saturating_sub(SHOWN) {
            0 => Ok(()),
            more => writeln!(f, "  and {more} more"),
        }
    }
}
