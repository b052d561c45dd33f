//! The form of an input as somebody writes it in a file, a line for each line of the input.

use itertools::Itertools;
use kit::format::{End, Form, Format, between, from, len_between, list, repeat, tree, word, word_of};

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
        // Some editors begin a file with a mark of its byte order.
        let text = text.trim_start_matches('\u{feff}');
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
        let (head, body) = match lines.first().map(|line| line.split_whitespace().collect_vec()).as_deref() {
            Some(["tests", name, range]) => (Head::Tests(leaked(name), fixed(range)?), &lines[1..]),
            Some(["to", "the", "end"]) => (Head::ToEnd, &lines[1..]),
            Some(["until", ..]) => (Head::Until(lines[0]["until".len()..].trim()), &lines[1..]),
            _ => (Head::One, &lines[..]),
        };
        let mut reader = Reader { counts: counts(text), names: vec![], before: vec![] };
        let parts = body.iter().map(|line| reader.line(line).map_err(|why| format!("{line:?}: {why}")));
        let parts: Vec<Form> = parts.try_collect()?;
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
    /// The names of numbers that stand before a place, for all that comes behind them.
    before: Vec<&'static str>,
}

const UNKNOWN: &str = "this is not understood; --help shows what is";

impl Reader {
    fn line(&mut self, line: &'static str) -> Result<Form, String> {
        if let Some(vertices) = line.strip_prefix("tree ") {
            return Ok(tree("a vertex", self.end(vertices.trim())?));
        }
        if let Some((count, parts)) = line.split_once(" lines:") {
            let (count, known) = (count.trim(), self.before.len());
            let item = |reader: &mut Self| reader.row(parts);
            let form = self.list(count, item);
            // What stands in each of them stands before nothing else.
            self.before.truncate(known);
            return form;
        }
        self.row(line)
    }

    /// As many items as a number says, or as follows from some.
    fn list(
        &mut self,
        count: &'static str,
        item: impl FnOnce(&mut Self) -> Result<Form, String>,
    ) -> Result<Form, String> {
        Ok(match self.end(count)? {
            End::Named(name) => list(name, item(self)?),
            count => repeat(count, item(self)?),
        })
    }

    fn row(&mut self, parts: &'static str) -> Result<Form, String> {
        parts.split(',').map(|part| self.part(part.trim())).collect::<Result<Vec<_>, _>>().map(Form::Row)
    }

    fn part(&mut self, part: &'static str) -> Result<Form, String> {
        match part.split_whitespace().collect_vec()[..] {
            [name, "word", length, letters] => match length.split_once("..") {
                Some(ends) => {
                    let [low, high] = self.range(ends)?;
                    self.add(name, &low);
                    Ok(word(name, low, high, letters))
                }
                None => match self.end(length)? {
                    End::Named(length) => Ok(word_of(name, length, letters)),
                    length => Ok(word(name, length.clone(), length, letters)),
                },
            },
            [name, limits] => {
                let [low, high] = self.range(limits.split_once("..").ok_or(UNKNOWN)?)?;
                match name.strip_suffix(']').and_then(|name| name.split_once('[')) {
                    Some((name, count)) => {
                        self.add(name, &low);
                        self.list(count, |_| Ok(between(name, low, high)))
                    }
                    None if self.counts.contains(&name) => {
                        if let End::Fixed(..0) = low {
                            return Err(format!("{name} says how many there are of something, and is never below 0"));
                        }
                        self.add(name, &low);
                        self.before.push(name);
                        Ok(len_between(name, low, high))
                    }
                    None => {
                        self.add(name, &low);
                        self.before.push(name);
                        Ok(between(name, low, high))
                    }
                }
            }
            _ => Err(UNKNOWN.to_owned()),
        }
    }

    fn add(&mut self, name: &'static str, low: &End) {
        self.names.push((name, if let End::Fixed(low) = low { *low } else { 1 }));
    }

    fn range(&self, (low, high): (&'static str, &'static str)) -> Result<[End; 2], String> {
        Ok([self.end(low)?, self.end(high)?])
    }

