//! Games in which the players have different moves: each part has a number, which says how many moves it is worth.

use std::collections::HashMap;

use grundy::games::{Number, Player};

use super::entry::{Entry, Found, found};
use crate::layer::Part;
use crate::see::See;
use crate::strategies::numbers::{Numbers, Worth};

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "gerald08", find: edges_of_two_players },
    Entry { slugs: "cuttingbrownies", find: cuts },
    Entry { slugs: "abc229h", find: columns },
    Entry { slugs: "arc191e", find: bags },
    Entry { slugs: "abc265h", find: two_arrows },
    Entry { slugs: "loj2327", find: frogs },
];

/// Edges that the first player cuts, or the second.
fn edges_of_two_players(see: &See) -> Found {
    let graph = see.graph()?;
    let hung = graph.hung_from(graph.root?);
    let depth = |vertex: usize| hung[vertex].map_or(0, |(_, depth)| depth);
    let mut order: Vec<usize> = (0..graph.edges.len()).collect();
    order.sort_by_key(|&edge| std::cmp::Reverse(depth(graph.edges[edge].0).max(depth(graph.edges[edge].1))));
    let mut carried = vec![Number::default(); graph.vertices.len()];
    let (mut parts, mut others) = (vec![], vec![]);
    for edge in order {
        let &(u, v, ref owner) = &graph.edges[edge];
        let (lower, upper) = if depth(u) < depth(v) { (u, v) } else { (v, u) };
        let owner = if owner == "Chef" { Player::Left } else { Player::Right };
        let number = carried[upper].clone().on_edge(owner);
        carried[lower] += &number;
        let list = if depth(lower) == 0 { &mut parts } else { &mut others };
        list.push((graph.edge(edge), Worth::from(number)));
    }
    let is_left = see.is_turn_of("Chef");
    found(Numbers::new("numbers.edges", parts, is_left).with_others(others, is_left))
}

/// Pieces that one player cuts in breadth, and the other in depth.
fn cuts(see: &See) -> Found {
    let is_left = see.is_turn_of("Vicky");
    let spare = |side: usize, other: usize| (side >> other.ilog2()) as i64 - 1;
    let piece = |(to, board): (String, &serde_json::Value)| {
        let rows = board["rows"].as_array()?;
        let (depth, breadth) = (rows.len(), rows.first()?.as_array()?.len());
        let number = if breadth >= depth { spare(breadth, depth) } else { -spare(depth, breadth) };
        Some((format!("{to}cell:0:0"), Worth::from(number)))
    };
    let pieces: Vec<(Part, Worth)> = see.boards().into_iter().filter_map(piece).collect();
    found(Numbers::new("numbers.cuts", pieces, is_left))
}

/// The number of a column: the simplest one between those that the players can make of it. Those that are known are not
/// computed again.
fn of_column(column: &[char], known: &mut HashMap<Vec<char>, Number>) -> Number {
    if let Some(number) = known.get(column) {
        return number.clone();
    }
    let (mut left, mut right) = (vec![], vec![]);
    for row in 0..column.len() {
        let (own, other) = match column[row] {
            'W' => (&mut left, &mut right),
            'B' => (&mut right, &mut left),
            _ => continue,
        };
        let mut after = column.to_vec();
        after[row] = '.';
        other.push(of_column(&after, known));
        if row > 0 && column[row - 1] == '.' {
            after[row - 1] = column[row];
            own.push(of_column(&after, known));
        }
    }
    let number = Number::simplest_between(left.iter().max(), right.iter().min());
    known.insert(column.to_vec(), number.clone());
    number
}

fn columns(see: &See) -> Found {
    let (rows, mut known) = (see.grid()?, HashMap::new());
    let column = |column: usize| {
        let pieces: Vec<char> = rows.iter().filter_map(|row| row[column].0.chars().next()).collect();
        (rows[0][column].1.clone(), Worth::from(of_column(&pieces, &mut known)))
    };
    let columns = (0..rows.first()?.len()).map(column).collect();
    found(Numbers::new("numbers.columns", columns, see.is_turn_of("Takahashi")))
}

/// Bags that are given to the other player: each is worth 1 to who holds it, or nothing.
fn bags(see: &See) -> Found {
    let &[_, x, y, ..] = &see.given()[..] else { return None };
    let wins_alone = |gold: i64, silver: i64, own: i64, other: i64| match (own % 2, other % 2) {
        (0, 0) => (gold + silver) % 2 == 1,
        (0, 1) if gold > 0 => true,
        (1, 0) if gold > 1 => false,
        _ => silver % 2 == 1,
    };
    let mut bags = vec![];
    let rows = see.boards().into_iter().filter(|(_, board)| board["kind"] == "row");
    for (player, (to, board)) in rows.enumerate() {
        for (index, cell) in board["cells"].as_array()?.iter().enumerate() {
            let coins: Vec<i64> = cell.as_str()?.split([' ', ',']).filter_map(|word| word.parse().ok()).collect();
            let &[gold, silver] = &coins[..] else { return None };
            let number = match player {
                0 => i64::from(wins_alone(gold, silver, x, y)),
                _ => -i64::from(wins_alone(gold, silver, y, x)),
            };
            bags.push((format!("{to}cell:{index}"), Worth::from(number)));
        }
    }
    found(Numbers::new("numbers.bags", bags, see.is_turn_of("Takahashi")))
}

/// Rows in which one piece goes to the left, and one to the right.
fn two_arrows(see: &See) -> Found {
    let row = |cells: Vec<(String, Part)>| {
        let at = |arrow: &str| cells.iter().position(|(cell, _)| cell == arrow);
        let (left, right) = (at("←")?, at("→")?);
        let part = cells[left].1.clone();
        Some(match right.checked_sub(left) {
            Some(_) => (part, Worth::from(left as i64 - (cells.len() - 1 - right) as i64)),
            None => (part, Worth { nimber: (left - right - 1) as u64, ..Worth::default() }),
        })
    };
    let rows: Option<Vec<(Part, Worth)>> = see.grid()?.into_iter().map(row).collect();
    found(Numbers::new("numbers.arrows", rows?, see.is_turn_of("the first player")).by("games::infinitesimals"))
}

/// Frogs that jump: every state of five squares has a value that is known.
fn frogs(see: &See) -> Found {
    let row = |cells: Vec<(String, Part)>| {
        let state: String = cells.iter().map(|(cell, _)| &cell[..]).collect();
        let (numerator, places, ups, nimber) = match &state[..] {
            "LRRL_" | "RLRL_" | "RRL_L" => (1, 0, 0, 0),
            "_RLLR" | "_RLRL" | "R_RLL" => (-1, 0, 0, 0),
            "RL_LR" => (1, 1, 0, 0),
            "LR_RL" => (-1, 1, 0, 0),
            "LL_RR" | "LRL_R" | "L_RLR" => (0, 0, 0, 1),
            "L_LRR" => (0, 0, 1, 0),
            "LLR_R" => (0, 0, -1, 0),
            _ => (0, 0, 0, 0),
        };
        Some((cells.first()?.1.clone(), Worth { number: Number::new(numerator, places), ups, nimber }))
    };
    let rows: Option<Vec<(Part, Worth)>> = see.grid()?.into_iter().map(row).collect();
    found(Numbers::new("numbers.frogs", rows?, see.is_turn_of("D")).by("games::infinitesimals"))
}
