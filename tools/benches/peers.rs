//! The library's structures beside those of published crates, on the same work: `cargo bench -p library`.
//!
//! All take turns for several rounds, and the least time of each counts: two timings in one process can differ by a
//! factor of two, from large pages of memory alone. What they give is compared, too.

use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use ac_library::{Dsu, FenwickTree};
use fixedbitset::FixedBitSet;
use grundy::graphs::{DisjointSets, Lca, Tree};
use grundy::structures::{BitSet, Fenwick};
use lexopt::{Arg, Parser, ValueExt};
use petgraph::unionfind::UnionFind;

/// At least so many rounds are taken, for at least so long.
const ROUNDS: usize = 21;
const TIME: Duration = Duration::from_millis(500);

/// How many pairs are worked on in one round, where that does not matter: what takes long is interrupted.
const TURN: usize = 25_000;

/// A way to do some work: a name, and what does it; it gives a number that all ways must agree on.
type Way<'a> = (&'static str, Box<dyn FnMut() -> u64 + 'a>);

fn main() -> ExitCode {
    match asked() {
        Ok(filter) => {
            compare_all(&filter);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The filter on the command line.
fn asked() -> Result<String, lexopt::Error> {
    let mut filter = String::new();
    let mut parser = Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("bench") => {}
            Arg::Value(value) => filter = value.string()?,
            argument => return Err(argument.unexpected()),
        }
    }
    Ok(filter)
}

fn compare_all(filter: &str) {
    let all: [(&str, fn()); 5] = [
        ("disjoint-sets", disjoint_sets),
        ("fenwick", fenwick),
        ("elements", elements),
        ("joins", joins),
        ("ancestors", ancestors),
    ];
    all.iter().filter(|(name, _)| name.contains(filter)).for_each(|(_, compare)| compare());
}

/// Prints the least time of each way, and the ratio of ours, which comes first, to it.
fn compare(work: &str, mut ways: Vec<Way>) {
    let mut least = vec![Duration::MAX; ways.len()];
    let start = Instant::now();
    for _ in (0..).take_while(|&round| round < ROUNDS || start.elapsed() < TIME) {
        let mut found = None;
        for ((name, way), least) in ways.iter_mut().zip(&mut least) {
            let start = Instant::now();
            let value = black_box(way());
            *least = start.elapsed().min(*least);
            assert_eq!(*found.get_or_insert(value), value, "{work}: {name} finds something else");
        }
    }
    println!("{work}");
    for ((name, _), time) in ways.iter().zip(&least) {
        let ratio = least[0].as_secs_f64() / time.as_secs_f64();
        println!("    {name:24} {:9.3} ms  {ratio:5.2}", time.as_secs_f64() * 1e3);
    }
}

/// Numbers without a pattern, the same every time.
fn numbers(seed: u64) -> impl Iterator<Item = u64> {
    let mut state = seed;
    std::iter::repeat_with(move || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ mixed >> 27
    })
}

fn pairs(seed: u64, count: usize, end: usize) -> Vec<(usize, usize)> {
    let mut numbers = numbers(seed).map(|number| (number >> 16) as usize % end);
    (0..count).map(|_| (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0))).collect()
}

/// Does the work for [`TURN`] of the pairs; another time for the next ones.
fn in_turns<'a>(
    pairs: &'a [(usize, usize)],
    mut work: impl FnMut((usize, usize)) -> u64 + 'a,
) -> impl FnMut() -> u64 + 'a {
    let mut turns = pairs.chunks(TURN).cycle();
    move || turns.next().into_iter().flatten().map(|&pair| work(pair)).fold(0, u64::wrapping_add)
}

fn disjoint_sets() {
    const ELEMENTS: usize = 1_000_000;
    let pairs = pairs(1, 2_000_000, ELEMENTS);
    let ours = || {
        let mut sets = DisjointSets::new(ELEMENTS);
        pairs.iter().filter(|&&(a, b)| sets.unite(a, b)).count() as u64
    };
    let ac_library = || {
        let mut sets = Dsu::new(ELEMENTS);
        let mut unite = |a, b| !sets.same(a, b) && sets.merge(a, b) < ELEMENTS;
        pairs.iter().filter(|&&(a, b)| unite(a, b)).count() as u64
    };
    let petgraph = || {
        let mut sets = UnionFind::<u32>::new(ELEMENTS);
        pairs.iter().filter(|&&(a, b)| sets.union(a as u32, b as u32)).count() as u64
    };
    compare(
        "2 000 000 times unite, 1 000 000 elements",
        vec![
            ("ours", Box::new(ours)),
            ("ac-library-rs, same first", Box::new(ac_library)),
            ("petgraph", Box::new(petgraph)),
        ],
    );
}