    /// A sum of products of numbers and of names that stand before: `1000`, `n`, `2*n-1`.
    fn end(&self, text: &'static str) -> Result<End, String> {
        if self.before.contains(&text) {
            return Ok(End::Named(text));
        }
        // Two stars are a power, and no product.
        let plain = text.replace("**", "^");
        let mut sum: Vec<(i128, Vec<&'static str>)> = vec![];
        for term in plain.replace('-', "+-").split('+').filter(|term| !term.is_empty()) {
            let (sign, term) = term.strip_prefix('-').map_or((1, term), |term| (-1, term));
            let (mut factor, mut names) = (sign, vec![]);
            for atom in term.split('*') {
                match (number(atom), self.before.iter().find(|name| **name == atom)) {
                    (Some(number), _) => factor = i128::saturating_mul(factor, number),
                    (None, Some(name)) => names.push(*name),
                    (None, None) if !atom.is_empty() && atom.chars().all(|c| c.is_alphanumeric() || c == '_') => {
                        return Err(format!("no number {atom:?} stands before"));
                    }
                    (None, None) => return Err(format!("{text:?} is no sum of numbers and names such as 2*n-1")),
                }
            }
            sum.push((factor, names));
        }
        let has_names = sum.iter().any(|(_, names)| !names.is_empty());
        let value = move |of: &dyn Fn(&str) -> i128| {
            let product = |(factor, names): &(i128, Vec<&str>)| {
                names.iter().fold(*factor, |product, name| product.saturating_mul(of(name)))
            };
            sum.iter().map(product).fold(0, i128::saturating_add)
        };
        match has_names {
            true => Ok(from(move |before| value(&|name| before[name]))),
            false if plain.is_empty() => Err(UNKNOWN.to_owned()),
            false => Ok(End::Fixed(value(&|_| 0))),
        }
    }
}

/// The names that stand where a number of items or letters stands.
fn counts(text: &'static str) -> Vec<&'static str> {
    let in_brackets = text.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    let of_lines = text.lines().filter_map(|line| line.split_once(" lines:")).map(|(name, _)| name.trim());
    let words = text.split([',', '\n']).filter_map(|part| match part.split_whitespace().collect_vec()[..] {
        [_, "word", length, _] if !length.contains("..") => Some(length),
        _ => None,
    });
    in_brackets.chain(of_lines).chain(words).collect()
}

fn fixed(text: &str) -> Result<[i128; 2], String> {
    let ends = text.split_once("..").and_then(|(low, high)| Some([number(low)?, number(high)?]));
    ends.ok_or_else(|| format!("{text:?} is no range such as 1..10"))
}

/// A number: `1000`, `10_000`, `10^9`, `1e9`.
fn number(text: &str) -> Option<i128> {
    let text = text.replace('_', "");
    match (text.split_once('^'), text.split_once('e')) {
        (Some((base, exponent)), _) => base.parse::<i128>().ok()?.checked_pow(exponent.parse().ok()?),
        (None, Some((factor, zeros))) => 10_i128.checked_pow(zeros.parse().ok()?)?.checked_mul(factor.parse().ok()?),
        (None, None) => text.parse().ok(),
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

    #[test]
    fn limits_may_be_sums_and_powers() {
        let written =
            Written::of("\u{feff}n 1..2*10**2-1, k -n+1..1e3\na[n-1] 0..2^31-1\nm 0..9\nm lines: u 1..n, v u..n")
                .expect("a form");
        let is_input = |input: &str| written.format.read_data(input).is_ok();
        assert!(is_input("3 -2\n0 2147483647\n1\n2 3\n") && is_input(&format!("199 1000\n{}\n0\n", "7 ".repeat(198))));
        assert!(!is_input("3 -3\n0 0\n0\n") && !is_input("3 0\n0 2147483648\n0\n") && !is_input("200 0\n"));
        assert!(!is_input("3 0\n0 0\n1\n3 2\n"));
    }

    #[test]
    fn what_is_wrong_with_a_form_is_said() {
        let refused = |text: &'static str| Written::of(text).err().unwrap_or_default();
        assert_eq!(refused("n 1..5\na[m] 0..3"), "\"a[m] 0..3\": no number \"m\" stands before");
        assert_eq!(refused("m lines: u 1..3"), "\"m lines: u 1..3\": no number \"m\" stands before");
        assert_eq!(refused("tree n"), "\"tree n\": no number \"n\" stands before");
        assert_eq!(refused("s word n ab"), "\"s word n ab\": no number \"n\" stands before");
        assert_eq!(refused("n 1..3\nn lines: u 1..3\nk 1..u"), "\"k 1..u\": no number \"u\" stands before");
        let below = "\"n -5..-1\": n says how many there are of something, and is never below 0";
        assert_eq!(refused("n -5..-1\na[n] 0..3"), below);
        let product = "\"m 1..n*(n-1)/2\": \"n*(n-1)/2\" is no sum of numbers and names such as 2*n-1";
        assert_eq!(refused("n 1..5\nm 1..n*(n-1)/2"), product);
        assert_eq!(refused("n 1.."), "\"n 1..\": this is not understood; --help shows what is");
        assert_eq!(refused("tests t 0..x"), "\"0..x\" is no range such as 1..10");
    }
}
