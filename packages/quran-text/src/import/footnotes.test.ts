import { expect, it } from "vitest";
import { syntheticEdition } from "../../test/synthetic-edition.ts";
import { editionHash } from "../ingest/edition-hash.ts";
import { verseKey } from "../verse-text.ts";
import { checkEdition } from "./check-edition.ts";
import { readEditionFile } from "./edition-file.ts";
import { checkNoStuckDigits } from "./check-language.ts";
import { markNotes, notesBelow } from "./layouts/footnotes.ts";

const read = (text: string) =>
  readEditionFile({ name: "112.json", bytes: new TextEncoder().encode(text) }).verses;

/** Verse 2:1 of a file, after a check in a whole edition. */
function checked(file: string) {
  const [verse] = read(file);
  const whole = syntheticEdition("On").filter((one) => verseKey(one) !== "2:1");
  const { runs, sha256 } = checkEdition([...whole, ...(verse ? [verse] : [])], { maxMissing: 0 });
  return { run: runs.find(({ surah }) => surah === 2), runs, sha256 };
}

const quranEnc = (translation: string, footnotes: string) =>
  JSON.stringify({ result: [{ sura: "2", aya: "1", translation, footnotes }] });

const NOTED = {
  surah: 2,
  from: 1,
  to: 1,
  text: "Alif, Lam, Meem.",
  notes: [
    { at: 4, text: "Letters." },
    { at: 16, text: "See 3:1." },
  ],
};

it.each([
  ["QuranEnc", quranEnc("Alif [1], Lam, Meem.[2]", "[1] Letters.\r\n\r\n[2] See 3:1.")],
  ["QuranEnc, in one line", quranEnc("Alif(1), Lam, Meem.(2)", "(1) Letters. (2) See 3:1.")],
  [
    "a table of QuranEnc",
    'sura,aya,translation,footnotes\n2,1,"Alif[1], Lam, Meem.[2]","[1] Letters.\n[2] See 3:1."',
  ],
  [
    "QuranEnc's XML",
    '<translation_root><meta><id>x</id></meta><sura_list><sura number="2"><aya number="1"><translation><![CDATA[Alif[1], <b>Lam</b>, Meem.[2]]]></translation><footnotes><![CDATA[[1] Letters.\n[2] See 3:1.]]></footnotes></aya></sura></sura_list></translation_root>',
  ],
  [
    "QUL",
    '{"2:1":{"t":"Alif<sup foot_note=\\"77\\">1</sup>, Lam, Meem.<sup foot_note=78>2</sup>","f":{"77":"<i>Letters.</i>","78":"See 3:1."}}}',
  ],
  [
    "quran.com v4",
    '{"translations":[{"verse_key":"2:1","text":"Alif<sup foot_note=\\"77\\">1</sup>, Lam, Meem.<sup foot_note=78>2</sup>","foot_notes":{"77":"Letters.","78":"See 3:1."}}]}',
  ],
])("makes notes of the footnotes of %s, and leaves no number in the text", (_, file) => {
  expect(checked(file).run).toEqual(NOTED);
});

it("reads numbers in Bengali, and leaves others in brackets where they stand", () => {
  expect(checked(quranEnc("আলিফ[১] (2) লাম [3]", "[১] হরফ (2)।")).run).toMatchObject({
    text: "আলিফ (2) লাম [3]",
    notes: [{ at: 4, text: "হরফ (2)।" }],
  });
});

it("puts notes that name no place at the end", () => {
  expect(checked(quranEnc("Alif.", "On the letters.")).run).toMatchObject({
    text: "Alif.",
    notes: [{ at: 5, text: "On the letters." }],
  });
});

it("leaves out the number of a note that the file lacks", () => {
  const file =
    '{"translations":[{"verse_key":"2:1","text":"Alif<sup foot_note=\\"77\\">1</sup>."}]}';
  expect(checked(file).run).toEqual({ surah: 2, from: 1, to: 1, text: "Alif." });
});

it("takes its notes back from storage, and counts them into the hash", () => {
  const { runs, sha256 } = checked(
    quranEnc("Alif [1], Lam, Meem.[2]", "[1] Letters.\n[2] See 3:1."),
  );
  const stored = runs.map(({ from, to: _to, ...run }) => ({ ...run, verse: from }));
  expect(checkEdition(stored.map(markNotes), { maxMissing: 0 }).runs).toEqual(runs);
  expect(editionHash(stored)).toBe(sha256);
  expect(editionHash(stored.map(({ notes: _notes, ...verse }) => verse))).not.toBe(sha256);
});

it("keeps the notes of a commentary below it", () => {
  const [verse] = read(quranEnc("Alif[7] and Lam[8].", "[7] A letter.\n[8] Another."));
  expect(verse && notesBelow(verse)).toEqual({
    surah: 2,
    verse: 1,
    text: "Alif[1] and Lam[2].\n[1] A letter.\n[2] Another.",
  });
});

it.each([
  [
    "a note without a text",
    quranEnc("Alif[1].", "[1] <b></b>"),
    "2:1: has a footnote without a text",
  ],
  [
    "a note with a script",
    quranEnc("Alif[1].", "[1] a <script>"),
    "2:1: holds the element <script>",
  ],
  ["a mark of its own", quranEnc("Alif\uE000.", ""), "2:1: has 1 marks and 0 footnotes"],
])("refuses %s by its verse", (_, file, fault) => {
  expect(() => checked(file)).toThrow(fault);
});

it("refuses digits that stick to a word, by their verses", () => {
  const run = { surah: 2, from: 1, to: 1 };
  const refuse = (text: string) => () => checkNoStuckDigits([{ ...run, text }]);
  expect(refuse("Alif1, Lam²")).toThrow(
    "A digit sticks to a word, as the number of a lost footnote does.\n  2:1: has “Alif1”",
  );
  expect(refuse("লাম২")).toThrow("2:1: has “লাম২”");
  expect(refuse("the 7th of 12 (3), ২য়")).not.toThrow();
});

it.each(["perceive [it] not.3", "[it].3", "তিনি।২", "“Lord”³, who", "say,7 who", "Iblis.16)"])(
  "refuses a digit that sticks to the punctuation of a word: %s",
  (text) => {
    const refuse = () => checkNoStuckDigits([{ surah: 2, from: 1, to: 1, text }]);
    expect(refuse).toThrow("2:1: has “");
  },
);

it.each([
  "12. He",
  "of 3,000.",
  "not. 3",
  "(Vol.9, p.3)",
  "V.5:90",
  "An-Nisa:3",
  "(সাজদাহ-২)",
  "যে,৪:৩",
])("takes a number of its own: %s", (text) => {
  const refuse = () => checkNoStuckDigits([{ surah: 2, from: 1, to: 1, text }]);
  expect(refuse).not.toThrow();
});

it("takes the notes of this app's table where they stand", () => {
  const file =
    'surah,verse,to,text,footnotes,footnotes_at\r\n2,1,1,"Alif, Lam, Meem.","[1] Let\u2028ters.\n[2] See [2] 3:1.",4 16\r\n';
  expect(checked(file).run).toEqual({
    ...NOTED,
    notes: [
      { at: 4, text: "Let\nters." },
      { at: 16, text: "See [2] 3:1." },
    ],
  });
});

it.each(["{}", " { } ", "[]", '""', "null"])("takes %s for no footnote", (none) => {
  const cell = `"${none.replaceAll('"', '""')}"`;
  expect(checked(`ayah_key,text,footnotes\n2:1,Alif.,${cell}`).run).toEqual({
    surah: 2,
    from: 1,
    to: 1,
    text: "Alif.",
  });
});
