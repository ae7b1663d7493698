import type { Verse } from "@daily-quran/domain/reading";
import { type ReactNode, useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { textLanguage } from "../../../lib/text-language.ts";
import { usualStyle } from "../../../reader/pronunciation.ts";
import { SPELLINGS } from "../../../reader/spell.ts";
import { usePronunciation } from "../../../reader/use-pronunciation.ts";
import { useTexts } from "../../../texts/use-texts.ts";
import { TextButton } from "../../../ui/buttons/text-button.tsx";
import classes from "./pronounced.module.css";
import { VerseLine } from "./verse-line.tsx";

/** A verse in the reader's style: as it came, or spelled from its Arabic. */
export function SpelledLine({ verse: { arabic, transliteration } }: { readonly verse: Verse }) {
  const [style] = usePronunciation();
  const isGiven = style === usualStyle(textLanguage(transliteration));
  const text = useMemo(
    () => (isGiven ? transliteration : SPELLINGS[style](arabic)),
    [isGiven, transliteration, style, arabic],
  );
  return (
    <VerseLine kind="transliteration" text={text}>
      {withWholeWords}
    </VerseLine>
  );
}

/** No line ends inside a word, behind its hyphen, unless the word is wider than the line. */
const withWholeWords = (part: string): ReactNode =>
  part.split(/(\S*-\S*)/u).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={at} className={classes.word}>
        {piece}
      </span>
    ),
  );

const PronunciationSigns = lazyPart(
  "pronunciation signs",
  async () => (await import("./pronunciation-signs.tsx")).PronunciationSigns,
);

/** What the signs of the pronunciation mean, one tap away wherever it is shown. */
export function PronunciationKey() {
  const t = useTexts("signs");
  // Undefined until it is first opened.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>{t("title")}</TextButton>
      {isOpen !== undefined && (
        <PronunciationSigns opened={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
