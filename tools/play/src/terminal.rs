//! A session at a terminal.

use std::io::{self, BufRead, Write};
use std::sync::mpsc;
use std::thread;

use draw::{Language, list};
use entry::{print, unknown};
use judge::explain::Explain;
use judge::{Game, Problem};
use kit::format::Format;
use kit::watch::{Asked, Gives, Standing, Turn, View, counted};
use lexopt::{Arg, Parser, ValueExt};
use rand_pcg::Pcg64;
use serde_json::{Value, json};

use crate::choice::{Opening, chosen, position_to_play};
use crate::page::{answer, error, speak, told};
use crate::referee;
use crate::rule::rule;
use crate::seen::{LONGEST, Refusal, see};

/// What can be said beside the letter of an option.
const HELP: &str = "\
a letter     play this move; or type the position that it leaves
?            show which moves win, and why; once more: how a theorem sees it, step by step
u            take back your last move and all that followed
x            change sides
v            show what the position and its options are worth
n            start another position
q            quit
In the drawing of a graph, … after a vertex means that it is drawn in full elsewhere.";

/// More moves than these stand side by side, in lines of so many columns.
const MANY: usize = 12;
const LINE: usize = 100;

/// Plays as the command line says, on standard input and output.
///
/// # Errors
/// If there is nothing to play.
pub fn play(problem: &Problem, arguments: &[String]) -> Result<(), String> {
    let asked = Arguments::of(arguments)?;
    let (stdin, stdout) = (io::stdin().lock(), io::stdout().lock());
    if asked.form {
        print(&form(problem));
        return Ok(());
    }
    if asked.json {
        let too_slow = || print(&format!("{}\n", error(Refusal::TooSlow)));
        let answered = |request: &str| in_time(|| answer(problem, request), too_slow);
        return speak(stdin, stdout, answered).map_err(|error| error.to_string());
    }
    if let Game::Dialogue(dialogue) = &problem.game {
        let mut session = referee::Session::new(problem, dialogue, asked.input, asked.seed, stdout)?;
        return session.run(stdin).map_err(|error| error.to_string());
    }
    let mut session = Session::new(problem, asked, stdout)?;
    session.run(stdin).map_err(|error| error.to_string())
}

/// What `look` gives. Where it takes too long `too_slow` says so, and all ends: the work that is done is counted, but
/// not what is done to make the options of a single position.
fn in_time<T: Send>(look: impl FnOnce() -> T + Send, too_slow: impl Fn()) -> T {
    let (sender, seen) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(move || sender.send(look()));
        match seen.recv_timeout(LONGEST) {
            Ok(seen) => seen,
            Err(_) => {
                too_slow();
                std::process::exit(1);
            }
        }
    })
}

/// What a position to play is written like, with one that is.
fn form(problem: &Problem) -> String {
    let form =
        problem.format.as_ref().map_or("the header of the program describes the input\n".to_owned(), Format::to_string);
    let asks = "If the answer is about several positions, --question chooses one.";
    match position_to_play(problem, 1) {
        Some(Opening { input, .. }) => format!("{form}{asks}\nFor example:\n{input}"),
        None => form,
    }
}

/// What may stand on the command line, beside an input.
const OPTIONS: [&str; 5] = ["--case", "--form", "--json", "--question", "--seed"];

#[derive(Default)]
struct Arguments {
    input: Option<String>,
    question: usize,
    seed: u64,
    json: bool,
    form: bool,
}

