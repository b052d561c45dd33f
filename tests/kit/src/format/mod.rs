//! The form of an input, said once: what stands where, within which limits, and under which conditions.
//!
//! A form is data, and everything that has to know it is an interpreter of this data: reading and writing cases
//! ([`Format::read`], [`Format::write`]), the limits at both ends and beyond ([`Format::limits`]), all small cases
//! ([`Format::all`]), smaller cases ([`Format::smaller`]). Cases are values of ordinary types ([`Value`]).
//!
//! ```
//! use kit::format::{Format, int, list, len, row, all};
//!
//! // Two lines a test: a number of heaps, and the heaps.
//! let heaps = all([row([len("n", 1..=1000)]), row([list("n", int("a heap", 1..=9))])]);
//! let format = Format::tests("t", 0..=10, heaps);
//! assert_eq!(format.write(&[vec![3, 1], vec![9]]), "2\n2\n3 1\n1\n9\n");
//! assert_eq!(format.read::<Vec<u32>>("1\n2\n 3 1").unwrap(), [[3, 1]]);
//! let fault = format.read::<Vec<u32>>("1\n2\n3 10").unwrap_err();
//! assert_eq!(fault.to_string(), r#"line 3, column 3: expected an integer from 1 to 9, found "10""#);
//! ```

mod limits;
mod said;
mod shrink;
mod small;
mod text;
mod value;

use std::ops::{Index, RangeInclusive};
use std::sync::Arc;

pub use limits::Limit;
pub use text::{Fault, Mark};
pub use value::{Data, Value};

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

/// The name under which an item of a list knows its place, from 1: `between("a parent", 1, PLACE)`.
pub const PLACE: &str = "the place";

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

/// How the items of a list follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// In any way.
    Any,
    /// No two are alike.
    Distinct,
    /// Each is greater than the one before.
    Rising,
    /// None is less than the one before.
    NotFalling,
    /// They are the edges of a graph without loops, and none comes twice, in either direction.
    Edges,
    /// They are the edges of a graph without cycles, a tree where there are enough.
    Forest,
    /// They are arcs between two vertices, and none comes twice.
    Arcs,
    /// They are arcs of a graph without cycles; one may come twice.
    Acyclic,
}

