//! What a theorem sees on a board, laid over its drawing: a closed list of eight kinds, in the frame of the board.
//!
//! ```text
//! columns  digits of numbers below the parts they belong to      values   a number at each part
//! marks    change, gone, aim, keep, odd, ignored, lost, won      links    bands: pair, partner, mirror
//! spans    brackets with a number                                lanes    how play goes on, and what each has then
//! map      two numbers as places, beside the board               rounds   in which round a part was settled
//! ```
//!
//! `tools/explain/src/layer.rs` describes them as JSON. A part is named as in the drawing; `gap:I-J` is what lies
//! between the cells I and J of a row, and `heap:I` the whole heap.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::drawing::{escaped, placed, short, width, written};
use crate::words::Language;
use crate::{board, list, text};

/// Where a part is, and how far it reaches to each side.
#[derive(Clone, Debug)]
struct Frame {
    x: f64,
    y: f64,
    wide: f64,
    high: f64,
    /// What is written in it.
    words: String,
}

impl Frame {
    /// Around two.
    fn around(&self, other: &Self) -> Self {
        let left = (self.x - self.wide).min(other.x - other.wide);
        let right = (self.x + self.wide).max(other.x + other.wide);
        let top = (self.y - self.high).min(other.y - other.high);
        let bottom = (self.y + self.high).max(other.y + other.high);
        let words = self.words.clone();
        Self {
            x: (left + right) / 2.0,
            y: (top + bottom) / 2.0,
            wide: (right - left) / 2.0,
            high: (bottom - top) / 2.0,
            words,
        }
    }

    fn top(&self) -> f64 {
        self.y - self.high
    }
}

/// The names of all parts of a board that a layer may name: those of its drawing, and the gaps of its rows.
pub fn parts(of: &Value) -> BTreeSet<String> {
    let drawn = board(of, &Value::Null, Language::English);
    let mut names: BTreeSet<String> = pictures(&drawn).iter().flat_map(|picture| frames(picture).into_keys()).collect();
    let cells: Vec<String> = names.iter().filter(|name| kind(name) == "cell").cloned().collect();
    for (i, j) in cells.iter().flat_map(|i| cells.iter().map(move |j| (i, j))) {
        names.extend(gap_of(i, j));
    }
    names
}

/// The gap between two cells of a row, the first one before the other one.
fn gap_of(first: &str, second: &str) -> Option<String> {
    let [(to, i), (other, j)] = [first, second].map(|name| name.split_once("cell:").unwrap_or_default());
    let is_row = to == other && !i.contains(':') && i.parse::<usize>().ok()? < j.parse::<usize>().ok()?;
    is_row.then(|| format!("{to}gap:{i}-{j}"))
}

fn kind(name: &str) -> &str {
    name.rsplit('/').next().and_then(|name| name.split(':').next()).unwrap_or_default()
}

/// What layers look like on a board, for each picture in its drawing: its `view`, the four numbers of a larger frame,
/// and what stands `under` its parts and `over` them. What names no part of the drawing is left out.
pub fn overlaid(of: &Value, first: &Value, layers: &[Value], language: Language) -> Value {
    let drawn = board(of, first, language);
    let pictures = pictures(&drawn);
    let over: Vec<Value> = pictures
        .iter()
        .enumerate()
        .map(|(index, picture)| {
            let mut overlay = Overlay::on(picture);
            for layer in layers {
                // What names no part stands beside the first picture.
                if overlay.has(layer) || (index == 0 && layer["map"].is_object()) {
                    overlay.lay(layer);
                }
            }
            overlay.json()
        })
        .collect();
    json!(over)
}

/// The pictures of a drawing.
fn pictures(drawn: &str) -> Vec<&str> {
    let each = drawn.split("<svg class=\"drawn\"").skip(1);
    each.map(|picture| picture.split("</svg>").next().unwrap_or_default()).collect()
}

/// A number that a tag says of itself.
fn attribute(tag: &str, name: &str) -> Option<f64> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()?.parse().ok()
}

