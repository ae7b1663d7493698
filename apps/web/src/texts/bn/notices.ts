import type { notices as english } from "../en/notices.ts";
import type { Translation } from "../translation.ts";

export const notices = {
  error: "ত্রুটি",
  tryAgain: "আবার চেষ্টা করুন",
  broken: "দেখানো গেল না: {name}।",
  kept: "এখানে কিছু একটা সমস্যা হয়েছে। আপনার লেখা রাখা আছে।",
  pageFailed: "এই পাতা লোড করা গেল না।",
  checkNetwork: "অনুগ্রহ করে আপনার নেটওয়ার্ক সংযোগ দেখুন।",
  dismiss: "সরান",
  toasts: "বার্তা (F8)",
} as const satisfies Translation<typeof english>;
