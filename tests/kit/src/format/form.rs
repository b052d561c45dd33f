//! The parts of which a form is made.

use std::sync::Arc;

use super::end::{Before, End};
use super::order::Order;
use super::value::{Data, Value};

/// A part of an input.
#[derive(Clone)]
pub enum Form {
    /// An integer.
    Int {
        /// What it is, in the words of the statement.
        name: &'static str,
        /// The least value.
        low: End,
        /// The greatest value.
        high: End,
        /// What it is where nothing particular is asked for.
        usual: Option<End>,
    },
    /// A vertex: from 1 in the input, from 0 as a value.
    Vertex {
        /// What it is, in the words of the statement.
        name: &'static str,
        /// How many vertices there are.
        vertices: End,
    },
    /// How many items the lists of this name have, or characters the words. It is no value of its own.
    Len {
        /// Its name in the statement.
        name: &'static str,
        /// The least number.
        low: End,
        /// The greatest number.
        high: End,
    },
    /// A word.
    Word {
        /// What it is, in the words of the statement.
        name: &'static str,
        /// Its least length.
        low: End,
        /// Its greatest length.
        high: End,
        /// The name of its length, where this stands before it.
        len: Option<&'static str>,
        /// The characters out of which it is.
        letters: &'static str,
    },
    /// One of these words.
    Choice {
        /// What it is.
        name: &'static str,
        /// The words.
        words: &'static [&'static str],
    },
    /// So many items.
    List {
        /// How many.
        count: Count,
        /// What each is.
        item: Box<Self>,
        /// How they follow one another.
        order: Order,
    },
    /// The edges of a tree, a line each.
    Tree {
        /// What the ends are, in the words of the statement.
        name: &'static str,
        /// How many vertices there are.
        vertices: End,
    },
    /// What stands in one line.
    Row(Vec<Self>),
    /// Parts one after the other.
    All(Vec<Self>),
    /// What fulfils a condition.
    Such {
        /// What has to fulfil it.
        form: Box<Self>,
        /// The condition, in words.
        sentence: &'static str,
        /// The condition.
        holds: Arc<dyn Fn(&Data) -> bool + Send + Sync>,
    },
}

/// How many items a list has.
#[derive(Clone)]
pub enum Count {
    /// As many as the number of this name says, which stands before them.
    Named(&'static str),
    /// One for each but the first of as many.
    ButFirst(&'static str),
    /// As many as follows from what stands before them.
    Given(End),
}

impl Count {
    pub(super) fn at(&self, before: &Before) -> i128 {
        match self {
            Self::Named(name) => before[name],
            Self::ButFirst(name) => before[name] - 1,
            Self::Given(count) => count.at(before),
        }
    }
}

impl Form {
    /// The same, where the items of the list follow one another so.
    ///
    /// # Panics
    /// If this is no list.
    pub fn in_order(mut self, of: Order) -> Self {
        match &mut self {
            Self::List { order, .. } => *order = of,
            _ => panic!("only the items of a list have an order"),
        }
        self
    }

    /// The same, with this value where nothing particular is asked for: with [`PLACE`](super::PLACE) the items of
    /// a list differ.
    ///
    /// # Panics
    /// If this is no integer.
    pub fn usually(mut self, value: impl Into<End>) -> Self {
        match &mut self {
            Self::Int { usual, .. } => *usual = Some(value.into()),
            _ => panic!("only an integer has a usual value"),
        }
        self
    }

    /// The same under a condition, which is said in words, too.
    pub fn such<Case: Value>(
        self,
        sentence: &'static str,
        holds: impl Fn(Case) -> bool + Send + Sync + 'static,
    ) -> Self {
        let holds = Arc::new(move |data: &Data| holds(Case::of(data)));
        Self::Such { form: self.into(), sentence, holds }
    }

    /// Whether this gives a value, and not only a number of items.
    pub(super) fn has_value(&self) -> bool {
        match self {
            Self::Len { .. } => false,
            Self::Row(parts) | Self::All(parts) => parts.iter().any(Self::has_value),
            _ => true,
        }
    }

    /// The number of items or characters of what is called `name` in `data`, which has this form.
    pub(super) fn len_of(&self, data: &Data, name: &str) -> Option<usize> {
        match self {
            Self::List { count: Count::Named(of), .. } if *of == name => Some(data.list().len()),
            Self::List { count: Count::ButFirst(of), .. } if *of == name => Some(data.list().len() + 1),
            Self::List { item, .. } => match data.list().first() {
                Some(first) => item.len_of(first, name),
                // A list without items has none of what they would have.
                None => item.has_len(name).then_some(0),
            },
            Self::Word { len: Some(of), .. } if *of == name => Some(data.word().len()),
            Self::Row(parts) | Self::All(parts) => {
                with_data(parts, data).find_map(|(part, data)| part.len_of(data?, name))
            }
            Self::Such { form, .. } => form.len_of(data, name),
            _ => None,
        }
    }

    /// The names of all that says how many items, letters or vertices there are.
    pub(super) fn sizes(&self) -> Vec<&'static str> {
        let (mut names, mut found) = (vec![], vec![]);
        self.numbers(&mut names);
        for (name, is_size) in names {
            if !found.contains(&name) && (is_size || self.has_vertices(name) || self.has_len(name)) {
                found.push(name);
            }
        }
        found
    }

    /// The names of numbers and words, each with whether it is a size by itself.
    fn numbers(&self, names: &mut Vec<(&'static str, bool)>) {
        match self {
            Self::Len { name, .. } | Self::Word { name, len: None, .. } => names.push((name, true)),
            Self::Int { name, .. } => names.push((name, false)),
            Self::List { item: form, .. } | Self::Such { form, .. } => form.numbers(names),
            Self::Row(parts) | Self::All(parts) => parts.iter().for_each(|part| part.numbers(names)),
            _ => {}
        }
    }

    /// Whether something in this form has as many items or characters as what is called `name` says.
    pub(super) fn has_len(&self, name: &str) -> bool {
        match self {
            Self::List { count: Count::Named(of) | Count::ButFirst(of), .. } if *of == name => true,
            Self::Word { len: Some(of), .. } => *of == name,
            Self::List { item: form, .. } | Self::Such { form, .. } => form.has_len(name),
            Self::Row(parts) | Self::All(parts) => parts.iter().any(|part| part.has_len(name)),
            _ => false,
        }
    }
}

/// The parts, each with its data where it has a value. A single value is no list.
pub(super) fn with_data<'a>(parts: &'a [Form], data: &'a Data) -> impl Iterator<Item = (&'a Form, Option<&'a Data>)> {
    let single = parts.iter().filter(|part| part.has_value()).count() == 1;
    let mut values = match single {
        true => std::slice::from_ref(data).iter(),
        false => data.list().iter(),
    };
    parts.iter().map(move |part| (part, part.has_value().then(|| values.next().expect("a value for each part"))))
}

/// The values of parts as one: a single one stays as it is.
pub(super) fn together(mut values: Vec<Data>) -> Data {
    match values.len() {
        1 => values.remove(0),
        _ => Data::List(values),
    }
}
