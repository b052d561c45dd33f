//! Laws of a table: tried one by one, found on its first quarter, tested on all of it. Where a law says each value by
//! those of a row and a column, these are read to their ends, and what they say of themselves is not counted.

use std::collections::BTreeSet;

use crate::laws::joint::{Joint, Relation};
use crate::laws::law::{
    Conclusion, Form, Ground, Law, NO_POSITION, PairCondition, PairForm, PairLaw, Place, Sequence, Standing,
};
use crate::laws::programs::Programs;
use crate::laws::search;
use grundy::arithmetic::Nimber;

/// So many rows and columns a law is found on and tested with.
pub(crate) const ENOUGH: usize = 8;

/// The lost pairs, row by row.
pub(crate) fn lost(values: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let cells = values.iter().enumerate().flat_map(|(a, row)| (0..row.len()).map(move |b| (a, b)));
    cells.filter(|&(a, b)| values[a][b] == 0).collect()
}

/// The value of a pair by a law that has seen the part of the table that it was found on; nothing where it says
/// nothing.
type Says = Box<dyn Fn(usize, usize) -> Option<usize>>;

/// A law that is tried.
struct Candidate {
    law: PairLaw,
    says: Says,
}

impl Candidate {
    fn new(
        form: PairForm,
        programs: Programs,
        start: usize,
        says: impl Fn(usize, usize) -> Option<usize> + 'static,
    ) -> Self {
        Self { law: PairLaw { form, start, programs }, says: Box::new(says) }
    }

    /// Whether it says only who wins: 0 or 1.
    fn is_of_outcomes(&self) -> bool {
        matches!(self.law.form, PairForm::Lost(_))
    }

    /// Whether it reads a row and a column to their ends, so that it can fail only elsewhere.
    fn reads_lines(&self) -> bool {
        matches!(self.law.form, PairForm::Xor { .. } | PairForm::Product | PairForm::Lost(PairCondition::Each))
    }
}

/// The laws that fit the first quarter of the table: the first that holds for all of it, and those before it that
/// nearly do.
pub(crate) fn find(values: &[Vec<usize>]) -> Vec<Conclusion> {
    let side = values.len().min(values.first().map_or(0, Vec::len));
    if side < ENOUGH {
        return vec![];
    }
    let won = |value: &usize| if *value == NO_POSITION { NO_POSITION } else { usize::from(*value > 0) };
    let won: Vec<Vec<usize>> = values.iter().map(|row| row.iter().map(won).collect()).collect();
    // Where some pairs are no positions, no line can be read to its end.
    let is_whole = values.iter().all(|row| !row.contains(&NO_POSITION));
    let quarter = |values: &[Vec<usize>]| -> Vec<Vec<usize>> {
        values[..values.len().div_ceil(2)].iter().map(|row| row[..row.len().div_ceil(2)].to_vec()).collect()
    };
    let (small_values, small_won) = (quarter(values), quarter(&won));
    let mut laws = of_values(&small_values, values, is_whole);
    let outcomes = of_outcomes(&small_won, &won, is_whole);
    // Where there is nothing else to say, the winner comes first.
    let place = if *values == won { 0 } else { laws.len() };
    laws.splice(place..place, outcomes);
    let (mut found, mut refuted) = (vec![], 0);
    for candidate in laws {
        let of_outcomes = candidate.is_of_outcomes();
        let (table, small) = if of_outcomes { (&won[..], &small_won) } else { (values, &small_values) };
        let start = candidate.law.start;
        let cells = |part: &[Vec<usize>]| -> Vec<(usize, usize)> {
            let cells = (start..part.len()).flat_map(|a| (start..part[a].len()).map(move |b| (a, b)));
            cells.filter(|&(a, b)| part[a][b] != NO_POSITION).collect()
        };
        let fails = |cells: &[(usize, usize)]| {
            cells.iter().copied().find(|&(a, b)| (candidate.says)(a, b).is_some_and(|said| said != table[a][b]))
        };
        // What is read is no test.
        let is_read = |&(a, b): &(usize, usize)| candidate.reads_lines() && (a == start || b == start);
        let counts = |cell: &(usize, usize)| !is_read(cell) && (candidate.says)(cell.0, cell.1).is_some();
        let (small, all) = (cells(small), cells(table));
        let spoken = all.iter().filter(|cell| counts(cell)).count();
        // A law that is silent on most of the second half has nothing to be tested by.
        if fails(&small).is_some() || spoken * 4 < all.len() * 3 {
            continue;
        }
        let found_on = small.iter().filter(|cell| counts(cell)).count();
        let failure = fails(&all);
        let (standing, of) = match failure {
            None => (Standing::Holds, spoken),
            Some((a, b)) => (Standing::Refuted(Place::Pair(a, b)), 0),
        };
        refuted += usize::from(failure.is_some());
        if failure.is_none() || refuted <= 2 {
            let ground = Ground::Table { found_on, of, are_pairs: true };
            found.push(Conclusion { standing, law: Law::Pairs(candidate.law), ground });
        }
        if failure.is_none() {
            break;
        }
    }
    found
}

