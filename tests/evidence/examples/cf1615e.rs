//! Subtrees that are coloured red and then blue, by play.

use evidence::prelude::*;
use evidence::shapes::{self, Edges};

fn main() -> ExitCode {
    let form = format::all([row([int("n", 2..=N), between("k", 1, "n")]), tree("the tree", "n")]);
    Problem::one("cf1615e", Limits::known(2000, 256), form, || by_play, Plain)
        .all([("n", 5)])
        .small("random-trees-of-6-to-9-vertices", || {
            let mut random = seeded(1);
            let mut game = |_| {
                let n = random.random_range(6..=9);
                ((n, random.random_range(1..=n)), shapes::random_tree(n, &mut random))
            };
            (0..200).map(&mut game).collect()
        })
        .beyond("for worst inputs, heights by which each vertex says whether a chain begins there")
        // Red colours the lower half, and nothing is left to Blue.
        .known("path-of-red", || (((N, N), shapes::path(N)), N as i64 * N as i64 / 4))
        .attacks("recursion as deep as the path, and a score beyond 32 bits")
        // Only the leaves can be coloured without the root; all of them red leave the root white.
        .known("star-of-red", || (((N, N), shapes::star(N)), N as i64 - 1))
        .attacks("as many chains as there can be")
        .each(shapes::LARGE_TREES, |problem, (name, attacks, edges)| {
            problem.worst(name, by_same_idea(by_heights), move || ((N, N / 3), edges(N))).attacks(attacks)
        })
        .worst("one-red-vertex", by_same_idea(by_heights), || ((N, 1), shapes::random_tree(N, &mut seeded(2))))
        .attacks("the least score, about −10¹⁰")
        .wrong("all-that-red-may", all_that_red_may, "two-vertices")
        .says("Lets Red colour k vertices; fewer may be better, as white ones count, too.")
        .smallest("2 2\n1 2\n")
        .wrong("all-that-blue-may", |game| best(scores(game, by_longest(game), |_, left| left)), "sample-4")
        .says("Lets Blue colour all that he may; beyond half of the vertices each one more costs him.")
        .wrong("the-deepest-leaves", |game| best(scores(game, by_depth(game), half)), "all")
        .says("Adds up the depths of the deepest leaves; their ways have vertices in common.")
        .wrong("the-fullest-child", |game| best(scores(game, by_fullest(game), half)), "a-full-branch")
        .says("Lets a chain go on to the child with the most vertices below it; the deepest one makes chains long.")
        .wrong("leaves-alone", leaves_alone, "sample-2")
        .says("Lets Red colour leaves alone; with vertices above them as well he may score more.")
        .smallest("4 2\n1 2\n2 3\n3 4\n")
        .wrong("thirty-two-bits", |game| i64::from(by_heights(game) as i32), "large-path")
        .says("Multiplies in 32 bits; scores come up to 10¹⁰.")
        .main()
}

/// The largest number of vertices.
const N: usize = 200_000;

/// The number of vertices, and how many may be red; and the edges.
type Game = ((usize, usize), Edges);

/// The red and the blue vertices, a bit each, and how many have moved.
type Position = (u32, u32, u8);

fn by_play(((n, k), edges): &Game) -> i64 {
    assert!(*n <= 15, "there would be too many sets of subtrees");
    let parents = shapes::parents(*n, edges);
    // With each vertex, those below it.
    let mut below = (0..*n).map(|v| 1_u32 << v).collect_vec();
    for v in 0..*n {
        let mut up = parents[v];
        while let Some(vertex) = up {
            below[vertex] |= 1 << v;
            up = parents[vertex];
        }
    }
    let is_whole = |set: u32| (0..*n).all(|v| set >> v & 1 == 0 || below[v] & !set == 0);
    let sets = (0..1_u32 << n).filter(|&set| is_whole(set)).collect_vec();
    let moves = |&(red, _, moved): &Position| match moved {
        0 => sets.iter().filter(|set| set.count_ones() as usize <= *k).map(|&set| (set, 0, 1)).collect(),
        1 => sets.iter().filter(|&set| set & red == 0).map(|&set| (red, set, 2)).collect_vec(),
        _ => vec![],
    };
    let score = |&(red, blue, moved): &Position, after: &[i64]| {
        let [r, b] = [red, blue].map(|set| i64::from(set.count_ones()));
        match moved {
            0 => *after.iter().max().expect("a move"),
            1 => *after.iter().min().expect("a move"),
            _ => (*n as i64 - r - b) * (r - b),
        }
    };
    let mut play = Play::new(moves, score)
        .board(|&(red, blue, _)| {
            let colour = |v: usize| {
                if red >> v & 1 == 1 {
                    "red"
                } else if blue >> v & 1 == 1 {
                    "blue"
                } else {
                    "uncoloured"
                }
            };
            board::graph(*n, edges.iter().copied()).rooted(0).labelled((0..*n).map(colour)).board()
        })
        .label(|&(red, blue, moved), &(red_after, blue_after, _)| {
            let new = if moved == 0 { red_after & !red } else { blue_after & !blue };
            match new {
                0 => "colour nothing".to_owned(),
                _ => format!("colour {}", (0..*n).filter(|v| new >> v & 1 == 1).map(|v| v + 1).join(" ")),
            }
        })
        .mover(|&(.., moved)| if moved == 0 { "Red" } else { "Blue" })
        .worded(|score| format!("a score of {score}"));
    play.value(&(0, 0, 0))
}

