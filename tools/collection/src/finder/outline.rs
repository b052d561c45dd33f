//! What the finder has by hand: its groups in their order, and the lines of each. The headers of the programs say where
//! each of them belongs, by the group's anchor and the line's key.

use crate::language::Language;

/// A group: how the pages call it, in both languages, and what it has by hand.
pub struct Heading {
    /// The end of links to it, and its name in headers.
    pub anchor: &'static str,
    /// Its kind of game in a word.
    pub kind: [&'static str; 2],
    /// The question that leads there.
    pub question: [&'static str; 2],
    /// What all have in common, in Markdown.
    pub(super) lead: [&'static str; 2],
    /// Its lines in their order.
    pub(super) lines: &'static [Line],
}

/// A line of the list, without its programs.
pub(super) struct Line {
    /// Its name in headers.
    pub(super) key: &'static str,
    /// The theorem's pages in the library: `games::moore`.
    pub(super) modules: &'static [&'static str],
    /// The move, in Markdown.
    pub(super) text: [&'static str; 2],
}

impl Heading {
    /// Its kind of game in a language.
    pub fn kind(&self, language: Language) -> &'static str {
        language.of(self.kind[0], self.kind[1])
    }

    /// The question in a language.
    pub fn question(&self, language: Language) -> &'static str {
        language.of(self.question[0], self.question[1])
    }
}

/// The groups as they are written by hand.
#[rustfmt::skip]
pub const OUTLINE: [Heading; 12] = [
    Heading {
        anchor: "heaps",
        kind: ["heaps", "石子堆"],
        question: ["Are there heaps, or numbers that shrink each on its own?", "有若干堆石子，或各自变小的数吗？"],
        lead: [
            "**Heaps**, each on its own: the XOR of their values decides, [`games::sg`](../src/games/sg.rs).",
            "**若干堆石子**：各堆独立，SG 值异或，[`games::sg`](../src/games/sg.rs)。",
        ],
        lines: &[
            Line { key: "any number", modules: &["games::nim"], text: [
                "Any number from one heap, Nim",
                "任选一堆取任意个（Nim）",
            ] },
            Line { key: "several heaps", modules: &[], text: [
                "Up to m heaps in one move, Moore's Nim",
                "一次最多动 m 堆（Nim-K）",
            ] },
            Line { key: "1 to m", modules: &["games::take_away"], text: ["1 to m stones", "取 1 到 m 个（巴什博弈）"] },
            Line { key: "at most a share", modules: &[], text: ["At most a share of the heap", "最多取 1/k"] },
            Line { key: "the move before", modules: &[], text: [
                "At most as many as the move before",
                "不多于上一步所取",
            ] },
            Line { key: "no repetition", modules: &[], text: [
                "The same kind of move must not be made twice in a row",
                "同一种操作不能连用",
            ] },
            Line { key: "from both", modules: &["games::euclid"], text: [
                "Two heaps, the same number from both, Wythoff ([picture](../src/pictures/wythoff.svg))",
                "两堆同取（威佐夫博弈，[图](../src/pictures/wythoff.svg)）",
            ] },
            Line { key: "splitting", modules: &[], text: [
                "A heap may also be split, Lasker's Nim",
                "取石子，也可以分堆（Multi-SG）",
            ] },
            Line { key: "stairs", modules: &[], text: [
                "Stones go down steps, staircase Nim ([picture](../src/pictures/staircase.svg))",
                "石子一级一级往下挪（阶梯博弈，[图](../src/pictures/staircase.svg)）",
            ] },
            Line { key: "every heap", modules: &[], text: [
                "A move in every heap at once, Every-SG",
                "每一堆都必须动（Every-SG）",
            ] },
        ],
    },
    Heading {
        anchor: "rows",
        kind: ["row, numbers, words", "一排、数字、字符串"],
        question: ["Is it a row, a circle, a list of numbers, or words?", "是一排、一圈、一串数，还是字符串？"],
        lead: [
            "**A row, a circle, numbers, words**",
            "**一排、一圈、数字、字符串**",
        ],
        lines: &[
            Line { key: "two ends", modules: &[], text: ["From the two ends of a row", "只取两端"] },
            Line { key: "circle", modules: &["games::circle"], text: [
                "Adjacent coins of a circle, symmetry",
                "环上取相邻硬币（对称）",
            ] },
            Line { key: "splitting", modules: &[], text: ["A move splits the row", "一步把一排切成两段"] },
            Line { key: "strip", modules: &[], text: ["Pieces on a strip", "棋子在一条线上移动"] },
            Line { key: "lower numbers", modules: &[], text: ["Numbers are lowered or divided", "减小或除去因子"] },
            Line { key: "parity", modules: &[], text: [
                "Numbers are taken from a table, and parity decides",
                "轮流取数，奇偶性决定胜负",
            ] },
            Line { key: "changed", modules: &[], text: ["Numbers change, or vanish together", "改变数，或一起擦去"] },
            Line { key: "words", modules: &[], text: ["No word begins another, a trie", "互不为前缀（字典树）"] },
            Line { key: "sets", modules: &["games::values"], text: [
                "Some twenty things, each taken once: all sets, from the empty one up",
                "二十来个东西，各取一次（状压 DP，从空集起）",
            ] },
        ],
    },
    Heading {
        anchor: "coins",
        kind: ["coins", "硬币"],
        question: ["Are coins, lamps or cells turned over?", "要翻转硬币、灯或格子吗？"],
        lead: [
            "**Coins that are turned**: the XOR of the lone heads, [`games::coins`](../src/games/coins.rs).",
            "**翻硬币**：局面等于每枚正面单独存在时的异或，[`games::coins`](../src/games/coins.rs)。",
        ],
        lines: &[
            Line { key: "row", modules: &[], text: ["In a row, six rules", "一排，六种规则"] },
            Line { key: "board", modules: &[], text: ["On a board", "棋盘上"] },
        ],
    },
    Heading {
        anchor: "trees",
        kind: ["tree", "树"],
        question: ["Is it a tree?", "是一棵树吗？"],
        lead: [
            "**A tree**",
            "**树**",
        ],
        lines: &[
            Line { key: "cutting", modules: &["games::hackenbush"], text: [
                "An edge is cut, and what hangs on it falls, colon principle ([picture](../src/pictures/colon.svg))",
                "删边，断开的部分消失（克朗原理，[图](../src/pictures/colon.svg)）",
            ] },
            Line { key: "roots", modules: &[], text: [
                "The first k vertices as roots, for every k",
                "以前 k 个点为根",
            ] },
            Line { key: "colours", modules: &["games::numbers"], text: [
                "Each player cuts the edges of his own colour, red–blue Hackenbush",
                "各删各色的边（红蓝 Hackenbush）",
            ] },
            Line { key: "vertices", modules: &[], text: ["Subtrees by rising values", "按权值递增删子树"] },
        ],
    },
    Heading {
        anchor: "graphs",
        kind: ["graph or board", "图或棋盘"],
        question: ["Is it a graph or a board?", "是图或棋盘吗？"],
        lead: [
            "**A graph or a board**",
            "**图与棋盘**",
        ],
        lines: &[
            Line { key: "cutting", modules: &["games::hackenbush"], text: [
                "Edges are cut and the graph has cycles, fusion principle ([picture](../src/pictures/fusion.svg))",
                "删边，图中有环（费森原理，[图](../src/pictures/fusion.svg)）",
            ] },
            Line { key: "no return", modules: &["graphs::matching"], text: [
                "A piece that never comes back to a vertex, matching",
                "走过的点不能再走（二分图博弈）",
            ] },
            Line { key: "return", modules: &[], text: [
                "A piece that may come back: [play may go on for ever](catalogue.md#loops)",
                "可以走回头路：见[有环图](catalogue.zh-CN.md#有环图)",
            ] },
            Line { key: "tokens", modules: &["games::values"], text: ["Tokens on a graph without cycles", "DAG 上移棋子"] },
            Line { key: "boards", modules: &[], text: ["A sheet is cut", "剪纸"] },
        ],
    },
    Heading {
        anchor: "misere",
        kind: ["last move loses", "取最后者输"],
        question: ["Does the last move lose?", "走最后一步的人输吗？"],
        lead: [
            "**The last move loses**",
            "**取最后一个的人输**",
        ],
        lines: &[
            Line { key: "Nim", modules: &[], text: ["Misère Nim", "反 Nim"] },
            Line { key: "sums", modules: &[], text: ["Other sums, Anti-SG", "一般的和，Anti-SG（SJ 定理）"] },
            Line { key: "one heap", modules: &[], text: ["One heap", "单堆"] },
            Line { key: "piles", modules: &[], text: ["Piles", "糖果堆"] },
        ],
    },
    Heading {
        anchor: "partizan",
        kind: ["different moves", "双方操作不同"],
        question: ["Do the players have different moves, or different goals?", "双方的操作或目标不同吗？"],
        lead: [
            "**The players move differently**: four classes of outcomes ([picture](../src/pictures/outcomes.svg)).",
            "**双方操作不同（不平等博弈）**：结局分四类（[图](../src/pictures/outcomes.svg)）。",
        ],
        lines: &[
            Line { key: "numbers", modules: &["games::numbers", "games::infinitesimals"], text: ["Numbers", "超现实数"] },
            Line { key: "switches", modules: &["games::switches"], text: [
                "A move is worth having, switches",
                "先动手有利（开关，switch）",
            ] },
            Line { key: "own pieces", modules: &[], text: [
                "Each player has an end, step, colour or hand of cards of his own",
                "各有自己的一端、步长、颜色或手牌",
            ] },
            Line { key: "own numbers", modules: &[], text: [
                "Each player takes a number of his own",
                "各取各的数目",
            ] },
            Line { key: "large or small", modules: &[], text: [
                "One player wants a large result, the other a small one",
                "一方求大，一方求小",
            ] },
        ],
    },
    Heading {
        anchor: "loops",
        kind: ["without end", "可无限进行"],
        question: ["Can play go on for ever?", "可能永远走下去吗？"],
        lead: [
            "**Play may go on for ever**: retrograde analysis ([picture](../src/pictures/retrograde.svg)), \
             [`games::retrograde`](../src/games/retrograde.rs).",
            "**可能永远走下去**：从终局倒推，逆向 BFS（[图](../src/pictures/retrograde.svg)），\
             [`games::retrograde`](../src/games/retrograde.rs)。",
        ],
        lines: &[
            Line { key: "results", modules: &[], text: ["Win, loss or draw", "胜、负、平"] },
            Line { key: "for ever", modules: &["games::attractors"], text: [
                "What comes again and again decides, Büchi games",
                "看什么无限次出现（Büchi 博弈）",
            ] },
            Line { key: "sums", modules: &["games::loopy"], text: ["Sums of such games", "几个这样的游戏之和"] },
        ],
    },
    Heading {
        anchor: "dialogues",
        kind: ["a dialogue with the judge", "与评测机对弈"],
        question: ["Does the judge play against me?", "是与评测机对弈的交互题吗？"],
        lead: [
            "**The judge plays against me**: `io::interact` and a strategy.",
            "**交互题，和评测机下棋**：用 `io::interact`。",
        ],
        lines: &[
            Line { key: "answers", modules: &[], text: ["Answer by the values of a sum", "按 SG 值应对"] },
        ],
    },
    Heading {
        anchor: "chance",
        kind: ["chance or hidden cards", "随机或暗牌"],
        question: ["Does chance decide, or is something hidden?", "有随机或隐藏的信息吗？"],
        lead: [
            "**Chance decides**, before the game or in it: the answer is a probability.",
            "**有随机**，在开局前或在途中：求获胜的概率。",
        ],
        lines: &[
            Line { key: "beforehand", modules: &["structures::xor_basis", "arithmetic::xor_transform"], text: [
                "Before the game",
                "开局前",
            ] },
            Line { key: "hidden number", modules: &[], text: [
                "A hidden number must not be named",
                "猜中隐藏的数者输",
            ] },
            Line { key: "coin", modules: &[], text: [
                "A coin decides who moves, on a tree",
                "抛硬币决定谁走，在树上",
            ] },
            Line { key: "hidden cards", modules: &[], text: [
                "Hidden cards, asking and bluffing, mixed strategies",
                "暗牌，问牌与虚张声势（混合策略）",
            ] },
            Line { key: "at the same time", modules: &[], text: [
                "Both choose at the same time",
                "双方同时选择",
            ] },
        ],
    },
    Heading {
        anchor: "counting",
        kind: ["counting", "计数"],
        question: ["Are positions or moves to be counted?", "要数局面或走法吗？"],
        lead: [
            "**Count the positions**",
            "**数必胜局面**",
        ],
        lines: &[
            Line { key: "XOR", modules: &[], text: ["By the XOR", "异或卷积"] },
            Line { key: "structures", modules: &[], text: ["Subgraphs", "子图"] },
        ],
    },
    Heading {
        anchor: "none",
        kind: ["any rule", "任意规则"],
        question: ["None of these?", "都不像？"],
        lead: [
            "**None of these**: [from a rule to a law](#from-a-rule-to-a-law).",
            "**都不像**：[从规则到规律](#从规则到规律)。",
        ],
        lines: &[
            Line { key: "named rules", modules: &[], text: ["A rule with a name", "有名字的游戏"] },
        ],
    },
];
