import type { calendar as english } from "../../en/reading/calendar.ts";
import type { Translation } from "../../translation.ts";

export const calendar = {
  title: "আপনার ক্যালেন্ডারে পাঠসূচি",
  about: "প্রতিদিনের আয়াত, লিংকসহ; ক্যালেন্ডার নিজেই হালনাগাদ করে নেয়।",
  alarm: "অ্যালার্ম (চাইলে)",
  alarmWhy: "গুগল ক্যালেন্ডার এটি মানে না, সেখানে আলাদা করে অ্যালার্ম দিতে হয়।",
  google: "গুগল ক্যালেন্ডার",
  device: "এই ডিভাইসের ক্যালেন্ডার",
  download: "ফাইল ডাউনলোড করুন",
  address: "ঠিকানা",
  addressWhy: "অন্য ক্যালেন্ডারে যোগ করতে এই ঠিকানা দিন।",
} as const satisfies Translation<typeof english>;
