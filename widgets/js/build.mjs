// Bundles the front end for anywidget: one ES module and one style sheet, both committed, so that pip and
// Binder need no Node. `--watch` rebuilds on every change; `--out DIR` writes elsewhere (used to compare).
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const outFlag = process.argv.indexOf("--out");
const out = outFlag > 0 ? resolve(process.argv[outFlag + 1]) : resolve(here, "../cardwidgets/static");

/** @type {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: here,
  entryPoints: { table: "src/index.js" },
  outdir: out,
  bundle: true,
  format: "esm",
  target: ["es2022"],
  minify: true,
  charset: "utf8",
  legalComments: "none",
  loader: { ".svg": "text", ".html": "text" },
  logLevel: "warning",
};
/** @type {import("esbuild").BuildOptions} */
const styles = {
  ...options,
  entryPoints: { table: "src/css/index.css" },
  loader: { ".svg": "dataurl", ".woff2": "dataurl" },
};

if (process.argv.includes("--watch")) {
  for (const each of [options, styles]) await (await esbuild.context(each)).watch();
} else {
  await Promise.all([esbuild.build(options), esbuild.build(styles)]);
  for (const name of ["table.js", "table.css"]) {
    const bytes = readFileSync(join(out, name));
    const kb = (/** @type {number} */ n) => `${(n / 1024).toFixed(1)} KB`;
    console.log(`${name}: ${kb(bytes.length)}, gzipped ${kb(gzipSync(bytes, { level: 9 }).length)}`);
  }
}
