//! A fixed number of moves on a graph, for a letter, by play.

use std::collections::BTreeSet;

use evidence::prelude::*;
use evidence::shapes::Edges;
use format::word_of;
use rand::seq::SliceRandom;

fn main() -> ExitCode {
    let numbers = row([len("N", 2..=N), len("M", 2..=N), int("K", 1..=K)]);
    let edges = list("M", row([vertex("U", "N"), vertex("V", "N")]));
    let graph = format::all([numbers, row([word_of("S", "N", "AB")]), edges]);
    let graph = graph.such("an edge out of every vertex", |(_, letters, edges): Game| {
        edges.iter().map(|(from, _)| from).unique().count() == letters.len()
    });
    let graphs = Format::tests("T", 1..=N / 2, graph).sum("the sum of N", "N", N).sum("the sum of M", "M", N);
    Problem::tests("abc427d", Limits::known(2000, 1024), graphs, || by_play, ["Alice", "Bob"])
        .promise("no edge comes twice", |(_, _, edges)| edges.iter().all_unique())
        .all([("N", 2), ("M", 4), ("K", 2)])
        .small("random-graphs-of-3-to-7-vertices-for-up-to-4-moves-of-each", random_graphs)
        .beyond("for worst inputs, walks without a choice, and graphs whose good vertices are chosen first")
        .known("one-long-circle", || {
            let (circle, end) = without_choice(N, &mut seeded(2), true);
            (vec![circle], vec![end])
        })
        .attacks("far jumps in memory: one circle through all vertices, in random order")
        .known("most-graphs", || {
            let mut random = seeded(3);
            (0..N / 2).map(|_| without_choice(2, &mut random, false)).unzip()
        })
        .attacks("work for each graph that grows with the largest N")
        .known("all-edges-and-one-b", || {
            let n = N.isqrt();
            let letters = (0..n).map(|v| if v == n / 2 { 'B' } else { 'A' }).collect();
            (vec![(K, letters, (0..n).cartesian_product(0..n).collect())], vec![false])
        })
        .attacks("as many edges for each vertex as there can be; any vertex leads to the only B")
        .each([true, false], |problem, is_good| {
            problem
                .known(["planted-for-bob", "planted-for-alice"][usize::from(is_good)], move || {
                    (vec![planted(is_good)], vec![is_good])
                })
                .attacks(
                    [
                        "twenty edges to choose from, few of them right, and Bob's one way through all layers",
                        "twenty edges to choose from, few of them right, and Alice's one way through all layers",
                    ][usize::from(is_good)],
                )
        })
        .wrong("layers-exchanged", |game| by_layers(game, 2 * game.0, |left| left % 2 == 1), "the-last-move-is-bobs")
        .says("Gives Alice the last move; she moves first, so Bob makes it.")
        .wrong("k-moves-in-all", |game| by_layers(game, game.0, |left| (game.0 - left) % 2 == 0), "k-moves-of-each")
        .says("Lets the players make K moves together; each of them makes K.")
        .wrong("any-walk", |game| by_layers(game, 2 * game.0, |_| true), "the-last-move-is-bobs")
        .says("Asks if a walk of 2K edges ends on an A; half of its edges are Bob's choice.")
        .wrong("one-array", one_array, "a-layer-of-its-own")
        .says("Writes a layer over the one that it is read from; an edge may lead to a vertex that is done already.")
        .wrong("to-his-own-letter", to_his_own_letter, "only-the-end-counts")
        .says("Moves to the own letter wherever there is one; only the letter at the end counts.")
        .limit(|| Bound::count("T", 1, N / 2, |t| format!("@{t}\n{}", "2 2 1\nAB\n1 2\n2 1\n".repeat(t))))
        .limit(|| Bound::integer("N", 2, N, |n| format!("1\n@{n} {n} 1\n{}", each_to_the_next(n as usize))))
        .limit(|| Bound::vertex("U", 3, |u| format!("1\n3 4 1\nABA\n1 2\n2 3\n@{u} 1\n3 1\n")))
        .limit(|| Bound::vertex("V", 3, |v| format!("1\n3 4 1\nABA\n1 2\n2 3\n3 @{v}\n3 1\n")))
        .limit(|| {
            Bound::total("the sum of N", N - 5, N, |n| {
                let others = format!("{0} {0} 1\n{1}", N - 5, each_to_the_next(N - 5));
                format!("2\n{others}@{n} {} 1\n{}", n.min(5), each_to_the_next(n))
            })
        })
        .refused([("no-edge-out", "1\n2 2 1\nAB\n@1 1\n1 2@\n", "an edge out of every vertex")])
        .main()
}

/// The largest sum of the numbers of vertices, and of edges; the largest number of moves of each player.
const N: usize = 200_000;
const K: usize = 10;

/// The number of moves of each player, the letters, and the edges.
type Game = (usize, String, Edges);

/// The vertex of the piece, and how many moves are left.
type Position = (usize, usize);

fn has_a(letters: &str, vertex: usize) -> bool {
    letters.as_bytes()[vertex] == b'A'
}

fn by_play((k, letters, edges): &Game) -> bool {
    let moves = |&(piece, left): &Position| -> Vec<Position> {
        let from_here = edges.iter().filter(|&&(from, _)| left > 0 && from == piece);
        from_here.map(|&(_, to)| (to, left - 1)).unique().collect()
    };
    // In the end Alice would be to move.
    let wins = |&(piece, left): &Position, after: &[bool]| match left {
        0 => has_a(letters, piece),
        _ => after.contains(&false),
    };
    Play::new(moves, wins)
        .board(|&(piece, left)| {
            let graph = board::graph(letters.len(), edges.iter().copied());
            let graph = graph.directed().labelled(letters.chars()).token(piece, "●");
            graph.board().and(board::numbers([("moves left:", left)]))
        })
        .label(|_, &(to, _)| format!("to vertex {}", to + 1))
        .mover(|&(_, left)| if left % 2 == 0 { "Alice" } else { "Bob" })
        .value(&(0, 2 * k))
}