/// What stands before a place: numbers by their names.
#[derive(Clone, Default)]
pub struct Before(Vec<(&'static str, i128)>);

impl Before {
    fn set(&mut self, name: &'static str, value: i128) {
        self.0.push((name, value));
    }
}

impl Index<&str> for Before {
    type Output = i128;

    /// The number of this name.
    ///
    /// # Panics
    /// If there is none.
    fn index(&self, name: &str) -> &i128 {
        let found = self.0.iter().rev().find(|(known, _)| *known == name);
        &found.unwrap_or_else(|| panic!("no {name:?} stands before")).1
    }
}

/// A limit: a number, or what follows from the numbers before.
#[derive(Clone)]
pub enum End {
    /// This number.
    Fixed(i128),
    /// The number of this name, which stands before.
    Named(&'static str),
    /// What follows from the numbers before.
    From(Arc<dyn Fn(&Before) -> i128 + Send + Sync>),
}

impl End {
    fn at(&self, before: &Before) -> i128 {
        match self {
            Self::Fixed(end) => *end,
            Self::Named(name) => before[name],
            Self::From(end) => end(before),
        }
    }
}

macro_rules! end {
    ($($integer:ty)*) => {
        $(impl From<$integer> for End {
            fn from(end: $integer) -> Self {
                Self::Fixed(end.try_into().expect("limits are far below 2¹²⁷"))
            }
        })*
    };
}

end! { i8 u8 i16 u16 i32 u32 i64 u64 i128 isize usize }

/// The number of this name, which stands before.
impl From<&'static str> for End {
    fn from(name: &'static str) -> Self {
        Self::Named(name)
    }
}

/// What follows from the numbers before: `from(|before| before["n"] - 1)`.
pub fn from(end: impl Fn(&Before) -> i128 + Send + Sync + 'static) -> End {
    End::From(Arc::new(end))
}

/// An integer within fixed limits.
pub fn int<Number: Into<End> + Copy>(name: &'static str, range: RangeInclusive<Number>) -> Form {
    between(name, *range.start(), *range.end())
}

/// An integer from `low` to `high`, each a number, the name of a number before, or what follows [`from`] such.
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

/// A list of as many items as a number says, or as follows [`from`] what stands before.
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

    /// The same, with this value where nothing particular is asked for: with [`PLACE`] the items of a list differ.
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
    fn has_value(&self) -> bool {
        match self {
            Self::Len { .. } => false,
            Self::Row(parts) | Self::All(parts) => parts.iter().any(Self::has_value),
            _ => true,
        }
    }

    /// The number of items or characters of what is called `name` in `data`, which has this form.
    fn len_of(&self, data: &Data, name: &str) -> Option<usize> {
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

    /// Whether something in this form has as many items or characters as what is called `name` says.
    fn has_len(&self, name: &str) -> bool {
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
fn with_data<'a>(parts: &'a [Form], data: &'a Data) -> impl Iterator<Item = (&'a Form, Option<&'a Data>)> {
    let single = parts.iter().filter(|part| part.has_value()).count() == 1;
    let mut values = match single {
        true => std::slice::from_ref(data).iter(),
        false => data.list().iter(),
    };
    parts.iter().map(move |part| (part, part.has_value().then(|| values.next().expect("a value for each part"))))
}

/// The values of parts as one: a single one stays as it is.
fn together(mut values: Vec<Data>) -> Data {
    match values.len() {
        1 => values.remove(0),
        _ => Data::List(values),
    }
}

/// The form of a whole input: one case, or several.
#[derive(Clone)]
pub struct Format {
    /// How the cases follow one another.
    pub cases: Cases,
    /// A case.
    pub case: Form,
    /// What is limited over all cases.
    pub sums: Vec<Sum>,
    /// What else is asked for where a limit is tried: for a name, other names with their values.
    pub where_tried: Vec<(&'static str, &'static str, i128)>,
}

/// How the cases of an input follow one another.
#[derive(Clone)]
pub enum Cases {
    /// There is one.
    One,
    /// There is one, and it is the whole input, of whose form nothing is known.
    Text,
    /// Behind their number.
    Counted {
        /// The name of their number in the statement.
        name: &'static str,
        /// The least number.
        low: i128,
        /// The greatest number.
        high: i128,
    },
    /// Up to the end of the file.
    ToEnd,
    /// Up to this line, which may be missing at the end of the file.
    Until(&'static str),
}

/// What is limited over all cases.
#[derive(Clone)]
pub struct Sum {
    /// The sum, in the words of the statement: `the sum of n`.
    pub name: &'static str,
    /// The name of what is added.
    pub of: &'static str,
    /// The greatest sum.
    pub most: i128,
}

/// A single case.
impl From<Form> for Format {
    fn from(case: Form) -> Self {
        Self::one(case)
    }
}

impl Format {
    fn new(cases: Cases, case: Form) -> Self {
        Self { cases, case, sums: vec![], where_tried: vec![] }
    }

    /// A single case.
    pub fn one(case: Form) -> Self {
        Self::new(Cases::One, case)
    }

    /// A line with the number of cases, and the cases.
    pub fn tests<Number: TryInto<i128> + Copy>(name: &'static str, range: RangeInclusive<Number>, case: Form) -> Self {
        let wide = |number: Number| number.try_into().unwrap_or_else(|_| panic!("limits are far below 2¹²⁷"));
        Self::new(Cases::Counted { name, low: wide(*range.start()), high: wide(*range.end()) }, case)
    }

    /// A single case, the whole input, whose form cannot be said as data: as a value it is the text.
    pub fn text() -> Self {
        Self::new(Cases::Text, Form::All(vec![]))
    }

    /// Cases up to the end of the file.
    pub fn to_end(case: Form) -> Self {
        Self::new(Cases::ToEnd, case)
    }

    /// Cases up to a line that is `mark`, or to the end of the file.
    pub fn until(mark: &'static str, case: Form) -> Self {
        Self::new(Cases::Until(mark), case)
    }

    /// What the numbers of the name `of` are in all cases together is at most `most`.
    pub fn sum(mut self, name: &'static str, of: &'static str, most: impl Into<End>) -> Self {
        let most = most.into().at(&Before::default());
        self.sums.push(Sum { name, of, most });
        self
    }

    /// Where the limits of `name` are tried, `other` has this value.
    pub fn trying(mut self, name: &'static str, other: &'static str, value: impl Into<End>) -> Self {
        self.where_tried.push((name, other, value.into().at(&Before::default())));
        self
    }

    /// Whether the input says how many cases it has.
    pub fn is_counted(&self) -> bool {
        !matches!(self.cases, Cases::ToEnd | Cases::Until(_))
    }

    /// The greatest number of cases in an input.
    pub fn most_cases(&self) -> usize {
        match self.cases {
            Cases::One | Cases::Text => 1,
            Cases::Counted { high, .. } => usize::try_from(high).unwrap_or(usize::MAX),
            Cases::ToEnd | Cases::Until(_) => usize::MAX,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heaps() -> Format {
        Format::tests("t", 0..=10, counted("n", 1..=1000, int("a heap", 1..=9)))
    }

    fn name_of(format: &Format, name: &str) -> &'static str {
        format.limits().into_iter().find(|known| *known == name).expect("the limit")
    }

    /// The tries of a limit: the values with their inputs, those beyond with what is expected.
    fn tries(format: &Format, name: &str) -> Vec<(i128, String, String)> {
        let limit = format.limit(name_of(format, name));
        let kept = limit.kept.into_iter().map(|(value, input)| (value, input, String::new()));
        kept.chain(limit.passed).collect()
    }

    #[test]
    fn limits_are_tried_at_both_ends_and_beyond() {
        let case = |value: i128, input: &str, expected: &str| (value, input.to_owned(), expected.to_owned());
        let expected = "an integer from 1 to 9";
        assert_eq!(
            tries(&heaps(), "a heap"),
            [
                case(1, "1\n3\n7 1 7\n", ""),
                case(9, "1\n3\n7 9 7\n", ""),
                case(0, "1\n3\n7 @0 7\n", expected),
                case(10, "1\n3\n7 @10 7\n", expected),
            ]
        );
        let n = tries(&heaps(), "n");
        assert_eq!(n[0], case(1, "1\n1\n7\n", ""));
        assert_eq!(n[2], case(0, "1\n@0\n7\n", "an integer from 1 to 1000"));
        assert!(n[3].1.starts_with("1\n@1001\n7 7 "));
        let t = tries(&heaps(), "t");
        assert_eq!(t[0], case(0, "0\n", ""));
        assert_eq!(t[2], case(-1, "@-1\n", "an integer from 0 to 10"));
        assert_eq!(t[3].1, format!("@11\n{}", "1\n1\n".repeat(10)));
    }

    #[test]
    fn sums_are_passed_by_one() {
        let format = heaps().sum("the sum of n", "n", 1500);
        let sum = tries(&format, "the sum of n");
        assert_eq!(sum.len(), 2);
        assert_eq!(sum[1].2, "at most 500 more, as the sum is at most 1500");
        assert!(format.read::<Vec<u32>>(&sum[0].1).is_ok());
        let fault = format.read::<Vec<u32>>(&sum[1].1.replace('@', "")).expect_err("one too many");
        assert_eq!(fault.expected, sum[1].2);
    }

    #[test]
    fn what_is_written_is_read() {
        let format = Format::until("0 0", row([int("a", 1..=9), int("b", 1..=9)]));
        assert_eq!(format.write(&[(1_u8, 2_u8), (3, 4)]), "1 2\n3 4\n0 0\n");
        assert_eq!(format.read::<(u8, u8)>("1 2\n3 4").expect("cases"), [(1, 2), (3, 4)]);
        let tree = Format::one(tree_of("n", 1..=5));
        assert_eq!(tree.write(&[(3_usize, vec![(0_usize, 1_usize), (1, 2)])]), "3\n1 2\n2 3\n");
        let fault = tree.read_data("3\n1 2\n2 1\n").expect_err("no tree");
        assert_eq!(fault.to_string(), r#"line 2, column 1: expected the edges of a tree, found "1""#);
    }

    #[test]
    fn trees_graphs_and_conditions_have_their_limits() {
        let tree = Format::one(tree_of("n", 2..=50));
        let vertex = tries(&tree, "a vertex");
        assert!(vertex.iter().take(2).all(|(_, input, _)| tree.read_data(input).is_ok()), "{vertex:?}");
        let graph = Format::one(all([row([int("n", 1..=50), len("m", 0..=40)]), edges("m", "n", Order::Edges)]));
        let graph = graph.trying("m", "n", 50);
        for name in ["n", "m", "u", "v"] {
            for (value, input, expected) in tries(&graph, name) {
                let read = graph.read_data(&input.replace('@', ""));
                assert_eq!(read.is_ok(), expected.is_empty(), "{name} {value}: {input}");
            }
        }
        let differ = all([row([int("n", 2..=9), vertex_of("a"), vertex_of("b")])]);
        let differ = Format::one(differ.such("another vertex", |(_, a, b): (u8, u8, u8)| a != b));
        assert!(tries(&differ, "a").iter().take(2).all(|(_, input, _)| differ.read_data(input).is_ok()));
        let rising = Format::one(all([
            row([len("n", 2..=9)]),
            row([list("n", int("a number", 0..=1000)).in_order(Order::Rising)]),
        ]));
        let numbers = tries(&rising, "a number");
        assert!(numbers.iter().take(2).all(|(_, input, _)| rising.read_data(input).is_ok()), "{numbers:?}");
    }

    fn vertex_of(name: &'static str) -> Form {
        vertex(name, "n")
    }

    #[test]
    fn all_small_cases_are_made() {
        let heaps: Vec<Vec<u32>> = heaps().all(&[("n", 2), ("a heap", 3)]);
        assert_eq!(heaps.len(), 3 + 9);
        assert!(heaps.contains(&vec![3, 1]));
        let trees: Vec<(usize, Vec<(usize, usize)>)> = Format::one(tree_of("n", 1..=50)).all(&[("n", 4)]);
        assert_eq!(trees.len(), 1 + 1 + 3 + 16);
        let graph = Format::one(all([row([int("n", 1..=9), len("m", 0..=9)]), edges("m", "n", Order::Edges)]));
        let graphs: Vec<(usize, Vec<(usize, usize)>)> = graph.all(&[("n", 3), ("m", 9)]);
        assert_eq!(graphs.len(), 1 + 2 + 8);
        let edge = row([vertex_of("u"), vertex_of("v"), int("a colour", 0..=1)]);
        let coloured = repeat(from(|before| before["n"] - 1), edge).in_order(Order::Forest);
        let coloured = Format::one(all([row([int("n", 1..=9)]), coloured]));
        let trees: Vec<(usize, Vec<(usize, usize, u8)>)> = coloured.all(&[("n", 4)]);
        assert_eq!(trees.len(), 1 + 2 + 3 * 4 + 16 * 8);
        assert!(coloured.read_data("3\n1 2 0\n2 1 0\n").is_err());
        assert_eq!(Format::described(&[("n", 2), ("a heap", 3)]), "all with n up to 2, a heap up to 3");
    }

    #[test]
    fn items_know_their_places() {
        let parents = list_but_first("n", between("p", 1, PLACE));
        let tree = Format::one(all([row([len("n", 2..=50)]), row([parents])]));
        let trees: Vec<Vec<u32>> = tree.all(&[("n", 3), ("p", 50)]);
        assert_eq!(trees, [vec![1], vec![1, 1], vec![1, 2]]);
        let smaller = one_step_smaller(&tree, &[[1, 2].data()]);
        assert_eq!(smaller, ["2\n1\n", "2\n1\n", "3\n1 1\n"]);
        let fault = tree.read_data("4 1 3 3").expect_err("a parent behind");
        assert_eq!(fault.expected, "an integer from 1 to 2");
        let p = tries(&tree, "p");
        assert_eq!(p[1], (2, "3\n1 2\n".to_owned(), String::new()));
        assert_eq!(p[3].2, "an integer from 1 to 2");
    }

    /// The inputs of this form that are one step smaller.
    fn one_step_smaller(format: &Format, cases: &[Data]) -> Vec<String> {
        let smaller = format.smaller(cases).filter(|cases| format.holds(cases));
        smaller.map(|cases| format.write_data(&cases, None)).collect()
    }

    #[test]
    fn smaller_cases_are_made_when_they_are_asked_for() {
        let row = Format::one(all([row([len("n", 1..=100_000)]), row([list("n", int("a", 0..=9))])]));
        let cases = row.read_data(&format!("100000\n{}\n", "9 ".repeat(100_000))).expect("a row");
        // All of them would be some 500 000 lists of 100 000 numbers.
        let lens = row.smaller(&cases).map(|cases| cases[0].list().len());
        assert_eq!(lens.take(4).collect::<Vec<_>>(), [0, 50_000, 50_000, 75_000]);
    }

    #[test]
    fn smaller_cases_have_the_same_form() {
        let tree = all([row([len("n", 1..=50)]), row([list("n", int("stones", 0..=9))]), tree("a vertex", "n")]);
        let format = Format::tests("t", 1..=5, tree);
        let cases = format.read_data("2\n3\n5 6 7\n1 2\n1 3\n1\n4\n").expect("two cases");
        let inputs = one_step_smaller(&format, &cases);
        assert_eq!(inputs[0], "1\n1\n4\n");
        for smaller in ["2\n2\n5 7\n1 2\n1\n4\n", "2\n1\n7\n1\n4\n", "2\n3\n5 3 7\n1 2\n1 3\n1\n4\n"] {
            assert!(inputs.iter().any(|input| input == smaller), "{smaller:?} {inputs:?}");
        }
        assert!(inputs.iter().all(|input| format.read_data(input).is_ok()));
    }

    #[test]
    fn a_board_without_rows_is_no_smaller_board() {
        let rows = list("n", row([word_of("a row", "m", ".#")]));
        let board = Format::one(all([row([len("n", 1..=9), len("m", 1..=9)]), rows]));
        let cases = board.read_data("2 1\n.\n#\n").expect("a board");
        assert_eq!(one_step_smaller(&board, &cases), ["1 1\n#\n", "1 1\n.\n"]);
    }
}
