//! Boards as pictures: what `cargo play` shows as text, from the same data.

use maud::{Markup, PreEscaped, Render, html};
use serde_json::Value;

/// A board in its JSON as a picture, with words for who does not see it.
pub fn board(board: &Value, words: &str) -> Markup {
    if board["kind"] == "both" {
        return html! { @for part in list(&board["boards"]) { (self::board(part, words)) } };
    }
    let drawn = match board["kind"].as_str() {
        Some("heaps") => Some(heaps(board)),
        Some("row") => Some(grid(&[list(&board["cells"]).to_vec()], true)),
        Some("grid") => {
            Some(grid(&list(&board["rows"]).iter().map(|row| list(row).to_vec()).collect::<Vec<_>>(), false))
        }
        Some("graph") => Some(graph(board)),
        _ => None,
    };
    match (drawn, board["kind"].as_str()) {
        (Some(Drawn { inside, width, height }), _) => {
            let wide = (width * 1.25).round();
            let words = words.render().into_string();
            PreEscaped(format!(
                "<svg class=\"fig\" viewBox=\"0 0 {width} {height}\" style=\"width:{wide}px;min-width:0\" role=\"img\" \
                 aria-label=\"{words}\">{inside}</svg>"
            ))
        }
        (None, Some("numbers")) => html! {
            p { @for (i, pair) in list(&board["numbers"]).iter().enumerate() {
                @if i > 0 { ", " }
                (text(&pair[0])) " " b { (text(&pair[1])) }
            } }
        },
        _ => html! { pre.formula tabindex="0" { (text(&board["text"])) } },
    }
}

struct Drawn {
    inside: String,
    width: f64,
    height: f64,
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], |list| list)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A text of a picture in the middle of a place.
fn written(class: &str, x: f64, y: f64, text: &str) -> String {
    let text = text.render().into_string();
    format!("<text class=\"{class}\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{text}</text>", short(x), short(y))
}

fn short(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// More stones are a bar with their number.
const MANY: u64 = 9;

fn heaps(board: &Value) -> Drawn {
    let heaps: Vec<u64> = list(&board["heaps"]).iter().filter_map(Value::as_u64).collect();
    let high = heaps.iter().map(|&heap| if heap > MANY { 5 } else { heap }).max().unwrap_or(1).max(1);
    let ground = high as f64 * 34.0 + 26.0;
    let mut inside = String::new();
    for (i, &heap) in heaps.iter().enumerate() {
        let x = 33.0 + 66.0 * i as f64;
        inside += &format!("<path class=\"b-ground\" d=\"M{} {ground}h46\"/>", x - 23.0);
        inside += &written("b-count", x, ground + 22.0, &heap.to_string());
        if heap > MANY {
            let (top, length) = (ground - 3.0 - 5.0 * 34.0, 5.0 * 34.0);
            inside += &format!(
                "<rect class=\"b-many\" x=\"{}\" y=\"{top}\" width=\"30\" height=\"{length}\" rx=\"15\"/>",
                x - 15.0
            );
            continue;
        }
        for stone in 0..heap {
            let y = ground - 19.0 - 34.0 * stone as f64;
            inside += &format!("<circle class=\"b-stone\" cx=\"{x}\" cy=\"{y}\" r=\"14.5\"/>");
        }
    }
    Drawn { inside, width: 66.0 * heaps.len().max(1) as f64, height: ground + 32.0 }
}

fn grid(rows: &[Vec<Value>], numbered: bool) -> Drawn {
    let longest = rows.iter().flatten().map(|cell| text(cell).chars().count()).max().unwrap_or(1);
    let (wide, high) = (44.0_f64.max(18.0 + 9.5 * longest as f64), 44.0);
    let mut inside = String::new();
    for (i, row) in rows.iter().enumerate() {
        for (j, cell) in row.iter().enumerate() {
            let (x, y) = (j as f64 * wide, i as f64 * high);
            let wall = if text(cell) == "#" { " wall" } else { "" };
            inside += &format!(
                "<rect class=\"b-cell{wall}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"42\" rx=\"4\"/>",
                short(x + 1.0),
                y + 1.0,
                short(wide - 2.0)
            );
            let is_free = ["", ".", "#"].contains(&text(cell).trim());
            if !is_free {
                inside += &written("b-in-cell", x + wide / 2.0, y + 27.5, text(cell));
            }
            if numbered {
                inside += &written("b-count", x + wide / 2.0, y + 63.0, &(j + 1).to_string());
            }
        }
    }
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0).max(1);
    let height = high * rows.len().max(1) as f64 + if numbered { 26.0 } else { 0.0 };
    Drawn { inside, width: wide * columns as f64, height }
}