fn fenwick() {
    const LENGTH: usize = 500_000;
    let elements: Vec<u64> = numbers(2).map(|number| number >> 32).take(LENGTH).collect();
    let work = pairs(3, 500_000, LENGTH);
    let range = |(a, b): (usize, usize)| a.min(b)..a.max(b);

    let ours = || Fenwick::from_iter(elements.iter().copied()).sum(1..);
    let extended = || {
        let mut row = Fenwick::default();
        row.extend(elements.iter().copied());
        row.sum(1..)
    };
    let ac_library = || {
        let mut row = FenwickTree::new(LENGTH, 0_u64);
        elements.iter().enumerate().for_each(|(index, &element)| row.add(index, element));
        row.sum(1..)
    };
    let ftree = || {
        let row = ftree::FenwickTree::from_iter(elements.iter().copied());
        row.prefix_sum(LENGTH, 0) - row.prefix_sum(1, 0)
    };
    compare(
        "a Fenwick tree of 500 000 elements",
        vec![
            ("ours", Box::new(ours)),
            ("ac-library-rs, by add", Box::new(ac_library)),
            ("ftree", Box::new(ftree)),
            ("ours, by extend", Box::new(extended)),
        ],
    );

    let mut row = Fenwick::<u64>::new(LENGTH);
    let ours = in_turns(&work, |pair| {
        row.add(pair.0, 5);
        row.sum(range(pair))
    });
    let mut row = FenwickTree::new(LENGTH, 0_u64);
    let ac_library = in_turns(&work, |pair| {
        row.add(pair.0, 5_u64);
        row.sum(range(pair))
    });
    let mut row = ftree::FenwickTree::from_iter(vec![0_u64; LENGTH]);
    let ftree = in_turns(&work, |pair| {
        row.add_at(pair.0, 5);
        let range = range(pair);
        row.prefix_sum(range.end, 0) - row.prefix_sum(range.start, 0)
    });
    compare(
        "25 000 times add, and the sum of a range, 500 000 elements",
        vec![("ours", Box::new(ours)), ("ac-library-rs", Box::new(ac_library)), ("ftree", Box::new(ftree))],
    );
}

/// A third of the numbers below `capacity`.
fn some_elements(seed: u64, capacity: usize) -> impl Iterator<Item = usize> {
    (0..capacity).zip(numbers(seed)).filter(|(_, number)| number % 3 == 0).map(|(element, _)| element)
}

fn elements() {
    const CAPACITY: usize = 1_000_000;
    let ours: BitSet = some_elements(8, CAPACITY).collect();
    let fixed: FixedBitSet = some_elements(8, CAPACITY).collect();
    let by_loop = || {
        let mut sum = 0;
        for element in &ours {
            sum += element as u64;
        }
        sum
    };
    compare(
        "all elements, a third of 1 000 000",
        vec![
            ("ours", Box::new(|| ours.iter().sum::<usize>() as u64)),
            ("fixedbitset", Box::new(|| fixed.ones().sum::<usize>() as u64)),
            ("ours, by a loop", Box::new(by_loop)),
        ],
    );
    let ours = || {
        let mut set = BitSet::new(CAPACITY);
        for element in (0..CAPACITY).step_by(3) {
            set.insert(element);
        }
        (0..CAPACITY).filter(|&element| set.contains(element)).count() as u64
    };
    let fixed = || {
        let mut set = FixedBitSet::with_capacity(CAPACITY);
        (0..CAPACITY).step_by(3).for_each(|element| set.insert(element));
        (0..CAPACITY).filter(|&element| set.contains(element)).count() as u64
    };
    compare(
        "a third of 1 000 000 put in, and all asked for",
        vec![("ours", Box::new(ours)), ("fixedbitset", Box::new(fixed))],
    );
}

