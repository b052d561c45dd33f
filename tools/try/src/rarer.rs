//! A problem of one's own where nearly all answers are the same: inputs with the rarer one are searched for. Most wrong
//! values change no answer of the frequent kind; they change nearly every one of the other.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use itertools::Itertools;
use kit::format::{Data, Format, Reach};
use kit::seeded;
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};

use crate::against_oracle::Attempt;
use crate::answers::words;
use crate::cpu::Budget;
use crate::ends::Stage;
use crate::reach::Reached;

/// So much CPU time the search may take, of both programs together; with `--full` so much.
const SEARCH: Duration = Duration::from_secs(6);
const FULL: Duration = Duration::from_secs(60);

/// For so much of this time lists are short: of so many items at most.
const SHORT: f64 = 0.25;
const FEW: i128 = 4;

/// So many tests stand in an input at most, where there may be several.
const TESTS: usize = 10;

/// So long the oracle may take for all of them.
const TAKEN: Duration = Duration::from_millis(400);

/// So many values of a number are tried in search of another answer.
const VALUES: usize = 400;

/// When an answer was found, so many more values are tried between it and another one.
const BETWEEN: usize = 10;

/// After so many numbers for which it was searched in vain, another answer is searched for.
const IN_VAIN: usize = 3;

/// A test of which one number takes all values, until the answer is the wanted one. Where there is no number in a test,
/// a value is the seed of a random one.
struct Run {
    case: Data,
    /// Which number of it.
    place: Option<usize>,
    /// Values that have to do with the other numbers, and the limit of all.
    near: Vec<i128>,
    most: i128,
    /// How far a random test goes.
    reach: Reach,
    /// The values that were tried, each with the answer, if it is one of the form.
    tried: BTreeMap<i128, Option<String>>,
    /// What is left of those that may be tried.
    left: usize,
    is_found: bool,
}

/// The numbers in a test.
fn numbers(data: &Data) -> Vec<i128> {
    match data {
        Data::Int(number) => vec![*number],
        Data::Word(_) => vec![],
        Data::List(items) => items.iter().flat_map(numbers).collect(),
    }
}

/// The same with this value as the number of this index.
fn with(data: &Data, index: usize, value: i128) -> Data {
    fn set(data: &mut Data, index: &mut usize, value: i128) -> bool {
        match data {
            Data::Int(number) if *index == 0 => {
                *number = value;
                true
            }
            Data::Int(_) => {
                *index -= 1;
                false
            }
            Data::Word(_) => false,
            Data::List(items) => items.iter_mut().any(|item| set(item, index, value)),
        }
    }
    let (mut data, mut index) = (data.clone(), index);
    set(&mut data, &mut index, value);
    data
}

impl Run {
    /// Values that have not been tried, so many: between two with different answers, if there are such, near the other
    /// numbers, and anywhere up to the limit.
    fn next(&mut self, count: usize, random: &mut impl Rng) -> Vec<i128> {
        let known = self.tried.iter().filter_map(|(value, answer)| Some((*value, answer.as_ref()?)));
        let between = known.tuple_windows().filter(|((low, one), (high, other))| high - low > 1 && one != other);
        let between = between.map(|((low, _), (high, _))| (low, high)).collect_vec();
        let found = match random.random_range(0..between.len().max(1)) {
            place if place < between.len() => {
                let (low, high) = between[place];
                let step = |index: usize| low + (high - low) * (index as i128 + 1) / (count as i128 + 1);
                (0..count).map(step).filter(|value| (low + 1..high).contains(value)).collect_vec()
            }
            _ => {
                let mut value = |_| match random.random_bool(0.5) {
                    true => self.near.choose(random).copied().unwrap_or(0),
                    false => random.random_range(0..=self.most),
                };
                (0..4 * count).map(&mut value).collect_vec()
            }
        };
        let found =
            found.into_iter().filter(|value| !self.tried.contains_key(value)).unique().take(count.min(self.left));
        let found = found.collect_vec();
        self.left -= found.len();
        found
    }
}

