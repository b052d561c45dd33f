// node --experimental-websocket --test tests/engines.mjs: a run, a game and a law in each engine, over HTTP and from a
// folder. Firefox speaks WebDriver BiDi, WebKitGTK the older WebDriver; Playwright's own builds of them are not wanted.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { after, test } from "node:test";
import { chromium } from "@playwright/test";
import { FOLDER, chromium as program, served } from "./machine.mjs";

const port = 7100 + process.pid % 900;
const sample = (/** @type {string} */ kind) => readFileSync(`../../../testdata/hdu3032/sample-1.${kind}`, "utf8");

/** A browser: opens an address, and says what an expression comes to, which may be a promise of a text.
 * @typedef {{ open(address: string): Promise<unknown>, say(expression: string): Promise<string>, close(): Promise<unknown> }} Driven */

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
    const browser = await chromium.launch({ executablePath: program(), args: ["--no-sandbox"] }), page = await browser.newPage();
    return { open: address => page.goto(address), say: expression => page.evaluate(expression), close: () => browser.close() };
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
    const driver = begin("WebKitWebDriver", [`--port=${port + 1000}`], { DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" });
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
      async close() {
        await ask("DELETE", here, {});
        driver.kill();
        screen.kill();
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

const { base: address, stop } = await served(port);
after(stop);

for (const [name, launch] of Object.entries(engines)) {
  test(name, { timeout: 150_000 }, async t => {
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
    } finally {
      await engine.close();
    }
  });
}
