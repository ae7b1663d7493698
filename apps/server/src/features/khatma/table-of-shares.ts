import type { Khatma } from "@daily-quran/domain/group/khatma";
import type { ReaderLanguage } from "@daily-quran/domain/language";
import { rangesOfSpan } from "@daily-quran/quran/verse-spans";
import { spanOfShare } from "@daily-quran/reading-schedule/khatma/shares";
import { CATALOGUES } from "../../texts/translate.ts";
import { titleOf } from "../calendar/plan-calendar.ts";
import { row } from "../edition/whole/text-forms.ts";

/** The shares of a khatma as a table (RFC 4180), in words of the reader's language. */
export function tableOfShares({ parts, shares }: Khatma, language: ReaderLanguage): string {
  const words = CATALOGUES[language].khatmaTable;
  return [
    row(words.columns),
    ...shares.map(({ n, state, by = "", also = [] }) => {
      const verses = titleOf(rangesOfSpan(spanOfShare(parts, n)), language);
      return row([n, verses, words[state], ...[by, also.join(", ")].map(asText)]);
    }),
  ].join("");
}

// A name that begins as a formula would be one in a spreadsheet.
const asText = (name: string) => name.replace(/^[=+\-@\t\r]/, "'$&");
