import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Edition } from "@daily-quran/domain/edition";
import { Plan, Reading, type Schedule } from "@daily-quran/domain/reading";
import { SearchTexts } from "@daily-quran/domain/search/search";
import { PLAN_DAYS } from "@daily-quran/reading-schedule/plan-day";
import type { VerseRemark } from "@daily-quran/domain/verse-remark";
import type { TextRun } from "@daily-quran/quran-text/import/runs";
import { LANGUAGE_FACTS } from "@daily-quran/quran/languages";
import type { VerseRange } from "@daily-quran/quran/verse-range";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { ContentManifest, textsPath } from "@daily-quran/quran-text/content-manifest";
import { z } from "zod";
import { dayStatus } from "@daily-quran/reading-schedule/global-day";
import { documentCache, type InTurn } from "./document-cache.ts";
import {
  JSON_TYPE,
  parseDocument,
  parseInSteps,
  prepareDocument,
  type ReadyDocument,
  sha256,
} from "./ready-document.ts";
import { runInSlices } from "./run-in-slices.ts";
import { byteCache, fileReader } from "./read-files.ts";
import { packedDocument } from "./packed-document.ts";
import { searchApart, type SearchApart } from "./search-thread.ts";
import { verseTexts, type VerseTexts } from "./verse-texts.ts";
import type { WantedEditions } from "./wanted-editions.ts";

// A day's schedule is about 60 KB in its three encodings, and clients request only today's.
const MAX_BYTES = 256 * 1024;

// A user waits for the first one of a day.
const QUALITY = 8;

/** The schedule with the statuses of a day of the plan. */
interface DailySchedule {
  /** A promise only at a day's first call, then cached. */
  readonly schedule: (day: number) => ReadyDocument | Promise<ReadyDocument>;
  readonly parseSchedule: (day: number) => Schedule;
}

const Runs = z.array(
  z.object({ surah: z.int(), from: z.int(), to: z.int(), text: z.string().min(1) }),
);

/** The text in the server's memory: documents ready to be sent, and readings parsed on demand. */
export interface Content extends DailySchedule {
  /** Changes whenever any document does. */
  readonly version: string;
  readonly editions: ReadyDocument;
  readonly surahs: ReadyDocument;
  readonly words: ReadyDocument;
  /** The bank of quiz questions with their answers; sent to nobody. */
  readonly quizBank: ReadyDocument;
  /** The same object for as long as the verses and their default translations are the same. */
  readonly verses: object;
  /** What a search reads, in the default editions; a promise where installed ones must be put in first. */
  searchTexts(): ReadyDocument | Promise<ReadyDocument>;
  /** The search over the default editions. */
  readonly search: SearchApart;
  /**
   * A day's reading with the default or the requested editions; a promise where an installed text must be
   * put in first. Throws EDITION_NOT_FOUND.
   */
  reading(
    day: number,
    wanted?: WantedEditions,
    inTurn?: InTurn,
  ): ReadyDocument | Promise<ReadyDocument>;
  /** Every text of an edition in the order of the mushaf; rejects where there is no such edition. */
  wholeText(id: string): Promise<EditionTexts>;
  /** The texts of an edition that are on some verses, at least; rejects where there is no such edition. */
  textsOn(id: string, ranges: readonly VerseRange[]): Promise<EditionTexts>;
  /** A day's reading with the default editions. */
  parseReading(day: number): Reading;
  /** The texts as they are now, in one state for as long as it is used. */
  snapshot(): Content;
  /** A document that is made from this content at its first use, then cached. */
  derived(key: string, make: MakeDocument, inTurn?: InTurn): Derived;
}

/** The texts of an edition, and the remarks on it by verse (`2:255`). */
export interface EditionTexts {
  readonly runs: readonly TextRun[];
  readonly remarks: Readonly<Record<string, VerseRemark>>;
}

/** Makes a document from one state of the texts. */
export type MakeDocument = (content: Content) => Promise<ReadyDocument>;

/** A promise only where it is not made yet. */
export type Derived = ReadyDocument | Promise<ReadyDocument>;

/** The text as it was built, with all readings in memory. */
export interface BuiltInContent extends Omit<
  Content,
  "derived" | "snapshot" | "wholeText" | "textsOn"
> {
  reading(day: number): ReadyDocument;
  searchTexts(): ReadyDocument;
  wholeText(id: string): Promise<EditionTexts>;
  /** The texts of an edition that readings do not hold; undefined for the others. */
  textsOf(id: string): VerseTexts | undefined;
}

