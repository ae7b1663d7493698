import { describe, expect, it } from "vitest";
import { applyErrata } from "./apply-errata.ts";
import { EDITION_SOURCES } from "./edition-sources.ts";
import { ERRATA } from "./errata.ts";
import { BENGALI_MARKS } from "./marks/bn-muhiuddin.generated.ts";
import { ENGLISH_MARKS } from "./marks/en-saheeh.generated.ts";
import { restoreMarks } from "./marks/restore-marks.ts";
import { readEditionVerses } from "./quran-json.ts";
import { verseKey } from "../verse-text.ts";

const { bn: bengali, en: english } = EDITION_SOURCES;
const source = restoreMarks(readEditionVerses(bengali), BENGALI_MARKS);
const correctedTexts = new Map(
  applyErrata(bengali.id, source, ERRATA).map((verse) => [verseKey(verse), verse.text]),
);

const englishSource = restoreMarks(readEditionVerses(english), ENGLISH_MARKS);
const correctedEnglish = new Map(
  applyErrata(english.id, englishSource, ERRATA).map((verse) => [verseKey(verse), verse.text]),
);

/** The source mixes composed and decomposed Bengali: this compares what is read; the hash holds the bytes. */
function corrected(key: string): string | undefined {
  return correctedTexts.get(key)?.normalize("NFC");
}

