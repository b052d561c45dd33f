//! Laws of a table: tried by name, found on its first quarter, tested on all of it.

use std::collections::BTreeSet;

use crate::conclusion::{Conclusion, Programs, Standing};
use crate::functions::golden;
use crate::laws;
use grundy::arithmetic::Nimber;

/// The lost pairs, row by row.
pub(crate) fn lost(values: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let cells = values.iter().enumerate().flat_map(|(a, row)| (0..row.len()).map(move |b| (a, b)));
    cells.filter(|&(a, b)| values[a][b] == 0).collect()
}

pub(crate) fn is_settled(conclusions: &[Conclusion]) -> bool {
    conclusions.iter().any(|conclusion| conclusion.standing == Standing::Holds)
}

/// The value of a pair by a law that has seen the part of the table that it was found on; nothing where it says
/// nothing.
type Formula = Box<dyn Fn(usize, usize) -> Option<usize>>;

struct Law {
    text: String,
    like: Programs,
    /// From this row and column on.
    start: usize,
    /// Whether it says only who wins: 0 or 1.
    of_outcomes: bool,
    formula: Formula,
}

/// What is no condition.
const ALWAYS: &str = "every pair is lost";
const NEVER: &str = "no pair is lost";

/// A combination of a pair, by its name.
type Joint = (&'static str, Programs, fn(usize, usize) -> Option<usize>);

const JOINTS: [Joint; 13] = [
    ("a", Programs(&[]), |a, _| Some(a)),
    ("b", Programs(&["poj1704", "p3480"]), |_, b| Some(b)),
    ("a XOR b", Programs(&["nim", "p1247"]), |a, b| Some(a ^ b)),
    ("(a − 1) XOR (b − 1)", Programs(&[]), |a, b| Some(a.checked_sub(1)? ^ b.checked_sub(1)?)),
    ("a + b", Programs(&["moore_nim"]), |a, b| Some(a + b)),
    ("|a − b|", Programs(&["poj1704", "p3480"]), |a, b| Some(a.abs_diff(b))),
    ("min(a, b)", Programs(&["agc002e"]), |a, b| Some(a.min(b))),
    ("max(a, b)", Programs(&[]), |a, b| Some(a.max(b))),
    ("gcd(a, b)", Programs(&[]), |a, b| Some(gcd(a, b))),
    ("a · b", Programs(&[]), |a, b| Some(a * b)),
    ("a OR b", Programs(&["cses_another_game"]), |a, b| Some(a | b)),
    ("(a − 1) OR (b − 1)", Programs(&[]), |a, b| Some(a.checked_sub(1)? | b.checked_sub(1)?)),
    ("a AND b", Programs(&[]), |a, b| Some(a & b)),
];

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The laws that fit the first quarter of the table: the first that holds for all of it, and those before it that
/// nearly do.
pub(crate) fn find(values: &[Vec<usize>]) -> Vec<Conclusion> {
    let side = values.len().min(values.first().map_or(0, Vec::len));
    if side < 8 {
        return vec![];
    }
    let won: Vec<Vec<usize>> = values.iter().map(|row| row.iter().map(|&value| value.min(1)).collect()).collect();
    let quarter = |values: &[Vec<usize>]| -> Vec<Vec<usize>> {
        values[..values.len().div_ceil(2)].iter().map(|row| row[..row.len().div_ceil(2)].to_vec()).collect()
    };
    let mut found = vec![];
    let mut laws = of_values(&quarter(values), values);
    let outcomes = of_outcomes(&quarter(&won), &won);
    // Where there is nothing else to say, who wins comes first.
    let place = if *values == won { 0 } else { laws.len() };
    laws.splice(place..place, outcomes);
    let mut refuted = 0;
    for law in laws {
        let table = if law.of_outcomes { &won } else { values };
        let fails = |part: &[Vec<usize>]| {
            let cells = (law.start..part.len()).flat_map(|a| (law.start..part[a].len()).map(move |b| (a, b)));
            cells.clone().find(|&(a, b)| (law.formula)(a, b).is_some_and(|said| said != part[a][b]))
        };
        let half = quarter(table);
        let says = |&(a, b): &(usize, usize)| (law.formula)(a, b).is_some();
        let cells = |part: &[Vec<usize>]| -> Vec<(usize, usize)> {
            (law.start..part.len()).flat_map(|a| (law.start..part[a].len()).map(move |b| (a, b))).collect()
        };
        let (small, all) = (cells(&half), cells(table));
        let spoken = all.iter().filter(|cell| says(cell)).count();
        // A law that is silent on most of the second half has nothing to be tested by.
        if fails(&half).is_some() || spoken * 4 < all.len() * 3 {
            continue;
        }
        let mut text = match law.of_outcomes {
            true if [ALWAYS, NEVER].contains(&law.text.as_str()) => law.text,
            true => format!("lost iff {}", law.text),
            false => law.text,
        };
        if law.start > 0 {
            text += &format!(" for a, b ≥ {}", law.start);
        }
        let found_on = format!("found on {}", small.len());
        let (standing, ground) = match fails(table) {
            None => (Standing::Holds, format!("for all {spoken} pairs, {found_on}")),
            Some((a, b)) => (Standing::Refuted(format!("({a}, {b})")), found_on),
        };
        let holds = standing == Standing::Holds;
        refuted += usize::from(!holds);
        if holds || refuted <= 2 {
            found.push(Conclusion { standing, law: text, like: law.like, ground });
        }
        if holds {
            break;
        }
    }
    found
}

/// Laws of values. What a law knows of single lines it may read off the whole of them.
fn of_values(half: &[Vec<usize>], all: &[Vec<usize>]) -> Vec<Law> {
    let mut laws = vec![];
    for start in 0..=2 {
        laws.extend(joints(half, start).into_iter().map(|joined| joined.of_values(start)));
        laws.extend(products(all, start));
    }
    laws.extend(columns(all));
    laws
}

/// All columns have one period, found on the first half of the rows.
fn columns(all: &[Vec<usize>]) -> Option<Law> {
    let half = all.len() / 2;
    let start = |p: usize| half - p - (0..half - p).rev().take_while(|&a| all[a] == all[a + p]).count();
    let periods = (1..half / 2).map(|p| (p, start(p))).filter(|&(p, start)| half - p - start >= p.max(4));
    let (period, start) = periods.min_by_key(|&(p, start)| p + start)?;
    let known = all[..half].to_vec();
    Some(Law {
        text: format!("g(a + {period}, b) = g(a, b) from a = {start}"),
        like: Programs(&["cf1312f"]),
        start: 0,
        of_outcomes: false,
        formula: Box::new(move |a, b| Some(known[if a < start { a } else { start + (a - start) % period }][b])),
    })
}

/// A law in which a combination of the two parameters decides.
struct Joined {
    name: &'static str,
    /// The least value of the combination, and the values of the game from there on.
    first: usize,
    line: Vec<usize>,
    law: laws::Law,
    /// Programs that prove a law by this combination.
    like: Programs,
    formula: Formula,
}

impl Joined {
    fn of_values(self, start: usize) -> Law {
        let name = self.name;
        let moved = if self.first > 0 { format!(" − {}", self.first) } else { String::new() };
        let is_plain = self.law.text == "g(n) = n";
        let text = match is_plain {
            true => format!("g(a, b) = {name}{moved}"),
            false => {
                let from = if self.law.start > 0 { format!(" from n = {}", self.law.start) } else { String::new() };
                format!("g(a, b) = g(n) with n = {name}{moved}, where {}{from}", self.law.text)
            }
        };
        let like = if is_plain { self.like } else { self.law.like };
        Law { text, like, start, of_outcomes: false, formula: self.formula }
    }

    fn of_outcomes(self, start: usize) -> Law {
        let listed = |places: Vec<usize>| places.iter().map(usize::to_string).collect::<Vec<String>>().join(" or ");
        let lost = |end: usize| (0..end.min(self.line.len())).filter(|&n| self.line[n] == 0).map(|n| n + self.first);
        let name = self.name;
        let text = match self.law.period {
            Some(1) if lost(self.law.start + 1).count() < 9 => {
                let first = (0..self.law.start.min(self.line.len())).map(|n| n + self.first);
                let lost: Vec<usize> = lost(self.law.start).collect();
                let won: Vec<usize> = first.filter(|n| !lost.contains(n)).collect();
                let is_lost_at_last = self.line[self.law.start..].first() == Some(&0);
                match is_lost_at_last {
                    true if won.is_empty() => ALWAYS.to_owned(),
                    true => format!("{name} is not {}", listed(won)),
                    false if lost.is_empty() => NEVER.to_owned(),
                    false => format!("{name} is {}", listed(lost)),
                }
            }
            Some(period) if self.law.start == 0 && lost(period).count() < 9 => {
                format!("({name}) mod {period} is {}", listed(lost(period).map(|n| n % period).collect()))
            }
            _ => format!(
                "g(n) = 0 with n = {name} − {}, where {} from n = {}",
                self.first, self.law.text, self.law.start
            ),
        };
        let like = if self.law.period.is_some() { self.like } else { self.law.like };
        Law { text, like, start, of_outcomes: true, formula: self.formula }
    }
}

fn joints(half: &[Vec<usize>], start: usize) -> Vec<Joined> {
    let mut found = vec![];
    for (name, like, joint) in JOINTS {
        let mut line: Vec<Option<usize>> = vec![];
        let mut is_function = true;
        for (a, row) in half.iter().enumerate().skip(start) {
            for (b, &value) in row.iter().enumerate().skip(start) {
                let Some(x) = joint(a, b) else { continue };
                if line.len() <= x {
                    line.resize(x + 1, None);
                }
                is_function &= line[x].replace(value).is_none_or(|known| known == value);
            }
        }
        if !is_function {
            continue;
        }
        // What comes first, and without gaps, is a sequence.
        let first = line.iter().position(Option::is_some).unwrap_or(0);
        let line: Vec<usize> = line[first..].iter().map_while(|&value| value).collect();
        let side = half.len().max(half[0].len());
        let most = if name == "a · b" { 4 * side * side } else { 4 * side };
        for law in laws::fitting(&line) {
            // The law of a sequence says a value by those before it.
            let mut known = line.clone();
            while known.len() <= most {
                match (law.formula)(&known, known.len()) {
                    Some(value) => known.push(value),
                    None => break,
                }
            }
            let formula = move |a, b| known.get(joint(a, b)?.checked_sub(first)?).copied();
            found.push(Joined { name, first, line: line.clone(), law, like, formula: Box::new(formula) });
        }
    }
    found
}

/// Laws in which each parameter has a value of its own: of the table, a line and the diagonal are read.
fn products(all: &[Vec<usize>], start: usize) -> Vec<Law> {
    let side = all.len().min(all[0].len());
    let column: Vec<usize> = all.iter().map(|row| row[start]).collect();
    let row = all[start].clone();
    let diagonal: Vec<usize> = (0..side).map(|a| all[a][a]).collect();
    let corner = all[start][start];
    let mut laws = vec![];
    let mut push = |text: String, like, formula: Formula| {
        laws.push(Law { text, like, start, of_outcomes: false, formula });
    };
    let (rows, columns) = (column.clone(), row.clone());
    push(
        format!("g(a, b) = g(a, {start}) XOR g({start}, b) XOR {corner}"),
        Programs(&["cf1451f"]),
        Box::new(move |a, b| Some(rows[a] ^ columns[b] ^ corner)),
    );
    if corner == 1 {
        let (rows, columns) = (column, row);
        push(
            format!("g(a, b) = g(a, {start}) ⊗ g({start}, b), the product of nimbers"),
            Programs(&["lc_nim_product"]),
            Box::new(move |a, b| Some((Nimber(rows[a] as u64) * Nimber(columns[b] as u64)).0 as usize)),
        );
    }
    let line = diagonal.clone();
    push(
        "g(a, b) = min(g(a, a), g(b, b))".to_owned(),
        Programs(&["cf494e"]),
        Box::new(move |a, b| Some(*line.get(a)?.min(line.get(b)?))),
    );
    push(
        "g(a, b) = max(g(a, a), g(b, b))".to_owned(),
        Programs(&[]),
        Box::new(move |a, b| Some(*diagonal.get(a)?.max(diagonal.get(b)?))),
    );
    laws
}

/// Laws of who wins, 1 or 0, each as the condition on which a pair is lost.
fn of_outcomes(half: &[Vec<usize>], all: &[Vec<usize>]) -> Vec<Law> {
    let mut laws = vec![];
    let of = |text: String, like, start, formula: Formula| Law { text, like, start, of_outcomes: true, formula };
    let relations: [(&str, Programs, fn(usize, usize) -> bool); 5] = [
        ("a = b", Programs(&["hdu3951", "poj2484"]), |a, b| a == b),
        ("just one of a and b is 1", Programs(&["cf1965a"]), |a, b| (a == 1) != (b == 1)),
        ("a and b are even", Programs(&["cses_another_game"]), |a, b| a % 2 == 0 && b % 2 == 0),
        (
            "the numbers differ, and the greater is less than φ times the smaller, φ the golden ratio",
            Programs(&["p1290"]),
            |a, b| a != b && a.max(b) <= golden(a.min(b)),
        ),
        ("⌊log₂ a⌋ = ⌊log₂ b⌋", Programs(&["cuttingbrownies"]), |a, b| {
            a.checked_ilog2() == b.checked_ilog2()
        }),
    ];
    for (text, like, relation) in relations {
        for start in 0..=1 {
            laws.push(of(text.to_owned(), like, start, Box::new(move |a, b| Some(usize::from(!relation(a, b))))));
        }
    }
    // Pairs with rising differences: the smaller number is the least that is in no pair before.
    let pairs: Vec<(usize, usize)> = lost(half).into_iter().filter(|(a, b)| a <= b).collect();
    if let [(a, b), (c, d), ..] = pairs[..] {
        let (first, step) = (b - a, (d as isize - c as isize) - (b as isize - a as isize));
        if let Some(step) = usize::try_from(step).ok().filter(|&step| step > 0) {
            let known = beatty(a, first, step, all.len().max(all[0].len()));
            let text = format!(
                "{{a, b}} is a pair whose difference b − a is {first}, {}, {}, …, with the least number \
                 a ≥ {a} in no pair before",
                first + step,
                first + 2 * step
            );
            laws.push(of(
                text,
                Programs(&["wythoff"]),
                a,
                Box::new(move |a, b| Some(usize::from(!known.contains(&(a.min(b), a.max(b)))))),
            ));
        }
    }
    // In each row all from some place on are won.
    // Column 0 is often one without a move.
    let least: Vec<Option<usize>> = half
        .iter()
        .map(|row| {
            let least = 1 + row.iter().skip(1).take_while(|&&won| won == 0).count();
            row.iter().skip(least).all(|&won| won == 1).then_some(least)
        })
        .collect();
    if least.len() > 8 && least.iter().all(Option::is_some) {
        // Where the row ends before it is won, its place is not known.
        let whole = half[0].len();
        let line: Vec<usize> = least.into_iter().flatten().collect();
        for law in laws::fitting_where(&line, |n| line[n] < whole) {
            let text = format!("b < t(a), where {}", law.text.replace("g(n)", "t(n)"));
            let line = line.clone();
            laws.push(of(
                text,
                law.like,
                1,
                Box::new(move |a, b| (law.formula)(&line[..a.min(line.len())], a).map(|t| usize::from(b >= t))),
            ));
        }
    }
    // A combination of the parameters decides.
    for start in 0..=1 {
        laws.extend(joints(half, start).into_iter().map(|joined| joined.of_outcomes(start)));
    }
    // Each parameter decides by itself.
    for start in 0..=2 {
        let (column, row): (Vec<usize>, Vec<usize>) = (all.iter().map(|row| row[start]).collect(), all[start].clone());
        let text = format!("(a, {start}) and ({start}, b) are lost");
        laws.push(of(text, Programs(&["p10501"]), start, Box::new(move |a, b| Some(column[a].max(row[b])))));
    }
    // Lost iff both remainders are in a set.
    let side = half.len().min(half[0].len());
    for start in 0..=1 {
        let agrees = |&m: &usize| {
            (start..half.len()).all(|a| {
                (start..half[a].len()).all(|b| {
                    (a < m + start || half[a][b] == half[a - m][b]) && (b < m + start || half[a][b] == half[a][b - m])
                })
            })
        };
        if let Some(m) = (2..=side / 2).find(agrees) {
            let known: Vec<Vec<usize>> = half.to_vec();
            let cells = lost(half)
                .into_iter()
                .filter(|&(a, b)| (start..start + m).contains(&a) && (start..start + m).contains(&b));
            let cells: Vec<String> = cells.map(|(a, b)| format!("({}, {})", a % m, b % m)).collect();
            let text = format!("(a mod {m}, b mod {m}) is {}", cells.join(" or "));
            laws.push(of(
                text,
                Programs(&["cses_another_game"]),
                start,
                Box::new(move |a, b| Some(known[start + (a - start) % m][start + (b - start) % m])),
            ));
        }
    }
    laws
}

/// Pairs up to `most` whose k-th difference is `first` + k · `step`; the smaller number is the least from `start` on
/// that is in no pair before.
fn beatty(start: usize, first: usize, step: usize, most: usize) -> BTreeSet<(usize, usize)> {
    let mut used = BTreeSet::new();
    let (mut pairs, mut a, mut difference) = (BTreeSet::new(), start, first);
    while a <= most {
        if !used.contains(&a) {
            used.extend([a, a + difference]);
            pairs.insert((a, a + difference));
            difference += step;
        }
        a += 1;
    }
    pairs
}
