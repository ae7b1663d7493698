import type { notifications as english } from "../../en/site/notifications.ts";
import type { Translation } from "../../translation.ts";

export const notifications = {
  title: "বিজ্ঞপ্তি",
  bellUnread: "বিজ্ঞপ্তি, {count}টি অপঠিত",
  list: "তালিকা",
  markAll: "সব পড়েছি",
  loading: "বিজ্ঞপ্তি লোড হচ্ছে…",
  failed: "বিজ্ঞপ্তি লোড করা গেল না",
  none: "আপনার কোনো বিজ্ঞপ্তি নেই",
  unread: ", অপঠিত",
  arrived: "{count, plural, other {#টি নতুন বিজ্ঞপ্তি}}",
  notMarked: "বিজ্ঞপ্তিটি পঠিত হিসেবে চিহ্নিত করা গেল না",
} as const satisfies Translation<typeof english>;
