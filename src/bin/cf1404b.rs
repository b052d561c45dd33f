//! # CF1404B Tree Tag — a pursuit by jumps on a tree
//!
//! - Judge: <https://codeforces.com/problemset/problem/1404/B>
//! - 中文: 树上捉迷藏
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs); easier [cf1873h](super::cf1873h);
//!   harder [agc005e](super::agc005e)
//! - Theorem: da against the distance, half the diameter, and half of db
//! - Finder: trees › vertices: a pursuit
//! - Difficulty: 1900
//!
//! ## Rule
//! Alice stands on vertex a of a tree, Bob on vertex b ≠ a. In turn, Alice first, a player jumps to any vertex at a
//! distance of at most da ≥ 1 (Alice) or db ≥ 1 (Bob) from where he stands, or stays. Vertices between do not count.
//! Alice wins if both ever stand on one vertex, within 10¹⁰⁰ moves. Otherwise Bob wins. Who wins? (Also CF1405D.)
//!
//! ## Claim
//! Let D be the diameter: the number of edges on a longest path. Alice wins iff the distance of a and b is at most da,
//! or D ≤ 2da, or db ≤ 2da.
//!
//! ## Why
//! If the distance is at most da, she jumps to Bob.
//!
//! Let D ≤ 2da. Take a vertex c in the middle of a longest path: its ends have the distances ⌊D/2⌋ and ⌈D/2⌉ from c.
//! Let v be at a distance t from c. The path from v comes to c by at most one edge of the longest path. So the path
//! from v to some end of the longest path goes through c, and t + ⌊D/2⌋ ≤ D. Hence t ≤ ⌈D/2⌉ ≤ da. Alice goes to c,
//! edge by edge. If Bob has not met her by then, she jumps to him with her next move.
//!
//! Let db ≤ 2da. If Bob is within da when it is Alice's turn, she jumps to him. Otherwise she moves by an edge towards
//! him, from x to x'. Without Alice's vertex the tree falls into parts. Look at the part that has Bob in it. It loses
//! x' by her move, and perhaps more, but gains nothing, as Bob's part now lies behind x'. Bob is at a distance of at
//! least da from x'. If he jumps out of his part, he jumps over x' or to it. Then his distance to x' is at most
//! db − da ≤ da, and Alice jumps to him, if he has not come to her. If he never jumps out, his part becomes smaller
//! with every move of Alice, until he has no vertex farther from her than da.
//!
//! Otherwise the distance of a and b is greater than da, D > 2da, and db > 2da. Bob wins if he is farther than da from
//! Alice whenever it is her turn. In the beginning he is. Let her move to x. She does not meet him. If he is still
//! farther than da from x, he stays. If not, some vertex is farther than da from x, since otherwise any two vertices
//! would be at most 2da from each other. On the path from x to it a vertex z has the distance da + 1 from x. Its
//! distance from Bob is at most da + da + 1 ≤ db, and he jumps to z.
//!
//! ## Cost
//! O(n) time and memory.

use grundy::graphs::Forest;
use grundy::io::{self, Between, ForestOn, In, Total, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 10_000> }
        let sum_of_n = Total::at_most(100_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(2, 100_000), a: with Vertex(n) }
            let place = input.place();
            input! { from input, b: with Vertex(n) }
            if a == b {
                place.refuse(format_args!("another vertex than {}", a + 1));
            }
            input! { from input, da: with Between(1, n - 1), db: with Between(1, n - 1) }
            input! { from input, tree: with ForestOn(n, n - 1) }
            out.either(alice_wins(&tree, [a, b], da, db), ["Alice", "Bob"]);
        }
    });
}

fn alice_wins(tree: &Forest, [a, b]: [usize; 2], da: usize, db: usize) -> bool {
    distance(tree, a, b) <= da || tree.diameter() <= 2 * da || db <= 2 * da
}

/// The number of edges between two vertices.
///
/// Every vertex comes before its parent. So the one of the two that comes first is not above the other, and the path
/// leads from it to its parent.
fn distance(tree: &Forest, mut a: usize, mut b: usize) -> usize {
    let mut edges = 0;
    for (v, parent) in tree.leaves_first() {
        let Some(parent) = parent.filter(|_| a != b) else { break };
        for end in [&mut a, &mut b].into_iter().filter(|end| **end == v) {
            *end = parent;
            edges += 1;
        }
    }
    edges
}
