//! Reading and writing.

use std::fmt::{self, Display, Write};

use super::end::{Before, PLACE};
use super::form::{Form, together, with_data};
use super::input::{Cases, Format};
use super::order::{Order, is_forest};
use super::value::{Data, Value};
use crate::shapes::is_connected;

/// Where an input does not have its form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What should stand there.
    pub expected: String,
    /// The token that stands there; none at the end of the input.
    pub found: Option<String>,
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, expected, found } = self;
        write!(f, "line {line}, column {column}: expected {expected}, found ")?;
        match found {
            None => f.write_str("the end of the input"),
            Some(found) => match found.char_indices().nth(40) {
                Some((end, _)) => write!(f, "\"{}…\"", &found[..end]),
                None => write!(f, "{found:?}"),
            },
        }
    }
}

/// A token that is written otherwise than the case has it, behind a mark, `@`.
pub struct Mark {
    /// The name of what it is.
    pub name: &'static str,
    /// How many of this name come before it.
    pub index: usize,
    /// What is written.
    pub text: String,
}

impl Format {
    /// The cases of an input, which is checked.
    ///
    /// # Errors
    /// Where the input does not have this form first; for a condition on several tokens, at the first of them.
    pub fn read<Case: Value>(&self, input: &str) -> Result<Vec<Case>, Fault> {
        let mut cases = vec![];
        self.read_each(input, &mut |case| cases.push(Case::of(&case)))?;
        Ok(cases)
    }

    /// The cases of an input as data.
    ///
    /// # Errors
    /// As for [`read`](Self::read).
    pub fn read_data(&self, input: &str) -> Result<Vec<Data>, Fault> {
        let mut cases = vec![];
        self.read_each(input, &mut |case| cases.push(case))?;
        Ok(cases)
    }

    /// Hands over one case after the other: the data of a large input, 32 bytes a number, is not there at once.
    fn read_each(&self, input: &str, take: &mut dyn FnMut(Data)) -> Result<(), Fault> {
        let mut reader = Reader { input, at: 0, sums: vec![0; self.sums.len()], format: self };
        let mut read = |reader: &mut Reader<'_>| {
            take(self.case.read(reader, &mut Before::default())?);
            Ok(())
        };
        match &self.cases {
            Cases::One => read(&mut reader)?,
            Cases::Text => {
                take(Data::Word(input.to_owned()));
                return Ok(());
            }
            Cases::Counted { low, high, .. } => {
                let tests = reader.int(*low, *high)?;
                for _ in 0..tests {
                    read(&mut reader)?;
                }
            }
            Cases::ToEnd => {
                while reader.peek().is_some() {
                    read(&mut reader)?;
                }
            }
            Cases::Until(mark) => {
                while reader.peek().is_some() && !reader.is_next(mark) {
                    read(&mut reader)?;
                }
            }
        }
        let ends = matches!(self.cases, Cases::Until(_)) || reader.peek().is_none();
        if ends { Ok(()) } else { Err(reader.fault(reader.start(), "the end of the input")) }
    }

    /// The input with these cases.
    pub fn write<Case: Value>(&self, cases: &[Case]) -> String {
        let mut writer = self.begin(cases.len(), None);
        cases.iter().for_each(|case| self.write_case(&case.data(), &mut writer));
        self.end(writer)
    }

    /// The same for data, with a mark before a token.
    pub fn write_data(&self, cases: &[Data], mark: Option<&Mark>) -> String {
        let mut writer = self.begin(cases.len(), mark);
        cases.iter().for_each(|case| self.write_case(case, &mut writer));
        self.end(writer)
    }

    /// One input of the cases of as many of these as fit into it, from the first on, in at most so many bytes; and of
    /// how many that is. Nothing where two of them do not fit. Time: that of reading the inputs a few times.
    pub fn together(&self, inputs: &[&str], most: usize) -> Option<(String, usize)> {
        let mut count = inputs.len();
        while self.most_cases() > 1 && count > 1 {
            let cases = inputs[..count].iter().map(|input| self.read_data(input)).collect::<Result<Vec<_>, _>>();
            let cases = cases.ok()?.concat();
            let written = self.write_data(&cases, None);
            if written.len() <= most && self.read_data(&written).is_ok_and(|read| read == cases) {
                return Some((written, count));
            }
            count /= 2;
        }
        None
    }

    fn begin<'a>(&self, cases: usize, mark: Option<&'a Mark>) -> Writer<'a> {
        let mut writer = Writer { text: String::new(), mark, seen: 0 };
        if let Cases::Counted { name, .. } = self.cases {
            writer.token(name, cases);
            writer.end_line();
        }
        writer
    }

    fn write_case(&self, case: &Data, writer: &mut Writer<'_>) {
        if let Cases::Text = self.cases {
            return writer.text.push_str(case.word());
        }
        self.case.write(case, None, writer);
        writer.end_line();
    }

    fn end(&self, mut writer: Writer<'_>) -> String {
        if let Cases::Until(line) = self.cases {
            writer.text.push_str(line);
            writer.end_line();
        }
        writer.text
    }
}

