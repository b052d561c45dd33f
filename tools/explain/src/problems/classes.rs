//! Rules that look at classes of numbers: those with a bit, or with a divisor.

use grundy::games::sg::nim_sum;

use super::entry::{Entry, Found, found};
use crate::layer::{Mark, Part};
use crate::reading::Claim;
use crate::see::See;
use crate::strategies::told::{Told, said};

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "cf1383b", find: |see| highest_bit(see, "bit.by-four", own_number) },
    Entry { slugs: "p8743", find: |see| highest_bit(see, "bit.last", either_number) },
    Entry { slugs: "arc155d", find: common_divisor },
];

/// Numbers are taken into scores by XOR: only the highest bit of the XOR of all counts. `wins` is told how many numbers
/// that are left have the bit, how many have not, and whether the score of the player to move has it.
fn highest_bit(see: &See, rule: &'static str, wins: fn(usize, usize, bool) -> bool) -> Found {
    let cells = see.row()?;
    let numbers: Vec<u64> = cells.iter().map(|(number, _)| number.parse().ok()).collect::<Option<_>>()?;
    let scores = [see.number(0)? as u64, see.number(1)? as u64];
    let sum = nim_sum(numbers.iter().copied().chain(scores));
    let Some(bit) = sum.checked_ilog2().map(|place| 1 << place) else {
        let told = Told::new("few", [Claim::Drawn, Claim::Lost], 0, said("bit.draw"));
        return found(told.step(said("bit.equal"), vec![]));
    };
    let have = |number: &u64| number & bit != 0;
    let (count, is_mine) = (numbers.iter().filter(|number| have(number)).count(), have(&scores[0]));
    let with: Vec<Part> =
        cells.iter().zip(&numbers).filter(|(_, number)| have(number)).map(|((_, part), _)| part.clone()).collect();
    let others = numbers.len() - count;
    let claims = [wins(count, others, is_mine), count % 2 == 1].map(Claim::won);
    let told = Told::new("few", claims, count, said("bit.short").with("n", count).with("bit", bit));
    let told = told.step(said("bit.decides").with("sum", sum).with("bit", bit), vec![]);
    let mine = if is_mine { "bit.mine" } else { "bit.not-mine" };
    let told = told.marking(said(mine).with("n", count).with("other", others).with("bit", bit), with, Mark::Odd);
    found(told.step(said(if count == 0 { "bit.nobody" } else { rule }), vec![]))
}

/// Each takes into his own score.
fn own_number(count: usize, others: usize, is_mine: bool) -> bool {
    match (count + 2 * usize::from(is_mine)) % 4 {
        0 => false,
        3 => others % 2 == 1,
        _ => true,
    }
}

/// Each takes into either score.
fn either_number(count: usize, others: usize, is_mine: bool) -> bool {
    match count {
        0 => is_mine,
        1 => true,
        _ => (count + others) % 2 == 1,
    }
}

/// The greatest common divisor of what is erased must not become 1.
fn common_divisor(see: &See) -> Found {
    let cells = see.row()?;
    let numbers: Vec<u64> = cells.iter().map(|(number, _)| number.parse().ok()).collect::<Option<_>>()?;
    let g = see.number(0)? as u64;
    let multiples = |g: u64| numbers.iter().filter(|number| number.is_multiple_of(g)).count();
    let left = multiples(g);
    let others: Vec<Option<u64>> = numbers.iter().map(|&a| Some(gcd(g, a)).filter(|&h| 1 < h && h < g)).collect();
    let lost = |h: &u64| !has_won(&numbers, *h, multiples(*h) - 1);
    let smaller = others.iter().position(|h| h.as_ref().is_some_and(lost));
    let is_won = has_won(&numbers, g, left);
    let told =
        Told::new("few", [is_won, left % 2 == 1].map(Claim::won), left, said("gcd.short").with("n", left).with("g", g));
    let parts = cells.iter().zip(&numbers).filter(|(_, number)| number.is_multiple_of(g));
    let parts = parts.map(|((_, part), _)| part.clone());
    let told = told.marking(said("gcd.multiples").with("n", left).with("g", g), parts, Mark::Keep);
    found(match smaller {
        Some(cell) => {
            let (number, h) = (numbers[cell], others[cell].unwrap_or(1));
            let aim = said("gcd.smaller").with("a", number).with("h", h);
            told.marking(aim, [cells[cell].1.clone()], Mark::Aim)
        }
        None if is_won => told.step(said("gcd.odd"), vec![]),
        None if left % 2 == 1 => told.step(said("gcd.odd-lost"), vec![]),
        None => told.step(said("gcd.even"), vec![]),
    })
}

pub(super) fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Whether the player to move wins, if the divisor is g and so many multiples of it are left: what counts is whether
/// these are even or odd. Everything else is on the board.
fn has_won(numbers: &[u64], g: u64, left: usize) -> bool {
    let multiples = |g: u64| numbers.iter().filter(|number| number.is_multiple_of(g)).count();
    let gone = multiples(g);
    let helps = |left: usize| {
        numbers.iter().map(|&a| gcd(g, a)).filter(|&h| 1 < h && h < g).any(|h| {
            // The difference is what it was, as no other number has been erased.
            let others = multiples(h) - gone;
            !has_won(numbers, h, (others + left + 1) % 2)
        })
    };
    if left % 2 == 0 { helps(0) } else { helps(1) || !helps(0) }
}
