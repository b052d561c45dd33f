//! A problem as somebody's program is tried on it: one of the collection, which its evidence knows, or one of
//! somebody's own, which commands know.

use std::cell::OnceCell;
use std::rc::Rc;
use std::time::Duration;

use judge::dialogue::{Manner, Referee, Replies};
use judge::player::Answers;
use judge::{End, Limits, lines};
use kit::format::Format;
use serde_json::{Value, json};

use crate::evidence::Evidence;

/// A problem.
pub struct Problem {
    /// The name of the program.
    pub slug: String,
    /// What the judge grants.
    pub limits: Limits,
    /// How the input ends.
    pub end: End,
    /// Who knows what is right.
    pub game: Game,
}

/// Who knows what is right.
pub enum Game {
    /// An oracle: the program answers an input.
    Oracle(Oracle),
    /// A referee: the program plays against the judge.
    Dialogue(Dialogue),
}

/// The answers to inputs.
pub struct Oracle {
    /// Tempting mistakes.
    pub wrong: Vec<Mistake>,
    /// The inputs of maximum size.
    pub worst: Vec<Worst>,
    /// Whether to be right is more than to print the same lines.
    pub has_check: bool,
    /// Whether the form of the input is known.
    pub has_form: bool,
    knows: Knows,
    played: OnceCell<String>,
}

/// Where the answers come from.
enum Knows {
    Evidence(Rc<Evidence>),
    Own(Box<Own>),
}

/// Says of an input, the expected output and another one what is wrong with this.
pub type Check = Box<dyn Fn([&str; 3]) -> Result<(), String>>;

/// What is known of a problem of one's own.
pub struct Own {
    /// The right output for an input, or why there is none.
    pub answer: Box<dyn Fn(&str) -> Result<String, String>>,
    /// Where there is none, lines are compared.
    pub check: Option<Check>,
    /// The form of the input.
    pub format: Option<Format>,
    /// Small inputs.
    pub small: Vec<String>,
}

/// The judge's side.
pub struct Dialogue {
    /// Against what the program is to hold its own.
    pub matches: Vec<Match>,
    /// Tempting mistakes.
    pub wrong: Vec<Mistake>,
    evidence: Rc<Evidence>,
    played: OnceCell<String>,
}

/// A tempting mistake.
pub struct Mistake {
    /// What is wrong, as the name of a test.
    pub name: String,
    /// The mistake, in a sentence for the reader who made it.
    pub says: String,
    /// The family of small inputs, or the case of `testdata`, that tells it from the right one.
    pub rejected_by: String,
    /// A smallest input that it answers wrongly, where all smaller ones are among the small inputs.
    pub smallest: Option<String>,
}

/// An input of maximum size.
pub struct Worst {
    /// Its shape, as the name of a test.
    pub name: String,
    /// What it attacks.
    pub attacks: String,
}

/// A family of small inputs.
pub struct Small {
    /// What they are, as the name of a test.
    pub name: Rc<str>,
    /// The inputs, each a file as the judge gives it.
    pub inputs: Vec<String>,
}

/// Some cases of a dialogue, and what the judge does in them.
pub struct Match {
    /// What they are, as the name of a test.
    pub name: String,
    /// The judge's replies.
    pub replies: Replies,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(text).collect()
}

impl Problem {
    /// What the evidence for the program of this name knows, which has been built.
    ///
    /// # Errors
    /// If it does not say so.
    pub fn of(slug: &str) -> Result<Self, String> {
        let evidence = Evidence::of(slug);
        let about = evidence.think(&json!({ "do": "about" }));
        let about = about.ok_or_else(|| format!("the evidence for {slug} says nothing of itself"))?;
        let list = |key: &str| about[key].as_array().cloned().unwrap_or_default().into_iter();
        let mistake = |of: Value| Mistake {
            name: text(&of["name"]),
            says: text(&of["says"]),
            rejected_by: text(&of["rejected by"]),
            smallest: of["smallest"].as_str().map(str::to_owned),
        };
        let wrong = list("wrong").map(mistake).collect();
        let number = |key: &str| about[key].as_u64().and_then(|number| u32::try_from(number).ok());
        let game = match about["matches"].is_array() {
            true => {
                let of = |of: Value| Match { name: text(&of["name"]), replies: replies(&of) };
                let matches = list("matches").map(of).collect();
                Game::Dialogue(Dialogue { matches, wrong, evidence, played: OnceCell::new() })
            }
            false => {
                let worst = |of: Value| Worst { name: text(&of["name"]), attacks: text(&of["attacks"]) };
                Game::Oracle(Oracle {
                    wrong,
                    worst: list("worst").map(worst).collect(),
                    has_check: about["check"] == true,
                    has_form: about["form"] == true,
                    knows: Knows::Evidence(evidence),
                    played: OnceCell::new(),
                })
            }
        };
        Ok(Self {
            slug: slug.to_owned(),
            limits: Limits { time: number("time"), memory: number("memory") },
            end: if about["counted"] == true { End::Counted } else { End::OfFile },
            game,
        })
    }

