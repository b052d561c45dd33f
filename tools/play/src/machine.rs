//! The machine wins what it should, and says the same each time.

use std::collections::BTreeSet;

use draw::Language;
use entry::root;
use judge::harness::Trial;
use judge::{Game, Portion, Problem};
use kit::watch::{Asked, Choice, Gives, Standing, Turn, View};
use kit::work;
use rand::RngExt;
use rand_pcg::Pcg64;

use crate::choice::{cases, chosen, position_to_play};
use crate::page::{answer, told};
use crate::seen::{Refusal, see};
use crate::strategy::walked;

/// So many positions are played from, at most.
const POSITIONS: usize = 30;

/// All lines of play are tried where they are no more.
const LINES: usize = 200;

/// What is said of the first so many positions of a game has to have its Chinese.
const SAID: usize = 3;

/// A game of the trials has at most so many moves.
const MOVES: usize = 1000;

/// So many openings are tried, and of a game of chance so many.
const OPENINGS: u64 = 3;
const OF_CHANCE: u64 = 20;

/// The tests of this kind.
pub fn trials(problem: &'static Problem, portion: &'static Portion) -> Vec<Trial> {
    let Game::Oracle(_) = problem.game else { return vec![] };
    vec![
        Trial::new(format!("{}::play::machine", problem.slug), move || machine(problem, portion)),
        Trial::new(format!("{}::play::openings", problem.slug), move || openings(problem)),
        Trial::new(format!("{}::strategy::walk", problem.slug), move || walked(problem, portion)),
    ]
}

/// What a page opens with is not over: the visitor is to move. It is drawn truly; and what is said of it comes true.
fn openings(problem: &Problem) -> Result<(), String> {
    if problem.no_game.is_some() {
        return Ok(());
    }
    let own = Words::of(problem.slug)?.map_or(vec![], |words| words.own);
    let mut most = OPENINGS;
    for seed in 1..=OF_CHANCE {
        if seed > most {
            break;
        }
        let opening = position_to_play(problem, seed).ok_or("there is no position to play")?;
        let at = |moves: Vec<usize>| {
            let asked = Asked { question: opening.question, moves };
            see(problem, &opening.input, asked).map_err(|refusal| refusal.to_string())
        };
        let (start, view) = (at(vec![])?, at(opening.moves.clone())?);
        let failed = |why: String| Err(format!("{why}\nopening: {opening:?}"));
        if view.options.is_empty() || view.turn.player(opening.moves.len()) != Some(0) {
            return failed("the visitor has nothing to do".to_owned());
        }
        let is_chance = start.turn == Turn::Chance || at([&opening.moves[..], &[0]].concat())?.turn == Turn::Chance;
        most = if is_chance { OF_CHANCE } else { most };
        let told = told(&view, opening.moves.len(), 0);
        for language in [Language::English, Language::Chinese(&own)] {
            let first = told_board(&start);
            if let Some(fault) = draw::faults(&draw::dressed(told.clone(), &first, language)).first() {
                return failed(fault.clone());
            }
        }
        if seed <= OPENINGS
            && let Err(fault) = comes_true(&at, opening.moves.clone())
        {
            return failed(fault);
        }
    }
    Ok(())
}

/// From a position on, best moves alone change nothing of what it is worth, nor does any of them: the last one of these
/// is the result. It is said to everybody in the same words all the time. A game that is won in so many moves is won in
/// one move less after each.
fn comes_true(at: &impl Fn(Vec<usize>) -> Result<View, String>, mut moves: Vec<usize>) -> Result<(), String> {
    let mut chance = kit::seeded(1);
    let mut view = at(moves.clone())?;
    while !view.options.is_empty() && view.standing != Standing::Drawn && moves.len() < MOVES {
        let best = chosen(&view, &mut chance);
        moves.push(best);
        let next = at(moves.clone())?;
        if view.turn != Turn::Chance {
            for option in &view.options {
                has_its_worth(&view, option, &next)?;
            }
        }
        let next_moves = match (&view.standing, &next.standing) {
            (Standing::Won(before), Standing::Lost(after)) | (Standing::Lost(before), Standing::Won(after)) => {
                before.zip(*after).is_none_or(|(before, after)| before == after + 1)
            }
            _ => true,
        };
        if view.options[best].standing != next.standing || !next_moves {
            return Err(format!("{:?} becomes {:?} by the best move of {moves:?}", view.standing, next.standing));
        }
        view = next;
    }
    Ok(())
}

