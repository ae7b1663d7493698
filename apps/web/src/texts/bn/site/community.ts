import type { community as english } from "../../en/site/community.ts";
import type { Translation } from "../../translation.ts";

export const community = {
  together: "একসঙ্গে পড়ুন",
  talk: "অন্য পাঠকদের সঙ্গে আজকের পাঠ নিয়ে কথা বলুন।",
  facebook: "ফেসবুক পেজ",
  telegram: "টেলিগ্রাম গ্রুপ",
  think: "আপনার মতামত জানান",
  survey: "ছোট একটি জরিপ। কারও নাম নেওয়া হয় না।",
  takeSurvey: "জরিপে অংশ নিন",
} as const satisfies Translation<typeof english>;
