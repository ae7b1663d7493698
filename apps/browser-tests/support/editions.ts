import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { numbersOf } from "@daily-quran/quran/parts";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import type { VerseRange } from "@daily-quran/quran/verse-range";
import { runCommand } from "./command.ts";
import type { Product } from "./product.ts";

/** Runs `pnpm editions …` on a running product; rejects with its output when it fails. */
export async function editions(product: Product, ...words: string[]): Promise<void> {
  await runCommand("editions", product.dataDirectory, words);
}

/** What a made-up edition says of a run of verses. */
export type TextOf = (range: VerseRange) => string;

/** Imports a commentary on all 6,236 verses, a file for each surah, each text on five verses. */
export async function addTafseer(product: Product, id: string, textOf: TextOf): Promise<void> {
  await inFolder(id, async (folder) => {
    for (const surah of numbersOf("surah")) {
      const ayahs = versesOf(surah).map((ayah) => ({
        surah,
        ayah,
        text: textOf(runAround(surah, ayah)),
      }));
      await writeFile(join(folder, `${surah}.json`), JSON.stringify({ ayahs }));
    }
    await editions(product, "add", folder, "--kind", "tafseer", ...described(id));
  });
}

/** Imports a translation of all 6,236 verses, in one table, with a footnote on each. */
export async function addTranslation(product: Product, id: string, textOf: TextOf): Promise<void> {
  await inFolder(id, async (folder) => {
    const lines = numbersOf("surah").flatMap((surah) =>
      versesOf(surah).map(
        (verse) =>
          `${surah},${verse},"${textOf({ surah, from: verse, to: verse })}[1]","[1] A note."`,
      ),
    );
    const table = ["surah,verse,text,footnotes", ...lines].join("\n");
    await writeFile(join(folder, "verses.csv"), table);
    await editions(product, "add", folder, "--kind", "translation", ...described(id));
  });
}

const described = (id: string): string[] => [
  "--name",
  `The edition ${id}`,
  "--author",
  "A Scholar",
  "--source",
  "https://edition.example/",
];

const versesOf = (surah: number): number[] =>
  Array.from({ length: surahVerseCount(surah) }, (_, index) => index + 1);

function runAround(surah: number, verse: number): VerseRange {
  const from = verse - ((verse - 1) % 5);
  return { surah, from, to: Math.min(from + 4, surahVerseCount(surah)) };
}

async function inFolder(id: string, work: (folder: string) => Promise<void>): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), "daily-quran-edition-"));
  const folder = join(parent, id);
  await mkdir(folder);
  try {
    await work(folder);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}
