//! # ARC105 E Keep Graph Disconnected — edges are added, and two vertices must stay apart
//!
//! - Judge: <https://atcoder.jp/contests/arc105/tasks/arc105_e>
//! - 中文: 轮流加边，不能连通两点
//! - Family: [parity](super#parity); twin [abc398g](super::abc398g)
//! - Theorem: parity of the edges, and of two components that only one player can change
//! - Finder: graphs › tokens: edges are added, and two vertices must stay apart
//! - Course: 15 › parity: edges that must not connect two vertices
//!
//! ## Rule
//! A graph has the vertices 1 to N, with N ≥ 2, and M edges. Each edge joins two different vertices, and no two edges
//! join the same two. Vertices 1 and N are not connected by any path. In turn a player adds an edge between two
//! different vertices that no edge joins yet. A player after whose move 1 and N are connected loses. Who wins, the
//! first player or the second?
//!
//! ## Claim
//! Let x be the number of vertices that are connected with vertex 1, itself included, and y that of those connected
//! with vertex N. Let E = N (N − 1) / 2 − M. This is the number of pairs of vertices that no edge joins yet.
//!
//! - N odd: the first player wins iff E is odd.
//! - N even, and one of x and y is odd, the other one even: the first player wins.
//! - N even, and x and y are both odd or both even: the first player wins iff E − xy is odd.
//!
//! For example, let N = 6, with the single edge 1–2. Then x = 2, y = 1 and E = 14, and the first player adds the edge
//! 1–3. Now x = 3 and y = 1. If the second player makes one of the two even, an odd number of vertices is left that are
//! connected with neither, and the first player makes it odd again. So they are 3 and 3 in the end, or 5 and 1. Then
//! all edges within the two components are there, after 14 − 9 = 5 or 14 − 5 = 9 moves. As 5 and 9 are odd, the next
//! move, with which 1 and N are connected, is the second player's.
//!
//! ## Why
//! Nobody connects 1 with N as long as there is another move. There is one while a vertex is connected with neither of
//! them: it can be joined to 1. So in the end there are two components, of a and of N − a vertices, with all edges
//! within them. Between them a (N − a) pairs are left, and E − a (N − a) edges have been added. The player who then has
//! to move loses. So the first player wins iff E − a (N − a) is odd.
//!
//! **N odd.** One of a and N − a is even, and so is a (N − a).
//!
//! **N even.** Then a and N − a are both odd or both even, and so is their product. So one player wins with an odd a,
//! the other one with an even a. Call the vertices that are connected with neither 1 nor N, and their components,
//! *free*.
//!
//! Let x and y have the same parity, and call the player who wins if a has it, too, the *holder*. He can play so that x
//! and y keep it. The number of free vertices, N − x − y, is even.
//!
//! - The opponent joins an odd free component to that of 1 or of N. Then an odd number of free vertices is left. So
//!   there is another odd free component, and the holder joins it to the same one.
//! - In any other position in which x and y have this parity and the holder is to move, he adds an edge within a
//!   component, if one is missing. Otherwise he joins an even free component to that of 1. If all free components are
//!   odd, their number is even, and he joins two of them. If there are none, the end has been reached, and x = a.
//!
//! No other move of the opponent's changes whether x and y are odd. So a is as the holder wants it. He is the first
//! player iff E − xy is odd, since xy and a (N − a) are both odd or both even.
//!
//! Let one of x and y be odd and the other one even. Then the number of free vertices is odd, and there is an odd free
//! component. The first player joins it to that of 1 or to that of N, so that x and y become both odd or both even,
//! whichever he wants. Now he is the holder.
//!
//! ## Cost
//! O(N + M log M) time, since no edge may come twice; O(N + M) memory.

use grundy::graphs::DisjointSets;
use grundy::io::{self, In, Input, Total, Vertex};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 100_000> }
        let (sum_of_n, sum_of_m) = (Total::at_most(200_000), Total::at_most(200_000));
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(2, 100_000), m: with sum_of_m.of(0, 100_000) }
            let mut components = read_components(input, n, m);
            let [x, y] = [0, n - 1].map(|v| components.size(v));
            out.either(first_player_wins([n, m, x, y].map(|count| count as u64)), ["First", "Second"]);
        }
    });
}

fn first_player_wins([n, m, x, y]: [u64; 4]) -> bool {
    let pairs = n * (n - 1) / 2 - m;
    match (n % 2, x % 2 == y % 2) {
        (1, _) => pairs % 2 == 1,
        (_, false) => true,
        (_, true) => (pairs - x * y) % 2 == 1,
    }
}

/// Reads a graph with this number of vertices and edges: its components.
fn read_components(input: &Input, n: usize, m: usize) -> DisjointSets {
    let first = input.place();
    let mut components = DisjointSets::new(n);
    let mut edges = Vec::with_capacity(m);
    for edge in 0..m {
        input! { from input, u: with Vertex(n), v: with Vertex(n) }
        components.unite(u, v);
        if u == v || components.same(0, n - 1) {
            let place = first.after(2 * edge);
            place.refuse_all(2, "an edge between two vertices that does not connect the first with the last");
        }
        edges.push((u.min(v), u.max(v)));
    }
    first.distinct_or_refuse(&edges, 2, "an edge that is not there yet");
    components
}
