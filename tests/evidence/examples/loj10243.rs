//! Tokens on a graph without cycles, by play.

use std::ops::RangeInclusive;

use rand::seq::SliceRandom;

use evidence::prelude::*;
use evidence::shapes::{Edges, path};
use evidence::shared::nim;

fn main() -> ExitCode {
    let edges = list("M", row([vertex("X", "N"), vertex("Y", "N")])).in_order(Order::Acyclic);
    let sizes = row([int("N", 1..=N), len("M", 0..=M), format::len_between("K", 1, "N")]);
    let game = format::all([sizes, edges, row([list("K", vertex("a token", "N"))])]);
    Problem::one("loj10243", Limits::known(1000, 512), game, || |game: &Game| play(game, true), ["win", "lose"])
        .small("graphs-of-4-to-7-vertices-with-up-to-4-tokens", random_games)
        .small("graphs-up-to-3-vertices-with-all-tokens", all_games)
        .limit(|| Bound::count("M", 0, M, |m| format!("2 @{m} 1\n{}1\n", "1 2\n".repeat(m))))
        .beyond("for worst inputs, games of a fixed number of moves, Nim, and values found from the last vertex on")
        .known("path", || {
            // A token on every vertex but the last: it makes 1 to N − 1 moves, whoever moves.
            let moves: usize = (1..N).sum();
            (shuffled((N, path(N), (0..N - 1).collect()), &mut seeded(2)), moves % 2 == 1)
        })
        .attacks("recursion as deep as the path")
        .known("layers", || {
            // Two edges lead from every vertex of a layer to each of the next: the one token has N / 2 − 1 moves.
            let edges = (0..N - 2).flat_map(|v| [v / 2 * 2 + 2, v / 2 * 2 + 3].map(|next| (v, next)));
            (shuffled((N, edges.collect(), vec![0]), &mut seeded(3)), (N / 2 - 1) % 2 == 1)
        })
        .attacks("search without memory: 2^1000 ways")
        .known("nim-lost", || (nim_game(nim::lost), false))
        .attacks("the largest values")
        .known("nim-won", || (nim_game(nim::won), true))
        .attacks("the same, won by one move")
        .worst("random", by_same_idea(by_rounds), || {
            let mut random = seeded(5);
            let edge = |_| {
                let from = random.random_range(0..N - 1);
                (from, random.random_range(from + 1..N))
            };
            let edges = (0..M).map(edge).collect();
            shuffled((N, edges, (0..N).collect()), &mut random)
        })
        .attacks("far jumps in memory")
        .wrong(
            "tokens-as-a-set",
            |(n, edges, tokens)| {
                let tokens = tokens.iter().copied().unique().collect();
                by_successors(&(*n, edges.clone(), tokens), |behind| mex(behind.iter().copied()))
            },
            "two-on-a-vertex",
        )
        .says("Counts tokens on one vertex once; two of them cancel.")
        .wrong(
            "parity-of-won-tokens",
            |game| by_successors(game, |behind| usize::from(behind.contains(&0))),
            "graphs-of-4-to-7-vertices-with-up-to-4-tokens",
        )
        .says("Adds up for each token only whether it is won; two won tokens may be won together.")
        .wrong(
            "longest-way",
            |game| by_successors(game, |behind| behind.iter().max().map_or(0, |longest| longest + 1)),
            "two-edges-on",
        )
        .says("Takes the longest path to an end for the value; the value is the mex of those behind the edges.")
        .wrong("in-order-of-numbers", in_order_of_numbers, "edges-to-smaller-numbers")
        .says("Finds the values from vertex N to vertex 1, as if all edges led to larger numbers.")
        .wrong("misere", |game| play(game, false), "no-edge")
        .says("Lets a player who cannot move win; here he loses.")
        .refused([
            ("a-cycle", "3 4 1\n1 2\n1 3\n3 2\n@2 1@\n1\n", "an edge that closes no cycle"),
            ("a-loop", "2 1 1\n@2 2@\n1\n", "an edge that closes no cycle"),
        ])
        .main()
}

/// The largest number of vertices, which is that of tokens, too; and of edges.
const N: usize = 2000;
const M: usize = 6000;

/// The number of vertices, the edges, and the places of the tokens.
type Game = (usize, Edges, Vec<usize>);

/// From every vertex where its edges lead.
fn successors((n, edges, _): &Game) -> Vec<Vec<usize>> {
    let mut successors = vec![vec![]; *n];
    edges.iter().for_each(|&(from, to)| successors[from].push(to));
    successors
}

