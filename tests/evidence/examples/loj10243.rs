//! Tokens on a graph without cycles, by play.

use std::ops::RangeInclusive;

use rand::seq::SliceRandom;

use evidence::prelude::*;
use evidence::rules::nim;
use evidence::shapes::{Edges, edge_lines, path};

fn main() -> ExitCode {
    Problem::new("loj10243", Limits::known(1000, 512), oracle, small)
        .played("all graphs up to 3 vertices with all tokens on them, 500 of 4 to 7 vertices with up to 4 tokens")
        .beyond("for worst inputs, games of a fixed number of moves, Nim, and values found from the last vertex on")
        .worst(worst)
        .bounds(bounds)
        .refused([
            ("a-cycle", "3 4 1\n1 2\n1 3\n3 2\n@2 1@\n1\n", "an edge that closes no cycle"),
            ("a-loop", "2 1 1\n@2 2@\n1\n", "an edge that closes no cycle"),
        ])
        .wrong([
            wrong("tokens-as-a-set", tokens_as_a_set, "two-on-a-vertex")
                .says("Counts tokens on one vertex once; two of them cancel."),
            wrong("parity-of-won-tokens", parity_of_won_tokens, "graphs-of-4-to-7-vertices")
                .says("Adds up for each token only whether it is won; two won tokens may be won together."),
            wrong("longest-way", longest_way, "two-edges-on")
                .says("Takes the longest way to an end for the value; the value is the mex of those behind the edges."),
            wrong("in-order-of-numbers", in_order_of_numbers, "edges-to-smaller-numbers")
                .says("Finds the values from vertex N to vertex 1, as if all edges led to greater numbers."),
            wrong("misere", misere, "no-edge").says("Lets win who cannot move; here he loses."),
        ])
        .main()
}

/// From every vertex where its edges lead, and the places of the tokens.
struct Game {
    successors: Vec<Vec<usize>>,
    tokens: Vec<usize>,
}

impl Game {
    fn read(input: &str) -> Self {
        let mut tokens = Tokens::new(input);
        let (n, m, k) = (tokens.read(), tokens.read(), tokens.read());
        let mut successors = vec![vec![]; n];
        tokens.edges(m).into_iter().for_each(|(from, to)| successors[from].push(to));
        Self { successors, tokens: (0..k).map(|_| tokens.read::<usize>() - 1).sorted().collect() }
    }

    /// Move one token along one edge. The tokens are kept in rising order: it does not matter which is which.
    fn moves(&self, tokens: &Vec<usize>) -> Vec<Vec<usize>> {
        let next = in_one(tokens, |&vertex| self.successors[vertex].clone());
        next.into_iter().map(|tokens| tokens.into_iter().sorted().collect()).collect()
    }
}

fn oracle(input: &str) -> String {
    answer(input, |game| Play::normal(|tokens| game.moves(tokens)).value(&game.tokens))
}

fn misere(input: &str) -> String {
    answer(input, |game| Play::misere(|tokens| game.moves(tokens)).value(&game.tokens))
}

fn answer(input: &str, wins: impl FnOnce(Game) -> bool) -> String {
    word(wins(Game::read(input)))
}

fn word(won: bool) -> String {
    if won { "win\n" } else { "lose\n" }.to_owned()
}

/// Vertices from 0.
fn file(n: usize, edges: &Edges, tokens: &[usize]) -> String {
    let places = joined(tokens.iter().map(|vertex| vertex + 1));
    format!("{n} {} {}\n{}{places}\n", edges.len(), tokens.len(), edge_lines(edges))
}

/// The same with edges in random order between vertices in random order.
fn shuffled(n: usize, mut edges: Edges, tokens: &[usize], random: &mut Pcg64) -> String {
    let mut names = (0..n).collect_vec();
    names.shuffle(random);
    edges.shuffle(random);
    let edges = edges.into_iter().map(|(from, to)| (names[from], names[to])).collect();
    file(n, &edges, &tokens.iter().map(|&vertex| names[vertex]).collect_vec())
}

fn small() -> Vec<Small> {
    // Every graph without cycles leads forward in some order.
    let all = (1..=3_usize).flat_map(|n| {
        let orders = (0..n).permutations(n).cartesian_product((0..n).tuple_combinations().powerset());
        let graphs = orders.map(|(order, edges): (Vec<usize>, Edges)| {
            edges.into_iter().map(|(from, to)| (order[from], order[to])).sorted().collect_vec()
        });
        let tokens = (1..=n).flat_map(|k| (0..n).combinations_with_replacement(k)).collect_vec();
        graphs.unique().cartesian_product(tokens).map(move |(edges, tokens)| file(n, &edges, &tokens)).collect_vec()
    });
    let mut random = seeded(1);
    let larger = (0..500).map(|_| {
        let n = random.random_range(4..=7);
        let mut edges: Edges = (0..n).tuple_combinations().filter(|_| random.random_bool(0.5)).collect();
        edges.extend(edges.first().copied());
        let tokens = (0..random.random_range(1..=4)).map(|_| random.random_range(0..n)).collect_vec();
        shuffled(n, edges, &tokens, &mut random)
    });
    vec![
        Small::new("graphs-of-4-to-7-vertices", larger.collect_vec()),
        Small::new("all-graphs-up-to-3-vertices", all.collect_vec()),
    ]
}

