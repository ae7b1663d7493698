import type { assignments as english } from "../en/assignments.ts";
import type { Translation } from "../translation.ts";

export const assignments = {
  loading: "নির্ধারিত পাঠ লোড হচ্ছে...",
  failed: "পাঠসূচি লোড করা গেল না",
  totalDays: "মোট দিন",
  totalVerses: "মোট আয়াত",
  totalPoints: "সর্বোচ্চ পয়েন্ট",
  cycle: "চক্র",
  search: "নির্ধারিত পাঠ খুঁজুন",
  searchHint: "দিন বা সূরা",
  jump: "আজকের দিনে যান",
  count: "{all, number} দিনের মধ্যে {found, number} দিন",
  none: "কোনো দিন মেলেনি",
  noneHint: "দিনের নম্বর বা সূরার নাম দিয়ে খুঁজুন।",
  day: "দিন",
  assignment: "নির্ধারিত পাঠ",
  verses: "আয়াত",
  unit: "{count, plural, other {টি}} আয়াত ·",
  dueDate: "তারিখ",
  quiz: "কুইজ",
  quizOf: "দিন {day, number}-এর কুইজ",
  quizOfDone: "দিন {day, number}-এর কুইজ: {result}",
  today: "আজ",
  until: "আপনার সময় {time}টা পর্যন্ত",
  missed: "বাদ গেছে",
  past: "গত",
} as const satisfies Translation<typeof english>;
