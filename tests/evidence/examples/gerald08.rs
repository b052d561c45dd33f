//! Cutting black and white edges of trees, by play.

use rand::seq::SliceRandom;

use evidence::cuts::{self, cuts, start};
use evidence::partizan::{Class, Partizan, Player};
use evidence::prelude::*;
use evidence::shapes::{self, Edges, adjacency};
use evidence::shared::red_blue::Tree;

fn main() -> ExitCode {
    let ends = [vertex("an end of an edge", "n"), vertex("an end of an edge", "n"), int("a colour", 0..=1)];
    let edges = format::repeat(format::from(|before| before["n"] - 1), row(ends)).in_order(Order::Forest);
    let trees = Format::tests("t", 1..=TREES, format::all([row([int("n", 1..=N)]), edges]));
    Problem::tests("gerald08", Limits { time: Some(3000), memory: None }, trees, oracle, words)
        .promise_of_all("the sum of n is at most 100000", |trees| trees.iter().map(|(n, _)| n).sum::<usize>() <= N)
        .inputs_of(100)
        .small("trees-of-up-to-6-edges", || {
            let mut random = seeded(1);
            (0..=6).flat_map(Tree::all).map(|tree| case(shuffled(&written(&tree), &mut random))).collect()
        })
        .small("random-trees-of-up-to-9-edges-balanced-or-nearly-so-or-not", random_trees)
        .each(SHAPES, |problem, (cancelled, nearly, shape)| {
            problem
                // Whoever is second answers every move in the other half.
                .known(cancelled, move || {
                    let tree = shape(&mut seeded(7));
                    let tree = shuffled(&difference(&tree, &tree), &mut seeded(1));
                    (vec![case(tree)], vec![Class::Second])
                })
                .attacks("numbers with as many digits as edges, of which the last one decides")
                // A move makes a game of edges worse for the player who has made it: he could just as well have had the
                // edge for nothing.
                .known(nearly, move || {
                    let tree = shape(&mut seeded(7));
                    let (cut, owner) = cut_last(&tree);
                    let tree = shuffled(&difference(cut, &tree), &mut seeded(1));
                    (vec![case(tree)], vec![wins(owner.other())])
                })
                .attacks("a difference in the last digit")
        })
        .known("one-path", || {
            let path = coloured(shapes::path(N), &mut seeded(2));
            let winner = wins(Player::BOTH[path[0].2]);
            (vec![case(path)], vec![winner])
        })
        .attacks("the deepest tree: the edge at the root decides")
        .known("black-edges-on-a-white-one", || {
            let path = shapes::path(N).into_iter().map(|(u, v)| (u, v, usize::from(u == 0)));
            (vec![case(path.collect())], vec![Class::Right])
        })
        .attacks("a floor of 100 000 that becomes digits at once")
        .known("a-thousand-trees", || {
            let mut random = seeded(3);
            let mut tree = |_| {
                let tree = coloured(shapes::random_tree(50, &mut random), &mut random);
                case(shuffled(&difference(&tree, &tree), &mut random))
            };
            ((0..TREES).map(&mut tree).collect(), vec![Class::Second; TREES])
        })
        .attacks("work for each tree that does not depend on its size")
        .wrong("64-bit-floating-point", floating_point, "deep-stalks")
        .says("Computes the values by the rule with the halvings, in floating point.")
        .wrong(
            "more-edges",
            |(_, edges)| by_sign(edges.iter().map(|&(_, _, colour)| [1.0, -1.0][colour]).sum()),
            "trees-of-up-to-6-edges",
        )
        .says("Lets the player with more edges win; an edge that stands on one of the opponent's is worth less.")
        .wrong(
            "one-edge-less-a-half",
            |tree| {
                let edge = |(owner, x)| if owner == Player::Left { 1.0 + x / 2.0 } else { -1.0 + x / 2.0 };
                by_sign(fold(tree, |above| above.into_iter().map(edge).sum()))
            },
            "trees-of-up-to-6-edges",
        )
        .says("Lets an edge count 1, and what it carries by half.")
        .refused([(
            "a-cycle-in-the-second-tree",
            "2\n2\n1 2 0\n4\n1 2 0\n3 4 1\n@4 3@ 0\n",
            "an edge that closes no cycle",
        )])
        .main()
}

/// The largest number of trees, and of vertices.
const TREES: usize = 1000;
const N: usize = 100_000;

/// The number of vertices of a tree, the first of which is the root, and its edges.
type Case = (usize, Coloured);

/// Edges with their colours, 0 for Chef, who is Left.
type Coloured = Vec<(usize, usize, usize)>;

fn case(edges: Coloured) -> Case {
    (edges.len() + 1, edges)
}

fn oracle() -> impl FnMut(&Case) -> Class {
    |(n, edges)| {
        let ends: Edges = edges.iter().map(|&(u, v, _)| (u, v)).collect();
        let colours = |left: u64| (0..edges.len()).filter(move |edge| left >> edge & 1 == 1).map(|edge| edges[edge].2);
        let names = ["Chef", "Ksen"];
        let play = Partizan::new(|&left: &u64, player| {
            let cuts = cuts(&ends, 1, left).into_iter().zip(colours(left));
            cuts.filter(|(_, colour)| Player::BOTH[*colour] == player).map(|(next, _)| next).collect()
        });
        let play = play.named(names).board(|&left| {
            let tree = cuts::graph(*n, &ends, 1, left).rooted(0);
            tree.written(colours(left).map(|colour| names[colour])).board()
        });
        play.label(|&left, &next| cuts::cut(&ends, 1, left, next)).class(&start(&ends, 1))
    }
}

