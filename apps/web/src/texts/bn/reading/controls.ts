import type { controls as english } from "../../en/reading/controls.ts";
import type { Translation } from "../../translation.ts";

export const controls = {
  cancel: "বাতিল",
  copy: "কপি করুন",
  copied: "কপি হয়েছে",
  share: "শেয়ার করুন",
  close: "বন্ধ করুন",
  window: "এই উইন্ডো",
  showPassword: "পাসওয়ার্ড দেখান",
  needsScript: "{what} জাভাস্ক্রিপ্ট দরকার। ব্রাউজারে এটি চালু করে পাতাটি আবার লোড করুন।",
  loading: "লোড হচ্ছে…",
  showMore: "আরও দেখুন",
} as const satisfies Translation<typeof english>;
