import type { offline as english } from "../en/offline.ts";
import type { Translation } from "../translation.ts";

export const offline = {
  head: "আপনি অফলাইনে আছেন",
  title: "আপনি অফলাইনে আছেন",
  what: "এই পাতা এখানে এখনো খোলা হয়নি। আজকের ও সামনের কয়েক দিনের পাঠ রাখা আছে।",
  home: "আজকের পাঠ",
  savedDays: "রাখা আছে:",
  day: "দিন",
} as const satisfies Translation<typeof english>;
