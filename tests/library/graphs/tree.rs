use grundy::graphs::tree::*;

/// Every list of `vertices - 1` pairs of vertices, whether it is a tree or not.
pub(crate) fn edge_lists(vertices: usize) -> impl Iterator<Item = Vec<(usize, usize)>> {
    let pairs = vertices.pow(2);
    (0..pairs.pow(vertices as u32 - 1)).map(move |code| {
        (0..vertices as u32 - 1)
            .map(|digit| code / pairs.pow(digit) % pairs)
            .map(|pair| (pair / vertices, pair % vertices))
            .collect()
    })
}

#[test]
fn a_diameter_is_the_greatest_depth_under_all_roots() {
    for vertices in 1..=4 {
        for edges in edge_lists(vertices) {
            let rooted = |root| Tree::rooted(vertices, edges.iter().copied(), root);
            let Some(trees) = (0..vertices).map(rooted).collect::<Option<Vec<Tree>>>() else {
                continue;
            };
            let depths = trees.iter().flat_map(|tree| (0..vertices).map(|v| tree.depth(v)));
            let longest = depths.max().expect("a vertex");
            assert_eq!(Forest::new(vertices, edges.iter().copied()).expect("a tree").diameter(), longest, "{edges:?}");
        }
    }
}

/// The parents, by a search from `root` that has been everywhere, if there is one.
pub(crate) fn naive_parents(vertices: usize, edges: &[(usize, usize)], root: usize) -> Option<Vec<Option<usize>>> {
    let mut parents = vec![None; vertices];
    let mut reached = vec![root];
    while let Some(next) =
        edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]).find(|(u, v)| reached.contains(u) && !reached.contains(v))
    {
        parents[next.1] = Some(next.0);
        reached.push(next.1);
    }
    (reached.len() == vertices).then_some(parents)
}

#[test]
fn a_tree_is_what_a_search_finds_on_all_short_edge_lists() {
    for vertices in 1..=4 {
        for edges in edge_lists(vertices) {
            for root in 0..vertices {
                let tree = Tree::rooted(vertices, edges.iter().copied(), root);
                let parents = naive_parents(vertices, &edges, root);
                assert_eq!(tree.is_some(), parents.is_some(), "{edges:?}");
                if let (Some(tree), Some(parents)) = (tree, parents) {
                    assert_eq!(tree.root(), root);
                    assert_tree(&tree, &parents, &edges);
                }
            }
        }
    }
    assert_eq!(Tree::new(2, [(1, 0)]).map(|tree| tree.root()), Some(0));
}

#[test]
#[should_panic(expected = "the root 3 is not below 3")]
fn a_root_beyond_the_vertices_is_a_mistake() {
    let _ = Tree::rooted(3, [(0, 1), (1, 2)], 3);
}

#[test]
fn a_tree_has_one_edge_less_than_vertices() {
    assert!(Tree::new(3, [(0, 1)]).is_none());
    assert!(Tree::new(3, [(0, 1), (1, 2), (1, 2)]).is_none());
}

#[test]
fn forests_hang_on_their_smallest_numbers_on_all_short_edge_lists() {
    for edges in edge_lists(4).chain(edge_lists(5).filter(|edges| edges[0] == (3, 1))) {
        let vertices = edges.len() + 1;
        for kept in 0..=edges.len() {
            let edges = &edges[..kept];
            let forest = Forest::new(vertices, edges.iter().copied());
            let cycle = grundy::graphs::disjoint_sets::closing_edge(vertices, edges.iter().copied());
            assert_eq!(forest.is_none(), cycle.is_some(), "{edges:?}");
            let Some(forest) = forest else { continue };
            let order: Vec<_> = forest.leaves_first().collect();
            let place = |v| order.iter().position(|&(w, _)| w == v);
            assert!((0..vertices).all(|v| place(v).is_some()) && order.len() == vertices);
            assert_eq!(order.iter().filter(|(_, parent)| parent.is_none()).count(), vertices - kept);
            for &(v, parent) in &order {
                let Some(parent) = parent else { continue };
                assert!(edges.contains(&(v, parent)) || edges.contains(&(parent, v)));
                assert!(place(v) < place(parent));
                // The root is the least of its tree.
                let above = |&v: &usize| order[place(v).expect("all are there")].1;
                let root = std::iter::successors(Some(v), above).last();
                assert!(root < Some(v), "{edges:?}");
            }
        }
    }
}

#[track_caller]
fn assert_tree(tree: &Tree, parents: &[Option<usize>], edges: &[(usize, usize)]) {
    let vertices = parents.len();
    let path_up = |lower| std::iter::successors(Some(lower), |&v: &usize| parents[v]);
    let is_ancestor = |upper, lower| path_up(lower).any(|v| v == upper);
    assert_eq!(tree.len(), vertices);
    for v in 0..vertices {
        assert_eq!(tree.parent(v), parents[v]);
        let joins = |&(a, b): &(usize, usize)| Some((a, b)) == parents[v].map(|up| (v.min(up), v.max(up)));
        assert_eq!(tree.parent_edge(v), edges.iter().position(|&(a, b)| joins(&(a.min(b), a.max(b)))));
        assert_eq!(tree.depth(v), path_up(v).count() - 1);
        assert_eq!(tree.index(v), tree.subtree(v).start);
        assert_eq!(tree.vertex(tree.index(v)), v);
        let mut children: Vec<usize> = tree.children(v).collect();
        children.sort_unstable();
        assert!(children.into_iter().eq((0..vertices).filter(|&child| parents[child] == Some(v))));
        for (index, lower) in tree.preorder().enumerate() {
            assert_eq!(tree.is_ancestor(v, lower), is_ancestor(v, lower));
            assert_eq!(tree.subtree(v).contains(&index), is_ancestor(v, lower));
        }
    }
}

#[test]
fn deep_trees_need_no_deep_stack() {
    let vertices = 400_000;
    let tree = Tree::new(vertices, (1..vertices).map(|v| (v - 1, v))).expect("a path");
    assert_eq!(tree.subtree(200_001).len(), 199_999);
}
