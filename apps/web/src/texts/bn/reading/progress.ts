import type { progress as english } from "../../en/reading/progress.ts";
import type { Translation } from "../../translation.ts";

export const progress = {
  storageFull: "এই ডিভাইসে আর জায়গা নেই: এখন যা চিহ্নিত করবেন, তা শুধু এই পাতা বন্ধ করা পর্যন্ত থাকবে।",
  storageBlocked:
    "আপনার ব্রাউজার এই সাইটকে কিছু সংরক্ষণ করতে দেয় না: যা চিহ্নিত করবেন, তা শুধু এই পাতা বন্ধ করা পর্যন্ত থাকবে।",
  stillSent: "তবে তা আপনার অ্যাকাউন্টে পাঠানো হবে।",
  notSent: "এখনো আপনার অ্যাকাউন্টে যায়নি: {why}",
  refused: "এটি রাখা যায়নি: {why}",
  ok: "ঠিক আছে",
  leftTitle: "আপনার পড়ার হিসাব সঙ্গে নেবেন?",
  left: "সাইন ইন করার আগে এই ব্রাউজারে যা রাখা হয়েছে: পড়েছেন {marks, number} দিন, বুকমার্ক {bookmarks, number}টি, পরিকল্পনা {plans, number}টি। এগুলো কি আপনার অ্যাকাউন্টে নেবেন? অ্যাকাউন্টে আগে থেকে যা আছে, তা থাকবে।",
  leftTake: "সঙ্গে নিন",
  leftLeave: "এখানেই থাক",
  markRead: "পড়েছি",
  readOn: "পড়েছেন · {date}",
  undo: "ফিরিয়ে নিন",
  warmth: "আল্লাহ আপনার পাঠ কবুল করুন।",
  week: "গত সাত দিনের মধ্যে {count, number} দিন পড়েছেন",
  weekRest: "{count, number} দিন বিশ্রাম",
  remind: "আপনার পছন্দের সময়ে দিনের পাঠের কথা মনে করিয়ে দেওয়া হোক?",
  remindYes: "সময় বেছে নিন",
  remindNo: "না, ধন্যবাদ",
  install: "অ্যাপটি কি হোম স্ক্রিনে রাখবেন? সেখান থেকে নেটওয়ার্ক ছাড়াও খোলে।",
  installYes: "ইনস্টল করুন",
  installApple:
    "অ্যাপটি হোম স্ক্রিনে রাখা যায়, সেখান থেকে নেটওয়ার্ক ছাড়াও খোলে: শেয়ারে চাপ দিয়ে “Add to Home Screen” বেছে নিন।",
  readFor: "পড়েছেন · {date} তারিখের পাঠ হিসেবে ধরা হয়েছে",
  tomorrow: "আগামীকাল: {title} · {minutes, number} মিনিট",
  next: "এরপর: {title} · {minutes, number} মিনিট",
  ownEnded: "আপনার নিজের দিন {day, number} শেষ। সবার মতো আজ দিন {all, number}।",
  keepDay: "দিন {day, number} রাখুন",
  isRead: "পড়েছেন",
  continueAt: "{verse} থেকে পড়তে থাকুন",
  continueDay: "দিন {day, number}: {verse} থেকে পড়তে থাকুন",
  planToday: "{name}: আজকের অংশ পড়ুন",
  lastRead: "শেষ পড়েছেন দিন {day, number} · দিন {next, number} পড়ুন",
} as const satisfies Translation<typeof english>;
