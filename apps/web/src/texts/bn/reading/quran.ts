import type { quran as english } from "../../en/reading/quran.ts";
import type { Translation } from "../../translation.ts";

export const quran = {
  head: "সূরা, পারা, হিযব, রুকু ও পৃষ্ঠা ধরে কুরআন · দৈনিক কুরআন পাঠ",
  description:
    "১১৪টি সূরা, ৩০টি পারা, ৬০টি হিযব, ৫৫৬টি রুকু ও মাদানি মুসহাফের ৬০৪টি পৃষ্ঠা, প্রতিটি পুরো পড়ার জন্য, আরবি, বাংলা ও ইংরেজিতে।",
  title: "কুরআন",
  lead: "একটি সূরা, পারা, হিযব, রুকু বা পৃষ্ঠা পুরো পড়ুন। পরিকল্পনার দিনগুলো লেখার মাঝে দেখানো আছে।",
  surahs: "সূরা",
  juzs: "পারা",
  hizbs: "হিযব",
  rukus: "রুকু",
  pages: "পৃষ্ঠা",
  words: "কুরআনে সবচেয়ে বেশি আসা শব্দ",
  pageField: "মাদানি মুসহাফের পৃষ্ঠা, ১ থেকে ৬০৪",
  open: "খুলুন",
  verses: "{count, number}টি আয়াত",
  surah: "সূরা {number, number}",
  juz: "পারা {number, number}",
  hizb: "হিযব {number, number}",
  rub: "রুব {number, number}",
  ruku: "রুকু {number, number}",
  rukuOf: "{name}, রুকু {number, number}",
  page: "পৃষ্ঠা {number, number}",
  indoPakPage: "ইন্দো-পাক পৃষ্ঠা {number, number}",
  sajda: "সিজদা",
  pagesRead: "{count} পৃষ্ঠার মধ্যে {done}",
  day: "দিন {day, number}",
  days: "দিন {first, number}–{last, number}",
  partHead: "{title} · দৈনিক কুরআন পাঠ",
  surahDescription:
    "সূরা {number, number}, {name}: {count, number}টি আয়াতের সবগুলো আরবি, বাংলা ও ইংরেজিতে, পড়া ও শোনার জন্য।",
  "juz.description":
    "কুরআনের পারা {number, number}: {count, number}টি আয়াত আরবি, বাংলা ও ইংরেজিতে, পড়া ও শোনার জন্য।",
  "hizb.description":
    "কুরআনের হিযব {number, number} (আধা পারা): {count, number}টি আয়াত আরবি, বাংলা ও ইংরেজিতে, পড়া ও শোনার জন্য।",
  "rub.description":
    "কুরআনের রুব {number, number} (হিযবের চার ভাগের এক ভাগ): {count, number}টি আয়াত আরবি, বাংলা ও ইংরেজিতে, পড়া ও শোনার জন্য।",
  "ruku.description":
    "কুরআনের রুকু {number, number} (সূরার একটি অংশ): {count, number}টি আয়াত আরবি, বাংলা ও ইংরেজিতে, পড়া ও শোনার জন্য।",
  "page.description":
    "মাদানি মুসহাফের পৃষ্ঠা {number, number}: {count, number}টি আয়াত আরবি, বাংলা ও ইংরেজিতে, পড়া ও শোনার জন্য।",
  "inWay.verses": "আয়াত ধরে",
  "inWay.continuous": "একটানা",
  "inWay.page": "মুদ্রিত পৃষ্ঠা",
  play: "সব শুনুন",
  all: "সব সূরা",
  whole: "পুরো সূরা",
  previous: "আগের",
  next: "পরের",
  neighbours: "আগের ও পরের",
  neighboursAtTheEnd: "আগের ও পরের, শেষে",
  place: "অবস্থান",
  loading: "লোড হচ্ছে…",
  failed: "আয়াতগুলো লোড করা গেল না।",
} as const satisfies Translation<typeof english>;
