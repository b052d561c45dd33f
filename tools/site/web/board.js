// Boards as SVG, from the JSON of tests/judge/src/game. Nothing here knows a rule: a board has parts, and a move changes
// some of them.
//
//   heaps   stone:HEAP:STONE, from 0, from the ground; cut:HEAP:BELOW where a heap falls apart
//   row     cell:INDEX        grid   cell:ROW:COLUMN
//   graph   vertex:V, edge:INDEX                        numbers   number:INDEX
//   both    the parts of each board behind its number: 0/stone:1:2
(() => {
  const escape = grundy.escape, round = (/** @type {number} */ x) => Math.round(x * 10) / 10;
  const isBlank = (/** @type {string | null | undefined} */ cell) => (cell ?? "").trim() === "" || cell === ".";
  /** More stones than this are a bar with a number: the options take from it. */
  const MANY = 12;

  /** @param {string} name @param {string} inside @param {number} x @param {number} y */
  const part = (name, inside, x, y) => `<g class="b-part" data-part="${name}">${inside}` +
    `<circle class="b-dot" cx="${round(x)}" cy="${round(y)}" r="5"/></g>`;

  /** Inside, width and height. @typedef {[string, number, number]} Drawn */

  /** @param {number[]} heaps @param {number[]} first @param {string} to @returns {Drawn} */
  function drawHeaps(heaps, first, to) {
    const high = Math.max(3, ...[...heaps, ...first].map(heap => heap > MANY ? 5 : heap));
    const columns = Math.max(heaps.length, first.length, 1), step = 34, wide = 66, ground = high * step + 26;
    const drawn = heaps.map((stones, heap) => {
      const x = heap * wide + wide / 2;
      let out = `<path class="${stones ? "b-ground" : "b-slot"}" d="M${x - 23} ${ground}h46"/>`;
      if (stones) out += `<text class="b-count" x="${x}" y="${ground + 22}" text-anchor="middle">${stones}</text>`;
      if (stones > MANY) {
        return out + part(`${to}stone:${heap}:0`, `<rect class="b-many" x="${x - 15}" y="${ground - 3 - 5 * step}" width="30" height="${5 * step}" rx="15"/>`, x, ground - 5 * step);
      }
      for (let stone = 0; stone < stones; stone++) {
        const y = ground - 19 - stone * step;
        out += part(`${to}stone:${heap}:${stone}`, `<rect class="b-hit" x="${x - 26}" y="${y - 17}" width="52" height="34"/>` +
          `<circle class="b-stone" cx="${x}" cy="${y}" r="14.5"/><circle class="b-ring" cx="${x}" cy="${y}" r="18.5"/>`, x, y);
        if (stone) {
          out += part(`${to}cut:${heap}:${stone}`, `<rect class="b-hit" x="${x - 31}" y="${y + 11}" width="62" height="12"/>` +
            `<path class="b-cut" d="M${x - 28} ${y + 17}h56"/>`, x + 27, y + 17);
        }
      }
      return out;
    });
    return [drawn.join(""), columns * wide, ground + 32];
  }

  /** @param {string} cell @param {number} x @param {number} y @param {number} width */
  function square(cell, x, y, width) {
    const middle = x + width / 2, text = cell.trim();
    const inside = isBlank(cell) ? ""
      : text === "●" || text === "H" || text === "U" ? `<circle class="b-heads" cx="${middle}" cy="${y + 22}" r="14"/>`
        : text === "○" || text === "T" || text === "D" ? `<circle class="b-tails" cx="${middle}" cy="${y + 22}" r="14"/>` : "";
    const letter = !isBlank(cell) && text !== "#" && !"●○".includes(text)
      ? `<text class="${inside ? text === "H" || text === "U" ? "b-in" : "" : "b-letter"}" x="${middle}" y="${y + 27.5}" text-anchor="middle">${escape(text)}</text>` : "";
    return `<rect class="b-cell${text === "#" ? " wall" : ""}" x="${x + 1}" y="${y + 1}" width="${width - 2}" height="42" rx="4"/>${inside}${letter}` +
      `<rect class="b-ring" x="${x + 2}" y="${y + 2}" width="${width - 4}" height="40" rx="4"/>`;
  }

  /** How wide cells must be. @param {string[]} cells */
  const widthOf = cells => Math.max(44, ...cells.map(cell => 9.5 * [...cell.trim()].length + 16));

  /** @param {string[]} cells @param {string[]} first @param {string} to @returns {Drawn} */
  function drawRow(cells, first, to) {
    const width = widthOf([...cells, ...first]);
    const all = cells.map((cell, i) => part(`${to}cell:${i}`, square(cell, i * width, 0, width), (i + 1) * width - 7, 7) +
      `<text class="b-count" x="${(i + 0.5) * width}" y="63" text-anchor="middle">${i + 1}</text>`);
    return [all.join(""), Math.max(cells.length, first.length, 1) * width, 70];
  }

  /** @param {string[][]} rows @param {string[][]} first @param {string} to @returns {Drawn} */
  function drawGrid(rows, first, to) {
    const width = widthOf([...rows.flat(), ...first.flat()]), long = Math.max(1, ...[...rows, ...first].map(row => row.length));
    const all = rows.map((cells, i) => cells.map((cell, j) =>
      part(`${to}cell:${i}:${j}`, square(cell, j * width, i * 44, width), (j + 1) * width - 7, i * 44 + 7)).join(""));
    return [all.join(""), long * width, Math.max(rows.length, first.length, 1) * 44];
  }

  /** Where vertices stand: a forest from its roots upwards, leaves side by side; anything else on a circle.
   * @param {Graph} graph @returns {[number, number][]} */
  function places({ vertices, edges, root }) {
    const count = vertices.length;
    /** @type {number[][]} */
    const beside = vertices.map(() => []);
    for (const [u, v] of edges) { beside[u].push(v); beside[v].push(u); }
    /** @type {[number, number][]} */
    const at = [];
    let leaf = 0, isForest = edges.every(([u, v]) => u !== v);
    /** @param {number} start */
    const tree = start => {
      /** @type {[number, number, number][]} */
      const order = [[start, -1, 0]];
      const children = /** @type {Map<number, number[]>} */ (new Map());
      const seen = new Set([start]);
      for (const [v, from, depth] of order) {
        at[v] = [0, depth];
        const next = beside[v].filter(w => w !== from);
        if (next.some(w => seen.has(w)) || beside[v].filter(w => w === from).length > 1) { isForest = false; return; }
        next.forEach(w => { seen.add(w); order.push([w, v, depth + 1]); });
        children.set(v, next);
      }
      // Leaves from left to right, as a walk meets them; then the others above the middle of theirs.
      const walk = [start];
      while (walk.length) {
        const v = /** @type {number} */ (walk.pop()), of = children.get(v) ?? [];
        if (!of.length) at[v][0] = leaf++;
        walk.push(...[...of].reverse());
      }
      for (const [v] of order.reverse()) {
        const of = children.get(v) ?? [];
        if (of.length) at[v][0] = of.reduce((sum, w) => sum + at[w][0], 0) / of.length;
      }
    };
    for (const start of [...root === null ? [] : [root], ...vertices.keys()]) if (!at[start] && isForest) tree(start);
    if (isForest) return at;
    const radius = Math.max(1, count / 5.5);
    return [...vertices.keys()].map(v => {
      // What stands on the ground stands above it.
      const angle = root === null ? 2 * Math.PI * v / count - Math.PI / 2 + (count === 4 ? Math.PI / 4 : 0) : 2 * Math.PI * (v - root) / count + Math.PI / 2;
      return [radius * Math.cos(angle), -radius * Math.sin(angle)];
    });
  }

  /** @param {string} words */
  const colour = words => /^(l|left|blue|b)$/i.test(words) ? "left" : /^(r|right|red)$/i.test(words) ? "right" : "";

  /** @param {Graph} graph @param {Graph} first @param {string} to @returns {Drawn} */
  function drawGraph(graph, first, to) {
    const at = places(first.vertices.length === graph.vertices.length ? first : graph);
    const xs = at.map(p => p[0]), ys = at.map(p => p[1]), left = Math.min(0, ...xs), top = Math.max(0, ...ys), low = Math.min(0, ...ys);
    const X = (/** @type {number} */ v) => round((at[v][0] - left) * 74 + 36), Y = (/** @type {number} */ v) => round((top - at[v][1]) * 66 + 30);
    let out = "";
    if (graph.root !== null) {
      const y = Y(graph.root) + 4, x = X(graph.root);
      for (let i = x - 36; i < x + 44; i += 10) out += `<path class="b-hatch" d="M${i} ${y + 1}l-7 9"/>`;
      out += `<path class="b-ground" d="M${x - 44} ${y}H${x + 44}"/>`;
    }
    /** @type {Map<string, number>} */
    const parallel = new Map();
    const names = identified(graph);
    graph.edges.forEach(([u, v, words], index) => {
      const [x1, y1, x2, y2] = [X(u), Y(u), X(v), Y(v)], pair = `${Math.min(u, v)} ${Math.max(u, v)}`, before = parallel.get(pair) ?? 0;
      parallel.set(pair, before + 1);
      const bend = u === v ? 0 : Math.ceil(before / 2) * 34 * (before % 2 ? 1 : -1), long = Math.hypot(x2 - x1, y2 - y1) || 1;
      const [mx, my] = [(x1 + x2) / 2 - bend * (y2 - y1) / long, (y1 + y2) / 2 + bend * (x2 - x1) / long];
      const line = u === v ? `M${x1} ${y1}c-${22 + 6 * before} -36 ${22 + 6 * before} -36 0 0` : `M${x1} ${y1}Q${round(2 * mx - (x1 + x2) / 2)} ${round(2 * my - (y1 + y2) / 2)} ${x2} ${y2}`;
      const [cx, cy] = u === v ? [x1, y1 - 27] : [round(mx), round(my)];
      const angle = Math.atan2(y2 - my, x2 - mx), tip = (/** @type {number} */ turn, /** @type {number} */ far) => `${round(x2 - far * Math.cos(angle + turn))} ${round(y2 - far * Math.sin(angle + turn))}`;
      const arrow = graph.directed && u !== v ? `<path class="b-arrow" d="M${tip(0, 10)}L${tip(0.32, 24)}L${tip(-0.32, 24)}z"/>` : "";
      const named = words && !colour(words) ? `<text class="b-value b-on-edge" text-anchor="middle" x="${cx}" y="${cy + 4}">${escape(words)}</text>` : "";
      out += part(`${to}edge:${names[index]}`, `<path class="b-hit" d="${line}"/><path class="b-edge ${colour(words)}${graph.directed ? " plain" : ""}" d="${line}"/>${arrow}<circle class="b-ring" cx="${cx}" cy="${cy}" r="13"/>${named}`, cx, cy);
    });
    graph.vertices.forEach((label, v) => {
      if (label === null) return;
      const tokens = graph.tokens.filter(([place]) => place === v).map(([, name]) => name), [x, y] = [X(v), Y(v)];
      const mark = tokens.length ? `<circle class="b-token" cx="${x}" cy="${y}" r="15"/><text class="b-token-name" x="${x}" y="${y + 4.5}" text-anchor="middle">${escape([...tokens.join("+")].slice(0, 3).join(""))}</text>`
        : `<circle class="b-vertex" cx="${x}" cy="${y}" r="6.5"/>`;
      out += part(`${to}vertex:${v}`, `<circle class="b-hit" cx="${x}" cy="${y}" r="15"/>${mark}<circle class="b-ring" cx="${x}" cy="${y}" r="18"/>`, x + 9, y - 9);
      // Stones stand beside the number by which moves call their vertex.
      const name = /^[●○]*$/.test(label.trim()) ? `${v + 1}${label.trim() && ` ${label.trim()}`}` : label.trim(), far = tokens.length ? 22 : 12;
      out += `<text class="b-value${label.trim() ? " b-label" : ""}" x="${x + far}" y="${y + (v === graph.root ? 24 : 5)}">${escape(name)}</text>`;
    });
    const long = Math.max(0, ...graph.vertices.map(label => [...(label ?? "")].length));
    return [out, (Math.max(0, ...xs) - left) * 74 + 72 + 7 * long, (top - low) * 66 + 56];
  }

  /** Edges by name, so that one is the same before and after a move: its ends, and which of those between them it is.
   * @param {Graph} graph */
  function identified({ edges }) {
    /** @type {Map<string, number>} */
    const seen = new Map();
    return edges.map(([u, v]) => {
      const ends = `${u}-${v}`, count = seen.get(ends) ?? 0;
      seen.set(ends, count + 1);
      return count ? `${ends}.${count}` : ends;
    });
  }

  /** @param {[string, string][]} numbers @param {[string, string][]} first @param {string} to @returns {Drawn} */
  function drawNumbers(numbers, first, to) {
    const wide = (/** @type {string} */ text) => [...text].reduce((sum, c) => sum + (c > "\u2e80" ? 16 : 8.6), 0);
    const name = Math.max(0, ...numbers.map(([name]) => wide(name))) + 14, width = Math.max(44, ...[...numbers, ...first].map(([, number]) => wide(number) + 20));
    const all = numbers.map(([words, number], i) => `<text class="b-value" x="${name - 8}" y="${i * 44 + 27}" text-anchor="end">${escape(words)}</text>` +
      part(`${to}number:${i}`, `<g transform="translate(${name} ${i * 44})">${square(number || "–", 0, 0, width)}</g>`, name + width - 7, i * 44 + 7));
    return [all.join(""), name + width, numbers.length * 44];
  }

  /** @param {AnyBoard} board @param {AnyBoard | undefined} first @param {string} to @returns {Drawn} */
  function drawn(board, first, to) {
    switch (board.kind) {
      case "heaps": return drawHeaps(board.heaps, first?.kind === "heaps" ? first.heaps : [], to);
      case "row": return drawRow(board.cells, first?.kind === "row" ? first.cells : [], to);
      case "grid": return drawGrid(board.rows, first?.kind === "grid" ? first.rows : [], to);
      case "graph": return drawGraph(board, first?.kind === "graph" ? first : board, to);
      case "numbers": return drawNumbers(board.numbers, first?.kind === "numbers" ? first.numbers : [], to);
      default: return ["", 0, 0];
    }
  }

  /** @param {AnyBoard} board @param {Drawing} how @returns {string} */
  function draw(board, how = {}, to = "") {
    const { small = false, title = "", first } = how;
    if (board.kind === "both") {
      const boards = board.boards.map((of, i) => draw(of, { ...how, first: first?.kind === "both" ? first.boards[i] : undefined }, `${to}${i}/`));
      return `<div class="boards">${boards.join("")}</div>`;
    }
    if (board.kind === "text") return `<p class="b-text"${small ? ' aria-hidden="true"' : ""}>${escape(board.text)}</p>`;
    const [inside, least, height] = drawn(board, first, to), width = Math.max(least, small ? 0 : 240);
    const named = small ? 'aria-hidden="true"' : `role="group" aria-label="${escape(title)}"`;
    return `<svg viewBox="0 0 ${round(width)} ${round(height)}" style="max-width:${round(width * 1.25)}px" ${named}>${inside}</svg>`;
  }

  /** What is between the common beginning and end of two lists: where it begins, and its length in each.
   * @template T @param {T[]} before @param {T[]} after @returns {[number, number, number]} */
  function between(before, after) {
    const least = Math.min(before.length, after.length);
    let front = 0, back = 0;
    while (front < least && before[front] === after[front]) front++;
    while (back < least - front && before[before.length - 1 - back] === after[after.length - 1 - back]) back++;
    return [front, before.length - front - back, after.length - front - back];
  }

  /** What is in one list and not in the other, where order does not count: indices of the first.
   * @template T @param {T[]} some @param {T[]} others */
  function gone(some, others) {
    const left = [...others];
    return [...some.keys()].filter(i => {
      const at = left.indexOf(some[i]);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  }

  /** @param {number[]} before @param {number[]} after @returns {Change} */
  function heapKeys(before, after) {
    const [from, lost, won] = between(before, after);
    /** @type {[number, number[]][]} heaps, each with what stands in its place */
    let changes;
    if (lost === 1) changes = [[from, after.slice(from, from + won)]];
    else {
      const [going, coming] = [gone(before, after), gone(after, before)];
      if (going.length === 1) changes = [[going[0], coming.map(i => after[i])]];
      else if (before.length === after.length) changes = [...before.keys()].filter(i => before[i] !== after[i]).map(i => [i, [after[i]]]);
      else changes = going.map((i, k) => [i, coming[k] === undefined ? [] : [after[coming[k]]]]);
    }
    const parts = changes.flatMap(([heap, left]) => {
      const most = Math.max(0, ...left), sum = left.reduce((a, b) => a + b, 0);
      if (left.length === 2 && sum === before[heap]) return [`cut:${heap}:${most}`];
      return sum < before[heap] ? [`stone:${heap}:${sum}`] : [];
    });
    return { parts: parts.length === changes.length ? parts : [], falls: false };
  }

  /** The parts of a board that a move changes.
   * @param {AnyBoard} before @param {AnyBoard} after @returns {Change} */
  function keys(before, after) {
    if (before.kind === "heaps" && after.kind === "heaps") return heapKeys(before.heaps, after.heaps);
    if (before.kind === "row" && after.kind === "row") {
      const [a, b] = [before.cells, after.cells];
      if (a.length !== b.length) {
        const [from, lost] = between(a, b);
        return { parts: Array.from({ length: lost }, (_, i) => `cell:${from + i}`), falls: true };
      }
      const changed = [...a.keys()].filter(i => a[i] !== b[i]);
      return { parts: changed.map(i => `cell:${i}`), falls: changed.every(i => isBlank(b[i])) };
    }
    if (before.kind === "grid" && after.kind === "grid") {
      const changed = before.rows.flatMap((row, i) => [...row.keys()].filter(j => row[j] !== after.rows[i]?.[j]).map(j => [i, j]));
      return { parts: changed.map(([i, j]) => `cell:${i}:${j}`), falls: changed.every(([i, j]) => isBlank(after.rows[i]?.[j])) };
    }
    if (before.kind === "graph" && after.kind === "graph") {
      const [a, b] = [identified(before), identified(after)], words = new Map(b.map((name, i) => [name, after.edges[i][2]]));
      const cut = a.filter(name => !words.has(name));
      const written = a.filter((name, i) => words.has(name) && words.get(name) !== before.edges[i][2]);
      const vertices = [...before.vertices.keys()].filter(v => before.vertices[v] !== after.vertices[v]);
      const moved = before.tokens.flatMap(([v], i) => after.tokens[i] && after.tokens[i][0] !== v ? [v, after.tokens[i][0]] : []);
      const missing = vertices.every(v => after.vertices[v] === null);
      if (moved.length) return { parts: [...new Set(moved)].map(v => `vertex:${v}`), falls: false };
      const parts = [...written, ...cut].map(name => `edge:${name}`);
      return { parts: [...parts, ...vertices.map(v => `vertex:${v}`)], falls: missing && !written.length };
    }
    if (before.kind === "numbers" && after.kind === "numbers") {
      const changed = [...before.numbers.keys()].filter(i => before.numbers[i]?.[1] !== after.numbers[i]?.[1]);
      return { parts: changed.map(i => `number:${i}`), falls: false };
    }
    if (before.kind === "both" && after.kind === "both") {
      const changes = before.boards.map((of, i) => after.boards[i] ? keys(of, after.boards[i]) : { parts: [], falls: false });
      const falls = changes.every(change => change.falls || !change.parts.length);
      // What stands beside the board only says what was done.
      const main = changes.findIndex((change, i) => change.parts.length && !["numbers", "text"].includes(before.boards[i].kind));
      const shown = main < 0 ? changes : changes.map((change, i) => ["numbers", "text"].includes(before.boards[i].kind) ? { parts: [], falls } : change);
      return { parts: shown.flatMap((change, i) => change.parts.map(name => `${i}/${name}`)), falls };
    }
    return { parts: [], falls: false };
  }

  Object.assign(grundy, { draw, keys });
})();
