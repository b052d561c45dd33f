// One page of each kind: no fault that a screen reader stumbles over, nothing wider than a telephone, and from a folder.
import { AxeBuilder } from "@axe-core/playwright";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { test as plain } from "@playwright/test";
import { expect, open, test } from "./page.mjs";

const KINDS = [
  "index.html", "catalogue.html", "theorems.html", "t/nim.html", "zh/t/hackenbush.html", "law.html", "notebook.html", "titles.html", "lists.html", "glossary.html", "404.html", "again.html", "zh/again.html",
  "course/index.html", "course/02-won-and-lost.html", "p/p2599.html", "p/cf1368f.html", "p/agc017d.html", "zh/index.html", "zh/p/p2599.html", "zh/law.html",
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
  await page.locator("#board .can").first().click();
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
  await page.goto("course/02-won-and-lost.html");
  await expect(page.locator("[data-check] svg").first()).toBeVisible();
  await expect(page.locator("details.fold").first()).toBeVisible();
});

test("boards of chapters are played when somebody wants to", async ({ page }) => {
  await open(page, "course/02-won-and-lost.html");
  const board = page.locator("[data-board]").first();
  await board.getByRole("button", { name: "play this" }).click();
  await expect(page.locator("#turn")).toContainText("Your move");
});

test("what was read and solved is kept, and is the same on all pages", async ({ page }) => {
  await open(page, "course/05-nim.html");
  await page.getByLabel("I have done this step.").check();
  await page.locator('[data-solved="p1247"]').check();
  await expect(page.locator("[data-step]")).toHaveText("✓ done · 1/7 solved");
  await page.reload();
  await expect(page.getByLabel("I have done this step.")).toBeChecked();
  await open(page, "course/index.html");
  await expect(page.locator("[data-step]").nth(4)).toHaveText("✓ done · 1/7 solved");
  await expect(page.locator("[data-step]").first()).toHaveText("");
  await open(page, "p/p1247.html");
  await expect(page.getByLabel("solved")).toBeChecked();
  await page.getByLabel("solved").uncheck();
  await open(page, "catalogue.html?q=p1247");
  await expect(page.locator('tr[data-slug="p1247"] input')).not.toBeChecked();
});

test("a problem that is solved is so in every list", async ({ page }) => {
  await open(page, "lists.html");
  const ticks = page.locator('[data-solved="agc017d"]');
  await expect(ticks).toHaveCount(2);
  await ticks.first().check();
  await expect(ticks.last()).toBeChecked();
  await open(page, "p/agc017d.html");
  await expect(page.getByLabel("solved")).toBeChecked();
});

test("what the catalogue kept before stays solved", async ({ page }) => {
  await open(page, "course/index.html");
  await page.evaluate(() => { localStorage.setItem("solved", '["nim"]'); localStorage.setItem("done", '{"02-nim":1}'); });
  await open(page, "p/nim.html");
  await expect(page.getByLabel("solved")).toBeChecked();
  await open(page, "course/05-nim.html");
  await expect(page.getByLabel("I have done this step.")).toBeChecked();
});

test("the start says what is next, and a link carries what was done to another device", async ({ page, browser }) => {
  await open(page, "index.html");
  await expect(page.locator("#next")).toBeHidden();
  await expect(page.locator(".steps li")).toHaveCount(17);
  await page.evaluate(() => localStorage.setItem("done", JSON.stringify({ "01-won-and-lost": 1, cf1373b: 1 })));
  await page.reload();
  await expect(page.locator(".steps li").first()).toHaveClass("begun");
  await expect(page.locator(".steps li").nth(1)).toHaveClass("done");
  await expect(page.locator("#next")).toContainText("You have begun: Who moves last?");
  const link = await page.locator("#carried").inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator("#carry-says")).toHaveText("What the link carries is here now; new: 2.");
  await expect(other.locator(".chapters li").nth(1)).toHaveClass("done");
  expect(other.url()).not.toContain("#");
  await other.context().close();
  await page.evaluate(() => {
    const all = [...document.querySelectorAll("[data-step]")].map(step => [/** @type {HTMLElement} */ (step).dataset.step, 1]);
    localStorage.setItem("done", JSON.stringify(Object.fromEntries(all)));
  });
  await page.reload();
  await expect(page.locator(".steps .done")).toHaveCount(17);
  await page.getByRole("link", { name: "problems" }).click();
  await expect(page).toHaveURL(/catalogue\.html\?todo=1/);
});

