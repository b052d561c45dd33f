//! A session with a referee: the person says the program's lines, and the judge answers as well as he can.

use std::io::{self, BufRead, Write};
use std::panic::catch_unwind;

use judge::dialogue::{Dialogue, Manner, Referee, Said, Turn};
use judge::{Problem, cut};

use crate::rule::rule;

/// What can be said beside a line of the program.
const HELP: &str = "\
a line       what the program prints next, as the judge would read it
?            show which lines keep the win, if the referee knows
u            take back the last line
n            start another case
h            show this help
q            quit";

/// Many lines are cut short after so many.
const LINES: usize = 12;

/// A dialogue that a person leads.
pub struct Session<'a, Out> {
    problem: &'a Problem,
    dialogue: &'a Dialogue,
    case: String,
    seed: u64,
    said: Vec<Said>,
    out: Out,
}

impl<'a, Out: Write> Session<'a, Out> {
    /// A session in this case, or in a small one that the seed chooses.
    ///
    /// # Errors
    /// If this is none of the problem's cases.
    pub fn new(
        problem: &'a Problem,
        dialogue: &'a Dialogue,
        case: Option<String>,
        seed: u64,
        out: Out,
    ) -> Result<Self, String> {
        let case = case.unwrap_or_else(|| small_case(dialogue, seed));
        // A referee panics where a case is none.
        let look = || {
            let referee = (dialogue.referee)(&case);
            (referee.turn(), referee.position())
        };
        let is_case = catch_unwind(look).is_ok();
        let refused = || {
            format!(
                "{:?} is not a case of {}; a small one is {:?}",
                case.trim(),
                problem.slug,
                small_case(dialogue, 1).trim()
            )
        };
        is_case.then_some(()).ok_or_else(refused)?;
        Ok(Self { problem, dialogue, case, seed, said: vec![], out })
    }

    /// Plays until the dialogue is over, or the lines are.
    ///
    /// # Errors
    /// If nothing can be written.
    pub fn run(&mut self, lines: impl BufRead) -> io::Result<()> {
        let mut lines = lines.lines();
        write!(self.out, "{}\n{}", self.problem.slug, rule(self.problem.slug))?;
        writeln!(self.out, "You are the program. Type h for help.\ncase: {}", self.case.trim())?;
        'moves: loop {
            let mut referee = self.referee();
            let mut choose = Manner::Best.chooser(self.seed);
            while let Turn::Judge(replies) = referee.turn() {
                let reply = choose(&*referee, replies);
                let words = referee.say(reply);
                words.lines().try_for_each(|line| writeln!(self.out, "< {}", cut(line)))?;
                self.said.push(Said::Judge(reply, replies, words));
            }
            if let Some(position) = referee.position() {
                writeln!(self.out, "  {position}")?;
            }
            if referee.turn() == Turn::Over {
                return writeln!(self.out, "It is over. You win.");
            }
            loop {
                write!(self.out, "> ")?;
                self.out.flush()?;
                let Some(line) = lines.next() else { return writeln!(self.out) };
                match line?.trim() {
                    "" => {}
                    "q" => return Ok(()),
                    "h" => writeln!(self.out, "{HELP}")?,
                    "?" => self.explain(&*referee)?,
                    "u" => {
                        let is_program = |said: &Said| matches!(said, Said::Program(_));
                        match self.said.iter().rposition(is_program) {
                            Some(last) => {
                                self.said.truncate(last);
                                continue 'moves;
                            }
                            None => writeln!(self.out, "nothing has been said")?,
                        }
                    }
                    "n" => {
                        self.seed += 1;
                        self.case = small_case(self.dialogue, self.seed);
                        self.said.clear();
                        writeln!(self.out, "\ncase: {}", self.case.trim())?;
                        continue 'moves;
                    }
                    line => {
                        let was_won = referee.is_won();
                        if let Err(loss) = referee.hear(line) {
                            writeln!(self.out, "You lose: {loss}; type another line, u or q")?;
                            continue 'moves;
                        }
                        if (was_won, referee.is_won()) == (Some(true), Some(false)) {
                            writeln!(self.out, "  this gave the win away; u takes it back")?;
                        }
                        self.said.push(Said::Program(line.to_owned()));
                        continue 'moves;
                    }
                }
            }
        }
    }

    /// The referee after what was said.
    fn referee(&self) -> Box<dyn Referee> {
        let mut referee = (self.dialogue.referee)(&self.case);
        for said in &self.said {
            said.again(&mut *referee).expect("it was said before");
        }
        referee
    }

    fn explain(&mut self, referee: &dyn Referee) -> io::Result<()> {
        let keeps = |line: &String| {
            let mut referee = self.referee();
            referee.hear(line).is_ok() && referee.is_won() == Some(true)
        };
        match referee.is_won() {
            None => writeln!(self.out, "the referee does not know who wins here"),
            Some(false) => writeln!(self.out, "this is lost, whatever you say, if the judge plays well"),
            Some(true) => {
                let lines: Vec<String> = referee.lines().into_iter().filter(keeps).take(LINES).collect();
                match &lines[..] {
                    [] => writeln!(self.out, "this is won"),
                    lines => writeln!(self.out, "these keep the win: {}", lines.join(" | ")),
                }
            }
        }
    }
}