fn graph(board: &Value) -> Drawn {
    let vertices = list(&board["vertices"]);
    let end = |edge: &Value, i: usize| edge[i].as_u64().unwrap_or(0) as usize;
    let edges: Vec<(usize, usize, &str)> =
        list(&board["edges"]).iter().map(|edge| (end(edge, 0), end(edge, 1), text(&edge[2]))).collect();
    let root = board["root"].as_u64().map(|root| root as usize);
    let is_directed = board["directed"] == true;
    let here: Vec<usize> = (0..vertices.len()).filter(|&v| !vertices[v].is_null()).collect();
    // What a vertex is called: its words, or its number.
    let name = |v: usize| match text(&vertices[v]) {
        "" => (v + 1).to_string(),
        words => words.to_owned(),
    };
    let longest = here.iter().map(|&v| name(v).chars().count()).max().unwrap_or(1) as f64;
    let mut places = places(vertices.len(), &here, &edges, root, is_directed, 58.0 + 8.0 * longest);
    let least = |of: fn(&(f64, f64)) -> f64| here.iter().map(|&v| of(&places[v])).fold(f64::INFINITY, f64::min);
    let (left, top) = (least(|place| place.0), least(|place| place.1));
    places.iter_mut().for_each(|place| *place = (place.0 - left, place.1 - top));
    let (mut right, mut bottom) = (0.0_f64, 0.0_f64);
    let at = |v: usize| (places[v].0 + 40.0, places[v].1 + 30.0);
    for &v in &here {
        right = right.max(at(v).0);
        bottom = bottom.max(at(v).1);
    }
    let mut inside = String::new();
    if let Some(root) = root.filter(|_| !is_directed) {
        let (x, y) = at(root);
        inside += &format!("<path class=\"b-ground\" d=\"M{} {}h76\"/>", short(x - 38.0), short(y + 4.0));
    }
    let mut seen: Vec<(usize, usize)> = vec![];
    for &(u, v, label) in &edges {
        let pair = (u.min(v), u.max(v));
        let before = seen.iter().filter(|&&other| other == pair).count();
        seen.push(pair);
        let all = edges.iter().filter(|(a, b, _)| (*a.min(b), *a.max(b)) == pair).count();
        let ((x1, y1), (x2, y2)) = (at(pair.0), at(pair.1));
        let plain = if is_directed || root.is_none() { " plain" } else { "" };
        let (mx, my);
        if u == v {
            // A loop, as a circle above its vertex; further ones are greater.
            let radius = 12.0 + 6.0 * before as f64;
            (mx, my) = (x1, y1 - 2.0 * radius);
            inside += &format!(
                "<circle class=\"b-edge{plain}\" cx=\"{}\" cy=\"{}\" r=\"{radius}\"/>",
                short(x1),
                short(y1 - radius)
            );
        } else {
            let bend = 44.0 * (before as f64 - (all as f64 - 1.0) / 2.0);
            let length = ((x2 - x1).powi(2) + (y2 - y1).powi(2)).sqrt().max(1.0);
            let (nx, ny) = ((y1 - y2) / length, (x2 - x1) / length);
            let (cx, cy) = ((x1 + x2) / 2.0 + bend * nx, (y1 + y2) / 2.0 + bend * ny);
            (mx, my) = ((x1 + x2) / 4.0 + cx / 2.0, (y1 + y2) / 4.0 + cy / 2.0);
            inside += &format!(
                "<path class=\"b-edge{plain}\" d=\"M{} {}Q{} {} {} {}\"/>",
                short(x1),
                short(y1),
                short(cx),
                short(cy),
                short(x2),
                short(y2)
            );
            if is_directed {
                // An arrow head, at two thirds of the way.
                let ((fx, fy), (tx, ty)) = (at(u), at(v));
                let (dx, dy) = ((tx - fx) / length, (ty - fy) / length);
                let (px, py) = (mx + dx * length / 6.0, my + dy * length / 6.0);
                let side = |sign: f64| (short(px - 9.0 * dx - sign * 5.0 * dy), short(py - 9.0 * dy + sign * 5.0 * dx));
                let ((lx, ly), (rx, ry)) = (side(1.0), side(-1.0));
                inside +=
                    &format!("<path class=\"b-edge plain\" d=\"M{lx} {ly}L{} {}L{rx} {ry}\"/>", short(px), short(py));
            }
        }
        if !label.trim().is_empty() {
            inside += &written("b-value", mx, my + 5.0, label);
        }
    }
    let tokens = list(&board["tokens"]);
    for &v in &here {
        let (x, y) = at(v);
        let token = tokens.iter().find(|token| token[0].as_u64() == Some(v as u64));
        match token {
            Some(token) => {
                let name: String = text(&token[1]).chars().take(1).collect();
                inside += &format!("<circle class=\"b-token\" cx=\"{}\" cy=\"{}\" r=\"15\"/>", short(x), short(y));
                inside += &written("b-token-name", x, y + 4.5, &name);
            }
            None => {
                inside += &format!("<circle class=\"b-vertex\" cx=\"{}\" cy=\"{}\" r=\"5.5\"/>", short(x), short(y));
            }
        }
        // Beside the vertex; below the ground for what stands on it.
        let name = name(v);
        let half = 4.0 * name.chars().count() as f64;
        let away = if token.is_some() { 19.0 } else { 10.0 };
        let is_ground = root == Some(v) && !is_directed;
        // On the right, unless an edge goes there and none to the left.
        let ends = edges.iter().filter(|(a, b, _)| (*a == v) != (*b == v));
        let goes = |sign: f64| {
            ends.clone().any(|&(a, b, _)| {
                let (ox, oy) = at(if a == v { b } else { a });
                let (dx, dy) = (sign * (ox - at(v).0), oy - at(v).1);
                dx > 0.0 && dy.abs() < 0.7 * dx
            })
        };
        let side = if goes(1.0) && !goes(-1.0) && half < 10.0 { -1.0 } else { 1.0 };
        let (x, y) = if is_ground { (x, y + 24.0) } else { (x + side * (away + half), y + 5.0) };
        inside += &written("b-value", x, y, &name);
    }
    Drawn { inside, width: right + 32.0 + 8.0 * longest, height: bottom + 32.0 }
}

