// Runs a problem's program on what the visitor types, in a worker, beside what play says. A dialogue is held with the
// referee, or with the visitor as the judge.
(() => {
  const place = document.querySelector("[data-runs]");
  if (!(place instanceof HTMLElement)) return;
  const { say } = grundy, slug = place.dataset.runs ?? "", isDialogue = "dialogue" in place.dataset;
  /** @type {(id: string) => any} */
  const $ = id => document.getElementById(id);
  const program = new grundy.Runner(), witness = new grundy.Runner();
  /** What is shown of an output is at most so long. */
  const LONGEST = 100_000;
  /** A field of more characters takes a second to lay out, or to break its lines. */
  const HUGE = 200_000;
  let run = 0;

  /** @param {string} text */
  const shown = text => text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\n… ${say(`${text.length} characters in all`, `共 ${text.length} 个字符`)}`;
  /** @param {number} time */
  const took = time => time < 10 ? `${time.toFixed(1)} ms` : time < 10_000 ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`;

  /** The place that a refusal names, in the field. @param {string} refusal */
  function mark(refusal) {
    const named = /line (\d+), column (\d+)/.exec(refusal), field = /** @type {HTMLTextAreaElement} */ ($("input"));
    if (!named) return;
    const lines = field.value.split("\n"), line = +named[1] - 1;
    const before = [...(lines[line] ?? "")].slice(0, +named[2] - 1).join("").length;
    const start = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + before;
    // In a huge field the line that is said has to do.
    if (start > HUGE) return;
    field.focus();
    field.setSelectionRange(start, start + (/^\S*/.exec(field.value.slice(start))?.[0].length ?? 0));
    // No browser scrolls to a mark by itself: a field that ends there tells how far. To lay out a huge one again takes
    // too long.
    if (field.selectionEnd > 20_000) return;
    const until = /** @type {HTMLTextAreaElement} */ (field.cloneNode());
    until.removeAttribute("id");
    until.value = field.value.slice(0, field.selectionEnd);
    field.after(until);
    const below = until.scrollHeight - field.clientHeight;
    until.remove();
    field.scrollTop = below > 0 ? below + field.clientHeight / 2 : 0;
  }

  /** Why a run has failed. @param {Ended} ended */
  function refusal({ code, errors, trap }) {
    if (code === 0) return "";
    if (errors.includes("memory allocation") || /memory|out of bounds/i.test(trap)) return say("error: the run is out of memory", "错误：内存不足");
    return errors.trim() || trap;
  }

  /** Shows how the run goes on until it ends. @param {() => Promise<void>} what */
  async function follow(what) {
    const now = ++run, start = performance.now(), isFocused = document.activeElement === $("run");
    $("input").style.whiteSpace = $("input").value.length > HUGE ? "pre" : "";
    $("run").disabled = true;
    $("stop").disabled = false;
    for (const id of ["output", "refusal", "took"]) $(id).textContent = "";
    const clock = setInterval(() => {
      const seconds = Math.round((performance.now() - start) / 1000);
      $("took").textContent = seconds >= 10 ? say(`${seconds} s so far; stop ends it`, `已运行 ${seconds} 秒，可停止`) : say("running …", "运行中……");
    }, 1000);
    try {
      await what();
    } catch (error) {
      $("took").textContent = "";
      $("refusal").textContent = error instanceof grundy.Stopped ? say(`stopped after ${took(performance.now() - start)}`, `运行 ${took(performance.now() - start)} 后被停止`)
        : say(`this cannot be run: ${/** @type {Error} */ (error).message}`, `无法运行：${/** @type {Error} */ (error).message}`);
    } finally {
      clearInterval(clock);
      if (now === run) {
        $("run").disabled = false;
        $("stop").disabled = true;
        // A button that is disabled loses the focus.
        if (isFocused && document.activeElement === document.body) $("run").focus();
      }
    }
  }

  async function answer() {
    const input = $("input").value, now = run;
    const ended = await program.run(slug, { input });
    $("output").textContent = shown(ended.output);
    $("took").textContent = took(ended.time);
    $("refusal").textContent = refusal(ended);
    if (ended.code !== 0) { mark(ended.errors); return; }
    // The second witness: what is large is left to the first one.
    if (input.length > 2000) return;
    witness.ask(slug, { answer: input, output: ended.output }, 2).then(({ right, wrong }) => {
      if (now !== run || right === undefined) return;
      $("took").textContent += right ? say(" · play agrees", " · 暴力对局一致") : "";
      if (!right) $("refusal").textContent = say(`play disagrees: ${wrong}`, `与暴力对局不符：${wrong}`);
    }, () => { /* without the second witness, the first one stands */ });
  }

  /** The visitor is the program: what he has said so far. @type {string[]} */
  let own = [];

  /** The dialogue of the referee with the visitor, up to where his next line is wanted. */
  async function converse() {
    const { said, over, lost, error } = await witness.ask(slug, { case: $("input").value.trim(), lines: own, manner: $("judge").value, seed: 1 });
    if (error) { $("refusal").textContent = error; return; }
    show(said);
    $("took").textContent = lost ? say("lost", "失败") : over ? say("you win: the dialogue is over", "你赢了，对局结束") : say("your line is wanted", "请说下一行");
    $("refusal").textContent = lost ? say(`${lost}; take it back, and say something else`, `${lost}；可以收回再说`) : "";
    $("line").disabled = over || lost;
    $("unsay").disabled = !own.length;
  }

  /** Whether the visitor speaks for the program. */
  const isSpoken = () => isDialogue && $("player").value === "you" && $("judge").value !== "you";

  /** The whole dialogue so far is held anew for each line: a program that is told the same says the same. */
  async function dialogue() {
    const isReferee = $("judge").value !== "you", manner = $("judge").value, text = $("input").value.trim();
    if (!isReferee) { await listen(`${text}\n`); return; }
    /** @type {string[]} */
    let lines = [];
    program.ready(slug);
    for (;;) {
      const { said, over, lost, error } = await witness.ask(slug, { case: text, lines, manner, seed: 1 });
      if (error) { $("refusal").textContent = error; return; }
      show(said);
      if (over) { $("took").textContent = lost ? say(`lost: ${lost}`, `失败：${lost}`) : say("right: the dialogue is over", "正确，对局结束"); return; }
      const judge = said.filter((/** @type {string[]} */ [who]) => who === "judge").map((/** @type {string[]} */ [, words]) => words.endsWith("\n") ? words : `${words}\n`).join("");
      const ended = await program.run(slug, { input: judge, isDialogue: true });
      const heard = ended.output.split("\n").slice(0, -1);
      $("refusal").textContent = refusal(ended);
      if (ended.code !== 0 || heard.length <= lines.length) {
        if (ended.code === 0) $("refusal").textContent = say("the program has ended, but the judge is waiting", "程序已结束，裁判仍在等待");
        return;
      }
      lines = heard;
    }
  }

  /** @param {[string, string][]} said */
  function show(said) {
    $("output").textContent = said.map(([who, words]) => words.trimEnd().split("\n").map(line => `${who === "judge" ? "<" : ">"} ${line}`).join("\n")).join("\n");
    $("output").scrollTop = $("output").scrollHeight;
  }

  /** The visitor is the judge: what the program says to the lines of the field. @param {string} input */
  async function listen(input) {
    const ended = await program.run(slug, { input, isDialogue: true });
    $("output").textContent = shown(ended.output.replace(/^(?=.)/gm, "> "));
    $("refusal").textContent = refusal(ended);
    $("took").textContent = ended.wants ? say("it is waiting for your next line", "程序在等你的下一行") : say("it has ended", "程序已结束");
    if (ended.code !== 0) mark(ended.errors);
  }

  const start = () => {
    if (isDialogue) $("saying").hidden = !isSpoken();
    own = [];
    return follow(isSpoken() ? converse : isDialogue ? dialogue : answer);
  };
  $("run").addEventListener("click", start);
  // A reader who reaches for it is about to run it: with a referee, whose word comes first, or the program alone.
  const ready = () => isDialogue && $("judge").value !== "you" ? witness.ready(`play-${slug}`) : program.ready(slug);
  for (const reach of ["pointerenter", "focus"]) $("run").addEventListener(reach, ready, { once: true });
  $("stop").addEventListener("click", () => { program.stop(); witness.stop(); });
  $("input").addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !$("run").disabled) start();
  });
  for (const chip of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll("[data-sample]"))) {
    chip.addEventListener("click", () => {
      $("input").value = chip.dataset.sample ?? "";
      if (!$("run").disabled) start();
    });
  }
  for (const id of ["judge", "player"]) $(id)?.addEventListener("change", () => { if (!$("run").disabled) start(); });
  $("saying")?.addEventListener("submit", async (/** @type {Event} */ event) => {
    event.preventDefault();
    const line = $("line").value.trim();
    if (!line || $("line").disabled) return;
    own.push(line);
    $("line").value = "";
    await follow(converse);
    $("line").focus();
  });
  $("unsay")?.addEventListener("click", () => { own.pop(); follow(converse); });

  /** Whether what the visitor's own program prints is right: by play, or beside what this program prints. */
  async function compare() {
    const input = $("input").value, output = $("mine").value, verdict = $("verdict");
    verdict.textContent = "…";
    const tokens = (/** @type {string} */ text) => text.split(/\s+/).filter(Boolean).join(" ");
    try {
      const seen = input.length > 2000 ? {} : await witness.ask(slug, { answer: input, output });
      if (seen.right !== undefined) {
        verdict.textContent = seen.right ? say("✓ right, by play", "✓ 正确（暴力对局）") : say(`✗ wrong: ${seen.wrong}`, `✗ 错误：${seen.wrong}`);
        return;
      }
      const ended = await program.run(slug, { input, seconds: 20 });
      if (ended.code !== 0) verdict.textContent = refusal(ended);
      else if (tokens(ended.output) === tokens(output)) verdict.textContent = say("✓ the same as this program prints", "✓ 与本程序的输出相同");
      else verdict.textContent = say("✗ not what this program prints; where several answers are right, that need not be wrong", "✗ 与本程序的输出不同；若答案不唯一，未必是错的");
    } catch (error) {
      verdict.textContent = say(`this cannot be compared: ${/** @type {Error} */ (error).message}`, `无法比较：${/** @type {Error} */ (error).message}`);
    }
  }
  $("compare")?.addEventListener("click", compare);
  if (!document.querySelector("[data-board]")) document.documentElement.dataset.ready = "yes";
})();
