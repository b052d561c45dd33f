// The pages in a real browser: Debian's chromium, or the one that CHROMIUM names. `cargo site` has made the pages.
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { chromium } from "./tests/machine.mjs";

if (!existsSync("../../../target/site/module/law.js")) throw new Error("There are no pages with modules: cargo site makes them.");

// A port that no other run on this machine has; tests, in processes of their own, are told.
const port = process.env.PAGES_PORT ??= String(8100 + process.pid % 900), address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: "tests",
  outputDir: "../../../target/site-tests",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: process.env.CI ? "dot" : "list",
  use: { launchOptions: { executablePath: chromium(), args: ["--no-sandbox"] }, baseURL: address },
  webServer: { command: `node tests/server.mjs ../../../target/site ${port}`, url: `${address}index.html` },
});
