// The search: words in any order, in any form, with the words that the field has for the same; codes and addresses. What
// fits best comes first; where nothing fits wholly, what is near.
/** @typedef {{ kind: string, path: string, titles: string[], names: string[], words: Map<string, number> }} Searched */
const search = (() => {
  /** Words that say nothing of a game. */
  const EMPTY = new Set("a an and are as at be by can do each every for from game has have he her his how i if in into is it its may more most must my not of on one or other our own player problem so some than that the their them then there these they this to turn turns until up was what when where which who whose will with without you your alice bob".split(" "));
  /** Words that the field uses for the same; the first of a line stands for all. */
  const SAME = [
    "stone coin chip token pebble counter piece candy card match", "heap pile stack", "take remove delete erase eat pick subtract discard", "lose lost p-position 必败", "win won n-position 必胜",
    "vertex node point", "edge branch line segment", "colour color", "stair staircase step ladder downstair", "board grid rectangle chessboard table", "word string text", "row array sequence list",
    "same equal identical", "two both pair", "end side", "turn flip reverse", "cut break hackenbush", "split divide", "move slide shift push", "circle ring cycle", "chance random probability dice die expect", "misere misère",
    "path trail", "graph network", "number integer value", "prime factor", "power exponent", "score point sum", "chess knight king queen rook bishop", "interactive dialogue", "count many", "large big great maximum",
  ];
  /** What people write in several words, and names that no page has. */
  const SAID = /** @type {[RegExp, string][]} */ ([
    [/last (move|player|stone|one|to move)( to move| to play)? loses|(player|one) who moves last loses|takes? the last( \w+)? loses/g, "misere"], [/p[- ]positions?/g, "lost"], [/n[- ]positions?/g, "won"],
    [/取最后(一个)?者?输/g, " misere "], [/巴什博[弈奕]/g, " take 1 to k "], [/树上删边/g, " tree cut edge "], [/删边/g, " cut edge "], [/博奕/g, "博弈"],
  ]);
  /** Games that are not here, and words that are near them. */
  const ABSENT = /** @type {Record<string, string>} */ ({
    tictactoe: "board row", connect4: "board row", checkers: "board pieces move", draughts: "board pieces move", othello: "board turn", reversi: "board turn",
  });
  const IRREGULAR = /** @type {Record<string, string>} */ ({
    leaves: "leaf", halves: "half", taken: "take", took: "take", lost: "lose", loser: "lose", won: "win", winner: "win", vertices: "vertex", indices: "index", matrices: "matrix", dice: "dice", halving: "half", chosen: "choose", stairs: "stair", series: "series", is: "is", removing: "remove", removed: "remove",
  });
  const HAN = /\p{Script=Han}/u;

  /** A word without its ending. @param {string} word */
  function stem(word) {
    if (IRREGULAR[word]) return IRREGULAR[word];
    if (word.length < 4 || /\d/.test(word)) return word;
    let end = word.replace(/[’']s$/, "").replace(/ies$/, "y").replace(/(ss|x|ch|sh)es$/, "$1").replace(/([^s])s$/, "$1");
    const shorter = end.replace(/(ing|ed)$/, "");
    if (shorter !== end && shorter.length > 2) end = shorter.replace(/([^aeiouls])\1$/, "$1");
    return end.replace(/e$/, "");
  }
  /** @type {Map<string, string>} */
  const canonical = new Map();
  for (const line of SAME) {
    const [first, ...others] = line.split(" ").map(stem);
    for (const other of others) if (!canonical.has(other)) canonical.set(other, first);
  }

  /** The words of a text by their stems; of Chinese, each two letters side by side. @param {string} text */
  function words(text) {
    let said = text.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
    for (const [what, meant] of SAID) said = said.replace(what, ` ${meant} `);
    /** @type {string[]} */
    const found = [];
    for (const [word] of said.matchAll(/\p{Script=Han}+|[\p{L}\p{N}]+(?:[.’'][\p{L}\p{N}]+)*/gu)) {
      if (!HAN.test(word)) { if (!EMPTY.has(word)) found.push(stem(word)); continue; }
      const same = canonical.get(word);
      if (same) found.push(same);
      if (word.length === 1) found.push(word);
      for (let i = 0; i + 1 < word.length; i++) found.push(word.slice(i, i + 2));
    }
    return found;
  }

  /** The letters and digits of a name, without what an address has besides. @param {string} name */
  const compact = name => name.trim().toLowerCase().replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/[?#].*$/, "").replace(/[^\p{L}\p{N}]/gu, "");

  /** The judge and the problem at an address, in whichever form people paste it; nothing where it is none.
   * @param {string} typed */
  function at(typed) {
    let address = typed.trim().toLowerCase();
    for (const [before, instead] of ADDRESSES.hosts) if (address.startsWith(before)) address = instead + address.slice(before.length);
    for (const [judge, forms] of ADDRESSES.forms) {
      for (const form of forms) {
        const pattern = form.replace(/[.?]/g, "\\$&").replace(/[*]/g, "([\\p{L}\\p{N}_-]@)").replace(/[+]/g, "[\\p{L}\\p{N}_-]@").replace(/@/g, "+");
        const told = new RegExp(`^${pattern}(?:[/?#&]|$)`, "u").exec(address);
        if (told) return { judge, problem: compact(told.slice(1).join("")) };
      }
    }
    return undefined;
  }

  /** How many letters are to be changed, left out or put in, or neighbours exchanged. @param {string} a @param {string} b */
  function distance(a, b) {
    const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
    for (let i = 1; i <= a.length; i++) {
      rows[i] = [i];
      for (let j = 1; j <= b.length; j++) {
        rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + +(a[i - 1] !== b[j - 1]));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
      }
    }
    return rows[a.length][b.length];
  }

  /** What was written of pages, made ready. @param {[string, string, string[], string[], string, string][]} all */
  function read(all) {
    /** @type {Map<string, number>} */
    const having = new Map();
    const pages = all.map(([kind, path, titles, names, strong, text]) => {
      /** @type {Map<string, number>} */
      const of = new Map();
      const add = (/** @type {string} */ text, /** @type {number} */ weight) => {
        for (const word of words(text)) {
          of.set(word, Math.max(of.get(word) ?? 0, weight));
          const same = canonical.get(word);
          if (same) of.set(same, Math.max(of.get(same) ?? 0, 0.7 * weight));
        }
      };
      add(text, 1);
      add(strong, 2);
      add(titles.join(" "), 2.5);
      for (const word of of.keys()) having.set(word, (having.get(word) ?? 0) + 1);
      return { kind, path, titles, names: names.map(compact), words: of };
    });
    return { pages, having };
  }

  /** The words that are meant by one that no page has: those it begins, or those that differ in few letters.
   * @param {string} word @param {Map<string, number>} having */
  function near(word, having) {
    const known = [...having.keys()].filter(of => HAN.test(of) === HAN.test(word));
    const begun = word.length > 2 ? known.filter(of => of.startsWith(word)) : [];
    if (begun.length || word.length < 4) return begun;
    const all = known.map(of => /** @type {const} */ ([distance(word, of), of])).filter(([far]) => far <= (word.length > 6 ? 2 : 1));
    const least = Math.min(...all.map(([far]) => far));
    return all.filter(([far]) => far === least).map(([, of]) => of);
  }

  /** What fits, the best first, and the words that no page has. @param {ReturnType<typeof read>} all @param {string} query */
  function find({ pages, having }, query) {
    const address = at(query), name = address ? address.judge.replaceAll("_", "") + address.problem : compact(query);
    const last = compact(query.replace(/[?#].*$/, "").replace(/\/+$/, "").split("/").pop() ?? "");
    // What is called so comes first, by its whole name before the last part of an address.
    const called = (address ? [name] : [name, last]).find(name => name && pages.some(page => page.names.includes(name)));
    if (address && called === undefined) return { missing: [`${ADDRESSES.judges[address.judge][0]} ${address.problem.toUpperCase()}`], found: [] };
    const asked = words(query), missing = [...new Set(asked.filter(word => !having.has(word) && !having.has(canonical.get(word) ?? "") && !near(word, having).length))];
    const absent = query.toLowerCase().split(/[^a-z0-9-]+/).filter(word => Object.hasOwn(ABSENT, word) && !having.has(stem(word)));
    const meant = [...new Set([...asked, ...absent.flatMap(word => words(ABSENT[word]))])].map(word => {
      const same = canonical.get(word) ?? word;
      /** @type {[string, number][]} */
      const forms = having.has(word) || having.has(same) ? [[word, 1], [same, 0.7]] : near(word, having).map(of => [of, 0.6]);
      const rare = Math.max(0, ...forms.map(([of]) => having.has(of) ? Math.log(1 + pages.length / (having.get(of) ?? 1)) : 0));
      return { forms, rare };
    });
    const whole = meant.reduce((sum, { rare }) => sum + rare, 0);
    const found = pages.map(page => {
      let score = 0, fits = 0;
      for (const { forms, rare } of meant) {
        const best = Math.max(0, ...forms.map(([of, weight]) => weight * (page.words.get(of) ?? 0)));
        score += best * rare;
        if (best > 0) fits += rare;
      }
      if (whole) score *= (fits / whole) ** 2;
      if (called !== undefined && page.names.includes(called)) score += 1000;
      else if (name.length > 3 && page.names.some(of => of.startsWith(name))) score += 40;
      else if (name.length > (HAN.test(name) ? 1 : 3) && page.names.some(of => of.includes(name))) score += 20;
      return { page, score, isWhole: fits > whole - 1e-9 || score >= 1000 };
    });
    return { missing: called === undefined ? [...new Set([...missing, ...absent.map(stem)])] : [], found: found.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score) };
  }
  return { read, find };
})();

(() => {
  /** @type {(id: string) => any} */
  const $ = id => document.getElementById(id), list = $("found"), line = $("said-of");
  const isChinese = document.documentElement.lang.startsWith("zh"), say = (/** @type {string} */ english, /** @type {string} */ chinese) => isChinese ? chinese : english;
  const all = search.read(SEARCHED), field = $("search");
  const KINDS = /** @type {Record<string, string>} */ ({ problem: say("problem", "题目"), theorem: say("theorem", "定理"), chapter: say("chapter", "教程"), finder: say("finder", "定理查找"), law: say("law", "规律") });
  const query = () => new URLSearchParams(location.search).get("q") ?? "";
  const MOST = 20;

  function show() {
    const asked = field.value.trim(), { found, missing } = search.find(all, asked), isWhole = found.some(of => of.isWhole) && !missing.length;
    const absent = missing.map(word => `“${word}”`).join(say(", ", "、"));
    line.textContent = !asked ? "" : !found.length ? absent ? say(`Not here: ${absent}.`, `这里没有 ${absent}。`) : say("Nothing is near that.", "没有相近的内容。") : isWhole ? ""
      : absent ? say(`Nothing here is about ${absent}. Nearest:`, `这里没有关于 ${absent} 的内容，最接近的有：`) : say("Nothing has all of these words. Nearest:", "没有包含全部词语的内容，最接近的有：");
    list.replaceChildren(...(asked ? found.slice(0, MOST) : []).map(({ page }) => {
      const item = document.createElement("li"), link = Object.assign(document.createElement("a"), { href: page.path, textContent: page.titles[+isChinese] });
      const rest = document.createElement("span"), other = page.titles[+!isChinese];
      rest.append(` ${KINDS[page.kind]}`);
      // The title in the other language leads to the page in it.
      if (other !== page.titles[+isChinese]) rest.append(" · ", Object.assign(document.createElement("a"), { lang: isChinese ? "en" : "zh", href: (isChinese ? "../" : "zh/") + page.path, textContent: other }));
      item.append(link, rest);
      return item;
    }));
  }
  field.value = query();
  field.addEventListener("input", () => {
    try { history.replaceState(null, "", `${location.pathname}?${new URLSearchParams({ q: field.value })}`); } catch { /* a sandboxed frame */ }
    show();
  });
  field.form.addEventListener("submit", (/** @type {Event} */ event) => { event.preventDefault(); show(); });
  // The switch of languages keeps what is asked.
  const language = /** @type {HTMLAnchorElement} */ (document.querySelector(".lang"));
  language.addEventListener("click", () => { language.search = location.search; });
  show();
})();
