import type { Localised } from "./language.ts";

/** A person, a people, a place or a book that the Quran names, with how each language writes it. */
export interface QuranicName {
  readonly name: Localised;
  readonly arabic: readonly string[];
  readonly english: RegExp;
}

type Row = readonly [en: string, bn: string, arabic: string, english: RegExp];

// Arabic by the keys of its words, without joined prefixes.
const ROWS: readonly Row[] = [
  ["Adam", "আদম", "ءادم ادم", /\bAdam\b/u],
  ["Noah (Nuh)", "নূহ", "نوح نوحا", /\bNoah\b/u],
  ["Hud", "হুদ", "هود هودا", /\bHud\b/u],
  ["Abraham (Ibrahim)", "ইব্রাহীম", "ابرهم ابرهيم", /\bAbraham\b/u],
  ["Lot (Lut)", "লূত", "لوط لوطا", /\bLot\b/u],
  ["Ishmael (Ismail)", "ইসমাঈল", "اسمعيل", /\bIshmael\b/u],
  ["Isaac (Ishaq)", "ইসহাক", "اسحق", /\bIsaac\b/u],
  ["Jacob (Yaqub)", "ইয়াকুব", "يعقوب", /\bJacob\b/u],
  ["Joseph (Yusuf)", "ইউসুফ", "يوسف", /\bJoseph\b/u],
  ["Shu'ayb", "শোয়ায়েব", "شعيب شعيبا", /\bShu[’']?ayb\b/u],
  ["Moses (Musa)", "মূসা", "موسي", /\bMoses\b/u],
  ["Aaron (Harun)", "হারুন", "هرون", /\bAaron\b/u],
  ["David (Dawud)", "দাউদ", "داود داوود", /\bDavid\b/u],
  ["Solomon (Sulayman)", "সুলায়মান", "سليمن", /\bSolomon\b/u],
  ["Job (Ayyub)", "আইয়ুব", "ايوب", /\bJob\b/u],
  ["Jonah (Yunus)", "ইউনুস", "يونس النون", /\bJonah\b/u],
  ["Zechariah (Zakariyya)", "যাকারিয়া", "زكريا زكرياء", /\bZechariah\b/u],
  ["John (Yahya)", "ইয়াহইয়া", "يحيي", /\bJohn\b/u],
  ["Jesus (Isa)", "ঈসা", "عيسي المسيح", /\bJesus\b/u],
  ["Mary (Maryam)", "মারইয়াম", "مريم", /\bMary\b/u],
  ["Luqman", "লুকমান", "لقمن", /\bLuqman\b/u],
  ["Pharaoh (Fir'awn)", "ফেরাউন", "فرعون", /\bPharaoh/u],
  ["Haman", "হামান", "همن", /\bHaman\b/u],
  ["Qarun", "কারুন", "قرون", /\bQarun\b|\bKorah\b/u],
  ["Saul (Talut)", "তালূত", "طالوت", /\bSaul\b/u],
  ["Goliath (Jalut)", "জালূত", "جالوت", /\bGoliath\b/u],
  ["Iblees", "ইবলীস", "ابليس", /\bIblees\b|\bIblis\b/u],
  ["Thamud", "সামুদ", "ثمود ثمودا", /\bThamud\b/u],
  ["'Aad", "আদ", "عاد عادا", /\bAad\b/u],
  ["Madyan", "মাদইয়ান", "مدين", /\bMadyan\b/u],
  ["Egypt (Misr)", "মিসর", "مصر", /\bEgypt\b/u],
  ["the Children of Israel", "বনী ইসরাঈল", "اسرءيل", /\bChildren of Israel\b/u],
  ["the Torah", "তওরাত", "التورية تورية", /\bTorah\b/u],
  ["the Gospel (Injil)", "ইঞ্জিল", "الانجيل انجيل", /\bGospel\b/u],
];

/** Who and what the Quran names, with how each language writes it. */
export const QURANIC_NAMES: readonly QuranicName[] = ROWS.map(([en, bn, arabic, english]) => ({
  name: { en, bn },
  arabic: arabic.split(" "),
  english,
}));
