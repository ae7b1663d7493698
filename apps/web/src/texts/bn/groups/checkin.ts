import type { checkin as english } from "../../en/groups/checkin.ts";
import type { Translation } from "../../translation.ts";

export const checkin = {
  mark: "দিন {day, number}-এর পাঠ পড়েছি",
  marked: "আপনি দিন {day, number}-এর পাঠ পড়েছেন",
  undo: "ফিরিয়ে নিন",
  counts: "“পড়েছি” চাপলে এখানেও গোনা হবে।",
  failed: "এটি পাঠানো গেল না। আবার চেষ্টা করুন।",
  read: "{members, number, ::group-off} জনের মধ্যে {read, number, ::group-off} জন দিন {day, number}-এর পাঠ পড়েছেন",
  readNamed:
    "{members, number, ::group-off} জনের মধ্যে {read, number, ::group-off} জন দিন {day, number}-এর পাঠ পড়েছেন: {names}",
  andMore: "{names} এবং আরও {more, number, ::group-off} জন",
  names: "কতজন পড়েছেন, অন্যরা তা দেখেন। আপনার নাম দেখবেন কি না, তা <account>অ্যাকাউন্টে</account> বেছে নিন।",
  unnamed: "যাঁরা অ্যাকাউন্টে নিজের নাম দেখাতে দিয়েছেন, তাঁদের নাম এখানে থাকে।",
  quizOnly: "দিন {day, number}-এর কুইজ শেষ। ধারাবাহিকতার জন্য পাঠটিতেও “পড়েছি” দিন।",
  quizOnlyDays:
    "দিন {days}: কুইজ শেষ, কিন্তু পাঠে “পড়েছি” দেওয়া হয়নি। দিলে {count, plural, one {দিনটি} other {দিনগুলো}} ধারাবাহিকতায় গোনা হবে।",
  markDays: "{count, plural, one {পাঠটি পড়েছি} other {পাঠগুলো পড়েছি}}",
  kept: "এই ডিভাইসে রাখা আছে। সংযোগ এলেই পাঠানো হবে।",
  refused:
    "{what, select, quiz {{day, number} দিনের কুইজে আপনার উত্তর} other {আপনার পড়ার চিহ্ন}} নেওয়া হয়নি: {why}",
  sendAgain: "আবার পাঠান",
  letGo: "বাদ দিন",
} as const satisfies Translation<typeof english>;
