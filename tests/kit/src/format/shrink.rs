//! Smaller cases of the same form.

use super::text::is_forest;
use super::{Cases, Count, Data, Form, Format, Order, together, with_data};

impl Format {
    /// Inputs that are one step smaller than this one, the smallest first: cases, items and vertices left out, letters
    /// left out, numbers less. Each has this form and fulfils its conditions.
    pub fn smaller(&self, cases: &[Data]) -> Vec<Vec<Data>> {
        let least = match self.cases {
            Cases::Counted { low, .. } => usize::try_from(low).unwrap_or(0),
            Cases::One => 1,
            Cases::ToEnd | Cases::Until(_) => 0,
        };
        let mut all = without_some(cases, least);
        for (index, case) in cases.iter().enumerate() {
            for smaller in self.case.smaller(case) {
                let mut cases = cases.to_vec();
                cases[index] = smaller;
                all.push(cases);
            }
        }
        all.retain(|cases| self.holds(cases));
        all
    }

    /// Whether cases have this form.
    pub fn holds(&self, cases: &[Data]) -> bool {
        self.read_data(&self.write_data(cases, None)).is_ok()
    }
}

/// The items without a half, a quarter, and so on down to single ones; never fewer than `least`.
fn without_some<T: Clone>(items: &[T], least: usize) -> Vec<Vec<T>> {
    let mut all = vec![];
    let mut size = items.len().saturating_sub(least);
    while size > 0 {
        for start in (0..items.len()).step_by(size) {
            let end = (start + size).min(items.len());
            if items.len() - (end - start) >= least {
                all.push([&items[..start], &items[end..]].concat());
            }
        }
        size = if size > 1 { size.div_ceil(2) } else { 0 };
    }
    all
}

impl Form {
    /// Data that are one step smaller; not all fulfil the form's conditions.
    fn smaller(&self, data: &Data) -> Vec<Data> {
        let mut all = self.without_indices(data);
        all.extend(self.with_smaller_parts(data));
        all
    }

    /// Without some of what a number counts: from all lists and words of its name, and from trees and graphs whose
    /// vertices it counts.
    fn without_indices(&self, data: &Data) -> Vec<Data> {
        let mut names = vec![];
        self.counted(&mut names);
        let mut all = vec![];
        for name in names {
            let Some(count) = self.size_of(data, name) else { continue };
            let indices: Vec<usize> = (0..count).collect();
            let smaller = without_some(&indices, 0).into_iter().filter_map(|kept| self.keep(data, name, &kept));
            all.extend(smaller);
        }
        all
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
    fn has_vertices(&self, name: &str) -> bool {
        match self {
            Self::Tree { vertices, .. } | Self::Vertex { vertices, .. } => vertices.is_named(name),
            Self::List { item, .. } => item.has_vertices(name),
            Self::Row(parts) | Self::All(parts) => parts.iter().any(|part| part.has_vertices(name)),
            Self::Such { form, .. } => form.has_vertices(name),
            _ => false,
        }
    }

    /// The same with only these of what `name` counts; nothing where a vertex goes that something else names.
    fn keep(&self, data: &Data, name: &str, kept: &[usize]) -> Option<Data> {
        let renamed = |vertex: &Data| {
            let place = kept.iter().position(|&index| index as i128 == vertex.int())?;
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
            Self::List { item, order: Order::Any | Order::Edges | Order::Arcs | Order::Acyclic, .. }
                if item.is_edge(name) =>
            {
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
    fn with_smaller_parts(&self, data: &Data) -> Vec<Data> {
        let replaced = |items: &[Data], index: usize, data: Data| {
            let mut items = items.to_vec();
            items[index] = data;
            items
        };
        match self {
            Self::Int { .. } => less(data.int()).into_iter().map(Data::Int).collect(),
            Self::Vertex { .. } => less(data.int()).into_iter().filter(|v| *v >= 0).map(Data::Int).collect(),
            Self::Word { len: None, .. } => {
                let letters: Vec<char> = data.word().chars().collect();
                without_some(&letters, 0).into_iter().map(|word| Data::Word(word.into_iter().collect())).collect()
            }
            Self::List { item, .. } => {
                let items = data.list().iter().enumerate();
                let smaller = items.flat_map(|(index, part)| {
                    item.smaller(part).into_iter().map(move |part| replaced(data.list(), index, part))
                });
                smaller.map(Data::List).collect()
            }
            Self::Row(parts) | Self::All(parts) => {
                let parts: Vec<(&Self, &Data)> =
                    with_data(parts, data).filter_map(|(part, data)| Some((part, data?))).collect();
                let values: Vec<Data> = parts.iter().map(|(_, data)| (*data).clone()).collect();
                let smaller = parts.iter().enumerate().flat_map(|(index, (part, data))| {
                    let values = values.clone();
                    part.smaller(data).into_iter().map(move |data| replaced(&values, index, data))
                });
                smaller.map(together).collect()
            }
            Self::Such { form, .. } => form.with_smaller_parts(data),
            Self::Word { .. } | Self::Choice { .. } | Self::Tree { .. } | Self::Len { .. } => vec![],
        }
    }
}

/// Integers nearer to 0: 0 itself, the half, one less.
fn less(int: i128) -> Vec<i128> {
    let mut all = vec![0, int / 2, int - int.signum()];
    all.retain(|less| less.abs() < int.abs());
    all.dedup();
    all
}

impl super::End {
    /// Whether this is the number of this name.
    fn is_named(&self, name: &str) -> bool {
        matches!(self, Self::Named(of) if *of == name)
    }
}
