//! A problem of one's own: whoever has a slow program that is right, and a generator or the form of the input, has the
//! same stages, limits and search for a smaller case.

use std::fmt::{self, Display, Formatter};
use std::io;
use std::panic::panic_any;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::rc::Rc;
use std::time::{Duration, Instant};

use entry::{ANY, cleared, print};
use itertools::Itertools;
use judge::pace::Pace;
use judge::{Ending, Start, Stop, Usage, cut, lines, with_words};
use kit::format::{Data, Reach};

use crate::attempt::{as_asked, exit_code};
use crate::cpu;
use crate::form::Written;
use crate::once::Fault;
use crate::options::{HELP, Options, SOON, Soon, Watched};
use crate::problem::{self, Problem};
use crate::report::Bar;
use crate::shell::{self, System, program, shown};
use crate::source::{Runnable, is_source, runnable};
use crate::text::text_of;

/// What stands on the command line for such a problem.
#[derive(Default)]
struct Own {
    /// The command of the program that is right.
    oracle: Option<String>,
    /// The command that prints an input for a seed.
    cases: Option<String>,
    /// The file that says the form of an input.
    format: Option<String>,
    /// The command that says whether an output is right, given the files of input, output and the oracle's output.
    check: Option<String>,
}

/// Tries a program on a problem of one's own, as a command line says it.
pub fn attempt(arguments: &[String]) -> ExitCode {
    exit_code(|| {
        let (mut own, mut rest, mut called) = (Own::default(), vec![], vec![]);
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            if argument == "--" {
                rest.push(argument.clone());
                rest.extend(arguments.by_ref().cloned());
                break;
            }
            let place = match &argument[..] {
                "--oracle" => &mut own.oracle,
                "--cases" => &mut own.cases,
                "--format" => &mut own.format,
                "--check" => &mut own.check,
                _ => {
                    rest.push(argument.clone());
                    continue;
                }
            };
            let missing = || lexopt::Error::MissingValue { option: Some(argument.clone()) };
            let value = arguments.next().ok_or_else(|| format!("{}; --help lists the options", missing()))?;
            called.extend([argument.clone(), shown(value)]);
            *place = Some(value.clone());
        }
        // What is typed wrongly is said before anything is tried.
        if Watched::of(&rest)?.is_none() {
            print(HELP);
            return Ok(true);
        }
        let Ready { problem, oracle, check, sizes, few, remarks } = own.ready()?;
        let called = called.join(" ");
        as_asked(&problem, &rest, &|options| {
            if options.own && options.export.is_none() {
                return Err("your program is missing: put its command after --".to_owned());
            }
            let oracle = oracle.clone();
            let collection = oracle.program.command.clone();
            let soon = Soon::new(move |input| {
                oracle.said(&[], input, SOON).map_err(|fails| match fails.how {
                    How::Slow => None,
                    How::Code | How::Broken => Some(fails.to_string()),
                })
            });
            let said = [&options.said[..], &remarks].concat();
            let (called, sizes, few, check) = (called.clone(), sizes.clone(), few.clone(), check.clone());
            let oracle = Some(soon);
            Ok(Options { collection, called, oracle, sizes, few, check, said, is_golden: false, ..options })
        })
    })
}

/// So many inputs are asked of a generator, and so long.
const CASES: u64 = 300;
const GENERATING: Duration = Duration::from_secs(5);

/// So much CPU time oracle, generator and check may take for an input; after so much they are slow.
const PATIENCE: Duration = Duration::from_secs(2);
const SLOW: Duration = Duration::from_millis(500);

/// The same for the first inputs, for which they have to be loaded.
const FIRST: Duration = Duration::from_secs(5);

/// So much longer it may wait.
const WAITING: Duration = Duration::from_secs(5);

/// All small cases of a form are tried, up to the first size of which there are so many.
const MANY: usize = 400;

/// There are no more of them.
const TOO_MANY: usize = 20_000;

/// So many tests stand in a file.
const TESTS: usize = 10;

/// A problem of one's own that can be tried.
struct Ready {
    problem: Problem,
    oracle: Part,
    /// The command of the check; no words where there is none.
    check: Vec<String>,
    /// The names of the numbers in the form that say how large something is.
    sizes: Vec<&'static str>,
    /// How few inputs a slow generator made.
    few: Option<String>,
    /// What there is to say of oracle, generator and check, which do their part.
    remarks: Vec<String>,
}

