import type { sheet as english } from "../../en/reading/sheet.ts";
import type { Translation } from "../../translation.ts";

export const sheet = {
  play: "এখান থেকে শুনুন",
  commentary: "তাফসীর",
  copy: "যেমন দেখা যাচ্ছে, কপি করুন",
  more: "আরও",
  reportTitle: "আয়াত {verse}: ভুল জানান",
  report: "ভুল জানান",
  copyArabic: "আরবি কপি করুন",
  "copy.eng": "ইংরেজি কপি করুন",
  "copy.ban": "বাংলা কপি করুন",
  copyPronunciation: "উচ্চারণ কপি করুন",
  copyLink: "লিংক কপি করুন",
  share: "শেয়ার করুন",
  picture: "ছবি ডাউনলোড করুন",
  copied: "কপি হয়েছে।",
  notCopied: "আপনার ব্রাউজার কপি করতে দেয়নি।",
} as const satisfies Translation<typeof english>;
