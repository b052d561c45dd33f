//! What moves are called, and what stands on boards. The kit and the evidence word it in English, in a few words; here
//! is its Chinese.

use serde_json::Value;

/// Words of moves and boards around a number.
#[rustfmt::skip]
const COUNTED: &[([&str; 2], [&str; 2])] = &[
    (["heaps from ", " on"], ["第 ", " 堆起"]), (["heap ", ""], ["第 ", " 堆"]), (["pile ", ""], ["第 ", " 堆"]),
    (["on cell ", ""], ["在第 ", " 格"]), (["cell ", ""], ["第 ", " 格"]), (["row ", ""], ["第 ", " 行"]),
    (["column ", ""], ["第 ", " 列"]), (["line ", ""], ["第 ", " 行"]), (["game ", ""], ["第 ", " 局"]),
    (["box ", ""], ["第 ", " 盒"]), (["bag ", ""], ["第 ", " 袋"]), (["bottle ", ""], ["第 ", " 瓶"]),
    (["stack ", ""], ["第 ", " 叠"]), (["component ", ""], ["第 ", " 个连通块"]), (["castle ", ""], ["第 ", " 座城"]),
    (["vertex ", ""], ["顶点 ", ""]), (["edge ", ""], ["边 ", ""]), (["station ", ""], ["车站 ", ""]),
    (["valley ", ""], ["山谷 ", ""]), (["peak ", ""], ["山峰 ", ""]), (["diagonally by ", ""], ["斜走 ", " 格"]),
    (["erase ", " zeros"], ["擦去 ", " 个 0"]),
];

