import type { refresh as english } from "../../en/reading/refresh.ts";
import type { Translation } from "../../translation.ts";

export const refresh = {
  newDailyAt: "প্রতিদিন আপনার স্থানীয় সময় {time}টায় নতুন পাঠ আসে।",
  copiesDone: "অফলাইনে পড়ার জন্য পরের দিনগুলো সংরক্ষণ করা আছে।",
  clockOff: "আপনার ডিভাইসের ঘড়ি ঠিক নেই",
  clockIs:
    "ঘড়িটি প্রায় {count, number} {unit, select, days {দিন} hours {ঘণ্টা} other {মিনিট}} {way, select, ahead {এগিয়ে} other {পিছিয়ে}} আছে। এখানে দিন ও পাঠ চলে আমাদের নিজেদের ঘড়িতে।",
} as const satisfies Translation<typeof english>;
