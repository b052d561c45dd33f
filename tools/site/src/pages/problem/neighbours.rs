//! Which problems are near another one, and how.

use std::collections::BTreeMap;

use collection::{Collection, Language, Problem, finder::Spot};
use entry::Relation;

/// How one is near.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Nearness {
    kind: Kind,
    /// Which is harder, where the judge says it of both.
    harder: Option<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Twin,
    Easier,
    Harder,
    SameTheorem,
    SameMove,
    SameMethod,
    SameFamily,
}

/// So many are named at most.
const MOST: usize = 6;

impl Nearness {
    pub fn words(self, language: Language) -> String {
        let kind = match self.kind {
            Kind::Twin => language.of("its twin", "姊妹题"),
            Kind::Easier => language.of("easier", "更易"),
            Kind::Harder => language.of("harder", "更难"),
            Kind::SameTheorem => language.of("the same theorem", "同一定理"),
            Kind::SameMove => language.of("a similar move", "操作相近"),
            Kind::SameFamily => language.of("the same family", "同一类"),
            Kind::SameMethod => language.of("with the same part of the library", "用到库中同一部分"),
        };
        let is_named = matches!(self.kind, Kind::Twin | Kind::Easier | Kind::Harder);
        let harder = match self.harder.filter(|_| !is_named) {
            Some(true) => language.of(", harder", "，更难"),
            Some(false) => language.of(", easier", "，更易"),
            None => "",
        };
        format!("{kind}{harder}")
    }
}

/// The nearest ones, the nearest first.
pub fn neighbours<'a>(collection: &'a Collection, problem: &'a Problem) -> Vec<(&'a Problem, Nearness)> {
    let rated = |problem: &Problem| problem.difficulty.rating();
    let harder = |other: &Problem| {
        Some(rated(other)?.cmp(&rated(problem)?)).filter(|order| order.is_ne()).map(|order| order.is_gt())
    };
    let games = |problem: &'a Problem| {
        let modules = collection.modules_of(problem.slug()).filter(|module| module.path.starts_with("games::"));
        // Nearly all use it.
        modules.map(|module| &module.path[..]).filter(|path| *path != "games::sg").collect::<Vec<_>>()
    };
    let mine = games(problem);
    let named = named(problem);
    let shares = |other: &Problem| {
        // In the same line of the finder, which says how it is moved.
        let line = |spot: &Spot| (spot.group, spot.line);
        problem.spots.iter().any(|spot| other.spots.iter().any(|there| line(there) == line(spot)))
    };
    let kind = |other: &'a Problem| {
        let has_theorem = other.theorem() == problem.theorem();
        let has_method = games(other).iter().any(|module| mine.contains(module));
        match () {
            () if other.slug() == problem.slug() => None,
            () if named.contains_key(other.slug()) => named.get(other.slug()).copied(),
            () if has_theorem => Some(Kind::SameTheorem),
            () if shares(other) => Some(Kind::SameMove),
            () if has_method => Some(Kind::SameMethod),
            () if other.family() == problem.family() => Some(Kind::SameFamily),
            () => None,
        }
    };
    let all = collection.in_order();
    let mut near: Vec<(&Problem, Nearness)> =
        all.filter_map(|other| Some((other, Nearness { kind: kind(other)?, harder: harder(other) }))).collect();
    near.sort_by_key(|(_, nearness)| nearness.kind as usize);
    // A whole family is near only to a program that has none nearer.
    let nearer = near.iter().filter(|(_, nearness)| nearness.kind != Kind::SameFamily).count();
    near.truncate(if nearer == 0 { MOST / 2 } else { nearer.min(MOST) });
    near
}

/// Those that the header names behind the family.
fn named(problem: &Problem) -> BTreeMap<&str, Kind> {
    let kind = |relation| match relation {
        Relation::Easier => Kind::Easier,
        Relation::Twin => Kind::Twin,
        Relation::Harder => Kind::Harder,
    };
    let relations = problem.program.header.relations();
    relations.into_iter().map(|(relation, slug)| (slug, kind(relation))).collect()
}
