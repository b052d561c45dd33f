//! What would not be true of a drawing: parts that are missing or cannot be told apart, and moves that nobody can make.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::board::MOST;
use crate::drawing::is_lattice;
use crate::graph::edge_names;
use crate::typed::{plain, unspaced};
use crate::{list, text};

/// What is wrong with a view that is [`dressed`](crate::dressed): whether all that is on the board is drawn, each thing
/// otherwise than the others; whether each move is made by parts that are drawn, or changes nothing that is, and is a
/// button; and whether what is said of a move and of the position that it leaves names it when it is typed. Moves that
/// are called alike are told apart by a question, and by the positions that they leave.
///
/// ```
/// use draw::{Language, dressed, faults};
/// use serde_json::json;
///
/// let heaps = |heaps: &[u64]| json!({ "kind": "heaps", "heaps": heaps });
/// let option = json!({ "board": heaps(&[1]), "label": "heap 1: 3 → 1" });
/// let view = json!({ "board": heaps(&[3]), "options": [option] });
/// assert!(faults(&dressed(view, &heaps(&[3]), Language::English)).is_empty());
/// ```
pub fn faults(view: &Value) -> Vec<String> {
    let drawn = parts(text(&view["svg"]));
    let mut faults = vec![];
    let names: BTreeSet<&str> = drawn.iter().map(|(name, _)| *name).collect();
    let mut wanted = BTreeSet::new();
    things(&view["board"], "", &mut wanted);
    // A gap and the ground are no things.
    let is_thing = |name: &&&str| {
        !["cut:", "heap:"].iter().any(|kind| name.rsplit('/').next().unwrap_or_default().starts_with(kind))
    };
    let shown: BTreeSet<String> = names.iter().filter(is_thing).map(|name| (*name).to_owned()).collect();
    faults
        .extend(wanted.symmetric_difference(&shown).map(|name| format!("{name} is drawn, or is there, and not both")));
    if names.len() < drawn.len() {
        faults.push("two parts have one name".to_owned());
    }
    let mut alike: BTreeMap<(&str, &str), &str> = BTreeMap::new();
    for (name, inside) in &drawn {
        let board = name.rsplit_once('/').map_or("", |(board, _)| board);
        if let Some(other) = alike.insert((board, inside), name) {
            faults.push(format!("{name} is drawn as {other} is"));
        }
    }
    // What chance does nobody touches.
    let is_chance = view.get("turn").is_some_and(Value::is_null);
    let options = list(&view["options"]);
    for option in options {
        let (key, label) = (list(&option["key"]), text(&option["called"]));
        let [before, after] = [view, option].map(|of| touchable(&of["board"]));
        // Another kind of board has other parts: such a move is a button.
        let is_alike = view["board"]["kind"] == option["board"]["kind"]
            && before.iter().map(|board| &board["kind"]).eq(after.iter().map(|board| &board["kind"]));
        let has_things = |board: &Value| {
            let mut all = BTreeSet::new();
            things(board, "", &mut all);
            !all.is_empty()
        };
        let changes =
            is_alike && before.iter().zip(&after).any(|(before, after)| before != after && has_things(before));
        if key.is_empty() && changes && !is_chance {
            faults.push(format!("{label:?} is made by no part"));
        }
        let touched = key.iter().chain(list(&option["others"]).iter().flat_map(list));
        faults.extend(
            touched.filter(|part| !names.contains(text(part))).map(|part| format!("{label:?} is made by {part}")),
        );
        for words in ["called", "label", "text"] {
            let typed = text(&option[words]);
            let of = called(view, typed);
            let leaves_this = |&index: &usize| options[index]["board"] == option["board"];
            let is_named = if words == "text" { of.iter().all(leaves_this) } else { of.iter().any(leaves_this) };
            if of.is_empty() || !is_named {
                faults.push(format!("{typed:?} names another move"));
            }
        }
    }
    faults
}

/// The options that are called so, or else those that leave the position which is said so, whatever the blanks; if none
/// is, whatever stands between numbers and words.
///
/// ```
/// use draw::called;
/// use serde_json::json;
///
/// let option = |label: &str, text: &str| json!({ "label": label, "text": text });
/// let view = json!({ "options": [option("x: -1", "A row: 1, 2"), option("x: 1", "A row: 3")] });
/// assert_eq!(called(&view, "X: 1"), [0, 1]);
/// assert_eq!(["x: 1", "a row 1 2", "take 1"].map(|typed| called(&view, typed)), [vec![1], vec![0], vec![]]);
/// ```
pub fn called(view: &Value, typed: &str) -> Vec<usize> {
    let options = list(&view["options"]);
    let fit = |names: &[&str], form: fn(&str) -> String| -> Vec<usize> {
        let typed = form(typed);
        let is_so = |index: &usize| {
            let said = names.iter().filter_map(|name| options[*index][*name].as_str());
            !typed.is_empty() && said.map(form).any(|said| said == typed)
        };
        (0..options.len()).filter(is_so).collect()
    };
    let ways = [unspaced, plain].into_iter().flat_map(|form| [(&["called", "label"][..], form), (&["text"], form)]);
    ways.map(|(names, form)| fit(names, form)).find(|found| !found.is_empty()).unwrap_or_default()
}

/// Whether the position of a view is said so, whatever stands between numbers and words.
pub fn stands(view: &Value, typed: &str) -> bool {
    !plain(typed).is_empty() && plain(text(&view["text"])) == plain(typed)
}

