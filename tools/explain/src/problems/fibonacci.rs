//! A heap of which a move may take at most so much as the moves before allow.

use grundy::games::fibonacci::{first_player_wins, parts};

use super::entry::{Entry, Found, found};
use crate::reading::Claim;
use crate::see::See;
use crate::strategies::told::{Told, said};

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "hdu2516 p6487", find: |see| twice(*see.sizes()?.first()?, see.number(0)? as u64, false) },
    Entry { slugs: "p6791", find: |see| twice(*see.sizes()?.first()?, see.number(0)? as u64, true) },
    Entry { slugs: "dynamic_subtraction", find: as_many },
];

/// At most twice as many as the move before; the last stone may lose.
fn twice(stones: u64, most: u64, is_misere: bool) -> Found {
    if is_misere && stones == 0 {
        let told = Told::new("fibonacci", [Claim::Won, Claim::Lost], 0, said("fibonacci.last"));
        return found(told.step(said("fibonacci.last"), vec![]));
    }
    let counted = stones - u64::from(is_misere);
    let of: Vec<u64> = parts(counted).collect();
    let Some(&least) = of.iter().min() else {
        let told = Told::new("fibonacci", [Claim::Lost, Claim::Lost], 0, said("fibonacci.nothing"));
        return found(told.by("games::fibonacci").step(said("fibonacci.nothing"), vec![]));
    };
    let is_won = first_player_wins(counted, most);
    let mut of = of;
    of.sort_unstable_by(|a, b| b.cmp(a));
    let words = of.iter().map(u64::to_string).collect::<Vec<_>>().join(" + ");
    let of = |name| said(name).with("n", counted).with("parts", words.clone()).with("most", most);
    // Multiples of 3, as where two may be taken at most.
    let claims = [is_won, counted % 3 != 0].map(Claim::won);
    let mut told = Told::new("fibonacci", claims, least, of("fibonacci.short")).by("games::fibonacci");
    if is_misere {
        told = told.step(said("fibonacci.misere"), vec![]);
    }
    let end = said(if is_won { "fibonacci.won" } else { "fibonacci.lost" }).with("least", least);
    found(told.step(of("fibonacci.parts"), vec![]).step(end, vec![]))
}

/// At most as many as the move before.
fn as_many(see: &See) -> Found {
    let (stones, most) = (*see.sizes()?.first()?, see.number(0)? as u64);
    if stones == 0 {
        let told = Told::new("fibonacci", [Claim::Lost, Claim::Lost], 0, said("fibonacci.nothing"));
        return found(told.step(said("fibonacci.nothing"), vec![]));
    }
    let least = 1 << stones.trailing_zeros();
    let is_won = least <= most;
    let of = |name| said(name).with("n", stones).with("least", least).with("most", most);
    let claims = [is_won, stones % 2 == 1].map(Claim::won);
    let told = Told::new("fibonacci", claims, least, of("fibonacci.binary")).step(of("fibonacci.binary-rule"), vec![]);
    found(told.step(said(if is_won { "fibonacci.binary-won" } else { "fibonacci.binary-lost" }), vec![]))
}
