//! How boards are drawn, and moves worded, wherever a page shows them: at rest, as `cargo site` writes it, and in play,
//! where it asks the module `draw`. What comes in is the JSON of `cargo play`; nothing here knows a rule.
//!
//! A drawing has parts, by the names that `data-part` gives them, and a move changes some of these:
//!
//! ```text
//! heaps   heap:HEAP, its ground; stone:HEAP:STONE, from 0, from the ground; cut:HEAP:BELOW where it falls apart
//! row     cell:INDEX        grid   cell:ROW:COLUMN
//! graph   vertex:V, edge:U-V, the next ones between the same ends edge:U-V.1 and so on
//! numbers number:INDEX
//! both    the parts of each board behind its number: 0/stone:1:2
//! ```
//!
//! Other things have names in `data-beside`: `box:HEAP:BOX`, `piece:ROW:COLUMN`, `token:TOKEN`, `label:V`. Each stands
//! in a group at a place of its own, so that a page can move it from where it stood before; in the drawing of an
//! option, `data-was` says how something was called before the move, if not by the same name.

mod board;
mod change;
mod drawing;
mod faults;
mod graph;
mod judged;
mod named;
mod overlay;
mod refusal;
mod sentence;
mod traced;
mod typed;
mod words;
mod worth;

pub use board::board;
pub use faults::{called, faults, stands};
pub use judged::{fits, judged, said, strategy};
pub use named::{Named, named};
pub use overlay::{overlaid, parts};
pub use typed::fills;
pub use words::{Language, Own, english};

use serde_json::{Value, json};
use worth::Told;

/// The values of a list; none where it is no list.
pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], |list| list)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A position in words, by its board.
pub fn position(board: &Value, language: Language) -> String {
    match language {
        Language::Chinese(own) => sentence::sentence(&words::in_chinese(board, own), true),
        Language::English => sentence::sentence(board, false),
    }
}

/// A view with what a page shows of it: `text`, the position in words, and `svg`, the drawing in the frame of the board
/// with which the game began, here and in each option, where it says what things were called before; in each option
/// `key`, the parts by which one makes the move, `others`, lists of parts that make it as well, and `called`, what the
/// move is called. `reply` and `mover` are worded, and `worth` three times: for the first player, for the second, and
/// for both of them; `chance` is the first player's chance to win, where it is worth that. Where there is no board, it
/// is worded why: `error`, `wrong`, or `lost`.
pub fn dressed(mut view: Value, first: &Value, language: Language) -> Value {
    if view["board"].is_null() {
        for name in ["error", "wrong", "lost"].into_iter().filter(|_| matches!(language, Language::Chinese(_))) {
            if let Some(why) = view[name].as_str() {
                view[name] = json!(refusal::refused(why));
            }
        }
        return view;
    }
    let (touches, before) = (change::touched(&view), view["board"].clone());
    let mut view = worded(view, language);
    for (option, touch) in view["options"].as_array_mut().into_iter().flatten().zip(touches) {
        let drawn = board(&option["board"], first, language);
        option["text"] = json!(position(&option["board"], language));
        option["svg"] = json!(traced::traced(&drawn, &before, &option["board"]));
        option["key"] = json!(touch.key);
        option["others"] = json!(touch.others);
    }
    view["text"] = json!(position(&view["board"], language));
    view["svg"] = json!(board(&view["board"], first, language));
    view
}

/// A view with the words alone that [`dressed`] gives it.
pub fn worded(mut view: Value, language: Language) -> Value {
    let said = |words: &Value| words.as_str().map(|words| language.said(words));
    let worth = |of: &mut Value| {
        let worth = of["worth"].as_str().map(str::to_owned);
        of["chance"] = json!(worth.as_deref().and_then(worth::chance));
        of["worth"] = json!(worth.map(|worth| Told::ALL.map(|told| language.worth(&worth, told))));
    };
    for option in view["options"].as_array_mut().into_iter().flatten() {
        option["called"] = json!(said(&option["label"]));
        option["reply"] = json!(said(&option["reply"]));
        worth(option);
    }
    worth(&mut view);
    view["mover"] = json!(said(&view["mover"]));
    view
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_is_dressed_in_the_drawing_of_a_page_at_rest() {
        let heaps = |heaps: &[u64]| json!({ "kind": "heaps", "heaps": heaps });
        let worth = "3 to the first player, 4 to the second player";
        let option = json!({ "board": heaps(&[1, 2]), "label": "heap 1: 3 → 1", "reply": null, "worth": worth });
        let view = json!({ "board": heaps(&[3, 2]), "text": "[3, 2]", "worth": null, "options": [option] });
        let dressed = dressed(view, &heaps(&[3, 2]), Language::Chinese(&[]));
        assert_eq!(dressed["svg"], board(&heaps(&[3, 2]), &Value::Null, Language::Chinese(&[])));
        let option = &dressed["options"][0];
        assert_eq!([&dressed["text"], &option["text"]], ["石堆：3、2", "石堆：1、2"]);
        assert_eq!(option["key"], json!(["stone:0:1"]));
        assert_eq!(option["called"], "第 1 堆：3 → 1");
        assert_eq!(option["worth"], json!(["你 3，对方 4", "你 4，对方 3", "先手 3，后手 4"]));
        assert_eq!([&option["reply"], &dressed["worth"]], [&Value::Null; 2]);
    }

    #[test]
    fn what_is_refused_is_worded_alone() {
        let refused = |error: &str| json!({ "error": error });
        assert_eq!(dressed(refused("no move"), &Value::Null, Language::Chinese(&[])), refused("这不是合法的走法"));
        assert_eq!(dressed(refused("no move"), &Value::Null, Language::English), refused("no move"));
    }
}
