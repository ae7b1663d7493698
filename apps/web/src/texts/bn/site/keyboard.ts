import type { keyboard as english } from "../../en/site/keyboard.ts";
import type { Translation } from "../../translation.ts";

export const keyboard = {
  title: "কি-বোর্ড",
  or: "বা",
  afterwards: "তারপর",
  verses: "পরের আয়াতে, আগের আয়াতে",
  play: "আয়াতটি চালান বা থামান",
  player: "তিলাওয়াত চলার সময়: আগের আয়াত, পরের আয়াত",
  translation: "পরের অনুবাদ",
  bookmark: "আয়াতটি বুকমার্ক করুন বা বুকমার্ক সরান",
  mark: "“পড়েছি” দিন বা ফিরিয়ে নিন",
  search: "খুঁজুন",
  home: "আজ",
  schedule: "পাঠসূচি",
  quran: "কুরআন",
  words: "শব্দ",
  groups: "গ্রুপ",
  list: "এই তালিকা",
  setting: "কি-বোর্ড শর্টকাট",
  about: "<key>J</key> বা <key>K</key>-এর মতো একটি কি চাপলেই কাজ হয়; <key>?</key> চাপলে তালিকা দেখা যায়।",
  translationIs: "অনুবাদ: {name}",
  bookmarked: "আয়াত {verse} বুকমার্ক করা হয়েছে।",
  unbookmarked: "আয়াত {verse}-এর বুকমার্ক সরানো হয়েছে।",
  hasNote: "আয়াত {verse}-এর বুকমার্কে নোট বা লেবেল আছে, তাই সেটি থাকছে। সরাতে আয়াতের নম্বরে চাপুন।",
  marked: "দিন {day, number} পড়েছেন বলে লেখা হলো।",
  unmarked: "দিন {day, number} পড়েছেন, তা ফিরিয়ে নেওয়া হলো।",
} as const satisfies Translation<typeof english>;
