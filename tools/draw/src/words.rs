//! What moves are called, and what stands on boards. The kit and the evidence word it in English, in a few words; here
//! is the Chinese of what several problems say. What one problem alone says stands with it, in `docs/zh`.

use serde_json::Value;

use crate::worth::{self, Told};

/// Words of moves and boards that one problem alone uses, each with its Chinese, the longer ones before those that they
/// hold. In both, `#` stands for a number.
pub type Own = [(String, String)];

/// The language of a reader.
#[derive(Clone, Copy, Debug)]
pub enum Language<'a> {
    /// As it is worded.
    English,
    /// With the words of the problem.
    Chinese(&'a Own),
}

impl Language<'_> {
    /// A label in this language.
    pub fn said(self, label: &str) -> String {
        match self {
            Self::English => label.to_owned(),
            Self::Chinese(own) => chinese(label, own),
        }
    }

    /// What a game is worth, in this language, as it is said to those who are told.
    pub(crate) fn worth(self, words: &str, told: Told) -> String {
        let is_chinese = matches!(self, Self::Chinese(_));
        worth::said(words, told, is_chinese).unwrap_or_else(|| self.said(words))
    }
}

/// Words of moves and boards around a number.
#[rustfmt::skip]
const COUNTED: &[([&str; 2], [&str; 2])] = &[
    (["heaps from ", " on"], ["第 ", " 堆起"]), (["heap ", ""], ["第 ", " 堆"]), (["pile ", ""], ["第 ", " 堆"]),
    (["on cell ", ""], ["在第 ", " 格"]), (["cells ", " to "], ["第 ", " 格到cell "]),
    (["cell ", ""], ["第 ", " 格"]), (["row ", ", column "], ["第 ", " 行column "]), (["row ", ""], ["第 ", " 行"]),
    (["column ", ""], ["第 ", " 列"]), (["vertex ", ""], ["顶点 ", ""]), (["edge ", ""], ["边 ", ""]),
    (["valley ", ""], ["山谷 ", ""]), (["peak ", ""], ["山峰 ", ""]),
];

/// Words of moves and boards, the longer ones before those that they hold.
#[rustfmt::skip]
const WORDS: &[(&str, &str)] = &[
    ("new in 第", "新增于第"), (", taking ", "，吃掉 "), ("the first player wins", "先手胜"), ("the second player wins", "后手胜"),
    ("lead of the player to move", "轮到者领先"), ("a score of ", "得分 "), ("a sum of ", "和为 "), ("a tie", "平手"),
    ("nobody wins", "平局"),
    ("a heap is made smaller", "把一堆变小"), ("'s sum", " 的和"), ("erase ", "擦去 "), ("delete ", "删去 "), (" wins", " 胜"),
    ("the first player", "先手"), ("the second player", "后手"),
    (" into one's own", " 归入己方"), ("last attack", "上次攻击"), ("nothing", "空"), ("empty", "空"), ("none", "无"),
    ("stay", "不动"), (": all ", "：全部 "), ("may be taken, at most", "至多可取"), ("may be taken", "可取"), ("chosen last", "上次所选"), ("end the game", "结束"),
    ("eat ", "吃 "), ("pay for ", "付："), (" of value ", "，值 "), ("the other", "对方"), ("to move", "轮到者"),
    ("said last", "上一词"), ("remove ", "拿走 "), ("without ", "去掉 "), ("choose ", "选 "), ("put ", "放 "),
    ("take coins ", "取硬币 "), ("take coin ", "取硬币 "), ("take ", "取 "), ("turn ", "翻 "), ("new: ", "新增："), ("join ", "连接 "), ("cut ", "删 "), ("colour ", "颜色 "), ("uncoloured", "未染色"),
    ("row ", "行 "), ("column ", "列 "), (" into ", " 为 "), (" and ", " 和 "), (" or ", " 或 "), ("to 第", "到第"),
    ("to 山", "到山"), ("from 第", "从第"), (" of 第", "，第"), ("from ", "从 "), ("at most", "至多"), ("one of ", "大小 "),
    (" at ", " 在 "), ("取 第", "取第"), ("to 顶", "到顶"), ("to 车", "到车"), ("; ", "；"), (" with ", "，数为 "), ("white", "白"),
    ("black", "黑"),
];

