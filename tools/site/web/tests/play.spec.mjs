// Whole games against the machine, which wins what it should: by clicks, by keys, and by typing.
import { readdirSync, readFileSync } from "node:fs";
import { expect, open, pick, slugs, test } from "./page.mjs";

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
  // Parts until a move is made or lies ready; what no part makes is a button. At once, as what is found may be gone a
  // moment later.
  clicks: (page, moves) => page.evaluate(moves => {
    const all = (/** @type {string} */ which) => /** @type {Element[]} */ ([...document.querySelectorAll(which)]);
    const click = (/** @type {Element} */ part) => part?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const isMade = () => document.querySelector("#board")?.closest(".panel")?.ariaBusy === "true", parts = all("#board .can");
    if (parts.length) click(parts[moves % parts.length]);
    for (let more; !isMade() && (more = all("#board .can.may:not(.goes)")).length;) click(more[0]);
    if (!isMade()) click(all("#ready [data-option]")[0]);
  }, moves),
  async keys(page) {
    if (await page.locator("#options").isHidden()) await pick(page, "all");
    await page.locator("#options").focus();
    await page.keyboard.press("a");
  },
  async typing(page) {
    if (await page.locator("#position").isHidden()) await pick(page, "type");
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
      if (standing === "won") await pick(page, "swap");
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
  const [boards, checks] = ["board", "check"].map(what => [...text.matchAll(RegExp(`data-${what}="(\\w+)"`, "g"))].map(found => found[1]));
  return { chapter: `${folder}/${name}`, boards, checks };
// Exercises live without being asked, so all that a chapter has must be there.
})).filter(({ boards, checks }) => boards.some(slug => slugs.includes(slug)) && checks.every(slug => slugs.includes(slug)));

/** What a board shows and where, but for what one touches. @param {Element} place */
const picture = place => {
  const drawn = [...place.querySelectorAll("svg.drawn, .b-text")].filter(part => !part.closest("button"));
  return drawn.map(part => {
    const { x, width, height } = part.getBoundingClientRect(), copy = /** @type {Element} */ (part.cloneNode(true));
    for (const inner of [copy, ...copy.querySelectorAll("*")]) {
      inner.classList.remove("can", "goes", "away");
      for (const name of inner === copy ? ["role"] : ["role", "tabindex", "aria-label"]) inner.removeAttribute(name);
      if (!inner.getAttribute("class")) inner.removeAttribute("class");
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
      await place.getByRole("button", { name: /^(play this|从这里对局)$/ }).click();
      await expect(place.locator(".turn")).toContainText(/Your move|轮到你/);
      expect(await place.evaluate(picture), slug).toEqual(before);
      expect(before, slug).not.toEqual([]);
    }
  });
}

test("moves are taken back, sides changed, and all of it stands in the address", async ({ page }) => {
  await open(page, "p/p2599.html");
  await pick(page, "type");
  await page.locator("#position").fill("1 3 1 3 2");
  await page.locator("#position").press("Enter");
  await expect(page.locator("#turn")).toContainText("Heaps of 1, 3 and 2");
  await pick(page, "all");
  await page.locator("#options button").nth(1).click();
  await expect(page.locator("#turn")).toContainText("Answer:");
  await expect(page).toHaveURL(/#at=1\+3\+1\+3\+2&moves=1\.\d/);
  const after = await page.locator("#turn").textContent();
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === "yes");
  expect(after).toContain((await page.locator("#turn").textContent())?.trim());
  await page.locator("#undo").click();
  await expect(page.locator("#turn")).toContainText("Heaps of 1, 3 and 2");
  await expect(page.locator("#undo")).toBeDisabled();
  await pick(page, "swap");
  await expect(page.locator("#turn")).toContainText("Your move");
  await expect(page).toHaveURL(/side=1/);
});

