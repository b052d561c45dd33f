//! The orders of the items of lists.

use rustc_hash::{FxHashMap, FxHashSet};

use super::value::{Data, Value};

/// How the items of a list follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// In any way.
    Any,
    /// No two are alike.
    Distinct,
    /// Each is greater than the one before.
    Rising,
    /// None is less than the one before.
    NotFalling,
    /// They are the edges of a graph without loops, and none comes twice, in either direction.
    Edges,
    /// They are the edges of such a graph, in which every vertex can be reached.
    Connected,
    /// They are the edges of a graph without cycles, a tree where there are enough.
    Forest,
    /// They are arcs between two vertices, and none comes twice.
    Arcs,
    /// They are arcs of a graph without cycles; one may come twice.
    Acyclic,
}

impl Order {
    pub(super) fn allows_next(self, last: &Data, next: &Data) -> bool {
        match self {
            Self::Rising => last < next,
            Self::NotFalling => last <= next,
            _ => true,
        }
    }

    /// Whether the items follow one another so.
    pub(super) fn holds(self, items: &[Data]) -> bool {
        let differ = |items: Vec<Data>| items.iter().collect::<FxHashSet<_>>().len() == items.len();
        let ends = |item: &Data| <[i128; 2]>::of(&Data::List(item.list()[..2].to_vec()));
        match self {
            Self::Any => true,
            Self::Rising | Self::NotFalling => items.windows(2).all(|pair| self.allows_next(&pair[0], &pair[1])),
            Self::Distinct => differ(items.to_vec()),
            Self::Edges | Self::Connected => {
                let edges = || items.iter().map(ends);
                edges().all(|[u, v]| u != v) && differ(edges().map(|[u, v]| [u.min(v), u.max(v)].data()).collect())
            }
            Self::Forest => {
                let edges: Vec<[i128; 2]> = items.iter().map(ends).collect();
                is_forest(1 + edges.iter().flatten().max().unwrap_or(&0), &edges)
            }
            Self::Arcs => {
                let arcs = || items.iter().map(ends);
                arcs().all(|[u, v]| u != v) && differ(arcs().map(|arc| arc.data()).collect())
            }
            Self::Acyclic => is_acyclic(&items.iter().map(ends).collect::<Vec<_>>()),
        }
    }
}

/// Whether no edge closes a cycle.
pub(super) fn is_forest(vertices: i128, edges: &[[i128; 2]]) -> bool {
    let mut parent: Vec<usize> = (0..usize::try_from(vertices).expect("a number of vertices")).collect();
    edges.iter().all(|edge| {
        let [u, v] = edge.map(|end| {
            let mut v = end as usize;
            while parent[v] != v {
                parent[v] = parent[parent[v]];
                v = parent[v];
            }
            v
        });
        parent[u] = v;
        u != v
    })
}

/// Whether the arcs close no cycle: those without an arc into them are taken away, one after the other.
fn is_acyclic(arcs: &[[i128; 2]]) -> bool {
    let mut out: FxHashMap<i128, Vec<i128>> = FxHashMap::default();
    let mut into: FxHashMap<i128, usize> = FxHashMap::default();
    for &[u, v] in arcs {
        out.entry(u).or_default().push(v);
        *into.entry(v).or_default() += 1;
    }
    let mut open: Vec<i128> = out.keys().copied().filter(|v| !into.contains_key(v)).collect();
    let mut taken = 0;
    while let Some(v) = open.pop() {
        for next in out.get(&v).into_iter().flatten() {
            taken += 1;
            let left = into.get_mut(next).expect("an arc leads there");
            *left -= 1;
            if *left == 0 {
                open.push(*next);
            }
        }
    }
    taken == arcs.len()
}
