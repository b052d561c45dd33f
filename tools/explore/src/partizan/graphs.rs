//! Games on a graph that is given by its edges: Node Kayles, Arc Kayles and Hackenbush.

use crate::partizan::boards::begins_with;
use crate::partizan::canonical::{Beyond, Dyadic, Game, Games, ONE, Simple, ZERO};
use crate::partizan::from_moves::{Forms, Moves, Nimbers};
use crate::word_error::{Both, WordError};
use grundy::games::hackenbush::graph_value;
use grundy::games::{Number, Player};
use grundy::graphs::Tree;

/// The games on a graph, each with an example, and what a move does.
pub const GRAPHS: [(&str, &str, &str); 3] = [
    (
        "node kayles",
        "node kayles circle 7",
        "both players take a vertex with its neighbours; also path 7, or 1-2 2-3 3-1",
    ),
    ("arc kayles", "arc kayles path 7", "both players take two neighbouring vertices; also circle 7, or 1-2 2-3 3-1"),
    (
        "hackenbush",
        "hackenbush 1-2b 2-3r",
        "Left cuts blue edges, Right red ones, both green ones (1-2g), and what is cut off from vertex 1 falls",
    ),
];

/// A graph for one of these games.
#[derive(Clone, Debug)]
pub(crate) enum GraphGame {
    /// By vertex, its neighbours, a bit for each.
    Kayles { neighbours: Vec<u64>, takes_neighbours: bool },
    /// The ground is vertex 0.
    Hackenbush(Vec<Edge>),
}

/// An edge of Hackenbush, and who may cut it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edge {
    ends: [usize; 2],
    colour: Colour,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colour {
    Blue,
    Red,
    Green,
}

/// Vertices are numbered up to this one.
const VERTICES: usize = 1000;

const A_GRAPH: Both = [
    "path 7, circle 7, or edges, as in 1-2 2-3, of up to 64 vertices",
    "“path 7”“circle 7”，或边，如“1-2 2-3”，至多 64 个顶点",
];
const COLOURED: Both =
    ["edges like 1-2b, 2-3r or 3-4g, with vertices from 1 to 1000", "“1-2b”“2-3r”“3-4g”这样的边，顶点从 1 到 1000"];
const CONNECTED: Both =
    ["an edge that hangs together with vertex 1, the ground, by others", "经过其他边与顶点 1（地面）相连的边"];
const FEW: Both = [
    "up to 64 edges, unless they are all green, or red and blue ones form a tree",
    "至多 64 条边，除非全是绿边，或红边与蓝边构成树",
];

impl GraphGame {
    /// The game that a text describes, if it begins with the name of one and goes on with a graph.
    pub fn parse(text: &str) -> Option<Result<Self, WordError>> {
        let letters: Vec<char> = text.chars().collect();
        let (index, from) = GRAPHS.iter().enumerate().find_map(|(index, (name, ..))| {
            let length = begins_with(&letters, name)?;
            Some((index, length))
        })?;
        let words = words(&letters, from);
        match index {
            2 => Some(hackenbush(&words, letters.len())),
            _ => kayles(&words, letters.len(), index == 0),
        }
    }

    /// How large it is, in words.
    pub fn size(&self) -> String {
        match self {
            Self::Kayles { neighbours, .. } => {
                let ends: u32 = neighbours.iter().map(|of| of.count_ones()).sum();
                let vertices = if neighbours.len() == 1 { "vertex" } else { "vertices" };
                format!("{} {vertices} and {} edge{}", neighbours.len(), ends / 2, if ends == 2 { "" } else { "s" })
            }
            Self::Hackenbush(edges) => {
                let plural = if edges.len() == 1 { "" } else { "s" };
                format!("{} edge{plural}, the ground is vertex 1", edges.len())
            }
        }
    }

    /// Its value.
    ///
    /// # Complexity
    /// That of playing all positions, but for Hackenbush whose edges are all green, or red and blue and a tree: linear.
    pub fn value(&self, games: &mut Games) -> Result<Game, Beyond> {
        match self {
            Self::Kayles { neighbours, takes_neighbours } => {
                let all = (0..neighbours.len()).fold(0, |all, vertex| all | 1_u64 << vertex);
                let mut nimbers = Nimbers::new();
                let mut nimber = 0;
                for part in parts(neighbours, all) {
                    let moves = |&left: &u64| kayles_moves(neighbours, *takes_neighbours, left);
                    nimber ^= nimbers.of(games, &part, moves)?.0;
                }
                Ok(games.simple(Simple { number: 0, ups: 0, nimber }))
            }
            Self::Hackenbush(edges) => hackenbush_value(edges, games),
        }
    }
}