impl Own {
    /// The problem, and the command of its oracle. Oracle, generator and check are tried by themselves first: nothing
    /// rests on one that cannot do its part.
    ///
    /// # Errors
    /// If something is missing, or one of these does not do its part.
    fn ready(self) -> Result<Ready, String> {
        let oracle = self.oracle.ok_or("--oracle COMMAND is missing: a slow program that is known to be right")?;
        let oracle = Part::new("oracle", &oracle)?;
        let check = self.check.map(|check| Part::new("check", &check)).transpose()?;
        let written = self.format.as_deref().map(written).transpose()?;
        let mut remarks = vec![];
        let (inputs, few) = match (&written, &self.cases) {
            (_, Some(command)) => Part::new("generator", command)?.generated(written.as_ref(), &mut remarks)?,
            (Some(written), None) => (all_small(written), None),
            (None, None) => {
                return Err(
                    "--cases COMMAND or --format FILE is missing: a program that prints an input for a seed, or a \
                     description of the input"
                        .to_owned(),
                );
            }
        };
        let (Some(least), Some(longest)) =
            (inputs.iter().min_by_key(|input| input.len()), inputs.iter().max_by_key(|input| input.len()))
        else {
            return Err("no small input has this form".to_owned());
        };
        let answer = oracle.answers(least, longest, check.is_none(), &mut remarks)?;
        if let Some(check) = &check {
            check.tells_apart(least, &answer, &mut remarks)?;
        }
        let sizes = written.as_ref().map_or(vec![], |written| written.sizes.clone());
        let command = check.as_ref().map_or(vec![], |check| check.program.command.clone());
        let part = oracle.clone();
        let accepts = |check: Part| -> problem::Check {
            Box::new(move |[input, expected, output]| match check.accepts([input, output, expected], PATIENCE) {
                Ok(()) => Ok(()),
                Err(refuses @ Fails { how: How::Code, .. }) => Err(refuses.to_string()),
                Err(fails) => panic_any(Fault(format!("{fails}; on the input {:?}", cut(input)))),
            })
        };
        let problem = Problem::own(problem::Own {
            answer: Box::new(move |input| part.said(&[], input, PATIENCE).map_err(String::from)),
            check: check.map(accepts),
            format: written.map(|written| written.format),
            small: inputs,
        });
        Ok(Ready { problem, oracle, check: command, sizes, few, remarks })
    }
}

/// How a part ends that does not end well.
enum How {
    /// With another exit code than 0.
    Code,
    /// Not soon enough.
    Slow,
    /// Otherwise.
    Broken,
}

/// What a part does instead of its part, in words.
struct Fails {
    how: How,
    words: String,
}

impl Display for Fails {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.words)
    }
}

impl From<Fails> for String {
    fn from(fails: Fails) -> Self {
        fails.words
    }
}

/// A command that has a part in a problem of one's own.
#[derive(Clone)]
struct Part {
    name: &'static str,
    /// What runs it.
    program: Rc<Runnable>,
}

impl Part {
    /// The words of a command are told apart as a shell does it. A source is compiled, or run by its interpreter.
    ///
    /// # Errors
    /// If it has none, if a quote is not closed, or if only a shell can run it.
    fn new(name: &'static str, command: &str) -> Result<Self, String> {
        let of_shell = |word: &str| ["&&", "||", "|", ";", "&", "<", ">", ">>"].contains(&word);
        match System::HERE.words(command) {
            Some(words) if words.is_empty() => Err(format!("the {name} is an empty command")),
            Some(words) => match words.iter().find(|word| of_shell(word)) {
                Some(word) => {
                    let by_shell = System::HERE.by_shell(&format!("one {word} other"));
                    Err(format!("the {name}: {word} needs a shell, as in \"{by_shell}\""))
                }
                None => {
                    let program = match &words[..] {
                        [source] if is_source(source) => runnable(source, ANY, None)?,
                        _ => Runnable { command: shell::command(&words), said: vec![], built: None },
                    };
                    Ok(Self { name, program: Rc::new(program) })
                }
            },
            None => Err(format!("the {name}: a quote is not closed in {command}")),
        }
    }

