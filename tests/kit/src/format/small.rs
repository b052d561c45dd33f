//! All small cases.

use itertools::Itertools;

use crate::shapes::all_trees;

use super::end::{Before, PLACE};
use super::form::{Form, together};
use super::input::{Cases, Format};
use super::order::Order;
use super::value::{Data, Value};

impl Format {
    /// All cases in which each of these is at most so great: every integer and number of items has to be named that has
    /// no limit of its own below 16, and every word's length.
    pub fn all<Case: Value>(&self, most: &[(&'static str, i128)]) -> Vec<Case> {
        let all = self.case.all(most, &Before::default()).into_iter().map(|(data, _)| data);
        all.filter(|data| !self.is_mark(data)).map(|data| Case::of(&data)).collect()
    }

    /// Whether this case would be read as the end of the input.
    fn is_mark(&self, case: &Data) -> bool {
        let text = || Self::one(self.case.clone()).write_data(std::slice::from_ref(case), None);
        matches!(self.cases, Cases::Until(mark) if text().split_whitespace().eq(mark.split_whitespace()))
    }

    /// The same in words: `all with n up to 5, a heap up to 4`.
    pub fn described(most: &[(&'static str, i128)]) -> String {
        format!("all with {}", most.iter().map(|(name, most)| format!("{name} up to {most}")).format(", "))
    }
}

/// Data, and the numbers that are known behind them.
type Found = (Data, Before);

impl Form {
    fn all(&self, most: &[(&'static str, i128)], before: &Before) -> Vec<Found> {
        let most_of = |name: &str, low: i128, high: i128| {
            let named = most.iter().find(|(known, _)| *known == name).map(|&(_, most)| most);
            assert!(named.is_some() || high - low < 16, "there is no size for {name:?}");
            low..=named.unwrap_or(high).min(high)
        };
        let with = |name: &'static str, value: i128, data: Data| {
            let mut behind = before.clone();
            behind.set(name, value);
            (data, behind)
        };
        let same = |data: Data| (data, before.clone());
        match self {
            Self::Int { name, low, high, .. } | Self::Len { name, low, high } => {
                let values = most_of(name, low.at(before), high.at(before));
                values.map(|value| with(name, value, Data::Int(value))).collect()
            }
            Self::Vertex { name, vertices } => {
                (0..vertices.at(before)).map(|v| with(name, v + 1, Data::Int(v))).collect()
            }
            Self::Word { name, low, high, letters, .. } => {
                let lengths = most_of(name, low.at(before), high.at(before));
                let words = lengths.flat_map(|length| words(length, letters));
                words.map(|word| same(Data::Word(word))).collect()
            }
            Self::Choice { words, .. } => words.iter().map(|word| same(Data::Word((*word).to_owned()))).collect(),
            Self::List { count, item, order } => {
                let items_at = |place: i128| -> Vec<Data> {
                    let mut before = before.clone();
                    before.set(PLACE, place);
                    item.all(most, &before).into_iter().map(|(data, _)| data).collect()
                };
                let count = usize::try_from(count.at(before)).expect("a number of items");
                let items = if *order == Order::Any { vec![] } else { items_at(1) };
                let lists: Box<dyn Iterator<Item = Vec<Data>>> = match order {
                    Order::Rising => Box::new(items.into_iter().combinations(count)),
                    Order::NotFalling => Box::new(items.into_iter().combinations_with_replacement(count)),
                    Order::Distinct => Box::new(items.into_iter().permutations(count)),
                    // In one order and direction: to a graph neither matters.
                    Order::Edges | Order::Connected | Order::Forest => {
                        Box::new(items.into_iter().filter(is_upward).combinations(count))
                    }
                    Order::Arcs | Order::Acyclic => Box::new(items.into_iter().combinations(count)),
                    Order::Any => Box::new((1..=count as i128).map(items_at).multi_cartesian_product()),
                };
                lists.filter(|items| self.is_in_order(items, before)).map(|items| same(Data::List(items))).collect()
            }
            Self::Tree { vertices, .. } => {
                let trees = all_trees(usize::try_from(vertices.at(before)).expect("a number of vertices"));
                trees.into_iter().map(|edges| same(edges.data())).collect()
            }
            Self::Row(parts) | Self::All(parts) => {
                let mut found: Vec<(Vec<Data>, Before)> = vec![(vec![], before.clone())];
                for part in parts {
                    let next = found.into_iter().flat_map(|(values, before)| {
                        part.all(most, &before).into_iter().map(move |(data, behind)| {
                            let mut values = values.clone();
                            values.extend(part.has_value().then_some(data));
                            (values, behind)
                        })
                    });
                    found = next.collect();
                }
                found.into_iter().map(|(values, behind)| (together(values), behind)).collect()
            }
            Self::Such { form, holds, .. } => {
                form.all(most, before).into_iter().filter(|(data, _)| holds(data)).collect()
            }
        }
    }
}

/// Whether an edge leads to a greater vertex.
fn is_upward(edge: &Data) -> bool {
    matches!(edge.list(), [u, v, ..] if u < v)
}

/// All words of this length.
fn words(length: i128, letters: &'static str) -> Vec<String> {
    match length {
        0 => vec![String::new()],
        _ => (0..length)
            .map(|_| letters.chars())
            .multi_cartesian_product()
            .map(|word| word.into_iter().collect())
            .collect(),
    }
}