/// What is said of an option to each of the players is what is said of the position, if the option is best, and else is
/// not. Where chance takes part a game ends in words of its own.
fn has_its_worth(view: &View, option: &Choice, next: &View) -> Result<(), String> {
    let (Standing::Worth(before), Standing::Worth(after)) = (&view.standing, &option.standing) else { return Ok(()) };
    let is_of_chance = view.turn != Turn::Alternating || next.turn != Turn::Alternating;
    match (before == after) == option.is_best || is_of_chance && (next.options.is_empty() || option.is_best) {
        true => Ok(()),
        false => Err(format!("{before} is {after} after {}, best: {}", option.label, option.is_best)),
    }
}

/// The board of a view as a page is told of it.
fn told_board(view: &View) -> serde_json::Value {
    told(view, 0, 0)["board"].clone()
}

/// From positions of the small families the machine wins the games that it should win, against moves by chance, the
/// first ones and the last ones, and against all of them where these are few.
fn machine(problem: &Problem, portion: &Portion) -> Result<(), String> {
    let end = work::done() + portion.play_work;
    let (mut games, mut seen) = (0_usize, None);
    let mut words = Words::of(problem.slug)?;
    // A game is as many looks as it has moves: what is quick to look at comes first.
    let mut positions = vec![];
    for (number, input) in cases(problem, POSITIONS, 1).into_iter().enumerate() {
        let start = work::done();
        if !positions.is_empty() && start + portion.play_work / 2 >= end {
            break;
        }
        match see(problem, &input, Asked::default()) {
            Ok(view) => positions.push(((work::done() - start) * view.options.len().max(1) as u64, number, input)),
            Err(refusal) => seen = Some(refusal),
        }
    }
    positions.sort();
    for (_, number, input) in positions {
        if games > 0 && work::done() >= end {
            break;
        }
        match game(problem, &input, &mut Way::of(number), &mut words).and_then(|()| every(problem, &input, end)) {
            Ok(()) => games += 1,
            Err(Failure::Refused(refusal)) => seen = Some(refusal),
            Err(Failure::Wrong(error)) => return Err(format!("{error}\ninput: {input:?}")),
        }
    }
    words.map_or(Ok(()), |words| words.are_complete(problem.slug))?;
    match (games, seen, problem.no_game) {
        (0, Some(Refusal::NoGame(..)), Some(_)) | (1.., _, None) => Ok(()),
        (0, refusal, None) => Err(format!("nothing is played, and nothing says why: {refusal:?}")),
        (_, _, Some(reason)) => Err(format!("it is played, though it should not be: {reason}")),
    }
}

/// The Chinese of what is said.
struct Words {
    /// The words that the problem alone uses.
    own: Vec<(String, String)>,
    /// What has no Chinese, with `#` for its numbers: much is said of every heap.
    missing: BTreeSet<String>,
}

impl Words {
    /// Those of a problem; nothing while it has no Chinese page.
    fn of(slug: &str) -> Result<Option<Self>, String> {
        let path = root().join(format!("docs/zh/{slug}.md"));
        let Ok(page) = entry::read(&path) else { return Ok(None) };
        let (_, own) = entry::own_words(&page).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Some(Self { own, missing: BTreeSet::new() }))
    }

    /// Everything has its Chinese.
    fn are_complete(self, slug: &str) -> Result<(), String> {
        if self.missing.is_empty() {
            return Ok(());
        }
        let heading = entry::WORDS.trim();
        Err(format!(
            "there is no Chinese for {:?}: what several problems say stands in tools/draw/src/words.rs, what this one \
             alone says in docs/zh/{slug}.md below {heading:?}, as - `castle #` = `第 # 座城`",
            self.missing
        ))
    }
}

/// Words with `#` for every number in them.
fn without_numbers(words: &str) -> String {
    let digits = |first: &char, second: &char| first.is_ascii_digit() && second.is_ascii_digit();
    let letters: Vec<char> = words.chars().collect();
    let parts = letters.chunk_by(digits);
    parts.map(|part| if part[0].is_ascii_digit() { "#".to_owned() } else { part.iter().collect() }).collect()
}