impl Arguments {
    fn of(arguments: &[String]) -> Result<Self, String> {
        let mut of = Self { seed: 1, ..Self::default() };
        let mut words = vec![];
        let said = |error: lexopt::Error| format!("{error}; --help lists the options");
        let mut parser = Parser::from_args(arguments);
        while let Some(argument) = parser.next().map_err(said)? {
            match argument {
                Arg::Long("json") => of.json = true,
                Arg::Long("form") => of.form = true,
                Arg::Long("seed") => of.seed = parser.value().and_then(|value| value.parse()).map_err(said)?,
                Arg::Long("question") => of.question = parser.value().and_then(|value| value.parse()).map_err(said)?,
                Arg::Long("case") => {
                    let path = parser.value().and_then(ValueExt::string).map_err(said)?;
                    of.input = Some(std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?);
                }
                Arg::Value(word) => words.push(word.string().map_err(said)?),
                Arg::Long(name) => {
                    return Err(unknown("there is no option", &format!("--{name}"), OPTIONS.into_iter()));
                }
                argument => return Err(said(argument.unexpected())),
            }
        }
        if !words.is_empty() {
            of.input = Some(words.join(" ") + "\n");
        }
        Ok(of)
    }
}

struct Session<'a, Out> {
    problem: &'a Problem,
    input: String,
    question: usize,
    seed: u64,
    moves: Vec<usize>,
    /// How many moves were made before the person had a choice.
    before: usize,
    /// Whether the person moves first.
    is_first: bool,
    /// The positions before the moves, as a page is told of them.
    seen: Vec<Value>,
    /// What theorems say of positions: nothing while it was not asked, or if it cannot be.
    theorems: Option<Result<Explain, String>>,
    /// After so many moves something was asked, so often.
    asked: (usize, usize),
    /// Deals and tosses.
    chance: Pcg64,
    out: Out,
}

impl<'a, Out: Write> Session<'a, Out> {
    fn new(problem: &'a Problem, asked: Arguments, out: Out) -> Result<Self, String> {
        let opening = match asked.input {
            Some(input) => Opening { input, question: asked.question, moves: vec![] },
            None => match position_to_play(problem, asked.seed) {
                Some(found) => found,
                None => return Err(Refusal::no_game(problem).to_string()),
            },
        };
        let (seed, before) = (asked.seed, opening.moves.len());
        let Opening { input, question, moves } = opening;
        let (seen, chance) = (vec![], kit::seeded(seed));
        let mut session = Self {
            problem,
            input,
            question,
            seed,
            moves,
            before,
            is_first: true,
            seen,
            theorems: None,
            asked: (0, 0),
            chance,
            out,
        };
        session.view().map_err(|refusal| refusal.to_string())?;
        session.remember();
        Ok(session)
    }

    /// Sees again what was before the first moves.
    fn remember(&mut self) {
        let told = |made: usize| self.after(made).map_or(Value::Null, |view| self.told(&view, made));
        self.seen = (0..self.before).map(told).collect();
    }

    fn told(&self, view: &View, made: usize) -> Value {
        draw::worded(told(view, made, 0), Language::English)
    }

    fn view(&self) -> Result<View, Refusal> {
        self.after(self.moves.len())
    }

    /// The position after so many of the moves.
    fn after(&self, made: usize) -> Result<View, Refusal> {
        let asked = Asked { question: self.question, moves: self.moves[..made].to_vec() };
        let (problem, input) = (self.problem, &self.input[..]);
        in_time(|| see(problem, input, asked), || eprintln!("error: {}", Refusal::TooSlow))
    }

    fn run(&mut self, lines: impl BufRead) -> io::Result<()> {
        let mut lines = lines.lines();
        write!(self.out, "{}\n{}", self.problem.slug, rule(self.problem.slug))?;
        writeln!(self.out, "You are the first player. Type h for help.")?;
        self.name_input()?;
        loop {
            let view = match self.view() {
                Ok(view) => view,
                Err(refusal) => return writeln!(self.out, "{refusal}"),
            };
            if view.options.is_empty() {
                self.end(&view)?;
                return Ok(());
            }
            if !self.is_persons_turn(&view) {
                let index = chosen(&view, &mut self.chance);
                self.make(&view, index)?;
                continue;
            }
            self.show(&view)?;
            loop {
                write!(self.out, "> ")?;
                self.out.flush()?;
                let Some(line) = lines.next() else {
                    return writeln!(self.out);
                };
                match self.obey(&view, line?.trim())? {
                    Step::Again => {}
                    Step::Next => break,
                    Step::End => return Ok(()),
                }
            }
        }
    }

