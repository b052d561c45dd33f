/** What the scripts of the pages share. */
interface Grundy {
  Runner: new () => Runner;
  Stopped: new (reason: "stopped" | "late") => Error & { reason: "stopped" | "late" };
  carry(name: string, packed: string): void;
  say(english: string, chinese: string): string;
  escape(text: unknown): string;
  work(wasi: ReturnType<Grundy["wasi"]>): void;
  wasi(): typeof import("@bjorn3/browser_wasi_shim");
  draw(board: AnyBoard, how?: Drawing): string;
  keys(before: AnyBoard, after: AnyBoard): Change;
  panel(place: HTMLElement): Promise<void>;
}

declare const grundy: Grundy;

interface Runner {
  run(name: string, asked?: Asked): Promise<Ended>;
  ready(name: string): void;
  ask(slug: string, request: object, seconds?: number): Promise<any>;
  stop(reason?: "stopped" | "late"): void;
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

/** A position, as tests/kit/src/board.rs has it. */
type AnyBoard =
  | { kind: "heaps"; heaps: number[] }
  | { kind: "row"; cells: string[] }
  | { kind: "grid"; rows: string[][] }
  | Graph
  | { kind: "numbers"; numbers: [string, string][] }
  | { kind: "text"; text: string }
  | { kind: "both"; boards: AnyBoard[] };

interface Graph {
  kind: "graph";
  vertices: (string | null)[];
  edges: [number, number, string][];
  directed: boolean;
  root: number | null;
  tokens: [number, string][];
}

/** How a board is drawn: small beside an option; what may be touched; in the frame of the game's first position. */
interface Drawing {
  small?: boolean;
  title?: string;
  first?: AnyBoard;
}

/** The parts that a move changes; `falls` where others go with the one that is taken. */
interface Change {
  parts: string[];
  falls: boolean;
}

interface Standing {
  standing: "won" | "lost" | "drawn" | "worth";
  moves: number | null;
  worth: string | null;
}

interface Choice extends Standing {
  label: string;
  text: string;
  board: AnyBoard;
  best: boolean;
  reply: string | null;
}

interface Position extends Standing {
  error?: undefined;
  text: string;
  board: AnyBoard;
  mover: string | null;
  turn: 0 | 1 | null;
  over: boolean;
  choice: number;
  options: Choice[];
}