test("what wins is said, and why", async ({ page }) => {
  // No theorem reads its positions.
  await open(page, "p/agc048d.html#at=1+4+4+3+3+3");
  // The first hint names no move.
  await page.locator("#hint").click();
  await expect(page.locator("#reasons")).toHaveText("This position is won: 1 of 4 moves wins.");
  await expect(page.locator("#board .wins")).toHaveCount(0);
  await page.locator("#hint").click();
  await expect(page.locator("#reasons")).toContainText("This position is won: one option leaves a lost one");
  await expect(page.locator("#board .wins")).toHaveCount(1);
  await page.locator("#hint").click();
  await expect(page.locator("#reasons")).toHaveText("Touch a stone to take it and all above it.");
  await pick(page, "which");
  await pick(page, "all");
  await expect(page.locator("#options .wins")).toHaveCount(1);
  await expect(page.locator("#options .wins")).toContainText("✓ wins");
});

test("the picture of a board stands alone", async ({ page }) => {
  await open(page, "p/p2599.html#at=1+2+1+2");
  await page.locator("#menu").click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
  expect(file.suggestedFilename()).toBe("p2599.svg");
  const text = readFileSync(await file.path(), "utf8"), [, stone] = /fill="url\((?:&quot;|')?#stone(?:&quot;|')?\) (rgb\([^"]*\))"/.exec(text) ?? [];
  expect(text).not.toMatch(/class=|var\(|data-part/);
  expect(stone).toBe(await page.evaluate(() => getComputedStyle(/** @type {Element} */ (document.querySelector("#board .b-ground"))).stroke && getComputedStyle(/** @type {Element} */ (document.querySelector("#board .b-stone"))).fill.replace(/^url\([^)]*\) /, "")));
  // A browser draws it by itself, and a stone of it is no ground.
  const drawn = await page.evaluate(async text => {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
    await image.decode();
    const sheet = new OffscreenCanvas(image.naturalWidth, image.naturalHeight), paint = /** @type {OffscreenCanvasRenderingContext2D} */ (sheet.getContext("2d"));
    paint.drawImage(image, 0, 0);
    const bytes = paint.getImageData(0, 0, sheet.width, sheet.height).data;
    return new Set(Array.from({ length: bytes.length / 4 }, (_, i) => bytes.slice(4 * i, 4 * i + 4).join())).size;
  }, text);
  expect(drawn).toBeGreaterThan(20);
});

test("after a loss the page says which move gave the win away, what keeps it, and lets one try again from there", async ({ page }) => {
  await open(page, "p/p2599.html#at=1+2+1+2");
  await pick(page, "which");
  await pick(page, "all");
  await page.locator("#options .loses").first().click();
  await expect(page.locator("#turn")).toContainText("You lose. Move 1 gave the win away: ");
  await expect(page.locator("#turn")).toContainText("It could have left: the first heap is 1, just the size that makes the row lost, by heap 2: 2 → 1");
  await expect(page.locator("#moves button")).toHaveCount(2);
  await page.locator("#moves .loses").click();
  await expect(page.locator("#options .wins")).toHaveCount(1);
  await page.locator("#options .wins").click();
  await expect(page.locator("#turn")).toContainText("Your move");
  await expect(page.locator("#turn")).not.toContainText("gave the win away");
});

test("after a loss one is shown why, and tries again from there", async ({ page }) => {
  await open(page, "p/p2599.html#at=1+2+1+2");
  await page.locator('#board [data-part="stone:1:0"]').click();
  await expect(page.locator("#turn")).toContainText("You lose.");
  await page.getByRole("button", { name: "why" }).click();
  await expect(page.locator("#reasons")).toContainText("one option leaves a lost one: heap 2: 2 → 1");
  await expect(page.locator("#board .wins")).toHaveCount(1);
  await page.getByRole("button", { name: "play it from there" }).click();
  await expect(page.locator("#moves li")).toHaveCount(0);
  await expect(page.locator("#board .wins")).toHaveCount(0);
  await expect(page.locator("#again")).toBeHidden();
});

test("places in several rows are told apart by what stands above these", async ({ page }) => {
  await open(page, "p/cf794c.html#at=cedad+cadca");
  const labels = await page.locator("#board .can").evaluateAll(parts => parts.map(part => part.getAttribute("aria-label")));
  expect(labels.length).toBeGreaterThan(5);
  expect(new Set(labels).size).toBe(labels.length);
});

