// node --experimental-websocket --test tests/engines.mjs: a run, a game and a law in each engine, over HTTP and from a
// folder; then, in a window of 390 pixels, a game and an exercise by touch, and pages of all kinds, which must fit.
// Firefox speaks WebDriver BiDi, WebKitGTK the older WebDriver; Playwright's own builds of them are not wanted.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { after, test } from "node:test";
import { chromium } from "@playwright/test";
import { FOLDER, chromium as program, served } from "./machine.mjs";

const port = 7100 + process.pid % 900;
const sample = (/** @type {string} */ kind) => readFileSync(`../../../testdata/hdu3032/sample-1.${kind}`, "utf8");

/** The window of a telephone. */
const SMALL = { width: 390, height: 844 };

/** A browser: opens an address, says what an expression comes to, which may be a promise of a text, and touches a place
 * in its window, which becomes small.
 * @typedef {object} Driven
 * @property {(address: string) => Promise<unknown>} open
 * @property {(expression: string) => Promise<string>} say
 * @property {() => Promise<unknown>} shrink
 * @property {(x: number, y: number) => Promise<unknown>} touch
 * @property {"touch" | "mouse"} finger what a touch is for the page
 * @property {() => Promise<unknown>} close */

/** The input of WebDriver for a touch. @param {number} x @param {number} y */
const touched = (x, y) => [{
  type: "pointer", id: "finger", parameters: { pointerType: "touch" },
  actions: [{ type: "pointerMove", x, y, origin: "viewport" }, { type: "pointerDown", button: 0 }, { type: "pause", duration: 50 }, { type: "pointerUp", button: 0 }],
}];

/** @param {string} command @param {string[]} words @param {NodeJS.ProcessEnv} [env] */
const begin = (command, words, env) => spawn(command, words, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });

/** What a process says that fits. @param {import("node:child_process").ChildProcess} of @param {RegExp} wanted @returns {Promise<string>} */
const heard = (of, wanted) => new Promise((done, fail) => {
  let all = "";
  const hear = (/** @type {Buffer} */ bytes) => { const found = wanted.exec(all += bytes); if (found) done(found[1]); };
  of.stdout?.on("data", hear);
  of.stderr?.on("data", hear);
  of.on("error", fail);
  of.on("exit", () => fail(new Error(`it has ended: ${all}`)));
});