/// A word alone: a part of others.
#[rustfmt::skip]
const ALONE: &[(&str, &str)] = &[
    ("right", "右"), ("up", "上"), ("down", "下"), ("pass", "不动"), ("reverse", "翻转"), ("coin", "币"), ("score", "得分"),
    ("piece", "棋子"), ("hike", "徒步者"), ("root", "根"), ("blue", "蓝"), ("to", "到"), ("one", "甲"), ("other", "乙"),
    ("next", "下一位"), ("has", "持有"), ("chosen", "已选"), ("number", "数"), ("red", "红"), ("White", "白"), ("Black", "黑"),
    ("Left", "左"), ("Right", "右"), ("top", "顶"),
];

/// Labels of a game of its own, with what stands before and behind their words.
#[rustfmt::skip]
const WHOLE: [(&str, &str); 4] = [
    (" from stair ", "从台阶 B 移下 A 个"), (" from the left", "左端的 A"), (" from the right", "右端的 A"),
    (" from each", "每堆取 A"),
];

/// What a move does, what a position is worth, or what stands on a board, in Chinese. A label with a word that has no
/// Chinese stays as it is: half of one language and half of another is neither.
fn chinese(label: &str, own: &Own) -> String {
    if let Some(words) =
        worth::said(label, Told::Both, true).or_else(|| shares(label, own)).or_else(|| lead(label, own))
    {
        return words;
    }
    for (between, chinese) in WHOLE {
        if let Some((first, second)) = label.split_once(between) {
            return chinese.replace('A', first).replace('B', second);
        }
    }
    let worded = own.iter().fold(label.to_owned(), |label, (english, chinese)| of_its_own(&label, english, chinese));
    let worded = COUNTED.iter().fold(worded, |label, (english, chinese)| counted(&label, english, chinese));
    let worded = WORDS.iter().fold(worded, |label, (english, chinese)| label.replace(english, chinese));
    let is_letter = |letter: char| letter.is_ascii_alphabetic();
    let part = |part: &str| {
        let (word, rest) = part.split_at(part.trim_end_matches(|letter| !is_letter(letter)).len());
        let alone = ALONE.iter().find(|(english, _)| *english == word);
        [alone.map_or(word, |(_, chinese)| chinese), rest].concat()
    };
    let worded: String = worded.split_inclusive(|letter| !is_letter(letter)).map(part).collect();
    // Names of people, and letters that stand for pieces, are in both languages.
    let is_english = |word: &str| word.len() > 1 && word.starts_with(|letter: char| letter.is_ascii_lowercase());
    if worded.split(|letter| !is_letter(letter)).any(is_english) {
        return label.to_owned();
    }
    let worded = worded.strip_suffix(':').map_or(worded.clone(), |words| format!("{words}：")).replace(": ", "：");
    if worded.contains('(') { worded } else { worded.replace(", ", "，") }
}

/// What each of two players has: `9 to Ciel, 12 to Jiro`, or `9 lost to Alice`.
fn shares(label: &str, own: &Own) -> Option<String> {
    let share = |part: &str| {
        let (count, name) = part.split_once(" to ")?;
        let (count, gets) = count.strip_suffix(" lost").map_or((count, "得"), |count| (count, "失"));
        let is_share = worth::is_number(count) && name.len() > 1 && name.starts_with(char::is_uppercase);
        is_share.then(|| format!("{}{gets} {count}", subject(name, own)))
    };
    Some(label.split(", ").map(share).collect::<Option<Vec<_>>>()?.join("，"))
}

/// A player's name in front of what he does: a blank parts letters from it.
fn subject(name: &str, own: &Own) -> String {
    let name = chinese(name, own);
    if name.ends_with(|last: char| last.is_ascii()) { name + " " } else { name }
}

/// The lead of a player who has a name: `a lead of 3 for Alice`.
fn lead(label: &str, own: &Own) -> Option<String> {
    let (lead, name) = label.strip_prefix("a lead of ")?.split_once(" for ")?;
    name.starts_with(char::is_uppercase).then(|| format!("{}领先 {lead}", subject(name, own)))
}