/// A case of the matches against every sequence of replies, or of the first match.
pub fn small_case(dialogue: &Dialogue, seed: u64) -> String {
    let matches = (dialogue.matches)();
    let small = matches.iter().min_by_key(|of| of.replies != judge::dialogue::Replies::Every);
    let mut cases = small.map_or(vec![], |of| (of.cases)());
    cases.sort_by_key(String::len);
    // The smallest ones are over at once.
    let from = cases.len() / 2;
    let index = from + judge::chosen_by(cases.len() - from, 1, seed)[0];
    cases.swap_remove(index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use judge::Limits;
    use judge::dialogue::{Match, integers};

    /// Bachet's game with one or two stones, the program first.
    struct Take {
        stones: i64,
        is_programs: bool,
    }

    impl Referee for Take {
        fn turn(&self) -> Turn {
            match (self.stones, self.is_programs) {
                (0, _) => Turn::Over,
                (_, true) => Turn::Program,
                (stones, false) => Turn::Judge(stones.min(2) as usize),
            }
        }

        fn hear(&mut self, line: &str) -> Result<(), String> {
            let [taken] = integers(line)?;
            if !(1..=2.min(self.stones)).contains(&taken) {
                return Err(format!("{taken} cannot be taken"));
            }
            self.stones -= taken;
            self.is_programs = false;
            Ok(())
        }

        fn say(&mut self, reply: usize) -> String {
            let taken = reply as i64 + 1;
            self.stones -= taken;
            self.is_programs = true;
            if self.stones == 0 { "-1\n".to_owned() } else { format!("{taken}\n") }
        }

        fn position(&self) -> Option<String> {
            Some(format!("{} left", self.stones))
        }

        fn is_won(&self) -> Option<bool> {
            Some((self.stones % 3 != 0) == self.is_programs)
        }

        fn lines(&self) -> Vec<String> {
            (1..=2.min(self.stones)).map(|taken| taken.to_string()).collect()
        }
    }

    fn session(case: &str, typed: &str) -> String {
        let referee = |case: &str| -> Box<dyn Referee> {
            Box::new(Take { stones: case.trim().parse().expect("a number"), is_programs: true })
        };
        let matches = || vec![Match::every("all", || (1..5).map(|stones| format!("{stones}\n")).collect())];
        let problem = Problem::dialogue("take", Limits::UNKNOWN, referee, matches);
        let session = Session::new(&problem, problem.as_dialogue(), Some(case.to_owned()), 1, vec![]);
        let mut session = session.expect("a case");
        session.run(typed.as_bytes()).expect("a vector takes everything");
        let text = String::from_utf8(session.out).expect("text");
        let (_, text) = text.split_once("case: ").expect("an opening");
        text.to_owned()
    }

    #[test]
    fn a_person_leads_the_dialogue_and_is_told_what_keeps_the_win() {
        let text = session("4", "?\n2\nu\n1\n");
        assert!(text.starts_with("4\n  4 left\n> these keep the win: 1\n>   this gave the win away; u"), "{text}");
        assert!(text.contains("> 1\n") || text.contains("< 1\n"), "{text}");
        assert!(session("2", "2\n").ends_with("It is over. You win.\n"));
    }

    #[test]
    fn what_breaks_the_rule_loses_and_the_end_of_the_input_ends() {
        let text = session("4", "3\n1\n");
        assert!(text.contains("> You lose: 3 cannot be taken; type another line, u or q\n  4 left\n> < "), "{text}");
        assert!(session("3", "u\n?\n").contains("> nothing has been said\n> this is lost, whatever you say"));
        assert!(session("3", "n\nq\n").contains("\ncase: "));
        assert!(session("3", "").ends_with("> \n"));
    }
}
