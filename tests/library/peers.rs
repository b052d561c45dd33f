//! The library beside published crates: the same operations give the same.

use std::collections::BTreeSet;
use std::ops::RangeBounds;

use ac_library::{Dsu, FenwickTree};
use fixedbitset::FixedBitSet;
use grundy::graphs::{DisjointSets, Lca, Tree};
use grundy::structures::{BitSet, Fenwick};
use itertools::iproduct;
use kit::{seeded, shapes};
use petgraph::algo::dominators::simple_fast;
use petgraph::graph::DiGraph;
use petgraph::unionfind::UnionFind;
use rand::RngExt;
use rand_pcg::Pcg64;

/// None, one, the ends of words, powers of two.
const SIZES: [usize; 9] = [0, 1, 2, 63, 64, 65, 127, 128, 300];

/// One set, three times.
struct Sets {
    ours: BitSet,
    fixed: FixedBitSet,
    std: BTreeSet<usize>,
}

impl Sets {
    fn new(capacity: usize) -> Self {
        Self { ours: BitSet::new(capacity), fixed: FixedBitSet::with_capacity(capacity), std: BTreeSet::new() }
    }

    fn insert(&mut self, element: usize) {
        let is_new = self.std.insert(element);
        assert_eq!(self.ours.insert(element), is_new);
        assert_eq!(!self.fixed.put(element), is_new);
    }

    fn remove(&mut self, element: usize) {
        let was_there = self.std.remove(&element);
        assert_eq!(self.ours.remove(element), was_there);
        if element < self.fixed.len() {
            self.fixed.remove(element);
        }
    }

    fn join(&mut self, other: &Self, operation: u32) {
        match operation {
            0 => {
                self.ours |= &other.ours;
                self.fixed.union_with(&other.fixed);
                self.std = &self.std | &other.std;
            }
            1 => {
                self.ours ^= &other.ours;
                self.fixed.symmetric_difference_with(&other.fixed);
                self.std = &self.std ^ &other.std;
            }
            2 => {
                self.ours &= &other.ours;
                self.fixed.intersect_with(&other.fixed);
                self.std = &self.std & &other.std;
            }
            _ => {
                self.ours -= &other.ours;
                self.fixed.difference_with(&other.fixed);
                self.std = &self.std - &other.std;
            }
        }
    }

    fn extend(&mut self, elements: [usize; 2]) {
        self.ours.extend(elements);
        elements.iter().for_each(|&element| self.fixed.grow_and_insert(element));
        self.std.extend(elements);
    }

    fn clear(&mut self) {
        self.ours.clear();
        self.fixed.clear();
        self.std.clear();
    }

    #[track_caller]
    fn assert_same(&self) {
        let Self { ours, fixed, std } = self;
        assert!(ours.iter().eq(std.iter().copied()) && ours.iter().eq(fixed.ones()));

        assert_eq!((ours.len(), ours.capacity()), (std.len(), fixed.len()));
        assert_eq!((ours.len(), ours.is_empty()), (fixed.count_ones(..), fixed.is_clear()));
        assert_eq!((ours.first(), ours.last()), (fixed.minimum(), fixed.maximum()));
        assert_eq!((ours.first(), ours.last()), (std.first().copied(), std.last().copied()));
        assert!((0..ours.capacity() + 130).all(|element| ours.contains(element) == fixed.contains(element)));
        assert_eq!(Some(ours.mex()), (0..).find(|number| !std.contains(number)));
        assert_eq!(format!("{ours:?}"), format!("{std:?}"));
        assert_eq!(*ours, std.iter().copied().collect());
    }

    #[track_caller]
    fn assert_related_alike(&self, other: &Self) {
        assert_eq!(self.ours == other.ours, self.std == other.std);
        assert_eq!(self.ours.is_subset(&other.ours), self.std.is_subset(&other.std));
        assert_eq!(self.ours.is_superset(&other.ours), self.std.is_superset(&other.std));
        assert_eq!(self.ours.is_disjoint(&other.ours), self.std.is_disjoint(&other.std));
        assert!((&self.ours | &other.ours).into_iter().eq(&self.std | &other.std));
        assert!((&self.ours ^ &other.ours).into_iter().eq(&self.std ^ &other.std));
        assert!((&self.ours & &other.ours).into_iter().eq(&self.std & &other.std));
        assert!((&self.ours - &other.ours).into_iter().eq(&self.std - &other.std));
    }
}

#[test]
fn bit_sets_are_those_of_fixedbitset_and_of_std() {
    let mut random = seeded(76);
    for (size, other_size) in iproduct!(SIZES, SIZES) {
        let (mut set, mut other) = (Sets::new(size), Sets::new(other_size));
        for _ in 0..60 {
            let capacity = set.ours.capacity();
            match random.random_range(0..12) {
                0..5 if capacity > 0 => set.insert(random.random_range(0..capacity)),
                5..7 => set.remove(random.random_range(0..capacity + 70)),
                operation @ 7..11 => set.join(&other, operation - 7),
                _ if random.random_range(0..4) > 0 => {}
                _ if random.random() => set.clear(),
                _ => set.extend([random.random_range(0..capacity + 70), random.random_range(0..70)]),
            }
            set.assert_same();
            set.assert_related_alike(&other);
            (set, other) = (other, set);
        }
    }
}

