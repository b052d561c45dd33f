//! A coin on a ring of edges that are lowered, by play.

use evidence::lists;
use evidence::prelude::*;

fn main() -> ExitCode {
    Problem::new("p1288", Limits::UNKNOWN, oracle, small)
        .played("all rings up to 4 edges of up to 3, up to 6 of up to 2, up to 9 of up to 1, 200 of 7 to 12 of up to 2")
        .worst(worst)
        .bounds(bounds)
        .wrong([
            wrong("forwards-alone", |input| answer(input, |edges| runs(edges, 0)[0] % 2 == 1), "all-rings")
                .says("Looks in one direction; the coin may also begin backwards, over the last edge."),
            wrong("both-directions", both_directions, "all-rings")
                .says("Wants both counts odd; one is enough, as the first player chooses the direction."),
            wrong("all-edges-that-are-left", all_edges, "all-rings")
                .says("Counts the edges on both sides together, but the coin goes to one of them."),
            wrong("coin-behind-the-first-edge", behind_the_first, "all-rings")
                .says("Puts the coin between the first and the second edge."),
            wrong("nim-of-two-edges", nim, "all-rings")
                .says("Plays Nim with the two edges at the coin; but the coin goes away."),
            wrong("longer-way", longer_way, "all-rings").says("Chooses the longer way whatever its parity."),
        ])
        .refused([("no-zero", "3\n1 2 @1\n", "a 0, as no other edge has one")])
        .main()
}

/// The coin stands behind as many edges as the first number says; edge i is between the nodes i and i + 1.
type Position = (usize, Vec<u32>);

/// Lower one of the two edges at the coin, and carry the coin over it.
fn moves((coin, edges): &Position) -> Vec<Position> {
    let n = edges.len();
    let ways = [(*coin, (coin + 1) % n), ((coin + n - 1) % n, (coin + n - 1) % n)];
    let lowered = |(edge, to): (usize, usize)| {
        (0..edges[edge]).map(move |number| {
            let mut edges = edges.clone();
            edges[edge] = number;
            (to, edges)
        })
    };
    ways.into_iter().flat_map(lowered).collect()
}

fn oracle(input: &str) -> String {
    let mut play = Play::normal(moves);
    answer(input, |edges| play.value(&(0, edges)))
}

/// The winner's word, by whether the ring is won.
fn answer(input: &str, mut wins: impl FnMut(Vec<u32>) -> bool) -> String {
    let mut tokens = Tokens::new(input);
    let n = tokens.read();
    word(wins(tokens.list(n)))
}

fn word(won: bool) -> String {
    let word = if won { "YES" } else { "NO" };
    format!("{word}\n")
}

fn file(edges: &Vec<u32>) -> String {
    lists::line(edges)
}

fn small() -> Vec<Small> {
    let sizes = [(1..=4, 3), (5..=6, 2), (7..=9, 1)];
    let all = sizes.into_iter().flat_map(|(lengths, most)| {
        let rings = lengths.flat_map(move |n| lists::all(n, 0..=most));
        rings.filter(|ring| ring.contains(&0)).map(|ring| file(&ring))
    });
    let mut random = seeded(1);
    let longer = (0..200).map(|round| {
        let mut ring = (0..7 + round % 6).map(|_| random.random_range(1..=2)).collect_vec();
        let zero = random.random_range(0..ring.len());
        ring[zero] = 0;
        file(&ring)
    });
    vec![Small::new("all-rings", all), Small::new("one-zero-in-7-to-12-edges", longer.collect_vec())]
}

/// The greatest number of edges, and the greatest number on one.
const N: usize = 20;
const MOST: u32 = 30;

fn bounds() -> Vec<Bound> {
    vec![
        Bound::integer("N", 1, N, |n| format!("@{n}\n{}\n", repeated("0 ", n))),
        Bound::integer("a number", 0, MOST, |number| format!("3\n0 @{number} 5\n")),
    ]
}

fn worst() -> Vec<Worst> {
    let known = |name, attacks, zeros: [usize; 2], won| {
        Worst::known(name, attacks, move || {
            let mut ring = vec![MOST; N];
            zeros.into_iter().for_each(|zero| ring[zero] = 0);
            (file(&ring), word(won))
        })
    };
    vec![
        // The first player makes every edge 0 that he goes over. If the opponent leaves something of his edge, he goes
        // back over it and makes it 0: then the opponent stands between two zeros. If not, all goes on, and at the end
        // of 19 edges it is the opponent who stands between two zeros.
        known("nineteen-edges", "a search of all positions: 30 numbers on each of 19 edges", [19, 19], true),
        // The second player does the same from whichever edge the first has chosen.
        known("eight-and-ten", "the same, with both ways even", [8, 9], false),
    ]
}

/// The counts of edges up to the next 0, forwards and backwards, if the coin stands behind so many edges.
fn runs(mut edges: Vec<u32>, coin: usize) -> [usize; 2] {
    let n = edges.len();
    edges.rotate_left(coin % n);
    let forwards = edges.iter().take_while(|&&number| number > 0).count();
    let backwards = edges.iter().rev().take_while(|&&number| number > 0).count();
    [forwards, backwards]
}

fn both_directions(input: &str) -> String {
    answer(input, |edges| runs(edges, 0).iter().all(|run| run % 2 == 1))
}

fn all_edges(input: &str) -> String {
    answer(input, |edges| runs(edges, 0).iter().sum::<usize>() % 2 == 1)
}

fn behind_the_first(input: &str) -> String {
    answer(input, |edges| runs(edges, 1).iter().any(|run| run % 2 == 1))
}

fn nim(input: &str) -> String {
    answer(input, |edges| edges[0] != edges[edges.len() - 1])
}

fn longer_way(input: &str) -> String {
    answer(input, |edges| runs(edges, 0).iter().max().is_some_and(|run| run % 2 == 1))
}
