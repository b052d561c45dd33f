// What a reader has read and solved is kept in this browser, if it keeps anything; answers are checked at once.
(() => {
  /** @type {Record<string, 1>} */
  let done = {};
  try { done = JSON.parse(localStorage.getItem("done") ?? "{}"); } catch { /* a private window */ }

  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-read][type], [data-solved]"))) {
    const name = box.dataset.read ?? box.dataset.solved ?? "";
    box.checked = name in done;
    box.addEventListener("change", () => {
      if (box.checked) done[name] = 1; else delete done[name];
      try { localStorage.setItem("done", JSON.stringify(done)); } catch { /* a private window */ }
    });
  }

  for (const chapter of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-chapter]"))) {
    const { chapter: name = "", exercises = "", read = "", done: solved = "" } = chapter.dataset, all = exercises.split(" ");
    const count = all.filter(slug => slug in done).length;
    chapter.textContent = [...name in done ? [`✓ ${read}`] : [], ...count ? [`${count}/${all.length} ${solved}`] : []].join(" · ");
  }

  /** A move may be told by its words, or by its numbers alone. @param {string} text */
  const forms = text => [text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(" "), text.match(/\d+/g)?.join(" ")];
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form.check"))) {
    form.addEventListener("submit", event => {
      event.preventDefault();
      const [words, numbers] = forms(form.querySelector("input")?.value ?? ""), output = form.querySelector("output");
      if (!output || !words) return;
      const isRight = JSON.parse(form.dataset.right ?? "[]").some((/** @type {string} */ right) => {
        const [all, counts] = forms(right);
        return words === all || (words === numbers && numbers === counts);
      });
      output.textContent = (isRight ? output.dataset.yes : output.dataset.no) ?? "";
      output.className = `small ${isRight ? "yes" : "no"}`;
    });
  }
})();
