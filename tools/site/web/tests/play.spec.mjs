// Whole games against the machine, which wins what it should: by clicks, by keys, and by typing.
import { readdirSync, readFileSync } from "node:fs";
import { expect, open, slugs, test } from "./page.mjs";

/** Problems of all kinds of boards. */
const PLAYED = [
  "p2599", "nim", "moore_nim", "hdu3032", "cses_stair_game", "wythoff", "agc017d", "p7137", "coin_turning", "poj1704",
  "hdu3951", "cf305e", "abc349e", "hdu1846", "hdu2516", "p1290", "cf1704f", "bipartite_game", "agc033c", "cf794e",
  "hdu4315", "p6487", "hdu1730", "p4018", "cf1147c", "hdu3595", "arc116f", "tenkei031", "cf15c", "p1199", "sg_table",
].filter(slug => slugs.includes(slug));

/** Until the panel has answered. @param {import("@playwright/test").Page} page */
const settled = page => page.waitForFunction(() => document.querySelector("#board")?.closest(".panel")?.ariaBusy !== "true");

/** How a move is made. @type {Record<string, (page: import("@playwright/test").Page, moves: number) => Promise<unknown>>} */
const WAYS = {
  // Parts until a move is made; what no part makes is an option. At once, as what is found may be gone a moment later.
  clicks: (page, moves) => page.evaluate(moves => {
    const all = (/** @type {string} */ which) => /** @type {Element[]} */ ([...document.querySelectorAll(which)]);
    const click = (/** @type {Element} */ part) => part?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const isMade = () => document.querySelector("#board")?.closest(".panel")?.ariaBusy === "true", parts = all("#board .can");
    if (parts.length) click(parts[moves % parts.length]);
    const seen = all("#board .can.may:not(.goes)").length;
    for (let index = 0; index < seen && !isMade(); index++) click(all("#board .can.may:not(.goes)")[index]);
    if (!isMade()) click(all("#options .now")[0] ?? all("#options button")[0]);
  }, moves),
  async keys(page) {
    await page.locator("#options").focus();
    await page.keyboard.press("a");
  },
  async typing(page) {
    const label = await page.evaluate(() => document.querySelector("#options button > span:last-of-type")?.firstChild?.textContent ?? "");
    await page.locator("#position").fill(label);
    await page.locator("#position").press("Enter");
  },
};

for (const slug of PLAYED) {
  test(`the machine wins ${slug} where it should`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, `p/${slug}.html`);
    for (const [way, make] of Object.entries(WAYS)) {
      await page.locator("#new").click();
      await settled(page);
      await expect(page.locator("#turn")).toContainText("Your move");
      // Another side begins where the first player wins.
      const standing = await page.evaluate(async of => {
        const position = /** @type {HTMLInputElement} */ (document.getElementById("position")).value;
        const question = Number(new URLSearchParams(location.hash.slice(1)).get("question"));
        return (await new grundy.Runner().ask(of, { input: `${position}\n`, question })).standing;
      }, slug);
      if (standing === "won") await page.locator("#swap").click();
      for (let moves = 0; moves < 200; moves++) {
        await settled(page);
        const { turn, before } = await page.evaluate(() => ({ turn: document.getElementById("turn")?.textContent ?? "", before: location.hash }));
        if (turn.includes("It is over")) break;
        await make(page, moves);
        await settled(page);
        expect(await page.evaluate(() => location.hash), `${way} makes a move from ${before}`).not.toBe(before);
      }
      await expect(page.locator("#turn")).toContainText(standing === "won" || standing === "lost" ? "You lose." : "It is over.");
    }
  });
}

/** Chapters with boards at rest, and the problems of these boards. */
const DRAWN = ["course", "zh/course"].flatMap(folder => readdirSync(`../../../target/site/${folder}`).map(name => {
  const text = readFileSync(`../../../target/site/${folder}/${name}`, "utf8");
  return { chapter: `${folder}/${name}`, boards: [...text.matchAll(/data-board="(\w+)"/g)].map(found => found[1]) };
})).filter(({ boards }) => boards.some(slug => slugs.includes(slug)));

/** What a board shows and where, but for what one touches. @param {Element} place */
const picture = place => {
  const drawn = [...place.querySelectorAll("svg.drawn, .b-text")].filter(part => !part.closest("button"));
  return drawn.map(part => {
    const { x, width, height } = part.getBoundingClientRect(), copy = /** @type {Element} */ (part.cloneNode(true));
    for (const inner of [copy, ...copy.querySelectorAll("*")]) {
      inner.classList.remove("can", "goes");
      for (const name of inner === copy ? ["role"] : ["role", "tabindex", "aria-label"]) inner.removeAttribute(name);
    }
    return { html: copy.outerHTML, middle: Math.round(x + width / 2), height: Math.round(height) };
  });
};

for (const { chapter, boards } of DRAWN) {
  test(`a board of ${chapter} that comes alive keeps its drawing`, async ({ page }) => {
    await open(page, chapter);
    for (const [index, slug] of boards.entries()) {
      if (!slugs.includes(slug)) continue;
      const place = page.locator("[data-board]").nth(index), before = await place.evaluate(picture);
      await place.getByRole("button").click();
      await expect(place.locator(".options button").first()).toBeVisible();
      expect(await place.evaluate(picture), slug).toEqual(before);
      expect(before, slug).not.toEqual([]);
    }
  });
}