/// The text of an input, as far as it is written.
struct Writer<'a> {
    text: String,
    mark: Option<&'a Mark>,
    /// How many tokens of the marked name have come.
    seen: usize,
}

impl Writer<'_> {
    fn token(&mut self, name: &str, token: impl Display) {
        if !self.is_at_start() {
            self.text.push(' ');
        }
        if let Some(mark) = self.mark.filter(|mark| mark.name == name) {
            self.seen += 1;
            if self.seen == mark.index + 1 {
                self.text.push('@');
                self.text.push_str(&mark.text);
                return;
            }
        }
        write!(self.text, "{token}").expect("a string takes everything");
    }

    fn is_at_start(&self) -> bool {
        self.text.is_empty() || self.text.ends_with('\n')
    }

    fn end_line(&mut self) {
        if !self.is_at_start() {
            self.text.push('\n');
        }
    }
}

/// A part with its data, and what it is a part of.
struct Scope<'a> {
    form: &'a Form,
    data: &'a Data,
    around: Option<&'a Self>,
}

impl Scope<'_> {
    /// How many items what is called `name` has here.
    fn len_of(&self, name: &str) -> usize {
        let found = self.form.len_of(self.data, name);
        match (found, self.around) {
            (Some(len), _) => len,
            (None, Some(around)) => around.len_of(name),
            (None, None) => panic!("nothing has {name:?} items"),
        }
    }
}

impl Form {
    fn write(&self, data: &Data, around: Option<&Scope<'_>>, writer: &mut Writer<'_>) {
        let scope = Scope { form: self, data, around };
        match self {
            Self::Int { name, .. } => writer.token(name, data.int()),
            Self::Vertex { name, .. } => writer.token(name, data.int() + 1),
            Self::Word { name, .. } | Self::Choice { name, .. } => writer.token(name, data.word()),
            Self::Len { name, .. } => writer.token(name, scope.len_of(name)),
            Self::List { item, .. } => data.list().iter().for_each(|data| item.write(data, Some(&scope), writer)),
            Self::Tree { name, .. } => {
                for edge in data.list() {
                    writer.end_line();
                    edge.list().iter().for_each(|v| writer.token(name, v.int() + 1));
                    writer.end_line();
                }
            }
            Self::Row(parts) => {
                let before = writer.text.len();
                Self::write_parts(parts, &scope, writer);
                // The items of an empty list leave an empty line.
                if writer.text.len() == before {
                    writer.text.push('\n');
                }
                writer.end_line();
            }
            Self::All(parts) => Self::write_parts(parts, &scope, writer),
            Self::Such { form, .. } => form.write(data, Some(&scope), writer),
        }
    }

    fn write_parts(parts: &[Self], scope: &Scope<'_>, writer: &mut Writer<'_>) {
        for (part, data) in with_data(parts, scope.data) {
            part.write(data.unwrap_or(&NOTHING), Some(scope), writer);
        }
    }
}

/// What stands where there is no value.
const NOTHING: Data = Data::List(vec![]);

/// The tokens of an input, as far as they are read.
struct Reader<'a> {
    input: &'a str,
    at: usize,
    /// What the sums are so far.
    sums: Vec<i128>,
    format: &'a Format,
}

impl<'a> Reader<'a> {
    /// Where the next token starts.
    fn start(&self) -> usize {
        let rest = self.input[self.at..].bytes();
        self.at + rest.take_while(u8::is_ascii_whitespace).count()
    }

    /// The next token.
    fn peek(&self) -> Option<&'a str> {
        let rest = &self.input[self.start()..];
        let end = rest.bytes().position(|byte| byte.is_ascii_whitespace()).unwrap_or(rest.len());
        (end > 0).then_some(&rest[..end])
    }

    /// Whether the tokens of `mark` come next.
    fn is_next(&self, mark: &str) -> bool {
        mark.split_whitespace().eq(self.input[self.at..].split_ascii_whitespace().take(mark.split_whitespace().count()))
    }

    fn fault(&self, start: usize, expected: impl Display) -> Fault {
        let before = &self.input[..start];
        let line = before.rsplit('\n').next().unwrap_or("");
        let found = self.input[start..].split_ascii_whitespace().next().map(str::to_owned);
        let (line, column) = (1 + before.matches('\n').count(), 1 + line.chars().count());
        Fault { line, column, expected: expected.to_string(), found }
    }

    /// The next token as `convert` has it; or what is expected there.
    fn token<T>(&mut self, convert: impl Fn(&str) -> Option<T>, expected: impl Fn() -> String) -> Result<T, Fault> {
        let start = self.start();
        let token = self.peek();
        let value = token.and_then(convert).ok_or_else(|| self.fault(start, expected()))?;
        self.at = start + token.map_or(0, str::len);
        Ok(value)
    }

    fn int(&mut self, low: i128, high: i128) -> Result<i128, Fault> {
        let convert = |token: &str| token.parse().ok().filter(|value| (low..=high).contains(value));
        self.token(convert, || expected_int(low, high))
    }

    /// Adds to the sums of what is called `name`, which stood at `start`.
    fn add(&mut self, name: &str, value: i128, start: usize) -> Result<(), Fault> {
        for (index, sum) in self.format.sums.iter().enumerate().filter(|(_, sum)| sum.of == name) {
            let left = sum.most - self.sums[index];
            if value > left {
                return Err(self.fault(start, expected_sum(left, sum.most)));
            }
            self.sums[index] += value;
        }
        Ok(())
    }
}

