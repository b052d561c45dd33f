//! How the library's pages are called: in a word or two, in both languages.

use crate::language::Language;
use crate::library::theorem::{Part, Text};
use crate::library::{Module, Piece};

#[rustfmt::skip]
const NAMES: [(&str, [&str; 2]); 44] = [
    ("games", ["Which theory?", "用哪套理论"]),
    ("games::attractors", ["Attractors and Büchi games", "吸引集与 Büchi 博弈"]),
    ("games::circle", ["Adjacent coins of a circle", "环上取相邻硬币"]),
    ("games::coins", ["Coin turning", "翻硬币"]),
    ("games::costs", ["Games with costs", "带代价的博弈"]),
    ("games::ends", ["Numbers from the two ends", "两端取数"]),
    ("games::euclid", ["Euclid’s game", "欧几里得博弈"]),
    ("games::fibonacci", ["Fibonacci Nim", "斐波那契博弈"]),
    ("games::hackenbush", ["Cutting edges: colon and fusion", "删边游戏：克朗原理与费森原理"]),
    ("games::infinitesimals", ["Numbers, ↑ and ∗", "数、↑ 与 ∗"]),
    ("games::loopy", ["Sums of games without end", "有环游戏之和（Smith）"]),
    ("games::misere", ["Misère Nim", "反 Nim 与 Anti-SG"]),
    ("games::moore", ["Moore’s Nim", "多堆 Nim（Nim-K）"]),
    ("games::nim", ["Nim", "Nim 游戏"]),
    ("games::numbers", ["Numbers", "超现实数"]),
    ("games::periodic", ["Values that repeat", "SG 值的周期"]),
    ("games::rare", ["Rare values of split heaps", "稀有值：很长的分堆表"]),
    ("games::retrograde", ["Retrograde analysis", "从终局倒推"]),
    ("games::rules", ["Rules with a name", "有名字的规则"]),
    ("games::sg", ["Sprague and Grundy", "SG 定理"]),
    ("games::splitting", ["Splitting heaps: Lasker, octal games", "分堆：Lasker 与八进制游戏"]),
    ("games::staircase", ["Staircase Nim", "阶梯 Nim"]),
    ("games::switches", ["Switches: the largest first", "开关：从大到小轮流取"]),
    ("games::take_away", ["Take-away games", "减法游戏"]),
    ("games::values", ["Values from moves", "由走法求 SG 值"]),
    ("games::wythoff", ["Wythoff’s game", "威佐夫博弈"]),
    ("graphs::matching", ["Matchings: a piece that never comes back", "二分图博弈：最大匹配"]),
    ("graphs::general_matching", ["General matchings: the blossom algorithm", "一般图最大匹配：带花树"]),
    ("graphs::depth_first", ["Depth-first search", "深度优先搜索"]),
    ("graphs::digraph", ["Directed graphs", "有向图"]),
    ("graphs::disjoint_sets", ["Disjoint sets", "并查集"]),
    ("graphs::graph", ["Undirected graphs", "无向图"]),
    ("graphs::lca", ["Lowest common ancestors", "最近公共祖先"]),
    ("graphs::tree", ["Rooted trees", "有根树"]),
    ("structures::bitset", ["Bit sets", "位集（bitset）"]),
    ("structures::fenwick", ["Fenwick trees", "树状数组"]),
    ("structures::xor_basis", ["Bases under XOR", "线性基"]),
    ("arithmetic::factorials", ["Factorials modulo a prime", "模质数的阶乘"]),
    ("arithmetic::modint", ["Integers modulo a prime", "模质数的整数"]),
    ("arithmetic::nimber", ["Nimbers and their products", "Nim 数与 Nim 积"]),
    ("arithmetic::primes", ["Prime factors", "质因数"]),
    ("arithmetic::quotients", ["Blocks of equal quotients", "整除分块"]),
    ("arithmetic::roots", ["Square roots of integers", "整数平方根"]),
    ("arithmetic::xor_transform", ["The Walsh–Hadamard transform", "快速沃尔什变换"]),
];

impl Module {
    /// How its page is called; its path if nobody has said it.
    pub fn title(&self, language: Language) -> &str {
        let found = NAMES.iter().find(|(path, _)| *path == self.path);
        found.map_or(&self.path, |(_, [english, chinese])| language.of(*english, *chinese))
    }

    /// What its page says in words: in this language, if somebody has written it.
    pub fn text(&self, language: Language) -> &Text {
        language.of(&self.english, self.chinese.as_ref().unwrap_or(&self.english))
    }

    /// What a search reads of its page: all but proofs and code.
    pub fn summary(&self) -> String {
        let of = |text: &Text| {
            let sections =
                text.sections.iter().filter(|section| ![Part::Why, Part::More, Part::Code].contains(&section.part));
            sections.fold(text.uses.clone(), |said, section| said + "\n\n" + &section.text)
        };
        let title = self.about.iter().find_map(|piece| match piece {
            Piece::Text(text) => text.split("\n\n").next(),
            Piece::Picture(..) => None,
        });
        let chinese = self.chinese.as_ref().map(of).unwrap_or_default();
        [title.unwrap_or_default(), &of(&self.english), &chinese].join("\n\n")
    }

    /// What its documentation shows in code, and where it comes from: pieces that stand with the interface.
    pub fn examples(&self) -> String {
        let sections = self.english.of(Part::Code);
        sections.map(|section| format!("# {}\n{}\n", section.heading, section.text)).collect()
    }

    /// Its pictures, each with the name of its file.
    pub fn pictures(&self) -> impl Iterator<Item = (&str, &str)> {
        self.about.iter().filter_map(|piece| match piece {
            Piece::Picture(name, source) => Some((&name[..], &source[..])),
            Piece::Text(_) => None,
        })
    }

    /// Whether it shows the picture with this name.
    pub fn shows(&self, name: &str) -> bool {
        self.pictures().any(|(shown, _)| shown == name)
    }

    /// Whether it has a public item of this name with documentation.
    pub fn has(&self, item: &str) -> bool {
        self.items.iter().any(|known| known.name == item)
    }
}
