// What every page has: the theme, keys, copy. Without it everything can still be read.
(() => {
  const root = document.documentElement;
  /** @type {(selector: string) => any} */
  const $ = selector => document.querySelector(selector);
  /** @type {(name: string, value?: string) => void} */
  const keep = (name, value) => { try { value === undefined ? localStorage.removeItem(name) : localStorage.setItem(name, value); } catch { /* private window */ } };

  const theme = root.dataset.theme ?? "system";
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".theme input"))) {
    input.checked = input.value === theme;
    input.addEventListener("change", () => {
      if (input.value === "system") { delete root.dataset.theme; keep("theme"); } else { root.dataset.theme = input.value; keep("theme", input.value); }
    });
  }

  /** @type {(text: string) => void} */
  const says = text => { const line = $("#said"); if (line) line.textContent = text; };
  document.addEventListener("click", async event => {
    const button = /** @type {Element} */ (event.target).closest("[data-copy]");
    if (button instanceof HTMLElement) {
      /** @type {any} What a page from a folder may not copy is shown, and marked. */
      const of = (button.closest(".panel") ?? document).querySelector(button.dataset.copy ?? "");
      const before = button.dataset.before ??= button.textContent ?? "";
      try { await navigator.clipboard.writeText(of.value ?? of.textContent); } catch { of.hidden = false; if (of.select) of.select(); else getSelection()?.selectAllChildren(of); document.execCommand("copy"); }
      button.textContent = button.dataset.done ?? "copied";
      says(button.textContent);
      setTimeout(() => { button.textContent = before; }, 1500);
    }
  });

  document.addEventListener("keydown", event => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
    if (event.key === "/" || event.key === "s" || event.key === "S") { event.preventDefault(); $("#search")?.focus(); }
    if (event.key === "?") $("#keys")?.showModal();
    const next = event.key === "ArrowLeft" ? "prev" : event.key === "ArrowRight" ? "next" : null;
    if (next && !target.closest(".scroll, .theme, .panel, pre, dialog[open]")) { const link = $(`a[rel="${next}"]`); if (link) link.click(); }
  });

  // What an address names is open: a part of the finder, or what stands folded with the interface.
  const open = () => {
    const part = $(`[id="${CSS.escape(location.hash.slice(1))}"]`), fold = part?.closest("details");
    if (fold && !fold.open) { fold.open = true; part.scrollIntoView(); }
  };
  addEventListener("hashchange", open);
  open();

  // The switch of languages stays at the same part.
  $(".lang")?.addEventListener("click", (/** @type {any} */ event) => { event.currentTarget.hash = location.hash; });
  // Where something lives, it says when.
  if (!$("[data-board]:empty, [data-runs], [data-calculate], input#rule")) root.dataset.ready = "yes";
})();
