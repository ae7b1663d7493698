import type { choices as english } from "../../en/reading/choices.ts";
import type { Translation } from "../../translation.ts";

export const choices = {
  script: "আরবি লিপি",
  whichScript: "কোন লিপিতে পড়েন?",
  uthmani: "উসমানী",
  indopak: "ইন্দো-পাক",
  pronunciationStyle: "উচ্চারণের ধরন",
  scholarly: "হরফ ধরে",
  latin: "ইংরেজি",
  bengali: "বাংলা",
  oneTafseer:
    "তাফসীর: {name}, {author} ({language, select, ar {আরবি} en {ইংরেজি} bn {বাংলা} other {{language}}})",
  tafseerBy: "কার তাফসীর",
  openAllTafseers: "সব আয়াতের তাফসীর দেখুন",
  "by.en": "কার ইংরেজি অনুবাদ",
  "by.bn": "কার বাংলা অনুবাদ",
  language: "{language, select, ar {আরবি} en {ইংরেজি} bn {বাংলা} other {{language}}}",
  default: "{name} (ডিফল্ট)",
  listFailed: "সংস্করণের তালিকা লোড করা গেল না।",
} as const satisfies Translation<typeof english>;