test("every board says how to move, or has buttons for it", async ({ page }) => {
  for (const [slug, at, said] of [
    ["abc413f", "6+3+2+6+3+2+3", "Choose a move."], ["cf2181f", "1+5+4+3+2+1+4", "Choose a move."], ["multiplicationgame", "1+8580+Bob", "Choose a move."], ["uoj51", "", "Touch the value that a move changes."],
    ["arc105d", "", "Touch the heap that a move changes."], ["cf725f", "", "Touch the value that a move changes."], ["cses_stair_game", "1+4+2+4+1+3", "Touch a stone to move it on with all above it."],
  ].filter(([slug]) => slugs.includes(slug))) {
    await open(page, `p/${slug}.html${at ? `#at=${at}` : ""}`);
    await settled(page);
    await expect(page.locator("#reasons"), slug).toHaveText(said);
    if (said === "Choose a move.") await expect(page.locator("#ready [data-option]"), slug).toHaveCount(await page.locator("#options [data-option]").count());
  }
});

test("a gap parts a heap, also one of several alike, and how to move says only what is so", async ({ page }) => {
  const turn = page.locator("#turn"), part = (/** @type {string} */ name) => page.locator(`#board [data-part="${name}"]`);
  await open(page, "p/hdu3032.html#at=1+1+8");
  await expect(page.locator("#reasons")).toHaveText("Touch a stone to take it and all above it, or the gap where a heap is split.");
  await part("cut:0:3").press("Enter");
  await expect(turn).toContainText("You: heap 1: 8 → 3 and 5");
  await open(page, "p/hackerrank_stone_piles.html#at=1+1+6");
  await expect(page.locator("#reasons")).toHaveText("Touch the gaps where a heap is split; if a button with the move appears, touch it, too.");
  await open(page, "p/cses_grundys_game.html#at=1+9");
  // The second of two heaps of 4: the move says of neither which it is.
  await pick(page, "two");
  for (const name of ["cut:0:4", "cut:1:1", "cut:2:1"]) {
    await expect(part(name)).toHaveClass(/can/);
    await part(name).press("Enter");
  }
  await expect(turn).toContainText("First player: 4 → 1 and 3");
});

test("what was touched in vain is forgotten with the next touch that begins a move", async ({ page }) => {
  await open(page, "p/hdu1730.html#at=1+8+4+1");
  const said = "Touch all that goes or changes; if a button with the move appears, touch it, too.", part = (/** @type {string} */ name) => page.locator(`#board [data-part="${name}"]`);
  await expect(page.locator("#reasons")).toHaveText(said);
  await part("cell:0:0").click();
  await expect(page.locator("#reasons")).toHaveText("There is no such move.");
  await part("cell:0:3").click();
  await expect(page.locator("#reasons")).toHaveText(said);
});

test("how to move is said at first, and what is touched in vain is answered", async ({ page }) => {
  await open(page, "p/p2599.html#at=1+3+1+3+2");
  await expect(page.locator("#reasons")).toHaveText("Touch a stone to take it and all above it.");
  await page.locator('#board [data-part="stone:1:0"]').click();
  await expect(page.locator("#reasons")).toHaveText("There is no such move.");
  await page.locator('#board [data-part="stone:0:0"]').click();
  await expect(page.locator("#turn")).toContainText("Answer:");
  await expect(page.locator("#reasons")).toBeEmpty();
});

test("a game that was won is played again from its start", async ({ page }) => {
  await open(page, "p/p2599.html#at=1+2+1+2");
  await page.locator('#board [data-part="stone:1:1"]').click();
  await expect(page.locator("#turn")).toContainText("Answer:");
  await page.locator("#board .can").first().click();
  await expect(page.locator("#turn")).toContainText("You win.");
  await expect(page.locator("#hint")).toBeHidden();
  await page.getByRole("button", { name: "play again" }).click();
  await expect(page.locator("#moves li")).toHaveCount(0);
  await expect(page.locator("#turn")).toContainText("Heaps of 1 and 2");
  await expect(page.locator("#again")).toBeHidden();
});

test("what is no position is refused", async ({ page }) => {
  await open(page, "p/p2599.html");
  await pick(page, "type");
  await page.locator("#position").fill("1 3 1 x 2");
  await page.locator("#position").press("Enter");
  await expect(page.locator("#reasons")).toContainText('found "x"');
  await expect(page.locator("#position")).toHaveAttribute("aria-invalid", "true");
});

test("what is no position is refused in the language of the page", async ({ page }) => {
  await open(page, "zh/p/p2599.html");
  await pick(page, "type");
  await page.locator("#position").fill("1 3 1 x 2");
  await page.locator("#position").press("Enter");
  await expect(page.locator("#reasons")).toHaveText(/^第 1 行第 7 列：应为 \d+ 到 \d+ 的整数，而这里是 "x"$/);
});

test("a move is typed that leaves nothing", async ({ page }) => {
  await open(page, "p/sg_table.html#at=lasker+45&question=1");
  await pick(page, "type");
  await page.locator("#position").fill("No heap");
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

test("two people play at one board, and the address says so", async ({ page }) => {
  await open(page, "p/nim.html#at=1+2+1+2");
  await pick(page, "two");
  await settled(page);
  await page.locator("#board .can").first().click();
  await settled(page);
  await expect(page.locator("#moves li")).toHaveText([/First player: /]);
  await expect(page.locator("#turn")).toContainText("Second player to move");
  await expect(page.locator("#options")).toBeHidden();
  // Without a clipboard the address is there to be copied.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await pick(page, "share");
  const link = await page.locator("#link").inputValue();
  expect(link).toMatch(/p\/nim[.]html#at=1\+2\+1\+2&moves=0&two=1$/);
  await page.goto("about:blank");
  await open(page, link);
  await expect(page.locator("#turn")).toContainText("Second player to move");
});

test("a move that is a part of others lies ready, until it is made, dropped, or goes on", async ({ page }) => {
  await open(page, "p/wythoff.html#at=4+6");
  const stone = (/** @type {string} */ at) => page.locator(`#board [data-part="stone:${at}"]`), ready = page.locator("#ready button");
  await stone("0:1").click();
  await expect(ready).toHaveText("make this move: heap 1: 4 → 1");
  await expect(stone("1:3")).toHaveClass(/may/);
  await expect(stone("1:4")).not.toHaveClass(/may/);
  await page.keyboard.press("Escape");
  await expect(ready).toHaveCount(0);
  await stone("0:1").click();
  await page.locator(".side").click({ position: { x: 4, y: 4 } });
  await expect(ready).toHaveCount(0);
  await stone("0:1").click();
  await ready.click();
  await expect(page.locator("#moves li").first()).toContainText("heap 1: 4 → 1");
  await page.locator("#undo").click();
  await settled(page);
  await stone("0:1").click();
  await stone("1:3").click();
  await expect(page.locator("#moves li").first()).toContainText("heap 1: 4 → 1, heap 2: 6 → 3");
});

test("of many moves with one part one steps from one to the next", async ({ page }) => {
  // So many that they are not all buttons at once.
  await open(page, `p/edpc_k.html#at=30+700+${Array.from({ length: 30 }, (_, i) => i + 1).join("+")}`);
  const move = page.locator("#ready [data-option]"), less = page.getByRole("button", { name: "the move before" }), more = page.getByRole("button", { name: "the next move" });
  await page.locator('#board [data-part="stone:0:0"]').click();
  await expect(move).toHaveCount(1);
  await expect(less).toBeDisabled();
  const first = await move.textContent();
  await more.click();
  const next = await move.textContent();
  expect(next).not.toBe(first);
  await less.click();
  await expect(move).toHaveText(first ?? "");
  await more.press("Enter");
  await move.click();
  await expect(page.locator("#moves li").first()).toContainText((next ?? "").replace("make this move: ", ""));
});

test("a move that changes nothing drawn is a button", async ({ page }) => {
  await open(page, "p/p2599.html#at=1+3+1+3+2");
  await expect(page.locator("#ready")).toBeHidden();
  await page.goto("about:blank");
  await open(page, "p/p6560.html#at=3+5+6+1+1+1+2+1+3+2+2+3+1+1+2+1+3+2+1+2+3+3+1+3+2");
  await expect(page.locator("#ready button")).toHaveText(["stay"]);
  await page.locator("#ready button").click();
  await expect(page.locator("#moves li").first()).toContainText("You: stay");
});

test("while a game is loaded a word says so, and then the panel is as high as its board", async ({ page }) => {
  /** @type {() => void} */
  let go = () => {};
  const held = new Promise(done => { go = () => done(undefined); });
  await page.route("**/module/play-nim.js", async route => { await held; await route.continue(); });
  // A page is not loaded before its module is, if that is asked for early.
  await page.goto("p/nim.html#at=1+3+2+4+5", { waitUntil: "domcontentloaded" });
  await expect(page.locator("#turn")).toHaveText("The game is being loaded …");
  go();
  await expect(page.locator("#turn")).toContainText("Your move");
  const [panel, board, svg] = await Promise.all([".panel", "#board", "#board svg"].map(async of => (await page.locator(of).boundingBox())?.height ?? 0));
  expect(panel - board).toBeLessThan(4);
  expect(board - svg).toBeLessThan(32);
});

test("what stands on the board is typed back", async ({ page }) => {
  await open(page, "p/p2599.html#at=1+3+1+3+2");
  await pick(page, "type");
  const type = async (/** @type {string} */ words) => { await page.locator("#position").fill(words); await page.locator("#position").press("Enter"); };
  await type("Heaps of 1, 3 and 2");
  await expect(page.locator("#moves li")).toHaveCount(0);
  await expect(page.locator("#position")).toHaveValue("1 3 1 3 2");
  await type("Heaps of 1, 3 and 1");
  await expect(page.locator("#moves li").first()).toContainText("You: heap 3: 2 → 1");
  expect(await page.locator("#position").getAttribute("aria-invalid")).toBeNull();
});

test("the board fills the window, and leaves it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "p/nim.html#at=1+3+2+4+5");
  const panel = page.locator(".panel"), svg = page.locator("#board svg"), size = async () => (await svg.boundingBox())?.height ?? 0, before = await size();
  await page.keyboard.press("f");
  await expect(panel).toHaveClass(/large/);
  const box = await panel.boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 1280, 800]);
  expect(await size()).toBeGreaterThan(1.2 * before);
  expect(await page.locator("#turn").evaluate(turn => parseFloat(getComputedStyle(turn).fontSize))).toBeCloseTo(1.3 * 16, 1);
  await page.keyboard.press("Escape");
  await expect(panel).not.toHaveClass(/large/);
  await pick(page, "large");
  await expect(panel).toHaveClass(/large/);
  await page.keyboard.press("f");
  await expect(panel).not.toHaveClass(/large/);
});

test("what is taken leaves an outline, and is gone after a moment", async ({ page }) => {
  await open(page, "p/nim.html#at=1+2+4+5");
  await pick(page, "two");
  await page.locator('#board [data-part="stone:1:2"]').click();
  await expect(page.locator("#board .b-was")).toHaveCount(3);
  await expect(page.locator("#board .b-gone")).toHaveCount(0);
  // Whoever wants no motion sees the outline at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.locator('#board [data-part="stone:1:1"]').click();
  await expect(page.locator("#board .b-was")).toHaveCount(1);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("on a first board everything that is written can be read, and lies on nothing else that is", async ({ page }) => {
  test.setTimeout(180_000);
  // Those with the most to show: long strips, wide trees, letters at many edges.
  const full = ["cuttingbrownies", "cf455b", "cf917b", "bipartite_game", "hdu4315", "hackerrank_bob_and_ben", "p8347", "hdu3094", "arc078d", "arc087e", "agc033c"];
  for (const slug of full.filter(slug => slugs.includes(slug))) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `p/${slug}.html`);
      await settled(page);
      const { small, over } = await page.locator("#board svg.drawn text").evaluateAll(texts => {
        const all = texts.map(text => {
          const { x, y, width, height } = text.getBoundingClientRect(), scale = /** @type {SVGTextElement} */ (text).getScreenCTM()?.a ?? 0;
          return { words: text.textContent, size: parseFloat(getComputedStyle(text).fontSize) * scale, left: x, right: x + width, top: y + height / 4, bottom: y + height * 3 / 4 };
        });
        const isOver = (/** @type {typeof all[0]} */ one, /** @type {typeof all[0]} */ other) => one.left + 1 < other.right && other.left + 1 < one.right && one.top + 1 < other.bottom && other.top + 1 < one.bottom;
        return { small: all.filter(({ size }) => size < 9).map(({ words }) => words), over: all.flatMap((one, i) => all.slice(i + 1).filter(other => isOver(one, other)).map(other => `${one.words} on ${other.words}`)) };
      });
      expect([small, over], `${slug}, ${width} pixels wide`).toEqual([[], []]);
    }
  }
});

