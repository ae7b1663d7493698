import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { spanOfPart } from "@daily-quran/quran/borders";
import { numbersOf } from "@daily-quran/quran/parts";
import { type ContentManifest, textsPath } from "../content-manifest.ts";
import { readSoundEditions } from "../ingest/editions.ts";
import { joinRuns } from "../import/runs.ts";
import { readSurahFacts } from "../ingest/surahs.ts";
import { quizBank, readSoundBank } from "../quiz-bank/read-bank.ts";
import type { VerseText } from "../verse-text.ts";
import { buildWords } from "../words/build-words.ts";
import { listEditions } from "./edition-list.ts";
import { gateReport } from "./gate-report.ts";
import { buildReadings } from "./readings.ts";
import { buildPlan } from "./plan.ts";
import { buildSearchTexts } from "./search-texts.ts";
import { type ContentDocument, manifestOf, writeDocument } from "./written-document.ts";

/**
 * Builds every document below `directory`/content, the texts of scripts and the times of words that pages load, and the gate's report; the same sources give the same
 * bytes.
 */
export async function buildContent(directory: string): Promise<ContentManifest> {
  const surahs = readSurahFacts();
  const sound = readSoundEditions();
  const readings = buildReadings(sound, surahs);
  const editions = listEditions(sound);
  const documents: ContentDocument[] = [
    ...readings.map((reading) => ({ path: `readings/${reading.day}.json`, value: reading })),
    { path: "plan.json", value: buildPlan(readings, surahs) },
    { path: "editions.json", value: editions },
    { path: "surahs.json", value: surahs },
    { path: "search.json", value: buildSearchTexts(readings, surahs) },
    { path: "words.json", value: buildWords(sound) },
    { path: "quiz-bank.json", value: quizBank(sound) },
    ...[sound.recited, sound.bengaliLetters, sound.plainTransliteration, sound.indoPak].map(
      ({ source, verses }) => ({ path: textsPath(source.id), value: joinRuns(verses) }),
    ),
  ];

  await writeScripts(join(directory, "indo-pak"), sound.indoPak.verses);
  await writeTimings(join(directory, "timings"));
  const content = join(directory, "content");
  await rm(content, { recursive: true, force: true });
  await mkdir(content, { recursive: true });
  const manifest = manifestOf(
    await Promise.all(documents.map((document) => writeDocument(content, document))),
  );
  await writeFile(join(content, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(
    join(directory, "gate-report.md"),
    gateReport(editions, sound, { version: manifest.version, bank: readSoundBank(sound) }),
  );
  return manifest;
}

/** The Indo-Pak text of each juz, which a page of that script loads. */
async function writeScripts(directory: string, verses: readonly VerseText[]): Promise<void> {
  await mkdir(directory, { recursive: true });
  await Promise.all(
    numbersOf("juz").map(async (juz) => {
      const { from, to } = spanOfPart("juz", juz);
      const texts = verses.slice(from - 1, to).map(({ text }) => text);
      await writeFile(join(directory, `${juz}.json`), JSON.stringify(texts));
    }),
  );
}

const TIMINGS = fileURLToPath(new URL("../../timings", import.meta.url));

/** When each word of a recitation sounds, a file a surah, for each reciter of whom that is known. */
async function writeTimings(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  for (const file of await readdir(TIMINGS)) {
    const lines = (await readFile(join(TIMINGS, file), "utf8")).split("\n");
    const folder = join(directory, basename(file, ".txt"));
    await mkdir(folder, { recursive: true });
    await Promise.all(
      numbersOf("surah").map(async (surah) => {
        const { from, to } = spanOfPart("surah", surah);
        await writeFile(join(folder, `${surah}.json`), JSON.stringify(lines.slice(from - 1, to)));
      }),
    );
  }
}
