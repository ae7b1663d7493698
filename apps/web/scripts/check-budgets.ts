/** Fails when what the built home page loads at first is larger than its budget. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { readClientBuild } from "../plugins/client-build.ts";

const BUDGETS_KB = { scripts: 130.7, styles: 10, worker: 8 };

const folder = fileURLToPath(new URL("../dist/client", import.meta.url));
const { pages, css } = readClientBuild(folder);
const home = pages["src/pages/home.page.tsx"];
if (!home) throw new Error("The home page has not been built");

/** A file as it is sent. */
const fileKb = (href: string) => statSync(join(folder, `${href}.gz`)).size / 1024;
/** A style sheet, which is inline in the document. */
const gzipKb = (content: string) => gzipSync(content, { level: 9 }).length / 1024;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const sizes = {
  scripts: sum([home.entry, ...home.scripts].map(fileKb)),
  // Without the Quran font, which is inlined in a style sheet.
  worker: fileKb("service-worker.js"),
  styles: sum(home.styles.map((href) => gzipKb(css[href] ?? ""))),
};

for (const [name, budget] of Object.entries(BUDGETS_KB)) {
  const size = sizes[name as keyof typeof sizes];
  console.log(`${name}: ${size.toFixed(1)} KB gzip of ${budget}`);
  if (size > budget) process.exitCode = 1;
}
console.log(`Quran font: ${fileKb(home.quranFont).toFixed(1)} KB gzip`);
