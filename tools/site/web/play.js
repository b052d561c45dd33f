// Plays the game of a problem against its evidence, which says what the moves are and who wins: on the page of the
// problem, and wherever a page has <div data-board="p2599" data-position="1 3 1 3 2">.
(() => {
  const { say, escape } = grundy;
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  /** Who makes so many moves in a drawn position, and keeps the draw, has kept it. */
  const HELD = 8;
  /** From one's own move to the answer, in milliseconds. */
  const ANSWER = 520;
  /** So many moves that lie ready are shown at once. */
  const FEW = 6;
  /** So many moves that a touch does not tell apart are all buttons at once. */
  const LISTED = 24;
  /** The keys of moves, where they are listed; f is another one's. */
  const KEYS = "abcdeghijklmnopqrstuvwxyz";

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

  const PANEL = `
    <div class="table">
      <div class="board" data-id="board"></div>
      <div class="side">
        <p class="turn" data-id="turn" role="status">${say("The game is being loaded …", "正在载入对局……")}</p>
        <p class="ready" data-id="ready" hidden></p>
        <p class="reasons" data-id="reasons" role="status"></p>
        <ol class="story" data-id="story" aria-label="${say("Step by step", "逐步说明")}" hidden></ol>
        <ol class="moves" data-id="moves" aria-label="${say("Moves so far", "已走的步")}"></ol>
        <div class="tools">
          <button type="button" class="first" data-id="again" hidden>${say("try again", "再试一次")}</button>
          <button type="button" data-id="hint" aria-pressed="false">${say("hint", "提示")}</button>
          <button type="button" data-id="undo">${say("take back", "悔棋")}</button>
          <button type="button" data-id="new">${say("new position", "新局面")}</button>
          <span class="menu"><button type="button" data-id="menu" aria-expanded="false" aria-label="${say("more", "更多")}">⋯</button>
            <ul data-id="more" hidden>
              <li><button type="button" data-id="all" aria-pressed="false">${say("all moves", "所有走法")}</button></li>
              <li><button type="button" data-id="which" aria-pressed="false">${say("which of them win", "哪些必胜")}</button></li>
              <li><button type="button" data-id="swap">${say("change sides", "交换先后手")}</button></li>
              <li><button type="button" data-id="two" aria-pressed="false">${say("two players", "双人")}</button></li>
              <li><button type="button" data-id="type" aria-pressed="false">${say("type a position or a move", "输入局面或走法")}</button></li>
              <li><button type="button" data-id="share" data-copy="[data-id=link]" data-done="${say("copied", "已复制")}">${say("copy link", "复制链接")}</button></li>
              <li><button type="button" data-id="save">${say("picture of the board (SVG)", "棋盘图片（SVG）")}</button></li>
              <li><button type="button" data-id="large" aria-pressed="false">${say("large", "放大")} <kbd>f</kbd></button></li>
            </ul></span>
        </div>
      </div>
    </div>
    <label class="field" data-id="typed" hidden>${say("position or move", "局面或走法")} <input class="code-in" data-id="position" autocomplete="off" autocapitalize="off" spellcheck="false"></label>
    <input class="code-in" data-id="link" readonly hidden aria-label="${say("Link to this position", "此局面的链接")}">
    <ol class="options" data-id="options" aria-label="${say("All moves", "所有走法")}" tabindex="-1" hidden></ol>`;

  /** Whether several moves change the same parts, so that a touch does not tell them apart. @param {Choice[]} options */
  const areAlike = options => options.length > 1 && options.length <= LISTED && options.every(({ key }) => key.length && key.join() === options[0].key.join());

  /** What one touches to make a move, by the parts of the moves, and by which of them a move leaves. @param {Position} view */
  function touch({ options, svg }) {
    const moves = options.filter(({ key }) => key.length), kind = (/** @type {string} */ part) => part.replace(/^\d+\//, "").replace(/:.*/, "");
    const has = (/** @type {string} */ of) => moves.some(({ key }) => key.some(part => kind(part) === of));
    if (has("edge")) return say("Touch an edge.", "点一条边。");
    const isWay = moves.some(({ svg }) => svg.includes("token:")), isMarked = moves.some(({ key, svg }) => key.length === 1 && kind(key[0]) === "vertex" && svg.includes(`data-part="${key[0]}"`));
    if (!isWay && !isMarked && moves.some(({ key }) => key.length > 1)) {
      const what = moves.every(({ key }) => key.every(part => kind(part) === "cut")) ? say("the gaps where a heap is split", "要分开处的间隙") : say("all that goes or changes", "所有要取走或变化的");
      return say(`Touch ${what}; if a button with the move appears, touch it, too.`, `点${what}；若出现写着走法的按钮，再点它。`);
    }
    if (areAlike(options)) return say("Choose a move.", "选一种走法。");
    const count = (/** @type {string} */ picture, /** @type {string} */ kind) => picture.match(new RegExp(`data-part="(\\d+/)?${kind}:`, "g"))?.length ?? 0;
    const isTaken = (/** @type {Choice} */ option) => count(option.svg, "stone") < count(svg, "stone"), isSplit = (/** @type {Choice} */ option) => count(option.svg, "heap") > count(svg, "heap");
    // Where a move leaves as many stones, they have been moved on, or stand apart.
    const stones = moves.filter(({ key }) => kind(key[0]) === "stone"), kept = stones.filter(option => !isTaken(option));
    const words = [[stones.some(isTaken), say("a stone to take it and all above it", "一个石子（连同上面的一起拿走）")],
      [stones.length === kept.length && kept.some(option => !isSplit(option)), say("a stone to move it on with all above it", "一个石子（连同上面的一起移走）")],
      [kept.some(isSplit), say("the lowest stone that is split off its heap", "要从堆上分开的最低一个石子")], [has("cut"), say("the gap where a heap is split", "要分开处的间隙")],
      [has("vertex"), isWay ? say("the place to go to", "要去的地方") : isMarked ? say("a vertex", "一个点") : say("what goes", "要取走的")], [has("cell"), say("what goes or changes", "要取走或变化的")],
      [has("number"), say("the value that a move changes", "要改变的数")], [has("heap"), say("the heap that a move changes", "要改变的堆")]].filter(([is]) => is).map(([, words]) => words);
    return words.length ? say(`Touch ${words.join(", or ")}.`, `点${words.join("，或点")}。`) : "";
  }

  /** That what was touched is no move; where it is the other player's, that it is his. @param {Position} view @param {string} owner */
  const none = ({ mover }, owner) => owner && mover && owner !== mover ? say(`There is no such move: this is ${owner}’s.`, `没有这样的走法：这是 ${owner} 的。`) : say("There is no such move.", "没有这样的走法。");

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
    const slug = place.dataset.board ?? "", words = JSON.parse(place.dataset.words ?? "[]"), runner = new grundy.Runner(), isMain = !document.getElementById("board") && !place.dataset.again;
    /** @type {(id: string) => any} */
    const at = id => place.querySelector(`[data-id="${id}"]`), drawn = place.firstElementChild;
    place.classList.add("panel", "waits");
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
    let turn = 0, isTouched = false, going = 0;
    /** How much of a hint was asked for at this position: nothing, how it stands, which moves win. */
    let hint = 0;
    /** Whether parts and moves always say whether they win. */
    let isMarked = false;
    /** The buttons of moves that are offered. */
    let offered = "";
    /** The moves that lie ready, and which of them is shown where they are many. @type {number[]} */
    let lying = [];
    let stepped = 0;
    /** The moves of which one was meant by what was typed. @type {number[]} */
    let asked = [];
    /** The position that is shown. @type {Position | undefined} */
    let shown;
    /** Whether what was touched last is no move, and the panel says so. */
    let isMissed = false;
    /** Whether two people play at this board. */
    let isShared = false;
    /** What is said of the game that was played: see tools/draw. @type {Judged | undefined} */
    let judged;
    /** The position that is played until it is won: the moves to it, whose it is, and which try this is.
     * @type {{ moves: number[], side: number, tries: number } | undefined} */
    let trial;
    /** Whether the visitor was helped: by a hint, or by taking back. */
    let isHelped = false;
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

    const board = new grundy.Board(at("board"), index => during(() => choose(index)), (lit, ready, isBegun) => {
      if (isMissed && isBegun) { isMissed = false; advise(); }
      for (const button of at("options").querySelectorAll("button")) button.classList.toggle("now", lit.includes(+button.dataset.option));
      offer(ready);
    }, owner => { isMissed = true; at("reasons").textContent = none(view(), owner); });
    const readings = new grundy.Readings(runner, slug), story = new grundy.Story(at("story"), at("board"), runner, words);
    /** What a theorem says of a position, if it says what play says. @param {Position} here */
    const read = here => readings.read(game, here);
    /** How many steps it has. @param {Position} here */
    const steps = here => readings.of(here)?.steps ?? [];
    const view = () => views[looked < 0 ? game.moves.length : looked];
    /** How many moves came before the visitor's last one; −1 where there is none. */
    const own = () => game.moves.findLastIndex((_, i) => isOurs(views[i]));
    const isOurs = (/** @type {Position} */ here) => isShared ? here.turn !== null : here.turn === game.side;
    const isMine = () => isOurs(view());
    /** What a position is worth, as it is said to the visitor, or to two of them. @param {Position | Choice} of */
    const worth = of => of.worth?.[isShared ? 2 : game.side];
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
      trial = undefined;
      await next();
    }

    /** What tools/draw says, without drawings. @param {object} request @returns {Promise<any>} */
    const draw = async request => {
      const without = (/** @type {string} */ name, /** @type {unknown} */ value) => ["svg", "board", "key", "others", "text"].includes(name) ? undefined : value;
      return JSON.parse((await runner.run("draw", { words: [say("en", "zh")], input: JSON.stringify(request, without) })).output);
    };

    /** The moves that are called so, and whether the position is: what tools/draw says. @param {Position} view @param {string} typed
     * @returns {Promise<{ moves: number[], stands: boolean }>} */
    const called = async (view, typed) => JSON.parse((await runner.run("draw", { input: JSON.stringify({ view, called: typed }) })).output);

    /** @param {string} why */
    function refuse(why) {
      at("position").setAttribute("aria-invalid", "true");
      at("reasons").textContent = why;
    }

    /** Another position that is worth playing. Where no game is played out, there is no panel. */
    async function another() {
      const { input, question, moves, error } = await runner.ask(slug, { seed: ++game.seed });
      if (!error) await start(input, question, moves);
      else if (view()) refuse(error);
      else (place.closest("section") ?? place).hidden = true;
    }

    /** Shows the position; where it is not the visitor's turn, the answer is made. */
    async function next() {
      const now = ++turn;
      looked = -1;
      hint = 0;
      judged = undefined;
      show();
      while (!isMine() && !view().over) {
        const { choice, options } = view(), name = who(view());
        await Promise.all([advance(choice), new Promise(done => setTimeout(done, quiet.matches || !said ? 0 : ANSWER))]);
        if (now !== turn) return;
        game.moves.push(choice);
        said += `${say(" ", "")}${name}${say(": ", "：")}${options[choice].called}${say(".", "。")}`;
        show();
      }
      await judge();
      if (now !== turn) return;
      show();
      tell();
    }

    /** Whether the visitor's last move let the win go, and it is a draw that need not end. @param {Position} here */
    const isLet = here => here.standing === "drawn" && own() >= 0 && views[own()].options[game.moves[own()]].gives === "win to draw";

    /** Learns what is said of the game, where it is over. */
    async function judge() {
      const here = view(), now = turn;
      if (!here.over && !isLet(here)) return;
      const steps = game.moves.map((made, i) => ({ view: views[i], made }));
      const played = { steps, end: here, side: isShared ? null : game.side };
      let told = await draw({ game: played });
      const reading = told.first === null || now !== turn ? null : await read(views[told.first]);
      if (reading) told = await draw({ game: { ...played, reading } });
      if (now === turn) judged = told;
    }

    /** Tells whoever listens that the position was won, or not, and keeps a mistake for another day. */
    function tell() {
      const here = view(), begin = trial?.moves.length ?? 0;
      const isHeld = here.standing === "drawn" && game.moves.filter((_, i) => i >= begin && isOurs(views[i])).length >= HELD;
      // Another position than the one that was dealt says nothing of it.
      if (isShared || place.dataset.again && !trial || !here.over && !isHeld && !judged) return;
      const isWon = !hasErred(begin) && begun() >= 0 && !judged?.lost;
      if (isTouched && judged && judged.first !== null && !place.dataset.again) globalThis.again?.add({ slug, input: game.input, question: game.question, moves: game.moves.slice(0, judged.first), side: game.side });
      place.dispatchEvent(new CustomEvent("told", { detail: { isWon, isHelped } }));
    }

    /** Whether the trial has been won. */
    const isTried = () => trial && view().over && !hasErred(trial.moves.length);

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

    /** Buttons for the moves that lie ready, and for those that change nothing that is drawn; of many that lie ready one
     * is shown at a time. @param {number[]} ready */
    function offer(ready) {
      const here = view(), isOpen = here && isMine() && !here.over;
      const isOne = isOpen && areAlike(here.options), bare = isOpen ? here.options.flatMap(({ key }, index) => key.length && !isOne ? [] : [index]) : [];
      const button = (/** @type {number} */ index, /** @type {string} */ words, /** @type {string} */ kind) => `<button type="button" class="${kind}" data-option="${index}">${words}${escape(here.options[index].called)}</button>`;
      if (isOne) ready = [];
      else if (!ready.length) ready = asked;
      if (ready.join() !== lying.join()) { lying = ready; stepped = 0; }
      const isMany = ready.length > FEW, one = isMany ? [ready[stepped]] : ready;
      const step = (/** @type {number} */ by, /** @type {string} */ words, /** @type {string} */ sign) => isMany ? `<button type="button" data-step="${by}" aria-label="${words}"${ready[stepped + by] === undefined ? " disabled" : ""}>${sign}</button>` : "";
      const buttons = [step(-1, say("the move before", "前一步"), "−"), ...one.map(index => button(index, say("make this move: ", "走这一步："), "first")), step(1, say("the next move", "后一步"), "+"), ...bare.map(index => button(index, "", hints() ? verdict(here.options[index]) : ""))].join("");
      // A button that is being pressed stays.
      if (buttons !== offered) at("ready").innerHTML = offered = buttons;
      at("ready").hidden = !buttons;
    }

    const hints = () => isMarked || hint > 1 + steps(view()).length || looked >= 0;
    /** The visitor's move that decided, in a game that is over; −1 where there is none. */
    const mistake = () => views[game.moves.length].over ? judged?.first ?? -1 : -1;

    /** The visitor's first move; −1 where there is none. */
    const begun = () => game.moves.findIndex((_, i) => isOurs(views[i]));

    function show() {
      asked = [];
      const here = view(), mine = isMine(), isOpen = mine && !here.over, isOver = looked < 0 && here.over;
      place.classList.remove("waits");
      place.classList.toggle("hints", hints());
      at("turn").innerHTML = `${looked < 0 ? escape(said) : ""}${say(" ", "")}${here.over ? ended(here, mine) : judged && looked < 0 ? `${tells()}${say(" ", "")}` : ""}${here.over ? "" : mine
        ? `<b>${isShared ? say(`${here.mover ?? who(here)} to move`, `轮到${here.mover ? ` ${here.mover}` : who(here)}`) : here.mover ? say(`Your move, ${here.mover}`, `轮到你（${here.mover}）`) : say("Your move", "轮到你")}</b>${say(": ", "：")}${here.options.length} ${say(here.options.length === 1 ? "option" : "options", "种走法")}${say(".", "。")}${shownText(here)}` : ""}`;
      const made = looked < 0 ? game.moves.length : looked, before = made > 0 ? views[made - 1] : undefined;
      const isStep = before && before === shown;
      board.show(here, isOpen, hints() && isOpen, isStep ? before.options[game.moves[made - 1]] : shown && views.includes(shown) ? "game" : "");
      shown = here;
      const told = looked >= 0 ? steps(here).length : here.over ? 0 : hint - 1;
      story.show(here, views[0], steps(here).slice(0, Math.max(0, told)), looked >= 0 ? 0 : undefined);
      list();
      at("moves").innerHTML = game.moves.map((move, i) => {
        const gives = isMistake(i), side = isOurs(views[i]) && (!isShared || views[i].turn === 0) ? "you" : "other";
        return `<li><button type="button" data-move="${i}"${i === looked ? ' aria-current="step"' : ""} class="${side}${gives ? " loses" : ""}">${gives ? "✗ " : ""}${who(views[i])}${say(": ", "：")}${escape(views[i].options[move].called)}</button></li>`;
      }).join("");
      // The move that is looked at is seen, or else the last one.
      const seen = at("moves").children[looked] ?? at("moves").lastElementChild;
      if (seen) at("moves").scrollTop += seen.getBoundingClientRect().bottom - at("moves").getBoundingClientRect().bottom + 3;
      const isLost = mistake() >= 0;
      at("again").hidden = !isLost && !(isOver && begun() >= 0);
      at("again").textContent = isLost ? say("play it from there", "从那里再下") : judged?.lost ? say("change sides", "交换先后手") : say("play again", "再玩一次");
      at("undo").hidden = isLost;
      at("undo").disabled = own() < 0;
      at("hint").textContent = isLost ? say("why", "为什么") : say("hint", "提示");
      at("hint").hidden = isOver && !isLost;
      at("hint").setAttribute("aria-pressed", isLost ? looked >= 0 : hint > 0);
      at("two").setAttribute("aria-pressed", isShared);
      at("swap").disabled = here.over || isShared;
      at("link").hidden = true;
      // Some boards are text alone.
      at("save").parentElement.hidden = !at("board").querySelector("svg.drawn");
      at("position").value = game.input.trim().replace(/\s+/g, " ");
      at("position").removeAttribute("aria-invalid");
      isMissed = false;
      advise();
      if (isMain && isTouched) try { history.replaceState(null, "", address()); } catch { /* a sandboxed frame */ }
    }

    /** Says what one may want to know before a move. */
    function advise() {
      const here = view(), isOpen = isMine() && !here.over;
      at("reasons").innerHTML = here.over ? "" : hints() ? reasons(here) : hint === 1 ? stands(here) : hint ? "" : isOpen && !game.moves.length ? escape(touch(here)) : "";
    }

    /** Lists the moves; small pictures only where they are seen, and not of very many. */
    function list() {
      const here = view(), mine = isMine(), isListed = !at("options").hidden, hasHints = hints(), reading = readings.of(here);
      const list = at("options"), had = list.contains(document.activeElement) || document.activeElement === list;
      list.innerHTML = here.options.map((option, i) => {
        const word = verdict(option);
        return `<li><button type="button" data-option="${i}" class="${hasHints ? word : ""}"${mine ? "" : " disabled"}><kbd>${KEYS[i] ?? ""}</kbd>` +
          `${isListed && i < 80 ? `<span class="small-board" aria-hidden="true">${option.svg}</span>` : ""}<span>${escape(option.called)}` +
          `${hasHints ? ` <span class="says">${verdicts[word]}${option.worth ? ` (${escape(worth(option))})` : ""}</span>${short(reading, i)}` : ""}</span></button></li>`;
      }).join("");
      list.scrollTop = 0;
      if (had) (list.querySelector("button:enabled") ?? list).focus();
    }

    /** What a theorem says of the position that an option leaves. @param {Reading | null} reading @param {number} option */
    const short = (reading, option) => reading?.options[option].short.length ? ` <span class="says">${escape(grundy.said(reading.options[option].short))}</span>` : "";

    /** What leads to this position. */
    function address() {
      const address = new URLSearchParams({ at: game.input.trim().replace(/\s+/g, " ") });
      if (game.moves.length) address.set("moves", game.moves.join("."));
      if (game.side) address.set("side", "1");
      if (game.question) address.set("question", String(game.question));
      if (isShared) address.set("two", "1");
      return `#${address}`;
    }

    /** The position in words, where these are short. @param {Position} here */
    const shownText = ({ board, text }) => board.kind === "heaps" && text.length <= 60 ? ` <span class="soft">${escape(text)}${say(".", "。")}</span>` : "";

    /** Whether the move of this number, from 0, is the visitor's and gave something away. @param {number} i */
    const isMistake = i => isOurs(views[i]) && views[i].options[game.moves[i]].gives !== null;
    /** Whether the visitor has made such a move from one of this number on. @param {number} begin */
    const hasErred = begin => game.moves.some((_, i) => i >= begin && isMistake(i));

    /** What is said of the game. */
    const tells = () => (judged?.says ?? []).map(escape).join(say(" ", ""));

    /** @param {Position} here @param {boolean} mine */
    function ended(here, mine) {
      const result = here.standing === "drawn" ? say("Nobody wins.", "平局。") : here.standing === "worth" ? `${say("The result: ", "结果：")}${escape(worth(here))}${say(".", "。")}`
        : isShared && here.turn !== null ? say(`${player(here.standing === "won" ? here.turn : here.turn ? 0 : 1)} wins.`, `${player(here.standing === "won" ? here.turn : here.turn ? 0 : 1)}赢了。`)
          : (here.standing === "won") === mine ? say("You win.", "你赢了。") : say("You lose.", "你输了。");
      const isWon = !isShared && here.standing !== "drawn" && here.standing !== "worth" && (here.standing === "won") === mine;
      const tried = looked < 0 && trial && isTried() ? isWon ? say(`Won from there, at try ${trial.tries}.`, `从那里下赢了，这是第 ${trial.tries} 次尝试。`) : say(`From there without a mistake, at try ${trial.tries}.`, `从那里起没有失误，这是第 ${trial.tries} 次尝试。`) : "";
      return `<b>${say("It is over. ", "终局。")}${result}</b>${say(" ", "")}${[tried, tells()].filter(Boolean).join(say(" ", ""))}`;
    }

    /** How a position stands, without a move. @param {Position} here */
    function stands(here) {
      const count = here.options.filter(option => option.best).length, all = here.options.length;
      if (here.standing === "won") return say(`This position is won: ${count} of ${all} moves ${count === 1 ? "wins" : "win"}.`, `这是必胜态：${all} 种走法中有 ${count} 种必胜。`);
      if (here.standing === "lost") return say("This position is lost: every move has an answer.", "这是必败态：每种走法都有应对。");
      if (here.standing === "drawn") return say(`Neither player can force a win; ${count} of ${all} moves ${count === 1 ? "keeps" : "keep"} the draw.`, `谁也不能迫使对方输：${all} 种走法中有 ${count} 种保持平局。`);
      const end = escape(worth(here));
      return say(`With best play: ${end}; ${count} of ${all} moves ${count === 1 ? "reaches" : "reach"} it.`, `双方都走最优：${end}；${all} 种走法中有 ${count} 种能达到。`);
    }

    /** The first few of many, each once, and how many more there are. @param {string[]} names */
    function few(names) {
      const all = [...new Set(names)], shown = all.slice(0, 8).map(escape);
      if (all.length > 8) shown.push(say(`and ${all.length - 8} more`, `还有 ${all.length - 8} 种`));
      return shown.join(say("; ", "；"));
    }

    /** @param {Position} here */
    function reasons(here) {
      const best = here.options.filter(option => option.best), stop = say(".", "。");
      const named = few(best.map(option => option.called));
      if (here.standing === "won") return say(`This position is won: ${best.length === 1 ? "one option leaves" : `${best.length} options leave`} a lost one: ${named}.`, `这是必胜态，有 ${best.length} 种走法把必败态留给对方：${named}。`);
      if (here.standing === "worth") {
        const end = escape(worth(here));
        return `${say(`With best play: ${end}. Best here: `, `双方都走最优：${end}。此处最优：`)}${named}${stop}`;
      }
      if (here.standing === "drawn") return say(`Neither player can force a win; these keep the draw: ${named}.`, `谁也不能迫使对方输，保持平局的走法：${named}。`);
      const answers = few(here.options.map(option => `${option.called} → ${option.reply ?? "–"}`));
      return say(`This position is lost. Every move has an answer: ${answers}.`, `这是必败态，每种走法都有应对：${answers}。`);
    }

    /** The option that a button in a list stands for; −1 where there is none. @param {Event} event */
    const optionOf = event => Number(/** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button[data-option]"))?.dataset.option ?? -1);
    for (const of of ["options", "ready"]) {
      at(of).addEventListener("click", (/** @type {Event} */ event) => { if (optionOf(event) >= 0) during(() => choose(optionOf(event))); });
      for (const kind of ["pointerover", "focusin"]) at(of).addEventListener(kind, (/** @type {Event} */ event) => { if (optionOf(event) >= 0) board.preview(optionOf(event)); });
      for (const kind of ["pointerleave", "focusout"]) at(of).addEventListener(kind, () => board.light(""));
    }

    at("ready").addEventListener("click", (/** @type {Event} */ event) => {
      const step = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button[data-step]:enabled"))?.dataset.step;
      if (!step) return;
      stepped += Number(step);
      offer(lying);
      board.preview(lying[stepped]);
      const next = at("ready").querySelector(`[data-step="${step}"]:enabled`) ?? at("ready").querySelector("[data-option]");
      next.focus();
    });

    /** Opens the menu, or closes it. @param {boolean} isOpen */
    function openMenu(isOpen) {
      if (!isOpen && at("more").contains(document.activeElement)) at("menu").focus();
      at("more").hidden = !isOpen;
      at("menu").setAttribute("aria-expanded", isOpen);
    }
    at("menu").addEventListener("click", () => openMenu(at("more").hidden));
    // What is copied says so first.
    at("more").addEventListener("click", (/** @type {Event} */ event) => { if (/** @type {Element} */ (event.target).closest("button:not([data-copy])")) openMenu(false); });
    document.addEventListener("click", event => { if (!at("menu").parentElement.contains(event.target)) openMenu(false); });
    /** Shows what the menu hides, or hides it. @param {string} button @param {HTMLElement} what @param {HTMLElement} first */
    function toggle(button, what, first) {
      what.hidden = !what.hidden;
      at(button).setAttribute("aria-pressed", !what.hidden);
      if (view()) list();
      if (!what.hidden) first.focus();
    }
    at("all").addEventListener("click", () => toggle("all", at("options"), at("options")));
    at("type").addEventListener("click", () => toggle("type", at("typed"), at("position")));
    at("which").addEventListener("click", () => {
      isHelped = true;
      isMarked = !isMarked;
      at("which").setAttribute("aria-pressed", isMarked);
      if (view()) show();
    });

    const isLarge = () => place.classList.contains("large");
    /** Fills the window, and the screen where the browser lets it; or no longer. @param {boolean} isOn */
    function enlarge(isOn) {
      place.classList.toggle("large", isOn);
      at("large").setAttribute("aria-pressed", isOn);
      if (isOn) place.requestFullscreen?.().catch(() => {});
      else if (document.fullscreenElement === place) document.exitFullscreen();
    }
    at("large").addEventListener("click", () => enlarge(!isLarge()));
    place.addEventListener("fullscreenchange", () => { if (document.fullscreenElement !== place) enlarge(false); });
    document.addEventListener("keydown", event => {
      const target = /** @type {Element} */ (event.target), isHere = place.contains(target);
      if (target.matches("input:not([type=checkbox], [type=radio]), textarea, select") || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === "Escape" && (isHere || isLarge())) {
        if (!at("more").hidden) openMenu(false);
        else if (!board.drop() && isLarge()) enlarge(false);
      }
      if (event.key === "f" && (isHere || isMain && !target.closest(".panel, dialog"))) enlarge(!isLarge());
    });
    place.addEventListener("click", event => { if (!/** @type {Element} */ (event.target).closest(".board, button")) board.drop(); });
    place.addEventListener("keydown", event => {
      if (/** @type {Element} */ (event.target).matches("input") || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || at("options").hidden) return;
      const index = KEYS.indexOf(event.key);
      if (index >= 0 && view()?.options[index] && isMine()) { event.preventDefault(); event.stopPropagation(); during(() => choose(index)); }
    });
    at("moves").addEventListener("click", (/** @type {Event} */ event) => {
      const button = /** @type {HTMLButtonElement | null} */ (/** @type {Element} */ (event.target).closest("button"));
      if (!button) return;
      look(Number(button.dataset.move));
      at("moves").querySelectorAll("button")[Number(button.dataset.move)].focus();
    });
    /** Looks at the game before a move, or no longer. @param {number} move */
    function look(move) {
      looked = looked === move ? -1 : move;
      show();
      if (looked >= 0) learn();
    }
    /** Reads the position that is shown, and shows what is read. */
    function learn() {
      const here = view();
      during(async () => { if (await read(here) && here === view()) show(); });
    }
    at("hint").addEventListener("click", () => {
      if (!view()) return;
      if (mistake() >= 0) { look(mistake()); return; }
      isHelped = true;
      // How it stands, the steps of a theorem, one after the other, and which moves win.
      const here = view(), next = async () => {
        if (hint === 1) await read(here);
        if (here !== view()) return;
        hint = (hint + 1) % (3 + steps(here).length);
        show();
      };
      during(next);
      if (hint === 0) read(here);
    });
    /** Goes back to the position before a move of one's own. @param {number} move */
    function back(move) {
      const active = document.activeElement;
      isTouched = true;
      game.moves.length = move;
      said = "";
      during(next);
      // A button that is no more loses the focus.
      if (active instanceof HTMLButtonElement && (active.disabled || active.hidden)) at("hint").focus();
    }
    at("again").addEventListener("click", () => {
      const isLost = mistake() >= 0;
      if (isLost && !isTried()) {
        trial = trial ? { ...trial, tries: trial.tries + 1 } : { moves: game.moves.slice(0, mistake()), side: game.side, tries: 1 };
        game.moves = [...trial.moves];
        views.length = game.moves.length + 1;
        back(game.moves.length);
        return;
      }
      trial = undefined;
      if (judged?.lost) game.side = 1 - game.side;
      back(isLost ? mistake() : begun());
    });
    at("undo").addEventListener("click", () => {
      if (!view() || own() < 0) return;
      isHelped = true;
      if (trial && own() < trial.moves.length) trial = undefined;
      back(own());
    });
    at("swap").addEventListener("click", () => { isTouched = true; game.side = 1 - game.side; said = ""; trial = undefined; if (view()) during(next); });
    at("two").addEventListener("click", () => {
      isTouched = true;
      trial = undefined;
      isShared = !isShared;
      if (view()) during(next);
    });
    at("share").addEventListener("click", () => {
      // The page of the problem has the board, wherever this one is.
      const style = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=stylesheet]")).href;
      const page = isMain ? location.href : new URL(`../${say("", "zh/")}p/${slug}.html`, style).href;
      at("link").value = page.replace(/#.*|$/, address());
    });
    at("save").addEventListener("click", () => {
      const href = URL.createObjectURL(new Blob([grundy.picture(at("board"))], { type: "image/svg+xml" }));
      Object.assign(document.createElement("a"), { href, download: `${slug}.svg` }).click();
      setTimeout(() => URL.revokeObjectURL(href), 60_000);
    });
    at("new").addEventListener("click", () => { isTouched = true; during(another); });
    at("position").addEventListener("change", () => during(async () => {
      isTouched = true;
      const typed = at("position").value, here = view(), now = turn;
      const { moves, stands } = here ? await called(here, typed) : { moves: [], stands: false };
      if (now !== turn) return;
      if (here && isMine() && moves.length === 1) await choose(moves[0]);
      else if (here && isMine() && moves.length) {
        at("reasons").textContent = say("Which of these moves?", "是哪一步？");
        asked = moves;
        offer([]);
      // The position that stands on the board.
      } else if (stands) show();
      else await start(`${typed.trim()}\n`);
    }));

    /** The position in the address. */
    const put = () => new URLSearchParams(location.hash.slice(1));
    const open = () => {
      isShared = put().get("two") === "1";
      return start(`${put().get("at")}\n`, Number(put().get("question")), (put().get("moves") ?? "").split(".").filter(Boolean).map(Number), put().get("side") === "1" ? 1 : 0);
    };
    if (isMain && put().get("at")) await open();
    else if (place.dataset.position) await start(`${place.dataset.position}\n`, Number(place.dataset.question ?? 0), (place.dataset.moves ?? "").split(".").filter(Boolean).map(Number), Number(place.dataset.side ?? 0));
    if (place.dataset.told && view() && await read(view())) {
      hint = 2;
      show();
    }
    at("new").hidden = !!place.dataset.again;
    if (place.dataset.again && view()) trial = { moves: [...game.moves], side: game.side, tries: 1 };
    if (!view()) {
      const why = at("reasons").textContent;
      await another();
      if (why) refuse(why);
    }
    if (isMain) addEventListener("hashchange", () => { if (put().get("at")) during(open); });
  }

  /** What is drawn already is played when somebody wants to. @param {HTMLElement} place */
  function invite(place) {
    const tools = Object.assign(document.createElement("p"), { className: "tools" }), steps = place.nextElementSibling;
    const button = (/** @type {string} */ words, /** @type {boolean} */ isTold) => {
      const made = Object.assign(document.createElement("button"), { type: "button", textContent: words });
      made.addEventListener("click", async () => {
        for (const other of tools.querySelectorAll("button")) other.disabled = true;
        if (isTold) place.dataset.told = "yes";
        await panel(place);
        const board = /** @type {HTMLElement} */ (place.querySelector(".board"));
        board.tabIndex = -1;
        board.focus({ preventScroll: true });
      });
      return made;
    };
    place.append(tools);
    tools.append(button(say("play this", "从这里对局"), false));
    // What is folded below a board at rest is told on the board.
    if (place.dataset.steps === undefined) return;
    tools.append(" ", button(say("step by step", "逐步说明"), true));
    if (steps?.matches(".steps-of")) steps.remove();
  }

  Object.assign(grundy, { panel, see, touch, none, ANSWER });
  const boards = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-board]")]);
  boards.filter(place => place.childElementCount).forEach(invite);
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
