// The explorer in its page says what `cargo law` says.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, open, test } from "./page.mjs";

/** @param {string} rule @param {string[]} words */
const native = (rule, ...words) => JSON.parse(execFileSync("../../../target/debug/law", ["--json", ...words, rule], { encoding: "utf8" }));

test("the examples are those of cargo law", async ({ page }) => {
  await open(page, "law.html");
  const examples = await page.locator("#rules [data-rule]").all();
  expect(examples.length).toBe(12);
  for (const example of examples) {
    const rule = await example.textContent() ?? "", { values, conclusions, reading, position } = native(rule);
    await example.click();
    await expect(example).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("html")).not.toHaveAttribute("data-busy");
    await expect(page.locator("#law .reading")).toHaveText(reading.en);
    if (position) {
      await expect(page.locator("#law")).toContainText(`The ${position.wins} player wins.`);
      const moves = position.moves.map((/** @type {{ from: number[], to: number[] }} */ { from, to }) => `${from} → ${to.join(" and ") || "nothing"}`);
      await expect(page.locator("#law .moves li")).toHaveText(moves);
      await expect(page.locator("#numbers")).toBeHidden();
      continue;
    }
    const shown = await page.locator("#table tbody td").allTextContents();
    expect(shown.map(Number), rule).toEqual(values.flat());
    for (const { law } of conclusions) await expect(page.locator("#law")).toContainText(law);
    await expect(page).toHaveURL(new RegExp(`#rule=${encodeURIComponent(rule).replace(/[.]/g, "[.]")}$`));
  }
});

test("games and nimbers are worth what cargo law says", async ({ page }) => {
  await open(page, "law.html");
  for (const example of await page.locator("#games [data-rule]").all()) {
    const text = await example.textContent() ?? "", { game, comparison, nimbers } = native(text);
    await example.click();
    await expect(example).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("html")).not.toHaveAttribute("data-busy");
    await expect(page.locator("#law")).toContainText(game?.form ?? comparison?.sign ?? nimbers.value);
    await expect(page.locator("#numbers")).toBeHidden();
    await expect(page.locator("#picture svg")).toHaveCount(game ? 1 : 0);
  }
});

test("an error points at its word", async ({ page }) => {
  await open(page, "law.html");
  await page.locator("#rule").fill("take 1,2 and melt");
  await page.locator("#run").click();
  await expect(page.locator("#refusal")).toContainText("“melt”");
  const marked = await page.locator("#rule").evaluate(field => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLInputElement} */ (field);
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });
  expect(marked).toBe("melt");
});

test("a guess says how far the table and play went, and names programs of its rule alone", async ({ page }) => {
  for (const [path, said] of [["law.html", "In the table: for all 101, found on 50. By play, one heap after the other: up to 1000."], ["zh/law.html", "逐个推演：到 1000 为止。"]]) {
    await open(page, `${path}#rule=split+equal`);
    await expect(page.locator("#law")).toContainText(said);
    await expect(page.locator("#programs")).toBeEmpty();
  }
  await open(page, "law.html#rule=take+1..3");
  await expect(page.locator("#programs a").first()).toHaveAttribute("href", "p/cses_nim_game_2.html");
});

test("what has two meanings is refused with both spellings", async ({ page }) => {
  await open(page, "law.html");
  for (const [text, one, two] of [["take 1,2 10", "take 1,2,10", "take 1,2 on 10"], ["domineering . . .", "domineering ...", "domineering ././."]]) {
    await page.locator("#rule").fill(text);
    await page.locator("#run").click();
    await expect(page.locator("#refusal")).toContainText(`do you mean “${one}” or “${two}”?`);
  }
  await page.locator("#rule").fill("two heaps: give any to the second; throw one away and split the other");
  await page.locator("#run").click();
  await expect(page.locator("#refusal")).toContainText("from (0, 2) to (1, 1)");
});