    fn name_input(&mut self) -> io::Result<()> {
        let question = match self.question {
            0 => String::new(),
            question => format!(", question {question} of its answer"),
        };
        writeln!(self.out, "input: {}{question}", self.input.trim_end().replace('\n', " / "))
    }

    fn is_persons_turn(&self, view: &View) -> bool {
        view.turn.player(self.moves.len()) == Some(usize::from(!self.is_first))
    }

    fn show(&mut self, view: &View) -> io::Result<()> {
        let mover = view.mover.map_or(String::new(), |mover| format!(" ({mover})"));
        writeln!(self.out, "\n{}\nYou move{mover}:", view.board)?;
        // Many moves stand side by side: below them the board would be out of sight.
        let widest = view.options.iter().map(|option| option.label.chars().count()).max().unwrap_or(0);
        let columns = if view.options.len() > MANY { (LINE / (widest + 7)).max(1) } else { 1 };
        for (index, option) in view.options.iter().enumerate() {
            let is_last = index + 1 == view.options.len() || (index + 1) % columns == 0;
            match is_last {
                true => writeln!(self.out, "  {}  {}", letters(index), option.label)?,
                false => write!(self.out, "  {}  {:widest$}", letters(index), option.label)?,
            }
        }
        Ok(())
    }

    fn obey(&mut self, view: &View, line: &str) -> io::Result<Step> {
        match line {
            "" => return Ok(Step::Again),
            "q" => return Ok(Step::End),
            "?" => self.explain(view)?,
            "v" => self.values(view)?,
            "h" => writeln!(self.out, "{HELP}")?,
            "u" => {
                if self.moves.len() <= self.before {
                    writeln!(self.out, "no move has been made")?;
                    return Ok(Step::Again);
                }
                while self.moves.len() > self.before {
                    self.moves.pop();
                    if self.view().is_ok_and(|view| self.is_persons_turn(&view)) {
                        break;
                    }
                }
                self.seen.truncate(self.moves.len());
                return Ok(Step::Next);
            }
            "x" => {
                self.is_first = !self.is_first;
                return Ok(Step::Next);
            }
            "n" => {
                self.seed += 1;
                self.moves.clear();
                if let Some(found) = position_to_play(self.problem, self.seed) {
                    (self.input, self.question, self.moves) = (found.input, found.question, found.moves);
                }
                self.before = self.moves.len();
                self.remember();
                self.name_input()?;
                return Ok(Step::Next);
            }
            _ => {
                let plain = |words: &str| words.replace(' ', "");
                let all = || 0..view.options.len();
                let mut of = draw::called(&told(view, 0, 0), line);
                if let Some(index) = all().find(|&index| plain(&letters(index)) == plain(line)) {
                    of = vec![index];
                }
                if of.is_empty() {
                    of.extend(all().find(|&index| plain(&view.options[index].board.line()) == plain(line)));
                }
                match of[..] {
                    [] => writeln!(self.out, "{line:?} is not one of the moves; type h for help")?,
                    [index] => {
                        self.make(view, index)?;
                        return Ok(Step::Next);
                    }
                    _ => {
                        let which: Vec<String> = of.into_iter().map(letters).collect();
                        writeln!(self.out, "{} are called so; type the letter of one", which.join(" and "))?;
                    }
                }
            }
        }
        Ok(Step::Again)
    }

