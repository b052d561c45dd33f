//! Cutting black and white edges of trees, by play.

use rand::seq::SliceRandom;

use evidence::partizan::{Class, Partizan, Player};
use evidence::prelude::*;
use evidence::rules::red_blue::Tree;
use evidence::shapes::{self, Edges, adjacency};

fn main() -> ExitCode {
    Problem::new("gerald08", Limits { time: Some(3000), memory: None }, oracle, small)
        .played("all trees up to 6 edges, 300 trees of up to 9 edges that are balanced or nearly so")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("64-bit-floating-point", floating_point, "deep-stalks")
                .says("The values of the rule with the halvings, in floating point."),
            wrong("more-edges", more_edges, "all-trees-up-to-6-edges").says(
                "Lets the player with more edges win; an edge that stands on one of the opponent's is worth less.",
            ),
            wrong("one-edge-less-a-half", half_each, "all-trees-up-to-6-edges")
                .says("Lets an edge count 1, and what it carries by half."),
        ])
        .refused([(
            "a-cycle-in-the-second-tree",
            "2\n2\n1 2 0\n4\n1 2 0\n3 4 1\n@4 3@ 0\n",
            "an edge that closes no cycle",
        )])
        .main()
}

/// The edges of a tree with their colours; vertices from 0, the first one is the root.
type Coloured = Vec<((usize, usize), Player)>;

fn oracle(input: &str) -> String {
    let mut play = Partizan::new(Tree::moves);
    answers(input, |edges| play.class(&nested(edges)))
}

/// The tree above the root, made from the leaves down.
fn nested(edges: &Coloured) -> Tree {
    fold(edges, Tree::new)
}

/// What `combine` makes of the root, from what it makes of the ends of the edges that go up from each vertex.
fn fold<T: Default>(edges: &Coloured, combine: impl Fn(Vec<(Player, T)>) -> T) -> T {
    let plain: Edges = edges.iter().map(|edge| edge.0).collect();
    let vertices = edges.len() + 1;
    let neighbours = adjacency(vertices, &plain);
    let (mut order, mut parents) = (vec![0], vec![0; vertices]);
    for next in 0..vertices {
        let v = order[next];
        let up = parents[v];
        for &child in neighbours[v].iter().filter(|&&w| w != up) {
            parents[child] = v;
            order.push(child);
        }
    }
    let mut owners = vec![Player::Left; vertices];
    for &((u, v), owner) in edges {
        owners[if parents[v] == u && v != 0 { v } else { u }] = owner;
    }
    let mut above: Vec<Vec<(Player, T)>> = (0..vertices).map(|_| vec![]).collect();
    for &v in order[1..].iter().rev() {
        let value = combine(std::mem::take(&mut above[v]));
        above[parents[v]].push((owners[v], value));
    }
    combine(std::mem::take(&mut above[0]))
}

/// A line for each tree: who wins if Chef begins, and who if Ksen does. Chef is Left.
fn answers(input: &str, mut class: impl FnMut(&Coloured) -> Class) -> String {
    let mut tokens = Tokens::new(input);
    let tests = tokens.read();
    let line = |_| {
        let n: usize = tokens.read();
        let edge = |_| {
            let ends = (tokens.read::<usize>() - 1, tokens.read::<usize>() - 1);
            (ends, Player::BOTH[tokens.read::<usize>()])
        };
        words(class(&(1..n).map(edge).collect()))
    };
    (0..tests).map(line).collect()
}

fn words(class: Class) -> &'static str {
    match class {
        Class::Left => "Chef Chef\n",
        Class::Right => "Ksen Ksen\n",
        Class::First => "Chef Ksen\n",
        Class::Second => "Ksen Chef\n",
    }
}

fn file(trees: &[Coloured]) -> String {
    let edge = |&((u, v), owner): &((usize, usize), Player)| {
        format!("{} {} {}\n", u + 1, v + 1, u8::from(owner == Player::Right))
    };
    let tree = |tree: &Coloured| format!("{}\n{}", tree.len() + 1, tree.iter().map(edge).format(""));
    format!("{}\n{}", trees.len(), trees.iter().map(tree).format(""))
}

