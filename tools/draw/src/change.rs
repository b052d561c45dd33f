//! The parts of a board that a move changes, and those by which a visitor makes it.

use std::collections::BTreeMap;
use std::iter;

use serde_json::Value;

use crate::board::{MOST, PARTED};
use crate::drawing::is_blank;
use crate::graph::edge_names;
use crate::{list, text};

/// What a move changes.
#[derive(Default)]
struct Change {
    parts: Vec<String>,
    /// Whether things only go: others may fall with the one that is taken.
    falls: bool,
    /// The one part that it is about, where it can be told from those that fall.
    cause: Option<String>,
    /// Other parts by which the move is made as well, a list for each thing on which it is as good.
    others: Vec<Vec<Vec<String>>>,
}

/// The parts by which an option is made: those that are shown, and others that make it as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touch {
    pub key: Vec<String>,
    pub others: Vec<Vec<String>>,
}

/// The parts by which each option of a view is made. Where things only go, this is the edge that is cut, not what
/// falls, or else those that go with the fewest moves.
pub fn touched(view: &Value) -> Vec<Touch> {
    let options = list(&view["options"]);
    let changes: Vec<Change> =
        options.iter().map(|of| change(&view["board"], &of["board"], text(&of["label"]))).collect();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for part in changes.iter().flat_map(|change| &change.parts) {
        *counts.entry(part).or_default() += 1;
    }
    let least = |change: &Change| {
        let few = change.parts.iter().map(|part| counts[&part[..]]).min();
        let is_few = |part: &&String| !change.falls || Some(counts[&part[..]]) == few;
        change.parts.iter().filter(is_few).cloned().collect::<Vec<_>>()
    };
    let causes = |cause: &str| changes.iter().filter(|change| change.cause.as_deref() == Some(cause)).count();
    let key = |change: &Change| match &change.cause {
        Some(cause) if causes(cause) == 1 => vec![cause.clone()],
        _ => least(change),
    };
    let keys: Vec<Vec<String>> = changes.iter().map(key).collect();
    let is_alone = |key: &Vec<String>| keys.iter().filter(|other| *other == key).count() == 1;
    let whole = changes.iter().zip(&keys).map(|(change, key)| if is_alone(key) { key } else { &change.parts }.clone());
    let names: Vec<String> = match text(&view["board"]["kind"]) {
        "graph" => edge_names(&view["board"]).iter().map(|name| format!("edge:{name}")).collect(),
        _ => vec![],
    };
    let keys = twins(whole.collect(), &names);
    // What is shown for one move makes no other one, nor does the same otherwise.
    let is_free = |ways: &Vec<Vec<String>>| !ways.iter().any(|parts| keys.contains(parts));
    let others = |change: Change| change.others.into_iter().filter(is_free).flatten().collect();
    let others: Vec<Vec<Vec<String>>> = changes.into_iter().map(others).collect();
    keys.into_iter().zip(others).map(|(key, others)| Touch { key, others }).collect()
}

/// Of several moves that cut one of several edges with the same ends, each has one of its own.
fn twins(mut keys: Vec<Vec<String>>, names: &[String]) -> Vec<Vec<String>> {
    let mut alike: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let ends = |name: &str| name.split('.').next().unwrap_or_default().to_owned();
    for (i, key) in keys.iter().enumerate() {
        if let [part] = &key[..] {
            alike.entry(part.clone()).or_default().push(i);
        }
    }
    for (of, alike) in alike {
        let beside: Vec<&String> = names.iter().filter(|name| ends(name) == ends(&of)).collect();
        // As many moves as edges: with fewer or more of them something else is done.
        if alike.len() != beside.len() {
            continue;
        }
        alike.iter().zip(beside).for_each(|(&i, name)| keys[i] = vec![name.clone()]);
    }
    keys
}

