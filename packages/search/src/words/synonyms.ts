import { bengaliKeys } from "./bengali-keys.ts";
import { englishKeys } from "./english-keys.ts";
import type { Script } from "./script.ts";

// What other translations say, and what readers say, for a word of the two that are built in.
const ENGLISH = [
  "indeed verily surely truly",
  "prayer namaz namaaz salah salat salaah",
  "fasting fast roza sawm siyam",
  "zakah zakat zakaah alms charity",
  "pilgrimage hajj haj",
  "messenger apostle rasul prophet",
  "paradise garden heaven jannah jannat",
  "hell hellfire fire jahannam",
  "disbelievers unbelievers infidels kafir kuffar",
  "believers faithful mumin",
  "recite read",
  "burden charge task",
  "merciful beneficent compassionate gracious",
  "master sovereign king owner",
  "worlds universe",
  "rope cord",
  "deity god",
  "decree power destiny",
  "assured rest tranquil peace",
  "parents mother father",
  "patience patient sabr",
  "despair hopeless",
  "gog yajuj",
  "magog majuj",
  "jesus isa eesa",
  "moses musa",
  "abraham ibrahim",
  "mary maryam",
  "noah nuh",
  "joseph yusuf",
  "david dawud dawood",
  "solomon sulaiman sulayman",
  "satan shaytan shaitan devil iblis",
  "you thee thou ye",
  "your thy thine",
  "hardship difficulty distress",
  "ease relief",
  "taste tastes",
  "clot clinging",
  "interest usury riba",
  "wine intoxicants alcohol",
  "whoever whosoever who",
  "backbite backbiting",
  "weak weakest frailest",
  "home house",
] as const;

const BENGALI = [
  "নামায নামাজ সালাত ছালাত",
  "রোযা রোজা সিয়াম সাওম",
  "যাকাত জাকাত",
  "কোরআন কুরআন",
  "রসূল রাসূল রসুল পয়গম্বর নবী",
  "এবাদত ইবাদত উপাসনা",
  "জান্নাত বেহেশত",
  "জাহান্নাম দোযখ দোজখ",
  "যিকির জিকির স্মরণ",
  "পালনকর্তা প্রতিপালক রব প্রভু পরওয়ারদেগার",
  "ঈমানদারগণ মুমিনগণ মুমিন মোমেন বিশ্বাসী",
  "কাফের কাফির অবিশ্বাসী",
  "মূসা মুসা",
  "ঈসা ইসা যীশু",
  "ইব্রাহীম ইবরাহীম ইব্রাহিম",
  "পিতা-মাতা পিতামাতা বাবা-মা",
  "মা মাতা জননী",
  "বাবা আব্বা পিতা",
  "ধৈর্য ধৈর্য্য সবর",
  "ধরো ধারণ",
  "দোয়া দুআ প্রার্থনা",
  "দান সদকা ছদকা",
  "হেদায়েত হেদায়াত হিদায়াত",
  "রহমত দয়া",
  "জ্যোতি নূর আলো",
  "মেহেরবান দয়ালু",
  "সূর্য সুর্য",
  "নদী নহর নির্ঝরিণী স্রোতস্বিনী প্রস্রবণ",
] as const;

/** The Bengali words that have synonyms. */
export const BENGALI_SYNONYMS: readonly string[] = BENGALI.flatMap((group) => group.split(" "));

const tables: Readonly<Record<Script, ReadonlyMap<string, readonly string[]>>> = {
  arabic: new Map(),
  bengali: tableOf(BENGALI, bengaliKeys.ofQuery),
  latin: tableOf(ENGLISH, englishKeys.ofQuery),
};

/** The keys of the words that mean the same, for a key of that script; none for most. */
export function synonymsOf(script: Script, key: string): readonly string[] {
  return tables[script].get(key) ?? [];
}

function tableOf(groups: readonly string[], keyOf: (word: string) => string) {
  const table = new Map<string, readonly string[]>();
  for (const group of groups) {
    const keys = group.split(" ").map(keyOf);
    for (const key of keys) {
      const others = keys.filter((other) => other !== key);
      table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
  return table;
}
