//! The parts of a board that a move changes, and those by which a visitor makes it.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::drawing::is_blank;
use crate::graph::edge_names;
use crate::{list, text};

/// What a move changes.
#[derive(Default)]
struct Change {
    parts: Vec<String>,
    /// Whether things only go: others may fall with the one that is taken.
    falls: bool,
}

/// The parts by which each option of a view is made. Where things only go, these are those that go with the fewest
/// moves: the edge that is cut, not what falls.
pub fn touched(view: &Value) -> Vec<Vec<String>> {
    let changes: Vec<Change> = list(&view["options"]).iter().map(|of| change(&view["board"], &of["board"])).collect();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for part in changes.iter().flat_map(|change| &change.parts) {
        *counts.entry(part).or_default() += 1;
    }
    let least = |change: &Change| {
        let few = change.parts.iter().map(|part| counts[&part[..]]).min();
        let is_few = |part: &&String| !change.falls || Some(counts[&part[..]]) == few;
        change.parts.iter().filter(is_few).cloned().collect::<Vec<_>>()
    };
    let keys: Vec<Vec<String>> = changes.iter().map(least).collect();
    let is_alone = |key: &Vec<String>| keys.iter().filter(|other| *other == key).count() == 1;
    changes.iter().zip(&keys).map(|(change, key)| if is_alone(key) { key } else { &change.parts }.clone()).collect()
}

fn change(before: &Value, after: &Value) -> Change {
    if before["kind"] != after["kind"] {
        return Change::default();
    }
    match text(&before["kind"]) {
        "heaps" => heaps(list(&before["heaps"]), list(&after["heaps"])),
        "row" => row(list(&before["cells"]), list(&after["cells"])),
        "grid" => grid(list(&before["rows"]), list(&after["rows"])),
        "graph" => graph(before, after),
        "numbers" => {
            let (before, after) = (list(&before["numbers"]), list(&after["numbers"]));
            let changed = (0..before.len()).filter(|&i| after.get(i).is_none_or(|after| after[1] != before[i][1]));
            Change { parts: changed.map(|i| format!("number:{i}")).collect(), falls: false }
        }
        "both" => both(list(&before["boards"]), list(&after["boards"])),
        _ => Change::default(),
    }
}

/// What is between the common beginning and end of two lists: where it begins, and its length in each.
pub fn between(before: &[Value], after: &[Value]) -> (usize, usize, usize) {
    let front = before.iter().zip(after).take_while(|(before, after)| before == after).count();
    let (before, after) = (&before[front..], &after[front..]);
    let back = before.iter().rev().zip(after.iter().rev()).take_while(|(before, after)| before == after).count();
    (front, before.len() - back, after.len() - back)
}

/// What is in one list and not in the other, where order does not count: places in the first.
fn gone(some: &[Value], others: &[Value]) -> Vec<usize> {
    let mut left: Vec<&Value> = others.iter().collect();
    let mut is_gone = |&i: &usize| match left.iter().position(|other| **other == some[i]) {
        Some(at) => {
            left.remove(at);
            false
        }
        None => true,
    };
    (0..some.len()).filter(|i| is_gone(i)).collect()
}

fn heaps(before: &[Value], after: &[Value]) -> Change {
    let (from, lost, won) = between(before, after);
    let (going, coming) = (gone(before, after), gone(after, before));
    // Heaps, each with what stands in its place.
    let changes: Vec<(usize, Vec<&Value>)> = match &going[..] {
        _ if lost == 1 => vec![(from, after[from..from + won].iter().collect())],
        [only] => vec![(*only, coming.iter().map(|&i| &after[i]).collect())],
        _ if before.len() == after.len() => {
            // A heap that grows takes what another one gives: it is the other one that is touched.
            let changed: Vec<usize> = (0..before.len()).filter(|&i| before[i] != after[i]).collect();
            let shrinks = |&i: &usize| after[i].as_u64() < before[i].as_u64();
            let touched =
                if changed.iter().any(shrinks) { changed.into_iter().filter(shrinks).collect() } else { changed };
            touched.into_iter().map(|i| (i, vec![&after[i]])).collect()
        }
        _ => {
            let of = |(k, &i): (usize, &usize)| (i, coming.get(k).map(|&k| &after[k]).into_iter().collect());
            going.iter().enumerate().map(of).collect()
        }
    };
    let part = |(heap, left): &(usize, Vec<&Value>)| {
        let left: Vec<u64> = left.iter().filter_map(|size| size.as_u64()).collect();
        let (size, sum) = (before[*heap].as_u64()?, left.iter().sum::<u64>());
        match left[..] {
            [one, other] if sum == size => Some(format!("cut:{heap}:{}", one.max(other))),
            _ => (sum < size).then(|| format!("stone:{heap}:{sum}")),
        }
    };
    let parts: Option<Vec<String>> = changes.iter().map(part).collect();
    Change { parts: parts.unwrap_or_default(), falls: false }
}

fn row(before: &[Value], after: &[Value]) -> Change {
    if before.len() != after.len() {
        let (from, lost, _) = between(before, after);
        return Change { parts: (from..from + lost).map(|i| format!("cell:{i}")).collect(), falls: true };
    }
    let changed: Vec<usize> = (0..before.len()).filter(|&i| before[i] != after[i]).collect();
    let falls = changed.iter().all(|&i| is_blank(text(&after[i])));
    Change { parts: changed.iter().map(|i| format!("cell:{i}")).collect(), falls }
}

