import type { PlacedSurah } from "@daily-quran/domain/passage";
import { printedLines, printedSpan } from "@daily-quran/quran/printed-lines";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { currentKey, usePlayerState } from "../../features/player/player-context.ts";
import { BASMALA } from "../../features/reading/surah/basmala.tsx";
import { useSurahName } from "../../reader/surah-name.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import classes from "./printed-page.module.css";
import { usePressedVerse } from "./use-pressed-verse.tsx";
import { WordsLine } from "./words-line.tsx";

interface PrintedPageProps {
  readonly page: number;
  readonly surahs: readonly PlacedSurah[];
}

/** The lines of a page as the mushaf prints them; a press on a verse shows what can be done with it. */
export function PrintedPage({ page, surahs }: PrintedPageProps) {
  const t = useTexts("quran");
  const { numerals } = useFormats();
  const nameOf = useSurahName();
  const verses = useMemo(() => surahs.flatMap((surah) => surah.verses), [surahs]);
  const lines = useMemo(
    () =>
      printedLines(
        page,
        verses.map(({ arabic }) => arabic),
      ),
    [page, verses],
  );
  const sheet = usePressedVerse(verses);
  const playing = usePlayerState(currentKey);
  const target = useLocation().hash.slice(1).replace("-", ":");
  const linesAfter = (at: number) =>
    lines.flatMap((line, index) =>
      line.kind === "words" && line.parts.some((part) => part.at === at && !part.begins)
        ? [index + 1]
        : [],
    );
  const headed = (at: number) => verseOfOrdinal(printedSpan(page).from + at).surah;
  // Of a page beside it there may be others.
  const shown = surahs.filter(
    ({ number, verses: its }) =>
      its.length > 0 || lines.some((line) => line.kind === "surah" && headed(line.at) === number),
  );
  return (
    <article aria-label={t("page", { number: page })} className={classes.page}>
      <p className={classes.margin}>
        <span>{shown.map(nameOf).join(" · ")}</span>
        <span>{verses[0] && t("juz", { number: verses[0].juz })}</span>
      </p>
      <div className={classes.frame}>
        <div lang="ar" dir="rtl" translate="no" className={classes.lines} data-opening={page <= 2}>
          {lines.map((line, index) => {
            const number = index + 1;
            if (line.kind === "words")
              return (
                <WordsLine
                  key={number}
                  marked={{ playing, target }}
                  {...{ page, number, line, verses, linesAfter }}
                />
              );
            if (line.kind === "basmala")
              return (
                <p key={number} data-line={number} className={classes.basmala}>
                  {BASMALA}
                </p>
              );
            return (
              <h2 key={number} data-line={number} className={classes.surah}>
                {`سورة ${surahs.find((surah) => surah.number === headed(line.at))?.arabicName}`}
              </h2>
            );
          })}
        </div>
      </div>
      <p className={classes.number}>{numerals(String(page))}</p>
      {sheet}
    </article>
  );
}
