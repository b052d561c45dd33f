//! One of three numbers struck out, and one of the others taken, by play.

use evidence::lists;
use evidence::prelude::*;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let numbers = |name: &'static str| list("n", between(name, 1, "n"));
    let rows = format::all([row([len("n", 1..=N)]), numbers("a"), numbers("b")]);
    let form = Format::tests("t", 1..=20_000, rows).sum("the sum of n", "n", N);
    Problem::tests("cf1770d", Limits::known(2000, 256), form, || by_play, Plain)
        .small(SMALL, || {
            let rows = |n: usize| lists::all(n, 1..=n as u32).into_iter();
            (1..=3).flat_map(|n| rows(n).cartesian_product(rows(n).collect_vec())).collect()
        })
        .small("random-rows-of-4-numbers", || {
            let mut random = seeded(1);
            (0..40).map(|_| random_rows(4, &mut random)).collect()
        })
        .beyond("for worst inputs, edges at a vertex that has no other one taken away until cycles are left")
        .known("a-path-with-a-loop", || {
            let path = (1..=N as u32).map(|v| (v.saturating_sub(1).max(1), v)).unzip();
            (vec![path], vec![N as i32])
        })
        .attacks("recursion as deep as the path, and a loop at its end")
        .known("a-cycle", || (vec![(1..=N as u32).map(|v| (v, v % N as u32 + 1)).unzip()], vec![2]))
        .attacks("a cycle of all vertices")
        .known("loops-alone", || {
            let mut power = 1_u64;
            (0..N).for_each(|_| power = power * N as u64 % MODULUS as u64);
            (vec![(1..=N as u32).map(|v| (v, v)).unzip()], vec![power as i32])
        })
        .attacks("as many components as there can be")
        .known("one-edge-missing", || {
            let edges = (1..=N as u32).map(|v| (v, if v % 2 == 1 { v + 1 } else { v - 1 }));
            let moved = edges.map(|(a, b)| if a == N as u32 { (1, 2) } else { (a, b) });
            (vec![moved.unzip()], vec![0])
        })
        .attacks("as many edges as vertices, but not in each component")
        .worst("random-large", by_algorithm(by_peeling), || {
            let mut random = seeded(2);
            let mut edges = (1..=N as u32).map(|v| (v, random.random_range(1..=N as u32))).collect_vec();
            edges.shuffle(&mut random);
            vec![edges.into_iter().unzip()]
        })
        .attacks("trees that hang on cycles of all lengths")
        .worst("many-small-rows", by_algorithm(by_peeling), || {
            let mut random = seeded(3);
            (0..20_000).map(|_| random_rows(5, &mut random)).collect()
        })
        .attacks("as many cases as there can be")
        .wrong("a-loop-is-a-cycle", |rows| by_components(rows, |_| 2, true), SMALL)
        .says("Counts two ways for a loop; its number may be any one, and there is one way to point it.")
        .smallest("1\n1\n1\n1\n")
        .wrong("a-loop-has-one-way", |rows| by_components(rows, |_| 1, true), SMALL)
        .says("Counts one way for a loop; the number in c is free there, which makes n.")
        .wrong("edges-in-all", |rows| by_components(rows, |n| n, false), "a-component-too-few")
        .says("Checks whether there are as many edges as vertices in all; each component has to have them.")
        .wrong("without-the-modulus", without_modulus, "large-loops")
        .says("Prints the product itself; it is asked for modulo 998244353.")
        .wrong("thirty-two-bits", in_32_bits, "large-loops")
        .says("Multiplies in 32 bits before the modulus is taken; the product comes up to 10¹⁴.")
        .main()
}

const SMALL: &str = "all-rows-of-up-to-3-numbers";

/// The largest number of numbers in a row.
const N: usize = 100_000;
const MODULUS: i32 = 998_244_353;

/// The rows a and b.
type Rows = (Vec<u32>, Vec<u32>);

fn random_rows(n: u32, random: &mut Pcg64) -> Rows {
    (0..n).map(|_| (random.random_range(1..=n), random.random_range(1..=n))).unzip()
}

/// The row c; the numbers taken so far; and which of the three has been struck out in this round.
type Position = (Vec<u32>, Vec<u32>, Option<usize>);