/** Problems of every kind of board. */
const PATCHED = [
  "p2599", "nim", "hdu3032", "cses_grundys_game", "cses_stair_game", "coin_turning", "poj1704", "edpc_l", "agc017d", "graph_hackenbush",
  "bipartite_game", "cf1411g", "p9169", "p7137", "gerald08", "cuttingbrownies", "p1290", "cf15c", "arc116f",
].filter(slug => slugs.includes(slug));

/** What is drawn, part by part, but for what one touches, and for what has gone. @param {string} html */
function parts(html) {
  const place = document.createElement("div");
  place.innerHTML = html;
  for (const left of place.querySelectorAll(".b-gone, .b-was, .b-dot")) left.remove();
  const drawn = [...place.querySelectorAll("svg.drawn, .b-text")];
  return drawn.flatMap(picture => [picture.getAttribute("viewBox"), picture.getAttribute("aria-label"), ...picture.tagName === "svg" ? [...picture.children].map(part => {
    part.classList.remove("can", "goes", "may", "away", "wins", "loses", "changed");
    for (const name of ["role", "tabindex", "aria-label"]) part.removeAttribute(name);
    if (!part.getAttribute("class")) part.removeAttribute("class");
    return part.outerHTML;
  }) : [picture.innerHTML]]);
}