fn random_graphs() -> Vec<Game> {
    let mut random = seeded(1);
    let mut graph = |_| {
        let n = random.random_range(3..=7);
        let letters = (0..n).map(|_| if random.random_bool(0.5) { 'A' } else { 'B' }).collect();
        let more = random.random_range(0..=2 * n);
        let mut edge = |edge: usize| {
            let [from, to] = [0, 1].map(|_| random.random_range(0..n));
            (if edge < n { edge } else { from }, to)
        };
        let edges = (0..n + more).map(&mut edge).unique().collect();
        (random.random_range(1..=4), letters, edges)
    };
    (0..600).map(&mut graph).collect()
}

/// The letters and the edges of a circle of so many vertices.
fn each_to_the_next(n: usize) -> String {
    let edges = (1..=n).map(|v| format!("{v} {}\n", v % n + 1));
    "A".repeat(n) + "\n" + &edges.collect::<String>()
}

/// A graph with one edge out of each vertex, for the most moves, and whether the only walk ends on an A: one circle, or
/// edges to any vertices.
fn without_choice(n: usize, random: &mut Pcg64, is_circle: bool) -> (Game, bool) {
    let letters: String = (0..n).map(|_| if random.random_bool(0.5) { 'A' } else { 'B' }).collect();
    let mut next = vec![0; n];
    if is_circle {
        let mut order = (0..n).collect_vec();
        order.shuffle(random);
        order.iter().circular_tuple_windows().for_each(|(&from, &to)| next[from] = to);
    } else {
        next.iter_mut().for_each(|to| *to = random.random_range(0..n));
    }
    let end = (0..2 * K).fold(0, |piece, _| next[piece]);
    let is_won = has_a(&letters, end);
    ((K, letters, next.into_iter().enumerate().collect()), is_won)
}

/// A graph of layers, one for each number of moves that are left, with edges from each layer to the next one. Who wins
/// from which vertex is chosen first, and edges are drawn that make it so. In the first layer all vertices are like
/// vertex 1.
fn planted(is_good: bool) -> Game {
    const EACH: usize = N / 20 / (2 * K + 1);
    let mut random = seeded(4);
    let mut names = (1..EACH * (2 * K + 1)).collect_vec();
    names.shuffle(&mut random);
    names.insert(0, 0);
    let layers = names.chunks(EACH).collect_vec();
    // A few vertices of each layer are the ones that its mover looks for.
    let good = (0..=2 * K).map(|layer| {
        let is_alices = layer % 2 == 0;
        let is_good = |place: usize| if layer == 0 { is_good } else { (place < EACH / 10) != is_alices };
        (0..EACH).map(is_good).collect_vec()
    });
    let good = good.collect_vec();
    let mut letters = vec!['B'; names.len()];
    for (&name, &is_good) in layers[2 * K].iter().zip(&good[2 * K]) {
        letters[name] = if is_good { 'A' } else { 'B' };
    }
    let mut edges = vec![];
    for layer in 0..2 * K {
        let is_alices = layer % 2 == 0;
        let [liked, others] = [is_alices, !is_alices]
            .map(|wanted| (0..EACH).filter(|&place| good[layer + 1][place] == wanted).collect_vec());
        for (place, &name) in layers[layer].iter().enumerate() {
            let mut to: BTreeSet<usize> = (0..19).map(|_| others[random.random_range(0..others.len())]).collect();
            if good[layer][place] == is_alices {
                to.insert(liked[random.random_range(0..liked.len())]);
            }
            edges.extend(to.into_iter().map(|to| (name, layers[layer + 1][to])));
        }
    }
    edges.extend(layers[2 * K].iter().map(|&name| (name, layers[0][random.random_range(0..EACH)])));
    edges.shuffle(&mut random);
    (K, letters.into_iter().collect(), edges)
}

/// So many layers from the last move back, with the mover of each by the number of moves that are left before it.
fn by_layers((_, letters, edges): &Game, moves: usize, is_alices: impl Fn(usize) -> bool) -> bool {
    let mut is_good = letters.chars().map(|letter| letter == 'A').collect_vec();
    for left in 1..=moves {
        let mut before = vec![!is_alices(left); is_good.len()];
        for &(from, to) in edges.iter().filter(|&&(_, to)| is_good[to] == is_alices(left)) {
            before[from] = is_good[to];
        }
        is_good = before;
    }
    is_good[0]
}

/// The layers in one array, vertex after vertex.
fn one_array((k, letters, edges): &Game) -> bool {
    let mut is_good = letters.chars().map(|letter| letter == 'A').collect_vec();
    for left in 1..=2 * k {
        for vertex in 0..letters.len() {
            let mut after = edges.iter().filter(|&&(from, _)| from == vertex).map(|&(_, to)| is_good[to]);
            is_good[vertex] = if left % 2 == 0 { after.any(|good| good) } else { after.all(|good| good) };
        }
    }
    is_good[0]
}

/// Each player moves along the first edge to his own letter, or else along the first one.
fn to_his_own_letter((k, letters, edges): &Game) -> bool {
    let end = (0..2 * k).fold(0, |piece, made| {
        let mut after = edges.iter().filter(|&&(from, _)| from == piece).map(|&(_, to)| to);
        let first = after.clone().next().expect("an edge leaves every vertex");
        after.find(|&to| has_a(letters, to) == (made % 2 == 0)).unwrap_or(first)
    });
    has_a(letters, end)
}
