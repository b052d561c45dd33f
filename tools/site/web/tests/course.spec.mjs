// The exercises of the course: a move by mouse, by keys, by a finger and by typing; what a wrong one meets; what is kept.
import { readdirSync, readFileSync } from "node:fs";
import { expect, open, slugs, test } from "./page.mjs";

const FOLDER = "../../../target/site/course";

/** Exercises with boards: their chapters, and which one of its chapter each is. */
const BOARDS = readdirSync(FOLDER).filter(name => name !== "index.html").flatMap(name => {
  const found = [...readFileSync(`${FOLDER}/${name}`, "utf8").matchAll(/data-check="(\w+)"/g)];
  return found.map(([, slug], index) => ({ path: `course/${name}`, slug, index }));
}).filter(({ slug }) => slugs.includes(slug));

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */

/** An exercise that can be answered: by touching what can be touched, or by a button.
 * @param {Page} page @param {number} index */
async function ready(page, index) {
  const place = page.locator("[data-check]").nth(index);
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator(".can, .told ~ .tools > button").first()).toBeAttached({ timeout: 30_000 });
  return place;
}

/** A move that is best, or is not, by its parts, and if it has none, by its name, as the evidence and tools/draw have
 * them. @param {Locator} place @param {boolean} isBest @returns {Promise<string[] | string>} */
const move = (place, isBest) => place.evaluate(async (place, isBest) => {
  const { check = "", position = "", question = "0", words = "[]" } = /** @type {HTMLElement} */ (place).dataset;
  const asked = { input: `${position}\n`, question: Number(question) };
  const view = await grundy.see(new grundy.Runner(), check, JSON.parse(words), asked);
  const options = view.options.filter((/** @type {any} */ option) => option.best === isBest);
  return options.find((/** @type {any} */ option) => option.key.length)?.key ?? options[0].called;
}, isBest);

