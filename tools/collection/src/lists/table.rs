//! The lists as they were read. What was not read in a stored copy of a list is not in it.

use super::written::Here::{self, Address, Idea, Program, Rule};
use super::written::{Listed, Written};

const fn listed(name: &'static str, address: &'static str, stated: &'static str) -> Listed {
    Listed { name, address, stated, here: Address }
}

const fn with(listed: Listed, here: Here) -> Listed {
    Listed { here, ..listed }
}

#[rustfmt::skip]
pub(super) static LISTS: [Written; 5] = [
    Written {
        name: "CSES",
        address: "https://cses.fi/problemset/",
        part: ["The games of the problem set", "题库中的博弈题"],
        copy: [
            "a public order of study of all 400 problems, made from the judge’s list of 2026-09-21",
            "一份公开的学习顺序，收全 400 题，依据该站 2026-09-21 的题目列表",
        ],
        copies: &[],
        read: "2026-11-29",
        problems: &[
            listed("Stick Game", "https://cses.fi/problemset/task/1729", ""),
            listed("Nim Game I", "https://cses.fi/problemset/task/1730", ""),
            listed("Nim Game II", "https://cses.fi/problemset/task/1098", ""),
            listed("Stair Game", "https://cses.fi/problemset/task/1099", ""),
            listed("Another Game", "https://cses.fi/problemset/task/2208", ""),
            listed("Grundy's Game", "https://cses.fi/problemset/task/2207", ""),
            listed("Removal Game", "https://cses.fi/problemset/task/1097", ""),
        ],
    },
    Written {
        name: "OI-wiki",
        address: "https://oi-wiki.org/math/game-theory/impartial-game/",
        part: ["Impartial games, the exercises", "公平组合游戏，习题"],
        copy: ["the source of the page", "页面的源文件"],
        copies: &["https://github.com/OI-wiki/OI-wiki/blob/0653cbe2d6ec75b3da2add166c9c0ee0b7e5c005/docs/math/game-theory/impartial-game.md"],
        read: "2026-11-29",
        problems: &[
            listed("Luogu P2197 【模板】Nim 游戏", "https://www.luogu.com.cn/problem/P2197", ""),
            listed("Luogu P2252 [SHOI2002] 取石子游戏", "https://www.luogu.com.cn/problem/P2252", ""),
            listed("Luogu P2594 [ZJOI2009] 染色游戏", "https://www.luogu.com.cn/problem/P2594", ""),
            listed("Luogu P3185 [HNOI2007] 分裂游戏", "https://www.luogu.com.cn/problem/P3185", ""),
            listed("Luogu P3480 [POI 2009] KAM-Pebbles", "https://www.luogu.com.cn/problem/P3480", ""),
            listed("Luogu P4101 [HEOI2014] 人人尽说江南好", "https://www.luogu.com.cn/problem/P4101", ""),
            listed("Luogu P4279 [SHOI2008] 小约翰的游戏", "https://www.luogu.com.cn/problem/P4279", ""),
            listed("Luogu P6487 [COCI 2010/2011 #4] HRPA", "https://www.luogu.com.cn/problem/P6487", ""),
            listed("Luogu P6560 [SBCOI2020] 时光的流逝", "https://www.luogu.com.cn/problem/P6560", ""),
            listed("Luogu P7589 黑白棋（2021 CoE-II B）", "https://www.luogu.com.cn/problem/P7589", ""),
            listed("AtCoder Regular Contest 168 B - Arbitrary Nim", "https://atcoder.jp/contests/arc168/tasks/arc168_b", ""),
            listed("Luogu P2490 [SDOI2011] 黑白棋", "https://www.luogu.com.cn/problem/P2490", ""),
            listed("Luogu P3179 [HAOI2015] 数组游戏", "https://www.luogu.com.cn/problem/P3179", ""),
            listed("Luogu P5363 [SDOI2019] 移动金币", "https://www.luogu.com.cn/problem/P5363", ""),
            listed("Luogu P5970 [POI 2016] Nim z utrudnieniem", "https://www.luogu.com.cn/problem/P5970", ""),
            listed("Luogu P6791 [SNOI2020] 取石子", "https://www.luogu.com.cn/problem/P6791", ""),
            listed("Luogu P7864 「EVOI-RD1」摘叶子", "https://www.luogu.com.cn/problem/P7864", ""),
            listed("Luogu P8347 「Wdoi-6」另一侧的月", "https://www.luogu.com.cn/problem/P8347", ""),
            listed("AtCoder Grand Contest 002 E - Candy Piles", "https://atcoder.jp/contests/agc002/tasks/agc002_e", ""),
            listed("AtCoder Grand Contest 010 F - Tree Game", "https://atcoder.jp/contests/agc010/tasks/agc010_f", ""),
            listed("AtCoder Grand Contest 017 D - Game on Tree", "https://atcoder.jp/contests/agc017/tasks/agc017_d", ""),
            listed("AtCoder Beginner Contest 278 G - Generalized Subtraction Game", "https://atcoder.jp/contests/abc278/tasks/abc278_g", ""),
            with(listed("SPOJ COT3 - Combat on a tree", "https://www.spoj.com/problems/COT3/", ""), Idea("p6665", [
                "a single tree, in which vertices may be gone (black) from the start; all winning first moves are asked",
                "只有一棵树，有些点一开始就已删去（黑点）；要输出所有必胜的第一步",
            ])),
            listed("Codeforces 494 E. Sharti", "https://codeforces.com/problemset/problem/494/E", ""),
            listed("Codeforces 1149 E. Election Promises", "https://www.luogu.com.cn/problem/CF1149E", ""),
            listed("Codeforces 1451 F. Nullify The Matrix", "https://codeforces.com/problemset/problem/1451/F", ""),
            listed("Codeforces 1704 F. Colouring Game", "https://codeforces.com/problemset/problem/1704/F", ""),
            listed("Luogu P4136 谁能赢呢？", "https://www.luogu.com.cn/problem/P4136", ""),
            listed("Luogu P4617 [COCI 2017/2018 #5] Planinarenje", "https://www.luogu.com.cn/problem/P4617", ""),
            listed("Luogu P4055 [JSOI2009] 游戏", "https://www.luogu.com.cn/problem/P4055", ""),
            listed("Luogu P1971 [NOI2011] 兔兔与蛋蛋游戏", "https://www.luogu.com.cn/problem/P1971", ""),
            listed("Codeforces 1147 F. Zigzag Game", "https://codeforces.com/problemset/problem/1147/F", ""),
        ],
    },
    Written {
        name: "cp-algorithms",
        address: "https://cp-algorithms.com/game_theory/sprague-grundy-nim.html",
        part: ["Sprague–Grundy theorem and Nim, the practice problems", "SG 定理与 Nim，练习题"],
        copy: ["the source of the page", "页面的源文件"],
        copies: &["https://github.com/cp-algorithms/cp-algorithms/blob/dd3ebff72874be6cb7e24d879dbe581235a93712/src/game_theory/sprague-grundy-nim.md"],
        read: "2026-11-29",
        problems: &[
            with(listed("Kattis S-Nim", "https://open.kattis.com/problems/snim", ""), Rule("hdu1536", [
                "a single set, and no 0 at the end",
                "只有一个集合，输入末尾没有 0",
            ])),
            listed("Codeforces - Marbles (2018-2019 ACM-ICPC Brazil Subregional)", "https://codeforces.com/gym/101908/problem/B", ""),
            listed("Kattis - Cuboid Slicing Game", "https://open.kattis.com/problems/cuboidslicinggame", ""),
            with(listed("HackerRank - Tower Breakers, Revisited!", "https://www.hackerrank.com/contests/5-days-of-game-theory/challenges/tower-breakers-2", "medium"), Rule("abc368f", [
                "several games, heights from 1 to 10⁶; the answer is 1 or 2",
                "多组数据，高度为 1 到 10⁶；输出 1 或 2",
            ])),
            with(listed("HackerRank - Tower Breakers, Again!", "https://www.hackerrank.com/contests/5-days-of-game-theory/challenges/tower-breakers-3/problem", "medium"), Program("hackerrank_tower_breakers_again")),
            with(listed("HackerRank - Chessboard Game, Again!", "https://www.hackerrank.com/contests/5-days-of-game-theory/challenges/a-chessboard-game", "medium"), Program("hackerrank_chessboard_game_again")),
            listed("Atcoder - ABC368F - Dividing Game", "https://atcoder.jp/contests/abc368/tasks/abc368_f", ""),
        ],
    },
    Written {
        name: "HackerRank",
        address: "https://www.hackerrank.com/domains/algorithms/game-theory",
        part: ["Game Theory", "博弈论"],
        copy: [
            "a public list of all 32 by their difficulty; addresses and statements in public archives of the challenges \
             and in solutions",
            "一份按难度列出全部 32 题的公开题单；网址和题面取自公开的题面存档与题解",
        ],
        copies: &[],
        read: "2026-11-29",
        problems: &[
            with(listed("A Chessboard Game", "https://www.hackerrank.com/challenges/a-chessboard-game-1", "easy"), Rule("hackerrank_chessboard_game_again", [
                "a single coin, whose number is not given",
                "只有一枚硬币，也不给出枚数",
            ])),
            with(listed("Game of Stones", "https://www.hackerrank.com/challenges/game-of-stones-1", "easy"), Rule("edpc_k", [
                "always 2, 3 or 5 stones; several piles, each a game of its own",
                "每次总是取 2、3 或 5 个；多组数据",
            ])),
            with(listed("Introduction to Nim Game", "https://www.hackerrank.com/challenges/nim-game-1", "easy"), Rule("nim", [
                "the answer is First or Second",
                "输出 First 或 Second",
            ])),
            with(listed("Misère Nim", "https://www.hackerrank.com/challenges/misere-nim-1", "easy"), Rule("p4279", [
                "heaps up to 10⁹; the answer is First or Second",
                "每堆可达 10⁹；输出 First 或 Second",
            ])),
            with(listed("Nimble Game", "https://www.hackerrank.com/challenges/nimble-game-1", "easy"), Idea("nim", [
                "each coin on square i is a heap of i stones",
                "第 i 格上的每枚硬币是一堆 i 个石子",
            ])),
            with(listed("Poker Nim", "https://www.hackerrank.com/challenges/poker-nim-1", "easy"), Idea("hdu1730", [
                "Nim; chips that were added are taken away at once, as retreats are made up for there",
                "就是 Nim，对手添上的筹码立刻原样取走，正如那里追平对手的后退",
            ])),
            with(listed("Tower Breakers", "https://www.hackerrank.com/challenges/tower-breakers-1", "easy"), Rule("abc368f", [
                "several games, n towers of the same height, from 1 to 10⁶; the answer is 1 or 2",
                "多组数据，n 座塔一样高，高度为 1 到 10⁶；输出 1 或 2",
            ])),
            listed("A stones game", "https://www.hackerrank.com/challenges/half", "medium"),
            with(listed("Alice and Bob's Silly Game", "https://www.hackerrank.com/challenges/alice-and-bobs-silly-game", "medium"), Idea("cf1373b", [
                "every line of play is equally long, a move for each prime up to n",
                "每局的步数都一样，不超过 n 的每个质数各一步",
            ])),
            listed("Bob and Ben", "https://www.hackerrank.com/challenges/bob-and-ben", "medium"),
            listed("Chessboard Game, Again!", "https://www.hackerrank.com/challenges/chessboard-game-again-1", "medium"),
            with(listed("Chocolate in Box", "https://www.hackerrank.com/challenges/chocolate-in-box", "medium"), Idea("p1247", [
                "the heaps with a winning move are counted",
                "数出有几堆能走出必胜的一步",
            ])),
            with(listed("Deforestation", "https://www.hackerrank.com/challenges/deforestation-1", "medium"), Rule("agc017d", [
                "several trees, each a game of its own, some with a single vertex",
                "多组数据，树可以只有一个顶点",
            ])),
            with(listed("Digits Square Board", "https://www.hackerrank.com/challenges/digits-square-board-1", "medium"), Idea("p13114", [
                "values of rectangles, which a cut divides in two",
                "求每个矩形的 SG 值，一刀把它分成两个",
            ])),
            with(listed("Fun Game", "https://www.hackerrank.com/challenges/fun-game-1", "medium"), Idea("cf1914e2", [
                "in turn the index with the largest sum of its two numbers; only the winner is asked",
                "轮流选两数之和最大的下标；只问谁胜",
            ])),
            listed("Kitty and Katty", "https://www.hackerrank.com/challenges/kitty-and-katty", "medium"),
            listed("New Year Game", "https://www.hackerrank.com/challenges/newyear-game", "medium"),
            with(listed("Permutation game", "https://www.hackerrank.com/challenges/permutation-game", "medium"), Idea("abc278f", [
                "the sets of the numbers that are left are the positions",
                "以剩下的数的集合为局面",
            ])),
            with(listed("Play on benders", "https://www.hackerrank.com/challenges/benders-play", "medium"), Rule("loj10243", [
                "many questions about one graph, which is larger; the answer is Bumi or Iroh",
                "图更大，在同一张图上多次询问；输出 Bumi 或 Iroh",
            ])),
            listed("Powers Game", "https://www.hackerrank.com/challenges/powers-game-1", "medium"),
            listed("Tower Breakers - The Final Battle", "https://www.hackerrank.com/challenges/tower-breakers-the-final-battle-1", "medium"),
            listed("Tower Breakers, Again!", "https://www.hackerrank.com/challenges/tower-breakers-again-1", "medium"),
            with(listed("Tower Breakers, Revisited!", "https://www.hackerrank.com/challenges/tower-breakers-revisited-1", "medium"), Rule("abc368f", [
                "several games, heights from 1 to 10⁶; the answer is 1 or 2",
                "多组数据，高度为 1 到 10⁶；输出 1 或 2",
            ])),
            with(listed("Vertical Rooks", "https://www.hackerrank.com/challenges/vertical-rooks", "medium"), Rule("hdu1730", [
                "columns instead of rows, given player by player, and the second player begins; the answer is player-1 or player-2",
                "换成竖列，两名玩家的位置分开给出，由第二名玩家先走；输出 player-1 或 player-2",
            ])),
            listed("Zero-Move Nim", "https://www.hackerrank.com/challenges/zero-move-nim", "medium"),
            listed("Chocolate Game", "https://www.hackerrank.com/challenges/chocolate-game", "hard"),
            listed("Move the Coins", "https://www.hackerrank.com/challenges/move-the-coins", "hard"),
            listed("Simple Game", "https://www.hackerrank.com/challenges/simple-game", "hard"),
            listed("Stone Division", "https://www.hackerrank.com/challenges/stone-division", "hard"),
            listed("Stone Piles", "https://www.hackerrank.com/challenges/stone-piles", "hard"),
            with(listed("The Prime Game", "https://www.hackerrank.com/challenges/the-prime-game", "hard"), Idea("hdu1536", [
                "always 2, 3, 5, 7, 11 or 13 balls; heaps up to 10¹⁸, whose values repeat with period 9",
                "每次总是取 2、3、5、7、11 或 13 个；每堆可达 10¹⁸，SG 值以 9 为周期",
            ])),
            listed("Tastes Like Winning", "https://www.hackerrank.com/challenges/taste-of-win", "expert"),
        ],
    },
    Written {
        name: "USACO Guide",
        address: "https://usaco.guide/adv/game-theory",
        part: ["Advanced, Game Theory, the general problems", "高级篇，博弈论，综合题"],
        copy: [
            "two versions of the source of the page, whose problems are put together",
            "页面源文件的两个版本，题目合在一起",
        ],
        copies: &[
            "https://github.com/cpinitiative/usaco-guide/blob/cd4c44665ca6e90645cd6a3c7b7d88df33a0da38/content/6_Advanced/Game_Theory.problems.json",
            "https://github.com/cpinitiative/usaco-guide/blob/0884132f2b3f7890316e46a40a256084e396c212/content/6_Advanced/Game_Theory.problems.json",
        ],
        read: "2026-11-29",
        problems: &[
            listed("IOI 2005 - Rectangle Game", "https://contest.yandex.com/ioi/contest/566/problems/E/", "easy"),
            listed("IOI 2001 - Ioiwari Game", "https://ioinformatics.org/files/ioi2001problem2.pdf", "normal"),
            with(listed("Baltic OI 2014 - Cop and Robber", "https://oj.uz/problem/view/BOI14_coprobber", "normal"), Rule("loj2822", [
                "two functions in C++ instead of a dialogue",
                "要交两个 C++ 函数，这里写成交互程序",
            ])),
            listed("AtCoder - Game on Tree", "https://atcoder.jp/contests/agc017/tasks/agc017_d", "normal"),
            listed("AtCoder - Interval Game 2", "https://atcoder.jp/contests/abc206/tasks/abc206_f", "normal"),
            with(listed("USACO Gold - Stone Game", "http://usaco.org/index.php?page=viewproblem2&cpid=1113", "normal"), Program("p7413")),
            with(listed("Google Code Jam - Bacterial Tactics", "https://codingcompetitions.withgoogle.com/codejam/round/00000000000516b9/0000000000134cdf", "hard"), Program("p13114")),
            listed("AtCoder - Strange Nim", "https://atcoder.jp/contests/arc091/tasks/arc091_d", "hard"),
            listed("POI 2004 - Cave", "https://szkopul.edu.pl/problemset/problem/5Z9PRRPP-R90WhmbSY_qHd-1/site/", "very hard"),
            listed("POI 2016 - Hydrocontest", "https://szkopul.edu.pl/problemset/problem/y9HM1ctDU8V8xLMRUYACDIRs/site/", "very hard"),
            listed("POI 2016 - Not Nim", "https://szkopul.edu.pl/problemset/problem/M5CruI5eCu8elnNFHuiXBrvV/site/", "insane"),
        ],
    },
];