    fn make(&mut self, view: &View, index: usize) -> io::Result<()> {
        let option = &view.options[index];
        let is_machine = !self.is_persons_turn(view);
        let who = match view.turn {
            Turn::Chance => "Chance",
            _ if is_machine => "I move",
            _ => "You",
        };
        writeln!(self.out, "{who}: {}", option.label)?;
        let is_draw = !is_machine && option.gives == Some(Gives::WinToDraw);
        self.seen.push(self.told(view, self.moves.len()));
        self.moves.push(index);
        // A draw may have no end, at which it could be said.
        if is_draw {
            let now = self.view().map(|view| self.told(&view, self.moves.len()));
            self.judge(&now.unwrap_or(Value::Null))?;
        }
        Ok(())
    }

    /// What the person's moves gave away, in a game that has come so far.
    fn judge(&mut self, end: &Value) -> io::Result<()> {
        let steps: Vec<Value> =
            self.seen.iter().zip(&self.moves).map(|(view, made)| json!({ "view": view, "made": made })).collect();
        let mut game = json!({ "steps": steps, "end": end, "side": usize::from(!self.is_first) });
        let mut judged = draw::judged(&game, Language::English);
        if let Some(reading) =
            judged["first"].as_u64().and_then(|first| self.reading(&self.seen[first as usize].clone()))
        {
            game["reading"] = reading;
            judged = draw::judged(&game, Language::English);
        }
        let mut says = list(&judged["says"]).iter().filter_map(Value::as_str);
        says.try_for_each(|says| writeln!(self.out, "{says}"))
    }

    /// Which moves win; in a lost position, what answers each.
    fn explain(&mut self, view: &View) -> io::Result<()> {
        let made = self.moves.len();
        let often = if self.asked.0 == made { self.asked.1 } else { 0 };
        self.asked = (made, often + 1);
        let told = self.told(view, made);
        let reading = self.reading(&told);
        if let (Some(step), Some(reading)) = (often.checked_sub(1), &reading) {
            let steps = list(&reading["steps"]);
            if !steps.is_empty() {
                return write!(self.out, "{}", step_of(&steps[step % steps.len()]));
            }
        }
        match &view.standing {
            Standing::Lost(_) => {
                writeln!(self.out, "This is lost: every move has an answer.")?;
                for (index, option) in view.options.iter().enumerate() {
                    let reply = option.reply.as_deref().unwrap_or("it is over");
                    writeln!(self.out, "  {}  {}, then {reply}", letters(index), option.label)?;
                }
            }
            standing => {
                let word = match standing {
                    Standing::Won(_) => "These win",
                    Standing::Drawn => "These keep the draw",
                    _ => "These are best",
                };
                if let Standing::Worth(_) = standing {
                    let told = self.told(view, made);
                    writeln!(self.out, "With best play: {}.", self.worth(&told))?;
                }
                let best = view.options.iter().enumerate().filter(|(_, option)| option.is_best);
                let best: Vec<String> =
                    best.map(|(index, option)| format!("{} {}", letters(index), option.label)).collect();
                writeln!(self.out, "{word}: {}.", best.join("; "))?;
            }
        }
        let Some(reading) = reading else { return Ok(()) };
        let best = view.options.iter().position(|option| option.is_best);
        let best = best.filter(|_| !matches!(view.standing, Standing::Lost(_)));
        let left = best.map(|best| (letters(best), draw::said(&reading["options"][best]["short"])));
        let name = draw::strategy(&reading).unwrap_or("Theorem".to_owned());
        let short = draw::said(&reading["short"]);
        match left.filter(|(_, left)| !left.is_empty()) {
            Some((letter, left)) => writeln!(self.out, "{name}: {short}. After {letter}: {left}."),
            None => writeln!(self.out, "{name}: {short}."),
        }
    }

    /// What a theorem says of a position, if it says what play says.
    fn reading(&mut self, view: &Value) -> Option<Value> {
        let theorems = self.theorems.get_or_insert_with(|| Explain::start("en"));
        let reading = theorems.as_mut().ok()?.read(self.problem.slug, &self.input, view).ok()?;
        draw::fits(view, &reading).then_some(reading)
    }