describe("the errata", () => {
  it("move the answer of Moses from 2:70 to 2:71", () => {
    expect(corrected("2:70")).toBe(
      "তারা বলল, আপনি প্রভুর কাছে প্রার্থনা করুন-তিনি বলে দিন যে, সেটা কিরূপ? কেননা, গরু আমাদের কাছে সাদৃশ্যশীল মনে হয়। ইনশাআল্লাহ এবার আমরা অবশ্যই পথপ্রাপ্ত হব।".normalize(
        "NFC",
      ),
    );
    expect(corrected("2:71")).toBe(
      "মূসা (আঃ) বললেন, তিনি বলেন যে, এ গাভী ভূকর্ষণ ও জল সেচনের শ্রমে অভ্যস্ত নয়-হবে নিষ্কলঙ্ক, নিখুঁত। তারা বলল, এবার সঠিক তথ্য এনেছ। অতঃপর তারা সেটা জবাই করল, অথচ জবাই করবে বলে মনে হচ্ছিল না।".normalize(
        "NFC",
      ),
    );
  });

  it("move the closing sentence of 2:181 there from 2:180", () => {
    expect(corrected("2:180")?.endsWith("পরহেযগারদের জন্য এ নির্দেশ জরুরী।".normalize("NFC"))).toBe(
      true,
    );
    expect(corrected("2:181")).toBe(
      "যদি কেউ ওসীয়ত শোনার পর তাতে কোন রকম পরিবর্তন সাধন করে, তবে যারা পরিবর্তন করে তাদের উপর এর পাপ পতিত হবে। নিশ্চয় আল্লাহ তা’আলা সবকিছু শোনেন ও জানেন।".normalize(
        "NFC",
      ),
    );
  });

  it.each([
    ["3:3", "নাযিল করেছেন তওরাত ও ইঞ্জিল,", "3:4", "এ কিতাবের পূর্বে, মানুষের হেদায়েতের জন্যে"],
    ["2:133", "তিনি একক উপাস্য। আমরা সবাই তাঁর আজ্ঞাবহ।", "2:134", "তারা ছিল এক সম্প্রদায়-"],
    ["2:140", "আল্লাহ তোমাদের কর্ম সম্পর্কে বেখবর নন।", "2:141", "সে সম্প্রদায় অতীত হয়ে গেছে।"],
    ["6:60", "যা কিছু তোমরা করছিলে।", "6:61", "তিনিই স্বীয় বান্দাদের উপর প্রবল।"],
    ["6:112", "মুক্ত ছেড়ে দিন।", "6:113", "যাতে কারুকার্যখচিত বাক্যের প্রতি"],
    ["6:152", "যেন তোমরা উপদেশ গ্রহণ কর।", "6:153", "নিশ্চিত এটি আমার সরল পথ।"],
    ["7:3", "আর তোমরা অল্পই উপদেশ গ্রহণ কর।", "7:4", "অনেক জনপদকে আমি"],
    ["7:83", "যারা রয়ে গিয়েছিল।", "7:84", "আমি তাদের উপর প্রস্তরবৃষ্টি বর্ষণ করলাম। অতএব,"],
    ["10:75", "বস্তুতঃ তারা ছিল গোনাহগার।", "10:76", "তারপর আমার পক্ষ থেকে"],
  ])("divide %s as the Arabic does", (first, end, second, start) => {
    expect(corrected(first)?.endsWith(end.normalize("NFC"))).toBe(true);
    expect(corrected(second)?.startsWith(start.normalize("NFC"))).toBe(true);
  });

  it("write কোন where 3:28 has কেন instead", () => {
    expect(corrected("3:28")).toBe(
      "মুমিনগণ যেন অন্য মুমিনকে ছেড়ে কোন কাফেরকে বন্ধুরূপে গ্রহণ না করে। যারা এরূপ করবে আল্লাহর সাথে তাদের কোন সম্পর্ক থাকবে না। তবে যদি তোমরা তাদের পক্ষ থেকে কোন অনিষ্টের আশঙ্কা কর, তবে তাদের সাথে সাবধানতার সাথে থাকবে। আল্লাহ তা’আলা তাঁর সম্পর্কে তোমাদের সতর্ক করেছেন। এবং সবাইকে তাঁর কাছে ফিরে যেতে হবে।".normalize(
        "NFC",
      ),
    );
  });

  it.each([
    ["2:39", "অনন্তকাল সেখানে থাকবে।"],
    ["2:253", "তাহলে তারা পরস্পর লড়াই করতো না, কিন্তু আল্লাহ তাই করেন, যা তিনি ইচ্ছা করেন।"],
    ["3:81", "নবীগণের কাছ থেকে অঙ্গীকার গ্রহণ করলেন"],
    ["5:19", "অতএব, তোমাদের কাছে সুসংবাদদাতা ও ভয় প্রদর্শক এসে গেছেন।"],
    ["5:92", "আমার রসূলের দায়িত্ব প্রকাশ্য প্রচার বৈ নয়।"],
    ["6:81", "উভয় সম্প্রদায়ের মধ্যে শান্তি লাভের অধিক যোগ্য কে,"],
    ["6:86", "এবং ইসমাঈল, ইয়াসা, ইউনূস,"],
    ["7:71", "আল্লাহ এদের কোন সনদ অবতীর্ণ করেননি।"],
    ["12:5", "নিশ্চয় শয়তান মানুষের প্রকাশ্য শত্রু।"],
    ["14:48", "পরাক্রমশালী এক আল্লাহর সামনে"],
    ["15:65", "আপনি তাদের পশ্চাদনুসরণ করবেন এবং"],
    ["16:67", "তোমরা মদ্য ও উত্তম খাদ্য"],
    ["17:20", "আপনার পালনকর্তার দান অবারিত।"],
    ["18:82", "আপনার পালনকর্তা দয়াবশতঃ ইচ্ছা করলেন"],
    ["27:22", "কিছুক্ষণ পরেই হুদহুদ এসে বলল,"],
    ["27:30", "অসীম দাতা, পরম দয়ালু, আল্লাহর নামে শুরু;"],
    ["27:48", "ছিল এমন নয়জন ব্যক্তি, যারা"],
    ["33:28", "উত্তম পন্থায় তোমাদের বিদায় দেই।"],
    ["38:28", "পাপাচারীদের সমান করে দেব।"],
    ["45:25", "তাদের কোন যুক্তিই থাকে না"],
    ["58:5", "যারা আল্লাহ ও তাঁর রসূলের বিরুদ্ধাচরণ করে,"],
    ["79:31", "এর পানি ও ঘাস নির্গত করেছেন,"],
    ["16:32", "ফেরেশতারা বলেঃ তোমাদের প্রতি শান্তি বর্ষিত হোক।"],
    ["37:33", "তারা সবাই সেদিন শাস্তিতে শরীক হবে।"],
    ["21:88", "আমি এমনিভাবে বিশ্বাসীদেরকে মুক্তি দিয়ে থাকি।"],
    ["28:10", "যাতে তিনি থাকেন বিশ্বাসীগণের মধ্যে।"],
    ["7:87", "যা নিয়ে আমি প্রেরিত হয়েছি এবং একদল বিশ্বাস স্থাপন না করে, তবে ছবর কর"],
  ])("give %s the sense that the Arabic has", (verse, words) => {
    expect(corrected(verse)).toContain(words.normalize("NFC"));
  });

  it("restore words whose characters were damaged", () => {
    expect(corrected("51:34")).toBe(
      "যা সীমাতিক্রমকারীদের জন্যে আপনার পালনকর্তার কাছে চিহ্নিত আছে।".normalize("NFC"),
    );
    expect(corrected("26:211")).toBe("তারা এ কাজের উপযুক্ত নয় এবং তারা এর সামর্থ্যও রাখে না।".normalize("NFC"));
  });

  it.each([
    ["2:84", "নিজেদেরকে দেশ থেকে বহিষ্কার করবে না"],
    ["3:69", "আহলে-কিতাবের আকাঙ্ক্ষা, যাতে"],
    ["3:80", "ফেরেশতা ও নবীগণকে নিজেদের"],
    ["4:14", "এবং তাঁর সীমা অতিক্রম করে"],
    ["5:103", "‘সায়েবা’, ‘ওসীলা’ এবং"],
    ["8:42", "সমরাঙ্গনের"],
    ["18:44", "তাঁরই পুরস্কার উত্তম এবং তাঁরই প্রদত্ত"],
    ["10:53", "এটা কি সত্য? বলে দাও,"],
    ["12:65", "পণ্যমূল্য"],
    ["14:28", "সম্মুখীন করেছে ধ্বংসের আলয়ে,"],
    ["17:98", "চূর্ণ-বিচূর্ণ"],
    ["60:9", "বহিষ্কৃত করেছে এবং বহিষ্কারকার্যে"],
  ])("write %s by the rules of Bengali", (verse, words) => {
    expect(corrected(verse)).toContain(words.normalize("NFC"));
  });

  it.each([
    ["5:112", 'from the heaven?" [Jesus] said, "Fear Allah, if you should be believers."'],
    ["6:62", "Then they [His servants] are returned to Allah"],
    ["9:26", "sent down soldiers [angels] whom you did not see"],
    ["14:6", "when Moses said to his people"],
    ["24:39", "finds Allah before him, and He will pay him"],
    ["39:46", "You will judge between Your servants"],
    ["41:6", "Say, [O Muhammad],"],
    ["9:64", "The hypocrites are apprehensive"],
    ["11:83", "And Allah's punishment is not from the wrongdoers [very] far."],
    ["17:61", 'And [mention] when We said to the angels, "Prostrate to Adam,"'],
    ["17:91", "a garden of palm trees and grapes"],
    ["18:71", "al-Khidhr tore it open."],
    ["18:78", "[Al-Khidhr] said,"],
    ["26:56", 'And indeed, we are a cautious society..."'],
    ["29:63", 'they would surely say, "Allah." Say, "Praise to Allah"; but most of them'],
    ["33:63", 'Say, "Knowledge of it is only with Allah.'],
    ["41:37", "Do not prostrate to the sun or to the moon, but prostrate to Allah,"],
    ["73:17", "a Day that will make the children white-haired?"],
  ])("print the English of %s as it was meant", (verse, words) => {
    expect(correctedEnglish.get(verse)).toContain(words);
  });

  it.each([
    [bengali.id, source, correctedTexts],
    [english.id, englishSource, correctedEnglish],
  ])("change in %s the verses that they name and no other", (edition, before, after) => {
    const changed = before.filter((verse) => after.get(verseKey(verse)) !== verse.text);
    const named = ERRATA.filter((erratum) => erratum.edition === edition).flatMap(
      ({ corrections }) => corrections.map(([verse]) => verse),
    );
    expect(changed.map(verseKey).toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it("give a reason of spelling only for a change of at most three letters", () => {
    const spelled = ERRATA.filter(({ reason }) => SPELLING.test(reason));
    expect(spelled.length).toBeGreaterThan(5);
    const reworded = spelled.flatMap(({ corrections }) =>
      corrections.filter(([, from, to]) => distance(letters(from), letters(to)) > 3),
    );
    expect(reworded).toEqual([]);
  });

  it("fail, naming the verse, when the source no longer reads as it was reviewed", () => {
    const mended = source.map((verse) =>
      verseKey(verse) === "51:34" ? { ...verse, text: "চিহ্নিত" } : verse,
    );
    expect(() => applyErrata(bengali.id, mended, ERRATA)).toThrow(
      new Error(
        "bn-muhiuddin 51:34: the erratum expects “চিহিߦ#2468; আছে” once in the source, found it 0 times.",
      ),
    );
  });

  it("fail when the part to be replaced is in the verse twice", () => {
    const erratum = {
      edition: bengali.id,
      reason: "test",
      corrections: [["1:1", "ab", "c"]],
    } as const;
    expect(() =>
      applyErrata(bengali.id, [{ surah: 1, verse: 1, text: "ab ab" }], [erratum]),
    ).toThrow(
      new Error("bn-muhiuddin 1:1: the erratum expects “ab” once in the source, found it 2 times."),
    );
  });

  it("leave other editions alone and read $ as itself", () => {
    const verses = [{ surah: 1, verse: 1, text: "ab" }];
    const corrections = [["1:1", "ab", "$&"]] as const;
    expect(
      applyErrata("en-saheeh", verses, [{ edition: bengali.id, reason: "test", corrections }]),
    ).toEqual(verses);
    expect(
      applyErrata(bengali.id, verses, [{ edition: bengali.id, reason: "test", corrections }]),
    ).toEqual([{ surah: 1, verse: 1, text: "$&" }]);
  });
});

const SPELLING = /misspelled|are misprinted|is misprinted|conjunct/iu;

const letters = (text: string): string[] => text.normalize("NFC").match(/\p{L}/gu) ?? [];

/** How many letters are lost, added or exchanged (Levenshtein). */
function distance(from: readonly string[], to: readonly string[]): number {
  let before = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of from.entries()) {
    const row = [at + 1];
    for (const [index, other] of to.entries()) {
      const exchanged = (before[index] ?? 0) + (letter === other ? 0 : 1);
      row.push(Math.min(exchanged, (before[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
    }
    before = row;
  }
  return before.at(-1) ?? 0;
}