/// How the other side chooses.
enum Way {
    First,
    Last,
    Random(Pcg64),
}

impl Way {
    fn of(number: usize) -> Self {
        match number % 3 {
            0 => Self::First,
            1 => Self::Last,
            _ => Self::Random(kit::seeded(number as u64)),
        }
    }

    fn choose(&mut self, options: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Last => options - 1,
            Self::Random(random) => random.random_range(0..options),
        }
    }
}

enum Failure {
    Refused(Refusal),
    Wrong(String),
}

/// What a move gives away follows from how its positions stand; where these are numbers, a move that is not best has a
/// cost, and no other one has.
fn is_given_truly(view: &View) -> Result<(), String> {
    for Choice { label, standing, gives, is_best, .. } in &view.options {
        let expected = match (&view.standing, standing) {
            _ if view.turn == Turn::Chance => gives.is_none(),
            (Standing::Worth(_), _) => gives.is_none() == *is_best && *gives != Some(Gives::Cost("0".to_owned())),
            (before, after) => *gives == Gives::between(before, after) && (gives.is_none() || !is_best),
        };
        if !expected {
            let before = &view.standing;
            return Err(format!("{label} gives away {gives:?}, from {before:?} to {standing:?}, best: {is_best}"));
        }
    }
    Ok(())
}

/// Moves that are called the same are as good as one another: else nobody knows which one is meant.
fn is_told_apart(view: &View) -> Result<(), String> {
    for (index, one) in view.options.iter().enumerate() {
        let same = view.options[..index].iter().find(|other| other.label == one.label);
        if let Some(other) = same.filter(|other| other.standing != one.standing || other.is_best != one.is_best) {
            return Err(format!("{:?} is {:?} and {:?}", one.label, other.standing, one.standing));
        }
    }
    Ok(())
}

/// No player reads values as Rust writes them: `Some(3)`, `Red { at: 1 }`, `true`.
fn is_said_to_people(view: &View) -> Result<(), Failure> {
    let worth = |standing: &Standing| match standing {
        Standing::Worth(worth) => Some(worth.clone()),
        _ => None,
    };
    let of = |option: &Choice| [Some(option.label.clone()), option.reply.clone(), worth(&option.standing)];
    let words = view.options.iter().flat_map(of).flatten().chain(worth(&view.standing));
    match words.chain([view.board.to_string()]).find(|words| is_rust(words)) {
        Some(words) => Err(Failure::Wrong(format!("{words:?} is said as Rust says it"))),
        None => Ok(()),
    }
}

fn is_rust(words: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let is_word = |word: &str| ["None", "true", "false"].contains(&word);
    // A name in front of what it holds.
    let is_filled = |(front, _): (&str, &str)| front.rsplit(|letter| !is_part(letter)).next() != Some("");
    words.contains(['{', '}'])
        || words.split(|letter| !is_part(letter)).any(is_word)
        || words.match_indices('(').any(|(at, _)| is_filled(words.split_at(at)))
}

/// The side that wins is played by the machine, against every line of play: where these are few, and work is left.
fn every(problem: &Problem, input: &str, end: u64) -> Result<(), Failure> {
    let mut waiting = vec![vec![]];
    let (mut machine, mut lines, mut random) = (None, 0, kit::seeded(1));
    while let Some(moves) = waiting.pop() {
        if lines + waiting.len() > LINES || moves.len() > MOVES || work::done() >= end {
            return Ok(());
        }
        let view = see(problem, input, Asked { question: 0, moves: moves.clone() }).map_err(Failure::Refused)?;
        let wins = match (view.turn.player(moves.len()), &view.standing) {
            (Some(player), Standing::Won(_)) => player,
            (Some(player), Standing::Lost(_)) => 1 - player,
            _ => return Ok(()),
        };
        if *machine.get_or_insert(wins) != wins {
            return Err(Failure::Wrong(format!("the machine does not win: {} after {moves:?}", view.text)));
        }
        let options = match (view.options.len(), view.turn.player(moves.len()) == Some(wins)) {
            (0, _) => 0..0,
            (_, true) => {
                let best = chosen(&view, &mut random);
                best..best + 1
            }
            (options, false) => 0..options,
        };
        lines += usize::from(options.is_empty());
        waiting.extend(options.map(|option| [&moves[..], &[option]].concat()));
    }
    Ok(())
}