    /// What it does instead of its part.
    fn fault(&self, does: impl Display) -> String {
        let command = self.program.command.iter().map(|word| shown(word)).join(" ");
        format!("the {}, {command}, {does}", self.name)
    }

    /// What it prints for an input within so much time, with further words behind its own.
    fn said(&self, more: &[&str], input: &str, patience: Duration) -> Result<String, Fails> {
        Ok(self.ending(more, input, patience)?.output)
    }

    /// How it ends, which is well.
    fn ending(&self, more: &[&str], input: &str, patience: Duration) -> Result<Ending, Fails> {
        let mut command = Command::new(program(&self.program.command[0]));
        cleared(&mut command).args(&self.program.command[1..]).args(more);
        let start = |command| Ok(Start::limited([0, 0, patience.as_secs()], command)?.patient(patience + WAITING));
        let last = |text: &str| text.trim_end().lines().last().map_or(String::new(), cut);
        let is_over = |usage: Option<Usage>| usage.is_some_and(|usage| usage.cpu >= patience.mul_f64(0.9));
        let since = Instant::now();
        let ending = start(command).and_then(|start: Start| start.run(input));
        let usage = ending.as_ref().ok().and_then(|ending| ending.usage);
        cpu::add(usage.map_or_else(|| since.elapsed(), |usage| usage.cpu));
        let (how, does) = match ending {
            Ok(ending @ Ending { code: Some(0), .. }) => return Ok(ending),
            Ok(Ending { usage, is_out_of_time, .. }) if is_out_of_time || is_over(usage) => {
                (How::Slow, format!("does not end within {patience:?} of CPU time"))
            }
            Ok(Ending { code: Some(code), output, errors, .. }) => {
                let last = last(if errors.trim().is_empty() { &output } else { &errors });
                (How::Code, format!("ends with {}", with_words(code, &last)))
            }
            // It begins with the name of the signal.
            Ok(Ending { errors, .. }) => {
                let signal = cut(errors.lines().next().unwrap_or_default());
                (How::Broken, format!("crashes: {}", signal.trim_end_matches([':', ' '])))
            }
            Err(Stop::NotStarted(why)) => (How::Broken, format!("cannot be run: {why}")),
            Err(Stop::Silent(silence)) => (How::Slow, format!("does not end within {:?}", silence.waited)),
            Err(stop) => (How::Broken, format!("was {stop}")),
        };
        Err(Fails { how, words: self.fault(does) })
    }

    /// An oracle answers, and where it alone says what is right, it says the same a second time. Gives its answer to
    /// the least input.
    fn answers(&self, least: &str, longest: &str, is_alone: bool, remarks: &mut Vec<String>) -> Result<String, String> {
        let of = |input: &str| {
            self.ending(&[], input, FIRST).map_err(|error| format!("{error}; on the input {:?}", cut(input)))
        };
        // Where it fails for the longest, that is counted when it is tried.
        let (first, of_longest) = (of(least)?, of(longest));
        let is_empty = |ending: &Ending| ending.output.trim().is_empty();
        if is_empty(&first) && of_longest.as_ref().is_ok_and(is_empty) {
            return Err(self.fault(format!("prints nothing; on the input {:?}", cut(least))));
        }
        // A game that the same player always wins needs no more.
        if !first.has_read && of_longest.is_ok_and(|other| !other.has_read && other.output == first.output) {
            let [answer, least, longest] = [first.output.trim(), least, longest].map(cut);
            remarks.push(self.fault(format!("reads nothing: it answers {answer:?} to {least:?} and to {longest:?}")));
        }
        let since = Instant::now();
        let second = of(least)?.output;
        self.is_slow(since.elapsed(), remarks);
        if is_alone && lines(least, &first.output, &second).is_err() {
            let [input, first, second] = [least, &first.output, &second].map(cut);
            return Err(self.fault(format!("changes its answer: to {input:?} it is {first:?}, and then {second:?}")));
        }
        Ok(second)
    }

    /// Says so where it takes long for a small input.
    fn is_slow(&self, taken: Duration, remarks: &mut Vec<String>) {
        if taken > SLOW {
            remarks.push(self.fault(format!("is slow: it takes {taken:.1?} for a small input, so few are tried")));
        }
    }

