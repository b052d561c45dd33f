//! Moore's Nim: a move may touch up to m heaps, and the ones of each line are counted modulo m + 1.

use grundy::games::moore::{first_player_wins, winning_move};

use crate::layer::{Columns, Layer, Mark};
use crate::reading::{Claim, Step, Strategy};
use crate::see::Heap;
use crate::words::{Language, Sentence};

/// Heaps, and how many of them a move may touch.
pub struct Moore {
    /// The heaps.
    pub heaps: Vec<Heap>,
    /// So many at most.
    pub most: usize,
}

impl Moore {
    fn sizes(&self) -> Vec<u64> {
        self.heaps.iter().map(|heap| heap.size).collect()
    }

    fn columns(&self) -> Columns {
        let there = self.heaps.iter().filter(|heap| heap.size > 0);
        let numbers = there.map(|heap| (heap.thing.part(), heap.size)).collect();
        Columns { numbers, modulo: self.most as u64 + 1 }
    }
}

impl Strategy for Moore {
    fn name(&self) -> &'static str {
        "moore"
    }

    fn theorem(&self) -> Option<&'static str> {
        Some("games::moore")
    }

    fn claim(&self) -> Claim {
        Claim::won(first_player_wins(&self.sizes(), self.most))
    }

    /// Modulo 2, or modulo 3 where that is right.
    fn broken(&self) -> Claim {
        let columns = Columns { modulo: if self.most == 1 { 3 } else { 2 }, ..self.columns() };
        Claim::won(!columns.odd().is_empty())
    }

    fn number(&self) -> String {
        self.columns().odd().len().to_string()
    }

    fn short(&self, language: Language) -> Sentence {
        let slots = [("m", (self.most + 1).into()), ("n", self.columns().odd().len().into())];
        language.say(if self.columns().odd().is_empty() { "moore.even" } else { "moore.odd" }, slots)
    }

    fn steps(&self, language: Language) -> Vec<Step> {
        let (columns, m) = (self.columns(), (self.most + 1).into());
        let lines = columns.odd().into_iter().map(|line| Sentence::of((1_u64 << line).to_string()));
        let (name, lines) = (if columns.odd().is_empty() { "moore.all" } else { "moore.some" }, language.list(lines));
        let words = language.say(name, [("m", m), ("lines", lines.into())]);
        let is_drawn = (1..=12).contains(&columns.numbers.len());
        let layers = if is_drawn { vec![Layer::Columns(columns)] } else { vec![] };
        let mut steps = vec![Step { words, layers }];
        let Some(left) = winning_move(&self.sizes(), self.most) else {
            steps.push(Step { words: language.say("moore.lost", []), layers: vec![] });
            return steps;
        };
        let changed: Vec<(&Heap, u64)> =
            self.heaps.iter().zip(left).filter(|(heap, left)| heap.size != *left).collect();
        let way = |(heap, left): &(&Heap, u64)| {
            let slots =
                [("thing", language.thing(&heap.thing).into()), ("from", heap.size.into()), ("to", (*left).into())];
            language.say("xor.becomes", slots)
        };
        let ways = language.list(changed.iter().map(way));
        let marks = changed.iter().map(|(heap, _)| (heap.thing.part(), Mark::Change)).collect();
        steps.push(Step {
            words: language.say("moore.won", [("ways", ways.into())]),
            layers: vec![Layer::Marks(marks)],
        });
        steps
    }
}
