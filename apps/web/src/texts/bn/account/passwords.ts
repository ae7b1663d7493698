import type { passwords as english } from "../../en/account/passwords.ts";
import type { Translation } from "../../translation.ts";

export const passwords = {
  rule: "কমপক্ষে ৮টি অক্ষর।",
  common: "এই পাসওয়ার্ড সহজে অনুমান করা যায়। সম্পর্কহীন তিন-চারটি শব্দ মিলে ভালো পাসওয়ার্ড হয়।",
  short: "লম্বা পাসওয়ার্ড বেশি নিরাপদ: আরও এক-দুটি শব্দ যোগ করুন।",
} as const satisfies Translation<typeof english>;
