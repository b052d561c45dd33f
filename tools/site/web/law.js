// The explorer: a rule in words, or the options of n as a function, and what the explorer's own Rust says of it.
(() => {
  const { say, escape } = grundy, runner = new grundy.Runner();
  /** @type {(id: string) => any} */
  const $ = id => document.getElementById(id);
  let now = 0;

  /** @typedef {{ standing: "proven" | "follows" | "holds" | "fits" | "refuted", place: string | null, law: string, ground: string, programs: string[], rows?: string[][], zh: { law: string | null, ground: string, rows?: string[][] } }} Conclusion */
  /** What is said in both languages. @typedef {{ en: string, zh: string }} Both */
  /** @typedef {Both & { rule: string | null, example: string | null, moved: Both | null, source: string | null, programs: string[], theorems: string[], note: Both | null, absent: Both | null }} Name */
  /** @typedef {{ heaps: number[], values: number[] | null, wins: "first" | "second", moves: { from: number[], to: number[] }[] }} Position */
  /** @typedef {"left" | "right" | "first" | "second"} Wins */
  /** @typedef {{ wins: Wins, number: string | null, form: string | null, mean: string | null, temperature: string | null }} Worth */
  /** @typedef {{ said: string, reading: Both, board: string[], form: string | null, wins: Wins, mean: string, temperature: string, stops: string[], picture: Both }} Game */
  /** @typedef {{ game?: Game, comparison?: { said: string, reading: Both, is: boolean, sign: string, forms: (string | null)[] }, nimbers?: { said: string, reading: Both | null, value: string }, boards?: { said: string, value?: Worth, error?: string, zh?: string }[] }} Answer */
  /** @typedef {{ reading?: Both, name?: Name | null, position?: Position, rule?: string, values: number[] | number[][], row?: number, conclusions: Conclusion[], known: Both | null, stop: Both | null, searched?: number | null, tested: number | null, programs: string[], rust: string | null, error?: { place: number, word: string, expected: Both, nearest: string[], named?: boolean, games?: Both[] } | string, zh?: string }} Found */

  /** @param {Both | null | undefined} both */
  const of = both => both ? say(both.en, both.zh) : "";
  /** @param {string[]} programs */
  const see = programs => programs.length ? `${say("Programs: ", "相关程序：")}${programs.map(slug => `<a href="p/${escape(slug)}.html">${escape(slug)}</a>`).join(", ")}` : "";

  const isChinese = say("en", "zh") === "zh";

  /** How it was read. @param {Both | null | undefined} reading */
  const read = reading => reading ? `<p class="reading">${escape(of(reading))}</p>` : "";

  /** What is known of a game by its name, beside its rule. @param {Name | null | undefined} name */
  function named(name) {
    if (!name) return "";
    const { example, moved, theorems } = name, note = of(name.note ?? name.absent), colon = say(": ", "：");
    const line = (/** @type {string} */ html) => `<p>${html}</p>`, called = `<b>${escape(say(name.en, name.zh))}</b>`;
    const theorem = (/** @type {string} */ path) => `<a href="t/${escape(path.split("::").pop() ?? "")}.html">${escape(path)}</a>`;
    return line(called + (note ? colon + escape(note) : "")) + (moved ? line(escape(of(moved))) : "")
      + (example ? line(`${say("For example: ", "例如：")}<a href="#rule=${encodeURIComponent(example)}">${escape(example)}</a>`) : "")
      + (theorems.length ? line(`${say("Theorem: ", "定理：")}${theorems.map(theorem).join(", ")}`) : "");
  }

  /** Nothing but what is said. @param {string} html @param {string[]} programs */
  function only(html, programs) {
    $("law").innerHTML = html;
    $("picture").innerHTML = "";
    $("programs").innerHTML = see(programs);
    opened([]);
  }

  /** Shows what is known, and these of the other parts. @param {string[]} parts */
  function opened(parts) {
    $("what").classList.remove("old");
    $("what").hidden = false;
    for (const part of ["graph", "numbers", "in-rust"]) $(part).hidden = !parts.includes(part);
  }

  /** Games that are called the same. @param {string} word @param {Both[]} games */
  function several(word, games) {
    const link = (/** @type {Both} */ game) => `<li><a href="#rule=${encodeURIComponent(game.en)}">${escape(of(game))}</a></li>`;
    only(`<p>${escape(say(`Several games are called “${word}”. Which one is meant?`, `叫“${word}”的游戏不止一个。是指哪一个？`))}</p><ul class="games">${games.map(link).join("")}</ul>`, []);
  }

  /** So many moves are listed. */
  const MOVES = 60;

  /** Who wins a position, and how. @param {Found} found */
  function position({ reading, name, position }) {
    const { heaps, values, wins, moves } = /** @type {Position} */ (position), isPair = moves.some(({ from }) => from.length > 1);
    const line = (/** @type {string} */ text) => `<p>${escape(text)}</p>`, sum = (values ?? []).reduce((sum, value) => sum ^ value, 0);
    const list = (/** @type {number[]} */ numbers) => numbers.join(", "), pair = (/** @type {number[]} */ numbers) => `(${list(numbers)})`;
    const whole = (/** @type {number[]} */ to) => to.length ? to.join(say(" and ", " 和 ")) : say("nothing", "无");
    const move = (/** @type {{ from: number[], to: number[] }} */ { from, to }) => `<li>${isPair ? `${pair(from)} → ${pair(to)}` : `${from} → ${whole(to)}`}</li>`;
    const of = !values ? "" : values.length > 1 ? line(say(`Values ${list(values)}; their XOR is ${sum}.`, `各堆的值为 ${list(values)}，异或和为 ${sum}。`)) : line(say(`Value ${values[0]}.`, `值为 ${values[0]}。`));
    const how = wins === "second" ? "" : moves.length ? `<p>${say("These moves win:", "取胜的着法：")}</p><ul class="moves">${moves.slice(0, MOVES).map(move).join("")}</ul>${moves.length > MOVES ? line(say(`and ${moves.length - MOVES} more`, `另有 ${moves.length - MOVES} 种`)) : ""}` : "";
    only(read(reading) + (name?.moved ? named(name) : "") + line(say(`Heaps: ${list(heaps)}`, `各堆：${list(heaps)}`))
      + `<p><b>${wins === "first" ? say("The first player wins.", "先手必胜。") : say("The second player wins.", "后手必胜。")}</b></p>` + of + how, name?.programs ?? []);
  }

  /** @param {Conclusion} of @param {number} to */
  function standing({ standing, place }, to) {
    return {
      proven: say("proven", "已证明"), follows: say("follows, if the rule goes on like this", "若规则如此延续则成立"),
      holds: say(`holds up to ${to}`, `到 ${to} 为止成立`), fits: say(`fits all up to ${to}`, `与 ${to} 以内吻合`), refuted: say(`refuted at ${place}`, `在 ${place} 处被否定`),
    }[standing];
  }

  /** What a guess rests on: the table, and play beyond it as far as that went. @param {Conclusion} of @param {string} ground @param {number | null} tested */
  const beyond = ({ standing }, ground, tested) => standing === "holds" && tested ? say(`In the table: ${ground}. By play, one heap after the other: up to ${tested}.`, `表中：${ground}。逐个推演：到 ${tested} 为止。`) : ground;

  /** What is said in rows, below a head. @param {string[][]} rows */
  function listed([head, ...rows]) {
    const line = (/** @type {string[]} */ row) => `<tr>${row.map(text => `<td>${escape(text)}</td>`).join("")}</tr>`;
    return `<table><thead><tr>${head.map(text => `<th scope="col">${escape(text)}</th>`).join("")}</tr></thead><tbody>${rows.map(line).join("")}</tbody></table>`;
  }

  /** @param {Found} found */
  function law({ reading, name, rule, values, conclusions, known, stop, searched, tested, programs }) {
    const to = tested ?? values.length - 1;
    const all = conclusions.map(of => {
      const { law, ground, rows } = isChinese ? of.zh : of;
      return `<p><span class="status ${of.standing}">${escape(standing(of, to))}</span> ${escape(law ?? of.law)}</p><p class="soft small">${escape(beyond(of, ground, tested))}</p>${rows ? listed(rows) : ""}`;
    });
    const none = `<p><b>${say(`No law found up to ${to}.`, `到 ${to} 为止没有找到规律。`)}</b></p>`;
    const far = searched ? `<p>${say(`No period is proven by the values up to ${searched}.`, `到 ${searched} 为止的值还不能证明周期。`)}</p>` : "";
    const notation = rule ? `<p class="soft small">${say("notation: ", "记法：")}${escape(rule)}</p>` : "";
    $("law").innerHTML = read(reading) + notation + named(name) + (all.join("") || none) + far + (stop ? `<p>${escape(of(stop))}</p>` : "") + (known ? `<p>${escape(of(known))}</p>` : "");
    $("programs").innerHTML = see([...new Set([...programs, ...name?.programs ?? []])]);
  }

  /** A table of one heap. @param {number[]} values @param {number} wrap */
  function row(values, wrap) {
    const head = Array.from({ length: wrap }, (_, i) => `<th scope="col">${i ? `+${i}` : 0}</th>`).join("");
    const lines = Array.from({ length: Math.ceil(values.length / wrap) }, (_, i) =>
      `<tr><th scope="row">${i * wrap}</th>${values.slice(i * wrap, (i + 1) * wrap).map(value => `<td${value === 0 ? ' class="zero"' : ""}>${value}</td>`).join("")}</tr>`);
    return `<table class="values"><thead><tr><th scope="row">n</th>${head}</tr></thead><tbody>${lines.join("")}</tbody></table>`;
  }

  /** So many rows of such a table a browser draws at once. */
  const SIDE = 101;

  /** A table of two heaps, coloured by the values; of large heaps not all. @param {number[][]} values */
  function plane(values) {
    const most = values.reduce((most, line) => Math.max(most, ...line), 1);
    const head = values[0].slice(0, SIDE).map((_, b) => `<th scope="col">${b}</th>`).join("");
    const lines = values.slice(0, SIDE).map((line, a) => `<tr><th scope="row">${a}</th>${line.slice(0, SIDE).map(value =>
      value === 0 ? '<td class="zero">0</td>' : `<td style="background:color-mix(in srgb, var(--accent) ${Math.round(36 * value / most)}%, transparent)">${value}</td>`).join("")}</tr>`);
    return `<table class="values plane"><thead><tr><td></td>${head}</tr></thead><tbody>${lines.join("")}</tbody></table>`;
  }

  /** The values as points. @param {number[]} values */
  function points(values) {
    const high = Math.max(4, ...values), wide = Math.max(4, Math.min(16, 760 / values.length)), tall = Math.min(14, 200 / high);
    const X = (/** @type {number} */ n) => Math.round(10 * (30 + n * wide)) / 10, Y = (/** @type {number} */ value) => Math.round(10 * (14 + (high - value) * tall)) / 10;
    const dots = (/** @type {boolean} */ lost) => values.flatMap((value, n) => (value === 0) === lost ? [`M${X(n)} ${Y(value)}h0`] : []).join("");
    const end = X(values.length - 1) + 6, step = Math.ceil(values.length / 60) * 10;
    const lines = [0, high >> 1, high].map(value => `<path class="b-line" d="M24 ${Y(value)}H${end}"/><text class="b-value" x="18" y="${Y(value) + 5}" text-anchor="end">${value}</text>`).join("");
    const ticks = Array.from({ length: Math.ceil(values.length / step) }, (_, i) => `<text class="b-value" x="${X(i * step)}" y="${Y(0) + 22}" text-anchor="middle">${i * step}</text>`).join("");
    return `<svg class="fig" viewBox="0 0 ${end + 8} ${Y(0) + 30}" style="max-width:${end + 8}px" role="img" aria-label="${say("The values as points, n to the right, g(n) upwards", "数值散点图，横轴为 n，纵轴为 g(n)")}">${lines}${ticks}<path class="b-dots" d="${dots(false)}"/><path class="b-dots lost" d="${dots(true)}"/></svg>`;
  }

  /** Who wins. @param {Wins} wins */
  const winner = wins => ({ left: say("Left wins", "左方胜"), right: say("Right wins", "右方胜"), first: say("the first player wins", "先手胜"), second: say("the second player wins", "后手胜") })[wins];

  /** @param {string} mean @param {string} temperature */
  const heat = (mean, temperature) => say(`mean ${mean}, temperature ${temperature}`, `均值 ${mean}，温度 ${temperature}`);

  /** What a board is worth. @param {Worth} worth */
  function worth({ wins, number, form, mean, temperature }) {
    const is = number !== null ? [say(`number ${number}`, `数 ${number}`)] : [];
    const of = form !== null ? [say(`value ${form}`, `值 ${form}`)] : [];
    return [winner(wins), ...is, ...of, ...mean !== null && temperature !== null ? [heat(mean, temperature)] : []].join(say(", ", "，"));
  }

  /** A game, the comparison of two, or nimbers. @param {Answer} answer */
  function value({ game, comparison, nimbers, boards }) {
    const line = (/** @type {string} */ text) => `<p>${escape(text)}</p>`, bold = (/** @type {string} */ text) => `<p><b>${escape(text)}</b></p>`;
    const form = (/** @type {string | null} */ text) => text ?? say("a long form", "很长的标准型");
    if (game) {
      const { wins, mean, temperature, stops } = game, apart = stops[0] === stops[1] ? "" : say(`; left stop ${stops[0]}, right stop ${stops[1]}`, `；左停 ${stops[0]}，右停 ${stops[1]}`);
      const board = game.board.length ? `<pre>${escape(game.board.join("\n"))}</pre>` : "";
      $("law").innerHTML = read(game.reading) + board + bold(form(game.form)) + line(winner(wins) + say("; ", "；") + heat(mean, temperature) + apart);
    } else if (comparison) {
      const [first, second] = comparison.forms;
      $("law").innerHTML = read(comparison.reading) + bold(comparison.is ? say("yes", "成立") : say("no", "不成立")) + line(`${form(first)} ${comparison.sign} ${form(second)}`);
    } else if (nimbers) {
      $("law").innerHTML = read(nimbers.reading) + bold(`${nimbers.said} = ${nimbers.value}`);
    } else if (boards) {
      $("law").innerHTML = boards.map(board => line(`${board.said}  ${board.value ? worth(board.value) : say(board.error ?? "", board.zh ?? "")}`)).join("");
    }
    $("picture").innerHTML = game ? of(game.picture) : "";
    $("programs").innerHTML = "";
    opened(game ? ["graph"] : []);
  }

  /** @param {Found & Answer} found */
  function show(found) {
    if (found.game || found.comparison || found.nimbers || found.boards) return value(found);
    if (found.position) return position(found);
    if (found.name && !found.values) return only(named(found.name), found.name.programs);
    law(found);
    const pairs = /** @type {number[][]} */ (found.values), heaps = /** @type {number[]} */ (found.values), isPlane = Array.isArray(found.values[0]);
    $("table").innerHTML = isPlane ? plane(pairs) : row(heaps, found.row ?? 20);
    $("picture").innerHTML = isPlane ? "" : points(heaps);
    $("rust").textContent = found.rust ?? "";
    opened(["numbers", ...isPlane ? [] : ["graph"], ...found.rust ? ["in-rust"] : []]);
  }

  /** Explores by these words and this input; within a quarter of a minute. @param {string[]} words @param {string} input @returns {Promise<any>} */
  async function explored(words, input = "") {
    const mine = ++now;
    runner.stop();
    document.documentElement.dataset.busy = "yes";
    $("refusal").textContent = "";
    $("rule").removeAttribute("aria-invalid");
    try {
      const { output, errors, trap } = await runner.run("law", { words: ["--json", ...words], input, seconds: 15 });
      if (mine !== now) return undefined;
      return output ? JSON.parse(output) : { error: errors.trim() || trap };
    } catch (error) {
      if (!(error instanceof grundy.Stopped)) throw error;
      if (mine === now) $("refusal").textContent = say("this takes too long", "耗时过长");
      return undefined;
    } finally {
      if (mine === now) delete document.documentElement.dataset.busy;
    }
  }

  async function explore() {
    const field = $("rule"), text = field.value.trim().replace(/\s+/g, " "), to = $("to").value;
    const found = await explored([...(to ? ["--to", to] : []), "--", text]);
    if (!found) return;
    for (const chip of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-rule]"))) chip.setAttribute("aria-pressed", String(chip.dataset.rule === text));
    if (found.error?.games) {
      several(found.error.word, found.error.games);
      address(text, to);
      return;
    }
    if (found.error) {
      $("what").classList.add("old");
      field.setAttribute("aria-invalid", "true");
      if (typeof found.error === "string") { $("refusal").textContent = say(found.error, found.zh ?? found.error); return; }
      // Columns are counted from 1, in what was explored.
      const { place, word, expected, nearest, named } = found.error;
      $("refusal").textContent = say(`${word ? `“${word}”` : "the end"}: expected ${expected.en}`, `${word ? `“${word}”` : "末尾"}：应为：${expected.zh}`)
        + (nearest.length ? say(`; do you mean ${nearest.map((/** @type {string} */ near) => `“${near}”`).join(" or ")}?`, `；是否指${nearest.map((/** @type {string} */ near) => `“${near}”`).join("或")}？`) : "");
      if (named) $("refusal").append(say(". ", "。"), Object.assign(document.createElement("a"), { href: "glossary.html#games", textContent: say("All names of games", "全部游戏名") }));
      field.value = text;
      field.focus();
      field.setSelectionRange(place - 1, place - 1 + [...word].length);
      return;
    }
    show(found);
    address(text, to);
  }

  /** Puts a question into the address. @param {string} text @param {string} to */
  function address(text, to) {
    try { history.replaceState(null, "", `#rule=${encodeURIComponent(text)}${to ? `&to=${to}` : ""}`); } catch { /* a sandboxed frame */ }
  }

  /** So far a function is asked: far enough for the period of Kayles. */
  const LARGEST = 200;

  /** What the function gives for 0, 1, 2, …, found in a worker of its own. @param {string} body @returns {Promise<number[][][]>} */
  function options(body) {
    const source = `onmessage = ({ data }) => { const of = new Function("n", data.body); postMessage(Array.from({ length: data.count }, (_, n) => of(n))); };`;
    const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(say("the function takes too long", "函数耗时过长"))), 5000);
      worker.onmessage = ({ data }) => { clearTimeout(timer); resolve(data); };
      worker.onerror = event => { clearTimeout(timer); event.preventDefault(); reject(new Error(event.message)); };
      worker.postMessage({ body, count: LARGEST + 1 });
    }).finally(() => worker.terminate());
  }

  async function exploreFunction() {
    $("function-refusal").textContent = "";
    try {
      const given = await options($("function").value);
      given.forEach((of, n) => {
        const isRight = Array.isArray(of) && of.every(left => Array.isArray(left) && left.every(heap => Number.isInteger(heap) && heap >= 0 && heap < n));
        if (!isRight) throw new Error(say(`the options of ${n} are not a list of lists of smaller heaps: ${JSON.stringify(of)}`, `${n} 的后继不是由更小的堆组成的列表的列表：${JSON.stringify(of)}`));
      });
      const found = await explored(["--options"], JSON.stringify(given));
      if (!found) return;
      if (found.error) throw new Error(say(String(found.error), found.zh ?? String(found.error)));
      show(found);
      // What is shown is no rule's any more.
      for (const chip of document.querySelectorAll("[data-rule]")) chip.setAttribute("aria-pressed", "false");
      $("rule").value = "";
      try { history.replaceState(null, "", location.pathname); } catch { /* a sandboxed frame */ }
    } catch (error) {
      $("function-refusal").textContent = /** @type {Error} */ (error).message;
    }
  }

  $("explore").addEventListener("submit", (/** @type {Event} */ event) => { event.preventDefault(); explore(); });
  $("run-function").addEventListener("click", exploreFunction);
  for (const chip of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-rule]"))) {
    chip.addEventListener("click", () => { $("rule").value = chip.dataset.rule; explore(); });
  }
  const put = () => {
    const words = new URLSearchParams(location.hash.slice(1)), rule = words.get("rule");
    if (rule) { $("rule").value = rule; $("to").value = words.get("to") ?? ""; }
    return rule;
  };
  addEventListener("hashchange", () => { if (put()) explore(); });
  put();
  explore().finally(() => { document.documentElement.dataset.ready = "yes"; });
})();