/// The edges of a tree; every vertex has a greater number than the one that it hangs on.
fn written(tree: &Tree) -> Coloured {
    let mut edges: Coloured = vec![];
    let mut open = vec![(0, tree)];
    while let Some((v, tree)) = open.pop() {
        for (owner, above) in &tree.0 {
            let child = edges.len() + 1;
            edges.push(((v, child), *owner));
            open.push((child, above));
        }
    }
    edges
}

/// The same tree with its edges, their ends, and all vertices but the root in random order.
fn shuffled(edges: &Coloured, random: &mut Pcg64) -> Coloured {
    let mut names = (0..=edges.len()).collect_vec();
    names[1..].shuffle(random);
    let mut renamed = edges
        .iter()
        .map(|&((u, v), owner)| match random.random() {
            true => ((names[u], names[v]), owner),
            false => ((names[v], names[u]), owner),
        })
        .collect_vec();
    renamed.shuffle(random);
    renamed
}

fn coloured(edges: Edges, random: &mut Pcg64) -> Coloured {
    let owner = |_: &(usize, usize)| Player::BOTH[usize::from(random.random::<bool>())];
    let owners = edges.iter().map(owner).collect_vec();
    edges.into_iter().zip(owners).collect()
}

/// A tree and one with exchanged colours, on the same root.
fn difference(tree: &Coloured, other: &Coloured) -> Coloured {
    let moved = |v: usize| if v == 0 { 0 } else { v + tree.len() };
    let negative = other.iter().map(|&((u, v), owner)| ((moved(u), moved(v)), owner.other()));
    tree.iter().copied().chain(negative).collect()
}

/// The tree without its last edge, which carries nothing.
fn cut_last(mut tree: Coloured) -> (Coloured, Player) {
    let (_, owner) = tree.pop().expect("an edge");
    (tree, owner)
}

fn small() -> Vec<Small> {
    let mut random = seeded(1);
    let all = (0..=6).flat_map(Tree::all).map(|tree| shuffled(&written(&tree), &mut random));
    let all = all.collect_vec();
    let random_trees = (0..300).map(|index| {
        let tree = match index % 3 {
            0 => {
                let edges = shapes::random_tree(random.random_range(5..=10), &mut random);
                coloured(edges, &mut random)
            }
            balanced => {
                let edges = shapes::random_tree(random.random_range(3..=5), &mut random);
                let tree = coloured(edges, &mut random);
                match balanced {
                    1 => difference(&tree, &tree),
                    _ => difference(&cut_last(tree.clone()).0, &tree),
                }
            }
        };
        shuffled(&tree, &mut random)
    });
    let balanced = random_trees.collect_vec();
    vec![
        Small::new("all-trees-up-to-6-edges", all.chunks(500).map(file)),
        Small::new("balanced-or-nearly-so", balanced.chunks(100).map(file)),
    ]
}

/// The greatest number of vertices.
const N: usize = 100_000;

fn bounds() -> Vec<Bound> {
    let path = |n: i128| (1..n).map(|v| format!("{v} {} 0\n", v + 1)).join("");
    vec![
        Bound::integer("t", 1, 1000, |tests| format!("@{tests}\n{}", repeated("1\n", tests))),
        Bound::integer("n", 1, N, move |n| format!("1\n@{n}\n{}", path(n))),
        Bound::vertex("an end of an edge", 3, |v| format!("1\n3\n1 2 0\n{} @{v} 1\n", if v == 1 { 3 } else { 1 })),
        Bound::integer("a colour", 0, 1, |colour| format!("1\n3\n1 2 0\n2 3 @{colour}\n")),
    ]
}

/// The shapes in which numbers grow long, with so many vertices.
fn shape(name: &str, vertices: usize) -> Coloured {
    let mut random = seeded(7);
    let edges = match name {
        "path" => shapes::path(vertices),
        "comb" => shapes::caterpillar(vertices),
        "broom" => shapes::broom(vertices),
        "random-tree" => shapes::random_tree(vertices, &mut random),
        _ => {
            // A path with a leaf at each vertex, in which the colours alternate: digits that carry.
            let tree = shapes::caterpillar(vertices).into_iter();
            let owner = |(u, v): (usize, usize)| Player::BOTH[(u + usize::from(v > vertices / 2)) % 2];
            return tree.map(|edge| (edge, owner(edge))).collect();
        }
    };
    coloured(edges, &mut random)
}