/// All that has a name in a picture; a heap reaches as high as its stones.
fn frames(picture: &str) -> BTreeMap<String, Frame> {
    let of = |group: &str| -> Option<(String, Frame)> {
        let (_, rest) = group.split_once("data-part=\"").or_else(|| group.split_once("data-beside=\""))?;
        let (name, rest) = rest.split_once('"')?;
        let (_, rest) = rest.split_once("translate(")?;
        let (place, inside) = rest.split_once(')')?;
        let (x, y) = place.split_once(' ')?;
        let (x, y): (f64, f64) = (x.parse().ok()?, y.parse().ok()?);
        let inside = inside.split("</g>").next().unwrap_or_default();
        let tags = || inside.split('<').map(|tag| tag.split('>').next().unwrap_or_default());
        let ring = tags().find(|tag| tag.contains("b-ring"));
        let shape = ring.or_else(|| tags().find(|tag| tag.starts_with("rect") || tag.starts_with("circle")));
        let (dx, dy, wide, high) = match shape {
            Some(tag) if tag.starts_with("rect") => {
                let [left, top, wide, high] = ["x", "y", "width", "height"].map(|name| attribute(tag, name));
                let (wide, high) = (wide? / 2.0, high? / 2.0);
                (left? + wide, top? + high, wide, high)
            }
            Some(tag) => {
                let r = attribute(tag, "r")?;
                (attribute(tag, "cx").unwrap_or(0.0), attribute(tag, "cy").unwrap_or(0.0), r, r)
            }
            // A line: the ground of a heap, or a gap.
            None => (0.0, 0.0, 30.0, 3.0),
        };
        let words = inside.split("<text").nth(1).and_then(|text| text.split_once('>')).map_or("", |(_, words)| words);
        let words = words.split('<').next().unwrap_or_default().to_owned();
        Some((name.to_owned(), Frame { x: x + dx, y: y + dy, wide, high, words }))
    };
    let mut all: BTreeMap<String, Frame> = picture.split("<g").skip(1).filter_map(of).collect();
    let stones: Vec<(String, Frame)> = all
        .iter()
        .filter(|(name, _)| kind(name) == "stone")
        .map(|(name, frame)| (name.clone(), frame.clone()))
        .collect();
    for (name, stone) in stones {
        let heap = name.replace("stone:", "heap:");
        let heap = heap.rsplit_once(':').map_or("", |(heap, _)| heap);
        if let Some(frame) = all.get_mut(heap) {
            *frame = frame.around(&stone);
        }
    }
    all
}

/// What is laid over one picture.
struct Overlay {
    frames: BTreeMap<String, Frame>,
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
    under: String,
    over: String,
}

impl Overlay {
    fn on(picture: &str) -> Self {
        let view = picture.split_once("viewBox=\"").map_or("", |(_, view)| view);
        let view = view.split('"').next().unwrap_or_default().split(' ').map(|number| number.parse().unwrap_or(0.0));
        let view: Vec<f64> = view.collect();
        let [left, top, wide, high] = view[..].try_into().unwrap_or_default();
        let frames = frames(picture);
        let (under, over) = Default::default();
        Self { frames, left, top, right: left + wide, bottom: top + high, under, over }
    }

    fn json(self) -> Value {
        let view = [self.left, self.top, self.right - self.left, self.bottom - self.top].map(short);
        json!({ "view": view, "under": self.under, "over": self.over })
    }

    fn frame(&self, name: &str) -> Option<Frame> {
        if kind(name) != "gap" {
            return self.frames.get(name).cloned();
        }
        let (to, gap) = name.split_once("gap:")?;
        let (i, j) = gap.split_once('-')?;
        let (i, j): (usize, usize) = (i.parse().ok()?, j.parse().ok()?);
        let cell = |i: usize| self.frames.get(&format!("{to}cell:{i}"));
        let inner = (i + 1..j).filter_map(cell).cloned().reduce(|one, other| one.around(&other));
        // Nothing lies between neighbours but the line where they meet.
        inner.or_else(|| {
            let (one, other) = (cell(i)?, cell(j)?);
            Some(Frame { x: (one.x + other.x) / 2.0, wide: 3.0, words: String::new(), ..one.clone() })
        })
    }

    /// Whether a layer names a part of this picture.
    fn has(&self, layer: &Value) -> bool {
        match layer {
            Value::String(name) => self.frame(name).is_some(),
            Value::Array(all) => all.iter().any(|value| self.has(value)),
            Value::Object(all) => all.values().any(|value| self.has(value)),
            _ => false,
        }
    }

