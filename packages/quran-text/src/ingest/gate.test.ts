import { describe, expect, it } from "vitest";
import { soundEditions as editions } from "../../test/sound-editions.ts";
import { editionHash } from "./edition-hash.ts";
import { passGate, type SoundEdition } from "./gate.ts";
import { VERSE_KEYS } from "./quran-verses.ts";
import { type VerseText, verseKey } from "../verse-text.ts";

const expected = VERSE_KEYS;

/** What the gate says of an edition after a change, the hash's line apart, which is checked here. */
function refusal(edition: SoundEdition, verses: readonly VerseText[]): string[] {
  let message = "";
  try {
    passGate({ ...edition, verses }, expected);
  } catch (error) {
    message = (error as Error).message;
  }
  const [title, ...faults] = message.split("\n");
  const { id, sha256 } = edition.source;
  expect(title).toBe("The text is not fit to be published.");
  expect(faults.pop()).toBe(
    `${id} all verses: the SHA-256 is ${editionHash(verses)}, reviewed was ${sha256}`,
  );
  return faults;
}

function rewrite(
  edition: SoundEdition,
  key: string,
  change: (text: string) => string,
): readonly VerseText[] {
  return edition.verses.map((verse) =>
    verseKey(verse) === key ? { ...verse, text: change(verse.text) } : verse,
  );
}

function refusalOf(role: keyof typeof editions, key: string, change: (text: string) => string) {
  return refusal(editions[role], rewrite(editions[role], key, change));
}

function flipOneBit(text: string): string {
  const bytes = Buffer.from(text, "utf8");
  bytes.writeUInt8(bytes.readUInt8(1) ^ 1, 1);
  return bytes.toString("utf8");
}

const insert = (character: string) => (text: string) =>
  text.slice(0, 5) + character + text.slice(5);

const LETTERS = "ar-uthmani 2:255: its letters are not the reviewed ones";

