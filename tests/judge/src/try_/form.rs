//! The form of an input as somebody writes it in a file, a line for each line of the input.

use itertools::Itertools;
use kit::format::{End, Form, Format, between, len_between, list, tree, word, word_of};

/// A form, and the names of its numbers and words, each with the least that it can be.
pub struct Written {
    pub format: Format,
    pub names: Vec<(&'static str, i128)>,
}

impl Written {
    /// The form that a text says.
    ///
    /// # Errors
    /// Names the line that is not understood.
    pub fn of(text: &'static str) -> Result<Self, String> {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
        let (head, body) = match lines.first().map(|line| line.split_whitespace().collect_vec()).as_deref() {
            Some(["tests", name, range]) => (Head::Tests(leaked(name), fixed(range)?), &lines[1..]),
            Some(["to", "the", "end"]) => (Head::ToEnd, &lines[1..]),
            Some(["until", ..]) => (Head::Until(lines[0]["until".len()..].trim()), &lines[1..]),
            _ => (Head::One, &lines[..]),
        };
        let mut reader = Reader { counts: counts(text), names: vec![] };
        let parts: Vec<Form> = body
            .iter()
            .map(|line| reader.line(line).ok_or_else(|| format!("{line:?} is not understood; --help shows what is")))
            .try_collect()?;
        let case = Form::All(parts);
        let format = match head {
            Head::One => Format::one(case),
            Head::Tests(name, [low, high]) => Format::tests(name, low..=high, case),
            Head::ToEnd => Format::to_end(case),
            Head::Until(mark) => Format::until(mark, case),
        };
        Ok(Self { format, names: reader.names })
    }
}

enum Head {
    One,
    Tests(&'static str, [i128; 2]),
    ToEnd,
    Until(&'static str),
}

struct Reader {
    /// The names of numbers that count items or letters.
    counts: Vec<&'static str>,
    names: Vec<(&'static str, i128)>,
}

impl Reader {
    fn line(&mut self, line: &'static str) -> Option<Form> {
        if let Some(vertices) = line.strip_prefix("tree ") {
            return Some(tree("a vertex", vertices.trim()));
        }
        if let Some((count, parts)) = line.split_once(" lines:") {
            return Some(list(count.trim(), self.row(parts)?));
        }
        self.row(line)
    }

    fn row(&mut self, parts: &'static str) -> Option<Form> {
        parts.split(',').map(|part| self.part(part.trim())).collect::<Option<_>>().map(Form::Row)
    }

    fn part(&mut self, part: &'static str) -> Option<Form> {
        match part.split_whitespace().collect_vec()[..] {
            [name, "word", length, letters] => match range(length) {
                Some([low, high]) => {
                    self.add(name, &low);
                    Some(word(name, low, high, letters))
                }
                None => Some(word_of(name, length, letters)),
            },
            [name, limits] => {
                let [low, high] = range(limits)?;
                match name.strip_suffix(']').and_then(|name| name.split_once('[')) {
                    Some((name, count)) => {
                        self.add(name, &low);
                        Some(list(count, between(name, low, high)))
                    }
                    None => {
                        self.add(name, &low);
                        let is_count = self.counts.contains(&name);
                        Some(if is_count { len_between(name, low, high) } else { between(name, low, high) })
                    }
                }
            }
            _ => None,
        }
    }

    fn add(&mut self, name: &'static str, low: &End) {
        self.names.push((name, if let End::Fixed(low) = low { *low } else { 1 }));
    }
}

/// The names that stand where a number of items or letters stands.
fn counts(text: &'static str) -> Vec<&'static str> {
    let in_brackets = text.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    let of_lines = text.lines().filter_map(|line| line.split_once(" lines:")).map(|(name, _)| name.trim());
    let words = text.split([',', '\n']).filter_map(|part| match part.split_whitespace().collect_vec()[..] {
        [_, "word", length, _] if range(length).is_none() => Some(length),
        _ => None,
    });
    in_brackets.chain(of_lines).chain(words).collect()
}

/// Both ends of `1..10^9`.
fn range(text: &'static str) -> Option<[End; 2]> {
    let (low, high) = text.split_once("..")?;
    let end = |text| number(text).map_or(End::Named(text), End::Fixed);
    Some([end(low), end(high)])
}

fn fixed(text: &str) -> Result<[i128; 2], String> {
    let ends = text.split_once("..").and_then(|(low, high)| Some([number(low)?, number(high)?]));
    ends.ok_or_else(|| format!("{text:?} is no range such as 1..10"))
}

/// A number: `1000`, `10_000`, `10^9`.
fn number(text: &str) -> Option<i128> {
    let text = text.replace('_', "");
    match text.split_once('^') {
        Some((base, exponent)) => base.parse::<i128>().ok()?.checked_pow(exponent.parse().ok()?),
        None => text.parse().ok(),
    }
}

fn leaked(text: &str) -> &'static str {
    String::leak(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_read() {
        let written = Written::of("tests t 1..10\nn 1..1000, k 0..n\na[n] 1..10^9 # heaps\n").expect("a form");
        assert!(written.format.read_data("2\n2 1\n1000000000 1\n1 1\n5\n").is_ok());
        assert!(written.format.read_data("1\n2 3\n1 1\n").is_err());
        assert!(written.format.read_data("1\n2 1\n1 0\n").is_err());
        assert_eq!(written.names, [("n", 1), ("k", 0), ("a", 1)]);
        let tree = Written::of("n 1..9\ntree n\ns word n ab").expect("a form");
        assert!(tree.format.read_data("3\n1 2\n3 2\naba\n").is_ok());
        assert!(tree.format.read_data("3\n1 2\n1 2\naba\n").is_err());
        assert!(Written::of("n from 1 to 5").is_err());
    }
}
