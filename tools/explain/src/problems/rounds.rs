//! Games of one piece, or of two, in which each position is settled in a round.

use grundy::games::Outcome;

use super::entry::{Entry, Found, found};
use crate::layer::Part;
use crate::reading::Claim;
use crate::see::See;
use crate::strategies::rounds::Rounds;
use crate::strategies::told::{Told, said};
use crate::words::Thing;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "p6560", find: to_a_target },
    Entry { slugs: "abc209e", find: |see| along_edges(see, |_| None) },
    Entry { slugs: "cf786a", find: black_hole },
    Entry { slugs: "cf1033c", find: greater_numbers },
    Entry { slugs: "macau2020g", find: one_digit },
    Entry { slugs: "p4576", find: two_pieces },
    Entry { slugs: "uoj51", find: powers },
    Entry { slugs: "agc010f", find: fewer_stones },
    Entry { slugs: "cf1860c", find: rising },
    Entry { slugs: "cf1848a", find: colours },
    Entry { slugs: "cf1921e", find: hunter },
];

/// The token of a directed graph.
fn along_edges(see: &See, end: impl Fn(&str) -> Option<Outcome>) -> Found {
    let graph = see.graph()?;
    let (at, _) = *graph.tokens.first()?;
    let thing = |vertex: usize| Some(Thing::new("vertex", vertex + 1, graph.vertex(vertex)));
    let things = (0..graph.vertices.len()).map(thing).collect();
    let moves = graph.edges.iter().map(|(u, v, _)| (*u, *v)).collect();
    found(Rounds::new(things, moves, |vertex| end(graph.vertices[vertex].as_deref().unwrap_or_default()), at))
}

fn to_a_target(see: &See) -> Found {
    along_edges(see, |name| (name == "target").then_some(Outcome::Loss))
}

/// Each player has steps of his own around a circle.
fn black_hole(see: &See) -> Found {
    let (graph, numbers) = (see.graph()?, see.numbers()?);
    let (count, at) = (graph.vertices.len(), graph.tokens.first()?.0);
    let steps = |index: usize| numbers[index].1.split(' ').filter_map(|step| step.parse().ok()).collect::<Vec<usize>>();
    let steps = [steps(0), steps(1)];
    // A place and who is to move there.
    let number = |place: usize, player: usize| place + player * count;
    let things = (0..2 * count).map(|at| Some(Thing::new("vertex", at % count + 1, graph.vertex(at % count))));
    let mut moves = vec![];
    for (player, steps) in steps.iter().enumerate() {
        for place in 0..count {
            let next = steps.iter().map(|step| (place + step) % count);
            moves.extend(next.map(|next| (number(place, player), number(next, 1 - player))));
        }
    }
    let player = usize::from(!see.is_turn_of("Rick"));
    let rounds =
        Rounds::new(things.collect(), moves, |at| (at % count == 0).then_some(Outcome::Loss), number(at, player));
    found(rounds.showing((0..count).map(|place| number(place, player)).collect()))
}

/// A token in a row, by what stands in its cells, the one with the token marked, and between which cells it may go.
fn in_a_row<Cell>(
    see: &See,
    is_at: fn(&str) -> bool,
    cell: fn(&str) -> Option<Cell>,
    joins: impl Fn(usize, usize, &[Cell]) -> bool,
) -> Found {
    let cells = see.row()?;
    let at = cells.iter().position(|(cell, _)| is_at(cell))?;
    let values: Vec<Cell> = cells.iter().map(|(words, _)| cell(words)).collect::<Option<_>>()?;
    let thing = |(index, (_, part)): (usize, &(String, Part))| Some(Thing::new("cell", index + 1, part.clone()));
    let things = cells.iter().enumerate().map(thing).collect();
    let pairs = (0..cells.len()).flat_map(|from| (0..cells.len()).map(move |to| (from, to)));
    found(Rounds::new(things, pairs.filter(|&(from, to)| joins(from, to, &values)).collect(), |_| None, at))
}

fn greater_numbers(see: &See) -> Found {
    let number = |cell: &str| cell.trim_matches(['[', ']']).parse::<usize>().ok();
    in_a_row(
        see,
        |cell| cell.starts_with('['),
        number,
        |from, to, numbers| numbers[to] > numbers[from] && from.abs_diff(to) % numbers[from] == 0,
    )
}

fn one_digit(see: &See) -> Found {
    let number = |cell: &str| u64::from_str_radix(cell.trim_start_matches('▲'), 2).ok();
    in_a_row(
        see,
        |cell| cell.starts_with('▲'),
        number,
        |from, to, numbers| to > from && (numbers[from] ^ numbers[to]).count_ones() <= 1,
    )
}

