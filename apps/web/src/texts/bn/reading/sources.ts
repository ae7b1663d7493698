import type { sources as english } from "../../en/reading/sources.ts";
import type { Translation } from "../../translation.ts";

export const sources = {
  list: "উৎসের তালিকা",
  loading: "উৎস লোড হচ্ছে…",
  failed: "উৎসের তালিকা লোড করা গেল না।",
  origin:
    "{language, select, ar {আরবি} en {ইংরেজি} bn {বাংলা} other {{language}}} {kind, select, arabic {লেখা} translation {অনুবাদ} transliteration {উচ্চারণ} other {তাফসীর}}: {author}। <source>{host}</source>",
  verses: "{all, number}টি আয়াতের মধ্যে {verses, number}টি আছে।",
  isDefault: "পাঠে সাধারণত এটিই দেখানো হয়।",
  wideErrata: "{verses, number}টি আয়াতে একই ধরনের সংশোধন",
  copy: "যে কপি থেকে নেওয়া",
  errata: "এখানে করা {count, number}টি সংশোধন",
  remarked:
    "{count, number}টি আয়াতের অনুবাদের নিচে মন্তব্য আছে: কোনো অংশ নেই, ছাপার ভুল ঠিক করা হয়েছে, অথবা অর্থে সন্দেহ আছে।",
  missing: "{count, number}টি আয়াত নেই",
  timings:
    "মিশারী আল-আফাসীর তিলাওয়াতে কোন শব্দ কখন শোনা যায়: <source>cpfair/quran-align</source>, ২০১৬, <licence>CC BY 4.0</licence>; সেকেন্ডের শতভাগে।",
  noTafseer: "এই সাইটে এখনো কোনো তাফসীর নেই।",
  notInEdition: "এই সংস্করণে নেই।",
} as const satisfies Translation<typeof english>;
