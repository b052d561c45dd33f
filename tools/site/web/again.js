// Positions in which one has made a mistake are dealt, the one first that was met longest ago and not won today, until
// each has been won on two days.
(() => {
  const { say } = grundy;
  const store = /** @type {Again} */ (globalThis.again), $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  /** The title of each problem, and words of its own. @type {Record<string, [string, [string, string][]?]>} */
  const PROBLEMS = JSON.parse($("problems").textContent ?? "{}");
  const today = () => new Date().toISOString().slice(0, 10);
  const due = () => store.all().filter(({ slug, days }) => PROBLEMS[slug] && !days?.includes(today()));

  /** Deals a position. @param {Mistake | undefined} mistake */
  async function deal(mistake) {
    const all = store.all().length;
    $("count").textContent = !all ? say("Nothing waits to be won again. When you lose a game here, the position before the move that decided is kept in this browser.", "没有要再赢一次的局面。你在这里输掉一局时，决定胜负的那一步之前的局面会记在这个浏览器里。")
      : !mistake ? say(`All is won for today; ${all} ${all === 1 ? "waits" : "wait"} for another day.`, `今天的都赢了，还有 ${all} 个留待改日。`)
        : say(`${all} ${all === 1 ? "position" : "positions"} to win again, ${due().length} of them today.`, `有 ${all} 个局面等你再赢一次，今天还有 ${due().length} 个。`);
    $("dealt").hidden = !mistake;
    if (!mistake) return;
    const { slug, input, question, moves, side } = mistake, [title, words = []] = PROBLEMS[slug], place = document.createElement("div");
    Object.assign($("of"), { textContent: title, href: `p/${slug}.html` });
    Object.assign(place.dataset, { board: slug, position: input, question, moves: moves.join("."), side, words: JSON.stringify(words), again: "yes" });
    $("told").textContent = "";
    $("place").replaceChildren(place);
    place.addEventListener("told", event => {
      const { isWon, isHelped } = /** @type {CustomEvent} */ (event).detail;
      if (!isWon) return;
      if (!isHelped) store.won(mistake, today());
      const isLeft = store.all().some(one => store.isSame(one, mistake));
      $("told").textContent = isHelped ? say("Won, but with help: it stays.", "赢了，但用了提示或悔棋，所以还会留下。") : isLeft ? say("Won. It comes once more on another day.", "赢了。改日再来一次。") : say("Won on two days: it is gone from here.", "两天都赢了：它不再出现。");
    });
    $("next-one").onclick = () => { const rest = due(), at = rest.findIndex(one => store.isSame(one, mistake)); deal(rest[at + 1] ?? rest[0]); };
    $("drop").onclick = () => { store.drop(mistake); deal(due()[0]); };
    await grundy.panel(place);
  }

  deal(due()[0]).catch(error => { $("count").textContent = error.message; }).finally(() => { document.documentElement.dataset.ready = "yes"; });
})();
