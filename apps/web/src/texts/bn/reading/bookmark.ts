import type { bookmark as english } from "../../en/reading/bookmark.ts";
import type { Translation } from "../../translation.ts";

export const bookmark = {
  add: "বুকমার্ক ও নোট",
  added: "বুকমার্ক করা হয়েছে",
  note: "নোট",
  label: "লেবেল",
  labelHint: "যেমন ধৈর্য",
  save: "সংরক্ষণ করুন",
  saved: "সংরক্ষণ করা হয়েছে।",
  unsaved: "এখনো সংরক্ষণ করা হয়নি।",
  remove: "বুকমার্ক সরান",
  all: "সব বুকমার্ক",
} as const satisfies Translation<typeof english>;
