import type { refresh as english } from "../en/refresh.ts";
import type { Translation } from "../translation.ts";

export const refresh = {
  newDailyAt: "প্রতিদিন আপনার স্থানীয় সময় {time}টায় নতুন পাঠ আসে।",
  copiesDone: "অফলাইনে পড়ার জন্য পরের দিনগুলো সংরক্ষণ করা আছে।",
} as const satisfies Translation<typeof english>;