/// What is left in English of a view in Chinese: of its board, its options, and of what these are worth. Names begin
/// with a capital, and what `input` holds is no word.
pub fn english<'a>(view: &'a Value, input: &str, own: &Own) -> Vec<&'a str> {
    let is_left = |words: &&str| {
        let worded = chinese(words, own);
        let parts = worded.split(|letter: char| !letter.is_ascii_alphabetic());
        parts
            .filter(|part| part.len() > 1 && part.starts_with(|first: char| first.is_ascii_lowercase()))
            .any(|part| !input.contains(part))
    };
    let (mut waiting, mut left) = (vec![view], vec![]);
    while let Some(value) = waiting.pop() {
        match value {
            Value::String(words) if is_left(&&words[..]) => left.push(&words[..]),
            Value::Array(all) => waiting.extend(all),
            Value::Object(fields) => {
                let is_word = |name: &str| ["gives", "kind", "standing", "text"].contains(&name);
                let shown = fields.iter().filter(|(name, _)| !is_word(name));
                waiting.extend(shown.map(|(_, value)| value));
                // What is a board in words is no field of the view.
                waiting.extend((fields.get("kind") == Some(&Value::from("text"))).then(|| &fields["text"]));
            }
            _ => {}
        }
    }
    left
}

/// A board with its words in Chinese.
pub fn in_chinese(board: &Value, own: &Own) -> Value {
    match board {
        Value::String(words) => Value::String(chinese(words, own)),
        Value::Array(all) => all.iter().map(|part| in_chinese(part, own)).collect(),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| {
                (name.clone(), if name == "kind" { value.clone() } else { in_chinese(value, own) })
            };
            fields.iter().map(field).collect()
        }
        other => other.clone(),
    }
}

/// The text with words of a problem's own replaced: whole ones, and those around a number.
fn of_its_own(text: &str, english: &str, chinese: &str) -> String {
    if let (Some((before, behind)), Some((first, last))) = (english.split_once('#'), chinese.split_once('#')) {
        return counted(text, &[before, behind], &[first, last]);
    }
    let is_letter = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_alphabetic());
    let (mut done, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(english).filter(|_| !english.is_empty()) {
        let (before, behind) = (&rest[..at], &rest[at + english.len()..]);
        let last = before.chars().next_back().or(done.chars().next_back());
        let is_part = is_letter(english.chars().next()) && is_letter(last)
            || is_letter(english.chars().next_back()) && is_letter(behind.chars().next());
        done.extend([before, if is_part { english } else { chinese }]);
        rest = behind;
    }
    done + rest
}

