import type { search as english } from "../../en/reading/search.ts";
import type { Translation } from "../../translation.ts";

export const search = {
  title: "কুরআনে খুঁজুন",
  label: "আয়াত, নাম বা শব্দ",
  placeholder: "২:২৫৫, ইয়াসীন, রহমত …",
  results: "ফলাফল",
  found: "{count, plural, =0 {কিছু পাওয়া যায়নি} one {#টি ফলাফল} other {#টি ফলাফল}}",
  best: "{count, number}টি ফলাফলের মধ্যে সবচেয়ে উপযুক্ত {shown, number}টি",
  noSuchVerse: "সূরা {surah, number}-এ আছে আয়াত ১ থেকে {last, number}।",
  noSuchSurah: "কুরআনে আছে সূরা ১ থেকে {last, number}।",
  source:
    "{field, select, translation {ইংরেজি অনুবাদ} bengaliTranslation {বাংলা অনুবাদ} transliteration {উচ্চারণ} other {তাফসীর: {name}}}",
  searching: "খোঁজা হচ্ছে…",
  hint: "আয়াত (২:২৫৫), সূরা (ইয়াসীন), পারা ৩০, হিযব ৬০, পৃষ্ঠা ৬০৪, দিন ১০১, পরিচিত নাম (আয়াতুল কুরসি) অথবা আরবি, বাংলা, ইংরেজি বা উচ্চারণের শব্দ লিখুন।",
  failed: "খোঁজার পাতা লোড করা গেল না। সংযোগ পাওয়া গেলেই এটি কাজ করবে।",
  recent: "আগে যা খুঁজেছেন",
  clear: "মুছুন",
  day: "দিন {day, number}",
  surah: "সূরা {number, number}",
  juz: "পারা {number, number}",
  hizb: "হিযব {number, number}",
  rub: "রুব {number, number}",
  ruku: "রুকু {number, number}",
  rukuOf: "{name}, রুকু {number, number}",
  page: "পৃষ্ঠা {number, number}",
} as const satisfies Translation<typeof english>;
