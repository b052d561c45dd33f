//! The form of an input as somebody writes it in a file, a line for each line of the input.

use std::panic::panic_any;

use itertools::Itertools;
use kit::format::{
    Before, End, Form, Format, Order, between, edges, from, len_between, list, repeat, tree, word, word_of,
};

use crate::once::Fault;

/// A form, and the names of its numbers and words, each with the least that it can be.
pub struct Written {
    pub format: Format,
    pub names: Vec<(&'static str, i128)>,
    /// The names of the numbers that say how large something is.
    pub sizes: Vec<&'static str>,
}

impl Written {
    /// The form that a text says.
    ///
    /// # Errors
    /// Names the line that is not understood.
    pub fn of(text: &'static str) -> Result<Self, String> {
        // Some editors begin a file with a mark of its byte order.
        let text = text.trim_start_matches('\u{feff}');
        let lines = text.lines().map(|line| without_remark(line).trim());
        let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
        let (sums, lines): (Vec<&str>, Vec<&str>) = lines.into_iter().partition(|line| line.starts_with("sum "));
        let (head, body) = match lines.first().map(|line| line.split_whitespace().collect_vec()).as_deref() {
            Some(["tests", name, range]) => (Head::Tests(leaked(name), fixed(range)?), &lines[1..]),
            Some(["to", "the", "end"]) => (Head::ToEnd, &lines[1..]),
            Some(["until", ..]) => (Head::Until(lines[0]["until".len()..].trim()), &lines[1..]),
            _ => (Head::One, &lines[..]),
        };
        let mut reader = Reader { counts: counts(text), names: vec![], sizes: vec![], before: vec![] };
        let parts = body.iter().map(|line| reader.line(line).map_err(|why| format!("{line:?}: {why}")));
        let parts: Vec<Form> = parts.try_collect()?;
        if parts.is_empty() {
            return Err("it describes no input".to_owned());
        }
        let case = Form::All(parts);
        let format = match head {
            Head::One => Format::one(case),
            Head::Tests(name, [low, high]) => Format::tests(name, low..=high, case),
            Head::ToEnd => Format::to_end(case),
            Head::Until(mark) => Format::until(mark, case),
        };
        let format = sums.iter().try_fold(format, |format, line| {
            let (name, most) = line["sum ".len()..].split_once("<=").ok_or_else(|| format!("{line:?}: {UNKNOWN}"))?;
            let known = reader.names.iter().find(|(known, _)| *known == name.trim());
            let (name, _) = known.ok_or_else(|| format!("{line:?}: there is no number {:?}", name.trim()))?;
            let most = constant(most).ok_or_else(|| format!("{line:?}: {:?} is not a number", most.trim()))?;
            Ok::<_, String>(format.sum(leaked(&format!("the sum of {name}")), name, most))
        })?;
        Ok(Self { format, names: reader.names, sizes: reader.sizes })
    }
}

/// A line up to a #, which is a letter of a word where those are due.
fn without_remark(line: &str) -> &str {
    let begins = |&(index, _): &(usize, &str)| {
        let before = &line[..index];
        !before.ends_with(|c: char| !c.is_whitespace()) && before.split_whitespace().nth_back(1) != Some("word")
    };
    line.match_indices('#').find(begins).map_or(line, |(index, _)| &line[..index])
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
    sizes: Vec<&'static str>,
    /// The names of numbers that stand before a place, for all that comes behind them.
    before: Vec<&'static str>,
}

const UNKNOWN: &str = "this line is not understood; --help shows all kinds of lines";

impl Reader {
    fn line(&mut self, line: &'static str) -> Result<Form, String> {
        if let Some(vertices) = line.strip_prefix("tree ") {
            return Ok(tree("a vertex", self.size(vertices.trim())?));
        }
        match line.split_whitespace().collect_vec()[..] {
            ["graph", n, m] => return self.graph(n, m, Order::Edges),
            ["connected", "graph", n, m] => return self.graph(n, m, Order::Connected),
            _ => {}
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

    /// So many edges between so many vertices, both numbers that stand before.
    fn graph(&mut self, n: &'static str, m: &'static str, order: Order) -> Result<Form, String> {
        match (self.size(n)?, self.size(m)?) {
            (End::Named(n), End::Named(m)) => Ok(edges(m, n, order)),
            _ => Err("the numbers of vertices and edges of a graph need names, as in \"graph n m\"".to_owned()),
        }
    }

    /// As many items as a number says, or as follows from some.
    fn list(
        &mut self,
        count: &'static str,
        item: impl FnOnce(&mut Self) -> Result<Form, String>,
    ) -> Result<Form, String> {
        Ok(match self.size(count)? {
            End::Named(name) => list(name, item(self)?),
            count => repeat(count, item(self)?),
        })
    }

    fn row(&mut self, parts: &'static str) -> Result<Form, String> {
        let mut depth = 0;
        let is_end = |c: char| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            c == ',' && depth == 0
        };
        parts.split(is_end).map(|part| self.part(part.trim())).collect::<Result<Vec<_>, _>>().map(Form::Row)
    }

    fn part(&mut self, part: &'static str) -> Result<Form, String> {
        let mut depth = 0;
        let is_kept = |c: &char| {
            depth += i32::from(*c == '(') - i32::from(*c == ')');
            depth == 0 || !c.is_whitespace()
        };
        let part = leaked(&part.chars().filter(is_kept).collect::<String>());
        match part.split_whitespace().collect_vec()[..] {
            [name, "word", length, letters] => match length.split_once("..") {
                Some(ends) => {
                    let [low, high] = self.range(ends)?;
                    self.add(name, &low)?;
                    self.sizes.push(name);
                    Ok(word(name, low, high, letters))
                }
                None => match self.size(length)? {
                    End::Named(length) => Ok(word_of(name, length, letters)),
                    length => Ok(word(name, length.clone(), length, letters)),
                },
            },
            [name, "permutation"] => match name.strip_suffix(']').and_then(|name| name.split_once('[')) {
                Some((name, count)) => {
                    let last = self.size(count)?;
                    self.add(name, &End::Fixed(1))?;
                    let form = self.list(count, |_| Ok(between(name, 1, last)))?;
                    Ok(form.in_order(Order::Distinct))
                }
                None => Err(UNKNOWN.to_owned()),
            },
            [name, limits, ref order @ ..] => {
                let [low, high] = self.range(limits.split_once("..").ok_or(UNKNOWN)?)?;
                let order = match order {
                    [] => Order::Any,
                    ["distinct"] => Order::Distinct,
                    ["rising"] => Order::Rising,
                    ["sorted"] => Order::NotFalling,
                    _ => return Err(UNKNOWN.to_owned()),
                };
                match name.strip_suffix(']').and_then(|name| name.split_once('[')) {
                    Some((name, count)) => {
                        self.add(name, &low)?;
                        Ok(self.list(count, |_| Ok(between(name, low, high)))?.in_order(order))
                    }
                    None if order != Order::Any => Err(format!("{name} is a single number, and has no order")),
                    None if self.counts.contains(&name) => {
                        if let End::Fixed(..0) = low {
                            return Err(format!("{name} counts something, and cannot be below 0"));
                        }
                        self.add(name, &low)?;
                        self.before.push(name);
                        Ok(len_between(name, low, high))
                    }
                    None => {
                        self.add(name, &low)?;
                        self.before.push(name);
                        Ok(between(name, low, high))
                    }
                }
            }
            _ => Err(UNKNOWN.to_owned()),
        }
    }

    /// A name that stands before no other number.
    fn add(&mut self, name: &'static str, low: &End) -> Result<(), String> {
        let is_letter = |c: char| c.is_alphanumeric() || c == '_';
        if name.is_empty() || !name.chars().all(is_letter) || number(name).is_some() {
            return Err(format!("{name:?} is not a name"));
        }
        if self.before.contains(&name) {
            return Err(format!("{name} comes before, too: give it another name"));
        }
        self.names.push((name, if let End::Fixed(low) = low { *low } else { 1 }));
        Ok(())
    }

    fn range(&self, (low, high): (&'static str, &'static str)) -> Result<[End; 2], String> {
        let ends = [self.end(low)?, self.end(high)?];
        match ends {
            [End::Fixed(low), End::Fixed(high)] if low > high => {
                Err(format!("there is no number from {low} to {high}"))
            }
            ends => Ok(ends),
        }
    }

    /// What says how large something is.
    fn size(&mut self, text: &'static str) -> Result<End, String> {
        let names = text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|name| self.before.contains(name));
        let names = names.collect_vec();
        self.sizes.extend(names);
        self.end(text)
    }

