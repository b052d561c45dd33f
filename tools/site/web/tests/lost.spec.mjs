// Games of each kind are lost on purpose, in both languages: what is said, and what one can do then.
import { readFileSync } from "node:fs";
import { expect, open, pick, slugs, test } from "./page.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Until the panel has answered. @param {Page} page */
const settled = page => page.waitForFunction(() => [...document.querySelectorAll(".panel")].every(panel => panel.ariaBusy !== "true"));
/** What the panel says. @param {Page} page */
const said = async page => (await page.locator(".panel [data-id=turn]").textContent() ?? "").trim();

/** Plays on until the game is over or so many moves are made: what gives most away, or the last move. @param {Page} page @param {number} most */
async function lose(page, most = 40) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (await page.locator(".panel [data-id=options]").isHidden()) {
    await page.locator(".panel [data-id=menu]").click();
    await page.locator(".panel [data-id=all]").click();
  }
  for (let move = 0; move < most; move++) {
    await settled(page);
    if (/over|终局/.test(await said(page))) return;
    const index = await page.evaluate(async () => {
      const panel = /** @type {HTMLElement} */ (document.querySelector(".panel")), at = new URLSearchParams(location.hash.slice(1));
      const typed = /** @type {HTMLInputElement} */ (panel.querySelector("[data-id=position]")).value;
      const moves = (at.get("moves") ?? panel.dataset.moves ?? "").split(".").filter(Boolean).map(Number);
      const { options } = await new grundy.Runner().ask(panel.dataset.board ?? "", { input: `${at.get("at") ?? typed}\n`, question: Number(at.get("question") ?? 0), moves });
      const worst = options.findLastIndex((/** @type {any} */ option) => option.gives !== null);
      return worst < 0 ? options.length - 1 : worst;
    });
    await page.locator(`.panel [data-id=options] [data-option="${index}"]`).click();
  }
  await settled(page);
}

/** What is said of a game of each kind. @type {[string, string, number, string, string][]} */
const KINDS = [
  ["nim", "at=1+3+2+4+5", 40, "You lose. Move 1 gave the win away: heap 3: 5 → 4. It left: 2 XOR 4 XOR 4 = 2. It could have left: 1 XOR 4 XOR 5 = 0, by heap 1: 2 → 1.", "你输了。第 1 步把胜局让给了对方：第 3 堆：5 → 4。留下的是：2 XOR 4 XOR 4 = 2。本可留下：1 XOR 4 XOR 5 = 0，走法：第 1 堆：2 → 1。"],
  ["nim", "at=1+2+3+3", 40, "You lose. You began in a lost position: the other player had an answer to every move.", "你输了。你从必败态开始：无论怎么走，对方都有应对。"],
  ["edpc_l", "at=4+10+80+90+30", 40, "The result: 40 to you, 170 to the other. Move 3 cost 60: 30 from the right. The best was: 100 to you, 110 to the other, by 90 from the left. Also: move 1 cost 10.",
    "结果：你 40，对方 170。第 3 步损失 60：右端的 30。当时可达：你 100，对方 110；走法：左端的 90。另外：第 1 步损失 10。"],
  ["p6560", "at=3+7+6+1+1+1+2+1+3+2+2+2+3+3+1+3+3+1+2+1+3+2+1+2+3+3+1+3+2", 1, "Move 1 let the win slip: ● from 1 to 3. From then on it was a draw. This would have won in 1 move: ● from 1 to 2. Your move",
    "第 1 步放走了胜局，成了平局：● 从 1 到 3。1 步可胜的走法：● 从 1 到 2。轮到你"],
  ["p6560", "at=3+7+6+1+1+1+2+1+3+2+2+2+3+3+1+3+3+1+2+1+3+2+1+2+3+3+1+3+2", 8, "You lose. Move 3 gave the draw away: ● from 3 to 1, which loses in 1 move. This would have kept the draw: stay. Also: move 1 let the win slip.",
    "你输了。第 3 步丢掉了平局：● 从 3 到 1，1 步之内落败。能保持平局的走法：不动。另外：第 1 步放走了胜局，成了平局。"],
  ["cf2028e", "at=1+5+1+5+2+3+3+4+4+5&question=3&moves=0", 40, "Move 2 cost 1/2: to 3. The chance to win fell from 3/4 to 1/4. This was best: to 5.", "第 2 步损失 1/2：到 3。胜率从 3/4 降到 1/4。最优的走法：到 5。"],
];

