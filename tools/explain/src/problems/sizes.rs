//! One heap, of which some sizes are lost.

use grundy::games::take_away::won_heaps;

use super::entry::{Entry, Found, found};
use crate::layer::{Layer, Mark};
use crate::reading::Claim;
use crate::see::See;
use crate::strategies::told::{Told, said};

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "timus1180", find: |see| lost_sizes(see, "sizes.three", |size| size % 3 == 0) },
    Entry {
        slugs: "cf1844a",
        find: |see| {
            let moves: Vec<usize> = see.given_alone()?.get(..2)?.iter().map(|&taken| taken as usize).collect();
            let won = won_heaps(&moves, *see.sizes()?.first()? as usize + 1);
            lost_sizes(see, "sizes.set", |size| !won[size as usize])
        },
    },
    Entry { slugs: "edpc_k cses_stick_game", find: from_a_set },
    Entry {
        slugs: "hdu1846",
        find: |see| {
            let most = see.number(0)? as u64;
            lost_sizes(see, "sizes.bachet", |size| size % (most + 1) == 0)
        },
    },
    Entry {
        slugs: "cf1194d",
        find: |see| {
            let k = see.number(0)? as u64;
            let is_lost =
                |size: u64| if k % 3 == 0 { size % (k + 1) % 3 == 0 && size % (k + 1) != k } else { size % 3 == 0 };
            lost_sizes(see, "sizes.one-two-k", is_lost)
        },
    },
    Entry { slugs: "p4018", find: |see| lost_sizes(see, "sizes.six", |size| size % 6 == 0) },
    Entry {
        slugs: "cf1537d",
        find: |see| {
            lost_sizes(see, "sizes.divisors", |size| size % 2 == 1 || size.is_power_of_two() && size.ilog2() % 2 == 1)
        },
    },
    Entry {
        slugs: "cf1370c",
        find: |see| {
            lost_sizes(see, "sizes.odd-divisors", |size| {
                let is_prime =
                    |number: u64| number > 1 && (2..number).take_while(|p| p * p <= number).all(|p| number % p != 0);
                size == 1 || size.is_power_of_two() && size >= 4 || size % 4 == 2 && is_prime(size / 2)
            })
        },
    },
    Entry { slugs: "cf150a", find: two_prime_factors },
    Entry { slugs: "agc033c", find: diameter },
];

/// How many lost sizes are named, and marked on the heap.
const NAMED: usize = 8;

/// The only heap that is there, by which sizes are lost.
fn lost_sizes(see: &See, rule: &'static str, is_lost: impl Fn(u64) -> bool) -> Found {
    let heaps = see.heaps()?;
    let heap = heaps.first()?;
    let lost_here = is_lost(heap.size);
    let below: Vec<u64> = (0..heap.size).rev().filter(|&size| is_lost(size)).take(NAMED).collect();
    let short = match (lost_here, below.first()) {
        (true, _) => said("sizes.lost").with("n", heap.size),
        (false, Some(&next)) => said("sizes.won").with("n", heap.size).with("m", next),
        (false, None) => said("sizes.won-alone").with("n", heap.size),
    };
    let distance = if lost_here { 0 } else { heap.size - below.first().unwrap_or(&0) };
    // Whoever still has something to take wins.
    let claims = [!lost_here, heap.size > 0].map(Claim::won);
    let told = Told::new("lost-sizes", claims, distance, short).by("games::take_away").step(said(rule), vec![]);
    let named: Vec<String> = lost_here.then_some(heap.size).iter().chain(&below).map(u64::to_string).collect();
    let stones = below.iter().filter(|_| heap.size <= 60);
    let stones = stones.map(|size| (heap.thing.part().replace("heap:", "stone:") + &format!(":{size}"), Mark::Lost));
    let marks: Vec<_> = stones.collect();
    let layers = if marks.is_empty() { vec![] } else { vec![Layer::Marks(marks)] };
    let more = if named.len() > NAMED - 1 { ", …" } else { "" };
    let which = said("sizes.which").with("sizes", named.join(", ") + more);
    let told = if named.is_empty() { told } else { told.step(which, layers) };
    found(told.step(said(if lost_here { "sizes.no-way" } else { "sizes.way" }), vec![]))
}

fn from_a_set(see: &See) -> Found {
    let moves: Vec<usize> = see.given().get(2..)?.iter().map(|&taken| taken as usize).collect();
    let won = won_heaps(&moves, *see.sizes()?.first()? as usize + 1);
    lost_sizes(see, "sizes.set", |size| !won[size as usize])
}

fn two_prime_factors(see: &See) -> Found {
    let (cell, part) = see.row()?.into_iter().next()?;
    let number: u64 = cell.parse().ok()?;
    let (mut left, mut count, mut factor) = (number, 0_u64, 2);
    while factor * factor <= left {
        if left % factor == 0 {
            (left, count) = (left / factor, count + 1);
        } else {
            factor += 1;
        }
    }
    count += u64::from(left > 1);
    let short = match count {
        2 => said("factors.two").with("n", number),
        0 | 1 => said("factors.few").with("n", number),
        _ => said("factors.many").with("n", number).with("k", count),
    };
    let told = Told::new("lost-sizes", [Claim::won(count != 2), Claim::won(count >= 2)], count, short.clone());
    found(told.step(said("factors.rule"), vec![Layer::Values(vec![(part, count.to_string())])]).step(short, vec![]))
}

fn diameter(see: &See) -> Found {
    let graph = see.graph()?;
    let has_coin =
        |vertex: usize| graph.vertices[vertex].as_ref().is_some_and(|coins| !["", "0"].contains(&&coins[..]));
    let coins: Vec<usize> = (0..graph.vertices.len()).filter(|&vertex| has_coin(vertex)).collect();
    let between = |&from: &usize| {
        let hung = graph.hung_from(from);
        coins.iter().filter_map(|&to| Some(hung[to]?.1)).max()
    };
    let Some(longest) = coins.iter().filter_map(between).max() else {
        let told = Told::new("lost-sizes", [Claim::Lost, Claim::Lost], 0, said("diameter.none"));
        return found(told.step(said("diameter.none"), vec![]));
    };
    let is_lost = longest % 3 == 1;
    let claims = [!is_lost, longest % 2 == 0].map(Claim::won);
    let parts = coins.iter().map(|&vertex| graph.vertex(vertex));
    let told = Told::new("lost-sizes", claims, longest, said("diameter.number").with("n", longest));
    let told = told.marking(said("diameter.rule").with("n", longest), parts, Mark::Keep);
    found(told.step(said(if is_lost { "diameter.lost" } else { "diameter.won" }), vec![]))
}
