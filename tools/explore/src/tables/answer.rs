//! From a rule in words to all that can be said of it: the table, its laws, the rule in Rust, a program for large
//! heaps.

use std::fmt::{self, Display, Formatter};

use serde_json::{Value, json};

use crate::laws::law::{Conclusion, Form, Ground, Law, Reason, Sequence, Standing};
use crate::laws::quotient::Quotient;
use crate::laws::windows;
use crate::play::meter::{Budget, Meter, Stop};
use crate::rules::names::{Name, names};
use crate::rules::rule::{Moves, Rule};
use crate::rules::theorem;
use crate::tables::heaps::heaps;
use crate::tables::hexadecimal::Hexadecimal;
use crate::tables::pairs::{TableReport, table};
use crate::tables::report::Report;
use crate::tables::{draw, hexadecimal, splits};
use crate::word_error::{SEVERAL, WordError};
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
    /// The game, where it was called by its name.
    pub name: Option<&'static Name>,
    /// How far play agrees with the law that holds, if it was tried beyond the table.
    pub tested: Option<usize>,
    /// A number that the rule names and that no heap reached, if the law is a guess.
    pub untried: Option<usize>,
    /// What it might take.
    budget: Budget,
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
    /// follows. A law that holds is tried ten times as far, and beyond each number that the rule names, as far as the
    /// budget allows; if that is not beyond, it fits at most. Whatever is asked for, a period of a finite set of
    /// numbers, of all but a finite set, of an octal or a hexadecimal game is searched for among as many heaps as the
    /// budget allows.
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
        let mut answer = Answer { rule: self.clone(), known, found, name: None, tested: None, untried: None, budget };
        answer.test();
        answer
    }

    /// The values of the heaps up to `largest` in normal play, as many as the budget allows, and where it stopped them.
    pub(crate) fn values_up_to(&self, largest: usize, budget: Budget) -> (Vec<usize>, Option<Stop>) {
        let report = self.report(self.known().as_ref(), largest, Search::Nothing, budget);
        (report.values, report.stop)
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
            (Some(rule @ KnownRule::TakeAway(_)), _) if is_quick(rule, largest) => {
                return self.with_window(Report::of(rule.values(largest)), search, budget);
            }
            (Some(known), _) if is_quick(known, largest) => return Report::of_rule(known, largest),
            (None, Some(digits)) => {
                let proven = |values: &[usize]| hexadecimal::proven(&digits, values);
                return splits::report(Hexadecimal::new(&digits), is_searched.then_some(&proven), largest, budget);
            }
            _ => {}
        }
        if self.is_misere {
            let game = heaps(|n| self.options(n)).with_budget(budget).misere();
            let mut report = self.with_window(game.report(largest), search, budget);
            report.conclusions.extend(game.quotient(report.values.len().saturating_sub(1)).map(|quotient| {
                Conclusion {
                    standing: Standing::Proven,
                    law: Law::Quotient(quotient),
                    ground: Ground::Reason(Reason::EachClass),
                }
            }));
            return report;
        }
        if let Some(barred) = self.barred() {
            let meter = Meter::new(budget, largest + 1);
            let values = meter.each(windows::values_of_all_but(&barred).take(largest + 1), |value| {
                meter.uses(barred.len());
                value
            });
            return self.with_window(Report::of(values).stopped(meter.stop()), search, budget);
        }
        let meter = Meter::new(budget, largest + 1);
        let (values, stop) = (self.values(largest, &meter), meter.stop());
        let of_known = |known| theorem::proven(known, &values, Standing::Proven);
        let proven = theorem::of_stated(self, &values).or_else(|| known.and_then(of_known));
        Report::new(values, proven).stopped(stop)
    }

    /// The report, with what the last values prove, if this is looked for.
    fn with_window(&self, mut report: Report, search: Search, budget: Budget) -> Report {
        if search == Search::Nothing {
            return report;
        }
        let (proven, searched) = match theorem::of_window(self, &Meter::new(budget, 0)) {
            None => (None, None),
            Some(Ok(proven)) => (Some(proven), None),
            Some(Err(searched)) => (theorem::of_stated(self, &report.values), Some(searched)),
        };
        match proven {
            Some(proven) => report.with_proven(proven),
            None => {
                report.searched = searched.map(|searched| searched.max(report.values.len().saturating_sub(1)));
                report
            }
        }
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

    /// Tries a law that holds beyond the table, and beyond each number that the rule names. What is refuted there takes
    /// its place. What is not tried beyond these numbers is doubted.
    fn test(&mut self) {
        let named = self.rule.greatest();
        let holds = self.law().is_some_and(|law| law.standing == Standing::Holds);
        match &mut self.found {
            Found::Heaps(report) => {
                let last = report.values.len().saturating_sub(1);
                let mut reached = last;
                if holds && report.is_complete() {
                    // Where a period was searched for in vain, it is not once more.
                    let search = if report.searched.is_some() { Search::Nothing } else { Search::Law };
                    let end = last.saturating_mul(10).max(named.saturating_mul(3));
                    let far = self.rule.report(self.known.as_ref(), end, search, self.budget);
                    reached = reached.max(far.values.len().saturating_sub(1));
                    self.tested = report.test(far);
                }
                if named > last {
                    report.compared();
                    report.doubt(last + 1, named, |law| matches!(law, Law::Sums { .. }));
                }
                if holds && named > reached {
                    report.doubt(reached + 1, named, |law| matches!(law, Law::Values(_) | Law::Outcomes(_)));
                    self.untried = Some(named);
                }
            }
            Found::Pairs(report) if holds => {
                let side = report.values.len();
                let mut reached = side.saturating_sub(1);
                if report.is_complete() {
                    let far = self.rule.table((4 * side).max(named.saturating_mul(2)), self.budget);
                    reached = reached.max(far.values.len().saturating_sub(1));
                    if far.values.len() > side && far.law().map(|law| &law.law) == report.law().map(|law| &law.law) {
                        self.tested = Some(far.values.len() - 1);
                    } else if far.law().is_some() || far.is_complete() {
                        report.conclusions = far.conclusions;
                    }
                }
                if named > reached {
                    report.doubt(reached + 1, named);
                    self.untried = Some(named);
                }
            }
            Found::Pairs(_) => {}
        }
        // What is proven needs no test.
        if self.law().is_none_or(|law| law.standing == Standing::Proven) {
            self.untried = None;
        }
    }

    /// The programs that rest on the rule, or on its law where that is proven: another rule may have values of the same
    /// form.
    pub fn programs(&self) -> Vec<&'static str> {
        let of_rule = self.known.as_ref().map(|known| theorem::programs(known).0).unwrap_or_default();
        let proven = self.law().filter(|law| law.standing == Standing::Proven);
        let of_law = proven.map(|law| law.law.programs().0).unwrap_or_default();
        let mut programs = [of_rule, of_law].concat();
        programs.dedup();
        programs
    }

    /// A program that reads a number of heaps and their sizes, and says whether the first or the second player wins, if
    /// the law is one for large heaps. Where the law is a guess, the program is one; there is none where no heap has
    /// reached all numbers that the rule names.
    pub fn program(&self) -> Option<String> {
        if self.untried.is_some() {
            return None;
        }
        let (uses, setup, value) = match (self.rule.plain_clauses()?, &self.law()?.law) {
            (_, Law::Known(_, proof)) => known_program(self.known.as_ref()?, proof)?,
            (_, Law::Values(law)) => sequence_program(law, &self.first_values(law)?)?,
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

    /// The values up to the end of the first period of a law, also where the table is shorter.
    fn first_values(&self, law: &Sequence) -> Option<Vec<usize>> {
        const MOST: usize = 1000;
        let Found::Heaps(report) = &self.found else { return None };
        let length = match &law.form {
            Form::Period(row) => row.len(),
            Form::Rising { length, .. } => *length,
            _ => 0,
        };
        let needed = (law.start + length).max(1);
        match needed <= report.values.len() {
            true => Some(report.values.clone()),
            false if needed > MOST => None,
            false => {
                let report = self.rule.report(self.known.as_ref(), needed - 1, Search::Nothing, self.budget);
                report.is_complete().then_some(report.values)
            }
        }
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
                json!({
                    "values": report.values,
                    "conclusions": all_json(&report.conclusions),
                    "known": null,
                    "stop": stop_json(report.stop.as_ref()),
                })
            }
        };
        json["rule"] = json!(self.rule.to_string());
        json["name"] = json!(self.name.map(Name::json));
        json["reading"] = self.rule.reading().json();
        json["tested"] = json!(self.tested);
        json["untried"] = json!(self.untried);
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
        "known": report.known.as_ref().map(|known| json!({ "en": known.to_string(), "zh": known.chinese() })),
        "stop": stop_json(report.stop.as_ref()),
        "searched": report.searched,
    })
}