#[test]
fn disjoint_sets_are_those_of_ac_library_and_of_petgraph() {
    let mut random = seeded(77);
    for size in SIZES.into_iter().filter(|&size| size > 0) {
        let (mut ours, mut ac, mut petgraph) = (DisjointSets::new(size), Dsu::new(size), UnionFind::new(size));
        for _ in 0..3 * size {
            let [a, b] = [(); 2].map(|()| random.random_range(0..size));
            assert_eq!(ours.same(a, b), ac.same(a, b));
            if random.random() {
                let is_new = petgraph.union(a, b);
                assert_eq!(ours.unite(a, b), is_new);
                ac.merge(a, b);
            }
            assert_eq!(ours.same(a, b), petgraph.equiv(a, b));
            assert_eq!([a, b].map(|element| ours.size(element)), [a, b].map(|element| ac.size(element)));
            let leader = ours.leader(a);
            assert!(ac.same(leader, a) && ours.leader(leader) == leader);
        }
    }
}

/// One row of numbers, three times.
struct Rows {
    ours: Fenwick<i64>,
    ac: FenwickTree<i64>,
    ftree: ftree::FenwickTree<i64>,
    plain: Vec<i64>,
}

impl Rows {
    fn new(plain: Vec<i64>) -> Self {
        let mut ac = FenwickTree::new(plain.len(), 0);
        plain.iter().enumerate().for_each(|(index, &element)| ac.add(index, element));
        Self { ours: plain.iter().copied().collect(), ac, ftree: plain.iter().copied().collect(), plain }
    }

    #[track_caller]
    fn assert_same_sum(&self, range: impl RangeBounds<usize> + Clone) {
        let bounds = (range.start_bound().cloned(), range.end_bound().cloned());
        let sum: i64 = self.plain[bounds].iter().sum();
        assert_eq!(self.ours.sum(range.clone()), sum);
        assert_eq!(self.ac.sum(range), sum);
    }

    /// Adds to one element and sets another; no element becomes negative.
    fn change(&mut self, random: &mut Pcg64) {
        let [index, other] = [(); 2].map(|()| random.random_range(0..self.plain.len()));
        let value = random.random_range(-self.plain[index]..=9);
        self.plain[index] += value;
        self.ours.add(index, value);
        self.ac.add(index, value);
        self.ftree.add_at(index, value);

        let value = random.random_range(0..9);
        self.ours.set(other, value);
        self.ac.add(other, value - self.plain[other]);
        self.ftree.add_at(other, value - self.plain[other]);
        self.plain[other] = value;
    }

    #[track_caller]
    fn assert_same(&self, random: &mut Pcg64) {
        let length = self.plain.len();
        assert_eq!((self.ours.len(), self.ours.is_empty()), (length, self.ftree.is_empty()));
        assert!(self.ours.iter().eq(self.plain.iter().copied()));
        assert_eq!(format!("{:?}", self.ours), format!("{:?}", self.plain));
        let count = random.random_range(0..=length);
        assert_eq!(self.ours.prefix(count), self.ac.accum(count));
        assert_eq!(self.ours.prefix(count), self.ftree.prefix_sum(count, 0));
        let bound = random.random_range(0..=self.ours.sum(..) + 2);
        assert_eq!(self.ours.partition_point(|&sum| sum < bound), self.ftree.index_of(bound));
        let start = random.random_range(0..=count);
        self.assert_same_sum(start..count);
        self.assert_same_sum(..count);
        self.assert_same_sum(start..);
        self.assert_same_sum(..);
        if count < length {
            self.assert_same_sum(start..=count);
            self.assert_same_sum(..=count);
        }
    }
}

#[test]
fn fenwick_trees_are_those_of_ac_library_and_of_ftree() {
    let mut random = seeded(78);
    for size in SIZES {
        let mut rows = Rows::new((0..size).map(|_| random.random_range(0..5)).collect());
        for _ in 0..100 {
            rows.assert_same(&mut random);
            if size > 0 {
                rows.change(&mut random);
            }
        }
        // The same, put in one by one, one behind the other, and all at once.
        let mut added = Fenwick::new(size);
        rows.plain.iter().enumerate().for_each(|(index, &element)| added.add(index, element));
        let mut extended = Fenwick::default();
        extended.extend(rows.plain.iter().copied());
        assert_eq!([&added, &extended, &rows.plain.iter().copied().collect()], [&rows.ours; 3]);
    }
}

/// In a tree that is walked from the root, what dominates a vertex is its ancestors.
#[test]
fn ancestors_are_the_dominators_of_petgraph() {
    let mut random = seeded(79);
    for size in SIZES.into_iter().filter(|&size| size > 0) {
        for edges in [shapes::path(size), shapes::star(size), shapes::random_tree(size, &mut random)] {
            let tree = Tree::new(size, edges.iter().copied()).expect("a tree");
            let mut graph: DiGraph<(), ()> = DiGraph::new();
            let vertices: Vec<_> = (0..size).map(|_| graph.add_node(())).collect();
            graph.extend_with_edges(edges.iter().map(|&(u, v)| (vertices[u], vertices[v])));
            let dominators = simple_fast(&graph, vertices[0]);
            let ancestors = |v: usize| -> Vec<usize> {
                dominators.dominators(vertices[v]).expect("a vertex").map(|vertex| vertex.index()).collect()
            };
            let lca = Lca::new(&tree);
            for _ in 0..3 * size {
                let [u, v] = [(); 2].map(|()| random.random_range(0..size));
                let (mut path, mut down) = (ancestors(u), ancestors(v));
                assert!((0..=path.len()).all(|steps| lca.ancestor(u, steps) == path.get(steps).copied()));
                let place = path.iter().position(|vertex| down.contains(vertex)).expect("the root");
                assert_eq!(lca.of(u, v), path[place]);
                down.truncate(down.iter().position(|vertex| *vertex == path[place]).expect("the same"));
                path.truncate(place + 1);
                path.extend(down.iter().rev());
                assert_eq!(lca.distance(u, v), path.len() - 1);
                assert!((0..=path.len()).all(|steps| lca.jump(u, v, steps) == path.get(steps).copied()));
            }
        }
    }
}