    fn values(&mut self, view: &View) -> io::Result<()> {
        let told = self.told(view, self.moves.len());
        writeln!(self.out, "this position: {}", words(&view.standing, view.value, self.worth(&told)))?;
        for (index, (option, told)) in view.options.iter().zip(list(&told["options"])).enumerate() {
            writeln!(self.out, "  {}  {}", letters(index), words(&option.standing, option.value, self.worth(told)))?;
        }
        Ok(())
    }

    /// What a position is worth, as it is said to the person.
    fn worth<'b>(&self, told: &'b Value) -> &'b str {
        told["worth"][usize::from(!self.is_first)].as_str().unwrap_or_default()
    }

    fn end(&mut self, view: &View) -> io::Result<()> {
        writeln!(self.out, "\n{}", view.board)?;
        let is_persons = self.is_persons_turn(view);
        let won = match &view.standing {
            Standing::Won(_) => Some(is_persons),
            Standing::Lost(_) => Some(!is_persons),
            Standing::Drawn => None,
            Standing::Worth(_) => {
                let told = self.told(view, self.moves.len());
                writeln!(self.out, "It is over: {}.", self.worth(&told))?;
                return self.judge(&told);
            }
        };
        match won {
            Some(true) => writeln!(self.out, "It is over. You win.")?,
            Some(false) => writeln!(self.out, "It is over. I win.")?,
            None => writeln!(self.out, "Nobody wins.")?,
        }
        self.judge(&self.told(view, self.moves.len()))
    }
}

enum Step {
    Again,
    Next,
    End,
}

/// A step of a theorem's story, with digits in lines where it shows some.
fn step_of(step: &Value) -> String {
    let mut said = format!("{}\n", draw::said(&step["words"]));
    for columns in list(&step["layers"]).iter().map(|layer| &layer["columns"]).filter(|columns| columns.is_object()) {
        let texts = |name: &str| -> Vec<&str> {
            list(&columns[name]).iter().map(|text| text.as_str().unwrap_or_default()).collect()
        };
        let (heads, names, cells) = (texts("heads"), texts("names"), texts("cells"));
        let odd: Vec<u64> = list(&columns["odd"]).iter().filter_map(Value::as_u64).collect();
        let wide = heads.iter().map(|head| head.len()).max().unwrap_or(1);
        let line = |name: &str, cells: Vec<&str>| {
            let cells: String = cells.iter().map(|cell| format!("  {cell:>wide$}")).collect();
            format!("  {name:>5}{cells}")
        };
        said += &format!("{}\n", line("", heads));
        for (row, name) in names.iter().enumerate() {
            let digits = cells.iter().map(|digits| digits.get(row..=row).unwrap_or_default()).collect();
            let mark = if odd.contains(&(row as u64)) { "  odd" } else { "" };
            said += &format!("{}{mark}\n", line(name, digits));
        }
    }
    said
}

/// `a` to `z` but for the letters that are commands, then `aa`, `ab`, and so on.
fn letters(index: usize) -> String {
    const LETTERS: &[u8] = b"abcdefgijklmoprstwyz";
    let last = char::from(LETTERS[index % LETTERS.len()]);
    match index / LETTERS.len() {
        0 => last.to_string(),
        before => format!("{}{last}", letters(before - 1)),
    }
}

