import type { pictures as english } from "../en/pictures.ts";

export const pictures = {
  site: "দৈনিক কুরআন পাঠ",
  cut: "আয়াতের শুরু",
  surah: "সূরা {number, number}: {name}",
  verses: "{count, number}টি আয়াত",
  juz: "পারা {number, number}",
  hizb: "হিযব {number, number}",
  rub: "রুব {number, number}",
  ruku: "রুকু {number, number}",
  page: "পৃষ্ঠা {number, number}",
  day: "দিন {number, number}, মোট {days, number}",
  khatma: "সবাই মিলে পুরো কুরআন পড়ুন",
  khatmaHow: "একটি অংশ নিন, পড়া হলে জানিয়ে দিন",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
