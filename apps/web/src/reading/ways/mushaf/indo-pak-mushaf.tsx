import type { Verse } from "@daily-quran/domain/reading";
import { INDO_PAK } from "@daily-quran/quran/indo-pak-lines";
import { partsOfVerse } from "@daily-quran/quran/scripts";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { whenIdle } from "../../../lib/when-idle.ts";
import { InkedOrnament } from "../../../reader/script/in-indo-pak.tsx";
import { indoPakText, keepIndoPak } from "../../../reader/script/indo-pak-texts.ts";
import { verseSign } from "../../../ui/text/verse-sign.ts";
import { LINE_SIZES } from "./indo-pak-sizes.generated.ts";
import type { PrintedMushaf } from "./printed-mushaf.ts";

const partsOf = ({ arabicIndoPak = "" }: Verse) => partsOfVerse(arabicIndoPak);

/** The mushaf of 610 pages in its own script, whose text is loaded by juz. */
export const INDO_PAK_MUSHAF: PrintedMushaf = {
  ...INDO_PAK,
  sizes: LINE_SIZES,
  basmala: "بِسْمِ اللّٰهِ الرَّحْمٰنِ الرَّحِيْمِ",
  load: async ({ from, to }) => {
    const loaded = await Promise.all(
      Array.from({ length: to - from + 1 }, async (_, at) => {
        const { surah, verse } = verseOfOrdinal(from + at);
        const { texts, pick } = indoPakText(surah, verse);
        const text = pick(await texts);
        if (text === undefined) throw new Error(`No Indo-Pak text of ${surah}:${verse}`);
        return text;
      }),
    );
    whenIdle(keepIndoPak);
    return loaded;
  },
  loaded: ({ from, to }) => {
    const texts = Array.from({ length: to - from + 1 }, (_, at) => {
      const { surah, verse } = verseOfOrdinal(from + at);
      const { loaded, pick } = indoPakText(surah, verse);
      return pick(loaded);
    });
    return texts.every((text) => text !== undefined) ? texts : undefined;
  },
  textOf: (verse) => partsOf(verse)[0],
  signOf: (verse) => `\u06dd${partsOf(verse)[1]}${verseSign(verse.verseNumber).slice(1)}`,
  drawn: (verse) => <InkedOrnament verse={verse.verseNumber} signs={partsOf(verse)[1]} />,
};
