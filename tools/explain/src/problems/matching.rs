//! A piece that is moved to places where it has not been.

use super::entry::{Entry, Found, found};
use crate::see::See;
use crate::strategies::matching::Token;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "bipartite_game p4617", find: hike },
    Entry { slugs: "p4055 p4136", find: piece_on_a_grid },
    Entry { slugs: "p1971", find: empty_square },
];

fn hike(see: &See) -> Found {
    let graph = see.graph()?;
    let (at, _) = *graph.tokens.first()?;
    let parts = (0..graph.vertices.len()).map(|vertex| graph.vertex(vertex)).collect();
    let edges = graph.edges.iter().map(|(u, v, _)| (*u, *v)).collect();
    found(Token::new(parts, edges, at, &see.keep))
}

/// Cells of a grid, and the pairs of neighbours between which a piece may go.
fn on_grid(see: &See, at: (usize, usize), joins: impl Fn((usize, usize), (usize, usize)) -> bool) -> Found {
    let rows = see.grid()?;
    let wide = rows.first()?.len();
    let parts = rows.iter().flatten().map(|(_, part)| part.clone()).collect();
    let number = |(row, column): (usize, usize)| row * wide + column;
    let mut edges = vec![];
    for row in 0..rows.len() {
        for column in 0..wide {
            for next in [(row + 1, column), (row, column + 1)] {
                if next.0 < rows.len() && next.1 < wide && joins((row, column), next) {
                    edges.push((number((row, column)), number(next)));
                }
            }
        }
    }
    found(Token::new(parts, edges, number(at), &see.keep))
}

fn piece_on_a_grid(see: &See) -> Found {
    let rows = see.grid()?;
    let is_free = |(row, column): (usize, usize)| !["#", "x"].contains(&&rows[row][column].0[..]);
    let mut cells = (0..rows.len()).flat_map(|row| (0..rows[row].len()).map(move |column| (row, column)));
    let at = cells.find(|&(row, column)| rows[row][column].0 == "●")?;
    on_grid(see, at, |from, to| is_free(from) && is_free(to))
}

/// The empty square moves to a white piece, then to a black one. Neighbours lie on squares of two colours, so the next
/// pieces are those of the player to move on the other squares, and those of the opponent on squares like the empty
/// one.
fn empty_square(see: &See) -> Found {
    let rows = see.grid()?;
    let mut cells = (0..rows.len()).flat_map(|row| (0..rows[row].len()).map(move |column| (row, column)));
    let at = cells.find(|&(row, column)| rows[row][column].0.is_empty())?;
    let [mine, other] = if see.is_turn_of("Rabbit") { ["white", "black"] } else { ["black", "white"] };
    let is_there = |(row, column): (usize, usize)| {
        let is_like = (row + column) % 2 == (at.0 + at.1) % 2;
        let piece = &rows[row][column].0;
        (row, column) == at || piece == if is_like { other } else { mine }
    };
    on_grid(see, at, |from, to| is_there(from) && is_there(to))
}