    /// An expression in numbers and in names that stand before: `1000`, `n`, `2*n-1`, `min(n*(n-1)/2, 10^5)`.
    fn end(&self, text: &'static str) -> Result<End, String> {
        if self.before.contains(&text) {
            return Ok(End::Named(text));
        }
        // Two stars are a power, and no product.
        let plain: String = text.replace("**", "^").split_whitespace().collect();
        if plain.is_empty() {
            return Err(UNKNOWN.to_owned());
        }
        let mut parser = Parser { rest: &plain, before: &self.before };
        let term = match parser.sum() {
            Ok(term) if parser.rest.is_empty() => term,
            Err(Some(name)) => return Err(format!("no number {name:?} comes before")),
            _ => return Err(format!("{text:?} is neither a number nor an expression such as 2*n-1 or n*(n-1)/2")),
        };
        Ok(match term.fixed().map_err(|why| why.said(text))? {
            Some(number) => End::Fixed(number),
            None => {
                let at = move |before: &Before| {
                    term.at(before).unwrap_or_else(|why| panic_any(Fault(format!("{text:?}: {}", why.said(text)))))
                };
                from(at)
            }
        })
    }
}

/// No limit is further from 0: twice as far there still is a number.
const FURTHEST: i128 = 1 << 125;

/// Why an expression has no value.
#[derive(Clone, Copy, Debug)]
enum NoValue {
    TooLarge,
    DividedByZero,
}

impl NoValue {
    fn said(self, text: &str) -> String {
        match self {
            Self::TooLarge => {
                format!(
                    "{text} goes beyond 2^125; describe such a number as a word of digits: n word 1..100 0123456789"
                )
            }
            Self::DividedByZero => format!("{text} divides by 0"),
        }
    }
}

/// An expression.
enum Term {
    Number(i128),
    Name(&'static str),
    Of(char, Box<[Self; 2]>),
}

impl Term {
    fn of(operation: char, left: Self, right: Self) -> Self {
        Self::Of(operation, Box::new([left, right]))
    }

