// A page that is watched: what its console says in anger, and whom it asks.
import { test as base, expect } from "@playwright/test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

export { expect };

/** Where the pages are served. */
const ADDRESS = `http://127.0.0.1:${process.env.PAGES_PORT}/`;

/** What a page says and asks that it should not. @param {import("@playwright/test").Page} page */
function watched(page) {
  /** @type {string[]} */
  const faults = [];
  page.on("console", message => { if (message.type() === "error") faults.push(message.text()); });
  page.on("pageerror", error => faults.push(String(error)));
  page.on("request", request => { if (![ADDRESS, "file:", "blob:", "data:"].some(own => request.url().startsWith(own))) faults.push(`asks ${request.url()}`); });
  return faults;
}

/** @typedef {{ kept: { page: import("@playwright/test").Page, faults: string[] } }} Kept */
/** @typedef {import("@playwright/test").PlaywrightTestArgs} Args */
/** @typedef {import("@playwright/test").PlaywrightWorkerArgs} WorkerArgs */

export const test = base.extend(/** @type {import("@playwright/test").Fixtures<{}, Kept, Args, WorkerArgs>} */ ({
  page: async ({ page }, use) => {
    const faults = watched(page);
    await use(page);
    expect(faults).toEqual([]);
  },
  // One page that goes from one problem to the next: opening a fresh one for each takes longer than the problem.
  kept: [async ({ browser }, use) => {
    const page = await browser.newPage({ baseURL: ADDRESS });
    await use({ page, faults: watched(page) });
    await page.close();
  }, { scope: "worker" }],
}));

/** Opens a page, and waits until it lives. @param {import("@playwright/test").Page} page @param {string} path */
export async function open(page, path) {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.ready === "yes", undefined, { timeout: 45_000 });
}

/** Chooses from the menu of the board. @param {import("@playwright/test").Page} page @param {string} what */
export async function pick(page, what) {
  await page.locator("#menu").click();
  await page.locator(`#${what}`).click();
}

const testdata = "../../../testdata";

/** All problems that live. */
export const slugs = readdirSync(testdata).filter(slug => existsSync(`../../../target/site/module/${slug}.js`));

/** The first of a problem's samples: its input and its answer; of a dialogue its case. @param {string} slug */
export function sample(slug) {
  const names = readdirSync(`${testdata}/${slug}`).sort(), read = (/** @type {string} */ name) => readFileSync(`${testdata}/${slug}/${name}`, "utf8");
  const input = names.find(name => name.startsWith("sample-") && name.endsWith(".in"));
  if (input) return { input: read(input), output: read(input.replace(/in$/, "out")) };
  const dialogue = names.find(name => name.endsWith(".case"));
  return dialogue ? { input: read(dialogue), output: undefined } : undefined;
}

/** The script that carries a module of these functions, as bytes after the header of WebAssembly.
 * @param {string} name @param {number[]} body of `_start` */
export function carried(name, body) {
  const section = (/** @type {number} */ id, /** @type {number[]} */ bytes) => [id, bytes.length, ...bytes];
  const text = (/** @type {string} */ word) => [word.length, ...Buffer.from(word)];
  const bytes = [
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, [1, 0x60, 0, 0]), // a function of nothing
    ...section(3, [1, 0]),
    ...section(5, [1, 0, 1]), // a page of memory
    ...section(7, [2, ...text("memory"), 2, 0, ...text("_start"), 0, 0]),
    ...section(10, [1, body.length + 2, 0, ...body, 0x0b]),
  ];
  return `grundy.carry("${name}", "${gzipSync(Buffer.from(bytes)).toString("base64")}");`;
}
