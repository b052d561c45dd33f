//! Pictures of the repository, as pages show them, and the words on boards.

use collection::{Language, Problem};
use maud::{Markup, PreEscaped};

/// How the colours of the pictures are called in the style sheet.
const COLOURS: [(&str, &str); 8] = [
    ("#fbf9f4", "--paper"),
    ("#22303c", "--ink"),
    ("#66727d", "--soft"),
    ("#ebe6d9", "--cell"),
    ("#f2c75c", "--cell-lost"),
    ("#2f6fb3", "--accent"),
    ("#3c8d5c", "--edge"),
    ("#c8473d", "--right"),
];

/// What pictures say, in English and in Chinese, the longer ones before those that they hold.
#[rustfmt::skip]
const WORDS: &[(&str, &str)] = &[
    ("An odd number of loops at a vertex becomes one edge to a new vertex, an even number nothing: edges ", "一个顶点上奇数个自环换成一条通向新顶点的边，偶数个则消失，边："),
    ("The vertices of every circuit become one, and its edges loops: edges ", "每个环的顶点合为一个，环上的边成为自环，边："),
    ("A table of the Sprague–Grundy values of two heaps of 0 to 11 stones", "两堆各 0 到 11 颗的 SG 值表"),
    ("On a board of 7 by 7 squares two players move one knight in turn: ", "7 乘 7 的棋盘上两人轮流走同一只马："),
    ("The pairs that are lost for the player to move have the value 0", "轮到者必败的对，其值为 0"),
    ("The outcome for the player to move, and the number of moves: ", "轮到者的胜负与步数："),
    ("One knight, moved in turn: a player who cannot move loses", "轮流走同一只马，不能走者输"),
    ("Retrograde analysis: won, lost, and drawn squares", "倒推：必胜、必败与平局的格"),
    ("take from one heap, or the same number from both", "从一堆取，或从两堆取同样多"),
    ("A graph stands on the ground, vertex 0: edges ", "接地的图，地面是顶点 0，边："),
    ("The fusion principle: circuits become vertices", "费森原理：环缩成点"),
    ("The colon principle: branches become a stalk", "克朗原理：树枝合成一根杆"),
    ("bold 0: lost for the player to move", "粗体 0：轮到者必败"),
    ("The tree on the ground, vertex 0: edges ", "接地的树，地面是顶点 0，边："),
    ("The rows of the table, by the first heap", "表的各行，按第一堆"),
    ("Staircase Nim: only the odd steps count", "阶梯 Nim：只看奇数级"),
    ("Wythoff’s game: values and lost pairs", "威佐夫博弈：SG 值与必败的对"), ("A player who cannot move loses", "不能走者输"),
    (": on the steps from 0 up lie ", "：从第 0 级起各级有 "), ("the value is not a number", "值不是数"),
    (" edges takes their place", " 条边的杆"), ("The four outcome classes", "四种胜负类"), ("The branches on vertex ", "顶点 "),
    (", and if Right begins, ", "，右先走则"), ("blue on the green edge", "绿边上一条蓝边"), ("Second player, to move", "后手，轮到他"),
    ("loops: odd, one edge;", "自环：奇数个换一条边；"), ("blue on the blue edge", "蓝边上一条蓝边"),
    ("red on the green edge", "绿边上一条红边"), ("First player, to move", "先手，轮到他"), ("The fusion principle", "费森原理"),
    ("red on the blue edge", "蓝边上一条红边"), ("blue on the red edge", "红边上一条蓝边"), ("Second player: loses", "后手：败"),
    ("The colon principle", "克朗原理"), ("green: both may cut", "绿：双方可删"), ("green on the ground", "地上一条绿边"),
    (" have values with ", " 上各树枝的值："), ("blue: Left may cut", "蓝：左可删"), ("red: Right may cut", "红：右可删"),
    ("blue on the ground", "地上一条蓝边"), ("2 right and 1 down", "右 2 下 1"), ("1 right and 2 down", "右 1 下 2"),
    ("First player: wins", "先手：胜"), (" stones from step ", " 颗，从第 "), ("red on the ground", "地上一条红边"),
    ("2 left and 1 down", "左 2 下 1"), (" stone from step ", " 颗，从第 "), ("becomes a vertex", "缩成一个点"),
    ("if Left begins, ", "左先走则"), ("2 right and 1 up", "右 2 上 1"), ("Right begins: ", "右先走："),
    ("Wythoff’s game", "威佐夫博弈"), ("even, nothing", "偶数个则消失"), ("every circuit", "每个环"),
    ("Left begins: ", "左先走："), ("drawn: no end", "平局：没有终点"), ("Staircase Nim", "阶梯 Nim"), ("A stalk of ", "换成 "),
    ("Second wins", "后手胜"), ("odd steps: ", "奇数级："), ("Right wins", "右胜"), ("First wins", "先手胜"), ("Left wins", "左胜"),
    ("its moves", "马的走法"), ("he moves ", "他移 "), (" stones; ", " 颗；"), ("lost in ", "败 "), ("its move", "马的走法"),
    ("he loses", "他败"), ("won in ", "胜 "), ("he wins", "他胜"), ("value ", "值 "), (" moves", " 步"), ("drawn", "平局"),
    (" to 0", " 级到 0"), (" to 1", " 级到 1"), (" to 2", " 级到 2"), ("Row ", "行 "),
];

/// A picture of the repository, in the colours of the theme, and in the language of the page.
pub fn picture(name: &str, source: &str, language: Language) -> Markup {
    let mut text = match language {
        Language::English => source.to_owned(),
        Language::Chinese => source.split_inclusive('>').map(in_chinese).collect(),
    };
    for (colour, variable) in COLOURS {
        text = text.replace(&format!("\"{colour}\""), &format!("\"var({variable})\""));
    }
    let text = text.replacen("<svg ", &format!("<svg class=\"fig {}\" ", name.trim_end_matches(".svg")), 1);
    PreEscaped(text.trim().to_owned())
}

/// The language of the words on a board of a problem.
pub fn worded(problem: &Problem, language: Language) -> draw::Language<'_> {
    match language {
        Language::English => draw::Language::English,
        Language::Chinese => draw::Language::Chinese(&problem.words),
    }
}

/// The words that the problem alone uses, for the script that has its boards drawn; nothing where it needs none.
pub fn own_words(problem: &Problem, language: Language) -> Option<String> {
    let is_needed = language == Language::Chinese && !problem.words.is_empty();
    is_needed.then(|| serde_json::json!(problem.words).to_string())
}

/// A text with the tag behind it.
fn in_chinese(part: &str) -> String {
    let (text, tag) = part.split_at(part.find('<').unwrap_or(part.len()));
    let words = WORDS.iter().chain(&[(". ", "。"), ("; ", "；")]);
    let text = words.fold(text.to_owned(), |text, (english, chinese)| text.replace(english, chinese));
    // A character that is escaped keeps its semicolon.
    ["&gt", "&lt", "&amp"]
        .iter()
        .fold(text, |text, escaped| text.replace(&format!("{escaped}；"), &format!("{escaped}; ")))
        + tag
}
