//! A problem whose cases are values: the form of the input is data, and oracle, second algorithms and wrong variants
//! take cases and give answers.

use std::marker::PhantomData;
use std::mem::ManuallyDrop;
use std::sync::Arc;

use itertools::Itertools;
use kit::format::{Cases, Data, Format, Value};

use crate::bound::Bound;
use crate::grant::Limits;
use crate::problem::{Answer, Check, End, Game, Lemma, Problem, Refused, Second, Small, Worst, Wrong};

/// How an input is made of cases.
pub trait Files {
    /// One thing a case.
    type Of<T: 'static>: 'static;

    /// The cases of an input.
    fn list<T: 'static>(of: Self::Of<T>) -> Vec<T>;

    /// The input of these cases.
    fn of<T: 'static>(list: Vec<T>) -> Self::Of<T>;
}

/// An input is a case.
pub enum One {}

/// An input is a list of cases.
pub enum Many {}

impl Files for One {
    type Of<T: 'static> = T;

    fn list<T: 'static>(of: T) -> Vec<T> {
        vec![of]
    }

    fn of<T: 'static>(mut list: Vec<T>) -> T {
        list.pop().expect("an input is a case")
    }
}

impl Files for Many {
    type Of<T: 'static> = Vec<T>;

    fn list<T: 'static>(of: Vec<T>) -> Vec<T> {
        of
    }

    fn of<T: 'static>(list: Vec<T>) -> Vec<T> {
        list
    }
}

/// How an answer is printed.
pub trait Words<A>: Send + Sync + 'static {
    /// The lines for the answer to the case of this number, from 0, without the end of the last line.
    fn words(&self, case: usize, answer: &A) -> String;
}

/// The first word if it is won, else the second.
impl Words<bool> for [&'static str; 2] {
    fn words(&self, _case: usize, won: &bool) -> String {
        self[usize::from(!won)].to_owned()
    }
}

/// What a function makes of it.
impl<A, F: Fn(&A) -> String + Send + Sync + 'static> Words<A> for F {
    fn words(&self, _case: usize, answer: &A) -> String {
        self(answer)
    }
}

/// As it displays itself.
pub struct Plain;

impl<A: std::fmt::Display> Words<A> for Plain {
    fn words(&self, _case: usize, answer: &A) -> String {
        answer.to_string()
    }
}

