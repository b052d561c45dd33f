// What a theorem says of a position that is typed, or drawn by clicking, by the library's own Rust.
(() => {
  const place = document.querySelector("[data-calculate]");
  if (!(place instanceof HTMLElement)) return;
  const { say, escape } = grundy, what = place.dataset.calculate ?? "", runner = new grundy.Runner();
  /** @type {(id: string) => any} */
  const $ = id => document.getElementById(id);
  let now = 0;

  /** In the language of the page. @param {string} text */
  const said = text => say("en", "zh") === "en" ? text : text.replace(/heap (\d+): /g, "第 $1 堆：").replace(/^won:$/gm, "必胜：").replace(/^won$/gm, "必胜").replace("won: the last stone has been taken", "必胜：最后一颗已被取走").replace(/^lost$/gm, "必败").replace(/^value /gm, "值 ")
    .replace(/^leave /gm, "留下 ").replace(/^take /gm, "取 ").replace("Left, who cuts blue edges, wins", "剪蓝边的左方必胜").replace("Right, who cuts red edges, wins", "剪红边的右方必胜").replace("the player who moves first loses", "先手必败").replace(/^error: /, "错误：").replace("give two numbers, such as", "需要两个数，例如").replace("give one number, from 1 on", "需要一个不小于 1 的数").replace(/(".*") is not a number below 2\^64/, "$1 不是小于 2^64 的数")
    .replace(/(".*") \(character (\d+)\): expected /, "$1（第 $2 个字符）：应为 ").replace(/the end \(character \d+\): expected /, "末尾：应为 ").replace("an integer below 2^64, or", "小于 2^64 的整数或").replace(" or the end", " 或末尾").replace("a divisor that is not 0", "非零的除数").replace('a ")" for each "("', '与每个 "(" 配对的 ")"')
    .replace("red and blue edges must form a tree whose root is vertex 1", "红边与蓝边须构成以顶点 1 为根的树").replace("green edges together with red or blue ones: no theorem of the library gives the value", "绿边与红蓝边混用：库中没有定理给出其值");

  const typed = () => $("position").value.trim().split(/[\s,]+/).filter(Boolean);

  async function calculate() {
    const mine = ++now, words = typed();
    draw(words);
    const { output, errors, code } = await runner.run("calculate", { words: [what, ...words], seconds: 10 });
    if (mine !== now) return;
    $("output").textContent = said(output).trimEnd();
    $("refusal").textContent = code === 0 ? "" : said(errors.split("\n")[0]);
    try { history.replaceState(null, "", `#position=${words.map(encodeURIComponent).join("+")}`); } catch { /* a sandboxed frame */ }
  }

  // A sheet of points, row by row; the first stands on the ground. Where each point is: its number at first.
  const COLUMNS = 7, ROWS = 4, WIDE = 66, HIGH = 62, places = Array.from({ length: COLUMNS * ROWS }, (_, i) => i);
  let colour = "g", chosen = 0;
  /** The column of a place, from the middle; the first places of a row are near it. @param {number} place */
  const column = place => [0, 1, -1, 2, -2, 3, -3][place % COLUMNS];
  /** @param {number} point from 1; the first one in the middle of the lowest row */
  function at(point) {
    const place = places[point - 1];
    return [WIDE * ((COLUMNS >> 1) + column(place)) + WIDE / 2, HIGH * (ROWS - 1 - Math.floor(place / COLUMNS)) + 24];
  }

  /** The edges that have a place on the sheet. @param {string[]} words */
  const edgesOf = words => words.map(word => /^(\d+)-(\d+)([grb])$/.exec(word)).filter(edge => edge !== null).filter(([, u, v]) => Math.min(+u, +v) > 0 && Math.max(+u, +v) <= places.length);

  /** Puts every point a row higher than the one that carries it, and near it: so no edge lies on another in a tree that
   * is typed. @param {string[]} words */
  function arrange(words) {
    const edges = edgesOf(words), free = new Set(places.keys()), found = [1], row = new Map([[1, 0]]);
    places.fill(-1);
    const put = (/** @type {number} */ point, /** @type {number} */ place) => { places[point - 1] = place; free.delete(place); };
    put(1, 0);
    for (const from of found) {
      for (const [, u, v] of edges) {
        const to = +u === from ? +v : +v === from ? +u : from, above = Math.min((row.get(from) ?? 0) + 1, ROWS - 1);
        if (row.has(to)) continue;
        const far = (/** @type {number} */ place) => Math.abs(column(place) - column(places[from - 1])) + COLUMNS * Math.abs(Math.floor(place / COLUMNS) - above);
        put(to, [...free].sort((a, b) => far(a) - far(b))[0]);
        row.set(to, above);
        found.push(to);
      }
    }
    for (const [i, place] of places.entries()) if (place < 0) put(i + 1, [...free][0]);
  }

  /** @param {string[]} words */
  function draw(words) {
    if (!$("drawing")) return;
    const points = places.map((_, i) => i + 1), edges = edgesOf(words);
    const lines = edges.map(([, u, v, of]) => {
      const [[x1, y1], [x2, y2]] = [at(+u), at(+v)];
      return `<path class="b-edge ${of === "b" ? "left" : of === "r" ? "right" : ""}" d="${u === v ? `M${x1} ${y1}c-22 -36 22 -36 0 0` : `M${x1} ${y1}L${x2} ${y2}`}"/>`;
    });
    const used = new Set(edges.flatMap(([, u, v]) => [+u, +v]));
    const [gx, gy] = at(1);
    const dots = points.map(point => {
      const [x, y] = at(point);
      return `<g data-point="${point}" role="button" tabindex="${point === (chosen || 1) ? 0 : -1}" aria-label="${say(`point ${point}`, `点 ${point}`)}" class="${point === chosen ? "chosen" : ""}">` +
        `<circle class="b-hit" cx="${x}" cy="${y}" r="22"/><circle class="${used.has(point) || point === 1 ? "b-vertex" : "b-point"}" cx="${x}" cy="${y}" r="${point === chosen ? 9 : 6}"/></g>`;
    });
    const had = $("drawing").contains(document.activeElement);
    $("drawing").innerHTML = `<svg viewBox="0 0 ${COLUMNS * WIDE} ${ROWS * HIGH}" role="group" aria-label="${say("The edges as a drawing", "边的图")}"><path class="b-ground" d="M${gx - 40} ${gy + 6}h80"/>${lines.join("")}${dots.join("")}</svg>`;
    if (had) $("drawing").querySelector('[tabindex="0"]')?.focus();
  }

  /** @param {number} point */
  function take(point) {
    if (!point) return;
    if (!chosen) { chosen = point; draw($("position").value.trim().split(/\s+/)); return; }
    const words = $("position").value.trim().split(/\s+/).filter(Boolean), ends = [`${chosen}-${point}`, `${point}-${chosen}`];
    const there = words.findIndex((/** @type {string} */ word) => ends.includes(word.slice(0, -1)));
    if (there >= 0) words.splice(there, 1);
    else if (chosen !== point) words.push(`${ends[0]}${colour}`);
    chosen = 0;
    $("position").value = words.join(" ");
    calculate();
  }

  const drawing = $("drawing");
  if (drawing) {
    const point = (/** @type {Event} */ event) => Number(/** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-point]"))?.dataset.point ?? 0);
    drawing.addEventListener("click", (/** @type {Event} */ event) => take(point(event)));
    drawing.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      const from = point(event);
      if (event.key === "Enter" || event.key === " ") { event.preventDefault(); take(from); return; }
      const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
      if (!dx && !dy) return;
      event.preventDefault();
      event.stopPropagation();
      const [x, y] = at(from);
      const next = Array.from({ length: COLUMNS * ROWS }, (_, i) => i + 1).find(to => at(to)[0] === x + dx * WIDE && at(to)[1] === y + dy * HIGH);
      if (next) { drawing.querySelector(`[data-point="${from}"]`).tabIndex = -1; drawing.querySelector(`[data-point="${next}"]`).tabIndex = 0; drawing.querySelector(`[data-point="${next}"]`).focus(); }
    });
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("[data-colour]"))) {
      button.addEventListener("click", () => {
        colour = button.dataset.colour ?? "g";
        for (const other of place.querySelectorAll("[data-colour]")) other.setAttribute("aria-pressed", String(other === button));
      });
    }
    $("clear").addEventListener("click", () => { $("position").value = ""; chosen = 0; calculate(); });
  }
  place.querySelector("form")?.addEventListener("submit", event => { event.preventDefault(); arrange(typed()); calculate(); });
  const put = () => {
    const position = /^#position=(.*)/.exec(location.hash)?.[1];
    if (position) $("position").value = decodeURIComponent(position.replace(/\+/g, " "));
    return position;
  };
  addEventListener("hashchange", () => { if (put()) { arrange(typed()); calculate(); } });
  put();
  arrange(typed());
  calculate().catch(error => { $("refusal").textContent = escape(error.message); }).finally(() => { document.documentElement.dataset.ready = "yes"; });
})();
