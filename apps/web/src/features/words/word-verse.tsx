import type { VocabularyWord } from "@daily-quran/domain/vocabulary";
import { rangeOfWords } from "@daily-quran/quran/scripts";
import { InScript } from "../../reader/script/in-script.tsx";
import { ArabicText } from "../../ui/text/arabic-text.tsx";
import classes from "./word-verse.module.css";

/** The verse of a word with the word marked in its place; letter for letter the verse. */
export function WordVerse({
  verse,
  wordNumber,
  reference,
}: Pick<VocabularyWord, "verse" | "wordNumber" | "reference">) {
  const [surahNumber = 1, verseNumber = 1] = reference.split(":").map(Number);
  const word = rangeOfWords(verse, [wordNumber - 1, wordNumber - 1]);
  return (
    <p lang="ar" dir="rtl" className={classes.verse}>
      <InScript verse={{ surahNumber, verseNumber }} arabic={verse} marks={[word]}>
        {({ text, marks: [mark = word] }) => (
          <>
            <ArabicText text={text.slice(0, mark.start)} />
            <mark className={classes.word}>
              <ArabicText text={text.slice(mark.start, mark.end)} />
            </mark>
            <ArabicText text={text.slice(mark.end)} />
          </>
        )}
      </InScript>
    </p>
  );
}
