// What a reader has read, answered and solved is kept in this browser, if it keeps anything. It is shown where steps and
// problems are named, and a link carries it to another device.
(() => {
  /** @type {(id: string) => any} */
  const $ = id => document.getElementById(id);
  /** @type {(english: string, chinese: string) => string} */
  const say = (english, chinese) => document.documentElement.lang.startsWith("zh") ? chinese : english;
  /** @param {string} name @returns {any} */
  const stored = name => { try { return JSON.parse(localStorage.getItem(name) ?? "null"); } catch { return null; /* a private window */ } };
  /** What is done, by its name: a step, a problem, or a check. @type {Record<string, 1 | 2 | 3>} */
  let done = {};
  const write = () => { try { localStorage.setItem("done", JSON.stringify(done)); } catch { /* a private window */ } };

  /** Takes what is told as done, unless it is known; how many entries of it are new. @param {unknown} told */
  function take(told) {
    const before = Object.keys(done).length;
    for (const [name, value] of Object.entries(told ?? {})) {
      // Chapters were once kept with their numbers.
      if ([1, 2, 3].includes(value)) done[name.replace(/^\d\d-/, "")] ??= value;
    }
    return Object.keys(done).length - before;
  }
  take(stored("done"));
  // The catalogue once kept a list of its own.
  const solved = stored("solved");
  if (Array.isArray(solved)) {
    take(Object.fromEntries(solved.map(slug => [slug, 1])));
    write();
    try { localStorage.removeItem("solved"); } catch { /* a private window */ }
  }

  /** @type {(text: string) => string} */
  const packed = text => btoa(String.fromCharCode(...new TextEncoder().encode(text))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  /** @type {(text: string) => string} */
  const unpacked = text => new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), sign => sign.charCodeAt(0)));
  const CARRIED = "#done=";
  /** Takes what the address carries. */
  function arrive() {
    if (!location.hash.startsWith(CARRIED)) return;
    let told = null;
    try { told = JSON.parse(unpacked(location.hash.slice(CARRIED.length))); } catch { /* it is said below */ }
    const more = take(told);
    write();
    history.replaceState(null, "", location.pathname + location.search);
    if ($("carry-says")) {
      $("carry-says").textContent = told
        ? say(`What the link carries is here now; new: ${more}.`, `链接里的进度已经并入，新增 ${more} 项。`)
        : say("The link is not whole.", "链接不完整。");
    }
  }

  /** How far a step is. @param {HTMLElement} step */
  function far(step) {
    const { step: name = "", checks = "", exercises = "" } = step.dataset;
    const all = [checks.split("\n"), exercises.split(" ")].map(names => names.filter(Boolean));
    const [checked, solved] = all.map(names => names.filter(name => name in done).length);
    const isDone = name in done || (checked === all[0].length && solved === all[1].length);
    const says = [
      ...isDone ? [say("✓ done", "✓ 已学完")] : [],
      ...checked ? [say(`${checked}/${all[0].length} answered`, `已答 ${checked}/${all[0].length}`)] : [],
      ...solved ? [say(`${solved}/${all[1].length} solved`, `已解出 ${solved}/${all[1].length}`)] : [],
    ];
    // A line ends between them alone.
    return { isDone, isBegun: says.length > 0, says: says.map(words => words.replaceAll(" ", "\u00a0")).join(" · ") };
  }

  /** Says of each step how far its reader is, and what is next. */
  function show() {
    /** @type {{ link: HTMLAnchorElement, isDone: boolean, isBegun: boolean }[]} */
    const steps = [];
    for (const step of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-step]"))) {
      const { isDone, isBegun, says } = far(step), item = step.closest("li"), link = item?.querySelector("a");
      step.textContent = says;
      item?.classList.toggle("begun", isBegun && !isDone);
      item?.classList.toggle("done", isDone);
      if (link) steps.push({ link, isDone, isBegun });
    }
    const next = $("next");
    if (next && steps.some(step => step.isBegun)) {
      const step = steps.find(step => step.isBegun && !step.isDone) ?? steps.find(step => !step.isDone);
      $("next-says").textContent = !step
        ? say("You have been through all steps.", "所有的课你都学完了。")
        : step.isBegun ? say("You have begun:", "正在学：") : say("Next:", "接下来：");
      $("next-title").textContent = step?.link.querySelector("b")?.textContent ?? "";
      $("next-go").textContent = !step ? say("problems", "去做题") : step.isBegun ? say("go on", "继续") : say("begin", "开始");
      $("next-go").href = step?.link.href ?? `${next.dataset.all}?todo=1`;
      next.hidden = false;
    }
    if ($("carried")) {
      const to = new URL($("carried").dataset.to, location.href);
      $("carried").value = to.href + CARRIED + packed(JSON.stringify(done));
      $("carry").hidden = !Object.keys(done).length && !$("carry-says").textContent;
    }
  }

  /** @type {Kept} */
  const kept = {
    of: name => done[name],
    set(name, value) {
      // Another window may have written meanwhile.
      done = {};
      take(stored("done"));
      if (value) done[name] = value; else delete done[name];
      write();
      show();
    },
  };
  Object.assign(globalThis, { kept });

  /** So many mistakes are kept; one leaves when it has been won on so many days. */
  const MOST = 50, DAYS = 2;
  /** @type {(one: Mistake, other: Mistake) => boolean} */
  const isSame = (one, other) => JSON.stringify([one.slug, one.input, one.question, one.moves, one.side]) === JSON.stringify([other.slug, other.input, other.question, other.moves, other.side]);
  /** @param {Mistake[]} all */
  const keep = all => { try { localStorage.setItem("again", JSON.stringify(all)); } catch { /* a private window */ } };
  /** @type {Again} */
  const again = {
    all: () => { const all = stored("again"); return Array.isArray(all) ? all.filter(one => typeof one?.slug === "string" && typeof one.input === "string" && Array.isArray(one.moves)) : []; },
    // What went wrong once more begins anew.
    add: mistake => keep([...again.all().filter(one => !isSame(one, mistake)), { ...mistake, days: [] }].slice(-MOST)),
    won: (mistake, day) => keep(again.all().map(one => isSame(one, mistake) ? { ...one, days: [...new Set([...one.days ?? [], day])] } : one).filter(one => (one.days ?? []).length < DAYS)),
    isSame,
    drop: mistake => keep(again.all().filter(one => !isSame(one, mistake))),
  };
  Object.assign(globalThis, { again });
  const link = $("to-again");
  if (link && again.all().length) {
    link.hidden = false;
    $("to-again-count").textContent = again.all().length === 1 ? say("1 position to win again", "有 1 个局面等你再赢一次") : say(`${again.all().length} positions to win again`, `有 ${again.all().length} 个局面等你再赢一次`);
  }

  /** @type {HTMLInputElement[]} */
  const boxes = [...document.querySelectorAll("[data-read][type], [data-solved]")].map(box => /** @type {any} */ (box));
  for (const box of boxes) {
    const name = box.dataset.read ?? box.dataset.solved ?? "";
    box.checked = name in done;
    box.addEventListener("change", () => {
      kept.set(name, box.checked ? 1 : undefined);
      // A problem may be in several lists.
      for (const other of boxes) if (other.dataset.solved === box.dataset.solved && other.dataset.read === box.dataset.read) other.checked = box.checked;
    });
  }
  arrive();
  show();
})();
