import { partOfOrdinal, spanOfPart } from "@daily-quran/quran/borders";
import { ordinalOfVerse, VERSES } from "@daily-quran/quran/verse-order";
import "../../fonts/indo-pak-font.css";
import { logFailure } from "../../lib/failure-log.ts";
import { versesOnPage } from "../verses-on-page.ts";

type Texts = readonly string[] | undefined;

const FILES = import.meta.glob<readonly string[]>(
  "../../../../../packages/quran-text/dist/indo-pak/*.json",
  { import: "default" },
);

/** What loads the verses of each juz: a day's are a few kilobytes. */
const JUZS = new Map(
  Object.entries(FILES).map(([path, file]) => [Number(/\d+(?=\.)/u.exec(path)?.[0]), file]),
);

const FACE = "1em IndoPak";

/** What failed is not asked for again at once: each render asks. */
const RETRY_MS = 10_000;

const loaded = new Map<number, Promise<Texts>>();
const there = new Map<number, Texts>();

/** A juz with its face; undefined where its text can't be loaded, which is tried again some time later. */
function textsOf(juz: number): Promise<Texts> {
  const known = loaded.get(juz) ?? readAtOnce(load(juz));
  loaded.set(juz, known);
  return known;
}

/** A promise whose value `use` of React takes at once when it is there: all verses are set then, none waits. */
function readAtOnce(promise: Promise<Texts>): Promise<Texts> {
  void promise.then((value) => Object.assign(promise, { status: "fulfilled", value }));
  return promise;
}

async function load(juz: number): Promise<Texts> {
  try {
    const [texts] = await Promise.all([
      JUZS.get(juz)?.(),
      // Without its face the text is still read, in another.
      document.fonts?.load(FACE).catch(() => undefined),
    ]);
    there.set(juz, texts);
    return texts;
  } catch (error) {
    logFailure("Indo-Pak text", error);
    setTimeout(() => loaded.delete(juz), RETRY_MS);
    return undefined;
  }
}

/** The texts of a verse's juz, as one promise and, once loaded, as they are; `pick` takes the verse's. */
export function indoPakText(surah: number, verse: number) {
  const ordinal = ordinalOfVerse(surah, verse);
  const juz = partOfOrdinal("juz", ordinal);
  const { from } = spanOfPart("juz", juz);
  return {
    texts: textsOf(juz),
    loaded: there.get(juz),
    pick: (texts: Texts): string | undefined => texts?.[ordinal - from],
  };
}

/** On a printed page other verses may stand around those that the page has now. */
const AROUND = 30;

/** Loads the texts of the verses that the page has, with their face. */
export async function loadTextsOnPage(): Promise<void> {
  const juzs = new Set<number>();
  for (const { id } of versesOnPage()) {
    const [surah = 1, verse = 1] = id.split("-").map(Number);
    const ordinal = ordinalOfVerse(surah, verse);
    for (const near of [ordinal - AROUND, ordinal, ordinal + AROUND])
      juzs.add(partOfOrdinal("juz", Math.min(Math.max(near, 1), VERSES)));
    // The Basmala above a surah is the first verse of all.
    if (verse === 1) juzs.add(1);
  }
  await Promise.all([...juzs].map(textsOf));
}

let kept: Promise<void> | undefined;

/** Loads all that is not there yet, once, so that it can be read without a network. */
export function keepIndoPak(): void {
  kept ??= loadAll();
}

async function loadAll(): Promise<void> {
  for (const juz of JUZS.keys()) {
    // The page's own requests come first.
    // oxlint-disable-next-line no-await-in-loop
    await textsOf(juz);
  }
}
