import { readFileSync } from "node:fs";
import type { SearchResult } from "@daily-quran/domain/search/search";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ordinalOfVerse } from "@daily-quran/quran/verse-order";
import { readParts } from "../src/reference/query-tokens.ts";
import { createSearch } from "../src/search.ts";
import { builtTexts } from "./built-texts.ts";
import { CITATIONS } from "./citation-queries.ts";
import { EVERYDAY_NAMES } from "./everyday-names.ts";
import { LATER } from "./later-queries.ts";
import { modernSpellings, withoutHamzas } from "./modern-spelling.ts";
import { NONSENSE } from "./nonsense.ts";
import { ARABIC, BENGALI, ENGLISH, type Expected, LATIN, NAMED } from "./queries.ts";
import { SPOKEN } from "./spoken-queries.ts";

const search = createSearch(builtTexts);
const all: readonly Expected[] = [...NAMED, ...ARABIC, ...ENGLISH, ...BENGALI, ...LATIN];

/** A result as the list of queries names it: `2:255`, `s36`, `j30`, `p604`, `d101`, `ruku 4`. */
const label = ({ kind, number, surahNumber, verseNumber }: SearchResult): string =>
  kind === "verse"
    ? `${surahNumber}:${verseNumber}`
    : `${kind === "ruku" ? "ruku " : kind.charAt(0)}${number}`;

const found = (query: string, limit = 5): string[] =>
  search.find(query, { limit }).results.map(label);

test("each surah is found first by its names as people in Bangladesh type them", () => {
  const missed = Object.entries(EVERYDAY_NAMES).flatMap(([number, names]) =>
    names
      .flatMap((name) => [name, `সূরা ${name}`])
      .filter((query) => found(query, 1)[0] !== `s${number}`),
  );
  expect(missed).toEqual([]);
  expect(Object.values(EVERYDAY_NAMES).flat()).toHaveLength(266);
});

test.each([
  ["112-114", ["s112", "s113", "s114"]],
  ["১১২-১১৪", ["s112", "s113", "s114"]],
  ["114-112", ["s114", "s112"]],
  ["surah 2-4", ["s2", "s3", "s4"]],
])("%s is a range of surahs", (query, surahs) => {
  expect(found(query)).toEqual(surahs);
});

test("a verse that is called by its name brings none that only sounds like the query", () => {
  for (const query of ["ayatul kursi", "ayat al-kursi"]) {
    expect(found(query)).toEqual(["2:255"]);
    expect(search.find(query, { limit: 1 }).total).toBe(1);
  }
  expect(found("light verse")).not.toContain("5:67");
  expect(found("light verse")[0]).toBe("24:35");
  expect(found("kursi")).toEqual(["2:255", "38:34"]);
});

test.each([
  ["2-255", ["2:255"]],
  ["2-286", ["2:286"]],
  ["২-২৫৫", ["2:255"]],
  ["2 – 255", ["2:255"]],
  ["2-255-257", ["2:255", "2:256", "2:257"]],
  ["baqarah 2-255", ["2:255"]],
  ["baqarah 2:255", ["2:255"]],
  ["kahf 1-3", ["18:1", "18:2", "18:3"]],
  ["verse 2-20", ["2:20"]],
])("%s is a verse, or several", (query, verses) => {
  expect(found(query)).toEqual(verses);
});

test.each([
  ["2-4", ["2:4", "s2", "s3", "s4"]],
  ["18-10", ["18:10", "s18", "s10"]],
  ["১৮-১০", ["18:10", "s18", "s10"]],
])("%s may be a verse or surahs, and the verse comes first", (query, labels) => {
  expect(found(query)).toEqual(labels);
});

test.each([
  ["juz 29-30", ["j29", "j30"]],
  ["hizb 60", ["h60"]],
  ["হিযব ৬০", ["h60"]],
  ["হিজব নং ৬০", ["h60"]],
  ["الحزب ٦٠", ["h60"]],
  ["rub 240", ["r240"]],
  ["rub al-hizb 5", ["r5"]],
  ["রুবউল হিযব ৫", ["r5"]],
  ["ruku 4", ["ruku 4"]],
  ["রুকু ৫৫৬", ["ruku 556"]],
  ["ruku 3 of Al-Baqarah", ["ruku 4"]],
  ["বাকারার ৪০ রুকু", ["ruku 41"]],
  ["surah 2 ruku 3", ["ruku 4"]],
  ["ruku 3 surah 2", ["ruku 4"]],
  ["পৃষ্ঠা ৬০৩-৬০৪", ["p603", "p604"]],
  ["day 1-2", ["d1", "d2"]],
  ["2:257-255", ["2:255", "2:256", "2:257"]],
])("the range %s leads to %j", (query, labels) => {
  expect(found(query)).toEqual(labels);
});

