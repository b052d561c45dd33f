//! Program against oracle on the small cases, oracle against `testdata`, every wrong variant rejected, and every second
//! algorithm of a worst input against the oracle.

use std::panic::catch_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use entry::{Facts, Least, with_variables};
use kit::work;

use crate::golden::compare;
use crate::harness::Trial;
use crate::known::Known;
use crate::paths::{cases, failure, root};
use crate::portion::{Portion, chosen};
use crate::problem::{Answer, Oracle, Problem, Wrong};

/// So much is done for an input that is written down, in positions and options.
const GRANTED: u64 = 2_000_000;

/// On so many inputs of a family, at most, a second algorithm is tried.
const SECOND: usize = 150;

/// What the oracle has done so far.
pub struct Inputs {
    positions: AtomicU64,
    inputs: AtomicU64,
}

/// What the oracle of this process has done so far.
pub static INPUTS: Inputs = Inputs { positions: AtomicU64::new(0), inputs: AtomicU64::new(0) };

impl Inputs {
    /// How much that is; nothing where nothing was done.
    pub fn done(&self) -> Option<entry::Work> {
        let [positions, inputs] = [&self.positions, &self.inputs].map(|count| count.load(Ordering::Relaxed));
        (inputs > 0).then_some(entry::Work::Oracle { positions, inputs })
    }
}

/// A family of small inputs, with the oracle's answers as they become known.
pub struct Family {
    name: &'static str,
    inputs: Vec<(String, OnceLock<String>)>,
}

/// The families of a problem.
pub fn families(oracle: &Oracle) -> Vec<Arc<Family>> {
    let family = |small: crate::Small| {
        let inputs = small.inputs.into_iter().map(|input| (input, OnceLock::new())).collect();
        Arc::new(Family { name: small.name, inputs })
    };
    (oracle.small)().into_iter().map(family).collect()
}

impl Family {
    /// These inputs, each with its answer, which is played out when it comes to it.
    fn cases<'a>(
        &'a self,
        oracle: &'a Oracle,
        indices: impl IntoIterator<Item = usize>,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        indices.into_iter().map(|index| {
            let (input, answer) = &self.inputs[index];
            (&input[..], &answer.get_or_init(|| play_out(oracle, input))[..])
        })
    }

    /// At most so many of its inputs.
    fn chosen(&self, most: usize) -> Vec<usize> {
        chosen(self.inputs.len(), most)
    }
}

/// The answer of the oracle; its work is counted.
fn play_out(oracle: &Oracle, input: &str) -> String {
    let before = work::positions();
    let expected = oracle.answer.to(input);
    INPUTS.positions.fetch_add(work::positions() - before, Ordering::Relaxed);
    INPUTS.inputs.fetch_add(1, Ordering::Relaxed);
    expected
}

/// The tests of this kind.
pub fn trials(problem: &'static Problem, oracle: &'static Oracle, portion: &'static Portion) -> Vec<Trial> {
    let slug = problem.slug;
    let families = families(oracle);
    let small = families.iter().map(|family| {
        let family = Arc::clone(family);
        Trial::new(format!("{slug}::small::{}", family.name), move || {
            let mut cases = family.cases(oracle, portion.of_family(family.inputs.len()));
            cases.try_for_each(|(input, expected)| compare(Known::of(problem), family.name, input, expected))
        })
    });
    let wrong = oracle.wrong.iter().map(|wrong| {
        let families = families.clone();
        Trial::new(format!("{slug}::wrong::{}", wrong.name), move || {
            rejected(problem, oracle, wrong, &families, portion)
        })
    });
    let worst = (oracle.worst)();
    let second = worst.iter().filter_map(|worst| Some((worst.name, worst.second()?.answer.clone())));
    let mut algorithms: Vec<(&str, Answer)> = vec![];
    for (name, algorithm) in second {
        if !algorithms.iter().any(|(_, known)| known.is(&algorithm)) {
            algorithms.push((name, algorithm));
        }
    }
    let second = algorithms.into_iter().map(|(name, algorithm)| {
        let families = families.clone();
        Trial::new(format!("{slug}::second::{name}"), move || agrees(problem, oracle, &algorithm, &families, portion))
    });
    let testdata = Trial::new(format!("{slug}::oracle::testdata"), move || testdata(problem, oracle));
    small.chain(wrong).chain(second).chain([testdata]).collect()
}

