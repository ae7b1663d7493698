/** Fails when what the built home page loads at first is larger than its budget. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { readClientBuild } from "../plugins/client-build.ts";

const BUDGETS_KB = { scripts: 121, "scripts and texts": 128, styles: 10, worker: 14 };

const folder = fileURLToPath(new URL("../dist/client", import.meta.url));
const { pages, css } = readClientBuild(folder);
const home = pages["reading/home"];
if (!home) throw new Error("The home page has not been built");

/** A file as it is sent. */
const fileKb = (href: string) => statSync(join(folder, `${href}.gz`)).size / 1024;
/** A style sheet, which is inline in the document. */
const gzipKb = (content: string) => gzipSync(content, { level: 9 }).length / 1024;
/** The modules with texts import the entry, which is counted already. */
const ownTexts = (files: readonly string[]) =>
  files.filter((file) => file !== home.entry && !home.scripts.includes(file));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const scripts = sum([home.entry, ...home.scripts].map(fileKb));
const texts = Object.entries(home.texts).map(
  ([language, files]) => [language, sum(ownTexts(files).map(fileKb))] as const,
);

const sizes = {
  scripts,
  // A page loads the texts of its language alone.
  "scripts and texts": scripts + Math.max(...texts.map(([, size]) => size)),
  // Without the Quran font, which is inlined in a style sheet.
  worker: fileKb("service-worker.js"),
  styles: sum(home.styles.map((href) => gzipKb(css[href] ?? ""))),
};

for (const [name, budget] of Object.entries(BUDGETS_KB)) {
  const size = sizes[name as keyof typeof sizes];
  const over = size - budget;
  const verdict = over > 0 ? `, ${Math.ceil(over * 1024)} bytes too many` : "";
  console.log(`${name}: ${size.toFixed(1)} KB gzip of ${budget}${verdict}`);
  if (over > 0) process.exitCode = 1;
}
for (const [language, size] of texts) console.log(`texts, ${language}: ${size.toFixed(1)} KB gzip`);
console.log(`Quran font: ${fileKb(home.quranFont).toFixed(1)} KB gzip`);
