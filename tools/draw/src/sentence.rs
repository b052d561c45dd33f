//! Boards in words, for a reader who does not see them.

use serde_json::Value;

use crate::drawing::{is_blank, is_lattice};
use crate::graph::Graph;
use crate::{list, text};

/// What stands on a board, as a sentence; its words are said in the language already.
pub fn sentence(board: &Value, is_chinese: bool) -> String {
    let say = |english: &'static str, chinese: &'static str| if is_chinese { chinese } else { english };
    let comma = say(", ", "、");
    let cells = |cells: &[Value]| {
        let cell = |cell: &Value| {
            match text(cell).trim() {
                cell if is_blank(cell) => say("empty", "空"),
                "#" => say("shaded", "涂色"),
                cell => cell,
            }
            .to_owned()
        };
        cells.iter().map(cell).collect::<Vec<_>>().join(comma)
    };
    match text(&board["kind"]) {
        "heaps" => match list(&board["heaps"]) {
            [] => say("No heap", "没有石堆").to_owned(),
            [heap] => format!("{}{heap}", say("A heap of ", "一堆：")),
            [heaps @ .., last] => {
                let heaps: Vec<String> = heaps.iter().map(Value::to_string).collect();
                format!("{}{}{}{last}", say("Heaps of ", "石堆："), heaps.join(comma), say(" and ", "、"))
            }
        },
        "row" if list(&board["cells"]).is_empty() => say("An empty row", "空的一行").to_owned(),
        "row" => format!("{}{}", say("A row: ", "一行："), cells(list(&board["cells"]))),
        "grid" if is_lattice(list(&board["rows"])) => {
            let rows = list(&board["rows"]);
            let line = |(i, j): (usize, usize), cell: &Value| {
                let [x, y] = [j / 2, i / 2];
                (i % 2 != j % 2 && !is_blank(text(cell))).then(|| format!("({x}, {y})–({}, {})", x + j % 2, y + i % 2))
            };
            let lines = rows
                .iter()
                .enumerate()
                .flat_map(|(i, row)| list(row).iter().enumerate().filter_map(move |(j, cell)| line((i, j), cell)));
            let [high, wide] = [rows.len(), list(&rows[0]).len()].map(|cells| cells.div_ceil(2));
            let lines = lines.collect::<Vec<_>>().join(comma);
            format!("{high} × {wide}{}{lines}", say(" points; lines ", " 个点；线："))
        }
        "grid" => {
            let rows: Vec<String> = list(&board["rows"]).iter().map(|row| cells(list(row))).collect();
            format!("{}{}", say("A grid, row by row: ", "方格，逐行："), rows.join(say("; ", "；")))
        }
        "numbers" => {
            let pair = |pair: &Value| {
                let [name, number] = [0, 1].map(|i| text(&pair[i]));
                format!("{}{}{number}", name.trim_end_matches([':', '：']), say(": ", "："))
            };
            list(&board["numbers"]).iter().map(pair).collect::<Vec<_>>().join(say(", ", "，"))
        }
        "graph" => {
            let graph = Graph::of(board);
            let arrow = if graph.is_directed { "→" } else { "–" };
            let vertices: Vec<String> = graph.here().map(|v| graph.name(v)).collect();
            let edge = |&(u, v, words): &(usize, usize, &str)| format!("{}{arrow}{} {words}", u + 1, v + 1);
            let edges: Vec<String> = graph.edges.iter().map(|of| edge(of).trim_end().to_owned()).collect();
            let of = match graph.circles() {
                Some(_) => say("Circles with x, y and radius ", "圆，依次为 x、y、半径："),
                None => say("The vertices ", "顶点："),
            };
            let mut parts = vec![format!("{of}{}", vertices.join(comma))];
            if !edges.is_empty() {
                parts.push(format!("{}{}", say("edges ", "边："), edges.join(comma)));
            }
            parts.extend(graph.ground().map(|v| format!("{}{}", say("on the ground ", "接地："), v + 1)));
            parts.extend(graph.tokens().map(|(v, name)| format!("{name}{}{}", say(" at ", "："), v + 1)));
            parts.join(say("; ", "；"))
        }
        "both" => {
            let (boards, mut said) = (list(&board["boards"]), String::new());
            for (i, board) in boards.iter().enumerate() {
                let words = sentence(board, is_chinese);
                // What a board is called stands above it.
                let is_name = board["kind"] == "text" && boards.get(i + 1).is_some_and(|next| next["kind"] != "text");
                let end = if is_name { say(": ", "：") } else { say("; ", "；") };
                said.extend((!words.is_empty()).then(|| words + end));
            }
            said.trim_end_matches(['；', ';', ' ']).to_owned()
        }
        _ => text(&board["text"]).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[track_caller]
    fn are(board: &Value, english: &str, chinese: &str) {
        assert_eq!([sentence(board, false), sentence(board, true)], [english, chinese]);
    }

    #[test]
    fn every_kind_of_board_is_a_sentence() {
        let heaps = |heaps: &[u64]| json!({ "kind": "heaps", "heaps": heaps });
        are(&heaps(&[3, 4, 6]), "Heaps of 3, 4 and 6", "石堆：3、4、6");
        are(&heaps(&[3]), "A heap of 3", "一堆：3");
        are(&heaps(&[]), "No heap", "没有石堆");
        are(&json!({ "kind": "row", "cells": [] }), "An empty row", "空的一行");
        are(&json!({ "kind": "row", "cells": ["H", " ", "#"] }), "A row: H, empty, shaded", "一行：H、空、涂色");
        let grid = json!({ "kind": "grid", "rows": [["9", "2"], ["10"]] });
        are(&grid, "A grid, row by row: 9, 2; 10", "方格，逐行：9、2；10");
        let numbers = json!({ "kind": "numbers", "numbers": [["a:", "0"], ["b", "1"]] });
        are(&numbers, "a: 0, b: 1", "a：0，b：1");
        let both = json!({ "kind": "both", "boards": [heaps(&[3]), numbers] });
        are(&both, "A heap of 3; a: 0, b: 1", "一堆：3；a：0，b：1");
        let named = |name: &str| json!({ "kind": "text", "text": name });
        let both = json!({ "kind": "both", "boards": [named("one"), heaps(&[3]), named("other"), heaps(&[2])] });
        are(&both, "one: A heap of 3; other: A heap of 2", "one：一堆：3；other：一堆：2");
        let mut graph = json!({
            "kind": "graph", "vertices": ["", null, "7"], "edges": [[0, 2, "red"]], "root": 0, "directed": false,
            "tokens": [[2, "king"]],
        });
        are(
            &graph,
            "The vertices 1, 3: 7; edges 1–3 red; on the ground 1; king at 3",
            "顶点：1、3: 7；边：1–3 red；接地：1；king：3",
        );
        graph["directed"] = json!(true);
        assert!(sentence(&graph, false).ends_with("edges 1→3 red; king at 3"));
    }
}