for (const [slug, at, most, english, chinese] of KINDS.filter(([slug]) => slugs.includes(slug))) {
  for (const [folder, expected] of [["", english], ["zh/", chinese]]) {
    test(`${folder}${slug}, ${at}, is lost on purpose in ${most} moves, and the page says by what`, async ({ page }) => {
      await open(page, `${folder}p/${slug}.html#${at}`);
      await lose(page, most);
      expect(await said(page)).toContain(expected);
    });
  }
}

test("in a game of chance who made no mistake is told so, and never in numbers how it ended", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "p/cf2028e.html#at=1+4+1+3+2+3+3+4&question=2&moves=0");
  await pick(page, "which");
  await pick(page, "all");
  for (let move = 0; move < 40 && !/over/.test(await said(page)); move++) {
    await page.locator("#options .best").first().click();
    await settled(page);
  }
  expect(await said(page)).toMatch(/The result: Alice (reaches 1|is caught)\. You made no mistake(: your chance to win was [^ ]+\/[^ ]+ at the start, and luck decided the rest|: you were certain to win from the start)\./);
});

for (const slug of ["cf1425a", "cf388c", "p3210", "edpc_l"].filter(slug => slugs.includes(slug))) for (const [folder, result] of [["", "The result: "], ["zh/", "结果："]]) {
  test(`${folder}${slug} ends as it was said to from the start`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, `${folder}p/${slug}.html`);
    await pick(page, "which");
    await pick(page, "all");
    const bests = () => page.locator("#options .best .says:first-of-type").allTextContents();
    const worth = (/** @type {string} */ says) => says.slice(says.indexOf("(") + 1, -1), start = worth((await bests())[0]);
    expect(start.length).toBeGreaterThan(3);
    while (!(await said(page)).includes(result)) {
      expect((await bests()).map(worth)).toEqual((await bests()).map(() => start));
      await page.locator("#options .best").first().click();
      await settled(page);
    }
    expect(await said(page)).toContain(`${result}${start}`);
  });
}

test("a lost position is played from there until it is won, and the tries are counted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "p/nim.html#at=1+2+1+2");
  await pick(page, "all");
  const move = (/** @type {string} */ label) => page.locator("#options button", { hasText: label }).click(), again = page.locator("#again");
  await move("heap 1: 1 → 0");
  await expect(again).toHaveText("play it from there");
  await again.click();
  await expect(page.locator("#moves li")).toHaveCount(0);
  await move("heap 2: 2 → 0");
  await expect(page.locator("#turn")).toContainText("You lose. Move 1 gave the win away");
  await again.click();
  await move("heap 2: 2 → 1");
  await settled(page);
  await page.locator("#options button").first().click();
  await expect(page.locator("#turn")).toContainText("You win. Won from there, at try 2. You made no mistake.");
  await expect(again).toHaveText("play again");
});

test("who began in a lost position changes sides", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "p/nim.html#at=1+2+1+1");
  await page.locator("#board .can").first().click();
  await expect(page.locator("#again")).toHaveText("change sides");
  await page.locator("#again").click();
  await settled(page);
  await page.locator("#board .can").first().click();
  await expect(page.locator("#turn")).toContainText("You win. You made no mistake.");
});

