import { z } from "zod";
import { type SourceVerse, withNumberedNotes } from "./footnotes.ts";

const number = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);
const Surah = z.object({
  result: z.array(
    z.object({
      sura: number,
      aya: number,
      translation: z.string(),
      footnotes: z.string().nullish(),
    }),
  ),
});
const Layout = z.union([Surah, z.array(Surah)]);

/**
 * QuranEnc's API: `{ "result": [{ "sura", "aya", "translation", "footnotes" }] }`, or a list of these; else
 * undefined.
 */
export function readQuranEnc(value: unknown): SourceVerse[] | undefined {
  const { success, data } = Layout.safeParse(value);
  if (!success) return undefined;
  return [data].flat().flatMap(({ result }) =>
    result.map(({ sura, aya, translation, footnotes }) => ({
      surah: sura,
      verse: aya,
      ...withNumberedNotes(translation, footnotes ?? ""),
    })),
  );
}