    /// Its value where no name is in it.
    fn fixed(&self) -> Result<Option<i128>, NoValue> {
        match self {
            Self::Number(number) => calculated('+', *number, 0).map(Some),
            Self::Name(_) => Ok(None),
            Self::Of(operation, terms) => match (terms[0].fixed()?, terms[1].fixed()?) {
                (Some(left), Some(right)) => calculated(*operation, left, right).map(Some),
                _ => Ok(None),
            },
        }
    }

    fn at(&self, before: &Before) -> Result<i128, NoValue> {
        match self {
            Self::Number(number) => Ok(*number),
            Self::Name(name) => Ok(before[*name]),
            Self::Of(operation, terms) => calculated(*operation, terms[0].at(before)?, terms[1].at(before)?),
        }
    }
}

fn calculated(operation: char, left: i128, right: i128) -> Result<i128, NoValue> {
    let value = match operation {
        '+' => left.checked_add(right),
        '-' => left.checked_sub(right),
        '*' => left.checked_mul(right),
        '/' if right == 0 => return Err(NoValue::DividedByZero),
        '/' => left.checked_div_euclid(right),
        // A power with a negative exponent is no integer.
        '^' if right < 0 => Some(0),
        '^' => u32::try_from(right).ok().and_then(|exponent| left.checked_pow(exponent)),
        'm' => Some(left.min(right)),
        _ => Some(left.max(right)),
    };
    value.filter(|value| value.abs() <= FURTHEST).ok_or(NoValue::TooLarge)
}

/// Reads an expression; an error has the name that does not stand before, if it is one.
struct Parser<'a> {
    rest: &'a str,
    before: &'a [&'static str],
}