test("a mistake is dealt again until it is won without a hint on two days", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "again.html");
  await expect(page.locator("#count")).toContainText("Nothing waits to be won again.");
  await open(page, "p/nim.html#at=1+3+2+4+5");
  await lose(page);
  await open(page, "index.html");
  await expect(page.locator("#to-again")).toHaveText("1 position to win again");
  for (const [day, expected] of [["2027-01-01", "Won. It comes once more on another day."], ["2027-01-02", "Won on two days: it is gone from here."]]) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
    for (const isHelped of [true, false]) {
      await page.goto(`again.html?${day}${isHelped}`);
      await expect(page.locator("#count")).toHaveText("1 position to win again, 1 of them today.");
      await expect(page.locator("#of")).toHaveText("Nim");
      await expect(page.locator(".panel [data-id=turn]")).toContainText("Your move");
      await settled(page);
      if (isHelped) await page.locator("[data-id=hint]").click();
      // Best moves, found without the page's hints.
      for (let move = 0; move < 40 && !/over/.test(await said(page)); move++) {
        const part = await page.evaluate(async () => {
          const heaps = [...document.querySelectorAll(".panel .b-count")].map(count => Number(count.textContent)), sizes = [...document.querySelectorAll(".panel [data-part^='heap:']")].map((_, heap) => document.querySelectorAll(`.panel [data-part^="stone:${heap}:"]`).length);
          if (heaps.length > sizes.length) throw new Error("heaps");
          const { options } = await new grundy.Runner().ask("nim", { input: `1\n${sizes.length}\n${sizes.join(" ")}\n` });
          const [, heap, left] = /heap (\d+): \d+ → (\d+)/.exec(options.find((/** @type {any} */ option) => option.best).label) ?? [];
          return `stone:${Number(heap) - 1}:${left}`;
        });
        await page.locator(`.panel [data-part="${part}"]`).click();
        await settled(page);
      }
      await expect(page.locator("#told")).toHaveText(isHelped ? "Won, but with help: it stays." : expected);
    }
  }
  await page.goto("zh/again.html");
  await expect(page.locator("#count")).toContainText("没有要再赢一次的局面。");
});

test("what says why is small enough to be loaded at the first hint", () => {
  const [, packed = ""] = /", "(.*)"/.exec(readFileSync("../../../target/site/module/explain.js", "utf8")) ?? [];
  expect(Buffer.from(packed, "base64").length).toBeGreaterThan(10_000);
  expect(Buffer.from(packed, "base64").length).toBeLessThan(300_000);
});

test("a hint goes through the steps of a theorem, each laid over the board, and names the moves last", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  /** @type {string[]} */
  const asked = [];
  page.on("request", request => asked.push(request.url()));
  await open(page, "p/nim.html#at=1+3+2+4+5");
  expect(asked.some(url => url.endsWith("/explain.js"))).toBe(false);
  const hint = page.locator("#hint"), frame = () => page.locator("#board svg").getAttribute("viewBox"), before = await frame();
  await hint.click();
  await expect(page.locator("#reasons")).toHaveText("This position is won: 1 of 11 moves wins.");
  await expect(page.locator("#story")).toBeHidden();
  await hint.click();
  await expect(page.locator("#story li")).toHaveText([/so the XOR is 3\.$/]);
  await expect(page.locator("#board .over .o-odd")).toHaveCount(2);
  await expect(page.locator("#board .wins")).toHaveCount(0);
  expect(await frame()).not.toBe(before);
  await hint.click();
  await expect(page.locator("#board .over .o-change")).toHaveCount(1);
  await page.locator("#story button").first().click();
  await expect(page.locator("#board .over .o-odd")).toHaveCount(2);
  await page.locator("#story [data-lit]").first().hover();
  expect(await page.locator("#board .lit").count()).toBeGreaterThan(0);
  await hint.click();
  await expect(page.locator("#reasons")).toContainText("one option leaves a lost one: heap 1: 2 → 1");
  await expect(page.locator("#board .wins")).toHaveCount(1);
  await page.locator('#board [data-part="stone:0:1"]').click();
  await settled(page);
  await expect(page.locator("#board .over")).toHaveCount(0);
});