/// How many vertices the r best ways cover, for r from 0 on.
type Covered = Vec<usize>;

fn half(n: usize, left: usize) -> usize {
    left.min(n / 2)
}

/// The scores by the number of red vertices, where this says how many Blue colours.
fn scores(((n, k), _): &Game, covered: Covered, blue: fn(usize, usize) -> usize) -> Vec<i64> {
    let score = |red: usize| {
        let left = n - covered.get(red).copied().unwrap_or(*n).min(*n);
        let [n, red, blue] = [*n, red, blue(*n, left)].map(|count| count as i64);
        (n - red - blue) * (red - blue)
    };
    (0..=*k).map(score).collect()
}

fn all_that_red_may(game: &Game) -> i64 {
    *scores(game, by_longest(game), half).last().expect("a score")
}

fn best(scores: Vec<i64>) -> i64 {
    scores.into_iter().max().expect("a score")
}

fn sums(mut lengths: Vec<usize>) -> Covered {
    lengths.sort_unstable_by_key(|&length| std::cmp::Reverse(length));
    let sums = lengths.iter().scan(0, |sum, length| {
        *sum += length;
        Some(*sum)
    });
    [0].into_iter().chain(sums).collect()
}

/// A measure of what lies below each vertex, which this makes for a parent from its own so far and that of a child.
fn measures(parents: &[Option<usize>], joined: fn(usize, usize) -> usize) -> Vec<usize> {
    let mut children = vec![0; parents.len()];
    parents.iter().flatten().for_each(|&parent| children[parent] += 1);
    let mut done = (0..parents.len()).filter(|&v| children[v] == 0).collect_vec();
    let mut measures = vec![1; parents.len()];
    while let Some(vertex) = done.pop() {
        if let Some(parent) = parents[vertex] {
            measures[parent] = joined(measures[parent], measures[vertex]);
            children[parent] -= 1;
            if children[parent] == 0 {
                done.push(parent);
            }
        }
    }
    measures
}

/// A chain goes on to the first child of greatest measure; each other vertex begins one.
fn by_chains(((n, _), edges): &Game, joined: fn(usize, usize) -> usize) -> Covered {
    let parents = shapes::parents(*n, edges);
    let measures = measures(&parents, joined);
    let mut next = vec![None::<usize>; *n];
    for vertex in 0..*n {
        if let Some(parent) = parents[vertex]
            && next[parent].is_none_or(|other| measures[other] < measures[vertex])
        {
            next[parent] = Some(vertex);
        }
    }
    let starts = (0..*n).filter(|&vertex| parents[vertex].is_none_or(|parent| next[parent] != Some(vertex)));
    sums(starts.map(|start| std::iter::successors(Some(start), |&vertex| next[vertex]).count()).collect())
}

/// By how many vertices there are on a longest way down to a leaf.
fn by_longest(game: &Game) -> Covered {
    by_chains(game, |parent, child| parent.max(child + 1))
}

/// By how many vertices there are below.
fn by_fullest(game: &Game) -> Covered {
    by_chains(game, |parent, child| parent + child)
}

fn leaves_alone(game: &Game) -> i64 {
    let covered = by_longest(game);
    let leaves = covered.len() - 1;
    best(scores(game, covered, half).into_iter().take(leaves + 1).collect())
}

fn by_heights(game: &Game) -> i64 {
    best(scores(game, by_longest(game), half))
}

fn by_depth(((n, _), edges): &Game) -> Covered {
    let parents = shapes::parents(*n, edges);
    let mut is_leaf = vec![true; *n];
    parents.iter().flatten().for_each(|&parent| is_leaf[parent] = false);
    let depth = |v| std::iter::successors(Some(v), |&v: &usize| parents[v]).count();
    sums((0..*n).filter(|&v| is_leaf[v]).map(depth).collect())
}
