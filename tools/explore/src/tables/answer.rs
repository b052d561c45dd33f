//! From a rule in words to all that can be said of it: the table, its laws, the rule in Rust, a program for large
//! heaps.

use std::fmt::{self, Display, Formatter};

use serde_json::{Value, json};

use crate::laws::law::{Conclusion, Form, Ground, Law, Sequence, Standing};
use crate::play::meter::Budget;
use crate::rules::rule::{Moves, Rule};
use crate::rules::theorem;
use crate::tables::heaps::heaps;
use crate::tables::hexadecimal::Hexadecimal;
use crate::tables::pairs::{TableReport, table};
use crate::tables::report::Report;
use crate::tables::{draw, hexadecimal, splits};
use crate::word_error::WordError;
use grundy::games::rare::SplitTable;
use grundy::games::{KnownRule, Proof};

/// A table of heaps goes up to this one unless another is asked for.
pub const LARGEST: usize = 100;

/// So many rows and columns of a table of two heaps are made unless more are asked for.
pub const SIDE: usize = 40;

/// What is searched for beyond the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Search {
    Nothing,
    Law,
}

/// All that is said of a rule.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The rule.
    pub rule: Rule,
    /// The same as one that the library knows, if it is one.
    pub known: Option<KnownRule>,
    /// Its table, and what follows from it.
    pub found: Found,
    /// How far play agrees with the law that holds, if it was tried beyond the table.
    pub tested: Option<usize>,
}

/// A table of one heap, or of two.
#[derive(Clone, Debug)]
pub enum Found {
    /// Of one heap.
    Heaps(Box<Report>),
    /// Of two.
    Pairs(Box<TableReport>),
}

impl Rule {
    /// The table of the heaps up to `largest`, else up to [`LARGEST`], or of both heaps up to [`SIDE`], and what
    /// follows. A law that holds is tried ten times as far, as far as the budget allows. Whatever is asked for, a
    /// period of an octal or a hexadecimal game is searched for among as many heaps as the budget allows.
    ///
    /// # Complexity
    /// That of the options that the rule allows, up to the budget.
    pub fn answer(&self, largest: Option<usize>, budget: Budget) -> Answer {
        let known = self.known();
        let found = match &self.moves {
            Moves::Heaps(_) => {
                let report = self.report(known.as_ref(), largest.unwrap_or(LARGEST), Search::Law, budget);
                Found::Heaps(Box::new(report))
            }
            Moves::TwoHeaps(_) => Found::Pairs(Box::new(self.table(largest.unwrap_or(SIDE), budget))),
        };
        let mut answer = Answer { rule: self.clone(), known, found, tested: None };
        answer.test(budget);
        answer
    }

    /// The table of this rule, which is the `known` one if there is one.
    fn report(&self, known: Option<&KnownRule>, largest: usize, search: Search, budget: Budget) -> Report {
        let is_searched = search == Search::Law;
        match (known, self.digits()) {
            (Some(rule @ KnownRule::Octal(game)), _) => {
                let proven = |values: &[usize]| theorem::proven(rule, values, Standing::Proven);
                return splits::report(game.table(), is_searched.then_some(&proven), largest, budget);
            }
            (Some(KnownRule::GrundysGame), _) => {
                return splits::report(SplitTable::grundys_game(), None, largest, budget);
            }
            (Some(known), _) if is_quick(known, largest) => return Report::of_rule(known, largest),
            (None, Some(digits)) => {
                let proven = |values: &[usize]| hexadecimal::proven(&digits, values);
                return splits::report(Hexadecimal::new(&digits), is_searched.then_some(&proven), largest, budget);
            }
            _ => {}
        }
        let game = heaps(|n| self.options(n)).with_budget(budget);
        if self.is_misere {
            let game = game.misere();
            let mut report = game.report(largest);
            report.conclusions.extend(game.quotient(report.values.len().saturating_sub(1)).map(|quotient| {
                Conclusion {
                    standing: Standing::Proven,
                    law: Law::Quotient(quotient),
                    ground: Ground::Reason("checked for each class with each set of classes that moves lead to".into()),
                }
            }));
            return report;
        }
        let (values, stop) = game.played(largest);
        let of_known = |known| theorem::proven(known, &values, Standing::Proven);
        let proven = theorem::of_stated(self, &values).or_else(|| known.and_then(of_known));
        Report::new(values, proven).stopped(stop)
    }

    fn table(&self, largest: usize, budget: Budget) -> TableReport {
        let game = table(|a, b| self.pair_options(a, b)).with_budget(budget);
        let mut report = if self.is_misere { game.misere() } else { game }.report(largest, largest);
        for conclusion in report.conclusions.iter_mut().filter(|conclusion| conclusion.standing == Standing::Holds) {
            if let Some(programs) = theorem::of_pairs(self, &conclusion.law) {
                conclusion.standing = Standing::Proven;
                conclusion.ground = Ground::Programs(programs);
            }
        }
        if report.law().is_none_or(|law| law.standing != Standing::Proven)
            && let Some(proven) = theorem::of_differences(self, &report.values)
        {
            report.conclusions.insert(0, proven);
        }
        report
    }
}