/// White goes one cell, Black one or two; who captures wins. What is shown are the cells of the player to move.
fn two_pieces(see: &See) -> Found {
    let rows = see.grid()?;
    let n = rows.len();
    let cells: Vec<&(String, Part)> = rows.iter().flatten().collect();
    let find = |piece: &str| cells.iter().position(|(cell, _)| cell == piece);
    let player = see.turn? as usize;
    let [white, black] = [find("○"), find("●")];
    let other = white.or(black)?;
    let (white, black) = (white.unwrap_or(other), black.unwrap_or(other));
    let number = |pieces: [usize; 2], player: usize| (pieces[0] * n * n + pieces[1]) * 2 + player;
    let near = |from: usize, most: usize| {
        let (row, column) = ((from / n) as isize, (from % n) as isize);
        let steps = (1..=most as isize).flat_map(|step| [(step, 0), (-step, 0), (0, step), (0, -step)]);
        steps.filter_map(move |(down, right)| {
            let (row, column) = (usize::try_from(row + down).ok()?, usize::try_from(column + right).ok()?);
            (row < n && column < n).then_some(row * n + column)
        })
    };
    let mut moves = vec![];
    for white in 0..n * n {
        for black in (0..n * n).filter(|&black| black != white) {
            moves.extend(near(white, 1).map(|next| (number([white, black], 0), number([next, black], 1))));
            moves.extend(near(black, 2).map(|next| (number([white, black], 1), number([white, next], 0))));
        }
    }
    let of = |pieces: [usize; 2]| {
        let part = cells[pieces[player]].1.clone();
        let label = format!("({}, {})", pieces[player] / n + 1, pieces[player] % n + 1);
        Thing::of("cell", label, vec![part])
    };
    let is_met = |at: usize| at / 2 / (n * n) == at / 2 % (n * n);
    let things = (0..2 * n * n * n * n).map(|at| Some(of([at / 2 / (n * n), at / 2 % (n * n)]))).collect();
    let shown = (0..n * n).map(|cell| {
        let mut pieces = [white, black];
        pieces[player] = cell;
        number(pieces, player)
    });
    let shown = shown.collect();
    let rounds = Rounds::new(things, moves, |at| is_met(at).then_some(Outcome::Loss), number([white, black], player));
    found(rounds.showing(shown))
}

/// Pairs (a, b) with aᵇ at most n. Beyond the square root of n only a can grow, and what is left of it decides.
fn powers(see: &See) -> Found {
    let [a, b, n] = [see.number(0)? as u64, see.number(1)? as u64, see.number(2)? as u64];
    let last = n.isqrt() + 1;
    if last > 1000 {
        return None;
    }
    let fits = |a: u64, b: u64| a.checked_pow(b as u32).is_some_and(|power| power <= n);
    let wide = u64::from(n.ilog2()) + 1;
    let number = |a: u64, b: u64| ((a.min(last) - 2) * wide + b - 1) as usize;
    let pairs = (2..=last).flat_map(|a| (1..=wide).map(move |b| (a, b))).filter(|&(a, b)| a < last && fits(a, b));
    let next = |(a, b): (u64, u64)| [(a + 1, b), (a, b + 1)].into_iter().filter(|&(a, b)| fits(a, b) && b <= wide);
    let moves = pairs.flat_map(|pair| next(pair).map(move |to| (number(pair.0, pair.1), number(to.0, to.1))));
    let alone = if (n - a.max(last).min(n)) % 2 == 0 { Outcome::Loss } else { Outcome::Win };
    let is_alone = |at: usize| at == number(last, 1);
    let things = vec![None; number(last, wide) + 1];
    found(Rounds::new(things, moves.collect(), |at| is_alone(at).then_some(alone), number(a, b)))
}

/// A vertex is good if it has a neighbour with fewer stones that is not good.
fn fewer_stones(see: &See) -> Found {
    let graph = see.graph()?;
    let stones: Vec<u64> = graph.vertices.iter().map(|stones| stones.as_ref()?.parse().ok()).collect::<Option<_>>()?;
    let (at, _) = *graph.tokens.first()?;
    let down = graph.edges.iter().flat_map(|&(u, v, _)| [(u, v), (v, u)]).filter(|&(u, v)| stones[v] < stones[u]);
    let down: Vec<(usize, usize)> = down.collect();
    let thing = |vertex: usize| Some(Thing::new("vertex", vertex + 1, graph.vertex(vertex)));
    found(Rounds::new((0..stones.len()).map(thing).collect(), down, |_| None, at))
}

