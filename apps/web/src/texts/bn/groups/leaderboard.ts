import type { leaderboard as english } from "../../en/groups/leaderboard.ts";
import type { Translation } from "../../translation.ts";

export const leaderboard = {
  failed: "লিডারবোর্ড লোড করা গেল না",
  loading: "লিডারবোর্ড লোড হচ্ছে...",
  cycle: "খতম",
  none: "এখনো কোনো ফলাফল নেই",
  noneHint: "কেউ কুইজ শেষ করলে তাঁর পয়েন্ট এখানে দেখা যাবে।",
  others: "যাঁরা এখনো কোনো কুইজ শেষ করেননি, তাঁদের পয়েন্ট নেই, তাই তাঁরা এই তালিকায় নেই।",
  reported: "অন্য প্রোগ্রাম থেকে পাঠানো ফলাফলও গোনা হয়; সেগুলো এই সাইটে যাচাই করা হয়নি।",
  unknown: "অজানা ব্যবহারকারী",
  you: "(আপনি)",
  day: "দিন {day, number} • টানা {streak, number} দিন",
  verses: "{count, number, ::group-off}টি আয়াত",
  days: "{count, number} দিন সম্পন্ন",
  points: "<figure>{points, number, ::group-off}</figure> পয়েন্ট",
} as const satisfies Translation<typeof english>;