test.each([
  ["তিন কুল", ["s112", "s113", "s114"]],
  ["৩ কুল", ["s112", "s113", "s114"]],
  ["তিনকুল", ["s112", "s113", "s114"]],
  ["3 qul", ["s112", "s113", "s114"]],
  ["three quls", ["s112", "s113", "s114"]],
  ["tin kul", ["s112", "s113", "s114"]],
  ["চার কুল", ["s109", "s112", "s113", "s114"]],
  ["4 qul", ["s109", "s112", "s113", "s114"]],
  ["the four quls", ["s109", "s112", "s113", "s114"]],
  ["char qul", ["s109", "s112", "s113", "s114"]],
])("%s are surahs that begin with that word", (query, surahs) => {
  expect(found(query)).toEqual(surahs);
});

test.each([
  ["শেষ দুই আয়াত", ["2:285", "2:286"]],
  ["শেষ ২ আয়াত", ["2:285", "2:286"]],
  ["last two verses", ["2:285", "2:286"]],
  ["آخر آيتين", ["2:285", "2:286"]],
  ["last three ayat", ["59:22", "59:23", "59:24"]],
])("%s, without a name, are the ones that people mean", (query, verses) => {
  expect(found(query)).toEqual(verses);
});

test.each([
  ["শেষ চার", []],
  ["শেষ দুই", []],
  ["প্রথম ৩", []],
  ["৪ মাস", []],
  ["12 months", []],
  ["সাত আসমান", []],
  ["three days", ["d3"]],
  ["তিন দিন", ["d3"]],
])("in %s the number is no surah, juz or page, and words are searched", (query, parts) => {
  const labels = found(query, 20);
  expect(labels.filter((one) => !one.includes(":"))).toEqual(parts);
  expect(labels.length).toBeGreaterThan(parts.length);
});

describe("the 200 queries", () => {
  it("are 200, and 60 of them are names and references", () => {
    expect([all.length, NAMED.length]).toEqual([200, 60]);
  });

  it("find what they must at 1 in 95 of 100, and at 5 always", () => {
    const missed = all.filter(
      ([query, ...right]) => !found(query).some((one) => right.includes(one)),
    );
    expect(missed).toEqual([]);
    const notFirst = all.filter(([query, ...right]) => !right.includes(found(query, 1)[0] ?? ""));
    expect(notFirst.map(([query]) => query)).toEqual([
      "by the pen",
      "pharaoh drown",
      "alam tara kaifa fa'ala rabbuka",
    ]);
  });
});

test("93 well-known verses are found first by their sound in Bengali letters, in 219 spellings", () => {
  const missed = SPOKEN.flatMap(([verses, ...spellings]) =>
    spellings.filter((query) => !verses.split(" ").includes(found(query, 1)[0] ?? "")),
  );
  expect(missed).toEqual([]);
  const spellings = SPOKEN.reduce((sum, [, ...ways]) => sum + ways.length, 0);
  expect([SPOKEN.length, spellings]).toEqual([93, 219]);
});

