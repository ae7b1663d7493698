import type { offline as english } from "../../en/site/offline.ts";
import type { Translation } from "../../translation.ts";

export const offline = {
  head: "সংযোগ নেই",
  title: "সংযোগ নেই",
  what: "এই পাতা এই ডিভাইসে রাখা নেই। আজকের ও সামনের কয়েক দিনের পাঠ এখানে রাখা আছে।",
  home: "আজকের পাঠ",
  savedDays: "রাখা আছে:",
  day: "দিন",
  schedule: "পাঠসূচি",
  bookmarks: "বুকমার্ক",
} as const satisfies Translation<typeof english>;