    fn lay(&mut self, layer: &Value) {
        if layer["columns"].is_object() {
            self.columns(&layer["columns"]);
        }
        list(&layer["values"]).iter().for_each(|value| self.badge(text(&value[0]), text(&value[1]), ""));
        list(&layer["rounds"]).iter().for_each(|round| self.badge(text(&round[0]), text(&round[1]), text(&round[2])));
        list(&layer["marks"]).iter().for_each(|mark| self.mark(text(&mark[0]), text(&mark[1])));
        list(&layer["links"]).iter().for_each(|link| self.link(link));
        list(&layer["spans"]).iter().for_each(|span| self.span(span));
        self.lanes(list(&layer["lanes"]));
        if layer["map"].is_object() {
            self.map(&layer["map"]);
        }
    }

    /// Digits below their parts, line by line; a line that is odd has a band and a dot.
    fn columns(&mut self, columns: &Value) {
        const LINE: f64 = 23.0;
        let (under, heads) = (list(&columns["under"]), list(&columns["heads"]));
        let frames: Vec<Option<Frame>> = under.iter().map(|part| self.frame(text(part))).collect();
        let are_heaps = under.iter().all(|part| kind(text(part)) == "heap") && frames.iter().all(Option::is_some);
        let middle = (self.left + self.right) / 2.0;
        let place = |i: usize| match &frames[i] {
            Some(frame) if are_heaps => frame.x,
            _ => middle + 40.0 * (i as f64 - (under.len() as f64 - 1.0) / 2.0),
        };
        let said =
            |(frame, head): (&Option<Frame>, &Value)| frame.as_ref().is_some_and(|frame| frame.words == text(head));
        let mut y = self.bottom + 8.0;
        if !are_heaps || !frames.iter().zip(heads).all(said) {
            for (i, head) in heads.iter().enumerate() {
                self.over += &written("o-head", place(i), y + 14.0, text(head));
            }
            y += LINE;
        }
        let ends = (0..under.len()).map(place).fold((middle, middle), |(low, high), x| (low.min(x), high.max(x)));
        let (from, to) = (ends.0 - 62.0, ends.1 + 40.0);
        let odd: Vec<u64> = list(&columns["odd"]).iter().filter_map(Value::as_u64).collect();
        for (line, name) in list(&columns["names"]).iter().enumerate() {
            if odd.contains(&(line as u64)) {
                let (x, wide) = (short(from), short(to - from));
                self.over += &format!(
                    "<rect class=\"o-odd\" x=\"{x}\" y=\"{}\" width=\"{wide}\" height=\"{}\" rx=\"4\"/>\
                     <circle class=\"o-dot\" cx=\"{}\" cy=\"{}\" r=\"4\"/>",
                    short(y),
                    LINE - 2.0,
                    short(to - 12.0),
                    short(y + LINE / 2.0 - 1.0)
                );
            }
            self.over += &written("o-name", from + 18.0, y + 16.0, text(name));
            for (i, digits) in list(&columns["cells"]).iter().enumerate() {
                let digit = text(digits).chars().nth(line).map(String::from).unwrap_or_default();
                let class = if digit == "1" { "o-one" } else { "o-zero" };
                self.over += &written(class, place(i), y + 16.0, &digit);
            }
            y += LINE;
        }
        (self.left, self.right, self.bottom) = (self.left.min(from - 4.0), self.right.max(to + 4.0), y + 4.0);
    }

    /// A number in a badge at a part.
    fn badge(&mut self, name: &str, words: &str, mark: &str) {
        let Some(frame) = self.frame(name) else { return };
        let (x, y) = match kind(name) {
            "edge" | "gap" | "cut" => (frame.x, frame.y),
            "heap" => (frame.x, frame.top() - 14.0),
            // On the other side than its label.
            "vertex" => {
                let label = self.frames.get(&name.replace("vertex:", "label:"));
                let (dx, dy) = label.map_or((-1.0, 1.0), |label| (frame.x - label.x, frame.y - label.y + 4.0));
                let far = dx.hypot(dy).max(1.0);
                (frame.x + 25.0 * dx / far, frame.y + 25.0 * dy / far)
            }
            _ => (frame.x + frame.wide - 2.0, frame.top() + 2.0),
        };
        let wide = (width(words) + 10.0).max(22.0);
        let class = if mark.is_empty() { "o-badge".to_owned() } else { format!("o-badge o-{mark}") };
        let [left, wide_] = [-wide / 2.0, wide].map(short);
        let inside = format!("<rect x=\"{left}\" y=\"-11\" width=\"{wide_}\" height=\"22\" rx=\"11\"/>")
            + &written("o-number", 0.0, 5.0, words);
        self.over += &placed(&format!(" class=\"{class}\""), (x, y), &inside);
        self.reach(x - wide / 2.0 - 2.0, y - 13.0);
        self.reach(x + wide / 2.0 + 2.0, y + 13.0);
    }

