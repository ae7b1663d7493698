import { CheckedQuotation, Quotation } from "@daily-quran/domain/search/quotation";
import { INDO_PAK_EDITION, wordsIn } from "@daily-quran/quran/scripts";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { verseKey } from "@daily-quran/quran-text/verse-text";
import { checkQuotation, type QuranTexts } from "@daily-quran/search/quotation/check-quotation";
import {
  type QuranWords,
  quranWords,
  verseOfWord,
} from "@daily-quran/search/quotation/quran-words";
import { cacheFor } from "../../content/cache-for.ts";
import type { Content } from "../../content/content.ts";
import { makeOnce } from "../../content/make-once.ts";
import { runInSlices } from "../../content/run-in-slices.ts";
import { publicProcedure, router } from "../../request/procedure.ts";
import { detailedError } from "../../texts/detailed-error.ts";

export const quotationRouter = router({
  check: publicProcedure({ cost: "search" })
    .input(Quotation)
    .output(CheckedQuotation)
    .query(async ({ ctx, input }) => {
      ctx.countSearch();
      const checked = await runInSlices(checkQuotation(input.text, await textsOf(ctx.content)));
      if (!checked) throw detailedError("INVALID_INPUT", { key: "repeatsItself", path: "text" });
      return checked;
    }),
});

const wordsOf = cacheFor<Content["verses"], { words?: () => Promise<QuranWords> }>(() => ({}));

async function textsOf(content: Content): Promise<QuranTexts> {
  const cached = wordsOf(content.verses);
  cached.words ??= makeOnce(async () => {
    const { runs } = await content.wholeText(ARABIC_EDITION);
    return await runInSlices(quranWords(runs.map(({ text }) => text)));
  });
  const quran = await cached.words();
  const { runs } = await content.wholeText(INDO_PAK_EDITION);
  const wordAt: QuranTexts["wordAt"] = (script, place) => {
    if (script === "uthmani") return quran.words[place] ?? "";
    const { verse, word } = verseOfWord(quran, place);
    const [first, last] = wordsIn(script, verseKey(verseOfOrdinal(verse + 1)), word);
    return (runs[verse]?.text ?? "")
      .split(" ")
      .slice(first, last + 1)
      .join(" ");
  };
  return { quran, wordAt };
}

const ARABIC_EDITION = "ar-uthmani";
