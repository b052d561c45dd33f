// The page of the search.
(() => {
  /** @type {(id: string) => any} */
  const $ = id => document.getElementById(id), list = $("found"), line = $("said-of");
  const isChinese = document.documentElement.lang.startsWith("zh"), say = (/** @type {string} */ english, /** @type {string} */ chinese) => isChinese ? chinese : english;
  const all = search.read(SEARCHED, NAMED), field = $("search");
  const KINDS = /** @type {Record<string, string>} */ ({ problem: say("problem", "题目"), theorem: say("theorem", "定理"), chapter: say("chapter", "教程"), finder: say("finder", "定理查找"), law: say("law", "规律"), page: say("page", "页面") });
  const query = () => new URLSearchParams(location.search).get("q") ?? "";
  const MOST = 20;

  function show() {
    const asked = field.value.trim(), { found, missing, absent, host } = search.find(all, asked), isWhole = found.some(of => of.isWhole) && !missing.length;
    const named = absent.map(({ name, said }) => `“${name}”${say(": ", "：")}${said[+isChinese]}`).join(" "), words = missing.map(word => `“${word}”`).join(say(", ", "、"));
    line.textContent = !asked ? "" : host ? say(`The problems of ${host} are not here.${found.length ? " Nearest:" : ""}`, `这里没有 ${host} 的题目。${found.length ? "最接近的有：" : ""}`) : named ? `${named}${found.length ? say(" Nearest:", "最接近的有：") : ""}` : !found.length ? words ? say(`Not here: ${words}.`, `这里没有 ${words}。`) : say("Nothing is near that.", "没有相近的内容。") : isWhole ? ""
      : words ? say(`Nothing here is about ${words}. Nearest:`, `这里没有关于 ${words} 的内容，最接近的有：`) : say("Nothing has all of these words. Nearest:", "没有包含全部词语的内容，最接近的有：");
    list.replaceChildren(...(asked ? found.slice(0, MOST) : []).map(({ page }) => {
      const item = document.createElement("li"), link = Object.assign(document.createElement("a"), { href: page.path, textContent: page.titles[+isChinese] });
      const rest = document.createElement("span"), other = page.titles[+!isChinese];
      // Of a game that is not here a page says who has it.
      rest.append(` ${absent.some(({ paths }) => paths.includes(page.path)) ? say("who has it", "何处可查") : KINDS[page.kind]}`);
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
