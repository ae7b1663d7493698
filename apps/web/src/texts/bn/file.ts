import type { file as english } from "../en/file.ts";
import type { Translation } from "../translation.ts";

export const file = {
  title: "আপনার পড়ার হিসাবের ফাইল",
  what: "আপনি যা পড়েছেন, আপনার বুকমার্ক ও পরিকল্পনা, আর কোথায় থেমেছেন: সব একটি JSON ফাইলে। নিজের কাছে রাখতে পারেন, অন্য অ্যাকাউন্টেও নিতে পারেন।",
  visitor:
    "এসব শুধু এই ব্রাউজারে আছে। মাঝে মাঝে ফাইলে সংরক্ষণ করুন, অথবা সাইন ইন করুন: তাহলে আপনার সব ডিভাইসে থাকবে।",
  save: "ফাইলে সংরক্ষণ করুন",
  saving: "সংরক্ষণ করা হচ্ছে…",
  saveFailed: "ফাইলটি তৈরি করা গেল না: {why}",
  bring: "ফাইল থেকে আনুন",
  bringing: "আনা হচ্ছে…",
  brought:
    "{imported, plural, =0 {নতুন কিছু নেই: সবই এখানে আগে থেকে ছিল।} other {নতুন এসেছে {imported, number}টি।}}",
  tooLarge: "ফাইলটি খুব বড়: এমন ফাইল সর্বোচ্চ ২ MB হয়। কিছুই আনা হয়নি।",
  unreadable: "এটি এই অ্যাপের পড়ার হিসাবের ফাইল নয়। কিছুই আনা হয়নি।",
  tooNew: "ফাইলটি অ্যাপের আরও নতুন সংস্করণের। পাতাটি আবার লোড করে আবার চেষ্টা করুন।",
  failed: "ফাইলটি আনা গেল না: {why}",
  anotherTitle: "ফাইলটি কি অন্য কারও?",
  another: "ফাইলটি {owner}-এর। তাঁর পড়ার হিসাব আপনার হওয়ার কথা থাকলে তবেই আনুন।",
  anotherBring: "আনুন",
} as const satisfies Translation<typeof english>;