/// Words of moves and boards, the longer ones before those that they hold.
#[rustfmt::skip]
const WORDS: &[(&str, &str)] = &[
    ("whole heaps are removed, not all", "移走若干整堆，不可全部移走"), ("a heap is made smaller", "把一堆变小"),
    ("the next move takes from the last heap", "下一步须从最后一堆取"), ("a move takes from any heap", "可从任意一堆取"), ("the left end is the top", "左端是顶"),
    ("heaps that a move may touch", "一步可动的堆数"), (" has named the hidden number", " 说出了暗数"),
    ("train, in a loop for ever", "列车，永远循环"), (", and so in a loop", "，从此循环"), (" not again", "不可再取"),
    ("Rick's steps", "Rick 的步数"), ("black hole", "黑洞"), ("Morty's steps", "Morty 的步数"), ("gaps ", "间隔 "), ("'s sum", " 的和"),
    (", and the computer takes ", "，计算机取 "), ("no pair that wins", "没有必胜的一对"), ("a pair of ", "一对 "),
    ("append ", "追加 "), ("erase the odd numbers", "擦去奇数"), ("erase the even numbers", "擦去偶数"),
    ("erase a zero", "擦去一个 0"), ("erase ", "擦去 "), ("Alice's score less Bob's", "Alice 得分减 Bob 得分"),
    ("Alice has", "Alice 已取"), ("subtract ", "减去 "),
    ("a gold coin out of ", "一枚金币，取自 "), ("a silver coin out of ", "一枚银币，取自 "), (" gold", " 金"), (" silver", " 银"),
    ("delete the first bracket", "删去第一个括号"), ("delete the last bracket", "删去最后一个括号"), ("delete ", "删去 "), ("no more chips", "不再放"),
    ("lose the round, and begin round ", "本轮判负，开始轮次 "), ("lose the match", "输掉比赛"), ("the match is over", "比赛结束"),
    ("a chip on ", "一枚棋子放在 "), ("multiply by ", "乘以 "), ("lead of the player to move", "轮到者领先"), ("a lead of ", "领先 "),
    (" wins with ", " 胜，自己走 "), (" moves of his own", " 步"), (" move of his own", " 步"),
    (", one just made included", "，含刚走的一步"), (" wins", " 胜"),
    ("from one colour up to", "同色至多取"), ("the first player takes", "先手取"), ("the second one takes", "后手取"),
    (" to the first player", " 归先手"), ("the first player", "先手"), ("the second player", "后手"), (" into one's own", " 归入己方"), (" into the other's", " 归入对方"),
    (", keep the part with ", "，留下含此顶点的部分："), ("a square of ", "正方形："), (" cells up to ", " 格，直到"),
    ("the top photo of ", "最上一张："), ("the card falls on ", "牌面为 "), ("the piece of ", "棋子："), ("the word", "当前词"),
    ("cut the cake of ", "切蛋糕 "), ("parts of the cake", "蛋糕的块"), ("cut from ", "切：从 "), ("line from ", "连线：从 "),
    ("the pattern", "图形"), ("a photo: its value for Alice / for Bonnie", "照片：对 Alice 的价值 / 对 Bonnie 的价值"), (" on top of ", " 在上，下为 "), ("box just taken", "刚取的盒"),
    ("last attack on ", "上次攻击"), ("last attack", "上次攻击"), ("attack with ", "攻击："), ("last letter", "末字母"),
    ("remove nothing", "不拿"), ("nothing", "空"), ("empty", "空"), ("none", "无"), ("stay", "不动"), (": all ", "：全部 "),
    ("may be taken", "可取"), ("taken before", "上次取"), ("may go back", "可后退"), ("barred heap", "禁取的堆"),
    ("name a pile of ", "指定一堆 "), ("named pile", "指定的堆"),
    ("a multiple of", "须为其倍数"), ("chosen last", "上次所选"), ("games left", "剩余局数"), ("to be added", "待加"),
    ("end the game", "结束"), ("eat at the left", "吃左端"), ("eat at the right", "吃右端"), ("eat ", "吃 "), ("in room", "所在房间"),
    ("pay for ", "付："), ("a bag of ", "一袋 "), ("a coin from ", "各取一枚："), ("a win of ", "胜者："),
    ("rows below", "下方行数"), ("columns to the right", "右方列数"), ("come to a radioactive cell", "到放射性的格子"), ("radioactive", "有放射性"), (" give ", " 得 "),
    ("white queen", "白后"), ("black queen", "黑后"), ("green pawn", "绿兵"), ("Left removes", "左方移走"), ("Right removes", "右方移走"),
    (" vertices with ", " 个顶点，"), (" edges", " 条边"), (" cells", " 格"), (" of value ", "，值 "), (" manju", " 个馒头"),
    ("leave Kiana ", "留给 Kiana "), ("leave ", "留下 "), ("the other", "对方"), ("to move", "轮到者"), ("said last", "上一词"),
    ("forward by ", "前进 "), ("back by ", "后退 "), ("divide by ", "除以 "), ("stop for ", "停，得 "), ("modulo ", "取余 "),
    ("remove ", "拿走 "), ("without ", "去掉 "), ("choose ", "选 "), ("put in ", "放入 "), ("put ", "放 "), ("take ", "取 "),
    ("turn ", "翻 "), ("new: ", "新增："), ("join ", "连接 "), ("merge ", "合并 "), ("split ", "分 "), ("cut ", "删 "),
    ("add ", "加 "), ("dish ", "盘 "), ("colour ", "颜色 "), ("row ", "行 "), ("column ", "列 "), 
    (", charging", "，可充电"), (" uses", " 使用"), (" into ", " 为 "), (" and ", " 和 "),
    (" or ", " 或 "), (" of k", " × k"), ("to 第", "到第"), ("to 山", "到山"), ("from 第", "从第"), (" of 第", "，第"),
    ("from ", "从 "), ("at most", "至多"), ("it is one of ", "在此之中："), ("this is the hidden number", "这就是暗数"),
    ("len ", "Len "), ("rin ", "Rin "), (" names ", " 说 "), ("one of ", "大小 "), (", in the next game", "，下一局"),
    (" at ", " 在 "), ("取 第", "取第"), ("to 顶", "到顶"), ("to 车", "到车"), ("; ", "；"), ("monster", "怪物"), ("stopped", "停"),
    ("target", "目标"), ("train", "列车"), (" with ", "，数为 "), ("white", "白"), ("black", "黑"),
];

