import type { Surah } from "@daily-quran/domain/reading";
import { partOfOrdinal } from "@daily-quran/quran/borders";
import { printedLines, printedSpan } from "@daily-quran/quran/printed-lines";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router-dom";
import { BookmarkSigns } from "../../features/bookmark/bookmark-signs.tsx";
import { currentKey, usePlayerState } from "../../features/player/player-context.ts";
import { showWay } from "../../reader/way/reading-way.ts";
import { useSurahName } from "../../reader/surah-name.ts";
import { versesSet } from "../../reader/verses-on-page.ts";
import { useFormats } from "../../texts/use-formats.ts";
import { useTexts } from "../../texts/use-texts.ts";
import { Link } from "../../ui/buttons/link.tsx";
import type { PrintedMushaf } from "./mushaf/printed-mushaf.ts";
import { pageAddress } from "./mushaf/page-address.ts";
import { pagesText } from "./page-shares.ts";
import { pageMarks, useMarkText } from "./page-marks.ts";
import classes from "./printed-page.module.css";
import { usePressedVerse } from "./use-pressed-verse.tsx";
import { WordsLine } from "./words-line.tsx";
import { whenIdle } from "../../lib/when-idle.ts";

export interface PrintedPageProps {
  readonly mushaf: PrintedMushaf;
  readonly page: number;
  readonly surahs: readonly Surah[];
  /** The keys of the verses that are read here, where others of the page are not. */
  readonly read?: ReadonlySet<string>;
  /** The ids of the verses that the page of the app is about. */
  readonly targets?: readonly string[] | undefined;
  /** How many of how many pages are read with it. */
  readonly progress?: { readonly done: number; readonly count: number } | undefined;
  /** Whether its number leads to the page by itself. */
  readonly isLinked?: boolean;
}

/** Where a page is in the open book: every second one is at the left. */
export const placeInBook = (page: number) => ({
  "data-side": page % 2 === 0 ? "left" : "right",
  style: { gridRow: Math.ceil(page / 2) },
});

/** The lines of a page as the mushaf prints them; a press on a verse shows what can be done with it. */
export function PrintedPage(props: PrintedPageProps) {
  const { mushaf, page, surahs, read, targets, progress, isLinked } = props;
  const t = useTexts("quran");
  const { numerals } = useFormats();
  const nameOf = useSurahName();
  const markText = useMarkText();
  const { hash } = useLocation();
  const playing = usePlayerState(currentKey);
  const verses = useMemo(() => surahs.flatMap((surah) => surah.verses), [surahs]);
  const lines = useMemo(
    () => printedLines(mushaf, page, verses.map(mushaf.textOf)),
    [mushaf, page, verses],
  );
  const marks = useMemo(() => pageMarks(lines, verses), [lines, verses]);
  const sheet = usePressedVerse(verses);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    showWay();
    versesSet.notify();
    return box.current ? watchFit(box.current) : undefined;
  }, []);
  const marked = { playing, targets: targets ?? [hash.slice(1)], read };
  const linesAfter = (at: number) =>
    lines.flatMap((line, index) =>
      line.kind === "words" && line.parts.some((part) => part.at === at && !part.begins)
        ? [index + 1]
        : [],
    );
  const headed = (at: number) => verseOfOrdinal(printedSpan(mushaf, page).from + at).surah;
  // Of a page beside it there may be others.
  const shown = surahs.filter(
    ({ number, verses: its }) =>
      its.length > 0 || lines.some((line) => line.kind === "surah" && headed(line.at) === number),
  );
  const name = numerals(String(page));
  return (
    <article
      aria-label={t("page", { number: page })}
      className={classes.page}
      data-script={mushaf.script}
      {...placeInBook(page)}
    >
      <p className={classes.margin}>
        <span>{shown.map(nameOf).join(" · ")}</span>
        <span>
          {[t("juz", { number: partOfOrdinal("juz", printedSpan(mushaf, page).from) })]
            .concat(marks.map(markText))
            .join(" · ")}
        </span>
      </p>
      <div dir="rtl" className={classes.frame}>
        <div ref={box} lang="ar" translate="no" className={classes.lines} data-opening={page <= 2}>
          {lines.map((line, index) => {
            const number = index + 1;
            if (line.kind === "words")
              return (
                <WordsLine
                  key={number}
                  {...{ mushaf, page, number, line, verses, linesAfter, marked }}
                />
              );
            if (line.kind === "basmala")
              return (
                <p key={number} data-line={number} className={classes.basmala}>
                  {mushaf.basmala}
                </p>
              );
            return (
              <h2 key={number} data-line={number} className={classes.surah}>
                {`سورة ${surahs.find((surah) => surah.number === headed(line.at))?.arabicName}`}
              </h2>
            );
          })}
          {marks.map((mark) => (
            <span
              key={`${mark.line} ${markText(mark)}`}
              aria-hidden="true"
              className={classes.mark}
              style={{ top: `calc(var(--pitch) * ${mark.line - 1})` }}
            >
              <span data-text={markText(mark)} />
            </span>
          ))}
        </div>
      </div>
      <p className={classes.number}>
        {isLinked ? <Link to={pageAddress(mushaf, page)}>{name}</Link> : name}
        {progress &&
          ` · ${t("pagesRead", {
            done: numerals(pagesText(progress.done)),
            count: numerals(pagesText(progress.count)),
          })}`}
      </p>
      <BookmarkSigns surahs={surahs} />
      {sheet}
    </article>
  );
}

/** A line or two may be a pixel too wide by rounding; in another face most are by far. */
const MOST_WIDE_LINES = 3;

/**
 * Wraps printed lines where most are too wide: the Quran font was not loaded, or the browser refused it. Returns a
 * function that stops.
 */
const watchFit = (lines: HTMLElement): (() => void) =>
  // Asked for at once, the fonts would have the whole page laid out while it is being turned.
  whenIdle(() => void document.fonts.ready.then(() => measure(lines)));

function measure(lines: HTMLElement): void {
  const wide = [...lines.children].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth * 1.02,
  );
  if (wide.length > MOST_WIDE_LINES) lines.toggleAttribute("data-flows", true);
}