/// The side that wins is played by the machine.
fn game(problem: &Problem, input: &str, other: &mut Way, words: &mut Option<Words>) -> Result<(), Failure> {
    let wrong = |error: String| Err(Failure::Wrong(error));
    let mut asked = Asked::default();
    let first = see(problem, input, asked.clone()).map_err(Failure::Refused)?;
    // In a game with scores, and in a drawn one, the machine keeps what it has.
    let machine = usize::from(matches!(first.standing, Standing::Lost(_)));
    let mut view = first.clone();
    let mut chance = kit::seeded(1);
    while !view.options.is_empty() && asked.moves.len() < MOVES {
        is_said_to_people(&view)?;
        if asked.moves.len() < SAID {
            let dressed = draw::dressed(told(&view, asked.moves.len(), 0), &told_board(&first), Language::English);
            if let Some(fault) = draw::faults(&dressed).first() {
                return wrong(format!("{fault} at {} after {:?}", view.text, asked.moves));
            }
        }
        if let Some(words) = words.as_mut().filter(|_| asked.moves.len() < SAID) {
            let told = told(&view, asked.moves.len(), 0);
            words.missing.extend(draw::english(&told, input, &words.own).into_iter().map(without_numbers));
        }
        is_given_truly(&view).map_err(Failure::Wrong)?;
        is_told_apart(&view).map_err(Failure::Wrong)?;
        let player = view.turn.player(asked.moves.len());
        let is_machine = player == Some(machine);
        if !view.options.iter().any(|option| option.is_best) {
            return wrong(format!("no option of {} is as good as it is", view.text));
        }
        let index = match player {
            Some(player) if player != machine => other.choose(view.options.len()),
            _ => chosen(&view, &mut chance),
        };
        let option = &view.options[index];
        asked.moves.push(index);
        let next = see(problem, input, asked.clone()).map_err(Failure::Refused)?;
        if (&next.text, &next.standing) != (&option.text, &option.standing) {
            return wrong(format!(
                "{} is {:?} as an option, and {:?} itself",
                option.text, option.standing, next.standing
            ));
        }
        if is_machine && matches!(view.standing, Standing::Won(_)) && !matches!(next.standing, Standing::Lost(_)) {
            return wrong(format!("the machine gives the win away at {}", view.text));
        }
        view = next;
    }
    if let Standing::Worth(worth) = &view.standing
        && view.options.is_empty()
        && worth.ends_with("to the first player")
    {
        return wrong(format!("the end is said in a number: {worth}"));
    }
    let machine_moves = view.turn.player(asked.moves.len()) == Some(machine);
    let is_won = match view.standing {
        Standing::Won(_) => machine_moves,
        Standing::Lost(_) => !machine_moves,
        Standing::Drawn | Standing::Worth(_) => true,
    };
    let is_over = view.options.is_empty();
    let should_win = matches!(first.standing, Standing::Won(_) | Standing::Lost(_));
    if should_win && !(is_over && is_won) {
        return wrong(format!("the machine does not win: {} after {:?}", view.text, asked.moves));
    }
    // Taken back, and told to a page.
    asked.moves.truncate(asked.moves.len() / 2);
    let again = see(problem, input, asked.clone()).map_err(Failure::Refused)?;
    let told = answer(problem, &serde_json::json!({ "input": input, "moves": asked.moves }).to_string());
    if told["text"].as_str() != Some(&draw::position(&told_board(&again), Language::English)[..])
        || told["options"].as_array().map(Vec::len) != Some(again.options.len())
    {
        return wrong(format!("a page is told otherwise: {told}"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rust_writes_is_told_from_words() {
        for words in ["Some(3)", "(0, None)", "([1], false)", "Red { at: 1 }", "Hit(2)"] {
            assert!(is_rust(words), "{words}");
        }
        for words in ["(1, 1): 1/1 → ●", "heap 2: 5 → 3", "cut from (1, 0) to (1, 1)", "[2, 3]", "none"] {
            assert!(!is_rust(words), "{words}");
        }
    }
}
