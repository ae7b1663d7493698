import { partOfOrdinal, spanOfPart } from "@daily-quran/quran/borders";
import { type PrintedLine, printedSpan } from "@daily-quran/quran/printed-lines";
import { useTexts } from "../../texts/use-texts.ts";

/** What stands in the margin of a printed line. */
export interface PageMark {
  readonly line: number;
  /** The rub that begins on the line; a prostration without one. */
  readonly rub?: number;
}

const PROSTRATION = "\u06e9";

/** The marks in the margin of a page: where a rub begins, and where one prostrates. */
export function pageMarks(page: number, lines: readonly PrintedLine[]): readonly PageMark[] {
  const { from } = printedSpan(page);
  return lines.flatMap((line, index) =>
    line.kind !== "words"
      ? []
      : line.parts.flatMap(({ at, begins, text }): PageMark[] => {
          const rub = partOfOrdinal("rub", from + at);
          return [
            ...(begins && spanOfPart("rub", rub).from === from + at
              ? [{ line: index + 1, rub }]
              : []),
            ...(text.includes(PROSTRATION) ? [{ line: index + 1 }] : []),
          ];
        }),
  );
}

const QUARTERS = ["", "¼ ", "½ ", "¾ "] as const;

/** A mark in words: where a hizb begins, or a quarter, the half or three quarters of it are past. */
export function useMarkText(): (mark: PageMark) => string {
  const t = useTexts("quran");
  return ({ rub }) =>
    rub === undefined
      ? t("sajda")
      : `${QUARTERS[(rub - 1) % 4] ?? ""}${t("hizb", { number: Math.ceil(rub / 4) })}`;
}