impl Parser<'_> {
    fn takes(&mut self, word: &str) -> bool {
        let rest = self.rest.strip_prefix(word);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn sum(&mut self) -> Result<Term, Option<String>> {
        let mut sum = if self.takes("-") { Term::of('-', Term::Number(0), self.product()?) } else { self.product()? };
        loop {
            sum = match () {
                () if self.takes("+") => Term::of('+', sum, self.product()?),
                () if self.takes("-") => Term::of('-', sum, self.product()?),
                () => return Ok(sum),
            };
        }
    }

    fn product(&mut self) -> Result<Term, Option<String>> {
        let mut product = self.power()?;
        loop {
            product = match () {
                () if self.takes("*") => Term::of('*', product, self.power()?),
                () if self.takes("/") => Term::of('/', product, self.power()?),
                () => return Ok(product),
            };
        }
    }

    fn power(&mut self) -> Result<Term, Option<String>> {
        let base = self.atom()?;
        Ok(if self.takes("^") { Term::of('^', base, self.power()?) } else { base })
    }

    fn atom(&mut self) -> Result<Term, Option<String>> {
        for (word, operation) in [("min(", 'm'), ("max(", 'M')] {
            if self.takes(word) {
                let left = self.sum()?;
                let right = if self.takes(",") { self.sum()? } else { return Err(None) };
                return if self.takes(")") { Ok(Term::of(operation, left, right)) } else { Err(None) };
            }
        }
        if self.takes("(") {
            let inner = self.sum()?;
            return if self.takes(")") { Ok(inner) } else { Err(None) };
        }
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (atom, rest) = self.rest.split_at(end);
        self.rest = rest;
        match (number(atom), self.before.iter().find(|name| **name == atom)) {
            (Some(number), _) => Ok(Term::Number(number)),
            (None, Some(name)) => Ok(Term::Name(name)),
            (None, None) => Err(Some(atom.to_owned()).filter(|atom| !atom.is_empty())),
        }
    }
}