fn joins() {
    // What fits into the cache: it is the instructions that are compared.
    const CAPACITY: usize = 100_000;
    let (ours, fixed): (BitSet, FixedBitSet) =
        (some_elements(9, CAPACITY).collect(), some_elements(9, CAPACITY).collect());
    let (mut set, mut fixed_set) = (BitSet::new(CAPACITY), FixedBitSet::with_capacity(CAPACITY));
    let mut shifted = BitSet::new(CAPACITY);
    compare(
        "100 unions, 100 000 bits",
        vec![
            (
                "ours",
                Box::new(|| {
                    (0..100).for_each(|_| *black_box(&mut set) |= &ours);
                    set.len() as u64
                }),
            ),
            (
                "fixedbitset",
                Box::new(|| {
                    (0..100).for_each(|_| black_box(&mut fixed_set).union_with(&fixed));
                    fixed_set.count_ones(..) as u64
                }),
            ),
            (
                "ours, shifted",
                Box::new(|| {
                    (0..100).for_each(|_| black_box(&mut shifted).or_shifted(&ours, 0));
                    shifted.len() as u64
                }),
            ),
        ],
    );
    compare(
        "100 counts, 100 000 bits",
        vec![
            ("ours", Box::new(|| (0..100).map(|_| black_box(&ours).len() as u64).sum())),
            ("fixedbitset", Box::new(|| (0..100).map(|_| black_box(&fixed).count_ones(..) as u64).sum())),
        ],
    );
}

fn ancestors() {
    const VERTICES: usize = 500_000;
    // The parent is one of a hundred before: deep, with many small subtrees.
    let parents: Vec<usize> =
        (1..VERTICES).zip(numbers(5)).map(|(v, number)| v - 1 - (number >> 16) as usize % v.min(100)).collect();
    let label: Vec<usize> = {
        let mut label: Vec<usize> = (0..VERTICES).collect();
        numbers(6).zip((1..VERTICES).rev()).for_each(|(number, v)| label.swap(v, (number >> 16) as usize % (v + 1)));
        label
    };
    let tree = Tree::new(VERTICES, (1..VERTICES).map(|v| (label[parents[v - 1]], label[v]))).expect("a tree");
    let pairs = pairs(7, 1_000_000, VERTICES);
    let (lca, table, blocks) = (Lca::new(&tree), SparseTable::<1>::new(&tree), SparseTable::<16>::new(&tree));
    compare(
        "preparing lowest common ancestors, 500 000 vertices",
        vec![
            ("ours", Box::new(|| Lca::new(&tree).of(1, 2) as u64)),
            ("a sparse table", Box::new(|| SparseTable::<1>::new(&tree).of(1, 2) as u64)),
            ("one over blocks of 16", Box::new(|| SparseTable::<16>::new(&tree).of(1, 2) as u64)),
        ],
    );
    compare(
        "25 000 lowest common ancestors, 500 000 vertices",
        vec![
            ("ours", Box::new(in_turns(&pairs, |(u, v)| lca.of(u, v) as u64))),
            ("a sparse table", Box::new(in_turns(&pairs, |(u, v)| table.of(u, v) as u64))),
            ("one over blocks of 16", Box::new(in_turns(&pairs, |(u, v)| blocks.of(u, v) as u64))),
        ],
    );
}

/// Lowest common ancestors as most people write them: the least parent in preorder. It comes from a table of all runs
/// of 2^k blocks, and from looking through the blocks at both ends.
struct SparseTable<'a, const BLOCK: usize> {
    tree: &'a Tree,
    parents: Vec<u32>,
    rows: Vec<Vec<u32>>,
}

impl<'a, const BLOCK: usize> SparseTable<'a, BLOCK> {
    fn new(tree: &'a Tree) -> Self {
        let parent = |v| tree.parent(v).map_or(0, |parent| tree.index(parent) as u32);
        let parents: Vec<u32> = tree.preorder().map(parent).collect();
        let mut rows: Vec<Vec<u32>> = vec![parents.chunks_exact(BLOCK).map(least).collect()];
        while BLOCK << rows.len() <= tree.len() {
            let row = &rows[rows.len() - 1];
            let half = 1 << (rows.len() - 1);
            rows.push(row.iter().zip(&row[half..]).map(|(&left, &right)| left.min(right)).collect());
        }
        Self { tree, parents, rows }
    }

    fn of(&self, u: usize, v: usize) -> usize {
        if u == v {
            return u;
        }
        let (u, v) = (self.tree.index(u), self.tree.index(v));
        let (from, to) = (u.min(v) + 1, u.max(v) + 1);
        let (first, last) = (from.div_ceil(BLOCK), to / BLOCK);
        let found = match first < last {
            false => least(&self.parents[from..to]),
            true => {
                let log = (last - first).ilog2() as usize;
                let blocks = self.rows[log][first].min(self.rows[log][last - (1 << log)]);
                let ends = least(&self.parents[from..BLOCK * first]).min(least(&self.parents[BLOCK * last..to]));
                blocks.min(ends)
            }
        };
        self.tree.vertex(found as usize)
    }
}

fn least(numbers: &[u32]) -> u32 {
    numbers.iter().copied().fold(u32::MAX, u32::min)
}
