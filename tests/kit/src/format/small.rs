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
        self.all_within(most, usize::MAX).expect("no more than there can be")
    }

    /// The same, unless a case or a part of it can be had in more ways than `limit`.
    pub fn all_within<Case: Value>(&self, most: &[(&'static str, i128)], limit: usize) -> Option<Vec<Case>> {
        let all = self.case.all(most, &Before::default(), limit)?.into_iter().map(|(data, _)| data);
        Some(all.filter(|data| !self.is_mark(data)).map(|data| Case::of(&data)).collect())
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
    fn all(&self, most: &[(&'static str, i128)], before: &Before, limit: usize) -> Option<Vec<Found>> {
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
        let is_within = |size: i128| usize::try_from(size).is_ok_and(|size| size <= limit);
        match self {
            Self::Int { name, low, high, .. } | Self::Len { name, low, high } => {
                let values = most_of(name, low.at(before), high.at(before));
                within(values.map(|value| with(name, value, Data::Int(value))), limit)
            }
            Self::Vertex { name, vertices } => {
                within((0..vertices.at(before)).map(|v| with(name, v + 1, Data::Int(v))), limit)
            }
            Self::Word { name, low, high, letters, .. } => {
                let lengths = most_of(name, low.at(before), high.at(before));
                if !is_within(*lengths.end()) {
                    return None;
                }
                within(lengths.flat_map(|length| words(length, letters)).map(|word| same(Data::Word(word))), limit)
            }
            Self::Choice { words, .. } => Some(words.iter().map(|word| same(Data::Word((*word).to_owned()))).collect()),
            Self::List { count, item, order } => {
                let items_at = |place: i128| -> Option<Vec<Data>> {
                    let mut before = before.clone();
                    before.set(PLACE, place);
                    Some(item.all(most, &before, limit)?.into_iter().map(|(data, _)| data).collect())
                };
                let size = count.at(before);
                if !is_within(size) {
                    return None;
                }
                let count = usize::try_from(size).expect("a number of items");
                let items = if *order == Order::Any { vec![] } else { items_at(1)? };
                let lists: Box<dyn Iterator<Item = Vec<Data>>> = match order {
                    Order::Rising => Box::new(items.into_iter().combinations(count)),
                    Order::NotFalling => Box::new(items.into_iter().combinations_with_replacement(count)),
                    Order::Distinct => Box::new(items.into_iter().permutations(count)),
                    // In one order and direction: to a graph neither matters.
                    Order::Edges | Order::Connected | Order::Forest => {
                        Box::new(items.into_iter().filter(is_upward).combinations(count))
                    }
                    Order::Arcs | Order::Acyclic => Box::new(items.into_iter().combinations(count)),
                    Order::Any => {
                        let items: Vec<Vec<Data>> = (1..=size).map(items_at).collect::<Option<_>>()?;
                        Box::new(items.into_iter().multi_cartesian_product())
                    }
                };
                let lists = within(lists, limit)?.into_iter();
                Some(
                    lists
                        .filter(|items| self.is_in_order(items, before))
                        .map(|items| same(Data::List(items)))
                        .collect(),
                )
            }
            Self::Tree { vertices, .. } => {
                let vertices = usize::try_from(vertices.at(before)).expect("a number of vertices");
                // Cayley: so many trees there are.
                let count = (vertices as u128).checked_pow(vertices.saturating_sub(2) as u32);
                let is_within = count.is_some_and(|count| count <= limit as u128);
                is_within.then(|| all_trees(vertices).into_iter().map(|edges| same(edges.data())).collect())
            }
            Self::Row(parts) | Self::All(parts) => {
                let mut found: Vec<(Vec<Data>, Before)> = vec![(vec![], before.clone())];
                for part in parts {
                    let mut next = vec![];
                    for (values, before) in found {
                        for (data, behind) in part.all(most, &before, limit)? {
                            let mut values = values.clone();
                            values.extend(part.has_value().then_some(data));
                            next.push((values, behind));
                        }
                        if next.len() > limit {
                            return None;
                        }
                    }
                    found = next;
                }
                Some(found.into_iter().map(|(values, behind)| (together(values), behind)).collect())
            }
            Self::Such { form, holds, .. } => {
                Some(form.all(most, before, limit)?.into_iter().filter(|(data, _)| holds(data)).collect())
            }
        }
    }
}

/// All of these, unless there are more than `limit`.
fn within<T>(all: impl Iterator<Item = T>, limit: usize) -> Option<Vec<T>> {
    let all: Vec<T> = all.take(limit.saturating_add(1)).collect();
    (all.len() <= limit).then_some(all)
}

/// Whether an edge leads to a greater vertex.
fn is_upward(edge: &Data) -> bool {
    matches!(edge.list(), [u, v, ..] if u < v)
}

/// All words of this length.
fn words(length: i128, letters: &'static str) -> Box<dyn Iterator<Item = String>> {
    match length {
        0 => Box::new(std::iter::once(String::new())),
        _ => {
            let words = (0..length).map(|_| letters.chars()).multi_cartesian_product();
            Box::new(words.map(|word| word.into_iter().collect()))
        }
    }
}
