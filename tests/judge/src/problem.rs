//! What is known of a problem besides its program.

use std::panic::{RefUnwindSafe, UnwindSafe};
use std::sync::Arc;

use kit::format::Format;

use crate::bound::Bound;
use crate::dialogue::{Dialogue, Match, Referee, WrongPlayer};
use crate::grant::Limits;
use crate::lines::lines;

/// A problem: the rule of its game, and the inputs to try on a program.
///
/// [`Problem::one`], [`Problem::tests`] or [`Problem::dialogue`] begins it, the methods add what more is known, and
/// [`command`](crate::command) does with it what the command line asks for.
pub struct Problem {
    /// The name of the program and of its folder in `testdata`.
    pub slug: &'static str,
    /// What the judge grants.
    pub limits: Limits,
    /// Up to which size play decides, in words: `rows of up to 6 heaps`.
    pub played: Arc<dyn Fn() -> String + Send + Sync>,
    /// What decides the sizes tested beyond that, if there are any.
    pub beyond: Option<&'static str>,
    /// The form of the input, where it is said as data.
    pub format: Option<Format>,
    /// The limits of the statement that are tried by hand.
    pub bounds: Arc<dyn Fn() -> Vec<Bound> + Send + Sync>,
    /// Bad inputs that are particular to the problem, beside those that every program must refuse.
    pub refused: Vec<Refused>,
    /// Why no game is played out, where there is none.
    pub no_game: Option<&'static str>,
    /// How the input ends.
    pub end: End,
    /// What judges promise beyond the form.
    pub promises: Vec<Promise>,
    /// What answers of the evidence rest on.
    pub lemmas: Vec<Lemma>,
    /// Who knows what is right.
    pub game: Game,
}

/// What judges promise of their inputs, beyond the form: the program takes more.
pub struct Promise {
    /// In words, behind "promises that": `no heap is empty`.
    sentence: &'static str,
    /// The inputs that a judge may give instead of one: itself alone where it keeps the promise.
    here: Here,
    /// Whether this judge promises it.
    pub(crate) is_made_by: fn(judge: &str) -> bool,
}

/// The inputs that a judge may give instead of one.
pub type Here = Arc<dyn Fn(&str) -> Vec<String> + Send + Sync>;

/// Who knows what is right.
pub enum Game {
    /// An oracle: the program answers an input.
    Oracle(Oracle),
    /// A referee: the program plays against the judge.
    Dialogue(Dialogue),
}

/// The answers to inputs.
pub struct Oracle {
    /// The right output for a small input, from the rule of the game alone.
    pub answer: Answer,
    /// The inputs on which program and oracle are compared.
    pub small: Arc<dyn Fn() -> Vec<Small> + Send + Sync>,
    /// About so many cases of the families, as many of each, chosen by a seed, and each as an input of its own; nothing
    /// where inputs are written by hand.
    pub some_cases: Option<SomeCases>,
    /// The inputs of maximum size.
    pub worst: Arc<dyn Fn() -> Vec<Worst> + Send + Sync>,
    /// Whether an output is as right as the expected one.
    pub check: Check,
    /// The same for our own program, where it is to be more exact than a judge asks for.
    pub check_ours: Option<Check>,
    /// Whether that is more than to compare lines.
    pub has_check: bool,
    /// Tempting mistakes.
    pub wrong: Vec<Wrong>,
    /// The judge's samples that the oracle does not answer, each with the reason: `3000 vertices`.
    pub unplayed: Vec<(&'static str, &'static str)>,
}

/// Makes so many cases, chosen by a seed: the families, each with its inputs.
pub type SomeCases = Arc<dyn Fn(usize, u64) -> Vec<Vec<String>> + Send + Sync>;

/// A panic leaves nothing behind: all of it is made anew when it is asked for.
impl UnwindSafe for Oracle {}
impl RefUnwindSafe for Oracle {}

/// Gives an output for an input.
#[derive(Clone)]
pub struct Answer(Arc<dyn Fn(&str) -> String + Send + Sync>);

impl UnwindSafe for Answer {}
impl RefUnwindSafe for Answer {}