    /// A problem of one's own.
    pub fn own(own: Own) -> Self {
        let played = OnceCell::from(format!("{} inputs, by the oracle", own.small.len()));
        let game = Game::Oracle(Oracle {
            wrong: vec![],
            worst: vec![],
            has_check: own.check.is_some(),
            has_form: own.format.is_some(),
            knows: Knows::Own(Box::new(own)),
            played,
        });
        Self { slug: "own".to_owned(), limits: Limits::UNKNOWN, end: End::Counted, game }
    }

    /// Up to which size play decides, in words.
    pub fn played(&self) -> &str {
        let (played, evidence) = match &self.game {
            Game::Oracle(Oracle { played, knows: Knows::Evidence(evidence), .. }) => (played, evidence),
            Game::Dialogue(Dialogue { played, evidence, .. }) => (played, evidence),
            Game::Oracle(Oracle { played, .. }) => return played.get().map_or("", |played| played),
        };
        played.get_or_init(|| text(&evidence.ask(&json!({ "do": "played" }))["played"]))
    }

    fn evidence(&self) -> Option<&Rc<Evidence>> {
        match &self.game {
            Game::Oracle(Oracle { knows: Knows::Evidence(evidence), .. }) => Some(evidence),
            Game::Dialogue(dialogue) => Some(&dialogue.evidence),
            Game::Oracle(_) => None,
        }
    }

    /// What the judge promises that this input or case does not keep, in words.
    pub fn broken(&self, input: &str, judge: &str) -> Option<String> {
        let broken = self.evidence()?.ask(&json!({ "do": "broken", "input": input, "judge": judge }));
        broken["broken"].as_str().map(str::to_owned)
    }

    /// The inputs that the judge may give instead of this one.
    pub fn here(&self, input: String, judge: &str) -> Vec<String> {
        match self.evidence() {
            Some(evidence) => texts(&evidence.ask(&json!({ "do": "here", "input": input, "judge": judge }))["inputs"]),
            None => vec![input],
        }
    }

    /// Compares an output with the expected one, as the judge does, or says what is wrong with it.
    ///
    /// # Errors
    /// Says so.
    pub fn compare(&self, input: &str, expected: &str, output: &str) -> Result<(), String> {
        match &self.game {
            Game::Oracle(oracle) => oracle.compare(input, expected, output),
            Game::Dialogue(_) => lines(input, expected, output),
        }
    }

    /// The known mistakes.
    pub fn wrong(&self) -> &[Mistake] {
        match &self.game {
            Game::Oracle(oracle) => &oracle.wrong,
            Game::Dialogue(dialogue) => &dialogue.wrong,
        }
    }

    /// The answers of a known wrong program to small inputs; nothing where it panics.
    pub fn wrong_answers(&self, name: &str) -> Option<Rc<dyn Fn(&str) -> Option<String>>> {
        let (Game::Oracle(_), Some(evidence)) = (&self.game, self.evidence()) else { return None };
        let (evidence, name) = (Rc::clone(evidence), name.to_owned());
        Some(Rc::new(move |input| {
            let answer = evidence.think(&json!({ "do": "wrong", "name": name, "input": input }))?;
            answer["output"].as_str().map(str::to_owned)
        }))
    }
}