/// Who wins if Chef begins, and who if Ksen does.
fn words(class: &Class) -> String {
    match class {
        Class::Left => "Chef Chef",
        Class::Right => "Ksen Ksen",
        Class::First => "Chef Ksen",
        Class::Second => "Ksen Chef",
    }
    .to_owned()
}

/// This player wins, whoever begins.
fn wins(player: Player) -> Class {
    if player == Player::Left { Class::Left } else { Class::Right }
}

/// What `combine` makes of the root, from what it makes of the ends of the edges that go up from each vertex.
fn fold<T: Default>((n, edges): &Case, combine: impl Fn(Vec<(Player, T)>) -> T) -> T {
    let plain: Edges = edges.iter().map(|&(u, v, _)| (u, v)).collect();
    let neighbours = adjacency(*n, &plain);
    let (mut order, mut parents) = (vec![0], vec![0; *n]);
    for next in 0..*n {
        let v = order[next];
        let up = parents[v];
        for &child in neighbours[v].iter().filter(|&&w| w != up) {
            parents[child] = v;
            order.push(child);
        }
    }
    let mut owners = vec![Player::Left; *n];
    for &(u, v, colour) in edges {
        owners[if parents[v] == u && v != 0 { v } else { u }] = Player::BOTH[colour];
    }
    let mut above: Vec<Vec<(Player, T)>> = (0..*n).map(|_| vec![]).collect();
    for &v in order[1..].iter().rev() {
        let value = combine(std::mem::take(&mut above[v]));
        above[parents[v]].push((owners[v], value));
    }
    combine(std::mem::take(&mut above[0]))
}

/// The edges of a tree; every vertex has a larger number than the one that it hangs on.
fn written(tree: &Tree) -> Coloured {
    let mut edges = vec![];
    let mut open = vec![(0, tree)];
    while let Some((v, tree)) = open.pop() {
        for (owner, above) in &tree.0 {
            let child = edges.len() + 1;
            edges.push((v, child, usize::from(*owner == Player::Right)));
            open.push((child, above));
        }
    }
    edges
}

/// The same tree with its edges, their ends, and all vertices but the root in random order.
fn shuffled(edges: &Coloured, random: &mut Pcg64) -> Coloured {
    let mut names = (0..=edges.len()).collect_vec();
    names[1..].shuffle(random);
    let rename = |&(u, v, colour): &(usize, usize, usize)| match random.random() {
        true => (names[u], names[v], colour),
        false => (names[v], names[u], colour),
    };
    let mut renamed = edges.iter().map(rename).collect_vec();
    renamed.shuffle(random);
    renamed
}

fn coloured(edges: Edges, random: &mut Pcg64) -> Coloured {
    edges.into_iter().map(|(u, v)| (u, v, usize::from(random.random::<bool>()))).collect()
}

/// A tree and one with exchanged colours, on the same root.
fn difference(tree: &[(usize, usize, usize)], other: &Coloured) -> Coloured {
    let moved = |v: usize| if v == 0 { 0 } else { v + tree.len() };
    let negative = other.iter().map(|&(u, v, colour)| (moved(u), moved(v), 1 - colour));
    tree.iter().copied().chain(negative).collect()
}

/// The tree without its last edge, which carries nothing, and whose that is.
fn cut_last(tree: &Coloured) -> (&[(usize, usize, usize)], Player) {
    let ((_, _, colour), rest) = tree.split_last().expect("an edge");
    (rest, Player::BOTH[*colour])
}

fn random_trees() -> Vec<Case> {
    let mut random = seeded(4);
    let mut tree = |index| {
        let edges = if index % 3 == 0 { 5..=10 } else { 3..=5 };
        let edges = shapes::random_tree(random.random_range(edges), &mut random);
        let tree = coloured(edges, &mut random);
        let tree = match index % 3 {
            0 => tree,
            1 => difference(&tree, &tree),
            _ => difference(cut_last(&tree).0, &tree),
        };
        case(shuffled(&tree, &mut random))
    };
    (0..300).map(&mut tree).collect()
}

/// The shapes in which numbers grow long, with half of the vertices: the names of what is made of them, and the tree.
const SHAPES: [(&str, &str, fn(&mut Pcg64) -> Coloured); 5] = [
    ("path-cancelled", "path-nearly-cancelled", |random| coloured(shapes::path(HALF), random)),
    ("comb-cancelled", "comb-nearly-cancelled", |random| coloured(shapes::caterpillar(HALF), random)),
    ("broom-cancelled", "broom-nearly-cancelled", |random| coloured(shapes::broom(HALF), random)),
    ("random-tree-cancelled", "random-tree-nearly-cancelled", |random| {
        coloured(shapes::random_tree(HALF, random), random)
    }),
    // A path with a leaf at each vertex, in which the colours alternate: digits that carry.
    ("alternating-cancelled", "alternating-nearly-cancelled", |_| {
        let colour = |(u, v)| (u, v, (u + usize::from(v > HALF / 2)) % 2);
        shapes::caterpillar(HALF).into_iter().map(colour).collect()
    }),
];
const HALF: usize = N / 2;

/// The class by a value of which only the sign counts.
fn by_sign(value: f64) -> Class {
    match value {
        _ if value > 0.0 => Class::Left,
        _ if value < 0.0 => Class::Right,
        _ => Class::Second,
    }
}

fn floating_point(tree: &Case) -> Class {
    let carried = |x: f64| {
        let mut p = 1;
        while x + f64::from(p) <= 1.0 {
            p += 1;
        }
        (x + f64::from(p)) / f64::from(p - 1).exp2()
    };
    let edge = |(owner, x): (Player, f64)| if owner == Player::Left { carried(x) } else { -carried(-x) };
    by_sign(fold(tree, |above| above.into_iter().map(edge).sum()))
}
