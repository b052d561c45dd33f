//! Sums on boards that fall into parts, and heaps of which more is told than their sizes.

use grundy::games::coins::ruler_value;
use grundy::games::{Grundy, KnownRule, Octal};

use super::entry::{Entry, Found, found};
use crate::layer::Part;
use crate::see::{Drawn, Heap, See};
use crate::strategies::xor::Xor;
use crate::words::Thing;

pub(super) const ALL: &[Entry] = &[
    Entry { slugs: "p6665", find: trees },
    Entry { slugs: "arc087e", find: free_trees },
    Entry { slugs: "p13114", find: rectangles },
    Entry { slugs: "cf768e", find: no_number_twice },
    Entry { slugs: "sg_table", find: any_rule },
];

/// Heaps with their values, by their numbers and sizes, in the place of the sizes.
fn by_number(see: &See, intro: &'static str, mut value: impl FnMut(usize, u64) -> u64) -> Found {
    let heaps = see.heaps()?.into_iter().enumerate();
    found(Xor::sum(heaps.map(|(number, heap)| Heap { size: value(number, heap.size), ..heap }).collect(), intro))
}

/// The parts that show vertices of a graph, with the values of these.
fn values_where(graph: &Drawn, values: &[usize], is_wanted: impl Fn(usize) -> bool) -> Vec<(Part, String)> {
    let there = (0..values.len()).filter(|&vertex| graph.vertices[vertex].is_some() && is_wanted(vertex));
    there.map(|vertex| (graph.vertex(vertex), values[vertex].to_string())).collect()
}

/// A vertex goes with all above it.
fn trees(see: &See) -> Found {
    let graph = see.graph()?;
    let mut children = vec![vec![]; graph.vertices.len()];
    let mut is_root = vec![true; graph.vertices.len()];
    for &(parent, child, _) in &graph.edges {
        children[parent].push(child);
        is_root[child] = false;
    }
    let mut values = Grundy::of_sums(|&root: &usize| {
        let mut left = vec![];
        let mut waiting = vec![(root, vec![])];
        while let Some((vertex, beside)) = waiting.pop() {
            left.push([&beside[..], &children[vertex]].concat());
            for &child in &children[vertex] {
                let others = children[vertex].iter().copied().filter(|other| *other != child);
                waiting.push((child, beside.iter().copied().chain(others).collect()));
            }
        }
        left
    });
    let there = |vertex: &usize| graph.vertices[*vertex].is_some();
    let values: Vec<usize> = (0..is_root.len()).map(|vertex| values.value(&vertex)).collect();
    let roots = (0..is_root.len()).filter(|&vertex| is_root[vertex]).filter(there);
    let tree =
        |root: usize| Heap { size: values[root] as u64, thing: Thing::new("tree", root + 1, graph.vertex(root)) };
    let others = values_where(&graph, &values, |vertex| !is_root[vertex]);
    found(Xor::sum(roots.map(tree).collect(), "sum.trees").with_others(others))
}

/// Strings that can be added form full binary trees; one of h levels is worth a lone head at place h in Ruler.
fn free_trees(see: &See) -> Found {
    let graph = see.graph()?;
    let heaps = graph.heaps("tree", |tree| Some(ruler_value((tree.len() + 1).ilog2().into())))?;
    found(Xor::sum(heaps, "sum.free-trees").by("games::coins"))
}