fn worst() -> Vec<Worst> {
    const SHAPES: [(&str, &str, &str); 5] = [
        ("path", "path-cancelled", "path-nearly-cancelled"),
        ("comb", "comb-cancelled", "comb-nearly-cancelled"),
        ("broom", "broom-cancelled", "broom-nearly-cancelled"),
        ("random-tree", "random-tree-cancelled", "random-tree-nearly-cancelled"),
        ("alternating", "alternating-cancelled", "alternating-nearly-cancelled"),
    ];
    let mut worst = vec![];
    for (name, cancelled, nearly) in SHAPES {
        // Whoever is second answers every move in the other half.
        worst.push(Worst::known(
            cancelled,
            "numbers with as many digits as edges, of which the last one decides",
            move || {
                (
                    {
                        let tree = shape(name, N / 2);
                        file(&[shuffled(&difference(&tree, &tree), &mut seeded(1))])
                    },
                    words(Class::Second).to_owned(),
                )
            },
        ));
        // A move makes a game of edges worse for who has made it: he could just as well have had the edge for nothing.
        worst.push(Worst::known(nearly, "a difference in the last digit", move || {
            (
                {
                    let tree = shape(name, N / 2);
                    let (cut, _) = cut_last(tree.clone());
                    file(&[shuffled(&difference(&cut, &tree), &mut seeded(1))])
                },
                match cut_last(shape(name, N / 2)).1 {
                    Player::Left => words(Class::Right).to_owned(),
                    Player::Right => words(Class::Left).to_owned(),
                },
            )
        }));
    }
    worst.push(Worst::known("one-path", "the deepest tree: the edge at the root decides", move || {
        (
            file(&[coloured(shapes::path(N), &mut seeded(2))]),
            match coloured(shapes::path(N), &mut seeded(2))[0].1 {
                Player::Left => words(Class::Left).to_owned(),
                Player::Right => words(Class::Right).to_owned(),
            },
        )
    }));
    worst.push(Worst::known(
        "black-edges-on-a-white-one",
        "a floor of 100 000 that becomes digits at once",
        move || {
            (
                {
                    let edges = shapes::path(N).into_iter();
                    let owner = |v| if v == 0 { Player::Right } else { Player::Left };
                    file(&[edges.map(|(u, v)| ((u, v), owner(u))).collect()])
                },
                words(Class::Right).to_owned(),
            )
        },
    ));
    worst.push(Worst::known("a-thousand-trees", "work for each tree that does not depend on its size", move || {
        (
            {
                let mut random = seeded(3);
                let trees = (0..1000).map(|_| {
                    let tree = coloured(shapes::random_tree(50, &mut random), &mut random);
                    shuffled(&difference(&tree, &tree), &mut random)
                });
                file(&trees.collect_vec())
            },
            words(Class::Second).repeat(1000),
        )
    }));
    worst
}

/// The class by a value of which only the sign counts.
fn by_sign(value: f64) -> Class {
    match value {
        _ if value > 0.0 => Class::Left,
        _ if value < 0.0 => Class::Right,
        _ => Class::Second,
    }
}

fn floating_point(input: &str) -> String {
    let carried = |x: f64| {
        let mut p = 1;
        while x + f64::from(p) <= 1.0 {
            p += 1;
        }
        (x + f64::from(p)) / f64::from(p - 1).exp2()
    };
    let value = |above: Vec<(Player, f64)>| {
        let edge = |(owner, x)| match owner {
            Player::Left => carried(x),
            Player::Right => -carried(-x),
        };
        above.into_iter().map(edge).sum()
    };
    answers(input, |edges| by_sign(fold(edges, value)))
}

fn more_edges(input: &str) -> String {
    answers(input, |edges| {
        let sign = |owner| if owner == Player::Left { 1.0 } else { -1.0 };
        by_sign(edges.iter().map(|edge| sign(edge.1)).sum())
    })
}

fn half_each(input: &str) -> String {
    let value = |above: Vec<(Player, f64)>| {
        let edge = |(owner, x)| match owner {
            Player::Left => 1.0 + x / 2.0,
            Player::Right => -1.0 + x / 2.0,
        };
        above.into_iter().map(edge).sum()
    };
    answers(input, |edges| by_sign(fold(edges, value)))
}