/// The text with these words around a number replaced.
fn counted(text: &str, [before, behind]: &[&str; 2], [first, last]: &[&str; 2]) -> String {
    let mut parts = text.split(before);
    let mut done = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (number, rest) = part.split_at(part.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(part.len()));
        match rest.strip_prefix(behind) {
            Some(rest) if !number.is_empty() => done.extend([first, number, last, rest]),
            _ => done.extend([before, part]),
        }
    }
    done
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Words of several problems' own.
    #[rustfmt::skip]
    const OWN: [(&str, &str); 13] = [
        ("a photo: its value for Alice / for Bonnie", "照片：对 Alice 的价值 / 对 Bonnie 的价值"),
        ("lose the round, and begin round ", "本轮判负，开始轮次 "),
        ("a silver coin out of ", "一枚银币，取自 "), (" moves of his own", " 步"), ("remove nothing", "不拿"),
        (" on top of ", " 在上，下为 "), (" wins in ", " 胜，自己走 "), ("line from ", "连线：从 "), ("cut from ", "切：从 "),
        (" silver", " 银"), (" gold", " 金"), ("round", "轮次"), ("moves", "走"),
    ];

    fn owned(words: &[(&str, &str)]) -> Vec<(String, String)> {
        words.iter().map(|&(english, chinese)| (english.to_owned(), chinese.to_owned())).collect()
    }

    #[test]
    fn labels_are_said_in_chinese() {
        for (english, wanted) in [
            ("heap 2: 5 → 3", "第 2 堆：5 → 3"),
            ("heap 1: 2 → 0, heap 12: 2 → 1", "第 1 堆：2 → 0，第 12 堆：2 → 1"),
            ("heaps from 3 on: 1 and 2 → nothing", "第 3 堆起：1 和 2 → 空"),
            ("heap 1: all 4", "第 1 堆：全部 4"),
            ("3 → 1 and 2", "3 → 1 和 2"),
            ("cell 4: empty → ●", "第 4 格：空 → ●"),
            ("2 from stair 3", "从台阶 3 移下 2 个"),
            ("3 from the left", "左端的 3"),
            ("without 1, without 2", "去掉 1，去掉 2"),
            ("remove nothing", "不拿"),
            ("to valley 2", "到山谷 2"),
            ("to row 1, column 2", "到第 1 行第 2 列"),
            (
                "black from row 2, column 1 to row 1, column 1, taking red",
                "黑 从第 2 行第 1 列 到第 1 行第 1 列，吃掉 红",
            ),
            ("cells 2 to 3: b c → d", "第 2 格到第 3 格：b c → d"),
            ("new in cell 3: b", "新增于第 3 格：b"),
            ("● from 1 to 5", "● 从 1 到 5"),
            ("hike from 3 to 12", "徒步者 从 3 到 12"),
            ("cut from (1, 0) to (1, 1)", "切：从 (1, 0) 到 (1, 1)"),
            ("line from (0, 1) to (0, 2)", "连线：从 (0, 1) 到 (0, 2)"),
            ("2/2 on top of 7/8", "2/2 在上，下为 7/8"),
            ("a photo: its value for Alice / for Bonnie", "照片：对 Alice 的价值 / 对 Bonnie 的价值"),
            ("row LR. → L.R", "行 LR. → L.R"),
            ("3 to the first player, 4 to the second player", "先手 3，后手 4"),
            ("a lead of 3 for Alice", "Alice 领先 3"),
            ("a tie", "平手"),
            ("Alice wins", "Alice 胜"),
            ("a score of 3", "得分 3"),
            ("27/8 to Alice", "Alice 得 27/8"),
            ("9 to Ciel, 12 to Jiro", "Ciel 得 9，Jiro 得 12"),
            ("1 to Black, 0 to White", "黑得 1，白得 0"),
            ("3 lost to Alice, 4 lost to Bonnie", "Alice 失 3，Bonnie 失 4"),
            ("a silver coin out of 0 gold, 2 silver", "一枚银币，取自 0 金，2 银"),
            ("lose the round, and begin round 3 with 16", "本轮判负，开始轮次 3，数为 16"),
            ("Tom wins in 2 moves of his own", "Tom 胜，自己走 2 步"),
            ("the second player", "后手"),
        ] {
            assert_eq!(chinese(english, &owned(&OWN)), wanted);
        }
    }

    #[test]
    fn no_label_is_half_chinese() {
        for label in ["rook from 1 to 2", "aba", "2 mauve and 3 blue"] {
            assert_eq!(chinese(label, &[]), label);
        }
    }

    #[test]
    fn a_problem_has_words_of_its_own() {
        let own = owned(&[("mauve", "淡紫"), ("castle #", "第 # 座城"), ("a dish of ", "一盘 ")]);
        assert_eq!(chinese("2 mauve and 3 blue", &own), "2 淡紫 和 3 蓝");
        assert_eq!(chinese("castle 12: a dish of 5", &own), "第 12 座城：一盘 5");
        // Only whole words are.
        assert_eq!(chinese("a mauvester of 3 mauve", &own), "a mauvester of 3 mauve");
    }

    #[test]
    fn boards_are_said_in_chinese() {
        let board = json!({ "kind": "numbers", "numbers": [["to move:", "0"], ["heap 2:", "2 white and 1 blue"]] });
        let numbers = json!([["轮到者：", "0"], ["第 2 堆：", "2 白 和 1 蓝"]]);
        assert_eq!(in_chinese(&board, &[]), json!({ "kind": "numbers", "numbers": numbers }));
        let graph = |vertex: &str, edge: &str, token: &str| {
            let (vertices, edges, tokens) = ([vertex], json!([[0, 0, edge]]), json!([[0, token]]));
            json!({ "kind": "graph", "vertices": vertices, "edges": edges, "tokens": tokens })
        };
        assert_eq!(in_chinese(&graph("peak 1", "blue", "hike"), &owned(&OWN)), graph("山峰 1", "蓝", "徒步者"));
    }

    #[test]
    fn english_that_is_left_is_found() {
        let board =
            |words: &str| json!({ "board": { "kind": "row", "cells": [words] }, "standing": "won", "text": "mauve" });
        let text = json!({ "board": { "kind": "text", "text": "mauve" } });
        assert_eq!(english(&board("mauve"), "", &[]), ["mauve"]);
        assert_eq!(english(&board("mauve"), "", &owned(&[("mauve", "淡紫")])), [""; 0]);
        assert_eq!(english(&json!([board("mauve"), board("ochre")]), "", &[]), ["ochre", "mauve"]);
        assert_eq!(english(&text, "", &[]), ["mauve"]);
        for (view, input) in [(board("mauve"), "a mauve one"), (board("Alice"), ""), (board("blue"), "")] {
            assert_eq!(english(&view, input, &[]), [""; 0], "{view}");
        }
    }
}
