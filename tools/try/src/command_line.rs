//! What stands on the command line of `cargo try`.

use entry::{Program, called, unknown};
use lexopt::{Arg, Parser, ValueExt};

use crate::source::is_source;

/// The options that stand alone, and those with a value.
const ALONE: [&str; 5] = ["all", "full", "json", "watch", "why"];
#[rustfmt::skip]
const WITH_VALUE: [&str; 12] = [
    "as", "case", "export", "import", "judge", "memory", "memory-limit", "reply", "seed", "shrink", "time",
    "time-limit",
];

/// Those of a problem of one's own, each with a value.
const OF_OWN: [&str; 4] = ["cases", "check", "format", "oracle"];

/// What the evidence does for people under its own words.
pub const WORDS: [&str; 3] = ["oracle", "check", "referee"];

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
pub enum Asked {
    /// The help.
    Help,
    /// To try a program on a problem of one's own.
    Own,
    /// To try it on the problem of this slug, with these further words, and what is to be said of the name.
    Problem(String, Vec<String>, Option<String>),
}

impl Asked {
    /// What these words ask for. Options may stand before the problem, too.
    ///
    /// # Errors
    /// Says which option is unknown, or that no problem is called so.
    pub fn of(arguments: &[String], programs: &[Program]) -> Result<Self, String> {
        let end = arguments.iter().position(|word| word == "--").unwrap_or(arguments.len());
        let front = &arguments[..end];
        let has = |word: &str| front.iter().any(|other| other == word);
        if has("-h") || has("--help") {
            return Ok(Self::Help);
        }
        if has("--oracle") {
            return Ok(Self::Own);
        }
        let mut first = 0;
        while let Some(word) = front.get(first).filter(|word| word.starts_with('-')) {
            let is_one_of = |flags: &[&str]| word.strip_prefix("--").is_some_and(|name| flags.contains(&name));
            first += match (is_one_of(&ALONE), is_one_of(&WITH_VALUE), is_one_of(&OF_OWN)) {
                (true, ..) => 1,
                (_, true, _) => 2,
                (_, _, true) => return Err(format!("{word} is for a problem of your own, which needs --oracle")),
                _ => return Err(unknown_option(word)),
            };
        }
        let is_of_name = |word: &&String| !word.starts_with('-') && !is_source(word) && !WORDS.contains(&&word[..]);
        let words: Vec<&str> = front.iter().skip(first).take_while(is_of_name).map(String::as_str).collect();
        if words.is_empty() {
            return Err("no problem is named; --help shows how".to_owned());
        }
        let called = called(programs, &words)?;
        let rest = [&arguments[..first], &arguments[first + called.words..]].concat();
        Ok(Self::Problem(called.program.slug.clone(), rest, called.remark))
    }
}

/// Says that there is no such option, and which is near.
pub fn unknown_option(word: &str) -> String {
    let known = ALONE.iter().chain(&WITH_VALUE).chain(&OF_OWN).chain(&["help"]).map(|flag| format!("--{flag}"));
    let known: Vec<String> = known.collect();
    let whole = format!("--{}", word.trim_start_matches('-'));
    let near = unknown("", &whole, known.iter().map(String::as_str));
    let near = near.split_once(": ").map_or(String::new(), |(_, near)| format!(": {near}"));
    let end = if near.is_empty() { "; --help lists the options" } else { "" };
    format!("there is no option `{word}`{near}{end}")
}

