//! # CF1110G Tree-Tac-Toe — three in a row on a tree
//!
//! - Judge: <https://codeforces.com/problemset/problem/1110/G>
//! - 中文: 树上三子棋
//! - Family: [strategy on trees and graphs](super#strategy-on-trees-and-graphs)
//! - Theorem: a pairing strategy; a gadget for a white vertex
//! - Finder: trees › vertices: three in a row
//! - Course: 15 › pairing: others
//! - Difficulty: 3100
//!
//! ## Rule
//! The n vertices of a tree are white or uncoloured, at least one of them uncoloured. No three white vertices form a
//! path. In turn, White first, the players White and Black paint an uncoloured vertex in their colour. The player who
//! first has a path of three vertices in his colour wins. If no vertex is left, it is a draw. How does the game end?
//!
//! ## Claim
//! Let w vertices be white at the start. Hang a new vertex on each of them, a hook, and two leaves on every hook. In
//! this tree call a vertex inner if it is no leaf, and a fork if it has degree 3. White wins iff
//!
//! 1. some vertex has a degree of 4 or more; or
//! 2. some fork has two inner neighbours or more; or
//! 3. there are two forks or more, and n + w is odd.
//!
//! Otherwise the game is a draw.
//!
//! For example, let the tree be a path of three vertices, whose ends are white. With their hooks there are two forks,
//! and n + w = 3 + 2 is odd: White paints the vertex in the middle, and has won. If there are two uncoloured vertices
//! between the white ends, n + w = 4 + 2 is even. When White paints one of them, Black paints the other, and it is a
//! draw.
//!
//! ## Why
//! Plan: Black never wins; white vertices can be replaced; then White wins by two threats, or Black draws by pairs.
//!
//! **Black does not win.** Suppose that he can force it. Then White paints any vertex x. From now on he plays as Black
//! would, with the colours exchanged. For this he imagines that x is uncoloured, and that the vertices white at the
//! start are black. When he ought to paint x, he paints another vertex, if there is one, and this takes the place of x.
//! In truth White has every vertex that he has in imagination, and Black none that he has not in imagination, too. So
//! White has a path of three before Black has one, although Black can force to win.
//!
//! **What stands for a white vertex.** Let v be white in a tree T. Let T' be the same tree with v uncoloured and a hook
//! h on v, which has two leaves. White wins T' iff he wins T:
//!
//! - Let him win T. In T' he paints v. Suppose that Black does not answer with h. Then White paints h. Now either leaf
//!   would complete a path, and so would a neighbour u of v in T; there is one, since n ≥ 2. If u is white, White has
//!   won. If not, two of the three are uncoloured, Black paints one of them, and White the other. So suppose that Black
//!   answers with h. Then White plays as in T. When Black paints a leaf of h, White paints the other one. All paths
//!   that Black could have in T' and not in T have both of these leaves. So White wins.
//! - Let Black be able to prevent that White wins T. In T' he plays as in T, and imagines that v is white. In addition
//!   he answers v with h, and h with v, and one leaf of h with the other. A path with h or a leaf of it has v and h, or
//!   both leaves. So White does not get such a path. In T White has no vertex that he has not in imagination, and Black
//!   has all that he has there. If Black has no such answer to give, he paints anything; this does no harm.
//!
//! Replace all white vertices, one after the other. From now on, nothing is coloured at the start of the game.
//!
//! **White wins in the three cases.** Say that he threatens a vertex if it is uncoloured and would complete a path of
//! his. If he threatens two, and Black cannot complete a path with his next move, White wins. Here Black never can: he
//! has one vertex only, or a white vertex stands between any two of his.
//!
//! 1. White paints the vertex of degree 4 or more, and then a neighbour of it. As Black has painted one vertex, at
//!    least three neighbours were uncoloured, so White threatens two.
//! 2. Let x and y be inner neighbours of the fork, and z its third neighbour. White paints the fork. If Black does not
//!    answer with x, White paints x. Then y, z and another neighbour of x complete paths, and at least two of them are
//!    uncoloured. If Black answers with x, White paints y, and threatens z and another neighbour of y.
//! 3. Let neither 1 nor 2 hold. Without its leaves the tree is a path: a fork keeps at most one neighbour, any other
//!    vertex at most two. The forks are ends of this path c₀, …, c_d, so there are two, c₀ and c_d, each with two
//!    leaves, and d ≥ 1. The tree has d + 5 vertices, and it has n + 3w. So d is even. White paints c₁. If Black does
//!    not answer with c₀, White paints it. Then the two leaves at c₀ and c₂ complete paths, and at least two of them
//!    are uncoloured. If Black answers with c₀, White paints c₃, c₅, …, c_{d−1} one after the other. Each time he
//!    threatens the vertex between his last two, and Black must paint it. At last White paints c_d, and threatens both
//!    leaves there.
//!
//! **All others are drawn.** Let none of the three hold. As in case 3, without its leaves the tree is a path, or
//! nothing is left, and only the ends of the path can be forks. So the tree is a path c₀, …, c_d; or such a path with d
//! ≥ 1 and a twig of two leaves at c₀, or at both ends. In the last case it has d + 5 vertices, and d is odd, as 3 does
//! not hold. Make pairs: c₀ and c₁, c₂ and c₃, and so on, where c_d may be left over; and the two leaves of a twig.
//! Every path of three has a pair:
//!
//! - three vertices c that follow each other: the first two of them or the last two;
//! - a twig with the vertex between its leaves: the twig;
//! - a leaf of a twig with c₀ and c₁, or with c_d and c_{d−1}: the latter two, as d is odd if c_d has a twig.
//!
//! To every vertex Black answers with the other one of its pair; if there is none, or he has it, he paints anything. So
//! White never has a whole pair, and no path.
//!
//! ## How
//! The new tree is not built. A white vertex has a degree greater by one, and the hook as an inner neighbour. A hook is
//! a fork with one inner neighbour.
//!
//! ## Cost
//! O(n) time and memory, half of it to see that the edges form a tree.