const REVIEWED = new Set(
  Array.from(
    readFileSync(
      new URL("../../quran-text/test/pronounced-verses.txt", import.meta.url),
      "utf8",
    ).matchAll(/^### (\d+:\d+)$/gmu),
    ([, verse]) => verse,
  ),
);

/** Over the whole Quran 6,002 of 6,039 in Latin letters, and 6,002 of 6,068 in Bengali ones. */
test.each([
  ["en-recited", 183, 185],
  ["bn-letters", 183, 187],
])("five words as %s has them find a verse first that says them", (edition, right, asked) => {
  const lines = pronounced(edition);
  const queries = [...lines].flatMap(([verse, line]) => {
    const words = (line.split(" | ")[0] ?? "").split(" ").slice(0, 5);
    return REVIEWED.has(verse) && words.length > 2 ? [words.join(" ")] : [];
  });
  const says = (query: string): boolean =>
    lines.get(found(query, 1)[0] ?? "")?.includes(query) ?? false;
  expect([queries.filter(says).length, queries.length]).toEqual([right, asked]);
});

/** The verses of a built edition by their reference. */
function pronounced(edition: string): ReadonlyMap<string, string> {
  const file = new URL(`../../quran-text/dist/content/editions/${edition}.json`, import.meta.url);
  const runs: readonly { surah: number; from: number; text: string }[] = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return new Map(runs.map(({ surah, from, text }) => [`${surah}:${from}`, text]));
}

test("what is found by its sound in Bengali letters is marked in the transliteration, with the texts of every verse below", () => {
  const [first] = search.find("রব্বি জিদনি ইলমা", { limit: 1 }).results;
  expect(first).toMatchObject({ surahNumber: 20, verseNumber: 114 });
  expect(first?.texts.map(({ field, marks }) => [field, marks.length])).toEqual([
    ["transliteration", 1],
    ["arabic", 0],
    ["translation", 0],
    ["bengaliTranslation", 0],
  ]);
  expect(marked("রব্বি জিদনি ইলমা")).toEqual(["rabbi zidnī ʿilmā"]);
});

test("nonsense finds nothing by its sound", () => {
  expect(NONSENSE).toHaveLength(38);
  expect(NONSENSE.filter((query) => search.find(query, { limit: 1 }).total > 0)).toEqual([]);
});

test.each([
  ["nasrullah", "110:1"],
  ["hizbullah", "5:56"],
  ["ashabul kahf", "18:9"],
  ["নাসরুল্লাহ", "110:1"],
])("%s has four sounds or more and finds %s", (query, verse) => {
  expect(found(query, 5)).toContain(verse);
});

test.each([
  ["hasbunallah", ["3:173", "9:59"]],
  ["হাসবুনাল্লাহ", ["3:173", "9:59"]],
  ["hizbullah", ["5:56", "58:22"]],
  ["ফা বি আইয়ি", ["55:13", "53:55", "77:50", "55:16", "55:18"]],
  ["fabi ayyi", ["55:13", "53:55", "77:50", "55:16", "55:18"]],
  ["নামাজ কায়েম করো", ["24:56", "30:31", "2:43", "6:72", "20:14"]],
  ["namaz kayem koro", ["24:56", "30:31", "2:43", "6:72"]],
  ["jannater nodi", ["57:12", "47:15"]],
  ["dhoirjo", ["18:72", "18:75", "2:153"]],
  ["allah khomashil", ["4:106", "5:98", "16:18"]],
  ["জান্নাতের নদী", ["57:12", "47:15"]],
  ["patience", ["70:5", "2:153", "16:127"]],
  ["ধৈর্য ধরো", ["3:200", "7:128", "3:186", "20:130"]],
  ["মা বাবা", ["4:7", "80:35", "4:33", "31:14", "31:15"]],
])("%s finds first %j", (query, verses) => {
  expect(found(query, verses.length)).toEqual(verses);
});

test("Bengali in Latin letters is shown and marked in the Bengali translation", () => {
  const [first] = search.find("namaz kayem koro", { limit: 1 }).results;
  expect(first?.texts.map(({ field }) => field)).toEqual(["bengaliTranslation"]);
  const words = marked("namaz kayem koro")?.map((word) => word.normalize("NFC"));
  expect(words).toEqual(["নামায কায়েম কর".normalize("NFC")]);
});

test("words of two consonants find all the verses that say them, and mark them", () => {
  const results = search.find("ফা বি আইয়ি", { limit: 40 }).results.slice(1);
  const said = results.filter(({ texts: [text] }) => text?.text.startsWith("fabiʾayyi ālāʾi"));
  expect(said.filter(({ surahNumber }) => surahNumber === 55)).toHaveLength(30);
  expect(said.map(({ texts: [text] }) => text?.marks)).toEqual(
    said.map(() => [{ start: 0, end: 9 }]),
  );
});

test("60 modern spellings, copied texts and ways to cite find what they must at 1", () => {
  expect(CITATIONS).toHaveLength(60);
  const missed = CITATIONS.filter(
    ([query, ...verses]) => !verses.includes(found(query, 1)[0] ?? ""),
  );
  expect(missed.map(([query]) => [query, found(query, 3)])).toEqual([]);
});

test.each([
  ["18:100-10", "18:100", "18:110", 11],
  ["Baqarah 255-7", "2:255", "2:257", 3],
  ["36:80-5", "36:5", "36:54", 50],
])(
  "the end of %s may lack its first digits, where a verse has them",
  (query, first, last, count) => {
    const range = found(query, 100);
    expect([range[0], range.at(-1), range.length]).toEqual([first, last, count]);
  },
);

/** One verse in so many; of all 6,236 (7 s) none was missed either. */
const EACH = 4;

test("words of a verse as modern Arabic spells them find that verse first", () => {
  const missed: string[] = [];
  let asked = 0;
  for (let at = 0; at < builtTexts.arabic.length; at += EACH)
    for (const spelling of modernSpellings(builtTexts.arabic[at] ?? "")) {
      const words = spelling.split(" ");
      if (words.length < 3) continue;
      asked += 1;
      const length = 3 + (at % 5);
      const start = (at * 7) % Math.max(1, words.length - length + 1);
      const query = words.slice(start, start + length).join(" ");
      const [first] = search.find(query, { limit: 1 }).results;
      if (!first || !saysToo(first, query)) missed.push(`${query}: ${first && label(first)}`);
    }
  expect(missed).toEqual([]);
  expect(asked).toBe(4506);
});

/** Whether a result has these words in a row, but for hamzas; several verses may. */
function saysToo({ kind, surahNumber, verseNumber }: SearchResult, query: string): boolean {
  const verse = builtTexts.arabic[ordinalOfVerse(surahNumber, verseNumber) - 1] ?? "";
  const [, , plain] = modernSpellings(verse);
  return kind === "verse" && ` ${plain} `.includes(` ${withoutHamzas(query)} `);
}

test("105 other queries find what they must at 1", () => {
  expect(LATER).toHaveLength(105);
  const missed = LATER.filter(([query, ...right]) => !right.includes(found(query, 1)[0] ?? ""));
  expect(missed).toEqual([]);
});

test.each([
  ["2:255", ["2:255"]],
  ["2:285-286", ["2:285", "2:286"]],
  ["2:285-2:286", ["2:285", "2:286"]],
  ["2:285–300", ["2:285", "2:286"]],
  ["(2:255)", ["2:255"]],
  ["Quran 2:255", ["2:255"]],
  ["36", ["s36", "p36", "d36"]],
  ["7", ["s7", "j7", "p7", "d7"]],
  ["30th juz", ["j30"]],
  ["৩০তম পারা", ["j30"]],
  ["last verse of al-Baqarah", ["2:286"]],
  ["2:300", []],
  ["115:1", []],
  ["0:1", []],
  ["juz 31", []],
  ["hizb 59-60", ["h59", "h60"]],
  ["hizb 61", []],
  ["ruku 557", []],
  ["surah 2 ruku 41", []],
  ["page 605", []],
  ["day 301", []],
])("the reference %s leads to %j", (query, labels) => {
  expect(found(query)).toEqual(labels);
});

test.each([
  ["3:200-4:1", ["3:200", "4:1"]],
  ["3:200 - 4:1", ["3:200", "4:1"]],
  ["4:1-3:200", ["3:200", "4:1"]],
  ["2:286-3:1", ["2:286", "3:1"]],
  ["1:7-2:1", ["1:7", "2:1"]],
  ["৩:২০০-৪:১", ["3:200", "4:1"]],
  ["৩ঃ২০০–৪ঃ১", ["3:200", "4:1"]],
  ["٣:٢٠٠–٤:١", ["3:200", "4:1"]],
  ["۳:۲۰۰-۴:۱", ["3:200", "4:1"]],
  ["3-200-4-1", ["3:200", "4:1"]],
  ["surah 3 verse 200 - surah 4 verse 1", ["3:200", "4:1"]],
  ["al imran 3:200-4:1", ["3:200", "4:1"]],
  ["al imran 200-4:1", ["3:200", "4:1"]],
  ["112:1-113:1", ["112:1", "112:2", "112:3", "112:4", "113:1"]],
  ["112:3-114:1", ["112:3", "112:4", "113:1", "113:2", "113:3", "113:4", "113:5", "114:1"]],
  ["114:5-114:6", ["114:5", "114:6"]],
  ["113:4-114:300", ["113:4", "113:5", ...[1, 2, 3, 4, 5, 6].map((verse) => `114:${verse}`)]],
  ["al imran 3:199-3:200", ["3:199", "3:200"]],
  ["al imran 3:199-200", ["3:199", "3:200"]],
  ["3:200, 4:1", ["3:200", "4:1"]],
  ["2:255 18:10", ["2:255", "18:10"]],
  ["al imran 3:200, 4:1", ["3:200", "4:1"]],
  ["2:255 2:257", ["2:255", "2:257"]],
  ["2:255, 3:201", ["2:255"]],
  ["baqarah 2-3:1", Array.from({ length: 50 }, (_, index) => `2:${index + 2}`)],
])("the range %s is these verses and no others: %j", (query, labels) => {
  expect(found(query, 60)).toEqual(labels);
});

test.each(Array.from("-‐‑‒–—―−﹘﹣－〜"))("%s stands between the ends of a range", (dash) => {
  expect(found(`3:200${dash}4:1`)).toEqual(["3:200", "4:1"]);
  expect(found(`2:255 ${dash} 257`)).toEqual(["2:255", "2:256", "2:257"]);
});

test("of a range over surahs the first fifty verses are found", () => {
  const results = found("1:5-114:6", 60);
  expect([results.length, results[0], results[2], results[3], results[49]]).toEqual([
    50,
    "1:5",
    "1:7",
    "2:1",
    "2:47",
  ]);
});

test.each([
  ["2:300-3:1", { surah: 2, last: 286 }],
  ["3:1-2:300", { surah: 2, last: 286 }],
  ["2:286-3:0", { surah: 3, last: 200 }],
  ["114:6-115:1", { last: 114 }],
  ["2:300, 3:201", { surah: 2, last: 286 }],
  ["2:255, 3:201", undefined],
  ["2:300", { surah: 2, last: 286 }],
  ["২:৩০০", { surah: 2, last: 286 }],
  ["2-300", { surah: 2, last: 286 }],
  ["2:0", { surah: 2, last: 286 }],
  ["2:287-290", { surah: 2, last: 286 }],
  ["baqarah 300", { surah: 2, last: 286 }],
  ["সূরা বাকারা ৩০০", { surah: 2, last: 286 }],
  ["115:1", { last: 114 }],
  ["2:285-300", undefined],
  ["2:255", undefined],
  ["juz 31", undefined],
])("for %s it is said which verses there are: %j", (query, noSuch) => {
  expect(search.find(query, { limit: 5 }).noSuch).toEqual(noSuch);
});

test.each([
  ["nothing", ""],
  ["spaces", "   "],
  ["a sign", "?"],
  ["a regular expression", ".*(a+)+$"],
  ["SQL", "'; drop table verse; --"],
  ["escapes", "%00%ff\\u0000"],
  ["emoji", "😀🕌"],
  ["signs of direction", "\u202E\u2066abc\u2069"],
  ["markup", "<script>alert(1)</script>"],
  ["10,000 letters of one word", "x".repeat(10_000)],
  ["5,000 words of a letter", "ا ".repeat(5_000)],
  ["mixed directions", "allah الله আল্লাহ ".repeat(500)],
  ["names of objects", "__proto__ constructor toString"],
])("%s are answered, with marks inside the texts", (_, query) => {
  const { total, results } = search.find(query, { limit: 20 });
  expect(results.length).toBe(Math.min(total, 20));
  for (const { texts } of results) for (const text of texts) expectSound(text);
});

test("nothing is found for a single letter or for signs alone", () => {
  expect(["a", "ا", "ক", "?", "😀", ""].map((query) => found(query))).toEqual(
    Array.from({ length: 6 }, () => []),
  );
});

test("`constructor` is a word and no number, though every object has a property of that name", () => {
  expect(readParts("verse constructor 3")).toMatchObject({ numbers: [3], name: "constructor" });
  expect(search.find("verse constructor 3", { limit: 5 }).noSuch).toBe(undefined);
});

test("the number of results is that of all, of which the best are listed", () => {
  const withWord = builtTexts.translation.filter((text) => /\bmercy\b/iu.test(text));
  expect(withWord).toHaveLength(143);
  const numbers = ["mercy", "الله", "বলুন", "the", "throne verse", "juz 29-30", "qqqzzz"].map(
    (query) => {
      const { total, listed } = search.find(query, { limit: 1 });
      return [query, total, listed];
    },
  );
  expect(numbers).toEqual([
    ["mercy", 143, 120],
    ["الله", 1992, 125],
    ["বলুন", 191, 120],
    ["the", 4007, 200],
    ["throne verse", 35, 35],
    ["juz 29-30", 2, 2],
    ["qqqzzz", 0, 0],
  ]);
});

test("any part of a verse finds a text with marks, in order and without overlap", () => {
  const fields = ["arabic", "translation", "bengaliTranslation"] as const;
  fc.assert(
    fc.property(
      fc.nat(6235),
      fc.constantFrom(...fields),
      fc.nat(),
      fc.integer({ min: 3, max: 6 }),
      (verse, field, at, length) => {
        const words = (builtTexts[field][verse] ?? "").split(" ");
        const first = at % words.length;
        const query = words.slice(first, first + length).join(" ");
        for (const { texts } of search.find(query, { limit: 5 }).results)
          texts.forEach(expectSound);
      },
    ),
    { numRuns: 150 },
  );
});

test("a whole verse is found by its own words, in each text", () => {
  const missed = [8, 100, 262, 1000, 2500, 4000, 5000, 6100, 6220].flatMap((verse) =>
    (["arabic", "translation", "bengaliTranslation", "transliteration"] as const).filter(
      (field) => {
        const text = builtTexts[field][verse] ?? "";
        const { results } = search.find(text, { limit: 3 });
        return !results.some((result) => result.texts.some((one) => one.text === text));
      },
    ),
  );
  expect(missed).toEqual([]);
});

test("pages follow each other without a gap", () => {
  const whole = search.find("mercy", { limit: 30 });
  const parts = [0, 10, 20].flatMap(
    (offset) => search.find("mercy", { limit: 10, offset }).results,
  );
  expect(whole.results).toHaveLength(30);
  expect(parts).toEqual(whole.results);
});

function marked(query: string): string[] | undefined {
  const [text] = search.find(query, { limit: 1 }).results[0]?.texts ?? [];
  return text?.marks.map(({ start, end }) => text.text.slice(start, end));
}

test("what was found is marked in the original text", () => {
  expect(marked("اكراه في الدين")?.map((text) => text.replaceAll(/\p{M}/gu, ""))).toEqual([
    "إكراه في ٱلدين",
  ]);
  expect(marked("no compulsoin")).toEqual(["no compulsion", "no"]);
  expect(marked("ya ayyuhal muzzammil")).toEqual(["yāʾayyuhā l-muzzammil"]);
  expect(marked("মধু মক্ষিকা")).toEqual(["মধু মক্ষিকাকে"]);
});

test("a commentary is searched where there is one, and shown around what was found", () => {
  const text = `${"Words before it. ".repeat(20)}The zebra grazes there. ${"Words after it. ".repeat(20)}`;
  const withCommentary = createSearch({
    ...builtTexts,
    tafseer: [{ from: 262, to: 263, text }],
    tafseerEdition: "en-zebras",
  });
  const [first] = withCommentary.find("zebra", { limit: 1 }).results;
  expect(first).toMatchObject({
    surahNumber: 2,
    verseNumber: 255,
    texts: [{ field: "tafseer", edition: "en-zebras" }],
  });
  const [shown] = first?.texts ?? [];
  expect(shown?.text.length).toBeLessThan(260);
  expect(shown?.marks.map(({ start, end }) => shown.text.slice(start, end))).toEqual(["zebra"]);
});

function expectSound({ text, marks }: SearchResult["texts"][number]): void {
  let end = 0;
  for (const mark of marks) {
    expect(mark.start).toBeGreaterThanOrEqual(end);
    expect(mark.end).toBeGreaterThan(mark.start);
    end = mark.end;
  }
  expect(end).toBeLessThanOrEqual(text.length);
}

test("a found verse has what is remarked on its translations", () => {
  const [verse, other] = ["12:50", "12:51"].map(
    (query) => search.find(query, { limit: 1 }).results[0],
  );
  expect(verse?.bengaliRemark?.kind).toBe("missing");
  expect(verse?.bengaliRemark).toEqual(builtTexts.bengaliRemarks?.["12:50"]);
  expect(
    [verse, other].map(
      (result) => result && Object.keys(result).filter((key) => key.endsWith("Remark")),
    ),
  ).toEqual([["bengaliRemark"], []]);
});
