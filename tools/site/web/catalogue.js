// The catalogue: what is chosen is shown, and stands in the address. Without it there is one plain table.
(() => {
  /** @type {(id: string) => any} */
  const $ = id => document.getElementById(id), list = /** @type {HTMLTableElement} */ ($("list"));
  /** @type {HTMLTableRowElement[]} */
  const rows = [...list.querySelectorAll("tr")].filter(row => row.dataset.slug), given = new URLSearchParams(location.search);
  // The first row of a family names it for those behind it.
  rows.reduce((family, row) => row.dataset.family ??= family, "");
  /** @type {(text: string) => string} */
  const plain = text => text.normalize("NFKD").toLowerCase();
  /** @type {(row: HTMLTableRowElement, key?: string) => any} */
  const cell = (row, key) => row.cells[[...list.querySelectorAll("th")].findIndex(th => th.dataset.key === key)];
  const fields = { filter: "q", judge: "judge", family: "family", kind: "kind", theorem: "theorem", difficulty: "difficulty" };
  for (const [id, name] of Object.entries(fields)) if (given.has(name)) $(id).value = given.get(name);
  $("tags").checked = given.has("hide");
  $("todo").checked = given.has("todo");
  /** The column by which rows are sorted, behind a `-` where the greatest comes first. */
  let sorted = given.get("sort") ?? "";
  /** What is searched of each row. @type {Map<HTMLTableRowElement, string>} */
  const words = new Map();
  // The names of a kind of game find its problems, which the first of them lists. A whole name finds no others by their
  // family, which may be called almost the same.
  /** @type {Map<string, string[]>} */
  const kinds = new Map();
  /** Reads what is searched, when something is. */
  function read() {
    for (const row of rows) words.set(row, plain([row.dataset.slug, row.dataset.words ?? "", row.textContent].join(" ")));
    let of = [""];
    for (const name of /** @type {NodeListOf<HTMLOptionElement>} */ (document.querySelectorAll("#names option"))) {
      of = name.dataset.of?.split(" ") ?? of;
      kinds.set(plain(name.value), of);
      for (const [row, text] of words) if (of.includes(row.dataset.slug ?? "")) words.set(row, text + " " + plain(name.value));
    }
  }

  for (const row of rows) {
    const box = document.createElement("input");
    box.type = "checkbox";
    const slug = row.dataset.slug ?? "";
    box.checked = !!kept.of(slug);
    box.setAttribute("aria-label", list.querySelector("th .hidden")?.textContent + ": " + row.querySelector("a")?.textContent);
    box.addEventListener("change", () => {
      kept.set(slug, box.checked ? 1 : undefined);
      show();
    });
    row.cells[0].append(box);
  }

  /** @type {Record<string, (row: any, wanted: string) => boolean>} */
  const is = {
    judge: (row, judge) => (cell(row, "judge").querySelector("b")?.textContent ?? "") === judge,
    family: (row, family) => row.dataset.family === family,
    kind: (row, kind) => row.dataset.kind.split(" ").includes(kind),
    theorem: (row, theorem) => (row.dataset.theorem ?? "").split(" ").includes(theorem),
    difficulty: (row, wanted) => cell(row, "difficulty").querySelector(wanted === "stated" ? ".pips + b" : `.p${wanted}`) !== null,
  };
  function show() {
    const asked = plain($("filter").value).trim();
    if (asked && !words.size) read();
    const kind = kinds.get(asked);
    /** @type {(row: HTMLTableRowElement) => boolean} */
    const isAsked = row => kind
      ? kind.includes(row.dataset.slug ?? "") || plain(cell(row, "problem").textContent).includes(asked)
      : asked.split(/\s+/).every(word => words.get(row)?.includes(word) ?? !asked);
    let count = 0, solved = 0;
    for (const row of rows) {
      const isSolved = !!kept.of(row.dataset.slug ?? "");
      const fits = isAsked(row) && !($("todo").checked && isSolved)
        && Object.entries(is).every(([id, fits]) => !$(id).value || fits(row, $(id).value));
      row.hidden = !fits;
      count += +fits;
      solved += +(fits && isSolved);
    }
    $("solved").textContent = solved ? $("solved").dataset.many.replace("#", solved) : "";
    $("count").textContent = count === 1 ? $("count").dataset.one : $("count").dataset.many.replace("#", count);
    $("none").hidden = count > 0;
    list.classList.toggle("quiet", $("tags").checked);
    const chosen = new URLSearchParams();
    for (const [id, name] of Object.entries(fields)) if ($(id).value) chosen.set(name, $(id).value);
    if ($("tags").checked) chosen.set("hide", "theorems");
    if ($("todo").checked) chosen.set("todo", "1");
    if (sorted) chosen.set("sort", sorted);
    const theme = given.get("theme");
    if (theme) chosen.set("theme", theme);
    const search = String(chosen);
    try { history.replaceState(null, "", location.pathname + (search ? "?" + search : "") + location.hash); } catch { /* a sandboxed frame */ }
  }

  for (const th of list.querySelectorAll("th")) {
    if (!th.dataset.key) continue;
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: th.textContent });
    th.replaceChildren(button);
    const sort = (/** @type {boolean} */ up) => {
      /** @type {(row: HTMLTableRowElement) => string} */
      const key = row => cell(row, th.dataset.key).textContent.trim();
      for (const other of list.querySelectorAll("th")) other.removeAttribute("aria-sort");
      th.setAttribute("aria-sort", up ? "ascending" : "descending");
      /** @type {(a: HTMLTableRowElement, b: HTMLTableRowElement) => number} */
      const order = (a, b) => (up ? 1 : -1) * key(a).localeCompare(key(b), undefined, { numeric: true });
      rows.sort(order).forEach(row => row.parentNode?.append(row));
      sorted = (up ? "" : "-") + th.dataset.key;
    };
    button.addEventListener("click", () => { sort(th.getAttribute("aria-sort") !== "ascending"); show(); });
    if (sorted.replace(/^-/, "") === th.dataset.key) sort(!sorted.startsWith("-"));
  }
  $("filters").addEventListener("input", show);
  $("filters").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
  for (const id of ["tags", "todo"]) $(id).addEventListener("change", show);
  $("random").addEventListener("click", () => {
    const open = rows.filter(row => !row.hidden);
    open[Math.floor(Math.random() * open.length)]?.querySelector("a")?.click();
  });
  // The switch of languages keeps what is chosen.
  const language = /** @type {HTMLAnchorElement} */ (document.querySelector(".lang"));
  language.addEventListener("click", () => { language.search = location.search; });
  show();
})();