impl Answer {
    /// What `answer` gives.
    pub fn new(answer: impl Fn(&str) -> String + Send + Sync + 'static) -> Self {
        Self(Arc::new(answer))
    }

    /// The output for this input.
    pub fn to(&self, input: &str) -> String {
        (self.0)(input)
    }

    /// Whether both are one and the same.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Compares an output with the expected one for the same input, or says what is wrong with it.
pub type Check = Arc<dyn Fn(&str, &str, &str) -> Result<(), String> + Send + Sync>;

impl Oracle {
    /// The check of what is ours.
    pub(crate) fn ours(&self) -> &Check {
        self.check_ours.as_ref().unwrap_or(&self.check)
    }
}

impl Problem {
    pub(crate) fn answered(
        slug: &'static str,
        limits: Limits,
        answer: Answer,
        small: Arc<dyn Fn() -> Vec<Small> + Send + Sync>,
    ) -> Self {
        let (worst, check) = (Arc::new(Vec::new), Arc::new(lines));
        Self::of(
            slug,
            limits,
            Game::Oracle(Oracle {
                answer,
                small,
                some_cases: None,
                worst,
                check,
                check_ours: None,
                has_check: false,
                wrong: vec![],
                unplayed: vec![],
            }),
        )
    }

    /// A problem whose program plays `matches` against a referee, who is made for a case.
    pub fn dialogue(
        slug: &'static str,
        limits: Limits,
        referee: fn(case: &str) -> Box<dyn Referee>,
        matches: fn() -> Vec<Match>,
    ) -> Self {
        Self::of(slug, limits, Game::Dialogue(Dialogue { referee, matches, wrong: vec![] }))
    }

    fn of(slug: &'static str, limits: Limits, game: Game) -> Self {
        Self {
            slug,
            limits,
            played: Arc::new(String::new),
            beyond: None,
            format: None,
            bounds: Arc::new(Vec::new),
            refused: vec![],
            no_game: None,
            end: End::Counted,
            promises: vec![],
            lemmas: vec![],
            game,
        }
    }

    /// Up to which size play decides, or every sequence of replies is tried.
    pub fn played(self, played: &'static str) -> Self {
        Self { played: Arc::new(|| played.to_owned()), ..self }
    }

    /// What decides the sizes tested beyond play.
    pub fn beyond(self, beyond: &'static str) -> Self {
        Self { beyond: Some(beyond), ..self }
    }

    /// The limits of the statement.
    pub fn bounds(self, bounds: impl Fn() -> Vec<Bound> + Send + Sync + 'static) -> Self {
        Self { bounds: Arc::new(bounds), ..self }
    }

    /// Bad inputs, and what is expected where they are bad.
    pub fn refused<const N: usize>(self, refused: [Refused; N]) -> Self {
        Self { refused: refused.into(), ..self }
    }

    /// What judges promise beyond the form, and the inputs that they may give instead of one.
    pub fn promise_by(mut self, sentence: &'static str, here: fn(input: &str) -> Vec<String>) -> Self {
        self.promise(sentence, Arc::new(here));
        self
    }

    pub(crate) fn promise(&mut self, sentence: &'static str, here: Here) {
        self.promises.push(Promise { sentence, here, is_made_by: |_| true });
    }

    /// The inputs that a judge may give instead of this one.
    pub fn here(&self, input: String, judge: &str) -> Vec<String> {
        let without_cases = self.format.as_ref().is_some_and(|format| format.has_no_case(&input));
        let inputs = if without_cases { vec![] } else { vec![input] };
        self.promised(judge)
            .fold(inputs, |inputs, promise| inputs.iter().flat_map(|input| (promise.here)(input)).collect())
    }

    /// What the judge promises that this input does not keep, in words.
    pub fn broken(&self, input: &str, judge: &str) -> Option<&'static str> {
        if self.format.as_ref().is_some_and(|format| format.has_no_case(input)) {
            return Some("an input has a test");
        }
        self.promised(judge).find(|promise| (promise.here)(input) != [input]).map(|promise| promise.sentence)
    }

    fn promised<'a>(&'a self, judge: &'a str) -> impl Iterator<Item = &'a Promise> {
        self.promises.iter().filter(move |promise| (promise.is_made_by)(judge))
    }

