// The one search: what strangers type leads to the right page, which is among the first three.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, open, test } from "./page.mjs";

/** The search of the pages; most of it needs no browser. @type {{ search: any, all: any }} */
const { search, all } = runInNewContext(["search-index.js", "web/find.js"].map(file => readFileSync(`../../../target/site/${file}`, "utf8")).join("\n") + "\n({ search, all: search.read(SEARCHED, NAMED) })");
/** What is found, the first three, and what is said to be missing. @param {string} query @returns {{ paths: string[], missing: string[] }} */
function asked(query) {
  const { found, missing, absent } = search.find(all, query);
  return { paths: found.slice(0, 3).map((/** @type {any} */ of) => of.page.path), missing: [...missing, ...absent.map((/** @type {any} */ of) => of.name)] };
}

/** Where from one heap so many are taken at most. */
const TAKE_AWAY = ["t/take_away.html", "p/hdu1846.html", "course/07-take-away.html"];

/** What is typed, and the pages of which one is to be among the first three. @type {[string, string[]][]} */
const QUERIES = [
  ["CF1147C", ["p/cf1147c.html"]],
  ["1147C", ["p/cf1147c.html"]],
  ["cf 1147 c", ["p/cf1147c.html"]],
  ["https://codeforces.com/contest/1147/problem/C", ["p/cf1147c.html"]],
  ["abc278_g", ["p/abc278g.html"]],
  ["atcoder.jp/contests/abc278/tasks/abc278_g?lang=en", ["p/abc278g.html"]],
  ["luogu.com.cn/problem/P2599", ["p/p2599.html"]],
  ["https://acm.hdu.edu.cn/showproblem.php?pid=3032", ["p/hdu3032.html"]],
  ["thanos", ["p/cf1147c.html"]],
  ["remove a leaf from a tree", ["p/cf1363c.html"]],
  ["removing leaves", ["p/cf1363c.html", "p/p7864.html"]],
  ["stones go down stairs", ["p/cses_stair_game.html", "t/staircase.html"]],
  ["coins move down a staircase", ["p/cses_stair_game.html", "t/staircase.html"]],
  ["two heaps same number", ["p/wythoff.html", "t/wythoff.html"]],
  ["the same number from both piles", ["p/wythoff.html", "t/wythoff.html"]],
  ["wythof", ["p/wythoff.html", "t/wythoff.html"]],
  ["edges of two colours", ["p/gerald08.html"]],
  ["red blue hackenbush", ["p/gerald08.html", "t/hackenbush.html", "t/numbers.html"]],
  ["half of the heaps", ["p/cf1147c.html"]],
  ["last move loses", ["t/misere.html", "theorems.html#misere"]],
  ["misère nim", ["t/misere.html"]],
  ["misere nim", ["t/misere.html"]],
  ["fibonacci nim", ["t/fibonacci.html", "p/hdu2516.html"]],
  ["sprague grundy", ["t/sg.html"]],
  ["grundy's game", ["p/cses_grundys_game.html"]],
  ["euclid", ["t/euclid.html", "p/p1290.html"]],
  ["split a heap", ["t/splitting.html", "p/hdu3032.html"]],
  ["numbers from both ends", ["t/ends.html", "p/edpc_l.html", "p/cses_removal_game.html"]],
  ["chain of words", ["p/abc278f.html", "p/abc209e.html"]],
  ["cops and robbers", ["p/loj2822.html"]],
  ["product of nimbers", ["t/nimber.html", "p/lc_nim_product.html"]],
  ["dots and boxes", ["p/loj3378.html"]],
  ["toads and frogs", ["p/loj2327.html"]],
  ["adjacent coins on a circle", ["t/circle.html", "p/poj2484.html", "p/hdu3951.html"]],
  ["lowest common ancestor", ["t/lca.html"]],
  ["bitset", ["t/bitset.html"]],
  ["tic tac toe", ["p/abc349e.html", "p/cf1110g.html"]],
  ["威佐夫博弈", ["p/wythoff.html", "t/wythoff.html"]],
  ["翻硬币", ["t/coins.html", "p/coin_turning.html"]],
  ["阶梯博弈", ["t/staircase.html", "p/cses_stair_game.html"]],
  ["巴什博弈", ["p/hdu1846.html"]],
  ["树上删边", ["t/hackenbush.html", "p/hdu3094.html"]],
  ["二分图博弈", ["t/matching.html"]],
  ["反nim", ["t/misere.html"]],
  ["取火柴", ["p/p1247.html"]],
  ["lc 1025", ["law.html#rule=Dim%E2%88%92"]],
  ["力扣 1025", ["law.html#rule=Dim%E2%88%92"]],
  ["lc 877", ["t/ends.html", "p/edpc_l.html"]],
  ["chess endgame", ["t/retrograde.html", "course/13-play-without-end.html"]],
  ["平等博弈", ["t/sg.html", "course/index.html"]],
  ["不平等博弈", ["t/numbers.html"]],
  ["分裂游戏", ["p/p3185.html"]],
  ["Coin Game", ["p/hdu3951.html"]],
  ["Not a Nim Problem", ["p/cf2004e.html"]],
  ["couples are forever", ["law.html#rule=Couples+are+Forever"]],
  ["node kayles", ["law.html#rule=Node+Kayles"]],
  ["Whinihan's Nim", ["p/hdu2516.html"]],
  ["sprouts", ["law.html#rule=Sprouts"]],
  ["豆芽游戏", ["law.html#rule=Sprouts"]],
  // As lists that learners start from call them.
  ["S-Nim", ["p/hdu1536.html"]],
  ["Poker Nim", ["p/hdu1730.html"]],
  // Whole sentences, with words that say little, or nothing at all.
  ["how to win at nim with three piles", ["t/nim.html"]],
  ["please somebody explain zorgly nim to me quickly", ["t/nim.html"]],
  ["coin game two players take from ends", ["t/ends.html", "p/cses_removal_game.html"]],
  ["chocolate bar game poisoned square", ["law.html#rule=Chomp+on+a+bar"]],
  ["chess knight game", ["p/hackerrank_chessboard_game_again.html", "t/retrograde.html"]],
  ["how do I prove first player wins", ["course/15-scores-pairing-stealing.html", "course/03-answer-every-move.html"]],
  ["猫捉老鼠", ["t/retrograde.html"]],
  ["Tower Breakers", ["p/abc368f.html", "p/hackerrank_tower_breakers_again.html"]],
  // The commonest game of all, as strangers put it.
  ...[
    "stones max k per turn", "nim with a maximum number you may take", "take at most m stones", "nim with a limit on how many you can take", "remove up to k stones from one pile",
    "at most m stones per move", "maximum m stones each turn", "pile of n, may take between 1 and m", "no more than k stones at a time", "take up to 3 matches last one wins", "limit of k per move single heap",
    "you can remove at most 4 coins", "bounded nim", "hackerrank game of stones",
    "取石子 每次最多拿m个", "最多取k个", "一堆石子 每次最多取m个", "每次至多取m个", "每次不超过k个石子", "最多拿m个石子 最后取的人赢", "限制每次取的数量", "有上限的取石子", "每次最多可以取m颗石子", "一次最多拿k根火柴", "取石子 上限m", "最多只能取m个",
  ].map(query => /** @type {[string, string[]]} */ ([query, TAKE_AWAY])),
  // What is no game is not taken for it.
  ["take at most twice what was taken before", ["t/fibonacci.html", "p/hdu2516.html"]],
  ["最多取上一次的两倍", ["t/fibonacci.html", "p/hdu2516.html"]],
  ["remove stones from at most k heaps", ["t/moore.html", "p/moore_nim.html"]],
  ["一次最多从k堆里取", ["t/moore.html", "p/moore_nim.html"]],
  // Pages for what one does here.
  ...["practice again", "错题", "错题本", "复习", "my mistakes"].map(query => /** @type {[string, string[]]} */ ([query, ["again.html"]])),
  ...["new problems", "what is new", "recently added", "新题目", "新增题目", "最近新增"].map(query => /** @type {[string, string[]]} */ ([query, ["new.html"]])),
  ...["why is my program wrong", "why does my code fail", "my solution is wrong", "cargo try", "wrong answer", "我的程序为什么错了", "代码哪里错了", "对拍"].map(query => /** @type {[string, string[]]} */ ([query, ["p/p2599.html#mistakes"]])),
  ...["progress", "my progress", "进度", "学习进度"].map(query => /** @type {[string, string[]]} */ ([query, ["index.html"]])),
];

