/** What the scripts of the pages share. */
interface Grundy {
  Runner: new () => Runner;
  Stopped: new (reason: "stopped" | "late") => Error & { reason: "stopped" | "late" };
  carry(name: string, packed: string): void;
  say(english: string, chinese: string): string;
  escape(text: unknown): string;
  work(wasi: ReturnType<Grundy["wasi"]>): void;
  wasi(): typeof import("@bjorn3/browser_wasi_shim");
  panel(place: HTMLElement): Promise<void>;
  /** From a move to the answer, in milliseconds. */
  ANSWER: number;
  see(runner: Runner, slug: string, words: [string, string][], request: object, first?: Position): Promise<any>;
  Board: new (place: HTMLElement, choose: (index: number) => void, tell: (lit: number[], ready: number[], isBegun: boolean) => void, miss: (owner: string) => void) => Board;
  touch(view: Position): string;
  /** That what was touched is no move; where it is the other player's, that it is his. */
  none(view: Position, owner: string): string;
  Readings: new (runner: Runner, slug: string) => Readings;
  Story: new (list: HTMLElement, board: HTMLElement, runner: Runner, words: [string, string][]) => Story;
  said(words: Words): string;
  /** What is drawn on a board, as SVG. */
  picture(place: HTMLElement): string;
}

declare const grundy: Grundy;

/** A board that is touched: `choose` is told of a move, `light` of those that may be meant. */
interface Board {
  show(view: Position, isOpen: boolean, hints: boolean): void;
}

/** What a reader has read, answered and solved, by names; how it was answered: at the first try, after tries, or after
 * a look at the answer. */
interface Kept {
  of(name: string): 1 | 2 | 3 | undefined;
  set(name: string, value?: 1 | 2 | 3): void;
}

declare const kept: Kept;

/** What a search looks through: of each page what it is, where, its titles, names, and texts. */
declare const SEARCHED: [string, string, string[], string[], string, string][];
/** Names, and the pages that they lead to, the best first; where what is called so is not here, what is said of it. */
declare const NAMED: [string[], string[], [string, string]?][];
declare const ADDRESSES: { hosts: [string, string][], forms: [string, string[]][], judges: Record<string, [string, string]>, elsewhere: string[][] };

/** A page that is searched: its codes, and its words, each with how much it says. */
interface Searched {
  kind: string;
  path: string;
  titles: string[];
  names: string[];
  words: Map<string, number>;
}

/** A name: how it is looked for, or by its own word alone, in how many parts, and without blanks; its pages, or what is said where it has none. */
interface Named {
  phrase: string;
  alone: string;
  size: number;
  joined: string;
  paths: string[];
  absent?: [string, string];
}

/** What is searched, made ready: pages, how many have a word, names, and the words of these. */
interface Read {
  pages: Searched[];
  having: Map<string, number>;
  names: Named[];
  spelling: Set<string>;
}

declare const search: {
  read(all: typeof SEARCHED, called: typeof NAMED): Read;
  find(all: Read, query: string): {
    missing: string[];
    absent: { name: string, said: [string, string], paths: string[] }[];
    host?: string;
    found: { page: Searched, score: number, isWhole: boolean }[];
  };
};

interface Runner {
  run(name: string, asked?: Asked): Promise<Ended>;
  ready(name: string): void;
  ask(slug: string, request: object, seconds?: number): Promise<any>;
  stop(reason?: "stopped" | "late"): void;
}

/** A board that is touched. */
interface Board {
  show(view: Position, isOpen: boolean, isMarked: boolean, from?: Choice | "game" | ""): void;
  light(name: string): void;
  preview(index: number): void;
  drop(): boolean;
}

/** A run: its arguments and input; whether it waits where the input ends; whether its module is only made ready; after
 * how many seconds it is stopped. */
interface Asked {
  words?: string[];
  input?: string;
  isDialogue?: boolean;
  isAhead?: boolean;
  seconds?: number;
}

/** How a run has ended; `time` is in milliseconds, `trap` says why it was aborted. */
interface Ended {
  output: string;
  errors: string;
  code: number;
  trap: string;
  wants: boolean;
  time: number;
}

/** What tools/draw makes of the views of `cargo play --json`. */
interface Standing {
  standing: "won" | "lost" | "drawn" | "worth";
  moves: number | null;
  /** For a visitor who is the first player, for one who is the second, and for two of them. */
  worth: [string, string, string] | null;
  board: { kind: string };
  svg: string;
  text: string;
}

interface Choice extends Standing {
  label: string;
  called: string;
  /** The parts by which it is made. */
  key: string[];
  /** Other parts that make it as well. */
  others: string[][];
  best: boolean;
  /** What it gives away: "win to loss", "win to draw", "draw to loss", a number, or "something". */
  gives: string | null;
  reply: string | null;
}

/** Words, and words that name parts of a drawing. */
type Words = (string | string[])[];

/** A step of what a theorem says: words, and what is laid over the board. */
interface Step {
  words: Words;
  layers: object[];
}

/** What tools/explain says of a position. */
interface Reading {
  short: Words;
  steps: Step[];
  options: { short: Words }[];
  keep: unknown;
}

interface Readings {
  of(view: Position): Reading | null;
  read(asked: { input: string, question: number }, view: Position): Promise<Reading | null>;
}

interface Story {
  show(view: Position, first: Position, steps: Step[], at?: number): void;
}

/** What is said of a game that was played: the moves that gave something away, the one that decided, sentences, and
 * whether the visitor began in a lost position. */
interface Judged {
  mistakes: number[];
  first: number | null;
  says: string[];
  lost: boolean;
}

/** A position in which a mistake was made: where, and on which days it has been won since. */
interface Mistake {
  slug: string;
  input: string;
  question: number;
  moves: number[];
  side: number;
  days?: string[];
}

/** One's own mistakes, to be won again. */
interface Again {
  all(): Mistake[];
  add(mistake: Mistake): void;
  /** Wins it, on a day; it leaves when it has been won on two. */
  won(mistake: Mistake, day: string): void;
  drop(mistake: Mistake): void;
  isSame(one: Mistake, other: Mistake): boolean;
}

declare var again: Again | undefined;

interface Position extends Standing {
  error?: undefined;
  mover: string | null;
  turn: 0 | 1 | null;
  over: boolean;
  choice: number;
  options: Choice[];
}