/// The greatest number of vertices, which is that of tokens, too; and of edges.
const N: usize = 2000;
const M: usize = 6000;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::count("N", 1, N, |n| format!("@{n} 0 1\n1\n")),
        Bound::count("M", 0, M, |m| format!("2 @{m} 1\n{}1\n", "1 2\n".repeat(m))),
        Bound::count("K", 1, 5, |k| format!("5 1 @{k}\n1 2\n{}\n", "3 ".repeat(k))),
        Bound::vertex("X", 3, |from| format!("3 1 1\n@{from} {}\n1\n", if from == 3 { 2 } else { 3 })),
        Bound::vertex("Y", 3, |to| format!("3 1 1\n{} @{to}\n1\n", if to == 3 { 2 } else { 3 })),
        Bound::vertex("a token", 3, |token| format!("3 1 2\n1 2\n1 @{token}\n")),
    ]
}

fn worst() -> Vec<Worst> {
    vec![
        Worst::known("path", "recursion as deep as the path", || {
            // A token on every vertex but the last: it makes 1 to N − 1 moves, whoever moves.
            let moves: usize = (1..N).sum();
            (shuffled(N, path(N), &(0..N - 1).collect_vec(), &mut seeded(2)), word(moves % 2 == 1))
        }),
        Worst::known("layers", "search without memory: 2^1000 ways", || {
            // Two edges lead from every vertex of a layer to each of the next: the one token has N / 2 − 1 moves.
            let edges = (0..N - 2).flat_map(|v| [v / 2 * 2 + 2, v / 2 * 2 + 3].map(|next| (v, next)));
            (shuffled(N, edges.collect(), &[0], &mut seeded(3)), word((N / 2 - 1) % 2 == 1))
        }),
        Worst::known("nim-lost", "the greatest values", || (nim_game(nim::lost), word(false))),
        Worst::known("nim-won", "the same, won by one move", || (nim_game(nim::won), word(true))),
        Worst::new("random", "far jumps in memory", Known::BySameIdea(by_rounds), || {
            let mut random = seeded(5);
            let edge = |_| {
                let from = random.random_range(0..N - 1);
                (from, random.random_range(from + 1..N))
            };
            let edges = (0..M).map(edge).collect();
            shuffled(N, edges, &(0..N).collect_vec(), &mut random)
        }),
    ]
}

/// As many vertices as M edges can join, each with edges to all before it: a heap of Nim from each.
fn nim_game(heaps: fn(usize, RangeInclusive<u32>, &mut Pcg64) -> Vec<u32>) -> String {
    let mut random = seeded(4);
    let joined = (1..).take_while(|n| n * (n - 1) / 2 <= M).last().unwrap_or(0);
    let edges = (0..joined).flat_map(|heap| (0..heap).map(move |left| (heap, left))).collect();
    let heaps = heaps(N, 1..=joined as u32 - 1, &mut random);
    shuffled(N, edges, &heaps.into_iter().map(|heap| heap as usize).collect_vec(), &mut random)
}

/// Round by round, the values of all vertices from those of the round before, until nothing changes. Nothing but the
/// values of Sprague and Grundy is known of so many tokens.
fn by_rounds(input: &str) -> String {
    answer(input, |game| {
        let mut values = vec![0; game.successors.len()];
        loop {
            let value = |next: &Vec<usize>| mex(next.iter().map(|&next| values[next]));
            let following = game.successors.iter().map(value).collect_vec();
            if following == values {
                return xor(game.tokens.iter().map(|&vertex| values[vertex])) != 0;
            }
            values = following;
        }
    })
}

/// By the XOR of what `combine` makes of the vertices with tokens, given what it has made of their successors.
fn by_successors(game: &Game, combine: fn(&[usize]) -> usize) -> bool {
    let mut play = Play::new(|&vertex: &usize| game.successors[vertex].clone(), |_, behind: &[usize]| combine(behind));
    xor(game.tokens.iter().map(|vertex| play.value(vertex))) != 0
}

fn tokens_as_a_set(input: &str) -> String {
    answer(input, |mut game| {
        game.tokens.dedup();
        by_successors(&game, |behind| mex(behind.iter().copied()))
    })
}

fn parity_of_won_tokens(input: &str) -> String {
    answer(input, |game| by_successors(&game, |behind| usize::from(behind.contains(&0))))
}

fn longest_way(input: &str) -> String {
    answer(input, |game| by_successors(&game, |behind| behind.iter().max().map_or(0, |longest| longest + 1)))
}

fn in_order_of_numbers(input: &str) -> String {
    answer(input, |game| {
        let mut values = vec![0; game.successors.len()];
        for vertex in (0..values.len()).rev() {
            values[vertex] = mex(game.successors[vertex].iter().map(|&next| values[next]));
        }
        xor(game.tokens.iter().map(|&vertex| values[vertex])) != 0
    })
}
