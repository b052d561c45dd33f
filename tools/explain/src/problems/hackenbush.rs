//! Edges that are deleted, with what no longer hangs on the ground.

use super::entry::{Entry, Found, found};
use crate::see::{Heap, See};
use crate::strategies::hackenbush::green;
use crate::strategies::xor::Xor;
use crate::words::Thing;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "hdu3094 agc017d", find: |see| on_ground(see, "green.colon", |see| Some(vec![see.graph()?.root?])) },
    Entry {
        slugs: "graph_hackenbush",
        find: |see| on_ground(see, "green.fusion", |see| Some(vec![see.graph()?.root?])),
    },
    Entry {
        slugs: "poj3710",
        find: |see| {
            on_ground(see, "green.fusion", |see| {
                let graph = see.graph()?;
                Some((0..graph.vertices.len()).filter(|&v| graph.vertices[v].as_deref() == Some("root")).collect())
            })
        },
    },
    Entry {
        slugs: "cf1610i",
        find: |see| {
            on_ground(see, "green.pinned", |see| Some(see.graph()?.tokens.iter().map(|(vertex, _)| *vertex).collect()))
        },
    },
    Entry { slugs: "hdu5299", find: circles },
];

fn on_ground(see: &See, intro: &'static str, ground: impl Fn(&See) -> Option<Vec<usize>>) -> Found {
    let green = green(&see.graph()?, &ground(see)?);
    found(Xor::sum(green.terms, intro).with_others(green.values).by("games::hackenbush"))
}

fn circles(see: &See) -> Found {
    let graph = see.graph()?;
    let circle = |vertex: usize| {
        let numbers: Vec<i64> = graph.vertices[vertex].as_ref()?.split(", ").filter_map(|n| n.parse().ok()).collect();
        <[i64; 3]>::try_from(numbers).ok()
    };
    let all: Vec<(usize, [i64; 3])> = (0..graph.vertices.len()).filter_map(|v| Some((v, circle(v)?))).collect();
    let is_inside = |[x, y, r]: [i64; 3], [a, b, s]: [i64; 3]| s > r && (x - a).pow(2) + (y - b).pow(2) < s * s;
    let mut by_size = all.clone();
    by_size.sort_by_key(|(_, [.., r])| *r);
    let mut carried = vec![0; graph.vertices.len()];
    let mut outer = vec![];
    for (index, &(vertex, here)) in by_size.iter().enumerate() {
        match by_size[index + 1..].iter().find(|(_, other)| is_inside(here, *other)) {
            Some(&(around, _)) => carried[around] ^= carried[vertex] + 1,
            None => outer.push((vertex, carried[vertex] + 1)),
        }
    }
    let others = all.iter().map(|&(vertex, _)| (graph.vertex(vertex), carried[vertex].to_string())).collect();
    let term =
        |(vertex, size): (usize, u64)| Heap { size, thing: Thing::new("circle", vertex + 1, graph.vertex(vertex)) };
    let terms = outer.into_iter().map(term).collect();
    found(Xor::sum(terms, "green.circles").with_others(others).by("games::hackenbush"))
}
