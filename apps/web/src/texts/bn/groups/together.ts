import type { together as english } from "../../en/groups/together.ts";
import type { Translation } from "../../translation.ts";

export const together = {
  dayIsRead: "দিন {day, number} পড়েছেন ✓",
  readDay: "দিন {day, number} পড়ুন",
  more: "আপনার গ্রুপে {count, number}টি পাঠ",
  noReading: "আপনার গ্রুপে আজ কোনো পাঠ নেই",
  findGroup: "একসঙ্গে পড়ুন: একটি গ্রুপ খুঁজে নিন",
  startGroup: "একসঙ্গে পড়ুন: একটি গ্রুপ শুরু করুন",
  everyone: "সবার পাঠ",
  show: "“আজ”-এ দেখান",
  shown: "এখন থেকে “আজ”-এ {name} দেখা যাবে।",
  isAtHome: "“আজ”-এ দেখা যাচ্ছে",
  backToGroup: "গ্রুপে ফিরুন",
  quizDay: "{group} · দিন {day, number}",
  takeQuiz: "আজকের কুইজ দিন",
  done: "সম্পন্ন · {points, number}/{maximum, number}",
} as const satisfies Translation<typeof english>;
