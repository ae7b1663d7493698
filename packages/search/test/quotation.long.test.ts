import { readFileSync } from "node:fs";
import { INDO_PAK_EDITION, wordsIn } from "@daily-quran/quran/scripts";
import { verseOfOrdinal } from "@daily-quran/quran/verse-order";
import { verseKey } from "@daily-quran/quran-text/verse-text";
import { inOneGo } from "@daily-quran/steps/steps";
import { expect, test } from "vitest";
import { checkQuotation, type QuranTexts } from "../src/quotation/check-quotation.ts";
import { quranWords, verseOfWord } from "../src/quotation/quran-words.ts";
import { builtTexts } from "./built-texts.ts";
import { modernSpellings } from "./modern-spelling.ts";

const file = new URL(
  `../../quran-text/dist/content/editions/${INDO_PAK_EDITION}.json`,
  import.meta.url,
);
const indoPak = (JSON.parse(readFileSync(file, "utf8")) as { text: string }[]).map(
  ({ text }) => text,
);
const { arabic } = builtTexts;
const quran = inOneGo(quranWords(arabic));

const wordAt: QuranTexts["wordAt"] = (script, place) => {
  if (script === "uthmani") return quran.words[place] ?? "";
  const { verse, word } = verseOfWord(quran, place);
  const [first, last] = wordsIn(script, verseKey(verseOfOrdinal(verse + 1)), word);
  return (indoPak[verse] ?? "")
    .split(" ")
    .slice(first, last + 1)
    .join(" ");
};
const check = (text: string) => inOneGo(checkQuotation(text, { quran, wordAt }));
const exactly = (text: string) => {
  const checked = check(text);
  return checked?.isExact && checked.passages.map((one) => `${one.reference} ${one.writing}`);
};

// What modern spelling writes otherwise than the rules that make it here.
const RARE = [
  ["يا ئادم", "يا آدم"],
  ["الائن", "الآن"],
  ["آلائن", "آلآن"],
  ["أرءيتم", "أرأيتم"],
  ["خطيائت", "خطيئات"],
] as const;
const plain = arabic.map((verse) =>
  RARE.reduce((text, [made, usual]) => text.replaceAll(made, usual), modernSpellings(verse)[0]),
);
const WRITTEN = [
  ["in the Uthmani script", arabic],
  ["in the Indo-Pak script", indoPak],
  ["as people type", plain],
] as const;

test.each(WRITTEN)("nothing is found wrong in any verse %s", (_, verses) => {
  const wrong = verses.filter((verse) => {
    const { isExact, passages } = check(verse) ?? {};
    return !isExact || passages?.length !== 1 || !passages[0]?.isWhole;
  });
  expect(wrong).toEqual([]);
});

const CONSONANTS = "بتثجحخدذرزسشصضطظعغفقكلمن".split("");

/** A verse with another consonant in one place, which a number chooses, and that place. */
function withOtherLetter(verse: string, seed: number) {
  const places = verse.split("").flatMap((letter, at) => (CONSONANTS.includes(letter) ? [at] : []));
  const at = places[(seed * 7919) % places.length] ?? 0;
  const others = CONSONANTS.filter((letter) => letter !== verse.charAt(at));
  const other = others[(seed * 104_729) % others.length] ?? "";
  return { text: verse.slice(0, at) + other + verse.slice(at + 1), at };
}

test.each(WRITTEN)(
  "another letter is found in every verse %s, and nearly always where it is",
  (_, verses) => {
    const hidden: string[] = [];
    let elsewhere = 0;
    for (const [seed, verse] of verses.entries()) {
      const { text, at } = withOtherLetter(verse, seed);
      const { isExact, passages = [], unknown = [] } = check(text) ?? {};
      if (isExact) hidden.push(text);
      const found = [...passages.flatMap(({ differences }) => differences), ...unknown];
      if (!found.some(({ start, end }) => start <= at && at < end)) elsewhere += 1;
    }
    // One that makes another verse of a verse is that verse.
    expect(hidden.filter((text) => !verses.includes(text))).toEqual([]);
    expect(elsewhere).toBeLessThan(20);
  },
);

