// One page of each kind: no fault that a screen reader stumbles over, nothing wider than a telephone, and from a folder.
import { AxeBuilder } from "@axe-core/playwright";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { test as plain } from "@playwright/test";
import { expect, open, test } from "./page.mjs";

const KINDS = [
  "index.html", "catalogue.html", "theorems.html", "t/nim.html", "law.html", "notebook.html", "titles.html", "glossary.html", "404.html",
  "course/index.html", "course/01-won-and-lost.html", "p/p2599.html", "p/cf1368f.html", "p/agc017d.html", "zh/index.html", "zh/p/p2599.html", "zh/law.html",
].filter(path => existsSync(`../../../target/site/${path}`));

/** What a screen reader stumbles over. @param {AxeBuilder} axe */
async function serious(axe) {
  const { violations } = await axe.setLegacyMode(true).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(node => node.html.slice(0, 200)).join(" | ")}`);
}

for (const path of KINDS) {
  test(`axe finds nothing serious on ${path}, in both themes, and it is as wide as a telephone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });
    // All rows of the catalogue are alike, and take axe a minute.
    if (path === "catalogue.html") await open(page, `${path}?q=nim`);
    expect(await serious(new AxeBuilder({ page }))).toEqual([]);
    // Nothing but colours depends on the theme.
    await page.evaluate(() => { document.documentElement.dataset.theme = "dark"; });
    expect(await serious(new AxeBuilder({ page }).withRules(["color-contrast"]))).toEqual([]);
  });
}

test("the name of a kind of game finds its problems, and no others of a family called alike", async ({ page }) => {
  for (const [name, found, other] of [["阶梯博弈", "poj1704", "nim"], ["巴什", "hdu1846", "hdu2516"], ["取石子", "cses_nim_game_1", "agc017d"]]) {
    await open(page, `zh/catalogue.html?q=${encodeURIComponent(name)}`);
    await expect(page.locator(`tr[data-slug="${found}"]`)).toBeVisible();
    await expect(page.locator(`tr[data-slug="${other}"]`)).toBeHidden();
  }
});

test("pages live in a folder, too", async ({ page }) => {
  await open(page, `file://${resolve("../../../target/site/p/p2599.html")}`);
  await page.locator("#run").click();
  await expect(page.locator("#output")).toHaveText("0");
  await page.locator("#options button").first().click();
  await expect(page.locator("#turn")).toContainText("Answer:");
  await open(page, `file://${resolve("../../../target/site/law.html")}`);
  await expect(page.locator("#law")).toContainText("period 12 from n = 71");
});

// The browser asks for what it sees before the script says where that lies: this is no fault.
plain("a page that is not there leads on, from any depth", async ({ page }) => {
  // GitHub shows 404.html in place of what is missing, wherever that is.
  await page.route("**/p/none/none.html", async route => route.fulfill({ response: await route.fetch(), status: 200 }));
  await page.goto("p/none/none.html");
  await expect(page.locator("body")).toHaveCSS("margin-top", "0px");
  await page.locator("main a").first().click();
  await expect(page).toHaveURL(/:\d+\/(index\.html|catalogue\.html)/);
});

test("keys find, lead from page to page, and say what they do", async ({ page }) => {
  await open(page, "p/wythoff.html");
  for (const key of ["/", "S"]) {
    await page.locator("h1").click();
    await page.keyboard.press(key);
    await expect(page.locator("#search")).toBeFocused();
    await expect(page.locator("#search")).toHaveValue("");
    await page.locator("#search").blur();
  }
  await page.keyboard.press("?");
  await expect(page.locator("#keys")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#keys")).toBeHidden();
  const [before, behind] = await Promise.all(["prev", "next"].map(rel => page.locator(`a[rel="${rel}"]`).first().evaluate(link => /** @type {HTMLAnchorElement} */ (link).href)));
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(behind);
  await page.waitForLoadState();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/p\/wythoff[.]html$/);
  await page.waitForLoadState();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(before);
});

plain("nothing that is read needs a script", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("p/wythoff.html");
  for (const part of ["#rule", "#claim", "#picture svg", "#why", "#source"]) await expect(page.locator(part).first()).toBeVisible();
  for (const part of ["#play", "#run-it"]) await expect(page.locator(part)).toBeHidden();
  await page.goto("p/hdu3032.html");
  await expect(page.locator("#values table")).toBeVisible();
  await page.goto("catalogue.html");
  await expect(page.locator('[data-slug="wythoff"]')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.locator('[data-slug="wythoff"] a')).toBeVisible();
  await page.goto("course/01-won-and-lost.html");
  await expect(page.locator("[data-check] svg").first()).toBeVisible();
  await expect(page.locator("details.fold").first()).toBeVisible();
});

test("boards of chapters are played when somebody wants to", async ({ page }) => {
  await open(page, "course/01-won-and-lost.html");
  const board = page.locator("[data-board]").first();
  await board.getByRole("button", { name: "play this" }).click();
  await expect(page.locator("#turn")).toContainText("Your move");
});

test("what was read and solved is kept, and is the same on all pages", async ({ page }) => {
  await open(page, "course/02-nim.html");
  await page.getByLabel("I have read this chapter.").check();
  await page.getByLabel("solved").nth(1).check();
  await expect(page.locator("[data-chapter]")).toHaveText("✓ read · 1/7 solved");
  await page.reload();
  await expect(page.getByLabel("I have read this chapter.")).toBeChecked();
  await open(page, "course/index.html");
  await expect(page.locator("[data-chapter]").nth(1)).toHaveText("✓ read · 1/7 solved");
  await expect(page.locator("[data-chapter]").first()).toHaveText("");
  await open(page, "p/p1247.html");
  await expect(page.getByLabel("solved")).toBeChecked();
  await page.getByLabel("solved").uncheck();
  await open(page, "catalogue.html?q=p1247");
  await expect(page.locator('tr[data-slug="p1247"] input')).not.toBeChecked();
});

test("what the catalogue kept before stays solved", async ({ page }) => {
  await open(page, "course/index.html");
  await page.evaluate(() => { localStorage.setItem("solved", '["nim"]'); localStorage.setItem("done", '{"02-nim":1}'); });
  await open(page, "p/nim.html");
  await expect(page.getByLabel("solved")).toBeChecked();
  await open(page, "course/02-nim.html");
  await expect(page.getByLabel("I have read this chapter.")).toBeChecked();
});