/// The names that stand where a number of items or letters stands.
fn counts(text: &'static str) -> Vec<&'static str> {
    let in_brackets = text.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    let of_lines = text.lines().filter_map(|line| line.split_once(" lines:")).map(|(name, _)| name.trim());
    let of_graphs = text
        .lines()
        .filter_map(|line| line.trim().rsplit_once("graph "))
        .filter_map(|(_, names)| names.split_whitespace().nth(1));
    let words = text.split([',', '\n']).filter_map(|part| match part.split_whitespace().collect_vec()[..] {
        [.., _, "word", length, _] if !length.contains("..") => Some(length),
        _ => None,
    });
    in_brackets.chain(of_lines).chain(of_graphs).chain(words).collect()
}

fn fixed(text: &str) -> Result<[i128; 2], String> {
    let ends = text.split_once("..").and_then(|(low, high)| Some([constant(low)?, constant(high)?]));
    ends.filter(|[low, high]| low <= high).ok_or_else(|| format!("{text:?} is not a range such as 1..10"))
}

/// The value of an expression without names.
fn constant(text: &str) -> Option<i128> {
    let plain: String = text.replace("**", "^").split_whitespace().collect();
    let mut parser = Parser { rest: &plain, before: &[] };
    parser.sum().ok().filter(|_| parser.rest.is_empty())?.fixed().ok().flatten()
}

/// A number: `1000`, `10_000`, `1e9`.
fn number(text: &str) -> Option<i128> {
    let text = text.replace('_', "");
    match text.split_once('e') {
        // What is beyond is as large as can be: the expression that it stands in is refused.
        Some((factor, zeros)) => {
            let (factor, zeros) = (factor.parse::<i128>().ok()?, zeros.parse().ok()?);
            Some(10_i128.checked_pow(zeros).and_then(|power| power.checked_mul(factor)).unwrap_or(i128::MAX))
        }
        None if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) => {
            Some(text.parse().unwrap_or(i128::MAX))
        }
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
    fn limits_may_be_any_expressions() {
        let written =
            Written::of("n 2..10, m n-1..min(n*(n-1)/2, 2*10^5)\nconnected graph n m\nx 1..(n+1)**2").expect("a form");
        let is_input = |input: &str| written.format.read_data(input).is_ok();
        assert!(is_input("3 3\n1 2\n2 3\n1 3\n16\n") && !is_input("3 3\n1 2\n2 3\n1 3\n17\n"));
        assert!(!is_input("4 3\n1 2\n2 3\n1 3\n1\n") && !is_input("3 4\n1 2\n2 3\n1 3\n2 1\n1\n"));
        assert_eq!(written.sizes, ["n", "m"]);
    }

    #[test]
    fn lists_have_orders_and_tests_have_sums() {
        let written = Written::of(
            "tests t 1..10^4\nn 1..2*10^5\np[n] permutation\na[n] 0..9 sorted\nsum n <= 2 * 10^5\nn lines: s word n .#",
        );
        let written = written.expect("a form");
        let is_input = |input: &str| written.format.read_data(input).is_ok();
        assert!(is_input("1\n2\n2 1\n3 3\n.#\n##\n") && !is_input("1\n2\n1 1\n3 3\n.#\n##\n"));
        assert!(!is_input("1\n2\n2 1\n3 2\n.#\n##\n"));
        assert_eq!(written.format.sums[0].most, 200_000);
        let distinct = Written::of("n 1..5\na[n] 1..10^9 distinct").expect("a form");
        assert!(distinct.format.read_data("2\n4 3\n").is_ok() && distinct.format.read_data("2\n3 3\n").is_err());
    }

    #[test]
    fn no_limit_is_cut_in_silence() {
        let refused = |text: &'static str| Written::of(text).err().unwrap_or_default();
        let beyond = |text: &str| {
            format!("{text} goes beyond 2^125; describe such a number as a word of digits: n word 1..100 0123456789")
        };
        for limit in ["10^100", "10**38", "0..2^200", "1e39", "2^126", "9".repeat(60).leak()] {
            let form = format!("n 1..{}", limit.trim_start_matches("0.."));
            let said = refused(form.clone().leak());
            assert_eq!(said, format!("{form:?}: {}", beyond(limit.trim_start_matches("0.."))));
        }
        assert!(Written::of("n 1..2^125").is_ok() && Written::of("n -10^37..10^37").is_ok());
        assert_eq!(refused("n 1..5/0"), "\"n 1..5/0\": 5/0 divides by 0");
        // Where a name is in it, this is seen when the name has a value.
        let written = Written::of("n 0..9, k 0..n/0").expect("a form");
        let read = || written.format.read_data("3 0\n").is_ok();
        let read = std::panic::catch_unwind(std::panic::AssertUnwindSafe(read));
        let fault = read.expect_err("no limit");
        assert_eq!(fault.downcast_ref::<Fault>().expect("said").0, "\"n/0\": n/0 divides by 0");
    }

    #[test]
    fn what_is_wrong_with_a_form_is_said() {
        let refused = |text: &'static str| Written::of(text).err().unwrap_or_default();
        assert_eq!(refused("n 1..5\na[m] 0..3"), "\"a[m] 0..3\": no number \"m\" comes before");
        assert_eq!(refused("m lines: u 1..3"), "\"m lines: u 1..3\": no number \"m\" comes before");
        assert_eq!(refused("tree n"), "\"tree n\": no number \"n\" comes before");
        assert_eq!(refused("s word n ab"), "\"s word n ab\": no number \"n\" comes before");
        assert_eq!(refused("n 1..3\nn lines: u 1..3\nk 1..u"), "\"k 1..u\": no number \"u\" comes before");
        let below = "\"n -5..-1\": n counts something, and cannot be below 0";
        assert_eq!(refused("n -5..-1\na[n] 0..3"), below);
        let words = "\"m 1..n*(n-1\": \"n*(n-1\" is neither a number nor an expression such as 2*n-1 or n*(n-1)/2";
        assert_eq!(refused("n 1..5\nm 1..n*(n-1"), words);
        assert_eq!(refused("n 5..1"), "\"n 5..1\": there is no number from 5 to 1");
        assert_eq!(refused("n 1..5\nsum k <= 9"), "\"sum k <= 9\": there is no number \"k\"");
        assert_eq!(refused("n 1..5 sorted"), "\"n 1..5 sorted\": n is a single number, and has no order");
        assert_eq!(
            refused("n 1..5\ngraph n 7"),
            "\"graph n 7\": the numbers of vertices and edges of a graph need names, as in \"graph n m\""
        );
        assert_eq!(refused("n 1.."), "\"n 1..\": this line is not understood; --help shows all kinds of lines");
        assert_eq!(refused("tests t 0..x"), "\"0..x\" is not a range such as 1..10");
    }
}
