//! What moves are called. The kit and the evidence word them in English, in a few words; here is their Chinese.

/// Words of moves around a number.
#[rustfmt::skip]
const COUNTED: [([&str; 2], [&str; 2]); 5] = [
    (["heaps from ", " on"], ["第 ", " 堆起"]), (["heap ", ""], ["第 ", " 堆"]), (["cell ", ""], ["第 ", " 格"]),
    (["to valley ", ""], ["到山谷 ", ""]), (["to peak ", ""], ["到山峰 ", ""]),
];

/// Words of moves, the longer ones before those that they begin with.
#[rustfmt::skip]
const WORDS: [(&str, &str); 13] = [
    ("remove nothing", "不拿"), ("nothing", "空"), ("empty", "空"), ("stay", "不动"), (": all ", "：全部 "),
    ("new: ", "新增："), (" and ", " 和 "), ("cut ", "删 "), ("join ", "连接 "), ("without ", "去掉 "),
    ("remove ", "拿走 "), ("take ", "取 "), ("turn ", "翻 "),
];

/// Labels of a game of its own, with what stands before and behind their words.
#[rustfmt::skip]
const WHOLE: [(&str, &str); 3] = [
    (" from stair ", "从台阶 B 移下 A 个"), (" from the left", "左端的 A"), (" from the right", "右端的 A"),
];

/// What a move does, or what a position is worth, in Chinese. A label with a word that has no Chinese here stays as it
/// is: half of one language and half of another is neither.
pub fn chinese(label: &str) -> String {
    if let Some((mine, other)) = score(label) {
        return format!("轮到者 {mine}，对方 {other}");
    }
    for (between, chinese) in WHOLE {
        if let Some((first, second)) = label.split_once(between) {
            return chinese.replace('A', first).replace('B', second);
        }
    }
    let worded = COUNTED.iter().fold(label.to_owned(), |label, (english, chinese)| counted(&label, english, chinese));
    let worded = WORDS.iter().fold(worded, |label, (english, chinese)| label.replace(english, chinese));
    let is_english = worded.split(|letter: char| !letter.is_ascii_alphabetic()).any(|word| word.len() > 1);
    let worded = worded.replace(": ", "：").replace(", ", "，");
    if is_english { label.to_owned() } else { worded }
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
            ("3 to the player to move, 4 to the other", "轮到者 3，对方 4"),
        ] {
            assert_eq!(chinese(english), wanted);
        }
    }

    #[test]
    fn no_label_is_half_chinese() {
        for label in ["cut from (1, 0) to (1, 1)", "rook: 1 → 2", "0 into one's own"] {
            assert_eq!(chinese(label), label);
        }
    }

    #[test]
    fn a_score_is_said_of_the_visitor() {
        let worth = "3 to the player to move, 4 to the other";
        assert_eq!(scored(worth, false), ["3 to you, 4 to the other", "4 to you, 3 to the other"]);
        assert_eq!(scored("1/2", false), ["1/2", "1/2"]);
    }
}