/// Lines of rectangles are filled, never one with a radioactive cell.
fn rectangles(see: &See) -> Found {
    if see.said().is_some() {
        return found(Xor::sum(vec![], "sum.rectangles").unless(Some((true, "sum.radioactive"))));
    }
    let rows = see.grid()?;
    let is = |row: usize, column: usize, sign: &str| {
        rows.get(row).is_some_and(|cells| cells.get(column).is_some_and(|(cell, _)| cell == sign))
    };
    let is_in = |row: usize, column: usize| is(row, column, ".") || is(row, column, "#");
    let safe = |(top, bottom, left, right): (usize, usize, usize, usize)| {
        !(top..bottom).any(|row| (left..right).any(|column| is(row, column, "#")))
    };
    let mut values = Grundy::of_sums(|&(top, bottom, left, right): &(usize, usize, usize, usize)| {
        let across = (top..bottom).filter(|&row| left < right && safe((row, row + 1, left, right)));
        let down = (left..right).filter(|&column| top < bottom && safe((top, bottom, column, column + 1)));
        let across = across.map(|row| vec![(top, row, left, right), (row + 1, bottom, left, right)]);
        across.chain(down.map(|column| vec![(top, bottom, left, column), (top, bottom, column + 1, right)])).collect()
    });
    let mut heaps = vec![];
    for top in 0..rows.len() {
        for left in 0..rows[top].len() {
            let is_corner =
                is_in(top, left) && !(top > 0 && is_in(top - 1, left)) && !(left > 0 && is_in(top, left - 1));
            if is_corner {
                let bottom = (top..).find(|&row| !is_in(row, left))?;
                let right = (left..).find(|&column| !is_in(top, column))?;
                let cells = (top..bottom).flat_map(|row| rows[row][left..right].iter());
                let parts = cells.map(|(_, part)| part.clone()).collect();
                let size = values.value(&(top, bottom, left, right)) as u64;
                heaps.push(Heap { size, thing: Thing::of("rectangle", heaps.len() + 1, parts) });
            }
        }
    }
    found(Xor::sum(heaps, "sum.rectangles"))
}

/// No number is taken twice from the same heap.
fn no_number_twice(see: &See) -> Found {
    let numbers = see.numbers()?;
    let mut values = Grundy::new(|(size, taken): &(u64, Vec<u64>)| {
        let new = (1..=*size).filter(|number| !taken.contains(number));
        let after = |number| {
            // Larger ones no longer matter.
            let mut taken: Vec<u64> = [&taken[..], &[number]].concat();
            taken.retain(|taken| *taken <= size - number);
            taken.sort_unstable();
            (size - number, taken)
        };
        new.map(after).collect()
    });
    by_number(see, "sum.no-number-twice", |heap, size| {
        let name = format!("from heap {} not again", heap + 1);
        let taken = numbers.iter().find(|(other, ..)| *other == name).map_or("", |(_, taken, _)| taken);
        let taken = taken.split(' ').filter_map(|word| word.parse().ok()).filter(|number| *number <= size);
        values.value(&(size, taken.collect())) as u64
    })
}

/// The rules of the table: heaps, or coins, where a head is worth what its place says.
fn any_rule(see: &See) -> Found {
    let words: Vec<&str> = see.input.split_whitespace().collect();
    let numbers: Vec<usize> = words.iter().skip(1).filter_map(|word| word.parse().ok()).collect();
    let rule = match (*words.first()?, numbers.first().copied()) {
        ("subtraction", _) => KnownRule::TakeAway(numbers[..numbers.len() - 1].to_vec()),
        ("upto", Some(most)) => KnownRule::UpTo(most),
        ("octal", _) => KnownRule::Octal(Octal::parse(words[1])?),
        ("lasker", _) => KnownRule::Lasker,
        ("grundy", _) => KnownRule::GrundysGame,
        ("coins", Some(1)) => KnownRule::Neighbours(1),
        ("coins", Some(2)) => KnownRule::Nim,
        ("coins", Some(3)) => KnownRule::Neighbours(numbers[1]),
        ("coins", Some(4)) => KnownRule::UpTo(3),
        ("coins", Some(5)) => KnownRule::MockTurtles,
        ("coins", _) => KnownRule::Ruler,
        _ => return None,
    };
    let Some(cells) = see.row() else {
        let values = rule.values(see.sizes()?.into_iter().max().unwrap_or(0) as usize);
        return by_number(see, "sum.by-rule", |_, size| values[size as usize] as u64);
    };
    let values = rule.values(cells.len());
    let heads = cells.into_iter().enumerate().filter(|(_, (coin, _))| coin == "H");
    let head = |(place, (_, part))| Heap { size: values[place + 1] as u64, thing: Thing::new("coin", place + 1, part) };
    found(Xor::sum(heads.map(head).collect(), "sum.heads"))
}