/// What stands behind the problem: options without `--`, each with its value, if it has one, and the command. This is
/// what stands after `--`, or a source, which may stand between the options.
#[derive(Debug, PartialEq, Eq)]
pub struct Typed {
    pub flags: Vec<(&'static str, Option<String>)>,
    pub command: Vec<String>,
}

impl Typed {
    /// Reads a command line; nothing where it asks for help.
    ///
    /// # Errors
    /// If an option is unknown or lacks its value, or if there are two commands.
    pub fn of(arguments: &[String]) -> Result<Option<Self>, String> {
        let end = arguments.iter().position(|argument| argument == "--").unwrap_or(arguments.len());
        let (mut front, mut command) =
            (arguments[..end].to_vec(), arguments.get(end + 1..).unwrap_or_default().to_vec());
        // A source takes no words: what stands behind it is for us.
        if command.first().is_some_and(|word| is_source(word))
            && command.get(1).is_some_and(|word| word.starts_with('-'))
        {
            front.extend(command.drain(1..));
        }
        let mut typed = Self { flags: vec![], command };
        let said = |error: lexopt::Error| format!("{error}; --help lists the options");
        let mut parser = Parser::from_args(&front);
        while let Some(argument) = parser.next().map_err(said)? {
            match argument {
                Arg::Short('h') | Arg::Long("help") => return Ok(None),
                Arg::Long(name) => {
                    let flag = |flags: &[&'static str]| flags.iter().find(|flag| **flag == name).copied();
                    match (flag(&ALONE), flag(&WITH_VALUE)) {
                        (Some(flag), _) => typed.flags.push((flag, None)),
                        (None, Some(flag)) => {
                            let value = parser.value().and_then(ValueExt::string).map_err(said)?;
                            typed.flags.push((flag, Some(value)));
                        }
                        (None, None) => return Err(unknown_option(&format!("--{name}"))),
                    }
                }
                Arg::Short(letter) => {
                    let is_it = |word: &&String| word.starts_with('-') && word[1..].starts_with(letter);
                    let word = front.iter().find(is_it).cloned().unwrap_or_else(|| format!("-{letter}"));
                    return Err(unknown_option(&word));
                }
                Arg::Value(word) => {
                    let word = word.string().map_err(said)?;
                    if !is_source(&word) {
                        return Err(format!("put your command after --, as in: -- {word}"));
                    }
                    if let Some(other) = typed.command.first() {
                        return Err(format!("{word} and {other} are two programs: try one at a time"));
                    }
                    typed.command.push(word);
                }
            }
        }
        Ok(Some(typed))
    }
}

#[cfg(test)]
mod tests {
    use entry::{programs, root};

    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn a_source_may_stand_between_the_options() {
        let typed = |text: &str| Typed::of(&words(text)).map(|typed| typed.expect("no call for help"));
        let flags = vec![("seed", Some("3".to_owned())), ("all", None)];
        let all =
            ["mine.py --seed 3 --all", "--seed 3 mine.py --all", "--seed=3 --all mine.py", "-- mine.py --seed 3 --all"];
        for text in all {
            assert_eq!(typed(text), Ok(Typed { flags: flags.clone(), command: words("mine.py") }), "{text}");
        }
        let case = vec![("case", Some("x.py".to_owned()))];
        let command = words("python3 mine.py --all");
        assert_eq!(typed("--case x.py -- python3 mine.py --all"), Ok(Typed { flags: case, command }));
        let error = |text: &str| typed(text).expect_err("no command line");
        assert_eq!(error("mine.py -- ./a.out"), "mine.py and ./a.out are two programs: try one at a time");
        assert_eq!(error("a.c b.c"), "b.c and a.c are two programs: try one at a time");
        assert_eq!(error("./a.out"), "put your command after --, as in: -- ./a.out");
        assert!(error("--seed").starts_with("missing argument"), "{}", error("--seed"));
        assert!(Typed::of(&words("mine.py -h")) == Ok(None));
        assert_eq!(error("mine.py --sead 3"), "there is no option `--sead`: did you mean `--seed`?");
        assert_eq!(error("-wach"), "there is no option `-wach`: did you mean `--watch`?");
        assert_eq!(error("-- mine.py --al"), "there is no option `--al`: did you mean `--all` or `--as`?");
    }

    #[test]
    fn a_problem_is_found_by_its_words() {
        let programs = programs(root()).expect("the programs");
        let asked = |text: &str| Asked::of(&words(text), &programs);
        let found = |text: &str, slug: &str, rest: &str| {
            assert_eq!(asked(text), Ok(Asked::Problem(slug.to_owned(), words(rest), None)), "{text}");
        };
        found("p2599 mine.cpp --time 3", "p2599", "mine.cpp --time 3");
        found("Thanos Nim -- ./a.out", "cf1147c", "-- ./a.out");
        found("cf 1147 c --all", "cf1147c", "--all");
        found("--time 3 --all p2599 mine.cpp", "p2599", "--time 3 --all mine.cpp");
        found("p2599 check a b c", "p2599", "check a b c");
        assert_eq!(asked("p2599 --hepl --help"), Ok(Asked::Help));
        assert_eq!(asked("--oracle ./slow -- ./a.out"), Ok(Asked::Own));
        let Ok(Asked::Problem(slug, _, Some(remark))) = asked("thanso nim") else { panic!("it is found") };
        assert_eq!(slug, "cf1147c");
        assert_eq!(remark, "there is no problem `thanso nim`: `cf1147c` is taken, CF1147C Thanos Nim");
        let error = |text: &str| asked(text).expect_err("no command line");
        assert_eq!(error("--orcale ./slow --format f"), "there is no option `--orcale`: did you mean `--oracle`?");
        assert_eq!(error("--xyzzy"), "there is no option `--xyzzy`; --help lists the options");
        assert!(error("--format f -- ./a.out").starts_with("--format is for a problem of your own"));
        assert_eq!(error("--all"), "no problem is named; --help shows how");
        assert_eq!(error("cf1174c"), "there is no program `cf1174c`: did you mean `cf1147c`?");
    }
}
