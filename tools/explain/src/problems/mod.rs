//! Which strategy reads a problem's positions, and how it finds them on the board, and in the input where the board
//! does not say all.

mod coins;
mod few;
mod fibonacci;
mod groups;
mod hackenbush;
mod matching;
mod nim;
mod parity;
mod rounds;
mod scores;
mod sizes;
mod staircase;
mod sum;
mod wythoff;

use crate::reading::Strategy;
use crate::see::See;

/// What is found on a board; nothing where the strategy is silent.
type Found = Option<Box<dyn Strategy>>;

/// Problems, the name of their strategy, and how it finds its position.
struct Entry {
    slugs: &'static str,
    find: fn(&See) -> Found,
}

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
    ("coins", coins::ALL),
    ("hackenbush", hackenbush::ALL),
    ("moore", few::MOORE),
    ("misere", few::MISERE),
    ("fibonacci", fibonacci::ALL),
    ("few", few::ALL),
    ("few", few::FIRST),
    ("rounds", rounds::ALL),
    ("scores", scores::ALL),
    ("switches", scores::SWITCHES),
];

fn found(strategy: impl Strategy + 'static) -> Found {
    Some(Box::new(strategy))
}

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
    let slugs = |entries: &[Entry]| entries.iter().map(|entry| entry.slugs).collect::<Vec<_>>().join(" ");
    ALL.iter().map(|(strategy, entries)| format!("{strategy}: {}\n", slugs(entries))).collect()
}