/** Reads the built documents into memory; throws when one differs from its recorded hash. */
export function loadContent(directory: string): BuiltInContent {
  const manifest = ContentManifest.parse(
    JSON.parse(readFileSync(join(directory, "manifest.json"), "utf8")),
  );
  const documents = loadDocuments(directory, manifest);
  const document = (path: string): ReadyDocument => {
    const found = documents.get(path);
    if (!found) throw new Error(`The text has no document ${path}. Build packages/quran-text.`);
    return found;
  };
  const readings = Array.from({ length: PLAN_DAYS }, (_, index) =>
    document(`readings/${index + 1}.json`),
  );
  const reading = (day: number): ReadyDocument => {
    const found = readings[day - 1];
    if (!found) throw new RangeError(`The plan has no day ${day}.`);
    return found;
  };
  const texts = new Map<string, VerseTexts>();
  // Verses in several editions ask for them again and again; until the next full collection each is parsed once.
  const whole = new Map<string, WeakRef<EditionTexts>>();
  const searchTexts = document("search.json");
  const editions = document("editions.json");
  return {
    version: manifest.version,
    ...dailySchedule(document("plan.json")),
    editions,
    surahs: document("surahs.json"),
    words: document("words.json"),
    quizBank: document("quiz-bank.json"),
    verses: {},
    searchTexts: () => searchTexts,
    search: searchApart(() => searchTexts),
    reading,
    parseReading: (day) => Reading.parse(parseDocument(reading(day))),
    wholeText: async (id) => {
      const known = whole.get(id)?.deref();
      if (known) return known;
      const ownFile = documents.get(textsPath(id));
      const found = ownFile
        ? { runs: await runInSlices(parseInSteps(ownFile, Runs)), remarks: {} }
        : textsInReadings(
            parseDocument(editions),
            await runInSlices(parseInSteps(searchTexts, SearchTexts)),
            id,
          );
      whole.set(id, new WeakRef(found));
      return found;
    },
    textsOf: (id) => {
      const found = documents.get(textsPath(id));
      const known = texts.get(id) ?? (found && verseTexts(Runs.parse(parseDocument(found))));
      if (known) texts.set(id, known);
      return known;
    },
  };
}

/** The texts of one of the editions that readings are made of. */
function textsInReadings(editions: unknown, texts: SearchTexts, id: string): EditionTexts {
  const found = z
    .array(Edition)
    .parse(editions)
    .find((edition) => edition.id === id);
  if (!found) throw new Error(`${id} is not built in.`);
  const { kind, language } = found;
  const none = {};
  const { fields } = LANGUAGE_FACTS[language === "ar" ? "en" : language];
  const [verses, remarks = none] =
    kind === "arabic"
      ? [texts.arabic]
      : kind === "transliteration"
        ? [texts.transliteration]
        : [texts[fields.translation], texts[`${fields.remark}s`]];
  const runs = verses.map((text, at) => {
    const { surah, verse } = verseOfOrdinal(at + 1);
    return { surah, from: verse, to: verse, text };
  });
  return { runs, remarks };
}

function loadDocuments(
  directory: string,
  { documents }: ContentManifest,
): ReadonlyMap<string, ReadyDocument> {
  const read = fileReader();
  const keep = byteCache();
  const found = new Map<string, ReadyDocument>();
  // The encodings are what is sent; the plain document is unpacked from gzip, so its file is not read.
  const readChecked = (file: string, recorded: string): Buffer => {
    const bytes = read(join(directory, file));
    if (sha256(bytes) === recorded) return keep(bytes);
    throw new Error(
      `${join(directory, file)} is damaged: its SHA-256 is not the recorded one. Build packages/quran-text.`,
    );
  };
  for (const { path, sha256: hash, gzip, brotli } of documents) {
    const encodings = {
      gzip: readChecked(`${path}.gz`, gzip.sha256),
      br: readChecked(`${path}.br`, brotli.sha256),
    };
    found.set(path, packedDocument({ contentType: JSON_TYPE, hash, ...encodings }));
  }
  return found;
}

/** The schedule of each day, made lazily and cached. */
function dailySchedule(planDocument: ReadyDocument): DailySchedule {
  const plan = Plan.parse(parseDocument(planDocument));
  const cache = documentCache(MAX_BYTES);
  const scheduleOn = (today: number): Schedule =>
    plan.map((entry) => ({ ...entry, status: dayStatus(entry.day, today) }));
  return {
    parseSchedule: scheduleOn,
    schedule: (today) =>
      cache.get(String(today), () =>
        prepareDocument(JSON.stringify(scheduleOn(today)), JSON_TYPE, QUALITY),
      ),
  };
}