test("a loss is told by the number that the move left, and why shows the steps before it", async ({ page }) => {
  await open(page, "p/nim.html#at=1+3+2+4+5");
  await lose(page);
  expect(await said(page)).toContain("Move 1 gave the win away: heap 3: 5 → 4. It left: 2 XOR 4 XOR 4 = 2. It could have left: 1 XOR 4 XOR 5 = 0, by heap 1: 2 → 1.");
  await page.getByRole("button", { name: "why" }).click();
  await expect(page.locator("#story li")).toHaveCount(2);
  await expect(page.locator("#options [data-option='1']")).toContainText("1 XOR 4 XOR 5 = 0");
  await expect(page.locator("#board .over .o-odd")).toHaveCount(2);
  await open(page, "zh/p/nim.html#at=1+3+2+4+5");
  await page.reload();
  await lose(page);
  expect(await said(page)).toContain("第 1 步把胜局让给了对方：第 3 堆：5 → 4。留下的是：2 XOR 4 XOR 4 = 2。本可留下：1 XOR 4 XOR 5 = 0，走法：第 1 堆：2 → 1。");
});

test("where a reading differs from play the page shows play alone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "p/nim.html#at=1+3+2+4+5");
  await page.evaluate(() => {
    const { run } = grundy.Runner.prototype;
    grundy.Runner.prototype.run = async function (/** @type {string} */ name, /** @type {Asked | undefined} */ asked) {
      const ended = await run.call(this, name, asked);
      return name === "explain" ? { ...ended, output: ended.output.replace('"claim":"lost"', '"claim":"won"') } : ended;
    };
  });
  for (let press = 0; press < 2; press++) { await page.locator("#hint").click(); await settled(page); }
  await expect(page.locator("#reasons")).toContainText("one option leaves a lost one");
  await expect(page.locator("#story")).toBeHidden();
});

for (const theme of ["light", "dark"]) {
  test(`what is laid over a board is seen in the ${theme} theme, and fits a telephone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: /** @type {"light" | "dark"} */ (theme) });
    await open(page, "p/nim.html#at=1+3+2+4+5");
    for (let press = 0; press < 2; press++) { await page.locator("#hint").click(); await settled(page); }
    await expect(page.locator("#board .over .o-odd")).toHaveCount(2);
    const { least, box } = await page.evaluate(() => {
      const style = getComputedStyle(/** @type {Element} */ (document.querySelector("#board"))), probe = document.createElement("span");
      document.body.append(probe);
      const light = (/** @type {string} */ name) => {
        probe.style.color = style.getPropertyValue(name);
        const [r, g, b] = (/\d[\d, ]+/.exec(getComputedStyle(probe).color)?.[0] ?? "").split(",").map(Number).map(c => c / 255).map(c => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (/** @type {string} */ one, /** @type {string} */ other) => { const [low, high] = [light(one), light(other)].sort((a, b) => a - b); return (high + 0.05) / (low + 0.05); };
      const lines = ["--mark", "--win", "--lose", "--you", "--other"].flatMap(line => ["--wood", "--wood-low", "--raised"].map(ground => contrast(line, ground) / 3));
      const words = [["--ink", "--wood"], ["--ink", "--wood-low"], ["--soft", "--wood"], ["--soft", "--wood-low"], ["--ink", "--mark-soft"], ["--soft", "--mark-soft"], ["--ink", "--raised"]].map(([word, ground]) => contrast(word, ground) / 4.5);
      const box = /** @type {Element} */ (document.querySelector("#board svg")).getBoundingClientRect();
      return { least: Math.min(...lines, ...words), box: [box.left, box.right] };
    });
    expect(least).toBeGreaterThanOrEqual(1);
    expect(box[0]).toBeGreaterThanOrEqual(0);
    expect(box[1]).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test("a board of a chapter tells step by step how a theorem sees it", async ({ page }) => {
  test.skip(!slugs.includes("poj1704"), "the chapter's board is not built");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "course/08-stairs-and-strips.html");
  const place = page.locator('[data-board="poj1704"]');
  await place.getByRole("button", { name: "step by step" }).click();
  await expect(place.locator(".story li")).toHaveCount(1);
  await expect(place.locator(".over .o-span")).toHaveCount(3);
  await place.locator("[data-id=hint]").click();
  await expect(place.locator(".story li")).toHaveCount(2);
});
