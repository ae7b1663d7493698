import type { Verse } from "@daily-quran/domain/reading";
import { LANGUAGE_FACTS, languagesFrom } from "@daily-quran/quran/languages";
import { type ComponentType, use } from "react";
import { InScript } from "../../../reader/script/in-script.tsx";
import { verseId } from "../../../reader/verse-element.ts";
import { useFormats } from "../../../texts/use-formats.ts";
import { useLanguage } from "../../../texts/use-texts.ts";
import { ArabicText } from "../../../ui/text/arabic-text.tsx";
import { verseSign } from "../../../ui/text/verse-sign.ts";
import { MarkedText } from "./marked-text.tsx";
import { MarksContext } from "./marks.ts";
import classes from "./verse-item.module.css";
import { PronunciationLine } from "./pronunciation-line.tsx";
import { VerseLine } from "./verse-line.tsx";
import { VerseTafseer } from "./verse-tafseer.tsx";

/** What a page adds to each verse: its number as a button, a play button and remarks. */
export interface VerseSlots {
  readonly Number?: ComponentType<{ readonly verse: Verse }>;
  readonly Action?: ComponentType<{ readonly verse: Verse }>;
  readonly Note?: ComponentType<{ readonly verse: Verse }>;
  /** The ids of the verses that the page is about (`2-255`): browsers scroll to the first, without a script too. */
  readonly targets?: readonly string[];
}

interface VerseItemProps {
  readonly verse: Verse;
  readonly tafseerEdition: string | undefined;
  readonly slots: VerseSlots;
}

/** One verse with all its texts; the surrounding CSS decides which are shown. */
export function VerseItem({
  verse,
  tafseerEdition,
  slots: { Number, Action, Note, targets = [] },
}: VerseItemProps) {
  const { number } = useFormats();
  const { served } = useLanguage();
  const id = verseId(verse);
  return (
    // Its style may be set before: start/lay-out-later.ts.
    <li
      id={id}
      className={classes.verse}
      data-target={targets.includes(id) || undefined}
      suppressHydrationWarning
    >
      <div className={classes.side} {...(id === targets[0] && { tabIndex: -1, autoFocus: true })}>
        {Number ? (
          <Number verse={verse} />
        ) : (
          <span className={classes.number}>{number(verse.verseNumber)}</span>
        )}
        {Action && <Action verse={verse} />}
      </div>
      <div className={classes.texts}>
        <ArabicLine verse={verse} />
        {Note && <Note verse={verse} />}
        <PronunciationLine verse={verse} />
        {languagesFrom(served).map((language) => {
          const { line, fields } = LANGUAGE_FACTS[language];
          return (
            <VerseLine
              key={line}
              kind={line}
              lang={language}
              text={verse[fields.translation]}
              remark={verse[fields.remark]}
              notes={verse[fields.notes]}
            />
          );
        })}
        {verse.tafseer && <VerseTafseer verse={verse} edition={tafseerEdition} />}
      </div>
    </li>
  );
}

function ArabicLine({ verse }: { readonly verse: Verse }) {
  const { arabic, verseNumber } = verse;
  const found = use(MarksContext)?.(arabic);
  return (
    <p lang="ar" dir="rtl" translate="no" className={classes.arabic}>
      <InScript verse={verse} arabic={arabic} marks={found}>
        {({ text, marks, ornament }) => (
          <>
            <span>
              <MarkedText text={text} marks={marks}>
                {(part) => <ArabicText text={part} />}
              </MarkedText>
            </span>
            <span aria-hidden="true" className={classes.end}>
              {" "}
              {ornament ?? verseSign(verseNumber)}
            </span>
          </>
        )}
      </InScript>
    </p>
  );
}
