import type { invite as english } from "../../en/groups/invite.ts";
import type { Translation } from "../../translation.ts";

export const invite = {
  head: "আমন্ত্রণ · দৈনিক কুরআন পাঠ",
  description: "একটি পাঠের গ্রুপে যোগ দেওয়ার আমন্ত্রণ।",
  loading: "আমন্ত্রণ লোড হচ্ছে...",
  failed: "আমন্ত্রণটি লোড করা গেল না",
  needs: "আমন্ত্রণ দেখার জন্য",
  lead: "আপনাকে এই গ্রুপে যোগ দেওয়ার আমন্ত্রণ জানানো হয়েছে",
  leadBy: "<by>{name}</by> আপনাকে এই গ্রুপে যোগ দেওয়ার আমন্ত্রণ জানিয়েছেন",
  facts: "{members, number, ::group-off} জন সদস্য · মেয়াদ {day} পর্যন্ত",
  join: "গ্রুপে যোগ দিন",
  joining: "যোগ দেওয়া হচ্ছে...",
  joined: "আপনি এখন {name} গ্রুপে",
  joinedText: "গ্রুপের পাঠ নিচে আছে।",
  member: "আপনি এই গ্রুপে আছেন",
  openGroup: "গ্রুপে যান",
  createAccount: "অ্যাকাউন্ট খুলে যোগ দিন",
  signIn: "সাইন ইন করে যোগ দিন",
  joins: "সাইন ইন করলেই আপনি গ্রুপের সদস্য হয়ে যাবেন।",
  signInFor: "<group>{name}</group> গ্রুপে যোগ দিতে সাইন ইন করুন বা অ্যাকাউন্ট খুলুন।",
  unknown: "আমন্ত্রণের এই লিংকটি ঠিক নয়",
  unknownHint:
    "লিংকের কিছু অংশ হয়তো বাদ পড়েছে, অথবা গ্রুপটি আর নেই। পুরো লিংকটি আবার খুলুন, অথবা নতুন একটি চেয়ে নিন।",
  expired: "এই আমন্ত্রণের মেয়াদ শেষ",
  expiredHint: "যিনি পাঠিয়েছেন, তাঁর কাছে নতুন একটি আমন্ত্রণ চেয়ে নিন।",
  revoked: "এই আমন্ত্রণটি বন্ধ করা হয়েছে",
  revokedHint: "এখনো যোগ দেওয়া যাবে কি না, যিনি পাঠিয়েছেন, তাঁর কাছে জেনে নিন।",
  seeGroups: "পাঠের গ্রুপগুলো দেখুন",
} as const satisfies Translation<typeof english>;
