import type { reset as english } from "../../en/account/reset.ts";
import type { Translation } from "../../translation.ts";

export const reset = {
  head: "নতুন পাসওয়ার্ড · দৈনিক কুরআন পাঠ",
  description: "আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড দিন।",
  invalid: "এই লিংকটি কাজ করছে না",
  invalidHint: "এর মেয়াদ হয়তো শেষ। যিনি পাঠিয়েছেন, তাঁর কাছে নতুন একটি লিংক চেয়ে নিন।",
  title: "নতুন পাসওয়ার্ড দিন",
  whose:
    "<name>{username}</name> অ্যাকাউন্টের জন্য। অন্য যত ব্রাউজারে সাইন ইন করা আছে, সবখান থেকে লগ আউট হবে; এই ব্রাউজারে সাইন ইন হয়ে যাবে।",
  checkFailed: "লিংকটি যাচাই করা গেল না",
  needs: "পাসওয়ার্ড দেওয়ার জন্য",
  checking: "লিংক যাচাই হচ্ছে...",
  newPassword: "নতুন পাসওয়ার্ড",
  set: "পাসওয়ার্ড সংরক্ষণ করুন",
  setting: "সংরক্ষণ হচ্ছে...",
  failed: "পাসওয়ার্ড সংরক্ষণ করা গেল না",
} as const satisfies Translation<typeof english>;
