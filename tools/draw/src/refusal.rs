//! What the evidence refuses, and why: it says so in English; here is its Chinese.

/// Sentences whose holes, `{}`, are filled, and their Chinese with the numbers of the holes. The first one that fits
/// is meant.
#[rustfmt::skip]
const SENTENCES: &[(&str, &str)] = &[
    ("line {}, column {}: expected {}, found the end of the input", "第 {0} 行第 {1} 列：应为{2}，而输入已结束"),
    ("line {}, column {}: expected {}, found {}", "第 {0} 行第 {1} 列：应为{2}，而这里是 {3}"),
    ("line {}: expected {}, got {}", "第 {0} 行：应为 {1}，而输出是 {2}"),
    ("line {}: {} does not win, but {} is right", "第 {0} 行：{1} 并不必胜，{2} 才对"),
    ("{} is not right where {} is", "{0} 不对，{1} 才对"),
    ("{} is interactive: {}", "这是交互题，不能从一个局面开始"),
    ("the answer to {} is not about positions that are played out", "这道题的答案不由对局得出"),
    ("{} is not played: {}", "这道题没有可以对局的局面"),
    ("this is not an input of {}", "这不是这道题的输入"),
    ("this is too large to be played out: {}", "规模太大，无法在此暴力对局"),
    ("questions are counted from 0, and have to be below {}", "询问从 0 编号，须小于 {0}"),
    ("move {} is not one of the options", "没有编号为 {0} 的走法"),
    ("{}: invalid digit found in string", "{0} 不是整数"),
    ("{} is not {} integers", "{0} 不是 {1} 个整数"),
    ("neither a question nor a vertex", "应为询问或顶点"),
    ("neither I nor D, or no vertex", "应为 I 或 D，后接顶点"),
    ("neither {} nor {}", "应为 {0} 或 {1}"),
    ("no card that is left", "没有这张牌"),
    ("no card of this kind", "没有这种牌"),
    ("the number is wrong in the end", "最后得到的数不对"),
    ("the score is worse than with best play", "得分不如最优策略"),
    ("no edge that can be added", "不能加这条边"),
    ("no edge that could be removed", "不能删这条边"),
    ("no block that lies there", "那里没有这一段"),
    ("a word and a start are wanted", "应为一个词和一个起点"),
    ("no move", "这不是合法的走法"),
    ("no split of {}", "这不是 {0} 的合法拆分"),
    ("{} splits, and the judge goes on", "已拆分 {0} 次，裁判还能继续"),
    ("no colour and no cell of the board", "没有这种颜色或这一格"),
    ("the colour is excluded", "这种颜色本轮不可用"),
    ("the cell is not empty", "这一格不空"),
    ("a neighbour has this colour", "相邻的格已有这种颜色"),
    ("all ways can be barred", "所有的路都能被封住"),
    ("a way can be forced", "能强行打通一条路"),
    ("no unfixed door", "没有这扇尚未固定的门"),
    ("all ways are barred", "所有的路都被封住了"),
    ("{} is no vertex", "{0} 不是顶点"),
    ("no change", "这不是一次修改"),
    ("{} vertices fit all answers", "符合全部回答的顶点有 {0} 个"),
    ("too many questions, or too many vertices", "询问或顶点太多"),
    ("too many positions for the referee", "局面太多，裁判无法处理"),
    ("{} changes", "修改了 {0} 次"),
    ("{} cannot be added", "不能加入 {0}"),
    ("mex {}, where {} can be had", "mex 为 {0}，而可以得到 {1}"),
    ("{} may not be named", "不能报 {0}"),
    ("{} turns without a win", "{0} 回合没有取胜"),
    ("two piles become equal, or the pile is barred", "有两堆变成一样多，或这一堆不可选"),
    ("{} lamps are on, where {} can be had", "亮着 {0} 盏灯，而可以达到 {1} 盏"),
    ("not all of them are lamps, or different", "其中有的不是灯，或有重复"),
    ("too many moves", "步数太多"),
    ("no number of lamps with as many lamps behind it", "灯数与其后的灯不符"),
    ("too few games are won", "赢的局数太少"),
    ("no coins that lie there", "那里没有这些硬币"),
    ("the robber is caught, or escapes from there", "强盗会在那里被抓住，或从那里逃脱"),
    ("no corner to go to", "不能走到这个路口"),
    ("the cop goes round", "警察在绕圈子"),
    ("{} cannot be taken", "不能取 {0}"),
    ("nothing more is said", "没有下文"),
    ("moves are a list of numbers of options", "走法须是编号的列表"),
    ("an input is missing", "缺少输入"),
];

