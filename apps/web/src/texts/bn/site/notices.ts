import type { notices as english } from "../../en/site/notices.ts";
import type { Translation } from "../../translation.ts";

export const notices = {
  error: "ত্রুটি",
  tryAgain: "আবার চেষ্টা করুন",
  broken: "দেখানো গেল না: {name}।",
  kept: "এখানে কিছু একটা সমস্যা হয়েছে। আপনার লেখা রাখা আছে।",
  pageFailed: "এই পাতা লোড করা গেল না।",
  checkNetwork:
    "অনুগ্রহ করে আপনার নেটওয়ার্ক সংযোগ দেখুন। সংযোগ ঠিক থাকলে সাইটটি এইমাত্র হালনাগাদ হয়েছে: আবার চেষ্টা করুন।",
  dismiss: "সরান",
  undo: "ফিরিয়ে নিন",
  toasts: "বার্তা (F8)",
  unreachable: "সার্ভারের সঙ্গে যোগাযোগ করা গেল না। সংযোগ দেখে আবার চেষ্টা করুন।",
  foreign:
    "এই সাইটের বদলে অন্য কিছু থেকে উত্তর এসেছে। আপনার নেটওয়ার্কে সাইন ইন করতে হলে আগে তা করুন, তারপর আবার চেষ্টা করুন।",
  unauthorized: "আপনি সাইন ইন করেননি। অনুগ্রহ করে সাইন ইন করুন।",
  failedWith: "অনুরোধ সফল হয়নি (কোড {status})",
} as const satisfies Translation<typeof english>;
