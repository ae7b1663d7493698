import { partsOfVerse, rangeOfWords, wordAt, wordsIn } from "@daily-quran/quran/scripts";
import { use, useEffect } from "react";
import { whenIdle } from "../../lib/when-idle.ts";
import { verseSign } from "../../ui/text/verse-sign.ts";
import classes from "./in-indo-pak.module.css";
import { indoPakText, keepIndoPak } from "./indo-pak-texts.ts";
import type { InScriptProps, TextRange } from "./written-verse.ts";

/** A verse in the Indo-Pak script, with its marks at the same words. */
export function InIndoPak({ verse, arabic, marks = [], children }: InScriptProps) {
  const { surahNumber: surah, verseNumber } = verse;
  const { texts, pick } = indoPakText(surah, verseNumber);
  const whole = pick(use(texts));
  useEffect(() => whenIdle(keepIndoPak), []);
  if (whole === undefined) return children({ text: arabic, marks });
  const [text, signs] = partsOfVerse(whole);
  const key = `${surah}:${verseNumber}`;
  return (
    <span className={classes.indoPak}>
      {children({
        text,
        marks: marksIn(text, { arabic, marks, key }),
        ornament: <Ornament verse={verseNumber} signs={signs} />,
      })}
    </span>
  );
}

interface OrnamentProps {
  /** The number of the verse in its surah. */
  readonly verse: number;
  /** What stands on it. */
  readonly signs: string;
}

function Ornament({ verse, signs }: OrnamentProps) {
  const number = verseSign(verse).slice(1);
  return (
    <span className={classes.ornament}>
      {`\u06dd${signs}`}
      <span
        className={classes.number}
        data-digits={number.length}
        data-low={signs.length > 1 || undefined}
      >
        {number}
      </span>
    </span>
  );
}

/** The ornament at a verse's end where its words are elsewhere. */
export const InkedOrnament = (props: OrnamentProps) => (
  <span className={classes.indoPak}>
    <Ornament {...props} />
  </span>
);

interface UthmaniMarks {
  readonly arabic: string;
  readonly marks: readonly TextRange[];
  readonly key: string;
}

/** The words of a text that have a mark in the Uthmani one, those that follow each other as one range. */
function marksIn(text: string, { arabic, marks, key }: UthmaniMarks): TextRange[] {
  const words = new Set(
    marks.flatMap(({ start, end }) => {
      const [first] = wordsIn("indopak", key, wordAt(arabic, start));
      const [, last] = wordsIn("indopak", key, wordAt(arabic, end - 1));
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }),
  );
  const firsts = [...words].filter((word) => !words.has(word - 1));
  return firsts.map((first) => {
    let last = first;
    while (words.has(last + 1)) last += 1;
    return rangeOfWords(text, [first, last]);
  });
}
