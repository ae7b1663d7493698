import type { failures as english } from "../../en/site/failures.ts";
import type { Translation } from "../../translation.ts";

export const failures = {
  today: "আয়াত লোড করা গেল না। অনুগ্রহ করে আপনার নেটওয়ার্ক সংযোগ দেখুন।",
  tomorrow: "আগামীকালের আয়াত লোড করা গেল না। অনুগ্রহ করে আপনার নেটওয়ার্ক সংযোগ দেখুন।",
  day: "আয়াত আনা গেল না",
  status: "সার্ভার থেকে ঠিকমতো উত্তর আসেনি ({status})",
} as const satisfies Translation<typeof english>;