/// A word alone: a part of others.
#[rustfmt::skip]
const ALONE: &[(&str, &str)] = &[
    ("right", "右"), ("up", "上"), ("down", "下"), ("pass", "不动"), ("reverse", "翻转"), ("heads", "正面"), ("tails", "反面"), ("table", "桌面"),
    ("coin", "币"), ("score", "得分"), ("piece", "棋子"), ("hike", "徒步者"), ("root", "根"), ("turns", "轮数"), ("dots", "点"), ("colours", "颜色"),
    ("mixed", "混合"), ("infantry", "步兵"), ("cavalry", "骑兵"), ("shortcuts", "捷径"), ("computer", "计算机"), ("human", "玩家"),
    ("blue", "蓝"), ("to", "到"), ("pinned", "钉住"), ("one", "甲"), ("other", "乙"), ("next", "下一位"), ("has", "持有"),
    ("moves", "走"), ("rights", "选择权"), ("chip", "棋子"), ("squares", "单格"), ("chosen", "已选"), ("round", "轮次"),
    ("number", "数"), ("limit", "上限"), ("red", "红"), ("White", "白"), ("Black", "黑"), ("Red", "红"), ("Left", "左"), ("Right", "右"), ("king", "国王"), ("top", "顶"),
];

/// Labels of a game of its own, with what stands before and behind their words.
#[rustfmt::skip]
const WHOLE: [(&str, &str); 4] = [
    (" from stair ", "从台阶 B 移下 A 个"), (" from the left", "左端的 A"), (" from the right", "右端的 A"),
    (" from each", "每堆取 A"),
];

/// What a move does, what a position is worth, or what stands on a board, in Chinese. A label with a word that has no
/// Chinese here stays as it is: half of one language and half of another is neither.
pub fn chinese(label: &str) -> String {
    if let Some((mine, other)) = score(label) {
        return format!("轮到者 {mine}，对方 {other}");
    }
    if let Some(shares) = shares(label) {
        return shares;
    }
    for (between, chinese) in WHOLE {
        if let Some((first, second)) = label.split_once(between) {
            return chinese.replace('A', first).replace('B', second);
        }
    }
    let worded = COUNTED.iter().fold(label.to_owned(), |label, (english, chinese)| counted(&label, english, chinese));
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
fn shares(label: &str) -> Option<String> {
    let share = |part: &str| {
        let (count, name) = part.split_once(" to ")?;
        let (count, gets) = count.strip_suffix(" lost").map_or((count, "得"), |count| (count, "失"));
        let is_share = count.parse::<i64>().is_ok() && name.len() > 1 && name.starts_with(char::is_uppercase);
        is_share.then(|| format!("{} {gets} {count}", chinese(name)))
    };
    Some(label.split(", ").map(share).collect::<Option<Vec<_>>>()?.join("，"))
}

/// The first English of a view in Chinese: of its board, its options, and of what these are worth. Names begin with a
/// capital, and what `input` holds is no word.
pub fn english<'a>(view: &'a Value, input: &str) -> Option<&'a str> {
    let is_left = |words: &&str| {
        let worded = chinese(words);
        let parts = worded.split(|letter: char| !letter.is_ascii_alphabetic());
        parts
            .filter(|part| part.len() > 1 && part.starts_with(|first: char| first.is_ascii_lowercase()))
            .any(|part| !input.contains(part))
    };
    let mut waiting = vec![view];
    while let Some(value) = waiting.pop() {
        match value {
            Value::String(words) if is_left(&&words[..]) => return Some(words),
            Value::Array(all) => waiting.extend(all),
            Value::Object(fields) => {
                let shown = fields.iter().filter(|(name, _)| !["kind", "standing", "text"].contains(&&name[..]));
                waiting.extend(shown.map(|(_, value)| value));
                // What is a board in words is no field of the view.
                waiting.extend((fields.get("kind") == Some(&Value::from("text"))).then(|| &fields["text"]));
            }
            _ => {}
        }
    }
    None
}

/// A board with its words in Chinese.
pub fn in_chinese(board: &Value) -> Value {
    match board {
        Value::String(words) => Value::String(chinese(words)),
        Value::Array(all) => all.iter().map(in_chinese).collect(),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| {
                (name.clone(), if name == "kind" { value.clone() } else { in_chinese(value) })
            };
            fields.iter().map(field).collect()
        }
        other => other.clone(),
    }
}

