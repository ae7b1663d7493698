import type { figures as english } from "../../en/reading/figures.ts";
import type { Translation } from "../../translation.ts";

export const figures = {
  theFigures: "আপনার হিসাব",
  streak: "টানা {days, number} দিন",
  streakToday: "আজসহ টানা {days, number} দিন",
  longest: "সবচেয়ে বেশি: {days, number} দিন",
  missed:
    "{dates}: {count, plural, one {পাঠটি বাদ গেছে। এখন পড়লে দিনটি গোনা হবে।} other {পাঠগুলো বাদ গেছে। এখন পড়লে দিনগুলো গোনা হবে।}}",
  makeUp: "দিন {day, number} পড়ুন",
  makeUpPortion: "{date} তারিখের অংশ পড়ুন",
  hide: "ধারাবাহিকতা লুকান",
  show: "ধারাবাহিকতা দেখান",
  lastWeeks: "গত পাঁচ সপ্তাহ",
  sheets: "বছরটি দিন ধরে দেখুন",
  year: "আমার বছর",
  yearBefore: "আগের বছর",
  yearAfter: "পরের বছর",
  yearTotals: "{days, number} দিন, {verses, number} আয়াত, {minutes, number} মিনিট",
  less: "কম",
  more: "বেশি",
  table: "বছরটি সারণিতে দেখুন",
  month: "মাস",
  days: "দিন",
  verses: "আয়াত",
  minutes: "মিনিট",
  cell: "{date}: {verses, plural, =0 {কিছু পড়া হয়নি} other {# আয়াত}}",
  inAll: "সব মিলিয়ে",
  readDays: "দিন",
  readVerses: "আয়াত",
  readMinutes: "মিনিট",
  khatmas: "খতম",
} as const satisfies Translation<typeof english>;
