//! Smaller cases of the same form.

use std::iter::{self, successors};
use std::ops::Range;

use super::form::{Count, Form, together, with_data};
use super::input::Format;
use super::order::{Order, is_forest};
use super::value::Data;

/// Data that are one step smaller.
type Smaller<'a> = Box<dyn Iterator<Item = Data> + 'a>;

impl Format {
    /// Inputs that are one step smaller than this one: cases, items and vertices left out, the largest parts first,
    /// letters left out, numbers less. Not all fulfil the form's conditions ([`holds`](Self::holds)). Each is made when
    /// it is asked for.
    pub fn smaller<'a>(&'a self, cases: &'a [Data]) -> impl Iterator<Item = Vec<Data>> + 'a {
        let least = self.least_cases();
        let replaced = cases
            .iter()
            .enumerate()
            .flat_map(move |(index, case)| self.case.smaller(case).map(move |smaller| replaced(cases, index, smaller)));
        without_some(cases, least).chain(replaced)
    }

    /// Whether cases have this form.
    pub fn holds(&self, cases: &[Data]) -> bool {
        self.read_data(&self.write_data(cases, None)).is_ok()
    }
}

/// The items but for as many as may go, a half of these, a quarter, and so on down to single ones; never fewer than
/// `least`.
fn without_some<T: Clone>(items: &[T], least: usize) -> impl Iterator<Item = Vec<T>> {
    gaps(items.len(), least).map(|gap| [&items[..gap.start], &items[gap.end..]].concat())
}

/// What is left out of so many.
fn gaps(len: usize, least: usize) -> impl Iterator<Item = Range<usize>> {
    let most = Some(len.saturating_sub(least)).filter(|&most| most > 0);
    let sizes = successors(most, |size| (*size > 1).then(|| size.div_ceil(2)));
    let gaps = sizes.flat_map(move |size| (0..len).step_by(size).map(move |start| start..(start + size).min(len)));
    gaps.filter(move |gap| len - gap.len() >= least)
}

fn replaced(items: &[Data], index: usize, data: Data) -> Vec<Data> {
    let mut items = items.to_vec();
    items[index] = data;
    items
}

impl Form {
    /// Data that are one step smaller; not all fulfil the form's conditions.
    fn smaller<'a>(&'a self, data: &'a Data) -> Smaller<'a> {
        Box::new(self.without_indices(data).chain(self.with_smaller_parts(data)))
    }

    /// Without some of what a number counts: from all lists and words of its name, and from trees and graphs whose
    /// vertices it counts.
    fn without_indices<'a>(&'a self, data: &'a Data) -> impl Iterator<Item = Data> + 'a {
        let mut names = vec![];
        self.counted(&mut names);
        let counts = names.into_iter().filter_map(|name| Some((name, self.size_of(data, name)?)));
        counts.flat_map(move |(name, count)| {
            gaps(count, 0).filter_map(move |gap| {
                let kept: Vec<usize> = (0..gap.start).chain(gap.end..count).collect();
                self.keep(data, name, &kept)
            })
        })
    }

    /// The names of numbers that count something.
    fn counted(&self, names: &mut Vec<&'static str>) {
        match self {
            Self::Len { name, .. } if !names.contains(name) => names.push(name),
            Self::Int { name, .. } if !names.contains(name) => names.push(name),
            Self::Row(parts) | Self::All(parts) => parts.iter().for_each(|part| part.counted(names)),
            Self::Such { form, .. } => form.counted(names),
            _ => {}
        }
    }

    /// How many things what is called `name` counts in these data.
    fn size_of(&self, data: &Data, name: &str) -> Option<usize> {
        if let Some(len) = self.len_of(data, name) {
            return Some(len);
        }
        // A number that is a value counts vertices, if a tree or an edge has so many.
        self.has_vertices(name).then(|| self.int_of(data, name)).flatten()
    }

    fn int_of(&self, data: &Data, name: &str) -> Option<usize> {
        match self {
            Self::Int { name: of, .. } if *of == name => usize::try_from(data.int()).ok(),
            Self::Row(parts) | Self::All(parts) => {
                with_data(parts, data).find_map(|(part, data)| part.int_of(data?, name))
            }
            Self::Such { form, .. } => form.int_of(data, name),
            _ => None,
        }
    }

    /// Whether vertices are among so many as the number of this name says.
    pub(super) fn has_vertices(&self, name: &str) -> bool {
        match self {
            Self::Tree { vertices, .. } | Self::Vertex { vertices, .. } => vertices.is_named(name),
            Self::List { item, .. } => item.has_vertices(name),
            Self::Row(parts) | Self::All(parts) => parts.iter().any(|part| part.has_vertices(name)),
            Self::Such { form, .. } => form.has_vertices(name),
            _ => false,
        }
    }