/// The label of a move in a language.
pub fn said(label: &str, is_chinese: bool) -> String {
    if is_chinese { chinese(label) } else { label.to_owned() }
}

/// What a position is worth: to a visitor who is to move, and to one who is not.
pub fn scored(worth: &str, is_chinese: bool) -> [String; 2] {
    let of = |mine: &str, other: &str| match is_chinese {
        true => format!("你 {mine}，对方 {other}"),
        false => format!("{mine} to you, {other} to the other"),
    };
    match score(worth) {
        Some((mover, other)) => [of(mover, other), of(other, mover)],
        None => [said(worth, is_chinese), said(worth, is_chinese)],
    }
}

fn score(worth: &str) -> Option<(&str, &str)> {
    worth.strip_suffix(" to the other")?.split_once(" to the player to move, ")
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
            ("to row 1, column 2", "到第 1 行，第 2 列"),
            ("cut from (1, 0) to (1, 1)", "切：从 (1, 0) 到 (1, 1)"),
            ("line from (0, 1) to (0, 2)", "连线：从 (0, 1) 到 (0, 2)"),
            ("2/2 on top of 7/8", "2/2 在上，下为 7/8"),
            ("a photo: its value for Alice / for Bonnie", "照片：对 Alice 的价值 / 对 Bonnie 的价值"),
            ("row LR. → L.R", "行 LR. → L.R"),
            ("3 to the player to move, 4 to the other", "轮到者 3，对方 4"),
            ("9 to Ciel, 12 to Jiro", "Ciel 得 9，Jiro 得 12"),
            ("1 to Black, 0 to White", "黑 得 1，白 得 0"),
            ("3 lost to Alice, 4 lost to Bonnie", "Alice 失 3，Bonnie 失 4"),
            ("a silver coin out of 0 gold, 2 silver", "一枚银币，取自 0 金，2 银"),
            ("lose the round, and begin round 3 with 16", "本轮判负，开始轮次 3，数为 16"),
            ("Tom wins with 2 moves of his own, one just made included", "Tom 胜，自己走 2 步，含刚走的一步"),
            ("the second player", "后手"),
        ] {
            assert_eq!(chinese(english), wanted);
        }
    }

    #[test]
    fn no_label_is_half_chinese() {
        for label in ["rook: 1 → 2", "aba", "2 mauve and 3 blue"] {
            assert_eq!(chinese(label), label);
        }
    }

    #[test]
    fn boards_are_said_in_chinese() {
        let board = json!({ "kind": "numbers", "numbers": [["to move:", "0"], ["heap 2:", "2 white and 1 blue"]] });
        let numbers = json!([["轮到者：", "0"], ["第 2 堆：", "2 白 和 1 蓝"]]);
        assert_eq!(in_chinese(&board), json!({ "kind": "numbers", "numbers": numbers }));
        let graph = |vertex: &str, edge: &str, token: &str| json!({ "kind": "graph", "vertices": [vertex], "edges": [[0, 0, edge]], "tokens": [[0, token]] });
        assert_eq!(in_chinese(&graph("peak 1", "blue", "hike")), graph("山峰 1", "蓝", "徒步者"));
    }

    #[test]
    fn english_that_is_left_is_found() {
        let board =
            |words: &str| json!({ "board": { "kind": "row", "cells": [words] }, "standing": "won", "text": "mauve" });
        let text = json!({ "board": { "kind": "text", "text": "mauve" } });
        assert_eq!(english(&board("mauve"), ""), Some("mauve"));
        assert_eq!(english(&text, ""), Some("mauve"));
        for (view, input) in [(board("mauve"), "a mauve one"), (board("Alice"), ""), (board("blue"), "")] {
            assert_eq!(english(&view, input), None, "{view}");
        }
    }

    #[test]
    fn a_score_is_said_of_the_visitor() {
        let worth = "3 to the player to move, 4 to the other";
        assert_eq!(scored(worth, false), ["3 to you, 4 to the other", "4 to you, 3 to the other"]);
        assert_eq!(scored("1/2", false), ["1/2", "1/2"]);
    }
}
