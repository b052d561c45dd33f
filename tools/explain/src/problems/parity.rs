//! What is left is counted, and only its parity decides.

use super::classes::gcd;
use super::entry::{Entry, Found, found};
use crate::layer::{Layer, Mark, Part};
use crate::reading::Claim;
use crate::see::See;
use crate::strategies::told::{Said, Told, said};

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "cf1190b", find: different_piles },
    Entry {
        slugs: "cf705b",
        find: |see| {
            let left: u64 = see.sizes()?.iter().map(|size| size - 1).sum();
            found(counted(left as usize, said("parity.cycles"), None, vec![]))
        },
    },
    Entry { slugs: "cf1365a", find: matrix },
    Entry { slugs: "cf1373b", find: zeros_and_ones },
    Entry { slugs: "cf1363c", find: tree },
    Entry { slugs: "cf276b", find: letters },
    Entry { slugs: "cf36d", find: board },
    Entry { slugs: "cf346a", find: differences },
    Entry { slugs: "p1288", find: ring },
    Entry { slugs: "loj10246", find: merges },
    Entry { slugs: "agc010d", find: divisors },
    Entry { slugs: "cses_another_game", find: odd_heaps },
    Entry { slugs: "abc398g", find: components },
    Entry { slugs: "p10876", find: segments },
];

/// So many moves are left, however one plays, or something else is counted: the player to move wins iff it is odd.
fn counted(count: usize, rule: Said, short: Option<Said>, marks: Vec<(Part, Mark)>) -> Told {
    let is_odd = count % 2 == 1;
    let generic = said(if is_odd { "parity.moves-odd" } else { "parity.moves-even" }).with("n", count);
    // Whoever still has a move wins.
    let told = Told::new("parity", [is_odd, count > 0].map(Claim::won), count, short.unwrap_or(generic));
    let layers = if marks.is_empty() { vec![] } else { vec![Layer::Marks(marks)] };
    let told = told.step(rule.with("n", count), layers);
    told.step(said(if is_odd { "parity.first" } else { "parity.second" }), vec![])
}

/// Where something else decides.
fn decided(is_won: bool, broken: bool, count: usize, short: Said, rule: Said) -> Told {
    let told = Told::new("parity", [is_won, broken].map(Claim::won), count, short.clone());
    told.step(rule, vec![]).step(short, vec![])
}

fn zeros_and_ones(see: &See) -> Found {
    let cells = see.row()?;
    let of =
        |digit: &str| cells.iter().filter(|(cell, _)| cell == digit).map(|(_, part)| part.clone()).collect::<Vec<_>>();
    let (zeros, ones) = (of("0"), of("1"));
    let rarer = if zeros.len() <= ones.len() { zeros } else { ones };
    let marks = rarer.iter().map(|part| (part.clone(), Mark::Keep)).collect();
    found(counted(rarer.len(), said("parity.zeros"), None, marks))
}

fn tree(see: &See) -> Found {
    let graph = see.graph()?;
    let count = graph.vertices.iter().flatten().count();
    let Some(x) = graph.vertices.iter().position(|name| name.as_deref() == Some("x")) else {
        return found(decided(false, false, count, said("parity.x-is-gone"), said("parity.x-is-gone")));
    };
    let beside = graph.edges.iter().filter(|(u, v, _)| *u == x || *v == x).count();
    let rule = said("parity.tree").with("n", count);
    if beside <= 1 {
        return found(decided(true, count % 2 == 0, count, said("parity.x-is-leaf"), rule));
    }
    let short = said(if count % 2 == 0 { "parity.even" } else { "parity.odd" }).with("n", count);
    found(decided(count % 2 == 0, false, count, short, rule))
}

fn letters(see: &See) -> Found {
    let cells = see.row()?;
    let occurs = |letter: &String| cells.iter().filter(|(cell, _)| cell == letter).count();
    let mut odd: Vec<&String> = cells.iter().map(|(cell, _)| cell).filter(|letter| occurs(letter) % 2 == 1).collect();
    odd.sort();
    odd.dedup();
    let count = odd.len();
    let marks =
        cells.iter().filter(|(cell, _)| odd.contains(&cell)).map(|(_, part)| (part.clone(), Mark::Odd)).collect();
    let rule = said("parity.letters");
    if count == 0 {
        return found(decided(true, false, 0, said("parity.letters-none"), rule.with("n", 0_u64)));
    }
    let short = said(if count % 2 == 1 { "parity.odd" } else { "parity.even" }).with("n", count);
    found(counted(count, rule, Some(short), marks))
}

