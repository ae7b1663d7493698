import type { Localised } from "./language.ts";
import type { QuizVerse, SurahFacts } from "./quran.ts";
import { isListed, verseList } from "./verse-list.ts";

/** A person, a people, a place or a book that the Quran names, with how each language writes it. */
export interface QuranicName {
  readonly name: Localised;
  readonly arabic: readonly string[];
  readonly english: RegExp;
  readonly bengali: RegExp;
  readonly isProphet: boolean;
  /** Verses that name another bearer of the name, or mean this one by another name. */
  readonly unsure: ReadonlySet<string>;
}

/** A verse with the keys of its Arabic words. */
export type NamingVerse = QuizVerse & { readonly wordKeys: readonly string[] };

type Row = readonly [
  en: string,
  bn: string,
  arabic: string,
  english: RegExp,
  bengali: RegExp,
  unsure?: Record<number, string>,
];

// Arabic by the keys of its words, without joined prefixes; Bengali in a spelling that the translation has.
// 19:28 has another Harun; the other verses mean Jesus or Jacob by “the son of Mary” or “Israel”.
const ROWS: readonly Row[] = [
  ["Adam", "আদম", "ءادم ادم", /\bAdam\b/u, /আদম/u],
  ["Noah (Nuh)", "নূহ", "نوح نوحا", /\bNoah\b/u, /ন(?:ূ|ু)হ/u],
  ["Hud", "হুদ", "هود هودا", /\bHud\b/u, /হ(?:ূ|ু)দ/u],
  ["Abraham (Ibrahim)", "ইব্রাহীম", "ابرهم ابرهيم", /\bAbraham\b/u, /ই(?:ব|্)*(?:্)?রাহ(?:ী|ি)ম/u],
  ["Lot (Lut)", "লূত", "لوط لوطا", /\bLot\b/u, /ল(?:ূ|ু)ত/u],
  ["Ishmael (Ismail)", "ইসমাঈল", "اسمعيل", /\bIshmael\b/u, /ইসমা(?:ঈ|ই)ল/u],
  ["Isaac (Ishaq)", "ইসহাক", "اسحق", /\bIsaac\b/u, /ইসহাক|ইসহাকে/u],
  [
    "Jacob (Yaqub)",
    "ইয়াকুব",
    "يعقوب",
    /\bJacob\b/u,
    /ইয়াক(?:ূ|ু)ব|এয়াক(?:ূ|ু)ব|ইয়া(?:’|')ক(?:ূ|ু)ব/u,
    { 19: "58" },
  ],
  ["Joseph (Yusuf)", "ইউসুফ", "يوسف", /\bJoseph\b/u, /ইউস(?:ু|ূ)ফ/u],
  ["Shu'ayb", "শোয়ায়েব", "شعيب شعيبا", /\bShu[’']?ayb\b/u, /শ(?:ো|ু)[^ ]*ব/u],
  ["Moses (Musa)", "মূসা", "موسي", /\bMoses\b/u, /ম(?:ূ|ু)সা/u],
  ["Aaron (Harun)", "হারুন", "هرون", /\bAaron\b/u, /হার(?:ু|ূ)(?:ন|ণ)/u, { 19: "28" }],
  ["David (Dawud)", "দাউদ", "داود داوود", /\bDavid\b/u, /দা(?:উ|ঊ)দ/u],
  ["Solomon (Sulayman)", "সুলায়মান", "سليمن", /\bSolomon\b/u, /স(?:ো|ু)লা(?:য়|ই)+মান/u],
  ["Job (Ayyub)", "আইয়ুব", "ايوب", /\bJob\b/u, /আই(?:য়(?:ু|্)|উব)/u],
  ["Jonah (Yunus)", "ইউনুস", "يونس النون", /\bJonah\b/u, /ইউন(?:ু|ূ)স/u],
  ["Zechariah (Zakariyya)", "যাকারিয়া", "زكريا زكرياء", /\bZechariah\b/u, /(?:য|জ)াকারিয়া/u],
  ["John (Yahya)", "ইয়াহইয়া", "يحيي", /\bJohn\b/u, /ইয়াহ(?:্|ই)*য়া|ইয়াহিয়া/u],
  ["Jesus (Isa)", "ঈসা", "عيسي المسيح", /\bJesus\b/u, /ঈসা|(?:ই|ঈ)সা/u, { 23: "50", 43: "57" }],
  ["Mary (Maryam)", "মারইয়াম", "مريم", /\bMary\b/u, /মা?রি?(?:ই|য়)*য়(?:ম|া)/u],
  ["Luqman", "লুকমান", "لقمن", /\bLuqman\b/u, /ল(?:ো|ু)কমান/u],
  ["Pharaoh (Fir'awn)", "ফেরাউন", "فرعون", /\bPharaoh/u, /ফেরাউন|ফিরাউন|ফেরআউন/u],
  ["Haman", "হামান", "همن", /\bHaman\b/u, /হামান/u],
  ["Qarun", "কারুন", "قرون", /\bQarun\b|\bKorah\b/u, /কার(?:ু|ূ)(?:ন|ণ)/u],
  ["Saul (Talut)", "তালূত", "طالوت", /\bSaul\b/u, /তাল(?:ু|ূ)ত/u],
  ["Goliath (Jalut)", "জালূত", "جالوت", /\bGoliath\b/u, /জাল(?:ু|ূ)ত/u],
  ["Iblees", "ইবলীস", "ابليس", /\bIblees\b|\bIblis\b/u, /ইবল(?:ী|ি)স/u],
  ["Thamud", "সামুদ", "ثمود ثمودا", /\bThamud\b/u, /সাম(?:ু|ূ)দ|ছাম(?:ু|ূ)দ/u],
  ["'Aad", "আদ", "عاد عادا", /\bAad\b/u, /(^|[\s,-])(?:’|'|‘)?আ(?:’|')?দ([\s,-]|ে|কে|$)/u],
  ["Madyan", "মাদইয়ান", "مدين", /\bMadyan\b/u, /মাদ(?:ই|া|য়)+(?:য়|য)*(?:া|ে)ন|মাদইয়ান|মাদায়েন/u],
  ["Egypt (Misr)", "মিসর", "مصر", /\bEgypt\b/u, /মি(?:স|শ)র/u],
  [
    "the Children of Israel",
    "বনী ইসরাঈল",
    "اسرءيل",
    /\bChildren of Israel\b/u,
    /ইসরা(?:ঈ|ই|য়ী)ল|ইস্রা(?:ঈ|ই)ল/u,
  ],
  ["the Torah", "তওরাত", "التورية تورية", /\bTorah\b/u, /তা?ওরাত/u],
  ["the Gospel (Injil)", "ইঞ্জিল", "الانجيل انجيل", /\bGospel\b/u, /ইঞ্জ(?:ি|ী)ল|ইনজ(?:ি|ী)ল/u],
];

const PROPHETS = new Set(
  "Adam Noah Hud Abraham Lot Ishmael Isaac Jacob Joseph Shu'ayb Moses Aaron David Solomon Job Jonah Zechariah John Jesus".split(
    " ",
  ),
);

/** The names that a question can ask about. */
export const QURANIC_NAMES: readonly QuranicName[] = ROWS.map(
  ([en, bn, arabic, english, bengali, unsure = {}]) => ({
    name: { en, bn },
    arabic: arabic.split(" "),
    english,
    bengali,
    isProphet: PROPHETS.has(en.split(" ")[0] ?? ""),
    unsure: verseList(unsure),
  }),
);

/** Whether a surah has this name, so that knowing the surahs' names is enough to find it. */
export function namesASurah({ name }: QuranicName, { englishName }: SurahFacts): boolean {
  return name.en.split(/[ ()]+/u).includes(englishName);
}

// And, so, by, for, as, O.
const JOINED = /^[وفبلكي]*$/u;

/** Whether a verse has the name in Arabic and in every translation, and surely means the one asked about. */
export function isNamedIn(name: QuranicName, verse: NamingVerse): boolean {
  const { english, bengali } = name;
  return (
    !isListed(name.unsure, verse) &&
    inArabic(name, verse) &&
    english.test(verse.translation) &&
    bengali.test(verse.bengaliTranslation.normalize("NFC"))
  );
}

/**
 * Whether a verse has the name neither in Arabic nor in a translation, not even as an added word, and does not
 * mean its bearer by another one.
 */
export function isAbsentFrom(name: QuranicName, verse: NamingVerse): boolean {
  const { english, bengali } = name;
  return !(
    isListed(name.unsure, verse) ||
    inArabic(name, verse) ||
    english.test(verse.translation) ||
    bengali.test(verse.bengaliTranslation.normalize("NFC"))
  );
}

/** Whether a word of a verse is the name, as it is or behind one or two joined prefixes. */
function inArabic({ arabic }: QuranicName, { wordKeys }: NamingVerse): boolean {
  return arabic.some((name) => wordKeys.some((key) => endsInName(key, name)));
}

function endsInName(key: string, name: string): boolean {
  const before = key.length - name.length;
  return before >= 0 && before <= 2 && key.endsWith(name) && JOINED.test(key.slice(0, before));
}
