import type { bookmarks as english } from "../../en/reading/bookmarks.ts";
import type { Translation } from "../../translation.ts";

export const bookmarks = {
  head: "বুকমার্ক · দৈনিক কুরআন পাঠ",
  description: "যেসব আয়াত আপনি বুকমার্ক করেছেন, আপনার নোট ও লেবেলসহ।",
  title: "বুকমার্ক",
  needs: "আপনার বুকমার্কের জন্য",
  loading: "আপনার বুকমার্ক লোড হচ্ছে…",
  none: "এখনো কোনো বুকমার্ক নেই",
  noneHint: "পড়ার সময় আয়াতের নম্বরে চাপ দিন, তারপর “বুকমার্ক ও নোট”-এ।",
  read: "আজকের পাঠ পড়ুন",
  search: "বুকমার্ক খুঁজুন",
  searchHint: "নোট, লেবেল, সূরা বা ২:২৫৫",
  count: "{count, number}টি বুকমার্ক",
  notFound: "এমন কোনো বুকমার্ক নেই",
  notFoundHint: "অন্য শব্দ লিখুন, অথবা সব লেবেল দেখুন।",
  labels: "লেবেল",
  allLabels: "সব",
  list: "আপনার বুকমার্ক",
  change: "{verse}-এর বুকমার্ক বদলান",
  changeTitle: "{verse}-এর বুকমার্ক",
  remove: "{verse}-এর বুকমার্ক সরান",
  removed: "সরানো হয়েছে: {verse}",
  undo: "ফিরিয়ে নিন",
} as const satisfies Translation<typeof english>;
