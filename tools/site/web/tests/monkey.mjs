// npm run monkey [MINUTES [SEED]]: clicks and types at random on all pages in turn, ten minutes unless another number is
// said, and lists what their consoles say in anger. It is no part of CI: what it does depends on the time it has.
import { readdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { FOLDER, chromium as program, served } from "./machine.mjs";

const [minutes, seed] = [Number(process.argv[2] ?? 10), Number(process.argv[3] ?? 1)];
const TYPED = ["1 2 3", "", "0", "a b", "3\n1 1\n", "999999999", "-1", "take 1,2", "()"];
const KEYS = ["a", "b", "Enter", "Escape", "?", "Tab", "ArrowDown"];
/** Clicks on a page before it is left. */
const STAY = 6;

let state = seed;
/** @param {number} below */
const random = below => Math.floor((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648 * below);
const folders = ["", "p/", "t/", "course/"].flatMap(path => [path, `zh/${path}`]);
const pages = folders.flatMap(path => readdirSync(`${FOLDER}/${path}`).filter(name => name.endsWith(".html")).map(name => path + name));
for (let i = pages.length - 1; i > 0; i--) { const j = random(i + 1); [pages[i], pages[j]] = [pages[j], pages[i]]; }

const { base, stop } = await served(9100 + process.pid % 900);
const browser = await chromium.launch({ executablePath: program(), args: ["--no-sandbox"] }), end = Date.now() + 60_000 * minutes;
/** @type {Set<string>} */
const faults = new Set(), visited = new Set();
let done = 0;
for (let i = 0; Date.now() < end; i++) {
  const at = pages[i % pages.length], page = await browser.newPage();
  page.on("console", message => { if (message.type() === "error") faults.add(`${at}: ${message.text()}`); });
  page.on("pageerror", error => faults.add(`${at}: ${error}`));
  await page.goto(base + at);
  visited.add(at);
  for (let touched = 0; touched < STAY; touched++) {
    // A link may have led elsewhere: then this page is done.
    if (page.url().split(/[?#]/)[0] !== base + at) break;
    const [which, what] = [random(100_000), random(TYPED.length)];
    await page.evaluate(([which, text]) => {
      const all = [...document.querySelectorAll("button:enabled, .can, summary, input, select, textarea")].filter(element => element.getClientRects().length);
      const element = all[Number(which) % all.length];
      if (element instanceof HTMLSelectElement) element.selectedIndex = Number(which) % element.options.length;
      else if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement && !["checkbox", "radio"].includes(element.type)) element.value = String(text);
      else { element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })); return; }
      for (const kind of ["input", "change"]) element.dispatchEvent(new Event(kind, { bubbles: true }));
    }, [which, TYPED[what]]).catch(error => { if (!/navigation|destroyed/.test(error.message)) throw error; });
    if (random(4) === 0) await page.keyboard.press(KEYS[random(KEYS.length)]);
    done++;
  }
  await page.close();
}
await browser.close();
stop();
console.log(`${visited.size} of ${pages.length} pages, ${done} times touched; faults: ${faults.size}`);
for (const fault of faults) console.log(fault);
process.exitCode = faults.size ? 1 : 0;
