import type { sheet as english } from "../../en/reading/sheet.ts";
import type { Translation } from "../../translation.ts";

export const sheet = {
  title: "আয়াত {verse}",
  reportTitle: "আয়াত {verse}: ভুল জানান",
  report: "ভুল জানান",
  copyArabic: "আরবি কপি করুন",
  copyOnlyEnglish: "ইংরেজি কপি করুন",
  copyOnlyBengali: "বাংলা কপি করুন",
  copyEnglish: "আরবি ও ইংরেজি কপি করুন",
  copyBengali: "আরবি ও বাংলা কপি করুন",
  copyPronunciation: "উচ্চারণ কপি করুন",
  copyAllEnglish: "আরবি, উচ্চারণ ও ইংরেজি কপি করুন",
  copyAllBengali: "আরবি, উচ্চারণ ও বাংলা কপি করুন",
  copyLink: "লিংক কপি করুন",
  share: "শেয়ার করুন",
  picture: "ছবি ডাউনলোড করুন",
  linkCopied: "লিংক কপি হয়েছে।",
  copied: "কপি হয়েছে।",
  notCopied: "আপনার ব্রাউজার কপি করতে দেয়নি।",
} as const satisfies Translation<typeof english>;
