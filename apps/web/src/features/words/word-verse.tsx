import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import { ArabicText } from "../../ui/text/arabic-text.tsx";
import classes from "./word-verse.module.css";

/** The verse of a word with the word marked in its place; letter for letter the verse. */
export function WordVerse({ verse, wordNumber }: Pick<VocabularyWord, "verse" | "wordNumber">) {
  // Words are split at U+0020 alone: a thin space can be inside one.
  const words = verse.split("\u0020");
  const before = words.slice(0, wordNumber - 1).map((word) => `${word} `);
  const after = words.slice(wordNumber).map((word) => ` ${word}`);
  return (
    <p lang="ar" dir="rtl" className={classes.verse}>
      <ArabicText text={before.join("")} />
      <mark className={classes.word}>
        <ArabicText text={words[wordNumber - 1] ?? ""} />
      </mark>
      <ArabicText text={after.join("")} />
    </p>
  );
}