/// The parts of a drawing: their names, and how each is drawn, which is all but its name.
fn parts(svg: &str) -> Vec<(&str, String)> {
    fn part(drawn: &str) -> Option<(&str, String)> {
        let (front, rest) = drawn.split_once("data-part=\"")?;
        let (name, rest) = rest.split_once('"')?;
        Some((name, [front, rest.split("</g>").next()?].concat()))
    }

    svg.split("<g ").skip(1).filter_map(part).collect()
}

/// The names of all that stands on a board.
fn things(board: &Value, to: &str, all: &mut BTreeSet<String>) {
    let mut add = |name: String| all.insert(format!("{to}{name}"));
    match text(&board["kind"]) {
        "heaps" => {
            for (heap, size) in list(&board["heaps"]).iter().enumerate() {
                let size = size.as_u64().unwrap_or(u64::MAX);
                (0..if size > MOST { 1 } else { size }).for_each(|stone| _ = add(format!("stone:{heap}:{stone}")));
            }
        }
        "row" => (0..list(&board["cells"]).len()).for_each(|cell| _ = add(format!("cell:{cell}"))),
        "grid" => {
            let rows = list(&board["rows"]);
            let is_line = |i: usize, j: usize| !is_lattice(rows) || i % 2 != j % 2;
            for (i, row) in rows.iter().enumerate() {
                (0..list(row).len()).filter(|&j| is_line(i, j)).for_each(|j| _ = add(format!("cell:{i}:{j}")));
            }
        }
        "graph" => {
            let vertices = list(&board["vertices"]);
            (0..vertices.len()).filter(|&v| !vertices[v].is_null()).for_each(|v| _ = add(format!("vertex:{v}")));
            edge_names(board).iter().for_each(|name| _ = add(format!("edge:{name}")));
        }
        "numbers" => (0..list(&board["numbers"]).len()).for_each(|number| _ = add(format!("number:{number}"))),
        "both" => {
            let boards = list(&board["boards"]).iter().enumerate();
            boards.for_each(|(i, board)| things(board, &format!("{to}{i}/"), all));
        }
        _ => {}
    }
}

/// The boards that a move is made on: those beside one another, but for texts and numbers, which only tell; numbers
/// alone are touched.
fn touchable(board: &Value) -> Vec<&Value> {
    let boards = if board["kind"] == "both" { list(&board["boards"]) } else { std::slice::from_ref(board) };
    let of = |kinds: &[&str]| -> Vec<&Value> {
        boards.iter().filter(|board| !kinds.contains(&text(&board["kind"]))).collect()
    };
    let main = of(&["text", "numbers"]);
    if main.is_empty() { of(&["text"]) } else { main }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, dressed};
    use serde_json::json;

    fn view(before: Value, after: &[(Value, &str)]) -> Value {
        let options: Vec<Value> =
            after.iter().map(|(board, label)| json!({ "board": board, "label": label })).collect();
        dressed(json!({ "board": before, "options": options }), &before, Language::English)
    }

    fn graph(edges: &[(usize, usize)]) -> Value {
        let edges: Vec<_> = edges.iter().map(|(u, v)| json!([u, v, ""])).collect();
        json!({ "kind": "graph", "vertices": ["", ""], "edges": edges, "tokens": [] })
    }

    #[test]
    fn a_true_drawing_has_no_fault() {
        let loops = view(graph(&[(0, 0), (0, 0), (0, 1)]), &[(graph(&[(0, 0), (0, 1)]), "cut 1–1")]);
        assert_eq!(faults(&loops), [""; 0]);
        let words = json!({ "kind": "text", "text": "a" });
        let said = json!({ "kind": "text", "text": "b" });
        assert_eq!(faults(&view(words, &[(said, "say b")])), [""; 0]);
    }

    #[test]
    fn each_fault_is_found() {
        let cut = || view(graph(&[(0, 1), (0, 1)]), &[(graph(&[(0, 1)]), "cut 1–2")]);
        let changed = |change: fn(&mut Value)| {
            let mut view = cut();
            change(&mut view);
            faults(&view).join("; ")
        };
        assert_eq!(changed(|_| {}), "");
        let missing = changed(|view| view["board"]["edges"] = json!([[0, 1, ""]]));
        assert_eq!(missing, "edge:0-1.1 is drawn, or is there, and not both");
        assert_eq!(changed(|view| view["options"][0]["key"] = json!([])), "\"cut 1–2\" is made by no part");
        let other = changed(|view| view["options"][0]["key"] = json!(["edge:1-1"]));
        assert_eq!(other, "\"cut 1–2\" is made by \"edge:1-1\"");
        let other = changed(|view| view["options"][0]["others"] = json!([["edge:0-1"], ["vertex:9"]]));
        assert_eq!(other, "\"cut 1–2\" is made by \"vertex:9\"");
        let alike = changed(|view| {
            let parts = parts(text(&view["svg"])).into_iter().filter(|(name, _)| name.starts_with("edge"));
            let lines: Vec<String> = parts.filter_map(|(_, drawn)| Some(drawn.split_once('>')?.1.to_owned())).collect();
            view["svg"] = json!(text(&view["svg"]).replace(&lines[1], &lines[0]));
        });
        assert_eq!(alike, "edge:0-1.1 is drawn as edge:0-1 is");
        let other = changed(|view| {
            let other = json!({ "board": graph(&[]), "key": ["edge:0-1"], "called": "cut 1–2", "label": "cut 1–2" });
            view["options"].as_array_mut().expect("options").push(other);
        });
        assert!(other.contains("names another move"), "{other}");
    }
}
