import type { invite as english } from "../en/invite.ts";
import type { Translation } from "../translation.ts";

export const invite = {
  head: "আমন্ত্রণ · দৈনিক কুরআন পাঠ",
  description: "একটি পাঠের গ্রুপে যোগ দেওয়ার আমন্ত্রণ।",
  loading: "আমন্ত্রণ লোড হচ্ছে...",
  failed: "আমন্ত্রণটি লোড করা গেল না",
  needs: "আমন্ত্রণ দেখার জন্য",
  lead: "আপনাকে এই গ্রুপে যোগ দেওয়ার আমন্ত্রণ জানানো হয়েছে",
  facts: "{members, number, ::group-off} জন সদস্য · মেয়াদ {day} পর্যন্ত",
  join: "গ্রুপে যোগ দিন",
  joining: "যোগ দেওয়া হচ্ছে...",
  createAccount: "অ্যাকাউন্ট খুলে যোগ দিন",
  signIn: "সাইন ইন করে যোগ দিন",
  joins: "সাইন ইন করলেই আপনি গ্রুপে যোগ দেবেন।",
  signInFor: "<group>{name}</group> গ্রুপে যোগ দিতে সাইন ইন করুন বা অ্যাকাউন্ট খুলুন।",
  notValid: "আমন্ত্রণের এই লিংকটি কাজ করছে না",
  notValidHint: "এর মেয়াদ হয়তো শেষ। যিনি পাঠিয়েছেন, তাঁর কাছে নতুন একটি লিংক চেয়ে নিন।",
  seeGroups: "পাঠের গ্রুপগুলো দেখুন",
} as const satisfies Translation<typeof english>;
