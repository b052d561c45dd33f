//! Heaps in groups, each of which has to have the XOR 0.

use grundy::games::sg::mex;

use super::entry::{Entry, Found, found};
use crate::layer::{Columns, Layer, Mark, Part};
use crate::reading::Claim;
use crate::see::{Heap, See};
use crate::strategies::told::{Told, said};
use crate::words::Thing;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "cf1149e", find: levels },
    Entry { slugs: "cf1451f", find: antidiagonals },
    Entry { slugs: "seven_tube", find: two_squares },
    Entry { slugs: "arc208a", find: or_stays },
];

/// The groups by their names; what is lowered in one may change those that come after.
fn grouped(groups: Vec<(Thing, Vec<Heap>)>, rule: &'static str) -> Found {
    let sum = |heaps: &[Heap]| heaps.iter().fold(0, |sum, heap| sum ^ heap.size);
    let open: Vec<&(Thing, Vec<Heap>)> = groups.iter().filter(|(_, heaps)| sum(heaps) != 0).collect();
    let all = groups.iter().fold(0, |all, (_, heaps)| all ^ sum(heaps));
    let heaps = || groups.iter().flat_map(|(_, heaps)| heaps);
    let values: Vec<(Part, String)> = groups
        .iter()
        .flat_map(|(group, heaps)| heaps.iter().map(|heap| (heap.thing.part(), group.label.clone())))
        .collect();
    let claims = [!open.is_empty(), all != 0].map(Claim::won);
    let short = match open.last() {
        Some((group, heaps)) => said("groups.open").with("thing", vec![group.clone()]).with("n", sum(heaps)),
        None => said("groups.all"),
    };
    let told = Told::new("nim", claims, open.len(), short).by("games::nim");
    let told = told.step(said(rule), if values.is_empty() { vec![] } else { vec![Layer::Values(values)] });
    let Some((group, of)) = open.last() else {
        let parts: Vec<Part> = heaps().map(|heap| heap.thing.part()).collect();
        return found(told.marking(said("groups.lost"), parts, Mark::Keep));
    };
    let there: Vec<&Heap> = of.iter().filter(|heap| heap.size > 0).collect();
    let numbers = there.iter().map(|heap| (heap.thing.part(), heap.size)).collect();
    let columns = Layer::Columns(Columns { numbers, modulo: 2 });
    let marks = Layer::Marks(there.iter().map(|heap| (heap.thing.part(), Mark::Change)).collect());
    found(told.step(said("groups.won").with("thing", vec![group.clone()]), vec![columns, marks]))
}

fn levels(see: &See) -> Found {
    let graph = see.graph()?;
    let mut levels: Vec<Option<usize>> = vec![None; graph.vertices.len()];
    let next = |vertex: usize| graph.edges.iter().filter(move |(u, ..)| *u == vertex).map(|(_, v, _)| *v);
    while let Some(vertex) =
        (0..levels.len()).find(|&v| levels[v].is_none() && next(v).all(|next| levels[next].is_some()))
    {
        levels[vertex] = Some(mex(next(vertex).filter_map(|next| levels[next])));
    }
    let highest = levels.iter().flatten().max()?;
    let heap = |vertex: usize| {
        let size = graph.vertices[vertex].as_ref()?.parse().ok()?;
        Some(Heap { size, thing: Thing::new("vertex", vertex + 1, graph.vertex(vertex)) })
    };
    let group = |level: usize| {
        let of: Vec<Heap> = (0..levels.len()).filter(|&v| levels[v] == Some(level)).map(heap).collect::<Option<_>>()?;
        let parts = of.iter().map(|heap| heap.thing.part()).collect();
        Some((Thing::of("level", level, parts), of))
    };
    grouped((0..=*highest).map(group).collect::<Option<_>>()?, "groups.levels")
}

fn antidiagonals(see: &See) -> Found {
    let rows = see.grid()?;
    let wide = rows.first()?.len();
    // Those farther from the start of a move can still be changed by it.
    let group = |sum: usize| {
        let cells = (0..rows.len()).filter(|&row| row <= sum && sum - row < wide).map(|row| (row, sum - row));
        let heap = |(row, column): (usize, usize)| {
            let (cell, part) = &rows[row][column];
            let label = format!("({}, {})", row + 1, column + 1);
            Some(Heap { size: cell.parse().ok()?, thing: Thing::of("cell", label, vec![part.clone()]) })
        };
        let of: Vec<Heap> = cells.map(heap).collect::<Option<_>>()?;
        let parts = of.iter().map(|heap| heap.thing.part()).collect();
        Some((Thing::of("diagonal", sum + 1, parts), of))
    };
    grouped((0..rows.len() + wide - 1).rev().map(group).collect::<Option<_>>()?, "groups.antidiagonals")
}

/// The edges 1, 2, 3 and 5, 6, 7 of two squares that share edge 4.
fn two_squares(see: &See) -> Found {
    let graph = see.graph()?;
    let stones: Vec<u64> = graph.edges.iter().map(|(.., stones)| stones.parse().ok()).collect::<Option<_>>()?;
    let [a, b, c, shared, d, e, f] = stones[..] else { return None };
    let is_equal = a == b && b == c && d == e && e == f;
    let all = a ^ shared ^ d;
    let short = if is_equal { said("groups.squares-xor").with("n", all) } else { said("groups.squares-differ") };
    let claims = [!is_equal || all != 0, stones.iter().fold(0, |sum, stones| sum ^ stones) != 0].map(Claim::won);
    let values = (0..7).map(|edge| (graph.edge(edge), stones[edge].to_string())).collect();
    let told = Told::new("nim", claims, all, short.clone()).by("games::nim");
    found(told.step(said("groups.squares"), vec![Layer::Values(values)]).step(short, vec![]))
}

/// The OR of all heaps must stay as it is: each bit of it keeps one heap.
fn or_stays(see: &See) -> Found {
    let heaps = see.heaps()?;
    let xor = heaps.iter().fold(0, |sum, heap| sum ^ heap.size);
    let or = heaps.iter().fold(0, |all, heap| all | heap.size);
    let of = |name| said(name).with("x", xor).with("o", or);
    let name = if xor == or { "groups.or-is" } else { "groups.or-is-not" };
    let there = heaps.iter().filter(|heap| heap.size > 0);
    let numbers = there.map(|heap| (heap.thing.part(), heap.size)).collect();
    let told = Told::new("nim", [xor != or, xor != 0].map(Claim::won), xor ^ or, of(name)).by("games::nim");
    let told = told.step(said("groups.or"), vec![Layer::Columns(Columns { numbers, modulo: 2 })]);
    found(told.step(of(if xor == or { "groups.or-lost" } else { "groups.or-won" }), vec![]))
}
