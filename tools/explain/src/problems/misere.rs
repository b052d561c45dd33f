//! Misère Nim: who takes the last stone loses.

use super::entry::{Entry, found};
use crate::strategies::hackenbush::green;
use crate::strategies::misere::Misere;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "p4279 hdu1907", find: |see| found(Misere::new(see.heaps()?)) },
    Entry {
        slugs: "hdu3590",
        find: |see| {
            let graph = see.graph()?;
            let is_root = |vertex: &usize| graph.vertices[*vertex].as_deref() == Some("root");
            let roots: Vec<usize> = (0..graph.vertices.len()).filter(is_root).collect();
            found(Misere::new(green(&graph, &roots).terms).saying("misere.components"))
        },
    },
];