/// The words behind a place, with the place of each.
fn words(letters: &[char], from: usize) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = vec![];
    let mut is_open = false;
    for (place, letter) in letters.iter().enumerate().skip(from) {
        if letter.is_whitespace() || *letter == ',' {
            is_open = false;
        } else {
            match words.last_mut().filter(|_| is_open) {
                Some((_, word)) => word.extend(letter.to_lowercase()),
                None => words.push((place, letter.to_lowercase().collect())),
            }
            is_open = true;
        }
    }
    words
}

fn error<T>(place: usize, word: &str, expected: Both) -> Result<T, WordError> {
    Err(WordError { place: place + 1, word: word.chars().take(30).collect(), expected, nearest: vec![] })
}

/// The ends of an edge like 1-2, with vertices from 1 on.
fn ends(word: &str) -> Option<[usize; 2]> {
    let (u, v) = word.split_once('-')?;
    let vertex = |text: &str| text.parse().ok().filter(|vertex| (1..=VERTICES).contains(vertex));
    Some([vertex(u)?, vertex(v)?])
}

/// Puts a number in the place of each vertex, in the order in which they are met, the first ones first.
fn numbered<'a>(first: &[usize], ends: impl Iterator<Item = &'a mut usize>) -> usize {
    let mut vertices = first.to_vec();
    for end in ends {
        *end = vertices.iter().position(|vertex| vertex == end).unwrap_or_else(|| {
            vertices.push(*end);
            vertices.len() - 1
        });
    }
    vertices.len()
}

/// Node Kayles or Arc Kayles; nothing where no graph is said, as that of a path is a rule of heaps.
fn kayles(words: &[(usize, String)], end: usize, takes_neighbours: bool) -> Option<Result<GraphGame, WordError>> {
    const PASSED: [&str; 6] = ["on", "a", "of", "with", "n", "vertices"];
    let words: Vec<&(usize, String)> = words.iter().filter(|(_, word)| !PASSED.contains(&&word[..])).collect();
    let mut edges: Vec<[usize; 2]> = vec![];
    match &words[..] {
        [] => return None,
        [(_, kind)] if kind == "path" => return None,
        [(_, kind), rest @ ..] if ["path", "circle", "cycle"].contains(&&kind[..]) => {
            let [(place, word)] = rest else {
                let (place, word) = rest.get(1).map_or((end, ""), |(place, word)| (*place, &word[..]));
                return Some(error(place, word, A_GRAPH));
            };
            let least = if kind == "path" { 1 } else { 3 };
            let Some(count) = word.parse().ok().filter(|count| (least..=64).contains(count)) else {
                return Some(error(*place, word, A_GRAPH));
            };
            edges.extend((1..count).map(|vertex| [vertex - 1, vertex]));
            edges.extend((kind != "path").then_some([count - 1, 0]));
            return Some(Ok(on_edges(&edges, count, takes_neighbours)));
        }
        _ => {}
    }
    for (place, word) in words {
        match ends(word).filter(|[u, v]| u != v) {
            Some(edge) => edges.push(edge),
            None => return Some(error(*place, word, A_GRAPH)),
        }
        let mut known = edges.clone();
        if numbered(&[], known.iter_mut().flatten()) > 64 {
            return Some(error(*place, word, A_GRAPH));
        }
    }
    let count = numbered(&[], edges.iter_mut().flatten());
    Some(Ok(on_edges(&edges, count, takes_neighbours)))
}

fn on_edges(edges: &[[usize; 2]], vertices: usize, takes_neighbours: bool) -> GraphGame {
    let mut neighbours = vec![0; vertices];
    for &[u, v] in edges {
        neighbours[u] |= 1 << v;
        neighbours[v] |= 1 << u;
    }
    GraphGame::Kayles { neighbours, takes_neighbours }
}

/// The bits of a number, by their places.
fn places(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (place < 64).then_some(place)
    })
}

/// The connected parts of these vertices.
fn parts(neighbours: &[u64], mut left: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let mut part = left & left.wrapping_neg();
        loop {
            let more = places(part).fold(part, |all, vertex| all | neighbours[vertex] & left);
            if more == part {
                break;
            }
            part = more;
        }
        left &= !part;
        (part != 0).then_some(part)
    })
}

fn kayles_moves(neighbours: &[u64], takes_neighbours: bool, left: u64) -> Moves<u64> {
    Moves::of_both(|moves| {
        for vertex in places(left) {
            if takes_neighbours {
                moves.add(parts(neighbours, left & !(1 << vertex | neighbours[vertex])));
            } else {
                for other in places(neighbours[vertex] & left).filter(|&other| other > vertex) {
                    moves.add(parts(neighbours, left & !(1 << vertex | 1 << other)));
                }
            }
        }
    })
}