/// Where vertices stand: a forest with its leaves side by side, so `wide` apart, a graph without cycles by its levels,
/// any other on a circle.
fn places(
    count: usize,
    here: &[usize],
    edges: &[(usize, usize, &str)],
    root: Option<usize>,
    is_directed: bool,
    wide: f64,
) -> Vec<(f64, f64)> {
    let mut places = vec![(0.0, 0.0); count];
    let neighbours = |v: usize| {
        let others = edges.iter().filter_map(move |&(a, b, _)| match (a == v, b == v) {
            (true, true) => None,
            (true, _) => Some(b),
            (_, true) => Some(a),
            _ => None,
        });
        let mut others: Vec<usize> = others.collect();
        others.sort_unstable();
        others.dedup();
        others
    };
    // Depths from the roots, and whether each vertex is met by one edge only.
    let (mut depth, mut parent, mut order) = (vec![None; count], vec![None; count], vec![]);
    let mut is_forest = true;
    for start in root.into_iter().chain(here.iter().copied()) {
        if depth[start].is_some() {
            continue;
        }
        depth[start] = Some(0_usize);
        let mut open = vec![start];
        while let Some(v) = open.pop() {
            order.push(v);
            for w in neighbours(v).into_iter().rev() {
                if parent[v] == Some(w) {
                    continue;
                }
                if depth[w].is_some() {
                    is_forest = false;
                } else {
                    depth[w] = depth[v].map(|depth| depth + 1);
                    parent[w] = Some(v);
                    open.push(w);
                }
            }
        }
    }
    if is_forest {
        let deepest = depth.iter().flatten().max().copied().unwrap_or(0);
        let mut leaves = 0;
        for &v in order.iter().rev() {
            let children: Vec<usize> = order.iter().copied().filter(|&w| parent[w] == Some(v)).collect();
            let level = depth[v].unwrap_or(0);
            let x = match children.len() {
                0 => {
                    leaves += 1;
                    wide * (leaves - 1) as f64
                }
                some => children.iter().map(|&w| places[w].0).sum::<f64>() / some as f64,
            };
            // A tree that stands on the ground grows up.
            places[v] = (x, 62.0 * if is_directed || root.is_none() { level } else { deepest - level } as f64);
        }
        // Leaves were met from the last to the first.
        let most = wide * (leaves.max(1) - 1) as f64;
        here.iter().for_each(|&v| places[v].0 = most - places[v].0);
        return places;
    }
    if let Some(levels) = is_directed.then(|| levels(count, edges)).flatten() {
        let mut filled = vec![0; count + 1];
        for &v in here {
            places[v] = (
                80.0 * filled[levels[v]] as f64 + if levels[v] % 2 == 1 { 30.0 } else { 0.0 },
                70.0 * levels[v] as f64,
            );
            filled[levels[v]] += 1;
        }
        return places;
    }
    let radius = 30.0 + 15.0 * here.len() as f64;
    for (i, &v) in here.iter().enumerate() {
        // The root is at the bottom.
        let first = root.and_then(|root| here.iter().position(|&w| w == root)).unwrap_or(0);
        let turn = std::f64::consts::TAU * (i + here.len() - first) as f64 / here.len() as f64;
        let bottom = if root.is_some() { 1.0 } else { -1.0 };
        places[v] = (radius + radius * turn.sin(), radius + bottom * radius * turn.cos());
    }
    places
}