/// What may be expected at a place.
#[rustfmt::skip]
const EXPECTED: &[(&str, &str)] = &[
    ("an integer from {} to {}", " {0} 到 {1} 的整数"),
    ("a vertex from 1 to {}", " 1 到 {0} 的顶点"),
    ("at most {} more, as the sum is at most {}", "不超过 {0} 的数，因为总和不超过 {1}"),
    ("{} to {} characters out of {}", " {0} 到 {1} 个字符，取自 {2}"),
    ("{} characters out of {}", " {0} 个字符，取自 {1}"),
    ("the end of the input", "输入结尾"),
];

/// What else may be expected is a condition of one problem, which its page states.
const OTHER: &str = "符合题目条件的输入";

/// Why something is refused, in Chinese; as it stands where that is not known.
pub fn refused(english: &str) -> String {
    let english = english.trim().trim_start_matches("error: ");
    let found = SENTENCES.iter().find_map(|(sentence, chinese)| Some((sentence, filled(sentence, english)?, chinese)));
    let Some((sentence, holes, chinese)) = found else { return english.to_owned() };
    let expected = sentence.starts_with("line {}, column").then(|| {
        let known = EXPECTED.iter().find_map(|(words, chinese)| Some(said(chinese, &filled(words, holes[2])?)));
        known.unwrap_or_else(|| OTHER.to_owned())
    });
    let holes: Vec<&str> =
        holes.iter().enumerate().map(|(i, hole)| expected.as_deref().filter(|_| i == 2).unwrap_or(hole)).collect();
    said(chinese, &holes)
}

/// What fills the holes of a sentence, if the text is one: each as little as possible.
fn filled<'a>(sentence: &str, text: &'a str) -> Option<Vec<&'a str>> {
    let (front, rest) = sentence.split_once("{}").unwrap_or((sentence, ""));
    let mut text = text.strip_prefix(front)?;
    if !sentence.contains("{}") {
        return text.is_empty().then(Vec::new);
    }
    let mut holes = vec![];
    let mut parts = rest.split("{}").peekable();
    while let Some(part) = parts.next() {
        let at = match parts.peek() {
            None => text.ends_with(part).then(|| text.len() - part.len()),
            Some(_) => text.find(part),
        }?;
        holes.push(&text[..at]);
        text = &text[at + part.len()..];
    }
    Some(holes)
}

/// A sentence with its holes filled.
fn said(chinese: &str, holes: &[&str]) -> String {
    holes.iter().enumerate().fold(chinese.to_owned(), |said, (i, hole)| said.replace(&format!("{{{i}}}"), hole))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_are_said_in_chinese() {
        for (english, chinese) in [
            (
                "line 2, column 1: expected an integer from 0 to 9, found \"10\"",
                "第 2 行第 1 列：应为 0 到 9 的整数，而这里是 \"10\"",
            ),
            (
                "line 1, column 3: expected the end of the input, found \"to, found 1\"",
                "第 1 行第 3 列：应为输入结尾，而这里是 \"to, found 1\"",
            ),
            (
                "line 1, column 1: expected items in order, found the end of the input",
                "第 1 行第 1 列：应为符合题目条件的输入，而输入已结束",
            ),
            ("line 1: expected \"0\", got \"to\"", "第 1 行：应为 \"0\"，而输出是 \"to\""),
            ("neither First nor Second", "应为 First 或 Second"),
            ("no move", "这不是合法的走法"),
            ("move 3 is not one of the options", "没有编号为 3 的走法"),
        ] {
            assert_eq!(refused(english), chinese);
        }
        assert_eq!(refused("no moves"), "no moves");
    }
}