    /// What answers of the evidence rest on.
    pub fn lemmas<const N: usize>(self, lemmas: [Lemma; N]) -> Self {
        Self { lemmas: lemmas.into(), ..self }
    }

    /// Tempting mistakes in a dialogue.
    ///
    /// # Panics
    /// If the problem is none.
    pub fn wrong_players<const N: usize>(mut self, wrong: [WrongPlayer; N]) -> Self {
        match &mut self.game {
            Game::Oracle(_) => panic!("{} is no dialogue", self.slug),
            Game::Dialogue(dialogue) => dialogue.wrong = wrong.into(),
        }
        self
    }

    pub(crate) fn oracle_mut(&mut self) -> &mut Oracle {
        match &mut self.game {
            Game::Oracle(oracle) => oracle,
            Game::Dialogue(_) => panic!("{}: a dialogue has no oracle", self.slug),
        }
    }

    /// The judge's side.
    ///
    /// # Panics
    /// If the problem is no dialogue.
    pub fn as_dialogue(&self) -> &Dialogue {
        match &self.game {
            Game::Oracle(_) => panic!("{} is no dialogue", self.slug),
            Game::Dialogue(dialogue) => dialogue,
        }
    }

    /// The names of all limits that are tried: those of the form, and those by hand.
    pub fn limit_names(&self) -> Vec<&'static str> {
        let mut names = self.format.as_ref().map(Format::limits).unwrap_or_default();
        names.extend((self.bounds)().iter().map(|bound| bound.name));
        itertools::Itertools::unique(names.into_iter()).collect()
    }

    /// The check of outputs of our own program.
    pub(crate) fn compare_ours(&self, input: &str, expected: &str, actual: &str) -> Result<(), String> {
        match &self.game {
            Game::Oracle(oracle) => oracle.ours()(input, expected, actual),
            Game::Dialogue(_) => lines(input, expected, actual),
        }
    }

    /// The check of outputs, as the judge has it.
    pub fn compare(&self, input: &str, expected: &str, actual: &str) -> Result<(), String> {
        match &self.game {
            Game::Oracle(oracle) => (oracle.check)(input, expected, actual),
            Game::Dialogue(_) => lines(input, expected, actual),
        }
    }
}

/// A family of small inputs.
pub struct Small {
    /// What they are, as the name of a test: `all-rows-up-to-4-heaps`.
    pub name: &'static str,
    /// The inputs, each a file as the judge gives it.
    pub inputs: Vec<String>,
}

impl Small {
    /// A family of several inputs, or of a single one.
    pub fn new(name: &'static str, inputs: impl IntoIterator<Item = String>) -> Self {
        Self { name, inputs: inputs.into_iter().collect() }
    }
}

/// An input of maximum size, with its answer.
#[derive(Clone)]
pub struct Worst {
    /// Its shape, as the name of a test.
    pub name: &'static str,
    /// What it attacks.
    pub attacks: &'static str,
    /// Makes it, and its answer where this follows from how it is made.
    make: Make,
    /// Makes a small input of the same shape, if there is one that a reader can take in.
    pub(crate) sibling: Option<Arc<dyn Fn() -> String + Sync + Send>>,
}

#[derive(Clone)]
enum Make {
    Known(Arc<dyn Fn() -> (String, String) + Sync + Send>),
    Input(Arc<dyn Fn() -> String + Sync + Send>, Second),
}

/// A second algorithm, and how much it shares with the program.
#[derive(Clone)]
pub struct Second {
    /// What it answers.
    pub answer: Answer,
    /// Whether it rests on the same idea.
    pub is_same_idea: bool,
}

impl Worst {
    /// An input whose answer follows from how it is made: `make` gives both.
    pub(crate) fn known(
        name: &'static str,
        attacks: &'static str,
        make: impl Fn() -> (String, String) + Sync + Send + 'static,
    ) -> Self {
        Self { name, attacks, make: Make::Known(Arc::new(make)), sibling: None }
    }

