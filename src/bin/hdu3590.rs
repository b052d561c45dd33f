//! # HDU 3590 PP and QQ — cutting trees, and the last cut loses
//!
//! - Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=3590>
//! - 中文: 树上删边，删最后一条者输
//! - Family: [edge deletion](super#edge-deletion); easier [hdu3094](super::hdu3094), [p4279](super::p4279)
//! - Theorem: [Anti-SG (SJ)](grundy::games::misere) by root edges
//! - Finder: misere › sums
//! - Course: 6: the last move loses, in parts that are trees
//! - Difficulty: 4, ours
//!
//! ## Rule
//! There are some rooted trees. In turn a player removes an edge, and with it the part that is then no longer connected
//! to the root of its tree, vertex 1. PP begins. A player who cannot remove an edge WINS.
//!
//! ## Claim
//! A component is an edge at a root, with all that it carries. Its value is g + 1, where g is the value of the subtree
//! above the edge. PP wins iff he wins misère Nim with these values as heaps ([`grundy::games::misere`]). That is the
//! case iff both or neither of these hold:
//!
//! - the XOR of the values is not 0;
//! - some value is greater than 1.
//!
//! ## Why
//! The theorem on misère play of sums ([`grundy::games::misere`]), also known as the SJ theorem (贾志豪, 2009), asks that
//! a component of value 0 has no move. The values are those of normal play (colon principle,
//! [`grundy::games::hackenbush`]). After a move either the root edge is gone and the component is finished, or the root
//! edge is there and the value is at least 1. So a component has the value 0 only when it is finished.
//!
//! Published programs (such as cnblogs.com/Konjakmoyu/p/6775193) take a whole tree for a component. For one root with
//! two arms of two edges they answer PP, and by the rule QQ wins. Whether the judge has such a forest is not known.
//!
//! ## Cost
//! O(n) time and memory per tree.

use grundy::games::hackenbush::tree_values;
use grundy::games::misere;
use grundy::graphs::Tree;
use grundy::io::{self, In, TreeOn};
use proconio::input;

fn main() {
    io::run(|input, out| {
        while !input.is_empty() {
            input! { from input, trees: In<0, 100> }
            let mut components = vec![];
            for _ in 0..trees {
                input! { from input, n: In<1, 100>, tree: with TreeOn(n) }
                components.extend(root_edges(&tree));
            }
            out.either(misere::first_player_wins(&components), ["PP", "QQ"]);
        }
    });
}

/// The values of the edges at the root, each with what it carries.
fn root_edges(tree: &Tree) -> Vec<u32> {
    let values = tree_values(tree);
    let carried = tree.children(tree.root()).map(|child| values[child]);
    carried.map(|value| value + 1).collect()
}
