import type { webhooks as english } from "../../en/groups/webhooks.ts";
import type { Translation } from "../../translation.ts";

export const webhooks = {
  title: "অন্য প্রোগ্রামকে জানান",
  why: "গ্রুপে যা হয়, তা আপনার দেওয়া ঠিকানায় (যেমন কোনো বটের) পাঠানো হয়: কে, কী ও কখন, ব্যবহারকারীর নামসহ।",
  loading: "ওয়েবহুক লোড হচ্ছে...",
  loadFailed: "ওয়েবহুক লোড করা গেল না",
  joined: "কেউ গ্রুপে এসেছেন",
  cycle: "একটি চক্র শুরু হয়েছে",
  result: "কুইজের একটি ফল জমা হয়েছে",
  khatma: "একটি ভাগাভাগি খতম শুরু হয়েছে",
  share: "ভাগাভাগি খতমের একটি অংশ নেওয়া হয়েছে, পড়া হয়েছে বা আবার খালি",
  finished: "ভাগাভাগি খতম শেষ হয়েছে",
  none: "এখনো কিছু পাঠানো হয়নি।",
  waits: "পাঠানোর অপেক্ষায়",
  arrived: "পৌঁছেছে",
  failed: "পৌঁছায়নি: {why}",
  again: "আবার পাঠান",
  remove: "সরান",
  removeNamed: "{url} সরান",
  notDone: "কাজটি হলো না। আবার চেষ্টা করুন।",
  address: "ঠিকানা",
  addressWhy: "https:// দিয়ে শুরু হয় এবং সবার জন্য খোলা ইন্টারনেটে আছে।",
  secret: "গোপন চাবি",
  secretWhy: "এখনই কপি করুন: একবারই দেখানো হয়। প্রতিটি খবর এটি দিয়ে স্বাক্ষর করা হয় (Standard Webhooks)।",
  add: "ওয়েবহুক যোগ করুন",
  adding: "যোগ হচ্ছে...",
} as const satisfies Translation<typeof english>;
