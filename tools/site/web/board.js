// A board that is touched. What stands on it comes as a picture of tools/draw, whose parts have names; here is how one
// chooses among them, and how one picture becomes the next.
(() => {
  const { say } = grundy;
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  /** How long things move, and how. */
  const MOTION = { duration: 220, easing: "ease-out" };
  /** What a board adds to a part that one can touch. */
  const STATES = ["can", "goes", "may", "away", "wins", "loses"];

  /** The name of a thing in a picture. @param {Element} element */
  const nameOf = element => element.getAttribute("data-part") ?? element.getAttribute("data-beside") ?? "";
  /** A place as a style. @param {Element} element */
  const placeOf = element => (element.getAttribute("transform") ?? "translate(0 0)").replace(/(-?[\d.]+) (-?[\d.]+)/, "$1px, $2px");
  /** What is in the picture of an option: names, each with what it was called before. @param {Choice} option */
  const traced = option => [...option.svg.matchAll(/data-(?:part|beside)="([^"]*)"(?: data-was="([^"]*)")?/g)].map(([, now, was]) => /** @type {const} */ ([now, was ?? now]));

  /** Takes from a part what makes it one that is touched. @param {Element} part */
  function undress(part) {
    part.classList.remove(...STATES);
    for (const name of ["role", "tabindex", "aria-label"]) part.removeAttribute(name);
    part.querySelector(".b-dot")?.remove();
  }

  /** A thing that is there no more, for the eye alone. @param {Element} thing @param {string} kind */
  function left(thing, kind) {
    undress(thing);
    for (const name of ["data-part", "data-beside"]) thing.removeAttribute(name);
    thing.setAttribute("class", kind);
    thing.setAttribute("aria-hidden", "true");
    return thing;
  }

  /** @param {Element} thing @param {Keyframe[]} frames */
  const animate = (thing, frames) => { if (!quiet.matches) thing.animate(frames, MOTION); };

  /** Makes the pictures in a place those of the next position: what has the same name stays what it is, and goes to its
   * new place. After a step, which an option was, what it took leaves an outline.
   * @param {Element} place @param {string} html @param {Choice} [step] */
  function become(place, html, step) {
    const fresh = document.createElement("div"), pictures = (/** @type {Element} */ of) => [...of.querySelectorAll("svg.drawn, .b-text")];
    fresh.innerHTML = html;
    const [old, now] = [place, fresh].map(pictures);
    if (old.map(({ tagName }) => tagName).join() !== now.map(({ tagName }) => tagName).join()) { place.replaceChildren(...fresh.childNodes); return; }
    const was = new Map(step ? traced(step) : []);
    now.forEach((picture, i) => {
      if (picture.tagName === "svg") move(old[i], picture, was, !!step);
      else old[i].textContent = picture.textContent;
    });
  }

  /** @param {Element} old @param {Element} fresh @param {Map<string, string>} was @param {boolean} isStep */
  function move(old, fresh, was, isStep) {
    for (const name of ["viewBox", "style", "aria-label"]) old.setAttribute(name, fresh.getAttribute(name) ?? "");
    /** @type {Map<string, Element>} */
    const had = new Map();
    for (const child of [...old.children]) {
      if (nameOf(child)) had.set(nameOf(child), child); else child.remove();
    }
    /** @type {Element[]} */
    const outlines = [];
    /** @type {Element[]} */
    const leaving = [];
    let hasShifted = false;
    const children = [...fresh.children].map(next => {
      const name = nameOf(next), before = was.get(name) ?? name, kept = name ? had.get(before) : undefined;
      if (!kept) {
        if (name) animate(next, [{ opacity: 0 }, { opacity: 1 }]);
        return next;
      }
      had.delete(before);
      const [from, to] = [kept, next].map(placeOf);
      if (from !== to) {
        // What goes by itself leaves an outline, too.
        if (/^(\d+\/)?(piece|token):/.test(name)) outlines.push(left(/** @type {Element} */ (kept.cloneNode(true)), "b-was"));
        else hasShifted ||= kept.hasAttribute("data-part");
        animate(kept, [{ transform: from }, { transform: to }]);
      }
      const isChanged = kept.innerHTML !== next.innerHTML;
      if (isChanged) kept.innerHTML = next.innerHTML;
      for (const { name, value } of next.attributes) kept.setAttribute(name, value);
      kept.classList.toggle("changed", isStep && isChanged && /^(\d+\/)?(cell|number):/.test(name));
      return kept;
    });
    for (const [name, gone] of had) {
      gone.remove();
      if (/^(\d+\/)?(heap|label|cut):/.test(name)) continue;
      outlines.push(left(/** @type {Element} */ (gone.cloneNode(true)), "b-was"));
      leaving.push(left(gone, "b-gone"));
    }
    let at = old.firstChild;
    for (const child of children) {
      if (child === at) at = at.nextSibling; else old.insertBefore(child, at);
    }
    // Where others have taken its place, an outline would be theirs.
    if (isStep && !hasShifted) old.prepend(...outlines);
    if (quiet.matches) return;
    old.append(...leaving);
    for (const gone of leaving) {
      const place = placeOf(gone);
      animate(gone, [{ opacity: 1, transform: place }, { opacity: 0, transform: `${place} translateY(-26px)` }]);
    }
    setTimeout(() => leaving.forEach(gone => gone.remove()), MOTION.duration);
  }

  /** What a part is called. @param {string} name */
  function spoken(name) {
    const [kind, ...at] = name.replace(/^\d+\//, "").split(":"), place = at.map(index => /^\d+$/.test(index) ? +index + 1 : index).join(", ");
    return `${{ stone: say("stone", "石子"), cut: say("gap", "间隙"), cell: say("cell", "格"), vertex: say("vertex", "顶点"), edge: say("edge", "边"), number: say("number", "数") }[kind] ?? kind} ${place}`;
  }

  /** Marks a part by whether a move with it wins. @param {SVGGElement} part @param {boolean} wins */
  function mark(part, wins) {
    const { x, y, width } = (/** @type {SVGGraphicsElement | null} */ (part.querySelector(".b-ring, .b-cut")) ?? part).getBBox();
    part.classList.add(wins ? "wins" : "loses");
    part.insertAdjacentHTML("beforeend", `<g class="b-dot" transform="translate(${x + width - 5} ${y + 5})"><circle r="7"/><path d="${wins ? "M-3.2 .4l2.2 2.4 4.2-5" : "M-2.8-2.8l5.6 5.6m0-5.6l-5.6 5.6"}"/></g>`);
  }

  /** The moves that are made in these ways. @param {{ index: number }[]} ways */
  const indices = ways => [...new Set(ways.map(({ index }) => index))];

  /** Parts are touched until what is chosen is one move. One that is a part of others, too, lies ready until it is made.
   * What is chosen is told: the moves that have it, and those that lie ready. What is touched and is no move is missed: whose it is, is told, if the
   * picture says it. */
  class Board {
    /** @type {Choice[]} */
    #options = [];
    /** The ways in which moves are made: one may have several. @type {{ index: number, key: string[] }[]} */
    #moves = [];
    /** @type {string[]} */
    #chosen = [];
    #focus = "";
    #picture = "";

    /** @param {HTMLElement} place @param {(index: number) => void} choose @param {(lit: number[], ready: number[], isBegun: boolean) => void} tell
     * @param {(owner: string) => void} miss */
    constructor(place, choose, tell, miss) {
      this.place = place;
      this.choose = choose;
      this.tell = tell;
      const named = (/** @type {Event} */ event) => nameOf(/** @type {Element} */ (event.target).closest(".can") ?? place);
      place.addEventListener("click", event => {
        const name = named(event), thing = /** @type {Element} */ (event.target).closest("[data-part], [data-beside]");
        if (name) this.#take(name);
        else if (!this.drop() && thing && this.#moves.length) miss(thing.querySelector("[data-owner]")?.getAttribute("data-owner") ?? "");
      });
      place.addEventListener("pointerover", event => this.light(named(event)));
      place.addEventListener("pointerleave", () => this.light(""));
      // Whoever does not move by keys has not asked what would go.
      place.addEventListener("focusin", event => this.light(/** @type {Element} */ (event.target).matches(":focus-visible") ? named(event) : ""));
      place.addEventListener("focusout", () => this.light(""));
      place.addEventListener("keydown", event => this.#key(event));
    }

    /** Shows a position: whether one can touch it, whether parts say which of them win, and how it has come about: from
     * the one before by a step, in the same game, or by neither.
     * @param {Position} view @param {boolean} isOpen @param {boolean} isMarked @param {Choice | "game" | ""} from */
    show(view, isOpen, isMarked, from = "") {
      const had = this.place.contains(document.activeElement) || document.activeElement === this.place;
      // What is touched meanwhile, by what loses the focus, is nothing.
      this.#moves = [];
      this.#chosen = [];
      this.#parts().forEach(undress);
      if (view.svg !== this.#picture) {
        if (from) become(this.place, view.svg, from === "game" ? undefined : from);
        else this.place.innerHTML = view.svg;
        this.#picture = view.svg;
      }
      for (const svg of this.place.querySelectorAll("svg")) svg.setAttribute("role", "group");
      this.#options = view.options;
      this.#moves = isOpen ? view.options.flatMap(({ key, others }, index) => [key, ...others].map(key => ({ index, key }))).filter(move => move.key.length) : [];
      for (const part of this.#parts()) {
        const name = nameOf(part), of = indices(this.#with([name])), single = of.length === 1 ? view.options[of[0]] : undefined;
        if (!of.length) continue;
        part.classList.add("can");
        part.setAttribute("role", "button");
        part.setAttribute("aria-label", single ? single.called : `${this.#caption(part)}${spoken(name)}, ${of.length} ${say("moves", "种走法")}`);
        part.tabIndex = -1;
        if (isMarked) mark(part, of.some(index => view.options[index].best && view.options[index].standing !== "won"));
      }
      this.light("");
      const can = this.#can(), start = can.find(part => nameOf(part) === this.#focus) ?? can[0];
      if (start) start.tabIndex = 0;
      if (had) {
        if (start) start.focus();
        else { this.place.tabIndex = -1; this.place.focus(); }
      }
    }

    /** What stands above the picture of a part, where there are several. @param {Element} part */
    #caption(part) {
      const all = [...this.place.querySelectorAll("svg.drawn, .b-text")], above = all[all.indexOf(/** @type {Element} */ (part.closest("svg"))) - 1];
      return above?.matches(".b-text") ? `${above.textContent?.replace(/[:：]\s*$/, "")}${say(": ", "：")}` : "";
    }

    #parts() { return /** @type {NodeListOf<SVGGElement>} */ (this.place.querySelectorAll("[data-part]")); }
    #can() { return [...this.#parts()].filter(part => part.classList.contains("can")); }
    /** The moves that change all of these. @param {string[]} parts */
    #with(parts) { return this.#moves.filter(({ key }) => parts.every(part => key.includes(part))); }
    /** Those of them that change nothing else. @param {string[]} parts */
    #exact(parts) { return this.#with(parts).filter(({ key }) => key.length === parts.length); }
    /** What is chosen when a part is touched: it goes on, or begins. @param {string} name */
    #next(name) { return this.#with([...this.#chosen, name]).length ? [...this.#chosen, name] : [name]; }

    /** Shows what would go if a part were touched. @param {string} name */
    light(name) {
      const chosen = name && !this.#chosen.includes(name) ? this.#next(name) : this.#chosen;
      const moves = chosen.length ? this.#with(chosen) : [], exact = chosen.length ? this.#exact(chosen) : [], lit = indices(moves);
      const shown = lit.length === 1 ? moves[0] : indices(exact).length === 1 ? exact[0] : undefined;
      this.#paint([...chosen, ...shown?.key ?? []], shown && this.#options[shown.index]);
      this.tell(lit, this.#chosen.length ? indices(this.#exact(this.#chosen)) : [], this.#chosen.length > 0);
    }

    /** Shows what a move would do. @param {number} index */
    preview(index) { this.#paint(this.#options[index].key, this.#options[index]); }

    /** @param {string[]} goes @param {Choice | undefined} option */
    #paint(goes, option) {
      const more = new Set(this.#chosen.length ? this.#with(this.#chosen).flatMap(({ key }) => key) : []);
      const things = [...this.place.querySelectorAll("[data-part], [data-beside]")], stays = new Set(option && traced(option).map(([, was]) => was));
      // Another kind of board says nothing of what goes.
      const isTold = things.some(thing => stays.has(nameOf(thing)));
      this.place.classList.toggle("choosing", this.#chosen.length > 0);
      for (const thing of things) {
        const name = nameOf(thing);
        thing.classList.toggle("goes", goes.includes(name));
        thing.classList.toggle("may", more.has(name));
        thing.classList.toggle("away", isTold && !stays.has(name));
      }
    }

    /** Drops what is chosen. @returns whether there was something */
    drop() {
      const had = this.#chosen.length > 0;
      this.#chosen = [];
      if (had) this.light("");
      return had;
    }

    /** @param {string} name */
    #take(name) {
      this.#focus = name;
      const ready = indices(this.#exact(this.#chosen));
      // Once more is as good as the button.
      if (this.#chosen.includes(name) && ready.length === 1) { this.choose(ready[0]); return; }
      this.#chosen = this.#chosen.includes(name) ? this.#chosen.filter(part => part !== name) : this.#next(name);
      const moves = indices(this.#with(this.#chosen)), exact = indices(this.#exact(this.#chosen));
      // From the left and from the right the last number goes alike.
      const isSame = exact.length === moves.length && new Set(exact.map(index => this.#options[index].svg)).size === 1;
      if (moves.length && (moves.length === 1 || isSame)) this.choose(moves[0]); else this.light("");
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
      const part = /** @type {Element} */ (event.target).closest(".can");
      if (!part) return;
      if (event.key === "Enter" || event.key === " ") { event.preventDefault(); this.#take(nameOf(part)); return; }
      const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
      if (!dx && !dy) return;
      event.preventDefault();
      event.stopPropagation();
      const middle = (/** @type {Element} */ of) => { const box = (of.querySelector(".b-ring, .b-cut") ?? of).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
      const [x, y] = middle(part);
      const far = (/** @type {Element} */ other) => {
        const [ox, oy] = middle(other), along = (ox - x) * dx + (oy - y) * dy, across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
        return along > 2 ? along + 2 * across : Infinity;
      };
      const near = this.#can().map(other => /** @type {const} */ ([other, far(other)])).sort((a, b) => a[1] - b[1])[0];
      if (!near || near[1] === Infinity) return;
      for (const other of this.#can()) other.tabIndex = other === near[0] ? 0 : -1;
      near[0].focus();
    }
  }

  /** What a picture takes from the style sheet. */
  const SHOWN = ["stop-color", "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity", "paint-order", "font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline"];
  const GAP = 16;
  const drawn = (/** @type {string} */ name, /** @type {Record<string, string | number>} */ attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    return element;
  };

  /** A copy of a picture with its colours, and without what is there to be touched. @param {Element} picture */
  function coloured(picture) {
    const copy = /** @type {Element} */ (picture.cloneNode(true)), copies = [copy, ...copy.querySelectorAll("*")];
    [picture, ...picture.querySelectorAll("*")].forEach((element, i) => {
      const style = getComputedStyle(element), of = copies[i];
      if (of.matches(".b-hit, .b-ring, .b-cut")) { of.remove(); return; }
      for (const { name } of [...of.attributes]) if (/^(class|style|role|tabindex|aria-|data-)/.test(name)) of.removeAttribute(name);
      for (const name of SHOWN) if (style.getPropertyValue(name)) of.setAttribute(name, style.getPropertyValue(name));
    });
    return copy;
  }

  /** What is drawn on a board, as the text of a picture that stands alone. @param {HTMLElement} place */
  function picture(place) {
    const pictures = /** @type {SVGSVGElement[]} */ ([...place.querySelectorAll("svg.drawn")]), boxes = pictures.map(svg => svg.viewBox.baseVal);
    const width = Math.max(...boxes.map(box => box.width)) + 2 * GAP, height = boxes.reduce((sum, box) => sum + box.height + GAP, GAP);
    const whole = drawn("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img" }), title = drawn("title", {});
    title.textContent = pictures.map(svg => svg.getAttribute("aria-label")).join(" ");
    // What fills stones lies elsewhere on the page.
    const filled = document.getElementById("stone");
    whole.append(title, ...filled ? [coloured(filled)] : [], drawn("rect", { width, height, fill: getComputedStyle(place).getPropertyValue("--wood").trim() }));
    let y = GAP;
    pictures.forEach((svg, i) => {
      const copy = coloured(svg), box = boxes[i];
      for (const [name, value] of Object.entries({ x: (width - box.width) / 2, y, width: box.width, height: box.height })) copy.setAttribute(name, String(value));
      y += box.height + GAP;
      whole.append(copy);
    });
    return new XMLSerializer().serializeToString(whole);
  }

  Object.assign(grundy, { Board, picture });
})();
