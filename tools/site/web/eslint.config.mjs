import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["wasi.js"] },
  js.configs.recommended,
  { files: ["*.js"], languageOptions: { sourceType: "script", globals: { ...globals.browser, grundy: "writable", SEARCHED: "readonly" } } },
  { files: ["**/*.mjs"], languageOptions: { globals: { ...globals.node, ...globals.browser, grundy: "readonly", search: "readonly", SEARCHED: "readonly" } } },
];
