// Programs run in their pages.
import { spawnSync } from "node:child_process";
import { carried, expect, open, sample, slugs, test } from "./page.mjs";

/** What the program of this machine answers, where the judge takes several answers. @param {string} slug @param {string} input */
const native = (slug, input) => spawnSync(`../../target/debug/${slug}`, { input, encoding: "utf8" }).stdout ?? "";

for (const slug of slugs) {
  const first = sample(slug);
  // The judge of p13119 looks at more positions than a page may.
  if (!first || slug === "p13119") continue;
  test(`${slug} runs its first sample, and again`, async ({ page }) => {
    // The board is tried elsewhere.
    await page.route("**/web/play.js", route => route.fulfill({ body: 'document.documentElement.dataset.ready = "yes";', contentType: "text/javascript" }));
    await open(page, `p/${slug}.html`);
    for (let time = 0; time < 2; time++) {
      await page.locator("#input").fill(first.input);
      await page.locator("#run").click();
      await expect(page.locator("#run")).toBeEnabled({ timeout: 30_000 });
      await expect(page.locator("#refusal")).toHaveText("");
      if (first.output === undefined) await expect(page.locator("#took")).toHaveText("right, and over");
      else {
        const answer = (await page.locator("#output").textContent())?.trimEnd();
        expect(answer === first.output.trimEnd() || answer === native(slug, first.input).trimEnd(), answer).toBe(true);
      }
    }
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
  await expect(page.locator("#took")).toContainText("play says the same");
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
  await expect(page.locator("#took")).toHaveText("it waits for your next line");
});
