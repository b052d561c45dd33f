//! All cases of a problem as files, for other tools.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use entry::print;
use judge::paths::{Case, built, cases, evidence, transcripts};
use judge::{answer, chosen};
use kit::format::Reach;

use crate::beyond::Beyond;
use crate::options::{Options, Soon};
use crate::package::Judging;
use crate::problem::{Game, Oracle, Problem};
use crate::reach::Reached;
use crate::report::Report;

/// Of a family or match, so many cases go into a package: its tool runs each of them with each program.
const OF_ONE: usize = 30;

/// Of a problem of one's own, whose oracle is started for each, so many small cases are written.
const OF_OWN: usize = 400;

/// A referee takes its case as an argument, which is shorter than this on Linux.
const ARGUMENT: usize = 128 << 10;

/// There are about so many larger cases of a form.
const ENDS: usize = 120;

/// So many random inputs of a form are written.
const RANDOM: u64 = 20;

/// Writes the samples, small cases, corner cases and largest inputs of a problem with their answers to a folder, as
/// `NAME.in` and `NAME.out`, which `oj t -d` takes; of a dialogue its cases and transcripts. As a package, the folder
/// is what the tools of a judge take.
///
/// # Errors
/// If a file cannot be written, or if the tools of that judge cannot take the problem.
pub fn export(problem: &Problem, options: &Options, folder: &Path, report: &Report) -> Result<(), String> {
    if let Some(package) = options.package {
        let cases = packed(problem, options, report)?;
        return package.write(&problem.slug, options, folder, judging(problem, options), &cases);
    }
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(folder).map_err(failed)?;
    if fs::read_dir(folder).map_err(failed)?.next().is_some() {
        return Err(format!("{} is not empty", folder.display()));
    }
    let mut count = 0;
    let mut write = |name: &str, text: &str| {
        let path = folder.join(name);
        count += 1;
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
    };
    match &problem.game {
        Game::Oracle(oracle) => {
            let most = if options.is_golden { usize::MAX } else { OF_OWN };
            let Answered { cases, left_out } = answered(problem, oracle, options, most, report)?;
            for case in cases {
                write(&format!("{}.in", case.name), &case.input)?;
                write(&format!("{}.out", case.name), &case.output)?;
            }
            print(&format!("{count} files in {}\n", folder.display()));
            say_left_out(left_out);
            if options.is_golden {
                print(&format!("to compare outputs: cargo run -q -p evidence --example {} -- check\n", problem.slug));
            }
        }
        Game::Dialogue(dialogue) => {
            for transcript in transcripts(&problem.slug)? {
                write(&format!("{}.case", transcript.name), &transcript.case)?;
                write(&format!("{}.judge", transcript.name), &transcript.judge)?;
                write(&format!("{}.program", transcript.name), &transcript.program)?;
            }
            for of in &dialogue.matches {
                for (index, case) in (1..).zip(dialogue.cases(of)) {
                    write(&format!("{}-{index}.case", of.name), &case)?;
                }
            }
            print(&format!("{count} files in {}\n", folder.display()));
            print(&format!(
                "to play the judge: cargo run -q -p evidence --example {} -- referee CASE…\n",
                problem.slug
            ));
        }
    }
    Ok(())
}

/// Says how many inputs have no answer.
fn say_left_out(count: usize) {
    if count > 0 {
        print(&format!("{count} inputs that the oracle does not answer are left out\n"));
    }
}

/// Cases with their answers, and how many inputs have none.
struct Answered {
    cases: Vec<Case>,
    left_out: usize,
}