describe("the gate", () => {
  it("lets all editions through as they are", () => {
    expect(passGate(editions.en, expected)).toBe(editions.en);
    // The others passed it when they were read.
    for (const { verses } of Object.values(editions)) expect(verses).toHaveLength(6236);
  });

  it("names the verse in which one bit of the Arabic was flipped", () => {
    expect(refusalOf("arabic", "2:255", flipOneBit)).toEqual([LETTERS]);
  });

  it("refuses a changed letter of a translation by the hash of the whole", () => {
    expect(refusalOf("bn", "2:255", (text) => text.replace("ন", "ম"))).toEqual([]);
  });

  it("names a Bengali verse that misspells the Name", () => {
    expect(refusalOf("bn", "2:255", (text) => text.replace("আল্লাহ", "আল্লা"))).toEqual([
      "bn-muhiuddin 2:255: misspells the Name of Allah: “আল্লা”",
    ]);
  });

  it("names a dropped verse", () => {
    const verses = editions.arabic.verses.filter((verse) => verseKey(verse) !== "2:255");
    expect(refusal(editions.arabic, verses)).toEqual(["ar-uthmani 2:255: is missing"]);
  });

  it("names the first verse when that is what was dropped", () => {
    expect(refusal(editions.arabic, editions.arabic.verses.slice(1))).toEqual([
      "ar-uthmani 1:1: is missing",
    ]);
  });

  it("names a verse that is there twice", () => {
    const verses = editions.arabic.verses.flatMap((verse) =>
      verseKey(verse) === "2:255" ? [verse, verse] : [verse],
    );
    expect(refusal(editions.arabic, verses)).toEqual(["ar-uthmani 2:255: is there twice"]);
  });

  it("names a verse that no surah has", () => {
    const verses = [...editions.arabic.verses, { surah: 114, verse: 7, text: "ٱلنَّاسِ" }];
    expect(refusal(editions.arabic, verses)).toEqual([
      "ar-uthmani 114:7: is no verse of the Quran",
      "ar-uthmani 114:7: its letters are not the reviewed ones",
    ]);
  });

  it("names the first verse out of order", () => {
    const [first, second, ...rest] = editions.en.verses;
    expect(refusal(editions.en, [second, first, ...rest] as VerseText[])).toEqual([
      "en-saheeh 1:1: is out of order",
    ]);
  });

  it.each([
    ["starts with a space", (text: string) => ` ${text}`],
    ["ends with a space", (text: string) => `${text} `],
    ["holds a double space", (text: string) => text.replace(" ", "  ")],
    ["holds the stray space U+00A0", insert("\u00A0")],
    ["holds the stray space U+2009", insert("\u2009")],
    ["holds the stray space U+200C", insert("\u200C")],
    ["holds the stray space U+000A", insert("\n")],
    ["holds the unexpected U+065C", insert("\u065C")],
    ["holds the unexpected U+06CC", insert("\u06CC")],
    ["is empty", () => " "],
  ])("names an Arabic verse that %s", (fault, change) => {
    expect(refusalOf("arabic", "2:255", change)).toEqual([`ar-uthmani 2:255: ${fault}`, LETTERS]);
  });

  it("names markup, footnote numbers and broken character references", () => {
    expect(refusalOf("en", "2:2", (text) => `<sup>1</sup>${text}`)).toEqual([
      "en-saheeh 2:2: holds markup",
      "en-saheeh 2:2: holds the unexpected U+003C",
      "en-saheeh 2:2: holds the unexpected U+003E",
      "en-saheeh 2:2: holds the unexpected U+0031",
      "en-saheeh 2:2: holds the unexpected U+002F",
    ]);
    expect(refusalOf("bn", "2:2", (text) => `${text}&#2480;`)[0]).toBe(
      "bn-muhiuddin 2:2: holds markup",
    );
  });

  it("names a verse that starts with the Basmala, however it is vowelled", () => {
    const prefixed = (basmala: string) =>
      refusalOf("arabic", "2:1", (text) => `${basmala} ${text}`);
    const faults = [
      "ar-uthmani 2:1: starts with the Basmala",
      "ar-uthmani 2:1: its letters are not the reviewed ones",
    ];
    expect(prefixed("بِسۡمِ ٱللَّهِ ٱلرَّحۡمَٰنِ ٱلرَّحِيمِ")).toEqual(faults);
    expect(prefixed("بسم الله الرحمن الرحيم")).toEqual(faults);
    const [basmala] = editions.en.verses;
    expect(refusalOf("en", "2:1", (text) => `${basmala?.text} ${text}`)).toEqual([
      "en-saheeh 2:1: starts with the Basmala",
    ]);
  });

  it("names a verse that lost the mark it ends with", () => {
    expect(refusalOf("en", "2:2", (text) => text.slice(0, -2))).toEqual([
      "en-saheeh 2:2: ends without a mark, which was not reviewed",
    ]);
    expect(refusalOf("bn", "2:44", (text) => text.slice(0, -1))).toEqual([
      "bn-muhiuddin 2:44: ends without a mark, which was not reviewed",
    ]);
  });

  it("names quotations that are newly unbalanced, and one that no longer is", () => {
    expect(refusalOf("en", "2:11", (text) => text.replace(', "', ", "))).toEqual([
      "en-saheeh 2:11: closes a quotation not open, which was not reviewed",
    ]);
    expect(refusalOf("en", "2:39", (text) => text.replace('"', ""))).toEqual([
      "en-saheeh 2:38-39: no longer is one quotation over its verses, as was reviewed",
      "en-saheeh 2:38: opens a quotation for good, which was not reviewed",
    ]);
    expect(refusalOf("en", "2:94", (text) => `${text}"`)).toEqual([
      "en-saheeh 2:94: no longer opens a quotation for good, as was reviewed",
    ]);
  });

  it("names a verse in which the words of its remark no longer stand", () => {
    expect(refusalOf("bn", "7:65", (text) => text.replace("নেই।", "নাই।"))).toEqual([
      "bn-muhiuddin 7:65: its remark expects “তোমাদের কোন উপাস্য নেই।” once, found it 0 times",
    ]);
  });

  it("lists every fault of every verse at once", () => {
    const verses = rewrite(
      { ...editions.en, verses: rewrite(editions.en, "2:2", (text) => `${text} `) },
      "114:6",
      (text) => ` ${text}`,
    );
    expect(refusal(editions.en, verses)).toEqual([
      "en-saheeh 2:2: ends with a space",
      "en-saheeh 114:6: starts with a space",
    ]);
  });
});
