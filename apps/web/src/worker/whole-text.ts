import { partPath } from "@daily-quran/domain/api-paths";
import type { Surah } from "@daily-quran/domain/reading";
import { partOfPath } from "./addresses.ts";
import { copyOf, findIndex, writeIndex } from "./kept-text.ts";

interface Verses {
  readonly surahs: readonly Surah[];
}

/** Whether the whole text is on this device. */
export const hasWholeText = async (): Promise<boolean> => !!(await findIndex());

/** Until a page has loaded what is another by now (load-whole-text.ts), none of it is read. */
export async function setAside(): Promise<void> {
  const index = await findIndex();
  if (index) await writeIndex({ ...index, juzs: {} });
}

/** The verses of a day or a part out of the whole text on this device, in the editions that are asked for. */
export async function fromWholeText(address: URL): Promise<Response | undefined> {
  const index = await findIndex();
  const [kind, number] = partOfPath(address);
  const [first, last] = index?.juzs[kind]?.[number - 1] ?? [1, 0];
  const found: Verses[] = [];
  for (let juz = first; juz <= last; juz++) {
    // oxlint-disable-next-line no-await-in-loop
    const copy = await copyOf(index?.parts[partPath("juz", juz) + address.search] ?? "");
    if (!copy) return undefined;
    found.push(copy as Verses);
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