fn stop_json(stop: Option<&Stop>) -> Value {
    json!(stop.map(|stop| json!({ "en": stop.to_string(), "zh": stop.chinese() })))
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
    let mut json = json!({
        "standing": standing,
        "place": place,
        "law": conclusion.law.to_string(),
        "ground": conclusion.ground.to_string(),
        "programs": conclusion.law.programs().0,
        "zh": { "law": conclusion.law.chinese(), "ground": conclusion.ground.chinese() },
    });
    if let Law::Quotient(quotient) = &conclusion.law {
        let Quotient { sums, lost, heaps, product } = quotient;
        json["quotient"] = json!({ "sums": sums, "lost": lost, "heaps": heaps, "product": product });
        json["rows"] = json!(quotient.rows());
        json["zh"]["rows"] = json!(quotient.rows_in_chinese());
    }
    json
}

/// The answer to a rule in words, as JSON: an object with the key `error` if it is no rule.
pub fn answer_json(words: &str, largest: Option<usize>, budget: Budget) -> String {
    match words.parse::<Rule>() {
        Ok(rule) => rule.answer(largest, budget).json().to_string(),
        Err(error) => error_json(&error).to_string(),
    }
}

/// A word that is not as it may be, as an object with the key `error`; with `named` where it may be the name of a game,
/// and with `games` where it is the name of several.
pub fn error_json(error: &WordError) -> Value {
    let WordError { place, word, expected: [english, chinese], nearest } = error;
    let expected = json!({ "en": english, "zh": chinese });
    let is_called_so = |game: &&Name| error.expected == SEVERAL && nearest.iter().any(|near| near == game.name);
    let games = names().iter().filter(is_called_so).map(|game| json!({ "en": game.name, "zh": game.in_chinese() }));
    let games: Vec<_> = games.collect();
    let mut told = json!({ "place": place, "word": word, "expected": expected, "nearest": nearest });
    if error.may_be_named() {
        told["named"] = json!(true);
    }
    if !games.is_empty() {
        told["games"] = json!(games);
    }
    json!({ "error": told })
}