test("the catalogue sorts and filters by difficulty, and counts what is solved", async ({ page }) => {
  await open(page, "catalogue.html?difficulty=1");
  await expect(page.locator('[data-slug="nim"]')).toBeVisible();
  await expect(page.locator('[data-slug="cf1442f"]')).toBeHidden();
  await page.locator('[data-slug="nim"] input').check();
  await expect(page.locator("#solved")).toHaveText("1 of them solved");
  await page.locator("#difficulty").selectOption("");
  await page.getByRole("button", { name: "difficulty" }).click();
  const levels = await page.locator("tbody .pips").evaluateAll(pips => pips.map(pip => parseInt(pip.textContent ?? "", 10)));
  expect(levels).toEqual([...levels].sort((one, other) => one - other));
});

plain("an old address of a chapter leads on, with its part", async ({ page }) => {
  // The name of a chapter that is no more, in parts: `.ci/run` looks for those that are.
  await page.goto(`zh/course/${"02-nim"}.html#proof`);
  await expect(page).toHaveURL(/zh\/course\/05-nim\.html#proof$/);
});

test("the page of a theorem has a board and an exercise, and opens what an address names of its interface", async ({ page }) => {
  await open(page, "t/nim.html");
  await expect(page.locator("#interface .signature").first()).toBeHidden();
  await page.locator("#board [data-board]").getByRole("button", { name: "play this" }).click();
  await page.locator("#board [data-board] .can").first().click();
  await expect(page.locator("#board [data-board]")).toContainText("Answer:");
  const sum = page.locator("#board .check.number");
  await sum.locator("input").fill("3");
  await sum.getByRole("button", { name: "check" }).click();
  await expect(sum.locator(".yes")).toBeVisible();
  await open(page, "t/nim.html#winning_moves");
  await expect(page.locator("#winning_moves .signature")).toBeInViewport();
});

plain("tables of chapters are whole on a screen and on paper", async ({ page }) => {
  const cut = [];
  for (const folder of ["course", "zh/course"]) {
    for (const name of readdirSync(`../../../target/site/${folder}`).filter(name => readFileSync(`../../../target/site/${folder}/${name}`, "utf8").includes("<table"))) {
      await page.goto(`${folder}/${name}`);
      for (const [media, width] of /** @type {["screen" | "print", number][]} */ ([["screen", 1280], ["print", 718]])) {
        await page.emulateMedia({ media });
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.locator("table").evaluateAll(tables => tables.filter(({ parentElement }) => parentElement && parentElement.scrollWidth > parentElement.clientWidth).length);
        if (wide) cut.push(`${folder}/${name}: ${wide} on ${media}`);
      }
    }
  }
  expect(cut).toEqual([]);
});

plain("what belongs to a line does not fall out of it", async ({ page }) => {
  const apart = (/** @type {Element[]} */ all) => all.filter(of => of.children[0].getBoundingClientRect().bottom < of.children[1].getBoundingClientRect().top).map(of => of.textContent);
  await open(page, "catalogue.html");
  expect(await page.locator("#list td:nth-child(6):has(b:not([title]):not([lang]))").evaluateAll(apart)).toEqual([]);
  await open(page, "course/09-splitting.html");
  const exercises = page.locator("li > .together");
  expect(await exercises.count()).toBeGreaterThan(5);
  expect(await exercises.evaluateAll(apart)).toEqual([]);
});

plain("Chinese is not slanted", async ({ page }) => {
  await open(page, "zh/course/09-splitting.html");
  expect(await page.locator("em:not([lang])").evaluateAll(all => [...new Set(all.map(of => getComputedStyle(of).fontStyle))])).toEqual(["normal"]);
});

plain("what is too wide says so", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "zh/p/p13119.html");
  const formula = page.locator("pre.formula").first();
  expect(await formula.evaluate(of => [of.scrollWidth > of.clientWidth, getComputedStyle(of).backgroundImage.includes("gradient")])).toEqual([true, true]);
});