/** Where a part is. @param {Locator} part @returns {Promise<[number, number]>} */
async function middle(part) {
  await part.scrollIntoViewIfNeeded();
  return part.evaluate(part => {
    const { x, y, width, height } = (part.querySelector(".b-hit, .b-ring, .b-edge") ?? part).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}

/** How a part or a button is touched: there, whatever lies on top of it. @type {Record<string, (page: Page, part: Locator) => Promise<unknown>>} */
const WAYS = {
  mouse: async (page, part) => page.mouse.click(...await middle(part)),
  async keys(page, part) {
    await part.focus();
    await page.keyboard.press("Enter");
  },
  finger: async (page, part) => page.touchscreen.tap(...await middle(part)),
};

/** Makes a move by its parts: until it is made, and one of them again if it is part of others; or by its button.
 * @param {Page} page @param {Locator} place @param {string[] | string} parts @param {string} way */
async function make(page, place, parts, way) {
  if (typeof parts === "string") {
    await WAYS[way](page, place.getByRole("button", { name: parts, exact: true }));
    return;
  }
  const isMade = () => place.evaluate(place => place.ariaBusy === "true" || !!place.querySelector(".told b"));
  for (const name of [...parts, parts[0]]) {
    if (!await isMade()) await WAYS[way](page, place.locator(`[data-part="${name}"]`));
  }
}

for (const way of Object.keys(WAYS)) {
  test.describe(way, () => {
    if (way === "finger") test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    for (const { path, slug, index } of BOARDS) {
      test(`the right move of ${slug}, board ${index + 1} in ${path}, is made by ${way}`, async ({ page }) => {
        await open(page, path);
        const place = await ready(page, index);
        await make(page, place, await move(place, true), way);
        await expect(place.locator(".told .yes")).toBeVisible();
        await expect(place.locator(".answered")).toHaveText("✓ at the first try");
      });
    }
  });
}

for (const { path, slug, index } of BOARDS) {
  test(`a wrong move of ${slug}, board ${index + 1} in ${path}, is answered on the board, and is tried again`, async ({ page }) => {
    await open(page, path);
    const place = await ready(page, index), wrong = await move(place, false);
    const before = await place.locator(".play").innerHTML();
    await make(page, place, wrong, "mouse");
    await expect(place.locator(".told .no")).toBeVisible();
    await expect(place.locator(".told")).toContainText("Answer: ");
    const after = await place.evaluate(async place => {
      const { check = "", position = "", words = "[]" } = /** @type {HTMLElement} */ (place).dataset;
      const told = place.querySelector(".told")?.textContent ?? "", runner = new grundy.Runner(), own = JSON.parse(words);
      const first = await grundy.see(runner, check, own, { input: `${position}\n` });
      const wrong = first.options.findIndex((/** @type {any} */ option) => told.includes(`${option.called}:`));
      const view = await grundy.see(runner, check, own, { input: `${position}\n`, moves: [wrong] }, first);
      return view.options.filter((/** @type {any} */ option) => told.includes(`Answer: ${option.called}.`)).map((/** @type {any} */ option) => option.svg);
    });
    // What has gone is seen for a moment, and leaves an outline.
    await expect(place.locator(".b-gone")).toHaveCount(0);
    const shown = await place.locator(".play").evaluate(play => [...play.querySelectorAll("text")].filter(of => !of.closest(".b-was")).map(of => of.textContent).join(" "));
    const texts = await page.evaluate(all => all.map((/** @type {string} */ svg) => {
      const holder = document.createElement("div");
      holder.innerHTML = svg;
      return [...holder.querySelectorAll("text")].map(of => of.textContent).join(" ");
    }), after);
    expect(texts).toContain(shown);
    await place.getByRole("button", { name: "try again" }).click();
    await expect(place.locator(".b-gone")).toHaveCount(0);
    expect((await place.locator(".play").innerHTML()).replace(/ tabindex="-?\d"/g, "")).toBe(before.replace(/ tabindex="-?\d"/g, ""));
    await make(page, place, await move(place, true), "mouse");
    await expect(place.locator(".answered")).toHaveText("✓ after tries");
    await page.reload();
    await expect(page.locator("[data-check]").nth(index).locator(".answered")).toHaveText("✓ after tries");
    await expect(page.locator("[data-step]")).toContainText("answered");
  });
}

test("a move is typed, asked about, and shown by an example", async ({ page }) => {
  await open(page, "course/05-nim.html");
  const place = await ready(page, 0), field = place.getByLabel("Your move");
  await place.getByText("or type the move").click();
  const type = async (/** @type {string} */ move) => { await field.fill(move); await field.press("Enter"); };
  await type("no idea");
  await expect(place.locator(".told")).toContainText("For example: heap 1: 3 → 0");
  await type("take 4");
  await expect(place.locator(".tools button", { hasText: "heap" })).toHaveText(["heap 2: 4 → 0", "heap 3: 6 → 2"]);
  await place.locator(".tools button", { hasText: "heap 3: 6 → 2" }).click();
  await expect(place.locator(".told .no")).toBeVisible();
  await type("take 1 from the heap of 3");
  await expect(place.locator(".told .yes")).toBeVisible();
  await expect(page.locator("[data-step]")).toHaveText("1/3 answered");
});

test("a touch that is no move is answered, and is no try", async ({ page }) => {
  await open(page, "course/02-won-and-lost.html");
  const place = await ready(page, 0);
  await place.locator('[data-part="stone:0:0"]').click();
  await expect(place.locator(".told")).toHaveText("There is no such move. Touch a stone to take it and all above it.");
  await make(page, place, ["stone:0:6"], "mouse");
  await expect(place.locator(".answered")).toHaveText("✓ at the first try");
});

test("every gap that parts a heap makes its move, whichever part is below", async ({ page }) => {
  await open(page, "course/09-splitting.html");
  const place = await ready(page, 0);
  await expect(place.locator(".told")).toHaveText("Touch the gap where a heap is split.");
  await place.locator('[data-part="stone:0:7"]').click();
  await expect(place.locator(".told")).toHaveText("There is no such move. Touch the gap where a heap is split.");
  for (const [below, said] of [["cut:0:3", "8 → 3 and 5"], ["cut:0:5", "8 → 3 and 5"], ["cut:0:6", "8 → 2 and 6"], ["cut:0:2", "8 → 2 and 6"], ["cut:0:7", "8 → 1 and 7"], ["cut:0:1", "8 → 1 and 7"]]) {
    await make(page, place, [below], "mouse");
    await expect(place.locator(".told"), below).toContainText(said);
    if (!said.includes("1 and 7")) await place.getByRole("button", { name: "try again" }).click();
    else if (below !== "cut:0:1") { await page.reload(); await ready(page, 0); }
  }
  await expect(place.locator(".told .yes")).toBeVisible();
});

test("an edge of the other player is no move, and is said to be his", async ({ page }) => {
  await open(page, "course/14-different-moves.html");
  const place = await ready(page, 0), touched = (/** @type {string} */ part) => make(page, place, [part], "mouse");
  // One falls with one's own edge, the other one does not.
  for (const part of ["edge:1-2", "edge:0-4"]) {
    await touched(part);
    await expect(place.locator(".told")).toHaveText("There is no such move: this is Ksen’s. Touch an edge.");
  }
  await touched("vertex:2");
  await expect(place.locator(".told")).toHaveText("There is no such move. Touch an edge.");
  await touched("edge:0-1");
  await expect(place.locator(".told .yes")).toBeVisible();
});

test("after a wrong move the game is played out, and one comes back", async ({ page }) => {
  await open(page, "course/02-won-and-lost.html");
  const place = await ready(page, 1);
  await make(page, place, ["stone:0:8"], "mouse");
  await place.getByRole("button", { name: "play it out" }).click();
  await expect(place.locator(".panel .moves li")).toHaveCount(2);
  await place.getByRole("button", { name: "back to the exercise" }).click();
  await expect(place.locator(".panel")).toHaveCount(0);
  await expect(place.locator(".can").first()).toBeAttached();
});

test("a number is written in its form, and an answer that was looked at is kept as such", async ({ page }) => {
  await open(page, "course/05-nim.html");
  const place = page.locator(".check.number").first(), says = place.getByRole("status");
  await expect(place).toContainText("5 XOR 6 =");
  for (const [typed, verdict] of [["7", "✗ not yet"], ["3 or 4", "Please write a number."], ["it is 3", "✓ right"]]) {
    await place.locator("input").fill(typed);
    await place.locator("input").press("Enter");
    await expect(says).toHaveText(verdict);
  }
  await expect(place.locator(".answered")).toHaveText("✓ after tries");
  const other = page.locator(".check.number").nth(1);
  await page.locator(".check.number").nth(1).locator("xpath=following-sibling::details[1]/summary").click();
  await other.locator("input").fill("3");
  await other.locator("input").press("Enter");
  await expect(other.locator(".answered")).toHaveText("✓ after a look at the answer");
  expect(await page.evaluate(() => JSON.parse(localStorage.done))).toEqual({ "check xor 5 6": 2, "check count nim 1 / 3 / 3 5 7": 3 });
});

test("answers are read in print, and without scripts", async ({ browser, page }) => {
  await open(page, "course/05-nim.html");
  const answer = page.locator("details.fold > p").first(), isShown = () => answer.evaluate(of => of.checkVisibility());
  expect(await isShown()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isShown()).toBe(true);
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await still.goto(page.url());
  await still.locator("details.fold > summary").first().click();
  await expect(still.locator("details.fold > p").first()).toBeVisible();
  await expect(still.locator(".check").first()).toContainText("Make the only winning move.");
  await expect(still.getByText("or type the move")).toHaveCount(0);
});