fn grid(before: &[Value], after: &[Value]) -> Change {
    let mut change = Change { parts: vec![], falls: true };
    for (i, row) in before.iter().enumerate() {
        for (j, cell) in list(row).iter().enumerate() {
            let now = after.get(i).map_or(&Value::Null, |row| &row[j]);
            if cell != now {
                change.parts.push(format!("cell:{i}:{j}"));
                change.falls &= is_blank(text(now));
            }
        }
    }
    change
}

fn graph(before: &Value, after: &Value) -> Change {
    let place = |token: &Value| token[0].as_u64();
    let (tokens, there) = (list(&before["tokens"]), list(&after["tokens"]));
    let moved = tokens.iter().zip(there).filter(|(from, to)| place(from) != place(to));
    let mut places: Vec<u64> = moved.flat_map(|(from, to)| [place(from), place(to)]).flatten().collect();
    if !places.is_empty() {
        places.sort_unstable();
        places.dedup();
        return Change { parts: places.iter().map(|v| format!("vertex:{v}")).collect(), falls: false };
    }
    let (edges, left) = (list(&before["edges"]), list(&after["edges"]));
    let left: BTreeMap<String, &Value> = edge_names(after).into_iter().zip(left.iter().map(|edge| &edge[2])).collect();
    let edges: Vec<(String, &Value)> = edge_names(before).into_iter().zip(edges.iter().map(|edge| &edge[2])).collect();
    let written = edges.iter().filter(|(name, words)| left.get(name).is_some_and(|now| now != words));
    let written: Vec<_> = written.map(|(name, _)| format!("edge:{name}")).collect();
    let cut = edges.iter().filter(|(name, _)| !left.contains_key(name)).map(|(name, _)| format!("edge:{name}"));
    let vertices = list(&before["vertices"]);
    let changed: Vec<usize> = (0..vertices.len()).filter(|&v| vertices[v] != after["vertices"][v]).collect();
    let falls = written.is_empty() && changed.iter().all(|&v| after["vertices"][v].is_null());
    let vertices = changed.iter().map(|v| format!("vertex:{v}"));
    Change { parts: written.iter().cloned().chain(cut).chain(vertices).collect(), falls }
}

fn both(before: &[Value], after: &[Value]) -> Change {
    let changes: Vec<Change> = before.iter().zip(after).map(|(before, after)| change(before, after)).collect();
    let falls = changes.iter().all(|change| change.falls || change.parts.is_empty());
    // What stands beside the board only says what was done.
    let is_aside = |i: &usize| ["numbers", "text"].contains(&text(&before[*i]["kind"]));
    let has_main = (0..changes.len()).any(|i| !changes[i].parts.is_empty() && !is_aside(&i));
    let shown = (0..changes.len()).filter(|i| !has_main || !is_aside(i));
    let parts = shown.flat_map(|i| changes[i].parts.iter().map(move |name| format!("{i}/{name}")));
    Change { parts: parts.collect(), falls }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn keys(before: Value, after: &[Value]) -> Vec<Vec<String>> {
        let options: Vec<Value> = after.iter().map(|board| json!({ "board": board })).collect();
        touched(&json!({ "board": before, "options": options }))
    }

    #[test]
    fn a_stone_is_the_lowest_that_goes_and_a_cut_is_between_two() {
        let heaps = |heaps: &[u64]| json!({ "kind": "heaps", "heaps": heaps });
        let after = [heaps(&[3, 2]), heaps(&[3]), heaps(&[3, 1, 4]), heaps(&[3, 9])];
        assert_eq!(keys(heaps(&[3, 5]), &after), [&["stone:1:2"][..], &["stone:1:0"], &["cut:1:4"], &[]]);
    }

    #[test]
    fn an_edge_is_cut_and_what_falls_is_not_touched() {
        let graph = |there: &[bool], edges: &[(usize, usize)]| {
            let vertices: Vec<_> = there.iter().map(|there| there.then_some("")).collect();
            let edges: Vec<_> = edges.iter().map(|(u, v)| json!([u, v, ""])).collect();
            json!({ "kind": "graph", "vertices": vertices, "edges": edges, "tokens": [] })
        };
        let path = graph(&[true; 3], &[(0, 1), (1, 2)]);
        let after = [graph(&[true, false, false], &[]), graph(&[true, true, false], &[(0, 1)])];
        assert_eq!(keys(path, &after)[0], ["edge:0-1", "vertex:1"]);
        let twice = graph(&[true; 2], &[(0, 1), (0, 1)]);
        assert_eq!(keys(twice, &[graph(&[true; 2], &[(0, 1)])]), [["edge:0-1.1"]]);
    }

    #[test]
    fn beside_the_board_nothing_is_touched() {
        let both = |cells: &[&str], number: &str| {
            let numbers = json!({ "kind": "numbers", "numbers": [["a", number]] });
            json!({ "kind": "both", "boards": [{ "kind": "row", "cells": cells }, numbers] })
        };
        let after = [both(&["2"], "1"), both(&["1", "2"], "3")];
        assert_eq!(keys(both(&["1", "2"], "0"), &after), [["0/cell:0"], ["1/number:0"]]);
    }
}