for (const slug of PATCHED) {
  test(`after random play ${slug} is drawn as it is afresh`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, `p/${slug}.html`);
    await page.evaluate(`globalThis.parts = ${parts}`);
    let steps = 0;
    for (let move = 0; move < 12; move++) {
      if (move % 5 === 4) await page.locator("#undo, #new").and(page.locator(":enabled:visible")).first().click();
      else if (/over/.test(await page.locator("#turn").textContent() ?? "")) await page.locator("#new").click();
      else await WAYS.clicks(page, 7 * move);
      await settled(page);
      const { now, afresh } = await page.evaluate(async of => {
        const parts = /** @type {any} */ (globalThis).parts, runner = /** @type {any} */ (globalThis).runner ??= new grundy.Runner();
        const at = new URLSearchParams(location.hash.slice(1)), game = { input: `${at.get("at") ?? /** @type {any} */ (document.getElementById("position")).value}\n`, question: Number(at.get("question") ?? 0) };
        const moves = (at.get("moves") ?? "").split(".").filter(Boolean).map(Number);
        const [view, first] = [await runner.ask(of, { ...game, moves }), await runner.ask(of, game)];
        const { output } = await runner.run("draw", { words: ["en"], input: JSON.stringify({ view, first: first.board, words: [] }) });
        return { now: parts(document.getElementById("board")?.innerHTML), afresh: parts(JSON.parse(output).svg) };
      }, slug);
      expect(now).toEqual(afresh);
      steps++;
    }
    expect(steps).toBe(12);
  });
}