fn board(see: &See) -> Found {
    let k = *see.given().get(1)? as u64;
    let (rows, columns) = match see.grid() {
        // What is below the piece, and on its right.
        Some(rows) => {
            let at = |row: &Vec<(String, Part)>| row.iter().position(|(cell, _)| !cell.is_empty());
            let row = rows.iter().position(|row| at(row).is_some())?;
            ((rows.len() - 1 - row) as u64, (rows[row].len() - 1 - at(&rows[row])?) as u64)
        }
        None => (see.number(0)? as u64, see.number(1)? as u64),
    };
    let (strip, line) = (rows.min(columns) / (k + 1), rows.min(columns) % (k + 1));
    let way = rows + columns;
    let rule = said("parity.board").with("n", way);
    if k == 1 {
        let is_won = rows % 2 == 1 || columns % 2 == 1;
        let short = said(if is_won { "parity.board-one-odd" } else { "parity.board-both-even" });
        return found(decided(is_won, way % 2 == 1, way as usize, short, rule));
    }
    if line == k {
        return found(decided(true, way % 2 == 1, way as usize, said("parity.board-diagonal"), rule));
    }
    let count = way + strip;
    let short = said(if count % 2 == 1 { "parity.odd" } else { "parity.even" }).with("n", count);
    found(decided(count % 2 == 1, way % 2 == 1, count as usize, short, rule))
}

fn differences(see: &See) -> Found {
    let numbers: Vec<u64> = see.row()?.iter().map(|(cell, _)| cell.parse().ok()).collect::<Option<_>>()?;
    let divisor = numbers.iter().fold(0, |a, &b| gcd(a, b));
    let count = numbers.iter().max()? / divisor - numbers.len() as u64;
    found(counted(count as usize, said("parity.differences"), None, vec![]))
}

fn ring(see: &See) -> Found {
    let graph = see.graph()?;
    let (at, _) = *graph.tokens.first()?;
    let count = graph.vertices.len();
    let is_there =
        |from: usize, to: usize| graph.edges.iter().position(|(u, v, number)| (*u, *v) == (from, to) && number != "0");
    let forwards: Vec<usize> = (0..count).map_while(|i| is_there((at + i) % count, (at + i + 1) % count)).collect();
    let backwards: Vec<usize> =
        (0..count).map_while(|i| is_there((at + 2 * count - i - 1) % count, (at + 2 * count - i) % count)).collect();
    let (n, m) = (forwards.len(), backwards.len());
    let is_won = n % 2 == 1 || m % 2 == 1;
    let short = said(if is_won { "parity.ring-odd" } else { "parity.ring-even" }).with("n", n).with("m", m);
    let told = Told::new("parity", [is_won, n + m > 0].map(Claim::won), n.max(m), short.clone());
    let parts = forwards.iter().chain(&backwards).map(|&edge| graph.edge(edge));
    let told = told.marking(said("parity.ring").with("n", n).with("m", m), parts, Mark::Keep);
    found(told.step(short, vec![]))
}

fn merges(see: &See) -> Found {
    let heaps = see.sizes()?;
    let ones = heaps.iter().filter(|&&heap| heap == 1).count() as u64;
    let large: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 1).collect();
    let moves = if large.is_empty() { 0 } else { large.iter().sum::<u64>() + large.len() as u64 - 1 };
    let is_lost = if moves <= 2 { ones % 3 == 0 } else { ones % 2 == 0 && moves % 2 == 0 };
    let short = said("parity.merge-short").with("a", ones).with("b", moves);
    let rule = said("parity.merge").with("a", ones).with("b", moves);
    found(decided(!is_lost, (ones + moves) % 2 == 1, (ones + moves) as usize, short, rule))
}

fn divisors(see: &See) -> Found {
    let numbers = see.sizes()?;
    let even = numbers.iter().filter(|&&number| number % 2 == 0).count();
    let rule = said("parity.gcd").with("n", even);
    let (mut left, mut turns, mut is_won) = (numbers, 0, None);
    while is_won.is_none() {
        let odd: Vec<usize> = (0..left.len()).filter(|&index| left[index] % 2 == 1).collect();
        is_won = match (left.len() - odd.len(), &odd[..]) {
            (even, _) if even % 2 == 1 => Some(true),
            (_, &[only]) if left[only] > 1 => {
                left[only] -= 1;
                let divisor = left.iter().fold(0, |a, &b| gcd(a, b));
                left.iter_mut().for_each(|number| *number /= divisor);
                turns += 1;
                None
            }
            _ => Some(false),
        };
    }
    let is_won = is_won? != (turns % 2 == 1);
    let short = match turns {
        0 => said(if even % 2 == 1 { "parity.odd" } else { "parity.even" }).with("n", even),
        _ => said("parity.gcd-even").with("n", even),
    };
    found(decided(is_won, even % 2 == 1, even, short, rule))
}