fn hackenbush(words: &[(usize, String)], end: usize) -> Result<GraphGame, WordError> {
    if words.is_empty() {
        return error(end, "", COLOURED);
    }
    let mut edges = vec![];
    for (place, word) in words {
        let colour = match word.chars().last() {
            Some('b') => Some(Colour::Blue),
            Some('r') => Some(Colour::Red),
            Some('g') => Some(Colour::Green),
            _ => None,
        };
        let edge = colour.and_then(|colour| Some(Edge { ends: ends(&word[..word.len() - 1])?, colour }));
        match edge {
            Some(edge) => edges.push(edge),
            None => return error(*place, word, COLOURED),
        }
    }
    let vertices = numbered(&[1], edges.iter_mut().flat_map(|edge| &mut edge.ends));
    let mut is_held = vec![false; vertices];
    is_held[0] = true;
    while let Some(edge) = edges.iter().find(|edge| is_held[edge.ends[0]] != is_held[edge.ends[1]]) {
        edge.ends.iter().for_each(|&end| is_held[end] = true);
    }
    if let Some(index) = edges.iter().position(|edge| !is_held[edge.ends[0]]) {
        let (place, word) = &words[index];
        return error(*place, word, CONNECTED);
    }
    if edges.len() > 64 && !is_green(&edges) && red_and_blue_tree(&edges).is_none() {
        let (place, word) = &words[64];
        return error(*place, word, FEW);
    }
    Ok(GraphGame::Hackenbush(edges))
}

fn is_green(edges: &[Edge]) -> bool {
    edges.iter().all(|edge| edge.colour == Colour::Green)
}

fn vertices(edges: &[Edge]) -> usize {
    edges.iter().flat_map(|edge| edge.ends).max().map_or(1, |last| last + 1)
}

/// The number of red and blue edges that form a tree.
fn red_and_blue_tree(edges: &[Edge]) -> Option<Number> {
    if edges.iter().any(|edge| edge.colour == Colour::Green) {
        return None;
    }
    let count = vertices(edges);
    let tree = Tree::new(count, edges.iter().map(|edge| (edge.ends[0], edge.ends[1])))?;
    let mut values = vec![Number::from(0); count];
    for vertex in tree.preorder().rev() {
        let (Some(parent), Some(edge)) = (tree.parent(vertex), tree.parent_edge(vertex)) else { continue };
        let owner = if edges[edge].colour == Colour::Blue { Player::Left } else { Player::Right };
        let above = std::mem::take(&mut values[vertex]);
        values[parent] += above.on_edge(owner);
    }
    Some(std::mem::take(&mut values[0]))
}

fn hackenbush_value(edges: &[Edge], games: &mut Games) -> Result<Game, Beyond> {
    if is_green(edges) {
        let ends = edges.iter().map(|edge| (edge.ends[0], edge.ends[1]));
        let nimber = graph_value(&grundy::graphs::Graph::new(vertices(edges), ends), 0);
        return Ok(games.simple(Simple { number: 0, ups: 0, nimber }));
    }
    if let Some(number) = red_and_blue_tree(edges) {
        let number = dyadic(&number).ok_or(Beyond::Number)?;
        return Ok(games.simple(Simple { number, ups: 0, nimber: 0 }));
    }
    let mut forms = Forms::new();
    let mut sum = ZERO;
    for part in held(edges, u64::MAX >> (64 - edges.len())) {
        let form = forms.of(games, &part, |&left| {
            Moves::by(|player, moves| {
                let other = if player == Player::Left { Colour::Red } else { Colour::Blue };
                for edge in places(left).filter(|&edge| edges[edge].colour != other) {
                    moves.add(held(edges, left & !(1 << edge)));
                }
            })
        })?;
        sum = games.sum(sum, form)?;
    }
    Ok(sum)
}

/// Of these edges, those that hang together with the ground, in parts that share no other vertex.
fn held(edges: &[Edge], left: u64) -> Vec<u64> {
    let mut found = vec![];
    let mut rest = left;
    for first in places(left) {
        if rest >> first & 1 == 0 || !edges[first].ends.contains(&0) {
            continue;
        }
        let mut part = 1_u64 << first;
        loop {
            let touches = |edge: usize| {
                let shares =
                    |other: usize| edges[edge].ends.iter().any(|end| *end > 0 && edges[other].ends.contains(end));
                places(part).any(shares)
            };
            let more = places(rest & !part).filter(|&edge| touches(edge)).fold(part, |all, edge| all | 1 << edge);
            if more == part {
                break;
            }
            part = more;
        }
        rest &= !part;
        found.push(part);
    }
    found
}

/// A number in the units of games, if it fits.
fn dyadic(number: &Number) -> Option<Dyadic> {
    let text = number.to_string();
    let (numerator, denominator) = text.split_once('/').unwrap_or((&text, "1"));
    let (numerator, denominator): (Dyadic, Dyadic) = (numerator.parse().ok()?, denominator.parse().ok()?);
    (denominator <= ONE).then(|| numerator * (ONE / denominator))
}
