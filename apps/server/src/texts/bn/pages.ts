import type { pages as english } from "../en/pages.ts";

export const pages: Readonly<Record<keyof typeof english, string>> = {
  name: "দৈনিক কুরআন পাঠ",
  busy: "এই মুহূর্তে অনেকে এখানে আছেন। অনুগ্রহ করে একটু পরে আবার চেষ্টা করুন।",
};
