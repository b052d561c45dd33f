// Writes wasi.js, the part of @bjorn3/browser_wasi_shim that the worker needs, as a function whose text can become a
// part of the worker's script. `--check` compares it with what is there.
import { build } from "esbuild";
import { readFileSync, writeFileSync } from "node:fs";

const used = "WASI, WASIProcExit, ConsoleStdout, File, OpenFile";
const { version } = JSON.parse(readFileSync("node_modules/@bjorn3/browser_wasi_shim/package.json", "utf8"));
const built = await build({
  stdin: { contents: `export { ${used} } from "@bjorn3/browser_wasi_shim";`, resolveDir: "." },
  bundle: true, format: "iife", globalName: "wasi", minify: true, write: false, legalComments: "none", target: "es2022",
});
const text = `// @bjorn3/browser_wasi_shim ${version}, MIT or Apache-2.0, written by bundle.mjs.\n` +
  `grundy.wasi = function () {\n${built.outputFiles[0].text.trim()}\nreturn wasi;\n};\n`;
if (!process.argv.includes("--check")) writeFileSync("wasi.js", text);
else if (readFileSync("wasi.js", "utf8") !== text) throw new Error("wasi.js is not what `npm run wasi` writes");