/// A second algorithm, which answers worst inputs, gives the answers of the oracle to small ones. One that is made for
/// inputs of some shape panics on others, and these are left out; but some it has to answer.
fn agrees(
    problem: &Problem,
    oracle: &Oracle,
    algorithm: &Answer,
    families: &[Arc<Family>],
    portion: &Portion,
) -> Result<(), String> {
    let mut answered = 0;
    for family in families {
        // Some are slow where they are made for a single large input.
        let end = Instant::now() + portion.second_time;
        for (input, expected) in family.cases(oracle, family.chosen(portion.inputs.min(SECOND))) {
            if answered > 0 && Instant::now() >= end {
                break;
            }
            if let Ok(output) = catch_unwind(|| algorithm.to(input)) {
                answered += 1;
                oracle.ours()(input, expected, &output)
                    .map_err(|error| failure(problem.slug, &format!("{}-second", family.name), input, &error))?;
            }
        }
    }
    (answered > 0).then_some(()).ok_or_else(|| "it answers no small input, so nothing compares it with play".to_owned())
}

/// The expected files are what play says, those of the judge included. Left out are the samples that the problem names
/// with the reason, and the cases named `large-…`, which have their origin beside them.
fn testdata(problem: &Problem, oracle: &Oracle) -> Result<(), String> {
    let cases = cases(problem.slug)?;
    for (case, reason) in &oracle.unplayed {
        if reason.is_empty() || !cases.iter().any(|known| known.name == *case) {
            return Err(format!("{case:?} is not a case with a reason"));
        }
    }
    for case in &cases {
        if case.name.starts_with("large-") || oracle.unplayed.iter().any(|(unplayed, _)| *unplayed == case.name) {
            continue;
        }
        let played = play_out(oracle, &case.input);
        oracle.ours()(&case.input, &played, &case.output)
            .map_err(|error| failure(problem.slug, &case.name, &case.input, &format!("{}.out: {error}", case.name)))?;
    }
    Ok(())
}

/// The inputs named by the wrong variant tell it from the right answer.
fn rejected(
    problem: &Problem,
    oracle: &Oracle,
    wrong: &Wrong,
    families: &[Arc<Family>],
    portion: &Portion,
) -> Result<(), String> {
    if wrong.says.is_empty() {
        return Err("it has no sentence for a reader who made this mistake".to_owned());
    }
    let differs = |(input, expected): (&str, &str)| (oracle.check)(input, expected, &wrong.answer.to(input)).is_err();
    let by = wrong.rejected_by;
    let told_apart = match families.iter().find(|family| family.name == by) {
        // Those first whose answers are known by now.
        Some(family) => {
            [portion.inputs, usize::MAX].iter().any(|most| family.cases(oracle, family.chosen(*most)).any(differs))
        }
        None => match cases(problem.slug)?.into_iter().find(|case| case.name == by) {
            Some(case) => differs((&case.input, &case.output)),
            None => return Err(format!("there is no case {by:?}")),
        },
    };
    if !told_apart {
        return Err(format!("on {by:?} it gives the right answer"));
    }
    is_as_written(problem, oracle, wrong)
}

/// The least input that is written down for the wrong variant tells it from the right answer, and both are what is
/// written there.
fn is_as_written(problem: &Problem, oracle: &Oracle, wrong: &Wrong) -> Result<(), String> {
    static WRITTEN: OnceLock<Result<Vec<entry::Wrong>, String>> = OnceLock::new();
    let all = WRITTEN.get_or_init(|| entry::Wrong::read(root(), problem.slug));
    let mut all = all.as_ref().map_err(Clone::clone)?.iter();
    // A new one is written down by a test of the collection.
    let Some(written) = all.find(|written| written.name == wrong.name) else { return Ok(()) };
    let Least::Short { input, expected, printed } = &written.least else { return Ok(()) };
    // What is too large to be played out, the program answers; it is held against other algorithms on its worst inputs.
    work::grant(GRANTED);
    let right = catch_unwind(|| oracle.answer.to(input));
    work::grant(u64::MAX / 2);
    let right = match right {
        Ok(right) => oracle.ours()(input, &right, expected),
        Err(_) => compare(Known::of(problem), "least", input, expected),
    };
    let checked = right.and_then(|()| match catch_unwind(|| wrong.answer.to(input)) {
        Ok(now) if now == *printed => Ok(()),
        Ok(now) => Err(format!("it prints {now:?}")),
        Err(_) => Err("it panics".to_owned()),
    });
    match checked.and_then(|()| (oracle.check)(input, expected, printed).err().ok_or("it is right".to_owned())) {
        Ok(_) => Ok(()),
        Err(error) => Err(format!(
            "{} has {input:?} as the least input that rejects it: {error}\n\
             Delete its input, expected and printed there; then `{}` finds another",
            Facts::path(problem.slug),
            with_variables(&[("UPDATE", "1")], &format!("cargo test {}", problem.slug))
        )),
    }
}