fn odd_heaps(see: &See) -> Found {
    let heaps = see.heaps()?;
    let odd: Vec<Part> = heaps.iter().filter(|heap| heap.size % 2 == 1).map(|heap| heap.thing.part()).collect();
    let is_won = !odd.is_empty();
    let short = if is_won { said("parity.heap-odd").with("n", odd.len()) } else { said("parity.heap-even") };
    let stones: u64 = heaps.iter().map(|heap| heap.size).sum();
    let told = Told::new("parity", [is_won, stones % 2 == 1].map(Claim::won), odd.len(), short.clone());
    let told = told.marking(short, odd, Mark::Odd);
    found(told.step(said(if is_won { "parity.take-odd" } else { "parity.all-even" }), vec![]))
}

/// The vertices on both sides of each component, and its edges.
fn sides(see: &See) -> Option<Vec<[u64; 3]>> {
    let number = |words: &str, index: usize| words.split(' ').filter_map(|word| word.parse().ok()).nth(index);
    if let Some(numbers) = see.numbers() {
        let of =
            |(_, words, _): &(String, String, Part)| Some([number(words, 0)?, number(words, 1)?, number(words, 2)?]);
        return numbers.iter().map(of).collect();
    }
    let graph = see.graph()?;
    let (mut is_seen, mut all) = (vec![false; graph.vertices.len()], vec![]);
    while let Some(start) = is_seen.iter().position(|seen| !seen) {
        let mut sides = [0, 0, 0];
        for (vertex, hung) in graph.hung_from(start).into_iter().enumerate() {
            let Some((_, depth)) = hung else { continue };
            is_seen[vertex] = true;
            sides[depth % 2] += 1;
            sides[2] += graph.edges.iter().filter(|(u, ..)| *u == vertex).count() as u64;
        }
        all.push(sides);
    }
    Some(all)
}

fn components(see: &See) -> Found {
    let (mut single, mut odd, mut mixed, mut edges, mut vertices) = (0, 0, 0, 0, 0);
    for [a, b, m] in sides(see)? {
        (vertices, edges) = (vertices + a + b, edges + m);
        match (a + b, a % 2, b % 2) {
            (1, ..) => single += 1,
            (_, 1, 1) => odd += 1,
            (_, 0, 0) => {}
            _ => mixed += 1,
        }
    }
    let rule = |count: u64| said("parity.components").with("n", count);
    let short = |count: u64| said(if count % 2 == 1 { "parity.odd" } else { "parity.even" }).with("n", count);
    let broken = edges % 2 == 1;
    found(match (vertices % 2, mixed) {
        (0, 1 | 2) => decided(true, broken, mixed as usize, said("parity.components-mixed"), rule(mixed)),
        (0, 0) => {
            let count = single / 2 + odd + edges;
            decided(count % 2 == 1, broken, count as usize, short(count), rule(count))
        }
        _ => decided(edges % 2 == 1, edges > 0, edges as usize, short(edges), rule(edges)),
    })
}

fn segments(see: &See) -> Found {
    let graph = see.graph()?;
    let point = |words: &Option<String>| {
        let (x, y) = words.as_ref()?.split_once(", ")?;
        Some((x.parse::<i64>().ok()?, y.parse::<i64>().ok()?))
    };
    let points: Vec<(i64, i64)> = graph.vertices.iter().map(point).collect::<Option<_>>()?;
    let n = points.len();
    let side = |a: (i64, i64), b: (i64, i64), c: (i64, i64)| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    // A corner of the hull has a point behind which all others lie on one side.
    let is_corner = |&&a: &&(i64, i64)| points.iter().any(|&b| a != b && points.iter().all(|&c| side(a, b, c) >= 0));
    let corners = points.iter().filter(is_corner).count();
    let all = if n < 2 { 0 } else { 3 * n - 3 - corners };
    found(counted(all.checked_sub(graph.edges.len())?, said("parity.points"), None, vec![]))
}

fn matrix(see: &See) -> Found {
    let rows = see.grid()?;
    let is_free = |cell: &(String, Part)| cell.0.is_empty();
    let free_rows = rows.iter().filter(|row| row.iter().all(is_free)).count();
    let free_columns = (0..rows.first()?.len()).filter(|&column| rows.iter().all(|row| is_free(&row[column]))).count();
    found(counted(free_rows.min(free_columns), said("parity.matrix"), None, vec![]))
}

/// No two piles may become alike: three alike, two pairs, two empty ones, or a pair above a pile are stuck.
fn different_piles(see: &See) -> Found {
    let mut piles = see.sizes()?;
    piles.sort_unstable();
    let pairs: Vec<u64> = piles.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    let is_stuck = pairs.len() > 1 || pairs.iter().any(|&size| size == 0 || piles.contains(&(size - 1)));
    let (all, n) = (piles.iter().sum::<u64>(), piles.len() as u64);
    let left = all as i64 - (n * (n - 1) / 2) as i64;
    let rule = said("parity.piles").with("n", left);
    if is_stuck {
        return found(decided(false, left % 2 != 0, 0, said("parity.piles-stuck"), rule));
    }
    found(counted(left as usize, said("parity.piles"), None, vec![]))
}
