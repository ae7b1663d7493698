/** Writes specimen.html for reviewers: the hardest words in the Quran font, each with what to look for. */
import { readFile, writeFile } from "node:fs/promises";
import { SPECIMEN_WORDS } from "./specimen-words.ts";

const font = await readFile(new URL("../src/fonts/quran.woff2", import.meta.url), "base64");
const rows = SPECIMEN_WORDS.map(
  ([verse, word, seen]) =>
    `<li><p lang="ar" dir="rtl">${word}</p><p><b>${verse}</b> ${seen}</p></li>`,
);
const file = new URL("../specimen.html", import.meta.url);
await writeFile(
  file,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The hardest words in the Quran font</title>
<style>
@font-face { font-family: Quran; src: url("data:font/woff2;base64,${font}"); }
body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; }
ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; padding: 0; list-style: none; }
li { border: 1px solid #ccc; padding: 8px 16px; }
[lang="ar"] { margin: 0; font: 72px/2.2 Quran; text-align: center; white-space: nowrap; }
</style>
<h1>The hardest words in the Quran font</h1>
<ul>
${rows.join("\n")}
</ul>
</html>
`,
);
console.log(`${SPECIMEN_WORDS.length} words in ${file.pathname}`);
