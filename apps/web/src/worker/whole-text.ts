import { partPath } from "@daily-quran/domain/api-paths";
import type { Surah } from "@daily-quran/domain/reading";
import { partOfPath } from "./addresses.ts";

// What a page writes (features/whole-text/load-whole-text.ts).
export const WHOLE_TEXT = "wholeText";
const INDEX = "/whole-text";

/** In which juz, from the first to the last, each day and part is. */
interface WholeIndex {
  readonly juzs: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly titles: readonly string[];
}

interface Verses {
  readonly surahs: readonly Surah[];
}

const copyOf = (path: string) => caches.match(path, { cacheName: WHOLE_TEXT });

/** Whether the whole text is on this device. */
export const hasWholeText = async (): Promise<boolean> => !!(await copyOf(INDEX));

/** The verses of a day or a part out of the whole text on this device, in the editions that are asked for. */
export async function fromWholeText(address: URL): Promise<Response | undefined> {
  const index = (await (await copyOf(INDEX))?.json()) as WholeIndex | undefined;
  const [kind, number] = partOfPath(address);
  const [first, last] = index?.juzs[kind]?.[number] ?? [1, 0];
  const found: Verses[] = [];
  for (let juz = first; juz <= last; juz++) {
    // oxlint-disable-next-line no-await-in-loop
    const copy = await copyOf(partPath("juz", juz) + address.search);
    if (!copy) return undefined;
    // oxlint-disable-next-line no-await-in-loop
    found.push((await copy.json()) as Verses);
  }
  const [head] = found;
  if (!head) return undefined;
  const surahs: Surah[] = [];
  for (const surah of found.flatMap((one) => one.surahs)) {
    const verses = surah.verses.filter((verse) => placeOf(verse, kind) === number);
    const [verse] = verses;
    if (!verse) continue;
    if (kind === "day")
      for (const one of verses) for (const place of PLACES) Reflect.deleteProperty(one, place);
    const before = surahs.at(-1);
    // It goes on in the next juz.
    if (before?.number === surah.number) before.verses.push(...verses);
    else surahs.push({ ...surah, basmala: surah.basmala && verse.number === 1, verses });
  }
  const day = kind === "day" && { day: number, readingTitle: index?.titles[number - 1] };
  return Response.json({ ...day, ...head, surahs });
}

/** What a day's verses do not say. */
const PLACES = ["day", "juz", "hizb", "rub", "ruku", "manzil", "page", "sajda"];

const placeOf = (verse: object, kind: string): unknown =>
  Reflect.get(verse, kind === "surah" ? "surahNumber" : kind);
