//! Deleting a vertex of a tree and keeping one part, by play.

use evidence::prelude::*;
use evidence::shapes::{self, adjacency};

fn main() -> ExitCode {
    let trees = Format::tests("T", 1..=5, tree_of("n", 2..=N));
    Problem::tests("p8347", Limits::known(1000, 250), trees, oracle, ["Hifuu", "Luna"])
        .all([("n", 6)])
        .small("random-trees-of-7-to-12-vertices", || {
            let mut random = seeded(1);
            let mut tree = |_| {
                let n = random.random_range(7..=12);
                (n, shapes::random_tree(n, &mut random))
            };
            (0..300).map(&mut tree).collect()
        })
        .small("trees-of-odd-degrees-of-8-to-14-vertices", || {
            // Every other one with a leaf that hangs elsewhere.
            let mut random = seeded(2);
            (0..200).map(|index| odd_degrees(8 + index % 4 * 2, index % 8 < 4, &mut random)).collect()
        })
        .beyond("for worst inputs, winning moves that can be seen, and the published rule for rooted trees")
        // A player who leaves the last two vertices of a path wins.
        .known("paths", || (vec![(N, shapes::path(N)); 5], vec![true; 5]))
        .attacks("a search of the tree: recursion of 100 000 calls")
        // The centre must not go, as then a single vertex is left. So a leaf goes in every move, down to two vertices.
        .known("stars", || {
            ((0..5).map(|less| (N - less, shapes::star(N - less))).collect(), vec![false, true, false, true, false])
        })
        .attacks("a vertex of degree 99 999, and parities of n")
        .worst("random", by_same_idea(rooted), || {
            let mut random = seeded(3);
            (0..5).map(|_| (N, shapes::random_tree(N, &mut random))).collect()
        })
        .attacks("memory in no order")
        .worst("odd-degrees", by_same_idea(rooted), || {
            let mut random = seeded(4);
            (0..5).map(|index| odd_degrees(N, index % 2 == 0, &mut random)).collect()
        })
        .attacks("lost trees, in which every degree is looked at; and those where one leaf hangs elsewhere")
        .wrong("odd-n", |(n, _)| n % 2 == 1, "all")
        .says("Goes by the parity of n; an even number of vertices may be won, too.")
        .wrong("the-root-like-the-others", |tree| !children(tree).iter().all(|count| count % 2 == 0), "two-vertices")
        .says("Wants an even number of children for every vertex; the root has no father, so there it is odd.")
        .wrong("a-vertex-of-degree-two", |tree| degrees(tree).contains(&2), "degree-four")
        .says("Looks for a vertex of degree 2 alone; any even degree will do.")
        .wrong_play("leaving-one-vertex-wins", || by_play(false), "two-vertices")
        .says("Lets the player who leaves a single vertex win; he loses.")
        .main()
}

/// The largest number of vertices.
const N: usize = 100_000;

/// How many vertices there are, and the edges.
type Tree = (usize, Vec<(usize, usize)>);

fn oracle() -> impl FnMut(&Tree) -> bool {
    by_play(true)
}

/// Whether the player to move wins, where a single vertex is left: `at_one`.
fn by_play(at_one: bool) -> impl FnMut(&Tree) -> bool {
    move |(n, edges)| {
        let neighbours = adjacency(*n, edges);
        let mut play = Play::new(
            |vertices: &u32| if vertices.count_ones() == 1 { vec![] } else { moves(*vertices, &neighbours) },
            |vertices, wins| if vertices.count_ones() == 1 { at_one } else { wins.contains(&false) },
        )
        .board(|vertices| {
            let gone = (0..*n).filter(|vertex| vertices >> vertex & 1 == 0);
            board::graph(*n, edges.iter().copied()).without(gone).board()
        })
        .label(|before, after| {
            let mut both = edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]);
            let cut = both.find(|(kept, removed)| after >> kept & 1 == 1 && (before ^ after) >> removed & 1 == 1);
            let (kept, removed) = cut.expect("an edge between what stays and what goes");
            format!("remove {}, keep the part with {}", removed + 1, kept + 1)
        });
        play.value(&((1 << n) - 1))
    }
}

/// The parts that remain when a vertex is removed, for every vertex.
fn moves(vertices: u32, neighbours: &[Vec<usize>]) -> Vec<u32> {
    let there = |vertex: &usize| vertices >> vertex & 1 == 1;
    let parts = |removed: usize| {
        let roots = neighbours[removed].iter().copied().filter(there);
        roots.map(move |root| {
            let mut part = 1_u32 << root;
            let mut open = vec![root];
            while let Some(vertex) = open.pop() {
                let next = neighbours[vertex].iter().copied().filter(there);
                for next in next.filter(|&next| next != removed) {
                    if part >> next & 1 == 0 {
                        part |= 1 << next;
                        open.push(next);
                    }
                }
            }
            part
        })
    };
    (0..neighbours.len()).filter(there).flat_map(parts).collect()
}

/// A tree in which all degrees are odd: an edge, and two leaves more at vertices, again and again. Or this tree with
/// its last leaf at another vertex, which makes two degrees even.
fn odd_degrees(n: usize, all: bool, random: &mut Pcg64) -> Tree {
    let mut edges = vec![(0, 1)];
    for leaf in (2..n).step_by(2) {
        let at = random.random_range(0..leaf);
        edges.extend([(at, leaf), (at, leaf + 1)]);
    }
    if !all && let Some(last) = edges.last_mut() {
        last.0 = if last.0 == 0 { 1 } else { 0 };
    }
    (n, shapes::shuffled(n, edges, random))
}

fn degrees((n, edges): &Tree) -> Vec<usize> {
    let mut degrees = vec![0; *n];
    edges.iter().flat_map(|&(u, v)| [u, v]).for_each(|vertex| degrees[vertex] += 1);
    degrees
}

/// The numbers of children, where the first vertex is the root.
fn children(tree: &Tree) -> Vec<usize> {
    let degrees = degrees(tree).into_iter().enumerate();
    degrees.map(|(vertex, degree)| if vertex == 0 { degree } else { degree - 1 }).collect()
}

/// The published form: lost iff the root has an odd number of children, and every other vertex an even number. It is
/// the rule of the program in other words: no other is known for so many vertices.
fn rooted((n, edges): &Tree) -> bool {
    let mut children = vec![0; *n];
    shapes::parents(*n, edges).into_iter().flatten().for_each(|parent| children[parent] += 1);
    !children.iter().enumerate().all(|(vertex, count)| count % 2 == usize::from(vertex == 0))
}
