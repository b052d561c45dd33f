// Plays the game of a problem against its evidence, which says what the moves are and who wins: on the page of the
// problem, and wherever a page has <div data-board="p2599" data-position="1 3 1 3 2">.
(() => {
  const { say, escape } = grundy;
  const isQuiet = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const letter = (/** @type {number} */ index) => index < 26 ? String.fromCharCode(97 + index) : "";
  /** A text by its numbers and words alone; what has none, as it stands: `[]` where nothing is left. @param {string} text */
  const plain = text => text.toLowerCase().match(/[\p{L}\p{N}]+|[●○]/gu)?.join(" ") ?? text.replace(/\s/g, "");

  /** How an option goes for the player who takes it. @param {Choice} option @returns {"wins" | "loses" | "draws" | "best" | "worse"} */
  function verdict(option) {
    if (option.standing === "lost") return "wins";
    if (option.standing === "won") return "loses";
    if (option.standing === "drawn") return "draws";
    return option.best ? "best" : "worse";
  }
  const verdicts = {
    wins: say("✓ wins", "✓ 必胜"), loses: say("✗ loses", "✗ 必败"), draws: say("= draws", "= 平局"), best: say("✓ best", "✓ 最优"), worse: say("✗ worse", "✗ 较差"),
  };

  /** A board that is touched. What one touches are parts that moves change; a move is made when no other one changes
   * these, or when a part is touched again. */
  class Board {
    /** @type {{ index: number, key: string[] }[]} */
    #moves = [];
    /** @type {string[]} */
    #chosen = [];
    #focus = "";

    /** @param {HTMLElement} place @param {(index: number) => void} choose @param {(indices: number[]) => void} light */
    constructor(place, choose, light) {
      this.place = place;
      this.choose = choose;
      this.lit = light;
      const named = (/** @type {Event} */ event) => /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest(".can"))?.dataset.part ?? "";
      place.addEventListener("click", event => this.#take(named(event)));
      place.addEventListener("pointerover", event => this.light(named(event)));
      place.addEventListener("pointerleave", () => this.light(""));
      place.addEventListener("focusin", event => this.light(named(event)));
      place.addEventListener("focusout", () => this.light(""));
      place.addEventListener("keydown", event => this.#key(event));
    }

    /** @param {Position} view @param {boolean} isOpen @param {boolean} hints */
    show(view, isOpen, hints) {
      const had = this.place.contains(document.activeElement) || document.activeElement === this.place;
      this.place.innerHTML = view.svg;
      for (const svg of this.place.querySelectorAll("svg")) svg.setAttribute("role", "group");
      this.#chosen = [];
      this.#moves = isOpen ? view.options.map(({ key }, index) => ({ index, key })).filter(move => move.key.length) : [];
      const parts = new Set(this.#moves.flatMap(move => move.key));
      for (const g of this.#parts()) {
        const name = g.dataset.part ?? "";
        if (!parts.has(name)) continue;
        const of = this.#moves.filter(move => move.key.includes(name)), single = of.length === 1 ? view.options[of[0].index] : undefined;
        g.classList.add("can");
        g.setAttribute("role", "button");
        g.setAttribute("aria-label", single ? single.called : `${spoken(name)}, ${of.length} ${say("moves", "种走法")}`);
        g.tabIndex = -1;
        if (hints) mark(g, of.some(move => ["wins", "best"].includes(verdict(view.options[move.index]))));
      }
      const can = this.#can(), start = can.find(g => g.dataset.part === this.#focus) ?? can[0];
      if (start) start.tabIndex = 0;
      if (had) {
        if (start) start.focus();
        else { this.place.tabIndex = -1; this.place.focus(); }
      }
    }

    #parts() { return /** @type {NodeListOf<SVGGElement>} */ (this.place.querySelectorAll(".b-part")); }
    #can() { return [...this.#parts()].filter(g => g.classList.contains("can")); }
    /** The moves that change a part, and those touched before. @param {string} name */
    #with(name) { return this.#moves.filter(move => [...this.#chosen, name].every(part => move.key.includes(part))); }

    /** @param {string} name */
    light(name) {
      const moves = name || this.#chosen.length ? this.#with(name || this.#chosen[0]) : [];
      const parts = new Set([...this.#chosen, name, ...moves.length === 1 ? moves[0].key : []]);
      const more = new Set(this.#chosen.length ? moves.flatMap(move => move.key) : []);
      for (const g of this.#parts()) {
        g.classList.toggle("goes", parts.has(g.dataset.part ?? ""));
        g.classList.toggle("may", more.has(g.dataset.part ?? ""));
      }
      this.lit(moves.map(move => move.index));
    }

    /** @param {string} name */
    #take(name) {
      if (!name) return;
      this.#focus = name;
      let moves = this.#with(name);
      if (this.#chosen.includes(name)) {
        const exact = moves.find(move => move.key.length === this.#chosen.length);
        if (exact) { this.choose(exact.index); return; }
        this.#chosen = [];
        this.light("");
        return;
      }
      if (!moves.length) { this.#chosen = []; moves = this.#with(name); }
      if (moves.length === 1) { this.choose(moves[0].index); return; }
      this.#chosen.push(name);
      this.light("");
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
      const g = /** @type {SVGGElement | null} */ (/** @type {Element} */ (event.target).closest(".can"));
      if (!g) return;
      if (event.key === "Enter" || event.key === " ") { event.preventDefault(); this.#take(g.dataset.part ?? ""); return; }
      const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
      if (!dx && !dy) return;
      event.preventDefault();
      event.stopPropagation();
      const middle = (/** @type {Element} */ of) => { const box = (of.querySelector(".b-ring, .b-cut") ?? of).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
      const [x, y] = middle(g);
      const far = (/** @type {Element} */ other) => {
        const [ox, oy] = middle(other), along = (ox - x) * dx + (oy - y) * dy, across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
        return along > 2 ? along + 2 * across : Infinity;
      };
      const near = this.#can().map(other => /** @type {const} */ ([other, far(other)])).sort((a, b) => a[1] - b[1])[0];
      if (near && near[1] < Infinity) { g.tabIndex = -1; near[0].tabIndex = 0; near[0].focus(); }
    }
  }

  /** What a part is called. @param {string} name */
  function spoken(name) {
    const [kind, ...at] = name.replace(/^\d+\//, "").split(":"), place = at.map(index => /^\d+$/.test(index) ? +index + 1 : index).join(", ");
    return `${{ stone: say("stone", "石子"), cut: say("gap", "间隙"), cell: say("cell", "格"), vertex: say("vertex", "顶点"), edge: say("edge", "边"), number: say("number", "数") }[kind] ?? kind} ${place}`;
  }

  /** Marks a part by whether a move with it wins. @param {SVGGElement} part @param {boolean} wins */
  function mark(part, wins) {
    const { x, y, width } = part.getBBox(), dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
    for (const [name, value] of Object.entries({ class: "b-dot", cx: x + width - 5, cy: y + 5, r: 5 })) dot.setAttribute(name, String(value));
    part.classList.add(wins ? "wins" : "loses");
    part.append(dot);
  }

  const PANEL = `
    <p class="turn" data-id="turn" role="status"></p>
    <div class="table"><div class="board" data-id="board"></div>
    <ol class="options" data-id="options" aria-label="${say("Options", "走法")}" tabindex="-1"></ol></div>
    <div class="tools">
      <button type="button" data-id="hint" aria-pressed="false">${say("which win", "哪些必胜")}</button>
      <button type="button" data-id="undo">${say("take back", "悔棋")}</button>
      <button type="button" data-id="swap">${say("change sides", "交换先后手")}</button>
      <button type="button" data-id="new">${say("new", "新局面")}</button>
      <button type="button" data-id="two" aria-pressed="false">${say("two players", "双人")}</button>
      <button type="button" data-id="bare" aria-pressed="false">${say("hide options", "隐藏走法")}</button>
      <button type="button" data-id="share" data-copy="[data-id=link]" data-done="${say("copied", "已复制")}">${say("copy link", "复制链接")}</button>
      <label class="field">${say("position or move", "局面或走法")} <input class="code-in" data-id="position" autocomplete="off" autocapitalize="off" spellcheck="false"></label>
    </div>
    <input class="code-in" data-id="link" readonly hidden aria-label="${say("Link to this position", "此局面的链接")}">
    <p class="reasons" data-id="reasons" role="status"></p>
    <ol class="moves" data-id="moves" aria-label="${say("Moves so far", "已走的步")}"></ol>`;

  /** A position of a problem with its drawings and words, in the frame of the first one.
   * @param {Runner} runner @param {string} slug @param {[string, string][]} words @param {object} request @param {Position} [first]
   * @returns {Promise<any>} */
  async function see(runner, slug, words, request, first) {
    const view = await runner.ask(slug, request);
    if (view.error) return view;
    const { output } = await runner.run("draw", { words: [say("en", "zh")], input: JSON.stringify({ view, first: (first ?? view).board, words }) });
    return JSON.parse(output);
  }

  /** Makes a place a panel in which a game is played. @param {HTMLElement} place */
  async function panel(place) {
    const slug = place.dataset.board ?? "", words = JSON.parse(place.dataset.words ?? "[]"), runner = new grundy.Runner(), isMain = !document.getElementById("board");
    /** @type {(id: string) => any} */
    const at = id => place.querySelector(`[data-id="${id}"]`), drawn = place.firstElementChild;
    place.classList.add("panel");
    place.innerHTML = PANEL;
    // What is drawn already stands until it can be touched.
    at("board").append(drawn ?? "");
    if (isMain) for (const element of place.querySelectorAll("[data-id]")) element.id = /** @type {HTMLElement} */ (element).dataset.id ?? "";

    /** @type {{ input: string, question: number, moves: number[], side: number, seed: number }} */
    const game = { input: "", question: 0, moves: [], side: 0, seed: 0 };
    /** The views after each number of moves. @type {Position[]} */
    let views = [];
    /** The last moves, in words. */
    let said = "";
    let hints = false, turn = 0, isTouched = false, going = 0;
    /** Whether two people play at this board. */
    let isShared = false;
    /** The move before which the game is looked at; −1 where it is played on. */
    let looked = -1;

    /** Says of the panel that it is busy until something has ended. @param {() => Promise<void>} what */
    async function during(what) {
      going++;
      place.ariaBusy = "true";
      try {
        await what();
      } finally {
        if (--going === 0) place.ariaBusy = "false";
      }
    }

    const board = new Board(at("board"), index => during(() => choose(index)), indices => {
      for (const button of at("options").querySelectorAll("button")) button.classList.toggle("now", indices.includes(+button.dataset.option));
    });
    const view = () => views[looked < 0 ? game.moves.length : looked];
    /** How many moves came before the visitor's last one; −1 where there is none. */
    const own = () => game.moves.findLastIndex((_, i) => isOurs(views[i]));
    const isOurs = (/** @type {Position} */ here) => isShared ? here.turn !== null : here.turn === game.side;
    const isMine = () => isOurs(view());
    /** Who moves at a position. @param {Position} here */
    const who = here => here.turn === null ? say("Chance", "随机") : isShared ? player(here.turn) : here.turn === game.side ? say("You", "你") : say("Answer", "应对");
    const player = (/** @type {0 | 1} */ turn) => [say("First player", "先手"), say("Second player", "后手")][turn];

    /** @param {object} request @param {Position} [first] @returns {Promise<any>} */
    const see = (request, first) => grundy.see(runner, slug, words, request, first);

    /** Begins at a position, after moves. @param {string} input @param {number} question @param {number[]} moves @param {number} side */
    async function start(input, question = 0, moves = [], side = 0) {
      const now = ++turn, asked = { input, question };
      const first = await see(asked), seen = [first];
      for (let made = 1; made <= moves.length && !first.error; made++) seen.push(await see({ ...asked, moves: moves.slice(0, made) }, first));
      if (now !== turn) return;
      const refused = seen.find(of => of.error);
      if (refused) { refuse(refused.error); return; }
      Object.assign(game, asked, { moves: [...moves], side });
      views = seen;
      said = "";
      await next();
    }

    /** @param {string} why */
    function refuse(why) {
      at("position").setAttribute("aria-invalid", "true");
      at("reasons").textContent = why;
    }

    /** Another position that is worth playing: one that leaves the visitor a choice, if a few tries find it, for chance
     * may end a game at once. Where no game is played out, there is no panel. */
    async function another() {
      for (let tries = 0; tries < 4; tries++) {
        const { input, question, error } = await runner.ask(slug, { seed: ++game.seed });
        if (error) {
          if (view()) refuse(error);
          else (place.closest("section") ?? place).hidden = true;
          return;
        }
        const before = views;
        await start(input, question);
        // Something else was asked for meanwhile.
        if (views === before) return;
        if (view().options.length > 1 || own() >= 0) return;
      }
    }

    /** Shows the position; where it is not the visitor's turn, the answer is made. */
    async function next() {
      const now = ++turn;
      looked = -1;
      show();
      while (!isMine() && !view().over) {
        const { choice, options } = view(), name = who(view());
        await Promise.all([advance(choice), new Promise(done => setTimeout(done, isQuiet || !said ? 0 : 350))]);
        if (now !== turn) return;
        game.moves.push(choice);
        said += ` ${name}${say(": ", "：")}${options[choice].called}${say(".", "。")}`;
        show();
      }
    }

    /** Learns what stands behind a move. @param {number} index */
    async function advance(index) {
      const moves = [...game.moves, index];
      views[moves.length] = await see({ input: game.input, question: game.question, moves, seed: Math.floor(Math.random() * 1e9) }, views[0]);
    }

    /** @param {number} index */
    async function choose(index) {
      if (!isMine() || !view().options[index]) return;
      isTouched = true;
      const now = ++turn, { called } = view().options[index], name = who(view());
      if (looked >= 0) game.moves.length = looked;
      await advance(index);
      if (now !== turn) return;
      game.moves.push(index);
      said = `${name}${say(": ", "：")}${called}${say(".", "。")}`;
      await next();
    }

    function show() {
      const here = view(), mine = isMine(), isOpen = mine && !here.over;
      place.classList.toggle("hints", hints);
      at("turn").innerHTML = `${escape(said)} ${here.over ? ended(here, mine) : mine
        ? `<b>${isShared ? say(`${here.mover ?? who(here)} to move`, `轮到${here.mover ?? who(here)}`) : here.mover ? say(`Your move, ${here.mover}`, `轮到你（${here.mover}）`) : say("Your move", "轮到你")}</b>${shownText(here)}${say(": ", "：")}${here.options.length} ${say(here.options.length === 1 ? "option" : "options", "种走法")}${say(".", "。")}` : ""}`;
      board.show(here, isOpen, hints);
      const list = at("options"), had = list.contains(document.activeElement) || document.activeElement === list;
      list.innerHTML = here.options.map((option, i) => {
        const word = verdict(option);
        return `<li><button type="button" data-option="${i}" class="${hints ? word : ""}"${mine ? "" : " disabled"}><kbd>${letter(i)}</kbd>` +
          `${i < 80 ? `<span class="small-board" aria-hidden="true">${option.svg}</span>` : ""}<span>${escape(option.called)}` +
          `<span class="says">${hints ? `${verdicts[word]}${option.worth ? ` (${escape(option.worth[mine ? 1 : 0])})` : ""}` : ""}</span></span></button></li>`;
      }).join("");
      list.scrollTop = 0;
      if (had) (list.querySelector("button:enabled") ?? list).focus();
      at("moves").innerHTML = game.moves.map((move, i) => {
        const gives = isGivenAway(i);
        return `<li><button type="button" data-move="${i}"${i === looked ? ' aria-current="step"' : ""} class="${gives ? "loses" : ""}">${who(views[i])}${say(": ", "：")}${escape(views[i].options[move].called)}</button></li>`;
      }).join("");
      at("undo").disabled = own() < 0;
      at("two").setAttribute("aria-pressed", isShared);
      at("swap").disabled = here.over || isShared;
      at("link").hidden = true;
      at("position").value = game.input.trim().replace(/\s+/g, " ");
      at("position").removeAttribute("aria-invalid");
      at("reasons").innerHTML = hints && !here.over ? reasons(here) : "";
      if (isMain && isTouched) try { history.replaceState(null, "", address()); } catch { /* a sandboxed frame */ }
    }

    /** What leads to this position. */
    function address() {
      const address = new URLSearchParams({ at: game.input.trim().replace(/\s+/g, " ") });
      if (game.moves.length) address.set("moves", game.moves.join("."));
      if (game.side) address.set("side", "1");
      if (game.question) address.set("question", String(game.question));
      if (isShared) address.set("two", "1");
      return `#${address}`;
    }

    /** The position in words, where these say more than the board. @param {Position} here */
    const shownText = ({ board, text }) => ["heaps", "row"].includes(board.kind) && text.length <= 60 && /^[\d\s,.[\]()]*$/.test(text) ? ` ${escape(/^\(.*\)$/.test(text) ? text : `(${text})`)}` : "";

    /** Whether the win was given away by the move of this number, from 0. @param {number} i */
    const isGivenAway = i => views[i].turn !== null && views[i].standing === "won" && views[i].options[game.moves[i]].standing !== "lost";

    /** The value that a move leaves, where it is known. @param {Choice} option */
    const value = option => option.worth ? say(` (it leaves the value ${escape(option.worth[1])})`, `（留下的 SG 值为 ${escape(option.worth[1])}）`) : "";

    /** Which move it was, what it left, and what would have kept the win. @param {number} i */
    function givenAway(i) {
      const { options } = views[i], made = options[game.moves[i]], kept = options.filter(option => option.standing === "lost");
      const named = kept.slice(0, 3).map(of => escape(of.called) + value(of)).join(say("; ", "；"));
      return say(` Move ${i + 1} gave the win away: ${escape(made.called)}${value(made)}. This would have kept it: ${named}.`, `第 ${i + 1} 步把胜局让给了对方：${escape(made.called)}${value(made)}。能保住胜局的走法：${named}。`);
    }
    /** @param {Position} here @param {boolean} mine */
    function ended(here, mine) {
      const result = here.standing === "drawn" ? say("Nobody wins.", "平局。") : here.standing === "worth" ? `${say("The result: ", "结果：")}${escape(here.worth?.[mine ? 0 : 1])}${say(".", "。")}`
        : isShared && here.turn !== null ? say(`${player(here.standing === "won" ? here.turn : here.turn ? 0 : 1)} wins.`, `${player(here.standing === "won" ? here.turn : here.turn ? 0 : 1)}赢了。`)
          : (here.standing === "won") === mine ? say("You win.", "你赢了。") : say("You lose.", "你输了。");
      const given = game.moves.findIndex((_, i) => isOurs(views[i]) && isGivenAway(i));
      const away = given < 0 ? "" : givenAway(given);
      return `<b>${say("It is over.", "终局。")} ${result}</b>${away}`;
    }

    /** @param {Position} here */
    function reasons(here) {
      const best = here.options.filter(option => option.best), stop = say(".", "。");
      const named = best.slice(0, 8).map(option => escape(option.called)).join(say("; ", "；"));
      if (here.standing === "won") return say(`This position is won: ${best.length === 1 ? "one option leaves" : `${best.length} options leave`} a lost one: ${named}.`, `这是必胜态，有 ${best.length} 种走法把必败态留给对方：${named}。`);
      if (here.standing === "worth") {
        const worth = escape(here.worth?.[isMine() ? 0 : 1]);
        return `${say(`This position is worth ${worth}; best:`, `此局面的值为 ${worth}，最优：`)} ${named}${stop}`;
      }
      if (here.standing === "drawn") return say(`Neither player can force a win; these keep the draw: ${named}.`, `双方都无法取胜，保持平局的走法：${named}。`);
      const answers = here.options.slice(0, 8).map(option => `${escape(option.called)} → ${escape(option.reply ?? "–")}`).join(say("; ", "；"));
      return say(`This position is lost. Every move has an answer: ${answers}.`, `这是必败态，每种走法都有应对：${answers}。`);
    }

    at("options").addEventListener("click", (/** @type {Event} */ event) => {
      const button = /** @type {HTMLButtonElement | null} */ (/** @type {Element} */ (event.target).closest("button"));
      if (button) during(() => choose(Number(button.dataset.option)));
    });
    place.addEventListener("keydown", event => {
      if (/** @type {Element} */ (event.target).matches("input") || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
      const index = event.key.charCodeAt(0) - 97;
      if (index >= 0 && index < 26 && view()?.options[index] && isMine()) { event.preventDefault(); event.stopPropagation(); during(() => choose(index)); }
    });
    at("moves").addEventListener("click", (/** @type {Event} */ event) => {
      const button = /** @type {HTMLButtonElement | null} */ (/** @type {Element} */ (event.target).closest("button"));
      if (!button) return;
      const move = Number(button.dataset.move);
      looked = looked === move ? -1 : move;
      hints ||= looked >= 0;
      at("hint").setAttribute("aria-pressed", hints);
      show();
      at("moves").querySelectorAll("button")[move].focus();
    });
    at("hint").addEventListener("click", () => {
      hints = !hints;
      at("hint").setAttribute("aria-pressed", hints);
      if (view()) show();
    });
    at("undo").addEventListener("click", () => {
      if (!view() || own() < 0) return;
      const isFocused = document.activeElement === at("undo");
      isTouched = true;
      game.moves.length = own();
      said = "";
      during(next);
      // A button that is disabled loses the focus.
      if (isFocused && at("undo").disabled) at("hint").focus();
    });
    at("swap").addEventListener("click", () => { isTouched = true; game.side = 1 - game.side; said = ""; if (view()) during(next); });
    at("two").addEventListener("click", () => {
      isTouched = true;
      isShared = !isShared;
      if (view()) during(next);
    });
    at("bare").addEventListener("click", () => at("bare").setAttribute("aria-pressed", place.classList.toggle("bare")));
    at("share").addEventListener("click", () => {
      // The page of the problem has the board, wherever this one is.
      const style = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=stylesheet]")).href;
      const page = isMain ? location.href : new URL(`../${say("", "zh/")}p/${slug}.html`, style).href;
      at("link").value = page.replace(/#.*|$/, address());
    });
    at("new").addEventListener("click", () => { isTouched = true; during(another); });
    at("position").addEventListener("change", () => {
      isTouched = true;
      const typed = at("position").value, word = plain(typed);
      const move = view()?.options.findIndex(option => [option.text, option.label, option.called].some(text => plain(text) === word)) ?? -1;
      if (word && move >= 0 && isMine()) during(() => choose(move));
      else during(() => start(`${typed.trim()}\n`));
    });

    /** The position in the address. */
    const put = () => new URLSearchParams(location.hash.slice(1));
    const open = () => {
      isShared = put().get("two") === "1";
      return start(`${put().get("at")}\n`, Number(put().get("question")), (put().get("moves") ?? "").split(".").filter(Boolean).map(Number), put().get("side") === "1" ? 1 : 0);
    };
    if (isMain && put().get("at")) await open();
    else if (place.dataset.position) await start(`${place.dataset.position}\n`, Number(place.dataset.question ?? 0), (place.dataset.moves ?? "").split(".").filter(Boolean).map(Number));
    if (!view()) {
      const why = at("reasons").textContent;
      await another();
      if (why) refuse(why);
    }
    if (isMain) addEventListener("hashchange", () => { if (put().get("at")) during(open); });
  }

  /** What is drawn already is played when somebody wants to. @param {HTMLElement} place */
  function offer(place) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: say("play this", "从这里对局") });
    button.addEventListener("click", async () => {
      button.disabled = true;
      await panel(place);
      place.querySelector("button")?.focus();
    });
    place.append(Object.assign(document.createElement("p"), { className: "tools" }));
    place.lastElementChild?.append(button);
  }

  Object.assign(grundy, { Board, panel, see });
  const boards = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-board]")]);
  boards.filter(place => place.childElementCount).forEach(offer);
  const empty = boards.filter(place => !place.childElementCount);
  Promise.allSettled(empty.map(panel)).then(results => {
    results.forEach((result, i) => {
      if (result.status === "fulfilled") return;
      console.error(result.reason);
      empty[i].textContent = say(`The board cannot be shown: ${result.reason.message}.`, `无法对局：${result.reason.message}。`);
    });
    document.documentElement.dataset.ready = "yes";
  });
})();
