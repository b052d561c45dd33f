//! Games for a score, in which best play is known number by number.

use grundy::games::ends;

use super::entry::{Entry, Found, found};
use crate::layer::{Lane, Layer, Part};
use crate::reading::{Claim, PLAYERS, led};
use crate::see::See;
use crate::strategies::told::{Told, said};

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "edpc_l cses_removal_game", find: two_ends },
    Entry { slugs: "p3507", find: least_of_the_cards },
    Entry { slugs: "p2964", find: from_the_front },
];

/// The numbers that are still there, and their parts.
fn numbers(see: &See) -> Option<Vec<(i64, Part)>> {
    let there = see.row()?.into_iter().filter(|(cell, _)| !cell.is_empty());
    there.map(|(cell, part)| Some((cell.parse().ok()?, part))).collect()
}

/// What both have in the end, the player to move first: he is the first player of what is left.
fn totals(mine: i64, other: i64) -> Claim {
    Claim::Worth(format!("{mine} to the first player, {other} to the second player"), mine - other)
}

/// The same from a lead in what is left, which two numbers share, and what they have.
fn shared(all: i64, lead: i64, have: [i64; 2]) -> [i64; 2] {
    [(all + lead) / 2 + have[0], (all - lead) / 2 + have[1]]
}

fn two_ends(see: &See) -> Found {
    let (left, have) = (numbers(see)?, [see.number(0)?, see.number(1)?]);
    let values: Vec<i64> = left.iter().map(|(value, _)| *value).collect();
    let lead = |values: &[i64]| if values.is_empty() { 0 } else { ends::lead(values) };
    let all: i64 = values.iter().sum();
    let [mine, other] = shared(all, lead(&values), have);
    // Takes the larger end each time.
    let greedy = |mut values: &[i64]| {
        let (mut lead, mut sign) = (0, 1);
        while let [first, .., last] | [first @ last] = values {
            let takes_first = first >= last;
            (lead, sign) = (lead + sign * if takes_first { first } else { last }, -sign);
            values = if takes_first { &values[1..] } else { &values[..values.len() - 1] };
        }
        lead
    };
    let [broken, rest] = shared(all, greedy(&values), have);
    let short = said("scores.totals").with("a", mine).with("b", other);
    let mut told =
        Told::new("scores", [totals(mine, other), totals(broken, rest)], mine - other, short.clone()).by("games::ends");
    // From each end on, as both play best.
    let lane = |takes_left: bool| {
        let (mut from, mut to, mut is_mover, mut takes) = (0, left.len(), true, vec![]);
        let mut takes_left = takes_left;
        while from < to {
            let place = if takes_left { from } else { to - 1 };
            takes.push((left[place].1.clone(), is_mover));
            (from, to) = if takes_left { (from + 1, to) } else { (from, to - 1) };
            is_mover = !is_mover;
            takes_left =
                from < to && values[from] - lead(&values[from + 1..to]) >= values[to - 1] - lead(&values[from..to - 1]);
        }
        let sum = |who: bool| -> i64 {
            let of = |part: &Part| left.iter().find(|(_, other)| other == part).map_or(0, |(value, _)| *value);
            takes.iter().filter(|(_, is_mover)| *is_mover == who).map(|(part, _)| of(part)).sum()
        };
        Lane { totals: (have[0] + sum(true), have[1] + sum(false)), takes }
    };
    if !left.is_empty() {
        let lanes = if left.len() > 1 { vec![lane(true), lane(false)] } else { vec![lane(true)] };
        told = told.step(said("scores.ends"), vec![Layer::Lanes(lanes)]);
    }
    found(told.step(short, vec![]))
}

fn least_of_the_cards(see: &See) -> Found {
    let (mut left, lead) = (numbers(see)?, see.number(0)?);
    left.sort();
    let mut best = 0;
    let mut take = None;
    for (value, part) in &left {
        if value - best > best {
            (best, take) = (value - best, Some((*value, part.clone())));
        }
    }
    let all_at_once = left.last().map_or(0, |(value, _)| *value);
    let worth = |lead: i64| Claim::Worth(led(lead, PLAYERS), lead);
    let short = said("scores.lead").with("n", best + lead);
    let told = Told::new("scores", [worth(best + lead), worth(all_at_once + lead)], best + lead, short.clone());
    let told = told.step(said("scores.cards"), vec![]);
    let told = match take {
        Some((value, _)) => {
            let parts = left.iter().filter(|(other, _)| *other >= value).map(|(_, part)| part.clone());
            told.marking(said("scores.from").with("n", value), parts, crate::layer::Mark::Gone)
        }
        None => told,
    };
    found(told.step(short, vec![]))
}

fn from_the_front(see: &See) -> Found {
    let (left, most) = (numbers(see)?, see.number(0)? as usize);
    let have = [see.number(1)?, see.number(2)?];
    let n = left.len();
    let sum = |rest: usize| left[n - rest..].iter().map(|(value, _)| value).sum::<i64>();
    // What the player to move gets of the last so many coins, if he may take up to so many.
    let mut gets = vec![vec![0; 2 * n + 3]; n + 1];
    for rest in 1..=n {
        for most in 1..=2 * n + 2 {
            let after = |taken: usize| sum(rest) - gets[rest - taken][(2 * taken).min(2 * n + 2)];
            gets[rest][most] = (1..=most.min(rest)).map(after).max().unwrap_or(0);
        }
    }
    let get = gets[n][most.min(2 * n + 2)];
    let [mine, other] = [have[0] + get, have[1] + sum(n) - get];
    let greedy: i64 = left.iter().take(most).map(|(value, _)| value).sum();
    let broken = totals(have[0] + greedy, have[1] + sum(n) - greedy);
    let short = said("scores.totals").with("a", mine).with("b", other);
    let told = Told::new("scores", [totals(mine, other), broken], mine - other, short.clone());
    let best = (1..=most.min(n)).find(|&taken| sum(n) - gets[n - taken][(2 * taken).min(2 * n + 2)] == get);
    let parts = left.iter().take(best.unwrap_or(0)).map(|(_, part)| part.clone());
    let told = told.marking(said("scores.front").with("n", best.unwrap_or(0)), parts, crate::layer::Mark::Gone);
    found(told.step(short, vec![]))
}
