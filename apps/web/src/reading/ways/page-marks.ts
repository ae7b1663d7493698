import type { Verse } from "@daily-quran/domain/reading";
import { partOfOrdinal, spanOfPart } from "@daily-quran/quran/borders";
import type { PrintedLine } from "@daily-quran/quran/printed-lines";
import { useTexts } from "../../texts/use-texts.ts";
import { placeOf } from "./use-printed-passage.ts";

/** What stands in the margin of a printed line: a prostration, or with its number what begins or ends there. */
export interface PageMark {
  readonly line: number;
  readonly kind: "rub" | "ruku" | "sajda";
  readonly number: number;
}

const PROSTRATION = "\u06e9";
/** On the ornaments of the Indo-Pak script. */
const RUKU = "\u08d6";

/** The marks in the margin of a page: where a rub begins, where one prostrates, and where the print ends a ruku. */
export const pageMarks = (
  lines: readonly PrintedLine[],
  verses: readonly Verse[],
): readonly PageMark[] =>
  lines.flatMap((line, index) =>
    line.kind !== "words"
      ? []
      : line.parts.flatMap(({ at, begins, ends }): PageMark[] => {
          const verse = verses[at];
          if (!verse) return [];
          const place = placeOf(verse);
          const marked = (kind: "rub" | "ruku") => {
            const number = partOfOrdinal(kind, place);
            return { line: index + 1, kind, number };
          };
          const rub = marked("rub");
          return [
            ...(begins && spanOfPart("rub", rub.number).from === place ? [rub] : []),
            ...(ends && verse.arabic.includes(PROSTRATION)
              ? [{ line: index + 1, kind: "sajda" as const, number: 0 }]
              : []),
            ...(ends && verse.arabicIndoPak?.includes(RUKU) ? [rukuAt(marked("ruku"), place)] : []),
          ];
        }),
  );

/** The print ends two within a ruku of the usual count (28:82 and 31:30): these have no number, 0. */
const rukuAt = (mark: PageMark, place: number): PageMark =>
  spanOfPart("ruku", mark.number).to - place > 1 ? { ...mark, number: 0 } : mark;

const QUARTERS = ["", "¼ ", "½ ", "¾ "] as const;

/** A mark in words: where a hizb begins, or a quarter, the half or three quarters of it are past. */
export function useMarkText(): (mark: PageMark) => string {
  const t = useTexts("quran");
  return ({ kind, number }) => {
    if (kind === "sajda") return t("sajda");
    if (kind === "ruku") return number === 0 ? t("rukus") : t("ruku", { number });
    return `${QUARTERS[(number - 1) % 4] ?? ""}${t("hizb", { number: Math.ceil(number / 4) })}`;
  };
}