for (const [folder, said] of [["", "Several games are called"], ["zh/", "不止一个"]]) {
  test(`a name of several games leads to each of them on ${folder}law.html`, async ({ page }) => {
    test.slow();
    const text = readFileSync(`../../../target/site/${folder}glossary.html`, "utf8");
    const names = [...new Set([...text.matchAll(/law[.]html#rule=([^"]+)"/g)].map(([, name]) => decodeURIComponent(name.replaceAll("+", " "))))];
    const several = names.filter(name => native(name, "--to", "1").error?.games);
    expect(several).toContain("Chomp");
    for (const name of several) {
      await open(page, `${folder}law.html#rule=${encodeURIComponent(name)}`);
      await expect(page.locator("#law")).toContainText(`“${name}”`);
      await expect(page.locator("#law")).toContainText(said);
      await expect(page.locator("#refusal")).toBeEmpty();
      const games = native(name).error.games.map((/** @type {{ en: string }} */ { en }) => `#rule=${encodeURIComponent(en)}`);
      expect(games.length, name).toBeGreaterThan(1);
      expect(await page.locator("#law .games a").evaluateAll(all => all.map(link => link.getAttribute("href"))), name).toEqual(games);
      await expect(page.locator("#numbers, #graph, #in-rust").filter({ visible: true })).toHaveCount(0);
    }
    await page.locator("#law .games a").first().click();
    await expect(page.locator("#law .games")).toHaveCount(0);
  });
}

test("where nothing could be read, nothing is said but why", async ({ page }) => {
  for (const [folder, all] of [["", "All names of games"], ["zh/", "全部游戏名"]]) {
    await open(page, `${folder}law.html#rule=melt`);
    await expect(page.locator("#refusal")).not.toContainText("--list");
    await expect(page.locator("#refusal a")).toHaveText(all);
    await expect(page.locator(".alive h2").filter({ visible: true })).toHaveCount(0);
  }
});

test("a name leads to its rule, its programs, or one line", async ({ page }) => {
  await open(page, "law.html#rule=mark");
  await expect(page.locator("#law")).toContainText("leaves half of the heap, rounded down");
  await expect(page.locator("#table td")).toHaveCount(101);
  await page.locator("#rule").fill("Moore's Nim");
  await page.locator("#run").click();
  await expect(page.locator("#programs a").first()).toHaveAttribute("href", "p/moore_nim.html");
  await expect(page.locator("#law a").first()).toHaveAttribute("href", "t/moore.html");
  await expect(page.locator("#numbers")).toBeHidden();
  await page.locator("#rule").fill("sprouts");
  await page.locator("#run").click();
  await expect(page.locator("#law")).toContainText("Winning Ways");
});

test("a Chinese page answers in Chinese", async ({ page }) => {
  await open(page, "zh/law.html#rule=%E6%AF%8F%E6%AC%A1%E5%8F%96%201%20%E5%88%B0%203%20%E4%B8%AA%EF%BC%8C%E4%B8%8D%E8%83%BD%E5%8F%96%E8%80%85%E8%BE%93");
  await expect(page.locator("#law .reading")).toHaveText("每步从一堆中取 1 至 3 个。走最后一步者胜。");
  await expect(page.locator("#law")).toContainText("已证明 g(n) = n mod 4");
  await expect(page.locator("#law")).toContainText("证明见 cses_nim_game_2、hdu1846");
  for (const [rule, law] of [["take 1,2 and split", "周期 12，从 n = 71 起"], ["take 1,2; misere", "反常商"]]) {
    const { conclusions } = native(rule);
    await page.locator("#rule").fill(rule);
    await page.locator("#run").click();
    await expect(page.locator("#law")).toContainText(law);
    for (const { zh } of conclusions) {
      await expect(page.locator("#law")).toContainText(zh.law);
      await expect(page.locator("#law")).toContainText(zh.ground);
    }
  }
  await page.locator("#rule").fill("take 1,2 and melt");
  await page.locator("#run").click();
  await expect(page.locator("#refusal")).toHaveText(`“melt”：应为：${native("take 1,2 and melt").error.expected.zh}`);
  await page.locator("#rule").fill("take 1,2 10");
  await page.locator("#run").click();
  await expect(page.locator("#refusal")).toContainText("是否指“take 1,2,10”或“take 1,2 on 10”？");
  await page.locator("#rule").fill("威佐夫博弈 3 5");
  await page.locator("#run").click();
  await expect(page.locator("#law")).toContainText("后手必胜");
});

test("what a game is worth is said in Chinese", async ({ page }) => {
  await open(page, "zh/law.html#rule=domineering%202x2");
  await expect(page.locator("#law")).toContainText("先手胜；均值 0，温度 1；左停 1，右停 -1");
  await expect(page.locator("#picture title")).toHaveText("domineering 2x2 的温度图");
  await expect(page.locator("#picture desc")).toHaveText("左墙：0 处 1、1 处 0。右墙：0 处 -1、1 处 0。均值 0，温度 1。");
});

test("a function of n is a rule", async ({ page }) => {
  await open(page, "law.html");
  await page.locator("#by-function summary").click();
  await page.locator("#run-function").click();
  await expect(page.locator("#law")).toContainText("period 12 from n = 71");
  // It was only run: the theorem holds if it goes on like this.
  await expect(page.locator("#law .status").first()).toHaveText("follows, if the rule goes on like this");
  await page.locator("#function").fill("while (true);");
  await page.locator("#run-function").click();
  await expect(page.locator("#function-refusal")).toContainText("too long", { timeout: 10_000 });
});

test("a link carries a rule", async ({ page }) => {
  await open(page, "law.html#rule=take%201..3");
  await expect(page.locator("#rule")).toHaveValue("take 1..3");
  await expect(page.locator("#law")).toContainText("n mod 4");
});

test("the values go as far as is asked", async ({ page }) => {
  await open(page, "law.html");
  await expect(page.locator("#table td")).toHaveCount(101);
  await page.locator("#to").fill("999");
  await page.locator("#run").click();
  await expect(page.locator("#table td")).toHaveCount(1000);
  const values = await page.locator("#table td").allTextContents();
  expect(values.map(Number)).toEqual(native("take 1,2 and split", "--to", "999").values);
  await open(page, "law.html#rule=take%201..3&to=300");
  await expect(page.locator("#to")).toHaveValue("300");
  await expect(page.locator("#table td")).toHaveCount(301);
});

test("a period that needs 509622 heaps is proven within ten seconds", async ({ page }) => {
  await open(page, "law.html#rule=.16");
  await expect(page.locator("#law")).toContainText("period 149459 from n = 105351", { timeout: 10_000 });
  await expect(page.locator("#law .status").first()).toHaveText("proven");
});
