// What every page has: the theme, keys, copy. Without it everything can still be read.
(() => {
  const root = document.documentElement, $ = (selector, of = document) => of.querySelector(selector);
  const keep = (name, value) => { try { value === undefined ? localStorage.removeItem(name) : localStorage.setItem(name, value); } catch { /* private window */ } };

  const theme = root.dataset.theme ?? "system";
  for (const input of document.querySelectorAll(".theme input")) {
    input.checked = input.value === theme;
    input.addEventListener("change", () => {
      if (input.value === "system") { delete root.dataset.theme; keep("theme"); } else { root.dataset.theme = input.value; keep("theme", input.value); }
    });
  }

  const says = text => { const line = $("#said"); if (line) line.textContent = text; };
  document.addEventListener("click", async event => {
    const button = event.target.closest("[data-copy]");
    if (button) {
      const text = $(button.dataset.copy).textContent, before = button.textContent;
      try { await navigator.clipboard.writeText(text); } catch { getSelection().selectAllChildren($(button.dataset.copy)); document.execCommand("copy"); }
      button.textContent = button.dataset.done ?? "copied";
      says(button.textContent);
      setTimeout(() => { button.textContent = before; }, 1500);
    }
  });

  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
    if (event.key === "/" || event.key === "s" || event.key === "S") { event.preventDefault(); $("#search")?.focus(); }
    if (event.key === "?") $("#keys")?.showModal();
    const next = event.key === "ArrowLeft" ? "prev" : event.key === "ArrowRight" ? "next" : null;
    if (next && !event.target.closest(".scroll, .theme, pre, dialog")) { const link = $(`a[rel="${next}"]`); if (link) link.click(); }
  });

  // A part of the finder that an address names is open.
  const open = () => { const part = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1))); if (part?.matches("details")) part.open = true; };
  addEventListener("hashchange", open);
  open();

  // The switch of languages stays at the same part.
  $(".lang")?.addEventListener("click", event => { event.currentTarget.hash = location.hash; });
  root.dataset.ready = "yes";
})();
