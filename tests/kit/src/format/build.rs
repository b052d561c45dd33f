//! How forms are made.

use std::ops::RangeInclusive;

use super::end::End;
use super::form::{Count, Form};
use super::order::Order;

/// An integer within fixed limits.
pub fn int<Number: Into<End> + Copy>(name: &'static str, range: RangeInclusive<Number>) -> Form {
    between(name, *range.start(), *range.end())
}

/// An integer from `low` to `high`, each a number, the name of a number before, or what follows [`from`](super::from)
/// such.
pub fn between(name: &'static str, low: impl Into<End>, high: impl Into<End>) -> Form {
    Form::Int { name, low: low.into(), high: high.into(), usual: None }
}

/// A vertex of so many: a number, or the name of one.
pub fn vertex(name: &'static str, vertices: impl Into<End>) -> Form {
    Form::Vertex { name, vertices: vertices.into() }
}

/// The number of items in the lists of this name.
pub fn len<Number: Into<End> + Copy>(name: &'static str, range: RangeInclusive<Number>) -> Form {
    len_between(name, *range.start(), *range.end())
}

/// The number of items in the lists of this name, from `low` to `high`.
pub fn len_between(name: &'static str, low: impl Into<End>, high: impl Into<End>) -> Form {
    Form::Len { name, low: low.into(), high: high.into() }
}

/// A list of as many items as the number of the name `len` says.
pub fn list(len: &'static str, item: Form) -> Form {
    Form::List { count: Count::Named(len), item: item.into(), order: Order::Any }
}

/// A list with an item for each but the first of as many as the number of the name `len` says: the parents of vertices.
pub fn list_but_first(len: &'static str, item: Form) -> Form {
    Form::List { count: Count::ButFirst(len), item: item.into(), order: Order::Any }
}

/// A list of as many items as a number says, or as follows [`from`](super::from) what stands before.
pub fn repeat(count: impl Into<End>, item: Form) -> Form {
    Form::List { count: Count::Given(count.into()), item: item.into(), order: Order::Any }
}

/// A word of `low` to `high` characters out of `letters`.
pub fn word(name: &'static str, low: impl Into<End>, high: impl Into<End>, letters: &'static str) -> Form {
    Form::Word { name, low: low.into(), high: high.into(), len: None, letters }
}

/// A word as long as the number of the name `len` says.
pub fn word_of(name: &'static str, len: &'static str, letters: &'static str) -> Form {
    Form::Word { name, low: len.into(), high: len.into(), len: Some(len), letters }
}

/// One of these words.
pub fn choice(name: &'static str, words: &'static [&'static str]) -> Form {
    Form::Choice { name, words }
}

/// The n − 1 lines of the edges of a tree, its ends called `name`.
pub fn tree(name: &'static str, vertices: impl Into<End>) -> Form {
    Form::Tree { name, vertices: vertices.into() }
}

/// What stands in one line.
pub fn row<const N: usize>(parts: [Form; N]) -> Form {
    Form::Row(parts.into())
}

/// Parts one after the other.
pub fn all<const N: usize>(parts: [Form; N]) -> Form {
    Form::All(parts.into())
}

/// A line with the number of items, and a line with the items.
pub fn counted<Number: Into<End> + Copy>(name: &'static str, range: RangeInclusive<Number>, item: Form) -> Form {
    all([row([len(name, range)]), row([list(name, item)])])
}

/// A line with the number of vertices, and the lines of the edges of a tree: the value is both.
pub fn tree_of<Number: Into<End> + Copy>(name: &'static str, range: RangeInclusive<Number>) -> Form {
    all([row([int(name, range)]), tree("a vertex", name)])
}

/// The lines of the edges between vertices, as many as the number of the name `len` says.
pub fn edges(len: &'static str, vertices: &'static str, order: Order) -> Form {
    list(len, row([vertex("u", vertices), vertex("v", vertices)])).in_order(order)
}
