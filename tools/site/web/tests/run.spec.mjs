// Programs run in their pages.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { carried, expect, open, sample, slugs, test } from "./page.mjs";

/** Where the judge takes several answers, the evidence knows all. Fails if this is none of them.
 * @param {string} slug @param {string} output @param {{ input: string, output: string }} first */
function isRight(slug, output, first) {
  const folder = mkdtempSync(`${tmpdir()}/grundy-`), files = [first.input, `${output}\n`, first.output].map((text, i) => {
    writeFileSync(`${folder}/${i}`, text);
    return `${folder}/${i}`;
  });
  try {
    execFileSync(`../../../target/debug/examples/${slug}`, ["check", ...files]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Leaves out the board, which is tried elsewhere. @param {import("@playwright/test").Page} page */
const withoutBoard = page => page.route("**/web/play.js", route =>
  route.fulfill({ body: 'document.documentElement.dataset.ready = "yes";', contentType: "text/javascript" }));

for (const slug of slugs) {
  const first = sample(slug);
  if (!first) continue;
  test(`${slug} runs its first sample, and again`, async ({ kept: { page, faults } }) => {
    await withoutBoard(page);
    await open(page, `p/${slug}.html`);
    const runs = await page.evaluate(async input => {
      /** @type {(id: string) => any} */
      const $ = id => document.getElementById(id), runs = [];
      for (let time = 0; time < 2; time++) {
        $("input").value = input;
        $("run").click();
        while ($("run").disabled) await new Promise(done => setTimeout(done, 5));
        const [output, refusal, took] = ["output", "refusal", "took"].map(id => $(id).textContent.trimEnd());
        runs.push({ output, refusal, took });
      }
      return runs;
    }, first.input);
    expect(runs[1].output).toBe(runs[0].output);
    for (const { output, refusal, took } of runs) {
      expect(refusal).toBe("");
      if (first.output === undefined) expect(took).toBe("right: the dialogue is over");
      else if (output !== first.output.trimEnd()) {
        isRight(slug, output, first);
      }
    }
    expect(faults).toEqual([]);
  });
}

test("bad input is refused, and its place is marked", async ({ page }) => {
  await open(page, "p/p2599.html");
  await page.locator("#input").fill("1\n4\n3 x 9 4\n");
  await page.locator("#run").click();
  await expect(page.locator("#refusal")).toHaveText('error: line 3, column 3: expected an integer from 1 to 1000000000, found "x"');
  const marked = await page.locator("#input").evaluate(field => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (field);
    return value.slice(selectionStart, selectionEnd);
  });
  expect(marked).toBe("x");
});

test("play is a second witness", async ({ page }) => {
  await open(page, "p/p2599.html");
  await page.locator("#run").click();
  await expect(page.locator("#took")).toContainText("play agrees");
});

test("a reader who reaches for a run has its modules ready, and nobody else", async ({ page }) => {
  await withoutBoard(page);
  for (const [slug, module] of [["p2599", "p2599"], ["cf1368f", "play-cf1368f"]]) {
    await open(page, `p/${slug}.html`);
    const scripts = () => page.evaluate(() => [...document.scripts].map(({ src }) => /module\/(.*)\.js$/.exec(src)?.[1]).filter(Boolean));
    expect(await scripts()).toEqual([]);
    await page.locator("#run").focus();
    await expect.poll(scripts).toEqual([module]);
    await expect(page.locator("#output")).toHaveText("");
    await page.keyboard.press("Enter");
    await expect(page.locator("#output")).not.toHaveText("");
  }
});

test("what runs for ever is stopped", async ({ page }) => {
  // loop; br 0; end
  const forever = carried("p2599", [0x03, 0x40, 0x0c, 0, 0x0b]);
  await page.route("**/module/p2599.js", route => route.fulfill({ body: forever, contentType: "text/javascript" }));
  await open(page, "p/p2599.html");
  await page.locator("#run").click();
  await expect(page.locator("#took")).toContainText("10 s so far", { timeout: 20_000 });
  await page.locator("#stop").click();
  await expect(page.locator("#refusal")).toContainText("stopped after");
  await expect(page.locator("#run")).toBeEnabled();
});

test("memory without end ends the run, not the page", async ({ page }) => {
  // loop; 4096 pages more; memory.grow; −1; ne; br_if 0; end; unreachable
  const hungry = carried("p2599", [0x03, 0x40, 0x41, 0x80, 0x20, 0x40, 0, 0x41, 0x7f, 0x47, 0x0d, 0, 0x0b, 0]);
  await page.route("**/module/p2599.js", route => route.fulfill({ body: hungry, contentType: "text/javascript" }));
  await open(page, "p/p2599.html");
  await page.locator("#run").click();
  await expect(page.locator("#refusal")).not.toHaveText("", { timeout: 20_000 });
  await expect(page.locator("#run")).toBeEnabled();
});

test("a huge input does not freeze the page", async ({ page }) => {
  await open(page, "p/nim.html");
  const longest = await page.evaluate(async () => {
    const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("input"));
    field.value = `10\n${"10000\n" + "1000000 ".repeat(10_000) + "\n"}`.repeat(30);
    let [longest, last] = [0, performance.now()];
    document.getElementById("run")?.click();
    while (/** @type {HTMLButtonElement} */ (document.getElementById("run")).disabled) {
      await new Promise(done => setTimeout(done, 5));
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    return longest;
  });
  expect(longest).toBeLessThan(1000);
});

test("the visitor is the judge of a dialogue", async ({ page }) => {
  await open(page, "p/cf1368f.html");
  await page.locator("#judge").selectOption("you");
  await page.locator("#input").fill("5\n");
  await page.locator("#run").click();
  await expect(page.locator("#output")).toHaveText(/^> \d/);
  await expect(page.locator("#took")).toHaveText("it is waiting for your next line");
});

test("what a visitor's own program prints is checked", async ({ page }) => {
  const { input, output } = sample("hdu3032") ?? {};
  await open(page, "p/hdu3032.html");
  await page.locator("#input").fill(input ?? "");
  await page.locator("#yours summary").click();
  for (const [printed, verdict] of [[output ?? "", "✓ right"], ["Bob\nBob\n", "✗ wrong: line 1: expected \"Alice\", got \"Bob\""]]) {
    await page.locator("#mine").fill(printed);
    await page.locator("#compare").click();
    await expect(page.locator("#verdict")).toContainText(verdict);
  }
  const download = page.waitForEvent("download");
  await page.locator("#yours a[download]").click();
  expect((await download).suggestedFilename()).toBe("hdu3032.zip");
});

test("a visitor speaks for the program of a dialogue", async ({ page }) => {
  await open(page, "p/abc278g.html");
  await page.locator("#input").fill("6 1 2\n");
  await page.locator("#player").selectOption("you");
  await expect(page.locator("#took")).toHaveText("your line is wanted");
  for (const [line, took] of [["First", "your line is wanted"], ["1 9", "lost"]]) {
    await page.locator("#line").fill(line);
    await page.locator("#saying button").first().click();
    await expect(page.locator("#took")).toHaveText(took);
  }
  await page.locator("#unsay").click();
  await expect(page.locator("#output")).toHaveText("< 6 1 2\n> First");
});