impl Attempt<'_> {
    /// Searches for inputs with the rarer answer: in a random test a number is changed until the oracle's answer is
    /// another one. Whether to go on.
    pub fn rarer(&mut self, format: &Format, reached: &Reached) -> Result<bool, String> {
        if self.answers.rarest().is_empty() {
            return Ok(true);
        }
        let time = if self.options.full { FULL } else { SEARCH };
        let budget = Budget::new(time);
        let most = format.most_cases().clamp(1, TESTS);
        let tests = (TAKEN.as_secs_f64() / reached.taken.as_secs_f64().max(0.001)) as usize;
        let tests = tests.clamp(1, most);
        let mut random = seeded(self.options.seed);
        let mut stage = self.begin("rarer answers");
        let mut in_vain: HashMap<String, usize> = HashMap::new();
        let mut failed = 0;
        let mut bar = self.report.bar("rarer answers", 0);
        for seed in 0.. {
            let spent = budget.spent().as_secs_f64() / time.as_secs_f64();
            bar.share(spent);
            let rarest = self.answers.rarest();
            let is_hopeful = |answer: &&String| in_vain.get(*answer).is_none_or(|count| *count < IN_VAIN);
            let Some(wanted) = rarest.iter().find(is_hopeful).or(rarest.first()) else { break };
            // What fails while it is short can be read.
            let size = if spent < SHORT { reached.quick.size.min(FEW) } else { reached.quick.size };
            let Some(mut run) = self.run_of(format, Reach { size, ..reached.quick }, seed, &mut random) else {
                failed += 1;
                if failed > TESTS || budget.is_spent() {
                    break;
                }
                continue;
            };
            let mut last = BETWEEN;
            while !budget.is_spent() && (!run.is_found || last > 0) {
                let values = run.next(tests, &mut random);
                if values.is_empty() {
                    break;
                }
                last -= if run.is_found { last.min(values.len()) } else { 0 };
                if !self.values(format, &mut run, &values, wanted, &mut stage)? {
                    return Ok(false);
                }
            }
            if budget.is_spent() {
                break;
            }
            match run.is_found {
                true => in_vain.remove(wanted),
                false => in_vain.insert(wanted.clone(), in_vain.get(wanted).map_or(1, |count| count + 1)),
            };
        }
        bar.done();
        let words = self.answers.rarest().first().map_or(String::new(), |rarest| format!("{rarest} searched for"));
        self.is_over(stage, &words);
        Ok(true)
    }

    /// A random test, and the number of it that is to change.
    fn run_of(&self, format: &Format, quick: Reach, seed: u64, random: &mut impl Rng) -> Option<Run> {
        let small = self.greatest_small().min(1 << 40) as i128;
        // Every other one goes as far as the oracle, the others are of every size.
        let scaled = |limit: i128, part: f64| {
            let limit = limit.min(1 << 60).max(small + 1);
            ((small as f64 * (limit as f64 / small as f64).powf(part)) as i128).min(limit)
        };
        let part = if random.random_bool(0.5) { 1.0 } else { random.random() };
        let number = if part == 1.0 { quick.number } else { scaled(quick.number, part) };
        let size = match random.random_range(0..3) {
            0 => quick.size,
            1 => FEW.min(quick.size),
            _ => scaled(quick.size.min(1 << 20), random.random()).min(quick.size),
        };
        let is_large = random.random_bool(0.3);
        let case = format.random_case(&self.options.sizes, Reach { size, number }, is_large, seed)?;
        let count = numbers(&case).len();
        let place = (count > 0).then(|| random.random_range(0..count));
        let others = numbers(&case).into_iter().enumerate().filter(|(index, _)| Some(*index) != place);
        let near = others.flat_map(|(_, other)| [other - 1, other, other + 1, other / 2, 2 * other, 2 * other + 1]);
        let (near, reach) = (near.filter(|value| *value <= number).collect(), Reach { size, number });
        let most = if place.is_some() { number.min(1 << 60) } else { i128::from(u32::MAX) };
        Some(Run { case, place, near, most, reach, tried: BTreeMap::new(), left: VALUES, is_found: false })
    }

    /// Tries a test with these values of its number; whether to go on.
    fn values(
        &mut self,
        format: &Format,
        run: &mut Run,
        values: &[i128],
        wanted: &str,
        stage: &mut Stage,
    ) -> Result<bool, String> {
        let (sizes, run_of) = (&self.options.sizes, &*run);
        let case = |value: &i128| match run_of.place {
            Some(place) => Some((*value, with(&run_of.case, place, *value))),
            None => Some((*value, format.random_case(sizes, run_of.reach, false, *value as u64)?)),
        };
        let is_input = |(_, case): &(i128, Data)| {
            let input = format.write_data(std::slice::from_ref(case), None);
            format.read_data(&input).is_ok()
        };
        let cases = values.iter().filter_map(case).filter(is_input).collect_vec();
        run.tried.extend(values.iter().map(|value| (*value, None)));
        if cases.is_empty() {
            return Ok(true);
        }
        let (values, cases): (Vec<i128>, Vec<Data>) = cases.into_iter().unzip();
        let input = format.write_data(&cases, None);
        // All tests together may be more than the form allows.
        if format.read_data(&input).is_err() {
            return Ok(true);
        }
        let Some(expected) = self.options.oracle.as_ref().and_then(|oracle| oracle.to(&input).ok()) else {
            run.left = 0;
            return Ok(true);
        };
        for (value, word) in values.iter().zip(words(cases.len(), &expected).into_iter().flatten()) {
            run.is_found |= word == wanted;
            // Nothing is between two seeds.
            if run.place.is_some() {
                run.tried.insert(*value, Some(word.to_owned()));
            }
        }
        let name = format!("number {}", stage.compared() + 1);
        self.beyond_small(stage, name, input, Some(expected))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_number_is_changed() {
        let list = |items: Vec<Data>| Data::List(items);
        let case = list(vec![Data::Int(3), Data::Word("ab".to_owned()), list(vec![Data::Int(4), Data::Int(5)])]);
        assert_eq!(numbers(&case), [3, 4, 5]);
        let changed = with(&case, 1, 9);
        assert_eq!(
            changed,
            list(vec![Data::Int(3), Data::Word("ab".to_owned()), list(vec![Data::Int(9), Data::Int(5)])])
        );
    }

    #[test]
    fn values_are_sought_where_the_answer_changes() {
        let answer = |value: i128| Some(if value < 77 { "First" } else { "Second" }.to_owned());
        let mut run = Run {
            case: Data::Int(0),
            place: Some(0),
            near: vec![],
            most: 1_000_000,
            reach: Reach::ALL,
            tried: BTreeMap::new(),
            left: VALUES,
            is_found: false,
        };
        let mut random = seeded(1);
        for _ in 0..6 {
            let values = run.next(10, &mut random);
            run.tried.extend(values.into_iter().map(|value| (value, answer(value))));
        }
        // The last of one answer, and the first of the other.
        let place = run.tried.iter().tuple_windows().find(|((_, one), (_, other))| one != other);
        assert!(place.is_some_and(|((low, _), (high, _))| high - low < 100), "{:?}", run.tried);
    }
}