/// Whether the values of a known rule take no longer than a list of options would.
fn is_quick(rule: &KnownRule, largest: usize) -> bool {
    let steps = match rule {
        KnownRule::TakeAway(moves) => largest.saturating_mul(moves.len()),
        _ => largest,
    };
    steps <= 1_000_000_000
}

impl Answer {
    /// The law that is trusted most, if one is not refuted.
    pub fn law(&self) -> Option<&Conclusion> {
        match &self.found {
            Found::Heaps(report) => report.law(),
            Found::Pairs(report) => report.law(),
        }
    }

    /// Tries a law that holds beyond the table. What is refuted there takes its place.
    fn test(&mut self, budget: Budget) {
        if self.law().is_none_or(|law| law.standing != Standing::Holds) {
            return;
        }
        match &mut self.found {
            Found::Heaps(report) if report.is_complete() => {
                // Where a period was searched for in vain, it is not once more.
                let search = if report.searched.is_some() { Search::Nothing } else { Search::Law };
                let far = self.rule.report(self.known.as_ref(), 10 * (report.values.len() - 1), search, budget);
                self.tested = report.test(far);
            }
            Found::Pairs(report) if report.is_complete() => {
                let side = report.values.len();
                let far = self.rule.table(4 * side, budget);
                if far.values.len() > side && far.law().map(|law| &law.law) == report.law().map(|law| &law.law) {
                    self.tested = Some(far.values.len() - 1);
                } else if far.law().is_some() || far.is_complete() {
                    report.conclusions = far.conclusions;
                }
            }
            _ => {}
        }
    }

    /// The programs that rest on the rule or on its law.
    pub fn programs(&self) -> Vec<&'static str> {
        let of_rule = self.known.as_ref().map(|known| theorem::programs(known).0).unwrap_or_default();
        let of_law = self.law().map(|law| law.law.programs().0).unwrap_or_default();
        let mut programs = [of_rule, of_law].concat();
        programs.dedup();
        programs
    }

    /// A program that reads a number of heaps and their sizes, and says whether the first or the second player wins, if
    /// the law is one for large heaps. Where the law is a guess, the program is one.
    pub fn program(&self) -> Option<String> {
        let (uses, setup, value) = match (self.rule.plain_clauses()?, &self.law()?.law) {
            (_, Law::Known(proof)) => known_program(self.known.as_ref()?, proof)?,
            (_, Law::Values(law)) => {
                let Found::Heaps(report) = &self.found else { return None };
                sequence_program(law, &report.values)?
            }
            _ => return None,
        };
        let uses = if uses.is_empty() { String::new() } else { format!("use grundy::games::{uses};\n") };
        let lines = [
            "use grundy::games::sg::nim_sum;".to_owned(),
            format!("{uses}use proconio::input;\n"),
            "fn main() {".to_owned(),
            "    input! { n: usize, heaps: [u64; n] }".to_owned(),
            format!("{setup}    let sum = nim_sum(heaps.into_iter().map(|heap| {value}));"),
            "    println!(\"{}\", if sum == 0 { \"Second\" } else { \"First\" });".to_owned(),
            "}\n".to_owned(),
        ];
        Some(lines.join("\n"))
    }

    /// The table as a picture, in SVG: of one heap a strip of cells in rows.
    pub fn svg(&self) -> String {
        match &self.found {
            Found::Heaps(report) => draw::strip(&report.values, report.row_length()),
            Found::Pairs(report) => draw::svg(&report.values),
        }
    }

    /// All of it, for programs.
    pub fn json(&self) -> Value {
        let mut json = match &self.found {
            Found::Heaps(report) => report_json(report),
            Found::Pairs(report) => {
                json!({ "values": report.values, "conclusions": all_json(&report.conclusions), "known": null })
            }
        };
        json["rule"] = json!(self.rule.to_string());
        json["tested"] = json!(self.tested);
        json["programs"] = json!(self.programs());
        json["rust"] = json!(self.rule.rust(60));
        json["program"] = json!(self.program());
        json
    }
}

fn report_json(report: &Report) -> Value {
    json!({
        "values": report.values,
        "row": report.row_length(),
        "conclusions": all_json(&report.conclusions),
        "known": report.known.as_ref().map(|known| known.to_string()),
        "searched": report.searched,
    })
}

fn all_json(conclusions: &[Conclusion]) -> Value {
    conclusions.iter().map(conclusion_json).collect()
}

fn conclusion_json(conclusion: &Conclusion) -> Value {
    let (standing, place) = match &conclusion.standing {
        Standing::Proven => ("proven", None),
        Standing::Follows(_) => ("follows", None),
        Standing::Holds => ("holds", None),
        Standing::Fits => ("fits", None),
        Standing::Refuted(place) => ("refuted", Some(place.to_string())),
    };
    json!({
        "standing": standing,
        "place": place,
        "law": conclusion.law.to_string(),
        "ground": conclusion.ground.to_string(),
        "programs": conclusion.law.programs().0,
    })
}

