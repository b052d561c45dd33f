//! # HDU3590 PP and QQ — cutting trees, and the last cut loses
//!
//! Judge: <https://acm.hdu.edu.cn/showproblem.php?pid=3590>
//! Family: edge deletion
//! Theorem: Anti-SG (SJ) by root edges
//!
//! Rule. There are some rooted trees. In turn a player removes an edge, and with it the part that is then no longer
//! connected to its root, vertex 1. PP begins. Who cannot remove an edge WINS.
//! Claim. Take every edge at a root, with what it carries, as a component; its value is g + 1 where g is that of the
//! subtree. PP wins iff misère Nim with these values as heaps is won (library `nim`): iff the XOR is not 0 and some value
//! is greater than 1, or neither.
//! Why. The value is that of normal play (colon principle, library `hackenbush`). For misère play of sums, the theorem
//! holds if a component has value 0 only when it is finished; so it is here, where a root edge alone makes the value
//! positive. Call a sum lost if (a) no value exceeds 1 and the XOR is 1, or (b) some value does and the XOR is 0. A
//! finished sum is won.
//! - A move from (a) turns a 1 into 0, and the XOR becomes 0; or into x > 1, and it becomes x. Both are won.
//! - In (b) two values at least exceed 1; after a move one of them is left, and the XOR is not 0. That is won.
//! - Any other sum, unless it is finished, has a move to (a) or (b). If no value exceeds 1, some are 1, as only a
//!   finished component has 0: make one of them 0. If one value exceeds 1, make it 0 or 1, whichever leaves an odd number
//!   of 1s. If several do, the XOR is not 0: make it 0 as in Nim, and one of them is left.
//!
//! The published solutions take a tree as a component. This breaks the precondition: two arms of two edges at one root
//! have value 0 and are not finished. By the rule QQ wins there, as in misère Nim with two heaps of two; they say PP.
//! It is the smallest such case: the answers differ only if some root edge exceeds 1 and no tree does, so a tree has two
//! root edges that exceed 1, of two edges each at least.
//! Cost. O(n) time and memory for each tree.

use grundy::games::hackenbush::tree_values;
use grundy::games::nim::wins_misere;
use grundy::graphs::tree::Tree;
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
            let winner = if wins_misere(&components) { "PP" } else { "QQ" };
            out.line(winner);
        }
    });
}

/// The values of the edges at the root, each with what it carries.
fn root_edges(tree: &Tree) -> Vec<u32> {
    let values = tree_values(tree);
    let carried = tree.children(tree.root()).map(|child| values[child]);
    carried.map(|value| value + 1).collect()
}
