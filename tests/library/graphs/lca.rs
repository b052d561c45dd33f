use std::iter::successors;

use grundy::graphs::Tree;
use grundy::graphs::lca::*;

use super::tree::{edge_lists, naive_parents};

#[test]
fn the_answer_is_where_two_walks_to_the_root_meet_on_all_small_trees() {
    for vertices in 1..=5 {
        for edges in edge_lists(vertices) {
            let root = vertices / 2;
            let Some(parents) = naive_parents(vertices, &edges, root) else {
                continue;
            };
            let tree = Tree::rooted(vertices, edges.iter().copied(), root).expect("a tree");
            let lca = Lca::new(&tree);
            let path_up = |v| successors(Some(v), |&v: &usize| parents[v]);
            for u in 0..vertices {
                for v in 0..vertices {
                    let meet = |&(_, w): &(usize, usize)| path_up(v).any(|x| x == w);
                    let (steps, w) = path_up(u).enumerate().find(meet).expect("both come to the root");
                    assert_eq!(lca.of(u, v), w, "{edges:?}");
                    let others = path_up(v).position(|x| x == w);
                    assert_eq!(Some(tree.distance(u, v) - steps), others, "{edges:?}");
                    assert_eq!(lca.distance(u, v), tree.distance(u, v), "{edges:?}");
                    let mut path: Vec<usize> = path_up(v).take(others.unwrap_or(0)).collect();
                    path.reverse();
                    let path: Vec<usize> = path_up(u).take(steps + 1).chain(path).collect();
                    for k in 0..=path.len() {
                        assert_eq!(lca.jump(u, v, k), path.get(k).copied(), "{edges:?}");
                        assert_eq!(lca.ancestor(u, k), path_up(u).nth(k), "{edges:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_answer_is_right_on_larger_trees() {
    let vertices = 87;
    let parents: [fn(usize) -> usize; 5] =
        [|v| v - 1, |_| 0, |v| (v - 1) / 2, |v| v.saturating_sub(5), |v| v * v % 91 % v];
    for parent in parents {
        let tree = Tree::new(vertices, (1..vertices).map(|v| (parent(v), v))).expect("a tree");
        let lca = Lca::new(&tree);
        for u in 0..vertices {
            for v in 0..vertices {
                let up = |v| successors(Some(v), |&v| tree.parent(v));
                let lowest = up(u).find(|&w| tree.is_ancestor(w, v)).expect("the root at least");
                assert_eq!(lca.of(u, v), lowest);
                assert_eq!(lca.index_of(u, v), tree.index(lowest));
                assert_eq!(lca.distance(u, v), tree.distance(u, v));
            }
        }
    }
}

#[test]
#[should_panic(expected = "the index is 99")]
fn what_is_no_vertex_has_no_ancestor() {
    let tree = Tree::new(2, [(0, 1)]).expect("an edge");
    let _ = Lca::new(&tree).of(99, 99);
}