fn words(standing: &Standing, value: Option<usize>, worth: &str) -> String {
    let moves = |moves: &Option<u32>| moves.map_or(String::new(), |moves| format!(" in {}", counted(moves, "move")));
    let value = value.map_or(String::new(), |value| format!(", of value {value}"));
    match standing {
        Standing::Won(known) => format!("won for the player to move{}{value}", moves(known)),
        Standing::Lost(known) => format!("lost for the player to move{}{value}", moves(known)),
        Standing::Drawn => "drawn".to_owned(),
        Standing::Worth(_) => format!("with best play, {worth}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::examples::{coin, ends, take, walk};
    use judge::Limits;
    use judge::Plain;
    use kit::format::{int, row};
    use kit::play::Play;

    /// What a session prints behind its opening lines, for what is typed.
    fn session(input: &str, typed: &str) -> String {
        session_of(&take(), 1, input, typed)
    }

    fn session_of(problem: &Problem, seed: u64, input: &str, typed: &str) -> String {
        let asked = Arguments { input: Some(input.to_owned()), seed, ..Arguments::default() };
        let mut session = Session::new(problem, asked, vec![]).expect("a good input");
        session.run(typed.as_bytes()).expect("a vector takes everything");
        let text = String::from_utf8(session.out).expect("text");
        let (_, text) = text.split_once("input: ").and_then(|(_, text)| text.split_once('\n')).expect("an opening");
        text.to_owned()
    }

    #[test]
    fn a_typo_in_an_option_is_named() {
        let error = |word: &str| Arguments::of(&[word.to_owned()]).err().expect("it is none");
        assert_eq!(error("--sede"), "there is no option `--sede`: did you mean `--seed`?");
        assert_eq!(error("-s"), "invalid option '-s'; --help lists the options");
    }

    #[test]
    fn a_game_is_won_by_the_moves_that_are_named() {
        let text = session("4", "?\na\nb\n");
        assert!(
            text.contains("> These win: a heap 1: 4 → 3.\n> You: heap 1: 4 → 3\nI move: heap 1: 3 → 2\n"),
            "{text}"
        );
        assert!(text.ends_with("It is over. You win.\nYou made no mistake.\n"), "{text}");
    }

    #[test]
    fn a_win_that_is_given_away_is_named() {
        let text = session("5", "a\na\n");
        assert!(text.contains("I move: heap 1: 4 → 3"), "{text}");
        assert!(
            text.ends_with(
                "I win.\nMove 1 gave the win away: heap 1: 5 → 4.\nThis would have kept it: heap 1: 5 → 3.\n"
            ),
            "{text}"
        );
    }

    #[test]
    fn digits_stand_in_lines() {
        let columns = json!({
            "under": ["heap:0", "heap:1"], "heads": ["2", "5"], "names": ["4", "2", "1"], "cells": ["010", "101"],
            "odd": [0, 1, 2], "modulo": 2,
        });
        let step = json!({ "words": ["All ", ["heaps", "heap:0", "heap:1"]], "layers": [{ "columns": columns }] });
        let lines = ["All heaps", "         2  5", "      4  0  1  odd", "      2  1  0  odd", "      1  0  1  odd"];
        assert_eq!(step_of(&step).lines().collect::<Vec<_>>(), lines);
    }

    #[test]
    fn a_game_of_each_kind_that_is_lost_says_why() {
        let lost = |problem: &Problem, input: &str, typed: &str, expected: &str| {
            let text = session_of(problem, 1, input, typed);
            assert!(text.ends_with(expected), "{text}");
        };
        lost(
            &take(),
            "3",
            "a\n",
            "I win.\nYou began in a lost position: the other player had an answer to every move.\n",
        );
        lost(
            &walk(),
            "7",
            "a\nb\n",
            "I win.\nMove 3 gave the draw away: to 1, which loses in 1 move.\nThis would have kept the draw: to 5.\n\
             Also: move 1 let the win slip.\n",
        );
        // A draw has no end at which it could be said.
        let text = session_of(&walk(), 1, "7", "a\n");
        let said = "You: to 5\nMove 1 let the win slip: to 5. From then on it was a draw.\n\
                    This would have won in 3 moves: to 2.\n";
        assert!(text.contains(said), "{text}");
        lost(
            &ends(),
            "4",
            "a\na\n",
            "It is over: 3 to you, 7 to the other.\nMove 1 cost 2: take 1.\nThe best was: 6 to you, 4 to the other, by \
             take 4.\n\
             Also: move 3 cost 1.\n",
        );
    }

    #[test]
    fn a_score_is_that_of_the_whole_game_from_first_to_last() {
        // The first player gets 4 and 2; whoever asks is told of himself.
        let text = session_of(&ends(), 1, "4", "v\nb\nv\n?\nb\n");
        let worth = "with best play, 6 to you, 4 to the other\n";
        assert!(
            text.contains(&format!(
                "> this position: {worth}  a  with best play, 4 to you, 6 to the other\n  b  {worth}"
            )),
            "{text}"
        );
        assert_eq!(text.matches(&format!("this position: {worth}")).count(), 2, "{text}");
        assert!(text.contains("> With best play: 6 to you, 4 to the other.\nThese are best: "), "{text}");
        assert!(text.ends_with("It is over: 6 to you, 4 to the other.\nYou made no mistake.\n"), "{text}");
        let text = session_of(&ends(), 1, "4", "x\nv\n");
        assert!(text.contains("> this position: with best play, 4 to you, 6 to the other\n"), "{text}");
    }

    #[test]
    fn moves_are_taken_back_and_sides_changed() {
        let text = session("5", "u\na\nu\nb\nx\n");
        assert!(text.contains("\n> no move has been made\n> You: heap 1: 5 → 4\n"), "{text}");
        assert!(text.contains("You: heap 1: 5 → 3"), "{text}");
        // The machine has the person's side, from 2 on.
        assert!(
            text.ends_with(
                "I move: heap 1: 2 → 0\n\n  1:   0 \nIt is over. I win.\nYou began in a lost position: the other \
                 player had an answer to every move.\n"
            ),
            "{text}"
        );
    }

    #[test]
    fn many_moves_stand_side_by_side() {
        let oracle = || {
            |stones: &u32| {
                let moves = |&stones: &u32| (0..stones).collect();
                Play::normal(moves).board(|&stones| kit::board::heaps([stones])).value(stones)
            }
        };
        let heap = row([int("n", 0..=99)]);
        let problem = Problem::one("heap", Limits::UNKNOWN, heap, oracle, Plain).all([("n", 9)]).into_problem();
        let text = session_of(&problem, 1, "13", "");
        assert!(text.contains("\n  a  heap 1: 13 → 0   b  heap 1: 13 → 1   c"), "{text}");
        assert!(text.contains("  o  heap 1: 13 → 12\n> "), "{text}");
    }

    #[test]
    fn a_lost_position_is_explained_by_answers() {
        let text = session("3", "?\nv\n");
        assert!(text.contains("  a  heap 1: 3 → 2, then heap 1: 2 → 0\n"), "{text}");
        assert!(
            text.contains("this position: lost for the player to move\n  a  won for the player to move\n"),
            "{text}"
        );
    }

    #[test]
    fn chance_is_seeded_and_its_turns_are_taken_back_with_the_others() {
        let texts: Vec<String> = (0..20).map(|seed| session_of(&coin(), seed, "3", "b\nu\na\n")).collect();
        assert_eq!(texts[1], session_of(&coin(), 1, "3", "b\nu\na\n"));
        assert!(texts.iter().all(|text| text.matches("Chance: ").count() == 2), "{texts:?}");
        assert!(texts.iter().any(|text| text.contains("It is over: tails.\nMove 2 cost 3/4: ")), "{texts:?}");
        let end = "It is over: heads.\nYou made no mistake: you were certain to win from the start.\n";
        assert!(texts.iter().any(|text| text.ends_with(end)), "{texts:?}");
    }

    #[test]
    fn what_is_no_move_is_asked_again_and_the_end_of_the_input_ends() {
        let text = session("3", "c\n\n2\n");
        assert!(text.contains("> \"c\" is not one of the moves; type h for help\n> > You: heap 1: 3 → 2\n"), "{text}");
        assert!(session("3", "").ends_with("> \n"));
        assert!(session("3", "q\n").ends_with("> "));
    }
}
