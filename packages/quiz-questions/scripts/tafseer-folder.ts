import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inOneGo } from "@daily-quran/steps/steps";
import { indexCommentary } from "../src/commentary/commentary-index.ts";
import { byLanguage, type Language } from "../src/language.ts";
import type { TafseerRun } from "../src/quran.ts";
import type { Installed } from "../test/every-quiz.ts";
import { CORPUS } from "../test/real-quran.ts";

/** The options that name a folder of a commentary in each language: `--en`, `--bn`. */
export const FOLDERS = byLanguage(() => ({ type: "string" }) as const);

/** The commentaries of the named folders. */
export function installedFrom(folders: Partial<Record<Language, string>>): Installed {
  const runs = byLanguage((language) => {
    const folder = folders[language];
    return folder === undefined ? [] : readTafseerFolder(folder);
  });
  const isInstalled = Object.values(runs).some(({ length }) => length > 0);
  return { runs, index: isInstalled ? inOneGo(indexCommentary(runs, CORPUS)) : undefined };
}

interface Entry {
  readonly surah: number;
  readonly ayah: number;
  readonly text: string;
}

/**
 * The runs of a commentary in a folder of `{surah}.json` files with `ayahs: [{ surah, ayah, text }]`; verses
 * in a row with one text are one run.
 */
export function readTafseerFolder(folder: string): TafseerRun[] {
  const entries = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const source = JSON.parse(readFileSync(join(folder, file), "utf8")) as { ayahs: Entry[] };
      return source.ayahs;
    })
    .sort((one, other) => one.surah - other.surah || one.ayah - other.ayah);

  const runs: TafseerRun[] = [];
  for (const { surah, ayah, text } of entries) {
    const last = runs.at(-1);
    if (last?.surah === surah && last.text === text) runs.splice(-1, 1, { ...last, to: ayah });
    else runs.push({ surah, from: ayah, to: ayah, text });
  }
  return runs;
}
