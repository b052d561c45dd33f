// What scripts need of the machine: Debian's Chromium, and the pages, served.
import { execFileSync, spawn } from "node:child_process";
import { resolve } from "node:path";

/** The program of Chromium: the one that CHROMIUM names, or Debian's. */
export function chromium() {
  try {
    return process.env.CHROMIUM ?? execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim();
  } catch {
    throw new Error("There is no chromium: apt-get install chromium, or let CHROMIUM name it.");
  }
}

/** Where `cargo site` has made the pages. */
export const FOLDER = resolve("../../../target/site");

/** Serves the pages until `stop` is called. @param {number} port */
export async function served(port) {
  const server = spawn("node", ["tests/server.mjs", FOLDER, String(port)]);
  const base = `http://127.0.0.1:${port}/`;
  for (let tries = 0; ; tries++) {
    try { await fetch(base); break; } catch (error) { if (tries > 50) throw error; }
    await new Promise(done => setTimeout(done, 100));
  }
  return { base, stop: () => server.kill() };
}