/// Laws of values. What a law knows of single lines it may read off the whole of them.
fn of_values(half: &[Vec<usize>], all: &[Vec<usize>], is_whole: bool) -> Vec<Candidate> {
    let mut laws = vec![];
    for start in 0..=2 {
        laws.extend(joints(half, start).into_iter().map(|joined| joined.of_values(start)));
        if is_whole {
            laws.extend(products(all, start));
        }
    }
    if !is_whole {
        return laws;
    }
    laws.extend((2..=8).map(|m| {
        let cyclic = move |a: usize, b: usize| Some(m * ((a / m) ^ (b / m)) + (a + b) % m);
        Candidate::new(PairForm::Cyclic(m), Programs(&[]), 0, cyclic)
    }));
    laws.extend(columns(all));
    laws
}

/// All columns have one period, found on the first half of the rows.
fn columns(all: &[Vec<usize>]) -> Option<Candidate> {
    let half = all.len() / 2;
    let start = |p: usize| half - p - (0..half - p).rev().take_while(|&a| all[a] == all[a + p]).count();
    let periods = (1..half / 2).map(|p| (p, start(p))).filter(|&(p, start)| half - p - start >= p.max(4));
    let (length, from) = periods.min_by_key(|&(p, start)| p + start)?;
    let known = all[..half].to_vec();
    let says = move |a: usize, b: usize| Some(known[if a < from { a } else { from + (a - from) % length }][b]);
    Some(Candidate::new(PairForm::Columns { length, from }, Programs(&["cf1312f"]), 0, says))
}

/// A law in which a combination of the two parameters decides.
struct Joined {
    of: Joint,
    /// The least value of the combination, and the values of the game from there on.
    first: usize,
    line: Vec<usize>,
    law: Sequence,
    says: Says,
}

impl Joined {
    fn of_values(self, start: usize) -> Candidate {
        let is_plain = self.law == Sequence { form: Form::Shifted(0), start: 0 };
        let programs = if is_plain { self.of.programs() } else { Law::Values(self.law.clone()).programs() };
        let form = PairForm::Joint { of: self.of, first: self.first, law: self.law };
        Candidate { law: PairLaw { form, start, programs }, says: self.says }
    }

    fn of_outcomes(self, start: usize) -> Candidate {
        let (of, first) = (self.of, self.first);
        let lost =
            |end: usize| -> Vec<usize> { (0..end.min(self.line.len())).filter(|&n| self.line[n] == 0).collect() };
        let moved = |places: Vec<usize>| places.into_iter().map(|n| n + first).collect::<Vec<usize>>();
        let end = self.law.start;
        let period = self.law.form.period().filter(|&(_, saltus)| saltus == 0).map(|(length, _)| length);
        let condition = match period {
            Some(1) if lost(end + 1).len() < 9 => {
                let lost = lost(end);
                let won: Vec<usize> = (0..end.min(self.line.len())).filter(|n| !lost.contains(n)).collect();
                match self.line[end..].first() == Some(&0) {
                    true if won.is_empty() => PairCondition::Always,
                    true => PairCondition::Is { of, numbers: moved(won), is_one: false },
                    false if lost.is_empty() => PairCondition::Never,
                    false => PairCondition::Is { of, numbers: moved(lost), is_one: true },
                }
            }
            Some(modulus) if end == 0 && lost(modulus).len() < 9 => {
                let lost = moved(lost(modulus)).into_iter().map(|n| n % modulus).collect();
                PairCondition::Remainder { of, modulus, lost }
            }
            _ => PairCondition::Joint { of, first, law: self.law.clone() },
        };
        let programs = match period {
            Some(_) => of.programs(),
            None => Law::Values(self.law).programs(),
        };
        Candidate { law: PairLaw { form: PairForm::Lost(condition), start, programs }, says: self.says }
    }
}

