// Exercises of a chapter: a move that is made on a board, or a number. Who wins comes from the evidence; what is typed
// is read by tools/draw.
(() => {
  const { say, escape } = grundy;
  const runner = new grundy.Runner();
  /** So many moves are asked about, at most. */
  const MANY = 8;

  /** What tools/draw says. @param {object} request @returns {Promise<any>} */
  const drawn = async request => JSON.parse((await runner.run("draw", { words: [say("en", "zh")], input: JSON.stringify(request) })).output);

  /** The folded answer that belongs to an exercise: the next one behind it. @param {Element} place */
  function answer(place) {
    for (let next = place.nextElementSibling; next && !next.matches(".check, h2, h3"); next = next.nextElementSibling) {
      if (next instanceof HTMLDetailsElement) return next;
    }
    return null;
  }

  /** Says how an exercise was answered, and keeps it: 1 at the first try, 2 after tries, 3 after a look at the answer; the
   * best of them stays. @param {HTMLElement} place */
  function record(place) {
    const name = place.dataset.kept ?? "", says = Object.assign(document.createElement("span"), { className: "small answered" });
    let tries = 0, isSeen = false;
    answer(place)?.addEventListener("toggle", () => { isSeen = true; });
    const words = ["", say("✓ at the first try", "✓ 一次答对"), say("✓ after tries", "✓ 试后答对"), say("✓ after a look at the answer", "✓ 看过答案后答对")];
    const show = () => { says.textContent = words[kept.of(name) ?? 0]; };
    show();
    return {
      says,
      /** @param {boolean} isRight */
      tried(isRight) {
        if (isRight) {
          kept.set(name, /** @type {1 | 2 | 3} */ (Math.min(kept.of(name) ?? 3, isSeen ? 3 : tries ? 2 : 1)));
          show();
        } else tries++;
      },
    };
  }

  /** @param {string} text @param {() => void} act */
  function button(text, act) {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: text });
    made.addEventListener("click", act);
    return made;
  }

  /** A board on which a move is made. @param {HTMLElement} place */
  function exercise(place) {
    const { check: slug = "", position = "", question = "0", words = "[]" } = place.dataset;
    const asked = { input: `${position}\n`, question: Number(question) }, own = JSON.parse(words), kept = record(place);
    const on = /** @type {HTMLElement} */ (place.querySelector(".play"));
    const told = Object.assign(document.createElement("p"), { className: "told", role: "status" });
    const tools = Object.assign(document.createElement("div"), { className: "tools" });
    place.querySelector(".asks")?.append(" ", kept.says);
    const list = Object.assign(document.createElement("ol"), { className: "story", hidden: true });
    place.append(told, list, tools, typing());
    const readings = new grundy.Readings(runner, slug), story = new grundy.Story(list, on, runner, own);
    /** What a theorem says of the position. @type {Reading | null} */
    let reading = null;

    /** The position that is asked about. @type {Position | undefined} */
    let first;
    /** @type {Promise<void> | undefined} */
    let loading;
    /** @type {HTMLElement | undefined} */
    let panel;
    let turn = 0;
    /** Whether a move has been made. */
    let moved = false;
    /** Buttons for what changes nothing that is drawn: it cannot be touched there. */
    function bare() {
      const named = (first?.options ?? []).map((option, index) => ({ option, index })).filter(({ option }) => !option.key.length);
      return named.length > MANY ? [] : named.map(({ option, index }) => button(option.called, () => choose(index)));
    }
    const board = new grundy.Board(on, choose, (_, ready) => {
      if (!first || place.ariaBusy === "true" || moved) return;
      tools.replaceChildren(...ready.length ? ready.map(index => button(say(`make this move: ${first?.options[index].called}`, `走这步：${first?.options[index].called}`), () => choose(index))) : bare());
    }, owner => { if (first) tell(escape(`${grundy.none(first, owner)}${say(" ", "")}${grundy.touch(first)}`), bare()); });

    /** @param {string} html @param {HTMLElement[]} buttons */
    function tell(html, buttons = []) {
      told.innerHTML = html;
      tools.replaceChildren(...buttons);
    }

    function load() {
      loading ??= begin().catch(error => {
        loading = undefined;
        tell(escape(say(`The board cannot be loaded: ${error.message}.`, `棋盘无法载入：${error.message}。`)));
      });
      return loading;
    }
    async function begin() {
      place.ariaBusy = "true";
      tell(say("loading…", "载入中……"));
      const view = await grundy.see(runner, slug, own, asked);
      place.ariaBusy = "false";
      if (view.error) { tell(escape(view.error)); return; }
      first = view;
      again();
    }

    /** The position, to be tried. */
    function again() {
      if (!first) return;
      turn++;
      panel?.remove();
      panel = undefined;
      on.hidden = false;
      moved = false;
      board.show(first, true, false, "game");
      story.show(first, first, []);
      tell(escape(grundy.touch(first)), bare());
    }

    /** @param {number} index */
    async function choose(index) {
      if (!first) return;
      const now = ++turn, made = first.options[index], moves = [index];
      const hasFocus = place.contains(document.activeElement);
      place.ariaBusy = "true";
      moved = true;
      story.show(first, first, []);
      let after = await grundy.see(runner, slug, own, { ...asked, moves }, first);
      if (now !== turn) return;
      board.show(after, false, false, made);
      tell(escape(made.called));
      let reply = "";
      if (!made.best && !after.over) {
        await new Promise(done => setTimeout(done, grundy.ANSWER));
        const { choice, options } = after;
        moves.push(choice);
        after = await grundy.see(runner, slug, own, { ...asked, moves }, first);
        if (now !== turn) return;
        reply = say(` Answer: ${options[choice].called}.`, `应对：${options[choice].called}。`);
        board.show(after, false, false, options[choice]);
      }
      reading = await readings.read(asked, first);
      if (now !== turn) return;
      place.ariaBusy = "false";
      kept.tried(made.best);
      const out = button(made.best ? say("play on", "继续下") : say("play it out", "从这里下完"), () => playOn(moves));
      const buttons = made.best ? [] : [button(say("try again", "再试一次"), again), ...reading ? [button(say("why", "为什么"), why)] : []];
      if (!after.over) buttons.push(out);
      tell((made.best ? right(made) : wrong(made)) + left(index, made.best) + escape(reply), buttons);
      buttons[0]?.classList.toggle("first", !made.best);
      // Where one was, nothing can be touched now.
      if (hasFocus) buttons[0]?.focus({ preventScroll: true });
    }

    /** Shows how a theorem sees the position. */
    function why() {
      if (!first || !reading) return;
      again();
      story.show(first, first, reading.steps, 0);
    }

    /** What a theorem says of what a move leaves. @param {number} index @param {boolean} isBest */
    function left(index, isBest) {
      const short = escape(grundy.said(reading?.options[index].short ?? []));
      return !short ? "" : isBest ? say(` You leave: ${short}.`, `你留下：${short}。`) : say(` You left: ${short}.`, `你留下：${short}。`);
    }

    /** @param {Choice} made */
    const right = made => `<b class="yes">${say("✓ Right.", "✓ 正确。")}</b> ` + escape(made.standing === "lost"
      ? say(`${made.called} leaves a lost position.`, `${made.called}，留下的局面必败。`)
      : say(`${made.called}: ${made.worth?.[0]}.`, `${made.called}：${made.worth?.[0]}。`));
    /** @param {Choice} made */
    const wrong = made => "<b class=\"no\">✗</b> " + escape(`${made.called}${say(": ", "：")}` + (made.standing === "won" ? say("this loses.", "这步会输。")
      : made.standing === "drawn" ? say("this gives the win away.", "这步放走了胜局。")
        : say(`${made.worth?.[0]}; there is better.`, `${made.worth?.[0]}，还有更好的。`)));

    /** Plays from here to the end. @param {number[]} moves */
    function playOn(moves) {
      turn++;
      on.hidden = true;
      panel = Object.assign(document.createElement("div"), { className: "play" });
      Object.assign(panel.dataset, { board: slug, position, question, words, moves: moves.join(".") });
      told.before(panel);
      tell(say("loading…", "载入中……"), [button(say("back to the exercise", "回到练习"), again)]);
      grundy.panel(panel).then(() => { told.textContent = ""; }, error => { told.textContent = error.message; });
    }

    /** A field for those who type a move. */
    function typing() {
      const fold = document.createElement("details"), form = document.createElement("form"), field = document.createElement("input");
      fold.className = "typed";
      fold.innerHTML = `<summary>${say("or type the move", "或输入走法")}</summary>`;
      Object.assign(field, { className: "code-in", autocomplete: "off", spellcheck: false, ariaLabel: say("Your move", "你的走法") });
      field.autocapitalize = "off";
      form.className = "tools";
      form.append(field, Object.assign(document.createElement("button"), { textContent: say("make it", "走这步") }));
      fold.append(form);
      form.addEventListener("submit", async event => {
        event.preventDefault();
        await load();
        if (!first || !field.value.trim()) return;
        again();
        const now = turn, options = first.options.map(({ label, text, board, best }) => ({ label, text, board, best }));
        const { moves, example } = await drawn({ view: { board: first.board, options }, typed: field.value, words: own });
        if (now !== turn) return;
        if (moves.length === 1) { choose(moves[0]); return; }
        const named = first.options;
        if (!moves.length || moves.length > MANY) tell(escape(say(`Which move is that? For example: ${example}.`, `是哪一步？例如：${example}。`)));
        else tell(say("Which one do you mean?", "你指的是哪一步？"), moves.map((/** @type {number} */ index) => button(named[index].called, () => choose(index))));
      });
      return fold;
    }

    new IntersectionObserver((seen, observer) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    }, { rootMargin: "200px" }).observe(place);
    on.addEventListener("pointerdown", load, { once: true });
  }

  /** A form with a hole for a number. @param {HTMLElement} place */
  function number(place) {
    const form = document.createElement("form"), field = /** @type {HTMLInputElement} */ (place.querySelector("input")), kept = record(place);
    const says = Object.assign(document.createElement("span"), { className: "small", role: "status" });
    form.append(...place.childNodes, " ", Object.assign(document.createElement("button"), { textContent: say("check", "检查") }), " ", says, " ", kept.says);
    place.append(form);
    field.addEventListener("focus", () => runner.ready("draw"), { once: true });
    form.addEventListener("submit", async event => {
      event.preventDefault();
      const typed = field.value;
      if (!typed.trim()) return;
      says.className = "small";
      says.textContent = say("loading…", "载入中……");
      const { right } = await drawn({ form: place.dataset.form, right: Number(place.dataset.right), typed });
      says.textContent = right === null ? say("Please write a number.", "请写一个数。") : right ? say("✓ right", "✓ 正确") : say("✗ not yet", "✗ 还不对");
      if (right === null) return;
      says.classList.add(right ? "yes" : "no");
      kept.tried(right);
    });
  }

  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".check"))) (place.matches(".number") ? number : exercise)(place);
})();
