import { describe, expect, it } from "vitest";
import { applyErrata } from "./apply-errata.ts";
import { EDITION_SOURCES } from "./edition-sources.ts";
import { ERRATA } from "./errata.ts";
import { readEditionVerses } from "./quran-json.ts";
import { verseKey } from "../verse-text.ts";

const { bengali } = EDITION_SOURCES;
const source = readEditionVerses(bengali);
const correctedTexts = new Map(
  applyErrata(bengali.id, source, ERRATA).map((verse) => [verseKey(verse), verse.text]),
);

/** The source mixes composed and decomposed Bengali: what a person reads is compared, the bytes are held by the edition's hash. */
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

  it("write কোন where 3:28 has কেন for it", () => {
    expect(corrected("3:28")).toBe(
      "মুমিনগন যেন অন্য মুমিনকে ছেড়ে কোন কাফেরকে বন্ধুরূপে গ্রহণ না করে। যারা এরূপ করবে আল্লাহর সাথে তাদের কোন সম্পর্ক থাকবে না। তবে যদি তোমরা তাদের পক্ষ থেকে কোন অনিষ্টের আশঙ্কা কর, তবে তাদের সাথে সাবধানতার সাথে থাকবে আল্লাহ তা’আলা তাঁর সম্পর্কে তোমাদের সতর্ক করেছেন। এবং সবাই কে তাঁর কাছে ফিরে যেতে হবে।".normalize(
        "NFC",
      ),
    );
  });

  it.each([
    ["16:32", "ফেরেশতারা বলেঃ তোমাদের প্রতি শান্তি বর্ষিত হোক।"],
    ["37:33", "তারা সবাই সেদিন শাস্তিতে শরীক হবে।"],
    ["21:88", "আমি এমনি ভাবে বিশ্বাসীদেরকে মুক্তি দিয়ে থাকি।"],
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

  it("change 116 verses and no other", () => {
    const changed = source.filter((verse) => correctedTexts.get(verseKey(verse)) !== verse.text);
    const named = ERRATA.flatMap(({ corrections }) => corrections.map(([verse]) => verse));
    expect(changed.map(verseKey).toSorted()).toEqual([...new Set(named)].toSorted());
    expect(changed).toHaveLength(116);
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

  it("fail when the part to be replaced stands in the verse twice", () => {
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