/// With the number of the case, from 1, before it: `Case #1: 5`.
pub struct Numbered(pub &'static str);

impl<A: std::fmt::Display> Words<A> for Numbered {
    fn words(&self, case: usize, answer: &A) -> String {
        format!("{}{}: {answer}", self.0, case + 1)
    }
}

/// A second algorithm for cases.
pub struct By<C, A> {
    algorithm: fn(&C) -> A,
    is_same_idea: bool,
}

impl<C, A> Clone for By<C, A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C, A> Copy for By<C, A> {}

/// A second algorithm, which shares no idea with the program.
pub fn by_algorithm<C, A>(algorithm: fn(&C) -> A) -> By<C, A> {
    By { algorithm, is_same_idea: false }
}

/// A second program that rests on the same idea as the first; its documentation says why there is no other.
pub fn by_same_idea<C, A>(algorithm: fn(&C) -> A) -> By<C, A> {
    By { algorithm, is_same_idea: true }
}

/// So many cases of a family stand in an input, if the statement allows it and nothing else is said.
const CASES: usize = 10;

/// Whether programs are tried here. In a page they are not: what only tests need is left out there, so that modules are
/// smaller, and sooner built.
const TRIES: bool = !cfg!(target_family = "wasm");

/// A problem whose cases are values of the type `C`, and their answers of the type `A`.
///
/// [`Problem::one`] and [`Problem::tests`] begin it, the methods add what more is known, and
/// [`into_problem`](Self::into_problem) makes of it what the command line asks about.
pub struct Typed<C: 'static, A: 'static, F> {
    // Nobody drops it: how that is done would be compiled for each problem.
    known: ManuallyDrop<Box<Untyped>>,
    form: &'static Shape<C, A>,
    seconds: Vec<(fn(&C) -> A, Second)>,
    files: PhantomData<fn() -> F>,
}

/// What is known of a problem, whatever the types of its cases and answers are: what works on it is compiled once, not
/// for each problem.
struct Untyped {
    problem: Problem,
    format: Arc<Format>,
    families: Vec<Family>,
    worst: Vec<Worst>,
    by_hand: Vec<Arc<dyn Fn() -> Vec<Bound> + Send + Sync>>,
    /// So many small cases stand in an input.
    cases: usize,
    /// Up to which size play decides, if the families do not say it.
    played: Option<&'static str>,
}

/// What answers a case. It is called through a pointer, as what is made of each, compiled for each, would be a tenth of
/// all evidence.
type Algorithm<C, A> = Box<dyn Fn(&C) -> A + Send + Sync>;

/// What makes an input, through a pointer for the same reason.
type Maker<T> = Box<dyn Fn() -> T + Send + Sync>;

/// Says whether something keeps a promise.
type Keeps<T> = Box<dyn Fn(&T) -> bool + Send + Sync>;

/// How cases are read and answers are printed, as long as the program runs.
struct Shape<C, A> {
    format: Arc<Format>,
    words: Box<dyn Words<A>>,
    cases: PhantomData<fn() -> C>,
}

impl<C: Value + 'static, A: 'static> Shape<C, A> {
    /// The output of what answers these cases.
    fn printed(&self, answers: &[A]) -> String {
        let lines = answers.iter().enumerate().map(|(case, answer)| self.words.words(case, answer));
        lines.map(|line| if line.ends_with('\n') { line } else { line + "\n" }).collect()
    }

    /// The output of what answers one case after the other. A loop and a pointer: iterators would be compiled anew for
    /// all that answers.
    fn answered(&self, input: &str, answer: &mut dyn FnMut(&C) -> A) -> String {
        let mut answers = vec![];
        for case in &self.read(input) {
            answers.push(answer(case));
        }
        self.printed(&answers)
    }

    /// What answers cases, as an answer to an input.
    fn answer(&'static self, answer: Algorithm<C, A>) -> Answer {
        Answer::new(move |input| self.answered(input, &mut |case| answer(case)))
    }

    /// The cases of an input that is known to be good.
    fn read(&self, input: &str) -> Vec<C> {
        self.format.read(input).unwrap_or_else(|fault| panic!("{fault}"))
    }
}

struct Family {
    name: &'static str,
    /// What is in it, if this is not its name.
    described: Option<String>,
    cases: Maker<Vec<Data>>,
}

impl Problem {
    /// A problem whose input is one case. For each input `oracle` makes what answers it by play, and `words` say how an
    /// answer is printed.
    pub fn one<C: Value + 'static, A: 'static, Solver: FnMut(&C) -> A>(
        slug: &'static str,
        limits: Limits,
        format: impl Into<Format>,
        oracle: impl Fn() -> Solver + Send + Sync + 'static,
        words: impl Words<A>,
    ) -> Typed<C, A, One> {
        Typed::new(slug, limits, format.into(), oracle, words)
    }

    /// A problem whose input is several cases. For each input `oracle` makes what answers them by play, one after the
    /// other, and `words` say how an answer is printed.
    pub fn tests<C: Value + 'static, A: 'static, Solver: FnMut(&C) -> A>(
        slug: &'static str,
        limits: Limits,
        format: Format,
        oracle: impl Fn() -> Solver + Send + Sync + 'static,
        words: impl Words<A>,
    ) -> Typed<C, A, Many> {
        Typed::new(slug, limits, format, oracle, words)
    }
}

impl<C: Value + 'static, A: 'static, F: Files> Typed<C, A, F> {
    fn new<Solver: FnMut(&C) -> A>(
        slug: &'static str,
        limits: Limits,
        format: Format,
        oracle: impl Fn() -> Solver + Send + Sync + 'static,
        words: impl Words<A>,
    ) -> Self {
        let format = Arc::new(format);
        let shape = Shape { format: Arc::clone(&format), words: Box::new(words), cases: PhantomData };
        let form: &'static Shape<C, A> = Box::leak(Box::new(shape));
        let answer = Answer::new(move |input| form.answered(input, &mut oracle()));
        Self { known: Untyped::new(slug, limits, answer, format), form, seconds: vec![], files: PhantomData }
    }

    /// All cases in which each of these is at most so great, as the family `all`; a second such family is `all-2`.
    pub fn all<const N: usize>(mut self, most: [(&'static str, i128); N]) -> Self {
        self.known.all(most.to_vec());
        self
    }

    /// A family of small cases; its name says what they are, and how many there are is counted.
    pub fn small(mut self, name: &'static str, cases: impl Fn() -> Vec<C> + Send + Sync + 'static) -> Self {
        let cases = Box::new(move || cases().iter().map(Value::data).collect());
        self.known.families.push(Family { name, described: None, cases });
        self
    }

    /// So many small cases stand in an input, and not 10: where there are very many, or where play remembers what it
    /// has found from one case to the next.
    pub fn inputs_of(mut self, cases: usize) -> Self {
        self.known.cases = cases;
        self
    }

    /// An input of maximum size, and the second algorithm that answers it.
    pub fn worst(self, name: &'static str, by: By<C, A>, make: impl Fn() -> F::Of<C> + Send + Sync + 'static) -> Self {
        if TRIES { self.worst_by(name, by, Box::new(make)) } else { self }
    }

    fn worst_by(mut self, name: &'static str, by: By<C, A>, make: Maker<F::Of<C>>) -> Self {
        let known = self.seconds.iter().find(|(algorithm, _)| std::ptr::fn_addr_eq(*algorithm, by.algorithm));
        let second = match known {
            Some((_, second)) => second.clone(),
            None => {
                let answer = self.form.answer(Box::new(by.algorithm));
                let second = Second { answer, is_same_idea: by.is_same_idea };
                self.seconds.push((by.algorithm, second.clone()));
                second
            }
        };
        let shape = self.form;
        self.known.worst.push(Worst::new(name, "", second, move || shape.format.write(&F::list(make()))));
        self
    }

    /// An input of maximum size, made together with its answer.
    pub fn known(self, name: &'static str, make: impl Fn() -> (F::Of<C>, F::Of<A>) + Send + Sync + 'static) -> Self {
        if TRIES { self.known_by(name, Box::new(make)) } else { self }
    }

    fn known_by(mut self, name: &'static str, make: Maker<(F::Of<C>, F::Of<A>)>) -> Self {
        let shape = self.form;
        self.known.worst.push(Worst::known(name, "", move || {
            let (cases, answers) = make();
            (shape.format.write(&F::list(cases)), shape.printed(&F::list(answers)))
        }));
        self
    }

    /// What the input of maximum size before attacks.
    ///
    /// # Panics
    /// If there is none before.
    pub fn attacks(mut self, what: &'static str) -> Self {
        if !TRIES {
            return self;
        }
        self.known.worst.last_mut().expect("an input comes before what it attacks").attacks = what;
        self
    }

    /// A small input of the same shape as the one of maximum size before. A program that fails there, too, is shown
    /// this one.
    ///
    /// # Panics
    /// If there is none before.
    pub fn sibling(mut self, make: impl Fn() -> F::Of<C> + Send + Sync + 'static) -> Self {
        if !TRIES {
            return self;
        }
        let shape = self.form;
        let sibling = Arc::new(move || shape.format.write(&F::list(make())));
        self.known.worst.last_mut().expect("an input comes before its sibling").sibling = Some(sibling);
        self
    }

    /// What `add` adds for each of these.
    pub fn each<T>(self, of: impl IntoIterator<Item = T>, add: impl Fn(Self, T) -> Self) -> Self {
        of.into_iter().fold(self, add)
    }

    /// A tempting mistake, and the family of small cases or the case of `testdata` that rejects it.
    pub fn wrong(
        self,
        name: &'static str,
        answer: impl Fn(&C) -> A + Send + Sync + 'static,
        rejected_by: &'static str,
    ) -> Self {
        if !TRIES {
            return self;
        }
        let answer = self.form.answer(Box::new(answer));
        self.wrong_answer(Wrong { name, answer, rejected_by, says: "", smallest: None })
    }

    /// The same for a mistake that plays, and remembers from one case to the next what it has found: `play` makes what
    /// answers the cases of an input.
    pub fn wrong_play<Solver: FnMut(&C) -> A>(
        self,
        name: &'static str,
        play: impl Fn() -> Solver + Send + Sync + 'static,
        rejected_by: &'static str,
    ) -> Self {
        if !TRIES {
            return self;
        }
        let shape = self.form;
        let answer = Answer::new(move |input| shape.answered(input, &mut play()));
        self.wrong_answer(Wrong { name, answer, rejected_by, says: "", smallest: None })
    }

    /// The same for a mistake in reading or printing: it takes the input and gives the output.
    pub fn wrong_text(
        self,
        name: &'static str,
        answer: impl Fn(&str) -> String + Send + Sync + 'static,
        rejected_by: &'static str,
    ) -> Self {
        if !TRIES {
            return self;
        }
        self.wrong_answer(Wrong { name, answer: Answer::new(answer), rejected_by, says: "", smallest: None })
    }

    fn wrong_answer(mut self, wrong: Wrong) -> Self {
        self.known.problem.oracle_mut().wrong.push(wrong);
        self
    }

    /// The mistake before, in a sentence for the reader who made it: `Tests x < l where x ≤ l is right.`
    ///
    /// # Panics
    /// If there is no mistake before.
    pub fn says(mut self, says: &'static str) -> Self {
        if !TRIES {
            return self;
        }
        self.known.problem.oracle_mut().wrong.last_mut().expect("a mistake comes before its sentence").says = says;
        self
    }

    /// A smallest input that the mistake before answers wrongly, where all smaller ones are among the small cases:
    /// `cargo try` has to find one of this size.
    ///
    /// # Panics
    /// If there is no mistake before.
    pub fn smallest(mut self, input: &'static str) -> Self {
        if !TRIES {
            return self;
        }
        let wrong = self.known.problem.oracle_mut().wrong.last_mut();
        wrong.expect("a mistake comes before its smallest input").smallest = Some(input);
        self
    }

    /// Whether an output is as right as the expected one; the cases of the input come first.
    pub fn check(mut self, check: impl Fn(F::Of<C>, &str, &str) -> Result<(), String> + Send + Sync + 'static) -> Self {
        let shape = self.form;
        let oracle = self.known.problem.oracle_mut();
        oracle.check = Arc::new(move |input, expected, actual| check(F::of(shape.read(input)), expected, actual));
        oracle.has_check = true;
        self
    }

    /// The same for our own program, where it is to be more exact than a judge asks for.
    pub fn check_ours(
        mut self,
        check: impl Fn(F::Of<C>, &str, &str) -> Result<(), String> + Send + Sync + 'static,
    ) -> Self {
        let shape = self.form;
        let check: Check = Arc::new(move |input, expected, actual| check(F::of(shape.read(input)), expected, actual));
        self.known.problem.oracle_mut().check_ours = Some(check);
        self
    }

    /// A limit that the form does not find a good input for: one by hand stands for the limit of its name, or beside
    /// all others.
    pub fn limit(self, bound: impl Fn() -> Bound + Send + Sync + 'static) -> Self {
        if TRIES { self.limits(move || vec![bound()]) } else { self }
    }

    /// Several such limits.
    pub fn limits(mut self, bounds: impl Fn() -> Vec<Bound> + Send + Sync + 'static) -> Self {
        if !TRIES {
            return self;
        }
        self.known.by_hand.push(Arc::new(bounds));
        self
    }

    /// What judges promise of a case beyond the form, as the statement has it: the program takes more, and `cargo try`
    /// gives a contestant's program nothing that breaks it. `HDU promises that …`, says the sentence.
    pub fn promise(self, sentence: &'static str, keeps: impl Fn(&C) -> bool + Send + Sync + 'static) -> Self {
        self.promise_of(sentence, Box::new(move |data| keeps(&C::of(data))), Box::new(|_| true))
    }

    /// The same of all cases of an input together.
    pub fn promise_of_all(self, sentence: &'static str, keep: impl Fn(&[C]) -> bool + Send + Sync + 'static) -> Self {
        let keep = move |cases: &[Data]| keep(&cases.iter().map(C::of).collect_vec());
        self.promise_of(sentence, Box::new(|_| true), Box::new(keep))
    }

    fn promise_of(mut self, sentence: &'static str, keeps: Keeps<Data>, keep: Keeps<[Data]>) -> Self {
        self.known.promise(sentence, keeps, keep);
        self
    }

    /// The same of what is no case: the inputs that judges may give instead of one.
    pub fn promise_by(mut self, sentence: &'static str, here: fn(input: &str) -> Vec<String>) -> Self {
        self.known.problem.promise(sentence, Arc::new(here));
        self
    }

    /// Only these judges promise what stands before.
    ///
    /// # Panics
    /// If no promise stands before.
    pub fn made_by(mut self, is_made_by: fn(judge: &str) -> bool) -> Self {
        let promise = self.known.problem.promises.last_mut();
        promise.expect("a promise comes before the judges that make it").is_made_by = is_made_by;
        self
    }

    /// Up to which size play decides, where the families do not say it.
    pub fn played(mut self, played: &'static str) -> Self {
        self.known.played = Some(played);
        self
    }

    /// What decides the sizes tested beyond play.
    pub fn beyond(mut self, beyond: &'static str) -> Self {
        self.known.problem.beyond = Some(beyond);
        self
    }

    /// Bad inputs, and what is expected where they are bad.
    pub fn refused<const N: usize>(mut self, refused: [Refused; N]) -> Self {
        self.known.problem.refused = refused.into();
        self
    }

    /// No game is played out, for this reason: nobody can play it against the oracle.
    pub fn no_game(mut self, reason: &'static str) -> Self {
        self.known.problem.no_game = Some(reason);
        self
    }

    /// What answers of the evidence rest on.
    pub fn lemmas<const N: usize>(mut self, lemmas: [Lemma; N]) -> Self {
        self.known.problem.lemmas = lemmas.into();
        self
    }

    /// The judge's samples that the oracle does not answer, each with the reason.
    pub fn unplayed<const N: usize>(mut self, unplayed: [(&'static str, &'static str); N]) -> Self {
        self.known.problem.oracle_mut().unplayed = unplayed.into();
        self
    }

    /// The problem, whose inputs are texts.
    pub fn into_problem(self) -> Problem {
        ManuallyDrop::into_inner(self.known).into_problem()
    }
}

impl<C: Value + 'static, A: 'static, F: Files> From<Typed<C, A, F>> for Problem {
    fn from(typed: Typed<C, A, F>) -> Self {
        typed.into_problem()
    }
}

impl Untyped {
    fn new(slug: &'static str, limits: Limits, answer: Answer, format: Arc<Format>) -> ManuallyDrop<Box<Self>> {
        let mut problem = Problem::answered(slug, limits, answer, Arc::new(Vec::new));
        if !format.is_counted() {
            problem.end = End::OfFile;
        }
        problem.format = (!matches!(format.cases, Cases::Text)).then(|| Format::clone(&format));
        let known =
            Self { problem, format, families: vec![], worst: vec![], by_hand: vec![], cases: CASES, played: None };
        ManuallyDrop::new(Box::new(known))
    }

    /// Cases that keep the promise are given, in as many inputs as all of them together need to keep it.
    fn promise(&mut self, sentence: &'static str, keeps: Keeps<Data>, keep: Keeps<[Data]>) {
        let format = Arc::clone(&self.format);
        let here = move |input: &str| {
            let cases = format.read_data(input).unwrap_or_default();
            let kept = cases.iter().filter(|case| keeps(case)).cloned().collect_vec();
            if kept.len() == cases.len() && keep(&cases) {
                return vec![input.to_owned()];
            }
            let mut parts = vec![&kept[..]];
            while let Some(place) = parts.iter().position(|part| part.len() > 1 && !keep(part)) {
                let (first, second) = parts[place].split_at(parts[place].len() / 2);
                parts.splice(place..=place, [first, second]);
            }
            parts.retain(|part| part.len() >= format.least_cases().max(1) && keep(part));
            parts.iter().map(|part| format.write_data(part, None)).collect()
        };
        self.problem.promise(sentence, Arc::new(here));
    }

    fn all(&mut self, most: Vec<(&'static str, i128)>) {
        const NAMES: [&str; 6] = ["all", "all-2", "all-3", "all-4", "all-5", "all-6"];
        let known = self.families.iter().filter(|family| family.described.is_some()).count();
        let (described, format) = (Some(Format::described(&most)), Arc::clone(&self.format));
        let cases = Box::new(move || format.all(&most));
        self.families.push(Family { name: NAMES[known], described, cases });
    }

    fn into_problem(self) -> Problem {
        let Self { mut problem, format, families, worst, by_hand, cases, played } = self;
        let says_nothing = worst.iter().any(|worst| worst.attacks.is_empty());
        assert!(!says_nothing, "{}: each input of maximum size needs `.attacks`", problem.slug);
        let families = Arc::new(families);
        let (of_played, of_some, format_of_some) = (Arc::clone(&families), Arc::clone(&families), Arc::clone(&format));
        problem.played = Arc::new(move || match played {
            Some(played) => played.to_owned(),
            None => of_played.iter().map(Family::words).join(", "),
        });
        let small = move || {
            let most = format.most_cases().min(cases);
            let files = |family: &Family| {
                let cases = (family.cases)();
                Small::new(family.name, cases.chunks(most).map(|cases| format.write(cases)))
            };
            families.iter().map(files).collect()
        };
        let some_cases = move |count: usize, seed| {
            let each = count.div_ceil(of_some.len().max(1));
            of_some.iter().map(|family| family.some_cases(&format_of_some, each, seed)).collect()
        };
        let Game::Oracle(oracle) = &mut problem.game else { unreachable!("it answers inputs") };
        oracle.small = Arc::new(small);
        oracle.some_cases = Some(Arc::new(some_cases));
        oracle.worst = Arc::new(move || worst.clone());
        problem.bounds(move || by_hand.iter().flat_map(|bounds| bounds()).collect())
    }
}

impl Family {
    /// So many of its cases, at most, each as an input of its own.
    fn some_cases(&self, format: &Format, most: usize, seed: u64) -> Vec<String> {
        let cases = (self.cases)();
        let chosen = crate::portion::chosen_by(cases.len(), most, seed).into_iter();
        chosen.map(|index| format.write(std::slice::from_ref(&cases[index]))).collect()
    }

    /// What is in it, in words.
    fn words(&self) -> String {
        let count = (self.cases)().len();
        match &self.described {
            Some(described) => format!("{described} ({count})"),
            None => format!("{count} {}", self.name.replace('-', " ")),
        }
    }
}
