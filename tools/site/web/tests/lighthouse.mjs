// npm run lighthouse: what Lighthouse says of a page of each kind, as on a telephone. The middle of five runs must reach
// what is asked. Its version is pinned here, and npx brings it: it is no part of `npm ci`, nor of CI, whose machines are
// too busy for a time to say much. Names of pages on the command line are tried instead.
import { execFileSync } from "node:child_process";
import { readFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { chromium, served } from "./machine.mjs";

const RUNS = 5;
const LEAST = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const PAGES = ["index.html", "p/p2599.html", "course/05-nim.html", "law.html", "catalogue.html", "glossary.html", "zh/p/p2599.html", "t/nim.html", "zh/t/nim.html"];

const home = mkdtempSync(`${tmpdir()}/grundy-lighthouse-`), { base, stop } = await served(9100 + process.pid % 900);

/** One run: the scores of 100, and what has failed. @param {string} page */
function run(page) {
  const report = `${home}/report.json`;
  execFileSync("npx", ["--yes", "lighthouse@12.8.2", `${base}${page}`, "--quiet", "--output=json", `--output-path=${report}`, "--chrome-flags=--headless=new --no-sandbox"], { env: { ...process.env, CHROME_PATH: chromium() }, stdio: "inherit" });
  const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
  const scores = Object.keys(LEAST).map(name => Math.round(100 * categories[name].score));
  const failed = Object.values(/** @type {Record<string, any>} */ (audits)).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score < 1).map(({ id }) => id);
  return { scores, failed };
}

let isBelow = false;
try {
  for (const page of process.argv.length > 2 ? process.argv.slice(2) : PAGES) {
    const runs = Array.from({ length: RUNS }, () => run(page));
    const middle = Object.keys(LEAST).map((_, i) => runs.map(({ scores }) => scores[i]).sort((a, b) => a - b)[RUNS >> 1]);
    isBelow ||= Object.values(LEAST).some((least, i) => middle[i] < least);
    console.log(page, Object.keys(LEAST).map((name, i) => `${name} ${middle[i]}`).join(", "), [...new Set(runs.flatMap(({ failed }) => failed))].join(" "));
  }
} finally {
  stop();
  rmSync(home, { recursive: true });
}
process.exitCode = isBelow ? 1 : 0;
