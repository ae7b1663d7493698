import { parseArgs } from "node:util";
import { everySentence } from "../src/commentary/commentary-sentences.ts";
import { fingerprint } from "../src/corpus/fingerprint.ts";
import { LANGUAGES } from "../src/language.ts";
import { wasReadAndFit } from "../src/commentary/read-sentences.ts";
import { readTafseerFolder } from "./tafseer-folder.ts";

// Prints every sentence of a commentary with its fingerprint, to be read one by one; ✓ marks those that are
// already approved:
//   pnpm print-sentences --language en --folder folder --surah 2
const { values } = parseArgs({
  options: {
    language: { type: "string" },
    folder: { type: "string" },
    surah: { type: "string" },
  },
});

const language = LANGUAGES.find((known) => known === values.language);
if (!language || values.folder === undefined) {
  throw new Error("Say --language en or bn, and --folder");
}

for (const run of readTafseerFolder(values.folder)) {
  if (values.surah !== undefined && run.surah !== Number(values.surah)) continue;
  for (const sentence of everySentence(run.text)) {
    const mark = wasReadAndFit(sentence, run, language) ? "✓" : "-";
    console.log(`${mark} ${run.surah}:${run.from}=${fingerprint(sentence)} ${sentence}`);
  }
}