test("moves are taken back, sides changed, and all of it stands in the address", async ({ page }) => {
  await open(page, "p/p2599.html");
  await page.locator("#position").fill("1 3 1 3 2");
  await page.locator("#position").press("Enter");
  await expect(page.locator("#turn")).toContainText("[1, 3, 2]");
  await page.locator("#options button").nth(1).click();
  await expect(page.locator("#turn")).toContainText("Answer:");
  await expect(page).toHaveURL(/#at=1\+3\+1\+3\+2&moves=1\.\d/);
  const after = await page.locator("#turn").textContent();
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === "yes");
  expect(after).toContain((await page.locator("#turn").textContent())?.trim());
  await page.locator("#undo").click();
  await expect(page.locator("#turn")).toContainText("[1, 3, 2]");
  await expect(page.locator("#undo")).toBeDisabled();
  await page.locator("#swap").click();
  await expect(page.locator("#turn")).toContainText("Your move");
  await expect(page).toHaveURL(/side=1/);
});

test("what wins is said, and why", async ({ page }) => {
  await open(page, "p/p2599.html#at=1+3+1+3+2");
  await page.locator("#hint").click();
  await expect(page.locator("#options .wins")).toHaveCount(1);
  await expect(page.locator("#options .wins")).toContainText("✓ wins");
  await expect(page.locator("#reasons")).toContainText("This position is won: one option leaves a lost one");
});

test("after a loss the page says which move gave the win away, what keeps it, and lets one try again from there", async ({ page }) => {
  await open(page, "p/p2599.html#at=1+2+1+2");
  await page.locator("#hint").click();
  await page.locator("#options .loses").first().click();
  await expect(page.locator("#turn")).toContainText("You lose. Move 1 gave the win away: ");
  await expect(page.locator("#turn")).toContainText("This would have kept it: heap 2: 2 → 1");
  await expect(page.locator("#moves button")).toHaveCount(2);
  await page.locator("#moves .loses").click();
  await expect(page.locator("#options .wins")).toHaveCount(1);
  await page.locator("#options .wins").click();
  await expect(page.locator("#turn")).toContainText("Your move");
  await expect(page.locator("#turn")).not.toContainText("gave the win away");
});

test("what is no position is refused", async ({ page }) => {
  await open(page, "p/p2599.html");
  await page.locator("#position").fill("1 3 1 x 2");
  await page.locator("#position").press("Enter");
  await expect(page.locator("#reasons")).toContainText('found "x"');
  await expect(page.locator("#position")).toHaveAttribute("aria-invalid", "true");
});

test("what is no position is refused in the language of the page", async ({ page }) => {
  await open(page, "zh/p/p2599.html");
  await page.locator("#position").fill("1 3 1 x 2");
  await page.locator("#position").press("Enter");
  await expect(page.locator("#reasons")).toHaveText(/^第 1 行第 7 列：应为 \d+ 到 \d+ 的整数，而这里是 "x"$/);
});

test("a move is typed that leaves nothing", async ({ page }) => {
  await open(page, "p/sg_table.html#at=lasker+45&question=1");
  await page.locator("#position").fill("[]");
  await page.locator("#position").press("Enter");
  await expect(page.locator("#turn")).toContainText("It is over.");
});

test("stones are gone to by arrows, and taken by Enter", async ({ page }) => {
  await open(page, "p/p2599.html#at=1+3+1+3+2");
  await page.locator("#board .can").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator("#turn")).toContainText("You: heap 3");
});

test("a reply comes within a tenth of a second", async ({ page }) => {
  await open(page, "p/p2599.html#at=1+4+1+3+4+2");
  const times = [];
  for (let time = 0; time < 5; time++) {
    times.push(await page.evaluate(async () => {
      const runner = /** @type {any} */ (window).runner ??= new grundy.Runner(), start = performance.now();
      await runner.ask("p2599", { input: "1 4 1 3 4 2\n", moves: [0] });
      return performance.now() - start;
    }));
  }
  console.log(`cold ${Math.round(times[0])} ms, warm ${times.slice(1).map(Math.round).join(" ")} ms`);
  expect(Math.min(...times)).toBeLessThan(100);
});

test("two people play at one board, the options are hidden, and the address says so", async ({ page }) => {
  await open(page, "p/nim.html#at=1+2+1+2");
  await page.locator("#two").click();
  await settled(page);
  await page.locator("#options button").first().click();
  await settled(page);
  await expect(page.locator("#moves li")).toHaveText([/^First player: /]);
  await expect(page.locator("#turn")).toContainText("Second player to move");
  await page.locator("#bare").click();
  await expect(page.locator("#options")).toBeHidden();
  // Without a clipboard the address is there to be copied.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.locator("#share").click();
  const link = await page.locator("#link").inputValue();
  expect(link).toMatch(/p\/nim[.]html#at=1\+2\+1\+2&moves=0&two=1$/);
  await page.goto("about:blank");
  await open(page, link);
  await expect(page.locator("#turn")).toContainText("Second player to move");
});