fn joints(half: &[Vec<usize>], start: usize) -> Vec<Joined> {
    let mut found = vec![];
    for of in Joint::ALL {
        let mut line: Vec<Option<usize>> = vec![];
        let mut is_function = true;
        for (a, row) in half.iter().enumerate().skip(start) {
            for (b, &value) in row.iter().enumerate().skip(start) {
                let Some(x) = of.of(a, b).filter(|_| value != NO_POSITION) else { continue };
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
        let most = if of == Joint::Product { 4 * side * side } else { 4 * side };
        for law in search::fitting(&line) {
            // The law of a sequence says a value by those before it.
            let mut known = line.clone();
            while known.len() <= most {
                match law.says(&known, known.len()) {
                    Some(value) => known.push(value),
                    None => break,
                }
            }
            let says = move |a, b| known.get(of.of(a, b)?.checked_sub(first)?).copied();
            found.push(Joined { of, first, line: line.clone(), law, says: Box::new(says) });
        }
    }
    found
}

/// Laws in which each parameter has a value of its own: of the table, a line and the diagonal are read.
fn products(all: &[Vec<usize>], start: usize) -> Vec<Candidate> {
    let side = all.len().min(all[0].len());
    let column: Vec<usize> = all.iter().map(|row| row[start]).collect();
    let row = all[start].clone();
    let diagonal: Vec<usize> = (0..side).map(|a| all[a][a]).collect();
    let corner = all[start][start];
    let lines = search::holding(&column).zip(search::holding(&row)).map(|(column, row)| [column, row]);
    let mut laws = vec![];
    let (rows, columns) = (column.clone(), row.clone());
    laws.push(Candidate::new(PairForm::Xor { corner, lines }, Programs(&["cf1451f"]), start, move |a, b| {
        Some(rows[a] ^ columns[b] ^ corner)
    }));
    if corner == 1 {
        let (rows, columns) = (column, row);
        laws.push(Candidate::new(PairForm::Product, Programs(&["lc_nim_product"]), start, move |a, b| {
            Some((Nimber(rows[a] as u64) * Nimber(columns[b] as u64)).0 as usize)
        }));
    }
    let line = diagonal.clone();
    laws.push(Candidate::new(PairForm::Min, Programs(&["cf494e"]), start, move |a, b| {
        Some(*line.get(a)?.min(line.get(b)?))
    }));
    laws.push(Candidate::new(PairForm::Max, Programs(&[]), start, move |a, b| {
        Some(*diagonal.get(a)?.max(diagonal.get(b)?))
    }));
    laws
}

/// Laws of who wins, 1 or 0, each as the condition on which a pair is lost.
fn of_outcomes(half: &[Vec<usize>], all: &[Vec<usize>], is_whole: bool) -> Vec<Candidate> {
    let mut laws = relations();
    if is_whole {
        laws.extend(pairs(half, all.len().max(all[0].len())));
        laws.extend(below(half));
    }
    // A combination of the parameters decides.
    for start in 0..=1 {
        laws.extend(joints(half, start).into_iter().map(|joined| joined.of_outcomes(start)));
    }
    if !is_whole {
        return laws;
    }
    // Each parameter decides by itself.
    for start in 0..=2 {
        let (column, row): (Vec<usize>, Vec<usize>) = (all.iter().map(|row| row[start]).collect(), all[start].clone());
        let form = PairForm::Lost(PairCondition::Each);
        laws.push(Candidate::new(form, Programs(&["p10501"]), start, move |a, b| Some(column[a].max(row[b]))));
    }
    laws.extend((0..=1).filter_map(|start| remainders(half, start)));
    laws.extend(diagonal(half));
    laws
}

fn relations() -> Vec<Candidate> {
    let law = |relation: Relation, start| {
        let form = PairForm::Lost(PairCondition::Relation(relation));
        Candidate::new(form, relation.programs(), start, move |a, b| Some(usize::from(!relation.holds(a, b))))
    };
    Relation::ALL.into_iter().flat_map(|relation| [law(relation, 0), law(relation, 1)]).collect()
}

/// Pairs with rising differences: the smaller number is the least that is in no pair before. The first pairs say where
/// these begin; or else they begin at 0, and some of the first are exceptions.
fn pairs(half: &[Vec<usize>], most: usize) -> Vec<Candidate> {
    const MOST: usize = 6;
    let lost: BTreeSet<(usize, usize)> = lost(half).into_iter().map(|(a, b)| (a.min(b), a.max(b))).collect();
    let mut begun = vec![];
    let first: Vec<(usize, usize)> = lost.iter().copied().take(2).collect();
    if let [(a, b), (c, d)] = first[..] {
        let step = (d as isize - c as isize) - (b as isize - a as isize);
        begun.extend(usize::try_from(step).ok().filter(|&step| step > 0).map(|step| (a, b - a, step)));
    }
    begun.extend([(0, 0, 1), (0, 0, 2), (0, 0, 3)]);
    let side = half.len().min(half[0].len());
    let laws = begun.into_iter().filter_map(|(least, first, step)| {
        let known = beatty(least, first, step, most);
        let shown: BTreeSet<(usize, usize)> = known.iter().copied().filter(|&(_, b)| b < side).collect();
        let seen: BTreeSet<(usize, usize)> = lost.iter().copied().filter(|&(_, b)| b < side).collect();
        let exceptions: Vec<(usize, usize)> =
            shown.symmetric_difference(&seen).copied().filter(|&(a, _)| a >= least).collect();
        if exceptions.len() > MOST || exceptions.iter().any(|&(_, b)| 3 * b > side) || seen.len() < exceptions.len() + 4
        {
            return None;
        }
        let condition = PairCondition::Pairs { least, first, step, exceptions: exceptions.clone() };
        Some(Candidate::new(PairForm::Lost(condition), Programs(&["wythoff"]), least, move |a, b| {
            let pair = (a.min(b), a.max(b));
            Some(usize::from(known.contains(&pair) == exceptions.contains(&pair)))
        }))
    });
    laws.collect()
}

/// In each row all from some place on are won.
fn below(half: &[Vec<usize>]) -> Vec<Candidate> {
    // Column 0 is often one without a move.
    let least = half.iter().map(|row| {
        let least = 1 + row.iter().skip(1).take_while(|&&won| won == 0).count();
        row.iter().skip(least).all(|&won| won == 1).then_some(least)
    });
    let line = least.collect::<Option<Vec<usize>>>().filter(|line| line.len() > 8 && line.iter().any(|&t| t > 1));
    let Some(line) = line else { return vec![] };
    // Where the row ends before it is won, its place is not known.
    let whole = half[0].len();
    let laws = search::fitting_where(&line, |n| line[n] < whole).into_iter().map(|law| {
        let line = line.clone();
        let programs = Law::Values(law.clone()).programs();
        let form = PairForm::Lost(PairCondition::Below(law.clone()));
        Candidate::new(form, programs, 1, move |a, b| {
            law.says(&line[..a.min(line.len())], a).map(|t| usize::from(b >= t))
        })
    });
    laws.collect()
}

/// Lost iff both remainders are in a set.
fn remainders(half: &[Vec<usize>], start: usize) -> Option<Candidate> {
    let side = half.len().min(half[0].len());
    let agrees = |&m: &usize| {
        (start..half.len()).all(|a| {
            (start..half[a].len()).all(|b| {
                (a < m + start || half[a][b] == half[a - m][b]) && (b < m + start || half[a][b] == half[a][b - m])
            })
        })
    };
    let modulus = (2..=side / 2).find(agrees)?;
    let cells = (start..start + modulus).flat_map(|a| (start..start + modulus).map(move |b| (a, b)));
    let lost = cells.filter(|&(a, b)| half[a][b] == 0).map(|(a, b)| (a % modulus, b % modulus)).collect();
    let known: Vec<Vec<usize>> = half.to_vec();
    let form = PairForm::Lost(PairCondition::Remainders { modulus, lost });
    Some(Candidate::new(form, Programs(&["cses_another_game"]), start, move |a, b| {
        Some(known[start + (a - start) % modulus][start + (b - start) % modulus])
    }))
}

/// Lost pairs that go on along the diagonal.
fn diagonal(half: &[Vec<usize>]) -> Option<Candidate> {
    const MOST: usize = 8;
    let side = half.len().min(half[0].len());
    let is_symmetric = (0..side).all(|a| (0..a).all(|b| half[a][b] == half[b][a]));
    let agrees = |&p: &usize| (p..side).all(|a| (p..side).all(|b| half[a][b] == half[a - p][b - p]));
    let period = (1..=side / 3).find(agrees).filter(|_| is_symmetric)?;
    let first: Vec<(usize, usize)> =
        lost(half).into_iter().filter(|&(a, b)| a <= b && a < period && b < side).collect();
    if first.is_empty() || first.len() > MOST || first.iter().any(|&(_, b)| 2 * b > side) {
        return None;
    }
    let known = first.clone();
    let form = PairForm::Lost(PairCondition::Diagonal { period, first });
    Some(Candidate::new(form, Programs(&[]), 0, move |a, b| {
        let (a, b) = (a.min(b), a.max(b));
        let moved = a / period * period;
        Some(usize::from(!known.contains(&(a - moved, b - moved))))
    }))
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
