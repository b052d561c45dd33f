//! Two numbers of which one shrinks, or both by as much.

use grundy::games::wythoff::{first_player_wins, lost_pair, winning_moves};

use crate::layer::{Layer, Map, Mark};
use crate::reading::{Claim, Step, Strategy};
use crate::see::Heap;
use crate::words::{Language, Sentence};

/// Two heaps.
pub struct Wythoff(pub [Heap; 2]);

/// A map is no larger than this.
const SIDE: u64 = 24;

impl Wythoff {
    fn sizes(&self) -> (u64, u64) {
        let [a, b] = [self.0[0].size, self.0[1].size];
        (a.min(b), a.max(b))
    }

    fn pair(&self) -> (u64, u64) {
        let (a, b) = self.sizes();
        lost_pair(b - a)
    }
}

impl Strategy for Wythoff {
    fn name(&self) -> &'static str {
        "wythoff"
    }

    fn theorem(&self) -> Option<&'static str> {
        Some("games::wythoff")
    }

    fn claim(&self) -> Claim {
        let (a, b) = self.sizes();
        Claim::won(first_player_wins(a, b))
    }

    /// Nim: lost where both are equal.
    fn broken(&self) -> Claim {
        let (a, b) = self.sizes();
        Claim::won(a != b)
    }

    fn number(&self) -> String {
        let (a, b) = self.sizes();
        (b - a).to_string()
    }

    fn short(&self, language: Language) -> Sentence {
        let ((a, b), (x, y)) = (self.sizes(), self.pair());
        let slots = [("a", a.into()), ("b", b.into()), ("d", (b - a).into()), ("x", x.into()), ("y", y.into())];
        language.say(if (a, b) == (x, y) { "wythoff.is" } else { "wythoff.is-not" }, slots)
    }

    fn steps(&self, language: Language) -> Vec<Step> {
        let ((a, b), (x, y)) = (self.sizes(), self.pair());
        let values = self.0.iter().map(|heap| (heap.thing.part(), heap.size.to_string())).collect();
        let difference = language.say("wythoff.difference", [("d", (b - a).into()), ("x", x.into()), ("y", y.into())]);
        let mut steps = vec![Step { words: difference, layers: vec![Layer::Values(values)] }];
        let [width, height] = [self.0[0].size, self.0[1].size];
        let ways = winning_moves(width, height);
        let side = width.max(height) + 1;
        let pairs = (0..side).map(lost_pair).take_while(|(x, _)| *x < side);
        let lost = pairs.flat_map(|(x, y)| [(x, y), (y, x)]).filter(|&(x, y)| x <= width && y <= height);
        let mut lost: Vec<(u64, u64)> = lost.collect();
        lost.dedup();
        let map = Map { size: (width + 1, height + 1), lost, at: (width, height), ways: ways.clone() };
        let layers = if side <= SIDE { vec![Layer::Map(map)] } else { vec![] };
        let marks = self.0.iter().map(|heap| (heap.thing.part(), Mark::Change)).collect();
        let (words, layers) = match (a, b) == (x, y) {
            true => (language.say("wythoff.lost", []), layers),
            false => {
                let ways = ways.iter().map(|(a, b)| Sentence::of(format!("({a}, {b})")));
                let words = language.say("wythoff.won", [("ways", language.list(ways).into())]);
                (words, [layers, vec![Layer::Marks(marks)]].concat())
            }
        };
        steps.push(Step { words, layers });
        steps
    }
}