/// For each c, all rounds are played out.
fn by_play((a, b): &Rows) -> i32 {
    let n = a.len();
    let three = |c: &[u32], round: usize| [a[round], b[round], c[round]];
    let moves = |(c, taken, struck): &Position| match struck {
        _ if taken.len() == n => vec![],
        None => (0..3).map(|which| (c.clone(), taken.clone(), Some(which))).collect(),
        Some(struck) => {
            let left = (0..3).filter(|which| which != struck).map(|which| three(c, taken.len())[which]).unique();
            left.map(|number| (c.clone(), [&taken[..], &[number]].concat(), None)).collect()
        }
    };
    let wins = |(_, taken, struck): &Position, after: &[bool]| match struck {
        _ if taken.len() == n => taken.iter().all_unique(),
        _ => after.contains(&false),
    };
    let mut play = Play::new(moves, wins)
        .board(|(c, taken, struck)| {
            let cell = |which: usize, round: usize| match struck {
                Some(struck) if round == taken.len() && *struck == which => String::new(),
                _ => three(c, round)[which].to_string(),
            };
            let rows = (0..3).map(|which| (0..n).map(move |round| cell(which, round)).collect_vec());
            let last = (0..n).map(|round| taken.get(round).map(u32::to_string).unwrap_or_default()).collect_vec();
            board::grid(rows.chain([last])).and(board::text("below what has been taken"))
        })
        .label(|(c, before, struck), (_, after, now)| match (struck, now) {
            (None, Some(which)) => format!("strike out {} in row {}", three(c, before.len())[*which], which + 1),
            _ => format!("take {}", after[after.len() - 1]),
        })
        .mover(|(_, _, struck)| if struck.is_none() { "Koxia" } else { "Mahiru" });
    let rows = lists::all(n, 1..=n as u32);
    rows.into_iter().filter(|c| play.value(&(c.clone(), vec![], None))).count() as i32
}

/// The ways of each component, which is known by its vertices, or 0 if one has not as many edges as vertices, where
/// that is `asked`; otherwise if there are not as many in all.
fn by_components((a, b): &Rows, of_a_loop: fn(u64) -> u64, asked: bool) -> i32 {
    let n = a.len();
    let mut names = (0..n).collect_vec();
    for (&a, &b) in a.iter().zip(b) {
        let [from, to] = [a, b].map(|end| names[end as usize - 1]);
        names.iter_mut().filter(|name| **name == from).for_each(|name| *name = to);
    }
    let ways = names.iter().unique().map(|component| {
        let edges = a.iter().zip(b).filter(|(a, _)| names[**a as usize - 1] == *component).collect_vec();
        let vertices = names.iter().filter(|name| *name == component).count();
        match () {
            () if asked && edges.len() != vertices => 0,
            () if edges.iter().any(|(a, b)| a == b) => of_a_loop(n as u64),
            () if edges.is_empty() => 1,
            () => 2,
        }
    });
    ways.fold(1, |product, ways| product * ways % MODULUS as u64) as i32
}

/// Vertices that a single edge hits are taken away with it until none is left; then each vertex has to have two ends of
/// edges.
fn cycles((a, b): &Rows) -> Option<Vec<usize>> {
    let n = a.len();
    let mut edges_at = vec![vec![]; n];
    for (edge, (&a, &b)) in a.iter().zip(b).enumerate() {
        edges_at[a as usize - 1].push((edge, b as usize - 1));
        edges_at[b as usize - 1].push((edge, a as usize - 1));
    }
    let mut ends = edges_at.iter().map(Vec::len).collect_vec();
    let (mut is_gone, mut is_used) = (vec![false; n], vec![false; n]);
    let mut single = (0..n).filter(|&vertex| ends[vertex] == 1).collect_vec();
    while let Some(vertex) = single.pop() {
        let &(edge, other) = edges_at[vertex].iter().find(|(edge, _)| !is_used[*edge])?;
        (is_gone[vertex], is_used[edge]) = (true, true);
        ends[other] -= 1;
        if ends[other] == 1 {
            single.push(other);
        }
    }
    let mut lengths = vec![];
    for start in 0..n {
        let (mut vertex, mut length) = (start, 0);
        while !is_gone[vertex] {
            if ends[vertex] != 2 {
                return None;
            }
            (is_gone[vertex], length) = (true, length + 1);
            let next = edges_at[vertex].iter().find(|(edge, _)| !is_used[*edge]);
            let &(edge, other) = next?;
            is_used[edge] = true;
            vertex = other;
        }
        if length > 0 {
            lengths.push(length);
        }
    }
    Some(lengths)
}

/// The ways of each cycle, or none of a component where there is not one cycle in each.
fn ways_by_peeling(rows: &Rows) -> Vec<i32> {
    let n = rows.0.len() as i32;
    cycles(rows).map_or(vec![0], |lengths| lengths.into_iter().map(|length| if length == 1 { n } else { 2 }).collect())
}

fn by_peeling(rows: &Rows) -> i32 {
    let ways = ways_by_peeling(rows).into_iter();
    ways.fold(1, |product, ways| (i64::from(product) * i64::from(ways) % i64::from(MODULUS)) as i32)
}

fn without_modulus(rows: &Rows) -> i32 {
    ways_by_peeling(rows).into_iter().fold(1, i32::wrapping_mul)
}

fn in_32_bits(rows: &Rows) -> i32 {
    ways_by_peeling(rows).into_iter().fold(1, |product, ways| product.wrapping_mul(ways) % MODULUS)
}