fn replies(of: &Value) -> Replies {
    let named = |manner: &str| Manner::NAMES.iter().find(|(name, _)| *name == manner).map(|(_, manner)| *manner);
    let manner = of["manner"].as_str().and_then(named).unwrap_or(Manner::Random);
    match of["replies"].as_str() {
        Some("every") => Replies::Every,
        Some("by") => Replies::By(manner),
        _ => Replies::WithinLimits(manner),
    }
}

impl Oracle {
    /// The families of small inputs, as this judge may give them; without a judge as they are.
    pub fn small(&self, judge: Option<&str>) -> Vec<Small> {
        match &self.knows {
            Knows::Evidence(evidence) => {
                let families = evidence.ask(&json!({ "do": "small", "judge": judge }));
                let family = |of: &Value| Small { name: text(&of["name"]).into(), inputs: texts(&of["inputs"]) };
                families["families"].as_array().into_iter().flatten().map(family).collect()
            }
            Knows::Own(own) => vec![Small { name: "cases".into(), inputs: own.small.clone() }],
        }
    }

    /// The answer to one of its own inputs, and how many positions were played out; or why it has none.
    pub fn played(&self, input: &str) -> Result<(String, u64), String> {
        match &self.knows {
            Knows::Evidence(evidence) => {
                let answer = evidence.think(&json!({ "do": "answer", "input": input }));
                let answer = answer.ok_or("the oracle panics")?;
                Ok((text(&answer["output"]), answer["positions"].as_u64().unwrap_or_default()))
            }
            Knows::Own(own) => Ok(((own.answer)(input)?, 0)),
        }
    }

    /// The answer to an input that is none of its own; nothing where it has none, or takes long.
    pub fn asked(&self, input: &str, patience: Duration) -> Option<String> {
        match &self.knows {
            Knows::Evidence(evidence) => {
                let answer = evidence.think_soon(json!({ "do": "answer", "input": input }), patience)?;
                answer["output"].as_str().map(str::to_owned)
            }
            // It gives up by itself.
            Knows::Own(own) => (own.answer)(input).ok(),
        }
    }

    /// What a mistake answers to an input that is small; nothing where it has no answer, or takes long.
    pub fn wrong(&self, mistake: &Mistake, input: &str, patience: Duration) -> Option<String> {
        let Knows::Evidence(evidence) = &self.knows else { return None };
        let request = json!({ "do": "wrong", "name": mistake.name, "input": input });
        evidence.think_soon(request, patience)?["output"].as_str().map(str::to_owned)
    }

    /// The position that the oracle asks about in this question, and what can be done there; nothing where there is
    /// none, or where it takes long.
    pub fn why(&self, input: &str, question: usize, patience: Duration) -> Option<Value> {
        let Knows::Evidence(evidence) = &self.knows else { return None };
        let seen = evidence.think_soon(json!({ "do": "why", "input": input, "question": question }), patience)?;
        seen.is_object().then_some(seen)
    }

    /// An input of maximum size.
    pub fn worst_input(&self, worst: &Worst) -> String {
        self.worst_case(worst, true).0
    }

    /// An input of maximum size, and its answer.
    pub fn worst(&self, worst: &Worst) -> (String, String) {
        self.worst_case(worst, false)
    }

    /// A small input of the same shape as the input of maximum size of this name, if there is one.
    pub fn sibling(&self, worst: &str) -> Option<String> {
        let Knows::Evidence(evidence) = &self.knows else { return None };
        self.worst.iter().find(|known| known.name == worst)?;
        let case = evidence.ask(&json!({ "do": "worst", "name": worst, "sibling": true }));
        case["input"].as_str().map(str::to_owned)
    }

    fn worst_case(&self, worst: &Worst, is_alone: bool) -> (String, String) {
        let Knows::Evidence(evidence) = &self.knows else { return Default::default() };
        let case = evidence.ask(&json!({ "do": "worst", "name": worst.name, "alone": is_alone }));
        (text(&case["input"]), text(&case["output"]))
    }

