import type { QuizVerse } from "../src/quran.ts";
import { QURANIC_NAMES } from "../src/names.ts";
import { bare } from "./source-texts.ts";

// What the reader looks for in the English text, where the question says the name in either language, or its
// first form alone.
const ENGLISH = new Map(
  QURANIC_NAMES.flatMap(({ name }) => {
    const [word = ""] = name.en.replace(/^(the (Children of )?|')/u, "").split(" (");
    return [
      [name.en, word],
      [name.bn, word],
      [word, word],
    ];
  }),
);

/** Whether a verse has the name that a text says, by the English translation alone. */
export function hasName(verse: QuizVerse | undefined, text: string): boolean {
  const said = [...ENGLISH.keys()].filter((name) =>
    ` ${text}`.toLowerCase().includes(` ${name.toLowerCase()}`),
  );
  const [longest] = said.toSorted((one, other) => other.length - one.length);
  const word = ENGLISH.get(longest ?? "");
  return (
    word !== undefined &&
    new RegExp(`(^|[^\\p{L}])${word}([^\\p{L}]|$)`, "u").test(verse?.translation ?? "")
  );
}

// The letters of each frequent word and its plural, without marks.
const LETTERS: Readonly<Record<string, RegExp>> = {
  رب: /رب/u,
  ارض: /رض/u,
  يوم: /يوم|ايام/u,
  ءاية: /اي[تةه]/u,
  قوم: /قوم/u,
  رسول: /رسول|رسل/u,
  عذاب: /عذاب|عذب/u,
  سماء: /سما|سمو/u,
  نفس: /نفس|نفوس/u,
  كتب: /كتب|كتاب/u,
  حق: /حق/u,
  ناس: /ناس/u,
};

/** Whether a verse has the letters of a frequent word. */
export function hasFrequentWord(verse: QuizVerse | undefined, word = ""): boolean {
  const letters = LETTERS[bare(word)];
  if (!letters) throw new Error(`Not a word that the reader knows: ${word} (${bare(word)})`);
  return bare(verse?.arabic ?? "")
    .split(" ")
    .some((written) => letters.test(written));
}