use grundy::graphs::Forest;
use grundy::io::{self, ForestOn, In, Total, Word};
use proconio::input;

fn main() {
    io::run(|input, out| {
        input! { from input, tests: In<1, 50_000> }
        let sum_of_n = Total::at_most(500_000);
        for _ in 0..tests {
            input! { from input, n: with sum_of_n.of(1, 500_000), tree: with ForestOn(n, n - 1) }
            let place = input.place();
            input! { from input, colours: with Word::exactly("WN", n) }
            if !colours.contains(&b'N') {
                place.refuse("a vertex that is not white");
            }
            let is_white = |v: usize| colours[v] == b'W';
            let white_neighbours = number_of_neighbours(&tree, |_| 0, is_white);
            if (0..n).any(|v| is_white(v) && white_neighbours[v] >= 2) {
                place.refuse("no path of three white vertices");
            }
            out.either(white_wins(&tree, is_white), ["White", "Draw"]);
        }
    });
}

/// Whether White wins on a tree, where some vertex is not white, and no three white ones form a path.
fn white_wins(tree: &Forest, is_white: impl Fn(usize) -> bool) -> bool {
    let hooks = |v| usize::from(is_white(v));
    let degree = number_of_neighbours(tree, hooks, |_| true);
    let inner = number_of_neighbours(tree, hooks, |v| degree[v] >= 2);
    let all_hooks = (0..tree.len()).map(hooks).sum::<usize>();
    let forks = all_hooks + degree.iter().filter(|&&degree| degree == 3).count();
    degree.iter().any(|&degree| degree >= 4)
        || degree.iter().zip(&inner).any(|(&degree, &inner)| degree == 3 && inner >= 2)
        || forks >= 2 && (tree.len() + all_hooks) % 2 == 1
}

/// For every vertex, the number of neighbours that count, and its hooks.
fn number_of_neighbours(tree: &Forest, hooks: impl Fn(usize) -> usize, counts: impl Fn(usize) -> bool) -> Vec<usize> {
    let mut number: Vec<usize> = (0..tree.len()).map(hooks).collect();
    for (v, parent) in tree.leaves_first() {
        if let Some(parent) = parent {
            number[v] += usize::from(counts(parent));
            number[parent] += usize::from(counts(v));
        }
    }
    number
}