fn change(before: &Value, after: &Value, label: &str) -> Change {
    if before["kind"] != after["kind"] {
        return Change::default();
    }
    match text(&before["kind"]) {
        "heaps" => heaps(list(&before["heaps"]), list(&after["heaps"]), label),
        "row" => row(list(&before["cells"]), list(&after["cells"])),
        "grid" => grid(list(&before["rows"]), list(&after["rows"])),
        "graph" => graph(before, after, label),
        "numbers" => {
            let (before, after) = (list(&before["numbers"]), list(&after["numbers"]));
            let changed = (0..before.len()).filter(|&i| after.get(i).is_none_or(|after| after[1] != before[i][1]));
            Change { parts: changed.map(|i| format!("number:{i}")).collect(), ..Change::default() }
        }
        "both" => both(list(&before["boards"]), list(&after["boards"]), label),
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

fn heaps(before: &[Value], after: &[Value], label: &str) -> Change {
    let (from, lost, won) = between(before, after);
    let (going, coming) = (gone(before, after), gone(after, before));
    let sum = |of: &[Value]| of.iter().filter_map(Value::as_u64).sum::<u64>();
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
        // Heaps that become one are all touched.
        _ if sum(before) == sum(after) => going.iter().map(|&i| (i, vec![])).collect(),
        _ => {
            let of = |(k, &i): (usize, &usize)| (i, coming.get(k).map(|&k| &after[k]).into_iter().collect());
            going.iter().enumerate().map(of).collect()
        }
    };
    let of = |(heap, left): &(usize, Vec<&Value>)| Some((*heap, before[*heap].as_u64()?, sizes(left)));
    let ways: Vec<Vec<Vec<String>>> =
        changes.iter().filter_map(of).map(|(heap, size, left)| ways(heap, size, &left)).collect();
    let parts: Vec<String> = ways.iter().filter_map(|ways| ways.first()).flatten().cloned().collect();
    // What grows while another heap becomes smaller is not touched.
    if parts.is_empty() {
        let grown = changes.iter().map(|(heap, _)| format!("heap:{heap}")).collect();
        return Change { parts: grown, ..Change::default() };
    }
    let others = match (&changes[..], &ways[..]) {
        ([(heap, left)], [own]) => {
            let size = before[*heap].as_u64().unwrap_or_default();
            let alike = (0..before.len()).filter(|&i| i != *heap && is_as_good(before, after, i, *heap, label));
            iter::once(own[1..].to_vec()).chain(alike.map(|i| self::ways(i, size, &sizes(left)))).collect()
        }
        _ => vec![],
    };
    Change { parts, others, ..Change::default() }
}

/// Whether a move in one heap could as well be the same move in another one of its size: it leaves the same, heap by
/// heap, or is called by the size of its heap alone.
fn is_as_good(before: &[Value], after: &[Value], one: usize, other: usize, label: &str) -> bool {
    let behind = before.len() - one - 1;
    let leaves_the_same = || {
        after.len() >= one + behind
            && after[..one] == before[..one]
            && after[after.len() - behind..] == before[one + 1..]
    };
    before[one] == before[other] && (label.starts_with(&format!("{} → ", before[one])) || leaves_the_same())
}

/// The sizes of what is left of a heap, the larger ones first.
fn sizes(left: &[&Value]) -> Vec<u64> {
    let mut sizes: Vec<u64> = left.iter().filter_map(|size| size.as_u64()).filter(|&size| size > 0).collect();
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    sizes
}

/// How a heap is touched that falls apart or becomes smaller: the gaps between the pieces that are left, in each order
/// in which these may lie one on the other, and the lowest stone that goes. Nothing where it grows.
fn ways(heap: usize, size: u64, left: &[u64]) -> Vec<Vec<String>> {
    if left.iter().try_fold(0, |sum: u64, &piece| sum.checked_add(piece)).is_none_or(|sum| sum > size) {
        return vec![];
    }
    // A heap that is drawn as a bar is one part.
    if size > MOST {
        return vec![vec![format!("stone:{heap}:0")]];
    }
    // Where gaps are not drawn, the stone above it is touched.
    let kind = if size <= PARTED { "cut" } else { "stone" };
    let way = |pieces: Vec<u64>| {
        let mut below = 0;
        let ends = pieces.into_iter().map(|piece| {
            below += piece;
            below
        });
        let ends: Vec<u64> = ends.collect();
        let (kept, gaps) = ends.split_last().map_or((0, &[][..]), |(last, gaps)| (*last, gaps));
        let gaps = gaps.iter().map(|below| format!("{kind}:{heap}:{below}"));
        gaps.chain((kept < size).then(|| format!("stone:{heap}:{kept}"))).collect::<Vec<_>>()
    };
    orders(left).into_iter().map(way).filter(|parts| !parts.is_empty()).collect()
}

/// So many orders of pieces are told, at most.
const ORDERS: usize = 120;

/// The orders of pieces, which are sorted, the larger ones first; where they are many, one for each size that some of
/// the pieces have together, with these below the others.
fn orders(pieces: &[u64]) -> Vec<Vec<u64>> {
    let mut all = vec![pieces.to_vec()];
    while let Some(next) = all.last().and_then(|last| next_order(last)) {
        all.push(next);
        if all.len() > ORDERS {
            return halves(pieces);
        }
    }
    all
}

/// The order after this one, if the first of all has the larger pieces first.
fn next_order(order: &[u64]) -> Option<Vec<u64>> {
    let at = (1..order.len()).rev().find(|&at| order[at - 1] > order[at])? - 1;
    let with = (at + 1..order.len()).rev().find(|&with| order[with] < order[at])?;
    let mut next = order.to_vec();
    next.swap(at, with);
    next[at + 1..].reverse();
    Some(next)
}

/// For each size that some of the pieces have together, these, and then the others.
fn halves(pieces: &[u64]) -> Vec<Vec<u64>> {
    let mut below: BTreeMap<u64, (Vec<u64>, Vec<u64>)> = BTreeMap::from([(0, (vec![], vec![]))]);
    for &piece in pieces {
        let with =
            below.iter().map(|(sum, (some, others))| (sum + piece, ([&some[..], &[piece]].concat(), others.clone())));
        let with: Vec<_> = with.collect();
        below.values_mut().for_each(|(_, others)| others.push(piece));
        for (sum, some) in with {
            below.entry(sum).or_insert(some);
        }
    }
    let mut all: Vec<Vec<u64>> = below.into_values().map(|(some, others)| [some, others].concat()).collect();
    // The order that is shown is the first one.
    all.retain(|order| order != pieces);
    all.insert(0, pieces.to_vec());
    all
}

fn row(before: &[Value], after: &[Value]) -> Change {
    let cells = |cells: &[usize]| cells.iter().map(|i| format!("cell:{i}")).collect();
    if before.len() != after.len() {
        let (from, lost, won) = between(before, after);
        // What is put between two cells is touched by these.
        let beside = || from.saturating_sub(1)..(from + 1).min(before.len());
        let away = before.len().checked_sub(after.len()).and_then(|_| left_out(before, after)).filter(|_| won > 0);
        let falls = away.is_none() && lost > 0;
        let parts = away.unwrap_or_else(|| if lost > 0 { from..from + lost } else { beside() }.collect());
        return Change { parts: cells(&parts), falls, ..Change::default() };
    }
    let changed: Vec<usize> = (0..before.len()).filter(|&i| before[i] != after[i]).collect();
    let falls = changed.iter().all(|&i| is_blank(text(&after[i])));
    Change { parts: cells(&changed), falls, ..Change::default() }
}

/// The cells that are left out, if nothing else is done.
fn left_out(before: &[Value], after: &[Value]) -> Option<Vec<usize>> {
    let mut kept = after.iter().peekable();
    let out = (0..before.len()).filter(|&i| kept.next_if_eq(&&before[i]).is_none()).collect();
    kept.peek().is_none().then_some(out)
}

fn grid(before: &[Value], after: &[Value]) -> Change {
    let mut change = Change { falls: true, ..Change::default() };
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

fn graph(before: &Value, after: &Value, label: &str) -> Change {
    let (tokens, there) = (list(&before["tokens"]), list(&after["tokens"]));
    let moved =
        gone(tokens, there).into_iter().map(|i| &tokens[i]).chain(gone(there, tokens).into_iter().map(|i| &there[i]));
    let mut places: Vec<u64> = moved.filter_map(|token| token[0].as_u64()).collect();
    if !places.is_empty() {
        places.sort_unstable();
        places.dedup();
        return Change { parts: places.iter().map(|v| format!("vertex:{v}")).collect(), ..Change::default() };
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
    let gone = changed.iter().map(|v| format!("vertex:{v}"));
    let parts: Vec<String> = written.iter().cloned().chain(cut).chain(gone).collect();
    if !parts.is_empty() {
        let cause = cut_edge(before, after, label).filter(|_| falls && parts.len() > 1);
        // At the end of a single edge nothing else can be meant.
        let end = changed.iter().map(|v| vec![format!("vertex:{v}")]).filter(|_| parts.len() == 2);
        let others = if cause.is_some() { vec![end.collect()] } else { vec![] };
        return Change { parts, falls, cause, others };
    }
    // An edge that is new joins two vertices.
    let old = edge_names(before);
    let ends = edge_names(after).into_iter().filter(|name| !old.contains(name));
    let mut ends: Vec<String> = ends
        .flat_map(|name| name.split(['-', '.']).take(2).map(|v| format!("vertex:{v}")).collect::<Vec<_>>())
        .collect();
    ends.sort_unstable();
    ends.dedup();
    Change { parts: ends, ..Change::default() }
}

/// The edge that is cut, where others fall with it: the move is called by it, it alone hung on what stays, and each of
/// the others falls with both of its ends.
fn cut_edge(before: &Value, after: &Value, label: &str) -> Option<String> {
    let left = edge_names(after);
    let stays = |v: &Value| v.as_u64().is_some_and(|v| !after["vertices"][v as usize].is_null());
    let edges = edge_names(before).into_iter().zip(list(&before["edges"]));
    let mut hung = edges.filter(|(name, edge)| !left.contains(name) && (stays(&edge[0]) || stays(&edge[1])));
    let (name, edge) = hung.next().filter(|_| hung.next().is_none())?;
    let [u, v] = [0, 1].map(|end| edge[end].as_u64().unwrap_or_default() + 1);
    let called = [format!("{u}–{v}"), format!("{v}–{u}")];
    let is_called = label.split(' ').any(|word| called.iter().any(|name| name == word));
    let is_vertex = list(&before["vertices"]).iter().any(|words| called.iter().any(|name| name == text(words)));
    (is_called && !is_vertex).then(|| format!("edge:{name}"))
}

fn both(before: &[Value], after: &[Value], label: &str) -> Change {
    let changes: Vec<Change> = before.iter().zip(after).map(|(before, after)| change(before, after, label)).collect();
    let falls = changes.iter().all(|change| change.falls || change.parts.is_empty());
    // What stands beside the board only says what was done.
    let is_aside = |i: &usize| ["numbers", "text"].contains(&text(&before[*i]["kind"]));
    let has_main = (0..changes.len()).any(|i| !changes[i].parts.is_empty() && !is_aside(&i));
    let shown: Vec<usize> =
        (0..changes.len()).filter(|i| (!has_main || !is_aside(i)) && !changes[*i].parts.is_empty()).collect();
    let named = |i: usize, parts: &[String]| parts.iter().map(|name| format!("{i}/{name}")).collect::<Vec<_>>();
    let parts = shown.iter().flat_map(|&i| named(i, &changes[i].parts)).collect();
    // A move on one of the boards is made there.
    let others = match shown[..] {
        [only] => {
            let ways = |ways: &Vec<Vec<String>>| ways.iter().map(|parts| named(only, parts)).collect();
            changes[only].others.iter().map(ways).collect()
        }
        _ => vec![],
    };
    let cause = match shown[..] {
        [only] => changes[only].cause.as_ref().map(|part| format!("{only}/{part}")),
        _ => None,
    };
    Change { parts, falls, cause, others }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn keys(before: Value, after: &[Value]) -> Vec<Vec<String>> {
        let options: Vec<Value> = after.iter().map(|board| json!({ "board": board })).collect();
        touched(&json!({ "board": before, "options": options })).into_iter().map(|touch| touch.key).collect()
    }

    /// The ways in which moves are made on heaps, with what they are called.
    fn on_heaps(before: &[u64], after: &[(&str, &[u64])]) -> Vec<Vec<Vec<String>>> {
        let heaps = |heaps: &[u64]| json!({ "kind": "heaps", "heaps": heaps });
        let option = |(label, after): &(&str, &[u64])| json!({ "board": heaps(after), "label": label });
        let options: Vec<Value> = after.iter().map(option).collect();
        let touched = touched(&json!({ "board": heaps(before), "options": options }));
        touched.into_iter().map(|touch| [vec![touch.key], touch.others].concat()).collect()
    }

    #[test]
    fn a_gap_parts_a_heap_whichever_part_is_below() {
        let split = on_heaps(&[8], &[("", &[1, 7]), ("", &[3, 5]), ("", &[4, 4])]);
        assert_eq!(split[0], [["cut:0:7"], ["cut:0:1"]]);
        assert_eq!(split[1], [["cut:0:5"], ["cut:0:3"]]);
        assert_eq!(split[2], [["cut:0:4"]]);
        // What is taken lies above.
        let taken = on_heaps(&[8], &[("", &[2, 5])]);
        assert_eq!(taken[0], [["cut:0:5", "stone:0:7"], ["cut:0:2", "stone:0:7"]]);
        let three = on_heaps(&[6], &[("", &[3, 2, 1])]);
        let gaps =
            [[3, 5], [3, 4], [2, 5], [2, 3], [1, 4], [1, 3]].map(|gaps| gaps.map(|below| format!("cut:0:{below}")));
        assert_eq!(three[0], gaps);
    }

    #[test]
    fn of_many_pieces_each_gap_that_can_be_is_one() {
        // Two kinds of pieces lie in many orders, and every gap is between two of them.
        let pieces: Vec<u64> = [vec![2; 6], vec![1; 6]].concat();
        let ways = &on_heaps(&[18], &[("", &pieces)])[0];
        assert!(ways.len() <= ORDERS && ways.iter().all(|parts| parts.len() == 11), "{ways:?}");
        for below in 1..18 {
            assert!(ways.iter().any(|parts| parts.contains(&format!("cut:0:{below}"))), "{below}");
        }
    }

    #[test]
    fn of_heaps_alike_each_is_as_good_where_the_move_does_not_say_which() {
        let sorted: (&str, &[u64]) = ("3 → 1 and 2", &[1, 2, 3]);
        assert_eq!(on_heaps(&[3, 3], &[sorted])[0], [["cut:0:2"], ["cut:0:1"], ["cut:1:2"], ["cut:1:1"]]);
        // The other one is called otherwise, or may not be touched.
        let first: (&str, &[u64]) = ("heap 1: 3 → 2", &[2, 3]);
        assert_eq!(on_heaps(&[3, 3], &[first])[0], [["stone:0:2"]]);
        // Whichever is taken, the same is left.
        assert_eq!(on_heaps(&[3, 3, 1], &[("all of one", &[3, 1])])[0], [["stone:1:0"], ["stone:0:0"]]);
        // Each has its own move.
        let both: [(&str, &[u64]); 2] = [("3 → 2", &[2, 3]), ("3 → 2", &[3, 2])];
        assert_eq!(on_heaps(&[3, 3], &both), [[["stone:0:2"]], [["stone:1:2"]]]);
        let both: [(&str, &[u64]); 2] = [("3 → 1 and 2", &[1, 2, 3]), ("3 → 1 and 2", &[3, 1, 2])];
        assert_eq!(on_heaps(&[3, 3], &both)[1], [["cut:1:2"], ["cut:1:1"]]);
    }

    #[test]
    fn a_stone_is_the_lowest_that_goes_and_a_cut_is_between_two() {
        let heaps = |heaps: &[u64]| json!({ "kind": "heaps", "heaps": heaps });
        let after = [heaps(&[3, 2]), heaps(&[3]), heaps(&[3, 1, 4]), heaps(&[3, 9])];
        assert_eq!(keys(heaps(&[3, 5]), &after), [["stone:1:2"], ["stone:1:0"], ["cut:1:4"], ["heap:1"]]);
        // Of what is taken out of the middle the gap is touched, too.
        let after = [heaps(&[3, 4]), heaps(&[3, 3, 1]), heaps(&[2, 2, 1, 3])];
        assert_eq!(
            keys(heaps(&[3, 5]), &after),
            [&["stone:1:4"][..], &["cut:1:3", "stone:1:4"], &["cut:1:2", "cut:1:4"]]
        );
        assert_eq!(keys(heaps(&[186]), &[heaps(&[179])]), [["stone:0:179"]]);
        assert_eq!(keys(heaps(&[601]), &[heaps(&[600]), heaps(&[599])]), [["stone:0:0"]; 2]);
    }

    #[test]
    fn of_a_heap_that_grows_while_another_shrinks_nothing_is_touched() {
        let heaps = |heaps: &[u64]| json!({ "kind": "heaps", "heaps": heaps });
        let after = [heaps(&[2, 0, 1]), heaps(&[1, 1, 1]), heaps(&[0, 3, 0])];
        assert_eq!(keys(heaps(&[0, 2, 1]), &after), [["stone:1:0"], ["stone:1:1"], ["stone:2:0"]]);
        // Two that become one.
        assert_eq!(keys(heaps(&[1, 2, 4]), &[heaps(&[4, 3])]), [["stone:0:0", "stone:1:0"]]);
    }

    #[test]
    fn cells_are_left_out_and_put_in() {
        let row = |cells: &[&str]| json!({ "kind": "row", "cells": cells });
        let after = [row(&["b"]), row(&["a", "b"]), row(&["a", "b", "x", "c"])];
        assert_eq!(
            keys(row(&["a", "b", "c"]), &after),
            [&["cell:0", "cell:2"][..], &["cell:2"], &["cell:1", "cell:2"]]
        );
    }

    #[test]
    fn tokens_alike_and_edges_alike_have_their_places() {
        let graph = |edges: &[(usize, usize)], chips: &[usize]| {
            let edges: Vec<_> = edges.iter().map(|(u, v)| json!([u, v, ""])).collect();
            let tokens: Vec<_> = chips.iter().map(|v| json!([v, "chip"])).collect();
            json!({ "kind": "graph", "vertices": ["", "", "", ""], "edges": edges, "tokens": tokens })
        };
        let moved = keys(graph(&[], &[0, 1, 3]), &[graph(&[], &[1, 2, 3])]);
        assert_eq!(moved, [["vertex:0", "vertex:2"]]);
        let loops = graph(&[(0, 0), (0, 0)], &[]);
        assert_eq!(keys(loops, &[graph(&[(0, 0)], &[]), graph(&[(0, 0)], &[])]), [["edge:0-0"], ["edge:0-0.1"]]);
        let joined = keys(graph(&[(0, 1)], &[]), &[graph(&[(0, 1), (1, 3)], &[])]);
        assert_eq!(joined, [["vertex:1", "vertex:3"]]);
    }

    #[test]
    fn an_edge_is_cut_and_what_falls_is_not_touched() {
        let graph = |there: &[bool], edges: &[(usize, usize)]| {
            let vertices: Vec<_> = there.iter().map(|there| there.then_some("")).collect();
            let edges: Vec<_> = edges.iter().map(|(u, v)| json!([u, v, ""])).collect();
            json!({ "kind": "graph", "vertices": vertices, "edges": edges, "tokens": [] })
        };
        let path = &graph(&[true; 3], &[(0, 1), (1, 2)]);
        let after = [graph(&[true, false, false], &[]), graph(&[true, true, false], &[(0, 1)])];
        let touched = |board: &Value, after: &[(Value, &str)]| -> Vec<Vec<Vec<String>>> {
            let option = |(board, label): &(Value, &str)| json!({ "board": board, "label": label });
            let options: Vec<Value> = after.iter().map(option).collect();
            let touched = touched(&json!({ "board": board, "options": options }));
            touched.into_iter().map(|touch| [vec![touch.key], touch.others].concat()).collect()
        };
        let first = (after[0].clone(), "cut 1–2");
        let second = (after[1].clone(), "cut 2–3");
        // At the end of a single edge the vertex is as good.
        let end = vec![vec!["edge:1-2"], vec!["vertex:2"]];
        assert_eq!(touched(path, &[first.clone(), second]), [vec![vec!["edge:0-1"]], end]);
        // The first edge is one's own, the other player's falls with it: nothing but the first one is touched.
        assert_eq!(touched(path, &[first])[0], [["edge:0-1"]]);
        // A move that is about a vertex is not called by an edge.
        let choose = (after[0].clone(), "choose 2");
        assert_eq!(touched(path, &[choose])[0], [["edge:0-1", "edge:1-2", "vertex:1", "vertex:2"]]);
        // Whoever cuts a circle in two places has cut neither alone.
        let circle = graph(&[true; 3], &[(0, 1), (1, 2), (2, 0)]);
        let cut = (graph(&[true, false, true], &[(2, 0)]), "cut 1–2");
        assert_eq!(touched(&circle, &[cut])[0], [["edge:0-1", "edge:1-2", "vertex:1"]]);
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