pub(super) fn expected_int(low: i128, high: i128) -> String {
    format!("an integer from {low} to {high}")
}

pub(super) fn expected_vertex(vertices: i128) -> String {
    format!("a vertex from 1 to {vertices}")
}

pub(super) fn expected_word(low: i128, high: i128, letters: &str) -> String {
    match low == high {
        true => format!("{high} characters out of {letters:?}"),
        false => format!("{low} to {high} characters out of {letters:?}"),
    }
}

pub(super) fn expected_sum(left: i128, most: i128) -> String {
    format!("at most {left} more, as the sum is at most {most}")
}

impl Form {
    fn read(&self, reader: &mut Reader<'_>, before: &mut Before) -> Result<Data, Fault> {
        let start = reader.start();
        let data = match self {
            Self::Int { name, low, high, .. } | Self::Len { name, low, high } => {
                let value = reader.int(low.at(before), high.at(before))?;
                before.set(name, value);
                reader.add(name, value, start)?;
                Data::Int(value)
            }
            Self::Vertex { name, vertices } => {
                let vertex = read_vertex(reader, vertices.at(before))?;
                before.set(name, vertex + 1);
                Data::Int(vertex)
            }
            Self::Word { name, low, high, letters, .. } => {
                let (low, high) = (low.at(before), high.at(before));
                let fits = |word: &str| {
                    (low..=high).contains(&(word.len() as i128)) && word.chars().all(|letter| letters.contains(letter))
                };
                let convert = |token: &str| fits(token).then(|| token.to_owned());
                let word = reader.token(convert, || expected_word(low, high, letters))?;
                reader.add(name, word.len() as i128, start)?;
                Data::Word(word)
            }
            Self::Choice { words, .. } => {
                let convert = |token: &str| words.contains(&token).then(|| token.to_owned());
                Data::Word(reader.token(convert, || words.join(" or "))?)
            }
            Self::List { count, item, order } => {
                let mut items = vec![];
                let known = before.0.len();
                for place in 1..=count.at(before) {
                    let start = reader.start();
                    before.set(PLACE, place);
                    items.push(item.read(reader, before)?);
                    before.0.truncate(known);
                    // Comparing all with all is for those who have to: an order is seen from one item to the next.
                    if let (Order::Rising | Order::NotFalling, [.., last, next]) = (order, &items[..])
                        && !order.allows_next(last, next)
                    {
                        return Err(reader.fault(start, "an item in order"));
                    }
                }
                if !self.is_in_order(&items, before) {
                    return Err(reader.fault(start, "items in order"));
                }
                Data::List(items)
            }
            Self::Tree { vertices, .. } => {
                let n = vertices.at(before);
                let ends = |reader: &mut Reader<'_>| Ok([read_vertex(reader, n)?, read_vertex(reader, n)?]);
                let edges = (1..n).map(|_| ends(reader)).collect::<Result<Vec<[i128; 2]>, Fault>>()?;
                if !is_forest(n, &edges) {
                    return Err(reader.fault(start, "the edges of a tree"));
                }
                Data::List(edges.into_iter().map(|edge| edge.data()).collect())
            }
            Self::Row(parts) | Self::All(parts) => {
                let mut values = vec![];
                for part in parts {
                    let value = part.read(reader, before)?;
                    if part.has_value() {
                        values.push(value);
                    }
                }
                together(values)
            }
            Self::Such { form, sentence, holds } => {
                let data = form.read(reader, before)?;
                if !holds(&data) {
                    return Err(reader.fault(start, sentence));
                }
                data
            }
        };
        Ok(data)
    }
}

impl Form {
    /// Whether these items follow one another as those of this list do.
    pub(super) fn is_in_order(&self, items: &[Data], before: &Before) -> bool {
        let Self::List { item, order, .. } = self else { return true };
        let is_connected = || {
            let ends = |item: &Data| <(usize, usize)>::of(&Data::List(item.list()[..2].to_vec()));
            let vertices = item.vertices().map_or(0, |vertices| usize::try_from(vertices.at(before)).unwrap_or(0));
            is_connected(vertices, &items.iter().map(ends).collect::<Vec<_>>())
        };
        order.holds(items) && (*order != Order::Connected || is_connected())
    }
}

fn read_vertex(reader: &mut Reader<'_>, vertices: i128) -> Result<i128, Fault> {
    let convert = |token: &str| token.parse().ok().filter(|v| (1..=vertices).contains(v));
    reader.token(convert, || expected_vertex(vertices)).map(|v: i128| v - 1)
}
