import type { SearchTexts } from "@daily-quran/domain/search/search";
import { SURAH_NAMES } from "@daily-quran/quran-text/search/surah-names";
import { type NameBook, nameBook } from "./name-book.ts";
import { type NamedVerses, VERSES_CALLED, VERSES_NAMED, VERSES_SAID } from "./verse-names.ts";

/** All names that a search knows. */
export interface Names {
  readonly surahs: NameBook<number>;
  readonly meanings: NameBook<number>;
  readonly juzs: NameBook<number>;
  readonly juzsAlone: NameBook<number>;
  /** Names that follow a word for verse. */
  readonly called: NameBook<NamedVerses>;
  readonly alone: NameBook<NamedVerses>;
  /** Names that count only as they are spelled. */
  readonly said: NameBook<NamedVerses>;
}

/** The names of the 30 juz, by the words with which they begin. */
const JUZ_NAMES: Readonly<Record<number, readonly string[]>> = {
  1: ["Alif Lam Mim", "Alif Laam Meem", "الم", "আলিফ লাম মীম"],
  2: ["Sayaqul", "Sayaqool", "سيقول", "সাইয়াকুল"],
  3: ["Tilkar Rusul", "Tilka ar-Rusul", "تلك الرسل", "তিলকার রুসুল"],
  4: ["Lan Tanalu", "Lan Tana Loo", "لن تنالوا", "লান তানালু"],
  5: ["Wal Mohsanat", "Wal Muhsanat", "والمحصنات", "ওয়াল মুহসানাত"],
  6: ["La Yuhibbullah", "لا يحب الله", "লা ইউহিব্বুল্লাহ"],
  7: ["Wa Iza Samiu", "Wa Idha Samiu", "وإذا سمعوا", "ওয়া ইযা সামিউ"],
  8: ["Wa Lau Annana", "Wa Law Annana", "ولو أننا", "ওয়ালাও আন্নানা"],
  9: ["Qalal Malao", "Qalal Mala", "قال الملأ", "কালাল মালাউ"],
  10: ["Wa Alamu", "Wa'lamu", "واعلموا", "ওয়ালামু"],
  11: ["Yatazeroon", "Ya'tadhirun", "يعتذرون", "ইয়াতাযিরুন"],
  12: ["Wa Mamin Dabbah", "Wa Ma Min Dabbah", "وما من دابة", "ওয়ামা মিন দাব্বাহ"],
  13: ["Wa Ma Ubrioo", "Wa Ma Ubarriu", "وما أبرئ", "ওয়ামা উবাররিউ"],
  14: ["Rubama", "ربما", "রুবামা"],
  15: ["Subhanallazi", "Subhan Alladhi", "سبحان الذي", "সুবহানাল্লাযী"],
  16: ["Qal Alam", "Qala Alam", "قال ألم", "কালা আলাম"],
  17: ["Iqtaraba", "Aqtarabo", "Iqtaraba Linnas", "اقترب للناس", "ইকতারাবা"],
  18: ["Qad Aflaha", "Qadd Aflaha", "قد أفلح", "কাদ আফলাহা"],
  19: ["Wa Qalallazina", "Wa Qal Alladhina", "وقال الذين", "ওয়া কালাল্লাযীনা"],
  20: ["Amman Khalaq", "A'man Khalaq", "أمن خلق", "আম্মান খালাকা"],
  21: ["Utlu Ma Oohi", "Utlu Ma Uhiya", "اتل ما أوحي", "উতলু মা উহিয়া"],
  22: ["Wa Man Yaqnut", "ومن يقنت", "ওয়া মান ইয়াকনুত"],
  23: ["Wa Mali", "Wa Maliya", "وما لي", "ওয়ামা লিয়া"],
  24: ["Faman Azlam", "Fa Man Azlamu", "فمن أظلم", "ফামান আযলামু"],
  25: ["Elahe Yuruddo", "Ilayhi Yuraddu", "إليه يرد", "ইলাইহি ইউরাদ্দু"],
  26: ["Ha Meem", "Ha Mim", "حم", "হা মীম"],
  27: ["Qala Fama Khatbukum", "قال فما خطبكم", "কালা ফামা খাতবুকুম"],
  28: ["Qad Sami Allah", "Qad Sami", "قد سمع", "কাদ সামিয়া"],
  29: ["Tabarakallazi", "Tabarak", "تبارك الذي", "تبارك", "তাবারাকাল্লাযী", "তাবারাকা"],
  30: ["Amma", "Amma Yatasaalun", "عم", "عم يتساءلون", "আম্মা", "আম"],
};

const JUZ_NAMED: Readonly<Record<string, number>> = {
  আমপারা: 30,
  "আম পারা": 30,
  ampara: 30,
  "am para": 30,
  ammapara: 30,
};

/** Prepares the names of surahs, juz and verses. */
export function indexNames(surahs: SearchTexts["surahs"]): Names {
  const ofSurahs = surahs.map(({ englishName, bengaliName, arabicName }, index) => {
    const others = SURAH_NAMES[index + 1] ?? [];
    return [index + 1, [englishName, bengaliName, arabicName, ...others]] as const;
  });
  const meanings = surahs.map(({ englishMeaning }, index) => {
    const bare = englishMeaning.replace(/^(?:The|He) /u, "");
    return [index + 1, [englishMeaning, bare]] as const;
  });
  const ofJuzs = Object.entries(JUZ_NAMES).map(([juz, names]) => [Number(juz), names] as const);
  const ofJuzsAlone = Object.entries(JUZ_NAMED).map(([name, juz]) => [juz, [name]] as const);
  return {
    surahs: nameBook(ofSurahs),
    meanings: nameBook(meanings),
    juzs: nameBook(ofJuzs),
    juzsAlone: nameBook(ofJuzsAlone),
    called: nameBook(VERSES_CALLED.map((verses) => [verses, verses.names] as const)),
    said: nameBook(VERSES_SAID.map((verses) => [verses, verses.names] as const)),
    alone: nameBook(VERSES_NAMED.map((verses) => [verses, verses.names] as const)),
  };
}
