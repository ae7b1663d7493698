import type { notifications as english } from "../en/notifications.ts";

export const notifications: Readonly<Record<keyof typeof english, string>> = {
  addedTitle: "গ্রুপে যোগ করা হয়েছে",
  added: "{by} আপনাকে “{group}” গ্রুপে যোগ করেছেন।",
  removedTitle: "গ্রুপ থেকে বাদ দেওয়া হয়েছে",
  removed:
    "{count, plural, =1 {আপনি আর “{group}” গ্রুপের সদস্য নন।} other {আপনি আর {amount}টি গ্রুপের সদস্য নন।}}",
  deletedTitle: "গ্রুপ মুছে ফেলা হয়েছে",
  deleted:
    "{count, plural, =1 {“{group}” গ্রুপটি মুছে ফেলা হয়েছে।} other {আপনার {amount}টি গ্রুপ মুছে ফেলা হয়েছে।}}",
  roleTitle: "নতুন ভূমিকা",
  role: "আপনি এখন “{group}” গ্রুপের {role, select, admin {অ্যাডমিন} moderator {মডারেটর} other {সদস্য}}।",
  creatorTitle: "নতুন ভূমিকা",
  creator: "“{group}” গ্রুপের দায়িত্ব আপনাকে বুঝিয়ে দেওয়া হয়েছে: আপনি এখন এর মূল অ্যাডমিন।",
  claimedTitle: "{who} গ্রুপের দায়িত্ব চেয়েছেন",
  claimed:
    "{to, select, creator {আপনি বেশ কিছুদিন আসেননি, তাই {who} “{group}” গ্রুপের দায়িত্ব চেয়েছেন। {day} তারিখের মধ্যে এলে গ্রুপটি আপনারই থাকবে: জানিয়ে দিন আপনি তা রাখছেন, নয়তো দায়িত্ব বুঝিয়ে দিন।} other {“{group}” গ্রুপের মূল অ্যাডমিন বেশ কিছুদিন আসেননি, তাই {who} গ্রুপের দায়িত্ব চেয়েছেন। মূল অ্যাডমিন {day} তারিখের মধ্যে না এলে দায়িত্ব {who} পাবেন।}}",
  claimKeptTitle: "গ্রুপ আগের মতোই থাকছে",
  claimKept:
    "{to, select, creator {আপনি না থাকার সময় {who} “{group}” গ্রুপের দায়িত্ব চেয়েছিলেন। আপনি ফিরে এসেছেন, তাই গ্রুপটি আপনারই থাকছে।} other {{who} ফিরে এসেছেন, “{group}” গ্রুপের দায়িত্ব তাঁরই থাকছে।}}",
  tookOverTitle: "গ্রুপের দায়িত্ব এখন {who}-এর",
  tookOver:
    "আপনি অনেক দিন আসেননি, ১৪ দিনেও উত্তর দেননি। “{group}” গ্রুপের মূল অ্যাডমিন এখন {who}; আপনি অ্যাডমিন থাকছেন।",
  joinedTitle: "{count, plural, =1 {নতুন সদস্য} other {নতুন সদস্যরা}}",
  joined:
    "{count, plural, =1 {{who} “{group}” গ্রুপে যোগ দিয়েছেন।} other {“{group}” গ্রুপে {amount} জন যোগ দিয়েছেন।}}",
  cycleTitle: "{count, plural, =1 {নতুন খতম} other {কয়েকটি নতুন খতম}}",
  cycle:
    "{count, plural, =1 {“{group}” গ্রুপে “{cycle}” শুরু হবে {day} তারিখে।} other {“{group}” গ্রুপে {amount}টি নতুন খতম আছে।}}",
  cycleEndTitle: "“{cycle}” খতমের শেষ দিন বদলেছে",
  cycleEnd: "“{group}” গ্রুপের “{cycle}” খতমের শেষ দিন এখন {day}। সবার করা পড়া ও কুইজ থেকে যাবে।",
  faultTitle: "প্রশ্নে ভুল",
  fault:
    "{count, plural, =1 {“{group}” গ্রুপের দিন {day, number}-এর প্রশ্নে একজন সদস্য একটি ভুল পেয়েছেন।} other {“{group}” গ্রুপের {amount} দিনের প্রশ্নে সদস্যরা ভুল পেয়েছেন।}}",
  announcedTitle: "গ্রুপের খবর",
  announced: "{group} গ্রুপে {by} একটি ঘোষণা দিয়েছেন।",
  nudgedTitle: "{group} গ্রুপ থেকে একটি প্রীতির কথা",
  nudged: "{by} আপনাকে মনে করছেন: কয়েক মিনিট সময় হলেই আজকের পাঠ এখানে আছে।",
  khatmaTitle: "ভাগাভাগি খতম শুরু হচ্ছে",
  khatma:
    "{count, plural, =1 {{by} “{group}” গ্রুপে “{khatma}” শুরু করেছেন। চাইলে একটি অংশ নিন।} other {“{group}” গ্রুপে {amount}টি ভাগাভাগি খতম শুরু হয়েছে।}}",
  khatmaDoneTitle: "কুরআন পড়া শেষ হয়েছে",
  khatmaDone: "“{khatma}”-এর সব অংশ পড়া হয়েছে। আল্লাহ সবার পক্ষ থেকে কবুল করুন।",
  shareHandedOnTitle: "একটি অংশ অন্যদের দেওয়া হয়েছে",
  shareHandedOn:
    "{count, plural, =1 {“{khatma}”-এর {part, select, juz {পারা {n, number}} hizb {হিযব {n, number}} surah {সূরা {n, number}} page {পৃষ্ঠা {n, number}} other {অংশ {n, number}}} এখন অন্যরা নিতে পারেন। আপনি পড়ে থাকলে এখনো জানাতে পারেন।} other {“{khatma}”-এ আপনার {amount}টি অংশ এখন অন্যরা নিতে পারেন।}}",
  shareReturnsTitle: "“{khatma}”-এর কথা মনে করিয়ে দিচ্ছি",
  shareReturns:
    "{count, plural, =1 {আপনার কাছে {part, select, juz {পারা {n, number}} hizb {হিযব {n, number}} surah {সূরা {n, number}} page {পৃষ্ঠা {n, number}} other {অংশ {n, number}}} আছে। খতম যেন শেষ হয়, তাই {day} তারিখে এটি অন্যদের জন্য ফিরে যাবে।} other {আপনার কাছে {amount}টি অংশ আছে। প্রথমটি {day} তারিখে অন্যদের জন্য ফিরে যাবে।}}",
  passedTitle: "একজন আপনাকে ছাড়িয়ে গেছেন",
  passed: "{who} আপনাকে ছাড়িয়ে গেছেন, “{cycle}” খতমে এখন তিনিই প্রথম।",
  dayReadingTitle: "আজকের পাঠ",
  dayReading: "কুরআনের সঙ্গে কয়েকটি মিনিট: আজকের আয়াতগুলো আছে, যখন আপনার সময় হয়।",
  openQuizTitle: "{quizzes, plural, =1 {একটি কুইজ খোলা আছে} other {কয়েকটি কুইজ খোলা আছে}}",
  openQuiz:
    "{quizzes, plural, =1 {চাইলে দিতে পারেন: “{group}” গ্রুপের আজকের কুইজ এখনো খোলা আছে।} other {চাইলে দিতে পারেন: আপনার {quizzes, number}টি গ্রুপের আজকের কুইজ এখনো খোলা আছে।}}",
  pastWeekTitle: "আপনার সপ্তাহ",
  pastWeek:
    "{days, plural, =0 {নতুন একটি সপ্তাহ শুরু হচ্ছে, পাঠ আপনার জন্য তৈরি আছে।} other {এই সপ্তাহে আপনি {days, number} দিন পড়েছেন।}} {year, plural, =0 {} other {এ বছর পড়েছেন {year, number} দিন।}} {people, plural, =0 {} other {আপনার গ্রুপগুলোতে {people, number} জন কুইজ দিয়েছেন।}}",
  moreThan: "{count, number}-র বেশি",
};
