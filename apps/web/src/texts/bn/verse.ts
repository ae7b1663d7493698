import type { verse as english } from "../en/verse.ts";
import type { Translation } from "../translation.ts";

export const verse = {
  more: "আয়াত {verse}: বুকমার্ক করুন, কপি করুন বা ভুল জানান",
  title: "আয়াত {verse}",
  reportTitle: "আয়াত {verse}: ভুল জানান",
  report: "ভুল জানান",
  copyArabic: "আরবি কপি করুন",
  copyOnlyEnglish: "ইংরেজি কপি করুন",
  copyOnlyBengali: "বাংলা কপি করুন",
  copyEnglish: "আরবি ও ইংরেজি কপি করুন",
  copyBengali: "আরবি ও বাংলা কপি করুন",
  copyLink: "লিংক কপি করুন",
  share: "শেয়ার করুন",
  picture: "ছবি ডাউনলোড করুন",
  linkCopied: "লিংক কপি হয়েছে।",
  copied: "কপি হয়েছে।",
  notCopied: "আপনার ব্রাউজার কপি করতে দেয়নি।",
  failed: "এটি লোড করা গেল না। নেটওয়ার্ক দেখে পাতাটি আবার খুলুন।",
} as const satisfies Translation<typeof english>;