    /// The same with only these of what `name` counts, in order; nothing where a vertex goes that something else names.
    fn keep(&self, data: &Data, name: &str, kept: &[usize]) -> Option<Data> {
        let renamed = |vertex: &Data| {
            let place = kept.binary_search(&usize::try_from(vertex.int()).ok()?).ok()?;
            Some(Data::Int(place as i128))
        };
        match self {
            Self::Int { name: of, .. } if *of == name && data.int() >= 0 => Some(Data::Int(kept.len() as i128)),
            Self::Vertex { vertices, .. } if vertices.is_named(name) => renamed(data),
            Self::Word { len: Some(of), .. } if *of == name => {
                let letters: Vec<char> = data.word().chars().collect();
                Some(Data::Word(kept.iter().map(|&index| letters[index]).collect()))
            }
            Self::List { count: Count::Named(of), item, .. } if *of == name => {
                let items = kept.iter().map(|&index| item.keep(&data.list()[index], name, kept));
                items.collect::<Option<_>>().map(Data::List)
            }
            Self::List { count: Count::ButFirst(of), item, .. } if *of == name => {
                let (_, others) = kept.split_first().filter(|(first, _)| **first == 0)?;
                let items = others.iter().map(|&index| item.keep(&data.list()[index - 1], name, kept));
                items.collect::<Option<_>>().map(Data::List)
            }
            // Edges go with their ends.
            Self::List {
                item,
                order: Order::Any | Order::Edges | Order::Connected | Order::Arcs | Order::Acyclic,
                ..
            } if item.is_edge(name) => {
                Some(Data::List(data.list().iter().filter_map(|edge| item.keep(edge, name, kept)).collect()))
            }
            Self::List { item, .. } => {
                let items = data.list().iter().map(|data| item.keep(data, name, kept));
                items.collect::<Option<_>>().map(Data::List)
            }
            Self::Tree { vertices, .. } if vertices.is_named(name) => {
                let ends = |edge: &Data| edge.list().iter().map(renamed).collect::<Option<_>>().map(Data::List);
                let edges: Vec<Data> = data.list().iter().filter_map(ends).collect();
                let pairs: Vec<[i128; 2]> =
                    edges.iter().map(|edge| [edge.list()[0].int(), edge.list()[1].int()]).collect();
                let is_tree = edges.len() + 1 == kept.len() && is_forest(kept.len() as i128, &pairs);
                is_tree.then_some(Data::List(edges))
            }
            Self::Row(parts) | Self::All(parts) => {
                let values = with_data(parts, data).filter_map(|(part, data)| Some(part.keep(data?, name, kept)));
                values.collect::<Option<_>>().map(together)
            }
            Self::Such { form, .. } => form.keep(data, name, kept),
            _ => Some(data.clone()),
        }
    }

    /// Whether this is a line with two vertices out of so many.
    fn is_edge(&self, name: &str) -> bool {
        match self {
            Self::Row(parts) => parts.iter().filter(|part| part.has_vertices(name)).count() == 2,
            _ => false,
        }
    }

    /// One part made smaller.
    fn with_smaller_parts<'a>(&'a self, data: &'a Data) -> Smaller<'a> {
        match self {
            Self::Int { .. } => Box::new(less(data.int()).map(Data::Int)),
            Self::Vertex { .. } => Box::new(less(data.int()).filter(|v| *v >= 0).map(Data::Int)),
            Self::Word { len: None, .. } => {
                let letters: Vec<char> = data.word().chars().collect();
                let shorter = gaps(letters.len(), 0)
                    .map(move |gap| letters[..gap.start].iter().chain(&letters[gap.end..]).collect());
                Box::new(shorter.map(Data::Word))
            }
            Self::List { item, .. } => {
                let items = data.list().iter().enumerate();
                Box::new(items.flat_map(move |(index, part)| {
                    item.smaller(part).map(move |part| Data::List(replaced(data.list(), index, part)))
                }))
            }
            Self::Row(parts) | Self::All(parts) => {
                let parts: Vec<(&Self, &Data)> =
                    with_data(parts, data).filter_map(|(part, data)| Some((part, data?))).collect();
                let values: Vec<Data> = parts.iter().map(|(_, data)| (*data).clone()).collect();
                Box::new(parts.into_iter().enumerate().flat_map(move |(index, (part, data))| {
                    let values = values.clone();
                    part.smaller(data).map(move |data| together(replaced(&values, index, data)))
                }))
            }
            Self::Such { form, .. } => form.with_smaller_parts(data),
            Self::Word { .. } | Self::Choice { .. } | Self::Tree { .. } | Self::Len { .. } => Box::new(iter::empty()),
        }
    }
}

/// Integers nearer to 0: 0 itself, the half, one less.
fn less(int: i128) -> impl Iterator<Item = i128> {
    let mut all = vec![0, int / 2, int - int.signum()];
    all.retain(|less| less.abs() < int.abs());
    all.dedup();
    all.into_iter()
}