/// The answer for heaps 0, 1, 2, … by the options of each, as JSON with the keys `values`, `row`, `conclusions`,
/// `known`, `stop`, `programs`; with the key `error` where what is left is not smaller.
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
    let [english, chinese] = [format!("an option of {wrong} is not smaller"), format!("{wrong} 的某个后继不更小")];
    json!({ "error": english, "zh": chinese }).to_string()
}

/// A program makes no table of more heaps.
const LONGEST: usize = 10_000_000;

/// What is used, what is made first, and the value of `heap`.
type Parts = (&'static str, String, String);

fn known_program(rule: &KnownRule, proof: &Proof) -> Option<Parts> {
    let plain = |value: &str| Some(("", String::new(), value.to_owned()));
    match (rule, proof) {
        (KnownRule::Nim | KnownRule::TakeAndSplit, _) => plain("heap"),
        (KnownRule::UpTo(most), _) => plain(&format!("heap % {}", most + 1)),
        (KnownRule::Lasker, _) => Some(("splitting::lasker_value", String::new(), "lasker_value(heap)".to_owned())),
        (KnownRule::Octal(game), Proof::Period { needed, .. }) if game.most() <= 64 => {
            let setup = format!(
                "    let octal = Octal::parse(\"{game}\").expect(\"a code\");\n    let game = \
                 octal.periodic({needed}).expect(\"a period\");\n"
            );
            Some(("Octal", setup, "game.get(heap)".to_owned()))
        }
        // The multiples of a number up to one of them.
        (KnownRule::TakeAway(moves), _) if (1..=moves.len()).all(|k| Some(moves[k - 1]) == moves[0].checked_mul(k)) => {
            plain(&format!("heap % {} / {}", moves[0] as u128 * (moves.len() as u128 + 1), moves[0]))
        }
        (KnownRule::TakeAway(moves), Proof::Period { needed: needed @ ..=LONGEST, .. }) => {
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
        Form::Rising { length, saltus } if law.start + length <= 1000 => {
            let (start, first) = (law.start, &values[..law.start + length]);
            let setup = format!(
                "    let first = {first:?};\n    let value = |heap: u64| match heap.checked_sub({start}) {{\n        \
                 None => first[heap as usize],\n        Some(behind) => first[({start} + behind % {length}) as usize] \
                 + behind / {length} * {saltus},\n    }};\n"
            );
            return Some(("", setup, "value(heap)".to_owned()));
        }
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

/// A text whose long sentences go on in further lines, which are indented; tables stay as they are.
fn folded(text: &str) -> String {
    const WIDTH: usize = 120;
    let begins = ["proven", "follows", "holds", "fits", "refuted", "tried"];
    let mut folded = String::new();
    for line in text.lines() {
        let mut width = 0;
        for (index, word) in line.split(' ').enumerate() {
            let length = word.chars().count();
            if index > 0 {
                let is_long = width + 1 + length > WIDTH && begins.iter().any(|word| line.starts_with(word));
                folded += if is_long { "\n  " } else { " " };
                width = if is_long { 2 } else { width + 1 };
            }
            folded += word;
            width += length;
        }
        folded.push('\n');
    }
    folded
}

impl Display for Answer {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        writeln!(f, "{}\nnotation: {}", self.rule.reading().english, self.rule)?;
        if let Some(name) = self.name {
            write!(f, "{name}")?;
        }
        match &self.found {
            Found::Heaps(report) => write!(f, "{}", folded(&report.to_string()))?,
            Found::Pairs(report) => write!(f, "{}", folded(&report.to_string()))?,
        }
        if let Some((tested, law)) = self.tested.zip(self.law()).filter(|_| self.untried.is_none()) {
            let tried = format!("tried by play up to {tested}, this still holds: {}", law.law);
            write!(f, "{}", folded(&tried))?;
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
