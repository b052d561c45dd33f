//! Which strategy reads a problem's positions, and how it finds them on the board, and in the input where the board
//! does not say all.

mod at_a_glance;
mod classes;
mod coins;
mod entry;
mod few;
mod fibonacci;
mod first;
mod groups;
mod hackenbush;
mod matching;
mod misere;
mod moore;
mod nim;
mod numbers;
mod parity;
mod parts;
mod rounds;
mod scores;
mod sizes;
mod staircase;
mod sum;
mod switches;
mod wythoff;

use crate::see::See;
use entry::{Entry, Found};

/// The problems of each strategy.
const ALL: &[(&str, &[Entry])] = &[
    ("nim", nim::ALL),
    ("nim", groups::ALL),
    ("staircase", staircase::ALL),
    ("wythoff", wythoff::ALL),
    ("matching", matching::ALL),
    ("lost-sizes", sizes::ALL),
    ("parity", parity::ALL),
    ("sum", sum::ALL),
    ("sum", parts::ALL),
    ("coins", coins::ALL),
    ("hackenbush", hackenbush::ALL),
    ("moore", moore::ALL),
    ("misere", misere::ALL),
    ("fibonacci", fibonacci::ALL),
    ("numbers", numbers::ALL),
    ("switches", switches::ALL),
    ("few", few::ALL),
    ("few", first::ALL),
    ("rounds", rounds::ALL),
    ("scores", scores::ALL),
    ("few", classes::ALL),
    ("few", at_a_glance::ALL),
    ("sum", at_a_glance::SHEETS),
];

/// The pages of the library that have a strategy.
pub const THEOREMS: [&str; 17] = [
    "games::coins",
    "games::ends",
    "games::euclid",
    "games::fibonacci",
    "games::hackenbush",
    "games::infinitesimals",
    "games::misere",
    "games::moore",
    "games::nim",
    "games::numbers",
    "games::retrograde",
    "games::sg",
    "games::splitting",
    "games::staircase",
    "games::switches",
    "games::take_away",
    "games::wythoff",
];

/// Problems that link such a page, and are not read, with the reason.
pub const SILENT: [(&str, &str); 12] = [
    ("abc278g", "it is a dialogue"),
    ("arc112c", "the formula is longer than fifteen lines, and as deep as the tree"),
    ("arc168b", "what a move may take is not on the board"),
    ("bzoj1299", "where bars are out of the box and others cancel, the theorem says nothing"),
    ("cf1710e", "the formula is longer than fifteen lines"),
    ("cf725f", "a worth is two numbers, and the theorem gives their difference alone"),
    ("cf919f", "a position is a pair of hands, and there are too many"),
    ("loj2822", "it is a dialogue"),
    ("p13119", "it is a dialogue"),
    ("p4301", "the board does not say in whose turn heaps are removed"),
    ("p9169", "a position is the places of three pieces, and there are too many"),
    ("gym101908b", "the formula is for the marbles of the start"),
];

fn entries() -> impl Iterator<Item = (&'static str, &'static Entry)> {
    ALL.iter().flat_map(|(strategy, entries)| entries.iter().map(move |entry| (*strategy, entry)))
}

fn of(slug: &str) -> impl Iterator<Item = (&'static str, &'static Entry)> {
    entries().filter(move |(_, entry)| entry.slugs.split(' ').any(|other| other == slug))
}

/// The strategy of a problem, where it has one.
pub fn strategy(slug: &str) -> Option<&'static str> {
    of(slug).next().map(|(strategy, _)| strategy)
}

/// What a problem's strategy says of a board: of several the first that is not silent.
pub fn read(slug: &str, see: &See) -> Found {
    of(slug).find_map(|(_, entry)| (entry.find)(see))
}

/// A line for each strategy: its name and its problems.
pub fn table() -> String {
    let mut lines: Vec<String> = vec![];
    for (strategy, entry) in entries() {
        let front = format!("{strategy}: ");
        match lines.iter_mut().find(|line| line.starts_with(&front)) {
            Some(line) => *line += &format!(" {}", entry.slugs),
            None => lines.push(front + entry.slugs),
        }
    }
    lines.join("\n") + "\n"
}
