//! What a form says to a person: a line for each line of the input.

use std::fmt::{self, Display, Formatter};

use super::end::End;
use super::form::{Count, Form};
use super::input::{Cases, Format};
use super::order::Order;

impl Display for Format {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.cases {
            Cases::One | Cases::Text => {}
            Cases::Counted { name, low, high } => {
                writeln!(f, "{name} from {low} to {high}, the number of tests; for each of them")?;
            }
            Cases::ToEnd => writeln!(f, "tests until the end of the input; for each of them")?,
            Cases::Until(mark) => writeln!(f, "tests until a line {mark:?}; for each of them")?,
        }
        let mut lines = vec![];
        add_lines(&self.case, &mut lines);
        lines.iter().try_for_each(|line| writeln!(f, "{line}"))?;
        self.sums.iter().try_for_each(|sum| writeln!(f, "({}, over all tests, is at most {})", sum.name, sum.most))
    }
}

fn add_lines(form: &Form, lines: &mut Vec<String>) {
    match form {
        Form::All(parts) => parts.iter().for_each(|part| add_lines(part, lines)),
        Form::Such { form, sentence, .. } => {
            add_lines(form, lines);
            lines.push(format!("({sentence})"));
        }
        Form::List { count, item, order } if is_of_lines(item) => {
            let mut inner = vec![];
            add_lines(item, &mut inner);
            lines.push(format!("{} lines, each with {}{}", count.words(), inner.join(", "), order.words()));
        }
        line => lines.push(words(line)),
    }
}

/// Whether an item of a list has a line of its own.
fn is_of_lines(item: &Form) -> bool {
    match item {
        Form::Row(_) | Form::All(_) | Form::Word { .. } => true,
        Form::Such { form, .. } => is_of_lines(form),
        _ => false,
    }
}

/// What stands in a line.
fn words(form: &Form) -> String {
    match form {
        Form::Int { name, low, high, .. } | Form::Len { name, low, high } => {
            format!("{name} from {} to {}", low.words(), high.words())
        }
        Form::Vertex { name, vertices } => format!("{name} from 1 to {}", vertices.words()),
        Form::Word { name, len: Some(len), letters, .. } => format!("{name}, {len} characters out of {letters:?}"),
        Form::Word { name, low, high, letters, .. } => {
            format!("{name}, {} to {} characters out of {letters:?}", low.words(), high.words())
        }
        Form::Choice { name, words } => format!("{name}: {}", words.join(" or ")),
        Form::List { count, item, order } => format!("{} times {}{}", count.words(), words(item), order.words()),
        Form::Tree { vertices, .. } => {
            format!("the edges of a tree with {} vertices, one per line: the two ends", vertices.words())
        }
        Form::Row(parts) | Form::All(parts) => parts.iter().map(words).collect::<Vec<_>>().join(", "),
        Form::Such { form, sentence, .. } => format!("{} ({sentence})", words(form)),
    }
}

impl End {
    fn words(&self) -> String {
        match self {
            Self::Fixed(end) => end.to_string(),
            Self::Named(name) => (*name).to_owned(),
            Self::From(_) => "what the earlier numbers allow".to_owned(),
        }
    }
}

impl Count {
    fn words(&self) -> String {
        match self {
            Self::Named(name) => (*name).to_owned(),
            Self::ButFirst(name) => format!("{name} − 1"),
            Self::Given(End::From(_)) => "as many as follow".to_owned(),
            Self::Given(end) => end.words(),
        }
    }
}

impl Order {
    fn words(self) -> &'static str {
        match self {
            Self::Any => "",
            Self::Distinct => ", no two alike",
            Self::Rising => ", each greater than the previous one",
            Self::NotFalling => ", none less than the previous one",
            Self::Edges => ": edges, none twice, no loops",
            Self::Connected => ": edges of a connected graph, none twice, no loops",
            Self::Forest => ": edges, no cycles",
            Self::Arcs => ": arcs, none twice",
            Self::Acyclic => ": arcs, no cycles",
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::format::{Format, Order, counted, edges, int, list, row, tree_of, word_of};

    #[test]
    fn a_form_is_said_line_by_line() {
        let rows = Format::tests("t", 0..=10, counted("n", 1..=5, int("a heap", 1..=9))).sum("the sum of n", "n", 20);
        assert_eq!(
            rows.to_string(),
            "t from 0 to 10, the number of tests; for each of them\nn from 1 to 5\nn times a heap from 1 to 9\n\
             (the sum of n, over all tests, is at most 20)\n"
        );
        assert_eq!(
            Format::to_end(tree_of("n", 2..=9)).to_string(),
            "tests until the end of the input; for each of them\nn from 2 to 9\nthe edges of a tree with n vertices, \
             one per line: the two ends\n"
        );
    }

    #[test]
    fn lists_of_lines_words_and_graphs_are_said() {
        let graph = crate::format::all([
            row([crate::format::len("n", 1..=4), crate::format::len("m", 0..=6)]),
            edges("m", "n", Order::Edges),
        ]);
        let said = Format::one(graph).to_string();
        assert!(said.starts_with("n from 1 to 4, m from 0 to 6\nm lines, each with "), "{said}");
        assert!(said.ends_with(": edges, none twice, no loops\n"), "{said}");
        let word = crate::format::all([
            crate::format::len("n", 1..=4),
            list("n", row([int("x", 1..=2), word_of("s", "n", "ab")])),
        ]);
        assert_eq!(
            Format::one(word).to_string(),
            "n from 1 to 4\nn lines, each with x from 1 to 2, s, n characters out of \"ab\"\n"
        );
    }
}