/// A chip goes left to smaller numbers, and who cannot move wins: by the longest rising sequence that ends there.
fn rising(see: &See) -> Found {
    let cells = see.row()?;
    let number = |cell: &str| cell.trim_matches(['[', ']']).parse::<u64>().ok();
    let numbers: Vec<u64> = cells.iter().map(|(cell, _)| number(cell)).collect::<Option<_>>()?;
    let mut lengths: Vec<u64> = vec![];
    for (index, number) in numbers.iter().enumerate() {
        let before = (0..index).filter(|&before| numbers[before] < *number).map(|before| lengths[before]).max();
        lengths.push(before.unwrap_or(0) + 1);
    }
    let at = cells.iter().position(|(cell, _)| cell.starts_with('['));
    let twos = lengths.iter().filter(|&&length| length == 2).count() as u64;
    let (is_won, broken, number, name) = match at {
        Some(at) => (
            lengths[at] != 2,
            lengths[at] % 2 == 1,
            lengths[at],
            if lengths[at] == 2 { "rising.two" } else { "rising.other" },
        ),
        None => (twos > 0, false, twos, "rising.put"),
    };
    let values = cells.iter().zip(&lengths).map(|((_, part), length)| (part.clone(), length.to_string())).collect();
    let short = said(name).with("n", number);
    let told = Told::new("rounds", [is_won, broken].map(Claim::won), number, short.clone());
    found(told.step(said("rising.rule"), vec![crate::layer::Layer::Values(values)]).step(short, vec![]))
}

/// The cells of people on a board, by a letter.
fn people(rows: &[Vec<(String, Part)>], letter: char) -> Vec<(usize, usize)> {
    let mut found = vec![];
    for (row, cells) in rows.iter().enumerate() {
        for (column, (cell, _)) in cells.iter().enumerate() {
            found.extend(cell.chars().filter(|&other| other == letter).map(|_| (row, column)));
        }
    }
    found
}

/// Vika flees from friends; whoever stands on her colour when she is to move can follow her.
fn colours(see: &See) -> Found {
    let rows = see.grid()?;
    let (vika, friends) = (*people(&rows, 'V').first()?, people(&rows, 'F'));
    let is_vikas = see.turn? == 0;
    let distance = |(row, column): (usize, usize)| row.abs_diff(vika.0) + column.abs_diff(vika.1);
    let dangers = friends.iter().filter(|&&friend| (distance(friend) % 2 == 0) == is_vikas);
    let dangers: Vec<Part> = dangers.map(|&(row, column)| rows[row][column].1.clone()).collect();
    let is_caught = !dangers.is_empty() || rows.len() * rows[0].len() == 1;
    let of = |is_caught: bool| match (is_caught, is_vikas) {
        (true, true) => Claim::Lost,
        (true, false) => Claim::Won,
        (false, _) => Claim::Drawn,
    };
    let short = said(if is_caught { "colours.caught" } else { "colours.free" }).with("n", dangers.len());
    let is_near = friends.iter().any(|&friend| distance(friend) <= 1);
    let told = Told::new("rounds", [of(is_caught), of(is_near)], dangers.len(), short.clone());
    found(told.step(said("colours.rule"), vec![]).marking(short, dangers, crate::layer::Mark::Aim))
}

/// Two chips go towards one another, and the one that comes last into the row of the other has to reach all its
/// columns.
fn hunter(see: &See) -> Found {
    let rows = see.grid()?;
    let (alice, bob) = (people(&rows, 'A'), people(&rows, 'B'));
    let (Some(&alice), Some(&bob)) = (alice.first(), bob.first()) else {
        let told = Told::new("rounds", [Claim::Lost, Claim::Lost], 0, said("hunter.caught"));
        return found(told.step(said("hunter.caught"), vec![]));
    };
    let (mine, other) = if see.turn? == 0 { (alice, bob) } else { (bob, alice) };
    let rows_between = bob.0 as i64 - alice.0 as i64;
    if rows_between <= 0 {
        let told = Told::new("rounds", [Claim::Drawn, Claim::Lost], 0, said("hunter.passed"));
        return found(told.step(said("hunter.passed"), vec![]));
    }
    let wide = rows[0].len() as i64;
    let [first, second] = [(rows_between + 1) / 2, rows_between / 2];
    let reach = |column: usize, moves: i64| ((column as i64 - moves).max(0), (column as i64 + moves).min(wide - 1));
    let (mine, other) = (reach(mine.1, first), reach(other.1, second));
    let is_hunter = rows_between % 2 == 1;
    let (hunter, runner) = if is_hunter { (mine, other) } else { (other, mine) };
    let reaches = hunter.0 <= runner.0 && runner.1 <= hunter.1;
    let claim = match (reaches, is_hunter) {
        (true, true) => Claim::Won,
        (true, false) => Claim::Lost,
        (false, _) => Claim::Drawn,
    };
    let of = |name| {
        let columns = [("a", hunter.0), ("b", hunter.1), ("c", runner.0), ("d", runner.1)];
        columns.into_iter().fold(said(name), |said, (slot, column)| said.with(slot, column + 1)).with("n", rows_between)
    };
    let told = Told::new(
        "rounds",
        [claim, Claim::won(is_hunter)],
        rows_between,
        of(if reaches { "hunter.reaches" } else { "hunter.misses" }),
    );
    found(
        told.step(of("hunter.rule"), vec![]).step(of(if reaches { "hunter.reaches" } else { "hunter.misses" }), vec![]),
    )
}