/// Move one token along one edge. The tokens are kept in rising order: it does not matter which is which.
fn play(game: &Game, normal: bool) -> bool {
    let (n, edges, tokens) = game;
    let successors = successors(game);
    let moves = |tokens: &Vec<usize>| {
        let next = in_one(tokens, |&vertex| successors[vertex].clone());
        next.into_iter().map(|tokens| tokens.into_iter().sorted().collect()).collect()
    };
    let shown = |tokens: &Vec<usize>| {
        let here = |v: usize| "●".repeat(tokens.iter().filter(|&&token| token == v).count());
        board::graph(*n, edges.iter().copied()).directed().labelled((0..*n).map(here)).board()
    };
    let moved = |before: &Vec<usize>, after: &Vec<usize>| {
        let [from, to] = [board::gone(before, after), board::gone(after, before)].map(|vertices| vertices[0] + 1);
        format!("●: {from} → {to}")
    };
    let play = if normal { Play::normal(moves) } else { Play::misere(moves) };
    play.board(shown).label(moved).value(&tokens.iter().copied().sorted().collect())
}

/// The same with edges in random order between vertices in random order.
fn shuffled((n, mut edges, tokens): Game, random: &mut Pcg64) -> Game {
    let mut names = (0..n).collect_vec();
    names.shuffle(random);
    edges.shuffle(random);
    let edges = edges.into_iter().map(|(from, to)| (names[from], names[to])).collect();
    (n, edges, tokens.into_iter().map(|vertex| names[vertex]).collect())
}

fn all_games() -> Vec<Game> {
    // Every graph without cycles leads forward in some order.
    let games = (1..=3_usize).flat_map(|n| {
        let orders = (0..n).permutations(n).cartesian_product((0..n).tuple_combinations().powerset());
        let graphs = orders.map(|(order, edges): (Vec<usize>, Edges)| {
            edges.into_iter().map(|(from, to)| (order[from], order[to])).sorted().collect_vec()
        });
        let tokens = (1..=n).flat_map(|k| (0..n).combinations_with_replacement(k)).collect_vec();
        graphs.unique().cartesian_product(tokens).map(move |(edges, tokens)| (n, edges, tokens)).collect_vec()
    });
    games.collect()
}

fn random_games() -> Vec<Game> {
    let mut random = seeded(1);
    let mut game = |_| {
        let n = random.random_range(4..=7);
        let mut edges: Edges = (0..n).tuple_combinations().filter(|_| random.random_bool(0.5)).collect();
        edges.extend(edges.first().copied());
        let tokens = (0..random.random_range(1..=4)).map(|_| random.random_range(0..n)).collect();
        shuffled((n, edges, tokens), &mut random)
    };
    (0..500).map(&mut game).collect()
}

/// As many vertices as M edges can join, each with edges to all before it: a heap of Nim from each.
fn nim_game(heaps: fn(usize, RangeInclusive<u32>, &mut Pcg64) -> Vec<u32>) -> Game {
    let mut random = seeded(4);
    let joined = (1..).take_while(|n| n * (n - 1) / 2 <= M).last().unwrap_or(0);
    let edges = (0..joined).flat_map(|heap| (0..heap).map(move |left| (heap, left))).collect();
    let heaps = heaps(N, 1..=joined as u32 - 1, &mut random);
    shuffled((N, edges, heaps.into_iter().map(|heap| heap as usize).collect()), &mut random)
}

/// Round by round, the values of all vertices from those of the round before, until nothing changes. Nothing but the
/// values of Sprague and Grundy is known of so many tokens.
fn by_rounds(game: &Game) -> bool {
    let successors = successors(game);
    let mut values = vec![0; game.0];
    loop {
        let value = |next: &Vec<usize>| mex(next.iter().map(|&next| values[next]));
        let following = successors.iter().map(value).collect_vec();
        if following == values {
            return xor(game.2.iter().map(|&vertex| values[vertex])) != 0;
        }
        values = following;
    }
}

/// By the XOR of what `combine` makes of the vertices with tokens, given what it has made of their successors.
fn by_successors(game: &Game, combine: fn(&[usize]) -> usize) -> bool {
    let successors = successors(game);
    let mut play = Play::new(|&vertex: &usize| successors[vertex].clone(), |_, behind: &[usize]| combine(behind));
    xor(game.2.iter().map(|vertex| play.value(vertex))) != 0
}

fn in_order_of_numbers(game: &Game) -> bool {
    let mut values = vec![0; game.0];
    for (vertex, next) in successors(game).iter().enumerate().rev() {
        values[vertex] = mex(next.iter().map(|&next| values[next]));
    }
    xor(game.2.iter().map(|&vertex| values[vertex])) != 0
}
