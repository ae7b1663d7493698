import type { details as english } from "../en/details.ts";

export const details: Readonly<Record<keyof typeof english, string>> = {
  noSuchVerse: "{reference} নেই: সূরা {surah, number}-এ আয়াত {count, number}টি।",
  noSuchSurah: "এমন কোনো আয়াত নেই: কুরআনে সূরা {count, number}টি।",
  noEdition:
    "এই আইডির কোনো {kind, select, tafseer {তাফসীর} translation {অনুবাদ} other {উচ্চারণ}} এখানে নেই। আছে: {ids}।",
  tooManyVerses: "আয়াতগুলো সব মিলিয়ে {most, number}টির বেশি।",
  noSuchEdition: "“{id}” আইডির কোনো লেখা এখানে নেই। আছে: {ids}।",
  noTextForm: "পুরো লেখা এই ফরম্যাটে নেই। আছে: {forms}।",
  noSuchReciter: "audio-তে দেওয়া আইডির কোনো ক্বারী এখানে নেই। আছেন: {ids}।",
  repeatsItself: "লেখাটিতে একই কথা এতবার আছে যে মিলিয়ে দেখা যায় না। এর একটি অংশ পাঠান।",
  noCommentary: "এখানে কোনো তাফসীর যোগ করা হয়নি।",
  tokenNeeds: "এই অ্যাক্সেস টোকেন দিয়ে এটি করা যায় না: এর জন্য “{needed}” অনুমতি লাগে।",
  tokenNever: "কোনো অ্যাক্সেস টোকেন দিয়ে এটি করা যায় না। সাইটে সাইন ইন করে করুন।",
  noEditions:
    "এই আইডির কোনো {kind, select, tafseer {তাফসীর} translation {অনুবাদ} other {উচ্চারণ}} এখানে নেই। একটিও যোগ করা হয়নি।",
  badUtf8: "পাঠানো তথ্য সঠিক UTF-8 নয়।",
  badJson: "পাঠানো তথ্য সঠিক JSON নয়।",
  badJsonEnd: "পাঠানো তথ্য সঠিক JSON নয়: শেষ হওয়ার আগেই থেমে গেছে।",
  badJsonAt: "পাঠানো তথ্য সঠিক JSON নয়: ভুলটি লাইন {line, number}, কলাম {column, number}-এ।",
  requestEnded: "অনুরোধটি শেষ হওয়ার আগেই থেমে গেছে।",
  tooManyCalls: "একসঙ্গে সর্বোচ্চ {most, number}টি কল পাঠানো যায়।",
  noStreams: "একসঙ্গে পাঠানো কল স্ট্রিম করা হয় না: trpc-accept বাদ দিন।",
  fault: "{fault}",
  mcpBatch: "একটি অনুরোধে একটি বার্তা থাকে: এই প্রোটোকলে এখন আর একসঙ্গে অনেক বার্তা পাঠানো যায় না।",
  badImport: "এই ফাইলটি আনা যায়নি। {path}: {fault}",
  noTimeZone: "এই টাইম জোন জানা নেই। লিখুন Asia/Dhaka-র মতো করে।",
  nameOfAccount:
    "এখানে একজনের ব্যবহারকারীর নাম এটি, বা দেখতে এমনই। তিনি আপনি হলে সাইন ইন করুন, না হলে নামের সঙ্গে একটি শব্দ যোগ করুন।",
  shareTaken:
    "{part, select, juz {পারা {n, number}} hizb {হিযব {n, number}} surah {সূরা {n, number}} page {পৃষ্ঠা {n, number}} other {অংশ {n, number}}} {by}-এর কাছে আছে। অন্য অংশগুলোও নেওয়া হয়ে গেছে।",
  shareTakenNext:
    "{part, select, juz {পারা {n, number}} hizb {হিযব {n, number}} surah {সূরা {n, number}} page {পৃষ্ঠা {n, number}} other {অংশ {n, number}}} {by}-এর কাছে আছে। {part, select, juz {পারা {next, number}} hizb {হিযব {next, number}} surah {সূরা {next, number}} page {পৃষ্ঠা {next, number}} other {অংশ {next, number}}} খালি আছে।",
  dailyKhatmas:
    "দিনে সর্বোচ্চ {most, number}টি ভাগাভাগি খতম শুরু করা যায়। {hours, number} ঘণ্টা পরে আবার করতে পারবেন।",
  dailyGroups:
    "দিনে সর্বোচ্চ {most, number}টি গ্রুপ তৈরি করা যায়। {hours, number} ঘণ্টা পরে আবার করতে পারবেন।",
  dailyCycles: "দিনে সর্বোচ্চ {most, number}টি খতম শুরু করা যায়। {hours, number} ঘণ্টা পরে আবার করতে পারবেন।",
  dailyMembers:
    "দিনে সর্বোচ্চ {most, number} জন সদস্য যোগ করা যায়। আমন্ত্রণের লিংকে এই সীমা নেই। {hours, number} ঘণ্টা পরে আবার করতে পারবেন।",
  dailyInvites:
    "দিনে সর্বোচ্চ {most, number}টি আমন্ত্রণের লিংক তৈরি করা যায়। {hours, number} ঘণ্টা পরে আবার করতে পারবেন।",
  dailyClaims:
    "দিনে সর্বোচ্চ {most, number} বার গ্রুপের দায়িত্ব চাওয়া যায়। {hours, number} ঘণ্টা পরে আবার চাইতে পারবেন।",
  dailyQuizzes:
    "গ্রুপে এখনো কেউ খোলেনি, এমন কুইজ দিনে সর্বোচ্চ {most, number}টি খোলা যায়। {hours, number} ঘণ্টা পরে আবার করতে পারবেন।",
};
