import { z } from "zod";
import type { VerseText } from "../../verse-text.ts";

const Surah = z.object({
  ayahs: z.array(z.object({ surah: z.int(), ayah: z.int(), text: z.string() })),
});
const Layout = z.union([Surah, z.array(Surah)]);

/**
 * spa5k/tafsir_api: `{ "ayahs": [{ "surah", "ayah", "text" }] }` per surah, or a list of these; else
 * undefined.
 */
export function readTafsirApi(value: unknown): VerseText[] | undefined {
  const { success, data } = Layout.safeParse(value);
  if (!success) return undefined;
  return [data]
    .flat()
    .flatMap(({ ayahs }) => ayahs.map(({ surah, ayah, text }) => ({ surah, verse: ayah, text })));
}
