// What a theorem says of a position: it is read by tools/explain, told step by step, and laid over the board by
// tools/draw. What differs from play is not shown.
(() => {
  const { say, escape } = grundy, language = say("en", "zh");
  /** What nobody who reads words needs of a view. @param {string} name @param {unknown} value */
  const short = (name, value) => ["svg", "key", "others"].includes(name) ? undefined : value;

  /** The heap of a stone, and of any other part the part itself. @param {string} name */
  const heapOf = name => name.replace(/^((?:\d+\/)?)stone:(\d+):.*/, "$1heap:$2");

  /** What words say, with the parts that they name. @param {Words} words */
  const worded = words => words.map(word => typeof word === "string" ? escape(word) : `<span data-lit="${escape(word.slice(1).join(" "))}">${escape(word[0])}</span>`).join("");
  /** What words say. @param {Words} words */
  const said = words => words.map(word => typeof word === "string" ? word : word[0]).join("");

  /** Readings of the positions of a problem, each asked for once. */
  class Readings {
    /** @type {WeakMap<Position, Promise<Reading | null>>} */
    #asked = new WeakMap();
    /** @type {WeakMap<Position, Reading | null>} */
    #known = new WeakMap();
    /** What the next reading is to use again. @type {unknown} */
    #keep = null;

    /** @param {Runner} runner @param {string} slug */
    constructor(runner, slug) {
      this.runner = runner;
      this.slug = slug;
    }

    /** What is known already. @param {Position} view */
    of(view) { return this.#known.get(view) ?? null; }

    /** Reads a position of a game that began with this input; nothing where no theorem says what play says.
     * @param {{ input: string }} game @param {Position} view @returns {Promise<Reading | null>} */
    read({ input }, view) {
      const asked = this.#asked.get(view) ?? this.#read(input, view).catch(error => { console.warn(error); return null; });
      this.#asked.set(view, asked);
      return asked.then(reading => { this.#known.set(view, reading); return reading; });
    }

    /** @param {string} input @param {Position} view @returns {Promise<Reading | null>} */
    async #read(input, view) {
      if (view.over || view.turn === null) return null;
      const request = JSON.stringify({ problem: this.slug, input, view, keep: this.#keep }, short);
      const { output } = await this.runner.run("explain", { words: [language], input: `${request}\n`, seconds: 5 }), reading = JSON.parse(output);
      if (!reading.steps?.length) return null;
      const { fits } = JSON.parse((await this.runner.run("draw", { input: JSON.stringify({ view, reading }, short) })).output);
      if (!fits) return null;
      this.#keep = reading.keep;
      return reading;
    }
  }

  /** The steps of a reading as a list, and one of them over the board. */
  class Story {
    /** @type {Step[]} */
    #steps = [];
    #key = "";
    #turn = 0;
    /** @type {[Position, Position] | undefined} */
    #views;

    /** @param {HTMLElement} list @param {HTMLElement} board @param {Runner} runner @param {[string, string][]} words */
    constructor(list, board, runner, words) {
      this.list = list;
      this.board = board;
      this.runner = runner;
      this.words = words;
      list.addEventListener("click", event => {
        const step = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-step]"))?.dataset.step;
        if (step && this.#views) this.show(...this.#views, this.#steps, Number(step));
      });
      const lit = (/** @type {Event} */ event) => (/** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-lit]"))?.dataset.lit ?? "").split(" ").filter(Boolean);
      list.addEventListener("pointerover", event => this.#light(lit(event)));
      list.addEventListener("pointerleave", () => this.#light([]));
      board.addEventListener("pointerover", event => {
        const name = /** @type {Element} */ (event.target).closest("[data-part]")?.getAttribute("data-part") ?? "";
        for (const words of list.querySelectorAll("[data-lit]")) words.classList.toggle("lit", (/** @type {HTMLElement} */ (words).dataset.lit ?? "").split(" ").some(of => of && (of === name || of === heapOf(name))));
      });
    }

    /** @param {string[]} names */
    #light(names) {
      const all = new Set(names.flatMap(name => {
        const gap = /^((?:\d+\/)?)gap:(\d+)-(\d+)$/.exec(name);
        return gap ? Array.from({ length: Math.max(0, +gap[3] - +gap[2] - 1) }, (_, i) => `${gap[1]}cell:${+gap[2] + 1 + i}`) : [name];
      }));
      for (const part of this.board.querySelectorAll("[data-part], [data-beside]")) {
        const name = part.getAttribute("data-part") ?? part.getAttribute("data-beside") ?? "";
        part.classList.toggle("lit", all.has(name) || all.has(heapOf(name)));
      }
    }

    /** Tells these steps of a position, and shows one of them: the last one, if none is named.
     * @param {Position} view @param {Position} first @param {Step[]} steps @param {number} at */
    show(view, first, steps, at = steps.length - 1) {
      this.#views = [view, first];
      this.#steps = steps;
      this.list.hidden = !steps.length;
      this.list.innerHTML = steps.map(({ words }, i) => `<li><button type="button" data-step="${i}"${i === at ? ' aria-current="step"' : ""}>${worded(words)}</button></li>`).join("");
      const layers = steps[at]?.layers ?? [];
      this.#lay(view, first, layers).catch(error => console.warn(error));
    }

    /** @param {Position} view @param {Position} first @param {object[]} layers */
    async #lay(view, first, layers) {
      const now = ++this.#turn, key = layers.length ? JSON.stringify([view.board, layers]) : "";
      const isThere = !!this.board.querySelector(".over");
      if (key === this.#key && isThere === !!key) return;
      this.#key = key;
      if (!key) { this.#put([]); return; }
      const { output } = await this.runner.run("draw", { words: [language], input: JSON.stringify({ view: { board: view.board }, first: first.board, layers, words: this.words }) });
      if (now === this.#turn) this.#put(JSON.parse(output));
    }

    /** @param {{ view: number[], under: string, over: string }[]} laid */
    #put(laid) {
      [.../** @type {NodeListOf<SVGElement>} */ (this.board.querySelectorAll("svg.drawn"))].forEach((svg, i) => {
        const had = svg.querySelectorAll(".over"), { view, under = "", over = "" } = laid[i] ?? {};
        if (had.length) {
          had.forEach(layer => layer.remove());
          this.#frame(svg, svg.dataset.frame ?? "");
        }
        if (!view || !under && !over) return;
        svg.dataset.frame = svg.getAttribute("viewBox") ?? "";
        this.#frame(svg, view.join(" "));
        svg.insertAdjacentHTML("afterbegin", `<g class="over" aria-hidden="true">${under}</g>`);
        svg.insertAdjacentHTML("beforeend", `<g class="over" aria-hidden="true">${over}</g>`);
      });
    }

    /** @param {SVGElement} svg @param {string} view */
    #frame(svg, view) {
      svg.setAttribute("viewBox", view);
      const [, , wide, high] = view.split(" ");
      svg.style.setProperty("--wide", `${wide}px`);
      svg.style.setProperty("--high", `${high}px`);
    }
  }

  Object.assign(grundy, { Readings, Story, said });
})();