test("what is typed leads to the right page, which is among the first three", () => {
  const astray = QUERIES.flatMap(([query, wanted]) => wanted.some(path => asked(query).paths.includes(path)) ? [] : [`${query}: ${asked(query).paths.join(", ")}`]);
  expect(astray).toEqual([]);
});

test("of fifty queries of learners at least 48 find something useful among the first three, in either language", () => {
  // Fifty in English, then fifty in Chinese.
  const lines = readFileSync("tests/queries.txt", "utf8").split("\n").filter(Boolean), plain = (/** @type {string} */ name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  // One name, or two of one game.
  const isSame = (/** @type {string[]} */ ...names) => new Set(names.map(plain)).size === 1 || all.names.some((/** @type {any} */ of) => names.every(name => all.names.some((/** @type {any} */ other) => other.paths === of.paths && other.joined === plain(name))));
  expect(lines).toHaveLength(100);
  for (const half of [lines.slice(0, 50), lines.slice(50)]) {
    const astray = half.flatMap(line => {
      const [query, wanted] = line.split(/ +=> +/), { paths, missing } = asked(query), [, absent] = /^absent: (.*)/.exec(wanted) ?? [];
      const fits = absent ? missing.some(name => isSame(name, absent)) : wanted.split(" | ").some(page => paths.some(path => [path, path.split("#")[0]].includes(page)));
      return fits ? [] : [`${query}: ${paths.join(", ")} ${missing.join(", ")}`];
    });
    expect(astray.length, astray.join("\n")).toBeLessThanOrEqual(2);
  }
});

// How each judge's problems are addressed elsewhere, by what the judge's own address tells.
const FORMS = /** @type {[RegExp, (told: string[]) => string[]][]} */ ([
  [/^codeforces[.]com[/]problemset[/]problem[/](\d+)[/](\w+)$/, ([contest, letter]) => [
    `https://codeforces.com/contest/${contest}/problem/${letter}`, `https://m1.codeforces.com/problemset/problem/${contest}/${letter}?locale=ru`,
    `https://mirror.codeforces.com/contest/${contest}/problem/${letter}`, `https://vjudge.net/problem/CodeForces-${contest}${letter}`,
    `https://www.luogu.com.cn/problem/CF${contest}${letter}`, `${contest}/${letter}`, `codeforces ${contest} ${letter.toLowerCase()}`,
  ]],
  [/^atcoder[.]jp[/]contests[/]([^/]+)[/]tasks[/](\w+)$/, ([contest, task]) => [
    `https://atcoder.jp/contests/${contest}/tasks/${task}?lang=en`, `https://vjudge.net/problem/AtCoder-${task}`,
    `https://www.luogu.com.cn/problem/AT_${task}`, `${contest}.contest.atcoder.jp/tasks/${task}`, `AtCoder ${task.replace("_", " ")}`,
  ]],
  [/^www[.]luogu[.]com[.]cn[/]problem[/]P(\d+)$/, ([number]) => [
    `https://www.luogu.com.cn/problem/P${number}#submit`, `https://www.luogu.com/problem/P${number}`, `luogu.org/problemnew/show/P${number}`,
    `luogu ${number}`, `洛谷 P${number}`,
  ]],
  [/^acm[.]hdu[.]edu[.]cn[/]showproblem[.]php[?]pid=(\d+)$/, ([number]) => [
    `http://acm.hdu.edu.cn/showproblem.php?pid=${number}`, `https://vjudge.net/problem/HDU-${number}`, `hdu ${number}`, `HDU${number}`,
  ]],
]);

test("every problem is found first by its judge's address, and by the forms that people paste", () => {
  const links = readdirSync("../../../src/bin").flatMap(file => {
    const [, link] = /^[/][/]! - Judge: <([^>]+)>/m.exec(readFileSync(`../../../src/bin/${file}`, "utf8")) ?? [];
    return link ? [/** @type {const} */ ([link, `p/${file.replace(".rs", ".html")}`])] : [];
  });
  expect(links.length).toBeGreaterThan(200);
  const queries = links.flatMap(([link, path]) => {
    const address = link.replace(/^https?:[/][/]/, "");
    const forms = FORMS.flatMap(([form, made]) => { const told = form.exec(address); return told ? made(told.slice(1)) : []; });
    return [link, address, ...forms].map(query => /** @type {const} */ ([query, path]));
  });
  const here = new Set(all.pages.map((/** @type {any} */ of) => of.path));
  const astray = queries.filter(([, path]) => here.has(path)).flatMap(([query, path]) => {
    const { paths, missing } = asked(query);
    return paths[0] === path && !missing.length ? [] : [`${query}: ${paths[0]} ${missing.join(" ")}`];
  });
  expect(astray).toEqual([]);
});

test("an address of a problem that is not here is said to be not here", async ({ page }) => {
  for (const [path, said] of [["search.html", "Not here: “Codeforces 1A”."], ["zh/search.html", "这里没有 “Codeforces 1A”。"]]) {
    await open(page, `${path}?q=${encodeURIComponent("https://codeforces.com/problemset/problem/1/A")}`);
    await expect(page.locator("#said-of")).toHaveText(said);
    await expect(page.locator("#found a")).toHaveCount(0);
  }
});

test("an address of a judge that is not here names it, and what its words lead to", async ({ page }) => {
  for (const [path, asked, said] of [
    ["search.html", "https://www.acwing.com/problem/content/893/", "The problems of acwing.com are not here."], ["zh/search.html", "acwing.com/problem/content/893/", "这里没有 acwing.com 的题目。"],
    ["search.html", "https://leetcode.com/problems/nim-game/", "The problems of leetcode.com are not here. Nearest:"], ["search.html", "https://codeforces.com/blog/entry/1", "Not here: “codeforces.com/blog/entry/1”."],
    ["search.html", "lightoj 1186", "The problems of LightOJ are not here."], ["zh/search.html", "lightoj", "这里没有 LightOJ 的题目。"], ["search.html", "uva 10561", "The problems of UVa are not here."], ["search.html", "LightOJ nim game", "The problems of LightOJ are not here. Nearest:"],
  ]) {
    await open(page, `${path}?q=${encodeURIComponent(asked)}`);
    await expect(page.locator("#said-of")).toHaveText(said);
    if (said.endsWith(":")) await expect(page.locator("#found a").first()).toHaveAttribute("href", "t/nim.html");
    else await expect(page.locator("#found a")).toHaveCount(0);
  }
});

test("the page of a game that is not here is offered as that of who has it", async ({ page }) => {
  for (const [path, kind] of [["search.html", "who has it"], ["zh/search.html", "何处可查"]]) {
    await open(page, `${path}?q=五子棋`);
    await expect(page.locator("#found li").first()).toContainText(kind);
  }
});

test("a game that is not here is said to be not here, and what is near is named", async ({ page }) => {
  for (const [path, asked, said] of /** @type {[string, string, RegExp][]} */ ([
    ["search.html", "how to win sprouts", /^“sprouts”: Not here; /], ["zh/search.html", "sprouts", /^“sprouts”：这里没有，/],
    ["search.html", "quoridor nim", /^Nothing here is about “quoridor”[.] Nearest:$/], ["zh/search.html", "跳舞毯 nim", /^这里没有关于 “跳舞毯” 的内容，最接近的有：$/],
  ])) {
    await open(page, `${path}?q=${asked}`);
    await expect(page.locator("#said-of")).toHaveText(said);
    await expect(page.locator("#found a").first()).toBeVisible();
  }
});

test("the search of every page leads to what is found, and on", async ({ page }) => {
  for (const path of ["index.html", "catalogue.html", "p/p2599.html", "zh/course/index.html"].filter(path => existsSync(`../../../target/site/${path}`))) {
    await open(page, path);
    await page.locator("#search").fill("stairs");
    await page.keyboard.press("Enter");
    await page.locator("#found a").first().click();
    await expect(page).toHaveURL(/(p\/cses_stair_game|t\/staircase)[.]html$/);
  }
});

test("the title in the other language leads to the page in it", async ({ page }) => {
  for (const [path, to] of [["search.html", /zh\/p\/agc010f[.]html$/], ["zh/search.html", /[^h]\/p\/agc010f[.]html$/]]) {
    await open(page, `${path}?q=AGC010F`);
    await page.locator("#found li").first().locator("a").nth(1).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator("h1")).toBeVisible();
  }
});