/// All cases of a problem with an oracle, at most so many of a family.
fn answered(
    problem: &Problem,
    oracle: &Oracle,
    options: &Options,
    most: usize,
    report: &Report,
) -> Result<Answered, String> {
    let judge = options.contestant.judge.called();
    let is_kept = |input: &str| problem.broken(input, judge).is_none();
    let mut cases = if options.is_golden { cases(&problem.slug)? } else { vec![] };
    cases.retain(|case| is_kept(&case.input));
    let (mut seen, mut left_out) = (HashSet::new(), 0);
    for family in oracle.small(Some(judge)) {
        let mut inputs = family.inputs;
        inputs = chosen(inputs.len(), most).into_iter().map(|index| inputs[index].clone()).collect();
        seen.extend(inputs.iter().cloned());
        let mut bar = report.bar("small cases", inputs.len());
        for (index, input) in (1..).zip(inputs) {
            bar.step(index - 1);
            match oracle.played(&input) {
                Ok((output, _)) => cases.push(Case { name: format!("small-{}-{index}", family.name), input, output }),
                Err(_) => left_out += 1,
            }
        }
    }
    for worst in &oracle.worst {
        let (mut input, mut output) = oracle.worst(worst);
        if !is_kept(&input) {
            let Some(first) = problem.here(input, judge).into_iter().next() else { continue };
            output = answer(&built(&problem.slug), &first)?.printed()?;
            input = first;
        }
        cases.push(Case { name: format!("worst-{}", worst.name), input, output });
    }
    if let (Some(format), Some(oracle)) = (oracle.own_form(), &options.oracle) {
        let sizes = &options.sizes[..];
        let reach = Reached::of(format, sizes, oracle, report).map_or(Reach::ALL, |reached| reached.most);
        let within = format.corners(sizes, reach).map(|(name, input)| (format!("corner-{name}"), input));
        let random = |seed: u64| Some((format!("random-{seed}"), format.random(sizes, reach, 1.0, seed)?));
        let within = within.chain((1..=RANDOM).filter_map(random));
        let corners = format.corners(sizes, Reach::ALL).map(|(name, input)| (format!("far-corner-{name}"), input));
        let largest = format.largest(sizes).map(|(name, input)| (format!("largest-{name}"), input));
        let ends = within.chain(corners).chain(largest).filter(|(_, input)| seen.insert(input.clone()));
        left_out += at_ends(oracle, ends, &mut cases, report);
    }
    Ok(Answered { cases, left_out })
}

/// Adds what the oracle of a problem of one's own answers soon, and says how much it does not.
fn at_ends(
    oracle: &Soon,
    inputs: impl Iterator<Item = (String, String)>,
    cases: &mut Vec<Case>,
    report: &Report,
) -> usize {
    let (mut beyond, mut left_out) = (Beyond::default(), 0);
    let mut bar = report.bar("larger cases", ENDS);
    for (index, (name, input)) in inputs.enumerate() {
        bar.step(index.min(ENDS));
        match beyond.asked(oracle, &input) {
            Some(Ok(output)) => {
                let name = name.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
                cases.push(Case { name, input, output });
            }
            _ => left_out += 1,
        }
    }
    left_out
}

/// The cases of a package: none twice.
fn packed(problem: &Problem, options: &Options, report: &Report) -> Result<Vec<Case>, String> {
    let mut cases = match &problem.game {
        Game::Oracle(oracle) => {
            let Answered { cases, left_out } = answered(problem, oracle, options, OF_ONE, report)?;
            say_left_out(left_out);
            cases
        }
        Game::Dialogue(dialogue) => dialogue
            .matches
            .iter()
            .flat_map(|of| {
                let mut cases = dialogue.cases(of);
                cases.retain(|case| case.len() < ARGUMENT);
                let some = chosen(cases.len(), OF_ONE).into_iter();
                let case = |(number, index): (usize, usize)| Case {
                    name: format!("{}-{number}", of.name),
                    input: cases[index].clone() + "\n",
                    output: String::new(),
                };
                (1..).zip(some).map(case).collect::<Vec<_>>()
            })
            .collect(),
    };
    let mut seen = HashSet::new();
    cases.retain(|case| seen.insert(case.input.clone()));
    Ok(cases)
}

/// Who tells in a package whether a program is right.
fn judging(problem: &Problem, options: &Options) -> Judging {
    let ours = |word: &str| vec![evidence(&problem.slug).to_string_lossy().into_owned(), word.to_owned()];
    match &problem.game {
        // Playing well takes too long for a judge where a case is not small.
        Game::Dialogue(_) => Judging::Referee([ours("referee"), vec!["--greedy".to_owned()]].concat()),
        Game::Oracle(_) if !options.check.is_empty() => Judging::Check(options.check.clone()),
        Game::Oracle(oracle) if oracle.has_check => Judging::Check(ours("check")),
        Game::Oracle(_) => Judging::Lines,
    }
}
