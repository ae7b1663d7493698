import type { PartKind } from "@daily-quran/quran/parts";
import { fold } from "@daily-quran/quran-text/search/fold";
import { toLatinDigits } from "@daily-quran/quran/latin-digits";

/** What a word of a reference does in it. */
export type Role = PartKind | "verse" | "day" | "first" | "last" | "filler";

/** A query as a reference reads it: roles, numbers, and the words between them, which may be a name. */
export interface QueryParts {
  readonly roles: ReadonlySet<Role>;
  readonly numbers: readonly number[];
  /** Whether the last two numbers are a range (`255-257`). */
  readonly isRange: boolean;
  /** How many numbers stand before each dash. */
  readonly dashesAfter: ReadonlySet<number>;
  /** Whether a number is a word (`three`), which texts have too. */
  readonly isSpelled: boolean;
  /** The words that have no role, as typed. */
  readonly name: string;
  /** The name with the words that begin it as a part of it: `ayat al-kursi`. */
  readonly text: string;
}

const WORDS_OF_ROLE: Readonly<Record<Role, string>> = {
  surah:
    "surah sura surat surath soorah soora sure surahs suratul suratu chapter sourate سورة سوره السورة সূরা সুরা সুরাহ সূরাহ ছুরা সূরার সুরার",
  verse:
    "v verse verses ayah ayat aya ayaat ayahs ayats ayath ayet ayatul ayatu ayatun ayatal ayetel ayetul ayate aayat aayah vers آية اية الآية الاية آيات ايات الآيات آيه ايه آيتين ايتين آيتان ايتان الآيتين الايتين الآيتان আয়াত আয়াতে আয়াতুল আয়াতুন আয়াতসমূহ আয়াতের আয়াতগুলো আয়াতটি",
  juz: "juz juzz juzu juzoo jus juza para parah paara sipara siparah جزء الجزء جزو পারা পারার জুয জুজ",
  hizb: "hizb hizbs hizib হিযব হিজব হিযবের হিজবের حزب الحزب",
  rub: "rub rubu rubul রুব রুবু রুবউল ربع الربع",
  ruku: "ruku rukus rukoo rooku ruko রুকু রুকুর রুকূ রুকূর ركوع الركوع رکوع",
  page: "p page pages pg صفحة الصفحة صفحه পৃষ্ঠা পৃষ্ঠার পাতা পেজ",
  day: "day days اليوم يوم দিন দিনের",
  first: "first opening beginning start أول اول أوائل اوائل الأول প্রথম শুরুর শুরু",
  last: "last final ending end latest closing آخر اخر أواخر اواخر الأخير خواتيم خاتمة الأخيرة শেষ শেষের শেষাংশ",
  filler:
    "of the from in no number nr and q qs quran koran holy by for এর নং নম্বর নাম্বার ও من رقم في القرآن القران",
};

/** Roles of words that the texts have too: they count beside a number only. */
const NUMBERED: ReadonlySet<Role | undefined> = new Set(["hizb", "rub", "ruku"]);

const NUMBERS: ReadonlyMap<string, number> = numberWords([
  "one ওয়াহিদ এক একটি واحد واحدة",
  "two দুই দুটি দু اثنين اثنتين آيتين ايتين آيتان ايتان الآيتين الايتين الآيتان",
  "three তিন তিনটি ثلاث ثلاثة",
  "four চার চারটি أربع اربع أربعة",
  "five পাঁচ পাঁচটি خمس خمسة",
  "six ছয় ছয়টি ست ستة",
  "seven সাত সাতটি سبع سبعة",
  "eight আট আটটি ثمان ثماني",
  "nine নয় নয়টি تسع تسعة",
  "ten দশ দশটি عشر عشرة",
]);

const roles: ReadonlyMap<string, Role> = new Map(
  Object.entries(WORDS_OF_ROLE).flatMap(([role, words]) =>
    words.split(" ").map((word) => [fold(word), role as Role] as const),
  ),
);

const TOKEN =
  /(?<number>\d+)(?:st|nd|rd|th|তম|ম|য়|র্থ|ষ্ঠ|[a-d])?(?![\p{L}\p{M}])|(?<digits>\d+)|(?<word>[\p{L}\p{M}'’‘ʼʾʿ`]+)|(?<dash>[\p{Pd}−])|(?<sign>[^\s])/gu;

/** Typed in Bengali for the colon that it looks like: `২ঃ২৫৫`. */
const VISARGA = /(\d)\s*ঃ\s*(?=\d)/gu;

/** Indonesian `QS. Al-Baqarah [2]: 255`. */
const QS = /\bq\.?\s?s\b/gu;

const RUB_AL_HIZB = /\brub\S*[\s-]+(?:[au]l[\s-]+)?hizb\b/gu;

/** Reads the parts of a query; undefined for one with signs that no reference has. */
export function readParts(query: string): QueryParts | undefined {
  const plain = toLatinDigits(query.normalize("NFKC").replaceAll(/[\p{Cf}]/gu, ""))
    .toLowerCase()
    .replaceAll(VISARGA, "$1:")
    .replaceAll(QS, "qs")
    .replaceAll(RUB_AL_HIZB, "rub");
  const hasNumber = /\d/u.test(plain);
  const found = new Set<Role>();
  const numbers: number[] = [];
  const name: string[] = [];
  const text: string[] = [];
  const dashesAfter = new Set<number>();
  let isRange = false;
  let isSpelled = false;
  let dashed = false;
  const order: Role[] = [];
  for (const { groups = {} } of plain.matchAll(TOKEN)) {
    const { number = groups["digits"], word, dash, sign } = groups;
    if (number !== undefined) {
      isRange = dashed && numbers.length > 0;
      numbers.push(Number(number.slice(0, 9)));
    } else if (word !== undefined) {
      const folded = fold(word);
      const known = roles.get(folded);
      const role = hasNumber || !NUMBERED.has(known) ? known : undefined;
      const count = NUMBERS.get(folded);
      if (role) found.add(role);
      if (role === "verse" || role === "ruku" || role === "surah") order[numbers.length] ??= role;
      if (count !== undefined) {
        numbers.push(count);
        isSpelled = true;
      }
      if (role === undefined && count === undefined) name.push(word);
      text.push(word);
    } else if (sign !== undefined && !/[:.,;/()[\]{}"“”«»#&+?!|।٫،؛]/u.test(sign)) return undefined;
    dashed = dash !== undefined;
    if (dashed) dashesAfter.add(numbers.length);
  }
  // `ayah 255 surah 2`, `ruku 3 of surah 2`
  if (
    numbers.length === 2 &&
    order[0] !== undefined &&
    order[0] !== "surah" &&
    order[1] === "surah"
  )
    numbers.reverse();
  const words = { name: name.join(" "), text: text.join(" ") };
  return { roles: found, numbers, isRange, dashesAfter, isSpelled, ...words };
}

function numberWords(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap((line, index) => line.split(" ").map((word) => [fold(word), index + 1] as const)),
  );
}