/// The answer to a rule in words, as JSON: an object with the key `error` if it is no rule.
pub fn answer_json(words: &str, largest: Option<usize>, budget: Budget) -> String {
    match words.parse::<Rule>() {
        Ok(rule) => rule.answer(largest, budget).json().to_string(),
        Err(error) => error_json(&error).to_string(),
    }
}

/// A word that is not as it may be, as an object with the key `error`.
pub fn error_json(WordError { place, word, expected, nearest }: &WordError) -> Value {
    json!({ "error": { "place": place, "word": word, "expected": expected, "nearest": nearest } })
}

/// The answer for heaps 0, 1, 2, … by the options of each, as JSON with the keys `values`, `row`, `conclusions`,
/// `known`, `programs`; with the key `error` where what is left is not smaller.
pub fn options_json(options: &[Vec<Vec<usize>>], budget: Budget) -> String {
    let is_smaller = |(heap, left): (usize, &Vec<Vec<usize>>)| left.iter().flatten().all(|&part| part < heap);
    let Some(wrong) = options.iter().enumerate().position(|of| !is_smaller(of)).or(options.is_empty().then_some(0))
    else {
        let report = heaps(|heap| options[heap].clone()).with_budget(budget).report(options.len() - 1);
        let mut programs: Vec<_> = report.conclusions.iter().flat_map(|of| of.law.programs().0).collect();
        programs.sort_unstable();
        programs.dedup();
        let mut json = report_json(&report);
        json["programs"] = json!(programs);
        return json.to_string();
    };
    json!({ "error": format!("an option of {wrong} is not smaller") }).to_string()
}

/// What is used, what is made first, and the value of `heap`.
type Parts = (&'static str, String, String);

fn known_program(rule: &KnownRule, proof: &Proof) -> Option<Parts> {
    let plain = |value: &str| Some(("", String::new(), value.to_owned()));
    match (rule, proof) {
        (KnownRule::Nim | KnownRule::TakeAndSplit, _) => plain("heap"),
        (KnownRule::UpTo(most), _) => plain(&format!("heap % {}", most + 1)),
        (KnownRule::Lasker, _) => Some(("splitting::lasker_value", String::new(), "lasker_value(heap)".to_owned())),
        (KnownRule::Octal(game), Proof::Period { needed, .. }) => {
            let setup = format!(
                "    let octal = Octal::parse(\"{game}\").expect(\"a code\");\n    let game = \
                 octal.periodic({needed}).expect(\"a period\");\n"
            );
            Some(("Octal", setup, "game.get(heap)".to_owned()))
        }
        (KnownRule::TakeAway(moves), Proof::Period { needed, .. }) => {
            let setup = format!(
                "    let game = TakeAway::new(&{moves:?});\n    let game = game.periodic({needed}).expect(\"a \
                 period\");\n"
            );
            Some(("TakeAway", setup, "game.get(heap)".to_owned()))
        }
        _ => None,
    }
}

fn sequence_program(law: &Sequence, values: &[usize]) -> Option<Parts> {
    let value = match &law.form {
        Form::Shifted(0) => "heap".to_owned(),
        Form::Shifted(plus @ 1..) => format!("heap + {plus}"),
        Form::Shifted(plus) => format!("heap - {}", plus.unsigned_abs()),
        Form::Floor { modulus: Some(modulus), divisor: 1 } => format!("heap % {modulus}"),
        Form::Floor { modulus: Some(modulus), divisor } => format!("heap % {modulus} / {divisor}"),
        Form::Floor { modulus: None, divisor } => format!("heap / {divisor}"),
        Form::Function { function, up: 1, plus: 0 } => function.rust?.to_owned(),
        Form::Period(row) if law.start + row.len() <= 1000 => {
            let length = row.len();
            let first = &values[..law.start + length];
            let setup = format!("    let game = Periodic::new(vec!{first:?}, {length}, {});\n", law.start);
            return Some(("Periodic", setup, "game.get(heap)".to_owned()));
        }
        _ => return None,
    };
    let setup = match law.start {
        0 => String::new(),
        start => format!("    let first = {:?};\n", &values[..start]),
    };
    let value = match law.start {
        0 => value,
        start => format!("if heap < {start} {{ first[heap as usize] }} else {{ {value} }}"),
    };
    Some(("", setup, value))
}

impl Display for Answer {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        writeln!(f, "{}", self.rule)?;
        match &self.found {
            Found::Heaps(report) => write!(f, "{report}")?,
            Found::Pairs(report) => write!(f, "{report}")?,
        }
        if let Some((tested, law)) = self.tested.zip(self.law()) {
            writeln!(f, "tried by play up to {tested}, this still holds: {}", law.law)?;
        }
        let programs = self.programs();
        if !programs.is_empty() {
            writeln!(f, "programs: {}", programs.join(", "))?;
        }
        if let Some(rust) = self.rule.rust(60) {
            write!(f, "\nin Rust, for `cargo law mine.rs`:\n\n{rust}")?;
        }
        if let Some(program) = self.program() {
            let what = match self.law().map(|law| &law.standing) {
                Some(Standing::Proven) => "proven",
                _ => "if the law holds",
            };
            write!(f, "\nfor large heaps, {what}:\n\n{program}")?;
        }
        Ok(())
    }
}