    fn compare(&self, input: &str, expected: &str, output: &str) -> Result<(), String> {
        match &self.knows {
            _ if !self.has_check => lines(input, expected, output),
            Knows::Own(own) => own.check.as_ref().map_or(Ok(()), |check| check([input, expected, output])),
            Knows::Evidence(evidence) => {
                let request = json!({ "do": "compare", "input": input, "expected": expected, "output": output });
                match evidence.ask(&request)["wrong"].as_str() {
                    Some(wrong) => Err(wrong.to_owned()),
                    None => Ok(()),
                }
            }
        }
    }

    /// The form of a problem of one's own.
    pub fn own_form(&self) -> Option<&Format> {
        match &self.knows {
            Knows::Own(own) => own.format.as_ref(),
            Knows::Evidence(_) => None,
        }
    }

    /// An input laid out as its form is, or what is wrong with it; nothing where the form is not known.
    pub fn read(&self, input: &str) -> Option<Result<String, String>> {
        if let Some(format) = self.own_form() {
            let read = format.read_data(input);
            return Some(read.map(|cases| format.write_data(&cases, None)).map_err(|fault| fault.to_string()));
        }
        let Knows::Evidence(evidence) = &self.knows else { return None };
        self.has_form.then(|| {
            let read = evidence.ask(&json!({ "do": "read", "input": input }));
            match read["fault"].as_str() {
                Some(fault) => Err(fault.to_owned()),
                None => Ok(text(&read["input"])),
            }
        })
    }

    /// The tests of an input whose form is known, each as an input of its own.
    pub fn tests(&self, input: &str) -> Vec<String> {
        if let Some(format) = self.own_form() {
            let cases = format.read_data(input).unwrap_or_default();
            let alone = cases.into_iter().map(|case| format.write_data(&[case], None));
            return alone.filter(|test| format.read_data(test).is_ok()).collect();
        }
        match &self.knows {
            Knows::Evidence(evidence) => texts(&evidence.ask(&json!({ "do": "tests", "input": input }))["inputs"]),
            Knows::Own(_) => vec![],
        }
    }

    /// An input in which whatever is counted is so large, one for each seed; nothing where the form is not known, or
    /// none is found.
    pub fn of_size(&self, size: u64, seed: u64) -> Option<String> {
        if let Some(format) = self.own_form() {
            return format.of_size(size.into(), seed);
        }
        let Knows::Evidence(evidence) = &self.knows else { return None };
        self.has_form.then_some(())?;
        let input = evidence.ask(&json!({ "do": "of size", "size": size, "seed": seed }));
        input["input"].as_str().map(str::to_owned)
    }

    /// The tests of as many of these inputs as fit into one input of so many bytes, from the first on, and of how many
    /// that is; nothing where there is one test in an input, or the form is not known.
    pub fn together(&self, inputs: &[&str], most: usize) -> Option<(String, usize)> {
        if let Some(format) = self.own_form() {
            return format.together(inputs, most);
        }
        let Knows::Evidence(evidence) = &self.knows else { return None };
        self.has_form.then_some(())?;
        let together = evidence.ask(&json!({ "do": "together", "inputs": inputs, "most": most }));
        Some((text(together.get("input")?), together["count"].as_u64()? as usize))
    }

    /// Asks for smaller inputs of the form, one after the other, until one is taken; whether one was.
    pub fn smaller(&self, input: &str, is_next: &mut dyn FnMut(&str) -> bool) -> bool {
        if let Some(format) = self.own_form() {
            let cases = format.read_data(input).unwrap_or_default();
            let mut smaller = format.smaller(&cases).map(|cases| format.write_data(&cases, None));
            return smaller.any(|candidate| format.read_data(&candidate).is_ok() && is_next(&candidate));
        }
        match &self.knows {
            Knows::Evidence(evidence) => evidence.smaller(input, is_next),
            Knows::Own(_) => false,
        }
    }
}

impl Dialogue {
    /// The judge's side of a case.
    ///
    /// # Panics
    /// If it is no case.
    pub fn referee(&self, case: &str) -> Box<dyn Referee> {
        self.evidence.referee(case)
    }

    /// The cases of a match.
    pub fn cases(&self, of: &Match) -> Vec<String> {
        texts(&self.evidence.ask(&json!({ "do": "cases", "name": of.name }))["cases"])
    }

    /// A known wrong player of this name.
    pub fn player(&self, name: &str) -> Answers {
        self.evidence.player(name)
    }
}
