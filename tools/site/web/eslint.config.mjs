import js from "@eslint/js";
import stylistic from "@stylistic/eslint-plugin";
import globals from "globals";

// How scripts are laid out. They are dense on purpose: no rule breaks lines that are short.
const layout = {
  "@stylistic/arrow-parens": ["error", "as-needed"],
  "@stylistic/arrow-spacing": "error",
  "@stylistic/block-spacing": "error",
  "@stylistic/comma-dangle": ["error", "always-multiline"],
  "@stylistic/comma-spacing": "error",
  "@stylistic/eol-last": "error",
  "@stylistic/function-call-spacing": "error",
  "@stylistic/indent": ["error", 2],
  "@stylistic/key-spacing": "error",
  "@stylistic/keyword-spacing": "error",
  "@stylistic/no-multi-spaces": "error",
  "@stylistic/no-multiple-empty-lines": ["error", { max: 1 }],
  "@stylistic/no-tabs": "error",
  "@stylistic/no-trailing-spaces": "error",
  "@stylistic/quotes": ["error", "double", { avoidEscape: true, allowTemplateLiterals: "always" }],
  "@stylistic/semi": "error",
  "@stylistic/semi-spacing": "error",
  "@stylistic/space-before-blocks": "error",
  "@stylistic/space-in-parens": "error",
  "@stylistic/space-infix-ops": "error",
  "@stylistic/spaced-comment": "error",
};

export default [
  { ignores: ["wasi.js"] },
  js.configs.recommended,
  { plugins: { "@stylistic": stylistic }, rules: layout },
  {
    files: ["*.js"],
    languageOptions: {
      sourceType: "script",
      globals: { ...globals.browser, grundy: "writable", kept: "readonly", search: "readonly", SEARCHED: "readonly", NAMED: "readonly", ADDRESSES: "readonly" },
    },
  },
  {
    files: ["**/*.mjs"],
    languageOptions: {
      globals: { ...globals.node, ...globals.browser, grundy: "readonly", search: "readonly", SEARCHED: "readonly", NAMED: "readonly", ADDRESSES: "readonly" },
    },
  },
];
