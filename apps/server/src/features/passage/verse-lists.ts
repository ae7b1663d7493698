import { createHash, randomInt } from "node:crypto";
import type { Manzil, ReferredVerses, SajdaPlace } from "@daily-quran/domain/passage";
import { partOfOrdinal, spanOfPart } from "@daily-quran/quran/borders";
import { MANZILS, SAJDAS, SCHOOLS } from "@daily-quran/quran/margins";
import { ordinalOfVerse, verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { type VerseSpan, WHOLE_QURAN } from "@daily-quran/quran/verse-spans";
import { dayOfVerse } from "@daily-quran/reading-schedule/plan";
import type { Content } from "../../content/content.ts";
import type { WantedEditions } from "../../content/wanted-editions.ts";
import { detailedError } from "../../texts/detailed-error.ts";
import { referenceOf } from "./verse-options.ts";
import { placeOf } from "./part-lists.ts";
import { readPassage, spanOfReference } from "./passages.ts";

/** The most verses of one response, whatever references ask for. */
export const MAX_VERSES = 100;

/** The spans of references; throws VERSE_NOT_FOUND, and INVALID_INPUT where they are too many verses. */
export function spansOfReferences(references: readonly string[]): readonly VerseSpan[] {
  const spans = references.map((one) => spanOfReference(one, "references"));
  const verses = spans.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (verses <= MAX_VERSES) return spans;
  throw detailedError("INVALID_INPUT", {
    key: "tooManyVerses",
    values: { most: MAX_VERSES },
    path: "references",
  });
}

/** The verses of a span with its reference. */
export async function readReferred(
  content: Content,
  span: VerseSpan,
  wanted: WantedEditions,
): Promise<ReferredVerses> {
  const { surahs } = await readPassage(content, span, wanted);
  const verses = surahs.flatMap((surah) => surah.verses);
  return { reference: referenceOf(span.from, span.to), verses };
}

// Longer than any sentence of the translation.
const MAX_SENTENCE = 12;

/** Ends with a full stop, a question or an exclamation, also before quotation marks and brackets. */
const ENDS = /[.?!…]["'”’)\]]*$/u;

/** Which verses a draw is from, and the seed of one that is to be drawn again. */
export interface Draw {
  readonly surah?: number | undefined;
  readonly juz?: number | undefined;
  readonly seed?: string | undefined;
}

/** A verse by chance, the same for the same seed, with the verses that its sentence runs over. */
export async function drawVerse(content: Content, { surah, juz, seed }: Draw): Promise<VerseSpan> {
  const { from, to } = surah
    ? spanOfPart("surah", surah)
    : juz
      ? spanOfPart("juz", juz)
      : WHOLE_QURAN;
  const count = to - from + 1;
  const at = from + (seed === undefined ? randomInt(count) : numberOf(seed) % count);
  return await sentenceAround(content, at);
}

const numberOf = (seed: string): number =>
  createHash("sha256").update(seed).digest().readUIntBE(0, 6);

async function sentenceAround(content: Content, at: number): Promise<VerseSpan> {
  const whole = spanOfPart("surah", verseOfOrdinal(at).surah);
  const near = {
    from: Math.max(whole.from, at - MAX_SENTENCE),
    to: Math.min(whole.to, at + MAX_SENTENCE),
  };
  const { surahs } = await readPassage(content, near);
  const ends = surahs.flatMap(({ verses }) =>
    verses.map(({ translation }) => ENDS.test(translation)),
  );
  const isEnd = (ordinal: number): boolean => ends[ordinal - near.from] ?? true;
  let [from, to] = [at, at];
  while (from > near.from && !isEnd(from - 1)) from -= 1;
  while (to < near.to && !isEnd(to)) to += 1;
  // Where no end is near it is no sentence: the verse stands by itself.
  return to - from < MAX_SENTENCE ? { from, to } : { from: at, to: at };
}

/** The seven manzils. */
export const listManzils = (): Manzil[] =>
  MANZILS.map(({ from, to }, index) => ({
    manzil: index + 1,
    first: placeOf(from),
    last: placeOf(to),
    verseCount: to - from + 1,
  }));

/** The fifteen places of prostration. */
export const listSajdas = (): SajdaPlace[] =>
  SAJDAS.map(({ surah, verse, countedBy = SCHOOLS }, index) => {
    const ordinal = ordinalOfVerse(surah, verse);
    return {
      sajda: index + 1,
      ...placeOf(ordinal),
      countedBy: [...countedBy],
      day: dayOfVerse(surah, verse),
      juz: partOfOrdinal("juz", ordinal),
      page: partOfOrdinal("page", ordinal),
    };
  });
