// What lives on a page: modules of WebAssembly, carried by scripts and run in workers. Classic scripts throughout, and
// workers from blobs: a page that was opened from a folder may neither fetch nor import.
(() => {
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  /** @type {Map<string, Promise<void>>} */
  const loaded = new Map();
  /** @type {Map<string, string>} */
  const carried = new Map();

  /** When the page is drawn: what is heavy starts after it. A page that is not looked at waits three seconds.
   * @type {Promise<unknown>} */
  const drawn = new Promise(resolve => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    setTimeout(resolve, 3000);
  });

  /** Loads a script once, by its path from this one. @param {string} path */
  function load(path) {
    let script = loaded.get(path);
    if (!script) {
      script = drawn.then(() => new Promise((resolve, reject) => {
        const element = document.createElement("script");
        element.src = new URL(path, here).href;
        element.onload = () => resolve();
        element.onerror = () => { loaded.delete(path); reject(new Error(shared.say(`${path} cannot be loaded`, `无法载入 ${path}`))); };
        document.head.append(element);
      }));
      loaded.set(path, script);
    }
    return script;
  }

  /** @type {Promise<string> | undefined} */
  let source;
  /** The address of what workers do. */
  function work() {
    source ??= Promise.all([load("wasi.js"), load("work.js")]).then(() =>
      URL.createObjectURL(new Blob([`(${grundy.work})((${grundy.wasi})());`], { type: "text/javascript" })));
    return source;
  }

  /** Why there is no result. */
  class Stopped extends Error {
    /** @param {"stopped" | "late"} reason */
    constructor(reason) {
      super(reason);
      this.reason = reason;
    }
  }

  /** Runs modules, one after the other, in a worker of its own. */
  class Runner {
    /** @type {Worker | undefined} */
    #worker;
    /** @type {Set<string>} The modules that the worker has. */
    #has = new Set();
    /** @type {((why: Error) => void) | undefined} */
    #fail;
    /** @type {Promise<unknown>} */
    #last = Promise.resolve();

    /** Runs a module to its end, or until it waits for more input than there is.
     * @param {string} name @param {Asked} asked @returns {Promise<Ended>} */
    run(name, asked = {}) {
      const next = this.#last.then(() => this.#run(name, asked));
      this.#last = next.catch(() => {});
      return next;
    }

    /** Makes a module ready before a run wants it; that it cannot be loaded is said by that run.
     * @param {string} name */
    ready(name) {
      this.run(name, { isAhead: true }).catch(() => {});
    }

    /** @param {string} name @param {Asked} asked @returns {Promise<Ended>} */
    async #run(name, { words = [], input = "", isDialogue = false, isAhead = false, seconds = Infinity }) {
      const [address] = await Promise.all([work(), load(`../module/${name}.js`)]);
      this.#worker ??= new Worker(address);
      const worker = this.#worker, packed = this.#has.has(name) ? undefined : carried.get(name);
      this.#has.add(name);
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let timer;
      try {
        return await new Promise((resolve, reject) => {
          this.#fail = reject;
          worker.onmessage = event => resolve(event.data);
          worker.onerror = event => reject(new Error(event.message));
          if (seconds < Infinity) timer = setTimeout(() => this.stop("late"), 1000 * seconds);
          worker.postMessage({ name, packed, words, input, isDialogue, isAhead });
        });
      } finally {
        clearTimeout(timer);
        this.#fail = undefined;
      }
    }

    /** Ends what runs. @param {"stopped" | "late"} reason */
    stop(reason = "stopped") {
      this.#worker?.terminate();
      this.#worker = undefined;
      this.#has.clear();
      this.#fail?.(new Stopped(reason));
    }

    /** The answer of a problem's evidence to a request; why there is none, in the words of the page.
     * @param {string} slug @param {object} request @param {number} seconds @returns {Promise<any>} */
    async ask(slug, request, seconds = 20) {
      try {
        const { output, errors } = await this.run(`play-${slug}`, { input: `${JSON.stringify(request)}\n`, seconds });
        const told = output ? JSON.parse(output) : { error: errors };
        if (!isChinese || !(told.error || told.wrong || told.lost)) return told;
        return JSON.parse((await this.run("draw", { words: ["zh"], input: JSON.stringify({ view: told }) })).output);
      } catch (error) {
        if (!(error instanceof Stopped) || error.reason !== "late") throw error;
        return { error: grundy.say("this is too large to be played out here", "规模太大，无法在此暴力对局"), isLate: true };
      }
    }
  }

  const isChinese = document.documentElement.lang.startsWith("zh");
  const escapes = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;" });
  const shared = {
    Runner,
    Stopped,
    /** @param {string} name @param {string} packed */
    carry(name, packed) { carried.set(name, packed); },
    /** @param {string} english @param {string} chinese */
    say: (english, chinese) => isChinese ? chinese : english,
    /** @param {unknown} text */
    escape: text => String(text).replace(/[&<>"]/g, c => escapes[c]),
  };
  Object.assign(globalThis, { grundy: shared });
})();
