// What a search finds: names and addresses first; then words in any order and form, with those that the field has for the
// same; where nothing fits wholly, what is near.
(() => {
  /** Words that say nothing. */
  const EMPTY = new Set("a an and are as at be by can do does each every for from has have he her his how i if in into is it its may me most must my not of on one or other our own player so some than that the their them then there these they this to turn turns until up was we what when where which who whose why will with without you your alice bob can't can’t don't don’t doesn't doesn’t isn't isn’t".split(" "));
  /** Words that most pages could have: they say little of what is meant. */
  const WEAK = new Set("game games gaming problem problems question puzzle strategy strategies proof proofs prove proving proved theorem theory algorithm solution solutions solve solving solver code source program programs c cpp python java rust example examples explanation explained explain help calculate compute find rule rules play played playing win wins winner winning three four five 游戏 博弈 博奕 题 题目 问题 证明 定理 模板 代码 题解 怎么 怎么做 如何 为什么 什么 策略 算法 解法 讲解 谁赢 规则 搜索 search".split(" "));
  /** Words that the field uses for the same; the first of a line stands for all. */
  const SAME = [
    "stone coin chip token pebble counter piece candy card match stick", "heap pile stack", "take remove delete erase eat pick subtract discard", "lose lost 必败", "win won 必胜",
    "vertex node point", "edge branch line segment", "colour color", "stair staircase step ladder downstair", "board grid rectangle chessboard table", "word string text", "row array sequence list",
    "same equal identical", "two both pair", "end side", "turn flip reverse", "cut break hackenbush", "split divide", "move slide shift push", "circle ring cycle", "chance random probability dice die expect", "misere misère",
    "path trail", "graph network", "number integer value", "prime factor", "power exponent", "score point sum", "chess knight king queen rook bishop", "interactive dialogue", "leetcode lc", "count many", "large big great maximum",
  ];
  /** Sentences that say what has a name. */
  const MEANT = /** @type {[RegExp, string][]} */ ([
    [/last (\w+ )?(loses|losing)\b|moves last loses|(take|remove)s? the last( \w+)? loses|loses? (if|when) .*last/, "misere"], [/[取拿走][^，。]{0,4}最后[^，。赢胜]{0,6}[输负败]|最后[^，。赢胜]{0,6}[输负败]/, "misere"],
    [/^(?=.*\b(take|taking|remove|removing|pick|subtract|nim|heap|pile|stone|coin|chip|token|match|stick|counter|object|pebble|cand|per (turn|move))[a-z]*\b)(?!.*\b(twice|double|times|previous|opponent|half|last move)\b).*?\b(?<by>(at most|up to|(no|not) more than|max(imum)?( of)?|(limit|bound) of|(1|one) (to|through)|between (1|one) and) (\d+|[a-z]|(a|some) (\w+ )?number)\b)(?! (different |of the )?(heap|pile|row|column|edge|vert|cell|square|box|colou?r|player|digit|bit|tree|player)s?)/, "bachet"],
    [/\b(?<by>(maximum|max|limit|limited|bounded|bound|cap) (on |to |of )?(the |how )?(number|amount|many|much)\b)(?!.*\b(heaps|piles|moves|rows)\b).*\b(take|taken|remove|removed|per (turn|move))\b/, "bachet"],
    [/^(?=.*([取拿抓减]|石子|火柴))(?!.*(倍|上一?次|前一次|对[手方])).*?(?<by>(最多|至多|最大|不超过|不多于|不能超过|上限)(是|为|只?能|只?可以?|允许)*[取拿抓减]?[走去掉]?([a-z]|\d+))(?!堆|条|行|列|层|边|次|步|位|格)/, "bachet"], [/(?<by>限制.{0,4}[取拿].{0,3}(数|多少)|[取拿].{0,3}(数量|个数).{0,2}(受限|有限|上限)|有上限.{0,3}[取拿])/, "bachet"], [/[取拿减][走去]? ?(1|一) [a-z] ?[个颗枚根]/, "bachet"],
    [/\b(at most|up to|no more than) (\d+|[a-z]) (different |of the )?(heap|pile)s\b/, "moore"], [/(最多|至多|不超过)[^，。]{0,4}?([2-9a-z]) ?堆/, "moore"],
    [/\bwhy .*\b(wrong|fails?|failing|rejected|incorrect|wa)\b|\b(program|code|solution|submission|answer)( \w+)?( \w+)? (wrong|fails?|rejected|incorrect)\b/, "wrong answer"], [/(程序|代码|解法|答案|提交).{0,6}(错|不对|不正确|通不过|过不了|没过)|(为什么|哪里|怎么|为何).{0,4}(错|不对|过不了|wa)/, "wrong answer"],
    [/\b(take|remove|subtract|pick)s? (1|one) ?(or|to|,|-|–|\.\.)/, "bachet"], [/[取拿减][走去]?(1|一)[个颗枚根]?(到|至|或|-|~)/, "bachet"],
    [/(same|equal)( \w+)?( \w+)? .*(both|two|each)|(both|two) .*(same|equal)|[两二]堆.*(一样|同样|相同|相等)/, "same number from both heaps"],
    [/\bfrom (the |either |both |two |its )*(end|side)s?\b|\b(left|right) or (right|left)/, "either end"], [/两[端头边]|[左右]端/, "either end"],
    [/chocolate.*(poison|bitter|soap)\w*( (square|piece|corner))?|(poison|bitter)\w* .*chocolate|巧克力.*毒|毒.*巧克力/, "chomp"],
    [/(prove|proof|show|why).* (first|second) player( can| always)?( force)?( a)? wins?\b|证明.*[先后]手必?胜|为什么[先后]手必?胜/, "strategy stealing"],
  ]);
  const IRREGULAR = /** @type {Record<string, string>} */ ({
    leaves: "leaf", halves: "half", taken: "take", took: "take", lost: "lose", loser: "lose", won: "win", winner: "win", vertices: "vertex", indices: "index", matrices: "matrix", dice: "dice", halving: "half", chosen: "choose", stairs: "stair", series: "series", is: "is", removing: "remove", removed: "remove",
  });
  const ARTICLES = new Set(["a", "an", "the", "of"]);
  const HAN = /\p{Script=Han}/u;

  /** A word without its ending. @param {string} word */
  function stem(word) {
    if (IRREGULAR[word]) return IRREGULAR[word];
    if (word.length < 4 || /\d/.test(word)) return word;
    let end = word.replace(/['’]s$/, "").replace(/ies$/, "y").replace(/(ss|x|ch|sh)es$/, "$1").replace(/([^s])s$/, "$1");
    const shorter = end.replace(/(ing|ed)$/, "");
    if (shorter !== end && shorter.length > 2) end = shorter.replace(/([^aeiouls])\1$/, "$1");
    return end.replace(/e$/, "");
  }
  /** @type {Map<string, string>} */
  const canonical = new Map();
  for (const line of SAME) {
    const [first, ...others] = line.split(" ").map(stem);
    for (const other of others) if (!canonical.has(other)) canonical.set(other, first);
  }

  /** Games whose names are common words: they are meant where nothing else is said. */
  const COMMON = new Set("on off over under up star push shove maze mark go sim col lim switch dim prim tiny rails rims ruler rugs twins triplets officers snort chess ends costs graph tree rules values number numbers games stone coin".split(" ").map(word => canonical.get(stem(word)) ?? stem(word)).concat("石 子", "硬 币", "序 列", "棋 盘"));

  /** A text in small letters without accents. @param {string} text */
  const plain = text => text.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
  /** The words of a text as they stand; Chinese has no blanks, so a run of it is one. @param {string} text */
  const spelled = text => [...plain(text).matchAll(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[.'’](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu)].map(([word]) => word);
  /** By what a word is found: by its stem; of Chinese by each two letters side by side. @param {string} word */
  function keys(word) {
    if (!HAN.test(word)) return EMPTY.has(word) ? [] : [stem(word)];
    const same = canonical.get(word), pairs = Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
    return [...same ? [same] : [], ...word.length === 1 ? [word] : pairs];
  }
  /** @param {string} text */
  const words = text => spelled(text).flatMap(keys);
  /** A text in which names are looked for: its stems, and the letters of Chinese, between blanks. @param {string[]} words */
  const plainly = words => ` ${words.filter(word => !ARTICLES.has(word)).flatMap(word => HAN.test(word) ? [...word] : [stem(word)]).join(" ")} `;
  /** The same, with those words that the field has for the same; but a game of cards is none of stones.
   * @param {string[]} words */
  const phrase = words => plainly(words).split(" ").map(word => { const same = canonical.get(word); return same && same !== "ston" ? same : word; }).join(" ");
  const size = (/** @type {string} */ phrase) => phrase.trim().split(" ").length;

  /** The letters and digits of a name, without what an address has besides. @param {string} name */
  const compact = name => name.trim().toLowerCase().replace(/^https?:\/\//, "").replace(/^www\./, "").replace(/[?#].*$/, "").replace(/[^\p{L}\p{N}]/gu, "");

  /** The judge and the problem at an address, in whichever form people paste it; nothing where it is none.
   * @param {string} typed */
  function at(typed) {
    let address = typed.trim().toLowerCase();
    for (const [before, instead] of ADDRESSES.hosts) if (address.startsWith(before)) address = instead + address.slice(before.length);
    for (const [judge, forms] of ADDRESSES.forms) {
      for (const form of forms) {
        const pattern = form.replace(/[.?]/g, "\\$&").replace(/[*]/g, "([\\p{L}\\p{N}_-]@)").replace(/[+]/g, "[\\p{L}\\p{N}_-]@").replace(/@/g, "+");
        const told = new RegExp(`^${pattern}(?:[/?#&]|$)`, "u").exec(address);
        if (told) return { judge, problem: compact(told.slice(1).join("")) };
      }
    }
    return undefined;
  }

  /** The host of an address, in whichever form people paste it, and the words behind it. @param {string} typed */
  function hosted(typed) {
    const [, host, rest] = /^(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(?::\d+)?((?:[/?#]\S*)?)$/i.exec(typed.trim()) ?? [];
    if (!host || !rest && !/^https?:/i.test(typed.trim())) return undefined;
    const bare = host.toLowerCase().replace(/^www\./, ""), isOf = (/** @type {string} */ of) => of.replace(/^www\./, "").split("/")[0] === bare;
    const words = rest.replace(/[?#].*$/, "").split(/[^\p{L}\p{N}]+/u).filter(word => word && !/^(problems?|contests?|tasks?|challenges?|content|description|[a-z])$/i.test(word));
    return { host: bare, words: words.join(" "), isKnown: ADDRESSES.hosts.some(([before]) => isOf(before)) || ADDRESSES.forms.some(([, forms]) => forms.some(isOf)) };
  }

  /** The judge that a query names and that is not here, and the words behind it. @param {string[]} said */
  function elsewhere(said) {
    for (const [judge, ...names] of ADDRESSES.elsewhere) {
      for (const name of names) {
        const size = name.split(" ").length, from = said.findIndex((_, i) => said.slice(i, i + size).join(" ") === name);
        const apart = from < 0 ? said.map(word => word.startsWith(name) && /^\d+$/.test(word.slice(name.length)) ? "" : word) : said.filter((_, i) => i < from || i >= from + size);
        if (apart.join(" ") !== said.join(" ")) return { judge, name, words: apart.filter(Boolean).join(" ") };
      }
    }
    return undefined;
  }

  /** How many letters are to be changed, left out or put in, or neighbours exchanged. @param {string} a @param {string} b */
  function distance(a, b) {
    const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
    for (let i = 1; i <= a.length; i++) {
      rows[i] = [i];
      for (let j = 1; j <= b.length; j++) {
        rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + +(a[i - 1] !== b[j - 1]));
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
      }
    }
    return rows[a.length][b.length];
  }

  /** What was written of pages, and of names, made ready.
   * @param {typeof SEARCHED} all @param {typeof NAMED} called @returns {Read} */
  function read(all, called) {
    /** @type {Map<string, number>} */
    const having = new Map();
    const pages = all.map(([kind, path, titles, names, strong, text]) => {
      /** @type {Map<string, number>} */
      const of = new Map();
      const add = (/** @type {string} */ text, /** @type {number} */ weight) => {
        for (const word of words(text)) {
          of.set(word, Math.max(of.get(word) ?? 0, weight));
          const same = canonical.get(word);
          if (same) of.set(same, Math.max(of.get(same) ?? 0, 0.7 * weight));
        }
      };
      add(text, 1);
      add(strong, 2);
      add(titles.join(" "), 2.5);
      for (const word of of.keys()) having.set(word, (having.get(word) ?? 0) + 1);
      return { kind, path, titles, names: names.map(compact), words: of };
    });
    /** @type {Named[]} */
    const names = called.flatMap(([names, paths, absent]) => names.map(name => { const words = spelled(name), as = phrase(words); return { phrase: as, alone: plainly(words), size: size(as), joined: compact(name), paths, absent }; })).filter(({ phrase }) => phrase.trim());
    const spelling = new Set(called.flatMap(([names]) => names.flatMap(spelled)).filter(word => !HAN.test(word)));
    return { pages, having, names, spelling };
  }

  /** Those that differ from a word in few letters, and least. @param {string} word @param {Iterable<string>} known */
  function alike(word, known) {
    if (word.length < 4 || /\d/.test(word)) return [];
    const most = word.length > 6 ? 2 : 1, close = [...known].filter(of => Math.abs(of.length - word.length) <= most);
    const all = close.map(of => /** @type {const} */ ([distance(word, of), of])).filter(([far]) => far <= most);
    const least = Math.min(...all.map(([far]) => far));
    return all.filter(([far]) => far === least).map(([, of]) => of);
  }
  /** The words that are meant by one that no page has: those it begins, or those that are alike.
   * @param {string} word @param {Map<string, number>} having */
  function near(word, having) {
    const known = [...having.keys()].filter(of => HAN.test(of) === HAN.test(word)), begun = word.length > 2 ? known.filter(of => of.startsWith(word)) : [];
    return begun.length ? begun : alike(word, known);
  }

  /** The names that are in a query, the longest only, and whether it says little besides.
   * @param {Read} all @param {string[]} said */
  function named({ having, names, spelling }, said) {
    const known = (/** @type {string} */ word) => HAN.test(word) || having.has(stem(word)) || spelling.has(word);
    const mended = said.map(word => EMPTY.has(word) || known(word) ? word : alike(word, spelling)[0] ?? word);
    const told = MEANT.flatMap(([what, name]) => { const of = what.exec(said.join(" ")) ?? what.exec(said.join("")); return of ? [{ name: phrase(spelled(name)), by: of.groups?.by ?? of[0] }] : []; });
    const meant = told.map(({ name }) => name), tells = mended.filter(word => !EMPTY.has(word) && !isWeak(word) && known(word));
    const whole = phrase(mended), asSaid = plainly(mended), joined = compact(said.join(""));
    // A name of one word is that word.
    const isMeant = (/** @type {Named} */ of) => {
      const [name, text] = of.size > 1 ? [of.phrase, whole] : [of.alone, asSaid];
      return name === text || of.joined === joined || meant.includes(of.phrase) || text.includes(name) && (!COMMON.has(of.phrase.trim()) || isLittle(text.replace(name, " ")));
    };
    const found = names.filter(isMeant);
    const longest = found.filter(({ phrase }) => !found.some(other => other.phrase !== phrase && other.phrase.includes(phrase)));
    const rest = longest.reduce((rest, { phrase }) => rest.replaceAll(phrase, " "), whole);
    return { found: longest, isBare: longest.length > 0 && isLittle(rest) || found.some(of => of.joined === joined), size: Math.max(1, size(phrase(tells))), mended, meant, by: told.map(({ by }) => by).join(" ") };
  }
  /** Whether a phrase says little. @param {string} phrase */
  const isLittle = phrase => phrase.replace(/(\p{Script=Han}) +(?=\p{Script=Han})/gu, "$1").trim().split(" ").every(word => !word || isWeak(word) || EMPTY.has(word));
  const WEAK_STEMS = new Set([...WEAK].map(stem)), WEAK_HAN = [...WEAK].filter(word => HAN.test(word)).sort((a, b) => b.length - a.length);
  /** Whether a word, its stem, or a run of Chinese, says little. @param {string} word */
  function isWeak(word) {
    if (/^\d{1,3}$/.test(word) || WEAK_STEMS.has(word) || WEAK.has(word)) return true;
    return HAN.test(word) && !WEAK_HAN.reduce((rest, weak) => rest.replaceAll(weak, ""), word).replace(/[的是和吗呢了在我有]/g, "");
  }

  /** The last part of an address. @param {string} address */
  const lastOf = address => compact(address.replace(/[?#].*$/, "").replace(/\/+$/, "").split("/").pop() ?? "");

  /** What fits, the best first; the words that no page has; the games that are not here, as they were called; and the host
   * of a judge that is not here. @param {Read} all @param {string} query
   * @returns {{ found: { page: Searched, score: number, isWhole: boolean }[], missing: string[], absent: { name: string, said: [string, string], paths: string[] }[], host?: string }} */
  function find(all, query) {
    const { pages, having } = all;
    const address = at(query), host = address ? undefined : hosted(query);
    const isName = (/** @type {string} */ name) => pages.some(page => page.names.includes(name));
    if (host && isName(compact(host.words))) return find(all, host.words);
    if (host && !isName(lastOf(query))) {
      if (host.isKnown) return { missing: [query.trim().replace(/^https?:\/\//, "")], absent: [], found: [] };
      return { missing: [], absent: [], found: /[^\d ]/.test(host.words) ? find(all, host.words.replace(/\b\d+\b/g, "")).found : [], host: host.host };
    }
    const name = address ? address.judge.replaceAll("_", "") + address.problem : compact(query);
    const last = lastOf(query);
    const joined = address ? "" : compact(query), said = address ? [] : spelled(query), { found: names, isBare, size, mended, meant: sayings, by } = named(all, said);
    const isSaid = (/** @type {Read["pages"][0]} */ page) => page.names.includes(joined) || said.length > 1 && said.flatMap(keys).every(word => page.words.has(word));
    const other = joined && !pages.some(isSaid) ? elsewhere(said) : undefined;
    if (other && !names.some(({ phrase: of }) => of.includes(phrase([other.name])))) {
      return { missing: [], absent: [], found: /[^\d ]/.test(other.words) ? find(all, other.words).found : [], host: other.judge };
    }
    // What is called so comes first, by its whole name before the last part of an address.
    const called = isBare ? undefined : (address ? [name] : [name, last]).find(name => name && pages.some(page => page.names.includes(name)));
    if (address && called === undefined) return { missing: [`${ADDRESSES.judges[address.judge][0]} ${address.problem.toUpperCase()}`], absent: [], found: [] };
    /** The words of the pages that one of the query means, and how well. @type {(word: string) => [string, number][]} */
    const formsOf = word => {
      const same = canonical.get(word) ?? word;
      return having.has(word) || having.has(same) ? [[word, 1], [same, 0.7]] : near(word, having).map(of => [of, 0.6]);
    };
    const forms = new Map(said.flatMap(keys).map(word => [word, formsOf(word)]));
    const inNames = names.map(({ phrase }) => phrase).join("");
    const missing = said.filter((word, i) => !EMPTY.has(word) && !isWeak(word) && !inNames.includes(phrase([mended[i]])) && !by.includes(word) && keys(word).every(key => !forms.get(key)?.length));
    const isHere = (/** @type {Named} */ { phrase }) => names.some(other => other.phrase === phrase && !other.absent);
    const absent = called !== undefined ? [] : names.flatMap(name => name.absent && !isHere(name) ? [{ name: told(said, name.phrase), said: name.absent, paths: name.paths }] : [])
      .filter(({ said }, i, all) => all.findIndex(other => other.said === said) === i);
    const meant = [...forms].map(([word, forms]) => {
      const rare = Math.max(0, ...forms.map(([of]) => having.has(of) ? Math.log(1 + pages.length / (having.get(of) ?? 1)) : 0));
      return { forms, rare: isWeak(word) ? rare / 4 : rare };
    });
    const whole = meant.reduce((sum, { rare }) => sum + rare, 0);
    const found = pages.map(page => {
      let score = 0, fits = 0;
      for (const { forms, rare } of meant) {
        const best = Math.max(0, ...forms.map(([of, weight]) => weight * (page.words.get(of) ?? 0)));
        score += best * rare;
        if (best > 0) fits += rare;
      }
      if (whole) score *= (fits / whole) ** 2;
      if (page.kind === "theorem" || page.kind === "chapter") score *= 1.25;
      let isNamed = false, more = 0;
      for (const { paths, size: of, phrase } of names) {
        const place = paths.indexOf(page.path);
        if (place < 0) continue;
        isNamed = true;
        more += (isBare ? 400 : 40 * (sayings.includes(phrase) ? 1 : Math.min(1, of / size))) * (1 - Math.min(place, 9) / 10);
      }
      // A title as it stands comes behind the theorem and the chapter of the same name.
      if (joined && page.titles.some(title => compact(title) === joined)) more = Math.max(more + 30, 340);
      score += more;
      if (called !== undefined && page.names.includes(called)) score += 1000;
      else if (name.length > 3 && page.names.some(of => of.startsWith(name))) score += 40;
      else if (name.length > (HAN.test(name) ? 1 : 3) && page.names.some(of => of.includes(name))) score += 20;
      return { page, score, isWhole: fits > whole - 1e-9 || score >= 1000 || isNamed && isBare };
    });
    // Where a game that is not here is all that was asked, a page that has a part of its name is not near.
    const isNear = (/** @type {{ score: number, isWhole: boolean }} */ of) => of.score > 0 && (of.isWhole || !isBare || !absent.length);
    return { missing: called === undefined ? [...new Set(missing)] : [], absent, found: found.filter(isNear).sort((a, b) => b.score - a.score) };
  }
  /** The words of a query that are a name. @param {string[]} said @param {string} name */
  function told(said, name) {
    for (let length = 1; length <= said.length; length++) {
      for (let i = 0; i + length <= said.length; i++) {
        const words = said.slice(i, i + length);
        if (phrase(words) === name) return words.join(" ");
        if (length === 1 && HAN.test(words[0]) && phrase(words).includes(name)) return name.replaceAll(" ", "");
      }
    }
    return said.join(" ");
  }
  Object.assign(globalThis, { search: { read, find } });
})();
