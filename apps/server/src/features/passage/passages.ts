import { fieldError } from "@daily-quran/domain/errors";
import type { JuzFile, VersePassage, PlacedVerse } from "@daily-quran/domain/passage";
import { Reading } from "@daily-quran/domain/reading";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";
import { spanOfPart } from "@daily-quran/quran/borders";
import { numbersOf, PART_COUNTS } from "@daily-quran/quran/parts";
import { surahVerseCount } from "@daily-quran/quran/surah-verse-count";
import { ordinalOfVerse, verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { isRealRange, parseVerseRange } from "@daily-quran/quran/verse-reference";
import { type VerseSpan, WHOLE_QURAN } from "@daily-quran/quran/verse-spans";
import type { Steps } from "@daily-quran/steps/steps";
import type { Content, MakeDocument } from "../../content/content.ts";
import type { InTurn } from "../../content/document-cache.ts";
import {
  JSON_TYPE,
  parseDocument,
  prepareDocument,
  type ReadyDocument,
} from "../../content/ready-document.ts";
import { runInSlices } from "../../content/run-in-slices.ts";
import type { WantedEditions } from "../../content/wanted-editions.ts";
import { type Detail, detailedError } from "../../texts/detailed-error.ts";
import { passageOfReadings } from "./passage-of-readings.ts";

// A reader may be waiting: of al-Baqarah the maximum would take ten times as long.
const QUALITY = 6;

/** The texts, and where a document waits until it is made. */
interface PassageSource {
  readonly content: Content;
  readonly inTurn?: InTurn | undefined;
}

type Documented = ReadyDocument | Promise<ReadyDocument>;

/** The document of a span's verses, made at first use; rejects with EDITION_NOT_FOUND. */
export function passageDocument(
  { content, inTurn }: PassageSource,
  span: VerseSpan,
  wanted: WantedEditions,
): Documented {
  const make: MakeDocument = async (source) =>
    prepareDocument(JSON.stringify(await readPassage(source, span, wanted)), JSON_TYPE, QUALITY);
  return content.derived(keyOf("passage", span, wanted), make, inTurn);
}

/** The document of the size and the hash of every juz, as it is sent; rejects with EDITION_NOT_FOUND. */
export function juzFilesDocument(
  { content, inTurn }: PassageSource,
  wanted: WantedEditions,
): Documented {
  const make: MakeDocument = async (source) => {
    const files: JuzFile[] = [];
    for (const juz of numbersOf("juz")) {
      const span = spanOfPart("juz", juz);
      const { br, hash } = await passageDocument({ content: source }, span, wanted);
      files.push({ bytes: br.length, sha256: hash });
    }
    return await prepareDocument(JSON.stringify(files), JSON_TYPE, QUALITY);
  };
  return content.derived(keyOf("files", WHOLE_QURAN, wanted), make, inTurn);
}

/**
 * The document of a verse (`2:255`), or of a list of verses (`2:255-257`), made at first use; throws
 * VERSE_NOT_FOUND, rejects with EDITION_NOT_FOUND.
 */
export function versesDocument(
  { content, inTurn }: PassageSource,
  reference: string,
  wanted: WantedEditions,
): Documented {
  const span = spanOfReference(reference, "reference");
  const isRange = reference.includes("-");
  const make: MakeDocument = async (source) => {
    const verses = versesOf(await readPassage(source, span, wanted));
    return prepareDocument(JSON.stringify(isRange ? verses : verses[0]), JSON_TYPE, QUALITY);
  };
  return content.derived(keyOf(isRange ? "verses" : "verse", span, wanted), make, inTurn);
}

/** The span of `2:255` or `2:255-257`, which the parameter `path` has; throws VERSE_NOT_FOUND, with how many verses the surah has. */
export function spanOfReference(
  reference: string,
  path: "reference" | "references" | "url",
): VerseSpan {
  const range = parseVerseRange(reference);
  if (range && isRealRange(range)) {
    const { surah, from, to } = range;
    return { from: ordinalOfVerse(surah, from), to: ordinalOfVerse(surah, to) };
  }
  throw range
    ? detailedError("VERSE_NOT_FOUND", { ...whyNot(range.surah, reference), path })
    : fieldError("VERSE_NOT_FOUND", path);
}

function whyNot(surah: number, reference: string): Detail {
  if (surah > PART_COUNTS.surah)
    return { key: "noSuchSurah", values: { count: PART_COUNTS.surah } };
  return { key: "noSuchVerse", values: { reference, surah, count: surahVerseCount(surah) } };
}

/** The verses of a span, in the default or the requested editions; rejects with EDITION_NOT_FOUND. */
export async function readPassage(
  content: Content,
  span: VerseSpan,
  wanted: WantedEditions = {},
): Promise<VersePassage> {
  const [first, last] = [verseOfOrdinal(span.from), verseOfOrdinal(span.to)];
  const from = dayOfVerse(first.surah, first.verse);
  const days = dayOfVerse(last.surah, last.verse) - from + 1;
  const documents = await Promise.all(
    Array.from({ length: days }, async (_, index) => content.reading(from + index, wanted)),
  );
  return passageOfReadings(await runInSlices(parseAll(documents)), span);
}

// Ranges of verses have the same days again and again; until the next full collection each is parsed once.
const parsed = new WeakMap<ReadyDocument, WeakRef<Reading>>();

function* parseAll(documents: readonly ReadyDocument[]): Steps<Reading[]> {
  const readings: Reading[] = [];
  for (const document of documents) {
    const known = parsed.get(document)?.deref();
    const reading = known ?? Reading.parse(parseDocument(document));
    if (!known) parsed.set(document, new WeakRef(reading));
    readings.push(reading);
    yield;
  }
  return readings;
}

const versesOf = ({ surahs }: VersePassage): PlacedVerse[] =>
  surahs.flatMap(({ verses }) => verses);

function keyOf(kind: string, { from, to }: VerseSpan, wanted: WantedEditions): string {
  const { tafseer, translation, transliteration, pronunciation, script } = wanted;
  const editions = [tafseer, translation, transliteration, pronunciation, script];
  return JSON.stringify([kind, from, to, ...editions]);
}