/// By how many edges a vertex can be reached at most; nothing where edges go round.
fn levels(count: usize, edges: &[(usize, usize, &str)]) -> Option<Vec<usize>> {
    let mut levels = vec![0; count];
    for round in 0..=count {
        let mut changes = false;
        for &(u, v, _) in edges {
            if levels[v] <= levels[u] {
                levels[v] = levels[u] + 1;
                changes = true;
            }
        }
        if !changes {
            return Some(levels);
        }
        if round == count {
            break;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn boards_are_drawn_with_words() {
        let drawn = board(&json!({ "kind": "heaps", "heaps": [2, 12] }), "[2, 12]").into_string();
        assert_eq!(drawn.matches("b-stone").count(), 2);
        assert_eq!(drawn.matches("b-many").count(), 1);
        assert!(drawn.contains("aria-label=\"[2, 12]\""));
        let row = board(&json!({ "kind": "row", "cells": ["", "a<"] }), "");
        assert!(row.into_string().contains("a&lt;"));
    }

    #[test]
    fn trees_stand_on_their_root_and_circles_go_round() {
        let edges = [(0, 1, ""), (1, 2, ""), (0, 3, "")];
        let tree = places(4, &[0, 1, 2, 3], &edges, Some(0), false, 74.0);
        assert!(tree[0].1 > tree[1].1 && tree[1].1 > tree[2].1 && tree[1].0 < tree[3].0);
        let circle = places(3, &[0, 1, 2], &[(0, 1, ""), (1, 2, ""), (2, 0, "")], None, false, 74.0);
        assert!(circle[0].1 < circle[1].1 && circle[1].0 > circle[2].0);
        assert_eq!(levels(3, &[(0, 1, ""), (0, 2, ""), (1, 2, "")]), Some(vec![0, 1, 2]));
        assert_eq!(levels(2, &[(0, 1, ""), (1, 0, "")]), None);
    }
}
