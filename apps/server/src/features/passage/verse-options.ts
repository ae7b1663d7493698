import { listedEdition } from "../../content/listed-editions.ts";
import type { VerseOptions } from "@daily-quran/domain/passage";
import type { TextInEdition, VerseAudio } from "@daily-quran/domain/reading";
import type { SiteSettings } from "@daily-quran/domain/site";
import { byField } from "@daily-quran/quran/by-language";
import { LANGUAGE_FACTS } from "@daily-quran/quran/languages";
import { ordinalOfVerse, verseOfOrdinal } from "@daily-quran/quran/verse-order";
import type { TextRun } from "@daily-quran/quran-text/import/runs";
import { rangesOfSpan, verseSet } from "@daily-quran/quran/verse-spans";
import { cacheFor } from "../../content/cache-for.ts";
import type { Content, Derived } from "../../content/content.ts";
import type { InTurn } from "../../content/document-cache.ts";
import { JSON_TYPE, parseDocument, prepareDocument } from "../../content/ready-document.ts";
import { type VerseTexts, verseTexts } from "../../content/verse-texts.ts";
import { audioOfReciter } from "./reciters.ts";

// As for a passage: somebody may be waiting.
const QUALITY = 6;

interface Source {
  readonly content: Content;
  readonly inTurn?: InTurn | undefined;
  readonly site: Pick<SiteSettings, "audioBaseUrl">;
}

/** A verse in a document, wherever it stands. */
export interface VerseIn {
  readonly surahNumber: number;
  readonly verseNumber: number;
  texts?: Record<string, TextInEdition>;
  audio?: VerseAudio;
}

/** What makes the document without options, and what it is told apart by. */
interface Making {
  readonly key: readonly unknown[];
  readonly make: (content: Content, inTurn?: InTurn) => Derived;
}

/**
 * A document whose verses have their recordings and texts in other editions beside what they have, or some
 * fields alone; the same one without options. Throws INVALID_INPUT, rejects with EDITION_NOT_FOUND.
 */
export function withOptions(
  { content, inTurn, site }: Source,
  { editions, audio, fields }: VerseOptions,
  { key, make }: Making,
): Derived {
  if (!editions && audio === undefined && !fields) return make(content, inTurn);
  const audioOf = audio === undefined ? undefined : audioOfReciter(site.audioBaseUrl, audio);
  const keeps = fields && new Set([...ALWAYS, ...fields.flatMap(withRemark)]);
  return content.derived(
    JSON.stringify(["options", editions, audio, fields, ...key]),
    async (source) => {
      const document = parseDocument(await make(source));
      const verses = [...versesIn(document)];
      for (const id of editions ?? []) await addTexts(source, id, verses);
      for (const verse of verses) {
        if (audioOf) verse.audio = audioOf(verse);
        for (const name of Object.keys(verse))
          if (keeps?.has(name) === false) Reflect.deleteProperty(verse, name);
      }
      return await prepareDocument(JSON.stringify(document), JSON_TYPE, QUALITY);
    },
    inTurn,
  );
}

// The last three are asked for by parameters of their own.
const ALWAYS = ["surahNumber", "verseNumber", "texts", "audio", "arabicIndoPak"];

/** A field with what it is never shown without. */
export const withRemark = (field: string): readonly string[] => [field, ...(BESIDE[field] ?? [])];

const BESIDE: Readonly<Record<string, readonly string[]>> = {
  ...byField((language) => {
    const { remark, notes } = LANGUAGE_FACTS[language].fields;
    return { translation: [remark, notes] };
  }),
  tafseer: ["tafseerRange", "tafseerRef"],
};

/** Every verse of a document. */
export function* versesIn(value: unknown): Generator<VerseIn> {
  if (typeof value !== "object" || value === null) return;
  if (isVerse(value)) yield value;
  else for (const part of Object.values(value)) yield* versesIn(part);
}

const isVerse = (value: object): value is VerseIn => "verseNumber" in value && "arabic" in value;

/** A text on several verses stands with the first of them. */
async function addTexts(content: Content, id: string, verses: readonly VerseIn[]): Promise<void> {
  const { runOn, textOf } = await textsInEdition(content, id, verses);
  let before: TextRun | undefined;
  for (const verse of verses) {
    const run = runOn(verse);
    const text = run !== before && textOf(verse);
    if (text) verse.texts = { ...verse.texts, [id]: text };
    before = run;
  }
}

// Those of a built-in edition are the same ones again and again.
const textsOfRuns = cacheFor<readonly TextRun[], VerseTexts>(verseTexts);

type Place = Pick<VerseIn, "surahNumber" | "verseNumber">;

/** What an edition has on each of some verses; rejects with EDITION_NOT_FOUND. */
export async function textsInEdition(content: Content, id: string, verses: readonly Place[]) {
  listedEdition(content, id, "editions");
  const spans = verseSet(
    verses.map((verse) => {
      const at = ordinalOfVerse(verse.surahNumber, verse.verseNumber);
      return { from: at, to: at };
    }),
  );
  const { runs, remarks } = await content.textsOn(id, spans.flatMap(rangesOfSpan));
  const texts = textsOfRuns(runs);
  const runOn = ({ surahNumber, verseNumber }: Place) => texts.runOn(surahNumber, verseNumber);
  const textOf = (verse: Place): TextInEdition | undefined => {
    const run = runOn(verse);
    if (!run) return undefined;
    const { text, from, to, notes } = run;
    const remark = remarks[`${verse.surahNumber}:${verse.verseNumber}`];
    return {
      text,
      ...(to > from && { from, to }),
      ...(remark && { remark }),
      ...(notes && { notes: [...notes] }),
    };
  };
  return { runOn, textOf };
}

/** The references of spans, as `2:255` or `24:35-38`. */
export const referenceOf = (from: number, to: number): string => {
  const [first, last] = [verseOfOrdinal(from), verseOfOrdinal(to)];
  const start = `${first.surah}:${first.verse}`;
  return from === to ? start : `${start}-${last.verse}`;
};
