//! A token that is moved along edges, never to where it has been: the player to move wins iff every maximum matching
//! covers its place.

use grundy::graphs::Graph;
use grundy::graphs::general_matching::GeneralMatching;
use serde_json::{Value, json};

use crate::layer::{Layer, Link, Mark, Part};
use crate::reading::{Claim, Step, Strategy};
use crate::words::{Language, Sentence};

/// A matching game, and a matching for it.
pub struct Token {
    parts: Vec<Part>,
    at: usize,
    edges: Vec<(usize, usize)>,
    is_covered: bool,
    /// The partner of each vertex in a maximum matching, which leaves the token out if one does.
    partner: Vec<Option<usize>>,
}

impl Token {
    /// A token at a vertex, the edges between those where it has not been, and the parts that show the vertices. A
    /// matching that was kept is taken again if it fits.
    pub fn new(parts: Vec<Part>, edges: Vec<(usize, usize)>, at: usize, keep: &Value) -> Self {
        let count = parts.len();
        let graph = |edges: &[(usize, usize)]| Graph::new(count, edges.iter().copied());
        let all = GeneralMatching::maximum(&graph(&edges));
        let others: Vec<(usize, usize)> = edges.iter().copied().filter(|&(u, v)| u != at && v != at).collect();
        let without = GeneralMatching::maximum(&graph(&others));
        let is_covered = without.len() < all.len();
        let best = if is_covered { &all } else { &without };
        let mut partner: Vec<Option<usize>> = (0..count).map(|vertex| best.partner(vertex)).collect();
        let kept = serde_json::from_value::<Vec<(usize, usize)>>(keep.clone()).unwrap_or_default();
        let has = |u: usize, v: usize| edges.contains(&(u, v)) || edges.contains(&(v, u));
        let kept: Vec<(usize, usize)> = kept.into_iter().filter(|&(u, v)| has(u, v)).collect();
        let leaves = kept.iter().all(|&(u, v)| u != at && v != at);
        if kept.len() == all.len() && leaves != is_covered {
            partner = vec![None; count];
            for (u, v) in kept {
                (partner[u], partner[v]) = (Some(v), Some(u));
            }
        }
        Self { parts, at, edges, is_covered, partner }
    }

    fn pairs(&self) -> Vec<(usize, usize)> {
        let pairs = self.partner.iter().enumerate().filter_map(|(u, v)| Some((u, (*v)?)));
        pairs.filter(|(u, v)| u < v).collect()
    }

    fn links(&self) -> Layer {
        let links = self.pairs().into_iter().map(|(u, v)| (self.parts[u].clone(), self.parts[v].clone(), Link::Pair));
        Layer::Links(links.collect())
    }
}

impl Strategy for Token {
    fn name(&self) -> &'static str {
        "matching"
    }

    fn theorem(&self) -> Option<&'static str> {
        Some("graphs::matching")
    }

    fn claim(&self) -> Claim {
        Claim::won(self.is_covered)
    }

    /// Won wherever there is a neighbour to be paired with.
    fn broken(&self) -> Claim {
        Claim::won(self.edges.iter().any(|&(u, v)| u == self.at || v == self.at))
    }

    fn number(&self) -> String {
        self.pairs().len().to_string()
    }

    fn short(&self, language: Language) -> Sentence {
        let name = if self.is_covered { "matching.covered" } else { "matching.free" };
        language.say(name, [("n", self.pairs().len().into())])
    }

    fn steps(&self, language: Language) -> Vec<Step> {
        let at = self.parts[self.at].clone();
        let count = [("n", self.pairs().len().into())];
        let pairs = Step { words: language.say("matching.pairs", count), layers: vec![self.links()] };
        if !self.is_covered {
            let marks = Layer::Marks(vec![(at, Mark::Lost)]);
            let free = Step { words: language.say("matching.left-out", []), layers: vec![self.links(), marks.clone()] };
            let lost = Step { words: language.say("matching.lost", []), layers: vec![self.links(), marks] };
            return vec![pairs, free, lost];
        }
        let marks = Layer::Marks(vec![(at.clone(), Mark::Keep)]);
        let all = Step { words: language.say("matching.all", []), layers: vec![self.links(), marks] };
        let aim = self.partner[self.at].map(|partner| self.parts[partner].clone()).unwrap_or_default();
        let layers = vec![Layer::Marks(vec![(aim.clone(), Mark::Aim)]), Layer::Links(vec![(at, aim, Link::Partner)])];
        vec![pairs, all, Step { words: language.say("matching.aim", []), layers }]
    }

    fn keep(&self) -> Value {
        json!(self.pairs())
    }
}