const VOWELS = "\u064E\u064F\u0650".split("");

/** A verse with another short vowel in one place, which a number chooses. */
function withOtherVowel(verse: string, seed: number): string {
  const places = verse.split("").flatMap((sign, at) => (VOWELS.includes(sign) ? [at] : []));
  const at = places[(seed * 7919) % places.length] ?? -1;
  const others = VOWELS.filter((sign) => sign !== verse.charAt(at));
  return `${verse.slice(0, at)}${others[seed % 2]}${verse.slice(at + 1)}`;
}

test("another vowel is found in every verse", () => {
  const vowelled = arabic.filter((verse) => /[\u064E-\u0650]/u.test(verse));
  expect(vowelled).toHaveLength(6216);
  const hidden = vowelled.map(withOtherVowel).filter((text) => check(text)?.isExact);
  // One that makes a part of another verse of a verse is that part.
  expect(hidden.filter((text) => !arabic.some((verse) => verse.includes(text)))).toEqual([]);
});

const FATIHA =
  "بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ ﴿١﴾ الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ ﴿٢﴾ الرَّحْمَٰنِ الرَّحِيمِ ﴿٣﴾ مَالِكِ يَوْمِ الدِّينِ ﴿٤﴾ إِيَّاكَ نَعْبُدُ وَإِيَّاكَ نَسْتَعِينُ ﴿٥﴾ اهْدِنَا الصِّرَاطَ الْمُسْتَقِيمَ";

test("verses stand in a row, with their numbers, after the Basmala and in plain vowelled text", () => {
  expect(exactly(FATIHA)).toEqual(["1:1-6 plain"]);
  expect(exactly("بسم الله الرحمن الرحيم قل هو الله احد الله الصمد")).toEqual([
    "1:1 plain",
    "112:1-2 plain",
  ]);
  expect(exactly(`${arabic[6235]} ${arabic[254 + 7]}`)).toEqual(["114:6 uthmani", "2:255 uthmani"]);
  expect(exactly("يا أيها الذين آمنوا كتب عليكم الصيام")).toEqual(["2:183 plain"]);
  expect(exactly("وَبَدَا لَهُمْ سَيِّئَاتُ مَا عَمِلُوا")).toEqual(["45:33 plain"]);
});

test.each([
  // A wrong vowel, a wrong letter, a missing and an added word.
  ["قُلْ هُوَ اللَّهَ أَحَدٌ", "112:1 signs 10-17 word 3"],
  ["الله لا إله إلا هو الحيَّ القيوم", "3:2 signs 19-25 word 6"],
  ["إن هذا لشيَء عجاب", "38:5 signs 7-12 word 7"],
  ["قل هو اللة أحد", "112:1 letters 6-10 word 3"],
  ["قل أعوذ برب", "none"],
  ["الحمد لله العالمين", "1:2 missing 9-9 word 3"],
  ["مالك يوم هذا الدين", "1:4 added 9-12 word 2"],
])("%s: %s", (text, expected) => {
  const { passages = [] } = check(text) ?? {};
  const found = passages.flatMap(({ differences }) =>
    differences.map(
      (one) =>
        `${one.surahNumber}:${one.verseNumber} ${one.kind} ${one.start}-${one.end} word ${one.word}`,
    ),
  );
  expect(found.join("; ") || "none").toBe(expected);
});

test("what stands around a verse is unknown, and what is none is nothing", () => {
  const quoted = `يقول تعالى: ${arabic[6221]} صدق الله العظيم`;
  const checked = check(quoted);
  expect(checked?.passages.map(({ reference, isExact }) => [reference, isExact])).toEqual([
    ["112:1", true],
  ]);
  expect(checked?.unknown.map(({ start, end }) => quoted.slice(start, end))).toEqual([
    "يقول تعالى",
    "صدق الله العظيم",
  ]);
  expect(check("انما الاعمال بالنيات وانما لكل امرئ ما نوى")?.passages).toEqual([]);
  expect(check("In the name of God")).toEqual({ isExact: false, passages: [], unknown: [] });
});

test("a text that only repeats itself is given up", () => {
  expect(check("من ".repeat(1300))).toBeUndefined();
});