    /// An input whose answer a second algorithm finds.
    pub(crate) fn new(
        name: &'static str,
        attacks: &'static str,
        second: Second,
        input: impl Fn() -> String + Sync + Send + 'static,
    ) -> Self {
        Self { name, attacks, make: Make::Input(Arc::new(input), second), sibling: None }
    }

    /// A small input of the same shape, if there is one.
    pub fn sibling(&self) -> Option<String> {
        self.sibling.as_ref().map(|make| make())
    }

    /// The input, and its answer.
    pub fn case(&self) -> (String, String) {
        match &self.make {
            Make::Known(make) => make(),
            Make::Input(input, known) => {
                let input = input();
                let output = known.answer.to(&input);
                (input, output)
            }
        }
    }

    /// The input.
    pub fn input(&self) -> String {
        match &self.make {
            Make::Known(make) => make().0,
            Make::Input(input, _) => input(),
        }
    }

    /// The second algorithm that finds the answer; none where the input was made so that it has it.
    pub fn second(&self) -> Option<&Second> {
        match &self.make {
            Make::Known(_) => None,
            Make::Input(_, second) => Some(second),
        }
    }
}

/// What answers of the evidence rest on, beside play: a law that a second algorithm uses, for example.
pub struct Lemma {
    /// What it says, as the name of a test.
    pub name: &'static str,
    /// Panics if it does not hold.
    pub test: fn(),
    /// Whether this takes long: then a short run leaves it out.
    pub is_long: bool,
}

/// What answers of the evidence rest on, and its test, which panics if it does not hold.
pub const fn lemma(name: &'static str, test: fn()) -> Lemma {
    Lemma { name, test, is_long: false }
}

impl Lemma {
    /// A short run leaves the test out.
    pub const fn long(self) -> Self {
        Self { is_long: true, ..self }
    }
}

/// A tempting mistake: a wrong program in a few lines.
pub struct Wrong {
    /// What is wrong, as the name of a test.
    pub name: &'static str,
    /// Its answer.
    pub answer: Answer,
    /// The family of small inputs, or the case of `testdata`, that tells it from the right one.
    pub rejected_by: &'static str,
    /// The mistake, in a sentence for the reader who made it.
    pub says: &'static str,
    /// A smallest input that it answers wrongly, where all smaller ones are among the small inputs.
    pub smallest: Option<&'static str>,
}

/// A bad input: what is bad as the name of a test; the input, in which a mark, `@`, stands before the bad token, or one
/// at both ends of several; and what is expected there, as the error line says it.
pub type Refused = (&'static str, &'static str, &'static str);

/// How the input of a problem ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// By counts given in it: an empty or cut input is bad.
    Counted,
    /// At the end of the file, or at a mark that may be missing there: an empty input is a good one without cases.
    OfFile,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::typed::Plain;

    #[test]
    fn a_judge_gives_what_keeps_its_promises() {
        use kit::format::{Format, counted, int};

        let form = Format::tests("t", 0..=9, counted("n", 0..=9, int("a heap", 0..=9)));
        let problem = Problem::tests("p2599", Limits::UNKNOWN, form, || |heaps: &Vec<u32>| heaps.len(), Plain)
            .promise("no heap is empty", |heaps| !heaps.contains(&0))
            .promise_of_all("there are at most three heaps", |all| all.iter().map(Vec::len).sum::<usize>() <= 3)
            .made_by(|judge| judge != "POJ")
            .into_problem();
        let here = |input: &str, judge| problem.here(input.to_owned(), judge);
        assert_eq!(here("2\n1\n5\n2\n4 0\n", "Luogu"), ["1\n1\n5\n"]);
        assert_eq!(here("1\n2\n4 0\n", "POJ"), [""; 0]);
        assert_eq!(here("0\n", "POJ"), [""; 0]);
        let four = "1\n4\n1 1 1 1\n";
        assert_eq!([here(four, "Luogu"), here(four, "POJ")], [vec![], vec![four.to_owned()]]);
        let broken = |input| problem.broken(input, "Luogu");
        let sentences = ["no heap is empty", "there are at most three heaps", "an input has a test"].map(Some);
        assert_eq!(["1\n1\n0\n", four, "0\n"].map(broken), sentences);
        assert_eq!(broken("1\n1\n1\n"), None);
    }
}