    /// The frame grows until it has this point.
    fn reach(&mut self, x: f64, y: f64) {
        (self.left, self.right) = (self.left.min(x), self.right.max(x));
        (self.top, self.bottom) = (self.top.min(y), self.bottom.max(y));
    }

    fn mark(&mut self, name: &str, mark: &str) {
        let Some(frame) = self.frame(name) else { return };
        let shape = |by: f64| {
            let [wide, high] = [frame.wide + by, frame.high + by];
            let round = if (wide - high).abs() < 1.0 && kind(name) != "cell" { wide } else { 8.0 };
            let [x, y, width, height, round] = [-wide, -high, 2.0 * wide, 2.0 * high, round].map(short);
            format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\"/>")
        };
        let (x, y) = (short(frame.wide), short(-frame.high));
        let sign = match mark {
            "won" => format!("<path class=\"o-sign\" d=\"M{x} {y}m-5 0l4 4 7-9\"/>"),
            "lost" => format!("<path class=\"o-sign\" d=\"M{x} {y}m-4 -4l8 8m0-8l-8 8\"/>"),
            "odd" => format!("<circle class=\"o-dot\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>"),
            _ => String::new(),
        };
        // A loss has a double border.
        let second = if mark == "lost" { shape(6.0) } else { String::new() };
        let by = if ["ignored", "gone"].contains(&mark) { 0.0 } else { 2.0 };
        self.over +=
            &placed(&format!(" class=\"o-mark o-{mark}\""), (frame.x, frame.y), &(shape(by) + &second + &sign));
        self.reach(frame.x - frame.wide - 8.0, frame.top() - 8.0);
        self.reach(frame.x + frame.wide + 8.0, frame.y + frame.high + 8.0);
    }

    /// A band: straight between vertices, else an arch above.
    fn link(&mut self, link: &Value) {
        let [from, to] = [&link[0], &link[1]].map(|part| self.frame(text(part)));
        let (Some(from), Some(to)) = (from, to) else { return };
        let class = format!("o-link o-{}", text(&link[2]));
        let [x, y, a, b] = [from.x, from.y, to.x, to.y].map(short);
        if link[0] == link[1] {
            self.under +=
                &format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>", short(from.wide + 5.0));
        } else if ["vertex", "edge"].contains(&kind(text(&link[0]))) {
            self.under += &format!("<path class=\"{class}\" d=\"M{x} {y}L{a} {b}\"/>");
        } else {
            let high = from.top().min(to.top());
            let rise = 14.0 + (from.x - to.x).abs() * 0.12;
            let [from_top, to_top, middle, peak] =
                [from.top(), to.top(), (from.x + to.x) / 2.0, high - 2.0 * rise].map(short);
            self.over +=
                &format!("<path class=\"{class} o-arch\" d=\"M{x} {from_top}Q{middle} {peak} {a} {to_top}\"/>");
            self.reach(middle, high - rise - 6.0);
        }
    }

    /// A bracket above two parts and all between them.
    fn span(&mut self, span: &Value) {
        let [from, to] = [&span[0], &span[1]].map(|part| self.frame(text(part)));
        let (Some(from), Some(to)) = (from, to) else { return };
        let around = from.around(&to);
        let y = around.top() - 6.0;
        let mark = text(&span[3]);
        let class = if mark.is_empty() { "o-span".to_owned() } else { format!("o-span o-{mark}") };
        let [left, right, y_] = [around.x - around.wide, around.x + around.wide, y].map(short);
        let bracket = format!("<path d=\"M{left} {y_}v-6H{right}v6\"/>");
        let number = written("o-number", around.x, y - 11.0, text(&span[2]));
        self.over += &format!("<g class=\"{class}\">{bracket}{number}</g>");
        self.reach(around.x, y - 26.0);
    }

    /// Who takes what, a line for each option, and what each has in the end.
    fn lanes(&mut self, lanes: &[Value]) {
        const LINE: f64 = 34.0;
        for lane in lanes {
            let takes = list(&lane["takes"]);
            let words: Vec<(String, &str)> =
                takes.iter().filter_map(|take| Some((self.frame(text(&take[0]))?.words, text(&take[1])))).collect();
            let wide = words.iter().map(|(words, _)| width(words) + 16.0).fold(30.0, f64::max);
            let (mut x, y) = (self.left + 6.0, self.bottom + 6.0);
            for (words, who) in words {
                let rect = format!("<rect width=\"{}\" height=\"26\" rx=\"6\"/>", short(wide));
                let inside = rect
                    + &format!(
                        "<text class=\"o-number\" x=\"{}\" y=\"18\" text-anchor=\"middle\">{words}</text>",
                        short(wide / 2.0)
                    );
                self.over += &placed(&format!(" class=\"o-lane o-{who}\""), (x, y), &inside);
                x += wide + 4.0;
            }
            let totals: Vec<&str> = list(&lane["totals"]).iter().map(text).collect();
            let totals = totals.join(" : ");
            self.over += &written("o-total", x + 10.0 + width(&totals) / 2.0, y + 19.0, &totals);
            self.right = self.right.max(x + 24.0 + width(&totals));
            self.bottom += LINE;
        }
    }

    /// Two numbers as places: the first to the right, the second up.
    fn map(&mut self, map: &Value) {
        let pair = |of: &Value| (of[0].as_f64().unwrap_or(0.0), of[1].as_f64().unwrap_or(0.0));
        let (columns, rows) = pair(&map["size"]);
        let side = (220.0 / columns.max(rows).max(1.0)).clamp(4.0, 20.0);
        let (left, bottom) = (self.right + 26.0, self.bottom.max(self.top + rows * side + 20.0) - 16.0);
        let corner = |(a, b): (f64, f64)| (left + a * side, bottom - (b + 1.0) * side);
        let middle = |place: (f64, f64)| {
            let (x, y) = corner(place);
            (short(x + side / 2.0), short(y + side / 2.0))
        };
        let [wide, high, x, y] = [columns * side, rows * side, left, bottom - rows * side].map(short);
        let lines = (1..columns as usize).map(|column| format!("M{} {y}v{high}", short(left + side * column as f64)));
        let lines =
            lines.chain((1..rows as usize).map(|row| format!("M{x} {}h{wide}", short(bottom - side * row as f64))));
        let mut drawn = format!("<rect class=\"o-map\" x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\"/>");
        drawn += &format!("<path class=\"o-lines\" d=\"{}\"/>", lines.collect::<String>());
        for lost in list(&map["lost"]) {
            let (x, y) = corner(pair(lost));
            let [x, y, side] = [x, y, side].map(short);
            drawn += &format!("<rect class=\"o-cell\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>");
        }
        let (x, y) = middle(pair(&map["at"]));
        for way in list(&map["ways"]) {
            let (a, b) = middle(pair(way));
            let r = short(side / 3.0);
            drawn += &format!(
                "<path class=\"o-way\" d=\"M{x} {y}L{a} {b}\"/>\
                 <circle class=\"o-end\" cx=\"{a}\" cy=\"{b}\" r=\"{r}\"/>"
            );
        }
        drawn += &format!("<circle class=\"o-at\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>", short(side / 2.6));
        drawn += &written("o-name", left + side / 2.0, bottom + 14.0, "0");
        drawn +=
            &written("o-name", left + (columns - 0.5) * side, bottom + 14.0, &escaped(&format!("{}", columns - 1.0)));
        self.over += &format!("<g>{drawn}</g>");
        self.reach(left + columns * side + 4.0, bottom + 18.0);
        self.reach(left, bottom - rows * side - 4.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(board: &Value, layer: Value) -> Value {
        overlaid(board, &Value::Null, &[layer], Language::English)
    }

    fn heaps() -> Value {
        json!({ "kind": "heaps", "heaps": [2, 4, 5] })
    }

    fn row() -> Value {
        json!({ "kind": "row", "cells": ["3", "", "", "7"] })
    }

    fn graph() -> Value {
        json!({ "kind": "graph", "vertices": ["", ""], "edges": [[0, 1, ""]], "tokens": [[0, "x"]] })
    }

    #[test]
    fn the_parts_of_a_board_are_listed_with_its_gaps() {
        let has = |board: &Value, name: &str| parts(board).contains(name);
        assert!(has(&heaps(), "heap:2") && has(&heaps(), "stone:1:3") && !has(&heaps(), "stone:1:4"));
        assert!(has(&row(), "gap:0-3") && !has(&row(), "gap:3-0") && !has(&row(), "gap:0-4"));
        assert!(has(&graph(), "edge:0-1") && has(&graph(), "token:0") && !has(&graph(), "vertex:2"));
        let both = json!({ "kind": "both", "boards": [row(), heaps()] });
        assert!(has(&both, "0/gap:1-2") && has(&both, "1/heap:0") && !has(&both, "heap:0"));
    }

    #[test]
    fn each_kind_is_drawn_where_its_parts_are() {
        let columns = json!({ "columns": {
            "under": ["heap:0", "heap:1", "heap:2"], "heads": ["2", "4", "5"], "names": ["4", "2", "1"],
            "cells": ["010", "100", "101"], "odd": [1, 2], "modulo": 2,
        } });
        let over = |board: &Value, layer: Value| text(&laid(board, layer)[0]["over"]).to_owned();
        let drawn = over(&heaps(), columns);
        assert_eq!(["o-odd", "o-one", "o-zero", "o-head"].map(|class| drawn.matches(class).count()), [2, 4, 5, 0]);
        // A heap is as wide as its place, and its digits stand below its middle.
        assert!(drawn.contains("<text class=\"o-one\" x=\"40\""), "{drawn}");
        let cases = [
            (heaps(), json!({ "marks": [["heap:0", "change"], ["stone:1:3", "gone"]] }), "o-mark", 2),
            (heaps(), json!({ "values": [["heap:0", "7"], ["stone:2:4", "1/2"]] }), "o-badge", 2),
            (row(), json!({ "spans": [["gap:0-3", "gap:0-3", "2", "odd"]] }), "o-span", 1),
            (row(), json!({ "links": [["cell:0", "cell:3", "mirror"]] }), "o-arch", 1),
            (
                row(),
                json!({ "lanes": [
                    { "from": "cell:0", "takes": [["cell:0", "mover"], ["cell:3", "other"]], "totals": ["3", "7"] },
                ] }),
                "o-lane",
                2,
            ),
            (
                heaps(),
                json!({ "map": { "size": [8, 8], "lost": [[0, 0], [1, 2]], "at": [3, 4], "ways": [[1, 2]] } }),
                "o-cell",
                2,
            ),
            (graph(), json!({ "rounds": [["vertex:0", "1", "won"], ["vertex:1", "∞", ""]] }), "o-badge", 2),
        ];
        for (board, layer, class, count) in cases {
            let drawn = over(&board, layer.clone());
            assert_eq!(
                drawn.matches(&format!("class=\"{class}")).count() + drawn.matches(&format!(" {class}\"")).count(),
                count,
                "{layer}: {drawn}"
            );
            assert_eq!(drawn.matches("<g").count(), drawn.matches("</g>").count(), "{drawn}");
        }
        let linked = laid(&graph(), json!({ "links": [["vertex:0", "vertex:1", "pair"]] }));
        assert!(text(&linked[0]["under"]).contains("o-link o-pair"), "{linked}");
        assert_eq!(over(&row(), json!({ "marks": [["cell:4", "won"]] })), "");
    }

    #[test]
    fn the_frame_grows_by_what_stands_beside_the_board() {
        let view =
            |layer: Value| list(&laid(&heaps(), layer)[0]["view"]).iter().filter_map(Value::as_f64).collect::<Vec<_>>();
        let bare = view(json!({ "marks": [["stone:0:0", "keep"]] }));
        let map = view(json!({ "map": { "size": [8, 8], "lost": [], "at": [3, 4], "ways": [] } }));
        assert!(map[2] > bare[2] + 100.0, "{bare:?} {map:?}");
    }

    #[test]
    fn of_several_boards_each_has_its_layers() {
        let both = json!({ "kind": "both", "boards": [row(), heaps()] });
        let laid = laid(&both, json!({ "marks": [["1/heap:0", "change"]] }));
        assert_eq!([&laid[0]["over"], &laid[0]["under"]], [&json!(""), &json!("")]);
        assert!(text(&laid[1]["over"]).contains("o-change"));
    }
}