/** @type {Record<string, () => Promise<Driven>>} */
const engines = {
  async chromium() {
    const browser = await chromium.launch({ executablePath: program(), args: ["--no-sandbox"] });
    let page = await browser.newPage();
    return {
      open: address => page.goto(address),
      say: expression => page.evaluate(expression),
      shrink: async () => { page = await browser.newPage({ viewport: SMALL, hasTouch: true, isMobile: true }); },
      touch: (x, y) => page.touchscreen.tap(x, y),
      finger: "touch",
      close: () => browser.close(),
    };
  },

  async firefox() {
    const profile = mkdtempSync(`${tmpdir()}/grundy-firefox-`);
    const command = process.env.FIREFOX ?? execFileSync("sh", ["-c", "command -v firefox-esr || command -v firefox"], { encoding: "utf8" }).trim();
    const process_ = begin(command, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]);
    const socket = new WebSocket(`${await heard(process_, /BiDi listening on (ws:\S+)/)}/session`);
    /** @type {Map<number, (answer: any) => void>} */
    const waiting = new Map();
    let last = 0;
    socket.onmessage = ({ data }) => { const answer = JSON.parse(data); waiting.get(answer.id)?.(answer); };
    await new Promise(done => { socket.onopen = done; });
    const ask = async (/** @type {string} */ method, /** @type {object} */ params) => {
      const id = ++last, answer = await new Promise(done => { waiting.set(id, done); socket.send(JSON.stringify({ id, method, params })); });
      if (answer.type === "error") throw new Error(`${method}: ${answer.message}`);
      return answer.result;
    };
    await ask("session.new", { capabilities: {} });
    const { contexts: [{ context }] } = await ask("browsingContext.getTree", {});
    return {
      open: url => ask("browsingContext.navigate", { context, url, wait: "complete" }),
      async say(expression) {
        const { result, exceptionDetails } = await ask("script.evaluate", { expression, target: { context }, awaitPromise: true });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result.value;
      },
      shrink: () => ask("browsingContext.setViewport", { context, viewport: SMALL }),
      touch: (x, y) => ask("input.performActions", { context, actions: touched(x, y) }),
      finger: "touch",
      async close() {
        await ask("browser.close", {});
        if (process_.exitCode === null) await new Promise(done => process_.on("exit", done));
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },

  async webkitgtk() {
    const screen = begin("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]);
    const display = `:${await heard(screen, /^(\d+)\n/)}`, address = `http://127.0.0.1:${port + 1000}`;
    // Its window is as wide as the buttons above the page, at least.
    const config = mkdtempSync(`${tmpdir()}/grundy-webkitgtk-`);
    mkdirSync(`${config}/gtk-3.0`);
    writeFileSync(`${config}/gtk-3.0/gtk.css`, "* { min-width: 0; margin: 0; border: 0; padding: 0; }");
    const driver = begin("WebKitWebDriver", [`--port=${port + 1000}`], { DISPLAY: display, XDG_CONFIG_HOME: config, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" });
    const ask = async (/** @type {string} */ method, /** @type {string} */ path, /** @type {object} */ body) => {
      const answer = await fetch(`${address}/${path}`, { method, ...method === "POST" ? { body: JSON.stringify(body) } : {} });
      const { value } = /** @type {any} */ (await answer.json());
      if (!answer.ok) throw new Error(`${path}: ${value.message}`);
      return value;
    };
    // It says nothing when it listens.
    for (let tries = 0; ; tries++) {
      try { await ask("GET", "status", {}); break; } catch (error) { if (tries > 50) throw error; }
      await new Promise(done => setTimeout(done, 100));
    }
    const binary = execFileSync("sh", ["-c", "ls /usr/lib/*/webkit2gtk-4.*/MiniBrowser | tail -1"], { encoding: "utf8" }).trim();
    const { sessionId } = await ask("POST", "session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } } } });
    const here = `session/${sessionId}`;
    await ask("POST", `${here}/timeouts`, { script: 60_000, pageLoad: 60_000 });
    return {
      open: url => ask("POST", `${here}/url`, { url }),
      say: expression => ask("POST", `${here}/execute/async`, { script: `Promise.resolve(${expression}).then(arguments[0], error => arguments[0](String(error)))`, args: [] }),
      shrink: () => ask("POST", `${here}/window/rect`, SMALL),
      touch: (x, y) => ask("POST", `${here}/actions`, { actions: touched(x, y) }),
      // Its driver has no other.
      finger: "mouse",
      async close() {
        await ask("DELETE", here, {});
        driver.kill();
        screen.kill();
        rmSync(config, { recursive: true, force: true });
      },
    };
  },
};

/** Until a condition holds on the page, which is told in its words; what does not come is told as well.
 * @param {string} condition @param {string} told */
const until = (condition, told) => `(async () => {
  for (let i = 0; !(${condition}); i++) { if (i > 800) return "it never came: " + document.body.innerText.slice(0, 400); await new Promise(done => setTimeout(done, 50)); }
  return ${told};
})()`;
const ready = until('document.documentElement.dataset.ready === "yes"', '"ready"');

/** The middle of what stands first in a page, scrolled there. @param {string} selector */
const middle = selector => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element.scrollIntoView({ block: "center" });
  const { x, y, width, height } = (element.querySelector(".b-ring") ?? element).getBoundingClientRect();
  return JSON.stringify([Math.round(x + width / 2), Math.round(y + height / 2)]);
})()`;

/** Pages of all kinds. */
const PAGES = ["index.html", "catalogue.html", "theorems.html", "law.html", "notebook.html", "new.html", "search.html?q=nim", "p/hdu3032.html", "p/p2599.html", "t/nim.html", "course/05-nim.html", "glossary.html"].flatMap(page => [page, `zh/${page}`]);

const { base: address, stop } = await served(port);
after(stop);

for (const [name, launch] of Object.entries(engines)) {
  test(name, { timeout: 240_000 }, async t => {
    const engine = await launch();
    try {
      for (const base of [address, `file://${FOLDER}/`]) {
        await t.test(`a run, a game and a law from ${base.split(":")[0]}`, async () => {
          await engine.open(`${base}p/hdu3032.html`);
          assert.equal(await engine.say(ready), "ready");
          const input = JSON.stringify(sample("in"));
          await engine.say(`(() => { document.querySelector("#input").value = ${input}; document.querySelector("#run").click(); return ""; })()`);
          assert.equal(await engine.say(until('!document.querySelector("#run").disabled', 'document.querySelector("#output").textContent')), sample("out"));

          await engine.say('(() => { document.querySelector("#options button").click(); return ""; })()');
          const moves = 'document.querySelectorAll("[data-move]").length';
          assert.match(await engine.say(until(`${moves} >= 2 || document.querySelector("#play").innerText.includes("It is over")`, `String(${moves})`)), /^\d+$/);

          await engine.open(`${base}law.html`);
          assert.equal(await engine.say(ready), "ready");
          await engine.say('(() => { document.querySelector("#rule").value = "0.137"; document.querySelector("#run").click(); return ""; })()');
          assert.match(await engine.say(until('!document.documentElement.dataset.busy && document.querySelector("#law").textContent.includes("34")', 'document.querySelector("#law").textContent')), /period 34/);
        });
      }
      await engine.shrink();
      await t.test("a game and an exercise by touch, in a small window", async () => {
        const touch = async (/** @type {string} */ selector) => {
          assert.equal(await engine.say(until(`document.querySelector(${JSON.stringify(selector)})`, '"there"')), "there");
          const [x, y] = JSON.parse(await engine.say(middle(selector)));
          await engine.say('addEventListener("pointerdown", event => { document.title = event.pointerType; }, true)');
          await engine.touch(x, y);
          assert.equal(await engine.say("document.title"), engine.finger);
        };
        await engine.open(`${address}p/hdu3032.html#at=2+1+3`);
        assert.equal(await engine.say(ready), "ready");
        await touch("#board .can");
        const moves = 'document.querySelectorAll("[data-move]").length';
        assert.match(await engine.say(until(`${moves} >= 1 || document.querySelector("#ready button")`, `String(${moves})`)), /^\d+$/);
        await engine.open(`${address}index.html`);
        assert.equal(await engine.say(ready), "ready");
        // The stone on top: one is taken.
        await touch("#asked .can[data-part='stone:0:6']");
        assert.doesNotMatch(await engine.say(until('document.querySelector("#asked .told .yes")', 'document.querySelector("#asked .told").innerText')), /never came/);
      });
      await t.test("pages are no wider than a small window", async () => {
        const wide = [];
        for (const page of PAGES) {
          await engine.open(`${address}${page}`);
          const [is, has] = JSON.parse(await engine.say("JSON.stringify([document.documentElement.scrollWidth, innerWidth])"));
          if (has !== SMALL.width || is > has) wide.push(`${page}: ${is} of ${has}`);
        }
        assert.deepEqual(wide, []);
      });
    } finally {
      await engine.close();
    }
  });
}