    /// A check accepts what the oracle prints, each time, and not everything.
    fn tells_apart(&self, input: &str, answer: &str, remarks: &mut Vec<String>) -> Result<(), String> {
        let texts = [input, answer, answer];
        self.accepts(texts, FIRST)
            .map_err(|error| format!("{error}; it was given the oracle's own answer to {:?}", cut(input)))?;
        let since = Instant::now();
        if let Err(error) = self.accepts(texts, FIRST).and_then(|()| self.accepts(texts, FIRST)) {
            return Err(format!("{error}; the same output for {:?} it has accepted before", cut(input)));
        }
        self.is_slow(since.elapsed() / 2, remarks);
        match answer.trim().is_empty() || self.accepts([input, "", answer], FIRST).is_err() {
            true => Ok(()),
            false => Err(self.fault(format!("accepts an empty output, too, for the input {:?}", cut(input)))),
        }
    }

    /// Whether a check accepts an output, given the files of input, output and expected output: exit code 0.
    fn accepts(&self, texts: [&str; 3], patience: Duration) -> Result<(), Fails> {
        let broken = |error: io::Error| Fails { how: How::Broken, words: error.to_string() };
        let folder = tempfile::tempdir().map_err(broken)?;
        let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
        let paths = ["input", "output", "expected"].map(path);
        for (path, text) in paths.iter().zip(texts) {
            std::fs::write(path, text).map_err(broken)?;
        }
        self.said(&paths.each_ref().map(String::as_str), "", patience).map(drop)
    }

    /// What a generator prints for the seeds from 1 on, each once; and how few it made, where it is slow: for some of
    /// the later seeds, evenly.
    ///
    /// # Errors
    /// If it fails, prints what is no input, or always prints the same.
    fn generated(
        &self,
        written: Option<&Written>,
        remarks: &mut Vec<String>,
    ) -> Result<(Vec<String>, Option<String>), String> {
        let first = self.said(&["1"], "", FIRST)?;
        let mut pace = Pace::within(GENERATING, CASES as usize);
        let mut inputs = vec![];
        let mut bar = Bar::new("generator", CASES as usize);
        // The last may be the largest.
        for seed in (1..=CASES).filter(|&seed| seed == CASES || pace.has_turn(seed as usize - 1)) {
            bar.step(seed as usize - 1);
            let input = self.said(&[&seed.to_string()], "", PATIENCE)?;
            match written.map(|written| written.format.read_data(&input)) {
                None if input.trim().is_empty() => {
                    return Err(self.fault(format!("prints nothing for the seed {seed}")));
                }
                Some(Err(fault)) => {
                    return Err(self.fault(format!("prints an input of another form for the seed {seed}: {fault}")));
                }
                _ => inputs.push(input),
            }
        }
        bar.done();
        let count = inputs.len();
        if inputs[0] != first {
            remarks.push(self.fault("prints another input when it is given the seed 1 again"));
        }
        if count > 1 && inputs.iter().all_equal() {
            let same = cut(&first);
            return Err(self.fault(format!("prints {same:?} for every seed from 1 to {CASES}, its last argument")));
        }
        let made = format!("{count} inputs of {CASES}");
        let few = (count < CASES as usize).then(|| format!("{made} from the slow generator"));
        if few.is_some() {
            remarks.push(self.fault(format!("is slow: in {GENERATING:?} it made {made}")));
        }
        Ok((inputs.into_iter().unique().collect(), few))
    }
}

fn written(path: &str) -> Result<Written, String> {
    let text = text_of(Path::new(path))?;
    Written::of(String::leak(text)).map_err(|error| format!("{path}: {error}"))
}

/// All inputs of a form in which every number and length is at most so much above the least, for the first such
/// distance that gives many; some of the least sizes, where there are none of these or too many.
fn all_small(Written { format, names, sizes }: &Written) -> Vec<String> {
    let mut cases: Vec<Data> = vec![];
    for distance in 1..=16 {
        let most: Vec<(&str, i128)> = names.iter().map(|(name, least)| (*name, least + distance)).collect();
        match format.all_within(&most, TOO_MANY) {
            Some(all) => cases = all,
            None => break,
        }
        if cases.len() >= MANY {
            break;
        }
    }
    if cases.is_empty() {
        return (0..MANY as u64).filter_map(|seed| format.random(sizes, Reach::ALL, 0.0, seed)).unique().collect();
    }
    cases.chunks(format.most_cases().clamp(1, TESTS)).map(|cases| format.write_data(cases, None)).collect()
}
