// What a reader has read, answered and solved is kept in this browser, if it keeps anything.
(() => {
  /** @param {string} name @returns {any} */
  const stored = name => { try { return JSON.parse(localStorage.getItem(name) ?? "null"); } catch { return null; /* a private window */ } };
  /** @type {Record<string, 1 | 2 | 3>} */
  let done = {};
  const read = () => { done = stored("done") ?? done; };
  const write = () => { try { localStorage.setItem("done", JSON.stringify(done)); } catch { /* a private window */ } };
  read();
  // What the catalogue kept in a list of its own.
  const solved = stored("solved");
  if (Array.isArray(solved)) {
    for (const slug of solved) done[slug] ??= 1;
    write();
    try { localStorage.removeItem("solved"); } catch { /* a private window */ }
  }

  /** Says of each chapter how far its reader is. */
  function count() {
    for (const chapter of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-chapter]"))) {
      const { chapter: name = "", exercises = "", checks = "", read = "", answered = "", done: solved = "" } = chapter.dataset;
      /** @param {string} names @param {string} between @param {string} word */
      const part = (names, between, word) => {
        const all = names.split(between).filter(Boolean), count = all.filter(name => name in done).length;
        return count ? [`${count}/${all.length} ${word}`] : [];
      };
      chapter.textContent = [...name in done ? [`✓ ${read}`] : [], ...part(checks, "\n", answered), ...part(exercises, " ", solved)].join(" · ");
    }
  }

  /** @type {Kept} */
  const kept = {
    of: name => done[name],
    set(name, value) {
      // Another window may have written meanwhile.
      read();
      if (value) done[name] = value; else delete done[name];
      write();
      count();
    },
  };
  Object.assign(globalThis, { kept });

  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-read][type], [data-solved]"))) {
    const name = box.dataset.read ?? box.dataset.solved ?? "";
    box.checked = name in done;
    box.addEventListener("change", () => kept.set(name, box.checked ? 1 : undefined));
  }
  count();
})();
